"""Four strengths, as data: how a level chooses, and with how much effort."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

from engines import GAMES
from engines.core import Action, AnyRules, Event, Seat
from engines.values import value
from opponents import firebulls, fireship, springfestival
from opponents.dice import Dice
from opponents.mind import Mind, Previews
from opponents.search import Effort, Look, Question, Search, rollout
from opponents.taste import Taste

Level: TypeAlias = Literal["spark", "ember", "flame", "blaze"]
LEVELS: tuple[Level, ...] = ("spark", "ember", "flame", "blaze")
ASTRAY = 1 / 3  # of a Spark's choices are the second or the third best, where a game says nothing else


@value
class Teaching:
    """A game's mind, and what its levels may spend."""

    mind: Mind[Any]
    efforts: Mapping[str, Effort]
    astray: float = ASTRAY
    look: Look = rollout
    ahead: int = 4  # turns, where two play, that the story of a game looks ahead
    telling: tuple[type[Event], ...] = ()  # what a moment is told by, the most telling first


FOR_ANY_GAME: Mapping[str, Effort] = {"flame": Effort(60, 4), "blaze": Effort(240, 4)}
TAUGHT: Mapping[str, Teaching] = {
    "firebulls": Teaching(firebulls.MIND, firebulls.EFFORTS, 0.3, telling=firebulls.TELLING),
    "fireship": Teaching(fireship.MIND, fireship.EFFORTS, 0.45, telling=fireship.TELLING),
    "springfestival": Teaching(
        springfestival.MIND, springfestival.EFFORTS, 0.2, springfestival.alone, 1, springfestival.TELLING
    ),
}


def teaching(rules: AnyRules) -> Teaching:
    return TAUGHT.get(rules.key) or Teaching(Previews(rules), FOR_ANY_GAME)


def move(
    rules: AnyRules, state: object, seat: Seat, level: str, seed: bytes, taste: Taste | None = None
) -> Action:
    """What a computer of that level does; `state` is dealt anew for it, `seed` is its whole chance. Who
    searches has no taste."""
    legal: Sequence[Action] = rules.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    taught, dice = teaching(rules), Dice.of(seed)
    effort = taught.efforts.get(level)
    if effort is not None:
        asked = Question(rules, taught.mind, seat, effort)
        arms = taught.mind.arms(state, seat, legal, dice)
        return Search(asked, taught.look, state, seed).best_of(arms).first
    if level == "spark" and dice.share() < taught.astray:
        arms = taught.mind.arms(state, seat, legal, dice)
        near = list(dict.fromkeys(arm.first for arm in arms))[:3]
        return dice.one_of(near[1:] or near)  # never a senseless one
    return taught.mind.policy(state, seat, legal, dice, taste=taste)


assert all(key in {rules.key for rules in GAMES} for key in TAUGHT)
