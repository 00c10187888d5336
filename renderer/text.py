"""Any view in words: the whole, enough to play by, and the most important of it as a picture's alt text."""

from collections.abc import Iterable, Sequence

from engines.core import Phrase
from engines.words import Words

ALT_LIMIT = 1024


def told(phrases: Iterable[Phrase], words: Words) -> str:
    return "\n".join((words.format("game-name"), *map(words.text, phrases)))


def told_briefly(phrases: Sequence[Phrase], words: Words, first: Sequence[Sequence[str]]) -> str:
    """Whole sentences only: as many as there is room for, those with the first keys before the others. What
    one group of keys tells stays together, in its usual order."""
    sentences = [words.format("game-name"), *map(words.text, phrases)]
    keys = ["", *(phrase.key for phrase in phrases)]
    groups = {key: number for number, group in enumerate((("",), *first)) for key in group}
    weight = {key: number for number, key in enumerate(groups)}
    kept, room = list[int](), ALT_LIMIT
    for at in sorted(range(len(sentences)), key=lambda at: (weight.get(keys[at], len(weight)), at)):
        if len(sentences[at]) + 1 <= room:
            kept.append(at)
            room -= len(sentences[at]) + 1
    kept.sort(key=lambda at: (groups.get(keys[at], len(groups)), at))
    return "\n".join(sentences[at] for at in kept)
