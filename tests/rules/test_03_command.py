"""3.3. Leaders: the Command Radius, and what Command adds to units and Weapons in the Leader's hex."""

from __future__ import annotations

import pytest
from marches import march

from commander_play import asked, notations, play, prompt, stats, told, unit, where
from sandtable.commander.rules.verbs import ACTIVATE
from sandtable.kernel.game import Game
from table import position

FOUR = ("fp", "range", "move", "morale")


def four(game: Game, tag: str) -> tuple[int, ...]:
    """FP, Range, Movement and Morale."""
    shown = stats(game, tag)
    return tuple(shown[name] for name in FOUR)


def refused(game: Game, tag: str) -> str:
    """Why a unit cannot be activated now."""
    assert game.decision is not None
    why = game.explain(game.decision.seat, unit(game, tag), ACTIVATE)
    assert why is not None
    return why[0]


# --- 3.3.1.1 Command Radius ---


@pytest.mark.rule("3.3.1.1a")
def test_a_unit_that_is_no_leader_is_activated_alone() -> None:
    game = position("rifle E5, rifle E5, sgt-ganz E5", "rifle I10", axis_hand="G-19 G-20")
    play(game, "order G-19", "activate g.rifle-1")
    assert prompt(game) == "move-step" and told(game, "activated") == [["g.rifle-1"]]
    assert not notations(game, "with")


@pytest.mark.rule("3.3.1.1a")
@pytest.mark.parametrize("chosen", [[], ["g.rifle-2"], ["g.rifle-1", "g.line-team-1"]])
def test_a_leader_brings_all_some_or_none_into_the_same_order(chosen: list[str]) -> None:
    game = position("sgt-ganz E5, rifle E5, rifle E6, line-team E7", "rifle I10", axis_hand="G-43 G-44")
    play(game, "order G-43", "activate g.sgt-ganz", *[f"activate {tag}" for tag in chosen], "?done")
    movers = {text.split()[0] for text in notations(game, "advance")}
    assert movers == {"g.sgt-ganz", *chosen}


@pytest.mark.rule("3.3.1.1a")
def test_the_units_he_left_out_are_still_free_for_another_order() -> None:
    game = position("sgt-ganz E5, rifle E5, rifle E6", "rifle I10", axis_hand="G-43 G-19")
    play(game, "order G-43", "activate g.sgt-ganz", "activate g.rifle-1", "done", "advance g.sgt-ganz E4")
    play(game, "advance g.rifle-1 E4", "?done", "order G-19")
    assert told(game, "activated")[2:] == [["g.rifle-2"]]  # the only one left


@pytest.mark.rule("3.3.1.1a")
def test_a_leader_brings_others_into_op_fire_too() -> None:
    game = position(
        "rifle E5, rifle A1", "sgt-kovalev E8, rifle E8, rifle F7, rifle I9", axis_hand="G-19", allies_hand="R-64"
    )
    march(game, "G-19", "g.rifle-1", "E6")
    play(game, "play R-64", "activate r.sgt-kovalev")
    assert asked(game) == "allies" and notations(game) == ["activate r.rifle-1", "activate r.rifle-2"]


@pytest.mark.rule("3.3.1.1b", "3.1.5a")
@pytest.mark.parametrize(("leader", "reach"), [("sgt-ganz", 2), ("sgt-biermann", 1), ("sgt-ganz broken", 0)])
def test_the_radius_is_the_leaders_current_command_in_hexes(leader: str, reach: int) -> None:
    name, _, side = leader.partition(" ")
    game = position(f"{name} E5 {side}, rifle E5, rifle E6, rifle E7, rifle E8", "rifle I10", axis_hand="G-19")
    play(game, "order G-19", f"activate g.{name}")
    assert notations(game, "activate") == [f"g.rifle-{n}" for n in range(1, 2 + reach)]
    assert refused(game, "g.rifle-4") == "out-of-command"


@pytest.mark.rule("3.3.1.1b")
def test_the_radius_runs_in_every_direction_by_hexes_not_by_columns_and_rows() -> None:
    """G4 and C6 are two hexes from E5, G7 and C8 are not."""
    game = position("sgt-ganz E5, rifle G4, rifle C6, rifle G7, rifle C8", "rifle I10", axis_hand="G-19")
    play(game, "order G-19", "activate g.sgt-ganz")
    assert notations(game, "activate") == ["g.rifle-1", "g.rifle-2"]


