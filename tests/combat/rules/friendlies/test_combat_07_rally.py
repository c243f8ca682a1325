"""Rally (7.17), and how a routed Friendly runs."""

from __future__ import annotations

import pytest
from combat_friendlies import asked, one, open_to
from combat_table import TABLES, Table

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.morale.morale import rally_number
from sandtable.games.combat.rules.orders.order_rules import search_place
from sandtable.games.combat.rules.state import MOVE_BACK, set_ammo
from sandtable.games.combat.screen.why_not import why_not


@pytest.mark.rule("combat:7.17g")
def test_a_routed_man_who_reaches_cover_out_of_sight_may_try_to_duck() -> None:
    for die, ducks in ((3, True), (9, False)):
        t = Table({"04.05": "trees"})
        t.put("taylor", "05.05", order="sprint", morale="rout", known=True, flags=MOVE_BACK)
        t.force(d10=[die])
        t.act("able", 1).play("move 04.05")
        assert "try-duck-back" in t.offered()
        t.play("try-duck-back")
        assert ("duck-back" in t.offered()) == ducks
    t = Table({"04.05": "trees"})
    t.put("taylor", "05.05", order="sprint", morale="rout", known=True, flags=MOVE_BACK)
    t.put("jung", "08.05")
    t.act("able", 1).play("move 04.05")
    assert "try-duck-back" not in t.offered()


@pytest.mark.rule("combat:7.17a")
def test_rally_from_cautious_down() -> None:
    for morale, ok in (("normal", False), ("cautious", True), ("shaken", True)):
        t, _ = one(morale=morale)
        t.give_orders()
        assert ("rally" in t.orders_of("taylor")) == ok


@pytest.mark.rule("combat:7.17b", "combat:7.17c", "combat:10.12c", "combat:2.0e", "combat:8.1b")
def test_what_modifies_a_rally() -> None:
    t = Table()
    m = t.put("crowe", "05.05", morale="shaken", wounds="light", order="rally")
    tq = TABLES.man_tq[t.g.m_man[m]]
    assert rally_number(t.g, m) == tq + TABLES.wound_tq[0]  # Wounds, not Morale
    taylor = t.put("taylor", "08.05", order="aimed-fire")  # LDR 3
    t.put("mayfield", "05.05", order="aimed-fire")
    assert rally_number(t.g, m) == tq + TABLES.wound_tq[0] + 1  # never more than +1
    assert rally_number(t.g, taylor) == 6  # his own Leadership is no help; Mayfield's (2) does not reach
    e = t.put("jung", "12.05", morale="shaken", wounds="light")
    assert rally_number(t.g, e) == 4 + TABLES.wound_tq[0] + TABLES.morale_tq[names.SHAKEN]


@pytest.mark.rule("combat:7.17b", "combat:10.12c", "combat:4.0.5m")
def test_rally_at_the_end_of_the_turn() -> None:
    t = Table()
    f = t.put("crowe", "05.05", order="rally", morale="shaken")
    e = t.put("jung", "12.05", order="rally", morale="cautious")
    other = t.put("taylor", "01.01", order="aimed-fire", morale="shaken")
    t.force(d10=[1, 1])
    push_end_phase(t.g)
    t.run()
    assert (t.morale(f), t.morale(e), t.morale(other)) == ("cautious", "normal", "shaken")


@pytest.mark.rule("combat:7.17g", "combat:6.0f", "combat:7.07a")
def test_a_routed_man_who_tries_to_duck_back_has_no_third_hex() -> None:
    t = Table({"04.04": "trees"})
    t.put("crowe", "06.05", known=True, order="sprint", morale="rout", flags=MOVE_BACK)
    t.force(d10=[9])
    t.act("able", 2).play("move 05.05", "move 04.04", "try-duck-back")
    assert t.prompt == "halt"


@pytest.mark.rule("combat:7.17a", "combat:7.13a", "combat:7.12a", "combat:7.15a")
def test_rally_reload_plan_search() -> None:
    t = Table()
    crowe, taylor = t.put("crowe", "05.05"), t.put("taylor", "05.06")
    assert not {"rally", "reload", "plan", "search"} & open_to(t, crowe) and "plan" in open_to(t, taylor)
    for morale, may in (("cautious", True), ("shaken", True), ("normal", False), ("bold", False)):
        t.g.m_morale[crowe] = names.MORALE_NAMES.index(morale)
        assert ("rally" in open_to(t, crowe)) == may
    set_ammo(t.g, crowe, 0, 1)
    assert "reload" in open_to(t, crowe)
    t.rules.search_hexes = [[t.hex("09.09")], [t.hex("05.05"), t.hex("05.07")]]
    assert "search" in open_to(t, crowe) and search_place(t.g, t.hex("05.07")) == 1
    t.g.found = [1]
    assert "search" not in open_to(t, crowe)


