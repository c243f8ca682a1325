"""How a number comes about, term by term. Every number is the engine's own; the terms of one add up to it."""

from __future__ import annotations

from typing import Final

from sandtable.commander.map.kinds import TERRAIN_NAMES
from sandtable.commander.rules.cover import covers, fort_cover, road_penalty, scenario_cover
from sandtable.commander.rules.firepower import (
    burst,
    close_bonus,
    is_gun,
    is_weapon,
    piece_unit,
    scenario_change,
    shot_terms,
    weapon_of,
)
from sandtable.commander.rules.ground import terrain_at
from sandtable.commander.rules.scenario.own_values import ATTACK, FIREPOWER
from sandtable.commander.rules.state import NO_WEAPON, SUPPRESSED, VETERAN, State
from sandtable.commander.rules.scenario.own_values import MORALE, MOVEMENT, RANGE
from sandtable.commander.rules.stats import face, led_by, scenario_stat, weapon_bonus, wire_modifier
from sandtable.commander.rules.tables import NONE
from sandtable.commander.screen.words import weapon_title
from sandtable.phrase import Phrase, phrase
from sandtable.screens.shapes import Term

STATS: Final = ["fp", "range", "move", "morale"]


def term(g: State, kind: str, value: int, **args: str | int | Phrase) -> Term:
    return Term(kind, value, Phrase("term-" + kind, dict(args)), g.rules.tables.cites.of("terms", kind))


def printed(g: State, stat: str, value: int) -> Term:
    return Term("printed", value, phrase("term-printed"), g.rules.tables.cites.of("printed", stat))


def some(g: State, kind: str, value: int) -> list[Term]:
    """A term that not every game has."""
    return [term(g, kind, value)] if value else []


def that_count(terms: list[Term]) -> list[Term]:
    """The printed number and every term that changes it."""
    return [entry for entry in terms if entry.value or entry.kind == "printed"]


# --- units (3.1 to 3.3) ---


def stat_terms(g: State, u: int, stat: str) -> list[Term]:
    """A stat of a unit on the map."""
    tables, f = g.rules.tables, face(g, u)
    number = {
        "fp": tables.unit_fp, "range": tables.unit_range, "move": tables.unit_move, "morale": tables.unit_morale,
    }[stat][f]  # fmt: skip
    found = [printed(g, stat, number), term(g, "led", led_by(g, u))]
    found.append(term(g, "veteran", 1 if g.u_flags[u] & VETERAN else 0))
    found.append(term(g, "suppressed", -1 if g.u_flags[u] & SUPPRESSED else 0))
    if stat == "move":
        found += carried_terms(g, u) + some(g, "scenario", scenario_stat(g, u, MOVEMENT))
    else:
        found.append(term(g, "wire", wire_modifier(g, u)))
    if stat == "range":
        found += some(g, "scenario", scenario_stat(g, u, RANGE))
    if stat == "morale":
        found += some(g, "card", g.rules.morale_bonus(g, u)) + some(g, "scenario", scenario_stat(g, u, MORALE))
        found += cover_terms(g, g.u_hex[u]) if tables.unit_covered[g.u_type[u]] else []
    return that_count(found)


def gun_terms(g: State, u: int, stat: str) -> list[Term]:
    """FP or Range of a vehicle's gun: what is printed for it, and what changes the other arms too."""
    tables = g.rules.tables
    number = (tables.gun_fp if stat == "fp" else tables.gun_range)[face(g, u)]
    return [printed(g, stat, number), *stat_terms(g, u, stat)[1:]]


def carried_terms(g: State, u: int) -> list[Term]:
    w = g.u_weapon[u]
    if w == NO_WEAPON:
        return []
    tables, kind = g.rules.tables, g.w_type[w]
    return [term(g, "weapon", tables.weapon_move[kind], weapon=weapon_title(tables, kind))]


def cover_terms(g: State, hex: int) -> list[Term]:
    """The best Cover of a hex when nobody fires at it, and what a Road takes away from it (T78.3, T93)."""
    offered = covers(g, hex, False, 0)
    changed = scenario_cover(g, hex)
    penalty = road_penalty(g, hex)
    best = max(offered) - changed
    fort = g.h_fort[hex]
    if offered[0] - changed == best or fort_cover(g, fort, False) == NONE:
        found = [term(g, "cover", best - penalty, terrain=phrase("terrain-" + TERRAIN_NAMES[terrain_at(g, hex)]))]
    else:
        found = [term(g, "cover-fort", best - penalty, fort=phrase("fort-" + g.rules.tables.words.forts[fort]))]
    found.append(term(g, "road", penalty))
    found += some(g, "scenario", changed)
    return [entry for entry in found if entry.value]


# --- Weapons (11) ---


def weapon_terms(g: State, w: int, stat: str) -> list[Term]:
    """FP or Range of a Weapon on the map."""
    tables, kind = g.rules.tables, g.w_type[w]
    number = tables.weapon_fp[kind] if stat == "fp" else tables.weapon_max_range[kind]
    bonus = weapon_bonus(g, w) if g.w_carrier[w] >= 0 and g.u_hex[g.w_carrier[w]] >= 0 else 0
    return that_count([printed(g, stat, number), term(g, "led-weapon", bonus)])


# --- attacks (O20.3) ---


def base_terms(g: State, base: int) -> list[Term]:
    """The FP of the piece that leads a shot."""
    if is_weapon(base):
        return weapon_terms(g, weapon_of(base), "fp")
    return gun_terms(g, piece_unit(g, base), "fp") if is_gun(base) else stat_terms(g, base, "fp")


def attack_terms(g: State, pieces: list[int], base: int, targets: list[int], bonus: int) -> list[Term]:
    """The strength of a Fire Attack before the roll; included what the odds count in: a Mortar's airburst, and cards
    that add to the roll."""
    found = base_terms(g, base) + some(g, "close", close_bonus(g, base, targets))
    found += some(g, "card", g.rules.attack_bonus(g, g.u_owner[piece_unit(g, base)], pieces))
    changed = scenario_change(g, FIREPOWER, pieces, targets) + scenario_change(g, ATTACK, pieces, targets)
    found += some(g, "scenario", changed)
    others, above, below, hindered = shot_terms(g, pieces, targets)
    found += [
        term(g, "others", others), term(g, "above", above), term(g, "below", below), term(g, "hindrance", hindered),
        term(g, "actions", bonus), term(g, "airburst", burst(g, base, targets[0])),
    ]  # fmt: skip
    return that_count(found)
