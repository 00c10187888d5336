"""Actions and positions as JSON, derived from the dataclasses' types; how a field may be spelled."""

import json
from collections.abc import Callable, Sequence
from dataclasses import Field, fields, is_dataclass
from enum import Enum
from functools import lru_cache
from hashlib import blake2b
from operator import attrgetter
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    NewType,
    TypeAlias,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from engines.core import Action, Phrase
from engines.values import LATER, value

Json: TypeAlias = "bool | int | str | Sequence[Json] | dict[str, Json] | None"
Hint: TypeAlias = Any  # a type, or what `typing` makes of one
Convert: TypeAlias = Callable[[Any], Any]
T = TypeVar("T")
Function = TypeVar("Function", bound=Callable[..., Any])

_json = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode


@value
class Spelling:
    """`Annotated[int, Spelling(…)]`: a field that is written, and when long asked for, in its own way."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]  # raises ValueError for what is none
    parts: Callable[[Any], tuple[str, ...]] | None = None  # a cell: its column, then its row
    example: str = "1"
    told: Callable[[Any], Phrase] | None = None  # to people; None: as it is written


@value
class Told:
    """`Annotated[X, Told(…)]`: a field that is written as its type is, and told to people in a phrase."""

    phrase: Callable[[Any], Phrase]


@value
class AnyOrder:
    """`Annotated[tuple[X, ...], AnyOrder()]`: typed in any order, kept in ascending order."""


def remembered(function: Function) -> Function:
    """A pure function of types, asked often; `lru_cache` alone would forget its signature."""
    return cast(Function, lru_cache(maxsize=1024)(function))


def origin_of(hint: Hint) -> Hint:
    return get_origin(hint)


def encode(value: object) -> Json:
    """A dataclass as JSON; `decode` with its type gives it back exactly."""
    convert = _encoder(type(value))
    return cast(Json, convert(value) if convert else value)


def decode(kind: type[T], data: object) -> T:
    """What `encode` made; ValueError for anything else."""
    return cast(T, _decoder(kind)(data))


def digest(state: object) -> str:
    """128 bits that tell two positions apart."""
    return blake2b(_json(encode(state)).encode(), digest_size=16).hexdigest()


def pack(action: Action) -> list[Json]:
    """[verb, field, …]"""
    kind = type(action)
    return [kind.verb, *(_plain(hint, getattr(action, name)) for name, hint in fields_of(kind))]


def unpack(kinds: Sequence[type[Action]], packed: object) -> Action:
    """What `pack` made; ValueError for anything else."""
    if not isinstance(packed, list | tuple) or not packed:
        raise ValueError(f"not an action: {packed!r}")
    kind = next((kind for kind in kinds if kind.verb == packed[0]), None)
    if kind is None or len(packed) != 1 + len(fields_of(kind)):
        raise ValueError(f"not an action of this game: {packed!r}")
    hints = (hint for _, hint in fields_of(kind))
    made: Action = kind(*(_decoder(hint)(data) for hint, data in zip(hints, packed[1:], strict=True)))
    return made


@remembered
def fields_of(kind: type) -> tuple[tuple[str, Hint], ...]:
    """The fields a person fills in or reads, in order; an event's audience is none of them."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((one.name, hints[one.name]) for one in fields(kind) if one.name != "audience")


@remembered
def annotations_of(hint: Hint) -> tuple[Hint, Spelling | None, bool]:
    """The type itself, its spelling, and whether its values come in any order."""
    if isinstance(hint, NewType):
        return annotations_of(hint.__supertype__)
    if origin_of(hint) is not Annotated:
        return hint, None, False
    bare, *notes = get_args(hint)
    spelling = next((note for note in notes if isinstance(note, Spelling)), None)
    return bare, spelling, any(isinstance(note, AnyOrder) for note in notes)


@remembered
def told_of(hint: Hint) -> Callable[[Any], Phrase] | None:
    """How a field is told to people, if otherwise than its type."""
    notes = get_args(hint)[1:] if origin_of(hint) is Annotated else ()
    spelled = next((note.told for note in notes if isinstance(note, Spelling)), None)
    return next((note.phrase for note in notes if isinstance(note, Told)), spelled)


def _plain(hint: Hint, value: Any) -> Json:
    convert = _encoder(hint)
    return cast(Json, convert(value) if convert else value)


@remembered
def _encoder(hint: Hint) -> Convert | None:
    """None: the value is JSON as it stands (tuples and int or str enums included)."""
    hint, _, _ = annotations_of(hint)
    if hint is bytes:
        return bytes.hex
    if _is_union(hint):
        return _union_encoder([one for one in get_args(hint) if one is not NoneType])
    if origin_of(hint) is tuple:
        return _tuple_encoder(get_args(hint))
    if is_dataclass(hint):
        return _record_encoder(cast(type, hint))
    if isinstance(hint, type) and issubclass(hint, Enum) and not issubclass(hint, int | str):
        return attrgetter("value")
    assert hint in (int, str, bool, NoneType) or issubclass(hint, Enum), f"no JSON for {hint}"
    return None


