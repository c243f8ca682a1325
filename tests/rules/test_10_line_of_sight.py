"""Line of sight while playing (10): units, Smoke, Blaze, weather, and what a Hindrance does to a shot."""

from __future__ import annotations

import pytest

from commander_play import broken, hex, notations, play, prompt, state, told
from sandtable.commander.rules.los import BLOCKED, sees, sight
from sandtable.kernel.game import Game
from table import position

FIRE = "G-50"
FAR = "rifle I10"  # so that one loss does not end the game


def seen(game: Game, a: str, b: str) -> int:
    return sight(state(game), hex(game, a), hex(game, b))


@pytest.mark.rule("10.1a")
def test_no_shot_without_line_of_sight() -> None:
    """The enemy behind the Woods is as near as the one in the open, and is no target."""
    game = position("rifle F5", "rifle F7, rifle H6", axis_hand=FIRE, map={"terrain": {"woods": "F6"}})
    play(game, f"order {FIRE}")
    assert told(game, "attack")[0][1] == "H6"  # the only target, so it was not even asked
    blind = position("rifle F5", "rifle F7", axis_hand=FIRE, map={"terrain": {"woods": "F6"}})
    assert notations(blind, "order") == []


@pytest.mark.rule("10.1d")
def test_any_line_can_be_checked_at_any_time() -> None:
    """Also in the middle of a roll, and looking changes nothing."""
    game = position("rifle F5", "rifle F8, " + FAR, axis_hand=FIRE, axis_draw="4-1")
    game.play_text(f"order {FIRE}")
    assert prompt(game) == "initiative-attack"
    before = game.title.clone(game.state)
    g = state(game)
    size = g.rules.map.size
    assert all(sees(g, a, b) == sees(g, b, a) for a in range(size) for b in range(a, size))
    assert game.title.equal(before, game.state)


@pytest.mark.rule("10.1.1", "O20.3c")
def test_units_in_between_neither_hinder_nor_suffer() -> None:
    game = position(
        "rifle F4, line-team F5",
        "rifle F7, militia F6, " + FAR,
        axis_hand=FIRE,
        axis_draw="5-6",
        allies_draw="1-4",
    )
    play(game, f"order {FIRE}", "activate g.rifle-1", "fire F7")
    assert told(game, "attack") == [["axis", "F7", "5", "0"]]
    assert [entry[0] for entry in told(game, "defence")] == ["r.rifle-1"]
    assert broken(game, "r.rifle-1") and not broken(game, "r.militia-1") and not broken(game, "g.line-team-1")


@pytest.mark.rule("10.2.1")
def test_blaze_fills_its_hexsides() -> None:
    """F5 to E7 runs along the hexside E6/F6: Woods in E6 leave it free, a Blaze there does not."""
    woods = position("rifle F5", "rifle E7", map={"terrain": {"woods": "E6"}})
    assert seen(woods, "F5", "E7") == 0
    blaze = position("rifle F5", "rifle E7", axis_hand=FIRE, table={"blaze": "E6"})
    assert seen(blaze, "F5", "E7") == seen(blaze, "E7", "F5") == BLOCKED
    assert seen(blaze, "E5", "E7") == BLOCKED
    assert notations(blaze, "order") == []


@pytest.mark.rule("10.3.1a", "O20.2.3a")
@pytest.mark.parametrize(("terrain", "dice", "hit"), [("", "1-6", "1"), ("brush", "1-6", "0"), ("brush", "2-4", "1")])
def test_hindrance_is_taken_from_the_product(terrain: str, dice: str, hit: str) -> None:
    """Range 3 through Brush (3): 6 misses and 8 hits; without Brush 6 hits."""
    game = position(
        "weapon-team F4 medium-mortar",
        "rifle F7, " + FAR,
        axis_hand=FIRE,
        axis_draw=f"{dice}, 5-3",
        map={"terrain": {terrain: "F5"}} if terrain else {},
    )
    play(game, f"order {FIRE}", "fire F7")
    product = str(int(dice[0]) * int(dice[2]))
    need = "6" if terrain else "3"
    assert told(game, "targeting") == [["g.medium-mortar-1", product, need, hit]]
    assert bool(told(game, "attack-total")) == (hit == "1")


@pytest.mark.rule("10.3.1b")
def test_an_ordnance_hit_is_not_hindered_again() -> None:
    game = position(
        "weapon-team F4 medium-mortar",
        "rifle F7, " + FAR,
        axis_hand=FIRE,
        axis_draw="2-4, 1-4",
        map={"terrain": {"brush": "F5"}},
    )
    play(game, f"order {FIRE}", "fire F7")
    assert told(game, "attack-total") == [["14", "5"]]  # 9 + 5, not 6 + 5


@pytest.mark.rule("10.3.1a", "10.3.1b", "O18.2.2b")
def test_hindrance_counts_for_accuracy_not_for_impact() -> None:
    """Range 3 through Brush: 6 is a miss for the Spotter; the Impact Roll still has the whole FP."""
    for dice, hit in (("1-6", "0"), ("2-4", "1")):
        game = position(
            "sgt-ganz F4",
            "rifle F7, rifle F8, " + FAR,
            axis_hand="G-34",
            axis_draw=f"{dice}, 4-1, 1-4",
            axis_side={"radio": {"radio": "radio-75mm"}},
            map={"terrain": {"brush": "F5"}},
        )
        play(game, "order G-34", "fire F7")
        assert told(game, "targeting") == [["-1", str(int(dice[0]) * int(dice[2])), "6", hit]]
        assert told(game, "drift")[0][0] == ("F7" if hit == "1" else "F8")
        play(game, "hex F7")
        assert told(game, "impact")[0] == ["F7", "13", "5"]  # 8 + 5


