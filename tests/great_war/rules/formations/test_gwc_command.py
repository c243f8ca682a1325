"""3.3.1 Command and O14 activation: the Highest-ranking Leader, his chain, Tank Leaders, and one Leader's bonus."""

from __future__ import annotations

import pytest
from gwc_play import position
from gwc_positions import state, why

from commander_play import activated, asked, flag, notations, play, prompt, told, unit
from sandtable.commander.rules.state import ACTIVATED, ADVANCING, FIRING, MOVING, OP_FIRING
from sandtable.commander.rules.stats import (
    fire_range,
    firepower,
    led_by,
    morale_without_cover,
    movement,
    weapon_firepower,
    weapon_range,
)
from sandtable.commander.rules.verbs import ACTIVATE
from sandtable.commander.rules.victory import eliminate
from sandtable.games.great_war_commander.rules.command import followers, highest_leader, is_undecided
from sandtable.games.great_war_commander.rules.state import chain_of
from sandtable.kernel.game import Game

MOVE = "G-33"
MOVES = "G-33 G-36"
FIRE = "G-34"
FRENCH_MOVE = "F-5"
FRENCH = {"active": "allies"}


def highest(game: Game, side: int = 0) -> int:
    return highest_leader(state(game), side)


def led(game: Game, tag: str, flag: int = MOVING) -> list[str]:
    """Whom an Order could activate through one Formation."""
    g = state(game)
    names = {unit(game, t): t for t in told_tags(game)}
    return sorted(names[u] for u in followers(g, unit(game, tag), flag))


def told_tags(game: Game) -> list[str]:
    return [game.title.argument(game.state, "unit", u) for u in range(len(state(game).u_type))]


# --- the Highest-ranking Leader ---


@pytest.mark.rule("gwc:3.3.1.3", "gwc:3.3.1.2a", "gwc:3.b")
@pytest.mark.parametrize(
    ("leaders", "senior"),
    [
        ("hero E5, lt-dorn F5, hptm-bertin G5", "g.hptm-bertin"),
        ("hero E5, lt-dorn F5", "g.lt-dorn"),
        ("lt-kessler F5, hptm-bertin G5", "g.hptm-bertin"),  # rank before Command and Morale
        ("hero E5, infanterie F5", "g.hero"),
    ],
)
def test_rank_decides_first(leaders: str, senior: str) -> None:
    game = position(leaders)
    assert highest(game) == unit(game, senior)


@pytest.mark.rule("gwc:3.3.1.3")
def test_the_colonel_is_above_every_captain() -> None:
    game = position(allies="cne-barnier H5, col-driant H6, cne-lacroix H7")
    assert highest(game, 1) == unit(game, "f.col-driant")


@pytest.mark.rule("gwc:3.3.1.4a")
def test_then_printed_command_then_printed_morale() -> None:
    game = position("lt-hertzler E5, lt-mueller F5, lt-ebel G5")
    assert highest(game) == unit(game, "g.lt-mueller")  # Command 2 before the Morale 9 of a Command of 1
    game = position("lt-ebel G5, lt-hertzler E5")
    assert highest(game) == unit(game, "g.lt-hertzler")


@pytest.mark.rule("gwc:3.3.1.4b")
@pytest.mark.parametrize("state_of_him", ["broken", "suppressed", "veteran"])
def test_the_unbroken_side_decides_and_markers_do_not(state_of_him: str) -> None:
    game = position(f"hptm-bertin E5 {state_of_him}, lt-kessler F5 veteran")
    assert highest(game) == unit(game, "g.hptm-bertin")
    assert is_undecided(state(game), 0) is False


@pytest.mark.rule("gwc:3.3.1.4b")
def test_a_broken_leader_equal_on_his_unbroken_side_is_still_an_equal() -> None:
    assert prompt(position("lt-ebel E5 broken, lt-albrecht F5", axis_hand=MOVE)) == "highest-leader"


@pytest.mark.rule("gwc:3.3.1.4a")
def test_among_equals_the_owner_chooses_before_his_turn_goes_on() -> None:
    game = position("lt-ebel E5, lt-albrecht F5, lt-dorn G5", axis_hand=MOVE)
    assert (prompt(game), asked(game)) == ("highest-leader", "axis")
    assert notations(game) == ["unit g.lt-ebel", "unit g.lt-albrecht"]
    play(game, "unit g.lt-albrecht")
    assert highest(game) == unit(game, "g.lt-albrecht")
    assert told(game, "highest-leader") == [["g.lt-albrecht"]]
    assert prompt(game) == "turn"


