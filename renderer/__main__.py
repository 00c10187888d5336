"""The picture of a random position, and its alt text; `film`: an exported game as a moving picture."""

import argparse
import json
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engines import EARLIER, GAMES, reel
from engines.core import Refused, Seat
from engines.export import verify
from engines.log import Diverged, Play, last_turn
from engines.words import LOCALES, Words
from renderer import alt_text, draw, encode
from renderer.film import OPEN, Whose, film
from renderer.film import reel as moving_reel
from renderer.positions import look_at, played, rules_of


def main(arguments: Sequence[str] | None = None) -> int:
    given = sys.argv[1:] if arguments is None else list(arguments)
    if given[:1] == ["film"]:
        return _film(_film_parser().parse_args(given[1:]))
    chosen = _parser().parse_args(given)
    rules = rules_of(chosen.game)
    try:
        play = played(rules, chosen.seats, chosen.seed, chosen.steps)
    except Refused as refused:
        print(Words("en", rules).refusal(refused), file=sys.stderr)
        return 2
    if chosen.seat is not None and not 0 <= chosen.seat < chosen.seats:
        print(f"seats are numbered from 0 to {chosen.seats - 1}", file=sys.stderr)
        return 2
    viewer = None if chosen.seat is None else Seat(chosen.seat)
    view, look = look_at(rules, play.state, viewer, locale=chosen.locale, happened=last_turn(play.now))
    chosen.output.write_bytes(encode(draw(view, look)))
    print(alt_text(rules, view, look.words))
    return 0


def _film(chosen: argparse.Namespace) -> int:
    """In the names and the language that stand in the file, if they do."""
    signal.alarm(chosen.within)
    try:
        made = _made(json.loads(chosen.game.read_text(encoding="utf-8")), chosen.locale)
    except (OSError, ValueError, Diverged, Refused) as wrong:
        print(f"{chosen.game}: {wrong}", file=sys.stderr)
        return 2
    chosen.output.write_bytes(made)
    return 0


def _made(document: Any, locale: str | None) -> bytes:
    """Of an exported game, in whose eyes the file says; or of what all have seen of one that goes on."""
    if not isinstance(document, dict):
        raise ValueError("no object")
    names, locale = document.get("names", ()), locale or document.get("locale", LOCALES[0])
    games = (*GAMES, *EARLIER)
    if "reel" in document:
        rules, boards = reel.read(games, document)
        return moving_reel(rules, boards, Words(locale, rules, names))
    play = verify(games, document)
    return film(play, Words(locale, play.rules, names), _whose(document.get("eyes"), play))


def _whose(eyes: object, play: Play) -> Whose:
    if isinstance(eyes, int):
        if not 0 <= eyes < play.beginning.seats:
            raise ValueError(f"seats are numbered from 0 to {play.beginning.seats - 1}")
        return Seat(eyes)
    return OPEN if eyes == OPEN else None


def _film_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m renderer film", description=film.__doc__)
    parser.add_argument("game", type=Path, metavar="GAME.json", help="an exported game")
    parser.add_argument("--locale", choices=LOCALES)
    parser.add_argument("--within", type=int, default=0, metavar="SECONDS", help="0: as long as it takes")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE.gif")
    return parser


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m renderer", description=__doc__)
    parser.add_argument("game", choices=[rules.key for rules in GAMES])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--steps", type=int, default=0, help="random actions before the picture")
    parser.add_argument(
        "--seat", type=int, help="the private picture of this seat; without it the public one"
    )
    parser.add_argument("--locale", choices=LOCALES, default="en")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE.png")
    return parser


if __name__ == "__main__":
    sys.exit(main())
