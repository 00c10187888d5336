"""A first game, a task at a time: a table of what counts, and what is played between."""

from engines.values import value


@value
class Task:
    """One press; the game's message `lesson-<n>` says what it is about, n from 1."""

    press: str  # as it is typed: the action that counts
    before: tuple[str, ...] = ()  # what is played for the learner first


@value
class Lesson:
    """Of seat 0, from one seed; all that lies between the presses is played by the canon."""

    seed: str
    tasks: tuple[Task, ...]
    seats: int = 2
    picks: tuple[tuple[str, tuple[str | None, ...]], ...] = ()
