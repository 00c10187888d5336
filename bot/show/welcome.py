"""The first page of `make play`, for the sandbox to show: `python -m bot.show.welcome FOLDER`."""

import json
import sys
from pathlib import Path
from typing import Final, TypeAlias

from bot.show.sentences import Said, said
from engines import GAMES
from engines.core import AnyRules
from engines.words import LOCALES, Words
from renderer import draw, encode
from renderer.positions import look_at, played

Json: TypeAlias = dict[str, object]

NAME: Final = "notice.json"
GUESTS: Final = {"en": ("Ana", "games"), "fr": ("Émile", "salon"), "it": ("Fosca", "salon")}
"""By language who reads it in the sandbox, and the channel in which they open a table."""
STEPS: Final = 40  # into a game: far enough that something stands on the board


def main(folder: Path) -> None:
    """The page may ask while it is written: a file is there whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    for rules in GAMES:
        _put(folder / _picture(rules), board(rules))
    told = {locale: notice(said(locale)) for locale in LOCALES}
    _put(folder / NAME, json.dumps(told, ensure_ascii=False).encode())


def notice(say: Said) -> Json:
    return {
        "title": say("welcome-title"),
        "sentences": [say("welcome-what"), say("welcome-how"), say("welcome-back")],
        "close": say("welcome-close"),
        "cards": [_card(say, rules) for rules in GAMES],
    }


def _card(say: Said, rules: AnyRules) -> Json:
    who, where = GUESTS[say.locale]
    words = Words(say.locale, rules, ())
    name = words.format("game-name")
    return {
        "title": name,
        "text": words.format("game-summary"),
        "picture": _picture(rules),
        "alt": say("welcome-picture", game=name),
        "buttons": [
            _button(say("welcome-alone"), who, "@Fireside", "solo", values={"game": rules.key}),
            _button(say("welcome-learn"), who, "@Fireside", "learn", values={"game": rules.key}),
            _button(say("welcome-table"), who, where, "newgame", path=[rules.key]),
        ],
    }


def _button(
    label: str, who: str, where: str, command: str, *, path: object = (), values: object = None
) -> Json:
    ran = {"command": command, "path": path, "values": values or {}}
    return {"label": label, "as": who, "in": where, **ran}


def _picture(rules: AnyRules) -> str:
    return f"{rules.key}.png"


def board(rules: AnyRules) -> bytes:
    play = played(rules, rules.seats[0], "welcome", STEPS)
    return encode(draw(*look_at(rules, play.state, None, ("Ana", "Ben"))))


def _put(path: Path, content: bytes) -> None:
    new = path.with_suffix(".new")
    new.write_bytes(content)
    new.replace(path)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
