"""The lobby: what is played, what was agreed, who sits where, and how to join."""

from bot.inbound import buttons
from bot.show import table_words
from bot.show.messages.final import totals, won
from bot.show.panel import Button, Panel, People, Picture, Row, Select
from bot.show.sentences import Said
from engines.core import Pick, Seat, Settings, left_to_pick
from engines.words import Words
from tables.lobby import LEVELS, removable
from tables.model import Table


def lobby(table: Table, said: Said, words: Words, picture: Picture | None, marker: int) -> Panel:
    texts = [
        said("lobby-title", game=words.format("game-name"), number=table.id),
        words.format("game-summary"),
        agreed(table, words, said),
        "\n".join(f"• {sitter_line(table, words, said, at)}" for at in range(len(table.sitters))),
        said("lobby-computers") if table.computers else "",
        said("lobby-promise", commitment=table.commitment),
    ]
    if table.state == "lobby":
        texts += [said("lobby-messages"), _next(table, said)]
        return Panel(tuple(texts), _controls(table, said, words), picture, marker=marker)
    texts.insert(1 if table.state == "ended" else len(texts), _since(table, said, words))
    return Panel(tuple(texts), picture=picture, marker=marker)


def _since(table: Table, said: Said, words: Words) -> str:
    """What has become of it. How a private one ended is read in its thread."""
    if table.closed:
        return said("lobby-closed")
    outcome = table.rules.outcome(table.running.state) if table.state == "ended" else None
    if outcome is not None and not table.private:
        return "\n".join((*won(table, said, words, outcome), *totals(table, said, outcome)))
    if table.running_once and table.private and table.thread is not None:
        running = table.state == "running"
        return said("lobby-running-at" if running else "lobby-ended-at", link=table_words.link(table))
    left = table.state == "expired" and not table.sitters
    return said("lobby-left" if left else f"lobby-{table.state}", game=table.rules.key)


def agreed(table: Table, words: Words, said: Said) -> str:
    """Options, pace and who may come, a line each."""
    options = setting_lines(table, words)
    private = [said("lobby-private")] if table.private else []
    private += [said("lobby-hints")] if table.hints else []
    private += [said("lobby-unrated")] if table.unrated and not table.solo else []
    return "\n".join((*options, said(f"pace-{table.pace}"), *private))


def setting_lines(table: Table, words: Words) -> list[str]:
    """The options in words: what was chosen beside the option's name, a number in a sentence of its own.
    What only other numbers of seats may set is left out."""
    elsewhere = {one.key for one in table.rules.options if one.only_for and table.size not in one.only_for}
    return option_lines({key: one for key, one in table.options.items() if key not in elsewhere}, words)


def option_lines(options: Settings, words: Words) -> list[str]:
    told = [
        words.format(f"option-{key}-number", {"number": chosen})
        if isinstance(chosen, int)
        else words.named(words.format(f"option-{key}"), words.format(f"option-{key}-{chosen}"))
        for key, chosen in options.items()
    ]
    return [*filter(None, told)]  # a limit that there is not is not told


def sitter_line(table: Table, words: Words, said: Said, at: int) -> str:
    """A name and what was picked; as long as anything can be picked, that chance picks for the others."""
    name, picks = table_words.names(table)[at], table.picks_of(Seat(at))
    picked = [words.format(f"pick-{key}-{choice}") for key, choice in picks.items()]
    if table.rules.picks and table.state == "lobby" and not picked:
        picked = [said("lobby-any")]
    return said("lobby-seat", name=name, pick=", ".join(picked)) if picked else name


def seated(table: Table, said: Said, place: int) -> str:
    """To whoever sits down by opening a table: where it is, and what is pressed there, if anything."""
    link = f"<#{place}>"
    if table.state != "lobby":
        return said("joined-full", link=link)
    join, start = table_words.public(table)("lobby-join"), table_words.public(table)("lobby-start")
    return said("joined", link=link, join=join, start=start)


