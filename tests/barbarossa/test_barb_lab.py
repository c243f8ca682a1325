"""The lab of Barbarossa: short runs find nothing, and its promises are noticed when they are broken."""

from __future__ import annotations

import random
from typing import cast

import pytest

from sandtable.games.barbarossa.lab import pool, secrets, table
from sandtable.games.barbarossa.lab.account import Account, leaks
from sandtable.games.barbarossa.lab.permuted import permutation_faults
from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.names import AIRBORNE, MOVE_THROUGH_SWAMPS, SIDE_NAMES, SWAMP
from sandtable.games.barbarossa.rules.state import (
    DEPLOYED,
    DESTROYED,
    FLAGGED,
    HIDDEN,
    PLANNING,
    SETTING_UP,
    SUPPRESSED,
    State,
    card,
    has,
    mark,
    on_board,
)
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.kernel import frame as kernel
from sandtable.kernel.game import Game, new_game
from sandtable.lab import fuzz


def played(scenario: dict[str, object], seed: str, until: int = 10_000) -> Game:
    """At random, to the end or so far."""
    game = new_game(TITLE, scenario, seed, {})
    rng = random.Random(seed)
    while not game.over and len(game.decisions) < until:
        game.play(rng.choice(game.choices))
    return game


def in_planning(name: str) -> tuple[Game, State]:
    game = new_game(TITLE, pool.shipped()[name], "1", {})
    rng = random.Random(name)
    while cast(State, game.state).phase != PLANNING:
        game.play(rng.choice(game.choices))
    return game, cast(State, game.state)


@pytest.mark.long
def test_a_short_run_finds_nothing() -> None:
    report = fuzz.run(6, seed=3, sampled=True, title="barbarossa")
    assert report["faults"] == []
    assert report["decisions"] > 500


@pytest.mark.parametrize("theme", pool.THEMES)
def test_every_theme_makes_scenarios_that_are_legal_and_play_to_their_end(theme: str) -> None:
    for number in range(3):
        scenario = pool.themed(theme, number)
        assert scenario == pool.themed(theme, number)
    assert played(scenario, theme).over


@pytest.mark.rule("barbarossa:basics.1", "barbarossa:exec.3")
@pytest.mark.parametrize("number", range(4))
def test_units_stored_otherwise_and_the_other_side_first_change_nothing(number: int) -> None:
    assert permutation_faults(played(pool.skirmish(number), f"again {number}")) == []


def test_a_game_with_another_end_is_noticed() -> None:
    game = played(pool.skirmish(1), "again")
    cast(State, game.state).u_ap[0] += 1
    assert permutation_faults(game) != []


# --- the table and the account notice what is wrong ---


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        ("size", "its card says"),
        ("ap", "AP is -1"),
        ("destroyed", "at place"),
        ("carrier", "its carrier is 0"),
        ("flag", "flagged and not suppressed"),
        ("deployed", "which its card does not know"),
        ("bonus", "it has a bonus"),
        ("wire", "wire on one side only"),
        ("rim", "it stands on the rim"),
    ],
)
def test_the_table_notices(spoil: str, said: str) -> None:
    _, g = in_planning("first-contact")
    assert table.table_faults(g) == []
    u = next(u for u in g.sequence if on_board(g, u))
    if spoil == "size":
        g.u_size[u] = 99
    elif spoil == "ap":
        g.u_ap[u] = -1
    elif spoil == "destroyed":
        g.u_hex[u] = DESTROYED
    elif spoil == "carrier":
        g.u_carrier[u] = 0
    elif spoil == "flag":
        mark(g, u, FLAGGED)
    elif spoil == "deployed":
        mark(g, u, DEPLOYED)
    elif spoil == "bonus":
        mark(g, u, SUPPRESSED)
        g.u_bonus[u] = 1
    elif spoil == "wire":
        g.h_wire = bytes([0] * 45 + [1] + [0] * (len(g.h_wire) - 46))
    else:
        g.u_hex[u] = 0
    assert any(said in fault for fault in table.table_faults(g))


def test_the_table_lets_paratroopers_stand_where_they_came_down() -> None:
    _, g = in_planning("silk-over-the-marsh")
    swamp = next(h for h in range(g.rules.ground.size) if g.h_terrain[h] == SWAMP and not g.rules.ground.rim[h])
    men = next(u for u in g.sequence if card(g, u).has(AIRBORNE))
    others = next(u for u in g.sequence if on_board(g, u) and not card(g, u).has(MOVE_THROUGH_SWAMPS))
    g.u_hex[men] = swamp
    assert not any("cannot stand" in fault for fault in table.table_faults(g))
    g.u_hex[others] = swamp
    assert any("cannot stand" in fault for fault in table.table_faults(g))


