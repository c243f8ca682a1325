"""Questions, closer looks, reasons, lobby, maps and report of Combat!."""

from __future__ import annotations

from typing import Any

import pytest
from combat_screen import ME, NAMES, SPECTATOR, at_random, start, state

from phrases import said, wire
from sandtable.games.combat.rules.names import LIGHT_WOUND
from sandtable.games.combat.rules.verbs import WOUND
from sandtable.games.combat.screen.moments import moment_now
from sandtable.games.combat.screen.screen import REACTIONS, SCREEN
from sandtable.games.combat.screen.things import Thing, order_asked
from sandtable.games.combat.screen.words import Words
from sandtable.kernel.choice import choice as coded
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Game
from screen_questions import check_offers


def question(game: Game) -> dict[str, Any]:
    found = SCREEN.question(game, ME)
    assert found is not None
    return found


def until(prompt: str, name: str = "first-patrol", seed: str = "1") -> Game:
    for game in at_random(name, seed):
        if game.decision is not None and game.decision.prompt == prompt:
            return game
    raise AssertionError(f"nobody was asked: {prompt}")


@pytest.mark.parametrize("name", NAMES)
def test_a_question_offers_what_the_decision_offers(name: str) -> None:
    for game in at_random(name, "questions", most=400):
        decision = game.decision
        if decision is None:
            break
        found = question(game)
        check_offers(game, decision, found)
        assert "actor" in found
        assert found["window"] == (decision.prompt in REACTIONS)
        for choice in found["choices"]:
            for thing in choice["things"]:
                named = Thing(state(game), thing)
                assert thing[0] in "xn" or named.value >= 0, thing
                if thing.startswith("x:order-"):
                    assert order_asked(state(game), named.text)[1] >= 0, thing


def test_nobody_else_is_asked() -> None:
    game = start("first-patrol")
    assert SCREEN.question(game, SPECTATOR) is None and SCREEN.question(game, ME) is not None
    assert said(question(game)["prompt"]).startswith("Sgt ") and question(game)["actor"] == "u:1"


def test_why_not() -> None:
    game = until("orders")
    g = state(game)
    man = next(m for m in range(1, len(g.m_hex)) if g.m_team[m] == 0 and not g.rules.tables.man_medic[g.m_man[m]])
    enemy = next(m for m in range(1, len(g.m_hex)) if g.m_team[m] >= 3 and g.m_hex[m] >= 0)
    why: Any = SCREEN.why(game, ME, f"x:order-charge-{man}")
    assert (
        said(why["reasons"][0]["say"]) == "No Known Enemy in sight within 4 hexes."
        and why["reasons"][0]["rule"] == "7.08"
    )
    assert SCREEN.why(game, ME, f"x:order-hide-{man}") == {"reasons": []}
    assert SCREEN.why(game, ME, f"u:{man}") == {"reasons": []}
    foe: Any = SCREEN.why(game, ME, f"u:{enemy}")
    assert said(foe["reasons"][0]["say"]) == "He is not one of yours."
    card: Any = SCREEN.why(game, ME, "c:F1")
    assert card["reasons"], "a card that cannot be played now has a reason"
    asked: Any = SCREEN.why(game, SPECTATOR, f"u:{man}")
    assert said(asked["reasons"][0]["say"]) == "Nothing is asked of you now."


def test_why_not_to_set_up_there() -> None:
    game = start("first-patrol")
    reasons: Any = SCREEN.why(game, ME, "h:30.10")["reasons"]
    assert said(reasons[0]["say"]) == "Outside his set-up area."


def test_a_closer_look_at_an_unknown_shows_what_lies_on_the_board() -> None:
    game = until("orders")
    g = state(game)
    enemy = next(m for m in range(1, len(g.m_hex)) if g.m_team[m] >= 3 and not g.m_flags[m] & 1 and g.m_hex[m] >= 0)
    found: Any = SCREEN.inspect(game, ME, f"u:{enemy}")
    assert said(found["title"]).startswith("Red ") and found["stats"] == []
    notes = [said(note["say"]) for note in found["notes"]]
    assert "Unknown: he may be nobody at all" in notes and "Morale: Normal" in notes


def test_a_closer_look_at_a_man_who_waits_for_his_place_names_no_hex() -> None:
    found: Any = SCREEN.inspect(start("first-patrol"), ME, "u:1")
    assert said(found["subtitle"]) == "Able, off the map"


def test_a_closer_look_at_an_enemy_card_reads_all_its_lines() -> None:
    found: Any = SCREEN.inspect(start("first-patrol"), ME, "c:E10")
    notes = [said(note["say"]) for note in found["notes"]]
    assert len(notes) == 12 and notes[0] == "In Cover, Aggressive: Aimed Fire (check: G)"
    assert "In Open, Normal: Evade 6 (check: GC)" in notes and notes[-2:] == ["Rout: 3", "Berserk: 5"]
    assert found["stats"][0]["value"] == 3


