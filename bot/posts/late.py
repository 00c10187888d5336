"""Who is overdue: for all in the thread, and for each of them in one direct message."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

import discord

from bot import messages, reach, told
from bot.controls import Control
from bot.late import delays, remedies, wanting
from bot.listing import play_button
from bot.panels import Button, Panel, in_rows
from bot.posts.live import LivePosts, Living
from bot.posts.notices import NoticePosts
from bot.quiet import quiet
from bot.said import Said, said
from bot.table import Table
from bot.told import Told
from db import people, reminders, waits
from db.database import Connection
from db.outbox import Row
from db.people import Person
from db.waits import Wait
from engines.core import Seat

LISTED = 15  # games with a button of their own in one message


@dataclass(frozen=True, slots=True)
class Late:
    """Whom a table waits for too long."""

    table: Table
    waits: Sequence[Wait]
    known: Mapping[int, Person]
    before: Told
    asked: Sequence[messages.Asked]


@dataclass(frozen=True, slots=True)
class Overdue:
    """What a person is reminded of, the most urgent first."""

    person: Person
    waits: Sequence[Wait]
    snoozed: Mapping[int, int]  # games, until when
    before: Told


class LatePosts(LivePosts, NoticePosts):
    async def late(self, row: Row) -> None:
        assert row.game is not None
        late, now = await self.tables.look(row.game, _late), self.tables.now()
        table, away = late.table, reach.away(late.table, late.known, now)

        async def panel(news: Collection[str], mark: int) -> Panel:
            persons = [one.person for one in late.waits if str(one.seat) in news]
            called = [one for one in persons if one is not None and reach.is_called(late.known[one], now)]
            since = {Seat(one.seat): _since(one, now) for one in late.waits}
            return messages.late(table, said(table.locale), since, called, away, late.asked, mark)

        pings = {str(one.seat): (_since(one), one.reminded) for one in late.waits}
        await self.live(
            row, self.channel(row.channel), Living(told.late(table.id), late.before, pings, panel)
        )

    async def remind(self, row: Row) -> None:
        assert row.audience is not None
        person, now = row.audience, self.tables.now()
        overdue = await self.tables.db.read(lambda conn: _overdue(conn, person))
        tables = {one.game: await self.tables.get(one.game) for one in overdue.waits}
        due = [one for one in overdue.waits if one.seat in tables[one.game].waiting]

        async def panel(_news: Collection[str], mark: int) -> Panel:
            if len(due) == 1:
                return await self._one(overdue, tables[due[0].game], due[0], mark)
            return _several(overdue, tables, due, now, mark)

        living = Living(
            told.reminder(person),
            overdue.before,
            {str(one.game): (_since(one), one.reminded) for one in due},
            panel,
            muted=frozenset(map(str, overdue.snoozed)),
            silent=quiet(overdue.person, now),
        )
        channel = await self.client.create_dm(discord.Object(person))
        await self.live(row, channel, living)
        for one in due:
            await self.forget_turn(channel, one.game, row)

    async def _one(self, overdue: Overdue, table: Table, wait: Wait, mark: int) -> Panel:
        """As at the beginning of the turn, with how long ago that was."""
        locale = overdue.person.language or table.locale
        say, words = said(locale), table.words(locale)
        note = "\n".join([say("notice-overdue"), _line(overdue, table, wait, say, self.tables.now())])
        buttons = (Button(say("turn-button"), Control("turn", table.id), "main"), *_snooze(overdue, say))
        return await self.own_turn(table, Seat(wait.seat), words, note, buttons, mark)


def _late(conn: Connection, table: Table) -> Late:
    waiting = [one for one in waits.of_game(conn, table.id) if one.reminded and one.seat in table.waiting]
    known = people.get_all(conn, tuple(one.person for one in table.sitters if one.person is not None))
    return Late(table, waiting, known, told.get(conn, told.late(table.id)), _asked(conn, table))


def _asked(conn: Connection, table: Table) -> list[messages.Asked]:
    """What the others may decide now, and how many want it."""
    return [
        messages.Asked(remedy, delay, wanting(conn, table, remedy, delay))
        for delay in delays(table)
        for remedy in remedies(table, delay.seat)
    ]


def _overdue(conn: Connection, person: int) -> Overdue:
    """Nothing, if they take no direct messages."""
    known = people.get(conn, person)
    late = [one for one in waits.of_person(conn, person) if one.reminded] if reach.gets_dm(known) else []
    snoozed = {
        one.game: row.due_at
        for one in late
        for row in reminders.of_seat(conn, one.game, one.seat)
        if row.kind == "snooze"
    }
    return Overdue(known, late, snoozed, told.get(conn, told.reminder(person)))


def _several(
    overdue: Overdue, tables: Mapping[int, Table], due: Sequence[Wait], now: int, mark: int
) -> Panel:
    say = said(overdue.person.language or tables[due[0].game].locale)
    lines = [f"• {_line(overdue, tables[one.game], one, say, now)}" for one in due]
    buttons = [play_button(tables[one.game], say) for one in due[:LISTED]]
    rows = (*in_rows(buttons), _snooze(overdue, say))
    return Panel(("\n".join([say("notice-several"), *lines]),), rows, marker=mark)


def _line(overdue: Overdue, table: Table, wait: Wait, say: Said, now: int) -> str:
    """Which table, since when, and until when they want no reminder of it."""
    line = say(
        "notice-since",
        game=table.words(say.locale).format("game-name"),
        number=table.id,
        link=table.link,
        since=messages.ago(_since(wait, now)),
    )
    until = overdue.snoozed.get(table.id)
    return line if until is None else f"{line} {say('notice-snoozed', until=messages.ago(until))}"


def _snooze(overdue: Overdue, say: Said) -> tuple[Button, ...]:
    """As long as there is something to be left in peace about."""
    silent = all(one.game in overdue.snoozed for one in overdue.waits)
    return () if silent else (Button(say("snooze-button"), Control("snooze")),)


def _since(wait: Wait, most: int | None = None) -> int:
    """Never in the future, also when the clock went back."""
    assert wait.since is not None
    return wait.since if most is None else min(wait.since, most)
