"""What changes nothing: turn, hand, recap, log, words, rules, past boards, the list of games, the proof."""

import asyncio
import json
from dataclasses import replace
from typing import assert_never

from bot.inbound.buttons import (
    Board,
    Closer,
    Export,
    Games,
    Hand,
    InWords,
    Log,
    More,
    OfLooking,
    Paged,
    Past,
    Recap,
    Rulebook,
    Rules,
    Scores,
    Top,
    Turn,
    Verify,
)
from bot.inbound.presses.context import Context
from bot.inbound.presses.ratings import top_page
from bot.inbound.presses.turn import after_computers, turn_panel
from bot.inbound.replies import give, ready, show, tell, turn_over, values
from bot.show import messages, panels, recap, table_words
from bot.show.components_v2 import Upload
from bot.show.panel import Panel
from bot.show.panels.looking import games_panel
from bot.show.panels.rules import rules_page
from bot.show.sentences import Reader, Said, said, said_to
from engines.core import AnyRules, Refused, Seat
from engines.export import Document, export, so_far, verify
from engines.log import Diverged
from engines.menu import LISTED
from tables.model import Table
from tables.refusals import TableRefused


async def pressed(at: Context, control: OfLooking) -> None:
    match control:
        case Turn(game):
            await turn(at, game)
        case Hand(game):
            await hand(at, game)
        case More(game):
            await _more(at, game)
        case Closer(game):
            await _closer(at, game)
        case Scores(game):
            await _scores(at, game)
        case Verify(game):
            await verified(at, game)
        case Board(game):
            table = await at.begun(game)
            await show(
                at.interaction,
                panels.board_panel(table, await at.locale(), at.pictures, table.view(None)),
            )
        case Export(game):
            await exported(at, game)
        case Past(game, number, eyes):
            await past(at, game, number, eyes)
        case Recap() | Log() | InWords() | Rules() | Rulebook() | Games() | Top():
            await page(at, control)
        case _:
            assert_never(control)


async def page(at: Context, control: Paged) -> None:
    """The first page is a new message, the others turn it over."""
    panel = await _page(at, control)
    first = control.page == 0 and not control.turned and not isinstance(control, Rulebook)
    await (show if first else turn_over)(at.interaction, ready(panel))


async def turn(at: Context, game: int) -> None:
    """Anew; a deal of the day, which has no board, goes on in the panel of the press."""
    table, seat, reader, memo = await at.seen(game)
    if table.day is not None and at.interaction.message is not None:
        with at.live.pressed(at.interaction, game):
            await turn_over(at.interaction, after_computers(at, table, seat, done=False))
        return
    async with at.live.opened(at.interaction, game):
        await show(at.interaction, turn_panel(at, table, seat, reader, memo=memo))


async def hand(at: Context, game: int) -> None:
    table, seat = await at.seat(game)
    reader = await at.reader()
    if table.rules.secrets:
        await show(at.interaction, hand_panel(at, table, seat, reader))
    else:
        await tell(at.interaction, said_to(reader)("hand-none"))


async def hand_panel(at: Context, table: Table, seat: Seat, reader: Reader) -> Panel:
    return await panels.hand_panel(table, seat, reader, at.pictures, await at.memo(table.id))


async def past(at: Context, game: int, number: int, eyes: Seat | None = None) -> None:
    """The board after so many turns."""
    table = await at.begun(game)
    await turn_over(at.interaction, panels.past_panel(table, await at.locale(), at.pictures, number, eyes))


async def _scores(at: Context, game: int) -> None:
    table, locale = await at.begun(game), await at.locale()
    outcome = table.rules.outcome(table.running.state)
    if outcome is None:
        raise TableRefused("not-over")
    await show(
        at.interaction, ready(messages.scores(table, said(locale), table_words.words(table, locale), outcome))
    )


async def verified(at: Context, game: int) -> None:
    table = await at.table(game)
    await show(at.interaction, _verified(at, table, await at.locale()))


async def _verified(at: Context, table: Table, locale: str) -> Panel:
    """The whole game again, from the promise to the result."""
    say = said(locale)
    secret, given = await at.tables.secrets(table)
    seed = say("final-seed", seed=secret.hex(), commitment=table.commitment)
    document = export(table.running, secret, given, table.computers, table.caretaken)
    try:
        play = await asyncio.to_thread(verify, (table.rules,), document)
    except (Diverged, Refused) as difference:
        return Panel((say("verify-bad", difference=str(difference)), seed))
    good = say("verify-good", entries=play.version)
    thought = table.computers or table.caretaken
    return Panel((good, await _thought_again(at, table, document, say), seed) if thought else (good, seed))


