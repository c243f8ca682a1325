"""Watches purchases, Radio Interception and victory in a game, with the second reading beside."""

from __future__ import annotations

from typing import Any

from oracle_barb_compare import Comparing
from oracle_barb_staff import SIDES, Ether, Purse, Tally

from sandtable.games.barbarossa.rules import tell, turn, verbs
from sandtable.games.barbarossa.rules.names import RADIO_INTERCEPTION
from sandtable.games.barbarossa.rules.objectives import WORK_KINDS
from sandtable.games.barbarossa.rules.prep.setup import SetUp
from sandtable.games.barbarossa.rules.state import State, name_of
from sandtable.games.barbarossa.rules.turn import Turn
from sandtable.games.barbarossa.rules.victory import points_of
from sandtable.kernel.choice import a_of, verb_of


def told(g: State, key: int) -> list[tuple[int, ...]]:
    return [tuple(event[2:]) for event in g.out if event[0] == key]


class StaffWatch(Comparing):
    purses: list[Purse]
    tally: Tally
    building: list[int]  # by side: the works that it is putting down
    may_change: list[int]  # by side: how many orders
    written: list[tuple[int, ...]]  # orders as they stood when both had listened

    def begin_staff(self, scenario: dict[str, Any], g: State) -> None:
        prices = {card.id: card.cost for card in g.rules.tables.cards}
        self.purses = [Purse(scenario[side], prices) for side in SIDES]
        self.tally = Tally(scenario, g)
        self.building = [-1, -1]
        self.may_change = [0, 0]
        self.written = []

    def before_staff(self, g: State, frame: Any) -> Any:
        if not isinstance(frame, Turn):
            return None
        if frame.at == turn.INTERCEPT_ORDERS:
            return self.listening(g)
        if frame.at == turn.REVEAL:
            self.look_at_changes(g)
        return self.turn_ends(g) if frame.at == turn.TESTS else None

    # --- purchases ---

    def look_at_market(self, g: State, frame: SetUp, seat: int, choices: list[int]) -> None:
        purse, works = self.purses[seat], g.rules.works
        if frame.holding[seat][0] >= 0 or frame.holding[seat][3] >= 0:
            return
        cards = sorted(g.rules.tables.cards[a_of(code)].id for code in choices if verb_of(code) == verbs.BUY)
        built = {WORK_KINDS[works[a_of(code)].kind] for code in choices if verb_of(code) == verbs.BUILD}
        self.same(g, "purchases", cards, purse.cards_on_offer(), SIDES[seat])
        self.same(g, "works on offer", sorted(built), purse.works_on_offer(), SIDES[seat])

    def note_market(self, g: State, seat: int, code: int) -> None:
        verb, purse = verb_of(code), self.purses[seat]
        if verb == verbs.BUY:
            purse.buy(g.rules.tables.cards[a_of(code)].id)
        elif verb == verbs.BUILD:
            self.building[seat] = a_of(code)
        elif verb in (verbs.CANCEL, verbs.GIVE):
            self.building[seat] = -1
        elif verb in (verbs.FACE, verbs.KIND) and self.building[seat] >= 0:
            works = g.rules.works[self.building[seat]]
            purse.build(WORK_KINDS[works.kind], works.bought)
            self.building[seat] = -1

    # --- Radio Interception ---

    def listening(self, g: State) -> Any:
        ether = Ether(g, RADIO_INTERCEPTION)
        rolls = sorted(ether.rolls())
        staffs = [ether.has_staff(side) for side in (0, 1)]

        def look() -> None:
            read = told(g, tell.ORDER_READ)
            failed = told(g, tell.RADIO_FAILS)
            self.same(g, "radio dice", len(read) + len(failed), len(rolls))
            for u, v, die in [event[:3] for event in failed]:
                found = (u, v) in rolls and die > ether.needs(u)
                self.same(g, "radio", found, True, f"{name_of(g, u)} {name_of(g, v)} {die}")
            for v, order in [event[:2] for event in read]:
                self.same(g, "orders read", order, ether.written[v], name_of(g, v))
                self.same(g, "radio", v in [pair[1] for pair in rolls], True, name_of(g, v))
            allowed = dict(event[:2] for event in told(g, tell.MAY_CHANGE))
            for side in (0, 1):
                heard = any(g.u_side[event[0]] != side for event in read)
                self.made["heard without a staff"] += heard and not staffs[side]
                self.same(g, "coordination", side in allowed, heard and staffs[side], SIDES[side])
            self.may_change = [allowed.get(side, 0) for side in (0, 1)]
            self.written = signatures(g)

        return look

    def look_at_changes(self, g: State) -> None:
        """No more units than the die allowed have another order; whoever heard nothing changes nothing."""
        now = signatures(g)
        for side in (0, 1):
            mine = [u for u in range(len(now)) if g.u_side[u] == side]
            changed = [u for u in mine if now[u] != self.written[u]]
            self.same(g, "changed orders", len(changed) <= self.may_change[side], True, SIDES[side])
            self.made["orders that were changed"] += len(changed)

    # --- victory ---

    def turn_ends(self, g: State) -> Any:
        def look() -> None:
            self.tally.end_of_turn(g)
            held = {h: side for h, side in enumerate(g.held) if side >= 0}
            self.same(g, "hexes held", held, self.tally.holder)
            if self.tally.victory["rule"] == "points":
                self.same(g, "points", [points_of(g, side) for side in (0, 1)], self.tally.points(g))
            if g.over:
                self.same(g, "winner", g.winner, self.tally.winner(g))
                self.made[f"won by {self.tally.victory['rule']}"] += 1

        return look


def signatures(g: State) -> list[tuple[int, ...]]:
    return [(g.u_order[u], g.u_target[u], g.u_range[u]) for u in range(len(g.u_card))]
