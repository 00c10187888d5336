"""/interactions/…/callback and /webhooks/{application}/{token}: the first answer, its edits, follow-ups."""

from typing import Final

from sandbox import limits, messages, payloads
from sandbox.commands import INTEGER, NUMBER, STRING
from sandbox.entities import Interaction, Message, MessageFlag
from sandbox.errors import Path, invalid_at, refusal
from sandbox.interactions import CHOICES, DEFER, DEFER_UPDATE, MODAL, PONG, REPLY, UPDATE, callback_answer
from sandbox.interactions import demand_fitting as fitting
from sandbox.ratelimits import Bucket
from sandbox.rest.call import Answer, Call, Handler, Route
from sandbox.rest.messages import FILE_LIMIT, apply_edit
from sandbox.shapes import anything, demand, integer, record, table
from sandbox.wire import Json, Value

_CALLBACK = record({"type": integer(1, 13)}, data=table(anything))


def callback(call: Call) -> Value:
    desk = call.machine.desk
    interaction = desk.awaiting(call.id("interaction_id"), call.names["interaction_token"])
    body = call.object()
    demand(_CALLBACK, body)
    kind, data = body["type"], body.get("data") or {}
    if kind in (10, 12, 13):
        raise limits.not_implemented(f"interaction callback type {kind}")
    if kind == PONG:
        raise invalid_at(("type",), "INTERACTION_CALLBACK_TYPE_INVALID", "A pong answers a ping only.")
    fitting(interaction, kind)
    _check_data(call, interaction, kind, data)
    uploads = call.uploads(_file_limit(call, interaction), data)
    message = desk.answer(interaction, kind, data, uploads)
    if not call.flag("with_response"):
        return None
    shown = payloads.message(call.world, message) if message is not None else None
    return Answer(200, callback_answer(interaction, message, shown))


def _check_data(call: Call, interaction: Interaction, kind: int, data: Json) -> None:
    if kind == REPLY:
        layout = bool(limits.flags_of(data) & MessageFlag.COMPONENTS_V2)
        limits.check_message(data, limits.CALLBACK_MESSAGE, "interaction", layout=layout)
    elif kind == DEFER:
        _check_defer(data)
    elif kind == UPDATE:
        source = call.world.message(interaction.channel_id, interaction.message_id or 0)
        layout = bool((source.flags | limits.flags_of(data)) & MessageFlag.COMPONENTS_V2)
        limits.check_message(data, limits.EDIT, "interaction", layout=layout)
    elif kind == DEFER_UPDATE:
        _check_defer(data)
    elif kind == MODAL:
        limits.check_modal(data)
    elif kind == CHOICES:
        demand(limits.CHOICES, data)
        _check_choices(interaction, data["choices"])


def _check_defer(data: Json) -> None:
    """Of a deferred answer only being ephemeral can be told; everything else comes with the edit."""
    demand(limits.CALLBACK_DEFER, data)
    for key, value in data.items():
        if value and key not in ("flags", "allowed_mentions", "tts", "nonce", "enforce_nonce"):
            said = "A deferred response cannot have this yet."
            raise invalid_at(("data", key), "SANDBOX_DEFER_WITH_CONTENT", said)
    if foreign := limits.flags_of(data) & ~MessageFlag.EPHEMERAL:
        said = f"Only EPHEMERAL is valid in a deferred response, not {int(foreign):#x}."
        raise invalid_at(("data", "flags"), "SANDBOX_FLAG_NOT_SETTABLE", said)


def _check_choices(interaction: Interaction, choices: list[Json]) -> None:
    kind = _focused_type(interaction.data.get("options") or [])
    for index, choice in enumerate(choices):
        value, at = choice["value"], ("data", "choices", index, "value")
        if kind == STRING and not (isinstance(value, str) and len(value) <= 100):
            raise _wrong_value(at, "a string of at most 100 characters")
        if kind == INTEGER and (isinstance(value, bool) or not isinstance(value, int)):
            raise _wrong_value(at, "an integer")
        if kind == NUMBER and (isinstance(value, bool) or not isinstance(value, int | float)):
            raise _wrong_value(at, "a number")


