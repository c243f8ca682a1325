"""Could 1 more on the roll that lies on the table be of use to a seat (S98.2)? For whoever wants to be asked only then.

Told from what lies open to both sides, like the same question of the Initiative card.
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.cards import total
from sandtable.commander.rules.odds import LOWEST
from sandtable.commander.rules.purposes import ATTACK, DEFENCE, MELEE, RALLY, ROUT
from sandtable.commander.rules.state import State, other
from sandtable.commander.screen.initiative import any_hit, harm_of
from sandtable.kernel.frame import Subject, subject_at, subject_now

MAKER: Final = 3  # from the top of the stack: this question, the roll, whatever it was made for


def could_use_one(g: State, seat: int) -> bool:
    """High dice are good for whoever rolls, but in a Rally or Rout Roll; True where nothing is known of its kind."""
    roll, asked = subject_now(g), subject_at(g, MAKER)
    purpose, mine = roll.numbers["purpose"], roll.side == seat
    dice = total(g, roll.card) + roll.number("added")
    if purpose == ATTACK:
        return mine and attack_gains(g, asked, dice + 1)
    if purpose == DEFENCE:
        return mine and defence_gains(g, asked, dice)
    if purpose == MELEE:
        return mine and melee_gains(roll.side, asked, dice)
    if purpose in (RALLY, ROUT):
        return nerve_spoils(g, seat, asked, dice)
    return True


def attack_gains(g: State, attack: Subject, dice: int) -> bool:
    """Is there anybody whom it could hit then?"""
    if attack.kind != "fire-attack" or attack.number("smoke"):
        return True
    return any_hit(g, attack, attack.numbers["total"] + dice, LOWEST)


def defence_gains(g: State, defence: Subject, dice: int) -> bool:
    u, numbers = defence.units[0], defence.numbers
    if g.u_hex[u] < 0:
        return False
    now, then = (harm_of(g, u, numbers["total"], numbers["defence"] + rolled) for rolled in (dice, dice + 1))
    return then < now


def melee_gains(side: int, melee: Subject, dice: int) -> bool:
    """The first roll: perhaps. The second: if it makes a defeat a tie, or a tie a victory."""
    against = melee.number(f"total-{other(side)}")
    return not against or melee.number(f"strength-{side}") + dice - against in (-1, 0)


def nerve_spoils(g: State, seat: int, asked: Subject, dice: int) -> bool:
    """Of an enemy: a Rally just made comes to nothing, or leaves him Suppressed."""
    if asked.unit < 0 or g.u_hex[asked.unit] < 0 or g.u_owner[asked.unit] == seat:
        return False
    return asked.numbers["morale"] - dice in (0, 1)
