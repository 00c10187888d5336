"""A note about a game for oneself: it stands on top of one's turn, and nobody else ever sees it."""

import pytest
from playwright.async_api import Browser

from bot.show import phone
from bot.show.sentences import said
from db import memos
from engines import GAMES
from sandbox import components as parts
from sandbox.people.client import People, Person
from sandbox.people.shown import Form, Shown
from sandbox.server import Sandbox
from tables.memos import LONGEST_MEMO
from tables.memos import of as memo_of
from tables.people import data_of
from tests.sandbox.browser import PHONE, Screens, keep, needs_chromium
from tests.stories.forging import forged
from tests.stories.looks import everything
from tests.stories.playing import answer, answers, asked, opened
from tests.stories.running_bot import Bot, Gathering, gather, open_lobby
from tests.stories.steps import leave

say = said("en")
NOTE = "Ben keeps blue; take the east first.\nThen *red* - not before."
SHOWN = "✎ Ben keeps blue; take the east first. · Then ·red· - not before."
LONG = "A long thought about islands and who wants which of them. " * 9


async def form_of(person: Person, panel: Shown, label: str = "✎") -> Form:
    form = await person.press(label, on=panel)
    assert isinstance(form, Form)
    return form


async def noted(person: Person, text: str, panel: Shown | None = None) -> Shown:
    """From the panel's ⋯, which shows the panel again."""
    more = await answer(person, panel or await opened(person), ("⋯", ""))
    await person.submit(await form_of(person, more), text=text)
    return await person.sees_changed(more)


def as_far_as_there_is_room(shown: Shown) -> bool:
    """Whole, or its first line, cut at a word."""
    first = shown.text.splitlines()[0]
    return first == SHOWN or (first.endswith("…") and len(first) > 20 and SHOWN.startswith(first[:-1]))


async def kept(bot: Bot, game: Gathering, person: Person) -> str:
    return await bot.tables.read(memo_of, person.id, game.id)


async def sent(person: Person, form: Form, text: str) -> str:
    """What is read in answer."""
    before = {one.id: one.json["edited_timestamp"] for one in person.all_messages()}
    await person.submit(form, text=text)

    def look() -> str | None:
        own = [one for one in person.all_messages() if one.ephemeral and not one.loading]
        changed = [one for one in own if before.get(one.id, "new") != one.json["edited_timestamp"]]
        return changed[-1].text if changed else None

    return await person.until(look, "a private sentence")


def bent(sandbox: Sandbox, form: Form, game: int) -> Form:
    """The same form, of another game, and with room for more than it takes."""
    modal = sandbox.world.tables.interactions[form.interaction].modal
    assert modal is not None
    modal["custom_id"] = f"v1:memowritten:{game}:0:"
    for _, one in parts.walk(modal["components"]):
        one.pop("max_length", None)
    return form


@pytest.mark.parametrize("line", [rules.key for rules in GAMES])
async def test_a_note_stands_on_top_of_ones_turn_and_the_panel_is_still_one_screen(
    bot: Bot, people: People, ana: Person, ben: Person, line: str
) -> None:
    game = await gather(bot, people, line, ana, ben)
    acting = await game.acting()
    before = await opened(acting)
    shown = await noted(acting, NOTE, before)
    assert as_far_as_there_is_room(shown)
    assert answers(shown) == answers(before), "no choice gives way to it"
    assert await kept(bot, game, acting) == NOTE
    await bot.restart()
    assert as_far_as_there_is_room(await opened(acting))


