"""What anybody can compute again: with which chance a computer thought, and of which position."""

from collections.abc import Mapping, Sequence
from typing import Any

from engines.chance import seed_from
from engines.codec import encode
from engines.core import Action, AnyRules, Refused, Seat
from engines.export import verify as verify_log
from engines.log import Diverged, Play, Undo, begin
from engines.notation import write
from opponents.levels import LEVELS, move
from opponents.taste import Taste

TASTE = "taste:"  # begins what a computer with a taste brings to the game's seed; those before had none


def chance_of(server_seed: bytes, seat: Seat, decision: int) -> bytes:
    """Of the thought by which that seat takes its decision of that number, which what others do in secret
    does not move; nothing can be told of the server's seed from it."""
    return seed_from("computer", server_seed, int(seat), decision)


def dealt(rules: AnyRules, state: object, seat: Seat, chance: bytes) -> object:
    """All that leaves for where it is thought: what the seat cannot know is dealt anew."""
    return rules.reseed_hidden(state, seat, seed_from("dealt", chance))


def taste_of(server_seed: bytes, seat: Seat, contribution: str) -> Taste | None:
    """Of the computer on that seat, for the whole game; by what it brought one knows whether it has one."""
    return Taste(seed_from("taste", server_seed, int(seat))) if contribution.startswith(TASTE) else None


def thought(
    rules: AnyRules, state: object, seat: Seat, level: str, chance: bytes, taste: Taste | None = None
) -> Action:
    return move(rules, dealt(rules, state, seat, chance), seat, level, chance, taste)


def written(
    rules: AnyRules, state: object, seat: Seat, level: str, chance: bytes, taste: Taste | None = None
) -> Mapping[str, Any]:
    """A question to whoever thinks, as JSON."""
    return {
        "game": rules.key,
        "rules": rules.version,
        "seat": int(seat),
        "level": level,
        "chance": chance.hex(),
        **({"taste": taste.seed.hex()} if taste else {}),
        "position": encode(dealt(rules, state, seat, chance)),
    }


def verify(games: Sequence[AnyRules], document: object) -> tuple[Play, int]:
    """The log as engines check it, then every move of every computer thought again; how many there were."""
    play = verify_log(games, document)
    assert isinstance(document, Mapping)
    levels, server_seed, count = computers(document), bytes.fromhex(document["server_seed"]), 0
    tastes = {
        at: taste_of(server_seed, Seat(at), str(one)) for at, one in enumerate(document["contributions"])
    }
    away = caretaken(document)
    now = begin(play.beginning)
    for entry in play.entries:
        level = None if entry.seat is None else away.get(entry.number, levels.get(int(entry.seat)))
        if level is not None and entry.seat is not None and not isinstance(entry.action, Undo):
            chance = chance_of(server_seed, entry.seat, now.decisions[entry.seat])
            again = thought(play.rules, now.state, entry.seat, level, chance, tastes.get(entry.seat))
            if again != entry.action:
                raise Diverged(entry.number, f"{level}'s move", write(entry.action), write(again))
            count += 1
        now = now.follow(entry)
    return play, count


def computers(document: Mapping[str, Any]) -> Mapping[int, str]:
    """Which seats computers sat on, and how strong they were."""
    return _levels(document, "computers")


def caretaken(document: Mapping[str, Any]) -> Mapping[int, str]:
    """Which entries were made for persons who were away, and by how strong a computer."""
    return _levels(document, "caretaken")


def _levels(document: Mapping[str, Any], name: str) -> Mapping[int, str]:
    given = document.get(name, {})
    if not isinstance(given, Mapping) or not set(given.values()) <= set(LEVELS):
        raise Refused("unreadable-export", reason=name)
    return {int(number): str(level) for number, level in given.items()}
