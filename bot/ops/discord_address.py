"""Where Discord is, when it is not the real one."""

import asyncio

import aiohttp
import discord
import yarl


async def point_at(api: str, token: str) -> None:
    """The one setting that makes another Discord of the real one: addresses, nothing else."""
    discord.http.Route.BASE = api
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {token}"}) as session:
        gateway = await _gateway(session, f"{api}/gateway/bot")
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    discord.asset.Asset.BASE = str(yarl.URL(api).origin())


async def _gateway(session: aiohttp.ClientSession, url: str) -> str:
    """Processes that begin beside others are asked to wait, as with every other request."""
    while True:
        async with session.get(url) as answer:
            if answer.status == 401:
                raise discord.LoginFailure
            if answer.status != 429:
                answer.raise_for_status()
                return str((await answer.json())["url"])
            await asyncio.sleep(float(answer.headers["Retry-After"]))
