"""One screen: what gives way, in which order, until all is on it; never a choice, a mark or a loss."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.show import phone
from bot.show.composer.decision import Decision
from bot.show.composer.offers import BEST, BUTTONS, Answer, Offer
from bot.show.composer.places import direction_of, signed, signs_of
from bot.show.panel import Button, Style
from renderer import wished

TALLEST, WISHED, LEAST = 297.0, 220.0, 150.0  # px of the picture
FEWEST = 3  # suggestions
LINES = 5  # of text
ORDER: Mapping[Style, int] = {"danger": 0, "main": 1, "go": 2, "plain": 3}
SUGGESTED, OPENS, ASKS = range(3)

Lines = tuple[tuple[Button, ...], ...]


@dataclass(frozen=True, slots=True)
class Above:
    """What stands above: always, and as far as there is room."""

    always: tuple[str, ...]
    sentences: tuple[str, ...]

    def texts(self, sentences: int) -> tuple[str, ...]:
        return tuple(filter(None, (*self.always, " ".join(self.sentences[:sentences]))))

    @property
    def most(self) -> int:
        """So many sentences take five lines with the headline, below whatever note stands on top."""
        _, *headline = self.always
        counts = range(len(self.sentences), 1, -1)
        below = (Above(tuple(headline), self.sentences[:count]).texts(count) for count in counts)
        fits = (count for count, texts in zip(counts, below, strict=True) if _lines(texts) <= LINES)
        return next(fits, min(1, len(self.sentences)))


def _lines(texts: Sequence[str]) -> int:
    return sum(map(phone.lines, texts))


@dataclass(frozen=True, slots=True)
class Fitted:
    shown: tuple[Answer, ...]
    listed: tuple[Answer, ...]
    signs: Mapping[str, str]
    lines: Lines
    texts: tuple[str, ...]
    room: float  # of the picture


def fitted(decision: Decision, given: Offer, told: Above, last: float) -> Fitted:
    """`last`: what the last row takes."""
    shown, listed = _begun(given)
    sentences, high = told.most, max(WISHED, wished(decision.view))
    while True:
        signs = signs_of(decision, shown, listed if given.marked else ())
        lines = packed(ranged(shown, signs))
        texts = told.texts(sentences)
        rows = phone.ROW * lines_of(lines) + last + phone.LIST * bool(listed)
        fixed = phone.height(texts, rows, 0)
        if fixed + high <= phone.SCREEN:
            break
        gone = _first_to_go(shown, lines, lists=bool(listed), least=high == LEAST)
        if gone is not None:
            shown = tuple(one for one in shown if one is not gone)
            listed = listed if gone.elsewhere else _by_worth((*listed, gone))
        elif high > WISHED:
            high = WISHED
        elif sentences > 1:
            sentences -= 1
        elif high > LEAST:
            high = LEAST
        else:
            break
    return Fitted(shown, listed, signs, lines, texts, min(TALLEST, max(LEAST, phone.SCREEN - fixed)))


def _begun(given: Offer) -> tuple[tuple[Answer, ...], tuple[Answer, ...]]:
    """All as buttons, if they are few; else the best, and the others in the list."""
    first, again = _once(given.best)
    more = bool(given.rest or again)
    best = first[:BEST] if more or len(first) + len(given.kinds) > BUTTONS else first
    left = tuple(one for one in (*first[len(best) :], *again) if not one.elsewhere)
    return (*best, *given.kinds), _by_worth((*given.rest, *left))


def _once(answers: Sequence[Answer]) -> tuple[tuple[Answer, ...], tuple[Answer, ...]]:
    """What is called by a direction that a better answer is called by already stands in the list."""
    first, again, taken = list[Answer](), list[Answer](), set[str]()
    for one in answers:
        way = direction_of(one)
        (again if way in taken else first).append(one)
        taken |= {way} - {""}
    return tuple(first), tuple(again)


def _by_worth(answers: Sequence[Answer]) -> tuple[Answer, ...]:
    return tuple(sorted(answers, key=lambda one: -one.worth))


def _first_to_go(shown: Sequence[Answer], lines: Lines, *, lists: bool, least: bool) -> Answer | None:
    """A suggestion that opens a line of its own, while there are more than three; then what is grey, the
    last of it where nothing else can give way."""
    if len(lines) <= 1:
        return None
    acts = [one for one in shown if _is_suggested(one)]
    if not lists and not any(one.elsewhere for one in acts) and len(shown) > BEST:
        return min(shown, key=lambda one: one.worth)  # a list comes anyway
    if len(acts) > FEWEST:
        return min(acts, key=lambda one: one.worth)
    grey = [one for one in shown if one not in acts]
    if len(grey) > (not (lists and least)) and len(shown) > FEWEST:
        return min(grey, key=lambda one: one.worth)
    return None


def button(answer: Answer, signs: Mapping[str, str]) -> Button:
    return Button(signed(answer, signs), answer.control, answer.style)


def ranged(answers: Sequence[Answer], signs: Mapping[str, str]) -> list[tuple[Button, int]]:
    """Suggestions by worth, what opens more, what only asks; with the rank of each."""
    ranks = [(one, SUGGESTED if _is_suggested(one) else OPENS if one.opens else ASKS) for one in answers]
    return [(button(one, signs), rank) for one, rank in sorted(ranks, key=lambda both: both[1])]


def _is_suggested(answer: Answer) -> bool:
    return answer.style != "plain" or (answer.worth > 0 and not answer.named)


def packed(buttons: Sequence[tuple[Button, int]]) -> Lines:
    """In their order; what is no suggestion stands beside one where it fills its line. Red stands apart."""
    lines, room = list[list[Button]](), list[float]()
    for one, rank in buttons:
        wide = phone.button(one.label)
        free = range(max(0, len(lines) - 1) if rank == SUGGESTED else 0, len(lines))
        alike = (at for at in free if (lines[at][0].style == "danger") == (one.style == "danger"))
        at = next((at for at in alike if wide <= room[at] and len(lines[at]) < phone.IN_A_ROW), None)
        if at is None:
            lines.append([one])
            room.append(phone.BESIDE - wide - phone.GAP)
        else:
            lines[at].append(one)
            room[at] -= wide + phone.GAP
    return tuple(tuple(sorted(line, key=lambda one: ORDER[one.style])) for line in lines)


def lines_of(rows: Lines) -> int:
    """On a phone."""
    return sum(1 for row in rows for _ in phone.in_lines(phone.button(one.label) for one in row))
