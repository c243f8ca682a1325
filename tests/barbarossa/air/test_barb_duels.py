"""Air-to-air combat in Barbarossa: where it begins, dueling pairs, rounds, fuel, missions that are lost."""

from __future__ import annotations

from typing import Any

import pytest
from field import Play
from skies import Sky, bomber, fighter, flak, go, named, paratroopers, transport

from sandtable.games.barbarossa.rules.names import GERMAN, SOVIET, WAIT
from sandtable.games.barbarossa.rules.state import AIRFIELD, DESTROYED

TOUGH: dict[str, Any] = {"defense": 30, "flight": 1}


def sky(*planes: tuple[str, Any]) -> Play:
    """Planes, and eyes that see the middle of the map."""
    made = Sky().watch("G80", "C7", "S80", "G6")
    for name, card in planes:
        made.plane(name, card)
    return made.begin()


def crossing(german: Any, soviet: Any) -> Play:
    """Two bombers whose paths cross in E5: down the column of E, and up it."""
    play = sky(("G1", german), ("S1", soviet))
    play.german("give G1", "order bombing-run", "at E8").soviet("give S1", "order bombing-run", "at E5")
    go(play)
    return play.german("place G1 E1").soviet("place S1 E12")


@pytest.mark.rule("barbarossa:a2a.4", "barbarossa:a2a.1", "barbarossa:a2a.2", "barbarossa:a2a.7")
def test_paths_that_overlap_are_fought_over_where_they_first_share_a_hex() -> None:
    """G1 flies E1-E8, S1 E12-E5: in hex-step 6 each has flown over E6 and E7, which the other has too."""
    play = crossing(bomber(**TOUGH), bomber("BM2", **TOUGH))
    duels = play.events("duels")
    assert [(e[0], e[1]) for e in duels] in ([(play.u("G1"), play.u("S1"))], [(play.u("S1"), play.u("G1"))])
    assert duels[0][2] == play.h("E6")
    assert play.events("tests-fortitude") == []  # nothing was bombed
    assert [play.g.u_ap[play.u(name)] for name in ("G1", "S1")] == [1, 1]


@pytest.mark.rule("barbarossa:a2a.4")
def test_paths_that_share_no_hex_bring_no_combat() -> None:
    play = sky(("G1", bomber()), ("S1", bomber("BM2")))
    play.german("give G1", "order bombing-run", "at E5").soviet("give S1", "order bombing-run", "at I5")
    go(play)
    play.german("place G1 E1").soviet("place S1 I1")
    assert play.events("air-combat") == []


@pytest.mark.rule("barbarossa:a2a.7", "barbarossa:a2a.15", "barbarossa:airm.9")
def test_the_attacked_lose_their_mission_stay_and_go_home_next_turn() -> None:
    gunship = bomber(defense=30, flight=4, firepower={"aircraft": [6, 6, 6]})
    play = sky(("G1", gunship), ("S1", bomber("BM2", defense=0)))
    play.german("give G1", "order bombing-run", "at E8").soviet("give S1", "order bombing-run", "at E5")
    go(play)
    play.force("air-combat/1 G1 S1", *[1] * 6)
    play.german("place G1 E1").soviet("place S1 E12")
    u = play.u("G1")
    assert play.g.u_hex[play.u("S1")] == DESTROYED
    assert play.g.u_hex[u] == play.events("mission-lost")[0][1] and play.g.u_order[u] == WAIT
    go(play)
    assert play.g.u_hex[u] == AIRFIELD


@pytest.mark.rule("barbarossa:a2a.12", "barbarossa:a2a.13", "barbarossa:a2a.16")
def test_a_round_is_fired_at_once_without_range_and_failing_means_home() -> None:
    play = sky(("G1", bomber(defense=0)), ("S1", bomber("BM2", defense=0)))
    play.german("give G1", "order bombing-run", "at E8").soviet("give S1", "order bombing-run", "at E5")
    go(play)
    play.force("air-combat/1 G1 S1", 1, 1).force("air-combat/1 S1 G1", 2, 2)
    play.force("fortitude-air-combat/1 G1", 6, 6).force("fortitude-air-combat/1 S1", 6, 6)
    play.german("place G1 E1").soviet("place S1 E12")
    assert [play.g.u_size[play.u(n)] for n in ("G1", "S1")] == [1, 1]
    assert [play.g.u_hex[play.u(n)] for n in ("G1", "S1")] == [AIRFIELD, AIRFIELD]
    assert len(play.events("air-combat")) == 1 and [e[3] for e in play.events("fires")] == [2, 2]


