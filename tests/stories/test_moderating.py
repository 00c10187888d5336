"""Whoever keeps order acts in three presses at most; the table is told in a quiet line, and one undoes it."""

import asyncio
from collections.abc import Callable, Mapping
from functools import partial

import pytest

from bot.show.sentences import said
from sandbox import threads
from sandbox.entities import ChannelType, Role
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown, as_message
from sandbox.permissions import Permission
from sandbox.server import Sandbox
from tables import moderating
from tables.model import Press
from tables.moderating import Closing
from tests.bot.seated import Clock
from tests.stories.forging import forged, pressing
from tests.stories.running_bot import Bot, Gathering, game_of, gather, open_lobby
from tests.stories.steps import CONTROLS

say = said("en")
UNDO, CLOSE = say("act-undo"), say("close-button")
SUPPRESSED = 1 << 12  # nobody's phone rings
EVERY_PRESS: tuple[tuple[str, list[str] | None], ...] = (
    ("v1:moderate:0:0:", None),
    ("v1:moderatewhich:0:0:", ["1"]),
    ("v1:closetable:1:0:", None),
    ("v1:tableclosed:1:0:", None),
    ("v1:seatwhich:1:0:", ["0"]),
    ("v1:removeseat:1:1:0", None),
    ("v1:skipseat:1:1:0", None),
    ("v1:movetable:1:0:", ["1"]),
    ("v1:barwhom:0:0:", ["1"]),
    ("v1:bar:0:7:1", None),
    ("v1:unbar:0:0:1", None),
    ("v1:acts:0:0:", None),
    ("v1:undowhich:0:0:", ["1"]),
    ("v1:undoact:1:0:", None),
)


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tables.thinking.PAUSE", (0, 0))


@pytest.fixture
async def game(bot: Bot, people: People, ben: Person, chloe: Person) -> Gathering:
    return await gather(bot, people, "firebulls", ben, chloe)


async def panel(owner: Person, game: Gathering) -> Shown:
    return as_message(await owner.go(await game.thread()).slash("/table"))


async def closed(owner: Person, game: Gathering) -> Shown:
    shown = await panel(owner, game)
    assert shown.ephemeral
    await owner.press(CLOSE, on=shown)
    asked = await owner.sees_changed(shown)
    await owner.press(CLOSE, on=asked)
    return await owner.sees_changed(asked)


async def chosen(owner: Person, shown: Shown, value: str | Person, menu: str) -> Shown:
    await owner.select(value, menu=menu, on=shown)
    return await owner.sees_changed(shown)


async def removed(owner: Person, game: Gathering, who: Person) -> Shown:
    asked = await chosen(owner, await panel(owner, game), who.name, say("seat-which"))
    await owner.press(say("remove-button"), on=asked)
    return await owner.sees_changed(asked)


async def barred(owner: Person, who: Person) -> Shown:
    asked = await chosen(owner, as_message(await owner.slash("/table")), who, say("bar-whom"))
    await owner.press(say("bar-days", days=7), on=asked)
    return await owner.sees_changed(asked)


async def at_once(presses: Mapping[Person, Callable[[], int]]) -> None:
    """Both are made before either is answered."""
    made = {person: press() for person, press in presses.items()}
    for person, number in made.items():
        await person.until(partial(person.outcomes.pop, number, None), "an answer")


def given(sandbox: Sandbox, person: Person, granted: Permission) -> int:
    """A role with that permission."""
    guild = sandbox.world.guild(sandbox.world.channel(person.here).guild_id or 0)
    role = Role(sandbox.world.ids.next(), "Order", int(granted), 2)
    guild.roles[role.id] = role
    guild.members[person.id].roles.append(role.id)
    return role.id


async def test_a_game_is_closed_and_opened_again_and_the_table_reads_it(
    bot: Bot, ana: Person, ben: Person, game: Gathering
) -> None:
    before = (await game.posts())[-1]
    done = await closed(ana, game)
    assert f"<@{ana.id}> closed table {game.id}." in done.text
    board, line = (await game.posts())[-2:]
    assert (line.text, line.json["flags"] & SUPPRESSED) == (say("moderated-close"), SUPPRESSED)
    assert line.json["mentions"] == []
    assert (board.id, board.buttons) == (before.id, [])
    assert say("board-closed") in board.text
    told = await forged(game.bot.sandbox, ben, before, f"v1:turn:{game.id}:0:")
    assert told.startswith("This table has closed")
    await ana.press(UNDO, on=done)
    listed = await ana.sees_changed(done)
    assert f"Undone by <@{ana.id}>" in listed.text
    board, _, line = (await game.posts())[-3:]
    assert line.text == say("moderated-reopen")
    assert [one for one in board.buttons if one in CONTROLS] == CONTROLS
    await (await game.acting()).press("▶ My turn", on=board)


