"""Grenades and explosions (14.2)."""

from __future__ import annotations

import pytest
from combat_blasts import MK_II
from combat_enemies import last_line, reinforce
from combat_helpers import machine_gun
from combat_table import TABLES, Halt, Table

from sandtable.games.combat.enemy.phase import enemy_phase
from sandtable.games.combat.rules import names, tell
from sandtable.games.combat.rules.cards.effect_names import R_MORALE
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.grenades.explosions import push_blast, push_explosions, shakes
from sandtable.games.combat.rules.morale.morale import push_morale_check
from sandtable.games.combat.rules.orders.men import duck_back, new_grenade, put_mark, reveal
from sandtable.games.combat.rules.state import DUCK_HELD, END_STEP, ENEMY_STEP, LIVE, WON, has
from sandtable.games.combat.screen.chances import Chances
from sandtable.games.combat.screen.log_lines import log_lines
from sandtable.games.combat.screen.screen import words_now
from sandtable.phrase import read_phrase
from sandtable.texts import Texts

STICK = TABLES.blast_name.index("stielhandgranate-24")


@pytest.mark.rule("combat:14.2m", "combat:11.02b")
def test_a_building_next_door_gives_no_modifier() -> None:
    for start, number in (("07.05", 4), ("06.05", 4 - 5)):
        t = Table({"08.05": "building"})
        t.put("taylor", start, order="grenade", aim="08.05", known=True, flags=LIVE)
        t.put("jung", "08.05", order="hide")
        t.force(d10=[0, 9])
        t.act("able", 3).done()
        assert t.rolls("grenade") == [(9, number)]


def goes_off(
    blast: int, near: bool, dice: list[int], wounds: tuple[str, ...] = (), order: str = "aimed-fire"
) -> tuple[Table, int]:
    """A grenade in a man's hex, at the end of the turn."""
    t = Table()
    m = t.put("crowe", "05.05", order=order, known=True)
    thrower = t.put("jung", "12.05")
    put_mark(t.g, new_grenade(t.g, blast, t.hex("05.05"), thrower), m, near)
    t.g.step = END_STEP
    t.wounds(*wounds)
    t.force(d10=dice)
    push_explosions(t.g)
    return t.run(), m


@pytest.mark.rule("combat:14.2a", "combat:14.2b", "combat:14.2x1", "combat:14.2x2", "combat:14.2c")
def test_near_and_far() -> None:
    t, _ = goes_off(MK_II, True, [5, 5, 5, 4])
    assert t.rolls("damage") == [(5, 4)] * 3
    t, _ = goes_off(MK_II, False, [5, 4])
    assert t.rolls("damage") == [(5, 2)]
    t, _ = goes_off(STICK, True, [5, 5, 5, 4])
    assert t.rolls("damage") == [(5, 3)] * 3
    t, m = goes_off(STICK, False, [2, 4, 4], ("light-wound",))
    assert t.rolls("damage") == [(2, 2)] and len(t.told("wound-card")) == 1
    assert t.g.m_wounds[m] == 1


@pytest.mark.rule("combat:14.2b", "combat:7.09l", "combat:14.2n", "combat:7.09m")
def test_order_and_terrain_modify_frag_and_no_rule_of_0() -> None:
    t, m = goes_off(STICK, True, [8, 8, 8, 4], order="hide")
    number = 3 + TABLES.order_terrain[17][0]
    assert t.rolls("damage") == [(8, number)] * 3
    t = Table({"05.05": "building"})
    m = t.put("cragg", "05.05", order="hide", known=True)
    put_mark(t.g, new_grenade(t.g, STICK, t.hex("05.05"), m), m, True)
    t.g.step = END_STEP
    t.force(d10=[0, 0, 0, 4])
    push_explosions(t.g)
    t.run()
    assert not t.told("hit") and t.rolls("damage")[0][1] < 0  # below 0 it cannot hit
    t = Table({"05.05": "rocks"})
    m = t.put("crowe", "05.05", order="hide", known=True)
    put_mark(t.g, new_grenade(t.g, MK_II, t.hex("05.05"), m), m, True)
    t.g.step = END_STEP
    t.wounds("light-wound")
    t.force(d10=[0, 9, 9, 4, 4])
    push_explosions(t.g)
    t.run()
    assert len(t.told("wound-card")) == 1  # (M) does not save him from a grenade


