"""A game as a JSON document: once finished, one that anybody can check; before, what its asker knows."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from engines.chance import commitment, honours, mix
from engines.core import AnyRules, Event, Refused, Seat
from engines.log import Beginning, Diverged, Entry, Play, Undo, Written, kinds, replay
from engines.notation import parse, write
from engines.words import Words

FORMAT = 1
Document: TypeAlias = Mapping[str, Any]


def export(
    play: Play,
    server_seed: bytes,
    contributions: Sequence[str],
    computers: Mapping[Seat, str] = {},
    caretaken: Mapping[int, str] = {},
) -> Document:
    """Complete, secrets included: only for a game that has ended. `computers`: how strong, by seat;
    `caretaken`: the same by entry, of those that were made for persons who were away."""
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
        **_strength(computers),
        **({"caretaken": {str(entry): level for entry, level in caretaken.items()}} if caretaken else {}),
        "log": [
            {"by": entry.seat, "do": write(entry.action), "digest": entry.digest} for entry in play.entries
        ],
        "result": result(play),
    }


def so_far(
    play: Play, viewer: Seat | None, promise: str, words: Words, computers: Mapping[Seat, str] = {}
) -> Document:
    """A game that goes on, as this seat, or the public, may know it: what was told to it, its own choices,
    and the position as it sees it. No digest, no number: both would count what others do in secret."""
    beginning = play.beginning
    *_, first = play.moments()
    view = beginning.rules.view(play.state, viewer)
    return {
        "fireside": FORMAT,
        "game": beginning.rules.key,
        "rules": beginning.rules.version,
        "seats": [words.seat(Seat(seat)) for seat in range(beginning.seats)],
        "options": dict(beginning.options),
        "picks": {key: list(picked) for key, picked in beginning.picks.items()},
        "commitment": promise,
        **_strength(computers),
        "seen_by": viewer,
        "beginning": _told(first.step.events, viewer, words),
        "log": [line for written in play.history() if (line := _line(play, written, viewer, words))],
        "position": [words.text(phrase) for phrase in beginning.rules.describe(view)],
    }


def _strength(computers: Mapping[Seat, str]) -> Document:
    """Nothing, where only persons play."""
    return {"computers": {str(seat): level for seat, level in computers.items()}} if computers else {}


def _line(play: Play, written: Written, viewer: Seat | None, words: Words) -> Document | None:
    """What others do is known by what it showed; nothing is known of what showed nothing."""
    entry, events = written.entry, written.events
    back = entry.action.entry if isinstance(entry.action, Undo) else None
    told = _told(play.history()[back - 1].events if back else events, viewer, words)
    own = viewer is not None and entry.seat == viewer
    if not told and not own:
        return None
    if back:
        return {"by": entry.seat, "takes_back": told}
    return {"by": entry.seat, **({"do": write(entry.action)} if own else {}), "told": told}


def _told(events: Sequence[Event], viewer: Seat | None, words: Words) -> list[str]:
    return [words.event(event) for event in events if event.audience is None or event.audience == viewer]


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
    versions = {rules.version: rules for rules in games if rules.key == document["game"]}
    if not versions:
        known = ", ".join(dict.fromkeys(one.key for one in games))
        raise Refused("unknown-game", game=str(document["game"]), games=known)
    if document["rules"] not in versions:
        raise Refused("unknown-rules", game=str(document["game"]), version=str(document["rules"]))
    rules = versions[document["rules"]]
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
