"""Tables of one person alone with computers, and which tables count for no rating."""

from alembic import op
from sqlalchemy import Column, false

from db.columns import Flag

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("games", Column("solo", Flag, nullable=False, server_default=false()))
    op.add_column("games", Column("unrated", Flag, nullable=False, server_default=false()))