@pytest.mark.rule("gwc:3.3.1.4a", "gwc:glos.inactive")
def test_the_inactive_player_chooses_first() -> None:
    game = position("lt-ebel E5, lt-albrecht F5", "ltn-violette H8, ltn-ravy H9", axis_hand=MOVE)
    assert asked(game) == "allies"
    play(game, "unit f.ltn-ravy")
    assert asked(game) == "axis"


@pytest.mark.rule("gwc:3.3.1.4c", "gwc:3.3.1.2a")
def test_the_status_passes_on_at_once_when_its_holder_is_lost() -> None:
    game = position("hptm-bertin E5, lt-ebel E6, lt-kessler F5")
    g = state(game)
    eliminate(g, unit(game, "g.hptm-bertin"))
    assert highest(game) == unit(game, "g.lt-kessler")
    eliminate(g, unit(game, "g.lt-kessler"))
    assert highest(game) == unit(game, "g.lt-ebel")
    eliminate(g, unit(game, "g.lt-ebel"))
    assert highest(game) == -1


@pytest.mark.rule("gwc:3.3.1.4c")
def test_a_choice_among_equals_lapses_with_the_one_chosen() -> None:
    game = position("lt-ebel E5, lt-albrecht F5, infanterie A1 broken", axis_hand="G-10 G-33")
    play(game, "unit g.lt-albrecht")
    g = state(game)
    eliminate(g, unit(game, "g.lt-albrecht"))
    assert highest(game) == unit(game, "g.lt-ebel") and not is_undecided(g, 0)


# --- whom Leaders activate ---


@pytest.mark.rule("gwc:3.3.1.1a", "gwc:3.3.1.1b", "gwc:3.3.1.1c", "gwc:O14.2a")
def test_a_leader_reaches_units_as_far_as_his_command_goes() -> None:
    around = "infanterie E5, infanterie F5, infanterie G5, infanterie H5"
    game = position(f"hptm-bertin A11, lt-mueller E5, {around}")  # Command 2
    assert led(game, "g.lt-mueller") == ["g.infanterie-1", "g.infanterie-2", "g.infanterie-3"]
    game = position(f"hptm-bertin A11, lt-ebel E5, {around}")  # Command 1
    assert led(game, "g.lt-ebel") == ["g.infanterie-1", "g.infanterie-2"]
    game = position(f"hptm-bertin A11, hero E5, {around}")  # Command 0
    assert led(game, "g.hero") == ["g.infanterie-1"]


@pytest.mark.rule("gwc:3.3.1.1b")
def test_neither_enemies_nor_impassable_ground_shorten_the_radius() -> None:
    game = position(
        "hptm-bertin E5, infanterie G5", "poilus F5, poilus F4", map={"terrain": {"water-barrier": "F4 F5"}}
    )
    assert led(game, "g.hptm-bertin") == ["g.infanterie-1"]


@pytest.mark.rule("gwc:3.3.1.1d", "gwc:2.4b")
def test_a_broken_leader_reaches_his_own_hex_only() -> None:
    game = position("hptm-bertin E5 broken, infanterie E5, infanterie F5")
    assert led(game, "g.hptm-bertin") == ["g.infanterie-1"]


@pytest.mark.rule("gwc:3.3.1.2e", "gwc:3.3.1.1a")
def test_another_leader_than_the_highest_activates_units_only() -> None:
    game = position("hptm-bertin E5, lt-mueller E6, lt-ebel E7, infanterie E7, infanterie A1", axis_hand=MOVE)
    assert led(game, "g.lt-mueller") == ["g.infanterie-1"]
    play(game, f"order {MOVE}", "activate g.lt-mueller")
    assert notations(game, "activate") == ["g.infanterie-1"]
    assert why(game, ACTIVATE, unit(game, "g.lt-ebel")) == "leader-cannot-activate-leader"
    assert why(game, ACTIVATE, unit(game, "g.hptm-bertin")) == "leader-cannot-activate-leader"
    assert why(game, ACTIVATE, unit(game, "g.infanterie-2")) == "out-of-command"
    assert why(game, ACTIVATE, unit(game, "f.poilus-1")) == "not-yours"


CHAIN = "cne-barnier K6, ltn-de-grasse I7, ltn-durant G6, ltn-verdier G5, ltn-violette I4"


