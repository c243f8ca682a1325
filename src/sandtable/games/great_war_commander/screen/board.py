"""The table of Great War Commander as text: ground as it is now, Gas, artillery markers, Strategy Cards, Cohesion."""

from __future__ import annotations

from typing import Final

from sandtable.commander.map.kinds import TERRAIN_NAMES
from sandtable.commander.screen.board import CommanderBoard
from sandtable.phrase import Phrase, phrase
from sandtable.screens.boards import Sheet, View

GAS_SIGN: Final = "g"
ROUND_SIGN: Final = "@"
IMPACT_SIGN: Final = "!"
POST_SIGN: Final = "o"


class GreatWarBoard(CommanderBoard):
    # --- the map ---
    def terrain(self, sheet: Sheet) -> list[int]:
        map = self.lobby.bare_map(sheet.scenario)
        found = list(map.terrain)
        for entry in sheet.view["war"]["ground"]:
            found[map.hex_index(entry["hex"])] = TERRAIN_NAMES.index(entry["terrain"])
        return found

    def signs(self, sheet: Sheet) -> dict[str, str]:
        war, found = sheet.view["war"], dict[str, str]()
        for sign, hexes in [(GAS_SIGN, war["gas"]), *[mark for side in war["sides"] for mark in side_marks(side)]]:
            for hex in hexes:
                found[hex] = found.get(hex, "") + sign
        return found

    def ground_notes(self, sheet: Sheet, hex: str) -> list[str]:
        return [sheet.texts.format("marker-gas")] if hex in sheet.view["war"]["gas"] else []

    # --- beside it ---
    def tracks(self, sheet: Sheet) -> list[str]:
        year, _, month = sheet.view["war"]["date"].partition("-")
        date = sheet.texts.format("war-date", year=int(year), month=int(month))
        decks = [self.deck_line(sheet, deck) for deck in sheet.view["war"]["decks"]]
        return [*super().tracks(sheet), *[self.war_line(sheet, number) for number in range(2)], *decks, date]

    def deck_line(self, sheet: Sheet, deck: View) -> str:
        """One nation's cards, where a side has two."""
        say = phrase(
            "ui-war-deck", nation=self.named(sheet, "nation-" + deck["nation"]),
            hand=deck["hand_count"], draw=deck["draw_count"], discards=len(deck["discards"]),
        )  # fmt: skip
        return sheet.texts.say(say)

    def radio_name(self, sheet: Sheet, name: str) -> str:
        """Of `telephone-155mm` the calibre."""
        return sheet.texts.format("ui-war-calibre", calibre=int("".join(sign for sign in name if sign.isdigit())))

    def war_line(self, sheet: Sheet, number: int) -> str:
        """Strategy Cards and the Telephone's box."""
        side = sheet.view["war"]["sides"][number]
        in_force: list[Phrase] = [phrase("strategy-" + slug) for slug in side["reminders"]]
        say = phrase(
            "ui-war-side",
            side=self.side(sheet, number), held=held(sheet, side), draw=side["strategy_draw"],
            reminders=", ".join(sheet.texts.say(card) for card in in_force) or "-",
            box=phrase("box-" + side["box"]) if side["box"] is not None else "-",
        )  # fmt: skip
        return sheet.texts.say(say)

    def piles(self, sheet: Sheet) -> list[str]:
        return [*super().piles(sheet), *[self.strategy_pile(sheet, number) for number in range(2)]]

    def strategy_pile(self, sheet: Sheet, number: int) -> str:
        cards = sheet.view["war"]["sides"][number]["strategy_discards"]
        names = ", ".join(sheet.texts.format("strategy-" + slug) for slug in cards) or "-"
        return f"{self.side(sheet, number)}, {sheet.texts.format('strategy-term')}: {names}"

    # --- Formations ---
    def unit_notes(self, sheet: Sheet, unit: View) -> list[str]:
        war = sheet.view["war"]
        command = war["command"][unit["side"]]
        found = [f"{gun['fp']}/{gun['range']}" for gun in war["guns"] if gun["unit"] == unit["id"]]
        found = [sheet.texts.say(phrase("ui-war-gun", stats=text)) for text in found]
        if unit["id"] in command["out_of_cohesion"]:
            found.append(sheet.texts.say(phrase("ui-war-out")))
        if unit["id"] == command["highest"]:
            found.append(sheet.texts.say(phrase("ui-war-highest")))
        return found


def side_marks(side: View) -> list[tuple[str, list[str]]]:
    """Spotting Round, Impact markers and observer post of a side."""
    rounds = [side["spotting"]] if side["spotting"] is not None else []
    posts = [side["observer"]] if side["observer"] is not None else []
    return [(ROUND_SIGN, rounds), (IMPACT_SIGN, side["barrage"]), (POST_SIGN, posts)]


def held(sheet: Sheet, side: View) -> str | int:
    """The card, or one of each nation, if one may see them; else how many."""
    cards = side["strategy"]
    if not cards:
        return int(side["strategy_count"])
    return ", ".join(sheet.texts.format("strategy-" + slug) for slug in cards)
