"""Before the game: open, join, leave, pick, invite, start."""

import os
from collections.abc import Sequence
from dataclasses import replace

from db import games, outbox, people, seats, seeds
from db.rows import Server
from db.seats import Seated
from engines.chance import commitment
from engines.core import (
    AnyRules,
    Seat,
    Settings,
    checked_options,
    kept_picks,
    options_for,
)
from opponents import record
from opponents.levels import LEVELS as LEVELS
from opponents.levels import Level as Level
from tables import announcements, blocking, clocks, openings, servers, store, thinking, timers
from tables.context import Tx
from tables.model import NewTable, Press, Sitter, Table
from tables.refusals import Players, TableRefused
from tables.timers import WARNING, LobbyEnd, LobbyWarning


def posted(tx: Tx, game: int, message: int) -> None:
    games.change(tx.conn, game, lobby_message=message)


def open_table(tx: Tx, press: Press, wish: NewTable) -> Table:
    """A second wish for the same rematch sits down at the first; who plays alone is given the first."""
    checked_options(wish.rules, wish.seats, wish.options)
    guild = games.NO_GUILD if wish.solo else press.guild
    assert guild is not None
    played = wish.rematch_of and games.get(tx.conn, wish.rematch_of)
    if played and played.day is not None:
        raise TableRefused("daily-once")
    known = games.by_key(tx.conn, press.key)
    if known is not None:
        return store.get(tx, known.id)
    servers.check_person(tx, guild, press.person)
    again = wish.rematch_of and games.rematch(tx.conn, guild, wish.rematch_of)
    if again:
        return store.get(tx, again.id) if wish.solo else _join(tx, press, store.get(tx, again.id, lock=True))
    server = servers.get(tx, guild)
    if wish.rematch_of is None:
        servers.check_wish(server, wish)
    _check_caps(tx, server, press.person)
    openings.count(tx, press.person)
    game = _new_table(tx, press, wish, guild)
    _sit(tx, game, press)
    if wish.solo:  # there is no lobby: it begins at once
        people.change(tx.conn, press.person, dm_channel=wish.channel, dm_closed_at=None)
    else:
        timers.plan(tx, timers.of_lobby(game, tx.now, tx.now))
        tx.put(announcements.opened(game, wish.channel, wish.ping))
    for number, level in enumerate(wish.computers):
        _add_computer(tx, game, press, level, number)
    return _start_if_full(tx, store.get(tx, game))


def _new_table(tx: Tx, press: Press, wish: NewTable, guild: int) -> int:
    """Its place and what was promised for it; nobody sits there yet."""
    secret = os.urandom(32)
    opening = games.Opening(
        key=press.key,
        guild=guild,
        channel=wish.channel,
        opener=press.person,
        rules=wish.rules.key,
        rules_version=wish.rules.version,
        size=wish.seats,
        options=_chosen(wish),
        pace=wish.pace,
        private=wish.private,
        locale=wish.locale,
        commitment=commitment(secret),
        rematch_of=wish.rematch_of,
        solo=wish.solo,
        unrated=wish.solo or wish.unrated,
        hints=wish.hints,
    )
    game = games.open_table(tx.conn, opening, tx.now)
    seeds.keep(tx.conn, game, secret)
    if wish.thread is not None:
        take_thread(tx, wish.thread)
        games.change(tx.conn, game, thread=wish.thread)
    for guest in wish.guests:
        games.invite(tx.conn, game, guest, tx.now)
    return game


def join(tx: Tx, press: Press, game: int) -> Table:
    if repeated(tx, press, game):
        return store.get(tx, game)
    return _join(tx, press, store.get(tx, game, press, lock=True))


def leave(tx: Tx, press: Press, game: int) -> Table:
    if repeated(tx, press, game):
        return store.get(tx, game)
    table, seat = sitting_at(tx, press, game)
    remove(tx, table, seat, press.key)
    return store.get(tx, game)


def remove(tx: Tx, table: Table, seat: Seat, why: str) -> None:
    """Whoever sits there; without a person there is no table."""
    person = table.person_on(seat)
    if person is None:
        seats.take_away(tx.conn, table.id, seat)
    else:
        seats.leave(tx.conn, table.id, person)
    if all(one.computer or one.seat == seat for one in table.sitters):
        _close(tx, table.id, why)
    else:
        tx.put(announcements.lobby(table.id, table.channel, why))


def leave_unread(tx: Tx, game: int, press: Press) -> None:
    """A lobby that cannot be read."""
    seats.leave(tx.conn, game, press.person)
    if all(one.person is None for one in seats.of(tx.conn, game)):
        _close(tx, game, press.key)


