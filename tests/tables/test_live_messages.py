"""What stands in Discord has told something: kept as notes, also as versions before kept them."""

import pytest

from db import notes
from tables import live_messages
from tables.live_messages import Call, Ping, Shown, Told
from tables.service import Tables

TOLD = Told(message=5, mark=6, pings=(Ping(of=2, since=1, times=1), Ping(of=10, since=2, times=3)))
SHOWN = Shown(since=3, begun=4, turn=2, mentioned=(11, 12), called=(Call(person=11, message=70),))


async def kept(tables: Tables, name: str, value: object) -> None:
    await tables.db.tx(lambda conn: notes.put(conn, name, value))


async def test_what_was_told_is_read_as_it_was_kept(tables: Tables) -> None:
    await tables.tx(live_messages.put, live_messages.late(7), TOLD)
    await tables.tx(live_messages.show, 7, SHOWN)
    assert await tables.read(live_messages.get, live_messages.late(7)) == TOLD
    assert await tables.read(live_messages.shown, 7) == SHOWN


async def test_where_nothing_was_told_nothing_is_known(tables: Tables) -> None:
    assert await tables.read(live_messages.get, live_messages.reminder(11)) == Told()
    assert await tables.read(live_messages.shown, 7) is None


async def test_pings_of_the_version_before_are_read(tables: Tables) -> None:
    await kept(tables, "late:7", {"message": 5, "mark": 6, "pings": {"10": [2, 3], "2": [1, 1]}})
    assert await tables.read(live_messages.get, live_messages.late(7)) == TOLD


@pytest.mark.parametrize(
    ("before", "now"),
    [
        ({"since": 3}, Shown(since=3)),
        ({"since": 3, "begun": 4, "turn": 2, "mentioned": [11, 12], "called": {"11": 70}}, SHOWN),
        ({"called": {"11": 70}}, None),
    ],
)
async def test_boards_of_the_version_before_are_read(
    tables: Tables, before: dict[str, object], now: Shown | None
) -> None:
    await kept(tables, "shown:7", before)
    assert await tables.read(live_messages.shown, 7) == now


async def test_who_is_called_twice_has_one_call(tables: Tables) -> None:
    await tables.tx(live_messages.show, 7, SHOWN)
    await tables.tx(live_messages.call, 7, 12, 80)
    await tables.tx(live_messages.call, 7, 11, 81)
    shown = await tables.read(live_messages.shown, 7)
    assert shown is not None
    assert (shown.call_of(11), shown.call_of(12), shown.call_of(13)) == (81, 80, None)


async def test_without_a_board_nobody_is_called_beside_it(tables: Tables) -> None:
    await tables.tx(live_messages.call, 7, 11, 80)
    assert await tables.read(live_messages.shown, 7) is None


async def test_what_is_forgotten_is_told_once_more(tables: Tables) -> None:
    await tables.tx(live_messages.put, "late:7", TOLD)
    await tables.tx(live_messages.forget, "late:7", [2, 3])
    left = await tables.read(live_messages.get, "late:7")
    assert left == Told(message=5, mark=6, pings=(Ping(of=10, since=2, times=3),))
