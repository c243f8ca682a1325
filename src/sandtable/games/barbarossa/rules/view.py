"""What a seat may know (guide 2.4), and dealing afresh what it may not."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.names import ORDER_NAMES, SIDE_NAMES
from sandtable.games.barbarossa.rules.state import EXECUTION, HIDDEN, PHASE_NAMES, State, card, has, name_of, sequence
from sandtable.kernel.title import Data


def view_of(g: State, seat: int) -> Data:
    ground = g.rules.ground
    units: list[Data] = []
    for u in sequence(g):
        mine = g.u_side[u] == seat or g.over
        known = mine or not has(g, u, HIDDEN)
        open_order = mine or g.phase >= EXECUTION and known
        units.append({
            "id": u, "name": name_of(g, u), "card": card(g, u).id, "side": SIDE_NAMES[g.u_side[u]],
            "hex": ground.hex_name(g.u_hex[u]) if g.u_hex[u] >= 0 and known else None,
            "size": g.u_size[u], "ap": g.u_ap[u], "defense": g.u_base[u] + g.u_bonus[u],
            "order": ORDER_NAMES[g.u_order[u]] if open_order else None,
        })  # fmt: skip
    return {
        "map": ground.name, "seat": seat, "turn": g.turn, "turns": g.rules.turns, "phase": PHASE_NAMES[g.phase],
        "step": g.step, "over": g.over, "winner": g.winner, "units": units, "vp": g.vp[:],
    }  # fmt: skip


def redeal(g: State, seat: int, seed: str) -> None:
    """Dice to come; hidden things follow with their chapters."""
    g.chance.seed, g.chance.count, g.chance.forced = seed, 0, []