@pytest.mark.rule("combat:7.17a", "combat:14.3g")
def test_an_assistant_of_good_morale_does_not_rally_with_his_operator() -> None:
    weapon = next(TABLES.weapon_name[w] for w in range(len(TABLES.weapon_name)) if TABLES.weapon_belt[w])
    t = Table()
    operator = t.put("taylor", "05.05", morale="cautious")
    helper = t.put("cragg", "05.05")
    t.put("temple", "01.12")
    t.gun(weapon, operator)
    t.give_orders()
    assist = next(text for text in t.offered() if text.startswith("assist") and text.endswith("cragg"))
    t.play(assist, "order taylor rally", "order temple hide")
    t.force(d10=[3])
    push_end_phase(t.g)
    t.run()
    assert t.morale(operator) == "normal" and t.morale(helper) == "normal" and len(t.rolls("rally")) == 1


@pytest.mark.rule("combat:7.17g", "combat:7.07c")
def test_a_routed_sprinter_may_try_to_duck_in_the_first_hex_he_enters() -> None:
    for roll, may in ((0, True), (9, False)):
        t = Table({"09.06": "orchard"})
        crowe = t.put("crowe", "10.05", order="sprint", morale="rout", flags=MOVE_BACK, known=True)
        t.force(d10=[roll])
        t.act("able", 2).play("move 09.06")
        assert "try-duck-back" in t.offered() and "duck-back" not in t.offered()
        t.play("try-duck-back")
        assert ("duck-back" in t.offered()) == may and "try-duck-back" not in t.offered()
        if may:
            t.play("duck-back")
            assert t.order(crowe) == "duck-back" and t.where(crowe) == "09.06"
        else:
            t.play("move 08.05").done()
            assert t.order(crowe) == "sprint" and t.where(crowe) == "08.05"


@pytest.mark.rule("combat:7.17g")
def test_each_hex_of_cover_gives_him_another_try() -> None:
    t = Table({"09.06 08.05": "orchard"})
    t.put("crowe", "10.05", order="sprint", morale="rout", flags=MOVE_BACK, known=True)
    t.force(d10=[9])
    t.act("able", 2).play("move 09.06", "try-duck-back", "move 08.05")
    assert "try-duck-back" in t.offered()


@pytest.mark.rule("combat:7.17g")
def test_a_routing_man_in_sight_of_an_unknown_enemy_runs_on() -> None:
    for hex, tries in (("08.05", False), ("16.12", True)):
        t = Table({"04.05": "trees", "10.08 11.08 11.09 10.09": "orchard"})
        t.put("taylor", "05.05", order="evade", morale="rout", known=True, flags=MOVE_BACK)
        t.put("jung", hex, known=False, order="hide")
        t.act("able", 1).play("move 04.05")
        assert ("try-duck-back" in t.offered()) == tries


@pytest.mark.rule("combat:7.17c", "combat:2.0e")
def test_the_reach_of_a_leader_in_a_rally() -> None:
    """Sgt Taylor, LDR 3: at three hexes he helps, at four he does not."""
    for hex, bonus in (("08.05", 1), ("09.05", 0)):
        t = Table()
        t.put("taylor", "05.05", order="hide")
        t.put("crowe", hex, order="rally", morale="cautious")
        t.force(d10=[9])
        push_end_phase(t.g)
        t.run()
        assert t.rolls("rally") == [(9, 4 + bonus)]


def rallying(leader: str, at: str = "05.07") -> tuple[Table, int, int]:
    t = Table()
    crowe = t.put("crowe", "05.05", order="rally", morale="shaken", known=True)
    thomas = t.put("thomas", at, order="rally", morale=leader, known=True)
    push_end_phase(t.g)
    return t.run(), crowe, thomas


@pytest.mark.rule("combat:7.17c", "combat:2.0e")
def test_the_player_says_who_rallies_first_if_a_leader_is_among_them() -> None:
    t, crowe, thomas = rallying("rout")
    assert asked(t) == ("who-rallies", "7.17") and set(t.offered("activate")) == {"crowe", "thomas"}
    plain = rally_number(t.g, crowe)
    t.force(d10=[1, plain + 1])  # Thomas is Shaken, and leads again
    t.play("activate thomas")
    assert t.morale(thomas) == "shaken" and t.morale(crowe) == "cautious" and t.prompt == "halt"
    t, crowe, thomas = rallying("rout")
    t.force(d10=[plain + 1, 1])
    t.play("activate crowe")
    assert t.morale(thomas) == "shaken" and t.morale(crowe) == "shaken"


@pytest.mark.rule("combat:7.17c")
def test_where_it_makes_no_difference_it_is_not_asked() -> None:
    assert rallying("shaken")[0].prompt == "who-rallies"  # a 9 would rout him
    assert rallying("cautious")[0].prompt == "halt"
    assert rallying("rout", "05.08")[0].prompt == "halt"  # out of his reach


@pytest.mark.rule("combat:7.17f", "combat:17.2c")
@pytest.mark.parametrize(
    ("morale", "reason", "rule"), [("rout", "runs-back", "17.3"), ("berserk", "wrong-direction", "17.2")]
)
def test_why_he_may_not_go_that_way(morale: str, reason: str, rule: str) -> None:
    t = Table()
    t.put("taylor", "05.05", order="evade", known=True, morale=morale)
    t.act("able", 1)
    assert t.game is not None
    (note,) = why_not(t.game, 0, "h:05.04")
    assert (note.say.key, note.rule) == ("combat-why-" + reason, rule)
