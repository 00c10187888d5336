"""Since when a server has been without the bot."""

from alembic import op
from sqlalchemy import Column

from db.columns import Number

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("servers", Column("left_at", Number))
