"""The parts of a screen's answers before they are put into the shapes of wire.py."""

from __future__ import annotations

from typing import NamedTuple

from sandtable.phrase import Phrase, phrase
from sandtable.screens import wire
from sandtable.texts import Texts


class Term(NamedTuple):
    """One part of a number; the terms of a number add up to it."""

    kind: str
    value: int
    say: Phrase
    rule: str

    def data(self) -> wire.Term:
        return {"value": self.value, "say": self.say.data(), "rule": self.rule}


def sum_of(terms: list[Term]) -> int:
    return sum(entry.value for entry in terms)


class Stat(NamedTuple):
    """A number of a thing, with its terms; `prefix` and `key` make the key of its label."""

    key: str
    value: int | str
    boxed: bool
    terms: list[Term]
    prefix: str = "stat-"
    label: Phrase | None = None  # instead of prefix and key

    def data(self) -> wire.Stat:
        label = self.label if self.label is not None else phrase(self.prefix + self.key)
        return {
            "label": label.data(), "value": self.value, "boxed": self.boxed,
            "terms": [entry.data() for entry in self.terms],
        }  # fmt: skip


class Note(NamedTuple):
    say: Phrase
    rule: str

    def data(self) -> wire.Note:
        return {"say": self.say.data(), "rule": self.rule}


class Inspection(NamedTuple):
    title: Phrase
    subtitle: Phrase | None
    stats: list[Stat]
    notes: list[Note]

    def data(self) -> wire.Inspection:
        return {
            "title": self.title.data(),
            "subtitle": self.subtitle.data() if self.subtitle is not None else None,
            "stats": [stat.data() for stat in self.stats],
            "notes": [note.data() for note in self.notes],
        }


class SightReason(NamedTuple):
    """Something met on a line of sight, with the name of its hex if it has a place."""

    say: Phrase
    rule: str
    hex: str | None

    def line(self, texts: Texts) -> str:
        return f"  {texts.say(self.say)} [{self.rule}]"

    def data(self) -> wire.SightReason:
        return {"say": self.say.data(), "rule": self.rule, "hex": self.hex}


class Outlook(NamedTuple):
    """A roll and what it may bring; with the number it has to meet and how that comes about, where there is one."""

    say: Phrase
    thing: str | None
    chances: list[tuple[Phrase, float]]
    code: int | None = None  # the choice this is about
    number: int | None = None
    terms: list[Term] = []

    def data(self) -> wire.OddsLine:
        found: wire.OddsLine = {
            "say": self.say.data(),
            "thing": self.thing,
            "chances": [{"say": say.data(), "chance": chance} for say, chance in self.chances],
        }
        if self.code is not None:
            found["code"] = self.code
        if self.number is not None:
            found["number"] = self.number
            found["terms"] = [entry.data() for entry in self.terms]
        return found


def attack_data(
    title: Phrase, code: int | None, terms: list[Term], hit: float | None, targets: list[wire.Fate]
) -> wire.AttackOdds:
    """The odds of an attack: its strength, the chance to hit where one must, and what awaits each target."""
    return {
        "title": title.data(),
        "code": code,
        "strength": sum_of(terms),
        "terms": [entry.data() for entry in terms],
        "hit": hit,
        "targets": targets,
    }


def odds_data(attacks: list[wire.AttackOdds], outlooks: list[Outlook]) -> wire.OddsAnswer:
    return {"attacks": attacks, "lines": [outlook.data() for outlook in outlooks]}
