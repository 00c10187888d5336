"""What a Discord client checks before it sends: options of commands, values of selects, fields of modals."""

from collections.abc import Iterator
from typing import Final

from sandbox import commands as c
from sandbox import components as parts
from sandbox import payloads
from sandbox.entities import Channel, ChannelType, Command
from sandbox.people.refusals import No
from sandbox.wire import Json, Value
from sandbox.world import World

LONGEST_STRING: Final = 6000


def leaf(command: Command, path: list[str]) -> tuple[list[Json], list[Json]]:
    """The options of a (sub)command, and the chain of subcommands that leads there."""
    options: list[Json] = command.body.get("options") or []
    chain = []
    for name in path:
        found = next((it for it in options if it["name"] == name and it["type"] in (1, 2)), None)
        if found is None:
            raise No("command-no-subcommand", name=command.body, subcommand=name)
        chain.append(found)
        options = found.get("options") or []
    if options and options[0]["type"] in (c.SUBCOMMAND, c.GROUP):
        names = ", ".join(it["name"] for it in options)
        raise No("command-subcommand", name=command.body, names=names)
    return options, chain


def nested(chain: list[Json], given: list[Json]) -> list[Json]:
    for step in reversed(chain):
        given = [{"name": step["name"], "type": step["type"], "options": given}]
    return given


class Resolver:
    """Collects the users, roles, channels and files that values point at."""

    def __init__(self, world: World, channel: Channel, viewer: int) -> None:
        self._world, self._channel, self._viewer = world, channel, viewer
        self.found: Json = {}

    def user(self, id_: int) -> None:
        user = self._world.tables.users.get(id_)
        if user is None:
            raise No("no-person")
        self.found.setdefault("users", {})[str(id_)] = payloads.user(user)
        guild = self._world.guild_of(self._channel)
        if guild is not None and id_ in guild.members:
            member = payloads.bare_member(guild.members[id_])
            member["permissions"] = str(self._world.permissions(id_, self._channel))
            self.found.setdefault("members", {})[str(id_)] = member

    def role(self, id_: int) -> None:
        guild = self._world.guild_of(self._channel)
        if guild is None or id_ not in guild.roles:
            raise No("no-role")
        self.found.setdefault("roles", {})[str(id_)] = payloads.role(guild.roles[id_])

    def channel(self, id_: int, kinds: list[int] | None = None) -> None:
        channel = self._world.tables.channels.get(id_)
        if channel is None or not self._world.sees(self._viewer, channel):
            raise No("no-channel")
        if kinds and channel.type not in kinds:
            raise No("channel-kind")
        shown = payloads.channel(self._world, channel)
        shown["permissions"] = str(self._world.permissions(self._viewer, channel))
        app = self._world.permissions(self._world.bot_id, channel)
        self.found.setdefault("channels", {})[str(id_)] = shown | {"app_permissions": str(app)}

    def attachment(self, id_: int) -> None:
        attachment = self._world.uploaded.get(id_)
        if attachment is None:
            raise No("no-file")
        shown = payloads.attachment(self._world, attachment)
        self.found.setdefault("attachments", {})[str(id_)] = shown | {"ephemeral": True}

    def mentionable(self, id_: int) -> None:
        self.user(id_) if id_ in self._world.tables.users else self.role(id_)


def options(definitions: list[Json], values: Json, resolver: Resolver) -> list[Json]:
    """The values as INTERACTION_CREATE carries them; whatever does not fit is refused here."""
    known = {it["name"]: it for it in definitions}
    for name in values:
        if name not in known:
            raise No("option-unknown", name=name)
    for option in definitions:
        if option.get("required") and option["name"] not in values:
            raise No("option-missing", name=option)
    return [
        {
            "name": it["name"], "type": it["type"], "value": _value(it, values[it["name"]], resolver),
        } for it in definitions if it["name"] in values
    ]  # fmt: skip


def partial(definitions: list[Json], values: Json, focused: str) -> list[Json]:
    """For autocomplete: what is there so far, unchecked, the focused one as it was typed."""
    out = []
    for option in definitions:
        if option["name"] in values or option["name"] == focused:
            entry = {"name": option["name"], "type": option["type"], "value": values.get(option["name"], "")}
            if option["name"] == focused:
                entry["focused"] = True
            out.append(entry)
    return out


def _value(option: Json, value: Value, resolver: Resolver) -> Value:
    kind = option["type"]
    if option.get("choices"):
        known = {it["value"]: it["value"] for it in option["choices"]}
        known |= {it["name"]: it["value"] for it in option["choices"]}
        if value not in known:
            raise No("option-choice", name=option)
        return known[value]
    if kind == c.STRING:
        return _text(option, value)
    if kind in (c.INTEGER, c.NUMBER):
        return _number(option, value)
    if kind == c.BOOLEAN:
        if not isinstance(value, bool):
            raise No("option-boolean", name=option)
        return value
    if kind == c.CHANNEL_OPTION:
        resolver.channel(int(value), option.get("channel_types"))
    else:
        point = {
            c.USER_OPTION: resolver.user, c.ROLE_OPTION: resolver.role, c.MENTIONABLE: resolver.mentionable,
            c.ATTACHMENT: resolver.attachment,
        }[kind]  # fmt: skip
        point(int(value))
    return str(value)


def _text(option: Json, value: Value) -> str:
    low, high = option.get("min_length") or 0, option.get("max_length") or LONGEST_STRING
    if not isinstance(value, str) or not low <= len(value) <= high:
        raise No("option-length", name=option, low=low, high=high)
    return value


