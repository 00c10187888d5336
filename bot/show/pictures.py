"""Pictures from views, drawn away from the loop; when drawing fails, words take their place."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

import structlog

from bot.ops.metrics import Metrics
from bot.show.panel import Picture
from engines.core import Action, AnyRules, Event, Outcome, Seat
from engines.words import Words
from renderer import (
    Card,
    Lobby,
    Look,
    Mark,
    accent,
    alt_text,
    draw_card,
    draw_legend,
    draw_lobby,
    encode,
    file_of,
    is_named,
)
from renderer.charts import Page, page_file
from renderer.welcome import welcome
from tables.transactions import unhurried

LIMIT = 8.0  # seconds, then the message goes out in words

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Shot:
    """What is to be drawn."""

    rules: AnyRules
    view: Any
    words: Words
    front: Seat | None = None
    chosen: str = ""
    marks: tuple[Mark, ...] = ()  # by `renderer.signs`
    around: tuple[str, ...] = ()
    room: int | None = None  # px, of 300 in width; None: the whole picture
    asked: Action | None = None
    after: Any = None
    outcome: Outcome | None = None
    happened: tuple[Event, ...] = ()  # marked where it happened
    closer: bool = False  # only the part around the choices, larger


class Pictures:
    """One thread: an image belongs to it alone, and the loop never waits for a brush."""

    def __init__(self, metrics: Metrics | None = None) -> None:
        self._metrics = metrics or Metrics()
        self._thread = _thread()
        self._leisure = asyncio.Semaphore(1)  # of what nobody waits for, one stands before the brush

    def _begin_anew(self) -> None:
        """The next picture does not wait behind one that hangs."""
        self._thread.shutdown(wait=False)
        self._thread = _thread()

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def of(self, shot: Shot, name: str = "board.png") -> Picture | None:
        return await self._drawn(_draw, shot, name)

    async def lobby(self, lobby: Lobby, words: Words, alt: str) -> Picture | None:
        return await self._drawn(_draw_lobby, (lobby, words, alt), "table.png")

    async def card(self, card: Card, alt: str) -> Picture | None:
        return await self._drawn(_draw_card, (card, alt), "card.png")

    async def welcome(self, games: Sequence[AnyRules], alt: str) -> Picture | None:
        return await self._drawn(_draw_welcome, (tuple(games), alt), "welcome.png")

    async def page(self, page: Page, alt: str) -> Picture | None:
        """Statistics."""
        return await self._drawn(_draw_page, (page, alt), "stats.png")

    async def legend(self, rules: AnyRules, locale: str, page: int) -> Picture | None:
        """A board with its signs named, beside a page of the rules that speaks of them."""
        if not is_named(rules, page):
            return None
        return await self._drawn(_draw_legend, (rules, locale, page), "signs.png")

    async def _drawn(self, work: Any, what: Any, name: str) -> Picture | None:
        async with self._leisure if unhurried.get() else nullcontext():
            return await self._painted(work, what, name)

    async def _painted(self, work: Any, what: Any, name: str) -> Picture | None:
        loop, thread = asyncio.get_running_loop(), self._thread
        try:
            with self._metrics.picture.time():
                async with asyncio.timeout(LIMIT):
                    png, alt = await loop.run_in_executor(thread, work, what)
        except Exception as error:
            if isinstance(error, TimeoutError | RuntimeError) and thread is self._thread:
                self._begin_anew()
            self._metrics.pictureless.inc()
            log.exception("picture failed", name=name)
            return None
        return Picture(png, alt, name)


def _thread() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, thread_name_prefix="pictures")


def edge(view: Any, seats: Sequence[Seat]) -> int:
    """The colour of a message's edge: that of the seat which acts."""
    return accent(view, seats[0]) if seats else accent(view, None)


def _draw(shot: Shot) -> tuple[bytes, str]:
    look = Look(
        words=shot.words,
        front=shot.front,
        marks=shot.marks,
        chosen=shot.chosen,
        around=shot.around,
        room=shot.room,
        asked=shot.asked,
        after=shot.after,
        outcome=shot.outcome,
        happened=shot.happened,
        closer=shot.closer,
    )
    return file_of(shot.view, look), alt_text(shot.rules, shot.view, shot.words, shot.marks)


def _draw_card(what: tuple[Card, str]) -> tuple[bytes, str]:
    card, alt = what
    return encode(draw_card(card)), alt


def _draw_welcome(what: tuple[tuple[AnyRules, ...], str]) -> tuple[bytes, str]:
    games, alt = what
    return welcome(games), alt


def _draw_page(what: tuple[Page, str]) -> tuple[bytes, str]:
    page, alt = what
    return page_file(page), alt


def _draw_legend(what: tuple[AnyRules, str, int]) -> tuple[bytes, str]:
    return draw_legend(*what)


def _draw_lobby(what: tuple[Lobby, Words, str]) -> tuple[bytes, str]:
    lobby, words, alt = what
    return encode(draw_lobby(lobby, Look(words))), alt
