"""The composer and the hand, with their pictures: what one seat may know and do."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from bot.inbound import buttons
from bot.show import messages, table_words
from bot.show.composer import Composition, Decision, compose, hints, is_final
from bot.show.panel import Button, Panel, Picture, Row
from bot.show.pictures import Pictures, Shot, edge
from bot.show.sentences import Reader, said_to
from engines import menu
from engines.core import Action, AnyRules, Preview, Seat
from engines.log import last_turn
from engines.words import Words
from renderer import Mark
from tables.model import Table

Way = Sequence[menu.Answer]
HINTED = ("!", "!!")  # marks a place that no answer marks
MANY = 60  # choices, to foresee all of which takes milliseconds: no longer on the loop
COMPOSERS_KEPT = 64  # some 50 kB each: who looks again, or goes back, waits for no picture drawn before
FORESEEN = 64  # decisions of which the previews are kept: the presses of a turn ask for the same ones


class _Composers:
    """LRU cache of panels, of a seat and a way; a position is known again by itself, and not by all that it
    holds."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, Seat, Way], tuple[Table, object, Panel]] = OrderedDict()

    def get(self, table: Table, seat: Seat, chosen: Way, shown: object) -> Panel | None:
        """`shown`: all else that it was made from."""
        key = table.id, seat, chosen
        before, also, panel = self._kept.get(key, (None, None, None))
        same = before is not None and before.play is table.play and (before, also) == (table, shown)
        if same:
            self._kept.move_to_end(key)
        return panel if same else None

    def keep(self, table: Table, seat: Seat, chosen: Way, shown: object, panel: Panel) -> Panel:
        """Unless its picture has failed."""
        if panel.picture is not None:
            self._kept[table.id, seat, chosen] = table, shown, panel
            self._kept.move_to_end((table.id, seat, chosen))
        if len(self._kept) > COMPOSERS_KEPT:
            self._kept.popitem(last=False)
        return panel


_composers = _Composers()


class _At:
    """A seat at a position, which is known again by itself and not by all that it holds."""

    __slots__ = ("seat", "state")

    def __init__(self, state: object, seat: Seat) -> None:
        self.state, self.seat = state, seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _At) and self.state is other.state and self.seat == other.seat

    def __hash__(self) -> int:
        return hash((id(self.state), self.seat))


@lru_cache(FORESEEN)
def _foreseen(_: _At) -> dict[Action, Preview]:
    """Filled as they are asked for."""
    return {}


def decision_of(table: Table, seat: Seat, reader: Reader) -> Decision:
    play = table.running
    return Decision(
        game=table.id,
        number=play.decisions[seat],
        rules=table.rules,
        view=table.view(seat),
        legal=table.rules.legal(play.state, seat),
        words=table_words.words(table, reader.locale, worded=reader.worded),
        said=said_to(reader),
        undo=can_undo(table, seat),
        previewed=_foreseen(_At(play.state, seat)),
    )


async def composed(decision: Decision, chosen: Way = (), note: str = "", memo: str = "") -> Composition:
    if len(decision.legal) < MANY:
        return compose(decision, chosen, note, memo)
    return await asyncio.to_thread(compose, decision, chosen, note, memo)


def can_undo(table: Table, seat: Seat) -> bool:
    """Freely; with consent it is asked for elsewhere."""
    mine = any(moment.entry is not None and moment.entry.seat == seat for moment in table.running.moments())
    alone = table.day is None and table.is_among_computers(seat)
    return mine and (alone or not table.running.needs_consent(seat))


async def composer_panel(
    table: Table,
    seat: Seat,
    reader: Reader,
    pictures: Pictures,
    chosen: Way = (),
    note: str = "",
    hint: Sequence[str] | None = None,
    memo: str = "",
) -> Panel:
    """`hint`: one was given, about these places, the best one's first. `memo`: what they have noted,
    on top."""
    way, shown = tuple(chosen), (reader, note, hint, memo)
    if (known := _composers.get(table, seat, way, shown)) is not None:
        return known
    may_ask = table.hints and seat in table.waiting and hint is None
    decision = replace(decision_of(table, seat, reader), hint=may_ask)
    composition = await composed(decision, chosen, note, messages.memo(memo))
    asked = composition.asked
    shot = Shot(
        decision.rules,
        decision.view,
        decision.words,
        seat,
        marks=hinted(composition.marks, hint or ()),
        around=composition.around,
        room=composition.room,
        asked=asked,
        after=_after(table, seat, decision, asked),
        happened=last_turn(table.running.now),
    )
    picture = await pictures.of(shot, "turn.png")
    texts = ("\n".join(composition.texts), in_words(table, decision.view, decision.words, picture))
    panel = Panel(texts, composition.rows, picture, edge(decision.view, (seat,)))
    return _composers.keep(table, seat, way, shown, panel)


