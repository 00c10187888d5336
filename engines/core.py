"""The contract between a game and everything around it: seats, actions, events, steps and the one door."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, ClassVar, Generic, NewType, Protocol, TypeAlias, TypeVar

from engines.lesson import Lesson
from engines.values import the_one_in, value

Seat = NewType("Seat", int)

Argument: TypeAlias = "int | str | Enum | Who | Phrase | Action | tuple[Argument, ...]"
Setting: TypeAlias = int | str
Settings: TypeAlias = Mapping[str, Setting]
Picks: TypeAlias = Mapping[str, Sequence[str | None]]


@value
class Who:
    """A seat in a phrase: the reader sees the name of the person on it."""

    seat: Seat


@value
class Phrase:
    """A sentence still without a language: its message and the message's arguments."""

    key: str
    args: Mapping[str, Argument]


def say(key: str, /, **args: Argument) -> Phrase:
    return Phrase(key, args)


@value
class Action:
    """A choice of a seat or of the table; its verb is its class's name, its fields are what was chosen."""

    verb: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.verb = cls.__name__.lower()


@value
class Leave(Action):
    """The table's action when a seat leaves for good; every game has it."""

    seat: Seat


@value
class Skip(Action):
    """The table's action for a seat that lets the others wait: what the canon does when time is out."""

    seat: Seat


@value
class Without(Action):
    """The table's action when the others play on without a seat: it leaves, but not by its own will."""

    seat: Seat


@value
class Event:
    """Something that happened, told to everyone or to one seat alone."""

    audience: Seat | None = field(default=None, kw_only=True)


S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")


@value
class Step(Generic[S]):
    """What an action leads to."""

    state: S
    events: tuple[Event, ...]
    revealed: bool = False  # somebody learned something: a draw, a die, a flip
    passed: bool = False  # the seat's turn, or its part in a common one, ended


@dataclass(frozen=True, slots=True)
class Option:
    """A setting of the lobby; one value of `by_seats` replaces the default for that number of seats."""

    key: str
    choices: tuple[str, ...] | range
    default: Setting
    by_seats: Mapping[int, Setting] = field(default_factory=dict)
    only_for: tuple[int, ...] = ()  # numbers of seats that may set it; () = all

    def default_for(self, seats: int) -> Setting:
        return self.by_seats.get(seats, self.default)


@value
class Pick:
    """What each seat may choose in the lobby; no two seats the same."""

    key: str
    choices: tuple[str, ...]
    facing: tuple[int, ...] = ()  # numbers of seats at which the other one gets what lies half way round


@value
class Line:
    """One reason for points."""

    phrase: Phrase
    points: int


@value
class Score:
    total: int
    lines: tuple[Line, ...]


@value
class Outcome:
    """How a game ended: places from 1 (equal seats share one) and the scores, both by seat."""

    ranks: tuple[int, ...]
    scores: tuple[Score, ...]
    ending: Phrase

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, rank in enumerate(self.ranks) if rank == 1)


@value
class Preview:
    """What a menu may know of a choice without asking which game it is."""

    reveals: bool = False
    passes: bool = False
    label: Phrase | None = None  # None: the action in words is its label
    consequence: Phrase | None = None
    worth: int = 0  # the more useful, the greater, over all verbs alike; above 0 it gains something
    aside: Phrase | None = None  # a few characters behind the label: what it costs or gives
    place: str = ""  # the place to mark on the picture
    number: int = 0  # the number that the place bears on the picture already, if it bears one
    loses: Phrase | None = None  # what cannot be had back once it is done, in a sentence
    group: str = ""  # the purpose that it shares with others, from the widest: `boat/island`
    goal: str = ""  # what it is for within the group: of one goal, only the best is suggested
    heading: Phrase | None = None  # what the group is called as an answer: its best action is then no answer
    short: Phrase | None = None  # on a button, without the mark: what, and what it gives or costs


@value
class Brief:
    """What stands above the choices of a panel, or above the one action that it asks about."""

    headline: Phrase  # one line: what is asked now; a question, if one action is asked about
    stand: tuple[Phrase, ...] = ()  # where one stands, a sentence each, the least needed last
    around: tuple[str, ...] = ()  # places that the picture shows, besides those that can be chosen
    hints: tuple[Phrase, ...] = ()  # what may be done here, in three sentences, for whoever asks


