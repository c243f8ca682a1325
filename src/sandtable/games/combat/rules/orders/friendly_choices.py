"""What an activated Friendly may choose, and why not: lists of choices and reasons, without frames (7.01 to 7.19)."""

from __future__ import annotations

from sandtable.games.combat.rules import names, reasons
from sandtable.games.combat.rules.fire.fire_rules import can_use, friendly_targets, mixed_allowed, reaches
from sandtable.games.combat.rules.grenades.grenades import THROW_RANGE
from sandtable.games.combat.rules.orders.friendly_moves import closer_hexes, exit_sides, step_hexes
from sandtable.games.combat.rules.orders.order_rules import rifle_range
from sandtable.games.combat.rules.sight.night import FLARE_RANGE
from sandtable.games.combat.rules.sight.seeing import sees
from sandtable.games.combat.rules.sight.spotting import may_look, unknown_in_sight
from sandtable.games.combat.rules.state import LIVE, SEEN, State, has, hex_distance, in_melee, is_enemy, is_prisoner
from sandtable.games.combat.rules.values import neighbours, slots, weapon_in
from sandtable.games.combat.rules.verbs import CHOOSE_SHIFT, CHOOSE_STAY, EXIT, FIRE_AT, FLARE, MOVE
from sandtable.kernel.choice import choice


def entry_question(entry: int, order: int) -> tuple[str, str]:
    if entry == names.FIRE or entry == names.FIRE_ELSE_MOVE:
        return ("fire", "13.0")
    if entry == names.ATTACK:
        return ("melee", "15.0")
    if entry == names.THROW:
        return ("throw-smoke", "7.10")
    if entry == names.ADJUST and order == names.SMOKE_GRENADE:
        return ("may-move", "7.10")
    if entry == names.ADJUST:
        return ("adjust-rifle-grenade", "7.11") if order == names.RIFLE_GRENADE else ("adjust-grenade", "7.09")
    return ("must-move", "7.0") if entry == names.MUST_MOVE or entry == names.MOVE_TWO else ("may-move", "6.0")


# --- lists of choices ---


def move_choices(g: State, m: int, entered: list[int]) -> list[int]:
    found = [choice(MOVE, hex) for hex in step_hexes(g, m, entered)]
    return found + [choice(EXIT, side) for side in exit_sides(g, m)]


def fire_choices(g: State, m: int) -> list[int]:
    """D7: target, Weapon, number of shots where the ROF can be chosen (13.1b)."""
    found: list[int] = []
    for e in friendly_targets(g, m):
        for slot in slots(g, m):
            if can_use(g, m, slot) and reaches(g, m, slot, e) and mixed_allowed(g, m, slot, e):
                for shots in g.rules.tables.weapon_rof[weapon_in(g, m, slot)]:
                    found.append(choice(FIRE_AT, e, slot, shots))
    return found


def flare_choices(g: State, m: int) -> list[int]:
    """D21: Aimed Fire on Impulse 2, within 6 hexes."""
    if g.m_flares[m] <= 0 or g.m_order[m] != names.AIMED or g.impulse != 2:
        return []
    return [choice(FLARE, h) for h in range(g.rules.ground.size) if hex_distance(g, g.m_hex[m], h) <= FLARE_RANGE]


def throw_hexes(g: State, m: int) -> list[int]:
    """7.10c: any hex within 3; not a Melee hex (22.0, note)."""
    if not has(g, m, LIVE):
        return []
    return [h for h in range(g.rules.ground.size) if not target_reason(g, m, h)]


def adjust_choices(g: State, m: int) -> list[int]:
    """D9, D10, D11: what Impulse 2 of a Grenade, or Impulses 1 and 2 of a Rifle Grenade, leave open."""
    order = g.m_order[m]
    if order == names.SMOKE_GRENADE:
        return [*move_choices(g, m, []), CHOOSE_STAY]
    if order == names.RIFLE_GRENADE:
        return [CHOOSE_SHIFT, CHOOSE_STAY] if marker_hexes(g, m) else [CHOOSE_STAY]
    if g.m_morale[m] == names.BERSERK:
        return [choice(MOVE, hex) for hex in step_hexes(g, m, [])]
    found = [choice(MOVE, hex) for hex in closer_hexes(g, m, g.m_aim[m])]
    if marker_hexes(g, m):
        found.append(CHOOSE_SHIFT)
    if hex_distance(g, g.m_hex[m], g.m_aim[m]) <= THROW_RANGE:
        found.append(CHOOSE_STAY)
    return found


def marker_hexes(g: State, m: int) -> list[int]:
    """7.09e, 7.11c: neighbours of the marker within 3 hexes of the thrower, or within range; no Melee hex."""
    return sorted(h for h in neighbours(g, g.m_aim[m]) if not target_reason(g, m, h))


def reach_of(g: State, m: int) -> int:
    """How far a grenadier throws or fires."""
    return rifle_range(g) if g.m_order[m] == names.RIFLE_GRENADE else THROW_RANGE


def unknown_left(g: State, m: int, looked: list[int]) -> list[int]:
    return [e for e in unknown_in_sight(g, m) if e not in looked]


# --- reasons ---


def fire_reason(g: State, m: int, e: int) -> int:
    if g.m_hex[e] < 0 or not is_enemy(g, e):
        return reasons.NOT_ON_BOARD
    if not has(g, e, SEEN):
        return reasons.NOT_KNOWN
    if is_prisoner(g, e):
        return reasons.PRISONER
    if in_melee(g, e):
        return reasons.MELEE_HEX
    if not sees(g, m, e):
        return reasons.NOT_IN_SIGHT
    usable = [slot for slot in slots(g, m) if can_use(g, m, slot)]
    if not usable:
        return reasons.NO_AMMO
    near = [slot for slot in usable if reaches(g, m, slot, e)]
    if not near:
        return reasons.OUT_OF_RANGE
    if e not in friendly_targets(g, m):
        mixed = [slot for slot in near if mixed_allowed(g, m, slot, e)]
        return reasons.NOT_SINCE_START if mixed else reasons.MIXED_HEX
    return reasons.OK


def target_reason(g: State, m: int, hex: int) -> int:
    """Why no grenade of his can be meant for a hex: 7.09e, 7.10c, 7.11c; 15.0j."""
    if hex_distance(g, g.m_hex[m], hex) > reach_of(g, m):
        return reasons.TOO_FAR
    return reasons.MELEE_HEX if hex in g.melees else reasons.OK


def spot_reason(g: State, m: int, e: int, looked: list[int]) -> int:
    if g.m_hex[e] < 0 or not is_enemy(g, e):
        return reasons.NOT_ON_BOARD
    if has(g, e, SEEN):
        return reasons.ALREADY_KNOWN
    if e in looked:
        return reasons.ALREADY_LOOKED
    if not may_look(g, m, g.m_hex[e]):
        return reasons.IN_MELEE
    return reasons.OK if sees(g, m, e) else reasons.NOT_IN_SIGHT
