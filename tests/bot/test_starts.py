"""A crash loop slows down before Discord loses patience."""

from itertools import pairwise
from pathlib import Path

from bot.starts import DAY, FREELY, THEN_EVERY, counted, made
from db.database import Connection
from tests.bot.seated import Clock, database


async def test_a_restart_forgets_no_start_and_a_day_later_it_no_longer_counts(tmp_path: Path) -> None:
    clock = Clock()
    db = await database(tmp_path)
    before = [await db.tx(lambda conn: counted(conn, clock())) for _ in range(FREELY)]
    await db.close()
    db = await database(tmp_path)
    after = await db.tx(lambda conn: counted(conn, clock()))
    clock.now += DAY
    tomorrow = await db.tx(lambda conn: counted(conn, clock()))
    known = await db.read(lambda conn: made(conn, clock()))
    await db.close()
    assert (set(before), after, tomorrow, known) == ({0}, THEN_EVERY, 0, [clock()])


async def test_whoever_tries_every_minute_for_three_days_starts_less_than_a_hundred_times_in_any_24_hours(
    tmp_path: Path,
) -> None:
    clock = Clock()
    db = await database(tmp_path)

    def three_days(conn: Connection) -> list[int]:
        minutes = [clock() + minute * 60_000 for minute in range(3 * 24 * 60)]
        return [at for at in minutes if counted(conn, at) == 0]

    starts = await db.tx(three_days)
    await db.close()
    assert max(sum(at <= one < at + DAY for one in starts) for at in starts) < 100
    assert max(after - before for before, after in pairwise(starts)) <= THEN_EVERY, "never locked out"