@pytest.mark.rule("barbarossa:a2a.14", "barbarossa:a2a.15", "barbarossa:a2a.18", "barbarossa:a2a.16")
def test_rounds_mark_time_boxes_until_fuel_runs_low_and_cost_one_ap_in_all() -> None:
    """Three Time Boxes against two: the second round is the last."""
    play = crossing(bomber(defense=30, flight=3), bomber("BM2", defense=30, flight=2))
    assert [e[1] for e in play.events("air-combat")] == [1, 2]
    assert [e[0] for e in play.events("low-on-fuel")] == [play.u("S1")]
    assert play.g.u_hex[play.u("S1")] == AIRFIELD and play.g.u_flown[play.u("G1")] == 2
    assert [play.g.u_ap[play.u(n)] for n in ("G1", "S1")] == [1, 1]


@pytest.mark.rule("barbarossa:a2a.12")
def test_defense_is_worn_down_from_round_to_round() -> None:
    play = sky(("G1", bomber(defense=2, flight=4)), ("S1", bomber("BM2", defense=30, flight=4)))
    play.german("give G1", "order bombing-run", "at E8").soviet("give S1", "order bombing-run", "at E5")
    go(play)
    play.force("air-combat/1 S1 G1", 1, 1).force("air-combat/2 S1 G1", 1, 6).force("fortitude-air-combat/2 G1", 6, 6)
    play.german("place G1 E1").soviet("place S1 E12")
    assert play.g.u_size[play.u("G1")] == 2 and len(play.events("air-combat")) == 2


@pytest.mark.rule("barbarossa:a2a.16")
def test_without_ammunition_a_unit_is_fired_at_but_cannot_fire() -> None:
    play = sky(("G1", bomber(**TOUGH)), ("S1", bomber("BM2", **TOUGH)))
    play.german("give G1", "order bombing-run", "at E8").soviet("give S1", "order bombing-run", "at E5")
    play.g.u_ap[play.u("S1")] = 0
    go(play)
    play.german("place G1 E1").soviet("place S1 E12")
    assert [e[0] for e in play.events("fires")] == [play.u("G1")] and play.g.u_ap[play.u("S1")] == 0


@pytest.mark.rule("barbarossa:a2a.3", "barbarossa:intc.1", "barbarossa:airm.12")
def test_an_interceptor_meets_his_target_over_the_target_hex() -> None:
    play = sky(("G1", bomber(**TOUGH)), ("S1", fighter(**TOUGH)))
    play.german("give G1", "order bombing-run", "at E8").soviet("give S1", "order intercept")
    go(play)
    play.german("place G1 E1").soviet("place S1 E1")  # the same path all the way
    assert [e[2] for e in play.events("duels")] == [play.h("E8")]
    assert play.events("tests-fortitude") == []  # no bombs fell


@pytest.mark.rule("barbarossa:intc.1")
def test_an_interceptor_whose_target_stays_at_home_does_not_take_off() -> None:
    play = sky(("G1", bomber()), ("S1", fighter()))
    play.soviet("give S1", "order intercept")
    go(play)
    assert play.g.turn == 2 and play.events("launches") == [] and play.g.u_prep[play.u("S1")] == 4


@pytest.mark.rule("barbarossa:airm.10", "barbarossa:a2a.1", "barbarossa:intc.1")
def test_who_stayed_over_his_target_can_be_intercepted_before_he_goes_home() -> None:
    play = sky(("G1", bomber(defense=0, fortitude=[2, 2, 2])), ("S1", fighter(flight=4)))
    play.german("give G1", "order bombing-run", "at E8")
    go(play).german("place G1 E1")
    play.soviet("give S1", "order intercept")
    go(play)
    play.force("air-combat/1 S1 G1", *[1] * 6).soviet("place S1 E12")
    assert play.g.u_hex[play.u("G1")] == DESTROYED
    assert play.g.u_hex[play.u("S1")] == play.h("E8")
    go(play)
    assert play.g.u_hex[play.u("S1")] == AIRFIELD  # the order is done


