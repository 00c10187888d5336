"""A message, a form or a list of choices as a person perceives it."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from sandbox import components as parts
from sandbox.entities import MessageFlag
from sandbox.wire import Json

_EPHEMERAL, _LOADING = int(MessageFlag.EPHEMERAL), int(MessageFlag.LOADING)  # an enum's & is slow


@dataclass(frozen=True, slots=True)
class Picture:
    url: str
    alt: str | None
    width: int | None
    height: int | None


@dataclass(frozen=True, slots=True)
class Shown:
    """A message on somebody's screen."""

    json: Json

    @property
    def id(self) -> int:
        return int(self.json["id"])

    @property
    def channel(self) -> int:
        return int(self.json["channel_id"])

    @property
    def author(self) -> str:
        author = self.json["author"]
        return str(author["global_name"] or author["username"])

    @property
    def ephemeral(self) -> bool:
        return bool(self.json["flags"] & _EPHEMERAL)

    @property
    def loading(self) -> bool:
        return bool(self.json["flags"] & _LOADING)

    def components(self) -> Iterator[Json]:
        for _, component in parts.walk(self.json["components"]):
            yield component

    @property
    def text(self) -> str:
        """All that can be read on it: words, embeds, labels of buttons and options."""
        lines = [self.json["content"]]
        for embed in self.json["embeds"]:
            lines += [embed.get("title") or "", embed.get("description") or ""]
            lines += [f"{it['name']}\n{it['value']}" for it in embed.get("fields") or ()]
            lines.append((embed.get("footer") or {}).get("text") or "")
        lines += [it.get("content") or it.get("label") or "" for it in self.components()]
        lines += [it.alt or "" for it in self.pictures]
        return "\n".join(line for line in lines if line)

    @property
    def buttons(self) -> list[str]:
        return [_label(it) for it in self.components() if it["type"] == parts.BUTTON]

    @property
    def menus(self) -> list[Json]:
        return [it for it in self.components() if it["type"] in parts.SELECTS]

    @property
    def pictures(self) -> list[Picture]:
        media = [
            (item["media"], item.get("description"))
            for it in self.components()
            for item in it.get("items") or ()
        ]
        media += [(it["media"], it.get("description")) for it in self.components() if "media" in it]
        found = [Picture(it["url"], alt, it.get("width"), it.get("height")) for it, alt in media]
        return found + [
            Picture(it["url"], it.get("description"), it.get("width"), it.get("height"))
            for it in self.json["attachments"]
        ]

    def mentions(self, user_id: int) -> bool:
        named = any(int(it["id"]) == user_id for it in self.json["mentions"])
        return named or bool(self.json["mention_everyone"])

    def button(self, label: str) -> Json | None:
        """Found by its whole label, or else by a part of it."""
        buttons = [it for it in self.components() if it["type"] == parts.BUTTON]
        exact = [it for it in buttons if label in (_label(it), it.get("label"), it.get("custom_id"))]
        near = [it for it in buttons if label in _label(it)]
        return next(iter(exact or near), None)

    def menu(self, name: str | None) -> Json | None:
        """Found by its placeholder, its id, or by being the only one."""
        if name is None:
            return self.menus[0] if len(self.menus) == 1 else None
        return next((it for it in self.menus if name in (it.get("placeholder"), it["custom_id"])), None)


@dataclass(frozen=True, slots=True)
class Form:
    """A modal that is open."""

    interaction: int
    title: str
    custom_id: str
    components: list[Json] = field(default_factory=list)

    def field(self, name: str) -> str:
        """The custom id of a field, given that, or its label."""
        for component in self.components:
            inner = component.get("component") or (component.get("components") or [{}])[0]
            if name in (inner.get("custom_id"), inner.get("label"), component.get("label")):
                return str(inner["custom_id"])
        raise LookupError(f"The form {self.title!r} has no field {name!r}.")

    def fields(self) -> list[str]:
        return [str(it["custom_id"]) for _, it in parts.walk(self.components) if "custom_id" in it]


def as_message(outcome: Shown | Form | None) -> Shown:
    """For who expects a message and nothing else."""
    assert isinstance(outcome, Shown), f"a message was expected, not {outcome}"
    return outcome


def as_form(outcome: Shown | Form | None) -> Form:
    assert isinstance(outcome, Form), f"a form was expected, not {outcome}"
    return outcome


def _label(button: Json) -> str:
    emoji = (button.get("emoji") or {}).get("name") or ""
    return " ".join(word for word in (emoji, button.get("label") or "") if word)
