"""A victory that has earned something: told on the end's card, kept for the person, hidden with them."""

import pytest
from playwright.async_api import Browser

from bot.show.sentences import said
from engines import GAMES
from engines.core import Seat
from engines.deeds import Past
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown, as_message
from tables.model import Press
from tests.sandbox.browser import PHONE, Screens, keep, needs_chromium
from tests.stories.ended_games import over
from tests.stories.playing import asked
from tests.stories.running_bot import Bot, Gathering, gather

FIREBULLS = next(rules for rules in GAMES if rules.key == "firebulls")
say = said("en")
TOLD = "The General falls · Streets ahead"


@pytest.fixture(autouse=True)
def _easily_earned(monkeypatch: pytest.MonkeyPatch) -> None:
    """By whoever wins, and looked for at once."""

    def first(past: Past, seat: Seat) -> bool:
        return seat == past.outcome.winners[0]

    feats = {name: first if name in ("general", "clear") else never for name in FIREBULLS.achievements}
    monkeypatch.setattr(type(FIREBULLS), "achievements", feats)
    monkeypatch.setattr("bot.ops.achieving.LOOKS_EVERY", 0.02)


def never(_: Past, __: Seat) -> bool:
    return False


async def achievements_of(reader: Person, person: Person) -> Shown:
    return as_message(await reader.slash("/achievements", person=person))


async def told(game: Gathering, person: Person, line: str) -> Shown:
    def look() -> Shown | None:
        every = [one for one in person.all_messages() if not one.ephemeral and line in one.text]
        return every[-1] if every else None

    return await person.until(look, line)


async def test_the_end_tells_it_in_one_line_and_the_command_lists_it(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    winner, other = await over(game)
    await told(game, other, f"🏅 {winner.name}: {TOLD}")
    mine = (await asked(winner, "/achievements")).text
    assert mine.startswith(say("achievements-mine"))
    assert "**Fire Bulls** · 2 of 5" in mine
    assert "🏅 The General falls — General Qi Jie captured" in mine
    assert "◦ Twice the whole line — Two attacks of three cards each" in mine
    assert "◦ Not a scratch" in mine
    theirs = (await achievements_of(other, winner)).text
    assert f"### Achievements of <@{winner.id}>" in theirs
    assert "🏅 Streets ahead" in theirs
    assert "◦" not in theirs
    nothing = (await achievements_of(winner, other)).text
    assert nothing.endswith(say("achievements-none", name=f"<@{other.id}>"))


async def test_who_hides_is_not_told_of(bot: Bot, people: People, ana: Person, ben: Person) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    for person in (ana, ben):
        await bot.tables.settings(Press(7 + person.id, person.id, person.name, "en"), ranked=False)
    winner, other = await over(game)
    await winner.until(
        lambda: [one for one in winner.all_messages() if "Rematch" in " ".join(one.buttons)], "the end"
    )
    while len((await asked(winner, "/achievements")).text.split("🏅")) < 3:
        pass
    await game.settled()
    assert "🏅" not in "".join(one.text for one in await game.posts())
    hidden = (await achievements_of(other, winner)).text
    assert hidden.endswith(say("achievements-none", name=f"<@{winner.id}>"))


async def test_it_is_said_in_french_and_italian(
    bot: Bot, people: People, chloe: Person, dario: Person
) -> None:
    assert (
        "◦ Non, c’est non — Une attaque repoussée par un «\u202fNon\u202f»"
        in (await asked(chloe, "/succès")).text
    )
    assert (
        "◦ Reazione a catena — Nove tessere esplose in un colpo solo"
        in (await asked(dario, "/traguardi")).text
    )


@needs_chromium
async def test_they_are_read_on_a_phone(
    browser: Browser, bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    winner, _ = await over(game)
    await told(game, winner, TOLD)
    await winner.slash("/achievements")
    screens = Screens(browser, bot.sandbox.address)
    page = await screens.open(winner.id, await game.thread(), PHONE)
    await page.get_by_text("Your achievements").last.scroll_into_view_if_needed()
    await page.wait_for_timeout(300)
    await keep(page, "achievements", of="bot")
    await page.get_by_text(TOLD).last.scroll_into_view_if_needed()
    await page.wait_for_timeout(300)
    await keep(page, "achievements-end", of="bot")
    assert screens.errors == []
