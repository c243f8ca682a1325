"""Rarer kinds of special rules: the Initiative card that nobody holds, chits that both sides know, Weapons that lie on
the map, what is added to Sudden Death Rolls, reshuffled decks, rounds of a Weapon, tied Melees, who is not seen."""

from __future__ import annotations

from typing import Any

import pytest
from small_fights import begun, placed, scenario, standing
from phrases import said
from test_value_faults import faults

from commander_play import asked, hex, notations, play, prompt, state, told, unit, view
from sandtable.commander.rules import reasons
from sandtable.commander.rules.orders.melee import tie_winner
from sandtable.commander.rules.scenario.putting_down import place_reason
from sandtable.commander.rules.scenario.values import orders_a_turn
from sandtable.commander.rules.scenario.script import TURN
from sandtable.commander.rules.scenario.taking_up import takers_up
from sandtable.commander.rules.state import BROKEN, TIME_TRACK, State, other
from sandtable.commander.rules.time_advance import arrival_hexes, push_time_advance
from sandtable.commander.rules.victory import end_by_points, points, relocate
from sandtable.games.combat_commander.screen import SCREEN
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.title import SPECTATOR
from sandtable.screens.boards import Sheet
from sandtable.texts import Texts
from sandtable.kernel.game import Game
from sandtable.kernel.record import load_game
from table import position

FAR = "rifle I9"
RALLY: dict[str, Any] = {"axis_hand": "G-3", "axis_draw": "6-6 time"}  # a Recover whose roll shows Time!
FIRE = "G-51"


def rally(**more: Any) -> Game:
    return position("rifle E2 broken", FAR, **{**RALLY, **more})


# --- the Initiative card ---


def test_nobody_holds_the_initiative_card() -> None:
    """No roll is cancelled, and ties are won by whom the scenario names; an event may still give the card away."""
    held = rally(axis_draw="6-5", initiative="axis", ties="allies")
    held.play_text("order G-3")
    assert prompt(held) == "initiative-rally"
    game = rally(axis_draw="6-5", initiative="nobody", ties="allies")
    game.play_text("order G-3")
    assert prompt(game) == "turn" and view(game)["initiative"] == -1
    end_by_points(state(game), 4)
    assert (points(state(game)), state(game).winner) == (0, 1)
    later = [{"when": "turn", "effects": [{"side": "allies", "initiative": True}]}]
    game = rally(initiative="nobody", ties="allies", events=later)
    state(game).rules.happened(state(game), TURN, 0, -1, -1, 1)
    assert state(game).initiative == 1


def test_a_side_that_nobody_holds_the_card_for_is_asked_for_its_ties() -> None:
    assert faults(initiative="nobody") == ["ties: nobody holds the Initiative card: say who wins a tie"]
    assert faults(initiative="nobody", ties="axis") == []
    assert faults(initiative="nobody", ties="axis", first="initiative-chooses") == [
        "first: nobody holds the Initiative card"
    ]


# --- chits ---


def test_a_secret_chit_that_both_sides_share() -> None:
    """Both know it, nobody else does; it is counted once, when it is laid open."""
    data = scenario(shared_chits=["G"], allies={"secret_chits": ["B"]}, control={"2": "axis", "3": "axis"})
    game = begun(data)
    for seat, own in ((0, (["G"], None)), (1, (None, ["G", "B"])), (SPECTATOR, (None, None))):
        assert tuple(side["secret_chits"] for side in game.view(seat)["sides"]) == own
    assert [side["secret_count"] for side in game.view(SPECTATOR)["sides"]] == [1, 2]
    g = state(game)
    before = points(g)
    end_by_points(g, 4)
    assert sorted(view(game)["open_chits"]) == ["B", "G"] and g.secret_chits == [[], []]
    assert points(g) - before == value(g, "G") + value(g, "B") > 0


def value(g: State, letter: str) -> int:
    return g.rules.tables.chit_value[g.rules.tables.chit(letter)]


