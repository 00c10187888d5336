"""The rules in words, a chapter at a time."""

from bot import messages
from bot.controls import Control
from bot.panels import Panel
from bot.said import said
from engines.core import AnyRules
from engines.words import Words


def rules_panel(rules: AnyRules, locale: str, page: int, control: Control) -> Panel:
    words = Words(locale, rules)
    lines = [f"### {words.format('game-name')}", words.format("game-summary"), ""]
    lines += [f"**{kind.verb}** — {words.verb(kind)}" for kind in rules.actions]
    return messages.paged("\n".join(lines), said(locale), control, page)
