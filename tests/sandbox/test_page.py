"""What people do on the page, with a real bot behind it."""

import pytest
from playwright.async_api import FilePayload, expect

from sandbox import messages
from sandbox.people.client import People
from sandbox.server import Sandbox
from tests.sandbox.browser import PHONE, Screens, keep, needs_chromium
from tests.sandbox.on_page import open_table, person, use

pytestmark = needs_chromium
TYPED_AT_ONCE = """text => {
  const field = document.activeElement;
  for (const letter of text) {
    field.value += letter;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}"""


async def test_a_command_is_typed_with_choices_by_keyboard_alone(
    sandbox: Sandbox, screens: Screens, games: int
) -> None:
    page = await screens.open(person(sandbox, "Ana"), games)
    await page.locator("#composer").focus()
    await page.keyboard.type("/newg")
    await expect(page.get_by_role("option", name="/newgame Open a table")).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(page.locator("#option-hint")).to_contain_text("Which of the three")
    await page.keyboard.type("Fireb")
    await expect(page.locator(".choices [role=option]")).to_have_count(1)
    await keep(page, "command")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("heading", name="Fireship · turn 2")).to_be_visible()
    await expect(page.locator("#said")).to_contain_text("The sea: a boat stands on B2")


async def test_autocomplete_follows_what_is_typed(sandbox: Sandbox, screens: Screens, games: int) -> None:
    page = await screens.open(person(sandbox, "Ana"), games)
    await page.locator("#composer").focus()
    await page.keyboard.type("/play")
    await page.keyboard.press("Enter")
    await expect(page.locator(".choices [role=option]")).to_have_count(6)
    asked = [it for it in sandbox.world.tables.interactions.values() if it.type == 4]
    await page.evaluate(TYPED_AT_ONCE, "bull")
    await expect(page.locator(".choices [role=option]")).to_have_count(2)
    await keep(page, "autocomplete")
    after = [it for it in sandbox.world.tables.interactions.values() if it.type == 4]
    assert len(after) == len(asked) + 1, "four changes of the field, one request"
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Played bull F6", exact=True)).to_be_visible()


async def test_one_sees_the_ephemeral_answer_and_the_other_does_not(
    sandbox: Sandbox, screens: Screens, games: int
) -> None:
    ana = await screens.open(person(sandbox, "Ana"), games)
    ben = await screens.open(person(sandbox, "Ben"), games)
    await open_table(ana)
    await ben.get_by_role("button", name="🖐 My hand").click()
    await expect(ben.get_by_text("Your hand: three lanterns", exact=True)).to_be_visible()
    await expect(ben.get_by_text("Only you can see this")).to_be_visible()
    await keep(ben, "ephemeral-desktop-dark")
    await ben.get_by_role("button", name="Dismiss message").click()
    await expect(ben.get_by_text("Your hand: three lanterns", exact=True)).to_have_count(0)
    await expect(ana.get_by_text("Your hand: three lanterns")).to_have_count(0)


async def test_a_menu_a_button_and_a_form_on_a_phone(sandbox: Sandbox, screens: Screens, games: int) -> None:
    page = await screens.open(person(sandbox, "Ana"), games, PHONE)
    await open_table(page)
    await keep(page, "board-phone-dark")
    await page.get_by_role("button", name="▶ My turn").tap()
    await page.get_by_role("combobox", name="Where to?").tap()
    await keep(page, "menu-phone")
    await page.get_by_role("option", name="2 · boat C5").tap()
    await expect(page.get_by_text("Chosen: boat C5", exact=True)).to_be_visible()
    await page.get_by_role("button", name="⌨ Type a move").tap()
    await page.get_by_role("textbox", name="Move").fill("move boat B2 C5")
    await page.get_by_role("radio", name="Not at all").check()
    await keep(page, "form-phone")
    await page.get_by_role("button", name="Submit").tap()
    await expect(page.get_by_text("Played move boat B2 C5, no sure", exact=True)).to_be_visible()
    await page.get_by_role("button", name="Servers and channels").tap()
    await expect(page.get_by_role("navigation", name="Channels")).to_be_visible()
    await keep(page, "channels-phone")