@pytest.mark.rule("barbarossa:intc.1", "barbarossa:a2a.3")
def test_two_who_name_each_other_have_no_hex_to_meet_in() -> None:
    play = sky(("G1", fighter()), ("S1", fighter("FT2")))
    play.german("give G1", "order intercept").soviet("give S1", "order intercept")
    go(play)
    assert play.g.turn == 2 and play.events("launches") == []


# --- dueling pairs ---


def brawl(*soviet: tuple[str, Any], german: Any = None) -> Play:
    """A German fighter patrol over E5 with G1 and G2 on it; Soviets who fly to E5."""
    cards = german or [fighter(**TOUGH), fighter(**TOUGH)]
    planes = [(f"G{i + 1}", card) for i, card in enumerate(cards)]
    play = sky(*planes, *soviet)
    for name, _ in planes:
        play.german(f"give {name}", "order combat-air-patrol", "at E5", "range 1")
    for name, _ in soviet:
        play.soviet(f"give {name}", "order bombing-run", "at E6")
    go(play)
    for name, _ in planes:
        play.german(f"place {name} E1")
    return play


@pytest.mark.rule("barbarossa:a2a.9", "barbarossa:a2a.11")
def test_the_highest_fortitude_chooses_first_and_all_are_engaged_before_any_doubling() -> None:
    one, two = bomber("B1", fortitude=[6, 6, 6], **TOUGH), bomber("B2", fortitude=[6, 6, 6], **TOUGH)
    ace, wing = fighter("ACE", fortitude=[9, 9, 9], **TOUGH), fighter("WNG", fortitude=[8, 8, 8], **TOUGH)
    play = brawl(("S1", one), ("S2", two), german=[wing, ace])
    play.force("first-choice S1/1/0", 2).force("first-choice S2/1/0", 5)
    play.soviet("place S1 E12", "place S2 E12")
    assert play.offered(GERMAN) == ["shoot G2 S1", "shoot G2 S2"]
    play.german("shoot G2 S2")
    assert named(play, "duels") == [("G2", "S2"), ("G1", "S1")]  # nobody else was left for G1


@pytest.mark.rule("barbarossa:a2a.10", "barbarossa:a2a.11")
def test_enemy_fighters_must_be_engaged_before_bombers_and_surplus_fighters_double_up() -> None:
    ace = fighter("ACE", fortitude=[9, 9, 9], **TOUGH)
    play = sky(("G1", ace), ("G2", ace), ("G3", ace), ("S1", bomber("B1", **TOUGH)), ("S2", fighter("F2", **TOUGH)))
    for name in ("G1", "G2", "G3"):
        play.german(f"give {name}", "order combat-air-patrol", "at E5", "range 1")
    play.soviet("give S1", "order bombing-run", "at E6", "give S2", "order escort")
    go(play)
    for name, die in [("G1", 6), ("G2", 4), ("G3", 2), ("S2", 1)]:
        play.force(f"first-choice {name}/1/0", die)
    play.german("place G1 E1", "place G2 E1", "place G3 E1").soviet("place S1 E12")
    assert play.events("stays-out") == []  # one escort cannot engage three
    assert named(play, "duels")[:2] == [("G1", "S2"), ("G2", "S1")]  # the fighter first, then the bomber
    assert play.offered(GERMAN) == ["shoot G3 S1", "shoot G3 S2"]
    play.german("shoot G3 S1")
    shots = [(e[0], e[1]) for e in play.events("fires")]
    assert (play.u("S1"), play.u("G2")) in shots and (play.u("S1"), play.u("G3")) not in shots


@pytest.mark.rule("barbarossa:a2a.9")
def test_ties_for_the_first_choice_are_rolled_for_and_rolled_again() -> None:
    one, two = bomber("B1", fortitude=[6, 6, 6], **TOUGH), bomber("B2", fortitude=[5, 5, 5], **TOUGH)
    ace = fighter("ACE", fortitude=[9, 9, 9], **TOUGH)
    play = brawl(("S1", one), ("S2", two), german=[ace, ace])
    play.force("first-choice G1/1/0", 4).force("first-choice G2/1/0", 4)
    play.force("first-choice G1/1/1", 2).force("first-choice G2/1/1", 3)
    play.soviet("place S1 E12", "place S2 E12")
    assert play.offered(GERMAN) == ["shoot G2 S1", "shoot G2 S2"]


