"""A database that the version before wrote: what waits in it is told once, what is planned comes due, and
its buttons work.

`version_before.sqlite.gz` was written by commit 410ffae alone: in a checkout of it, its service (`Tables` on
the clock of `tests/bot/seated.py`) opened a table of each game for Ana (11) and Bo (12) in channels 70-72,
with threads 700-702, Fireship with a time limit of 100 hours; all was settled as told (`outbox.sent`, with
the note of each board). A day later both were reminded, snoozed it, and Bo went away for two days; a pace was
asked for in all three games, one of them refused, one untold, and an undo was asked for; turns and moves were
played untold; Chloé (13) and Dario (14) opened lobbies in 80 and 81 and began a game in 82. What only
Discord's refusals or idle days bring about (paused, trouble, mention, awake, warning, gone) was put by that
version's own `bot/announce.py`. Its clock stood at 1 700 198 000 000.
"""

import gzip
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select

from db import outbox, schema
from db.database import open_database
from db.rows import Row
from engines import GAMES
from sandbox.entities import Channel, ChannelType, Guild, Message, Role, ThreadState, User
from sandbox.people.client import People
from sandbox.people.shown import Shown
from sandbox.permissions import BOT, MEMBER
from sandbox.server import Sandbox
from sandbox.wire import Json
from tables import posts
from tables.posts import Post
from tables.timers import TIMERS
from tests.bot.seated import Clock
from tests.stories.forging import forged
from tests.stories.running_bot import Bot

WRITTEN = Path(__file__).with_name("version_before.sqlite.gz")
STOPPED_AT = 1_700_198_000_000
NAMES = {11: "Ana", 12: "Bo", 13: "Chloé", 14: "Dario"}
GUILD, CHANNELS, THREADS = 7, (70, 71, 72, 80, 81, 82), (700, 701, 702)
LOBBIES = {90_000: 70, 90_001: 71, 90_002: 72, 90_081: 81, 90_082: 82}  # messages, and where they are
COMPONENTS_V2 = 1 << 15
THEIR_TIMERS = {"undo", "pace", "warn", "expire", "time", "drowsy", "overdue", "snooze", "back"}
DAYS = 12 * 24 * 3_600_000


@pytest.fixture
def clock() -> Clock:
    made = Clock()
    made.now = STOPPED_AT
    return made


@pytest.fixture
def written(tmp_path: Path) -> str:
    file = tmp_path / "fireside.sqlite"
    file.write_bytes(gzip.decompress(WRITTEN.read_bytes()))
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture
def sandbox(sandbox: Sandbox) -> Sandbox:
    """With the server, channels and persons of that database."""
    world = sandbox.world
    guild = Guild(GUILD, "The hearth of before", 11)
    guild.roles[GUILD] = Role(GUILD, "@everyone", MEMBER)
    ours = Role(world.ids.next(), "Fireside", BOT, 1, managed=True)
    guild.roles[ours.id] = ours
    world.tables.guilds[GUILD] = guild
    for number, name in NAMES.items():
        world.tables.users[number] = User(number, f"{name.lower()}.before", f"{name} of before")
        world.join(guild, number)
    world.join(guild, world.bot_id).roles.append(ours.id)
    for channel in CHANNELS:
        world.add(Channel(channel, ChannelType.TEXT, GUILD, f"games-{channel}"))
    now = world.now()
    for at, thread in enumerate(THREADS):
        state = ThreadState(
            world.bot_id, 10_080, now, archived_at=now, active_at=now, members={world.bot_id: now}
        )
        known = Channel(
            thread, ChannelType.PUBLIC_THREAD, GUILD, f"{at + 1}", parent_id=70 + at, thread=state
        )
        world.add(known)
    for message, channel in LOBBIES.items():
        text: Json = {"type": 10, "id": 1, "content": "As it was told"}
        posted = Message(message, channel, world.bot_id, now, flags=COMPONENTS_V2, components=[text])
        world.tables.messages.setdefault(channel, {})[message] = posted
    return sandbox


@pytest.fixture
async def people(sandbox: Sandbox) -> AsyncIterator[People]:
    async with People(sandbox.address) as everybody:
        yield everybody


