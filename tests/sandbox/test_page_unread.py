"""What nobody has read yet: by person, channel, thread and direct message, whoever one is meanwhile."""

from playwright.async_api import Page, expect

from sandbox.people.client import People
from sandbox.server import Sandbox
from tests.sandbox.browser import DESKTOP, PHONE, Screens, keep, needs_chromium
from tests.sandbox.caller import Caller
from tests.sandbox.on_page import person

pytestmark = needs_chromium


async def become(page: Page, name: str) -> None:
    await page.get_by_role("banner").get_by_role("link", name=name).click()


async def marks(page: Page, channel: str) -> None:
    await expect(page.get_by_role("button", name=channel, exact=True)).to_be_visible()


async def test_unread_marks_survive_a_change_of_person_and_a_reload(
    sandbox: Sandbox, screens: Screens, people: People, games: int
) -> None:
    ben = await people.person("Ben")
    page = await screens.open(person(sandbox, "Ana"), games)
    await marks(page, "general")
    await ben.go("general").say(f"Good evening, <@{person(sandbox, 'Ana')}>!")
    await ben.say("Is anybody there?")
    await ben.do("start_thread", channel=str(ben.here), name="By the fire")
    await ben.go(await ben.sees_channel("By the fire")).say("Come in")
    await marks(page, "general, 1 mention")
    await marks(page, "By the fire, unread")
    await become(page, "Chloé")
    await marks(page, "general, unread")
    await page.get_by_role("button", name="general, unread").click()
    await marks(page, "general")
    await page.get_by_role("banner").get_by_role("link", name="Ana, 1 mention").hover()
    await page.reload()
    await marks(page, "general")
    await marks(page, "By the fire, unread")  # Chloé has read the one and not the other
    await keep(page, "unread")


async def test_the_row_of_persons_says_who_is_named_and_a_press_leads_there(
    sandbox: Sandbox, screens: Screens, people: People, games: int
) -> None:
    ben = await people.person("Ben")
    page = await screens.open(person(sandbox, "Ana"), games)
    await (await ben.write_to(person(sandbox, "Chloé"))).say("Just between us")
    await become(page, "Chloé, 1 mention")
    await expect(page.get_by_role("heading", name="@Ben")).to_be_visible()
    await expect(page.locator("#messages").get_by_text("Just between us")).to_be_visible()
    await ben.go("general").say(f"<@{person(sandbox, 'Dario')}>, your turn")
    await become(page, "Dario, 1 mention")
    await expect(page.get_by_role("heading", name="#general")).to_be_visible()
    await become(page, "Ana")
    for name in ("Chloé", "Dario"):  # they have read it
        await expect(page.get_by_role("link", name=name, exact=True)).to_be_visible()


async def test_what_is_taken_back_is_not_counted(
    sandbox: Sandbox, screens: Screens, people: People, games: int
) -> None:
    ben = await people.person("Ben")
    page = await screens.open(person(sandbox, "Ana"), games)
    said = await ben.go("general").say(f"<@{person(sandbox, 'Ana')}>?")
    await marks(page, "general, 1 mention")
    await ben.do("delete", channel=str(said.channel), message=str(said.id))
    await marks(page, "general")


async def test_a_phones_row_of_persons_says_that_it_goes_on(
    sandbox: Sandbox, screens: Screens, games: int
) -> None:
    page = await screens.open(person(sandbox, "Ana"), games, PHONE)
    after, before = (page.get_by_role("button", name=f"People {it} these") for it in ("after", "before"))
    await expect(before).to_be_disabled()
    await expect(after).to_be_enabled()
    fosca = page.get_by_role("link", name="Fosca")
    await expect(fosca).not_to_be_in_viewport()
    await keep(page, "persons-phone")
    await after.tap()
    await expect(before).to_be_enabled()
    await page.locator("#crowd").evaluate("it => it.scrollTo(it.scrollWidth, 0)")
    await expect(fosca).to_be_in_viewport()
    await expect(after).to_be_disabled()
    wide = await screens.open(person(sandbox, "Ana"), games, DESKTOP)
    await expect(wide.get_by_role("button", name="People after these")).not_to_be_visible()


async def test_a_commands_english_name_finds_it_in_any_language(
    sandbox: Sandbox, screens: Screens, people: People, call: Caller, games: int
) -> None:
    hello = {"name": "hello", "description": "Greets somebody", "type": 1}
    french = {
        "name_localizations": {"fr": "bonjour"},
        "description_localizations": {"fr": "Salue quelqu’un"},
    }
    await call("PUT", f"/applications/{sandbox.world.bot_id}/commands", [hello | french])
    await (await people.person("Ana")).settings(locale="fr")
    page = await screens.open(person(sandbox, "Ana"), games)
    for typed in ("/hello", "/bonj"):
        await page.locator("#composer").fill(typed)
        await expect(page.get_by_role("option", name="/bonjour Salue quelqu’un")).to_be_visible()
    await page.locator("#composer").fill("/hello")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("group", name="Commande /bonjour")).to_be_visible()
