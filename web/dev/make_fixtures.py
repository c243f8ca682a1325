"""Writes dev/fixtures/: games played by opponents, told to one seat in the shapes of protocol.ts, for dev/mock.ts.

PYTHONPATH=src .venv/bin/python web/dev/make_fixtures.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from sandtable.games.combat_commander.lessons import lessons
from sandtable.games.combat_commander.screen import SCREEN
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.title import Data
from sandtable.players.registry import PLAYERS, new_player
from sandtable.players.seat import Seat

FOLDER: Final = Path(__file__).parent / "fixtures"
SEAT: Final = 1
# scenario, seed, first decision told, how many
GAMES: Final = [("first-patrol", "1", 0, 260), ("hedge-after-hedge", "2", 120, 60), ("town-on-the-spur", "3", 120, 60)]


def write(name: str, data: object) -> None:
    (FOLDER / name).write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def state(game: Game, revision: int, told: int) -> Data:
    """One message `state`; `told` is the number of log lines that went before."""
    log = [{"n": told + i, **line} for i, line in enumerate(SCREEN.log(game, SEAT)[told:])]
    decision = game.decision
    return {
        "t": "state",
        "revision": revision,
        "eyes": SEAT,
        "view": game.view(SEAT),
        "asked": [decision.seat] if decision else [],
        "question": SCREEN.question(game, SEAT) if decision and decision.seat == SEAT else None,
        "undo": game.can_undo(SEAT),
        "back": revision,
        "log_from": told,
        "log": log,
        "clock": {"left": [None, None], "running": [], "at": 0},
        "over": game.over,
    }


def states(game: Game, start: int, count: int) -> list[Data]:
    players = [new_player("sergeant", "a"), new_player("sergeant", "b")]
    found: list[Data] = []
    told = 0
    for revision in range(start + count):
        decision = game.decision
        if decision is None:
            break
        if revision >= start:
            found.append(state(game, revision, told))
            told += len(found[-1]["log"])  # type: ignore[arg-type]
        game.play(players[decision.seat].choose(Seat(game, decision.seat)), decision.seat)
    return found


def write_game(name: str, seed: str, start: int, count: int) -> None:
    scenario = SCREEN.scenario(name)
    game = new_game(SCREEN.title, scenario, seed, {"windows": True})
    write(f"game-{name}.json", states(game, start, count))
    write(f"geometry-{name}.json", SCREEN.geometry(scenario))


def write_lobby() -> None:
    cards = SCREEN.scenarios()
    title = SCREEN.title
    entry = {
        "name": title.name,
        "label": SCREEN.label,
        "editions": SCREEN.editions,
        "opponents": list(PLAYERS),
        "seats": title.seats,
    }
    entries = [{"name": lesson["name"], "title": title.name, "say": lesson["say"]} for lesson in lessons()]
    write("lobby.json", {"titles": [entry], "scenarios": cards, "lessons": entries})
    for card in cards:
        svg = SCREEN.map_svg(SCREEN.scenario(str(card["name"])))
        (FOLDER / f"map-{card['name']}.svg").write_text(svg, encoding="utf-8")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    write_lobby()
    write("catalogue.json", SCREEN.catalogue())
    for name, seed, start, count in GAMES:
        write_game(name, seed, start, count)


if __name__ == "__main__":
    main()
