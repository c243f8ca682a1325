"""Scenarios from set-up to victory (23.0), and the turn as a whole (4.0)."""

from __future__ import annotations

import random

import pytest
from combat_helpers import line
from combat_table import TABLES, Table

from sandtable.games.combat.data.scenario import load_scenario, plain, scenario_names
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.names import LOADED, LOW_AMMO, NO_AMMO
from sandtable.games.combat.rules.orders.men import kill, leave_board
from sandtable.games.combat.rules.rules import (
    RANK_OFFICER,
    VP_CAPTIVE_FREED,
    VP_CLEARED,
    VP_ENEMY_CAPTURED,
    VP_ENEMY_IN,
    VP_ENEMY_KILLED,
    VP_ENEMY_ROUTED_OFF,
    VP_ENEMY_THROUGH,
    VP_FRIENDLY_CAPTURED,
    VP_FRIENDLY_INCAPACITATED,
    VP_FRIENDLY_KILLED,
    VP_FRIENDLY_OFF,
    VP_FRIENDLY_ON,
    VP_FRIENDLY_WOUNDED,
    VP_HELD,
    VP_PAPERS,
    VP_SEARCHED,
)
from sandtable.games.combat.rules.state import (
    ALERT,
    CAPTIVE,
    RESERVE,
    SEARCHED,
    SEEN,
    State,
    ammo,
    enemies,
    friendlies,
    set_ammo,
)
from sandtable.games.combat.rules.title import TITLE
from sandtable.games.combat.rules.victory import points_of, result_of
from sandtable.kernel.game import Game, new_game

NAMES = scenario_names()


def begin(name: str, seed: str = "a", options: dict[str, object] | None = None) -> Game:
    return new_game(TITLE, plain(load_scenario(name)), seed, options)


def state(game: Game) -> State:
    assert isinstance(game.state, State)
    return game.state


def play_on(game: Game, chooser: random.Random, until: str = "", limit: int = 6000) -> None:
    for _ in range(limit):
        if game.over or (until and game.decision is not None and game.decision.prompt == until):
            return
        game.play(chooser.choice(game.choices))


# --- set-up ---


@pytest.mark.rule("combat:11.13a", "combat:11.14a", "combat:11.15a")
def test_ground_that_was_dug_or_shelled_before_the_game() -> None:
    data = {**plain(load_scenario("first-patrol")), "foxholes": "20.10", "rubble": "24.07", "craters": "20.12"}
    g = state(new_game(TITLE, data, "a"))
    made = {g.rules.ground.hex_name(hex): kind for hex, kind in enumerate(g.h_made) if kind}
    assert made == {"20.10": names.FOXHOLE, "24.07": names.RUBBLE, "20.12": names.CRATER}


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


# --- the whole turn ---


@pytest.mark.rule(
    "combat:1.0b", "combat:2.0k", "combat:4.0.4f", "combat:4.0.4g", "combat:4.0.5i", "combat:4.0.5k", "combat:1.0c"
)
def test_a_turn_runs_through_its_steps_and_four_impulses() -> None:
    game = begin("hold-the-crossroads", "sequence")
    play_on(game, random.Random(2), "play-card")
    mark = len(game.events)
    game.play(game.choices[0])
    play_on(game, random.Random(3), "play-card")
    names_of = [TITLE.event_names[e[0]] for e in game.events[mark:]]
    assert names_of[0] == "card-played"
    order = [n for n in names_of if n in ("card-played", "order-given", "team-card", "impulse-begins", "turn-begins")]
    compact = [n for i, n in enumerate(order) if i == 0 or order[i - 1] != n or n == "impulse-begins"]
    assert compact == ["card-played", "order-given", "team-card", *["impulse-begins"] * 4, "turn-begins"]
    acting = [e for e in game.events[mark:] if TITLE.event_names[e[0]] in ("impulse-begins", "team-acts")]
    rounds: list[list[int]] = []
    for e in acting:
        if TITLE.event_names[e[0]] == "impulse-begins":
            rounds.append([])
        else:
            rounds[-1].append(e[2])
    assert len(rounds) == 4 and all(r == rounds[0] for r in rounds)  # the same order in all four
    assert state(game).impulse == 0 and state(game).turn == 2


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


# --- victory points ---


