"""What a step of a case expects of this game: every check yields (what, expected, got). Not compiled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from sandtable.cases import table
from sandtable.cases.case import Step as AnyStep
from sandtable.cases.table import Difference, ending, held, question, stats, told
from sandtable.commander.cases.format import Case, Step
from sandtable.commander.cases.look import beside, own
from sandtable.commander.map.sight import explain
from sandtable.commander.packs.game import CommanderGame
from sandtable.commander.packs.scenario import SIDES
from sandtable.commander.packs.title import CommanderTitle
from sandtable.commander.rules import tell
from sandtable.commander.rules.cover import hex_cover, morale
from sandtable.commander.rules.los import BLOCKED, hexes_apart, sight
from sandtable.commander.rules.notation import short, side_name, unit_tag, weapon_tag
from sandtable.commander.rules.state import (
    BROKEN,
    CASUALTY,
    IN_BOX,
    NO_RADIO,
    SUPPRESSED,
    TIME_TRACK,
    UNCONTROLLED,
    VETERAN,
    WEAPON_PIECE,
    State,
)
from sandtable.commander.rules.stats import command, fire_range, firepower, movement, weapon_firepower, weapon_range
from sandtable.commander.rules.victory import ENDING_NAMES, objective_value, points
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game
from sandtable.terrain.board import Board

FLAGS = [(BROKEN, "broken"), (SUPPRESSED, "suppressed"), (VETERAN, "veteran")]


class Table(table.Table):
    """The case's own tags for units and Weapons."""

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        g = self.g
        self.tags = {own: unit_tag(g, u) for u, own in enumerate(case.unit_tags()) if own}
        self.tags.update({own: weapon_tag(g, w) for w, own in enumerate(case.weapon_tags()) if own})
        self.own_tag = {tag: own for own, tag in self.tags.items()}

    @property
    def g(self) -> State:
        return cast(State, self.game.state)

    @property
    def board(self) -> Board:
        return self.g.rules.map

    def engine_tags(self) -> dict[str, str]:
        return self.tags

    def ending_name(self) -> str:
        return ENDING_NAMES[self.g.ending]

    def differences(self, step: AnyStep, news: list[Event]) -> Iterator[Difference]:
        assert isinstance(step, Step)
        yield from totals(step, news)
        yield from told(self, step, news)
        yield from pieces(self, step)
        yield from tracks(self, step)
        yield from hexes(self, step)
        yield from lines(self, step)
        yield from beside(self, step)
        yield from own(self, step)
        yield from ending(self, step)
        yield from question(self, step)

    def unit(self, tag: str) -> int:
        thing = self.thing(tag)
        if thing >= WEAPON_PIECE:
            raise SandtableError(f"{tag!r} is a Weapon")
        return thing

    # --- what this game has beside the family ---
    def found(self) -> dict[str, Any]:
        return self.commander.found(self.g, self.unit_name)

    def draw_pile(self, side: int) -> list[int]:
        return self.g.draw[side]

    def discard_pile(self, side: int) -> list[int]:
        return self.g.discards[side]

    def spaces(self, u: int) -> list[int]:
        """Those of the Time Track on which a unit lies."""
        return [self.g.u_time[u]]

    def counters_left(self, name: str) -> int | None:
        """Of a marker that only this game has in its mix; None for all others."""
        return None

    def flag_names(self) -> Mapping[int, str]:
        return self.commander.flag_names

    @property
    def commander(self) -> CommanderGame:
        return cast(CommanderTitle, self.game.title).game

    def unit_name(self, u: int) -> str:
        return self.piece_name(unit_tag(self.g, u))

    def piece_name(self, tag: str) -> str:
        return self.own_tag.get(tag, tag)


# --- what happened ---


def numbers(news: list[Event], key: int, place: int) -> list[int]:
    return [event[place] for event in news if event[0] == key]


def wanted_numbers(wanted: int | list[int]) -> list[int]:
    return [wanted] if isinstance(wanted, int) else wanted


def totals(step: Step, news: list[Event]) -> Iterator[Difference]:
    if step.attack_fp is not None:
        yield "attack_fp", str([step.attack_fp]), str(numbers(news, tell.ATTACK, 4))
    if step.attack_total is not None:
        yield "attack_total", str(wanted_numbers(step.attack_total)), str(numbers(news, tell.ATTACK_TOTAL, 2))
    if step.defence_total is not None:
        yield "defence_total", str(wanted_numbers(step.defence_total)), str(numbers(news, tell.DEFENCE, 4))
    if step.targeting:
        hits = ["hit" if hit else "miss" for hit in numbers(news, tell.TARGETING, 5)]
        yield "targeting", str([step.targeting]), str(hits)


# --- units and Weapons ---


def unit_state(table: Table, tag: str) -> str:
    g, u = table.g, table.unit(tag)
    place = g.u_hex[u]
    if place == CASUALTY:
        return "casualty"
    if place == TIME_TRACK:
        return f"time {g.u_time[u]}"
    if place < 0:
        return "off"
    return " ".join([g.rules.map.hex_name(place), *[name for flag, name in FLAGS if g.u_flags[u] & flag]])


