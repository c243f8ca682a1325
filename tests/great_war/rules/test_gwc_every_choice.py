"""Who may be activated and who may fire together, in random positions: what is offered is exactly what the rules allow.

The rules are written down here a second time, as plainly as possible, over all sets of Formations.
"""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from gwc_positions import state
from war_moves import war

from sandtable.commander.rules.firepower import enemy_hexes, piece_firepower, reach_reason
from sandtable.commander.rules.los import hexes_apart, sight
from sandtable.commander.rules.names import HERO, WIRE
from sandtable.commander.rules.orders.firegroup import PICK_TARGET
from sandtable.commander.rules.state import ACTIVATED, ADVANCING, BROKEN, FIRING, MOVING, OP_FIRING, units_of
from sandtable.commander.rules.stats import command, is_leader
from sandtable.commander.rules.verbs import JOIN
from sandtable.games.great_war_commander.rules.command import followers, is_tank_leader, seniority
from sandtable.games.great_war_commander.rules.formations import is_tank
from sandtable.games.great_war_commander.rules.orders.offensive import OffensiveFire
from sandtable.games.great_war_commander.rules.orders.offensive_line import OffensiveLine, can_set_out, nameable
from sandtable.games.great_war_commander.rules.state import ENTERED, OFFENSIVE, GreatWarState
from sandtable.kernel.choice import a_of, verb_of

ENTENTE = 1
KINDS = [
    "poilus", "poilus", "specialistes", "agent-de-liaison", "hero", "ltn-durant", "ltn-verdier", "cne-barnier",
    "ltn-de-grasse", "schneider", "saint-chamond", "schneider-leader", "renault-ft-gun-leader",
]  # fmt: skip
TANKS = KINDS[9:]
Shot = tuple[int, int, frozenset[int]]  # target, base, all pieces


def scattered(rng: random.Random, most: int, columns: str, rows: range) -> GreatWarState:
    """Some of the kinds, some of them broken, in the hexes of a small field; never two Tanks in one."""
    tanks: set[str] = set()
    found: list[str] = []
    for kind in rng.sample(KINDS, rng.randint(4, most)):
        hex = rng.choice(columns) + str(rng.choice(rows))
        if kind in TANKS and hex in tanks:
            continue
        tanks |= {hex} if kind in TANKS else set()
        found.append(f"{kind} {hex}" + (" broken" if rng.random() < 0.2 else ""))
    wire = {"wire": rng.choice(columns) + str(rng.choice(rows))}
    game = war("infanterie E4, infanterie F5, infanterie A1", ", ".join(found), active="allies", forts=wire)
    g = state(game)
    g.hand[ENTENTE] = []  # no Action that could lift a weak shot
    return g


def apart(g: GreatWarState, a: int, b: int) -> int:
    return hexes_apart(g, g.u_hex[a], g.u_hex[b])


def connected(g: GreatWarState, units: tuple[int, ...], wire_parts: bool) -> bool:
    """Do their hexes hang together?"""
    reached = {units[0]}
    while True:
        more = {u for u in units if u not in reached and any(linked(g, u, v, wire_parts) for v in reached)}
        if not more:
            return len(reached) == len(units)
        reached |= more


def linked(g: GreatWarState, a: int, b: int, wire_parts: bool) -> bool:
    if apart(g, a, b) == 0:
        return True
    wired = WIRE in (g.h_fort[g.u_hex[a]], g.h_fort[g.u_hex[b]])
    return apart(g, a, b) == 1 and not (wire_parts and wired)


# --- command (3.3.1.1 to 3.3.1.6, O14.2, O23.5.1) ---


def led(g: GreatWarState, first: int, flag: int, free: list[int]) -> list[int]:
    if is_tank_leader(g, first):
        tanks = [u for u in free if is_tank(g, u) and not is_tank_leader(g, u) and u != first]
        return [u for u in tanks if flag in (MOVING, ADVANCING) and apart(g, first, u) <= command(g, first)]
    if not is_leader(g, first):
        return []
    leaders = [u for u in units_of(g, ENTENTE) if is_leader(g, u)]
    chain = seniority(g, first) == max(seniority(g, u) for u in leaders)
    reached = {first}
    passing = [first]
    while passing:
        leader = passing.pop()
        for u in free:
            if u in reached or is_tank(g, u) or (is_leader(g, u) and not chain):
                continue
            if apart(g, leader, u) <= command(g, leader):
                reached.add(u)
                passing += [u] if is_leader(g, u) else []
    return sorted(reached - {first})


