"""More of our readings (docs/barbarossa-readings.md): contests, charges, staffs, trenches, radio, hex-aimed fire."""

from __future__ import annotations

import random

import pytest
from chance import pick, random_game
from field import Field, a_card

from sandtable.games.barbarossa.rules.cards import Card, OrderBox
from sandtable.games.barbarossa.rules.defense import count_bonuses, defense
from sandtable.games.barbarossa.rules.fortitude import spirit
from sandtable.games.barbarossa.rules.names import ANTI_INFANTRY, GERMAN, SOVIET
from sandtable.games.barbarossa.rules.observers import hexes_for
from sandtable.games.barbarossa.rules.prep.setup import add_minefield
from sandtable.games.barbarossa.rules.state import HIDDEN, PLANNING, RESERVE, SUPPRESSED, of
from sandtable.games.barbarossa.rules.steps.defend import take_up_defense
from sandtable.kernel.frame import with_byte

ALL = {
    "open-fire": 0, "suppression-fire": 0, "assault": 2, "defend": OrderBox(bonus=1),
    "careful-movement": OrderBox(distance=3), "adjusting-fire": 0,
}  # fmt: skip


def man(id: str = "X01", **values: object) -> Card:
    return a_card(id, **{"orders": ALL, "defense": 0, **values})  # type: ignore[arg-type]


@pytest.mark.rule("barbarossa:def.6", "barbarossa:def.10")
@pytest.mark.parametrize("switch", [0, 1])
def test_a4_the_owner_may_hold_or_everybody_fires_at_the_first_chance(switch: int) -> None:
    field = Field(reaction_fire=switch).unit("S1", man("B"), "E6").unit("G1", man("A", defense=20), "E2")
    play = field.begin()
    play.soviet("give S1", "order defend", "face 1", "range 3")
    play.german("give G1", "order careful-movement", "step E3", "step E4", "stop").commit()
    if switch == 0:
        assert play.offered(SOVIET) == ["shoot S1 G1", "hold S1"]
        play.soviet("hold S1")
        assert play.offered(SOVIET) == ["shoot S1 G1", "hold S1"]  # of the next hex
        play.soviet("hold S1")
    assert [event[3] for event in play.events("fires")] == ([1] if switch else [])  # Accuracy three hexes away


@pytest.mark.rule("barbarossa:enc.4")
@pytest.mark.parametrize(("switch", "goes"), [(0, "G1"), (1, "S1")])
def test_a6_who_comes_first_holds_the_hex_or_rolls_for_it_whenever_he_comes(switch: int, goes: str) -> None:
    field = Field(contested_hex=switch).unit("G1", man("A"), "F4").unit("S1", man("B"), "F7")
    play = field.begin().force("contest G1", 1).force("contest S1", 6)
    play.german("give G1", "order careful-movement", "step F5", "stop")
    play.soviet("give S1", "order careful-movement", "step F6", "step F5", "stop").commit()
    assert [name for name in ("G1", "S1") if play.g.u_hex[play.u(name)] == play.h("F5")] == [goes]
    assert len(play.events("contests")) == 2 * switch


@pytest.mark.rule("barbarossa:aslt.4")
@pytest.mark.parametrize("other", [True, False])
def test_a8_who_does_not_find_his_target_fights_another_or_just_stands_there(other: bool) -> None:
    gun = man("GUN", firepower={"infantry": [9] * 4})
    field = Field().unit("G1", man("A"), "E6").unit("G2", gun, "E7").unit("S1", man("B", size=1), "E4")
    if other:
        field.unit("S2", man("C", size=4, defense=9), "E4")
    play = field.begin().force("fire G2 S1", *[1] * 9)
    play.german("give G2", "order open-fire", "target S1") if other else play.german("give G2", "order open-fire")
    play.german("give G1", "order assault", *(["target S1"] if other else [])).commit()
    assert play.g.u_hex[play.u("G1")] == play.h("E4")
    fought = [event[:2] for event in play.events("fires") if event[0] == play.u("G1")]
    assert fought == ([(play.u("G1"), play.u("S2"))] if other else [])


