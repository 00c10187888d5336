"""Somebody who may look and not write."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from tables.context import Tx
from tables.service import Tables

T = TypeVar("T")


@dataclass(frozen=True)
class OnlyReads:
    tables: Tables

    def now(self) -> int:
        return self.tables.now()

    async def read(self, work: Callable[[Tx], T]) -> T:
        return await self.tables.read(work)

    async def tx(self, work: Callable[[Tx], T]) -> T:
        raise AssertionError("something is written")
