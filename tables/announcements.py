"""What a change makes the bot say: rows for the outbox, put in the transaction of the change. Their keys name
posts for all to see, so they count entries that all can notice, and no others."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import assert_never

from db.games import Game
from db.outbox import Message
from db.rows import Person, Row, Wait
from engines.core import Seat
from tables.model import Table
from tables.posts import (
    Answered,
    Asked,
    Awake,
    Board,
    BoardEdit,
    CaretakerNews,
    DealCard,
    Deserted,
    Film,
    Gone,
    Late,
    Lobby,
    LobbyEdit,
    LobbyWarning,
    Mention,
    Moderated,
    Nameless,
    Passed,
    Paused,
    Post,
    Reminder,
    Result,
    Thread,
    Title,
    Trouble,
    Turn,
    TurnOver,
    WatchedEdit,
    Weekly,
    Welcome,
    payload,
)
from tables.reach import gets_dm
from tables.timers import PaceQuestion, Question, UndoQuestion


def opened(table_id: int, channel: int, ping: int | None) -> Message:
    """The lobby message, posted once and edited after."""
    return _message(Lobby(ping=ping), f"lobby:{table_id}", channel, table_id)


def lobby(table_id: int, channel: int, what: str) -> Message:
    key, word = lobby_key(table_id, what), f"relobby:{table_id}"
    return _message(LobbyEdit(), key, channel, table_id, coalesce=word)


def lobby_key(table_id: int, what: str) -> str:
    return f"lobby:{table_id}:{what}"


def lobby_again(table: Table, cause: int | str) -> Message:
    key = f"lobby:{table.id}:{cause}"
    return _message(Lobby(again=True), key, table.channel, table.id)


def warned(table_id: int) -> str:
    return f"warning:{table_id}"


def warning(table: Table, until: int) -> Message:
    """A quiet word in the channel that the lobby closes soon."""
    return _message(LobbyWarning(until=until), warned(table.id), table.channel, table.id)


def unwarned(table: Table) -> Message:
    """It has begun, or it is closed: the warning goes."""
    return _message(Gone(what=warned(table.id)), f"un{warned(table.id)}", table.channel, table.id)


def thread(table: Table) -> Message:
    return _thread(table, f"thread:{table.id}")


def elsewhere(table: Table, cause: int | str) -> Iterator[Message]:
    """Another thread; a public one begins from a message, so that message too."""
    if not table.private:
        yield lobby_again(table, cause)
    yield _thread(table, f"thread:{table.id}:{cause}")


def title(game: int, thread: int, why: str) -> Message:
    return _message(Title(), f"title:{game}:{why}", thread, game, coalesce=f"title:{game}")


def over(table: Table) -> Iterator[Message]:
    """The card says who has won, and the thread that nothing more will come."""
    if not table.solo:
        yield lobby(table.id, table.channel, "over")
        if table.thread is not None:
            yield title(table.id, table.thread, "over")


def awake(table_id: int, thread: int, why: str) -> Message:
    """Nothing to read, only a thread that stays open."""
    return _message(Awake(), f"awake:{why}", thread, table_id)


def beginning(table: Table, people: Mapping[int, Person]) -> Iterator[Message]:
    """The first board, once there is a thread to post it in."""
    if has_place(table, people):
        yield _board(table, f"board:{table.id}:in:{table.thread}:{table.running.public}")
    yield from _turns(table, table.waiting, people)


def after(before: Table, now: Table, people: Mapping[int, Person]) -> Iterator[Message]:
    """What follows from an entry; nothing at all when nobody else can notice it."""
    was, play = before.running, now.running
    if play.public == was.public:
        return
    ended = now.rules.outcome(play.state) is not None
    begun = begun_by(before, now)
    if now.thread is None or not has_place(now, people):
        pass  # a thread has just been deleted: the first board of the next one will tell
    elif ended or any(seat not in now.levels for seat in begun):
        yield _board(now, f"board:{now.id}:{play.public}")
    elif play.entry is None or play.entry.about not in now.levels:
        yield edit(now.id, now.thread, str(play.public))
    elif len(now.asked) > 1 or not any(seat in now.levels for seat in now.waiting):
        yield watched(now.id, now.thread, str(play.public))
    yield from _turns(now, begun, people)
    yield from _over(now, [seat for seat in before.waiting if seat not in now.waiting])


def has_place(table: Table, people: Mapping[int, Person]) -> bool:
    """Who plays alone in direct messages that are closed to us looks at their own panels instead."""
    return not table.solo or (
        table.thread is not None and all(one.dm_closed_at is None for one in people.values())
    )


def begun_by(before: Table, now: Table) -> tuple[Seat, ...]:
    """The seats that begin to be waited for, a second turn in a row included."""
    newest, standing = now.running.entry, now.running.now
    again = newest.about if newest is not None and standing.entry is newest and standing.step.passed else None
    return tuple(seat for seat in now.waiting if seat not in before.waiting or seat == again)


def again(table: Table, cause: int) -> Message:
    """The board once more, for one that is gone or can no longer be edited."""
    return _board(table, f"again:{table.id}:{cause}:{table.running.public}", again=True)


def edit(game: int, thread: int, what: str) -> Message:
    """The board that stands in the thread shows what is so now."""
    key, word = f"edit:{game}:{what}", f"edit:{game}"
    return _message(BoardEdit(), key, thread, game, coalesce=word)


def watched(game: int, thread: int, what: str) -> Message:
    """The same after a computer's move: who is alone with computers is told once they have all moved."""
    made = edit(game, thread, what)
    return replace(made, kind=WatchedEdit.kind, payload=payload(WatchedEdit()))


