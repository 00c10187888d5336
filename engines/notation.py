"""Actions as one line of text, `attack 3 blue blue warrior`, derived from the dataclasses' types."""

import re
from collections.abc import Sequence
from enum import Enum
from typing import Any, get_args

from engines.codec import Hint, annotations_of, fields_of, origin_of
from engines.core import Action, AnyRules, UnknownNotation


def write(action: Action) -> str:
    """One line: `attack 3 blue blue warrior`."""
    spelled = (spell(hint, getattr(action, name)) for name, hint in fields_of(type(action)))
    return " ".join((action.verb, *filter(None, spelled)))


def read(rules: AnyRules, text: str, legal: Sequence[Action] = ()) -> Action:
    """The action a person typed; `legal` gives a refusal the better example."""
    return parse(rules.actions, text, legal)


def parse(kinds: Sequence[type[Action]], text: str, legal: Sequence[Action] = ()) -> Action:
    """Forgiving in case and blanks, strict in meaning."""
    words = re.sub(r"\s*,\s*", ",", text.strip()).split()
    kind = next((kind for kind in kinds if words and kind.verb == words[0].casefold()), None)
    if kind is None:
        verbs = ", ".join(kind.verb for kind in kinds)
        raise UnknownNotation("unknown-verb", verbs=verbs, example=_example(kinds, legal))
    try:
        action: Action = kind(*_read_fields([hint for _, hint in fields_of(kind)], words[1:]))
    except ValueError:
        raise UnknownNotation("unknown-notation", verb=kind.verb, example=_example([kind], legal)) from None
    return action


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
        row = [_read_value(get_args(bare)[0], word) for word in words[len(firsts) :]]
        return [*_read_fields(firsts, words[: len(firsts)]), tuple(sorted(row) if any_order else row)]
    if len(hints) != len(words):
        raise ValueError("too many or too few words")
    return [_read_value(hint, word) for hint, word in zip(hints, words, strict=True)]


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