def test_sight_says_why() -> None:
    game = start("first-patrol")
    found: Any = SCREEN.sight(game, ME, "10.10", "25.08")
    assert set(found) == {"from", "seen", "line"} and found["line"]["to"] == "25.08"
    assert "10.10" in found["seen"] and found["line"]["open"] == ("25.08" in found["seen"])
    assert found["line"]["open"] or found["line"]["reasons"]
    with pytest.raises(SandtableError):
        SCREEN.sight(game, ME, "99.01", None)


def test_the_lobby() -> None:
    cards: list[dict[str, Any]] = SCREEN.scenarios()
    assert [card["name"] for card in cards] == NAMES
    for card in cards:
        wire(card)
        assert card["label"] and 1 <= card["difficulty"] <= 3 and len(card["sides"]) == 1
        assert SCREEN.scenario(card["name"])["name"] == card["name"]
    with pytest.raises(SandtableError):
        SCREEN.scenario("../first-patrol")


@pytest.mark.parametrize("name", ["first-patrol", "high-ground"])
def test_the_map_is_drawn_and_measured(name: str) -> None:
    scenario = SCREEN.scenario(name)
    svg, geometry = SCREEN.map_svg(scenario), SCREEN.geometry(scenario)
    hexes: Any = geometry["hexes"]
    assert svg.startswith("<svg") and len(hexes) == 34 * 20
    assert {hex["name"] for hex in hexes} >= {"01.01", "34.20"} and any(hex["objective"] for hex in hexes)


def test_the_catalogue_is_plain_data() -> None:
    catalogue: dict[str, Any] = SCREEN.catalogue()
    wire(catalogue)
    assert catalogue["orders"]["sprint"]["entries"] == ["must-move", "move-two", "move-two", "move-two"]
    assert catalogue["men"]["sgt-taylor"]["tq"] == 6 and catalogue["weapons"]["kar-98k"]["slow"]
    assert catalogue["cards"]["F6"]["initiative"] == [4, 24, 60]
    assert not any("dummy" in name for name in catalogue["men"])


def test_the_result_and_the_report() -> None:
    *_, game = at_random("first-patrol", "report")
    result: Any = SCREEN.result(game)
    view: Any = game.view(ME)
    assert result["ending"] == view["result"] and str(view["points"]).replace("-", "−") in said(result["say"])
    report: Any = SCREEN.report(game.record())
    wire(report)
    assert report["points"][-1]["vp"] == view["points"]
    assert sum(entry["count"] for entry in report["rolls"]) > 10
    dead = sum(man["place"] == "dead" for man in view["men"])
    assert sum(1 for loss in report["losses"]) >= dead


@pytest.mark.rule("combat:1.0e")
@pytest.mark.parametrize("name", NAMES)
def test_there_is_one_squad_of_three_teams(name: str) -> None:
    """Whatever the squad roll; captives whom a scenario adds come beside it."""
    for seed in range(6):
        view: Any = start(name, str(seed)).view(ME)
        squad = [man["team"] for man in view["men"] if man["side"] == "friendly" and not man["captive"]]
        most = {"able": 3, "baker": 3, "charlie": 6}
        assert all(squad.count(team) in (0, count) for team, count in most.items()), squad
        assert squad and set(squad) <= set(most)


@pytest.mark.rule("combat:3.0c")
def test_every_display_is_on_the_screen() -> None:
    """Turn and Impulse track, initiative display and track, Weapons chart, spotting and terrain charts."""
    game = until("who-acts")
    view: Any = game.view(ME)
    assert (view["turn"], view["impulse"]) == (1, 1)
    values = [entry["initiative"] for entry in view["track"]]
    assert len(values) > 2 and values == sorted(values) and any(view["display"])
    weapons: Any = SCREEN.catalogue()["weapons"]
    assert weapons["m3"]["bands"] == [[1, 2], [3, 1], [6, 0], [10, -2], [12, -4]]
    found: Any = SCREEN.inspect(game, ME, "h:10.10")
    assert [said(stat["label"]) for stat in found["stats"]] == ["Level", "Size"]
    assert said(found["subtitle"]) == "Field" and found["notes"][0]["rule"] == "11.0"


def test_a_wound_card_to_choose_tells_its_wound() -> None:
    g = state(start("first-patrol"))
    card = g.rules.tables.fcard_wound.index(LIGHT_WOUND)
    offered = Words(g, moment_now(g)).choice(coded(WOUND, card))
    assert said(offered.data()).startswith("Light Wound: F")
