"""What a change makes the bot say: rows for the outbox, put in the transaction of the change."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from bot.reach import gets_dm
from bot.table import Table
from db.outbox import Message
from db.people import Person
from db.reminders import Due
from db.waits import Wait
from engines.core import Seat
from engines.log import Play


def lobby(table_id: int, channel: int, what: str) -> Message:
    """The lobby message, posted once and edited after."""
    if what == "open":
        return Message(key=f"lobby:{table_id}", channel=channel, kind="lobby", payload={}, game=table_id)
    return Message(
        key=f"lobby:{table_id}:{what}",
        channel=channel,
        kind="relobby",
        payload={},
        game=table_id,
        coalesce=f"relobby:{table_id}",
    )


def warned(table_id: int) -> str:
    return f"warning:{table_id}"


def warning(table: Table, until: int) -> Message:
    """A quiet word in the channel that the lobby closes soon."""
    return Message(
        key=warned(table.id), channel=table.channel, kind="warning", payload={"until": until}, game=table.id
    )


def unwarned(table: Table) -> Message:
    """It has begun, or it is closed: the warning goes."""
    payload = {"what": warned(table.id)}
    key = f"un{warned(table.id)}"
    return Message(key=key, channel=table.channel, kind="gone", payload=payload, game=table.id)


def awake(table_id: int, thread: int, why: str) -> Message:
    """Nothing to read, only a thread that stays open."""
    return Message(key=f"awake:{why}", channel=thread, kind="awake", payload={}, game=table_id)


def thread(table: Table) -> Message:
    return Message(key=f"thread:{table.id}", channel=table.channel, kind="thread", payload={}, game=table.id)


def beginning(table: Table, people: Mapping[int, Person]) -> Iterator[Message]:
    """The first board, once there is a thread to post it in."""
    first = _board(table, table.running)
    yield replace(first, key=f"board:{table.id}:in:{table.thread}:{table.running.version}")
    yield from _turns(table, table.running, table.waiting, people)


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
        yield _board(now, play)
    else:
        yield edit(now.id, now.thread, str(play.version))
    yield from _turns(now, play, begun, people)
    yield from _over(now, play, [seat for seat in before.waiting if seat not in now.waiting or seat in begun])


AGAIN = {"again": True}  # a post that is put a second time: nobody is called to it, and there is no third


def again(table: Table, cause: int) -> Message:
    """The board once more, for one that is gone or can no longer be edited."""
    assert table.thread is not None
    return Message(
        key=f"again:{table.id}:{cause}:{table.running.version}",
        channel=table.thread,
        kind="board",
        payload=AGAIN,
        game=table.id,
        coalesce=f"board:{table.id}",
    )


def lobby_again(table: Table, cause: int) -> Message:
    key = f"lobby:{table.id}:{cause}"
    return Message(key=key, channel=table.channel, kind="lobby", payload=AGAIN, game=table.id)


def elsewhere(table: Table, cause: int) -> Iterator[Message]:
    """Another thread; a public one begins from a message, so that message too."""
    if not table.private:
        yield lobby_again(table, cause)
    yield Message(
        key=f"thread:{table.id}:{cause}", channel=table.channel, kind="thread", payload={}, game=table.id
    )


def mention(table: Table, person: int, cause: str) -> Iterator[Message]:
    """In the thread, for one who gets no direct message."""
    seat = table.seat_of(person)
    if seat in table.waiting and table.thread is not None:
        yield Message(
            key=f"mention:{cause}",
            channel=table.thread,
            kind="mention",
            payload={"seat": seat},
            game=table.id,
        )


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


def _privately(table: Table, person: int, kind: str, key: str, payload: Mapping[str, int]) -> Message:
    return Message(key=key, channel=person, kind=kind, payload=payload, game=table.id, audience=person)


def begun_by(before: Table, now: Table) -> tuple[Seat, ...]:
    """The seats that begin to be waited for, a second turn in a row included."""
    newest, standing = now.running.entry, now.running.now
    again = newest.about if newest is not None and standing.entry is newest and standing.step.passed else None
    return tuple(seat for seat in now.waiting if seat not in before.waiting or seat == again)


def edit(game: int, thread: int, what: str) -> Message:
    """The board that stands in the thread shows what is so now."""
    return Message(
        key=f"edit:{game}:{what}",
        channel=thread,
        kind="edit",
        payload={},
        game=game,
        coalesce=f"edit:{game}",
    )


def repaced(table: Table, why: str) -> Iterator[Message]:
    """Lobby and board tell the pace, and until when."""
    yield lobby(table.id, table.channel, why)
    if table.thread is not None:
        yield edit(table.id, table.thread, why)


def _board(table: Table, play: Play) -> Message:
    assert table.thread is not None
    return Message(
        key=f"board:{table.id}:{play.version}",
        channel=table.thread,
        kind="board",
        payload={},
        game=table.id,
        coalesce=f"board:{table.id}",
    )


def _turns(
    table: Table, play: Play, seats: tuple[Seat, ...], people: Mapping[int, Person]
) -> Iterator[Message]:
    """A direct message for those who want one and can get one."""
    for seat in seats:
        person = table.person_on(seat)
        if person is not None and gets_dm(people[person]):
            yield Message(
                key=f"turn:{table.id}:{play.version}:{seat}",
                channel=person,
                kind="turn",
                payload={"seat": seat},
                game=table.id,
                audience=person,
                coalesce=f"turn:{table.id}:{person}",
            )


def _over(table: Table, play: Play, seats: list[Seat]) -> Iterator[Message]:
    """The notice of a turn that is over is taken away."""
    for seat in seats:
        person = table.person_on(seat)
        if person is not None and seat not in table.waiting:
            yield Message(
                key=f"over:{table.id}:{play.version}:{seat}",
                channel=person,
                kind="over",
                payload={},
                game=table.id,
                audience=person,
                coalesce=f"turn:{table.id}:{person}",
            )


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


def no_longer_late(wait: Wait, what: str) -> Iterator[Message]:
    """Somebody has acted who was reminded."""
    yield from late(wait, what)
    if wait.person is not None:
        yield reminder(wait.person, f"{wait.game}:{wait.seat}:{what}")


def version_of(key: str) -> int:
    """Which position a board that was sent shows."""
    return int(key.rsplit(":", 1)[1])
