"""A bot that shows everything a board-game bot shows: for the page's tests and for looking at it."""

import io
from typing import Any

import discord
from discord import app_commands
from PIL import Image, ImageDraw

from tests.sandbox.bots import Bot

PIECES = ["boat B2", "boat C5", "boat D1", "bull A1", "bull F6", "lantern E3"]


def drawn_board(marked: str = "B2") -> discord.File:
    image = Image.new("RGB", (900, 560), "#1d3b4f")
    pen = ImageDraw.Draw(image)
    for column in range(9):
        for row in range(5):
            shade = "#2f6d8c" if (column + row) % 2 else "#285f7b"
            here = f"{chr(65 + column)}{row + 1}" == marked
            corner = (20 + column * 96, 30 + row * 100)
            pen.rounded_rectangle((*corner, corner[0] + 88, corner[1] + 92), 12, "#e8590c" if here else shade)
            pen.text((corner[0] + 10, corner[1] + 8), f"{chr(65 + column)}{row + 1}", "#ffffff", font_size=22)
    content = io.BytesIO()
    image.save(content, "PNG")
    content.seek(0)
    return discord.File(content, "board.png")


class Choosing(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Roll", style=discord.ButtonStyle.success, custom_id="roll")
    async def roll(self, interaction: discord.Interaction, _: "discord.ui.Button[Choosing]") -> None:
        await interaction.response.edit_message(content="You rolled a **5**.")

    @discord.ui.button(label="Type a move", emoji="⌨", custom_id="type")
    async def type_move(self, interaction: discord.Interaction, _: "discord.ui.Button[Choosing]") -> None:
        await interaction.response.send_modal(Move())

    @discord.ui.button(label="Next question", custom_id="next")
    async def ask_next(self, interaction: discord.Interaction, _: "discord.ui.Button[Choosing]") -> None:
        await interaction.response.edit_message(content="Which way?", view=ways())

    @discord.ui.button(label="Undo", custom_id="undo", disabled=True)
    async def undo(self, *_: object) -> None:
        raise AssertionError("a disabled button was pressed")

    @discord.ui.select(
        custom_id="where",
        placeholder="Where to?",
        options=[
            discord.SelectOption(
                label=f"{number} · {name}", value=name, description="4 against 3", emoji="⛵"
            )
            for number, name in enumerate(PIECES, 1)
        ],
    )
    async def where(self, interaction: discord.Interaction, chosen: "discord.ui.Select[Choosing]") -> None:
        await interaction.response.edit_message(content=f"Chosen: {chosen.values[0]}")


def ways() -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for name in ("North", "South"):
        view.add_item(discord.ui.Button(label=name, custom_id=name.lower()))
    view.stop()
    return view


class Move(discord.ui.Modal, title="Type a move"):
    notation: discord.ui.Label["Move"] = discord.ui.Label(
        text="Move",
        description="For instance: move boat B2 C5",
        component=discord.ui.TextInput(max_length=40),
    )
    pace: discord.ui.Label["Move"] = discord.ui.Label(
        text="How sure are you?",
        component=discord.ui.RadioGroup(
            options=[
                discord.RadioGroupOption(label="Quite", value="quite"),
                discord.RadioGroupOption(label="Not at all", value="no", description="I am guessing"),
            ]
        ),
    )
    quiet: discord.ui.Label["Move"] = discord.ui.Label(text="Say nothing", component=discord.ui.Checkbox())

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.notation.component, discord.ui.TextInput)
        assert isinstance(self.pace.component, discord.ui.RadioGroup)
        said = f"Played {self.notation.component.value}, {self.pace.component.value} sure"
        await interaction.response.send_message(said, ephemeral=True)


def post(turn: int, mention: int) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    gallery: discord.ui.MediaGallery[discord.ui.LayoutView] = discord.ui.MediaGallery(
        discord.MediaGalleryItem("attachment://board.png", description="The sea: a boat stands on B2")
    )
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow(
        discord.ui.Button(label="My turn", emoji="▶", style=discord.ButtonStyle.primary, custom_id="turn"),
        discord.ui.Button(label="My hand", emoji="🖐", custom_id="hand"),
        discord.ui.Button(label="Recap", emoji="⏪", custom_id="recap", disabled=True),
        discord.ui.Button(label="Rules", url="https://example.com/rules"),
    )
    words = (
        f"### Fireship · turn {turn}\n- **Ana** moved *boat* `B2` → `C5`\n- Ben drew ||two cards||\n"
        f"<@{mention}> is to move, until <t:4102444800:R>\n-# Fair: the seed is sealed"
    )
    text: discord.ui.TextDisplay[discord.ui.LayoutView] = discord.ui.TextDisplay(words)
    line: discord.ui.Separator[discord.ui.LayoutView] = discord.ui.Separator()
    view.add_item(discord.ui.Container(gallery, text, line, row, accent_colour=0xE8590C))
    view.stop()
    return view


