"""What Discord is told of a command is worked out once for a process, and not anew for every bot that starts:
the library asks for each of 880 texts in each of its thirty languages."""

import json
from typing import Any

from discord import app_commands

Payload = dict[str, Any]


def remember() -> None:
    for kind in (app_commands.Command, app_commands.Group):
        _remembered(kind)


def _remembered(kind: Any) -> None:
    """By what it is in English, which all other languages follow from."""
    known, translated = dict[str, Payload](), kind.get_translated_payload

    async def remembered(command: Any, tree: Any, translator: app_commands.Translator) -> Payload:
        key = json.dumps(command.to_dict(tree), default=str)
        if key not in known:
            known[key] = await translated(command, tree, translator)
        return known[key]

    kind.get_translated_payload = remembered
