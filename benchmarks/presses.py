"""The fewest presses to an action, through what stands on the panels; a list is two.

`python -m benchmarks.presses 3` lets Ember play so many games of each, and counts the presses of its turns;
then once more, taking what the panel suggests where it serves the same purpose at least as well.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Any, TypeAlias

from bot.inbound.buttons import Ask, Choosing, Do, Listed
from bot.inbound.custom_ids import parse
from bot.show.composer import Composition, Decision, asked_first, compose
from bot.show.panel import Select
from bot.show.sentences import said
from engines import GAMES, menu
from engines.chance import seed_from
from engines.core import Action, AnyRules, checked_options
from engines.log import Beginning, begin
from engines.words import Words
from opponents.levels import move

Press: TypeAlias = tuple[Choosing, str]  # a button, or a list with the value that is chosen


def offered(composition: Composition) -> Iterator[Press]:
    """All that can be chosen on a panel but the way back, which stands last."""
    for row in composition.rows[:-1]:
        if isinstance(row, Select):
            assert isinstance(row.control, Listed)
            yield from ((row.control, value) for value in row.values)
        elif isinstance(row, tuple):
            yield from ((one.control, "") for one in row if isinstance(one.control, Choosing))


def shown(rows: Iterable[Mapping[str, Any]]) -> Iterator[Press]:
    """The same of a message as Discord has it."""
    for row in list(rows)[:-1]:
        for one in row.get("components", ()):
            control = parse(str(one.get("custom_id", "")))
            if isinstance(control, Listed):
                yield from ((control, str(it["value"])) for it in one.get("options", ()))
            elif isinstance(control, Choosing):
                yield control, ""


def after(decision: Decision, press: Press) -> tuple[menu.Answer, ...]:
    """The answers that a press gives."""
    control, value = press
    if "~" in value:
        return decision.follow(value)
    way = decision.follow(control.path)
    return (*way, int(value)) if value else way


def acts(decision: Decision, press: Press) -> bool:
    """Whether it does something, or asks first."""
    left = decision.remaining(after(decision, press))
    if isinstance(press[0], Ask) or len(left) > 1:
        return False
    return isinstance(press[0], Do) or not asked_first(decision, left[0])


def towards(decision: Decision, presses: Iterable[Press], action: Action) -> Press:
    """The one that leaves the least beside this action."""

    def left(press: Press) -> tuple[bool, int, bool]:
        way = after(decision, press)
        found = decision.remaining(way)
        turns = bool(way) and isinstance(way[-1], menu.Page)
        return action not in found, len(found) + turns, bool(press[1])

    return min(presses, key=left)


def way(decision: Decision, action: Action) -> list[Press]:
    """From the panel of the decision to the act."""
    found, chosen = list[Press](), tuple[menu.Answer, ...]()
    while True:
        press = towards(decision, offered(compose(decision, chosen)), action)
        found.append(press)
        if acts(decision, press):
            return found
        chosen = after(decision, press)


def weight(presses: Iterable[Press]) -> int:
    return sum(2 if value else 1 for _, value in presses)


def suggested(decision: Decision, action: Action) -> Action:
    """What a button of the first panel does for the same purpose, and at least as well."""
    wanted = decision.preview(action)
    for press in offered(compose(decision)):
        left = decision.remaining(after(decision, press))
        if len(left) == 1 and left[0].verb == action.verb and wanted.goal:
            found = decision.preview(left[0])
            same = (found.group, found.goal) == (wanted.group, wanted.goal)
            if same and found.worth >= wanted.worth:
                return left[0]
    return action


def turns(rules: AnyRules, number: int, *, follows: bool = False) -> Iterator[int]:
    """Of a game of the fewest seats: how often each turn of Ember's presses, My turn included. `follows`: it
    takes what is suggested where that is as good."""
    seed = seed_from(f"presses {rules.key}", number)
    seats = rules.seats[0]
    play = begin(Beginning(rules, seats, {}, checked_options(rules, seats, {}), seed))
    pressed = [0] * seats
    while waiting := rules.to_act(play.state):
        seat = waiting[0]
        action = move(rules, play.state, seat, "ember", seed_from(number, play.version))
        view, legal = rules.view(play.state, seat), rules.legal(play.state, seat)
        words = Words("en", rules, NAMES[:seats])
        decision = Decision(1, 0, rules, view, legal, words, said("en"), undo=True)
        action = suggested(decision, action) if follows else action
        pressed[seat] += (not pressed[seat]) + weight(way(decision, action))
        play = play.act(seat, action)
        if seat not in rules.to_act(play.state) or play.now.step.passed:
            yield pressed[seat]
            pressed[seat] = 0


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    for rules, follows in product(GAMES, (False, True)):
        counted = sorted(one for number in range(games) for one in turns(rules, number, follows=follows))
        middle, most = counted[len(counted) // 2], counted[len(counted) * 9 // 10]
        what = "suggestions as good taken" if follows else "exactly what Ember plays"
        print(f"{rules.key}, {what}: {len(counted)} turns, median {middle}, 90th percentile {most}")


NAMES = ("Ana", "Ben", "Chloé", "Dario")

__all__ = ["Press", "acts", "after", "offered", "shown", "towards", "way", "weight"]

if __name__ == "__main__":
    main()
