"""Who has installed the bot for themselves has it everywhere; where it may not be, it is not declared."""

from pathlib import Path

import pytest

from sandbox.people.client import People, Person
from sandbox.people.refusals import ClientRefuses
from sandbox.people.shown import Shown
from sandbox.server import Sandbox
from sandbox.wire import Json
from tests.sandbox.api_schema import Traffic
from tests.stories.running_bot import Bot, gather


@pytest.fixture(autouse=True)
def _strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    """To whom the commands are told."""
    monkeypatch.setattr("tests.stories.running_bot.TOLD", {})


def declared(traffic: Traffic) -> dict[str, Json]:
    """The commands as they were sent."""
    (sent,) = [one["request"] for one in traffic.requests if one["method"] == "PUT"]
    return {one["name"]: one for one in sent}


async def test_who_has_it_for_themselves_plays_on_where_the_bot_is_not(
    bot: Bot, people: People, traffic: Traffic, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    await ana.settings(app_installed=True)
    elsewhere = await people.control(
        "guild", name="Elsewhere", owner=ana.id, with_bot=False, channels=["hall"]
    )
    assert elsewhere
    await ana.caught_up()
    ana.go("hall")
    listed = await ana.slash("/games")
    assert isinstance(listed, Shown)
    assert listed.ephemeral
    assert "Fire Bulls, table 1" in listed.text
    hand = await ana.slash("/hand", game=str(game.id))
    assert isinstance(hand, Shown)
    assert hand.ephemeral
    with pytest.raises(ClientRefuses):
        await ana.slash("/newgame firebulls")
    commands = declared(traffic)
    assert commands["games"]["integration_types"] == [0, 1]
    assert commands["newgame"]["integration_types"] == commands["newgame"]["contexts"] == [0]


async def test_an_application_that_is_for_servers_only_declares_nothing_else(
    sandbox: Sandbox, traffic: Traffic, tmp_path: Path, people: People
) -> None:
    sandbox.world.application.user_install = False
    bot = Bot(sandbox, f"sqlite+aiosqlite:///{tmp_path}/servers.sqlite")
    await bot.start()
    await bot.stop()
    for name, command in declared(traffic).items():
        assert command["integration_types"] == [0], name
        assert 2 not in command["contexts"], name
