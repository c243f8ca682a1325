"""The course of a turn and what later steps see of earlier ones (turn.*, exec.*, sim.*), and rows around them."""

from __future__ import annotations

import pytest
from chance import random_game
from field import Field, Play, a_card
from plain_men import ALL, hiding, man, two

from sandtable.games.barbarossa.data.scenario import load_scenario, plain
from sandtable.games.barbarossa.rules import names
from sandtable.games.barbarossa.rules.cards import Card, OrderBox
from sandtable.games.barbarossa.rules.fortitude import fortitude
from sandtable.games.barbarossa.rules.names import GERMAN, SOVIET
from sandtable.games.barbarossa.rules.observers import can_be_named, is_concealed, targets_of
from sandtable.games.barbarossa.rules.orders.assault import assault_targets
from sandtable.games.barbarossa.rules.state import (
    DESTROYED,
    DETECTED,
    HIDDEN,
    MARCHED,
    SUPPRESSED,
    engaged,
    has,
    of,
    staffs,
)  # fmt: skip
from sandtable.games.barbarossa.rules.steps.adjust import adjusters
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.kernel.game import new_game


@pytest.mark.rule(
    "barbarossa:turn.1", "barbarossa:turn.2", "barbarossa:turn.3", "barbarossa:turn.4", "barbarossa:exec.2",
    "barbarossa:radio.6",
)  # fmt: skip
def test_four_phases_and_nine_steps_in_their_order_turn_after_turn() -> None:
    play = two()
    play.german("commit")
    assert play.g.phase == 1 and play.offered(SOVIET)  # nobody goes on alone
    play.soviet("commit")
    assert [event[0] for event in play.events("phase-begins")] == [1, 2, 3, 4, 1]
    assert [event[0] for event in play.events("step-begins")] == list(range(1, 10))
    for turn in range(2, 7):
        assert play.g.turn == turn
        play.commit()
    assert play.g.over and play.g.turn == play.g.rules.turns == 6


@pytest.mark.rule("barbarossa:turn.7", "barbarossa:basics.5", "barbarossa:turn.1")
def test_a_scenario_is_data_and_says_how_long_and_who_wins() -> None:
    scenario = plain(load_scenario("first-contact"))
    scenario["turns"] = 3
    game = new_game(TITLE, scenario, "1", {})
    while not game.over:
        choices = [game.notation(code) for code in game.choices]
        game.play(game.choices[choices.index("commit")] if "commit" in choices else game.choices[0])
    assert of(game.state).turn == 3 and game.result is not None


@pytest.mark.rule("barbarossa:exec.1")
def test_orders_are_shown_and_stand() -> None:
    play = two()
    play.german("give G1", "order open-fire").commit()
    shown = [event[:2] for event in play.events("order-shown")]
    assert (play.u("G1"), names.OPEN_FIRE) in shown and (play.u("S1"), names.WAIT) in shown


@pytest.mark.rule(
    "barbarossa:exec.6", "barbarossa:smoke.8", "barbarossa:smoke.2", "barbarossa:ab.smoke.1", "barbarossa:sim.5"
)
def test_smoke_of_step_3_spoils_no_shot_of_step_3_and_hurts_nobody() -> None:
    gun = a_card("M", "artillery", smoke=1, accuracy=[2] * 9, orders={"smoke-screen": 0})
    play = Field().unit("G1", man("A"), "E5").unit("S1", man("B"), "C5").unit("G2", gun, "I5").begin()
    play.german("instruct G2 second-smoke 1", "give G2", "order smoke-screen", "at C5", "give G1", "order open-fire")
    play.soviet("give S1", "order open-fire").commit()
    assert {event[0] for event in play.events("fires")} == {play.u("G1"), play.u("S1")}
    assert play.h("C5") in [event[0] for event in play.events("smoke-laid")]
    blind = Field().terrain("forest", "F5", "F6", "F4").unit("G2", gun, "I5").unit("S1", man("B"), "C5").begin()
    blind.german("give G2")
    assert "at C5" not in blind.german("order smoke-screen").offered(GERMAN)  # nobody sees it


