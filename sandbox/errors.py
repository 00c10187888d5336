"""How Discord says no: an HTTP status, a code, a sentence, and for bodies a tree of what is wrong where."""

from collections.abc import Iterable
from dataclasses import dataclass

from sandbox.wire import Json

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong in a body."""

    path: Path
    code: str
    message: str


class Refusal(Exception):  # noqa: N818 — an answer, not an accident
    """Raised anywhere below the REST layer; becomes the answer."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> Json:
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


def tree(faults: Iterable[Fault]) -> Json:
    root: Json = {}
    for fault in faults:
        node = root
        for step in fault.path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": fault.code, "message": fault.message})
    return root


def invalid(faults: Iterable[Fault]) -> Refusal:
    return Refusal(400, 50035, "Invalid Form Body", tree(faults))


def invalid_at(path: Path, code: str, message: str) -> Refusal:
    return invalid([Fault(path, code, message)])


_KNOWN: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20012: (403, "You are not authorized to perform this action on this application"),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30034: (400, "Maximum number of application command creates reached (200)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40001: (401, "Unauthorized"),
    40003: (429, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40094: (400, "The maximum number of followup messages for this interaction has been reached"),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50016: (
        400,
        "Provided too few or too many messages to delete. Must provide at least 2 and fewer than 100",
    ),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
}


def refusal(code: int) -> Refusal:
    status, message = _KNOWN[code]
    return Refusal(status, code, message)
