"""Events that change Formations and Weapons on the map: E57, E58, E63, E65 to E69, E75, E77 to E79, E82 to E85, E92,
E93, E96. Germans have their edge at the top, the French at the bottom."""

from __future__ import annotations

import pytest
from gwc_events import draw_event, is_over, keep
from gwc_positions import state

from commander_events import flagged, offered, play, question, vps
from commander_play import unit as index
from commander_play import where as place

G_FAR, F_FAR = "landwehr A1", "poilus O11"  # out of everybody's way, on their own edges


# --- E57 ---


@pytest.mark.rule("gwc:E57")
def test_air_support_may_suppress_all_units_of_a_hex_of_choice() -> None:
    allies = f"{F_FAR}, poilus F6, ltn-durant F6, schneider F6"
    game = draw_event("air-support", f"{G_FAR}, infanterie F6", allies)
    assert question(game) == "air-support axis"
    assert offered(game) == ["hex A1", "hex F6", "hex O11", "none"]
    play(game, "hex F6")
    assert flagged(game, "suppressed") == ["f.poilus-2", "g.infanterie-1"]  # Units of both sides, no Leader, no Tank
    assert flagged(game, "broken") == []


@pytest.mark.rule("gwc:E57")
def test_air_support_may_be_declined_and_offers_no_hex_of_leaders_or_tanks() -> None:
    game = draw_event("air-support", G_FAR, "ltn-durant F6, schneider G6")
    assert offered(game) == ["hex A1", "none"]
    assert is_over(play(game, "none"))
    assert flagged(game, "suppressed") == []


@pytest.mark.rule("gwc:E57")
@pytest.mark.parametrize(
    ("year", "by", "options", "breaks"),
    [
        (1916, "axis", {}, False),
        (1917, "axis", {}, True),
        (1918, "axis", {}, True),
        (1918, "axis", {"air_support_1917_only": True}, False),
        (1917, "axis", {"air_support_1917_only": True}, True),
        (1917, "allies", {}, False),
    ],
)
def test_german_air_support_breaks_from_1917_on(year: int, by: str, options: dict[str, bool], breaks: bool) -> None:
    game = draw_event("air-support", G_FAR, f"{F_FAR}, poilus F6", by=by, year=year, options=options)
    play(game, "hex F6")
    assert flagged(game, "broken") == (["f.poilus-2"] if breaks else [])
    assert flagged(game, "suppressed") == ([] if breaks else ["f.poilus-2"])


# --- E58 ---


@pytest.mark.rule("gwc:E58")
def test_auftragstaktik_takes_the_leader_and_all_units_of_his_hex_along() -> None:
    axis = "infanterie F6, abteilung F6, lt-ebel F6, hptm-bertin F6, landwehr F4"
    game = draw_event("auftragstaktik", axis, F_FAR, map_data={"terrain": {"water-barrier": "F7"}})
    assert "place g.lt-ebel F7" not in offered(game)  # impassable
    assert offered(game)[-1] == "none"
    play(game, "place g.lt-ebel F5")
    moved = ["g.infanterie-1", "g.abteilung-1", "g.lt-ebel"]
    assert [place(game, tag) for tag in moved] == ["F5", "F5", "F5"]
    assert place(game, "g.hptm-bertin") == "F6"  # another Leader is no Unit


@pytest.mark.rule("gwc:E58")
def test_auftragstaktik_leads_a_lone_leader_to_the_enemy_and_to_melee_in_the_trigger() -> None:
    game = draw_event("auftragstaktik", f"{G_FAR}, lt-ebel F6", f"{F_FAR}, poilus F7, poilus F7", ["dice 1-2"])
    play(game, "place g.lt-ebel F7")
    assert state(game).in_trigger == 1
    keep(game)
    assert place(game, "g.lt-ebel") == "casualty"  # 1 FP and a roll of 3 against two Platoons
    assert is_over(game)


@pytest.mark.rule("gwc:E58")
def test_no_auftragstaktik_out_of_a_melee_hex() -> None:
    game = draw_event("auftragstaktik", f"{G_FAR}, lt-ebel F6", f"{F_FAR}, poilus F6")
    assert is_over(game)


@pytest.mark.rule("gwc:E58", "gwc:T107.1a")
def test_auftragstaktik_into_gas_suppresses() -> None:
    game = draw_event("auftragstaktik", "infanterie F6, lt-ebel F6", F_FAR, own={"gas": "F5"})
    play(game, "place g.lt-ebel F5")
    assert flagged(game, "suppressed") == ["g.infanterie-1", "g.lt-ebel"]


