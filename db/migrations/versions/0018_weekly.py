"""Where a server wants to be told once a week what was played there."""

from alembic import op
from sqlalchemy import Column

from db.columns import Number

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("servers", Column("weekly", Number))
