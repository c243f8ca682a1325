"""The turn and its edges: cards that run out, quiet cards, set-up, the sides of the Board (4.0, 5.0, 9.5, 23.0)."""

from __future__ import annotations

import pytest
from combat_helpers import group, hold, turn, with_effect
from combat_table import TABLES, Table

from sandtable.games.combat.enemy.cup import team_can_come
from sandtable.games.combat.enemy.phase import LAST, fill_track
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.cards import TO_HAND, TO_WOUND, push_draw
from sandtable.games.combat.rules.cards.effect_names import E_REINFORCE
from sandtable.games.combat.rules.cards.quiet import push_quiet_window, quiet_choices
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.orders.moving import STAYS, side_beyond
from sandtable.games.combat.rules.rules import BOTTOM, LEFT, RIGHT, TOP
from sandtable.games.combat.rules.setup import deal_hand, place_captives, raise_squad
from sandtable.games.combat.rules.state import CAPTIVE, ORDER_STEP, RESERVE, SEEN, ammo, new_man, set_ammo, wounds
from sandtable.games.combat.rules.turn import DRAWING, EXCESS, PLAYING, CombatTurn, is_lost
from sandtable.kernel.choice import b_of


def subjects(t: Table) -> set[int]:
    """On whom the held card could be spent now."""
    return {b_of(code) for code in quiet_choices(t.g)}


# --- Step 1 (5.0) ---


@pytest.mark.rule("combat:4.0.1a", "combat:4.0.1b")
def test_with_planned_cards_nothing_need_be_drawn() -> None:
    for choice, cards in (("no-draw", 2), ("draw", 3)):
        t = Table()
        t.put("taylor", "05.05")
        t.put("crowe", "05.06")
        t.g.aside = [0, 1]
        t.g.f_draw = [c for c in t.g.f_draw if c > 1]
        turn(t, DRAWING).play(choice)
        assert t.prompt == "play-card" and len(t.g.hand) == cards and {0, 1} <= set(t.g.hand) and not t.g.aside


@pytest.mark.rule("combat:4.0.1d", "combat:5.1c")
def test_a_turn_without_any_card_left() -> None:
    t = Table()
    t.put("taylor", "05.05")
    t.put("crowe", "05.06")
    t.put("jung", "10.05", alert=False)
    t.g.f_draw, t.g.f_discard, t.g.hand = [], [], []
    turn(t, DRAWING)
    assert t.prompt == "orders" and t.g.f_played == -1
    t.g.e_display[0] = 0
    fill_track(t.g)
    assert t.g.initiative[names.ABLE] == LAST and t.g.track == [names.RED, names.ABLE]


@pytest.mark.rule("combat:4.0.1c", "combat:5.0c")
def test_six_cards_are_one_too_many() -> None:
    for cards, prompt in ((5, "play-card"), (6, "hand-limit")):
        t = Table()
        t.put("taylor", "05.05")
        hold(t, *range(cards))
        turn(t, EXCESS)
        assert t.prompt == prompt
    t.play(t.offered()[0])
    assert t.prompt == "play-card" and len(t.g.hand) == 5


@pytest.mark.rule("combat:5.1.2a", "combat:4.0.1d")
def test_one_card_is_left_to_play() -> None:
    steady = with_effect("steady", 1)
    for held, may in (((steady,), False), ((steady, 0), True)):
        t = Table()
        t.put("taylor", "05.05", morale="shaken")
        t.put("crowe", "05.06", morale="aggressive")
        hold(t, *held)
        turn(t, PLAYING)
        assert bool(t.offered("spend")) == may and (may or t.prompt == "orders")


@pytest.mark.rule("combat:5.1.3b", "combat:16.0a")
def test_a_draw_from_nothing_draws_nothing() -> None:
    for where in (TO_HAND, TO_WOUND):
        t = Table()
        t.g.f_draw, t.g.f_discard = [], []
        push_draw(t.g, 2, where)
        t.run()
        assert t.g.hand == [] and t.g.value == -1 and t.prompt == "halt"


# --- quiet cards (5.1.2) ---


