"""Packs of somebody's own: read, checked, and there to be chosen; the choice of ammunition that a card may ask for."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path
from typing import Any

import pytest
from a_pack import write_pack
from chance import pick

from sandtable.cli.main import main
from sandtable.games.barbarossa.data.ground_file import ground_names, load_ground
from sandtable.games.barbarossa.data.pack_check import check_pack
from sandtable.games.barbarossa.data.packs import installed, load_tables, shipped_tables
from sandtable.games.barbarossa.data.scenario import load_scenario, plain, scenario_names
from sandtable.games.barbarossa.rules.firepower import row_dice
from sandtable.games.barbarossa.rules.fortitude import fortitude, spirit
from sandtable.games.barbarossa.rules.names import GERMAN, INFANTRY, MEDIUM_TANKS, SOVIET
from sandtable.games.barbarossa.rules.state import PLANNING, card, of, units_of
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.games.barbarossa.rules.verbs import LOAD
from sandtable.games.barbarossa.screen.catalogue import catalogue
from sandtable.games.barbarossa.screen.screen import SCREEN
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.record import load_game
from sandtable.phrase import read_phrase
from sandtable.shelf import game_named
from sandtable.texts import Texts


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SANDTABLE_PACKS", str(tmp_path))
    return write_pack(tmp_path / "my-box")


def my_fight() -> Game:
    return new_game(TITLE, plain(load_scenario("my-fight")), "1", {"windows": True})


# --- what is in it ---


def test_cards_take_the_place_of_those_so_called_and_others_are_added(pack: Path) -> None:
    assert installed() == (pack,)
    ours, theirs = shipped_tables(), load_tables()
    assert [c.id for c in theirs.cards[: len(ours.cards)]] == [c.id for c in ours.cards]
    assert [c.id for c in theirs.cards[len(ours.cards) :]] == ["X40", "X40-shrapnel", "X40-shot", "X41", "X42"]
    rifles = theirs.cards[theirs.card_of["G01"]]
    assert (rifles.size, rifles.cost, rifles.close_dice, rifles.entrenched_bonus) == (3, 21, 5, 2)
    assert theirs.road_bonus[INFANTRY] == ours.road_bonus[INFANTRY] + 1
    assert theirs.terrain[0].name == ours.terrain[0].name  # what a pack leaves out is the game's


@pytest.mark.rule("barbarossa:card.fort.2", "barbarossa:cmd.spirit.1")
def test_a43_a15_what_a_card_does_not_print_the_rules_give(pack: Path) -> None:
    """Fortitude falls by one with each casualty; a staff gives two."""
    tables = load_tables()
    assert tables.cards[tables.card_of["G01"]].fortitude == [9, 8, 7]
    assert tables.cards[tables.card_of["X41"]].fighting_spirit == 2
    assert shipped_tables().cards[shipped_tables().card_of["G01"]].fighting_spirit == 0


def test_maps_and_scenarios_are_there_to_be_chosen(pack: Path) -> None:
    assert "my-meadow" in ground_names() and load_ground("my-meadow").title == "My Meadow"
    assert load_ground("my-meadow+my-meadow").cols == 17
    box = game_named("barbarossa")
    assert box.scenario_names()[-1] == "my-fight" == scenario_names()[-1]
    cards = SCREEN.scenarios()
    assert [entry["name"] for entry in cards][-1] == "my-fight"
    assert cards[-1]["sides"][GERMAN]["units"][1]["say"] == "Gun of two shells"
    shown: Any = catalogue()
    assert Texts().format(shown["maps"]["my-meadow"]["k"], **shown["maps"]["my-meadow"]["a"]) == "My Meadow"
    assert shown["cards"]["G01"]["title"]["a"] == {"name": "Rifles as printed"}
    scenario = SCREEN.scenario("my-fight")
    assert SCREEN.briefing_card(scenario, {}, GERMAN)["sections"]
    assert "<svg" in SCREEN.map_svg(scenario) and len(SCREEN.geometry(scenario)["hexes"]) == 72


def test_other_costs_spoil_no_scenario_of_the_game(pack: Path) -> None:
    assert load_scenario("first-contact").sides[GERMAN].points == 73
    assert set(scenario_names()) >= {"first-contact", "the-iron-morning"}


def test_without_the_pack_nothing_of_it_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_pack(tmp_path / "my-box")
    monkeypatch.setenv("SANDTABLE_PACKS", str(tmp_path / "nowhere"))
    assert "my-fight" not in scenario_names() and load_tables() is shipped_tables()
    other = tmp_path / "my-box" / "pack.toml"
    other.write_text(other.read_text(encoding="utf-8").replace('"barbarossa"', '"combat-commander"'), encoding="utf-8")
    monkeypatch.setenv("SANDTABLE_PACKS", str(tmp_path))
    assert installed() == () and "'combat-commander' is not 'barbarossa'" in check_pack(tmp_path / "my-box")[0]


def test_a_game_of_the_pack_is_played_saved_and_loaded(pack: Path) -> None:
    game, rng = my_fight(), random.Random("pack")
    while not game.over:
        seat = game.decision.seat if game.decision is not None else GERMAN
        game.play(pick(rng, game, seat), seat)
        if of(game.state).turn == 2 and of(game.state).phase == PLANNING:
            game = load_game(TITLE, game.save(), "save")
    assert of(game.state).turn == 3


# --- commands ---


def test_pack_check_and_play(pack: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["pack", "check", str(pack), "--title", "barbarossa"]) == 0
    assert "fit to play with" in capsys.readouterr().out
    assert main(["scenario", "list", "--title", "barbarossa"]) == 0
    assert "my-fight" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO("my-fight\nload G2 X40-shot\nq\n\n"))
    assert main(["play", "--title", "barbarossa", "--side", "german", "--opponent", "random", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert "Which scenario?" in out and "Rifles as printed" in out and "Gun of two shells (shot)" in out


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("cards.toml", "size = 3", "size = 0", r"cards.toml:\d+: card\[0\].size: is 1 or more"),
        ("cards.toml", 'orders = "guns"', 'orders = "gums"', r"card\[1\].orders: there is no template named 'gums'"),
        ("cards.toml", '"shot"', '"shrapnel"', r"card\[1\].ammunition: there are two types or more"),
        ("cards.toml", '"shot"', '"Shot!"', r"ammunition\[1\].name: is written in small letters"),
        ("charts.toml", "infantry = 2", "infantrie = 2", r"charts.toml:\d+: road-bonus.infantrie"),
        ("maps/my-meadow.toml", "village", "vilage", r"my-meadow.toml:\d+: terrain.vilage"),
        ("scenarios/my-fight.toml", '"X40"', '"X99"', r"my-fight.toml:\d+: german.force\[1\].card"),
        ("scenarios/my-fight.toml", "points = 43", "points = 44", r"german.points: the forces cost 43"),
        ("pack.toml", "title =", "titel =", r"pack.toml"),
    ],
)
def test_each_mistake_is_named(pack: Path, file: str, old: str, new: str, says: str) -> None:
    text = (pack / file).read_text(encoding="utf-8")
    (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    found = check_pack(pack)
    assert re.search(says, found[0]), found  # what follows from it comes after


def test_all_cards_that_are_wrong_are_named_and_a_stray_file(pack: Path) -> None:
    text = (pack / "cards.toml").read_text(encoding="utf-8")
    (pack / "cards.toml").write_text(text.replace("defense = 0", "defense = -1"), encoding="utf-8")
    (pack / "units.toml").write_text("", encoding="utf-8")
    found = check_pack(pack)
    assert "card[1].defense" in found[0] and "card[2].defense" in found[1] and "units.toml" in found[2]
    assert "X40" not in load_tables().card_of, "a faulty pack is left out"
    assert check_pack(pack.parent)[0].endswith("missing: a pack is a folder with a pack.toml")


# --- card.ammo.6 ---


def types_offered(game: Game, seat: int) -> list[str]:
    return [text for code in game.offered(seat) if (text := game.notation(code)).startswith("load")]


def set_up(game: Game) -> None:
    rng = random.Random("1")
    while of(game.state).phase != PLANNING:
        seat = game.decision.seat if game.decision is not None else GERMAN
        choices = [game.notation(code) for code in game.offered(seat)]
        game.play_text("commit", seat) if "commit" in choices else game.play(pick(rng, game, seat), seat)


@pytest.mark.rule("barbarossa:card.ammo.6")
def test_the_owner_chooses_a_type_before_the_game_and_the_others_are_crossed_out(pack: Path) -> None:
    game = my_fight()
    g = of(game.state)
    assert types_offered(game, GERMAN) == ["load G2 X40-shrapnel", "load G2 X40-shot"]
    assert types_offered(game, SOVIET) == []
    for name in ("G1", "G2", "G3", "G4"):
        game.play_text(f"give {name}", GERMAN)
        game.play_text("at B3" if "at B3" in [game.notation(c) for c in game.offered(GERMAN)] else "at C3", GERMAN)
    assert "commit" not in [game.notation(code) for code in game.offered(GERMAN)]  # it must be chosen
    gun = units_of(g, GERMAN)[1]
    game.play_text("load G2 X40-shrapnel", GERMAN)
    assert types_offered(game, GERMAN) == ["load G2 X40-shot"]  # until the side commits it may think again
    assert (row_dice(g, gun, INFANTRY), row_dice(g, gun, MEDIUM_TANKS), g.u_ap[gun]) == (9, 0, 6)
    game.play_text("load G2 X40-shot", GERMAN)
    assert (row_dice(g, gun, INFANTRY), row_dice(g, gun, MEDIUM_TANKS), g.u_ap[gun]) == (0, 8, 4)
    assert game.explain(GERMAN, gun << 12 | g.rules.tables.card_of["G01"], LOAD) == (
        "not-its-ammunition",
        "card.ammo.6",
    )
    game.play_text("commit", GERMAN)
    assert types_offered(game, GERMAN) == []
    set_up(game)
    assert card(g, gun).id == "X40-shot" and types_offered(game, GERMAN) == []


@pytest.mark.rule("barbarossa:card.ammo.6")
def test_nobody_sees_the_choice_before_the_first_turn(pack: Path) -> None:
    views = []
    for name in ("", "shrapnel", "shot"):
        game = my_fight()
        if name:
            game.play_text(f"load G2 X40-{name}", GERMAN)
        views.append((game.view(SOVIET)["units"], game.offered(SOVIET)))
        dealt = game.determinise(SOVIET, "1")
        assert dealt.view(SOVIET)["units"] == game.view(SOVIET)["units"]
    assert views[0] == views[1] == views[2]
    set_up(game)
    shown: Any = game.view(SOVIET)["units"]
    assert shown[1]["card"] == "X40-shot" and shown[1]["ap"] == 4


@pytest.mark.rule("barbarossa:card.ammo.6")
def test_a_scenario_may_have_chosen_and_what_is_sold_forgets_its_choice(pack: Path) -> None:
    scenario: Any = plain(load_scenario("my-fight"))
    scenario["german"]["force"][1]["card"] = "X40-shot"
    game = new_game(TITLE, scenario, "1", {})
    assert types_offered(game, GERMAN) == [] and card(of(game.state), 1).id == "X40-shot"
    scenario["german"]["force"] = [{"card": "G01"}]
    scenario["german"]["points"] = 21
    scenario["german"]["purchase"] = {"budget": 24, "cards": ["X40"], "works": []}
    game = new_game(TITLE, scenario, "1", {})
    assert types_offered(game, GERMAN) == []
    game.play_text("buy X40", GERMAN)
    game.play_text("load G2 X40-shot", GERMAN)
    bought = [game.notation(code) for code in game.offered(GERMAN)]
    assert "buy X40" in bought and not [text for text in bought if text.startswith("buy X40-")]
    game.play_text("sell G2", GERMAN)
    game.play_text("buy X40", GERMAN)
    assert types_offered(game, GERMAN) == ["load G2 X40-shrapnel", "load G2 X40-shot"]


def test_a_roster_says_what_is_taken_along(pack: Path) -> None:
    game = my_fight()
    roster = SCREEN.roster(game, GERMAN, {"x:ammunition-1": "x:card-X40-shot"})
    piece = next(piece for piece in roster["pieces"] if piece["piece"] == "x:ammunition-1")
    assert piece["at"] == "x:card-X40-shot" and piece["of"] == "u:1"
    assert [way["thing"] for way in piece["ways"]] == ["x:card-X40-shrapnel", "x:card-X40-shot"]
    draft = {**SCREEN.ready_setup(game, GERMAN, {}, lambda g, seat: g.offered(seat)[0]), piece["piece"]: piece["at"]}
    for code in SCREEN.placing(game, GERMAN, draft):
        game.play(code, GERMAN)
    assert card(of(game.state), 1).id == "X40-shot" and game.decision_of(GERMAN) is None


def test_the_choice_is_put_into_words(pack: Path) -> None:
    game = my_fight()
    question: Any = SCREEN.question(game, GERMAN)
    for lang, said in (
        ("en", "takes along: Gun of two shells (shrapnel)"),
        ("bg", "взема: Gun of two shells (shrapnel)"),
    ):
        texts = [Texts(lang).say(read_phrase(choice["say"])) for choice in question["choices"]]
        assert any(said in text for text in texts), texts


@pytest.mark.rule("barbarossa:card.fort.2")
def test_the_spirit_of_a_typed_staff_counts(pack: Path) -> None:
    game = my_fight()
    set_up(game)
    g = of(game.state)
    mine = units_of(g, GERMAN)
    assert any(spirit(g, u) == 2 and fortitude(g, u) == card(g, u).fortitude[0] + 2 for u in mine)
