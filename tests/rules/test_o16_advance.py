"""The Advance Order and Melee (O16)."""

from __future__ import annotations

import pytest

from commander_play import asked, broken, happened, notations, play, prompt, state, told, vp, where
from sandtable.kernel.game import Game
from table import position

ADVANCE, ADVANCE_2, FIRE = "G-43", "G-44", "G-53"
FAR = "rifle A10"  # so that a lost Melee does not end the game
NEAR_F5 = {"F4", "G5", "G6", "F6", "E6", "E5"}


def advances(game: Game, tag: str) -> set[str]:
    """Hexes offered to a unit."""
    return {text.split()[1] for text in notations(game, "advance") if text.split()[0] == tag}


# --- O16.1 ---


@pytest.mark.rule("O16.1a")
def test_one_unit_or_a_leader_with_others() -> None:
    one = position("rifle F5, rifle F5", "rifle A10", axis_hand=ADVANCE)
    play(one, f"order {ADVANCE}", "activate g.rifle-1")
    assert advances(one, "g.rifle-2") == set()
    led = position("sgt-ganz F5, rifle F5, rifle F7, rifle F8", "rifle A10", axis_hand=ADVANCE)
    play(led, f"order {ADVANCE}", "activate g.sgt-ganz")
    assert notations(led) == ["activate g.rifle-1", "activate g.rifle-2", "done"]


@pytest.mark.rule("O16.1b", "O14.4a")
def test_one_hex_and_no_further_and_some_may_stay() -> None:
    game = position("sgt-ganz F5, rifle F5", "rifle A10", axis_hand=ADVANCE)
    play(game, f"order {ADVANCE}", "activate g.sgt-ganz", "activate g.rifle-1")
    assert advances(game, "g.rifle-1") == NEAR_F5
    assert "done" not in notations(game)  # somebody must go
    play(game, "advance g.rifle-1 F6")
    assert advances(game, "g.rifle-1") == set() and "done" in notations(game)
    play(game, "done")
    assert where(game, "g.rifle-1") == "F6" and where(game, "g.sgt-ganz") == "F5"


@pytest.mark.rule("O16.1c")
def test_move_costs_do_not_matter() -> None:
    """A broken Squad with a Mortar has no MPs at all: it wades into a Stream uphill over a Wall."""
    game = position(
        "rifle F5 medium-mortar broken",
        "rifle A10",
        axis_hand=ADVANCE,
        map={"terrain": {"marsh": "F6", "woods": "G5"}, "sides": {"wall": "F5/G5"}, "levels": {"1": "G5"}},
    )
    play(game, f"order {ADVANCE}")
    assert advances(game, "g.rifle-1") == NEAR_F5


@pytest.mark.rule("O16.1d")
def test_no_op_fire_at_an_advance() -> None:
    game = position("rifle F5, rifle A1", "rifle F8, " + FAR, axis_hand=ADVANCE, allies_hand="R-52")
    play(game, f"order {ADVANCE}", "activate g.rifle-1", "advance g.rifle-1 F6")
    assert where(game, "g.rifle-1") == "F6" and prompt(game) != "op-fire" and told(game, "action-played") == []


# --- O16.2, O16.3 ---


@pytest.mark.rule("O16.2a", "O21.4a")
def test_advance_enters_enemy_hexes_move_does_not() -> None:
    game = position("rifle F5", "rifle F6, " + FAR, axis_hand=f"{ADVANCE} G-19")
    advancing = play(game.clone(), f"order {ADVANCE}")
    assert "F6" in advances(advancing, "g.rifle-1")
    play(game, "order G-19")
    assert set(notations(game, "step")) == NEAR_F5 - {"F6"}


@pytest.mark.rule("O16.2b", "O16.3c")
def test_exit_by_the_enemy_edge_only() -> None:
    """Germans leave by the bottom for 2 VPs; not by the sides nor by their own edge."""
    game = position("rifle F10, rifle F1, rifle A5", "rifle A10", axis_hand=ADVANCE)
    bottom = play(game.clone(), f"order {ADVANCE}", "activate g.rifle-1")
    assert "exit g.rifle-1" in notations(bottom)
    play(bottom, "exit g.rifle-1", "space 5")
    assert where(bottom, "g.rifle-1") == "time" and vp(bottom) == 2
    for tag in ("g.rifle-2", "g.rifle-3"):
        other = play(game.clone(), f"order {ADVANCE}", f"activate {tag}")
        assert notations(other, "exit") == [] and advances(other, tag)


