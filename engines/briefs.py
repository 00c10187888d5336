"""What stands above the choices of a game that has no words of its own for it."""

from collections.abc import Sequence

from engines.core import Action, AnyRules, Brief


def plain(rules: AnyRules, view: object, legal: Sequence[Action], chosen: Sequence[Action]) -> Brief:
    """The first sentence of the position; what follows from the one action that is asked about."""
    headline = rules.describe(view)[0]
    if len(chosen) != 1 or len(legal) == 1:
        return Brief(headline)
    told = rules.preview(view, chosen[0])
    return Brief(headline, tuple(phrase for phrase in (told.consequence, told.loses) if phrase))
