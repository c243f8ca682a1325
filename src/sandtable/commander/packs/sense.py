"""What the shape of a data file cannot say: whether the things in it make sense together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.commander.packs.check import Fault
from sandtable.commander.packs.forces import ObFile, SupportFile, SupportTable, month_number
from sandtable.commander.packs.schemas import (
    ChitsFile,
    DeckFile,
    LeadersFile,
    RadiosFile,
    StrategyCard,
    StrategyFile,
    Table,
    Tank,
    TanksFile,
    TankSide,
    Unit,
    UnitsFile,
    Weapon,
    WeaponsFile,
)
from sandtable.commander.rules import names
from sandtable.commander.rules.tables import STRATEGY_CARDS

# Events on whose cards a direction is printed
DIRECTED: Final = ["breeze", "battlefield-attrition", "interdiction-breeze"]
MARKSMANSHIP: Final = "marksmanship"
ROLLS: Final = list(range(2, 13))


def sense_faults(file: Table, rows: int) -> Iterable[Fault]:
    """Every fault of a file that has its shape; rows: of the game's maps."""
    if isinstance(file, DeckFile):
        yield from deck_faults(file)
    elif isinstance(file, StrategyFile):
        yield from strategy_faults(file)
    elif isinstance(file, UnitsFile):
        yield from unit_faults(file)
    elif isinstance(file, LeadersFile):
        yield from leader_faults(file)
    elif isinstance(file, TanksFile):
        yield from tank_faults(file)
    elif isinstance(file, WeaponsFile):
        yield from weapon_faults(file, rows)
    elif isinstance(file, RadiosFile):
        yield from repeats("radio", [radio.name for radio in file.radio])
    elif isinstance(file, ChitsFile):
        yield from repeats("chit", [chit.letter for chit in file.chit], "letter")
    elif isinstance(file, ObFile):
        yield from repeats("ob", [ob.name for ob in file.ob])
    elif isinstance(file, SupportFile):
        yield from support_faults(file.support)


def repeats(array: str, found: list[str], field: str = "name") -> Iterable[Fault]:
    for i, name in enumerate(found):
        if name in found[:i]:
            yield (array, i, field), f"{name!r} is here already"


def service_faults(path: tuple[str | int, ...], piece: Unit | Tank | Weapon | StrategyCard) -> Iterable[Fault]:
    if piece.since and piece.until and month_number(piece.since) > month_number(piece.until):
        yield (*path, "until"), f"before {piece.since}"


# cards


def deck_faults(file: DeckFile) -> Iterable[Fault]:
    cards = file.deck.cards
    letter = file.deck.nation[0].upper()
    if len(cards) != names.CARDS_IN_DECK:
        yield ("deck", "cards"), f"a deck has {names.CARDS_IN_DECK} cards, this one {len(cards)}"
    for i, card in enumerate(cards):
        if card.id != f"{letter}-{i + 1}":
            yield ("deck", "cards", i, "id"), f"must be {letter}-{i + 1}: cards stand in order"
        if (card.event in DIRECTED) != (card.direction != 0):
            yield ("deck", "cards", i, "direction"), "a Breeze card has a direction from 1 to 6, other cards have none"
        if card.of and card.action != MARKSMANSHIP:
            yield ("deck", "cards", i, "of"), "only Marksmanship is of a nation"


def strategy_faults(file: StrategyFile) -> Iterable[Fault]:
    cards = file.strategy.cards
    if len(cards) != STRATEGY_CARDS:
        yield ("strategy", "cards"), f"a nation has {STRATEGY_CARDS} Strategy Cards, this one {len(cards)}"
    for i, card in enumerate(cards):
        yield from service_faults(("strategy", "cards", i), card)
        if not card.moments:
            yield ("strategy", "cards", i, "moments"), "none: it could never be played for its text"
        if card.name in [other.name for other in cards[:i]]:
            yield ("strategy", "cards", i, "name"), f"{card.name!r} is here already"


# pieces


