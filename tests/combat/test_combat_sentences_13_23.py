"""The rulebook's own sentences, one by one: fire, grenades, surrender, smoke and what follows (13.0 to 23.0)."""

from __future__ import annotations

import pytest
from combat_table import TABLES, Halt, Table

from sandtable.games.combat.rules import names, tell
from sandtable.games.combat.rules.cards.effect_names import E_SPOTTED, R_GRENADE, R_RALLY, R_THROW
from sandtable.games.combat.rules.cards.effects import roll_wind, run_effect
from sandtable.games.combat.rules.grenades.explosions import push_blast
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.sight.smoke import add_smoke, drift_smoke
from sandtable.games.combat.rules.state import AWAITS, DUCK_HELD, LIVE, REAL, SEEN, unmark
from sandtable.games.combat.screen.chances import Chances
from sandtable.games.combat.screen.inspection_beside import inspect_wind
from sandtable.games.combat.screen.log_lines import log_lines
from sandtable.games.combat.screen.moments import moment_now
from sandtable.games.combat.screen.screen import words_now
from sandtable.games.combat.screen.words import Words, rule_of
from sandtable.phrase import read_phrase
from sandtable.texts import Texts

# --- hidden status (13.2) ---


@pytest.mark.rule("combat:13.2a")
def test_who_kills_the_only_man_that_sees_him_was_seen_to_fire() -> None:
    """He fires while in LOS of an Enemy: that the shot kills this Enemy does not hide him."""
    t = Table()
    taylor = t.put("taylor", "05.05", order="aimed-fire")
    jung = t.put("jung", "08.05")
    t.force(d10=[0])
    t.wounds("head-wound", "head-wound")
    t.act("able", 2).play("fire jung weapon-2 1")
    assert t.where(jung) == "dead" and t.has(taylor, SEEN)


@pytest.mark.rule("combat:13.2a")
@pytest.mark.parametrize("flag", [SEEN | REAL, REAL])
def test_unknowns_are_checked_only_if_it_is_necessary(flag: int) -> None:
    """A man farther off is Known, or was confirmed before: nobody has to be looked at."""
    t = Table()
    taylor = t.put("taylor", "05.05", order="grenade", aim="08.05", flags=LIVE)
    t.put("jung", "12.05", known=False, order="aimed-fire", flags=flag)
    dummy = t.put("dummy-red-1", "05.07", known=False, order="aimed-fire")
    t.force(d10=[0])
    t.act("able", 3)
    assert t.has(taylor, SEEN) and t.where(dummy) == "05.07" and not t.told("dummy-removed")


# --- surrender (17.4) ---


@pytest.mark.rule("combat:17.4m")
def test_of_several_enemies_the_lowest_tq_guards_even_with_a_live_grenade() -> None:
    """17.4n speaks of Friendlies only."""
    t = Table()
    crowe = t.put("crowe", "05.05", order="evade", known=True)
    t.put("roth", "05.05", order="hide")
    krause = t.put("krause", "05.05", order="grenade", aim="08.05", flags=LIVE)
    t.g.m_morale[crowe] = names.ROUT
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.g.m_guard[crowe] == krause and t.order(krause) == "guard" and not t.has(krause, LIVE)


@pytest.mark.rule("combat:17.4b", "combat:14.2g")
def test_a_guard_who_still_ducks_back_can_be_relieved() -> None:
    """He is a Guard until a comrade who starts the turn in the hex takes over: whatever Order he has."""
    t = Table()
    guard = t.put("crowe", "05.05", order="duck-back", known=True, flags=DUCK_HELD)
    jung = t.put("jung", "05.05", order="duck-back", guard=guard)
    cragg = t.put("cragg", "05.05", known=True)
    t.give_orders().play("relieve cragg crowe")
    assert t.g.m_guard[jung] == cragg and t.order(guard) == "duck-back" and t.order(jung) == "none"
    t.play("order cragg evade")
    assert t.order(jung) == "evade" and t.order(guard) == "duck-back"


# --- smoke (18.0) ---


