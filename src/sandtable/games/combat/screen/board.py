"""The table of Combat! as text: the map with the men on it, tracks, hand and squad."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.data.grounds import load_ground
from sandtable.games.combat.data.scenario_shapes import Compass, facing
from sandtable.games.combat.rules.names import ORDER_NAMES, TEAM_NAMES, TERRAIN_NAMES
from sandtable.games.combat.rules.sight.ground import Ground
from sandtable.games.combat.screen.catalogue import catalogue
from sandtable.games.combat.screen.words import order_phrase
from sandtable.screens.boards import Part, Sheet, Span, View, in_strips, window
from sandtable.screens.colours import BOLD, DIM, Paint
from sandtable.texts import Texts

WIDTH: Final = 5  # of a cell; every line holds every other column
LEFT: Final = 4
TERRAIN_SIGNS: Final = [".", ",", "^", "#", "T", "m", "=", "|", "\"", "v", "~", "o", "l", "u", "%", "*"]  # fmt: skip
TEAM_SIGNS: Final = dict(zip(TEAM_NAMES, ["A", "B", "C", "R", "Y", "W", "L"], strict=True))
ARROWS: Final = "↑↗↘↓↙↖"  # by map direction
COLOURS: Final = {"friendly": "48;5;58", "enemy": "48;5;240"}
WHITE: Final = "38;5;231"


def stack_text(men: list[View]) -> str:
    """`A2` two men of Able; an Unknown has a small letter."""
    groups: dict[str, int] = {}
    for man in men:
        sign = TEAM_SIGNS[man["team"]]
        sign = sign if man["known"] else sign.lower()
        groups[sign] = groups.get(sign, 0) + 1
    return "".join(sign + (str(n) if n > 1 else "") for sign, n in groups.items())


# --- the map ---


class Picture:
    """One picture of the map: two lines for each row, since every other column lies half a hex lower."""

    def __init__(self, ground: Ground, view: View | None, paint: Paint) -> None:
        self.ground = ground
        self.paint = paint
        self.men: dict[str, list[View]] = {}
        self.made: dict[str, str] = {}
        self.smoke: set[str] = set()
        self.live: set[str] = set()
        if view is not None:
            self.read(view)
        busy = {*self.men, *self.made, *self.smoke, *self.live}
        self.busy = {ground.hex_index(name) for name in busy}  # most hexes are bare

    def read(self, view: View) -> None:
        for man in view["men"]:
            if man["hex"] is not None:
                self.men.setdefault(man["hex"], []).append(man)
        markers = view["markers"]
        self.made = markers["made"]
        self.smoke = {hex for source in markers["smoke"] for hex in source["hexes"]}
        self.live = {grenade["hex"] for grenade in markers["grenades"]}

    def lines(self, span: Span) -> list[str]:
        halves = [self.line(row, half, span) for row in range(self.ground.rows) for half in (0, 1)]
        return [self.heading(span), *halves]

    def heading(self, span: Span) -> str:
        return " " * LEFT + " ".join(f"{col + 1:02d}" for col in range(*span))

    def line(self, row: int, half: int, span: Span) -> str:
        cells = [self.cell(col * self.ground.rows + row) for col in range(*span) if col & 1 == half]
        head = f"{row + 1:02d}" if half == 0 else "  "
        shift = "   " if span[0] & 1 != half else ""
        return head.ljust(LEFT) + shift + " ".join(cells).rstrip()

    def cell(self, hex: int) -> str:
        """Terrain, then who is there, then smoke and live grenades."""
        if hex not in self.busy:
            return TERRAIN_SIGNS[self.ground.terrain[hex]].ljust(WIDTH)
        name = self.ground.hex_name(hex)
        terrain = TERRAIN_NAMES.index(self.made[name]) if name in self.made else self.ground.terrain[hex]
        marks = ("~" if name in self.smoke else "") + ("!" if name in self.live else "")
        room, painted = WIDTH - 1 - len(marks), ""
        sides = [[man for man in self.men.get(name, []) if man["side"] == side] for side in COLOURS]
        for men, colour, others in zip(sides, COLOURS.values(), [len(sides[1]) > 0, False], strict=True):
            text = stack_text(men)
            if len(text) > room - others:
                text = text[: room - others - 1] + "…"
            painted += self.paint(text, BOLD, WHITE, colour) if text else ""
            room -= len(text)
        return TERRAIN_SIGNS[terrain] + painted + marks + " " * room


def columns_in(ground: Ground, width: int) -> int:
    """As many columns as fit."""
    return min(ground.cols, max(2, (width - LEFT) * 2 // (WIDTH + 1)))


def all_strips(ground: Ground, view: View | None, paint: Paint, width: int) -> list[str]:
    return in_strips(ground.cols, columns_in(ground, width), Picture(ground, view, paint).lines)


def terrain_line(ground: Ground, texts: Texts) -> str:
    """The terrain signs this map uses."""
    used = sorted(set(ground.terrain))
    return "  ".join(f"{TERRAIN_SIGNS[code]} {texts.format('combat-terrain-' + TERRAIN_NAMES[code])}" for code in used)


def compass_lines(sheet: Sheet) -> list[str]:
    """Where the numbers of the compass point, of each compass there is (9.3)."""
    found: list[str] = []
    given = sheet.scenario.get("compass")
    for entry in given if isinstance(given, list) else []:
        first = facing(Compass(**entry))
        points = "  ".join(f"{number + 1} {ARROWS[(first + number) % 6]}" for number in range(6))
        teams = ", ".join(sheet.texts.format("combat-team-" + team) for team in entry.get("teams", []))
        key = "ui-combat-compass-of" if teams else "ui-combat-compass"
        found.append(sheet.paint(sheet.texts.format(key, points=points, teams=teams), DIM))
    return found


# --- the board ---


class CombatBoard:
    def parts(self, sheet: Sheet) -> list[Part]:
        view = sheet.view
        moment = (view["turn"], view["step"], view["impulse"], view["acting"], view["over"])
        men = self.forces(sheet) if view["step"] not in ("set-up", "cards") else []
        return [
            Part("map", self.around(sheet), moment),
            Part("tracks", self.tracks(sheet)),
            Part("hand", self.hand(sheet)),
            Part("men", men, moment),
        ]

    def map(self, sheet: Sheet) -> list[str]:
        ground = load_ground(sheet.view["map"])
        return all_strips(ground, sheet.view, sheet.paint, sheet.width) + compass_lines(sheet)

    def around(self, sheet: Sheet) -> list[str]:
        """As much of the map as fits, where the squad is and what is asked about."""
        ground = load_ground(sheet.view["map"])
        room = columns_in(ground, sheet.width)
        first, last = window(ground.cols, room, self.squad(sheet), self.asked_about(sheet))
        lines = Picture(ground, sheet.view, sheet.paint).lines((first, last)) + compass_lines(sheet)
        if room < ground.cols:
            cut = sheet.texts.format("ui-map-part", first=first + 1, last=last, columns=ground.cols)
            lines.append(sheet.paint(cut, DIM))
        return lines

    def squad(self, sheet: Sheet) -> list[int]:
        men = [man for man in sheet.view["men"] if man["side"] == "friendly" and man["hex"] is not None]
        return [column(man["hex"]) for man in men]

    def asked_about(self, sheet: Sheet) -> list[int]:
        hexes = {f"u:{man['id']}": man["hex"] for man in sheet.view["men"]}
        named = [thing[2:] if thing.startswith("h:") else hexes.get(thing) for thing in sheet.focus]
        return [column(hex) for hex in named if hex is not None]

    # --- beside the map ---
    def tracks(self, sheet: Sheet) -> list[str]:
        t, view = sheet.texts, sheet.view
        head = t.format(
            "ui-combat-track", turn=view["turn"], turns=view["turns"], impulse=view["impulse"], points=view["points"],
            step=t.format("ui-combat-step-" + view["step"]),
        )  # fmt: skip
        teams = [f"{t.format('combat-team-' + e['team'])} {e['initiative']}" for e in view["track"]]
        lines = [sheet.paint(head, BOLD)]
        lines += ["  " + t.format("ui-combat-teams", teams=", ".join(teams))] if teams else []
        things = ["x:effects", "x:victory"] if view["over"] else ["x:effects"]
        return lines + ["  " + sheet.say(note["say"]) for thing in things for note in sheet.look(thing)["notes"]]

    def hand(self, sheet: Sheet) -> list[str]:
        held: list[str] = sheet.view["hand"] or []
        lines = [sheet.texts.format("ui-hand", count=len(held))] if held else []
        return lines + [self.card(sheet, tag) for tag in held]

    def card(self, sheet: Sheet, tag: str) -> str:
        cards = catalogue()["cards"]
        assert isinstance(cards, dict)
        numbers = "/".join(str(number) for number in cards[tag]["initiative"])
        return f"  {tag:<4} {sheet.say(cards[tag]['title'])} [{numbers}] {sheet.say(cards[tag]['text'])}"

    def piles(self, sheet: Sheet) -> list[str]:
        discards = sheet.view["discards"]
        return [sheet.texts.format("ui-cards", count=len(discards)), "  " + " ".join(discards)]

    def forces(self, sheet: Sheet, hex: str | None = None) -> list[str]:
        """Your men, then the Enemies on the map."""
        there = [man for man in sheet.view["men"] if (man["hex"] == hex if hex else man["hex"] is not None)]
        return [self.man(sheet, man) for side in ("friendly", "enemy") for man in there if man["side"] == side]

    def man(self, sheet: Sheet, man: View) -> str:
        t = sheet.texts
        parts = [t.say(order_phrase(ORDER_NAMES.index(man["order"]))), t.format("combat-morale-" + man["morale"])]
        if "spotted" in man:
            parts.append(t.format("combat-inspect-spotted" if man["spotted"] else "combat-inspect-hidden"))
        else:
            parts.append(t.format("combat-inspect-alert" if man["alert"] else "combat-inspect-waiting"))
        parts += [t.format("combat-wound-kind-" + wound) for wound in man.get("wounds", [])]
        parts += [t.format("combat-inspect-live")] if man["grenade"] else []
        parts += [t.format("combat-inspect-" + mark) for mark in man["marks"]]
        parts += [t.format("combat-ammo-" + w["ammo"]) for w in man.get("weapons", []) if w["ammo"] != "loaded"]
        name = f"{TEAM_SIGNS[man['team']]} {man['tag']}"
        return f"  {name:<14} {man['hex']} {'; '.join(parts)}"

    def legend(self, sheet: Sheet) -> list[str]:
        lines = [terrain_line(load_ground(sheet.view["map"]), sheet.texts), sheet.texts.format("ui-combat-legend")]
        return lines + compass_lines(sheet)


def column(hex: str) -> int:
    """`27.08` is in column 26 of those counted from 0."""
    return int(hex[:2]) - 1


BOARD: Final = CombatBoard()
