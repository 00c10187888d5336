"""The operator's door: faults, time, provocations and fixtures, over HTTP while the sandbox runs."""

import asyncio
from collections.abc import Callable
from typing import Final

from aiohttp import web

from sandbox import payloads, threads
from sandbox.entities import Channel, ChannelType, Guild, Overwrite
from sandbox.errors import Refusal
from sandbox.faults import as_json, rule_from
from sandbox.gateway import Gateway
from sandbox.lines import CLOSES
from sandbox.machine import Machine
from sandbox.ratelimits import Mode
from sandbox.wire import Json, Value, dumps

Act = Callable[[Json], Value]


class Control:
    def __init__(self, machine: Machine, gateway: Gateway) -> None:
        self._machine = machine
        self._world = machine.world
        self._gateway = gateway
        self._acts: dict[str, Act] = {
            "faults": self.add_fault, "storm": self.storm, "clear": self.clear_faults, "seed": self.seed,
            "clock": self.jump, "shards": self.shards,
            "gateway": self.provoke, "limits": self.limits, "person": self.person, "guild": self.guild,
            "channel": self.channel, "join": self.join, "kick": self.kick,
            "ban": self.ban, "overwrite": self.overwrite,
            "remove": self.remove, "outage": self.outage, "file_limit": self.file_limit,
        }  # fmt: skip

    def routes(self) -> list[web.RouteDef]:
        return [web.get("/sandbox", self.info), web.post("/sandbox/{act}", self.act)]

    async def info(self, _: web.Request) -> web.Response:
        world, machine = self._world, self._machine
        lines = [it.session for it in self._gateway.lines if it.session]
        body: Json = {
            "page": world.address, "api": f"{world.address}/api/v10", "gateway": world.gateway,
            "token": world.application.token, "now": world.now(), "limits": machine.limits.mode.value,
            "bot": payloads.user(world.user(world.bot_id)), "complaints": machine.complaints,
            "faults": [as_json(it) for it in machine.faults.rules], "struck": dict(machine.faults.counts),
            "sessions": [{"id": it.id, "shard": [it.shard, it.shards]} for it in lines],
            "identifies": len(world.session_starts), "invalid_requests": machine.limits.invalid,
        }  # fmt: skip
        return web.Response(text=dumps(body), content_type="application/json")

    async def act(self, request: web.Request) -> web.Response:
        act = self._acts.get(request.match_info["act"])
        if act is None:
            raise web.HTTPNotFound(text=f"The sandbox knows no act {request.match_info['act']}.")
        try:
            body = await request.json() if request.can_read_body else {}
            return web.Response(text=dumps(act(body) or {}), content_type="application/json")
        except (KeyError, ValueError, TypeError, Refusal) as odd:
            return web.Response(status=400, text=dumps({"wrong": repr(odd)}), content_type="application/json")

    # faults and time

    def add_fault(self, body: Json) -> Value:
        return as_json(self._machine.faults.add(rule_from(body)))

    def clear_faults(self, _: Json) -> Value:
        self._machine.faults.clear()
        self._machine.complaints.clear()

    def seed(self, body: Json) -> Value:
        self._machine.faults.reseed(int(body["seed"]))

    def storm(self, body: Json) -> Value:
        self._machine.faults.storm(float(body["rate"]))

    def jump(self, body: Json) -> Value:
        self._world.clock.jump(float(body["seconds"]))
        threads.archive_idle(self._world)
        return {"now": self._world.now()}

    def limits(self, body: Json) -> Value:
        self._machine.limits.mode = Mode(body["mode"])

    def shards(self, body: Json) -> Value:
        """How many Discord recommends, and how many may begin at once."""
        self._world.recommended_shards = int(body["recommended"])
        self._world.max_concurrency = int(body.get("concurrency", 1))

    def ban(self, body: Json) -> Value:
        """What ten thousand bad requests lead to: every answer is HTML without `Via`."""
        self._machine.limits.banned_until = self._world.now() + float(body.get("seconds", 600))

    def provoke(self, body: Json) -> Value:
        """Op 7, op 9, a close code, a zombie, silence, or a heartbeat asked for."""
        gateway = self._gateway
        what = body["do"]
        if what == "close":
            if body["code"] not in (*CLOSES, 1000, 1001):
                raise ValueError(f"Discord closes with {sorted(CLOSES)}, not {body['code']}")
            return gateway.close_all(body["code"])
        if what == "invalidate":
            return gateway.invalidate_all(resumable=bool(body.get("resumable", False)))
        if what == "resumable":
            gateway.resumable = bool(body["value"])
            return None
        if what == "interval":
            gateway.interval_ms = int(body["milliseconds"])
            return None
        plain: dict[str, Callable[[], None]] = {
            "reconnect": gateway.reconnect_all, "zombie": gateway.stop_acks, "silence": gateway.fall_silent,
            "heartbeat": gateway.ask_heartbeat,
        }  # fmt: skip
        plain[what]()
        return None

    # fixtures

    def person(self, body: Json) -> Value:
        person = self._world.add_user(body["name"], locale=body.get("locale", "en-US"))
        person.dms_open = body.get("dms_open", True)
        person.app_installed = body.get("app_installed", False)
        for guild_id in body.get("guilds", ()):
            self.join({"guild": guild_id, "person": person.id})
        return payloads.user(person)

    def guild(self, body: Json) -> Value:
        made = self._world.add_guild(
            body["name"], int(body["owner"]), body.get("locale", "en-US"), with_bot=body.get("with_bot", True)
        )
        made.commands = body.get("commands", False)
        for who in body.get("members", ()):
            self._world.join(made, int(who))
        for name in body.get("channels", ("general",)):
            self._world.add_channel(made, name)
        self._world.tell("GUILD_CREATE", payloads.guild_join(self._world, made), guild=made)
        return payloads.guild(made)

    def channel(self, body: Json) -> Value:
        guild = self._world.guild(int(body["guild"]))
        kind = ChannelType(body.get("type", ChannelType.TEXT))
        made = self._world.add_channel(guild, body["name"], kind=kind, topic=body.get("topic"))
        shown = payloads.channel(self._world, made)
        self._world.tell("CHANNEL_CREATE", shown, made)
        return shown

    def join(self, body: Json) -> Value:
        guild, who = self._guild_and(body)
        member = self._world.join(guild, who)
        shown = payloads.member(self._world, member) | {"guild_id": str(guild.id)}
        if who == self._world.bot_id:
            self._world.tell("GUILD_CREATE", payloads.guild_join(self._world, guild), guild=guild)
        self._world.tell("GUILD_MEMBER_ADD", shown, guild=guild)

    def kick(self, body: Json) -> Value:
        guild, who = self._guild_and(body)
        guild.members.pop(who, None)
        if who == self._world.bot_id:
            self._world.tell("GUILD_DELETE", {"id": str(guild.id)}, guild=guild)
        gone: Json = {"guild_id": str(guild.id), "user": payloads.user(self._world.user(who))}
        self._world.tell("GUILD_MEMBER_REMOVE", gone, guild=guild)

    def _guild_and(self, body: Json) -> tuple[Guild, int]:
        return self._world.guild(int(body["guild"])), self._world.user(int(body["person"])).id

    def overwrite(self, body: Json) -> Value:
        channel = self._channel(body)
        target = int(body["target"])
        channel.overwrites = [it for it in channel.overwrites if it.id != target]
        kind = 1 if target in self._world.tables.users else 0
        allow, deny = int(body.get("allow", 0)), int(body.get("deny", 0))
        channel.overwrites.append(Overwrite(target, kind, allow, deny))
        self._world.tell("CHANNEL_UPDATE", payloads.channel(self._world, channel), channel)

    def remove(self, body: Json) -> Value:
        threads.remove(self._world, self._channel(body))

    def _channel(self, body: Json) -> Channel:
        return self._world.channel(int(body["channel"]))

    def outage(self, body: Json) -> Value:
        """A guild goes away for a while, or comes back."""
        guild = self._world.guild(int(body["guild"]))
        guild.available = bool(body["available"])
        if guild.available:
            self._world.tell("GUILD_CREATE", payloads.guild_create(self._world, guild), guild=guild)
        else:
            self._world.tell("GUILD_DELETE", {"id": str(guild.id), "unavailable": True}, guild=guild)

    def file_limit(self, body: Json) -> Value:
        self._world.guild(int(body["guild"])).file_limit = int(body["bytes"])


SWEEP_EVERY: Final = 5.0


async def sweep(machine: Machine) -> None:
    """What Discord does by itself as time passes."""
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        threads.archive_idle(machine.world)