@pytest.mark.rule(
    "combat:14.2f", "combat:10.09j", "combat:14.2q", "combat:7.09k", "combat:10.09l", "combat:14.2d", "combat:4.0.5a"
)
def test_everybody_in_or_next_to_the_hex_takes_a_morale_check() -> None:
    t = Table()
    near = t.put("cragg", "05.04", order="aimed-fire", known=True)
    far = t.put("crowe", "05.07", order="aimed-fire", known=True)
    enemy = t.put("jung", "05.06", order="aimed-fire")
    new_grenade(t.g, MK_II, t.hex("05.05"), enemy)  # nobody is in the hex itself
    t.g.step = END_STEP
    t.force(d10=[3, 3])
    push_explosions(t.g)
    t.run()
    assert len(t.rolls("morale")) == 2 and not t.rolls("damage")
    assert t.g.smoke_hexes == [[t.hex("05.05")]] and not t.g.t_hex
    assert t.order(near) == "aimed-fire" and t.order(far) == "aimed-fire"


@pytest.mark.rule("combat:14.2g", "combat:4.0.5f", "combat:7.19f")
def test_a_failed_check_keeps_duck_back_into_the_next_turn() -> None:
    t = Table()
    failed = t.put("cragg", "05.05", order="aimed-fire", known=True)
    passed = t.put("crowe", "05.06", order="aimed-fire", known=True)
    enemy = t.put("jung", "12.05", order="duck-back")
    new_grenade(t.g, MK_II, t.hex("05.05"), enemy)
    t.force(d10=[8, 3])
    push_end_phase(t.g)
    t.run()
    assert t.order(failed) == "duck-back" and has(t.g, failed, DUCK_HELD)
    assert t.order(passed) == "none" and t.order(enemy) == "none"  # other Orders come off
    t.g.step = 4
    t.act("able", 1).play("activate cragg")
    assert t.order(failed) == "hide" and not has(t.g, failed, DUCK_HELD)


@pytest.mark.rule("combat:4.0.5f", "combat:14.2g")
def test_a_wound_at_the_end_of_the_turn_does_not() -> None:
    t = Table()
    m = t.put("crowe", "05.05", order="aimed-fire", known=True)
    put_mark(t.g, new_grenade(t.g, STICK, t.hex("05.05"), m), m, False)
    t.wounds("light-wound")
    t.force(d10=[0, 0, 0])  # hit; WMC; MC passed
    push_end_phase(t.g)
    t.run()
    assert t.order(m) == "none"


@pytest.mark.rule("combat:14.2h", "combat:14.2i")
def test_markers_stay_with_the_grenade() -> None:
    t = Table()
    stays = t.put("cragg", "05.05", order="hide", known=True)
    goes = t.put("taylor", "05.05", order="evade", known=True)
    comes = t.put("miller", "05.04", order="evade", known=True)
    grenade = new_grenade(t.g, MK_II, t.hex("05.05"), stays)
    put_mark(t.g, grenade, stays, True)
    put_mark(t.g, grenade, goes, True)
    t.act("able", 1).play("activate taylor", "move 06.05").done()
    assert t.g.mark_man == [stays]
    t.act("baker", 1).play("move 05.05").done()
    assert dict(zip(t.g.mark_man, t.g.mark_near, strict=True)) == {stays: 1, comes: 0}
    t.act("baker", 2).play("move 05.04").done()
    assert t.g.mark_man == [stays]


@pytest.mark.rule("combat:14.2e")
def test_grenades_make_no_crater_or_rubble() -> None:
    t = Table({"05.05": "building"})
    jung = t.put("jung", "12.05")
    new_grenade(t.g, MK_II, t.hex("05.05"), jung)
    t.g.step = END_STEP
    push_explosions(t.g)
    t.run()
    assert not any(t.g.h_made) and not t.rolls("rubble") and not t.rolls("crater")


@pytest.mark.rule("combat:14.2b")
def test_everybody_under_a_marker_suffers() -> None:
    t = Table()
    first, second = t.put("crowe", "05.05", order="aimed-fire"), t.put("brubaker", "05.05", order="aimed-fire")
    grenade = new_grenade(t.g, MK_II, t.hex("05.05"), first)
    put_mark(t.g, grenade, first, True)
    put_mark(t.g, grenade, second, False)
    t.g.step = END_STEP
    t.force(d10=[9] * 4 + [3, 3])
    push_explosions(t.g)
    t.run()
    assert [event[0] for event in t.told("damage")] == [first] * 3 + [second]