async def test_who_is_removed_hears_it_in_their_language_and_one_press_gives_the_seat_back(
    bot: Bot, ana: Person, game: Gathering, chloe: Person
) -> None:
    done = await removed(ana, game, chloe)
    assert [one for one in await game.posts() if one.text == say("moderated-remove", name="Chloé")]
    board = next(one for one in reversed(await game.posts()) if one.button("▶ My turn"))
    told = await forged(bot.sandbox, chloe, board, f"v1:turn:{game.id}:0:")
    assert told == said("fr")("refused-removed")
    await ana.press(UNDO, on=done)
    await ana.sees_changed(done)
    await game.settled()
    told = await forged(bot.sandbox, chloe, board, f"v1:turn:{game.id}:0:")
    assert told != said("fr")("refused-removed")
    assert (await game.table()).caretakers == {}


async def test_a_seat_that_is_removed_while_it_moves_is_one_or_the_other(
    bot: Bot, sandbox: Sandbox, ana: Person, game: Gathering
) -> None:
    acting = await game.acting()
    seat = (await game.table()).waiting[0]
    shown = as_message(await acting.slash("/turn"))
    asked = await chosen(ana, await panel(ana, game), acting.name, say("seat-which"))
    control = f"v1:removeseat:{game.id}:{seat}:{acting.id}"
    first = next(part["custom_id"] for part in shown.components() if ":do:" in part.get("custom_id", ""))
    both = {
        acting: pressing(sandbox, acting, shown, first),
        ana: pressing(sandbox, ana, asked, control),
    }
    await at_once(both)
    await game.settled()
    table = await game.table()
    assert seat in table.caretakers
    assert bot.faults == []


