"""How often a seat was reminded while it is waited for."""

from alembic import op
from sqlalchemy import Column, Integer, text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("seats", Column("reminded", Integer(), nullable=False, server_default=text("0")))
