"""Somebody is late: one live notice for each person and one for each table, and nobody called in vain."""

import random

import pytest
from structlog.testing import capture_logs

from bot.show.sentences import said
from sandbox import components as parts
from sandbox.entities import MessageFlag
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from tables.pace import HOUR, PACES
from tests.bot.seated import Clock
from tests.sandbox.api_schema import Traffic
from tests.stories.playing import answers, by_notation
from tests.stories.running_bot import Bot, Gathering, gather
from tests.stories.steps import LATE, direct, late, passes, turn

DAY = 24 * HOUR


async def test_who_is_late_gets_one_direct_message_instead_of_the_notice_of_the_turn(
    bot: Bot, people: People, ana: Person, ben: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben)
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
    bot: Bot, people: People, ana: Person, ben: Person, clock: Clock
) -> None:
    for person in (ana, ben):
        await person.slash("/settings", dm=False)
    game = await gather(bot, people, "firebulls", ana, ben, pace="fast")
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
    bot: Bot, people: People, ana: Person, ben: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben, pace="fast")
    acting = await game.acting()
    await acting.settings(dms_open=False)
    await passes(bot, clock, PACES["fast"] + 4 * 60_000)
    (shown,) = await late(game)
    assert shown.mentions(acting.id)


async def test_in_quiet_hours_nobodys_phone_rings_and_a_reminder_waits(
    bot: Bot, people: People, traffic: Traffic, ana: Person, ben: Person, clock: Clock
) -> None:
    start = clock.now // 60_000 % 1440
    hours = {"quiet_from": shown_time(start - 5), "quiet_until": shown_time(start + 300)}
    for person, letters in ((ana, True), (ben, False)):
        await person.slash("/settings", zone="UTC", dm=letters, **hours)
    game = await gather(bot, people, "firebulls", ana, ben, pace="fast")
    await until_waits_for(ben, game)
    assert f"**{ben.name}**: your turn" in (await game.posts())[-1].text
    assert not any(post.mentions(person.id) for post in await game.posts() for person in (ana, ben))
    notices = [
        one for one in traffic.requests if "hand.png" in str(one["request"]) and "nonce" in one["request"]
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
    bot: Bot, people: People, ana: Person, ben: Person, clock: Clock
) -> None:
    games = [await gather(bot, people, line, ana, ben, pace="fast") for line in ("firebulls", "fireship")]
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
    await until_waits_for(ben, games[0])
    (left,) = direct(ana)
    assert left.id == shown.id
    assert "Fireship, table 2" in left.text
    assert "Fire Bulls" not in left.text
    assert left.pictures
    await until_waits_for(ben, games[1])
    assert direct(ana) == []


async def test_snooze_leaves_in_peace_for_three_hours_and_then_reminds_again(
    bot: Bot, people: People, ana: Person, ben: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben, pace="fast")
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


async def test_no_silence_is_longer_than_a_turn_may_take(
    bot: Bot, people: People, ana: Person, ben: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben, pace="live")
    acting = await game.acting()
    await passes(bot, clock, PACES["live"])
    await game.settled()
    (shown,) = direct(acting)
    await acting.press("Snooze 10 min", on=shown)
    told = said("en")("notice-snoozed", until=f"<t:{(clock.now + PACES['live']) // 1000}:R>")
    assert told in (await acting.sees_changed(shown)).text


async def test_who_is_reminded_reads_when_the_others_may_skip(
    bot: Bot, people: People, ana: Person, ben: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben, pace="fast")
    begun, acting = clock.now, await game.acting()
    await passes(bot, clock, PACES["fast"])
    await game.settled()
    (first,) = direct(acting)
    assert first.text.splitlines()[2].startswith("The others may skip this turn <t:")
    at = int(first.text.split("skip this turn <t:")[1].split(":")[0]) * 1000
    assert begun + 2 * PACES["fast"] - 1000 <= at <= begun + 2 * PACES["fast"] + 4 * 60_000
    await passes(bot, clock, at - clock.now + 4 * 60_000)
    await game.settled()
    (second,) = direct(acting)
    assert said("en")("notice-skip-now") in second.text
    assert (await late(game))[0].button("Skip this turn")


