"""The command line: levels against each other, a move for a position, the proof of a game with computers."""

import argparse
import gc
import json
import signal
import sys
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, NoReturn

from engines import EARLIER, GAMES, rules_of
from engines.codec import decode, encode
from engines.core import AnyRules, Refused, Seat
from engines.export import verify as verify_log
from engines.log import Diverged
from engines.notation import write
from engines.words import Words
from opponents import hint, measured, story
from opponents.duel import OWN, RANDOM, duel
from opponents.levels import LEVELS, move
from opponents.record import verify
from opponents.taste import Taste

SELDOM = 100_000  # new objects, before cycles are looked for
LONGEST = 60  # seconds for one thought


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One sentence is enough; `--help` tells the rest."""
        self.exit(2, f"{self.prog}: {message}\n")


class Wrong(Exception):  # noqa: N818 — it is an answer
    """What cannot be done as it was asked, in one sentence."""


def main(arguments: Sequence[str] | None = None) -> int:
    chosen = _parser().parse_args(arguments)
    _collect_seldom()
    try:
        return int(chosen.run(chosen))
    except Refused as refused:
        print(Words("en").refusal(refused), file=sys.stderr)
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
    return 2


def _collect_seldom() -> None:
    """Positions hold no cycles: a search makes a million of them, and collecting them in vain is a tenth of
    its time."""
    gc.freeze()
    gc.set_threshold(SELDOM)


def _parser() -> Parser:
    parser = Parser(prog="python -m opponents", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="duel | ladder | move | serve | story | verify")

    dueling = commands.add_parser("duel", help="two levels, each deal once in every seat")
    _add_game(dueling)
    dueling.add_argument(
        "--levels",
        required=True,
        metavar="A,B",
        help=f"{', '.join((RANDOM, *LEVELS))}; with {OWN}, of its own taste",
    )
    dueling.set_defaults(run=run_duel)

    climbing = commands.add_parser("ladder", help="all levels against all, on one scale")
    _add_game(climbing, nargs="?")
    climbing.add_argument("--measured", type=Path, metavar="FILE", help="lines that duel --json printed")
    climbing.add_argument("--levels", default=",".join((RANDOM, *LEVELS)), metavar="A,B,…")
    climbing.set_defaults(run=run_ladder)

    moving = commands.add_parser("move", help="the move for a written position")
    moving.add_argument("file", type=Path)
    moving.set_defaults(run=run_move)

    serving = commands.add_parser(
        "serve", help="positions on standard input, moves on standard output, in lines"
    )
    serving.set_defaults(run=run_serve)

    telling = commands.add_parser("story", help="what decided an exported game")
    telling.add_argument("file", type=Path)
    telling.add_argument("--within", type=int, default=0, metavar="SECONDS", help="0: as long as it takes")
    telling.set_defaults(run=run_story)

    verifying = commands.add_parser("verify", help="think every computer move of an exported game again")
    verifying.add_argument("file", type=Path)
    verifying.set_defaults(run=run_verify)
    return parser


def _add_game(parser: argparse.ArgumentParser, **how: Any) -> None:
    parser.add_argument("game", **how, help=", ".join(rules.key for rules in GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--json", action="store_true", help="one line of JSON")


def run_duel(chosen: argparse.Namespace) -> int:
    levels = _levels(chosen.levels)
    if len(levels) != 2:
        raise Wrong("Two levels are compared: --levels flame,ember")
    line = _dueled(chosen, levels)
    if chosen.json:
        print(json.dumps(line))
        return 0
    for level, told in line["levels"].items():
        print(f"{level}: " + ", ".join(f"{key} {each}" for key, each in told.items()))
    return 0


def run_ladder(chosen: argparse.Namespace) -> int:
    """Plays all against all; or writes down what was measured before, of every game."""
    if chosen.measured is not None:
        print(_document(chosen.measured), end="")
        return 0
    lines = [_dueled(chosen, pair) for pair in combinations(_levels(chosen.levels), 2)]
    print("\n".join(map(json.dumps, lines)) if chosen.json else measured.crosstable(lines))
    return 0


def _document(file: Path) -> str:
    lines = file.read_text(encoding="utf-8").splitlines()
    try:
        return measured.document([json.loads(line) for line in lines])
    except (KeyError, TypeError, ValueError, ZeroDivisionError) as error:
        raise Wrong(f"{file} has lines that are no duels: {type(error).__name__}: {error}") from error


def run_move(chosen: argparse.Namespace) -> int:
    """For what `opponents.record.written` writes."""
    print(_thought(str(chosen.file), _read(chosen.file)))
    return 0


def run_serve(_chosen: argparse.Namespace) -> int:
    """Until nobody asks any more; a thought without end ends the process, also when nobody waits for it."""
    for line in sys.stdin:
        signal.alarm(LONGEST)
        print(json.dumps(answer(line)), flush=True)
        signal.alarm(0)
    return 0


def answer(line: str) -> Mapping[str, Any]:
    """Whatever is wrong with one question, the next one is answered."""
    try:
        asked = json.loads(line)
        if asked.get("asks") == "hint":
            rules, state, seat, _, chance = _position("the question", asked)
            return hint.written(hint.hint(rules, state, seat, chance))
        return {"move": _thought("the question", asked)}
    except Exception as error:
        return {"error": type(error).__name__}


def _thought(name: str, asked: dict[str, Any]) -> str:
    rules, state, seat, level, chance = _position(name, asked)
    return write(move(rules, state, seat, level, chance, _taste(name, asked)))


def _taste(name: str, asked: dict[str, Any]) -> Taste | None:
    try:
        return Taste(bytes.fromhex(asked["taste"])) if "taste" in asked else None
    except (TypeError, ValueError) as error:
        raise Wrong(f"{name} has no taste: {error}") from error


def _position(name: str, asked: dict[str, Any]) -> tuple[AnyRules, object, Seat, str, bytes]:
    try:
        rules = _game(asked["game"], asked.get("rules"))
        state = decode(rules.state, asked["position"])
        seat, level, chance = Seat(int(asked["seat"])), asked["level"], bytes.fromhex(asked["chance"])
    except (KeyError, TypeError, ValueError) as error:
        raise Wrong(f"{name} is no written position: {type(error).__name__}: {error}") from error
    if level not in LEVELS or not rules.legal(state, seat):
        raise Wrong(f"{name}: seat {seat} has nothing to decide, or {level!r} is no level")
    return rules, state, seat, level, chance


def run_story(chosen: argparse.Namespace) -> int:
    """As JSON; the same wherever it is asked for."""
    signal.alarm(chosen.within)
    try:
        play = verify_log((*GAMES, *EARLIER), _read(chosen.file))
    except Diverged as difference:
        raise Wrong(f"{chosen.file}: {difference}") from difference
    print(json.dumps(encode(story.of(play))))
    return 0


def run_verify(chosen: argparse.Namespace) -> int:
    try:
        play, count = verify((*GAMES, *EARLIER), _read(chosen.file))
    except Diverged as difference:
        print(f"✗ {difference}")
        return 1
    print(f"✓ {play.version} entries as recorded; {count} moves of computers thought again, each the same")
    return 0


def _dueled(chosen: argparse.Namespace, levels: Sequence[str]) -> measured.Line:
    rules = _game(chosen.game)
    if chosen.seats not in rules.seats:
        raise Refused("seats", seats=chosen.seats, least=rules.seats[0], most=rules.seats[-1])
    if chosen.deals < 1:
        raise Refused("games-count")
    tallies = duel(rules, levels, chosen.seats, range(chosen.deals), chosen.seed, {})
    return measured.line(rules, chosen.seats, chosen.deals, chosen.seed, tallies)


def _levels(text: str) -> tuple[str, ...]:
    levels = tuple(text.split(","))
    for level in levels:
        if level.removesuffix(OWN) not in (RANDOM, *LEVELS):
            raise Wrong(f"No level is called {level!r}: {', '.join((RANDOM, *LEVELS))}")
    if len(set(levels)) < 2:
        raise Wrong("A level is compared with another one: --levels flame,ember")
    return levels


def _game(key: object, version: object = None) -> AnyRules:
    """By the rules of that version, or by the newest."""
    newest = next((rules for rules in GAMES if rules.key == key), None)
    if newest is None:
        raise Refused("unknown-game", game=str(key), games=", ".join(one.key for one in GAMES))
    rules = newest if version is None else rules_of(newest.key, version)
    if rules is None:
        raise Refused("unknown-rules", game=newest.key, version=str(version))
    return rules


def _read(file: Path) -> dict[str, Any]:
    try:
        document = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise Refused("unreadable-export", reason=str(error)) from error
    if not isinstance(document, dict):
        raise Refused("unreadable-export", reason="no object")
    return document


if __name__ == "__main__":
    sys.exit(main())
