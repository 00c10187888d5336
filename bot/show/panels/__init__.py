"""Panels with their pictures, for one reader, by what is asked."""

from bot.show.panels.lobby import lobby_panel
from bot.show.panels.looking import (
    board_panel,
    closer_panel,
    games_panel,
    past_moment,
    past_panel,
    past_view,
    play_button,
    words_panel,
)
from bot.show.panels.turn import (
    can_undo,
    composed,
    composer_panel,
    decision_of,
    hand_panel,
    hand_texts,
    hints_panel,
    in_words,
    options_panel,
    whole_panel,
)

__all__ = [
    "board_panel",
    "can_undo",
    "closer_panel",
    "composed",
    "composer_panel",
    "decision_of",
    "games_panel",
    "hand_panel",
    "hand_texts",
    "hints_panel",
    "in_words",
    "lobby_panel",
    "options_panel",
    "past_moment",
    "past_panel",
    "past_view",
    "play_button",
    "whole_panel",
    "words_panel",
]
