"""A lesson, task by task: the panel of a turn, with a sentence above and the press that counts in green."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.inbound.buttons import Ask, Do, Learn, Listed, Rulebook, SoloAt, Try
from bot.show.composer import Decision, compose
from bot.show.panel import Button, Panel, Row, Select
from bot.show.panels.turn import in_words
from bot.show.pictures import Pictures, Shot, edge
from bot.show.sentences import Reader, said, said_to
from bot.show.table_words import name_in
from engines import menu
from engines.core import Action, AnyRules, Phrase
from engines.lesson import Lesson
from engines.log import Play, last_turn
from engines.scenes import LEARNER, legal, scenes, wanted
from engines.words import Words
from renderer import Mark
from tables.lobby import LEVELS
from tables.refusals import Computer

SPARK = LEVELS[0]
FIRST = 1_000_000  # the worth of what counts: it is a button, however narrow the screen


@dataclass(frozen=True, slots=True)
class Scene:
    """Where a task stands; after the last one there is nothing left to press."""

    book: int
    number: int  # of the task, from 0
    lesson: Lesson
    play: Play
    decision: Decision

    @property
    def over(self) -> bool:
        return self.number == len(self.lesson.tasks)

    @property
    def counts(self) -> Action:
        return wanted(self.play, self.lesson.tasks[self.number].press)

    @property
    def next(self) -> "Scene":
        words = self.decision.words
        reader = Reader(words.locale, words.worded)
        return scene_of(self.decision.rules, self.lesson, self.book, self.number + 1, reader, words.names[0])


def scene_of(rules: AnyRules, lesson: Lesson, book: int, task: int, reader: Reader, learner: str) -> Scene:
    """A task that a shorter lesson no longer has is its end."""
    number = min(task, len(lesson.tasks))
    play, say = scenes(rules, lesson)[number], said_to(reader)
    over = number == len(lesson.tasks)
    decision = Decision(
        game=book,
        number=number,
        rules=rules,
        view=rules.view(play.state, LEARNER),
        legal=legal(play),
        words=Words(say.locale, rules, (learner, name_in(say.locale, Computer(SPARK))), worded=say.worded),
        said=say,
        instead=None if over else Phrase(f"lesson-{number + 1}", {}),
    )
    scene = Scene(book, number, lesson, play, decision)
    if not over:
        decision.previewed[scene.counts] = replace(decision.preview(scene.counts), worth=FIRST)
    return scene


async def task_panel(
    scene: Scene, pictures: Pictures, chosen: Sequence[menu.Answer] = (), wrong: str = ""
) -> Panel:
    """StaleAction if the answers lead nowhere any more."""
    decision, say = scene.decision, scene.decision.said
    composition = compose(decision, chosen, "\n".join(filter(None, (_title(scene), wrong))))
    shot = Shot(
        decision.rules,
        decision.view,
        decision.words,
        LEARNER,
        marks=_glowing(composition.marks, decision.preview(scene.counts).place),
        around=composition.around,
        room=composition.room,
        asked=composition.asked,
        happened=last_turn(scene.play.now),
    )
    picture = await pictures.of(shot, "lesson.png")
    rows = _taught(scene, composition.rows[:-1])
    texts = ("\n".join(composition.texts), in_words(decision, decision.view, decision.words, picture))
    before = scene.number if chosen else scene.number - 1
    last = ((Button(say("composer-back"), Learn(scene.book, before)),),) if before >= 0 else ()
    return Panel(texts, (*rows, *last), picture, edge(decision.view, (LEARNER,)))


async def lesson_over_panel(scene: Scene, pictures: Pictures) -> Panel:
    """The board that the lesson has led to, and a game of one's own."""
    decision = scene.decision
    shot = Shot(decision.rules, decision.view, decision.words, LEARNER, happened=last_turn(scene.play.now))
    picture = await pictures.of(shot, "lesson.png")
    told = decision.words.format("lesson-end")
    words = in_words(decision, decision.view, decision.words, picture)
    rows = (_play_on(scene.book, decision.said.locale),)
    return Panel((f"{_title(scene)}\n{told}", words), rows, picture, edge(decision.view, (LEARNER,)))


def without_lesson(rules: AnyRules, book: int, locale: str) -> Panel:
    told = said(locale)("learn-none", game=Words(locale, rules).format("game-name"))
    return Panel((told,), (_play_on(book, locale),))


def learn_row(rules: AnyRules, book: int, locale: str) -> Row:
    """Into the lesson, from the rules; a game without one is learned by playing."""
    if rules.lesson is None:
        return _play_on(book, locale)[:1]
    return (Button(said(locale)("learn-button"), Learn(book), "main"),)


def _play_on(book: int, locale: str) -> tuple[Button, ...]:
    say = said(locale)
    level = say(f"level-{SPARK}")
    return (
        Button(say("learn-play", level=level), SoloAt(book, LEVELS.index(SPARK)), "go"),
        Button(say("rules-button"), Rulebook(book)),
    )


def _title(scene: Scene) -> str:
    game, tasks = scene.decision.words.format("game-name"), len(scene.lesson.tasks)
    if scene.over:
        return f"### {game}"
    return scene.decision.said("learn-title", game=game, task=scene.number + 1, tasks=tasks)


def _glowing(marks: Sequence[Mark], place: str) -> tuple[Mark, ...]:
    """The place of the press that counts stands out, if it has one."""
    if all(one.place != place for one in marks):
        return tuple(marks)
    return tuple(replace(one, faint=one.place != place) for one in marks)


def _taught(scene: Scene, rows: Sequence[Row]) -> tuple[Row, ...]:
    """The same rows; the narrowest way to what counts is green, and nothing else is."""
    buttons = [one for row in rows if isinstance(row, tuple) for one in row]
    ways = [one for one in buttons if scene.counts in _behind(scene, one.control)]
    green = min(ways, key=lambda one: len(_behind(scene, one.control)), default=None)
    return tuple(
        tuple(_button(scene, one, green=one is green) for one in row)
        if isinstance(row, tuple)
        else _list(scene, row)
        for row in rows
    )


def _behind(scene: Scene, control: object) -> Sequence[Action]:
    assert isinstance(control, Ask | Do)
    return scene.decision.remaining(scene.decision.follow(control.path))


def _button(scene: Scene, button: Button, *, green: bool) -> Button:
    assert isinstance(button.control, Ask | Do)
    kind = Try if isinstance(button.control, Do) else Learn
    style = "go" if green else "plain" if button.style == "go" else button.style
    return replace(button, control=kind(scene.book, scene.number, button.control.path), style=style)


def _list(scene: Scene, row: Row) -> Row:
    assert isinstance(row, Select)
    assert isinstance(row.control, Listed)
    return replace(row, control=Learn(scene.book, scene.number, row.control.path))
