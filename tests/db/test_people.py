"""What is known of a person; all of it to take away, and all of it gone, down to the bytes."""

import json
from pathlib import Path

from db import (
    achievements,
    acts,
    blocks,
    deals,
    finished,
    games,
    log,
    memos,
    notes,
    outbox,
    people,
    privacy,
    ratings,
    seats,
    timers,
    votes,
)
from db.columns import dumps
from db.database import Connection, Database
from db.deals import Promise
from db.finished import FinishedGame, FinishedSeat
from db.ratings import RatedGame, RatedSeat, Rating
from db.rows import Person
from db.sqlite import SQLite
from tests.db.rows import ANNA, BEN, CHANNEL, CLEO, GUILD, HOUR, NOON, action, due, lobby, message, running

CANARY = 987_654_321_012_345_678
NAME = "Canary Wharfinger"


async def test_somebody_new_has_the_usual_settings(database: Database) -> None:
    assert await database.read(lambda conn: people.get(conn, ANNA)) == Person(ANNA)


async def test_settings_stay_when_somebody_is_seen_under_another_name(database: Database) -> None:
    await database.tx(lambda conn: people.seen(conn, ANNA, "Anna", NOON))
    chosen = {"locale": "it", "zone": "Europe/Zurich", "quiet_from": 1320, "quiet_until": 420, "dm": False}
    await database.tx(lambda conn: people.change(conn, ANNA, **chosen))  # type: ignore[arg-type]
    await database.tx(lambda conn: people.seen(conn, ANNA, "Änni", NOON + HOUR))
    expected = Person(ANNA, "Änni", "it", "Europe/Zurich", 1320, 420, dm=False, seen_at=NOON + HOUR)
    assert await database.read(lambda conn: people.get(conn, ANNA)) == expected
    both = await database.read(lambda conn: people.get_all(conn, (ANNA, BEN)))
    assert both == {ANNA: expected, BEN: Person(BEN)}


async def test_the_language_of_their_discord_is_known_until_they_choose_another(database: Database) -> None:
    await database.tx(lambda conn: people.seen(conn, ANNA, "Anna", NOON, "fr"))
    await database.tx(lambda conn: people.seen(conn, ANNA, "Anna", NOON + HOUR))
    assert (await database.read(lambda conn: people.get(conn, ANNA))).language == "fr"
    await database.tx(lambda conn: people.change(conn, ANNA, locale="it"))
    await database.tx(lambda conn: people.seen(conn, ANNA, "Anna", NOON + HOUR, "en-GB"))
    assert (await database.read(lambda conn: people.get(conn, ANNA))).language == "it"


def rated(conn: Connection, game: int, person: int) -> None:
    player = ratings.player_of(conn, person)
    seat = RatedSeat(game, 1, player, 1, 25.0, 8.0, 26.0, 7.0)
    ratings.add(conn, RatedGame(game, "embers", "two", "2026-1", NOON), [seat])
    ratings.keep(conn, Rating(player, "embers", "two", "", 26.0, 7.0, 1))


async def a_full_life(database: Database, person: int) -> tuple[int, int]:
    """Something of this person in every table; a running game and a lobby."""
    game = await database.tx(lambda conn: running(conn, ANNA, person, opener=person))
    joined = await database.tx(lambda conn: lobby(conn, person, BEN, key="open-2"))

    def live(conn: object) -> None:
        people.seen(conn, person, NAME, NOON)  # type: ignore[arg-type]
        seats.rename(conn, game, person, NAME)  # type: ignore[arg-type]

    await database.tx(live)
    await database.tx(lambda conn: seats.pick(conn, game, 1, "colour", "red"))
    await database.tx(lambda conn: votes.cast(conn, game, "undo:1", 1, NOON, agrees=True))
    await database.tx(
        lambda conn: log.append(conn, action(game, 1, seat=1, result={"by": person, "for": ANNA}))
    )
    await database.tx(lambda conn: seats.add_computer(conn, joined, "ember", person, "given", NOON))
    await database.tx(lambda conn: games.invite(conn, joined, person, NOON))
    await database.tx(lambda conn: notes.put(conn, "told", [person, person * 10]))
    await database.tx(lambda conn: notes.put(conn, f"remind:{person}", {"message": 1}))
    told = [
        message("dm", person, audience=person, payload={"mention": [person, ANNA]}),
        message("board", payload={"mention": [ANNA, person]}),
        message(f"about:{person}", CHANNEL + 1),
    ]
    await database.tx(lambda conn: outbox.put(conn, told, NOON))
    await database.tx(lambda conn: rated(conn, game, person))
    await database.tx(lambda conn: counted(conn, game))
    await database.tx(lambda conn: tried(conn, game, person))
    await database.tx(lambda conn: blocks.block(conn, person, CLEO, NOON))
    await database.tx(lambda conn: blocks.block(conn, ANNA, person, NOON))
    await database.tx(lambda conn: memos.keep(conn, game, person, f"{NAME} {person}", NOON))
    await database.tx(lambda conn: memos.keep(conn, game, ANNA, "hers", NOON))
    await database.tx(lambda conn: achievements.replace(conn, game, [(0, "hers"), (1, "theirs")]))
    await database.tx(lambda conn: moderated(conn, person))
    dues = [due("theirs", person=person, game=game), due("ours", payload={"waits": person})]
    await database.tx(lambda conn: timers.plan(conn, dues))
    return game, joined


