"""Scenarios (23.0): set-up, who comes later, a game to its end."""

from __future__ import annotations

import random

import pytest
from combat_fights import effect
from combat_games import begin, play_on, state
from combat_helpers import group
from combat_table import TABLES, Table

from sandtable.games.combat.data.scenario import load_scenario, plain, scenario_names
from sandtable.games.combat.enemy.cup import draw_group, draw_man, free_place
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.setup import place_captives, raise_squad
from sandtable.games.combat.rules.sight.smoke import add_smoke
from sandtable.games.combat.rules.state import ALERT, CAPTIVE, NOBODY, RESERVE, SEEN, State, enemies, friendlies
from sandtable.games.combat.rules.title import TITLE
from sandtable.games.combat.rules.turn import CombatTurn
from sandtable.kernel.game import new_game

NAMES = scenario_names()


@pytest.mark.rule(
    "combat:23.0a", "combat:23.0b", "combat:23.0c", "combat:23.0d", "combat:2.0c", "combat:9.7a", "combat:9.8a"
)
@pytest.mark.parametrize("name", NAMES)
def test_every_scenario_sets_up(name: str) -> None:
    game = begin(name)
    g = state(game)
    scenario = load_scenario(name)
    assert game.decision is not None and game.decision.prompt == "set-up"
    assert enemies(g) and not g.hand
    for e in enemies(g):
        guarding = any(g.m_guard[m] == e for m in range(len(g.m_hex)))
        assert not g.m_flags[e] & SEEN or guarding  # face-down
    assert g.rules.turns == scenario.turns and g.rules.prepared == scenario.enemy.prepared
    if scenario.enemy.alert == "waiting" and not any(p.alert for p in scenario.enemy.place):
        assert not any(g.m_flags[e] & ALERT for e in enemies(g))
    play_on(game, random.Random(1), "play-card")
    assert g.turn == 1 and len(g.hand) == scenario.friendly.hand


@pytest.mark.rule(
    "combat:23.0e",
    "combat:8.1e",
    "combat:23.0s1",
    "combat:23.0s2",
    "combat:23.0s3",
    "combat:23.0s4",
    "combat:23.0s5",
    "combat:23.0s6",
)
def test_squads_of_twelve() -> None:
    seen = set()
    for i in range(40):
        g = state(begin("first-patrol", f"squad-{i}"))
        men = [g.m_man[m] for m in range(1, len(g.m_hex)) if g.m_team[m] < 3 and not g.m_flags[m] & CAPTIVE]
        assert men in TABLES.squads
        assert [g.m_team[m] for m in range(1, 13)] == [0] * 3 + [1] * 3 + [2] * 6
        assert not any(g.m_flags[m] & SEEN for m in range(1, 13))  # Hidden
        seen.add(TABLES.squads.index(men))
    assert seen == {0, 1, 2, 3, 4, 5}


@pytest.mark.rule("combat:23.0c", "combat:23.0d")
def test_the_player_places_his_men_in_his_area() -> None:
    game = begin("first-patrol")
    g = state(game)
    assert game.decision is not None
    hexes = {game.notation(c).split()[2] for c in game.decision.choices}
    assert hexes == {g.rules.ground.hex_name(h) for h in g.rules.area[0]}
    play_on(game, random.Random(1), "play-card")
    assert len(friendlies(g)) == 12


@pytest.mark.rule("combat:4.0.5j", "combat:23.0f", "combat:4.0.5k")
@pytest.mark.parametrize("name", NAMES)
def test_a_game_goes_to_its_end(name: str) -> None:
    game = begin(name, "to-the-end")
    game.keep_undo = False
    play_on(game, random.Random(4))
    g = state(game)
    assert game.over and g.turn <= g.rules.turns
    assert 0 <= g.ending < len(g.rules.result_name)
    assert (g.winner == 0) == bool(g.rules.result_win[g.ending])


@pytest.mark.rule("combat:23.0d", "combat:AI.r02")
def test_who_comes_later_is_there_by_the_end() -> None:
    ours, theirs = 0, 0
    for name in NAMES:
        scenario = load_scenario(name)
        game = begin(name, "late")
        game.keep_undo = False
        play_on(game, random.Random(5), "play-card")
        g = state(game)
        before = len(g.m_hex)
        assert (RESERVE in g.m_hex) == bool(scenario.friendly.arrival)
        play_on(game, random.Random(6))
        if any(g.turn > a.turn for a in scenario.friendly.arrival):
            assert RESERVE not in g.m_hex
            ours += 1
        if any(g.turn > a.turn for a in scenario.enemy.arrival):
            assert len(g.m_hex) > before
            theirs += 1
    assert ours and theirs, "somebody came"


@pytest.mark.rule("combat:23.0d")
def test_a_flare_has_no_smoke() -> None:
    t = Table()
    add_smoke(t.g, 30, 0)
    assert t.g.smoke_hexes == []
    add_smoke(t.g, 30, 1)
    assert t.g.smoke_hexes == [[30]]


@pytest.mark.rule("combat:23.0d")
def test_reinforcements_come_alert_one_into_each_hex() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
    men = [TABLES.man_name.index(name) for name in ("soldat-lang", "soldat-jung", "soldat-roth")]
    t.g.cup = men[:]
    effect(t, "reinforce", 2, t.hex("10.05"), t.hex("05.05"), t.hex("12.05"))
    assert [t.where(m) for m in (2, 3)] == ["10.05", "05.05"] and len(t.g.m_hex) == 4 and len(t.g.cup) == 1
    assert t.has(2, ALERT) and not t.has(2, SEEN)
    assert t.g.melees == [t.hex("05.05")] and t.order(crowe) == "melee"
    effect(t, "reinforce", 5, t.hex("12.05"), t.hex("12.06"))
    assert len(t.g.m_hex) == 5 and not t.g.cup  # an empty Cup ends it


