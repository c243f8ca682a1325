"""1. The Fate Cards: hands, reveals, rolls and die triggers."""

from __future__ import annotations

import pytest

from commander_play import asked, broken, happened, hex, notations, play, prompt, state, told, unit, view, where
from sandtable.commander.rules.names import CARDS_IN_DECK
from sandtable.games.combat_commander.files import load_scenario
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.errors import IllegalChoice
from sandtable.kernel.game import Game, new_game
from table import position

SHOT = ("order G-50", "?fire E6", "?base g.rifle-1", "?done", "?roll")


def first_patrol(seed: str = "7") -> Game:
    """A whole game, played to its first Turn with the first choice offered."""
    game = new_game(TITLE, load_scenario("first-patrol"), seed)
    while state(game).turn == 0:
        assert game.decision is not None
        game.play(game.decision.choices[0])
    return game


# --- decks and hands ---


@pytest.mark.rule("1a", "intro.1", "1.1a", "1.1b")
def test_each_player_has_his_nations_deck_and_a_hand_of_his_postures_size() -> None:
    g = state(first_patrol())
    for side, size in ((0, 4), (1, 6)):
        cards = g.hand[side] + g.draw[side] + g.discards[side]
        assert sorted(cards) == list(range(g.rules.nation[side] * CARDS_IN_DECK, g.rules.nation[side] * 72 + 72))
        assert len(g.hand[side]) == size


@pytest.mark.rule("1c", "gloss.event", "1.7", "intro.4")
def test_a_hand_card_offers_its_order_and_nothing_of_its_lower_half() -> None:
    """G-69 is Advance / Light Wounds / Hero: no Hero can be called from the hand."""
    game = position("rifle E5", "rifle I9", axis_hand="G-69")
    assert notations(game) == ["order G-69", "pass"]


@pytest.mark.rule("1.2a", "1.2b", "1.2c")
def test_hands_are_secret_draw_piles_hidden_and_discards_open() -> None:
    game = position("rifle E5", "rifle I9", axis_hand="G-69 G-1", table={"axis": {"discards": ["G-9", "G-8"]}})
    mine, theirs = view(game, 0)["sides"][0], view(game, 1)["sides"][0]
    assert mine["hand"] == ["G-1", "G-69"]
    assert theirs["hand"] is None and theirs["hand_count"] == 2
    assert mine["discards"] == theirs["discards"] == ["G-9", "G-8"]
    for side in (mine, theirs):
        assert "draw" not in side and side["draw_count"] == 68


@pytest.mark.rule("1.3", "gloss.dieroll", "1.9a")
def test_a_roll_is_the_top_card_of_the_rollers_own_deck_laid_on_his_discards() -> None:
    game = position("rifle E2 broken", "rifle I9", axis_hand="G-3", axis_draw="G-44")
    before = len(state(game).draw[1])
    game.play_text("order G-3")
    tables = state(game).rules.tables
    assert [tables.card_name[c] for c in state(game).discards[0]] == ["G-3", "G-44"]
    assert len(state(game).draw[1]) == before


@pytest.mark.rule("1.5c", "1.6b", "O14.1a")
def test_a_card_is_used_once_for_its_order_or_its_action() -> None:
    """G-50 is Fire / Smoke Grenades."""
    game = position("rifle E5, rifle C5", "rifle I9", axis_hand="G-19 G-50")
    play(game, "order G-19", "activate g.rifle-1", "play G-50 g.rifle-1 E5")
    names = state(game).rules.tables.card_name
    assert [names[c] for c in state(game).discards[0]] == ["G-19", "G-50"]
    assert not state(game).hand[0]


@pytest.mark.rule("1.6a", "5.2a", "O14.3a", "A24.1a", "intro.3")
def test_actions_are_played_in_either_turn_any_number_while_their_condition_holds() -> None:
    """Both Concealments of the inactive player against one attack, in the other's Turn."""
    game = position(
        "rifle E5", "rifle E6", axis_hand="G-50", allies_hand="R-27 R-64", axis_draw="4-1", allies_draw="1-3",
        map={"terrain": {"woods": "E6"}},
    )  # fmt: skip
    play(game, "order G-50")  # one shooter, one target: the rest needs no choice
    assert prompt(game) == "before-defence-roll" and asked(game) == "allies"
    play(game, "play R-27", "play R-64")
    assert told(game, "attack-reduced") == [["8"], ["6"]]


@pytest.mark.rule("1.6c", "A33.1")
def test_only_fire_serves_as_order_and_action() -> None:
    """R-52 is Fire / Light Wounds, R-20 is Move / Crossfire: only the first answers a move."""
    game = position("rifle D5", "rifle G5", axis_hand="G-19", allies_hand="R-52 R-20")
    play(game, "order G-19", "step E6")
    assert prompt(game) == "op-fire" and notations(game, "play") == ["R-52"]


