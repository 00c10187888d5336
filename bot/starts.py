"""How often the bot has introduced itself to Discord today: a crash loop must not cost the token."""

from db import notes
from db.database import Connection

DAY = 86_400_000  # milliseconds
MOST = 100  # a day; at 1,000 Discord takes the token away


def counted(conn: Connection, now: int) -> int:
    """One more; how many it is today, UTC."""
    today = now // DAY
    known = notes.get(conn, "starts") or {}
    count = 1 + (known["count"] if known.get("day") == today else 0)
    notes.put(conn, "starts", {"day": today, "count": count})
    return int(count)


def pause(count: int, now: int, most: int = MOST) -> float:
    """Seconds to wait before it: none, or until tomorrow."""
    return 0.0 if count <= most else (DAY - now % DAY) / 1000
