"""The Fire Order (O20): each activated piece may take one shot, alone or in a Fire Group, in the player's order."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.firepower import is_weapon, pieces_of, weapon_of
from sandtable.commander.rules.orders.activation import ANY_HEX, push_activation
from sandtable.commander.rules.orders.fire_attack import SHOT_SPENT
from sandtable.commander.rules.orders.firegroup import PICK_TARGET, SHOT, Composing
from sandtable.commander.rules.scenario.values import shots_of
from sandtable.commander.rules.state import FIRING, GUN_PIECE, State, successors, unmark_all
from sandtable.commander.rules.verbs import CHOOSE_END
from sandtable.kernel.frame import ASK, GO

ACTIVATE: Final = 0


class FireOrder(Composing):
    fired: list[int]

    def step(self, g: State) -> int:
        if self.at == ACTIVATE:
            self.at = PICK_TARGET
            return push_activation(g, self.side, FIRING, ANY_HEX)
        if self.at == SHOT:
            return self.shot_done(g)
        return ASK

    def no_choice(self, g: State) -> None:
        """Nobody has a shot (left)."""
        self.end(g)

    def shot_done(self, g: State) -> int:
        if g.value == SHOT_SPENT:
            self.fired += self.group
        self.clear_shot()
        self.at = PICK_TARGET
        return GO

    def end(self, g: State) -> int:
        unmark_all(g, FIRING)
        return g.pop()

    def pool(self, g: State) -> list[int]:
        spent = self.spent(g)
        found: list[int] = []
        for u in range(len(g.u_hex)):
            if g.u_hex[u] >= 0 and g.u_flags[u] & FIRING:
                found += [p for p in pieces_of(g, u) if p not in spent]
        found.sort()
        return found

    def spent(self, g: State) -> list[int]:
        """Pieces that have had their shot; the Teams of a Squad that fired have had it with it (E52.2, A36)."""
        found = [p for p in self.fired if not self.may_fire_again(g, p)]
        for piece in self.fired:
            if piece < GUN_PIECE and g.u_hex[piece] < 0:
                found += successors(g, piece)
            elif piece < GUN_PIECE:
                found += g.rules.shares_result(g, piece)
        return found

    def may_fire_again(self, g: State, piece: int) -> bool:
        """Has a Weapon of the scenario more shots than it has had?"""
        if not g.rules.own.has_weapons or not is_weapon(piece):
            return False
        return self.fired.count(piece) < shots_of(g, weapon_of(piece))

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        """No end before somebody has fired (O14.4): a shot given up is none (O20.3.2)."""
        found = self.shot_choices(g)
        if self.at == PICK_TARGET and self.fired and (found or (g.windows and self.hides(g))):
            found.append(CHOOSE_END)
        return found

    def chosen(self, g: State, choice: int) -> None:
        if choice == CHOOSE_END:
            self.end(g)
        else:
            self.take_shot_choice(g, choice)

    def question(self, g: State) -> str:
        return self.shot_question()


def push_fire_order(g: State) -> int:
    frame = FireOrder()
    frame.at = ACTIVATE
    frame.side = g.active
    frame.fired = []
    frame.clear_shot()
    g.push(frame)
    return GO
