"""A table as the bot sees it: who sits where, what was agreed, and the game once it runs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.said import BotRefused, Said, said
from engines.core import AnyRules, Seat, Setting, StaleAction, Who
from engines.log import Play
from engines.words import Words

State: TypeAlias = Literal["lobby", "running", "ended", "expired"]


@dataclass(frozen=True, slots=True)
class Sitter:
    """A person on a seat; nobody, once all their data is deleted."""

    seat: Seat
    person: int | None
    name: str
    picks: Mapping[str, str]
    left: bool = False
    since: int | None = None  # when the game began to wait for it
    reminded: int = 0  # how often, in its present wait


@dataclass(frozen=True, slots=True)
class Table:
    id: int
    rules: AnyRules
    state: State
    guild: int
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
    play: Play | None = None

    @property
    def link(self) -> str:
        return f"<#{self.thread or self.channel}>"

    @property
    def public(self) -> Said:
        """What all read there, the labels of its buttons included, is said in its server’s language."""
        return said(self.locale)

    @property
    def names(self) -> tuple[str, ...]:
        return self.names_in(self.locale)

    def names_in(self, locale: str) -> tuple[str, ...]:
        """Whose data is deleted is a former player."""
        return tuple(sitter.name or said(locale)("former-player") for sitter in self.sitters)

    def words(self, locale: str) -> Words:
        return Words(locale, self.rules, self.names_in(locale))

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
    def playing(self) -> tuple[Seat, ...]:
        """Who has not left."""
        return tuple(sitter.seat for sitter in self.sitters if not sitter.left)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Whom the game waits for."""
        return self.rules.to_act(self.play.state) if self.play and self.state == "running" else ()

    def waits_for(self, locale: str) -> str:
        """Their names."""
        return ", ".join(str(self.words(locale).argument(Who(seat))) for seat in self.waiting)

    @property
    def running(self) -> Play:
        assert self.play is not None, "only a game that has begun has positions"
        return self.play

    def expect(self, seat: Seat, decision: int | None) -> None:
        """Refused for a press that answers an earlier decision of this seat; None: it names none."""
        if decision is not None and decision != self.running.decisions[seat]:
            raise StaleAction("stale")

    def view(self, viewer: Seat | None) -> object:
        return self.rules.view(self.running.state, viewer)


def not_seated(table: Table) -> BotRefused:
    """What somebody who does not sit there is told: before the game begins there is still a way in."""
    if table.state == "lobby":
        return BotRefused("join-first", join=table.public("lobby-join"))
    return BotRefused("not-seated")


def not_running(table: Table) -> BotRefused:
    return BotRefused("not-running", start=table.public("lobby-start"))


def begun(table: Table) -> Table:
    """Refused before there are positions."""
    if table.state == "expired":
        raise BotRefused("expired", game=table.rules.key)
    if table.state == "lobby":
        raise not_running(table)
    return table
