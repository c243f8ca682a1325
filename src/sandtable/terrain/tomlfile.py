"""Reading a TOML data file into its shape; a mistake is a BadFile with file, line, field and reason.

Not compiled: msgspec reads the annotations of the shapes.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from sandtable.kernel.errors import BadFile
from sandtable.terrain.tomlplace import line_of

FIELD_PART: Final = re.compile(r"([^.\[\]]+)(?:\[(\d+)\])?")
PLACE_OF_SYNTAX_ERROR: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
WORDS: Final = [("`int`", "a whole number"), ("`str`", "a text"), ("`bool`", "true or false"), ("`array`", "a list")]

T = TypeVar("T")


class TomlFile:
    """A TOML file that has been read; its text finds the lines of mistakes."""

    def __init__(self, source: str, text: str, data: dict[str, Any]) -> None:
        self.source = source
        self.text = text
        self.data = data

    def bad(self, field: str, reason: str) -> BadFile:
        """A mistake in a field such as `card[3].initiative[1]`, counted from 0."""
        return BadFile(self.source, field, reason, field_line(self.text, field))


def read_toml(path: Path) -> TomlFile:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadFile(str(path), "", f"not UTF-8 text (byte {error.start})") from None
    except OSError as error:
        raise BadFile(str(path), "", f"cannot be read: {error.strerror}") from None
    try:
        return TomlFile(str(path), text, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        place = PLACE_OF_SYNTAX_ERROR.search(str(error))
        line = int(place[1]) if place and place[1] else len(text.splitlines())
        reason = "not valid TOML: " + PLACE_OF_SYNTAX_ERROR.sub("", str(error))
        raise BadFile(str(path), "", reason, line) from None


def decode(file: TomlFile, shape: type[T]) -> T:
    """The file's data in its shape, or what is wrong with the first field that does not fit."""
    try:
        return msgspec.convert(file.data, shape)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at `")
        for type_name, word in WORDS:
            reason = reason.replace(type_name, word)
        raise file.bad(place.rstrip("`").removeprefix("$").removeprefix("."), reason) from None


def field_line(text: str, field: str) -> int:
    """Line of a field: of its key in the innermost table whose header is written out; 0 if it is not in the text."""
    parts = [(name, int(number or 0)) for name, number in FIELD_PART.findall(field)]
    for length in range(len(parts) if text else -1, -1, -1):
        table = ".".join(name for name, _ in parts[:length])
        key = parts[length][0] if length < len(parts) else ""
        if table or key:
            line = line_of(text, table, key, "", parts[length - 1][1] if length else 0)
            if line:
                return line
    return 0


def name_reason(what: str, name: str, known: list[str]) -> str:
    """Why a name means nothing, with known ones that look like it; empty if it is known."""
    if name in known:
        return ""
    near = difflib.get_close_matches(name, known, 3, 0.6)
    return f"there is no {what} named {name!r}" + (f" (near: {', '.join(near)})" if near else "")
