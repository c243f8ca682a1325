"""Would another roll change the result for the better (9.1)? For whoever wants to be asked only then.

Told from what lies open to both sides: the roll, the attack, Morale and Cover; never from hands or piles.
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.cards import product, total
from sandtable.commander.rules.names import JAMMED, NO_TRIGGER, SNIPER, TIME
from sandtable.commander.rules.odds import HIGHEST, LOWEST, cover_of
from sandtable.commander.rules.orders.defence import BEATEN, MISSED, breaks, hit_by
from sandtable.commander.rules.purposes import ACCURACY, ATTACK, DEFENCE, MELEE, RALLY, ROUT, TARGETING
from sandtable.commander.rules.state import State, other
from sandtable.commander.rules.stats import morale_without_cover
from sandtable.kernel.frame import Subject, subject_below, subject_now

ROLLS: Final = range(LOWEST, HIGHEST + 1)
HIGHEST_PRODUCT: Final = 36


def could_gain(g: State, seat: int) -> bool:
    """Of the roll that lies on the table; True where nothing is known of its kind."""
    roll, asked = subject_now(g), subject_below(g)
    purpose = roll.numbers["purpose"]
    if trigger_hurts(g, seat, roll, purpose):
        return True
    if purpose == DEFENCE:
        return defence_gains(g, seat, roll, asked)
    if purpose == ATTACK and asked.kind == "fire-attack":
        return attack_gains(g, seat, roll, asked)
    if purpose in (TARGETING, ACCURACY) and asked.kind == "targeting":
        return targeting_gains(g, seat, roll, asked)
    if purpose == MELEE:
        return melee_gains(g, seat, roll, asked)
    if purpose in (RALLY, ROUT):
        return nerve_gains(g, seat, roll, asked)
    return True


def trigger_hurts(g: State, seat: int, roll: Subject, purpose: int) -> bool:
    """Time! may end the game; Jammed! breaks one's own Weapon; Sniper! looks for the other side's units (1.9.1)."""
    shown = NO_TRIGGER if g.in_trigger else g.rules.card_trigger[roll.card]
    if shown == TIME:
        return True
    if shown == JAMMED:
        return purpose == ATTACK and roll.side == seat
    return shown == SNIPER and roll.side != seat


def defence_gains(g: State, seat: int, roll: Subject, defence: Subject) -> bool:
    u = defence.units[0]
    if g.u_hex[u] < 0:
        return False
    numbers = defence.numbers
    now = harm_of(g, u, numbers["total"], numbers["defence"] + total(g, roll.card))
    others = [harm_of(g, u, numbers["total"], numbers["defence"] + dice) for dice in ROLLS]
    return min(others) < now if g.u_owner[u] == seat else max(others) > now


def harm_of(g: State, u: int, attack: int, defence: int) -> int:
    """0 nothing, 1 Suppressed, 2 broken or worse."""
    hit = hit_by(attack, defence)
    if hit == MISSED:
        return 0
    return 2 if breaks(g, u, hit) else 1


def attack_gains(g: State, seat: int, roll: Subject, attack: Subject) -> bool:
    """Only where the Attack Roll decides by itself; else there are the Defence Rolls to come."""
    if attack.number("smoke"):
        return False
    strength = attack.numbers["total"]
    dice = total(g, roll.card)
    if attack.side == seat:
        return not any_hit(g, attack, strength + dice, LOWEST) and any_hit(g, attack, strength + HIGHEST, LOWEST)
    doomed = any_beaten(g, seat, attack, strength + dice)
    return doomed and not any_beaten(g, seat, attack, strength + LOWEST)


def any_hit(g: State, attack: Subject, attack_total: int, answer: int) -> bool:
    """Is anybody hit who answers with these dice?"""
    return any(hit_by(attack_total, defence_number(g, attack, u) + answer) != MISSED for u in targets(g, attack))


def any_beaten(g: State, seat: int, attack: Subject, attack_total: int) -> bool:
    """Is one of the seat's own beaten, whatever it rolls?"""
    own = [u for u in targets(g, attack) if g.u_owner[u] == seat]
    return any(hit_by(attack_total, defence_number(g, attack, u) + HIGHEST) == BEATEN for u in own)


def targets(g: State, attack: Subject) -> list[int]:
    return [u for u in attack.units if g.u_hex[u] in attack.hexes[: len(attack.by_hex)]]


def defence_number(g: State, attack: Subject, u: int) -> int:
    cover = attack.by_hex[attack.hexes.index(g.u_hex[u])]
    return morale_without_cover(g, u) + cover_of(g, u, cover)


def targeting_gains(g: State, seat: int, roll: Subject, attack: Subject) -> bool:
    need = attack.numbers["total"]
    hit = product(g, roll.card) > need
    return not hit and need < HIGHEST_PRODUCT if roll.side == seat else hit


def melee_gains(g: State, seat: int, roll: Subject, melee: Subject) -> bool:
    """The second roll decides: not for the seat as it lies?"""
    against = melee.number(f"total-{other(roll.side)}")
    if not against:
        return False
    lead = melee.number(f"strength-{roll.side}") + total(g, roll.card) - against
    return lead <= 0 if roll.side == seat else lead >= 0


def nerve_gains(g: State, seat: int, roll: Subject, asked: Subject) -> bool:
    """Rally and Rout: low dice are good for the unit, equal ones leave it Suppressed."""
    if asked.unit < 0 or g.u_hex[asked.unit] < 0:
        return False
    dice, morale = total(g, roll.card), asked.numbers["morale"]
    return dice >= morale if g.u_owner[asked.unit] == seat else dice <= morale
