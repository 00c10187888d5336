"""Answering an interaction in time: at once if that is quick, else with a promise first."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar

import aiohttp
import discord

from bot.show.components_v2 import drawn_or_told, editing, sending
from bot.show.panel import Panel

T = TypeVar("T")

ANSWERED_ALREADY = 40060
GONE = 10008  # the message of the press: another panel has taken its place, or a moderator took it away
TOO_LATE = (10062, 10015, 50027)  # unknown interaction, never acknowledged, its token has expired
AT_LAST = "noted at last"  # the acknowledgement of a press whose answer waits for something
BESIDE = "answered beside"  # the message that the answer is, where that of the press stands as it was
ELSEWHERE = "answered elsewhere"  # by another process of ours that heard of it, or by an earlier try
NETWORK = (aiohttp.ClientError, TimeoutError, OSError)

PROMISED_AFTER = 1.5  # seconds until an answer is promised instead of given
LATEST = 2.2  # and until one is to a command that has not come so far as to make its panel

Interaction = discord.Interaction[discord.Client]


def passing(refused: discord.HTTPException) -> bool:
    """Discord's trouble, not ours."""
    return refused.status >= 500 or refused.status == 429


async def show(interaction: Interaction, panel: Awaitable[Panel]) -> None:
    """A new private message."""
    async with _under_way(panel) as made:
        await _shown(interaction, made)


async def _shown(interaction: Interaction, made: "asyncio.Future[Panel]") -> None:
    await _soon(interaction, made)
    if made.done() and not _promised(interaction):
        try:
            await drawn_or_told(
                await made, lambda one: interaction.response.send_message(ephemeral=True, **sending(one))
            )
        except discord.HTTPException as refused:
            if refused.code != ANSWERED_ALREADY:
                raise
            interaction.extras[ELSEWHERE] = True
        else:
            return
    if not _promised(interaction):
        await acknowledge(interaction, private=True)
    answer = await made
    if _is_noted(interaction):
        interaction.extras[BESIDE] = await drawn_or_told(
            answer, lambda one: interaction.followup.send(ephemeral=True, wait=True, **sending(one))
        )
    elif ELSEWHERE not in interaction.extras or await _hangs(interaction):
        await _edit(interaction, answer)


async def give(interaction: Interaction, file: Awaitable[discord.File]) -> None:
    """A file, in a new private message."""
    async with _under_way(file) as made:
        await _given(interaction, made)


async def _given(interaction: Interaction, made: "asyncio.Future[discord.File]") -> None:
    await _soon(interaction, made)
    if made.done() and not _promised(interaction):
        await interaction.response.send_message(file=await made, ephemeral=True)
        return
    if not _promised(interaction):
        await acknowledge(interaction, private=True)
    if _is_noted(interaction):
        await interaction.followup.send(file=await made, ephemeral=True)
    else:
        await interaction.edit_original_response(attachments=[await made])


async def taken_away(interaction: Interaction) -> None:
    """What it was answered with: what is called its original is the message of the press, where that stands
    as it was, and others may see it."""
    if BESIDE in interaction.extras:
        await interaction.extras[BESIDE].delete()
    elif not (_is_noted(interaction) and _others_see(interaction)):
        await interaction.delete_original_response()


async def ready(panel: Panel) -> Panel:
    """One that needs no waiting for."""
    return panel


async def turn_over(interaction: Interaction, panel: Awaitable[Panel]) -> None:
    """The message of the press shows something else; beside it, if others see that message too."""
    if _others_see(interaction):
        await _beside(interaction, panel)
        return
    if interaction.message is None:
        await show(interaction, panel)
        return
    async with _under_way(panel) as made:
        await _soon(interaction, made)
        if made.done() and not _promised(interaction):
            await _turned(interaction, await made)
            return
        if not _promised(interaction):
            await acknowledge(interaction)
        await _edit(interaction, await made)


async def _turned(interaction: Interaction, panel: Panel) -> None:
    """At once; in a message of its own, if that of the press is no more."""
    try:
        await drawn_or_told(panel, lambda one: interaction.response.edit_message(**editing(one)))
    except discord.HTTPException as refused:
        if refused.code != GONE:
            raise
        await show(interaction, ready(panel))


@contextlib.asynccontextmanager
async def _under_way(work: Awaitable[T]) -> AsyncIterator["asyncio.Future[T]"]:
    """Who is cut off, or cannot be answered, leaves nothing behind that nobody waits for."""
    made = asyncio.ensure_future(work)
    made.add_done_callback(_heard)
    try:
        yield made
    finally:
        made.cancel()


def _heard(done: "asyncio.Future[Any]") -> None:
    """Whoever waits for it is told what went wrong; else nobody is."""
    if not done.cancelled():
        done.exception()


async def _soon(interaction: Interaction, made: "asyncio.Future[T]") -> None:
    """Until it is made, or has to be promised; an acknowledgement under way has arrived by then."""
    await asyncio.wait({made}, timeout=PROMISED_AFTER)
    await noted(interaction)