@pytest.mark.rule("3.3.1.1b")
@pytest.mark.parametrize("mark", ["veteran", "suppressed", "wire"])
def test_veteran_suppressed_and_wire_leave_the_radius_alone(mark: str) -> None:
    forts = [{"fort": "wire", "hex": "E5"}] if mark == "wire" else []
    leader = "sgt-ganz E5" if mark == "wire" else f"sgt-ganz E5 {mark}"
    game = position(f"{leader}, rifle E7, rifle E8", "rifle I10", axis_hand="G-43", allies_side={"forts": forts})
    play(game, "order G-43", "activate g.sgt-ganz")
    assert notations(game, "activate") == ["g.rifle-1"]


@pytest.mark.rule("3.3.1.1c")
@pytest.mark.parametrize("between", ["water-barrier", "woods", "enemy", "blaze", "cliff"])
def test_nothing_between_shortens_the_radius(between: str) -> None:
    """Neither what no unit could enter nor what none could see through."""
    allies = "rifle I10, rifle E6" if between == "enemy" else "rifle I10"
    table = {"blaze": "E6"} if between == "blaze" else {}
    paint: dict[str, dict[str, str]] = {}
    if between in ("water-barrier", "woods"):
        paint = {"terrain": {between: "E6"}}
    elif between == "cliff":
        paint = {"levels": {"1": "E7"}, "sides": {"cliff": "E7/1"}}
    game = position("sgt-ganz E5, rifle E7, rifle A1", allies, axis_hand="G-19", map=paint, table=table)
    play(game, "order G-19", "activate g.sgt-ganz")
    assert notations(game, "activate") == ["g.rifle-1"]


@pytest.mark.rule("3.3.1.1d")
def test_a_leader_activates_no_leader_and_no_hero() -> None:
    game = position("sgt-ganz E5, cpl-winkler E5, hero E5, rifle E6", "rifle I10", axis_hand="G-19")
    play(game, "order G-19", "activate g.sgt-ganz")
    assert notations(game, "activate") == ["g.rifle-1"]
    assert refused(game, "g.cpl-winkler") == refused(game, "g.hero") == "leader-cannot-activate-leader"


@pytest.mark.rule("3.3.1.1d", "3.3.1.1a")
def test_a_leader_does_not_pass_activation_on_through_those_he_activates() -> None:
    """The second Leader would reach the far Squad, but cannot be brought in."""
    game = position("sgt-biermann E5, sgt-ganz E6, rifle E8, rifle E4", "rifle I10", axis_hand="G-19")
    play(game, "order G-19", "activate g.sgt-biermann")
    assert notations(game, "activate") == ["g.rifle-2"]


# --- 3.3.1.2 what Command adds to units ---


@pytest.mark.rule("3.3.1.2a", "3.1.5a")
def test_command_adds_to_all_four_stats_of_squads_and_teams_in_the_same_hex_only() -> None:
    game = position("sgt-ganz E5, rifle E5, line-team E5, rifle E6", "rifle I10")
    assert four(game, "g.rifle-1") == (7, 7, 6, 9)
    assert four(game, "g.line-team-1") == (5, 5, 6, 9)
    assert four(game, "g.rifle-2") == (5, 5, 4, 7)  # within his Radius, but not in his hex


@pytest.mark.rule("3.3.1.2a")
def test_a_broken_unit_is_helped_as_well() -> None:
    game = position("sgt-ganz E5, rifle E5 broken", "rifle I10")
    assert four(game, "g.rifle-1") == (4, 3, 3, 9)


@pytest.mark.rule("3.3.1.2a")
def test_a_leader_helps_though_not_activated_himself() -> None:
    """The Squad alone is activated: FP 7, and 7 hexes far."""
    game = position("rifle E1, sgt-ganz E1", "rifle E8, rifle I10", axis_hand="G-50", allies_draw="1-3")
    play(game, "order G-50", "activate g.rifle-1")
    assert told(game, "attack") == [["axis", "E8", "7", "0"]]


@pytest.mark.rule("3.3.1.2a", "gloss.friendlya", "gloss.enemya")
def test_a_leader_does_not_help_the_enemy_in_his_hex() -> None:
    game = position("sgt-ganz E5, rifle E5", "sgt-maisky E5, rifle E5")
    assert four(game, "g.rifle-1") == (7, 7, 6, 9)
    assert four(game, "r.rifle-1") == (6, 4, 5, 9)


