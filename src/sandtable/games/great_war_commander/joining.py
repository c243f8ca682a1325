"""Three players (intro.2): a side whose scenario joins another nation to it has two decks. Not compiled."""

from __future__ import annotations

from sandtable.commander.packs.scenario import Scenario
from sandtable.commander.rules.names import CARDS_IN_DECK
from sandtable.commander.rules.rules import Rules
from sandtable.commander.rules.tables import STRATEGY_CARDS
from sandtable.games.great_war_commander.rules.allies.rules import AlliedRules
from sandtable.games.great_war_commander.rules.allies.state import OWN, AlliedState
from sandtable.games.great_war_commander.rules.options import GreatWarOptions


def joint_side(scenario: Scenario) -> int:
    """The side that has two nations, or -1."""
    for side, entry in enumerate((scenario.axis, scenario.allies)):
        if entry.joined:
            return side
    return -1


def has_joint_side(scenario: Scenario, options: GreatWarOptions) -> bool:
    return options.three_players and joint_side(scenario) >= 0


def join_nations(g: AlliedState, scenario: Scenario) -> None:
    """Lay the joined nation's decks aside, still in order."""
    side = joint_side(scenario)
    joined = g.rules.tables.nation_name.index((scenario.axis, scenario.allies)[side].joined[0])
    g.joint = side
    g.nations = [g.rules.nation[side], joined]
    g.acting = OWN
    g.acts = []
    first = g.rules.tables.first_card(joined)
    g.aside_draw = list(range(first, first + CARDS_IN_DECK))
    g.aside_discards = []
    first = g.rules.tables.first_strategy(joined)
    g.aside_strategy = list(range(first, first + STRATEGY_CARDS))
    g.highest = [-1, -1, -1]
    g.other_rules = for_joined(g.rules, side, joined)


def for_joined(rules: Rules, side: int, nation: int) -> Rules:
    """The same rules, as they read while the joined nation acts for its side."""
    twin = AlliedRules()
    for name in dir(rules):
        if not name.startswith("__") and not callable(getattr(rules, name, len)):
            setattr(twin, name, getattr(rules, name))
    twin.nation = put(rules.nation, side, nation)
    twin.discard_limit = put(rules.discard_limit, side, rules.tables.discard_limit[nation])
    twin.dealt = [[], []]
    return twin


def put(values: list[int], side: int, value: int) -> list[int]:
    return [value if i == side else old for i, old in enumerate(values)]


def give_rules(g: AlliedState, rules: Rules) -> None:
    """The rules of a state that has been loaded: those of the nation that acts, and the others aside."""
    twin = for_joined(rules, g.joint, g.nations[1])
    g.rules, g.other_rules = (rules, twin) if g.acting == OWN else (twin, rules)