# --- E63 ---


@pytest.mark.rule("gwc:E63")
def test_the_closest_deserters_out_of_cohesion_retreat_three_hexes() -> None:
    """F5 is led, E6 has a Weapon; G7 is the closest of those who are out of Cohesion."""
    axis = "infanterie F5, lt-ebel F5, landwehr E6 mg-08, infanterie G7, infanterie K9"
    game = draw_event("deserters", axis, F_FAR, ["hex F6"])
    assert question(game) == "retreat axis"
    play(game, "retreat G6", "retreat G5", "retreat G4")
    assert place(game, "g.infanterie-2") == "G4"
    assert is_over(game)


@pytest.mark.rule("gwc:E63")
def test_the_receiving_player_breaks_a_tie_among_deserters() -> None:
    game = draw_event("deserters", f"{G_FAR}, infanterie F8, infanterie F4, bote F6", F_FAR, ["hex F6"])
    assert question(game) == "deserters axis"
    assert offered(game) == ["unit g.infanterie-1", "unit g.infanterie-2"]  # a Runner is always In Cohesion


@pytest.mark.rule("gwc:E63", "gwc:O26.3c")
def test_deserters_too_near_their_edge_are_lost() -> None:
    game = draw_event("deserters", f"{G_FAR}, infanterie F2", F_FAR, ["hex F2"])
    assert place(game, "g.infanterie-1") == "casualty"
    assert vps(game) == -2


# --- E65, E66 ---


@pytest.mark.rule("gwc:E65", "gwc:E66")
@pytest.mark.parametrize(
    ("event", "nation", "unit"), [("devil-dogs", "america", "doughboys"), ("en-avant", "france", "poilus")]
)
def test_devil_dogs_and_en_avant_rally_a_unit_or_move_the_surrender_marker(event: str, nation: str, unit: str) -> None:
    leader = "lt-kelly" if nation == "america" else "ltn-durant"
    letter = nation[0]
    allies = f"{unit} F6 broken, {leader} F6 broken, {unit} G6"
    axis = f"{G_FAR}, infanterie B1 broken"
    game = draw_event(event, axis, allies, by="allies", enemy=nation)
    assert question(game) == f"{event} allies"
    assert offered(game) == [f"unit {letter}.{unit}-1", "surrender-up", "none"]
    before = state(game).surrender[1]
    play(game, "surrender-up")
    assert state(game).surrender == [20, before + 1]
    game = draw_event(event, axis, allies, by="allies", enemy=nation)
    play(game, f"unit {letter}.{unit}-1")
    assert flagged(game, "broken") == [f"{letter}.{leader}", "g.infanterie-1"]
    assert state(game).surrender[1] == before


@pytest.mark.rule("gwc:E66")
def test_en_avant_may_be_declined() -> None:
    game = draw_event("en-avant", G_FAR, F_FAR, by="allies")
    play(game, "none")
    assert is_over(game)
    assert state(game).surrender == [20, 20]


# --- E67, E77, E79: machines ---


@pytest.mark.rule("gwc:E67")
def test_engine_down_breaks_the_closest_tank_and_ends_a_broken_one() -> None:
    tanks = f"{F_FAR}, schneider F7, saint-chamond K7"
    game = draw_event("engine-down", f"{G_FAR}, infanterie F6", tanks, ["hex F6"], year=1918)
    assert flagged(game, "broken") == ["f.schneider-1"]
    game = draw_event("engine-down", G_FAR, f"{F_FAR}, schneider F7 broken", ["hex F6"], year=1918)
    assert vps(game) == 3


@pytest.mark.rule("gwc:E67")
def test_the_receiving_player_breaks_a_tie_among_tanks() -> None:
    game = draw_event("engine-down", G_FAR, f"{F_FAR}, schneider F7, saint-chamond F5", ["hex F6"], year=1918)
    assert question(game) == "engine-down axis"
    assert offered(game) == ["unit f.schneider-1", "unit f.saint-chamond-1"]


