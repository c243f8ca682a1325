"""Copying, dumping, loading and comparing frames of any class, and the strict readers that loading is made of.

The functions for each class are generated (`codec_generated.py`). Those that are given a frame are found by its class.
A dump carries only the name of the class (under the key "frame"), and each title knows its own frames by name: two
games may each have one of the same name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sandtable.kernel.frame import Frame

Data = dict[str, object]

FRAME_KEY: Final = "frame"

CLONERS: Final[dict[type[Frame], Callable[[Any], Frame]]] = {}
DUMPERS: Final[dict[type[Frame], Callable[[Any], Data]]] = {}
EQUALS: Final[dict[type[Frame], Callable[[Any, Any], bool]]] = {}


class Frames:
    """The frames of one title by name, put together from the codecs of the kernel, of its family and its own."""

    def __init__(self) -> None:
        self.classes: dict[str, type[Frame]] = {}
        self.loaders: dict[str, Callable[[Data, Frames], Frame]] = {}

    def add(
        self,
        kind: type[Frame],
        clone: Callable[[Any], Frame],
        dump: Callable[[Any], Data],
        load: Callable[[Data, Frames], Frame],
        equal: Callable[[Any, Any], bool],
    ) -> None:
        """Enter one frame class. Names are unique in a title, since a dump finds its class by name."""
        name = kind.__name__
        known = self.classes.get(name)
        if known is not None and known is not kind:
            raise ValueError(f"two frame classes of one title are called {name}: {known!r} and {kind!r}")
        self.classes[name] = kind
        self.loaders[name] = load
        CLONERS[kind] = clone
        DUMPERS[kind] = dump
        EQUALS[kind] = equal


def unregistered(frame: Frame) -> TypeError:
    return TypeError(f"frame class {type(frame).__name__} has no codec: call register() of its codec_generated module")


def clone_frame(frame: Frame) -> Frame:
    clone = CLONERS.get(type(frame))
    if clone is None:
        raise unregistered(frame)
    return clone(frame)


def dump_frame(frame: Frame) -> Data:
    dump = DUMPERS.get(type(frame))
    if dump is None:
        raise unregistered(frame)
    data: Data = {FRAME_KEY: type(frame).__name__}
    data.update(dump(frame))
    return data


def load_frame(value: object, frames: Frames) -> Frame:
    data = load_dict(value, FRAME_KEY).copy()
    name = load_str(data.pop(FRAME_KEY, None), FRAME_KEY)
    load = frames.loaders.get(name)
    if load is None:
        raise ValueError(f"{FRAME_KEY}: there is no frame called {name!r}")
    return load(data, frames)


def equal_frame(a: Frame, b: Frame) -> bool:
    if type(a) is not type(b):
        return False
    equal = EQUALS.get(type(a))
    if equal is None:
        raise unregistered(a)
    return equal(a, b)


# --- strict readers; `where` is class and field ---


def mistyped(value: object, wanted: str, where: str) -> ValueError:
    return ValueError(f"{where}: must be {wanted}, not {type(value).__name__}")


def check_fields(data: Data, name: str, fields: list[str], late: list[str] | None = None) -> None:
    """Exactly these fields: none missing but the late ones, none unknown."""
    for field in fields:
        if field not in data:
            raise ValueError(f"{name}.{field}: missing")
    if len(data) != len(fields):
        for key in data:
            if key not in fields and (late is None or key not in late):
                raise ValueError(f"{name}.{key}: unknown field")


def load_int(value: object, where: str) -> int:
    if type(value) is not int:  # a bool is not a number
        raise mistyped(value, "an int", where)
    assert isinstance(value, int)
    return value


def load_bool(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise mistyped(value, "a bool", where)
    return value


def load_str(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise mistyped(value, "a str", where)
    return value


def load_bytes(value: object, where: str) -> bytes:
    """Bytes are dumped in hexadecimal, so that a dump is plain data."""
    text = load_str(value, where)
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise ValueError(f"{where}: must be hexadecimal digits in pairs") from None


def load_list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise mistyped(value, "a list", where)
    return value


def load_dict(value: object, where: str) -> Data:
    if not isinstance(value, dict):
        raise mistyped(value, "a table", where)
    return value


def load_ints(value: object, where: str) -> list[int]:
    return [load_int(item, where) for item in load_list(value, where)]
