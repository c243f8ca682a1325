"""The sergeant: rules of thumb. One small function for each question, found by the question's key.
A game with questions of its own adds its answers in a subclass.

Every answer is worked out afresh from what the seat may know, so he keeps no memory and can take over any game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from sandtable.commander.bots import advance, events, fire, move, orders, own_rules, rolls, scenario, setup
from sandtable.commander.bots.eye import Eye, Ground
from sandtable.commander.rules.state import State
from sandtable.players.player import DEFAULT_BUDGET, Player
from sandtable.players.seat import Seat

Answer = Callable[[Eye, list[int]], int]

ANSWERS: dict[str, Answer] = {
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
    "set-up-reserve": scenario.hold_back,
    "scenario-units": scenario.scenario_units,
    "late-weapon": events.give_weapon,
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

INITIATIVE = "initiative-"


class Sergeant(Player):
    name = "sergeant"

    def __init__(self, seed: str = "0", budget: float = DEFAULT_BUDGET) -> None:
        super().__init__(seed, budget)
        self.ground: Ground | None = None

    def choose(self, seat: Seat) -> int:
        decision = seat.decision
        world = seat.world(str(self.rng.getrandbits(64)))
        g = cast(State, world.state)
        found = self.answer(decision.prompt)(self.eye(g, seat.number), decision.choices)
        return found if found in decision.choices else decision.choices[0]

    def eye(self, g: State, seat: int) -> Eye:
        """What he looks at a position with."""
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
