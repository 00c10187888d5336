"""Answering an interaction in time: at once if that is quick, else with a promise first."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import aiohttp
import discord

from bot.layout import drawn_or_told, editing, sending
from bot.panels import Panel

T = TypeVar("T")

ANSWERED_ALREADY = 40060
TOO_LATE = (10062, 10015, 50027)  # unknown interaction, never acknowledged, its token has expired
ELSEWHERE = "answered elsewhere"  # by another process of ours that heard of it, or by an earlier try
NETWORK = (aiohttp.ClientError, TimeoutError, OSError)

PATIENCE = 1.5  # seconds until an answer is promised instead of given

Interaction = discord.Interaction[discord.Client]


def passing(refused: discord.HTTPException) -> bool:
    """Discord's trouble, not ours."""
    return refused.status >= 500 or refused.status == 429


async def show(interaction: Interaction, panel: Awaitable[Panel]) -> None:
    """A new private message."""
    made = asyncio.ensure_future(panel)
    await asyncio.wait({made}, timeout=PATIENCE)
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
    if ELSEWHERE not in interaction.extras or await _hangs(interaction):
        await _edit(interaction, answer)


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
    made = asyncio.ensure_future(panel)
    await asyncio.wait({made}, timeout=PATIENCE)
    if made.done() and not _promised(interaction):
        await drawn_or_told(await made, lambda one: interaction.response.edit_message(**editing(one)))
        return
    if not _promised(interaction):
        await acknowledge(interaction)
    await _edit(interaction, await made)


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
        elif not passing(refused):
            raise


async def tell(interaction: Interaction, text: str) -> None:
    """One sentence, in private, whatever was answered before."""
    panel = Panel((text,))
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