@pytest.mark.rule("combat:5.1.2b")
def test_on_whom_quiet_cards_are_spent() -> None:
    t = Table({"05.05 05.09": "trees", "10.08 10.09 11.08": "building"})
    crowe = t.put("crowe", "05.05", known=True, wounds="light", morale="shaken", order="aimed-fire")
    cragg = t.put("cragg", "05.09", morale="aggressive", order="duck-back")
    jung = t.put("jung", "05.07")
    lang = t.put("lang", "07.07", known=False)
    t.put("berger", "13.10", known=False)  # out of sight of all
    held = t.put("miller", "05.07", known=True, wounds="light", morale="shaken", guard=jung, order="hide")
    set_ammo(t.g, cragg, 0, 1)
    set_ammo(t.g, held, 0, 1)
    for key, men in (
        ("steady", {crowe}),
        ("bandage", {crowe}),
        ("reload", {cragg}),
        ("spot", {lang}),
        ("vanish", set()),  # Jung sees him
        ("duck", {crowe}),
        ("rattle", {jung}),
    ):
        hold(t, with_effect(key))
        assert subjects(t) == men, key
    t.g.m_flags[jung] &= ~SEEN
    hold(t, with_effect("vanish"))
    assert subjects(t) == {crowe}
    hold(t, with_effect("duck"))
    t.g.step = ORDER_STEP
    assert subjects(t) == set()


@pytest.mark.rule("combat:5.1.2b", "combat:15.0h", "combat:16.2a")
def test_who_cannot_duck_back_by_a_card() -> None:
    for facts, may in (({}, True), ({"wounds": "bad bad"}, False), ({"order": "none"}, False)):
        t = Table()
        crowe = t.put("crowe", "05.05", **{"order": "evade", **facts})
        hold(t, with_effect("duck"))
        assert (subjects(t) == {crowe}) == may
        t.g.melees = [t.hex("05.05")]
        assert not subjects(t)


@pytest.mark.rule("combat:5.1.2b")
def test_what_quiet_cards_do() -> None:
    def spent(key: str, morale: str = "shaken") -> tuple[Table, int, int]:
        wall = " ".join(f"12.{row:02}" for row in range(1, 13))
        t = Table({"05.05": "trees", wall: "building"})
        crowe = t.put("crowe", "05.05", known=True, morale=morale, wounds="light", order="evade")
        taylor = t.put("taylor", "16.12", order="hide")
        jung = t.put("jung", "16.11" if key == "vanish" else "10.05", known=key != "spot", order="hide")
        set_ammo(t.g, crowe, 0, 2)
        hold(t, with_effect(key))
        t.force(d10=[9])
        t.act("able", 1)
        t.play(f"spend {next(text for text in t.offered('spend') if 'taylor' not in text)}")
        assert t.g.hand == [] and len(t.g.f_discard) == 1 and taylor == 2
        return t, crowe, jung

    t, crowe, _ = spent("reload")
    assert ammo(t.g, crowe, 0) == 0
    t, crowe, _ = spent("steady")
    assert t.morale(crowe) == "cautious"
    t, crowe, _ = spent("bandage")
    assert [wounds(t.g, crowe, kind) for kind in range(4)] == [0, 0, 1, 0]
    t, crowe, _ = spent("duck")
    assert t.order(crowe) == "duck-back"
    t, _, jung = spent("spot")
    assert t.has(jung, SEEN)
    t, crowe, _ = spent("vanish")
    assert not t.has(crowe, SEEN)
    t, _, jung = spent("rattle")
    assert t.rolls("morale") == [(9, 4)] and t.morale(jung) == "shaken"


@pytest.mark.rule("combat:5.1.2b", "combat:17.2a")
def test_steady_never_makes_berserk() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", morale="bold", order="hide")
    t.put("taylor", "05.06", morale="aggressive", order="hide")
    hold(t, with_effect("steady", 2))
    t.act("able", 1)
    assert len(t.offered("spend")) == 1
    t.play(f"spend {t.offered('spend')[0]}")
    assert t.morale(crowe) == "aggressive"


# --- set-up (23.0) ---


@pytest.mark.rule("combat:5.1.3d")
def test_a_hand_from_a_deck_that_is_too_small() -> None:
    t = Table()
    t.g.f_draw, t.g.f_discard, t.g.hand = [3, 4], [], []
    t.rules.hand_size = 4
    deal_hand(t.g)
    assert sorted(t.g.hand) == [3, 4]