@pytest.mark.rule("gwc:3.3.1.2.ex", "gwc:3.3.1.2b", "gwc:3.3.1.2c")
def test_the_chain_of_the_example() -> None:
    """Barnier reaches De Grasse, he Durant, he Verdier; Violette is beyond them all."""
    game = position(allies=f"{CHAIN}, poilus F5, poilus I5", allies_hand=FRENCH_MOVE, table=FRENCH)
    everybody = ["f.ltn-de-grasse", "f.ltn-durant", "f.ltn-verdier", "f.poilus-1", "f.poilus-2"]
    assert led(game, "f.cne-barnier") == sorted(everybody)
    play(game, f"order {FRENCH_MOVE}", "activate f.cne-barnier")
    assert notations(game, "activate") == ["f.ltn-de-grasse"] + (["f.poilus-2"] if near(game) else [])
    play(game, "activate f.ltn-de-grasse")
    assert "f.ltn-durant" in notations(game, "activate")
    assert "f.ltn-verdier" not in notations(game, "activate")
    play(game, "activate f.ltn-durant", "activate f.ltn-verdier", "activate f.poilus-1")
    assert why(game, ACTIVATE, unit(game, "f.ltn-violette")) == "out-of-command"
    assert "f.ltn-violette" not in notations(game, "activate")


def near(game: Game) -> bool:
    g = state(game)
    map = g.rules.map
    return map.distances[map.hex_index("K6") * map.size + map.hex_index("I5")] <= 2


@pytest.mark.rule("gwc:3.3.1.2c", "gwc:O14.2b")
def test_men_may_be_named_in_any_order_in_which_they_can_be_reached() -> None:
    game = position("infanterie G5, lt-ebel G5, hptm-bertin E5, infanterie D5", axis_hand=MOVE)
    play(game, f"order {MOVE}", "activate g.hptm-bertin", "activate g.infanterie-2", "activate g.lt-ebel")
    play(game, "activate g.infanterie-1")
    for tag in ("g.hptm-bertin", "g.infanterie-2", "g.lt-ebel", "g.infanterie-1"):
        assert activated(game, tag) and flag(game, tag, MOVING)


@pytest.mark.rule("gwc:3.3.1.2c")
def test_the_chain_does_not_run_through_a_leader_who_is_not_named() -> None:
    game = position("hptm-bertin E5, lt-ebel G5, infanterie H5", axis_hand=MOVE)
    play(game, f"order {MOVE}", "activate g.hptm-bertin")
    assert notations(game, "activate") == ["g.lt-ebel"]
    play(game, "activate g.lt-ebel")
    assert notations(game, "activate") == ["g.infanterie-1"]


@pytest.mark.rule("gwc:3.3.1.2d", "gwc:glos.activate", "gwc:O14.1a")
def test_a_chain_is_one_activation_and_its_members_are_spent() -> None:
    game = position("hptm-bertin E5, lt-ebel G5, infanterie H5, infanterie A1", axis_hand=MOVES)
    play(game, f"order {MOVE}", "activate g.hptm-bertin", "activate g.lt-ebel", "activate g.infanterie-1")
    g = state(game)
    root = unit(game, "g.hptm-bertin")
    assert [chain_of(g, unit(game, t)) for t in ("g.hptm-bertin", "g.lt-ebel", "g.infanterie-1")] == [root] * 3
    assert chain_of(g, unit(game, "g.infanterie-2")) == -1
    play(game, "move g.infanterie-1", "step H6", "stop", "end", "order G-36")
    assert asked(game) == "axis"
    assert notations(game, "activate") == [] and activated(game, "g.infanterie-2")  # the only one left


@pytest.mark.rule("gwc:3.3.1.2b")
def test_leaders_already_activated_are_not_passed_through() -> None:
    game = position("lt-ebel G5, hptm-bertin E5, infanterie H5, infanterie H5", axis_hand=MOVES)
    play(game, f"order {MOVE}", "activate g.lt-ebel", "done", "step G6", "stop")
    assert prompt(game) == "next-order"
    assert led(game, "g.hptm-bertin") == []


@pytest.mark.rule("gwc:3.3.1.2b", "gwc:O14.1a")
def test_a_hero_in_the_lead_may_start_another_chain() -> None:
    """He may be activated again and again; those he named before may not."""
    game = position("hero E5, infanterie E5, infanterie E5", axis_hand=MOVES)
    play(game, f"order {MOVE}", "activate g.hero", "activate g.infanterie-1", "done")
    play(game, "move g.hero", "with g.infanterie-1", "step E6", "stop")
    play(game, "order G-36")
    assert "g.hero" in notations(game, "activate") and "g.infanterie-1" not in notations(game, "activate")


@pytest.mark.rule("gwc:O14.2a", "gwc:O27.2b")
def test_runners_are_units_to_a_leader() -> None:
    game = position("hptm-bertin E5, bote F5")
    assert led(game, "g.hptm-bertin") == ["g.bote-1"]


