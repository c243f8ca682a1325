"""What can be fired, by whom, how far and how strongly, as the sergeant counts it."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.commander.rules.firepower import (
    is_ordnance,
    is_weapon,
    piece_firepower,
    pieces_of,
    reach_of,
    weapon_of,
    weapon_reason,
)
from sandtable.commander.rules.los import BLOCKED, sight
from sandtable.commander.rules.state import (
    NO_WEAPON,
    State,
)
from sandtable.commander.rules.stats import (
    face,
    fire_range,
    firepower,
    gun_firepower,
    gun_range,
    weapon_firepower,
    weapon_range,
)


class Tool:
    """What a unit of mine fires with."""

    def __init__(self, fp: int, reach: int) -> None:
        self.fp = fp
        self.reach = reach


class Target:
    """An enemy to be fired at, in the Cover of his hex."""

    def __init__(self, hex: int, morale: int, worth: float) -> None:
        self.hex = hex
        self.morale = morale
        self.worth = worth


class Gun:
    """A piece of the enemy's, as far as it matters from afar."""

    def __init__(self, piece: int, hex: int, fp: int, near: int, reach: int, ordnance: bool) -> None:
        self.piece = piece
        self.hex = hex
        self.fp = fp
        self.near = near
        self.reach = reach
        self.ordnance = ordnance


def find_tools(g: State, u: int) -> list[Tool]:
    """A unit's own fire, its Weapon's and that of its gun."""
    found = [Tool(firepower(g, u), fire_range(g, u))]
    w = g.u_weapon[u]
    if w != NO_WEAPON and not g.w_broken[w]:
        found.append(Tool(weapon_firepower(g, w), weapon_range(g, w)))
    if g.rules.tables.gun_fp[face(g, u)]:
        found.append(Tool(gun_firepower(g, u), gun_range(g, u)))
    return found


def find_guns(g: State, units: list[int]) -> list[Gun]:
    found: list[Gun] = []
    for u in units:
        for p in pieces_of(g, u):
            if is_weapon(p):
                w = weapon_of(p)
                if weapon_reason(g, w):
                    continue
                near = g.rules.tables.weapon_min_range[g.w_type[w]]
            else:
                near = 1
            fp = piece_firepower(g, p)
            if fp > 0:
                found.append(Gun(p, g.u_hex[u], fp, near, reach_of(g, p), is_ordnance(g, p)))
    found.sort(key=gun_strength, reverse=True)
    return found


def gun_strength(gun: Gun) -> int:
    return gun.fp


def strength_at(g: State, guns: list[Gun], hex: int) -> int:
    """About the FP of the best attack by these guns on a hex: the best one, and 1 for every two more."""
    best, others = 0, 0
    size: i64 = g.rules.map.size
    distances, walls = g.rules.map.distances, g.rules.walls(g)
    there: i64 = hex
    for gun in guns:
        row: i64 = gun.hex
        line = row * size + there
        away = distances[line]
        if away > gun.reach or away < gun.near or (len(walls) > 0 and walls[line] == BLOCKED):
            continue
        seen = sight(g, gun.hex, hex)
        if seen == BLOCKED or gun.fp <= seen:
            continue
        fp = gun.fp - seen - (2 if gun.ordnance else 0)
        if fp > best:
            best = fp
        others += 1
    return best + (others - 1) // 2 if others else 0