@pytest.mark.rule("3.3.1.2a")
def test_the_help_ends_when_the_leader_leaves() -> None:
    game = position("sgt-ganz E5, rifle E5", "rifle I10", axis_hand="G-19 G-20")
    play(game, "order G-19", "activate g.sgt-ganz", "done", "step E6")
    assert where(game, "g.sgt-ganz") == "E6" and four(game, "g.rifle-1") == (5, 5, 4, 7)


@pytest.mark.rule("3.3.1.2b")
def test_the_commands_of_several_leaders_add_up() -> None:
    game = position("sgt-ganz E5, sgt-biermann E5, cpl-winkler E5 broken, rifle E5", "rifle I10")
    assert four(game, "g.rifle-1") == (8, 8, 7, 10)


@pytest.mark.rule("3.3.1.2c")
def test_leaders_gain_from_no_command_not_even_in_defence() -> None:
    """Sgt Ganz is 2-1-6 with Morale 8, Sgt Biermann 1-1-6 with Morale 8."""
    game = position(
        "sgt-ganz E5, sgt-biermann E5", "rifle E6", axis_hand="", axis_draw="1-3, 1-3",
        allies_hand="R-64", table={"active": "allies"},
    )  # fmt: skip
    assert four(game, "g.sgt-ganz") == (2, 1, 6, 8) and four(game, "g.sgt-biermann") == (1, 1, 6, 8)
    play(game, "order R-64", "?unit g.sgt-ganz")
    assert sorted(row[:2] for row in told(game, "defence")) == [["g.sgt-biermann", "8"], ["g.sgt-ganz", "8"]]


# --- 3.3.1.3 what Command adds to Weapons ---


def shot(axis: str, gun: str, target: str, *more: str) -> list[str]:
    """The attack of one Weapon, and whether it was possible at all."""
    game = position(axis, f"rifle {target}, rifle A10", axis_hand="G-50", axis_draw="5-3, 1-2", allies_draw="1-3")
    if "G-50" not in notations(game, "order"):
        return []
    play(game, "order G-50", *more, f"?fire {target}", f"?base {gun}", "?done")
    return told(game, "attack")[0][1:3]


@pytest.mark.rule("3.3.1.3a")
@pytest.mark.parametrize(
    ("leaders", "fp", "reach"), [("", 4, 8), ("sgt-ganz A1, ", 6, 8), ("sgt-ganz A1, sgt-biermann A1, ", 7, 8)]
)
def test_command_adds_to_fp_of_a_machine_gun_leader_activated_or_not(leaders: str, fp: int, reach: int) -> None:
    assert shot(leaders + "rifle A1 light-mg", "g.light-mg-1", f"A{1 + reach}", "?activate g.rifle-1") == [
        f"A{1 + reach}",
        str(fp),
    ]


@pytest.mark.rule("3.3.1.3a")
@pytest.mark.parametrize(
    ("leader", "reaches"),
    [
        ("", False),
        ("sgt-biermann A1, ", True),
        ("sgt-biermann B1, ", False),
    ],
)
def test_command_adds_to_the_range_of_a_machine_gun(leader: str, reaches: bool) -> None:
    """A10 is nine hexes from A1; the Light MG reaches eight."""
    game = position(leader + "rifle A1 light-mg, rifle I1", "rifle A10", axis_hand="G-50 G-46")
    assert ("G-50" in notations(game, "order")) == reaches


@pytest.mark.rule("3.3.1.3b", "gloss.ordnance")
@pytest.mark.parametrize("leader", ["", "sgt-ganz E2, "])
def test_ordnance_gains_neither_fp_nor_range(leader: str) -> None:
    """The Mortar's 6; and a Flamethrower's Range of 1, while the Squad beside it fires two hexes far."""
    mortar = leader + "weapon-team E2 light-mortar"
    assert shot(mortar, "g.light-mortar-1", "E8", "?activate g.weapon-team-1", "?none") == ["E8", "6"]
    game = position(leader + "rifle E2 flamethrower", "rifle E4, rifle A10", axis_hand="G-50")
    play(game, "order G-50", "?activate g.rifle-1", "?fire E4", "?done")
    assert told(game, "attack-piece") == [["g.rifle-1"]]


@pytest.mark.rule("3.3.1.3c")
def test_a_gun_in_a_leaders_hands_gains_from_nobody() -> None:
    attack = shot("sgt-ganz E2 light-mg, sgt-biermann E2", "g.light-mg-1", "E8", "?activate g.sgt-ganz", "?done")
    assert attack == ["E8", "4"]
