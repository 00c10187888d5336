"""The command line: random games, a position in words, the proof of a finished game."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import NoReturn

from engines import EARLIER, GAMES
from engines.chance import mix, seed_from
from engines.core import AnyRules, Refused, Seat, Setting, Settings, start
from engines.export import export, verify
from engines.log import Beginning, Diverged, playout, wander
from engines.notation import write
from engines.words import LOCALES, Words

CONTRIBUTIONS = ("simulated",)
DEALS = 24  # of what is hidden: what may be done in all of them needs no secret


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One sentence is enough; `--help` tells the rest."""
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    chosen = _parser().parse_args(arguments)
    try:
        return int(chosen.run(chosen))
    except Refused as refused:
        print(Words("en").refusal(refused), file=sys.stderr)
        return 2
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return 2


def _parser() -> Parser:
    parser = Parser(prog="python -m engines", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="simulate | show | verify")

    simulating = commands.add_parser("simulate", help="uniformly random games")
    _add_game(simulating)
    simulating.add_argument("--games", type=int, default=1)
    simulating.add_argument("--json", action="store_true", help="one line of JSON")
    simulating.add_argument("--export", type=Path, metavar="FILE", help="write the last game for `verify`")
    simulating.set_defaults(run=simulate)

    showing = commands.add_parser("show", help="a position in words, and what may be done")
    _add_game(showing)
    showing.add_argument("--steps", type=int, default=0)
    showing.add_argument("--seat", type=int, help="what this seat knows; without it, what everybody knows")
    showing.add_argument("--locale", choices=LOCALES, default="en")
    showing.set_defaults(run=show)

    verifying = commands.add_parser("verify", help="replay an exported game and compare everything")
    verifying.add_argument("file", type=Path)
    verifying.set_defaults(run=prove)
    return parser


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=", ".join(rules.key for rules in GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")


def simulate(chosen: argparse.Namespace) -> int:
    rules, options = _game(chosen.game), _options(_game(chosen.game), chosen.option)
    if chosen.games < 1:
        raise Refused("games-count")
    begun = perf_counter()
    actions = turns = 0
    wins, points, endings = [0] * chosen.seats, [0] * chosen.seats, Counter[str]()
    for game in range(chosen.games):
        opening = start(rules, chosen.seats, {}, options, _seed(chosen, game))
        for _, _, step in wander(rules, opening, seed_from("choices", chosen.seed, game)):
            actions += 1
            turns += step.passed
        outcome = rules.outcome(step.state)
        assert outcome is not None
        endings[outcome.ending.key] += 1
        for seat, score in enumerate(outcome.scores):
            wins[seat] += seat in outcome.winners
            points[seat] += score.total
    seconds = perf_counter() - begun
    summary = {
        "game": rules.key,
        "games": chosen.games,
        "actions": actions,
        "seconds": round(seconds, 3),
        "actions_per_s": round(actions / seconds),
        "outcomes": {
            "wins": wins,
            "mean_scores": [round(total / chosen.games, 2) for total in points],
            "mean_turns": round(turns / chosen.games, 2),
            "endings": dict(sorted(endings.items())),
        },
    }
    print(json.dumps(summary) if chosen.json else "\n".join(f"{key}: {summary[key]}" for key in summary))
    if chosen.export:
        _write_export(chosen, rules, options)
    return 0


def _write_export(chosen: argparse.Namespace, rules: AnyRules, options: Settings) -> None:
    game = chosen.games - 1
    beginning = Beginning(rules, chosen.seats, {}, options, _seed(chosen, game))
    play = playout(beginning, seed_from("choices", chosen.seed, game))
    document = export(play, _server_seed(chosen, game), CONTRIBUTIONS)
    chosen.export.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


def show(chosen: argparse.Namespace) -> int:
    rules = _game(chosen.game)
    beginning = Beginning(rules, chosen.seats, {}, _options(rules, chosen.option), _seed(chosen, 0))
    play = playout(beginning, seed_from("choices", chosen.seed, 0), most=chosen.steps)
    if chosen.seat is not None and not 0 <= chosen.seat < chosen.seats:
        raise Refused("no-such-seat", seat=chosen.seat, last=chosen.seats - 1)
    viewer = None if chosen.seat is None else Seat(chosen.seat)
    words = Words(chosen.locale, rules)
    print(words.format("game-name"))
    for phrase in rules.describe(rules.view(play.state, viewer)):
        print(words.text(phrase))
    for line in _known(rules, play.state) if viewer is None else map(write, rules.legal(play.state, viewer)):
        print(f"  {line}")
    return 0


def _known(rules: AnyRules, state: object) -> Iterator[str]:
    """What everybody knows that may be done now: it can be whatever is hidden; of the rest, the verb.

    The true position is not asked, so nothing of it shows, not even by what is missing.
    """
    deals = [rules.reseed_hidden(state, None, seed_from("show", number)) for number in range(DEALS)]
    for seat in rules.to_act(state):
        first, *others = [list(rules.legal(deal, seat)) for deal in deals]
        common = [action for action in first if all(action in other for other in others)]
        yield from map(write, common)
        verbs = {action.verb for action in first}.intersection(
            *({one.verb for one in other} for other in others)
        )
        yield from (f"{verb} …" for verb in sorted(verbs - {action.verb for action in common}))


def prove(chosen: argparse.Namespace) -> int:
    try:
        document = json.loads(chosen.file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise Refused("unreadable-export", reason=str(error)) from error
    try:
        play = verify((*GAMES, *EARLIER), document)
    except Diverged as difference:
        print(f"✗ {difference}")
        return 1
    print(f"✓ {play.version} entries, every position, the seed and the result are as recorded")
    return 0


def _game(key: str) -> AnyRules:
    rules = next((rules for rules in GAMES if rules.key == key), None)
    if rules is None:
        raise Refused("unknown-game", game=key, games=", ".join(one.key for one in GAMES))
    return rules


def _options(rules: AnyRules, given: Sequence[str]) -> Settings:
    options: dict[str, Setting] = {}
    for text in given:
        key, _, chosen = text.partition("=")
        numbers = any(option.key == key and isinstance(option.choices, range) for option in rules.options)
        options[key] = int(chosen) if numbers and chosen.isdecimal() else chosen
    return options


def _server_seed(chosen: argparse.Namespace, game: int) -> bytes:
    return seed_from("server", chosen.seed, game)


def _seed(chosen: argparse.Namespace, game: int) -> bytes:
    return mix(_server_seed(chosen, game), CONTRIBUTIONS)


if __name__ == "__main__":
    sys.exit(main())
