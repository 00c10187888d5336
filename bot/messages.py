"""What people read: lobby, board, hand, recap and the rest, as panels."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.controls import Control
from bot.late import Delay, Remedy, needed
from bot.pace import CHOICES
from bot.panels import Button, Panel, People, Picture, Row, Select
from bot.said import Said
from bot.table import Table
from engines.core import AnyRules, Line, Outcome, Seat, Setting
from engines.words import Words


@dataclass(frozen=True, slots=True)
class Asked:
    """What the others may decide about a seat, and how many want it."""

    remedy: Remedy
    delay: Delay
    votes: int


MOST_LINES = 10  # of events on a board
PAGE = 3600  # characters of a long text on one page
TURNED = "pc"  # ends the path of a control that turns a page over: back, or to a chapter


def setting_lines(rules: AnyRules, options: Sequence[tuple[str, Setting]], words: Words) -> list[str]:
    """The options in words: a text choice by its own sentence, a number beside its name."""
    declared = {option.key: option for option in rules.options}
    return [
        words.named(
            words.format(f"option-{key}"),
            chosen if isinstance(declared[key].choices, range) else words.format(f"option-{key}-{chosen}"),
        )
        for key, chosen in options
    ]


def lobby(table: Table, said: Said, words: Words, picture: Picture | None, marker: int) -> Panel:
    free = table.size - len(table.sitters)
    texts = [
        said("lobby-title", game=words.format("game-name"), number=table.id),
        words.format("game-summary"),
        "\n".join(
            (*setting_lines(table.rules, list(table.options.items()), words), said(f"pace-{table.pace}"))
        ),
        "\n".join(sitter_line(table, words, said, at) for at in range(len(table.sitters))),
        said("lobby-free", free=free) if free and table.state == "lobby" else "",
        said("lobby-fairness", commitment=table.commitment),
    ]
    rows: list[Row] = []
    if table.state == "lobby":
        picks = (
            Button(words.format(f"pick-{pick.key}"), Control("pick", table.id)) for pick in table.rules.picks
        )
        rows += [
            (
                Button(said("lobby-join"), Control("join", table.id), "go"),
                Button(said("lobby-leave"), Control("quit", table.id)),
                Button(said("lobby-start"), Control("start", table.id), "main"),
            ),
            (*picks, Button(said("rules-button"), Control("rules", table.id))),
        ]
        if table.private:
            rows.append(People(Control("invite", table.id), said("lobby-invite"), 10))
    else:
        texts.append(said(f"lobby-{table.state}", game=table.rules.key))
    return Panel(tuple(texts), tuple(rows), picture, marker=marker)


def sitter_line(table: Table, words: Words, said: Said, at: int) -> str:
    sitter = table.sitters[at]
    picked = [words.format(f"pick-{key}-{choice}") for key, choice in sitter.picks.items()]
    return said("lobby-seat", name=sitter.name, pick=", ".join(picked) or said("lobby-any"))


def pick(table: Table, said: Said, words: Words, person: int) -> Panel:
    """What there is to pick, for the person who asked, and who else has what."""
    declared = table.rules.picks[0]
    taken = {
        one.picks[declared.key]: one.name
        for one in table.sitters
        if declared.key in one.picks and one.person != person
    }
    options = tuple(
        (
            words.format(f"pick-{declared.key}-{one}"),
            said("lobby-taken", name=taken[one]) if one in taken else "",
        )
        for one in declared.choices
    )
    title = words.format(f"pick-{declared.key}")
    return Panel((title,), (Select(Control("picked", table.id), title, options),))


def board(
    table: Table,
    said: Said,
    picture: Picture | None,
    *,
    lines: Sequence[str],
    mentions: Sequence[int],
    due: int | None,
    ends: int | None,
    away: Mapping[Seat, int],
    accent: int,
    marker: int,
    position: str = "",
    controls: bool = True,
) -> Panel:
    """The board post; without its controls when a newer one has come; in words when there is no picture."""
    shown = list(lines[-MOST_LINES:])
    if len(lines) > MOST_LINES:
        shown.insert(0, said("board-more", count=len(lines) - MOST_LINES))
    acting = to_act(table, said, mentions, due, away)
    acting += "" if ends is None else f"\n{said('board-ends', until=ago(ends))}"
    texts = ["\n".join(shown), acting, position]
    return Panel(
        tuple(texts),
        (board_controls(table, said),) if controls else (),
        picture,
        accent,
        marker,
        tuple(mentions) if controls else (),
    )


def to_act(
    table: Table, said: Said, mentions: Sequence[int], due: int | None, away: Mapping[Seat, int]
) -> str:
    waiting = table.waiting
    if not waiting:
        return ""
    names = ", ".join(_named(table, said, seat, mentions, away) for seat in waiting)
    if due is None:
        return said("board-to-act", names=names)
    return said("board-to-act-until", names=names, until=ago(due))


def _named(table: Table, said: Said, seat: Seat, mentions: Sequence[int], away: Mapping[Seat, int]) -> str:
    """With the day of their return, if they are away."""
    person = table.person_on(seat)
    name = f"<@{person}>" if person is not None and person in mentions else f"**{table.names[seat]}**"
    return said("away-name", name=name, until=ago(away[seat])) if seat in away else name


def ago(at: int) -> str:
    """An instant as each reader's Discord tells it: how long ago, or in how long."""
    return f"<t:{at // 1000}:R>"


