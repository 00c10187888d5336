"""How strong people are, and by which games."""

from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, Text, true

from db.columns import Flag, Number, Real

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("people", Column("ranked", Flag, nullable=False, server_default=true()))
    op.create_table(
        "players",
        Column("id", Number, primary_key=True),
        Column("person", Number, unique=True),
        sqlite_strict=True,
        sqlite_autoincrement=True,
    )
    op.create_table(
        "rated_games",
        Column("game", Number, ForeignKey("games.id"), primary_key=True),
        Column("rules", Text, nullable=False),
        Column("pool", Text, nullable=False),
        Column("season", Text, nullable=False),
        Column("at", Number, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_rated_games_at", "rated_games", ["at", "game"])
    op.create_table(
        "rated_seats",
        Column("game", Number, ForeignKey("rated_games.game"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("player", Number, ForeignKey("players.id"), nullable=False),
        Column("rank", Integer, nullable=False),
        *(Column(name, Real, nullable=False) for name in ("mean_before", "doubt_before", "mean", "doubt")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_rated_seats_player", "rated_seats", ["player"])
    op.create_table(
        "ratings",
        Column("player", Number, ForeignKey("players.id"), primary_key=True),
        Column("rules", Text, primary_key=True),
        Column("pool", Text, primary_key=True),
        Column("season", Text, primary_key=True),
        Column("mean", Real, nullable=False),
        Column("doubt", Real, nullable=False),
        Column("games", Integer, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_ratings_order", "ratings", ["rules", "pool", "season", "mean"])
