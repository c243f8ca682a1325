"""A Fire Attack (O20.2, O20.3): Targeting, Actions before the roll, the Attack Roll, then everybody's defence."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import tell
from sandtable.commander.rules.actions.action import BEFORE_ATTACK_ROLL, CLOSED
from sandtable.commander.rules.breaking import break_weapon, lose_weapon
from sandtable.commander.rules.cards import is_double, product, total
from sandtable.commander.rules.cover import best_cover
from sandtable.commander.rules.firepower import (
    attack_firepower,
    boosts_in_hand,
    burst,
    crossings,
    is_mortar,
    is_ordnance,
    is_weapon,
    piece_hex,
    piece_unit,
    roll_bonus,
    sustains,
    takes_cover_away,
    to_hit,
    weapon_class,
    weapon_of,
)
from sandtable.commander.rules.markers import random_smoke
from sandtable.commander.rules.names import (
    MOLOTOV,
    SATCHEL,
)
from sandtable.commander.rules.orders.defence import push_defence
from sandtable.commander.rules.purposes import ATTACK, TARGETING
from sandtable.commander.rules.rolls import FiresWeapons, push_roll
from sandtable.commander.rules.scenario.values import is_last_round
from sandtable.commander.rules.state import State, units_in
from sandtable.commander.rules.verbs import CHOOSE_ABANDON, CHOOSE_ROLL, WEAPON
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO, Subject

AIM: Final = 0
TARGETED: Final = 1
ACTIONS: Final = 2
ROLLED: Final = 3
SUSTAINED: Final = 4
DEFEND: Final = 5
FINISH: Final = 6

SHOT_SPENT: Final = 1
SHOT_KEPT: Final = 0


class FireAttack(FiresWeapons):
    """Returns SHOT_SPENT, or SHOT_KEPT if it was abandoned for want of FP (O20.3.2)."""

    side: int
    pieces: list[int]
    base: int
    targets: list[int]  # one hex, or two under Spray Fire (A40)
    smoke: bool
    bonus: int
    sustained: int  # Sustained Fire cards whose doubles are still to be paid for (A41)
    total: int
    waiting: list[int]  # units that were there at the moment of the Attack Roll (O20.3.4)
    lines: list[int]  # hexsides the fire crossed then, by target: a used-up Weapon has crossed them too (T87, T97)

    def step(self, g: State) -> int:
        if self.at == AIM:
            return self.aim(g)
        if self.at == TARGETED:
            return self.targeted(g)
        if self.at == ACTIONS:
            return ASK
        if self.at == ROLLED:
            return self.rolled(g)
        if self.at == SUSTAINED:
            return self.pay_for_sustained(g)
        if self.at == DEFEND:
            return self.defend(g)
        return g.pop(SHOT_SPENT)

    # --- Ordnance must hit first (O20.2) ---
    def aim(self, g: State) -> int:
        g.tell(tell.ATTACK, self.side, self.targets[0], self.firepower(g), 1 if self.smoke else 0)
        for piece in self.pieces:
            g.tell(tell.ATTACK_PIECE, piece)
        if not is_ordnance(g, self.base):
            self.at = ACTIONS
            return GO
        self.total = to_hit(g, self.base, self.targets[0])
        self.at = TARGETED
        return push_roll(g, self.side, TARGETING)

    def targeted(self, g: State) -> int:
        hit = product(g, g.value) > self.total
        g.tell(tell.TARGETING, self.base, product(g, g.value), self.total, 1 if hit else 0)
        if hit and self.smoke:
            random_smoke(g, self.targets[0])
        if not hit or self.smoke:
            self.count_rounds(g)
            return g.pop(SHOT_SPENT)
        if piece_unit(g, self.base) < 0 or piece_hex(g, self.base) < 0:
            return g.pop(SHOT_SPENT)  # a trigger has taken the gun away
        self.at = ACTIONS
        return GO

    # --- Actions just before the Attack Roll ---
    def open_window(self) -> int:
        return BEFORE_ATTACK_ROLL if self.at == ACTIONS else CLOSED

    def firepower(self, g: State) -> int:
        return attack_firepower(g, self.pieces, self.base, self.targets) + self.bonus

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        if self.at == SUSTAINED:
            return [choice(WEAPON, weapon_of(p)) for p in self.sustaining(g)]
        found = self.action_choices(g)
        if self.firepower(g) >= 1:
            found.append(CHOOSE_ROLL)
        elif not self.can_be_lifted(g) or not self.has_action():
            found.append(CHOOSE_ABANDON)
        return found

    def can_be_lifted(self, g: State) -> bool:
        return boosts_in_hand(g, self.side, self.pieces, self.targets) > 0

    def has_action(self) -> bool:
        """An Action has been played for this shot, so it is made (O14.2)."""
        return self.bonus > 0 or len(self.targets) > 1

    def is_strong_enough(self, g: State, targets: list[int]) -> bool:
        """Is the FP against these hexes 1 or more, or can the hand lift it there (10.3.2.1)?"""
        power = attack_firepower(g, self.pieces, self.base, targets) + self.bonus
        return power >= 1 or power + boosts_in_hand(g, self.side, self.pieces, targets) >= 1

    def chosen(self, g: State, choice: int) -> None:
        if self.at == SUSTAINED:
            self.sustained -= 1
            break_weapon(g, a_of(choice))
        elif choice == CHOOSE_ROLL:
            self.roll(g)
        elif choice == CHOOSE_ABANDON:
            g.tell(tell.ABANDONED, self.side)
            g.pop(SHOT_KEPT)
        else:
            self.play(g, choice)

    def question(self, g: State) -> str:
        if self.at == SUSTAINED:
            return "sustained-fire-weapon"
        return "before-attack-roll"

    def fires(self, piece: int) -> bool:
        return piece in self.pieces

    # --- the Attack Roll (O20.3.3) ---
    def roll(self, g: State) -> None:
        self.total = self.firepower(g) + roll_bonus(g, self.side, self.pieces, self.targets)
        self.total += burst(g, self.base, self.targets[0])  # as the ground is now, whatever a trigger does (1.9.1)
        self.waiting = []
        for hex in self.targets:
            self.waiting += [u for u in units_in(g, hex) if g.rules.must_defend(g, u, self.pieces)]
        self.lines = crossings(g, self.pieces, self.targets)
        self.at = ROLLED
        push_roll(g, self.side, ATTACK)

    def jam(self, g: State) -> None:
        """1.9.1.2: all firing Weapons break; the attack goes on."""
        for piece in self.pieces:
            if is_weapon(piece):
                break_weapon(g, weapon_of(piece))

    def rolled(self, g: State) -> int:
        self.total += total(g, g.value)
        g.tell(tell.ATTACK_TOTAL, self.total, total(g, g.value))
        if not is_double(g, g.value):
            self.sustained = 0
        self.at = SUSTAINED
        return GO

    def sustaining(self, g: State) -> list[int]:
        return [p for p in self.pieces if sustains(g, p) and piece_unit(g, p) >= 0]

    def pay_for_sustained(self, g: State) -> int:
        """A41: after doubles one firing Mortar or MG breaks for each card played."""
        if self.sustained > 0 and self.sustaining(g):
            return ASK
        self.at = DEFEND
        for piece in self.pieces:
            kind = weapon_class(g, piece)
            if (kind == SATCHEL or kind == MOLOTOV) and piece_unit(g, piece) >= 0:
                lose_weapon(g, weapon_of(piece))  # 11.6: one use
        self.count_rounds(g)
        return GO

    def count_rounds(self, g: State) -> None:
        """A Weapon to which the scenario gives so many rounds is lost after the last, hit or miss."""
        if not g.rules.own.weapon_rounds:
            return
        for piece in self.pieces:
            if is_weapon(piece) and piece_unit(g, piece) >= 0 and is_last_round(g, weapon_of(piece)):
                lose_weapon(g, weapon_of(piece))

    def defend(self, g: State) -> int:
        self.at = FINISH
        bare = takes_cover_away(g, self.pieces)
        return push_defence(g, self.total, self.waiting, self.targets, self.lines, is_mortar(g, self.base), bare)

    # --- what it is about ---
    def about(self, g: State) -> Subject:
        """`by_hex`: the Cover there, once the Attack Roll is made."""
        kind = "targeting" if self.at == TARGETED else "sustained-fire" if self.at == SUSTAINED else "fire-attack"
        numbers = {"bonus": self.bonus, "total": self.total, "smoke": 1 if self.smoke else 0}
        if self.at == ACTIONS:
            numbers["firepower"] = self.firepower(g)
        return Subject(
            kind, self.side, units=self.waiting, piece=self.base, pieces=self.pieces, hex=self.targets[0],
            hexes=self.targets, by_hex=self.covers(g), numbers=numbers,
        )  # fmt: skip

    def covers(self, g: State) -> list[int]:
        if takes_cover_away(g, self.pieces):
            return [0] * len(self.lines)
        indirect = is_mortar(g, self.base)
        return [best_cover(g, self.targets[i], indirect, self.lines[i]) for i in range(len(self.lines))]


def push_fire_attack(g: State, side: int, pieces: list[int], base: int, target: int, smoke: bool) -> int:
    frame = g.rules.new_fire_attack()
    frame.at = AIM
    frame.side = side
    frame.pieces = pieces[:]
    frame.base = base
    frame.targets = [target]
    frame.smoke = smoke
    frame.bonus = 0
    frame.sustained = 0
    frame.total = 0
    frame.waiting = []
    frame.lines = []
    g.push(frame)
    return GO
