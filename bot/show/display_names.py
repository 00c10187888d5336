"""What people call themselves or have written, as it may stand in any sentence: none of it is markup."""

import re
import unicodedata

LONGEST_NAME = 32  # characters, as in Discord
COMPUTER = "⚙"
JOINER = "\u200d"  # what makes one picture of several emoji
UNSEEN = ("Cc", "Cf", "Cs", "Co")  # among them what turns the direction of reading

_LOOKALIKES = str.maketrans(
    {"*": "·", "`": "’", "|": "¦", "~": "-", "[": "(", "]": ")", "<": "‹", ">": "›", "\\": "/"}
)
_LINK = re.compile(r":/+")
_UNDERLINE = re.compile(r"(?<!\w)_+|_+(?!\w)|__+")
_HEADING = re.compile(r"^\s*-?#+\s")
_OPENING = re.compile(r"^[#\-+\s]+")  # of a heading or a list, when a line begins with the name


def written(text: str) -> str:
    """What somebody has written for themselves, line by line, without what cannot be seen or kept."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join(map(_seen, lines)).strip()


def unmarked(line: str) -> str:
    """One line in which nothing is read as markup."""
    plain = _LINK.sub(":", _seen(line).translate(_LOOKALIKES))
    return " ".join(_UNDERLINE.sub(" ", _HEADING.sub("", plain)).split())


def _seen(text: str) -> str:
    return "".join(one for one in text if one == JOINER or unicodedata.category(one) not in UNSEEN)


def printed(name: str) -> str:
    """May be empty, when nothing in it can be printed; the mark of computers is theirs alone."""
    return _OPENING.sub("", unmarked(name.replace(COMPUTER, "·")))[:LONGEST_NAME].strip()
