"""The least a discord.py bot can do: a command answered with a ready picture and a button."""

import asyncio
import io
import os
import sys

import discord
import yarl
from discord import app_commands

PICTURE = b"\x89PNG\r\n\x1a\n" + os.urandom(9_000)


def made(address: str) -> discord.Client:
    discord.http.Route.BASE = f"{address}/api/v10"
    gateway = address.replace("http://", "ws://") + "/gateway"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    client = discord.Client(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
    tree = app_commands.CommandTree(client)

    @tree.command(description="A board")
    async def board(interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="My turn", custom_id="turn"))
        view.stop()
        file = discord.File(io.BytesIO(PICTURE), "board.png")
        await interaction.response.send_message("A board", file=file, view=view)

    async def setup() -> None:
        await tree.sync()

    client.setup_hook = setup  # type: ignore[method-assign]  # no subclass for one line

    async def on_interaction(interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.send_message("Your turn", ephemeral=True)

    client.event(on_interaction)
    return client


if __name__ == "__main__":
    asyncio.run(made(sys.argv[1]).start(os.environ["FLOOR_TOKEN"]))
