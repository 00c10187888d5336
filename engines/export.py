"""A finished game as a JSON document that anybody can check: promise, seed, log, digests, result."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from engines.chance import commitment, honours, mix
from engines.core import AnyRules, Refused, Seat
from engines.log import Beginning, Diverged, Entry, Play, kinds, replay
from engines.notation import parse, write

FORMAT = 1
Document: TypeAlias = Mapping[str, Any]


def export(play: Play, server_seed: bytes, contributions: Sequence[str]) -> Document:
    """Complete, secrets included: only for a game that has ended."""
    beginning = play.beginning
    return {
        "fireside": FORMAT,
        "game": beginning.rules.key,
        "rules": beginning.rules.version,
        "seats": beginning.seats,
        "options": dict(beginning.options),
        "picks": {key: list(picked) for key, picked in beginning.picks.items()},
        "commitment": commitment(server_seed),
        "server_seed": server_seed.hex(),
        "contributions": list(contributions),
        "log": [
            {"by": entry.seat, "do": write(entry.action), "digest": entry.digest} for entry in play.entries
        ],
        "result": result(play),
    }


def result(play: Play) -> Document | None:
    outcome = play.rules.outcome(play.state)
    if outcome is None:
        return None
    return {
        "ranks": list(outcome.ranks),
        "scores": [score.total for score in outcome.scores],
        "ending": outcome.ending.key,
    }


def verify(games: Sequence[AnyRules], document: object) -> Play:
    """The replayed game; Refused for what is no export, Diverged at the first difference."""
    try:
        play_of, log = _read(games, document)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Refused("unreadable-export", reason=f"{type(error).__name__}: {error}") from error
    assert isinstance(document, Mapping)
    play = replay(play_of, log)
    if result(play) != document["result"]:
        raise Diverged(play.version, "the result", str(document["result"]), str(result(play)))
    return play


def _read(games: Sequence[AnyRules], document: Any) -> tuple[Beginning, Sequence[Entry]]:
    if document["fireside"] != FORMAT:
        raise ValueError(f"format {document['fireside']!r}, not {FORMAT}")
    rules = next((rules for rules in games if rules.key == document["game"]), None)
    if rules is None:
        raise Refused("unknown-game", game=str(document["game"]), games=", ".join(one.key for one in games))
    if document["rules"] != rules.version:
        raise ValueError(f"rules version {document['rules']!r}, not {rules.version}")
    server_seed = bytes.fromhex(document["server_seed"])
    if not honours(server_seed, document["commitment"]):
        raise Diverged(0, "the commitment", document["commitment"], commitment(server_seed))
    seed = mix(server_seed, [str(one) for one in document["contributions"]])
    picks = {key: [one and str(one) for one in picked] for key, picked in document["picks"].items()}
    beginning = Beginning(rules, int(document["seats"]), picks, dict(document["options"].items()), seed)
    return beginning, [_entry(rules, number, line) for number, line in enumerate(document["log"], 1)]


def _entry(rules: AnyRules, number: int, line: Any) -> Entry:
    seat = None if line["by"] is None else Seat(int(line["by"]))
    try:
        return Entry(number, seat, parse(kinds(rules), line["do"]), str(line["digest"]))
    except Refused as refused:
        raise ValueError(f"entry {number}: {line['do']!r} is no action") from refused
