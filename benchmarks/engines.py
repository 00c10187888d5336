"""Random games, one core, legal list and validated action included; and a finished game replayed."""

import sys
from collections.abc import Callable, Iterator
from random import Random
from statistics import median

from benchmarks.figures import Figure, Size, asked, rates, timed
from engines import GAMES
from engines.chance import seed_from
from engines.core import AnyRules, act, start
from engines.log import Beginning, playout, resume

SEATS = 4
CATANATRON, SPIEL = "catanatron", "OpenSpiel gin rummy (C++)"
REPLAY_LIMIT = 5.0  # ms


def figures(size: Size = Size.FULL) -> Iterator[Figure]:
    contenders = {rules.key: games_of(rules) for rules in GAMES} | peers()
    measured = rates(contenders, rounds=size.of(7, 3, 1), seconds=size.of(1.5, 0.5, 0.01))
    for rules in GAMES:
        name, ours = f"{rules.key}: decisions a second", measured[rules.key]
        for peer, value in measured.items():
            if peer not in {rules.key for rules in GAMES}:
                factor = GOALS.get((rules.key, peer), GOALS.get(("", peer), 0.0))
                goal = f"≥ {factor:g} ×" if factor else "—"
                yield Figure(name, ours, "/s", peer, value, goal, ours >= factor * value)
        yield replaying(rules, games=size.of(20, 4, 1))


GOALS = {("", CATANATRON): 2.5, ("firebulls", SPIEL): 1.0}


def games_of(rules: AnyRules) -> Callable[[], int]:
    """One whole game a call: start, legal, choose, act until the end; how many decisions it took."""
    random = Random(1).random
    numbers = iter(range(10**9))

    def play() -> int:
        state = start(rules, SEATS, {}, {}, seed_from("bench", next(numbers))).state
        decisions = 0
        while seats := rules.to_act(state):
            seat = seats[0] if len(seats) == 1 else seats[int(random() * len(seats))]
            legal = rules.legal(state, seat)
            state = act(rules, state, seat, legal[int(random() * len(legal))]).state
            decisions += 1
        return decisions

    return play


def replaying(rules: AnyRules, games: int) -> Figure:
    """A cold start from the log, validated, its position compared."""
    spent = []
    for number in range(games):
        beginning = Beginning(rules, SEATS, {}, {}, seed_from("bench", number))
        entries = playout(beginning, seed_from("choices", number)).entries
        spent.append(timed(lambda beginning=beginning, entries=entries: resume(beginning, entries)))  # type: ignore[misc]
    value = median(spent)
    name = f"{rules.key}: a finished game replayed"
    return Figure(name, value, "ms", "limit", REPLAY_LIMIT, f"≤ {REPLAY_LIMIT:g} ms", value <= REPLAY_LIMIT)


def peers() -> dict[str, Callable[[], int]]:
    """Whichever are installed, by requirements-bench.txt."""
    named = {CATANATRON: catanatron, "python-chess": chess, "RLCard gin rummy": rlcard, SPIEL: open_spiel}
    found = {}
    for name, peer in named.items():
        try:
            found[name] = peer()
        except ImportError as missing:
            print(f"{name} is left out: {missing}", file=sys.stderr)
    return found


def catanatron() -> Callable[[], int]:
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    def play() -> int:
        game, ticks = Game([RandomPlayer(color) for color in Color]), 0
        while game.winning_color() is None and ticks < 5000:
            game.play_tick()
            ticks += 1
        return ticks

    return play


def chess() -> Callable[[], int]:
    import chess  # type: ignore[import-not-found]

    random = Random(1)

    def play() -> int:
        board = chess.Board()
        for move in range(300):
            legal = list(board.legal_moves)
            if not legal:
                return move
            board.push(random.choice(legal))
        return 300

    return play


def rlcard() -> Callable[[], int]:
    import numpy  # type: ignore[import-not-found]
    from rlcard.games.gin_rummy import Game  # type: ignore[import-not-found]

    random, seeds = Random(1), iter(range(10**9))

    def play() -> int:
        game, decisions = Game(), 0
        game.np_random = numpy.random.RandomState(next(seeds))
        game.init_game()
        while not game.is_over():
            game.step(random.choice(game.judge.get_legal_actions()))
            decisions += 1
        return decisions

    return play


def open_spiel() -> Callable[[], int]:
    import pyspiel  # type: ignore[import-not-found]

    random, game = Random(1), pyspiel.load_game("gin_rummy")

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                results, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(results, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


if __name__ == "__main__":
    for figure in figures(asked()):
        print(figure.line(), flush=True)