@pytest.mark.rule("gwc:E77")
def test_malfunction_breaks_a_weapon_or_suppresses_a_tank() -> None:
    axis = f"{G_FAR}, infanterie F7 mg-08"
    game = draw_event("malfunction", axis, f"{F_FAR}, schneider F5, schneider F6 broken", ["hex F6"], year=1918)
    assert question(game) == "malfunction axis"  # F7 and F5 are equally near; the broken Tank does not count
    assert offered(game) == ["weapon g.mg-08-1", "unit f.schneider-1"]
    play(game, "unit f.schneider-1")
    assert flagged(game, "suppressed") == ["f.schneider-1"]
    assert state(game).w_broken == [0]
    game = draw_event("malfunction", axis, f"{F_FAR}, schneider F4", ["hex F6"], year=1918)
    assert is_over(game)
    assert state(game).w_broken == [1]
    assert flagged(game, "suppressed") == []


@pytest.mark.rule("gwc:E79")
def test_meccano_unsuppresses_or_rallies_one_tank() -> None:
    allies = f"{F_FAR}, schneider F7 broken suppressed, poilus F5 broken suppressed"
    game = draw_event("meccano", G_FAR, allies, by="allies", year=1918)
    assert offered(game) == ["unsuppress f.schneider-1", "rally f.schneider-1", "none"]
    play(game, "rally f.schneider-1")
    assert flagged(game, "broken") == ["f.poilus-2"]
    assert flagged(game, "suppressed") == ["f.poilus-2", "f.schneider-1"]
    game = draw_event("meccano", G_FAR, allies, by="allies", year=1918)
    play(game, "unsuppress f.schneider-1")
    assert flagged(game, "broken") == ["f.poilus-2", "f.schneider-1"]
    assert flagged(game, "suppressed") == ["f.poilus-2"]


@pytest.mark.rule("gwc:E79", "gwc:E56a")
def test_meccano_without_a_tank_in_need_is_ignored() -> None:
    assert is_over(draw_event("meccano", G_FAR, f"{F_FAR}, schneider F7, poilus F5 broken", by="allies", year=1918))


# --- E68 ---


@pytest.mark.rule("gwc:E68")
def test_fatigue_suppresses_all_formations_in_the_hex_closest_to_the_enemy_edge() -> None:
    game = draw_event("fatigue", "infanterie F8, lt-ebel F8, infanterie G7, infanterie K3", "poilus F8, poilus O11")
    assert is_over(game)
    assert flagged(game, "suppressed") == ["g.infanterie-1", "g.lt-ebel"]  # not the enemy's


@pytest.mark.rule("gwc:E68")
def test_fatigue_lets_the_receiving_player_break_a_tie() -> None:
    game = draw_event("fatigue", "infanterie F8, infanterie H8, infanterie A1", F_FAR)
    assert question(game) == "fatigue axis"
    assert offered(game) == ["hex F8", "hex H8"]
    play(game, "hex H8")
    assert flagged(game, "suppressed") == ["g.infanterie-2"]


# --- E69, E96 ---


@pytest.mark.rule("gwc:E69")
def test_field_promotion_may_make_an_own_leader_a_veteran() -> None:
    axis = "infanterie F6, lt-ebel F6, hptm-bertin F5 veteran, hero F4"
    game = draw_event("field-promotion", axis, f"{F_FAR}, ltn-durant O11")
    assert offered(game) == ["unit g.lt-ebel", "unit g.hero", "none"]
    play(game, "unit g.lt-ebel")
    assert flagged(game, "veteran") == ["g.hptm-bertin", "g.lt-ebel"]


@pytest.mark.rule("gwc:E96")
def test_valor_decorates_a_unit_next_to_any_enemy_formation() -> None:
    """F6 stands next to a Leader, B2 next to a Tank; the Leader himself and those who share a hex do not count."""
    axis = "infanterie F6, lt-ebel F6, infanterie F4, infanterie B2, infanterie G7 veteran, abteilung K5"
    game = draw_event("valor", axis, "ltn-durant F7, schneider B3, poilus O11", year=1918)
    assert question(game) == "valor axis"
    assert offered(game) == ["unit g.infanterie-1", "unit g.infanterie-3"]  # no declining
    play(game, "unit g.infanterie-3")
    assert flagged(game, "veteran") == ["g.infanterie-3", "g.infanterie-4"]


# --- E75 ---


