"""Mine Attacks (F103) and the Defender's Hidden Mines and Hidden Wire (A35.2, A35.5)."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import tell
from sandtable.commander.rules.actions.playing import play_action
from sandtable.commander.rules.cards import actions_in_hand, total
from sandtable.commander.rules.markers import may_fortify, place_fort
from sandtable.commander.rules.names import DEFEND, HIDDEN_MINES, HIDDEN_WIRE, MINES, WIRE
from sandtable.commander.rules.orders.defence import push_defence
from sandtable.commander.rules.rolls import MINE_ATTACK, push_roll
from sandtable.commander.rules.state import Procedure, State, other
from sandtable.commander.rules.verbs import CHOOSE_NONE, PLAY
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO

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
    frame = MineAttack()
    frame.at = BEGIN
    frame.units = units[:]
    frame.hex = hex
    g.push(frame)
    return GO


def may_hide_there(g: State, side: int, mover: int, hex: int) -> bool:
    if g.rules.posture[side] != DEFEND or not may_fortify(g, hex):
        return False
    return side != mover or g.rules.options.hidden_on_own


def hidden_cards(g: State, side: int, mover: int, hex: int) -> list[int]:
    """Hidden Mines and Hidden Wire that `side` may play on an entry by `mover`'s units (A35.2, A35.5, Q41)."""
    if not may_hide_there(g, side, mover, hex):
        return []
    return actions_in_hand(g, side, HIDDEN_MINES) + actions_in_hand(g, side, HIDDEN_WIRE)


def play_hidden(g: State, side: int, card: int, units: list[int], hex: int) -> None:
    """Place the marker; Mines attack the units that have just come in."""
    action = g.rules.card_action[card]
    play_action(g, side, card, action)
    if action == HIDDEN_WIRE:
        place_fort(g, hex, WIRE)
        return
    place_fort(g, hex, MINES)
    push_mine_attack(g, units, hex)


class HiddenWindow(Procedure):
    """After an Advance into a hex: the Defender may reveal Mines or Wire there (Q41)."""

    side: int
    units: list[int]
    hex: int

    def step(self, g: State) -> int:
        return ASK

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        mover = g.u_owner[self.units[0]]
        found = [choice(PLAY, card) for card in hidden_cards(g, self.side, mover, self.hex)]
        found.append(CHOOSE_NONE)
        return found

    def chosen(self, g: State, choice: int) -> None:
        g.pop()
        if choice != CHOOSE_NONE:
            play_hidden(g, self.side, a_of(choice), self.units, self.hex)

    def question(self, g: State) -> tuple[str, str]:
        return ("hidden-defences", "A35")

    def hides(self, g: State) -> bool:
        return may_hide_there(g, self.side, g.u_owner[self.units[0]], self.hex)


def push_hidden_window(g: State, side: int, units: list[int], hex: int) -> None:
    mover = g.u_owner[units[0]]
    if not may_hide_there(g, side, mover, hex) or not (g.windows or hidden_cards(g, side, mover, hex)):
        return
    frame = HiddenWindow()
    frame.at = 0
    frame.side = side
    frame.units = units[:]
    frame.hex = hex
    g.push(frame)
