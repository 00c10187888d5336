"""Files for messages of discord.py, out of memory as soon as they are sent."""

from io import BytesIO

import discord


class Upload(discord.File):
    def __init__(self, content: bytes, name: str, description: str | None = None) -> None:
        super().__init__(BytesIO(content), name, description=description)

    def close(self) -> None:
        """discord.py ties the buffer to a method of its own; untied, it waits for no garbage collector."""
        super().close()
        vars(self.fp).clear()
