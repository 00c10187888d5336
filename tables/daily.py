"""The deal of the day: promised the day before, begun once by each person, compared among all."""

import os
from collections.abc import Sequence
from dataclasses import dataclass

from db import deals, games, people, seats, seeds
from db.deals import Field, Promise, Try
from engines import deals as dealing
from engines import rules_of
from engines.chance import commitment
from engines.core import AnyRules, Leave, Settings
from tables import announcements, days, leaving, lobby, openings, store, timers
from tables.context import Tx
from tables.model import Press, Table
from tables.refusals import TableRefused
from tables.timers import DealOver

PACE = "none"
SHOWN = 12  # days of whose deal a card tells whether they were played


@dataclass(frozen=True, slots=True)
class Revealed:
    """What a deal was made of, whose day is closed."""

    promise: Promise
    secret: bytes


@dataclass(frozen=True, slots=True)
class Result:
    """A deal that one person has finished, or left, among all who have."""

    table: Table
    tried: Try
    field: Field

    @property
    def place(self) -> int:
        return 1 + self.field.above

    @property
    def others(self) -> int:
        return self.field.finished - 1


@dataclass(frozen=True, slots=True)
class Today:
    """The deal of a day, as one person finds it."""

    day: int
    number: int  # of the deals of this bot
    rules: AnyRules
    book: int  # the place of its game among the games
    level: str
    opponents: int
    options: Settings  # what is not as usual
    promise: Promise
    tomorrow: Promise
    revealed: Revealed | None
    mine: Table | None  # theirs of today, also under way
    earlier: Table | None  # theirs of the day before, still under way
    result: Result | None
    streak: int
    played: Sequence[bool]  # of the last days, the oldest first

    @property
    def ends(self) -> int:
        return days.begins(self.day + 1)


def promised(tx: Tx) -> None:
    """The deals of today and of tomorrow are there, whoever comes first."""
    today = days.day_of(tx.now)
    for day in (today, today + 1):
        _promise(tx, day)


def look(tx: Tx, person: int, day: int | None = None) -> Today:
    """That of today, or of an earlier day."""
    promised(tx)
    today = days.day_of(tx.now)
    day = today if day is None else min(day, today)
    if deals.promise(tx.conn, day) is None:
        raise TableRefused("old")
    deal, finished = dealing.deal_of(day), deals.finished_days(tx.conn, person)
    mine, before = (deals.of_person(tx.conn, one, person) for one in (day, day - 1))
    return Today(
        day=day,
        number=1 + day - (deals.first_day(tx.conn) or day),
        rules=_rules(tx, deal),
        book=list(tx.rules).index(deal.game),
        level=deal.level,
        opponents=deal.seats - 1,
        options=dict(deal.options),
        promise=_promise(tx, day),
        tomorrow=_promise(tx, today + 1),
        revealed=_revealed(tx, today),
        mine=None if mine is None else store.get(tx, mine.game),
        earlier=_under_way(tx, before),
        result=_result(tx, mine),
        streak=days.streak(finished, today),
        played=[one in finished for one in range(day - SHOWN + 1, day + 1)],
    )


def begin(tx: Tx, press: Press, day: int, locale: str) -> Table:
    """Once; whoever presses again is given what they have begun."""
    promised(tx)
    known = deals.of_person(tx.conn, day, press.person)
    if known is not None:
        return store.get(tx, known.game)
    if day != days.day_of(tx.now):
        raise TableRefused("daily-past")
    openings.count(tx, press.person)
    return _dealt(tx, press, day, locale)


def share(tx: Tx, press: Press, day: int, channel: int, locale: str) -> None:
    """A card in that channel."""
    tx.put(announcements.deal_card(finished(tx, press.person, day).game, channel, locale))


def finished(tx: Tx, person: int, day: int) -> Try:
    """Refused, unless they have played it to its end."""
    tried = deals.of_person(tx.conn, day, person)
    if tried is None or tried.points is None:
        raise TableRefused("daily-unshared")
    return tried


