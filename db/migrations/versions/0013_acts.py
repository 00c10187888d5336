"""What those who keep order in a server have done, and who is kept from its tables."""

from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, Text, false

from db.columns import Flag, Json, Number

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("games", Column("closed", Flag, nullable=False, server_default=false()))
    op.add_column("servers", Column("moderators", Number))
    op.create_table(
        "acts",
        Column("id", Number, primary_key=True),
        Column("key", Text, nullable=False, unique=True),
        Column("server", Number, nullable=False),
        Column("kind", Text, nullable=False),
        Column("game", Number, ForeignKey("games.id")),
        Column("seat", Integer),
        Column("moderator", Number),
        Column("person", Number),
        Column("detail", Json),
        Column("at", Number, nullable=False),
        Column("undone_at", Number),
        Column("undone_by", Number),
        sqlite_strict=True,
        sqlite_autoincrement=True,
    )
    op.create_index("ix_acts_server", "acts", ["server", "id"])
    op.create_table(
        "bars",
        Column("server", Number, primary_key=True, autoincrement=False),
        Column("person", Number, primary_key=True, autoincrement=False),
        Column("until", Number, nullable=False),
        Column("act", Number, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_bars_person", "bars", ["person"])
