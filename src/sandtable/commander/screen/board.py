"""The map as text: hexes of two lines, terrain above, counters below."""

from __future__ import annotations

from typing import Final

from sandtable.commander.map.kinds import OPEN, TERRAIN_NAMES, WAY_PRESENT
from sandtable.commander.map.map import Map
from sandtable.commander.screen.beside import Beside
from sandtable.screens.boards import Part, Sheet, Span, View, in_strips
from sandtable.screens.colours import BOLD, Paint
from sandtable.texts import Texts

NARROW: Final = 5  # fifteen columns in eighty characters; levels are left out
WIDEST: Final = 8

TERRAIN_SIGNS: Final = ["~", "#", "#", "B", "w", "b", "o", "f", "m", "s", "g", ".", "k", "#", "q", "r", "c", "d"]
ROAD_SIGN: Final = "="
TOP: Final = "top"
BOTTOM: Final = "bottom"
SLASHES: Final = {"": "", TOP: "\\", BOTTOM: "/"}  # what closes a line on the right
LEVEL_SIGNS: Final = " ¹²³⁴"
FORT_SIGNS: Final = {"foxholes": "f", "trench": "t", "mines": "m", "wire": "x", "bunker": "b", "pillbox": "p"}
SMOKE_SIGN: Final = "~"
BLAZE_SIGN: Final = "%"
LYING_SIGN: Final = "w"
KIND_SIGNS: Final = {"squad": "s", "team": "t", "leader": "l", "hero": "h", "runner": "r", "tank": "k"}

# backgrounds by terrain, with black ink on them
TERRAIN_COLOURS: Final = [
    "48;5;74", "48;5;180", "48;5;180", "48;5;173", "48;5;107", "48;5;143", "48;5;150", "48;5;186",
    "48;5;109", "48;5;110", "48;5;144", "48;5;194", "48;5;145", "48;5;180", "48;5;187", "48;5;181", "48;5;137",
    "48;5;101",
]  # fmt: skip
INK: Final = "38;5;16"
NATION_COLOURS: Final = {
    "america": "48;5;58", "britain": "48;5;94", "france": "48;5;25", "germany": "48;5;240", "italy": "48;5;29",
    "russia": "48;5;88",
}  # fmt: skip
WHITE: Final = "38;5;231"


