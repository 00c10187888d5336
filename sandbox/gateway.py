"""The bot's side over WebSocket: sessions, shards, intents, replay after RESUME, and ways to lose a line."""

import asyncio
import json
from collections.abc import Callable
from typing import Final

from aiohttp import WSMsgType, web

from sandbox import intents, payloads
from sandbox.faults import EventFault, EventKind
from sandbox.hub import Happening
from sandbox.lines import (
    ACK,
    CHANNEL_INFO,
    HEARTBEAT,
    HELLO,
    IDENTIFY,
    INVALID,
    MEMBERS,
    PRESENCE,
    RECONNECT,
    RESUME,
    SOUNDS,
    VOICE,
    Line,
    Session,
    wrapping,
)
from sandbox.machine import Machine
from sandbox.ratelimits import Mode
from sandbox.wire import Json, Value
from sandbox.world import new_token

INTERVAL_MS: Final = 41_250
RESUMABLE_FOR: Final = 120.0
LARGEST_FRAME: Final = 4096
GOODBYE: Final = (1000, 1001)  # with which a bot ends its session
ON_ITS_WAY: Final = 0.02  # seconds: libraries note that they asked only after they have sent


class Gateway:
    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.sessions: dict[str, Session] = {}
        self.lines: set[Line] = set()
        self.interval_ms = INTERVAL_MS
        self.resumable = True
        self._delayed: set[asyncio.TimerHandle] = set()
        self._identified_at: dict[int, float] = {}  # by bucket
        machine.world.hub.subscribe(self.hear)

    # one connection

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        if request.query.get("encoding", "json") != "json":
            raise web.HTTPBadRequest(text="The sandbox speaks json only, not etf.")
        wrap = wrapping(request.query.get("compress"))
        socket = web.WebSocketResponse(compress=False, max_msg_size=1 << 20, autoping=True)
        await socket.prepare(request)
        line = Line(self.machine.recorder, socket, wrap)
        self.lines.add(line)
        writer = asyncio.create_task(line.drain())
        watch = asyncio.create_task(self._watch(line))
        try:
            if request.query.get("v", "10") not in ("9", "10"):
                line.close(4012)
            else:
                line.send({"op": HELLO, "s": None, "t": None,
                           "d": {"heartbeat_interval": self.interval_ms, "_trace": ["sandbox"]}})  # fmt: skip
            async for message in socket:
                if message.type is not WSMsgType.TEXT and message.type is not WSMsgType.BINARY:
                    break
                self._hear_frame(line, message.data)
        finally:
            self.lines.discard(line)
            if socket.close_code in GOODBYE and not line.hung_up and line.session is not None:
                self.sessions.pop(line.session.id, None)
            self._hang_up(line)
            writer.cancel()
            watch.cancel()
            await asyncio.gather(writer, watch, return_exceptions=True)
        return socket

    def _hang_up(self, line: Line) -> None:
        if line.session is not None and line.session.line is line:
            line.session.line = None
            line.session.lost_at = self.machine.world.now()

    async def _watch(self, line: Line) -> None:
        """A line whose client has not sent a heartbeat for too long is closed."""
        patience = self.interval_ms / 1000 * 1.5 + 5
        loop = asyncio.get_running_loop()
        while (late := line.heard_at + patience - loop.time()) > 0:
            await asyncio.sleep(late)
        line.close(4009)

    def _hear_frame(self, line: Line, raw: str | bytes) -> None:
        if len(raw) > LARGEST_FRAME:
            return line.close(4002)
        try:
            frame = json.loads(raw)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            return line.close(4002)
        if self.machine.recorder.wanted:
            shown = frame | {"d": _masked(data)}
            self.machine.recorder.gateway("from_bot", shown, line.session.shard if line.session else 0)
        if line.too_many():
            return line.close(4008)
        if op == HEARTBEAT:
            return self._beat(line)
        if op in (IDENTIFY, RESUME):
            if line.session is not None:
                return line.close(4005)
            return self._identify(line, data) if op == IDENTIFY else self._resume(line, data)
        if op not in (PRESENCE, VOICE, MEMBERS, SOUNDS, CHANNEL_INFO):
            return line.close(4001)
        if line.session is None:
            return line.close(4003)
        if op in (MEMBERS, SOUNDS, CHANNEL_INFO):
            return self._tell_asked(line.session, op, data)
        return None

    def _beat(self, line: Line) -> None:
        loop = asyncio.get_running_loop()
        line.heard_at = loop.time()
        if line.acks:
            loop.call_later(ON_ITS_WAY, line.send, {"op": ACK, "d": None, "s": None, "t": None})

    # sessions

    def _identify(self, line: Line, data: Value) -> None:
        world = self.machine.world
        if not isinstance(data, dict) or not isinstance(data.get("properties"), dict):
            return line.close(4002)
        if data.get("token", "").removeprefix("Bot ") != world.application.token:
            return line.close(4004)
        shard, shards = _shard(data.get("shard"))
        if not 0 <= shard < shards:
            return line.close(4010)
        if len(self._guilds(shard, shards)) > 2500:
            return line.close(4011)
        wanted = data.get("intents")
        if not isinstance(wanted, int) or wanted & ~intents.KNOWN:
            return line.close(4013)
        if wanted & intents.PRIVILEGED & ~world.application.privileged_intents:
            return line.close(4014)
        if self._too_soon(shard) or not self._start_counts():
            return line.send({"op": INVALID, "d": False, "s": None, "t": None})
        if data.get("compress") is True:
            line.compress_payloads()
        session = Session(shard, shards, wanted)
        self.sessions[session.id] = session
        self._connect(line, session)
        self._welcome(session)
        return None

    def _too_soon(self, shard: int) -> bool:
        """One IDENTIFY in five seconds for each bucket, of which there are as many as may begin at once."""
        if self.machine.limits.mode is not Mode.TIGHT:
            return False
        now, bucket = self.machine.world.now(), shard % self.machine.world.max_concurrency
        last, self._identified_at[bucket] = self._identified_at.get(bucket, 0.0), now
        return now - last < 5.0

    def _start_counts(self) -> bool:
        """A thousand starts in a day reset the token."""
        world = self.machine.world
        since = world.now() - 86_400
        world.session_starts = [at for at in world.session_starts if at > since] + [world.now()]
        if len(world.session_starts) <= 1000 or self.machine.limits.mode is not Mode.TIGHT:
            return True
        world.application.token = new_token(world.application.id)
        self.machine.complain("1000 sessions in a day: the token was reset")
        self.close_all(4004)
        return False

    def _connect(self, line: Line, session: Session) -> None:
        if session.line is not None:
            session.line.close(4009)
        line.session, session.line, session.lost_at = session, line, None

    def _guilds(self, shard: int, shards: int) -> list[int]:
        bot = self.machine.world.bot_id
        known = self.machine.world.tables.guilds.values()
        return [it.id for it in known if bot in it.members and (it.id >> 22) % shards == shard]

    def _welcome(self, session: Session) -> None:
        world = self.machine.world
        mine = self._guilds(session.shard, session.shards)
        ready: Json = {
            "v": 10, "user": payloads.current_user(world.user(world.bot_id)), "session_type": "normal",
            "guilds": [{"id": str(it), "unavailable": True} for it in mine], "session_id": session.id,
            "resume_gateway_url": world.gateway, "shard": [session.shard, session.shards],
            "application": {"id": str(world.application.id), "flags": 0, "flags_new": "0"},
            "private_channels": [], "presences": [], "relationships": [], "user_settings": {},
            "geo_ordered_rtc_regions": [], "guild_join_requests": [], "user_settings_proto": None,
            "game_relationships": [], "auth": {}, "_trace": ["sandbox"],
        }  # fmt: skip
        session.dispatch("READY", ready)
        if not session.intents & intents.GUILDS:
            return
        for guild_id in mine:
            guild = world.tables.guilds[guild_id]
            if guild.available:
                session.dispatch("GUILD_CREATE", payloads.guild_create(world, guild))

    def _resume(self, line: Line, data: Value) -> None:
        if not isinstance(data, dict) or not isinstance(data.get("seq"), int):
            return line.close(4002)
        if data.get("token", "").removeprefix("Bot ") != self.machine.world.application.token:
            return line.close(4004)
        session = self.sessions.get(data.get("session_id", ""))
        if session is None or not self._still_there(session):
            return line.send({"op": INVALID, "d": False, "s": None, "t": None})
        if data["seq"] > session.seq:
            return line.close(4007)
        missed = [frame for seq, frame in session.sent if seq > data["seq"]]
        if len(missed) < session.seq - data["seq"]:
            return line.send({"op": INVALID, "d": False, "s": None, "t": None})
        self._connect(line, session)
        for frame in missed:
            line.send(frame)
        session.dispatch("RESUMED", {"_trace": ["sandbox"]})
        return None

    def _still_there(self, session: Session) -> bool:
        if not self.resumable:
            return False
        return session.lost_at is None or self.machine.world.now() - session.lost_at < RESUMABLE_FOR

    def _tell_asked(self, session: Session, op: int, data: Value) -> None:
        if op == MEMBERS:
            self._send_members(session, data)
        elif op == SOUNDS:
            for guild_id in data.get("guild_ids") or ():
                session.dispatch("SOUNDBOARD_SOUNDS", {"guild_id": str(guild_id), "soundboard_sounds": []})
        else:  # nothing of voices: there are none
            session.dispatch("CHANNEL_INFO", {"guild_id": str(data.get("guild_id")), "channels": []})

    def _send_members(self, session: Session, data: Value) -> None:
        world = self.machine.world
        guild = world.tables.guilds.get(int(data.get("guild_id") or 0))
        if guild is None:
            return
        wanted = {int(it) for it in data.get("user_ids") or ()}
        query = (data.get("query") or "").lower()
        found = [
            it for it in guild.members.values()
            if (it.user_id in wanted if wanted else world.user(it.user_id).username.startswith(query))
        ]  # fmt: skip
        chunk: Json = {
            "guild_id": str(guild.id), "members": [payloads.member(world, it) for it in found],
            "chunk_index": 0, "chunk_count": 1, "not_found": [],
        }  # fmt: skip
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    # events

    def hear(self, happening: Happening) -> None:
        if not happening.to_bot:
            return
        for session in list(self.sessions.values()):
            if not self._still_there(session):
                del self.sessions[session.id]
            elif session.covers(happening.guild_id) and intents.concerns(
                self.machine.world, session, happening
            ):
                self._deliver(
                    session, happening.name, intents.visible(self.machine.world, session, happening)
                )

    def _deliver(self, session: Session, name: str, data: Json) -> None:
        fault = self.machine.faults.on_event(name)
        if fault is None:
            return session.dispatch(name, data)
        return self._deliver_badly(session, name, data, fault)

    def _deliver_badly(self, session: Session, name: str, data: Json, fault: EventFault) -> None:
        match fault.kind:
            case EventKind.DROP:
                return
            case EventKind.DUPLICATE:
                for _ in range(fault.copies):
                    session.dispatch(name, data)
            case EventKind.DELAY:
                self._later(fault.seconds, lambda: session.dispatch(name, data))
            case EventKind.REPLAY:
                session.dispatch(name, data)
                for _, frame in list(session.sent)[-fault.copies :]:
                    session.dispatch(frame["t"], frame["d"])
            case EventKind.MALFORM:
                session.dispatch(name, {key: data[key] for key in list(data)[::2]})

    def _later(self, seconds: float, act: Callable[[], None]) -> None:
        self._delayed.add(asyncio.get_running_loop().call_later(seconds, act))

    # provoked from outside

    def reconnect_all(self) -> None:
        for line in list(self.lines):
            line.send({"op": RECONNECT, "d": None, "s": None, "t": None})

    def invalidate_all(self, *, resumable: bool) -> None:
        for line in list(self.lines):
            if not resumable and line.session is not None:
                self.sessions.pop(line.session.id, None)
            line.send({"op": INVALID, "d": resumable, "s": None, "t": None})

    def close_all(self, code: int) -> None:
        for line in list(self.lines):
            line.close(code)

    def stop_acks(self) -> None:
        """A zombie: the line is there, events may come, heartbeats are not answered."""
        for line in self.lines:
            line.acks = False

    def fall_silent(self) -> None:
        """Nothing comes any more and nothing closes; new connections are well."""
        for line in self.lines:
            line.silent = True
            self._hang_up(line)

    def ask_heartbeat(self) -> None:
        for line in self.lines:
            line.send({"op": HEARTBEAT, "d": None, "s": None, "t": None})

    async def close(self) -> None:
        for timer in self._delayed:
            timer.cancel()
        for line in list(self.lines):
            line.close(1001)


def _shard(told: Value) -> tuple[int, int]:
    """One of one, where nothing is said; what is no pair of numbers is no shard."""
    match told:
        case None:
            return 0, 1
        case [int(shard), int(shards)]:
            return shard, shards
        case _:
            return 0, 0


def _masked(data: Value) -> Value:
    return data | {"token": "…"} if isinstance(data, dict) and "token" in data else data
