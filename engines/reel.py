"""What everybody has seen of a game that goes on, to be shown in motion elsewhere: positions dealt anew, in
which nothing secret is left, and what was told with each."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeAlias

from engines.chance import seed_from
from engines.codec import decode, encode
from engines.core import AnyRules, Event, Refused, Seat
from engines.log import Moment, Play, last_turn
from engines.values import value

Document: TypeAlias = Mapping[str, Any]

DEALT = seed_from("reel")  # the same for every game: what nobody may know follows from what everybody knows


@value
class Board:
    """A position that everybody could see so, and what had happened in the turn before it."""

    state: object
    happened: tuple[Event, ...]


def since_turn(play: Play, seat: Seat, but: Collection[int] = ()) -> list[Moment]:
    """The board that the seat's last turn left, one of each turn since, and that of now; nothing,
    if nobody could notice anything since. `but`: entries that somebody else has made for it."""
    news = list[Moment]()
    for moment in play.moments():
        if moment.entry is None or _ends(moment, seat, but):
            break
        if moment.public and (moment.step.passed or not news):
            news.append(moment)
    return [moment, *reversed(news)] if news else []


def _ends(moment: Moment, seat: Seat, but: Collection[int]) -> bool:
    """Whether its own turn was over with it."""
    entry = moment.entry
    return moment.step.passed and entry is not None and entry.about == seat and entry.number not in but


def written(play: Play, moments: Sequence[Moment]) -> Document:
    """All that leaves for where it is drawn."""
    rules = play.rules
    boards = [
        {
            "position": encode(rules.reseed_hidden(one.step.state, None, DEALT)),
            "told": [{"is": type(event).__name__, **_fields(event)} for event in last_turn(one)],
        }
        for one in moments
    ]
    return {"reel": boards, "game": rules.key, "rules": rules.version, "seats": play.beginning.seats}


def read(games: Sequence[AnyRules], document: Document) -> tuple[AnyRules, list[Board]]:
    """What `written` wrote; Refused for anything else."""
    try:
        rules = next(one for one in games if (one.key, one.version) == (document["game"], document["rules"]))
        return rules, [_board(rules, one) for one in document["reel"]]
    except (KeyError, TypeError, ValueError, AttributeError, StopIteration) as error:
        raise Refused("unreadable-export", reason=f"{type(error).__name__}: {error}") from error


def _board(rules: AnyRules, document: Document) -> Board:
    kinds = {kind.__name__: kind for kind in rules.events}
    told = tuple(decode(kinds[one["is"]], _without_kind(one)) for one in document["told"])
    return Board(decode(rules.state, document["position"]), told)


def _fields(event: Event) -> Mapping[str, Any]:
    fields = encode(event)
    assert isinstance(fields, dict)
    return fields


def _without_kind(event: Mapping[str, Any]) -> Mapping[str, Any]:
    return {name: field for name, field in event.items() if name != "is"}