class Rules(Protocol[S, A, V]):
    """A game. Everything is pure; `new` and `act` are the only ways to a state, `view` the only way out."""

    def __hash__(self) -> int: ...
    @property
    def key(self) -> str: ...
    @property
    def version(self) -> int:
        """Of the rules, stored with each game."""

    @property
    def seats(self) -> range: ...
    @property
    def options(self) -> tuple[Option, ...]: ...
    @property
    def picks(self) -> tuple[Pick, ...]: ...
    @property
    def secrets(self) -> bool:
        """False: no hand button, no hand by DM."""

    @property
    def lesson(self) -> Lesson | None:
        """None: nobody has written one yet."""

    @property
    def achievements(self) -> Mapping[str, Any]:
        """By name the feats of `engines/deeds.py`, five at most; none, if nobody has thought of any."""

    @property
    def actions(self) -> tuple[type[A], ...]: ...
    @property
    def table(self) -> tuple[type[Action], ...]:
        """What the table itself may do: a seat leaves, time is over."""

    @property
    def events(self) -> tuple[type[Event], ...]: ...
    @property
    def state(self) -> type[S]: ...

    def new(self, seats: int, picks: Picks, options: Settings, seed: bytes) -> Step[S]:
        """Through `start`, which has checked and completed the arguments."""

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Whom the game waits for; nobody once it is over."""

    def playing(self, state: S) -> tuple[Seat, ...]:
        """Who is still in the game, waited for or not; nobody else votes, agrees or is asked. `legal(state,
        None)` has a `Leave` for every seat that has not left, out of the game or not, until it is over."""

    def legal(self, state: S, seat: Seat | None) -> Sequence[A | Action]:
        """Complete, unique, in a stable order; None: the table's own actions."""

    def apply(self, state: S, seat: Seat | None, action: A | Action) -> Step[S]:
        """Through `act`, which has found the action in `legal`."""

    def view(self, state: S, viewer: Seat | None) -> V:
        """What this seat, or the public, may know."""

    def describe(self, view: V) -> tuple[Phrase, ...]:
        """The position in words, a sentence a line, enough to play by."""

    def picked(self, view: V) -> Mapping[str, Sequence[str]]:
        """What each seat has of what could be picked, by its own choice or by chance."""

    def preview(self, view: V, action: A) -> Preview: ...

    def brief(self, view: V, legal: Sequence[A], chosen: Sequence[A]) -> Brief:
        """Above a panel: `chosen` are the actions that the answers so far have left, all of them at first;
        one that was chosen out of several is asked about."""

    def objection(self, view: V, action: A) -> Phrase:
        """Why the viewer cannot do this now, in one `refused-…` sentence that says what can be done."""

    def outcome(self, state: S) -> Outcome | None: ...

    def autopilot(self, state: S, seat: Seat) -> A:
        """The canon's time-out action."""

    def time_limit(self, options: Settings) -> tuple[int, Action] | None:
        """After how many hours of play the table does what; None: the game takes as long as it takes."""

    def reseed_hidden(self, state: S, viewer: Seat | None, seed: bytes) -> S:
        """Another position that this viewer cannot tell from the given one."""


AnyRules: TypeAlias = Rules[Any, Any, Any]


class Refused(Exception):  # noqa: N818 — it is an answer, not an error
    """What a person can do wrong, with one kind sentence for that person."""

    def __init__(self, key: str, /, **args: Argument) -> None:
        super().__init__(key)
        self.phrase = Phrase(f"refused-{key}", args)

    def __str__(self) -> str:
        return f"{self.phrase.key} {dict(self.phrase.args)}"


class BadSetup(Refused):
    """A game that cannot begin like this."""


class GameOver(Refused):
    """The game has ended."""


class NotYourTurn(Refused):
    """The game waits for somebody else."""


class IllegalAction(Refused):
    """The rules do not allow it now."""


class StaleAction(Refused):
    """The choice was made from a list that has changed."""


class UnknownNotation(Refused):
    """The text is no action of this game."""


def start(rules: Rules[S, A, V], seats: int, picks: Picks, options: Settings, seed: bytes) -> Step[S]:
    """The door to a new game."""
    return rules.new(seats, checked_picks(rules, seats, picks), checked_options(rules, seats, options), seed)


def act(rules: Rules[S, A, V], state: S, seat: Seat | None, action: A | Action) -> Step[S]:
    """The one door: what is not in `legal` does not happen."""
    legal = rules.legal(state, seat)
    try:
        found = the_one_in(legal, action)
    except ValueError:
        raise _refusal(rules, state, seat, action) from None
    return rules.apply(state, seat, found)