def late(
    table: Table,
    said: Said,
    since: Mapping[Seat, int],
    mentions: Sequence[int],
    away: Mapping[Seat, int],
    asked: Sequence[Asked],
    marker: int,
) -> Panel:
    """Whom the table has been waiting for too long, a line each, and what the others may do about it."""
    lines = [
        said("late-line", name=_named(table, said, seat, mentions, away), since=ago(since[seat]))
        for seat in sorted(since)
    ]
    lines += [_votes(table, said, one) for one in asked if one.votes]
    row = (Button(said("turn-button"), Control("turn", table.id), "main"),)
    rows = (row, *late_controls(table, said, asked))
    return Panel(("\n".join(lines),), rows, marker=marker, mentions=tuple(mentions))


def late_controls(table: Table, said: Said, asked: Sequence[Asked]) -> tuple[Row, ...]:
    """A row for each seat that the others may decide about."""
    seats = sorted({one.delay.seat for one in asked})
    buttons = [tuple(_remedy(table, said, one) for one in asked if one.delay.seat == seat) for seat in seats]
    return tuple(buttons)


def _remedy(table: Table, said: Said, asked: Asked) -> Button:
    seat = asked.delay.seat
    control = Control(asked.remedy, table.id, seat, asked.delay.wait)
    if asked.remedy == "without":
        return Button(said("without-button", name=table.names[seat]), control, "danger")
    alone = len(table.waiting) == 1
    return Button(said("skip-button") if alone else said("skip-of-button", name=table.names[seat]), control)


def _votes(table: Table, said: Said, asked: Asked) -> str:
    name = table.names[asked.delay.seat]
    return said(f"late-votes-{asked.remedy}", name=name, votes=asked.votes, needed=needed(table))


def board_controls(table: Table, said: Said) -> Row:
    hand = (Button(said("hand-button"), Control("hand", table.id)),) if table.rules.secrets else ()
    return (
        Button(said("turn-button"), Control("turn", table.id), "main"),
        *hand,
        Button(said("recap-button"), Control("recap", table.id)),
        Button(said("more-button"), Control("more", table.id)),
    )


def final(
    table: Table, said: Said, words: Words, picture: Picture | None, outcome: Outcome, seed: str, marker: int
) -> Panel:
    winners = ", ".join(f"**{table.names[seat]}**" for seat in outcome.winners)
    texts = [
        said("final-winners", names=winners, count=len(outcome.winners)),
        words.text(outcome.ending),
        *(_score(table, words, said, outcome, seat) for seat in _by_place(outcome)),
        said("final-seed", seed=seed, commitment=table.commitment),
    ]
    rows: tuple[Row, ...] = (
        (
            Button(said("rematch-button"), Control("rematch", table.id), "go"),
            Button(said("log-button"), Control("log", table.id)),
            Button(said("verify-button"), Control("verify", table.id)),
        ),
    )
    return Panel(tuple(texts), rows, picture, marker=marker)


def _by_place(outcome: Outcome) -> list[int]:
    return sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])


