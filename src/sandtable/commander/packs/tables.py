"""From data files to the engine's flat tables."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from sandtable.commander.map.kinds import FENCE, SIDE_NAMES, TERRAIN_NAMES, WAY_NAMES
from sandtable.commander.packs.forces import (
    SupportItem,
    SupportPiece,
    SupportRow,
    SupportTable,
    month_number,
    year_window,
)
from sandtable.commander.packs.names import ANY_ARMY, ARMY_NAMES, CLEAR, LOS_NAMES
from sandtable.commander.packs.numbers import NumbersFile
from sandtable.commander.packs.ground_tables import fill_ground
from sandtable.commander.packs.schemas import (
    Chit,
    CitationsFile,
    Deck,
    Fortification,
    Hexside,
    Leader,
    Nation,
    Radio,
    Rank,
    Side,
    Smoke,
    StrategyDeck,
    Tank,
    TankSide,
    Terrain,
    TerrainFile,
    Unit,
    Vulnerability,
    Weapon,
)
from sandtable.commander.rules import names
from sandtable.commander.rules.citations import Citations
from sandtable.commander.rules.tables import EVER, NEVER, NONE, QUALITIES, Tables
from sandtable.commander.rules.words import Words

HIGHEST_RADIO_FP: Final = 13  # 12


# what a game does not have on its chart, and so on no map
NO_TERRAIN: Final = Terrain(name="", rule="", los="clear", entry="never")
NO_HEXSIDE: Final = Hexside(name="", rule="", los="clear", entry="never")

ROAD: Final = "road"
RAILWAY: Final = "railway"
AXIS: Final = ["axis", "central"]  # whoever is side 0
RUNNER: Final = "runner"
TANK: Final = "tank"
EVERY_YEAR: Final = (EVER, NEVER)


class Data:
    """Every data file, read and put together. Things with a name are kept by it, in the order of their codes."""

    def __init__(self) -> None:
        self.nations: dict[str, Nation] = {}
        self.decks: dict[str, Deck] = {}
        self.strategies: dict[str, StrategyDeck] = {}
        self.ranks: dict[str, Rank] = {}
        self.units: dict[str, Unit | Leader | Tank] = {}
        self.weapons: dict[str, Weapon] = {}
        self.radios: dict[str, Radio] = {}
        self.vulnerability: list[Vulnerability] = []
        self.chits: list[Chit] = []
        self.smoke: Smoke
        self.support: dict[str, SupportTable] = {}
        self.citations: CitationsFile
        self.numbers: NumbersFile
        self.terrain: TerrainFile
        self.fortifications: list[Fortification] = []


def build_tables(data: Data, words: Words) -> Tables:
    t = Tables(words)
    _nations(t, data)
    _cards(t, data)
    _strategies(t, data)
    _units(t, data)
    _weapons(t, data)
    _radios(t, data)
    _chits(t, data)
    _terrain(t, data)
    _fortifications(t, data)
    fill_ground(t, data.terrain, data.fortifications, NO_TERRAIN)
    for nation in data.nations:
        _support(t, data, t.nation(nation), data.support[nation])
    t.cites = citations_of(data.citations, data.terrain)
    _numbers(t, data.numbers)
    ways = {way.name: way for way in data.terrain.way}
    t.way_move = [ways[name].move for name in WAY_NAMES]
    t.road_cover, t.road_bonus = ways[ROAD].cover, ways[ROAD].bonus
    t.sight_hindrance = [*t.terrain_hindrance, t.side_hindrance[FENCE], ways[RAILWAY].hindrance]
    t.uphill_move, t.height_fp = data.terrain.hill.uphill_move, data.terrain.hill.height_fp
    t.smoke_values = [line.value for line in data.smoke.counts for _ in range(line.count)]
    return t


def _numbers(t: Tables, numbers: NumbersFile) -> None:
    t.hand_size = [numbers.hand_size[posture] for posture in names.POSTURE_NAMES]
    t.stacking_limit = numbers.limits.stacking
    t.most_orders = numbers.limits.order_capability
    t.mine_strengths = list(numbers.limits.mine_fp)
    t.deserters_retreat = numbers.limits.deserters_retreat
    t.time_advance_vp = numbers.vp.time_advance
    t.no_quarter_vp = numbers.vp.no_quarter
    t.light_wounds_vp = numbers.vp.light_wounds
    t.map_columns, t.map_rows = numbers.map.columns, numbers.map.rows
    t.time_spaces, t.casualty_spaces = numbers.tracks.time, numbers.tracks.casualties
    t.smoke_removed, t.gas_removed = numbers.clearing.smoke, numbers.clearing.gas
    t.gas_count, t.blaze_count = numbers.markers.gas, numbers.markers.blaze
    t.smoke_from, t.storm_troops_from = since(numbers.starts.smoke), since(numbers.starts.storm_troops)
    _numbers_of_tanks(t, numbers)
    _numbers_of_artillery(t, numbers)


def _numbers_of_tanks(t: Tables, numbers: NumbersFile) -> None:
    t.runner_exit_vp, t.tank_objective_vp = numbers.vp.runner_exit, numbers.vp.tank_objective
    t.tank_hindrance = numbers.tanks.hindrance
    t.mine_fp_tanks = numbers.limits.mine_fp_tanks


def _numbers_of_artillery(t: Tables, numbers: NumbersFile) -> None:
    for hex in numbers.observers.hexes:
        t.observer_col.append(column_of(hex))
        t.observer_row.append(row_of(hex))
    t.observer_level = numbers.observers.level
    t.barrage_from, t.barrage_reach = since(numbers.barrages.row_from), numbers.barrages.reach
    for line in numbers.aircraft.bombing:
        t.bombing_from.append(since(line.since))
        t.bombing_fp.append(line.fp)
    t.strafing_fp = numbers.aircraft.strafing_fp
    t.air_break_from = until(numbers.aircraft.support_breaks)


def since(month: str) -> int:
    """When something begins to serve."""
    return month_number(month) if month else EVER


def until(month: str) -> int:
    """When it ends, or when something comes that may never come."""
    return month_number(month) if month else NEVER


def column_of(hex: str) -> int:
    return ord(hex[0]) - ord("A")


def row_of(hex: str) -> int:
    return int(hex[1:]) - 1


def nation_code(t: Tables, piece: str) -> int:
    """Nation of a piece by its name; NO_NATION for any/..."""
    nation = piece.partition("/")[0]
    return names.NO_NATION if nation == "any" else t.nation_index[nation]


def _nations(t: Tables, data: Data) -> None:
    for code, (name, nation) in enumerate(data.nations.items()):
        t.nation_index[name] = code
        t.nation_name.append(name)
        t.nation_title.append(nation.title)
        t.nation_letter.append(nation.letter)
        t.nation_axis.append(int(nation.side in AXIS))
        t.nation_army.append(ARMY_NAMES.index(nation.army))
        t.discard_limit.append(nation.discard_limit)
        t.gas_from.append(until(nation.gas))
        t.strafing_from.append(until(nation.strafing))


def _cards(t: Tables, data: Data) -> None:
    for code, name in enumerate(data.nations):
        for card in data.decks[name].cards:
            t.card_index[card.id] = len(t.card_name)
            t.card_name.append(card.id)
            t.card_nation.append(code)
            t.card_order.append(t.words.orders.index(card.order))
            t.card_action.append(t.words.actions.index(card.action))
            t.card_event.append(t.words.events.index(card.event))
            t.card_hex_col.append(column_of(card.hex))
            t.card_hex_row.append(row_of(card.hex))
            t.card_white.append(card.dice[0])
            t.card_coloured.append(card.dice[1])
            t.card_trigger.append(names.TRIGGER_NAMES.index(card.trigger))
            t.card_direction.append(card.direction)
            t.card_marksmen.append(t.nation(card.of) if card.of else NONE)
            t.card_event_from.append(since(card.since))


def _strategies(t: Tables, data: Data) -> None:
    for code, name in enumerate(data.nations):
        for card in data.strategies[name].cards if name in data.strategies else []:
            t.strategy_name.append(card.name)
            t.strategy_kind.append(t.words.strategies.index(card.name))
            t.strategy_nation.append(code)
            t.strategy_rule.append(card.rule)
            t.strategy_moments.append(sum(1 << t.words.moments.index(moment) for moment in set(card.moments)))
            t.strategy_number.append(card.number)
            t.strategy_reminder.append(int(card.reminder))
            t.strategy_from.append(since(card.since))
            t.strategy_until.append(until(card.until))


def _units(t: Tables, data: Data) -> None:
    t.deploy_team = [NONE] * (len(data.nations) * QUALITIES)
    t.hero_type = [NONE] * len(data.nations)
    t.private_type = [NONE] * len(data.nations)
    for name, piece in data.units.items():
        t.unit_index[name] = len(t.unit_name)
        t.unit_name.append(name)
        t.unit_title.append(piece.title)
        t.unit_nation.append(nation_code(t, name))
        if isinstance(piece, Leader):
            _leader(t, data, piece)
        elif isinstance(piece, Tank):
            _tank(t, data, piece)
        else:
            _unit(t, data, piece)


def _unit(t: Tables, data: Data, unit: Unit) -> None:
    vp = data.numbers.vp
    worth = {"squad": vp.squad, "team": vp.team, RUNNER: vp.runner}[unit.kind]
    quality = names.QUALITY_NAMES.index(unit.quality) if unit.quality else names.NO_QUALITY
    _kind(t, data, unit.kind, worth, unit.count)
    t.unit_quality.append(quality)
    t.unit_private.append(0)
    t.unit_rank.append(0)
    t.unit_engineer.append(int(unit.engineer))
    t.unit_steady.append(int(unit.steady))
    _service(t, unit)
    if quality != names.NO_QUALITY:
        t.deploy_team[nation_code(t, unit.name) * QUALITIES + quality] = t.unit_index[unit.name]
    _stats(t, unit.unbroken, unit.broken)


def _leader(t: Tables, data: Data, leader: Leader) -> None:
    rank = data.ranks[leader.rank]
    nation, vp = nation_code(t, leader.name), data.numbers.vp
    unbroken, broken = leader.unbroken or rank.unbroken, leader.broken or rank.broken
    if leader.rank == "hero":
        _kind(t, data, "hero", vp.hero, 1)
        t.hero_type[nation] = t.unit_index[leader.name]
    else:
        _kind(t, data, "leader", vp.leader + unbroken.command, 1)  # 7.1: Command of the unbroken side
    if leader.rank == "private":
        t.private_type[nation] = t.unit_index[leader.name]
    t.unit_private.append(int(leader.rank == "private"))
    t.unit_rank.append(rank.seniority)
    _plain(t)
    _service(t, None)
    _stats(t, unbroken, broken)


def _tank(t: Tables, data: Data, tank: Tank) -> None:
    _kind(t, data, TANK, data.numbers.vp.tank, tank.count)
    t.unit_private.append(0)
    t.unit_rank.append(0)
    _plain(t)
    _service(t, tank)
    _tank_side(t, tank.unbroken, data.numbers.tanks.adjacent_fp)
    _tank_side(t, tank.broken, 0)


def _plain(t: Tables) -> None:
    """What only Squads, Teams and Runners may be."""
    t.unit_quality.append(names.NO_QUALITY)
    t.unit_engineer.append(0)
    t.unit_steady.append(0)


def _kind(t: Tables, data: Data, kind: str, vp: int, count: int) -> None:
    leads = kind in ("leader", "hero")
    t.unit_kind.append(t.words.kinds.index(kind))
    t.unit_leads.append(int(leads))
    t.unit_figures.append(data.numbers.figures[kind])
    t.unit_vp.append(vp)
    t.unit_count.append(count)
    t.unit_is_runner.append(int(kind == RUNNER))
    t.unit_is_tank.append(int(kind == TANK))
    t.unit_led.append(int(not leads and kind != TANK))
    t.unit_covered.append(int(kind != TANK))
    t.unit_spaces.append(data.numbers.tanks.spaces if kind == TANK else 1)
    t.unit_carries.append(int(kind in data.numbers.limits.carriers))


def _service(t: Tables, piece: Unit | Tank | None) -> None:
    t.unit_from.append(since(piece.since) if piece else EVER)
    t.unit_until.append(until(piece.until) if piece else NEVER)
    t.unit_tank_leads.append(int(isinstance(piece, Tank) and piece.unbroken.command > 0))


def _tank_side(t: Tables, side: TankSide, close_fp: int) -> None:
    t.unit_fp.append(side.mg_fp)
    t.unit_range.append(side.mg_range)
    t.unit_move.append(NONE if side.move is None else side.move)
    t.unit_morale.append(side.morale)
    t.unit_command.append(side.command)
    for boxed in (t.unit_boxed_fp, t.unit_boxed_range, t.unit_boxed_move):
        boxed.append(0)
    t.gun_fp.append(side.gun_fp)
    t.gun_range.append(side.gun_range)
    t.close_fp.append(close_fp)
    t.bog.append(side.bog)


def _stats(t: Tables, unbroken: Side, broken: Side) -> None:
    for side in (unbroken, broken):
        t.unit_fp.append(side.fp)
        t.unit_range.append(side.range)
        t.unit_move.append(side.move)
        t.unit_morale.append(side.morale)
        t.unit_command.append(side.command)
        t.unit_boxed_fp.append(int("fp" in side.boxed))
        t.unit_boxed_range.append(int("range" in side.boxed))
        t.unit_boxed_move.append(int("move" in side.boxed))
        t.gun_fp.append(0)
        t.gun_range.append(0)
        t.close_fp.append(0)
        t.bog.append(0)


def _weapons(t: Tables, data: Data) -> None:
    for name, weapon in data.weapons.items():
        t.weapon_index[name] = len(t.weapon_name)
        t.weapon_name.append(name)
        t.weapon_title.append(weapon.title)
        t.weapon_nation.append(nation_code(t, name))
        t.weapon_class.append(t.words.weapon_classes.index(weapon.weapon_class))
        t.weapon_is_mg.append(int(t.weapon_class[-1] in t.words.machine_guns))
        t.weapon_ordnance.append(int(weapon.ordnance))
        t.weapon_fp.append(weapon.fp)
        t.weapon_min_range.append(weapon.min_range)
        t.weapon_max_range.append(weapon.range)
        t.weapon_boxed_fp.append(int("fp" in weapon.boxed))
        t.weapon_boxed_range.append(int("range" in weapon.boxed))
        t.weapon_move.append(weapon.move)
        t.weapon_smoke.append(int(weapon.smoke))
        t.weapon_fix_high.append(weapon.fix[1])
        t.weapon_elim_low.append(weapon.elim[0])
        t.weapon_count.append(weapon.count)
        t.weapon_team_only.append(int(weapon.team_only))
        t.weapon_from.append(since(weapon.since))
        t.weapon_until.append(until(weapon.until))


def _radios(t: Tables, data: Data) -> None:
    for name, radio in data.radios.items():
        t.radio_index[name] = len(t.radio_name)
        t.radio_name.append(name)
        t.radio_title.append(radio.title)
        t.radio_nation.append(nation_code(t, name))
        t.radio_fp.append(radio.fp)
        t.radio_smoke.append(int(radio.smoke))
        t.radio_count.append(radio.count)
    t.vulnerability = [0] * (HIGHEST_RADIO_FP + 1)
    for line in data.vulnerability:
        t.vulnerability[line.fp] = line.roll


def _chits(t: Tables, data: Data) -> None:
    for chit in data.chits:
        t.chit_index[chit.letter] = len(t.chit_letter)
        t.chit_letter.append(chit.letter)
        t.chit_objective.append(chit.objective)
        t.chit_value.append(chit.value)
        t.chit_special.append(t.words.specials.index(chit.special))
        t.chit_open_only.append(int(chit.open_only))


def _terrain(t: Tables, data: Data) -> None:
    types = {terrain.name: terrain for terrain in data.terrain.terrain}
    for name in TERRAIN_NAMES:
        terrain = types.get(name, NO_TERRAIN)
        t.terrain_move.append(0 if terrain.entry == "never" else terrain.move)
        t.terrain_cover.append(terrain.cover)
        t.terrain_los.append(LOS_NAMES.index(terrain.los))
        t.terrain_hindrance.append(terrain.hindrance)
        t.terrain_water.append(int(terrain.water))
        t.terrain_blind.append(int(terrain.blind_hex))
        t.terrain_airburst.append(terrain.airburst)
    sides = {side.name: side for side in data.terrain.side}
    t.side_move, t.side_cover, t.side_los, t.side_hindrance = [0], [0], [CLEAR], [0]  # no feature
    for name in SIDE_NAMES[1:]:
        side = sides.get(name, NO_HEXSIDE)
        t.side_move.append(NONE if side.entry == "never" else side.move)
        t.side_cover.append(side.cover)
        t.side_los.append(LOS_NAMES.index(side.los))
        t.side_hindrance.append(side.hindrance)


def _fortifications(t: Tables, data: Data) -> None:
    t.fort_cover, t.fort_cover_indirect, t.fort_count = [NONE], [NONE], [0]  # no Fortification
    known: dict[str, Fortification] = {fort.name: fort for fort in data.fortifications}
    for name in t.words.forts[1:]:
        fort = known[name]
        t.fort_cover.append(NONE if fort.cover is None else fort.cover)
        t.fort_cover_indirect.append(NONE if fort.cover_indirect is None else fort.cover_indirect)
        t.fort_count.append(fort.count)


def _support(t: Tables, data: Data, nation: int, table: SupportTable) -> None:
    t.support_red_x.append(next((row.roll for row in table.row if row.red_x), NONE))
    for item in table.item:
        _support_item(t, nation, item)
    for row in table.row:
        _support_row(t, data, nation, row)


def _support_item(t: Tables, nation: int, item: SupportItem) -> None:
    """An option for each entry and each of the units it lets one choose among."""
    weapon = t.weapon_type(item.weapon) if item.weapon else NONE
    radio = t.radio_type(item.radio) if item.radio else NONE
    units = [t.unit_type(unit) for unit in item.units] or [NONE]
    for entry in item.columns:
        army = ARMY_NAMES.index(entry.army) if entry.army else ANY_ARMY
        for unit in units:
            _support_option(t, nation, entry.roll, 0, year_window(entry.years), unit, weapon, radio)
            t.support_army.append(army)
            t.support_cost.append(entry.cost)


def _support_row(t: Tables, data: Data, nation: int, row: SupportRow) -> None:
    """An option for each unit that may fill one of the row's slots."""
    if row.radio:
        _support_option(t, nation, row.roll, 0, EVERY_YEAR, NONE, NONE, t.radio_type(row.radio))
    for slot, piece in enumerate(row.pieces):
        weapon = t.weapon_type(piece.weapon) if piece.weapon else NONE
        for unit, years in _support_units(t, data, nation, piece):
            _support_option(t, nation, row.roll, slot, years, unit, weapon, NONE)
    free = len(t.support_nation) - len(t.support_cost)
    t.support_army += [ANY_ARMY] * free
    t.support_cost += [0] * free


