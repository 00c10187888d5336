"""What one member can send, press after press, to keep everybody else waiting: it once did, or could."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Final, TypeAlias

from bot.inbound import buttons, moderation_buttons
from bot.inbound.buttons import CONTROLS
from bot.inbound.custom_ids import wire
from sandbox import interactions as desk
from sandbox.commands import INTEGER, STRING
from sandbox.wire import Json

DISCORD = 6_000  # characters that Discord lets through
FLOOD = 200  # presses a second, of which the bot takes five


@dataclass(frozen=True, slots=True)
class Place:
    """Where one person sits who attacks."""

    person: int
    game: int  # that has just begun, where this can be taken back, as one writes it
    move: str
    past: int  # one with a past, and hints
    lobby: int  # of a table of theirs, for three
    day: int  # of the deal


Sent: TypeAlias = tuple[int, Json]  # a kind of interaction, and its data
Attack: TypeAlias = Callable[[Place, int], Sent]  # what is sent as the n-th


def command(*path: str, focused: str = "", **values: str | int) -> Sent:
    """A command, or what is asked while one of its options is typed."""
    kinds = {str: STRING, int: INTEGER}
    options: list[Json] = [
        {"name": name, "type": kinds[type(value)], "value": value} for name, value in values.items()
    ]
    for one in options:
        if one["name"] == focused:
            one["focused"] = True
    data: Json = {"id": "5", "name": path[-1], "type": 1, "options": options}
    for name in reversed(path[:-1]):
        data = {"id": "5", "name": name, "type": 1, "options": [data]}
    return (desk.AUTOCOMPLETE if focused else desk.COMMAND), data


def press(control: buttons.Control) -> Sent:
    return desk.COMPONENT, {"component_type": 2, "custom_id": wire(control), "id": 1}


def chosen(control: buttons.Control, value: str) -> Sent:
    return desk.COMPONENT, {"component_type": 3, "custom_id": wire(control), "id": 1, "values": [value]}


def form(control: buttons.Control, text: str) -> Sent:
    field: Json = {"type": 18, "component": {"type": 4, "custom_id": "text", "value": text}}
    return desk.MODAL_SUBMIT, {"custom_id": wire(control), "components": [field]}


def in_turn(*attacks: Attack) -> Attack:
    return lambda place, number: attacks[number % len(attacks)](place, number)


def long(shape: str, length: int = DISCORD) -> str:
    """A text that is repeated, or one with blanks in its middle."""
    begin, blank, end = shape.partition(" ")
    return (
        f"{begin}{' ' * (length - len(begin) - len(end))}{end}"
        if blank and end
        else (shape * length)[:length]
    )


def typed(name: str, option: str, shape: str) -> Attack:
    """The command and its completion in turn, also with as much as its option takes."""

    def sent(_place: Place, number: int) -> Sent:
        text = long(shape, (DISCORD, 200)[number // 2 % 2])
        return command(name, focused=option * (number % 2), **{option: text})

    return sent


def forged(_: Place, number: int) -> Sent:
    """Every control there is, for tables of others, that never were, that never can be."""
    kind = CONTROLS[number % len(CONTROLS)]
    given: dict[str, Any] = {one.name: FORGED.get(one.name, number % 7) for one in fields(kind)}
    if "game" in given:
        given["game"] = (number * 7 + 1) % 1_000 if number % 3 else 2**62
    return press(kind(**given))


FORGED: Final[Mapping[str, Any]] = {
    "path": "0",
    "wait": "1700000000000.0",
    "turned": "",
    "back": "",
    "past": None,
    "person": 123_456_789_012_345_678,
}


def _opened(_: Place, __: int) -> Sent:
    return command("newgame", "firebulls", seats=2)


def _forgotten(_: Place, __: int) -> Sent:
    return press(buttons.Forgotten())


ATTACKS: Final[Mapping[str, Attack]] = {
    "two hundred presses a second": lambda at, _: press(buttons.Turn(at.game)),
    "/rules, words without end": typed("rules", "topic", "a "),
    "/settings, an hour of blanks": typed("settings", "quiet_from", "1 a"),
    "/away, a day of blanks": typed("away", "until", "1 a"),
    "/play, a move of blanks": typed("play", "move", "roll x"),
    "a note of 6,000 characters": lambda at, n: form(
        buttons.MemoWritten(at.game), "💥" * (DISCORD, 500)[n % 2]
    ),
    "tables opened, all data deleted": in_turn(_opened, _forgotten),
    "tables opened without end": _opened,
    "all data deleted without end": _forgotten,
    "done and undone": in_turn(
        lambda at, _: command("play", move=at.move, game=str(at.game)),
        lambda at, _: command("undo", game=str(at.game)),
    ),
    "all logs taken home": in_turn(
        lambda at, _: press(buttons.Export(at.past)), lambda _, __: press(buttons.MyData())
    ),
    "past boards, larger and smaller": in_turn(
        lambda at, n: press(buttons.Past(at.past, n % 5)), lambda at, _: press(buttons.Closer(at.past))
    ),
    "forged ids": forged,
    "hints": lambda at, _: press(buttons.Hint(at.past)),
    "computers come and go": in_turn(
        lambda at, _: press(buttons.AddComputer(at.lobby, 3)),
        lambda at, _: press(buttons.TakeAway(at.lobby, 3)),
    ),
    "games against Blaze": lambda _, __: command("solo", game="springfestival", level="blaze", opponents=3),
    "deals of the day": in_turn(
        lambda _, __: command("daily"), lambda at, n: press(buttons.DealPlay(at.day - n % 3))
    ),
    "statistics": in_turn(
        lambda _, __: command("stats", "me"),
        lambda at, n: press(buttons.PersonStats(n % 3, at.person)),
        lambda _, __: command("stats", "server"),
        lambda _, __: command("top", game="fireship"),
    ),
    "films": in_turn(
        lambda at, _: press(buttons.FilmSince(at.past)), lambda at, _: press(buttons.OwnFilm(at.past))
    ),
    "another pace, again and again": lambda at, n: chosen(buttons.Paced(at.game), str(n % 3)),
    "settings, there and back": lambda _, n: command(
        "settings", quiet_from=f"{n % 24}:00", quiet_until="8:00"
    ),
    "lessons": lambda _, n: press(buttons.Learn(n % 3)),
    "tables of others, to be closed": lambda _, n: press(moderation_buttons.CloseTable(n)),
}
