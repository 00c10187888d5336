"""How high a panel is on a phone 390 wide, by the letters of its labels and texts."""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence

SCREEN = 700.0  # between header and input
WIDTH = 297.0  # of a text, a picture
BESIDE = WIDTH - 2  # of buttons in a line: their widths are rounded
FRAME = 122.0  # name, edges, "Only you can see this"
LINE, ROW, LIST = 22.0, 52.0, 54.0  # of text, of buttons, a select
TEXT, LABEL = 16.0, 14.5  # sizes of letters
EDGES, GAP = 26.0, 8.0  # of a button; between two
IN_A_ROW = 5  # buttons in a row
LONG_WORD = 20  # letters
SENTENCE = re.compile(r"(?<=[.!?])[ \n]+|\n")  # where one ends

BOLD, KERNED = 1.06, 0.998  # of the usual width; pairs of letters stand closer
PIECES = re.compile(r"( *)([^ -]+-?|-)")
USUAL, PICTOGRAM = 556, 1250
_THOUSANDTHS = {  # of the size
    222: "ijl'’",
    278: " !,./:;I[]\\ftîïÎÏ·|\u202f\u00a0",
    333: "()-`r“”",
    389: "*",
    500: "Jckçsvxyz▸",
    584: "+<=>~×−",
    667: "&ABEKPSVXYÀÂÉÈÊË",
    722: "CDHNRUÙÛwÇ",
    611: "FTZ",
    778: "GOQÔ",
    833: "mM",
    838: "↩⤺",
    889: "%",
    944: "Wœ",
    1000: "…→↔—⋯⚙",
}
_WIDTHS = {ord(one): width for width, letters in _THOUSANDTHS.items() for one in letters}


def width(text: str, size: float = TEXT) -> float:
    return sum(_WIDTHS.get(ord(one), _usual(one)) for one in text) * size / 1000


def _usual(one: str) -> int:
    return USUAL if ord(one) < 0x2600 else PICTOGRAM


def button(label: str) -> float:
    return EDGES + width(label, LABEL)


def lines(text: str) -> int:
    """As a phone breaks it; `**bold**` is a little wider."""
    return sum(_wrapped(line) for line in text.split("\n")) if text else 0


def shortened(text: str, most: int) -> str:
    """To that many lines, at the end of a word, with a sign that there is more."""
    if lines(text) <= most:
        return text
    room = bisect_right(range(len(text)), most, key=lambda end: lines(text[:end] + "…")) - 1
    end = text.rfind(" ", room - LONG_WORD, room + 1)
    return text[: end if end > 0 else room].rstrip() + "…"


def ending(text: str, most: int) -> str:
    """Its last sentences in that many lines, with a sign that there was more."""
    if lines(text) <= most:
        return text
    ends = [f"… {text[one.end() :]}" for one in SENTENCE.finditer(text)]
    return next((one for one in ends if lines(one) <= most), shortened((ends or [text])[-1], most))


def _wrapped(line: str) -> int:
    """Lines break at blanks and after hyphens."""
    count, at, bold = 1, 0.0, False
    for blank, piece in PIECES.findall(line):
        bold ^= piece.startswith("**")
        long = width(piece.replace("**", "")) * (BOLD if bold else KERNED)
        bold ^= piece.endswith("**") and piece != "**"
        gap = width(blank) if at else 0.0
        if at and at + gap + long > WIDTH:
            count, at = count + 1, long
        else:
            at += gap + long
        if at > WIDTH:  # a word longer than a line
            count, at = count + int(at // WIDTH), at % WIDTH
    return count


def in_lines(widths: Iterable[float]) -> Iterator[int]:
    """How many buttons of a row stand on each line."""
    count, at = 0, 0.0
    for one in widths:
        if count and at + GAP + one > BESIDE:
            yield count
            count, at = 0, 0.0
        at += (GAP if count else 0) + one
        count += 1
    if count:
        yield count


def height(texts: Sequence[str], rows: float, picture: float) -> float:
    """`rows`: what all rows of controls take."""
    return FRAME + picture + LINE * sum(map(lines, texts)) + rows