def _record_encoder(kind: type) -> Convert:
    hints = get_type_hints(kind, include_extras=True)
    names = [one.name for one in fields(kind) if one.init]
    if not names:
        return lambda _: {}
    converts = [(name, convert) for name in names if (convert := _encoder(hints[name]))]
    values = attrgetter(*names) if len(names) > 1 else lambda record: (getattr(record, names[0]),)

    def convert_record(record: object) -> dict[str, Json]:
        encoded = dict(zip(names, values(record), strict=True))
        for name, convert in converts:
            encoded[name] = convert(encoded[name])
        return encoded

    later = _later(kind)
    if not later:
        return convert_record

    def convert_later(record: object) -> dict[str, Json]:
        """As before there was this field, where it says what was meant then: the digests stay."""
        encoded = convert_record(record)
        for one in later:
            if getattr(record, one.name) == one.default:
                del encoded[one.name]
        return encoded

    return convert_later


def _later(kind: type) -> "list[Field[Any]]":
    return [one for one in fields(kind) if one.init and LATER.items() <= one.metadata.items()]


def _tuple_encoder(args: tuple[Hint, ...]) -> Convert | None:
    if len(args) == 2 and args[1] is ...:
        convert = _encoder(args[0])
        return (lambda row: [convert(one) for one in row]) if convert else None
    converts = [_encoder(one) for one in args]
    if not any(converts):
        return None
    return lambda row: [c(one) if c else one for c, one in zip(converts, row, strict=True)]


def _union_encoder(kinds: Sequence[Hint]) -> Convert | None:
    if len(kinds) == 1:
        convert = _encoder(kinds[0])
        return (lambda value: None if value is None else convert(value)) if convert else None
    assert all(is_dataclass(kind) for kind in kinds), f"ambiguous: {kinds}"
    return lambda value: (
        None if value is None else {"is": type(value).__name__, **cast(dict[str, Json], encode(value))}
    )


@remembered
def _decoder(hint: Hint) -> Convert:
    hint, _, any_order = annotations_of(hint)
    if any_order:
        row = _tuple_decoder(get_args(hint))
        return lambda data: tuple(sorted(row(data)))
    if hint is bytes:
        return lambda data: bytes.fromhex(_expect(str, data))
    if _is_union(hint):
        return _union_decoder([one for one in get_args(hint) if one is not NoneType])
    if origin_of(hint) is tuple:
        return _tuple_decoder(get_args(hint))
    if is_dataclass(hint):
        return _record_decoder(cast(type, hint))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return hint
    return lambda data: _expect(hint, data)


def _record_decoder(kind: type) -> Convert:
    hints = get_type_hints(kind, include_extras=True)
    decoders = {one.name: _decoder(hints[one.name]) for one in fields(kind) if one.init}
    later = {one.name for one in _later(kind)}

    def convert_record(data: object) -> object:
        record = _expect(dict, data)
        if not decoders.keys() - later <= record.keys() <= decoders.keys():
            raise ValueError(f"{kind.__name__} needs {', '.join(decoders)}")
        return kind(**{name: decoders[name](one) for name, one in record.items()})

    return convert_record


def _tuple_decoder(args: tuple[Hint, ...]) -> Convert:
    if len(args) == 2 and args[1] is ...:
        convert = _decoder(args[0])
        return lambda data: tuple(convert(one) for one in _row(data))
    converts = [_decoder(one) for one in args]
    return lambda data: tuple(c(one) for c, one in zip(converts, _row(data), strict=True))


def _union_decoder(kinds: Sequence[Hint]) -> Convert:
    if len(kinds) == 1:
        convert = _decoder(kinds[0])
        return lambda data: None if data is None else convert(data)
    by_name = {kind.__name__: _decoder(kind) for kind in kinds}

    def convert_one(data: object) -> object:
        if data is None:
            return None
        record = dict(_expect(dict, data))
        name = record.pop("is", None)
        if name not in by_name:
            raise ValueError(f"one of {', '.join(by_name)} expected")
        return by_name[name](record)

    return convert_one


def _is_union(hint: Hint) -> bool:
    return origin_of(hint) in (Union, UnionType)


def _row(data: object) -> Sequence[object]:
    if not isinstance(data, list | tuple):
        raise ValueError(f"a list expected, not {data!r}")
    return data


def _expect(kind: type[T], data: object) -> T:
    if not isinstance(data, kind) or (kind is int and isinstance(data, bool)):
        raise ValueError(f"{kind.__name__} expected, not {data!r}")
    return data
