"""The three games played on the page, as people see them: a thumb on a phone, or a keyboard alone."""

import re
from re import Pattern
from typing import Any

from playwright.async_api import Locator, Page, expect

from bot.show.sentences import said
from engines.words import LOCALES
from sandbox.people.client import People, Person
from sandbox.people.refusals import say
from tests.sandbox.browser import DESKTOP, PHONE, Screens, keep, needs_chromium
from tests.stories.running_bot import Bot, Gathering, gather

pytestmark = needs_chromium

PRIVATE = re.compile("|".join(say(locale, "only-you", {}) for locale in LOCALES))
DONE = re.compile(
    r"Done|turns the shop|turn the shop"
)  # the last one may be the first who has to do something again
FARTHEST = 120  # presses of Tab until something must have been reached


class Seat:
    """One person before the thread of a game, who reads and presses."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name

    @property
    def panel(self) -> Locator:
        return self.page.get_by_role("article").filter(has_text=PRIVATE)

    @property
    def public(self) -> Locator:
        return self.page.get_by_role("article").filter(has_not_text=PRIVATE)

    @property
    def board(self) -> Locator:
        """The one whose buttons are left: an old board has lost its own."""
        return self.page.get_by_role("article").filter(has=self.button("▶ My turn"))

    def button(self, name: str | Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def choice(self, name: str | Pattern[str]) -> Locator:
        return self.panel.get_by_role("button", name=name).first

    async def turn(self) -> None:
        await self.press(self.board.get_by_role("button", name="▶ My turn"))
        await expect(self.panel).to_have_count(1)
        await expect(self.choice("⋯")).to_be_in_viewport()

    async def choose(self, name: str | Pattern[str]) -> None:
        await self.press(self.choice(name))

    async def dismiss(self) -> None:
        """A panel that is done with, and on to the newest: a board may have come below it, or not yet."""
        await self.choose("Dismiss message")
        await expect(self.panel).to_have_count(0)
        await self.goes_down()

    async def goes_down(self) -> None:
        """To the newest message: whoever reads in a long panel stays there when a board comes."""
        await self.page.locator("#messages").evaluate("it => it.scrollTo(0, it.scrollHeight)")

    async def press(self, button: Locator) -> None:
        await button.tap()

    async def pick(self, menu: str, option: Pattern[str]) -> None:
        await self.panel.get_by_role("combobox", name=menu).tap()
        await self.page.get_by_role("option", name=option).first.tap()

    async def reads(self, words: str | Pattern[str]) -> None:
        await expect(self.panel).to_contain_text(words)

    async def sees_picture(self, alt: str | Pattern[str]) -> None:
        picture = self.panel.get_by_role("img", name=alt)
        await expect(picture).to_have_js_property("complete", True)
        await expect(picture).not_to_have_js_property("naturalWidth", 0)  # it may just be drawn anew

    async def sees_nothing_private(self) -> None:
        await expect(self.panel).to_have_count(0)
        await expect(self.page.get_by_role("img", name="Your hand:")).to_have_count(0)

    async def sees_turn_of(self, other: "Seat", after: str) -> None:
        """Only the newest board has buttons and says whose turn it is, and nothing is below it."""
        told = self.board.filter(has_text=after)
        await expect(told.filter(has_text=f"{other.name}: your turn, due in 24 hours.")).to_have_count(1)
        await expect(self.public.filter(has_text="your turn")).to_have_count(1)
        await expect(self.board).to_have_count(1)
        await self.goes_down()
        await expect(self.board.get_by_role("button", name="▶ My turn")).to_be_in_viewport()

    async def is_asked(self, words: str | Pattern[str]) -> None:
        """Whether they are sure, and what it will do."""
        await expect(self.choice("↩ Back")).to_be_enabled()
        await self.reads(words)

    async def keep(self, name: str) -> None:
        await expect(self.page.get_by_role("img").last).to_have_js_property("complete", True)
        await keep(self.page, name, "story")


class Typist(Seat):
    """Without a mouse: what is pressed must first be reached."""

    async def press(self, button: Locator) -> None:
        await expect(button).to_be_enabled()
        for _ in range(FARTHEST):
            if await button.evaluate("it => it === document.activeElement"):
                return await self.page.keyboard.press("Enter")
            await self.page.keyboard.press("Shift+Tab" if await self.lies_before(button) else "Tab")
        raise AssertionError(f"{button} cannot be reached with the keyboard")

    async def lies_before(self, button: Locator) -> bool:
        before = "it => Boolean(document.activeElement.compareDocumentPosition(it) & 2)"
        return bool(await button.evaluate(before))


async def seats(screens: Screens, game: Gathering) -> tuple[Seat, Seat]:
    """Whose turn it is and the other, each with a phone."""
    thread, acting = await game.thread(), await game.acting()
    other = next(one for one in game.persons if one is not acting)
    return (
        Seat(await screens.open(acting.id, thread, PHONE), acting.name),
        Seat(await screens.open(other.id, thread, PHONE), other.name),
    )


async def test_a_fire_bulls_turn_with_one_thumb(
    bot: Bot, people: People, screens: Screens, ana: Person, ben: Person
) -> None:
    me, other = await seats(screens, await gather(bot, people, "firebulls", ana, ben))
    await me.sees_turn_of(me, f"{me.name} begins.")
    await me.keep("firebulls-1-board")
    await me.turn()
    await me.sees_picture(re.compile(r"Fire Bulls.*Your hand: \S", re.DOTALL))
    await me.reads(re.compile("Gather|Attack"))
    await me.keep("firebulls-2-choices")
    await other.sees_nothing_private()
    await me.choose("🗺")
    await expect(me.choice("↩ Back")).to_be_visible()
    await me.keep("firebulls-3-whole")
    await me.choose("↩ Back")
    await me.choose(re.compile("^Take "))
    await me.reads(f"The table waits for {other.name}.")
    await me.sees_turn_of(other, f"{me.name} takes")
    await me.keep("firebulls-4-passed")
    await other.sees_turn_of(other, f"{me.name} takes")
    await other.sees_nothing_private()


async def test_a_fire_bulls_turn_with_the_keyboard_alone(
    bot: Bot, people: People, screens: Screens, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    acting, waiting = await game.acting(), await game.waiting()
    me = Typist(await screens.open(acting.id, await game.thread(), DESKTOP), acting.name)
    await me.turn()
    await me.choose("Draw a card")
    await me.reads("Move your pawn?")
    await me.sees_picture(re.compile(r"Your hand: \S"))
    await me.keep("keyboard-1-drawn")
    await me.choose(re.compile(r"^→ \d"))
    await me.reads(f"The table waits for {waiting.name}.")
    await me.sees_turn_of(Seat(me.page, waiting.name), f"{me.name} moves")
    await me.choose("Dismiss message")
    await expect(me.panel).to_have_count(0)
    await me.keep("keyboard-2-passed")


async def test_a_fireship_turn_with_one_thumb(
    bot: Bot, people: People, screens: Screens, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben, dice=4)
    me, other = await seats(screens, game)
    while True:
        await me.turn()
        await me.choose("Roll the dice")
        await me.reads("to move")
        if await points_left(game) >= 10:
            break
        await give_up(me)  # a poor roll leaves too few places to ask for
        await me.reads(f"The table waits for {other.name}.")
        await me.dismiss()
        me, other = other, me
    await me.sees_picture(re.compile("Fireship.*Your secret cards: nothing", re.DOTALL))
    await me.keep("fireship-1-rolled")
    await me.choose("Boat ▸")
    await me.reads("where to?")
    await me.keep("fireship-2-islands")
    await me.choose("Any cell ▸")
    await expect(me.choice("Any cell ▸")).to_have_count(0)
    await me.keep("fireship-3-cells")
    await other.sees_nothing_private()
    await me.choose("↩ Back")
    await expect(me.choice("Any cell ▸")).to_be_visible()
    await me.press(me.panel.locator(".button.primary").first)  # blue: done at once, and points are left
    await expect(me.choice("⤺ Undo move")).to_be_visible()
    await me.keep("fireship-4-moved")
    await give_up(me)
    await me.reads(f"The table waits for {other.name}.")
    await me.sees_turn_of(other, f"{me.name} ends the turn.")
    await me.keep("fireship-6-passed")
    await other.sees_turn_of(other, f"{me.name} ends the turn.")
    await expect(other.board.filter(has_text=f"{me.name} moves a boat from home")).to_have_count(1)
    await other.sees_nothing_private()


async def give_up(me: Seat) -> None:
    """Asked once more while points are left."""
    await me.choose("End…")
    await me.is_asked(re.compile(r"End the turn\? \d+ points? (is|are) lost"))
    await me.keep("fireship-5-asked")
    await me.press(me.panel.locator(".button.danger"))


async def points_left(game: Gathering) -> int:
    view: Any = (await game.table()).view(None)
    return int(view.turn.points)


def tiles_to_lay(count: int) -> Pattern[str]:
    line = "You still have to lay: "
    return re.compile(f"^(?:(?!{line}).)*(?:{line}(?:(?!{line}).)*){{{count}}}$", re.DOTALL)


FIRST, WHICH, LEAVE = re.compile("^[A-Z] [^→]*$"), re.compile("▸$"), re.compile("^Done")
TILE = re.compile("^(?:Blue|Green|Red|Yellow|Feu|Fuoco) ")  # the first has one cell, and so no letter


async def lay_four(seat: Seat) -> None:
    await seat.turn()
    for tile, left in ((TILE, 3), (FIRST, 2), (FIRST, 1)):
        await seat.choose(tile)
        await seat.sees_picture(tiles_to_lay(left))
    await seat.keep(f"spring-1-laying-{seat.name}")
    await seat.choose(FIRST)


async def launch(seat: Seat) -> None:
    """The new tile, anywhere; whatever it could complete is left."""
    await expect(seat.choice(FIRST)).to_be_visible()
    await seat.keep(f"spring-5-cells-{seat.name}")
    await seat.choose(FIRST)
    await expect(seat.choice(FIRST)).to_have_count(0)
    if await seat.choice(LEAVE).count():
        await seat.choose(LEAVE)
        await seat.is_asked("complete")
        await seat.keep(f"spring-6-asked-{seat.name}")
        await seat.press(seat.panel.locator(".button.danger"))
    await seat.reads(DONE)


async def test_a_spring_festival_round_with_two_thumbs(
    bot: Bot, people: People, screens: Screens, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "springfestival", ana, ben)
    both = await seats(screens, game)
    for seat in both:
        await lay_four(seat)
        await seat.reads(DONE)
        await seat.dismiss()
    active, other = both if both[0].name == (await game.acting()).name else reversed(both)
    await active.sees_turn_of(active, "now everybody sees them")
    await active.keep("spring-2-shown")
    await active.turn()
    await active.keep("spring-3-shop")
    await other.sees_nothing_private()
    await active.press(active.panel.locator(".button.success, .button.primary").first)
    await launch(active)
    await other.turn()
    await launch(other)
    for seat in both:
        await seat.sees_turn_of(other, f"Round 2: {other.name} turns the shop.")
        await seat.keep(f"spring-7-round-2-{seat.name}")


PLACES = """all => all.map(it => [it.getAttribute("aria-label") ?? it.textContent,
  it.getBoundingClientRect().top, it.getBoundingClientRect().right])"""


async def is_one_line(seat: Seat, locale: str, *names: str) -> None:
    """These buttons stand side by side, within the width of the phone; all are looked at in one moment,
    because a picture that comes moves them."""
    await expect(seat.choice(said(locale)(names[-1]))).to_be_visible()
    places = await seat.panel.get_by_role("button").evaluate_all(PLACES)
    found = [place for name in names for place in places if said(locale)(name) in place[0]]
    assert len(found) == len(names), (locale, names, places)
    assert len({top for _, top, _ in found}) == 1, (locale, found)
    assert max(right for *_, right in found) <= PHONE[0], (locale, found)


async def test_the_last_row_of_a_turn_is_one_line_in_every_language(
    bot: Bot, people: People, screens: Screens, ana: Person, chloe: Person, dario: Person
) -> None:
    game = await gather(bot, people, "springfestival", ana, chloe, dario)
    for person in game.persons:
        locale = person.me["locale"][:2]
        seat = Seat(await screens.open(person.id, await game.thread(), PHONE), person.name)
        await seat.press(seat.page.get_by_role("button", name="▶ My turn").last)
        await is_one_line(seat, locale, "composer-whole", "composer-options")
        await seat.choose(TILE)
        await expect(seat.choice(said(locale)("composer-undo"))).to_be_visible()
        await is_one_line(seat, locale, "composer-undo", "composer-whole", "composer-options")
        await seat.choose(WHICH)
        await expect(seat.choice(said(locale)("composer-back"))).to_be_visible()
        await is_one_line(seat, locale, "composer-back", "composer-whole", "composer-options")
        await seat.keep(f"last-row-{locale}")
