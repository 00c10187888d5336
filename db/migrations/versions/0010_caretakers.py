"""Who plays for a person that is away, and which entries were made for them so."""

from alembic import op
from sqlalchemy import Column, Text

from db.columns import Json

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("seats", Column("caretaker", Text()))
    op.add_column("seats", Column("caretaken", Json()))
