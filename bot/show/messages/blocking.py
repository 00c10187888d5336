"""Whom somebody has blocked, and whether they are sure. Read in private: mentions there call nobody."""

from collections.abc import Sequence

from bot.inbound.buttons import Block, BlockWhom, Keep, Unblock
from bot.show.panel import Button, Panel, People, in_rows
from bot.show.sentences import Said


def blocks(blocked: Sequence[int], said: Said) -> Panel:
    """Numbered, because of somebody who never played we know no name."""
    told = "\n".join(f"{number}. <@{person}>" for number, person in enumerate(blocked, 1))
    texts = (said("blocks"), told) if blocked else (said("blocks-none"),)
    undo = [
        Button(said("block-undo", number=number), Unblock(person)) for number, person in enumerate(blocked, 1)
    ]
    return Panel(texts, (*in_rows(undo), People(BlockWhom(), said("block-whom"), 1)))


def block_asked(whom: int, said: Said) -> Panel:
    row = (
        Button(said("block-button"), Block(whom), "danger"),
        Button(said("composer-close"), Keep()),
    )
    return Panel((said("block-sure", name=f"<@{whom}>"),), (row,))