@pytest.mark.rule("gwc:O14.5", "gwc:O14.2a")
def test_nobody_may_stop_naming_before_the_order_can_be_carried_out() -> None:
    """The Leader alone has no target; the Platoon he leads has one."""
    game = position("hptm-bertin E5, infanterie F5, infanterie E4", "poilus I5", axis_hand=FIRE)
    play(game, f"order {FIRE}", "activate g.hptm-bertin")
    assert "done" not in notations(game)
    play(game, "activate g.infanterie-2")
    offered = notations(game)
    assert ("done" in offered) == can_hit(game, "g.infanterie-2")
    play(game, "?activate g.infanterie-1")
    assert prompt(game) != "activate-more"


def can_hit(game: Game, tag: str) -> bool:
    g = state(game)
    map = g.rules.map
    apart = map.distances[g.u_hex[unit(game, tag)] * map.size + map.hex_index("I5")]
    return apart <= fire_range(g, unit(game, tag))


# --- equal Leaders in the middle of an Order ---


@pytest.mark.rule("gwc:3.3.1.4a", "gwc:3.3.1.4c")
def test_equals_whom_a_loss_has_brought_to_the_head_are_asked_for_before_an_activation() -> None:
    """Two Lieutenants stand equal once the Captain is lost, after the Turn has begun."""
    game = position(
        "infanterie K7", "cne-barnier O9, ltn-violette H7, ltn-ravy I7, poilus J7", allies_hand="F-6", table=FRENCH
    )
    eliminate(state(game), unit(game, "f.cne-barnier"))
    play(game, "order F-6")
    assert (prompt(game), asked(game)) == ("highest-leader", "allies")
    play(game, "unit f.ltn-ravy")
    assert prompt(game) == "activate"
    assert led(game, "f.ltn-violette", FIRING) == [] and "f.ltn-violette" in led(game, "f.ltn-ravy", FIRING)


# --- Tanks ---

TANKS = "renault-ft-gun-leader E5, renault-ft-mg F5, renault-ft-mg G5, renault-ft-mg H5"
IN_1918 = {"year": 1918}


@pytest.mark.rule("gwc:3.1.6a", "gwc:3.3.1.6", "gwc:O14.2.1a", "gwc:O23.5.1a")
@pytest.mark.parametrize("order", [MOVING, ADVANCING])
def test_a_tank_leader_leads_tanks_within_his_red_number(order: int) -> None:
    game = position(allies=f"{TANKS}, poilus E6, cne-barnier E6", **IN_1918)
    assert led(game, "f.renault-ft-gun-leader-1", order) == ["f.renault-ft-mg-1", "f.renault-ft-mg-2"]


@pytest.mark.rule("gwc:3.1.6a", "gwc:O14.2.1a")
def test_not_to_fire() -> None:
    game = position(allies=TANKS, **IN_1918)
    assert led(game, "f.renault-ft-gun-leader-1", FIRING) == []


@pytest.mark.rule("gwc:3.1.6b", "gwc:O23.5.1b")
def test_the_first_tank_lost_ends_tank_command_for_that_side() -> None:
    game = position(allies=TANKS, own={"tank_lost": "allies"}, **IN_1918)
    assert led(game, "f.renault-ft-gun-leader-1") == []
    game = position(allies=TANKS, own={"tank_lost": "axis"}, **IN_1918)
    assert led(game, "f.renault-ft-gun-leader-1") == ["f.renault-ft-mg-1", "f.renault-ft-mg-2"]


@pytest.mark.rule("gwc:3.1.6b", "gwc:O23.5.1b")
@pytest.mark.parametrize(("lost", "left"), [("f.poilus-1", 2), ("f.renault-ft-mg-3", 0)])
def test_it_is_the_loss_itself_that_ends_it_and_only_a_tanks(lost: str, left: int) -> None:
    game = position(allies=f"{TANKS}, poilus O11", **IN_1918)
    eliminate(state(game), unit(game, lost))
    assert len(led(game, "f.renault-ft-gun-leader-1")) == left


@pytest.mark.rule("gwc:O23.5.1a")
def test_a_tank_leader_never_leads_another() -> None:
    game = position(allies="renault-ft-gun-leader E5, schneider-leader F5, schneider G5", **IN_1918)
    assert led(game, "f.renault-ft-gun-leader-1") == ["f.schneider-1"]
    assert led(game, "f.schneider-1") == []


