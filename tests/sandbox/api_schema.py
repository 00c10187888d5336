"""Discord's own API description as judge of what a bot sends and of what the sandbox answers."""

import json
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final
from urllib.parse import quote

import jsonschema_rs

from sandbox.wire import Json, Value

ROOT: Final = Path(__file__).parents[2]
DESCRIPTION: Final = Path(os.environ.get("DISCORD_OPENAPI", ROOT / "../shared/discord/openapi.json"))
MISSING: Final = f"Discord's API description is not at {DESCRIPTION}; set DISCORD_OPENAPI to judge by it"
_NUMBER_TOO: Final[Json] = {"anyOf": [{"$ref": "#/components/schemas/SnowflakeType"}, {"type": "integer"}]}
_CALLBACKS: Final = {
    4: "CreateMessageInteractionCallbackRequest", 5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest", 7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest", 9: "ModalInteractionCallbackRequest",
}  # fmt: skip
_EVENTS: Final = {
    "MESSAGE_CREATE": "MessageResponse", "MESSAGE_UPDATE": "MessageResponse",
    "THREAD_CREATE": "ThreadResponse", "THREAD_UPDATE": "ThreadResponse", "GUILD_CREATE": "GuildResponse",
    "CHANNEL_CREATE": "GuildChannelResponse", "CHANNEL_UPDATE": "GuildChannelResponse",
}  # fmt: skip
_IN_INTERACTIONS: Final = {
    "member": "GuildMemberResponse",
    "user": "UserResponse",
    "message": "MessageResponse",
}
_CALLBACK_ROUTE: Final = "POST /interactions/{interaction_id}/{interaction_token}/callback"
Judgement = Callable[[Value], str | None]


def is_here() -> bool:
    return DESCRIPTION.exists()


@cache
def description() -> Json:
    """The description, mended where Discord's documentation and its clients say otherwise."""
    spec: Json = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    schemas = spec["components"]["schemas"]
    schemas["MessageAttachmentRequest"]["properties"]["id"] = _NUMBER_TOO
    schemas["CreatePrivateChannelRequest"]["properties"]["recipient_id"] = _NUMBER_TOO
    for kind in ("users", "roles"):
        schemas["MessageAllowedMentionsRequest"]["properties"][kind]["items"] = _NUMBER_TOO
    return spec


@cache
def _registry() -> jsonschema_rs.Registry:
    return jsonschema_rs.Registry([("urn:discord", description())])


@cache
def _judge(pointer: str) -> Judgement:
    validator = jsonschema_rs.validator_for({"$ref": f"urn:discord#{pointer}"}, registry=_registry())

    def judge(value: Value) -> str | None:
        found = next(iter(validator.iter_errors(value)), None)
        return None if found is None else f"{found.message} at {list(found.instance_path)}"

    return judge


def _operation(route: str) -> tuple[str, Json]:
    method, path = route.split()
    return f"/paths/{quote(path.replace('/', '~1'), safe='~@')}/{method.lower()}", description()["paths"][
        path
    ][method.lower()]


def wrong_request(route: str, body: Value) -> str | None:
    """What is wrong with a body that a bot sent, or None."""
    if route == _CALLBACK_ROUTE:
        return _judge(f"/components/schemas/{_CALLBACKS[body['type']]}")(body)
    pointer, operation = _operation(route)
    if "requestBody" not in operation:
        return None if not body else f"{route} has no body, {body} was sent"
    return _judge(f"{pointer}/requestBody/content/application~1json/schema")(body)


def wrong_answer(route: str, status: int, body: Value) -> str | None:
    """What is wrong with an answer, or None. The description cannot judge trees of errors."""
    if status >= 400:
        is_error = isinstance(body, dict) and isinstance(body["code"], int) and body["message"]
        return None if is_error else f"not an error of Discord's: {body}"
    pointer, operation = _operation(route)
    answer = operation["responses"].get(str(status))
    if answer is None:
        return f"{route} never answers {status}"
    if "content" not in answer:
        return None if body is None else f"{route} answers {status} without a body"
    return _judge(f"{pointer}/responses/{status}/content/application~1json/schema")(body)


def wrong_event(name: str, data: Json) -> str | None:
    """What the gateway tells is made of the same objects as REST answers."""
    if name in _EVENTS:
        return _judge(f"/components/schemas/{_EVENTS[name]}")(data)
    if name != "INTERACTION_CREATE":
        return None
    inner = ((key, schema) for key, schema in _IN_INTERACTIONS.items() if key in data)
    found = [_judge(f"/components/schemas/{schema}")(data[key]) for key, schema in inner]
    return next((it for it in found if it), None)


class Traffic:
    """What went over the wire, each line held against Discord's description of its API."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.judged = 0
        self.frames: list[Json] = []
        self.requests: list[Json] = []

    def hear(self, line: Json) -> None:
        if line["kind"] == "gateway":
            self.frames.append(line)
            wrong = wrong_event(line["event"], line["data"]) if line["event"] and is_here() else None
            self.found += [f"{line['event']}: {wrong}"] if wrong else []
            return
        self.requests.append(line)
        if line["route"] is None or not is_here() or isinstance(line["response"], str):
            return
        self.judged += 1
        verdicts = [wrong_answer(line["route"], line["status"], line["response"])]
        if line["status"] < 400 and line["request"] is not None:
            verdicts.append(wrong_request(line["route"], line["request"]))
        self.found += [f"{line['route']} {line['status']}: {it}" for it in verdicts if it]