@pytest.mark.rule("barbarossa:sim.2", "barbarossa:sup.1")
@pytest.mark.parametrize("order", ["open-fire", "careful-movement", "assault", "ambush"])
def test_suppression_in_step_2_cancels_what_is_still_to_come(order: str) -> None:
    field = hiding(Field()).unit("G1", man("A", fortitude=[2] * 4), "C4").unit("S1", man("B"), "C5")
    play = field.begin()
    play.german("give G1", f"order {order}")
    for part in ("step C3", "stop", "face 1", "range 1"):
        if part in play.offered(GERMAN):
            play.german(part)
    play.force("fire S1 G1", *[6] * 15).force("fortitude-fire G1", 6, 6)
    play.soviet("give S1", "order suppression-fire").commit()
    u = play.u("G1")
    assert has(play.g, u, SUPPRESSED) and not has(play.g, u, HIDDEN) and play.g.u_hex[u] == play.h("C4")
    assert [event[0] for event in play.events("fires")] == [play.u("S1")]


@pytest.mark.rule("barbarossa:sim.3")
def test_a_shot_at_a_target_that_is_gone_is_neither_made_nor_paid() -> None:
    field = Field().unit("G1", man("A", size=1, fortitude=[8]), "E5").unit("S1", man("B"), "C5")
    play = field.unit("S2", man("C"), "C6").begin()
    play.force("fire S1 G1", *[1] * 15)
    play.german("give G1", "order careful-movement", "step E6", "stop")
    play.soviet("give S1", "order suppression-fire", "give S2", "order open-fire").commit()
    assert play.g.u_hex[play.u("G1")] == DESTROYED and play.events("moves") == []
    assert [event[0] for event in play.events("fires")] == [play.u("S1")] and play.g.u_ap[play.u("S2")] == 9


@pytest.mark.rule("barbarossa:sup.8", "barbarossa:fphase.2")
def test_a_second_failure_changes_nothing_and_recovery_is_tried_each_turn() -> None:
    play = two(man("A", fortitude=[2] * 4, defense=9))
    u = play.u("G1")
    for turn in (1, 2):
        play.force(f"{turn}.2 fortitude-fire G1", 6, 6)
        play.soviet("give S1", "order suppression-fire")
        if turn == 2:
            play.force("fortitude-recovery G1", 6, 6)
        play.commit()
    assert play.g.u_since[u] == 1 and has(play.g, u, SUPPRESSED)
    play.force("fortitude-recovery G1", 1, 1).commit()
    assert not has(play.g, u, SUPPRESSED)


# --- command ---


def staff(**values: object) -> Card:
    return man("HQ", abilities=["hq", "concealment"], command_area=2, fighting_spirit=2, **values)


@pytest.mark.rule(
    "barbarossa:card.fort.2", "barbarossa:fphase.4", "barbarossa:cmd.1", "barbarossa:cmd.spirit.1",
    "barbarossa:cmd.spirit.2", "barbarossa:cmd.hq.1",
)  # fmt: skip
def test_fighting_spirit_in_the_command_area_and_in_sight() -> None:
    field = Field().unit("G1", staff(), "E5").unit("G2", man(), "E3").unit("G3", man(), "E8").unit("G4", man(), "E4")
    play = field.begin()
    values = [fortitude(play.g, play.u(name)) for name in ("G2", "G3", "G4")]
    assert values == [10, 8, 10]
    play.g.u_flags[play.u("G1")] |= SUPPRESSED
    assert [fortitude(play.g, play.u(name)) for name in ("G2", "G4")] == [8, 10]
    blocked = Field().terrain("forest", "E4").unit("G1", staff(), "E5").unit("G2", man(), "E3").begin()
    assert fortitude(blocked.g, blocked.u("G2")) == 8


@pytest.mark.rule("barbarossa:cc.15")
def test_a_staff_in_close_combat_commands_nothing() -> None:
    gun = a_card("M", "artillery", firepower={"infantry": [4] * 4}, orders={"open-fire": 0})
    helper = staff()
    helper.abilities |= 1 << names.HQ_ADJUSTING_FIRE
    for enemy_at, fit in (("L9", True), ("E5", False)):
        field = Field().unit("G1", helper, "E5", order=names.DEFEND).unit("G2", gun, "E6").unit("S2", man("B"), "E3")
        play = field.unit("S1", man("C"), enemy_at).begin()
        play.g.u_order[play.u("G1")] = names.DEFEND
        found = adjusters(play.g, play.u("G2"), play.u("S2"), play.h("E3"))
        assert (staffs(play.g, GERMAN) == [play.u("G1")]) == fit and (found == [play.u("G1")]) == fit


