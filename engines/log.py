"""The save is the log: a game's beginning and its entries, replayed through the same door as live play."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import takewhile

from engines.chance import words
from engines.codec import digest
from engines.core import (
    Action,
    AnyRules,
    Event,
    GameOver,
    IllegalAction,
    Leave,
    Picks,
    Refused,
    Seat,
    Settings,
    Skip,
    Step,
    Without,
    act,
    skip,
    start,
)
from engines.notation import write
from engines.values import value

CHANGES_OF_MIND = 60  # of a seat in a turn: nobody needs as many, and no log grows without end


@dataclass(frozen=True, slots=True)
class Beginning:
    """All that a game starts from."""

    rules: AnyRules
    seats: int
    picks: Picks
    options: Settings
    seed: bytes = field(repr=False)


@value
class Undo(Action):
    """An entry that takes an earlier one back; with the consent of those seats, if it needs it."""

    entry: int
    agreed: tuple[Seat, ...] = ()


@value
class Entry:
    """One line of the log; versions only grow, an undo included."""

    number: int  # from 1
    seat: Seat | None  # None: the table
    action: Action
    digest: str  # of the position after it

    @property
    def about(self) -> Seat | None:
        """The seat whose turn or place it concerns, also when the table acts."""
        return self.action.seat if isinstance(self.action, Leave | Skip | Without) else self.seat


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """An entry that stands, and where it led; those before it are linked, so that adding costs the same."""

    entry: Entry | None  # None: the beginning
    step: Step[object]
    before: "Moment | None" = field(repr=False)

    @property
    def public(self) -> bool:
        """Whether others than its seat can notice it."""
        skipped = self.entry is not None and isinstance(self.entry.action, Skip)
        return skipped or any(event.audience is None for event in self.step.events)


@dataclass(frozen=True, slots=True, eq=False)
class Written:
    """An entry as it was made, with what was told then: it stays readable when it is undone."""

    entry: Entry
    events: tuple[Event, ...]
    public: bool  # whether others than its seat could notice it
    passed: bool  # whether the seat's turn ended with it
    before: "Written | None" = field(repr=False)


class Diverged(Exception):  # noqa: N818 — it says what happened
    """A replay that differs from what was recorded."""

    def __init__(self, number: int, what: str, recorded: str, replayed: str) -> None:
        super().__init__(f"entry {number}: {what} is {replayed}, recorded was {recorded}")
        self.number, self.what, self.recorded, self.replayed = number, what, recorded, replayed


@dataclass(frozen=True, slots=True, eq=False)
class Play:
    """A game in progress; acting and undoing give another one and leave this one as it is."""

    beginning: Beginning
    now: Moment
    version: int = 0  # entries in the log
    public: int = 0  # entries that others than their seat can notice
    decisions: tuple[int, ...] = ()  # by seat: its own entries, and every undo that it could notice
    _last: Written | None = field(default=None, repr=False)

    @property
    def rules(self) -> AnyRules:
        return self.beginning.rules

    @property
    def state(self) -> object:
        return self.now.step.state

    @property
    def entry(self) -> Entry | None:
        """The newest of the log."""
        return self._last.entry if self._last else None

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(written.entry for written in self.history())

    @property
    def playing(self) -> tuple[Seat, ...]:
        """Who is asked and may vote: who is still in the game."""
        return self.rules.playing(self.state)

    def history(self) -> tuple[Written, ...]:
        """The whole log, undone entries and undos included."""
        return tuple(reversed([*self._newest_first()]))

    def _newest_first(self) -> Iterator[Written]:
        at = self._last
        while at is not None:
            yield at
            at = at.before

    def moments(self) -> Iterator[Moment]:
        """What stands, the newest first, the beginning last."""
        at: Moment | None = self.now
        while at is not None:
            yield at
            at = at.before

    def act(self, seat: Seat | None, action: Action) -> "Play":
        """A seat's choice, or the table's own."""
        after = self._acted(seat, action)
        if seat is not None and after.public == self.public and self._stood_before(after):
            after._expect_resolve(seat)
        return after

    def undo(self, seat: Seat, agreed: Iterable[Seat] = ()) -> "Play":
        """Takes the seat's last action back and plays the later ones of others again."""
        if seat in self._left():
            raise Refused("undo-left")
        after = self._taken_back(seat, agreed)
        after._expect_resolve(seat)
        return after

    def undo_denied(self, seat: Seat) -> Refused | None:
        """Why an undo would be refused now even if all the others agreed, so that nobody need be asked; None:
        it would succeed. It costs what playing the later entries again costs."""
        try:
            self.undo(seat, self.playing)
        except Refused as refused:
            return refused
        return None

    def follow(self, entry: Entry, known: str | None = None) -> "Play":
        """The next line of a log, as it was played then: more could be taken back. `known`: its digest."""
        if not isinstance(entry.action, Undo):
            return self._acted(entry.seat, entry.action, known)
        if entry.seat is None:
            raise Refused("undo-nothing")
        return self._taken_back(entry.seat, entry.action.agreed, known)

    def _acted(self, seat: Seat | None, action: Action, known: str | None = None) -> "Play":
        if isinstance(action, Leave | Without) and action.seat in self._left():
            raise IllegalAction("not-for-seats")
        step = _step(self.rules, self.state, seat, action)
        entry = Entry(self.version + 1, seat, action, known or digest(step.state))
        decided = () if entry.about is None else (entry.about,)
        moment = Moment(entry, step, self.now)
        return self._with(entry, moment, moment.public, decided)

    def _taken_back(self, seat: Seat, agreed: Iterable[Seat], known: str | None = None) -> "Play":
        if self.rules.outcome(self.state) is not None:
            raise GameOver("game-over")
        *later, mine = self._since_last_of(seat)
        assert mine.entry is not None
        assert mine.before is not None
        consent = tuple(sorted(agreed))
        if not set(self.playing) - {seat} <= set(consent):
            if mine.step.revealed:
                raise Refused("undo-revealed")
            if mine.step.passed or isinstance(mine.entry.action, Skip):
                raise Refused("undo-passed")
        now = mine.before
        for moment in reversed(later):
            now = self._again(now, moment)
        undo = Undo(mine.entry.number, consent)
        entry = Entry(self.version + 1, seat, undo, known or digest(now.step.state))
        noticed_by = tuple(map(Seat, range(self.beginning.seats))) if mine.public else (seat,)  # FS-60
        return self._with(entry, now, mine.public, noticed_by)

    def needs_consent(self, seat: Seat) -> bool:
        """Whether the seat's last action can only be taken back if all others agree."""
        mine = self._since_last_of(seat)[-1]
        skipped = mine.entry is not None and isinstance(mine.entry.action, Skip)
        return mine.step.revealed or mine.step.passed or skipped

    def noticed(self, seat: Seat) -> int:
        """How many of the entries about this seat the others could notice."""
        return sum(written.public and written.entry.about == seat for written in self.history())

    def last_of(self, seat: Seat) -> Entry:
        """What the seat would take back; an entry that the table made for it is one, too."""
        entry = self._since_last_of(seat)[-1].entry
        assert entry is not None
        return entry

    def _with(self, entry: Entry, now: Moment, public: bool, decided: tuple[Seat, ...]) -> "Play":
        decisions = tuple(count + (seat in decided) for seat, count in enumerate(self.decisions))
        undo = isinstance(entry.action, Undo)
        events, passed = ((), False) if undo else (now.step.events, now.step.passed)
        written = Written(entry, events, public, passed, self._last)
        return Play(self.beginning, now, entry.number, self.public + public, decisions, written)

    def _since_last_of(self, seat: Seat) -> list[Moment]:
        passed_over = []
        for moment in self.moments():
            passed_over.append(moment)
            if moment.entry is not None and _undoable_by(moment.entry, seat):
                return passed_over
        raise Refused("undo-nothing")

    def _left(self) -> set[Seat]:
        entries = (moment.entry for moment in self.moments() if moment.entry)
        return {entry.action.seat for entry in entries if isinstance(entry.action, Leave | Without)}

    def _this_turn(self) -> list[Moment]:
        """What stands since it began; the last one is that from which it began."""
        found = []
        for moment in self.moments():
            found.append(moment)
            if moment.entry is None or moment.step.passed:
                break
        return found

    def _stood_before(self, after: "Play") -> bool:
        return any(moment.step.state == after.state for moment in self._this_turn())

    def _expect_resolve(self, seat: Seat) -> None:
        """Undos, and orders given and withdrawn in secret, have an end within a turn; all else has one."""
        began = self._this_turn()[-1].entry
        since = takewhile(lambda one: one.entry.number > (began.number if began else 0), self._newest_first())
        own = (one for one in since if one.entry.seat == seat)
        if sum(isinstance(one.entry.action, Undo) or not one.public for one in own) > CHANGES_OF_MIND:
            raise Refused("undo-often", most=CHANGES_OF_MIND)

    def _again(self, now: Moment, moment: Moment) -> Moment:
        """A later entry of somebody else must stay possible and show the same."""
        assert moment.entry is not None
        try:
            step = _step(self.rules, now.step.state, moment.entry.seat, moment.entry.action)
        except Refused:
            raise Refused("undo-depends") from None
        if (step.events, step.passed) != (moment.step.events, moment.step.passed):
            raise Refused("undo-depends")
        return Moment(moment.entry, step, now)