@pytest.mark.rule("combat:23.0d", "combat:17.4o")
def test_a_captive_needs_a_guard_who_is_no_dummy() -> None:
    t = Table()
    dummy, lang = TABLES.man_name.index("dummy-red-1"), TABLES.man_name.index("soldat-lang")
    t.rules.captive_man = [TABLES.man_name.index("pvt-miller"), TABLES.man_name.index("pvt-peters")]
    t.rules.captive_hex = [t.hex("10.05"), t.hex("10.05")]
    t.g.cup = [dummy]
    place_captives(t.g)
    assert len(t.g.m_hex) == 1 and t.g.cup == [dummy]
    t.g.cup = [dummy, lang]
    place_captives(t.g)
    assert t.g.m_man[1] == lang and t.g.cup == [dummy] and t.has(1, SEEN)
    assert [t.g.m_guard[m] for m in (2, 3)] == [1, 1] and t.has(2, CAPTIVE) and t.has(3, CAPTIVE)


@pytest.mark.rule("combat:4.0.5j", "combat:23.0f")
def test_the_game_goes_on_while_somebody_can_act_or_will_come() -> None:
    t = Table()
    guard = t.put("jung", "10.05")
    held = t.put("miller", "10.05", guard=guard)
    helpless = t.put("crowe", "05.05", wounds="bad bad")
    assert is_lost(t.g)
    t.g.m_guard[held] = -1
    assert not is_lost(t.g)
    t.g.m_guard[held] = guard
    t.g.m_wounds[helpless] = 1
    assert not is_lost(t.g)
    t.g.m_wounds[helpless] = 2 << 4
    new_man(t.g, TABLES.man_name.index("sgt-taylor"), names.ABLE, RESERVE)
    assert not is_lost(t.g)


# --- the sides of the Board (9.5, A14) ---


def sides_beyond(hex: int, direction: int, cols: int, rows: int) -> list[int]:
    """Over which sides a step goes: from the column and row that it would lead to."""
    col, row = hex // rows, hex % rows
    low = col % 2  # every second column sits half a hex lower
    across, down = [(0, -1), (1, low - 1), (1, low), (0, 1), (-1, low), (-1, low - 1)][direction]
    found = []
    if not 0 <= col + across < cols:
        found.append(RIGHT if across > 0 else LEFT)
    if not 0 <= row + down < rows:
        found.append(TOP if down < 0 else BOTTOM)
    return found


@pytest.mark.rule("combat:9.5a", "combat:9.5b", "combat:9.5c")
@pytest.mark.parametrize("cols", [6, 7])
def test_over_which_side_a_step_leads(cols: int) -> None:
    """At a corner over the side of the map to the left or right, unless that is Neutral and the other is not (A14)."""
    neutral, enemy, friendly = names.NEUTRAL_EDGE, names.ENEMY_EDGE, names.FRIENDLY_EDGE
    for edge in ([neutral, enemy, neutral, friendly], [enemy, neutral, friendly, neutral], [enemy, friendly] * 2):
        t = Table(cols=cols, rows=5)
        t.rules.edge = edge
        for hex in range(t.rules.ground.size):
            for direction in range(6):
                sides = sides_beyond(hex, direction, cols, 5)
                if len(sides) == 2 and edge[sides[0]] == neutral and edge[sides[1]] != neutral:
                    sides.reverse()
                assert side_beyond(t.g, hex, direction) == (sides[0] if sides else STAYS), (hex, direction)


# --- Duck Back of a Friendly who runs ---


@pytest.mark.rule("combat:7.07b", "combat:11.0c")
def test_only_a_sprint_into_rough_terrain_ends_in_duck_back() -> None:
    for order, forced in (("evade", False), ("sprint", True)):
        t = Table({"05.04": "rocks"})
        crowe = t.put("crowe", "05.05", order=order, known=True)
        t.act("able", 1).play("move 05.04")
        assert ("duck-back" in t.offered()) == (not forced)
        t.done()
        assert (t.order(crowe) == "duck-back") == forced


