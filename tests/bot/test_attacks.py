"""Whatever one member sends at the allowed pace, everybody else is acknowledged as without it (R23)."""

import asyncio
import gc
import random
import time
from collections.abc import AsyncIterator, Sequence
from itertools import count
from pathlib import Path

import pytest

from benchmarks.attacked import placed
from benchmarks.attacks import ATTACKS
from bot.inbound.flood_guard import Pace
from sandbox import interactions as desk
from sandbox import payloads
from sandbox.wire import Json
from tables import lobby
from tests.bot.unplugged import Unplugged, unplugged

pytestmark = pytest.mark.endurance  # it is measured

AT_ONCE = int(Pace().at_once)
BEHIND = 9  # presses of somebody else behind one of the attack, of which the one in the middle counts
DEARER, SPARE = 3.0, 0.012  # times as dear as alone, and seconds of the processor
ALL_AT_ONCE = 1.0  # seconds of the processor until somebody is answered who pressed behind thirty


class Answered(set[int]):
    """Whose answers are waited for without asking again and again: that would cost the processor, too."""

    def __init__(self) -> None:
        self.there = dict[int, asyncio.Event]()

    def add(self, one: int, /) -> None:
        super().add(one)
        if one in self.there:
            self.there.pop(one).set()

    async def until(self, one: int) -> None:
        if one not in self:
            await self.there.setdefault(one, asyncio.Event()).wait()


@pytest.fixture
async def bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Unplugged]:
    monkeypatch.setattr("bot.inbound.presses.turn.BETWEEN_LOOKS", 0.001)  # nobody thinks for computers here
    monkeypatch.setattr("bot.inbound.lanes.BREATH", 0.0)  # which costs no processor
    async with unplugged(tmp_path, random.Random(1), Unplugged) as made:
        made.answers.answered = Answered()
        for guild in made.world.tables.guilds.values():  # as after its gateway has told of them
            made.client._connection._add_guild_from_data(payloads.guild_create(made.world, guild))  # type: ignore[arg-type]
        yield made


async def acknowledged(bot: Unplugged, before: Sequence[Json]) -> float:
    """Seconds of the processor until another person has an answer who presses behind these."""
    press: Json = {"component_type": 2, "custom_id": f"v1:turn:{bot.games[0]}:0:", "id": 1}
    payload, under_way = bot.payload(desk.COMPONENT, press, bot.people[1]), asyncio.all_tasks()
    began = time.process_time()
    for one in before:
        bot.receive(one)
    bot.receive(payload)
    assert isinstance(bot.answers.answered, Answered)
    await bot.answers.answered.until(int(payload["id"]))
    took = time.process_time() - began
    await bot.done(under_way)
    unanswered = [one for one in before if int(one["id"]) not in bot.answers.answered]
    assert unanswered == []
    return took


@pytest.mark.parametrize("name", ATTACKS)
async def test_whoever_presses_beside_an_attack_is_acknowledged_as_without(bot: Unplugged, name: str) -> None:
    place, sent = await placed(bot.tables, bot.people, bot.guilds[0], bot.channels[1].id), count()

    for game in (place.game, place.past):
        await bot.tables.tx(lobby.thread_made, game, 900 + game)

    def attack(times: int) -> list[Json]:
        return [bot.payload(*ATTACKS[name](place, next(sent)), place.person) for _ in range(times)]

    gc.disable()
    try:
        alone = [await acknowledged(bot, ()) for _ in range(BEHIND)]
        all_at_once = await acknowledged(bot, attack(AT_ONCE))
        behind = [await acknowledged(bot, attack(1)) for _ in range(BEHIND)]
    finally:
        gc.enable()
    assert sorted(behind)[BEHIND // 2] <= DEARER * sorted(alone)[BEHIND // 2] + SPARE
    assert all_at_once <= ALL_AT_ONCE
