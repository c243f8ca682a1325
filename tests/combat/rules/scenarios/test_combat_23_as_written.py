"""What a scenario says is what its game has (23.0): edges, compasses, exits, ground, events, men, arrivals, points."""

from __future__ import annotations

from typing import Any

import pytest
from combat_games import state

from sandtable.games.combat.data.packs import load_events, load_tables
from sandtable.games.combat.data.scenario import load_scenario, plain
from sandtable.games.combat.data.start import fresh_state, rules_only
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.hexes import hex_index, read_hexes
from sandtable.games.combat.rules.rules import (
    RANK_ANY,
    RANK_OFFICER,
    VP_CAPTIVE_OFF,
    VP_ENEMY_CAPTURED,
    VP_ENEMY_KILLED,
    Rules,
)
from sandtable.games.combat.rules.setup import begin
from sandtable.games.combat.rules.title import TITLE
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import new_game

SHELLS = [
    "20.08 18.10 21.10 17.12 15.09 22.14 19.06 13.10 16.14 23.16",
    "12.08 13.10 10.09 12.12 14.06 15.12 11.14 09.10 13.16 16.09",
]
TABLES = load_tables()


@pytest.mark.rule("combat:11.13a", "combat:11.14a", "combat:11.15a")
def test_ground_that_was_dug_or_shelled_before_the_game() -> None:
    data = {**plain(load_scenario("first-patrol")), "foxholes": "20.10", "rubble": "24.07", "craters": "20.12"}
    g = state(new_game(TITLE, data, "a"))
    made = {g.rules.ground.hex_name(hex): kind for hex, kind in enumerate(g.h_made) if kind}
    assert made == {"20.10": names.FOXHOLE, "24.07": names.RUBBLE, "20.12": names.CRATER}


def changed(**fields: Any) -> dict[str, Any]:
    """Bring Them Back with other fields; `friendly__x` is a field of that side."""
    data = plain(load_scenario("bring-them-back"))
    for name, value in fields.items():
        part, _, field = name.partition("__")
        if field:
            data[part] = {**data[part], field: value}
        else:
            data[name] = value
    return data


def rules(**fields: Any) -> Rules:
    return rules_only(changed(**fields), {})


@pytest.mark.rule("combat:9.5a", "combat:20.0b", "combat:4.0.1e")
def test_edges_events_and_artillery() -> None:
    r = rules(artillery={"friendly": SHELLS[0], "enemy": SHELLS[1]})
    assert r.artillery == [read_hexes(SHELLS[0]), read_hexes(SHELLS[1])]
    assert r.edge == [names.NEUTRAL_EDGE, names.ENEMY_EDGE, names.NEUTRAL_EDGE, names.FRIENDLY_EDGE]
    for side, name in enumerate(("friendly-farmhouse", "enemy-rescue")):
        events = load_events(name)
        assert r.event_name[side] == list(events.names) and r.event_args[side] == [list(a) for a in events.args]
        assert len(r.event_effect[side]) == 10
    assert (r.turns, r.prepared, r.large_battle, r.default_alert, r.hand_size) == (16, False, False, False, 4)
    assert r.default_morale == [names.MORALE_NAMES.index("bold"), names.MORALE_NAMES.index("normal")]


@pytest.mark.rule("combat:9.3a")
def test_a_compass_of_its_own_for_a_team_wins() -> None:
    whole, own = {"hex": "17.10", "to": "17.09"}, {"hex": "17.10", "to": "17.11", "teams": ["white"]}
    for compass in ([whole, own], [own, whole]):
        r = rules(compass=compass)
        assert r.compass[names.WHITE] == 3
        assert [r.compass[t] for t in (names.RED, names.YELLOW, names.BLUE)] == [0, 0, 0]


@pytest.mark.rule("combat:23.0e")
def test_exits_by_edge_and_hex() -> None:
    r = rules(exits=[{"edge": "west", "hexes": "01.05 01.07"}, {"edge": "north"}])
    west = [hex for hex in range(r.ground.size) if r.exits[hex * 4 + 3]]
    assert west == read_hexes("01.05 01.07")
    assert all(r.exits[hex * 4] for hex in range(r.ground.size)) and not any(r.exits[1::4]) and not any(r.exits[2::4])


