"""The bare maps of Barbarossa at the command line, and their lines of sight."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.data.ground_file import ground_names, load_ground
from sandtable.games.barbarossa.data.packs import load_tables
from sandtable.games.barbarossa.rules.prep.start import fresh_state
from sandtable.games.barbarossa.rules.rules import Rules
from sandtable.games.barbarossa.rules.tables import Options
from sandtable.games.barbarossa.screen.board import all_strips, terrain_line
from sandtable.games.barbarossa.screen.drawing.svg import draw_ground
from sandtable.games.barbarossa.screen.sight_words import headline, line_reasons
from sandtable.screens.colours import Paint
from sandtable.screens.geometry import hex_named
from sandtable.texts import Texts


class BarbarossaMaps:
    def titles(self) -> dict[str, str]:
        return {name: load_ground(name).title for name in ground_names()}

    def picture(self, name: str, texts: Texts, paint: Paint, width: int) -> list[str]:
        ground = load_ground(name)
        return [ground.title, "", *all_strips(ground, None, paint, width), "", terrain_line(ground, texts)]

    def svg(self, name: str) -> str:
        return draw_ground(load_ground(name))

    def sight(self, name: str, start: str, end: str, texts: Texts, bare: bool) -> list[str]:
        """Nothing here grows in summer alone, so `bare` changes nothing."""
        ground = load_ground(name)
        g = fresh_state(Rules(load_tables(), ground, Options()), "")
        a, b = hex_named(ground, start), hex_named(ground, end)
        found = line_reasons(g, a, b)
        return [texts.say(headline(ground, a, b, not found)), *[reason.line(texts) for reason in found]]


MAPS: Final = BarbarossaMaps()
