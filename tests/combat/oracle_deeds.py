"""What an Enemy does when he is activated (4.0-4a), written a second time from the rulebook and the guide.

Deliberately plain and slow, and on its own: of the engine it uses the columns of the state, the printed tables, the
geometry of the map and the line of sight. A choice by lot is given as the set of what may come out.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from oracle_men import (
    apart,
    around,
    beside,
    compass,
    flagged,
    ground_of,
    is_cover,
    is_dummy,
    is_helpless,
    is_rough,
    least,
    of_side,
    prey,
    printed_tq,
    sees_prey,
    wound_total,
)

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules import state as s
from sandtable.games.combat.rules.cards.effect_names import BOTH, EFFECTS, R_FIRE
from sandtable.games.combat.rules.rules import BOTTOM, LEFT, RIGHT, TOP
from sandtable.games.combat.rules.sight.seeing import sees
from sandtable.games.combat.rules.state import State
from sandtable.games.combat.rules.tables import ASSISTANT, OPERATOR

THROW: Final = 3  # hexes, 14.2
NO_COVER_CHECK: Final = [names.RUN_AND_GUN, names.GRENADE, names.CHARGE]  # 9.4c
MOVING: Final = [names.MUST_MOVE, names.MAY_MOVE, names.MOVE_TWO, names.FIRE_ELSE_MOVE]
EFFECT_KEYS: Final = [effect[0] for effect in EFFECTS]

# what he does in step (i)
NOTHING, FLIP, WON, FIRE, MARCH, CHARGE, ATTACK = "nothing", "flip", "won", "fire", "march", "charge", "attack"
ARM, APPROACH, SHIFT, THROWS, MAKES_SAFE, WITHDRAW = "arm", "approach", "shift", "throw", "make safe", "withdraw"


class Deed(NamedTuple):
    """One of the above: at whom, or where to (any of them, by lot), and how many hexes or shots."""

    kind: str
    those: frozenset[int] = frozenset()
    count: int = 0


# --- 4.0-4a (i) ---


def has_partner(g: State, e: int) -> bool:
    """14.3m: the other of an MG team, free and in his hex, neither with a Bad Wound; a Guard goes his own way."""
    other = g.m_partner[e]
    if other < 0 or g.m_hex[other] != g.m_hex[e] or g.m_guard[other] >= 0:
        return False
    assistant = e if g.rules.tables.man_gun[g.m_man[e]] == ASSISTANT else other
    if assistant in [g.m_guard[f] for f in of_side(g, False)]:
        return False
    return not any(g.m_wounds[m] >> 4 * kind & 15 for m in (e, other) for kind in (s.BAD, s.BAD_BANDAGED))


def works_together(g: State, e: int) -> bool:
    return has_partner(g, e) and g.m_order[g.m_partner[e]] == g.m_order[e]


def is_led(g: State, e: int) -> bool:
    """14.3l: an Assistant, but one with an Order of his own, acts with his Operator; he stays with one who guards."""
    if g.rules.tables.man_gun[g.m_man[e]] != ASSISTANT or not has_partner(g, e):
        return False
    return works_together(g, e) or g.m_order[g.m_partner[e]] == names.GUARD


def deed(g: State, e: int) -> Deed:
    """What an Alert Enemy with an Order does on this Impulse (3.4.4)."""
    order = g.m_order[e]
    if order == names.DUCK_BACK:  # 10.13; not one that came on Impulse 4, or with his Operator's in this Impulse
        return Deed(NOTHING if flagged(g, e, s.LATE_DUCK | s.TEAM_DUCK) else FLIP)
    if flagged(g, e, s.WON):
        return Deed(WON)
    if flagged(g, e, s.SURPRISED):
        return Deed(NOTHING)
    entry = names.ENTRIES[order][g.impulse - 1]
    if is_led(g, e) and entry != names.ATTACK:  # his Operator fires, and takes him along
        return Deed(NOTHING)
    if entry == names.ATTACK:
        return attack(g, e)
    if order == names.GRENADE:
        return grenade(g, e)
    if order == names.CHARGE:
        return Deed(CHARGE, count=2 if entry == names.MOVE_TWO else 1)
    if entry in (names.FIRE, names.FIRE_ELSE_MOVE):
        if fires(g, e):
            return Deed(FIRE, easiest(g, e))
        entry = names.NOTHING if entry == names.FIRE else names.MUST_MOVE
    if entry in MOVING:
        return Deed(MARCH, count=2 if entry == names.MOVE_TWO else 1)
    return Deed(NOTHING)


# --- 15.0 ---


def fighters(g: State) -> list[int]:
    """Friendlies who can be fought: neither prisoners (17.4c) nor Incapacitated (16.2)."""
    return [f for f in of_side(g, False) if g.m_guard[f] < 0 and not is_helpless(g, f)]


def opponents(g: State, e: int) -> list[int]:
    return [f for f in fighters(g) if g.m_hex[f] == g.m_hex[e]]


def attack(g: State, e: int) -> Deed:
    """AI.r13: the opponent with the lowest TQ, by lot among equals."""
    here = opponents(g, e)
    return Deed(ATTACK, least(here, [printed_tq(g, f) for f in here])) if here else Deed(NOTHING)


# --- 9.3, 9.5, 10.04-10.07: movement by directions ---


def direction(g: State, e: int, impulse: int) -> int:
    first, second = divmod(g.m_dirs[e], 10)
    first = first or second
    if g.m_order[e] == names.SNEAK:  # his first move is on Impulse 2
        return first if impulse <= 2 else second
    return first if impulse % 2 else second


def edges_beyond(g: State, hex: int, way: int) -> set[int]:
    """Kinds of the Board edges that lie off the map in a direction; two at a corner."""
    cols, rows = g.rules.ground.cols, g.rules.ground.rows
    col, row = divmod(hex, rows)
    sides = set()
    if way in (1, 2) and col == cols - 1:
        sides.add(RIGHT)
    if way in (4, 5) and col == 0:
        sides.add(LEFT)
    if row == 0 and (way == 0 or (way in (1, 5) and col % 2 == 0)):
        sides.add(TOP)
    if row == rows - 1 and (way == 3 or (way in (2, 4) and col % 2 == 1)):
        sides.add(BOTTOM)
    return {g.rules.edge[side] for side in sides}


def leaves(g: State, hex: int, way: int) -> bool:
    """9.5: off the Friendly or Enemy edge; in a corner it beats the Neutral one (A14)."""
    return beside(g, hex, way) < 0 and edges_beyond(g, hex, way) != {names.NEUTRAL_EDGE}


def is_barred(g: State, e: int, way: int) -> bool:
    """A Neutral edge, or Rough Terrain for who sprints (10.07)."""
    there = beside(g, g.m_hex[e], way)
    if there < 0:
        return not leaves(g, g.m_hex[e], way)
    return g.m_order[e] == names.SPRINT and is_rough(g, there)


def has_later_way(g: State, e: int) -> bool:
    """AI.r07: does a later Impulse of the Order lead to a hex of the Board that he may enter?"""
    for impulse in range(g.impulse + 1, 5):
        way = compass(g, e, direction(g, e, impulse))
        moves = names.ENTRIES[g.m_order[e]][impulse - 1] in MOVING
        if moves and beside(g, g.m_hex[e], way) >= 0 and not is_barred(g, e, way):
            return True
    return False


class Step(NamedTuple):
    what: str  # moved, held, duck or left
    hex: int = -1


def next_step(g: State, e: int) -> Step:
    way = compass(g, e, direction(g, e, g.impulse))
    there = beside(g, g.m_hex[e], way)
    if is_barred(g, e, way):
        if has_later_way(g, e):
            return Step("held")
        return Step("duck") if there < 0 else Step("moved", there)
    return Step("moved", there) if there >= 0 else Step("left")


def train(g: State, e: int) -> list[int]:
    """Who moves with him: his prisoners (17.4f), the Assistant of his MG (14.3l)."""
    found = [m for m in of_side(g, False) if g.m_guard[m] == e]
    if g.rules.tables.man_gun[g.m_man[e]] == OPERATOR and works_together(g, e):
        found.append(g.m_partner[e])
    return found


# --- 10.08 ---


def charge_ways(g: State, e: int) -> dict[int, frozenset[int]]:
    """Hexes he may enter next, by target: the closest, then lowest TQ; a hex nearer to him, the best terrain."""
    men = prey(g)
    here = g.m_hex[e]
    if not men:
        return {}
    close = sorted(least(men, [apart(g, here, g.m_hex[f]) for f in men]))
    targets = least(close, [printed_tq(g, f) for f in close])
    return {f: hexes_towards(g, here, g.m_hex[f]) for f in targets}


def hexes_towards(g: State, here: int, there: int) -> frozenset[int]:
    nearer = [h for h in around(g, here) if apart(g, h, there) < apart(g, here, there)]
    row = g.rules.tables.order_terrain[names.CHARGE]
    return least(nearer, [row[ground_of(g, h)] for h in nearer]) if nearer else frozenset()


# --- 10.09 ---


def grenade(g: State, e: int) -> Deed:
    """By Impulses: arm, adjust, throw, step aside. One who got the Order late arms first (AI.r06)."""
    if g.impulse == 4:
        return withdraw(g, e)
    if not flagged(g, e, s.LIVE):
        return Deed(ARM)
    if g.impulse == 1:
        return Deed(NOTHING)
    return adjust(g, e) if g.impulse == 2 else throw(g, e)


def adjust(g: State, e: int) -> Deed:
    aim, here = g.m_aim[e], g.m_hex[e]
    gap = apart(g, here, aim)
    if gap == 4 or (gap == 2 and ground_of(g, aim) == names.BUILDING):
        nearer = [h for h in around(g, here) if apart(g, h, aim) < gap]
        return Deed(APPROACH, least(nearer, [0 if is_cover(g, h) else 1 for h in nearer]))
    if any(g.m_hex[f] == aim for f in of_side(g, False)):  # no Friendly at all, says 10.09
        return Deed(NOTHING)
    hexes = shifts(g, e)
    return Deed(SHIFT, hexes) if hexes else Deed(NOTHING)


def shifts(g: State, e: int) -> frozenset[int]:
    """AI.r11: beside the marker, within 3 of him, no Enemy there, nearer to a Spotted Friendly; the nearest."""
    full = {g.m_hex[m] for m in of_side(g, True)}
    near = [h for h in around(g, g.m_aim[e]) if apart(g, g.m_hex[e], h) <= THROW and h not in full]
    gaps = [[apart(g, h, g.m_hex[f]) for f in prey(g)] for h in [g.m_aim[e], *near]]
    if not near or not prey(g) or min(map(min, gaps[1:])) >= min(gaps[0]):
        return frozenset()
    return least(near, [min(gap) for gap in gaps[1:]])


def throw(g: State, e: int) -> Deed:
    """Not beyond 3 hexes (A19), not into a Melee (15.0j), not where another Enemy is (14.2)."""
    aim = g.m_aim[e]
    foul = any(g.m_hex[m] == aim for m in of_side(g, True) if m != e)
    if apart(g, g.m_hex[e], aim) > THROW or aim in g.melees or foul:
        return Deed(MAKES_SAFE)
    return Deed(THROWS, frozenset([aim]))


def withdraw(g: State, e: int) -> Deed:
    """10.09 Impulse 4: from the Open, in direction 2 or 3, to Cover if possible."""
    here = g.m_hex[e]
    if is_cover(g, here):
        return Deed(NOTHING)
    hexes = [h for h in (beside(g, here, compass(g, e, n)) for n in (2, 3)) if h >= 0]
    return Deed(WITHDRAW, least(hexes, [0 if is_cover(g, h) else 1 for h in hexes])) if hexes else Deed(NOTHING)


# --- 13.0 ---


def fires(g: State, e: int) -> bool:
    """Has he anybody to fire at? Under Run & Gun the Routed only move (AI.r21)."""
    runs = g.m_order[e] == names.RUN_AND_GUN and g.m_morale[e] == names.ROUT
    return not runs and bool(marks(g, e))


def marks(g: State, e: int) -> list[int]:
    """T of the guide (3.4.8)."""
    return [f for f in prey(g) if is_mark(g, e, f)]


def is_mark(g: State, e: int, f: int) -> bool:
    if g.m_hex[f] in g.melees or g.m_hex[e] in g.melees or not sees(g, e, f):
        return False
    if not g.rules.options.enemy_fires_on_sight and not saw_at_start(g, e, f):
        return False
    if is_dummy(g, e):  # passes for a man until he would have to fire (AI.r05)
        return True
    return slot_for(g, e, f) >= 0 and not is_guarded(g, e, f)


def saw_at_start(g: State, e: int, f: int) -> bool:
    """A24: Spotted and in LOS since the Impulse began."""
    a, b = g.s_hex[e], g.s_hex[f]
    if not g.s_seen[f] or a < 0 or b < 0:
        return False
    if a == b:
        return True
    lit = any(apart(g, light, b) <= 3 for light in g.s_light)
    if g.rules.night and apart(g, a, b) > g.night_range and not lit:
        return False
    return g.rules.sight.visible(g.s_made, a, b, bool(g.s_low[e]), bool(g.s_low[f]))


def is_guarded(g: State, e: int, f: int) -> bool:
    """17.4i: beside an Enemy prisoner he is fired at with Aimed Fire only."""
    captive = any(g.m_hex[m] == g.m_hex[f] and g.m_guard[m] >= 0 for m in of_side(g, True))
    return captive and g.m_order[e] != names.AIMED


def weapons(g: State, e: int) -> list[int]:
    return g.rules.tables.man_weapons[g.m_man[e]]


def slot_for(g: State, e: int, f: int) -> int:
    """AI.r14: the first listed Weapon that serves to fire at him, a pistol only if there is no other; or -1."""
    pistols = g.rules.tables.weapon_pistol
    found = [slot for slot in range(len(weapons(g, e))) if serves(g, e, slot, f)]
    return min(found, key=lambda slot: (pistols[weapons(g, e)[slot]], slot), default=-1)


def serves(g: State, e: int, slot: int, f: int) -> bool:
    """Loaded, and in range; Optional Rule 3, 2a: among men of both sides only one aimed shot from 5 hexes or less."""
    tables, weapon, gap = g.rules.tables, weapons(g, e)[slot], apart(g, g.m_hex[e], g.m_hex[f])
    if g.m_ammo[e] >> 2 * slot & 3 == names.NO_AMMO or gap > tables.weapon_range[weapon]:
        return False
    mixed = any(g.m_hex[m] == g.m_hex[f] for m in of_side(g, True))
    if not g.rules.options.pick_targets or not mixed:
        return True
    return g.m_order[e] == names.AIMED and max(tables.weapon_rof[weapon]) == 1 and gap <= 5


def easiest(g: State, e: int) -> frozenset[int]:
    """13.0b; a Dummy has no Weapon to reckon with, and never fires."""
    men = marks(g, e)
    if is_dummy(g, e):
        return frozenset(men)
    easy = sorted(least(men, [-chance(g, e, f) for f in men]))
    return least(easy, [apart(g, g.m_hex[e], g.m_hex[f]) for f in easy])


def caught(g: State, e: int, hex: int) -> list[int]:
    """13.0c: whom a shot into a hex may be for, a prisoner of his side too (17.4c); Optional Rule 3: the easiest."""
    here = [f for f in marks(g, e) if g.m_hex[f] == hex]
    if g.rules.options.pick_targets:
        return sorted(least(here, [-chance(g, e, f) for f in here])) if here else []
    return here + [m for m in of_side(g, True) if g.m_hex[m] == hex and g.m_guard[m] >= 0]


def band(bands: list[int], gap: int) -> int:
    return next((bands[i + 1] for i in range(0, len(bands), 2) if gap <= bands[i]), bands[-1])


def chance(g: State, e: int, f: int) -> int:
    """13.0, steps 1 to 4: the Weapon Skill with everything that changes it."""
    tables, slot = g.rules.tables, slot_for(g, e, f)
    weapon, order = weapons(g, e)[slot], g.m_order[e]
    total = tables.man_skills[g.m_man[e]][slot]
    if tables.weapon_belt[weapon]:  # 14.3
        total = printed_tq(g, e) - (0 if works_together(g, e) and order != names.RUN_AND_GUN else 3)
    if order not in (names.SUPPRESSIVE, names.SLOW_SUPPRESSIVE):
        kept = names.NO_ORDER if g.m_order[f] == names.GUARD else g.m_order[f]
        total += tables.order_terrain[kept][ground_of(g, g.m_hex[f])]
    total += band(tables.weapon_bands[weapon], apart(g, g.m_hex[e], g.m_hex[f]))
    total += wound_total(g, e, tables.wound_ws) + tables.morale_ws[g.m_morale[e]] + tables.order_ws[order]
    if order == names.RUN_AND_GUN and tables.weapon_heavy[weapon] == 1:  # Very Heavy is another class (14.1)
        total -= 2
    return total + through_smoke(g, e, f) + at_night(g, e, f) + by_cards(g)


def through_smoke(g: State, e: int, f: int) -> int:
    """18.0: into, through or out of; beside a line along a hexside (11.0) what both sides have."""
    line, beside = g.rules.sight.crossed(g.m_hex[e], g.m_hex[f]), g.rules.sight.along(g.m_hex[e], g.m_hex[f])
    thick: dict[int, int] = {}
    for hexes, fading in zip(g.smoke_hexes, g.smoke_fading, strict=True):
        for hex in hexes:
            thick[hex] = thick.get(hex, 0) + (2 if fading else 4)
    through = sum(number for hex, number in thick.items() if hex >= 0 and line >> hex & 1)
    return -through - sum(min(thick.get(one, 0), thick.get(other, 0)) for one, other in beside)


def at_night(g: State, e: int, f: int) -> int:
    lit = any(apart(g, light, g.m_hex[f]) <= 3 for light in g.light_hex)
    free = lit or apart(g, g.m_hex[e], g.m_hex[f]) <= g.rules.night_free
    return g.rules.night_fire if g.rules.night and not free else 0


def by_cards(g: State) -> int:
    """Card effects of this turn on the WS of Enemies, or on their rolls to hit."""
    theirs, total = (names.ENEMY, BOTH), 0
    for i in range(0, len(g.effects), 4):
        key, first, second, third = EFFECT_KEYS[g.effects[i]], *g.effects[i + 1 : i + 4]
        total += second if key == "ws" and first in theirs else 0
        total += third if key == "roll-bonus" and first == R_FIRE and second in theirs else 0
    return total


def is_stripped(g: State, e: int) -> bool:
    """10.10: no Weapon left that is loaded."""
    return all(g.m_ammo[e] >> 2 * slot & 3 == names.NO_AMMO for slot in range(len(weapons(g, e))))


# --- 4.0-4a (ii) ---


def to_spot(g: State, e: int, looked: set[int]) -> frozenset[int]:
    """12.0, AI.r20: of the Hidden Friendlies in his LOS those he looks for next; in a Melee only in the hex."""
    here = g.m_hex[e]
    men = [f for f in of_side(g, False) if not flagged(g, f, s.SEEN) and f not in looked and sees(g, e, f)]
    men = [f for f in men if not is_helpless(g, f)]  # 16.2: ignored by Enemies
    if here in g.melees:
        men = [f for f in men if g.m_hex[f] == here]
    return least(men, [apart(g, here, g.m_hex[f]) for f in men]) if men else frozenset()


# --- 4.0-4a (iii) ---


def checks_cover(g: State, e: int, entered: bool) -> bool:
    """9.4: he has entered Cover and sees a Spotted Friendly."""
    if not entered or g.m_hex[e] in g.melees or g.m_morale[e] == names.BERSERK:
        return False
    orderly = g.m_order[e] not in [*NO_COVER_CHECK, names.DUCK_BACK]
    return orderly and is_cover(g, g.m_hex[e]) and sees_prey(g, e)


def must_duck(g: State, e: int, entered: bool, ran_dry: bool) -> bool:
    """10.13 (4), 10.10, 10.08."""
    order, here = g.m_order[e], g.m_hex[e]
    if order == names.DUCK_BACK or here in g.melees:
        return False
    if order == names.SPRINT and entered and is_rough(g, here):
        return True
    if ran_dry and is_stripped(g, e) and g.m_morale[e] != names.BERSERK:
        return True
    return order == names.CHARGE and g.impulse == 3 and not opponents(g, e)
