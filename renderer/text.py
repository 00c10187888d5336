"""Any view in words: the whole, enough to play by, and the most important of it as a picture's alt text."""

from collections.abc import Iterable, Sequence

from engines.core import Phrase
from engines.words import Words

ALT_LIMIT = 1024


def told(phrases: Iterable[Phrase], words: Words) -> str:
    return "\n".join((words.format("game-name"), *map(words.text, phrases)))


def told_briefly(phrases: Sequence[Phrase], words: Words, first: Sequence[str]) -> str:
    """Whole sentences only, those with the first keys before the others, told in their usual order."""
    sentences = [words.format("game-name"), *map(words.text, phrases)]
    keys = ["", *(phrase.key for phrase in phrases)]
    weight = {key: number for number, key in enumerate(("", *first))}
    order = sorted(range(len(sentences)), key=lambda at: (weight.get(keys[at], len(weight)), at))
    kept, room = set[int](), ALT_LIMIT
    for at in order:
        if len(sentences[at]) + 1 <= room:
            kept.add(at)
            room -= len(sentences[at]) + 1
    return "\n".join(sentences[at] for at in sorted(kept))
