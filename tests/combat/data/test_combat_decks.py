"""The two decks: known cards to the letter, and the constraints on ours."""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable.games.combat.data.packs import load_tables
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.effect_names import EFFECT_NAMES, EFFECTS, effect_args
from sandtable.games.combat.rules.names import AIMED, EVADE, HIDE, RAPID, RUN_AND_GUN, SNEAK, SPRINT
from sandtable.games.combat.rules.tables import Tables

pytestmark = pytest.mark.once  # files and their readers: none of it is compiled

T: Tables = load_tables()
FRIENDLY = range(len(T.fcard_number))
ENEMY = range(len(T.ecard_serial))
MOVES = [RUN_AND_GUN, SNEAK, EVADE, SPRINT]
SHORT = {
    "RF": "rapid-fire", "AF": "aimed-fire", "SF": "suppressive-fire", "RG": "run-and-gun", "EV": "evade", "SN": "sneak",
    "SP": "sprint", "HD": "hide", "RY": "rally",
}  # fmt: skip
# written out here from the rulebook, not taken from the data
KNOWN = {
    10: (3, "AF G/AF G/AF G/AF/RY", "EV 66 GC/EV 66 GC/EV 66 GC/EV 22/EV 22 G", 33, 55),
    25: (7, "RF/RF G/SF/RY/RY", "RF/RF/RF/SF/SF", 22, 66),
    36: (23, "RF G/SF G/HD/HD/HD", "RF/EV 65/RG 65/RF/SN 32", 32, 56),
    37: (25, "RF G/RF CG/HD/HD/HD", "RF G/EV 56/SN 56/EV 22/SN 12", 32, 56),
    44: (63, "RF/AF/AF/RY/HD", "RG 65 C/AF C/AF/EV 32/SN 33", 33, 55),
}


def friendly(number: int) -> int:
    return T.fcard_number.index(number)


def enemy_rows(card: int) -> list[str]:
    """Rows in the shorthand above."""
    letters = {name: short for short, name in SHORT.items()}
    rows = []
    for order, dirs, checks in zip(T.ecard_order[card], T.ecard_dirs[card], T.ecard_letters[card], strict=True):
        rows.append(" ".join(part for part in (letters[names.ORDER_NAMES[order]], str(dirs or ""), checks) if part))
    return rows


# Friendly cards


@pytest.mark.rule("combat:5.1x2", "combat:5.1b")
def test_lucky_bounce() -> None:
    c = friendly(4)
    assert (T.fcard_name[c], T.fcard_type[c], T.fcard_initiative[c]) == ("lucky-bounce", names.DISCARD, [42, 52, 30])
    assert (T.fcard_effect[c], T.fcard_wound[c]) == ("reroll", names.CLOSE_CALL)
    assert T.fcard_args[c] == effect_args("reroll", ["grenade-attack", "both"])


def test_bad_shooting() -> None:
    c = friendly(6)
    assert (T.fcard_name[c], T.fcard_type[c], T.fcard_initiative[c]) == ("bad-shooting", names.ORDER, [4, 24, 60])
    assert (T.fcard_effect[c], T.fcard_args[c]) == ("ws", effect_args("ws", ["both", -1]))
    assert T.fcard_wound[c] == names.CLOSE_CALL


@pytest.mark.rule("combat:5.1x3")
def test_they_re_up_to_something() -> None:
    c = friendly(46)
    assert (T.fcard_name[c], T.fcard_type[c], T.fcard_initiative[c]) == ("up-to-something", names.ORDER, [44, 70, 36])
    assert (T.fcard_effect[c], T.fcard_args[c]) == ("event", effect_args("event", ["enemy"]))
    assert T.fcard_wound[c] == names.BAD_WOUND


def test_trip_and_medical_marvel() -> None:
    trip, marvel = friendly(25), friendly(42)
    assert (T.fcard_type[trip], T.fcard_effect[trip]) == (names.ORDER, "hide-only")
    assert T.fcard_args[trip] == [names.ABLE]
    assert (T.fcard_type[marvel], T.fcard_effect[marvel]) == (names.DISCARD, "auto-pass")
    assert T.fcard_args[marvel] == effect_args("auto-pass", ["medical"])


@pytest.mark.rule("combat:5.1.3e", "combat:5.1a")
def test_two_event_cards_without_initiative() -> None:
    events = [c for c in FRIENDLY if T.fcard_type[c] == names.EVENT]
    assert sorted(T.fcard_args[c] for c in events) == [effect_args("event", [side]) for side in ("friendly", "enemy")]
    for c in FRIENDLY:
        assert (c in events) == (T.fcard_initiative[c] == []) == (T.fcard_wound[c] == names.NO_WOUND)
    assert {T.fcard_type[c] for c in FRIENDLY} == {names.DISCARD, names.ORDER, names.EVENT}


