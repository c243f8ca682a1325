"""Artillery Request (O19), also by Leader and Runner (O20, O27): Battery Access, or Fire for Effect."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons
from sandtable.commander.rules import tell as family_tell
from sandtable.commander.rules.scenario.tallies import is_spent
from sandtable.commander.rules.los import BLOCKED
from sandtable.commander.rules.orders.bombardment import (
    ACCURATE,
    DRIFTED,
    OFF_MAP,
    Bombardment,
    along,
    break_radio,
    impact_area,
)
from sandtable.commander.rules.state import NO_RADIO, State
from sandtable.commander.rules.verbs import ACTIVATE, FIRE_AT
from sandtable.games.great_war_commander.rules import reasons as own_reasons
from sandtable.games.great_war_commander.rules.activation import activate_alone
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.gas import push_gas_attack
from sandtable.games.great_war_commander.rules.orders.barrage import (
    AXES,
    COMPASS,
    UNWATCHED,
    push_impact,
    row_markers,
    shift_barrage,
)
from sandtable.games.great_war_commander.rules.orders.spotters import (
    POST,
    accuracy_needed,
    activate_spotter,
    leaders_to_spot,
    runners_with,
    seen_hexes,
    spotter_sight,
    spotters_of,
)
from sandtable.games.great_war_commander.rules.orders.telephone import (
    barrage_area,
    box_choices,
    gas_allowed,
    has_telephone,
    is_registered,
    lift_barrage,
    place_barrage,
    set_box,
    telephone_fp,
)
from sandtable.games.great_war_commander.rules.state import GAS_BOX, NO_HEX, STANDING, of
from sandtable.games.great_war_commander.rules.verbs import (
    AXIS,
    CHOOSE_KEEP_AREA,
    CHOOSE_NEW_AREA,
    CHOOSE_OBSERVER,
    CHOOSE_STAND,
    DIRECTION,
    GAS,
)
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Subject, with_item

# steps beside those of every bombardment
MEND: Final = 10  # Battery Access: which box
AREA: Final = 11  # the registered area or a new one
BOX: Final = 12
SPOTTER: Final = 13
RUNNER: Final = 14
SPOT: Final = 15
HIT: Final = 16  # the observer post has hit: others may have had a say
ROW: Final = 17
CREEP: Final = 18
FINISH: Final = 19

# who may spot in this request
ANYBODY: Final = 0
WITH_RUNNER: Final = 1
POST_ONLY: Final = 2

NOBODY: Final = -1


class WarArtilleryRequest(Bombardment):
    way: int  # ANYBODY, WITH_RUNNER or POST_ONLY
    kept: bool  # fires on the registered area
    gas: bool
    exact: bool  # no drift after a hit (S98.4.4)
    cut: int  # how often its wires were cut meanwhile: it runs to its end first (E94)

    def step(self, g: State) -> int:
        if self.at == ACCURATE:
            return self.accuracy_rolled(g)
        if self.at == HIT:
            return self.landed(g) if self.exact else super().drift(g)
        if self.at == DRIFTED:
            return self.drifted(g)
        if self.at == FINISH:
            return self.finish(g)
        return ASK

    def who(self, g: State) -> int:
        return self.side

    # --- what is asked ---
    def choices(self, g: State) -> list[int]:
        if self.at == MEND or self.at == BOX:
            return box_choices(g, self.side)
        if self.at == AREA:
            return self.area_choices(g)
        if self.at == SPOTTER:
            return [CHOOSE_OBSERVER if s == POST else choice(ACTIVATE, s) for s in self.spotters(g)]
        if self.at == RUNNER:
            return [choice(ACTIVATE, u) for u in runners_with(g, self.spotter)]
        if self.at == SPOT:
            return self.spot_choices(g)
        if self.at == ROW:
            return [choice(AXIS, axis) for axis in range(1, AXES + 1)]
        return [CHOOSE_STAND, *[choice(DIRECTION, compass) for compass in self.directions(g)]]

    def area_choices(self, g: State) -> list[int]:
        """O19.2.2: the old area if somebody who may spot sees its Spotting Round."""
        return [CHOOSE_KEEP_AREA, CHOOSE_NEW_AREA] if self.watchers(g) else [CHOOSE_NEW_AREA]

    def spotters(self, g: State) -> list[int]:
        return self.watchers(g) if self.kept else able_spotters(g, self.side, self.way)

    def watchers(self, g: State) -> list[int]:
        hex = of(g).spotting[self.side]
        able = able_spotters(g, self.side, self.way)
        return [s for s in able if spotter_sight(g, self.side, s, hex) != BLOCKED]

    def spot_choices(self, g: State) -> list[int]:
        """O19.2.1.1: any hex the Spotter sees, impassable ones too; Gas is announced now (O19.2.1.2)."""
        seen = seen_hexes(g, self.side, self.spotter)
        found: list[int] = []
        if of(g).box[self.side] != GAS_BOX:
            found = [choice(FIRE_AT, h) for h in seen]
        if gas_allowed(g, self.side):
            found += [choice(GAS, h) for h in seen]
        return found

    def directions(self, g: State) -> list[int]:
        """O19.2.2.2: where the Spotter would still see the Spotting Round, which must stay on the map."""
        centre = of(g).spotting[self.side]
        found: list[int] = []
        for compass in range(1, COMPASS + 1):
            there = along(g, centre, [compass])
            if there != OFF_MAP and spotter_sight(g, self.side, self.spotter, there) != BLOCKED:
                found.append(compass)
        return found

    def question(self, g: State) -> str:
        return QUESTIONS[self.at - MEND]

    def reason(self, g: State, thing: int, verb: int) -> int:
        if self.at != SPOT or (verb != FIRE_AT and verb != GAS):
            return reasons.OK
        unseen = spotter_sight(g, self.side, self.spotter, thing) == BLOCKED
        return reasons.LOS_BLOCKED if unseen else reasons.OK

    # --- what is answered ---
    def chosen(self, g: State, choice: int) -> None:
        if self.at == MEND:
            self.mend(g, a_of(choice))
        elif self.at == AREA:
            self.choose_area(g, choice == CHOOSE_KEEP_AREA)
        elif self.at == BOX:
            set_box(g, self.side, a_of(choice))
            self.at = SPOTTER
        elif self.at == SPOTTER:
            self.choose_spotter(g, POST if choice == CHOOSE_OBSERVER else a_of(choice))
        elif self.at == RUNNER:
            activate_alone(g, a_of(choice))
            self.aim(g)
        elif self.at == SPOT:
            self.place_round(g, a_of(choice), verb_of(choice) == GAS)
        elif self.at == ROW:
            self.lay_row(g, a_of(choice))
        else:
            self.fire_again(g, choice)

    def mend(self, g: State, box: int) -> None:
        """Battery Access: nobody is activated (O19.1)."""
        g.radio_broken = with_item(g.radio_broken, self.side, 0)
        g.tell(family_tell.RADIO_FIXED, self.side)
        set_box(g, self.side, box)
        g.pop()

    def choose_area(self, g: State, kept: bool) -> None:
        self.kept = kept
        if kept:
            set_box(g, self.side, STANDING)
            self.at = SPOTTER
        else:
            lift_barrage(g, self.side)
            self.at = BOX

    def choose_spotter(self, g: State, spotter: int) -> None:
        self.spotter = spotter
        activate_spotter(g, self.side, spotter)
        if self.way == WITH_RUNNER:
            self.at = RUNNER
        else:
            self.aim(g)

    def aim(self, g: State) -> None:
        self.at = CREEP if self.kept else SPOT

    # --- Accuracy (O19.2.1.2) ---
    def place_round(self, g: State, hex: int, gas: bool) -> None:
        self.gas = gas
        if gas:
            set_box(g, self.side, GAS_BOX)
        self.spot(g, hex, accuracy_needed(g, self.side, self.spotter, hex))

    def drift(self, g: State) -> int:
        """A hit of the observer post may be made exact by a card, before the dice of the drift are known."""
        if self.need and self.spotter == POST:
            self.at = HIT
            facts_of(g).observer_hit(g, self.side)
            return GO
        return super().drift(g)

    def lost(self, g: State) -> int:
        self.at = FINISH
        return GO

    # --- Impact (O19.2.1.3, O19.2.1.4) ---
    def landed(self, g: State) -> int:
        self.at = FINISH
        if self.gas:
            return push_gas_attack(g, self.side, impact_area(g, self.side, self.target))
        if of(g).box[self.side] == STANDING:
            self.at = ROW
            return GO
        return push_impact(g, self.side, self.side, impact_area(g, self.side, self.target), self.target, UNWATCHED)

    def lay_row(self, g: State, axis: int) -> None:
        place_barrage(g, self.side, self.target, row_markers(g, self.target, axis))
        self.strike(g, UNWATCHED)

    def fire_again(self, g: State, choice: int) -> None:
        """A registered barrage stands, or all its markers shift one hex the same way (O19.2.2.1, O19.2.2.2)."""
        if verb_of(choice) == DIRECTION:
            shift_barrage(g, self.side, [a_of(choice)])
        self.target = of(g).spotting[self.side]
        self.strike(g, self.spotter)

    def strike(self, g: State, watcher: int) -> None:
        self.at = FINISH
        push_impact(g, self.side, self.side, barrage_area(g, self.side), self.target, watcher)
        facts_of(g).impact_begins(g, self.side)

    def finish(self, g: State) -> int:
        """What cut the wires meanwhile counts now."""
        g.pop()
        for _ in range(self.cut):
            break_radio(g, self.side)
        return GO

    def about(self, g: State) -> Subject:
        if MEND <= self.at < SPOT:
            return Subject("artillery", self.side)
        area = barrage_area(g, self.side) if is_registered(g, self.side) else []
        numbers = {"firepower": telephone_fp(g, self.side), "gas": 1 if self.gas else 0}
        return Subject("spotting-round", self.side, self.spotter, hex=self.target, hexes=area, numbers=numbers)


QUESTIONS: Final = [
    "artillery-box", "artillery-area", "artillery-box", "spotter", "request-runner", "spotting-round",
    "", "barrage-row", "barrage-creep",
]  # fmt: skip


# --- when one may be requested ---


def able_spotters(g: State, side: int, way: int) -> list[int]:
    if way == ANYBODY:
        return spotters_of(g, side)
    if way == POST_ONLY:
        return [s for s in spotters_of(g, side) if s == POST]
    return [u for u in leaders_to_spot(g, side) if runners_with(g, u)]


def telephone_reason(g: State, side: int) -> int:
    if g.radio[side] == NO_RADIO:
        return reasons.NO_RADIO_OF_OWN
    if is_spent(g, side):
        return reasons.NO_MISSIONS
    return reasons.OK if facts_of(g).may_telephone(g, side) else own_reasons.OTHER_NATION


def request_reason(g: State, side: int) -> int:
    why = telephone_reason(g, side)
    if why:
        return why
    if g.radio_broken[side] or spotters_of(g, side):
        return reasons.OK
    return reasons.NO_SPOTTER


def post_request_reason(g: State, side: int) -> int:
    """For a request that only the observer post may make (S98.3.1, S98.4.3)."""
    why = telephone_reason(g, side)
    if why:
        return why
    if g.radio_broken[side] or able_spotters(g, side, POST_ONLY):
        return reasons.OK
    return reasons.NO_SPOTTER


def runner_request_reason(g: State, side: int) -> int:
    """O20, O27: a Telephone that works, the Highest-ranking Leader and a Runner with him, both free."""
    if not has_telephone(g, side):
        return reasons.NO_RADIO_OF_OWN
    if is_spent(g, side):
        return reasons.NO_MISSIONS
    if not facts_of(g).may_telephone(g, side):
        return own_reasons.OTHER_NATION
    if not leaders_to_spot(g, side):
        return own_reasons.NO_HIGHEST_LEADER
    return reasons.OK if able_spotters(g, side, WITH_RUNNER) else own_reasons.NO_RUNNER


# --- pushing it ---


def push_artillery_request(g: State) -> None:
    push_request(g, ANYBODY)


def push_runner_request(g: State) -> None:
    push_request(g, WITH_RUNNER)


def push_post_request(g: State) -> None:
    push_request(g, POST_ONLY)


def push_request(g: State, way: int) -> None:
    side = g.active
    frame = WarArtilleryRequest()
    frame.at = MEND if g.radio_broken[side] else AREA if is_registered(g, side) else BOX
    frame.side = side
    frame.spotter = NOBODY
    frame.target = NO_HEX
    frame.need = 0
    frame.way = way
    frame.kept = False
    frame.gas = False
    frame.exact = False
    frame.cut = 0
    g.push(frame)


# --- what others do to a request that is going on ---


def running_request(g: State, side: int) -> WarArtilleryRequest | None:
    for frame in g.frames:
        if isinstance(frame, WarArtilleryRequest) and frame.side == side:
            return frame
    return None


def cut_wires(g: State, side: int) -> None:
    """E94: a side's Telephone breaks, but not before a bombardment that is going on is over."""
    request = running_request(g, side)
    if request is None:
        break_radio(g, side)
    else:
        request.cut += 1


def spare_drift(g: State, side: int) -> None:
    """S98.4.4: the hit counts where the Spotting Round was placed."""
    request = running_request(g, side)
    if request is not None:
        request.exact = True
