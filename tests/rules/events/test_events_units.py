"""Events that change units and Weapons: E43, E44, E50 to E52, E60, E62 to E64, E66, E71, E72, E75."""

from __future__ import annotations

import pytest
from drawn_events import G_FAR, R_FAR, draw_event, place, unit, weapon

from commander_events import flagged, offered, play, question, vps
from commander_play import keep_all, state, stats
from commander_play import unit as index
from sandtable.commander.rules.state import ACTIVATED
from sandtable.games.combat_commander.cases import build_position

# --- E43 ---


@pytest.mark.rule("E43a")
def test_air_support_breaks_all_units_in_the_random_hex() -> None:
    """Both sides' units, and a broken one is eliminated; neighbours are safe."""
    axis = [G_FAR, unit("rifle", "D5"), unit("rifle", "D6")]
    allies = [R_FAR, unit("rifle", "D5"), unit("line-team", "D5", broken=True)]
    game = draw_event("air-support", axis, allies, ["hex D5"])
    assert question(game) == "air-support axis"
    assert offered(game) == ["hex D5", "none"]
    play(game, "hex D5")
    assert flagged(game, "broken") == ["g.rifle-2", "r.rifle-2"]
    assert place(game, "r.line-team-1") == ""
    assert question(game) == "turn axis"


@pytest.mark.rule("E43a")
def test_air_support_may_be_declined_but_not_divided() -> None:
    game = draw_event("air-support", [G_FAR, unit("rifle", "D5")], [R_FAR, unit("rifle", "D5")], ["hex D5"])
    assert offered(game) == ["hex D5", "none"]
    play(game, "none")
    assert flagged(game, "broken") == []


@pytest.mark.rule("E43b")
def test_air_support_on_an_empty_hex_hits_the_closest_occupied_one() -> None:
    """At any distance, of either side; the drawing player picks among equals."""
    game = draw_event("air-support", [G_FAR, unit("rifle", "D2")], [R_FAR, unit("rifle", "G5")], ["hex D5"])
    assert offered(game) == ["hex D2", "hex G5", "none"]
    play(game, "hex G5")
    assert flagged(game, "broken") == ["r.rifle-2"]


@pytest.mark.rule("E43b")
def test_only_the_closest_hex_is_hit() -> None:
    game = draw_event("air-support", [G_FAR, unit("rifle", "D2")], [R_FAR, unit("rifle", "G8")], ["hex D5"])
    assert offered(game) == ["hex D2", "none"]


@pytest.mark.rule("E43a")
def test_light_wounds_against_air_support_inactive_player_first() -> None:
    hands = {"axis": {"hand": ["G-68"]}, "allies": {"hand": ["R-47"]}}
    game = draw_event("air-support", [G_FAR, unit("rifle", "D5")], [R_FAR, unit("rifle", "D5")], ["hex D5"],
                      table=hands)  # fmt: skip
    play(game, "hex D5")
    assert question(game) == "light-wounds allies"
    play(game, "play R-47")
    assert question(game) == "light-wounds axis"
    play(game, "none")
    assert flagged(game, "broken") == ["g.rifle-2"]
    assert place(game, "r.line-team-1") == "D5"


def test_first_edition_air_support_must_break_one_or_more() -> None:
    switches = {"air_support_some": True, "air_support_must": True}
    axis, allies = [G_FAR, unit("rifle", "D5")], [R_FAR, unit("rifle", "D5"), unit("line-team", "D5")]
    game = draw_event("air-support", axis, allies, ["hex D5"], options=switches)
    assert question(game) == "air-support-units axis"
    assert offered(game) == ["unit g.rifle-2", "unit r.rifle-2", "unit r.line-team-1"]
    play(game, "unit r.rifle-2")
    assert offered(game) == ["unit r.line-team-1", "done"]
    play(game, "done")
    assert flagged(game, "broken") == ["r.rifle-2"]


