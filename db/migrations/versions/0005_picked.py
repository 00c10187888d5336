"""In which order seats have picked: who was first keeps it."""

from alembic import op
from sqlalchemy import Column, Integer, text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("picks", Column("nth", Integer(), nullable=False, server_default=text("0")))
