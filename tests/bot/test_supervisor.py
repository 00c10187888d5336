"""Again after what passes, never again after what does not."""

import discord
import pytest
from structlog.testing import capture_logs

from bot.ops.identify_budget import TooMany
from bot.ops.supervisor import HELD, keep
from bot.settings import BadSettings
from db.errors import Failed


class Evening:
    """Hours that pass at once; each attempt lasts as long as it says, then fails as it says."""

    def __init__(self, *attempts: tuple[float, BaseException | None]) -> None:
        self.attempts = list(attempts)
        self.now = 0.0
        self.pauses: list[float] = []

    async def run(self) -> list[float]:
        await keep(self._connected, lambda: not self.attempts, self._sleep, lambda: self.now)
        return self.pauses

    async def _connected(self) -> None:
        lasted, error = self.attempts.pop(0)
        self.now += lasted
        if error is not None:
            raise error

    async def _sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.now += seconds


class Answer:
    """As much of an HTTP answer as discord.py looks at."""

    def __init__(self, status: int) -> None:
        self.status, self.reason = status, ""


def refused(status: int) -> discord.HTTPException:
    return discord.HTTPException(Answer(status), None)


class Socket:
    def __init__(self, code: int) -> None:
        self.close_code = code


def closed(code: int) -> discord.ConnectionClosed:
    return discord.ConnectionClosed(Socket(code), shard_id=None)  # type: ignore[arg-type]  # as above


PASSING = [
    OSError(104, "reset"),
    TimeoutError(),
    refused(503),
    discord.GatewayNotFound(),  # type: ignore[no-untyped-call]  # of the library
    closed(4000),
    AttributeError("'NoneType' object has no attribute 'sequence'"),
    KeyError("session_id"),
    None,
]


@pytest.mark.parametrize("error", PASSING, ids=repr)
async def test_it_comes_back_after_whatever_passes_ever_later(error: BaseException | None) -> None:
    evening = Evening(*[(0.0, error)] * 10)
    with capture_logs():
        assert await evening.run() == [5, 10, 20, 40, 80, 160, 320, 600, 600]


async def test_after_a_connection_that_held_it_comes_back_at_once() -> None:
    evening = Evening((0, OSError()), (0, OSError()), (HELD - 1, OSError()), (HELD, OSError()), (0, None))
    with capture_logs():
        assert await evening.run() == [5, 10, 20, 5]


async def test_too_many_starts_wait_as_long_as_they_must() -> None:
    evening = Evening((0, TooMany(2_000_000)), (0, TooMany(1)), (0, None))
    with capture_logs() as logs:
        assert await evening.run() == [2000, 10]
    assert [line["event"] for line in logs] == ["too many starts"] * 2


HOPELESS = [
    (discord.LoginFailure(), "token"),
    (refused(401), "token"),
    (closed(4004), "token"),
    (closed(4010), "4010"),
    (closed(4011), "wants more shards .*2,500 servers fit into one"),
    (closed(4012), "4012"),
    (closed(4013), "4013"),
    (discord.PrivilegedIntentsRequired(None), "4014"),
]


@pytest.mark.parametrize(("error", "said"), HOPELESS, ids=repr)
async def test_what_only_a_person_can_mend_ends_it_with_one_sentence(error: Exception, said: str) -> None:
    evening = Evening((0, error), (0, None))
    with pytest.raises(BadSettings, match=said) as wrong:
        await evening.run()
    assert evening.pauses == []
    assert "\n" not in str(wrong.value)


async def test_a_file_that_cannot_be_trusted_ends_the_process() -> None:
    evening = Evening((0, Failed("SQLITE_IOERR_FSYNC")), (0, None))
    with pytest.raises(Failed):
        await evening.run()
    assert evening.pauses == []
