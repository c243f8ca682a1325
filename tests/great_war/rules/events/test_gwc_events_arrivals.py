"""Events that bring Formations and Weapons into play: E64, E70, E76, E80, E88, E90, E97."""

from __future__ import annotations

import pytest
from gwc_events import carried, draw_event, is_over, keep
from gwc_positions import state

from commander_events import flagged, offered, play, question, vps
from commander_play import unit as index
from commander_play import where as place
from sandtable.commander.rules.orders.activation import is_free
from sandtable.commander.rules.state import ACTIVATED, State

G_FAR, F_FAR = "landwehr A1", "poilus O11"


# --- E64 ---

WITH_GUN = "infanterie F6 mg-08 broken suppressed veteran, lt-ebel F6"


@pytest.mark.rule("gwc:E64.1")
def test_a_detachment_may_take_the_weapon_of_a_platoon_stacked_with_a_leader() -> None:
    """K6 has no Leader, G6 no Weapon, and C3 holds a Team."""
    axis = "infanterie F6 mg-08, lt-ebel F6, infanterie K6 mg-08, landwehr G6, hptm-bertin G6, pionier G6 mg-08"
    game = draw_event("detachment", axis, F_FAR)
    assert question(game) == "detachment axis"
    assert offered(game) == ["unit g.infanterie-1", "none"]
    play(game, "unit g.infanterie-1")
    assert question(game) == "which-team axis"
    assert offered(game) == ["team pionier", "team abteilung"]
    play(game, "team abteilung")
    assert place(game, "g.abteilung-1") == "F6" and place(game, "g.infanterie-1") == "F6"
    assert carried(game, "g.abteilung-1") == "germany/mg-08" and carried(game, "g.infanterie-1") == ""


@pytest.mark.rule("gwc:E64.1")
def test_no_detachment_without_a_team_in_the_mix() -> None:
    used = {"axis": {"casualties": ["abteilung"] * 12 + ["pionier"] * 4}}
    assert is_over(draw_event("detachment", WITH_GUN, F_FAR, table=used))


@pytest.mark.rule("gwc:E64.2a")
def test_a_detached_team_is_broken_and_activated_as_its_platoon_but_takes_no_marker() -> None:
    def activate(g: State) -> None:
        g.u_flags[0] |= ACTIVATED

    game = draw_event("detachment", WITH_GUN, F_FAR, before=activate)
    play(game, "unit g.infanterie-1", "team abteilung")
    g = state(game)
    assert flagged(game, "broken") == ["g.abteilung-1", "g.infanterie-1"]
    assert flagged(game, "suppressed") == ["g.infanterie-1"] and flagged(game, "veteran") == ["g.infanterie-1"]
    assert not is_free(g, index(game, "g.abteilung-1"))
    game = draw_event("detachment", "infanterie F6 mg-08, lt-ebel F6", F_FAR)
    play(game, "unit g.infanterie-1", "team abteilung")
    assert flagged(game, "broken") == []
    assert is_free(state(game), index(game, "g.abteilung-1"))


# --- E70 ---


@pytest.mark.rule("gwc:E70a")
def test_the_hero_must_join_a_friendly_hex_and_may_rally_a_unit_there() -> None:
    axis = "infanterie F6 broken, lt-ebel F6 broken, infanterie K6"
    game = draw_event("hero", axis, F_FAR, control={"3": "axis"})
    assert question(game) == "hero axis"
    assert offered(game) == ["hex F6", "hex H5", "hex K6"]
    play(game, "hex F6")
    assert question(game) == "hero-rally axis"
    assert offered(game) == ["unit g.infanterie-1", "none"]  # not the Leader
    play(game, "unit g.infanterie-1")
    assert flagged(game, "broken") == ["g.lt-ebel"]
    assert place(game, "g.hero") == "F6"


@pytest.mark.rule("gwc:E70a")
def test_no_second_hero() -> None:
    assert is_over(draw_event("hero", "infanterie F6 broken, hero K6", F_FAR))


@pytest.mark.rule("gwc:E70.1b")
def test_a_hero_may_be_activated_again() -> None:
    def activate(g: State) -> None:
        g.u_flags[0] |= ACTIVATED
        g.u_flags[1] |= ACTIVATED

    game = draw_event("hero", "hero K6, infanterie K6", F_FAR, before=activate)
    assert [is_free(state(game), u) for u in (0, 1)] == [True, False]


# --- E76, E80 ---


@pytest.mark.rule("gwc:E76")
def test_a_machine_gun_nest_arms_a_good_order_unit_without_a_weapon() -> None:
    unfit = "infanterie F5 suppressed, infanterie F4 broken, landwehr F3 mg-08, bote F2, lt-ebel F2"
    axis = f"infanterie F6, {unfit}, abteilung F1"
    game = draw_event("machine-gun-nest", axis, F_FAR, year=1917)
    assert question(game) == "machine-gun-nest axis"
    assert offered(game) == ["unit g.infanterie-1", "unit g.abteilung-1"]
    play(game, "unit g.abteilung-1")
    assert carried(game, "g.abteilung-1") == "germany/mg-08-15"


@pytest.mark.rule("gwc:E76")
def test_no_machine_gun_nest_when_the_mix_has_no_light_gun_left() -> None:
    lost = {"axis": {"weapons_lost": ["mg-08-15"] * 5}}
    assert is_over(draw_event("machine-gun-nest", "infanterie F6", F_FAR, year=1917, table=lost))


@pytest.mark.rule("gwc:E76.1")
def test_no_machine_gun_nest_before_the_date_on_the_card() -> None:
    game = draw_event("machine-gun-nest", "infanterie F6, abteilung F1", F_FAR, year=1916, month=12)
    assert is_over(game)
    assert state(game).w_type == []


