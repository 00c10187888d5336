"""The first schema."""

from alembic import op
from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    Text,
    UniqueConstraint,
    text,
)

from db.columns import Flag, Json, Number

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "games",
        Column("id", Number, nullable=False),
        Column("key", Text(), nullable=False),
        Column("guild", Number, nullable=False),
        Column("channel", Number, nullable=False),
        Column("thread", Number),
        Column("lobby_message", Number),
        Column("opener", Number),
        Column("rules", Text(), nullable=False),
        Column("rules_version", Integer(), nullable=False),
        Column("size", Integer(), nullable=False),
        Column("options", Json(), nullable=False),
        Column("pace", Text(), nullable=False),
        Column("private", Flag(), nullable=False),
        Column("locale", Text(), nullable=False),
        Column("commitment", Text(), nullable=False),
        Column("rematch_of", Number),
        Column("state", Text(), nullable=False),
        Column("opened_at", Number, nullable=False),
        Column("started_at", Number),
        Column("ended_at", Number),
        Column("paused_at", Number),
        Column("result", Json()),
        CheckConstraint("state IN ('lobby', 'running', 'ended', 'expired')", name=op.f("ck_games_state")),
        ForeignKeyConstraint(["rematch_of"], ["games.id"], name="fk_games_rematch_of"),
        PrimaryKeyConstraint("id", name="pk_games"),
        UniqueConstraint("key", name="uq_games_key"),
        UniqueConstraint("lobby_message", name="uq_games_lobby_message"),
        UniqueConstraint("thread", name="uq_games_thread"),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.create_index(
        "ix_games_unfinished",
        "games",
        ["guild", "opener"],
        sqlite_where=text("state IN ('lobby', 'running')"),
        postgresql_where=text("state IN ('lobby', 'running')"),
    )
    op.create_table(
        "heartbeats",
        Column("process", Text(), nullable=False),
        Column("at", Number, nullable=False),
        PrimaryKeyConstraint("process", name="pk_heartbeats"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "notes",
        Column("name", Text(), nullable=False),
        Column("value", Json(), nullable=False),
        PrimaryKeyConstraint("name", name="pk_notes"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "people",
        Column("id", Number, autoincrement=False, nullable=False),
        Column("name", Text(), nullable=False),
        Column("locale", Text()),
        Column("zone", Text()),
        Column("quiet_from", Integer()),
        Column("quiet_until", Integer()),
        Column("dm", Flag(), nullable=False),
        Column("dm_channel", Number),
        Column("dm_closed_at", Number),
        Column("away_from", Number),
        Column("away_until", Number),
        Column("seen_at", Number, nullable=False),
        PrimaryKeyConstraint("id", name="pk_people"),
        sqlite_strict=True,
    )
    op.create_table(
        "actions",
        Column("game", Number, nullable=False),
        Column("seq", Integer(), autoincrement=False, nullable=False),
        Column("seat", Integer()),
        Column("text", Text(), nullable=False),
        Column("digest", Text(), nullable=False),
        Column("revealed", Flag(), nullable=False),
        Column("passed", Flag(), nullable=False),
        Column("key", Text(), nullable=False),
        Column("result", Json()),
        Column("at", Number, nullable=False),
        CheckConstraint("seq > 0", name=op.f("ck_actions_counted")),
        ForeignKeyConstraint(["game"], ["games.id"], name="fk_actions_game"),
        PrimaryKeyConstraint("game", "seq", name="pk_actions"),
        UniqueConstraint("key", name="uq_actions_key"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "invitations",
        Column("game", Number, nullable=False),
        Column("person", Number, autoincrement=False, nullable=False),
        Column("at", Number, nullable=False),
        ForeignKeyConstraint(["game"], ["games.id"], name="fk_invitations_game"),
        PrimaryKeyConstraint("game", "person", name="pk_invitations"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "outbox",
        Column("id", Number, nullable=False),
        Column("key", Text(), nullable=False),
        Column("nonce", Text(), nullable=False),
        Column("channel", Number, nullable=False),
        Column("game", Number),
        Column("kind", Text(), nullable=False),
        Column("audience", Number),
        Column("payload", Json(), nullable=False),
        Column("coalesce", Text()),
        Column("state", Text(), nullable=False),
        Column("reason", Text()),
        Column("attempts", Integer(), nullable=False),
        Column("claimed_by", Text()),
        Column("not_before", Number, nullable=False),
        Column("message", Number),
        Column("put_at", Number, nullable=False),
        Column("settled_at", Number),
        CheckConstraint(
            "state IN ('pending', 'sent', 'dead', 'deleted', 'superseded')", name=op.f("ck_outbox_state")
        ),
        ForeignKeyConstraint(["game"], ["games.id"], name="fk_outbox_game"),
        PrimaryKeyConstraint("id", name="pk_outbox"),
        UniqueConstraint("key", name="uq_outbox_key"),
        UniqueConstraint("nonce", name="uq_outbox_nonce"),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.create_index("ix_outbox_audience", "outbox", ["audience"])
    op.create_index("ix_outbox_coalesce", "outbox", ["coalesce", "id"])
    op.create_index(
        "ix_outbox_dead",
        "outbox",
        ["settled_at"],
        sqlite_where=text("state = 'dead'"),
        postgresql_where=text("state = 'dead'"),
    )
    op.create_index("ix_outbox_game", "outbox", ["game"])
    op.create_index(
        "ix_outbox_pending",
        "outbox",
        ["channel", "id"],
        sqlite_where=text("state = 'pending'"),
        postgresql_where=text("state = 'pending'"),
    )
    op.create_table(
        "reminders",
        Column("key", Text(), nullable=False),
        Column("kind", Text(), nullable=False),
        Column("game", Number),
        Column("seat", Integer()),
        Column("person", Number),
        Column("due_at", Number, nullable=False),
        Column("payload", Json()),
        Column("done_at", Number),
        ForeignKeyConstraint(["game"], ["games.id"], name="fk_reminders_game"),
        PrimaryKeyConstraint("key", name="pk_reminders"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_reminders_due",
        "reminders",
        ["due_at"],
        sqlite_where=text("done_at IS NULL"),
        postgresql_where=text("done_at IS NULL"),
    )
    op.create_index("ix_reminders_game", "reminders", ["game"])
    op.create_index("ix_reminders_person", "reminders", ["person"])
    op.create_table(
        "seats",
        Column("game", Number, nullable=False),
        Column("seat", Integer(), autoincrement=False, nullable=False),
        Column("person", Number),
        Column("name", Text(), nullable=False),
        Column("contribution", Text(), nullable=False),
        Column("joined_at", Number, nullable=False),
        Column("left_at", Number),
        Column("waiting_since", Number),
        Column("away_used", Number, nullable=False),
        ForeignKeyConstraint(["game"], ["games.id"], name="fk_seats_game"),
        PrimaryKeyConstraint("game", "seat", name="pk_seats"),
        UniqueConstraint("game", "person", name="uq_seats_game_person"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "seeds",
        Column("game", Number, nullable=False),
        Column("server_seed", LargeBinary(), nullable=False),
        CheckConstraint("length(server_seed) = 32", name=op.f("ck_seeds_whole")),
        ForeignKeyConstraint(["game"], ["games.id"], name="fk_seeds_game"),
        PrimaryKeyConstraint("game", name="pk_seeds"),
        sqlite_strict=True,
    )
    op.create_table(
        "picks",
        Column("game", Number, autoincrement=False, nullable=False),
        Column("seat", Integer(), autoincrement=False, nullable=False),
        Column("pick", Text(), nullable=False),
        Column("choice", Text(), nullable=False),
        ForeignKeyConstraint(
            ["game", "seat"],
            ["seats.game", "seats.seat"],
            name="fk_picks_game_seat",
            onupdate="CASCADE",
            ondelete="CASCADE",
        ),
        PrimaryKeyConstraint("game", "seat", "pick", name="pk_picks"),
        UniqueConstraint("game", "pick", "choice", name="uq_picks_game_pick_choice"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "votes",
        Column("game", Number, autoincrement=False, nullable=False),
        Column("topic", Text(), nullable=False),
        Column("seat", Integer(), autoincrement=False, nullable=False),
        Column("agrees", Flag(), nullable=False),
        Column("at", Number, nullable=False),
        ForeignKeyConstraint(
            ["game", "seat"],
            ["seats.game", "seats.seat"],
            name="fk_votes_game_seat",
            onupdate="CASCADE",
            ondelete="CASCADE",
        ),
        PrimaryKeyConstraint("game", "topic", "seat", name="pk_votes"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