@pytest.mark.rule("gwc:3.3.1.1a", "gwc:3.3.1.2b", "gwc:O14.2a", "gwc:O14.2.1a", "gwc:O23.5.1a")
@pytest.mark.parametrize("seed", range(12))
def test_whom_an_activation_reaches(seed: int) -> None:
    rng = random.Random(seed)
    g = scattered(rng, 12, "BCDEFGH", range(6, 11))
    mine = units_of(g, ENTENTE)
    for u in mine:
        g.u_flags[u] |= ACTIVATED if rng.random() < 0.15 else 0
    free = [u for u in mine if not g.u_flags[u] & ACTIVATED or g.rules.tables.unit_kind[g.u_type[u]] == HERO]
    for u in mine:
        for flag in (MOVING, ADVANCING, FIRING, OP_FIRING):
            assert followers(g, u, flag) == led(g, u, flag, free)


# --- the Offensive (O24) ---


def lines_offered(g: GreatWarState) -> set[frozenset[int]]:
    """Every line that can be named, one after the other."""
    complete: set[frozenset[int]] = set()
    seen: set[frozenset[int]] = set()
    waiting: list[list[int]] = [[]]
    while waiting:
        named = waiting.pop()
        if frozenset(named) in seen:
            continue
        seen.add(frozenset(named))
        frame = OffensiveLine()
        frame.side, frame.named = ENTENTE, named
        if frame.is_complete(g):
            complete.add(frozenset(named))
        waiting += [[*named, u] for u in nameable(g, ENTENTE, named)]
    return complete


def is_legal_line(g: GreatWarState, units: tuple[int, ...]) -> bool:
    if any(g.u_flags[u] & BROKEN for u in units) or not any(is_leader(g, u) for u in units):
        return False
    if not all(any(apart(g, u, v) == 1 for v in units) for u in units) or not connected(g, units, False):
        return False
    return any(can_set_out(g, u) for u in units)


@pytest.mark.rule("gwc:O24.1a", "gwc:O24.1b", "gwc:O24.1c")
@pytest.mark.parametrize("seed", range(12))
def test_every_line_of_an_offensive_and_no_other(seed: int) -> None:
    g = scattered(random.Random(seed), 7, "DEF", range(6, 9))
    mine = units_of(g, ENTENTE)
    lines = [units for size in range(2, len(mine) + 1) for units in combinations(mine, size)]
    assert lines_offered(g) == {frozenset(units) for units in lines if is_legal_line(g, units)}


def shots_offered(g: GreatWarState) -> set[Shot]:
    frame = OffensiveFire()
    frame.at, frame.side = PICK_TARGET, ENTENTE
    frame.clear_shot()
    found: set[Shot] = set()
    for target in frame.fire_targets(g):
        waiting = [[base] for base in frame.bases_for(g, target)]
        while waiting:
            frame.target, frame.group = target, waiting.pop()
            frame.base = frame.group[0]
            choices = frame.other_choices(g)
            assert choices, "a shot that was begun can be made"
            for code in choices:
                if verb_of(code) == JOIN:
                    waiting.append([*frame.group, a_of(code)])
                else:
                    found.add((target, frame.base, frozenset(frame.group)))
    return found


def is_legal_group(g: GreatWarState, units: tuple[int, ...], line: list[int]) -> bool:
    """O24.2.2: one Leader of the line, and Units in his radius; or somebody alone."""
    if len(units) == 1:
        return True
    for leader in line:
        others = [u for u in units if u != leader]
        if is_leader(g, leader) and all(
            not is_leader(g, u) and apart(g, leader, u) <= command(g, leader) for u in others
        ):
            return connected(g, units, True)
    return False


@pytest.mark.rule("gwc:O24.2.2a", "gwc:O24.2.2b", "gwc:O24.2.2c", "gwc:O21.3.1a", "gwc:F131.3")
@pytest.mark.parametrize("seed", range(12))
def test_every_shot_of_an_offensive_and_no_other(seed: int) -> None:
    rng = random.Random(seed)
    g = scattered(rng, 8, "DEF", range(6, 9))
    line = [u for u in units_of(g, ENTENTE) if rng.random() < 0.9]
    for u in line:
        g.u_flags[u] |= OFFENSIVE | (ENTERED if rng.random() < 0.85 else 0)
    pool = [u for u in line if g.u_flags[u] & ENTERED and not is_tank(g, u)]
    wanted: set[Shot] = set()
    for target in enemy_hexes(g, ENTENTE):
        reaching = [u for u in pool if not reach_reason(g, u, target)]
        for size in range(1, len(reaching) + 1):
            for units in combinations(reaching, size):
                hindrance = max(max(0, sight(g, g.u_hex[u], target)) for u in units)
                if is_legal_group(g, units, line):
                    strong = [u for u in units if piece_firepower(g, u) + size - 1 - hindrance >= 1]
                    wanted |= {(target, base, frozenset(units)) for base in strong}
    assert shots_offered(g) == wanted
