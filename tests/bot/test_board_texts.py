"""What a board tells above its picture."""

from bot.show import phone
from bot.show.messages.board import MOST_LINES, TALL, newest

TURN = "⚙ Ember 2 sails from B2 to C3, and attacks the island on D4 with 4, 5 or 6 of one die. " * 2


def test_what_computers_have_done_leaves_the_picture_in_sight() -> None:
    turns = [f"{number}. {TURN}" for number in range(3)]
    assert 2 * phone.lines(turns[0]) <= TALL < 3 * phone.lines(turns[0])
    assert newest(turns, tall=TALL) == turns[1:]


def test_the_last_turn_is_told_however_long_it_was() -> None:
    assert newest([TURN, TURN * 9], tall=TALL) == [TURN * 9]


def test_of_short_lines_the_last_ten_are_told() -> None:
    lines = [f"Ana draws {number} cards." for number in range(20)]
    assert newest(lines, tall=TALL) == lines[-MOST_LINES:]
