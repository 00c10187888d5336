"""Sentences in English, French and Italian, from Project Fluent files beside each game."""

import re
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from functools import cache, lru_cache
from importlib.resources import files
from itertools import groupby
from typing import Any, get_args
from unicodedata import normalize

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from engines.codec import Hint, annotations_of, fields_of, origin_of, told_of
from engines.core import Action, AnyRules, Argument, Event, Phrase, Refused, Seat, Who
from engines.menu import Choice
from engines.notation import member_name, spell

LOCALES = ("en", "fr", "it")
WORDED = "-worded"  # ends the key of a sentence that says in words what another says with signs
ENTRY = re.compile(r"^(-?[a-z][\w-]*) *=", re.MULTILINE | re.IGNORECASE)  # of a file of sentences
VOWEL = re.compile("[aeiouœæ]|y(?![aeiou])", re.IGNORECASE)


class MissingWordsError(LookupError):
    """A sentence that no language file has, or that wants other arguments: a mistake of ours."""


@lru_cache(maxsize=64)
def nearest(locale: str) -> str:
    """The language we have for a reader's locale: `fr-CA` reads French, what we do not have English."""
    language = re.split("[-_]", locale.lower())[0]
    return language if language in LOCALES else LOCALES[0]


class Words:
    """Whatever can be said of one game, in one language, with the names of those at the table."""

    def __init__(
        self,
        locale: str,
        rules: AnyRules | None = None,
        names: Sequence[str] = (),
        *,
        worded: bool = False,
    ) -> None:
        self.locale, self.worded = nearest(locale), worded
        self.names = names
        self._bundle = bundle(self.locale, folders_of(rules))

    def text(self, phrase: Phrase) -> str:
        return self.format(phrase.key, {name: self.argument(one) for name, one in phrase.args.items()})

    def refusal(self, refused: Refused) -> str:
        return self.text(refused.phrase)

    def event(self, event: Event) -> str:
        return self.format(f"event-{kebab(type(event))}", self._fields(event))

    def action(self, action: Action) -> str:
        return self.format(f"action-{action.verb}", self._fields(action))

    def verb(self, kind: type[Action]) -> str:
        return self.format(f"verb-{kind.verb}")

    def field(self, name: str) -> str:
        return self.format(f"field-{name}")

    def member(self, member: Enum) -> str:
        return self.format(member_key(member))

    def seat(self, seat: Seat) -> str:
        return self.names[seat] if seat < len(self.names) else self.format("seat-name", {"seat": seat})

    def choice(self, choice: Choice) -> str:
        """What a menu's answer is called: the whole action, or what it settles."""
        action = choice.actions[0]
        if choice.kind == "page":
            return self.format("menu-page", {"first": choice.label[0], "last": choice.label[-1]})
        if choice.kind == "part":
            return self._spelled(choice.label[0])
        if choice.asks == "verb" and choice.kind == "action":
            return self.action(action)
        if choice.asks == "verb":
            return self.begun(action, len(choice.label) - 1)
        names = [name for name, _ in fields_of(type(action))]
        first = names.index(choice.asks)
        return " · ".join(self._alone(action, name) for name in names[first : first + len(choice.label)])

    def settled(self, choice: Choice) -> str:
        """The same, of an action begun in a sentence where only some of its fields are asked."""
        if choice.kind != "fields" or choice.asks == "verb":
            return self.choice(choice)
        names = [name for name, _ in fields_of(type(choice.actions[0]))]
        return self.begun(choice.actions[0], names.index(choice.asks) + len(choice.label))

    def _alone(self, action: Action, name: str) -> str:
        """What a field says outside of a sentence."""
        one = getattr(action, name)
        return self.member(one) if isinstance(one, Enum) else self._spelled(str(self._fields(action)[name]))

    def _spelled(self, value: str) -> str:
        """What is typed alike in all languages may have a name in each."""
        key = f"spelled-{value}"
        return self.format(key) if self._bundle.has_message(key) else value

    def begun(self, action: Action, settled: int) -> str:
        """An action of which so many fields are settled; a game may have a sentence of its own for that."""
        names = [name for name, _ in fields_of(type(action))][:settled]
        values = self._fields(action)
        key = f"choice-{action.verb}-{names[-1]}" if names else ""
        if self._bundle.has_message(key):
            return self.format(key, values)
        told = " · ".join(str(values[name]) for name in names)
        return self.named(self.verb(type(action)), told) if told else self.verb(type(action))

    def named(self, name: str, what: str | int) -> str:
        """`name: what`, with the blanks of the language."""
        return self.format("named", {"name": name, "what": what})

    def argument(self, one: Argument) -> str | int:
        """What a message is given for this: numbers stay numbers, all else is text."""
        match one:
            case Who(seat):
                return self.seat(seat)
            case Phrase():
                return self.text(one)
            case Action():
                return self.action(one)
            case Enum():
                return self.member(one)
            case tuple():
                return self.listed(map(self.argument, one))
            case _:
                return one

    def listed(self, items: Iterable[str | int]) -> str:
        """`2 × Blue, Warrior`; equal neighbours once, with their number; where there are commas
        within, `0,1; 0,2`."""
        runs = [(item, sum(1 for _ in same)) for item, same in groupby(items)]
        if not runs:
            return self.format("none")
        told = [
            str(item) if count == 1 else self.format("several", {"count": count, "one": item})
            for item, count in runs
        ]
        return (self.format("listed-apart") if any("," in one for one in told) else ", ").join(told)

    def format(self, key: str, arguments: Mapping[str, str | int] | None = None) -> str:
        return formatted(self._bundle, in_words(self._bundle, key) if self.worded else key, arguments or {})

    def _fields(self, record: Event | Action) -> dict[str, str | int]:
        return {name: self._declared(hint, getattr(record, name)) for name, hint in fields_of(type(record))}

    def _declared(self, hint: Hint, one: Any) -> str | int:
        """By its declared type: only that tells a seat from a number."""
        bare, spelling, _ = annotations_of(hint)
        told = told_of(hint)
        if hint is Seat:
            return self.seat(one)
        if told is not None:
            return self.text(told(one))
        if isinstance(one, Enum):
            return self.member(one)
        if spelling is not None:
            return spelling.write(one)
        if origin_of(bare) is tuple and get_args(bare)[-1] is ...:
            return self.listed(self._declared(get_args(bare)[0], item) for item in one)
        return one if isinstance(one, int) else spell(hint, one)


