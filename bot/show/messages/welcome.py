"""To a server that has let the bot in: what it is, what one presses, what it may not read."""

from collections.abc import Sequence

from bot.inbound.buttons import Open, OpenWhich, Server, Solo, SoloWhich
from bot.show.panel import Button, Panel, Picture
from bot.show.sentences import Said
from engines.core import AnyRules
from engines.words import Words


def welcome(games: Sequence[AnyRules], said: Said, picture: Picture | None, marker: int) -> Panel:
    named = "\n".join(f"**{_name(one, said)}**: {_words(one, said).format('game-summary')}" for one in games)
    row = (
        Button(said("welcome-open"), OpenWhich(), "main"),
        Button(said("welcome-solo"), SoloWhich(), "main"),
        Button(said("welcome-settings"), Server()),
    )
    return Panel((said("welcome"), named, said("welcome-unread")), (row,), picture, marker=marker)


def which_game(games: Sequence[AnyRules], control: type[Open | Solo], said: Said) -> Panel:
    row = tuple(Button(_name(one, said), control(number), "main") for number, one in enumerate(games))
    return Panel((said("welcome-which"),), (row,))


def _words(rules: AnyRules, said: Said) -> Words:
    return Words(said.locale, rules)


def _name(rules: AnyRules, said: Said) -> str:
    return _words(rules, said).format("game-name")
