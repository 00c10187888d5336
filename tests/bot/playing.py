"""Choices at a table, and what a refusal says."""

import pytest

from engines.core import Action, Refused, Seat
from tables.model import Table
from tests.engines.embers.rules import Guard, Kindle


def kindle(_table: Table, _seat: Seat) -> Action:
    return Kindle()


def guard(_table: Table, _seat: Seat) -> Action:
    return Guard()


async def refused(work: object) -> str:
    with pytest.raises(Refused) as answer:
        await work  # type: ignore[misc]  # whatever is awaited
    return answer.value.phrase.key


def first_legal(table: Table, seat: Seat) -> Action:
    return table.rules.legal(table.running.state, seat)[0]
