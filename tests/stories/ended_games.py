"""A game played to its end at once, when a story is about what comes after."""

import random

from sandbox.people.client import Person
from tables import store, turn
from tables.context import Tx
from tables.model import Press
from tests.stories.running_bot import Gathering


async def over(game: Gathering) -> tuple[Person, Person]:
    """Who has won, and who has not."""

    def whole(tx: Tx) -> None:
        chance, number = random.Random(1), 100_000 * game.id
        while (table := store.get(tx, game.id)).state == "running":
            seat, number = table.waiting[0], number + 1
            move = chance.choice(table.rules.legal(table.running.state, seat))
            person = game.persons[seat]
            press = Press(number, person.id, person.name, "en", table.guild)
            turn.act(tx, press, game.id, None, lambda *_, move=move: move)

    await game.bot.tables.tx(whole)
    game.bot.client.publisher.wake()
    table = await game.table()
    outcome = table.rules.outcome(table.running.state)
    assert outcome is not None
    winner = game.persons[outcome.winners[0]]
    return winner, next(one for one in game.persons if one is not winner)