@pytest.mark.rule("barbarossa:a2a.9")
def test_a_standing_instruction_chooses_the_weakest_or_strongest() -> None:
    one, two = bomber("B1", fortitude=[6, 6, 6], **TOUGH), bomber("B2", fortitude=[5, 5, 5], **TOUGH)
    for said, victim in [("1", "S2"), ("2", "S1")]:
        cards = [fighter("ACE", fortitude=[9, 9, 9], **TOUGH), fighter("WNG", fortitude=[8, 8, 8], **TOUGH)]
        play = sky(("G1", cards[0]), ("G2", cards[1]), ("S1", one), ("S2", two))
        play.german(f"instruct G1 duel {said}")
        for name in ("G1", "G2"):
            play.german(f"give {name}", "order combat-air-patrol", "at E5", "range 1")
        play.soviet("give S1", "order bombing-run", "at E6", "give S2", "order bombing-run", "at E6")
        go(play)
        play.german("place G1 E1", "place G2 E1").soviet("place S1 E12", "place S2 E12")
        assert named(play, "duels")[0] == ("G1", victim)


# --- patrols ---


@pytest.mark.rule("barbarossa:cap.1", "barbarossa:cap.3", "barbarossa:a2a.6", "barbarossa:airm.6")
def test_a_patrol_fights_in_the_first_hex_of_its_area_that_an_enemy_enters() -> None:
    play = sky(("G1", fighter(defense=30)), ("S1", bomber("BM2", **TOUGH)))
    play.german("give G1", "order combat-air-patrol", "at E5", "range 2", "duration 2")
    go(play).german("place G1 E1")
    assert play.g.u_hex[play.u("G1")] == play.h("E5")
    play.soviet("give S1", "order bombing-run", "at E4")
    go(play).soviet("place S1 E12")
    assert [e[2] for e in play.events("duels")] == [play.h("E7")]
    assert play.g.u_hex[play.u("G1")] == play.h("E5")  # still on station


@pytest.mark.rule("barbarossa:cap.3", "barbarossa:aa.3")
def test_a_path_outside_the_patrolled_area_is_left_alone() -> None:
    play = sky(("G1", fighter(defense=30)), ("S1", bomber("BM2")))
    play.german("give G1", "order combat-air-patrol", "at E5", "range 2", "duration 2")
    go(play).german("place G1 E1")
    play.soviet("give S1", "order bombing-run", "at H7")
    go(play).soviet("place S1 H12")
    assert play.events("air-combat") == []


@pytest.mark.rule("barbarossa:cap.2", "barbarossa:cap.1", "barbarossa:a2a.18")
def test_a_patrol_marks_a_box_each_turn_and_goes_home_when_its_duration_is_flown() -> None:
    play = sky(("G1", fighter()), ("S1", bomber("BM2")))
    play.german("give G1", "order combat-air-patrol", "at E5", "range 2")
    assert play.offered(GERMAN) == ["duration 1", "duration 2", "duration 3", "cancel"]
    play.german("duration 2")
    go(play).german("place G1 E1")
    u = play.u("G1")
    assert (play.g.turn, play.g.u_flown[u], play.g.u_hex[u]) == (2, 1, play.h("E5"))
    go(play)
    assert (play.g.turn, play.g.u_flown[u], play.g.u_hex[u]) == (3, 2, play.h("E5"))
    go(play)
    assert (play.g.turn, play.g.u_hex[u], play.g.u_prep[u]) == (4, AIRFIELD, 2)


@pytest.mark.rule("barbarossa:cap.2", "barbarossa:cap.3")
def test_a_patrol_whose_time_is_up_fights_nobody_on_its_last_step() -> None:
    play = sky(("G1", fighter()), ("S1", bomber("BM2")))
    play.german("give G1", "order combat-air-patrol", "at E5", "range 2", "duration 1")
    go(play).german("place G1 E1")
    play.soviet("give S1", "order bombing-run", "at E6")
    go(play).soviet("place S1 E12")
    assert play.events("air-combat") == [] and play.g.u_hex[play.u("G1")] == AIRFIELD


