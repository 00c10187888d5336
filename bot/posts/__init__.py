"""What each kind of row in the outbox becomes."""

from collections.abc import Awaitable, Callable, Mapping

from bot.posts.asking import AskingPosts
from bot.posts.board import BoardPosts
from bot.posts.desk import Posted
from bot.posts.late import LatePosts
from bot.posts.lobby import LobbyPosts
from db.outbox import Row

Post = Callable[[Row], Awaitable[Posted | int | None]]


class Posts(LobbyPosts, BoardPosts, LatePosts, AskingPosts):
    """By the kind of the row; the id of the message, if it became one."""

    @property
    def kinds(self) -> Mapping[str, Post]:
        return {
            "lobby": self.lobby,
            "relobby": self.relobby,
            "thread": self.thread,
            "board": self.board,
            "edit": self.edit,
            "turn": self.turn,
            "over": self.over,
            "asked": self.asked,
            "answered": self.answered,
            "warning": self.warning,
            "gone": self.gone,
            "awake": self.keep_open,
            "mention": self.mention,
            "paused": self.paused,
            "trouble": self.trouble,
            "late": self.late,
            "remind": self.remind,
        }