def test_first_edition_air_support_reaches_only_neighbours() -> None:
    switch = {"air_support_adjacent": True}
    game = draw_event("air-support", [G_FAR, unit("rifle", "D3")], [R_FAR], ["hex D5"], options=switch)
    assert question(game) == "turn axis"
    game = draw_event("air-support", [G_FAR, unit("rifle", "D4")], [R_FAR], ["hex D5"], options=switch)
    assert offered(game) == ["hex D4", "none"]


# --- E44 ---


@pytest.mark.rule("E44a")
def test_battle_harden_must_take_an_own_unit_that_is_no_veteran() -> None:
    axis = [G_FAR, unit("sgt-ganz", "A2"), unit("rifle", "A3", veteran=True), unit("line-team", "A4", broken=True)]
    game = draw_event("battle-harden", axis, [R_FAR])
    assert offered(game) == ["unit g.rifle-1", "unit g.sgt-ganz", "unit g.line-team-1"]
    play(game, "unit g.line-team-1")
    assert flagged(game, "veteran") == ["g.line-team-1", "g.rifle-2"]


@pytest.mark.rule("E44.1a")
@pytest.mark.parametrize("tag", ["g.rifle-1", "g.sgt-ganz"])
def test_a_veteran_has_one_more_of_everything_but_command(tag: str) -> None:
    game = draw_event("battle-harden", [unit("rifle", "A1"), unit("sgt-ganz", "C5")], [R_FAR])
    before = stats(game, tag)
    play(game, f"unit {tag}")
    after = stats(game, tag)
    for stat in ("fp", "range", "move", "morale"):
        assert after[stat] == before[stat] + 1
    assert after["command"] == before["command"]


@pytest.mark.rule("E44.1b")
def test_a_veteran_stays_one_until_eliminated() -> None:
    broken = unit("rifle", "C5", veteran=True, broken=True)
    game = draw_event("medic", [G_FAR, broken], [R_FAR])
    assert flagged(game, "veteran") == ["g.rifle-2"]
    game = draw_event("kia", [G_FAR, broken], [R_FAR])
    assert state(game).u_flags[index(game, "g.rifle-2")] == 0


@pytest.mark.rule("E44.1b")
def test_a_veteran_that_exits_is_none_any_more() -> None:
    units = [G_FAR, unit("rifle", "D10", veteran=True)]
    table = {"axis": {"hand": ["G-30"]}}
    game = build_position({"axis": {"units": units}, "allies": {"units": [unit("rifle", "O1")]}, "table": table})
    play(game, "order G-30", "activate g.rifle-2")
    while place(game, "g.rifle-2"):
        play(game, next(text for text in offered(game) if text in ("exit", "done", "space 5", "move g.rifle-2")))
    assert vps(game) == 2
    assert state(game).u_flags[index(game, "g.rifle-2")] == 0


# --- E50 ---


def commissar(roll: str) -> list[str]:
    """Broken Russian Rifle Squad, Morale 6 in the open."""
    game = draw_event("commissar", [G_FAR], [R_FAR, unit("rifle", "H9", broken=True)], [roll], by="allies")
    assert question(game) == "initiative-commissar axis"
    keep_all(game)
    return [place(game, "r.rifle-2"), *flagged(game, "broken")]


@pytest.mark.rule("E50a")
def test_commissar_shoots_above_morale() -> None:
    assert commissar("1-6") == [""]


@pytest.mark.rule("E50b")
@pytest.mark.parametrize("roll", ["1-5", "2-3"])
def test_commissar_rallies_at_or_below_morale(roll: str) -> None:
    assert commissar(roll) == ["H9"]


@pytest.mark.rule("E50a")
def test_commissar_takes_one_own_broken_unit() -> None:
    axis = [unit("rifle", "A1", broken=True)]
    allies = [R_FAR, unit("rifle", "H9", broken=True), unit("line-team", "H8", broken=True)]
    game = draw_event("commissar", axis, allies, by="allies")
    assert question(game) == "commissar allies"
    assert offered(game) == ["unit r.rifle-2", "unit r.line-team-1"]


