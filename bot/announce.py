"""What a change makes the bot say: rows for the outbox, put in the transaction of the change. Their keys name
posts for all to see, so they count entries that all can notice, and no others."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from bot.reach import gets_dm
from bot.table import Table
from db.outbox import Message
from db.people import Person
from db.reminders import Due
from db.waits import Wait
from engines.core import Seat

AGAIN = {"again": True}  # a post that is put a second time: nobody is called to it, and there is no third


def lobby(table_id: int, channel: int, what: str) -> Message:
    """The lobby message, posted once and edited after."""
    if what == "open":
        return Message(key=f"lobby:{table_id}", channel=channel, kind="lobby", payload={}, game=table_id)
    key, word = lobby_key(table_id, what), f"relobby:{table_id}"
    return Message(key=key, channel=channel, kind="relobby", payload={}, game=table_id, coalesce=word)


def lobby_key(table_id: int, what: str) -> str:
    return f"lobby:{table_id}:{what}"


def lobby_again(table: Table, cause: int) -> Message:
    key = f"lobby:{table.id}:{cause}"
    return Message(key=key, channel=table.channel, kind="lobby", payload=AGAIN, game=table.id)


def warned(table_id: int) -> str:
    return f"warning:{table_id}"


def warning(table: Table, until: int) -> Message:
    """A quiet word in the channel that the lobby closes soon."""
    key, payload = warned(table.id), {"until": until}
    return Message(key=key, channel=table.channel, kind="warning", payload=payload, game=table.id)


def unwarned(table: Table) -> Message:
    """It has begun, or it is closed: the warning goes."""
    key, payload = f"un{warned(table.id)}", {"what": warned(table.id)}
    return Message(key=key, channel=table.channel, kind="gone", payload=payload, game=table.id)


def thread(table: Table) -> Message:
    return _thread(table, f"thread:{table.id}")


def elsewhere(table: Table, cause: int) -> Iterator[Message]:
    """Another thread; a public one begins from a message, so that message too."""
    if not table.private:
        yield lobby_again(table, cause)
    yield _thread(table, f"thread:{table.id}:{cause}")


def awake(table_id: int, thread: int, why: str) -> Message:
    """Nothing to read, only a thread that stays open."""
    return Message(key=f"awake:{why}", channel=thread, kind="awake", payload={}, game=table_id)


def beginning(table: Table, people: Mapping[int, Person]) -> Iterator[Message]:
    """The first board, once there is a thread to post it in."""
    yield _board(table, f"board:{table.id}:in:{table.thread}:{table.running.public}", {})
    yield from _turns(table, table.waiting, people)


def after(before: Table, now: Table, people: Mapping[int, Person]) -> Iterator[Message]:
    """What follows from an entry; nothing at all when nobody else can notice it."""
    was, play = before.running, now.running
    if play.public == was.public:
        return
    ended = now.rules.outcome(play.state) is not None
    begun = begun_by(before, now)
    if now.thread is None:
        pass  # it has just been deleted: the first board of the next one will tell
    elif begun or ended:
        yield _board(now, f"board:{now.id}:{play.public}", {})
    else:
        yield edit(now.id, now.thread, str(play.public))
    yield from _turns(now, begun, people)
    yield from _over(now, [seat for seat in before.waiting if seat not in now.waiting])


def begun_by(before: Table, now: Table) -> tuple[Seat, ...]:
    """The seats that begin to be waited for, a second turn in a row included."""
    newest, standing = now.running.entry, now.running.now
    again = newest.about if newest is not None and standing.entry is newest and standing.step.passed else None
    return tuple(seat for seat in now.waiting if seat not in before.waiting or seat == again)


def again(table: Table, cause: int) -> Message:
    """The board once more, for one that is gone or can no longer be edited."""
    return _board(table, f"again:{table.id}:{cause}:{table.running.public}", AGAIN)


def edit(game: int, thread: int, what: str) -> Message:
    """The board that stands in the thread shows what is so now."""
    key, word = f"edit:{game}:{what}", f"edit:{game}"
    return Message(key=key, channel=thread, kind="edit", payload={}, game=game, coalesce=word)


def anew(table: Table, why: str) -> Iterator[Message]:
    """Lobby and board as they are now: with another pace, without a name that is gone."""
    yield lobby(table.id, table.channel, why)
    if table.thread is not None:
        yield edit(table.id, table.thread, why)


def noticed_by(key: str) -> int:
    """How many entries all could notice when this board was put."""
    return int(key.rsplit(":", 1)[1])


def mention(table: Table, person: int, cause: str) -> Iterator[Message]:
    """In the thread, for one who gets no direct message."""
    seat = table.seat_of(person)
    if seat in table.waiting and table.thread is not None:
        key, payload = f"mention:{cause}", {"seat": seat}
        yield Message(key=key, channel=table.thread, kind="mention", payload=payload, game=table.id)


def paused(table: Table, people: Mapping[int, Person], cause: int) -> Iterator[Message]:
    """For everybody at a table whose place is closed to us."""
    for sitter in table.sitters:
        person = sitter.person
        if person is not None and not sitter.left and gets_dm(people[person]):
            yield _privately(table, person, "paused", f"paused:{table.id}:{cause}:{sitter.seat}", {})


def trouble(table: Table, code: int) -> Iterator[Message]:
    """For whoever opened the table, once for a kind of trouble."""
    if table.opener is not None:
        key = f"trouble:{table.id}:{code}"
        yield _privately(table, table.opener, "trouble", key, {"code": code})


def asked(thread: int, due: Due) -> Message:
    """A question to all the others."""
    payload = {"kind": due.kind, "seat": due.seat, **due.payload}
    return Message(key=due.key, channel=thread, kind="asked", payload=payload, game=due.game)


def answered(thread: int, due: Due, how: str, seat: Seat | None) -> Message:
    """The question loses its buttons and says what came of it."""
    payload = {"asked": due.key, "how": how, "seat": due.seat if seat is None else seat, **due.payload}
    return Message(key=f"answered:{due.key}", channel=thread, kind="answered", payload=payload, game=due.game)


def late(wait: Wait, what: str) -> Iterator[Message]:
    """Who is overdue at this table, for all to read: posted, edited or taken away, as it is then."""
    if wait.thread is not None:
        yield Message(
            key=f"late:{wait.game}:{wait.seat}:{what}",
            channel=wait.thread,
            kind="late",
            payload={},
            game=wait.game,
            coalesce=f"late:{wait.game}",
        )


def no_longer_late(wait: Wait, what: str) -> Iterator[Message]:
    """Somebody has acted who was reminded."""
    yield from late(wait, what)
    if wait.person is not None:
        yield reminder(wait.person, f"{wait.game}:{wait.seat}:{what}")


def reminder(person: int, what: str) -> Message:
    """Where this person is overdue, for them alone: sent, edited or taken away, as it is then."""
    return Message(
        key=f"remind:{person}:{what}",
        channel=person,
        kind="remind",
        payload={},
        audience=person,
        coalesce=f"remind:{person}",
    )


def _thread(table: Table, key: str) -> Message:
    return Message(key=key, channel=table.channel, kind="thread", payload={}, game=table.id)


def _board(table: Table, key: str, payload: Mapping[str, bool]) -> Message:
    """A new message; of several that wait only the newest is posted."""
    assert table.thread is not None
    word = f"board:{table.id}"
    return Message(key=key, channel=table.thread, kind="board", payload=payload, game=table.id, coalesce=word)


def _turns(table: Table, seats: Iterable[Seat], people: Mapping[int, Person]) -> Iterator[Message]:
    """A direct message for those who want one and can get one."""
    for seat in seats:
        person = table.person_on(seat)
        if person is not None and gets_dm(people[person]):
            yield _turn(table, person, "turn", seat, {"seat": seat})


def _over(table: Table, seats: Iterable[Seat]) -> Iterator[Message]:
    """The notice of a turn that is over is taken away."""
    for seat in seats:
        person = table.person_on(seat)
        if person is not None:
            yield _turn(table, person, "over", seat, {})


def _turn(table: Table, person: int, kind: str, seat: Seat, payload: Mapping[str, int]) -> Message:
    """Only the newest word about a turn counts."""
    key = f"{kind}:{table.id}:{table.running.public}:{seat}"
    return replace(_privately(table, person, kind, key, payload), coalesce=f"turn:{table.id}:{person}")


def _privately(table: Table, person: int, kind: str, key: str, payload: Mapping[str, int]) -> Message:
    return Message(key=key, channel=person, kind=kind, payload=payload, game=table.id, audience=person)
