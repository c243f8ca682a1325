"""O27 Runner and O20 Command Confusion: the Runner Order's three uses."""

from __future__ import annotations

import pytest
from gwc_play import position
from gwc_positions import state, why

from commander_play import activated, asked, happened, hex, notations, play, prompt, told, unit, where
from sandtable.commander.rules.state import MOVING, OFF, lift
from sandtable.games.great_war_commander.rules.orders.runner import place_reason, runner_order_reason
from sandtable.games.great_war_commander.rules.verbs import RUNNER_MOVE
from sandtable.games.great_war_commander.rules.words import WORDS

RUNNER = "G-6"
CONFUSION = "G-1"


def telephones() -> str:
    return next(name for name in state(position()).rules.tables.radio_name if name.startswith("germany/"))


def phone(**more: object) -> dict[str, object]:
    return {"radio": {"radio": telephones(), **more}}


@pytest.mark.rule("gwc:O27a", "gwc:O27.1", "gwc:3.3.1.2a")
def test_a_runner_is_placed_with_the_highest_leader_and_is_done() -> None:
    game = position("lt-ebel E5, hptm-bertin G5, bote A5", axis_hand=f"{RUNNER} G-33")
    play(game, f"order {RUNNER}", "runner-place")
    assert where(game, "g.bote-2") == "G5"
    assert activated(game, "g.bote-2") and not activated(game, "g.hptm-bertin")
    play(game, "order G-33")
    assert "g.bote-2" not in notations(game, "activate") and "g.bote-1" in notations(game, "activate")


@pytest.mark.rule("gwc:O27.1", "gwc:8.2b")
def test_overstacking_by_a_runner_is_checked_at_the_end_of_the_turn() -> None:
    game = position("hptm-bertin G5, infanterie G5, abteilung G5", axis_hand=RUNNER)
    play(game, f"order {RUNNER}", "?runner-place")
    assert prompt(game) == "overstack-remove" and asked(game) == "axis"
    assert "unit g.bote-1" in notations(game)


@pytest.mark.rule("gwc:O27a")
def test_runners_come_from_the_countermix_as_long_as_it_has_one() -> None:
    game = position("hptm-bertin G5, bote A5, bote A6", axis_hand=f"{RUNNER} G-33")
    g = state(game)
    assert WORDS.reasons[place_reason(g, 0)] == "no-runner-counter"
    play(game, f"order {RUNNER}")
    assert "runner-place" not in notations(game)


@pytest.mark.rule("gwc:O27.2.1b", "gwc:O27a")
def test_a_runner_gone_back_to_the_mix_is_used_again() -> None:
    game = position("hptm-bertin G5, bote A5, bote A6", axis_hand=f"{RUNNER} G-33")
    g = state(game)
    lift(g, unit(game, "g.bote-1"), OFF)
    play(game, f"order {RUNNER}", "runner-place")
    assert where(game, "g.bote-1") == "G5" and len(g.u_type) == 4


@pytest.mark.rule("gwc:O27a")
def test_without_a_leader_none_is_placed() -> None:
    game = position("infanterie G5", axis_hand=f"{RUNNER} G-33")
    assert WORDS.reasons[place_reason(state(game), 0)] == "no-highest-leader"
    assert RUNNER not in notations(game, "order")
    assert WORDS.reasons[runner_order_reason(state(game), 0)] == "no-runner"


@pytest.mark.rule("gwc:O27.2a", "gwc:O27a")
def test_a_runner_moves_alone_and_is_done() -> None:
    game = position("hptm-bertin G5, bote G5, infanterie G5", axis_hand=f"{RUNNER} G-33")
    play(game, f"order {RUNNER}", "runner-move g.bote-1")
    assert prompt(game) == "move-step" and state(game).u_flags[unit(game, "g.bote-1")] & MOVING
    assert notations(game, "with") == []
    play(game, "step G6", "step G7", "stop")
    assert where(game, "g.bote-1") == "G7" and activated(game, "g.bote-1")
    assert prompt(game) == "next-order"
    assert not activated(game, "g.hptm-bertin")