@pytest.mark.rule("E50a")
def test_cover_helps_against_the_commissar() -> None:
    game = draw_event("commissar", [G_FAR], [R_FAR, unit("rifle", "H9", broken=True)], ["1-6"], by="allies",
                      map_data={"terrain": {"orchard": "H9"}})  # fmt: skip
    keep_all(game)
    assert place(game, "r.rifle-2") == "H9"


# --- E51 ---


@pytest.mark.rule("E51")
def test_cower_suppresses_squads_out_of_command() -> None:
    """Sgt Ganz reaches two hexes, the broken Cpl Winkler only his own; Teams, Leaders and the enemy are not meant."""
    axis = [
        unit("sgt-ganz", "D5"), unit("rifle", "D7"), unit("rifle", "D8"), unit("line-team", "H8"),
        unit("cpl-winkler", "K5", broken=True), unit("rifle", "K5"), unit("rifle", "K6"), unit("lt-schrader", "M2"),
    ]  # fmt: skip
    game = draw_event("cower", axis, [R_FAR])
    assert question(game) == "turn axis"
    assert flagged(game, "suppressed") == ["g.rifle-2", "g.rifle-4"]


@pytest.mark.rule("E51")
def test_an_enemy_leader_does_not_help_against_cower() -> None:
    game = draw_event("cower", [unit("rifle", "D5", suppressed=True), G_FAR], [R_FAR, unit("sgt-kovalev", "A2")])
    assert flagged(game, "suppressed") == ["g.rifle-1", "g.rifle-2"]


# --- E52 ---

MARKED = unit("rifle", "D5", weapon="light-mg", veteran=True, suppressed=True, broken=True)


@pytest.mark.rule("E52.1a")
def test_deploy_may_split_an_own_squad() -> None:
    axis = [G_FAR, unit("rifle", "D5"), unit("line-team", "D6"), unit("sgt-ganz", "D7")]
    game = draw_event("deploy", axis, [R_FAR], sides={"axis": {"quality": "elite"}})
    assert offered(game) == ["unit g.rifle-1", "unit g.rifle-2", "none"]
    play(game, "unit g.rifle-2")
    assert place(game, "g.rifle-2") == ""
    assert [place(game, f"g.elite-team-{n}") for n in (1, 2)] == ["D5", "D5"]
    assert vps(game) == 0 and state(game).casualties == [[], []]


@pytest.mark.rule("E52.1a")
def test_deploy_may_be_declined() -> None:
    game = draw_event("deploy", [G_FAR], [R_FAR])
    play(game, "none")
    assert place(game, "g.rifle-1") == "A1"


@pytest.mark.rule("E52.1a")
def test_the_player_who_drew_deploys_even_in_the_enemy_turn() -> None:
    game = draw_event("deploy", [G_FAR], [unit("line", "O10")], by="allies", enemy="america")
    assert question(game) == "deploy allies"
    assert offered(game) == ["unit a.line-1", "none"]


def test_first_edition_deploy_is_the_active_players() -> None:
    switches = {"deploy_by_active": True, "deploy_must": True}
    axis = [G_FAR, unit("rifle", "D5")]
    game = draw_event("deploy", axis, [unit("line", "O10")], by="allies", enemy="america", options=switches)
    assert question(game) == "deploy axis"
    assert offered(game) == ["unit g.rifle-1", "unit g.rifle-2"]


@pytest.mark.rule("E52.2a", "E52.2b", "E44.1b")
def test_both_teams_are_broken_but_each_marker_goes_to_one() -> None:
    game = draw_event("deploy", [MARKED, G_FAR], [R_FAR])
    play(game, "unit g.rifle-1")
    assert question(game) == "deploy-marker axis"
    play(game, "second", "first")
    assert flagged(game, "broken") == ["g.line-team-1", "g.line-team-2"]
    assert weapon(game, "g.light-mg-1")["carrier"] == index(game, "g.line-team-1")
    assert flagged(game, "veteran") == ["g.line-team-2"]
    assert flagged(game, "suppressed") == ["g.line-team-1"]


