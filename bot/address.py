"""Where Discord is, when it is not the real one."""

import aiohttp
import discord
import yarl


async def point_at(api: str, token: str) -> None:
    """The one setting that makes another Discord of the real one: addresses, nothing else."""
    discord.http.Route.BASE = api
    headers = {"Authorization": f"Bot {token}"}
    async with aiohttp.ClientSession(headers=headers) as session, session.get(f"{api}/gateway/bot") as answer:
        if answer.status == 401:
            raise discord.LoginFailure
        answer.raise_for_status()
        gateway = (await answer.json())["url"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    discord.asset.Asset.BASE = str(yarl.URL(api).origin())
