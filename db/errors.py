"""What can go wrong with what is kept, each with a sentence for whoever runs the bot."""


class CannotOpen(Exception):  # noqa: N818 — it says what happened
    """The database must not be used as it is; `reason` names why, in one word."""

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(f"{sentence} [{reason}]")
        self.reason = reason


class NotSaved(Exception):  # noqa: N818
    """Nothing of the transaction has happened, and it may be tried again: the disk is full, or busy."""


class Failed(Exception):  # noqa: N818
    """The file can no longer be trusted in this process: stop, start again, check."""


class BadCopy(Exception):  # noqa: N818
    """No backup was made; the one that was there is still there."""


class Behind(Exception):  # noqa: N818
    """Somebody else has written to this log since it was read: load it again and decide anew."""

    def __init__(self, game: int, seq: int, newest: int) -> None:
        super().__init__(f"game {game} is at {newest}, so {seq} cannot follow")
        self.game, self.newest = game, newest
