"""A crash loop waits for tomorrow before Discord loses patience."""

from pathlib import Path

from bot.starts import DAY, MOST, counted, pause
from tests.bot.seated import Clock, database


async def test_each_day_has_its_own_count_and_a_restart_does_not_forget_it(tmp_path: Path) -> None:
    clock = Clock()
    db = await database(tmp_path)
    assert [await db.tx(lambda conn: counted(conn, clock())) for _ in range(3)] == [1, 2, 3]
    await db.close()
    db = await database(tmp_path)
    assert await db.tx(lambda conn: counted(conn, clock())) == 4
    clock.now += DAY
    assert await db.tx(lambda conn: counted(conn, clock())) == 1
    await db.close()


def test_after_the_last_start_of_a_day_it_waits_for_the_next() -> None:
    six_in_the_evening = 20_000 * DAY + 18 * 3_600_000
    assert pause(MOST, six_in_the_evening) == 0.0
    assert pause(MOST + 1, six_in_the_evening) == 6 * 3600.0
