"""The tables. Instants are milliseconds UTC; a `key` names what may happen only once."""

from typing import Any

from sqlalchemy import (
    CheckConstraint,
    Column,
    ColumnElement,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    exists,
    false,
    literal_column,
    text,
    true,
)
from sqlalchemy.schema import SchemaItem

from db.columns import Flag, Json, Number, Real, one_of

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

UNFINISHED = text("state IN ('lobby', 'running')")
PENDING = text("state = 'pending'")
DEAD = text("state = 'dead'")
WAITING = text("done_at IS NULL")
PAUSED = text("paused_at IS NOT NULL")
FALSE, TRUE = false(), true()


def _table(name: str, *items: SchemaItem, **sqlite: bool) -> Table:
    """STRICT: SQLite checks the types as PostgreSQL does."""
    options: dict[str, Any] = {f"sqlite_{option}": on for option, on in sqlite.items()}
    return Table(name, metadata, *items, sqlite_strict=True, **options)


def _some(name: str, condition: Any, *columns: str) -> Index:
    """An index of the few rows that are looked for, however many there are."""
    return Index(name, *columns, sqlite_where=condition, postgresql_where=condition)


def _seat_key() -> ForeignKeyConstraint:
    return ForeignKeyConstraint(
        ["game", "seat"], ["seats.game", "seats.seat"], onupdate="CASCADE", ondelete="CASCADE"
    )


