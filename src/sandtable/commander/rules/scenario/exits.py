"""Exits as a scenario has them: under a condition, from some hexes, with another value, with an effect (7.2.1)."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons
from sandtable.commander.rules.scenario.conditions import are_met
from sandtable.commander.rules.scenario.script import NOT_SAID, ExitRule
from sandtable.commander.rules.state import NO_WEAPON, State

NO_RULE: Final = -1


def has_exit_rules(g: State, side: int) -> bool:
    return len(g.rules.script.exits[side]) > 0


def fits(g: State, u: int, rule: ExitRule) -> bool:
    if g.u_hex[u] not in rule.hexes or (rule.types and g.u_type[u] not in rule.types):
        return False
    w = g.u_weapon[u]
    return rule.carrying == NOT_SAID or (w != NO_WEAPON and g.w_type[w] == rule.carrying)


def exit_rule(g: State, u: int) -> int:
    """Number of the rule by which a unit could leave from its hex now, or NO_RULE."""
    rules = g.rules.script.exits[g.u_owner[u]]
    for i in range(len(rules)):
        if fits(g, u, rules[i]) and are_met(g, rules[i].needs):
            return i
    return NO_RULE


def scenario_exit_reason(g: State, u: int) -> int:
    """Why a unit of a side whose exits the scenario lists may not leave from its hex."""
    if exit_rule(g, u) != NO_RULE:
        return reasons.OK
    here = False
    for rule in g.rules.script.exits[g.u_owner[u]]:
        if fits(g, u, rule):
            return reasons.EXIT_NOT_YET
        here = here or g.u_hex[u] in rule.hexes
    return reasons.EXIT_NOT_FOR_IT if here else reasons.EXIT_ELSEWHERE


def open_exits(g: State, side: int) -> list[int]:
    """Hexes from which the scenario lets some unit of a side leave as things are."""
    found: list[int] = []
    for rule in g.rules.script.exits[side]:
        if are_met(g, rule.needs):
            found += [hex for hex in rule.hexes if hex not in found]
    return found


def exit_factor(g: State, u: int) -> int:
    """By how much the scenario multiplies the VPs of a unit that leaves from its hex."""
    side = g.u_owner[u]
    if g.u_hex[u] >= 0 and has_exit_rules(g, side):
        rule = exit_rule(g, u)
        if rule != NO_RULE and g.rules.script.exits[side][rule].factor != NOT_SAID:
            return g.rules.script.exits[side][rule].factor
    return g.rules.exit_factor[side]
