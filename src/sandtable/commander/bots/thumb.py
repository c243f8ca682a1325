"""Rules of thumb: one small function for each question, found by the question's key.
A game with questions of its own adds its answers in a subclass.

Every answer is worked out afresh from what a seat may know, so there is no memory, and any game can be taken over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.commander.bots import advance, events, fire, move, orders, own_rules, rolls, scenario, setup
from sandtable.commander.bots.eye import Eye, Ground
from sandtable.commander.bots.temper import STEADY, Temper
from sandtable.commander.rules.state import State

Answer = Callable[[Eye, list[int]], int]

ANSWERS: Final[dict[str, Answer]] = {
    # the Turn
    "turn": orders.turn,
    "next-order": orders.turn,
    "discard": orders.discard,
    "late-discard": orders.late_discard,
    "activate": orders.activate,
    "activate-more": orders.activate_more,
    # Fire
    "fire-target": fire.fire_target,
    "fire-base": fire.fire_base,
    "fire-group": fire.fire_group,
    "before-attack-roll": fire.before_attack,
    "before-defence-roll": fire.before_defence,
    "next-defender": fire.next_defender,
    "op-fire": fire.op_fire,
    "sustained-fire-weapon": events.spoil_weapon,
    # Move, Advance, Melee
    "move-pick": move.move_pick,
    "move-step": move.move_step,
    "advance": advance.advance,
    "exit-space": events.exit_space,
    "hidden-defences": events.play_any,
    "melee-order": rolls.melee_order,
    "ambush": rolls.ambush,
    "ambush-victim": rolls.ambush_victim,
    "no-quarter": rolls.no_quarter,
    "light-wounds": rolls.light_wounds,
    # Recover, Rout, artillery
    "rally-next": rolls.leaders_first,
    "rout-whom": events.rout_whom,
    "rout-next": events.first,
    "retreat": events.retreat,
    "spotter": orders.spotter,
    "spotting-round": orders.spotting_round,
    "impact-next": orders.impact_next,
    # Time and the end of a Turn
    "remove-smoke": events.far_hex,
    "reinforcements": events.place,
    "dig-in": events.entrench,
    "overstack-deploy": events.overstack,
    "overstack-remove": events.sacrifice,
    "after-pass": events.play_any,
    "hidden-unit-hex": events.friendly_hex,
    "support-item": events.support_item,
    "counts-as": own_rules.counts_as,
    "put-down": own_rules.put_down,
    # set-up
    "set-up-unit": setup.set_up_unit,
    "set-up-weapon": events.give_weapon,
    "set-up-fort": setup.set_up_fort,
    "first-player": events.go_first,
    "set-up-give-way": setup.set_up_unit,
    "set-up-in-turns": setup.set_up_unit,
    "set-up-reserve": scenario.hold_back,
    "scenario-units": scenario.scenario_units,
    "scenario-hexes": scenario.scenario_hexes,
    "late-weapon": events.give_weapon,
    "take-up": events.give_weapon,
    # Events
    "sniper": events.hurt,
    "air-support": events.bomb,
    "air-support-units": events.hurt,
    "battle-harden": events.aid,
    "commissar": events.commissar,
    "deploy": events.refuse,
    "deploy-marker": events.first,
    "displaced": events.place,
    "entrench": events.entrench,
    "field-promotion": events.friendly_hex,
    "hero": events.hero,
    "hero-rally": events.aid,
    "infiltration": events.friendly_hex,
    "interdiction": events.hurt,
    "interrogation": events.take_card,
    "kia": events.hurt,
    "malfunction": events.spoil_weapon,
    "medic": events.aid,
    "prisoners-of-war": events.sacrifice,
    "reconnaissance": events.first,
    "reinforcements-hex": events.friendly_hex,
    "sappers": events.sappers,
    "scrounge": events.give_weapon,
    "shell-shock": events.hurt,
    "suppressing-fire": events.hurt,
    "walking-wounded": events.aid,
    "walking-wounded-hex": events.friendly_hex,
    "white-phosphorus": events.phosphorus,
    "white-phosphorus-hex": events.bomb,
    "white-phosphorus-victim": events.sacrifice,
}

INITIATIVE: Final = "initiative-"


class Thumb:
    """Answers any question in a world that has been dealt already."""

    def __init__(self, temper: Temper = STEADY) -> None:
        self.temper = temper
        self.ground: Ground | None = None

    def choose(self, g: State, seat: int, prompt: str, choices: list[int]) -> int:
        found = self.answer(prompt)(self.eye(g, seat), choices)
        return found if found in choices else choices[0]

    def eye(self, g: State, seat: int) -> Eye:
        """What he looks at a position with."""
        found = self.new_eye(g, seat)
        found.temper = self.temper
        found.habits = self.temper.attacking if found.attacks() else self.temper.defending
        return found

    def new_eye(self, g: State, seat: int) -> Eye:
        return Eye(g, seat, self.ground_of(g))

    def answer(self, prompt: str) -> Answer:
        if prompt.startswith(INITIATIVE):
            return rolls.initiative
        return ANSWERS.get(prompt, events.first)

    def ground_of(self, g: State) -> Ground:
        """The map's distances, kept while the scenario is the same."""
        if self.ground is None or self.ground.rules is not g.rules:
            self.ground = Ground(g.rules)
        return self.ground
