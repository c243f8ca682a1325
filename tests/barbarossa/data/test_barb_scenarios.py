"""The eight scenarios: what they give, that costs add up, and that mistakes are named."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from sandtable.games.barbarossa.data.ground_file import hex_on, hexes_on, load_ground
from sandtable.games.barbarossa.data.scenario import area_hexes, load_scenario, plain, read_scenario, scenario_names
from sandtable.games.barbarossa.data.scenario_shapes import Side
from sandtable.kernel.errors import BadFile

pytestmark = pytest.mark.once  # files and their readers: none of it is compiled

RULES = {
    "test_costs_add_up": ["card.cost.1"],
    "test_forces": ["prep.1"],
    "test_reinforcements": ["tow.5", "tow.6"],
    "test_a_train_has_two_anti_aircraft_units_at_most": ["train.aa.1"],
}

NAMES = [
    "first-contact", "keep-their-heads-down", "tanks-at-noon", "the-wire", "two-bridges", "the-halt",
    "silk-over-the-marsh", "the-iron-morning",
]  # fmt: skip
# map, turns, Force Points
FRAMES = {
    "first-contact": ("birch-crossroads", 6, 73, 61),
    "keep-their-heads-down": ("birch-crossroads", 9, 169, 148),
    "tanks-at-noon": ("kite-hill", 8, 123, 116),
    "the-wire": ("long-village", 10, 223, 210),
    "two-bridges": ("two-bridges", 10, 244, 209),
    "the-halt": ("the-halt", 11, 176, 191),
    "silk-over-the-marsh": ("lake-and-marsh", 10, 202, 114),
    "the-iron-morning": ("two-bridges+the-halt", 14, 554, 394),
}
FORCES = {
    "first-contact": ("2xG01 G06", "2xS01 S06"),
    "keep-their-heads-down": ("3xG01 G06 G07 G21 G14", "3xS01 S06 S07 S21"),
    "tanks-at-noon": ("G14 G15 2xG16", "S13 2xS15"),
    "the-wire": ("2xG03 G04 2xG01 2xG16 G10 G21", "2xS01 2xS06 2xS09 S21"),
    "two-bridges": ("3xG01 2xG03 G06 G26 G20 G08 G16 G21", "3xS01 S03 S06 S09 S20 S14 S27 S21"),
    "the-halt": ("G18 G19 3xG01 G14 G07 G21", "T01 S19 2xS01 S05 S06 S12 S21"),
    "silk-over-the-marsh": ("3xG05 3xG25 G22 G24 G21 G04", "S01 2xS05 S12 S23 S20 S21"),
    "the-iron-morning": (
        "4xG01 G02 G03 2xG06 G07 G09 G11 G13 2xG15 G17 G18 G19 G20 G21 G22 G23 G24",
        "4xS01 S03 S06 S07 S12 S15 S16 S22 S20 S21 2xS23 S24 S25",
    ),
}


def counted(words: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for word in words.split():
        number, times, card = word.rpartition("x")
        found[card] += int(number) if times else 1
    return found


def units(side: Side) -> Counter[str]:
    found: Counter[str] = Counter()
    for force in side.force:
        found[force.card] += force.number
    return found


def test_they_are_all_there_in_order() -> None:
    assert scenario_names() == NAMES
    assert [load_scenario(name).number for name in NAMES] == list(range(1, 9))


@pytest.mark.parametrize("name", NAMES)
def test_costs_add_up(name: str) -> None:
    """Reading checks that a side's points are what its units and works cost."""
    s = load_scenario(name)
    assert (s.map, s.turns, s.german.points, s.soviet.points) == FRAMES[name]


@pytest.mark.parametrize("name", NAMES)
def test_forces(name: str) -> None:
    german, soviet = FORCES[name]
    s = load_scenario(name)
    assert (units(s.german), units(s.soviet)) == (counted(german), counted(soviet))


def columns(name: str, side: str) -> str:
    s = load_scenario(name)
    area = s.german.area if side == "german" else s.soviet.area
    assert area is not None
    ground = load_ground(s.map)
    return "".join(sorted({ground.hex_name(h)[0] for h in area_hexes(ground, area)}))


