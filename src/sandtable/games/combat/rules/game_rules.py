"""The rules of one game with everything that effects of cards and events can set off."""

from __future__ import annotations

from sandtable.games.combat.rules.cards.effects import run_effect
from sandtable.games.combat.rules.rules import Rules
from sandtable.games.combat.rules.state import State


class CombatRules(Rules):
    def effect(self, g: State, code: int, args: list[int]) -> int:
        return run_effect(g, code, args)
