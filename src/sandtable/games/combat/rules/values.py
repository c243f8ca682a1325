"""Values derived from counters and markers (2.3 of the guide): recomputed whenever asked, never stored."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.combat.rules.cards import effect_names as codes
from sandtable.games.combat.rules.names import EVADE, HIDE, RALLY, RELOAD, RUN_AND_GUN, SNEAK, SPRINT
from sandtable.games.combat.rules.state import (
    BAD,
    BAD_BANDAGED,
    GUN_SLOT,
    LIGHT,
    WOUND_BITS,
    State,
    gun_of,
    is_enemy,
    is_friendly,
    side_of,
    wounds,
)
from sandtable.games.combat.rules.tables import ASSISTANT, OPERATOR
from sandtable.kernel.choice import is_among

# flavours of TQ (19.0a): see the table of checks in the guide, 4.6
PLAIN: Final = 0  # as printed
WOUNDS: Final = 1  # with Wounds, without Morale
FULL: Final = 2  # with Wounds and Morale

ALL_OF_IT: Final = -99  # -A on a marker (6.0i)
EFFECT_SIZE: Final = 4

# Weapons' weight (14.1)
HEAVY: Final = 1
VERY_HEAVY: Final = 2


# --- effects of this turn ---


def effect_total(g: State, code: int, side: int) -> int:
    """Sum of the numbers of all effects of one kind that touch a side: arguments side, number."""
    total = 0
    effects = g.effects
    for i in range(0, len(effects), EFFECT_SIZE):
        if effects[i] == code and (effects[i + 1] == side or effects[i + 1] == codes.BOTH):
            total += effects[i + 2]
    return total


def matches_roll(named: int, purpose: int) -> bool:
    """Does a card that names a roll, or a group of rolls, mean this one?"""
    if named == codes.R_GRENADE_ATTACK:
        return purpose == codes.R_THROW or purpose == codes.R_GRENADE or purpose == codes.R_DAMAGE
    if named == codes.R_ANY_MORALE:
        return purpose == codes.R_MORALE or purpose == codes.R_WOUND_MORALE
    return named == purpose


def roll_bonus(g: State, purpose: int, side: int) -> int:
    total = 0
    effects = g.effects
    for i in range(0, len(effects), EFFECT_SIZE):
        if effects[i] == codes.E_ROLL_BONUS and matches_roll(effects[i + 1], purpose):
            if effects[i + 2] == side or effects[i + 2] == codes.BOTH:
                total += effects[i + 3]
    return total


# --- who he is ---


def is_dummy(g: State, m: int) -> bool:
    return is_enemy(g, m) and g.rules.tables.man_dummy[g.m_man[m]] != 0


def is_operator(g: State, m: int) -> bool:
    return g.rules.tables.man_gun[g.m_man[m]] == OPERATOR


def is_crew(g: State, m: int) -> bool:
    """Operator or Assistant of an Enemy belt-fed Weapon."""
    role = g.rules.tables.man_gun[g.m_man[m]]
    return role == OPERATOR or role == ASSISTANT


def has_grenades(g: State, m: int) -> bool:
    """A Dummy passes for one who has them (AI.r05)."""
    return is_dummy(g, m) or g.rules.tables.man_grenade[g.m_man[m]] >= 0


# --- TQ, LDR ---


def printed_tq(g: State, m: int) -> int:
    """A Dummy uses the constant of the data (A1)."""
    tables = g.rules.tables
    man = g.m_man[m]
    return tables.dummy_tq if tables.man_dummy[man] else tables.man_tq[man]


def wound_sum(g: State, m: int, by_kind: list[int]) -> int:
    total: i64 = 0  # native words: some are negative
    packed: i64 = g.m_wounds[m]
    kind = 0
    while packed:
        times: i64 = by_kind[kind]
        total += (packed & 15) * times
        packed >>= WOUND_BITS
        kind += 1
    return total


def wound_loss(g: State, m: int) -> int:
    """How much TQ his wounds take (16.2); a positive number."""
    return -wound_sum(g, m, g.rules.tables.wound_tq) if g.m_wounds[m] else 0


def troop_quality(g: State, m: int, flavour: int) -> int:
    tq = printed_tq(g, m)
    if flavour == PLAIN:
        return tq
    tq -= wound_loss(g, m)
    if flavour == FULL:
        tq += g.rules.tables.morale_tq[g.m_morale[m]]
    if g.effects:
        tq += effect_total(g, codes.E_TQ, side_of(g, m))
    return tq


def is_incapacitated(g: State, m: int) -> bool:
    """16.2a: a Friendly whose wounds equal his TQ. (Exceeding it, he is dead.)"""
    return g.m_wounds[m] != 0 and is_friendly(g, m) and wound_loss(g, m) >= printed_tq(g, m)


def leadership(g: State, m: int) -> int:
    """Current LDR, never below 0; smoke in the hex, Orders, Morale and wounds lower it."""
    tables = g.rules.tables
    ldr = tables.man_ldr[g.m_man[m]]
    if ldr <= 0:
        return 0
    for change in (
        tables.order_ldr[g.m_order[m]],
        tables.morale_ldr[g.m_morale[m]],
        wound_sum(g, m, tables.wound_ldr),
    ):
        if change <= ALL_OF_IT:
            return 0
        ldr += change
    ldr -= smoke_markers(g, g.m_hex[m])
    if g.effects and is_friendly(g, m):
        for i in range(0, len(g.effects), EFFECT_SIZE):
            if g.effects[i] == codes.E_LDR:
                ldr += g.effects[i + 1]
    return ldr if ldr > 0 else 0


# --- Weapon Skills ---


def wound_skill(g: State, m: int) -> int:
    return wound_sum(g, m, g.rules.tables.wound_ws) if g.m_wounds[m] else 0


def skill_changes(g: State, m: int) -> int:
    """13.0 step 4: Wounds, Morale and cards. The Order marker is added by the kind of attack."""
    change = wound_skill(g, m) + g.rules.tables.morale_ws[g.m_morale[m]]
    if g.effects:
        change += effect_total(g, codes.E_WS, side_of(g, m))
    return change


def weapons(g: State, m: int) -> list[int]:
    """His Weapons by slot, as listed on the counter."""
    return g.rules.tables.man_weapons[g.m_man[m]]


def weapon_in(g: State, m: int, slot: int) -> int:
    """The Weapon of a slot; GUN_SLOT is the belt-fed Weapon he operates."""
    return g.rules.gun_weapon[gun_of(g, m)] if slot == GUN_SLOT else weapons(g, m)[slot]


def slots(g: State, m: int) -> list[int]:
    found: list[int] = []
    for slot in range(len(weapons(g, m))):
        found.append(slot)
    if is_friendly(g, m) and is_among(m, g.gun_man):
        found.append(GUN_SLOT)
    return found


def band(bands: list[int], range: int) -> int:
    """Modifier of the range band that `range` lies in; the last band beyond all of them."""
    i = 0
    while i < len(bands) - 2 and range > bands[i]:
        i += 2
    return bands[i + 1] if bands else 0


def main_weapon(g: State, m: int) -> int:
    """The Weapon that decides what Orders he can be given: the belt-fed one he operates, else the first listed."""
    if is_friendly(g, m) and is_among(m, g.gun_man):
        return weapon_in(g, m, GUN_SLOT)
    listed = weapons(g, m)
    return listed[0] if listed else -1


def weight(g: State, m: int) -> int:
    weapon = main_weapon(g, m)
    return g.rules.tables.weapon_heavy[weapon] if weapon >= 0 else 0


def is_slow(g: State, m: int) -> bool:
    weapon = main_weapon(g, m)
    return weapon >= 0 and g.rules.tables.weapon_slow[weapon] != 0


# --- terrain ---


def terrain(g: State, hex: int) -> int:
    """Terrain of a hex, or the marker that has changed it."""
    made = g.h_made[hex]
    return made if made else g.rules.ground.terrain[hex]


def is_cover(g: State, hex: int) -> bool:
    """11.0: by its terrain, or by smoke of any kind (11.0d)."""
    return g.rules.tables.terrain_cover[terrain(g, hex)] != 0 or (len(g.smoke_hexes) > 0 and smoke_markers(g, hex) > 0)


def is_rough(g: State, hex: int) -> bool:
    return g.rules.tables.terrain_rough[terrain(g, hex)] != 0


def smoke_markers(g: State, hex: int) -> int:
    """How many Smoke and Fading Smoke markers lie in a hex."""
    count = 0
    for hexes in g.smoke_hexes:
        count += hexes.count(hex)
    return count


# --- Orders ---


def is_low(order: int) -> bool:
    """Orders with a low profile (7.05c)."""
    return order == HIDE or order == SNEAK or order == RALLY or order == RELOAD


def wounds_bar(g: State, m: int, order: int) -> bool:
    """16.0, 16.1: movement Orders that wounds forbid."""
    if g.m_wounds[m] == 0:
        return False
    if order == SPRINT:
        return wounds(g, m, LIGHT) > 0 or wounds(g, m, BAD) > 0 or wounds(g, m, BAD_BANDAGED) > 0
    return (order == RUN_AND_GUN or order == EVADE) and wounds(g, m, BAD) > 0


FASTEST_FIRST: Final = [SPRINT, RUN_AND_GUN, EVADE, SNEAK]  # 10.0a, 17.2, 17.3


def fastest_move(g: State, m: int) -> int:
    """The fastest movement Order that his wounds allow (17.2g, 17.3)."""
    for order in FASTEST_FIRST:
        if not wounds_bar(g, m, order):
            return order
    return SNEAK


# --- directions ---


def map_direction(g: State, team: int, number: int) -> int:
    """Map direction (0 = up) of a compass direction 1 to 6, on the compass that governs a Team (9.3)."""
    return (g.rules.compass[team] + number - 1) % 6


def neighbour(g: State, hex: int, direction: int) -> int:
    return g.rules.ground.neighbours[hex * 6 + direction]


def neighbours(g: State, hex: int) -> list[int]:
    """Neighbouring hexes on the Board."""
    base = hex * 6
    return [h for h in g.rules.ground.neighbours[base : base + 6] if h >= 0]
