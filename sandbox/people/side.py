"""The persons' door: HTTP for what they do and read, a WebSocket for what they are told."""

import asyncio
import json
from collections.abc import Iterator
from typing import Final

from aiohttp import WSMsgType, web

from sandbox import payloads
from sandbox.entities import Channel, ChannelType, Guild, Message
from sandbox.errors import Refusal
from sandbox.hub import Happening
from sandbox.limits import MAX_REQUEST
from sandbox.machine import Machine
from sandbox.people import unread
from sandbox.people.hands import VERBS, Hands
from sandbox.people.refusals import No, api_refuses
from sandbox.permissions import Permission
from sandbox.wire import Json, Value, dumps, is_number
from sandbox.world import World

_SEND: Final = Permission.SEND_MESSAGES
_SEND_IN_THREADS: Final = Permission.SEND_MESSAGES_IN_THREADS


class PeopleSide:
    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self._world: World = machine.world
        self._sockets: set[web.WebSocketResponse] = set()

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/people", self.everybody),
            web.get("/people/{person}", self.state),
            web.get("/people/{person}/channels/{channel}/messages", self.messages),
            web.post("/people/{person}/upload", self.upload),
            web.post("/people/{person}/{verb}", self.act),
            web.get("/people/{person}/live", self.live),
        ]

    async def everybody(self, _: web.Request) -> web.Response:
        users = self._world.tables.users.values()
        people = [_person(payloads.user(it)) | {"locale": it.locale} for it in users if not it.bot]
        return _json({"people": people, "bot": payloads.user(self._world.user(self._world.bot_id))})

    async def state(self, request: web.Request) -> web.Response:
        return _json(snapshot(Hands(self._machine, self._who(request)), 0))

    async def messages(self, request: web.Request) -> web.Response:
        hands = Hands(self._machine, self._who(request))
        try:
            channel = hands.channel({"channel": request.match_info["channel"]})
        except No as no:
            return self._refused(request, no)
        before = int(request.query.get("before", 1 << 63))
        limit = int(request.query.get("limit", 50))
        return _json(_recent(hands, channel, limit, before))

    async def upload(self, request: web.Request) -> web.Response:
        hands = Hands(self._machine, self._who(request))
        return _json(hands.upload(request.query.get("filename", "file"), await request.read()))

    async def act(self, request: web.Request) -> web.Response:
        verb = request.match_info["verb"]
        if verb not in VERBS:
            return self._refused(request, No("no-verb", name=verb), 404)
        hands = Hands(self._machine, self._who(request))
        try:
            body = json.loads(await request.read() or b"{}")
            return _json(getattr(hands, verb)(body))
        except No as no:
            return self._refused(request, no)
        except Refusal as no:
            return self._refused(request, api_refuses(no))
        except (KeyError, ValueError, TypeError, AttributeError) as odd:
            return self._refused(request, No("no-sense", what=repr(odd)), 400)

    def _refused(self, request: web.Request, no: No, status: int = 409) -> web.Response:
        return _json({"refused": no.told(self._world.user(self._who(request)).locale)}, status)

    def _who(self, request: web.Request) -> int:
        name = request.match_info["person"]
        user = self._world.tables.users.get(int(name)) if is_number(name) else None
        if user is None or user.bot:
            raise web.HTTPNotFound(text="There is no such person.")
        return user.id

    async def live(self, request: web.Request) -> web.WebSocketResponse:
        me = self._who(request)
        socket = web.WebSocketResponse(compress=False, max_msg_size=MAX_REQUEST, heartbeat=30)
        await socket.prepare(request)
        queue: asyncio.Queue[str] = asyncio.Queue()
        recent = int(request.query.get("recent", 0))
        hands = Hands(self._machine, me)
        queue.put_nowait(dumps({"event": "SNAPSHOT", "data": snapshot(hands, recent)}))
        counts = "counts" in request.query
        if counts:
            queue.put_nowait(dumps({"event": "UNREAD", "data": unread.shown(self._world, me)}))
        stop = self._world.hub.subscribe(lambda it: self._tell(hands, it, queue, counts=counts))
        writer = asyncio.create_task(_write(socket, queue))
        self._sockets.add(socket)
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    queue.put_nowait(dumps({"event": "PONG", "data": json.loads(message.data)}))
        finally:
            stop()
            self._sockets.discard(socket)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        return socket

    def _tell(self, hands: Hands, of: Happening, queue: asyncio.Queue[str], *, counts: bool) -> None:
        for event, data in self._told(hands, of):
            queue.put_nowait(dumps({"event": event, "data": data}))
        if counts and of.name in unread.COUNTED:
            queue.put_nowait(dumps({"event": "UNREAD", "data": unread.shown(self._world, hands.me)}))

    def _told(self, hands: Hands, of: Happening) -> Iterator[tuple[str, Json]]:
        """What this person hears of it, if anything."""
        me = hands.me
        if not of.to_people or (of.only is not None and me not in of.only):
            return
        if _moves(of, me):
            yield "SNAPSHOT", snapshot(hands, 0)
            return
        guild = None if of.guild_id is None else self._world.tables.guilds.get(of.guild_id)
        if guild is not None and me not in guild.members:
            return
        channel = None if of.channel_id is None else self._world.tables.channels.get(of.channel_id)
        if channel is None:
            yield of.name, of.data
        elif of.only is None and not self._world.sees(me, channel):
            if of.name in ("CHANNEL_UPDATE", "THREAD_MEMBERS_UPDATE"):
                yield "CHANNEL_DELETE", {"id": str(channel.id)}
        else:
            yield from self._told_of_channel(me, of, channel)

    def _told_of_channel(self, me: int, of: Happening, channel: Channel) -> Iterator[tuple[str, Json]]:
        shown = of.name in ("THREAD_CREATE", "THREAD_UPDATE", "CHANNEL_UPDATE", "CHANNEL_CREATE")
        yield of.name, shown_channel(self._world, channel, me) if shown else of.data
        if of.name == "MESSAGE_CREATE" and channel.guild_id is None:
            yield "DM", shown_channel(self._world, channel, me)
        if of.name == "THREAD_MEMBERS_UPDATE":
            yield "THREAD_UPDATE", shown_channel(self._world, channel, me)

    async def close(self) -> None:
        for socket in list(self._sockets):
            await socket.close(code=1001)