def anew(table: Table, why: str) -> Iterator[Message]:
    """Lobby and board as they are now: with another pace, without a name that is gone."""
    yield lobby(table.id, table.channel, why)
    if table.thread is not None:
        yield edit(table.id, table.thread, why)


def nameless(game: Game, board: Row | None, why: str) -> Iterator[Message]:
    """Of a game that is over: its lobby, and the board that stands."""
    if game.lobby_message is not None:
        lobby = Nameless(lobby=True, message=game.lobby_message)
        yield _message(lobby, f"nameless:lobby:{game.id}:{why}", game.channel, game.id)
    if board is not None and board.message is not None:
        told = Nameless(lobby=False, message=board.message)
        yield _message(told, f"nameless:board:{game.id}:{why}", board.channel, game.id)


def passed(board: Row, above: Sequence[int]) -> Iterator[Message]:
    """Messages whose moment has passed lose their buttons, now that this board is there."""
    if above:
        yield _message(Passed(messages=tuple(above)), f"passed:{board.key}", board.channel, board.game)


def mention(table: Table, person: int, cause: str) -> Iterator[Message]:
    """In the thread, for one who gets no direct message."""
    seat = table.seat_of(person)
    if seat in table.waiting and table.thread is not None:
        yield _message(Mention(seat=seat), f"mention:{cause}", table.thread, table.id)


def paused(table: Table, people: Mapping[int, Person], cause: int) -> Iterator[Message]:
    """For everybody at a table whose place is closed to us."""
    for sitter in table.sitters:
        person = sitter.person
        if person is not None and not sitter.left and gets_dm(people[person]):
            yield _privately(table, person, Paused(), f"paused:{table.id}:{cause}:{sitter.seat}")


def trouble(table: Table, code: int) -> Iterator[Message]:
    """For whoever opened the table, once for a kind of trouble."""
    if table.opener is not None:
        yield _privately(table, table.opener, Trouble(code=code), f"trouble:{table.id}:{code}")


def result(table: Table, channel: int) -> Message:
    """How it ended, where its server tells that."""
    return _message(Result(), f"result:{table.id}", channel, table.id)


def film(table: Table, asked_at: int, *, hands: bool = False) -> Message:
    """In its thread, or where it was played."""
    place, word = table.thread or table.channel, film_word(table.id, hands=hands)
    return _message(Film(hands=hands), f"{word}:{asked_at}", place, table.id, coalesce=word)


def deal_card(game: int, channel: int, locale: str) -> Message:
    """Once in a channel."""
    return _message(DealCard(game=game, locale=locale), f"card:{game}:{channel}", channel, None)


def film_word(game: int, *, hands: bool = False) -> str:
    return f"film:{game}:hands" if hands else f"film:{game}"


def taken_over(table: Table, seat: Seat) -> Iterator[Message]:
    """A caretaker plays: the notice of that seat's turn goes."""
    yield from _over(table, [seat] if seat in table.waiting else [])


def caretaker_news(table: Table, seat: Seat, key: str) -> Message:
    person = table.person_on(seat)
    assert person is not None
    return _privately(table, person, CaretakerNews(seat=seat), key)


def deserted(table: Table, people: Mapping[int, Person], until: int) -> Iterator[Message]:
    """For each who is away from a table at which nobody else is left."""
    for seat in table.caretakers:
        person = table.person_on(seat)
        if person is not None and gets_dm(people[person]):
            yield _privately(table, person, Deserted(until=until), f"deserted:{table.id}:{until}:{seat}")


def welcome(server: int, channel: int, locale: str) -> Message:
    return _message(Welcome(locale=locale), welcomed(server), channel, None)


def welcomed(server: int) -> str:
    return f"welcome:{server}"


def weekly(server: int, channel: int, until: int) -> Message:
    """Once for each week."""
    return _message(Weekly(server=server, until=until), f"weekly:{server}:{until}", channel, None)


def unwelcome(server: int, channel: int) -> Message:
    """Nobody has pressed anything there: it goes."""
    return _message(Gone(what=welcomed(server)), f"un{welcomed(server)}", channel, None)


