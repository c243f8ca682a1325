"""Are units worth their Force Points? Fights of equal points between equal opponents, won 35 to 65 % by either side.

A kind of fight is no fixed pair of forces: each game draws forces of that kind anew, so that no lucky pair of lists
makes a price look right.

python -m sandtable.games.barbarossa.lab.prices [--games N] [--only TEXT]
"""

from __future__ import annotations

import argparse
import random
from functools import cache
from itertools import combinations_with_replacement
from typing import Any, Final

from sandtable.files.tomlfile import decode, read_toml
from sandtable.games.barbarossa.data.card_shapes import Dashed
from sandtable.games.barbarossa.data.packs import DATA, load_tables
from sandtable.games.barbarossa.data.scenario import plain, read_scenario
from sandtable.games.barbarossa.data.scenario_check import price
from sandtable.games.barbarossa.rules.names import AIRCRAFT, SIDE_NAMES
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import new_game
from sandtable.players.match import Played, play_out
from sandtable.players.registry import new_player

MAP: Final = "birch-crossroads"
GOALS: Final = "G5 H5"
EDGES: Final = ["B-D", "J-L"]
TURNS: Final = 8
HOLDING: Final = 10  # Force Points that a hex of the hamlet is worth at the end
TAKING: Final = 30  # to who attacks it: so many make attack and defence even among rifles and machine guns
NEAR_ENOUGH: Final = 0.05  # of the points: what counts as equal
SMALLEST, LARGEST = 75, 135  # Force Points of a side
CORE: Final = (0.4, 0.7)  # share of the points, beyond what is always there, that goes to what the fight is about
MOST_UNITS: Final = 6
BOUNDS: Final = (0.35, 0.65)
PLAYER: Final = "sergeant"


class Provenance(Dashed):
    facts: str
    ours: str


class Kind(Dashed):
    """Forces of one side: some of `core`, some of `rest`, and all of `always`."""

    core: list[str]
    rest: list[str] = []
    always: list[str] = []


class Fight(Dashed):
    name: str
    german: Kind
    soviet: Kind
    works: dict[str, int] = {}
    defends: str = ""  # the side that begins in the hamlet

    def kind(self, side: str) -> Kind:
        return self.german if side == "german" else self.soviet


class Fights(Dashed):
    provenance: Provenance
    fight: list[Fight]


class Forces:
    """What meets in one game."""

    def __init__(self, fight: Fight, german: list[str], soviet: list[str]) -> None:
        self.fight = fight
        self.cards = {"german": german, "soviet": soviet}

    def points(self, side: str) -> int:
        return cost(self.cards[side]) + works_cost(self.fight, side)

    @property
    def even(self) -> bool:
        german, soviet = (self.points(side) for side in SIDE_NAMES)
        return abs(german - soviet) <= NEAR_ENOUGH * max(german, soviet)


def fights() -> list[Fight]:
    return decode(read_toml(DATA / "fights.toml"), Fights).fight


def cost(cards: list[str]) -> int:
    tables = load_tables()
    return sum(tables.cards[tables.card_of[card]].cost for card in cards)


def works_cost(fight: Fight, side: str) -> int:
    numbers = load_tables().numbers
    return sum(price(numbers, kind) * n for kind, n in fight.works.items()) if side == fight.defends else 0


def drawn(fight: Fight, number: int) -> Forces:
    """Forces of the fight's kind, of equal points."""
    pairs = even_pairs(fight.name)
    german, soviet = random.Random(f"{fight.name}/{number}").choice(pairs)
    return Forces(fight, list(german), list(soviet))


@cache
def even_pairs(name: str) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    fight = next(fight for fight in fights() if fight.name == name)
    lists = [lists_of(fight, side) for side in SIDE_NAMES]
    found = [(a, b) for a in lists[0] for b in lists[1] if Forces(fight, list(a), list(b)).even]
    if not found:
        raise BadFile("fights.toml", name, "no forces of equal points can be drawn")
    return found


