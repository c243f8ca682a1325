"""Ambush as it is written (amb.*): a facing and a range from 0; a hidden unit keeps its direction (hid.sp.2)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.firepower import reach
from sandtable.games.barbarossa.rules.names import DEPLOYS, NO_WORK
from sandtable.games.barbarossa.rules.orders.fire import why_no_facing
from sandtable.games.barbarossa.rules.orders.order import Draft, OrderRule, faces, ranges, why_no_range
from sandtable.games.barbarossa.rules.state import DEPLOYED, HIDDEN, NO_SMOKE, NOWHERE, State, can, has, type_of
from sandtable.games.barbarossa.rules.verbs import FACE, RANGE
from sandtable.kernel.choice import a_of


class AmbushRule(OrderRule):
    def why_not(self, g: State, u: int) -> int:
        h = g.u_hex[u]
        if not g.rules.tables.terrain[g.h_terrain[h]].ambush[type_of(g, u)] or g.h_work[h] != NO_WORK:
            return reasons.WRONG_TERRAIN  # amb.8
        if can(g, u, DEPLOYS) and not has(g, u, DEPLOYED):
            return reasons.NOT_DEPLOYED  # amb.4
        return reasons.IN_SMOKE_NOW if g.h_smoke[h] != NO_SMOKE else reasons.FINE

    def parts(self, g: State, d: Draft) -> list[int]:
        if d.face == NOWHERE:
            return [code for code in faces() if self.why_part(g, d, a_of(code), FACE) == reasons.FINE]
        return ranges(0, reach(g, d.unit)) if d.range == NOWHERE else []

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        if d.face == NOWHERE:
            return why_no_facing(g, d.unit, thing, has(g, d.unit, HIDDEN)) if verb == FACE else reasons.FINE
        return why_no_range(0, reach(g, d.unit), thing) if verb == RANGE and d.range == NOWHERE else reasons.FINE
