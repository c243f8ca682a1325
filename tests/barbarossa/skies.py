"""Fields with aircraft: cards of every role, an airfield, staffs who may call them."""

from __future__ import annotations

from typing import Any

from field import Field, Play, a_card

from sandtable.games.barbarossa.data.packs import load_tables
from sandtable.games.barbarossa.rules.cards import Card, OrderBox
from sandtable.games.barbarossa.rules.planning import Planning
from sandtable.games.barbarossa.rules.state import AIRFIELD, State

GROUND_ORDERS = {"defend": OrderBox(bonus=1), "open-fire": 0, "careful-movement": 1, "march": 2}


def fighter(id: str = "FTR", **values: Any) -> Card:
    orders = {"intercept": 0, "combat-air-patrol": 2, "escort": 0}
    given = {
        "fortitude": [9, 8, 7], "defense": 1, "ammo": 4, "firepower": {"aircraft": [6, 4, 2]}, "orders": orders,
        "abilities": ["fighter"], "flight": 3, "accuracy": [],
    }  # fmt: skip
    return a_card(id, "aircraft", 3, **{**given, **values})


def bomber(id: str = "BMB", **values: Any) -> Card:
    rows = {"infantry": [6, 4, 2], "artillery": [6, 4, 2], "aircraft": [2, 1, 1], "installations": [5, 3, 2]}
    given = {
        "fortitude": [8, 7, 6], "defense": 1, "ammo": 2, "firepower": rows, "orders": {"bombing-run": 0}, "flight": 3,
        "accuracy": [], "abilities": ["targets-installations"],
    }  # fmt: skip
    return a_card(id, "aircraft", 3, **{**given, **values})


def scout(id: str = "SCT", **values: Any) -> Card:
    given = {
        "fortitude": [8, 7], "defense": 1, "ammo": 2, "firepower": {"aircraft": [1, 1]}, "flight": 4,
        "orders": {"air-reconnaissance": 0}, "surveillance": 3, "accuracy": [],
    }  # fmt: skip
    return a_card(id, "aircraft", 2, **{**given, **values})


def transport(id: str = "TRN", **values: Any) -> Card:
    orders = {"airborne-assault": 0, "airdrop-supplies": 0}
    given = {
        "fortitude": [7, 6, 5], "defense": 1, "ammo": 1, "firepower": {"aircraft": [1, 1, 1]}, "flight": 4,
        "orders": orders, "airdrop": 12, "accuracy": [],
    }  # fmt: skip
    return a_card(id, "aircraft", 3, **{**given, **values})


def paratroopers(id: str = "PAR", **values: Any) -> Card:
    given = {
        "fortitude": [9, 8, 7], "defense": 2, "firepower": {"infantry": [8, 6, 4]}, "orders": GROUND_ORDERS,
        "abilities": ["airborne-assault", "equipping"], "close_accuracy": 3,
    }  # fmt: skip
    return a_card(id, "infantry", 3, **{**given, **values})


def flak(id: str = "FLK", **values: Any) -> Card:
    given = {
        "firepower": {"infantry": [6, 4, 2], "aircraft": [4, 3, 2]}, "air_accuracy": [2, 2], "accuracy": [3, 2, 1],
        "abilities": ["anti-aircraft"], "orders": GROUND_ORDERS, "ammo": 6, "defense": 1,
    }  # fmt: skip
    return a_card(id, "artillery", 3, **{**given, **values})


def rifles(id: str = "INF", **values: Any) -> Card:
    return a_card(id, **{"orders": GROUND_ORDERS, "defense": 1, **values})


def staff(id: str = "HQ", **values: Any) -> Card:
    return a_card(id, **{"size": 2, "abilities": ["hq"], "orders": GROUND_ORDERS, **values})


class Sky(Field):
    """With a staff of each side far from everything, and the printed terrain and search tables."""

    def __init__(self, cols: int = 13, rows: int = 12, staffs: bool = True, **options: int) -> None:
        super().__init__(cols, rows, **options)
        printed = load_tables()
        self.tables.terrain = printed.terrain
        self.tables.air_search = printed.air_search
        self.parked: list[str] = []
        if staffs:
            self.unit("G90", staff(), "B11").unit("S90", staff(), "L11")

    def plane(self, name: str, card: Card, **values: Any) -> Sky:
        """At the airfield, in Standby; paratroopers too."""
        self.parked.append(name)
        self.unit(name, card, "B2", **values)
        return self

    def watch(self, *names_and_hexes: str) -> Sky:
        """Eyes: units that do nothing."""
        for name, hex in zip(names_and_hexes[::2], names_and_hexes[1::2], strict=True):
            self.unit(name, rifles("EYE", firepower={}), hex)
        return self

    def wind(self, direction: int) -> Sky:
        self.rules.strong_winds = True
        self.rules.fixed_wind = direction - 1
        return self

    def state(self) -> State:
        g = super().state()
        for u in range(len(g.u_card)):
            name = "GS"[g.u_side[u]] + str(g.u_flag[u])
            if name in self.parked:
                g.u_hex[u] = AIRFIELD
        g.wind = self.rules.fixed_wind
        return g


def go(play: Play) -> Play:
    """Both commit; who has nothing to order has done so already."""
    for seat in (0, 1):
        if isinstance(play.g.frames[-1], Planning) and "commit" in play.offered(seat):
            play.say(seat, "commit")
    return play


def named(play: Play, event: str) -> list[tuple[str, ...]]:
    """Events by the names of the two units that they begin with."""
    return [tuple(unit_name(play, n) for n in found[:2]) for found in play.events(event)]


def unit_name(play: Play, u: int) -> str:
    return "GS"[play.g.u_side[u]] + str(play.g.u_flag[u]) if 0 <= u < len(play.g.u_card) else str(u)
