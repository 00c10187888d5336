"""A table as the bot sees it: who sits where, what was agreed, and the game once it runs."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from db.games import State
from engines.core import Action, AnyRules, Seat, Setting, StaleAction
from engines.log import Play
from tables.refusals import Away, Computer, Label, Name, TableRefused


@dataclass(frozen=True, slots=True)
class Press:
    """Who does something, and by which interaction: the same twice is once."""

    interaction: int
    person: int
    name: str
    locale: str
    guild: int | None = None
    channel: int | None = None
    part: str = ""  # of what one interaction does in several places

    @property
    def key(self) -> str:
        return f"{self.part}i:{self.interaction}"


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table as somebody asks for it."""

    rules: AnyRules
    channel: int
    thread: int | None
    options: Mapping[str, Setting]
    seats: int
    pace: str
    private: bool
    locale: str
    rematch_of: int | None = None
    guests: Sequence[int] = ()  # who is invited from the start
    computers: Sequence[str] = ()  # the levels of those that sit there from the start
    hints: bool = False  # one may ask for them
    solo: bool = False  # `channel` is where they write to each other, the person and the bot
    ping: int | None = None  # the role that is called to it
    unrated: bool = False  # it counts for no rating


@dataclass(frozen=True, slots=True)
class Sitter:
    """A person on a seat, or a computer; nobody, once all their data is deleted."""

    seat: Seat
    person: int | None
    name: str
    picks: Mapping[str, str]
    left: bool = False
    since: int | None = None  # when the game began to wait for it
    reminded: int = 0  # how often, in its present wait
    away_used: int = 0  # milliseconds of their leave
    computer: Computer | None = None
    added_by: int | None = None  # of a computer: the person by whom it came
    caretaker: str | None = None  # the level of the computer that plays while they are away
    caretaken: Mapping[int, str] = field(default_factory=dict)  # the entries made so, with the level
    hints: int = 0  # decisions at which they have asked for one

    @property
    def called(self) -> Name:
        return self.computer or (Away(self.name) if self.caretaker else self.name)


@dataclass(frozen=True, slots=True)
class Table:
    id: int
    rules: AnyRules
    state: State
    guild: int  # 0: in direct messages
    channel: int
    thread: int | None
    lobby_message: int | None
    opener: int | None
    size: int
    options: Mapping[str, Setting]
    pace: str
    private: bool
    locale: str
    commitment: str
    sitters: Sequence[Sitter]
    paused: bool = False  # nobody's time runs
    solo: bool = False  # one person alone with computers, in direct messages
    unrated: bool = False  # it counts for no rating
    hints: bool = False  # one may ask a computer for them
    closed: bool = False  # by whoever keeps order in its server
    day: int | None = None  # whose deal it is: played in panels alone, by one person, once
    play: Play | None = None

    @property
    def running_once(self) -> bool:
        """Whether it has begun."""
        return self.state in ("running", "ended")

    def seat_of(self, person: int) -> Seat | None:
        return next((one.seat for one in self.sitters if one.person == person and not one.left), None)

    def person_on(self, seat: Seat) -> int | None:
        return next((one.person for one in self.sitters if one.seat == seat and not one.left), None)

    def picks_of(self, seat: Seat) -> Mapping[str, str]:
        """What it has chosen; once the game runs, also what chance has chosen for it."""
        if self.play is None:
            return self.sitters[seat].picks
        return {key: chosen[seat] for key, chosen in self.rules.picked(self.view(None)).items()}

    @property
    def computers(self) -> Mapping[Seat, str]:
        """The levels of those that sit there, or sat."""
        return {one.seat: one.computer.level for one in self.sitters if one.computer}

    @property
    def caretakers(self) -> Mapping[Seat, str]:
        """The levels of the computers that play for persons who are away."""
        return {one.seat: one.caretaker for one in self.sitters if one.caretaker and not one.left}

    @property
    def levels(self) -> Mapping[Seat, str]:
        """Of all the seats for which a computer chooses."""
        return {**self.computers, **self.caretakers}

    @property
    def caretaken(self) -> Mapping[int, str]:
        """The entries that were made for persons who were away, with the level."""
        return {number: level for one in self.sitters for number, level in one.caretaken.items()}

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who votes, agrees and is asked: the persons among those who play, and who are there."""
        return tuple(seat for seat in self.playing if seat not in self.levels)

    @property
    def deserted(self) -> bool:
        """Nobody plays but computers and caretakers."""
        return (
            self.state == "running" and not self.asked and not self.caretakers.keys().isdisjoint(self.playing)
        )

    def is_among_computers(self, seat: Seat) -> bool:
        """Nobody else would have to agree, not even somebody who is away."""
        return bool(self.computers) and set(self.playing) - self.computers.keys() <= {seat}

    @property
    def playing(self) -> tuple[Seat, ...]:
        """Who has neither left nor gone out of the game."""
        there = tuple(sitter.seat for sitter in self.sitters if not sitter.left)
        return there if self.play is None else tuple(seat for seat in self.play.playing if seat in there)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Whom the game waits for."""
        return self.rules.to_act(self.play.state) if self.play and self.state == "running" else ()

    @property
    def running(self) -> Play:
        assert self.play is not None, "only a game that has begun has positions"
        return self.play

    def view(self, viewer: Seat | None) -> object:
        return self.rules.view(self.running.state, viewer)


Choose: TypeAlias = Callable[[Table, Seat], Action]


def is_seen(table: Table, press: Press) -> bool:
    """Seated persons find their game from everywhere; all others in its server, and a private one where it
    is: in the lobby's channel, once it has begun in its own thread. Only who plays it sees a daily deal."""
    if table.seat_of(press.person) is not None:
        return True
    if table.day is not None:
        return False
    if not table.private:
        return press.guild == table.guild
    return press.channel == (table.thread if table.running_once else table.channel)


def not_seated(table: Table) -> TableRefused:
    """What somebody who does not sit there is told: before the game begins there is still a way in."""
    if table.state == "lobby":
        return TableRefused("join-first", join=Label("lobby-join", table.locale))
    return TableRefused("not-seated")


def not_running(table: Table) -> TableRefused:
    return TableRefused("not-running", start=Label("lobby-start", table.locale))


def begun(table: Table) -> Table:
    """Refused before there are positions."""
    if table.state == "expired":
        raise TableRefused("expired", game=table.rules.key)
    if table.state == "lobby":
        raise not_running(table)
    return table


def check_decision(table: Table, seat: Seat, decision: int | None) -> None:
    """Refused for a press that answers an earlier decision of this seat; None: it names none."""
    if decision is not None and decision != table.running.decisions[seat]:
        raise StaleAction("stale")
