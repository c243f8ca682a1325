"""Air Assault (O17): an aircraft over a Random Hex bombs one hex of a row, or strafes two."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons
from sandtable.commander.rules.actions.action import CLOSED, ActionWindow
from sandtable.commander.rules.breaking import suppress
from sandtable.commander.rules.cards import total
from sandtable.commander.rules.events.frames import hex_choices
from sandtable.commander.rules.orders.defence import push_defence
from sandtable.commander.rules.rolls import push_random_hex, push_roll
from sandtable.commander.rules.state import NO_UNIT, State, other, units_in
from sandtable.commander.rules.verbs import CHOOSE_ROLL
from sandtable.games.great_war_commander.rules import reasons as own_reasons
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.formations import is_unit
from sandtable.games.great_war_commander.rules.names import AIR_ASSAULT_ROLL, FLYING_SQUADRONS
from sandtable.games.great_war_commander.rules.orders.barrage import COMPASS
from sandtable.games.great_war_commander.rules.strategy.reminders import has_reminder
from sandtable.games.great_war_commander.rules.verbs import BOMB, STRAFE
from sandtable.games.great_war_commander.rules.windows import BEFORE_AIR_ROLL
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Subject

ANNOUNCED: Final = 0
CALLED: Final = 1
PLACED: Final = 2  # the Random Hex is known
FACE: Final = 3  # which side up, which way
TARGET: Final = 4
SECOND: Final = 5
NEXT: Final = 6
WINDOW: Final = 7
ROLLED: Final = 8

NOWHERE: Final = -1
BOMBING: Final = 0
STRAFING: Final = 1


def air_reason(g: State, side: int) -> int:
    """Flying Squadrons keep the enemy's aircraft on the ground for good (S98.5.5)."""
    return own_reasons.AIR_BARRED if has_reminder(g, other(side), FLYING_SQUADRONS) else reasons.OK


def may_strafe(g: State, side: int) -> bool:
    return facts_of(g).date >= g.rules.tables.strafing_from[g.rules.nation[side]]


def row_from(g: State, hex: int, compass: int) -> list[int]:
    """The hexes before the aircraft's nose, its own first, to the edge of the map."""
    found: list[int] = []
    while hex >= 0:
        found.append(hex)
        hex = g.rules.map.neighbours[hex * 6 + compass - 1]
    return found


