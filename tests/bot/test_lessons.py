"""Every lesson is played to its end in every language, and every wrong press of each task stays, kindly."""

import io
from collections.abc import Iterator, Sequence

import pytest
from PIL import Image

from bot.inbound.buttons import Learn, SoloAt, Try
from bot.inbound.presses.lessons import after
from bot.show import phone
from bot.show.panel import Button, Panel, Select
from bot.show.panels.lessons import Scene, scene_of, without_lesson
from bot.show.pictures import Pictures
from bot.show.sentences import Reader, said
from engines import GAMES
from engines.core import AnyRules
from engines.lesson import Lesson, Task
from engines.scenes import scenes
from engines.words import LOCALES, Words, folders_of
from tables.lobby import LEVELS
from tests.bot.unplugged import Blank
from tests.engines.embers.rules import EMBERS
from tests.engines.ftl import messages

BOOK = 1
MINUTES, A_MINUTE = 4, 180  # words of whoever reads with care
MOST_PRESSES = 3  # of one task

every_lesson = pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
every_language = pytest.mark.parametrize("locale", LOCALES)


def lesson_of(rules: AnyRules) -> Lesson:
    assert rules.lesson is not None
    return rules.lesson


def scene_at(rules: AnyRules, task: int, locale: str = "en") -> Scene:
    return scene_of(rules, lesson_of(rules), BOOK, task, Reader(locale), "Ana")


async def pressed(rules: AnyRules, control: Learn | Try, locale: str, *listed: str) -> Panel:
    """From what the control carries alone, as after a restart."""
    return await after(scene_at(rules, control.task, locale), control, listed, Blank())


def green(panel: Panel) -> Button:
    (one,) = [one for row in panel.rows if isinstance(row, tuple) for one in row if one.style == "go"]
    return one


def others(panel: Panel) -> Iterator[tuple[Learn | Try, tuple[str, ...]]]:
    """All that may be pressed beside the green button, each line of a list included."""
    back = said("en")("composer-back").split()[0]
    for row in panel.rows:
        if isinstance(row, Select):
            assert isinstance(row.control, Learn)
            for at in range(len(row.options)):
                yield row.control, (row.values[at] if row.values else str(at),)
        elif isinstance(row, tuple):
            for one in row:
                if one.style != "go" and not one.label.startswith(back):
                    assert isinstance(one.control, Learn | Try)
                    yield one.control, ()


async def the_way(rules: AnyRules, locale: str, pictures: Pictures) -> list[Panel]:
    """All panels from the first to the last, by the green button alone."""
    panels = [await after(scene_at(rules, 0, locale), Learn(BOOK), (), pictures)]
    while isinstance(control := green(panels[-1]).control, Learn | Try):
        scene = scene_at(rules, control.task, locale)
        panels.append(await after(scene, control, (), pictures))
        assert len(panels) <= MOST_PRESSES * len(lesson_of(rules).tasks)
    return panels


def task_of(panel: Panel, rules: AnyRules, locale: str) -> int | None:
    """By its title."""
    game, tasks = Words(locale, rules).format("game-name"), len(lesson_of(rules).tasks)
    titles = [said(locale)("learn-title", game=game, task=at + 1, tasks=tasks) for at in range(tasks)]
    return next((at for at, title in enumerate(titles) if panel.texts[0].startswith(title)), None)


@every_lesson
@every_language
async def test_the_green_button_leads_through_all_tasks_to_a_game_against_spark(
    rules: AnyRules, locale: str
) -> None:
    panels = await the_way(rules, locale, Blank())
    told = [task_of(panel, rules, locale) for panel in panels[:-1]]
    assert sorted({one for one in told if one is not None}) == list(range(len(lesson_of(rules).tasks)))
    assert told == sorted(told, key=lambda one: -1 if one is None else one)
    assert green(panels[-1]).control == SoloAt(BOOK, LEVELS.index("spark"))
    assert Words(locale, rules).format("lesson-end") in panels[-1].texts[0]


