"""Who is overdue: for all in the thread, and for each of them in one direct message."""

from collections.abc import Collection, Iterator

from bot.inbound import buttons
from bot.outbound.delivery import Delivery
from bot.outbound.live_message import LivePosts, Living
from bot.outbound.posts.turn import NoticePosts
from bot.show import messages, table_words
from bot.show.panel import Button, Panel, in_rows
from bot.show.panels.looking import play_button
from bot.show.sentences import Said, said
from db.rows import Row, Wait
from engines.core import Seat
from tables import live_messages, overdue, reach
from tables.hours import MINUTE, quiet
from tables.live_messages import Ping
from tables.model import Table
from tables.overdue import LatePerson
from tables.pace import HOUR, snooze

LISTED = 15  # games with a button of their own in one message


class LatePosts:
    def __init__(self, to: Delivery, turn: NoticePosts) -> None:
        self._to, self._turn, self._live = to, turn, LivePosts(to)

    async def late(self, row: Row) -> None:
        assert row.game is not None
        late, now = await self._to.tables.read(overdue.at_table, row.game), self._to.tables.now()
        table, away = late.table, reach.away(late.table, late.known, now)

        async def panel(news: Collection[int], mark: int) -> Panel:
            persons = [one.person for one in late.waits if one.seat in news]
            called = [one for one in persons if one is not None and reach.is_called(late.known[one], now)]
            since = {Seat(one.seat): _since(one, now) for one in late.waits}
            return messages.late(table, said(table.locale), since, called, away, late.ballots, mark)

        pings = [Ping(of=one.seat, since=_since(one), times=one.reminded) for one in late.waits]
        await self._live.live(
            row,
            self._to.channel(row.channel),
            Living(live_messages.late(table.id), late.before, pings, panel),
        )

    async def remind(self, row: Row) -> None:
        assert row.audience is not None
        person, now = row.audience, self._to.tables.now()
        late = await self._to.tables.read(overdue.of_person, person)
        tables, due = late.tables, late.waits

        async def panel(_news: Collection[int], mark: int) -> Panel:
            if len(due) == 1:
                return await self._one(late, tables[due[0].game], due[0], mark)
            return _several(late, now, mark)

        living = Living(
            live_messages.reminder(person),
            late.before,
            [Ping(of=one.game, since=_since(one), times=one.reminded) for one in due],
            panel,
            muted=frozenset(late.snoozed),
            silent=quiet(late.person, now),
        )

        if living.pings or living.before.message is not None or row.attempts > 1:
            await self._to.privately(person, lambda channel: self._live.live(row, channel, living))
        for one in due:
            await self._turn.forget_turn(one.game, person)

    async def _one(self, late: LatePerson, table: Table, wait: Wait, mark: int) -> Panel:
        """As at the beginning of the turn, with how long ago that was."""
        locale = late.person.language or table.locale
        say, words = said(locale), table_words.words(table, locale)
        note = "\n".join([say("notice-overdue"), *_lines(late, table, wait, say, self._to.tables.now())])
        controls = (
            Button(say("turn-button"), buttons.Turn(table.id), "main"),
            *_snooze(late, say),
            messages.stop_button(say),
        )
        return await self._turn.own_turn(table, Seat(wait.seat), words, note, controls, mark)


def _several(late: LatePerson, now: int, mark: int) -> Panel:
    tables, due = late.tables, late.waits
    say = said(late.person.language or tables[due[0].game].locale)
    lines = [f"• {' '.join(_lines(late, tables[one.game], one, say, now))}" for one in due]
    buttons = [play_button(tables[one.game], say) for one in due[:LISTED]]
    rows = (*in_rows(buttons), (*_snooze(late, say), messages.stop_button(say)))
    return Panel(("\n".join([say("notice-several"), *lines]),), rows, marker=mark)


def _lines(late: LatePerson, table: Table, wait: Wait, say: Said, now: int) -> Iterator[str]:
    """Which table, since when, when the others may skip, and until when they want no reminder of it."""
    yield say(
        "notice-since",
        game=table_words.words(table, say.locale).format("game-name"),
        number=table.id,
        link=table_words.link(table),
        since=messages.ago(_since(wait, now)),
    )
    skipped = late.skips.get(table.id)
    if skipped is not None:
        yield say("notice-skip-now") if skipped <= now else say("notice-skip", at=messages.ago(skipped))
    until = late.snoozed.get(table.id)
    if until is not None:
        yield say("notice-snoozed", until=messages.ago(until))


def _snooze(late: LatePerson, say: Said) -> tuple[Button, ...]:
    """As long as there is something to be left in peace about."""
    open_ = {snooze(one.pace) for one in late.waits if one.game not in late.snoozed}
    if not open_:
        return ()
    longest = max(open_)
    hours, minutes = longest // HOUR, longest // MINUTE
    label = say("snooze-button", count=hours) if hours else say("snooze-minutes-button", count=minutes)
    return (Button(label, buttons.Snooze()),)


def _since(wait: Wait, most: int | None = None) -> int:
    """Never in the future, also when the clock went back."""
    assert wait.since is not None
    return wait.since if most is None else min(wait.since, most)