@pytest.mark.rule("combat:14.2n", "combat:11.01b", "combat:20.0d")
def test_artillery_wounds_men_who_hide_in_rocks() -> None:
    t = Table({"05.05": "rocks"})
    m = t.put("crowe", "05.05", order="hide", known=True)
    t.wounds("light-wound")
    t.force(d10=[0, 0, 9, 9, 9, 9, 3])
    push_blast(t.g, TABLES.blast_name.index("81mm"), t.hex("05.05"), 1, shell=True)
    t.run()
    assert t.g.m_wounds[m] == 1


@pytest.mark.rule("combat:14.2g", "combat:4.0.5f", "combat:20.0i")
def test_a_shell_in_the_end_phase_gives_no_duck_back_for_the_next_turn() -> None:
    """Only a grenade's MC does (14.2g)."""
    for held, step, kept in ((True, END_STEP, True), (False, END_STEP, False), (True, 4, False)):
        t = Table()
        crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
        t.g.step = step
        t.force(d10=[8])
        push_morale_check(t.g, crowe, R_MORALE, held=held)
        t.run()
        assert t.order(crowe) == "duck-back" and t.has(crowe, DUCK_HELD) == kept


@pytest.mark.rule("combat:14.2o", "combat:10.09f")
def test_no_grenade_is_thrown_where_a_comrade_has_come() -> None:
    t = Table()
    t.put("crowe", "08.05", known=True, order="hide")
    t.put("winter", "10.05", order="hide")
    wolff = t.put("wolff", "12.05", order="grenade", aim="10.05", flags=LIVE)
    t.act("blue", 3)
    assert not t.g.t_hex and not t.has(wolff, LIVE) and t.g.m_aim[wolff] == -1 and t.order(wolff) == "grenade"


@pytest.mark.rule("combat:14.2g", "combat:14.3l")
def test_an_assistant_who_still_ducks_back_is_not_given_his_operators_order() -> None:
    t = Table()
    operator = t.put("huber", "10.05", known=False)
    reveal(t.g, operator, 0)
    assistant = t.g.m_partner[operator]
    t.g.m_order[assistant] = names.DUCK_BACK
    t.g.m_flags[assistant] |= DUCK_HELD
    t.put("crowe", "05.05", known=True)
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    assert t.order(operator) == "aimed-fire" and t.order(assistant) == "duck-back"


@pytest.mark.rule("combat:14.2b", "combat:4.0.5a")
def test_every_grenade_has_its_own_markers() -> None:
    """The first goes off under the other two: theirs stay where they are."""
    t = Table()
    thrower = t.put("jung", "15.11")
    men = [t.put(name, hex, order="aimed-fire", known=True) for name, hex in
           (("cragg", "03.03"), ("crowe", "07.07"), ("miller", "11.03"))]  # fmt: skip
    for near, m in zip((False, True, False), men, strict=True):
        put_mark(t.g, new_grenade(t.g, MK_II, t.g.m_hex[m], thrower), m, near)
    t.g.step = END_STEP
    t.force(d10=[9, 3, 9, 9, 9, 3, 9, 3])  # Damage, then the MC, of each in turn
    push_explosions(t.g)
    t.run()
    assert [event[0] for event in t.told("damage")] == [men[0], men[1], men[1], men[1], men[2]]
    assert t.all_rolled() and not t.g.t_hex and not t.g.mark_man


@pytest.mark.rule("combat:14.2g", "combat:14.3l", "combat:4.0.5f")
def test_an_assistant_who_hides_with_his_operator_keeps_no_later_duck_back() -> None:
    """Both kept one from last turn. It is flipped for both; what comes after is taken off as any other."""
    t = Table()
    operator, assistant = machine_gun(t, "10.05", order="duck-back", flags=DUCK_HELD)
    t.g.m_flags[assistant] |= DUCK_HELD
    t.force(lot=[operator])  # he acts first
    t.act("red", 1)
    assert t.order(operator) == t.order(assistant) == "hide"
    t.g.impulse = 3
    duck_back(t.g, assistant, 0)
    push_end_phase(t.g)
    t.run()
    assert t.order(operator) == t.order(assistant) == "none"


