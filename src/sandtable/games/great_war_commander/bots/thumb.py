"""Rules of thumb for the Great War: the family's, with answers to the questions of this game."""

from __future__ import annotations

from typing import Final

from sandtable.commander.bots import events as family_events
from sandtable.commander.bots import move
from sandtable.commander.bots.eye import Eye
from sandtable.commander.bots.temper import STEADY, Temper
from sandtable.commander.bots.thumb import INITIATIVE, Answer, Thumb
from sandtable.commander.rules.state import State
from sandtable.games.great_war_commander.bots import (
    advance,
    artillery,
    events,
    offensive,
    orders,
    rolls,
    setup,
    strategy,
)
from sandtable.games.great_war_commander.bots.eye import GreatWarEye, TankGround

OWN_ANSWERS: Final[dict[str, Answer]] = {
    # the Turn
    "turn": orders.turn,
    "next-order": orders.turn,
    "discard": orders.discard,
    "late-discard": orders.late_discard,
    "works": orders.put_to_work,
    "runner-use": orders.runner_use,
    "highest-leader": advance.forward_leader,
    # Offensive, HMG Suppress, fire
    "offensive-line": offensive.name_line,
    "offensive-pick": move.move_pick,
    "fire-target": offensive.fire_target,
    "op-fire": rolls.op_fire,
    "hmg-gun": offensive.hmg_gun,
    "hmg-target": offensive.hmg_target,
    "hmg-second-target": offensive.hmg_second,
    "before-defence-roll": rolls.before_defence,
    "counterattack": rolls.counterattack,
    "probe": rolls.probe,
    "which-team": events.strongest_team,
    # Move, Advance, Melee
    "move-step": advance.move_step,
    "move-pick": advance.move_pick,
    "advance-with": advance.together,
    "ambush": rolls.ambush,
    "before-melee-roll": rolls.before_melee,
    # artillery and aircraft
    "telephone-box": artillery.box,
    "artillery-box": artillery.box,
    "artillery-area": artillery.area,
    "spotter": artillery.spotter,
    "request-runner": family_events.first,
    "spotting-round": artillery.spotting_round,
    "barrage-row": artillery.barrage_row,
    "barrage-creep": artillery.creep,
    "before-impact-roll": artillery.before_impact,
    "major-gas-attack": artillery.major_gas,
    "major-gas-victim": family_events.hurt,
    "remove-gas": artillery.clear_gas,
    "air-assault": artillery.faces,
    "air-target": artillery.air_target,
    "air-second-target": artillery.air_second,
    "before-air-roll": artillery.before_air,
    # set-up
    "set-up-unit": setup.set_up_unit,
    # Events
    "auftragstaktik": events.auftragstaktik,
    "blaze": events.burn,
    "captured-papers": family_events.take_card,
    "deserters": family_events.sacrifice,
    "detachment": family_events.aid,
    "devil-dogs": events.rally_or_hold_on,
    "en-avant": events.rally_or_hold_on,
    "engine-down": family_events.hurt,
    "fatigue": events.weary_hex,
    "field-promotion": family_events.aid,
    "intelligence": family_events.take_card,
    "machine-gun-nest": events.gunner,
    "malfunction": events.fails,
    "marseillaise": events.rally_hex,
    "meccano": events.meccano,
    "mobile-firepower": events.gunner,
    "petard-raquette": family_events.hurt,
    "raid": events.raid,
    "raid-prisoners": family_events.hurt,
    "raid-second": family_events.hurt,
    "recall-leader": events.least_leader,
    "runner-event": events.runner_event,
    "sappers": events.sappers,
    "stragglers": family_events.friendly_hex,
    "surrender": family_events.hurt,
    "trommelfeuer": events.shell,
    "valor": family_events.aid,
    "weapon-type": events.heaviest,
    # Strategy Cards
    "add-one": rolls.add_one,
    "keep-strategy": strategy.keep,
    "red-trousers": family_events.hurt,
}


class GreatWarThumb(Thumb):
    def __init__(self, temper: Temper = STEADY) -> None:
        super().__init__(temper)
        self.tank_ground: TankGround | None = None

    def answer(self, prompt: str) -> Answer:
        if prompt.startswith(strategy.SITUATION_PREFIX):
            return strategy.answer
        if prompt.startswith(INITIATIVE):
            return rolls.initiative
        return OWN_ANSWERS.get(prompt) or super().answer(prompt)

    def new_eye(self, g: State, seat: int) -> Eye:
        return GreatWarEye(g, seat, self.ground_of(g), self.tank_ground_of(g))

    def tank_ground_of(self, g: State) -> TankGround:
        if self.tank_ground is None or self.tank_ground.rules is not g.rules:
            self.tank_ground = TankGround(g.rules)
        return self.tank_ground
