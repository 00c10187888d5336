"""Every control, pressed by whoever wrote it themselves: who may not see a table learns nothing of it."""

import json
import random
from collections.abc import AsyncIterator, Sequence
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest
from sqlalchemy import update
from structlog.testing import capture_logs

from bot.inbound.buttons import CONTROLS, Close, Control, Gone, Invite, Listed, Paced, Picked, Quit
from bot.inbound.custom_ids import wire
from bot.inbound.moderation_buttons import OfTables
from bot.show import table_words
from db import games, schema
from engines import GAMES
from sandbox import components as parts
from sandbox import interactions as desk
from sandbox.entities import Channel
from sandbox.wire import Json
from tables import lobby
from tables.model import NewTable
from tables.plays import PlayCache
from tables.refusals import TableRefused
from tests.bot.controls import sample
from tests.bot.unplugged import Unplugged, unplugged

OF_A_TABLE = tuple(  # closing a panel of one's own asks of no table
    kind for kind in CONTROLS if "game" in {one.name for one in fields(kind)} and kind is not Close
)
FOR_MODERATORS = {kind.__name__ for kind in get_args(OfTables)}  # all others hear that, and nothing else
LISTS = (Listed, Picked, Paced)


class Tables(Unplugged):
    """One in each state, and private ones, which only their own people see."""

    async def begin(self) -> None:
        ana, ben, _, _, self.stranger = self.people
        self.states = {"none": 77}
        for state in ("lobby", "running", "ended", "expired", "unreadable"):
            for private in (False, True):
                name = f"private {state}" if private else state
                game = self.states[name] = await self.table(ana, private=private)
                if state in ("running", "ended", "unreadable"):
                    await self.tables.invite(self.press(ana), game, [ben])
                    await self.tables.join(self.press(ben), game)
                    await self.tables.tx(lobby.thread_made, game, 900 + game)
                if state == "ended":
                    await self.tables.leave(self.press(ben), game)
                if state == "expired":
                    await self.tables.db.tx(lambda conn, game=game: games.expire(conn, game, 1))  # type: ignore[misc]
                if state == "unreadable":
                    self.tables.plays = PlayCache()
                    newer = update(schema.games).where(schema.games.c.id == game).values(rules_version=99)
                    await self.tables.db.tx(lambda conn, newer=newer: conn.execute(newer))  # type: ignore[misc]

    async def table(self, person: int, *, private: bool) -> int:
        wish = NewTable(GAMES[0], self.channels[1].id, None, {}, 2, "none", private=private, locale="en")
        return (await self.tables.open(self.press(person), wish)).id

    async def forged(self, kind: type[Control], state: str, person: int, channel: Channel) -> list[str]:
        custom_id = wire(sample(kind, self.states[state]))
        if kind.__name__ == "Typed":
            field: Json = {"type": 18, "component": {"type": 4, "custom_id": "text", "value": "end"}}
            data: Json = {"custom_id": custom_id, "components": [field]}
            return await self.answered(desk.MODAL_SUBMIT, data, person, channel)
        data = {"component_type": parts.BUTTON, "custom_id": custom_id, "id": 1}
        if kind in LISTS or kind is Invite:
            data |= {"component_type": parts.STRING_SELECT, "values": ["0" if kind in LISTS else str(person)]}
        return await self.answered(desk.COMPONENT, data, person, channel)


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Tables]:
    with capture_logs() as logs:
        async with unplugged(tmp_path, random.Random(1), Tables) as made:
            yield made
    wrong = [line["event"] for line in logs if line["log_level"] in ("error", "critical")]
    assert set(wrong) <= {"a game cannot be read"}


def no_game(locale: str) -> str:
    """As it stands in an answer."""
    return json.dumps(table_words.refusal(TableRefused("no-game"), locale))[1:-1]


Told = dict[tuple[str, str], list[str]]  # by kind and state


async def everything(bot: Tables, person: int, channel: Channel, but: Sequence[type[Control]] = ()) -> Told:
    """Each control, forged for a table in each state."""
    return {
        (kind.__name__, state): await bot.forged(kind, state, person, channel)
        for kind in OF_A_TABLE
        if kind not in but
        for state in bot.states
    }


def different(told: Told) -> list[tuple[str, str]]:
    """From what is said of a table that was never there."""
    return [(kind, state) for (kind, state), one in told.items() if one != told[kind, "none"]]


@pytest.mark.parametrize("where", ["another server", "a direct message"])
async def test_who_may_not_see_a_table_is_told_the_same_whatever_its_state(bot: Tables, where: str) -> None:
    person = bot.stranger
    channel = (
        bot.channels[-1] if where == "another server" else bot.world.dm_between(person, bot.world.bot_id)
    )
    told = await everything(bot, person, channel)
    others = {key: "".join(one) for key, one in told.items() if key[0] not in FOR_MODERATORS}
    assert [key for key, one in others.items() if no_game("fr") not in one] == []
    assert different(told) == []


async def test_who_keeps_order_in_another_server_is_told_as_little(bot: Tables) -> None:
    channel = bot.channels[-1]
    owner = bot.world.guild(channel.guild_id or 0).owner_id
    told = await everything(bot, owner, channel)
    heard = {kind for (kind, _), one in told.items() if no_game("en") in "".join(one)}
    assert heard >= FOR_MODERATORS - {"MoveTable"}, "nothing was chosen in its list"
    assert different(told) == []


async def test_a_private_table_is_not_there_for_the_rest_of_its_server(bot: Tables) -> None:
    dario, elsewhere = bot.people[3], bot.channels[0]
    told = await everything(bot, dario, elsewhere)
    assert [(kind, state) for kind, state in different(told) if state.startswith("private")] == []


async def test_who_sits_there_finds_a_table_from_everywhere(bot: Tables) -> None:
    ana = bot.people[0]
    told = await everything(bot, ana, bot.world.dm_between(ana, bot.world.bot_id), but=(Gone, Quit))
    lost = [key for key, one in told.items() if no_game("en") in "".join(one)]
    assert {state for _, state in lost} == {"none"}
    assert all(told.values())


async def test_who_is_in_its_server_sees_a_table(bot: Tables) -> None:
    told = await everything(bot, bot.people[3], bot.channels[1])
    lost = {state for (_, state), one in told.items() if no_game("en") in "".join(one)}
    assert {state for state in lost if not state.startswith("private")} == {"none"}
    assert all(told.values())
