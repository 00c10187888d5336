"""Tables as those who keep order see them, what they can do there, and what was done; never a hand."""

from collections.abc import Sequence

from bot.inbound.buttons import Keep
from bot.inbound.moderation_buttons import (
    Acts,
    Bar,
    BarWhom,
    CloseTable,
    Moderate,
    ModerateWhich,
    MoveTable,
    RemoveSeat,
    SeatWhich,
    SkipSeat,
    TableClosed,
    Unbar,
    UndoAct,
    UndoWhich,
)
from bot.show import table_words
from bot.show.messages.board import ago
from bot.show.panel import Button, Channels, Panel, People, Row, Select
from bot.show.sentences import Said
from db.acts import Act
from engines.core import Seat
from tables.acts import may_undo
from tables.model import Table
from tables.moderating import DAYS
from tables.posts import Moderated


def moderated_tables(tables: Sequence[Table], said: Said) -> Panel:
    options = tuple((_called(one, said), ", ".join(table_words.names(one, said.locale))) for one in tables)
    which = Select(
        ModerateWhich(), said("moderate-which"), options, values=tuple(str(one.id) for one in tables)
    )
    text = said("moderate") if tables else f"{said('moderate')} {said('moderate-no-tables')}"
    people = People(BarWhom(), said("bar-whom"), 1)
    rows: tuple[Row, ...] = (which, people) if tables else (people,)
    return Panel((text,), (*rows, (Button(said("acts-button"), Acts()),)))


def moderated_table(table: Table, said: Said) -> Panel:
    """Who sits there, and whom it waits for."""
    waits = said("moderate-waits", names=table_words.waits_for(table, said.locale)) if table.waiting else ""
    names = table_words.names(table, said.locale)
    lines = [f"**{_called(table, said)}** {table_words.link(table)}", *(f"• {one}" for one in names), waits]
    everything = Button(said("moderate-all"), Moderate())
    buttons = (everything, Button(said("acts-button"), Acts()))
    if table.state not in ("lobby", "running"):
        return Panel(("\n".join([*lines, said("moderate-over")]),), (buttons,))
    seats = tuple((name, "") for name in names)
    rows: list[Row] = [Select(SeatWhich(table.id), said("seat-which"), seats)]
    if table.thread is not None and table.state == "running":
        rows.append(Channels(MoveTable(table.id), said("move-where"), threads=True))
    close = Button(said("close-button"), CloseTable(table.id), "danger")
    return Panel(("\n".join(filter(None, lines)),), (*rows, (close, *buttons)))


def close_asked(table: Table, said: Said) -> Panel:
    sure = Button(said("close-button"), TableClosed(table.id), "danger")
    return Panel((said("close-asked", table=_called(table, said)),), ((sure, _keep(said)),))


def seat_asked(table: Table, seat: Seat, said: Said) -> Panel:
    """Whether it goes, or only its turn."""
    name, person = table_words.names(table, said.locale)[seat], table.person_on(seat) or 0
    running = table.state == "running"
    text = said("remove-asked" if running else "remove-lobby-asked", name=name, table=_called(table, said))
    skip = (
        (Button(said("skip-seat-button"), SkipSeat(table.id, seat, person)),) if seat in table.waiting else ()
    )
    remove = Button(said("remove-button"), RemoveSeat(table.id, seat, person), "danger")
    return Panel((text, said("skip-asked") if skip else ""), ((*skip, remove, _keep(said)),))


def bar_asked(person: int, until: int | None, said: Said) -> Panel:
    """For how long; or no longer."""
    now = said("bar-until", until=ago(until)) if until is not None else ""
    lift = (Button(said("unbar-button"), Unbar(person), "go"),) if until is not None else ()
    days = tuple(Button(said("bar-days", days=one), Bar(one, person), "danger") for one in DAYS)
    return Panel((said("bar-asked", name=f"<@{person}>"), now), (days, (*lift, _keep(said))))


def act_done(act: Act, said: Said, now: int) -> Panel:
    undo = (Button(said("act-undo"), UndoAct(act.id)),) if may_undo(act, now) else ()
    back = (Button(said("moderate-all"), Moderate()), Button(said("acts-button"), Acts()))
    return Panel((_line(act, said),), ((*undo, *back),))


def acts(done: Sequence[Act], said: Said, now: int) -> Panel:
    """The newest first; what can still be undone stands in a list."""
    lines = [_line(one, said) for one in done]
    open_ = [one for one in done if may_undo(one, now)]
    options = tuple((said("act-numbered", number=one.id), said(f"act-{one.kind}-short")) for one in open_)
    ids = tuple(str(one.id) for one in open_)
    undo: tuple[Row, ...] = (Select(UndoWhich(), said("acts-undo"), options, values=ids),) if open_ else ()
    text = "\n".join(lines) if lines else said("acts-none")
    return Panel((said("acts"), text), (*undo, (Button(said("moderate-all"), Moderate()),)))


def moderated(table: Table, post: Moderated, said: Said) -> str:
    """For all at the table; who did it stands in the list of those who keep order."""
    sitter = None if post.seat is None else table.sitters[post.seat]
    name = "" if sitter is None else table_words.name_in(table.locale, sitter.computer or sitter.name)
    link = "" if post.thread is None else f"<#{post.thread}>"
    return said(f"moderated-{post.what}", name=name, link=link)


def _line(act: Act, said: Said) -> str:
    """Mentions call nobody here."""
    by = _mention(act.moderator, said)
    days = (act.detail or {}).get("days", 0)
    about, number = _mention(act.person, said), str(act.game or 0)
    seat = 0 if act.seat is None else act.seat + 1
    told = said(
        f"act-{act.kind}",
        by=by,
        name=about if act.person else said("act-seat", seat=seat),
        game=number,
        days=days,
    )
    line = f"{said('act-numbered', number=act.id)} {ago(act.at)} {told}"
    if act.undone_at is None:
        return line
    return f"{line} {said('act-undone', by=_mention(act.undone_by, said), at=ago(act.undone_at))}"


def _mention(person: int | None, said: Said) -> str:
    return said("former-player") if person is None else f"<@{person}>"


def _called(table: Table, said: Said) -> str:
    game = table_words.words(table, said.locale).format("game-name")
    return said("moderate-table", game=game, number=table.id)


def _keep(said: Said) -> Button:
    return Button(said("composer-close"), Keep())
