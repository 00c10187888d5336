"""What is settled in a server, and how each setting is changed."""

from collections.abc import Sequence

from bot.inbound.buttons import Server as Settings
from bot.inbound.buttons import ServerReset, ServerSet, ServerSetting
from bot.inbound.moderation_buttons import Acts
from bot.show.panel import Button, Channels, Panel, Roles, Row, Select
from bot.show.sentences import Said
from db.rows import Server
from engines.core import AnyRules
from engines.words import Words
from tables.servers import SETTINGS, set_to

NAMES = tuple(SETTINGS)


def server(now: Server, games: Sequence[AnyRules], said: Said) -> Panel:
    """All of them, each with what holds now."""
    lines = [f"**{_called(name, said)}**: {_value(now, name, games, said)}" for name in NAMES]
    which = tuple((_called(name, said), said(f"server-about-{name}")) for name in NAMES)
    return Panel(
        (said("server-settings"), "\n".join(lines)),
        (Select(ServerSetting(), said("server-which"), which), (Button(said("acts-button"), Acts()),)),
    )


def server_setting(now: Server, name: str, games: Sequence[AnyRules], said: Said) -> Panel:
    number = NAMES.index(name)
    text = f"**{_called(name, said)}**: {_value(now, name, games, said)}\n{said(f'server-about-{name}')}"
    row = (
        Button(said("page-back-button"), Settings()),
        Button(said("server-reset"), ServerReset(number), disabled=getattr(now, name) is None),
    )
    return Panel((text,), (_choice(ServerSet(number), name, games, said), row))


def _choice(control: ServerSet, name: str, games: Sequence[AnyRules], said: Said) -> Row:
    match SETTINGS[name].of:
        case "channel":
            return Channels(control, said("server-choose"))
        case "role":
            return Roles(control, said("server-choose"))
        case "games":
            named = tuple((_game(one, said), "") for one in games)
            return Select(control, said("server-choose"), named, most=len(named))
        case few:
            return Select(control, said("server-choose"), tuple((_named(name, one, said), "") for one in few))


def _value(now: Server, name: str, games: Sequence[AnyRules], said: Said) -> str:
    found = set_to(now, name)
    match SETTINGS[name].of:
        case "channel":
            return f"<#{found}>" if found else said(f"server-no-{name}")
        case "role":
            return f"<@&{found}>" if found else said(f"server-no-{name}")
        case "games":
            return ", ".join(_game(one, said) for one in games if now.games is None or one.key in now.games)
        case _:
            return said("server-no-locale") if found is None else _named(name, found, said)


def _called(name: str, said: Said) -> str:
    return said(f"server-{name.replace('_', '-')}")


def _named(name: str, value: object, said: Said) -> str:
    """Numbers as they are; what has words elsewhere in those."""
    match name:
        case "pace":
            return said(f"pace-{value}")
        case "locale":
            return said(f"language-{value}")
        case _:
            return str(value) if isinstance(value, int) else said(f"server-{name}-{value}")


def _game(rules: AnyRules, said: Said) -> str:
    return Words(said.locale, rules).format("game-name")