async def test_nothing_is_wider_than_a_phone(sandbox: Sandbox, screens: Screens, games: int) -> None:
    page = await screens.open(person(sandbox, "Ana"), games, PHONE)
    await open_table(page)
    assert await page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


@pytest.mark.parametrize("name", ["Ana", "Dario", "Fosca"])
async def test_on_a_phone_one_sees_whole_who_one_is(
    sandbox: Sandbox, screens: Screens, games: int, name: str
) -> None:
    page = await screens.open(person(sandbox, name), games, PHONE)
    link = page.get_by_role("link", name=name, exact=True)
    await expect(link).to_have_attribute("aria-current", "true")
    seen = """it => {
        const { left, right, top, height } = it.getBoundingClientRect();
        const at = (x) => document.elementFromPoint(x, top + height / 2);
        return [left + 6, right - 6].every((x) => it.contains(at(x)));
    }"""
    assert await link.evaluate(seen)


async def test_one_click_makes_one_another_person(sandbox: Sandbox, screens: Screens, games: int) -> None:
    page = await screens.open(person(sandbox, "Ana"), games, dark=False)
    await open_table(page)
    await page.get_by_role("link", name="Ben", exact=True).click()
    await expect(page.get_by_role("link", name="Ben", exact=True)).to_have_attribute("aria-current", "true")
    await expect(page.get_by_role("img", name="The sea: a boat stands on B2")).to_be_visible()
    await keep(page, "board-desktop-light")
    await page.get_by_role("button", name="Dark or light").click()
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")


async def test_a_board_is_played_with_the_keyboard_alone(
    sandbox: Sandbox, screens: Screens, games: int
) -> None:
    page = await screens.open(person(sandbox, "Ana"), games)
    await open_table(page)
    await page.get_by_role("button", name="▶ My turn").focus()
    await page.keyboard.press("Enter")
    await page.get_by_role("combobox", name="Where to?").focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "Enter"):
        await page.keyboard.press(key)
    await expect(page.get_by_text("Chosen: boat D1", exact=True)).to_be_visible()
    await page.get_by_role("button", name="⌨ Type a move").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("textbox", name="Move")).to_be_focused()
    await page.keyboard.type("move boat")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    await keep(page, "form-desktop")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(page.get_by_text("Played move boat, quite sure", exact=True)).to_be_visible()
    await page.get_by_role("button", name="Dismiss message").last.focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Played move boat, quite sure", exact=True)).to_have_count(0)
    await page.keyboard.press("ArrowUp")
    assert await page.evaluate("document.activeElement.tagName") == "ARTICLE"


async def test_a_message_that_changes_keeps_the_control_that_has_the_focus(
    sandbox: Sandbox, screens: Screens, games: int
) -> None:
    page = await screens.open(person(sandbox, "Ana"), games)
    await open_table(page)
    await page.get_by_role("button", name="🖐 My hand").click()
    age = "document.querySelectorAll('.message').forEach((it) => it.classList.add('old'))"
    for control in ("🖐 My hand", "Dismiss message"):
        await page.get_by_role("button", name=control).focus()
        await page.evaluate(age)
        for message in list(sandbox.world.tables.messages[games].values()):
            messages.edit(sandbox.world, message, {}, [])
        await expect(page.locator(".message.old")).to_have_count(0)
        await expect(page.get_by_role("button", name=control)).to_be_focused()


