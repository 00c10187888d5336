"""discord.py, unpatched except for its addresses, does what a board-game bot does; both judges listen."""

import asyncio

import discord
import pytest
from discord import app_commands

from sandbox.people.client import DidNotRespond, People
from sandbox.people.shown import Shown, as_form, as_message
from sandbox.server import Sandbox
from tests.sandbox import api_schema
from tests.sandbox.api_schema import Traffic
from tests.sandbox.bots import Bot, picture, running


class Turn(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="My turn", emoji="▶", custom_id="turn", style=discord.ButtonStyle.primary)
    async def turn(self, interaction: discord.Interaction, _: "discord.ui.Button[Turn]") -> None:
        await interaction.response.send_message("Only you see this", ephemeral=True)

    @discord.ui.button(label="Closed", custom_id="closed", disabled=True)
    async def closed(self, *_: object) -> None:
        raise AssertionError("a disabled button was pressed")

    @discord.ui.select(
        custom_id="piece",
        placeholder="Which piece?",
        options=[discord.SelectOption(label=name, value=str(it)) for it, name in enumerate(("Boat", "Bull"))],
    )
    async def piece(self, interaction: discord.Interaction, chosen: "discord.ui.Select[Turn]") -> None:
        await interaction.response.edit_message(content=f"picked {chosen.values[0]}")


class Notation(discord.ui.Modal, title="Type a move"):
    move: discord.ui.Label["Notation"] = discord.ui.Label(
        text="Move", description="as in move B2 C5", component=discord.ui.TextInput(max_length=20)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.move.component, discord.ui.TextInput)
        await interaction.response.send_message(f"You typed {self.move.component.value}", ephemeral=True)


def board(title: str) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow(
        discord.ui.Button(label="My turn", custom_id="v1:turn:7"),
        discord.ui.Button(label="Rules", url="https://example.com/rules"),
    )
    gallery: discord.ui.MediaGallery[discord.ui.LayoutView] = discord.ui.MediaGallery(
        discord.MediaGalleryItem("attachment://board.png", description="A blue board")
    )
    text: discord.ui.TextDisplay[discord.ui.LayoutView] = discord.ui.TextDisplay(f"## {title}")
    line: discord.ui.Separator[discord.ui.LayoutView] = discord.ui.Separator()
    view.add_item(discord.ui.Container(text, gallery, line, row, accent_colour=0x3366CC, id=1 << 30))
    return view


