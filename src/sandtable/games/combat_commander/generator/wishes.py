"""What the players may choose of a random scenario, and how the generator comes to it. Not compiled.

Nations and year are rolled; a wish rolls again until they are as wanted. Map and forces are the players' own choice.
Postures follow from the points of the forces: whoever wants one buys support to that end.
"""

from __future__ import annotations

import random
from functools import cache
from itertools import product
from math import prod
from typing import Final, NamedTuple

from sandtable.commander.packs.wishes import WishBook, Wishes
from sandtable.commander.rules import names
from sandtable.games.combat_commander.files import load_generator, map_names
from sandtable.games.combat_commander.generator import state
from sandtable.games.combat_commander.generator.state import GeneratorState, side_of, vp_of
from sandtable.kernel.choice import a_of, verb_of
from sandtable.kernel.game import Decision

SIZES: Final = ["platoon", "detachment", "company"]
SIZE_WISHES: Final = ["axis-size", "allies-size"]  # by side
NOBODY: Final = "nobody"
POSTURES: Final = {
    "axis": [names.ATTACK, names.DEFEND],
    "allies": [names.DEFEND, names.ATTACK],
    NOBODY: [names.RECON, names.RECON],
}


class Meeting(NamedTuple):
    axis: str
    allies: str
    year: int

    def fits(self, wishes: Wishes) -> bool:
        return all(
            name not in wishes or wishes[name] == str(value) for name, value in zip(self._fields, self, strict=True)
        )


class CombatCommanderWishes(WishBook):
    def values(self) -> dict[str, list[str]]:
        meetings = all_meetings()
        return {
            "axis": sorted({meeting.axis for meeting in meetings}),
            "allies": sorted({meeting.allies for meeting in meetings}),
            "year": sorted({str(meeting.year) for meeting in meetings}),
            "attacker": list(POSTURES),
            "axis-size": SIZES,
            "allies-size": SIZES,
            "map": map_names(),
        }

    def clash(self, wishes: Wishes) -> str:
        if not any(meeting.fits(wishes) for meeting in all_meetings()):
            when = f" in {wishes['year']}" if "year" in wishes else ""
            return f"{wishes.get('axis', 'the Axis')} and {wishes.get('allies', 'the Allies')} do not meet{when}"
        if not balanced(wishes):
            return "nobody attacks a larger force; both are on recon only where they are about as large"
        return ""


def balanced(wishes: Wishes) -> bool:
    """Points make Postures: support can make up for little more than its own cost."""
    sizes = [wishes.get(name, "") for name in SIZE_WISHES]
    if "" in sizes or "attacker" not in wishes:
        return True
    axis, allies = (SIZES.index(size) for size in sizes)
    if wishes["attacker"] == NOBODY:
        return abs(axis - allies) <= 1
    return axis >= allies if wishes["attacker"] == "axis" else allies >= axis


WISHES: Final = CombatCommanderWishes()


def all_meetings() -> list[Meeting]:
    """Whoever meets whom by the tables."""
    return [Meeting(line.against, line.nation, line.year) for line in load_generator().tables.allies]


# --- nations and year ---


PAIRS: Final = list(product(state.DIE, repeat=2))


def first_dice(rng: random.Random, wishes: Wishes) -> list[int]:
    """The dice up to the Allied nation, if any of it is wished for: whose map, whose edge, then the meeting."""
    if not wishes.keys() & set(Meeting._fields):
        return []
    before = [rng.choice(state.DIE) for _ in range(3)]
    fitting = [rolls for rolls, meeting in meetings_rolled().items() if meeting.fits(wishes)]
    ways = [prod(len(pairs_of(roll)) for roll in rolls) for rolls in fitting]
    for roll in rng.choices(fitting, ways)[0]:
        before += rng.choice(pairs_of(roll))
    return before


def pairs_of(roll: int) -> list[tuple[int, ...]]:
    return [pair for pair in PAIRS if sum(pair) == roll]


@cache
def meetings_rolled() -> dict[tuple[int, ...], Meeting]:
    """Who meets by each roll for the Axis nation, the year and the Allied nation."""
    tables, found = load_generator(), {}
    for rolls in product(range(2, 13), repeat=3):
        axis = tables.axis_nation(rolls[0])
        year = tables.year(axis, rolls[1])
        found[rolls] = Meeting(axis, tables.allied_nation(axis, year, rolls[2]), year)
    return found


# --- the players' choices ---


def wanted_choices(g: GeneratorState, decision: Decision, wishes: Wishes) -> list[int]:
    """The choices that serve the wishes; all of them if none does, or no wish is about it."""
    found = [code for code in decision.choices if serves(g, decision.seat, code, wishes)]
    return found or decision.choices


def serves(g: GeneratorState, seat: int, code: int, wishes: Wishes) -> bool:
    verb, argument, side = verb_of(code), a_of(code), side_of(g, seat)
    if verb == state.PICK_MAP:
        return wishes.get("map", g.rules.maps[argument]) == g.rules.maps[argument]
    if verb == state.PICK_OB:
        size = g.rules.rows[argument].size.size
        return wishes.get(SIZE_WISHES[side], size) == size and balanced({**wishes, SIZE_WISHES[side]: size})
    if verb in (state.BUY, state.DONE) and state.NOT_YET in g.posture and "attacker" in wishes:
        cost = g.rules.tables.support_cost[argument] if verb == state.BUY else 0
        return buys_well(vp_of(g, side), cost, POSTURES[wishes["attacker"]][side])
    return True


def buys_well(points: int, cost: int, posture: int) -> bool:
    """With VPs left the buyer defends, without he is on Recon, and to attack he must go past that."""
    if posture == names.DEFEND:
        return cost == 0 or cost < points
    if posture == names.RECON:
        return (cost == 0) == (points == 0) and cost <= points
    return (cost == 0) == (points < 0)


def granted(g: GeneratorState, wishes: Wishes) -> bool:
    """All but the Postures are sure to be."""
    return "attacker" not in wishes or g.posture == POSTURES[wishes["attacker"]]