@pytest.mark.rule("combat:18.0f")
def test_every_turn_one_of_the_markers_that_are_left_is_removed() -> None:
    """A marker that was blown off the Board is none of them."""
    t = Table()
    t.run()
    t.g.wind = 0
    add_smoke(t.g, t.hex("05.02"), 4)
    states = []
    for turn in range(2, 9):
        t.g.turn = turn
        drift_smoke(t.g)
        states.append(([h for markers in t.g.smoke_hexes for h in markers if h >= 0], t.g.smoke_fading[:]))
    two = [t.hex("05.02"), t.hex("05.01")]
    assert states == [(two, [0]), (two, [0]), (two, [0]), (two, [1]), (two[:1], [1]), ([], []), ([], [])]


# --- what the log says, and by which rule ---


def rules_told(t: Table, name: str) -> set[str]:
    assert t.game is not None
    return {rule_of(t.g, event) for event in t.game.events if event[0] == tell.key(name)}


@pytest.mark.rule("combat:20.0d", "combat:14.2c")
@pytest.mark.parametrize(("blast", "rule", "why"), [("81mm", "20.0", "shell"), ("mk-ii", "14.2", "14.2")])
def test_who_is_hit_by_a_shell_is_not_hit_by_a_grenade(blast: str, rule: str, why: str) -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
    frame = push_blast(t.g, TABLES.blast_name.index(blast), t.hex("05.05"), names.ENEMY, shell=rule == "20.0")
    if rule == "14.2":
        frame.victims = [crowe, 1, 4]
    t.wounds("head-wound", "head-wound")
    t.force(d10=[0])
    t.run().done()
    assert [told[:2] for told in t.told("hit")] == [(crowe, tell.why(why))]
    assert rules_told(t, "hit") == rules_told(t, "exploded") == {rule}


@pytest.mark.rule("combat:22.0a")
@pytest.mark.parametrize("first", [0, 2])
def test_the_wind_is_told_by_the_number_on_the_compass(first: int) -> None:
    """The arrow points in the direction of the compass that the D6 shows."""
    t = Table(compass=[first] * names.TEAMS)
    t.run()
    t.force(d6=[5])
    roll_wind(t.g)
    words = Words(t.g, moment_now(t.g))
    assert t.g.wind == (first + 4) % 6 and words.event((tell.WIND, -1, t.g.wind)).args["direction"] == 5
    assert inspect_wind(words).notes[0].say.args["direction"] == 5
    assert inspect_wind(words).notes[0].rule == rule_of(t.g, (tell.WIND, -1, t.g.wind)) == "22.0"


@pytest.mark.rule("combat:17.4l", "combat:10.09h", "combat:10.12c")
def test_rules_of_what_enemies_roll_and_berserk_men_do() -> None:
    t = Table()
    crowe, jung = t.put("crowe", "05.05"), t.put("jung", "08.05")
    for purpose, ours, theirs in ((R_THROW, "7.09", "10.09"), (R_GRENADE, "7.09", "10.09"), (R_RALLY, "7.17", "10.12")):
        assert rule_of(t.g, (tell.CHECKED, -1, crowe, purpose, 3, 4)) == ours
        assert rule_of(t.g, (tell.CHECKED, -1, jung, purpose, 3, 4)) == theirs
    assert rule_of(t.g, (tell.NO_QUARTER, -1, crowe, jung)) == "17.4"


@pytest.mark.rule("combat:22.0.O4", "combat:13.0e")
def test_optional_4_no_odds_of_a_shot_at_a_man_whose_order_is_drawn_by_it() -> None:
    """His Order is drawn when he is fired on: nobody can say before how hard he is to hit."""
    t = Table(late_orders=True)
    t.put("taylor", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", "08.05", flags=AWAITS)
    t.act("able", 2)
    assert t.game is not None
    shots = [code for code in t.game.choices if t.game.notation(code).startswith("fire jung")]
    t.g.frames = [frame for frame in t.g.frames if not isinstance(frame, Halt)]  # it cannot be copied
    odds = Chances(words_now(t.game), 0)
    assert shots and not odds.of(shots).attacks and not odds.has_any(shots)
    unmark(t.g, jung, AWAITS)
    assert len(odds.of(shots).attacks) == len(shots) and odds.has_any(shots)


@pytest.mark.rule("combat:17.4a")
def test_the_log_tells_that_a_prisoner_is_shaken() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="evade", known=True)
    t.put("roth", "05.05", order="hide")
    t.g.m_morale[crowe] = names.ROUT
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.morale(crowe) == "shaken" and t.told("surrendered")
    assert [told[:3] for told in t.told("morale")] == [(crowe, names.SHAKEN, tell.why("17.4"))]


