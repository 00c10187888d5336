"""What people read, as panels."""

from bot.show.messages.achievements import achievements
from bot.show.messages.blocking import block_asked, blocks
from bot.show.messages.board import ago, board, board_controls, newest
from bot.show.messages.daily import (
    daily_alt,
    daily_card,
    daily_copied,
    daily_figures,
    daily_offer,
    daily_result,
)
from bot.show.messages.films import film, film_alt, film_there, film_ways
from bot.show.messages.final import final, hinted, result, scores
from bot.show.messages.hosting import hosting, hosting_setting
from bot.show.messages.leaving import leave_asked
from bot.show.messages.lobby import computers, lobby, pick, seated, setting_lines, sitter_line, solo
from bot.show.messages.looking import game_line, more, table_name, which_table
from bot.show.messages.memos import memo, memo_button, whole_memo
from bot.show.messages.moderating import (
    act_done,
    acts,
    bar_asked,
    close_asked,
    moderated,
    moderated_table,
    moderated_tables,
    seat_asked,
)
from bot.show.messages.open_tables import open_tables
from bot.show.messages.overdue import late, stop_button
from bot.show.messages.pages import leafed, paged
from bot.show.messages.people import instant, of_ones_data, setting, settings
from bot.show.messages.questions import answered, asked, paces
from bot.show.messages.ratings import top, top_page
from bot.show.messages.servers import server, server_setting
from bot.show.messages.statistics import game_in_words, person_in_words, server_in_words
from bot.show.messages.status import status
from bot.show.messages.weekly import weekly
from bot.show.messages.welcome import welcome, which_game

__all__ = [
    "achievements",
    "act_done",
    "acts",
    "ago",
    "answered",
    "asked",
    "bar_asked",
    "block_asked",
    "blocks",
    "board",
    "board_controls",
    "close_asked",
    "computers",
    "daily_alt",
    "daily_card",
    "daily_copied",
    "daily_figures",
    "daily_offer",
    "daily_result",
    "film",
    "film_alt",
    "film_there",
    "film_ways",
    "final",
    "game_in_words",
    "game_line",
    "hinted",
    "hosting",
    "hosting_setting",
    "instant",
    "late",
    "leafed",
    "leave_asked",
    "lobby",
    "memo",
    "memo_button",
    "moderated",
    "moderated_table",
    "moderated_tables",
    "more",
    "newest",
    "of_ones_data",
    "open_tables",
    "paces",
    "paged",
    "person_in_words",
    "pick",
    "result",
    "scores",
    "seat_asked",
    "seated",
    "server",
    "server_in_words",
    "server_setting",
    "setting",
    "setting_lines",
    "settings",
    "sitter_line",
    "solo",
    "status",
    "stop_button",
    "table_name",
    "top",
    "top_page",
    "weekly",
    "welcome",
    "which_game",
    "which_table",
    "whole_memo",
]