class AirAssault(ActionWindow):
    side: int
    cancelled: bool
    hex: int  # where the aircraft is
    mode: int  # BOMBING or STRAFING
    row: list[int]
    targets: list[int]  # hexes still to be attacked, in order
    bonus: int  # of Actions, where the switch lets them in
    waiting: list[int]

    def step(self, g: State) -> int:
        if self.at == ANNOUNCED:
            return self.announce(g)
        if self.at == CALLED:
            return self.call(g)
        if self.at == PLACED:
            return self.place(g)
        if self.at == TARGET and not self.target_hexes(g):
            return g.pop()
        if self.at == NEXT:
            return self.next_hex(g)
        if self.at == ROLLED:
            return self.rolled(g)
        return ASK

    # --- the aircraft comes (O17.1 step 1) ---
    def announce(self, g: State) -> int:
        self.at = CALLED
        facts_of(g).air_announced(g, self.side)
        return GO

    def call(self, g: State) -> int:
        if self.cancelled:
            g.tell(tell.AIR_CANCELLED, self.side)
            return g.pop()
        self.at = PLACED
        return push_random_hex(g, self.side)

    def place(self, g: State) -> int:
        self.hex = g.value
        if self.hex < 0:
            return g.pop()  # a map without that hex
        self.at = FACE
        return GO

    # --- what is asked ---
    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        if self.at == FACE:
            return self.faces(g)
        if self.at == TARGET:
            return hex_choices(self.target_hexes(g))
        if self.at == SECOND:
            return hex_choices(self.second_hexes())
        found = self.action_choices(g)
        found.append(CHOOSE_ROLL)
        return found

    def faces(self, g: State) -> list[int]:
        """Six ways to bomb; to strafe, those with a row of two hexes or more."""
        found = [choice(BOMB, compass) for compass in range(1, COMPASS + 1)]
        if may_strafe(g, self.side):
            for compass in range(1, COMPASS + 1):
                if len(row_from(g, self.hex, compass)) > 1:
                    found.append(choice(STRAFE, compass))
        return found

    def target_hexes(self, g: State) -> list[int]:
        """Bombs need an occupied hex; of the two hexes strafed this is the one attacked first."""
        if self.mode == STRAFING:
            return self.row
        return [h for h in self.row if g.h_top[h] != NO_UNIT]

    def second_hexes(self) -> list[int]:
        """The neighbours in the row of the first hex."""
        at = self.row.index(self.targets[0])
        return self.row[max(0, at - 1) : at] + self.row[at + 1 : at + 2]

    def question(self, g: State) -> str:
        if self.at == FACE:
            return "air-assault"
        if self.at == WINDOW:
            return "before-air-roll"
        return "air-target" if self.at == TARGET else "air-second-target"

    # --- what is answered ---
    def chosen(self, g: State, choice: int) -> None:
        if self.at == FACE:
            self.face(g, STRAFING if verb_of(choice) == STRAFE else BOMBING, a_of(choice))
        elif self.at == TARGET or self.at == SECOND:
            self.targets.append(a_of(choice))
            if self.mode == STRAFING and len(self.targets) == 1:
                self.at = SECOND
            else:
                self.swoop(g)
        elif choice == CHOOSE_ROLL:
            self.roll(g)
        else:
            self.play(g, choice)

    def face(self, g: State, mode: int, compass: int) -> None:
        self.mode = mode
        self.row = row_from(g, self.hex, compass)
        g.tell(tell.AIR_ASSAULT, self.side, mode, compass)
        self.at = TARGET

    # --- the attacks (O17.1 steps 2 to 5) ---
    def swoop(self, g: State) -> None:
        """Units in all targets are Suppressed before the first attack; Leaders and Tanks are not."""
        for hex in self.targets:
            for u in units_in(g, hex):
                if is_unit(g, u):
                    suppress(g, u)
        self.at = NEXT

    def next_hex(self, g: State) -> int:
        while self.targets and g.h_top[self.targets[0]] == NO_UNIT:
            self.targets.pop(0)
        if not self.targets:
            return g.pop()
        self.at = WINDOW
        return GO

    def open_window(self) -> int:
        return BEFORE_AIR_ROLL if self.at == WINDOW else CLOSED

    def firepower(self, g: State) -> int:
        """Neither sight nor height counts (O17.2)."""
        tables = g.rules.tables
        printed = tables.strafing_fp if self.mode == STRAFING else tables.bombing(facts_of(g).date)
        return printed + self.bonus

    def roll(self, g: State) -> None:
        self.waiting = units_in(g, self.targets[0])
        self.at = ROLLED
        push_roll(g, self.side, AIR_ASSAULT_ROLL)

    def rolled(self, g: State) -> int:
        """All Formations there defend, Tanks too; no airburst."""
        hex = self.targets.pop(0)
        roll = total(g, g.value)
        strength = self.firepower(g) + roll
        self.bonus = 0
        self.at = NEXT
        g.tell(tell.AIR_ATTACK, self.side, hex, strength, roll)
        return push_defence(g, strength, self.waiting, [hex], [0], False, False)

    def about(self, g: State) -> Subject:
        numbers = {"firepower": self.firepower(g), "mode": self.mode}
        return Subject(
            "air-assault", self.side, units=self.waiting, hex=self.hex, hexes=self.targets or self.row, numbers=numbers
        )


def push_air_assault(g: State) -> None:
    frame = AirAssault()
    frame.at = ANNOUNCED
    frame.side = g.active
    frame.cancelled = False
    frame.hex = NOWHERE
    frame.mode = BOMBING
    frame.row = []
    frame.targets = []
    frame.bonus = 0
    frame.waiting = []
    g.push(frame)


def cancel_air_assault(g: State) -> None:
    """The aircraft that has just been announced does not come (S98.3.2, S98.4.2)."""
    for frame in g.frames:
        if isinstance(frame, AirAssault):
            frame.cancelled = True
