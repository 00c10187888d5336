"""What Fluent's files say, and the code that asks them."""

import ast
import re
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Identifier,
    Junk,
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
    Variant,
)
from fluent.syntax.visitor import Visitor

from engines.words import WORDED, source

OTHER_MOOD = {"fr": r"\w+ez\b", "it": r"\w+([aei]re|rsi)\b", "en": r"To \w+"}  # than that of our controls


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 — Fluent's name
        self.found.add(node.id.name)


class OnesForNone(Visitor):
    """In French `one` is 0 and 1 alike: where 0 has no words of its own, `1` may be said of nothing."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 — Fluent's name
        chosen = {_name_of(variant): variant.value for variant in node.variants}
        if "one" in chosen and "0" not in chosen:
            texts = (one.value for one in chosen["one"].elements if isinstance(one, TextElement))
            self.found += [text for text in texts if re.search(r"\b1\b", text)]
        self.generic_visit(node)


def _name_of(variant: Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, Identifier) else variant.key.value)


def ones_for_none(package: str) -> list[str]:
    ones = OnesForNone()
    ones.visit(FluentParser().parse(source("fr", package)))
    return ones.found


def messages(locale: str, package: str) -> dict[str, set[str]]:
    """Each message with the arguments it uses."""
    found = {}
    for entry in FluentParser().parse(source(locale, package)).body:
        assert not isinstance(entry, Junk), f"{package} {locale}: {entry.content}"
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def left_over(package: str, used: Iterable[str]) -> list[str]:
    """Messages that nobody asks for; words that stand for signs come with what has the signs."""
    known = {*used}
    keys = [key.removesuffix(WORDED) for key in messages("en", package)]
    return [key for key in keys if not any(fnmatchcase(key, one) for one in known)]


def openings(pattern: Pattern | None) -> Iterator[str]:
    """How a message may begin, whatever its arguments; nothing, if with one of them."""
    match pattern.elements[0] if pattern else None:
        case TextElement(value=text):
            yield str(text)
        case Placeable(expression=SelectExpression(variants=variants)):
            for variant in variants:
                yield from openings(variant.value)


def in_another_mood(locale: str, package: str, *controls: str) -> list[str]:
    """The messages of that kind that begin otherwise than the language's controls do."""
    return [
        entry.id.name
        for entry in FluentParser().parse(source(locale, package)).body
        if isinstance(entry, Message) and any(fnmatchcase(entry.id.name, one) for one in controls)
        if any(re.match(OTHER_MOOD[locale], text) for text in openings(entry.value))
    ]


def key_of(node: ast.expr) -> str:
    if isinstance(node, ast.JoinedStr):
        parts = (part.value if isinstance(part, ast.Constant) else "*" for part in node.values)
        return "".join(map(str, parts))
    return str(node.value) if isinstance(node, ast.Constant) else ""
