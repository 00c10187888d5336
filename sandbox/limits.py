"""All that Discord refuses in a message, a modal or a channel: lengths, counts, and what goes together."""

from typing import Final

from sandbox import components as parts
from sandbox.entities import MessageFlag
from sandbox.errors import Fault, Refusal, invalid, refusal
from sandbox.shapes import (
    Check,
    anything,
    bits,
    boolean,
    demand,
    integer,
    items,
    nullable,
    number,
    one_of,
    record,
    snowflake,
    text,
)
from sandbox.wire import Json, Value

MAX_REQUEST: Final = 25 * 1024 * 1024
_url = text(0, 2048)
_picture = record(
    {"url": _url}, proxy_url=_url, width=integer(), height=integer(), flags=integer(), content_type=text(),
    description=text(0, 4096), placeholder=text(), placeholder_version=integer(),
)  # fmt: skip
_EMBED = record(
    type=text(), url=_url, title=text(0, 256), description=text(0, 4096), color=integer(0, 0xFFFFFF),
    timestamp=text(), flags=integer(),
    author=record({"name": text(1, 256)}, url=_url, icon_url=_url, proxy_icon_url=_url),
    footer=record({"text": text(1, 2048)}, icon_url=_url, proxy_icon_url=_url),
    image=_picture, thumbnail=_picture, video=_picture, provider=record(name=text(0, 256), url=_url),
    fields=items(record({"name": text(1, 256), "value": text(1, 1024)}, inline=boolean), 0, 25),
)  # fmt: skip
_ATTACHMENT = record(
    {"id": snowflake}, filename=text(1, 1024), description=text(0, 1024), title=text(0, 1024),
    duration_secs=number, waveform=text(0, 400), is_spoiler=boolean, is_remix=boolean, flags=integer(),
    content_type=text(), size=integer(), url=_url, proxy_url=_url, width=integer(), height=integer(),
    placeholder=text(), placeholder_version=integer(), ephemeral=boolean,
)  # fmt: skip
_MENTIONS = record(
    parse=items(one_of("users", "roles", "everyone")), users=items(snowflake, 0, 100),
    roles=items(snowflake, 0, 100), replied_user=boolean,
)  # fmt: skip
_REFERENCE = record(
    {"message_id": snowflake}, channel_id=snowflake, guild_id=snowflake, fail_if_not_exists=boolean,
    type=one_of(0, 1),
)  # fmt: skip
_SHARED: dict[str, Check] = {
    "content": text(0, 2000), "embeds": items(_EMBED, 0, 10), "allowed_mentions": _MENTIONS,
    "components": anything, "attachments": items(_ATTACHMENT, 0, 10), "flags": integer(0),
}  # fmt: skip


def _nonce(value: Value, path: tuple[str | int, ...], faults: list[Fault]) -> None:
    if isinstance(value, bool) or not isinstance(value, int | str):
        faults.append(Fault(path, "NONCE_TYPE_INVALID", "A nonce is an integer or a string."))
    elif len(str(value)) > 25:
        faults.append(Fault(path, "NONCE_TYPE_TOO_LONG", "Nonce must be 25 or fewer in length."))


