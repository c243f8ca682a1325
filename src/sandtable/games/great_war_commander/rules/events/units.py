"""Events that change Formations and Weapons on the map.

E57 Air Support, E58 Auftragstaktik, E63 Deserters, E65 Devil Dogs, E66 En Avant, E67 Engine Down, E68 Fatigue,
E69 Field Promotion, E77 Malfunction, E78 Marseillaise, E79 Meccano, E85 Recall Leader,
E92 Suppressing Fire, E93 Surrender, E96 Valor.
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import tell
from sandtable.commander.rules.breaking import break_unit, break_weapon, rally, suppress
from sandtable.commander.rules.events.cards import elan
from sandtable.commander.rules.events.frames import (
    OneChoice,
    closest,
    hex_choices,
    inactive_first,
    neighbours,
    receive,
    unit_choices,
)
from sandtable.commander.rules.events.units import (
    ClosestToRandomHex,
    Malfunction,
    broken_on_map,
    covers_ground,
    in_play,
    is_covered,
)
from sandtable.commander.rules.ground import is_water
from sandtable.commander.rules.markers import is_impassable
from sandtable.commander.rules.names import WIRE
from sandtable.commander.rules.orders.recover_rout import push_retreat
from sandtable.commander.rules.state import (
    BROKEN,
    SUPPRESSED,
    TIME_TRACK,
    VETERAN,
    State,
    occupied_by,
    other,
    set_space,
    side_units_in,
    units_in,
    units_of,
)
from sandtable.commander.rules.verbs import PLACE, UNIT, WEAPON
from sandtable.commander.rules.victory import eliminate, relocate, remove_to
from sandtable.games.great_war_commander.rules import tell as own_tell
from sandtable.games.great_war_commander.rules.command import out_of_cohesion
from sandtable.games.great_war_commander.rules.events.frames import (
    OneFormation,
    from_edge,
    is_adjacent,
    own_leaders,
    own_units,
    push_breaks,
    tanks_on_map,
)
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.formations import is_tank, is_unit
from sandtable.games.great_war_commander.rules.gas import push_gas_entry
from sandtable.games.great_war_commander.rules.names import AUFTRAGSTAKTIK
from sandtable.games.great_war_commander.rules.state import of
from sandtable.games.great_war_commander.rules.verbs import (
    CHOOSE_SURRENDER_UP,
    RALLY,
    UNSUPPRESS,
)
from sandtable.kernel.choice import a_of, b_of, choice, verb_of

AIR_BREAK_YEAR: Final = 1917  # by the strict reading of E57
# --- E57 ---


class ChosenAirSupport(OneChoice):
    """E57: all Units of a hex of the player's choice, of either side, may be Suppressed; or broken, by the Germans."""

    def found(self, g: State) -> list[int]:
        hexes = {g.u_hex[u] for side in range(2) for u in own_units(g, side)}
        return hex_choices(sorted(hexes))

    def may_decline(self, g: State) -> bool:
        return True

    def carry_out(self, g: State, code: int) -> None:
        units = inactive_first(g, [u for u in units_in(g, a_of(code)) if is_unit(g, u)])
        if air_support_breaks(g, self.side):
            push_breaks(g, units)
            return
        for u in units:
            suppress(g, u)

    def question(self, g: State) -> str:
        return "air-support"


def air_support_breaks(g: State, side: int) -> bool:
    """A German player from 1917 on; in that year only, by a switch."""
    tables = g.rules.tables
    if not tables.nation_axis[g.rules.nation[side]] or facts_of(g).date < tables.air_break_from:
        return False
    return not facts_of(g).switches.air_support_1917_only or g.rules.year == AIR_BREAK_YEAR


def push_air_support(g: State, side: int) -> None:
    receive(g, ChosenAirSupport(), side)


# --- E58 ---


class Auftragstaktik(OneChoice):
    """E58: a Leader, not in Melee, may take all Units of his hex along into an adjacent one, even to the enemy."""

    def found(self, g: State) -> list[int]:
        codes: list[int] = []
        for leader in own_leaders(g, self.side):
            hex = g.u_hex[leader]
            if not occupied_by(g, hex, other(self.side)):
                codes += [choice(PLACE, leader, n) for n in neighbours(g, hex) if not is_impassable(g, n)]
        return codes

    def may_decline(self, g: State) -> bool:
        return True

    def carry_out(self, g: State, code: int) -> None:
        leader, hex = a_of(code), b_of(code)
        group = [u for u in side_units_in(g, g.u_hex[leader], self.side) if u == leader or is_unit(g, u)]
        for u in group:
            relocate(g, u, hex)
            g.tell(tell.PLACED, u, hex, AUFTRAGSTAKTIK)
        if of(g).h_gas[hex]:
            push_gas_entry(g, group, hex)

    def question(self, g: State) -> str:
        return "auftragstaktik"


