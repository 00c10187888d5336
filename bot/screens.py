"""Panels with their pictures, for one reader: the lobby, the hand, the composer, a board of the past."""

from collections.abc import Sequence
from dataclasses import replace

from bot import history, messages
from bot.composer import NUMBERED, Composition, Desk, compose, situation
from bot.controls import Control
from bot.panels import Button, Panel, Picture
from bot.pictures import Pictures, Shot, edge
from bot.said import BotRefused, Said, said
from bot.table import Table
from engines.core import Seat
from engines.log import Moment, last_turn
from engines.words import Words
from renderer import Lobby


async def lobby_panel(table: Table, pictures: Pictures, marker: int) -> Panel:
    words, say = table.words(table.locale), said(table.locale)
    settings = messages.setting_lines(table, words)
    seats = tuple(
        (sitter.name, next(iter(table.picks_of(Seat(at)).values()), None))
        for at, sitter in enumerate(table.sitters)
    )
    title = words.format("game-name")
    card = Lobby(table.rules.key, title, seats, table.rules.seats[0], table.size, tuple(settings))
    names = ", ".join(messages.sitter_line(table, words, say, at) for at in range(len(table.sitters)))
    alt = say("lobby-alt", game=title, number=table.id, names=names or "—")
    picture = await pictures.lobby(card, words, alt)
    return messages.lobby(table, say, words, picture, marker)


def desk_of(table: Table, seat: Seat, locale: str) -> Desk:
    play = table.running
    return Desk(
        game=table.id,
        decision=play.decisions[seat],
        rules=table.rules,
        view=table.view(seat),
        legal=table.rules.legal(play.state, seat),
        words=table.words(locale),
        said=said(locale),
        undo=can_undo(table, seat),
    )


def can_undo(table: Table, seat: Seat) -> bool:
    """Freely; with consent it is asked for elsewhere."""
    mine = any(moment.entry is not None and moment.entry.seat == seat for moment in table.running.moments())
    return mine and not table.running.needs_consent(seat)


async def composer_panel(
    table: Table, seat: Seat, locale: str, pictures: Pictures, chosen: Sequence[int] = (), note: str = ""
) -> Panel:
    desk = desk_of(table, seat, locale)
    composition: Composition = compose(desk, chosen, note)
    targets = composition.targets
    shot = Shot(
        desk.view,
        desk.words,
        seat,
        targets,
        composition.chosen,
        happened=last_turn(table.running.now),
        closer=bool(chosen) and 1 < len(targets) <= NUMBERED,  # a confirmation shows the whole
    )
    picture = await pictures.of(shot, "turn.png")
    texts = (*composition.texts, in_words(table, desk.view, desk.words, picture))
    return Panel(texts, composition.rows, picture, edge(desk.view, (seat,)))


def in_words(table: Table, view: object, words: Words, picture: Picture | None) -> str:
    """What stands for a picture that could not be drawn."""
    return "" if picture else "\n".join(map(words.text, table.rules.describe(view)))


async def hand_panel(table: Table, seat: Seat, locale: str, pictures: Pictures) -> Panel:
    """What only this seat may know, and what it may do out of turn."""
    if seat not in table.waiting and table.rules.legal(table.running.state, seat):
        say = said(locale)
        return await composer_panel(table, seat, locale, pictures, note=say("hand-orders"))
    words = table.words(locale)
    shot = Shot(table.view(seat), words, seat, happened=last_turn(table.running.now))
    picture = await pictures.of(shot, "hand.png")
    turn = Button(said(locale)("turn-button"), Control("turn", table.id), "main")
    rows = ((turn,),) if seat in table.waiting else ()
    return Panel(hand_texts(table, seat, words), rows, picture, edge(table.view(seat), (seat,)))


def hand_texts(table: Table, seat: Seat, words: Words) -> tuple[str, ...]:
    """What the seat knows more than the public does."""
    public = set(map(words.text, table.rules.describe(table.view(None))))
    private = [words.text(phrase) for phrase in table.rules.describe(table.view(seat))]
    return ("\n".join(line for line in private if line not in public),)


async def closer_panel(table: Table, seat: Seat | None, locale: str, pictures: Pictures) -> Panel:
    """Larger, around what the seat may choose; the whole board for all others."""
    if seat is None or seat not in table.waiting:
        return await board_panel(table, locale, pictures, table.view(seat))
    desk = desk_of(table, seat, locale)
    happened = last_turn(table.running.now)
    shot = Shot(desk.view, desk.words, seat, compose(desk).targets, happened=happened, closer=True)
    picture = await pictures.of(shot, "closer.png")
    texts = (situation(desk), in_words(table, desk.view, desk.words, picture))
    return Panel(texts, (), picture, edge(desk.view, (seat,)))


async def board_panel(
    table: Table, locale: str, pictures: Pictures, view: object, moment: Moment | None = None
) -> Panel:
    """A position for one reader, without controls."""
    words = table.words(locale)
    happened = last_turn(moment or table.running.now)
    picture = await pictures.of(Shot(view, words, happened=happened), "board.png")
    first = words.text(table.rules.describe(view)[0])
    told = in_words(table, view, words, picture) or first
    return Panel((told,), (), picture, edge(view, table.waiting))


def past_view(table: Table, turn: int) -> object:
    """What everybody could see after that many turns."""
    return table.rules.view(past_moment(table, turn).step.state, None)


def past_moment(table: Table, turn: int) -> Moment:
    """Refused, with how many turns there were."""
    turns = history.ended(table.running)
    if turn > len(turns):
        raise BotRefused("no-such-turn", most=len(turns))
    return turns[turn - 1] if turn else history.first_of(table.running)


async def past_panel(table: Table, locale: str, pictures: Pictures, turn: int) -> Panel:
    """A board of the past, and the ways to the one before and the one after."""
    view, moment = past_view(table, turn), past_moment(table, turn)
    panel = await board_panel(table, locale, pictures, view, moment)
    say, turns = said(locale), len(history.ended(table.running))
    ways = (
        Button(
            say("past-back-button", turn=max(0, turn - 1)),
            Control("past", table.id, max(0, turn - 1), "p"),
            disabled=turn == 0,
        ),
        Button(
            say("past-next-button", turn=turn + 1),
            Control("past", table.id, turn + 1),
            disabled=turn == turns,
        ),
    )
    return replace(panel, texts=(f"-# {_when(table, turn, say)}", *panel.texts), rows=(ways,))


def words_panel(table: Table, locale: str, viewer: Seat | None, turn: int | None, control: Control) -> Panel:
    """A position in words, a page at a time: that of now as one seat knows it, or one of the past."""
    say = said(locale)
    view = table.view(viewer) if turn is None else past_view(table, turn)
    when = [] if turn is None else [_when(table, turn, say)]
    text = "\n".join([*when, *map(table.words(locale).text, table.rules.describe(view))])
    return messages.paged(text, say, control, control.decision)


def _when(table: Table, turn: int, say: Said) -> str:
    """Which position of the past this is; those of a turn are numbered by the turn that led to them."""
    turns = len(history.ended(table.running))
    return say("past-turn", turn=turn, turns=turns) if turn else say("past-beginning", turns=turns)
