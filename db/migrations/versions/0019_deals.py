"""The deal of the day: what is dealt, and who has played it."""

from alembic import op
from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    Text,
    UniqueConstraint,
)

from db.columns import Number

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("games", Column("day", Number))
    op.create_table(
        "deals",
        Column("day", Number, primary_key=True, autoincrement=False),
        Column("secret", LargeBinary, nullable=False),
        Column("commitment", Text, nullable=False),
        Column("made_at", Number, nullable=False),
        CheckConstraint("length(secret) = 32", name="whole"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tries",
        Column("game", Number, ForeignKey("games.id"), primary_key=True, autoincrement=False),
        Column("day", Number, ForeignKey("deals.day"), nullable=False),
        Column("person", Number),
        Column("points", Integer),
        Column("lead", Integer),
        Column("ended_at", Number),
        UniqueConstraint("day", "person"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_tries_person", "tries", ["person"])