def push_auftragstaktik(g: State, side: int) -> None:
    receive(g, Auftragstaktik(), side)


# --- E63, E67, E77: what is closest to a Random Hex ---


class Deserters(ClosestToRandomHex):
    """E63: the closest own Unit Out of Cohesion Retreats."""

    def choices(self, g: State) -> list[int]:
        units = out_of_cohesion(g, self.side)
        return unit_choices(closest(g, self.hex, units, [g.u_hex[u] for u in units]))

    def chosen(self, g: State, choice: int) -> None:
        g.pop()
        push_retreat(g, a_of(choice), g.rules.tables.deserters_retreat)

    def question(self, g: State) -> str:
        return "deserters"


class EngineDown(ClosestToRandomHex):
    """E67: the closest Tank of either side breaks."""

    def choices(self, g: State) -> list[int]:
        tanks = tanks_on_map(g)
        return unit_choices(closest(g, self.hex, tanks, [g.u_hex[u] for u in tanks]))

    def chosen(self, g: State, choice: int) -> None:
        g.pop()
        break_unit(g, a_of(choice))

    def question(self, g: State) -> str:
        return "engine-down"


class WeaponOrTankFails(Malfunction):
    """E77: of the unbroken Weapons and Tanks of both sides the closest fails: a Tank is only Suppressed."""

    def choices(self, g: State) -> list[int]:
        weapons = [w for w in range(len(g.w_type)) if in_play(g, w) and not g.w_broken[w]]
        tanks = [u for u in tanks_on_map(g) if not g.u_flags[u] & BROKEN]
        codes = [choice(WEAPON, w) for w in weapons] + [choice(UNIT, u) for u in tanks]
        places = [g.u_hex[g.w_carrier[w]] for w in weapons] + [g.u_hex[u] for u in tanks]
        return closest(g, self.hex, codes, places)

    def chosen(self, g: State, choice: int) -> None:
        g.pop()
        if verb_of(choice) == UNIT:
            suppress(g, a_of(choice))
        else:
            break_weapon(g, a_of(choice))


def push_at_random_hex(g: State, frame: ClosestToRandomHex, side: int) -> None:
    frame.hex = -1
    receive(g, frame, side)


def push_deserters(g: State, side: int) -> None:
    push_at_random_hex(g, Deserters(), side)


def push_engine_down(g: State, side: int) -> None:
    push_at_random_hex(g, EngineDown(), side)


def push_malfunction(g: State, side: int) -> None:
    push_at_random_hex(g, WeaponOrTankFails(), side)


# --- E65, E66, E78, E79: rallies ---


class RallyOrHoldOn(OneChoice):
    """E65, E66: one own Unit may rally, or the own Surrender marker go up."""

    event: int

    def found(self, g: State) -> list[int]:
        codes = unit_choices([u for u in own_units(g, self.side) if g.u_flags[u] & BROKEN])
        codes.append(CHOOSE_SURRENDER_UP)
        return codes

    def may_decline(self, g: State) -> bool:
        return True

    def carry_out(self, g: State, code: int) -> None:
        if code == CHOOSE_SURRENDER_UP:
            elan(g, self.side)
        else:
            rally(g, a_of(code))

    def question(self, g: State) -> str:
        return g.rules.tables.words.events[self.event]


def push_rally_or_hold_on(g: State, side: int, event: int) -> None:
    frame = RallyOrHoldOn()
    frame.event = event
    receive(g, frame, side)


class Marseillaise(OneChoice):
    """E78: all own Units and Leaders of one hex rally, not Tanks."""

    def found(self, g: State) -> list[int]:
        return hex_choices(sorted({g.u_hex[u] for u in units_of(g, self.side) if is_broken_on_foot(g, u)}))

    def carry_out(self, g: State, code: int) -> None:
        for u in side_units_in(g, a_of(code), self.side):
            if is_broken_on_foot(g, u):
                rally(g, u)

    def question(self, g: State) -> str:
        return "marseillaise"


def is_broken_on_foot(g: State, u: int) -> bool:
    return g.u_flags[u] & BROKEN != 0 and not is_tank(g, u)


def push_marseillaise(g: State, side: int) -> None:
    receive(g, Marseillaise(), side)


class Meccano(OneChoice):
    """E79: a Tank may lose its Suppressed marker, or a broken one rally."""

    def found(self, g: State) -> list[int]:
        tanks = tanks_on_map(g)
        codes = [choice(UNSUPPRESS, u) for u in tanks if g.u_flags[u] & SUPPRESSED]
        return codes + [choice(RALLY, u) for u in tanks if g.u_flags[u] & BROKEN]

    def may_decline(self, g: State) -> bool:
        return True

    def carry_out(self, g: State, code: int) -> None:
        u = a_of(code)
        if verb_of(code) == RALLY:
            rally(g, u)
        else:
            g.u_flags[u] &= ~SUPPRESSED
            g.tell(own_tell.SUPPRESSION_GONE, u)

    def question(self, g: State) -> str:
        return "meccano"