def lists_of(fight: Fight, side: str) -> list[tuple[str, ...]]:
    kind, found = fight.kind(side), []
    fixed = works_cost(fight, side) + cost(kind.always)
    cards = [*kind.core, *kind.rest]
    for size in range(2, MOST_UNITS + 1):
        for chosen in combinations_with_replacement(cards, size):
            free = cost(list(chosen))
            core = cost([card for card in chosen if card in kind.core])
            right_share = not kind.rest or CORE[0] * free <= core <= CORE[1] * free
            if SMALLEST <= fixed + free <= LARGEST and right_share:
                found.append((*chosen, *kind.always))
    return found


def scenario(forces: Forces, german_edge: int) -> dict[str, Any]:
    """The hamlet in the middle, losses in Force Points; who defends begins in it and has nothing for holding it."""
    fight = forces.fight
    takers = [side for side in SIDE_NAMES if fight.defends and side != fight.defends]
    held = {"side": takers[0], "points": TAKING} if takers else {"side": "both", "points": HOLDING}
    data: dict[str, Any] = {
        "name": "fight",
        "number": 1,
        "provenance": "Made to try prices.",
        "map": MAP,
        "turns": TURNS,
        "victory": {
            "rule": "points",
            "otherwise": "draw",
            "score": [
                {**held, "for": "held-at-end", "hexes": GOALS},
                {"side": "both", "for": "force-points-destroyed", "points": 1},
            ],
        },
    }
    for number, side in enumerate(SIDE_NAMES):
        data[side] = side_data(forces, side, EDGES[(german_edge + number) % 2])
    if fight.defends:
        data[fight.defends]["area"] = {"columns": "F-I"}
    if fight.works:
        data[fight.defends]["works"] = [
            {"kind": kind, "number": number, "hexes": "G5 H5 G6"} for kind, number in fight.works.items()
        ]
    return plain(read_scenario(data, "fight"))


def side_data(forces: Forces, side: str, columns: str) -> dict[str, Any]:
    tables, cards = load_tables(), forces.cards[side]
    force = []
    for card in dict.fromkeys(cards):
        entry: dict[str, Any] = {"card": card, "number": cards.count(card)}
        if tables.cards[tables.card_of[card]].type == AIRCRAFT:
            entry["airfield"] = True
        force.append(entry)
    return {"points": forces.points(side), "area": {"columns": columns}, "force": force}


def play(fight: Fight, number: int) -> int:
    """The seat that wins; sides come from the other edge in every second game."""
    game = new_game(TITLE, scenario(drawn(fight, number), number % 2), f"{fight.name}/{number}")
    played = Played(number, fight.name, (PLAYER, PLAYER), -1, 0)
    players = [new_player(PLAYER, f"{number}/{seat}", title="barbarossa") for seat in range(len(SIDE_NAMES))]
    play_out(game, players, played)
    return game.state.winner


def share(wins: list[int]) -> float:
    """Of the German side; a draw is half a win."""
    return (wins[0] + 0.5 * wins[-1]) / max(1, sum(wins))


def main() -> None:
    parser = argparse.ArgumentParser(description="Fights of equal Force Points, by kind.")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--only", default="", help="kinds whose name has this in it")
    args = parser.parse_args()
    for fight in fights():
        if args.only not in fight.name:
            continue
        winners = [play(fight, number) for number in range(args.games)]
        wins = [winners.count(0), winners.count(1), winners.count(-1)]
        low, high = BOUNDS
        verdict = "" if low <= share(wins) <= high else "   out of bounds"
        line = f"{fight.name:<40} {wins[0]:>4} won, {wins[1]:>3} lost, {wins[2]:>2} drawn"
        print(f"{line}   {100 * share(wins):.0f} %{verdict}", flush=True)


if __name__ == "__main__":
    main()
