"""What may be asked next: a long list of legal actions as short questions, nothing ever dropped."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
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
SPLIT = "/"  # between the parts of a group's name
PATH = re.compile(r"([0-9a-z]{1,4}(\.[0-9a-z]{1,4}){0,20})?~[0-9a-z]{4}", re.ASCII)

Keys: TypeAlias = tuple[str, ...]  # verb and fields of an action, as they are typed
GroupOf: TypeAlias = Callable[[Action], str]  # its purpose, from the widest: "boat/island"


@value
class Group:
    """An answer that settles the purpose: one of the groups in which the actions differ first."""

    at: int


@value
class Only:
    """An answer that settles all: the place of an action among all that are legal."""

    at: int


@value
class Page:
    """So many pages on in a list: it settles nothing."""

    at: int


LETTER: Mapping[type[Group | Only | Page], str] = {Group: "g", Only: "a", Page: "p"}  # as they are written
Answer: TypeAlias = int | Group | Only | Page  # an int is the place of a choice in the question


@value
class Choice:
    """One answer: what it settles, and the actions still possible after it."""

    asks: str  # "verb", "group", or the field's name
    label: Keys  # what it settles, as typed: verb and fields, the part of a field, a page's first and last
    kind: str  # "action", "fields", "part", "page" or "group"
    actions: tuple[Action, ...]

    @property
    def action(self) -> Action | None:
        """The action, when the answer leaves only one."""
        return self.actions[0] if len(self.actions) == 1 else None


Question: TypeAlias = tuple[Choice, ...]


def alone(_: Action) -> str:
    """Of a game without groups."""
    return ""


def narrow(legal: Sequence[Action], chosen: Sequence[Answer] = (), group_of: GroupOf = alone) -> Question:
    """The question after these answers; () when no more than one action is left to choose from."""
    return walk(legal, chosen, group_of)[-1]


def settled(legal: Sequence[Action], chosen: Sequence[Answer], group_of: GroupOf = alone) -> Action | None:
    """The action these answers lead to, if they leave only one."""
    left = remaining(legal, chosen, group_of)
    return left[0] if len(left) == 1 else None


def remaining(
    legal: Sequence[Action], chosen: Sequence[Answer], group_of: GroupOf = alone
) -> Sequence[Action]:
    """What these answers leave; StaleAction if there is no such way."""
    left = legal
    for answer in chosen:
        if not isinstance(answer, Page):
            left = _taken(_asked(left, answer, group_of), answer).actions
    return left


def walk(
    legal: Sequence[Action], chosen: Sequence[Answer], group_of: GroupOf = alone
) -> tuple[Question, ...]:
    """Every question on the way, that after the last answer included; StaleAction if there is no such way."""
    questions, left = list[Question](), legal
    for answer in chosen:
        if not isinstance(answer, Page):
            questions.append(_asked(left, answer, group_of))
            left = _taken(questions[-1], answer).actions
    return (*questions, ask(left))


def _asked(left: Sequence[Action], answer: int | Group | Only, group_of: GroupOf) -> Question:
    match answer:
        case Group():
            return groups(left, group_of)
        case Only(at):
            found = (left[at],) if at < len(left) else ()
            return tuple(Choice("verb", keys_of(one), "action", (one,)) for one in found)
        case _:
            return ask(left)


def _taken(question: Question, answer: int | Group | Only) -> Choice:
    match answer:
        case Group(at):
            index = at
        case Only():
            index = 0
        case _:
            index = answer
    if not 0 <= index < len(question):
        raise StaleAction("stale")
    return question[index]


def groups(legal: Sequence[Action], group_of: GroupOf) -> Question:
    """By the first part in which their groups differ, in the order of the actions; what has no such part is
    in the group without a name."""
    parted = [(tuple(filter(None, group_of(action).split(SPLIT))), action) for action in legal]
    if not parted:
        return ()
    at, shortest = 0, min(len(parts) for parts, _ in parted)
    while at < shortest and len({parts[at] for parts, _ in parted}) == 1:
        at += 1
    found = _grouped(parted, lambda parts: parts[at : at + 1])
    return tuple(Choice("group", label or ("",), "group", actions) for label, actions in found.items())


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


def has_parts(action: Action) -> bool:
    """Whether a field of it can be asked by its parts, a cell by its column."""
    spellings = (annotations_of(hint)[1] for _, hint in fields_of(type(action)))
    return any(one is not None and one.parts is not None for one in spellings)


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


def path(
    rules: AnyRules, legal: Sequence[Action], chosen: Sequence[Answer], group_of: GroupOf = alone
) -> str:
    """These answers in a few characters, with a check over the lists they were chosen from."""
    questions, left = list[Question](), legal
    for answer in chosen:
        if not isinstance(answer, Page):
            questions.append(_asked(left, answer, group_of))
            left = _taken(questions[-1], answer).actions
    steps = ".".join(map(_written, chosen))
    return f"{steps}~{_check(rules, questions or [ask(legal)])}"


def follow(
    rules: AnyRules, legal: Sequence[Action], text: str, group_of: GroupOf = alone
) -> tuple[Answer, ...]:
    """The answers of a path; StaleAction if it is none, or if a list on the way has changed."""
    if not PATH.fullmatch(text):
        raise StaleAction("stale")
    steps = text.partition("~")[0]
    chosen = tuple(map(_read, steps.split("."))) if steps else ()
    if path(rules, legal, chosen, group_of) != text:
        raise StaleAction("stale")
    return chosen


def _written(answer: Answer) -> str:
    if isinstance(answer, int):
        return _base36(answer)
    return f"{LETTER[type(answer)]}{_base36(answer.at)}"


def _read(step: str) -> Answer:
    """Questions have so few choices that an answer without a letter before it is one character."""
    if len(step) == 1:
        return int(step, 36)
    kind = next((kind for kind, letter in LETTER.items() if letter == step[0]), None)
    if kind is None:
        raise StaleAction("stale")
    return kind(int(step[1:], 36))


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