@pytest.fixture
async def bot(
    sandbox: Sandbox, written: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Bot]:
    monkeypatch.setattr("bot.ops.scheduler.EVERY", 86_400)
    made = Bot(sandbox, written, now=clock)
    yield made
    await made.stop()
    assert made.faults == []


async def rows(url: str) -> tuple[list[Row], list[str]]:
    """What waits to be told, and the keys of what is planned."""
    db = await open_database(url)
    try:
        pending = select(*outbox.ROW).where(schema.IS_PENDING)
        planned = select(schema.reminders.c.key).where(schema.reminders.c.done_at.is_(None))
        found = await db.read(lambda conn: [Row(*one) for one in conn.execute(pending)])
        return found, list(await db.read(lambda conn: conn.execute(planned).scalars().all()))
    finally:
        await db.close()


SINCE = {  # what 410ffae did not know
    posts.Passed, posts.Nameless, posts.Result, posts.Welcome, posts.CaretakerNews, posts.Deserted,
    posts.Title, posts.Film, posts.Moderated, posts.Weekly, posts.DealCard, posts.WatchedEdit,
}  # fmt: skip


async def test_it_holds_a_game_of_each_kind_every_kind_of_post_and_every_kind_of_timer(written: str) -> None:
    waiting, _ = await rows(written)
    assert {type(posts.read(row)) for row in waiting} == set(posts.POSTS.values()) - SINCE
    db = await open_database(written)
    try:
        kinds = select(schema.reminders).where(schema.reminders.c.done_at.is_(None))
        planned = await db.read(lambda conn: conn.execute(kinds).mappings().all())
        assert {row["kind"] for row in planned} == THEIR_TIMERS <= set(TIMERS)
        running = select(schema.games.c.rules).where(schema.games.c.state == "running")
        games = await db.read(lambda conn: conn.execute(running).scalars().all())
        assert set(games) == {rules.key for rules in GAMES}
    finally:
        await db.close()


async def test_what_waits_is_told_once_and_what_is_planned_comes_due(
    bot: Bot, sandbox: Sandbox, written: str, clock: Clock
) -> None:
    waiting, planned = await rows(written)
    await bot.start()
    await bot.told()
    db = bot.tables.db
    mine = select(schema.outbox.c.key, schema.outbox.c.state, schema.outbox.c.message)
    became = {key: (state, message) for key, state, message in await db.read(lambda c: c.execute(mine).all())}
    unsettled = [row.key for row in waiting if became[row.key][0] not in ("sent", "deleted", "superseded")]
    assert unsettled == []
    told = Counter(message for state, message in became.values() if state == "sent" and message is not None)
    ours = [
        one.id
        for channel in sandbox.world.tables.messages.values()
        for one in channel.values()
        if one.author_id == sandbox.world.bot_id and one.components
    ]
    assert len(ours) > len(NAMES)
    assert {one for one in ours if told[one] != 1 and one not in LOBBIES} == set(), "each is one row's"
    assert {one for one in LOBBIES if told[one] > 1} == set()
    clock.now += DAYS
    while await bot.tables.sweep():  # as if the bot had been there all the time
        await bot.told()
    still = select(schema.reminders.c.key).where(schema.reminders.c.done_at.is_(None))
    left = set(await db.read(lambda conn: conn.execute(still).scalars().all()))
    assert left & set(planned) == set()


async def test_a_button_that_it_posted_opens_the_turn(bot: Bot, sandbox: Sandbox, people: People) -> None:
    await bot.start()
    await bot.told()
    for game in (1, 2, 3):
        table = await bot.tables.get(game)
        number = table.person_on(table.waiting[0])
        assert number is not None
        person = await people.person(f"{NAMES[number]} of before")
        assert table.thread is not None
        shown = next(iter(person.messages[table.thread].values()))
        assert isinstance(shown, Shown)
        panel = await forged(sandbox, person, shown, f"v1:turn:{game}:0:")
        assert panel


async def test_a_version_that_forgets_the_old_spelling_is_found_out(
    written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(_kind: type[Post], _known: object) -> bool:
        return False

    monkeypatch.setattr(posts, "_is_old", never)
    waiting, _ = await rows(written)
    with pytest.raises(ValueError, match="needs"):
        list(map(posts.read, waiting))
