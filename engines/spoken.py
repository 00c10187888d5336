"""A move as a person says it in their own language, found among all that are legal."""

import re
import unicodedata
from collections.abc import Sequence

from engines.core import Action, UnknownNotation
from engines.words import Words

SHORTEST = 3  # letters by which a longer word can be told


def spoken(words: Words, text: str, legal: Sequence[Action], *, whole: bool = False) -> Action | None:
    """The only one that is called so; None if none is, refused if several are. `whole`: every word counts."""
    said = plain(text)
    named = [(plain(words.action(action)), action) for action in legal]
    exact = [action for sentence, action in named if sentence == said]
    near = [] if whole else [action for sentence, action in named if said and _calls(said, sentence)]
    match exact or near:
        case []:
            return None
        case [action]:
            return action
        case [first, second, *_]:
            raise UnknownNotation("several-moves", first=first, second=second)
        case _:
            raise AssertionError("a list has none, one, or more")


def plain(text: str) -> list[str]:
    """Its words, without case, accents and marks."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"\w+", "".join(one for one in letters if not unicodedata.combining(one)))


def _calls(said: Sequence[str], whole: Sequence[str]) -> bool:
    """Each word of it begins one of the sentence, in this order, from its first word on."""
    rest = iter(whole)
    return _begins(said[0], whole[0] if whole else "") and all(
        any(_begins(one, word) for word in rest) for one in said
    )


def _begins(one: str, word: str) -> bool:
    return word == one or (len(one) >= SHORTEST and word.startswith(one))
