"""Whether Discord's own description of its API judges these stories."""

import pytest

from tests.sandbox import api_schema
from tests.sandbox.api_schema import Traffic


@pytest.mark.skipif(not api_schema.is_here(), reason=api_schema.MISSING)
def test_what_the_bot_sends_in_these_stories_is_judged(traffic: Traffic) -> None:
    line = {"kind": "rest", "route": "POST /channels/{channel_id}/messages", "status": 200}
    traffic.hear({**line, "request": {"content": 7}, "response": {}})
    assert traffic.judged == 1
    assert len(traffic.found) == 2
