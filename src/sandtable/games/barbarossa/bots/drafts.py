"""An order written out on trial, as Planning would write it: is it whole, and what stands in the unit's box then?"""

from __future__ import annotations

from sandtable.games.barbarossa.bots.options import Option
from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.orders.order import new_draft
from sandtable.games.barbarossa.rules.orders.table import TABLE, why_not_order
from sandtable.games.barbarossa.rules.state import State, clear_order


def write_out(g: State, option: Option) -> bool:
    """Enters the order into the state if all its parts are offered in their turn; False if they are not."""
    u = option.unit
    if why_not_order(g, u, option.order) != reasons.FINE:
        return False
    rule, d = TABLE[option.order], new_draft()
    d.unit, d.order = u, option.order
    left = option.parts[:]
    offered = rule.parts(g, d)
    while offered:
        if len(offered) == 1:
            code = offered[0]
        else:
            found = [code for code in left if code in offered]
            if not found:
                return False
            code = found[0]
            left = left[left.index(code) + 1 :]
        rule.write(g, d, code)
        offered = rule.parts(g, d)
    clear_order(g, u)
    g.u_order[u], g.u_target[u], g.u_at[u], g.u_face[u] = d.order, d.target, d.hex, d.face
    g.u_range[u], g.u_path[u], g.u_fire_at[u] = max(d.range, 0), d.path[:], max(d.fire_at, 0)
    return True


def written(g: State, u: int) -> list[int]:
    """What stands in its Order Box."""
    return [g.u_order[u], g.u_target[u], g.u_at[u], g.u_face[u], g.u_range[u], g.u_fire_at[u], *g.u_path[u]]


def enter(g: State, u: int, entry: list[int]) -> None:
    """Puts back what stood in an Order Box."""
    g.u_order[u], g.u_target[u], g.u_at[u], g.u_face[u] = entry[0], entry[1], entry[2], entry[3]
    g.u_range[u], g.u_fire_at[u], g.u_path[u] = entry[4], entry[5], entry[6:]
