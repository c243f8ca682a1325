"""Deploy, Withdraw, Change Kill Zone, Towing."""

from __future__ import annotations

import pytest
from digs import GUNNERY, Site, flags, give, gun, lay, mine, rifles, trucks, turns, where, why
from field import Play, a_card

from sandtable.games.barbarossa.rules.names import AMBUSH, ANTI_INFANTRY, GERMAN, SOVIET
from sandtable.games.barbarossa.rules.state import (
    ABOARD,
    DEPLOYED,
    ENTRENCHED,
    HIDDEN,
    IN_BETWEEN,
    SUPPRESSED,
    TOWED,
)
from sandtable.games.barbarossa.rules.tell import TURNS


def withdrawn(hex: str = "E5", **values: object) -> Play:
    return Site().unit("G1", gun(), hex, 1, flags=0, **values).begin()


# --- Deploy ---


@pytest.mark.rule("barbarossa:dep.1", "barbarossa:dep.3")
def test_a_gun_fires_only_when_all_boxes_of_deploy_are_full() -> None:
    play = withdrawn()
    for order in ("defend", "open-fire", "suppression-fire"):
        assert why(play, "G1", order) == "not-deployed"
    turns(play, "G1", "deploy", "at E5", "face 4")
    assert why(play, "G1", "defend") == "not-deployed"
    assert flags(play, "G1") & DEPLOYED == 0
    turns(play, "G1", "deploy", "at E5", "face 4")
    assert flags(play, "G1") & (DEPLOYED | IN_BETWEEN) == DEPLOYED
    assert (why(play, "G1", "defend"), why(play, "G1", "deploy")) == ("fine", "is-deployed")
    assert play.g.u_facing[play.u("G1")] == 3


@pytest.mark.rule("barbarossa:dep.2")
def test_it_moves_into_the_named_hex_when_it_is_deployed() -> None:
    play = turns(withdrawn(), "G1", "deploy", "at E6", "face 1")
    assert where(play, "G1") == "E5"
    turns(play, "G1", "deploy", "at E6", "face 1")
    assert where(play, "G1") == "E6"
    assert "at E8" not in deploy_hexes(play)


def deploy_hexes(play: Play) -> list[str]:
    play.g.u_flags[play.u("G1")] = 0
    play.german("give G1", "order deploy")
    found = play.offered(GERMAN)
    play.german("cancel")
    return found


@pytest.mark.rule("barbarossa:dep.2", "barbarossa:wdr.2")
def test_who_is_blocked_stays_but_is_deployed() -> None:
    play = turns(withdrawn(), "G1", "deploy", "at E6", "face 1")
    give(play, "G1", "deploy", "at E6", "face 1")
    play.g.u_hex[play.u("S9")] = play.h("E6")
    play.commit()
    assert (where(play, "G1"), flags(play, "G1") & DEPLOYED) == ("E5", DEPLOYED)


@pytest.mark.rule("barbarossa:dep.2")
def test_enemies_who_come_into_one_hex_at_once_both_stay() -> None:
    play = Site().unit("G1", gun(), "E5", 1, flags=0).unit("S1", gun("SGN"), "E7", 1, flags=0).begin()
    for _ in range(2):
        give(play, "G1", "deploy", "at E6", "face 4")
        give(play, "S1", "deploy", "at E6", "face 1").commit()
    assert (where(play, "G1"), where(play, "S1")) == ("E5", "E7")


@pytest.mark.rule("barbarossa:dep.2", "barbarossa:mdet.1")
def test_it_finds_mines_and_hidden_enemies_where_it_goes() -> None:
    play = mine(withdrawn(), "E6", SOVIET, ANTI_INFANTRY, known=0)
    play.force("mine G1 E6/11", 1, 1, 6, 6, 6, 6)
    turns(play, "G1", "deploy", "at E6", "face 1", count=2)
    assert (where(play, "G1"), play.g.u_size[play.u("G1")]) == ("E6", 1)
    play = withdrawn()
    play.g.u_hex[play.u("S9")] = play.h("E6")
    play.g.u_flags[play.u("S9")] |= HIDDEN
    turns(play, "G1", "deploy", "at E6", "face 1")
    play.g.u_flags[play.u("S9")] |= HIDDEN
    play.g.u_order[play.u("S9")] = AMBUSH
    turns(play, "G1", "deploy", "at E6", "face 1")
    assert where(play, "G1") == "E5"
    assert flags(play, "S9") & HIDDEN == 0


