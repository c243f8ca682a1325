"""Hidden Status of whoever attacks (13.2)."""

from __future__ import annotations

import pytest
from combat_blasts import RIFLE
from combat_enemies import rules_told
from combat_table import Table

from sandtable.games.combat.rules import names, tell
from sandtable.games.combat.rules.cards.effect_names import E_SPOTTED
from sandtable.games.combat.rules.cards.effects import run_effect
from sandtable.games.combat.rules.grenades.grenades import push_throw
from sandtable.games.combat.rules.state import LIVE, REAL, SEEN
from sandtable.games.combat.screen.moments import moment_now
from sandtable.games.combat.screen.words import Words
from sandtable.texts import Texts


@pytest.mark.rule("combat:13.2a", "combat:12.0c")
def test_a_hidden_friendly_who_fires_in_sight_is_spotted() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="aimed-fire")
    t.put("jung", "08.05")
    t.force(d10=[8])
    t.act("able", 2).play("fire jung weapon-2 1")
    assert t.has(taylor, SEEN)


@pytest.mark.rule("combat:13.2a", "combat:8.2c", "combat:12.0c")
def test_unknown_watchers_are_looked_at_nearest_first() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="grenade", aim="08.05", flags=LIVE)
    jung = t.put("jung", "05.11", known=False)
    dummy = t.put("dummy-red-1", "05.07", known=False)
    t.force(d10=[0])
    t.act("able", 3)
    assert t.where(dummy) == "removed" and t.has(taylor, SEEN) and t.has(jung, REAL) and not t.has(jung, SEEN)


@pytest.mark.rule("combat:13.2c", "combat:AI.r05", "combat:8.2c")
def test_an_unknown_enemy_who_fires_is_known_and_a_dummy_is_gone() -> None:
    t = Table()
    t.put("taylor", "05.05", known=True, order="aimed-fire")
    jung = t.put("jung", "08.05", known=False, order="aimed-fire")
    t.force(d10=[8])
    t.act("red", 2)
    assert t.has(jung, SEEN) and len(t.told("fired")) == 1
    t = Table()
    t.put("taylor", "05.05", known=True, order="aimed-fire")
    dummy = t.put("dummy-red-1", "08.05", known=False, order="aimed-fire")
    t.act("red", 2)
    assert t.where(dummy) == "removed" and not t.told("fired")


@pytest.mark.rule("combat:13.2a")
def test_a_hidden_thrower_is_spotted() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="grenade", aim="08.05", flags=LIVE)
    t.put("jung", "08.05", order="aimed-fire")
    t.force(d10=[0, 9])
    t.act("able", 3)
    assert t.has(taylor, SEEN)


@pytest.mark.rule("combat:13.2c")
def test_an_unknown_who_throws_unseen_stays_unknown() -> None:
    for blocked in (True, False):
        t = Table({"09.05 09.06 08.06": "building"} if blocked else {})
        t.put("crowe", "08.05", known=True, order="hide")
        jung = t.put("jung", "10.05", order="grenade", aim="08.05", flags=LIVE, known=False)
        t.force(d10=[3, 9])
        t.act("red", 3)
        assert len(t.told("thrown")) == 1 and t.has(jung, SEEN) == (not blocked)


@pytest.mark.rule("combat:13.2a", "combat:9.8n")
def test_who_fires_a_rifle_grenade_is_spotted_before_those_it_alarms_draw_their_orders() -> None:
    t = Table(prepared=True)
    peters = t.put("peters", "02.05", order="rifle-grenade", aim="09.05")
    t.put("jung", "05.05", alert=False)  # 3 hexes from him, 4 from the explosion
    t.enemy_deck(10)  # in the Open, Normal: Evade 6 GC
    t.force(d10=[0, 0])  # where it should land; the Grenade Check
    push_throw(t.g, peters, t.hex("09.05"), RIFLE)
    t.run().done()
    assert t.has(peters, SEEN) and len(t.rolls("grenade-check")) == 1


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
        run_effect(t.g, E_SPOTTED, [names.ABLE])
        t.run()
    assert t.has(crowe, SEEN) and rules_told(t, "spotted") == {rule}
    assert t.game is not None
    event = next(e for e in t.game.events if e[0] == tell.SPOTTED)
    text = Texts("en").say(Words(t.g, moment_now(t.g)).event(event))
    assert ("seen by" in text) == seen_by and "nobody" not in text
