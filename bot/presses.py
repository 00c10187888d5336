"""What each button, list and form does: the one place where presses become changes or screens."""

import json
from collections.abc import Awaitable, Callable, Mapping
from io import BytesIO

import discord
from discord import ui

from bot import history, messages, screens
from bot.answers import Interaction, acknowledge, show, tell, turn_over, typed, values
from bot.controls import Control
from bot.panels import Button, Panel
from bot.pictures import Pictures
from bot.publisher import Publisher
from bot.rulebook import rules_panel
from bot.said import BotRefused, Said, said
from bot.table import Table
from bot.tables import Press, Tables, Wish
from engines import menu
from engines.core import Action, Pick, Refused, Seat, StaleAction
from engines.export import export, verify
from engines.log import Diverged
from engines.notation import read, write
from engines.words import Words

Handler = Callable[[Interaction, Control], Awaitable[None]]

LONGEST_MOVE = 200  # characters of a typed move
NEEDED = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)


class Presses:
    def __init__(self, tables: Tables, pictures: Pictures, publisher: Publisher) -> None:
        self.tables = tables
        self.pictures = pictures
        self.publisher = publisher
        self.handlers: Mapping[str, Handler] = {
            "join": self._lobby(self.tables.join),
            "quit": self._lobby(self.tables.quit),
            "start": self._lobby(self.tables.start),
            "pick": self._pick,
            "picked": self._picked,
            "invite": self._invite,
            "rules": self._rules,
            "turn": self._turn,
            "hand": self._hand,
            "recap": self._recap,
            "more": self._more,
            "log": self._log,
            "words": self._words,
            "closer": self._closer,
            "ask": self._ask,
            "list": self._list,
            "do": self._do,
            "undo": self._undo,
            "close": self._close,
            "type": self._type,
            "typed": self._typed,
            "agree": self._agree,
            "refuse": self._agree,
            "leave": self._leave,
            "gone": self._gone,
            "rematch": self._rematch,
            "verify": self._verify,
            "rulebook": self._rulebook,
            "mydata": self._my_data,
            "forget": self._forget,
            "forgotten": self._forgotten,
        }

    # who and where

    def press(self, interaction: Interaction) -> Press:
        user = interaction.user
        return Press(
            f"i:{interaction.id}", user.id, user.display_name, str(interaction.locale), interaction.guild_id
        )

    async def locale(self, interaction: Interaction) -> str:
        """The reader's own choice, else that of their Discord."""
        return await self.tables.locale_of(interaction.user.id) or str(interaction.locale)

    async def table(self, interaction: Interaction, game: int) -> Table:
        """Seated persons find their game from everywhere; all others only in its server."""
        table = await self.tables.get(game)
        if table.seat_of(interaction.user.id) is None and interaction.guild_id != table.guild:
            raise BotRefused("no-game")
        return table

    async def seat(self, interaction: Interaction, game: int) -> tuple[Table, Seat]:
        table = await self.table(interaction, game)
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise BotRefused("not-seated")
        if table.state == "lobby":
            raise BotRefused("not-running")
        return table, seat

    async def sentence(self, refused: Refused, locale: str, game: int) -> str:
        """A refusal of the rules, with the words and the names of its table."""
        words = (await self.tables.get(game)).words(locale) if game else Words(locale)
        return words.refusal(refused)

    # the lobby

    def _lobby(self, change: Callable[[Press, int], Awaitable[Table]]) -> Handler:
        async def handler(interaction: Interaction, control: Control) -> None:
            await self.table(interaction, control.game)
            await acknowledge(interaction)
            await change(self.press(interaction), control.game)
            self.publisher.wake()

        return handler

    async def _pick(self, interaction: Interaction, control: Control) -> None:
        table = await self.table(interaction, control.game)
        words = table.words(await self.locale(interaction))

        async def made() -> Panel:
            return messages.pick(table, words)

        _picks(table)
        await show(interaction, made())

    async def _picked(self, interaction: Interaction, control: Control) -> None:
        table = await self.table(interaction, control.game)
        pick = _picks(table)
        choice = pick.choices[_index(interaction, len(pick.choices))]
        await acknowledge(interaction)
        await self.tables.pick(self.press(interaction), control.game, pick.key, choice)
        self.publisher.wake()
        words = table.words(await self.locale(interaction))
        await turn_over(interaction, _ready(Panel((words.format(f"pick-{pick.key}-{choice}"),))))

    async def _invite(self, interaction: Interaction, control: Control) -> None:
        guests = [int(one) for one in values(interaction) if one.isdecimal() and len(one) < 20]
        if not guests:
            raise BotRefused("old")
        await acknowledge(interaction)
        table = await self.tables.invite(self.press(interaction), control.game, guests)
        say = said(await self.locale(interaction))
        name, link = interaction.user.display_name, f"<#{table.channel}>"
        names = ", ".join(f"<@{guest}>" for guest in guests)
        await tell(interaction, f"{names}: {say('lobby-invited', name=name, link=link)}")

    # looking

    async def _rules(self, interaction: Interaction, control: Control) -> None:
        table = await self.table(interaction, control.game)
        locale = await self.locale(interaction)
        page = control.decision
        await self._page(interaction, control, rules_panel(table.rules, locale, page, control))

    async def _rulebook(self, interaction: Interaction, control: Control) -> None:
        """The rules of a game that is not at a table: its number is its place in the list of games."""
        games = tuple(self.tables.rules.values())
        if control.game >= len(games):
            raise BotRefused("no-rules")
        locale = await self.locale(interaction)
        page = control.decision
        await turn_over(interaction, _ready(rules_panel(games[control.game], locale, page, control)))

    async def _page(self, interaction: Interaction, control: Control, panel: Panel) -> None:
        """The first page is a new message, the others turn it over."""
        first = control.decision == 0 and control.path != "p"
        await (show if first else turn_over)(interaction, _ready(panel))

    async def _turn(self, interaction: Interaction, control: Control) -> None:
        table, seat = await self.seat(interaction, control.game)
        locale = await self.locale(interaction)
        await show(interaction, self.turn_panel(table, seat, locale))

    async def turn_panel(
        self, table: Table, seat: Seat, locale: str, note: str = "", *, done: bool = False
    ) -> Panel:
        """The composer with a note, or whom the table waits for instead."""
        if seat in table.waiting:
            return await screens.composer_panel(table, seat, locale, self.pictures, note=note)
        say = said(locale)
        if table.state == "ended":
            return Panel((say("composer-over"),))
        names = screens.waits_for(table, locale)
        told = say("composer-done", names=names) if done else say("composer-waiting", names=names)
        return Panel((note, told), await self._next_row(table, seat, say))

    async def now_panel(self, table: Table, seat: Seat, locale: str) -> Panel:
        """For a button of an earlier moment."""
        note = said(locale)("composer-stale") if seat in table.waiting else ""
        return await self.turn_panel(table, seat, locale, note)

    async def _next_row(self, table: Table, seat: Seat, say: Said) -> tuple[tuple[Button, ...], ...]:
        """Another game that waits for this person."""
        person = table.person_on(seat)
        others = await self.tables.of(person) if person is not None else []
        for other in others:
            if (
                other.id != table.id
                and other.state == "running"
                and other.seat_of(person or 0) in other.waiting
            ):
                return ((Button(say("next-button"), Control("turn", other.id), "main"),),)
        return ()

    async def _hand(self, interaction: Interaction, control: Control) -> None:
        table, seat = await self.seat(interaction, control.game)
        locale = await self.locale(interaction)
        if not table.rules.secrets:
            await tell(interaction, said(locale)("hand-none"))
            return
        await show(interaction, screens.hand_panel(table, seat, locale, self.pictures))

    async def _recap(self, interaction: Interaction, control: Control) -> None:
        table = await self.table(interaction, control.game)
        locale = await self.locale(interaction)
        seat = table.seat_of(interaction.user.id)
        since = history.last_of(table.running, seat) if seat is not None else history.BEFORE
        say = said(locale)
        lines = history.lines(table.running, table.words(locale), say, since, seat)
        text = "\n".join([say("recap-title"), *lines]) if lines else say("recap-nothing")
        await self._page(interaction, control, messages.paged(text, say, control, control.decision))

    async def _log(self, interaction: Interaction, control: Control) -> None:
        table = await self.table(interaction, control.game)
        locale = await self.locale(interaction)
        seat, say = table.seat_of(interaction.user.id), said(locale)
        lines = history.lines(table.running, table.words(locale), say, history.BEFORE, seat)
        text = "\n".join(lines) or say("log-empty")
        await self._page(interaction, control, messages.paged(text, say, control, control.decision))

    async def _words(self, interaction: Interaction, control: Control) -> None:
        table = await self.table(interaction, control.game)
        locale = await self.locale(interaction)
        words = table.words(locale)
        view = table.view(table.seat_of(interaction.user.id))
        text = "\n".join(map(words.text, table.rules.describe(view)))
        await self._page(interaction, control, messages.paged(text, said(locale), control, control.decision))

    async def _closer(self, interaction: Interaction, control: Control) -> None:
        table = await self.table(interaction, control.game)
        locale = await self.locale(interaction)
        seat = table.seat_of(interaction.user.id)
        await show(interaction, screens.closer_panel(table, seat, locale, self.pictures))

    async def _more(self, interaction: Interaction, control: Control) -> None:
        table = await self.table(interaction, control.game)
        say = said(await self.locale(interaction))
        seated = table.seat_of(interaction.user.id) is not None
        await show(interaction, _ready(messages.more(table, say, seated=seated)))

    # the composer

    async def _ask(self, interaction: Interaction, control: Control) -> None:
        await self._compose(interaction, control, ())

    async def _list(self, interaction: Interaction, control: Control) -> None:
        await self._compose(interaction, control, (_index(interaction, menu.LISTED),))

    async def _compose(self, interaction: Interaction, control: Control, more: tuple[int, ...]) -> None:
        """The question after these answers; an old one shows the current choices."""
        table, seat = await self.seat(interaction, control.game)
        locale = await self.locale(interaction)
        try:
            chosen = (*self._chosen(table, seat, control), *more)
            panel = await screens.composer_panel(table, seat, locale, self.pictures, chosen)
        except StaleAction:
            panel = await self.now_panel(table, seat, locale)
        await turn_over(interaction, _ready(panel))

    def _chosen(self, table: Table, seat: Seat, control: Control) -> tuple[int, ...]:
        play = table.running
        if control.decision != play.decisions[seat]:
            raise StaleAction("stale")
        return menu.follow(table.rules, table.rules.legal(play.state, seat), control.path)

    async def _do(self, interaction: Interaction, control: Control) -> None:
        await acknowledge(interaction)

        def choose(table: Table, seat: Seat) -> Action:
            legal = table.rules.legal(table.running.state, seat)
            action = menu.settled(legal, menu.follow(table.rules, legal, control.path))
            if action is None:
                raise StaleAction("stale")
            return action

        await self._act(interaction, control.game, control.decision, choose)

    async def _act(
        self,
        interaction: Interaction,
        game: int,
        decision: int | None,
        choose: Callable[[Table, Seat], Action],
    ) -> None:
        """After a defer: commit, then show what comes next."""
        locale = await self.locale(interaction)
        try:
            table, _ = await self.tables.act(self.press(interaction), game, decision, choose)
        except StaleAction:
            table, seat = await self.seat(interaction, game)
            await turn_over(interaction, self.now_panel(table, seat, locale))
            return
        self.publisher.wake()
        _, seat = await self.seat(interaction, game)
        await turn_over(interaction, self.turn_panel(table, seat, locale, done=True))

    async def _undo(self, interaction: Interaction, control: Control) -> None:
        await acknowledge(interaction)
        await self._take_back(interaction, control.game)

    async def _take_back(self, interaction: Interaction, game: int) -> None:
        locale = await self.locale(interaction)
        table = await self.tables.undo(self.press(interaction), game)
        self.publisher.wake()
        if table is None:
            await turn_over(interaction, _ready(Panel((said(locale)("undo-waits"),))))
            return
        seat = table.seat_of(interaction.user.id)
        assert seat is not None
        await turn_over(interaction, self.turn_panel(table, seat, locale, said(locale)("composer-undone")))

    async def undo_by_command(self, interaction: Interaction, table: Table) -> None:
        await acknowledge(interaction, private=True)
        await self._take_back(interaction, table.id)

    async def _close(self, interaction: Interaction, _control: Control) -> None:
        say = said(await self.locale(interaction))
        await turn_over(interaction, _ready(Panel((say("composer-closed"),))))

    async def _type(self, interaction: Interaction, control: Control) -> None:
        table, seat = await self.seat(interaction, control.game)
        say = said(await self.locale(interaction))
        legal = table.rules.legal(table.running.state, seat)
        example = say("composer-example", example=write(legal[0])) if legal else ""
        form = ui.Modal(title=say("composer-typed")[:45], custom_id=str(Control("typed", table.id)))
        field = ui.TextInput[ui.Modal](custom_id="text", placeholder=example[:100], max_length=LONGEST_MOVE)
        form.add_item(ui.Label(text=say("composer-typed")[:45], component=field))
        form.stop()
        await interaction.response.send_modal(form)

    async def _typed(self, interaction: Interaction, control: Control) -> None:
        text = typed(interaction, "text")
        await acknowledge(interaction)
        await self.act_typed(interaction, control.game, text)

    async def act_typed(self, interaction: Interaction, game: int, text: str) -> None:
        def choose(table: Table, seat: Seat) -> Action:
            return read(table.rules, text, table.rules.legal(table.running.state, seat))

        await self._act(interaction, game, None, choose)

    # undo by consent, leaving, the end

    async def _agree(self, interaction: Interaction, control: Control) -> None:
        agrees = control.name == "agree"
        await acknowledge(interaction)
        locale = await self.locale(interaction)
        table = await self.tables.answer_undo(
            self.press(interaction), control.game, control.decision, agrees=agrees
        )
        self.publisher.wake()
        say = said(locale)
        if not agrees:
            done = say("undo-refused", name=interaction.user.display_name)
        else:
            done = say("undo-agreed") if table is None else say("undo-done")
        if not agrees or table is not None:
            public = said(table.locale if table else locale)
            key = "undo-done" if agrees else "undo-refused"
            shown = public(key) if agrees else public(key, name=interaction.user.display_name)
            await turn_over(interaction, _ready(Panel((shown,))))
        else:
            await tell(interaction, done)

    async def _leave(self, interaction: Interaction, control: Control) -> None:
        table, _ = await self.seat(interaction, control.game)
        say = said(await self.locale(interaction))
        await show(interaction, _ready(messages.leave_asked(table, say)))

    async def _gone(self, interaction: Interaction, control: Control) -> None:
        await acknowledge(interaction)
        await self.tables.leave(self.press(interaction), control.game)
        self.publisher.wake()
        say = said(await self.locale(interaction))
        await turn_over(interaction, _ready(Panel((say("leave-done"),))))

    async def _rematch(self, interaction: Interaction, control: Control) -> None:
        table = await self.table(interaction, control.game)
        if table.state != "ended":
            raise BotRefused("not-over")
        await acknowledge(interaction)
        wish = Wish(
            rules=table.rules,
            channel=table.channel,
            thread=None,
            options=table.options,
            seats=table.size,
            pace=table.pace,
            private=table.private,
            locale=table.locale,
            rematch_of=table.id,
        )
        await self.tables.open(self.press(interaction), wish)
        self.publisher.wake()

    async def _verify(self, interaction: Interaction, control: Control) -> None:
        table = await self.table(interaction, control.game)
        locale = await self.locale(interaction)
        await show(interaction, self.verified(table, locale))

    async def verified(self, table: Table, locale: str) -> Panel:
        """The whole game again, from the promise to the result."""
        say = said(locale)
        secret, given = await self.tables.secrets(table)
        document = export(table.running, secret, given)
        try:
            play = verify(tuple(self.tables.rules.values()), document)
        except (Diverged, Refused) as difference:
            return Panel((say("verify-bad", difference=str(difference)),))
        return Panel((say("verify-good", entries=play.version),))

    # a person's data

    async def _my_data(self, interaction: Interaction, _control: Control) -> None:
        text = json.dumps(await self.tables.data_of(interaction.user.id), indent=1, default=str)
        await interaction.response.send_message(
            file=discord.File(BytesIO(text.encode()), "fireside.json"), ephemeral=True
        )

    async def _forget(self, interaction: Interaction, _control: Control) -> None:
        say = said(await self.locale(interaction))
        button = Button(say("settings-delete"), Control("forgotten"), "danger")
        close = Button(say("composer-close"), Control("close"))
        await turn_over(interaction, _ready(Panel((say("settings-delete-sure"),), ((button, close),))))

    async def _forgotten(self, interaction: Interaction, _control: Control) -> None:
        say = said(await self.locale(interaction))
        await acknowledge(interaction)
        await self.tables.forget(self.press(interaction))
        self.publisher.wake()
        await turn_over(interaction, _ready(Panel((say("settings-deleted"),))))


async def _ready(panel: Panel) -> Panel:
    return panel


def _picks(table: Table) -> Pick:
    """Of a game that has something to pick."""
    if not table.rules.picks:
        raise BotRefused("old")
    return table.rules.picks[0]


def _index(interaction: Interaction, most: int) -> int:
    """The value of a list's option is its index; anything else was never offered."""
    chosen = values(interaction)
    if len(chosen) != 1 or not chosen[0].isdecimal() or not 0 <= int(chosen[0]) < most:
        raise StaleAction("stale")
    return int(chosen[0])


def permissions_missing(interaction: Interaction) -> list[str]:
    """What the bot needs where a table is opened, and has not."""
    granted = interaction.app_permissions
    needed = (
        "view_channel",
        "send_messages",
        "create_public_threads",
        "send_messages_in_threads",
        "attach_files",
    )
    return [name for name in needed if not getattr(granted, name)]


def text_channel(interaction: Interaction) -> tuple[int, int | None]:
    """The channel, and the thread if the command was given in one: then the table stays there."""
    assert interaction.channel_id is not None
    thread = interaction.channel_id if isinstance(interaction.channel, discord.Thread) else None
    return interaction.channel_id, thread
