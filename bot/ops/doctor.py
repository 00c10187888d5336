"""`python -m bot doctor`: all that a bot needs, tried without starting it; for each ok, or what to do."""

import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any, TypeAlias

import aiohttp
import discord

from bot.inbound.permissions import FOR_PRIVATE, NEEDED, invitation
from bot.inbound.shards import Range
from bot.ops.supervisor import TOKEN
from bot.settings import Settings
from db import examination
from db.errors import CannotOpen
from db.examination import Facts
from renderer import fonts
from tables.pace import HOUR

ASKS_FOR = aiohttp.ClientTimeout(total=10)
SERVERS_AT_ONCE = 200  # servers in one answer
APART = 2.0  # seconds for which our clock may be wrong
SLOW = 0.05  # seconds for a write
SPACE = 1 << 30  # bytes that should be free
OLD = 36 * HOUR

Told: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Line:
    """`do`: what is to be done; none: it is well."""

    about: str
    found: str
    do: str | None = None

    def __str__(self) -> str:
        if self.do is None:
            return f"ok   {self.about}: {self.found}"
        return f"DO   {self.about}: {self.found}. {self.do}"


class Asked:
    """Discord, by REST alone: nothing is connected, nothing is counted as a start."""

    def __init__(self, session: aiohttp.ClientSession, api: str) -> None:
        self._session = session
        self._api = api
        self.clocks: list[float] = []  # how far ours is ahead of Discord's, in seconds

    async def get(self, path: str) -> Any:
        """aiohttp's errors; LoginFailure where the token is none."""
        before = time.time()
        async with self._session.get(f"{self._api}{path}") as answer:
            if answer.status == 401:
                raise discord.LoginFailure
            answer.raise_for_status()
            if date := answer.headers.get("Date"):
                middle, whole = (before + time.time()) / 2, 0.5  # a header tells whole seconds
                self.clocks.append(middle - parsedate_to_datetime(date).timestamp() - whole)
            return await answer.json()


async def examined(settings: Settings, now: Callable[[], int]) -> AsyncIterator[Line]:
    headers = {"Authorization": f"Bot {settings.token()}"}
    async with aiohttp.ClientSession(headers=headers, timeout=ASKS_FOR) as session:
        discord_ = Asked(session, settings.discord_api or discord.http.Route.BASE)
        async for line in _discord(discord_, settings.shards):
            yield line
    async for line in _database(settings, now()):
        yield line
    yield _fonts()


async def _discord(asked: Asked, shards: Range | None) -> AsyncIterator[Line]:
    try:
        me = await asked.get("/users/@me")
        yield Line("token", f"Discord knows {me['username']} ({me['id']})")
        application = await asked.get("/applications/@me")
        for line in _application(application):
            yield line
        yield _gateway(await asked.get("/gateway/bot"), shards)
        yield _permissions(await _servers(asked), int(application["id"]))
        yield _clock(asked.clocks)
    except discord.LoginFailure:
        yield Line("token", "refused", TOKEN)
    except (aiohttp.ClientError, TimeoutError) as error:
        status = getattr(error, "status", "") or type(error).__name__
        yield Line("Discord", f"no answer ({status})", "Is this machine online, and DISCORD_API right?")


def _application(known: Told) -> Iterator[Line]:
    if known["bot_public"]:
        yield Line("application", "anybody may add it to a server")
    else:
        yield Line("application", "only its owner may add it to a server (Public Bot is off)")
    contexts = known.get("integration_types_config") or {"0": {}}
    by = [name for key, name in (("0", "servers"), ("1", "persons")) if key in contexts]
    count = known.get("approximate_guild_count", 0)
    do: str | None = None if "0" in contexts else "Allow Guild Install (Developer Portal, Installation)."
    yield Line("installation", f"by {' and '.join(by)}; it is in {count} servers", do)
    if known.get("interactions_endpoint_url"):
        do = "Clear Interactions Endpoint URL (Developer Portal, General Information)."
        yield Line("presses", "Discord sends them to an address, not to the gateway", do)


def _gateway(told: Told, shards: Range | None) -> Line:
    recommended, limit = told["shards"], told["session_start_limit"]
    ours = f"SHARDS divides into {shards.of}" if shards else "all in one process"
    found = f"{recommended} shards recommended, {ours}; {limit['remaining']} starts are left today"
    do = None
    if shards and shards.of < recommended:
        do = f"Let all processes divide into {recommended} or more, before Discord demands it."
    if limit["remaining"] < (len(shards.numbers) if shards else recommended):
        do = f"Wait {limit['reset_after'] // 60_000} minutes before the next start."
    return Line("gateway", found, do)


