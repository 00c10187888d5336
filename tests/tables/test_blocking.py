"""Two of whom one has blocked the other meet at no table, and read nothing but that it is full."""

from collections.abc import Awaitable
from typing import Any

import pytest

from tables import blocking, people
from tables.refusals import TableRefused
from tables.service import Tables
from tests.bot.seated import ANA, BEN, CHLOE, press, running, wish


async def refused(doing: Awaitable[Any]) -> str:
    with pytest.raises(TableRefused) as said:
        await doing
    return said.value.phrase.key.removeprefix("refused-")


@pytest.mark.parametrize(("sitting", "coming"), [(ANA, BEN), (BEN, ANA)])
async def test_neither_can_join_where_the_other_sits(tables: Tables, sitting: int, coming: int) -> None:
    await tables.block(press(ANA), BEN, blocked=True)
    table = await tables.open(press(sitting), wish(seats=3))
    assert await refused(tables.join(press(coming), table.id)) == "full"
    await tables.join(press(CHLOE), table.id)
    assert [one.person for one in (await tables.get(table.id)).sitters] == [sitting, CHLOE]


async def test_where_somebody_else_sits_both_may_come_until_the_first_of_them_has(tables: Tables) -> None:
    await tables.block(press(ANA), BEN, blocked=True)
    table = await tables.open(press(CHLOE), wish(seats=3))
    await tables.join(press(BEN), table.id)
    assert await refused(tables.join(press(ANA), table.id)) == "full"
    await tables.quit(press(BEN), table.id)
    await tables.join(press(ANA), table.id)


async def test_an_invitation_does_not_help_and_whoever_has_none_reads_what_all_read(tables: Tables) -> None:
    await tables.block(press(ANA), BEN, blocked=True)
    table = await tables.open(press(ANA), wish(seats=3, private=True))
    assert await refused(tables.join(press(BEN), table.id)) == "not-invited"
    await tables.invite(press(ANA), table.id, [BEN])
    assert await refused(tables.join(press(BEN), table.id)) == "full"


async def test_where_both_sit_the_game_goes_on_and_undone_it_is_as_before(tables: Tables) -> None:
    game = await running(tables)
    assert [*await tables.block(press(ANA), BEN, blocked=True)] == [BEN]
    assert [one.left for one in (await tables.get(game)).sitters] == [False, False]
    assert [*await tables.block(press(ANA), BEN, blocked=False)] == []
    table = await tables.open(press(ANA), wish(seats=3))
    await tables.join(press(BEN), table.id)


async def test_twice_is_once_and_only_ones_own_list_is_shown(tables: Tables) -> None:
    for _ in range(2):
        await tables.block(press(ANA), BEN, blocked=True)
    assert [*await tables.read(blocking.of, ANA)] == [BEN]
    assert [*await tables.read(blocking.of, BEN)] == []


async def test_nobody_blocks_themselves_or_more_than_a_message_has_room_for(tables: Tables) -> None:
    assert await refused(tables.block(press(ANA), ANA, blocked=True)) == "block-oneself"
    for whom in range(100, 100 + blocking.MOST_BLOCKED):
        await tables.block(press(ANA), whom, blocked=True)
    assert await refused(tables.block(press(ANA), BEN, blocked=True)) == "too-many-blocked"
    await tables.block(press(ANA), 100, blocked=True)
    await tables.block(press(ANA), 100, blocked=False)
    await tables.block(press(ANA), BEN, blocked=True)


async def test_deletion_forgets_both_sides_and_the_export_tells_only_ones_own(tables: Tables) -> None:
    await tables.block(press(ANA), BEN, blocked=True)
    taken = await tables.read(people.data_of, BEN)
    assert taken["blocks"] == []
    await tables.block(press(BEN), CHLOE, blocked=True)
    await tables.forget(press(BEN))
    assert [*await tables.read(blocking.of, ANA)] == []
    assert [*await tables.read(blocking.of, BEN)] == []
