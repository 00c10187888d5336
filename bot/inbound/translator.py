"""Commands in the languages of Discord's menus, and whether they have changed."""

import json
from contextlib import suppress
from hashlib import blake2b
from typing import Any

import discord
from discord import app_commands

from bot.show.panel import cut
from bot.show.sentences import said
from engines.core import AnyRules
from engines.words import LOCALES, MissingWordsError, Words

DESCRIPTION = 100  # characters of a description


class Text(app_commands.locale_str):
    """A description that can be said in every language: a bot's sentence, or a game's."""

    def __init__(self, key: str, rules: AnyRules | None = None, **arguments: str | int) -> None:
        self.key, self.rules, self.arguments = key, rules, arguments
        super().__init__(self.within("en"))

    def within(self, locale: str) -> str:
        text = (
            Words(locale, self.rules).format(self.key, self.arguments)
            if self.rules
            else said(locale)(self.key, **self.arguments)
        )
        return cut(text, DESCRIPTION)


class Name(app_commands.locale_str):
    """A command's name, perhaps within a group; where a language has none of its own, English stands."""

    def __init__(self, name: str, group: str = "") -> None:
        self.key = "-".join(filter(None, ("command", group, name)))
        super().__init__(name)

    def within(self, locale: str) -> str | None:
        try:
            return said(locale)(self.key)
        except MissingWordsError:
            return None


class ParameterName(app_commands.locale_str):
    """What a command asks for, by the game's own word or by ours; where neither has one, English stands."""

    def __init__(self, name: str, rules: AnyRules | None = None, key: str = "") -> None:
        self.key, self.rules = f"parameter-{key or name}", rules
        super().__init__(name)

    def within(self, locale: str) -> str | None:
        for say in (Words(locale, self.rules).format, said(locale)):
            with suppress(MissingWordsError):
                return say(self.key)
        return None


class Translator(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 — discord.py gives it by name
    ) -> str | None:
        language = locale.value.split("-")[0]
        if language not in LOCALES or language == "en" or not isinstance(string, Text | Name | ParameterName):
            return None
        return string.within(language)


async def tree_digest(tree: app_commands.CommandTree[Any]) -> str:
    """128 bits over everything that Discord would be told."""
    translator = Translator()
    told = [
        await command.get_translated_payload(tree, translator)
        for command in sorted(tree.get_commands(), key=lambda one: one.name)
        if isinstance(command, app_commands.Command | app_commands.Group)
    ]
    return blake2b(json.dumps(told, sort_keys=True, default=str).encode(), digest_size=16).hexdigest()
