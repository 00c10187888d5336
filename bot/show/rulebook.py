"""Each game's rules in words: a list of chapters, a chapter at a time, and a search."""

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files

from bot.inbound.buttons import Rulebook, Rules
from bot.show import messages
from bot.show.panel import Panel, Select
from bot.show.panels.lessons import learn_row
from bot.show.sentences import said
from engines.core import AnyRules
from engines.menu import LISTED
from engines.words import Words, folders_of, nearest

LAST = "\U0010ffff"  # sorts after every letter


@dataclass(frozen=True, slots=True)
class Chapter:
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Book:
    start: str
    chapters: tuple[Chapter, ...]


@dataclass(frozen=True, slots=True)
class Index:
    """A chapter as it is searched: made once, because whoever types asks with every letter."""

    title: Sequence[str]  # its words, sorted
    words: Sequence[str]
    text: str  # folded


def rules_panel(rules: AnyRules, locale: str, control: Rules | Rulebook, book: int) -> Panel:
    """Page 0 is the quick start and lists the chapters, page 1 is the first; a game without a rulebook tells
    its verbs. `book`: the place of the game in the list of games."""
    panel = _page(rules, locale, control)
    if control.page:
        return panel
    return replace(panel, rows=(learn_row(rules, book, locale), *panel.rows))


def _page(rules: AnyRules, locale: str, control: Rules | Rulebook) -> Panel:
    book = chapters(rules, locale)
    if not book:
        return messages.paged(_verbs(rules, locale), said(locale), control)
    pages = [_contents(rules, locale, book), *(f"### {one.title}\n{one.text}" for one in book)]
    panel = messages.leafed(pages, said(locale), control)
    titles = tuple((f"{number}. {one.title}", "") for number, one in enumerate(book[:LISTED], 1))
    jump = Select(replace(control, page=0, turned="c"), said(locale)("chapters"), titles)
    return replace(panel, rows=(jump, *panel.rows))


def chapters(rules: AnyRules, locale: str) -> tuple[Chapter, ...]:
    return _read(folders_of(rules)[1], nearest(locale)).chapters


def quick_start(rules: AnyRules, locale: str) -> str:
    """The game in ten lines, before the first chapter; a picture may stand beside it."""
    return _read(folders_of(rules)[1], nearest(locale)).start


def find(rules: AnyRules, locale: str, topic: str) -> tuple[Chapter, ...]:
    """Best first: where that verb is explained; then titles; then texts, first those that stress it."""
    found = [(_rank(one, topic), one) for one in chapters(rules, locale)]
    return tuple(one for rank, one in sorted(found, key=lambda pair: pair[0], reverse=True) if any(rank))


def _rank(chapter: Chapter, topic: str) -> tuple[bool, bool, bool, int]:
    words, index = set(_words(_folded(topic))), _index(chapter)
    said_here = min((_count(word, index.words) for word in words), default=0)
    return (
        f"`{topic.strip().lower()}`" in index.text,
        bool(words) and all(_count(word, index.title) for word in words),
        said_here > 0 and any(f"**{word}" in index.text for word in words),
        said_here,
    )


@lru_cache(maxsize=256)
def _index(chapter: Chapter) -> Index:
    text = _folded(chapter.text)
    return Index(sorted(_words(_folded(chapter.title))), sorted(_words(text)), text)


def _words(folded: str) -> list[str]:
    return re.findall(r"[\w+]+", folded)


def _count(word: str, among: Sequence[str]) -> int:
    """Words that begin so: `guerrier` is in `guerriers`."""
    return bisect_left(among, word + LAST) - bisect_left(among, word)


def _folded(text: str) -> str:
    """Without capitals and accents: `Étincelle` is `etincelle`."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(one for one in apart if not unicodedata.combining(one))


@lru_cache(maxsize=64)
def _read(package: str, locale: str) -> Book:
    file = files(package) / f"rules.{locale}.md"
    if not file.is_file():
        return Book("", ())
    start, *parts = re.split(r"^## ", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    titled = (one.partition("\n") for one in parts)
    return Book(start.strip(), tuple(Chapter(title.strip(), text.strip()) for title, _, text in titled))


def _contents(rules: AnyRules, locale: str, book: tuple[Chapter, ...]) -> str:
    lines = [f"{number}. {chapter.title}" for number, chapter in enumerate(book, 1)]
    start = quick_start(rules, locale)
    return "\n".join((*_heading(Words(locale, rules)), *((start, "") if start else ()), *lines))


def _verbs(rules: AnyRules, locale: str) -> str:
    words = Words(locale, rules)
    return "\n".join((*_heading(words), *(f"**{kind.verb}** — {words.verb(kind)}" for kind in rules.actions)))


def _heading(words: Words) -> tuple[str, ...]:
    return (f"### {words.format('game-name')}", words.format("game-summary"), "")