async def test_who_wants_no_more_reminders_presses_that_and_is_called_in_the_thread(
    bot: Bot, people: People, ana: Person, ben: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben, pace="fast")
    acting = await game.acting()
    await passes(bot, clock, PACES["fast"] + 4 * 60_000)
    await game.settled()
    (shown,) = direct(acting)
    await acting.press("Stop these messages", on=shown)
    await game.settled()
    (stopped,) = direct(acting)
    assert stopped.text.startswith(said("en")("messages-stopped")), "the reminder has gone"
    (told,) = await late(game)
    assert told.mentions(acting.id)
    settings = await acting.slash("/settings")
    assert isinstance(settings, Shown)
    assert "Direct messages: off" in settings.text
    await acting.press("Send them again", on=stopped)
    await bot.told()
    settings = await acting.slash("/settings")
    assert isinstance(settings, Shown)
    assert "Direct messages: on" in settings.text


async def test_where_all_act_at_once_only_who_has_not_acted_is_called(
    bot: Bot, people: People, ana: Person, ben: Person, chloe: Person, clock: Clock
) -> None:
    start = clock.now // 60_000 % 1440
    for person in (ana, ben, chloe):
        await person.slash("/settings", dm=False)
    await chloe.slash("/settings", quiet_from=shown_time(start - 5), quiet_until=shown_time(start + 300))
    game = await gather(bot, people, "springfestival", ana, ben, chloe, pace="fast")
    chance = random.Random(3)
    while len((await game.table()).waiting) < 3:
        await by_notation(game, await game.acting(), chance)
    while len((await game.table()).waiting) == 3:
        await by_notation(game, ana, chance)
    await passes(bot, clock, PACES["fast"] + 4 * 60_000)
    (shown,) = await late(game)
    assert [person.name for person in game.persons if shown.mentions(person.id)] == ["Ben"]
    await passes(bot, clock, HOUR)
    (shown,) = await late(game)
    assert [person.name for person in game.persons if shown.mentions(person.id)] == ["Chloé"]
    assert "**Ben**" in shown.text
    assert "Ana" not in shown.text
    await by_notation(game, ben, chance)
    while len((await game.table()).waiting) == 2:
        await by_notation(game, ben, chance)
    (shown,) = await late(game)
    assert "Ben" not in shown.text


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
    assert shown.button(said("fr")("snooze-button", count=3))
    assert LATE in (await late(game))[0].text


async def test_a_bot_that_was_away_reminds_nobody_for_it_and_corrects_the_board(
    bot: Bot, people: People, ana: Person, ben: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben, pace="fast")
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


async def changed(person: Person, shown: Shown, setting: str, *choices: str) -> Shown:
    """Each by its list."""
    for choice in choices:
        await person.select(setting, on=shown)
        shown = await person.sees_changed(shown)
        first = next(one["placeholder"] for one in shown.components() if one["type"] == parts.STRING_SELECT)
        await person.select(choice, menu=first, on=shown)
        shown = await person.sees_changed(shown)
    return shown


async def test_settings_are_changed_by_lists_in_the_language_of_their_reader(
    bot: Bot, ana: Person, dario: Person
) -> None:
    shown = await ana.slash("/settings")
    assert isinstance(shown, Shown)
    shown = await changed(ana, shown, "Direct messages", "off")
    assert "Direct messages: off." in shown.text
    shown = await changed(ana, shown, "Quiet hours", "22:00")
    assert "Quiet hours: 22:00 to 08:00." in shown.text
    shown = await changed(ana, shown, "Time zone", "Asia/Tokyo")
    assert "Time zone: Asia/Tokyo" in shown.text
    shown = await changed(ana, shown, "Language", "Français")
    say = said("fr")
    assert say("settings-dm", dm=say("settings-no")) in shown.text
    shown = await changed(ana, shown, say("setting-dm"), say("settings-yes"))
    person = await bot.tables.person(ana.id)
    assert (person.dm, person.locale, person.zone) == (True, "fr", "Asia/Tokyo")
    assert (person.quiet_from, person.quiet_until) == (22 * 60, 8 * 60)
    shown = await changed(ana, shown, say("setting-quiet"), say("settings-off"))
    assert say("settings-loud") in shown.text
    assert (await bot.tables.person(ana.id)).quiet_until is None
    theirs = await dario.slash("/settings")
    assert isinstance(theirs, Shown)
    shown = await changed(dario, theirs, said("it")("setting-ranking"), said("it")("settings-no"))
    assert said("it")("settings-ranking", shown=said("it")("settings-no")) in shown.text
    shown = await changed(dario, shown, said("it")("setting-words"), said("it")("settings-yes"))
    assert said("it")("settings-words", worded=said("it")("settings-yes")) in shown.text
    assert (await bot.tables.person(dario.id)).worded


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
