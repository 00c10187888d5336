"""What a person does, through a client that refuses what Discord's client refuses."""

from dataclasses import replace
from typing import Final

from sandbox import components as parts
from sandbox import interactions as desk
from sandbox import messages, payloads, threads
from sandbox.commands import CHAT
from sandbox.drafts import Draft
from sandbox.entities import THREADS, Attachment, Channel, ChannelType, Command, Message, MessageType
from sandbox.files import content_type, dimensions
from sandbox.hub import Happening
from sandbox.machine import Machine
from sandbox.people import forms, unread
from sandbox.people.refusals import No
from sandbox.permissions import Permission, in_guild
from sandbox.wire import Json

LONGEST_MESSAGE: Final = 2000


class Hands:
    """One person's. Every verb takes the JSON the page sends and gives JSON back."""

    def __init__(self, machine: Machine, user_id: int) -> None:
        self._machine = machine
        self.world = machine.world
        self.me = user_id

    # where things are

    def channel(self, body: Json) -> Channel:
        channel = self.world.tables.channels.get(int(body["channel"]))
        if channel is None or not self.world.sees(self.me, channel):
            raise No("no-channel")
        return channel

    def message(self, body: Json) -> Message:
        channel = self.channel(body)
        message = self.world.tables.messages.get(channel.id, {}).get(int(body["message"]))
        if message is None or not self.shows(message):
            raise No("no-message")
        return message

    def shows(self, message: Message) -> bool:
        if message.addressee is None:
            return True
        dismissed = self.world.tables.dismissed.get(self.me, ())
        return message.addressee == self.me and message.id not in dismissed

    # commands

    def _command(self, body: Json, channel: Channel, kind: int) -> tuple[Command, dict[str, str]]:
        command = self.world.tables.commands.get(int(body["command"]))
        if command is None or command.body["type"] != kind:
            raise No("command-outdated")
        if "version" in body and int(body["version"]) != command.version:
            raise No("command-outdated")
        owners = forms.usable(self.world, command, self.me, channel)
        if owners is None or not self._may_use(command, channel):
            raise No("command-not-here", name=command.body)
        return command, owners

    def _may_use(self, command: Command, channel: Channel) -> bool:
        guild = self.world.guild_of(channel)
        if guild is None:
            return True
        needed = command.body.get("default_member_permissions")
        bits = self.world.permissions(self.me, channel)
        if needed is not None and int(needed) & in_guild(guild, self.me) != int(needed):
            return False
        if needed == "0" and not in_guild(guild, self.me) & Permission.ADMINISTRATOR:
            return False
        return bool(bits & Permission.USE_APPLICATION_COMMANDS)

    def commands(self, body: Json) -> list[Json]:
        """All that are offered here, or those that somebody calls by this name: all are some 300 kB."""
        channel, called = self.channel(body), body.get("called")
        found = [
            it for it in self.world.tables.commands.values() if called in (None, *_names(it))
            and forms.usable(self.world, it, self.me, channel) and self._may_use(it, channel)
        ]  # fmt: skip
        return [payloads.command(self.world, it) for it in found]

    def slash(self, body: Json) -> Json:
        channel = self.channel(body)
        self._demand_awake(channel)
        command, owners = self._command(body, channel, CHAT)
        path = list(body.get("path") or ())
        definitions, chain = forms.leaf(command, path)
        resolver = forms.Resolver(self.world, channel, self.me)
        given = forms.options(definitions, body.get("values") or {}, resolver)
        data = _command_data(command) | {"options": forms.nested(chain, given)}
        if resolver.found:
            data["resolved"] = resolver.found
        return self._open(channel, desk.COMMAND, data, owners, " ".join([command.body["name"], *path]))

    def complete(self, body: Json) -> Json:
        """Ask the bot for choices; they come as an event with the interaction's id."""
        channel = self.channel(body)
        self._demand_awake(channel)
        command, owners = self._command(body, channel, CHAT)
        definitions, chain = forms.leaf(command, list(body.get("path") or ()))
        focused = body["focused"]
        definition = next((it for it in definitions if it["name"] == focused), None)
        if definition is None or not definition.get("autocomplete"):
            raise No("option-no-completion", name=definition or focused)
        given = forms.partial(definitions, body.get("values") or {}, focused)
        data = _command_data(command) | {"options": forms.nested(chain, given)}
        return self._open(channel, desk.AUTOCOMPLETE, data, owners, command.body["name"])

    def menu(self, body: Json) -> Json:
        """A command of the context menu of a message or a person."""
        channel = self.channel(body)
        self._demand_awake(channel)
        resolver = forms.Resolver(self.world, channel, self.me)
        if "message" in body:
            target = self.message(body)
            command, owners = self._command(body, channel, 3)
            shown = {str(target.id): payloads.message(self.world, target)}
            data = _command_data(command) | {"target_id": str(target.id), "resolved": {"messages": shown}}
        else:
            command, owners = self._command(body, channel, 2)
            resolver.user(int(body["user"]))
            data = _command_data(command) | {"target_id": str(body["user"]), "resolved": resolver.found}
        return self._open(channel, desk.COMMAND, data, owners, command.body["name"])

    def _open(self, channel: Channel, kind: int, data: Json, owners: dict[str, str], name: str) -> Json:
        made = desk.make(self.world, self.me, channel, kind, data, owners)
        made.name = name
        self._machine.desk.open(made)
        return {"interaction": str(made.id)}

    def _demand_awake(self, channel: Channel) -> None:
        state = channel.thread
        if state and (state.archived or state.locked):
            raise No("command-archived")

    # components

    def _component(self, body: Json) -> tuple[Message, Json]:
        message = self.message(body)
        channel = self.world.tables.channels[message.channel_id]
        if channel.thread and channel.thread.locked:
            raise No("locked")
        found = next(
            (it for _, it in parts.walk(message.components) if it.get("custom_id") == body["custom_id"]), None
        )
        if found is None:
            raise No("no-component")
        if found.get("disabled"):
            raise No("disabled")
        return message, found

    def press(self, body: Json) -> Json:
        message, component = self._component(body)
        if component["type"] != parts.BUTTON:
            raise No("not-a-button")
        data = {"component_type": parts.BUTTON, "custom_id": component["custom_id"], "id": component["id"]}
        return self._use(message, data)

    def select(self, body: Json) -> Json:
        message, component = self._component(body)
        if component["type"] not in parts.SELECTS:
            raise No("not-a-menu")
        values = [str(it) for it in body["values"]]
        channel = self.world.tables.channels[message.channel_id]
        resolver = forms.Resolver(self.world, channel, self.me)
        forms.select_values(component, values, resolver)
        data: Json = {
            "component_type": component["type"], "custom_id": component["custom_id"], "id": component["id"],
            "values": values,
        }  # fmt: skip
        if resolver.found:
            data["resolved"] = resolver.found
        return self._use(message, data)

    def _use(self, message: Message, data: Json) -> Json:
        channel = self.world.tables.channels[message.channel_id]
        owners = (message.origin or {}).get("authorizing_integration_owners") or self._owners(channel)
        made = desk.make(self.world, self.me, channel, desk.COMPONENT, data, owners)
        made.message_id = message.id
        self._machine.desk.open(made)
        return {"interaction": str(made.id)}

    def _owners(self, channel: Channel) -> dict[str, str]:
        return {"0": str(channel.guild_id or 0)}

    def submit(self, body: Json) -> Json:
        opened = self.world.tables.interactions.get(int(body["modal"]))
        if opened is None or opened.user_id != self.me or opened.modal is None:
            raise No("no-form")
        channel = self.world.channel(opened.channel_id)
        resolver = forms.Resolver(self.world, channel, self.me)
        filled = forms.modal_fields(opened.modal["components"], body.get("fields") or {}, resolver)
        data: Json = {"custom_id": opened.modal["custom_id"], "components": filled}
        if resolver.found:
            data["resolved"] = resolver.found
        made = desk.make(self.world, self.me, channel, desk.MODAL_SUBMIT, data, opened.owners)
        made.message_id = opened.message_id
        made.origin = payloads.origin(self.world, opened)
        self._machine.desk.open(made)
        return {"interaction": str(made.id)}

    # messages

    def send(self, body: Json) -> Json:
        channel = self.channel(body)
        content = str(body["content"])
        if channel.type == ChannelType.FORUM:
            raise No("forum-post")
        if not content.strip():
            raise No("message-empty")
        if len(content) > LONGEST_MESSAGE:
            raise No("message-long", length=len(content), most=LONGEST_MESSAGE)
        thread = channel.type in THREADS
        needed = Permission.SEND_MESSAGES_IN_THREADS if thread else Permission.SEND_MESSAGES
        if not self.world.allows(self.me, channel, needed):
            raise No("not-allowed")
        locked = channel.thread is not None and channel.thread.locked
        if locked and not self.world.allows(self.me, channel, Permission.MANAGE_THREADS):
            raise No("locked")
        draft = Draft(content=content)
        if "reply_to" in body:
            quoted = self.message({"channel": channel.id, "message": body["reply_to"]})
            reference = {"type": 0, "channel_id": str(channel.id), "message_id": str(quoted.id)}
            draft = replace(draft, type=MessageType.REPLY, reference=reference)
        made = messages.post(self.world, channel, self.me, draft)
        return payloads.message(self.world, made)

    def delete(self, body: Json) -> Json:
        message = self.message(body)
        channel = self.world.tables.channels[message.channel_id]
        manages = self.world.allows(self.me, channel, Permission.MANAGE_MESSAGES)
        if message.author_id != self.me and not (manages and channel.guild_id):
            raise No("delete-not-allowed")
        messages.delete(self.world, message)
        return {}

    def dismiss(self, body: Json) -> Json:
        message = self.message(body)
        if message.addressee != self.me:
            raise No("dismiss-not-yours")
        self.world.tables.dismissed.setdefault(self.me, []).append(message.id)
        self.world.touch()
        return {}

    def read(self, body: Json) -> Json:
        """All that stands in a channel now."""
        unread.read(self.world, self.me, self.channel(body))
        self.world.hub.tell(Happening("READ", {}, to_bot=False, to_people=False))
        return {}

    def open_dm(self, body: Json) -> Json:
        other = self.world.user(int(body["user"]))
        if other.id == self.me:
            raise No("write-to-yourself")
        return payloads.channel(self.world, self.world.dm_between(self.me, other.id), self.me)

    # threads

    def start_thread(self, body: Json) -> Json:
        channel = self.channel(body)
        if channel.type == ChannelType.FORUM:
            return self._forum_post(channel, body)
        if not self.world.allows(self.me, channel, Permission.CREATE_PUBLIC_THREADS):
            raise No("threads-not-allowed")
        wanted = {"name": body["name"], "type": ChannelType.PUBLIC_THREAD}
        if "message" in body:
            made = threads.from_message(self.world, self.message(body), self.me, wanted)
        else:
            made = threads.alone(self.world, channel, self.me, wanted)
        return payloads.channel(self.world, made, self.me)

    def _forum_post(self, forum: Channel, body: Json) -> Json:
        if not self.world.allows(self.me, forum, Permission.SEND_MESSAGES):
            raise No("posts-not-allowed")
        first = Draft(content=str(body["content"]))
        made = threads.in_forum(self.world, forum, self.me, {"name": body["name"]}, first)
        return payloads.channel(self.world, made, self.me)

    def join_thread(self, body: Json) -> Json:
        messages.join_thread(self.world, self._thread(body), self.me)
        return {}

    def leave_thread(self, body: Json) -> Json:
        messages.leave_thread(self.world, self._thread(body), self.me)
        return {}

    def archive_thread(self, body: Json) -> Json:
        thread = self._thread(body)
        assert thread.thread is not None
        manages = self.world.allows(self.me, thread, Permission.MANAGE_THREADS)
        if not manages and thread.thread.owner_id != self.me:
            raise No("archive-not-allowed")
        change = {"archived": bool(body.get("archived", True))}
        if "locked" in body:
            if not manages:
                raise No("lock-not-allowed")
            change["locked"] = bool(body["locked"])
        threads.change(self.world, thread, change)
        return {}

    def _thread(self, body: Json) -> Channel:
        channel = self.channel(body)
        if channel.thread is None:
            raise No("not-a-thread")
        return channel

    # the person

    def settings(self, body: Json) -> Json:
        person = self.world.user(self.me)
        for key in body:
            if key not in ("dms_open", "locale", "app_installed"):
                raise No("no-setting", name=key)
            setattr(person, key, body[key])
        self.world.touch()
        return {"dms_open": person.dms_open, "locale": person.locale, "app_installed": person.app_installed}

    def upload(self, filename: str, content: bytes) -> Json:
        """A file for an option or a modal, before the command itself is sent."""
        size = dimensions(content)
        made = Attachment(
            self.world.ids.next(), filename, len(content), content_type(filename),
            size[0] if size else None, size[1] if size else None, ephemeral=True,
        )  # fmt: skip
        self.world.uploaded[made.id] = made
        self.world.files.put(made.id, content)
        return {"attachment": str(made.id)}


VERBS: Final = frozenset(
    [
        "commands",
        "slash",
        "complete",
        "menu",
        "press",
        "select",
        "submit",
        "send",
        "delete",
        "dismiss",
        "read",
        "open_dm",
        "start_thread",
        "join_thread",
        "leave_thread",
        "archive_thread",
        "settings",
    ]
)


def _names(command: Command) -> tuple[str, ...]:
    return (command.body["name"], *(command.body.get("name_localizations") or {}).values())


def _command_data(command: Command) -> Json:
    data: Json = {"id": str(command.id), "name": command.body["name"], "type": command.body["type"]}
    if command.guild_id is not None:
        data["guild_id"] = str(command.guild_id)
    return data
