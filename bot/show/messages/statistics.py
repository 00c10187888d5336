"""Statistics in words: every number of the pictures, and those that have no room there."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime

from bot.show.display_names import printed
from bot.show.panel import Panel
from bot.show.sentences import Said
from engines.core import Action, AnyRules, Refused
from engines.log import kinds
from engines.notation import parse
from engines.words import Words
from tables.statistics import (
    GameFigures,
    Opening,
    PersonFigures,
    Point,
    ServerFigures,
    Share,
    Spread,
    Standing,
)

POINTS, PLACES = 12, 10  # of a rating's past, of a table
OPENINGS, CHOICES = 5, 5  # of a person; of an option
ALT = 1024
MINUTE, HOUR, DAY = 60, 3_600, 86_400  # seconds
UNITS = ((2 * DAY, DAY, "days"), (2 * HOUR, HOUR, "hours"), (2 * MINUTE, MINUTE, "minutes"))


def person_in_words(of: PersonFigures, games: Sequence[AnyRules], said: Said) -> Panel:
    return Panel(("\n".join(person_lines(of, games, said)),))


def game_in_words(of: GameFigures, rules: AnyRules, said: Said) -> Panel:
    return Panel(("\n".join(game_lines(of, rules, said)),))


def server_in_words(
    of: ServerFigures, name: str, free: Mapping[str, int], games: Sequence[AnyRules], said: Said
) -> Panel:
    return Panel(("\n".join(server_lines(of, name, free, games, said)),))


def told_briefly(lines: Sequence[str], said: Said) -> str:
    """For those who hear a picture: as many of its lines as there is room for."""
    rest = said("stats-rest", button=said("stats-words-button"))
    kept, left = list[str](), ALT - len(rest) - 1
    for line in (said("stats-alt"), *lines):
        left -= len(line) + 1
        if left < 0:
            return "\n".join((*kept, rest))
        kept.append(line)
    return "\n".join(kept)


def person_lines(of: PersonFigures, games: Sequence[AnyRules], said: Said) -> list[str]:
    rules = next(one for one in games if one.key == of.rules)
    return [f"**{printed(of.name)}**", summary(of, rules, said), *_person(of, rules, games, said)]


def _person(of: PersonFigures, rules: AnyRules, games: Sequence[AnyRules], said: Said) -> Iterator[str]:
    if of.rating is not None:
        pool, point = said(f"stats-rating-{of.pool}"), of.rating
        yield said("stats-line-rating", pool=pool, rating=point.rating, doubt=point.doubt, games=of.rated)
        yield said("stats-line-shown", points=", ".join(_point(one, said) for one in _some(of.curve)))
    yield from (share_line(game_name(key, games, said), one, said) for key, one in of.games.items())
    for players, one in of.by_players.items():
        yield share_line(said("stats-players", players=players), one, said)
    for seat, one in of.by_seat.items():
        yield share_line(said("stats-seat", seat=seat + 1), one, said)
    if of.seconds is not None:
        yield said("stats-line-thinking", time=duration(of.seconds, said))
        hours = [said("stats-hour", hour=hour, time=duration(one, said)) for hour, one in of.hours.items()]
        yield said("stats-line-hours", hours=", ".join(hours))
    for opening, told in openings(of.openings, rules, said):
        yield _first(opening, told, sum(one.games for one in of.openings), said)
    yield from (Words(said.locale).named(what, number) for what, number in records(of, rules, said))
    if of.newest is not None:
        yield said("stats-line-newest", count=of.newest)
    if of.apart:
        apart = {
            kind: said(f"stats-apart-{kind}", games=one.games, won=amount(one.won))
            for kind, one in of.apart.items()
        }
        yield "\n".join((said("stats-line-apart"), *apart.values()))


def game_lines(of: GameFigures, rules: AnyRules, said: Said) -> list[str]:
    return [f"**{_named(rules, said)}**", said("stats-summary-game", games=of.games), *_game(of, rules, said)]


def _game(of: GameFigures, rules: AnyRules, said: Said) -> Iterator[str]:
    for players, seats in of.seats.items():
        yield f"**{said('stats-players', players=players)}**"
        yield from (share_line(said("stats-seat", seat=seat + 1), one, said) for seat, one in seats.items())
    for what, one in options(of, rules, said):
        share = percent(one.games, of.games, said)
        won = amount(one.won)
        part = percent(one.won, one.games, said)
        yield said("stats-line-option", what=what, games=one.games, percent=share, won=won, part=part)
    for what, spread, unit in spreads(of, rules, said):
        low, middle, high = (_measured(one, unit, said) for one in (spread.low, spread.middle, spread.high))
        yield said("stats-line-spread", what=what, middle=middle, low=low, high=high)
    yield said("stats-line-level", games=of.level, percent=percent(of.level, of.games, said))
    if of.apart:
        many = [said(f"stats-many-{kind}", games=games) for kind, games in of.apart.items()]
        yield "\n".join((said("stats-line-apart"), *many))


def server_lines(
    of: ServerFigures, name: str, free: Mapping[str, int], games: Sequence[AnyRules], said: Said
) -> list[str]:
    return [f"**{printed(name)}**", server_summary(of, said), *_server(of, free, games, said)]


def _server(
    of: ServerFigures, free: Mapping[str, int], games: Sequence[AnyRules], said: Said
) -> Iterator[str]:
    named = Words(said.locale).named
    yield from (named(game_name(key, games, said), count) for key, count in of.games.items())
    if free:
        told = ", ".join(named(game_name(key, games, said), count) for key, count in free.items())
        yield said("stats-line-open", games=told)
    if not of.games:
        yield said("stats-line-nobody", newgame=f"`/{said('command-newgame')}`")
    yield from (_place(one, said) for one in of.table[:PLACES])
    yield said("stats-hidden", settings=f"`/{said('command-settings')}`")
    if of.newest is not None:
        yield said("stats-line-newest", count=of.newest)


def summary(of: PersonFigures, rules: AnyRules, said: Said) -> str:
    share = of.games.get(of.rules, Share(0, 0, 0))
    return said("stats-summary", game=_named(rules, said), games=share.games, won=amount(share.won))


def server_summary(of: ServerFigures, said: Said) -> str:
    at = datetime.fromtimestamp(of.since / 1000, UTC)
    return said(
        "stats-summary-server",
        month=said("stats-month", month=at.month),
        year=str(at.year),
        games=sum(of.games.values()),
        people=of.people,
    )


def openings(of: Sequence[Opening], rules: AnyRules, said: Said) -> list[tuple[Opening, str]]:
    """The most frequent, as they are said; one of older rules that nobody can read any more is left out."""
    words, found = Words(said.locale, rules), list[tuple[Opening, str]]()
    for one in of[:OPENINGS]:
        action = _read(rules, one.text)
        if action is not None:
            found.append((one, words.begun(action, 1)))
    return found


def records(of: PersonFigures, rules: AnyRules, said: Said) -> list[tuple[str, str]]:
    """Those that there are."""
    if of.rules not in of.games:
        return []
    unit = _unit(rules, said)
    told: list[tuple[str, int | None]] = [
        (said("stats-peak"), of.records.peak),
        (said("stats-streak"), of.records.streak),
        (said("stats-points", unit=unit), of.records.points),
        (said("stats-quickest"), of.records.quickest),
        (said("stats-closest", unit=unit), of.records.closest),
    ]
    return [(what, said("stats-value", value=value)) for what, value in told if value is not None]


def options(of: GameFigures, rules: AnyRules, said: Said) -> list[tuple[str, Share]]:
    """What was played with each choice of each option, in the order of the game."""
    words, found = Words(said.locale, rules), list[tuple[str, Share]]()
    for option in rules.options:
        chosen = of.options.get(option.key, {})
        for value in sorted(chosen, key=lambda one: (-chosen[one].games, one))[:CHOICES]:
            told = _option(words, option.key, value)
            if told:
                found.append((told, chosen[value]))
    return found


def spreads(of: GameFigures, rules: AnyRules, said: Said) -> list[tuple[str, Spread, str]]:
    """What is measured, and as what."""
    told = (
        (said("stats-turns"), of.turns, ""),
        (said("stats-lasts"), of.hours, "hours"),
        (said("stats-gap", unit=_unit(rules, said)), of.gap, ""),
    )
    return [(what, spread, unit) for what, spread, unit in told if spread is not None]


def _unit(rules: AnyRules, said: Said) -> str:
    """What a game counts at its end: points, islands."""
    return Words(said.locale, rules).format("result-unit")


def measured(spread: Spread, unit: str, said: Said) -> tuple[str, str]:
    """At the median, and in half of the games."""
    low, middle, high = (_measured(one, unit, said) for one in (spread.low, spread.middle, spread.high))
    return middle, said("stats-half", low=low, high=high)


def _measured(value: int, unit: str, said: Said) -> str:
    return duration(value * HOUR, said) if unit else said("stats-value", value=value)


def share_line(what: str, one: Share, said: Said) -> str:
    return said(
        "stats-line-share",
        what=what,
        games=one.games,
        won=amount(one.won),
        percent=percent(one.won, one.games, said),
        expected=amount(one.expected or 0.0),
    )


def percent(part: float, whole: float, said: Said) -> str:
    return said("stats-percent", value=round(100 * part / whole))


def amount(number: float) -> int | float:
    """With one decimal, where it is not whole."""
    near = round(number, 1)
    return int(near) if near == int(near) else near


def duration(seconds: int, said: Said) -> str:
    for least, unit, name in UNITS:
        if seconds >= least:
            return said(f"stats-unit-{name}", count=round(seconds / unit))
    return said("stats-unit-seconds", count=seconds)


def game_name(key: str, games: Sequence[AnyRules], said: Said) -> str:
    return _named(next(one for one in games if one.key == key), said)


def _named(rules: AnyRules, said: Said) -> str:
    return Words(said.locale, rules).format("game-name")


def _option(words: Words, key: str, value: str) -> str:
    if value.isdecimal():
        return words.format(f"option-{key}-number", {"number": int(value)})
    return words.named(words.format(f"option-{key}"), words.format(f"option-{key}-{value}"))


def _read(rules: AnyRules, text: str) -> Action | None:
    try:
        return parse(kinds(rules), text)
    except Refused:
        return None


def _point(one: Point, said: Said) -> str:
    return said("stats-point", rating=one.rating, doubt=one.doubt)


def _some(curve: Sequence[Point]) -> Sequence[Point]:
    """At most so many, the first and the last among them."""
    if len(curve) <= POINTS:
        return curve
    return [curve[round(at * (len(curve) - 1) / (POINTS - 1))] for at in range(POINTS)]


def _first(opening: Opening, told: str, whole: int, said: Said) -> str:
    share = percent(opening.games, whole, said)
    won = amount(opening.won)
    part = percent(opening.won, opening.games, said)
    return said("stats-line-first", what=told, games=opening.games, percent=share, won=won, part=part)


def _place(one: Standing, said: Said) -> str:
    return said(
        "stats-line-place",
        place=one.place,
        name=printed(one.name),
        won=amount(one.won),
        games=one.games,
        expected=amount(one.expected),
    )