def push_meccano(g: State, side: int) -> None:
    receive(g, Meccano(), side)


# --- E68 ---


class Fatigue(OneChoice):
    """E68: all own Formations in the one hex closest to the enemy's edge are Suppressed."""

    def found(self, g: State) -> list[int]:
        hexes = sorted({g.u_hex[u] for u in units_of(g, self.side)})
        away = [from_edge(g, h, other(self.side)) for h in hexes]
        return hex_choices([hexes[i] for i in range(len(hexes)) if away[i] == min(away)])

    def carry_out(self, g: State, code: int) -> None:
        for u in side_units_in(g, a_of(code), self.side):
            suppress(g, u)

    def question(self, g: State) -> str:
        return "fatigue"


def push_fatigue(g: State, side: int) -> None:
    receive(g, Fatigue(), side)


# --- E69, E96: Veterans ---


class Decorated(OneFormation):
    def carry_out(self, g: State, code: int) -> None:
        g.u_flags[a_of(code)] |= VETERAN
        g.tell(tell.VETERAN, a_of(code))


class LeaderPromoted(Decorated):
    """E69: one own Leader may become a Veteran."""

    def targets(self, g: State) -> list[int]:
        return [u for u in own_leaders(g, self.side) if not g.u_flags[u] & VETERAN]

    def may_decline(self, g: State) -> bool:
        return True

    def question(self, g: State) -> str:
        return "field-promotion"


class Valor(Decorated):
    """E96: one own Unit next to an enemy Formation becomes a Veteran."""

    def targets(self, g: State) -> list[int]:
        enemies = units_of(g, other(self.side))
        plain = [u for u in own_units(g, self.side) if not g.u_flags[u] & VETERAN]
        return [u for u in plain if is_adjacent(g, g.u_hex[u], enemies)]

    def question(self, g: State) -> str:
        return "valor"


def push_field_promotion(g: State, side: int) -> None:
    receive(g, LeaderPromoted(), side)


def push_valor(g: State, side: int) -> None:
    receive(g, Valor(), side)


# --- E85 ---


class RecallLeader(OneFormation):
    """E85: the own Leader nearest to his own edge waits, whole, on the next space of the Time Track.

    No elimination and no exit: nobody loses by having no Formation left on the map.
    """

    def targets(self, g: State) -> list[int]:
        leaders = own_leaders(g, self.side)
        away = [from_edge(g, g.u_hex[u], self.side) for u in leaders]
        return [leaders[i] for i in range(len(leaders)) if away[i] == min(away)]

    def carry_out(self, g: State, code: int) -> None:
        u = a_of(code)
        remove_to(g, u, TIME_TRACK)
        set_space(g, u, g.time + 1)
        g.tell(tell.TIME_SPACE, u, g.time + 1)

    def question(self, g: State) -> str:
        return "recall-leader"


def push_recall_leader(g: State, side: int) -> None:
    receive(g, RecallLeader(), side)


# --- E92, E93 ---


class MachineGunSuppresses(OneFormation):
    """E92: one enemy Unit or Tank that an own functioning MG covers is Suppressed."""

    def targets(self, g: State) -> list[int]:
        guns = [w for w in range(len(g.w_type)) if covers_ground(g, self.side, w) and may_fire_there(g, w)]
        exposed = [u for u in units_of(g, other(self.side)) if is_unit(g, u) or is_tank(g, u)]
        exposed = [u for u in exposed if not g.u_flags[u] & SUPPRESSED]
        return [u for u in exposed if any(is_covered(g, w, g.u_hex[u]) for w in guns)]

    def carry_out(self, g: State, code: int) -> None:
        suppress(g, a_of(code))

    def question(self, g: State) -> str:
        return "suppressing-fire"


def may_fire_there(g: State, w: int) -> bool:
    """Not in a Wire or Water hex."""
    hex = g.u_hex[g.w_carrier[w]]
    return g.h_fort[hex] != WIRE and not is_water(g, hex)


def push_suppressing_fire(g: State, side: int) -> None:
    receive(g, MachineGunSuppresses(), side)


class Surrender(OneFormation):
    """E93: one own broken Unit next to an enemy Unit is eliminated."""

    def targets(self, g: State) -> list[int]:
        captors = own_units(g, other(self.side))
        own = [u for u in broken_on_map(g) if g.u_owner[u] == self.side and is_unit(g, u)]
        return [u for u in own if is_adjacent(g, g.u_hex[u], captors)]

    def carry_out(self, g: State, code: int) -> None:
        eliminate(g, a_of(code))

    def question(self, g: State) -> str:
        return "surrender"


def push_surrender(g: State, side: int) -> None:
    receive(g, Surrender(), side)