async def test_a_barred_person_presses_an_old_join_and_reads_until_when(
    bot: Bot, ana: Person, dario: Person
) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=4)
    done = await barred(ana, dario)
    assert f"<@{ana.id}> kept <@{dario.id}> from tables, for 7 days." in done.text
    until = await bot.tables.read(moderating.barred, sandbox_server(bot, ana), dario.id)
    assert until is not None
    refusal = said("it")("refused-barred", until=str(until // 1000))
    await dario.press("Join", on=lobby)
    assert (await dario.sees(refusal)).ephemeral
    assert as_message(await dario.slash("/newgame firebulls")).text == refusal
    await ana.press(UNDO, on=done)
    await ana.sees_changed(done)
    await dario.press("Join", on=lobby)
    await bot.told()
    assert len((await bot.tables.get(game_of(lobby))).sitters) == 2


def sandbox_server(bot: Bot, person: Person) -> int:
    return bot.sandbox.world.channel(person.here).guild_id or 0


async def test_a_bar_is_lifted_where_it_was_made_and_bots_and_oneself_are_refused(
    bot: Bot, sandbox: Sandbox, ana: Person, ben: Person
) -> None:
    await barred(ana, ben)
    asked = await chosen(ana, as_message(await ana.slash("/table")), ben, say("bar-whom"))
    assert "that ends" in asked.text
    await ana.press(say("unbar-button"), on=asked)
    await ana.sees_changed(asked)
    assert await bot.tables.read(moderating.barred, sandbox_server(bot, ana), ben.id) is None
    shown = as_message(await ana.slash("/table"))
    assert await forged(sandbox, ana, shown, "v1:barwhom:0:0:", [str(ana.id)]) == say("refused-bar-oneself")


async def test_from_anywhere_a_table_is_chosen_and_closed_in_three_presses(
    bot: Bot, ana: Person, game: Gathering
) -> None:
    shown = as_message(await ana.go("general").slash("/table"))
    named = say("moderate-table", game="Fire Bulls", number=game.id)
    table = await chosen(ana, shown, named, say("moderate-which"))
    await ana.press(CLOSE, on=table)
    asked = await ana.sees_changed(table)
    await ana.press(CLOSE, on=asked)
    await ana.sees_changed(asked)
    assert (await game.table()).closed


async def test_a_lobby_is_closed_and_says_so(bot: Bot, ana: Person, ben: Person) -> None:
    lobby = await open_lobby(ben, "firebulls", seats=4)
    await bot.tables.moderate(pressed_by(ana, bot), Closing(game_of(lobby)))
    await bot.told()
    standing = await ben.sees_changed(lobby)
    assert say("lobby-closed") in standing.text
    assert standing.buttons == []


def pressed_by(person: Person, bot: Bot) -> Press:
    return Press(bot.sandbox.world.ids.next(), person.id, person.name, "en", sandbox_server(bot, person))


async def test_a_game_is_given_to_another_thread(
    bot: Bot, sandbox: Sandbox, ana: Person, ben: Person, game: Gathering
) -> None:
    channel = sandbox.world.channel((await game.table()).channel)
    body = {"name": "quiet corner", "type": int(ChannelType.PUBLIC_THREAD)}
    other = threads.alone(sandbox.world, channel, ana.id, body)
    old = await game.thread()
    await ben.caught_up()
    await chosen(ana, await panel(ana, game), str(other.id), say("move-where"))
    await game.settled()
    assert await game.thread() == other.id
    left = [one for one in ben.messages[old].values() if f"<#{other.id}>" in one.text]
    assert len(left) == 1
    assert not [one for one in ben.messages[old].values() if one.button("▶ My turn")]
    (board,) = [one for one in ben.messages[other.id].values() if one.button("▶ My turn")]
    await (await game.acting()).go(other.id).press("▶ My turn", on=board)


@pytest.mark.parametrize(("custom_id", "values"), EVERY_PRESS)
async def test_who_keeps_no_order_does_nothing_whatever_they_press(
    bot: Bot, sandbox: Sandbox, ana: Person, ben: Person, custom_id: str, values: list[str] | None
) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=4)
    shown = as_message(await ben.slash("/help"))
    assert await forged(sandbox, ben, shown, custom_id, values) == say("refused-not-moderating")
    assert (await bot.tables.get(game_of(lobby))).state == "lobby"
    assert await bot.tables.read(moderating.newest, sandbox_server(bot, ana)) == ()


async def test_a_role_that_is_set_for_it_keeps_order_too(
    bot: Bot, sandbox: Sandbox, ana: Person, ben: Person
) -> None:
    lobby = await open_lobby(ana, "firebulls", seats=4)
    role = given(sandbox, ben, Permission(0))
    await bot.restart()
    shown = as_message(await ben.slash("/help"))
    assert await forged(sandbox, ben, shown, "v1:acts:0:0:") == say("refused-not-moderating")
    await bot.tables.set_server(pressed_by(ana, bot), "moderators", role)
    told = await forged(sandbox, ben, shown, f"v1:tableclosed:{game_of(lobby)}:0:")
    assert f"<@{ben.id}> closed table" in told


async def test_of_two_who_undo_at_once_one_does_and_the_other_reads_it(
    bot: Bot, sandbox: Sandbox, ana: Person, ben: Person, chloe: Person, game: Gathering
) -> None:
    given(sandbox, ben, Permission.MANAGE_THREADS)
    done = await closed(ana, game)
    theirs = as_message(await ben.slash("/help"))
    (act,) = await bot.tables.read(moderating.newest, sandbox_server(bot, ana))
    both = {
        ana: pressing(sandbox, ana, done, f"v1:undoact:{act.id}:0:"),
        ben: pressing(sandbox, ben, theirs, f"v1:undoact:{act.id}:0:"),
    }
    await at_once(both)
    await game.settled()
    await ana.caught_up()
    assert (await game.table()).state == "running"
    lines = [one.text for one in await game.posts() if one.text == say("moderated-reopen")]
    assert len(lines) == 1
    read = [one for person in both for one in person.all_messages() if one.ephemeral]
    assert sum(one.text == say("refused-act-undone") for one in read) == 1


async def test_settings_that_change_while_a_lobby_opens_hold_for_it_or_for_the_next(
    bot: Bot, ana: Person, ben: Person
) -> None:
    """Nothing in between: there is a table, or a sentence why there is none."""
    changing = bot.tables.set_server(pressed_by(ana, bot), "games", ("fireship",))
    shown, _ = await asyncio.gather(ben.slash("/newgame firebulls"), changing)
    await bot.told()
    text = as_message(shown).text
    assert (text == say("refused-game-not-here")) == (not await bot.tables.of(ben.id))
    assert as_message(await ben.slash("/newgame firebulls")).text == say("refused-game-not-here")


async def test_after_a_day_nothing_is_offered_to_be_undone(
    bot: Bot, ana: Person, clock: Clock, game: Gathering
) -> None:
    done = await closed(ana, game)
    clock.now += 24 * 3_600_000
    await bot.sweeps()
    await ana.press(UNDO, on=done)
    await ana.sees(say("refused-act-stays"))
    listed = as_message(await ana.slash("/server"))
    shown = as_message(await ana.press(say("acts-button"), on=listed) or await ana.sees_changed(listed))
    assert f"closed table {game.id}" in shown.text
    assert shown.menu(say("acts-undo")) is None
