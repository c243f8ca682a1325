"""Great War Commander in the lab."""

from __future__ import annotations

import random
from functools import partial
from typing import Any, Final, cast

from sandtable.commander.lab.kit import FamilyKit
from sandtable.commander.lab.own_rules import with_own_rules
from sandtable.commander.rules.state import State
from sandtable.games.great_war_commander.cases import build_position
from sandtable.games.great_war_commander.files import FILES
from sandtable.games.great_war_commander.generator.generator import random_scenario
from sandtable.games.great_war_commander.lab import invariants, pool
from sandtable.games.great_war_commander.lab.positions import POSITIONS
from sandtable.games.great_war_commander.lab.usage import GreatWarUsage
from sandtable.games.great_war_commander.rules.names import UNDER_SHOT
from sandtable.games.great_war_commander.rules.state import of
from sandtable.kernel import frame as kernel
from sandtable.kernel.game import Game
from sandtable.lab.kit import Ledger, Position, Usage
from sandtable.shelf import Manifest, Scenario

RARE_CARDS: Final = 3  # dealt to each side
ADVANCES: Final = 1
LITTLE_WHIM: Final = 0.15  # or the wanted card is soon played for its number
DEALS: Final = 40  # in which a wanted Strategy Card is looked for


class GreatWarKit(FamilyKit):
    traces = 60

    def __init__(self, game: Manifest) -> None:
        super().__init__(game, FILES)

    def scenario(self, index: int, seed: int, chosen: list[str], usage: Usage, late: bool) -> Scenario:
        """In turn: a shipped one, a generated one or a skirmish, a rarity; late in a run mostly rarities, and a long
        barrage now and then until one has fallen short."""
        known = self.shipped()
        if chosen:
            return known[chosen[index % len(chosen)]]
        used = cast(GreatWarUsage, usage)
        number = seed * 1000 + index
        if late and index % 4 == 1 and not used.has_fallen_short():
            return pool.rarity(pool.BARRAGE_EVERY * number + pool.FIRST_BARRAGE)
        if index % 3 == 2 or (late and index % 2):
            return with_rare_cards(pool.rarity(number, used.wanted_dates(index)), used)
        if index % 3 == 0 and known:
            return known[sorted(known)[index // 3 % len(known)]]
        if index % 6 == 4:
            return random_scenario(number)
        made = with_rare_cards(pool.skirmish(number, used.wanted_dates(index)), used)
        return with_own_rules(made, number) if index % 12 == 1 else made

    def new_game(self, scenario: Scenario, seed: str, options: dict[str, Any] | None = None) -> Game:
        """Under a long barrage America holds the card that makes one fall short, if one of some deals gives it."""
        game = super().new_game(scenario, seed, options)
        for deal in range(DEALS if scenario.get("title") == pool.LONG_BARRAGE else 0):
            if UNDER_SHOT in [FILES.tables().strategy_kind[card] for card in of(cast(State, game.state)).s_hand[1]]:
                break
            game = super().new_game(scenario, f"{seed}/{deal}", options)
        return game

    # --- promises ---
    def table_faults(self, g: kernel.State) -> list[str]:
        return invariants.table_faults(cast(State, g))

    def ledger(self, game: Game) -> Ledger:
        return invariants.GreatWarLedger(game)

    def view_faults(self, game: Game, seat: int, seed: str) -> list[str]:
        return invariants.view_faults(game, seat, seed)

    def is_rare(self, scenario: Scenario) -> bool:
        return str(scenario.get("name", "")).startswith(pool.RARITY)

    def whim(self, scenario: Scenario) -> float:
        return LITTLE_WHIM if scenario.get("title") == pool.LONG_BARRAGE else super().whim(scenario)

    def options(self, rng: random.Random, profiles: list[str]) -> dict[str, Any]:
        return pool.random_options(rng)

    def traced(self, index: int) -> tuple[Scenario, dict[str, Any]]:
        known = self.shipped()
        shipped = sorted(known)
        scenario = known[shipped[index // 2 % len(shipped)]] if index % 2 and shipped else pool.skirmish(index)
        return scenario, {}

    def positions(self) -> dict[str, Position]:
        return {name: (depth, partial(build_position, data, name)) for name, (depth, data) in POSITIONS.items()}

    def usage(self) -> Usage:
        return GreatWarUsage()


def with_rare_cards(scenario: Scenario, usage: GreatWarUsage) -> Scenario:
    """Both sides begin with the cards played least, and one to Advance, which brings Melee."""
    nations = [usage.tables.nation(scenario[name]["nation"]) for name in ("axis", "allies")]
    return pool.deal(scenario, [usage.rarest_actions(nation, RARE_CARDS, ADVANCES) for nation in nations])
