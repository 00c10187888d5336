"""Application commands: what Discord refuses in a definition, and how a set of them replaces another."""

from collections.abc import Iterator
from typing import Final

from sandbox.entities import Command
from sandbox.errors import Fault, Path, invalid, refusal
from sandbox.shapes import (
    Check,
    bits,
    boolean,
    by_type,
    demand,
    integer,
    items,
    number,
    one_of,
    record,
    snowflake,
    table,
    text,
)
from sandbox.wire import Json, Value
from sandbox.world import World

CHAT, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN = 1, 2, 3, 4, 5
USER_OPTION, CHANNEL_OPTION, ROLE_OPTION, MENTIONABLE, NUMBER, ATTACHMENT = 6, 7, 8, 9, 10, 11
ROOM: Final = {CHAT: 100, USER: 15, MESSAGE: 15}
CREATES_A_DAY: Final = 200
LOCALES: Final = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
        "ar",
        "he",
    ]
)


def _name(value: Value, path: Path, faults: list[Fault]) -> None:
    if not isinstance(value, str) or not 1 <= len(value) <= 32:
        faults.append(Fault(path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 32 in length."))
    elif not all(_name_letter(letter) for letter in value) or value != value.lower():
        faults.append(Fault(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid"))


def _name_letter(letter: str) -> bool:
    in_script = "\u0900" <= letter <= "\u097f" or "\u0e00" <= letter <= "\u0e7f"
    return letter in "-_'" or letter.isalnum() or in_script


def _localized(inner: Check) -> Check:
    whole = table(inner)

    def check(value: Value, path: Path, faults: list[Fault]) -> None:
        whole(value, path, faults)
        for locale in value if isinstance(value, dict) else ():
            if locale not in LOCALES:
                faults.append(Fault((*path, locale), "BASE_TYPE_CHOICES", f"Unknown locale {locale}."))

    return check


_described: dict[str, Check] = {"name": _name, "description": text(1, 100)}
_words: dict[str, Check] = {
    "name_localizations": _localized(_name), "description_localizations": _localized(text(1, 100)),
    "required": boolean,
}  # fmt: skip


def _choices(value: Check) -> Check:
    choice = record({"name": text(1, 100), "value": value}, name_localizations=_localized(text(1, 100)))
    return items(choice, 0, 25)


def _option(**extra: Check) -> Check:
    return record(_described | {"type": integer()}, **_words, **extra)


_PLAIN: dict[int, Check] = {
    STRING: _option(
        choices=_choices(text(1, 100)), autocomplete=boolean,
        min_length=integer(0, 6000), max_length=integer(1, 6000),
    ),
    INTEGER: _option(
        choices=_choices(integer(-(1 << 53), 1 << 53)), autocomplete=boolean,
        min_value=integer(), max_value=integer(),
    ),
    NUMBER: _option(choices=_choices(number), autocomplete=boolean, min_value=number, max_value=number),
    CHANNEL_OPTION: _option(channel_types=items(integer(0, 16))),
    **{kind: _option() for kind in (BOOLEAN, USER_OPTION, ROLE_OPTION, MENTIONABLE, ATTACHMENT)},
}  # fmt: skip
_SUBCOMMAND = _option(options=items(by_type(_PLAIN), 0, 25))
_GROUP = _option(options=items(by_type({SUBCOMMAND: _SUBCOMMAND}), 0, 25))
_OPTIONS = items(by_type(_PLAIN | {SUBCOMMAND: _SUBCOMMAND, GROUP: _GROUP}), 0, 25)


_COMMAND = record(
    {"name": text(1, 32)}, name_localizations=_localized(text(1, 32)), description=text(0, 100),
    description_localizations=_localized(text(0, 100)), options=_OPTIONS, id=snowflake,
    default_member_permissions=bits, dm_permission=boolean, default_permission=boolean,
    contexts=items(one_of(0, 1, 2), 1, 3), integration_types=items(one_of(0, 1), 1, 2),
    type=one_of(CHAT, USER, MESSAGE), nsfw=boolean,
)  # fmt: skip


def check(body: Value, world: World, at: Path = ()) -> None:
    demand(lambda it, _, faults: _COMMAND(it, at, faults), body)
    faults: list[Fault] = []
    kind = body.get("type") or CHAT
    if kind == CHAT:
        _name(body["name"], (*at, "name"), faults)
        text(1, 100)(body.get("description") or "", (*at, "description"), faults)
    elif body.get("options") or body.get("description"):
        said = "Context menu commands cannot have description or options"
        faults.append(Fault((*at, "description"), "APPLICATION_COMMAND_CONTEXT_MENU_INVALID", said))
    faults += _option_faults(body.get("options") or [], (*at, "options"))
    if (total := _letters(body)) > 8000:
        said = f"Command exceeds maximum size (8000): {total}"
        faults.append(Fault(at, "APPLICATION_COMMAND_TOO_LARGE", said))
    if 1 in (body.get("integration_types") or ()) and not world.application.user_install:
        said = "The application does not support this installation context."
        faults.append(Fault((*at, "integration_types"), "APPLICATION_COMMAND_INVALID_INTEGRATION_TYPE", said))
    if faults:
        raise invalid(faults)


def _option_faults(options: list[Json], at: Path) -> Iterator[Fault]:
    seen: set[str] = set()
    optional = False
    kinds = {option["type"] in (SUBCOMMAND, GROUP) for option in options}
    if len(kinds) > 1:
        said = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        yield Fault(at, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", said)
    for index, option in enumerate(options):
        here = (*at, index)
        if option["name"] in seen:
            said = "Option name already exists in this option list"
            yield Fault((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", said)
        seen.add(option["name"])
        if option.get("required") and optional:
            said = "Required options must be placed before non-required options"
            yield Fault(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", said)
        optional = optional or not option.get("required")
        yield from _value_faults(option, here)
        yield from _option_faults(option.get("options") or [], (*here, "options"))


def _value_faults(option: Json, here: Path) -> Iterator[Fault]:
    choices = option.get("choices") or []
    if option.get("autocomplete") and choices:
        said = "Autocomplete cannot be set to true if choices are present"
        yield Fault((*here, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_WITH_CHOICES", said)
    for field in ("name", "value"):
        if len({choice[field] for choice in choices}) < len(choices):
            said = f"Choice {field} already exists"
            yield Fault(
                (*here, "choices"), f"APPLICATION_COMMAND_OPTIONS_CHOICE_{field.upper()}_EXISTS", said
            )
    for low, high in (("min_value", "max_value"), ("min_length", "max_length")):
        if option.get(low) is not None and option.get(high) is not None and option[low] > option[high]:
            said = f"{low} must be less than or equal to {high}"
            yield Fault((*here, low), "APPLICATION_COMMAND_OPTIONS_MIN_MAX_INVALID", said)


def _letters(thing: Json) -> int:
    """Each text counts with its longest translation."""
    total = 0
    for field in ("name", "description"):
        words = [thing.get(field) or "", *(thing.get(f"{field}_localizations") or {}).values()]
        total += max(map(len, words))
    if isinstance(value := thing.get("value"), str):
        total += len(value)
    return total + sum(_letters(part) for key in ("options", "choices") for part in thing.get(key) or ())


def written(body: Json) -> Json:
    """A definition with its defaults, as it is sent back."""
    kind = body.get("type") or CHAT
    dropped = ("id", "default_permission")
    out = {key: value for key, value in body.items() if value is not None and key not in dropped}
    permissions = body.get("default_member_permissions")
    out |= {
        "type": kind, "description": body.get("description") or "",
        "default_member_permissions": None if permissions is None else str(permissions),
        "dm_permission": body.get("dm_permission") is not False, "nsfw": bool(body.get("nsfw")),
        "contexts": body.get("contexts"), "integration_types": body.get("integration_types") or [0],
        "name_localizations": body.get("name_localizations"),
        "description_localizations": body.get("description_localizations"),
    }  # fmt: skip
    if kind == CHAT:
        out["options"] = [_written_option(option) for option in body.get("options") or ()]
    return out


def _written_option(option: Json) -> Json:
    out = {key: value for key, value in option.items() if value is not None}
    if out.get("required") is False:
        del out["required"]
    if "options" in out:
        out["options"] = [_written_option(inner) for inner in out["options"]]
    return out


def listed(world: World, guild_id: int | None) -> list[Command]:
    return [it for it in world.tables.commands.values() if it.guild_id == guild_id]


def find(world: World, command_id: int, guild_id: int | None) -> Command:
    command = world.tables.commands.get(command_id)
    if command is None or command.guild_id != guild_id:
        raise refusal(10063)
    return command


def replace_all(world: World, guild_id: int | None, bodies: list[Json]) -> list[Command]:
    """Those with a name and type known before keep their ids; the others go."""
    for index, body in enumerate(bodies):
        check(body, world, (index,))
    _demand_distinct(bodies)
    before = {_key(it.body): it for it in listed(world, guild_id)}
    fresh = [written(body) for body in bodies]
    _count_creates(world, guild_id, sum(_key(body) not in before for body in fresh))
    after = [_stored(world, before.get(_key(body)), guild_id, body) for body in fresh]
    kept = {it.id for it in after}
    for old in before.values():
        if old.id not in kept:
            del world.tables.commands[old.id]
    world.touch()
    return after


def put(world: World, guild_id: int | None, body: Json) -> tuple[Command, bool]:
    """Create, or replace the one of that name; says whether it is new."""
    check(body, world)
    fresh = written(body)
    known = {_key(it.body): it for it in listed(world, guild_id)}
    before = known.get(_key(fresh))
    if before is None:
        kind = fresh["type"]
        if sum(1 for key in known if key[0] == kind) >= ROOM[kind]:
            raise refusal(30032)
        _count_creates(world, guild_id, 1)
    return _stored(world, before, guild_id, fresh), before is None


def patch(world: World, command: Command, body: Json) -> Command:
    merged = command.body | body
    check(merged, world)
    return _stored(world, command, command.guild_id, written(merged))


def _stored(world: World, before: Command | None, guild_id: int | None, body: Json) -> Command:
    if before is not None and before.body == body:
        return before
    version = world.ids.next()
    command = Command(before.id if before else version, version, guild_id, body)
    world.tables.commands[command.id] = command
    world.touch()
    return command


def _key(body: Json) -> tuple[int, str]:
    return body.get("type") or CHAT, body["name"]


def _demand_distinct(bodies: list[Json]) -> None:
    seen: set[tuple[int, str]] = set()
    counts = dict.fromkeys(ROOM, 0)
    for index, body in enumerate(bodies):
        if _key(body) in seen:
            said = "Application command names must be unique"
            raise invalid([Fault((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", said)])
        seen.add(_key(body))
        counts[_key(body)[0]] += 1
    if any(counts[kind] > room for kind, room in ROOM.items()):
        raise refusal(30032)


def _count_creates(world: World, guild_id: int | None, new: int) -> None:
    scope = str(guild_id or "global")
    since = world.now() - 86_400
    made = [at for at in world.tables.command_creates.get(scope, ()) if at > since]
    if len(made) + new > CREATES_A_DAY:
        raise refusal(30034)
    world.tables.command_creates[scope] = made + [world.now()] * new
