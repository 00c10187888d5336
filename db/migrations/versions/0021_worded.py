"""Words instead of signs on the panels of whoever wants them."""

from alembic import op
from sqlalchemy import Column, false

from db.columns import Flag

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("people", Column("worded", Flag, nullable=False, server_default=false()))
