"""Panels as Components V2 messages of discord.py."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypedDict, TypeVar

import discord
from discord import ui

from bot.panels import LABEL, OPTION, Button, Panel, People, Picture, Row, Select, cut
from bot.upload import Upload

STYLES: Mapping[str, discord.ButtonStyle] = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "go": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
TEXTS = 4000  # characters in one message
NO_PICTURE = (40005, 50013)  # too large; missing permissions

T = TypeVar("T")


class Sending(TypedDict):
    """What a new message is given."""

    view: ui.LayoutView
    files: Sequence[discord.File]
    allowed_mentions: discord.AllowedMentions


class Editing(TypedDict):
    """What an edit is given: always its picture and its mentions, or Discord makes its own of them."""

    view: ui.LayoutView
    attachments: Sequence[discord.File]
    allowed_mentions: discord.AllowedMentions


def sending(panel: Panel) -> Sending:
    return Sending(view=_view(panel), files=_files(panel), allowed_mentions=_mentions(panel))


def editing(panel: Panel) -> Editing:
    return Editing(view=_view(panel), attachments=_files(panel), allowed_mentions=_mentions(panel))


async def drawn_or_told(panel: Panel, act: Callable[[Panel], Awaitable[T]]) -> T:
    """In words where a picture is too large, or we may not attach any."""
    try:
        return await act(panel)
    except discord.HTTPException as refused:
        if panel.picture is None or refused.code not in NO_PICTURE:
            raise
        return await act(replace(panel, picture=None, texts=(*panel.texts, panel.picture.alt)))


def _view(panel: Panel) -> ui.LayoutView:
    """Stopped at once: discord.py then keeps nothing of it, and presses come to the one router."""
    view = ui.LayoutView(timeout=None)
    items = list(_items(panel))
    if panel.accent is None and panel.marker is None:
        for item in items:
            view.add_item(item)
    else:
        box: ui.Container[Any] = ui.Container(*items, accent_colour=panel.accent, id=panel.marker)
        view.add_item(box)
    view.stop()
    return view


def _items(panel: Panel) -> list[ui.Item[Any]]:
    items: list[ui.Item[Any]] = []
    if panel.picture is not None:
        items.append(_gallery(panel.picture))
    left = TEXTS
    for text in filter(None, panel.texts):
        shown = cut(text, left)
        left -= len(shown)
        if shown:
            items.append(ui.TextDisplay(shown))
    if panel.turn is not None and items:
        items[0].id = panel.turn
    items += [_row(row) for row in panel.rows if row]
    return items


def _gallery(picture: Picture) -> ui.MediaGallery[Any]:
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt))


def _row(row: Row) -> ui.ActionRow[Any]:
    match row:
        case Select():
            return ui.ActionRow(_select(row))
        case People(control, placeholder, most):
            return ui.ActionRow(
                ui.UserSelect(custom_id=str(control), placeholder=placeholder, min_values=1, max_values=most)
            )
        case _:
            return ui.ActionRow(*map(_button, row))


def _button(button: Button) -> ui.Button[Any]:
    label = cut(button.label, LABEL)
    if button.url:
        return ui.Button(label=label, url=button.url)
    return ui.Button(
        label=label,
        custom_id=str(button.control),
        style=STYLES[button.style],
        disabled=button.disabled,
    )


def _select(select: Select) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=cut(label, OPTION), value=str(index), description=cut(description, OPTION) or None
        )
        for index, (label, description) in enumerate(select.options)
    ]
    return ui.Select(custom_id=str(select.control), placeholder=cut(select.placeholder, 150), options=options)


def _files(panel: Panel) -> list[discord.File]:
    if panel.picture is None:
        return []
    return [Upload(panel.picture.png, panel.picture.name, panel.picture.alt)]


def _mentions(panel: Panel) -> discord.AllowedMentions:
    if not panel.mentions:
        return discord.AllowedMentions.none()
    users = [discord.Object(person) for person in panel.mentions]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
