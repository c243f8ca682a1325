"""Before a game: what is printed on cards and counters, the scenarios, and maps with the places of their hexes."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from phrases import faults, phrases_in, said, wire
from sandtable.files.packs import find_packs
from sandtable.commander.rules import names
from sandtable.commander.screen.screen import CommanderScreen
from sandtable.games.combat_commander.files import load_scenario, load_tables, scenario_names
from sandtable.games.combat_commander.screen import SCREEN
from sandtable.games.combat_commander.title import TITLE
from sandtable.games.great_war_commander.screen.screen import SCREEN as GREAT_WAR
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import new_game
from sandtable.phrase import read_phrase
from sandtable.terrain import lattice
from sandtable.texts import Texts, languages

CATALOGUE: Any = SCREEN.catalogue()


def test_the_screen_names_its_game() -> None:
    assert (SCREEN.title, SCREEN.label) == (TITLE, "Combat Commander")
    assert SCREEN.editions == ["anniversary", "europe", "europe-bg"]


# --- the catalogue ---


def test_every_card_of_the_six_decks() -> None:
    cards = CATALOGUE["cards"]
    assert len(cards) == 6 * names.CARDS_IN_DECK
    fire = cards["G-59"]
    assert said(fire["order"]) == "Fire" and fire["order_rule"] == "O20" and fire["nation"] == "germany"
    assert all(1 <= card["white"] <= 6 and 1 <= card["coloured"] <= 6 for card in cards.values())
    assert all(re.fullmatch(r"[A-O]\d+", card["hex"]) for card in cards.values())
    triggers = {card["trigger"] for card in cards.values()}
    assert triggers == {None, "event", "jammed", "sniper", "time"}
    assert {card["event_rule"] for card in cards.values()} == {f"E{n}" for n in range(43, 78)}


def test_both_sides_of_a_counter() -> None:
    rifle = CATALOGUE["units"]["germany/rifle"]
    assert (rifle["nation"], rifle["kind"], said(rifle["title"])) == ("germany", "squad", "Rifle")
    assert rifle["front"] == {
        "fp": 5, "range": 5, "move": 4, "morale": 7, "command": None, "boxed": rifle["front"]["boxed"],
    }  # fmt: skip
    assert rifle["back"]["boxed"] == []
    leader = CATALOGUE["units"]["germany/sgt-biermann"]
    assert (leader["kind"], leader["front"]["command"], said(leader["title"])) == ("leader", 1, "Sgt Biermann")
    tables = load_tables(find_packs())
    for kind, name in enumerate(tables.unit_name):
        for face, broken in (("front", 0), ("back", 1)):
            boxed = CATALOGUE["units"][name][face]["boxed"]
            f = kind * 2 + broken
            flags = [tables.unit_boxed_fp[f], tables.unit_boxed_range[f], tables.unit_boxed_move[f]]
            assert [stat in boxed for stat in ("fp", "range", "move")] == [bool(flag) for flag in flags]


def test_weapons_radios_and_chits() -> None:
    mortar = CATALOGUE["weapons"]["germany/medium-mortar"]
    assert mortar["kind"] == "mortar" and mortar["ordnance"] and 0 < mortar["min_range"] < mortar["range"]
    assert CATALOGUE["weapons"]["any/molotov-cocktail"]["nation"] is None
    radio = CATALOGUE["radios"]["germany/radio-105mm"]
    assert said(radio["title"]) == "Radio 105mm" and radio["nation"] == "germany"
    assert len(CATALOGUE["chits"]) == 22
    assert said(CATALOGUE["chits"]["C"]["say"]) == "C (objective 3: 1)"


@pytest.mark.parametrize("lang", languages())
def test_everything_printed_has_words(lang: str) -> None:
    texts = Texts(lang)
    for data in phrases_in([CATALOGUE, SCREEN.scenarios()]):
        assert faults(texts, read_phrase(data)) == [], data
    assert wire(CATALOGUE) == wire(SCREEN.catalogue())


# --- scenarios ---


def test_scenario_cards() -> None:
    cards: Any = SCREEN.scenarios()
    assert [card["name"] for card in cards] == scenario_names()
    assert [card["number"] for card in cards] == list(range(1, 14))
    first = cards[0]
    assert (first["title"], first["label"], first["length"], first["difficulty"]) == (TITLE.name, "First Patrol", 6, 1)
    assert {card["difficulty"] for card in cards} == {1, 2, 3}
    axis, allies = first["sides"]
    assert (axis["side"], axis["nation"], axis["posture"], axis["orders"]) == ("axis", "germany", "defend", 2)
    assert {said(unit["phrase"]): unit["count"] for unit in axis["units"]} == {
        "Sgt Biermann": 1, "Cpl Winkler": 1, "Rifle": 3, "Line Team": 1, "Weapon Team": 1,
    }  # fmt: skip
    assert all(
        unit["say"] == said(unit["phrase"]) for card in cards for side in card["sides"] for unit in side["units"]
    )


def test_the_texts_of_a_scenario_are_those_of_its_file() -> None:
    """In English; and there is a Bulgarian one for each."""
    for card in SCREEN.scenarios():
        say: Any = card["say"]
        for part in ("label", "description", "lesson"):
            if card[part]:
                assert said(say[part]) == card[part]
                assert re.search("[а-я]", said(say[part], "bg")), card["name"]
            else:
                assert say[part] is None


def test_a_scenario_by_its_name_only() -> None:
    assert SCREEN.scenario("first-patrol") == load_scenario("first-patrol")
    for name in ("moon", "../scenarios/first-patrol.toml", "/etc/passwd", "first-patrol.toml"):
        with pytest.raises(SandtableError, match="there is no scenario named"):
            SCREEN.scenario(name)


def test_a_random_scenario_can_be_played() -> None:
    scenario = SCREEN.random_scenario(3)
    assert scenario == SCREEN.random_scenario(3) != SCREEN.random_scenario(4)
    assert new_game(TITLE, scenario, "1", {"windows": True}).decision is not None


@pytest.mark.parametrize("screen", [SCREEN, GREAT_WAR])
@pytest.mark.parametrize("lang", languages())
def test_every_wish_has_words_and_every_map_a_picture(screen: CommanderScreen, lang: str) -> None:
    """The lobby shows the map of a random scenario by a scenario on the same map."""
    wishes = screen.random_wishes()
    for data in phrases_in(wishes):
        assert faults(Texts(lang), read_phrase(data)) == [], data
        if lang == "bg" and data["k"] != "scenario-text":  # a year is the same everywhere
            assert re.search("[а-яА-Я]", said(data, lang)), data
    maps = next(wish for wish in wishes if wish["name"] == "map")
    assert {entry["value"] for entry in maps["values"]} <= {card["map"] for card in screen.scenarios()}


# --- maps ---


@pytest.mark.parametrize("name", ["first-patrol", "last-train", "terraces-by-night"])
def test_a_drawing_stands_alone(name: str) -> None:
    """It can be shown as an image: a view box, no scripts, nothing from elsewhere."""
    svg = SCREEN.map_svg(load_scenario(name))
    root = ElementTree.fromstring(svg)
    assert root.tag == "{http://www.w3.org/2000/svg}svg" and root.get("viewBox")
    assert "@import" not in svg and "<!" not in svg and "<?" not in svg
    for element in root.iter():
        tag = element.tag.rpartition("}")[2]
        assert tag not in ("script", "foreignObject", "image", "use", "a", "iframe"), tag
        for key, value in element.attrib.items():
            assert not key.lower().startswith("on") and "href" not in key, (tag, key)
            assert "url(" not in value or re.fullmatch(r"url\(#[\w-]+\)", value), value
        assert "url(" not in (element.text or ""), tag
    assert svg is SCREEN.map_svg(load_scenario(name)), "drawn once"


@pytest.mark.parametrize("name", ["first-patrol", "hedge-after-hedge"])
def test_hexes_are_where_they_are_drawn(name: str) -> None:
    scenario = load_scenario(name)
    shape: Any = SCREEN.geometry(scenario)
    svg = SCREEN.map_svg(scenario)
    hexes = {hex["name"]: hex for hex in shape["hexes"]}
    assert len(hexes) == 150
    drawn = dict(re.findall(r'<text x="([\d.]+)" y="[\d.]+">([A-O]\d+)</text>', svg))
    labels = {label: float(x) for x, label in drawn.items()}
    assert labels and all(abs(hexes[label]["x"] - x) < 0.1 for label, x in labels.items())
    for hex in hexes.values():
        for dx, dy in shape["corners"]:
            assert 0 <= hex["x"] + dx <= shape["width"] and 0 <= hex["y"] + dy <= shape["height"]
    right, below = hexes["C1"]["x"] - hexes["A1"]["x"], hexes["A2"]["y"] - hexes["A1"]["y"]
    assert below == pytest.approx(2 * shape["radius"], abs=0.1) and right > 0
    assert max(x for x, _ in shape["corners"]) * 3 == pytest.approx(right, abs=0.1)


def test_geometry_knows_terrain_level_and_objective() -> None:
    game = new_game(TITLE, load_scenario("first-patrol"), "1")
    map = game.state.rules.map  # type: ignore[attr-defined]
    shape: Any = SCREEN.geometry(load_scenario("first-patrol"))
    for hex in shape["hexes"]:
        h = map.hex_index(hex["name"])
        assert (hex["level"], hex["objective"]) == (map.level[h], map.objective[h])
    assert {hex["objective"] for hex in shape["hexes"]} == set(range(6))
    assert lattice.hex_index(map.cols, map.rows, shape["hexes"][-1]["name"]) == map.size - 1
