"""The set-up of a Commander game by a roster: units, then Weapons, then Fortifications of the step that stands."""

from __future__ import annotations

from typing import Any, Final, cast

from sandtable.commander.rules import reasons
from sandtable.commander.rules.names import NO_FORT
from sandtable.commander.rules.scenario.script import of_weapon
from sandtable.commander.rules.setup import FORTS, SetUp, set_up_now
from sandtable.commander.rules.state import (
    IN_MIX,
    NO_WEAPON,
    UNASSIGNED,
    WAITING,
    State,
    lift,
    put,
)
from sandtable.commander.rules.verbs import FORT, GIVE, PLACE
from sandtable.commander.rules.view import unit_view, weapon_view
from sandtable.commander.screen.things import hex_thing, thing_of, things_of_choice, unit_thing, weapon_thing
from sandtable.commander.screen.words import unit_title, weapon_title
from sandtable.kernel.choice import B_SHIFT
from sandtable.kernel.frame import with_byte
from sandtable.kernel.game import Decision, Game
from sandtable.kernel.title import Data, Title
from sandtable.phrase import Phrase, phrase
from sandtable.screens.rosters import Piece, Rosters

FORT_THING: Final = "x:fort-"
WHERE_TO: Final = {"u": PLACE, "w": GIVE, "x": FORT}


def set_up_frame(g: State) -> SetUp:
    frame = set_up_now(g)
    assert frame is not None
    return frame


class CommanderRosters(Rosters):
    prompts = frozenset(["set-up-unit", "set-up-weapon", "set-up-fort"])

    def __init__(self, title: Title) -> None:
        self.title = title

    def step(self, g: Any) -> int:
        frame = set_up_now(g)
        return -1 if frame is None else frame.step_no

    # --- the pieces ---
    def pieces(self, g: Any, seat: int) -> list[Piece]:
        frame = set_up_frame(g)
        units = [Piece(unit_thing(u), unit_name(g, u)) for u in waiting_units(g, frame)]
        weapons = [Piece(weapon_thing(w), weapon_title(g.rules.tables, g.w_type[w])) for w in waiting_weapons(g, frame)]
        return units + weapons + fort_pieces(g, frame)

    def may(self, g: Any, seat: int, piece: Piece) -> list[str]:
        frame, kind, number = set_up_frame(g), piece.thing[0], number_of(piece)
        if kind == "u":
            hexes = range(g.rules.map.size)
            return [hex_thing(g, h) for h in hexes if frame.reason(g, number << B_SHIFT | h, PLACE) == reasons.OK]
        if kind == "w":
            return [unit_thing(u) for u in takers_of(g, frame, number)]
        mine = frame.laid_by(g, seat)
        return [hex_thing(g, h) for h in range(g.rules.map.size) if frame.fort_reason(g, h, mine) == reasons.OK]

    def put(self, g: Any, seat: int, piece: Piece, place: str) -> None:
        number = number_of(piece)
        if piece.thing[0] == "u":
            put(g, number, hex_of(g, place))
        elif piece.thing[0] == "w":
            g.w_carrier[number] = int(place[2:])
            g.u_weapon[int(place[2:])] = number
        else:
            g.h_fort = with_byte(g.h_fort, hex_of(g, place), fort_kind(g, piece))

    def lift(self, g: Any, seat: int, piece: Piece, place: str) -> None:
        number = number_of(piece)
        if piece.thing[0] == "u":
            lift(g, number, WAITING)
        elif piece.thing[0] == "w":
            g.u_weapon[g.w_carrier[number]] = NO_WEAPON
            g.w_carrier[number] = UNASSIGNED
        else:
            g.h_fort = with_byte(g.h_fort, hex_of(g, place), NO_FORT)

    def place_of(self, g: Any, piece: Piece) -> str | None:
        number = number_of(piece)
        if piece.thing[0] == "u":
            return hex_thing(g, g.u_hex[number]) if g.u_hex[number] >= 0 else None
        if piece.thing[0] == "w":
            return unit_thing(g.w_carrier[number]) if g.w_carrier[number] >= 0 else None
        return None

    def named(self, g: Any, code: int) -> list[str]:
        return things_of_choice(g, code)

    def refused(self, game: Game, decision: Decision, piece: Piece, place: str) -> Phrase:
        """With the engine's own reason."""
        g = cast(State, game.state)
        what = fort_kind(g, piece) if piece.thing[0] == "x" else number_of(piece)
        where = carrier_of(g, place) if piece.thing[0] == "w" else hex_of(g, place)
        if where < 0:
            return super().refused(game, decision, piece, place)
        why = game.explain(decision.seat, what << B_SHIFT | where, WHERE_TO[piece.thing[0]])
        if why is None:
            return super().refused(game, decision, piece, place)
        return phrase("table-place-refused", piece=piece.say, place=place[2:], why=phrase("why-" + why[0]))

    def view(self, g: Any, seat: int) -> Data:
        """As the seat sees it; its own pieces that wait are there to be drawn, even if all set up unseen."""
        view = self.title.view(g, seat)
        if g.rules.concealed_setup:
            frame = set_up_frame(g)
            cast(list[Data], view["units"]).extend(unit_view(g, u) for u in waiting_units(g, frame))
            cast(list[Data], view["weapons"]).extend(weapon_view(g, w) for w in waiting_weapons(g, frame))
        return view