CREATE: Final = record(
    **_SHARED, tts=boolean, nonce=_nonce, enforce_nonce=boolean, message_reference=_REFERENCE,
    sticker_ids=items(snowflake, 0, 3), poll=anything,
)  # fmt: skip
_ALSO_SENT: Final = {
    "tts": boolean,
    "nonce": _nonce,
    "enforce_nonce": boolean,
}  # with everything, by libraries
EDIT: Final = record(**_SHARED, **_ALSO_SENT)
FOLLOWUP: Final = record(
    **_SHARED, **_ALSO_SENT, username=text(1, 80), avatar_url=_url, thread_name=text(0, 100), poll=anything
)  # fmt: skip
CALLBACK_MESSAGE: Final = record(**_SHARED, tts=boolean, poll=anything)
CALLBACK_DEFER: Final = record(flags=integer(0), **{
    key: check for key, check in (_SHARED | _ALSO_SENT).items() if key != "flags"
})  # fmt: skip
MODAL: Final = record({"custom_id": text(1, 100), "title": text(1, 45), "components": parts.FORM})
CHOICES: Final = record(
    {"choices": items(record({"name": text(1, 100), "value": anything}, name_localizations=anything), 0, 25)}
)
_archive: Check = one_of(60, 1440, 4320, 10080)
THREAD_FROM_MESSAGE: Final = record(
    {"name": text(1, 100)}, auto_archive_duration=_archive, rate_limit_per_user=integer(0, 21600),
    type=one_of(10, 11, 12),
)  # fmt: skip
THREAD: Final = record(
    {"name": text(1, 100)}, auto_archive_duration=_archive, rate_limit_per_user=integer(0, 21600),
    type=one_of(10, 11, 12), invitable=boolean,
)  # fmt: skip
FORUM_POST: Final = record(
    {"name": text(1, 100), "message": record(**_SHARED)}, auto_archive_duration=_archive,
    rate_limit_per_user=integer(0, 21600), applied_tags=items(snowflake, 0, 5),
)  # fmt: skip
THREAD_EDIT: Final = record(
    name=text(1, 100), archived=boolean, locked=boolean, invitable=boolean, auto_archive_duration=_archive,
    rate_limit_per_user=integer(0, 21600), flags=integer(0), applied_tags=items(snowflake, 0, 5),
)  # fmt: skip
_overwrite = record({"id": snowflake, "type": one_of(0, 1)}, allow=bits, deny=bits)
CHANNEL_EDIT: Final = record(
    name=text(1, 100), topic=text(0, 1024), nsfw=boolean, rate_limit_per_user=integer(0, 21600),
    position=integer(0), parent_id=nullable(snowflake), permission_overwrites=items(_overwrite, 0, 100),
    default_auto_archive_duration=_archive,
)  # fmt: skip
CHANNEL: Final = record(
    {"name": text(1, 100)}, type=one_of(0, 2, 4, 5, 13, 15), topic=text(0, 1024),
    nsfw=boolean, position=integer(0),
    rate_limit_per_user=integer(0, 21600), parent_id=nullable(snowflake),
    permission_overwrites=items(_overwrite, 0, 100), default_auto_archive_duration=_archive,
)  # fmt: skip

_SETTABLE = {
    "create": MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2,
    "edit": MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2,
}
_SETTABLE["interaction"] = _SETTABLE["create"] | MessageFlag.EPHEMERAL


def flags_of(body: Json) -> int:
    """What is set, as far as it can be read before the body has been checked."""
    flags = body.get("flags")
    return flags if isinstance(flags, int) else 0


def check_message(body: Json, shape: Check, door: str, *, layout: bool) -> None:
    """The whole message but its files; `layout`: Components V2 is on, by its flag or since before."""
    demand(shape, body)
    if body.get("poll") or body.get("sticker_ids"):
        raise not_implemented("polls and stickers")
    flags = body.get("flags") or 0
    if foreign := flags & ~int(_SETTABLE[door]):
        said = f"The flags {foreign:#x} cannot be set here."
        raise invalid([Fault(("flags",), "SANDBOX_FLAG_NOT_SETTABLE", said)])
    check_components(body, layout=layout)
    _check_mentions(body.get("allowed_mentions"))
    if sum(_embed_letters(embed) for embed in body.get("embeds") or ()) > 6000:
        said = "Embed size exceeds maximum size of 6000"
        raise invalid([Fault(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", said)])


def check_components(body: Json, *, layout: bool) -> None:
    if layout and (old := [key for key in ("content", "embeds", "poll", "sticker_ids") if body.get(key)]):
        said = "The {} field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
        code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
        raise invalid([Fault((key,), code, said.format(key)) for key in old])
    found = body.get("components")
    if found is None:
        return
    demand(
        lambda it, _, faults: (parts.LAYOUT if layout else parts.LEGACY)(it, ("components",), faults), found
    )
    parts.demand_whole(found, layout=layout)


def check_not_empty(
    content: str, embeds: list[Json], components: list[Json], files: int, *, layout: bool
) -> None:
    if layout and not components:
        raise refusal(50006)
    if not (content.strip() or embeds or components or files):
        raise refusal(50006)


def check_modal(body: Value) -> None:
    demand(MODAL, body)
    parts.demand_whole(body["components"], layout=False)


def _check_mentions(mentions: Json | None) -> None:
    if not mentions:
        return
    parse = mentions.get("parse") or []
    for kind in ("users", "roles"):
        if kind in parse and mentions.get(kind):
            said = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            raise invalid([Fault(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", said)])


def _embed_letters(embed: Json) -> int:
    total = len(embed.get("title") or "") + len(embed.get("description") or "")
    total += len((embed.get("author") or {}).get("name") or "")
    total += len((embed.get("footer") or {}).get("text") or "")
    fields = embed.get("fields") or ()
    return total + sum(len(field["name"]) + len(field["value"]) for field in fields)


def not_implemented(what: str) -> Refusal:
    """Discord could do this and the sandbox cannot: the answer says so, and is never a success."""
    return Refusal(501, 0, f"The sandbox does not implement {what}.")