def in_words(bundle: FluentBundle, key: str) -> str:
    """The same sentence in words alone, where it has signs."""
    return f"{key}{WORDED}" if bundle.has_message(f"{key}{WORDED}") else key


def formatted(bundle: FluentBundle, key: str, arguments: Mapping[str, str | float]) -> str:
    return _formatted(bundle, key, tuple(arguments.items()))


@lru_cache(maxsize=2048)
def _formatted(bundle: FluentBundle, key: str, arguments: tuple[tuple[str, str | float], ...]) -> str:
    """Most of what is said of a position was said of the one before."""
    message = bundle.get_message(key) if bundle.has_message(key) else None
    if message is None or message.value is None:
        raise MissingWordsError(f"{bundle.locales}: {key}")
    text, errors = bundle.format_pattern(message.value, dict(arguments))
    if errors:
        raise MissingWordsError(f"{bundle.locales}: {key}: {errors}")
    return str(text)


def de(name: object) -> str:
    """« de Ben », « d’Ana »: `{ DE($name) }` in a French sentence."""
    return _elided("de", str(name))


def que(name: object) -> str:
    return _elided("que", str(name))


def _elided(word: str, name: str) -> str:
    """Before a vowel, and a y that is one; an h may be either, and stays."""
    begin = normalize("NFD", name.lstrip("*_"))
    return f"{word[:-1]}’{name}" if VOWEL.match(begin) else f"{word} {name}"


def kebab(kind: type) -> str:
    return _hyphened(kind.__name__)


@cache
def _hyphened(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def member_key(member: Enum) -> str:
    return f"{kebab(type(member))}-{member_name(member)}"


def folders_of(rules: AnyRules | None) -> tuple[str, ...]:
    """The packages with the files: what all games share, then the game's own."""
    return ("engines",) if rules is None else ("engines", type(rules).__module__.rpartition(".")[0])


class Bundle(FluentBundle):
    """Fluent's, but a sentence is parsed when it is said: most of them are not, and to parse all takes a
    process a third of a second."""

    def __init__(self, locale: str, packages: Iterable[str]) -> None:
        functions: Any = {"DE": de, "QUE": que}  # Fluent takes text, its annotation does not know
        super().__init__([locale], functions=functions, use_isolating=False)
        self._written = {key: text for one in packages for key, text in _sentences(locale, one).items()}

    def has_message(self, message_id: str) -> bool:
        return message_id in self._written

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        key = f"-{entry_id}" if term else entry_id
        if key not in self._compiled:
            self._compiled[key] = self._compiler(_parsed(self._written[key]))
        return self._compiled[key]


@lru_cache(maxsize=64)
def bundle(locale: str, packages: tuple[str, ...]) -> Bundle:
    return Bundle(locale, packages)


@lru_cache(maxsize=64)
def _sentences(locale: str, package: str) -> Mapping[str, str]:
    """By their keys, each with its key: whatever goes on is indented."""
    text = source(locale, package)
    begins = [*ENTRY.finditer(text)]
    ends = [*(one.start() for one in begins[1:]), len(text)]
    return {one[1]: text[one.start() : end] for one, end in zip(begins, ends, strict=True)}


@cache
def _parsed(text: str) -> Message | Term:
    """Once for all games that share it, and without where each word stood: that is half of it."""
    entry = FluentParser(with_spans=False).parse_entry(text)
    assert isinstance(entry, Message | Term), f"no sentence: {text}"
    return entry


def source(locale: str, package: str) -> str:
    return (files(package) / f"{locale}.ftl").read_text(encoding="utf-8")
