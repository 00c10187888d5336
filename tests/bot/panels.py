"""Positions of games with their decisions, and all panels that one can press to."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from benchmarks.presses import acts, after, offered
from bot.inbound.buttons import Ask, Do
from bot.show.composer import Composition, Decision
from bot.show.panel import Button
from bot.show.sentences import said
from engines import menu
from engines.chance import seed_from
from engines.core import Action, AnyRules, Seat, checked_options
from engines.log import Beginning, Play, playout
from engines.words import Words
from tests.sizes import QUICK

DEPTHS = (0, 1, 2, 5, 9, 14, 23, 38)
NAMES = ("Ana", "Ben", "Chloé", "Dario", "Eve")


def position(rules: AnyRules, depth: int) -> Play:
    seats = rules.seats[depth % 2]
    seed = seed_from(f"composer {rules.key}", depth)
    options = checked_options(rules, seats, {})
    return playout(Beginning(rules, seats, {}, options, seed), seed, depth)


def decisions(rules: AnyRules, locale: str = "en") -> Iterator[Decision]:
    """Every seat's, of some positions."""
    for depth in DEPTHS[:: 3 if QUICK else 1]:
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


def in_words(decision: Decision) -> Decision:
    """The same of somebody who wants words instead of signs."""
    words = Words(decision.words.locale, decision.rules, decision.words.names, worded=True)
    return replace(decision, words=words, said=said(words.locale, worded=True), previewed={})


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


def actions_of(decision: Decision, button: Button) -> Sequence[Action]:
    assert isinstance(button.control, Ask | Do)
    return decision.remaining(decision.follow(button.control.path))


def choosing(composition: Composition) -> Iterator[Button]:
    """All buttons but those of the last row."""
    for row in composition.rows[:-1]:
        yield from row if isinstance(row, tuple) else ()


def free(decision: Decision, action: Action) -> bool:
    preview = decision.preview(action)
    return not (preview.reveals or preview.passes)


def breaches(decision: Decision, button: Button, *, asked: bool) -> Iterator[str]:
    """Where a button breaks the rule of colours."""
    left = actions_of(decision, button)
    if len(left) > 1:
        if (button.style, button.label[-1]) != ("plain", "▸") or not isinstance(button.control, Ask):
            yield "several actions are grey and end in ▸"
        return
    (action,) = left
    preview = decision.preview(action)
    if button.label.endswith("▸") or button.label.endswith("…") != isinstance(button.control, Ask):
        yield "… asks whether, ▸ asks which, a label with neither is done by the press"
    if free(decision, action):
        if button.style != "main" or not isinstance(button.control, Do):
            yield "what can be taken back is blue, at once"
        return
    others = any(free(decision, one) for one in decision.legal if one.verb == action.verb)
    only, all_lose = len(decision.legal) == 1, all(decision.preview(one).loses for one in decision.legal)
    asks = not only and not (preview.loses and all_lose) and bool(preview.loses or others)
    if asked or not asks:
        gives_up = preview.loses is not None and preview.worth <= 0
        if button.style != ("danger" if gives_up else "go") or not isinstance(button.control, Do):
            yield "green is the next step, red gives up"
    elif button.style != "plain" or not isinstance(button.control, Ask):
        yield "what loses something, or stands among blue ones, is grey and asks"