@pytest.mark.rule(
    "combat:23.0f", "combat:9.5b", "combat:9.5c", "combat:16.1c", "combat:16.2c", "combat:17.4o", "combat:7.15c"
)
def test_what_each_line_of_a_schedule_counts() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05")
    t.put("cragg", "05.06", wounds="light")
    t.put("miller", "05.07", wounds="bad light")
    t.put("peters", "12.12", wounds="bad bad")  # helpless and alone: captured
    dead, out = t.put("taylor", "01.01"), t.put("johnson", "01.02")
    officer = next(m for m in range(len(TABLES.man_name)) if TABLES.man_rank[m] >= names.LT)
    soldier, chief = t.put("jung", "10.01"), t.put(TABLES.man_name[officer], "10.02")
    t.put("berger", "05.05", guard=crowe)
    t.put("lang", "10.05")
    routed, through = t.put("krause", "16.05", morale="rout"), t.put("vogel", "01.08")
    kill(t.g, dead, 0)
    kill(t.g, soldier, 0)
    kill(t.g, chief, 0)
    leave_board(t.g, out, 3, 0)
    leave_board(t.g, routed, 1, 0)
    leave_board(t.g, through, 3, 0)
    t.g.m_papers[crowe] = 2
    t.g.found = [0]
    here = [t.hex("10.05")]
    expected = [
        (line(VP_ENEMY_KILLED, 2), 4), (line(VP_ENEMY_CAPTURED, 2), 2), (line(VP_ENEMY_ROUTED_OFF, 2), 2),
        (line(VP_ENEMY_THROUGH, 2), 2), (line(VP_ENEMY_IN, 2, hexes=here), 2), (line(VP_FRIENDLY_KILLED, 2), 2),
        (line(VP_FRIENDLY_OFF, 2, edge=3), 2), (line(VP_FRIENDLY_OFF, 2, edge=1), 0), (line(VP_PAPERS, 2), 4),
        (line(VP_SEARCHED, 2), 2),
        (line(VP_HELD, 2, hexes=[t.hex("05.05")]), 2), (line(VP_HELD, 2, hexes=here), 0),
        (line(VP_CLEARED, 2, hexes=here), 0), (line(VP_CLEARED, 2, hexes=[t.hex("05.05")]), 2),
        (line(VP_FRIENDLY_WOUNDED, 2), 4), (line(VP_ENEMY_KILLED, 2, most=3), 3),
        (line(VP_CAPTIVE_FREED, 2), 0), (line(VP_FRIENDLY_INCAPACITATED, 2), 2), (line(VP_FRIENDLY_CAPTURED, 2), 2),
        (line(VP_FRIENDLY_ON, 2), 6),
    ]  # fmt: skip
    for p, points in expected:
        t.rules.vp = [p]
        assert points_of(t.g, p) == points, p.kind
    t.rules.vp = [line(VP_ENEMY_KILLED, 5, RANK_OFFICER), line(VP_ENEMY_KILLED, 1)]
    assert [points_of(t.g, p) for p in t.rules.vp] == [5, 1]  # the line with a rank comes first


@pytest.mark.rule("combat:23.0x")
def test_the_example_of_a_result_table() -> None:
    t = Table()
    t.rules.result_name = ["superb", "good", "scraped", "not-good-enough", "poor", "court-martial"]
    t.rules.result_least = [15, 12, 9, 6, 1, 0]
    for points, name in (
        (15, "superb"),
        (14, "good"),
        (9, "scraped"),
        (6, "not-good-enough"),
        (1, "poor"),
        (0, "court-martial"),
        (-4, "court-martial"),
    ):
        assert t.rules.result_name[result_of(t.g, points)] == name


# --- Search (7.15) ---


@pytest.mark.rule("combat:7.15b", "combat:7.15c")
def test_searching_an_officer_or_a_place() -> None:
    from sandtable.games.combat.rules.end_phase import push_end_phase

    officer = next(m for m in range(len(TABLES.man_name)) if TABLES.man_rank[m] >= names.LT)
    for die, papers in ((0, 1), (9, 0)):
        t = Table()
        taylor = t.put("taylor", "05.05", order="search")
        guard = t.put("crowe", "05.05", order="hide")
        prisoner = t.put(TABLES.man_name[officer], "05.05", guard=guard)
        t.force(d10=[die])
        push_end_phase(t.g)
        t.run()
        assert t.g.m_papers[taylor] == papers and t.has(prisoner, SEARCHED) == bool(papers)
    t = Table(search_hexes=[[0], [1]])
    t.put("taylor", "01.01", order="search")
    t.force(d10=[0])
    push_end_phase(t.g)
    t.run()
    assert t.g.found == [0]


# --- Reload (7.13) ---


@pytest.mark.rule("combat:7.13c", "combat:10.10b", "combat:10.10e")
def test_reloading_at_the_end_of_the_turn() -> None:
    from sandtable.games.combat.rules.end_phase import push_end_phase

    t = Table()
    taylor = t.put("taylor", "05.05", order="reload")
    ducked = t.put("crowe", "05.06", order="duck-back")
    jung = t.put("jung", "10.05", order="reload")
    for m, level in ((taylor, 1), (ducked, 2), (jung, 2)):
        t.g.m_ammo[m] = level
    push_end_phase(t.g)
    t.run()
    assert (t.g.m_ammo[taylor], t.g.m_ammo[ducked], t.g.m_ammo[jung]) == (0, 2, 0)


@pytest.mark.rule("combat:10.10b", "combat:7.13c")
def test_an_enemy_who_reloads_loses_a_no_ammo_marker_and_keeps_a_low_ammo_one() -> None:
    from sandtable.games.combat.rules.end_phase import push_end_phase

    t = Table()
    empty, low = t.put("jung", "10.05", order="reload"), t.put("berger", "10.06", order="reload")
    ducked = t.put("krause", "10.07", order="duck-back")  # he has not kept the Order
    ours = t.put("taylor", "05.05", order="reload")
    for m, level in ((empty, NO_AMMO), (low, LOW_AMMO), (ducked, NO_AMMO), (ours, LOW_AMMO)):
        set_ammo(t.g, m, 0, level)
    push_end_phase(t.g)
    t.run()
    assert [ammo(t.g, m, 0) for m in (empty, low, ducked, ours)] == [LOADED, LOW_AMMO, NO_AMMO, LOADED]
    assert {told[0] for told in t.told("ammo")} == {empty, ours}
