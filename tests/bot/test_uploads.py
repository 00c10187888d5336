"""What is sent leaves memory at once."""

import gc
import weakref
from collections.abc import Iterator

import pytest
from discord.http import handle_message_parameters

from bot.show.components_v2 import Upload, sending
from bot.show.panel import Panel, Picture


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
def test_a_picture_that_was_sent_waits_for_no_collector() -> None:
    upload = Upload(b"a picture", "board.png", "A board")
    buffer = weakref.ref(upload.fp)
    with handle_message_parameters(files=[upload]) as sent:
        assert sent.files == [upload]
        assert upload.fp.read() == b"a picture"
    del upload, sent
    assert buffer() is None


def test_a_panel_sends_its_picture_that_way() -> None:
    (file,) = sending(Panel((), (), picture=Picture(b"a picture", "A board", "board.png")))["files"]
    assert isinstance(file, Upload)
    assert (file.filename, file.description) == ("board.png", "A board")
