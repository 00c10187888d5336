"""How the bot is, in a few lines."""

from bot.ops.status import Status
from bot.show.messages.board import ago
from bot.show.panel import Button, Panel
from bot.show.sentences import Said


def status(now: Status, support: str, said: Said) -> Panel:
    lines = [
        f"**Fireside {now.version}**".replace(" **", "**"),
        said("status-well") if now.well else said("status-unwell"),
        _answers(now, said),
        _tables(now, said),
        said("status-since", since=ago(now.since)),
        said("status-shard", shard=now.shard + 1, shards=now.shards) if now.shards > 1 else "",
    ]
    rows = ((Button(said("privacy-support"), url=support),),) if support else ()
    return Panel(("\n".join(filter(None, lines)),), rows)


def _answers(now: Status, said: Said) -> str:
    if now.answers is None:
        return said("status-quiet")
    half, most = (round(seconds * 1000) for seconds in now.answers)
    return said("status-answers", half=half, most=most)


def _tables(now: Status, said: Said) -> str:
    if now.tables is None:
        return ""
    return said("status-tables", lobbies=now.tables["lobby"], running=now.tables["running"])