def test_shared_chits_are_laid_open_for_both_and_dealt_afresh_for_others() -> None:
    reveal = [{"when": "turn", "effects": [{"side": "axis", "reveal": True}]}]
    game = begun(scenario(shared_draws=2, axis={"secret_draws": 1}, events=reveal), "2")
    g = state(game)
    shared = g.secret_chits[1]
    assert len(shared) == 2 and g.secret_chits[0][:2] == shared and len(g.secret_chits[0]) == 3
    dealt = set()
    for n in range(20):
        for seat, known in ((0, g.secret_chits[0]), (1, shared), (SPECTATOR, [])):
            world = state(game.determinise(seat, str(n)))
            assert world.secret_chits[0][:2] == world.secret_chits[1] and len(set(world.secret_chits[0])) == 3
            whole = sorted(world.secret_chits[0] + world.chit_pool)
            assert whole == sorted(g.secret_chits[0] + g.chit_pool)
            assert seat == SPECTATOR or world.secret_chits[seat] == known
            dealt.add((seat, tuple(world.secret_chits[0])))
    assert len({chits for seat, chits in dealt if seat == SPECTATOR}) > 3 and len(dealt) > 20
    g.rules.happened(g, TURN, 0, -1, -1, 1)
    assert g.secret_chits == [[], []] and set(shared) <= set(g.open_chits)


def test_faults_of_shared_chits() -> None:
    assert faults(shared_chits=["Q1"]) == ["shared_chits.0: there is no Objective chit 'Q1'"]
    assert faults(axis={"secret_chits": ["G"]}, shared_chits=["G"]) == ["axis.secret_chits.0: chit G is named already"]
    assert "are to be drawn" in faults(shared_draws=99)[0]


def test_a_side_draws_a_secret_chit_in_play() -> None:
    event = [{"when": "turn", "side": "axis", "effects": [{"secret": 1}]}]
    game = standing("rifle E4", "rifle I1", events=event, table={"next_chits": ["G"]})
    g = state(game)
    g.rules.happened(g, TURN, 0, -1, -1, 1)
    assert game.view(0)["sides"][0]["secret_chits"] == ["G"] and game.view(1)["sides"][0]["secret_chits"] is None


# --- a Weapon that lies on the map ---

LIES = [{"weapon": "russia/heavy-mg", "hex": "E4", "broken": True}]


def passing(axis: str, allies: str = "rifle I1", **more: Any) -> Game:
    """The Axis passes, and its Turn ends."""
    game = standing(axis, allies, table={"axis": {"hand": ["G-3"]}, "allies": {"hand": ["R-3"]}}, lying=LIES, **more)
    assert next(w for w in view(game)["weapons"] if "lies" in w)["lies"] == "E4"
    return play(game, "discard G-3", "?done")


def test_a_weapon_that_lies_unmanned_on_the_map() -> None:
    """Its finder is asked at the end of his Turn, and what is taken up is as it lay."""
    game = passing("weapon-team E4, rifle E4, rifle C2")
    assert prompt(game) == "take-up"
    assert notations(game, "give") == ["r.heavy-mg-1 g.weapon-team-1", "r.heavy-mg-1 g.rifle-1"]
    assert len(notations(game, "give")) == 2
    again = load_game(TITLE, game.save())
    play(game, next(text for text in notations(game) if text.endswith("g.weapon-team-1")))
    g = state(game)
    w = g.u_weapon[unit(game, "g.weapon-team-1")]
    assert w >= 0 and g.w_broken[w] and not [1 for shown in view(game)["weapons"] if "lies" in shown]
    play(again, "none")
    assert [1 for shown in view(again)["weapons"] if "lies" in shown] and prompt(again) != "take-up"


@pytest.mark.parametrize(
    ("axis", "allies", "lies"),
    [
        ("rifle E4 light-mg", "rifle I1", LIES),  # no hands free
        ("rifle C2", "rifle E4", LIES),  # not his Turn
        ("rifle C2", "rifle I1", LIES),
        ("rifle E4", "rifle I1", [{**LIES[0], "side": "allies"}]),
    ],
)
def test_who_takes_up_no_weapon(axis: str, allies: str, lies: list[dict[str, Any]]) -> None:
    table = {"axis": {"hand": ["G-3"]}, "allies": {"hand": ["R-3"]}}
    game = standing(axis, allies, table=table, lying=lies)
    play(game, "discard G-3", "?done")
    assert (prompt(game), asked(game)) != ("take-up", "axis")