@pytest.mark.rule("barbarossa:a2a.8", "barbarossa:aa.1")
def test_flak_fires_before_the_combat_of_the_same_hex() -> None:
    field = Sky().watch("S80", "G6").plane("G1", fighter(defense=30)).plane("S1", bomber("BM2", defense=0))
    play = field.unit("G3", flak(), "E7").begin()
    play.german("give G1", "order combat-air-patrol", "at E5", "range 2", "duration 1")
    play.german("give G3", "order defend", "face 1", "range 1").soviet("give S1", "order bombing-run", "at E6")
    play.force("anti-aircraft G3 S1", 1, 6, 6, 6).force("fortitude-anti-aircraft S1", 6, 6)
    go(play)
    play.german("place G1 E1").soviet("place S1 E12")
    assert play.events("air-combat") == [] and play.g.u_hex[play.u("S1")] == AIRFIELD


@pytest.mark.rule("barbarossa:a2a.17", "barbarossa:a2a.1")
def test_a_combat_is_finished_before_the_next_hex() -> None:
    play = sky(("G1", fighter(defense=30)), ("S1", bomber("BM2", **TOUGH)), ("S2", bomber("BM3")))
    play.german("give G1", "order combat-air-patrol", "at E5", "range 2", "duration 3")
    go(play).german("place G1 E1")
    play.soviet("give S1", "order bombing-run", "at E4", "give S2", "order bombing-run", "at I3")
    go(play).soviet("place S1 E12", "place S2 I12")
    combat = next(i for i, e in enumerate(play.told) if e[2:] == (play.h("E7"), 1, -1, -1))
    home = next(i for i, e in enumerate(play.told) if i > combat and e[2] == play.u("S1") and e[3:] == (-1, -1, -1))
    moves = [i for i, e in enumerate(play.told) if e[2:5] == (play.u("S2"), play.h("I7"), play.h("I6"))]
    assert combat < home < moves[0]


# --- escorts ---


def escorted(enemies: int = 1, **values: Any) -> Play:
    """G1 to E8 with G2 as escort; Soviet fighters intercept G1."""
    card = fighter("FT2", **{**TOUGH, **values})
    planes = [(f"S{n + 1}", card) for n in range(enemies)]
    play = sky(("G1", bomber()), ("G2", fighter(defense=30)), *planes)
    play.german("give G1", "order bombing-run", "at E8", "give G2", "order escort", "duration 1")
    for name, _ in planes:
        play.soviet(f"give {name}", "order intercept", "target G1")
    go(play).german("place G1 E1")
    for name, _ in planes:
        play.soviet(f"place {name} E12")
    return play


@pytest.mark.rule("barbarossa:esc.1", "barbarossa:esc.2", "barbarossa:a2a.5", "barbarossa:a2a.7")
def test_an_escorted_unit_may_stay_out_and_goes_on_with_its_mission() -> None:
    play = escorted()
    assert play.offered(GERMAN) == ["stay-out G1", "join-in G1"]
    play.german("stay-out G1")
    assert named(play, "duels") in ([("G2", "S1")], [("S1", "G2")])
    assert [e[0] for e in play.events("fires") if e[0] == play.u("G1")] == []  # nothing is in E8 to be hit
    assert play.g.u_ap[play.u("G1")] == 1  # the bombs fell
    assert play.g.u_hex[play.u("G1")] == play.h("E8")


@pytest.mark.rule("barbarossa:a2a.5", "barbarossa:a2a.7")
def test_who_joins_in_loses_his_mission() -> None:
    play = escorted().german("join-in G1")
    while play.offered(SOVIET) and play.offered(SOVIET)[0].startswith("shoot"):
        play.soviet(play.offered(SOVIET)[0])
    assert play.u("G1") in [e[0] for e in play.events("mission-lost")]
    assert play.g.u_hex[play.u("G1")] == play.h("E8") and play.g.u_ap[play.u("G1")] == 1


@pytest.mark.rule("barbarossa:a2a.5", "barbarossa:esc.2")
def test_with_more_enemies_than_escorts_nobody_stays_out() -> None:
    play = escorted(2)
    assert not any(text.startswith("stay-out") for text in play.offered(GERMAN))
    assert play.events("stays-out") == []


