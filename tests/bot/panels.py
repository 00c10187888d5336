"""Positions of games with their decisions, and all panels that one can press to."""

from collections.abc import Callable, Iterator

from benchmarks.presses import acts, after, offered
from bot.show.composer import Composition, Decision
from bot.show.sentences import said
from engines import menu
from engines.chance import seed_from
from engines.core import Action, AnyRules, Seat, checked_options
from engines.log import Beginning, Play, playout
from engines.words import Words

DEPTHS = (0, 1, 2, 5, 9, 14, 23, 38)
NAMES = ("Ana", "Ben", "Chloé", "Dario", "Eve")


def position(rules: AnyRules, depth: int) -> Play:
    seats = rules.seats[depth % 2]
    seed = seed_from(f"composer {rules.key}", depth)
    options = checked_options(rules, seats, {})
    return playout(Beginning(rules, seats, {}, options, seed), seed, depth)


def decisions(rules: AnyRules, locale: str = "en") -> Iterator[Decision]:
    """Every seat's, of some positions."""
    for depth in DEPTHS:
        play = position(rules, depth)
        for number in range(play.beginning.seats):
            seat = Seat(number)
            legal = rules.legal(play.state, seat)
            if legal:
                yield decision_at(play, seat, locale)


def decision_at(play: Play, seat: Seat, locale: str) -> Decision:
    rules = play.rules
    view, legal = rules.view(play.state, seat), rules.legal(play.state, seat)
    words = Words(locale, rules, NAMES)
    return Decision(12345, play.decisions[seat], rules, view, legal, words, said(locale), undo=True)


def reached(
    decision: Decision, compose: Callable[..., Composition], most: int = 10_000
) -> tuple[set[Action], list[Composition]]:
    """Every action that the controls lead to, and every panel on the way."""
    found, seen, panels = set[Action](), set[tuple[menu.Answer, ...]](), list[Composition]()
    open_ways: list[tuple[menu.Answer, ...]] = [()]
    while open_ways and len(panels) < most:
        panels.append(compose(decision, open_ways.pop(0)))
        for press in offered(panels[-1]):
            way = after(decision, press)
            if acts(decision, press):
                found |= set(decision.remaining(way))
            elif way not in seen:
                seen.add(way)
                open_ways.append(way)
    return found, panels
