"""The numbers in the rules of thumb: what things are worth to an opponent, in VPs unless noted.

The defaults are the sergeant's. Others have been learned by playing him (lab/training/habits.py, docs/opponents.md).
"""

from __future__ import annotations

from typing import Final

FAR: Final = 99  # MPs, further than anything


class Habits:
    def __init__(self, given: dict[str, float]) -> None:
        """Whatever is not given is the sergeant's."""
        get = given.get
        # Orders
        self.least_order = get("least_order", 0.15)  # an Order must promise this much,
        self.pass_dead = get("pass_dead", 0.0)  # and so much more for each dead card that passing would change
        self.pass_lead = get("pass_lead", 0.0)  # or with a lead
        self.fire = get("fire", 1.0)  # how much is made of each Order
        self.move = get("move", 0.7)
        self.advance = get("advance", 1.0)
        self.recover = get("recover", 0.6)
        self.rout = get("rout", 1.0)
        self.artillery = get("artillery", 1.0)
        self.denied = get("denied", 0.9)
        self.reserve = get("reserve", 0.15)  # for the last Fire card
        self.action_kept = get("action_kept", 0.05)  # for a card's Action
        # cards: 0 to 3 by Order, and what may go
        self.keep_from = get("keep_from", 2.2)
        self.keep_lead = get("keep_lead", 0.0)  # more of them with a lead, since that is what time is on the side of
        self.keep_late = get("keep_late", 0.0)
        self.card_fire = get("card_fire", 1.0)  # times the sergeant's
        self.card_move = get("card_move", 1.0)
        self.card_advance = get("card_advance", 1.0)
        self.card_recover = get("card_recover", 1.0)
        self.card_rout = get("card_rout", 1.0)
        self.card_action = get("card_action", 1.0)
        self.second = get("second", 0.75)  # a second card with the same Order, a third
        self.third = get("third", 0.55)
        # places
        self.decay = get("decay", 0.92)  # what a goal is worth one MP further off
        self.fading = [self.decay**away for away in range(FAR + 1)]
        self.least_move = get("least_move", 0.12)
        self.op_fire_chance = get("op_fire_chance", 0.3)
        self.risk = get("risk", 0.75)
        self.shelter = get("shelter", 0.12)
        self.shelter_calm = get("shelter_calm", 0.05)
        self.safety = get("safety", 0.6)
        self.field = get("field", 0.5)
        self.crowd = get("crowd", 0.15)
        self.led = get("led", 1.0)
        self.leading = get("leading", 1.0)
        self.exit = get("exit", 1.6)
        self.edge = get("edge", 0.7)
        self.urge = get("urge", 1.0)  # how much goals count, times the sergeant's
        self.guard = get("guard", 1.0)
        self.held = get("held", 0.35)  # what is left of a goal for each of mine who is there
        self.chit = get("chit", 0.8)
        # fire and Melee
        self.breaks = get("breaks", 0.6)  # what breaking a unit is worth, as a part of eliminating it
        self.suppresses = get("suppresses", 0.15)
        self.kills = get("kills", 1.1)
        self.weapon = get("weapon", 0.8)
        self.least_shot = get("least_shot", 0.04)
        self.least_boost = get("least_boost", 0.3)
        self.fire_kept = get("fire_kept", 0.3)
        self.least_op_fire = get("least_op_fire", 0.25)
        self.concealment = get("concealment", 0.35)
        self.least_assault = get("least_assault", 0.4)
        self.least_step = get("least_step", 0.1)
        self.melee_fear = get("melee_fear", 1.15)
        self.melee_prize = get("melee_prize", 0.8)
        self.initiative = get("initiative", 1.2)  # what holding the card is worth


PLAIN: Final = Habits({})
