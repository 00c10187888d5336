"""Whatever is typed, however long, costs the bot about what a letter costs, and nobody else waits for it."""

import asyncio
import gc
import json
import random
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.inbound.buttons import CONTROLS
from bot.inbound.custom_ids import wire
from bot.inbound.flood_guard import LONGEST_TEXT
from sandbox import interactions as desk
from sandbox.commands import STRING, SUBCOMMAND, USER_OPTION
from sandbox.wire import Json
from tests.bot.controls import sample
from tests.bot.unplugged import Unplugged, unplugged

DISCORD = 6_000  # characters that Discord lets through
SHAPES = ("a ", "a", " ", "1", "1 ", "1d", ", ", "t", "é-", "💥")
ENDS = (("1", "a"), ("1.1", "!"), ("roll", "x"))  # around blanks
TRIES = 3  # the best counts: what else the machine does is not the bot's fault
PRESSES = 9  # behind each, of which the one in the middle counts
DEARER, SPARE = 3.0, 0.012  # times as dear as a letter, and seconds, before it is called expensive


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Unplugged]:
    async with unplugged(tmp_path, random.Random(1), Unplugged) as made:
        yield made


def texts(length: int) -> Iterator[str]:
    for shape in SHAPES:
        yield (shape * length)[:length]
    for begin, end in ENDS:
        yield f"{begin}{' ' * (length - len(begin) - len(end))}{end}"


SOMEBODY: Json = {
    "id": "77",
    "username": "somebody",
    "discriminator": "0",
    "global_name": None,
    "avatar": None,
}
SHORT = {STRING: "a", USER_OPTION: SOMEBODY["id"]}
Option = tuple[tuple[str, ...], app_commands.Parameter]


def commands(bot: Unplugged) -> Iterator[tuple[tuple[str, ...], app_commands.Command[Any, ..., Any]]]:
    for top in bot.client.tree.get_commands():
        if isinstance(top, app_commands.Group):
            yield from (
                ((top.name, one.name), one) for one in top.commands if isinstance(one, app_commands.Command)
            )
        elif isinstance(top, app_commands.Command):
            yield (top.name,), top


def options(bot: Unplugged) -> list[Option]:
    """Every option of every command into which something can be typed."""
    return [
        (path, one)
        for path, command in commands(bot)
        for one in command.parameters
        if one.type.value == STRING
    ]


def given(path: tuple[str, ...], option: app_commands.Parameter, text: str, *, completed: bool) -> Json:
    """The command with that option; the others that it needs are short."""
    fields: list[Json] = [{"name": option.name, "type": STRING, "value": text}]
    if completed:
        fields[0]["focused"] = True
    else:
        others = [one for one in option.command.parameters if one.required and one.name != option.name]
        fields += [
            {"name": one.name, "type": one.type.value, "value": SHORT[one.type.value]} for one in others
        ]
    data: Json = {"id": "5", "name": path[-1], "type": 1, "options": fields}
    for name in reversed(path[:-1]):
        data = {"id": "5", "name": name, "type": 1, "options": [{**data, "type": SUBCOMMAND}]}
    return {**data, "resolved": {"users": {SOMEBODY["id"]: SOMEBODY}}}


async def cost(bot: Unplugged, kind: int, data: Json) -> float:
    """Seconds of the processor until it is answered, in the loop and in the database's thread."""
    best = 1e9
    for _ in range(TRIES):
        payload = bot.payload(kind, data, bot.people[0])
        before, began = asyncio.all_tasks(), time.process_time()
        bot.receive(payload)
        await bot.done(before)
        best = min(best, time.process_time() - began)
        assert int(payload["id"]) in bot.answers.answered
        if best < SPARE:
            break
    return best


async def is_cheap(bot: Unplugged, kind: int, short: Json, long: Json) -> bool:
    found = await cost(bot, kind, long)
    return found <= SPARE or found <= DEARER * await cost(bot, kind, short) + SPARE


