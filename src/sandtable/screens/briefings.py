"""What a briefing card is made of."""

from __future__ import annotations

from typing import NamedTuple

from sandtable.phrase import Phrase
from sandtable.screens import wire


class Section(NamedTuple):
    key: str  # "situation", "goal", "side"...
    heading: Phrase
    lines: list[Phrase]
    seat: int | None = None  # whose forces it tells

    def data(self) -> wire.BriefSection:
        lines = [line.data() for line in self.lines]
        return {"key": self.key, "heading": self.heading.data(), "seat": self.seat, "lines": lines}


def rules_section(heading: Phrase, rules: list[wire.ChosenRule]) -> list[wire.BriefSection]:
    """What was chosen for the game, if anything."""
    lines = [rule["say"] for rule in rules]
    return [{"key": "rules", "heading": heading.data(), "seat": None, "lines": lines}] if rules else []