@pytest.mark.rule("combat:13.2a", "combat:12.0b")
@pytest.mark.parametrize(
    ("how", "rule", "seen_by"), [("shot", "13.2", True), ("check", "12.0", True), ("event", "23.0", False)]
)
def test_the_log_tells_by_which_rule_a_man_is_spotted(how: str, rule: str, seen_by: bool) -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="rapid-fire")
    t.put("jung", "08.05", order="aimed-fire")
    if how == "shot":
        t.force(d10=[9])
        t.act("able", 1).play("fire jung weapon-1 1")
    elif how == "check":
        t.force(d10=[0])
        t.act("red", 1)
    else:
        run_effect(t.g, E_SPOTTED, [names.ABLE], names.ENEMY)
        t.run()
    assert t.has(crowe, SEEN) and rules_told(t, "spotted") == {rule}
    assert t.game is not None
    event = next(e for e in t.game.events if e[0] == tell.SPOTTED)
    text = Texts("en").say(Words(t.g, moment_now(t.g)).event(event))
    assert ("seen by" in text) == seen_by and "nobody" not in text


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


@pytest.mark.rule("combat:13.0c", "combat:14.2b", "combat:5.1.2a")
@pytest.mark.parametrize("purpose", ["fire", "grenade"])
def test_at_a_window_the_man_whom_a_roll_is_for_is_named(purpose: str) -> None:
    """Of several in a hex each has a shot, or a grenade roll, of his own."""
    t = Table()
    t.put("taylor", "01.12")
    crowe, cragg = t.put("crowe", "05.05", known=True), t.put("cragg", "05.05", known=True)
    t.hand(4, 33)  # Lucky Bounce, Sun in His Eyes
    if purpose == "fire":
        t.put("jung", "08.05", order="aimed-fire")
        t.force(lot=[crowe, cragg], d10=[8])
        t.act("red", 2)
    else:
        t.put("wolff", "08.05", order="grenade", aim="05.05", flags=LIVE)
        t.force(d10=[0, 8, 8])
        t.act("blue", 3).play("keep", "keep")
    assert t.prompt == "after-roll" and t.game is not None
    t.g.frames = [frame for frame in t.g.frames if not isinstance(frame, Halt)]
    odds = Chances(words_now(t.game), 0)
    assert "Cragg" in Texts("en").say(odds.at_stake()[0])
    assert all("Cragg" in Texts("en").say(line.say) for line in odds.of(t.game.choices).outlooks)


@pytest.mark.rule("combat:13.0c")
@pytest.mark.parametrize("alone", [True, False])
def test_the_log_says_whom_each_shot_into_a_hex_is_for(alone: bool) -> None:
    t = Table()
    crowe, cragg = t.put("crowe", "05.05", known=True), t.put("cragg", "05.05", known=not alone)
    t.put("keller", "08.05", order="aimed-fire")  # three shots
    t.force(d10=[8] * 3, lot=[] if alone else [crowe, cragg, crowe, cragg])
    t.act("blue", 2).done()
    found = [told[0] for told in t.told("shot-for")]
    assert found == ([] if alone else [cragg, crowe, cragg]) and rules_told(t, "shot-for") <= {"13.0"}


@pytest.mark.rule("combat:7.09e")
def test_what_is_told_without_a_reason_has_the_rule_of_its_kind() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05")
    assert rule_of(t.g, (tell.TARGET_SHIFTED, -1, crowe, 5, -1, -1)) == "7.09"