@pytest.mark.endurance
@pytest.mark.parametrize("length", [DISCORD, LONGEST_TEXT])
@pytest.mark.parametrize("kind", [desk.COMMAND, desk.AUTOCOMPLETE])
async def test_no_text_in_any_option_is_dearer_than_a_letter(bot: Unplugged, kind: int, length: int) -> None:
    completed = kind == desk.AUTOCOMPLETE
    dear = []
    gc.disable()
    for path, option in options(bot):
        if completed and not option.autocomplete:
            continue
        short = given(path, option, "a", completed=completed)
        for text in texts(length):
            if not await is_cheap(bot, kind, short, given(path, option, text, completed=completed)):
                dear.append((path, option.name, text[:6]))
    gc.enable()
    assert dear == []


async def forms(bot: Unplugged) -> list[Json]:
    """Every form that any control opens, for somebody at a table that runs."""
    found = list[Json]()
    for kind in CONTROLS:
        data: Json = {"component_type": 2, "custom_id": wire(sample(kind, 1)), "id": 1}
        told = await bot.answered(desk.COMPONENT, data, bot.people[0])
        answers = [json.loads(text) for text in told if text.startswith("{")]
        found += [one["data"] for one in answers if one.get("type") == desk.MODAL]
    return found


@pytest.mark.parametrize("length", [DISCORD, LONGEST_TEXT])
async def test_no_text_in_any_form_is_dearer_than_a_letter(bot: Unplugged, length: int) -> None:
    opened = await forms(bot)
    assert opened
    for form in opened:
        for field in (one.get("component", one) for one in form["components"]):
            assert field["max_length"] <= LONGEST_TEXT
            short = filled(form, field, "a")
            for text in texts(length):
                assert await is_cheap(bot, desk.MODAL_SUBMIT, short, filled(form, field, text)), text[:6]


def filled(form: Json, field: Json, text: str) -> Json:
    part: Json = {"type": 18, "component": {"type": 4, "custom_id": field["custom_id"], "value": text}}
    return {"custom_id": form["custom_id"], "components": [part]}


def test_every_option_says_how_much_may_be_typed(bot: Unplugged) -> None:
    found = options(bot)
    assert len(found) > 40
    assert [
        (path, one.name) for path, one in found if not one.max_value or one.max_value > LONGEST_TEXT
    ] == []


ATTACKS = (  # with which one member has silenced the bot for everybody
    (desk.COMMAND, "rules", "topic", "a "),
    (desk.AUTOCOMPLETE, "rules", "topic", "a "),
    (desk.COMMAND, "settings", "quiet_from", "1 a"),
    (desk.AUTOCOMPLETE, "settings", "quiet_from", "1 a"),
    (desk.COMMAND, "away", "until", "1 a"),
    (desk.AUTOCOMPLETE, "away", "until", "1 a"),
    (desk.COMMAND, "play", "move", "roll x"),
    (desk.AUTOCOMPLETE, "play", "move", "roll x"),
)


@pytest.mark.endurance
@pytest.mark.parametrize("length", [DISCORD, LONGEST_TEXT])
@pytest.mark.parametrize(("kind", "name", "field", "shape"), ATTACKS)
async def test_whoever_presses_behind_a_long_text_is_answered_as_without(
    bot: Unplugged, kind: int, name: str, field: str, shape: str, length: int
) -> None:
    begin, _, end = shape.partition(" ")
    text = (shape * length)[:length] if not end else f"{begin}{' ' * (length - 2)}{end}"
    (option,) = (one for path, one in options(bot) if path == (name,) and one.name == field)
    data = given((name,), option, text, completed=kind == desk.AUTOCOMPLETE)
    alone = [await acknowledged(bot, None) for _ in range(PRESSES)]
    behind = [await acknowledged(bot, bot.payload(kind, data, bot.people[0])) for _ in range(PRESSES)]
    assert sorted(behind)[PRESSES // 2] <= DEARER * sorted(alone)[PRESSES // 2] + SPARE


async def acknowledged(bot: Unplugged, attack: Json | None) -> float:
    """Seconds of the processor until another person has an answer."""
    press: Json = {"component_type": 2, "custom_id": "v1:turn:1:0:", "id": 1}
    payload, before = bot.payload(desk.COMPONENT, press, bot.people[1]), asyncio.all_tasks()
    began = time.process_time()
    if attack is not None:
        bot.receive(attack)
    bot.receive(payload)
    while int(payload["id"]) not in bot.answers.answered:
        await asyncio.sleep(0)
    took = time.process_time() - began
    await bot.done(before)
    return took
