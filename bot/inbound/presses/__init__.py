"""What each button, list and form does: a chapter a file, as in the tables."""

from typing import assert_never

from bot.inbound import buttons, moderation_buttons
from bot.inbound.presses import (
    blocking,
    daily,
    films,
    hints,
    hosting,
    leaving,
    lessons,
    lobby,
    looking,
    memos,
    moderating,
    overdue,
    people,
    questions,
    servers,
    statistics,
    turn,
    undo,
    welcome,
)
from bot.inbound.presses.caretaking import given_back
from bot.inbound.presses.context import Context, Services

__all__ = ["Context", "Services", "given_back", "pressed"]


async def pressed(at: Context, control: buttons.Control) -> None:
    match control:
        case (
            buttons.Join()
            | buttons.Quit()
            | buttons.Start()
            | buttons.Pick()
            | buttons.Picked()
            | buttons.Invite()
            | buttons.Computers()
            | buttons.AddComputer()
            | buttons.TakeAway()
        ):
            await lobby.pressed(at, control)
        case buttons.Hosting() | buttons.HostingSetting() | buttons.HostingSet():
            await hosting.pressed(at, control)
        case (
            buttons.Ask()
            | buttons.Listed()
            | buttons.Do()
            | buttons.Whole()
            | buttons.Hints()
            | buttons.Options()
            | buttons.Type()
            | buttons.Typed()
            | buttons.Close()
            | buttons.Keep()
        ):
            await turn.pressed(at, control)
        case buttons.Hint():
            await hints.pressed(at, control)
        case buttons.Memo() | buttons.MemoWritten():
            await memos.pressed(at, control)
        case buttons.Film() | buttons.OwnFilm() | buttons.OpenFilm() | buttons.FilmSince():
            await films.pressed(at, control)
        case (
            buttons.PersonStats() | buttons.PersonInWords() | buttons.GameInWords() | buttons.ServerInWords()
        ):
            await statistics.pressed(at, control)
        case buttons.DealPlay() | buttons.DealShare():
            await daily.pressed(at, control)
        case buttons.Undo():
            await undo.pressed(at, control)
        case buttons.Agree() | buttons.Refuse() | buttons.Pace() | buttons.Paced():
            await questions.pressed(at, control)
        case buttons.Skip() | buttons.Caretake() | buttons.Without() | buttons.Snooze():
            await overdue.pressed(at, control)
        case buttons.Leave() | buttons.HandOver() | buttons.Gone() | buttons.Rematch():
            await leaving.pressed(at, control)
        case (
            buttons.MyData()
            | buttons.Forget()
            | buttons.Forgotten()
            | buttons.Settings()
            | buttons.Setting()
            | buttons.SettingSet()
            | buttons.StopMessages()
            | buttons.SendMessages()
        ):
            await people.pressed(at, control)
        case buttons.Blocks() | buttons.BlockWhom() | buttons.Block() | buttons.Unblock():
            await blocking.pressed(at, control)
        case buttons.Server() | buttons.ServerSetting() | buttons.ServerSet() | buttons.ServerReset():
            await servers.pressed(at, control)
        case (
            moderation_buttons.Moderate()
            | moderation_buttons.ModerateWhich()
            | moderation_buttons.CloseTable()
            | moderation_buttons.TableClosed()
            | moderation_buttons.SeatWhich()
            | moderation_buttons.RemoveSeat()
            | moderation_buttons.SkipSeat()
            | moderation_buttons.MoveTable()
            | moderation_buttons.BarWhom()
            | moderation_buttons.Bar()
            | moderation_buttons.Unbar()
            | moderation_buttons.Acts()
            | moderation_buttons.UndoWhich()
            | moderation_buttons.UndoAct()
        ):
            await moderating.pressed(at, control)
        case buttons.OpenWhich() | buttons.Open() | buttons.SoloWhich() | buttons.Solo():
            await welcome.pressed(at, control)
        case buttons.Learn() | buttons.Try() | buttons.SoloAt():
            await lessons.pressed(at, control)
        case (
            buttons.Turn()
            | buttons.Hand()
            | buttons.More()
            | buttons.Closer()
            | buttons.Scores()
            | buttons.Verify()
            | buttons.Board()
            | buttons.Export()
            | buttons.Past()
            | buttons.Recap()
            | buttons.Log()
            | buttons.InWords()
            | buttons.Rules()
            | buttons.Rulebook()
            | buttons.Games()
            | buttons.Top()
        ):
            await looking.pressed(at, control)
        case _:
            assert_never(control)
