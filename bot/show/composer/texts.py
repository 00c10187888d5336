"""What is written above the buttons: what is asked, where one stands, what would be lost."""

from collections.abc import Sequence

from bot.show.composer.decision import Decision
from bot.show.composer.fitting import Above
from engines.core import Action, Brief


def situation(decision: Decision) -> str:
    return decision.words.text(decision.rules.describe(decision.view)[0])


def told(decision: Decision, brief: Brief, note: str) -> Above:
    stand = tuple(map(decision.words.text, brief.stand))
    headline = decision.words.text(brief.headline)
    return Above((note, f"**{_begun(headline)}**"), tuple(map(_begun, stand)))


def _begun(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def asked(decision: Decision, brief: Brief, action: Action, note: str) -> Above:
    """What would be lost is always said."""
    loses = decision.preview(action).loses
    above = told(decision, brief, note)
    lost = decision.words.text(loses) if loses else ""
    said = any(lost in one for one in (*above.always, *above.sentences))
    return above if said or not lost else Above((*above.always, lost), above.sentences)


def hints(decision: Decision, left: Sequence[Action]) -> tuple[str, ...]:
    return tuple(map(decision.words.text, decision.brief(left).hints))
