"""From a click to the last edit of its answer: what is sent, what may be answered, and until when."""

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sandbox import components as parts
from sandbox import messages, payloads
from sandbox.drafts import Draft, Upload, drafted
from sandbox.entities import Channel, ChannelType, Interaction, Message, MessageFlag, MessageType
from sandbox.errors import Fault, Refusal, invalid, refusal
from sandbox.hub import Happening
from sandbox.permissions import Permission
from sandbox.wire import Json
from sandbox.world import World

ANSWER_WITHIN: Final = 3.0
TOKEN_LIVES: Final = 900.0
FOLLOWUPS_WITHOUT_GUILD: Final = 5
PING, COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 1, 2, 3, 4, 5
PONG, REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 1, 4, 5, 6, 7, 8, 9
_EXTERNAL: Final = int(
    Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.MENTION_EVERYONE
    | Permission.USE_EXTERNAL_EMOJIS
)


class Desk:
    """Interactions under way. One of them is answered once, in time, and by who holds its token."""

    def __init__(self, world: World, answer_within: float = ANSWER_WITHIN) -> None:
        self.world = world
        self._answer_within = answer_within
        self._timers: dict[int, asyncio.TimerHandle] = {}
        world.clock.on_jump(self.expire_overdue)

    # the person's part

    def open(self, interaction: Interaction) -> None:
        """Tell the bot, and start its seconds."""
        world = self.world
        world.tables.interactions[interaction.id] = interaction
        world.tokens[interaction.token] = interaction.id
        self._forget_old()
        loop = asyncio.get_running_loop()
        self._timers[interaction.id] = loop.call_later(self._answer_within, self._expire, interaction.id)
        channel = world.channel(interaction.channel_id)
        data = payload(world, interaction, channel)
        happening = Happening("INTERACTION_CREATE", data, interaction.guild_id, channel.id, to_people=False)
        world.touch()
        world.hub.tell(happening)

    def _expire(self, interaction_id: int) -> None:
        self._timers.pop(interaction_id, None)
        interaction = self.world.tables.interactions.get(interaction_id)
        if interaction is None or interaction.acked is not None or interaction.expired:
            return
        interaction.expired = True
        self._tell_person("INTERACTION_FAILURE", interaction, {"reason": "no-answer"})

    def expire_overdue(self) -> None:
        for interaction in list(self.world.tables.interactions.values()):
            if interaction.acked is None and self._overdue(interaction):
                self._expire(interaction.id)

    def _overdue(self, interaction: Interaction) -> bool:
        """Seconds that were added by hand are always counted as Discord's."""
        pushed = self.world.clock.ahead - interaction.ahead
        waited = self.world.now() - interaction.created_at - pushed
        return pushed / ANSWER_WITHIN + waited / self._answer_within > 1

    def _forget_old(self) -> None:
        known = self.world.tables.interactions
        if len(known) % 256:
            return
        for old in [it for it in known.values() if self.world.now() - it.created_at > 2 * TOKEN_LIVES]:
            del known[old.id]
            self.world.tokens.pop(old.token, None)

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _tell_person(self, event: str, interaction: Interaction, more: Json) -> None:
        data = {"id": str(interaction.id), "channel_id": str(interaction.channel_id)} | more
        only = frozenset((interaction.user_id,))
        self.world.hub.tell(
            Happening(event, data, interaction.guild_id, interaction.channel_id, only, to_bot=False)
        )

    # the bot's part

    def awaiting(self, interaction_id: int, token: str) -> Interaction:
        """The interaction that may be answered now for the first time."""
        interaction = self.world.tables.interactions.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise refusal(10062)
        if interaction.acked is not None:
            raise refusal(40060)
        if interaction.expired or self._overdue(interaction):
            raise refusal(10062)
        return interaction

    def by_token(self, token: str) -> Interaction:
        """For follow-ups and edits: a live token whose interaction was acknowledged."""
        known = self.world.tokens.get(token)
        interaction = None if known is None else self.world.tables.interactions.get(known)
        if interaction is None:
            raise refusal(50027)
        if self.world.now() - interaction.created_at > TOKEN_LIVES:
            raise refusal(50027)
        if interaction.acked is None:
            raise refusal(10015)
        return interaction

    def acknowledge(self, interaction: Interaction, kind: int) -> None:
        interaction.acked = kind
        if timer := self._timers.pop(interaction.id, None):
            timer.cancel()

    def answer(
        self, interaction: Interaction, kind: int, data: Json, uploads: Sequence[Upload]
    ) -> Message | None:
        """Carry out the one initial response; what is refused here has not consumed it."""
        demand_fitting(interaction, kind)
        message: Message | None = None
        if kind in (REPLY, DEFER):
            message = self._replied(interaction, kind, data, uploads)
        elif kind == UPDATE:
            message = self._source(interaction)
            messages.edit(self.world, message, data, uploads)
        elif kind == DEFER_UPDATE:
            message = self._source(interaction)
        self.acknowledge(interaction, kind)
        if message is not None:
            interaction.original_id = message.id
            interaction.loading = kind == DEFER
        self._tell_outcome(interaction, kind, data)
        return message

    def _tell_outcome(self, interaction: Interaction, kind: int, data: Json) -> None:
        if kind == CHOICES:
            event = "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE"
            self._tell_person(event, interaction, {"choices": data.get("choices") or []})
        elif kind == MODAL:
            interaction.modal = data | {"components": parts.accept(data["components"], _no_media)}
            self._tell_person("INTERACTION_MODAL_CREATE", interaction, interaction.modal)
        else:
            answered = {"message_id": str(interaction.original_id), "type": kind}
            self._tell_person("INTERACTION_SUCCESS", interaction, answered)

    def _source(self, interaction: Interaction) -> Message:
        assert interaction.message_id is not None
        return self.world.message(interaction.channel_id, interaction.message_id)

    def _replied(self, interaction: Interaction, kind: int, data: Json, uploads: Sequence[Upload]) -> Message:
        flags = data.get("flags") or 0
        interaction.ephemeral = bool(flags & MessageFlag.EPHEMERAL) or interaction.forced_ephemeral
        draft = drafted(data, uploads)
        if kind == DEFER:
            draft = Draft(flags=int(MessageFlag.LOADING))
        return self._posted(interaction, draft, ephemeral=interaction.ephemeral, first=True)

    def _posted(self, interaction: Interaction, draft: Draft, *, ephemeral: bool, first: bool) -> Message:
        world = self.world
        kind, reference = MessageType.DEFAULT, None
        if first and interaction.type == COMMAND:
            kind = MessageType.CHAT_INPUT_COMMAND if interaction.data["type"] == 1 else _CONTEXT
        quoted = interaction.message_id if first else interaction.original_id
        if kind == MessageType.DEFAULT and quoted is not None:
            kind = MessageType.REPLY
            reference = {"type": 0, "channel_id": str(interaction.channel_id), "message_id": str(quoted)}
            if interaction.guild_id:
                reference["guild_id"] = str(interaction.guild_id)
        whole = replace(
            draft, type=kind, reference=reference, origin=payloads.origin(world, interaction),
            origin_name=interaction.name if interaction.type == COMMAND and first else None,
            addressee=interaction.user_id if ephemeral else None, mention_users_only=True, nonce=None,
            flags=draft.flags & ~MessageFlag.EPHEMERAL,
        )  # fmt: skip
        return messages.post(world, world.channel(interaction.channel_id), world.bot_id, whole)

    def follow_up(self, interaction: Interaction, body: Json, uploads: Sequence[Upload]) -> Message:
        if interaction.loading:
            return self.edit_original(interaction, body, uploads)
        if set(interaction.owners) == {"1"} and interaction.guild_id is not None:
            if interaction.followups >= FOLLOWUPS_WITHOUT_GUILD:
                raise refusal(40094)
            interaction.followups += 1
        flags = body.get("flags") or 0
        ephemeral = bool(flags & MessageFlag.EPHEMERAL) or interaction.forced_ephemeral
        return self._posted(interaction, drafted(body, uploads), ephemeral=ephemeral, first=False)

    def original(self, interaction: Interaction) -> Message:
        if interaction.original_id is None:
            raise refusal(10008)
        return self.world.message(interaction.channel_id, interaction.original_id)

    def edit_original(self, interaction: Interaction, body: Json, uploads: Sequence[Upload]) -> Message:
        message = self.original(interaction)
        messages.edit(self.world, message, body, uploads)
        interaction.loading = False
        return message

    def own_message(self, interaction: Interaction, message_id: int) -> Message:
        """A message this interaction made or came from; with its token also an ephemeral one."""
        message = self.world.message(interaction.channel_id, message_id)
        mine = message.origin is not None and message.origin["id"] == str(interaction.id)
        if not mine and message_id not in (interaction.original_id, interaction.message_id):
            raise refusal(10008)
        return message


