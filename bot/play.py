"""`make play`: the sandbox and the bot side by side, with no account and nothing to set."""

import json
import os
import signal
import subprocess
import sys
import time
import webbrowser
from pathlib import Path
from urllib.request import urlopen

FOLDER = Path("data/play")
NOTICE = FOLDER / "notice"
OPENS_WITHIN = 20.0  # seconds for the sandbox to say where it is


def main() -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        return _play()
    except KeyboardInterrupt:
        return 0


def _play() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    kept = ["--folder", str(FOLDER / "discord"), "--notice", str(NOTICE / "notice.json"), "--strict"]
    command = [sys.executable, "-m", "sandbox", *kept, *sys.argv[1:]]
    sandbox = subprocess.Popen(  # noqa: S603 — our own module, with the arguments of whoever plays
        command, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        _say("Starting the sandbox, a Discord on this machine…")
        told = _told(sandbox)
        _say("Starting the bot…")
        notice = subprocess.Popen(  # noqa: S603 — our own module
            [sys.executable, "-m", "bot.show.welcome", str(NOTICE)], start_new_session=True
        )
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
            if _is_there(bot, told["Page"]):
                notice.wait()
                _say(f"Fireside is open at {told['Page']} — everything is kept; Ctrl-C stops it.")
                _open(told["Page"])
            return bot.wait()
        finally:
            _stop(notice)
            _stop(bot)
    finally:
        _stop(sandbox)


def _told(sandbox: "subprocess.Popen[str]") -> dict[str, str]:
    """Page, API and Token, a line each."""
    told: dict[str, str] = {}
    assert sandbox.stdout is not None
    deadline = time.monotonic() + OPENS_WITHIN
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


def _is_there(bot: "subprocess.Popen[bytes]", page: str) -> bool:
    """As soon as Discord has welcomed it; a bot that ends before has said why."""
    while bot.poll() is None:
        with urlopen(f"{page}sandbox", timeout=OPENS_WITHIN) as answer:  # noqa: S310 — our own sandbox
            if json.load(answer)["sessions"]:
                return True
        time.sleep(0.05)
    return False


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _open(page: str) -> None:
    """Only where there is a screen to open it on."""
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform in ("darwin", "win32"):
        webbrowser.open(page)


def _stop(process: "subprocess.Popen[str] | subprocess.Popen[bytes]") -> None:
    """Asked to end, it saves and goes."""
    if process.poll() is None:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    sys.exit(main())
