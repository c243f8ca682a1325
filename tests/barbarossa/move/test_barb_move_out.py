"""Step 8 of Barbarossa: movement hex by hex, encounters, reaction fire, mines, hidden units."""

from __future__ import annotations

import pytest
from field import Field, Play, a_card

from sandtable.games.barbarossa.rules.cards import Card, OrderBox
from sandtable.games.barbarossa.rules.move.encounters import Meeting
from sandtable.games.barbarossa.rules.names import ANTI_INFANTRY, ANTI_VEHICLE, FAKE, GERMAN, SOVIET
from sandtable.games.barbarossa.rules.state import HIDDEN, SUPPRESSED, has

MOVES = {
    "careful-movement": OrderBox(distance=3, bonus=1), "march": 4, "defend": OrderBox(bonus=1), "open-fire": 0,
    "fire-and-movement": OrderBox(distance=3, penalty=2),
}  # fmt: skip


def man(id: str = "X01", **values: object) -> Card:
    return a_card(id, **{"orders": MOVES, "defense": 0, **values})  # type: ignore[arg-type]


def path(play: Play, seat: int, name: str, *hexes: str, order: str = "careful-movement") -> None:
    """Writes a path that ends in its last hex."""
    play.say(seat, f"give {name}", f"order {order}", *(f"step {h}" for h in hexes))
    if "stop" in play.offered(seat):
        play.say(seat, "stop")


def where(play: Play, *names: str) -> list[str]:
    return [play.g.rules.ground.hex_name(play.g.u_hex[play.u(name)]) for name in names]


@pytest.mark.rule("barbarossa:mov.2", "barbarossa:basics.2", "barbarossa:mov.3", "barbarossa:exec.11")
def test_everybody_goes_one_hex_at_a_time() -> None:
    play = Field().unit("G1", man(), "C3").unit("G2", man(), "C5").unit("S1", man(), "K9").begin()
    path(play, GERMAN, "G1", "D3", "E4")
    path(play, GERMAN, "G2", "D5")
    play.commit()
    assert where(play, "G1", "G2") == ["E4", "D5"]
    order = [event[0] for event in play.told if event[0] in (3, 14)]
    assert order == [3, 14, 14, 3, 14]


def staffed(gun: str) -> Play:
    """A gun with Defend under a staff with Defend; a German walks into its field of fire."""
    staff = man("HQ", size=2, abilities=["hq", "adjusting-fire"], command_area=2)
    piece = man("GUN", type=gun, size=3, firepower={"infantry": [6, 4, 2]}, accuracy=[3, 3, 3])
    play = Field().unit("S1", piece, "C5").unit("S2", staff, "C6").unit("G1", man(), "F4").begin()
    play.force("move-out S1 G1", 1, 6, 6, 6, 6, 6).force("reroll S1 G1", 1, 1, 6, 6, 6)
    play.soviet("give S2", "order defend", "face 3", "range 1", "give S1", "order defend", "face 3", "range 3")
    path(play, GERMAN, "G1", "E5")
    return play.commit()


@pytest.mark.rule("barbarossa:cmd.adj.1", "barbarossa:cmd.adj.2")
def test_a_staff_adjusts_the_fire_of_a_defending_gun_too() -> None:
    play = staffed("artillery").soviet("shoot S1 G1")
    assert play.offered(SOVIET) == ["reroll S2", "keep"]
    play.soviet("reroll S2")
    assert play.events("rerolls")[0][:3] == (play.u("S2"), play.u("S1"), 2)


@pytest.mark.rule("barbarossa:cmd.adj.1")
def test_but_not_that_of_infantry() -> None:
    play = staffed("infantry")
    play.soviet("shoot S1 G1")
    assert play.events("rerolls") == [] and "keep" not in play.offered(SOVIET)


@pytest.mark.rule("barbarossa:enc.3")
def test_who_meet_head_on_stop_in_their_hexes() -> None:
    play = Field().unit("G1", man(firepower={}), "E5").unit("S1", man(firepower={}), "E6").begin()
    path(play, GERMAN, "G1", "E6", "E7")
    path(play, SOVIET, "S1", "E5", "E4")
    play.commit()
    assert where(play, "G1", "S1") == ["E5", "E6"]