class Everything(discord.ui.Modal, title="Every kind of field"):
    """A modal has five places: two of these forms hold all kinds."""

    many: discord.ui.Label["Everything"] = discord.ui.Label(
        text="Pieces",
        component=discord.ui.CheckboxGroup(
            max_values=2, options=[discord.CheckboxGroupOption(label=it, value=it) for it in PIECES[:3]]
        ),
    )
    one: discord.ui.Label["Everything"] = discord.ui.Label(
        text="Colour",
        component=discord.ui.Select(options=[discord.SelectOption(label=it) for it in ("Red", "Blue")]),
    )
    who: discord.ui.Label["Everything"] = discord.ui.Label(
        text="With whom?", component=discord.ui.UserSelect()
    )
    proof: discord.ui.Label["Everything"] = discord.ui.Label(
        text="A picture", component=discord.ui.FileUpload(required=False)
    )
    note: discord.ui.TextDisplay[Any] = discord.ui.TextDisplay("**All** of it stays here.")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        many, one, who, proof = (it.component for it in (self.many, self.one, self.who, self.proof))
        assert isinstance(many, discord.ui.CheckboxGroup)
        assert isinstance(one, discord.ui.Select)
        assert isinstance(who, discord.ui.UserSelect)
        assert isinstance(proof, discord.ui.FileUpload)
        names = [it.display_name for it in who.values]
        said = f"{many.values} {one.values} {names} {[it.filename for it in proof.values]}"
        await interaction.response.send_message(said, ephemeral=True)


def showcase() -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    link: discord.ui.Button[discord.ui.LayoutView] = discord.ui.Button(
        label="Open", url="https://example.com"
    )
    thumbnail: discord.ui.Thumbnail[discord.ui.LayoutView] = discord.ui.Thumbnail(
        "attachment://board.png", description="The board, small"
    )
    about: discord.ui.Section[discord.ui.LayoutView] = discord.ui.Section(
        "## Spring Festival", "Five lanterns burn.", accessory=thumbnail
    )
    rules: discord.ui.Section[discord.ui.LayoutView] = discord.ui.Section(
        "The rules, in short", accessory=link
    )
    gap: discord.ui.Separator[discord.ui.LayoutView] = discord.ui.Separator(
        visible=False, spacing=discord.SeparatorSpacing.large
    )
    text: discord.ui.TextDisplay[discord.ui.LayoutView] = discord.ui.TextDisplay(
        "> A quote\n1. first\n2. second\n```\nA B C\n```\n[a link](https://example.com) and `code`"
    )
    pictures: discord.ui.MediaGallery[discord.ui.LayoutView] = discord.ui.MediaGallery(
        discord.MediaGalleryItem("attachment://board.png", description="Left"),
        discord.MediaGalleryItem("attachment://board.png", description="Right", spoiler=True),
    )
    log: discord.ui.File[discord.ui.LayoutView] = discord.ui.File("attachment://game.json")
    people: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow(
        discord.ui.UserSelect(custom_id="invite", placeholder="Invite", min_values=1, max_values=3)
    )
    view.add_item(discord.ui.Container(about, gap, rules, accent_colour=0x2F9E44))
    for item in (text, pictures, log, people):
        view.add_item(item)
    view.stop()
    return view


def example_bot() -> Bot:
    bot = Bot()

    @bot.tree.command(description="Every component")
    async def show(interaction: discord.Interaction) -> None:
        log = discord.File(io.BytesIO(b"{}"), "game.json")
        await interaction.response.send_message(view=showcase(), files=[drawn_board("E3"), log])

    @bot.tree.command(description="Every field of a form")
    async def fields(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Everything())

    @bot.tree.command(description="An embed")
    async def old(interaction: discord.Interaction) -> None:
        embed = discord.Embed(title="Score", description="After **two** rounds", colour=0x5B68F0)
        embed.add_field(name="Ana", value="12").add_field(name="Ben", value="9").set_footer(
            text="Round 2 of 5"
        )
        await interaction.response.send_message(embed=embed)

    @bot.tree.command(description="Open a table")
    @app_commands.describe(game="Which of the three", seats="How many play")
    @app_commands.choices(
        game=[app_commands.Choice(name=it, value=it.lower()) for it in ("Fireship", "Firebulls", "Festival")]
    )
    async def newgame(
        interaction: discord.Interaction, game: str, seats: app_commands.Range[int, 2, 5] = 2
    ) -> None:
        await interaction.response.send_message(
            view=post(seats, interaction.user.id),
            file=drawn_board(),
            allowed_mentions=discord.AllowedMentions(users=True),
        )

    @bot.tree.command(description="Play a move")
    @app_commands.describe(piece="A piece and where it stands")
    async def play(interaction: discord.Interaction, piece: str) -> None:
        await interaction.response.send_message(f"Played {piece}")

    @play.autocomplete("piece")
    async def pieces(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=it, value=it) for it in PIECES if typed.lower() in it.lower()]

    @bot.tree.command(description="Names somebody")
    async def nudge(interaction: discord.Interaction, who: discord.Member) -> None:
        await interaction.response.send_message(f"{who.mention}, the table waits for you!")

    @bot.tree.context_menu(name="Look at")
    async def look_at(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"Looked at {message.content}", ephemeral=True)

    async def on_interaction(interaction: discord.Interaction) -> None:
        bot.seen.append(interaction)
        data: dict[str, object] = {**(interaction.data or {})}
        name = data.get("custom_id")
        if interaction.type is discord.InteractionType.component and name in ("turn", "hand"):
            said = "It is your turn: choose." if name == "turn" else "Your hand: three lanterns"
            view = Choosing() if name == "turn" else discord.utils.MISSING
            await interaction.response.send_message(said, view=view, ephemeral=True)
        if name == "invite":
            invited = ", ".join(f"<@{it}>" for it in str(data["values"]).strip("[]'").split("', '"))
            await interaction.response.send_message(f"Invited {invited}", ephemeral=True)

    bot.event(on_interaction)
    return bot
