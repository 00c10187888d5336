"""How a person can be reached at this hour: by a direct message, by a mention, or not at all."""

from collections.abc import Mapping

from db.rows import Person
from engines.core import Seat
from tables.hours import quiet
from tables.model import Table


def gets_dm(person: Person) -> bool:
    return person.dm and person.dm_closed_at is None


def is_called(person: Person, at: int) -> bool:
    """Mentioned where all can read it, so that their phone rings."""
    return not gets_dm(person) and not quiet(person, at)


def away(table: Table, known: Mapping[int, Person], at: int) -> Mapping[Seat, int]:
    """Until when, of those the table waits for."""
    back = {
        seat: known[person].away_until
        for seat in table.waiting
        if (person := table.person_on(seat)) is not None
    }
    return {seat: until for seat, until in back.items() if until is not None and until > at}
