"""Engineers' orders as they are written: mines, charges, fire, wire, barriers, bridges, trenches, paths, rails."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.names import (
    DIG_IN,
    ENGINEER,
    RECEIVE_SUPPLIES,
    SET_UP_PONTOON_BRIDGE,
    TRAIN,
    WAIT,
)
from sandtable.games.barbarossa.rules.orders.order import Draft, hexes
from sandtable.games.barbarossa.rules.orders.works import WorkRule
from sandtable.games.barbarossa.rules.special.charges import has_charges, structures_in
from sandtable.games.barbarossa.rules.special.engineers import can_be_bridged, can_be_cleared, can_be_dug, sides
from sandtable.games.barbarossa.rules.special.fire import can_burn
from sandtable.games.barbarossa.rules.special.mines import known_fields
from sandtable.games.barbarossa.rules.special.supplies import HANDS_OUT
from sandtable.games.barbarossa.rules.state import (
    FLAGGED,
    NOWHERE,
    State,
    can,
    card,
    has,
    on_board,
    units_of,
)
from sandtable.games.barbarossa.rules.verbs import AT, FACE, NO, STRUCTURE, YES
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.terrain.lattice import DIRECTIONS, NONE


class EngineerRule(WorkRule):
    engineers: bool = True


class PlaceMinesRule(EngineerRule):
    """mine.1: in its own hex; the kind is chosen when the field is finished."""

    def why_not_here(self, g: State, u: int) -> int:
        return reasons.ALREADY_MINED if known_fields(g, g.u_hex[u], g.u_side[u]) else reasons.FINE


class ClearMinesRule(EngineerRule):
    """mclr.1"""

    def why_not_here(self, g: State, u: int) -> int:
        return reasons.FINE if known_fields(g, g.u_hex[u], g.u_side[u]) else reasons.NO_MINEFIELD


class SetChargesRule(EngineerRule):
    """chg.1, chg.3: at a structure in its own hex."""

    def why_not_here(self, g: State, u: int) -> int:
        if not has_charges(g, u):
            return reasons.NO_EXPLOSIVES
        return reasons.FINE if structures_in(g, g.u_hex[u]) else reasons.NO_STRUCTURE

    def parts(self, g: State, d: Draft) -> list[int]:
        if d.range != NOWHERE:
            return []
        return [choice(STRUCTURE, kind) for kind in structures_in(g, g.u_hex[d.unit])]

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        lacks = verb == STRUCTURE and d.range == NOWHERE and thing not in structures_in(g, g.u_hex[d.unit])
        return reasons.NO_STRUCTURE if lacks else reasons.FINE

    def write(self, g: State, d: Draft, code: int) -> None:
        d.range = a_of(code)


class ArsonRule(WorkRule):
    """arson.1: also for flamethrower tanks."""

    def why_not_here(self, g: State, u: int) -> int:
        return reasons.FINE if can_burn(g, g.u_hex[u]) else reasons.NO_SETTLEMENT


class SideRule(EngineerRule):
    """Work at one side of the hex."""

    bare: int = reasons.FINE  # why a side is not offered

    def mask(self, g: State, h: int) -> int:
        return 0

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        there = self.mask(g, g.u_hex[d.unit]) >> thing & 1
        return self.bare if verb == FACE and d.face == NOWHERE and not there else reasons.FINE

    def parts(self, g: State, d: Draft) -> list[int]:
        return [choice(FACE, n) for n in sides(self.mask(g, g.u_hex[d.unit]))] if d.face == NOWHERE else []


class RemoveWireRule(SideRule):
    """wire.rm.1"""

    bare: int = reasons.NO_WIRE

    def mask(self, g: State, h: int) -> int:
        return g.h_wire[h]

    def why_not_here(self, g: State, u: int) -> int:
        return reasons.FINE if g.h_wire[g.u_hex[u]] else reasons.NO_WIRE


class RemoveBarriersRule(SideRule):
    """atb.rm.1"""

    bare: int = reasons.NO_BARRIER

    def mask(self, g: State, h: int) -> int:
        return g.h_barrier[h]

    def why_not_here(self, g: State, u: int) -> int:
        return reasons.FINE if g.h_barrier[g.u_hex[u]] else reasons.NO_BARRIER


# --- many hands ---


class PontoonRule(EngineerRule):
    """pont.1: a river hex next to it; so many units as the box asks for must be next to it too."""

    def why_not_here(self, g: State, u: int) -> int:
        rivers = [h for h in g.rules.ground.adjacent(g.u_hex[u]) if can_be_bridged(g, h)]
        if not rivers:
            return reasons.NO_RIVER
        return reasons.FINE if bridge_sites(g, u) else reasons.TOO_FEW_HANDS

    def parts(self, g: State, d: Draft) -> list[int]:
        return hexes(bridge_sites(g, d.unit)) if d.hex == NOWHERE else []

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        if verb != AT or d.hex != NOWHERE or thing in bridge_sites(g, d.unit):
            return reasons.FINE
        beside = g.rules.ground.distance(g.u_hex[d.unit], thing) == 1
        return reasons.TOO_FEW_HANDS if beside and can_be_bridged(g, thing) else reasons.NO_RIVER


def bridge_sites(g: State, u: int) -> list[int]:
    rivers = [h for h in g.rules.ground.adjacent(g.u_hex[u]) if can_be_bridged(g, h)]
    need = card(g, u).box(SET_UP_PONTOON_BRIDGE).manpower
    return [h for h in rivers if len(helpers(g, u, SET_UP_PONTOON_BRIDGE, h, 1)) >= need]


def helpers(g: State, u: int, order: int, h: int, distance: int) -> list[int]:
    """Own units, this one too, that could be given the order at this distance from a hex."""
    own = [v for v in units_of(g, g.u_side[u]) if card(g, v).boxes[order] is not None and on_board(g, v)]
    fit = [v for v in own if not has(g, v, FLAGGED) and (order == DIG_IN or can(g, v, ENGINEER))]
    return [v for v in fit if g.rules.ground.distance(g.u_hex[v], h) == distance]


class DigInRule(WorkRule):
    """dig.1, dig.2, dig.4: towards a side; for whoever has the order."""

    def why_not_here(self, g: State, u: int) -> int:
        h = g.u_hex[u]
        if not can_be_dug(g, h) or not free_sides(g, h):
            return reasons.NO_TRENCH_HERE
        enough = len(helpers(g, u, DIG_IN, h, 0)) >= card(g, u).box(DIG_IN).manpower
        return reasons.FINE if enough else reasons.TOO_FEW_HANDS

    def parts(self, g: State, d: Draft) -> list[int]:
        return [choice(FACE, n) for n in free_sides(g, g.u_hex[d.unit])] if d.face == NOWHERE else []

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        taken = verb == FACE and d.face == NOWHERE and thing not in free_sides(g, g.u_hex[d.unit])
        return reasons.NO_TRENCH_HERE if taken else reasons.FINE


def free_sides(g: State, h: int) -> list[int]:
    """Without a trench, and with a hex beyond."""
    open_ = [d for d in range(DIRECTIONS) if g.rules.ground.beside(h, d) != NONE]
    return [d for d in open_ if not g.h_trench[h] >> d & 1]


# --- woods and rails ---


class ClearPathRule(EngineerRule):
    """path.1; exits are chosen when it is finished (A31)."""

    def why_not_here(self, g: State, u: int) -> int:
        return reasons.FINE if can_be_cleared(g, g.u_hex[u]) else reasons.NO_FOREST


class RepairRailwayRule(WorkRule):
    """rail.1; a train may hand out supplies at the same time (train.move.4)."""

    def why_not_here(self, g: State, u: int) -> int:
        if not can(g, u, ENGINEER) and not can(g, u, TRAIN):
            return reasons.NOT_ENGINEERS
        return reasons.FINE if g.h_rail[g.u_hex[u]] else reasons.TRACK_IS_WHOLE

    def parts(self, g: State, d: Draft) -> list[int]:
        return [choice(YES), choice(NO)] if d.fire_at == NOWHERE and may_serve(g, d.unit) else []

    def write(self, g: State, d: Draft, code: int) -> None:
        d.fire_at = RECEIVE_SUPPLIES if verb_of(code) == YES else WAIT
        d.range = HANDS_OUT if verb_of(code) == YES else NOWHERE


def may_serve(g: State, u: int) -> bool:
    """A train with ammunition; its second order says yes or no to handing it out."""
    return can(g, u, TRAIN) and card(g, u).boxes[RECEIVE_SUPPLIES] is not None and g.u_cargo_ap[u] > 0
