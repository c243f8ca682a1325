"""The bare maps of Combat! at the command line, and their lines of sight."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.data.drawing.svg import draw_ground
from sandtable.games.combat.data.grounds import ground_names, load_ground, load_sight
from sandtable.games.combat.screen.board import all_strips, terrain_line
from sandtable.games.combat.screen.sight_words import ground_reasons, headline
from sandtable.screens.colours import Paint
from sandtable.screens.geometry import hex_named
from sandtable.texts import Texts


class CombatMaps:
    def titles(self) -> dict[str, str]:
        return {name: load_ground(name).title for name in ground_names()}

    def picture(self, name: str, texts: Texts, paint: Paint, width: int) -> list[str]:
        ground = load_ground(name)
        return [ground.title, "", *all_strips(ground, None, paint, width), "", terrain_line(ground, texts)]

    def svg(self, name: str) -> str:
        return draw_ground(load_ground(name))

    def sight(self, name: str, start: str, end: str, texts: Texts, bare: bool) -> list[str]:
        """Can men who stand up see each other?"""
        ground, sight = load_ground(name), load_sight(name, not bare)
        a, b = hex_named(ground, start), hex_named(ground, end)
        nothing_made = bytes(ground.size)
        head = headline(ground, a, b, sight.visible(nothing_made, a, b, False, False))
        return [texts.say(head), *[reason.line(texts) for reason in ground_reasons(sight, nothing_made, a, b)]]


MAPS: Final = CombatMaps()
