"""How often a thumb must tap for a turn: counted on the screen, a list being two taps."""

import random
from collections.abc import Callable, Sequence
from typing import Any, cast

import pytest

from benchmarks.presses import way, weight
from bot.inbound.custom_ids import wire
from bot.show.composer import Decision
from bot.show.panels import decision_of
from bot.show.sentences import Reader, said
from engines.core import Action, Seat
from engines.firebulls.actions import Attack, Draw, Press, Shed, Stop, Take
from engines.firebulls.data import Qi
from engines.fireship.actions import Attack as Assault
from engines.fireship.actions import Invade, Move, Roll
from engines.log import Play
from engines.notation import write
from engines.springfestival.actions import Rotate
from engines.words import Words
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from tests.stories.playing import opened
from tests.stories.running_bot import Bot, Gathering, gather

USEFUL = 10  # places of a pawn that are thought of
TRIES = 400  # turns thought of
LOOKED_AT = 12  # of those whose taps are counted beforehand


class Thumb:
    """One person's thumb on their own panel, and its taps."""

    def __init__(self, game: Gathering, person: Person) -> None:
        self.game, self.person, self.taps = game, person, 0
        self.panel: Shown | None = None

    async def decision(self) -> Decision:
        table = await self.game.table()
        seat = table.seat_of(self.person.id)
        assert seat is not None
        return decision_of(table, seat, Reader("en"))

    async def turn(self) -> None:
        self.panel = await opened(self.person)
        self.taps += 1

    async def choose(self, action: Action) -> None:
        """By the shortest way that the panel offers."""
        assert self.panel is not None
        for control, value in way(await self.decision(), action):
            if value:
                await self.person.select(value, menu=wire(control), on=self.panel)
            else:
                await self.person.press(wire(control), on=self.panel)
            self.taps += weight([(control, value)])
            self.panel = await self.person.sees_changed(self.panel)


def of(play: Play, seat: Seat, wanted: Callable[[Any], bool]) -> list[Action]:
    return [action for action in play.rules.legal(play.state, seat) if wanted(action)]


async def who_acts(game: Gathering) -> tuple[Thumb, Play, Seat]:
    table = await game.table()
    seat = table.waiting[0]
    return Thumb(game, game.persons[seat]), table.running, seat


async def passed_on(game: Gathering, seat: Seat) -> bool:
    return (await game.table()).waiting[0] != seat


