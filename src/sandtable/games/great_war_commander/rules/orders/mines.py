"""Mine Attacks (F128): one roll for those who go together, stronger against vehicles."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import tell
from sandtable.commander.rules.cards import total
from sandtable.commander.rules.mines import ROLLED, MineAttack
from sandtable.commander.rules.orders.defence import push_defence, still_there
from sandtable.commander.rules.purposes import MINE_ATTACK
from sandtable.commander.rules.rolls import push_roll
from sandtable.commander.rules.state import State, other
from sandtable.commander.rules.verbs import UNIT
from sandtable.games.great_war_commander.rules.formations import is_tank
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO, Subject

BEGIN: Final = 0
NEXT: Final = 3


class GreatWarMineAttack(MineAttack):
    """Each Formation defends against the total that is its own, in its owner's order (F128.2)."""

    roll: int

    def step(self, g: State) -> int:
        if self.at == BEGIN:
            return self.begin(g)
        if self.at == ROLLED:
            return self.rolled(g)
        self.units = still_there(g, self.units)
        return ASK if self.units else g.pop()

    def begin(self, g: State) -> int:
        if not self.units:
            return g.pop()
        g.tell(tell.MINE_ATTACK, self.hex, mine_firepower(g, self.units[0]))
        self.at = ROLLED
        return push_roll(g, other(g.u_owner[self.units[0]]), MINE_ATTACK)

    def rolled(self, g: State) -> int:
        self.roll = total(g, g.value)
        self.at = NEXT
        return GO

    def who(self, g: State) -> int:
        return g.u_owner[self.units[0]]

    def choices(self, g: State) -> list[int]:
        return [choice(UNIT, u) for u in self.units]

    def chosen(self, g: State, choice: int) -> None:
        u = a_of(choice)
        self.units.remove(u)
        strength = mine_firepower(g, u) + self.roll
        g.tell(tell.ATTACK_TOTAL, strength, self.roll)
        push_defence(g, strength, [u], [self.hex], [0], False, True)

    def question(self, g: State) -> str:
        return "next-defender"

    def about(self, g: State) -> Subject:
        return Subject("defenders", self.who(g), units=self.units, hexes=[self.hex], numbers={"total": self.roll})


def mine_firepower(g: State, u: int) -> int:
    return g.rules.tables.mine_fp_tanks if is_tank(g, u) else g.rules.mine_fp


def new_mine_attack() -> GreatWarMineAttack:
    frame = GreatWarMineAttack()
    frame.roll = 0
    return frame