def _support_units(t: Tables, data: Data, nation: int, piece: SupportPiece) -> list[tuple[int, tuple[int, int]]]:
    """Unit types that a piece may be, each with the first and last year."""
    if piece.rank:
        leaders = [
            leader.name for leader in data.units.values() if isinstance(leader, Leader) and leader.rank == piece.rank
        ]
        return [(t.unit_type(name), EVERY_YEAR) for name in leaders if nation_code(t, name) == nation]
    unit = t.unit_type(piece.unit)
    if not piece.early:
        return [(unit, EVERY_YEAR)]
    early = t.unit_type(piece.early)
    last = (t.unit_until[early] - 1) // 12
    return [(early, (EVERY_YEAR[0], last)), (unit, (last + 1, EVERY_YEAR[1]))]


def _support_option(
    t: Tables, nation: int, roll: int, slot: int, years: tuple[int, int], unit: int, weapon: int, radio: int
) -> None:
    t.support_nation.append(nation)
    t.support_roll.append(roll)
    t.support_slot.append(slot)
    t.support_first_year.append(years[0])
    t.support_last_year.append(years[1])
    t.support_unit.append(unit)
    t.support_weapon.append(weapon)
    t.support_radio.append(radio)


def citations_of(file: CitationsFile, chart: TerrainFile) -> Citations:
    """The numbers of the file; what stands on the Terrain Chart cites itself."""
    tables: dict[str, dict[str, str]] = {
        key: value for key, value in structs.asdict(file).items() if key != "provenance"
    }
    tables["terrain"] = {entry.name: entry.rule for entry in chart.terrain}
    tables["hexsides"] = {entry.name: entry.rule for entry in chart.side}
    tables["ways"] = {entry.name: entry.rule for entry in chart.way}
    return Citations(tables)
