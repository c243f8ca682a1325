"""What comes of fire (O21.3.6, O21.3.7, T124): jammed Weapons, the Defence Rolls, Mortars into Woods."""

from __future__ import annotations

import pytest
from gwc_fire_orders import GUN, shot
from gwc_positions import state

from commander_play import broken, hex, notations, play, suppressed, told, unit, vp, weapon, where
from sandtable.commander.map.kinds import SHELLHOLE, WOODS
from sandtable.commander.rules.ground import terrain_at
from sandtable.commander.rules.state import VETERAN


@pytest.mark.rule("gwc:O21.3.6.1", "gwc:1.9.1.2a")
def test_jammed_breaks_all_firing_weapons_and_nothing_else() -> None:
    game = shot("lt-mueller F4, landwehr F5 mg-08, landwehr F6 mg-08-15", draw="1-1 jammed")
    play(
        game,
        "activate g.lt-mueller",
        "activate g.landwehr-1",
        "activate g.landwehr-2",
        "?done",
        "?fire F8",
        "base g.mg-08-1",
    )
    play(game, "join g.landwehr-1", "join g.mg-08-15-1", "?done")
    g = state(game)
    assert g.w_broken[weapon(game, "g.mg-08-1")] and g.w_broken[weapon(game, "g.mg-08-15-1")]
    assert told(game, "attack-total") == [["12", "2"]]


@pytest.mark.rule("gwc:1.9.1.2b")
def test_jammed_on_a_targeting_roll_is_nothing() -> None:
    game = shot(GUN, draw="1-1 jammed")
    assert not state(game).w_broken[weapon(game, "g.77-mm-gun-1")]


@pytest.mark.rule("gwc:O21.3.7b", "gwc:O21.3.7c", "gwc:O21.3.7d", "gwc:13.1")
@pytest.mark.parametrize(
    ("dice", "breaks", "pins"), [("1-2", True, False), ("1-3", False, True), ("1-4", False, False)]
)
def test_less_breaks_equal_suppresses_more_is_nothing(dice: str, breaks: bool, pins: bool) -> None:
    """5 + 6 against Morale 7; American 1-2 is Jammed, which means nothing here."""
    trigger = " jammed" if dice == "1-2" else ""
    game = shot("landwehr F5", draw="4-2", allies_draw=dice + trigger)
    assert (broken(game, "a.doughboys-1"), suppressed(game, "a.doughboys-1")) == (breaks, pins)


@pytest.mark.rule("gwc:O21.3.7b")
def test_the_broken_are_eliminated() -> None:
    game = shot("landwehr F5", "doughboys F8 broken", draw="6-5", allies_draw="1-3")
    assert where(game, "a.doughboys-1") == "casualty" and vp(game) == 2


@pytest.mark.rule("gwc:O21.3.7c", "gwc:13.2c")
def test_a_suppressed_formation_is_not_suppressed_again() -> None:
    game = shot("landwehr F5", "doughboys F8 suppressed", draw="4-2", allies_draw="1-4")
    assert suppressed(game, "a.doughboys-1") and told(game, "suppressed") == []


@pytest.mark.rule("gwc:O21.3.7a")
def test_the_owner_rolls_in_the_order_he_likes() -> None:
    game = shot("landwehr F5", "doughboys F8, engineers F8, cpt-wise F8")
    assert sorted(notations(game, "unit")) == ["a.cpt-wise", "a.doughboys-1", "a.engineers-1"]


@pytest.mark.rule("gwc:O21.3.7e", "gwc:3.3.1.5a")
def test_command_counts_at_the_moment_of_each_roll() -> None:
    """Wise (Command 2) breaks first, so that he does not help the Platoon."""
    first = shot("landwehr F5", "doughboys F8, cpt-wise F8", draw="6-5", allies_draw="1-3, 2-3")
    play(first, "unit a.cpt-wise")
    assert told(first, "defence")[1][1] == "7"
    last = shot("landwehr F5", "doughboys F8, cpt-wise F8", draw="6-5", allies_draw="1-3, 2-3")
    play(last, "unit a.doughboys-1")
    assert told(last, "defence")[0][1] == "9"


@pytest.mark.rule("gwc:T124b", "gwc:T124.ex")
def test_a_mortar_bursts_in_the_trees_and_fells_them() -> None:
    """7 + 9 + 2: the total of 18 makes Shellholes of the Woods, and their Cover counts already."""
    game = shot(
        "abteilung F3 25-cm-minenwerfer", "doughboys F8, lt-kelly F8", draw="4-2, 5-4", allies_draw="2-3, 4-6",
        map={"terrain": {"woods": "F8"}},
    )  # fmt: skip
    assert told(game, "attack-total") == [["18", "9"]]
    assert terrain_at(state(game), hex(game, "F8")) == SHELLHOLE
    play(game, "unit a.doughboys-1")
    assert told(game, "defence")[0][1] == "9"  # 7, Command 1, Cover 1


@pytest.mark.rule("gwc:T124b")
def test_a_lower_total_leaves_the_woods_and_a_gun_never_fells_them() -> None:
    low = shot("abteilung F3 25-cm-minenwerfer", draw="4-2, 5-3", map={"terrain": {"woods": "F8"}})
    assert told(low, "attack-total")[0][0] == "17" and terrain_at(state(low), hex(low, "F8")) == WOODS
    gun = shot(GUN, draw="4-2, 5-4", map={"terrain": {"woods": "F8"}})
    assert told(gun, "attack-total")[0][0] == "18" and terrain_at(state(gun), hex(gun, "F8")) == WOODS


@pytest.mark.rule("gwc:T99.5")
def test_by_the_switch_only_artillery_changes_the_ground() -> None:
    game = shot(
        "abteilung F3 25-cm-minenwerfer", draw="4-2, 5-4", map={"terrain": {"woods": "F8"}},
        options={"mortars_spare_ground": True},
    )  # fmt: skip
    assert told(game, "attack-total")[0][0] == "18" and terrain_at(state(game), hex(game, "F8")) == WOODS
    assert not state(game).u_flags[unit(game, "a.doughboys-1")] & VETERAN


@pytest.mark.rule("gwc:1.9.1d", "gwc:T124b")
def test_what_a_trigger_does_to_the_ground_does_not_change_a_total_already_rolled() -> None:
    """A Trommelfeuer that the Attack Roll brings fells the Woods: the shell has burst in them all the same."""
    game = shot(
        "abteilung F3 25-cm-minenwerfer", "doughboys F8", draw="4-2, 4-3 event, G-15, G-65",
        map={"terrain": {"woods": "F8"}},
    )  # fmt: skip
    play(game, "hex E8", "hex F7")
    assert terrain_at(state(game), hex(game, "F8")) == SHELLHOLE
    assert told(game, "attack-total") == [["16", "7"]]
