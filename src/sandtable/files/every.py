"""Every fault of a file at once, of a reader that stops at the first: what is faulty is taken out, the rest read again.

Not compiled. Of what follows from a fault told before, nothing is said as far as that can be known.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any, Final

from sandtable.files.tomlfile import FIELD_PART, TomlFile
from sandtable.files.tomllines import KeyPath
from sandtable.kernel.errors import BadFile

MOST: Final = 100  # whoever has so many has enough to do
WORD: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9./:-]*")


def every_fault(file: TomlFile, read: Callable[[TomlFile], object]) -> list[BadFile]:
    """What a reader finds wrong with a file, as often as it finds something new."""
    rest = Remainder(file.data)
    found: list[BadFile] = []
    for _ in range(MOST):
        try:
            read(TomlFile(file.source, "", rest.data))
            break
        except BadFile as error:
            if error.source != file.source:  # of another file, which is read with this one
                found.append(error)
                break
            path = path_of(error.field)
            where = rest.original(path)
            if where not in rest.gone:
                found.append(file.bad(field_of(where), error.reason))
            if not rest.take_out(path, error.reason):
                break
    return found


def path_of(field: str) -> KeyPath:
    path: KeyPath = ()
    for name, number in FIELD_PART.findall(field):
        path = (*path, name, int(number)) if number else (*path, name)
    return path


def field_of(path: KeyPath) -> str:
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


class Remainder:
    """The data of a file, less what was faulty in it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = deepcopy(data)
        self.gone: set[KeyPath] = set()
        self.numbers: dict[KeyPath, list[int]] = {}  # of lists that have become shorter: what is left of them

    def original(self, path: KeyPath) -> KeyPath:
        """Where it is in the file, with all lists as long as they were."""
        where: KeyPath = ()
        for part in path:
            left = self.numbers.get(where)
            if isinstance(part, int) and left is not None and part < len(left):
                part = left[part]
            where = (*where, part)
        return where

    def take_out(self, path: KeyPath, reason: str) -> bool:
        """A word that the reason names, else the value, else the nearest thing around it that is there."""
        for length in range(len(path), 0, -1):
            parent, key = self.found(path[:length])
            if parent is not None:
                if not without_word(parent, key, reason):
                    self.gone.add(self.original(path[:length]))
                    self.remove(path[:length], parent, key)
                return True
        return False

    def found(self, path: KeyPath) -> tuple[Any, Any]:
        """What holds the value at a path, and the key of it there; nothing if there is no such value."""
        at: Any = self.data
        for part in path[:-1]:
            if not holds(at, part):
                return None, None
            at = at[part]
        return (at, path[-1]) if holds(at, path[-1]) else (None, None)

    def remove(self, path: KeyPath, parent: Any, key: Any) -> None:
        if isinstance(parent, list):
            whole = self.original(path[:-1])
            del self.numbers.setdefault(whole, list(range(len(parent))))[key]
        del parent[key]


def holds(at: Any, key: str | int) -> bool:
    if isinstance(at, dict):
        return key in at
    return isinstance(at, list) and isinstance(key, int) and key < len(at)


def without_word(parent: Any, key: Any, reason: str) -> bool:
    """Take one word out of a text of several, or of a list of texts; False if the reason names none of them."""
    value = parent[key]
    named = WORD.findall(reason)
    if isinstance(value, str) and len(value.split()) > 1:
        words = value.split()
        faulty = next((word for word in named if word in words), None)
        if faulty is not None:
            words.remove(faulty)
            parent[key] = " ".join(words)
        return faulty is not None
    if isinstance(value, list) and len(value) > 1 and all(isinstance(part, str) for part in value):
        faulty = next((part for word in named for part in value if word in part.split()), None)
        if faulty is not None:
            value.remove(faulty)
        return faulty is not None
    return False
