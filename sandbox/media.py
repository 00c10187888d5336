"""Files of a message, and the components and embeds that show them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from sandbox import components as parts
from sandbox import payloads
from sandbox.drafts import Upload
from sandbox.entities import Attachment, Message
from sandbox.errors import Path, invalid_at
from sandbox.files import content_type, dimensions
from sandbox.wire import Json
from sandbox.world import World

_NO_ATTACHMENT: Final = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"


def attached(world: World, message: Message, upload: Upload) -> Attachment:
    size = dimensions(upload.content)
    attachment = Attachment(
        world.ids.next(), upload.filename, len(upload.content), content_type(upload.filename),
        size[0] if size else None, size[1] if size else None, upload.description,
        message.addressee is not None, upload.spoiler, message.channel_id,
    )  # fmt: skip
    world.files.put(attachment.id, upload.content)
    return attachment


def named(message: Message, body: Json, fresh: Sequence[Attachment]) -> dict[str, Attachment]:
    """What a request may call by name: its own files, and those of the message that it says it keeps.
    Discord does not look into the message for names that the request leaves out."""
    listed = {(str(it.get("id")), it.get("filename")) for it in body.get("attachments") or ()}
    kept = [it for it in message.attachments if (str(it.id), it.filename) in listed]
    return {it.filename: it for it in (*kept, *fresh)}


def resolver(world: World, message: Message, named: Mapping[str, Attachment]) -> Callable[[str, Path], Json]:
    by_url = {payloads.attachment_url(world, it): it for it in message.attachments}

    def resolve(url: str, at: Path) -> Json:
        if url.startswith("attachment://"):
            found = named.get(url.removeprefix("attachment://"))
            if found is None:
                said = f"The attachment {url} is not among those that the request names"
                raise invalid_at(("components", *at), _NO_ATTACHMENT, said)
        elif url.startswith(("http://", "https://")):
            found = by_url.get(url)
        else:
            said = "Scheme must be one of ('http', 'https', 'attachment')."
            raise invalid_at(("components", *at), "URL_TYPE_INVALID_SCHEME", said)
        return _unfurled(world, url, found)

    return resolve


def _unfurled(world: World, url: str, found: Attachment | None) -> Json:
    if found is None:
        return {"id": str(world.ids.next()), "url": url, "proxy_url": url, "width": None, "height": None,
                "content_type": None}  # fmt: skip
    address = payloads.attachment_url(world, found)
    return {
        "id": str(found.id), "attachment_id": str(found.id), "url": address, "proxy_url": address,
        "width": found.width, "height": found.height, "content_type": found.content_type,
        "_name": found.filename, "_size": found.size,
    }  # fmt: skip


def embedded(world: World, message: Message, embeds: Sequence[Json]) -> list[Json]:
    named = {it.filename: it for it in message.attachments}
    out = []
    for embed in embeds:
        written = {key: value for key, value in embed.items() if value is not None} | {"type": "rich"}
        for slot in ("image", "thumbnail"):
            url = (written.get(slot) or {}).get("url", "")
            if found := named.get(url.removeprefix("attachment://")):
                written[slot] = {
                    "url": payloads.attachment_url(world, found), "flags": 0,
                    "proxy_url": payloads.attachment_url(world, found),
                    "width": found.width or 0, "height": found.height or 0,
                }  # fmt: skip
        out.append(written)
    return out


def without_lost(message: Message) -> list[Json]:
    """A picture whose attachment was not kept leaves its gallery; an empty gallery leaves the message."""
    here = {str(it.id) for it in message.attachments}

    def alive(media: Json) -> bool:
        return "attachment_id" not in media or media["attachment_id"] in here

    def cleaned(components: list[Json]) -> list[Json]:
        out = []
        for component in components:
            fresh = dict(component)
            if fresh["type"] == parts.GALLERY:
                fresh["items"] = [it for it in fresh["items"] if alive(it["media"])]
                if not fresh["items"]:
                    continue
            if "components" in fresh:
                fresh["components"] = cleaned(fresh["components"])
            out.append(fresh)
        return out

    return cleaned(message.components)
