"""The composer: choosing, confirming, typing; and the panel that a turn begins and ends with."""

import asyncio
from typing import assert_never

from discord import ui

from bot.inbound import buttons
from bot.inbound.buttons import Ask, Close, Do, Hints, Keep, Listed, OfTurn, Options, Type, Typed, Whole
from bot.inbound.custom_ids import game_of, wire
from bot.inbound.presses.context import Context
from bot.inbound.presses.deals import over_panel
from bot.inbound.replies import acknowledge, noted, ready, turn_over, typed, values
from bot.show import messages, panels, phone, recap, table_words
from bot.show.composer import Decision, asked_first
from bot.show.panel import Button, Panel
from bot.show.sentences import Reader, Said, said_to
from engines import menu
from engines.core import Action, Refused, Seat, StaleAction, UnknownNotation
from engines.notation import read, write
from engines.spoken import spoken
from tables import store
from tables.model import Choose, Table, check_decision
from tables.refusals import TableRefused

LONGEST_MOVE = 200  # characters of a typed move
LOOKS, BETWEEN_LOOKS = 20, 0.1  # seconds between two looks whether computers have moved
LONGER = 50  # looks where no board will tell it
NEWS = 4  # lines of what computers did, above what is asked
BOARD_FIRST = 0.01  # seconds in which the board that all wait for is drawn, before one person is answered


async def pressed(at: Context, control: OfTurn) -> None:
    with at.live.pressed(at.interaction, game_of(control)):
        await _pressed(at, control)


async def _pressed(at: Context, control: OfTurn) -> None:
    match control:
        case Ask():
            await _ask(at, control)
        case Listed():
            await _listed(at, control)
        case Do():
            await _do(at, control)
        case Whole() | Hints() | Options():
            await _aside(at, control)
        case Type(game):
            await _type(at, game)
        case Typed(game):
            await _typed(at, game, typed(at.interaction, "text"))
        case Close():
            await _close(at)
        case Keep():
            await turn_over(at.interaction, ready(Panel(((await at.say())("nothing-changed"),))))
        case _:
            assert_never(control)


async def _typed(at: Context, game: int, text: str) -> None:
    """What the rules refuse is told on the panel above the form, with what was typed."""
    await acknowledge(at.interaction)
    try:
        await act_typed(at, game, text)
    except Refused as refused:
        table, seat = await at.seat(game)
        if isinstance(refused, TableRefused) or seat not in table.waiting:
            raise
        reader = await at.reader()
        reason = table_words.words(table, reader.locale).refusal(refused)
        note = said_to(reader)("composer-refused", typed=text.replace("`", "’"), reason=reason)
        await turn_over(at.interaction, turn_panel(at, table, seat, reader, note))


async def act_typed(at: Context, game: int, text: str) -> None:
    """By its notation, or as the reader's language calls it."""
    locale = await at.locale()

    def choose(table: Table, seat: Seat) -> Action:
        legal = table.rules.legal(table.running.state, seat)
        try:
            return read(table.rules, text, legal)
        except UnknownNotation:
            whole = _begins_as_notation(table, text)
            found = spoken(table_words.words(table, locale), text, legal, whole=whole)
            if found is None:
                raise
            return found

    await _act(at, game, None, choose)


def _begins_as_notation(table: Table, text: str) -> bool:
    """What stops short in it is not a short name of a move."""
    return text.casefold().split()[:1] in [[kind.verb] for kind in table.rules.actions]


async def turn_panel(
    at: Context,
    table: Table,
    seat: Seat,
    reader: Reader,
    note: str = "",
    *,
    memo: str | None = None,
    done: bool = False,
) -> Panel:
    """The composer with a note, or whom the table waits for instead. `memo`: what they have noted, if it was
    read already."""
    memo, say = await at.memo(table.id) if memo is None else memo, said_to(reader)
    if table.paused:
        note = "\n".join(filter(None, (note, say("composer-paused", link=table_words.link(table)))))
    if seat in table.waiting:
        return await panels.composer_panel(table, seat, reader, at.pictures, note=note, memo=memo)
    noted_down = messages.whole_memo(memo)
    if table.state == "ended" and table.day is not None:
        return await over_panel(at, table.day)
    if table.state == "ended":
        return Panel((noted_down, say("composer-over" if done else "lobby-ended")))
    names = table_words.waits_for(table, reader.locale)
    told = say("composer-done", names=names) if done else say("composer-waiting", names=names)
    row = (*await _next_row(at, table, say), messages.memo_button(table, say))
    return Panel((noted_down, note, told), (row,))


async def show_now(at: Context, game: int) -> None:
    """Instead of what was pressed at an earlier moment."""
    await turn_over(at.interaction, _now_panel(at, *await at.seen(game)))


async def _now_panel(at: Context, table: Table, seat: Seat, reader: Reader, memo: str) -> Panel:
    note = said_to(reader)("composer-stale") if seat in table.waiting else ""
    return await turn_panel(at, table, seat, reader, note, memo=memo)


async def _next_row(at: Context, table: Table, say: Said) -> tuple[Button, ...]:
    """The same once more, where computers move at once; else another game that waits for this person."""
    if table.solo:
        return (Button(say("turn-button"), buttons.Turn(table.id), "main"),)
    other = await at.tables.read(store.next_of, at.person, table.id)
    return () if other is None else (Button(say("next-button"), buttons.Turn(other), "main"),)