@pytest.mark.rule("gwc:E75")
def test_kia_must_eliminate_a_broken_formation_of_either_side() -> None:
    allies = f"{F_FAR}, ltn-durant F6 broken, schneider F5 broken"
    game = draw_event("kia", f"{G_FAR}, infanterie C3 broken", allies, year=1918)
    assert offered(game) == ["unit g.infanterie-1", "unit f.ltn-durant", "unit f.schneider-1"]  # no declining
    play(game, "unit f.schneider-1")
    assert place(game, "f.schneider-1") == "casualty"
    assert vps(game) == 3


@pytest.mark.rule("gwc:E75", "gwc:E70.1a")
def test_a_hero_killed_in_action_goes_back_to_the_mix_for_no_points() -> None:
    game = draw_event("kia", G_FAR, f"{F_FAR}, hero F6 broken")
    assert place(game, "f.hero") == "mix"
    assert vps(game) == 0
    assert state(game).casualties[1] == []


# --- E78 ---


@pytest.mark.rule("gwc:E78")
def test_marseillaise_rallies_units_and_leaders_of_one_hex() -> None:
    allies = "poilus F6 broken, ltn-durant F6 broken, schneider F6 broken, poilus G6 broken"
    game = draw_event("marseillaise", f"{G_FAR}, infanterie F6 broken", allies, by="allies", year=1918)
    assert question(game) == "marseillaise allies"
    assert offered(game) == ["hex F6", "hex G6"]
    play(game, "hex F6")
    assert flagged(game, "broken") == ["f.poilus-2", "f.schneider-1", "g.infanterie-1"]


@pytest.mark.rule("gwc:E78")
def test_a_broken_tank_does_not_hear_the_marseillaise() -> None:
    assert is_over(draw_event("marseillaise", G_FAR, f"{F_FAR}, schneider F6 broken", by="allies", year=1918))


# --- E82, E83, E84 ---


@pytest.mark.rule("gwc:E82")
def test_petard_raquette_breaks_an_enemy_formation_next_to_a_good_order_unit() -> None:
    axis = f"{G_FAR}, infanterie F5, lt-ebel F5, infanterie H5, infanterie K5"
    allies = f"{F_FAR}, poilus F6, poilus H6 suppressed, ltn-durant K6"
    game = draw_event("petard-raquette", axis, allies, by="allies")
    assert question(game) == "petard-raquette allies"
    assert offered(game) == ["unit g.infanterie-1", "unit g.lt-ebel"]  # neither a suppressed Unit nor a Leader throws
    play(game, "unit g.lt-ebel")
    assert flagged(game, "broken") == ["g.lt-ebel"]


RAIDERS = "infanterie F5, lt-ebel F5, infanterie K5, infanterie B9 suppressed, hptm-bertin B9"


@pytest.mark.rule("gwc:E83")
def test_a_raid_breaks_one_unit_near_men_who_are_led() -> None:
    """F7 is two hexes from F5; K6 lies next to a Unit without a Leader, B10 next to one that is suppressed."""
    allies = f"{F_FAR}, poilus F7, poilus F8, poilus K6, poilus B10, cne-barnier G6"
    game = draw_event("raid", RAIDERS, allies)
    assert offered(game) == ["break f.poilus-2", "suppress f.poilus-2", "none"]
    play(game, "break f.poilus-2")
    assert flagged(game, "broken") == ["f.poilus-2"]


@pytest.mark.rule("gwc:E83")
def test_a_raid_suppresses_two_units() -> None:
    allies = f"{F_FAR}, poilus F7, poilus G6, specialistes F6 suppressed"
    game = draw_event("raid", RAIDERS, allies)
    play(game, "suppress f.poilus-2")
    assert flagged(game, "suppressed") == ["f.poilus-2", "f.poilus-3", "f.specialistes-1", "g.infanterie-3"]
    assert is_over(game)


@pytest.mark.rule("gwc:E83")
def test_the_second_victim_of_a_raid_must_be_named() -> None:
    game = draw_event("raid", RAIDERS, f"{F_FAR}, poilus F7, poilus G6, poilus E6")
    play(game, "suppress f.poilus-2")
    assert question(game) == "raid-second axis"
    assert offered(game) == ["unit f.poilus-3", "unit f.poilus-4"]