@pytest.mark.rule("combat:14.2g", "combat:7.19e", "combat:15.0k")
@pytest.mark.parametrize(("name", "team"), [("crowe", "able"), ("jung", "red")])
def test_a_winner_who_already_ducks_back_hides_when_he_next_activates(name: str, team: str) -> None:
    t = Table()
    man = t.put(name, "05.05", order="duck-back", known=True, flags=WON | DUCK_HELD)
    t.act(team, 1).done()
    assert t.order(man) == "hide" and not t.has(man, WON)


@pytest.mark.rule("combat:14.2i")
def test_who_comes_onto_the_board_beside_a_live_grenade_is_under_it() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="grenade", known=True)
    new_grenade(t.g, MK_II, t.hex("08.05"), crowe)
    e = reinforce(t, "08.05", "soldat-berger")
    assert (t.g.mark_man, t.g.mark_near) == ([e], [0])


@pytest.mark.rule("combat:14.2i", "combat:14.3i")
def test_so_is_an_assistant_who_appears_beside_one() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="grenade", known=True)
    operator = t.put("huber", "08.05", known=False)
    new_grenade(t.g, MK_II, t.hex("08.05"), crowe)
    reveal(t.g, operator, 0)
    assert (t.g.mark_man, t.g.mark_near) == ([t.g.m_partner[operator]], [0])


@pytest.mark.rule("combat:14.2f")
def test_a_smoke_grenade_shakes_nobody() -> None:
    t = Table()
    assert [shakes(t.g, blast) for blast in (t.rules.smoke_blast, t.rules.grenade_blast[0])] == [False, True]


@pytest.mark.rule("combat:14.2o")
def test_the_log_says_that_a_comrade_is_in_the_way_of_a_grenade() -> None:
    """ "Enemy Characters will not target a hex with a grenade if that hex contains another Enemy Character." """
    t = Table()
    t.put("winter", "10.05", order="hide")
    t.put("wolff", "12.05", order="grenade", aim="10.05", flags=LIVE)
    t.act("blue", 3)
    assert "one of his own" in last_line(t, "made-safe")


@pytest.mark.rule("combat:14.2b", "combat:20.0d")
@pytest.mark.parametrize("blast", ["81mm", "mk-ii"])
def test_the_log_says_whom_a_damage_roll_is_for(blast: str) -> None:
    """Rolls are made for each Character in turn: which is whose must be seen."""
    t = Table()
    men = [t.put("crowe", "05.05", known=True), t.put("cragg", "05.05", known=True)]
    for m in men:
        t.g.tell(tell.PLACED, m, t.hex("05.05"))
    shell = blast == "81mm"
    frame = push_blast(t.g, TABLES.blast_name.index(blast), t.hex("05.05"), names.ENEMY, shell=shell)
    if not shell:
        frame.victims = [x for m in men for x in (m, 4, 4)]
    t.force(d10=[9] * 8)
    t.run().done()
    assert t.game is not None
    rolled = [line for line in log_lines(t.game, 0) if line["say"]["k"] == "combat-log-damage-rolled"]
    texts = [Texts("en").say(read_phrase(line["say"])) for line in rolled]
    assert ["Crowe" in text for text in texts] == [True] * 4 + [False] * 4 == ["Cragg" not in text for text in texts]
    assert {line["rule"] for line in rolled} == {"20.0" if shell else "14.2"}
    assert all(line["hexes"] == ["05.05"] for line in rolled)
    start = next(i for i, event in enumerate(t.game.events) if event[0] == tell.CHECKED)
    assert log_lines(t.game, 0, start)[0] == rolled[0]  # between the blast and the roll


@pytest.mark.rule("combat:14.2b", "combat:5.1.2a")
def test_who_may_roll_damage_again_is_told_whose_it_is() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", known=True)
    t.hand(4)  # Lucky Bounce
    push_blast(t.g, TABLES.blast_name.index("mk-ii"), t.hex("05.05"), names.ENEMY, shell=False).victims = [crowe, 1, 4]
    t.force(d10=[3])
    t.run()
    assert t.prompt == "after-roll" and t.game is not None
    t.g.frames = [frame for frame in t.g.frames if not isinstance(frame, Halt)]
    odds = Chances(words_now(t.game), 0)
    assert "Crowe" in Texts("en").say(odds.at_stake()[0])
    assert all("Crowe" in Texts("en").say(line.say) for line in odds.of(t.game.choices).outlooks)
