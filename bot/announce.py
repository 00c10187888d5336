"""What a change makes the bot say: rows for the outbox, put in the transaction of the change."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from bot.table import Table
from db.outbox import Message
from db.people import Person
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


def thread(table: Table) -> Message:
    return Message(key=f"thread:{table.id}", channel=table.channel, kind="thread", payload={}, game=table.id)


def beginning(table: Table, people: Mapping[int, Person]) -> Iterator[Message]:
    """The first board, once there is a thread to post it in."""
    yield replace(_board(table, table.running), key=f"board:{table.id}:in:{table.thread}")
    yield from _turns(table, table.running, table.waiting, people)


def after(before: Table, now: Table, people: Mapping[int, Person]) -> Iterator[Message]:
    """What follows from an entry; nothing at all when nobody else can notice it."""
    was, play = before.running, now.running
    if play.public == was.public:
        return
    ended = now.rules.outcome(play.state) is not None
    begun = _begun(before, now)
    if now.thread is None:
        pass  # it has just been deleted: the first board of the next one will tell
    elif begun or ended:
        yield _board(now, play)
    else:
        yield Message(
            key=f"edit:{now.id}:{play.version}",
            channel=now.thread,
            kind="edit",
            payload={},
            game=now.id,
            coalesce=f"edit:{now.id}",
        )
    yield from _turns(now, play, begun, people)
    yield from _over(now, play, [seat for seat in before.waiting if seat not in now.waiting or seat in begun])


AGAIN = {"again": True}  # a post that is put a second time: nobody is called to it, and there is no third


def again(table: Table, cause: int) -> Message:
    """The board once more, for one that is gone or can no longer be edited."""
    assert table.thread is not None
    return Message(
        key=f"again:{table.id}:{cause}",
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
        if person is not None and not sitter.left and gets_dm(people, person):
            yield _privately(table, person, "paused", f"paused:{table.id}:{cause}:{sitter.seat}", {})


def trouble(table: Table, code: int) -> Iterator[Message]:
    """For whoever opened the table, once for a kind of trouble."""
    if table.opener is not None:
        key = f"trouble:{table.id}:{code}"
        yield _privately(table, table.opener, "trouble", key, {"code": code})


def _privately(table: Table, person: int, kind: str, key: str, payload: Mapping[str, int]) -> Message:
    return Message(key=key, channel=person, kind=kind, payload=payload, game=table.id, audience=person)


def _begun(before: Table, now: Table) -> tuple[Seat, ...]:
    """The seats that begin to be waited for, a second turn in a row included."""
    newest, standing = now.running.entry, now.running.now
    again = newest.seat if newest is not None and standing.entry is newest and standing.step.passed else None
    return tuple(seat for seat in now.waiting if seat not in before.waiting or seat == again)


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
        if person is not None and gets_dm(people, person):
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


def gets_dm(people: Mapping[int, Person], person: int) -> bool:
    known = people.get(person)
    return known is None or (known.dm and known.dm_closed_at is None)