@pytest.mark.rule("gwc:3.1.5", "gwc:O14.2.1b", "gwc:O14.2.1a")
def test_infantry_leaders_never_lead_tanks() -> None:
    game = position(
        allies="cne-barnier E5, schneider E6, poilus E6, schneider-leader F5",
        allies_hand=FRENCH_MOVE,
        table=FRENCH,
        **IN_1918,
    )
    assert led(game, "f.cne-barnier") == ["f.poilus-1"]
    play(game, f"order {FRENCH_MOVE}", "activate f.cne-barnier")
    assert why(game, ACTIVATE, unit(game, "f.schneider-1")) == "tanks-only"


@pytest.mark.rule("gwc:O14.2.1a")
def test_a_tank_leader_names_tanks_and_nobody_else() -> None:
    game = position(
        allies="schneider-leader E5, schneider F5, poilus E6", allies_hand=FRENCH_MOVE, table=FRENCH, **IN_1918
    )
    play(game, f"order {FRENCH_MOVE}", "activate f.schneider-leader-1")
    assert notations(game) == ["activate f.schneider-1", "done"]
    assert why(game, ACTIVATE, unit(game, "f.poilus-1")) == "tanks-only"


# --- what Command adds (3.3.1.5, 3.3.1.7) ---


def numbers(game: Game, tag: str) -> list[int]:
    g, u = state(game), unit(game, tag)
    return [firepower(g, u), fire_range(g, u), movement(g, u), morale_without_cover(g, u)]


@pytest.mark.rule("gwc:3.3.1.5a")
def test_command_is_added_to_the_stats_of_units_in_the_hex() -> None:
    alone = numbers(position("infanterie E5"), "g.infanterie-1")
    led_one = numbers(position("infanterie E5, hptm-bertin E5"), "g.infanterie-1")
    assert [b - a for a, b in zip(alone, led_one, strict=True)] == [2, 2, 2, 2]
    beside = numbers(position("infanterie E5, hptm-bertin E6"), "g.infanterie-1")
    assert beside == alone


@pytest.mark.rule("gwc:3.3.1.5b", "gwc:3.3.1.7a")
def test_of_several_leaders_one_counts_and_none_for_leaders() -> None:
    game = position("infanterie E5, lt-ebel E5, hptm-bertin E5, hero E5")
    g = state(game)
    assert led_by(g, unit(game, "g.infanterie-1")) == 2
    assert [led_by(g, unit(game, t)) for t in ("g.lt-ebel", "g.hptm-bertin", "g.hero")] == [0, 0, 0]


@pytest.mark.rule("gwc:3.3.1.1d")
def test_a_broken_leader_adds_nothing() -> None:
    game = position("infanterie E5, hptm-bertin E5 broken")
    assert led_by(state(game), unit(game, "g.infanterie-1")) == 0


@pytest.mark.rule("gwc:3.3.1.5b", "gwc:3.1.6c", "gwc:3.3.1.7b")
def test_tanks_neither_get_command_nor_lend_theirs() -> None:
    alone = position(allies="schneider E5", **IN_1918)
    led_one = position(allies="schneider E5, cne-barnier E5", **IN_1918)
    assert numbers(alone, "f.schneider-1") == numbers(led_one, "f.schneider-1")
    game = position(allies="schneider-leader E5, poilus E5 chauchat", **IN_1918)
    g = state(game)
    assert led_by(g, unit(game, "f.poilus-1")) == 0
    assert weapon_firepower(g, 0) == g.rules.tables.weapon_fp[g.w_type[0]]


@pytest.mark.rule("gwc:3.3.1.7a", "gwc:3.3.1.7b", "gwc:3.3.1.7.ex")
def test_a_machine_gun_gains_and_ordnance_does_not() -> None:
    game = position("infanterie E5 mg-08, abteilung E5 granatenwerfer, hptm-bertin E5, lt-ebel E5")
    g = state(game)
    tables = g.rules.tables
    gains = [
        (
            weapon_firepower(g, w) - tables.weapon_fp[g.w_type[w]],
            weapon_range(g, w) - tables.weapon_max_range[g.w_type[w]],
        )
        for w in range(2)
    ]
    assert gains == [(2, 2), (0, 0)]


@pytest.mark.rule("gwc:O14.5")
def test_a_hero_who_fires_already_is_nobody_s_reason_for_another_activation() -> None:
    """By an earlier card of this Move: whoever leads only him has nobody to name."""
    game = position("hptm-bertin F4, hero F5", "poilus F9", axis_hand=FIRE)
    g, hero = state(game), unit(game, "g.hero")
    assert led(game, "g.hptm-bertin", OP_FIRING) == ["g.hero"]
    g.u_flags[hero] |= ACTIVATED | OP_FIRING
    assert led(game, "g.hptm-bertin", OP_FIRING) == []
    assert led(game, "g.hptm-bertin", MOVING) == ["g.hero"]  # a Hero may act again
