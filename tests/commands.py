"""What Discord is told of a command is worked out once for a process, and not anew for every bot that starts:
the library asks for each of 880 texts in each of its thirty languages."""

import json
from typing import Any

from discord import app_commands

from bot.inbound import client
from bot.inbound.translator import tree_digest

Payload = dict[str, Any]
DIGESTS = dict[object, str]()


def remember() -> None:
    for kind in (app_commands.Command, app_commands.Group):
        _remembered(kind)
    client.tree_digest = digest  # type: ignore[attr-defined]  # as it is called there


async def digest(tree: app_commands.CommandTree[Any]) -> str:
    """By which commands there are, for whom and where: what they say follows from that."""
    names = tuple(sorted(one.qualified_name for one in tree.walk_commands()))
    key = names, repr(tree.allowed_installs), repr(tree.allowed_contexts)
    if key not in DIGESTS:
        DIGESTS[key] = await tree_digest(tree)
    return DIGESTS[key]


def _remembered(kind: Any) -> None:
    """By what it is in English, which all other languages follow from."""
    known, translated = dict[str, Payload](), kind.get_translated_payload

    async def remembered(command: Any, tree: Any, translator: app_commands.Translator) -> Payload:
        key = json.dumps(command.to_dict(tree), default=str)
        if key not in known:
            known[key] = await translated(command, tree, translator)
        return known[key]

    kind.get_translated_payload = remembered