@pytest.mark.rule("barbarossa:card.range.3", "barbarossa:cc.13")
@pytest.mark.parametrize(("switch", "type", "dice"), [(0, "infantry", 3), (1, "infantry", 10), (1, "artillery", 4)])
def test_a9_printed_dice_or_firepower_and_an_icon_a_die_for_guns(switch: int, type: str, dice: int) -> None:
    field = Field(cc_dice=switch).unit("G1", man("A", type=type, close_dice=3), "E5").unit("S1", man("B"), "E4")
    play = field.begin()
    play.german("give G1", "order assault", "step E4").commit()
    assert [event[2] for event in play.events("fires") if event[0] == play.u("G1")] == [dice]


@pytest.mark.rule("barbarossa:cc.3", "barbarossa:grp.6")
def test_a10_a_defender_chooses_among_all_who_assault_and_nobody_else() -> None:
    """G1 fights on in the hex by Assault, G2 charges in, G3 only waits there."""
    field = Field().unit("S1", man("B", defense=40), "E4").unit("G1", man("A", defense=40), "E4")
    play = field.unit("G2", man("C", defense=40), "E5").unit("G3", man("D", defense=40), "E4").begin()
    play.german("give G1", "order assault", "give G2", "order assault", "step E4").commit()
    assert play.offered(SOVIET) == ["shoot S1 G1", "shoot S1 G2"]


@pytest.mark.rule("barbarossa:cmd.adj.1", "barbarossa:cmd.adj.3")
def test_a39_a_staff_adjusts_one_fire_test_a_turn() -> None:
    gun = man("GUN", type="artillery", firepower={"infantry": [6] * 4})
    staff = man("HQ", abilities=["hq", "adjusting-fire"], command_area=2)
    field = Field().unit("S1", gun, "C5").unit("S2", gun, "C6").unit("S3", staff, "D5")
    play = field.unit("G1", man("A", defense=40), "E5").begin()
    for name in ("S1", "S2"):
        play.soviet(f"give {name}", "order open-fire").force(f"fire {name} G1", *[6] * 6)
    play.soviet("give S3", "order defend", "face 3", "range 1").commit()
    assert play.offered(SOVIET) == ["reroll S3", "keep"]
    play.soviet("reroll S3")
    assert len(play.events("rerolls")) == 1 and play.offered(SOVIET) != ["reroll S3", "keep"]


@pytest.mark.rule("barbarossa:cmd.spirit.1", "barbarossa:cmd.spirit.2", "barbarossa:fphase.4")
def test_a15_staffs_do_not_add_up_and_a_suppressed_one_reaches_one_hex() -> None:
    staff = man("HQ", abilities=["hq"], command_area=3, fighting_spirit=2)
    field = Field().unit("G1", man("A"), "E5").unit("G2", staff, "E3").unit("G3", staff, "E4")
    plane = a_card("P", "aircraft", fortitude=[7] * 4)
    g = field.unit("G4", plane, "E5").unit("S1", man("B"), "L9").state()
    assert [spirit(g, u) for u in range(4)] == [2, 2, 2, 0]
    g.u_flags[1] |= SUPPRESSED
    g.u_hex[2] = -2
    assert spirit(g, 0) == 0
    g.u_hex[1] = g.rules.ground.hex_index("E4")
    assert spirit(g, 0) == 2


@pytest.mark.rule("barbarossa:flank.5", "barbarossa:cc.panic.1")
def test_a18_a_friend_covers_the_flank_and_not_the_heart() -> None:
    """Who is covered still tests for fear of tanks."""
    field = Field().terrain("village", "E4").unit("S1", man("B", abilities=["tank-panic", "kill-zone"]), "E4", 1)
    field.unit("S2", man("C"), "E4").unit("G1", a_card("T", "medium-tanks", orders=ALL), "E5")
    play = field.begin().force("fortitude-shock S1", 1, 1)
    play.german("give G1", "order assault", "target S1", "step E4").commit()
    assert len([event for event in play.events("tests-fortitude") if event[0] == play.u("S1")]) >= 1