def test_nobody_takes_up_a_weapon_beside_an_enemy_or_broken() -> None:
    game = standing("rifle E4, rifle C2", "rifle I1", lying=LIES)
    g = state(game)
    finder = unit(game, "g.rifle-1")
    assert takers_up(g, 0, 0) == [finder] and takers_up(g, 1, 0) == []
    g.u_flags[finder] |= BROKEN
    assert takers_up(g, 0, 0) == []
    g.u_flags[finder] = 0
    relocate(g, unit(game, "r.rifle-1"), hex(game, "E4"))
    assert takers_up(g, 0, 0) == takers_up(g, 1, 0) == []


def test_faults_of_a_weapon_that_lies_on_the_map() -> None:
    assert faults(lying=LIES) == []
    assert faults(lying=[{"weapon": "russia/gun", "hex": "E4"}])[0].startswith("lying.0.weapon: ")
    assert faults(lying=[{**LIES[0], "hex": "Z9"}])[0].startswith("lying.0.hex: ")
    assert faults(lying=[{**LIES[0], "hex": "E4 E5"}]) == ["lying.0.hex: name one hex"]
    assert faults(lying=[{**LIES[0], "side": "nobody"}])[0].startswith("lying.0.side: ")
    assert faults(lying=LIES * 13) == ["lying: 13 is not within 0 to 12"]


# --- Sudden Death, decks, Orders ---


@pytest.mark.parametrize(("add", "over"), [(0, True), (1, False), (-1, True)])
def test_something_added_to_sudden_death_rolls(add: int, over: bool) -> None:
    """Time goes to 4, and 1-2 is rolled: 3."""
    more = {"rolls": [{"roll": "sudden-death", "add": add}]} if add else {}
    game = rally(time=3, sudden_death=2, table={"axis": {"reshuffle": [["1-2"]]}}, **more)
    play(game, "order G-3")
    assert game.over == over
    assert told(game, "sudden-death") == [[str(3 + add), "4"]]
    assert faults(rolls=[{"roll": "sudden-death", "add": 1, "hexes": "A1"}])[0].startswith("rolls.0: ")


def test_an_event_when_a_deck_is_reshuffled() -> None:
    """By whose deck it is."""
    for side, vps in (("axis", 3), ("allies", 0)):
        event = {"when": "reshuffle", "side": side, "effects": [{"side": "axis", "vp": 3}]}
        game = play(rally(events=[event]), "order G-3")
        assert (state(game).time, points(state(game))) == (1, vps)
    assert faults(events=[{"when": "reshuffle", "hexes": "A1", "effects": [{"end": True}]}])


def test_an_event_when_the_other_deck_is_reshuffled() -> None:
    event = {"when": "reshuffle", "side": "allies", "effects": [{"vp": 3}]}
    table = {"active": "allies", "allies": {"hand": ["R-1"], "draw": ["6-6 time"]}}
    game = position("rifle E2", "rifle I9 broken", table=table, events=[event])
    g = state(game)
    push_time_advance(g, 1)
    play(game, notations(game)[0])
    assert (g.time, points(g)) == (1, -3)


def test_more_than_six_orders_a_turn() -> None:
    game = standing(
        "rifle E4", "rifle I1", axis_side={"orders": 9}, values=[{"side": "axis", "since": 2, "orders": 12}]
    )
    assert orders_a_turn(state(game), 0) == 9
    state(game).time = 2
    assert orders_a_turn(state(game), 0) == 12
    assert faults(axis={"orders": 13}) == ["axis.orders: 13 is not within 1 to 12"]


# --- conditions ---


def whether(game_of: dict[str, Any], axis: str, allies: str, **more: Any) -> bool:
    """Does what hangs on a condition happen as a Turn begins?"""
    event = {"when": "turn", "effects": [{"side": "axis", "vp": 5}], "given": [game_of]}
    game = standing(axis, allies, events=[event], **more)
    g = state(game)
    before = g.score
    g.rules.happened(g, TURN, 0, -1, -1, 1)
    return g.score == before + 5


def test_a_condition_of_objectives_held() -> None:
    held = {"side": "axis", "holds": 2}
    assert whether(held, "rifle C2", "rifle I1", control={"1": "axis", "4": "axis"})
    assert not whether(held, "rifle C2", "rifle I1", control={"1": "axis", "4": "allies"})