def _undoable_by(entry: Entry, seat: Seat) -> bool:
    return entry.seat == seat or entry.action == Skip(seat)


def _step(rules: AnyRules, state: object, seat: Seat | None, action: Action) -> Step[object]:
    match seat, action:
        case None, Skip(skipped):
            return skip(rules, state, skipped)
        case None, Without(left):
            return act(rules, state, None, Leave(left))
        case _:
            return act(rules, state, seat, action)


def last_turn(now: Moment) -> tuple[Event, ...]:
    """What everybody saw since the turn passed; right after that, in the turn that is over.

    What somebody has done in secret since changes nothing of it.
    """
    while now.before is not None and not now.public:
        now = now.before
    told = happened(now, lambda moment: moment is not now and moment.step.passed)
    return tuple(event for event in told if event.audience is None)


def happened(now: Moment, ended: Callable[[Moment], bool]) -> tuple[Event, ...]:
    """What stands, back to a moment that is no part of it; the beginning never is."""
    events: tuple[Event, ...] = ()
    at: Moment | None = now
    while at is not None and at.entry is not None and not ended(at):
        events, at = (*at.step.events, *events), at.before
    return events


def begin(beginning: Beginning) -> Play:
    step = start(beginning.rules, beginning.seats, beginning.picks, beginning.options, beginning.seed)
    return Play(beginning, Moment(None, step, None), decisions=(0,) * beginning.seats)