def unit_faults(file: UnitsFile) -> Iterable[Fault]:
    yield from repeats("unit", [unit.name for unit in file.unit])
    for i, unit in enumerate(file.unit):
        if unit.broken.boxed:
            yield ("unit", i, "broken", "boxed"), "the broken side of a counter has no boxed stats"
        if unit.unbroken.command or unit.broken.command:
            yield ("unit", i), "only Leaders have Command (3.1.5)"
        if unit.quality and unit.kind != "team":
            yield ("unit", i, "quality"), "only a Team has one: it is the Team of that quality (A36, E52)"
        yield from service_faults(("unit", i), unit)


def leader_faults(file: LeadersFile) -> Iterable[Fault]:
    yield from repeats("leader", [leader.name for leader in file.leader])
    yield from repeats("rank", [rank.name for rank in file.rank])
    for i, leader in enumerate(file.leader):
        if (leader.unbroken is None) != (leader.broken is None):
            yield ("leader", i), "gives either both sides of the counter or, with those of the rank, neither"


def tank_faults(file: TanksFile) -> Iterable[Fault]:
    yield from repeats("tank", [tank.name for tank in file.tank])
    for i, tank in enumerate(file.tank):
        yield from service_faults(("tank", i), tank)
        for name, side in (("unbroken", tank.unbroken), ("broken", tank.broken)):
            yield from tank_side_faults(("tank", i, name), side)


def tank_side_faults(path: tuple[str | int, ...], side: TankSide) -> Iterable[Fault]:
    if not side.gun_fp and not side.mg_fp:
        yield path, "a Tank has a gun, an MG or both"
    for armament, fp, reach in (("gun", side.gun_fp, side.gun_range), ("mg", side.mg_fp, side.mg_range)):
        if bool(fp) != bool(reach):
            yield (*path, f"{armament}_range"), "an armament has FP and range, or neither"
    if (side.move is None) != (side.bog == 0):
        yield (*path, "bog"), "a Tank that can move has a bog number, one that cannot has none"


def weapon_faults(file: WeaponsFile, rows: int) -> Iterable[Fault]:
    yield from repeats("weapon", [weapon.name for weapon in file.weapon])
    for i, weapon in enumerate(file.weapon):
        if weapon.range == 0:
            yield ("weapon", i, "range"), "reaches nothing"
        if weapon.fix[0] != 1 or weapon.elim[1] != rows:
            yield ("weapon", i, "fix"), f"numbers that repair start at 1, numbers that eliminate end at {rows}"
        if max(*weapon.fix, *weapon.elim) > rows:
            yield ("weapon", i, "fix" if max(weapon.fix) > rows else "elim"), f"the numbers run from 1 to {rows}"
        elif weapon.fix[1] >= weapon.elim[0]:
            yield ("weapon", i, "elim"), "a number cannot both repair and eliminate"
        if weapon.min_range > weapon.range:
            yield ("weapon", i, "min_range"), "more than the range"
        yield from service_faults(("weapon", i), weapon)


# Support Tables


def support_faults(table: SupportTable) -> Iterable[Fault]:
    if bool(table.item) == bool(table.row):
        yield ("support",), "a Support Table has either items or rows"
    for i, item in enumerate(table.item):
        if bool(item.units) == bool(item.radio) or (item.weapon and not item.units):
            yield ("support", "item", i), "an item is either units, perhaps with a weapon, or a radio"
    if table.row:
        yield from row_faults(table)


def row_faults(table: SupportTable) -> Iterable[Fault]:
    if [row.roll for row in table.row] != ROLLS:
        yield ("support", "row"), "there is a row for each roll from 2 to 12, in order"
    if len([row for row in table.row if row.red_x]) != 1:
        yield ("support", "row"), "exactly one row is the Red X"
    for i, row in enumerate(table.row):
        if len([part for part in (row.red_x, row.radio, row.pieces) if part]) != 1:
            yield ("support", "row", i), "a row is the Red X, pieces or a radio"
        for n, piece in enumerate(row.pieces):
            if bool(piece.unit) == bool(piece.rank):
                yield ("support", "row", i, "pieces", n), "a piece is a unit or any Leader of a rank"
            elif piece.rank and (piece.weapon or piece.early):
                yield ("support", "row", i, "pieces", n), "a Leader comes without a weapon and is never replaced"
