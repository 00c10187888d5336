"""One address for everything: the bot's API and gateway, the CDN, the persons' side and their page."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from os import strerror
from pathlib import Path
from typing import Final

from aiohttp import web

from sandbox.cdn import Cdn
from sandbox.clock import Clock
from sandbox.control import Control, sweep
from sandbox.faults import Faults
from sandbox.files import Files
from sandbox.gateway import Gateway
from sandbox.interactions import ANSWER_WITHIN
from sandbox.limits import MAX_REQUEST
from sandbox.machine import Machine
from sandbox.notice import Notice
from sandbox.people.side import PeopleSide
from sandbox.ratelimits import Mode, RateLimits
from sandbox.recorder import Recorder
from sandbox.rest.api import Api
from sandbox.store import Store
from sandbox.world import World, furnished_world

WEB: Final = Path(__file__).parent / "web"
LOOPBACK: Final = "127.0.0.1"
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)  # fmt: skip
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass(frozen=True, slots=True)
class Settings:
    host: str = LOOPBACK
    port: int = 0
    folder: Path | None = None
    record: Path | None = None
    mode: Mode = Mode.TIGHT
    seed: int = 0
    token: str | None = None
    storm: float = 0.0  # how often faults of every kind strike
    answer_within: float = ANSWER_WITHIN  # real seconds; those that the clock jumps are Discord's three
    notice: Path | None = None  # a file of what whoever comes should read first: see notice.py
    strict: bool = True  # names what Discord would pass over in silence
    names: tuple[str, ...] = ()  # under which people may reach it, when it listens beyond loopback


class NoAddress(OSError):  # noqa: N818 — it says what to do
    """One sentence for whoever starts it."""


class Sandbox:
    """A running Discord; `async with Sandbox(settings) as sandbox`."""

    def __init__(self, settings: Settings | None = None, world: World | None = None) -> None:
        self._settings = settings = settings or Settings()
        clock = world.clock if world else Clock()
        self.store = Store(settings.folder) if settings.folder else None
        if world is None:
            world = self._load(clock)
        self.world = world
        self.machine = Machine(
            world,
            RateLimits(clock, settings.mode),
            Faults(settings.seed),
            Recorder(settings.record),
            answer_within=settings.answer_within,
            strict=settings.strict,
        )
        if settings.storm:
            self.machine.faults.storm(settings.storm)
        self.gateway = Gateway(self.machine)
        self._people = PeopleSide(self.machine)
        self._runner: web.AppRunner | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self.port = 0

    def _load(self, clock: Clock) -> World:
        files = Files(self._settings.folder / "files" if self._settings.folder else None)
        if self.store is not None and (tables := self.store.load()) is not None:
            world = World(tables, clock, files)
            if self._settings.token:
                tables.application.token = self._settings.token
            return world
        return furnished_world(clock, files, self._settings.token)

    @property
    def address(self) -> str:
        return self.world.address

    async def __aenter__(self) -> "Sandbox":
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def start(self) -> None:
        self._runner = web.AppRunner(
            self._application(), access_log=None, handler_cancellation=True, shutdown_timeout=0.5
        )
        await self._runner.setup()
        site = web.TCPSite(self._runner, self._settings.host, self._settings.port, backlog=1024)
        try:
            await site.start()
        except OSError as error:
            await self._runner.cleanup()
            why = strerror(error.errno or 0).lower()
            raise NoAddress(
                f"Nobody can listen on {self._settings.host}:{self._settings.port}: {why}. "
                "Stop what runs there, or choose another port with --port; 0 is any that is free."
            ) from error
        self.port = self._runner.addresses[0][1]
        shown = LOOPBACK if self._settings.host in ("0.0.0.0", "::") else self._settings.host  # noqa: S104
        self.world.address = f"http://{shown}:{self.port}"
        self.world.gateway = f"ws://{shown}:{self.port}/gateway"
        self._tasks.append(asyncio.create_task(sweep(self.machine)))
        if self.store is not None:
            self._tasks.append(asyncio.create_task(self.store.keep(self.world)))

    async def stop(self) -> None:
        """Hang up, save, close: in this order, so that nothing changes any more when it is written."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.gateway.close()
        await self._people.close()
        if self._runner is not None:
            await self._runner.cleanup()
        self.machine.desk.close()
        if self.store is not None:
            self.store.save(self.world)
            self.store.close()
        self.machine.recorder.close()

    def _application(self) -> web.Application:
        app = web.Application(client_max_size=MAX_REQUEST, middlewares=[self._guard])
        api, cdn, control = Api(self.machine), Cdn(self.machine), Control(self.machine, self.gateway)
        app.router.add_route("*", "/api/{path:.*}", api.handle)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        for kind in ("attachments", "ephemeral-attachments"):
            app.router.add_get(f"/{kind}/{{channel}}/{{id}}/{{filename}}", cdn.attachment)
        app.router.add_get("/embed/avatars/{name}", cdn.avatar)
        app.router.add_routes(self._people.routes())
        app.router.add_routes(control.routes())
        app.router.add_routes(Notice(self._settings.notice).routes())
        app.router.add_get("/", _page)
        app.router.add_get("/web/{name:.+}", _asset)
        return app

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """A page of another origin, or one that got our address by a name of its own, may do nothing here."""
        if request.path.startswith(("/api/", "/gateway")):
            return await handler(request)
        names = (LOOPBACK, "localhost", "[::1]", self._settings.host, *self._settings.names)
        own = {f"{name}:{self.port}" for name in names}
        if request.headers.get("Host") not in own:
            raise web.HTTPForbidden(text="The sandbox is not known by this name.")
        origin = request.headers.get("Origin")
        if origin is not None and origin.removeprefix("http://") not in own:
            raise web.HTTPForbidden(text="The sandbox does not answer other pages.")
        if request.headers.get("Sec-Fetch-Site") == "cross-site":
            raise web.HTTPForbidden(text="The sandbox does not answer other pages.")
        return await handler(request)


async def _page(_: web.Request) -> web.StreamResponse:
    return _served("index.html")


async def _asset(request: web.Request) -> web.StreamResponse:
    name = request.match_info["name"]
    known = {it.relative_to(WEB).as_posix() for it in WEB.rglob("*") if it.is_file()}
    if name not in known:
        raise web.HTTPNotFound
    return _served(name)


def _served(name: str) -> web.StreamResponse:
    headers = {
        "Content-Security-Policy": _POLICY, "Cache-Control": "no-cache",
        "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
    }  # fmt: skip
    return web.FileResponse(WEB / name, headers=headers)