@pytest.mark.rule("barbarossa:trench.4", "barbarossa:trench.5", "barbarossa:trench.ex1")
@pytest.mark.parametrize(
    ("switch", "printed", "bonus"), [(0, 0, 2), (0, 1, 3), (1, 0, 2), (1, 1, 3), (2, 0, 2), (2, 1, 4)]
)
def test_a25_what_a_trench_gives_with_defend_by_each_reading(switch: int, printed: int, bonus: int) -> None:
    field = Field(trench_bonus=switch).unit("S1", man("B", entrenched_bonus=printed), "E5").unit("G1", man("A"), "L9")
    play = field.begin()
    play.g.h_trench = with_byte(play.g.h_trench, play.h("E5"), 1)
    play.soviet("give S1", "order defend", "face 1", "range 1")
    take_up_defense(play.g)
    count_bonuses(play.g)
    assert defense(play.g, play.u("S1")) == bonus


@pytest.mark.rule("barbarossa:radio.4")
def test_a37_one_die_a_side_however_many_orders_were_read() -> None:
    listener, staff = man("R", orders={"radio-interception": 0}), man("HQ", abilities=["hq"])
    field = Field().unit("G1", listener, "E5").unit("G2", staff, "E4").unit("G3", man("A"), "D4")
    field.unit("S1", man("B"), "E7").unit("S2", man("C"), "F7")
    field.tables.radio = [6] * 4
    play = field.begin().force("radio G1 S1", 1).force("radio G1 S2", 1).force("change german", 1)
    play.german("give G1", "order radio-interception", "range 4").commit()
    assert len(play.events("order-read")) == 2 and [event[:2] for event in play.events("may-change")] == [(GERMAN, 1)]
    play.german("give G2", "order wait")
    assert play.offered(GERMAN) == ["give G2", "commit"]


ROCKETS = {
    "abilities": ["fire-on-location"], "adjacent": {"infantry": [4] * 4}, "accuracy": [0, 2, 2, 2],
    "orders": {"suppression-fire": 0},
}  # fmt: skip


@pytest.mark.rule("barbarossa:ab.fol.1", "barbarossa:ab.fol.2")
@pytest.mark.parametrize(("enemy", "hit"), [("E5", ["G1", "G2", "S2", "S3"]), ("F8", ["S2"])])
def test_a40_enemies_in_the_hex_all_if_they_fight_there_and_everybody_around(enemy: str, hit: list[str]) -> None:
    field = Field().unit("S1", a_card("BM", "vehicles", **ROCKETS), "C5").unit("G1", man("A", defense=40), enemy)
    field.unit("G2", man("D", defense=40), enemy).unit("S2", man("B", defense=40), "E6")
    field.unit("S3", man("C", defense=40), "E5")
    play = field.begin()
    play.soviet("give S1", "order suppression-fire", "at E5").commit()
    assert {event[1] for event in play.events("fires") if event[0] == play.u("S1")} == {play.u(name) for name in hit}


@pytest.mark.rule("barbarossa:mdet.5", "barbarossa:mdet.6")
@pytest.mark.parametrize(("unit", "bitten"), [("G1", False), ("G2", True)])
def test_a44_who_laid_the_mines_may_leave_them_and_nobody_else(unit: str, bitten: bool) -> None:
    play = Field().unit("G1", man("A"), "E5").unit("G2", man("B"), "E5").unit("S1", man("C"), "L9").begin()
    add_minefield(play.g, GERMAN, play.h("E5"), ANTI_INFANTRY, play.u("G1"))
    play.german(f"give {unit}", "order careful-movement", "step E4", "step E3", "stop").commit()
    assert (len(play.events("mines-explode")) == 1) == bitten
    assert play.g.u_hex[play.u(unit)] == play.h("E4" if bitten else "E3")


@pytest.mark.rule("barbarossa:depot.2a", "barbarossa:bridge.3a")
def test_a55_with_the_ability_one_fires_at_enemy_depots_and_not_at_ones_own() -> None:
    gun = a_card("GUN", "artillery", abilities=["targets-installations"], firepower={"installations": [3] * 4})
    plain = a_card("PL", "artillery", firepower={"installations": [3] * 4})
    play = Field().unit("G1", gun, "E5").unit("G2", plain, "E5").unit("S1", man("B"), "L9").begin()
    for name, side in (("E3", GERMAN), ("E4", SOVIET)):
        play.g.h_depot = with_byte(play.g.h_depot, play.h(name), side + 1)
    assert hexes_for(play.g, play.u("G1")) == [play.h("E4")] and hexes_for(play.g, play.u("G2")) == []