@pytest.mark.rule("1.8a", "1.8b", "gloss.randomhex", "11.4b", "1.9.1.3c")
def test_a_random_hex_names_one_hex_and_checks_broken_weapons_of_both_sides_first() -> None:
    """G-1 shows A3: number 3 leaves both guns broken (Light MG fixes on 1-2), G-15 shows D1: number 1 mends both."""
    for card, name, mended in (("G-1", "A3", 0), ("G-15", "D1", 2)):
        game = position(
            "rifle E5 light-mg jammed, rifle E2 broken", "rifle I9 light-mg jammed", axis_hand="G-3",
            axis_draw=f"4-4 sniper, {card}", wide=True,
        )  # fmt: skip
        play(game, "order G-3")
        assert told(game, "random-hex") == [["axis", name]]
        assert happened(game).count("weapon-fixed") == mended


# --- rolls and triggers ---


@pytest.mark.rule("1.9b")
def test_dice_are_added_but_multiplied_for_targeting() -> None:
    game = position(
        "weapon-team E2 light-mortar", "rifle E6", axis_hand="G-50", axis_draw="4-3 event, G-11, 1-4",
        allies_draw="6-5",
    )  # fmt: skip
    play(game, "order G-50", "?fire E6", "?base g.light-mortar-1", "?done", "?none", "?roll")
    rolled = told(game, "rolled")
    assert rolled[0][2:] == ["targeting", "12"] and rolled[1][2:] == ["attack", "5"]


@pytest.mark.rule("1.9.1a", "1.9.1e", "gloss.trigger", "1.9.1.1a")
def test_a_trigger_is_played_out_before_the_roll_that_caused_it_counts() -> None:
    """The Rally Roll of 7 shows Event!; Elan (G-11) happens before the unit rallies."""
    game = position(
        "rifle E2 broken", "rifle I9", axis_hand="G-3", axis_draw="2-5 event, G-11", map={"terrain": {"woods": "E2"}}
    )
    play(game, "order G-3")
    order = happened(game)
    assert order.index("surrender-moved") < order.index("rallied")


@pytest.mark.rule("1.9.1c", "E42c", "1.9.1d")
def test_a_roll_inside_a_trigger_triggers_nothing() -> None:
    """Infiltration (G-54): its Support Roll and both rolls of the Melee in C1 (G-10) show Event! in vain."""
    game = position(
        "rifle E2 broken", "rifle C1, rifle I9", axis_hand="G-3",
        axis_draw="2-5 event, G-54, 3-4 event, G-10, 4-3 event", allies_draw="3-4 event", wide=True,
    )  # fmt: skip
    play(game, "order G-3")
    while prompt(game) == "support-item":
        play(game, notations(game)[0])
    play(game, "hex C1")
    assert [row[2] for row in told(game, "rolled")] == ["rally", "support", "melee", "melee"]
    assert happened(game).count("event") == happened(game).count("trigger") == 1


@pytest.mark.rule("1.9.1.1b")
def test_the_drawing_player_decides_even_in_the_others_turn() -> None:
    """The inactive Russian's Defence Roll shows Event!: Battle Harden (R-58) is his to give."""
    game = position("rifle E5", "rifle E6, rifle F6", axis_hand="G-50", axis_draw="1-4", allies_draw="2-5 event, R-58")
    play(game, *SHOT)
    assert asked(game) == "allies" and notations(game, "unit") == ["r.rifle-1", "r.rifle-2"]


@pytest.mark.rule("1.9.1.2a", "O20.3.3.1", "gloss.strict.exB", "gloss.stricta")
def test_jammed_breaks_every_firing_weapon_and_the_attack_goes_on() -> None:
    game = position("rifle E5 light-mg", "rifle E6", axis_hand="G-50", axis_draw="1-1 jammed", allies_draw="1-3")
    play(game, "order G-50", "?fire E6", "base g.rifle-1", "join g.light-mg-1", "done", "?roll")
    assert state(game).w_broken[0] == 1
    assert told(game, "attack-total") == [["8", "2"]]
    assert told(game, "defence")


@pytest.mark.rule("1.9.1.2b")
def test_jammed_means_nothing_on_any_other_roll() -> None:
    """A Targeting Roll, a Defence Roll and a Rally Roll of 1-1."""
    game = position("weapon-team E2 light-mortar", "rifle E6 light-mg", axis_hand="G-50", axis_draw="1-1 jammed")
    play(game, "order G-50", "?fire E6", "?base g.light-mortar-1", "?done")
    assert state(game).w_broken == [0, 0] and "trigger" not in happened(game)
    defence = position("rifle E5", "rifle E6 light-mg", axis_hand="G-50", axis_draw="1-4", allies_draw="1-1 jammed")
    play(defence, *SHOT)
    assert state(defence).w_broken == [0] and "trigger" not in happened(defence)


@pytest.mark.rule("1.9.1.3a", "1.9.1.3b")
def test_a_sniper_may_take_one_unit_in_or_next_to_the_hex_of_either_side_or_none() -> None:
    """G-63 shows M9: the Russian there, the German beside it; nobody two hexes off."""
    game = position(
        "rifle E2 broken, rifle M8 broken", "rifle M9 broken, rifle M7", axis_hand="G-3",
        axis_draw="4-4 sniper, G-63", wide=True,
    )  # fmt: skip
    play(game, "order G-3", "unit g.rifle-1")
    assert prompt(game) == "sniper" and asked(game) == "axis"
    assert notations(game) == ["unit g.rifle-2", "unit r.rifle-1", "none"]
    play(game, "unit r.rifle-1")
    assert where(game, "r.rifle-1") == "casualty"