async def noted(interaction: Interaction) -> bool:
    """Whether somebody has been told already that an answer will come."""
    if AT_LAST in interaction.extras:
        await interaction.extras[AT_LAST]
    return _promised(interaction)


def _is_noted(interaction: Interaction) -> bool:
    """The message of the press stands as it was, and others may see it: the answer is one of its own."""
    return interaction.response.type is discord.InteractionResponseType.deferred_message_update


async def _edit(interaction: Interaction, panel: Panel) -> None:
    await drawn_or_told(panel, lambda one: _twice(lambda: interaction.edit_original_response(**editing(one))))


async def _twice(act: Callable[[], Awaitable[T]]) -> T:
    """What may be done again, when it is not known whether it was done."""
    try:
        return await act()
    except NETWORK:
        return await act()


def _promised(interaction: Interaction) -> bool:
    return interaction.response.is_done() or ELSEWHERE in interaction.extras


async def _hangs(interaction: Interaction) -> bool:
    """Whether the other has only promised an answer: it may be no more."""
    return (await _twice(interaction.original_response)).flags.loading


async def _beside(interaction: Interaction, panel: Awaitable[Panel]) -> None:
    if interaction.response.is_done():
        await interaction.followup.send(ephemeral=True, **sending(await panel))
    else:
        await show(interaction, panel)


def _others_see(interaction: Interaction) -> bool:
    """Only a press that nobody was offered comes from there, and what it shows is for one person."""
    return interaction.message is not None and not interaction.message.flags.ephemeral


async def acknowledge(interaction: Interaction, *, private: bool = False) -> None:
    """Before anything is committed. Who was told that it failed finds nothing changed (10062); where the
    fate of the acknowledgement is unknown, or it could not leave, it is carried out and the board tells.
    A second try says whether the first one arrived."""
    if not await noted(interaction):
        await _acknowledged(interaction, private=private)


async def _acknowledged(interaction: Interaction, *, private: bool) -> None:
    with contextlib.suppress(*NETWORK):
        await _twice(lambda: _promise(interaction, private=private))


async def _promise(interaction: Interaction, *, private: bool) -> None:
    try:
        if private:
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer()
    except discord.InteractionResponded:
        return
    except discord.HTTPException as refused:
        if refused.code == ANSWERED_ALREADY:
            interaction.extras[ELSEWHERE] = True
        elif refused.code == GONE and not private:
            await _promise(interaction, private=True)
        elif not passing(refused):
            raise


async def noted_at_last(interaction: Interaction) -> None:
    """A press is acknowledged, whatever its answer waits for; who acts hears of it if that was too late."""
    await asyncio.sleep(LATEST)
    if not _promised(interaction):
        under_way = asyncio.ensure_future(_acknowledged(interaction, private=interaction.message is None))
        interaction.extras[AT_LAST] = under_way
        under_way.add_done_callback(_heard)


async def promised_at_last(interaction: Interaction) -> None:
    """A command is answered in private, whatever it waits for; Discord gives it up after three seconds."""
    await asyncio.sleep(LATEST)
    if not _promised(interaction):
        await acknowledge(interaction, private=True)


async def tell(interaction: Interaction, text: str) -> None:
    """One sentence, in private, whatever was answered before; a completion has no place for it."""
    panel = Panel((text,))
    if interaction.type is discord.InteractionType.autocomplete:
        await interaction.response.autocomplete([])
        return
    await noted(interaction)
    if interaction.response.is_done():
        await interaction.followup.send(ephemeral=True, **sending(panel))
    elif interaction.message is None:
        await show(interaction, ready(panel))
    elif ELSEWHERE not in interaction.extras:
        await interaction.response.send_message(ephemeral=True, **sending(panel))


def typed(interaction: Interaction, field: str) -> str:
    """What was written into a form's field."""
    return _value(_data(interaction).get("components", []), field) or ""


def values(interaction: Interaction) -> list[str]:
    """What was chosen in a list."""
    chosen = _data(interaction).get("values", [])
    return [str(one) for one in chosen] if isinstance(chosen, list) else []


def chosen_things(interaction: Interaction, kind: str) -> dict[str, Any]:
    """What Discord says of the channels or persons that were chosen, by their ids."""
    resolved = _data(interaction).get("resolved", {})
    return dict(resolved.get(kind, {})) if isinstance(resolved, dict) else {}


def custom_id(interaction: Interaction) -> str:
    return str(_data(interaction).get("custom_id", ""))


def _data(interaction: Interaction) -> dict[str, Any]:
    """As Discord sent it: nothing in it is trusted."""
    return dict(interaction.data or {})


def _value(component: Any, field: str) -> str | None:
    if isinstance(component, list):
        return next((found for one in component if (found := _value(one, field)) is not None), None)
    if not isinstance(component, dict):
        return None
    if component.get("custom_id") == field and "value" in component:
        return str(component["value"])
    return _value([component.get("component"), *component.get("components", [])], field)
