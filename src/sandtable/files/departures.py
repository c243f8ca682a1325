"""Every departure of a file's data from its shape, not only the first. Not compiled: it reads annotations."""

from __future__ import annotations

from collections.abc import Iterable
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Protocol, get_args, get_origin

import msgspec

from sandtable.files.bounds import Fault, struct_fields
from sandtable.files.tomlfile import in_words
from sandtable.files.tomllines import KeyPath
from sandtable.kernel.errors import near_hint


class Names(Protocol):
    """What fields may name."""

    def reason(self, kind: str, value: str) -> str:
        """Why a value cannot stand for a thing of this kind; "" if it can."""


def not_one_of(value: Any, allowed: Iterable[Any]) -> str:
    return f"{value!r} is not one of {', '.join(repr(one) for one in allowed)}"


def find_faults(
    value: Any, kind: Any, path: KeyPath, references: Names | None = None, sound: bool = False
) -> Iterable[Fault]:
    """Everything in a value that does not fit a type; with references, also every name that means nothing.

    A value known to be sound (it fits the type as a whole) is searched for names only.
    """
    kind = _without_none(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield from _struct_faults(value, kind, path, references, sound)
    elif get_origin(kind) is list and isinstance(value, list):
        for number, element in enumerate(value):
            yield from find_faults(element, get_args(kind)[0], (*path, number), references, sound)
    elif get_origin(kind) is dict and isinstance(value, dict):
        for key, element in value.items():
            yield from find_faults(element, get_args(kind)[1], (*path, key), references, sound)
    else:
        reason = "" if sound else _value_reason(value, kind)
        if not reason and references is not None:
            reason = _name_reason(value, kind, references)
        if reason:
            yield path, reason


def _without_none(kind: Any) -> Any:
    """The type of what may be left out: the files have no null."""
    parts = [part for part in get_args(kind) if part is not NoneType] if isinstance(kind, UnionType) else []
    return parts[0] if len(parts) == 1 else kind


def _struct_faults(value: Any, kind: Any, path: KeyPath, references: Names | None, sound: bool) -> Iterable[Fault]:
    if not isinstance(value, dict):
        yield path, "must be a table"
        return
    fields = struct_fields(kind)
    for key in value:
        if key not in fields:
            yield (*path, key), "unknown field" + near_hint(key, list(fields))
    for name, field in fields.items():
        if name in value:
            yield from find_faults(value[name], field.type, (*path, name), references, sound)
        elif field.required:
            yield (*path, name), "missing"


def _value_reason(value: Any, kind: Any) -> str:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        if get_origin(kind) is Literal:
            return not_one_of(value, get_args(kind))
        return plain_reason(str(error), value)
    return ""


def _name_reason(value: Any, kind: Any, references: Names) -> str:
    if get_origin(kind) is Annotated:
        for meta in get_args(kind)[1:]:
            if isinstance(meta, msgspec.Meta) and meta.extra:
                return references.reason(meta.extra["check"], value)
    return ""


def plain_reason(message: str, value: Any) -> str:
    return f"{in_words(message)} (found {value!r})"
