"""Commands as they stand in a sentence: to be pressed, once Discord has given them a number."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from discord import app_commands

from bot.show.sentences import said


@dataclass(frozen=True, slots=True)
class Mention:
    """For one reader."""

    locale: str
    numbers: Mapping[str, int]

    def __call__(self, name: str, of: str = "") -> str:
        """`of`: the command within it. By a name in another language Discord finds nothing when it is pressed
        (discord-api-docs#5462), so it is its own."""
        number = self.numbers.get(name)
        called = said(self.locale)(f"command-{name}") if number is None else name
        whole = " ".join(filter(None, (called, of)))
        return f"`/{whole}`" if number is None else f"</{whole}:{number}>"


@dataclass(frozen=True, slots=True)
class Mentions:
    """What Discord has answered when it was told of them."""

    numbers: dict[str, int] = field(default_factory=dict)

    def __call__(self, locale: str) -> Mention:
        return Mention(locale, self.numbers)

    def learn(self, numbers: Mapping[str, int]) -> None:
        self.numbers.update(numbers)


def numbers_of(commands: Sequence[app_commands.AppCommand]) -> Mapping[str, int]:
    return {one.name: one.id for one in commands}