@pytest.mark.parametrize(
    ("name", "german", "soviet"),
    [
        ("first-contact", "BCD", "KL"), ("keep-their-heads-down", "BCD", "GHIJKL"), ("tanks-at-noon", "BC", "KL"),
        ("the-wire", "BC", "EFGHIJKL"), ("two-bridges", "BCD", "IJKL"), ("silk-over-the-marsh", "KL", "BCDEFGHI"),
        ("the-iron-morning", "BCDE", "HIJKL"),
    ],
)  # fmt: skip
def test_set_up_areas(name: str, german: str, soviet: str) -> None:
    assert (columns(name, "german"), columns(name, "soviet")) == (german, soviet)


@pytest.mark.parametrize("name", NAMES)
def test_the_sides_do_not_set_up_together(name: str) -> None:
    s = load_scenario(name)
    ground = load_ground(s.map)
    areas = [area_hexes(ground, side.area) if side.area is not None else [] for side in s.sides]
    assert not set(areas[0]) & set(areas[1])
    for side, other in [(s.german, areas[1]), (s.soviet, areas[0])]:
        for force in side.force:
            hexes = force.arrival.hexes if force.arrival is not None else ""
            assert not set(hexes_on(ground, hexes)) & set(other)


def test_works_and_what_may_hide() -> None:
    prepared, wire = load_scenario("keep-their-heads-down"), load_scenario("the-wire")
    assert [(w.kind, w.number, w.hexes) for w in prepared.soviet.works] == [
        ("trench", 2, "G5 H5 G6"), ("wire", 1, "G5 H5 G6"),
    ]  # fmt: skip
    assert [(w.kind, w.number, w.fake) for w in wire.soviet.works] == [
        ("pillbox", 1, 0), ("trench", 3, 0), ("wire", 2, 0), ("minefield", 2, 1),
    ]  # fmt: skip
    assert [force.card for force in wire.soviet.force if force.inside == "pillbox"] == ["S06"]
    assert wire.soviet.hidden is not None and wire.soviet.hidden.most == 2
    halt = load_scenario("the-halt").soviet
    assert halt.hidden is not None and halt.hidden.cards == ["S01", "S06"]
    assert [(depot.hex, depot.ap) for depot in halt.depot] == [("H5", 24)]


def test_special_starts() -> None:
    bridges, halt, silk = load_scenario("two-bridges"), load_scenario("the-halt"), load_scenario("silk-over-the-marsh")
    assert bridges.stream and not halt.stream and silk.strong_winds and not bridges.strong_winds
    at = {force.card: force.at for s in (bridges, halt) for side in s.sides for force in side.force if force.at}
    assert at == {"G26": "G6", "S27": "H8", "T01": "G6", "S19": "G6"}
    rides = {
        force.card: (force.carried_by, force.towed_by)
        for s in (bridges, halt, silk)
        for side in s.sides
        for force in side.force
        if force.carried_by or force.towed_by
    }
    assert rides == {"G08": ("", "G20"), "G01": ("G19", ""), "S12": ("T01", ""), "G05": ("G25", "")}
    begun = [force.begun for force in bridges.soviet.force if force.begun is not None]
    assert [(b.order, b.boxes, b.hexes) for b in begun] == [("set-charges", 1, "H4 G7")]
    states = [(force.card, force.state) for side in load_scenario("first-contact").sides for force in side.force]
    assert states == [("G01", ""), ("G06", "deployed"), ("S01", ""), ("S06", "deployed")]


@pytest.mark.rule("barbarossa:tow.6")
def test_reinforcements() -> None:
    halt, iron = load_scenario("the-halt"), load_scenario("the-iron-morning")
    for force in halt.german.force:
        if not force.carried_by:
            assert force.arrival is not None
            assert (force.arrival.turn, force.arrival.until, force.arrival.hexes) == (1, 2, "B3 G2")
    later = {force.card: force.arrival.turn for force in iron.soviet.force if force.arrival is not None}
    assert later == {"S01": 6, "S15": 6, "S22": 7, "S16": 8}
    assert {force.arrival.turn for force in iron.german.force if force.arrival is not None} == {2}
    ground = load_ground(iron.map)
    assert not ground.rim[hex_on(ground, "the-halt:L8")]


