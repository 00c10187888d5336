"""What may be asked next: a long list of legal actions as short questions, nothing ever dropped."""

import re
from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from typing import TypeAlias

from engines.codec import annotations_of, fields_of
from engines.core import Action, AnyRules, StaleAction
from engines.notation import spell
from engines.values import value

MERGED = 15  # as many buttons stand together; up to there questions are merged
LISTED = 25  # as many a select holds; above, a question is split into parts or pages

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
CHECK = 4  # characters after the ~
PATH = re.compile(r"([0-9a-z]{1,3}(\.[0-9a-z]{1,3}){0,20})?~[0-9a-z]{4}", re.ASCII)

Keys: TypeAlias = tuple[str, ...]  # verb and fields of an action, as they are typed


@value
class Choice:
    """One answer: what it settles, and the actions still possible after it."""

    asks: str  # "verb", or the field's name
    label: Keys  # what it settles, as typed: verb and fields, the part of a field, or a page's first and last
    kind: str  # "action", "fields", "part" or "page"
    actions: tuple[Action, ...]

    @property
    def action(self) -> Action | None:
        """The action, when the answer leaves only one."""
        return self.actions[0] if len(self.actions) == 1 else None


Question: TypeAlias = tuple[Choice, ...]


def narrow(legal: Sequence[Action], chosen: Sequence[int] = ()) -> Question:
    """The question after these answers; () when no more than one action is left to choose from."""
    return walk(legal, chosen)[-1]


def settled(legal: Sequence[Action], chosen: Sequence[int]) -> Action | None:
    """The action these answers lead to, if they leave only one."""
    left = legal
    for question, index in zip(walk(legal, chosen), chosen, strict=False):
        left = question[index].actions
    return left[0] if len(left) == 1 else None


def walk(legal: Sequence[Action], chosen: Sequence[int]) -> tuple[Question, ...]:
    """Every question on the way, that after the last answer included; StaleAction if there is no such way."""
    questions = [ask(legal)]
    for index in chosen:
        if not 0 <= index < len(questions[-1]):
            raise StaleAction("stale")
        questions.append(ask(questions[-1][index].actions))
    return tuple(questions)


def ask(legal: Sequence[Action]) -> Question:
    """Skips what has one answer, merges while the list is short, splits where it is long."""
    if len(legal) <= 1:
        return ()
    keyed = [(keys_of(action), action) for action in legal]
    at = _first_difference([keys for keys, _ in keyed])
    asks = "verb" if at == 0 else fields_of(type(legal[0]))[at - 1][0]
    if len(legal) <= MERGED:
        return tuple(Choice(asks, keys[at:], "action", (action,)) for keys, action in keyed)
    groups = _merged(keyed, at)
    if len(groups) > LISTED:
        return _split(asks, legal, groups, at)
    return tuple(
        Choice(asks, label, "action" if len(actions) == 1 else "fields", actions)
        for label, actions in groups.items()
    )


def keys_of(action: Action) -> Keys:
    """The verb and each field as it is typed."""
    return (
        action.verb,
        *(spell(hint, getattr(action, name)) for name, hint in fields_of(type(action))),
    )


def _first_difference(rows: Sequence[Keys]) -> int:
    at = 0
    while len({row[at : at + 1] for row in rows}) == 1:
        at += 1
    return at


def _merged(keyed: Sequence[tuple[Keys, Action]], at: int) -> dict[Keys, tuple[Action, ...]]:
    """Grouped by as many fields as keep the list short, by one at least."""
    longest = max(len(keys) for keys, _ in keyed)
    groups = _grouped(keyed, lambda keys: keys[at : at + 1])
    for end in range(at + 2, longest + 1):
        finer = _grouped(keyed, lambda keys, end=end: keys[at:end])  # type: ignore[misc]  # bound now
        if len(finer) > MERGED:
            break
        groups = finer
    return groups


def _grouped(
    keyed: Sequence[tuple[Keys, Action]], label: Callable[[Keys], Keys]
) -> dict[Keys, tuple[Action, ...]]:
    groups: dict[Keys, list[Action]] = {}
    for keys, action in keyed:
        groups.setdefault(label(keys), []).append(action)
    return {keys: tuple(actions) for keys, actions in groups.items()}


def _split(asks: str, legal: Sequence[Action], groups: dict[Keys, tuple[Action, ...]], at: int) -> Question:
    """A cell by its column, then by its row; what has no parts, by pages."""
    parted = _by_part(legal, at)
    if parted and len(parted) <= LISTED:
        return tuple(Choice(asks, label, "part", actions) for label, actions in parted.items())
    labels = list(groups)
    size = max(LISTED, -(-len(labels) // LISTED))
    pages = [labels[start : start + size] for start in range(0, len(labels), size)]
    return tuple(
        Choice(
            asks,
            (*page[0], *page[-1]),
            "page",
            tuple(action for label in page for action in groups[label]),
        )
        for page in pages
    )


def _by_part(legal: Sequence[Action], at: int) -> dict[Keys, tuple[Action, ...]]:
    """Grouped by the first part in which the field's values differ."""
    if at == 0:
        return {}
    name, hint = fields_of(type(legal[0]))[at - 1]
    _, spelling, _ = annotations_of(hint)
    if spelling is None or spelling.parts is None:
        return {}
    parted = [(spelling.parts(getattr(action, name)), action) for action in legal]
    part = _first_difference([parts for parts, _ in parted])
    return dict(sorted(_grouped(parted, lambda parts: parts[part : part + 1]).items(), key=_in_order))


def _in_order(grouped: tuple[Keys, tuple[Action, ...]]) -> tuple[int, str]:
    """Columns by their letters, rows by their numbers, as people look for them."""
    (part,), _ = grouped
    return (int(part), "") if re.fullmatch(r"-?[0-9]+", part) else (0, part)


def path(rules: AnyRules, legal: Sequence[Action], chosen: Sequence[int]) -> str:
    """These answers in a few characters, with a check over the lists they were chosen from."""
    steps = ".".join(map(_base36, chosen))
    return f"{steps}~{_check(rules, walk(legal, chosen)[: max(1, len(chosen))])}"


def follow(rules: AnyRules, legal: Sequence[Action], text: str) -> tuple[int, ...]:
    """The answers of a path; StaleAction if it is none, or if a list on the way has changed."""
    if not PATH.fullmatch(text):
        raise StaleAction("stale")
    steps = text.partition("~")[0]
    chosen = tuple(int(step, 36) for step in steps.split(".")) if steps else ()
    if path(rules, legal, chosen) != text:
        raise StaleAction("stale")
    return chosen


def chosen_for(legal: Sequence[Action], action: Action) -> tuple[int, ...]:
    """The answers that lead to this action: the way of a button that jumps there."""
    chosen: list[int] = []
    question = ask(legal)
    while question:
        index = next(at for at, choice in enumerate(question) if action in choice.actions)
        chosen.append(index)
        question = ask(question[index].actions)
    return tuple(chosen)


def _check(rules: AnyRules, questions: Iterable[Question]) -> str:
    listed = "|".join(" ".join(choice.label) for question in questions for choice in question)
    digest = blake2b(f"{rules.key} {rules.version} {listed}".encode(), digest_size=8).digest()
    return _base36(int.from_bytes(digest, "big"))[-CHECK:].rjust(CHECK, "0")


def _base36(number: int) -> str:
    digits = DIGITS[number % 36]
    while number := number // 36:
        digits = DIGITS[number % 36] + digits
    return digits