def asked(thread: int, question: Question) -> Message:
    """A question to all the others."""
    match question:
        case UndoQuestion():
            asks = Asked(seat=question.seat, number=question.number, entry=question.entry)
        case PaceQuestion():
            asks = Asked(seat=question.seat, number=question.number, pace=question.pace)
        case _:
            assert_never(question)
    return _message(asks, question.key, thread, question.game)


def answered(thread: int, question: Question, how: str, seat: Seat | None) -> Message:
    """The question loses its buttons and says what came of it."""
    named = question.seat if seat is None else seat
    pace = question.pace if isinstance(question, PaceQuestion) else None
    told = Answered(asked=question.key, how=how, seat=named, pace=pace)
    return _message(told, f"answered:{question.key}", thread, question.game)


def late(wait: Wait, what: str) -> Iterator[Message]:
    """Who is overdue at this table, for all to read: posted, edited or taken away, as it is then."""
    if wait.thread is not None:
        key = f"late:{wait.game}:{wait.seat}:{what}"
        yield _message(Late(), key, wait.thread, wait.game, coalesce=f"late:{wait.game}")


def no_longer_late(wait: Wait, what: str) -> Iterator[Message]:
    """Somebody has acted who was reminded."""
    yield from late(wait, what)
    if wait.person is not None:
        yield reminder(wait.person, f"{wait.game}:{wait.seat}:{what}")


def reminder(person: int, what: str) -> Message:
    """Where this person is overdue, for them alone: sent, edited or taken away, as it is then."""
    told = _message(Reminder(), f"remind:{person}:{what}", person, None, coalesce=f"remind:{person}")
    return replace(told, audience=person)


def board_word(game: int) -> str:
    """Under which only the newest board of a game waits."""
    return f"board:{game}"


def turn_word(game: int, person: int) -> str:
    """The same for the notice of a turn."""
    return f"turn:{game}:{person}"


def moderated(table: Table, place: int, key: str, what: Moderated) -> Message:
    """What those who keep order have done, for all at the table."""
    return _message(what, f"moderated:{key}", place, table.id)


def closed(table: Table, key: str) -> Iterator[Message]:
    """Lobby and board say so, and nobody is called any more."""
    yield from anew(table, key)
    for seat in table.waiting:
        person = table.person_on(seat)
        if person is not None:
            yield _again(_turn(table, person, TurnOver(), seat), key)


def reopened(table: Table, people: Mapping[int, Person], key: str) -> Iterator[Message]:
    """It goes on where it was; in another thread, if that has been taken meanwhile."""
    yield from anew(table, key)
    if table.state == "running" and table.thread is None:
        yield from elsewhere(table, f"{key}:elsewhere")
    for message in _turns(table, table.waiting, people):
        yield _again(message, key)


def moved(table: Table, key: str) -> Message:
    """Its board, where it is played from now on."""
    return _board(table, f"moved:{key}")


def left_behind(table: Table, place: int, messages: Sequence[int], key: str) -> Message:
    """What stood there asks nobody any more."""
    return _message(Passed(messages=tuple(messages)), f"passed:{key}", place, table.id)


def _again(message: Message, why: str) -> Message:
    """Told of the same turn before, and true again."""
    return replace(message, key=f"{message.key}:{why}")


def _thread(table: Table, key: str) -> Message:
    return _message(Thread(), key, table.channel, table.id)


def _board(table: Table, key: str, *, again: bool = False) -> Message:
    """A new message; of several that wait only the newest is posted."""
    assert table.thread is not None
    board = Board(noticed=table.running.public, again=again)
    made = _message(board, key, table.thread, table.id, coalesce=board_word(table.id))
    return replace(made, replaces=f"edit:{table.id}")


def _turns(table: Table, seats: Iterable[Seat], people: Mapping[int, Person]) -> Iterator[Message]:
    """A direct message for those who want one and can get one; who plays alone has the board there."""
    for seat in () if table.solo else (one for one in seats if one not in table.levels):
        person = table.person_on(seat)
        if person is not None and gets_dm(people[person]):
            yield _turn(table, person, Turn(seat=seat), seat)


def _over(table: Table, seats: Iterable[Seat]) -> Iterator[Message]:
    """The notice of a turn that is over is taken away."""
    for seat in seats:
        person = table.person_on(seat)
        if person is not None:
            yield _turn(table, person, TurnOver(), seat)


def _turn(table: Table, person: int, post: Turn | TurnOver, seat: Seat) -> Message:
    """Only the newest word about a turn counts."""
    key = f"{post.kind}:{table.id}:{table.running.public}:{seat}"
    return replace(_privately(table, person, post, key), coalesce=turn_word(table.id, person))


def _privately(table: Table, person: int, post: Post, key: str) -> Message:
    return replace(_message(post, key, person, table.id), audience=person)


def _message(post: Post, key: str, channel: int, game: int | None, coalesce: str | None = None) -> Message:
    return Message(
        key=key, channel=channel, kind=post.kind, payload=payload(post), game=game, coalesce=coalesce
    )