def replay(beginning: Beginning, entries: Iterable[Entry]) -> Play:
    """The game of that log, each position compared with its digest; Diverged at the first difference."""
    return go_on(begin(beginning), entries)


def resume(beginning: Beginning, entries: Sequence[Entry]) -> Play:
    """The same where somebody waits: if the newest position is as recorded, so were those before it."""
    play = begin(beginning)
    try:
        return go_on(_followed(play, entries[:-1], trusted=True), entries[-1:])
    except Diverged:
        return go_on(play, entries)


def go_on(play: Play, entries: Iterable[Entry]) -> Play:
    """The same from a position that is known."""
    return _followed(play, entries, trusted=False)


def _followed(play: Play, entries: Iterable[Entry], *, trusted: bool) -> Play:
    for entry in entries:
        try:
            play = play.follow(entry, entry.digest if trusted else None)
        except Refused as refused:
            raise Diverged(entry.number, "the action", write(entry.action), str(refused)) from refused
        _compare(entry, play.entry)
    return play


def kinds(rules: AnyRules) -> tuple[type[Action], ...]:
    """Whatever may stand in the log of such a game."""
    return (*rules.actions, *rules.table, Skip, Without, Undo)


def _compare(recorded: Entry, replayed: Entry | None) -> None:
    assert replayed is not None
    if recorded.number != replayed.number:
        raise Diverged(recorded.number, "the number", str(recorded.number), str(replayed.number))
    if recorded.action != replayed.action:
        raise Diverged(recorded.number, "the action", write(recorded.action), write(replayed.action))
    if recorded.digest != replayed.digest:
        raise Diverged(recorded.number, "the position", recorded.digest, replayed.digest)


def choose(rules: AnyRules, state: object, chosen: Iterator[int]) -> tuple[Seat, Action] | None:
    """A seat that must act and one of its actions, by the next random words; None at the end."""
    seats = rules.to_act(state)
    if not seats:
        return None
    seat = seats[next(chosen) * len(seats) >> 64] if len(seats) > 1 else seats[0]
    legal = rules.legal(state, seat)
    return seat, legal[next(chosen) * len(legal) >> 64]


def wander(rules: AnyRules, step: Step[object], seed: bytes) -> Iterator[tuple[Seat, Action, Step[object]]]:
    """Uniformly random play to the end: who acts, what, and where it leads."""
    chosen = words(seed)
    while choice := choose(rules, step.state, chosen):
        seat, action = choice
        step = act(rules, step.state, seat, action)
        yield seat, action, step


def playout(beginning: Beginning, seed: bytes, most: int | None = None) -> Play:
    """A game played at random, with its log; to its end, or for that many actions."""
    play, chosen = begin(beginning), words(seed)
    while play.version != most and (choice := choose(play.rules, play.state, chosen)):
        play = play.act(*choice)
    return play


def perft(rules: AnyRules, state: object, depth: int) -> int:
    """Sequences of that many actions, chance fixed: a count that any change of the rules changes."""
    seats = rules.to_act(state)
    if depth == 0 or not seats:
        return 1
    if depth == 1:
        return sum(len(rules.legal(state, seat)) for seat in seats)
    return sum(
        perft(rules, act(rules, state, seat, action).state, depth - 1)
        for seat in seats
        for action in rules.legal(state, seat)
    )
