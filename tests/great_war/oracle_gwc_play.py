"""Random games under the eyes of the oracle. To play many: `python tests/great_war/oracle_gwc_play.py FIRST LAST`."""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import Any, cast

import oracle_gwc_pieces as p
from oracle_gwc_pieces import GreatWarState
from oracle_gwc_rolls import Follower
from oracle_gwc_score import Score
from oracle_gwc_tables import Count, compare_sight, compare_table, scramble

from sandtable.commander.rules import tell, verbs, victory
from sandtable.games.great_war_commander.lab import pool
from sandtable.games.great_war_commander.rules import verbs as own
from sandtable.kernel.choice import verb_of
from sandtable.kernel.game import Game
from sandtable.lab import fuzz
from sandtable.shelf import Scenario, kit_of

KIT = kit_of("great-war-commander")
ORDERS = (verbs.ORDER, own.WORKS)
ORDER_SHARE = 0.8  # so that more happens than passing
EVENTS = 3  # drawn at each table looked at
LINES = 20  # of sight, at each table looked at


class Player:
    """One random game, compared at every decision."""

    def __init__(self, scenario: Scenario, seed: str, options: dict[str, Any], seen: Count) -> None:
        self.rng = random.Random(seed)
        self.run = fuzz.Run(KIT, scenario, seed, options, KIT.usage())
        self.game: Game = KIT.new_game(scenario, seed, options)
        self.game.keep_undo = False
        self.seen = seen
        self.follower = Follower(seen)

    def play(self, decisions: int = 100_000, share: float = 0.02) -> None:
        """`share`: of the decisions at which the whole table is compared, and once more with all things mixed up."""
        game = self.game
        while not game.over and len(game.decisions) < decisions:
            if self.rng.random() < share:
                self.look()
            code = self.choose()
            copy = cast(GreatWarState, game.clone().state)
            told = len(game.events)
            self.follower.follow(copy, game.state.asking, code)
            game.play(code)
            assert copy.out == game.events[told:]
            self.run.usage.choice(code)
            self.run.usage.read(game.state, game.events[told:])

    def choose(self) -> int:
        offered = [code for code in self.game.choices if verb_of(code) in ORDERS]
        if offered and self.rng.random() < ORDER_SHARE:
            return self.rng.choice(offered)
        return self.run.choose(self.game)

    def look(self) -> None:
        mixed = cast(GreatWarState, self.game.clone().state)
        scramble(mixed, self.rng)
        for g in (cast(GreatWarState, self.game.state), mixed):
            compare_table(g, self.seen)
            compare_sight(g, self.rng, LINES, self.seen)
        for _ in range(EVENTS):
            self.draw_event(cast(GreatWarState, self.game.clone().state))
        self.fight_out(cast(GreatWarState, self.game.clone().state))

    def fight_out(self, g: GreatWarState) -> None:
        """Formations are lost, leave the map and run for Objectives until somebody has won."""
        if g.turn == 0 or not p.in_play(g, 0) or not p.in_play(g, 1):
            return
        rng, score = self.rng, Score(self.seen)
        score.begin(g)
        goals = [hex for hex in range(g.rules.map.size) if g.rules.map.objective[hex]]
        while not g.over:
            told, u = len(g.out), rng.choice(p.in_play(g))
            deed = rng.randrange(6)
            if deed == 0:
                victory.exit_map(g, u)
            elif deed == 1 and g.chit_pool:
                victory.open_chit(g, g.chit_pool.pop(rng.randrange(len(g.chit_pool))))
            elif deed == 2:
                victory.eliminate_all(g, p.at(g, g.u_hex[u]))
            elif deed == 3:
                victory.eliminate(g, u)
            else:
                victory.relocate(g, u, rng.choice(goals))
            score.settle(g, g.out[told:])

    def draw_event(self, g: GreatWarState) -> None:
        """Somebody draws an Event here, among things mixed up, and chance answers until it is over."""
        scramble(g, self.rng)
        side = self.rng.randrange(2)
        if not g.draw[side] or not p.in_play(g, side):
            return  # time comes first; or the armies are not yet there
        depth, card = len(g.frames), self.rng.choice(g.draw[side] + g.discards[side])
        g.in_trigger += 1
        g.tell(tell.EVENT, side, g.rules.tables.card_event[card])
        g.rules.event(g, side, g.rules.tables.card_event[card], card)
        Follower(self.seen).run_out(g, depth, self.rng)


def scenario(number: int) -> Scenario:
    """In turn: a shipped one, a skirmish, a rarity."""
    known = pool.shipped()
    if number % 3 == 0:
        return known[sorted(known)[number // 3 % len(known)]]
    return pool.skirmish(number) if number % 3 == 1 else pool.rarity(number)


def options(number: int) -> dict[str, Any]:
    return pool.random_options(random.Random(number)) if number % 2 and number % 3 else {}


def main(first: int, last: int) -> int:
    seen = Count()
    for number in range(first, last):
        before = len(seen.faults)
        player = Player(scenario(number), f"oracle {number}", options(number), seen)
        player.play()
        for fault in seen.faults[before:][:5]:
            print(f"game {number} {options(number)}: {fault}", flush=True)
    print(f"{sum(seen.count.values())} compared, {len(seen.faults)} different: {dict(seen.count)}")
    print(Counter(fault.split(":")[0] for fault in seen.faults))
    return 1 if seen.faults else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2])))
