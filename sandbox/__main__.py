"""`python -m sandbox`: a Discord on this machine, for any library that can be told an address."""

import argparse
import asyncio
import signal
import sys
from pathlib import Path

from sandbox.ratelimits import Mode
from sandbox.server import LOOPBACK, NoAddress, Sandbox, Settings
from sandbox.store import InUseError


def settings() -> Settings:
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--host", default=LOOPBACK, help="where to listen (default: this machine only)")
    parser.add_argument("--port", type=int, default=8787, help="0 takes a free one")
    parser.add_argument("--folder", type=Path, help="keep the world there and go on with it next time")
    parser.add_argument(
        "--record", type=Path, help="write all traffic with the bot there, a JSON object a line"
    )
    parser.add_argument("--limits", choices=[it.value for it in Mode], default=Mode.TIGHT.value)
    parser.add_argument("--seed", type=int, default=0, help="of the faults")
    parser.add_argument("--token", help="the bot's token; without one a new one is made")
    parser.add_argument(
        "--storm", type=float, default=0.0, help="let faults of every kind strike at this rate"
    )
    parser.add_argument(
        "--strict", action="store_true", help="refuse keys that Discord would pass over in silence"
    )
    parser.add_argument("--notice", type=Path, help="what whoever comes should read first: see notice.py")
    parser.add_argument("--name", action="append", default=[], help="a further host name that people may use")
    given = parser.parse_args()
    return Settings(
        given.host, given.port, given.folder, given.record, Mode(given.limits), given.seed, given.token,
        given.storm, notice=given.notice, strict=given.strict, names=tuple(given.name),
    )  # fmt: skip


async def run(with_settings: Settings) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, stop.set)
    async with Sandbox(with_settings) as sandbox:
        print(f"Page:  {sandbox.address}/")
        print(f"API:   {sandbox.address}/api/v10")
        print(f"Token: {sandbox.world.application.token}", flush=True)
        await stop.wait()


def main() -> int:
    try:
        asyncio.run(run(settings()))
    except (InUseError, NoAddress) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