@pytest.mark.rule("barbarossa:enc.13")
def test_a_contest_adds_the_fortitude_of_the_moment() -> None:
    field = Field().unit("G1", man("A", fortitude=[9, 5, 5, 5]), "E5", size=3).unit("S1", man("B"), "E7")
    play = field.begin()
    play.force("contest G1", 3).force("contest S1", 1)
    play.german("give G1", "order careful-movement", "step E6", "stop")
    play.soviet("give S1", "order careful-movement", "step E6", "stop").commit()
    assert [event[:3] for event in play.events("contests")] == [(play.u("G1"), 3, 8), (play.u("S1"), 1, 9)]


# --- concealment ---


@pytest.mark.rule("barbarossa:ab.conc.1", "barbarossa:ab.conc.4", "barbarossa:ab.conc.5")
def test_a_concealed_unit_stands_on_the_board_and_cannot_be_named() -> None:
    rocket = man("R", abilities=["fire-on-location"], accuracy=[2] * 6)
    field = Field().unit("S1", staff(), "E5").unit("G1", man("A"), "E2").unit("G2", rocket, "D2")
    play = field.begin()
    u, v = play.u("G1"), play.u("S1")
    assert is_concealed(play.g, v) and not can_be_named(play.g, v) and targets_of(play.g, u) == []
    view = TITLE.view(play.g, GERMAN)["units"]
    assert next(unit for unit in view if unit["name"] == "S1")["place"] == "E5"  # type: ignore[attr-defined]
    play.german("give G2", "order open-fire", "at E5").commit()
    assert (play.u("G2"), v) in [event[:2] for event in play.events("fires")]  # hex-aimed fire finds it
    play.g.u_flags[v] |= DETECTED
    assert targets_of(play.g, u) == [v]
    play.g.u_flags[v] &= ~DETECTED
    play.g.u_hex[u] = play.h("E4")
    assert targets_of(play.g, u) == [v]  # met


@pytest.mark.rule("barbarossa:ab.conc.2", "barbarossa:ab.conc.3", "barbarossa:recon.1")
def test_concealment_is_lost_by_march_and_scouts_and_found_again_by_moving() -> None:
    field = Field()
    field.tables.terrain[names.PLAIN].march = True
    play = field.unit("S1", staff(), "E5", flags=DETECTED).unit("G1", man("A"), "B2").begin()
    u = play.u("S1")
    play.soviet("give S1", "order careful-movement", "step E6", "stop").commit()
    assert not has(play.g, u, DETECTED)
    play.soviet("give S1", "order march", "step E5", "stop").commit()
    assert has(play.g, u, MARCHED) and not is_concealed(play.g, u)
    play.commit()
    assert is_concealed(play.g, u)
    scout = man("A", orders={"reconnaissance": OrderBox(distance=4)})
    play = Field().unit("S1", staff(), "E5").unit("G1", scout, "E2").begin()
    play.german("give G1", "order reconnaissance").commit()
    assert has(play.g, play.u("S1"), DETECTED)


@pytest.mark.rule("barbarossa:ab.conc.6")
def test_all_staffs_have_concealment() -> None:
    cards = of(random_game("first-contact", "1").state).rules.tables.cards
    staffs_ = [c for c in cards if c.has(names.HQ)]
    assert staffs_ and all(c.has(names.CONCEALMENT) for c in staffs_)


# --- groups: units in one hex ---


@pytest.mark.rule("barbarossa:grp.4", "barbarossa:grp.5", "barbarossa:grp.6", "barbarossa:grp.7", "barbarossa:cc.11")
def test_units_in_one_hex_are_ordered_and_named_one_by_one_and_all_fight() -> None:
    field = Field().unit("S1", man("B"), "E5").unit("S2", man("C"), "E5").unit("G1", man("A"), "E4")
    play = field.begin()
    assert play.offered(SOVIET) == ["give S1", "give S2", "commit"]
    play.german("give G1", "order assault")
    assert play.offered(GERMAN)[:2] == ["target S1", "target S2"]
    play.german("target S2").commit()
    fires = [event[:2] for event in play.events("fires")]
    assert sorted(fires) == sorted(
        [(play.u("G1"), play.u("S2")), (play.u("S1"), play.u("G1")), (play.u("S2"), play.u("G1"))]
    )
    assert [play.g.u_ap[play.u(name)] for name in ("S1", "S2", "G1")] == [8, 8, 8]
    again = Field().unit("S1", man("B"), "E5").unit("G1", man("A"), "E5").unit("G2", man("D"), "E4").begin()
    assert assault_targets(again.g, again.u("G2"), names.ASSAULT) == [again.u("S1")]  # more may join


