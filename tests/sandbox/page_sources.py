"""What the sandbox's page is written of: its scripts, and every text that stands in them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sandbox.server import WEB

# a comment, a string, a template, or a regular expression where one may stand
_TEXT: Final = re.compile(
    r"""//[^\n]*|/\*[\s\S]*?\*/|"(?P<double>(?:\\.|[^"\\\n])*)"|(?P<template>`)"""
    r"""|(?<=[(,=:\[!&|?{};\n]) ?/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/[a-z]*"""
)
_SENTENCE: Final = re.compile(r"[^\W\d_]{2,}\s+[^\W\d_]|^\W*[A-Z][a-z]+(\s|\W*$)")
_CODES: Final = re.compile(r"Arrow\w+|Enter|Tab|Escape|Backspace|color-mix\(.*")  # for machines
_MACHINES: Final = re.compile(
    r"(class: [^,{}]*|rel:|querySelector(All)?\(|matches\(|closest\(|matchMedia\(|className =|CONTROLS =) *$"
)


def scripts() -> dict[str, str]:
    return {it.name: it.read_text(encoding="utf-8") for it in sorted(WEB.glob("*.js"))}


def texts(script: str) -> Iterator[tuple[str, str]]:
    """What stands before it, and each text; of a template what is fixed, and the texts in its places."""
    at = 0
    while found := _TEXT.search(script, at):
        at = found.end()
        before = script[max(0, found.start() - 60) : found.start()]
        if found["double"] is not None:
            yield before, found["double"]
        elif found["template"]:
            fixed, places, at = _template(script, at)
            yield before, fixed
            for place in places:
                yield from texts(place)


def _template(script: str, at: int) -> tuple[str, list[str], int]:
    fixed, places = "", []
    while script[at] != "`":
        if script.startswith("${", at):
            end = _closing(script, at + 2)
            places.append(script[at + 2 : end])
            fixed, at = fixed + "\0", end + 1
        else:
            fixed, at = fixed + script[at], at + 1
    return fixed, places, at + 1


def _closing(script: str, at: int, opening: str = "{", closing: str = "}") -> int:
    depth = 1
    while depth:
        if script[at] == "`":
            at = _template(script, at + 1)[2]
            continue
        depth += (script[at] == opening) - (script[at] == closing)
        at += 1
    return at - 1


def sentences(script: str) -> list[str]:
    """The texts that a person would read; classes, selectors and keys are for machines."""
    return [
        text
        for before, text in texts(script)
        if _SENTENCE.search(text) and not _MACHINES.search(before) and not _CODES.fullmatch(text)
    ]


def said(script: str) -> Iterator[tuple[list[str], str]]:
    """Of each sentence that is said the keys it may have, and the whole call."""
    for found in re.finditer(r"\b(?:say|phrase)\(", script):
        call = script[found.end() : _closing(script, found.end(), "(", ")")]
        key = re.split(r",\s*\{", call)[0]
        yield [text for _, text in texts(key) if "\0" not in text], call


def tables() -> dict[str, Path]:
    return {it.stem: it for it in sorted((WEB / "words").glob("*.json"))}