@pytest.mark.rule("gwc:O27.2a", "gwc:O14.5")
def test_only_runners_who_can_go_are_offered() -> None:
    game = position(
        "hptm-bertin G5, bote G5, bote B5",
        axis_hand=f"{RUNNER} G-33",
        map={"terrain": {"water-barrier": "B4 B6 A5 A6 C5 C6"}},
    )
    play(game, f"order {RUNNER}")
    assert prompt(game) == "move-step"  # one Runner, one use: taken at once
    assert activated(game, "g.bote-1") and not activated(game, "g.bote-2")


@pytest.mark.rule("gwc:O27.2b")
def test_a_runner_may_also_move_by_a_move_order() -> None:
    game = position("hptm-bertin G5, bote G6", axis_hand="G-33")
    play(game, "order G-33")
    assert "g.bote-1" in notations(game, "activate")


@pytest.mark.rule("gwc:O27.2a")
def test_reasons_why_somebody_is_no_runner_to_move() -> None:
    game = position("hptm-bertin G5, bote G5, infanterie G5", axis_hand=f"{RUNNER} G-33")
    play(game, f"order {RUNNER}")
    assert why(game, RUNNER_MOVE, unit(game, "g.infanterie-1")) == "no-runner"
    assert why(game, RUNNER_MOVE, unit(game, "f.poilus-1")) == "not-yours"


# --- artillery by Leader and Runner ---


@pytest.mark.rule("gwc:O27b", "gwc:O20b")
@pytest.mark.parametrize(
    ("men", "telephone", "open"),
    [
        ("hptm-bertin G5, bote G5", {}, True),
        ("hptm-bertin G5, bote G6", {}, False),  # not with him
        ("hptm-bertin G5, lt-ebel E5, bote E5", {}, False),  # not with the highest
        ("hptm-bertin G5, bote G5", {"broken": True}, False),
        ("hptm-bertin G5 broken, bote G5", {}, False),
        ("hptm-bertin G5, infanterie G5", {}, False),
    ],
)
def test_both_odd_cards_serve_for_artillery_if_the_runner_is_with_the_highest_leader(
    men: str, telephone: dict[str, object], open: bool
) -> None:
    game = position(f"{men}, infanterie A1", axis_hand=f"{RUNNER} {CONFUSION} G-33", axis_side=phone(**telephone))
    assert (CONFUSION in notations(game, "order")) is open
    play(game, f"order {RUNNER}")
    if prompt(game) == "runner-use":
        assert ("runner-artillery" in notations(game)) is open


@pytest.mark.rule("gwc:O20a", "gwc:O20b")
def test_command_confusion_is_a_dud_without_a_telephone_or_once_one_of_them_is_activated() -> None:
    game = position("hptm-bertin G5, bote G5, infanterie A1", axis_hand=f"{CONFUSION} G-33")
    assert CONFUSION not in notations(game, "order")
    game = position("hptm-bertin G5, bote G5, infanterie A1", axis_hand=f"{CONFUSION} G-33 G-36", axis_side=phone())
    play(game, "order G-33", "activate g.hptm-bertin", "done", "step G6", "stop")
    assert CONFUSION not in notations(game, "order")


@pytest.mark.rule("gwc:O20a")
def test_nothing_else_is_told_of_a_runner_order_than_what_it_does() -> None:
    game = position("hptm-bertin G5", axis_hand=f"{RUNNER} G-33")
    play(game, f"order {RUNNER}")
    assert happened(game).count("runner-placed") == 1
    assert (
        told(game, "runner-placed") == [["g.bote-1", "G5"]]
        and hex(game, "G5") == state(game).u_hex[unit(game, "g.bote-1")]
    )
