"""A first game: gather, move the pawn, three cards in one attack, a Warrior and its price."""

from engines.lesson import Lesson, Task

LESSON = Lesson(
    seed="1050",
    tasks=(
        Task("take blue"),
        Task("draw"),
        Task("shift 4"),
        Task("attack 4 red"),
        Task("press green green"),
        Task("press blue"),
        Task("attack 3 brown brown warrior"),
        Task("sacrifice soldier-blue"),
    ),
)
