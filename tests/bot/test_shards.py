"""A connection ends when it is told to, whatever it is about to do."""

import asyncio
from typing import Any, cast

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket

from bot.inbound.shards import Shard
from tests.patience import PATIENCE


async def test_a_connection_that_opens_while_it_is_ended_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both in the same pass of the loop."""
    there = asyncio.Event()

    class Socket:
        async def poll_event(self) -> None:
            await asyncio.Event().wait()

    async def opened(*_: Any, **__: Any) -> Socket:
        await there.wait()
        return Socket()

    async def turn() -> None:
        pass

    monkeypatch.setattr(DiscordWebSocket, "from_client", opened)
    shard = Shard(cast(discord.Client, None), 0, yarl.URL("ws://127.0.0.1"), turn)
    running = asyncio.create_task(shard.run())
    for passes in range(8):  # of the loop, between the answer and the end
        await asyncio.sleep(0)
        there.set()
        for _ in range(passes):
            await asyncio.sleep(0)
        running.cancel()
        done, _ = await asyncio.wait({running}, timeout=PATIENCE)
        assert done, f"it goes on, {passes} passes after it was opened"
        there.clear()
        running = asyncio.create_task(shard.run())
    running.cancel()
    await asyncio.wait({running})
