"""What lies beside the map, as text: tracks, Objectives, the hand, discard piles and forces."""

from __future__ import annotations

from typing import Final

from sandtable.commander.map.kinds import TERRAIN_NAMES
from sandtable.commander.screen.catalogue import catalogue
from sandtable.commander.screen.lobby_cards import Lobby
from sandtable.commander.screen.wire import Catalogue
from sandtable.commander.screen.words import side_phrase
from sandtable.phrase import PhraseData
from sandtable.screens.boards import Sheet, View
from sandtable.screens.colours import BOLD, DIM
from sandtable.terrain.lattice import EDGE_NAMES

RANK: Final = ["leader", "hero", "squad", "team"]  # what else a game has comes after them


class Beside:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    @property
    def printed(self) -> Catalogue:
        return catalogue(self.lobby.game.tables())

    def side(self, sheet: Sheet, number: int) -> str:
        return sheet.texts.say(self.lobby.own.phrase(side_phrase(number)))

    def named(self, sheet: Sheet, key: str) -> str:
        return sheet.texts.format(self.lobby.own.key(key))

    def say(self, sheet: Sheet, text: PhraseData) -> str:
        return sheet.say(self.lobby.own.data(text))

    # --- tracks ---
    def score(self, view: View) -> object:
        """What is worth showing the tracks again for; counts of cards are not."""
        casualties = [entry["casualties"] for entry in view["sides"]]
        return (view["time"], view["vp"], view["active"], view["objectives"], view["open_chits"], casualties)

    def tracks(self, sheet: Sheet) -> list[str]:
        view, vp = sheet.view, sheet.view["vp"]
        leader = sheet.texts.format("side-none") if vp == 0 else self.side(sheet, 0 if vp > 0 else 1)
        first = sheet.texts.format(
            "ui-track-time",
            time=view["time"], death=view["sudden_death"], vp=abs(vp), leader=leader,
            initiative=self.side(sheet, view["initiative"]), turn=view["turn"],
        )  # fmt: skip
        sides = [self.side_line(sheet, number) for number in range(2)]
        return [sheet.paint(first, BOLD), *sides, self.objectives(sheet), self.chits(sheet)]

    def side_line(self, sheet: Sheet, number: int) -> str:
        t, view = sheet.texts, sheet.view
        data = view["sides"][number]
        radio = data["radio"]
        radio_text = self.named(sheet, "ui-no-radio")
        if radio is not None:
            radio_text = self.radio_name(sheet, radio["radio"].rpartition("/")[2]) + (" *" if radio["broken"] else "")
        line = t.format(
            self.lobby.own.key("ui-track-side"),
            side=self.side(sheet, number), nation=self.named(sheet, "nation-" + data["nation"]),
            posture=t.format("posture-" + data["posture"]), edge=t.format("edge-" + EDGE_NAMES[data["edge"]]),
            lost=sum(1 for unit in data["casualties"] if unit), surrender=data["surrender"],
            orders=data["orders"] - (view["orders_given"] if view["active"] == number else 0),
            hand=data["hand_count"], draw=data["draw_count"], radio=radio_text,
        )  # fmt: skip
        return f"> {line}" if view["active"] == number else f"  {line}"

    def radio_name(self, sheet: Sheet, name: str) -> str:
        return name

    def objectives(self, sheet: Sheet) -> str:
        t, map = sheet.texts, self.lobby.bare_map(sheet.scenario)
        parts: list[str] = []
        for entry in sheet.view["objectives"]:
            hexes = [map.hex_name(h) for h in range(map.size) if map.objective[h] == entry["number"]]
            owner = self.side(sheet, entry["control"])
            where = hexes[0] if hexes else "-"
            parts.append(
                t.format("ui-objective", number=entry["number"], hex=where, side=owner, value=entry["value"])
            )  # fmt: skip
        return t.format("ui-objectives") + " " + "  ".join(parts)

    def chits(self, sheet: Sheet) -> str:
        t, view = sheet.texts, sheet.view
        found = [t.format("ui-chits-open", chits=self.chit_list(sheet, view["open_chits"]))]
        for number, data in enumerate(view["sides"]):
            if data["secret_chits"] is not None:
                found.append(t.format("ui-chits-secret", chits=self.chit_list(sheet, data["secret_chits"])))
            else:
                found.append(t.format("ui-chits-hidden", side=self.side(sheet, number), count=data["secret_count"]))
        return "  ".join(found)

    def chit_list(self, sheet: Sheet, letters: list[str]) -> str:
        return ", ".join(self.say(sheet, self.printed["chits"][letter]["say"]) for letter in letters) or "-"

    # --- cards ---
    def hand(self, sheet: Sheet) -> list[str]:
        seat = sheet.view["seat"]
        held: list[str] = sheet.view["sides"][seat]["hand"] or [] if seat >= 0 else []
        if not held:
            return []
        head = sheet.paint(sheet.texts.format("ui-hand", count=len(held)), BOLD)
        seen = sheet.view["sides"][1 - seat]["seen"]
        known = [sheet.texts.format("ui-seen", cards=", ".join(seen))] if seen else []
        return [head, *[self.card(sheet, name) for name in held], *known]

    def card(self, sheet: Sheet, name: str) -> str:
        """With its Order and Action as this scenario reads them."""
        order, action, *_ = sheet.look("c:" + name)["notes"]
        words = f"{sheet.say(order['say']['a']['order']):<18} / {sheet.say(action['say']['a']['action'])}"
        return f"  {name:<5} {words}"

    def piles(self, sheet: Sheet) -> list[str]:
        """Discard piles are open to both (1.2), top card last."""
        lines: list[str] = []
        for number, data in enumerate(sheet.view["sides"]):
            count = sheet.texts.format("ui-cards", count=len(data["discards"]))
            lines.append(sheet.paint(f"{self.side(sheet, number)}: {count}", BOLD))
            lines += [self.card(sheet, name) for name in data["discards"]]
        return lines

    # --- forces ---
    def forces(self, sheet: Sheet, hex: str | None = None) -> list[str]:
        """Everybody on the map, hex by hex, and who is still to come; or those in one hex."""
        if hex is not None:
            there = [unit for unit in sheet.view["units"] if unit["hex"] == hex]
            return ["  " + self.unit(sheet, unit) for unit in sorted(there, key=rank)]
        lines = [line for number in range(2) for line in self.side_forces(sheet, number)]
        waiting = [unit for unit in sheet.view["units"] if unit["hex"] is None]
        spaces = [unit["tag"] + (f" ({unit['space']})" if unit["space"] is not None else "") for unit in waiting]
        return lines + ([sheet.texts.format("ui-waiting", units=", ".join(spaces))] if waiting else [])

    def side_forces(self, sheet: Sheet, number: int) -> list[str]:
        stacks: dict[str, list[View]] = {}
        for unit in sheet.view["units"]:
            if unit["side"] == number and unit["hex"] is not None:
                stacks.setdefault(unit["hex"], []).append(unit)
        nation = self.named(sheet, "nation-" + sheet.view["sides"][number]["nation"])
        lines = [sheet.paint(f"{self.side(sheet, number)} ({nation})", BOLD)] if stacks else []
        for hex in sorted(stacks, key=lambda name: (name[0], int(name[1:]))):
            units = ", ".join(self.unit(sheet, unit) for unit in sorted(stacks[hex], key=rank))
            lines.append(f"  {hex:<4}{units}  {self.ground(sheet, hex)}")
        return lines

    def terrain(self, sheet: Sheet) -> list[int]:
        """By hex, as it is now."""
        return self.lobby.bare_map(sheet.scenario).terrain

    def ground(self, sheet: Sheet, hex: str) -> str:
        index = self.lobby.bare_map(sheet.scenario).hex_index(hex)
        parts = [sheet.texts.format("terrain-" + TERRAIN_NAMES[self.terrain(sheet)[index]])]
        forts = [marker["fort"] for marker in sheet.view["hexes"] if marker["hex"] == hex and marker["fort"]]
        parts += [self.named(sheet, "fort-" + fort) for fort in forts] + self.ground_notes(sheet, hex)
        return sheet.paint(f"[{', '.join(parts)}]", DIM)

    def ground_notes(self, sheet: Sheet, hex: str) -> list[str]:
        """What else lies in a hex."""
        return []

    def unit_notes(self, sheet: Sheet, unit: View) -> list[str]:
        """What else is to be said of a unit."""
        return []

    def unit(self, sheet: Sheet, unit: View) -> str:
        """`g.rifle-2 5-5-4-8 (broken; Light MG)`: firepower, range, movement, morale as they are now."""
        stats = unit["stats"]
        move = stats["move"] if stats["move"] >= 0 else "x"
        numbers = f"{stats['fp']}-{stats['range']}-{move}-{stats['morale']}"
        if stats["command"] is not None:
            numbers += sheet.texts.format("ui-command-short", command=stats["command"])
        notes = [sheet.texts.format("state-" + flag) for flag in unit["flags"]]
        for weapon in sheet.view["weapons"]:
            if weapon["id"] == unit["weapon"]:
                title = self.say(sheet, self.printed["weapons"][weapon["type"]]["title"])
                notes.append(title + (" *" if weapon["broken"] else ""))
        notes += self.unit_notes(sheet, unit)
        return f"{unit['tag']} {numbers}" + (f" ({'; '.join(notes)})" if notes else "")


def rank(unit: View) -> int:
    return RANK.index(unit["kind"]) if unit["kind"] in RANK else len(RANK)
