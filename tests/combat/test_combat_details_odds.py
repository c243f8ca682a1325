"""The odds shown, each against what is rolled for: which choices have odds, by which number, and with which chances."""

from __future__ import annotations

from fractions import Fraction

import pytest
from combat_helpers import hold, machine_gun, with_effect
from combat_table import TABLES, Halt, Table, fcard

from sandtable.games.combat.rules import odds
from sandtable.games.combat.rules.cards.effect_names import R_FIRE, R_MORALE, R_RALLY, R_SPOTTING, R_THROW
from sandtable.games.combat.rules.cards.quiet import push_quiet_window
from sandtable.games.combat.rules.fire.fire_rules import fire_number
from sandtable.games.combat.rules.grenades.grenades import grenade_terms, push_throw
from sandtable.games.combat.rules.melee.melee import push_melee_attack
from sandtable.games.combat.rules.morale.morale import push_morale_check
from sandtable.games.combat.rules.morale.wounds import BY_FIRE, push_hit
from sandtable.games.combat.rules.sight.spotting import push_spotting
from sandtable.games.combat.rules.state import set_ammo
from sandtable.games.combat.rules.values import FULL, troop_quality
from sandtable.games.combat.screen.chances import Chances, Odds
from sandtable.games.combat.screen.screen import words_now
from sandtable.kernel.title import SPECTATOR
from sandtable.screens.shapes import Outlook

NONE_LEFT = (0, 0, 0, 0, 0)
TENTH = Fraction(1, 10)


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


def numbers(found: Odds) -> list[int | None]:
    return [line.number for line in found.outlooks]


# --- one roll ---


@pytest.mark.rule("combat:2.0.R0a", "combat:2.0.R0b", "combat:2.0.R0c", "combat:13.0j", "combat:7.09h")
def test_the_chance_of_a_roll_by_its_number() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)
    g = t.g
    assert troop_quality(g, taylor, FULL) == 6
    expected = {-8: 0, -7: 0, -6: TENTH / 10, -1: TENTH * 6 / 10, 0: TENTH, 5: TENTH * 6, 9: 1}
    for need, chance in expected.items():
        assert odds.pass_chance(g, R_SPOTTING, taylor, need) == chance, need
    assert odds.pass_chance(g, R_FIRE, taylor, 9) == odds.pass_chance(g, R_FIRE, taylor, 12) == TENTH * 9  # a 9 misses
    assert odds.pass_chance(g, R_THROW, taylor, -1) == odds.pass_chance(g, R_SPOTTING, -1, -1) == 0


@pytest.mark.rule("combat:2.0.R0b")
def test_the_rule_of_0_counts_wounds_and_morale() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", wounds="light", morale="cautious", known=True)
    quality = troop_quality(t.g, taylor, FULL)
    assert quality < 6 and odds.pass_chance(t.g, R_SPOTTING, taylor, -1) == Fraction(quality, 100)


# --- bursts ---


def burst(t: Table, m: int, shots: int, slot: int = 0) -> Fraction:
    return odds.burst_chance(t.g, m, slot, shots, Fraction(1, 2))


@pytest.mark.rule("combat:13.0j", "combat:13.0k", "combat:13.1a")
def test_a_burst_ends_without_ammunition() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)
    half, miss = Fraction(1, 2), Fraction(4, 10)
    set_ammo(t.g, taylor, 0, 0)  # plenty: a first 9 leaves him Low, a second would end it
    assert burst(t, taylor, 1) == half
    assert burst(t, taylor, 2) == half + half * half
    assert burst(t, taylor, 3) == half + half * half + (half * half - TENTH * TENTH) * half
    set_ammo(t.g, taylor, 0, 1)
    assert burst(t, taylor, 2) == half + miss * half
    set_ammo(t.g, taylor, 0, 2)
    assert burst(t, taylor, 3) == 0


@pytest.mark.rule("combat:14.3d")
def test_with_an_assistant_it_takes_two_9s() -> None:
    t = Table()
    operator, assistant = machine_gun(t, "10.05")
    half, miss = Fraction(1, 2), Fraction(4, 10)
    set_ammo(t.g, operator, 0, 1)
    two = half + half * half
    three = two + (half * half - TENTH * TENTH) * half
    assert [burst(t, operator, shots) for shots in (1, 2, 3)] == [half, two, three]
    t.g.m_hex[assistant] = t.hex("16.12")
    assert burst(t, operator, 2) == half + miss * half


# --- wound cards ---


@pytest.mark.rule("combat:16.0a", "combat:5.1.3c", "combat:8.1c")
def test_wound_cards_by_what_lies_where() -> None:
    one = odds.Heap((2, 1, 0, 0, 0), (0, 0, 5, 0, 0))
    assert odds.wound_chances(one, False) == [Fraction(2, 3), Fraction(1, 3), 0, 0]  # discards stay where they are
    assert odds.wound_chances(one, True) == [1, 0, 0, 0]  # at least one of any two is a Close Call
    last = odds.Heap((0, 0, 0, 1, 0), (1, 0, 0, 0, 0))
    assert odds.wound_chances(last, True) == [1, 0, 0, 0]  # the second card comes from the discards
    assert odds.wound_chances(odds.Heap((0, 0, 0, 1, 0), NONE_LEFT), True) == [0, 0, 0, 1]  # there is no second card
    assert odds.wound_chances(odds.Heap(NONE_LEFT, NONE_LEFT), False) == [1, 0, 0, 0]
    mixed = odds.Heap((0, 0, 0, 0, 1), (1, 2, 0, 1, 0))
    assert odds.wound_chances(mixed, False) == [Fraction(1, 4), Fraction(2, 4), 0, Fraction(1, 4)]
    after = odds.Heap((1, 0, 0, 0, 1), (0, 0, 0, 1, 0))  # a Head Wound stays only if it comes twice: never
    assert odds.wound_chances(after, True) == [1, 0, 0, 0]


@pytest.mark.rule("combat:16.0a")
def test_a_spectator_knows_nothing_of_the_hand() -> None:
    t = Table()
    t.g.f_draw, t.g.hand, t.g.aside, t.g.f_discard = [fcard(1)], [fcard(2)], [fcard(36)], [fcard(5), fcard(53)]
    assert odds.heap_of(t.g, 0) == odds.Heap((1, 0, 0, 0, 0), (0, 0, 1, 0, 1))
    assert odds.heap_of(t.g, SPECTATOR) == odds.Heap((1, 1, 0, 1, 0), (0, 0, 1, 0, 1))


@pytest.mark.rule("combat:16.2a", "combat:16.2e", "combat:16.2f", "combat:16.0e")
def test_what_a_wound_would_mean_to_a_man() -> None:
    wounds = [Fraction(n, 10) for n in (4, 3, 2, 1)]
    expected = {
        ("crowe", ""): (4, 5, 0, 1),
        ("crowe", "light"): (4, 3, 2, 1),
        ("crowe", "bad"): (4, 0, 3, 3),
        ("jung", ""): (4, 5, 0, 1),
        ("jung", "light"): (4, 3, 0, 3),
        ("jung", "bad"): (4, 0, 0, 6),
    }
    for (name, before), tenths in expected.items():
        t = Table()
        m = t.put(name, "05.05", wounds=before, known=True)
        held = t.g.m_wounds[m]
        t.g.frames = []
        assert odds.fates(t.g, m, wounds) == tuple(Fraction(n, 10) for n in tenths), (name, before)
        assert t.g.m_wounds[m] == held  # only asked


# --- which choices have odds, and by which number ---


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


# --- a roll and a hit with their windows (5.1.2) ---


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