def _wrong_value(at: Path, kind: str) -> Exception:
    return invalid_at(at, "BASE_TYPE_CHOICES", f"The value of this choice must be {kind}.")


def _focused_type(options: list[Json]) -> int | None:
    for option in options:
        if option.get("focused"):
            return int(option["type"])
        if (inner := _focused_type(option.get("options") or [])) is not None:
            return inner
    return None


def _file_limit(call: Call, interaction: Interaction) -> int:
    if interaction.guild_id is None:
        return FILE_LIMIT
    return call.world.guild(interaction.guild_id).file_limit


def _interaction(call: Call) -> Interaction:
    if call.id("webhook_id") != call.world.application.id:
        raise refusal(10015)
    without = call.query.get("with_components") is not None and not call.flag("with_components")
    if without and call.object().get("components"):
        raise limits.not_implemented("with_components=false on an interaction's webhook")
    return call.machine.desk.by_token(call.names["webhook_token"])


def follow_up(call: Call) -> Value:
    interaction = _interaction(call)
    body = call.object()
    if interaction.loading:
        return _edited_original(call, interaction)
    layout = bool(limits.flags_of(body) & MessageFlag.COMPONENTS_V2)
    limits.check_message(body, limits.FOLLOWUP, "interaction", layout=layout)
    uploads = call.uploads(_file_limit(call, interaction))
    message = call.machine.desk.follow_up(interaction, body, uploads)
    return payloads.message(call.world, message)


def original(call: Call) -> Value:
    return payloads.message(call.world, call.machine.desk.original(_interaction(call)))


def edit_original(call: Call) -> Value:
    return _edited_original(call, _interaction(call))


def _edited_original(call: Call, interaction: Interaction) -> Value:
    message = call.machine.desk.original(interaction)
    _edit(call, message, interaction)
    interaction.loading = False
    return payloads.message(call.world, message)


def _edit(call: Call, message: Message, interaction: Interaction) -> None:
    shape = limits.FOLLOWUP if interaction.loading else limits.EDIT
    apply_edit(call, message, shape, "interaction", _file_limit(call, interaction))


def delete_original(call: Call) -> Value:
    messages.delete(call.world, call.machine.desk.original(_interaction(call)))
    return None


def one(call: Call) -> Value:
    return payloads.message(call.world, _own(call, _interaction(call)))


def _own(call: Call, interaction: Interaction) -> Message:
    return call.machine.desk.own_message(interaction, call.id("message_id"))


def edit_one(call: Call) -> Value:
    interaction = _interaction(call)
    message = _own(call, interaction)
    _edit(call, message, interaction)
    return payloads.message(call.world, message)


def delete_one(call: Call) -> Value:
    messages.delete(call.world, _own(call, _interaction(call)))
    return None


_HOOK = "/webhooks/{webhook_id}/{webhook_token}"
_ORIGINAL = _HOOK + "/messages/@original"
_ONE = _HOOK + "/messages/{message_id}"
_FEW = Bucket(5, 2.0)


def _hook(method: str, path: str, handler: Handler, *query: str, body: bool = False) -> Route:
    asked = ("thread_id", *query)
    return Route(
        method,
        path,
        handler,
        _FEW,
        "webhook_token",
        asked,
        with_token=False,
        counts_globally=False,
        body=body,
    )


ROUTES: Final = (
    Route(
        "POST", "/interactions/{interaction_id}/{interaction_token}/callback", callback,
        _FEW, "interaction_token", ("with_response",), with_token=False, counts_globally=False, body=True,
    ),
    _hook("POST", _HOOK, follow_up, "wait", "with_components", body=True),
    _hook("GET", _ORIGINAL, original),
    _hook("PATCH", _ORIGINAL, edit_original, "with_components", body=True),
    _hook("DELETE", _ORIGINAL, delete_original),
    _hook("GET", _ONE, one),
    _hook("PATCH", _ONE, edit_one, "with_components", body=True),
    _hook("DELETE", _ONE, delete_one),
)  # fmt: skip
