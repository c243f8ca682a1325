"""The arithmetic of fire (13.0, 14.1, 14.3): who can be shot at with what, and the number needed, term by term."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.effect_names import E_WS
from sandtable.games.combat.rules.orders.men import has_bad_wound, helper_of
from sandtable.games.combat.rules.sight.seeing import (
    known_enemies,
    night_change,
    saw_at_start,
    sees,
    smoke_change,
    targets,
)
from sandtable.games.combat.rules.state import (
    GUN_SLOT,
    NOBODY,
    State,
    ammo,
    distance,
    enemies_in,
    friendlies_in,
    gun_of,
    in_melee,
    is_friendly,
    is_prisoner,
    side_of,
)
from sandtable.games.combat.rules.values import (
    HEAVY,
    band,
    effect_total,
    printed_tq,
    slots,
    terrain,
    weapon_in,
    wound_skill,
)

NO_HELP: Final = -3  # belt-fed Weapon without an Assistant (14.3c)
HEAVY_RUN: Final = -2  # Heavy Weapon under Run & Gun (14.1c)
PICK_RANGE: Final = 5  # Optional Rule 3

TERM_NAMES: Final = [
    "skill", "assistant", "order", "order-terrain", "range", "wounds", "morale", "cards", "smoke", "night",
]  # fmt: skip


FIRE_ORDERS: Final = [names.AIMED, names.RAPID, names.SUPPRESSIVE, names.SLOW_SUPPRESSIVE, names.RUN_AND_GUN]


def has_fire_order(g: State, m: int) -> bool:
    """13.0a."""
    return g.m_order[m] in FIRE_ORDERS


def is_suppressive(order: int) -> bool:
    return order == names.SUPPRESSIVE or order == names.SLOW_SUPPRESSIVE


def is_belt_fed(g: State, weapon: int) -> bool:
    return g.rules.tables.weapon_belt[weapon] != 0


def is_pistol(g: State, weapon: int) -> bool:
    return g.rules.tables.weapon_pistol[weapon] != 0


def is_assisted(g: State, m: int, slot: int) -> bool:
    """14.3: an Assistant in the hex with the same Order and no Bad Wound; none for an Enemy's Run & Gun."""
    if is_friendly(g, m):
        if slot != GUN_SLOT:
            return False
        helper = g.gun_helper[gun_of(g, m)]
        if helper < 0 or g.m_hex[helper] != g.m_hex[m] or has_bad_wound(g, helper):
            return False
        return g.m_order[helper] == g.m_order[m]
    helper = helper_of(g, m)
    return helper >= 0 and g.m_order[helper] == g.m_order[m] and g.m_order[m] != names.RUN_AND_GUN


def order_of_target(g: State, t: int) -> int:
    """Row of the charts: a Waiting Enemy holds No Order (9.8c), a Guard counts as such (17.4b)."""
    order = g.m_order[t]
    return names.NO_ORDER if order == names.GUARD else order


def chart(g: State, t: int) -> int:
    """Order/Terrain modifier of a target (13.0e)."""
    return g.rules.tables.order_terrain[order_of_target(g, t)][terrain(g, g.m_hex[t])]


def morale_check_at_most(g: State, t: int) -> bool:
    """(M) on the chart (13.0l)."""
    return g.rules.tables.order_terrain_mc[order_of_target(g, t)][terrain(g, g.m_hex[t])] != 0


def heavy_run(g: State, m: int, weapon: int) -> int:
    """14.1c: what Run & Gun costs a Heavy Weapon; a Very Heavy one is another class and pays by 14.3f."""
    return HEAVY_RUN if g.m_order[m] == names.RUN_AND_GUN and g.rules.tables.weapon_heavy[weapon] == HEAVY else 0


def fire_terms(g: State, m: int, slot: int, t: int, waiting: bool = False) -> list[int]:
    """Terms of the modified WS, as TERM_NAMES. `waiting`: he was so when the attack began (AI.r30)."""
    tables = g.rules.tables
    weapon = weapon_in(g, m, slot)
    order = g.m_order[m]
    assistant = 0
    if is_belt_fed(g, weapon):
        skill = printed_tq(g, m)  # A101
        if not is_assisted(g, m, slot):
            assistant = NO_HELP
    else:
        skill = tables.man_skills[g.m_man[m]][slot]
    marker = tables.order_ws[order] + heavy_run(g, m, weapon)
    ground = 0
    if not is_suppressive(order):
        ground = tables.order_terrain[names.NO_ORDER][terrain(g, g.m_hex[t])] if waiting else chart(g, t)
    start, end = g.m_hex[m], g.m_hex[t]
    return [
        skill,
        assistant,
        marker,
        ground,
        band(tables.weapon_bands[weapon], distance(g, m, t)),
        wound_skill(g, m),
        tables.morale_ws[g.m_morale[m]],
        effect_total(g, E_WS, side_of(g, m)) if g.effects else 0,
        smoke_change(g, start, end),
        night_change(g, start, end, g.rules.night_fire),
    ]