def cell_width(columns: int, screen: int) -> int:
    """As wide as the screen allows."""
    return max(NARROW, min(WIDEST, (screen - 1) // max(columns, 1)))


def terrain_sign(map: Map, terrain: list[int], hex: int) -> str:
    if terrain[hex] == OPEN and map.road[hex] & WAY_PRESENT:
        return ROAD_SIGN
    return TERRAIN_SIGNS[terrain[hex]]


def stack_text(units: list[View]) -> str:
    """`S2*` is two broken Squads, `T+` a Team with a Weapon; capitals are the Axis, small letters the Allies."""
    groups: dict[str, int] = {}
    for unit in units:
        sign = KIND_SIGNS[unit["kind"]]
        sign = sign.upper() if unit["side"] == 0 else sign
        flags = unit["flags"]
        marks = "+" if unit["weapon"] is not None else ""
        marks += "-" if "suppressed" in flags else ""
        marks += "*" if "broken" in flags else ""
        groups[sign + marks] = groups.get(sign + marks, 0) + 1
    return "".join(key[0] + (str(n) if n > 1 else "") + key[1:] for key, n in groups.items())


class Picture:
    """One picture of the map. `terrain`: by hex, as it is now; `signs`: of what else lies there, by name of the hex."""

    def __init__(
        self, map: Map, view: View | None, width: int, paint: Paint, terrain: list[int], signs: dict[str, str]
    ) -> None:
        self.map = map
        self.terrain = terrain
        self.signs = signs
        self.width = width
        self.paint = paint
        self.stacks: dict[str, list[View]] = {}
        self.markers: dict[str, View] = {}
        self.lying: set[str] = set()  # hexes with a Weapon that nobody has
        self.control: dict[int, int] = {}
        self.nations: list[str] = ["germany", "russia"]
        if view is not None:
            self.read(view)

    def read(self, view: View) -> None:
        for unit in view["units"]:
            if unit["hex"] is not None:
                self.stacks.setdefault(unit["hex"], []).append(unit)
        self.markers = {marker["hex"]: marker for marker in view["hexes"]}
        self.lying = {weapon["lies"] for weapon in view["weapons"] if "lies" in weapon}
        self.control = {objective["number"]: objective["control"] for objective in view["objectives"]}
        self.nations = [side["nation"] for side in view["sides"]]

    def lines(self, span: Span) -> list[str]:
        first, last = span
        cells = [[self.cell(col * self.map.rows + row) for row in range(self.map.rows)] for col in range(first, last)]
        odd = [col & 1 for col in range(first, last)]
        lid = "".join(" " * self.width if low else " " + "_" * (self.width - 1) for low in odd)
        found = [lid.rstrip()]
        for line in range(2 * self.map.rows + 1):
            parts = [self.piece(column, line - low) for column, low in zip(cells, odd, strict=True)]
            end = line - odd[-1]
            corner = "" if not 0 <= end < 2 * self.map.rows else BOTTOM if end % 2 else TOP
            found.append(("".join(parts) + SLASHES[corner]).rstrip())
        return found

    def piece(self, column: list[tuple[str, str]], line: int) -> str:
        """One line of a column; columns B, D, F... lie half a hex lower (2.1)."""
        if 0 <= line < 2 * len(column):
            return column[line // 2][line % 2]
        return "\\" + "_" * (self.width - 1) if line < 0 else "/" + " " * (self.width - 1)

    def cell(self, hex: int) -> tuple[str, str]:
        ground = TERRAIN_COLOURS[self.terrain[hex]]
        return "/" + self.upper(hex, ground), "\\" + self.lower(hex, ground)

    def upper(self, hex: int, ground: str) -> str:
        """Name, terrain, Objective and level."""
        room = self.width - 1
        text = self.map.hex_name(hex).ljust(3) + terrain_sign(self.map, self.terrain, hex)
        painted = self.paint(text, INK, ground)
        number = self.map.objective[hex]
        if self.width == NARROW:
            return painted
        if number:
            painted += self.paint(str(number), BOLD, WHITE, self.owner_colour(number))
        level = LEVEL_SIGNS[self.map.level[hex]]
        rest = room - len(text) - (1 if number else 0)
        painted += self.paint(level.ljust(rest)[:rest], INK, ground)
        return painted

    def owner_colour(self, number: int) -> str:
        owner = self.control.get(number, -1)
        return NATION_COLOURS[self.nations[owner]] if owner >= 0 else "48;5;16"

    def lower(self, hex: int, ground: str) -> str:
        """Counters to the left, Smoke, Blaze and Fortifications to the right."""
        name = self.map.hex_name(hex)
        marks = self.marker_text(name)
        if self.width == NARROW and self.map.objective[hex]:
            marks += str(self.map.objective[hex])
        room = self.width - 1 - len(marks)
        painted, used = "", 0
        for side in range(2):
            text = stack_text([unit for unit in self.stacks.get(name, []) if unit["side"] == side])
            if used + len(text) > room:
                text = text[: max(0, room - used - 1)] + "…"
            if text:
                painted += self.paint(text, BOLD, WHITE, NATION_COLOURS[self.nations[side]])
                used += len(text)
        return painted + self.paint("_" * (room - used) + marks, INK, ground)

    def marker_text(self, name: str) -> str:
        marker, own = self.markers.get(name), self.signs.get(name, "")
        own += LYING_SIGN if name in self.lying else ""
        if marker is None:
            return own
        text = FORT_SIGNS[marker["fort"]] if marker["fort"] else ""
        if marker["smoke"]:
            text += SMOKE_SIGN
        return text + (BLAZE_SIGN if marker["blaze"] else "") + own


def columns_in(map: Map, width: int) -> int:
    """As many columns as fit."""
    return max(1, min(map.cols, (width - 1) // cell_width(map.cols, width)))


def all_strips(
    map: Map, view: View | None, paint: Paint, width: int, terrain: list[int], signs: dict[str, str]
) -> list[str]:
    picture = Picture(map, view, cell_width(map.cols, width), paint, terrain, signs)
    return in_strips(map.cols, columns_in(map, width), picture.lines)


def terrain_line(map: Map, terrain: list[int], texts: Texts) -> str:
    """The terrain signs this map uses."""
    signs = [(TERRAIN_SIGNS[code], "terrain-" + name) for code, name in enumerate(TERRAIN_NAMES) if code in terrain]
    signs += [(ROAD_SIGN, "way-road")] if any(way & WAY_PRESENT for way in map.road) else []
    return "  ".join(f"{sign} {texts.format(key)}" for sign, key in signs)


class CommanderBoard(Beside):
    def parts(self, sheet: Sheet) -> list[Part]:
        asked = sheet.view["decision"]
        setting_up = asked is not None and asked["prompt"].startswith("set-up")
        return [
            Part("map", self.map(sheet), "set-up" if setting_up else None),
            Part("tracks", self.tracks(sheet), self.score(sheet.view)),
            Part("hand", self.hand(sheet)),
        ]

    def map(self, sheet: Sheet) -> list[str]:
        map = self.lobby.bare_map(sheet.scenario)
        return all_strips(map, sheet.view, sheet.paint, sheet.width, self.terrain(sheet), self.signs(sheet))

    def signs(self, sheet: Sheet) -> dict[str, str]:
        """Of what a game has lying on the map beside Fortifications, Smoke and Blazes, by name of the hex."""
        return {}

    def legend(self, sheet: Sheet) -> list[str]:
        map = self.lobby.bare_map(sheet.scenario)
        return [terrain_line(map, self.terrain(sheet), sheet.texts), self.named(sheet, "ui-legend")]
