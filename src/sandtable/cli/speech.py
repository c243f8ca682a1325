"""What the screen of a game says, as lines of a terminal in one language."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from sandtable.phrase import read_phrase, signed
from sandtable.screens.boards import wrap
from sandtable.screens.colours import BOLD, CYAN, DIM, YELLOW, Paint
from sandtable.texts import Texts

PAGE: Final = 100  # letters in a line of prose
NEW_TURN: Final = "turn-begins"  # the event that is a headline

Answer = dict[str, Any]


def percent(chance: float) -> str:
    return f"{100 * chance:.0f}%" if chance >= 0.01 or chance == 0 else f"{100 * chance:.1f}%"


class Speech:
    def __init__(self, texts: Texts, paint: Paint | None = None, width: int = PAGE) -> None:
        self.texts = texts
        self.paint = paint if paint is not None else Paint(False)
        self.width = width

    def say(self, data: Any) -> str:
        return self.texts.say(read_phrase(data))

    def word(self, key: str, otherwise: str) -> str:
        """A message that not every game has."""
        return self.texts.format(key) if self.texts.has(key) else otherwise

    def ruled(self, text: str, rule: str) -> str:
        return f"{text} {self.paint(f'[{rule}]', DIM)}" if rule else text

    def notes(self, found: list[Any]) -> list[str]:
        """Texts with their rules: notes, reasons, what lies on a line of sight."""
        return ["  " + self.ruled(self.say(note["say"]), note["rule"]) for note in found]

    # --- what has happened ---
    def log(self, found: list[Any]) -> list[str]:
        told = [(line["key"], self.say(line["say"]), line["rule"], line["loud"]) for line in found]
        lines: list[str] = []
        for (key, text, rule, loud), same in groupby(told):
            if key == NEW_TURN:
                lines += ["", self.paint(f"--- {text} ---", BOLD, CYAN)]
                continue
            times = len(list(same))
            painted = (self.paint(text, YELLOW) if loud else text) + (f" (x{times})" if times > 1 else "")
            lines.append("  " + self.ruled(painted, rule))
        return lines

    # --- odds ---
    def odds(self, found: Answer) -> list[str]:
        lines = [line for attack in found["attacks"] for line in self.attack(attack)]
        for entry in found["lines"]:
            head = self.head(entry["say"], entry.get("number"), entry.get("terms", []))
            lines.append(f"{head} {self.chances(entry['chances'])}")
        return lines

    def attack(self, attack: Answer) -> list[str]:
        head = self.head(attack["title"], attack["strength"], attack["terms"])
        hit = [] if attack["hit"] is None else [self.texts.format("ui-chance-hit", hit=percent(attack["hit"]))]
        rest = self.chances(attack.get("chances", []))
        line = " ".join([head, ", ".join([*hit, *([rest] if rest else [])])]).rstrip()
        return [line, *["  " + self.fate(target) for target in attack["targets"]]]

    def head(self, title: Any, number: int | None, terms: list[Any]) -> str:
        """`Taylor at Jung: 5 (Weapon Skill +7, range −2):`."""
        return f"{self.say(title)}:" + (f" {number} ({self.terms(terms)}):" if number is not None else "")

    def terms(self, terms: list[Any]) -> str:
        return ", ".join(f"{self.say(term['say'])} {signed(term['value'])}" for term in terms)

    def chances(self, chances: list[Any]) -> str:
        return ", ".join(f"{self.say(entry['say'])} {percent(entry['chance'])}" for entry in chances)

    def fate(self, target: Answer) -> str:
        names = {"hold": "hold", "suppress": "suppress", "break": "breaks", "die": "eliminate"}
        numbers = {name: percent(target[field]) for name, field in names.items()}
        return self.texts.format("ui-odds-line", unit=self.say(target["say"]), **numbers)

    # --- a closer look ---
    def look(self, found: Answer) -> list[str]:
        head = self.paint(self.say(found["title"]), BOLD)
        if found["subtitle"] is not None:
            head += ", " + self.say(found["subtitle"])
        lines = [head]
        for stat in found["stats"]:
            made = self.terms(stat["terms"])
            lines.append(f"  {self.say(stat['label'])} {stat['value']}" + (f" = {made}" if made else ""))
        return lines + self.notes(found["notes"])

    def sight(self, found: Answer) -> list[str]:
        line = found["line"]
        return [self.say(line["say"]), *self.notes(line["reasons"])]

    # --- scenarios ---
    def card(self, card: Answer) -> list[str]:
        """What is told of a scenario before it is played."""
        said = [card["say"].get(part) for part in ("place", "description", "task", "lesson")] if card.get("say") else []
        return [line for text in said if text for line in wrap(self.say(text), self.width, "")]

    def card_title(self, card: Answer) -> str:
        said = card.get("say") or {}
        return self.say(said["label"]) if said.get("label") else str(card["label"])

    def side(self, side: Answer) -> str:
        """`Germany, defender`, as far as a game has such words."""
        parts = [self.word(f"{kind}-{side[kind]}", side[kind]) for kind in ("nation", "posture") if side.get(kind)]
        return ", ".join(parts)
