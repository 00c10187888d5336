"""What failed once counts, unless it is of the machine and five times alone it does not."""

from collections.abc import Callable

import pytest

from tests.again import MOST, TIMES, judged

STORY, LAW = "tests/stories/test_kills.py::test_all", "tests/engines/test_laws.py::test_all"


def failing_at(number: int) -> Callable[[str], bool]:
    tries = iter(range(1, 1000))
    return lambda _: next(tries) != number


def test_a_story_that_passes_five_times_alone_failed_by_chance(capsys: pytest.CaptureFixture[str]) -> None:
    assert judged([STORY], failing_at(TIMES + 1)) == 0
    assert capsys.readouterr().out == f"by chance, then 5 times not: {STORY}\n"


@pytest.mark.parametrize("number", [1, TIMES, 2 * TIMES])
def test_one_that_fails_again_is_broken(number: int) -> None:
    assert judged([STORY, STORY + "[2]"], failing_at(number)) == 1


@pytest.mark.parametrize(
    "failed",
    [[], [LAW], [STORY, LAW], ["tests/stories/test_kills.py"], [f"{STORY}[{n}]" for n in range(MOST + 1)]],
)
def test_nothing_else_is_tried_again(failed: list[str]) -> None:
    def tried(test: str) -> bool:
        raise AssertionError(test)

    assert judged(failed, tried) == 1