def scores(name: str) -> list[tuple[str, str, int, Any, int]]:
    found = load_scenario(name).victory.score
    return [(score.side, score.what, score.points, score.hexes, score.from_turn) for score in found]


def test_victory_points() -> None:
    assert scores("first-contact") == [
        ("both", "held-each-turn", 1, "G5 H5", 3), ("both", "unit-destroyed", 2, "", 1),
    ]  # fmt: skip
    assert scores("tanks-at-noon") == [
        ("german", "held-at-end", 3, "L7", 1), ("soviet", "held-at-end", 3, "E2", 1),
    ]  # fmt: skip
    assert [score.what for score in load_scenario("tanks-at-noon").victory.tie_break] == ["force-points-destroyed"]
    assert [score[:3] for score in scores("two-bridges")] == [
        ("german", "units-beyond", 3), ("german", "bridge-stands", 2), ("soviet", "bridge-destroyed", 2),
        ("soviet", "unit-destroyed", 1),
    ]  # fmt: skip
    assert scores("the-halt") == [
        ("soviet", "train-left", 4, "L6", 1), ("soviet", "size-carried-off", 1, "", 1),
        ("soviet", "depot-emptied", 2, "H5", 1), ("german", "engines-hit", 3, "", 1),
        ("german", "held-at-end", 4, "G5 H5 G6", 1),
    ]  # fmt: skip
    assert [score[:3] for score in scores("the-iron-morning")] == [
        ("german", "held-at-end", 9), ("soviet", "icon-destroyed", 1), ("soviet", "kept-at-end", 1),
    ]  # fmt: skip


def test_goals() -> None:
    found = {
        name: [(g.side, g.result, g.hold_all, g.hold_some, g.some) for g in load_scenario(name).victory.goal]
        for name in NAMES
        if load_scenario(name).victory.rule == "goals"
    }
    assert found == {
        "keep-their-heads-down": [("german", "win", "G5 H5", "", 0)],
        "the-wire": [("german", "win", "G5", "F4 F7", 1)],
        "silk-over-the-marsh": [("german", "win", "", "D5 C8 I8", 2)],
    }


def test_a_tie_is_the_defender_s() -> None:
    otherwise = {name: load_scenario(name).victory.otherwise for name in NAMES}
    assert otherwise == dict.fromkeys(NAMES, "soviet") | {"tanks-at-noon": "draw"}  # two columns meet: nobody defends


def test_what_lies_east_of_the_river() -> None:
    """No step leads from the far bank to the near one but over the river."""
    ground = load_ground("two-bridges")
    far = set(hexes_on(ground, scores("two-bridges")[0][3]))
    water = {h for h in range(ground.size) if ground.stream[h] >= 0}
    inner = {h for h in range(ground.size) if not ground.rim[h]}
    near = inner - far - water
    assert ground.hex_index("G4") in near and ground.hex_index("H6") in far and not far & water
    for h in far:
        assert not {ground.beside(h, d) for d in range(6)} & near


@pytest.mark.parametrize("name", NAMES)
def test_plain_data_holds_the_whole_scenario(name: str) -> None:
    scenario = load_scenario(name)
    assert read_scenario(json.loads(json.dumps(plain(scenario))), "a record") == scenario


# mistakes

Change = Callable[[dict[str, Any]], Any]


def without_area(data: dict[str, Any]) -> None:
    del data["german"]["area"]


def put(*path: str | int, value: Any) -> Change:
    def change(data: dict[str, Any]) -> None:
        place: Any = data
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change


