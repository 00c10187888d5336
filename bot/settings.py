"""What the bot is told when it starts, checked: one sentence for all that cannot be."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from db.database import DEFAULT_URL
from db.environment import given

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


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

    def token(self) -> str:
        if self.discord_token_file is not None:
            return self.discord_token_file.read_text(encoding="utf-8").strip()
        return self.discord_token


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
