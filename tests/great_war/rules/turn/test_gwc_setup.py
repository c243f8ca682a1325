"""The start of a game: observer posts (2.4), Strategy decks (1.S), Telephones (12), Weapons and Tanks."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_play import BOARD, CORNERS, position
from gwc_positions import state

from commander_play import asked, notations, play, prompt, told
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.state import GAS_BOX, LOCAL, NO_BOX, STANDING
from sandtable.games.great_war_commander.title import TITLE
from sandtable.kernel.game import Game


def side(nation: str, edge: str, **more: Any) -> dict[str, Any]:
    units = [{"unit": "infanterie" if nation == "germany" else "poilus", "hex": "E1" if edge == "top" else "E11"}]
    base = {"nation": nation, "posture": "recon", "quality": "line", "orders": 3, "surrender": 20, "edge": edge}
    return {**base, "units": units, **more}


def start(axis: dict[str, Any] | None = None, allies: dict[str, Any] | None = None, **scenario: Any) -> Game:
    data = {
        "name": "start",
        "title": "Start",
        "map": "",
        "map_data": {"map": BOARD, "objectives": CORNERS},
        "year": 1916,
        "sudden_death": 13,
        **scenario,
        "axis": side("germany", "top", **(axis or {})),
        "allies": side("france", "bottom", **(allies or {})),
    }
    return Game(TITLE, data, "7", {}, TITLE.new_state(data, "7", {}))


# --- 2.4 ---


@pytest.mark.rule("gwc:2.4a")
@pytest.mark.parametrize(
    ("edge", "other", "posts"),
    [("top", "bottom", ["H1", "H11"]), ("bottom", "top", ["H11", "H1"]), ("left", "right", ["A6", "O6"])],
)
def test_a_side_has_the_observer_post_of_its_own_edge(edge: str, other: str, posts: list[str]) -> None:
    game = position("infanterie E5", axis_side={"edge": edge}, allies_side={"edge": other})
    g = state(game)
    assert [g.rules.map.hex_name(hex) for hex in facts_of(g).observer] == posts


@pytest.mark.rule("gwc:2.4b")
def test_the_post_is_no_formation() -> None:
    game = position("infanterie E5")
    assert len(state(game).u_type) == 2 and state(game).observed == 0


# --- 1.S ---


@pytest.mark.rule("gwc:1.S.a", "gwc:1.S.b", "gwc:S98a")
def test_each_player_shuffles_nine_cards_and_draws_one() -> None:
    game = start()
    g = state(game)
    for which, nation in enumerate(g.rules.nation):
        first = g.rules.tables.first_strategy(nation)
        assert len(g.s_hand[which]) == 1 and len(g.s_draw[which]) == 8
        assert sorted(g.s_hand[which] + g.s_draw[which]) == list(range(first, first + 9))
        assert g.s_draw[which][::-1] != sorted(g.s_draw[which])
    assert g.s_fresh == 0


@pytest.mark.rule("gwc:1.2a", "gwc:1.2b", "gwc:1.S.3", "gwc:1.1a")
def test_the_card_is_shown_to_its_owner_alone_and_is_not_of_the_hand() -> None:
    game = start()
    shown = [e for e in game.events if game.title.event_names[e[0]] == "strategy-drawn"]
    assert [e[1] for e in shown] == [1, 2]
    assert len(told(game, "strategy-drawn-hidden")) == 2
    assert [len(hand) for hand in state(game).hand] == [5, 5]


# --- 12, 2.2.3 ---


def telephone(nation: str = "germany") -> str:
    return next(name for name in state(position()).rules.tables.radio_name if name.startswith(nation))


@pytest.mark.rule("gwc:12b", "gwc:2.2.3")
def test_a_telephone_stands_where_its_player_puts_it() -> None:
    game = start(axis={"radio": {"radio": telephone()}})
    assert (prompt(game), asked(game)) == ("telephone-box", "axis")
    assert notations(game) == [f"barrage {LOCAL}", f"barrage {STANDING}", f"barrage {GAS_BOX}"]
    play(game, f"barrage {GAS_BOX}")
    assert state(game).box == [GAS_BOX, NO_BOX] and prompt(game) == "turn"


@pytest.mark.rule("gwc:12b")
def test_or_where_the_scenario_says() -> None:
    game = start(axis={"radio": {"radio": telephone(), "box": "standing-creeping"}})
    assert prompt(game) == "turn" and state(game).box == [STANDING, NO_BOX]


# --- pieces ---


@pytest.mark.rule("gwc:8.1.1b", "gwc:11.2a")
def test_only_platoons_and_teams_are_given_weapons() -> None:
    units = [{"unit": u, "hex": "E1"} for u in ("hptm-bertin", "bote", "infanterie", "abteilung")]
    axis = {"units": units, "weapons": [{"weapon": "mg-08"}], "areas": [{"depth": 2}]}
    game = start(axis=axis, setup=[{"side": "axis"}])
    assert notations(game, "give") == ["g.mg-08-1 g.infanterie-1", "g.mg-08-1 g.abteilung-1"]


@pytest.mark.rule("gwc:11.7b", "gwc:11.2c")
def test_a_flamethrower_goes_to_a_team() -> None:
    units = [{"unit": u, "hex": "E1"} for u in ("infanterie", "abteilung", "abteilung")]
    axis = {"units": units, "weapons": [{"weapon": "flammenwerfer"}], "areas": [{"depth": 2}]}
    game = start(axis=axis, setup=[{"side": "axis"}], year=1917)
    assert notations(game, "give") == ["g.flammenwerfer-1 g.abteilung-1", "g.flammenwerfer-1 g.abteilung-2"]


@pytest.mark.rule("gwc:8.2.1b")
def test_two_tanks_are_not_set_up_in_one_hex() -> None:
    tanks = [{"unit": "schneider"}, {"unit": "saint-chamond"}]
    allies = {"units": tanks, "areas": [{"hexes": "C10 D10 E10"}]}
    game = start(allies=allies, setup=[{"side": "allies"}], year=1918)
    play(game, "place f.schneider-1 D10")
    assert notations(game, "place") == ["f.saint-chamond-1 C10", "f.saint-chamond-1 E10"]
