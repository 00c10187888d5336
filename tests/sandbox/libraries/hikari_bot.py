"""A bot made with hikari: what a person does in the test, it answers; what it notices, it prints."""

import sys
import traceback
from typing import Any

import hikari
from hikari.impl import MessageActionRowBuilder, ModalActionRowBuilder

ADDRESS, TOKEN = sys.argv[1:]
NAMES = ("table", "play", "whisper", "thread")
bot: Any = hikari.GatewayBot(
    TOKEN,
    rest_url=f"{ADDRESS}/api/v10",
    banner=None,
    logs="ERROR",
    intents=hikari.Intents.GUILDS | hikari.Intents.GUILD_MESSAGES | hikari.Intents.DM_MESSAGES,
)


def say(what: str) -> None:
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


async def table(it: Any) -> None:
    row = MessageActionRowBuilder().add_interactive_button(hikari.ButtonStyle.PRIMARY, "move", label="Move")
    first = MessageActionRowBuilder()
    menu = first.add_text_menu("first")
    for name in ("Ana", "Ben"):
        menu.add_option(name, name)
    log = hikari.Bytes("a log", "log.txt")
    await it.create_initial_response(
        hikari.ResponseType.MESSAGE_CREATE, "Seated", components=[row, first], attachment=log
    )


async def play(it: Any) -> None:
    await it.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_CREATE)
    await it.edit_initial_response(f"Played {it.options[0].value}")
    await it.execute("Between us", flags=hikari.MessageFlag.EPHEMERAL)


async def whisper(it: Any) -> None:
    sent = await it.user.send("Just between us")
    await sent.edit("Only between us")
    await it.create_initial_response(
        hikari.ResponseType.MESSAGE_CREATE, "Whispered", flags=hikari.MessageFlag.EPHEMERAL
    )


async def thread(it: Any) -> None:
    said = await bot.rest.create_message(it.channel_id, "Here it begins")
    opened = await bot.rest.create_message_thread(it.channel_id, said, "Game")
    await bot.rest.create_message(opened.id, "In here")
    await bot.rest.edit_channel(opened.id, archived=True)
    await it.create_initial_response(hikari.ResponseType.MESSAGE_CREATE, "Opened")


async def answer(it: Any) -> None:
    if isinstance(it, hikari.CommandInteraction):
        await globals()[it.command_name](it)
    elif isinstance(it, hikari.AutocompleteInteraction):
        typed = it.options[0].value
        found = [name for name in ("boat", "bull") if name.startswith(typed)]
        await it.create_response([hikari.impl.AutocompleteChoiceBuilder(name, name) for name in found])
    elif isinstance(it, hikari.ComponentInteraction) and it.values:
        await it.create_initial_response(hikari.ResponseType.MESSAGE_UPDATE, f"{it.values[0]} begins")
    elif isinstance(it, hikari.ComponentInteraction):
        field = ModalActionRowBuilder().add_text_input("where", "Where to")
        await it.create_modal_response("A move", "form", component=field)
    else:
        moved = it.components[0].components[0].value
        await it.create_initial_response(
            hikari.ResponseType.MESSAGE_UPDATE, f"Moved to {moved}", components=[]
        )


async def interacted(event: hikari.InteractionCreateEvent) -> None:
    try:
        await answer(event.interaction)
    except Exception:
        say(f"wrong {traceback.format_exc()}")


async def started(_: hikari.StartedEvent) -> None:
    me = await bot.rest.fetch_application()
    made = [bot.rest.slash_command_builder(name, f"It tries {name}") for name in NAMES]
    made[1].add_option(
        hikari.CommandOption(
            type=hikari.OptionType.STRING,
            name="piece",
            description="Which",
            is_required=True,
            autocomplete=True,
        )
    )
    await bot.rest.set_application_commands(me, made)
    say("ready")


async def resumed(_: hikari.ShardResumedEvent) -> None:
    say("resumed")


bot.subscribe(hikari.InteractionCreateEvent, interacted)
bot.subscribe(hikari.StartedEvent, started)
bot.subscribe(hikari.ShardResumedEvent, resumed)
bot.run()
