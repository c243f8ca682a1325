"""Case files and positions of Great War Commander."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from sandtable.cases.case import Case as AnyCase
from sandtable.cases.runner import Stop
from sandtable.commander.cases import position
from sandtable.commander.cases.cases import DRAWS, CommanderCases, Runner
from sandtable.commander.cases.check import Table
from sandtable.commander.rules.markers import blaze_hexes
from sandtable.games.great_war_commander.rules.allies.state import JOINED, OWN, AlliedState, nations_of
from sandtable.games.great_war_commander.rules.orders.exits import track_spaces
from sandtable.games.great_war_commander.rules.state import gas_hexes
from sandtable.games.great_war_commander.rules.tell import MEDDLING_DRAWN, NATION_RESHUFFLES
from sandtable.games.great_war_commander.screen.screen import SCREEN
from sandtable.games.great_war_commander.title import TITLE
from sandtable.screens.screen import EITHER


class GreatWarTable(Table):
    def found(self) -> dict[str, Any]:
        return {**super().found(), "whose": self.whose()}

    def draw_pile(self, side: int) -> list[int]:
        """Of a side of two nations that of its own one, whichever acts."""
        g = self.g
        return g.aside_draw if isinstance(g, AlliedState) and is_aside(g, side) else g.draw[side]

    def discard_pile(self, side: int) -> list[int]:
        g = self.g
        return g.aside_discards if isinstance(g, AlliedState) and is_aside(g, side) else g.discards[side]

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


def is_aside(g: AlliedState, side: int) -> bool:
    return side == g.joint and g.acting == JOINED


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
        """The same of the deck that has joined a side."""
        own = self.case.position["table"].get("own", {})
        piles: list[list[str]] = [own.get("joined_draw", []), *own.get("joined_reshuffle", [])]
        for n, drawn in enumerate(self.drawn_by(g, JOINED)):
            pile = piles[n] if n < len(piles) else []
            field = "joined_draw" if n == 0 else f"joined_reshuffle[{n}]"
            if len(drawn) < len(pile) or (len(drawn) > len(pile) and not self.case.file.extra_draws):
                raise Stop(f"table.own.{field}: {len(pile)} cards drawn", f"{len(drawn)}: {drawn}")

    def drawn(self, side: int) -> list[list[str]]:
        g = self.table.g
        return self.drawn_by(g, OWN) if isinstance(g, AlliedState) and side == g.joint else super().drawn(side)

    def drawn_by(self, g: AlliedState, nation: int) -> list[list[str]]:
        """Cards that left the draw pile of one nation of the side: at first, then after each reshuffle of its own."""
        card_name, joined = g.rules.tables.card_name, self.joined_cards(g)
        found: list[list[str]] = [[]]
        for event in self.game.events:
            if event[0] == NATION_RESHUFFLES and event[3] == nation:
                found.append([])
            elif event[0] in DRAWS and event[2] == g.joint and (card_name[event[3]] in joined) == (nation == JOINED):
                found[-1].append(card_name[event[3]])
        return found

    def joined_cards(self, g: AlliedState) -> set[str]:
        tables = g.rules.tables
        return {name for card, name in enumerate(tables.card_name) if tables.card_nation[card] == g.nations[1]}


class GreatWarCases(CommanderCases):
    def runner(self, case: AnyCase) -> Runner:
        return GreatWarRunner(case)


KIND: Final = GreatWarCases(TITLE)

build_position = partial(position.build_position, TITLE)