@pytest.mark.rule("barbarossa:cc.10", "barbarossa:cc.18", "barbarossa:cc.16")
def test_units_in_close_combat_are_no_targets_and_take_no_other_shot() -> None:
    field = Field().unit("S1", man("B"), "E5").unit("G1", man("A"), "E5").unit("G2", man("D"), "E3")
    play = field.begin()
    assert targets_of(play.g, play.u("G2")) == [] and engaged(play.g, play.u("S1"))
    field = Field().unit("S1", man("B"), "E5").unit("G1", man("A"), "E6").unit("G2", man("D"), "D3")
    play = field.begin()
    play.soviet("give S1", "order defend", "face 1", "range 3")
    play.german("give G1", "order assault", "give G2", "order careful-movement", "step E3", "stop").commit()
    shots = [event[:2] for event in play.events("fires") if event[0] == play.u("S1")]
    assert shots == [(play.u("S1"), play.u("G1"))]  # in Close Combat alone (A69)
    moved = Field().unit("S1", man("B"), "E5").unit("G1", man("A"), "E6").begin()
    moved.soviet("give S1", "order careful-movement", "step E4", "stop")
    moved.german("give G1", "order assault").commit()
    assert moved.g.u_hex[moved.u("S1")] == moved.h("E5")  # pinned (A7)


@pytest.mark.rule("barbarossa:cc.17", "barbarossa:cc.fol.1")
def test_casualties_of_close_combat_test_and_hex_aimed_fire_hits_friend_and_foe() -> None:
    field = Field().unit("S1", man("B", fortitude=[2] * 4), "E5").unit("G1", man("A", close_dice=2), "E5")
    play = field.begin()
    play.force("close G1 S1", 1, 1).force("fortitude-close S1", 6, 6)
    play.german("give G1", "order assault").commit()
    assert has(play.g, play.u("S1"), SUPPRESSED) and play.g.u_hex[play.u("S1")] == play.h("E5")
    rocket = man("R", abilities=["fire-on-location"], accuracy=[2] * 6)
    field = Field().unit("S1", man("B"), "E5").unit("G1", man("A"), "E5").unit("G2", rocket, "E2")
    play = field.begin()
    play.german("give G2", "order open-fire", "at E5").commit()
    assert {event[1] for event in play.events("fires") if event[0] == play.u("G2")} == {play.u("S1"), play.u("G1")}


@pytest.mark.rule("barbarossa:hid.2", "barbarossa:hid.rev.8")
def test_a_hidden_unit_with_another_order_is_back_on_the_board() -> None:
    play = hiding(Field()).unit("S1", man("B"), "E5", 1, flags=HIDDEN).unit("G1", man("A"), "B2").begin()
    u = play.u("S1")
    play.soviet("give S1", "order ambush", "range 2").commit()
    assert has(play.g, u, HIDDEN)
    play.soviet("give S1", "order careful-movement", "step E6", "stop").commit()
    assert not has(play.g, u, HIDDEN) and play.events("is-revealed") == [(u, play.h("E5"), -1, -1)]
    assert play.g.u_hex[u] == play.h("E6")


@pytest.mark.rule("barbarossa:hid.fire.4", "barbarossa:amb.6")
def test_an_ambush_shot_that_hits_makes_its_target_test_and_range_0_fires_at_nobody() -> None:
    for reach, stopped in ((3, True), (0, False)):
        field = hiding(Field()).unit("S1", man("B"), "E5", 1, flags=HIDDEN, reach=reach, standing=1)
        play = field.unit("G1", man("A", defense=9, fortitude=[2] * 4), "E2").begin()
        play.force("move-out S1 G1", *[1] * 11).force("fortitude-move-out G1", 6, 6)
        if not stopped:
            play.g.dice_labels.clear()
            play.g.dice_forced.clear()
        play.soviet("give S1", "order ambush", f"range {reach}")
        play.german(
            "give G1",
            "order careful-movement",
            "step E3",
            "step F3",
            "stop" if "stop" in play.offered(GERMAN) else "commit",
        )
        play.commit() if play.g.turn == 1 and play.offered(GERMAN) else play.soviet("commit")
        assert has(play.g, play.u("G1"), SUPPRESSED) == stopped
        assert (play.g.u_hex[play.u("G1")] == play.h("E3")) == stopped


