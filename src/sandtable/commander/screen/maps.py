"""The bare maps at the command line, and their lines of sight."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.commander.map.drawn.svg import draw_map
from sandtable.commander.map.map import Map
from sandtable.commander.map.sight_reasons import Sight
from sandtable.commander.packs.maps import Maps
from sandtable.commander.screen.board import all_strips, terrain_line
from sandtable.commander.screen.sight_words import headline, map_reasons
from sandtable.screens.colours import Paint
from sandtable.screens.geometry import hex_named
from sandtable.texts import Texts


class CommanderMaps:
    """`look` traces a line on a bare map, as the game does it."""

    def __init__(self, maps: Maps, look: Callable[[Map, int, int], Sight]) -> None:
        self.maps = maps
        self.look = look

    def titles(self) -> dict[str, str]:
        return {name: self.maps.bare(path).title for name, path in sorted(self.maps.files().items())}

    def picture(self, name: str, texts: Texts, paint: Paint, width: int) -> list[str]:
        map = self.opened(name)
        return [
            map.title,
            "",
            *all_strips(map, None, paint, width, map.terrain, {}),
            "",
            terrain_line(map, map.terrain, texts),
        ]

    def svg(self, name: str) -> str:
        return draw_map(self.opened(name))

    def sight(self, name: str, start: str, end: str, texts: Texts, bare: bool) -> list[str]:
        """Nothing grows on these maps: they are always bare."""
        map = self.opened(name)
        a, b = hex_named(map, start), hex_named(map, end)
        seen = self.look(map, a, b)
        reasons = [reason.line(texts) for reason in map_reasons(map, seen)]
        return [texts.say(headline(map, a, b, seen.value)), *reasons]

    def opened(self, name: str) -> Map:
        """A map by name, or from a file of one's own."""
        return self.maps.bare(self.maps.files().get(name, name))