FAULTS: list[tuple[str, Change, str, str]] = [
    ("first-contact", put("map", value="kite-hil"), "map", "near: kite-hill"),
    ("first-contact", put("turns", value=0), "turns", "1 to 30"),
    ("first-contact", put("wind", value=7), "wind", "1 to 6"),
    ("first-contact", put("stream", value=True), "stream", "no river"),
    ("first-contact", put("options", value={"kil_zone": "cone60"}), "options.kil_zone", "near: kill_zone"),
    ("first-contact", put("options", value={"kill_zone": "cone90"}), "options.kill_zone", "no value"),
    ("first-contact", put("german", "force", 0, "card", value="G99"), "german.force[0].card", "no card"),
    ("first-contact", put("german", "force", 0, "card", value="S01"), "german.force[0].card", "not a unit"),
    ("first-contact", put("soviet", "force", 0, "card", value="X00"), "soviet.force[0].card", "not a unit"),
    ("first-contact", put("german", "force", 0, "number", value=0), "german.force[0].number", "1 or more"),
    ("first-contact", put("german", "force", 0, "number", value=3), "german.points", "cost 91"),
    ("first-contact", put("german", "force", 0, "state", value="deployed"), "german.force[0].state", "not deploy"),
    ("first-contact", put("german", "force", 1, "state", value="folded"), "german.force[1].state", "no state"),
    ("first-contact", put("german", "force", 0, "at", value="A5"), "german.force[0].at", "rim"),
    ("first-contact", put("german", "force", 0, "airfield", value=True), "german.force[0].airfield", "aircraft"),
    ("first-contact", put("german", "area", value={"columns": "C-B"}), "german.area", "left to right"),
    ("first-contact", put("german", "area", value={"hexes": "B5 B6"}), "german.area", "too small"),
    ("first-contact", put("german", "area", value={"hexes": "A5-A9"}), "german.area", "rim"),
    ("first-contact", without_area, "german.area", "where units are set up"),
    ("first-contact", put("german", "force", value=[]), "german.force", "has units"),
    ("first-contact", put("german", "hidden", value={"most": 1, "cards": ["G02"]}), "german.hidden.cards", "no card"),
    ("first-contact", put("german", "hidden", value={"most": 0}), "german.hidden.most", "1 or more"),
    ("first-contact", put("german", "purchase", value={"budget": 0, "cards": ["G01"]}), "german.purchase", "budget"),
    ("first-contact", put("german", "purchase", value={"budget": 9, "cards": ["S01"]}), "german.purchase.cards", "not"),
    ("first-contact", put("victory", "rule", value="goals"), "victory", "goals if they do"),
    ("first-contact", put("victory", "otherwise", value="nobody"), "victory.otherwise", "no outcome"),
    ("first-contact", put("victory", "score", 0, "for", value="kept"), "victory.score[0].for", "no kind"),
    ("first-contact", put("victory", "score", 0, "hexes", value=""), "victory.score[0].hexes", "at least one"),
    ("first-contact", put("victory", "score", 0, "hexes", value="Z9"), "victory.score[0].hexes", "not a hex"),
    ("first-contact", put("victory", "score", 1, "hexes", value="G5"), "victory.score[1].hexes", "not of hexes"),
    ("first-contact", put("victory", "score", 0, "from-turn", value=7), "victory.score[0].from-turn", "turn of"),
    ("first-contact", put("victory", "score", 0, "points", value=0), "victory.score[0].points", "1 or more"),
    ("first-contact", put("victory", "score", 1, "types", value=["tanks"]), "victory.score[1].types", "unit type"),
    ("the-wire", put("victory", "goal", 0, "some", value=3), "victory.goal[0].some", "how many"),
    ("the-wire", put("victory", "goal", 0, "result", value="loss"), "victory.goal[0].result", "no result"),
    ("the-wire", put("soviet", "works", 1, "kind", value="trenches"), "soviet.works[1].kind", "near: trench"),
    ("the-wire", put("soviet", "works", 1, "number", value=4), "soviet.points", "cost 215"),
    ("the-wire", put("soviet", "works", 1, "fake", value=1), "soviet.works[1].fake", "only minefields"),
    ("the-wire", put("soviet", "force", 2, "inside", value="house"), "soviet.force[2].inside", "no installation"),
    ("two-bridges", put("german", "force", 5, "towed-by", value="G21"), "german.force[5].towed-by", "carries nobody"),
    ("two-bridges", put("german", "force", 0, "towed-by", value="G20"), "german.force[0].towed-by", "only 1 of"),
    ("two-bridges", put("german", "force", 5, "towed-by", value="G19"), "german.force[5].towed-by", "not among"),
    ("two-bridges", put("german", "force", 3, "at", value="G5"), "german.force[3].at", "cannot stand"),
    ("two-bridges", put("soviet", "force", 1, "begun", "boxes", value=2), "soviet.force[1].begun", "one left"),
    ("two-bridges", put("soviet", "force", 1, "begun", "order", value="arso"), "soviet.force[1].begun.order", "arson"),
    ("the-halt", put("soviet", "depot", 0, "ap", value=99), "soviet.depot[0].ap", "1 to 36"),
    ("the-halt", put("soviet", "force", 0, "at", value="G5"), "soviet.force[0].at", "cannot stand"),
    ("the-halt", put("soviet", "force", 1, "at", value="C6"), "soviet.force[1].at", "cannot stand"),  # rails, no road
    ("the-halt", put("soviet", "force", 1, "at", value="G6 H6"), "soviet.force[1].at", "one hex"),
    ("the-halt", put("german", "force", 0, "arrival", "hexes", value="B3 C6"), "german.force[0].arrival.hexes", "G18"),
    ("the-halt", put("german", "force", 0, "arrival", "turn", value=13), "german.force[0].arrival.turn", "turn of"),
    ("the-halt", put("german", "force", 0, "arrival", "turn", value=3), "german.force[0].arrival.until", "not before"),
    ("the-halt", put("german", "force", 0, "at", value="B3"), "german.force[0]", "one way"),
    ("the-iron-morning", put("german", "force", 17, "airfield", value=False), "german.force[17].airfield", "aircraft"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "change", "field", "reason"), FAULTS)
