"""The odds of what is about to be rolled, as lines of a terminal."""

from __future__ import annotations

from sandtable.cli.words import Words
from sandtable.commander.rules import odds
from sandtable.commander.screen import chances
from sandtable.commander.screen.chances import Attack
from sandtable.screens.shapes import Outlook


def percent(chance: float) -> int:
    return round(100 * chance)


class Chances:
    def __init__(self, words: Words, seat: int) -> None:
        self.words = words
        self.texts = words.texts
        self.seat = seat

    @property
    def engine(self) -> chances.Chances:
        return chances.Chances(self.words.phrases, self.seat)

    def lines(self, choices: list[int]) -> list[str]:
        """What can be said of the roll that the question is about; nothing if it is about something else."""
        found = self.engine.of(choices)
        return [line for attack in found.attacks for line in self.attack(attack)] + [
            self.outlook(outlook) for outlook in found.outlooks
        ]

    def at_stake(self) -> list[str]:
        """What a roll already lying on the table would mean (9.1)."""
        return [self.words.say(say) for say in self.engine.at_stake()]

    def attack(self, attack: Attack) -> list[str]:
        if attack.title.key == "odds-best":
            return [self.best(attack)]
        hit = [self.texts.format("ui-chance-hit", hit=percent(attack.hit))] if attack.hit is not None else []
        fates = [self.unit(fate) for fate in attack.fates]
        if attack.title.key == "odds-target":
            head = self.texts.format("ui-odds-target", title=self.words.say(attack.title), fp=firepower_of(attack))
            return [head, *["  " + line for line in fates]]
        if attack.title.key in ("odds-base", "odds-hex"):
            return [self.words.say(attack.title) + ":", *["  " + line for line in hit + fates]]
        return hit + fates

    def best(self, attack: Attack) -> str:
        """One line for a unit that might be activated to fire."""
        worst = attack.worst()
        unit = self.words.say(self.words.phrases.unit_name(worst.unit))
        return self.texts.format(
            "ui-odds-best",
            title=self.words.say(attack.title), fp=firepower_of(attack), unit=unit, chance=percent(chances.harm(worst)),
        )  # fmt: skip

    def outlook(self, outlook: Outlook) -> str:
        """What may come of a roll; that nothing happens is left unsaid."""
        parts = [
            f"{self.words.say(say)} {percent(chance)}%"
            for say, chance in outlook.chances
            if say.key != "chance-nothing"
        ]
        return f"{self.words.say(outlook.say)}: {', '.join(parts)}"

    def unit(self, fate: odds.UnitOdds) -> str:
        named = {
            "hold": percent(fate.hold), "suppress": percent(fate.suppress), "break": percent(fate.breaks),
            "die": percent(fate.eliminate),
        }  # fmt: skip
        return self.texts.format("ui-odds-line", unit=self.words.say(self.words.phrases.unit(fate.unit)), **named)


def firepower_of(attack: Attack) -> int:
    """Without what the Attack Total gains only once the shells burst (T99)."""
    return sum(entry.value for entry in attack.terms if entry.kind != "airburst")
