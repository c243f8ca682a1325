"""What of a state of Barbarossa a case can look at: every look yields (what, expected, got). Not compiled."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Any

from sandtable.cases.table import Difference, stats, two_words
from sandtable.games.barbarossa.cases.format import Look, Step
from sandtable.games.barbarossa.cases.position import MARKS
from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.defense import defense
from sandtable.games.barbarossa.rules.firepower import accuracy, close_dice, reach, row_dice
from sandtable.games.barbarossa.rules.fortitude import fortitude
from sandtable.games.barbarossa.rules.move.going import longest, why_not_enter
from sandtable.games.barbarossa.rules.names import (
    CAR_NAMES,
    MINE_NAMES,
    ORDER_NAMES,
    ROW_NAMES,
    SIDE_NAMES,
    TERRAIN_NAMES,
    WORK_NAMES,
)
from sandtable.games.barbarossa.rules.observers import row_of
from sandtable.games.barbarossa.rules.sight import sees_hex
from sandtable.games.barbarossa.rules.state import (
    ABOARD,
    AIRFIELD,
    DEFENDING,
    DESTROYED,
    HIDDEN,
    LEFT,
    MERGED,
    NO_SMOKE,
    NOBODY,
    NOWHERE,
    RESERVE,
    SCREEN,
    State,
    engaged,
    has,
    name_of,
    place_of,
)
from sandtable.games.barbarossa.rules.victory import points_of
from sandtable.games.barbarossa.rules.view import mines_view, unit_view
from sandtable.games.barbarossa.rules.zones import covers
from sandtable.kernel.errors import SandtableError

PLACES = {
    DESTROYED: "destroyed", AIRFIELD: "airfield", RESERVE: "reserve", MERGED: "merged", LEFT: "left", ABOARD: "aboard",
    NOWHERE: "nowhere",
}  # fmt: skip
NOT = "not-"
HEX_WORDS = re.compile(
    "|".join([*TERRAIN_NAMES, *WORK_NAMES, *(f"mined-{kind}" for kind in MINE_NAMES)])
    + r"|screen|fire-smoke|damaged-rail|held|no-(smoke|fire|trench|wire|barrier|pillbox|depot|mines)"
    + r"|(fire|markers|trench|wire|barrier|pillbox|stock)-\d+|(depot|held)-(german|soviet)"
)
UNIT_WORDS = re.compile(
    "|".join([*MARKS, *ORDER_NAMES, *PLACES.values()]) + r"|engaged|with|order-unknown|\?|[A-Z]+[0-9]+"
)
UNSEEN_ORDER = "order-unknown"


class Looker:
    """A state in the words of a case."""

    def __init__(self, g: State, units: dict[str, int], back: dict[str, str], moment: str = "") -> None:
        self.g = g
        self.units = units
        self.back = back  # the engine's names of units in those of the case
        self.moment = f"after {moment}: " if moment else ""

    def unit(self, tag: str) -> int:
        if tag not in self.units:
            raise SandtableError(f"no unit here is called {tag!r}")
        return self.units[tag]

    def hex(self, name: str) -> int:
        found = self.g.rules.ground.hex_index(name)
        if found < 0:
            raise SandtableError(f"{name!r} is not a hex of this map")
        return found

    def hex_name(self, h: int) -> str:
        return self.g.rules.ground.hex_name(h)

    def seat(self, name: str) -> int:
        if name not in SIDE_NAMES:
            raise SandtableError(f"{name!r} is no seat")
        return SIDE_NAMES.index(name)

    def differences(self, look: Look | Step) -> Iterator[Difference]:
        for what, wanted, got in self.all(look):
            yield self.moment + what, wanted, got

    def all(self, look: Look | Step) -> Iterator[Difference]:
        for tag, wanted in look.units.items():
            yield from words(f"units.{tag}", wanted, unit_words(self, self.unit(tag)), self.units)
        for tag, wanted in look.stats.items():
            yield stats(tag, wanted, stats_of(self.g, self.unit(tag)), "size 2 ap 3")
        for name, wanted in look.hexes.items():
            yield from words(f"hexes.{name}", wanted, hex_words(self.g, self.hex(name)))
        for tag, wanted in look.written.items():
            yield f"written.{tag}", wanted, self.order_text(self.unit(tag))
        for side, points in look.points.items():
            yield f"points.{side}", str(points), str(points_of(self.g, self.seat(side)))
        for side, wanted in look.mines.items():
            yield f"mines.{side}", " ".join(wanted.split()), self.mines(self.seat(side))
        for side, seen in look.views.items():
            for tag, wanted in seen.items():
                yield from words(f"views.{side}.{tag}", wanted, self.seen(self.unit(tag), self.seat(side)), self.units)
        yield from self.numbers(look)

    def numbers(self, look: Look | Step) -> Iterator[Difference]:
        g = self.g
        for pair, wanted in look.sight.items():
            tag, name = two_words(pair, "things, a unit and a hex")
            yield f"sight.{pair}", wanted, "seen" if sees_hex(g, self.unit(tag), self.hex(name)) else "unseen"
        for pair, wanted in look.fire.items():
            tag, at = two_words(pair, "units")
            yield f"fire.{pair}", wanted, fire_text(g, self.unit(tag), self.unit(at))
        for tag, wanted in look.zone.items():
            u = self.unit(tag)
            found = [self.hex_name(h) for h in range(g.rules.ground.size) if covers(g, u, h, self.zone_range(u))]
            yield f"zone.{tag}", " ".join(sorted(wanted.split())), " ".join(sorted(found))
        for pair, wanted in look.ways.items():
            tag, *path = pair.split()
            yield f"ways.{pair}", wanted, self.way(self.unit(tag), path)

    def zone_range(self, u: int) -> int:
        """As its order writes it, hidden as it was written before; else as far as its diagram goes (kz.1)."""
        g = self.g
        if has(g, u, HIDDEN):
            return g.u_reach[u]
        return g.u_range[u] if has(g, u, DEFENDING) else reach(g, u)

    def way(self, u: int, path: list[str]) -> str:
        """`us D5 E5`: may it go so, by the ground? `us march D5 E5`: how many hexes it may go on such a path."""
        g = self.g
        if path and path[0] in ORDER_NAMES:
            return self.how_far(u, ORDER_NAMES.index(path[0]), [self.hex(name) for name in path[1:]])
        at = g.u_hex[u]
        for name in path:
            code = why_not_enter(g, u, at, self.hex(name))
            if code != reasons.FINE:
                return reasons.REASONS[code][0]
            at = self.hex(name)
        return "open"

    def how_far(self, u: int, order: int, path: list[int]) -> str:
        ground = self.g.rules.ground
        hexes = [place_of(self.g, u), *path]
        if hexes[0] < 0 or any(ground.distance(a, b) != 1 for a, b in zip(hexes, path, strict=False)):
            return reasons.REASONS[reasons.NOT_ADJACENT][0]
        return str(longest(self.g, u, order, path))

    def mines(self, seat: int) -> str:
        return " ".join(f"{field['hex']} {field['kind']}" for field in mines_view(self.g, seat))

    def own(self, u: int) -> str:
        """A unit in the words of the case."""
        name = name_of(self.g, u)
        return self.back.get(name, name)

    def order_text(self, u: int) -> str:
        """As the short form writes it, the parts in one fixed order."""
        g = self.g
        found = [ORDER_NAMES[g.u_order[u]]]
        found += [self.own(g.u_target[u])] if g.u_target[u] != NOBODY else []
        found += [self.hex_name(g.u_at[u])] if g.u_at[u] != NOWHERE else []
        found += [str(g.u_face[u] + 1)] if g.u_face[u] != NOWHERE else []
        found += [str(g.u_range[u])] if g.u_range[u] else []
        return " ".join([*found, *[self.hex_name(h) for h in g.u_path[u]]])

    def seen(self, u: int, seat: int) -> list[str]:
        """What a seat knows of a unit: place, statuses, order."""
        view: dict[str, Any] = unit_view(self.g, u, seat)
        order = view["order"]["name"] if "order" in view else UNSEEN_ORDER
        return [str(view["place"]), order, *view["status"]]


def words(what: str, wanted: str, found: list[str], tags: Collection[str] = ()) -> Iterator[Difference]:
    """Whatever is named must be so; `not-hidden` must not."""
    for word in wanted.split():
        if word.removeprefix(NOT) not in tags:
            check_word(word.removeprefix(NOT), what)
        so = word.removeprefix(NOT) in found
        if so == (word.startswith(NOT) and word not in found):
            yield what, wanted, " ".join(found)


def check_word(word: str, what: str) -> None:
    """A word that nothing could ever say is a slip: `not-supressed` would always hold."""
    known = HEX_WORDS if what.startswith("hexes") else UNIT_WORDS
    if not known.fullmatch(word):
        raise SandtableError(f"{what}: {word!r} says nothing of a {'hex' if known is HEX_WORDS else 'unit'}")


def unit_words(looker: Looker, u: int) -> list[str]:
    """Everything that lies on a unit, its place first, then its order."""
    g = looker.g
    place = looker.hex_name(g.u_hex[u]) if g.u_hex[u] >= 0 else PLACES[g.u_hex[u]]
    found = [place, ORDER_NAMES[g.u_order[u]], *[word for word, flag in MARKS.items() if has(g, u, flag)]]
    if engaged(g, u):
        found.append("engaged")
    if g.u_carrier[u] != NOBODY:
        found += ["with", looker.own(g.u_carrier[u])]
    return found


def stats_of(g: State, u: int) -> dict[str, int]:
    found = {
        "size": g.u_size[u], "ap": g.u_ap[u], "smoke": g.u_smoke[u], "explosives": g.u_explosives[u],
        "mines": g.u_mines[u], "base": g.u_base[u], "bonus": g.u_bonus[u], "defense": defense(g, u),
        "fortitude": fortitude(g, u), "facing": g.u_facing[u] + 1, "cargo": g.u_cargo_ap[u], "boxes": g.u_boxes[u],
        "prep": g.u_prep[u], "flown": g.u_flown[u], "reach": g.u_reach[u],
    }  # fmt: skip
    for kind, left in enumerate(g.u_cars[u]):
        found[CAR_NAMES[kind]] = left
    for row, name in enumerate(ROW_NAMES):
        found[f"dice-{name}"] = row_dice(g, u, row)
        found[f"close-{name}"] = close_dice(g, u, row) if g.u_hex[u] >= 0 else 0
    return found


def hex_words(g: State, h: int) -> list[str]:
    """Terrain, works and what burns; sides by their compass numbers."""
    found = [TERRAIN_NAMES[g.h_terrain[h]], WORK_NAMES[g.h_work[h]]]
    found.append("no-smoke" if g.h_smoke[h] == NO_SMOKE else "screen" if g.h_smoke[h] == SCREEN else "fire-smoke")
    found.append(f"fire-{g.h_fire[h]}" if g.h_fire[h] else "no-fire")
    found += [f"markers-{g.h_markers[h]}"] if g.h_markers[h] else []
    for name, mask in (("trench", g.h_trench[h]), ("wire", g.h_wire[h]), ("barrier", g.h_barrier[h])):
        found += [f"{name}-{d + 1}" for d in range(6) if mask >> d & 1] or [f"no-{name}"]
    found.append(f"pillbox-{g.h_pillbox[h]}" if g.h_pillbox[h] else "no-pillbox")
    found.append(f"depot-{SIDE_NAMES[g.h_depot[h] - 1]}" if g.h_depot[h] else "no-depot")
    found += [f"stock-{g.h_stock[h]}"] + (["damaged-rail"] if g.h_rail[h] else [])
    found.append(f"held-{SIDE_NAMES[g.held[h]]}" if g.held[h] != NOBODY else "not-held")
    fields = [f for f in range(len(g.f_hex)) if g.f_hex[f] == h and g.f_live[f]]
    found += [f"mined-{MINE_NAMES[g.f_kind[f]]}" for f in fields] or ["no-mines"]
    return found


def fire_text(g: State, u: int, v: int) -> str:
    """`10 2`: dice and Accuracy of a plain shot."""
    return f"{row_dice(g, u, row_of(g, v))} {accuracy(g, u, g.u_hex[v], row_of(g, v))}"
