"""Computers at tables: how strong each is, and who has added it."""

from alembic import op
from sqlalchemy import Column, Text

from db.columns import Number

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("seats", Column("level", Text()))
    op.add_column("seats", Column("added_by", Number))
