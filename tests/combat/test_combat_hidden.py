"""What the player may not know (2.1 of the guide): view, log, explanations and determinised worlds."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from combat_table import TABLES, Table

from sandtable.games.combat.data.scenario import load_scenario, plain, scenario_names
from sandtable.games.combat.rules.state import REAL, REMOVED, SEEN, State
from sandtable.games.combat.rules.title import TITLE
from sandtable.games.combat.rules.view import view_of
from sandtable.kernel.codec import dump_frame
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.record import load_game, replay

SECRET_KEYS = {"name", "title", "rank", "tq", "weapons", "skills", "dummy", "gun", "grenades", "ldr", "wounds"}


def game_of(name: str, seed: str, moves: int) -> Game:
    game = new_game(TITLE, plain(load_scenario(name)), seed)
    game.keep_undo = False
    chooser = random.Random(seed)
    for _ in range(moves):
        if game.over:
            break
        game.play(chooser.choice(game.choices))
    return game


def state(game: Game) -> State:
    assert isinstance(game.state, State)
    return game.state


@pytest.mark.rule("combat:8.2b", "combat:AI.r04", "combat:8.2c")
def test_an_unknown_shows_team_place_morale_and_order_and_no_more() -> None:
    t = Table()
    t.put("jung", "10.05", known=False, order="evade", dirs=56)
    t.put("dummy-red-1", "11.05", known=False, order="evade", dirs=56)
    man, dummy = view_of(t.g, 0)["men"]  # type: ignore[misc]
    assert set(man) == set(dummy) and SECRET_KEYS.isdisjoint(man)
    assert (man["tag"], dummy["tag"], man["team"], man["order"], man["morale"]) == (
        "red-1",
        "red-2",
        "red",
        "evade",
        "normal",
    )
    strip = {"id", "tag", "hex"}
    assert {k: v for k, v in man.items() if k not in strip} == {k: v for k, v in dummy.items() if k not in strip}


def swapped(t: Table, a: int, b: int) -> str:
    """The view with the identities of two Unknowns exchanged."""
    t.g.m_man[a], t.g.m_man[b] = t.g.m_man[b], t.g.m_man[a]
    return json.dumps(view_of(t.g, 0))


@pytest.mark.rule("combat:AI.r04")
def test_the_view_does_not_depend_on_who_an_unknown_is() -> None:
    t = Table()
    jung = t.put("jung", "10.05", known=False)
    dummy = t.put("dummy-red-1", "11.05", known=False)
    before = json.dumps(view_of(t.g, 0))
    assert swapped(t, jung, dummy) == before


@pytest.mark.rule("combat:AI.r04", "combat:8.2b")
@pytest.mark.parametrize("name", scenario_names())
def test_nothing_secret_in_views_of_real_games(name: str) -> None:
    """At many decisions: the names of Unknowns, the cards to come and the Cup are in no view."""
    game = new_game(TITLE, plain(load_scenario(name)), "hidden")
    game.keep_undo = False
    chooser = random.Random(7)
    for step in range(400):
        if game.over:
            break
        game.play(chooser.choice(game.choices))
        if step % 40:
            continue
        g = state(game)
        text = json.dumps(game.view(0))
        for m in range(1, len(g.m_hex)):
            if g.m_team[m] >= 3 and not g.m_flags[m] & SEEN:
                assert TABLES.man_name[g.m_man[m]] not in text
                assert TABLES.man_title[g.m_man[m]] not in text or TABLES.man_dummy[g.m_man[m]]


@pytest.mark.rule("combat:AI.r04")
def test_events_about_unknowns_carry_no_number_of_theirs() -> None:
    """Every check of an Unknown is told to nobody; what is told of him does not change with who he is."""
    for name in ("first-patrol", "counterattack"):
        game = new_game(TITLE, plain(load_scenario(name)), "events")
        game.keep_undo = False
        chooser = random.Random(8)
        seen_upto = 0
        for _ in range(500):
            if game.over:
                break
            unknown = {
                m
                for m in range(1, len(state(game).m_hex))
                if state(game).m_team[m] >= 3 and not state(game).m_flags[m] & SEEN
            }
            game.play(chooser.choice(game.choices))
            for event in game.events[seen_upto:]:
                key = TITLE.event_names[event[0]]
                still = event[2] in unknown and not state(game).m_flags[event[2]] & SEEN
                if key in ("checked", "confirmed-roll") and still:
                    assert event[1] == 0
            seen_upto = len(game.events)


@pytest.mark.rule("combat:AI.r04", "combat:12.0j")
def test_determinise_deals_unknowns_afresh_within_their_team() -> None:
    game = game_of("counterattack", "deal", 120)
    g = state(game)
    unknown = [
        m for m in range(1, len(g.m_hex)) if g.m_team[m] >= 3 and not g.m_flags[m] & SEEN and g.m_hex[m] != REMOVED
    ]
    different = set()
    for i in range(12):
        other = state(game.determinise(0, f"world-{i}"))
        for m in range(1, len(g.m_hex)):
            if m not in unknown:
                assert other.m_man[m] == g.m_man[m]
            assert TABLES.man_team[other.m_man[m]] == g.m_team[m] or m not in unknown
            if m in unknown and g.m_flags[m] & REAL:
                assert not TABLES.man_dummy[other.m_man[m]]
        assert sorted(other.m_man[1:] + other.cup) == sorted(g.m_man[1:] + g.cup)
        assert sorted(other.f_draw) == sorted(g.f_draw) and other.hand == g.hand
        assert sorted(other.e_draw) == sorted(g.e_draw)
        assert json.dumps(TITLE.view(other, 0)) == json.dumps(TITLE.view(g, 0))
        different.add(tuple(other.m_man))
    assert len(different) > 1


def test_a_spectator_does_not_see_the_hand() -> None:
    game = game_of("first-patrol", "watch", 30)
    view: dict[str, Any] = game.view(-1)
    assert view["hand"] is None and view["hand_count"] == len(state(game).hand) and view["decision"] is None


# --- records, saves, undo ---


@pytest.mark.parametrize("name", scenario_names())
def test_saves_and_records_go_on_exactly(name: str) -> None:
    game = game_of(name, "save", 250)
    again = load_game(TITLE, json.loads(json.dumps(game.save())))
    assert TITLE.equal(game.state, again.state) and game.choices == again.choices
    for g in (game, again):
        chooser = random.Random(9)
        for _ in range(100):
            if not g.over:
                g.play(chooser.choice(g.choices))
    assert TITLE.equal(game.state, again.state)
    repeated = replay(TITLE, json.loads(json.dumps(game.record())))
    assert TITLE.equal(repeated.state, game.state)


def test_clones_are_independent() -> None:
    game = game_of("night-raid", "clone", 300)
    before = json.dumps(TITLE.dump(game.state))
    copy = game.clone()
    chooser = random.Random(10)
    for _ in range(200):
        if not copy.over:
            copy.play(chooser.choice(copy.choices))
    assert json.dumps(TITLE.dump(game.state)) == before


def test_orders_can_be_taken_back_until_the_enemy_draws() -> None:
    game = new_game(TITLE, plain(load_scenario("first-patrol")), "undo")
    chooser = random.Random(11)
    while game.decision is not None and game.decision.prompt != "orders":
        game.play(chooser.choice(game.choices))
    dump = json.dumps(TITLE.dump(game.state))
    order = next(c for c in game.choices if game.notation(c).endswith(" hide"))
    game.play(order)
    assert game.can_undo(0)
    game.undo(0)
    assert json.dumps(TITLE.dump(game.state)) == dump


def test_a_roll_cannot_be_taken_back() -> None:
    game = new_game(TITLE, plain(load_scenario("first-patrol")), "no-undo")
    chooser = random.Random(12)
    while game.decision is not None and game.decision.prompt != "orders":
        game.play(chooser.choice(game.choices))
    game.play(next(c for c in game.choices if game.notation(c).startswith("try-smoke")))
    assert not game.can_undo(0)


def test_frames_are_plain_data() -> None:
    game = game_of("counterattack", "frames", 333)
    for frame in state(game).frames:
        json.dumps(dump_frame(frame))
