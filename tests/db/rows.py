"""Tables, seats and messages to test with; what a test is about is given by name."""

from typing import Any

from sqlalchemy import Connection

from db import games, log, seats, seeds
from db.games import Opening
from db.log import Action
from db.outbox import Message
from db.timers import Due
from engines.chance import commitment, seed_from

NOON = 1_795_000_000_000
MINUTE = 60_000
HOUR = 60 * MINUTE
GUILD, CHANNEL = 7_000, 8_000
ANNA, BEN, CLEO = 100_001, 100_002, 100_003
SERVER_SEED = seed_from("server")


def opening(key: str = "open-1", **changed: Any) -> Opening:
    values: dict[str, Any] = {
        "key": key,
        "guild": GUILD,
        "channel": CHANNEL,
        "opener": ANNA,
        "rules": "firebulls",
        "rules_version": 1,
        "size": 3,
        "options": {},
        "pace": "daily",
        "private": False,
        "locale": "en",
        "commitment": commitment(SERVER_SEED),
    }
    return Opening(**(values | changed))


def lobby(conn: Connection, *persons: int, key: str = "open-1", **changed: Any) -> int:
    game = games.open_table(conn, opening(key, **changed), NOON)
    seeds.keep(conn, game, SERVER_SEED)
    for person in persons:
        seats.join(conn, game, person, f"person {person}", seats.contribution(person, game), NOON)
    return game


def running(conn: Connection, *persons: int, key: str = "open-1", **changed: Any) -> int:
    game = lobby(conn, *persons, key=key, **changed)
    games.start(conn, game, NOON)
    return game


def action(game: int, seq: int, **changed: Any) -> Action:
    values: dict[str, Any] = {
        "seat": 0,
        "text": "draw",
        "digest": "d",
        "revealed": True,
        "passed": False,
        "key": f"press-{game}-{seq}",
        "result": {"at": seq},
        "at": NOON + seq,
    }
    return log.Action(game, seq, **(values | changed))


def message(key: str, channel: int = CHANNEL, **changed: Any) -> Message:
    values: dict[str, Any] = {"kind": "say", "payload": {"about": key}}
    return Message(key=key, channel=channel, **(values | changed))


def due(key: str, due_at: int = NOON, **changed: Any) -> Due:
    values: dict[str, Any] = {"kind": "turn"}
    return Due(key=key, due_at=due_at, **(values | changed))
