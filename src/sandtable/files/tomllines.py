"""Where things stand in a TOML file: the line of every key and array element, for error messages.

The standard reader gives values without lines. This scanner reads the same text a second time; it may assume that the
text is valid, since the reader has accepted it before.
"""

from __future__ import annotations

import tomllib
from typing import Final

KeyPath = tuple[str | int, ...]

BLANK: Final = " \t\r\n"
SCALAR_END: Final = ",]}#\n"
BARE_END: Final = BLANK + ".=]"


def key_lines(text: str) -> dict[KeyPath, int]:
    """Line of each key path; elements of arrays, also of arrays of tables, are path parts by number."""
    scanner = _Scanner(text)
    scanner.document()
    return scanner.lines


def line_of(lines: dict[KeyPath, int], path: KeyPath) -> int:
    """Line of a path, or of the nearest thing around it that is in the file; 0 for the file as a whole."""
    for length in range(len(path), 0, -1):
        if path[:length] in lines:
            return lines[path[:length]]
    return 0


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text + "\n"
        self.at = 0
        self.line_now, self.counted = 1, 0  # the line of the last place that was asked for
        self.lines: dict[KeyPath, int] = {}
        self.elements: dict[KeyPath, int] = {}  # arrays of tables: elements so far

    def document(self) -> None:
        table: KeyPath = ()
        while self.skip():
            if self.text.startswith("[[", self.at):
                table = self.array_header()
            elif self.text[self.at] == "[":
                table = self.header()
            else:
                self.entry(table)

    def header(self) -> KeyPath:
        line, self.at = self.line(), self.at + 1
        path = self.inside(self.key(), line)
        self.at += 1
        return path

    def array_header(self) -> KeyPath:
        line, self.at = self.line(), self.at + 2
        array = self.inside(self.key(), line)
        self.at += 2
        number = self.elements.get(array, 0)
        self.elements[array] = number + 1
        self.lines[(*array, number)] = line
        return (*array, number)

    def inside(self, key: list[str], line: int) -> KeyPath:
        """The path a header means: each array of tables on the way stands for its last element."""
        path: KeyPath = ()
        for part in key:
            if path in self.elements:
                path = (*path, self.elements[path] - 1)
            path = (*path, part)
            self.lines.setdefault(path, line)
        return path

    def entry(self, table: KeyPath) -> None:
        line = self.line()
        path = table
        for part in self.key():
            path = (*path, part)
            self.lines.setdefault(path, line)
        self.at += 1  # =
        self.skip()
        self.value(path)

    def value(self, path: KeyPath) -> None:
        first = self.text[self.at]
        if first == "[":
            self.array(path)
        elif first == "{":
            self.inline_table(path)
        elif first in "\"'":
            self.string()
        else:
            while self.text[self.at] not in SCALAR_END:
                self.at += 1

    def array(self, path: KeyPath) -> None:
        self.at += 1
        number = 0
        while self.skip() and self.text[self.at] != "]":
            self.lines[(*path, number)] = self.line()
            self.value((*path, number))
            number += 1
            self.comma()
        self.at += 1

    def inline_table(self, path: KeyPath) -> None:
        self.at += 1
        while self.skip() and self.text[self.at] != "}":
            self.entry(path)
            self.comma()
        self.at += 1

    def comma(self) -> None:
        self.skip()
        if self.text[self.at] == ",":
            self.at += 1

    def key(self) -> list[str]:
        parts: list[str] = []
        while True:
            self.skip()
            parts.append(self.key_part())
            self.skip()
            if self.text[self.at] != ".":
                return parts
            self.at += 1

    def key_part(self) -> str:
        start = self.at
        if self.text[start] in "\"'":
            self.string()
            return str(tomllib.loads("key = " + self.text[start : self.at])["key"])
        while self.text[self.at] not in BARE_END:
            self.at += 1
        return self.text[start : self.at]

    def string(self) -> None:
        quote = self.text[self.at]
        if self.text.startswith(quote * 3, self.at):
            quote *= 3
        self.at += len(quote)
        while not self.text.startswith(quote, self.at):
            self.at += 2 if self.text[self.at] == "\\" and quote[0] == '"' else 1
        self.at += len(quote)
        while len(quote) == 3 and self.text[self.at] == quote[0]:  # up to two more quotes belong to the string
            self.at += 1

    def skip(self) -> bool:
        """Go on to the next thing that is not blank or comment; False at the end."""
        while self.at < len(self.text):
            if self.text[self.at] == "#":
                self.at = self.text.index("\n", self.at)
            elif self.text[self.at] not in BLANK:
                return True
            else:
                self.at += 1
        return False

    def line(self) -> int:
        self.line_now += self.text.count("\n", self.counted, self.at)
        self.counted = self.at
        return self.line_now