@pytest.mark.rule("gwc:E80")
@pytest.mark.parametrize("nation", ["france", "america"])
def test_mobile_firepower_gives_a_chauchat_to_an_unbroken_unit(nation: str) -> None:
    unit, letter = ("poilus", "f") if nation == "france" else ("doughboys", "a")
    allies = f"{unit} F6 suppressed, {unit} F5 broken, {unit} F4"
    game = draw_event("mobile-firepower", G_FAR, allies, by="allies", enemy=nation, year=1918)
    assert question(game) == "mobile-firepower allies"
    assert offered(game) == [f"unit {letter}.{unit}-1", f"unit {letter}.{unit}-3"]
    play(game, f"unit {letter}.{unit}-1")
    assert carried(game, f"{letter}.{unit}-1") == f"{nation}/chauchat"


@pytest.mark.rule("gwc:E80.1")
@pytest.mark.parametrize(("month", "comes"), [(4, False), (5, True)])
def test_no_chauchat_before_may_1916(month: int, comes: bool) -> None:
    game = draw_event("mobile-firepower", G_FAR, "poilus F6", by="allies", year=1916, month=month)
    assert carried(game, "f.poilus-1") == ("france/chauchat" if comes else "")


# --- E88 ---


@pytest.mark.rule("gwc:E88")
def test_a_runner_may_join_the_highest_ranking_leader() -> None:
    axis = "infanterie F6, lt-ebel F6, infanterie K6, hptm-bertin K6"
    game = draw_event("runner", axis, F_FAR)
    assert question(game) == "runner-event axis"
    assert offered(game) == ["yes", "none"]
    play(game, "yes")
    assert place(game, "g.bote-1") == "K6"
    game = draw_event("runner", axis, F_FAR)
    assert is_over(play(game, "none"))


@pytest.mark.rule("gwc:E88")
@pytest.mark.parametrize("trouble", ["stacking", "no leader", "no counter"])
def test_no_runner_without_room_leader_or_counter(trouble: str) -> None:
    axis = {"stacking": "infanterie K6, abteilung K6, hptm-bertin K6", "no leader": "infanterie K6",
            "no counter": "hptm-bertin K6, bote A1, bote B1"}[trouble]  # fmt: skip
    assert is_over(draw_event("runner", axis, F_FAR))


# --- E90 ---


@pytest.mark.rule("gwc:E90")
def test_scrounge_may_bring_back_an_own_weapon_to_a_unit_that_can_carry_it() -> None:
    lost = {"axis": {"weapons_lost": ["mg-08", "flammenwerfer"]}, "allies": {"weapons_lost": ["hotchkiss"]}}
    axis = "infanterie F6 broken, abteilung F6, bote F6, lt-ebel F6, landwehr K6 mg-08"
    game = draw_event("scrounge", axis, F_FAR, table=lost, year=1917)
    assert question(game) == "scrounge axis"
    assert offered(game) == [
        "give g.mg-08-2 g.infanterie-1", "give g.mg-08-2 g.abteilung-1", "give g.flammenwerfer-1 g.abteilung-1", "none",
    ]  # fmt: skip
    play(game, "give g.mg-08-2 g.infanterie-1")
    assert carried(game, "g.infanterie-1") == "germany/mg-08"


# --- E97 ---

LOST = {"axis": {"casualties": ["landwehr", "lt-ebel"]}, "allies": {"casualties": ["schneider", "poilus"]}}


@pytest.mark.rule("gwc:E97a")
def test_walking_wounded_bring_back_a_unit_or_leader_of_either_side_broken() -> None:
    game = draw_event("walking-wounded", "infanterie K2", F_FAR, ["hex F6"], table=LOST, year=1918)
    assert question(game) == "walking-wounded axis"
    assert offered(game) == ["unit g.landwehr-1", "unit g.lt-ebel", "unit f.poilus-2"]  # no Tank
    play(game, "unit g.landwehr-1")
    assert offered(game) == ["hex E6", "hex E7", "hex F5", "hex F6", "hex F7", "hex G6", "hex G7"]
    play(game, "hex G6")
    assert place(game, "g.landwehr-1") == "G6"
    assert flagged(game, "broken") == ["g.landwehr-1"]
    assert state(game).casualties[0] == [index(game, "g.lt-ebel")]  # the row closes up
    assert vps(game) == 0


@pytest.mark.rule("gwc:E97b")
def test_walking_wounded_keep_to_stacking_limits_and_passable_hexes() -> None:
    painted = {"terrain": {"water-barrier": "E6 E7 F5"}}
    full = "infanterie F6, abteilung F6, landwehr K2"
    game = draw_event("walking-wounded", full, F_FAR, ["hex F6"], table=LOST, map_data=painted, year=1918)
    play(game, "unit g.landwehr-2")
    assert offered(game) == ["hex F7", "hex G6", "hex G7"]
    game = draw_event("walking-wounded", full, F_FAR, ["hex F6"], table=LOST, map_data=painted, year=1918)
    play(game, "unit g.lt-ebel")
    assert "hex F6" in offered(game)  # one figure more is not too many


@pytest.mark.rule("gwc:E97b", "gwc:O16.4a")
def test_walking_wounded_among_enemies_fight_within_the_trigger() -> None:
    game = draw_event("walking-wounded", "infanterie K2", f"{F_FAR}, poilus F6, poilus F6", ["hex F6", "dice 1-2"],
                      table={"axis": {"casualties": ["landwehr"]}}, year=1918)  # fmt: skip
    play(game, "hex F6")
    assert state(game).in_trigger == 1
    assert question(game).startswith("initiative-melee")
    keep(game)
    assert place(game, "g.landwehr-1") == "casualty"
    assert is_over(game)
