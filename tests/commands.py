"""What Discord is told of a command is worked out once for a process, and not anew for every bot that starts:
the library asks for each of 880 texts in each of its thirty languages."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

from discord import app_commands

from bot.inbound import client

Payload = dict[str, Any]
Digest = Callable[[app_commands.CommandTree[Any]], Awaitable[str]]


def remember() -> None:
    for kind in (app_commands.Command, app_commands.Group):
        _remembered(kind)
    client.tree_digest = _digested(client.tree_digest)


def _digested(digest: Digest) -> Digest:
    """By which commands there are, for whom and where: what they say follows from that."""
    known = dict[object, str]()

    async def remembered(tree: app_commands.CommandTree[Any]) -> str:
        names = tuple(sorted(one.qualified_name for one in tree.walk_commands()))
        key = names, repr(tree.allowed_installs), repr(tree.allowed_contexts)
        if key not in known:
            known[key] = await digest(tree)
        return known[key]

    return remembered


def _remembered(kind: Any) -> None:
    """By what it is in English, which all other languages follow from."""
    known, translated = dict[str, Payload](), kind.get_translated_payload

    async def remembered(command: Any, tree: Any, translator: app_commands.Translator) -> Payload:
        key = json.dumps(command.to_dict(tree), default=str)
        if key not in known:
            known[key] = await translated(command, tree, translator)
        return known[key]

    kind.get_translated_payload = remembered
