"""Actions: the general rules (A28), the duds (A29, A52) and those just before a Fire Attack Roll."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_positions import SPARE, card, position, printed, state

from commander_play import asked, flag, notations, play, told
from sandtable.commander.rules.state import ACTIVATED
from sandtable.games.great_war_commander.rules.actions import by_window as table
from sandtable.games.great_war_commander.rules.actions.attack import is_german_weapon
from sandtable.games.great_war_commander.rules.words import WORDS
from sandtable.kernel.game import Game

FIRE, A_FIRE = "G-50", "A-23"
FAR = "doughboys I11"
AWAY = "landwehr A1"
DEFEND: dict[str, Any] = {"posture": "defend"}
MOVE = card("A", order="move", action="dig-in")


def german(action: str, n: int = 1) -> str:
    return card("G", action=action, n=n)


def shot(axis: str, allies: str, *hand: str, draw: str = "4-1", **more: Any) -> Game:
    game = position(
        f"{axis}, {AWAY}", f"{allies}, {FAR}", axis_hand=" ".join([FIRE, SPARE, *hand]), axis_draw=draw, **more
    )
    return play(game, f"order {FIRE}")


def total(game: Game) -> str:
    return told(game, "attack-total")[0][0]


# --- A28 ---


@pytest.mark.rule("gwc:A28.1a", "gwc:O21.3.4", "gwc:A44")
def test_actions_of_one_kind_add_up() -> None:
    one, two = german("hand-grenades"), german("hand-grenades", 2)
    game = shot("landwehr F5", "doughboys F6", one, two)
    assert asked(game) == "axis"
    play(game, f"play {one}", f"play {two}")
    assert total(game) == "14"


@pytest.mark.rule("gwc:A28.1a")
def test_actions_are_played_only_when_their_condition_holds() -> None:
    """Concealment is not for the firer, Hand Grenades not for two hexes."""
    game = shot("landwehr F5", "doughboys F7", german("concealment"), german("hand-grenades"))
    assert total(game) == "10"


@pytest.mark.rule("gwc:A28.3b")
def test_a_platoon_on_the_march_may_be_the_object_of_any_number() -> None:
    """Activated to Move and fired at: two Concealments for it, 13 less 1 for the Brush twice."""
    one, two = card("A", action="concealment"), card("A", action="concealment", n=2)
    game = position(
        f"garde F5, {AWAY}", f"doughboys F10, {FAR}", axis_hand=FIRE, axis_draw="6-1", allies_draw="1-3",
        allies_hand=f"{MOVE} {one} {two}", table={"active": "allies"}, map={"terrain": {"brush": "F9"}},
    )  # fmt: skip
    play(game, f"order {MOVE}", "activate a.doughboys-1", "?move a.doughboys-1", "step F9", f"play {FIRE}", "fire F9")
    assert flag(game, "a.doughboys-1", ACTIVATED) and total(game) == "13"
    play(game, f"play {one}", f"play {two}")
    assert told(game, "attack-reduced") == [["12"], ["11"]]


@pytest.mark.rule("gwc:A28.3a")
def test_an_action_does_not_activate() -> None:
    concealment = card("A", action="concealment")
    game = shot("landwehr F5", "doughboys F8", allies_hand=concealment, map={"terrain": {"brush": "F8"}})
    play(game, f"play {concealment}")
    assert told(game, "attack-reduced") and not flag(game, "a.doughboys-1", ACTIVATED)


@pytest.mark.rule("gwc:A28.2", "gwc:O21.3.4")
def test_the_firing_player_strengthens_his_attack_even_in_the_others_turn() -> None:
    """Op Fire: the inactive player fires, so his Actions come, and the mover's do not."""
    crossfire = german("crossfire")
    game = position(
        f"landwehr F5, {AWAY}", f"doughboys F10, {FAR}", axis_hand=f"{FIRE} {crossfire}",
        allies_hand=f"{MOVE} {card('A', action='crossfire')}", table={"active": "allies"},
    )  # fmt: skip
    play(game, f"order {MOVE}", "activate a.doughboys-1", "?move a.doughboys-1", "step F9", f"play {FIRE}", "fire F9")
    assert asked(game) == "axis" and notations(game) == [f"play {crossfire}", "roll"]


@pytest.mark.rule("gwc:A29", "gwc:A52")
def test_duds_are_in_no_window() -> None:
    played = 0
    for window in table.ACTIONS:
        for action in window:
            played |= action.mask
    for dud in ("ach-komm", "oh-les-boches", "what-was-that"):
        code = WORDS.actions.index(dud)
        assert not played >> code & 1 and code not in table.BOOSTS
        assert code in printed().card_action


# --- those that add 2 FP ---


@pytest.mark.rule("gwc:A34")
@pytest.mark.parametrize(
    ("posture", "firer", "offered"),
    [
        ("defend", "abteilung F5 mg-08", True),  # printed FP 8
        ("attack", "abteilung F5 mg-08", False),
        ("recon", "abteilung F5 mg-08", False),
        ("defend", "lt-mueller F5, abteilung F5 mg-08-15", False),  # printed 4, with Command 6
        ("defend", "infanterie F5", False),  # no Weapon
    ],
)
def test_bore_sighting(posture: str, firer: str, offered: bool) -> None:
    bore = german("bore-sighting")
    game = shot(firer, "doughboys F8", bore, axis_side={"posture": posture})
    play(game, "?activate g.lt-mueller", "?activate g.abteilung-1", "?done", "?fire F8", "?base g.mg-08-15-1", "?done")
    assert (f"play {bore}" in notations(game)) == offered
    if offered:
        play(game, f"play {bore}")
        assert total(game) == "15"


