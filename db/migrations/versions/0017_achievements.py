"""What victories have earned."""

from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, Integer, Text

from db.columns import Number

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "achievements",
        Column("game", Number, primary_key=True, autoincrement=False),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("name", Text, primary_key=True),
        ForeignKeyConstraint(
            ["game", "seat"], ["seats.game", "seats.seat"], onupdate="CASCADE", ondelete="CASCADE"
        ),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
