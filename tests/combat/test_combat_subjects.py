"""What a question is about, in Combat!: the man, his target, the hex and the numbers of the roll."""

from __future__ import annotations

import random
from typing import cast

import pytest
from combat_table import TABLES, Table

from sandtable.games.combat.rules.cards.effect_names import R_FIRE, R_GRENADE, R_MELEE, R_SPOTTING, R_THROW
from sandtable.games.combat.rules.fire.fire import push_fire
from sandtable.games.combat.rules.fire.fire_rules import fire_number
from sandtable.games.combat.rules.grenades.grenades import push_throw
from sandtable.games.combat.rules.melee.melee import melee_number, push_melee_attack
from sandtable.games.combat.rules.morale.wounds import BY_FIRE, push_hit
from sandtable.games.combat.rules.names import FRIENDLY, WOUND_NAMES
from sandtable.games.combat.rules.sight.spotting import push_spotting
from sandtable.games.combat.rules.state import State
from sandtable.games.combat.rules.verbs import ACTIVATE, MOVE, PLACE
from sandtable.games.combat.screen.screen import SCREEN
from sandtable.kernel.choice import a_of, verb_of
from sandtable.kernel.frame import Subject, subject_below, subject_now
from sandtable.kernel.game import new_game
from subjects import check_subject, check_tells_nothing, now

KEPT = 3  # decisions between two looks at what a subject tells


@pytest.mark.parametrize("name", ["first-patrol", "bring-them-back", "counterattack", "night-raid"])
def test_every_question_says_what_it_is_about(name: str) -> None:
    game = new_game(SCREEN.title, SCREEN.scenario(name), "subjects")
    game.keep_undo = False
    rng, kinds = random.Random(name), set()
    while game.decision is not None and len(game.decisions) < 700:
        decision, subject, g = game.decision, now(game), cast(State, game.state)
        check_subject(subject, len(g.m_hex), g.rules.ground.size)
        if len(game.decisions) % KEPT == 0:
            check_tells_nothing(game, "other")
        offered = {verb_of(code): a_of(code) for code in decision.choices}
        if decision.prompt == "who-acts":
            assert subject.units == [a_of(code) for code in decision.choices if verb_of(code) == ACTIVATE]
        if PLACE in offered:
            assert (subject.kind, subject.unit) == ("placing", offered[PLACE])
        if MOVE in offered:
            assert subject.kind == "activation" and subject.hex == g.m_hex[subject.unit]
        kinds.add(subject.kind)
        game.play(rng.choice(decision.choices + decision.extras[:3]))
    assert {"placing", "cards", "orders", "team", "activation"} <= kinds


# --- rolls, with what they belong to ---


def facing(*hand: int, order: str = "aimed-fire", hex: str = "05.05") -> tuple[Table, int, int]:
    """Crowe and an Enemy, with cards in hand."""
    t = Table()
    ours = t.put("crowe", hex, order=order, known=True)
    theirs = t.put("jung", "07.05", order="aimed-fire")
    t.hand(*hand)
    return t, ours, theirs


def asked(t: Table) -> tuple[Subject, Subject]:
    t.run()
    return subject_now(t.g), subject_below(t.g)


def test_a_shot_before_and_after_its_roll() -> None:
    t, crowe, jung = facing(3, 22)
    need = fire_number(t.g, crowe, 0, jung)
    push_fire(t.g, crowe, jung, 0, 2)
    roll, fire = asked(t)
    assert (roll.kind, roll.side, roll.unit) == ("roll", FRIENDLY, crowe)
    assert roll.numbers == {"purpose": R_FIRE, "need": need}
    assert (fire.kind, fire.unit, fire.units, fire.hex) == ("fire", crowe, [jung], t.hex("07.05"))
    assert fire.numbers == {"slot": 0, "shots": 1, "waiting": 0}
    t.force(d10=[9])
    t.play("roll")
    rolled = subject_now(t.g)
    assert (rolled.kind, rolled.numbers) == ("rolled", {"purpose": R_FIRE, "need": need, "die": 9})


def test_a_melee_attack() -> None:
    t, crowe, jung = facing(23, order="melee", hex="07.05")
    t.g.melees = [t.hex("07.05")]
    push_melee_attack(t.g, crowe, jung)
    roll, melee = asked(t)
    assert roll.numbers == {"purpose": R_MELEE, "need": melee_number(t.g, crowe)}
    assert (melee.kind, melee.unit, melee.units) == ("melee", crowe, [jung])


def test_a_look_at_an_unknown() -> None:
    t, crowe, _ = facing(7)
    stranger = t.put("berger", "08.05", order="hide", known=False)
    t.force(d10=[9])
    push_spotting(t.g, crowe, stranger)
    rolled, spotting = asked(t)
    assert (rolled.kind, rolled.unit, rolled.numbers["purpose"]) == ("rolled", crowe, R_SPOTTING)
    assert (spotting.kind, spotting.unit, spotting.units) == ("spotting", crowe, [stranger])


def test_a_grenade_in_the_air_and_on_the_ground() -> None:
    t, crowe, jung = facing(4, order="grenade")
    blast = TABLES.blast_name.index("mk-ii")
    t.force(d10=[1, 9])
    push_throw(t.g, crowe, t.hex("07.05"), blast)
    rolled, throw = asked(t)
    assert (rolled.numbers["purpose"], throw.kind, throw.unit, throw.units) == (R_THROW, "throw", crowe, [])
    t.play("keep")
    rolled, grenade = subject_now(t.g), subject_below(t.g)
    assert (rolled.kind, rolled.unit, rolled.numbers["purpose"]) == ("rolled", crowe, R_GRENADE)
    assert (grenade.kind, grenade.unit, grenade.units) == ("grenade", crowe, [jung])
    assert (grenade.hex, grenade.hexes) == (t.hex("07.05"), [t.hex("05.05")])
    assert grenade.numbers == {"blast": blast}


def test_a_wound_that_lies_there() -> None:
    t, crowe, _ = facing(2)
    t.wounds("light-wound")
    push_hit(t.g, crowe, BY_FIRE)
    wound, _ = asked(t)
    assert (wound.kind, wound.side, wound.unit) == ("wound", FRIENDLY, crowe)
    assert wound.numbers == {"wound": WOUND_NAMES.index("light-wound")}


def test_a_man_who_acts() -> None:
    t, crowe, _ = facing(order="evade")
    t.act("able", impulse=1)
    subject = subject_now(t.g)
    assert (subject.kind, subject.unit, subject.hex) == ("activation", crowe, t.hex("05.05"))