@pytest.mark.rule("barbarossa:esc.3", "barbarossa:esc.5")
def test_an_escort_flies_as_its_ward_and_goes_home_with_it() -> None:
    play = sky(("G1", bomber()), ("G2", fighter()), ("S1", bomber("BM2")))
    play.german("give G1", "order bombing-run", "at E8", "give G2", "order escort", "duration 3")
    go(play).german("place G1 E1")
    paths = [[e[1:3] for e in play.events("moves") if e[0] == play.u(n)] for n in ("G1", "G2")]
    assert paths[0] == paths[1] and len(paths[0]) == 7
    assert play.g.u_duration[play.u("G2")] == 1
    go(play)
    assert [play.g.u_hex[play.u(n)] for n in ("G1", "G2")] == [AIRFIELD, AIRFIELD]


@pytest.mark.rule("barbarossa:esc.5", "barbarossa:esc.3")
def test_an_escort_whose_ward_turns_back_goes_with_it() -> None:
    field = Sky().watch("G80", "E10").plane("G1", bomber(defense=0)).plane("G2", fighter(defense=30))
    play = field.unit("S1", flak(), "E4").begin()
    play.german("give G1", "order bombing-run", "at E8", "give G2", "order escort", "duration 3")
    play.soviet("give S1", "order defend", "face 1", "range 1")
    play.force("anti-aircraft S1 G1", 1, 6, 6, 6).force("fortitude-anti-aircraft G1", 6, 6)
    go(play).german("place G1 E1")
    assert [play.g.u_hex[play.u(n)] for n in ("G1", "G2")] == [AIRFIELD, AIRFIELD]
    assert named(play, "turns-back") == [("G1", "-1")]


@pytest.mark.rule("barbarossa:esc.1")
def test_an_escort_without_a_ward_in_the_air_does_not_take_off() -> None:
    play = sky(("G1", bomber()), ("G2", fighter()), ("S1", bomber("BM2")))
    play.german("give G2", "order escort", "duration 3")
    go(play)
    assert play.g.turn == 2 and play.events("launches") == []


@pytest.mark.rule("barbarossa:esc.1", "barbarossa:intc.1")
def test_two_escorts_of_each_other_stay_at_home() -> None:
    play = sky(("G1", fighter()), ("G2", fighter("FT2")), ("S1", fighter("FT3")))
    play.german("give G1", "order escort", "duration 1", "give G2", "order escort", "duration 1")
    play.soviet("give S1", "order intercept", "target G1")
    go(play)
    assert play.g.turn == 2 and play.events("launches") == []


@pytest.mark.rule("barbarossa:a2a.3", "barbarossa:airb.11")
def test_a_departing_transport_only_appears_and_is_not_intercepted() -> None:
    play = sky(("G1", transport()), ("G2", paratroopers()), ("S1", fighter()))
    play.german("give G1", "order airborne-assault", "at E8", "give G2", "order airborne-assault")
    play.soviet("give S1", "order intercept")
    go(play).german("place G1 E1")
    assert play.events("air-combat") == [] and play.g.u_hex[play.u("G1")] == play.h("E1")
    assert play.g.u_hex[play.u("S1")] == AIRFIELD


@pytest.mark.rule("barbarossa:a2a.18")
@pytest.mark.parametrize(("flight", "rounds"), [(2, 1), (3, 2)])
def test_turns_of_patrol_and_rounds_of_combat_count_together(flight: int, rounds: int) -> None:
    """A box for the first turn on patrol; what is left are the rounds that it can fight in the second."""
    play = sky(("G1", fighter(defense=30, flight=flight)), ("S1", bomber("BM2", defense=30, flight=9)))
    play.german("give G1", "order combat-air-patrol", "at E5", "range 2", "duration 2")
    go(play).german("place G1 E1")
    play.soviet("give S1", "order bombing-run", "at E6")
    go(play).soviet("place S1 E12")
    assert len(play.events("air-combat")) == rounds
    assert [e[0] for e in play.events("low-on-fuel")] == [play.u("G1")] and play.g.u_hex[play.u("G1")] == AIRFIELD
