"""Buttons, selects and the parts of Components V2: what Discord refuses, and how it sends them back."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from sandbox.errors import Fault, Path, invalid
from sandbox.shapes import (
    Check,
    boolean,
    by_type,
    integer,
    items,
    one_of,
    record,
    snowflake,
    text,
)
from sandbox.wire import Json, Value

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 17, 18, 19, 21, 22, 23
SELECTS: Final = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK, PREMIUM = 5, 6

_number = integer(0, (1 << 31) - 1)
_custom_id = text(1, 100)
_emoji = record({"name": text(0, 32)}, id=snowflake, animated=boolean)
_media = record({"url": text(1, 2048)})
_choice = record(
    {"label": text(1, 100), "value": text(1, 100)}, description=text(0, 100), emoji=_emoji, default=boolean
)  # fmt: skip
_group_choice = record(
    {"label": text(1, 100), "value": text(1, 100)}, description=text(0, 100), default=boolean
)  # fmt: skip
_preset = record({"id": snowflake, "type": one_of("user", "role", "channel")})
_kind = {"type": integer()}


def _part(required: Mapping[str, Check], /, **optional: Check) -> Check:
    return record(_kind | dict(required), id=_number, **optional)


def _select(*, extra: Mapping[str, Check], required: Mapping[str, Check] | None = None) -> Check:
    return _part(
        {"custom_id": _custom_id} | dict(required or {}), placeholder=text(0, 150),
        min_values=integer(0, 25), max_values=integer(1, 25), disabled=boolean, required=boolean, **extra,
    )  # fmt: skip


_presets = {"default_values": items(_preset, 0, 25)}
_SELECT: dict[int, Check] = {
    STRING_SELECT: _select(extra={}, required={"options": items(_choice, 1, 25)}),
    USER_SELECT: _select(extra=_presets),
    ROLE_SELECT: _select(extra=_presets),
    MENTIONABLE_SELECT: _select(extra=_presets),
    CHANNEL_SELECT: _select(extra=_presets | {"channel_types": items(integer(0, 16))}),
}
_BUTTON = _part(
    {"style": one_of(1, 2, 3, 4, 5, 6)}, custom_id=_custom_id, label=text(0, 80), disabled=boolean,
    url=text(1, 512), sku_id=snowflake, emoji=_emoji,
)  # fmt: skip
_TEXT = _part({"content": text(1, 4000)})
_THUMBNAIL = _part({"media": _media}, description=text(0, 1024), spoiler=boolean)
_ROW = _part({"components": items(by_type({BUTTON: _BUTTON} | _SELECT), 1, 5)})
_SECTION = _part(
    {
        "components": items(by_type({TEXT_DISPLAY: _TEXT}), 1, 3),
        "accessory": by_type({BUTTON: _BUTTON, THUMBNAIL: _THUMBNAIL}),
    }
)
_picture = record({"media": _media}, description=text(0, 1024), spoiler=boolean)
_V2: dict[int, Check] = {
    ROW: _ROW,
    SECTION: _SECTION,
    TEXT_DISPLAY: _TEXT,
    GALLERY: _part({"items": items(_picture, 1, 10)}),
    FILE: _part({"file": _media}, spoiler=boolean),
    SEPARATOR: _part({}, divider=boolean, spacing=one_of(1, 2)),
}
_CONTAINER = _part(
    {"components": items(by_type(_V2), 1, 40)}, accent_color=integer(0, 0xFFFFFF), spoiler=boolean
)  # fmt: skip
_TEXT_INPUT = _part(
    {"custom_id": _custom_id, "style": one_of(1, 2)}, label=text(1, 45), min_length=integer(0, 4000),
    max_length=integer(1, 4000), required=boolean, value=text(0, 4000), placeholder=text(0, 100),
)  # fmt: skip
_FIELD: dict[int, Check] = _SELECT | {
    TEXT_INPUT: _TEXT_INPUT,
    FILE_UPLOAD: _part(
        {"custom_id": _custom_id}, min_values=integer(0, 10), max_values=integer(1, 10), required=boolean
    ),
    RADIO_GROUP: _part(
        {"custom_id": _custom_id, "options": items(_group_choice, 2, 10)}, required=boolean
    ),
    CHECKBOX_GROUP: _part(
        {"custom_id": _custom_id, "options": items(_group_choice, 1, 10)},
        min_values=integer(0, 10), max_values=integer(1, 10), required=boolean,
    ),
    CHECKBOX: _part({"custom_id": _custom_id}, default=boolean),
}  # fmt: skip
_LABEL = _part({"label": text(1, 45), "component": by_type(_FIELD)}, description=text(1, 100))

LEGACY: Final = items(by_type({ROW: _ROW}), 0, 5)
LAYOUT: Final = items(by_type(_V2 | {CONTAINER: _CONTAINER}), 0, 40)
FORM: Final = items(
    by_type(
        {
            ROW: _part({"components": items(by_type({TEXT_INPUT: _TEXT_INPUT}), 1, 1)}),
            LABEL: _LABEL,
            TEXT_DISPLAY: _TEXT,
        }
    ),
    1,
    5,
)


def walk(components: list[Json], path: Path = ()) -> Iterator[tuple[Path, Json]]:
    """Every component, parents first, in the order in which they are read."""
    for index, component in enumerate(components):
        yield from _with_children((*path, index), component)


def _with_children(at: Path, component: Json) -> Iterator[tuple[Path, Json]]:
    yield at, component
    yield from walk(component.get("components") or [], (*at, "components"))
    for single in ("accessory", "component"):
        if component.get(single):
            yield from _with_children((*at, single), component[single])


def check_whole(components: list[Json], *, layout: bool) -> list[Fault]:
    """What only the whole can break: counts, widths, and ids that must differ."""
    faults: list[Fault] = []
    custom_ids: set[str] = set()
    numbers: set[int] = set()
    total = letters = 0
    for at, component in walk(components, ("components",)):
        total += 1
        letters += len(component.get("content") or "")
        faults += _RULES.get(component["type"], _no_rule)(at, component)
        if custom_id := component.get("custom_id"):
            if custom_id in custom_ids:
                said = "Component custom id cannot be duplicated"
                faults.append(Fault((*at, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", said))
            custom_ids.add(custom_id)
        if number := component.get("id"):
            if number in numbers:
                faults.append(
                    Fault((*at, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
                )
            numbers.add(number)
    if layout and total > 40:
        said = f"The number of components in the message exceeds the maximum of 40 ({total})"
        faults.append(Fault(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", said))
    if layout and letters > 4000:
        said = "The combined length of all text must be 4000 or fewer"
        faults.append(Fault(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", said))
    return faults


def _no_rule(_at: Path, _component: Json) -> list[Fault]:
    return []


def _row_rule(at: Path, row: Json) -> list[Fault]:
    kinds = [child.get("type") for child in row["components"]]
    if len(kinds) > 1 and any(kind != BUTTON for kind in kinds):
        said = "Components displayed together exceed the width of 5"
        return [Fault((*at, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", said)]
    return []


def _button_rule(at: Path, button: Json) -> list[Fault]:
    style = button["style"]
    faults: list[Fault] = []
    if style == LINK:
        if not button.get("url"):
            faults.append(Fault((*at, "url"), "BASE_TYPE_REQUIRED", "A url is required"))
        elif not str(button["url"]).startswith(("http://", "https://", "discord://")):
            said = "Scheme must be one of ('http', 'https', 'discord')."
            faults.append(Fault((*at, "url"), "URL_TYPE_INVALID_SCHEME", said))
    elif style != PREMIUM and not button.get("custom_id"):
        faults.append(Fault((*at, "custom_id"), "BASE_TYPE_REQUIRED", "A custom id is required"))
    if button.get("custom_id") and button.get("url"):
        said = "A custom id and url cannot both be specified"
        faults.append(Fault((*at, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", said))
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        said = "A label or emoji is required"
        faults.append(Fault((*at, "label"), "BUTTON_COMPONENT_LABEL_OR_emoji_back_REQUIRED", said))
    return faults


def _select_rule(at: Path, select: Json) -> list[Fault]:
    faults: list[Fault] = []
    low, high = _bounds(select)
    if low > high:
        said = "min_values must be less than or equal to max_values"
        faults.append(Fault((*at, "min_values"), "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE", said))
    options = select.get("options")
    if options is not None:
        if high > len(options):
            said = "max_values is larger than the number of options"
            faults.append(Fault((*at, "max_values"), "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", said))
        faults += _option_faults(at, options)
        if sum(bool(option.get("default")) for option in options) > high:
            said = "More default options than max_values"
            faults.append(Fault((*at, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", said))
    return faults


def _option_faults(at: Path, options: list[Json]) -> Iterator[Fault]:
    seen: set[Value] = set()
    for index, option in enumerate(options):
        if option["value"] in seen:
            said = "The specified option value is already used"
            yield Fault((*at, "options", index, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", said)
        seen.add(option["value"])


def _group_rule(at: Path, group: Json) -> list[Fault]:
    return list(_option_faults(at, group["options"]))


def _input_rule(at: Path, field: Json) -> list[Fault]:
    labelled = "component" in at
    if not labelled and not field.get("label"):
        return [Fault((*at, "label"), "BASE_TYPE_REQUIRED", "This field is required")]
    return []


def _bounds(select: Json) -> tuple[int, int]:
    low, high = select.get("min_values"), select.get("max_values")
    return (1 if low is None else low), (1 if high is None else high)


_RULES: dict[int, Callable[[Path, Json], list[Fault]]] = {
    ROW: _row_rule, BUTTON: _button_rule, TEXT_INPUT: _input_rule,
    RADIO_GROUP: _group_rule, CHECKBOX_GROUP: _group_rule, **dict.fromkeys(SELECTS, _select_rule),
}  # fmt: skip


def accept(components: list[Json], media: Callable[[str, Path], Json]) -> list[Json]:
    """As Discord sends them back: numbered, defaults written out, media resolved."""
    taken = {it["id"] for _, it in walk(components) if it.get("id")}
    fresh = (number for number in range(1, 1 << 16) if number not in taken)
    return [_written(component, (index,), fresh, media) for index, component in enumerate(components)]


def _written(of: Json, at: Path, fresh: Iterator[int], media: Callable[[str, Path], Json]) -> Json:
    kind = of["type"]
    out: Json = {"type": kind, "id": of.get("id") or next(fresh)}
    out |= _DEFAULTS.get(kind, {})
    for key, value in of.items():
        if key in ("components", "accessory", "component", "media", "file", "items") or value is None:
            continue
        out[key] = _emoji_back(value) if key == "emoji" else value
    if kind == STRING_SELECT:
        out["options"] = [_option(option) for option in of["options"]]
    if "components" in of:
        inner = enumerate(of["components"])
        out["components"] = [_written(it, (*at, "components", n), fresh, media) for n, it in inner]
    for single in ("accessory", "component"):
        if of.get(single):
            out[single] = _written(of[single], (*at, single), fresh, media)
    if kind == GALLERY:
        out["items"] = [
            {
                "media": _shown(media(it["media"]["url"], (*at, "items", n, "media", "url"))),
                "description": it.get("description"), "spoiler": bool(it.get("spoiler")),
            } for n, it in enumerate(of["items"])
        ]  # fmt: skip
    if kind == THUMBNAIL:
        out["media"] = _shown(media(of["media"]["url"], (*at, "media", "url")))
    if kind == FILE:
        found = media(of["file"]["url"], (*at, "file", "url"))
        out |= {"name": found.get("_name"), "size": found.get("_size"), "file": _shown(found)}
    return out


_DEFAULTS: dict[int, Json] = {
    CONTAINER: {"accent_color": None, "spoiler": False}, THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"spoiler": False}, SEPARATOR: {"divider": True, "spacing": 1},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}  # fmt: skip


def _emoji_back(emoji: Json) -> Json:
    out: Json = {"name": emoji["name"]}
    if emoji.get("id"):
        out |= {"id": str(emoji["id"]), "animated": bool(emoji.get("animated"))}
    return out


def _shown(media: Json) -> Json:
    return {key: value for key, value in media.items() if not key.startswith("_")}


def _option(option: Json) -> Json:
    out = {key: value for key, value in option.items() if value is not None}
    if "emoji" in out:
        out["emoji"] = _emoji_back(out["emoji"])
    return out


def demand_whole(components: list[Json], *, layout: bool) -> None:
    if faults := check_whole(components, layout=layout):
        raise invalid(faults)
