"""The story of a game that is over: looked for by one process, kept with the game, told on its last card.
It names seats alone, and follows from the log: whoever looks for it finds the same."""

from db import notes
from db import timers as rows
from engines.codec import decode, encode
from opponents.levels import TAUGHT
from opponents.story import Story as Story
from opponents.story import Told as Told
from tables import announcements, store, timers
from tables.context import Tx
from tables.jobs import Job
from tables.model import Table
from tables.timers import StoryWanted

FOUND_WITHIN = 90_000  # milliseconds; no story is looked for so long
FEWEST_TURNS = 6  # turns of a game that has one

_job = Job(StoryWanted, FOUND_WITHIN)
left, next_due, claim = _job.left, _job.next_due, _job.claim


def plan(tx: Tx, table: Table) -> None:
    """Of a game that nobody knows how to play, or that was hardly played, there is nothing to tell; of a deal
    of the day nobody is told."""
    turns = sum(
        one.step.passed and one.entry.seat is not None for one in table.running.moments() if one.entry
    )
    if table.rules.key in TAUGHT and table.day is None and turns >= FEWEST_TURNS:
        timers.plan(tx, [StoryWanted(key=_key(table.id), due_at=tx.now, game=table.id)])


def found(tx: Tx, wanted: StoryWanted, story: Story) -> None:
    """Kept, and the card of the end tells it, if there is anything to tell; once."""
    if wanted.key not in {one.key for one in timers.of_game(tx, wanted.game)}:
        return
    given_up(tx, wanted)
    table = store.get(tx, wanted.game)
    if story != Story():
        notes.put(tx.conn, wanted.key, encode(story))
        if table.thread is not None:
            tx.put(announcements.edit(table.id, table.thread, "story"))


def given_up(tx: Tx, wanted: StoryWanted) -> None:
    rows.drop(tx.conn, wanted.key)


def of(tx: Tx, game: int) -> Story:
    """As far as it was found."""
    kept = notes.get(tx.conn, _key(game))
    return Story() if kept is None else decode(Story, kept)


def _key(game: int) -> str:
    return f"story:{game}"