@pytest.mark.rule("barbarossa:cc.8b")
def test_a61_an_engaged_unit_that_waits_fights_as_a_defender() -> None:
    play = Field().unit("G1", man("A", defense=20), "E5").unit("S1", man("B", defense=20), "E5").begin()
    play.german("give G1", "order assault").commit()
    assert {event[0] for event in play.events("fires")} == {play.u("G1"), play.u("S1")}
    assert play.g.u_ap[play.u("S1")] == 8


@pytest.mark.rule("barbarossa:aslt.5")
def test_a62_chargers_who_do_not_seek_each_other_have_encounters() -> None:
    """Both would cross E5 in the first hex of their charges: it is the last of neither, so both stop."""
    field = Field().unit("G1", man("A"), "E6").unit("S1", man("B"), "D4")
    field.unit("G2", man("C"), "F5").unit("S2", man("D"), "E4")
    play = field.begin()
    play.german("give G1", "order assault", "target S2")
    play.soviet("give S1", "order assault", "target G2").commit()
    assert [play.g.u_hex[play.u(name)] for name in ("G1", "S1")] == [play.h("E6"), play.h("D4")]
    assert play.events("fires") == []


@pytest.mark.rule("barbarossa:cc.9")
def test_a66_who_charges_into_woods_has_their_cover_too() -> None:
    field = Field().terrain("light-woods", "E4").unit("G1", man("A"), "E5").unit("S1", man("B"), "E4")
    play = field.begin().force("close G1 S1", *[6] * 10).force("close S1 G1", 1, *[6] * 9)
    play.german("give G1", "order assault", "step E4").commit()
    assert play.g.u_size[play.u("G1")] == 4 and play.events("hits") == [(play.u("G1"), 1, 0, -1)]


@pytest.mark.rule("barbarossa:cc.18")
@pytest.mark.parametrize("assaulted", [True, False])
def test_a69_who_was_drawn_into_close_combat_has_no_shot_in_step_8(assaulted: bool) -> None:
    field = Field().unit("S1", man("B", defense=40), "E5", standing=1).unit("G1", man("A", defense=40), "E6")
    play = field.unit("G2", man("C", defense=40), "E3").begin()
    play.soviet("give S1", "order defend", "face 1", "range 2")
    if assaulted:
        play.german("give G1", "order assault", "step E5")
    play.german("give G2", "order careful-movement", "step E4", "stop").commit()
    shots = [event for event in play.events("fires") if event[1] == play.u("G2")]
    assert (len(shots) == 0) == assaulted


@pytest.mark.rule("barbarossa:smoke.2")
@pytest.mark.parametrize(("observer", "offered"), [("E4", True), ("B9", False)])
def test_a70_an_observer_is_enough_and_without_one_no_smoke_falls(observer: str, offered: bool) -> None:
    gun = a_card("GUN", "artillery", smoke=1, accuracy=[3] * 6, orders={"smoke-screen": 0})
    field = Field().terrain("light-woods", "E5", "D5", "F5", "D4", "F4").unit("G1", gun, "E7")
    play = field.unit("G2", man("A"), observer).unit("S1", man("B"), "L9").begin()
    play.german("give G1", "order smoke-screen")
    assert ("at E2" in play.offered(GERMAN)) == offered and "at E6" in play.offered(GERMAN)