@pytest.mark.rule("1.0", "E61")
def test_a_card_beats_the_rulebook_interrogation_shows_a_secret_hand() -> None:
    game = position("rifle E2 broken", "rifle I9", axis_hand="G-3", axis_draw="2-5 event, G-46", allies_hand="R-1 R-2")
    play(game, "order G-3")
    assert notations(game, "card") == ["R-1", "R-2"]
    assert view(game, 0)["sides"][1]["seen"] == ["R-1", "R-2"]


# --- 2. the map ---


@pytest.mark.rule("2.1a", "2.2.2a", "2.2.2c", "2.2.2b", "gloss.adjacent")
def test_compass_one_is_up_and_the_numbers_go_round_clockwise() -> None:
    game = position("rifle E5", "rifle I9")
    map = state(game).rules.map
    around = [map.hex_name(map.neighbours[hex(game, "E5") * 6 + d]) for d in range(6)]
    assert around == ["E4", "F4", "F5", "E6", "D5", "D4"]


@pytest.mark.rule("2.2.2b", "2.2.2a")
@pytest.mark.parametrize(
    ("card", "downwind"),
    [("G-13", "E4"), ("G-14", "F4"), ("G-15", "F5"), ("G-16", "E6"), ("G-17", "D5"), ("G-18", "D4")],
)
def test_an_event_reads_its_direction_off_the_compass(card: str, downwind: str) -> None:
    """The Breezes of these six cards blow in directions 1 to 6 and carry a Blaze along."""
    game = position(
        "rifle B2 broken", "rifle I9", axis_hand="G-3", axis_draw=f"2-5 event, {card}", table={"blaze": "E5"}
    )
    play(game, "order G-3")
    burning = {state(game).rules.map.hex_name(h) for h in range(90) if state(game).h_blaze[h]}
    assert burning == {"E5", downwind}


@pytest.mark.rule("2.1b")
def test_even_columns_lie_half_a_hex_lower() -> None:
    game = position("rifle E5", "rifle I9")
    map = state(game).rules.map
    around = [map.hex_name(map.neighbours[hex(game, "F5") * 6 + d]) for d in range(6)]
    assert around == ["F4", "G5", "G6", "F6", "E6", "E5"]


# --- 3. units ---


@pytest.mark.rule("3.2.1a", "3.2.1b", "gloss.breaka", "gloss.breakb", "3.2.4", "3.2.5", "gloss.breakc")
def test_breaking_turns_a_unit_over_twice_kills_it_and_a_rally_turns_it_back() -> None:
    """A Russian Rifle is 5-3-4 with Morale 8, broken 2-1-1 with Morale 6."""
    game = position("rifle E5", "rifle E6, rifle I9", axis_hand="G-50", axis_draw="6-5", allies_draw="1-1 jammed")
    play(game, *SHOT)
    assert broken(game, "r.rifle-1")
    shown = next(u for u in view(game)["units"] if u["tag"] == "r.rifle-1")["stats"]
    assert (shown["fp"], shown["range"], shown["move"], shown["morale"]) == (2, 1, 1, 6)
    again = position(
        "rifle E5", "rifle E6 broken, rifle I9", axis_hand="G-50", axis_draw="6-5", allies_draw="1-1 jammed"
    )
    play(again, *SHOT)
    assert where(again, "r.rifle-1") == "casualty"


@pytest.mark.rule("3.2.2", "3.2.3b")
def test_markers_and_weapon_stay_through_break_and_rally() -> None:
    game = position(
        "rifle E5",
        "rifle E6 light-mg veteran, rifle I9",
        axis_hand="G-50",
        axis_draw="6-6 time",
        allies_draw="1-1 jammed",
    )
    play(game, *SHOT)
    u = unit(game, "r.rifle-1")
    assert broken(game, "r.rifle-1") and state(game).u_flags[u] & 4 and state(game).u_weapon[u] == 0
    assert state(game).w_broken[0] == 0


@pytest.mark.rule("3.name")
def test_a_name_is_only_a_name() -> None:
    """Two Sergeants of the same row are the same in everything but their names."""
    tables = state(position("rifle E5", "rifle I9")).rules.tables
    a, b = tables.unit_type("germany/sgt-esser"), tables.unit_type("germany/sgt-ganz")
    for stat in (tables.unit_fp, tables.unit_range, tables.unit_move, tables.unit_morale, tables.unit_command):
        assert stat[a * 2 : a * 2 + 2] == stat[b * 2 : b * 2 + 2]


def test_an_illegal_choice_changes_nothing() -> None:
    game = position("rifle E5", "rifle I9", axis_hand="G-69")
    before = game.title.dump(game.state)
    with pytest.raises(IllegalChoice):
        game.play(12345)
    with pytest.raises(IllegalChoice):
        game.play_text("order G-1")
    assert game.title.dump(game.state) == before