@pytest.mark.rule("combat:5.1b")
def test_friendly_initiatives_are_even_and_differ_on_a_card() -> None:
    with_initiative = [T.fcard_initiative[c] for c in FRIENDLY if T.fcard_initiative[c]]
    assert len(with_initiative) >= 50
    for values in with_initiative:
        assert len(values) == len(set(values)) == 3
        assert all(value % 2 == 0 and 2 <= value <= 98 for value in values)
    uses = Counter(value for values in with_initiative for value in values)
    assert len(uses) == 49 and max(uses.values()) <= 5  # all even numbers below 99, evenly
    for team in range(3):
        assert 45 <= sum(values[team] for values in with_initiative) / len(with_initiative) <= 54
    assert len({tuple(values) for values in with_initiative}) == len(with_initiative)


def test_wound_bars_are_mixed() -> None:
    bars = Counter(T.fcard_wound[c] for c in FRIENDLY if T.fcard_wound[c] != names.NO_WOUND)
    total = sum(bars.values())
    for wound, share in [
        (names.CLOSE_CALL, 45), (names.LIGHT_WOUND, 30), (names.BAD_WOUND, 17), (names.HEAD_WOUND, 8),
    ]:  # fmt: skip
        assert abs(100 * bars[wound] / total - share) <= 2


def test_every_effect_of_a_card_is_known_and_fits_its_type() -> None:
    for c in FRIENDLY:
        assert T.fcard_effect[c] in EFFECT_NAMES
        when = EFFECTS[EFFECT_NAMES.index(T.fcard_effect[c])][1]
        assert (when == "discard") == (T.fcard_type[c] == names.DISCARD), T.fcard_name[c]
    discards = {key for key, when, _ in EFFECTS if when == "discard"}
    assert discards == {T.fcard_effect[c] for c in FRIENDLY if T.fcard_type[c] == names.DISCARD}


# Enemy cards


@pytest.mark.rule("combat:9.1b", "combat:9.1x4", "combat:9.1x5", "combat:9.1x6", "combat:9.1x7", "combat:9.1x8")
@pytest.mark.parametrize("serial", sorted(KNOWN))
def test_known_enemy_cards(serial: int) -> None:
    card = T.ecard_serial.index(serial)
    initiative, cover, in_open, rout, berserk = KNOWN[serial]
    assert T.ecard_initiative[card] == initiative
    assert enemy_rows(card) == cover.split("/") + in_open.split("/")
    assert (T.ecard_rout[card], T.ecard_berserk[card]) == (rout, berserk)


def test_what_is_known_of_card_14() -> None:
    rows = enemy_rows(T.ecard_serial.index(14))
    assert (rows[1], rows[2], rows[6]) == ("RG 55", "AF G", "SP 66")


def test_enemy_initiatives_are_odd_and_unique() -> None:
    assert len(ENEMY) >= 50
    assert sorted(T.ecard_serial) == list(range(1, len(ENEMY) + 1))
    assert sorted(T.ecard_initiative) == list(range(1, 100, 2))


@pytest.mark.rule("combat:9.1b")
def test_rows_are_well_formed() -> None:
    for card in ENEMY:
        assert len(T.ecard_order[card]) == len(T.ecard_dirs[card]) == len(T.ecard_letters[card]) == 10
        for order, dirs in zip(T.ecard_order[card], T.ecard_dirs[card], strict=True):
            assert (order in MOVES) == (dirs != 0)
            assert dirs == 0 or {dirs // 10, dirs % 10} <= {1, 2, 3, 4, 5, 6}
        assert {T.ecard_rout[card] // 10, T.ecard_rout[card] % 10} <= {2, 3}
        assert {T.ecard_berserk[card] // 10, T.ecard_berserk[card] % 10} <= {5, 6}
    assert {letters for card in ENEMY for letters in T.ecard_letters[card]} == {"", "C", "G", "CG", "GC"}


def test_enemies_have_habits() -> None:
    """In cover good men shoot and poor ones lie low; in the open good men shoot or go forward, poor ones go back."""
    fire = [AIMED, RAPID, names.SUPPRESSIVE]
    for row in range(10):
        orders = [T.ecard_order[card][row] for card in ENEMY]
        moving = [T.ecard_dirs[card][row] for card in ENEMY if T.ecard_order[card][row] in MOVES]
        shooting = sum(order in fire for order in orders)
        low = sum(order in (HIDE, names.RALLY) for order in orders)
        forward = sum(dirs // 10 in (5, 6) for dirs in moving)
        back = sum(dirs // 10 in (1, 2, 3) for dirs in moving)
        if row < 2:
            assert shooting > 30 and low == 0 and back == 0
        elif row == 2:
            assert shooting > 25 and 5 < low < 20
        elif row < 5:
            assert low > 20 and forward == 0
        elif row < 8:
            assert low <= 1 and forward > 15 and back <= 1
        else:
            assert back > 20 and forward <= 1


def test_early_cards_press_on() -> None:
    """The tempo of a card is its temper: advances in the open come early, hiding comes late."""
    early = [card for card in ENEMY if T.ecard_initiative[card] < 50]
    late = [card for card in ENEMY if T.ecard_initiative[card] > 50]

    def advances(cards: list[int]) -> int:
        return sum(T.ecard_order[c][r] in MOVES for c in cards for r in (5, 6, 7))

    assert advances(early) > 2 * advances(late)