@pytest.mark.rule("E52.2c")
def test_the_teams_have_been_activated_like_their_squad() -> None:
    axis = [unit("rifle", "D5"), G_FAR]
    game = draw_event("deploy", axis, [R_FAR])
    state(game).u_flags[index(game, "g.rifle-1")] |= ACTIVATED
    play(game, "unit g.rifle-1")
    for tag in ("g.line-team-1", "g.line-team-2"):
        assert state(game).u_flags[index(game, tag)] & ACTIVATED


@pytest.mark.rule("E52.2c")
def test_a_result_pending_against_the_squad_hits_both_teams() -> None:
    """The Rally Roll of the Squad triggers Deploy: both Teams rally by it."""
    table = {"axis": {"hand": ["G-4"], "draw": ["2-5 event", "G-28"]}}
    units = [unit("rifle", "D5", broken=True), G_FAR]
    painted = {"terrain": {"woods": "D5"}}
    game = build_position({"axis": {"units": units}, "allies": {"units": [R_FAR]}, "table": table, "map_data": painted})
    play(game, "order G-4", "keep", "unit g.rifle-1")
    assert flagged(game, "broken") == []
    assert [place(game, f"g.line-team-{n}") for n in (1, 2)] == ["D5", "D5"]


# --- E60 ---


@pytest.mark.rule("E60")
def test_interdiction_takes_any_unsuppressed_unit_without_cover() -> None:
    """Field 0, Orchard with a Road 0; not the Orchard alone, not Foxholes, not the Suppressed one."""
    painted = {"terrain": {"field": "C3", "orchard": "D5 E5"}, "ways": {"road": "D4 D5 D6"}}
    forts = {"axis": {"forts": [{"fort": "foxholes", "hex": "G7"}]}}
    axis = [unit("rifle", "C3"), unit("rifle", "G7"), unit("rifle", "H8", suppressed=True)]
    allies = [unit("rifle", "D5", broken=True), unit("rifle", "E5")]
    game = draw_event("interdiction", axis, allies, map_data=painted, sides=forts)
    assert question(game) == "interdiction axis"
    assert offered(game) == ["unit g.rifle-1", "unit r.rifle-1"]
    play(game, "unit r.rifle-1")
    assert flagged(game, "suppressed") == ["g.rifle-3", "r.rifle-1"]


@pytest.mark.rule("E60")
def test_interdiction_must_hit_an_own_unit_if_no_other_is_exposed() -> None:
    game = draw_event("interdiction", [unit("rifle", "D5")], [unit("rifle", "O10")],
                      map_data={"terrain": {"woods": "O10"}})  # fmt: skip
    assert flagged(game, "suppressed") == ["g.rifle-1"]


# --- E62, E64, E66 ---

BOTH_BROKEN = ([G_FAR, unit("rifle", "D5", broken=True)], [R_FAR, unit("line-team", "H8", broken=True)])


@pytest.mark.rule("E62")
def test_kia_must_eliminate_a_broken_unit_of_either_side() -> None:
    game = draw_event("kia", *BOTH_BROKEN)
    assert offered(game) == ["unit g.rifle-2", "unit r.line-team-1"]
    play(game, "unit r.line-team-1")
    assert place(game, "r.line-team-1") == ""
    assert vps(game) == 1


@pytest.mark.rule("E62")
def test_kia_may_have_to_be_an_own_unit() -> None:
    game = draw_event("kia", BOTH_BROKEN[0], [R_FAR])
    assert place(game, "g.rifle-2") == ""
    assert vps(game) == -2


@pytest.mark.rule("E64")
def test_medic_must_rally_a_broken_unit_of_either_side() -> None:
    game = draw_event("medic", *BOTH_BROKEN)
    assert offered(game) == ["unit g.rifle-2", "unit r.line-team-1"]
    play(game, "unit g.rifle-2")
    assert flagged(game, "broken") == ["r.line-team-1"]


