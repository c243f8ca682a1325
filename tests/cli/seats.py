"""Players at a terminal for the tests: one who types a script, one who types any number at all."""

from __future__ import annotations

import io
import random
from typing import Any

from sandtable.cli.terminal import Terminal
from sandtable.games.combat_commander.cases import build_position
from sandtable.kernel.game import Game, new_game
from sandtable.players.registry import new_player
from sandtable.shelf import game_named
from sandtable.texts import Texts

AXIS, ALLIES = 0, 1
COMMANDER, GREAT_WAR, COMBAT = "combat-commander", "great-war-commander", "combat"
BARBAROSSA = "barbarossa"
FIRST = {
    COMMANDER: "first-patrol", GREAT_WAR: "the-harvest-road", COMBAT: "first-patrol", BARBAROSSA: "first-contact",
}  # scenarios to play  # fmt: skip


class Script(io.StringIO):
    """Typed lines, then the end of the input."""

    def __init__(self, *lines: str) -> None:
        super().__init__("".join(line + "\n" for line in lines))


class Dice(io.StringIO):
    """Types the number of any choice, up to so many."""

    def __init__(self, seed: str, most: int = 10_000) -> None:
        super().__init__()
        self.rng = random.Random(seed)
        self.left = most
        self.terminal: Terminal | None = None

    def readline(self, size: int | None = -1, /) -> str:
        assert self.terminal is not None
        self.left -= 1
        return f"{self.rng.randint(1, len(self.terminal.menu.choices))}\n" if self.left >= 0 else ""


class Curious(Dice):
    """Asks about four things, any at all, before every choice."""

    def __init__(self, seed: str, names: list[str], most: int = 10_000) -> None:
        super().__init__(seed, most)
        self.names = names  # things on the table
        self.asked = 0

    def readline(self, size: int | None = -1, /) -> str:
        self.asked = (self.asked + 1) % 5
        return self.question() if self.asked else super().readline()

    def question(self) -> str:
        assert self.terminal is not None
        verb = self.rng.choice(self.terminal.game.title.verbs)
        return " ".join(["?", verb.name, *self.rng.choices(self.names, k=len(verb.kinds) or 1)]) + "\n"


def sit(game: Game, seat: int, source: io.StringIO, lang: str = "en") -> tuple[Terminal, io.StringIO]:
    out = io.StringIO()
    opponent = new_player("random", "7") if len(game.title.seats) > 1 else None
    terminal = Terminal(game_named(game.title.name), game, seat, opponent, Texts(lang), source, out)
    if isinstance(source, Dice):
        source.terminal = terminal
    return terminal, out


def typed(game: Game, *lines: str, seat: int = 0, lang: str = "en") -> str:
    """What the screen shows while a player types these lines."""
    terminal, out = sit(game, seat, Script(*lines), lang)
    terminal.run()
    return out.getvalue()


def scenario_game(name: str = "", seed: str = "1", title: str = COMMANDER) -> Game:
    box = game_named(title)
    return new_game(box.title(), box.scenario(name or FIRST[title]), seed)


def small_fight(**more: Any) -> Game:
    """Germans in woods, one of them suppressed, and Russians in the open; the Axis can Fire, but not Rout."""
    return build_position(
        {
            "map_data": {"terrain": {"woods": "F5 F6"}},
            "axis": {
                "units": [
                    {"unit": "rifle", "hex": "F5", "weapon": "light-mg"},
                    {"unit": "rifle", "hex": "F6", "suppressed": True},
                    {"unit": "sgt-biermann", "hex": "F5"},
                    {"unit": "rifle", "hex": "A1"},
                ]
            },
            "allies": {"units": [{"unit": "rifle", "hex": "F8", "count": 2}]},
            "table": {"axis": {"hand": ["G-59", "G-18", "G-47"], "draw": ["4-1", "3-2"]}},
            **more,
        }
    )