def a_bot() -> Bot:
    bot = Bot()
    group = app_commands.Group(name="table", description="Tables")

    @group.command(description="Open a table")
    @app_commands.choices(game=[app_commands.Choice(name="Fireship", value="fireship")])
    async def open_(
        interaction: discord.Interaction, game: str, seats: app_commands.Range[int, 2, 5] = 2
    ) -> None:
        await interaction.response.send_message(f"{game} for {seats}", file=picture(), view=Turn())

    @group.command(description="A board of components")
    async def board_(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=board("Turn 1"), file=picture())

    @group.command(description="Slow")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(content="Done at last", attachments=[picture()])

    @group.command(description="A form")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Notation())

    @group.command(description="A move")
    async def move(interaction: discord.Interaction, piece: str) -> None:
        await interaction.response.send_message(f"moved {piece}")

    @move.autocomplete("piece")
    async def pieces(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        known = ["boat B2", "boat C5", "bull A1"]
        return [app_commands.Choice(name=it, value=it) for it in known if typed in it]

    bot.tree.add_command(group)
    return bot


async def test_a_command_is_answered_with_a_picture_and_buttons_that_everybody_sees(
    sandbox: Sandbox, people: People
) -> None:
    async with running(a_bot(), sandbox) as bot:
        ana, ben = await people.person("Ana"), await people.person("Ben")
        answer = as_message(await ana.go("games").slash("/table open_ fireship", seats=3))
        assert answer.buttons == ["▶ My turn", "Closed"]
        assert (answer.pictures[0].alt, answer.pictures[0].width) == ("A blue board", 64)
        assert (await ben.go("games").sees("fireship for 3")).id == answer.id
        assert bot.failures == []


async def test_an_ephemeral_answer_is_seen_by_its_addressee_alone(sandbox: Sandbox, people: People) -> None:
    async with running(a_bot(), sandbox):
        ana, ben = await people.person("Ana"), await people.person("Ben")
        await ana.go("games").slash("/table open_ fireship")
        secret = as_message(await ben.go("games").press("My turn"))
        assert secret.ephemeral
        await ana.does_not_see("Only you see this")
        await ben.dismiss(secret)
        await ben.does_not_see("Only you see this")


async def test_a_select_edits_its_message_in_place(sandbox: Sandbox, people: People) -> None:
    async with running(a_bot(), sandbox):
        ana = await people.person("Ana")
        opened = as_message(await ana.go("games").slash("/table open_ fireship"))
        edited = as_message(await ana.select("Bull"))
        assert (edited.id, edited.json["content"]) == (opened.id, "picked 1")


async def test_components_v2_come_back_numbered_with_their_pictures(sandbox: Sandbox, people: People) -> None:
    async with running(a_bot(), sandbox):
        ana = await people.person("Ana")
        shown = as_message(await ana.go("games").slash("/table board_"))
        container = shown.json["components"][0]
        assert container["id"] == 1 << 30
        assert shown.pictures[0].alt == "A blue board"
        assert (await ana.picture(shown))[:4] == b"\x89PNG"


async def test_a_deferred_answer_thinks_and_then_speaks(sandbox: Sandbox, people: People) -> None:
    async with running(a_bot(), sandbox):
        ana = await people.person("Ana")
        answer = as_message(await ana.go("games").slash("/table slow"))
        assert (answer.json["content"], answer.ephemeral, len(answer.pictures)) == ("Done at last", True, 1)


async def test_a_form_is_filled_and_answered(sandbox: Sandbox, people: People) -> None:
    async with running(a_bot(), sandbox):
        ana = await people.person("Ana")
        form = as_form(await ana.go("games").slash("/table form"))
        answer = as_message(await ana.submit(form, Move="B2 C5"))
        assert answer.text == "You typed B2 C5"


async def test_autocomplete_offers_what_fits_what_was_typed(sandbox: Sandbox, people: People) -> None:
    async with running(a_bot(), sandbox):
        ana = await people.person("Ana")
        choices = await ana.go("games").complete("/table move", "piece", "boat")
        assert [it["name"] for it in choices] == ["boat B2", "boat C5"]


async def test_threads_pins_direct_messages_and_edits(sandbox: Sandbox, people: People) -> None:
    """What a bot does with no interaction at hand."""
    bot = Bot()
    async with running(bot, sandbox):
        ana = await people.person("Ana")
        channel = discord.utils.get(bot.get_all_channels(), name="games")
        assert isinstance(channel, discord.TextChannel)
        lobby = await channel.send("A table", view=Turn(), nonce="g1:lobby")
        thread = await lobby.create_thread(name="Fireship 1", auto_archive_duration=10080)
        first = await thread.send(f"<@{ana.id}>", file=picture())
        await first.edit(content="edited", attachments=[picture("after.png")])
        await first.pin()
        assert [it.id async for it in thread.pins()] == [first.id]
        await first.unpin()
        await thread.add_user(discord.Object(ana.id))
        await thread.edit(archived=True, locked=False)
        person = await bot.fetch_user(ana.id)
        hand = await person.send("Your hand")
        await ana.sees_dm("Your hand")
        await hand.delete()
        await ana.sees_gone(Shown({"id": str(hand.id), "channel_id": str(hand.channel.id)}))
        history = [it.content async for it in thread.history()]
        assert "edited" in history
        assert bot.failures == []


async def test_a_hand_by_direct_message_works_from_there(sandbox: Sandbox, people: People) -> None:
    async with running(Bot(), sandbox) as bot:
        ana = await people.person("Ana")
        bot.add_view(Turn())
        person = await bot.fetch_user(ana.id)
        await person.send("Your hand", view=Turn(), file=picture())
        hand = await ana.sees_dm("Your hand")
        answer = as_message(await ana.press("My turn"))
        assert (answer.text, answer.ephemeral) == ("Only you see this", True)
        pressed = bot.seen[-1]
        assert (pressed.guild_id, pressed.context.dm_channel, pressed.user.id) == (None, True, ana.id)
        edited = as_message(await ana.select("Boat", on=hand))
        assert (edited.id, edited.json["content"]) == (hand.id, "picked 0")


async def test_a_private_table_is_for_those_in_it(sandbox: Sandbox, people: People) -> None:
    async with running(Bot(), sandbox) as bot:
        ana, ben = await people.person("Ana"), await people.person("Ben")
        channel = discord.utils.get(bot.get_all_channels(), name="games")
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(name="Between two", type=discord.ChannelType.private_thread)
        await thread.add_user(discord.Object(ben.id))
        await thread.send("whispered")
        await ben.sees("whispered", anywhere=True)
        dario = await people.person("Dario")
        await dario.does_not_see("whispered")
        await ana.sees("whispered", anywhere=True)  # she owns the server
        assert bot.failures == []


async def test_a_bot_that_is_late_is_told_so_and_the_person_too(sandbox: Sandbox, people: People) -> None:
    bot = Bot()
    held = asyncio.Event()
    refused: list[discord.HTTPException] = []

    @bot.tree.command(description="Never in time")
    async def late(interaction: discord.Interaction) -> None:
        await held.wait()
        try:
            await interaction.response.send_message("too late")
        except discord.NotFound as no:
            refused.append(no)
        held.clear()

    async with running(bot, sandbox):
        ana = await people.person("Ana")
        waiting = asyncio.create_task(ana.go("games").slash("/late"))
        while not bot.seen:
            await asyncio.sleep(0)
        await people.control("clock", seconds=4)
        with pytest.raises(DidNotRespond):
            await waiting
        held.set()
        while held.is_set():
            await asyncio.sleep(0)
        assert [it.code for it in refused] == [10062]


@pytest.mark.skipif(not api_schema.is_here(), reason=api_schema.MISSING)
async def test_the_judges_heard_every_request_and_refuse_a_wrong_one(
    sandbox: Sandbox, people: People, traffic: Traffic
) -> None:
    async with running(a_bot(), sandbox):
        ana = await people.person("Ana")
        await ana.go("games").slash("/table board_")
        assert traffic.judged >= 4
        assert traffic.found == []
        assert api_schema.wrong_request("POST /channels/{channel_id}/messages", {"content": 7})
        assert api_schema.wrong_answer("GET /users/@me", 200, {"id": 7})
