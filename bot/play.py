"""`make play`: the sandbox and the bot side by side, with no account and nothing to set."""

import os
import signal
import subprocess
import sys
import time
import webbrowser
from pathlib import Path

FOLDER = Path("data/play")
PATIENCE = 20.0  # seconds for the sandbox to say where it is


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "sandbox", "--folder", str(FOLDER / "discord"), *sys.argv[1:]]
    sandbox = subprocess.Popen(  # noqa: S603 — our own module, with the arguments of whoever plays
        command, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        told = _told(sandbox)
        bot = subprocess.Popen(
            [sys.executable, "-m", "bot"],
            env={
                **os.environ,
                "DISCORD_API": told["API"],
                "DISCORD_TOKEN": told["Token"],
                "DATABASE_URL": f"sqlite+aiosqlite:///{FOLDER / 'fireside.db'}",
            },
            start_new_session=True,
        )
        try:
            sys.stdout.write(f"Fireside is open at {told['Page']} — everything is kept; Ctrl-C stops it.\n")
            sys.stdout.flush()
            _open(told["Page"])
            return _until_stopped(bot)
        finally:
            _stop(bot)
    finally:
        _stop(sandbox)


def _told(sandbox: "subprocess.Popen[str]") -> dict[str, str]:
    """Page, API and Token, a line each."""
    told: dict[str, str] = {}
    assert sandbox.stdout is not None
    deadline = time.monotonic() + PATIENCE
    while len(told) < 3 and time.monotonic() < deadline:
        line = sandbox.stdout.readline()
        if not line:
            raise SystemExit(
                "Fireside did not start: see above. If it is open already, play on there; "
                "if something else has its port: make play PORT=8788"
            )
        name, _, what = line.partition(":")
        told[name] = what.strip()
    return told


def _open(page: str) -> None:
    """Only where there is a screen to open it on."""
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform in ("darwin", "win32"):
        webbrowser.open(page)


def _until_stopped(bot: "subprocess.Popen[bytes]") -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        return bot.wait()
    except KeyboardInterrupt:
        return 0


def _stop(process: "subprocess.Popen[str] | subprocess.Popen[bytes]") -> None:
    """Asked to end, it saves and goes."""
    if process.poll() is None:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    sys.exit(main())