def solo(table: Table, said: Said, *, here: bool) -> Panel:
    """To whoever begins to play alone: with whom and where, and the way in wherever that is closed."""
    game, every = (
        table_words.words(table, said.locale).format("game-name"),
        table_words.names(table, said.locale),
    )
    names = ", ".join(name for one, name in zip(table.sitters, every, strict=True) if one.computer)
    if here:
        return Panel((said("solo-here", game=game, number=table.id, names=names),))
    turn = Button(said("turn-button"), buttons.Turn(table.id), "main")
    link = table_words.link(table)
    told = said("solo-elsewhere", game=game, number=table.id, names=names, link=link, turn=turn.label)
    return Panel((told,), ((turn,),))


def pick(table: Table, said: Said, words: Words, person: int) -> Panel:
    """And who else has what."""
    declared = table.rules.picks[0]
    taken = {
        one.picks[declared.key]: one.name
        for one in table.sitters
        if declared.key in one.picks and one.person != person
    }
    options = tuple(
        (
            words.format(f"pick-{declared.key}-{one}"),
            said("lobby-taken", name=taken[one]) if one in taken else "",
        )
        for one in declared.choices
    )
    title = words.format(f"pick-{declared.key}")
    seat = table.seat_of(person)
    told = title if seat is None else _forced(table, words, declared, seat) or title
    return Panel((told,), (Select(buttons.Picked(table.id), title, options),))


def _forced(table: Table, words: Words, declared: Pick, seat: Seat) -> str:
    """Where as many as sit there would sit opposite, the second is told what is left, before it picks."""
    taken = [one.picks[declared.key] for one in table.sitters if one.seat != seat and one.picks]
    if not taken or len(table.sitters) not in declared.facing:
        return ""
    (left,) = left_to_pick(declared, len(table.sitters), taken)
    named = {"taken": taken[0], "left": left}
    return words.format(
        f"pick-{declared.key}-facing",
        {name: words.format(f"pick-{declared.key}-{one}") for name, one in named.items()},
    )


def _next(table: Table, said: Said) -> str:
    """How many seats are free, and what to press."""
    here, least = len(table.sitters), table.rules.seats[0]
    what = "all" if least == table.size else "least" if here < least else "start"
    start = said("lobby-start")
    told = said(f"sit-{what}", join=said("lobby-join"), start=start, least=least)
    return f"{said('lobby-free', free=table.size - here)} {told}" if here < table.size else told


def _controls(table: Table, said: Said, words: Words) -> tuple[Row, ...]:
    picks = (Button(words.format(f"pick-{pick.key}"), buttons.Pick(table.id)) for pick in table.rules.picks)
    sitting = (
        Button(said("lobby-join"), buttons.Join(table.id), "main"),
        Button(said("lobby-leave"), buttons.Quit(table.id)),
        Button(said("lobby-start"), buttons.Start(table.id), "go"),
        Button(said("lobby-computer"), buttons.Computers(table.id)),
    )
    about = (
        *picks,
        Button(said("rules-button"), buttons.Rules(table.id)),
        Button(said("hosting-button"), buttons.Hosting(table.id)),
    )
    invite = (People(buttons.Invite(table.id), said("lobby-invite"), 10),) if table.private else ()
    return (sitting, about, *invite)


def computers(table: Table, said: Said, person: int) -> Panel:
    """Which computer joins, as long as there is room, and which goes again."""
    if table.state != "lobby":
        return Panel((said("lobby-computers-done"),))
    levels = [said(f"level-{level}") for level in LEVELS]
    room = len(table.sitters) < table.size
    lines = (
        said("computers-line", level=name, about=said(f"level-about-{level}"))
        for level, name in zip(LEVELS, levels, strict=True)
    )
    adding = tuple(
        Button(name, buttons.AddComputer(table.id, at), "main") for at, name in enumerate(levels) if room
    )
    mine = {one.computer.level for one in removable(table, person) if one.computer}
    leaving = tuple(
        Button(said("computers-away", level=name), buttons.TakeAway(table.id, at))
        for at, (level, name) in enumerate(zip(LEVELS, levels, strict=True))
        if level in mine
    )
    title = said("computers-which") if room else said("computers-full")
    return Panel(("\n".join((title, *lines)),), tuple(filter(None, (adding, leaving))))
