"""Bots for tests, made with the real discord.py; only their addresses are not Discord's."""

import asyncio
import io
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
import yarl
from discord import app_commands

from sandbox.cdn import one_color_png
from sandbox.server import Sandbox
from tests.patience import PATIENCE

PICTURE = one_color_png(0x3366CC)


def point_at(sandbox: Sandbox) -> None:
    """What the product's one setting does."""
    discord.http.Route.BASE = f"{sandbox.address}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.world.gateway)
    discord.asset.Asset.BASE = sandbox.address


class Bot(discord.Client):
    """Keeps what it heard, and says when it is ready for use."""

    def __init__(self, intents: discord.Intents | None = None, heartbeat_timeout: float = 60.0) -> None:
        super().__init__(
            intents=intents or discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            guild_ready_timeout=0.05, max_ratelimit_timeout=30, heartbeat_timeout=heartbeat_timeout,
        )  # fmt: skip
        self.tree = app_commands.CommandTree(self)
        self.seen: list[discord.Interaction] = []
        self.failures: list[Exception] = []
        self.resumed = asyncio.Event()

        @self.tree.error
        async def note(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
            self.failures.append(error)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.seen.append(interaction)

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_error(self, _event: str, /, *_: object, **__: object) -> None:
        failed = sys.exc_info()[1]
        assert isinstance(failed, Exception)
        self.failures.append(failed)


def picture(name: str = "board.png", description: str | None = "A blue board") -> discord.File:
    return discord.File(io.BytesIO(PICTURE), name, description=description)


@asynccontextmanager
async def running(bot: Bot, sandbox: Sandbox, *, sync: bool = True) -> AsyncIterator[Bot]:
    point_at(sandbox)
    await bot.login(sandbox.world.application.token)
    if sync:
        await bot.tree.sync()
    task = asyncio.create_task(bot.connect(reconnect=True))
    ready = asyncio.create_task(bot.wait_until_ready())
    done, _ = await asyncio.wait((task, ready), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    if task in done:
        ready.cancel()
        await task
    try:
        yield bot
    finally:
        await bot.close()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