async def _ask(at: Context, control: Ask | Listed, *, path: str = "", listed: tuple[int, ...] = ()) -> None:
    """The question after these answers; an old one shows the current choices."""
    table, seat, reader, memo = await at.seen(control.game)
    try:
        decision = _expected(table, seat, reader, control.decision)
        chosen = (*decision.follow(path or control.path), *listed)
        noted_down = "" if chosen else memo
        panel = await panels.composer_panel(table, seat, reader, at.pictures, chosen, memo=noted_down)
    except StaleAction:
        panel = await _now_panel(at, table, seat, reader, memo)
    await turn_over(at.interaction, ready(panel))


async def _listed(at: Context, control: Listed) -> None:
    """What a button of its own would do at once is done at once by its line in a list, too."""
    (value,) = values(at.interaction)[:1] or ("",)
    path, listed = (value, ()) if "~" in value else ("", (at.chosen(menu.LISTED),))
    table, seat, reader, _ = await at.seen(control.game)
    try:
        decision = _expected(table, seat, reader, control.decision)
        left = decision.remaining((*decision.follow(path or control.path), *listed))
    except StaleAction:
        await show_now(at, control.game)
        return
    if len(left) == 1 and not asked_first(decision, left[0]):
        await _do(at, control, path=path, listed=listed)
    else:
        await _ask(at, control, path=path, listed=listed)


async def _aside(at: Context, control: Whole | Hints | Options) -> None:
    """Beside the choices, and back to them."""
    table, seat, reader, memo = await at.seen(control.game)
    try:
        decision = _expected(table, seat, reader, control.decision)
        chosen = decision.follow(control.path) if control.path else ()
        match control:
            case Whole():
                panel = await panels.whole_panel(table, seat, reader, at.pictures, chosen)
            case Hints():
                panel = panels.hints_panel(table, seat, reader, chosen)
            case Options():
                panel = panels.options_panel(table, seat, reader, chosen, memo)
    except StaleAction:
        panel = await _now_panel(at, table, seat, reader, memo)
    await turn_over(at.interaction, ready(panel))


def _expected(table: Table, seat: Seat, reader: Reader, number: int) -> Decision:
    check_decision(table, seat, number)
    return panels.decision_of(table, seat, reader)


async def _do(
    at: Context, control: Do | Ask | Listed, *, path: str = "", listed: tuple[int, ...] = ()
) -> None:
    await acknowledge(at.interaction)

    def choose(table: Table, seat: Seat) -> Action:
        decision = panels.decision_of(table, seat, Reader(table.locale))
        left = decision.remaining((*decision.follow(path or control.path), *listed))
        if len(left) != 1:
            raise StaleAction("stale")
        return left[0]

    await _act(at, control.game, control.decision, choose)


async def _act(at: Context, game: int, decision: int | None, choose: Choose) -> None:
    """After a defer: commit, then show what comes next."""
    try:
        table = await at.tables.act(at.press, game, decision, choose)
    except StaleAction:
        await show_now(at, game)
        return
    mine = table.seat_of(at.person)
    assert mine is not None
    await asyncio.sleep(BOARD_FIRST)
    if table.solo and mine not in table.waiting and await _sees_no_board(at, table):
        await turn_over(at.interaction, after_computers(at, table, mine))
        return
    await turn_over(at.interaction, turn_panel(at, table, mine, await at.reader(), done=True))


async def _sees_no_board(at: Context, table: Table) -> bool:
    """There is none, or their direct messages are closed to us: they play on in their own panel."""
    return table.day is not None or (await at.tables.person(at.person)).dm_closed_at is not None


async def after_computers(at: Context, table: Table, seat: Seat, *, done: bool = True) -> Panel:
    """What computers do is told and the next question asked, if it does not take long."""
    reader, own = await at.reader(), table.running.version
    for _ in range(LOOKS if table.day is None else LONGER):
        if table.state != "running" or seat in table.waiting:
            break
        await asyncio.sleep(BETWEEN_LOOKS)
        table = await at.tables.get(table.id)
    words, say = table_words.words(table, reader.locale), said_to(reader)
    told = recap.lines(table.running, words, say, own, seat, computers=table.computers)
    news = phone.ending("\n".join(messages.newest(told)), NEWS)
    return await turn_panel(at, table, seat, reader, news, done=done)


async def _close(at: Context) -> None:
    say, turn = await at.say(), (await at.public())("turn-button")
    await turn_over(at.interaction, ready(Panel((say("composer-closed", turn=turn),))))


async def _type(at: Context, game: int) -> None:
    table, seat = await at.seat(game)
    say = await at.say()
    if await noted(at.interaction):  # a form is an answer at once, or none
        raise TableRefused("slow")
    legal = table.rules.legal(table.running.state, seat)
    example = say("composer-example", example=write(legal[0])) if legal else ""
    form = ui.Modal(title=say("composer-typed")[:45], custom_id=wire(Typed(table.id)))
    field = ui.TextInput[ui.Modal](custom_id="text", placeholder=example[:100], max_length=LONGEST_MOVE)
    form.add_item(ui.Label(text=say("composer-move")[:45], description=example[:100], component=field))
    form.stop()
    await at.interaction.response.send_modal(form)