@pytest.mark.rule("combat:23.0d")
def test_nobody_is_drawn_into_the_hex_of_a_friendly() -> None:
    t = Table()
    t.put("crowe", "05.05")
    t.g.cup = [TABLES.man_name.index(name) for name in ("soldat-lang", "soldat-jung")]
    draw_group(t.g, group(t, "05.05 10.05 06.05"))
    assert [t.where(m) for m in (2, 3)] == ["06.05", "10.05"]  # the nearest of the others
    t = Table()
    t.put("crowe", "05.05")
    t.g.cup = [TABLES.man_name.index("soldat-lang")]
    draw_group(t.g, group(t, "05.05"))
    assert len(t.g.m_hex) == 2 and len(t.g.cup) == 1


@pytest.mark.rule("combat:23.0d")
def test_the_cup_gives_men_of_a_team_until_it_has_none() -> None:
    t = Table()
    lang, voigt = (TABLES.man_name.index(name) for name in ("soldat-lang", "soldat-voigt"))
    t.g.cup = [lang, voigt]
    draw_group(t.g, group(t, "10.05 11.05 12.05", team=names.BLUE))
    assert t.g.m_man[1:] == [voigt] and t.g.cup == [lang]
    draw_group(t.g, group(t, "10.06 11.06", count=1))
    assert t.g.m_man[1:] == [voigt, lang] and not t.g.cup


@pytest.mark.rule("combat:23.0d")
def test_men_of_the_cup_come_with_the_morale_and_alarm_of_their_group() -> None:
    for morale, alarmed in ((-1, False), (names.MORALE_NAMES.index("shaken"), True)):
        t = Table()
        t.g.cup = [TABLES.man_name.index("soldat-lang")]
        t.run()
        e = draw_man(t.g, t.hex("10.05"), -1, alarmed, morale)
        assert t.morale(e) == ("shaken" if alarmed else "normal") and t.has(e, ALERT) == alarmed
        assert t.where(e) == "10.05" and not t.g.cup and not t.has(e, SEEN)
        assert draw_man(t.g, t.hex("10.05"), -1, alarmed, morale) == NOBODY


@pytest.mark.rule("combat:23.0d", "combat:17.4o")
def test_a_captive_needs_a_guard_who_is_no_dummy() -> None:
    t = Table()
    dummy, lang = TABLES.man_name.index("dummy-red-1"), TABLES.man_name.index("soldat-lang")
    t.rules.captive_man = [TABLES.man_name.index("pvt-miller"), TABLES.man_name.index("pvt-peters")]
    t.rules.captive_hex = [t.hex("10.05"), t.hex("10.05")]
    t.g.cup = [dummy]
    place_captives(t.g)
    assert len(t.g.m_hex) == 1 and t.g.cup == [dummy]
    t.g.cup = [dummy, lang]
    place_captives(t.g)
    assert t.g.m_man[1] == lang and t.g.cup == [dummy] and t.has(1, SEEN)
    assert [t.g.m_guard[m] for m in (2, 3)] == [1, 1] and t.has(2, CAPTIVE) and t.has(3, CAPTIVE)


@pytest.mark.rule("combat:23.0d", "combat:AI.r02")
def test_enemies_arrive_on_their_turn_and_on_no_other() -> None:
    for now, there in ((1, False), (2, True), (3, False)):
        t = Table()
        t.put("crowe", "05.05")
        t.g.cup = [TABLES.man_name.index("soldat-lang")]
        t.rules.enemy_arrivals = [group(t, "16.05", turn=2, alert=1)]
        t.g.turn = now
        frame = CombatTurn()
        frame.at = 0
        frame.enemy(t.g)
        assert (len(t.g.m_hex) == 3) == there and (not there or t.where(2) == "16.05")


@pytest.mark.rule("combat:23.0e", "combat:21.1a")
def test_the_first_man_of_a_team_carries_its_flares() -> None:
    t = Table()
    t.rules.flares = [2, 1, 0]
    t.rules.fixed_squad = 3
    raise_squad(t.g)
    assert [t.g.m_flares[m] for m in range(1, 13)] == [2, 0, 0, 1, 0, 0] + [0] * 6
    assert TABLES.man_name[t.g.m_man[1]] == "sgt-taylor" and len(t.g.m_man) == 13


@pytest.mark.rule("combat:23.0d", "combat:17.4b")
def test_a_captive_is_guarded_by_a_soldat_who_was_drawn_first() -> None:
    """docs/combat-scenarios.md: whoever else is drawn, a Dummy or an officer too, goes back into the Cup."""
    for seed in range(12):
        g = new_game(TITLE, plain(load_scenario("bring-them-back")), f"guards-{seed}").state
        assert isinstance(g, State)
        guards = sorted({guard for guard in g.m_guard if guard >= 0})
        assert guards == enemies(g)[:2]  # before all other draws
        for guard in guards:
            man = g.m_man[guard]
            assert TABLES.man_rank[man] == names.SOLDAT and not TABLES.man_dummy[man] and not TABLES.man_gun[man]


@pytest.mark.rule("combat:23.0d")
def test_an_arrival_whose_hex_is_taken_comes_in_at_one_of_the_nearest() -> None:
    for place in ("05.02", "05.08"):
        t = Table()
        t.put("crowe", "05.05", known=True)
        hexes = [t.hex(name) for name in ("05.05", "05.02", "05.08")]
        t.force(place=[t.hex(place)])
        assert free_place(t.g, hexes[0], hexes) == t.hex(place) and t.all_rolled()
        assert free_place(t.g, hexes[1], hexes) == hexes[1]
