"""The most important of a position in words, as a picture's alt text."""

from collections.abc import Sequence

from engines.core import Phrase
from engines.words import Words

ALT_LIMIT = 1024


def told_briefly(
    phrases: Sequence[Phrase], words: Words, first: Sequence[Sequence[str]], marks: Sequence[str] = ()
) -> str:
    """Whole sentences only: as many as there is room for, the marks and those with the first keys before the
    others; at the end where the rest is told. What one group of keys tells stays together, in its usual
    order."""
    sentences = [words.format("game-name"), *marks, *map(words.text, phrases)]
    keys = ["", *("" for _ in marks), *(phrase.key for phrase in phrases)]
    groups = {key: number for number, group in enumerate((("",), *first)) for key in group}
    weight = {key: number for number, key in enumerate(groups)}
    rest = words.format("rest-in-words")
    kept, room = list[int](), ALT_LIMIT - len(rest) - 1
    for at in sorted(range(len(sentences)), key=lambda at: (weight.get(keys[at], len(weight)), at)):
        if len(sentences[at]) + 1 <= room:
            kept.append(at)
            room -= len(sentences[at]) + 1
    kept.sort(key=lambda at: (groups.get(keys[at], len(groups)), at))
    told = [sentences[at] for at in kept]
    return "\n".join(told if len(told) == len(sentences) else (*told, rest))
