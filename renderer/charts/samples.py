"""Pages to look at: much to tell, little, and names as long as they may be."""

from collections.abc import Mapping, Sequence
from math import cos, exp, sin

from renderer.charts import Bar, Bars, Clock, Columns, Curve, Facts, Page, draw_page

HOURS = (20, 0, 0, 0, 0, 0, 12, 34, 41, 22, 18, 25, 52, 60, 30, 22, 20, 28, 66, 80, 95, 100, 84, 47)
MONTHS = ((0, "Mar"), (9, "Apr"), (22, "May"), (33, "Jun"), (43, "Jul"), (52, "Aug"), (60, "Sep"))
LONGEST = "Wolfeschlegelsteinhausenbergerdo"
FIRSTS = (
    Bar("Take a card from the Reserve: blue bull", "41%", 0.41, crowned="61%"),
    Bar("Draw the top card of the deck", "27%", 0.27, crowned="48%"),
    Bar("Attack from direction 3", "14%", 0.14, crowned="100%"),
)
RECORDS = (
    ("Highest rating", "1,664"),
    ("Won in a row", "7"),
    ("Most points", "31"),
    ("Quickest win, turns", "38"),
    ("Closest win, points", "1"),
)


def points(count: int) -> tuple[tuple[int, int], ...]:
    """A rating that grows, with less and less doubt."""
    return tuple(
        (
            round(1500 + 130 * (1 - exp(-at / 20)) + 22 * sin(at * 1.7) + 12 * cos(at * 0.9)),
            round(44 + 126 * exp(-at / 20)),
        )
        for at in range(count)
    )


def columns(*won: int, first: int = 1) -> tuple[Bar, ...]:
    return tuple(Bar(str(at), str(one), one / 100, 1 / len(won)) for at, one in enumerate(won, first))


def person(name: str = "Giovanni Maria", count: int = 64, hours: Sequence[int] = HOURS) -> Page:
    won = (
        Bar("Fire Bulls", "53%", 0.53, 0.35),
        Bar("Fireship", "31%", 0.31, 0.33),
        Bar("Spring Festival", "100%", 1.0, 0.48),
    )
    clock = Clock("Thinking time", tuple(one / 100 if one else None for one in hours), "38 s")
    return Page(
        name,
        "Fire Bulls: 64 games, 34 won",
        (
            (Curve("Rating, two players", points(count), MONTHS), Bars("Won", won, "expected")),
            (
                Columns("Players, % won", columns(67, 56, 44, 13, first=2)),
                Columns("Seat, % won", columns(40, 28, 0, 30, 100)),
                clock,
            ),
            (Bars("First choices", FIRSTS, "won"), Facts("Records", RECORDS)),
        ),
        "1631",
        "± 44",
    )


def few() -> Page:
    """What somebody sees after their first game."""
    clock = Clock("Thinking time", (None,) * 24, "")
    return Page(
        "Ana",
        "Fireship: 1 game, 0 won",
        (
            (Curve("Rating, two players", ()), Bars("Won", ())),
            (Columns("Players, % won", ()), Columns("Seat, % won", ()), clock),
            (Bars("First choices", ()), Facts("Records", ())),
        ),
        "1393",
        "± 318",
    )


def game() -> Page:
    options = (
        Bar("Fortification: on", "92%", 0.92, crowned="49%"),
        Bar("Fortification: off", "8%", 0.08, crowned="38%"),
        Bar("15 rounds", "100%", 1.0, crowned="47%"),
    )
    lengths = (
        ("Turns", "38"),
        ("29–52 in half of the games", ""),
        ("Time", "3 d"),
        ("26 h–5 d in half of the games", ""),
        ("Points ahead", "2"),
        ("1–4 in half of the games", ""),
        ("Shared or no points ahead", "12%"),
    )
    return Page(
        "Fireship",
        "1,204 games with people only",
        (
            (Columns("2 players, % won", columns(48, 52)), Columns("3 players, % won", columns(31, 33, 36))),
            (Columns("4 players, % won", columns(24, 26, 23, 27)), Columns("5 players, % won", ())),
            (Bars("Options", options, "first seat"), Facts("Length and lead", lengths)),
        ),
    )


def server(names: Sequence[str] = ("Ana", "Jean-Baptiste du Pré", "Ōtomo", "Léa")) -> Page:
    won = (7, 5, 4, 0.5)
    table = tuple(
        Bar(f"{at}. {name}", f"{many} of 12", many / 7, 0.5)
        for at, (name, many) in enumerate(zip(names, won, strict=False), 1)
    )
    played = (Bar("Fireship", "21", 1.0), Bar("Fire Bulls", "9", 9 / 21), Bar("Spring Festival", "1", 1 / 21))
    return Page(
        "The Hearth",
        "Nov 2026: 31 games, 14 people",
        (
            (Bars("Games", played), Facts("Open seats", (("Fireship", "3"),))),
            (Bars("Table of the month", table, "expected"),),
        ),
    )


PAGES: Mapping[str, Page] = {
    "person": person(),
    "few": few(),
    "game": game(),
    "server": server(),
    "long": person(LONGEST, 200),
    "short": person("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", 3, (100,) * 24),
    "names": server((LONGEST, "Maria Theresia von und zu Tessin", "i", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW")),
}


def draw_pages() -> None:
    """Enough to meet every shape."""
    for page in PAGES.values():
        draw_page(page)