def unit_name(g: State, u: int) -> Phrase:
    """`Rifle 2`: whose it is goes without saying."""
    tables, kind = g.rules.tables, g.u_type[u]
    title = unit_title(tables, kind)
    return (
        title if tables.unit_leads[kind] else phrase("unit-numbered", unit=title, number=1 + g.u_type[:u].count(kind))
    )


def number_of(piece: Piece) -> int:
    """Of a unit or Weapon."""
    return int(piece.thing[2:]) if piece.thing[0] in "uw" else -1


def hex_of(g: State, place: str) -> int:
    return g.rules.map.hex_index(place.removeprefix("h:"))


def carrier_of(g: State, place: str) -> int:
    """The unit that a place names; -1 if there is none."""
    number = place.removeprefix("u:")
    return int(number) if number.isdecimal() and int(number) < len(g.u_hex) else -1


def fort_kind(g: State, piece: Piece) -> int:
    return g.rules.tables.words.forts.index(piece.thing.removeprefix(FORT_THING))


def waiting_units(g: State, frame: SetUp) -> list[int]:
    side, group = frame.side(g), frame.group(g)
    units = range(len(g.rules.unit_group))
    return [u for u in units if g.u_hex[u] == WAITING and g.u_owner[u] == side and g.rules.unit_group[u] == group]


def waiting_weapons(g: State, frame: SetUp) -> list[int]:
    rules, side, group = g.rules, frame.side(g), frame.group(g)
    late = rules.script.weapon_space
    weapons = [w for w in range(len(rules.weapon_group)) if g.w_carrier[w] == UNASSIGNED and of_weapon(late, w) < 0]
    return [w for w in weapons if rules.weapon_side[w] == side and rules.weapon_group[w] == group]


def fort_pieces(g: State, frame: SetUp) -> list[Piece]:
    """Those of one kind are not told apart."""
    rules = g.rules
    kinds = frame.forts
    if frame.at != FORTS:
        kinds = frame.step_forts(g)
    found: list[Piece] = []
    for i, kind in enumerate(kinds):
        name = f"{thing_of(g, 'fort', kind)}#{kinds[:i].count(kind) + 1}"
        found.append(Piece(name, phrase("fort-" + rules.tables.words.forts[kind]), True))
    return found


def takers_of(g: State, frame: SetUp, weapon: int) -> list[int]:
    """Who may carry a Weapon: the engine is asked as if it were the next one."""
    others = [w for w in range(len(g.w_carrier)) if g.w_carrier[w] == UNASSIGNED and w != weapon]
    for w in others:
        g.w_carrier[w] = IN_MIX
    found = frame.takers(g)
    for w in others:
        g.w_carrier[w] = UNASSIGNED
    return found