# --- hidden units ---


@pytest.mark.rule("barbarossa:hid.sp.1", "barbarossa:hid.sp.3")
def test_a_hidden_unit_turns_and_stays_hidden_with_its_range() -> None:
    orders = {**ALL, "change-kill-zone": 0}
    field = hiding(Field()).unit("S1", man("B", orders=orders), "E5", 1, flags=HIDDEN, reach=2, standing=1)
    play = field.unit("G1", man("A"), "E7").begin()
    u = play.u("S1")
    play.soviet("give S1", "order change-kill-zone", "face 4")
    play.german("give G1", "order careful-movement", "step F7", "stop").commit()
    assert play.g.u_facing[u] == 3 and play.g.u_reach[u] == 2
    shots = [event for event in play.events("fires") if event[0] == u]
    assert len(shots) == 1 and shots[0][2] == 11  # ten dice and one from Ambush, in the new direction


@pytest.mark.rule("barbarossa:hid.att.4", "barbarossa:hid.rev.4", "barbarossa:ab.fol.1")
@pytest.mark.parametrize(("dice", "found"), [((6, 6), True), ((1, 1), False)])
def test_area_fire_reveals_a_hidden_unit_that_fails(dice: tuple[int, int], found: bool) -> None:
    rocket = man("R", abilities=["fire-on-location"], accuracy=[2] * 6, adjacent={"infantry": [3] * 4})
    field = hiding(Field()).unit("S1", man("B", defense=9), "E6", 1, flags=HIDDEN).unit("G1", rocket, "E2")
    play = field.begin()
    play.force("fortitude-fire S1", *dice)
    play.soviet("give S1", "order ambush", "range 1").german("give G1", "order suppression-fire", "at E5").commit()
    assert has(play.g, play.u("S1"), HIDDEN) != found and (len(play.events("is-revealed")) == 1) == found


@pytest.mark.rule("barbarossa:hid.rev.3", "barbarossa:aslt.8")
@pytest.mark.parametrize(("start", "dice", "tested"), [("E4", 4, False), ("E6", 3, True)])
def test_by_which_side_a_hidden_unit_is_entered_decides(start: str, dice: int, tested: bool) -> None:
    field = hiding(Field()).unit("S1", man("B", close_dice=3), "E5", 1, flags=HIDDEN).unit("G1", man("A"), start)
    play = field.begin()
    play.german("give G1", "order careful-movement", "step E5", "stop")
    play.soviet("give S1", "order ambush", "range 0").commit()
    assert [event[2] for event in play.events("fires") if event[0] == play.u("S1")] == [dice]
    told = [TITLE.event_names[event[0]] for event in play.told]
    assert next(name for name in told if name in ("tests-fortitude", "fires")) == (
        "tests-fortitude" if tested else "fires"
    )


@pytest.mark.rule("barbarossa:hid.rev.6", "barbarossa:recon.1")
def test_scouts_find_what_lies_in_their_distance_and_sight() -> None:
    scout = man("A", orders={"reconnaissance": OrderBox(distance=3)})
    for hex, found in (("E5", True), ("E7", False)):
        field = hiding(Field()).unit("S1", man("B"), hex, 1, flags=HIDDEN).unit("G1", scout, "E2")
        play = field.begin()
        play.soviet("give S1", "order ambush", "range 1").german("give G1", "order reconnaissance").commit()
        assert has(play.g, play.u("S1"), HIDDEN) != found


@pytest.mark.rule("barbarossa:amb.7")
def test_who_has_no_open_fire_springs_his_ambush_as_suppression_fire() -> None:
    rockets = man("R", orders={"ambush": 0, "suppression-fire": 0}, firepower={"infantry": [4] * 4})
    field = hiding(Field()).unit("S1", rockets, "E5", 1, flags=HIDDEN, reach=3, standing=1)
    play = field.unit("G1", man("A", defense=9), "E2").begin()
    play.soviet("give S1", "order ambush", "range 3")
    play.german("give G1", "order careful-movement", "step E3", "stop").commit()
    u = play.u("S1")
    assert [event[2] for event in play.events("fires") if event[0] == u] == [7] and play.g.u_ap[u] == 6
    assert [event[0] for event in play.events("tests-fortitude")] == [play.u("G1")]  # in any case


