"""A message before it is posted."""

from collections.abc import Sequence
from dataclasses import dataclass

from sandbox.entities import MessageType
from sandbox.wire import Json


@dataclass(frozen=True, slots=True)
class Upload:
    filename: str
    content: bytes
    description: str | None = None
    spoiler: bool = False


@dataclass(frozen=True, slots=True)
class Draft:
    """A message that passed limits.py and has not been posted yet."""

    content: str = ""
    embeds: Sequence[Json] = ()
    components: Sequence[Json] = ()
    uploads: Sequence[Upload] = ()
    flags: int = 0
    mentions: Json | None = None  # allowed_mentions, as given
    nonce: str | int | None = None
    reference: Json | None = None
    type: int = MessageType.DEFAULT
    id: int = 0  # of a message that begins a forum's post, and is called like it
    origin: Json | None = None
    origin_name: str | None = None
    addressee: int | None = None
    mention_users_only: bool = False  # the default inside interactions


def drafted(body: Json, uploads: Sequence[Upload]) -> Draft:
    return Draft(
        content=body.get("content") or "", embeds=body.get("embeds") or (),
        components=body.get("components") or (), uploads=uploads, flags=body.get("flags") or 0,
        mentions=body.get("allowed_mentions"), nonce=body.get("nonce"),
    )  # fmt: skip