_CONTEXT = MessageType.CONTEXT_MENU_COMMAND


def demand_fitting(interaction: Interaction, kind: int) -> None:
    """Which answers a kind of interaction takes."""
    from_message = interaction.message_id is not None
    fits = {
        COMMAND: {REPLY, DEFER, MODAL},
        COMPONENT: {REPLY, DEFER, DEFER_UPDATE, UPDATE, MODAL},
        AUTOCOMPLETE: {CHOICES},
        MODAL_SUBMIT: {REPLY, DEFER} | ({DEFER_UPDATE, UPDATE} if from_message else set()),
    }[interaction.type]
    if kind not in fits:
        said = f"Interaction of type {interaction.type} cannot be answered with type {kind}."
        raise invalid([Fault(("type",), "INTERACTION_CALLBACK_TYPE_INVALID", said)])


def make(
    world: World, user_id: int, channel: Channel, kind: int, data: Json, owners: dict[str, str]
) -> Interaction:
    made = Interaction(
        world.ids.next(), secrets.token_urlsafe(96), kind, world.now(), user_id, channel.id, channel.guild_id,
        data, owners, context_of(world, channel), ahead=world.clock.ahead,
    )  # fmt: skip
    external = set(owners) == {"1"} and channel.guild_id is not None
    may = world.permissions(user_id, channel) & Permission.USE_EXTERNAL_APPS
    made.forced_ephemeral = external and not may
    return made


