"""Each game's rules in words: a list of chapters, a chapter at a time, and a search."""

import re
import unicodedata
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files

from bot import messages
from bot.controls import Control
from bot.panels import Panel, Select
from bot.said import said
from engines.core import AnyRules
from engines.menu import LISTED
from engines.words import Words, folders_of, nearest


@dataclass(frozen=True, slots=True)
class Chapter:
    title: str
    text: str


def rules_panel(rules: AnyRules, locale: str, page: int, control: Control) -> Panel:
    """Page 0 lists the chapters, page 1 is the first; a game without a rulebook tells its verbs."""
    book = chapters(rules, locale)
    if not book:
        return messages.paged(_verbs(rules, locale), said(locale), control, page)
    pages = [_contents(rules, locale, book), *(f"### {one.title}\n{one.text}" for one in book)]
    panel = messages.leafed(pages, said(locale), control, page)
    titles = tuple((f"{number}. {one.title}", "") for number, one in enumerate(book[:LISTED], 1))
    jump = Select(Control(control.name, control.game, 0, "c"), said(locale)("chapters"), titles)
    return replace(panel, rows=(jump, *panel.rows))


def chapters(rules: AnyRules, locale: str) -> tuple[Chapter, ...]:
    return _read(folders_of(rules)[1], nearest(locale))


def find(rules: AnyRules, locale: str, topic: str) -> tuple[Chapter, ...]:
    """Best first: where that verb is explained; then titles; then texts, first those that stress it."""
    found = [(_rank(one, topic), one) for one in chapters(rules, locale)]
    return tuple(one for rank, one in sorted(found, key=lambda pair: pair[0], reverse=True) if any(rank))


def _rank(chapter: Chapter, topic: str) -> tuple[bool, bool, bool, int]:
    words = re.findall(r"[\w+]+", _folded(topic))
    title, text = _folded(chapter.title), _folded(chapter.text)
    said_here = min((_count(word, text) for word in words), default=0)
    return (
        f"`{topic.strip().lower()}`" in text,
        bool(words) and all(_count(word, title) for word in words),
        said_here > 0 and any(f"**{word}" in text for word in words),
        said_here,
    )


def _count(word: str, text: str) -> int:
    """Words that begin so: `guerrier` is in `guerriers`."""
    return len(re.findall(rf"(?<!\w){re.escape(word)}", text))


def _folded(text: str) -> str:
    """Without capitals and accents: `Étincelle` is `etincelle`."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(one for one in apart if not unicodedata.combining(one))


@lru_cache(maxsize=64)
def _read(package: str, locale: str) -> tuple[Chapter, ...]:
    file = files(package) / f"rules.{locale}.md"
    if not file.is_file():
        return ()
    parts = re.split(r"^## ", file.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return tuple(
        Chapter(title.strip(), text.strip()) for title, _, text in (one.partition("\n") for one in parts)
    )


def _contents(rules: AnyRules, locale: str, book: tuple[Chapter, ...]) -> str:
    lines = [f"{number}. {chapter.title}" for number, chapter in enumerate(book, 1)]
    return "\n".join((*_heading(Words(locale, rules)), *lines))


def _verbs(rules: AnyRules, locale: str) -> str:
    words = Words(locale, rules)
    return "\n".join((*_heading(words), *(f"**{kind.verb}** — {words.verb(kind)}" for kind in rules.actions)))


def _heading(words: Words) -> tuple[str, ...]:
    return (f"### {words.format('game-name')}", words.format("game-summary"), "")