async def test_a_second_tab_is_another_person_and_direct_messages_are_their_own(
    sandbox: Sandbox, screens: Screens, people: People, games: int
) -> None:
    ana = await screens.open(person(sandbox, "Ana"), games)
    address = await ana.get_by_role("link", name="Ben", exact=True).get_attribute("href")
    assert address == f"?as={person(sandbox, 'Ben')}"
    ben = await screens.open(person(sandbox, "Ben"), games)
    await ben.get_by_role("button", name="Direct messages").click()
    await ben.get_by_role("combobox", name="Message @Fireside").fill("Good evening")
    await ben.keyboard.press("Enter")
    await expect(ben.locator("#messages").get_by_text("Good evening")).to_be_visible()
    await keep(ben, "direct")
    await ana.locator("#composer").fill("in the open")
    await ana.keyboard.press("Enter")
    await expect(ana.locator("#messages").get_by_text("in the open")).to_be_visible()
    await expect(ana.get_by_text("Good evening")).to_have_count(0)


async def test_a_thread_opens_archives_and_wakes(
    sandbox: Sandbox, screens: Screens, people: People, games: int
) -> None:
    driver = (await people.person("Ana")).go("games")
    lobby = await driver.say("Fireship for two")
    await driver.do("start_thread", channel=str(games), message=str(lobby.id), name="Fireship 1")
    page = await screens.open(person(sandbox, "Ana"), games)
    await page.get_by_role("button", name="Fireship 1 1 message").click()
    await expect(page.get_by_role("heading", name="↳ Fireship 1")).to_be_visible()
    await page.get_by_role("button", name="Archive").click()
    await expect(page.get_by_text("Archived: a message opens it again")).to_be_visible()
    await keep(page, "thread")
    await page.locator("#composer").fill("awake")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Archive")).to_be_visible()


async def test_a_message_is_replied_to_looked_at_and_deleted(
    sandbox: Sandbox, screens: Screens, people: People, games: int
) -> None:
    page = await screens.open(person(sandbox, "Ben"), games)
    await (await people.person("Ana")).go("games").say("Who is in?")
    more = page.get_by_role("article", name="Ana").get_by_role("combobox", name="More")
    await more.click()
    await page.get_by_role("option", name="Look at").click()
    await expect(page.get_by_text("Looked at Who is in?", exact=True)).to_be_visible()
    await more.focus()
    await page.keyboard.press("Enter")
    await keep(page, "actions")
    await page.keyboard.press("Enter")
    await page.keyboard.type("I am")
    await page.keyboard.press("Enter")
    reply = page.get_by_role("article", name="Ben")
    await expect(reply.locator(".above")).to_contain_text("Ana Who is in?")
    await reply.get_by_role("combobox", name="More").click()
    await page.get_by_role("option", name="Delete").click()
    await expect(reply).to_have_count(0)


@pytest.mark.parametrize("dark", [True, False], ids=["dark", "light"])
async def test_every_component_is_drawn(sandbox: Sandbox, screens: Screens, games: int, dark: bool) -> None:
    page = await screens.open(person(sandbox, "Ana"), games, (1280, 1400), dark=dark)
    await use(page, "old")
    await expect(page.get_by_text("Round 2 of 5")).to_be_visible()
    await use(page, "show")
    for alt in ("The board, small", "Left", "Right"):
        await expect(page.get_by_role("img", name=alt)).to_be_visible()
    await expect(page.get_by_role("heading", name="Spring Festival")).to_be_visible()
    await expect(page.get_by_role("link", name="📄 game.json")).to_be_visible()
    await page.get_by_role("combobox", name="Invite").click()
    for who in ("Ben", "Dario"):
        await page.get_by_role("option", name=who).click()
    await keep(page, f"showcase-{'dark' if dark else 'light'}")
    await page.keyboard.press("Escape")
    await expect(page.get_by_text("Invited @Ben, @Dario", exact=True)).to_be_visible()