def context_of(world: World, channel: Channel) -> int:
    if channel.type != ChannelType.DM:
        return 0
    return 1 if world.bot_id in channel.recipients else 2


def payload(world: World, of: Interaction, channel: Channel) -> Json:
    """INTERACTION_CREATE."""
    who = world.user(of.user_id)
    guild = world.guild_of(channel)
    data: Json = {
        "id": str(of.id), "application_id": str(world.application.id), "type": of.type, "token": of.token,
        "version": 1, "data": of.data, "channel_id": str(channel.id), "locale": who.locale,
        "channel": _channel(world, channel, of.user_id), "entitlements": [], "entitlement_sku_ids": [],
        "app_permissions": str(app_permissions(world, channel)), "context": of.context,
        "authorizing_integration_owners": of.owners,
        "attachment_size_limit": guild.file_limit if guild else 10 * 1024 * 1024,
    }  # fmt: skip
    if guild is None:
        data["user"] = payloads.user(who)
    else:
        permissions = str(world.permissions(of.user_id, channel))
        data |= {
            "guild_id": str(guild.id), "guild_locale": guild.locale,
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "member": payloads.member(world, guild.members[of.user_id]) | {"permissions": permissions},
        }  # fmt: skip
    if of.message_id is not None:
        data["message"] = payloads.message(world, world.message(channel.id, of.message_id))
    return data


def _channel(world: World, channel: Channel, user_id: int) -> Json:
    if channel.guild_id is None:
        return payloads.channel(world, channel, world.bot_id)
    return payloads.channel(world, channel) | {"permissions": str(world.permissions(user_id, channel))}


def app_permissions(world: World, channel: Channel) -> int:
    guild = world.guild_of(channel)
    if guild is not None and world.bot_id not in guild.members:
        return _EXTERNAL
    return world.permissions(world.bot_id, channel) or _EXTERNAL


def callback_answer(interaction: Interaction, message: Message | None, shown: Json | None) -> Json:
    """What `with_response` asks for."""
    inner: Json = {
        "id": str(interaction.id), "type": interaction.type, "channel_id": str(interaction.channel_id),
    }  # fmt: skip
    if interaction.guild_id:
        inner["guild_id"] = str(interaction.guild_id)
    if message is not None and interaction.acked in (REPLY, DEFER, UPDATE):
        inner |= {
            "response_message_id": str(message.id), "response_message_loading": interaction.loading,
            "response_message_ephemeral": message.addressee is not None,
        }  # fmt: skip
    answer: Json = {"interaction": inner}
    if shown is not None and interaction.acked in (REPLY, UPDATE):
        answer["resource"] = {"type": interaction.acked, "message": shown}
    return answer


def _no_media(_url: str, _at: tuple[str | int, ...]) -> Json:
    raise Refusal(400, 50035, "A modal has no media.")
