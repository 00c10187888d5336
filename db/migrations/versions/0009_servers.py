"""How a server has set the bot."""

from alembic import op
from sqlalchemy import Column, Integer, Text

from db.columns import Json, Number

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "servers",
        Column("id", Number, primary_key=True, autoincrement=False),
        Column("home", Number),
        Column("elsewhere", Text),
        Column("boards", Text),
        Column("results", Number),
        Column("pace", Text),
        Column("locale", Text),
        Column("per_person", Integer),
        Column("in_all", Integer),
        Column("games", Json),
        Column("computers", Text),
        Column("hints", Text),
        Column("role", Number),
        Column("pings", Text),
        Column("welcomed_at", Number),
        sqlite_strict=True,
    )
