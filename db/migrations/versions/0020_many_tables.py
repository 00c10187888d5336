"""What is due of one kind, and games that stand still, found among any number of running tables."""

from alembic import op
from sqlalchemy import text

revision = "0020"
down_revision = "0019"

NOT_DONE = text("done_at IS NULL")
PAUSED = text("paused_at IS NOT NULL")


def upgrade() -> None:
    _some("ix_reminders_kind", "reminders", ["kind", "due_at"], NOT_DONE)
    _some("ix_games_paused", "games", ["guild"], PAUSED)


def _some(name: str, table: str, columns: list[str], condition: object) -> None:
    op.create_index(name, table, columns, sqlite_where=condition, postgresql_where=condition)
