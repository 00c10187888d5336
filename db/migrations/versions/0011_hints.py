"""Tables at which one may ask for a hint, and at which of their decisions persons have done so."""

from alembic import op
from sqlalchemy import Column, false

from db.columns import Flag, Json

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("games", Column("hints", Flag, nullable=False, server_default=false()))
    op.add_column("seats", Column("hinted", Json()))