def test_a_condition_of_more_units_somewhere_than_the_enemy() -> None:
    more = {"hexes": "E4 E5 E6", "occupied_by": "axis", "more": True}
    assert whether(more, "rifle E4, rifle E5", "rifle E6")
    assert not whether(more, "rifle E4", "rifle E6") and not whether(more, "rifle A1", "rifle I1")
    squads = {**more, "of": ["team"]}
    assert not whether(squads, "weapon-team E4", "rifle E6") and whether(squads, "weapon-team E4", "rifle I1")
    assert faults(
        events=[{"when": "turn", "effects": [{"side": "axis", "vp": 1}], "given": [{"more": True, "event": ""}]}]
    )


def test_a_condition_of_unbroken_units() -> None:
    sound: dict[str, Any] = {"side": "axis", "on_map": 2, "unbroken": True}
    assert whether(sound, "rifle E4, rifle E5", "rifle I1")
    there = {"hexes": "E4 E5", "occupied_by": "axis", "unbroken": True}
    for condition in (sound, there):
        event = {"when": "turn", "effects": [{"side": "axis", "vp": 5}], "given": [condition]}
        game = standing("rifle E4, rifle E5", "rifle I1", events=[event])
        g = state(game)
        g.u_flags[0] |= BROKEN
        g.u_flags[1] |= BROKEN
        before = g.score
        g.rules.happened(g, TURN, 0, -1, -1, 1)
        assert g.score == before


# --- Weapons, Melee, sight ---


def test_a_weapon_with_so_many_rounds() -> None:
    rules = [{"weapon": "light-mg", "rounds": 2}]
    table = {"axis": {"hand": [FIRE, "G-52"], "draw": ["1-2", "2-3"]}}
    game = standing("rifle E4 light-mg", "rifle E6", axis_side={"weapon_rules": rules, "orders": 3}, table=table)
    for card, left in ((FIRE, True), ("G-52", False)):
        play(game, f"order {card}")
        while prompt(game) not in ("turn", "next-order", "over"):
            play(game, notations(game)[0])
        assert (state(game).u_weapon[0] >= 0) == left
    rule = [{"weapon": "light-mg", "rounds": -1}]
    assert faults(axis={"weapon_rules": rule}) == ["axis.weapon_rules.0.rounds: -1 is not within 0 to 99"]


def test_a_miss_is_a_round_too() -> None:
    """A mortar whose only shell misses is gone."""
    rules = [{"weapon": "light-mortar", "rounds": 1}]
    table = {"axis": {"hand": [FIRE], "draw": ["1-2"]}}
    game = standing("weapon-team E2 light-mortar", "rifle E6", axis_side={"weapon_rules": rules}, table=table)
    play(game, f"order {FIRE}")
    while prompt(game) not in ("turn", "next-order", "over"):
        play(game, notations(game)[0])
    assert told(game, "targeting")[0][-1] == "0" and state(game).u_weapon[0] < 0


@pytest.mark.parametrize(("ties", "lost"), [("", [0, 1]), ("axis", [1]), ("allies", [0])])
def test_who_wins_a_tied_melee(ties: str, lost: list[int]) -> None:
    game = standing("rifle E4", "rifle E4", **({"melee_ties": ties} if ties else {}))
    winner = tie_winner(state(game), hex(game, "E4"))
    assert lost == ([other(winner)] if winner >= 0 else [0, 1])
    assert faults(melee_ties="nobody")


