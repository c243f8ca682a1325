"""Great War Commander in the lab: each test breaks one promise of the table and expects to hear of it."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.commander.rules import tell as family_tell
from sandtable.commander.rules.state import SUPPRESSED, TIME_TRACK, lift, put
from sandtable.commander.rules.victory import NO_SPACE, eliminate
from sandtable.games.great_war_commander.cases import build_position
from sandtable.games.great_war_commander.lab import pool
from sandtable.games.great_war_commander.lab.invariants import GreatWarLedger, cohesion_faults, table_faults
from sandtable.games.great_war_commander.lab.positions import POSITIONS
from sandtable.games.great_war_commander.lab.usage import GreatWarUsage
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.names import STURMTRUPPEN
from sandtable.games.great_war_commander.rules.state import SHELLHOLE_PAID, GreatWarState, lay_meddling
from sandtable.games.great_war_commander.rules.strategy.cards import look_at_tops
from sandtable.kernel.game import Game
from sandtable.lab import fuzz
from sandtable.shelf import kit_of

KIT = kit_of("great-war-commander")

POSITION: dict[str, Any] = {
    "year": 1918, "month": 9,
    "map_data": {"map": {"name": "painted", "title": "Painted", "columns": 7, "rows": 7},
                 "objectives": {"1": "A1", "2": "A7", "3": "D4", "4": "G1", "5": "G7"}},
    "axis": {"units": [{"unit": "infanterie", "hex": "C2"}, {"unit": "bote", "hex": "C3"}]},
    "allies": {"nation": "france", "units": [
        {"unit": "schneider", "hex": "D6"}, {"unit": "poilus", "hex": "E6"}, {"unit": "schneider", "hex": "G6"},
    ]},
    "table": {"axis": {"hand": ["G-33"]}, "own": {
        "gas": "B5", "shellholes": "B6", "strategy": {"axis": "drachen"},
        "reminders": {"allies": ["anti-gas-strategy"]},
    }},
}  # fmt: skip
INFANTERIE, BOTE, SCHNEIDER, POILUS, SECOND = range(5)


@pytest.fixture
def game() -> Game:
    return build_position(POSITION)


def table(game: Game) -> GreatWarState:
    assert isinstance(game.state, GreatWarState)
    return game.state


def faults(g: GreatWarState) -> str:
    return "\n".join(table_faults(g))


# --- one state ---


def test_a_sound_table_has_no_faults(game: Game) -> None:
    assert table_faults(table(game)) == []


@pytest.mark.rule("gwc:E71a")
def test_meddling_cards_are_counted_with_their_deck(game: Game) -> None:
    g = table(game)
    for _ in range(2):
        lay_meddling(g, 0, g.draw[0].pop())
    assert faults(g) == ""
    g.meddling_more[0] = []
    assert "side 0: its cards are not 72" in faults(g)


def test_a_strategy_card_twice_or_nowhere_is_found(game: Game) -> None:
    g = table(game)
    card = g.s_draw[1].pop()
    assert "side 1: its Strategy Cards are not nine" in faults(g)
    g.s_discards[1] += [card, card]
    assert "side 1: its Strategy Cards are not nine" in faults(g)


def test_knowing_where_a_card_is_that_lies_open_is_found(game: Game) -> None:
    g = table(game)
    look_at_tops(g, 0)
    assert faults(g) == ""
    g.s_discards[0].append(g.s_draw[0].pop())
    assert "seat 0: it knows the places" in faults(g)


def test_masks_that_do_not_fit_the_markers_are_found(game: Game) -> None:
    g = table(game)
    g.gassed = g.changed = 0
    assert "mask of Gas" in faults(g) and "mask of changed" in faults(g)


@pytest.mark.rule("gwc:8.2.1b")
def test_two_tanks_in_a_hex_are_found(game: Game) -> None:
    g = table(game)
    lift(g, SECOND, TIME_TRACK)
    put(g, SECOND, g.u_hex[SCHNEIDER])
    assert f"holds Tanks [{SCHNEIDER}, {SECOND}]" in faults(g)


@pytest.mark.rule("gwc:4.3a")
def test_a_tank_on_two_casualty_spaces_is_one_casualty(game: Game) -> None:
    g = table(game)
    eliminate(g, SCHNEIDER)
    assert g.casualties[1].count(SCHNEIDER) == 2
    assert "Casualty" not in faults(g)


@pytest.mark.rule("gwc:7.3.1.3")
def test_a_runner_alone_need_not_control_an_objective(game: Game) -> None:
    g = table(game)
    for unit, expected in ((BOTE, False), (INFANTERIE, True)):
        lift(g, unit, TIME_TRACK)
        put(g, unit, g.rules.map.hex_index("D4"))
        assert ("Objective 3 is held by side 0 alone" in faults(g)) == expected


def test_what_should_be_over_when_a_turn_begins_is_found(game: Game) -> None:
    g = table(game)
    g.u_flags[POILUS] |= SHELLHOLE_PAID
    assert f"unit {POILUS} still has flags" in faults(g)
    lift(g, BOTE, TIME_TRACK)
    g.u_time[BOTE] = NO_SPACE
    assert f"unit {BOTE} waits on the Time Track" in faults(g)
    lasting = next(c for c in g.s_draw[0] if g.rules.tables.strategy_kind[c] == STURMTRUPPEN)
    g.s_draw[0].remove(lasting)
    g.s_reminders[0].append(lasting)
    assert "was for an Order" in faults(g)


@pytest.mark.rule("gwc:8.2b")
def test_a_turn_in_which_a_strategy_card_was_played_does_not_begin(game: Game) -> None:
    g = table(game)
    for u in (POILUS, SECOND):
        lift(g, u, TIME_TRACK)
        g.u_time[u] = 5
        put(g, u, g.u_hex[SCHNEIDER])
    assert "figures of side 1" in faults(g)
    g.s_played = 1
    assert "figures of side 1" not in faults(g)


@pytest.mark.rule("gwc:O19.2.2a")
def test_a_barrage_without_a_telephone_is_found(game: Game) -> None:
    g = table(game)
    g.barrage[0] = [5, 5]
    assert "no Spotting Round" in faults(g) and "two Impact markers" in faults(g)
    g.spotting[0] = 6
    assert "without its Telephone" in faults(g)


# --- the ledger ---


def test_a_strategy_card_that_changes_its_place_without_a_word_is_found(game: Game) -> None:
    g = table(game)
    ledger = GreatWarLedger(game)
    assert ledger.read(game) == []
    g.s_discards[0].append(g.s_hand[0].pop())
    assert "are held, by the events" in "\n".join(ledger.read(game))


def test_a_strategy_card_told_to_the_enemy_is_found(game: Game) -> None:
    g = table(game)
    ledger = GreatWarLedger(game)
    card = g.s_hand[0][0]
    told = ledger.leaks(g, (tell.STRATEGY_DRAWN, 1 << 0, 0, card, 0, 0))
    assert told == []
    told = ledger.leaks(g, (tell.STRATEGY_DRAWN, -1, 0, card, 0, 0))
    assert [text.split(" ")[1] for text in told] == ["1", "-1"]


@pytest.mark.rule("gwc:3.3.2.1a")
def test_who_is_out_of_cohesion_and_not_suppressed_is_found(game: Game) -> None:
    g = table(game)
    assert [text for text in cohesion_faults(g) if f"unit {POILUS} " in text]
    ledger = GreatWarLedger(game)
    ledger.disturbed = False
    ledger.enter(g, (family_tell.TURN_BEGINS, -1, 0, 2, 0, 0))
    assert "Out of Cohesion" in "\n".join(ledger.compare(g))
    for u in (INFANTERIE, POILUS):
        g.u_flags[u] |= SUPPRESSED
    ledger.begun, ledger.disturbed = True, False
    assert "Out of Cohesion" not in "\n".join(ledger.compare(g))


# --- games ---


def test_every_item_is_on_the_list_once_and_duds_are_not() -> None:
    items = GreatWarUsage().items()
    assert len(items) == len(set(items))
    assert len([item for item in items if item.startswith(("situation ", "added "))]) == 2 * 27
    assert len([item for item in items if item.startswith("event ")]) == 41
    assert not {"action ach-komm", "terrain water-barrier", "ending all-five", "roll commissar"} & set(items)


def test_what_a_game_uses_is_on_the_list() -> None:
    """But for single cards, which are counted to play all of them."""
    usage = GreatWarUsage()
    fuzz.Run(KIT, pool.rarity(2), "used", {}, usage, sampled=True).play()
    used = {item for item in usage.count if not item.startswith("card-")}
    assert used and used <= set(usage.items())


def test_dates_are_those_of_a_strategy_card_never_played() -> None:
    usage = GreatWarUsage()
    for item in usage.items():
        usage.note(item)
    assert usage.wanted_dates(0) == pool.WHOLE_WAR
    del usage.count["situation germany/red-trousers"]
    assert usage.wanted_dates(0) == (1914 * 12 + 8, 1914 * 12 + 12)
    assert usage.wanted_dates(1) == pool.WHOLE_WAR


@pytest.mark.parametrize("seed", range(0, 16, 4))
def test_rarities_can_be_played(seed: int) -> None:
    game = KIT.new_game(pool.rarity(seed), "rare")
    assert not game.over and KIT.is_rare(game.scenario)


@pytest.mark.parametrize("name", POSITIONS)
def test_positions_for_perft_leave_something_to_decide(name: str) -> None:
    data = POSITIONS[name][1]
    assert len(build_position(data, name).choices) > 1


def test_shipped_generated_and_made_up_scenarios_come_in_turn() -> None:
    names = [str(KIT.scenario(index, 1, [], GreatWarUsage(), False)["name"]) for index in range(6)]
    kinds = [name.partition("-")[0] if name not in pool.shipped() else "shipped" for name in names]
    assert kinds == ["shipped", "skirmish", "rarity", "shipped", "random", "rarity"]
