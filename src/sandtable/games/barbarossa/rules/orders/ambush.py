"""Ambush as it is written (amb.*): a facing and a range from 0; a hidden unit keeps its direction (hid.sp.2)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.firepower import reach
from sandtable.games.barbarossa.rules.names import DEPLOYS, KILL_ZONE, NO_WORK
from sandtable.games.barbarossa.rules.orders.order import Draft, OrderRule, faces, ranges
from sandtable.games.barbarossa.rules.state import DEPLOYED, HIDDEN, NO_SMOKE, NOWHERE, State, can, has, type_of
from sandtable.games.barbarossa.rules.verbs import FACE
from sandtable.kernel.choice import choice


class AmbushRule(OrderRule):
    def why_not(self, g: State, u: int) -> int:
        h = g.u_hex[u]
        if not g.rules.tables.terrain[g.h_terrain[h]].ambush[type_of(g, u)] or g.h_work[h] != NO_WORK:
            return reasons.WRONG_TERRAIN  # amb.8
        if can(g, u, DEPLOYS) and not has(g, u, DEPLOYED):
            return reasons.NOT_DEPLOYED  # amb.4
        return reasons.IN_SMOKE_NOW if g.h_smoke[h] != NO_SMOKE else reasons.FINE

    def parts(self, g: State, d: Draft) -> list[int]:
        u = d.unit
        if d.face == NOWHERE:
            fixed = has(g, u, HIDDEN) or can(g, u, KILL_ZONE)
            return [choice(FACE, g.u_facing[u])] if fixed and g.u_facing[u] != NOWHERE else faces(g, u)
        return ranges(0, reach(g, u)) if d.range == NOWHERE else []