@pytest.mark.rule("O16.2c")
@pytest.mark.parametrize(("load", "over"), [("", True), ("light-mg", False)])
def test_a_cliff_is_climbed_without_a_weapon(load: str, over: bool) -> None:
    game = position(
        f"rifle F5 {load}",
        "rifle A10",
        axis_hand=ADVANCE,
        map={"levels": {"1": "F6"}, "sides": {"cliff": "F5/F6"}},
    )
    play(game, f"order {ADVANCE}")
    assert ("F6" in advances(game, "g.rifle-1")) == over


@pytest.mark.rule("O16.3a")
def test_no_advance_into_impassable_hexes() -> None:
    game = position(
        "rifle F5", "rifle A10", axis_hand=ADVANCE, map={"terrain": {"water-barrier": "F6"}}, table={"blaze": "G5"}
    )
    play(game, f"order {ADVANCE}")
    assert advances(game, "g.rifle-1") == NEAR_F5 - {"F6", "G5"}


BRIDGE = {
    "terrain": {"water-barrier": "F5 D5 E5", "major-bridge": "F5"},
    "ways": {"road": "F3 F4 F5 F6 F7"},
}


@pytest.mark.rule("O16.3b", "O21.4c")
def test_a_major_bridge_is_entered_and_left_by_its_road() -> None:
    for card, verb in ((ADVANCE, "advance"), ("G-19", "step")):
        on = play(position("rifle F5", "rifle A10", axis_hand=card, map=BRIDGE), f"order {card}")
        assert {text.split()[-1] for text in notations(on, verb)} == {"F4", "F6"}
        beside = play(position("rifle G5", "rifle A10", axis_hand=card, map=BRIDGE), f"order {card}")
        assert "F5" not in {text.split()[-1] for text in notations(beside, verb)}


# --- O16.4: when a Melee is fought ---


@pytest.mark.rule("O16.4a")
def test_melee_waits_for_the_end_of_the_order() -> None:
    """The second Squad may follow into the hex before anybody fights."""
    game = position(
        "sgt-ganz F4, rifle F5, rifle F5", "rifle F6, " + FAR, axis_hand=ADVANCE, allies_draw="2-1", axis_draw="5-6"
    )
    play(game, f"order {ADVANCE}", "activate g.sgt-ganz", "activate g.rifle-1", "activate g.rifle-2")
    play(game, "advance g.rifle-1 F6")
    assert told(game, "melee") == [] and "F6" in advances(game, "g.rifle-2")
    play(game, "advance g.rifle-2 F6", "done")
    assert told(game, "melee") == [["F6", "10", "5"]]


@pytest.mark.rule("O16.4a")
def test_a_trigger_that_brings_both_sides_together_ends_in_melee() -> None:
    """Reinforcements (G-55) arrive on the edge among Russians: they fight before the Attack Roll goes on."""
    game = position(
        "rifle F5", "rifle F8, rifle D1, " + FAR,
        axis_hand=FIRE, axis_draw="2-5 event, G-55, 4-1, 5-6", allies_draw="2-1",
    )  # fmt: skip
    play(game, f"order {FIRE}", "?fire F8")
    tables = state(game).rules.tables
    item = [n for n in notations(game, "item") if tables.support_unit[int(n)] >= 0][0]
    play(game, f"item {item}", "hex D1")
    names = happened(game)
    assert names.index("placed") < names.index("melee") < names.index("attack-total")
    assert told(game, "melee")[0][0] == "D1"


@pytest.mark.rule("O16.4b")
def test_the_active_player_chooses_the_order_of_melees() -> None:
    game = position(
        "sgt-ganz F4, rifle F5, rifle G5", "rifle F6, rifle G6, " + FAR, axis_hand=ADVANCE, axis_draw="5-6, 6-5"
    )
    play(game, f"order {ADVANCE}", "activate g.sgt-ganz", "activate g.rifle-1", "activate g.rifle-2")
    play(game, "advance g.rifle-1 F6", "advance g.rifle-2 G6", "done")
    assert prompt(game) == "melee-order" and asked(game) == "axis" and notations(game) == ["hex F6", "hex G6"]
    play(game, "hex G6")
    assert [entry[0] for entry in told(game, "melee")] == ["G6", "F6"]
    names = happened(game)
    first, second = [i for i, name in enumerate(names) if name == "melee"]
    assert names[first:second].count("melee-total") == 2 and "eliminated" in names[first:second]


