"""The deal of the day: what is dealt on which day of the week, and what a person has made of it."""

from engines.core import Leave, Seat, Setting
from engines.log import Play
from engines.values import value

OF_PERSON = Seat(0)  # computers sit on all the others
THURSDAY = 3  # of the first of all days


@value
class Deal:
    """What is played, and against whom, short enough for a few minutes."""

    game: str
    seats: int
    options: tuple[tuple[str, Setting], ...] = ()
    level: str = "ember"


FESTIVAL = Deal("springfestival", 2)
BULLS = Deal("firebulls", 4, (("length", "short"),))
ISLANDS = Deal("fireship", 2, (("rounds", 8),))

WEEK: tuple[Deal, ...] = (FESTIVAL, BULLS, ISLANDS, FESTIVAL, BULLS, ISLANDS, FESTIVAL)  # from Monday on


@value
class Standing:
    """What is compared: points, and between equal ones how far they are above the best computer's."""

    points: int
    lead: int


def deal_of(day: int) -> Deal:
    """Days are counted from the first of January 1970, in UTC."""
    return WEEK[(day + THURSDAY) % len(WEEK)]


def standing(play: Play) -> Standing | None:
    """None: it is not over, or its person has left it."""
    outcome = play.rules.outcome(play.state)
    if outcome is None or any(entry.action == Leave(OF_PERSON) for entry in play.entries):
        return None
    totals = [score.total for score in outcome.scores]
    mine = totals.pop(OF_PERSON)
    return Standing(mine, mine - max(totals, default=0))
