"""Fire Defence Rolls (O20.3.4) against fire, artillery and mines; Concealment and the Hidden defences (A29, A35)."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import tell
from sandtable.commander.rules.actions.action import BEFORE_DEFENCE_ROLL, CLOSED, ActionWindow
from sandtable.commander.rules.breaking import break_unit, suppress
from sandtable.commander.rules.cards import total
from sandtable.commander.rules.cover import best_cover, covers
from sandtable.commander.rules.purposes import DEFENCE
from sandtable.commander.rules.rolls import push_roll
from sandtable.commander.rules.scenario.own_values import CONCEALMENT
from sandtable.commander.rules.scenario.values import roll_change
from sandtable.commander.rules.state import MOVING, State, hit_with, inactive, same_unit
from sandtable.commander.rules.stats import morale_without_cover
from sandtable.commander.rules.verbs import CHOOSE_ROLL, COVER, UNIT
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Subject

NEXT: Final = 0
WINDOW: Final = 1
ROLLED: Final = 2
HIT_NEXT: Final = 3

# results of a Defence Roll
MISSED: Final = 0
BEATEN: Final = 1
TIED: Final = 2


def hit_by(attack: int, defence: int) -> int:
    """O20.3.4: a Defence Total below the Attack Total is beaten, an equal one tied."""
    if defence < attack:
        return BEATEN
    return TIED if defence == attack else MISSED


def breaks(g: State, u: int, hit: int) -> bool:
    """A beaten unit breaks; a tied one only if it is activated to Move (else it is Suppressed)."""
    return hit == BEATEN or g.u_flags[u] & MOVING != 0


class Defence(ActionWindow):
    """Every unit of the snapshot rolls, one at a time, in its owner's order; the inactive player's units first."""

    total: int  # the Attack Total, less any Concealment
    waiting: list[int]
    targets: list[int]
    crossings: list[int]  # by target: hexsides crossed by the fire
    indirect: bool  # Mortar or Artillery
    bare: bool  # Cover is 0, whatever there is (11.6, F103.2)
    unit: int  # the unit of the snapshot that rolls
    roller: int  # the counter that stands for it now (a Team, if its Squad has deployed)
    picked_cover: int  # the Cover its owner chose, or -99 for the best
    defence: int  # Morale and Cover when the roll was made
    hits: list[int]  # units that a finished roll still has to hit (the Teams of a deployed Squad)
    hit: int  # MISSED, BEATEN or TIED

    def step(self, g: State) -> int:
        if self.at == NEXT:
            return self.next(g)
        if self.at == WINDOW:
            return ASK
        if self.at == ROLLED:
            return self.rolled(g)
        return self.hit_next(g)

    def next(self, g: State) -> int:
        self.waiting = still_there(g, self.waiting)
        if not self.waiting:
            return g.pop()
        return ASK

    def side_to_roll(self, g: State) -> int:
        first = inactive(g)
        for u in self.waiting:
            if g.u_owner[u] == first:
                return first
        return g.active

    def who(self, g: State) -> int:
        return self.side_to_roll(g) if self.at == NEXT else g.u_owner[self.unit]

    def choices(self, g: State) -> list[int]:
        if self.at == NEXT:
            side = self.side_to_roll(g)
            return [choice(UNIT, u) for u in self.waiting if g.u_owner[u] == side]
        return self.window_choices(g)

    # --- just before a Defence Roll ---
    def open_window(self) -> int:
        return BEFORE_DEFENCE_ROLL if self.at == WINDOW else CLOSED

    def window_choices(self, g: State) -> list[int]:
        hex = g.u_hex[self.roller]
        found = self.action_choices(g)
        if g.rules.options.ask_cover and not self.bare:
            found += [choice(COVER, n + 16) for n in self.other_covers(g, hex)]
        found.append(CHOOSE_ROLL)
        return found

    def other_covers(self, g: State, hex: int) -> list[int]:
        """T78.3: the Covers the owner may use instead of the one now chosen."""
        now = self.cover(g) - g.rules.cover_bonus(g, self.roller)
        return sorted({n for n in covers(g, hex, self.indirect, self.crossing(hex)) if n != now})

    def crossing(self, hex: int) -> int:
        for i in range(len(self.targets)):
            if self.targets[i] == hex:
                return self.crossings[i]
        return 0

    def cover(self, g: State) -> int:
        """The Cover of the unit about to roll, against this attack."""
        if self.bare or not g.rules.tables.unit_covered[g.u_type[self.roller]]:
            return 0
        bonus = g.rules.cover_bonus(g, self.roller)
        if self.picked_cover != -99:
            return self.picked_cover + bonus
        hex = g.u_hex[self.roller]
        return best_cover(g, hex, self.indirect, self.crossing(hex)) + bonus

    def chosen(self, g: State, choice: int) -> None:
        verb = verb_of(choice)
        if verb == UNIT:
            self.unit = a_of(choice)
            self.roller = same_unit(g, self.unit)[0]
            self.waiting.remove(self.unit)
            self.picked_cover = -99
            self.at = WINDOW
        elif choice == CHOOSE_ROLL:
            self.roll(g)
        elif verb == COVER:
            self.picked_cover = a_of(choice) - 16
        else:
            self.play(g, choice)

    def conceal(self, g: State, hex: int) -> None:
        """A29: the Attack Total drops by the Cover of a targeted hex; it never rises (Q35)."""
        if self.bare:
            return
        reduction = best_cover(g, hex, self.indirect, self.crossing(hex)) + self.hidden_better(g, hex)
        if reduction > 0:
            self.total -= reduction
            g.tell(tell.ATTACK_REDUCED, self.total)

    def hidden_better(self, g: State, hex: int) -> int:
        """What the scenario adds to the Cover that Concealment counts."""
        return roll_change(g, CONCEALMENT, g.u_owner[self.unit], 0, hex, [self.unit])

    def question(self, g: State) -> str:
        if self.at == NEXT:
            return "next-defender"
        return "before-defence-roll"

    # --- the roll ---
    def roll(self, g: State) -> None:
        self.defence = morale_without_cover(g, self.roller) + self.cover(g)
        self.at = ROLLED
        push_roll(g, g.u_owner[self.unit], DEFENCE)

    def rolled(self, g: State) -> int:
        """Less: breaks. Equal: Suppressed, but a unit activated to Move breaks. More: nothing."""
        result = self.defence + total(g, g.value)
        g.tell(tell.DEFENCE, self.unit, self.defence, result, self.total)
        self.hits = hit_with(g, self.unit)
        self.hit = hit_by(self.total, result)
        self.at = HIT_NEXT if self.hit else NEXT
        return GO

    def hit_next(self, g: State) -> int:
        if not self.hits:
            self.at = NEXT
            return GO
        u = self.hits.pop(0)
        if g.u_hex[u] < 0:
            return GO
        if breaks(g, u, self.hit):
            break_unit(g, u)
        else:
            suppress(g, u)
        return GO

    # --- what it is about ---
    def about(self, g: State) -> Subject:
        """`units`: the counter that rolls, then those still waiting; `by_hex`: the Cover there."""
        numbers = {"total": self.total}
        if self.at == NEXT:
            side = self.side_to_roll(g)
            return Subject("defenders", side, units=self.waiting, hexes=self.targets, numbers=numbers)
        covers = [0 if self.bare else best_cover(g, h, self.indirect, self.crossing(h)) for h in self.targets]
        numbers["indirect"] = 1 if self.indirect else 0
        numbers["defence"] = self.defence
        numbers["cover"] = self.cover(g) if g.u_hex[self.roller] >= 0 else 0
        units = [self.roller, *self.waiting]
        side = g.u_owner[self.unit]
        return Subject("defence", side, self.unit, units, hexes=self.targets, by_hex=covers, numbers=numbers)


def still_there(g: State, units: list[int]) -> list[int]:
    """The snapshot without the dead. A Squad that has deployed stays on it: one roll decides for both Teams (Q45)."""
    return [u for u in units if same_unit(g, u)]


def push_defence(
    g: State, attack: int, waiting: list[int], targets: list[int], crossings: list[int], indirect: bool, bare: bool
) -> int:
    g.rules.will_defend(g, waiting)
    frame = g.rules.new_defence()
    frame.at = NEXT
    frame.total = attack
    frame.waiting = waiting[:]
    frame.targets = targets[:]
    frame.crossings = crossings
    frame.indirect = indirect
    frame.bare = bare
    frame.unit = -1
    frame.roller = -1
    frame.picked_cover = -99
    frame.defence = 0
    frame.hits = []
    frame.hit = 0
    g.push(frame)
    return GO