@pytest.mark.rule("barbarossa:enc.2", "barbarossa:enc.11", "barbarossa:enc.1")
def test_crossing_paths_stop_both_without_dice() -> None:
    play = Field().unit("G1", man(), "E4").unit("S1", man(), "E6").begin()
    path(play, GERMAN, "G1", "E5", "F5")
    path(play, SOVIET, "S1", "E5")
    play.commit()
    assert where(play, "G1", "S1") == ["E4", "E6"]
    assert play.events("contests") == []


@pytest.mark.rule("barbarossa:enc.ex1", "barbarossa:enc.4", "barbarossa:enc.5", "barbarossa:enc.6")
def test_the_encounter_of_two_soviets_and_three_germans() -> None:
    meeting = Meeting()
    for n, side in enumerate([SOVIET, SOVIET, GERMAN, GERMAN, GERMAN]):
        meeting.add(n, side, 10 + n, 50, True)
    meeting.judge()
    groups = meeting.open_contests()
    assert groups == [[0, 1, 2, 3, 4]]
    meeting.decide(groups, [[5 + 7, 3 + 7, 2 + 8, 3 + 5, 4 + 7]])
    assert meeting.stopped == [False, True, True, True, True]


@pytest.mark.rule("barbarossa:enc.5")
def test_a_tie_for_the_last_hex_keeps_everybody_out() -> None:
    play = Field().unit("G1", man(), "E4").unit("S1", man(), "E6").begin()
    play.force("contest G1", 3).force("contest S1", 3)
    path(play, GERMAN, "G1", "E5")
    path(play, SOVIET, "S1", "E5")
    play.commit()
    assert where(play, "G1", "S1") == ["E4", "E6"]


@pytest.mark.rule("barbarossa:enc.4", "barbarossa:enc.10", "barbarossa:enc.12")
@pytest.mark.parametrize("further", ["D5", "F5"])
def test_all_contests_of_a_hex_step_are_rolled_before_any_counts(further: str) -> None:
    """S2 loses the hex that it leaves for, and bars the winner of its own: that hex stays S2's, wherever it lies."""
    man_ = man(firepower={})
    field = Field().unit("S2", man_, "E5").unit("G1", man_, "E4").unit("S1", man_, "E6")
    play = field.unit("G2", man_, "C5" if further == "D5" else "G5").begin()
    play.force("contest G1", 6).force("contest S1", 1).force("contest S2", 1).force("contest G2", 6)
    path(play, GERMAN, "G1", "E5")
    path(play, SOVIET, "S1", "E5")
    path(play, SOVIET, "S2", further)
    path(play, GERMAN, "G2", further)
    play.commit()
    assert where(play, "G1", "S1", "S2", "G2") == ["E4", "E6", "E5", further]


@pytest.mark.rule("barbarossa:enc.10", "barbarossa:enc.9")
def test_stops_run_along_a_chain_whatever_the_order_of_the_list() -> None:
    for order in ([0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]):
        meeting = Meeting()
        rows = [(0, GERMAN, 1, 2), (1, SOVIET, 2, 1), (2, SOVIET, 5, 1), (3, GERMAN, 6, 5)]
        for n in order:
            unit, side, at, to = rows[n]
            meeting.add(unit, side, at, to, True)
        meeting.judge()
        assert sorted(u for u, s in zip(meeting.unit, meeting.stopped, strict=True) if s) == [0, 1, 2, 3]


@pytest.mark.rule("barbarossa:enc.7", "barbarossa:enc.8")
def test_an_enemy_who_stays_is_in_the_way_and_a_friend_is_not() -> None:
    play = Field().unit("G1", man(), "E4").unit("G2", man(), "E5").unit("S1", man(), "E6").begin()
    path(play, GERMAN, "G1", "E5", "E6")
    play.commit()
    assert where(play, "G1") == ["E5"]


