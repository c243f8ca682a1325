"""What the screen of a game says, as lines of a terminal in one language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Final

from sandtable.phrase import PhraseData, read_phrase, signed
from sandtable.screens import wire
from sandtable.screens.boards import wrap
from sandtable.screens.colours import BOLD, CYAN, DIM, YELLOW, Paint
from sandtable.texts import Texts

PAGE: Final = 100  # letters in a line of prose
NEW_TURN: Final = "turn-begins"  # the event that is a headline


def percent(chance: float) -> str:
    return f"{100 * chance:.0f}%" if chance >= 0.01 or chance == 0 else f"{100 * chance:.1f}%"


class Speech:
    """`own_key`: the key that the game has for a message of its own (`Screen.own_key`)."""

    def __init__(
        self, texts: Texts, own_key: Callable[[str], str], paint: Paint | None = None, width: int = PAGE
    ) -> None:
        self.texts = texts
        self.own_key = own_key
        self.paint = paint if paint is not None else Paint(False)
        self.width = width

    def say(self, data: PhraseData) -> str:
        return self.texts.say(read_phrase(data))

    def word(self, key: str, otherwise: str) -> str:
        """A message that not every game has, or not the same."""
        return self.texts.format(self.own_key(key)) if self.texts.has(key) else otherwise

    def ruled(self, text: str, rule: str) -> str:
        return f"{text} {self.paint(f'[{rule}]', DIM)}" if rule else text

    def notes(self, found: Iterable[wire.Note | wire.SightReason]) -> list[str]:
        """Texts with their rules: notes, reasons, what lies on a line of sight."""
        return ["  " + self.ruled(self.say(note["say"]), note["rule"]) for note in found]

    # --- what has happened ---
    def log(self, found: list[wire.LogEntry]) -> list[str]:
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
    def odds(self, found: wire.OddsAnswer) -> list[str]:
        lines = [line for attack in found["attacks"] for line in self.attack(attack)]
        for entry in found["lines"]:
            head = self.head(entry["say"], entry.get("number"), entry.get("terms", []))
            lines.append(f"{head} {self.chances(entry['chances'])}")
        return lines

    def attack(self, attack: wire.AttackOdds) -> list[str]:
        head = self.head(attack["title"], attack["strength"], attack["terms"])
        hit = [] if attack["hit"] is None else [self.texts.format("ui-chance-hit", hit=percent(attack["hit"]))]
        rest = self.chances(attack.get("chances", []))
        line = " ".join([head, ", ".join([*hit, *([rest] if rest else [])])]).rstrip()
        return [line, *["  " + self.fate(target) for target in attack["targets"]]]

    def head(self, title: PhraseData, number: int | None, terms: list[wire.Term]) -> str:
        """`Taylor at Jung: 5 (Weapon Skill +7, range −2):`."""
        return f"{self.say(title)}:" + (f" {number} ({self.terms(terms)}):" if number is not None else "")

    def terms(self, terms: list[wire.Term]) -> str:
        return ", ".join(f"{self.say(term['say'])} {signed(term['value'])}" for term in terms)

    def chances(self, chances: list[wire.Chance]) -> str:
        return ", ".join(f"{self.say(entry['say'])} {percent(entry['chance'])}" for entry in chances)

    def fate(self, target: wire.Fate) -> str:
        chances = {
            "hold": target["hold"], "suppress": target["suppress"],
            "break": target["breaks"], "die": target["eliminate"],
        }  # fmt: skip
        numbers = {name: percent(chance) for name, chance in chances.items()}
        return self.texts.format("ui-odds-line", unit=self.say(target["say"]), **numbers)

    # --- a closer look ---
    def look(self, found: wire.Inspection) -> list[str]:
        head = self.paint(self.say(found["title"]), BOLD)
        if found["subtitle"] is not None:
            head += ", " + self.say(found["subtitle"])
        lines = [head]
        for stat in found["stats"]:
            made = self.terms(stat["terms"])
            lines.append(f"  {self.say(stat['label'])} {stat['value']}" + (f" = {made}" if made else ""))
        return lines + self.notes(found["notes"])

    def sight(self, line: wire.SightLine) -> list[str]:
        return [self.say(line["say"]), *self.notes(line["reasons"])]

    # --- scenarios ---
    def card(self, card: wire.ScenarioCard) -> list[str]:
        """What is told of a scenario before it is played."""
        words = card.get("say")
        if words is None:
            return []
        said = [words.get("place"), words["description"], words.get("task"), words["lesson"]]
        return [line for text in said if text for line in wrap(self.say(text), self.width, "")]

    def card_title(self, card: wire.ScenarioCard) -> str:
        words = card.get("say")
        return card["label"] if words is None or words["label"] is None else self.say(words["label"])

    def side(self, side: wire.SideCard) -> str:
        """`Germany, defender`, as far as a game has such words."""
        parts = {"nation": side["nation"], "posture": side["posture"]}
        return ", ".join(self.word(f"{kind}-{name}", name) for kind, name in parts.items() if name)

    def unit(self, unit: wire.UnitLine) -> str:
        return self.say(unit["phrase"]) if "phrase" in unit else unit["say"]