def hinted(marks: Sequence[Mark], places: Sequence[str]) -> tuple[Mark, ...]:
    """That of the hint stands out, the next best is there, too."""
    if not any(places[:1]):
        return tuple(marks)
    known, best = {one.place for one in marks}, places[0]
    found = [replace(one, faint=one.place != best) for one in marks]
    new = ((place, sign) for place, sign in zip(places, HINTED, strict=False) if place and place not in known)
    return (*found, *(Mark(place, sign, faint=place != best) for place, sign in new))


def _after(table: Table, seat: Seat, decision: Decision, asked: Action | None) -> Any:
    """What the seat would see, if it learns nothing by it."""
    if asked is None or decision.preview(asked).reveals or not is_final(decision.preview(asked)):
        return None
    return table.rules.view(table.rules.apply(table.running.state, seat, asked).state, seat)


async def whole_panel(table: Table, seat: Seat, reader: Reader, pictures: Pictures, chosen: Way) -> Panel:
    """The whole picture, and the way back alone."""
    decision = decision_of(table, seat, reader)
    composition = await composed(decision, chosen)
    shot = Shot(
        decision.rules,
        decision.view,
        decision.words,
        seat,
        marks=composition.marks,
        around=composition.around,
        happened=last_turn(table.running.now),
    )
    picture = await pictures.of(shot, "whole.png")
    told = in_words(table, decision.view, decision.words, picture)
    return Panel((told,), (_back(decision, chosen),), picture, edge(decision.view, (seat,)))


def hints_panel(table: Table, seat: Seat, reader: Reader, chosen: Way) -> Panel:
    """What may be done here."""
    decision = decision_of(table, seat, reader)
    told = "\n".join(f"- {line}" for line in hints(decision, decision.remaining(chosen)))
    return Panel((told,), (_back(decision, chosen),), accent=edge(decision.view, (seat,)))


def options_panel(table: Table, seat: Seat, reader: Reader, chosen: Way, memo: str = "") -> Panel:
    """What is seldom needed while choosing, and all that was noted."""
    decision = decision_of(table, seat, reader)
    say = decision.said
    row = (
        Button(say("composer-type"), buttons.Type(table.id, decision.number)),
        Button(say("words-button"), buttons.InWords(table.id)),
        Button(say("closer-button"), buttons.Closer(table.id)),
        messages.memo_button(table, say),
        Button(say("composer-close"), buttons.Close(table.id, decision.number)),
    )
    return Panel(
        (messages.whole_memo(memo) or say("composer-else"),),
        (row, _back(decision, chosen)),
        accent=edge(decision.view, (seat,)),
    )


def _back(decision: Decision, chosen: Way) -> Row:
    return (Button(decision.said("composer-back"), decision.control(buttons.Ask, chosen)),)


def in_words(at: Table | Decision, view: object, words: Words, picture: Picture | None) -> str:
    """What stands for a picture that could not be drawn."""
    return "" if picture else "\n".join(map(words.text, at.rules.describe(view)))


async def hand_panel(table: Table, seat: Seat, reader: Reader, pictures: Pictures, memo: str = "") -> Panel:
    """What only this seat may know, and what it may do out of turn."""
    say = said_to(reader)
    if seat not in table.waiting and table.rules.legal(table.running.state, seat):
        return await composer_panel(table, seat, reader, pictures, note=say("hand-orders"), memo=memo)
    words = table_words.words(table, reader.locale, worded=reader.worded)
    shot = Shot(table.rules, table.view(seat), words, seat, happened=last_turn(table.running.now))
    picture = await pictures.of(shot, "hand.png")
    turn = (Button(say("turn-button"), buttons.Turn(table.id), "main"),) if seat in table.waiting else ()
    noting = (messages.memo_button(table, say, "h"),) if table.state == "running" else ()
    rows = ((*turn, *noting),) if turn or noting else ()
    texts = (messages.whole_memo(memo), *hand_texts(table, seat, words))
    return Panel(texts, rows, picture, edge(table.view(seat), (seat,)))


def hand_texts(table: Table, seat: Seat, words: Words) -> tuple[str, ...]:
    return known_texts(table.rules, table.running.state, seat, words)


def known_texts(rules: AnyRules, state: object, seat: Seat, words: Words) -> tuple[str, ...]:
    """What the seat knows more than the public does."""
    public = set(map(words.text, rules.describe(rules.view(state, None))))
    private = [words.text(phrase) for phrase in rules.describe(rules.view(state, seat))]
    return ("\n".join(line for line in private if line not in public),)
