"""The bot stays connected: again after what passes, never again after what does not."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

import aiohttp
import discord
import structlog

from bot.ops.identify_budget import TooMany
from bot.ops.logs import kind
from bot.settings import BadSettings
from db.errors import Failed

FIRST_PAUSE, LONGEST_PAUSE = 5.0, 600.0  # seconds between attempts to reach Discord
HELD = 600.0  # seconds after which a connection was a good one, and the next pause is the first again

TOKEN = "Discord does not accept this token: copy it again from the Bot page of your application."  # noqa: S105
FOR_GOOD = "Discord closes the connection for good (code {}): a newer version of Fireside may help."
TOO_FEW = (
    "Discord wants more shards (code {}): at most 2,500 servers fit into one. Leave SHARDS out, and as many "
    "begin as Discord recommends; or give all processes a larger number behind the stroke."
)
NO_SUCH_SHARD = "Discord knows no such shards (code {}): SHARDS must be like 0-3/16."
CLOSED: Mapping[int, str] = {
    4004: TOKEN,
    4010: NO_SUCH_SHARD,
    4011: TOO_FEW,
    4012: FOR_GOOD,
    4013: FOR_GOOD,
    4014: FOR_GOOD,
}

PASSING = (
    OSError,
    asyncio.TimeoutError,
    aiohttp.ClientError,
    discord.HTTPException,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
)

log = structlog.get_logger()


async def keep(
    connected: Callable[[], Awaitable[None]],
    stopped: Callable[[], bool],
    sleep: Callable[[float], Awaitable[None]],
    clock: Callable[[], float],
) -> None:
    """Until it is stopped; BadSettings after what only a person can mend."""
    pause = FIRST_PAUSE
    while not stopped():
        began, wait = clock(), 0.0
        try:
            await connected()
        except TooMany as many:
            wait = many.seconds
            log.error("too many starts", again_in=wait)
        except Failed:
            raise
        except Exception as error:
            if (why := final(error)) is not None:
                raise BadSettings(why) from error
            _tell(error, pause)
        if clock() - began >= HELD:
            pause = FIRST_PAUSE
        if not stopped():
            await sleep(max(pause, wait))
        pause = min(LONGEST_PAUSE, pause * 2)


def final(error: Exception) -> str | None:
    """A sentence for what will be the same the next time."""
    if isinstance(error, discord.LoginFailure) or getattr(error, "status", None) == 401:
        return TOKEN
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return FOR_GOOD.format(4014)
    if isinstance(error, discord.ConnectionClosed) and error.code in CLOSED:
        return CLOSED[error.code].format(error.code)
    return None


def _tell(error: Exception, pause: float) -> None:
    if isinstance(error, PASSING):
        log.warning("not connected", error=kind(error), again_in=pause)
    else:
        log.error("the bot broke off", again_in=pause, exc_info=error)