def _score(table: Table, words: Words, said: Said, outcome: Outcome, seat: int) -> str:
    score = outcome.scores[seat]
    reasons = "; ".join(_reason(line, words) for line in score.lines)
    total = said("final-score", place=outcome.ranks[seat], name=table.names[seat], points=score.total)
    return f"{total}\n{reasons}" if reasons else total


def _reason(line: Line, words: Words) -> str:
    return words.named(words.text(line.phrase), line.points)


def more(table: Table, said: Said, *, seated: bool) -> Panel:
    """What is seldom needed, for the one who asked."""
    rows: list[Row] = [
        (
            Button(said("rules-button"), Control("rules", table.id)),
            Button(said("log-button"), Control("log", table.id)),
            Button(said("words-button"), Control("words", table.id)),
            Button(said("closer-button"), Control("closer", table.id)),
        )
    ]
    if seated and table.state == "running":
        rows.append(
            (
                Button(said("undo-button"), Control("undo", table.id)),
                Button(said("pace-button"), Control("pace", table.id)),
                Button(said("leave-button"), Control("leave", table.id), "danger"),
            )
        )
    words = table.words(said.locale)
    title = said("more-title", game=words.format("game-name"), number=table.id)
    settings = setting_lines(table.rules, list(table.options.items()), words)
    return Panel((title, "\n".join((*settings, said(f"pace-{table.pace}")))), tuple(rows))


def paces(table: Table, said: Said) -> Panel:
    """Which other pace to propose."""
    options = tuple((said(f"pace-{pace}"), "") for pace in CHOICES)
    return Panel(
        (said(f"pace-{table.pace}"),),
        (Select(Control("paced", table.id), said("pace-choose"), options),),
    )


def leave_asked(table: Table, said: Said) -> Panel:
    button = Button(said("leave-sure"), Control("gone", table.id), "danger")
    return Panel((said("leave-warning"),), ((button, Button(said("composer-close"), Control("close"))),))


def paged(text: str, said: Said, control: Control, page: int) -> Panel:
    """A long text, a page at a time."""
    return leafed(pages_of(text), said, control, page)


def leafed(pages: Sequence[str], said: Said, control: Control, page: int) -> Panel:
    """One of these pages; which one stands in the control's decision."""
    at = min(page, len(pages) - 1)
    if len(pages) == 1:
        return Panel((pages[0],))
    about = control.path.rstrip(TURNED)
    buttons = (
        Button(
            said("page-back-button"),
            Control(control.name, control.game, max(0, at - 1), f"{about}p"),
            disabled=at == 0,
        ),
        Button(
            said("page-next-button"),
            Control(control.name, control.game, at + 1, about),
            disabled=at == len(pages) - 1,
        ),
    )
    return Panel((pages[at], said("page", page=at + 1, pages=len(pages))), (buttons,))


def pages_of(text: str) -> list[str]:
    """Broken between lines."""
    pages = [""]
    for line in text.split("\n"):
        if pages[-1] and len(pages[-1]) + len(line) >= PAGE:
            pages.append("")
        pages[-1] += line[:PAGE] + "\n"
    return [page.strip() or "—" for page in pages]


def asked(table: Table, said: Said, number: int, question: str) -> Panel:
    """For all the others: they must agree."""
    return Panel(
        (question,),
        (
            (
                Button(said("undo-agree"), Control("agree", table.id, number), "go"),
                Button(said("undo-refuse"), Control("refuse", table.id, number)),
            ),
        ),
    )


def answered(said: Said, name: str, about: Mapping[str, Any]) -> str:
    """What came of a question."""
    pace = said(f"pace-{about['pace']}") if "pace" in about else ""
    told = {
        "undo-done": said("undo-done"),
        "undo-refused": said("undo-refused", name=name),
        "undo-silence": said("answered-silence", name=name),
        "undo-overtaken": said("answered-overtaken", name=name),
        "pace-done": said("answered-pace", pace=pace),
        "pace-refused": said("answered-pace-refused", name=name),
        "pace-silence": said("answered-pace-silence", name=name),
        "pace-overtaken": said("answered-pace-over", name=name),
        "pace-replaced": said("answered-replaced", name=name),
    }
    return told[about["how"]]