async def test_a_long_one_is_cut_on_the_panel_and_whole_behind_its_dots(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    acting = await game.acting()
    shown = await noted(acting, LONG[:LONGEST_MEMO])
    first = shown.text.splitlines()[0]
    assert first.endswith("…")
    assert 1 <= phone.lines(first) <= 3
    assert (await answer(acting, shown, ("⋯", ""))).text.startswith(f"✎ {LONG[:LONGEST_MEMO].strip()}")


async def test_its_form_has_what_was_noted_and_an_empty_one_takes_it_away(
    bot: Bot, people: People, ana: Person, chloe: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, chloe)
    await noted_from_more(chloe, NOTE)
    more = await opened(chloe, "⋯ More")
    form = await form_of(chloe, more, "✎ Ma note")
    ((_, field),) = [both for both in parts.walk(form.components) if both[1].get("custom_id") == "text"]
    assert (form.title, field["value"], field["max_length"]) == ("Votre note", NOTE, LONGEST_MEMO)
    await chloe.submit(form, text="  \n ")
    assert "✎ Ben" not in (await chloe.sees_changed(more)).text
    assert await kept(bot, game, chloe) == ""


async def test_who_is_not_asked_writes_one_too_and_so_does_who_looks_at_a_hand(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    other = await game.waiting()
    waiting = await opened(other)
    await other.submit(await form_of(other, waiting), text=NOTE)
    assert (await other.sees_changed(waiting)).text.startswith(SHOWN.split(" · ")[0])
    hand = await opened(other, "🖐 My hand")
    assert hand.text.startswith("✎ ")
    await other.submit(await form_of(other, hand), text="Two red ones left")
    now = await other.sees_changed(hand)
    assert now.text.startswith("✎ Two red ones left")
    assert now.pictures == hand.pictures or len(now.pictures) == len(hand.pictures)


async def test_nobody_else_gets_a_byte_of_it(bot: Bot, people: People, ana: Person, ben: Person) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    acting, other = await game.acting(), await game.waiting()
    await noted(acting, "canarynote")
    await everything(game, other, 7)
    await game.settled()
    assert "canarynote" not in "".join(str(one.json) for one in other.all_messages())
    public = [one for one in acting.all_messages() if not one.ephemeral]
    assert "canarynote" not in "".join(str(one.json) for one in public)


async def test_501_characters_are_too_many_and_what_cannot_be_kept_is_left_out(
    bot: Bot, people: People, sandbox: Sandbox, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    more = await opened(ana, "⋯ More")
    form = bent(sandbox, await form_of(ana, more), game.id)
    assert await sent(ana, form, "x" * 501) == say("refused-too-long", most=500)
    assert await kept(bot, game, ana) == ""
    form = bent(sandbox, await form_of(ana, more), game.id)
    assert "abc" in await sent(ana, form, "a\x00b\u202ec\r\nd" + " " * 400)
    assert await kept(bot, game, ana) == "abc\nd"


async def test_500_characters_are_kept_every_one(bot: Bot, people: People, ana: Person, ben: Person) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    await noted_from_more(ana, "x" * 500)
    assert await kept(bot, game, ana) == "x" * 500


async def test_the_form_of_another_writes_ones_own_note_or_none(
    bot: Bot, people: People, sandbox: Sandbox, ana: Person, ben: Person, chloe: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    theirs = await gather(bot, people, "firebulls", ben, chloe)
    await noted_from_more(ben, "his")
    for person, reads in ((ben, "✎ bent"), (chloe, "Vous n’êtes pas à cette table")):
        form = await form_of(person, await opened(person, "⋯ More"))
        assert (await sent(person, bent(sandbox, form, game.id), "bent")).startswith(reads)
    assert [await kept(bot, game, one) for one in (ana, ben, chloe)] == ["", "bent", ""]
    assert [await kept(bot, theirs, one) for one in (ben, chloe)] == ["his", ""]


async def test_before_the_game_after_it_and_in_one_that_was_left_there_is_no_note(
    bot: Bot, people: People, sandbox: Sandbox, ana: Person, ben: Person, chloe: Person
) -> None:
    lobby = await open_lobby(ana, "fireship", seats=2)
    assert "has not begun" in await forged(sandbox, ana, lobby, "v1:memo:1:0:")
    game = await gather(bot, people, "fireship", ben, chloe, ana)
    await noted_from_more(ben, "first")
    forms = {one: await form_of(one, await opened(one, "⋯ More")) for one in (ben, chloe)}
    await leave(ben)
    await game.settled()
    assert (await sent(ben, forms[ben], "second")).startswith("You do not sit at this table")
    await leave(ana)
    await game.settled()
    assert (await sent(chloe, forms[chloe], "late")).startswith("Cette partie est finie")
    board = (await game.posts())[-1]
    assert (await forged(sandbox, chloe, board, f"v1:memo:{game.id}:0:")).startswith("Cette partie est finie")
    assert [await kept(bot, game, one) for one in (ben, chloe)] == ["first", ""]


async def noted_from_more(person: Person, text: str) -> None:
    """Of the board where they are."""
    panel = await opened(person, "⋯ More")
    await person.submit(await form_of(person, panel), text=text)
    await person.sees_changed(panel)


async def test_it_is_in_ones_data_and_gone_with_it(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    await noted_from_more(ana, NOTE)
    await noted_from_more(ben, "his")
    data = await bot.tables.read(data_of, ana.id)
    assert [(row["game"], row["text"]) for row in data["memos"]] == [(game.id, NOTE)]  # type: ignore[attr-defined]
    shown = await asked(ana, "/settings")
    for _ in range(2):
        await ana.press(say("settings-delete"), on=shown)
        shown = await ana.sees_changed(shown)
    await game.settled()
    assert await kept(bot, game, ana) == ""
    assert await bot.tables.db.read(lambda conn: memos.get(conn, game.id, ben.id)) == "his"


@needs_chromium
async def test_on_a_phone_it_stands_above_the_choices(
    browser: Browser, bot: Bot, people: People, ana: Person, chloe: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, chloe)
    acting = await game.acting()
    await noted(acting, "Ben wants the north-east: hold island 7 until he has spent his plane.")
    screens = Screens(browser, bot.sandbox.address)
    page = await screens.open(acting.id, await game.thread(), PHONE)
    await page.get_by_text("hold island 7").last.scroll_into_view_if_needed()
    await page.wait_for_timeout(300)
    await keep(page, "note", of="bot")
    assert screens.errors == []
