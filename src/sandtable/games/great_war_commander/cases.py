"""Case files and positions of Great War Commander."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from sandtable.cases.case import Case as AnyCase
from sandtable.cases.runner import Stop
from sandtable.commander.cases import position
from sandtable.commander.cases.cases import CommanderCases, Runner
from sandtable.commander.cases.check import Table
from sandtable.commander.rules.markers import blaze_hexes
from sandtable.games.great_war_commander.rules.allies.state import AlliedState, nations_of
from sandtable.games.great_war_commander.rules.orders.exits import track_spaces
from sandtable.games.great_war_commander.rules.state import gas_hexes
from sandtable.games.great_war_commander.rules.tell import MEDDLING_DRAWN
from sandtable.games.great_war_commander.screen.screen import SCREEN
from sandtable.games.great_war_commander.title import TITLE
from sandtable.screens.screen import EITHER


class GreatWarTable(Table):
    def found(self) -> dict[str, Any]:
        return {**super().found(), "whose": self.whose()}

    def spaces(self, u: int) -> list[int]:
        return track_spaces(self.g, u)

    def counters_left(self, name: str) -> int | None:
        tables = self.g.rules.tables
        if name == "gas":
            return tables.gas_count - len(gas_hexes(self.g))
        return tables.blaze_count - len(blaze_hexes(self.g)) if name == "blaze" else None

    def whose(self) -> dict[str, str]:
        """Of each choice the nation that makes it, where two people play a side (intro.2)."""
        decision = self.game.decision
        if decision is None:
            return {}
        nations = nations_of(self.g, decision.seat)
        found: dict[str, str] = {}
        for code in decision.choices:
            nation = SCREEN.whose(self.game, decision.seat, code)
            name = "either" if nation == EITHER else self.g.rules.tables.nation_name[nations[nation]]
            found[self.to_own(self.game.notation(code))] = name
        return found


class GreatWarRunner(Runner):
    hidden_draws = (MEDDLING_DRAWN,)

    def make_table(self) -> Table:
        return GreatWarTable(self.case, self.game)

    def check_used(self) -> None:
        super().check_used()
        g = self.table.g
        if isinstance(g, AlliedState):
            self.check_joined(g)

    def check_joined(self, g: AlliedState) -> None:
        """The same of the deck that has joined a side; it is not shuffled anew in a case."""
        stacked = self.case.position["table"].get("own", {}).get("joined_draw", [])
        drawn = [card for pile in super().drawn(g.joint) for card in pile if card in self.joined_cards(g)]
        if len(drawn) < len(stacked) or (len(drawn) > len(stacked) and not self.case.file.extra_draws):
            raise Stop(f"table.own.joined_draw: {len(stacked)} cards drawn", f"{len(drawn)}: {drawn}")

    def drawn(self, side: int) -> list[list[str]]:
        piles, g = super().drawn(side), self.table.g
        if not isinstance(g, AlliedState) or side != g.joint:
            return piles
        joined = self.joined_cards(g)
        return [[card for card in pile if card not in joined] for pile in piles]

    def joined_cards(self, g: AlliedState) -> set[str]:
        tables = g.rules.tables
        return {name for card, name in enumerate(tables.card_name) if tables.card_nation[card] == g.nations[1]}


class GreatWarCases(CommanderCases):
    def runner(self, case: AnyCase) -> Runner:
        return GreatWarRunner(case)


KIND: Final = GreatWarCases(TITLE)

build_position = partial(position.build_position, TITLE)