@pytest.mark.rule("barbarossa:adj.1")
@pytest.mark.parametrize("suppressed", [False, True])
def test_a71_an_observer_adjusts_in_step_3_unless_he_was_suppressed_before(suppressed: bool) -> None:
    gun = man("GUN", type="artillery", firepower={"infantry": [6] * 4})
    field = Field().unit("G1", gun, "E8").unit("G2", man("A"), "F5").unit("S1", man("B", defense=9), "E5")
    play = field.unit("S2", man("C"), "F3").begin()
    play.force("fire G1 S1", *[6] * 6).force("fire S2 G2", *[6] * 15)
    play.force("fortitude-fire G2", *((6, 6) if suppressed else (1, 1)))
    play.german("give G2", "order adjusting-fire", "give G1", "order open-fire")
    play.soviet("give S2", "order suppression-fire").commit()
    assert (play.offered(GERMAN) == ["reroll G2", "keep"]) == (not suppressed)


@pytest.mark.rule("barbarossa:fam.3", "barbarossa:fam.4")
@pytest.mark.parametrize(("mark", "fires"), [("E5", True), ("F5", False)])
def test_a57_out_of_sight_in_the_marked_hex_there_is_no_shot_and_no_cost(mark: str, fires: bool) -> None:
    """From E5 the target is seen, from F5 woods are in the way."""
    orders = {"fire-and-movement": OrderBox(distance=2)}
    field = Field().terrain("light-woods", "F4").unit("G1", a_card("A", orders=orders), "E6")
    play = field.unit("S1", man("B", defense=20), "E2").begin()
    play.german("give G1", "order fire-and-movement", "step E5", "step F5", f"fire-from {mark}").commit()
    assert (len(play.events("fires")) == 1) == fires == (play.g.u_ap[play.u("G1")] == 8)


@pytest.mark.rule("barbarossa:tow.6")
def test_a59_nobody_comes_before_the_turn_of_the_scenario() -> None:
    game, rng = random_game("the-iron-morning", "5"), random.Random("5")
    g = of(game.state)
    while g.turn < 1 or g.phase != PLANNING:
        assert game.decision is not None and game.decision.prompt != "arrival"
        game.play(pick(rng, game))
    late = [u for u in range(len(g.u_card)) if g.rules.arrives[u] > 1]
    assert late and {g.u_hex[u] for u in late if g.u_carrier[u] < 0} == {RESERVE}


@pytest.mark.rule("barbarossa:hill.cc.1a", "barbarossa:hill.cc.1b")
def test_a63_on_a_hill_the_defender_has_the_bonus_and_the_charger_the_penalty() -> None:
    field = Field().height(1, "E4").unit("G1", man("A"), "E5").unit("S1", man("B"), "E4")
    play = field.begin().force("close G1 S1", 1, *[2] * 9).force("close S1 G1", 1, *[6] * 9)
    play.german("give G1", "order assault").commit()
    assert play.g.u_size[play.u("S1")] == 4  # one hit, for twos are none uphill; and Defense took it
    assert play.g.u_size[play.u("G1")] == 3


@pytest.mark.rule("barbarossa:radio.2")
def test_a67_the_radio_does_not_read_hidden_units() -> None:
    listener = man("R", orders={"radio-interception": 0})
    field = Field().unit("G1", listener, "E5").unit("S1", man("B"), "E7", flags=HIDDEN).unit("S2", man("C"), "F6")
    field.tables.radio = [6] * 4
    play = field.begin()
    play.german("give G1", "order radio-interception", "range 4").commit()
    assert [event[0] for event in play.events("order-read")] == [play.u("S2")]


# --- traps of habit ---


@pytest.mark.rule("barbarossa:sim.1", "barbarossa:cc.5b")
def test_trap_01_who_falls_in_close_combat_strikes_with_what_he_had() -> None:
    field = Field().unit("G1", man("A", size=1), "E5").unit("S1", man("B", size=1), "E4")
    play = field.begin().force("close G1 S1", *[1] * 10).force("close S1 G1", *[1] * 10)
    play.german("give G1", "order assault", "step E4").commit()
    assert len(play.events("fires")) == 2 and len(play.events("is-destroyed")) == 2


