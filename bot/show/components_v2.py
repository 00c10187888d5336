"""Panels as Components V2 messages of discord.py."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any, TypedDict, TypeVar

import discord
import yarl
from discord import ui

from bot.inbound.custom_ids import wire
from bot.show.panel import LABEL, OPTION, Button, Channels, Panel, People, Picture, Roles, Row, Select, cut

STYLES: Mapping[str, discord.ButtonStyle] = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "go": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
WRITTEN = [discord.ChannelType.text, discord.ChannelType.news]  # where tables can be opened
PLAYED_IN = [discord.ChannelType.public_thread, discord.ChannelType.private_thread]
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
    attachments: Sequence[discord.File | discord.Attachment]
    allowed_mentions: discord.AllowedMentions


def sending(panel: Panel) -> Sending:
    return Sending(view=_view(panel), files=_files(panel), allowed_mentions=_mentions(panel))


def editing(panel: Panel) -> Editing:
    return Editing(view=_view(panel), attachments=_files(panel), allowed_mentions=_mentions(panel))


def keeping_pictures(message: discord.Message, view: ui.LayoutView) -> Editing:
    """An edit of what is there already: names of pictures are looked up among what is said to be kept."""
    kept = list[discord.Attachment]()
    for gallery in [one for one in view.walk_children() if isinstance(one, ui.MediaGallery)]:
        pictures = [(item, _Kept(item, message)) for item in gallery.items]
        kept += [file for _, file in pictures]
        gallery.items = [
            discord.MediaGalleryItem(f"attachment://{file.filename}", description=item.description)
            for item, file in pictures
        ]
    return Editing(view=view, attachments=kept, allowed_mentions=discord.AllowedMentions.none())


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
                ui.UserSelect(custom_id=wire(control), placeholder=placeholder, min_values=1, max_values=most)
            )
        case Channels(control, placeholder, threads):
            kinds = PLAYED_IN if threads else WRITTEN
            return ui.ActionRow(
                ui.ChannelSelect(custom_id=wire(control), placeholder=placeholder, channel_types=kinds)
            )
        case Roles(control, placeholder):
            return ui.ActionRow(ui.RoleSelect(custom_id=wire(control), placeholder=placeholder))
        case _:
            return ui.ActionRow(*map(_button, row))


def _button(button: Button) -> ui.Button[Any]:
    label = cut(button.label, LABEL)
    if button.url:
        return ui.Button(label=label, url=button.url)
    return ui.Button(
        label=label,
        custom_id=None if button.control is None else wire(button.control),
        style=STYLES[button.style],
        disabled=button.disabled,
    )


def _select(select: Select) -> ui.Select[Any]:
    values = select.values or tuple(map(str, range(len(select.options))))
    options = [
        discord.SelectOption(label=cut(label, OPTION), value=value, description=cut(told, OPTION) or None)
        for value, (label, told) in zip(values, select.options, strict=True)
    ]
    return ui.Select(
        custom_id=wire(select.control),
        placeholder=cut(select.placeholder, 150),
        options=options,
        max_values=select.most,
    )


def _files(panel: Panel) -> list[discord.File]:
    if panel.picture is None:
        return []
    return [Upload(panel.picture.png, panel.picture.name, panel.picture.alt)]


def _mentions(panel: Panel) -> discord.AllowedMentions:
    if not panel.mentions and panel.role is None:
        return discord.AllowedMentions.none()
    users = [discord.Object(person) for person in panel.mentions]
    roles = [] if panel.role is None else [discord.Object(panel.role)]
    return discord.AllowedMentions(everyone=False, roles=roles, replied_user=False, users=users)


class _Kept(discord.Attachment):
    """The file behind a picture, as an edit names what it keeps; a received picture has only its address."""

    def __init__(self, item: discord.MediaGalleryItem, message: discord.Message) -> None:
        name = yarl.URL(item.media.url).name
        listed = (one.id for one in message.attachments if one.filename == name)
        number = item.media.attachment_id or next(listed, 0)
        data: Any = {"id": number, "filename": name, "size": 0, "url": "", "proxy_url": ""}
        super().__init__(data=data, state=message._state)

    def to_dict(self) -> Any:
        return {"id": str(self.id), "filename": self.filename}


class Upload(discord.File):
    """A file that is out of memory as soon as it is sent."""

    def __init__(self, content: bytes, name: str, description: str | None = None) -> None:
        super().__init__(BytesIO(content), name, description=description)

    def close(self) -> None:
        """discord.py ties the buffer to a method of its own; untied, it waits for no garbage collector."""
        super().close()
        vars(self.fp).clear()
