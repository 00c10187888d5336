"""How a control is written in a custom id, and read again.

The wire form `v1:name:game:number:path` is for ever: what was posted years ago may still be pressed. Names
and cards never stand in it; the seat comes from who pressed, never from here.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal

from bot.inbound.buttons import (
    AddComputer,
    Agree,
    Ask,
    Block,
    Blocks,
    BlockWhom,
    Board,
    Caretake,
    Close,
    Closer,
    Computers,
    Control,
    DealPlay,
    DealShare,
    Do,
    Export,
    Film,
    FilmSince,
    Forget,
    Forgotten,
    GameInWords,
    Games,
    Gone,
    Hand,
    HandOver,
    Hint,
    Hints,
    Hosting,
    HostingSet,
    HostingSetting,
    Invite,
    InWords,
    Join,
    Keep,
    Learn,
    Leave,
    Listed,
    Log,
    Memo,
    MemoWritten,
    More,
    MyData,
    Open,
    OpenFilm,
    OpenWhich,
    Options,
    OwnFilm,
    Pace,
    Paced,
    Past,
    PersonInWords,
    PersonStats,
    Pick,
    Picked,
    Quit,
    Recap,
    Refuse,
    Rematch,
    Rulebook,
    Rules,
    Scores,
    SendMessages,
    Server,
    ServerInWords,
    ServerReset,
    ServerSet,
    ServerSetting,
    Setting,
    Settings,
    SettingSet,
    Skip,
    Snooze,
    Solo,
    SoloAt,
    SoloWhich,
    Start,
    StopMessages,
    TakeAway,
    Top,
    Try,
    Turn,
    Type,
    Typed,
    Unblock,
    Undo,
    Verify,
    Whole,
    Without,
)
from bot.inbound.moderation_buttons import (
    Acts,
    Bar,
    BarWhom,
    CloseTable,
    Moderate,
    ModerateWhich,
    MoveTable,
    RemoveSeat,
    SeatWhich,
    SkipSeat,
    TableClosed,
    Unbar,
    UndoAct,
    UndoWhich,
)
from engines.core import Seat

VERSION = "v1"
LONGEST_ID = 100  # Discord's limit for a custom id


WIRE: Mapping[type[Control], str] = {
    Join: "join", Quit: "quit", Start: "start", Pick: "pick", Picked: "picked", Invite: "invite",
    Computers: "computers", AddComputer: "addcomputer", TakeAway: "takeaway",
    Hosting: "host", HostingSetting: "hostsetting", HostingSet: "hostset",
    Ask: "ask", Listed: "list", Do: "do", Whole: "whole",
    Hints: "hints", Options: "options", Type: "type", Typed: "typed", Close: "close", Keep: "keep",
    Undo: "undo", Agree: "agree", Refuse: "refuse", Pace: "pace", Paced: "paced",
    Skip: "skip", Caretake: "caretake", Without: "without", Snooze: "snooze", Leave: "leave",
    HandOver: "handover", Gone: "gone", Rematch: "rematch",
    MyData: "mydata", Forget: "forget", Forgotten: "forgotten",
    Settings: "settings", Setting: "setting", SettingSet: "settingset",
    StopMessages: "stopmessages", SendMessages: "sendmessages",
    Blocks: "blocks", BlockWhom: "blockwhom", Block: "block", Unblock: "unblock",
    Server: "server", ServerSetting: "serversetting", ServerSet: "serverset", ServerReset: "serverreset",
    Moderate: "moderate", ModerateWhich: "moderatewhich", CloseTable: "closetable",
    TableClosed: "tableclosed", SeatWhich: "seatwhich", RemoveSeat: "removeseat", SkipSeat: "skipseat",
    MoveTable: "movetable", BarWhom: "barwhom", Bar: "bar", Unbar: "unbar",
    Acts: "acts", UndoWhich: "undowhich", UndoAct: "undoact",
    OpenWhich: "openwhich", Open: "open", SoloWhich: "solowhich", Solo: "solo",
    Learn: "learn", Try: "try", SoloAt: "soloat",
    Turn: "turn", Hint: "hint", Hand: "hand", More: "more", Closer: "closer", Verify: "verify", Past: "past",
    Scores: "scores", Board: "board", Export: "export",
    Recap: "recap", Log: "log", InWords: "words", Rules: "rules", Rulebook: "rulebook", Games: "games",
    Top: "top", Film: "film", Memo: "memo", MemoWritten: "memowritten",
    OwnFilm: "ownfilm", OpenFilm: "openfilm", FilmSince: "filmsince",
    PersonStats: "stats", PersonInWords: "statswords", GameInWords: "gamewords", ServerInWords: "serverwords",
    DealPlay: "dealplay", DealShare: "dealshare",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Part:
    """Where a field stands on the wire, and as what."""

    place: Literal["game", "number", "path"]
    pattern: str
    read: Callable[[str], Any]
    write: Callable[[Any], str] = str


_GAME = Part("game", "[0-9]{1,12}", int)
_NUMBER = Part("number", "[0-9]{1,9}", int)
_PATH = Part("path", "[0-9a-z.~]{0,60}", str)
_PAST = Part(
    "path",
    "(?:t[0-9]{1,6})?",
    lambda text: int(text[1:]) if text else None,
    lambda turn: "" if turn is None else f"t{turn}",
)
_EYES = Part(
    "path",
    "(?:s[0-9]{1,2})?",
    lambda text: Seat(int(text[1:])) if text else None,
    lambda seat: "" if seat is None else f"s{seat}",
)
PARTS: Mapping[str, Part] = {
    **dict.fromkeys(("game", "book", "act"), _GAME),
    **dict.fromkeys(
        ("decision", "question", "seat", "turn", "page", "level", "setting", "task", "days", "day"), _NUMBER
    ),
    **dict.fromkeys(("path", "wait"), _PATH),
    "person": Part("path", "[0-9]{1,19}", int),
    "past": _PAST,
    "eyes": _EYES,
    "back": Part("path", "h?", str),
    "turned": Part("path", "[pc]?", str),
}
NOTHING = {"game": "0", "number": "0", "path": ""}  # where a control has no such part


def wire(control: Control) -> str:
    parts = dict.fromkeys(NOTHING, "")
    for one in fields(control):
        part = PARTS[one.name]
        parts[part.place] += part.write(getattr(control, one.name))
    game, number, path = (parts[place] or blank for place, blank in NOTHING.items())
    text = f"{VERSION}:{WIRE[type(control)]}:{game}:{number}:{path}"
    assert len(text) <= LONGEST_ID, text
    return text


def parse(custom_id: str) -> Control | None:
    """None for what we never sent."""
    _, name, _ = (*custom_id[:LONGEST_ID].split(":", 2), "", "")[:3]
    kind = KINDS.get(name)
    found = None if kind is None else _PATTERNS[kind].fullmatch(custom_id)
    if kind is None or found is None:
        return None
    return kind(**{name: PARTS[name].read(text) for name, text in found.groupdict().items()})


def game_of(control: Control | None) -> int:
    """Its table's number; 0, if it is about none."""
    return int(getattr(control, "game", 0))


def _pattern(kind: type[Control]) -> re.Pattern[str]:
    parts = dict.fromkeys(NOTHING, "")
    for one in fields(kind):
        parts[PARTS[one.name].place] += f"(?P<{one.name}>{PARTS[one.name].pattern})"
    shown = (parts[place] or blank for place, blank in NOTHING.items())
    return re.compile(":".join((VERSION, WIRE[kind], *shown)), re.ASCII)


KINDS: Mapping[str, type[Control]] = {name: kind for kind, name in WIRE.items()}
_PATTERNS = {kind: _pattern(kind) for kind in WIRE}