async def _thought_again(at: Context, table: Table, document: Document, say: Said) -> str:
    """Every move of every computer; it may take longer than anybody is kept waiting."""
    verdict = await at.verifier.of(table.id, document)
    match verdict:
        case None:
            return say("verify-thinking", verify=say("verify-button"))
        case True:
            return say("verify-thought")
        case False:
            return say("verify-unthought")
        case str():
            return say("verify-bad", difference=verdict)


async def exported(at: Context, game: int) -> None:
    """The whole game as a file once nothing in it is a secret any more; before, what the asker knows."""
    await give(at.interaction, _exported(at, await at.begun(game)))


async def _exported(at: Context, table: Table) -> Upload:
    """Beside the loop: the log may be long."""
    if table.state == "ended":
        secrets = await at.tables.secrets(table)
        document = await asyncio.to_thread(export, table.running, *secrets, table.computers, table.caretaken)
    else:
        words, seat = table_words.words(table, await at.locale()), table.seat_of(at.person)
        document = await asyncio.to_thread(
            so_far, table.running, seat, table.commitment, words, table.computers
        )
    text = await asyncio.to_thread(json.dumps, document, indent=1, ensure_ascii=False)
    return Upload(text.encode(), f"{table.rules.key}-{table.id}.json")


async def _more(at: Context, game: int) -> None:
    table = await at.table(game)
    await show(at.interaction, ready(messages.more(table, await at.say(), table.seat_of(at.person))))


async def _closer(at: Context, game: int) -> None:
    table = await at.begun(game)
    seat, reader = table.seat_of(at.person), await at.reader()
    await show(at.interaction, panels.closer_panel(table, seat, reader, at.pictures))


async def _page(at: Context, control: Paged) -> Panel:
    match control:
        case Recap():
            return await _recap(at, control)
        case Log():
            return await _log(at, control)
        case InWords():
            table = await at.begun(control.game)
            return panels.words_panel(table, await at.locale(), table.seat_of(at.person), control)
        case Rules():
            table = await at.table(control.game)
            panel = await _rules(at, table.rules, control)
            return (
                panel if control.page or values(at.interaction) else _promised(panel, table, await at.say())
            )
        case Rulebook():
            return await _rules(at, at.game(control.book), control)
        case Games():
            tables = await at.tables.of(at.person)
            return games_panel(tables, at.person, await at.say(), control)
        case Top():
            return await top_page(at, control)
        case _:
            assert_never(control)


async def _recap(at: Context, control: Recap) -> Panel:
    """Since their own last move."""
    table, locale = await at.begun(control.game), await at.locale()
    seat, say = table.seat_of(at.person), said(locale)
    since = recap.BEFORE if seat is None else recap.last_of(table.running, seat, table.caretaken)
    lines = recap.lines(
        table.running,
        table_words.words(table, locale),
        say,
        since,
        seat,
        computers=table.computers,
        caretaken=table_words.caretaken(table, locale),
    )
    title = say("recap-beginning") if since == recap.BEFORE else say("recap-title")
    text = "\n".join([title, *lines]) if lines else say("recap-nothing")
    return messages.paged(text, say, control)


async def _log(at: Context, control: Log) -> Panel:
    table, locale = await at.begun(control.game), await at.locale()
    seat, say = table.seat_of(at.person), said(locale)
    words, away = table_words.words(table, locale), table_words.caretaken(table, locale)
    lines = recap.log_lines(table.running, words, say, seat, table.computers, away)
    lines += messages.hinted(table, say)
    return messages.paged("\n".join(lines) or say("log-empty"), say, control)


async def _rules(at: Context, rules: AnyRules, control: Rules | Rulebook) -> Panel:
    turned = replace(control, page=_chapter(at, control))
    return await rules_page(rules, await at.locale(), turned, at.book(rules), at.pictures)


def _promised(panel: Panel, table: Table, say: Said) -> Panel:
    """What the promise on the table's card is, below the quick start."""
    return replace(panel, texts=(*panel.texts, say("lobby-fairness", commitment=table.commitment)))


def _chapter(at: Context, control: Rules | Rulebook) -> int:
    """The chapter chosen in the list, or the page of the button."""
    return 1 + at.chosen(LISTED) if values(at.interaction) else control.page
