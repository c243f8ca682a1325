"""Combat Commander in the lab."""

from __future__ import annotations

import random
from functools import partial
from typing import Any, cast

from sandtable.commander.lab.kit import FamilyKit
from sandtable.commander.lab.own_rules import with_own_rules
from sandtable.games.combat_commander.cases import build_position
from sandtable.games.combat_commander.files import FILES
from sandtable.games.combat_commander.lab import pool
from sandtable.games.combat_commander.lab.positions import POSITIONS
from sandtable.games.combat_commander.lab.usage import CommanderUsage
from sandtable.lab.kit import Position, Usage
from sandtable.shelf import Manifest, Scenario

LEFT_OUT = 24  # cards of a deck that has less and less to show
RARE_CARDS = 3  # dealt to each side of a skirmish
TRACED = 12  # the last number of the scenarios that the golden traces play


class CommanderKit(FamilyKit):
    traces = 100

    def __init__(self, game: Manifest) -> None:
        super().__init__(game, FILES)

    def scenario(self, index: int, seed: int, chosen: list[str], usage: Usage, late: bool) -> Scenario:
        return choose_scenario(index, seed, chosen, pool.shipped(), cast(CommanderUsage, usage), late)

    def is_rare(self, scenario: Scenario) -> bool:
        return str(scenario.get("name", "")).startswith(pool.RARITY)

    def profiles(self) -> list[str]:
        return pool.EDITIONS

    def options(self, rng: random.Random, profiles: list[str]) -> dict[str, Any]:
        return pool.random_options(rng, profiles)

    def traced(self, index: int) -> tuple[Scenario, dict[str, Any]]:
        """Shipped scenarios and skirmishes in turn, the editions too. A scenario that is added changes none of them."""
        known = pool.shipped()
        shipped = sorted(name for name in known if known[name]["number"] <= TRACED)
        scenario = known[shipped[index // 2 % len(shipped)]] if index % 2 and shipped else pool.skirmish(index)
        return scenario, {"edition": pool.EDITIONS[index % len(pool.EDITIONS)]}

    def positions(self) -> dict[str, Position]:
        return {name: (depth, partial(build_position, data, name)) for name, (depth, data) in POSITIONS.items()}

    def usage(self) -> Usage:
        return CommanderUsage()


def choose_scenario(
    index: int, seed: int, names: list[str], known: dict[str, Scenario], usage: CommanderUsage, late: bool = False
) -> Scenario:
    """In turn: a shipped one, a generated one, a skirmish; a rarity in every fifth game, and late in every second."""
    if names:
        return known[names[index % len(names)]]
    number = seed * 1000 + index
    if index % 5 == 4:
        return with_rare_cards(pool.rarity(number // 5, usage.neediest()), usage, 3)
    if late and index % 2:
        return with_rare_cards(pool.rarity(4 * number + 1 + index // 2 % 2, usage.neediest()), usage, 3)
    if index % 3 == 0 and known:
        return known[sorted(known)[index // 3 % len(known)]]
    made = pool.generated(number) if index % 3 == 1 else None
    if made is not None:
        return made
    made = with_rare_cards(pool.skirmish(number, usage.neediest()), usage)
    return with_own_rules(made, number) if index % 2 else made


def with_rare_cards(scenario: Scenario, usage: CommanderUsage, advances: int = 1) -> Scenario:
    """Both sides begin with the cards played least, and some to Advance, which brings Melee.

    Cards that have been used in every way stay out, Time! first, so that the others come up more often.
    """
    nations = [usage.tables.nation(scenario[name]["nation"]) for name in ("axis", "allies")]
    hands = [usage.rarest_actions(nation, RARE_CARDS, advances) for nation in nations]
    done = [usage.finished_cards(nation) for nation in nations]
    return pool.deal(scenario, hands, [cards[:LEFT_OUT] for cards in done])
