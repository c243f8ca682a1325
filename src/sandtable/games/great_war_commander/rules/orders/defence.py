"""Defence Rolls: those of a Fire Attack know who fired (A37, A46), and whoever broke may be rallied at once (A53)."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.actions.action import BEFORE_DEFENCE_ROLL, holds_any
from sandtable.commander.rules.firepower import piece_unit
from sandtable.commander.rules.orders.defence import HIT_NEXT, Defence, breaks
from sandtable.commander.rules.state import State, is_broken
from sandtable.commander.rules.verbs import CHOOSE_NONE
from sandtable.games.great_war_commander.rules.formations import is_tank
from sandtable.games.great_war_commander.rules.names import OWN_OFFENSIVE
from sandtable.games.great_war_commander.rules.strategy.moves import is_op_fire_at, is_surging
from sandtable.games.great_war_commander.rules.strategy.situation import (
    could_play,
    is_situation,
    play_situation,
    situation_choices,
)
from sandtable.games.great_war_commander.rules.windows import JUST_BROKE
from sandtable.kernel.frame import ASK, GO, Subject

PROBE: Final = 10


class GreatWarDefence(Defence):
    firers: list[int]  # the pieces of the Fire Attack; none if it is artillery, an aircraft or Mines that attack
    probed: int  # the Unit or Leader that has just broken, or -1
    surging: bool  # whoever rolls does not break

    def step(self, g: State) -> int:
        return self.after_break(g) if self.at == PROBE else super().step(g)

    def firing_formations(self, g: State) -> list[int]:
        """Those on the map who make the attack, or whose Weapons do."""
        found: list[int] = []
        for piece in self.firers:
            u = piece_unit(g, piece)
            if u >= 0 and g.u_hex[u] >= 0 and u not in found:
                found.append(u)
        return found

    # --- Doughboy Surge (S98.5.3) ---
    def roll(self, g: State) -> None:
        self.surging = is_op_fire_at(g, self.unit, self.firers) and is_surging(g, self.roller)
        super().roll(g)

    def action_choices(self, g: State) -> list[int]:
        found = super().action_choices(g)
        return found + situation_choices(g, g.active, OWN_OFFENSIVE) if self.may_surge(g) else found

    def may_surge(self, g: State) -> bool:
        """Any time in an Offensive is also just before the roll that it is played for."""
        return self.open_window() == BEFORE_DEFENCE_ROLL and self.who(g) == g.active

    def hides(self, g: State) -> bool:
        return super().hides(g) or (self.may_surge(g) and could_play(g, g.active, OWN_OFFENSIVE))

    def play(self, g: State, code: int) -> None:
        if is_situation(code):
            play_situation(g, g.active, code)
        else:
            super().play(g, code)

    # --- just after a break (A53) ---
    def hit_next(self, g: State) -> int:
        if self.surging and self.hits and breaks(g, self.hits[0], self.hit):
            self.hits.pop(0)
            return GO
        if self.hits and self.breaks_now(g, self.hits[0]):
            self.probed = self.hits[0]
            self.at = PROBE
        return super().hit_next(g)

    def breaks_now(self, g: State, u: int) -> bool:
        """An unbroken Unit or Leader is about to break."""
        return g.u_hex[u] >= 0 and not is_broken(g, u) and not is_tank(g, u) and breaks(g, u, self.hit)

    def after_break(self, g: State) -> int:
        """Light Wounds may have spared it (A47)."""
        u = self.probed
        if g.u_hex[u] >= 0 and is_broken(g, u) and (g.windows or holds_any(g, g.u_owner[u], JUST_BROKE)):
            return ASK
        self.at = HIT_NEXT
        return GO

    def who(self, g: State) -> int:
        return g.u_owner[self.probed] if self.at == PROBE else super().who(g)

    def open_window(self) -> int:
        return JUST_BROKE if self.at == PROBE else super().open_window()

    def choices(self, g: State) -> list[int]:
        if self.at != PROBE:
            return super().choices(g)
        found = self.action_choices(g)
        found.append(CHOOSE_NONE)
        return found

    def chosen(self, g: State, choice: int) -> None:
        if self.at != PROBE:
            super().chosen(g, choice)
            return
        if choice != CHOOSE_NONE:
            self.play(g, choice)
        self.at = HIT_NEXT

    def question(self, g: State) -> str:
        return "probe" if self.at == PROBE else super().question(g)

    def about(self, g: State) -> Subject:
        if self.at == PROBE:
            return Subject("breaking", self.who(g), self.probed)
        found = super().about(g)
        found.pieces = self.firers[:]
        return found


def new_defence() -> GreatWarDefence:
    frame = GreatWarDefence()
    frame.firers = []
    frame.probed = -1
    frame.surging = False
    return frame


def defence_now(g: State) -> GreatWarDefence:
    """The innermost attack that is being defended against."""
    for i in range(len(g.frames) - 1, -1, -1):
        frame = g.frames[i]
        if isinstance(frame, GreatWarDefence):
            return frame
    raise ValueError("nobody is defending")
