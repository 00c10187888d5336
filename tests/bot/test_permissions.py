"""Where the bot may write to a server that has just let it in."""

from typing import Any

import discord
import pytest

from bot.inbound.permissions import NEEDED, place_for_welcome

ME, EVERYBODY = 9, 1
FIRST, GREETING, LAST = 10, 11, 12
NOTHING = str(discord.Permissions(**dict.fromkeys(NEEDED, True)).value)


def channel(number: int, *, closed: bool) -> dict[str, Any]:
    denied = [{"id": str(EVERYBODY), "type": 0, "allow": "0", "deny": NOTHING}]
    told: dict[str, Any] = {"id": str(number), "type": 0, "name": "quay", "position": number}
    return told | {"permission_overwrites": denied if closed else []}


def harbour(greets: int | None, closed: tuple[int, ...]) -> discord.Guild:
    state: Any = discord.Client(intents=discord.Intents(guilds=True))._connection
    me: Any = {"id": str(ME), "username": "fireside", "discriminator": "0", "avatar": None}
    state.user = discord.ClientUser(state=state, data=me)
    everybody = {"id": str(EVERYBODY), "name": "@everyone", "permissions": NOTHING, "position": 0, "color": 0}
    everybody |= {"colors": {"primary_color": 0}, "hoist": False, "managed": False, "mentionable": False}
    data: Any = {
        "id": str(EVERYBODY),
        "name": "Harbour",
        "owner_id": "5",
        "system_channel_id": greets and str(greets),
        "roles": [everybody],
        "channels": [channel(one, closed=one in closed) for one in (FIRST, GREETING, LAST)],
        "members": [{"user": me, "roles": [], "joined_at": None, "deaf": False, "mute": False, "flags": 0}],
    }
    return discord.Guild(data=data, state=state)


@pytest.mark.parametrize(
    ("greets", "closed", "place"),
    [
        pytest.param(GREETING, (), GREETING, id="where Discord greets"),
        pytest.param(None, (), FIRST, id="nowhere is greeted"),
        pytest.param(GREETING, (GREETING,), FIRST, id="it may not write there"),
        pytest.param(GREETING, (FIRST, GREETING), LAST, id="nor in the first"),
        pytest.param(GREETING, (FIRST, GREETING, LAST), None, id="nowhere"),
    ],
)
async def test_a_server_is_welcomed_where_discord_greets_else_in_the_first_open_channel(
    greets: int | None, closed: tuple[int, ...], place: int | None
) -> None:
    assert place_for_welcome(harbour(greets, closed)) == place
