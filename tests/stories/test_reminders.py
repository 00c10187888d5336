"""Somebody is late: one live notice for each person and one for each table, and nobody called in vain."""

import random

import pytest
from structlog.testing import capture_logs

from bot.pace import HOUR, PACES
from bot.said import said
from sandbox.entities import MessageFlag
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from tests.bot.seated import Clock
from tests.sandbox.judges import Bench
from tests.stories.evening import Bot, Gathering, gather
from tests.stories.playing import answers, by_notation
from tests.stories.test_boards import turn
from tests.stories.test_notices import direct

DAY = 24 * HOUR
LATE = "⏰ The table waits for"


async def passes(bot: Bot, clock: Clock, ms: int) -> None:
    """The bot lives all the while: it sweeps every four minutes, and what it has to say is said."""
    end = clock.now + ms
    while clock.now < end:
        clock.now = min(end, clock.now + 4 * 60_000)
        await bot.sweeps()


async def late(game: Gathering) -> list[Shown]:
    """What stands in the thread about somebody being late."""
    return [post for post in await game.posts() if LATE in post.text]


async def test_who_is_late_gets_one_direct_message_instead_of_the_notice_of_the_turn(
    bot: Bot, people: People, ana: Person, bo: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "firebulls", ana, bo)
    acting, waiting = await game.acting(), await game.waiting()
    (notice,) = direct(acting)
    await passes(bot, clock, DAY + 60_000)
    await game.settled()
    (reminder,) = direct(acting)
    assert reminder.id != notice.id
    assert "The table waits for you." in reminder.text
    assert reminder.pictures[0].alt
    assert reminder.button("▶ My turn")
    assert reminder.button("Snooze 3 h")
    assert direct(waiting) == []
    (said,) = await late(game)
    assert f"**{acting.name}**" in said.text
    assert not said.mentions(acting.id)
    await turn(game)
    assert direct(acting) == []
    assert await late(game) == []


async def test_who_takes_no_direct_messages_is_called_in_the_thread_once_a_reminder(
    bot: Bot, people: People, ana: Person, bo: Person, clock: Clock
) -> None:
    for person in (ana, bo):
        await person.slash("/settings", dm=False)
    game = await gather(bot, people, "firebulls", ana, bo, pace="fast")
    acting, waiting = await game.acting(), await game.waiting()
    known = set[int]()
    for _ in range(2):
        await passes(bot, clock, PACES["fast"] + 4 * 60_000)
        (shown,) = await late(game)
        assert shown.mentions(acting.id)
        assert not shown.mentions(waiting.id)
        known.add(shown.id)
    assert len(known) == 2
    assert direct(acting) == []
    await turn(game)
    assert await late(game) == []


async def test_whose_direct_messages_are_closed_is_called_in_the_thread_instead(
    bot: Bot, people: People, ana: Person, bo: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "firebulls", ana, bo, pace="fast")
    acting = await game.acting()
    await acting.settings(dms_open=False)
    await passes(bot, clock, PACES["fast"] + 4 * 60_000)
    (shown,) = await late(game)
    assert shown.mentions(acting.id)


async def test_in_quiet_hours_nobodys_phone_rings_and_a_reminder_waits(
    bot: Bot, people: People, bench: Bench, ana: Person, bo: Person, clock: Clock
) -> None:
    start = clock.now // 60_000 % 1440
    hours = {"quiet_from": shown_time(start - 5), "quiet_until": shown_time(start + 300)}
    for person, letters in ((ana, True), (bo, False)):
        await person.slash("/settings", zone="UTC", dm=letters, **hours)
    game = await gather(bot, people, "firebulls", ana, bo, pace="fast")
    await until_waits_for(bo, game)
    assert f"**{bo.name}**: your turn" in (await game.posts())[-1].text
    assert not any(post.mentions(person.id) for post in await game.posts() for person in (ana, bo))
    notices = [
        one for one in bench.requests if "hand.png" in str(one["request"]) and "nonce" in one["request"]
    ]
    assert all(one["request"]["flags"] & MessageFlag.SUPPRESS_NOTIFICATIONS for one in notices)
    await passes(bot, clock, PACES["fast"] + 30 * 60_000)
    assert await late(game) == []
    await passes(bot, clock, 60 * 60_000)
    assert len(await late(game)) == 1


def shown_time(minute: int) -> str:
    return f"{minute % 1440 // 60:02}:{minute % 60:02}"