def _number(option: Json, value: Value) -> int | float:
    whole = option["type"] == c.INTEGER
    if isinstance(value, bool) or not isinstance(value, int if whole else int | float):
        raise No("option-integer" if whole else "option-number", name=option)
    low, high = option.get("min_value"), option.get("max_value")
    if low is not None and high is not None and not low <= value <= high:
        raise No("option-range", name=option, low=low, high=high)
    if low is not None and value < low:
        raise No("option-at-least", name=option, low=low)
    if high is not None and value > high:
        raise No("option-at-most", name=option, high=high)
    return value


def select_values(component: Json, values: list[str], resolver: Resolver) -> None:
    low, high = component.get("min_values", 1), component.get("max_values", 1)
    if not low <= len(values) <= high:
        raise No("select-between", low=low, high=high)
    if len(set(values)) < len(values):
        raise No("select-twice")
    kind = component["type"]
    if kind == parts.STRING_SELECT:
        known = {it["value"] for it in component["options"]}
        if lost := [it for it in values if it not in known]:
            raise No("select-unknown", name=lost[0])
        return
    for value in values:
        point_at(resolver, kind, int(value), component.get("channel_types"))


def point_at(resolver: Resolver, kind: int, id_: int, channel_types: list[int] | None) -> None:
    if kind == parts.CHANNEL_SELECT:
        resolver.channel(id_, channel_types)
    elif kind == parts.ROLE_SELECT:
        resolver.role(id_)
    elif kind == parts.USER_SELECT:
        resolver.user(id_)
    else:
        resolver.mentionable(id_)


def modal_fields(components: list[Json], fields: Json, resolver: Resolver) -> list[Json]:
    """What a submit carries back, in the form of the modal."""
    known = {field["custom_id"] for field in inputs(components)}
    for name in fields:
        if name not in known:
            raise No("field-unknown", name=name)
    return [_submitted(component, fields, resolver) for component in components]


def inputs(components: list[Json]) -> Iterator[Json]:
    for _, component in parts.walk(components):
        if "custom_id" in component:
            yield component


def _submitted(component: Json, fields: Json, resolver: Resolver) -> Json:
    out: Json = {"type": component["type"], "id": component["id"]}
    if component["type"] == parts.ROW:
        out["components"] = [_filled(it, fields, resolver) for it in component["components"]]
    if component["type"] == parts.LABEL:
        labelled = component["component"] | {"label": component.get("label")}
        out["component"] = _filled(labelled, fields, resolver)
    return out


def _filled(field: Json, fields: Json, resolver: Resolver) -> Json:
    kind, name = field["type"], field["custom_id"]
    out: Json = {"type": kind, "id": field["id"], "custom_id": name}
    if kind == parts.TEXT_INPUT:
        return out | {"value": _typed(field, fields.get(name, field.get("value") or ""))}
    if kind == parts.CHECKBOX:
        return out | {"value": bool(fields.get(name, field.get("default") or False))}
    required = field.get("required") is not False
    chosen = fields.get(name)
    if kind == parts.RADIO_GROUP:
        preset = next((it["value"] for it in field["options"] if it.get("default")), None)
        value = chosen if chosen is not None else preset
        if value is None and required:
            raise No("field-required", name=field)
        if value is not None and value not in {it["value"] for it in field["options"]}:
            raise No("select-unknown", name=value)
        return out | {"value": value}
    values = list(chosen) if chosen is not None else _preset(field)
    if not values and not required:
        return out | {"values": []}
    _demand_count(field, values)
    if kind in parts.SELECTS:
        select_values(_with_bounds(field), values, resolver)
    elif kind == parts.CHECKBOX_GROUP:
        if lost := [it for it in values if it not in {one["value"] for one in field["options"]}]:
            raise No("select-unknown", name=lost[0])
    elif kind == parts.FILE_UPLOAD:
        for value in values:
            resolver.attachment(int(value))
    return out | {"values": [str(it) for it in values]}


def _preset(field: Json) -> list[str]:
    chosen = [it["value"] for it in field.get("options") or () if it.get("default")]
    return chosen + [str(it["id"]) for it in field.get("default_values") or ()]


def _with_bounds(field: Json) -> Json:
    return {"min_values": 1, "max_values": 1} | field


def _demand_count(field: Json, values: list[str]) -> None:
    low = field.get("min_values", 1)
    high = field.get("max_values") or len(field.get("options") or "1")
    if not low <= len(values) <= high:
        raise No("field-choices", name=field, low=low, high=high)


def _typed(field: Json, value: Value) -> str:
    low = field.get("min_length") or 0
    high = field.get("max_length") or 4000
    if not isinstance(value, str):
        raise No("field-text", name=field)
    if not value and field.get("required") is False:
        return value
    if not value:
        raise No("field-required", name=field)
    if not low <= len(value) <= high:
        raise No("option-length", name=field, low=low, high=high)
    return value


def usable(world: World, command: Command, user_id: int, channel: Channel) -> dict[str, str] | None:
    """Who installed the application so that this command is offered here; None: it is not offered."""
    body = command.body
    if command.guild_id is not None and command.guild_id != channel.guild_id:
        return None
    private = world.bot_id in channel.recipients
    context = 0 if channel.type != ChannelType.DM else 1 if private else 2
    contexts = body.get("contexts")
    if contexts is None:
        contexts = [0, 1] if body.get("dm_permission") is not False else [0]
    if context not in contexts:
        return None
    types = body.get("integration_types") or [0]
    owners: dict[str, str] = {}
    guild = world.guild_of(channel)
    if 0 in types and guild is not None and (guild.commands or world.bot_id in guild.members):
        owners["0"] = str(guild.id)
    if 0 in types and context == 1:
        owners["0"] = "0"
    if 1 in types and world.user(user_id).app_installed:
        owners["1"] = str(user_id)
    return owners or None
