"""The choices of a decision as a numbered list, and what a player typed as one of them."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable
from typing import Final

from sandtable.kernel.choice import verb_of
from sandtable.kernel.errors import IllegalChoice
from sandtable.kernel.game import Game
from sandtable.texts import Texts

MOST_NUMBERED: Final = 30  # of one kind; longer lists of hexes are shown as runs
FEW: Final = 8
WIDEST: Final = 40  # of the notation, before its words
HEX: Final = re.compile(r"[a-z]\d+|\d\d\.\d\d")
NAME: Final = re.compile(r"([A-Z]|\d\d\.)(\d+)")  # of a hex: column, row


class Group:
    """Choices that differ only in their last hex, or a single choice."""

    def __init__(self, head: str) -> None:
        self.head = head  # the notation without the last word
        self.numbers: list[int] = []
        self.tails: list[str] = []


class Menu:
    def __init__(
        self, game: Game, texts: Texts, words_of: Callable[[int], str], codes: list[int], extras: list[int]
    ) -> None:
        self.verbs = game.title.verbs
        self.texts = texts
        self.words_of = words_of
        self.codes = codes
        self.extras = extras
        self.notations = [game.notation(code) for code in codes]
        self.extra_notations = [game.notation(code) for code in extras]

    # --- showing ---
    def groups(self) -> list[Group]:
        found: list[Group] = []
        for i, text in enumerate(self.notations):
            head, _, tail = text.rpartition(" ")
            is_hex = self.verbs[verb_of(self.codes[i])].kinds[-1:] == ["hex"]
            if not is_hex:
                head, tail = text, ""
            if not found or not is_hex or found[-1].head != head:
                found.append(Group(head))
            found[-1].numbers.append(i)
            found[-1].tails.append(tail)
        return found

    def lines(self, width: int) -> list[str]:
        found: list[str] = []
        groups = self.groups()
        column = max([len(self.notations[g.numbers[0]]) for g in groups if len(g.numbers) == 1], default=0)
        for group in groups:
            if len(group.numbers) == 1:
                found.append(self.single(group.numbers[0], min(column, WIDEST)))
            elif len(self.notations) <= MOST_NUMBERED:
                hexes = "  ".join(f"{n + 1}){t}" for n, t in zip(group.numbers, group.tails, strict=True))
                found += wrap(f"     {group.head}:  {hexes}", width)
            else:
                hexes = " ".join(runs(group.tails))
                text = self.texts.format("ui-many", verb=group.head, hexes=hexes)
                found += wrap(f"     {text}", width)
        return found

    def single(self, i: int, column: int) -> str:
        text, words = self.notations[i], self.words_of(self.codes[i])
        if words.lower() == text:
            return f"{i + 1:>3}) {text}"
        return f"{i + 1:>3}) {text:<{column}}  {words}"

    # --- reading ---
    def fits(self, typed: str) -> list[tuple[str, int]]:
        """The choices that may be meant: the whole notation, one of its words, or the beginnings of its words."""
        wanted = " ".join(typed.lower().split())
        everything = list(zip(self.notations + self.extra_notations, self.codes + self.extras, strict=True))
        exact = [(text, code) for text, code in everything if text.lower() == wanted]
        if exact or not wanted:
            return exact[:1]
        found = [(text, code) for text, code in everything if wanted in text.lower().split()]
        return found or [(text, code) for text, code in everything if begins(text.lower().split(), wanted.split())]

    def read(self, typed: str) -> int:
        """The choice meant: a number, or what fits only one."""
        if typed.isdigit() and 1 <= int(typed) <= len(self.codes):
            return self.codes[int(typed) - 1]
        found = self.fits(typed)
        if len(found) == 1:
            return found[0][1]
        if found:
            some = ", ".join(text for text, _ in found[:FEW]) + (", ..." if len(found) > FEW else "")
            raise IllegalChoice(self.texts.format("ui-ambiguous", text=typed, choices=some))
        raise IllegalChoice(self.texts.format("ui-not-understood", text=typed))


def begins(words: list[str], typed: list[str]) -> bool:
    """Every typed word begins the word in its place; hexes must be written out, or A1 would mean A10."""
    if len(typed) > len(words):
        return False
    return all(w == t if HEX.fullmatch(t) else w.startswith(t) for w, t in zip(words, typed, strict=False))


def runs(hexes: list[str]) -> list[str]:
    """`A1 A2 A3 B7` is written `A1-3 B7`, `05.01 05.02` is written `05.01-02`."""
    names: dict[str, dict[int, str]] = {}
    for name in hexes:
        found = NAME.fullmatch(name)
        assert found is not None, name
        names.setdefault(found[1], {})[int(found[2])] = found[2]
    return [run for column in sorted(names) for run in runs_down(column, names[column])]


def runs_down(column: str, rows: dict[int, str]) -> list[str]:
    """The runs of one column; `rows` has each row as it is written."""
    found: list[str] = []
    left = sorted(rows)
    while left:
        first = last = left.pop(0)
        while left and left[0] == last + 1:
            last = left.pop(0)
        found.append(column + rows[first] if first == last else f"{column}{rows[first]}-{rows[last]}")
    return found


def wrap(text: str, width: int) -> list[str]:
    indent = text[: len(text) - len(text.lstrip())]
    return textwrap.wrap(text.strip(), width, initial_indent=indent, subsequent_indent=indent + "  ") or [text]