def weapon_state(table: Table, tag: str) -> str:
    g, piece = table.g, table.thing(tag)
    if piece < WEAPON_PIECE:
        raise SandtableError(f"{tag!r} is not a Weapon")
    w = piece - WEAPON_PIECE
    carrier = g.w_carrier[w]
    if carrier < 0:
        return "eliminated" if carrier == IN_BOX else "off"
    return table.piece_name(unit_tag(g, carrier)) + (" broken" if g.w_broken[w] else "")


def stats_of(table: Table, tag: str) -> dict[str, int]:
    """Current stats, Command, markers and Cover counted."""
    g, piece = table.g, table.thing(tag)
    if piece >= WEAPON_PIECE:
        w = piece - WEAPON_PIECE
        return {"fp": weapon_firepower(g, w), "range": weapon_range(g, w)}
    return {
        "fp": firepower(g, piece), "range": fire_range(g, piece), "move": movement(g, piece),
        "morale": morale(g, piece), "cover": hex_cover(g, g.u_hex[piece]), "command": command(g, piece),
        "spent": g.u_spent[piece],
    }  # fmt: skip


def in_order(state: str) -> str:
    """A unit's place, then its markers in the order of FLAGS."""
    words = state.split()
    marks = [name for _, name in FLAGS]
    return " ".join([w for w in words if w not in marks] + [name for name in marks if name in words])


def pieces(table: Table, step: Step) -> Iterator[Difference]:
    for tag, state in step.units.items():
        yield f"units.{tag}", in_order(state), unit_state(table, tag)
    for tag, state in step.weapons.items():
        yield f"weapons.{tag}", state, weapon_state(table, tag)
    for tag, wanted in step.stats.items():
        yield stats(tag, wanted, stats_of(table, tag), "fp 6 morale 7")


# --- tracks, cards and markers ---


def tracks(table: Table, step: Step) -> Iterator[Difference]:
    g = table.g
    if step.active:
        yield "active", step.active, side_name(g.active)
    if step.vp is not None:
        yield "vp", str(step.vp), str(points(g))
    if step.time is not None:
        yield "time", str(step.time), str(g.time)
    if step.initiative:
        yield "initiative", step.initiative, side_name(g.initiative)
    for number, owner in step.control.items():
        holder = g.control[objective(number)]
        yield f"control.{number}", owner, "nobody" if holder == UNCONTROLLED else side_name(holder)
    for number, value in step.objectives.items():
        yield f"objectives.{number}", str(value), str(objective_value(g, objective(number)))
    for side, count in step.casualties.items():
        if isinstance(count, int):
            yield f"casualties.{side}", str(count), str(len([u for u in g.casualties[SIDES.index(side)] if u >= 0]))
    for side, space in step.surrender.items():
        yield f"surrender.{side}", str(space), str(g.surrender[SIDES.index(side)])
    for side, cards in step.hand.items():
        yield held(f"hand.{side}", cards, [g.rules.tables.card_name[card] for card in g.hand[SIDES.index(side)]])
    for side, state in step.radio.items():
        now = radio_state(g, SIDES.index(side))
        yield f"radio.{side}", state, now if " " in state else now.split()[-1]


def radio_state(g: State, side: int) -> str:
    """Which Radio, and how it is."""
    if g.radio[side] == NO_RADIO:
        return "none"
    return f"{short(g.rules.tables.radio_name[g.radio[side]])} {'broken' if g.radio_broken[side] else 'ready'}"


def objective(number: str) -> int:
    if number not in ("1", "2", "3", "4", "5"):
        raise SandtableError(f"{number!r}: Objectives are numbered 1 to 5")
    return int(number)


def hexes(table: Table, step: Step) -> Iterator[Difference]:
    g = table.g
    for name, value in step.smoke.items():
        yield f"smoke.{name}", str(value), str(g.h_smoke[table.hex(name)])
    for name, burning in step.blaze.items():
        yield f"blaze.{name}", str(burning), str(g.h_blaze[table.hex(name)] > 0)
    for name, fort in step.forts.items():
        yield f"forts.{name}", fort, g.rules.tables.words.forts[g.h_fort[table.hex(name)]]


# --- lines between two hexes ---


def sight_text(value: int) -> str:
    return "blocked" if value == BLOCKED else str(value)


def line_text(table: Table, a: int, b: int) -> str:
    """Hexes crossed in their interior, in order, then the hexsides run along."""
    map = table.g.rules.map
    seen = explain(map, a, b, table.g.rules.sight_hindrance)
    sides = ["/".join(sorted(map.hex_name(h) for h in pair)) for pair in seen.along]
    return " ".join([map.hex_name(h) for h in seen.hexes] + sorted(sides))


def lines(table: Table, step: Step) -> Iterator[Difference]:
    g = table.g
    for pair, value in step.sight.items():
        a, b = table.two_hexes(pair)
        wanted = "0" if value == "open" else str(value)
        yield f"sight.{pair}", wanted, sight_text(sight(g, a, b))
        yield f"sight.{pair} (the other way)", wanted, sight_text(sight(g, b, a))
    for pair, crossed in step.line.items():
        a, b = table.two_hexes(pair)
        yield f"line.{pair}", crossed, line_text(table, a, b)
    for pair, hexes_between in step.distance.items():
        a, b = table.two_hexes(pair)
        yield f"distance.{pair}", str(hexes_between), str(hexes_apart(g, a, b))
