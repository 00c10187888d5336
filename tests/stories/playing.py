"""Three ways to play: by buttons and lists, by a game's own commands, by writing the move."""

import random
from collections.abc import Awaitable, Callable, Iterator
from itertools import count

from bot.inbound.custom_ids import WIRE, parse
from sandbox import components as parts
from sandbox.people.client import Person
from sandbox.people.shown import Form, Shown
from sandbox.wire import Json, Value
from tests.stories.running_bot import Gathering

Way = Callable[[Gathering, Person, random.Random], Awaitable[None]]
Between = Callable[[], Awaitable[None]]

CHOOSING = ("ask", "do", "list")


def answers(panel: Shown) -> list[tuple[str, str]]:
    """Every choice on a composer: a button's custom id, or a list's with the value of an option."""
    found = list[tuple[str, str]]()
    for row in panel.components():
        inside = row.get("components", [])
        if row["type"] != parts.ROW:
            continue
        last = any(_name(one) == "options" for one in inside)
        for one in inside:
            name = _name(one)
            if name not in CHOOSING or one.get("disabled") or (last and name != "do"):
                continue
            found += [(one["custom_id"], it["value"]) for it in one.get("options", [])] or [
                (one["custom_id"], "")
            ]
    return found


def _name(component: Json) -> str:
    control = parse(component.get("custom_id", ""))
    return WIRE[type(control)] if control else ""


async def answer(person: Person, panel: Shown, choice: tuple[str, str]) -> Shown:
    """The same message, after its answer."""
    custom_id, value = choice
    if value:
        await person.select(value, menu=custom_id, on=panel)
    else:
        await person.press(custom_id, on=panel)
    return await person.sees_changed(panel)


async def opened(person: Person, label: str = "▶ My turn", on: Shown | None = None) -> Shown:
    """What a button of the newest board, or of this message, shows to this person alone."""
    shown = await person.press(label, on=on)
    assert isinstance(shown, Shown)
    assert shown.ephemeral
    return shown


async def asked(person: Person, line: str, **values: Value) -> Shown:
    """What a command shows to this person alone."""
    shown = await person.slash(line, **values)
    assert isinstance(shown, Shown)
    assert shown.ephemeral
    return shown


async def form_of(person: Person, panel: Shown) -> Form:
    """For a move that is written."""
    form = await person.press("⌨", on=await answer(person, panel, ("⋯", "")))
    assert isinstance(form, Form)
    return form


async def nothing() -> None:
    """Between two steps."""


async def by_composer(
    game: Gathering, person: Person, chance: random.Random, between: Between = nothing
) -> None:
    """With a thumb only, until the panel offers nothing any more."""
    panel = await opened(person)
    while choices := answers(panel):
        await between()
        panel = await answer(person, panel, chance.choice(choices))
    await person.dismiss(panel)


async def by_commands(game: Gathering, person: Person, chance: random.Random) -> None:
    """`/game verb`, each field from what is offered for it."""
    rules = (await game.table()).rules
    verb, *_ = (await _offered(person, rules.key, chance)).split()
    fields = await _fields(person, rules.key, verb)
    given: Json = {}
    for name in fields:
        offered = await person.complete(f"/{rules.key} {verb}", name, "", **given)
        assert offered, f"nothing is offered for {name} of /{rules.key} {verb} after {given}"
        given[name] = chance.choice(offered)["value"]
    shown = await person.slash(f"/{rules.key} {verb}", **given)
    assert isinstance(shown, Shown)
    await person.dismiss(shown)


async def _offered(person: Person, key: str, chance: random.Random) -> str:
    """A legal move, found by typing one verb after the other."""
    verbs = [one["name"] for one in await _verbs(person, key)]
    for verb in chance.sample(verbs, len(verbs)):
        moves = [one["value"] for one in await person.complete("/play", "move", verb)]
        fitting = [move for move in moves if move.split()[0] == verb]
        if fitting:
            return str(chance.choice(fitting))
    raise AssertionError(f"{person.name} is offered no move")


async def _verbs(person: Person, key: str) -> list[Json]:
    (known,) = await person.do("commands", channel=str(person.here), called=key)
    return list(known["options"])


async def _fields(person: Person, key: str, verb: str) -> list[str]:
    command = next(one for one in await _verbs(person, key) if one["name"] == verb)
    return [one["name"] for one in command.get("options", []) if one.get("required")]


async def by_notation(game: Gathering, person: Person, chance: random.Random) -> None:
    """`/play`, with one of the moves that are offered when nothing is typed yet."""
    moves = await person.complete("/play", "move")
    assert moves
    shown = await person.slash("/play", move=chance.choice(moves)["value"])
    assert isinstance(shown, Shown)
    await person.dismiss(shown)


async def whole_game(game: Gathering, way: Way, seed: int, between: Between = nothing) -> int:
    """To the end; how often somebody had the floor."""
    chance = random.Random(seed)
    for floor in count():
        table = await game.table()
        if table.state == "ended":
            await game.settled()
            return floor
        assert table.waiting, "a game that goes on waits for somebody"
        await way(game, game.persons[chance.choice(table.waiting)], chance)
        await between()
    raise AssertionError


def ways(*chosen: Way) -> Way:
    """One after the other."""
    turns: Iterator[int] = count()

    async def mixed(game: Gathering, person: Person, chance: random.Random) -> None:
        await chosen[next(turns) % len(chosen)](game, person, chance)

    return mixed