# --- O16.4.1: Ambush and strength ---


@pytest.mark.rule("O16.4.1a")
def test_ambushes_come_first_and_the_inactive_player_before_the_active() -> None:
    game = position(
        "rifle F5, rifle A1",
        "rifle F6, " + FAR,
        axis_hand=f"{ADVANCE} G-56",
        allies_hand="R-54 R-55",
    )
    play(game, f"order {ADVANCE}", "activate g.rifle-1", "advance g.rifle-1 F6")
    assert asked(game) == "allies" and notations(game) == ["play R-54", "play R-55", "none"]
    play(game, "play R-54")
    assert asked(game) == "allies" and broken(game, "g.rifle-1")  # resolved at once, and he may go on
    assert told(game, "melee") == []
    play(game, "none")
    assert asked(game) == "axis" and notations(game) == ["play G-56", "none"]
    play(game, "play G-56")
    assert ["r.rifle-1"] in told(game, "broke")
    assert told(game, "melee") == [["F6", "2", "2"]]  # broken FP on both sides: Ambush counts before the sums


@pytest.mark.rule("O16.4.1b", "O16.4.1c")
@pytest.mark.parametrize(("axis", "fp"), [
    ("rifle F5", "5"),
    ("ss F5", "7"),  # 6 boxed
    ("ss F5 broken", "3"),  # the broken side has no box
    ("rifle F5 suppressed", "4"),
    ("rifle F5 veteran", "6"),
    ("rifle F5 heavy-mg", "5"),  # Weapons stay out
    ("rifle F5 light-mg", "5"),  # even boxed ones
])  # fmt: skip
def test_melee_fp_of_a_unit(axis: str, fp: str) -> None:
    game = position(axis, "rifle F6, " + FAR, axis_hand=ADVANCE)
    tag = f"g.{axis.split()[0]}-1"
    play(game, f"order {ADVANCE}", f"advance {tag} F6")
    assert told(game, "melee") == [["F6", fp, "5"]]


@pytest.mark.rule("O16.4.1b")
def test_leaders_broken_and_suppressed_units_all_count() -> None:
    """Ganz 2, Rifle 5 + 2 Command, broken Rifle 2 + 2 Command; in Wire 1 less each. Russians: 5 - 1."""
    game = position(
        "sgt-ganz F5, rifle F5, rifle F5 broken",
        "rifle F6, " + FAR,
        axis_hand=ADVANCE,
        allies_side={"forts": [{"fort": "wire", "hex": "F6"}]},
    )
    play(game, f"order {ADVANCE}", "activate g.sgt-ganz", "activate g.rifle-1", "activate g.rifle-2")
    play(game, "advance g.rifle-1 F6", "advance g.rifle-2 F6", "advance g.sgt-ganz F6")
    assert told(game, "melee") == [["F6", "10", "4"]]


@pytest.mark.rule("O16.4.1d")
def test_a_melee_without_opponents_stops_after_ambush() -> None:
    game = position("rifle F5, rifle A1", "rifle F6 broken, " + FAR, axis_hand=f"{ADVANCE} G-56")
    play(game, f"order {ADVANCE}", "activate g.rifle-1", "advance g.rifle-1 F6", "play G-56")
    assert where(game, "r.rifle-1") == "casualty" and where(game, "g.rifle-1") == "F6"
    assert told(game, "melee") == [] and told(game, "rolled") == []


# --- O16.4.2, O16.4.3: rolls and result ---


