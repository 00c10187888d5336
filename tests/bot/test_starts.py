"""A crash loop slows down before Discord loses patience."""

from itertools import pairwise
from pathlib import Path

from bot.starts import DAY, FREELY, THEN_EVERY, counted, made
from tests.bot.seated import Clock, database


async def test_a_restart_forgets_no_start_and_a_day_later_it_no_longer_counts(tmp_path: Path) -> None:
    clock = Clock()
    db = await database(tmp_path)
    for _ in range(FREELY):
        assert await db.tx(lambda conn: counted(conn, clock())) == 0
    await db.close()
    db = await database(tmp_path)
    assert await db.tx(lambda conn: counted(conn, clock())) == THEN_EVERY
    clock.now += DAY
    assert await db.tx(lambda conn: counted(conn, clock())) == 0
    assert await db.read(lambda conn: made(conn, clock())) == [clock()]
    await db.close()


async def test_whoever_tries_every_minute_for_three_days_starts_less_than_a_hundred_times_in_any_24_hours(
    tmp_path: Path,
) -> None:
    clock = Clock()
    db = await database(tmp_path)

    def three_days(conn: object) -> list[int]:
        minutes = [clock() + minute * 60_000 for minute in range(3 * 24 * 60)]
        return [at for at in minutes if counted(conn, at) == 0]  # type: ignore[arg-type]  # a connection

    starts = await db.tx(three_days)
    assert max(sum(at <= one < at + DAY for one in starts) for at in starts) < 100
    assert max(after - before for before, after in pairwise(starts)) <= THEN_EVERY, "never locked out"
    await db.close()
