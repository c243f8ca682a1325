"""Where units could go, as plans: Moves by destination with their paths, and Advances of several units at once."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from sandtable.commander.map.kinds import WAY_PRESENT
from sandtable.commander.rules.firepower import can_reach, is_ordnance, pieces_of
from sandtable.commander.rules.names import MINES, WIRE
from sandtable.commander.rules.orders.activation import activated_with
from sandtable.commander.rules.orders.going import group_points, steps
from sandtable.commander.rules.passage import advance_hexes, direction_to
from sandtable.commander.rules.scenario.values import stacking_limit
from sandtable.commander.rules.state import HALTED, OFF, ON_ROAD, State, lift, other, put, units_of
from sandtable.commander.rules.stats import figures
from sandtable.commander.rules.verbs import (
    ACTIVATE,
    ADVANCE_TO,
    CHOOSE_DONE,
    CHOOSE_END,
    CHOOSE_STOP,
    MOVER,
    STEP,
    WITH,
)
from sandtable.commander.screen.plans_rehearsal import MAYBE, ONLY, Rehearsal, step
from sandtable.kernel.choice import a_of, b_of, choice
from sandtable.kernel.game import Game
from sandtable.screens import wire

TRAPS: Final = [MINES, WIRE]  # nobody is led through them


class Path(NamedTuple):
    hexes: list[int]  # from where they stand
    spent: int  # MPs
    left: int
    threats: list[int]  # by hex entered: how many enemies could fire at it
    enemies: list[int]


class MovePlan(NamedTuple):
    units: list[int]
    more: list[int]  # who could go along
    path: Path
    steps: list[wire.PlanStep]


class AdvancePlan(NamedTuple):
    pairs: list[tuple[int, int]]  # unit, hex
    more: list[int]  # who could go to one of these hexes too
    steps: list[wire.PlanStep]


# --- Move (O21) ---


class MovePlans:
    """`wanted`: the units that go together; None for all of the stack."""

    def __init__(self, rehearsal: Rehearsal, wanted: list[int] | None) -> None:
        self.rehearsal = rehearsal
        self.wanted = wanted

    def all(self, only: int) -> list[MovePlan]:
        """To every hex that can be reached, or to the one named."""
        stack = self.stack()
        chosen = [u for u in stack if self.wanted is None or u in self.wanted]
        units = self.set_out(chosen) if chosen else []
        if not units:
            return []
        more = [u for u in stack if u not in units]
        prefix = self.rehearsal.steps
        paths = Paths(self.rehearsal.game, units, self.first_steps()).all()
        return [
            MovePlan(units, more, path, prefix + self.decisions(path))
            for path in paths
            if only < 0 or path.hexes[-1] == only
        ]

    def stack(self) -> list[int]:
        """Who could go together: named or to be named with the Leader from his hex; or activated, in one hex."""
        about, g = self.rehearsal.about, self.rehearsal.g
        if about.kind == "move-step":
            return [*about.units, *[a_of(code) for code in self.rehearsal.with_verb(WITH)]]
        if about.kind == "move":
            return self.one_hex([a_of(code) for code in self.rehearsal.with_verb(MOVER)])
        asked = [a_of(code) for code in self.rehearsal.with_verb(ACTIVATE)]
        if about.units:
            return [u for u in [*about.units, *asked] if g.u_hex[u] == g.u_hex[about.units[0]]]
        return self.led(asked)

    def one_hex(self, units: list[int]) -> list[int]:
        """All of them, if they stand together, or those who stand with the wanted ones."""
        g = self.rehearsal.g
        some = [u for u in units if self.wanted is None or u in self.wanted]
        hexes = {g.u_hex[u] for u in some}
        return [u for u in units if g.u_hex[u] in hexes] if len(hexes) == 1 else []

    def led(self, asked: list[int]) -> list[int]:
        """Before anybody is activated it must be said who: the first wanted who could take the others along."""
        g, wanted = self.rehearsal.g, self.wanted or []
        flag = self.rehearsal.about.numbers["flag"]
        for u in asked:
            group = [v for v in activated_with(g, u, flag) if g.u_hex[v] == g.u_hex[u]]
            if wanted and all(v in group for v in wanted):
                return group
        return []

    def set_out(self, units: list[int]) -> list[int]:
        """Decide up to the first step; who is on the way then, nobody if it is not to be had."""
        rehearsal = self.rehearsal
        if rehearsal.about.kind == "activation":
            self.activate(units)
        if rehearsal.about.kind == "move":
            rehearsal.take(choice(MOVER, min(units)))
        for u in sorted(units):
            rehearsal.take(choice(WITH, u))
        about = rehearsal.about
        return about.units if about.kind == "move-step" and set(about.units) <= set(units) else []

    def activate(self, units: list[int]) -> None:
        rehearsal, g = self.rehearsal, self.rehearsal.g
        named, flag = rehearsal.about.units, rehearsal.about.numbers["flag"]
        firsts = [u for u in units if set(units) <= set(activated_with(g, u, flag))]
        if not named and firsts:
            rehearsal.take(choice(ACTIVATE, firsts[0]))
        for u in sorted(units):
            rehearsal.take(choice(ACTIVATE, u))
        if rehearsal.about.kind == "activation":
            rehearsal.take(CHOOSE_DONE)

    def first_steps(self) -> list[int]:
        return [a_of(code) for code in self.rehearsal.with_verb(STEP)]

    def decisions(self, path: Path) -> list[wire.PlanStep]:
        game = self.rehearsal.game
        on_the_way = [step(game.notation(choice(STEP, hex)), "move-step") for hex in path.hexes[1:]]
        stop = step(game.notation(CHOOSE_STOP), "move-step", MAYBE)
        return [*on_the_way, stop, step(game.notation(CHOOSE_END), "move-pick", ONLY)]


class Walk(NamedTuple):
    path: Path
    g: State  # with the group at the end of the path


class Paths:
    """The cheapest way of a group to every hex, of equals the one that fewest enemies could fire at.

    Walked by the pieces themselves, on copies: their MPs change with their hex (O21).
    """

    def __init__(self, game: Game, group: list[int], first: list[int]) -> None:
        self.title = game.title
        self.g = cast(State, game.state)
        self.group = group
        self.first = first
        self.start = self.g.u_hex[group[0]]
        self.foes = units_of(self.g, other(self.g.u_owner[group[0]]))
        self.threats: dict[int, list[int]] = {}

    def all(self) -> list[Path]:
        best: dict[int, Path] = {}
        waiting = [Walk(Path([self.start], 0, group_points(self.g, self.group), [], []), self.g)]
        while waiting:
            waiting.sort(key=lambda walk: rank(walk.path), reverse=True)
            walk = waiting.pop()
            hex = walk.path.hexes[-1]
            if hex in best:
                continue
            best[hex] = walk.path
            waiting += [self.on(walk, to) for to in self.next(walk) if to not in best]
        del best[self.start]
        return sorted(best.values(), key=rank)

    def next(self, walk: Walk) -> list[int]:
        if len(walk.path.hexes) == 1:
            return self.first
        trapped = self.g.h_fort[walk.path.hexes[-1]] in TRAPS
        return [] if trapped else steps(walk.g, self.group)

    def on(self, walk: Walk, to: int) -> Walk:
        """One step more."""
        path, here = walk.path, walk.path.hexes[-1]
        g = cast(State, self.title.clone(walk.g))
        d = direction_to(g, here, to)
        costs = [g.rules.step_cost(g, u, d) for u in self.group]
        for u, cost in zip(self.group, costs, strict=True):
            g.u_spent[u] += cost
            self.put(g, u, here, to)
        seen = self.threat(to)
        threats, enemies = [*path.threats, len(seen)], sorted({*path.enemies, *seen})
        left = group_points(g, self.group)
        return Walk(Path([*path.hexes, to], path.spent + max(costs), left, threats, enemies), g)

    def put(self, g: State, u: int, here: int, to: int) -> None:
        lift(g, u, OFF)
        put(g, u, to)
        if g.rules.map.road[to] & WAY_PRESENT:
            g.u_flags[u] |= ON_ROAD
        if g.h_fort[here] == WIRE:
            g.u_flags[u] |= HALTED

    def threat(self, hex: int) -> list[int]:
        """Enemies who could fire at a hex as they stand now."""
        if hex not in self.threats:
            self.threats[hex] = [u for u in self.foes if self.fires_at(u, hex)]
        return self.threats[hex]

    def fires_at(self, u: int, hex: int) -> bool:
        g = self.g
        return any(not is_ordnance(g, p) and can_reach(g, p, hex) for p in pieces_of(g, u))


def rank(path: Path) -> tuple[int, int, int]:
    return path.spent, sum(path.threats), path.hexes[-1]


# --- Advance (O16) ---


class AdvancePlans:
    """`fixed`: who goes where already; `wanted`: the only others who may go, None for all."""

    def __init__(self, rehearsal: Rehearsal, fixed: dict[int, int], wanted: list[int] | None) -> None:
        self.rehearsal = rehearsal
        self.fixed = fixed
        self.wanted = wanted
        self.g: State = rehearsal.g
        self.side = rehearsal.seat

    def all(self, only: int) -> list[AdvancePlan]:
        """As it is fixed, if that is all; with everybody who could go to one hex more."""
        if only < 0 and self.fixed:
            plan = self.plan(-1)
            return [plan] if plan is not None else []
        hexes = sorted({hex for units in self.forces() for u in units for hex in self.targets(u)})
        found = [self.plan(hex) for hex in hexes if only < 0 or hex == only]
        return [plan for plan in found if plan is not None]

    def forces(self) -> list[list[int]]:
        """Those who could be activated together, the one first through whom; or who are activated already."""
        about = self.rehearsal.about
        if about.kind == "advance":
            return [about.units]
        asked = [a_of(code) for code in self.rehearsal.with_verb(ACTIVATE)]
        if about.units:
            return [[*about.units, *asked]]
        return [activated_with(self.g, u, about.numbers["flag"]) for u in asked]

    def targets(self, u: int) -> list[int]:
        if self.rehearsal.about.kind == "advance":
            return [b_of(code) for code in self.rehearsal.with_verb(ADVANCE_TO) if a_of(code) == u]
        return advance_hexes(self.g, u)

    def plan(self, hex: int) -> AdvancePlan | None:
        """Through whom most can go; of equals, through whom nobody need be activated for nothing."""
        groups = [(units, self.pairs(units, hex)) for units in self.forces()]
        able = [(units, pairs) for units, pairs in groups if pairs and set(self.fixed) <= {u for u, _ in pairs}]
        if not able:
            return None
        units, pairs = max(able, key=lambda entry: (len(entry[1]), entry[0][0] in [u for u, _ in entry[1]]))
        going = [u for u, _ in pairs]
        goals = {to for _, to in pairs}
        more = [u for u in units if u not in going and goals & set(self.targets(u))]
        decisions = self.decisions(units[0], pairs)
        return AdvancePlan(pairs, more, decisions) if decisions else None

    def pairs(self, units: list[int], hex: int) -> list[tuple[int, int]]:
        found = [(u, self.fixed[u]) for u in units if u in self.fixed]
        room = self.room(hex) if hex >= 0 else 0
        for u in units:
            if u in self.fixed or (self.wanted is not None and u not in self.wanted) or hex not in self.targets(u):
                continue
            size = self.g.rules.tables.unit_figures[self.g.u_type[u]]
            if self.wanted is not None or size <= room:
                found.append((u, hex))
                room -= size
        return found

    def room(self, hex: int) -> int:
        """Figures that can still stand in a hex at the end of the Turn (8.1)."""
        gone = [u for u in self.fixed if self.g.u_hex[u] == hex]
        coming = [u for u, to in self.fixed.items() if to == hex]
        sizes, kinds = self.g.rules.tables.unit_figures, self.g.u_type
        change = sum(sizes[kinds[u]] for u in gone) - sum(sizes[kinds[u]] for u in coming)
        return stacking_limit(self.g, hex, self.side) - figures(self.g, hex, self.side) + change

    def decisions(self, first: int, pairs: list[tuple[int, int]]) -> list[wire.PlanStep]:
        """The activation as it is asked; then each unit, and that is all."""
        rehearsal = self.rehearsal.copy()
        going = sorted(u for u, _ in pairs)
        if rehearsal.about.kind == "activation":
            self.activate(rehearsal, first, going)
        if rehearsal.about.kind != "advance" or not set(going) <= set(rehearsal.about.units):
            return []
        rest = set(rehearsal.about.units) - set(going)
        over = step(rehearsal.game.notation(CHOOSE_DONE), "advance", MAYBE if rest <= {first} else ONLY)
        stacks: dict[tuple[int, int], list[int]] = {}
        for u, to in pairs:
            stacks.setdefault((self.g.u_hex[u], to), []).append(u)
        ways = [one for (_, to), units in stacks.items() for one in self.stack_goes(units, to)]
        return [*rehearsal.steps, *ways, over]

    def stack_goes(self, units: list[int], to: int) -> list[wire.PlanStep]:
        """The first, and the others with him where that is asked, else after him."""
        notation = self.rehearsal.game.notation
        ways = [notation(choice(ADVANCE_TO, u, to)) for u in units]
        along = [step(notation(choice(WITH, u)), "advance-with", MAYBE) for u in units[1:]]
        alone = step(notation(CHOOSE_DONE), "advance-with", MAYBE)
        after = [step(way, "advance", MAYBE) for way in ways[1:]]
        return [step(ways[0], "advance"), *along, alone, *after]

    def activate(self, rehearsal: Rehearsal, first: int, going: list[int]) -> None:
        """The first only if he goes himself or somebody else does."""
        if not rehearsal.about.units:
            alone = len(going) == 1 and choice(ACTIVATE, going[0]) in rehearsal.offered()
            rehearsal.take(choice(ACTIVATE, going[0] if alone else first))
        for u in going:
            if rehearsal.about.kind == "activation":
                rehearsal.take(choice(ACTIVATE, u))
        if rehearsal.about.kind == "activation":
            rehearsal.take(CHOOSE_DONE)