@every_lesson
@every_language
async def test_any_other_press_gets_a_kind_sentence_and_stays(rules: AnyRules, locale: str) -> None:
    say, wrong = said(locale), 0
    for panel in (await the_way(rules, locale, Blank()))[:-1]:
        task = task_of(panel, rules, locale)
        for control, listed in others(panel):
            answer = await pressed(rules, control, locale, *listed)
            assert task_of(answer, rules, locale) == task
            kind = say("learn-wrong", move="\N{BULLET}").split("\N{BULLET}")[-1]
            if kind in answer.texts[0] or say("learn-elsewhere") in answer.texts[0]:
                wrong += 1
                assert isinstance(green(answer).control, Learn | Try)
            else:
                assert isinstance(control, Learn), "what acts is right or wrong"
    assert wrong >= 2 * len(lesson_of(rules).tasks)


@every_lesson
@every_language
async def test_a_lesson_is_read_in_four_minutes(rules: AnyRules, locale: str) -> None:
    panels = await the_way(rules, locale, Blank())
    read = [*(text for one in panels for text in words_of(one)), *(green(one).label for one in panels)]
    assert 150 <= len(" ".join(read).split()) <= MINUTES * A_MINUTE


def words_of(panel: Panel) -> Sequence[str]:
    """Without what stands for a picture."""
    return panel.texts[:1]


@every_lesson
@every_language
async def test_each_panel_is_one_screen_of_a_phone_with_its_picture(rules: AnyRules, locale: str) -> None:
    pictures = Pictures()
    for panel in await the_way(rules, locale, pictures):
        assert panel.picture is not None
        assert len(panel.picture.png) <= 100_000
        shown = Image.open(io.BytesIO(panel.picture.png))
        rows = [row for row in panel.rows if isinstance(row, tuple)]
        lines = sum(len([*phone.in_lines(phone.button(one.label) for one in row)]) for row in rows)
        controls = phone.ROW * lines + phone.LIST * (len(panel.rows) - len(rows))
        picture = shown.height * phone.WIDTH / shown.width
        assert phone.height(panel.texts, controls, picture) <= phone.SCREEN
    pictures.close()


@every_lesson
@every_language
def test_each_task_has_its_sentence_and_there_is_none_too_many(rules: AnyRules, locale: str) -> None:
    tasks = len(lesson_of(rules).tasks)
    told = [key for key in messages(locale, folders_of(rules)[1]) if key.startswith("lesson-")]
    assert told == [*(f"lesson-{number}" for number in range(1, tasks + 1)), "lesson-end"]


@every_lesson
async def test_a_press_of_another_version_shows_the_task_anew(rules: AnyRules) -> None:
    fresh = await pressed(rules, Learn(BOOK, 1), "en")
    for control in (Learn(BOOK, 1, "g7~zzzz"), Try(BOOK, 1, "a9999~zzzz"), Try(BOOK, 1, "")):
        assert await pressed(rules, control, "en") == fresh
    assert await pressed(rules, Learn(BOOK, 1), "en", "24") == fresh
    over = await pressed(rules, Learn(BOOK, 99), "en")
    assert isinstance(green(over).control, SoloAt)


def test_a_game_without_a_lesson_offers_a_game_against_spark() -> None:
    panel = without_lesson(EMBERS, BOOK, "en")
    assert "Embers" in panel.texts[0]
    assert green(panel).control == SoloAt(BOOK, LEVELS.index("spark"))


def test_what_lies_between_two_tasks_is_played_by_the_canon() -> None:
    lesson = Lesson(seed="1", tasks=(Task("kindle"), Task("kindle")))
    first, second, _ = scenes(EMBERS, lesson)
    between = [entry for entry in second.entries if entry not in first.entries][1:]
    assert between
    assert {entry.seat for entry in between} == {1}
