"""The language of a person's Discord, for what is told to them when they ask nothing."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("people", Column("spoken", Text()))
