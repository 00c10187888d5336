"""Actions as one line of text, `attack 3 blue blue warrior`, derived from the dataclasses' types."""

import re
from collections.abc import Sequence
from enum import Enum
from typing import Any, get_args

from engines.codec import Hint, annotations_of, fields_of, origin_of
from engines.core import Action, AnyRules, UnknownNotation

LONGEST_WORD = 40  # characters of what could not be read, when it is told


def write(action: Action) -> str:
    """One line: `attack 3 blue blue warrior`."""
    spelled = (spell(hint, getattr(action, name)) for name, hint in fields_of(type(action)))
    return " ".join((action.verb, *filter(None, spelled)))


def read(rules: AnyRules, text: str, legal: Sequence[Action] = ()) -> Action:
    """The action a person typed; `legal` gives a refusal the better example."""
    return parse(rules.actions, text, legal)


def parse(kinds: Sequence[type[Action]], text: str, legal: Sequence[Action] = ()) -> Action:
    """Forgiving in case and blanks, strict in meaning."""
    words = ",".join(part.strip() for part in text.split(",")).split()
    kind = next((kind for kind in kinds if words and kind.verb == words[0].casefold()), None)
    if kind is None:
        verbs = ", ".join(kind.verb for kind in kinds)
        raise UnknownNotation("unknown-verb", verbs=verbs, example=_example(kinds, legal))
    try:
        action: Action = kind(*_read_fields([hint for _, hint in fields_of(kind)], words[1:]))
    except _UnreadError as unread:
        example, word = _example([kind], legal), str(unread)
        if not word.isprintable() or not word:
            raise UnknownNotation("unknown-notation", verb=kind.verb, example=example) from None
        word = word[:LONGEST_WORD]
        raise UnknownNotation("unread-word", verb=kind.verb, word=word, example=example) from None
    return action


class _UnreadError(ValueError):
    """The word that says nothing where it stands; none, if there are too many or too few."""


def spell(hint: Hint, value: Any) -> str:
    """A field's value as it is typed."""
    bare, spelling, _ = annotations_of(hint)
    if spelling:
        return spelling.write(value)
    if isinstance(value, Enum):
        return member_name(value)
    if isinstance(value, tuple):
        row = _is_row(hint)
        hints = (get_args(bare)[0],) * len(value) if row else get_args(bare)
        return (" " if row else ",").join(map(spell, hints, value))
    return str(value)


def member_name(member: Enum) -> str:
    return member.name.lower().replace("_", "-")


def _read_fields(hints: Sequence[Hint], words: Sequence[str]) -> list[object]:
    if hints and _is_row(hints[-1]):
        *firsts, last = hints
        bare, _, any_order = annotations_of(last)
        before = _read_fields(firsts, words[: len(firsts)])
        row = [_read_word(get_args(bare)[0], word) for word in words[len(firsts) :]]
        return [*before, tuple(sorted(row) if any_order else row)]
    if len(hints) != len(words):
        raise _UnreadError
    return [_read_word(hint, word) for hint, word in zip(hints, words, strict=True)]


def _read_word(hint: Hint, word: str) -> Any:
    try:
        return _read_value(hint, word)
    except ValueError:
        raise _UnreadError(word) from None


def _read_value(hint: Hint, word: str) -> Any:
    bare, spelling, _ = annotations_of(hint)
    if spelling:
        return spelling.read(word)
    if isinstance(bare, type) and issubclass(bare, Enum):
        wanted = word.casefold().replace("_", "-")
        for member in bare:
            if member_name(member) == wanted:
                return member
        raise ValueError(word)
    if origin_of(bare) is tuple:
        words = word.split(",")
        return tuple(_read_value(one, text) for one, text in zip(get_args(bare), words, strict=True))
    return _whole_number(word) if bare is int else word.casefold()


def _whole_number(word: str) -> int:
    if not re.fullmatch(r"[-+−]?[0-9]{1,9}", word):
        raise ValueError(word)
    return int(word.replace("−", "-"))


def _is_row(hint: Hint) -> bool:
    """Whether the field takes as many words as there are: `tuple[X, ...]`."""
    bare, spelling, _ = annotations_of(hint)
    return spelling is None and origin_of(bare) is tuple and get_args(bare)[-1] is ...


def _example(kinds: Sequence[type[Action]], legal: Sequence[Action]) -> str:
    for action in legal:
        if isinstance(action, tuple(kinds)):
            return write(action)
    kind = kinds[0]
    return " ".join((kind.verb, *(_example_value(hint) for _, hint in fields_of(kind))))


def _example_value(hint: Hint) -> str:
    bare, spelling, _ = annotations_of(hint)
    if spelling:
        return spelling.example
    if isinstance(bare, type) and issubclass(bare, Enum):
        return member_name(next(iter(bare)))
    if origin_of(bare) is tuple:
        return ",".join(_example_value(one) for one in get_args(bare) if one is not ...)
    return "1" if bare is int else bare.__name__
