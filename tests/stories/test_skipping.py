"""Somebody has been late for long: the others skip the turn or play on without, and everybody sees it."""

from bot.show import table_words
from bot.show.sentences import said
from sandbox.people.client import People, Person
from sandbox.people.shown import Shown
from sandbox.server import Sandbox
from tables.pace import PACES
from tests.bot.seated import Clock
from tests.stories.forging import forged
from tests.stories.running_bot import Bot, Gathering, gather
from tests.stories.steps import late, passes, turn

SKIP, CARETAKER, WITHOUT = "Skip this turn", "⚙ A caretaker plays", "Play on without"


async def reminders(bot: Bot, clock: Clock, times: int) -> None:
    await passes(bot, clock, times * (PACES["live"] + 4 * 60_000))  # it looks every four minutes


async def notice(game: Gathering) -> Shown:
    await game.settled()
    (shown,) = await late(game)
    return shown


async def others(game: Gathering) -> list[Person]:
    acting = await game.acting()
    return [person for person in game.persons if person is not acting]


async def test_after_the_second_reminder_the_other_skips_the_turn_and_all_read_it(
    bot: Bot, people: People, ana: Person, ben: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "fireship", ana, ben, pace="live")
    acting, waiting = await game.acting(), await game.waiting()
    await reminders(bot, clock, 1)
    assert SKIP not in (await notice(game)).buttons
    await reminders(bot, clock, 1)
    shown = await notice(game)
    assert SKIP in shown.buttons
    assert not any(label.startswith(WITHOUT) for label in shown.buttons)
    await acting.press(SKIP, on=shown)
    await acting.sees(said("en")("refused-own-delay", turn="▶ My turn"))
    await waiting.press(SKIP, on=shown)
    await waiting.sees(said("en")("vote-done"))
    await game.settled()
    assert await late(game) == []
    assert await game.acting() is waiting
    board = (await game.posts())[-1]
    assert board.text.count(f"{acting.name} is skipped") == 1
    assert board.button("▶ My turn")
    panel = await waiting.press("▶ My turn", on=board)
    assert isinstance(panel, Shown)
    full = await waiting.press("Full log", on=await more(waiting, board))
    assert isinstance(full, Shown)
    assert f"{acting.name} is skipped" in full.text


async def more(person: Person, board: Shown) -> Shown:
    shown = await person.press("⋯", on=board)
    assert isinstance(shown, Shown)
    return shown


async def test_of_three_both_others_must_want_it_and_the_notice_counts(
    bot: Bot, people: People, ana: Person, ben: Person, chloe: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben, chloe, pace="live")
    await reminders(bot, clock, 2)
    acting, (one, two) = await game.acting(), await others(game)
    shown = await notice(game)
    await one.press(SKIP, on=shown)
    counted = await two.sees_changed(shown)
    assert f"Skip {acting.name}’s turn: 1 of 2 votes." in counted.text
    assert SKIP in counted.buttons
    await two.press(SKIP, on=counted)
    await game.settled()
    assert await game.acting() is not acting


async def test_a_move_makes_votes_and_buttons_void(
    bot: Bot, sandbox: Sandbox, people: People, ana: Person, ben: Person, dario: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "firebulls", ana, ben, dario, pace="live")
    await reminders(bot, clock, 2)
    one, two = await others(game)
    shown = await notice(game)
    control = shown.button(SKIP)
    assert control is not None
    await one.press(SKIP, on=shown)
    await turn(game)
    assert await late(game) == []
    before, board = await game.table(), (await game.posts())[-1]
    told = await forged(sandbox, two, board, control["custom_id"])
    waited_for = table_words.names(before)[before.waiting[0]]
    assert told == said(two.me["locale"])("refused-moved-on", names=waited_for)
    assert (await game.table()).running.version == before.running.version


async def test_after_the_fifth_reminder_the_others_play_on_without_and_the_game_verifies(
    bot: Bot, people: People, ana: Person, ben: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "fireship", ana, ben, pace="live")
    acting, waiting = await game.acting(), await game.waiting()
    await reminders(bot, clock, 5)
    shown = await notice(game)
    assert shown.buttons[1:] == [SKIP, CARETAKER, f"{WITHOUT} {acting.name}"]
    await waiting.press(f"{WITHOUT} {acting.name}", on=shown)
    await waiting.sees(said("en")("vote-done"))
    await game.settled()
    final = (await game.posts())[-1]
    assert f"{waiting.name}** wins" in final.text
    assert await late(game) == []
    checked = await waiting.press("Verify", on=final)
    assert isinstance(checked, Shown)
    assert "✓" in checked.text


async def test_where_several_are_late_each_has_a_button_of_their_own(
    bot: Bot, people: People, ana: Person, ben: Person, clock: Clock
) -> None:
    game = await gather(bot, people, "springfestival", ana, ben, pace="live")
    await reminders(bot, clock, 2)
    shown = await notice(game)
    assert shown.buttons[1:] == [
        f"{what} for {name}" if what[0] == "⚙" else f"{what} {name}’s turn"
        for name in ("Ana", "Ben")
        for what in ("Skip", "⚙ A caretaker")
    ]
    await ben.press("Skip Ana’s turn", on=shown)
    await game.settled()
    assert (await notice(game)).text.count("⏰") == 1
    assert "Ana is skipped" in (await game.posts())[-2].text
    assert (await notice(game)).buttons[1:] == [SKIP, CARETAKER]
