"""A first game: the starting tiles, the shop, a chain, a composition, Sparks, the finale."""

from engines.lesson import Lesson, Task

ROUNDS = (
    *("place -1,0", "place 2,0", "place 2,-1", "place -1,-1", "place -1,1"),
    *("place 2,1", "place 0,2", "place 1,2", "place 2,2", "place -1,2"),
)

LESSON = Lesson(
    seed="22",
    tasks=(
        Task("lay 1 0,0"),
        Task("lay 4 1,0"),
        Task("rotate 1", before=("lay 2 1,-1", "lay 3 1,1")),
        Task("place 0,1"),
        Task("complete M-O4-1 0,0 1,0 0,1 1,1"),
        Task("place 0,-1"),
        Task("finale -1,-1", before=ROUNDS),
    ),
)