@pytest.mark.rule("barbarossa:aslt.6")
def test_a_charge_draws_no_reaction_fire() -> None:
    field = Field().unit("S1", man("B"), "E5", standing=1).unit("S2", man("C"), "D5").unit("G1", man("A"), "E4")
    play = field.begin()
    play.soviet("give S1", "order defend", "face 1", "range 3", "give S2", "order defend", "face 2", "range 3")
    play.german("give G1", "order assault").commit()
    assert {event[0] for event in play.events("fires")} == {play.u("G1"), play.u("S1")}
    assert play.g.u_ap[play.u("S2")] == 9


# --- fire ---


@pytest.mark.rule("barbarossa:gfire.6")
def test_hits_of_a_free_attack_join_the_pool_of_their_target() -> None:
    field = Field().unit("S1", man("B", firepower={"infantry": [4] * 4}), "C5").unit("S2", man("C"), "C6")
    for n in (1, 2, 3):
        field.unit(f"G{n}", man(f"T{n}", defense=3), "E5")
    play = field.begin()
    play.soviet("instruct S1 spill-over 1", "give S1", "order open-fire", "target G1")
    play.soviet("instruct S2 spill-over 1", "give S2", "order open-fire", "target G2")
    play.force("fire S1 G1", 6, 6, 6, 6).force("spill-over S1 G2", 1, 1).force("fire S2 G2", 1, 1, *[6] * 8)
    play.force("spill-over S2 G1", 6, 6, 6, 6).commit()
    assert (play.u("G2"), 4, 0) in [event[:3] for event in play.events("hits")]
    assert play.g.u_size[play.u("G2")] == 3  # four hits together on a Defense of three


@pytest.mark.rule("barbarossa:adj.3")
def test_adjusting_fire_helps_the_named_gun_at_its_written_target_alone() -> None:
    gun = a_card("M", "artillery", firepower={"infantry": [4] * 4}, orders={"open-fire": 0})
    spotter = man("A", orders={"adjusting-fire": 0})
    field = Field().unit("G1", spotter, "E5").unit("G2", gun, "E6").unit("G3", gun, "D6").unit("S1", man("B"), "E3")
    play = field.unit("S2", man("C"), "D4").begin()
    play.german("give G1", "order adjusting-fire", "target G2", "give G2", "order open-fire", "target S1")
    g, u = play.g, play.u("G1")
    assert adjusters(g, play.u("G2"), play.u("S1"), play.h("E3")) == [u]
    assert adjusters(g, play.u("G2"), play.u("S2"), play.h("D4")) == []
    assert adjusters(g, play.u("G3"), play.u("S1"), play.h("E3")) == []


@pytest.mark.rule("barbarossa:ab.ind.1", "barbarossa:ab.ind.2", "barbarossa:ab.ind.3")
def test_indirect_fire_needs_an_observer_and_a_staff_when_it_is_made() -> None:
    mortar = a_card(
        "M", "artillery", firepower={"infantry": [6] * 4}, accuracy=[2] * 5, abilities=["indirect-fire"],
        indirect_penalty=2, orders={"open-fire": 0},
    )  # fmt: skip

    def battery(*units: str) -> Play:
        field = Field().terrain("light-woods", "E4").unit("G1", mortar, "E6").unit("S1", man("B"), "E2")
        if "observer" in units:
            field.unit("G2", man("A", fortitude=[2] * 4), "G3")
        if "staff" in units:
            field.unit("G3", staff(), "J9")
        return field.unit("S2", man("C"), "G1").begin()

    assert battery("staff").german("give G1").offered(GERMAN) == ["order wait", "cancel"]
    assert battery("observer").german("give G1").offered(GERMAN) == ["order wait", "cancel"]
    play = battery("observer", "staff")
    play.german("give G1", "order open-fire", *(["target S1"] if "target S1" in play.offered(GERMAN) else [])).commit()
    shots = [event for event in play.events("fires") if event[0] == play.u("G1")]
    assert [(shot[1], shot[2]) for shot in shots] == [(play.u("S1"), 4)] and play.g.u_ap[play.u("G1")] == 8
    play = battery("observer", "staff")
    play.german("give G1", "order open-fire", *(["target S1"] if "target S1" in play.offered(GERMAN) else []))
    play.force("fire S2 G2", *[6] * 15).force("fortitude-fire G2", 6, 6)
    play.soviet("give S2", "order suppression-fire", *(["target G2"] if "target G2" in play.offered(SOVIET) else []))
    play.commit()
    assert [event for event in play.events("fires") if event[0] == play.u("G1")] == []
    assert play.g.u_ap[play.u("G1")] == 9  # lost, and not paid