def test_who_comes_in_out_of_the_enemys_sight() -> None:
    """A unit from the Time Track, a hidden one, and a group that is set up."""
    wood = {"terrain": {"woods": "C3 C4 C5 D3 D4 D5"}}
    entries = [{"group": "main", "hexes": "A1-A8", "unseen": True}]
    side = {"units": [{"unit": "rifle", "space": 1}, {"unit": "rifle", "hex": "I1"}], "entries": entries}
    hidden = [{"unit": "rifle", "hexes": "A1-A8", "unseen": True}]
    game = standing("", "rifle G4", axis_side={**side, "hidden": hidden}, map=wood)
    g = state(game)
    late = next(u for u in range(len(g.u_hex)) if g.u_hex[u] == TIME_TRACK)
    names = [g.rules.map.hex_name(h) for h in arrival_hexes(g, late)]
    assert "A4" in names and "A1" not in names
    assert place_reason(g, g.rules.own.hidden[0], hex(game, "A4")) == reasons.OK
    assert place_reason(g, g.rules.own.hidden[0], hex(game, "A1")) == reasons.SEEN_BY_ENEMY
    paint = {
        "map": {"name": "b", "title": "B", "columns": 9, "rows": 8},
        **wood,
        "objectives": {"1": "A1", "2": "A5", "3": "E4", "4": "I5", "5": "I1"},
    }
    data = scenario(
        axis={"areas": [{"hexes": "A1-A8"}], "placing": [{"unseen": True}]},
        allies={"areas": [{"hexes": "G4 G5"}]},
        map_data=paint,
        setup=[{"side": "allies"}, {"side": "axis"}],
    )
    made = begun(data)
    while made.decision is not None and made.decision.seat == 1:
        made.play(made.decision.choices[0], 1)
    assert "A4" in placed(made) and "A1" not in placed(made)


def test_all_this_is_told_in_the_briefing_and_where_it_is_looked_at() -> None:
    data = scenario(
        initiative="nobody", ties="allies", melee_ties="axis", shared_chits=["G"], lying=LIES,
        rolls=[{"roll": "sudden-death", "add": 1}],
        events=[{"when": "reshuffle", "side": "axis", "effects": [{"side": "axis", "secret": 1}],
                 "given": [{"side": "axis", "holds": 2}, {"side": "axis", "on_map": 2, "unbroken": True}],
                 "unless": [{"hexes": "E4", "occupied_by": "axis", "more": True}]}],
        axis={"weapon_rules": [{"weapon": "light-mg", "rounds": 2}], "placing": [{"unseen": True}],
              "hidden": [{"unit": "rifle", "unseen": True}], "entries": [{"unseen": True}],
              "units": [{"unit": "sgt-ganz"}, {"unit": "rifle", "space": 2}]},
    )  # fmt: skip
    for lang, wanted in BRIEFED.items():
        card = SCREEN.briefing_card(data, {}, 0)
        text = "\n".join(said(line, lang) for section in card["sections"] for line in section["lines"])
        assert [words for words in wanted if words not in text] == []
        assert "brief-" not in text and "effect-" not in text
    assert "Known to both" not in str(SCREEN.briefing_card(data, {}, SPECTATOR))
    game = standing("rifle E4", "rifle I1", lying=LIES)
    for lang, words in (("en", "lies here with nobody"), ("bg", "лежи тук без собственик")):
        notes = SCREEN.inspect(game, 0, "h:E4")["notes"]
        assert [note for note in notes if words in said(note["say"], lang)]


BRIEFED = {
    "en": [
        "Nobody holds the Initiative card", "wins a tied melee", "Both sides know", "Known to both", "lies in E4",
        "the Sudden Death roll", "is reshuffled", "secret objective chit", "holds at least 2 objectives",
        "unbroken", "more than the enemy has there", "makes 2 attacks in all", "out of sight of every enemy unit",
    ],
    "bg": [
        "Никой не държи картата", "печели равен ръкопашен бой", "И двете страни знаят", "Известно и на двете",
        "лежи в E4",
        "хвърлянето за внезапен край", "се разбърка отново", "тайни жетони за обекти", "поне толкова обекта: 2",
        "здрави", "повече, отколкото противникът", "прави общо 2 атаки", "извън погледа на всяка вражеска единица",
    ],
}  # fmt: skip


@pytest.mark.parametrize(("lang", "nobody"), [("en", "initiative: nobody"), ("bg", "инициатива: никой")])
def test_that_nobody_holds_the_card_is_told_in_the_lobby_and_at_the_terminal(lang: str, nobody: str) -> None:
    game = rally(initiative="nobody", ties="allies")
    assert nobody in said(SCREEN.briefing(game.scenario)[0], lang)
    sheet = Sheet(game.scenario, game.view(0), lambda _: None, Texts(lang), lambda text, _: text, 120, [])
    assert nobody in "\n".join(SCREEN.text_board().tracks(sheet))
