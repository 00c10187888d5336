"""What each kind of row in the outbox becomes."""

from contextlib import suppress
from typing import assert_never

from bot.ops.filming import Films
from bot.outbound.delivery import Delivery
from bot.outbound.posts.board import BoardPosts
from bot.outbound.posts.daily import DealPosts
from bot.outbound.posts.films import FilmPosts
from bot.outbound.posts.lobby import LobbyPosts
from bot.outbound.posts.moderating import ModeratingPosts
from bot.outbound.posts.overdue import LatePosts
from bot.outbound.posts.questions import AskingPosts
from bot.outbound.posts.turn import NoticePosts
from bot.outbound.posts.weekly import WeeklyPosts
from bot.outbound.posts.welcome import WelcomePosts
from db.rows import Row
from tables import posts
from tables.deliveries import Sent
from tables.refusals import Unreadable
from tables.standing import Standing


class Posts:
    """By the kind of the row."""

    def __init__(self, to: Delivery, films: Films) -> None:
        self._to = to
        self.lobby, self.board, self.turn = LobbyPosts(to), BoardPosts(to), NoticePosts(to)
        self.welcome, self.films = WelcomePosts(to), FilmPosts(to, films)
        self.moderating = ModeratingPosts(to)
        self.weekly, self.daily = WeeklyPosts(to, films), DealPosts(to)
        self.overdue, self.questions = LatePosts(to, self.turn), AskingPosts(to)

    async def send(self, row: Row, seen: Standing | None = None) -> Sent:
        post = posts.read(row)
        match post:
            case posts.Lobby():
                return await self.lobby.lobby(row, post)
            case posts.LobbyEdit():
                return Sent(await self.lobby.relobby(row))
            case posts.LobbyWarning():
                return Sent(await self.lobby.warning(row, post))
            case posts.Gone():
                await self._to.gone(row, post)
            case posts.Thread():
                await self.lobby.thread(row)
            case posts.Title():
                await self.lobby.title(row)
            case posts.Awake():
                await self.lobby.keep_open(row)
            case posts.Board():
                return await self.board.board(row, post, seen)
            case posts.BoardEdit():
                await self.board.edit(row, seen)
            case posts.Nameless():
                await self._nameless(row, post)
            case posts.Passed():
                await self.board.passed(row, post)
            case posts.Turn():
                return Sent(await self.turn.turn(row))
            case posts.TurnOver():
                await self.turn.over(row)
            case posts.Mention():
                return await self.turn.mention(row, post)
            case posts.Asked():
                return Sent(await self.questions.asked(row, post))
            case posts.Answered():
                await self.questions.answered(row, post)
            case posts.Paused():
                return Sent(await self.turn.paused(row))
            case posts.Trouble():
                return Sent(await self.turn.trouble(row, post))
            case posts.Late():
                await self.overdue.late(row)
            case posts.Reminder():
                await self.overdue.remind(row)
            case posts.Welcome():
                return Sent(await self.welcome.welcome(row, post))
            case posts.Weekly():
                return Sent(await self.weekly.weekly(row, post))
            case posts.Result():
                return Sent(await self.board.result(row))
            case posts.Film():
                return await self.films.film(row, post)
            case posts.CaretakerNews():
                return Sent(await self.turn.caretaker_news(row, post))
            case posts.Deserted():
                return Sent(await self.turn.deserted(row, post))
            case posts.Moderated():
                return Sent(await self.moderating.moderated(row, post))
            case posts.DealCard():
                return Sent(await self.daily.card(row, post))
            case _:
                assert_never(post)
        return Sent()

    async def _nameless(self, row: Row, post: posts.Nameless) -> None:
        """Not of a game that cannot be read: what stands is all that is known of it."""
        with suppress(Unreadable):
            await (self.lobby if post.lobby else self.board).nameless(row, post)