@pytest.mark.rule("barbarossa:wire.2a", "barbarossa:ab.dwire.1", "barbarossa:wire.2b")
def test_wire_is_destroyed_by_fire_into_its_hex_and_by_tanks() -> None:
    def wired(field: Field, *hexes: str) -> Play:
        g = field.state()
        marked = [field.ground.hex_index(hex) for hex in hexes]
        g.h_wire = bytes({marked[0]: 1, marked[1]: 8}.get(h, 0) for h in range(len(g.h_wire)))
        return Play(g)

    gun = man("A", abilities=["destroy-barbed-wire"], accuracy=[2] * 6)
    play = wired(Field().unit("G1", gun, "E7").unit("S1", man("B"), "E5"), "E5", "E4")
    play.german("give G1", "order open-fire").commit()
    assert not any(play.g.h_wire)
    tank = a_card("T", "medium-tanks", orders={"careful-movement": 1})
    play = wired(Field().unit("G1", tank, "E5").unit("S1", man("B"), "L9"), "E5", "E4")
    play.german("give G1", "order careful-movement", "step E4").commit()
    assert not any(play.g.h_wire) and play.g.u_hex[play.u("G1")] == play.h("E4")


@pytest.mark.rule("barbarossa:sim.2")
@pytest.mark.parametrize(("dice", "turned"), [((1, 1), True), ((6, 6), False)])
def test_suppression_in_step_5_cancels_the_special_orders_of_step_7(dice: tuple[int, int], turned: bool) -> None:
    """The attacker dies in the fight, so that only his last hit can keep the gun from turning."""
    gun = man("GUN", abilities=["kill-zone"], orders={**ALL, "change-kill-zone": 0}, close_dice=4)
    field = Field().unit("S1", gun, "E5", 1).unit("G1", man("A", size=1, fortitude=[8], close_dice=4), "E4")
    play = field.begin()
    play.force("close S1 G1", 1, 1, 1, 1).force("close G1 S1", 1, 6, 6, 6).force("fortitude-close S1", *dice)
    play.german("give G1", "order assault").soviet("give S1", "order change-kill-zone", "face 4").commit()
    assert play.g.u_hex[play.u("G1")] == DESTROYED
    assert (play.g.u_facing[play.u("S1")] == 3) is turned


@pytest.mark.rule("barbarossa:sim.2")
@pytest.mark.parametrize(("dice", "asked"), [((1, 1), True), ((6, 6), False)])
def test_suppression_in_step_8_cancels_a_shot_not_yet_taken(dice: tuple[int, int], asked: bool) -> None:
    """Fire on the move hits the watcher in the first hex-step; a runner comes before him in the second."""
    tank = man("T", orders={**ALL, "fire-and-movement": 2})
    field = Field().unit("S1", man("B"), "E7", 1).unit("G1", tank, "B5").unit("G2", man("A", defense=9), "E2")
    play = field.begin().force("move-out G1 S1", 1, 1, *[6] * 8).force("fortitude-move-out S1", *dice)
    play.soviet("give S1", "order defend", "face 1", "range 3")
    play.german("give G1", "order fire-and-movement", "step C5", "stop", "fire-from C5")
    play.german("give G2", "order careful-movement", "step E3", "step E4").commit()
    assert play.g.u_size[play.u("S1")] == 3 and ("shoot S1 G2" in play.offered(SOVIET)) is asked


@pytest.mark.rule("barbarossa:card.type.3")
def test_each_unit_has_a_number_of_its_own_by_which_orders_name_it() -> None:
    g = of(new_game(TITLE, plain(load_scenario("the-iron-morning")), "1", {}).state)
    assert len({(g.u_side[u], g.u_flag[u]) for u in g.sequence}) == len(g.sequence)
    play = two().german("give G1", "order open-fire")
    assert play.g.u_target[play.u("G1")] == play.u("S1")  # the only one in reach
    field = Field().unit("G1", man("A"), "E5").unit("S4", man("B"), "E4").unit("S7", man("B"), "E6")
    play = field.begin().german("give G1", "order open-fire")
    assert play.offered(GERMAN) == ["target S4", "target S7", "cancel"]
    assert play.german("target S7").g.u_target[play.u("G1")] == play.u("S7")