def test_the_account_notices_what_no_event_told() -> None:
    game, g = in_planning("first-contact")
    account = Account(game)
    assert account.read(game) == []
    g.u_size[0] -= 1
    g.u_hex[1] += 1
    assert len(account.read(game)) == 2


@pytest.mark.rule("barbarossa:hid.1", "barbarossa:hid.fire.5")
def test_who_fires_from_hiding_gives_himself_away_and_who_is_hit_there_is_not_told_of() -> None:
    _, g = in_planning("first-contact")
    hidden, other = g.sequence[0], g.sequence[-1]
    everybody = kernel.EVERYONE
    assert leaks(g, (tell.FIRES, everybody, hidden, other, 5, 2), [hidden]) == []
    assert len(leaks(g, (tell.FIRES, everybody, other, hidden, 5, 2), [hidden])) == 1
    assert leaks(g, (tell.FIRES, 1 << g.u_side[hidden], other, hidden, 5, 2), [hidden]) == []


@pytest.mark.rule("barbarossa:hid.1", "barbarossa:card.size.2")
def test_icons_lost_in_hiding_are_crossed_out_on_a_card_that_lies_open() -> None:
    _, g = in_planning("first-contact")
    hidden = g.sequence[0]
    assert leaks(g, (tell.LOSES, kernel.EVERYONE, hidden, 1, 3), [hidden]) == []
    assert len(leaks(g, (tell.HITS, kernel.EVERYONE, hidden, 1, 0), [hidden])) == 1


def test_a_leak_of_orders_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game, g = in_planning("first-contact")
    assert secrets.order_faults(game, random.Random(1)) == []
    theirs = next(u for u in g.sequence if g.u_side[u] == 1)
    g.u_order[theirs] = 1
    g.read_orders[theirs] = 1
    found = [secrets.order_faults(game, random.Random(n)) for n in range(8)]
    assert any(faults for faults in found)


# --- faults that the lab has found ---


@pytest.mark.rule("barbarossa:prep.1")
def test_what_a_side_may_take_away_again_does_not_count_what_the_other_has_built() -> None:
    game = new_game(TITLE, pool.themed("engineers", 1), "1", {})
    for seat in (1, 0):
        for _ in range(2):
            for verb in ("build", "at", "face"):
                decision = game.decision_of(seat)
                assert decision is not None and cast(State, game.state).phase == SETTING_UP
                texts = [game.notation(code) for code in decision.choices]
                found = [text for text in texts if text.startswith(verb)]
                if verb == "face" and not found:
                    found = [text for text in texts if text.startswith("kind")]
                game.play_text(found[0], seat)
    for seat, name in enumerate(SIDE_NAMES):
        decision = game.decision_of(seat)
        assert decision is not None
        texts = [game.notation(code) for code in decision.extras]
        assert [text for text in texts if text.startswith("raze")] == ["raze 0", "raze 1"], name
    mine = [entry for entry in cast(State, game.state).placing if entry[0] == 0]
    game.play_text("raze 1", 0)
    assert [entry for entry in cast(State, game.state).placing if entry[0] == 0] == mine[:1]
    assert len(cast(State, game.state).placing) == 3


@pytest.mark.rule("barbarossa:prep.1", "barbarossa:hid.1")
def test_while_sides_are_set_up_nobody_sees_which_units_the_other_hides() -> None:
    game = new_game(TITLE, pool.themed("ambush", 1), "1", {})
    rng = random.Random(1)
    hiding: list[int] = []
    for _ in range(300):
        g = cast(State, game.state)
        hiding = [u for u in g.sequence if g.u_side[u] == 1 and has(g, u, HIDDEN)]
        if hiding or g.phase != SETTING_UP:
            break
        texts = [game.notation(code) for code in game.choices]
        game.play_text("yes" if "yes" in texts else rng.choice(texts))
    assert hiding and cast(State, game.state).phase == SETTING_UP
    statuses = [unit["status"] for unit in game.view(0)["units"] if unit["side"] == "soviet"]
    assert all("hidden" not in status for status in statuses)
