"""A second reading of what staffs do: purchases, Radio Interception and victory.

Written from the rulebook, the guide (S2, 3.4) and what scenarios say of themselves (plain data, not the engine's).
"""

from __future__ import annotations

from typing import Any

from oracle_barb_hexes import distance

from sandtable.games.barbarossa.rules.names import AIRCRAFT, BRIDGE, PONTOON, RAILWAY_BRIDGE, TYPE_NAMES
from sandtable.games.barbarossa.rules.state import DESTROYED, HIDDEN, LEFT, SUPPRESSED, State

SIDES = ["german", "soviet"]
# rulebook: wire, trench, pillbox; the others are set with our cards
WORKS_PRICE = {"wire": 6, "trench": 5, "pillbox": 20, "minefield": 7, "barrier": 5}
HEARD = {1: 4, 2: 3, 3: 2, 4: 1, 5: 1, 6: 1}  # rulebook: 3 hexes, 2; the rest of the chart is ours


class Purse:
    """Force Points of one side before the game, spent by what it is seen to choose."""

    def __init__(self, side: dict[str, Any], prices: dict[str, int]) -> None:
        bought = side.get("purchase") or {"budget": 0, "cards": [], "works": []}
        self.left: int = bought["budget"]
        self.cards: list[str] = bought["cards"]
        self.works: list[str] = bought.get("works", [])
        self.prices = prices
        self.given = {}
        for entry in side.get("works", []):
            self.given[entry["kind"]] = self.given.get(entry["kind"], 0) + entry["number"]

    def cards_on_offer(self) -> list[str]:
        return sorted(id for id in self.cards if self.prices[id] <= self.left)

    def works_on_offer(self) -> list[str]:
        """What the scenario gives, while there is some, and what can still be paid for."""
        free = [kind for kind, number in self.given.items() if number > 0]
        return sorted({*free, *(kind for kind in self.works if WORKS_PRICE[kind] <= self.left)})

    def buy(self, id: str) -> None:
        self.left -= self.prices[id]

    def build(self, kind: str, paid: bool) -> None:
        if paid:
            self.left -= WORKS_PRICE[kind]
        else:
            self.given[kind] -= 1


class Ether:
    """Phase 2 of a turn, from the orders as they were written."""

    def __init__(self, g: State, radio: int) -> None:
        self.g = g
        self.radio = radio
        self.written = list(g.u_order)

    def on_board(self, u: int) -> bool:
        return self.g.u_hex[u] >= 0

    def type(self, u: int) -> int:
        return self.g.rules.tables.cards[self.g.u_card[u]].type

    def rolls(self) -> set[tuple[int, int]]:
        """A die for each listener and each enemy unit within the distance of its order; nobody hears the hidden."""
        found = set()
        for u in range(len(self.g.u_card)):
            if self.written[u] != self.radio or not self.on_board(u):
                continue
            for v in range(len(self.g.u_card)):
                if self.g.u_side[v] != self.g.u_side[u] and self.is_near(u, v):
                    found.add((u, v))
        return found

    def is_near(self, u: int, v: int) -> bool:
        if not self.on_board(v) or self.type(v) == AIRCRAFT or self.g.u_flags[v] & HIDDEN:
            return False
        return distance(self.g.rules.ground.rows, self.g.u_hex[u], self.g.u_hex[v]) <= self.g.u_range[u]

    def needs(self, u: int) -> int:
        return HEARD[self.g.u_range[u]]

    def has_staff(self, side: int) -> bool:
        """A General Staff on the board that is neither suppressed nor in Close Combat."""
        g = self.g
        for u in range(len(g.u_card)):
            card = g.rules.tables.cards[g.u_card[u]]
            if g.u_side[u] != side or not card.command_area or not self.on_board(u) or g.u_flags[u] & SUPPRESSED:
                continue
            enemies = [v for v in range(len(g.u_card)) if g.u_side[v] != side and g.u_hex[v] == g.u_hex[u]]
            if not [v for v in enemies if not g.u_flags[v] & HIDDEN and self.type(v) != AIRCRAFT]:
                return True
        return False


def hexes(text: str | list[str], rows: int) -> list[int]:
    """`G5 H5 I2-I9` on a map by itself."""
    words = text.split() if isinstance(text, str) else [word for part in text for word in part.split()]
    found = []
    for word in words:
        first, _, last = word.partition("-")
        column = ord(first[0]) - ord("A")
        top, bottom = int(first[1:]), int((last or first)[1:])
        found += [column * rows + row - 1 for row in range(top, bottom + 1)]
    return found


