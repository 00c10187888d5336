"""The page speaks as those read whose eyes one uses; what a bot says to all stays as the server speaks."""

import pytest
from playwright.async_api import Page, expect

from sandbox.people.client import People
from sandbox.people.refusals import say
from sandbox.server import Sandbox
from tests.sandbox.browser import PHONE, Screens, keep, needs_chromium
from tests.sandbox.on_page import open_table, person, use

pytestmark = needs_chromium


async def speaks(page: Page, language: str) -> None:
    await expect(page.locator("html")).to_have_attribute("lang", language)
    await expect(page.get_by_role("button", name=say(language, "theme", {}))).to_be_visible()


async def test_another_person_another_language(sandbox: Sandbox, screens: Screens, games: int) -> None:
    page = await screens.open(person(sandbox, "Ana"), games, PHONE)
    await speaks(page, "en")
    for name, language in (("Émile", "fr"), ("Fosca", "it"), ("Ana", "en")):
        await page.get_by_role("link", name=name).tap()
        await speaks(page, language)
        await expect(page.locator("#composer")).to_have_attribute(
            "aria-label", say(language, "message-in", {"name": "salon"})
        )
        await expect(page).to_have_title(say(language, "page-of", {"name": name}))
        await page.locator("#composer").fill("/nothing")
        await expect(page.get_by_text(say(language, "commands-no-match", {}))).to_be_visible()
        await keep(page, f"page-{language}")
        await page.locator("#composer").fill("")


async def test_a_refusal_is_said_in_the_reader_s_language(
    sandbox: Sandbox, screens: Screens, games: int
) -> None:
    sandbox.world.user(person(sandbox, "Ana")).locale = "it"
    page = await screens.open(person(sandbox, "Ana"), games)
    await page.locator("#composer").fill("/newgame")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name=say("it", "command-send", {})).click()
    missing = say("it", "option-missing", {"name": "game"})
    await expect(page.get_by_role("alert").filter(has_text=missing)).to_be_visible()


async def test_a_language_that_is_set_is_spoken_at_once(
    sandbox: Sandbox, screens: Screens, games: int
) -> None:
    page = await screens.open(person(sandbox, "Ben"), games)
    await use(page, "old")
    await page.get_by_text("settings").click()
    await page.get_by_label("Language").focus()
    await page.get_by_label("Language").select_option("fr")
    await speaks(page, "fr")
    await expect(page.get_by_label("Langue")).to_be_focused()  # the panel stays open, and one in it
    await expect(page.locator(".above")).to_have_text("BBen a utilisé /old")
    await page.get_by_label("Langue").select_option("de")  # which the page has not learned
    await speaks(page, "en")
    await page.reload()
    await speaks(page, "en")


@pytest.mark.parametrize(
    ("reads", "name", "language"),
    [("fr-CA", "Émile", "fr"), ("it-IT", "Fosca", "it"), ("en-GB", "Ana", "en"), ("ja-JP", "Ana", "en")],
)
async def test_who_is_nobody_yet_is_somebody_who_reads_what_the_browser_reads(
    screens: Screens, reads: str, name: str, language: str
) -> None:
    page = await screens.open(None, None, PHONE, reads=reads)
    await speaks(page, language)
    await expect(page.get_by_role("link", name=name)).to_have_attribute("aria-current", "true")


async def test_what_all_read_is_marked_as_in_the_server_s_language(
    sandbox: Sandbox, screens: Screens
) -> None:
    salon = next(it.id for it in sandbox.world.tables.channels.values() if it.name == "salon")
    page = await screens.open(person(sandbox, "Ana"), salon)
    await open_table(page)
    await expect(page.locator("#lines .container[lang=fr]")).to_be_visible()
    await page.get_by_role("button", name="▶ My turn").click()
    panel = page.get_by_role("article").filter(has_text=say("en", "only-you", {}))
    await expect(panel).to_be_visible()
    await expect(panel.locator("[lang]")).to_have_count(0)


LONG = "Finished: Fireship 12 · Ana, Ben, Chloé and Dario, all evening long"


@pytest.mark.parametrize("locale", ["en-US", "fr", "it"])
async def test_the_field_of_a_thread_with_a_long_name_stays_one_line(
    sandbox: Sandbox, screens: Screens, people: People, games: int, locale: str
) -> None:
    ana = sandbox.world.user(person(sandbox, "Ana"))
    ana.locale = locale
    driver = (await people.person("Ana")).go("games")
    thread = await driver.do("start_thread", channel=str(games), name=LONG)
    page = await screens.open(ana.id, int(thread["id"]), PHONE)
    words = page.locator(".invitation")
    await expect(words).to_have_text(say(locale, "message-in", {"name": LONG}))
    await expect(words).to_have_css("text-overflow", "ellipsis")
    assert await words.evaluate("it => it.scrollWidth > it.clientWidth && it.clientHeight < 30")
    field = page.locator("#composer")
    assert await field.evaluate("it => it.clientHeight") < 50
    await keep(page, f"long-name-{locale}")
    await field.fill("x")
    await expect(words).not_to_be_visible()


async def test_who_gets_no_answer_is_told_so_and_keeps_what_was_typed(
    sandbox: Sandbox, screens: Screens, games: int
) -> None:
    page = await screens.open(person(sandbox, "Ana"), games)
    await page.route("**/send", lambda route: route.abort())
    await page.locator("#composer").fill("Good evening")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert").filter(has_text=say("en", "lost", {}))).to_be_visible()
    await page.unroute("**/send")
    await page.locator("#composer").press("Enter")
    await expect(page.locator(".text").filter(has_text="Good evening")).to_be_visible()
    screens.errors.clear()  # the browser has noticed it as well
