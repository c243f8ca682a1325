"""From data files to the engine's flat tables."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from sandtable.commander.map.kinds import FENCE, SIDE_NAMES, TERRAIN_NAMES, WAY_NAMES
from sandtable.commander.packs.data import Data, column_of, nation_code, row_of, since, until
from sandtable.commander.packs.ground_tables import fill_ground
from sandtable.commander.packs.names import ARMY_NAMES, CLEAR, LOS_NAMES
from sandtable.commander.packs.numbers import NumbersFile
from sandtable.commander.packs.schemas import CitationsFile, Fortification, Hexside, Terrain, TerrainFile
from sandtable.commander.packs.support_tables import fill_support
from sandtable.commander.packs.unit_tables import fill_units
from sandtable.commander.rules import names
from sandtable.commander.rules.citations import Citations
from sandtable.commander.rules.tables import NONE, Tables
from sandtable.commander.rules.words import Words

HIGHEST_RADIO_FP: Final = 13  # 12


# what a game does not have on its chart, and so on no map
NO_TERRAIN: Final = Terrain(name="", rule="", los="clear", entry="never")
NO_HEXSIDE: Final = Hexside(name="", rule="", los="clear", entry="never")

ROAD: Final = "road"
RAILWAY: Final = "railway"
TRAIL: Final = "trail"
GAS: Final = "gas"
AXIS: Final = ["axis", "central"]  # whoever is side 0


def build_tables(data: Data, words: Words) -> Tables:
    t = Tables(words)
    _nations(t, data)
    _cards(t, data)
    _strategies(t, data)
    fill_units(t, data)
    _weapons(t, data)
    _radios(t, data)
    _chits(t, data)
    _terrain(t, data)
    _fortifications(t, data)
    fill_ground(t, data.terrain, data.fortifications, NO_TERRAIN)
    for nation in data.nations:
        fill_support(t, data, t.nation(nation), data.support[nation])
    t.cites = citations_of(data.citations, data.terrain)
    _numbers(t, data.numbers)
    ways = {way.name: way for way in data.terrain.way}
    t.way_move = [ways[name].move for name in WAY_NAMES]
    t.trail_vulnerability = ways[TRAIL].vulnerability
    t.road_cover, t.road_bonus = ways[ROAD].cover, ways[ROAD].bonus
    t.road_cover_on = TERRAIN_NAMES.index(ways[ROAD].cover_on) if ways[ROAD].cover_on else NONE
    t.gas_hindrance = sum(marker.hindrance for marker in data.terrain.marker if marker.name == GAS)
    t.sight_hindrance = [*t.terrain_hindrance, t.side_hindrance[FENCE], ways[RAILWAY].hindrance]
    t.uphill_move, t.height_fp = data.terrain.hill.uphill_move, data.terrain.hill.height_fp
    t.hidden_gun = [t.weapon_type(n.hidden_gun) if n.hidden_gun else NONE for n in data.nations.values()]
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
        t.gives_no_quarter.append(int(nation.no_quarter))


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
        t.terrain_vulnerability.append(terrain.vulnerability)
        t.terrain_ruin.append(TERRAIN_NAMES.index(terrain.ruin) if terrain.ruin else NONE)
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
    t.fort_vulnerability, t.fort_reduced, t.fort_ruin = [0], [names.NO_FORT], [NONE]
    known: dict[str, Fortification] = {fort.name: fort for fort in data.fortifications}
    for name in t.words.forts[1:]:
        fort = known[name]
        t.fort_cover.append(NONE if fort.cover is None else fort.cover)
        t.fort_cover_indirect.append(NONE if fort.cover_indirect is None else fort.cover_indirect)
        t.fort_count.append(fort.count)
        t.fort_vulnerability.append(fort.vulnerability)
        less = fort.reduced_to
        t.fort_reduced.append(t.words.forts.index(less) if less in t.words.forts else names.NO_FORT)
        t.fort_ruin.append(TERRAIN_NAMES.index(less) if less in TERRAIN_NAMES else NONE)


def citations_of(file: CitationsFile, chart: TerrainFile) -> Citations:
    """The numbers of the file; what stands on the Terrain Chart cites itself."""
    tables: dict[str, dict[str, str]] = {
        key: value for key, value in structs.asdict(file).items() if key != "provenance"
    }
    tables["terrain"] = {entry.name: entry.rule for entry in chart.terrain}
    tables["hexsides"] = {entry.name: entry.rule for entry in chart.side}
    tables["ways"] = {entry.name: entry.rule for entry in chart.way}
    return Citations(tables)