@pytest.mark.rule("O16.4.2a", "O16.4.3a")
@pytest.mark.parametrize(("mine", "theirs", "loser"), [("5-6", "2-6", "r.rifle-1"), ("2-6", "5-6", "g.rifle-1")])
def test_inactive_rolls_first_and_the_lower_total_loses_everything(mine: str, theirs: str, loser: str) -> None:
    game = position("rifle F5, rifle A1", "rifle F6, " + FAR, axis_hand=ADVANCE, axis_draw=mine, allies_draw=theirs)
    play(game, f"order {ADVANCE}", "activate g.rifle-1", "advance g.rifle-1 F6")
    assert [entry[0] for entry in told(game, "rolled")] == ["allies", "axis"]
    sums = {"5-6": "16", "2-6": "13"}
    assert told(game, "melee-total") == [["allies", sums[theirs]], ["axis", sums[mine]]]
    assert told(game, "eliminated") == [[loser]] and where(game, loser) == "casualty"


@pytest.mark.rule("O16.4.2a")
def test_the_initiative_may_be_used_between_the_two_rolls() -> None:
    game = position(
        "rifle F5, rifle A1", "rifle F6, " + FAR, axis_hand=ADVANCE, axis_draw="2-6", allies_draw="5-6, 2-1"
    )
    game.play_text(f"order {ADVANCE}")
    game.play_text("activate g.rifle-1")
    game.play_text("advance g.rifle-1 F6")
    assert prompt(game) == "initiative-melee" and len(told(game, "rolled")) == 1
    play(game, "reroll", "keep")
    assert told(game, "melee-total")[0] == ["allies", "8"]


@pytest.mark.rule("O16.4.2b")
def test_a_trigger_that_wipes_out_a_side_ends_the_melee() -> None:
    """Sniper! on the first roll hits next to F6 and kills the lone broken German: the Russians lose nobody."""
    game = position(
        "rifle F5 broken, rifle A1",
        "rifle F6, " + FAR,
        axis_hand=ADVANCE,
        axis_draw="5-6",
        allies_draw="3-3 sniper, R-27",  # Random Hex F6
    )
    play(game, f"order {ADVANCE}", "activate g.rifle-1", "advance g.rifle-1 F6", "unit g.rifle-1")
    assert where(game, "g.rifle-1") == "casualty" and where(game, "r.rifle-1") == "F6"
    assert len(told(game, "rolled")) == 1 and len(told(game, "eliminated")) == 1


@pytest.mark.rule("O16.4.3a")
def test_all_units_of_the_lower_side_die_broken_or_not() -> None:
    game = position(
        "ss F5, rifle A1",
        "line-team F6 broken, sgt-maisky F6, " + FAR,
        axis_hand=ADVANCE,
        axis_draw="5-6",
        allies_draw="2-1",
    )
    play(game, f"order {ADVANCE}", "activate g.ss-1", "advance g.ss-1 F6")
    assert where(game, "r.line-team-1") == where(game, "r.sgt-maisky") == "casualty"
    assert where(game, "g.ss-1") == "F6"


@pytest.mark.rule("O16.4.3b", "O16.4.3c")
@pytest.mark.parametrize(
    ("fort", "survivor"), [("", ""), ("bunker", "r.rifle-1"), ("pillbox", "r.rifle-1"), ("trench", "")]
)
def test_a_tie_kills_both_but_not_the_defender_of_a_bunker(fort: str, survivor: str) -> None:
    game = position(
        "rifle F5, rifle A1",
        "rifle F6, " + FAR,
        axis_hand=ADVANCE,
        axis_draw="2-6",
        allies_draw="3-5",
        allies_side={"forts": [{"fort": fort, "hex": "F6"}]} if fort else {},
    )
    play(game, f"order {ADVANCE}", "activate g.rifle-1", "advance g.rifle-1 F6")
    assert {entry[1] for entry in told(game, "melee-total")} == {"13"}
    assert where(game, "g.rifle-1") == "casualty"
    assert where(game, "r.rifle-1") == ("F6" if survivor else "casualty")


@pytest.mark.rule("O16.4.3c")
def test_the_bunker_does_not_save_a_lower_total() -> None:
    game = position(
        "rifle F5, rifle A1",
        "rifle F6, " + FAR,
        axis_hand=ADVANCE,
        axis_draw="3-6",
        allies_draw="3-5",
        allies_side={"forts": [{"fort": "bunker", "hex": "F6"}]},
    )
    play(game, f"order {ADVANCE}", "activate g.rifle-1", "advance g.rifle-1 F6")
    assert where(game, "r.rifle-1") == "casualty" and where(game, "g.rifle-1") == "F6"