@pytest.mark.rule("E64")
def test_medic_may_have_to_help_the_enemy() -> None:
    game = draw_event("medic", [G_FAR], BOTH_BROKEN[1])
    assert flagged(game, "broken") == []


@pytest.mark.rule("E66")
def test_prisoners_of_war_are_own_broken_units_with_or_next_to_the_enemy() -> None:
    """Not one two hexes away, not an unbroken one, not the enemy's."""
    axis = [unit("rifle", "D5", broken=True), unit("line-team", "H8", broken=True), unit("rifle", "D5"),
            unit("rifle", "D7", broken=True)]  # fmt: skip
    allies = [unit("rifle", "C5", broken=True), unit("rifle", "H8"), R_FAR]
    game = draw_event("prisoners-of-war", axis, allies)
    assert question(game) == "prisoners-of-war axis"
    assert offered(game) == ["unit g.rifle-1", "unit g.line-team-1"]
    play(game, "unit g.rifle-1")
    assert place(game, "g.rifle-1") == ""
    assert vps(game) == -2


@pytest.mark.rule("E66")
def test_no_prisoners_without_an_enemy_near() -> None:
    game = draw_event("prisoners-of-war", *BOTH_BROKEN)
    assert question(game) == "turn axis"
    assert place(game, "g.rifle-2") == "D5"


# --- E63, E72 ---


def gunner(hex: str, **more: bool) -> dict[str, object]:
    return unit("weapon-team", hex, weapon="light-mg", **more)


@pytest.mark.rule("E63")
def test_malfunction_breaks_the_closest_unbroken_weapon() -> None:
    """The broken one next door is passed over (its number 5 leaves it broken), and so is the unit without one."""
    axis = [G_FAR, unit("rifle", "D5"), gunner("D4", weapon_broken=True)]
    game = draw_event("malfunction", axis, [R_FAR, gunner("D7"), gunner("K9")], ["hex D5"])
    assert question(game) == "turn axis"
    assert weapon(game, "r.light-mg-1")["broken"] and not weapon(game, "r.light-mg-2")["broken"]
    assert not weapon(game, "g.light-mg-1")["eliminated"]


@pytest.mark.rule("E63")
def test_the_drawing_player_settles_a_tie_of_weapons() -> None:
    game = draw_event("malfunction", [G_FAR, gunner("D3")], [R_FAR, gunner("D7")], ["hex D5"])
    assert question(game) == "malfunction axis"
    assert offered(game) == ["weapon g.light-mg-1", "weapon r.light-mg-1"]
    play(game, "weapon r.light-mg-1")
    assert not weapon(game, "g.light-mg-1")["broken"]


@pytest.mark.rule("E72")
def test_shell_shock_breaks_the_closest_unit() -> None:
    game = draw_event("shell-shock", [G_FAR, unit("rifle", "D7")], [R_FAR, unit("rifle", "D8")], ["hex D5"])
    assert question(game) == "turn axis"
    assert flagged(game, "broken") == ["g.rifle-2"]


@pytest.mark.rule("E72")
def test_the_drawing_player_settles_a_tie_of_units() -> None:
    axis = [G_FAR, unit("rifle", "D7", broken=True)]
    game = draw_event("shell-shock", axis, [R_FAR, unit("rifle", "D3"), unit("sgt-kovalev", "D3")], ["hex D5"])
    assert offered(game) == ["unit g.rifle-2", "unit r.rifle-2", "unit r.sgt-kovalev"]
    play(game, "unit r.sgt-kovalev")
    assert flagged(game, "broken") == ["g.rifle-2", "r.sgt-kovalev"]


# --- E71 ---


