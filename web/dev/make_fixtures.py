"""Writes dev/fixtures/: games played by opponents, told to one seat in the shapes of protocol.ts, for dev/mock.ts.

PYTHONPATH=src .venv/bin/python web/dev/make_fixtures.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sandtable.kernel.game import Game, new_game
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat
from sandtable.table.protocol import ENCODER, ClockState, LessonEntry, Lobby, StateDown
from sandtable.table.rest.api import title_entry
from sandtable.table.titles import served_titles, view_for

FOLDER: Final = Path(__file__).parent / "fixtures"
SEAT: Final = 1
SERVED: Final = next(iter(served_titles().values()))
SCREEN: Final = SERVED.screen
# scenario, seed, first decision told, how many
GAMES: Final = [("first-patrol", "1", 0, 260), ("hedge-after-hedge", "2", 120, 60), ("town-on-the-spur", "3", 120, 60)]


def write(name: str, data: object) -> None:
    (FOLDER / name).write_bytes(ENCODER.encode(data))


def state(game: Game, revision: int, told: int) -> StateDown:
    """One message; `told` is the number of log lines that went before."""
    decision = game.decision
    return StateDown(
        revision=revision,
        eyes=SEAT,
        view=view_for(game, SEAT),
        asked=[decision.seat] if decision else [],
        question=SCREEN.question(game, SEAT) if decision and decision.seat == SEAT else None,
        undo=game.can_undo(SEAT),
        back=revision,
        log_from=told,
        log=[{"n": told + i, **line} for i, line in enumerate(SCREEN.log(game, SEAT)[told:])],
        clock=ClockState([None, None], [], 0),
        over=game.over,
        lesson=None,
    )


def states(game: Game, start: int, count: int) -> list[StateDown]:
    players = [new_player("sergeant", "a"), new_player("sergeant", "b")]
    found: list[StateDown] = []
    told = 0
    for revision in range(start + count):
        decision = game.decision
        if decision is None:
            break
        if revision >= start:
            found.append(state(game, revision, told))
            told += len(found[-1].log)
        game.play(players[decision.seat].choose(Seat(game, decision.seat)), decision.seat)
    return found


def write_game(name: str, seed: str, start: int, count: int) -> None:
    scenario = SCREEN.scenario(name)
    game = new_game(SCREEN.title, scenario, seed, {"windows": True})
    write(f"game-{name}.json", states(game, start, count))
    write(f"geometry-{name}.json", SCREEN.geometry(scenario))


def write_lobby() -> None:
    cards = SCREEN.scenarios()
    lessons = [LessonEntry(str(entry["name"]), SERVED.name, entry["say"]) for entry in SERVED.lessons.entries()]  # type: ignore[arg-type]
    write("lobby.json", Lobby([title_entry(SERVED)], cards, lessons))
    for card in cards:
        svg = SCREEN.map_svg(SCREEN.scenario(card["name"]))
        (FOLDER / f"map-{card['name']}.svg").write_text(svg, encoding="utf-8")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    write_lobby()
    write("catalogue.json", SCREEN.catalogue())
    for name, served in served_titles().items():
        write(f"catalogue-{name}.json", served.screen.catalogue())
    for name, seed, start, count in GAMES:
        write_game(name, seed, start, count)


if __name__ == "__main__":
    main()