@pytest.mark.rule("gwc:E84")
def test_raid_prisoners_are_enemy_units_out_of_cohesion_next_to_an_unbroken_unit() -> None:
    axis = "infanterie F5 suppressed, infanterie K5 broken, lt-ebel B5"
    allies = "poilus F6, poilus G5 chauchat, poilus E6, agent-de-liaison F4, poilus K6, poilus B6, poilus F7"
    game = draw_event("raid-prisoners", axis, allies, year=1917)
    assert question(game) == "raid-prisoners axis"
    assert offered(game) == ["unit f.poilus-1", "unit f.poilus-3"]  # a Weapon keeps G5 In Cohesion, F4 is a Runner
    play(game, "unit f.poilus-3")
    assert place(game, "f.poilus-3") == "casualty"


# --- E85 ---


@pytest.mark.rule("gwc:E85")
def test_the_leader_nearest_to_his_edge_is_recalled_to_the_next_time_space() -> None:
    axis = "infanterie F6, lt-ebel F6, hptm-bertin F3 broken suppressed veteran, infanterie F2"
    game = draw_event("recall-leader", axis, F_FAR)
    u = index(game, "g.hptm-bertin")
    assert place(game, "g.hptm-bertin") == "time"
    assert state(game).u_time[u] == state(game).time + 1
    assert state(game).u_flags[u] == 0
    assert is_over(game)


@pytest.mark.rule("gwc:E85")
def test_the_receiving_player_breaks_a_tie_among_leaders() -> None:
    game = draw_event("recall-leader", "infanterie F6, lt-ebel F3, hptm-bertin H3", F_FAR)
    assert question(game) == "recall-leader axis"
    assert offered(game) == ["unit g.lt-ebel", "unit g.hptm-bertin"]


@pytest.mark.rule("gwc:E85")
def test_recalling_the_last_formation_loses_nothing() -> None:
    game = draw_event("recall-leader", "lt-ebel F3", F_FAR)
    assert not state(game).over
    assert vps(game) == 0


# --- E92, E93 ---


@pytest.mark.rule("gwc:E92")
def test_suppressing_fire_must_suppress_a_unit_or_tank_that_a_functioning_gun_covers() -> None:
    axis = f"{G_FAR}, infanterie F4 mg-08"
    allies = "poilus F8, ltn-durant F8, schneider H8, poilus I8 suppressed"
    game = draw_event("suppressing-fire", axis, allies, year=1918)
    assert question(game) == "suppressing-fire axis"
    assert offered(game) == ["unit f.poilus-1", "unit f.schneider-1"]  # no Leader, none twice, no declining
    play(game, "unit f.schneider-1")
    assert flagged(game, "suppressed") == ["f.poilus-2", "f.schneider-1"]


@pytest.mark.rule("gwc:E92", "gwc:glos.functioning")
@pytest.mark.parametrize(
    "trouble",
    ["suppressed gunners", "broken gunners", "broken gun", "wire", "water", "out of range", "no line of sight"],
)
def test_no_suppressing_fire_without_a_functioning_gun_in_range_and_sight(trouble: str) -> None:
    words = {"suppressed gunners": " suppressed", "broken gunners": " broken", "broken gun": " jammed"}.get(trouble, "")
    gun = "F1" if trouble == "out of range" else "F4"
    weapon = "mg-08-15" if trouble == "out of range" else "mg-08"
    forts = {"axis": {"forts": [{"fort": "wire", "hex": "F4"}]}} if trouble == "wire" else {}
    terrain = {"water": {"marsh": "F4"}, "no line of sight": {"woods": "F6"}}.get(trouble, {})
    target = "F10" if trouble == "out of range" else "F8"
    game = draw_event("suppressing-fire", f"{G_FAR}, infanterie {gun} {weapon}{words}", f"{F_FAR}, poilus {target}",
                      sides=forts, year=1918, map_data={"terrain": terrain})  # fmt: skip
    assert is_over(game)
    assert "f.poilus-2" not in flagged(game, "suppressed")


@pytest.mark.rule("gwc:E93")
def test_surrender_takes_an_own_broken_unit_next_to_an_enemy_unit() -> None:
    """F6 is next to a Platoon; K5 next to a Leader only, B5 next to a Tank; the Platoon in F8 is not broken."""
    axis = "infanterie F6 broken, lt-ebel F6 broken, infanterie K5 broken, infanterie B5 broken, infanterie F8"
    allies = "poilus F7, ltn-durant K6, schneider B6"
    game = draw_event("surrender", axis, allies, year=1918)
    assert place(game, "g.infanterie-1") == "casualty"
    assert state(game).casualties[0] == [index(game, "g.infanterie-1")]
    assert vps(game) == -2
