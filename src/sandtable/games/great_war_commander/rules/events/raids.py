"""Events that do something to the enemy at close quarters: E82 Petard-Raquette, E83 Raid, E84 Raid Prisoners."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.breaking import break_unit, suppress
from sandtable.commander.rules.events.frames import (
    OneChoice,
    receive,
)
from sandtable.commander.rules.state import (
    BROKEN,
    SUPPRESSED,
    State,
    other,
    units_of,
)
from sandtable.commander.rules.victory import eliminate
from sandtable.games.great_war_commander.rules.command import in_cohesion
from sandtable.games.great_war_commander.rules.events.frames import (
    OneFormation,
    good_units,
    is_adjacent,
    is_near,
    is_with_leader,
    own_units,
)
from sandtable.games.great_war_commander.rules.verbs import (
    BREAK,
    SUPPRESS,
)
from sandtable.kernel.choice import a_of, choice, verb_of

RAID_REACH: Final = 2  # hexes


class PetardRaquette(OneFormation):
    """E82: one enemy Formation next to an own Good Order Unit breaks."""

    def targets(self, g: State) -> list[int]:
        near = good_units(g, self.side)
        return [u for u in units_of(g, other(self.side)) if is_adjacent(g, g.u_hex[u], near)]

    def carry_out(self, g: State, code: int) -> None:
        break_unit(g, a_of(code))

    def question(self, g: State) -> str:
        return "petard-raquette"


def push_petard_raquette(g: State, side: int) -> None:
    receive(g, PetardRaquette(), side)


class Raid(OneChoice):
    """E83: one enemy Unit near own men who are led may break, or two be Suppressed."""

    def found(self, g: State) -> list[int]:
        exposed = raided(g, self.side)
        codes = [choice(BREAK, u) for u in exposed]
        return codes + [choice(SUPPRESS, u) for u in exposed if not g.u_flags[u] & SUPPRESSED]

    def may_decline(self, g: State) -> bool:
        return True

    def carry_out(self, g: State, code: int) -> None:
        if verb_of(code) == BREAK:
            break_unit(g, a_of(code))
            return
        suppress(g, a_of(code))
        receive(g, RaidGoesOn(), self.side)

    def question(self, g: State) -> str:
        return "raid"


class RaidGoesOn(OneFormation):
    """E83: it is two Units that are Suppressed, if there are two."""

    def targets(self, g: State) -> list[int]:
        return [u for u in raided(g, self.side) if not g.u_flags[u] & SUPPRESSED]

    def carry_out(self, g: State, code: int) -> None:
        suppress(g, a_of(code))

    def question(self, g: State) -> str:
        return "raid-second"


def raided(g: State, side: int) -> list[int]:
    """Enemy Units near an own Good Order Unit that is stacked with a Leader."""
    raiders = [u for u in good_units(g, side) if is_with_leader(g, u)]
    return [u for u in own_units(g, other(side)) if is_near(g, g.u_hex[u], raiders, RAID_REACH)]


def push_raid(g: State, side: int) -> None:
    receive(g, Raid(), side)


class RaidPrisoners(OneFormation):
    """E84: one enemy Unit Out of Cohesion next to an own unbroken Unit is eliminated."""

    def targets(self, g: State) -> list[int]:
        captors = [u for u in own_units(g, self.side) if not g.u_flags[u] & BROKEN]
        lost = [u for u in own_units(g, other(self.side)) if not in_cohesion(g, u)]
        return [u for u in lost if is_adjacent(g, g.u_hex[u], captors)]

    def carry_out(self, g: State, code: int) -> None:
        eliminate(g, a_of(code))

    def question(self, g: State) -> str:
        return "raid-prisoners"


def push_raid_prisoners(g: State, side: int) -> None:
    receive(g, RaidPrisoners(), side)