def skip(rules: Rules[S, A, V], state: S, seat: Seat) -> Step[S]:
    """The same door for a seat that is skipped."""
    if seat not in rules.to_act(state):
        raise _refusal(rules, state, seat, Skip(seat))
    return act(rules, state, seat, rules.autopilot(state, seat))


def checked_options(rules: AnyRules, seats: int, options: Settings) -> Settings:
    if seats not in rules.seats:
        raise BadSetup("seats", seats=seats, least=rules.seats[0], most=rules.seats[-1])
    declared = {option.key: option for option in rules.options}
    for key, chosen in chosen_options(rules, options).items():
        option = declared[key]
        if option.only_for and seats not in option.only_for and chosen != option.default_for(seats):
            raise BadSetup("option-seats", option=key, seats=", ".join(map(str, option.only_for)))
    return {key: options.get(key, option.default_for(seats)) for key, option in declared.items()}


def chosen_options(rules: AnyRules, options: Settings) -> Settings:
    """What somebody has chosen, checked before it is known how many begin."""
    declared = {option.key: option for option in rules.options}
    for key, chosen in options.items():
        option = declared.get(key)
        if option is None:
            raise BadSetup("unknown-option", option=key, options=", ".join(declared) or "—")
        if chosen not in option.choices:
            raise BadSetup("option-value", option=key, value=str(chosen), choices=_choices(option))
    return options


def options_for(rules: AnyRules, seats: int, chosen: Settings) -> Settings:
    """What so many begin with: what was chosen, as far as it is for so many, and their defaults."""
    fitting = {option.key for option in rules.options if not option.only_for or seats in option.only_for}
    return checked_options(rules, seats, {key: one for key, one in chosen.items() if key in fitting})


def checked_picks(rules: AnyRules, seats: int, picks: Picks) -> Picks:
    declared = {pick.key: pick for pick in rules.picks}
    for key, chosen in picks.items():
        pick = declared.get(key)
        if pick is None:
            raise BadSetup("unknown-pick", pick=key, picks=", ".join(declared) or "—")
        if len(chosen) > seats:
            raise BadSetup("too-many-picks", pick=key, seats=seats)
        taken = [one for one in chosen if one is not None]
        for one in taken:
            if one not in pick.choices:
                raise BadSetup("pick-value", value=one, choices=", ".join(pick.choices))
            if taken.count(one) > 1:
                raise BadSetup("pick-twice", value=one)
    return {key: (*picks.get(key, ()), *[None] * (seats - len(picks.get(key, ())))) for key in declared}


def left_to_pick(pick: Pick, seats: int, taken: Sequence[str]) -> tuple[str, ...]:
    """What one more seat may pick where so many will play; one choice alone is told before it is picked."""
    if seats in pick.facing and taken:
        return (_opposite(pick, taken[0]),)
    return tuple(choice for choice in pick.choices if choice not in taken)


def kept_picks(rules: AnyRules, seats: int, picks: Picks, order: Sequence[Seat]) -> Picks:
    """What a game begins with: who picked first keeps it, whatever the seat, and what cannot stand beside it
    goes. `order`: the seats as they picked."""
    kept = {key: list(chosen) for key, chosen in checked_picks(rules, seats, picks).items()}
    for pick in rules.picks:
        picked = [seat for seat in order if kept[pick.key][seat] is not None] if seats in pick.facing else []
        for seat in picked[1:]:
            first = kept[pick.key][picked[0]]
            if first is not None and kept[pick.key][seat] != _opposite(pick, first):
                kept[pick.key][seat] = None
    return {key: tuple(chosen) for key, chosen in kept.items()}


def _opposite(pick: Pick, choice: str) -> str:
    return pick.choices[(pick.choices.index(choice) + len(pick.choices) // 2) % len(pick.choices)]


def _choices(option: Option) -> str:
    if isinstance(option.choices, range):
        return f"{option.choices[0]}–{option.choices[-1]}"
    return ", ".join(option.choices)


def _refusal(rules: AnyRules, state: object, seat: Seat | None, action: Action) -> Refused:
    if rules.outcome(state) is not None:
        return GameOver("game-over")
    if seat is None or not isinstance(action, rules.actions):
        return IllegalAction("not-for-seats")
    if not rules.legal(state, seat):
        return NotYourTurn("not-your-turn", waiting=tuple(Who(one) for one in rules.to_act(state)))
    refused = IllegalAction("")
    refused.phrase = rules.objection(rules.view(state, seat), action)
    return refused
