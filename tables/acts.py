"""What those who keep order have done: kept, told at the table, and undone within a day."""

from collections.abc import Callable, Mapping

from db import acts, games, outbox
from db import timers as rows
from db.acts import Act, Kind
from engines.core import Refused, Seat
from engines.log import Play
from tables import (
    announcements,
    asking,
    caretaking,
    leaving,
    live_messages,
    lobby,
    pausing,
    recording,
    store,
    timers,
)
from tables.context import Tx
from tables.model import Press, Table, begun
from tables.pace import DAY
from tables.posts import Moderated
from tables.refusals import TableRefused
from tables.timers import PaceQuestion, UndoQuestion

UNDONE_WITHIN = DAY


def undo(tx: Tx, press: Press, number: int) -> Act:
    """Of two who want it, the second hears that it is done."""
    act = acts.get(tx.conn, number)
    if act is None or act.server != press.guild:
        raise TableRefused("old")
    if act.undone_at is not None:
        raise TableRefused("act-undone")
    if not may_undo(act, tx.now):
        raise TableRefused("act-stays")
    UNDO[act.kind](tx, act, press)
    acts.undone(tx.conn, number, press.person, tx.now)
    return act


def may_undo(act: Act, now: int) -> bool:
    return act.kind in UNDO and act.undone_at is None and now < act.at + UNDONE_WITHIN


# each of them


def _reopen(tx: Tx, act: Act, _press: Press) -> None:
    """Whoever has had all data deleted meanwhile leaves."""
    before = _of(tx, act)
    if not games.reopen(tx.conn, before.id):
        raise TableRefused("act-stays")
    pausing.resume(tx, before.id)
    rows.drop(tx.conn, settles(act))
    table = store.get(tx, before.id)
    if table.state == "lobby":
        timers.plan(tx, timers.of_lobby(table.id, tx.now, tx.now))
    else:
        reminders_as_they_are(tx, table, f"un{why(act)}")
    for one in table.sitters if table.state == "running" else ():
        if one.person is None and one.computer is None and not one.left:
            leaving.depart_unread(tx, table.id, one.seat)
    tx.put(*announcements.reopened(table, store.people_of(tx, table), f"un{why(act)}"))
    tell(tx, table, act, Moderated(what="reopen"), "un")


def _keep_seat(tx: Tx, act: Act, _press: Press) -> None:
    table = _of(tx, act)
    assert act.seat is not None
    seat, before = Seat(act.seat), act.detail
    removal = caretaking.removal(tx, table.id, seat)
    if removal is None or table.state != "running":
        raise TableRefused("act-stays")
    rows.drop(tx.conn, removal.key)
    if not before["unrated"] and len(table.sitters[seat].caretaken) == before["played"]:
        games.change(tx.conn, table.id, unrated=False)
    if before["caretaker"] is None and seat in table.caretakers:
        caretaking.give_back(tx, table, seat, f"un{why(act)}")
    tell(tx, table, act, Moderated(what="keep", seat=seat), "un")


def _unskip(tx: Tx, act: Act, press: Press) -> None:
    """As if all the others had agreed; not if something has come of it."""
    table = _of(tx, act)
    assert act.seat is not None
    if table.state != "running":
        raise TableRefused("act-stays")
    plays = _without(table.running, Seat(act.seat), act.detail["entry"], act.detail["entries"])
    tell(tx, table, act, Moderated(what="unskip", seat=Seat(act.seat)), "un")
    leaving.record(tx, table, plays, press.key)


def _without(play: Play, seat: Seat, first: int, entries: int) -> list[Play]:
    """What was played for it, the newest first; nothing that it has done itself since is lost."""
    plays = [play]
    try:
        if play.last_of(seat).number != first + entries - 1:
            raise TableRefused("act-stays")
        for _ in range(entries):
            plays.append(plays[-1].undo(seat, [one for one in plays[-1].playing if one != seat]))
    except Refused:
        raise TableRefused("act-stays") from None
    return plays[1:]


def _move_back(tx: Tx, act: Act, _press: Press) -> None:
    table = begun(_of(tx, act))
    moved(tx, table, act.detail["thread"], f"un{why(act)}")


def _sit_again(tx: Tx, act: Act, _press: Press) -> None:
    """Unless another act has barred them since."""
    if act.person is None or not acts.unbar(tx.conn, act.server, act.person, act.id):
        raise TableRefused("act-stays")


UNDO: Mapping[Kind, Callable[[Tx, Act, Press], None]] = {
    "close": _reopen,
    "remove": _keep_seat,
    "skip": _unskip,
    "move": _move_back,
    "bar": _sit_again,
}


# what those who do and those who undo have in common


def moved(tx: Tx, table: Table, thread: int, cause: str) -> None:
    old = table.thread
    assert old is not None
    lobby.take_thread(tx, thread)
    ask_no_more(tx, table)
    outbox.abandon(tx.conn, old, tx.now)
    late = live_messages.get(tx, live_messages.late(table.id))
    live_messages.put(tx, live_messages.late(table.id), live_messages.Told())
    board = outbox.newest_sent(tx.conn, announcements.board_word(table.id))
    stood = [one for one in (late.message, board.message if board else None) if one is not None]
    games.change(tx.conn, table.id, thread=thread)
    now = store.get(tx, table.id)
    tx.put(
        announcements.moderated(now, old, cause, Moderated(what="move", thread=thread)),
        announcements.left_behind(now, old, stood, cause),
        announcements.moved(now, cause),
    )
    recording.show_late(tx, now, cause)


def _of(tx: Tx, act: Act) -> Table:
    assert act.game is not None
    return store.get(tx, act.game, lock=True)


def kept(
    tx: Tx,
    press: Press,
    kind: Kind,
    table: Table | None = None,
    seat: Seat | None = None,
    detail: object = None,
    person: int | None = None,
) -> Act:
    assert press.guild is not None
    about = person if table is None or seat is None else table.person_on(seat)
    made = Act(
        key=press.key,
        server=press.guild,
        kind=kind,
        game=None if table is None else table.id,
        seat=seat,
        moderator=press.person,
        person=about,
        detail=detail,
        at=tx.now,
    )
    acts.keep(tx.conn, made)
    kept = acts.by_key(tx.conn, press.key)
    assert kept is not None
    return kept


def why(act: Act) -> str:
    return f"act:{act.id}"


def settles(act: Act) -> str:
    return f"closed:{act.id}"


def tell(tx: Tx, table: Table, act: Act, told: Moderated, how: str = "") -> None:
    """Where boards are; a lobby shows it by itself."""
    if table.thread is not None and table.state != "lobby":
        tx.put(announcements.moderated(table, table.thread, f"{how}{why(act)}", told))


def ask_no_more(tx: Tx, table: Table) -> None:
    planned = timers.of_game(tx, table.id)
    asking.overtake(tx, table, planned, UndoQuestion)
    asking.overtake(tx, table, planned, PaceQuestion)


def reminders_as_they_are(tx: Tx, table: Table, cause: str) -> None:
    recording.show_late(tx, table, cause)
    late = [one.person for one in table.sitters if one.reminded and one.person is not None]
    tx.put(*(announcements.reminder(person, cause) for person in late))
