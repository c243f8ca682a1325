"""The data of Combat!: reads data/*.toml and builds the engine's tables. Not compiled: it runs once.

A mistake is a BadFile that names file, line, field and reason. What is fact and what is ours stands in each file.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from sandtable.files.tomlfile import TomlFile, index_of, read_shape
from sandtable.games.combat.data.pack_cards import card_row, directions
from sandtable.games.combat.data.pack_shapes import (
    ChartsFile,
    EnemiesFile,
    EnemyDeckFile,
    EventsFile,
    FriendliesFile,
    FriendlyDeckFile,
    Man,
    Marker,
    MarkersFile,
    TerrainFile,
    WeaponsFile,
)
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.effect_names import EFFECT_NAMES, EFFECTS, effect_args
from sandtable.games.combat.rules.hexes import read_hexes
from sandtable.games.combat.rules.tables import (
    ASSISTANT,
    BLOCKS,
    BLOCKS_LOW,
    CLEAR,
    DRAWN,
    DRAWN_LOW,
    NONE,
    OPERATOR,
    SUNKEN,
    Tables,
)

DATA: Final = Path(__file__).parent
ALL: Final = -99  # -A on a marker (6.0i)
GUNS: Final = {"": 0, "operator": OPERATOR, "assistant": ASSISTANT}
SIGHTS: Final = {
    "clear": CLEAR,
    "blocks": BLOCKS,
    "blocks-low": BLOCKS_LOW,
    "drawn": DRAWN,
    "drawn-low": DRAWN_LOW,
    "sunken": SUNKEN,
}
WOUND_MARKERS: Final = ["light", "bad", "light-bandaged", "bad-bandaged"]
SIDE_NAMES: Final = ["friendly", "enemy"]
SQUADS: Final = 6
SQUAD_SIZES: Final = [3, 3, 6]
ROWS_OF_A_BLOCK: Final = 5
RESULTS: Final = 10


class Events:
    """An event table as the engine reads it: ten results by D10."""

    side: int
    names: list[str]
    effects: list[str]
    args: list[list[int]]


@lru_cache(maxsize=4)
def load_tables(folder: Path = DATA) -> Tables:
    """Everything printed on counters, cards and charts."""
    t = Tables()
    read_weapons(t, folder)
    read_men(t, folder)
    read_charts(t, folder)
    read_markers(t, folder)
    read_terrain(t, folder)
    read_friendly_deck(t, folder)
    read_enemy_deck(t, folder)
    return t


def no_repeats(file: TomlFile, array: str, field: str, values: list[str] | list[int]) -> None:
    for i, value in enumerate(values):
        if value in values[:i]:
            raise file.bad(f"{array}[{i}].{field}", f"{value!r} is here already")


# Weapons and explosives (14.0, 20.0)


def read_weapons(t: Tables, folder: Path) -> None:
    file, data = read_shape(folder, "weapons.toml", WeaponsFile)
    no_repeats(file, "weapon", "name", [w.name for w in data.weapon])
    no_repeats(file, "explosive", "name", [e.name for e in data.explosive])
    for i, w in enumerate(data.weapon):
        check_bands(file, f"weapon[{i}].bands", w.bands)
        if not w.rof or w.rof != sorted(set(w.rof)) or w.rof[0] < 1:
            raise file.bad(f"weapon[{i}].rof", "rates rise, and the lowest is 1 or more")
        if w.belt and not w.very_heavy:
            raise file.bad(f"weapon[{i}].belt", "belt-fed Weapons are Very Heavy (14.3)")
    t.weapon_name = [w.name for w in data.weapon]
    t.weapon_title = [w.title for w in data.weapon]
    t.weapon_range = [w.bands[-1][0] for w in data.weapon]
    t.weapon_bands = [flat(w.bands) for w in data.weapon]
    t.weapon_rof = [list(w.rof) for w in data.weapon]
    t.weapon_slow = [int(w.slow) for w in data.weapon]
    t.weapon_heavy = [2 if w.very_heavy else int(w.heavy) for w in data.weapon]
    t.weapon_belt = [int(w.belt) for w in data.weapon]
    t.weapon_pistol = [int(w.pistol) for w in data.weapon]
    for i, e in enumerate(data.explosive):
        if len(e.damage) != len(e.frag) or len(e.damage) > 2:
            raise file.bad(f"explosive[{i}].damage", "damage and frag have the same one or two numbers")
        if e.bands:
            check_bands(file, f"explosive[{i}].bands", e.bands)
    t.blast_name = [e.name for e in data.explosive]
    t.blast_range = [e.range for e in data.explosive]
    t.blast_bands = [flat(e.bands) for e in data.explosive]
    t.blast_damage = [two(e.damage) for e in data.explosive]
    t.blast_frag = [two(e.frag) for e in data.explosive]
    t.blast_crater = [two(e.crater)[0] for e in data.explosive]
    t.blast_rubble = [two(e.rubble)[0] for e in data.explosive]
    t.blast_rubble_adjacent = [two(e.rubble)[1] for e in data.explosive]
    t.blast_smoke = [e.smoke for e in data.explosive]


def check_bands(file: TomlFile, field: str, bands: list[tuple[int, int]]) -> None:
    limits = [limit for limit, _ in bands]
    if not limits or limits != sorted(set(limits)):
        raise file.bad(field, "bands are pairs of a limit and a modifier, and the limits rise")


def flat(bands: list[tuple[int, int]]) -> list[int]:
    return [number for band in bands for number in band]


def two(numbers: list[int]) -> list[int]:
    """Two numbers, NONE for what is not rolled."""
    return (list(numbers) + [NONE, NONE])[:2]


# men (8.0) and squads (23.0)


def read_men(t: Tables, folder: Path) -> None:
    friends, friendlies = read_shape(folder, "friendlies.toml", FriendliesFile)
    foes, enemies = read_shape(folder, "enemies.toml", EnemiesFile)
    for file, men, side in [(friends, friendlies.man, names.FRIENDLY), (foes, enemies.man, names.ENEMY)]:
        no_repeats(file, "man", "name", [man.name for man in men])
        for i, man in enumerate(men):
            check_man(t, file, f"man[{i}]", man, side)
    no_repeats(foes, "man", "number", [man.number for man in enemies.man])
    men = [*friendlies.man, *enemies.man]
    t.man_name = [man.name for man in men]
    t.man_title = [man.title for man in men]
    t.man_side = [int(names.TEAM_NAMES.index(man.team) >= names.FRIENDLY_TEAMS) for man in men]
    t.man_team = [names.TEAM_NAMES.index(man.team) for man in men]
    t.man_rank = [names.RANK_NAMES.index(man.rank) for man in men]
    t.man_number = [man.number for man in men]
    t.man_ldr = [man.ldr for man in men]
    t.man_tough = [int(man.tough) for man in men]
    t.man_medic = [int(man.medic) for man in men]
    t.man_dummy = [int(man.dummy) for man in men]
    t.man_gun = [GUNS[man.gun] for man in men]
    t.man_weapons = [[t.weapon_name.index(name) for name in man.weapons] for man in men]
    t.man_skills = [list(man.weapons.values()) for man in men]
    t.man_grenade = [man.grenades for man in men]
    t.man_rifle_grenade = [man.rifle_grenades for man in men]
    t.man_tq = [man.tq for man in men]
    t.man_partner = partners(t, foes)
    t.squads = [squad_men(t, friends, i, friendlies) for i in range(SQUADS)]


def check_man(t: Tables, file: TomlFile, field: str, man: Man, side: int) -> None:
    team = index_of(file, f"{field}.team", "Team", man.team, names.TEAM_NAMES)
    if (team >= names.FRIENDLY_TEAMS) != (side == names.ENEMY):
        raise file.bad(f"{field}.team", f"{man.team} is a Team of the other side")
    index_of(file, f"{field}.rank", "rank", man.rank, names.RANK_NAMES)
    for weapon in man.weapons:
        index_of(file, f"{field}.weapons", "Weapon", weapon, t.weapon_name)
    if man.gun not in GUNS:
        raise file.bad(f"{field}.gun", "is operator or assistant")
    if side == names.ENEMY and man.number < 1:
        raise file.bad(f"{field}.number", "an Enemy has an ID")
    if not man.dummy and (not 1 <= man.tq <= 9 or not man.weapons):
        raise file.bad(field, "a man has a TQ of 1 to 9 and a Weapon")
    if man.dummy and (man.tq or man.weapons or man.grenades >= 0):
        raise file.bad(field, "a Dummy has nothing but a Team and an ID")


def partners(t: Tables, file: TomlFile) -> list[int]:
    """The Assistant of each MG Operator: the one of his Team that follows him."""
    found = [NONE] * len(t.man_name)
    for i, gun in enumerate(t.man_gun):
        if gun == OPERATOR:
            if t.man_gun[i + 1 : i + 2] != [ASSISTANT] or t.man_team[i + 1] != t.man_team[i]:
                raise file.bad("man", f"{t.man_name[i]} must be followed by an Assistant of his Team (14.3)")
            found[i] = i + 1
    return found


def squad_men(t: Tables, file: TomlFile, number: int, data: FriendliesFile) -> list[int]:
    field = f"squad[{number}]"
    if len(data.squad) != SQUADS or data.squad[number].roll != number + 1:
        raise file.bad("squad", "there are six squads, in the order of the die (23.0e)")
    squad = data.squad[number]
    found: list[int] = []
    for team, men in enumerate([squad.able, squad.baker, squad.charlie]):
        key = f"{field}.{names.TEAM_NAMES[team]}"
        if len(men) != SQUAD_SIZES[team]:
            raise file.bad(key, f"has {SQUAD_SIZES[team]} men (23.0e)")
        for name in men:
            man = index_of(file, key, "man", name, t.man_name)
            if t.man_team[man] != team or man in found:
                raise file.bad(key, f"{name} is of another Team, or stands twice")
            found.append(man)
    return found


# charts (12.0, 13.0) and markers (6.0, 16.0, 17.0)


def read_charts(t: Tables, folder: Path) -> None:
    file, data = read_shape(folder, "charts.toml", ChartsFile)
    t.order_terrain, t.order_terrain_mc = read_grid(file, "order-terrain", data.order_terrain)
    t.spotting, _ = read_grid(file, "spotting", data.spotting)
    check_bands(file, "spotting-range.bands", data.spotting_range.bands)
    t.spotting_bands = flat(data.spotting_range.bands)


def read_grid(file: TomlFile, table: str, rows: dict[str, str]) -> tuple[list[list[int]], list[list[int]]]:
    """A chart by Order and terrain: the numbers, and where a hit is a Morale Check at most (M)."""
    if rows.get("columns", "").split() != names.TERRAIN_NAMES:
        raise file.bad(f"{table}.columns", f"must be {' '.join(names.TERRAIN_NAMES)}")
    for row in rows:
        if row != "columns":
            index_of(file, f"{table}.{row}", "Order", row, names.ORDER_NAMES)
    numbers: list[list[int]] = []
    limits: list[list[int]] = []
    for order in names.ORDER_NAMES:
        cells = rows.get(order, "").split()
        if len(cells) != names.TERRAINS:
            raise file.bad(f"{table}.{order}", f"has {names.TERRAINS} cells, one for each terrain")
        try:
            numbers.append([int(cell.removesuffix("M")) for cell in cells])
        except ValueError as error:
            raise file.bad(f"{table}.{order}", str(error)) from None
        limits.append([int(cell.endswith("M")) for cell in cells])
    return numbers, limits


def read_markers(t: Tables, folder: Path) -> None:
    file, data = read_shape(folder, "markers.toml", MarkersFile)
    orders = by_name(file, "order", data.order, names.ORDER_NAMES)
    t.order_ws = [modifier(file, "order", marker.ws) for marker in orders]
    t.order_ldr = [modifier(file, "order", marker.ldr) for marker in orders]
    morale = by_name(file, "morale", data.morale, names.MORALE_NAMES)
    t.morale_tq = [marker.tq for marker in morale]
    t.morale_ws = [modifier(file, "morale", marker.ws) for marker in morale]
    t.morale_ldr = [modifier(file, "morale", marker.ldr) for marker in morale]
    wounds = by_name(file, "wound", data.wound, WOUND_MARKERS)
    t.wound_tq = [marker.tq for marker in wounds]
    t.wound_ws = [modifier(file, "wound", marker.ws) for marker in wounds]
    t.wound_ldr = [modifier(file, "wound", marker.ldr) for marker in wounds]
    t.dummy_tq = data.dummy.tq


def by_name(file: TomlFile, array: str, markers: list[Marker], known: list[str]) -> list[Marker]:
    """Markers in the order of the names; one that is not in the file modifies nothing."""
    no_repeats(file, array, "name", [marker.name for marker in markers])
    for i, marker in enumerate(markers):
        index_of(file, f"{array}[{i}].name", "marker", marker.name, known)
    found = {marker.name: marker for marker in markers}
    return [found.get(name, Marker(name=name)) for name in known]


def modifier(file: TomlFile, array: str, value: int | str) -> int:
    if isinstance(value, str) and value != "all":
        raise file.bad(array, f"{value!r} is neither a number nor all")
    return ALL if isinstance(value, str) else value


def read_terrain(t: Tables, folder: Path) -> None:
    file, data = read_shape(folder, "terrain.toml", TerrainFile)
    if [terrain.name for terrain in data.terrain] != names.TERRAIN_NAMES:
        raise file.bad("terrain", f"the terrains are, in this order, {', '.join(names.TERRAIN_NAMES)}")
    for i, terrain in enumerate(data.terrain):
        index_of(file, f"terrain[{i}].sight", "kind of sight", terrain.sight, list(SIGHTS))
    t.terrain_cover = [int(terrain.cover) for terrain in data.terrain]
    t.terrain_rough = [int(terrain.rough) for terrain in data.terrain]
    t.terrain_size = [terrain.size for terrain in data.terrain]
    t.terrain_sight = [SIGHTS[terrain.sight] for terrain in data.terrain]


# decks (5.1, 9.1)


def read_friendly_deck(t: Tables, folder: Path) -> None:
    file, data = read_shape(folder, "friendly-deck.toml", FriendlyDeckFile)
    no_repeats(file, "card", "number", [card.number for card in data.card])
    no_repeats(file, "card", "name", [card.name for card in data.card])
    for i, card in enumerate(data.card):
        field = f"card[{i}]"
        kind = index_of(file, f"{field}.type", "type of card", card.type, names.CARD_TYPE_NAMES)
        index_of(file, f"{field}.wound", "wound", card.wound, names.WOUND_NAMES)
        check_effect_use(file, f"{field}.effect", card.effect, "discard" if kind == names.DISCARD else "order")
        if (kind == names.EVENT) != (not card.initiative) or (kind == names.EVENT) != (card.wound == "none"):
            raise file.bad(field, "only Event cards have neither initiative nor wound (5.1b)")
        if card.initiative and (len(set(card.initiative)) != 3 or any(n % 2 or n < 2 for n in card.initiative)):
            raise file.bad(f"{field}.initiative", "has three different even numbers")
    t.fcard_number = [card.number for card in data.card]
    t.fcard_name = [card.name for card in data.card]
    t.fcard_type = [names.CARD_TYPE_NAMES.index(card.type) for card in data.card]
    t.fcard_effect = [card.effect for card in data.card]
    t.fcard_args = [arguments(t, file, f"card[{i}].args", c.effect, c.args, []) for i, c in enumerate(data.card)]
    t.fcard_initiative = [list(card.initiative) for card in data.card]
    t.fcard_wound = [names.WOUND_NAMES.index(card.wound) for card in data.card]


def read_enemy_deck(t: Tables, folder: Path) -> None:
    file, data = read_shape(folder, "enemy-deck.toml", EnemyDeckFile)
    no_repeats(file, "card", "serial", [card.serial for card in data.card])
    no_repeats(file, "card", "initiative", [card.initiative for card in data.card])
    t.ecard_serial = [card.serial for card in data.card]
    t.ecard_initiative = [card.initiative for card in data.card]
    t.ecard_order, t.ecard_dirs, t.ecard_letters = [], [], []
    t.ecard_rout, t.ecard_berserk = [], []
    for i, card in enumerate(data.card):
        if card.initiative % 2 == 0:
            raise file.bad(f"card[{i}].initiative", "is odd, so that no Friendly Team can have the same")
        rows = [("cover", row) for row in card.cover] + [("open", row) for row in card.open]
        if len(card.cover) != ROWS_OF_A_BLOCK or len(card.open) != ROWS_OF_A_BLOCK:
            raise file.bad(f"card[{i}]", "has five rows in cover and five in the open (9.1b)")
        try:
            parsed = [card_row(row) for _, row in rows]
            t.ecard_rout.append(directions(card.rout))
            t.ecard_berserk.append(directions(card.berserk))
        except ValueError as error:
            raise file.bad(f"card[{i}]", str(error)) from None
        t.ecard_order.append([order for order, _, _ in parsed])
        t.ecard_dirs.append([dirs for _, dirs, _ in parsed])
        t.ecard_letters.append([letters for _, _, letters in parsed])


# effects and events (5.1.1, 23.0)


def check_effect_use(file: TomlFile, field: str, effect: str, use: str) -> None:
    """An effect must be of a kind that fits: "discard" or "order" cards, "event" tables."""
    code = index_of(file, field, "effect", effect, EFFECT_NAMES)
    when = EFFECTS[code][1]
    if when != use and not (when == "both" and use in ("order", "event")):
        raise file.bad(field, f"{effect!r} is not for {use} cards or tables but for {when}")


def arguments(t: Tables, file: TomlFile, field: str, effect: str, args: list[str | int], hexes: list[int]) -> list[int]:
    """Arguments of an effect as numbers: explosives by index, hexes last; they may be left to the scenario."""
    kinds = EFFECTS[EFFECT_NAMES.index(effect)][2]
    values: list[object] = list(args)
    for i, kind in enumerate(kinds):
        if kind == "blast" and i < len(values):
            values[i] = index_of(file, field, "explosive", str(values[i]), t.blast_name)
    open_ended = kinds[-1:] == ["hexes"]
    if hexes and not open_ended:
        raise file.bad(field, f"{effect!r} takes no hexes")
    filled = values + (list(hexes) or [0] if open_ended else [])
    try:
        found = effect_args(effect, filled)
    except ValueError as error:
        raise file.bad(field, str(error)) from None
    return found if hexes or not open_ended else found[:-1]


def event_table_names(folder: Path = DATA) -> list[str]:
    return sorted(path.stem for path in (folder / "events").glob("*.toml"))


@lru_cache(maxsize=64)
def load_events(name: str, folder: Path = DATA) -> Events:
    """An event table by its name."""
    t = load_tables(folder)
    file, data = read_shape(folder / "events", f"{name}.toml", EventsFile)
    if data.name != name:
        raise file.bad("name", f"{data.name!r} is not the name of its file")
    if len(data.result) != RESULTS:
        raise file.bad("result", f"a table has {RESULTS} results, this one {len(data.result)}")
    events = Events()
    events.side = index_of(file, "side", "side", data.side, SIDE_NAMES)
    events.names = [result.name for result in data.result]
    events.effects = [result.effect for result in data.result]
    events.args = []
    for i, result in enumerate(data.result):
        check_effect_use(file, f"result[{i}].effect", result.effect, "event")
        try:
            hexes = read_hexes(result.hexes)
        except ValueError as error:
            raise file.bad(f"result[{i}].hexes", str(error)) from None
        if result.effect == "artillery" and len(hexes) not in (0, RESULTS):
            raise file.bad(f"result[{i}].hexes", f"artillery has {RESULTS} hexes, one for each roll, or none")
        if not hexes and result.effect in ("illuminate", "smoke", "reinforce"):
            raise file.bad(f"result[{i}].hexes", f"{result.effect!r} needs hexes")
        events.args.append(arguments(t, file, f"result[{i}].args", result.effect, result.args, hexes))
    return events
