"""Logs with fields instead of sentences, a JSON object a line, and nothing secret in them: ids only."""

import logging
import re
import sys
import traceback
from collections.abc import Iterator, MutableMapping
from pathlib import Path
from typing import Any, TextIO

import discord
import structlog
from structlog.processors import ExceptionRenderer, JSONRenderer, TimeStamper
from structlog.stdlib import ProcessorFormatter, add_logger_name

MASKED = "…"
SECRETS = (
    re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"),  # a token's shape
    re.compile(r"(?<=/interactions/)\d+/[^/\s\"'\\]+"),
    re.compile(r"(?<=/webhooks/)\d+/[^/\s\"'\\]+"),
)
CODES = ("status", "code", "errno", "sqlite_errorname", "sqlstate")


def masked(text: str) -> str:
    for secret in SECRETS:
        text = secret.sub(MASKED, text)
    return text


def kind(error: BaseException) -> str:
    """What went wrong, without its message: in that anything may stand, a name, a hand, a whole position."""
    codes = (getattr(error, name, None) for name in CODES if not _computed(error, name))
    return " ".join([type(error).__name__, *(str(code) for code in codes if isinstance(code, int | str))])


def _computed(error: BaseException, name: str) -> bool:
    """A property may warn, or fail in its turn."""
    return isinstance(getattr(type(error), name, None), property)


def traced(error: BaseException) -> str:
    """Where it went wrong, the cause first: places and kinds, as in a traceback."""
    return "\n".join(line for one in reversed(list(_chain(error))) for line in (*_places(one), kind(one)))


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    known = set[int]()
    while error is not None and id(error) not in known:
        known.add(id(error))
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _places(error: BaseException) -> Iterator[str]:
    for frame in traceback.extract_tb(error.__traceback__):
        yield f"{'/'.join(Path(frame.filename).parts[-3:])}:{frame.lineno} {frame.name}"


Event = MutableMapping[str, Any]


def _first_line(_logger: object, _method: str, event: Event) -> Event:
    """Of what libraries say: asyncio goes on with a whole exception."""
    event["event"] = str(event["event"]).partition("\n")[0]
    return event


def _mask(_logger: object, _method: str, line: str) -> str:
    return masked(line)


def configure(level: str, stream: TextIO | None = None) -> None:
    stream = stream or sys.stderr
    shared: list[Any] = [
        structlog.processors.add_log_level,
        TimeStamper(fmt="iso", utc=True),
        ExceptionRenderer(lambda info: traced(info[1])),
    ]
    rendered: list[Any] = [JSONRenderer(ensure_ascii=False), _mask]
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[_first_line, add_logger_name, *shared],
            processors=[ProcessorFormatter.remove_processors_meta, *rendered],
        )
    )
    logging.raiseExceptions = False  # a line that cannot be written must not write its arguments
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    logging.getLogger("discord").setLevel(logging.INFO if level == "DEBUG" else logging.WARNING)
    structlog.configure(
        processors=[*shared, *rendered],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level]),
        logger_factory=structlog.PrintLoggerFactory(stream),
    )