def shown(tx: Tx, game: int) -> tuple[Today, Result, str] | None:
    """Of whom a card tells; None: of nobody any more."""
    table, tried = store.get(tx, game), deals.of_game(tx.conn, game)
    result = _result(tx, tried)
    if tried is None or tried.person is None or result is None:
        return None
    return look(tx, tried.person, tried.day), result, table.sitters[dealing.OF_PERSON].name


def over(tx: Tx, due: DealOver) -> None:
    """Its day is closed; it ends by the rule for who leaves."""
    table = store.get(tx, due.game, lock=True)
    if table.state == "running" and Leave(dealing.OF_PERSON) in table.rules.legal(table.running.state, None):
        leaving.go(tx, table, dealing.OF_PERSON, due.key)


def _dealt(tx: Tx, press: Press, day: int, locale: str) -> Table:
    deal, secret = dealing.deal_of(day), deals.secret_of(tx.conn, day)
    rules, options = _as_the_first(tx, day, deal)
    opening = games.Opening(
        key=press.key,
        guild=games.NO_GUILD,
        channel=0,
        opener=press.person,
        rules=rules.key,
        rules_version=rules.version,
        size=deal.seats,
        options=options,
        pace=PACE,
        private=True,
        locale=locale,
        commitment=commitment(secret),
        solo=True,
        unrated=True,
        day=day,
    )
    game = games.open_table(tx.conn, opening, tx.now)
    seeds.keep(tx.conn, game, secret)
    people.seen(tx.conn, press.person, press.name, tx.now, press.locale)
    seats.join(tx.conn, game, press.person, press.name, contribution(day, 0), tx.now)
    for seat in range(1, deal.seats):
        seats.add_computer(tx.conn, game, deal.level, press.person, contribution(day, seat), tx.now)
    deals.begin(tx.conn, game, day, press.person)
    timers.plan(tx, [DealOver(key=f"deal:{game}", due_at=days.closes(day), game=game)])
    return lobby.begin(tx, game)


def contribution(day: int, seat: int) -> str:
    """To the seed, the same whoever joins: so everybody has the same start."""
    return f"deal:{day}:{seat}"


def _as_the_first(tx: Tx, day: int, deal: dealing.Deal) -> tuple[AnyRules, Settings]:
    """By the rules of who began first, should the bot have learned others in the course of the day."""
    rules, first = _rules(tx, deal), deals.first_game(tx.conn, day)
    like = None if first is None else games.get(tx.conn, first)
    if like is None:
        return rules, dict(deal.options)
    return rules_of(like.rules, like.rules_version, tuple(tx.rules.values())) or rules, like.options


def _rules(tx: Tx, deal: dealing.Deal) -> AnyRules:
    rules = tx.rules.get(deal.game)
    if rules is None:
        raise TableRefused("old")
    return rules


def _promise(tx: Tx, day: int) -> Promise:
    known = deals.promise(tx.conn, day)
    if known is not None:
        return known
    tx.goes_further()
    secret = os.urandom(32)
    made = Promise(day, commitment(secret), tx.now)
    deals.keep(tx.conn, made, secret)
    return made


def _revealed(tx: Tx, today: int) -> Revealed | None:
    """The newest that is closed, if there was one."""
    day = today - 1 - days.STAYS_OPEN
    known = deals.promise(tx.conn, day)
    return None if known is None else Revealed(known, deals.secret_of(tx.conn, day))


def _under_way(tx: Tx, one: Try | None) -> Table | None:
    table = None if one is None or one.ended_at is not None else store.get(tx, one.game)
    return table if table and table.state == "running" else None


def _result(tx: Tx, one: Try | None) -> Result | None:
    if one is None or one.ended_at is None:
        return None
    return Result(store.get(tx, one.game), one, deals.field(tx.conn, one))