def _moves(of: Happening, me: int) -> bool:
    """Whether this person came to a server or left it: then everything may look different."""
    if of.name == "GUILD_CREATE":
        return True
    moved = of.name in ("GUILD_MEMBER_ADD", "GUILD_MEMBER_REMOVE")
    return moved and of.data["user"]["id"] == str(me)


async def _write(socket: web.WebSocketResponse, queue: asyncio.Queue[str]) -> None:
    while True:
        try:
            await socket.send_str(await queue.get())
        except ConnectionError:
            return


def snapshot(hands: Hands, recent: int) -> Json:
    """All a person sees when the page opens; `recent`: also so many messages of each channel."""
    world, me = hands.world, hands.me
    person = world.user(me)
    mine = [it for it in world.tables.guilds.values() if me in it.members]
    dms = [it for it in world.tables.channels.values() if me in it.recipients]
    state: Json = {
        "me": payloads.user(person) | {
            "dms_open": person.dms_open, "locale": person.locale, "app_installed": person.app_installed,
        },
        "people": [_person(payloads.user(it)) for it in world.tables.users.values()],
        "bot": str(world.bot_id), "guilds": [_guild(world, it, me) for it in mine],
        "dms": [shown_channel(world, it, me) for it in dms if it.last_message_id], "now": world.now(),
    }  # fmt: skip
    if recent:
        seen = [it for it in world.tables.channels.values() if world.sees(me, it)]
        state["messages"] = {str(it.id): _recent(hands, it, recent, 1 << 63) for it in seen}
    return state


def _guild(world: World, of: Guild, me: int) -> Json:
    threads = [it for it in world.threads_of(of.id) if world.sees(me, it)]
    return {
        "id": str(of.id), "name": of.name, "locale": of.locale, "owner": str(of.owner_id),
        "members": [payloads.member(world, it) for it in of.members.values()],
        "roles": [payloads.role(it) for it in of.roles.values()],
        "channels": [shown_channel(world, it, me) for it in world.channels_of(of.id) if world.sees(me, it)],
        "threads": [shown_channel(world, it, me) for it in threads],
    }  # fmt: skip


def shown_channel(world: World, of: Channel, me: int) -> Json:
    bits = world.permissions(me, of)
    locked = of.thread is not None and of.thread.locked
    written = of.type != ChannelType.FORUM  # whose posts alone are written in
    return payloads.channel(world, of, me) | {
        "may_send": bool(bits & (_SEND_IN_THREADS if of.thread else _SEND)) and written and not locked,
        "may_command": bool(bits & Permission.USE_APPLICATION_COMMANDS) and written and not locked,
    }


def _recent(hands: Hands, channel: Channel, limit: int, before: int) -> list[Json]:
    known = hands.world.tables.messages.get(channel.id, {})
    found: list[Message] = []
    for message in reversed(known.values()):
        if len(found) == limit:
            break
        if message.id < before and hands.shows(message):
            found.append(message)
    return [payloads.gateway_message(hands.world, it) for it in reversed(found)]


def _person(user: Json) -> Json:
    return {key: user.get(key) for key in ("id", "username", "global_name", "accent_color", "bot")}


def _json(body: Value, status: int = 200) -> web.Response:
    return web.Response(text=dumps(body), status=status, content_type="application/json")
