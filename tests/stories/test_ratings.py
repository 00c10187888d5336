"""The end says what a game has told of each; `/top` shows who is best, with the page one stands on."""

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.inbound.buttons import Top
from bot.show.messages.ratings import top, top_page
from bot.show.sentences import said
from db import people as known
from db import ratings as rows
from engines import GAMES
from sandbox.people.client import People, Person
from sandbox.people.shown import as_message
from tables.ratings import PROVISIONAL, Placed
from tests.stories.running_bot import Bot, gather, open_lobby
from tests.stories.steps import leave

say = said("en")
CROWD = 24


async def test_the_end_tells_what_it_says_of_each(bot: Bot, people: People, ana: Person, ben: Person) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    await leave(ben)
    await game.settled()
    text = (await game.posts())[-1].text
    assert "Ana: 1,500 → **1," in text
    assert "Ben: 1,500 → **1," in text
    assert "provisional" in text


async def test_a_table_that_is_not_rated_says_so_and_its_end_nothing(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    assert say("lobby-unrated") in (await open_lobby(ana, "fireship", rated=False)).text
    game = await gather(bot, people, "firebulls", ana, ben, rated=False)
    await leave(ben)
    await game.settled()
    assert "→" not in (await game.posts())[-1].text


async def test_nobody_is_best_until_ten_games_are_played(bot: Bot, ana: Person) -> None:
    shown = as_message(await ana.slash("/top", game="fireship"))
    assert shown.ephemeral
    assert shown.text.endswith(say("top-nobody", least=PROVISIONAL))


async def crowd(bot: Bot, me: int, place: int, *, hidden: bool = False) -> None:
    """So many who have played ten games of two, one of whom I am."""

    def rated(conn: object) -> None:
        for number in range(1, CROWD + 1):
            person = me if number == place else 10_000 + number
            known.seen(conn, person, f"Player {number}", 1)  # type: ignore[arg-type]
            known.change(conn, person, ranked=not (hidden and number == place))  # type: ignore[arg-type]
            player = rows.player_of(conn, person)  # type: ignore[arg-type]
            one = rows.Rating(player, "fireship", "two", "", 40.0 - number, 2.0, PROVISIONAL)
            rows.keep(conn, one)  # type: ignore[arg-type]
            rows.keep(conn, replace(one, season="2026-1"))  # type: ignore[arg-type]

    await bot.tables.db.tx(rated)


async def test_the_page_is_that_of_the_ten_around_oneself(bot: Bot, ana: Person) -> None:
    await crowd(bot, ana.id, 13)
    shown = as_message(await ana.slash("/top", game="fireship"))
    assert "**13 · Player 13: 1,580 ± 80 · 10 games**" in shown.text
    assert places(shown.text) == list(range(9, 19))
    await ana.press(say("page-next-button"), on=shown)
    shown = await ana.sees_changed(shown)
    assert places(shown.text) == list(range(19, 25))
    await ana.press(say("page-back-button"), on=shown)
    shown = await ana.sees_changed(shown)
    await ana.press(say("page-back-button"), on=shown)
    assert places((await ana.sees_changed(shown)).text) == list(range(1, 9))


@pytest.mark.parametrize("place", range(1, CROWD + 1))
async def test_wherever_one_stands_all_are_listed_once_and_oneself_on_the_first_page(place: int) -> None:
    rules = GAMES[0]
    found = [Placed(at, at, f"P{at}", 1500, 80, 10) for at in range(1, CROWD + 1)]

    def listed(number: int | None) -> list[int]:
        page = top_page(place, CROWD, number)
        there = found[page.first : page.first + page.most]
        return places(top(rules, "two", there, place, say, Top(0), page).texts[0])

    pages, shown = [listed(number) for number in range(4)], listed(None)
    assert place in shown
    assert len(shown) == 10 or shown[-1] == CROWD
    assert place <= 5 or shown.index(place) == 4
    every = [one for at, page in enumerate(pages) for one in page if page not in pages[:at]]
    assert every == list(range(1, CROWD + 1))


def places(text: str) -> list[int]:
    return [int(one) for one in re.findall(r"^\**(\d+) · ", text, re.MULTILINE)]


async def test_who_hides_stands_in_no_list(bot: Bot, ana: Person, ben: Person) -> None:
    await crowd(bot, ana.id, 1, hidden=True)
    shown = as_message(await ben.slash("/top", game="fireship"))
    assert "1 · Player 2:" in shown.text
    assert "Player 1:" not in shown.text


@pytest.mark.parametrize("players", ["more", "two"])
async def test_games_of_two_and_of_more_have_a_list_each(bot: Bot, ana: Person, players: str) -> None:
    await crowd(bot, ana.id, 1)
    shown = as_message(await ana.slash("/top", game="fireship", players=players))
    assert ("Player 1:" in shown.text) is (players == "two")


async def test_no_more_of_the_list_is_read_than_stands_on_its_page(
    bot: Bot, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many have played: whoever asks keeps nobody waiting for a list of thousands."""
    await crowd(bot, ana.id, 13)
    read, ranked = list[int](), rows.ranked

    def counting(*asked: Any) -> list[tuple[int, str, rows.Rating]]:
        found = ranked(*asked)
        read.append(len(found))
        return found

    monkeypatch.setattr(rows, "ranked", counting)
    shown = as_message(await ana.slash("/top", game="fireship"))
    await ana.press(say("page-next-button"), on=shown)
    await ana.sees_changed(shown)
    assert read == [10, 6]