@pytest.mark.rule(
    "barbarossa:def.1",
    "barbarossa:def.6",
    "barbarossa:def.7",
    "barbarossa:def.8",
    "barbarossa:ft.6b",
    "barbarossa:def.10",
)
def test_a_defender_fires_at_one_mover_who_stops_if_he_fails() -> None:
    play = Field().unit("S1", man(firepower={"infantry": [4] * 4}), "E8").unit("G1", man("Y", defense=5), "E4").begin()
    play.force("move-out S1 G1", 1, 6, 6, 6).force("fortitude-move-out G1", 6, 6)
    path(play, GERMAN, "G1", "E5", "E6", "E7")
    play.soviet("give S1", "order defend", "face 1", "range 2").commit()
    assert play.g.hex_step == 2 and play.offered(SOVIET) == ["shoot S1 G1", "hold S1"]
    play.soviet("shoot S1 G1")
    assert where(play, "G1") == ["E6"] and has(play.g, play.u("G1"), SUPPRESSED)
    assert play.g.u_ap[play.u("S1")] == 8


@pytest.mark.rule("barbarossa:def.8", "barbarossa:def.1", "barbarossa:def.2")
def test_who_passes_goes_on_and_a_held_shot_may_be_taken_later() -> None:
    play = Field().unit("S1", man(), "E8").unit("G1", man("Y", defense=20), "E4").begin()
    path(play, GERMAN, "G1", "E5", "E6", "E7")
    play.soviet("give S1", "order defend", "face 1", "range 3").commit()
    play.soviet("hold S1", "hold S1", "shoot S1 G1")
    assert where(play, "G1") == ["E7"]
    assert len(play.events("fires")) == 1


@pytest.mark.rule("barbarossa:def.ex1", "barbarossa:def.9")
def test_starting_in_the_zone_and_moving_is_enough_and_standing_still_is_not() -> None:
    truck = man("T", type="vehicles", firepower={})
    infantry = man(firepower={"vehicles": [6] * 4})
    play = Field().unit("S1", infantry, "E8").unit("G1", truck, "E7").unit("G2", truck, "E6").begin()
    path(play, GERMAN, "G1", "D6")
    play.soviet("give S1", "order defend", "face 1", "range 3").commit()
    assert play.offered(SOVIET) == ["shoot S1 G1", "hold S1"]


@pytest.mark.rule(
    "barbarossa:hid.fire.1",
    "barbarossa:hid.fire.3",
    "barbarossa:hid.fire.5",
    "barbarossa:hid.rev.5",
    "barbarossa:hid.fire.2",
)
def test_an_ambusher_has_one_die_more_and_is_seen_afterwards() -> None:
    lurker = man(orders={**MOVES, "ambush": OrderBox(bonus=1)}, firepower={"infantry": [4] * 4})
    field = Field().unit("S1", lurker, "E8", 1, flags=HIDDEN, reach=2).unit("G1", man("Y", defense=9), "E5")
    for row in field.tables.terrain:
        row.ambush = [True] * 8
    play = field.begin()
    path(play, GERMAN, "G1", "E6")
    play.soviet("give S1", "order ambush", "range 2").commit()
    play.soviet("shoot S1 G1")
    assert play.events("fires")[0][:3] == (play.u("S1"), play.u("G1"), 5)
    assert not has(play.g, play.u("S1"), HIDDEN)


@pytest.mark.rule("barbarossa:hid.rev.2", "barbarossa:hid.rev.9", "barbarossa:enc.14", "barbarossa:aslt.3")
def test_walking_into_a_hidden_unit_is_close_combat_at_once() -> None:
    lurker = man(orders={**MOVES, "ambush": OrderBox(bonus=1)}, defense=20, firepower={"infantry": [4] * 4})
    field = Field().unit("S1", lurker, "E6", 1, flags=HIDDEN).unit("G1", man("Y", defense=20), "E4")
    for row in field.tables.terrain:
        row.ambush = [True] * 8
    play = field.begin()
    path(play, GERMAN, "G1", "E5", "E6", "E7")
    play.soviet("give S1", "order ambush", "range 0").commit()
    assert where(play, "G1") == ["E6"] and not has(play.g, play.u("S1"), HIDDEN)
    assert (play.u("S1"), play.u("G1"), 5) in [event[:3] for event in play.events("fires")]


