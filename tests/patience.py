"""How long tests wait: no machine is too slow for it. Only what is broken is waited for to the end."""

from collections.abc import Mapping
from importlib import import_module
from typing import Final

PATIENCE: Final = 60.0  # seconds until something that must come is given up
ANSWER_WITHIN: Final = 45.0  # seconds that the sandbox gives a bot where Discord gives three

LIMITS: Final[Mapping[str, float]] = {  # of the bot, in seconds; a story that tries one sets it itself
    "bot.ops.filming.LONGEST": PATIENCE,
    "bot.ops.hinting.PATIENCE": PATIENCE,
    "bot.ops.story_finder.LONGEST": PATIENCE,
    "bot.ops.worker_pool.GIVES_WAY": 0.0,  # on a full machine others want to run all the time
    "bot.ops.worker_pool.HUNG": PATIENCE,
    "bot.ops.probe.HEARD_WITHIN": PATIENCE,
    "bot.inbound.replies.PROMISED_AFTER": PATIENCE,
    "bot.inbound.replies.LATEST": PATIENCE,
    "bot.inbound.client.FAREWELL": PATIENCE,
    "bot.ops.health.ANSWERS_WITHIN": PATIENCE,
    "bot.ops.metrics.STALL": PATIENCE,
    "bot.show.pictures.LIMIT": PATIENCE,
    "bot.outbound.publisher.LIMIT": 2
    * PATIENCE,  # then a post waits, and where a clock stands still for ever
    "bot.outbound.posts.board.EDITED_WITHIN": PATIENCE,
    "bot.outbound.posts.lobby.EDITED_WITHIN": PATIENCE,
    "bot.inbound.router.HANGING": PATIENCE,
    "bot.inbound.router.WORDING": PATIENCE,
    "db.postgres.SILENT_FOR": PATIENCE,
    "db.postgres.BEGUN_AGAIN_FOR": 2 * PATIENCE,
}


def unhurried() -> None:
    """For all that this process tries."""
    for path, seconds in LIMITS.items():
        module, _, name = path.rpartition(".")
        setattr(import_module(module), name, seconds)
