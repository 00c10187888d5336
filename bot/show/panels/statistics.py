"""Statistics as a picture, with all of its numbers behind a button."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from math import sqrt

from bot.inbound.buttons import Control as Behind
from bot.inbound.buttons import GameInWords, PersonInWords, PersonStats, ServerInWords
from bot.show.display_names import printed
from bot.show.messages import statistics as told
from bot.show.panel import Button, Panel, in_rows
from bot.show.pictures import Pictures
from bot.show.sentences import Said, said
from engines.core import AnyRules
from renderer.charts import Bar, Bars, Chart, Clock, Columns, Curve, Facts, Page
from tables.statistics import GameFigures, PersonFigures, Point, ServerFigures, Share

LEAST = 3  # games of which a picture says anything
OPENINGS, OPTIONS, PLACES = 3, 6, 8
HOURS = 24
DATES = 40  # of a curve, at which it is looked for another month


async def person_panel(
    of: PersonFigures, games: Sequence[AnyRules], locale: str, pictures: Pictures
) -> Panel:
    say, keys = said(locale), [one.key for one in games]
    others = [key for key in of.games if key != of.rules]
    buttons = [
        Button(told.game_name(key, games, say), PersonStats(keys.index(key), of.person)) for key in others
    ]
    behind = PersonInWords(keys.index(of.rules), of.person)
    lines = told.person_lines(of, games, say)
    return await _panel(person_page(of, games, say), lines, behind, buttons, say, pictures)


async def game_panel(of: GameFigures, rules: AnyRules, book: int, locale: str, pictures: Pictures) -> Panel:
    say = said(locale)
    lines = told.game_lines(of, rules, say)
    return await _panel(game_page(of, rules, say), lines, GameInWords(book), [], say, pictures)


async def server_panel(
    of: ServerFigures,
    name: str,
    free: Mapping[str, int],
    games: Sequence[AnyRules],
    locale: str,
    pictures: Pictures,
) -> Panel:
    say = said(locale)
    lines = told.server_lines(of, name, free, games, say)
    page = server_page(of, name, free, games, say)
    return await _panel(page, lines, ServerInWords(), [], say, pictures)


async def _panel(
    page: Page, lines: Sequence[str], behind: Behind, more: Sequence[Button], say: Said, pictures: Pictures
) -> Panel:
    """Without a picture the words stand in its place."""
    alt = told.told_briefly([line.replace("**", "") for line in lines], say)
    picture = await pictures.page(page, alt)
    if picture is None:
        return Panel(("\n".join(lines),), in_rows(more))
    return Panel((), in_rows([Button(say("stats-words-button"), behind), *more]), picture)


def person_page(of: PersonFigures, games: Sequence[AnyRules], say: Said) -> Page:
    rules = next(one for one in games if one.key == of.rules)
    enough = of.rules in of.games and of.games[of.rules].games >= LEAST
    rating = of.rating
    return Page(
        title=printed(of.name),
        subtitle=told.summary(of, rules, say),
        figure="" if rating is None else say("stats-value", value=rating.rating),
        doubt="" if rating is None else f"± {rating.doubt}",
        rows=(
            (_curve(of, say), _won(of, games, say)),
            (
                Columns(say("stats-by-players"), _columns(of.by_players, 0) if enough else ()),
                Columns(say("stats-by-seat"), _columns(of.by_seat, 1) if enough else ()),
                _clock(of, say) if enough else Clock(say("stats-thinking"), (None,) * HOURS, ""),
            ),
            (
                _first(of, rules, say, enough=enough),
                Facts(say("stats-records"), tuple(told.records(of, rules, say)) if enough else ()),
            ),
        ),
    )


def game_page(of: GameFigures, rules: AnyRules, say: Said) -> Page:
    seats = tuple(
        Columns(say("stats-seats-of", players=players), _columns(shares, 1) if _enough(shares) else ())
        for players, shares in of.seats.items()
    )
    facts = list[tuple[str, str]]()
    for what, spread, unit in told.spreads(of, rules, say):
        middle, half = told.measured(spread, unit, say)
        facts += [(what, middle), (half, "")]
    facts.append((say("stats-level"), told.percent(of.level, of.games, say)))
    chosen = told.options(of, rules, say)[:OPTIONS]
    bars = tuple(
        Bar(
            what,
            told.percent(one.games, of.games, say),
            one.games / of.games,
            crowned=told.percent(one.won, one.games, say),
        )
        for what, one in chosen
    )
    enough = of.games >= LEAST
    second = (
        Bars(say("stats-options"), bars if enough else (), say("stats-options-key") if enough else ""),
        Facts(say("stats-spread"), tuple(facts) if enough else ()),
    )
    middle_of = (len(seats) + 1) // 2 if len(seats) > 2 else len(seats)
    rows: tuple[tuple[Chart, ...], ...] = (seats[:middle_of], seats[middle_of:], second)
    title = told.game_name(rules.key, (rules,), say)
    return Page(title, say("stats-summary-game", games=of.games), tuple(row for row in rows if row))


def server_page(
    of: ServerFigures, name: str, free: Mapping[str, int], games: Sequence[AnyRules], say: Said
) -> Page:
    most = max(of.games.values(), default=1)
    played = tuple(
        Bar(told.game_name(key, games, say), str(count), count / most) for key, count in of.games.items()
    )
    seats = tuple((told.game_name(key, games, say), str(count)) for key, count in free.items())
    best = max((max(one.won, one.expected) for one in of.table[:PLACES]), default=1.0) or 1.0
    table = tuple(
        Bar(
            f"{one.place}. {printed(one.name)}",
            say("stats-won-of", won=told.amount(one.won), games=one.games),
            one.won / best,
            one.expected / best,
        )
        for one in of.table[:PLACES]
    )
    return Page(
        title=printed(name),
        subtitle=told.server_summary(of, say),
        rows=(
            (Bars(say("stats-games"), played), Facts(say("stats-open"), seats)),
            (Bars(say("stats-table"), table, say("stats-expected")),),
        ),
    )


def _curve(of: PersonFigures, say: Said) -> Curve:
    points = tuple((one.rating, one.doubt) for one in of.curve)
    title = say(f"stats-rating-{of.pool}")
    return Curve(title, points, _dates(of.curve, say)) if len(points) >= LEAST else Curve(title, ())


def _dates(curve: Sequence[Point], say: Said) -> tuple[tuple[int, str], ...]:
    """Where a month begins that the curve has not had before."""
    found, last = list[tuple[int, str]](), (0, 0)
    for number, one in enumerate(curve):
        at = datetime.fromtimestamp(one.at / 1000, UTC)
        if (at.year, at.month) != last:
            found.append((number, say("stats-month", month=at.month)))
            last = at.year, at.month
    return tuple(found)


def _won(of: PersonFigures, games: Sequence[AnyRules], say: Said) -> Bars:
    bars = tuple(
        Bar(
            told.game_name(key, games, say),
            told.percent(one.won, one.games, say),
            one.won / one.games,
            _expected(one),
        )
        for key, one in of.games.items()
        if one.games >= LEAST
    )
    return Bars(say("stats-won"), bars, say("stats-expected") if bars else "")


def _columns(of: Mapping[int, Share], first: int) -> tuple[Bar, ...]:
    return tuple(
        Bar(str(key + first), str(round(100 * one.won / one.games)), one.won / one.games, _expected(one))
        for key, one in of.items()
    )


def _expected(one: Share) -> float | None:
    return None if one.expected is None else one.expected / one.games


def _enough(shares: Mapping[int, Share]) -> bool:
    return all(one.games >= LEAST for one in shares.values())


def _clock(of: PersonFigures, say: Said) -> Clock:
    """A wedge's surface tells how long: seconds and hours stand on one clock."""
    most = max(of.hours.values(), default=0)
    hours = tuple(sqrt(of.hours[hour] / most) if hour in of.hours and most else None for hour in range(HOURS))
    middle = "" if of.seconds is None else told.duration(of.seconds, say)
    return Clock(say("stats-thinking"), hours, middle)


def _first(of: PersonFigures, rules: AnyRules, say: Said, *, enough: bool) -> Bars:
    whole, title = sum(one.games for one in of.openings), say("stats-first")
    bars = tuple(
        Bar(
            text,
            told.percent(one.games, whole, say),
            one.games / whole,
            crowned=told.percent(one.won, one.games, say),
        )
        for one, text in told.openings(of.openings, rules, say)[:OPENINGS]
    )
    return Bars(title, bars, say("stats-first-key")) if enough and bars else Bars(title, ())
