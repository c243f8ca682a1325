"""3.1 and 3.2. The five stats of a unit, its boxes, its two sides."""

from __future__ import annotations

import pytest
from marches import march

from commander_play import broken, flag, happened, notations, play, prompt, state, stats, told, weapon, where
from sandtable.commander.rules.state import SUPPRESSED, VETERAN
from sandtable.kernel.game import Game
from table import position

OPEN_FIRE = ("order G-50", "?activate g.rifle-1", "?fire E6", "?base g.rifle-1", "?done", "?roll")


def attack(game: Game) -> list[str]:
    """Target and FP of the only attack so far."""
    assert len(told(game, "attack")) == 1
    return told(game, "attack")[0][1:3]


# --- 3.1.1 FP ---


@pytest.mark.rule("3.1.1")
@pytest.mark.parametrize(("squad", "fp"), [("rifle", "5"), ("pionier", "7"), ("line-team", "3"), ("rifle broken", "2")])
def test_a_unit_fires_and_fights_with_the_fp_of_the_side_that_shows(squad: str, fp: str) -> None:
    name, _, side = squad.partition(" ")
    shot = position(f"{name} E5 {side}", "rifle E6", axis_hand="G-50")
    play(shot, *OPEN_FIRE)
    assert attack(shot) == ["E6", fp]
    brawl = position("rifle E5", f"militia E6 {side}, rifle I9", axis_hand="G-43")
    play(brawl, "order G-43", "advance g.rifle-1 E6")
    assert told(brawl, "melee") == [["E6", "5", "2" if side else "5"]]


# --- 3.1.2 Range ---


@pytest.mark.rule("3.1.2")
@pytest.mark.parametrize(("squad", "reach"), [("rifle", 5), ("conscript", 3), ("line-team", 3), ("rifle broken", 1)])
def test_range_is_the_farthest_hex_and_fp_stays_whole_up_to_it(squad: str, reach: int) -> None:
    name, _, side = squad.partition(" ")
    for away in (reach, reach + 1):
        game = position(f"{name} E1 {side}", f"rifle E{1 + away}", axis_hand="G-50")
        whole = str(stats(game, f"g.{name}-1")["fp"])
        if away > reach:
            assert "G-50" not in notations(game, "order")
        else:
            play(game, *OPEN_FIRE)
            assert attack(game)[1] == whole


# --- 3.1.3 Movement ---


@pytest.mark.rule("3.1.3")
@pytest.mark.parametrize(("squad", "points"), [("rifle", 4), ("pionier", 5), ("rifle broken", 1)])
def test_movement_is_what_a_unit_may_spend_in_one_move_order(squad: str, points: int) -> None:
    """A second card and a Leader elsewhere keep the Turn going."""
    name, _, side = squad.partition(" ")
    game = position(f"{name} E1 {side}, sgt-ganz A1", "rifle I10", axis_hand="G-19 G-20")
    march(game, "G-19", f"g.{name}-1", *[f"E{row}" for row in range(2, 2 + points)])
    assert where(game, f"g.{name}-1") == f"E{1 + points}"
    assert prompt(game) == "next-order"  # nothing left to spend


@pytest.mark.rule("3.1.3")
def test_movement_points_are_not_counted_in_an_advance() -> None:
    """A broken Squad with one MP enters Woods, which cost 2."""
    game = position("rifle E5 broken", "rifle I10", axis_hand="G-43", map={"terrain": {"woods": "E6"}})
    play(game, "order G-43", "advance g.rifle-1 E6")
    assert where(game, "g.rifle-1") == "E6"


# --- 3.1.4 Morale ---


@pytest.mark.rule("3.1.4a", "3.1.4b")
@pytest.mark.parametrize(("terrain", "morale"), [("", 8), ("brush", 9), ("woods", 10), ("building", 11), ("stream", 7)])
def test_morale_and_the_cover_of_its_own_hex_defend_a_unit(terrain: str, morale: int) -> None:
    """The firer's Woods are no help to the target."""
    paint = {"woods": "E5"} if terrain != "woods" else {"woods": "E5 E6"}
    if terrain not in ("", "woods"):
        paint[terrain] = "E6"
    game = position("rifle E5", "rifle E6", axis_hand="G-50", allies_draw="1-3", map={"terrain": paint})
    play(game, *OPEN_FIRE)
    assert told(game, "defence")[0][:3] == ["r.rifle-1", str(morale), str(morale + 4)]
    assert stats(game, "r.rifle-1")["morale"] == morale


