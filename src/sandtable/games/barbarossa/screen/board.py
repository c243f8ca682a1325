"""The table of Barbarossa as text: the map with the units on it, the turn, and both sides' forces."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.data.ground_file import load_ground
from sandtable.games.barbarossa.rules.ground import Ground
from sandtable.games.barbarossa.rules.names import STEP_NAMES, TERRAIN_NAMES
from sandtable.games.barbarossa.screen.catalogue import catalogue
from sandtable.games.barbarossa.screen.words import PREFIX
from sandtable.screens.boards import Part, Sheet, Span, View, in_strips, window
from sandtable.screens.colours import BOLD, DIM, Paint
from sandtable.texts import Texts

WIDTH: Final = 6  # of a cell; every line holds every other column
LEFT: Final = 4
# plain, brush, swamp, light woods, forest, two glades, river, ford, lake, field, rocks, ravine, village, town, station
TERRAIN_SIGNS: Final = [".", ",", "%", "t", "T", "g", "g", "~", "=", "w", ":", "^", "v", "n", "N", "S"]
ROAD: Final = "-"
RAIL: Final = "#"
WAYS: Final = {ROAD: "road", RAIL: "rail"}
COLOURS: Final = {"german": "48;5;240", "soviet": "48;5;88"}
WHITE: Final = "38;5;231"
BUSY: Final = ["smoke", "fire", "pillbox", "trench", "wire", "barrier", "depot"]
MARKS: Final = {"smoke": "*", "fire": "!", "pillbox": "P", "trench": "u", "wire": "x", "barrier": "A", "depot": "D"}


class Picture:
    """One picture of the map: two lines for each row, since every other column lies half a hex lower."""

    def __init__(self, ground: Ground, view: View | None, paint: Paint) -> None:
        self.ground = ground
        self.paint = paint
        self.units: dict[str, list[View]] = {}
        self.hexes: dict[str, View] = {}
        if view is not None:
            self.hexes = view["hexes"]
            for unit in view["units"]:
                self.units.setdefault(unit["place"], []).append(unit)

    def lines(self, span: Span) -> list[str]:
        halves = [self.line(row, half, span) for row in range(self.ground.rows) for half in (0, 1)]
        return [self.heading(span), *halves]

    def heading(self, span: Span) -> str:
        letters = [self.ground.hex_name(col * self.ground.rows).rstrip("0123456789") for col in range(*span)]
        return " " * LEFT + "".join(letter.ljust(WIDTH // 2 + 1) for letter in letters).rstrip()

    def line(self, row: int, half: int, span: Span) -> str:
        cells = [self.cell(col * self.ground.rows + row) for col in range(*span) if col & 1 == half]
        head = f"{row + 1:>2}" if half == 0 else "  "
        shift = " " * (WIDTH // 2 + 1) if span[0] & 1 != half else ""
        return head.ljust(LEFT) + shift + "  ".join(cells).rstrip()

    def cell(self, hex: int) -> str:
        """Terrain and height, then who is there, then what lies there."""
        name = self.ground.hex_name(hex)
        now = self.hexes.get(name, {})
        terrain = TERRAIN_NAMES.index(now["terrain"]) if "terrain" in now else self.ground.terrain[hex]
        sign = TERRAIN_SIGNS[terrain] + (str(self.ground.level[hex]) if self.ground.level[hex] else "")
        sign += (ROAD if self.ground.road[hex] else "") + (RAIL if self.ground.rail[hex] else "")
        marks = "".join(MARKS[kind] for kind in BUSY if now.get(kind))
        room = WIDTH - len(sign)
        text = stack_text(self.units.get(name, []), room - min(len(marks), 1))
        marks = marks[: room - len(text)]
        pad = " " * (room - len(text) - len(marks))
        side = self.units[name][0]["side"] if text else ""
        return sign + (self.paint(text, BOLD, WHITE, COLOURS[side]) if text else "") + marks + pad


def stack_text(units: list[View], room: int) -> str:
    """`G3`; of several the first, and how many more: `G3+1`. A suppressed one has a mark behind it."""
    if not units:
        return ""
    first = units[0]
    text = str(first["name"]) + ("?" if "suppressed" in first["status"] else "")
    if len(units) > 1:
        text += f"+{len(units) - 1}"
    return text[:room]


def columns_in(ground: Ground, width: int) -> int:
    """As many columns as fit."""
    return min(ground.cols, max(2, (width - LEFT) // (WIDTH // 2 + 1)))


def all_strips(ground: Ground, view: View | None, paint: Paint, width: int) -> list[str]:
    return in_strips(ground.cols, columns_in(ground, width), Picture(ground, view, paint).lines)


def terrain_line(ground: Ground, texts: Texts) -> str:
    """The terrain signs this map uses."""
    used = sorted(set(ground.terrain))
    return "  ".join(
        f"{TERRAIN_SIGNS[code]} {texts.format(PREFIX + 'terrain-' + TERRAIN_NAMES[code])}" for code in used
    )


class BarbarossaBoard:
    def parts(self, sheet: Sheet) -> list[Part]:
        view = sheet.view
        moment = (view["turn"], view["phase"], view["step"], view["hex_step"], view["over"])
        units = self.forces(sheet) if view["phase"] != "set-up" else []
        return [
            Part("map", self.around(sheet), moment),
            Part("track", self.track(sheet)),
            Part("units", units, (view["turn"], view["phase"], view["over"])),
        ]

    def map(self, sheet: Sheet) -> list[str]:
        return all_strips(load_ground(sheet.view["map"]), sheet.view, sheet.paint, sheet.width)

    def around(self, sheet: Sheet) -> list[str]:
        """As much of the map as fits, where one's own units are and what is asked about."""
        ground = load_ground(sheet.view["map"])
        room = columns_in(ground, sheet.width)
        places = [unit["place"] for unit in sheet.view["units"] if "standing" in unit]
        asked = [thing[2:] for thing in sheet.focus if thing.startswith("h:")]
        first, last = window(ground.cols, room, columns(ground, places), columns(ground, asked))
        lines = Picture(ground, sheet.view, sheet.paint).lines((first, last))
        if room < ground.cols:
            cut = sheet.texts.format("ui-map-part", first=first + 1, last=last, columns=ground.cols)
            lines.append(sheet.paint(cut, DIM))
        return lines

    def track(self, sheet: Sheet) -> list[str]:
        t, view = sheet.texts, sheet.view
        phase = t.format(f"{PREFIX}phase-{view['phase']}")
        if view["phase"] == "execution":
            phase += ": " + t.format(f"{PREFIX}step-{STEP_NAMES[view['step']]}")
        points = ", ".join(
            f"{t.format(PREFIX + 'side-' + side)} {view['vp'][n]}" for n, side in enumerate(("german", "soviet"))
        )
        key = "ui-barbarossa-track"
        lines = [sheet.paint(t.format(key, turn=view["turn"], turns=view["turns"], phase=phase, points=points), BOLD)]
        if view["wind"]:
            lines.append("  " + t.format("ui-barbarossa-wind", number=view["wind"]))
        return lines

    def forces(self, sheet: Sheet, hex: str | None = None) -> list[str]:
        """Each side's units that are still in the game."""
        there = [unit for unit in sheet.view["units"] if unit["place"] == hex or hex is None]
        return [self.unit(sheet, unit) for unit in there if unit["place"] not in ("destroyed", "merged", "left")]

    def unit(self, sheet: Sheet, unit: View) -> str:
        t = sheet.texts
        cards = catalogue()["cards"]
        assert isinstance(cards, dict)
        card = cards[unit["card"]]
        place = unit["place"] if len(unit["place"]) < 4 else t.format(f"ui-barbarossa-place-{unit['place']}")
        parts = [t.format("ui-barbarossa-size", size=unit["size"], of=card["size"], ap=unit["ap"])]
        parts += [t.format(f"{PREFIX}status-{status}") for status in unit["status"]]
        if "order" in unit:
            parts.append(self.order(sheet, unit["order"]))
        return f"  {unit['name']:<4} {sheet.say(card['title'])} {place}: {'; '.join(parts)}"

    def order(self, sheet: Sheet, order: View) -> str:
        words = [sheet.texts.format(f"{PREFIX}order-{order['name']}")]
        words += [str(order[key]) for key in ("target", "at") if key in order]
        words += ["-".join(order["path"])] if "path" in order else []
        if "face" in order:
            words.append(sheet.texts.format(PREFIX + "direction", number=order["face"]))
        words += [str(order["range"])] if "range" in order else []
        return " ".join(words)

    def piles(self, sheet: Sheet) -> list[str]:
        return []

    def legend(self, sheet: Sheet) -> list[str]:
        return [terrain_line(load_ground(sheet.view["map"]), sheet.texts), sheet.texts.format("ui-barbarossa-legend")]


def columns(ground: Ground, hexes: list[str]) -> list[int]:
    found = [ground.hex_index(name) for name in hexes]
    return [hex // ground.rows for hex in found if hex >= 0]


BOARD: Final = BarbarossaBoard()
