"""What happened, in words, as one reader may know it; what was taken back stays visible."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise

from bot.show.sentences import Said
from engines import log
from engines.core import Event, Seat, Skip, Without
from engines.log import Entry, Moment, Play, Undo, Written
from engines.words import Words

NOBODY_AWAY: Mapping[int, str] = {}
BEFORE = -1  # the version before the beginning


def lines(
    play: Play,
    words: Words,
    said: Said,
    since: int,
    viewer: Seat | None,
    until: int | None = None,
    computers: Collection[Seat] = (),
    caretaken: Mapping[int, str] = NOBODY_AWAY,
    *,
    noticed: bool = False,
) -> list[str]:
    """A line an event, a line a turn of a computer, after that version; the beginning itself comes after
    version -1. `caretaken`: how a turn begins that was played for somebody away, by its entries. `noticed`:
    nothing of what was done in secret, not even by the reader."""
    standing = {moment.entry.number for moment in play.moments() if moment.entry is not None}
    history = play.history()
    told = heard(first_of(play).step.events, words, viewer) if since < 0 else []
    going_on: Seat | None = None  # the computer whose turn the last line tells
    for written in history[max(0, since) : until]:
        entry = written.entry
        if noticed and not written.public:
            continue
        undone = history[entry.action.entry - 1] if isinstance(entry.action, Undo) else None
        if undone and entry.seat is not None and heard(undone.events, words, viewer):
            told.append(said("log-undo", name=words.seat(entry.seat)))
        by_itself = entry.number in caretaken or entry.about in computers
        mine = [
            *_decided(history, entry, words, said, by_itself=by_itself),
            *heard(written.events, words, viewer),
        ]
        shown = mine if entry.number in standing else [f"~~{line}~~" for line in mine]
        about = entry.about if by_itself else None
        if shown and about is not None and about == going_on:
            told[-1] += f" {' '.join(shown)}"
        elif shown:
            told += shown if about is None else [" ".join((*_for_whom(caretaken, entry), *shown))]
        if shown or written.passed:
            going_on = None if written.passed else about
    return told


def happened(play: Play, since: int) -> tuple[Event, ...]:
    """What stands of that, for the marks on a board."""
    return log.happened(play.now, lambda moment: moment.entry is not None and moment.entry.number <= since)


def log_lines(
    play: Play,
    words: Words,
    said: Said,
    viewer: Seat | None,
    computers: Collection[Seat] = (),
    caretaken: Mapping[int, str] = NOBODY_AWAY,
) -> list[str]:
    """The whole game, each turn under its number: the one that a past board is asked by."""
    ends = [moment.entry.number for moment in ended(play) if moment.entry is not None]
    told = heard(first_of(play).step.events, words, viewer)
    for number, (begin, end) in enumerate(pairwise((0, *ends, play.version)), 1):
        happened = lines(play, words, said, begin, viewer, end, computers, caretaken)
        told += [said("log-turn", turn=number), *happened] if happened else []
    return told


def ended(play: Play) -> list[Moment]:
    """The turns that stand and are over, the first one first."""
    return [moment for moment in play.moments() if moment.entry is not None and moment.step.passed][::-1]


def _for_whom(caretaken: Mapping[int, str], entry: Entry) -> tuple[str, ...]:
    return (caretaken[entry.number],) if entry.number in caretaken else ()


def _decided(
    history: Sequence[Written], entry: Entry, words: Words, said: Said, *, by_itself: bool
) -> Iterator[str]:
    """That it was the others' decision; once, however many entries carry it out."""
    match entry.action:
        case Skip(seat) if by_itself:
            yield said("log-computer-skip", name=words.seat(seat))
        case Skip(seat):
            before = history[entry.number - 2] if entry.number > 1 else None
            if before is None or before.entry.action != entry.action or before.passed:
                yield said("log-skip", name=words.seat(seat))
        case Without(seat):
            yield said("log-without", name=words.seat(seat))


def version_at(play: Play, noticed: int) -> int:
    """The version when all had noticed that many entries; what followed in secret tells them nothing."""
    versions = (0, *(written.entry.number for written in play.history() if written.public))
    return versions[min(noticed, len(versions) - 1)]


def last_of(play: Play, seat: Seat, but: Collection[int] = ()) -> int:
    """The version at the seat's own last entry: what came after is news to it. `but`: entries that somebody
    else has made for it."""
    own = (entry.number for entry in play.entries if entry.seat == seat and entry.number not in but)
    return max(own, default=BEFORE)


def last_noticed(play: Play, seat: Seat, but: Collection[int] = ()) -> int:
    """The same of what all could notice."""
    own = (one.entry for one in play.history() if one.public and one.entry.seat == seat)
    return max((entry.number for entry in own if entry.number not in but), default=BEFORE)


def turns_of(play: Play, made: Collection[int], since: int) -> int:
    """How many turns these entries after that version have ended."""
    history = play.history()[max(0, since) :]
    return sum(one.passed and one.entry.number in made for one in history)


def first_of(play: Play) -> Moment:
    *_, first = play.moments()
    return first


def heard(events: tuple[Event, ...], words: Words, viewer: Seat | None) -> list[str]:
    """Of what happened, what one reader is told."""
    return [words.event(event) for event in events if event.audience is None or event.audience == viewer]
