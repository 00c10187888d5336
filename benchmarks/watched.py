"""The bot as it is measured: persons may press faster, and on a signal it says how many views are kept."""

import gc
import signal
import sys

from discord.ui.view import ViewStore

sys.modules["rich"] = None  # type: ignore[assignment]  # structlog loads it where developers' tools are

from bot.__main__ import main  # noqa: E402 — after that
from bot.client import Limits  # noqa: E402
from bot.gate import Pace  # noqa: E402

HURRIED = Limits(pace=Pace(at_once=1e9, a_second=1e9))


def views() -> int:
    stores = [one for one in gc.get_objects() if isinstance(one, ViewStore)]
    return sum(len(one._views) + len(one._synced_message_views) + len(one._modals) for one in stores)


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, lambda *_: print(views(), flush=True))
    sys.exit(main(HURRIED))
