"""Tables and seats, on both databases."""

from db import games, seats, seeds, waits
from db.database import Database
from tests.db.rows import ANNA, BEN, CHANNEL, CLEO, GUILD, HOUR, NOON, SERVER_SEED, lobby, opening, running


async def test_a_table_is_kept_as_it_was_opened(database: Database) -> None:
    asked = opening(options={"length": "short", "turns": 7}, private=True)
    number = await database.tx(lambda conn: games.open_table(conn, asked, NOON))
    found = await database.read(lambda conn: games.get(conn, number))
    assert found is not None
    assert (found.options, found.private, found.state) == ({"length": "short", "turns": 7}, True, "lobby")
    assert found.opened_at == NOON


async def test_the_same_interaction_opens_one_table(database: Database) -> None:
    first = await database.tx(lambda conn: games.open_table(conn, opening(), NOON))
    again = await database.tx(lambda conn: games.open_table(conn, opening(), NOON + HOUR))
    assert first == again


async def test_a_game_is_found_by_its_thread_and_by_its_lobby_message(database: Database) -> None:
    number = await database.tx(lambda conn: lobby(conn, ANNA))
    await database.tx(lambda conn: games.change(conn, number, thread=11, lobby_message=12))
    by_thread = await database.read(lambda conn: games.in_thread(conn, 11))
    by_message = await database.read(lambda conn: games.at_message(conn, 12))
    assert by_thread == by_message == await database.read(lambda conn: games.get(conn, number))
    assert await database.read(lambda conn: games.in_thread(conn, 12)) is None


async def test_of_two_that_start_a_game_one_does(database: Database) -> None:
    number = await database.tx(lambda conn: lobby(conn, ANNA, BEN))
    begun = [await database.tx(lambda conn: games.start(conn, number, NOON)) for _ in range(2)]
    assert begun == [True, False]


async def test_a_game_ends_once_and_an_undo_takes_the_end_back(database: Database) -> None:
    number = await database.tx(lambda conn: running(conn, ANNA, BEN))
    assert await database.tx(lambda conn: games.end(conn, number, NOON, {"ranks": [1, 2]}))
    assert not await database.tx(lambda conn: games.end(conn, number, NOON, None))
    assert await database.tx(lambda conn: games.resume(conn, number))
    found = await database.read(lambda conn: games.get(conn, number))
    assert found is not None
    assert (found.state, found.ended_at, found.result) == ("running", None, None)


async def test_only_a_lobby_expires(database: Database) -> None:
    number = await database.tx(lambda conn: lobby(conn, ANNA))
    assert await database.tx(lambda conn: games.expire(conn, number, NOON))
    started = await database.tx(lambda conn: running(conn, ANNA, key="open-2"))
    assert not await database.tx(lambda conn: games.expire(conn, started, NOON))


async def test_caps_count_what_a_person_opened_on_a_server_and_has_not_ended(database: Database) -> None:
    await database.tx(lambda conn: lobby(conn, ANNA))
    await database.tx(lambda conn: running(conn, ANNA, key="open-2"))
    await database.tx(lambda conn: lobby(conn, key="open-3", opener=BEN))
    await database.tx(lambda conn: lobby(conn, key="open-4", guild=GUILD + 1))
    gone = await database.tx(lambda conn: lobby(conn, key="open-5"))
    await database.tx(lambda conn: games.expire(conn, gone, NOON))
    assert await database.read(lambda conn: games.count_unfinished(conn, GUILD, ANNA)) == 2
    assert await database.read(lambda conn: games.count_unfinished(conn, GUILD)) == 3


async def test_my_games_begin_with_the_one_that_has_waited_longest_for_me(database: Database) -> None:
    first, second, third = [
        await database.tx(lambda conn, key=f"open-{one}": running(conn, ANNA, BEN, key=key))  # type: ignore[misc]
        for one in range(3)
    ]
    await database.tx(lambda conn: waits.change(conn, second, {0: NOON + HOUR}))
    await database.tx(lambda conn: waits.change(conn, first, {0: NOON}))
    mine = await database.read(lambda conn: games.unfinished_of(conn, ANNA))
    assert [game.id for game in mine] == [first, second, third]


