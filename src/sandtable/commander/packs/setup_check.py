"""Whether the pieces of a scenario can be set up in their areas. Not compiled: it runs once."""

from __future__ import annotations

from sandtable.commander.rules.markers import is_impassable
from sandtable.commander.rules.setup_room import all_fit, waiting_units
from sandtable.commander.rules.state import WAITING, State, occupied_by


def open_hexes(g: State, step: int) -> list[int]:
    """The hexes of a step's area that can be entered and that no enemy holds or may have taken before it."""
    rules = g.rules
    side, area = rules.setup_side[step], rules.areas[rules.setup_group[step]]
    foes = [rules.areas[group] for group in groups_before(g, step, 1 - side)]
    found = [h for h in range(rules.map.size) if area[h] and not is_impassable(g, h)]
    return [h for h in found if not occupied_by(g, h, 1 - side) and not any(foe[h] for foe in foes)]


def groups_before(g: State, step: int, side: int) -> set[int]:
    """Groups that a side has set up by then. One of Fortifications alone holds no ground."""
    rules = g.rules
    with_units = {rules.unit_group[u] for u, hex in enumerate(g.u_hex) if hex == WAITING and g.u_owner[u] == side}
    return {rules.setup_group[i] for i in range(step) if rules.setup_side[i] == side} & with_units


def room_reason(g: State, step: int) -> str:
    """Why what a side sets up to this step does not fit; empty if it does."""
    side = g.rules.setup_side[step]
    if not waiting_units(g, side, step, step) or all_fit(g, side, 0, step):
        return ""
    figures = g.rules.tables.unit_figures
    count = sum(figures[g.u_type[u]] for u in waiting_units(g, side, 0, step))
    room, most = len(g.rules.setup_open[step]), g.rules.tables.stacking_limit
    return f"the area of setup[{step}] has {room} free hexes, too few for {count} figures ({most} a hex)"
