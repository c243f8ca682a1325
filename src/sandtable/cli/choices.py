"""The choices of a question as a numbered list, and what a player typed as one of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from sandtable.kernel.errors import IllegalChoice
from sandtable.phrase import PhraseData
from sandtable.screens.wire import Choice, Question
from sandtable.texts import Texts

MOST_EXTRAS: Final = 12  # of one verb
MOST_NUMBERED: Final = 30  # in longer lists, what differs in the last word only shares a line, and hexes are runs
FEW: Final = 8
WIDEST: Final = 40  # of the notation, before its words
NAME: Final = re.compile(r"(.*?\D)(\d+)")  # of a hex: column, row


class Group:
    """Choices that differ only in their last word, or a single choice."""

    def __init__(self, head: str, is_hex: bool) -> None:
        self.head = head  # the notation without the last word
        self.is_hex = is_hex
        self.numbers: list[int] = []
        self.tails: list[str] = []


class Menu:
    def __init__(self, question: Question, texts: Texts, say: Callable[[PhraseData], str]) -> None:
        self.choices = question["choices"]
        self.extras = question["extras"]
        self.texts = texts
        self.say = say

    @property
    def everything(self) -> list[Choice]:
        return self.choices + self.extras

    # --- showing ---
    def groups(self) -> list[Group]:
        found: list[Group] = []
        many = len(self.choices) > MOST_NUMBERED
        for i, choice in enumerate(self.choices):
            head, _, tail = choice["text"].rpartition(" ")
            is_hex = choice["things"][-1:] == ["h:" + tail]
            shares = head != "" and (is_hex or many)
            if not found or not shares or (found[-1].head, found[-1].is_hex) != (head, is_hex):
                found.append(Group(head, is_hex))
            found[-1].numbers.append(i)
            found[-1].tails.append(tail)
        return found

    def lines(self) -> list[str]:
        found: list[str] = []
        groups = self.groups()
        singles = [len(self.choices[group.numbers[0]]["text"]) for group in groups if len(group.numbers) == 1]
        column = min(max(singles, default=0), WIDEST)
        for group in groups:
            if len(group.numbers) == 1:
                found.append(self.single(group.numbers[0], column))
            elif not group.is_hex or len(self.choices) <= MOST_NUMBERED:
                tails = "  ".join(f"{n + 1}){t}" for n, t in zip(group.numbers, group.tails, strict=True))
                found.append(f"     {group.head}:  {tails}")
            else:
                text = self.texts.format("ui-many", verb=group.head, hexes=" ".join(runs(group.tails)))
                found.append(f"     {text}")
        extras = ", ".join(self.some_extras())
        return found + (["     " + self.texts.format("ui-extras", choices=extras)] if extras else [])

    def some_extras(self) -> list[str]:
        """All but those of a verb with very many: of these one, as an example."""
        by_verb: dict[str, list[str]] = {}
        for choice in self.extras:
            by_verb.setdefault(choice["verb"], []).append(choice["text"])
        few = [text for texts in by_verb.values() if len(texts) <= MOST_EXTRAS for text in texts]
        many = [texts for texts in by_verb.values() if len(texts) > MOST_EXTRAS]
        return few + [self.texts.format("ui-extras-many", choice=texts[0], count=len(texts)) for texts in many]

    def single(self, i: int, column: int) -> str:
        text, words = self.choices[i]["text"], self.say(self.choices[i]["say"])
        if words.lower() == text:
            return f"{i + 1:>3}) {text}"
        return f"{i + 1:>3}) {text:<{column}}  {words}"

    # --- reading ---
    def fits(self, typed: str) -> list[Choice]:
        """The choices that may be meant: the whole notation, one of its words, or the beginnings of its words."""
        wanted = " ".join(typed.lower().split())
        exact = [choice for choice in self.everything if choice["text"].lower() == wanted]
        if exact or not wanted:
            return exact[:1]
        found = [choice for choice in self.everything if wanted in choice["text"].lower().split()]
        return found or [c for c in self.everything if begins(c["text"].lower().split(), wanted.split())]

    def read(self, typed: str) -> int:
        """The choice meant: a number, or what fits only one."""
        numbers = [str(i + 1) for i in range(len(self.choices))]
        if typed in numbers:
            return int(self.choices[numbers.index(typed)]["code"])
        found = self.fits(typed)
        if len(found) == 1:
            return int(found[0]["code"])
        if found:
            raise IllegalChoice(self.texts.format("ui-ambiguous", text=typed, choices=some(found)))
        raise IllegalChoice(self.texts.format("ui-not-understood", text=typed))

    def thing(self, typed: str) -> str | None:
        """What a word of the notation means, in a game that finds no things by itself."""
        for choice in self.everything:
            words = choice["text"].lower().split()[1:]
            if typed.lower() in words and len(words) == len(choice["things"]):
                return str(choice["things"][words.index(typed.lower())])
        return None


def some(choices: list[Choice]) -> str:
    return ", ".join(choice["text"] for choice in choices[:FEW]) + (", ..." if len(choices) > FEW else "")


def begins(words: list[str], typed: list[str]) -> bool:
    """Every typed word begins the word in its place; a number must be written out, or A1 would mean A10."""
    if len(typed) > len(words):
        return False
    return all(w == t if t[-1].isdigit() else w.startswith(t) for w, t in zip(words, typed, strict=False))


def runs(hexes: list[str]) -> list[str]:
    """`A1 A2 A3 B7` is written `A1-3 B7`, `05.01 05.02` is written `05.01-02`."""
    names: dict[str, dict[int, str]] = {}
    for name in hexes:
        found = NAME.fullmatch(name)
        if found is None:
            return hexes  # a game may name its hexes as it likes
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