@pytest.mark.rule("3.1.4a", "3.1.4b")
@pytest.mark.parametrize(
    ("woods", "dice", "rallies"),
    [
        ("", "3-3 sniper", 1),
        ("", "5-3", 0),
        ("E2", "5-3", 1),
        ("E2", "6-4", 0),
    ],
)
def test_cover_counts_in_a_rally_roll(woods: str, dice: str, rallies: int) -> None:
    """Broken Morale 7, in Woods 9: an 8 rallies only in Woods."""
    game = position(
        "rifle E2 broken", "rifle I9", axis_hand="G-3", axis_draw=dice, map={"terrain": {"woods": woods}}
    )  # fmt: skip
    play(game, "order G-3", "?none")
    assert broken(game, "g.rifle-1") == (not rallies)


@pytest.mark.rule("3.1.4a", "3.1.4b")
@pytest.mark.parametrize(("woods", "hexes"), [("", 3), ("E8", 1)])
def test_cover_counts_in_a_rout_roll(woods: str, hexes: int) -> None:
    """A Rout Roll of 10 against Morale 7, or 9 in Woods; the Cover left behind does not change the distance."""
    game = position(
        "rifle E8 broken, rifle A1", "rifle I9", axis_hand="G-10", axis_draw="6-4", map={"terrain": {"woods": woods}}
    )
    play(game, "order G-10")
    while prompt(game) == "retreat":
        play(game, [text for text in notations(game) if text.split()[-1].startswith("E")][0])
    assert len(told(game, "retreated")) == hexes
    assert where(game, "g.rifle-1") == f"E{8 - hexes}"


# --- 3.1.5 Command ---


@pytest.mark.rule("3.1.5a")
def test_only_leaders_have_command() -> None:
    game = position("rifle A1, weapon-team B1, sgt-ganz C1, sgt-biermann D1, private E1, hero F1", "rifle I9")
    shown = {tag: stats(game, tag)["command"] for tag in ("g.rifle-1", "g.weapon-team-1", "g.sgt-ganz")}
    assert shown == {"g.rifle-1": None, "g.weapon-team-1": None, "g.sgt-ganz": 2}
    assert stats(game, "g.sgt-biermann")["command"] == 1


@pytest.mark.rule("3.1.5b", "3.3.1.1b")
def test_a_broken_leader_commands_his_own_hex_only_and_adds_nothing() -> None:
    game = position(
        "sgt-ganz E5 broken, rifle E5 light-mg, rifle E6", "rifle I10", axis_hand="G-19"
    )  # fmt: skip
    assert stats(game, "g.sgt-ganz")["command"] == 0
    own = stats(game, "g.rifle-1")
    assert (own["fp"], own["range"], own["move"], own["morale"]) == (5, 5, 4, 7)
    play(game, "order G-19", "activate g.sgt-ganz")
    assert notations(game, "activate") == ["g.rifle-1"]


# --- 3.1.6 boxed stats ---


@pytest.mark.rule("3.1.6a")
@pytest.mark.parametrize(("squad", "fp"), [("parachute", "6"), ("rifle", "5"), ("parachute broken", "3")])
def test_boxed_fp_adds_one_in_melee_and_the_other_boxes_nothing(squad: str, fp: str) -> None:
    """A Parachute Squad is 5 boxed, broken 3 without box; a Rifle is 5, its Range and Movement boxed."""
    name, _, side = squad.partition(" ")
    game = position(f"{name} E5 {side}", "rifle E6, rifle I9", axis_hand="G-43")
    play(game, "order G-43", f"advance g.{name}-1 E6")
    assert told(game, "melee") == [["E6", fp, "5"]]


@pytest.mark.rule("3.1.6a")
def test_a_box_adds_nothing_to_fire_reach_or_march() -> None:
    game = position("parachute E5", "rifle E6, rifle I9", axis_hand="G-50")
    shown = stats(game, "g.parachute-1")
    assert (shown["fp"], shown["range"], shown["move"], shown["morale"]) == (5, 4, 5, 8)
    play(game, *OPEN_FIRE)
    assert attack(game)[1] == "5"


@pytest.mark.rule("3.1.6b", "3.1.6a")
@pytest.mark.parametrize(
    ("squad", "assault", "grenades"),
    [
        ("parachute", True, True),
        ("rifle", False, True),
        ("volksgrenadier", False, False),
        ("parachute broken", False, False),
    ],
)
def test_boxed_fp_allows_assault_fire_and_boxed_movement_smoke_grenades(
    squad: str, assault: bool, grenades: bool
) -> None:
    """G-1 is Assault Fire, G-50 Smoke Grenades; the enemy is next door, and the other Squad is not activated."""
    name, _, side = squad.partition(" ")
    game = position(f"{name} E5 {side}, pionier F5", "rifle E6", axis_hand="G-19 G-1 G-50")
    play(game, "order G-19", f"activate g.{name}-1")
    assert ("G-1" in notations(game, "play")) == assault
    assert any(text.startswith("G-50") for text in notations(game, "play")) == grenades


