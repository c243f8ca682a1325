"""The Unit Cards: every number of all cards, and what the rulebook states of some of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sandtable.games.barbarossa.data.packs import load_tables
from sandtable.games.barbarossa.rules import names
from sandtable.games.barbarossa.rules.cards import NOT_PRINTED, Card

pytestmark = pytest.mark.once  # files and their readers: none of it is compiled

RULES = {
    "test_the_front_of_a_card": ["card.1", "card.type.1", "card.size.1", "card.fort.1", "card.def.1", "card.fp.1"],
    "test_firepower": ["card.fp.1", "card.fp.2", "card.fp.3"],
    "test_range_diagrams": ["card.range.1", "card.range.4"],
    "test_values_of_the_rulebook": ["card.fp.ex1", "card.def.ex1", "fire.ex1", "open.ex1", "supf.ex1", "join.ex1"],
    "test_tanks_break_through_wire": ["ab.wire.1"],
}

TABLE = Path(__file__).with_name("unit_cards.txt").read_text(encoding="utf-8").splitlines()
LINES = {line.split(" | ")[0]: [cell.strip() for cell in line.split("|")] for line in TABLE if not line.startswith("#")}
ROWS = {"Inf": 0, "Art": 1, "Veh": 2, "AV": 3, "LT": 4, "MT": 5, "HT": 6, "Air": 7, "installations": 8}
KINDS = {
    "Infantry": names.INFANTRY, "Artillery": names.ARTILLERY, "Vehicles": names.VEHICLES,
    "Armored V.": names.ARMORED_VEHICLES, "Light tanks": names.LIGHT_TANKS, "Medium tanks": names.MEDIUM_TANKS,
    "Heavy tanks": names.HEAVY_TANKS, "Aircraft": names.AIRCRAFT,
}  # fmt: skip
ABILITIES = {
    "Tank Panic": names.TANK_PANIC, "Engineer": names.ENGINEER, "Mountaineer": names.MOUNTAINEER,
    "Airborne Assault": names.AIRBORNE, "Kill Zone": names.KILL_ZONE, "Machine gun": names.MACHINEGUN,
    "Towed": names.TOWED_GUN, "Fire Smoke Screens": names.FIRE_SMOKE_SCREENS,
    "Fire on Location": names.FIRE_ON_LOCATION,
    "Destroy Barbed Wire": names.DESTROY_BARBED_WIRE, "Radio": names.RADIO, "Transport": names.TRANSPORT,
    "Adjusting Fire": names.HQ_ADJUSTING_FIRE, "Call Airstrikes": names.CALL_AIRSTRIKES,
    "Concealment": names.CONCEALMENT, "Water unit": names.WATER_UNIT, "Amphibious": names.AMPHIBIOUS,
    "Move Through Swamps": names.MOVE_THROUGH_SWAMPS, "Flamethrower": names.FLAMETHROWER,
    "Can target installations": names.TARGETS_INSTALLATIONS,
}  # fmt: skip
# by the back of the card, beside those in the table
OF_BACKS = {
    "PARA": [names.EQUIPPING_BOX], "MG": [names.DEPLOYS], "MORTAR": [names.DEPLOYS], "ATG": [names.DEPLOYS],
    "GUN": [names.DEPLOYS, names.TARGETS_INSTALLATIONS], "AA": [names.DEPLOYS, names.ANTI_AIRCRAFT],
    "ROCKET": [names.TARGETS_INSTALLATIONS], "TANK": [names.BREAK_THROUGH_BARBED_WIRE], "HQ": [names.HQ],
    "FIGHTER": [names.FIGHTER], "BOMBER": [names.TARGETS_INSTALLATIONS], "TRAIN": [names.TRAIN, names.TRANSPORT],
}  # fmt: skip
VALUES = {
    "smoke": "smoke", "explosives": "explosives", "mines": "mines", "tb": "flight", "Surveillance Zone": "surveillance",
    "Command Area": "command_area", "Fighting Spirit": "fighting_spirit", "Indirect Fire": "indirect_penalty",
    "Airdrop": "airdrop", "Engines": "engines", "transport cars": "transport_cars", "platform cars": "platform_cars",
}  # fmt: skip
VALUE = re.compile(r"^(.+?) [+-]?(\d+)(?: AP)?$")


def card(name: str) -> Card:
    tables = load_tables()
    return tables.cards[tables.card_of[name]]


def rows_in(text: str, before: str) -> list[list[int]]:
    """The rows of a part of the Firepower cell, such as `CC: AV 3/2`."""
    found: list[list[int]] = [[] for _ in ROWS]
    for part in text.split(";"):
        head, colon, rest = part.strip().rpartition(":")
        if (head if colon else "") != before:
            continue
        for item in rest.split(","):
            *types, dice = item.split()
            for name in types if dice != "none" else []:
                found[ROWS[name]] = [int(number) for number in dice.split("/")]
    return found


def test_all_cards_are_there() -> None:
    assert [card.id for card in load_tables().cards] == list(LINES)
    assert len(LINES) == 26 + 27 + 2


@pytest.mark.parametrize("name", LINES)
def test_the_front_of_a_card(name: str) -> None:
    _, kind, fortitude, defense, _, _, ammo, cost, _, _ = LINES[name]
    found = card(name)
    if name != "T01":
        type_, size = kind.rsplit(" ", 1)
        assert (found.type, found.size) == (KINDS[type_], int(size))
    assert found.fortitude == ([int(number) for number in fortitude.split()] if fortitude != "none" else [])
    assert found.defense == int(defense)
    assert found.ammo == int(ammo)
    assert found.cost == (int(cost) if cost != "-" else 0)
    assert found.side == {"G": names.GERMAN, "S": names.SOVIET, "T": NOT_PRINTED, "X": names.SOVIET}[name[0]]


@pytest.mark.parametrize("name", LINES)
def test_firepower(name: str) -> None:
    text, found = LINES[name][4], card(name)
    close = rows_in(text, "CC")
    ranged = rows_in(text, "target hex" if "target hex" in text else "")
    assert found.firepower == [a or b for a, b in zip(ranged, close, strict=True)]
    assert found.close_only == [bool(row) for row in close]
    assert found.adjacent == rows_in(text, "adjacent")


@pytest.mark.parametrize("name", LINES)
def test_range_diagrams(name: str) -> None:
    text, found = LINES[name][5], card(name)
    ground, _, air = text.partition("; air ")
    close, _, spaces = ground.partition(",")
    assert found.close_accuracy == (int(close) if close != "none" else 0)
    assert found.accuracy == [0 if space == "x" else int(space) for space in spaces.split()]
    assert found.air_accuracy == [int(space) for space in air.split()]
    assert found.suppressed_accuracy == 1


@pytest.mark.parametrize("name", LINES)
def test_abilities_and_their_values(name: str) -> None:
    words = [word.strip() for word in LINES[name][9].split(",") if word.strip()]
    found = card(name)
    back = LINES[name][8].split()[0]
    expected = {ABILITIES[word] for word in words if word in ABILITIES} | set(OF_BACKS.get(back, []))
    values = dict.fromkeys(VALUES.values(), 0)
    for word in words:
        match = VALUE.match(word)
        if match is not None and word not in ABILITIES:
            values[VALUES[match[1]]] = int(match[2])
    if values["indirect_penalty"]:
        expected.add(names.INDIRECT_FIRE)
    if found.firepower[names.INSTALLATIONS]:
        expected.add(names.TARGETS_INSTALLATIONS)
    assert {code for code in range(len(names.ABILITY_NAMES)) if found.has(code)} == expected
    assert {key: getattr(found, key) for key in values} == values


@pytest.mark.parametrize("name", [name for name, line in LINES.items() if "(" in line[8]])
def test_hexes_of_a_march_and_boxes_of_a_gun(name: str) -> None:
    found = card(name)
    match = re.search(r"\((?:March (\d)|(\d) tb)\)", LINES[name][8])
    assert match is not None
    if match[1]:
        assert found.box(names.MARCH).distance == int(match[1])
    else:
        assert found.box(names.DEPLOY).boxes == found.box(names.WITHDRAW).boxes == int(match[2])


# what the rulebook states


def test_values_of_the_rulebook() -> None:
    assert (card("S01").size, card("S01").fortitude[0], card("S01").firepower[names.INFANTRY][0]) == (5, 8, 10)
    assert (card("S15").defense, card("G14").defense, card("G05").defense) == (3, 2, 2)
    assert (card("S13").firepower[names.LIGHT_TANKS][0], card("S13").accuracy[1]) == (7, 2)
    assert (card("G08").firepower[names.ARMORED_VEHICLES][0], card("G08").accuracy[2]) == (7, 1)
    assert card("G07").firepower[names.INFANTRY][0] == card("G05").firepower[names.INFANTRY][0] == 8
    assert card("S06").firepower[names.INFANTRY][0] == 10 and card("S06").has(names.KILL_ZONE)
    assert (card("S22").firepower[names.INFANTRY][0], card("S22").adjacent[names.INFANTRY][0]) == (16, 4)
    assert card("S22").boxes[names.OPEN_FIRE] is None
    assert card("G19").fortitude[1] == 7
    assert [card(name).size for name in ["S20", "S07", "S09"]] == [6, 2, 3]
    for staff in [card("G21"), card("S21")]:
        assert (staff.command_area, staff.fighting_spirit) == (2, 2)


def test_twelve_dice_of_a_mortar_that_suppresses() -> None:
    numbers = load_tables().numbers
    assert card("G07").firepower[names.INFANTRY][0] * numbers.suppression_num // numbers.suppression_den == 12


def test_paratroopers_fight_by_halves_while_equipping() -> None:
    paratroopers = card("G05")
    assert paratroopers.has(names.EQUIPPING_BOX)
    assert (-(-paratroopers.defense // 2), -(-paratroopers.firepower[names.INFANTRY][0] // 2)) == (1, 4)


def test_the_sample_card() -> None:
    sample = card("X00")
    assert (sample.size, sample.firepower[names.INFANTRY], sample.accuracy[0]) == (2, [10, 6], 1)
    assert sample.close_only[names.ARMORED_VEHICLES] and sample.firepower[names.ARMORED_VEHICLES]
    assert not any(sample.firepower[row] for row in range(names.LIGHT_TANKS, names.INSTALLATIONS))
    assert sample.firepower[names.VEHICLES] and not sample.close_only[names.VEHICLES]


# the backs


def test_tanks_break_through_wire() -> None:
    for found in load_tables().cards:
        assert found.has(names.BREAK_THROUGH_BARBED_WIRE) == names.is_tank(found.type)


def orders_of(name: str) -> set[str]:
    return {names.ORDER_NAMES[code] for code, box in enumerate(card(name).boxes) if box is not None}


BACKS = {
    "G01": "defend suppression-fire open-fire assault ambush careful-movement march join-up dig-in receive-supplies "
    "board-transports debark-from-transports",
    "G06": "defend suppression-fire open-fire ambush deploy withdraw change-kill-zone careful-movement "
    "receive-supplies board-transports debark-from-transports",
    "S08": "defend suppression-fire open-fire deploy withdraw change-kill-zone careful-movement "
    "receive-supplies board-transports debark-from-transports",
    "G09": "defend suppression-fire open-fire ambush deploy withdraw change-kill-zone receive-supplies",
    "S10": "defend suppression-fire open-fire deploy withdraw change-kill-zone receive-supplies",
    "G12": "defend suppression-fire open-fire deploy withdraw receive-supplies",
    "S22": "suppression-fire ambush careful-movement march receive-supplies",
    "G18": "defend suppression-fire open-fire ambush careful-movement march fire-and-movement receive-supplies join-up "
    "reconnaissance adjusting-fire radio-interception",
    "G20": "towing board-transports debark-from-transports receive-supplies load-supplies careful-movement march",
    "G21": "defend open-fire careful-movement march board-transports debark-from-transports radio-interception",
    "G22": "intercept combat-air-patrol escort",
    "G23": "bombing-run",
    "G24": "air-reconnaissance",
    "G25": "airborne-assault airdrop-supplies",
    "S27": "march board-transports debark-from-transports defend suppression-fire open-fire fire-and-movement",
    "T01": "march board-transports debark-from-transports load-platform-cars unload-platform-cars receive-supplies",
}
MORE = {
    ("G02", "G01"): "heavy-assault",
    ("G03", "G01"): "place-land-mines clear-mines set-charges arson remove-barbed-wire remove-anti-tank-barriers "
    "set-up-pontoon-bridge clear-a-path repair-railway",
    ("G01", "G05"): "dig-in",
    ("G07", "S08"): "smoke-screen",
    ("S09", "G09"): "careful-movement",
    ("G11", "S10"): "smoke-screen",
    ("S18", "S13"): "arson",
    ("G18", "S19"): "radio-interception",
    ("S27", "G26"): "defend suppression-fire open-fire fire-and-movement",
}


@pytest.mark.parametrize("name", BACKS)
def test_orders_of_a_back(name: str) -> None:
    assert orders_of(name) == set(BACKS[name].split())


@pytest.mark.parametrize(("more", "less"), MORE)
def test_orders_that_one_card_has_and_another_has_not(more: str, less: str) -> None:
    assert orders_of(more) > orders_of(less)
    assert orders_of(more) - orders_of(less) == set(MORE[more, less].split())


@pytest.mark.parametrize(
    ("name", "order", "field", "number"),
    [
        ("G01", names.DEFEND, "bonus", 1), ("G01", names.ASSAULT, "distance", 1), ("G02", names.ASSAULT, "distance", 2),
        ("S02", names.HEAVY_ASSAULT, "distance", 2), ("G01", names.DIG_IN, "boxes", 3),
        ("S03", names.DIG_IN, "boxes", 2),
        ("S03", names.SET_UP_PONTOON_BRIDGE, "manpower", 2), ("G01", names.CAREFUL_MOVEMENT, "bonus", 1),
        ("S16", names.ASSAULT, "distance", 1), ("S15", names.ASSAULT, "distance", 2),
        ("S16", names.CAREFUL_MOVEMENT, "distance", 1), ("S15", names.CAREFUL_MOVEMENT, "distance", 2),
        ("S16", names.FIRE_AND_MOVEMENT, "penalty", 3), ("S15", names.FIRE_AND_MOVEMENT, "penalty", 2),
        ("S15", names.FIRE_AND_MOVEMENT, "distance", 3), ("S13", names.FIRE_AND_MOVEMENT, "distance", 1),
        ("S27", names.FIRE_AND_MOVEMENT, "distance", 2), ("G19", names.FIRE_AND_MOVEMENT, "distance", 3),
        ("G18", names.RECONNAISSANCE, "distance", 3), ("G20", names.MARCH, "distance", 4),
        ("T01", names.MARCH, "distance", 5), ("T01", names.LOAD_PLATFORM_CARS, "boxes", 2),
        ("G22", names.COMBAT_AIR_PATROL, "distance", 2), ("S22", names.RECEIVE_SUPPLIES, "boxes", 2),
    ],
)  # fmt: skip
def test_numbers_of_a_back(name: str, order: int, field: str, number: int) -> None:
    assert getattr(card(name).box(order), field) == number


def test_entrenched_boxes() -> None:
    """Machine guns and guns print +1."""
    printed = {found.id for found in load_tables().cards if found.entrenched_bonus == 1}
    assert printed == {name for name, line in LINES.items() if line[8].split()[0] in ["MG", "ATG", "GUN", "AA"]}
