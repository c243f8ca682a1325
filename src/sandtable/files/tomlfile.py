"""Reading a TOML data file into its shape; a mistake is a BadFile with file, line, field and reason.

Not compiled: msgspec reads the annotations of the shapes.
"""

from __future__ import annotations

import re
import stat
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from sandtable.files.tomllines import KeyPath, key_lines, line_of
from sandtable.kernel.errors import BadFile, no_such

FIELD_PART: Final = re.compile(r"([^.\[\]]+)(?:\[(\d+)\])?")
PLACE_OF_SYNTAX_ERROR: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
WORDS: Final = [("`int`", "a whole number"), ("`str`", "a text"), ("`bool`", "true or false"), ("`array`", "a list")]

MOST_BYTES: Final = 1 << 20
LONGEST_LINE: Final = 10_000  # characters; the standard reader takes long over keys of very many parts
DEEPEST: Final = 24  # lists and tables within each other
MOST: Final = 10**30  # bounds refuse far smaller numbers; of this size they can still be told
TOO_DEEP: Final = f"nested more than {DEEPEST} deep"
TOO_LARGE: Final = "a number that is too large to be read"

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
    """A file of somebody's own may be anything: whatever is no sound TOML is a BadFile, and nothing is waited for."""
    text = read_text(path)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = PLACE_OF_SYNTAX_ERROR.search(str(error))
        line = int(place[1]) if place and place[1] else len(text.splitlines())
        reason = "not valid TOML: " + PLACE_OF_SYNTAX_ERROR.sub("", str(error))
        raise BadFile(str(path), "", reason, line) from None
    except RecursionError:
        raise BadFile(str(path), "", TOO_DEEP) from None
    except ValueError:  # more digits than Python reads
        raise BadFile(str(path), "", TOO_LARGE) from None
    for where, reason in wild_faults(data):
        raise BadFile(str(path), ".".join(where), reason, line_of_wild(text, where))
    return TomlFile(str(path), text, data)


def read_text(path: Path) -> str:
    """The text of a plain file; a pipe or a device is none, and could be read for ever."""
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode) and not stat.S_ISDIR(about.st_mode):
            raise BadFile(str(path), "", "cannot be read: not a file")
        if about.st_size > MOST_BYTES:
            raise BadFile(str(path), "", f"larger than {MOST_BYTES // 1024} KiB")
        text = path.read_text(encoding="utf-8-sig")  # some editors begin a file with a mark of its encoding
    except UnicodeDecodeError as error:
        raise BadFile(str(path), "", f"not UTF-8 text (byte {error.start})") from None
    except OSError as error:
        raise BadFile(str(path), "", f"cannot be read: {error.strerror}") from None
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise BadFile(str(path), "", f"a line of more than {LONGEST_LINE} characters", number)
    return text


def wild_faults(value: object, where: tuple[str, ...] = (), depth: int = 0) -> Iterator[tuple[tuple[str, ...], str]]:
    """What no file of ours could hold, however it is meant, by the names of the tables it is in."""
    if isinstance(value, int) and not -MOST <= value <= MOST:
        yield where, TOO_LARGE
    elif depth > DEEPEST:
        yield where[:2], TOO_DEEP
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from wild_faults(part, (*where, key), depth + 1)
    elif isinstance(value, list):
        for part in value:
            yield from wild_faults(part, where, depth + 1)


def line_of_wild(text: str, where: tuple[str, ...]) -> int:
    """What is nested too deeply cannot be scanned for lines either."""
    try:
        return line_of(key_lines(text), where)
    except RecursionError:
        return 0


def decode(file: TomlFile, shape: type[T]) -> T:
    """The file's data in its shape, or what is wrong with the first field that does not fit."""
    try:
        return msgspec.convert(file.data, shape)
    except msgspec.ValidationError as error:
        field, reason = place_of(error)
        raise file.bad(field, in_words(reason)) from None


def read_shape(folder: Path, name: str, shape: type[T]) -> tuple[TomlFile, T]:
    """A file of a folder, and its data in its shape."""
    file = read_toml(folder / name)
    return file, decode(file, shape)


def shaped(data: dict[str, Any], shape: type[T], source: str, whole: str) -> T:
    """The same for data that is in no file; `whole` is what it is called."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        field, reason = place_of(error)
        raise BadFile(source, field or whole, reason) from None


def place_of(error: msgspec.ValidationError) -> tuple[str, str]:
    """Field and reason; no field where the whole is meant."""
    reason, _, place = str(error).partition(" - at `")
    return place.rstrip("`").removeprefix("$").removeprefix("."), reason


def in_words(reason: str) -> str:
    """A reader's reason in the words of a data file's author."""
    for type_name, word in WORDS:
        reason = reason.replace(type_name, word)
    return reason


def field_line(text: str, field: str) -> int:
    """Line of a field, or of the nearest thing around it that is written out; 0 if nothing of it is in the text."""
    path: KeyPath = ()
    for name, number in FIELD_PART.findall(field):
        path = (*path, name, int(number)) if number else (*path, name)
    return line_of(key_lines(text), path)


def name_reason(what: str, name: str, known: list[str]) -> str:
    """Why a name means nothing, with known ones that look like it; empty if it is known."""
    return "" if name in known else no_such(what, name, known)


def index_of(file: TomlFile, field: str, what: str, name: str, known: list[str]) -> int:
    """The place of a name among those that are known."""
    reason = name_reason(what, name, known)
    if reason:
        raise file.bad(field, reason)
    return known.index(name)
