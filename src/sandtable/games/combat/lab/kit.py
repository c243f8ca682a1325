"""Combat! in the lab."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, cast

from sandtable.games.combat.data.grounds import load_ground
from sandtable.games.combat.data.packs import load_tables
from sandtable.games.combat.data.scenario_check import MAPS
from sandtable.games.combat.lab import pool, sought, table
from sandtable.games.combat.lab.positions import POSITIONS
from sandtable.games.combat.lab.usage import CombatUsage, event_names
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.effect_names import R_MEDICAL, R_SEARCH
from sandtable.games.combat.rules.sight.los import Sightlines
from sandtable.games.combat.rules.state import State
from sandtable.kernel import frame as kernel
from sandtable.kernel.game import Game
from sandtable.kernel.title import SPECTATOR
from sandtable.lab.invariants import redeal_faults
from sandtable.lab.kit import Kit, Ledger, Position, Usage
from sandtable.shelf import Scenario


class CombatKit(Kit):
    extra_share = 0.05  # they are cards of the hand
    late = 0.5  # its chart has many cells
    weighed = 60  # Orders for all men at once

    def shipped(self) -> dict[str, Scenario]:
        return pool.shipped()

    def scenario(self, index: int, seed: int, chosen: list[str], usage: Usage, late: bool) -> Scenario:
        """In turn: a shipped one, two skirmishes, two rarities; late in a run only what is still wanted."""
        known = pool.shipped()
        if chosen:
            return known[chosen[index % len(chosen)]]
        number = seed * 1000 + index
        wanted = cast(CombatUsage, usage)
        tables = wanted.neediest_tables(event_names())
        if index % 5 == 0 and not late:
            return known[list(known)[index // 5 % len(known)]]
        if index % 5 == 1 or (index % 5 == 2 and not late):
            return pool.skirmish(number, tables)
        terrain = wanted.needy_terrain(index)
        if late and (index % 5 in (0, 3) or terrain is None):
            special = self.special(number, index // 5 + index % 5, wanted, tables)
            if special is not None:
                return special
        if terrain is None or (index % 5 == 3 and not late):
            return pool.rarity(number, None, tables)
        theirs_only = index % 2 == 0 and terrain in wanted.terrains_without(names.SLOW_SUPPRESSIVE)
        return sought.gallery(number, terrain, tables, theirs_only)

    def special(self, number: int, turn: int, wanted: CombatUsage, tables: tuple[str, str]) -> Scenario | None:
        """A game made for one thing that has not happened yet, the things in turn; None if all did."""
        made: list[Callable[[], Scenario]] = []
        if wanted.lacks_card(R_MEDICAL):
            made.append(lambda: sought.ward(number, None, tables))
        terrains = wanted.terrains_without(names.MEDICAL_AID)
        if terrains:
            made.append(lambda: sought.ward(number, terrains[turn % len(terrains)], tables))
        if not wanted.count["rule 9.8.6"]:
            made.append(lambda: sought.picket(number, tables))
        if not wanted.count["rule 20.0"]:
            made.append(lambda: sought.shelling(number))
        if not wanted.count["rule AI.r30"]:
            made.append(lambda: sought.first_shot(number))
        if not wanted.count["rule 9.8.3"]:
            made.append(lambda: sought.long_shot(number))
        if not wanted.count["rule 9.8.10"]:
            made.append(lambda: sought.surprise(number))
        if not wanted.count["verb reload weapon"]:
            made.append(lambda: sought.belt(number))
        searched = wanted.count["verb search man"] and wanted.count["verb search-place"]
        if not searched or wanted.lacks_card(R_SEARCH):
            made.append(lambda: sought.officers(number))
        return made[turn % len(made)]() if made else None

    def is_rare(self, scenario: Scenario) -> bool:
        return str(scenario.get("name", "")).startswith(pool.RARITY)

    def whim(self, scenario: Scenario) -> float:
        """What is made for one thing needs patience."""
        patient = str(scenario.get("name", "")).startswith(sought.PATIENT)
        return 0.05 if patient else super().whim(scenario)

    def options(self, rng: random.Random, profiles: list[str]) -> dict[str, Any]:
        return pool.random_options(rng)

    def traced(self, index: int) -> tuple[Scenario, dict[str, Any]]:
        """Shipped scenarios and skirmishes in turn, with switches in every second pair."""
        known = list(pool.shipped().values())
        scenario = known[index // 2 % len(known)] if index % 2 else pool.skirmish(index)
        return scenario, pool.random_options(random.Random(f"trace {index}"))

    def positions(self) -> dict[str, Position]:
        return POSITIONS

    def usage(self) -> Usage:
        return CombatUsage()

    def table_faults(self, g: kernel.State) -> list[str]:
        return table.table_faults(cast(State, g))

    def ledger(self, game: Game) -> Ledger:
        return table.CombatLedger(game)

    def view_faults(self, game: Game, seat: int, seed: str) -> list[str]:
        """What a spectator is asked does not count: it hangs on the hand, which he does not see."""
        return redeal_faults(game, seat, seed, seat != SPECTATOR)

    def own_faults(self, game: Game, rng: random.Random) -> list[str]:
        return table.enemy_faults(game, rng)

    def sizes(self, g: kernel.State) -> dict[str, int]:
        state = cast(State, g)
        return {
            "man": len(state.m_hex),
            "hex": state.rules.ground.size,
            "card": len(state.rules.card_effect),
            "gun": len(state.gun_hex),
        }

    def sight_time(self, maps: int) -> float:
        names = MAPS[:maps]
        seconds = 0.0
        for name in names:
            sight = Sightlines(load_ground(name), load_tables(), summer=True)
            begun = time.perf_counter()
            trace_all(sight, load_ground(name).size)
            seconds += time.perf_counter() - begun
        return seconds / len(names)

    def thinker(self) -> str:
        return "corporal"


def trace_all(sight: Sightlines, size: int) -> None:
    unmarked = bytes(size)
    for a in range(size):
        for b in range(a + 1, size):
            sight.visible(unmarked, a, b, False, False)
