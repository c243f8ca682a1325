"""Are units worth their Force Points? Fights of equal points between equal opponents, won 35 to 65 % by either side.

python -m sandtable.games.barbarossa.lab.prices [--games N] [--only TEXT]
"""

from __future__ import annotations

import argparse
from typing import Any, Final

from sandtable.files.tomlfile import decode, read_toml
from sandtable.games.barbarossa.data.card_shapes import Dashed
from sandtable.games.barbarossa.data.packs import DATA, load_tables
from sandtable.games.barbarossa.data.scenario import plain, read_scenario
from sandtable.games.barbarossa.data.scenario_check import price
from sandtable.games.barbarossa.rules.names import AIRCRAFT, SIDE_NAMES
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.kernel.game import new_game
from sandtable.players.match import Played, play_out
from sandtable.players.registry import new_player

MAP: Final = "birch-crossroads"
GOALS: Final = "G5 H5"
EDGES: Final = ["B-D", "J-L"]
TURNS: Final = 8
HOLDING: Final = 10  # Force Points that a hex of the hamlet is worth at the end
NEAR_ENOUGH: Final = 0.1  # of the points: what counts as equal
BOUNDS: Final = (0.35, 0.65)
PLAYER: Final = "sergeant"


class Provenance(Dashed):
    facts: str
    ours: str


class Fight(Dashed):
    name: str
    german: list[str]
    soviet: list[str]
    works: dict[str, int] = {}
    defends: str = ""  # the side that begins in the hamlet

    def cards(self, side: str) -> list[str]:
        return self.german if side == "german" else self.soviet


class Fights(Dashed):
    provenance: Provenance
    fight: list[Fight]


def fights() -> list[Fight]:
    return decode(read_toml(DATA / "fights.toml"), Fights).fight


def points(fight: Fight, side: str) -> int:
    tables = load_tables()
    units = sum(tables.cards[tables.card_of[card]].cost for card in fight.cards(side))
    works = sum(price(tables.numbers, kind) * number for kind, number in fight.works.items())
    return units + (works if side == fight.defends else 0)


def is_even(fight: Fight) -> bool:
    german, soviet = (points(fight, side) for side in SIDE_NAMES)
    return abs(german - soviet) <= NEAR_ENOUGH * max(german, soviet)


def scenario(fight: Fight, german_edge: int) -> dict[str, Any]:
    """The hamlet in the middle, losses in Force Points; who defends begins in it and has nothing for holding it."""
    holders = [side for side in SIDE_NAMES if fight.defends and side != fight.defends] or ["both"]
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
                {"side": holders[0], "for": "held-at-end", "points": HOLDING, "hexes": GOALS},
                {"side": "both", "for": "force-points-destroyed", "points": 1},
            ],
        },
    }
    for number, side in enumerate(SIDE_NAMES):
        data[side] = side_data(fight, side, EDGES[(german_edge + number) % 2])
    if fight.defends:
        data[fight.defends]["area"] = {"columns": "F-I"}
    if fight.works:
        data[fight.defends]["works"] = [
            {"kind": kind, "number": number, "hexes": "G5 H5 G6"} for kind, number in fight.works.items()
        ]
    return plain(read_scenario(data, "fight"))


def side_data(fight: Fight, side: str, columns: str) -> dict[str, Any]:
    tables, cards = load_tables(), fight.cards(side)
    force = []
    for card in dict.fromkeys(cards):
        entry: dict[str, Any] = {"card": card, "number": cards.count(card)}
        if tables.cards[tables.card_of[card]].type == AIRCRAFT:
            entry["airfield"] = True
        force.append(entry)
    return {"points": points(fight, side), "area": {"columns": columns}, "force": force}


def play(fight: Fight, number: int) -> int:
    """The seat that wins; sides come from the other edge in every second game."""
    game = new_game(TITLE, scenario(fight, number % 2), f"{fight.name}/{number}")
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
        german, soviet = (points(fight, side) for side in SIDE_NAMES)
        line = f"{fight.name:<36} {german:>4} : {soviet:<4} {wins[0]:>4} won, {wins[1]:>3} lost, {wins[2]:>2} drawn"
        print(f"{line}   {100 * share(wins):.0f} %{verdict}", flush=True)


if __name__ == "__main__":
    main()