games = _table(
    "games",
    Column("id", Number, primary_key=True),
    Column("key", Text, nullable=False, unique=True),  # of the interaction that opened it
    Column("guild", Number, nullable=False),  # 0: in direct messages
    Column("channel", Number, nullable=False),
    Column("thread", Number, unique=True),
    Column("lobby_message", Number, unique=True),
    Column("opener", Number),  # none: somebody who had all data deleted
    Column("rules", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("size", Integer, nullable=False),  # seats there are to take
    Column("options", Json, nullable=False),
    Column("pace", Text, nullable=False),
    Column("private", Flag, nullable=False),
    Column("locale", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("rematch_of", Number, ForeignKey("games.id")),
    Column("state", Text, nullable=False),
    Column("opened_at", Number, nullable=False),
    Column("started_at", Number),
    Column("ended_at", Number),
    Column("paused_at", Number),
    Column("result", Json),
    Column("solo", Flag, nullable=False, server_default=FALSE),  # one person alone with computers
    Column("unrated", Flag, nullable=False, server_default=FALSE),  # it counts for no rating
    Column("hints", Flag, nullable=False, server_default=FALSE),  # one may ask for them
    Column("closed", Flag, nullable=False, server_default=FALSE),  # by who keeps order
    Column("day", Number),  # whose deal it is; none: of no day
    CheckConstraint(one_of("state", "lobby", "running", "ended", "expired"), name="state"),
    _some("ix_games_unfinished", UNFINISHED, "guild", "opener"),
    _some("ix_games_paused", PAUSED, "guild"),
    Index("ix_games_opener", "opener"),
    autoincrement=True,
)

seats = _table(
    "seats",
    Column("game", Number, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Number),  # none: a former player
    Column("name", Text, nullable=False),  # as last seen in an interaction
    Column("contribution", Text, nullable=False),
    Column("joined_at", Number, nullable=False),
    Column("left_at", Number),
    Column("waiting_since", Number),
    Column("away_used", Number, nullable=False),
    Column("reminded", Integer, nullable=False, server_default=text("0")),  # in its present wait
    Column("level", Text),  # of a computer; none: a person sits there, or sat
    Column("added_by", Number),  # the person by whom the computer came
    Column("caretaker", Text),  # the level of the computer that plays while its person is away
    Column("caretaken", Json),  # the entries that were made so: by their number the level
    Column("hinted", Json),  # the decisions at which its person has asked for a hint
    UniqueConstraint("game", "person"),
    Index("ix_seats_person", "person"),
    with_rowid=False,
)

picks = _table(
    "picks",
    Column("game", Number, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("pick", Text, primary_key=True),
    Column("choice", Text, nullable=False),
    Column("nth", Integer, nullable=False, server_default=text("0")),  # of the picks in its game
    UniqueConstraint("game", "pick", "choice"),
    _seat_key(),
    with_rowid=False,
)

invitations = _table(
    "invitations",
    Column("game", Number, ForeignKey("games.id"), primary_key=True),
    Column("person", Number, primary_key=True, autoincrement=False),
    Column("at", Number, nullable=False),
    with_rowid=False,
)

seeds = _table(  # apart, so that nothing that shows a game can read it by accident
    "seeds",
    Column("game", Number, ForeignKey("games.id"), primary_key=True),
    Column("server_seed", LargeBinary, nullable=False),
    CheckConstraint("length(server_seed) = 32", name="whole"),
)

actions = _table(
    "actions",
    Column("game", Number, ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),  # none: the table
    Column("text", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("revealed", Flag, nullable=False),
    Column("passed", Flag, nullable=False),
    Column("key", Text, nullable=False, unique=True),
    Column("result", Json),
    Column("at", Number, nullable=False),
    CheckConstraint("seq > 0", name="counted"),
    with_rowid=False,
)

votes = _table(
    "votes",
    Column("game", Number, primary_key=True, autoincrement=False),
    Column("topic", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("agrees", Flag, nullable=False),
    Column("at", Number, nullable=False),
    _seat_key(),
    with_rowid=False,
)

outbox = _table(
    "outbox",
    Column("id", Number, primary_key=True),
    Column("key", Text, nullable=False, unique=True),
    Column("nonce", Text, nullable=False, unique=True),
    Column("channel", Number, nullable=False),
    Column("game", Number, ForeignKey("games.id")),
    Column("kind", Text, nullable=False),
    Column("audience", Number),  # none: everybody in the channel
    Column("payload", Json, nullable=False),
    Column("coalesce", Text),
    Column("state", Text, nullable=False),
    Column("reason", Text),  # why it is dead; of one that is pending: why it was set aside
    Column("attempts", Integer, nullable=False),
    Column("claimed_by", Text),
    Column(
        "not_before", Number, nullable=False
    ),  # when it may be claimed: a lease, or a pause after a failure
    Column("message", Number),
    Column("put_at", Number, nullable=False),
    Column("settled_at", Number),
    Column("epoch", Text, nullable=False, server_default=text("''")),  # its nonce is of the key in this one
    CheckConstraint(one_of("state", "pending", "sent", "dead", "deleted", "superseded"), name="state"),
    _some("ix_outbox_pending", PENDING, "channel", "id"),
    _some("ix_outbox_dead", DEAD, "settled_at"),
    Index("ix_outbox_coalesce", "coalesce", "id"),
    Index("ix_outbox_game", "game"),
    Index("ix_outbox_audience", "audience"),
    autoincrement=True,
)

reminders = _table(
    "reminders",
    Column("key", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("game", Number, ForeignKey("games.id")),
    Column("seat", Integer),
    Column("person", Number),
    Column("due_at", Number, nullable=False),
    Column("payload", Json),
    Column("done_at", Number),
    _some("ix_reminders_due", WAITING, "due_at"),
    _some("ix_reminders_kind", WAITING, "kind", "due_at"),
    Index("ix_reminders_game", "game"),
    Index("ix_reminders_person", "person"),
    with_rowid=False,
)

heartbeats = _table(
    "heartbeats",
    Column("process", Text, primary_key=True),
    Column("at", Number, nullable=False),
    with_rowid=False,
)

people = _table(
    "people",
    Column("id", Number, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("locale", Text),
    Column("zone", Text),
    Column("quiet_from", Integer),  # minutes of their day
    Column("quiet_until", Integer),
    Column("dm", Flag, nullable=False),
    Column("dm_channel", Number),
    Column("dm_closed_at", Number),
    Column("away_from", Number),
    Column("away_until", Number),
    Column("seen_at", Number, nullable=False),
    Column("spoken", Text),  # the language of their Discord, when they were last seen
    Column("ranked", Flag, nullable=False, server_default=TRUE),  # whether others may see their rating
    Column("worded", Flag, nullable=False, server_default=FALSE),  # words instead of signs on their panels
)

players = _table(  # who is rated; without a person: somebody who had all data deleted
    "players",
    Column("id", Number, primary_key=True),
    Column("person", Number, unique=True),
    autoincrement=True,
)

rated_games = _table(
    "rated_games",
    Column("game", Number, ForeignKey("games.id"), primary_key=True),
    Column("rules", Text, nullable=False),
    Column("pool", Text, nullable=False),  # games of two, or of more
    Column("season", Text, nullable=False),  # in which it began
    Column("at", Number, nullable=False),
    Index("ix_rated_games_at", "at", "game"),
    with_rowid=False,
)

rated_seats = _table(
    "rated_seats",
    Column("game", Number, ForeignKey("rated_games.game"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Number, ForeignKey("players.id"), nullable=False),
    Column("rank", Integer, nullable=False),
    Column("mean_before", Real, nullable=False),
    Column("doubt_before", Real, nullable=False),
    Column("mean", Real, nullable=False),
    Column("doubt", Real, nullable=False),
    Index("ix_rated_seats_player", "player"),
    with_rowid=False,
)

ratings = _table(  # worked out from the two above, and worked out again by `python -m tables rate`
    "ratings",
    Column("player", Number, ForeignKey("players.id"), primary_key=True),
    Column("rules", Text, primary_key=True),
    Column("pool", Text, primary_key=True),
    Column("season", Text, primary_key=True),  # '': of all time
    Column("mean", Real, nullable=False),
    Column("doubt", Real, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_order", "rules", "pool", "season", "mean"),
    with_rowid=False,
)

finished_games = _table(  # what statistics are made of, of every game that has ended
    "finished_games",
    Column("game", Number, ForeignKey("games.id"), primary_key=True),
    Column("rules", Text, nullable=False),
    Column("guild", Number, nullable=False),
    Column("kind", Text, nullable=False),  # by whom it was played
    Column("at", Number, nullable=False),
    Column("lasted", Number, nullable=False),  # milliseconds
    Column("turns", Integer, nullable=False),
    Column("gap", Integer, nullable=False),  # points between the winner and who came next
    Index("ix_finished_games_guild", "guild", "at"),
    with_rowid=False,
)

finished_seats = _table(
    "finished_seats",
    Column("game", Number, ForeignKey("finished_games.game"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("points", Integer, nullable=False),
    Column("won", Integer, nullable=False),  # sixtieths of a win: those who share one have a part each
    Column("expected", Real),  # of one win, by the ratings before; none: not only people played
    Column("first", Text),  # the first choice there was
    Column("thought", Json),  # hour of their day and seconds, for each choice
    with_rowid=False,
)

tallies = _table(  # counted whenever a game ends, so that nobody counts all of them to look
    "tallies",
    *(Column(name, Text, primary_key=True) for name in ("rules", "topic", "value")),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),  # sixtieths
    with_rowid=False,
)

achievements = _table(  # worked out from the log, and worked out again by `python -m tables achieve`
    "achievements",
    Column("game", Number, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, primary_key=True),
    _seat_key(),
    with_rowid=False,
)

servers = _table(  # as whoever runs one has set it; nothing: as usual
    "servers",
    Column("id", Number, primary_key=True, autoincrement=False),
    Column("home", Number),  # the channel for tables
    Column("elsewhere", Text),
    Column("boards", Text),
    Column("results", Number),  # the channel for how games ended
    Column("pace", Text),
    Column("locale", Text),
    Column("per_person", Integer),
    Column("in_all", Integer),
    Column("games", Json),
    Column("computers", Text),
    Column("hints", Text),
    Column("role", Number),  # that may be called to new tables
    Column("pings", Text),
    Column("welcomed_at", Number),
    Column("moderators", Number),  # the role of those who keep order at tables
    Column("left_at", Number),  # since when the bot is not there any more
    Column("weekly", Number),  # the channel for the word of the week
)

blocks = _table(  # nobody is ever told who has blocked whom
    "blocks",
    Column("person", Number, primary_key=True, autoincrement=False),
    Column("blocked", Number, primary_key=True, autoincrement=False),
    Column("at", Number, nullable=False),
    Index("ix_blocks_blocked", "blocked"),
    with_rowid=False,
)

memos = _table(  # what somebody has noted for themselves about a game; told to nobody
    "memos",
    Column("game", Number, ForeignKey("games.id"), primary_key=True),
    Column("person", Number, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("at", Number, nullable=False),
    Index("ix_memos_person", "person"),
    with_rowid=False,
)

acts = _table(  # what was done by those who keep order in a server
    "acts",
    Column("id", Number, primary_key=True),
    Column("key", Text, nullable=False, unique=True),  # of the interaction that did it
    Column("server", Number, nullable=False),
    Column("kind", Text, nullable=False),
    Column("game", Number, ForeignKey("games.id")),
    Column("seat", Integer),
    Column("moderator", Number),  # none: somebody who had all data deleted
    Column("person", Number),  # about whom it was; none likewise
    Column("detail", Json),  # what undoing it has to know
    Column("at", Number, nullable=False),
    Column("undone_at", Number),
    Column("undone_by", Number),
    Index("ix_acts_server", "server", "id"),
    autoincrement=True,
)

bars = _table(  # who sits down at no table of a server, until when
    "bars",
    Column("server", Number, primary_key=True, autoincrement=False),
    Column("person", Number, primary_key=True, autoincrement=False),
    Column("until", Number, nullable=False),
    Column("act", Number, nullable=False),  # by which it came; it may be pruned before
    Index("ix_bars_person", "person"),
    with_rowid=False,
)

deals = _table(  # of a day, the same for everybody; made the day before
    "deals",
    Column("day", Number, primary_key=True, autoincrement=False),  # since 1970-01-01, UTC
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("made_at", Number, nullable=False),
    CheckConstraint("length(secret) = 32", name="whole"),
    with_rowid=False,
)

tries = _table(  # one for each person and day
    "tries",
    Column("game", Number, ForeignKey("games.id"), primary_key=True, autoincrement=False),
    Column("day", Number, ForeignKey("deals.day"), nullable=False),
    Column("person", Number),  # none: somebody who had all data deleted
    Column("points", Integer),  # none: under way, or left
    Column("lead", Integer),
    Column("ended_at", Number),
    UniqueConstraint("day", "person"),
    Index("ix_tries_person", "person"),
    with_rowid=False,
)

notes = _table(  # what the bot wants to know again after a restart
    "notes",
    Column("name", Text, primary_key=True),
    Column("value", Json, nullable=False),
    with_rowid=False,
)

# With the words spelled out, as in the indexes: a bound parameter would not find those.
IS_UNFINISHED = games.c.state.in_([literal_column("'lobby'"), literal_column("'running'")])
IS_DEAD = outbox.c.state == literal_column("'dead'")
IS_PENDING = outbox.c.state == literal_column("'pending'")


def is_paused(game: ColumnElement[int | None]) -> ColumnElement[bool]:
    """Whether the game of a row stands still; a row of no game never does."""
    return exists().where(games.c.id == game, games.c.paused_at.is_not(None))
