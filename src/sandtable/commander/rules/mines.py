"""Mine Attacks (F103) and the Defender's Hidden Mines and Hidden Wire (A35.2, A35.5)."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import tell
from sandtable.commander.rules.actions.action import ADVANCED, ActionWindow, holds_any
from sandtable.commander.rules.cards import total
from sandtable.commander.rules.markers import may_fortify
from sandtable.commander.rules.orders.defence import push_defence
from sandtable.commander.rules.purposes import MINE_ATTACK
from sandtable.commander.rules.rolls import push_roll
from sandtable.commander.rules.scenario.values import defends
from sandtable.commander.rules.state import Procedure, State, other
from sandtable.commander.rules.verbs import CHOOSE_NONE
from sandtable.kernel.frame import ASK, GO, Subject

BEGIN: Final = 0
ROLLED: Final = 1
CLOSE: Final = 2


class MineAttack(Procedure):
    """F103.2: one roll for units moving together; only they roll Defence, without Cover."""

    units: list[int]
    hex: int

    def step(self, g: State) -> int:
        if self.at == BEGIN:
            if not self.units:
                return g.pop()
            g.tell(tell.MINE_ATTACK, self.hex, g.rules.mine_fp)
            self.at = ROLLED
            return push_roll(g, other(g.u_owner[self.units[0]]), MINE_ATTACK)
        if self.at == ROLLED:
            strength = g.rules.mine_fp + total(g, g.value)
            g.tell(tell.ATTACK_TOTAL, strength, total(g, g.value))
            self.at = CLOSE
            return push_defence(g, strength, self.units, [self.hex], [0], False, True)
        return g.pop()


def push_mine_attack(g: State, units: list[int], hex: int) -> int:
    frame = g.rules.new_mine_attack()
    frame.at = BEGIN
    frame.units = units[:]
    frame.hex = hex
    g.push(frame)
    return GO


def may_hide_there(g: State, side: int, mover: int, hex: int) -> bool:
    if not defends(g, side) or not may_fortify(g, hex):
        return False
    return side != mover or g.rules.options.hidden_on_own


class Entered(ActionWindow):
    """A hex has been entered, and one player may react to it."""

    side: int
    units: list[int]
    hex: int

    def who(self, g: State) -> int:
        return self.side

    def mover(self, g: State) -> int:
        """Whose units they are."""
        raise NotImplementedError

    def newcomers(self, g: State) -> list[int]:
        """Those who entered and are still there."""
        raise NotImplementedError


class HiddenWindow(Entered):
    """After an Advance into a hex: the Defender may reveal Mines or Wire there (Q41)."""

    def step(self, g: State) -> int:
        return ASK

    def open_window(self) -> int:
        return ADVANCED

    def mover(self, g: State) -> int:
        return g.u_owner[self.units[0]]

    def newcomers(self, g: State) -> list[int]:
        return self.units

    def choices(self, g: State) -> list[int]:
        found = self.action_choices(g)
        found.append(CHOOSE_NONE)
        return found

    def chosen(self, g: State, choice: int) -> None:
        g.pop()
        if choice != CHOOSE_NONE:
            self.play(g, choice)

    def question(self, g: State) -> str:
        return "hidden-defences"

    def about(self, g: State) -> Subject:
        return Subject("hidden-defences", self.side, units=self.units, hex=self.hex)


def push_hidden_window(g: State, side: int, units: list[int], hex: int) -> None:
    mover = g.u_owner[units[0]]
    if not may_hide_there(g, side, mover, hex) or not (g.windows or holds_any(g, side, ADVANCED)):
        return
    frame = HiddenWindow()
    frame.at = 0
    frame.side = side
    frame.units = units[:]
    frame.hex = hex
    g.push(frame)
