"""What is known of a person: their own settings, and the name they were last seen with."""

from typing import Unpack

from sqlalchemy import Connection, bindparam, select, update

from db.columns import columns_of
from db.rows import Changes, Person
from db.schema import people, seats
from db.upsert import insert_or_change

PERSON = columns_of(people, Person)
_ONE = select(*PERSON).where(people.c.id == bindparam("person"))
_OF_GAME = select(*PERSON).join(seats, seats.c.person == people.c.id).where(seats.c.game == bindparam("game"))
_SEVERAL = select(*PERSON).where(people.c.id.in_(bindparam("persons", expanding=True)))


def get(conn: Connection, person: int) -> Person:
    """As everybody is before they have set anything, if nothing is known."""
    row = conn.execute(_ONE, {"person": person}).first()
    return Person(*row) if row else Person(person)


def get_all(conn: Connection, persons: tuple[int, ...]) -> dict[int, Person]:
    known = {row.id: Person(*row) for row in conn.execute(_SEVERAL, {"persons": persons})}
    return {person: known.get(person, Person(person)) for person in persons}


def of_game(conn: Connection, game: int) -> dict[int, Person]:
    """Who sits there, and who sat, if anything is known of them."""
    return {row.id: Person(*row) for row in conn.execute(_OF_GAME, {"game": game})}


def seen(conn: Connection, person: int, name: str, at: int, spoken: str | None = None) -> None:
    """Name and language in an interaction; without the members intent there is no other way to learn them."""
    known = {"name": name, "seen_at": at} | ({"spoken": spoken} if spoken else {})
    insert_or_change(conn, people, {"id": person, "dm": True} | known, tuple(known))


def change(conn: Connection, person: int, **changes: Unpack[Changes]) -> None:
    """Of somebody who was seen."""
    conn.execute(update(people).where(people.c.id == person).values(**changes))