async def test_joining_takes_the_first_free_seat_and_joining_again_keeps_it(database: Database) -> None:
    number = await database.tx(lambda conn: lobby(conn, ANNA, BEN))
    assert await database.tx(lambda conn: seats.join(conn, number, BEN, "Ben", "x", NOON)) == 1
    assert await database.tx(lambda conn: seats.join(conn, number, CLEO, "Cleo", "y", NOON)) == 2
    sitting = await database.read(lambda conn: seats.of(conn, number))
    assert [(one.seat, one.person) for one in sitting] == [(0, ANNA), (1, BEN), (2, CLEO)]


async def test_who_leaves_the_lobby_makes_room_and_colours_move_with_their_owners(database: Database) -> None:
    number = await database.tx(lambda conn: lobby(conn, ANNA, BEN, CLEO))
    assert await database.tx(lambda conn: seats.pick(conn, number, 2, "colour", "red"))
    await database.tx(lambda conn: seats.leave(conn, number, ANNA))
    sitting = await database.read(lambda conn: seats.of(conn, number))
    assert [(one.seat, one.person, one.picks) for one in sitting] == [
        (0, BEN, {}),
        (1, CLEO, {"colour": "red"}),
    ]


async def test_seats_can_be_arranged_anew(database: Database) -> None:
    number = await database.tx(lambda conn: lobby(conn, ANNA, BEN, CLEO))
    await database.tx(lambda conn: seats.arrange(conn, number, [2, 0, 1]))
    sitting = await database.read(lambda conn: seats.of(conn, number))
    assert [one.person for one in sitting] == [CLEO, ANNA, BEN]


async def test_no_two_seats_have_the_same_colour(database: Database) -> None:
    number = await database.tx(lambda conn: lobby(conn, ANNA, BEN))
    taken = await database.tx(
        lambda conn: [seats.pick(conn, number, seat, "colour", "red") for seat in (0, 1, 0)]
    )
    assert taken == [True, False, True]
    assert await database.tx(lambda conn: seats.pick(conn, number, 0, "colour", "blue"))
    assert await database.tx(lambda conn: seats.pick(conn, number, 1, "colour", "red"))


async def test_who_left_a_running_game_keeps_the_seat_but_is_not_waited_for(database: Database) -> None:
    number = await database.tx(lambda conn: running(conn, ANNA, BEN))
    await database.tx(lambda conn: waits.change(conn, number, {0: NOON}))
    await database.tx(lambda conn: seats.left(conn, number, 0, NOON))
    assert (await database.read(lambda conn: seats.of(conn, number)))[0].waiting_since is None
    assert await database.read(lambda conn: games.unfinished_of(conn, ANNA)) == ()
    assert await database.read(lambda conn: seats.find(conn, number, ANNA)) == 0


async def test_guests_of_a_private_table_are_remembered_once(database: Database) -> None:
    number = await database.tx(lambda conn: lobby(conn, ANNA, private=True))
    for person in (BEN, CLEO, BEN):
        await database.tx(lambda conn, person=person: games.invite(conn, number, person, NOON))  # type: ignore[misc]
    assert await database.read(lambda conn: games.guests(conn, number)) == (BEN, CLEO)
    assert not await database.read(lambda conn: games.invited(conn, number, ANNA))


async def test_the_server_seed_lies_apart_from_the_game(database: Database) -> None:
    number = await database.tx(lambda conn: lobby(conn))
    assert await database.read(lambda conn: seeds.of(conn, number)) == SERVER_SEED
    assert SERVER_SEED.hex() not in repr(await database.read(lambda conn: games.get(conn, number)))


async def test_channel_is_where_it_was_opened(database: Database) -> None:
    number = await database.tx(lambda conn: lobby(conn))
    found = await database.read(lambda conn: games.unfinished(conn, GUILD))
    assert [(game.id, game.channel) for game in found] == [(number, CHANNEL)]
