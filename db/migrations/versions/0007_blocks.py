"""Whom somebody has blocked."""

from alembic import op
from sqlalchemy import Column

from db.columns import Number

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "blocks",
        Column("person", Number, primary_key=True, autoincrement=False),
        Column("blocked", Number, primary_key=True, autoincrement=False),
        Column("at", Number, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