def pick(tx: Tx, press: Press, game: int, key: str, choice: str) -> Table:
    if repeated(tx, press, game):
        return store.get(tx, game)
    table, seat = sitting_at(tx, press, game)
    if not seats.pick(tx.conn, game, seat, key, choice):
        raise TableRefused("pick-taken")
    relobby(tx, table, press)
    return store.get(tx, game)


def invite(tx: Tx, press: Press, game: int, guests: Sequence[int]) -> Table:
    table, _ = sitting_at(tx, press, game)
    for guest in guests:
        games.invite(tx.conn, game, guest, tx.now)
    return table


def add_computer(tx: Tx, press: Press, game: int, level: Level) -> Table:
    """By whoever sits there."""
    if repeated(tx, press, game):
        return store.get(tx, game)
    table, _ = sitting_at(tx, press, game)
    if len(table.sitters) >= table.size:
        raise TableRefused("full")
    if servers.set_to(servers.get(tx, table.guild), "computers") == "no":
        raise TableRefused("no-computers-here")
    _add_computer(tx, game, press, level)
    relobby(tx, table, press)
    return _start_if_full(tx, store.get(tx, game))


def take_away(tx: Tx, press: Press, game: int, level: Level) -> Table:
    """The newest computer of that level that this person may take away."""
    if repeated(tx, press, game):
        return store.get(tx, game)
    table, _ = sitting_at(tx, press, game)
    seat = next((one.seat for one in reversed(removable(table, press.person)) if _has(one, level)), None)
    if seat is None:
        raise TableRefused("not-your-computer")
    seats.take_away(tx.conn, game, seat)
    relobby(tx, table, press)
    return store.get(tx, game)


def removable(table: Table, person: int) -> Sequence[Sitter]:
    """Computers that came by this person; to whoever opened the table, and where neither sits any more to
    all who do, every one."""
    seated = {one.person for one in table.sitters} - {None}
    return [
        one
        for one in table.sitters
        if one.computer
        and (person in (one.added_by, table.opener) or not seated & {one.added_by, table.opener})
    ]


def start(tx: Tx, press: Press, game: int) -> Table:
    if repeated(tx, press, game):
        return store.get(tx, game)
    table, _ = sitting_at(tx, press, game)
    least = table.rules.seats[0]
    if len(table.sitters) < least:
        raise TableRefused("too-few", least=least)
    relobby(tx, table, press)
    return begin(tx, game)


def thread_made(tx: Tx, game: int, thread: int) -> None:
    """From here on there is a place for boards."""
    table = store.get(tx, game)
    if table.thread is None:
        games.change(tx.conn, game, thread=thread)
    table = replace(table, thread=table.thread or thread)
    if table.private:  # a public one hangs on the card by itself
        tx.put(announcements.lobby(game, table.channel, f"thread:{thread}"))
    tx.put(*announcements.beginning(table, store.people_of(tx, table)))


def warn(tx: Tx, due: LobbyWarning) -> None:
    """A day before the end."""
    table = store.get(tx, due.game, lock=True)
    if table.state == "lobby":
        tx.put(announcements.warning(table, due.due_at + WARNING))


def expire(tx: Tx, due: LobbyEnd) -> None:
    """Nobody has begun."""
    _close(tx, due.game, due.key)


def _close(tx: Tx, game: int, why: str) -> None:
    """Nobody wants it any more; of one that cannot be read there is nothing to show."""
    if games.expire(tx.conn, game, tx.now):
        for table in store.readable(tx, [game]).values():
            unwarn(tx, table)
            tx.put(announcements.lobby(table.id, table.channel, why))


def _chosen(wish: NewTable) -> Settings:
    """What is not chosen follows from the number that starts; a rematch says everything, chosen or not."""
    if wish.rematch_of is None:
        return wish.options
    usual = {option.key: option.default_for(wish.seats) for option in wish.rules.options}
    return {key: value for key, value in wish.options.items() if value != usual[key]}


def _join(tx: Tx, press: Press, table: Table) -> Table:
    game = _open(table).id
    if table.seat_of(press.person) is not None:
        raise TableRefused("seated")
    servers.check_person(tx, table.guild, press.person)
    if table.private and press.person != table.opener and not games.invited(tx.conn, game, press.person):
        raise TableRefused(
            "not-invited", name=Players([one.name for one in table.sitters if not one.computer][:1])
        )
    if len(table.sitters) >= table.size or blocking.keeps_out(tx, press.person, table):
        raise TableRefused("full")
    _sit(tx, game, press)
    relobby(tx, table, press)
    return _start_if_full(tx, store.get(tx, game))