def counted(conn: Connection, game: int) -> None:
    """Of everybody who sat there."""
    sat = [FinishedSeat(game, seat, 12, 60 * seat, 0.5, "draw", [(20, 30)]) for seat in range(2)]
    finished.add(conn, FinishedGame(game, "embers", GUILD, "people", NOON, HOUR, 9, 3), sat, [])


def tried(conn: Connection, game: int, person: int) -> None:
    """A deal of the day."""
    if deals.promise(conn, 5) is None:
        deals.keep(conn, Promise(5, "promised", NOON), bytes(32))
    deals.begin(conn, game, 5, person)
    deals.end(conn, game, 12, 3, NOON)


def moderated(conn: Connection, person: int) -> None:
    """They have barred somebody, and were barred."""
    for key, by, whom in (("a", person, ANNA), ("b", ANNA, person)):
        done = acts.Act(key=key, server=GUILD, kind="bar", moderator=by, person=whom, at=NOON)
        act = acts.keep(conn, done)
        acts.bar(conn, GUILD, whom, NOON + HOUR, act)
        acts.undone(conn, act, whom, NOON)


async def test_the_export_has_everything_of_a_person_and_nobody_else(database: Database) -> None:
    await database.tx(lambda conn: people.seen(conn, ANNA, "Anna Other", NOON))
    game, joined = await a_full_life(database, CANARY)
    taken = await database.read(lambda conn: privacy.export(conn, CANARY))
    assert [len(rows) for rows in taken.values()] == [1, 1, 2, *[1] * 17]
    assert {row["game"] for row in taken["seats"]} == {game, joined}
    assert "Anna" not in json.dumps(taken, ensure_ascii=False)
    assert str(ANNA) not in dumps(taken)


async def test_after_a_deletion_the_game_goes_on_with_a_former_player(database: Database) -> None:
    game, joined = await a_full_life(database, CANARY)
    await database.tx(lambda conn: privacy.forget(conn, CANARY))
    sitting = await database.read(lambda conn: seats.of(conn, game))
    assert [(one.person, one.name, one.picks) for one in sitting] == [
        (ANNA, f"person {ANNA}", {}),
        (None, "", {"colour": "red"}),
    ]
    left = await database.read(lambda conn: seats.of(conn, joined))
    assert [(one.person, one.level, one.added_by) for one in left] == [
        (BEN, None, None),
        (None, "ember", None),
    ]
    (entry,) = await database.read(lambda conn: log.entries(conn, game))
    assert entry.result == {"by": 0, "for": ANNA}
    (row,) = await database.tx(lambda conn: outbox.claim(conn, "bot", NOON, HOUR, 9))
    assert row.payload == {"mention": [ANNA, 0]}
    assert [one.key for one in await database.read(lambda conn: timers.due(conn, NOON))] == ["ours"]
    assert await database.read(lambda conn: notes.get(conn, "told")) == [0, CANARY * 10]
    assert await database.read(lambda conn: blocks.of(conn, ANNA)) == ()
    left_noted = await database.read(lambda conn: [memos.get(conn, game, one) for one in (CANARY, ANNA)])
    assert left_noted == ["", "hers"]


async def test_two_may_leave_the_same_game_for_good(database: Database) -> None:
    game = await database.tx(lambda conn: running(conn, ANNA, BEN, CLEO))
    for person in (ANNA, CLEO):
        await database.tx(lambda conn, person=person: privacy.forget(conn, person))  # type: ignore[misc]
    assert [one.person for one in await database.read(lambda conn: seats.of(conn, game))] == [None, BEN, None]


async def test_after_a_deletion_no_file_has_a_byte_of_the_person(sqlite: SQLite, path: Path) -> None:
    await a_full_life(sqlite, CANARY)
    assert any(mentions(path))
    await sqlite.tx(lambda conn: privacy.forget(conn, CANARY))
    await sqlite.tx(lambda conn: notes.put(conn, "told", []))
    await sqlite.empty_journal()
    assert list(mentions(path)) == []


def mentions(path: Path) -> list[str]:
    """Files that hold the id, as text or as SQLite writes a number, or the name."""
    wanted = (str(CANARY).encode(), CANARY.to_bytes(8, "big"), NAME.encode())
    files = [one for one in path.parent.iterdir() if one.is_file()]
    return [one.name for one in files if any(bytes_ in one.read_bytes() for bytes_ in wanted)]