@pytest.mark.rule("combat:6.0f", "combat:7.07a")
def test_no_hex_is_entered_twice_in_one_activation() -> None:
    t = Table()
    t.put("crowe", "05.05", order="sprint", known=True)
    t.act("able", 2).play("move 05.04")
    assert t.prompt == "second-hex" and "05.05" not in t.offered("move") and "05.03" in t.offered("move")


# --- Step 5 ---


@pytest.mark.rule("combat:7.14c", "combat:4.0.5b")
def test_a_medic_rolls_for_a_wounded_man_who_is_still_there() -> None:
    for wounds_of, hex, rolls in (("light", "05.05", 1), ("light-bandaged", "05.05", 0), ("light", "05.06", 0)):
        t = Table()
        temple = t.put("temple", "05.05", order="medical-aid")
        t.g.m_with[temple] = t.put("crowe", hex, order="hide", wounds=wounds_of)
        t.force(d10=[9] * rolls)
        push_end_phase(t.g)
        t.run()
        assert len(t.rolls("medical")) == rolls


# --- who comes, and when ---


@pytest.mark.rule("combat:23.0d", "combat:AI.r02")
def test_enemies_arrive_on_their_turn_and_on_no_other() -> None:
    for now, there in ((1, False), (2, True), (3, False)):
        t = Table()
        t.put("crowe", "05.05")
        t.g.cup = [TABLES.man_name.index("soldat-lang")]
        t.rules.enemy_arrivals = [group(t, "16.05", turn=2, alert=1)]
        t.g.turn = now
        frame = CombatTurn()
        frame.at = 0
        frame.enemy(t.g)
        assert (len(t.g.m_hex) == 3) == there and (not there or t.where(2) == "16.05")


@pytest.mark.rule("combat:AI.r02", "combat:9.1d")
def test_which_teams_can_still_come() -> None:
    t = Table()
    t.g.cup = [TABLES.man_name.index("soldat-lang"), TABLES.man_name.index("soldat-voigt")]
    t.g.turn = 2
    for turn_of, team, able in (
        (3, names.RED, [names.RED]),
        (3, -1, [names.RED, names.BLUE]),
        (2, -1, []),
        (3, names.WHITE, []),
    ):
        t.rules.enemy_arrivals = [group(t, "16.05", team=team, turn=turn_of, alert=1)]
        found = [x for x in range(names.FRIENDLY_TEAMS, names.TEAMS) if team_can_come(t.g, x)]
        assert found == able, (turn_of, team)
    t.rules.enemy_arrivals = []
    t.rules.event_effect[1] = [E_REINFORCE] * 10
    assert team_can_come(t.g, names.RED) and not team_can_come(t.g, names.WHITE)


@pytest.mark.rule("combat:23.0e", "combat:21.1a")
def test_the_first_man_of_a_team_carries_its_flares() -> None:
    t = Table()
    t.rules.flares = [2, 1, 0]
    t.rules.fixed_squad = 3
    raise_squad(t.g)
    assert [t.g.m_flares[m] for m in range(1, 13)] == [2, 0, 0, 1, 0, 0] + [0] * 6
    assert TABLES.man_name[t.g.m_man[1]] == "sgt-taylor" and len(t.g.m_man) == 13


@pytest.mark.rule("combat:5.1.2a")
def test_a_window_that_is_passed_closes() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", morale="shaken")
    hold(t, with_effect("steady"))
    push_quiet_window(t.g)
    t.run()
    assert t.prompt == "quiet"
    t.play("pass")
    assert t.prompt == "halt" and t.morale(crowe) == "shaken" and len(t.g.hand) == 1


# --- leaving the Board (A14) ---


@pytest.mark.rule("combat:9.5a", "combat:7.0c")
def test_friendlies_leave_where_the_scenario_lets_them() -> None:
    for hex, morale, sides in (("01.05", "normal", ["west"]), ("01.06", "normal", []), ("01.05", "berserk", [])):
        t = Table()
        t.rules.exits[t.hex("01.05") * 4 + LEFT] = 1
        crowe = t.put("crowe", hex, order="evade", known=True, morale=morale)
        t.act("able", 1)
        assert t.offered("exit") == sides
        if sides:
            t.play("exit west")
            assert t.where(crowe) == "left" and t.prompt == "halt"
