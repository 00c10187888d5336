"""Taking back: one's own newest at once, what is past only if all the others agree."""

from db import log, votes
from engines.core import Refused, Seat
from engines.log import Play
from tables import asking, recording, store
from tables.context import Tx
from tables.model import Press, Table, check_decision
from tables.refusals import Players, TableRefused
from tables.timers import UndoQuestion

PAST = ("refused-undo-revealed", "refused-undo-passed")


def undo(tx: Tx, press: Press, game: int, decision: int | None = None) -> Table | None:
    """None: the others have been asked."""
    if log.answered(tx.conn, press.key) is not None:
        return store.get(tx, game)
    table, seat = store.playing(tx, press, game)
    check_decision(table, seat, decision)
    try:
        play = table.running.undo(seat)
    except Refused as refused:
        if refused.phrase.key not in (*PAST, "refused-undo-depends"):
            raise
        if table.day is not None:
            raise TableRefused("daily-undo") from refused
        if table.is_among_computers(seat):
            return recording.record(tx, table, _with_answers(table, seat, refused), press.key)
        if refused.phrase.key not in PAST and not _computers_back(table, table.running, seat):
            raise
        _ask(tx, table, seat)
        return None
    return recording.record(tx, table, [play], press.key)


def _ask(tx: Tx, table: Table, seat: Seat) -> None:
    """Once about an entry: who has got a no does not ask again; nobody is asked for what cannot be."""
    if set(table.asked) <= {seat}:
        raise TableRefused("nobody-to-agree")
    entry = table.running.last_of(seat).number
    if votes.tally(tx.conn, table.id, _refused(entry)):
        raise TableRefused("undo-stays")
    asked = asking.open_undo(tx, table)
    if asked is not None and asked.seat != seat:
        raise TableRefused("others-ask", name=Players([table.sitters[asked.seat].name]))
    denied = [table.running, *_computers_back(table, table.running, seat)][-1].undo_denied(seat)
    if denied is not None:
        raise denied
    if asked is None:
        asking.ask_undo(tx, table, seat, entry)


def taken_back(tx: Tx, table: Table, question: UndoQuestion, key: str) -> Table:
    """Undo back to the agreed entry: what computers have done since and later secret entries of the asker
    first, then the entry itself."""
    asker, plays = question.seat, [table.running]
    others = [seat for seat in table.playing if seat != asker]
    try:
        plays += _computers_back(table, plays[-1], asker)
        while plays[-1].last_of(asker).number > question.entry:
            plays.append(plays[-1].undo(asker, others))
            plays += _computers_back(table, plays[-1], asker)
        plays.append(plays[-1].undo(asker, others))
    except Refused:  # something in secret has come between
        asking.settle(tx, table, question, "undo-overtaken")
        return table
    asking.settle(tx, table, question, "undo-done")
    return recording.record(tx, table, plays[1:], key)


def stays(tx: Tx, table: Table, question: UndoQuestion) -> None:
    """Somebody has said no, or nothing."""
    votes.cast(tx.conn, table.id, _refused(question.entry), question.seat, tx.now, agrees=False)


def _computers_back(table: Table, play: Play, seat: Seat) -> list[Play]:
    """What computers have done since this seat's last entry, taken back as far as nobody else came after;
    they will think anew."""
    plays, own = [play], play.last_of(seat).number
    while (newest := plays[-1].now.entry) is not None and newest.number != own:
        if newest.about is None or newest.about not in table.levels:
            break
        plays.append(_agreed(plays[-1], newest.about))
    return plays[1:]


def _with_answers(table: Table, seat: Seat, refused: Refused) -> list[Play]:
    """What computers have done since is taken back first, by themselves; they will think anew."""
    plays, own = [table.running], table.running.last_of(seat).number
    while (newest := plays[-1].now.entry) is not None and newest.number != own:
        if newest.about is None or newest.about not in table.computers:
            raise refused
        plays.append(_agreed(plays[-1], newest.about))
    return [*plays[1:], _agreed(plays[-1], seat)]


def _agreed(play: Play, seat: Seat) -> Play:
    return play.undo(seat, [one for one in play.playing if one != seat])


def _refused(entry: int) -> str:
    return f"refused:{entry}"