async def test_every_kind_of_field_is_filled(sandbox: Sandbox, screens: Screens, games: int) -> None:
    page = await screens.open(person(sandbox, "Ana"), games)
    await use(page, "fields")
    for box in ("boat B2", "boat C5"):
        await page.get_by_role("checkbox", name=box).check()
    await page.get_by_role("combobox", name="Colour").click()
    await page.get_by_role("option", name="Blue").click()
    await page.get_by_role("combobox", name="With whom?").click()
    await page.get_by_role("option", name="Ben").click()
    file = FilePayload(name="proof.txt", mimeType="text/plain", buffer=b"x")
    await page.get_by_label("A picture").set_input_files(file)
    await keep(page, "fields")
    await page.get_by_role("button", name="Submit").click()
    said = "['boat B2', 'boat C5'] ['Blue'] ['Ben'] ['proof.txt']"
    await expect(page.get_by_text(said, exact=True)).to_be_visible()


async def test_a_form_that_is_not_filled_says_what_is_missing(
    sandbox: Sandbox, screens: Screens, games: int
) -> None:
    page = await screens.open(person(sandbox, "Ana"), games)
    await use(page, "fields")
    await page.get_by_role("button", name="Submit").click()
    await expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("needs between 1 and")
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(page.locator("#composer")).to_be_focused()


async def test_a_mention_lights_up_and_counts_elsewhere(
    sandbox: Sandbox, screens: Screens, people: People, games: int
) -> None:
    ben = await screens.open(person(sandbox, "Ben"), games)
    ana = await people.person("Ana")
    await ana.go("general").say(f"Good evening, <@{person(sandbox, 'Ben')}>!")
    await expect(ben.get_by_role("button", name="general, 1 mention")).to_be_visible()
    await ben.get_by_role("button", name="general, 1 mention").click()
    await expect(ben.locator(".message.pinged")).to_contain_text("Good evening, @Ben!")
    await keep(ben, "mention")


async def test_a_timestamp_counts_and_a_spoiler_opens(
    sandbox: Sandbox, screens: Screens, people: People, games: int
) -> None:
    page = await screens.open(person(sandbox, "Ben"), games)
    ana = await people.person("Ana")
    due = int(sandbox.world.now()) + 59
    await ana.go("games").say(f"Until <t:{due}:R>: ||secret|| <b>not bold</b>")
    stamp = page.locator("time[data-counts]")
    before = await stamp.text_content()
    await expect(stamp).not_to_have_text(before or "")
    await page.get_by_role("button", name="Spoiler: press to reveal").click()
    await expect(page.get_by_text("secret", exact=True)).to_be_visible()
    await expect(page.locator("#messages").get_by_text("<b>not bold</b>")).to_be_visible()


async def test_a_press_that_nobody_answers_says_so(sandbox: Sandbox, screens: Screens, games: int) -> None:
    page = await screens.open(person(sandbox, "Ana"), games)
    await open_table(page)
    async with People(sandbox.address) as operator:
        await operator.control("faults", side="event", kind="drop", where="INTERACTION_CREATE")
        await page.get_by_role("button", name="🖐 My hand").click()
        await expect(page.get_by_role("button", name="🖐 My hand")).to_have_attribute("aria-busy", "true")
        await operator.control("clock", seconds=4)
    await expect(page.get_by_text("This interaction failed")).to_be_visible()
    await keep(page, "failed")


async def test_everything_that_can_be_pressed_has_a_name(
    sandbox: Sandbox, screens: Screens, games: int
) -> None:
    page = await screens.open(person(sandbox, "Ana"), games)
    await open_table(page)
    nameless = await page.evaluate(
        """() => [...document.querySelectorAll('button, a[href], input, select, textarea, img')]
            .filter((it) => it.checkVisibility())
            .filter((it) => !(it.getAttribute('aria-label') || it.textContent.trim() || it.alt
                              || it.labels?.length || it.querySelector('img[alt]')))
            .map((it) => it.outerHTML)"""
    )
    assert nameless == []
    for landmark in ("Servers", "Channels"):
        await expect(page.get_by_role("navigation", name=landmark)).to_be_visible()
    await expect(page.get_by_role("log", name="New messages")).to_be_attached()
