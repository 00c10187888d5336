"""Before somebody leaves: whether they are sure."""

from bot.inbound import buttons
from bot.show import table_words
from bot.show.panel import Button, Panel
from bot.show.sentences import Said
from engines.core import Seat
from tables.caretaking import CARETAKER, may_hand_over
from tables.model import Table


def leave_asked(table: Table, said: Said, seat: Seat) -> Panel:
    """Where others play on, a computer may play instead until they are back."""
    game = table_words.words(table, said.locale).format("game-name")
    button = Button(said("leave-sure"), buttons.Gone(table.id), "danger")
    close = Button(said("composer-close"), buttons.Keep())
    warning = said("leave-warning", game=game, number=table.id)
    if seat not in table.asked or not may_hand_over(table, seat):
        return Panel((warning,), ((button, close),))
    instead = Button(said("caretaker-leave-button"), buttons.HandOver(table.id), "main")
    told = said("caretaker-leave", level=said(f"level-{CARETAKER}"))
    return Panel((warning, told), ((instead, close), (button,)))
