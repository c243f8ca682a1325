"""Write the set-ups that are shipped with the scenarios of the Commander games, as the sergeant would make them.

python tools/make_setups.py [SCENARIO...]     all of them if none is named; look at what has changed before it is kept
"""

from __future__ import annotations

import sys
from typing import Final

from sandtable.commander.screen.screen import CommanderScreen
from sandtable.kernel.game import Game, new_game
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat
from sandtable.screens.screen import Screen
from sandtable.shelf import games
from setup_sense import Sense, best_work

HEAD: Final = "# A set-up for each side, as its decisions are written down; made by tools/make_setups.py.\n"


def setups(screen: Screen, name: str) -> dict[str, list[str]]:
    """By side: what the sergeant places, against a sergeant on the other side."""
    game = new_game(screen.title, screen.scenario(name), "set-up", {})
    found: dict[str, list[str]] = {side: [] for side in screen.title.seats}
    while screen.rosters.asks(game.decision):
        assert game.decision is not None
        seat = game.decision.seat
        for code in chosen(screen, game, seat):
            found[screen.title.seats[seat]].append(game.notation(code))
            game.play(code, seat)
    return {side: texts for side, texts in found.items() if texts}


def chosen(screen: Screen, game: Game, seat: int) -> list[int]:
    """The sergeant's set-up, looked at again."""

    def choose(at: Game, who: int) -> int:
        decision = at.decision_of(who)
        if decision is not None and decision.prompt == "set-up-fort":
            return best_work(at, who)
        return new_player(screen.sets_up, "set-up", title=screen.title.name).choose(Seat(at, who))

    first = screen.rosters.ready(game, seat, {}, choose)
    better = Sense(screen.rosters, game, seat).improved(first)
    return screen.placing(game, seat, screen.rosters.ready(game, seat, better, choose))


def written(found: dict[str, list[str]]) -> str:
    parts = [f"{side} = [\n" + "".join(f'  "{text}",\n' for text in texts) + "]\n" for side, texts in found.items()]
    return HEAD + "".join(parts)


def main(wanted: list[str]) -> None:
    for manifest in games().values():
        screen = manifest.screen()
        if not isinstance(screen, CommanderScreen):
            continue  # its squads are rolled
        folder = screen.game.packs.data / "setups"
        folder.mkdir(exist_ok=True)
        for card in screen.scenarios():
            name = card["name"]
            if not wanted or name in wanted:
                (folder / f"{name}.toml").write_text(written(setups(screen, name)), encoding="utf-8")
                print(f"wrote {name}")


if __name__ == "__main__":
    main(sys.argv[1:])
