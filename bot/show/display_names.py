"""Names as they may stand in any sentence, label or picture: nothing in them is read as markup."""

import re
import unicodedata

LONGEST_NAME = 32  # characters, as in Discord
JOINER = "\u200d"  # what makes one picture of several emoji
UNSEEN = ("Cc", "Cf", "Cs", "Co")  # among them what turns the direction of reading

_LOOKALIKES = str.maketrans(
    {"*": "·", "`": "’", "|": "¦", "~": "-", "[": "(", "]": ")", "<": "‹", ">": "›", "\\": "/"}
)
_LINK = re.compile(r":/+")
_UNDERLINE = re.compile(r"(?<!\w)_+|_+(?!\w)|__+")
_OPENING = re.compile(r"^[#\-+\s]+")  # of a heading or a list, when a line begins with the name


def printed(name: str) -> str:
    """May be empty, when nothing in it can be printed."""
    shown = "".join(one for one in name if one == JOINER or unicodedata.category(one) not in UNSEEN)
    plain = _LINK.sub(":", shown.translate(_LOOKALIKES))
    return _OPENING.sub("", " ".join(_UNDERLINE.sub(" ", plain).split()))[:LONGEST_NAME].strip()
