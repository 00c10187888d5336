"""A page of the rules, with a board on which the signs it speaks of are named."""

from dataclasses import replace

from bot.inbound.buttons import Rulebook, Rules
from bot.show.panel import Panel
from bot.show.pictures import Pictures
from bot.show.rulebook import rules_panel
from engines.core import AnyRules


async def rules_page(
    rules: AnyRules, locale: str, control: Rules | Rulebook, book: int, pictures: Pictures
) -> Panel:
    panel = rules_panel(rules, locale, control, book)
    picture = await pictures.legend(rules, locale, control.page)
    return replace(panel, picture=picture)
