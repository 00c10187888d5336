"""What statistics are made of."""

from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, Text

from db.columns import Json, Number, Real

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "finished_games",
        Column("game", Number, ForeignKey("games.id"), primary_key=True),
        Column("rules", Text, nullable=False),
        Column("guild", Number, nullable=False),
        Column("kind", Text, nullable=False),
        Column("at", Number, nullable=False),
        Column("lasted", Number, nullable=False),
        Column("turns", Integer, nullable=False),
        Column("gap", Integer, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_finished_games_guild", "finished_games", ["guild", "at"])
    op.create_table(
        "finished_seats",
        Column("game", Number, ForeignKey("finished_games.game"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("points", Integer, nullable=False),
        Column("won", Integer, nullable=False),
        Column("expected", Real),
        Column("first", Text),
        Column("thought", Json),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tallies",
        *(Column(name, Text, primary_key=True) for name in ("rules", "topic", "value")),
        Column("players", Integer, primary_key=True, autoincrement=False),
        Column("games", Integer, nullable=False),
        Column("won", Integer, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
