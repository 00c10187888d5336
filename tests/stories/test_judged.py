"""Whether Discord's own description of its API judges these stories."""

import pytest

from tests.sandbox import judges
from tests.sandbox.judges import Bench


@pytest.mark.skipif(not judges.is_here(), reason=judges.MISSING)
def test_what_the_bot_sends_in_these_stories_is_judged(bench: Bench) -> None:
    line = {"kind": "rest", "route": "POST /channels/{channel_id}/messages", "status": 200}
    bench.hear({**line, "request": {"content": 7}, "response": {}})
    assert bench.judged == 1
    assert len(bench.found) == 2