class Tally:
    """Who holds what, and the points, kept from turn to turn by looking at the board alone."""

    def __init__(self, scenario: dict[str, Any], g: State) -> None:
        self.victory = scenario["victory"]
        self.rows = g.rules.ground.rows
        self.holder: dict[int, int] = {}
        self.each_turn = [0, 0]
        self.engines = [cars[0] if cars else 0 for cars in g.u_cars]

    def end_of_turn(self, g: State) -> None:
        there: dict[int, set[int]] = {}
        for u in range(len(g.u_card)):
            ground = g.rules.tables.cards[g.u_card[u]].type != AIRCRAFT
            if g.u_hex[u] >= 0 and ground and not g.u_flags[u] & HIDDEN:
                there.setdefault(g.u_hex[u], set()).add(g.u_side[u])
        for h, sides in there.items():
            if len(sides) == 1:
                self.holder[h] = next(iter(sides))
            else:
                self.holder.pop(h, None)
        for score, side in self.scores("score"):
            if score["for"] == "held-each-turn" and g.turn >= score.get("from-turn", 1):
                self.each_turn[side] += score["points"] * self.held(side, score["hexes"])

    def scores(self, name: str) -> list[tuple[dict[str, Any], int]]:
        """Each with the side that has it."""
        found = []
        for score in self.victory.get(name, []):
            sides = [0, 1] if score["side"] == "both" else [SIDES.index(score["side"])]
            found += [(score, side) for side in sides]
        return found

    def held(self, side: int, text: str) -> int:
        return sum(self.holder.get(h) == side for h in hexes(text, self.rows))

    def points(self, g: State, name: str = "score") -> list[int]:
        found = list(self.each_turn) if name == "score" else [0, 0]
        for score, side in self.scores(name):
            found[side] += score["points"] * self.earned(g, score, side)
        return found

    def earned(self, g: State, score: dict[str, Any], side: int) -> int:
        what, cards = score["for"], g.rules.tables.cards
        enemies = [u for u in range(len(g.u_card)) if g.u_side[u] != side]
        dead = [u for u in enemies if g.u_hex[u] == DESTROYED]
        if what == "held-at-end":
            return self.held(side, score["hexes"])
        if what == "kept-at-end":
            return len(hexes(score["hexes"], self.rows)) - self.held(1 - side, score["hexes"])
        if what == "unit-destroyed":
            return len(dead)
        if what == "force-points-destroyed":
            return sum(cards[g.u_card[u]].cost for u in dead)
        if what == "icon-destroyed":
            types = [TYPE_NAMES.index(name) for name in score.get("types", [])]
            hit = [u for u in enemies if not types or cards[g.u_card[u]].type in types]
            return sum(cards[g.u_card[u]].size - g.u_size[u] for u in hit)
        return self.earned_on_ways(g, score, side)

    def earned_on_ways(self, g: State, score: dict[str, Any], side: int) -> int:
        """Bridges, trains, the far bank."""
        what, wanted = score["for"], hexes(score.get("hexes", ""), self.rows)
        mine = [u for u in range(len(g.u_card)) if g.u_side[u] == side]
        if what == "units-beyond":
            ground = [u for u in mine if g.rules.tables.cards[g.u_card[u]].type != AIRCRAFT]
            return sum(g.u_hex[u] in wanted for u in ground)
        whole = [h for h in wanted if g.h_work[h] in (BRIDGE, RAILWAY_BRIDGE, PONTOON)]
        if what == "bridge-stands":
            return 1 if whole else 0
        if what == "bridge-destroyed":
            return len(wanted) - len(whole)
        gone = [u for u in mine if self.engines[u] and g.u_hex[u] == LEFT]
        if what == "train-left":
            return len(gone)
        if what == "size-carried-off":
            return sum(g.u_size[v] for v in mine if g.u_carrier[v] in gone)
        if what == "engines-hit":
            hit = [u for u in range(len(g.u_card)) if g.u_side[u] != side and g.u_cars[u][:1] and self.engines[u]]
            return 1 if any(g.u_cars[u][0] < self.engines[u] for u in hit) else 0
        if what == "depot-emptied":  # empty, or destroyed by its own side
            own = [h for h in wanted if g.h_depot[h] == side + 1 or g.blown_by[h] == side + 1]
            return 1 if len(own) == len(wanted) and not any(g.h_stock[h] for h in wanted) else 0
        assert what == "held-each-turn", what
        return 0

    def winner(self, g: State) -> int:
        """The side, or -1 for a draw."""
        otherwise = self.victory["otherwise"]
        last = -1 if otherwise == "draw" else SIDES.index(otherwise)
        if self.victory["rule"] == "goals":
            for goal in self.victory["goal"]:
                side = SIDES.index(goal["side"])
                all_ = hexes(goal.get("hold-all", ""), self.rows)
                some = self.held(side, goal.get("hold-some", ""))
                if all(self.holder.get(h) == side for h in all_) and some >= goal.get("some", 0):
                    return side if goal["result"] == "win" else -1
            return last
        for name in ("score", "tie-break"):
            german, soviet = self.points(g, name)
            if german != soviet:
                return 0 if german > soviet else 1
        return last
