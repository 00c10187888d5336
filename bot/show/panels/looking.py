"""What changes nothing: a board, larger or of the past, positions in words, all the games of a person."""

from collections.abc import Sequence
from dataclasses import replace

from bot.inbound import buttons
from bot.show import messages, recap, table_words
from bot.show.composer import situation
from bot.show.panel import Button, Panel, Row, cut, in_rows
from bot.show.panels.turn import composed, decision_of, in_words, known_texts
from bot.show.pictures import Pictures, Shot, edge
from bot.show.sentences import Reader, Said, said
from engines.core import Seat
from engines.log import Moment, last_turn
from tables.model import Table
from tables.refusals import TableRefused

LISTED = 10  # games on one page
ON_BUTTON = 20  # letters of a name


async def closer_panel(table: Table, seat: Seat | None, reader: Reader, pictures: Pictures) -> Panel:
    """Larger, around what the seat may choose; the whole board for all others."""
    if seat is None or seat not in table.waiting:
        return await board_panel(table, reader.locale, pictures, table.view(seat))
    decision = decision_of(table, seat, reader)
    happened = last_turn(table.running.now)
    shot = Shot(
        decision.rules,
        decision.view,
        decision.words,
        seat,
        marks=(await composed(decision)).marks,
        happened=happened,
        closer=True,
    )
    picture = await pictures.of(shot, "closer.png")
    texts = (situation(decision), in_words(table, decision.view, decision.words, picture))
    return Panel(texts, (), picture, edge(decision.view, (seat,)))


async def board_panel(
    table: Table, locale: str, pictures: Pictures, view: object, moment: Moment | None = None
) -> Panel:
    """A position for one reader, without controls."""
    words = table_words.words(table, locale)
    happened = last_turn(moment or table.running.now)
    picture = await pictures.of(Shot(table.rules, view, words, happened=happened), "board.png")
    first = words.text(table.rules.describe(view)[0])
    told = in_words(table, view, words, picture) or first
    return Panel((told,), (), picture, edge(view, table.waiting))


def past_view(table: Table, turn: int) -> object:
    """What everybody could see after that many turns."""
    return table.rules.view(past_moment(table, turn).step.state, None)


def past_moment(table: Table, turn: int) -> Moment:
    """Refused, with how many turns there were."""
    turns = recap.ended(table.running)
    if turn > len(turns):
        raise TableRefused("no-such-turn", most=len(turns))
    return turns[turn - 1] if turn else recap.first_of(table.running)


async def past_panel(
    table: Table, locale: str, pictures: Pictures, turn: int, eyes: Seat | None = None
) -> Panel:
    """A board of the past, and the ways to the one before and the one after; of a game that is over, also as
    each seat saw it then."""
    moment, say = past_moment(table, turn), said(locale)
    if eyes is None:
        panel = await board_panel(table, locale, pictures, past_view(table, turn), moment)
    else:
        panel = await _seen_panel(table, locale, pictures, moment, _opened(table, eyes))
    turns = len(recap.ended(table.running))
    ways = (
        Button(
            say("past-back-button", turn=max(0, turn - 1)),
            buttons.Past(table.id, max(0, turn - 1), eyes, "p"),
            disabled=turn == 0,
        ),
        Button(
            say("past-next-button", turn=turn + 1),
            buttons.Past(table.id, turn + 1, eyes),
            disabled=turn == turns,
        ),
    )
    told = "\n".join(messages.newest(_moves(table, turn, locale, eyes)))
    texts = (f"-# {_when(table, turn, say)}", told, *panel.texts)
    return replace(panel, texts=texts, rows=(ways, *_eyes(table, turn, eyes, say)))


def _opened(table: Table, eyes: Seat) -> Seat:
    """Nobody looks into another's hand before the end."""
    if table.state != "ended":
        raise TableRefused("eyes-later")
    if table.day is not None:
        raise TableRefused("daily-eyes")
    if eyes >= len(table.sitters):
        raise TableRefused("old")
    return eyes


async def _seen_panel(table: Table, locale: str, pictures: Pictures, moment: Moment, eyes: Seat) -> Panel:
    """What this seat was shown then, and told."""
    words, state = table_words.words(table, locale), moment.step.state
    view = table.rules.view(state, eyes)
    picture = await pictures.of(Shot(table.rules, view, words, eyes, happened=last_turn(moment)), "eyes.png")
    told = in_words(table, view, words, picture)
    known = () if told else known_texts(table.rules, state, eyes, words)
    title = said(locale)("eyes-title", name=words.seat(eyes))
    return Panel((title, told, *known), (), picture, edge(view, (eyes,)))


def _eyes(table: Table, turn: int, eyes: Seat | None, say: Said) -> tuple[Row, ...]:
    """A button for each way to look at it, where they differ."""
    if table.state != "ended" or not table.rules.secrets or table.day is not None:
        return ()
    names = table_words.names(table, say.locale)
    ways: list[tuple[Seat | None, str]] = [(None, say("eyes-everybody"))]
    ways += [(Seat(seat), cut(name, ON_BUTTON)) for seat, name in enumerate(names)]
    return in_rows(
        [
            Button(f"👁 {name}", buttons.Past(table.id, turn, seat), disabled=seat == eyes)
            for seat, name in ways
        ]
    )


def _moves(table: Table, turn: int, locale: str, viewer: Seat | None) -> list[str]:
    """What could be heard of that turn, or of the beginning."""
    words, say = table_words.words(table, locale), said(locale)
    ends = [moment.entry.number for moment in recap.ended(table.running) if moment.entry is not None]
    since, until = ((0, *ends)[turn - 1], ends[turn - 1]) if turn else (recap.BEFORE, 0)
    away = table_words.caretaken(table, locale)
    return recap.lines(
        table.running, words, say, since, viewer, until, computers=table.computers, caretaken=away
    )


def words_panel(table: Table, locale: str, viewer: Seat | None, control: buttons.InWords) -> Panel:
    """A position in words, a page at a time: that of now as one seat knows it, or one of the past."""
    say, turn = said(locale), control.past
    view = table.view(viewer) if turn is None else past_view(table, turn)
    when = [] if turn is None else [_when(table, turn, say)]
    text = "\n".join([*when, *map(table_words.words(table, locale).text, table.rules.describe(view))])
    return messages.paged(text, say, control)


def _when(table: Table, turn: int, say: Said) -> str:
    """Which position of the past this is; those of a turn are numbered by the turn that led to them."""
    turns = len(recap.ended(table.running))
    return say("past-turn", turn=turn, turns=turns) if turn else say("past-beginning", turns=turns)


def games_panel(tables: Sequence[Table], person: int, said: Said, control: buttons.Games) -> Panel:
    """All of a person's tables, those that wait for them first and each of these with a button."""
    pages = [tables[at : at + LISTED] for at in range(0, len(tables), LISTED)] or [()]
    at = min(control.page, len(pages) - 1)
    title = said("notice-games", count=len(tables))
    texts = ["\n".join((title, *(messages.game_line(one, person, said) for one in page))) for page in pages]
    mine = [table for table in pages[at] if table.seat_of(person) in table.waiting]
    panel = messages.leafed(texts, said, control)
    return replace(panel, rows=(*in_rows([play_button(table, said) for table in mine]), *panel.rows))


def play_button(table: Table, said: Said) -> Button:
    return Button(f"▶ {messages.table_name(table, said)}", buttons.Turn(table.id), "main")