@pytest.mark.rule("barbarossa:sim.1", "barbarossa:def.11")
def test_trap_01_two_who_watch_fire_at_once_and_make_one_test() -> None:
    field = Field().unit("S1", man("B"), "E6", standing=1).unit("S2", man("C"), "E5", standing=1)
    play = field.unit("G1", man("A", defense=1), "E2").begin()
    play.force("move-out S1 G1", 1, *[6] * 9).force("move-out S2 G1", 1, *[6] * 9)
    play.force("fortitude-move-out G1", 6, 6)
    for name in ("S1", "S2"):
        play.soviet(f"give {name}", "order defend", "face 1", "range 3")
    play.german("give G1", "order careful-movement", "step E3", "stop").commit()
    assert len(play.events("fires")) == 2 and len(play.events("tests-fortitude")) == 1
    assert play.g.u_size[play.u("G1")] == 3  # both hits together wear Defense down


@pytest.mark.rule("barbarossa:card.fp.1", "barbarossa:aslt.10")
def test_trap_09_a_type_that_is_not_on_the_card_is_neither_assaulted_nor_struck() -> None:
    tank = a_card("T", "medium-tanks", orders=ALL, defense=9, firepower={"infantry": [3] * 4})
    field = Field().terrain("village", "E4", "E5").unit("G1", man("A"), "E5").unit("S1", tank, "E4")
    for row in field.tables.terrain:
        row.armour_close = True
    play = field.begin()
    play.german("give G1")
    assert "order assault" not in play.offered(GERMAN)
    play.german("cancel").soviet("give S1", "order assault", "step E5").commit()
    assert {event[0] for event in play.events("fires")} == {play.u("S1")}


@pytest.mark.rule("barbarossa:card.def.4", "barbarossa:def.4", "barbarossa:sim.6", "barbarossa:hill.cc.1a")
def test_trap_07_bonuses_count_from_step_1_and_a_hill_not_against_fire() -> None:
    """Suppression Fire of step 2 meets Defend (+1) and light woods (+1), on a hill that gives nothing."""
    field = Field().terrain("light-woods", "E5").height(1, "E5").unit("S1", man("B"), "E5").unit("G1", man("A"), "E7")
    play = field.begin().force("fire G1 S1", 1, 1, 1, *[6] * 12).force("fortitude-fire S1", 1, 1)
    play.soviet("give S1", "order defend", "face 1", "range 1")
    play.german("give G1", "order suppression-fire").commit()
    assert play.g.u_size[play.u("S1")] == 3  # three hits, two of them on Defense


@pytest.mark.rule("barbarossa:pont.1", "barbarossa:dig.1")
@pytest.mark.parametrize("suppressed", [False, True])
def test_trap_12_who_was_suppressed_is_no_hand_at_the_work(suppressed: bool) -> None:
    digger = a_card("D", orders={"dig-in": OrderBox(boxes=1, manpower=2)}, fortitude=[8] * 4)
    field = Field().unit("G1", digger, "E5").unit("G2", digger, "E5").unit("S1", man("B"), "E7")
    play = field.begin().force("fire S1 G2", *[6] * 15).force("fortitude-fire G2", *((6, 6) if suppressed else (1, 1)))
    for name in ("G1", "G2"):
        play.german(f"give {name}", "order dig-in", "face 1")
    play.soviet("give S1", "order suppression-fire", "target G2").commit()
    assert (len(play.events("trench-dug")) > 0) == (not suppressed)


@pytest.mark.rule("barbarossa:hid.att.1", "barbarossa:ab.fol.3")
def test_trap_20_neither_a_charge_nor_a_target_hex_tells_of_hidden_men() -> None:
    """Offers are the same whether men lie hidden in E5 or nobody does."""
    offers = []
    for hidden in (True, False):
        field = Field().unit("G1", man("A"), "E6").unit("S1", man("B"), "E4")
        field.unit("G2", a_card("BM", "vehicles", **ROCKETS), "C5")
        if hidden:
            field.unit("S2", man("C"), "E5", flags=HIDDEN)
        play = field.begin()
        play.german("give G2", "order suppression-fire")
        aims = play.offered(GERMAN)
        play.german("cancel", "give G1")
        orders = play.offered(GERMAN)
        play.german("order assault")
        offers.append((aims, orders, play.g.u_path[play.u("G1")]))
    assert offers[0] == offers[1] and "at E5" in offers[0][0] and "order assault" in offers[0][1]