@pytest.mark.rule("gwc:A34")
def test_a_tanks_gun_is_no_weapon() -> None:
    bore = card("A", action="bore-sighting")
    game = position(
        f"landwehr F5, {AWAY}", "renault-ft-gun F8, specialists I11", allies_hand=f"{A_FIRE} {bore}",
        allies_draw="6-5, 4-1", allies_side=DEFEND, table={"active": "allies"},
    )  # fmt: skip
    play(game, f"order {A_FIRE}")
    assert total(game) == "10"


@pytest.mark.rule("gwc:A38")
def test_crossfire_is_for_moving_targets() -> None:
    crossfire = german("crossfire")
    assert total(shot("landwehr F5", "doughboys F8", crossfire)) == "10"
    game = position(
        f"landwehr F5, {AWAY}", f"doughboys F10, {FAR}", axis_hand=f"{FIRE} {crossfire}", axis_draw="4-1",
        allies_hand=MOVE, table={"active": "allies"},
    )  # fmt: skip
    play(game, f"order {MOVE}", "activate a.doughboys-1", "?move a.doughboys-1", "step F9", f"play {FIRE}", "fire F9")
    play(game, f"play {crossfire}")
    assert total(game) == "12"


@pytest.mark.rule("gwc:A40", "gwc:A48", "gwc:A55")
@pytest.mark.parametrize(("letter", "name"), [("G", "unternehmungslustig"), ("F", "elan"), ("A", "live-forever")])
def test_spirit_serves_any_fire_attack(letter: str, name: str) -> None:
    spirit = card(letter, action=name)
    if letter == "G":
        game = shot("landwehr F5", "doughboys F8", spirit)
    else:
        mine, fire, nation = ("poilus", "F-17", "france") if letter == "F" else ("recruits", A_FIRE, "america")
        game = position(
            f"landwehr F8, {AWAY}", f"{mine} F5", allies_hand=f"{fire} {spirit}", allies_draw="4-1", nation=nation,
            table={"active": "allies"},
        )  # fmt: skip
        play(game, f"order {fire}")
    base = {"G": 5, "F": 5, "A": 6}[letter]
    play(game, f"play {spirit}")
    assert total(game) == str(base + 2 + 5)


@pytest.mark.rule("gwc:A44")
def test_hand_grenades_need_one_firer_next_to_the_target() -> None:
    grenades = german("hand-grenades")
    game = shot("lt-mueller F5, landwehr F5, landwehr F6", "doughboys F7", grenades)
    play(game, "activate g.lt-mueller", "activate g.landwehr-1", "activate g.landwehr-2", "?done", "?fire F7")
    play(game, "base g.landwehr-1", "join g.landwehr-2", "?done", f"play {grenades}")
    assert total(game) == str(7 + 1 + 2 + 5)


@pytest.mark.rule("gwc:A50")
@pytest.mark.parametrize(
    ("firer", "offered"), [("landwehr F5", True), ("abteilung F6", True), ("lt-mueller F7", False), ("hero F5", False)]
)
def test_marksmanship_wants_a_platoon_or_team_of_the_nation(firer: str, offered: bool) -> None:
    marksmen = german("marksmanship")
    game = shot(firer, "doughboys F8", marksmen)
    assert (f"play {marksmen}" in notations(game)) == offered


@pytest.mark.rule("gwc:A50")
def test_a_weapon_alone_is_no_marksman_and_the_card_names_the_nation() -> None:
    marksmen = german("marksmanship")
    game = shot("landwehr F5 mg-08", "doughboys F10", marksmen)
    play(game, "?fire F10")
    assert told(game, "attack-piece") == [["g.mg-08-1"]] and len(told(game, "attack-total")) == 1
    tables = printed()
    for i, code in enumerate(tables.card_action):
        if WORDS.actions[code] == "marksmanship":
            assert tables.card_marksmen[i] == tables.card_nation[i]


# --- Grenade Bundle (A33) ---


@pytest.mark.rule("gwc:A33b")
def test_grenade_bundle_helps_german_weapons_against_an_adjacent_tank() -> None:
    bundle = german("bayonets")
    near = shot("abteilung F5 mg-08", "renault-ft-mg F6", bundle)
    play(near, "?fire F6", f"play {bundle}")
    assert total(near) == "15"
    for axis, allies, target in (
        ("abteilung F5 mg-08", "renault-ft-mg F7", "F7"),  # not adjacent
        ("abteilung F5 mg-08", "doughboys F6", "F6"),  # no Tank
    ):
        game = shot(axis, allies, bundle)
        play(game, f"?fire {target}", "?base g.mg-08-1", "?done")
        assert total(game) == "13"


@pytest.mark.rule("gwc:A33b", "gwc:O21.3.3")
def test_not_for_a_group_with_a_unit_since_it_does_not_attack_the_tank() -> None:
    bundle = german("bayonets")
    game = shot("abteilung F5 mg-08", "renault-ft-mg F6, engineers F6", bundle)
    play(game, "?fire F6", "base g.mg-08-1", "join g.abteilung-1")
    assert total(game) == "14"
    alone = shot("abteilung F5 mg-08", "renault-ft-mg F6, engineers F6", bundle)
    play(alone, "?fire F6", "base g.mg-08-1", "done", f"play {bundle}")
    assert total(alone) == "15"


@pytest.mark.rule("gwc:A33b")
def test_only_german_weapons_throw_bundles() -> None:
    game = position("landwehr F5 mg-08", "doughboys F8 hotchkiss")
    for tag, german_one in (("g.mg-08-1", True), ("a.hotchkiss-1", False), ("g.landwehr-1", False)):
        assert is_german_weapon(state(game), game.title.thing(game.state, tag)) == german_one