def fire_number(g: State, m: int, slot: int, t: int, waiting: bool = False) -> int:
    return sum(fire_terms(g, m, slot, t, waiting))


# --- targets ---


def is_hex_mixed(g: State, hex: int) -> bool:
    return len(friendlies_in(g, hex)) > 0 and len(enemies_in(g, hex)) > 0


def can_use(g: State, m: int, slot: int) -> bool:
    """A Weapon with ammunition that the Order lets him fire: no Rapid Fire with a Slow one (7.02c, 14.1a).

    An Enemy's Order is changed to fit his Weapon when that is known (14.1b), so nothing bars him here.
    """
    if ammo(g, m, slot) == names.NO_AMMO:
        return False
    order = g.m_order[m]
    if not is_friendly(g, m) or (order != names.RAPID and order != names.SUPPRESSIVE):
        return True
    return not g.rules.tables.weapon_slow[weapon_in(g, m, slot)]


def reaches(g: State, m: int, slot: int, t: int) -> bool:
    return distance(g, m, t) <= g.rules.tables.weapon_range[weapon_in(g, m, slot)]


def mixed_allowed(g: State, m: int, slot: int, t: int) -> bool:
    """Optional 3: into a hex with men of both sides only Aimed Fire, one shot, at 5 hexes or less (A72)."""
    if not g.rules.options.pick_targets or not is_hex_mixed(g, g.m_hex[t]):
        return True
    rates = g.rules.tables.weapon_rof[weapon_in(g, m, slot)]
    return g.m_order[m] == names.AIMED and rates[len(rates) - 1] == 1 and distance(g, m, t) <= PICK_RANGE


def can_see_to_fire(g: State, m: int, t: int) -> bool:
    """7.01c, A24: visible now, and Known or Spotted and visible since the Impulse began; not in a Melee hex (15.0j)."""
    if in_melee(g, t) or in_melee(g, m) or not sees(g, m, t):
        return False
    if g.rules.options.enemy_fires_on_sight and not is_friendly(g, m):
        return True
    return saw_at_start(g, m, t)


def friendly_targets(g: State, f: int) -> list[int]:
    """Known Enemies that a Friendly could fire at with some Weapon."""
    found: list[int] = []
    for e in known_enemies(g):
        if can_see_to_fire(g, f, e):
            for slot in slots(g, f):
                if can_use(g, f, slot) and reaches(g, f, slot, e) and mixed_allowed(g, f, slot, e):
                    found.append(e)
                    break
    return found


def protected_guard_hex(g: State, e: int, f: int) -> bool:
    """17.4i: a Friendly Guard with an Enemy prisoner is fired at with Aimed Fire only."""
    if g.m_order[e] == names.AIMED:
        return False
    for p in enemies_in(g, g.m_hex[f]):
        if is_prisoner(g, p):
            return True
    return False


def enemy_slot(g: State, e: int, f: int) -> int:
    """AI.r14: the first Weapon listed that has ammunition and reaches; a sidearm only if nothing else does."""
    sidearm = NOBODY
    for slot in slots(g, e):
        if can_use(g, e, slot) and reaches(g, e, slot, f) and mixed_allowed(g, e, slot, f):
            if not is_pistol(g, weapon_in(g, e, slot)):
                return slot
            if sidearm < 0:
                sidearm = slot
    return sidearm


def enemy_targets(g: State, e: int) -> list[int]:
    """T of the guide (3.4.8)."""
    found: list[int] = []
    for f in targets(g):
        if can_see_to_fire(g, e, f) and not protected_guard_hex(g, e, f) and enemy_slot(g, e, f) >= 0:
            found.append(f)
    return found


def easiest(g: State, e: int, found: list[int]) -> list[int]:
    """AI.r15: the highest modified WS, then the shortest range; all that are equal."""
    best_number, best_range = -999, 999
    equal: list[int] = []
    for f in found:
        number = fire_number(g, e, enemy_slot(g, e, f), f)
        range = distance(g, e, f)
        if number > best_number or (number == best_number and range < best_range):
            best_number, best_range = number, range
            equal = [f]
        elif number == best_number and range == best_range:
            equal.append(f)
    return equal


def is_out_of_ammo(g: State, m: int) -> bool:
    """No Weapon left that could fire (10.10c); pistols always can."""
    for slot in slots(g, m):
        if ammo(g, m, slot) != names.NO_AMMO:
            return False
    return True


def ammo_step(level: int) -> int:
    return level + 1 if level < names.NO_AMMO else names.NO_AMMO


def has_ammo_marker(g: State, m: int) -> bool:
    for slot in slots(g, m):
        if ammo(g, m, slot) != names.LOADED:
            return True
    return False