@pytest.mark.rule("barbarossa:dep.5", "barbarossa:bridge.4c", "barbarossa:rbridge.2c", "barbarossa:glade.2b")
@pytest.mark.parametrize("where_", ["bridge", "railway-bridge", "glade"])
def test_artillery_deploys_neither_on_bridges_nor_in_a_glade(where_: str) -> None:
    site = Site().terrain("river", "E5") if where_ != "glade" else Site().terrain("forest-glade", "E5")
    if where_ != "glade":
        site.work(where_, "E5")
    site.exits("E5", "E6", "E4").road("E4", "E5", "E6")
    crew = a_card("MG", abilities=["deploys", "machinegun"], orders=GUNNERY)
    play = site.unit("G1", gun(), "E5", 1, flags=0).unit("G2", crew, "E5", 1, flags=0).begin()
    assert "at E5" not in deploy_hexes(play)
    assert "at E6" in deploy_hexes(play)
    play.german("give G2", "order deploy")
    assert "at E5" in play.offered(GERMAN)


@pytest.mark.rule("barbarossa:dep.4")
def test_withdraw_ends_the_deployed_state_at_once() -> None:
    play = Site().unit("G1", gun(), "E5", 1).begin()
    assert why(play, "G1", "defend") == "fine"
    turns(play, "G1", "withdraw", "at E5")
    assert (why(play, "G1", "defend"), why(play, "G1", "careful-movement")) == ("not-deployed", "not-withdrawn")
    turns(play, "G1", "wait")
    assert why(play, "G1", "defend") == "not-deployed", "it must be deployed again from the beginning"
    turns(play, "G1", "deploy", "at E5", "face 1")
    assert why(play, "G1", "defend") == "not-deployed"
    turns(play, "G1", "deploy", "at E5", "face 1")
    assert why(play, "G1", "defend") == "fine"


@pytest.mark.rule("barbarossa:wdr.1", "barbarossa:wdr.2", "barbarossa:wdr.3")
def test_a_gun_moves_only_when_all_boxes_of_withdraw_are_full() -> None:
    play = Site().unit("G1", gun(), "E5", 1).begin()
    assert why(play, "G1", "careful-movement") == "not-withdrawn"
    turns(play, "G1", "withdraw", "at E4")
    assert (where(play, "G1"), why(play, "G1", "careful-movement")) == ("E5", "not-withdrawn")
    turns(play, "G1", "withdraw", "at E4")
    assert (where(play, "G1"), why(play, "G1", "careful-movement")) == ("E4", "fine")
    assert why(play, "G1", "withdraw") == "is-withdrawn"


@pytest.mark.rule("barbarossa:wdr.4")
def test_who_has_begun_to_deploy_does_not_move() -> None:
    play = turns(withdrawn(), "G1", "deploy", "at E5", "face 1")
    turns(play, "G1", "wait")
    assert why(play, "G1", "careful-movement") == "not-withdrawn"
    assert why(play, "G1", "withdraw") == "fine"


# --- Change Kill Zone ---


@pytest.mark.rule("barbarossa:ckz.1", "barbarossa:ckz.2")
def test_a_deployed_gun_turns_in_step_7() -> None:
    play = Site().unit("G1", gun(), "E5", 1).begin()
    play.german("give G1", "order change-kill-zone")
    assert "face 1" not in play.offered(GERMAN)
    play.german("face 4").commit()
    assert play.g.u_facing[play.u("G1")] == 3
    assert flags(play, "G1") & DEPLOYED
    assert why(withdrawn(), "G1", "change-kill-zone") == "not-deployed"
    foot = Site().unit("G1", rifles(orders={"change-kill-zone": 0}), "E5").begin()
    assert why(foot, "G1", "change-kill-zone") == "out-of-kill-zone"


