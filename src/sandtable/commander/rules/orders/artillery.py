"""Artillery Denied (O17) and Artillery Request (O18): Battery Access, or Fire For Effect in three steps."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons, tell
from sandtable.commander.rules.cards import total
from sandtable.commander.rules.firepower import airburst
from sandtable.commander.rules.los import BLOCKED, hexes_apart, sight
from sandtable.commander.rules.markers import random_smoke, remove_fort
from sandtable.commander.rules.names import NO_FORT
from sandtable.commander.rules.orders.activation import is_free
from sandtable.commander.rules.orders.bombardment import ACCURATE, DRIFTED, Bombardment, break_radio, impact_area
from sandtable.commander.rules.orders.defence import push_defence
from sandtable.commander.rules.purposes import IMPACT
from sandtable.commander.rules.rolls import push_roll
from sandtable.commander.rules.scenario.own_values import ACCURACY
from sandtable.commander.rules.scenario.values import is_let_spot, may_shoot_smoke, roll_change, shoots_smoke_only
from sandtable.commander.rules.scenario.tallies import is_spent
from sandtable.commander.rules.state import ACTIVATED, NO_RADIO, NO_UNIT, State, other, units_in, units_of
from sandtable.commander.rules.verbs import ACTIVATE, BATTERY_ACCESS, FIRE_AT, FIRE_FOR_EFFECT, HEX, SMOKE_AT
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Subject, with_item

MODE: Final = 0
SPOTTER: Final = 1
SPOT: Final = 2
PICK_HEX: Final = 5
IMPACTED: Final = 6
NO_CHOICE: Final = -1


# --- Artillery Denied (O17): nothing is activated ---


def denied_reason(g: State, side: int) -> int:
    return reasons.NO_ENEMY_RADIO if g.radio[other(side)] == NO_RADIO else reasons.OK


def deny_artillery(g: State, side: int) -> None:
    break_radio(g, other(side))


# --- Artillery Request (O18) ---


def spotters(g: State, side: int) -> list[int]:
    """Those who may spot and have not been activated this Turn (O18.2)."""
    return [u for u in units_of(g, side) if is_free(g, u) and g.rules.may_spot(g, u) and is_let_spot(g, u)]


def accuracy_needed(g: State, spotter: int, hex: int) -> int:
    """Range plus Hindrance from the Spotter: the product of the Accuracy roll must be greater."""
    here = g.u_hex[spotter]
    hindered = max(0, sight(g, here, hex)) if here != hex else g.h_smoke[here]
    need = hexes_apart(g, here, hex) + hindered
    return need - roll_change(g, ACCURACY, g.u_owner[spotter], hexes_apart(g, here, hex), hex, [spotter])


def request_reason(g: State, side: int) -> int:
    if g.radio[side] == NO_RADIO:
        return reasons.NO_RADIO_OF_OWN
    if is_spent(g, side):
        return reasons.NO_MISSIONS
    if g.radio_broken[side] or spotters(g, side):
        return reasons.OK
    return reasons.NO_SPOTTER


class ArtilleryRequest(Bombardment):
    smoke: bool
    left: list[int]  # hexes of the impact area still to be attacked
    hex: int
    waiting: list[int]

    def step(self, g: State) -> int:
        if self.at == ACCURATE:
            return self.accuracy_rolled(g)
        if self.at == DRIFTED:
            return self.drifted(g)
        if self.at == PICK_HEX:
            return self.next_hex(g)
        if self.at == IMPACTED:
            return self.impacted(g)
        return ASK

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        if self.at == MODE:
            return [choice(BATTERY_ACCESS)] if g.radio_broken[self.side] else [choice(FIRE_FOR_EFFECT)]
        if self.at == SPOTTER:
            return [choice(ACTIVATE, u) for u in spotters(g, self.side)]
        if self.at == SPOT:
            return self.spot_choices(g)
        return [choice(HEX, h) for h in self.worth_attacking(g)]

    def spot_choices(self, g: State) -> list[int]:
        """O18.2.1: any hex the Spotter sees, impassable ones too; Smoke is announced now (O18.2.1.1)."""
        here = g.u_hex[self.spotter]
        seen = [h for h in range(g.rules.map.size) if h == here or sight(g, here, h) != BLOCKED]
        found = [] if shoots_smoke_only(g, self.side) else [choice(FIRE_AT, h) for h in seen]
        if may_shoot_smoke(g, self.side, g.rules.tables.radio_smoke[g.radio[self.side]] != 0):
            found += [choice(SMOKE_AT, h) for h in seen]
        return found

    def chosen(self, g: State, choice: int) -> None:
        if self.at == MODE:
            self.choose_mode(g, verb_of(choice))
        elif self.at == SPOTTER:
            self.spotter = a_of(choice)
            g.u_flags[self.spotter] |= ACTIVATED
            g.tell(tell.ACTIVATED, self.spotter)
            self.at = SPOT
        elif self.at == SPOT:
            self.smoke = verb_of(choice) == SMOKE_AT
            self.spot(g, a_of(choice), accuracy_needed(g, self.spotter, a_of(choice)))
        else:
            self.impact(g, a_of(choice))

    def choose_mode(self, g: State, verb: int) -> None:
        if verb == FIRE_FOR_EFFECT:
            self.at = SPOTTER
            return
        g.radio_broken = with_item(g.radio_broken, self.side, 0)  # O18.1
        g.tell(tell.RADIO_FIXED, self.side)
        g.pop()

    def question(self, g: State) -> str:
        if self.at == MODE:
            return "artillery-mode"
        if self.at == SPOTTER:
            return "spotter"
        return "spotting-round" if self.at == SPOT else "impact-next"

    # --- Impact (O18.2.3) ---
    def landed(self, g: State) -> int:
        self.left = impact_area(g, self.side, self.target)
        if self.smoke:
            for h in self.left:
                random_smoke(g, h)
            return g.pop()
        self.at = PICK_HEX
        return GO

    def worth_attacking(self, g: State) -> list[int]:
        """Hexes with a unit or a Fortification, each once (O18.2.3.2)."""
        return [h for h in self.left if g.h_top[h] != NO_UNIT or g.h_fort[h] != NO_FORT]

    def next_hex(self, g: State) -> int:
        return ASK if self.worth_attacking(g) else g.pop()

    def firepower(self, g: State) -> int:
        return g.rules.tables.radio_fp[g.radio[self.side]]

    def impact(self, g: State, hex: int) -> None:
        self.left.remove(hex)
        self.hex = hex
        self.waiting = units_in(g, hex)
        self.need = self.firepower(g)
        self.at = IMPACTED
        push_roll(g, self.side, IMPACT)

    def impacted(self, g: State) -> int:
        roll = total(g, g.value)
        strength = self.need + roll + airburst(g, self.hex)
        g.tell(tell.IMPACT, self.hex, strength, roll)
        if roll == g.rules.tables.vulnerability[self.need]:
            remove_fort(g, self.hex)  # O18.2.3.3, before Defence Rolls
        self.at = PICK_HEX
        return push_defence(g, strength, self.waiting, [self.hex], [0], True, False)

    # --- what it is about ---
    def about(self, g: State) -> Subject:
        if self.at == MODE or self.at == SPOTTER:
            return Subject("artillery", self.side)
        kind = "barrage" if self.at == PICK_HEX or self.at == IMPACTED else "spotting-round"
        numbers = {"firepower": self.firepower(g)}
        return Subject(kind, self.side, self.spotter, self.waiting, hex=self.target, hexes=self.left, numbers=numbers)


def push_artillery_request(g: State) -> int:
    frame = ArtilleryRequest()
    frame.at = MODE
    frame.side = g.active
    frame.spotter = NO_CHOICE
    frame.target = NO_CHOICE
    frame.smoke = False
    frame.need = 0
    frame.left = []
    frame.hex = NO_CHOICE
    frame.waiting = []
    g.push(frame)
    return GO
