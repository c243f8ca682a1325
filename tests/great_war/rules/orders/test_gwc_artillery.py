"""Artillery Request (O19): who spots, Spotting, Accuracy and drift; Leader and Runner together (O20, O27)."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_guns import AIR, BROKEN_TELEPHONE, CONFUSION, REQUEST, REQUEST_2, TELEPHONE, barrage, position, request, rolls
from gwc_positions import state

from commander_play import activated, happened, notations, play, prompt, told
from sandtable.games.great_war_commander.rules.orders.spotters import sight_from_observer
from sandtable.kernel.game import Game

RUNNER_ORDER = "G-6"


def bombard(draw: str, axis: str = "hptm-nehring F3", allies: str = "poilus O9", **more: Any) -> Game:
    """Local Barrage, spotted by Nehring in F3 on F6: range 3."""
    more.setdefault("axis_side", TELEPHONE)
    game = position(axis, allies, hand=REQUEST, draw=draw, **more)
    return request(game, "?barrage 0", "?activate g.hptm-nehring", "fire F6")


# --- the Spotter (O19.2, 2.4) ---


@pytest.mark.rule("gwc:O19.2c", "gwc:2.4b")
def test_only_the_highest_ranking_leader_or_the_post_may_spot() -> None:
    game = position(
        "hptm-nehring F3, hptm-bertin F4, lt-mueller F5, infanterie F3", "poilus O9", hand=REQUEST, axis_side=TELEPHONE
    )
    request(game, "barrage 0")
    assert notations(game) == ["activate g.hptm-nehring", "observer"]


@pytest.mark.rule("gwc:O19.2c")
def test_a_broken_highest_leader_does_not_spot_and_nobody_takes_his_place() -> None:
    game = position("hptm-nehring F3 broken, lt-mueller F5", "poilus O9", hand=REQUEST, axis_side=TELEPHONE)
    request(game, "barrage 0")
    assert state(game).observed == 1 and prompt(game) == "spotting-round"


@pytest.mark.rule("gwc:O19.2c", "gwc:2.4b")
def test_each_spotter_once_a_turn() -> None:
    """Both fire in one Turn; then nobody is left, though the Order limit is not reached."""
    game = position(
        "hptm-nehring F3", "poilus O9", hand=f"{REQUEST} {REQUEST_2} {AIR} G-25", axis_side=TELEPHONE,
        draw="6-4, 1-4, 1-2, 4-6, 1-3, 2-1",
    )  # fmt: skip
    request(game, "barrage 0", "activate g.hptm-nehring", "fire F6")
    assert activated(game, "g.hptm-nehring") and state(game).observed == 0
    play(game, f"order {REQUEST_2}", "barrage 0")
    assert told(game, "observer-spots") == [["axis"]] and prompt(game) == "spotting-round"
    play(game, "fire H5")
    assert notations(game, "order") == [AIR] and not state(game).radio_broken[0]


@pytest.mark.rule("gwc:O19.2c")
def test_the_post_spots_again_in_the_next_turn() -> None:
    game = position(
        "infanterie F3", "poilus O9", hand=f"{REQUEST} {REQUEST_2}", axis_side={**TELEPHONE, "orders": 1},
        draw="6-4, 1-4, 1-2, 4-6, 1-3, 2-1", allies_hand="F-13",
    )  # fmt: skip
    request(game, "barrage 0", "fire F6")
    assert told(game, "observer-spots") == [["axis"]]
    play(game, "done")  # the French can only pass
    assert REQUEST_2 in notations(game, "order")


@pytest.mark.rule("gwc:2.4a")
@pytest.mark.parametrize(("edge", "foe", "post"), [
    ("top", "bottom", "H1"), ("bottom", "top", "H11"), ("left", "right", "A6"), ("right", "left", "O6"),
])  # fmt: skip
def test_the_post_stands_on_its_own_sides_edge(edge: str, foe: str, post: str) -> None:
    """Seen from its own hex: only there an Accuracy roll of 2 would hit, range 1."""
    game = position(
        "infanterie F3", "poilus J8", hand=REQUEST, axis_side={**TELEPHONE, "edge": edge}, allies_side={"edge": foe},
        draw="1-2, 4-1, 1-3",
    )  # fmt: skip
    request(game, "barrage 0", f"fire {post}")
    assert told(game, "targeting") == [["-1", "2", "1", "1"]]


@pytest.mark.rule("gwc:O19.2.1.1b", "gwc:O19.2.1.1a")
def test_the_post_looks_from_level_2() -> None:
    """A ridge of level 1 with Woods before it hides the plain from a man in H1, not from the post in that hex."""
    map = {"terrain": {"woods": "H4"}, "levels": {}}
    game = position("hptm-nehring H1", "poilus O9", hand=REQUEST, axis_side=TELEPHONE, map=map)
    leader = request(game.clone(), "barrage 0", "activate g.hptm-nehring")
    post = request(game.clone(), "barrage 0", "observer")
    assert "H7" not in notations(leader, "fire") and "H7" in notations(post, "fire")
    assert "H5" not in notations(post, "fire")  # the blind hex behind the Woods


@pytest.mark.rule("gwc:O19.2.1.1b")
def test_the_post_cannot_look_through_higher_ground() -> None:
    game = position("hptm-nehring A1", "poilus O9", map={"levels": {"3": "H4"}})
    assert sight_from_observer(state(game), 0, state(game).rules.map.hex_index("H7")) < 0


# --- Spotting (O19.2.1.1) ---


@pytest.mark.rule("gwc:O19.2.1.1a")
def test_the_round_may_lie_in_any_hex_in_sight_vacant_impassable_or_friendly() -> None:
    game = position(
        "hptm-nehring F3, infanterie F5", "poilus O9", hand=REQUEST, axis_side=TELEPHONE,
        map={"terrain": {"water-barrier": "F6", "woods": "H6"}}, blaze="D4",
    )  # fmt: skip
    request(game, "barrage 0", "activate g.hptm-nehring")
    offered = notations(game, "fire")
    assert {"F3", "F5", "F6", "D4", "F7", "H6"} <= set(offered)
    assert "I7" not in offered  # behind the Woods


@pytest.mark.rule("gwc:O19.2.1", "gwc:O19.2.1.2b")
def test_spotting_then_accuracy_then_impact() -> None:
    game = bombard("6-4, 1-4, 1-2, 3-1", allies="poilus F6, poilus O9", allies_draw="6-5")
    steps = ("spotting-round", "targeting", "drift", "impact-vacant", "impact", "defence")
    assert happened(game, *steps) == list(steps)
    assert rolls(game) == ["accuracy", "impact", "impact", "defence"]


@pytest.mark.rule("gwc:O19.2.1.2a")
def test_gas_is_announced_with_the_round_from_any_box_if_the_date_allows() -> None:
    game = position("hptm-nehring F3", "poilus O9", hand=REQUEST, axis_side=TELEPHONE)
    for box in ("0", "1"):
        asked = request(game.clone(), f"barrage {box}", "activate g.hptm-nehring")
        assert "F6" in notations(asked, "gas") and "F6" in notations(asked, "fire")
    gas_box = request(game.clone(), "barrage 2", "activate g.hptm-nehring")
    assert notations(gas_box, "fire") == [] and "F6" in notations(gas_box, "gas")
    early = position("hptm-nehring F3", "poilus O9", hand=REQUEST, axis_side=TELEPHONE, year=1915, month=5)
    assert notations(request(early, "barrage 0", "activate g.hptm-nehring"), "gas") == []


# --- Accuracy (O19.2.1.2) ---


@pytest.mark.rule("gwc:O19.2.1.2b")
@pytest.mark.parametrize(("dice", "hit"), [("3-1", "0"), ("1-3", "0"), ("4-1", "1"), ("1-4", "1"), ("2-3", "1")])
def test_the_product_must_exceed_the_range(dice: str, hit: str) -> None:
    game = bombard(f"{dice}, 1-2, 5-1")
    assert told(game, "targeting")[0][2:] == ["3", hit]


@pytest.mark.rule("gwc:O19.2.1.2b")
def test_hindrance_on_the_line_counts_against_the_roll() -> None:
    game = bombard("2-3, 4-1, 5-1", map={"terrain": {"brush": "F4"}})
    assert told(game, "targeting") == [["-1", "6", "6", "0"]]  # range 3 and Brush 3: 6 is not more


@pytest.mark.rule("gwc:O19.2.1.2b")
def test_gas_at_either_end_hinders_too() -> None:
    game = bombard("4-1, 4-2, 5-1", own={"gas": "F6"})
    assert told(game, "targeting") == [["-1", "4", "4", "0"]]


@pytest.mark.rule("gwc:O19.2.1.2c")
def test_the_post_shoots_into_its_own_hex_at_range_1() -> None:
    game = position("infanterie A1", "poilus O9", hand=REQUEST, axis_side=TELEPHONE, draw="2-1, 4-1, 5-1")
    request(game, "barrage 0", "fire H1")
    assert told(game, "targeting") == [["-1", "2", "1", "1"]]


@pytest.mark.rule("gwc:O19.2.1.2.1")
@pytest.mark.parametrize(("drift", "lands"), [("1-4", "F6"), ("2-3", "H6"), ("3-5", "F7"), ("6-1", "E5")])
def test_a_hit_drifts_one_hex_by_each_die(drift: str, lands: str) -> None:
    """White first, then coloured, on the compass: 1 is up, 4 down."""
    game = bombard(f"6-4, {drift}, 5-1")
    assert told(game, "drift") == [[lands, "2"]]


@pytest.mark.rule("gwc:O19.2.1.2.2")
@pytest.mark.parametrize(("drift", "lands"), [("4-2", "F8"), ("4-1", "F7"), ("3-2", "H7"), ("1-4", "F2")])
def test_a_miss_drifts_the_coloured_die_along_the_white(drift: str, lands: str) -> None:
    game = bombard(f"1-2, {drift}, 5-1")
    assert told(game, "drift")[0][0] == lands and told(game, "drift")[0][1] == drift[2]


@pytest.mark.rule("gwc:O19.2.1.2.1", "gwc:O19.2.1.2.2")
def test_the_drift_is_no_roll() -> None:
    """A boxed pair of dice triggers nothing, and the Initiative is not asked."""
    game = bombard("6-4, 4-4 sniper, 5-1")
    assert rolls(game) == ["accuracy", "impact"] and told(game, "trigger") == []
    assert told(game, "drift") == [["F8", "2"]]


@pytest.mark.rule("gwc:O19.2.1.2.3")
def test_a_round_that_leaves_the_map_for_a_moment_is_gone() -> None:
    """From F1 up and down again would end in F1; but it has been off the map."""
    game = position("hptm-nehring F3", "poilus F1, poilus O9", hand=REQUEST, axis_side=TELEPHONE, draw="6-4, 1-4")
    request(game, "barrage 1", "activate g.hptm-nehring", "fire F1")
    assert told(game, "drift") == [["-1", "2"]] and rolls(game) == ["accuracy"]
    assert barrage(game) == ("", "") and prompt(game) != "barrage-row"


@pytest.mark.rule("gwc:O19.2.1.2.3")
def test_a_round_may_come_to_rest_in_an_impassable_hex() -> None:
    game = bombard("6-4, 1-4, 6-4", map={"terrain": {"water-barrier": "F6"}})
    assert told(game, "drift") == [["F6", "2"]] and len(told(game, "ground-changed")) == 6


# --- Leader and Runner (O20, O27) ---


@pytest.mark.rule("gwc:O20a", "gwc:O20b", "gwc:O27b")
@pytest.mark.parametrize(("units", "side", "able"), [
    ("hptm-nehring F3, bote F3", TELEPHONE, True),
    ("hptm-nehring F3", TELEPHONE, False),
    ("hptm-nehring F3, bote F4", TELEPHONE, False),
    ("hptm-nehring F3, lt-mueller F4, bote F4", TELEPHONE, False),  # not with the highest
    ("hptm-nehring F3 broken, bote F3", TELEPHONE, False),
    ("hptm-nehring F3, bote F3", BROKEN_TELEPHONE, False),
    ("hptm-nehring F3, bote F3", {}, False),
])  # fmt: skip
def test_confusion_is_a_dud_but_for_leader_and_runner(units: str, side: dict[str, Any], able: bool) -> None:
    game = position(units, "poilus O9", hand=CONFUSION, axis_side=side)
    assert notations(game, "order") == ([CONFUSION] if able else [])


@pytest.mark.rule("gwc:O20b")
def test_confusion_activates_both_and_the_range_is_from_their_hex() -> None:
    game = position(
        "hptm-nehring F3, bote F3", "poilus O9", hand=f"{CONFUSION} {REQUEST}", axis_side=TELEPHONE,
        draw="6-4, 1-4, 1-2",
    )  # fmt: skip
    play(game, f"order {CONFUSION}", "barrage 0", "fire F6")
    assert activated(game, "g.hptm-nehring") and activated(game, "g.bote-1")
    assert told(game, "targeting")[0][2] == "3" and state(game).observed == 0
    play(game, f"order {REQUEST}", "barrage 0")
    assert state(game).observed == 1  # the Leader is spent, the post is not


@pytest.mark.rule("gwc:O20b", "gwc:O27b")
@pytest.mark.parametrize("card", [CONFUSION, RUNNER_ORDER])
def test_an_activated_leader_cannot_request_with_a_runner(card: str) -> None:
    game = position(
        "hptm-nehring F3, bote F3",
        "poilus O9",
        hand=f"{REQUEST} {card} {AIR}",
        axis_side=TELEPHONE,
        draw="6-4, 1-4, 1-2",
    )
    request(game, "barrage 0", "activate g.hptm-nehring", "fire F6")
    if card == CONFUSION:
        assert card not in notations(game, "order")
    else:
        assert "runner-artillery" not in notations(play(game, f"order {card}"))


@pytest.mark.rule("gwc:O27b")
def test_the_runner_order_requests_too() -> None:
    game = position(
        "hptm-nehring F3, bote F3", "poilus O9", hand=f"{RUNNER_ORDER} {REQUEST}", axis_side=TELEPHONE,
        draw="6-4, 1-4, 1-2",
    )  # fmt: skip
    play(game, f"order {RUNNER_ORDER}", "runner-artillery", "barrage 0", "fire F6")
    assert activated(game, "g.hptm-nehring") and activated(game, "g.bote-1")
    assert told(game, "targeting")[0][2] == "3"


@pytest.mark.rule("gwc:O20b")
def test_of_two_runners_the_player_names_one() -> None:
    game = position("hptm-nehring F3, bote F3, bote F3", "poilus O9", hand=CONFUSION, axis_side=TELEPHONE)
    play(game, f"order {CONFUSION}", "barrage 0")
    assert prompt(game) == "request-runner" and notations(game) == ["activate g.bote-1", "activate g.bote-2"]
    play(game, "activate g.bote-2")
    assert activated(game, "g.bote-2") and not activated(game, "g.bote-1") and prompt(game) == "spotting-round"