@pytest.mark.rule("E71")
def test_scrounge_may_give_an_eliminated_weapon_of_either_side_to_an_unarmed_unit() -> None:
    lost = {"axis": {"weapons_lost": ["light-mg"]}, "allies": {"weapons_lost": ["heavy-mg"]}}
    axis = [unit("rifle", "D5"), unit("sgt-ganz", "D5"), unit("weapon-team", "A1", weapon="light-mg")]
    game = draw_event("scrounge", axis, [R_FAR], table=lost)
    assert offered(game) == [
        "give g.light-mg-2 g.rifle-1", "give g.light-mg-2 g.sgt-ganz",
        "give r.heavy-mg-1 g.rifle-1", "give r.heavy-mg-1 g.sgt-ganz", "none",
    ]  # fmt: skip
    play(game, "give r.heavy-mg-1 g.sgt-ganz")
    given = weapon(game, "r.heavy-mg-1")
    assert (given["carrier"], given["broken"]) == (index(game, "g.sgt-ganz"), False)
    assert state(game).u_weapon[index(game, "g.sgt-ganz")] == given["id"]


def test_first_edition_scrounge_must_be_carried_out() -> None:
    lost = {"axis": {"weapons_lost": ["light-mg"]}}
    game = draw_event("scrounge", [G_FAR], [R_FAR], table=lost, options={"scrounge_must": True})
    assert weapon(game, "g.light-mg-1")["carrier"] == index(game, "g.rifle-1")


# --- E75 ---


def suppressing(gun: dict[str, object], allies: list[dict[str, object]], **more: object) -> list[str]:
    """What Suppressing Fire offers, [] when it is ignored."""
    game = draw_event("suppressing-fire", [unit("rifle", "A10"), gun], allies, map_data=more.get("map_data", {}))
    return offered(game) if question(game) == "suppressing-fire axis" else []


@pytest.mark.rule("E75a")
def test_suppressing_fire_may_suppress_one_enemy_unit() -> None:
    allies = [unit("rifle", "D5"), unit("rifle", "D6", suppressed=True), unit("sgt-kovalev", "D7", broken=True)]
    game = draw_event("suppressing-fire", [gunner("D1")], allies)
    assert offered(game) == ["unit r.rifle-1", "unit r.sgt-kovalev", "none"]
    play(game, "unit r.rifle-1")
    assert flagged(game, "suppressed") == ["r.rifle-1", "r.rifle-2"]


@pytest.mark.rule("E75b")
def test_suppressing_fire_needs_range() -> None:
    """A Light MG reaches 8 hexes, 10 with Sgt Ganz."""
    assert suppressing(gunner("D1"), [unit("rifle", "D9")]) == ["unit r.rifle-1", "none"]
    assert suppressing(gunner("D1"), [unit("rifle", "D10")]) == []
    game = draw_event("suppressing-fire", [gunner("D1"), unit("sgt-ganz", "D1")], [unit("rifle", "D10")])
    assert offered(game) == ["unit r.rifle-1", "none"]


@pytest.mark.rule("E75b")
def test_suppressing_fire_needs_a_line_of_sight() -> None:
    assert suppressing(gunner("D1"), [unit("rifle", "D5")], map_data={"terrain": {"woods": "D3"}}) == []


@pytest.mark.rule("E75b")
@pytest.mark.parametrize("fault", ["weapon_broken", "broken", "suppressed"])
def test_suppressing_fire_needs_a_working_mg_with_a_steady_carrier(fault: str) -> None:
    assert suppressing(gunner("D1", **{fault: True}), [unit("rifle", "D5")]) == []


@pytest.mark.rule("E75b")
def test_a_mortar_gives_no_suppressing_fire() -> None:
    assert suppressing(unit("weapon-team", "D1", weapon="light-mortar"), [unit("rifle", "D5")]) == []


@pytest.mark.rule("E75b")
def test_the_mg_does_not_fire_so_water_is_no_bar() -> None:
    offers = suppressing(gunner("D1"), [unit("rifle", "D5")], map_data={"terrain": {"marsh": "D1"}})
    assert offers == ["unit r.rifle-1", "none"]