async def _servers(asked: Asked) -> Sequence[Told]:
    found: list[Told] = []
    while True:
        last = found[-1]["id"] if found else 0
        found += (page := await asked.get(f"/users/@me/guilds?limit={SERVERS_AT_ONCE}&after={last}"))
        if len(page) < SERVERS_AT_ONCE:
            return found


def _permissions(servers: Sequence[Told], application: int) -> Line:
    """As its roles say; single channels may still say otherwise."""
    lacking = Counter[str]()
    poor = 0
    for server in servers:
        granted = discord.Permissions(int(server["permissions"]))
        wanted = () if granted.administrator else (*NEEDED, FOR_PRIVATE)
        missing = [one for one in wanted if not getattr(granted, one)]
        lacking.update(missing)
        poor += bool(missing)
    if not poor:
        return Line("permissions", f"all there in {len(servers)} servers")
    which = ", ".join(f"{name.replace('_', ' ')} in {count}" for name, count in lacking.most_common())
    do = f"Whoever runs these servers adds the bot again: {invitation(application)}"
    return Line("permissions", f"of {len(servers)} servers {poor} lack some: {which}", do)


def _clock(ahead: Sequence[float]) -> Line:
    if not ahead:
        return Line("clock", "Discord has not told the time")
    off = min(ahead, key=abs)
    do = None if abs(off) <= APART else "Set this machine's clock by NTP: reminders and time-outs go by it."
    return Line("clock", f"{abs(off):.1f} s {'ahead of' if off > 0 else 'behind'} Discord's", do)


async def _database(settings: Settings, now: int) -> AsyncIterator[Line]:
    try:
        facts = await examination.examine(settings.database_url, time.perf_counter, settings.backup_folder)
    except CannotOpen as wrong:
        yield Line("database", str(wrong), "Look at DATABASE_URL, and whether the server runs.")
        return
    except TimeoutError:
        yield Line("database", "no answer", "Look at DATABASE_URL, and whether the server runs.")
        return
    who = "" if facts.processes is None else f", {facts.processes} processes use it"
    schema = "brought up to date at the next start" if not facts.newest else f"schema {facts.schema}"
    yield Line("database", f"{facts.product}, {schema}{who}")
    do = None if facts.written_in < SLOW else "Everybody waits for it: use another disk."
    yield Line("writes", f"{facts.written_in * 1000:.1f} ms until one is on the disk", do)
    if facts.free is not None:
        do = None if facts.free > SPACE else "Make room: moves are refused when it is full."
        yield Line("disk", f"{facts.free / SPACE:.1f} GiB free", do)
    for line in _night(facts, settings, now):
        yield line


def _night(facts: Facts, settings: Settings, now: int) -> Iterator[Line]:
    if facts.copies and settings.backups_kept and facts.schema:
        age = None if facts.copied_at is None else now - facts.copied_at
        fresh = age is not None and age <= OLD
        found = "none yet" if age is None else f"the newest is {age / HOUR:.0f} hours old"
        yield Line(
            "backup", found, None if fresh else "One is made at night; or now: python -m db backup FILE."
        )
    if problems := facts.night.get("problems", 0):
        do = "Stop the bot and run python -m db check."
        yield Line("stored games", f"{problems} no longer play as they did", do)


def _fonts() -> Line:
    """They come with Fireside."""
    try:
        found = fonts()
    except OSError as error:
        return Line("fonts", f"one cannot be read ({type(error).__name__})", "Install Fireside anew.")
    return Line("fonts", f"{found} there")


async def told(settings: Settings, now: Callable[[], int], tell: Callable[[str], object]) -> int:
    """The exit code: 0, or 1 if something is to be done."""
    code = 0
    async for line in examined(settings, now):
        tell(str(line))
        code = code if line.do is None else 1
    return code


async def address(settings: Settings) -> str:
    """The address at which anybody adds the bot to a server, with the permissions it needs and no others."""
    headers = {"Authorization": f"Bot {settings.token()}"}
    async with aiohttp.ClientSession(headers=headers, timeout=ASKS_FOR) as session:
        known = await Asked(session, settings.discord_api or discord.http.Route.BASE).get("/applications/@me")
    return invitation(int(known["id"]))