def test_a_mistake_is_named(name: str, change: Change, field: str, reason: str) -> None:
    data = copy.deepcopy(plain(load_scenario(name)))
    change(data)
    with pytest.raises(BadFile) as caught:
        read_scenario(data, name, "# as an author wrote it")
    assert caught.value.field == field and reason in caught.value.reason


def test_a_record_keeps_the_points_of_its_day() -> None:
    """Prices have changed since some games were played; their scenarios are still read."""
    data = copy.deepcopy(plain(load_scenario("first-contact")))
    data["german"]["points"] -= 1
    assert read_scenario(data, "a record").german.points == data["german"]["points"]


def test_a_field_that_is_not_known() -> None:
    data = plain(load_scenario("first-contact")) | {"weather": "fine"}
    with pytest.raises(BadFile, match="unknown field `weather`"):
        read_scenario(data, "x")


@pytest.mark.rule("barbarossa:tow.5")
def test_a_gun_comes_later_only_in_tow() -> None:
    data = copy.deepcopy(plain(load_scenario("the-iron-morning")))
    data["german"]["force"][6]["arrival"] = {"turn": 3, "hexes": "B4"}
    with pytest.raises(BadFile, match="only in tow"):
        read_scenario(data, "x")


def test_a_train_has_two_anti_aircraft_units_at_most() -> None:
    data = copy.deepcopy(plain(load_scenario("the-halt")))
    force = data["soviet"]["force"]
    flak = next(entry for entry in force if entry["card"] == "S12")
    force += [copy.deepcopy(flak), copy.deepcopy(flak)]
    with pytest.raises(BadFile, match="2 anti-aircraft units"):
        read_scenario(data, "x")


def test_forces_may_be_bought() -> None:
    data = copy.deepcopy(plain(load_scenario("first-contact")))
    data["soviet"]["purchase"] = {"budget": 30, "cards": ["S01", "S05"], "works": ["wire", "trench"]}
    bought = read_scenario(data, "x").soviet.purchase
    assert bought is not None and (bought.budget, bought.works) == (30, ["wire", "trench"])


def test_a_scenario_that_is_not_there() -> None:
    with pytest.raises(BadFile, match="near: the-wire"):
        load_scenario("the-wires")
