"""The map and the men of Combat! as text. Drawn from a view, never from the state."""

from __future__ import annotations

from typing import Any, Final

from sandtable.cli.colours import BOLD, Paint
from sandtable.games.combat.rules.names import TEAM_NAMES, TERRAIN_NAMES
from sandtable.games.combat.rules.sight.ground import Ground

View = dict[str, Any]

WIDTH: Final = 5  # of a cell; every line holds every other column
LEFT: Final = 4
TERRAIN_SIGNS: Final = [".", ",", "^", "#", "T", "m", "=", "|", "\"", "v", "~", "o", "l", "u", "%", "*"]  # fmt: skip
TEAM_SIGNS: Final = dict(zip(TEAM_NAMES, ["A", "B", "C", "R", "Y", "W", "L"], strict=True))
FRIENDLY_COLOUR: Final = "48;5;58"
ENEMY_COLOUR: Final = "48;5;240"
WHITE: Final = "38;5;231"


def stack_text(men: list[View]) -> str:
    """`A2` two men of Able; an Unknown has a small letter."""
    groups: dict[str, int] = {}
    for man in men:
        sign = TEAM_SIGNS[man["team"]]
        sign = sign if man["known"] else sign.lower()
        groups[sign] = groups.get(sign, 0) + 1
    return "".join(sign + (str(n) if n > 1 else "") for sign, n in groups.items())


class Board:
    """One picture of the table: two lines for each row, since every other column lies half a hex lower."""

    def __init__(self, ground: Ground, view: View, paint: Paint) -> None:
        self.ground = ground
        self.paint = paint
        self.men: dict[str, list[View]] = {}
        for man in view["men"]:
            if man["hex"] is not None:
                self.men.setdefault(man["hex"], []).append(man)
        markers = view["markers"]
        self.made: dict[str, str] = markers["made"]
        self.smoke = {hex for source in markers["smoke"] for hex in source["hexes"]}
        self.live = {grenade["hex"] for grenade in markers["grenades"]}
        busy = {*self.men, *self.made, *self.smoke, *self.live}
        self.busy = {ground.hex_index(name) for name in busy}  # most hexes are bare

    def lines(self, width: int) -> list[str]:
        first, last = self.columns(width)
        found = [self.heading(first, last)]
        for row in range(self.ground.rows):
            for half in (0, 1):
                found.append(self.line(row, half, first, last))
        return found

    def columns(self, width: int) -> tuple[int, int]:
        """As many columns as fit, around the men."""
        room = min(self.ground.cols, max(2, (width - LEFT) * 2 // (WIDTH + 1)))
        held = [int(hex[:2]) - 1 for hex in self.men]
        middle = (min(held) + max(held)) // 2 if held else 0
        first = max(0, min(self.ground.cols - room, middle - room // 2))
        return first, first + room

    def heading(self, first: int, last: int) -> str:
        text = "".join(f"{col + 1:02d} " for col in range(first, last))
        return " " * LEFT + text.rstrip()

    def line(self, row: int, half: int, first: int, last: int) -> str:
        parts: list[str] = []
        for col in range(first, last):
            if col & 1 == half:
                parts.append(self.cell(col * self.ground.rows + row) + " ")
        head = f"{row + 1:02d}" if half == 0 else "  "
        shift = first & 1 != half
        return head.ljust(LEFT) + ("   " if shift else "") + "".join(parts).rstrip()

    def cell(self, hex: int) -> str:
        """Terrain, then who is there, then smoke and live grenades."""
        if hex not in self.busy:
            return TERRAIN_SIGNS[self.ground.terrain[hex]].ljust(WIDTH)
        name = self.ground.hex_name(hex)
        terrain = TERRAIN_NAMES.index(self.made[name]) if name in self.made else self.ground.terrain[hex]
        marks = ("~" if name in self.smoke else "") + ("!" if name in self.live else "")
        text, painted, room = "", "", WIDTH - 1 - len(marks)
        for side, colour in (("friendly", FRIENDLY_COLOUR), ("enemy", ENEMY_COLOUR)):
            some = stack_text([man for man in self.men.get(name, []) if man["side"] == side])[: room - len(text)]
            text += some
            painted += self.paint(some, BOLD, WHITE, colour) if some else ""
        return TERRAIN_SIGNS[terrain] + painted + marks + " " * (room - len(text))


def legend(ground: Ground) -> list[tuple[str, str]]:
    """The terrain signs this map uses, each with the key of its name."""
    used = sorted(set(ground.terrain))
    return [(TERRAIN_SIGNS[code], "combat-terrain-" + TERRAIN_NAMES[code]) for code in used]