@pytest.mark.rule("barbarossa:fam.1", "barbarossa:fam.2", "barbarossa:fam.3", "barbarossa:fam.4", "barbarossa:fam.5")
def test_fire_and_movement_shoots_from_the_marked_hex_with_fewer_dice() -> None:
    play = Field().unit("G1", man(firepower={"infantry": [6] * 4}), "E4").unit("S1", man("Y", defense=20), "E8").begin()
    play.german("give G1", "order fire-and-movement", "step E5", "step E6", "stop")
    play.german("fire-from E5").commit()
    assert play.events("fires") == [(play.u("G1"), play.u("S1"), 4, 1)]
    assert play.g.u_ap[play.u("G1")] == 8 and where(play, "G1") == ["E6"]


@pytest.mark.rule(
    "barbarossa:mdet.1", "barbarossa:mdet.2", "barbarossa:mdet.3", "barbarossa:mdet.4", "barbarossa:mdet.6"
)
@pytest.mark.parametrize(("kind", "abilities", "bitten", "there"), [
    (ANTI_INFANTRY, [], True, 1), (ANTI_VEHICLE, [], False, 1), (FAKE, [], False, 0),
    (ANTI_INFANTRY, ["engineer"], False, 1),
])  # fmt: skip
def test_mines_stop_everybody_and_bite_their_own_kind(
    kind: int, abilities: list[str], bitten: bool, there: int
) -> None:
    play = Field().unit("G1", man(abilities=abilities, defense=20), "E4").unit("S1", man("Y"), "L9").begin()
    lay(play, "E5", kind)
    path(play, GERMAN, "G1", "E5", "E6")
    play.commit()
    assert where(play, "G1") == ["E5"]
    assert (len(play.events("mines-explode")) == 1) is bitten
    assert (play.g.f_known[0], play.g.f_live[0]) == (1, there)


@pytest.mark.rule("barbarossa:mdet.5")
def test_who_starts_on_mines_is_bitten_again_and_moves_one_hex() -> None:
    play = Field().unit("G1", man(defense=20), "E5").unit("S1", man("Y"), "L9").begin()
    lay(play, "E5", ANTI_INFANTRY)
    path(play, GERMAN, "G1", "E6", "E7")
    play.commit()
    assert where(play, "G1") == ["E6"] and len(play.events("mines-explode")) == 1


@pytest.mark.rule("barbarossa:smoke.5", "barbarossa:burn.s3")
@pytest.mark.parametrize(("smoke", "end"), [(1, "E4"), (2, "E5")])
def test_two_smokes_stop_a_mover_in_two_ways(smoke: int, end: str) -> None:
    play = Field().unit("G1", man(), "E4").unit("S1", man("Y"), "L9").begin()
    path(play, GERMAN, "G1", "E5", "E6")
    play.g.h_smoke = bytes(smoke if h == play.h("E6") else 0 for h in range(play.g.rules.ground.size))
    play.commit()
    assert where(play, "G1") == [end]


@pytest.mark.rule("barbarossa:cc.ret.3", "barbarossa:cc.ret.4")
def test_a_retreat_goes_through_though_its_test_fails() -> None:
    play = Field().unit("G1", man(), "E5").unit("S1", man("Y"), "E5").begin()
    play.force("close G1 S1", 1, 1, *[6] * 8).force("fortitude-close S1", 6, 6)
    path(play, SOVIET, "S1", "E6")
    play.commit()
    assert where(play, "S1") == ["E6"] and has(play.g, play.u("S1"), SUPPRESSED)


def lay(play: Play, hex: str, kind: int) -> None:
    g = play.g
    g.f_hex, g.f_side, g.f_kind, g.f_known, g.f_live, g.f_unit = [play.h(hex)], [SOVIET], [kind], [0], [1], [-1]
