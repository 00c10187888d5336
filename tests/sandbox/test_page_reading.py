"""Where one reads on the page stays where it is, and what changes is told to who cannot see it."""

import io

import pytest
from PIL import Image
from playwright.async_api import Locator, Page, expect

from sandbox import messages
from sandbox.drafts import Draft, Upload
from sandbox.server import Sandbox
from tests.sandbox.browser import PHONE, Screens, needs_chromium
from tests.sandbox.on_page import open_table, person

pytestmark = needs_chromium

LINES = "\n".join(f"line {number}" for number in range(12))
TOP = "it => Math.round(it.getBoundingClientRect().top)"


class Room:
    """What happens in a channel while somebody reads in it."""

    def __init__(self, sandbox: Sandbox, channel: str = "games") -> None:
        self.world = sandbox.world
        self.channel = next(it for it in self.world.tables.channels.values() if it.name == channel)
        self.author = person(sandbox, "Ben")

    def say(self, text: str, *uploads: Upload) -> int:
        return messages.post(self.world, self.channel, self.author, Draft(content=text, uploads=uploads)).id

    def change(self, number: int, text: str) -> None:
        message = self.world.message(self.channel.id, number)
        messages.edit(self.world, message, {"content": text}, [])

    def drop(self, number: int) -> None:
        messages.delete(self.world, self.world.message(self.channel.id, number))


@pytest.fixture
def room(sandbox: Sandbox) -> Room:
    return Room(sandbox)


def line(page: Page, number: int) -> Locator:
    return page.locator(f'[data-id="{number}"]')


async def is_at_the_end(page: Page) -> None:
    await page.wait_for_function(
        """() => { const it = document.getElementById('messages');
                   return it.scrollHeight - it.scrollTop - it.clientHeight < 2; }"""
    )


def tall_picture() -> Upload:
    content = io.BytesIO()
    Image.new("RGB", (300, 500)).save(content, "PNG")
    return Upload("tall.png", content.getvalue(), "A tall picture")


async def test_who_follows_the_newest_stays_with_it_whatever_changes(
    sandbox: Sandbox, screens: Screens, room: Room
) -> None:
    first, *_, last = [room.say(f"{number}\n{LINES}") for number in range(6)]
    page = await screens.open(person(sandbox, "Ana"), room.channel.id, PHONE)
    await is_at_the_end(page)
    room.change(first, f"much longer\n{LINES}\n{LINES}")
    await expect(line(page, first)).to_contain_text("much longer")
    await is_at_the_end(page)
    room.change(last, f"longer still\n{LINES}\n{LINES}\n{LINES}")
    await expect(line(page, last)).to_contain_text("longer still")
    await is_at_the_end(page)
    shown = room.say("with a picture", tall_picture())
    await expect(line(page, shown).get_by_role("img")).to_be_visible()
    await is_at_the_end(page)
    room.drop(shown)
    await expect(line(page, shown)).to_have_count(0)
    await is_at_the_end(page)
    newest = room.say("short")
    await expect(line(page, newest)).to_be_in_viewport()
    await is_at_the_end(page)
    await page.set_viewport_size({"width": 390, "height": 500})  # a keyboard comes up
    await is_at_the_end(page)


async def test_who_has_scrolled_up_stays_there_and_is_told_of_new_messages(
    sandbox: Sandbox, screens: Screens, room: Room
) -> None:
    posted = [room.say(f"{number}\n{LINES}") for number in range(8)]
    page = await screens.open(person(sandbox, "Ana"), room.channel.id, PHONE)
    await is_at_the_end(page)
    read = line(page, posted[4])
    await read.evaluate("it => it.scrollIntoView({ block: 'start' })")
    await expect(line(page, posted[3])).not_to_be_in_viewport()
    before = await read.evaluate(TOP)
    room.change(posted[1], f"much longer\n{LINES}\n{LINES}")
    await expect(line(page, posted[1])).to_contain_text("much longer")
    room.drop(posted[2])
    await expect(line(page, posted[2])).to_have_count(0)
    more = page.get_by_role("button", name="↓ New messages")
    await expect(more).to_have_count(0)
    newest = room.say("the newest")
    await expect(more).to_be_visible()
    assert await read.evaluate(TOP) == before
    room.change(posted[7], "edited below")
    await expect(line(page, posted[7])).to_contain_text("edited below")
    assert await read.evaluate(TOP) == before
    await more.tap()
    await expect(line(page, newest)).to_be_in_viewport()
    await expect(more).to_have_count(0)
    await is_at_the_end(page)


async def test_what_one_asked_for_is_shown_to_who_has_scrolled_up(
    sandbox: Sandbox, screens: Screens, room: Room
) -> None:
    for number in range(8):
        room.say(f"{number}\n{LINES}")
    page = await screens.open(person(sandbox, "Ana"), room.channel.id, PHONE)
    await page.locator("#messages").evaluate("it => it.scrollTo(0, 0)")
    await open_table(page)
    await expect(page.get_by_role("button", name="▶ My turn")).to_be_in_viewport()
    await is_at_the_end(page)


async def test_a_panel_that_changes_is_said_and_its_first_new_choice_has_the_focus(
    sandbox: Sandbox, screens: Screens, room: Room
) -> None:
    page = await screens.open(person(sandbox, "Ana"), room.channel.id)
    await open_table(page)
    await page.get_by_role("button", name="▶ My turn").focus()
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Roll").focus()
    await page.keyboard.press("Enter")
    said = page.locator("#said p")
    await expect(said.last).to_have_text("Fireside: You rolled a 5.")
    await expect(page.get_by_role("button", name="Roll")).to_be_focused()  # the same choices as before
    await page.get_by_role("button", name="Next question").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="North")).to_be_focused()
    await expect(said.last).to_have_text("Fireside: Which way?")


async def test_what_is_written_is_said_before_the_picture(
    sandbox: Sandbox, screens: Screens, room: Room
) -> None:
    page = await screens.open(person(sandbox, "Ana"), room.channel.id)
    await open_table(page)
    told = await page.locator("#said p").last.text_content() or ""
    assert told.index("@Ana is to move") < told.index("The sea: a boat stands on B2")


async def test_a_quote_shows_names_not_numbers(sandbox: Sandbox, screens: Screens, room: Room) -> None:
    page = await screens.open(person(sandbox, "Ana"), room.channel.id)
    number = room.say(f"<@{person(sandbox, 'Ana')}>, look into <#{room.channel.id}>: **soon**")
    reference = {"type": 0, "channel_id": str(room.channel.id), "message_id": str(number)}
    messages.post(room.world, room.channel, room.author, Draft("So?", type=19, reference=reference))
    await expect(page.locator(".above")).to_contain_text("Ben @Ana, look into #games: soon")
    await expect(page.locator("#said p").first).to_have_text("Ben: @Ana, look into #games: soon")
