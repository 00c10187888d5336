"""Which commands Discord was told of, and the numbers that it gave them."""

from collections.abc import Mapping

from db import notes
from tables.context import Tx

TOLD, NUMBERS = "commands", "command numbers"


def numbers(tx: Tx, application: str, digest: str) -> Mapping[str, int]:
    """By name; none, if Discord was told of others."""
    if notes.get(tx.conn, TOLD) != [application, digest]:
        return {}
    known: Mapping[str, int] = notes.get(tx.conn, NUMBERS) or {}
    return known


def told(tx: Tx, application: str, digest: str, given: Mapping[str, int]) -> None:
    notes.put(tx.conn, TOLD, [application, digest])
    notes.put(tx.conn, NUMBERS, given)
