"""How much is written for a press and its board: each commit waits for the disk."""

import random
from collections.abc import Collection

import pytest
from sqlalchemy import func, select

from db.database import Connection, Work
from db.schema import outbox
from db.sqlite import SQLite
from sandbox.people.client import People, Person
from tests.stories.running_bot import Bot, gather
from tests.stories.silence import moved, quiet

PRESSES = 6


def tried(conn: Connection) -> int:
    """Rows that were taken to Discord."""
    return conn.execute(select(func.count()).where(outbox.c.attempts > 0)).scalar_one()


async def test_a_press_is_one_commit_and_each_of_its_posts_one_more(
    bot: Bot, people: People, ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The press claims what it puts; what is settled claims what follows in its channel."""
    for person in (ana, ben):
        await person.slash("/settings", dm=False)
    game = await gather(bot, people, "fireship", ana, ben)
    await bot.told()
    await quiet(game)
    before, commits, real = await bot.tables.db.read(tried), 0, SQLite.tx

    async def counted(self: SQLite, work: Work[object], at: Collection[int] | None = None) -> object:
        nonlocal commits
        commits += 1
        return await real(self, work, at)

    monkeypatch.setattr(SQLite, "tx", counted)
    for number in range(PRESSES):
        await moved(game, random.Random(number))
        await bot.told()
    posts = await bot.tables.db.read(tried) - before
    assert posts >= PRESSES
    assert commits == PRESSES + posts
