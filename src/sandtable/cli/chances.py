"""The odds of what is about to be rolled, in words; all counting is the engine's own (commander/odds.py)."""

from __future__ import annotations

from typing import NamedTuple

from sandtable.cli.words import Words
from sandtable.commander import odds
from sandtable.commander.activation import ANY_HEX, Activate
from sandtable.commander.cards import total
from sandtable.commander.defence import WINDOW, Defence
from sandtable.commander.fire_attack import ACTIONS, ROLLED, FireAttack
from sandtable.commander.firegroup import PICK_BASE, PICK_OTHERS, PICK_TARGET, Composing
from sandtable.commander.firepower import (
    attack_firepower,
    burst,
    can_reach,
    chained_to,
    enemy_hexes,
    is_ordnance,
    piece_firepower,
    pieces_of,
)
from sandtable.commander.melee import MeleeFight
from sandtable.commander.recover_rout import RecoverOrder, RollForEach
from sandtable.commander.rolls import Roll
from sandtable.commander.state import FIRING, State
from sandtable.commander.verbs import ACTIVATE, BASE, FIRE_AT, UNIT
from sandtable.kernel.choice import a_of, verb_of


def percent(chance: float) -> int:
    return round(100 * chance)


class Shot(NamedTuple):
    hex: int
    base: int
    group: list[int]
    power: int
    fates: list[odds.UnitOdds]


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
        if isinstance(frame, Composing) and frame.at == PICK_TARGET:
            return [line for code in choices if verb_of(code) == FIRE_AT for line in self.target(frame, a_of(code))]
        if isinstance(frame, Activate) and frame.flag == FIRING:
            return [
                line
                for code in choices
                if verb_of(code) == ACTIVATE
                for line in self.best_shot(a_of(code), frame.target)
            ]
        if isinstance(frame, RecoverOrder):
            return [self.rally(a_of(code)) for code in choices if verb_of(code) == UNIT]
        if isinstance(frame, MeleeFight):
            return [self.melee(frame.hex)]
        return []

    def at_stake(self) -> list[str]:
        """What a roll already lying on the table would mean (9.1)."""
        g, t = self.g, self.texts
        if len(g.frames) < 2 or not isinstance(g.frames[-1], Roll):
            return []
        dice, below = total(g, g.frames[-1].card), g.frames[-2]
        if isinstance(below, Defence):
            unit, sum = self.words.unit(below.unit), below.defence + dice
            return [t.format("ui-roll-defence", unit=unit, number=below.defence, total=sum, attack=below.total)]
        if isinstance(below, FireAttack) and below.at == ROLLED:
            return [t.format("ui-roll-attack", number=below.total, dice=dice, total=below.total + dice)]
        if isinstance(below, RollForEach):
            return [t.format("ui-roll-morale", unit=self.words.unit(below.unit), number=below.morale, dice=dice)]
        return []

    def attack(self, frame: FireAttack) -> list[str]:
        """After a hit nothing is left of the Targeting Roll."""
        g, pieces, targets = self.g, frame.pieces, frame.targets
        rolls = [odds.contest(g, self.seat, frame.side, side) for side in range(2)]
        strength = frame.firepower(g) + burst(g, frame.base, targets[0])
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

    def target(self, frame: Composing, target: int) -> list[str]:
        """A hex under fire of the strongest piece and all that can join it."""
        found = self.strongest(frame.side, frame.bases_for(self.g, target), frame.pool(self.g), target)
        hex, piece = self.g.rules.map.hex_name(target), self.words.piece(found.base)
        head = self.texts.format("ui-odds-target", hex=hex, piece=piece, count=len(found.group), fp=found.power)
        return [head, *["  " + self.unit(fate) for fate in found.fates]]

    def best_shot(self, u: int, only: int) -> list[str]:
        """The shot of a unit with its Weapon, without help, that is likeliest to break somebody."""
        g, side = self.g, self.g.u_owner[u]
        found: list[Shot] = []
        for target in enemy_hexes(g, side) if only == ANY_HEX else [only]:
            pieces = [p for p in pieces_of(g, u) if can_reach(g, p, target)]
            pieces = [p for p in pieces if only == ANY_HEX or not is_ordnance(g, p)]  # A33.3
            if pieces:
                found.append(self.strongest(side, pieces, pieces, target))
        if not found:
            return []
        best = max(found, key=lambda shot: max(fate.breaks + fate.eliminate for fate in shot.fates))
        worst = max(best.fates, key=lambda fate: fate.breaks + fate.eliminate)
        hex, piece = g.rules.map.hex_name(best.hex), self.words.piece(best.base)
        unit, chance = self.words.unit_name(worst.unit), percent(worst.breaks + worst.eliminate)
        return [self.texts.format("ui-odds-best", hex=hex, piece=piece, fp=best.power, unit=unit, chance=chance)]

    def strongest(self, side: int, bases: list[int], pool: list[int], target: int) -> Shot:
        g = self.g
        base = max(bases, key=lambda piece: piece_firepower(g, piece))
        group = [base]
        if not is_ordnance(g, base):
            others = [p for p in pool if p != base and not is_ordnance(g, p) and can_reach(g, p, target)]
            group = chained_to(g, base, [base, *others])
        return Shot(
            target, base, group, attack_firepower(g, group, base, [target]),
            odds.fire_odds(g, self.seat, side, group, base, [target], 0),
        )  # fmt: skip

    def rally(self, u: int) -> str:
        chances = odds.rally_odds(self.g, self.seat, u)
        numbers = {"rally": percent(chances.less), "suppress": percent(chances.equal)}
        return self.texts.format("ui-odds-rally", unit=self.words.unit(u), **numbers)

    def melee(self, hex: int) -> str:
        chances = odds.melee_odds(self.g, self.seat, self.seat, hex)
        numbers = {"win": percent(chances.win), "tie": percent(chances.tie), "lose": percent(chances.lose)}
        return self.texts.format("ui-odds-melee", hex=self.g.rules.map.hex_name(hex), **numbers)

    def unit(self, fate: odds.UnitOdds) -> str:
        named = {
            "hold": percent(fate.hold), "suppress": percent(fate.suppress), "break": percent(fate.breaks),
            "die": percent(fate.eliminate),
        }  # fmt: skip
        return self.texts.format("ui-odds-line", unit=self.words.unit(fate.unit), **named)
