"""Strategy Cards (1.S, S98): who may play one and when, periods, Reminder Cards, and what stays hidden."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_play import position
from gwc_positions import state, why
from gwc_strategy import (
    ALLIES,
    AMERICA,
    AXIS,
    MOVE,
    MOVE_2,
    RECOVER,
    draw_pile,
    held,
    holding,
    in_force,
    rally,
    say,
    thrown,
)

from commander_play import asked, notations, prompt, told
from sandtable.commander.rules.purposes import SUPPORT
from sandtable.commander.rules.rolls import push_roll
from sandtable.games.great_war_commander.rules import names
from sandtable.games.great_war_commander.rules.state import EITHER, lay_meddling
from sandtable.games.great_war_commander.rules.strategy.cards import holder_reason, look_at_tops, put_under
from sandtable.games.great_war_commander.rules.strategy.reminders import has_reminder
from sandtable.games.great_war_commander.rules.strategy.situation import could_play
from sandtable.games.great_war_commander.rules.strategy.table import SITUATIONS
from sandtable.games.great_war_commander.rules.verbs import SITUATION
from sandtable.games.great_war_commander.title import TITLE
from sandtable.kernel.game import Game
from sandtable.kernel.title import SPECTATOR


def german(card: str, **more: Any) -> Game:
    """Two cards in hand, so that the Turn still has a choice when the Strategy Card is played."""
    more.setdefault("axis_hand", f"{MOVE} {MOVE_2}")
    return position(own=holding(card), **more)


def situations(game: Game) -> list[str]:
    return notations(game, "situation")


def again(game: Game) -> Game:
    """The same table, asked anew."""
    return Game(game.title, game.scenario, game.seed, game.options, game.state)


# --- the decks ---


@pytest.mark.rule("gwc:1.S.a", "gwc:1.S.b", "gwc:S98a")
def test_each_nation_has_nine_of_its_own_and_one_is_held() -> None:
    game = position(own=holding("under-shot", "under-shot"))
    for side in (AXIS, ALLIES):
        assert held(game, side) == ["under-shot"] and len(draw_pile(game, side)) == 8
        assert "under-shot" not in draw_pile(game, side) and thrown(game, side) == []
    assert set(draw_pile(game, AXIS)) & set(draw_pile(game, ALLIES)) == {"anti-gas-strategy"}


@pytest.mark.rule("gwc:S98.1a")
def test_every_card_has_a_text() -> None:
    assert sorted(SITUATIONS) == list(range(len(names.STRATEGY_NAMES)))


# --- one a Turn (1.S) ---


@pytest.mark.rule("gwc:1.S.c", "gwc:1.S.d", "gwc:S98b", "gwc:1.S.h")
def test_a_situation_is_no_order_and_the_only_card_of_the_turn() -> None:
    game = say(german("anti-gas-strategy", axis_side={"orders": 1}), "situation anti-gas-strategy")
    assert state(game).orders_given == 0 and f"order {MOVE}" in notations(game)
    state(game).s_hand[AXIS].append(state(game).s_draw[AXIS].pop())
    assert situations(again(game)) == []
    assert why(game, SITUATION, state(game).s_hand[AXIS][0]) == "strategy-played-already"


@pytest.mark.rule("gwc:1.S.c")
def test_a_card_played_for_its_text_leaves_none_to_add_to_a_roll() -> None:
    game = german("anti-gas-strategy", axis="infanterie A1, infanterie F5 broken", axis_hand=f"{RECOVER} {MOVE}")
    say(game, "situation anti-gas-strategy")
    state(game).s_hand[AXIS].append(state(game).s_draw[AXIS].pop())
    game.play_text(f"order {RECOVER}")
    game.play_text("keep")
    assert prompt(game) != "add-one"


@pytest.mark.rule("gwc:1.S.c")
def test_and_the_other_way_round() -> None:
    game = say(rally(holding("drachen")), "add-one drachen")
    state(game).s_hand[AXIS].append(state(game).s_draw[AXIS].pop())
    assert situations(again(game)) == []


@pytest.mark.rule("gwc:1.S.c")
def test_the_next_turn_brings_another_chance() -> None:
    game = german("anti-gas-strategy")
    say(game, "situation anti-gas-strategy")
    assert state(game).s_played == 1
    say(game, f"order {MOVE}", "step A2", "stop")
    assert state(game).turn > 1 and state(game).s_played == 0


@pytest.mark.rule("gwc:1.S.e", "gwc:S98d")
def test_a_card_just_drawn_waits_for_the_next_turn() -> None:
    game = position(own=holding("anti-gas-strategy", fresh="axis"))
    assert situations(game) == []
    assert why(game, SITUATION, state(game).s_hand[AXIS][0]) == "strategy-just-drawn"


@pytest.mark.rule("gwc:1.S.f", "gwc:S98c")
def test_nobody_plays_one_in_a_turn_in_which_he_passes() -> None:
    """The opponent still may, on a roll made after the pass."""
    game = position(own=holding("anti-gas-strategy", "assaults"), axis_hand=f"{MOVE} {RECOVER}")
    say(game, "pass")
    g = state(game)
    assert situations(game) == []
    push_roll(g, ALLIES, SUPPORT)
    game = again(game)
    say(game)
    assert (prompt(game), asked(game)) == ("add-one", "allies")
    say(game, "none")
    assert prompt(game) == "discard"


@pytest.mark.rule("gwc:1.S.g", "gwc:S98d")
def test_a_deck_used_up_gives_no_more() -> None:
    game = position("infanterie A1, infanterie F5 broken", own=holding("", "assaults"), axis_hand=f"{RECOVER} {MOVE}",
                    axis_draw="6-6 time")  # fmt: skip
    state(game).s_discards[AXIS] += state(game).s_draw[AXIS]
    state(game).s_draw[AXIS] = []
    say(game, f"order {RECOVER}", "none")
    assert told(game, "time") and held(game, AXIS) == [] and len(thrown(game, AXIS)) == 9


# --- the moment and the period (S98.1, S98.1.2) ---


@pytest.mark.rule("gwc:S98.1a", "gwc:1.S.h")
def test_a_situation_waits_for_its_own_turn_and_its_moment() -> None:
    game = position(own=holding("forward-observer", "field-reports"))
    assert situations(game) == []
    assert why(game, SITUATION, state(game).s_hand[AXIS][0]) == "no-strategy-moment"
    french = position(own=holding("forward-observer", "field-reports"), table={"active": "allies"}, allies_hand="F-1")
    assert situations(french) == ["field-reports"]


@pytest.mark.rule("gwc:S98.1.2", "gwc:S98.3.3", "gwc:S98.4.1")
@pytest.mark.parametrize(("year", "month", "may"), [(1915, 12, False), (1916, 1, True), (1918, 11, True)])
def test_a_card_of_a_period_is_played_for_its_text_only_then(year: int, month: int, may: bool) -> None:
    game = german("anti-gas-strategy", year=year, month=month)
    assert (situations(game) == ["anti-gas-strategy"]) == may
    if not may:
        assert why(game, SITUATION, state(game).s_hand[AXIS][0]) == "out-of-period"


@pytest.mark.rule("gwc:S98.1.2")
def test_but_to_add_to_a_roll_it_serves_at_any_time() -> None:
    game = rally(holding("red-trousers"), year=1918)
    assert notations(game) == ["add-one red-trousers", "none"]


@pytest.mark.rule("gwc:S98.1a")
def test_any_time_in_the_turn_is_also_in_the_middle_of_an_order() -> None:
    game = say(german("anti-gas-strategy", axis="infanterie E5"), f"order {MOVE}")
    assert prompt(game) in ("move-pick", "move-step") and situations(game) == ["anti-gas-strategy"]
    say(game, "situation anti-gas-strategy")
    assert in_force(game, AXIS) == ["anti-gas-strategy"] and prompt(game) in ("move-pick", "move-step")


@pytest.mark.rule("gwc:S98.1a")
def test_a_card_that_performs_an_order_waits_for_the_end_of_the_one_that_runs() -> None:
    game = say(german("dog-fights", axis="infanterie E5"), f"order {MOVE}")
    assert situations(game) == []


@pytest.mark.rule("gwc:S98.1a")
def test_the_other_player_is_not_offered_it_beside_his_own_questions() -> None:
    """An Op Fire question of the inactive player, who holds a card of his own Turn."""
    game = position("infanterie E5", "poilus E8", own=holding("", "field-reports"), allies_hand="F-6")
    say(game, f"order {MOVE}")
    for text in ("move g.infanterie-1", "step E6"):
        if text in notations(game):
            say(game, text)
    assert asked(game) == "allies" and situations(game) == []


# --- discards and Reminder Cards (1.S.1, S98.1.1) ---


@pytest.mark.rule("gwc:1.S.1a", "gwc:1.S.1b", "gwc:S98b")
def test_a_card_is_discarded_when_its_text_is_carried_out() -> None:
    game = say(german("drachen"), "situation drachen spy")
    assert held(game, AXIS) == [] and thrown(game, AXIS) == ["drachen"]
    assert told(game, "strategy-played") == [["axis", "drachen"]]


@pytest.mark.rule("gwc:S98.1.1a", "gwc:S98.1.1b", "gwc:1.S.1b")
def test_a_reminder_card_stays_and_is_no_longer_held() -> None:
    game = position("infanterie A1, infanterie F5 broken", own=holding("anti-gas-strategy"), axis_draw="6-6 time",
                    axis_hand=f"{RECOVER} {MOVE}")  # fmt: skip
    say(game, "situation anti-gas-strategy")
    assert held(game, AXIS) == thrown(game, AXIS) == [] and in_force(game, AXIS) == ["anti-gas-strategy"]
    assert holder_reason(state(game), AXIS) != 0
    say(game, f"order {RECOVER}")  # Time!
    assert len(held(game, AXIS)) == 1 and in_force(game, AXIS) == ["anti-gas-strategy"]
    assert has_reminder(state(game), AXIS, names.ANTI_GAS_STRATEGY)


@pytest.mark.rule("gwc:1.S.1b", "gwc:S98.1.1a")
def test_what_lasts_as_long_as_an_order_is_discarded_with_it() -> None:
    game = german("sturmtruppen", axis="infanterie E5", year=1917)
    say(game, f"order {MOVE}", "situation sturmtruppen ignore-wire")
    assert in_force(game, AXIS) == ["sturmtruppen"] and thrown(game, AXIS) == []
    for text in ("move g.infanterie-1", "step E6", "stop", "end"):
        if text in notations(game):
            say(game, text)
    assert in_force(game, AXIS) == [] and thrown(game, AXIS) == ["sturmtruppen"]


# --- a Turn with a card and no Order (guide 6 #16) ---


@pytest.mark.rule("gwc:1.S.d")
def test_after_a_card_an_order_must_follow_if_one_can() -> None:
    game = say(german("anti-gas-strategy"), "situation anti-gas-strategy")
    assert notations(game) == [f"order {MOVE}", f"order {MOVE_2}"]


# --- what is hidden ---


@pytest.mark.rule("gwc:1.S.3", "gwc:1.2a")
def test_a_view_shows_the_card_to_its_owner_alone() -> None:
    game = position(own=holding("under-shot", "assaults"))
    for seat, shown in ((AXIS, ["under-shot"]), (ALLIES, None), (SPECTATOR, None)):
        side = game.view(seat)["war"]["sides"][AXIS]
        assert side["strategy"] == shown and side["strategy_count"] == 1 and side["strategy_draw"] == 8
    assert "under-shot" not in str(game.view(ALLIES)) and "drachen" not in str(game.view(AXIS))


@pytest.mark.rule("gwc:1.2a")
def test_dealing_afresh_mixes_what_the_seat_cannot_know() -> None:
    game = position(own=holding("under-shot", "assaults"))
    dealt = [game.determinise(AXIS, str(seed)) for seed in range(40)]
    assert all(held(world, AXIS) == ["under-shot"] for world in dealt)
    assert len({held(world, ALLIES)[0] for world in dealt}) == 9
    assert len({tuple(draw_pile(world, AXIS)) for world in dealt}) > 1
    for world in dealt:
        assert sorted(held(world, ALLIES) + draw_pile(world, ALLIES)) == sorted(
            held(game, ALLIES) + draw_pile(game, ALLIES)
        )


@pytest.mark.rule("gwc:1.2a", "gwc:S98.3.1b")
def test_what_the_seat_was_shown_stays_where_it_saw_it() -> None:
    game = position(
        own=holding("drachen", "assaults", strategy_draw={"allies": ["field-reports"], "axis": ["under-shot"]})
    )
    look_at_tops(state(game), AXIS)
    worlds = [game.determinise(AXIS, str(seed)) for seed in range(30)]
    assert {draw_pile(world, ALLIES)[0] for world in worlds} == {"field-reports"}
    assert {draw_pile(world, AXIS)[0] for world in worlds} == {"under-shot"}
    assert len({held(world, ALLIES)[0] for world in worlds}) == 8
    assert len({draw_pile(game.determinise(ALLIES, str(seed)), ALLIES)[0] for seed in range(30)}) > 1
    state(game).s_hand[ALLIES] = [state(game).s_draw[ALLIES].pop()]  # drawn: it is known to be held
    assert {held(game.determinise(AXIS, str(seed)), ALLIES)[0] for seed in range(9)} == {"field-reports"}


@pytest.mark.rule("gwc:1.2a", "gwc:S98.3.1d")
def test_of_two_cards_drawn_a_seen_one_is_held_or_at_the_bottom() -> None:
    own = holding("", "", strategy_draw={"allies": ["field-reports", "assaults"]})
    game = position(own=own)
    g = state(game)
    look_at_tops(g, AXIS)
    g.s_hand[ALLIES] = [g.s_draw[ALLIES].pop(), g.s_draw[ALLIES].pop()]
    put_under(g, ALLIES, g.s_hand[ALLIES][0])
    assert held(game, ALLIES) == ["assaults"] and draw_pile(game, ALLIES)[-1] == "field-reports"
    ends = {(held(w, ALLIES)[0], draw_pile(w, ALLIES)[-1]) for w in (game.determinise(AXIS, str(n)) for n in range(60))}
    assert all("field-reports" in pair for pair in ends)
    assert {pair.index("field-reports") for pair in ends} == {0, 1} and len(ends) > 4
    own_view = {draw_pile(game.determinise(ALLIES, str(n)), ALLIES)[-1] for n in range(9)}
    assert own_view == {"field-reports"}  # who put it there knows
    assert [entry for entry in g.s_seen[AXIS] if entry >= EITHER] == [EITHER + g.s_draw[ALLIES][0]]


@pytest.mark.rule("gwc:1.2a")
def test_a_meddling_card_may_be_any_that_nobody_has_seen() -> None:
    game = position(own=holding("drachen", meddling={"axis": "G-4"}))
    found = {game.determinise(AXIS, str(seed)).state.meddling[AXIS] for seed in range(30)}
    assert len(found) > 5
    world = game.determinise(AXIS, "1").state
    assert sorted(world.draw[AXIS] + [world.meddling[AXIS]]) == sorted(
        game.state.draw[AXIS] + [game.state.meddling[AXIS]]
    )
    assert game.view(AXIS)["war"]["sides"][AXIS]["meddling"] is True and "G-4" not in str(game.view(AXIS)["sides"])


@pytest.mark.rule("gwc:1.2a")
def test_whether_the_card_fits_is_not_told_by_the_question() -> None:
    """With windows open the opponent of an Air Assault is asked if his card could be the one, whichever it is."""
    prompts = set()
    for card in ("assaults", "air-dominance"):
        game = position(axis_hand="G-2", own=holding("", card), options={"windows": True})
        say(game, "order G-2")
        prompts.add((prompt(game), asked(game)))
    assert prompts == {("situation-enemy-air-assault", "allies")}


@pytest.mark.rule("gwc:1.2a")
def test_a_card_that_lies_face_up_is_nobodys_to_be_feared() -> None:
    game = position(own=holding("", "assaults"))
    g = state(game)
    assert could_play(g, ALLIES, names.ENEMY_AIR_ASSAULT)
    card = next(c for c in g.s_draw[ALLIES] if g.rules.tables.strategy_name[c] == "air-dominance")
    g.s_draw[ALLIES].remove(card)
    g.s_discards[ALLIES].append(card)
    assert not could_play(g, ALLIES, names.ENEMY_AIR_ASSAULT)


# --- saves, notation ---


@pytest.mark.rule("gwc:S98.1a")
def test_a_position_with_cards_is_saved_and_read() -> None:
    game = position(own=holding("under-shot", "assaults", reminders={"allies": ["anti-gas-strategy"]}))
    assert TITLE.equal(game.state, TITLE.load(TITLE.dump(game.state), game.scenario, game.options))


def test_cards_are_called_by_their_slugs() -> None:
    game = position(own=holding("under-shot", "under-shot"), allies_side=AMERICA, allies="doughboys O11")
    tables = state(game).rules.tables
    assert tables.strategy_nation[game.title.thing(game.state, "under-shot")] == state(game).rules.nation[AXIS]
    assert tables.strategy_name[game.title.thing(game.state, "scout")] == "scout"


@pytest.mark.rule("gwc:1.2a", "gwc:E71.1")
def test_of_several_meddling_cards_all_are_dealt_afresh() -> None:
    game = position(own=holding("drachen", meddling={"axis": "G-4"}))
    g = game.state
    lay_meddling(g, AXIS, g.draw[AXIS].pop())
    whole = sorted([*g.draw[AXIS], g.meddling[AXIS], *g.meddling_more[AXIS]])
    worlds = [game.determinise(AXIS, str(seed)).state for seed in range(30)]
    assert len({world.meddling_more[AXIS][0] for world in worlds}) > 5
    for world in worlds:
        assert sorted([*world.draw[AXIS], world.meddling[AXIS], *world.meddling_more[AXIS]]) == whole
