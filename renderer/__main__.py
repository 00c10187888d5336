"""The picture of a random position, and its alt text."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from engines import GAMES
from engines.core import Refused, Seat
from engines.log import last_turn
from engines.words import LOCALES, Words
from renderer import alt_text, draw, encode
from renderer.positions import look_at, played, rules_of


def main(arguments: Sequence[str] | None = None) -> int:
    chosen = _parser().parse_args(arguments)
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
    print(alt_text(view, look.words))
    return 0


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
