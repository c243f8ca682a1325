"""Players at a terminal for the tests: one who types a script, one who types any number at all."""

from __future__ import annotations

import io
import random
from typing import Any

from sandtable.cli.files import load_scenario
from sandtable.cli.terminal import Terminal
from sandtable.commander.rules.notation import unit_tag, weapon_tag
from sandtable.commander.rules.verbs import VERBS
from sandtable.games.combat_commander.cases import build_position
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.game import Game, new_game
from sandtable.players.registry import new_player
from sandtable.texts import Texts

AXIS, ALLIES = 0, 1


class Script(io.StringIO):
    """Typed lines, then the end of the input."""

    def __init__(self, *lines: str) -> None:
        super().__init__("".join(line + "\n" for line in lines))


class Dice(io.StringIO):
    """Types the number of any choice."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.rng = random.Random(seed)
        self.terminal: Terminal | None = None

    def readline(self, size: int | None = -1, /) -> str:
        assert self.terminal is not None
        return f"{self.rng.randint(1, len(self.terminal.menu.codes))}\n"


class Curious(Dice):
    """Asks about four things, any at all, before every choice."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.asked = 0

    def readline(self, size: int | None = -1, /) -> str:
        self.asked = (self.asked + 1) % 5
        return self.question() if self.asked else super().readline()

    def question(self) -> str:
        assert self.terminal is not None
        g = self.terminal.words.g
        verb = self.rng.choice(VERBS)
        things = {
            "unit": unit_tag(g, self.rng.randrange(len(g.u_type))),
            "piece": weapon_tag(g, self.rng.randrange(len(g.w_type))),
            "weapon": weapon_tag(g, self.rng.randrange(len(g.w_type))),
            "hex": g.rules.map.hex_name(self.rng.randrange(g.rules.map.size)),
            "card": self.rng.choice(g.rules.tables.card_name),
            "side": "axis",
        }
        return " ".join(["?", verb.name, *[things.get(kind, "3") for kind in verb.kinds]]) + "\n"


def sit(game: Game, seat: int, source: io.StringIO, lang: str = "en") -> tuple[Terminal, io.StringIO]:
    out = io.StringIO()
    return Terminal(game, seat, new_player("random", "7"), Texts(lang), source, out), out


def typed(game: Game, *lines: str, seat: int = AXIS) -> str:
    """What the screen shows while a player types these lines."""
    terminal, out = sit(game, seat, Script(*lines))
    terminal.run()
    return out.getvalue()


def scenario_game(name: str = "first-patrol", seed: str = "1") -> Game:
    return new_game(TITLE, load_scenario(name), seed)


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
