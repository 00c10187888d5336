"""What people note for themselves about their games."""

from alembic import op
from sqlalchemy import Column, ForeignKey, Text

from db.columns import Number

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "memos",
        Column("game", Number, ForeignKey("games.id"), primary_key=True),
        Column("person", Number, primary_key=True, autoincrement=False),
        Column("text", Text, nullable=False),
        Column("at", Number, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_memos_person", "memos", ["person"])
