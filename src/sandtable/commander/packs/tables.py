"""From data files to the engine's flat tables."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from sandtable.commander.map.kinds import FENCE, SIDE_NAMES, TERRAIN_NAMES, WAY_NAMES
from sandtable.commander.packs.forces import SupportItem, SupportTable, year_window
from sandtable.commander.packs.names import ANY_ARMY, ARMY_NAMES, CLEAR, LOS_NAMES
from sandtable.commander.packs.schemas import (
    Chit,
    CitationsFile,
    Deck,
    Fortification,
    Hexside,
    Leader,
    Nation,
    NumbersFile,
    Radio,
    Rank,
    Side,
    Smoke,
    Terrain,
    TerrainFile,
    Unit,
    Vulnerability,
    Weapon,
)
from sandtable.commander.rules import names
from sandtable.commander.rules.citations import Citations
from sandtable.commander.rules.tables import NONE, QUALITIES, Tables

HIGHEST_RADIO_FP: Final = 13  # 12


# what a game does not have on its chart, and so on no map
NO_TERRAIN: Final = Terrain(name="", rule="", los="clear", entry="never")
NO_HEXSIDE: Final = Hexside(name="", rule="", los="clear", entry="never")

ROAD: Final = "road"
RAILWAY: Final = "railway"


class Data:
    """Every data file, read and put together. Things with a name are kept by it, in the order of their codes."""

    def __init__(self) -> None:
        self.nations: dict[str, Nation] = {}
        self.decks: dict[str, Deck] = {}
        self.ranks: dict[str, Rank] = {}
        self.units: dict[str, Unit | Leader] = {}
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


def build_tables(data: Data) -> Tables:
    t = Tables()
    _nations(t, data)
    _cards(t, data)
    _units(t, data)
    _weapons(t, data)
    _radios(t, data)
    _chits(t, data)
    _terrain(t, data)
    _fortifications(t, data)
    for nation in data.nations:
        for item in data.support[nation].item:
            _support_item(t, t.nation(nation), item)
    t.cites = citations_of(data.citations, data.terrain)
    numbers = data.numbers
    t.stacking_limit = numbers.limits.stacking
    t.most_orders = numbers.limits.order_capability
    t.mine_strengths = list(numbers.limits.mine_fp)
    t.time_advance_vp = numbers.vp.time_advance
    t.no_quarter_vp = numbers.vp.no_quarter
    t.light_wounds_vp = numbers.vp.light_wounds
    ways = {way.name: way for way in data.terrain.way}
    t.way_move = [ways[name].move for name in WAY_NAMES]
    t.road_cover, t.road_bonus = ways[ROAD].cover, ways[ROAD].bonus
    t.sight_hindrance = [*t.terrain_hindrance, t.side_hindrance[FENCE], ways[RAILWAY].hindrance]
    t.uphill_move, t.height_fp = data.terrain.hill.uphill_move, data.terrain.hill.height_fp
    t.hand_size = [data.numbers.hand_size[posture] for posture in names.POSTURE_NAMES]
    t.smoke_values = [line.value for line in data.smoke.counts for _ in range(line.count)]
    return t


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
        t.nation_axis.append(int(nation.side == "axis"))
        t.nation_army.append(ARMY_NAMES.index(nation.army))
        t.discard_limit.append(nation.discard_limit)


def _cards(t: Tables, data: Data) -> None:
    for code, name in enumerate(data.nations):
        for card in data.decks[name].cards:
            t.card_index[card.id] = len(t.card_name)
            t.card_name.append(card.id)
            t.card_nation.append(code)
            t.card_order.append(names.ORDER_NAMES.index(card.order))
            t.card_action.append(names.ACTION_NAMES.index(card.action))
            t.card_event.append(names.EVENT_NAMES.index(card.event))
            t.card_hex_col.append(ord(card.hex[0]) - ord("A"))
            t.card_hex_row.append(int(card.hex[1:]) - 1)
            t.card_white.append(card.dice[0])
            t.card_coloured.append(card.dice[1])
            t.card_trigger.append(names.TRIGGER_NAMES.index(card.trigger))
            t.card_direction.append(card.direction)


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
        else:
            _squad_or_team(t, data, piece)


def _squad_or_team(t: Tables, data: Data, unit: Unit) -> None:
    code, vp = (names.SQUAD, data.numbers.vp.squad) if unit.kind == "squad" else (names.TEAM, data.numbers.vp.team)
    quality = names.QUALITY_NAMES.index(unit.quality) if unit.quality else names.NO_QUALITY
    _kind(t, data, code, vp, unit.count, quality, private=False)
    if quality != names.NO_QUALITY:
        t.deploy_team[nation_code(t, unit.name) * QUALITIES + quality] = t.unit_index[unit.name]
    _stats(t, unit.unbroken, unit.broken)


def _leader(t: Tables, data: Data, leader: Leader) -> None:
    rank = data.ranks[leader.rank]
    nation = nation_code(t, leader.name)
    if leader.rank == "hero":
        _kind(t, data, names.HERO, data.numbers.vp.hero, 1, names.NO_QUALITY, private=False)
        t.hero_type[nation] = t.unit_index[leader.name]
    else:
        vp = data.numbers.vp.leader + rank.unbroken.command  # 7.1: the Command of the unbroken side
        _kind(t, data, names.LEADER, vp, 1, names.NO_QUALITY, private=leader.rank == "private")
        if leader.rank == "private":
            t.private_type[nation] = t.unit_index[leader.name]
    _stats(t, rank.unbroken, rank.broken)


def _kind(t: Tables, data: Data, kind: int, vp: int, count: int, quality: int, private: bool) -> None:
    t.unit_kind.append(kind)
    t.unit_leads.append(1 if kind in (names.LEADER, names.HERO) else 0)
    t.unit_figures.append(data.numbers.figures[names.KIND_NAMES[kind]])
    t.unit_vp.append(vp)
    t.unit_count.append(count)
    t.unit_quality.append(quality)
    t.unit_private.append(int(private))


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


def _weapons(t: Tables, data: Data) -> None:
    for name, weapon in data.weapons.items():
        t.weapon_index[name] = len(t.weapon_name)
        t.weapon_name.append(name)
        t.weapon_title.append(weapon.title)
        t.weapon_nation.append(nation_code(t, name))
        t.weapon_class.append(names.WEAPON_CLASS_NAMES.index(weapon.weapon_class))
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
        t.chit_special.append(names.SPECIAL_NAMES.index(chit.special))
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
    for name in names.FORT_NAMES[1:]:
        fort = known[name]
        t.fort_cover.append(NONE if fort.cover is None else fort.cover)
        t.fort_cover_indirect.append(NONE if fort.cover_indirect is None else fort.cover_indirect)
        t.fort_count.append(fort.count)


def _support_item(t: Tables, nation: int, item: SupportItem) -> None:
    """An option for each entry and each of the units it lets one choose among."""
    weapon = t.weapon_type(item.weapon) if item.weapon else NONE
    radio = t.radio_type(item.radio) if item.radio else NONE
    units = [t.unit_type(unit) for unit in item.units] or [NONE]
    for entry in item.columns:
        first, last = year_window(entry.years)
        for unit in units:
            t.support_nation.append(nation)
            t.support_roll.append(entry.roll)
            t.support_first_year.append(first)
            t.support_last_year.append(last)
            t.support_army.append(ARMY_NAMES.index(entry.army) if entry.army else ANY_ARMY)
            t.support_cost.append(entry.cost)
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
