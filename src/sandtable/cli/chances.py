"""The odds of what is about to be rolled, in words; all counting is the engine's own (commander/odds.py)."""

from __future__ import annotations

from sandtable.cli.words import Words
from sandtable.commander import odds
from sandtable.commander.defence import WINDOW, Defence
from sandtable.commander.fire_attack import ACTIONS, FireAttack
from sandtable.commander.firegroup import PICK_BASE, PICK_OTHERS, Composing
from sandtable.commander.firepower import is_ordnance
from sandtable.commander.state import State
from sandtable.commander.verbs import BASE
from sandtable.kernel.choice import a_of, verb_of


def percent(chance: float) -> int:
    return round(100 * chance)


class Chances:
    def __init__(self, words: Words, seat: int) -> None:
        self.words = words
        self.texts = words.texts
        self.seat = seat

    @property
    def g(self) -> State:
        return self.words.g

    def lines(self, choices: list[int]) -> list[str]:
        """What can be said of the roll that the question is about; nothing if it is about something else."""
        frame = self.g.frames[-1]
        if isinstance(frame, Defence) and frame.at == WINDOW:
            return [self.unit(odds.answer_odds(self.g, self.seat, frame.roller, frame.total, frame.cover(self.g)))]
        if isinstance(frame, FireAttack) and frame.at == ACTIONS:
            return self.attack(frame)
        if isinstance(frame, Composing) and frame.at == PICK_OTHERS and not frame.smoke:
            return self.shot(frame, frame.group, frame.base)
        if isinstance(frame, Composing) and frame.at == PICK_BASE and not frame.smoke:
            return self.bases(frame, choices)
        return []

    def attack(self, frame: FireAttack) -> list[str]:
        """After a hit nothing is left of the Targeting Roll."""
        g, pieces, targets = self.g, frame.pieces, frame.targets
        rolls = [odds.contest(g, self.seat, frame.side, side) for side in range(2)]
        strength = frame.firepower(g) + odds.burst(g, frame.base, targets[0])
        return [self.unit(o) for o in odds.defence_odds(g, rolls, strength, pieces, frame.base, targets)]

    def shot(self, frame: Composing, group: list[int], base: int) -> list[str]:
        g, target = self.g, frame.target
        found: list[str] = []
        if is_ordnance(g, base):
            hit = odds.targeting_odds(g, self.seat, frame.side, base, target)
            found.append(self.texts.format("ui-chance-hit", hit=percent(hit)))
        fates = odds.fire_odds(g, self.seat, frame.side, group, base, [target], 0)
        return found + [self.unit(fate) for fate in fates]

    def bases(self, frame: Composing, choices: list[int]) -> list[str]:
        """Each base alone."""
        found: list[str] = []
        for code in choices:
            if verb_of(code) == BASE:
                found.append(self.words.piece(a_of(code)) + ":")
                found += ["  " + line for line in self.shot(frame, [a_of(code)], a_of(code))]
        return found

    def unit(self, fate: odds.UnitOdds) -> str:
        named = {
            "hold": percent(fate.hold), "suppress": percent(fate.suppress), "break": percent(fate.breaks),
            "die": percent(fate.eliminate),
        }  # fmt: skip
        return self.texts.format("ui-odds-line", unit=self.words.unit(fate.unit), **named)