async def test_who_is_away_is_shown_so_and_not_reminded(
    bot: Bot, people: People, ana: Person, chloe: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "firebulls", ana, chloe, pace="fast")
    acting = await game.acting()
    say = said("fr" if acting is chloe else "en")
    answer = await acting.slash("/away", until="2d")
    assert isinstance(answer, Shown)
    assert answer.text.startswith(say("away-now", until="|").split("|")[0])
    assert say("away-left", game="Fire Bulls", number=game.id, days=14) in answer.text
    board = (await game.posts())[-1]
    assert f"**{acting.name}** (away, back <t:{(clock.now + 2 * DAY) // 1000}:R>)" in board.text
    await passes(bot, clock, DAY)
    assert await late(game) == []
    answer = await acting.slash("/away")
    assert isinstance(answer, Shown)
    assert answer.text == say("away-over")
    assert "away" not in (await game.posts())[-1].text
    await passes(bot, clock, PACES["fast"] + 4 * 60_000)
    assert len(await late(game)) == 1


async def until_waits_for(person: Person, game: Gathering) -> None:
    """Each moves where that game is played."""
    for one in game.persons:
        one.go(await game.thread())
    while await game.acting() is not person:
        await turn(game)
    await game.settled()


async def test_who_is_overdue_in_several_games_gets_one_message_that_lists_them(
    bot: Bot, people: People, ana: Person, bo: Person, clock: Clock
) -> None:
    games = [await gather(bot, people, line, ana, bo, pace="fast") for line in ("firebulls", "fireship")]
    for game in games:
        await until_waits_for(ana, game)
    await passes(bot, clock, PACES["fast"] + 4 * 60_000)
    await games[0].settled()
    (shown,) = direct(ana)
    assert "Several tables wait for you" in shown.text
    assert shown.text.index("Fire Bulls, table 1") < shown.text.index("Fireship, table 2")
    assert shown.button("▶ Fire Bulls 1")
    assert shown.button("▶ Fireship 2")
    panel = await ana.press("▶ Fireship 2", on=shown)
    assert isinstance(panel, Shown)
    assert answers(panel)
    await ana.dismiss(panel)
    await until_waits_for(bo, games[0])
    (left,) = direct(ana)
    assert left.id == shown.id
    assert "Fireship, table 2" in left.text
    assert "Fire Bulls" not in left.text
    assert left.pictures
    await until_waits_for(bo, games[1])
    assert direct(ana) == []


async def test_snooze_leaves_in_peace_for_three_hours_and_then_reminds_again(
    bot: Bot, people: People, ana: Person, bo: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "firebulls", ana, bo, pace="fast")
    acting = await game.acting()
    await passes(bot, clock, PACES["fast"] + 4 * 60_000)
    await game.settled()
    (shown,) = direct(acting)
    await acting.press("Snooze 3 h", on=shown)
    until = clock.now + 3 * HOUR
    quiet = await acting.sees_changed(shown)
    assert f"I will remind you again <t:{until // 1000}:R>" in quiet.text
    assert not quiet.button("Snooze 3 h")
    await passes(bot, clock, 2 * HOUR)
    await game.settled()
    (still,) = direct(acting)
    assert still.id == shown.id
    await passes(bot, clock, HOUR + 4 * 60_000)
    await game.settled()
    (again,) = direct(acting)
    assert again.id != shown.id
    assert again.button("Snooze 3 h")
    await turn(game)
    assert direct(acting) == []


async def test_where_all_act_at_once_only_who_has_not_acted_is_called(
    bot: Bot, people: People, ana: Person, bo: Person, chloe: Person, clock: Clock
) -> None:
    start = clock.now // 60_000 % 1440
    for person in (ana, bo, chloe):
        await person.slash("/settings", dm=False)
    await chloe.slash("/settings", quiet_from=shown_time(start - 5), quiet_until=shown_time(start + 300))
    game = await gather(bot, people, "springfestival", ana, bo, chloe, pace="fast")
    chance = random.Random(3)
    while len((await game.table()).waiting) < 3:
        await by_notation(game, await game.acting(), chance)
    while len((await game.table()).waiting) == 3:
        await by_notation(game, ana, chance)
    await passes(bot, clock, PACES["fast"] + 4 * 60_000)
    (shown,) = await late(game)
    assert [person.name for person in game.persons if shown.mentions(person.id)] == ["Bo"]
    await passes(bot, clock, HOUR)
    (shown,) = await late(game)
    assert [person.name for person in game.persons if shown.mentions(person.id)] == ["Chloé"]
    assert "**Bo**" in shown.text
    assert "Ana" not in shown.text
    await by_notation(game, bo, chance)
    while len((await game.table()).waiting) == 2:
        await by_notation(game, bo, chance)
    (shown,) = await late(game)
    assert "Bo" not in shown.text


