"""Case files of Combat!. Not compiled."""

from __future__ import annotations

from sandtable.cases import runner
from sandtable.cases.case import Case as AnyCase
from sandtable.cases.runner import Kind, Stop
from sandtable.games.combat.cases.check import Table
from sandtable.games.combat.cases.format import Case, parse_case
from sandtable.games.combat.cases.position import read_position
from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.state import CHANNEL_NAMES


class Runner(runner.Runner):
    case: Case
    table: Table

    def make_table(self) -> Table:
        return Table(self.case, self.game)

    # --- at the end: everything stacked was used, and nothing else ---
    def check_used(self) -> None:
        g = self.table.g
        for channel, left in enumerate(g.chance.forced):
            if left:
                raise Stop(f"all outcomes of {CHANNEL_NAMES[channel]} used", f"{len(left)} left")
        for side in (0, 1):
            if not self.was_reshuffled(side):
                self.check_deck(side)
        if g.chance.count and not self.case.file.extra_draws:
            raise Stop("no chance but what the case lists", f"{g.chance.count} more dice, lots or shuffles")

    def was_reshuffled(self, side: int) -> bool:
        return any(event[0] == tell.DECK_RESHUFFLED and event[2] == side for event in self.game.events)

    def check_deck(self, side: int) -> None:
        g, p = self.table.g, read_position(self.case.position, self.case.source)
        field, stacked, left = ("enemy.deck", p.enemy_deck, g.e_draw) if side else ("friendly.deck", p.deck, g.f_draw)
        tables = g.rules.tables
        away = len(p.display) if side else len(p.hand + p.aside + p.discards) + (1 if p.played else 0)
        drawn = len(tables.ecard_serial if side else tables.fcard_name) - away - len(left)
        if drawn < len(stacked):
            raise Stop(f"{field}: all {len(stacked)} cards drawn", f"only {drawn}; left: {stacked[drawn:]}")
        if drawn > len(stacked) and not self.case.file.extra_draws:
            raise Stop(f"{field}: {len(stacked)} cards drawn", str(drawn))


class CombatCases(Kind):
    def parse(self, text: str, source: str) -> Case:
        return parse_case(text, source)

    def runner(self, case: AnyCase) -> Runner:
        return Runner(case)


KIND = CombatCases()