@pytest.mark.rule("10.3", "10.3.2", "10.3.3", "10.3.3.exa")
def test_largest_hindrance_alone_lowers_fp() -> None:
    """Two Brush hexes take 3, not 6; Brush and Field together take 3, not 4."""
    for terrain in ({"brush": "F5 F6"}, {"brush": "F5", "field": "F6"}):
        game = position("rifle F4", "rifle F7, " + FAR, axis_hand=FIRE, axis_draw="4-1", map={"terrain": terrain})
        play(game, f"order {FIRE}")
        assert told(game, "attack") == [["axis", "F7", "2", "0"]]
        assert told(game, "attack-total") == [["7", "5"]]


@pytest.mark.rule("10.3.3.exb", "10.3.4.ex", "10.3.4b")
@pytest.mark.parametrize(
    ("smoke", "fp"),
    [({"F5": 4}, "2"), ({"F5": 4, "F6": 4}, "2"), ({"F4": 5}, "1"), ({"F7": 5}, "1"), ({"F4": 1, "F7": 5}, "1")],
)
def test_smoke_in_between_and_at_both_ends(smoke: dict[str, int], fp: str) -> None:
    """An SS Squad of 6 FP with Brush before it; Smoke in its own hex or the target's counts as well."""
    game = position(
        "ss F4",
        "rifle F7, " + FAR,
        axis_hand=FIRE,
        axis_draw="4-1",
        map={"terrain": {"brush": "F5 F6"}},
        table={"smoke": smoke},
    )
    play(game, f"order {FIRE}")
    assert told(game, "attack") == [["axis", "F7", fp, "0"]]


@pytest.mark.rule("10.3.4a")
def test_smoke_fills_its_hexsides() -> None:
    """Along the hexside E6/F6 Brush in E6 does not touch the line; Smoke does, from either side of it."""
    assert seen(position("rifle F5", "rifle E7", map={"terrain": {"brush": "E6"}}), "F5", "E7") == 0
    for where in ("E6", "F6"):
        smoky = position("rifle F5", "rifle E7", table={"smoke": {where: 4}})
        assert seen(smoky, "F5", "E7") == seen(smoky, "E7", "F5") == 4
    assert seen(position("rifle F5", "rifle E7", table={"smoke": {"E5": 4}}), "F5", "E7") == 0


@pytest.mark.rule("10.ex.H", "10.ex.J")
def test_the_rulebooks_smoke_in_n8() -> None:
    """Smoke of 7 in the Orchard N8: M9 to N7 along its hexside, and N9 to N7 through it, are hindered by 7, not 9."""
    game = position("rifle M9", "rifle N7", wide=True, map={"terrain": {"orchard": "N8"}}, table={"smoke": {"N8": 7}})
    assert seen(game, "M9", "N7") == seen(game, "N9", "N7") == 7
    walled = position("rifle M9", "rifle N7", wide=True, map={"sides": {"wall": "M8/N8"}})
    assert seen(walled, "M9", "N7") == BLOCKED


@pytest.mark.rule("10.3.2.1a", "O20.3.2b")
def test_a_shot_below_one_fp_cannot_be_made() -> None:
    """The Team keeps its shot for the target without Smoke."""
    game = position("weapon-team F5", "rifle F7, rifle H6", axis_hand=FIRE, axis_draw="4-1", table={"smoke": {"F6": 2}})
    play(game, f"order {FIRE}")
    assert told(game, "attack") == [["axis", "H6", "2", "0"]]
    only = position("weapon-team F5", "rifle F7", axis_hand=FIRE, table={"smoke": {"F6": 2}})
    assert notations(only, "order") == []
    enough = position("weapon-team F5", "rifle F7", axis_hand=FIRE, table={"smoke": {"F6": 1}})
    assert notations(enough, "order") == [FIRE]


@pytest.mark.rule("10.3.2.1b", "O20.3.2c")
def test_actions_may_lift_a_shot_to_one_fp() -> None:
    """2 FP through Brush is -1; Marksmanship makes it 1. It must be played before the roll, or the shot is dropped."""
    game = position(
        "weapon-team F5",
        "rifle F7, " + FAR,
        axis_hand=f"{FIRE} G-70",
        axis_draw="4-1",
        map={"terrain": {"brush": "F6"}},
    )
    play(game, f"order {FIRE}")
    assert notations(game) == ["play G-70", "abandon"]
    play(game, "play G-70")
    assert told(game, "attack-total") == [["6", "5"]]


def test_abandoned_shot_is_kept() -> None:
    game = position("weapon-team F5", "rifle F7, rifle H6", axis_hand=f"{FIRE} G-70", map={"terrain": {"brush": "F6"}})
    play(game, f"order {FIRE}", "fire F7", "abandon")
    assert told(game, "rolled") == [] and "fire F7" in notations(game)


def test_weather_hinders_every_line_and_night_ends_them() -> None:
    """Scenario rules: haze counts like any Hindrance (the largest alone); beyond the limit nobody sees."""
    misty = position("rifle F4", "rifle F7", haze=2, map={"terrain": {"brush": "H5", "field": "B5"}})
    assert seen(misty, "F4", "F7") == 2 and seen(misty, "H4", "H6") == 3 and seen(misty, "B4", "B6") == 2
    night = position("rifle F4", "rifle F7, rifle H6", sight_limit=2)
    assert seen(night, "F4", "F7") == BLOCKED and seen(night, "F4", "F6") == 0
