"""Logs with fields instead of sentences, and nothing secret in them."""

import logging
import re
from collections.abc import MutableMapping
from typing import Any

import discord
import structlog

MASKED = "…"
SECRETS = (
    re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"),  # a token's shape
    re.compile(r"(?<=/interactions/)\d+/[^/\s\"']+"),
    re.compile(r"(?<=/webhooks/)\d+/[^/\s\"']+"),
)


def masked(text: str) -> str:
    for secret in SECRETS:
        text = secret.sub(MASKED, text)
    return text


class Mask(logging.Filter):
    """For discord.py's own lines."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.msg, record.args = masked(record.getMessage()), ()
        return True


def _mask(_logger: object, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    return {key: masked(one) if isinstance(one, str) else one for key, one in event.items()}


def configure(level: str) -> None:
    handler = logging.StreamHandler()
    handler.addFilter(Mask())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    logging.getLogger("discord").setLevel(logging.INFO if level == "DEBUG" else logging.WARNING)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            _mask,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
    )