@pytest.mark.rule("3.1.6b")
@pytest.mark.parametrize(
    ("axis", "offered"), [("rifle E5", True), ("weapon-team E5", False), ("rifle E5 broken", False)]
)
def test_boxed_range_allows_spray_fire(axis: str, offered: bool) -> None:
    """G-7 is Spray Fire; both target hexes are next to the firer."""
    game = position(axis, "rifle E6, rifle F5", axis_hand="G-50 G-7", allies_hand="R-30")
    play(game, "order G-50", "fire E6", "?done")
    assert ("G-7 F5" in notations(game, "play")) == offered
    assert told(game, "attack")


# --- 3.2 broken units ---


@pytest.mark.rule("3.2.3a", "gloss.breakc")
def test_a_broken_unit_fires_itself_but_not_its_weapon() -> None:
    far = position("rifle E5 light-mg broken, rifle A1", "rifle E8", axis_hand="G-50 G-46")
    assert "G-50" not in notations(far, "order")
    near = position("rifle E5 light-mg broken, rifle A1", "rifle E6", axis_hand="G-50")
    play(near, *OPEN_FIRE)
    assert told(near, "attack-piece") == [["g.rifle-1"]]
    whole = position("rifle E5 light-mg, rifle A1", "rifle E6", axis_hand="G-50")
    play(whole, "order G-50")
    assert sorted(notations(whole, "base")) == ["g.light-mg-1", "g.rifle-1"]


@pytest.mark.rule("3.2.3b", "gloss.breakc", "gloss.breaka")
def test_a_broken_weapon_leaves_its_unit_whole_and_cannot_fire() -> None:
    """E8 is in reach of the Light MG alone, E6 of both."""
    far = position("rifle E1 light-mg jammed", "rifle E8", axis_hand="G-50")
    assert "G-50" not in notations(far, "order")
    game = position("rifle E5 light-mg jammed", "rifle E6", axis_hand="G-50")
    play(game, "order G-50")  # one piece, one target: no choice is left
    assert told(game, "attack-piece") == [["g.rifle-1"]] and attack(game)[1] == "5"
    assert not broken(game, "g.rifle-1") and state(game).w_broken[weapon(game, "g.light-mg-1")]


@pytest.mark.rule("3.2.5", "3.2.2", "3.2.3b")
def test_a_rally_turns_a_unit_to_its_whole_side_with_all_it_carries() -> None:
    """Medic! (G-7) rallies without Recover, which would itself take Suppressed off; the Weapon stays broken."""
    game = position(
        "rifle E5", "rifle E6 broken suppressed veteran light-mg jammed, rifle I9", axis_hand="G-50",
        axis_draw="1-2", allies_draw="2-5 event, R-7",
    )  # fmt: skip
    play(game, *OPEN_FIRE, "?unit r.rifle-1")
    assert "rallied" in happened(game)
    assert not broken(game, "r.rifle-1")
    assert flag(game, "r.rifle-1", VETERAN) and flag(game, "r.rifle-1", SUPPRESSED)
    assert state(game).w_carrier[0] >= 0 and state(game).w_broken[0] == 1
    shown = stats(game, "r.rifle-1")
    assert (shown["fp"], shown["range"], shown["morale"]) == (5, 3, 8)


@pytest.mark.rule("3.2.4", "gloss.breakb", "3.2.1b")
def test_the_second_break_eliminates_whoever_causes_it() -> None:
    """Two attacks of one Turn: the first breaks, the second kills, and Squad and VPs go."""
    game = position(
        "rifle E5, rifle F5", "rifle E6, rifle I9", axis_hand="G-50 G-51",
        axis_draw="6-5, 6-5", allies_draw="1-2 jammed, 1-3",
    )  # fmt: skip
    play(game, "order G-50", "activate g.rifle-1", "?fire E6", "?base g.rifle-1", "?done")
    assert broken(game, "r.rifle-1") and where(game, "r.rifle-1") == "E6"
    play(game, "order G-51", "?activate g.rifle-2", "?fire E6", "?base g.rifle-2", "?done")
    assert where(game, "r.rifle-1") == "casualty" and told(game, "vp") == [["axis", "2"]]
