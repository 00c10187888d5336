"""The deal of the day: before it is begun, once it is over, and the card that is shown to others."""

from bot.inbound import buttons
from bot.show.messages.board import ago
from bot.show.messages.final import totals
from bot.show.messages.lobby import option_lines
from bot.show.panel import Button, Panel, Picture, Row
from bot.show.sentences import Said
from engines.core import Outcome
from engines.words import Words
from tables import days
from tables.daily import Result, Today

FEW = 20  # who have finished, below which a place says more than a share
PLAYED, MISSED = "🔥", "⬜"
IN_WORDS = 7  # days that are told in a line


def daily_offer(today: Today, said: Said) -> Panel:
    """What there is to play, what is the same for everybody and what is not; and what was promised."""
    words = Words(said.locale, today.rules)
    level = said(f"level-{today.level}")
    texts = (
        said("daily-title", number=today.number, game=words.format("game-name")),
        "\n".join(
            (
                words.format("game-summary"),
                said("daily-against", count=today.opponents, level=level),
                *option_lines(today.options, words),
            )
        ),
        said("daily-once", ends=ago(today.ends)),
        said("daily-luck"),
        _earlier(today, said),
        _streak(today, said),
        promises(today, said),
    )
    return Panel(tuple(filter(None, texts)), _ways(today, said))


def daily_result(
    today: Today, result: Result, said: Said, outcome: Outcome, picture: Picture | None, now: int
) -> Panel:
    """What came of it, among all who have played it so far."""
    table, words = result.table, Words(said.locale, today.rules)
    open_still = now < days.closes(today.day)
    texts = (
        said("daily-title", number=today.number, game=words.format("game-name")),
        compared(result, said),
        "" if result.tried.points is None else "\n".join(totals(table, said, outcome)),
        _streak(today, said),
        said("daily-next", ends=ago(days.begins(days.day_of(now) + 1))),
        said("daily-counts", until=ago(days.closes(today.day))) if open_still else "",
        _earlier(today, said),
        promises(today, said),
    )
    share = Button(said("daily-share-button"), buttons.DealShare(today.day), "go")
    verify = () if open_still else (Button(said("verify-button"), buttons.Verify(table.id)),)
    looks = (
        *(() if result.tried.points is None else (share,)),
        Button(said("replay-button"), buttons.Past(table.id, 0)),
        Button(said("log-button"), buttons.Log(table.id)),
        *verify,
    )
    left = result.tried.points is None
    rows = (*(() if left else (looks,)), *_newer(today, said, now), *_go_on(today, said))
    return Panel(tuple(filter(None, texts)), rows, picture)


def compared(result: Result, said: Said) -> str:
    """A share of all others; a place, as long as they are few."""
    if result.tried.points is None:
        return said("daily-left")
    if not result.others:
        return said("daily-first")
    if result.field.finished < FEW:
        return said("daily-place", place=result.place, count=result.field.finished)
    return said("daily-share", percent=percent(result), below=result.field.below, others=result.others)


def daily_figures(result: Result, said: Said) -> tuple[str, str, str]:
    """The same for others to read: a number, what stands behind it, and what it means."""
    if not result.others:
        return "1", "", said("daily-picture-first")
    if result.field.finished < FEW:
        return str(result.place), f"/ {result.field.finished}", said("daily-picture-place")
    told = said("daily-picture-share", below=result.field.below, others=result.others)
    return str(percent(result)), "%", told


def in_short(result: Result, said: Said) -> str:
    number, unit, told = daily_figures(result, said)
    return f"**{number}\N{NO-BREAK SPACE}{unit}**: {told}" if unit else told


def percent(result: Result) -> int:
    """Never more than is so."""
    return 100 * result.field.below // max(1, result.others)


def daily_card(
    today: Today, result: Result, name: str, said: Said, picture: Picture | None, marker: int
) -> Panel:
    """For all to read: no seed, no move, no point. Who plays it later learns nothing of it."""
    title = said("daily-card", name=name, number=today.number, game=_game(today, said))
    told = f"{title}\n{flames(today)} {in_short(result, said)}"
    return Panel((told, said("daily-card-way")), (), picture, marker=marker)


def daily_alt(today: Today, result: Result, said: Said) -> str:
    title = said("daily-title-plain", number=today.number, game=_game(today, said))
    streak = said("daily-alt-streak", count=today.streak)
    return f"{title}. {in_short(result, said)}. {streak}".replace("*", "")


def daily_copied(today: Today, result: Result, said: Said) -> Panel:
    """The same to be copied, where we may not post."""
    title = said("daily-title-plain", number=today.number, game=_game(today, said))
    told = f"Fireside · {title}\n{flames(today)} {in_short(result, said)}".replace("*", "")
    return Panel((said("daily-copy"), f"```\n{told}\n```"))


def flames(today: Today) -> str:
    """The last days, and whether their deals were played."""
    return "".join(PLAYED if one else MISSED for one in today.played[-IN_WORDS:])


def promises(today: Today, said: Said) -> str:
    """What was promised for today and when, what is for tomorrow, and the seed of the newest closed one."""
    lines = [
        said("daily-promise", commitment=today.promise.commitment, made=ago(today.promise.made_at)),
        said("daily-tomorrow", commitment=today.tomorrow.commitment),
    ]
    if today.revealed is not None:
        was, secret = today.revealed.promise, today.revealed.secret.hex()
        lines.append(said("daily-revealed", seed=secret, commitment=was.commitment))
    return "\n".join(lines)


def _game(today: Today, said: Said) -> str:
    return Words(said.locale, today.rules).format("game-name")


def _streak(today: Today, said: Said) -> str:
    return f"{flames(today)} {said('daily-streak', count=today.streak)}" if any(today.played) else ""


def _earlier(today: Today, said: Said) -> str:
    if today.earlier is None:
        return ""
    return said("daily-earlier", until=ago(days.closes(today.day - 1)))


def _ways(today: Today, said: Said) -> tuple[Row, ...]:
    play = Button(said("daily-play-button"), buttons.DealPlay(today.day), "go")
    book = Button(said("rules-button"), buttons.Rulebook(today.book))
    return ((play, book), *_go_on(today, said))


def _go_on(today: Today, said: Said) -> tuple[Row, ...]:
    """With that of the day before."""
    if today.earlier is None:
        return ()
    return ((Button(said("daily-earlier-button"), buttons.Turn(today.earlier.id), "main"),),)


def _newer(today: Today, said: Said, now: int) -> tuple[Row, ...]:
    """From a result of the day before to the deal of today."""
    newest = days.day_of(now)
    if today.day == newest:
        return ()
    return ((Button(said("daily-today-button"), buttons.DealPlay(newest), "main"),),)
