"""Problems in data files: reading a file, checking it against its shape, and checking every name it uses."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from sandtable.commander.packs.forces import month_number, year_window
from sandtable.commander.packs.names import ARMY_NAMES
from sandtable.commander.rules import names
from sandtable.files.bounds import Fault as Fault
from sandtable.files.departures import find_faults, not_one_of
from sandtable.files.tomlfile import name_reason, read_toml
from sandtable.files.tomllines import KeyPath, key_lines, line_of
from sandtable.kernel.errors import BadFile, SandtableError, printable
from sandtable.terrain.lattice import NONE, hex_index

FEW: Final = ["unit-kind", "carrier", "weapon-class", "fort", "special", "moment"]  # all are told to whoever errs
SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

T = TypeVar("T")
CheckName = Callable[[str], str]  # reason why a value is wrong, or "" if it is right


class Problem(msgspec.Struct, frozen=True):
    """Something wrong in a file. line is 0 where it concerns the file as a whole."""

    file: str
    line: int
    field: str
    reason: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return printable(f"{place}: {self.field}: {self.reason}" if self.field else f"{place}: {self.reason}")


class PackError(SandtableError):
    """Data that cannot be used, with every problem found in it."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        super().__init__("\n".join(str(problem) for problem in problems))


class PackFile:
    """A TOML file that has been read."""

    def __init__(self, path: Path, text: str, data: dict[str, Any]) -> None:
        self.path = path
        self.text = text
        self.data = data
        self._lines: dict[KeyPath, int] | None = None

    def problem(self, path: KeyPath, reason: str) -> Problem:
        """A problem at a key path such as ("unit", 3, "name")."""
        if self._lines is None:
            self._lines = key_lines(self.text)
        return Problem(str(self.path), line_of(self._lines, path), field_name(path), reason)

    def problems(self, faults: Iterable[Fault]) -> list[Problem]:
        return [self.problem(path, reason) for path, reason in faults]


def field_name(path: KeyPath) -> str:
    """A key path as people write it: unit[3].name, counted from 0 as in the file's arrays."""
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def read_file(path: Path) -> PackFile:
    """Read a TOML file; PackError if it cannot be read."""
    try:
        file = read_toml(path)
    except BadFile as error:
        raise PackError([Problem(str(path), error.line, error.field, error.reason)]) from None
    return PackFile(path, file.text, file.data)


def decode(file: PackFile, shape: type[T]) -> T:
    """The file's data in its shape; PackError with every departure from it. Names are not checked."""
    try:
        return msgspec.convert(file.data, shape)
    except msgspec.ValidationError as error:
        faults = list(find_faults(file.data, shape, ())) or [((), str(error))]
        raise PackError(file.problems(faults)) from None


def check_shape(file: PackFile, shape: type[T], references: References) -> list[Problem]:
    """Every departure of a file from its shape, and every name in it that means nothing."""
    try:
        msgspec.convert(file.data, shape)
        sound = True
    except msgspec.ValidationError:
        sound = False
    return file.problems(find_faults(file.data, shape, (), references, sound))


class References:
    """What fields may name. Add the names of a pack before checking its files."""

    def __init__(self, columns: int, rows: int) -> None:
        """columns and rows: of the largest map that a card's random hex can name."""
        self.columns = columns
        self.rows = rows
        self.known: dict[str, list[str]] = {
            "army": list(ARMY_NAMES),
            "trigger": list(names.TRIGGER_NAMES),
        }
        self.special: dict[str, CheckName] = {
            "hex": self.hex_reason,
            "years": years_reason,
            "month": month_reason,
            "slug": slug_reason,
            "piece-slug": self.piece_slug_reason,
            "weapon-slug": self.weapon_slug_reason,
        }

    def piece_slug_reason(self, value: str) -> str:
        """Names of pieces and orders of battle: the nation, a slash, a name."""
        nation, slash, name = value.partition("/")
        if slash and not slug_reason(name) and nation in self.known["nation"]:
            return ""
        return f"{value!r} is not a nation, a slash and a name, such as germany/rifle"

    def weapon_slug_reason(self, value: str) -> str:
        """A Weapon may belong to no nation: any/molotov-cocktail."""
        nation, _, name = value.partition("/")
        return slug_reason(name) if nation == "any" else self.piece_slug_reason(value)

    def hex_reason(self, value: str) -> str:
        return hex_reason(value, self.columns, self.rows)

    def add(self, kind: str, new: Iterable[str]) -> None:
        known = self.known.setdefault(kind, [])
        known.extend(name for name in new if name not in known)

    def reason(self, kind: str, value: str) -> str:
        """Why a value cannot stand for a thing of this kind; "" if it can."""
        if kind in self.special:
            return self.special[kind](value)
        known = self.known.get(kind, [])
        if kind in FEW:
            return "" if value in known else not_one_of(value, known)
        return name_reason(kind, value, known)


def hex_reason(value: str, columns: int, rows: int) -> str:
    if hex_index(columns, rows, value) != NONE:
        return ""
    return f"{value!r} is not a hex of a map of {columns} columns and {rows} rows (A1 to {chr(64 + columns)}{rows})"


def years_reason(value: str) -> str:
    try:
        year_window(value)
    except ValueError as error:
        return str(error)
    return ""


def month_reason(value: str) -> str:
    try:
        month_number(value)
    except ValueError as error:
        return str(error)
    return ""


def slug_reason(value: str) -> str:
    if SLUG.fullmatch(value):
        return ""
    return f"{value!r} is not a name of small letters, digits and single hyphens"