async def test_a_french_reader_is_reminded_in_french(
    bot: Bot, people: People, ana: Person, chloe: Person, clock: Clock
) -> None:
    await chloe.slash("/settings", language="fr")
    game = await gather(bot, people, "firebulls", ana, chloe, pace="fast")
    while await game.acting() is not chloe:
        await turn(game)
    await passes(bot, clock, PACES["fast"] + 4 * 60_000)
    await game.settled()
    (shown,) = direct(chloe)
    assert said("fr")("notice-overdue") in shown.text
    assert shown.button(said("fr")("snooze-button"))
    assert LATE in (await late(game))[0].text


async def test_a_bot_that_was_away_reminds_nobody_for_it_and_corrects_the_board(
    bot: Bot, people: People, ana: Person, bo: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "firebulls", ana, bo, pace="fast")
    await bot.sweeps()
    due = clock.now + PACES["fast"]
    assert f"<t:{due // 1000}:R>" in (await game.posts())[-1].text
    await bot.stop()
    clock.now += 6 * HOUR
    await bot.start()
    with capture_logs() as logs:  # that it was away is an alarm
        await bot.sweeps()
    assert [line["event"] for line in logs if line["log_level"] == "error"] == [
        "time was lost and given back to the players"
    ]
    assert await late(game) == []
    assert f"<t:{(due + 6 * HOUR) // 1000}:R>" in (await game.posts())[-1].text


# /settings and /away


async def test_settings_show_zone_and_quiet_hours_and_zones_are_found_by_their_cities(
    bot: Bot, people: People, dario: Person
) -> None:
    offered = await dario.complete("/settings", "zone", "roma")
    assert [one["value"] for one in offered] == ["Europe/Rome"]
    assert offered[0]["name"].startswith("Europe/Rome · ")
    shown = await dario.slash("/settings", zone="milano", quiet_from="22h", quiet_until="7:30")
    assert isinstance(shown, Shown)
    assert "Europe/Rome" in shown.text
    assert said("it")("settings-quiet", since="22:00", until="07:30") in shown.text
    shown = await dario.slash("/settings", quiet_from="off")
    assert isinstance(shown, Shown)
    assert said("it")("settings-loud") in shown.text


@pytest.mark.parametrize(
    ("line", "given", "key"),
    [
        ("/settings", {"zone": "Atlantis"}, "no-zone"),
        ("/settings", {"zone": "america"}, "which-zone"),
        ("/settings", {"quiet_from": "noon"}, "no-hour"),
        ("/settings", {"quiet_from": "22:00"}, "half-quiet"),
        ("/settings", {"quiet_from": "22:00", "quiet_until": "22:00"}, "always-quiet"),
        ("/away", {"until": "soon"}, "no-day"),
        ("/away", {"until": "2020-01-01"}, "past-day"),
        ("/away", {"until": "9999d"}, "far-day"),
    ],
)
async def test_nonsense_is_refused_kindly_in_the_readers_language(
    bot: Bot, people: People, chloe: Person, line: str, given: dict[str, str], key: str
) -> None:
    shown = await chloe.slash(line, **given)
    assert isinstance(shown, Shown)
    typed = next(iter(given.values()))
    assert shown.text == said("fr")(f"refused-{key}", zone=typed, hour=typed, day=typed)


async def test_away_offers_days_and_says_when_there_is_nothing_to_end(
    bot: Bot, people: People, dario: Person
) -> None:
    offered = await dario.complete("/away", "until")
    assert [one["value"] for one in offered] == ["1d", "2d", "3d", "7d", "14d"]
    assert offered[1]["name"].startswith("2 giorni · ")
    shown = await dario.slash("/away")
    assert isinstance(shown, Shown)
    assert shown.text == said("it")("away-not")
    await dario.slash("/away", until="3g")
    offered = await dario.complete("/away", "until")
    assert offered[0]["name"] == said("it")("away-back")
