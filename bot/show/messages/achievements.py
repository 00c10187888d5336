"""What somebody's victories have earned, a game after the other; to themselves also what is still to earn."""

from collections.abc import Mapping, Sequence

from bot.show.panel import Panel
from bot.show.sentences import Said
from db.achievements import Earned
from engines.core import AnyRules
from engines.words import Words


def achievements(
    earned: Sequence[Earned], person: int, games: Sequence[AnyRules], said: Said, *, mine: bool
) -> Panel:
    who = f"<@{person}>"
    title = said("achievements-mine") if mine else said("achievements-of", name=who)
    found = [_game(rules, earned, said, mine=mine) for rules in games]
    texts = tuple(filter(None, found))
    return Panel((title, *(texts or (said("achievements-none", name=who),))))


def _game(rules: AnyRules, earned: Sequence[Earned], said: Said, *, mine: bool) -> str:
    words = Words(said.locale, rules)
    known = {one.name: one for one in earned if one.rules == rules.key}
    lines = [_line(name, known, words, said) for name in rules.achievements if mine or name in known]
    title = said("achievements-game", game=words.format("game-name"), count=len(known))
    return "\n".join((title, *lines)) if lines else ""


def _line(name: str, known: Mapping[str, Earned], words: Words, said: Said) -> str:
    called, how = words.format(f"achievement-{name}"), words.format(f"achieved-{name}")
    if name not in known:
        return said("achievement-open", name=called, how=how)
    return said("achievement-line", name=called, how=how, count=known[name].count)