def _check_caps(tx: Tx, server: Server, person: int) -> None:
    alone = server.id == games.NO_GUILD
    most, in_all = servers.set_to(server, "per_person"), servers.set_to(server, "in_all")
    assert isinstance(most, int)
    assert isinstance(in_all, int)
    if games.count_unfinished(tx.conn, server.id, person) >= most:
        raise TableRefused("too-many-alone" if alone else "too-many-games", most=most)
    if not alone and games.count_unfinished(tx.conn, server.id) >= in_all:
        raise TableRefused("too-many-tables")


def begin(tx: Tx, game: int) -> Table:
    """Seats, options and seed are settled; the position follows from them."""
    games.start(tx.conn, game, tx.now)
    lobby, sitting = games.get(tx.conn, game), seats.of(tx.conn, game)
    assert lobby is not None
    rules = store.rules_for(tx, lobby)
    games.change(tx.conn, game, size=len(sitting), options=options_for(rules, len(sitting), lobby.options))
    _keep_picks(tx, rules, sitting)
    table = store.get(tx, game)
    unwarn(tx, table)
    timers.plan(tx, timers.of_start(table, tx.now, tx.now))
    known = store.people_of(tx, table)
    table = clocks.wait(tx, table, known, ())
    thinking.plan(tx, table)
    if table.day is not None:
        return table  # it has no place but the panels of its person
    if table.thread is None:
        tx.put(announcements.thread(table))
    else:
        tx.put(*announcements.beginning(table, known))
        if not table.solo:
            tx.put(announcements.title(game, table.thread, "began"))
    return table


def _keep_picks(tx: Tx, rules: AnyRules, sitting: Sequence[Seated]) -> None:
    """Whoever picked first keeps it, whatever the seat; what cannot stand beside it goes."""
    game = sitting[0].game
    order = [Seat(seat) for seat in seats.pickers(tx.conn, game)]
    picked = {pick.key: tuple(one.picks.get(pick.key) for one in sitting) for pick in rules.picks}
    for key, kept in kept_picks(rules, len(sitting), picked, order).items():
        for one, choice in zip(sitting, kept, strict=True):
            if key in one.picks and choice is None:
                seats.unpick(tx.conn, game, one.seat, key)


def _start_if_full(tx: Tx, table: Table) -> Table:
    return begin(tx, table.id) if len(table.sitters) == table.size else table


def _add_computer(tx: Tx, game: int, press: Press, level: str, number: int = 0) -> None:
    given = record.TASTE + seats.contribution_of_computer(press.person, press.interaction, number)
    seats.add_computer(tx.conn, game, level, press.person, given, tx.now)


def _has(sitter: Sitter, level: Level) -> bool:
    return sitter.computer is not None and sitter.computer.level == level


def _sit(tx: Tx, game: int, press: Press) -> None:
    people.seen(tx.conn, press.person, press.name, tx.now, press.locale)
    given = seats.contribution(press.person, press.interaction)
    seats.join(tx.conn, game, press.person, press.name, given, tx.now)


def relobby(tx: Tx, table: Table, press: Press) -> None:
    tx.put(announcements.lobby(table.id, table.channel, press.key))


def unwarn(tx: Tx, table: Table) -> None:
    timers.cancel(tx, table.id, kinds=(LobbyWarning, LobbyEnd))
    if outbox.by_key(tx.conn, announcements.warned(table.id)) is not None:
        tx.put(announcements.unwarned(table))


def sitting_at(tx: Tx, press: Press, game: int) -> tuple[Table, Seat]:
    """Who that is comes before the state it is in."""
    table = store.get(tx, game, press, lock=True)
    seat = store.seat_of(table, press)
    return _open(table), seat


def _open(table: Table) -> Table:
    if table.state == "expired":
        raise TableRefused("expired", game=table.rules.key)
    if table.state != "lobby":
        raise TableRefused("already-running")
    return table


def repeated(tx: Tx, press: Press, game: int) -> bool:
    """Whether this interaction has changed the lobby already: by its word about that."""
    return outbox.by_key(tx.conn, announcements.lobby_key(game, press.key)) is not None


def take_thread(tx: Tx, thread: int) -> None:
    """A thread holds one game at a time; one that is over makes room."""
    other = games.in_thread(tx.conn, thread)
    if other is not None:
        if other.state in ("lobby", "running"):
            raise TableRefused("thread-taken")
        games.change(tx.conn, other.id, thread=None)
