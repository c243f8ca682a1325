"""Melee attacks (15.0). How a Melee begins and ends is in contact.py and men.py."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.cards.checks import has_passed, push_check
from sandtable.games.combat.rules.cards.effect_names import R_MELEE
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.morale.wounds import BY_MELEE, push_hit
from sandtable.games.combat.rules.names import CHARGE, ENEMY, FRIENDLY
from sandtable.games.combat.rules.orders.men import end_melee_if_over, fighters, reveal, spot_friendly
from sandtable.games.combat.rules.state import SEEN, Procedure, State, has, is_enemy, is_friendly, side_of
from sandtable.games.combat.rules.values import FULL, troop_quality
from sandtable.kernel.frame import GO, Subject

CHARGE_BONUS: Final = 1  # 7.08g
UNSEEN_BONUS: Final = 2  # 15.0m
TERM_NAMES: Final = ["tq", "charge", "unseen"]
W_15: Final = tell.why("15.0")


def melee_terms(g: State, m: int) -> list[int]:
    """15.0g, m: TQ with Wounds and Morale, +1 for a Charge, +2 for the first attack of a man not yet seen."""
    charge = CHARGE_BONUS if g.m_order[m] == CHARGE else 0
    unseen = 0 if has(g, m, SEEN) else UNSEEN_BONUS
    return [troop_quality(g, m, FULL), charge, unseen]


def melee_number(g: State, m: int) -> int:
    return sum(melee_terms(g, m))


def opponents(g: State, m: int) -> list[int]:
    return fighters(g, g.m_hex[m], ENEMY if is_friendly(g, m) else FRIENDLY)


ROLL: Final = 0
RESULT: Final = 1
OVER: Final = 2


class MeleeAttack(Procedure):
    """A TQC; success draws a wound card. After it nobody is Hidden or Unknown any more."""

    man: int
    target: int

    def step(self, g: State) -> int:
        if self.at == ROLL:
            self.at = RESULT
            g.tell(tell.ATTACKED, self.man, self.target)
            return push_check(g, R_MELEE, self.man, melee_number(g, self.man), side_of(g, self.man))
        if self.at == RESULT:
            self.at = OVER
            passed = has_passed(g.value)
            self.show(g)
            if passed and g.m_hex[self.target] >= 0:
                return push_hit(g, self.target, BY_MELEE)
            return GO
        g.pop()
        hex = g.m_hex[self.man]
        if hex >= 0:
            end_melee_if_over(g, hex)
        return push_contact(g, hex)  # a prisoner may have gone free in it

    def show(self, g: State) -> None:
        """15.0m: the attacker loses Hidden or Unknown status; whom he attacks keeps his until he is hit."""
        if is_enemy(g, self.man):
            reveal(g, self.man, W_15)
        else:
            spot_friendly(g, self.man, self.target, W_15)

    def about(self, g: State) -> Subject:
        return Subject("melee", side_of(g, self.man), self.man, [self.target])


def push_melee_attack(g: State, m: int, target: int) -> int:
    frame = MeleeAttack()
    frame.at = ROLL
    frame.man = m
    frame.target = target
    g.push(frame)
    return GO
