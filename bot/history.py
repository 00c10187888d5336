"""What happened, in words, as one reader may know it; what was taken back stays visible."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from bot.said import Said
from engines import log
from engines.core import Event, Seat, Skip, Without
from engines.log import Entry, Moment, Play, Undo, Written
from engines.words import Words

BEFORE = -1  # the version before the beginning


def lines(
    play: Play, words: Words, said: Said, since: int, viewer: Seat | None, until: int | None = None
) -> list[str]:
    """A line an event, after that version; the beginning itself comes after version -1."""
    standing = {moment.entry.number for moment in play.moments() if moment.entry is not None}
    history = play.history()
    told = heard(first_of(play).step.events, words, viewer) if since < 0 else []
    for written in history[max(0, since) : until]:
        entry = written.entry
        undone = history[entry.action.entry - 1] if isinstance(entry.action, Undo) else None
        if undone and entry.seat is not None and heard(undone.events, words, viewer):
            told.append(said("log-undo", name=words.seat(entry.seat)))
        mine = [*_decided(history, entry, words, said), *heard(written.events, words, viewer)]
        told += mine if entry.number in standing else [f"~~{line}~~" for line in mine]
    return told


def happened(play: Play, since: int) -> tuple[Event, ...]:
    """What stands of that, for the marks on a board."""
    return log.happened(play.now, lambda moment: moment.entry is not None and moment.entry.number <= since)


def log_lines(play: Play, words: Words, said: Said, viewer: Seat | None) -> list[str]:
    """The whole game, each turn under its number: the one that a past board is asked by."""
    ends = [moment.entry.number for moment in ended(play) if moment.entry is not None]
    told = heard(first_of(play).step.events, words, viewer)
    for number, (begin, end) in enumerate(pairwise((0, *ends, play.version)), 1):
        happened = lines(play, words, said, begin, viewer, end)
        told += [said("log-turn", turn=number), *happened] if happened else []
    return told


def ended(play: Play) -> list[Moment]:
    """The turns that stand and are over, the first one first."""
    return [moment for moment in play.moments() if moment.entry is not None and moment.step.passed][::-1]


def _decided(history: Sequence[Written], entry: Entry, words: Words, said: Said) -> Iterator[str]:
    """That it was the others' decision; once, however many entries carry it out."""
    match entry.action:
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


def last_of(play: Play, seat: Seat) -> int:
    """The version at the seat's own last entry: what came after is news to it."""
    return max((entry.number for entry in play.entries if entry.seat == seat), default=BEFORE)


def first_of(play: Play) -> Moment:
    *_, first = play.moments()
    return first


def heard(events: tuple[Event, ...], words: Words, viewer: Seat | None) -> list[str]:
    """Of what happened, what one reader is told."""
    return [words.event(event) for event in events if event.audience is None or event.audience == viewer]
