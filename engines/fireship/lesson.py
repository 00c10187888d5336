"""A first game: the dice, two pawns to an island, the attack, a mystery, a ring."""

from engines.lesson import Lesson, Task

LESSON = Lesson(
    seed="53",
    picks=(("corner", ("green", None)),),
    tasks=(
        Task("roll"),
        Task("move plane home E4"),
        Task("move boat home E4"),
        Task("invade boat E4 north-west plain"),
        Task("roll"),
        Task("move boat home F2"),
        Task("special F2"),
        Task("fortify north-west E4 G6", before=("roll",)),
    ),
)