@pytest.mark.rule("barbarossa:ckz.3", "barbarossa:hid.sp.2")
def test_a_hidden_unit_turns_and_stays_hidden() -> None:
    play = Site().terrain("light-woods", "E5").unit("G1", gun(), "E5", 1).begin()
    turns(play, "G1", "ambush", "range 2")
    assert flags(play, "G1") & HIDDEN
    turns(play, "G1", "change-kill-zone", "face 4")
    assert flags(play, "G1") & HIDDEN
    assert (play.g.u_facing[play.u("G1")], play.g.u_reach[play.u("G1")]) == (3, 2)
    heard = [event[1] for event in play.told if event[0] == TURNS]
    assert heard == [1 << GERMAN], "nobody else hears of it"


@pytest.mark.rule("barbarossa:ckz.4")
def test_a_gun_in_a_trench_does_not_turn() -> None:
    play = Site().unit("G1", gun(), "E5", 1).begin()
    lay(play, "trench", "E5", 1)
    turns(play, "G1", "defend", "range 2")
    assert flags(play, "G1") & ENTRENCHED
    assert why(play, "G1", "change-kill-zone") == "in-trench"


# --- Towing ---


def convoy(size: int = 6) -> Play:
    return Site().unit("G1", gun(), "E5", 1, flags=0).unit("G2", trucks(), "E5", size=size).begin()


@pytest.mark.rule("barbarossa:tow.1", "barbarossa:tow.2")
def test_a_truck_takes_a_gun_in_tow_and_drives_it() -> None:
    play = turns(convoy(), "G2", "towing")
    assert play.g.u_hex[play.u("G1")] == ABOARD
    assert flags(play, "G1") & TOWED
    assert (why(play, "G1", "careful-movement"), why(play, "G1", "withdraw")) == ("is-carried", "is-carried")
    turns(play, "G2", "march", "step E6", "step E7")
    assert where(play, "G2") == "E7"
    turns(play, "G1", "deploy", "at E7", "face 1")
    assert where(play, "G1") == "E7"


@pytest.mark.rule("barbarossa:tow.1")
def test_the_towed_unit_must_be_in_the_same_hex_small_enough_and_made_for_it() -> None:
    assert why(convoy(), "G2", "towing") == "fine"
    assert why(convoy(2), "G2", "towing") == "nothing-to-tow"
    apart = Site().unit("G1", gun(), "E6", 1, flags=0).unit("G2", trucks(), "E5").begin()
    assert why(apart, "G2", "towing") == "nothing-to-tow"
    heavy = gun(abilities=["deploys"])
    assert why(Site().unit("G1", heavy, "E5", flags=0).unit("G2", trucks(), "E5").begin(), "G2", "towing") != "fine"


@pytest.mark.rule("barbarossa:tow.3")
def test_only_a_withdrawn_gun_is_towed() -> None:
    deployed = Site().unit("G1", gun(), "E5", 1).unit("G2", trucks(), "E5").begin()
    assert why(deployed, "G2", "towing") == "nothing-to-tow"
    turns(deployed, "G1", "withdraw", "at E5")
    assert why(deployed, "G2", "towing") == "nothing-to-tow", "it is not withdrawn yet"
    turns(deployed, "G1", "withdraw", "at E5")
    assert why(deployed, "G2", "towing") == "fine"


@pytest.mark.rule("barbarossa:tow.4")
def test_deploy_ends_the_towing_in_step_7() -> None:
    play = turns(convoy(), "G2", "towing")
    give(play, "G1", "deploy", "at E5", "face 1")
    give(play, "G2", "march", "step E6", "step E7").commit()
    assert (where(play, "G1"), where(play, "G2")) == ("E5", "E7")
    assert flags(play, "G1") & (TOWED | SUPPRESSED) == 0
