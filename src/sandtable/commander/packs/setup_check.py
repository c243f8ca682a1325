"""Whether the pieces of a scenario can be set up in their areas. Not compiled: it runs once."""

from __future__ import annotations

from sandtable.commander.rules.markers import is_impassable
from sandtable.commander.rules.setup_room import SQUAD_FIGURES, all_fit, waiting_units
from sandtable.commander.rules.state import WAITING, State, occupied_by


def open_areas(g: State) -> None:
    """Note for every step the hexes in which its units will find room, whatever the enemy does before."""
    rules = g.rules
    rules.setup_open = [unclaimed(g, step) for step in range(len(rules.setup_side))]
    for step, side in enumerate(rules.setup_side):
        if not fits(g, step, side) and fits_beside(g, step, side):
            rules.setup_open[step] = enterable(g, step)


def enterable(g: State, step: int) -> list[int]:
    """The hexes of a step's area that can be entered and that no enemy holds."""
    rules = g.rules
    area, foe = rules.areas[rules.setup_group[step]], 1 - rules.setup_side[step]
    return [h for h in range(rules.map.size) if area[h] and not is_impassable(g, h) and not occupied_by(g, h, foe)]


def unclaimed(g: State, step: int) -> list[int]:
    """Those of them that no enemy may have taken before it."""
    foes = [g.rules.areas[group] for group in groups_before(g, step, 1 - g.rules.setup_side[step])]
    return [h for h in enterable(g, step) if not any(foe[h] for foe in foes)]


def units_of_group(g: State, group: int) -> list[int]:
    return [u for u, of in enumerate(g.rules.unit_group) if of == group and g.u_hex[u] == WAITING]


def groups_before(g: State, step: int, side: int) -> set[int]:
    """Groups that a side has set up by then. One of Fortifications alone holds no ground."""
    rules = g.rules
    groups = {rules.setup_group[i] for i in range(step) if rules.setup_side[i] == side}
    return {group for group in groups if units_of_group(g, group)}


def fits(g: State, step: int, side: int) -> bool:
    return not waiting_units(g, side, step, step) or all_fit(g, side, 0, step)


def fits_beside(g: State, step: int, side: int) -> bool:
    """Areas of both sides that overlap: each enemy before may take a hex of both's, and the rest is room enough."""
    hexes = enterable(g, step)
    foes = sum(len(units_of_group(g, group)) for group in groups_before(g, step, 1 - side))
    mates = [group for group in groups_before(g, step + 1, side) if any(g.rules.areas[group][h] for h in hexes)]
    figures = g.rules.tables.unit_figures
    count = sum(figures[g.u_type[u]] for group in mates for u in units_of_group(g, group))
    return count <= SQUAD_FIGURES * (len(hexes) - foes)


def room_reason(g: State, step: int) -> str:
    """Why what a side sets up to this step does not fit; empty if it does."""
    side = g.rules.setup_side[step]
    if fits(g, step, side):
        return ""
    figures = g.rules.tables.unit_figures
    count = sum(figures[g.u_type[u]] for u in waiting_units(g, side, 0, step))
    room, most = len(g.rules.setup_open[step]), g.rules.tables.stacking_limit
    return f"the area of setup[{step}] has {room} free hexes, too few for {count} figures ({most} a hex)"
