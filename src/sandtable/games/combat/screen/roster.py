"""The set-up of Combat! by a roster: the men, then their belt-fed Weapons; later arrivals likewise."""

from __future__ import annotations

from typing import Any, cast

from sandtable.games.combat.rules.setup import PlaceMen, placing_now
from sandtable.games.combat.rules.state import NOBODY, RESERVE, State
from sandtable.games.combat.rules.title import TITLE
from sandtable.games.combat.screen.moments import moment_now
from sandtable.games.combat.screen.things import gun_thing, hex_thing, man_thing, things_of_choice
from sandtable.games.combat.screen.words import Words
from sandtable.kernel.title import Data
from sandtable.screens.rosters import Piece, Rosters


def placing(g: State) -> PlaceMen:
    frame = placing_now(g)
    assert frame is not None
    return frame


class CombatRosters(Rosters):
    prompts = frozenset(["set-up", "arrive", "give-gun"])

    def step(self, g: Any) -> int:
        """Men who arrive together are one step, and the set-up before the first turn another."""
        return NOBODY if placing_now(g) is None else cast(State, g).turn

    def pieces(self, g: Any, seat: int) -> list[Piece]:
        words, frame = Words(g, moment_now(g)), placing(g)
        men = [Piece(man_thing(m), words.man(m)) for m in frame.men]
        guns = [gun for gun in range(len(g.gun_man)) if frame.guns and g.gun_hex[gun] == NOBODY]
        return men + [Piece(gun_thing(gun), words.gun(gun)) for gun in guns if self.could_serve(g, gun)]

    def could_serve(self, g: State, gun: int) -> bool:
        """Is there anybody, here or about to be placed, who may have it?"""
        teams = g.rules.gun_teams[gun]
        return bool(placing(g).bearers(g, gun)) or any(g.m_team[m] in teams for m in placing(g).men)

    def may(self, g: Any, seat: int, piece: Piece) -> list[str]:
        number = int(piece.thing[2:])
        if piece.thing[0] == "u":
            return [hex_thing(g, h) for h in placing(g).places(g, number)]
        return [man_thing(m) for m in placing(g).bearers(g, number)]

    def put(self, g: Any, seat: int, piece: Piece, place: str) -> None:
        number = int(piece.thing[2:])
        if piece.thing[0] == "u":
            g.m_hex[number] = g.rules.ground.hex_index(place[2:])
            placing(g).men.remove(number)
        else:
            g.gun_man[number] = int(place[2:])
            g.gun_hex[number] = g.m_hex[int(place[2:])]

    def lift(self, g: Any, seat: int, piece: Piece, place: str) -> None:
        number = int(piece.thing[2:])
        if piece.thing[0] == "u":
            g.m_hex[number] = RESERVE
            placing(g).men.append(number)
        else:
            g.gun_man[number] = g.gun_hex[number] = NOBODY

    def place_of(self, g: Any, piece: Piece) -> str | None:
        number = int(piece.thing[2:])
        if piece.thing[0] == "u":
            return hex_thing(g, g.m_hex[number]) if g.m_hex[number] >= 0 else None
        return man_thing(g.gun_man[number]) if g.gun_man[number] >= 0 else None

    def named(self, g: Any, code: int) -> list[str]:
        return things_of_choice(g, code)

    def view(self, g: Any, seat: int) -> Data:
        return TITLE.view(g, seat)
