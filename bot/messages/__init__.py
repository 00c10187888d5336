"""What people read, as panels."""

from bot.messages.boards import ago, board, board_controls
from bot.messages.delays import Asked, late
from bot.messages.lobbies import lobby, setting_lines, sitter_line
from bot.messages.pages import TURNED, leafed, paged
from bot.messages.private import leave_asked, more, paces, pick, seated
from bot.messages.questions import answered, asked
from bot.messages.results import final

__all__ = [
    "TURNED",
    "Asked",
    "ago",
    "answered",
    "asked",
    "board",
    "board_controls",
    "final",
    "late",
    "leafed",
    "leave_asked",
    "lobby",
    "more",
    "paces",
    "paged",
    "pick",
    "seated",
    "setting_lines",
    "sitter_line",
]
