"""Which sign a place bears on the picture, and on its button or in its list."""

from collections.abc import Mapping, Sequence

from bot.show.composer.decision import Decision
from bot.show.composer.offers import Answer
from renderer import Mark, signs


def signs_of(decision: Decision, shown: Sequence[Answer], listed: Sequence[Answer]) -> Mapping[str, str]:
    return signs(decision.view, [one.place for one in (*shown, *listed) if one.place])


def marks_of(signs: Mapping[str, str], shown: Sequence[Answer], listed: Sequence[Answer]) -> tuple[Mark, ...]:
    """Full for buttons, faint for what is in a list."""
    full = [Mark(one.place, signs[one.place]) for one in shown if one.place in signs]
    known = {mark.place for mark in full}
    faint = [one.place for one in listed if one.place in signs and one.place not in known]
    return (*full, *(Mark(place, signs[place], faint=True) for place in dict.fromkeys(faint)))


def signed(answer: Answer, signs: Mapping[str, str]) -> str:
    """The label with its mark; a direction is said in the game's own words, where it matters."""
    sign = signs.get(answer.place, "")
    return f"{sign} {answer.label}" if sign and not sign.startswith("→") else answer.label


def direction_of(answer: Answer) -> str:
    """ "→ 3", if that is how it begins."""
    return " ".join(answer.label.split()[:2]) if answer.label.startswith("→") else ""
