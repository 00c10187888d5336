"""The height that a panel is fitted by is the one that the page gives it."""

from collections.abc import Iterator
from typing import Any, Final

from bot.inbound.buttons import Recap
from bot.show import phone
from bot.show.components_v2 import sending
from bot.show.composer import Composition, compose
from bot.show.composer.fitting import packed
from bot.show.panel import Button, Panel
from engines import GAMES
from engines.words import LOCALES
from sandbox.server import Sandbox
from tests.bot.panels import decisions, reached
from tests.sandbox.browser import PHONE, Screens, needs_chromium
from tests.sandbox.on_page import person

pytestmark = needs_chromium

EACH: Final = 12  # panels of a game in a language
FIRST: Final = 9  # of a decision
MOST: Final = 8  # px
HEIGHTS: Final = """async (panels) => {
    const { component } = await import('/web/components.js');
    const context = { model: { people: new Map(), channels: new Map() }, go() {}, use() {} };
    return panels.map(([parts, tall]) => {
        const row = document.createElement('li');
        row.className = 'message ephemeral';
        row.innerHTML = `<article><span class="avatar"></span><div class="body">
            <div class="head"><span class="author">Fireside</span></div><span></span>
            <p class="only-you">Only you can see this • <button class="plain linkish">Dismiss</button></p>
            </div></article>`;
        const body = row.querySelector('.body > span');
        body.replaceWith(...parts.map((it) => component(it, context)));
        const picture = document.createElement('div');
        picture.className = 'gallery of1';
        picture.append(document.createElement('div'));
        picture.firstChild.style.height = `${tall}px`;
        row.querySelector('.container').prepend(picture);
        document.querySelector('#messages').append(row);
        const style = getComputedStyle(row);
        const height = row.getBoundingClientRect().height + parseFloat(style.marginTop);
        row.remove();
        return height;
    });
}"""


def panels() -> Iterator[Composition]:
    """Every so many of those that some positions lead to."""
    for rules in GAMES:
        for locale in LOCALES:
            found = [
                one for decision in decisions(rules, locale) for one in reached(decision, compose)[1][:9]
            ]
            yield from found[:: max(1, len(found) // EACH)][:EACH]


def parts(composition: Composition) -> Any:
    shown = Panel(
        ("\n".join(composition.texts),), composition.rows, accent=0x3366CC
    )  # an edge of four pixels
    view: Any = sending(shown)["view"]
    return view.to_components()


async def test_a_panel_is_as_high_as_it_was_measured(sandbox: Sandbox, screens: Screens, games: int) -> None:
    page = await screens.open(person(sandbox, "Ana"), games, PHONE)
    measured = list(panels())
    assert len(measured) >= 60
    found = await page.evaluate(HEIGHTS, [[parts(one), one.room] for one in measured])
    wrong = [
        (round(height - one.height(one.room)), one.texts)
        for one, height in zip(measured, found, strict=True)
        if abs(height - one.height(one.room)) > MOST
    ]
    assert wrong == []
    assert max(found) <= phone.SCREEN + MOST


def filled() -> Iterator[Composition]:
    """Two buttons that take about all of a line, in one or on two as they are packed."""
    for sign in "ABCDEFGH":
        for tile, more in (("Fuoco verde da 2", "Fuoco da 2"), ("Fuoco rosso da 3", "Fuoco da")):
            for arrows in range(1, 5):
                labels = (f"{sign} {tile} ↔{arrows}", f"{more} ▸")
                buttons = [(Button(one, Recap(at)), at) for at, one in enumerate(labels)]
                yield Composition(("One line.",), packed(buttons))


async def test_buttons_that_are_packed_beside_each_other_stand_there(
    sandbox: Sandbox, screens: Screens, games: int
) -> None:
    page = await screens.open(person(sandbox, "Ana"), games, PHONE)
    measured = list(filled())
    assert {len(one.rows) for one in measured} == {1, 2}
    found = await page.evaluate(HEIGHTS, [[parts(one), one.room] for one in measured])
    wrong = [
        one.rows for one, high in zip(measured, found, strict=True) if high > one.height(one.room) + MOST
    ]
    assert wrong == []
