"""What lies beside the map: tracks, the hand, the forces; and a closer look at one hex or piece."""

from __future__ import annotations

from typing import Any, Final

from sandtable.cli.board import legend
from sandtable.cli.colours import BOLD, DIM, Paint
from sandtable.cli.words import Words
from sandtable.commander.map.kinds import TERRAIN_NAMES
from sandtable.commander.rules import names
from sandtable.commander.rules.cover import covers, road_penalty
from sandtable.commander.screen.inspection import hexsides_of, unit_stats, ways_of
from sandtable.commander.screen.words import chit_phrase, weapon_title
from sandtable.phrase import signed
from sandtable.screens.shapes import Stat
from sandtable.terrain.lattice import EDGE_NAMES

View = dict[str, Any]

GROUPS: Final = {"veteran": "marks", "suppressed": "marks", "road": "cover", "cover-fort": "cover"}
RANK: Final = {"leader": 0, "hero": 1, "squad": 2, "team": 3}


class Panel:
    """Texts beside the board, for one seat."""

    def __init__(self, words: Words, paint: Paint) -> None:
        self.words = words
        self.texts = words.texts
        self.paint = paint

    # --- tracks ---
    def tracks(self, view: View) -> list[str]:
        t = self.texts
        vp = view["vp"]
        leader = t.format("side-none") if vp == 0 else self.words.side(0 if vp > 0 else 1)
        first = t.format(
            "ui-track-time",
            time=view["time"], death=view["sudden_death"], vp=abs(vp), leader=leader,
            initiative=self.words.side(view["initiative"]), turn=view["turn"],
        )  # fmt: skip
        return [self.paint(first, BOLD), *[self.side_line(view, side) for side in range(2)], *self.objectives(view)]

    def side_line(self, view: View, side: int) -> str:
        t = self.texts
        data = view["sides"][side]
        radio = data["radio"]
        radio_text = t.format("ui-no-radio")
        if radio is not None:
            radio_text = radio["radio"].rpartition("/")[2] + (" *" if radio["broken"] else "")
        line = t.format(
            "ui-track-side",
            side=self.words.side(side), nation=t.format("nation-" + data["nation"]),
            posture=t.format("posture-" + data["posture"]), edge=t.format("edge-" + EDGE_NAMES[data["edge"]]),
            lost=sum(1 for unit in data["casualties"] if unit), surrender=data["surrender"],
            orders=data["orders"] - (view["orders_given"] if view["active"] == side else 0),
            hand=data["hand_count"], draw=data["draw_count"], radio=radio_text,
        )  # fmt: skip
        return f"> {line}" if view["active"] == side else f"  {line}"

    def objectives(self, view: View) -> list[str]:
        t = self.texts
        map = self.words.g.rules.map
        parts: list[str] = []
        for objective in view["objectives"]:
            number = objective["number"]
            hexes = [map.hex_name(h) for h in range(map.size) if map.objective[h] == number]
            parts.append(
                t.format(
                    "ui-objective",
                    number=number, hex=hexes[0] if hexes else "-", side=self.words.side(objective["control"]),
                    value=objective["value"],
                )
            )  # fmt: skip
        lines = [t.format("ui-objectives") + " " + "  ".join(parts)]
        chits = [t.format("ui-chits-open", chits=", ".join(self.chit(c) for c in view["open_chits"]) or "-")]
        for side in range(2):
            secret = view["sides"][side]["secret_chits"]
            if secret is not None:
                chits.append(t.format("ui-chits-secret", chits=", ".join(self.chit(c) for c in secret) or "-"))
            else:
                count = view["sides"][side]["secret_count"]
                chits.append(t.format("ui-chits-hidden", side=self.words.side(side), count=count))
        return [*lines, "  ".join(chits)]

    def chit(self, letter: str) -> str:
        tables = self.words.g.rules.tables
        return self.words.say(chit_phrase(tables, tables.chit_letter.index(letter)))

    # --- cards ---
    def hand(self, view: View, seat: int) -> list[str]:
        tables = self.words.g.rules.tables
        cards = [tables.card_name.index(name) for name in view["sides"][seat]["hand"] or []]
        if not cards:
            return []
        lines = [self.paint(self.texts.format("ui-hand", count=len(cards)), BOLD)]
        lines += ["  " + self.card_line(card) for card in cards]
        seen = view["sides"][1 - seat]["seen"]
        if seen:
            lines.append(self.texts.format("ui-seen", cards=", ".join(seen)))
        return lines

    def card_line(self, card: int) -> str:
        name = self.words.g.rules.tables.card_name[card]
        order, action = self.words.phrases.order_name(card), self.words.phrases.action_name(card)
        return f"{name:<5} {self.words.say(order):<18} / {self.words.say(action)}"

    def discards(self, view: View) -> list[str]:
        """Discard piles are open to both (1.2), top card last."""
        tables = self.words.g.rules.tables
        lines: list[str] = []
        for side in range(2):
            pile = view["sides"][side]["discards"]
            lines.append(self.paint(f"{self.words.side(side)}: {self.texts.format('ui-cards', count=len(pile))}", BOLD))
            lines += ["  " + self.card_line(tables.card_name.index(name)) for name in pile]
        return lines

    # --- forces ---
    def forces(self, view: View) -> list[str]:
        """Everybody on the map, hex by hex, both sides side by side in the list."""
        lines: list[str] = []
        waiting: list[str] = []
        for side in range(2):
            stacks: dict[str, list[View]] = {}
            for unit in view["units"]:
                if unit["side"] != side:
                    continue
                if unit["hex"] is None:
                    space = unit["space"]
                    waiting.append(unit["tag"] + (f" ({space})" if space is not None else ""))
                else:
                    stacks.setdefault(unit["hex"], []).append(unit)
            if stacks:
                nation = self.texts.format("nation-" + view["sides"][side]["nation"])
                lines.append(self.paint(f"{self.words.side(side)} ({nation})", BOLD))
            for hex in sorted(stacks, key=lambda name: (name[0], int(name[1:]))):
                lines.append(f"  {hex:<4}{self.stack(view, stacks[hex])}  {self.ground(hex)}")
        if waiting:
            lines.append(self.texts.format("ui-waiting", units=", ".join(waiting)))
        return lines

    def ground(self, hex: str) -> str:
        g = self.words.g
        h = g.rules.map.hex_index(hex)
        parts = [self.texts.format("terrain-" + TERRAIN_NAMES[g.rules.map.terrain[h]])]
        if g.h_fort[h]:
            parts.append(self.texts.format("fort-" + names.FORT_NAMES[g.h_fort[h]]))
        return self.paint(f"[{', '.join(parts)}]", DIM)

    def stack(self, view: View, units: list[View]) -> str:
        return ", ".join(self.unit(view, unit) for unit in sorted(units, key=lambda unit: RANK[unit["kind"]]))

    def unit(self, view: View, unit: View) -> str:
        """`Rifle g.rifle-2 5-5-4-8 (broken; Light MG)`: firepower, range, movement, morale as they are now."""
        stats = unit["stats"]
        numbers = f"{stats['fp']}-{stats['range']}-{stats['move']}-{stats['morale']}"
        if stats["command"] is not None:
            numbers += self.texts.format("ui-command-short", command=stats["command"])
        notes = [self.texts.format("state-" + flag) for flag in unit["flags"]]
        weapon = next((w for w in view["weapons"] if w["id"] == unit["weapon"]), None)
        if weapon is not None:
            title = weapon_title(self.words.g.rules.tables, self.words.g.w_type[weapon["id"]])
            notes.append(self.words.say(title) + (" *" if weapon["broken"] else ""))
        return f"{unit['tag']} {numbers}" + (f" ({'; '.join(notes)})" if notes else "")

    def legend(self) -> list[str]:
        map = self.words.g.rules.map
        terrain = "  ".join(f"{sign} {self.texts.format(key)}" for sign, key in legend(map))
        return [terrain, self.texts.format("ui-legend")]

    # --- a closer look ---
    def hex(self, view: View, h: int) -> list[str]:
        """Terrain, level, ways, hexsides and Covers of a hex, and who is there."""
        g, t = self.words.g, self.texts
        map = g.rules.map
        name = map.hex_name(h)
        ways = [t.format("way-" + way) for way in ways_of(g, h)]
        lines = [
            t.format(
                "ui-hex",
                hex=name, terrain=t.format("terrain-" + TERRAIN_NAMES[map.terrain[h]]), level=map.level[h],
                cost=g.rules.move_cost[map.terrain[h]], cover=max(covers(g, h, False, 0)), road=road_penalty(g, h),
            )
        ]  # fmt: skip
        if ways:
            lines.append("  " + ", ".join(ways))
        for side, beyond in hexsides_of(g, h):
            there = map.hex_name(beyond) if beyond >= 0 else t.format("hex-none")
            lines.append("  " + t.format("ui-hexside", side=t.format("hexside-" + side), hex=there))
        marker = next((m for m in view["hexes"] if m["hex"] == name), None)
        if marker is not None:
            parts = [t.format("fort-" + marker["fort"])] if marker["fort"] else []
            parts += [f"{t.format('marker-smoke')} {marker['smoke']}"] if marker["smoke"] else []
            parts += [t.format("marker-blaze")] if marker["blaze"] else []
            lines.append("  " + ", ".join(parts))
        lines += ["  " + self.unit(view, unit) for unit in view["units"] if unit["hex"] == name]
        return lines

    def inspect_unit(self, view: View, u: int) -> list[str]:
        """Every stat term by term."""
        g, t = self.words.g, self.texts
        unit = next((unit for unit in view["units"] if unit["id"] == u), None)
        if unit is None:
            return [t.format("inspect-not-seen")]
        lines = [self.paint(f"{self.words.say(self.words.phrases.unit_name(u))} ({unit['tag']})", BOLD)]
        if unit["hex"] is None:
            return [*lines, t.format("inspect-off-map")]
        lines.append(f"  {unit['hex']} {self.ground(unit['hex'])} {self.unit(view, unit)}")
        return lines + [self.stat(stat) for stat in unit_stats(g, u)]

    def stat(self, stat: Stat) -> str:
        """`Morale 10 = 7 printed +1 leaders +2 cover`; terms of one kind are summed up."""
        t = self.texts
        label = t.format("stat-" + stat.key)
        if stat.key == "command":
            return f"  {label} {stat.value}"
        sums: dict[str, int] = {}
        for term in stat.terms:
            kind = GROUPS.get(term.kind, term.kind)
            sums[kind] = sums.get(kind, 0) + term.value
        parts = [f"{sums.pop('printed')} {t.format('term-printed')}"]
        parts += [f"{signed(value)} {t.format('ui-term-' + kind)}" for kind, value in sums.items() if value]
        return f"  {label} {stat.value} = " + " ".join(parts)

    def inspect_weapon(self, w: int) -> list[str]:
        g, t = self.words.g, self.texts
        tables, kind = g.rules.tables, g.w_type[w]
        low = tables.weapon_min_range[kind]
        reach = f"{low}-{tables.weapon_max_range[kind]}" if low else str(tables.weapon_max_range[kind])
        line = t.format(
            "ui-weapon",
            fp=tables.weapon_fp[kind], range=reach, move=tables.weapon_move[kind],
            fix=tables.weapon_fix_high[kind], lost=tables.weapon_elim_low[kind],
        )  # fmt: skip
        notes = [t.format("state-broken")] if g.w_broken[w] else []
        notes += [t.format("inspect-ordnance")] if tables.weapon_ordnance[kind] else []
        title = self.words.say(self.words.phrases.weapon(w))
        return [self.paint(title, BOLD), "  " + "; ".join([line, *notes])]
