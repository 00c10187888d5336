"""Of which past a message is: a restored database has another one. And whose tables are found at once."""

from alembic import op
from sqlalchemy import Column, Text, text

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("outbox", Column("epoch", Text(), nullable=False, server_default=text("''")))
    op.create_index("ix_games_opener", "games", ["opener"])
