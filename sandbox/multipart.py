"""multipart/form-data as bots send it: `payload_json` and `files[n]`."""

import json
import re
from collections.abc import Iterator

from sandbox.drafts import Upload
from sandbox.errors import invalid_at, refusal
from sandbox.shapes import STRICT, UNKNOWN
from sandbox.wire import Json, Value, dumps

_NAME = re.compile(rb'[; ]name="([^"]*)"')
_FILENAME = re.compile(rb'filename="([^"]*)"')
_SLOT = re.compile(r"files\[(\d+)\]")


def parse(content_type: str, body: bytes) -> tuple[Value, dict[int, tuple[str, bytes]]]:
    """The JSON and the files by their number."""
    boundary = re.search(r"boundary=\"?([^\";,]+)", content_type)
    if boundary is None:
        raise refusal(50109)
    payload: Value = {}
    files: dict[int, tuple[str, bytes]] = {}
    names: set[str] = set()
    for name, filename, content in _parts(boundary.group(1).encode(), body):
        if name in names:
            raise invalid_at((name,), "SANDBOX_FIELD_TWICE", f'The form has "{name}" twice.')
        names.add(name)
        if name == "payload_json":
            payload = parse_json(content)
        elif slot := _SLOT.fullmatch(name):
            files[int(slot.group(1))] = (filename or "unknown", content)
        elif STRICT.get():
            raise invalid_at((name,), UNKNOWN, f'The sandbox knows no form field "{name}".')
    return payload, files


def _parts(boundary: bytes, body: bytes) -> Iterator[tuple[str, str | None, bytes]]:
    for chunk in body.split(b"--" + boundary)[1:-1]:
        head, _, content = chunk.partition(b"\r\n\r\n")
        name, filed = _NAME.search(head), _FILENAME.search(head)
        if name is None:
            raise refusal(50109)
        yield name.group(1).decode(), filed.group(1).decode() if filed else None, content[:-2]


def parse_json(content: bytes) -> Value:
    try:
        value = json.loads(content)
        if b"\\u" in content:
            dumps(value).encode()  # half of a surrogate pair is no text
    except (ValueError, RecursionError) as error:
        raise refusal(50109) from error
    return value


def uploads(body: Json, files: dict[int, tuple[str, bytes]], limit: int) -> list[Upload]:
    """Files with what `attachments` says of them; too large or nowhere described is refused."""
    if any(len(content) > limit for _, content in files.values()):
        raise refusal(40005)
    described = {int(it["id"]): it for it in body.get("attachments") or () if int(it["id"]) in files}
    if body.get("attachments") is not None and (lost := set(files) - set(described)):
        said = f"files[{min(lost)}] is not in attachments"
        raise invalid_at(("attachments",), "SANDBOX_FILE_NOT_DESCRIBED", said)
    out = []
    for number, (filename, content) in sorted(files.items()):
        about = described.get(number, {})
        name = about.get("filename") or filename
        spoiler = bool(about.get("is_spoiler")) or name.startswith("SPOILER_")
        out.append(Upload(_plain(name), content, about.get("description"), spoiler))
    if len({upload.filename for upload in out}) < len(out):
        raise invalid_at(("attachments",), "SANDBOX_FILENAME_TWICE", "Names of files must be unique.")
    return out


def _plain(name: str) -> str:
    """Discord keeps letters, digits, dots, dashes and underscores of a file's name."""
    return re.sub(r"[^\w.\-]", "_", name) or "unknown"