@pytest.mark.rule("combat:11.13a", "combat:11.14a", "combat:11.15a")
def test_ground_that_was_made_before() -> None:
    r = rules(foxholes="20.08 20.09", rubble="24.08", craters="17.12")
    g = fresh_state(r, "x")
    begin(g)
    made = {hex: kind for hex, kind in enumerate(g.h_made) if kind}
    foxholes = {hex_index(name): names.FOXHOLE for name in ("20.08", "20.09")}
    assert made == {**foxholes, hex_index("24.08"): names.RUBBLE, hex_index("17.12"): names.CRATER}


@pytest.mark.rule("combat:21.0a")
def test_night_as_written() -> None:
    r = rules(night={"range": 4, "dice": 1, "spotting": -2, "fire": -3, "free": 1})
    assert (r.night, r.night_base, r.night_dice) == (True, 4, 1)
    assert (r.night_spotting, r.night_fire, r.night_free) == (-2, -3, 1)
    assert not rules().night


@pytest.mark.rule("combat:23.0f")
def test_the_schedule_as_written() -> None:
    r = rules()
    by = [(p.kind, p.points, p.rank, p.edge, p.most, p.hexes) for p in r.vp]
    assert (VP_CAPTIVE_OFF, 4, RANK_ANY, 3, 0, []) in by
    assert (VP_ENEMY_CAPTURED, 3, RANK_OFFICER, -1, 0, []) in by and (VP_ENEMY_KILLED, 1, RANK_ANY, -1, 6, []) in by
    assert len(by) == 9 and r.result_least == [24, 21, 18, 11, 5, 0] and r.result_win == [1, 1, 1, 0, 0, 0]


@pytest.mark.rule("combat:23.0e", "combat:14.3a", "combat:21.1a")
def test_friendlies_as_written() -> None:
    r = rules(
        friendly__area=[{"hexes": "30.06", "teams": ["baker"]}, {"hexes": "31.06-31.08"}],
        friendly__teams=["able", "baker"],
        friendly__arrival=[{"turn": 3, "teams": ["charlie"], "hexes": "01.05"}],
        friendly__guns=[{"weapon": "lmg-30"}, {"weapon": "lmg-30", "teams": ["baker"]}],
        friendly__flares={"baker": 2},
        friendly__spotted=True,
    )
    assert r.area == [read_hexes("31.06-31.08"), read_hexes("30.06"), read_hexes("31.06-31.08")]
    assert r.friendly_teams == [names.ABLE, names.BAKER] and r.fixed_squad == 1 and r.spotted
    assert [(a.turn, a.teams, a.hexes) for a in r.arrivals] == [(3, [names.CHARLIE], read_hexes("01.05"))]
    assert r.gun_weapon == [TABLES.weapon_name.index("lmg-30")] * 2
    assert r.gun_teams == [[names.ABLE, names.BAKER], [names.BAKER]] and r.flares == [0, 2, 0]
    assert [TABLES.man_name[man] for man in r.captive_man] == ["pvt-maloney", "pvt-connor"]
    assert r.captive_hex == read_hexes("26.10 26.11")


@pytest.mark.rule("combat:23.0d")
def test_enemies_as_written() -> None:
    r = rules(
        enemy__place=[
            {"hexes": "24.08", "team": "red", "alert": "alert", "morale": "bold"},
            {"hexes": "21.08 21.12", "count": 1},
        ]
    )
    groups = [(e.turn, e.hexes, e.count, e.team, e.alert, e.morale) for e in [*r.groups, *r.enemy_arrivals]]
    assert groups == [
        (0, read_hexes("24.08"), 0, names.RED, 1, names.MORALE_NAMES.index("bold")),
        (0, read_hexes("21.08 21.12"), 1, -1, 0, -1),
        (8, read_hexes("34.10 34.11 34.09"), 2, -1, 1, -1),
    ]
    teams = [TABLES.man_team[man] for man in r.cup]
    assert teams.count(names.RED) == 10 and teams.count(names.WHITE) == 5 and len(set(r.cup)) == 15
    assert sum(TABLES.man_dummy[man] for man in r.cup) == 5


def test_only_switches_of_the_game_can_be_set() -> None:
    assert rules_only(changed(), {"pick_targets": True}).options.pick_targets
    for options in ({"pick_target": True}, {"pick_targets": 1}, {"__class__": True}):
        with pytest.raises(BadFile, match="is not a switch"):
            rules_only(changed(), options)


def test_a_faulty_scenario_starts_no_game() -> None:
    with pytest.raises(BadFile):
        rules(artillery={"enemy": "20.08 18.10"})
