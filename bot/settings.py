"""What the bot is told when it starts, checked: one sentence for all that cannot be."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.inbound.shards import Range
from bot.outbound.throttle import A_SECOND
from db.database import DEFAULT_URL
from db.environment import given

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


@dataclass(frozen=True, slots=True)
class Links:
    """Where the host has published what people may want to read; a blank one is nowhere."""

    privacy: str = ""
    terms: str = ""
    support: str = ""


@dataclass(frozen=True, slots=True)
class Settings:
    """Without what is secret when it is printed: PostgreSQL's address has a password in it."""

    discord_token: str = field(default="", repr=False)
    discord_token_file: Path | None = None
    discord_api: str = ""  # blank: the real Discord
    database_url: str = field(default=DEFAULT_URL, repr=False)
    log_level: str = "INFO"
    metrics_port: int | None = None
    metrics_host: str = "127.0.0.1"
    backup_folder: Path | None = None  # none: beside the database
    backups_kept: int = 14
    requests_per_second: int = A_SECOND  # fewer where several processes share a token
    shards: Range | None = None  # none: all there are
    thinkers: int | None = None  # none: one for each core but one
    privacy_url: str = ""
    terms_url: str = ""
    support_url: str = ""

    def token(self) -> str:
        if self.discord_token_file is not None:
            return self.discord_token_file.read_text(encoding="utf-8").strip()
        return self.discord_token

    def links(self) -> Links:
        return Links(self.privacy_url, self.terms_url, self.support_url)


class BadSettings(Exception):  # noqa: N818 — it says what to do
    """One sentence for whoever starts the bot."""


def _address(text: str) -> str:
    if not re.fullmatch(r"https?://\S+", text):
        raise ValueError("must begin with https:// or http://")
    return text


def _level(text: str) -> str:
    if text.upper() not in LEVELS:
        raise ValueError(f"must be one of {', '.join(LEVELS)}")
    return text.upper()


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise ValueError("must be a number from 0 to 65535")
    return int(text)


def _count(text: str) -> int:
    if not text.isdecimal():
        raise ValueError("must be a number, 0 or more")
    return int(text)


def _rate(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= A_SECOND:
        raise ValueError(f"must be a number from 1 to {A_SECOND}")
    return int(text)


def _range(text: str) -> Range:
    found = re.fullmatch(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", text)
    if found is None:
        raise ValueError("must be like 0-3/16: this process has the first four of sixteen shards")
    first, of = int(found[1]), int(found[3])
    last = int(found[2] or first)
    if not first <= last < of:
        raise ValueError(
            "counts from 0: of 16 shards the last is 15, and a range goes upwards, as 0-3/16 does"
        )
    return Range(first, last, of)


def _some(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise ValueError("must be a number, 1 or more")
    return int(text)


READ: dict[str, Callable[[str], object]] = {
    "discord_token": str,
    "discord_token_file": Path,
    "discord_api": _address,
    "database_url": str,
    "log_level": _level,
    "metrics_port": _port,
    "metrics_host": str,
    "backup_folder": Path,
    "backups_kept": _count,
    "requests_per_second": _rate,
    "shards": _range,
    "thinkers": _some,
    "privacy_url": _address,
    "terms_url": _address,
    "support_url": _address,
}


def checked() -> Settings:
    """As they are set, even without a token; BadSettings names what is wrong, but never its value."""
    with _readable():
        texts = given()
    values: dict[str, Any] = {}
    wrong = []
    for name, of in READ.items():
        try:
            if name.upper() in texts:
                values[name] = of(texts[name.upper()])
        except ValueError as error:
            wrong.append(f"{name.upper()} {error}")
    if wrong:
        raise BadSettings(f"The settings cannot be read: {'; '.join(wrong)}.")
    return Settings(**values)


def read() -> Settings:
    """The same for a bot that will connect: its token is there, and may be one."""
    settings = checked()
    with _readable():
        token = settings.token()
    if not token:
        raise BadSettings(
            "There is no token: put DISCORD_TOKEN=… (from the Bot page of your application) into .env, "
            "or try everything without an account: make play"
        )
    if not token.isascii() or len(token.split()) > 1:
        raise BadSettings(
            "What is set as token is none: copy it again from the Bot page of your application, in one line."
        )
    return settings


@contextmanager
def _readable() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise BadSettings(f"The settings cannot be read: {error.filename}: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadSettings("The settings cannot be read: .env and the token's file must be UTF-8.") from error