async def test_fire_bulls_taking_a_card_is_two_taps(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
    thumb, play, seat = await who_acts(game)
    await thumb.turn()
    await thumb.choose(of(play, seat, lambda it: isinstance(it, Take))[0])
    assert (thumb.taps, await passed_on(game, seat)) == (2, True)


async def test_fire_bulls_drawing_and_moving_is_three_taps(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    for choice in (0, -1):
        game = await gather(bot, people, "firebulls", ana, ben)
        thumb, play, seat = await who_acts(game)
        await thumb.turn()
        await thumb.choose(Draw())
        play = (await game.table()).running
        await thumb.choose(list(play.rules.legal(play.state, seat))[choice])
        assert (thumb.taps, await passed_on(game, seat)) == (3, True)


def three_cards(play: Play, seat: Seat, line: tuple[Action, ...] = ()) -> tuple[Action, ...]:
    """An attack on three cards of one direction, if this seat can pay for one."""
    if len(line) == 3:
        return line
    for one in of(play, seat, lambda it: isinstance(it, Press if line else Attack)):
        found = three_cards(play.act(seat, one), seat, (*line, one))
        if found:
            return found
    return ()


async def until_three(game: Gathering) -> tuple[Thumb, tuple[Action, ...]]:
    """Who can attack three cards after a few turns of gathering, and how."""
    for _ in range(12):
        thumb, play, seat = await who_acts(game)
        found = three_cards(play, seat)
        if found:
            return thumb, found
        await typed(thumb.person, gathering(play, seat))
    return thumb, ()


def gathering(play: Play, seat: Seat) -> Action:
    """A Warrior if there is one, else what the hand has most of; of a full hand, what it has least of."""
    hand = play.rules.view(play.state, seat).hand
    takes: list[Any] = of(play, seat, lambda it: isinstance(it, Take))
    if takes:
        return cast(Action, max(takes, key=lambda it: (it.card is Qi.WARRIOR, hand[it.card])))
    sheds: list[Any] = of(play, seat, lambda it: isinstance(it, Shed))
    if sheds:
        return cast(Action, min(sheds, key=lambda it: (it.card is Qi.WARRIOR, hand[it.card])))
    return cast(Action, play.rules.autopilot(play.state, seat))


async def typed(person: Person, action: Action) -> None:
    shown = await person.slash("/play", move=write(action))
    assert isinstance(shown, Shown)
    await person.dismiss(shown)


@pytest.fixture(autouse=True)
def same_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game whenever it is tried: chance may deal two prices in a row that are asked by a list."""
    monkeypatch.setattr("db.replay.mix", lambda _secret, _brought: bytes([2]) * 32)


async def test_fire_bulls_an_attack_on_three_cards_is_six_taps(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben, edition="italian")
    thumb, found = await until_three(game)
    assert found, "somebody can pay for three cards after a while"
    await thumb.turn()
    for action in found:
        await thumb.choose(action)
    if Stop() in (legal := (await thumb.decision()).legal) and len(legal) == 1:
        await thumb.choose(Stop())
    assert thumb.taps <= 6


def desk_at(play: Play, seat: Seat) -> Decision:
    legal, view = play.rules.legal(play.state, seat), play.rules.view(play.state, seat)
    return Decision(1, 0, play.rules, view, legal, Words("en", play.rules), said("en"))


def four_and_attack(play: Play, seat: Seat, chance: random.Random) -> list[Action]:
    """Four moves of some pawns to some of their most useful places, then an attack, if one is possible."""
    actions = list[Action]()
    for _ in range(4):
        moves: list[Any] = of(play, seat, lambda it: isinstance(it, Move))
        if not moves:
            return []
        mover, view = chance.choice(moves), play.rules.view(play.state, seat)
        same = [one for one in moves if (one.pawn, one.start) == (mover.pawn, mover.start)]
        useful = sorted(same, key=lambda it: -play.rules.preview(view, it).worth)[:USEFUL]
        actions.append(chance.choice(useful))
        play = play.act(seat, actions[-1])
    attacks = of(play, seat, lambda it: isinstance(it, Assault | Invade))
    return [*actions, chance.choice(attacks)] if attacks else []


def taps(play: Play, seat: Seat, actions: Sequence[Action]) -> int:
    total = 0
    for action in actions:
        total += weight(way(desk_at(play, seat), action))
        play = play.act(seat, action)
    return total


async def test_fireship_four_moves_and_an_attack_are_twelve_taps(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    chance = random.Random(12)
    game = await gather(bot, people, "fireship", ana, ben, dice=4)
    for _ in range(60):
        thumb, _, seat = await who_acts(game)
        await thumb.turn()
        await thumb.choose(Roll())
        play = (await game.table()).running
        tried = [four_and_attack(play, seat, chance) for _ in range(TRIES)]
        found = [one for one in filter(None, tried) if len(one) == 5][:LOOKED_AT]
        found = [one for one in found if taps(play, seat, one) <= 10]
        if found:
            break
        await advance(game, thumb.person, seat)
    assert found, "somebody can move four times and attack, sooner or later"
    for action in found[0]:
        await thumb.choose(action)
    assert thumb.taps <= 12


async def test_a_line_of_a_list_acts_at_once_when_it_can_be_taken_back(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "fireship", ana, ben)
    for _ in range(60):
        thumb, _, seat = await who_acts(game)
        await typed(thumb.person, Roll())
        play = (await game.table()).running
        listed = in_a_list(desk_at(play, seat))
        if listed is not None:
            break
        await advance(game, thumb.person, seat)
    assert listed is not None, "somebody has more places to go to than buttons, sooner or later"
    await thumb.turn()
    await thumb.choose(listed)
    after = (await game.table()).running
    assert (after.version, after.last_of(seat).action) == (play.version + 1, listed)
    assert thumb.panel is not None
    await thumb.person.press("Undo move", on=thumb.panel)
    await thumb.person.sees_changed(thumb.panel)
    assert (await game.table()).running.state == play.state


def in_a_list(decision: Decision) -> Action | None:
    """A move that stands in a list only."""
    for action in (one for one in decision.legal if isinstance(one, Move)):
        if way(decision, action)[-1][1]:
            return action
    return None


async def advance(game: Gathering, person: Person, seat: Seat) -> None:
    """The most useful moves, as long as there are points."""
    while not await passed_on(game, seat):
        play = (await game.table()).running
        view = play.rules.view(play.state, seat)
        moves = of(play, seat, lambda it: isinstance(it, Move)) or list(play.rules.legal(play.state, seat))
        await typed(person, max(moves, key=lambda it: (play.rules.preview(view, it).worth, str(it))))


async def test_spring_festival_an_active_turn_is_seven_taps(
    bot: Bot, people: People, ana: Person, ben: Person
) -> None:
    game = await gather(bot, people, "springfestival", ana, ben)
    for person in game.persons:
        for _ in range(4):
            play = (await game.table()).running
            await typed(person, play.rules.legal(play.state, Seat(game.persons.index(person)))[0])
    counted = 0
    while counted < 3:
        thumb, play, seat = await who_acts(game)
        rotations = of(play, seat, lambda it: isinstance(it, Rotate))
        if not rotations:  # whoever received a tile, or could complete more than one composition
            await typed(thumb.person, play.rules.legal(play.state, seat)[-1])
            continue
        await thumb.turn()
        await thumb.choose(rotations[-1])
        await thumb.choose(await best(thumb))
        if seat in (await game.table()).waiting:
            await thumb.choose(await best(thumb))
        assert thumb.taps <= 7
        counted += 1


async def best(thumb: Thumb) -> Action:
    decision = await thumb.decision()
    return max(decision.legal, key=lambda it: decision.preview(it).worth)
