"""The odds shown, each against what is rolled for: which choices have odds, by which number, and with which chances."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from combat_helpers import hold, with_effect
from combat_table import TABLES, Halt, Table, fcard

from sandtable.games.combat.rules import odds
from sandtable.games.combat.rules.cards.effect_names import R_FIRE, R_MORALE, R_RALLY
from sandtable.games.combat.rules.cards.quiet import push_quiet_window
from sandtable.games.combat.rules.fire.fire_rules import fire_number
from sandtable.games.combat.rules.grenades.grenades import grenade_terms, push_throw
from sandtable.games.combat.rules.melee.melee import push_melee_attack
from sandtable.games.combat.rules.morale.morale import push_morale_check
from sandtable.games.combat.rules.morale.wounds import BY_FIRE, push_hit
from sandtable.games.combat.rules.sight.spotting import push_spotting
from sandtable.games.combat.screen.chances import Chances, Odds
from sandtable.games.combat.screen.screen import words_now
from sandtable.screens.shapes import Outlook

TENTH = Fraction(1, 10)


def numbers(found: Odds) -> list[int | None]:
    return [line.number for line in found.outlooks]


def chances(t: Table, seat: int = 0) -> Chances:
    assert t.game is not None
    t.g.frames = [frame for frame in t.g.frames if not isinstance(frame, Halt)]  # it cannot be copied
    return Chances(words_now(t.game), seat)


def odds_of(t: Table, *texts: str) -> Odds:
    """What is said of choices in notation."""
    assert t.game is not None and t.game.decision is not None
    decision = t.game.decision
    codes = [c for text in texts for c in decision.choices + decision.extras if t.game.notation(c) == text]
    assert len(codes) == len(texts), t.offered()
    return chances(t).of(codes)


def said(line: Outlook) -> dict[str, float]:
    return {say.key.removeprefix("combat-chance-").removeprefix("combat-"): number for say, number in line.chances}


@pytest.mark.rule("combat:7.10b")
def test_tries_before_an_order_are_tqcs() -> None:
    t = Table()
    t.put("taylor", "05.05", known=True)
    t.put("crowe", "05.06", known=True, morale="cautious")
    t.give_orders()
    assert numbers(odds_of(t, "try-smoke taylor", "try-smoke crowe")) == [6, 3]
    assert said(odds_of(t, "try-smoke taylor").outlooks[0]) == {"passes": 0.7, "fails": 0.3}


@pytest.mark.rule("combat:7.12b", "combat:7.16b", "combat:19.0e")
def test_orders_whose_roll_comes_at_the_end_of_the_turn() -> None:
    t = Table()
    t.put("taylor", "05.05", known=True, morale="cautious")
    t.put("jung", "05.09", order="hide")
    t.give_orders()
    orders = t.offered("order")
    assert numbers(odds_of(t, "order taylor plan")) == [5]
    rally = odds_of(t, "order taylor rally").outlooks
    assert [line.number for line in rally] == [6] and sum(said(rally[0]).values()) == pytest.approx(1)
    assert not odds_of(t, "order taylor hide").outlooks  # he is seen where he is
    assert not odds_of(t, "order taylor evade").outlooks and "taylor evade" in orders
    assert not odds_of(t, "order taylor plan", "order taylor rally").outlooks  # only when asked for one


@pytest.mark.rule("combat:12.0e", "combat:12.0g")
def test_odds_of_spotting_checks() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", "07.05", order="aimed-fire", known=False)
    t.act("able", 1)
    spot = next(text for text in t.offered() if text.startswith("spot"))
    line = odds_of(t, spot).outlooks[0]
    t.force(d10=[9])
    push_spotting(t.g, taylor, jung)
    t.run()
    assert t.rolls("spotting") == [(9, line.number)]
    assert line.number is not None and said(line) == pytest.approx(
        {"seen": min(10, line.number + 1) / 10, "unseen": 1 - min(10, line.number + 1) / 10}
    )
    assert line.thing == f"u:{jung}"


@pytest.mark.rule("combat:15.0g", "combat:15.0m", "combat:7.08g")
def test_odds_of_melee_attacks() -> None:
    for seen, order, number in ((True, "melee", 4), (False, "melee", 6), (True, "charge", 5)):
        t = Table()
        t.put("crowe", "05.05", order=order, known=seen)
        jung = t.put("jung", "05.05", order="melee")
        t.put("berger", "05.05", order="melee")  # whom to attack is asked only if there are two
        t.g.melees.append(t.hex("05.05"))
        t.g.f_draw = [fcard(1), fcard(2)]  # a Close Call and a Light Wound
        line = odds_of(t.act("able", 4), "attack jung").outlooks[0]
        hit = (number + 1) / 10
        assert line.number == number and line.thing == f"u:{jung}"
        assert said(line) == pytest.approx({"hits": hit, "close-call": hit / 2, "wounded": hit / 2})


@pytest.mark.rule("combat:15.0m", "combat:16.0a")
def test_odds_against_an_unknown_man_tell_nothing_of_him() -> None:
    t = Table()
    t.put("crowe", "05.05", order="melee", known=True)
    t.put("jung", "05.05", order="melee", known=False)
    t.put("berger", "05.05", order="melee", known=False)
    t.g.melees.append(t.hex("05.05"))
    t.act("able", 2)
    attack = next(text for text in t.offered() if text.startswith("attack"))
    assert list(said(odds_of(t, attack).outlooks[0])) == ["hits"]


@pytest.mark.rule("combat:7.09h", "combat:7.09i")
@pytest.mark.parametrize(("terrain", "lands"), [({}, 0.9), ({"06.04 06.05": "building"}, 0.6)])
def test_odds_of_a_grenade(terrain: dict[str, str], lands: float) -> None:
    t = Table(terrain)
    cragg = t.put("cragg", "05.05", known=True)
    t.put("jung", "08.05", order="aimed-fire")
    t.give_orders()
    found = odds_of(t, next(text for text in t.offered() if text.startswith("grenade cragg 08.05"))).outlooks
    assert said(found[0]) == pytest.approx({"lands": lands, "scatters": 1 - lands})
    number = found[1].number
    assert number == TABLES.man_grenade[t.g.m_man[cragg]]
    assert said(found[1]) == pytest.approx({"near": (number + 1) / 10, "far": 1 - (number + 1) / 10})


@pytest.mark.rule("combat:7.03d", "combat:13.0l")
@pytest.mark.parametrize("order", ["aimed-fire", "suppressive-fire"])
def test_suppressive_fire_only_shakes(order: str) -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order=order, known=True)
    jung = t.put("jung", "09.05", order="aimed-fire")
    t.g.f_draw = [fcard(1), fcard(2)]
    t.act("able", 2)
    shot = chances(t).shot(taylor, jung, 0, 1, None)
    assert shot.hit == TENTH * (fire_number(t.g, taylor, 0, jung) + 1)
    found = {say.key.removeprefix("combat-chance-"): number for say, number in shot.chances}
    if order == "aimed-fire":
        assert found == {"close-call": shot.hit / 2, "wounded": shot.hit / 2}
    else:
        assert found == {"check-only": shot.hit, "check-failed": shot.hit * odds.fail_chance(R_MORALE, 4)}


@pytest.mark.rule("combat:5.1.2a", "combat:5.1.2b")
def test_what_a_card_would_make_of_a_roll() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", "09.05", order="aimed-fire")
    bonus, sure, again = with_effect("bonus", 0, 2), with_effect("auto-pass", 0), with_effect("reroll", 0, 0)
    hold(t, bonus, sure, again)
    t.force(d10=[9])
    t.act("able", 2).play("fire jung weapon-1 1")
    number = fire_number(t.g, crowe, 0, jung)
    assert t.prompt == "before-roll" and t.game is not None
    found = chances(t).of(t.game.choices).outlooks
    by = {None if line.code is None else t.game.notation(line.code): said(line).get("passes", 0) for line in found}
    cards = {text.split()[1]: text for text in t.offered() if text.startswith("spend")}
    assert len(by) == 1 + len(cards) == 3
    assert sorted(by.values()) == pytest.approx([(number + 1) / 10, (number + 3) / 10, 1])
    assert [sum(term.value for term in line.terms) for line in found if line.terms] == [number, number + 2]


@pytest.mark.rule("combat:5.1.2a", "combat:19.0b")
def test_what_a_card_would_make_of_a_morale_check() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
    hold(t, with_effect("auto-pass", 28), with_effect("auto-fail", 28))
    push_morale_check(t.g, crowe, R_MORALE)
    t.run()
    assert t.game is not None and t.prompt == "before-roll"
    found = chances(t).of(t.game.choices).outlooks
    assert found[0].number == 4 and sum(said(found[0]).values()) == pytest.approx(1)
    assert said(found[0])["morale-cautious"] == pytest.approx(0.4)  # 5 to 8; a 9 is worse
    assert [said(line) for line in found[1:]] == [{"passes": 1}]


@pytest.mark.rule("combat:16.0a", "combat:5.1.2a", "combat:8.1c")
def test_odds_of_a_hit_and_of_another_wound_card() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
    hold(t, with_effect("redraw-wound"), with_effect("cancel-hit"))
    t.g.f_draw = [fcard(1), fcard(36), fcard(2), fcard(7)]  # the last is drawn first
    push_hit(t.g, crowe, BY_FIRE)
    t.run()
    assert t.game is not None and chances(t).has_any(t.game.choices)
    (line,) = chances(t).of(t.game.choices).outlooks
    assert line.code is None and said(line) == {"close-call": 0.25, "wounded": 0.5, "killed": 0.25}


def term_kinds(t: Table) -> list[str]:
    """Of the roll that is being asked about, as a card would have it rolled again or with its bonus."""
    assert t.game is not None
    frames = t.g.frames
    found = chances(t).of(t.game.choices).outlooks
    t.g.frames = frames
    assert found and found[0].number == sum(term.value for term in found[0].terms)
    return [term.kind for term in found[0].terms]


@pytest.mark.rule("combat:5.1.2a", "combat:15.0g", "combat:12.0e", "combat:7.09i", "combat:7.09h")
def test_a_roll_is_explained_by_the_procedure_that_asks_for_it() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="charge", known=True)
    jung = t.put("jung", "05.05", order="melee")
    hold(t, with_effect("bonus", 5, 2))
    push_melee_attack(t.g, crowe, jung)
    assert term_kinds(t.run()) == ["tq", "charge"]

    t = Table()
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", "11.05", order="hide", known=False)
    hold(t, with_effect("reroll", 6, 0))
    t.force(d10=[9])
    push_spotting(t.g, crowe, jung)
    assert {"tq", "spotting"} <= set(term_kinds(t.run()))

    t = Table({"06.04 06.05": "building"})
    cragg = t.put("cragg", "05.05", order="grenade", known=True)
    t.put("jung", "08.05", order="hide")
    hold(t, with_effect("reroll", 27, 2))
    t.force(d10=[2, 8])
    push_throw(t.g, cragg, t.hex("08.05"), TABLES.blast_name.index("mk-ii"))
    t.run()
    kinds = [term_kinds(t)]
    t.play("keep")
    kinds.append(term_kinds(t))
    assert kinds == [["lands", "out-of-sight"], ["skill", "order-terrain"]]


@pytest.mark.rule("combat:5.1.2a", "combat:19.0b")
def test_a_bonus_for_a_rally_is_a_term_of_its_own() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="rally", known=True, morale="shaken")
    hold(t, with_effect("bonus", 9, 3))
    push_morale_check(t.g, crowe, R_RALLY)
    t.run()
    assert t.game is not None and t.prompt == "before-roll"
    plain, spent = chances(t).of(t.game.choices).outlooks
    assert plain.number is not None and spent.number == plain.number + 3
    assert [term.kind for term in spent.terms] == [*(term.kind for term in plain.terms), "card-spent"]
    assert said(spent) != said(plain)


@pytest.mark.rule("combat:5.1.2a", "combat:19.0b")
def test_odds_of_a_card_that_rattles() -> None:
    t = Table()
    t.put("crowe", "05.05", known=True)
    t.put("jung", "09.05", order="hide")
    t.put("roth", "10.05", order="hide", morale="cautious")
    hold(t, with_effect("rattle"))
    push_quiet_window(t.g)
    t.run()
    lines = [odds_of(t, text).outlooks for text in t.offered() if text.startswith("spend")]
    assert sorted(line.number or 0 for (line,) in lines) == [4, 4]  # Jung; Roth's 5 is less by his Morale
    assert said(lines[0][0]) == pytest.approx(
        {"morale-bold": 0.1, "morale-normal": 0.4, "morale-cautious": 0.4, "morale-shaken": 0.1}
    )


@pytest.mark.rule("combat:7.11h", "combat:7.09h")
def test_odds_of_a_rifle_grenade() -> None:
    t = Table()
    donahue = t.put("donahue", "05.05", known=True)
    t.put("crowe", "05.06", known=True)
    jung = t.put("jung", "12.05", order="aimed-fire")
    t.put("roth", "14.05", order="aimed-fire")
    t.give_orders()
    assert numbers(odds_of(t, "try-rifle-grenade donahue")) == [4]
    t.force(d10=[0])
    t.play("try-rifle-grenade donahue")
    t.play("?order donahue rifle-grenade")
    aimed = next(text for text in t.offered() if text.startswith("aim") and "12.05" in text)
    lands, near = odds_of(t, aimed).outlooks
    assert said(lands) == pytest.approx({"lands": 0.9, "scatters": 0.1}) and near.thing == f"u:{jung}"
    assert near.number == sum(grenade_terms(t.g, donahue, t.hex("05.05"), jung, t.rules.rifle_blast))


def shot(t: Table, m: int, target: int, shots: int) -> tuple[Fraction, dict[str, Fraction]]:
    """Chance that a shot of the first Weapon hits its man, and what else is said."""
    assert t.game is not None
    t.g.frames = [frame for frame in t.g.frames if not isinstance(frame, Halt)]  # it cannot be copied
    attack = Chances(words_now(t.game), 0).shot(m, target, 0, shots, None)
    return attack.hit, {say.key.removeprefix("combat-chance-"): number for say, number in attack.chances}


@pytest.mark.rule("combat:13.0c", "combat:13.1a")
def test_odds_of_an_enemy_burst_into_a_full_hex() -> None:
    t = Table()
    taylor, cragg = (t.put(name, "08.05", known=True, order="aimed-fire") for name in ("taylor", "cragg"))
    schulz = t.put("schulz", "12.05", order="rapid-fire")
    t.run()
    sure = odds.pass_chance(t.g, R_FIRE, schulz, fire_number(t.g, schulz, 0, taylor))
    hit, said = shot(t, schulz, taylor, 3)
    assert hit == sure / 2  # every shot is for one of two, at random
    assert "any-hit" not in said  # a man who falls changes what follows
    t.g.m_hex[cragg] = t.hex("01.01")
    hit, said = shot(t, schulz, taylor, 3)
    assert hit == sure and said["any-hit"] == odds.burst_chance(t.g, schulz, 0, 3, sure)


@pytest.mark.rule("combat:22.0.O3a", "combat:13.1a")
@pytest.mark.parametrize(("hex", "shared"), [("10.05", 1), ("11.05", 2)])
def test_odds_where_chance_chooses_the_target(hex: str, shared: int) -> None:
    """Up to five hexes the player chooses; further away one of the two is drawn for the whole burst."""
    t = Table(pick_targets=True)
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", hex, order="aimed-fire")
    t.put("berger", hex, order="aimed-fire")
    t.act("able", 2)
    sure = odds.pass_chance(t.g, R_FIRE, taylor, fire_number(t.g, taylor, 0, jung))
    hit, said = shot(t, taylor, jung, 3)
    assert hit == sure / shared
    assert said["any-hit"] == odds.burst_chance(t.g, taylor, 0, 3, sure) / shared


@pytest.mark.rule("combat:17.4c", "combat:22.0.O3b")
@pytest.mark.parametrize("switch", [False, True])
def test_odds_with_a_prisoner_in_the_way(switch: bool) -> None:
    t = Table(pick_targets=switch)
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
    guard = t.put("jung", "08.05", order="hide")
    t.put("miller", "08.05", order="hide", guard=guard, known=True)
    t.act("able", 2)
    sure = odds.pass_chance(t.g, R_FIRE, crowe, fire_number(t.g, crowe, 0, guard))
    assert shot(t, crowe, guard, 1)[0] == (sure if switch else sure / 2)


@pytest.mark.rule("combat:7.16b", "combat:12.1i")
def test_odds_of_vanishing_are_those_of_a_man_who_hides() -> None:
    t = Table({"05.05": "depression"})
    taylor = t.put("taylor", "05.05", known=True)
    t.put("jung", "09.05")  # sees him as he stands, but not when he lies low
    t.give_orders()
    assert t.game is not None
    code = next(c for c in t.game.choices if t.game.notation(c) == "order taylor hide")
    lines: list[Any] = Chances(words_now(t.game), 0).of([code]).outlooks
    assert [line.number for line in lines] == [6]
    assert t.order(taylor) == "none"
