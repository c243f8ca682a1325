"""The random scenario generator: every step of its procedure, and scenarios that can be played."""

from __future__ import annotations

import json
import random
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from generator_games import ALLIES, AXIS, QUIET, after_obs, at_obs, finished, game_with, offered, state
from small_fights import begun

from sandtable.commander.packs.names import ARMY_NAMES
from sandtable.commander.packs.scenario import read_scenario
from sandtable.commander.packs.scenario_faults import ScenarioCheck
from sandtable.commander.rules import names
from sandtable.games.combat_commander import files as packs
from sandtable.games.combat_commander.generator.frames import POSTURES, Generate, SupportPurchase, new_support
from sandtable.games.combat_commander.generator.generator import (
    GENERATOR_TITLE,
    generator_rules,
    random_scenario,
    scenario_made,
)
from sandtable.games.combat_commander.generator.state import DICE, GeneratorState
from sandtable.games.combat_commander.names import ITALY, NATION_NAMES
from sandtable.kernel.errors import IllegalChoice
from sandtable.kernel.game import Game
from sandtable.kernel.record import load_game, replay
from sandtable.kernel.title import SPECTATOR

# --- whole scenarios ---


@pytest.mark.parametrize("batch", range(8))
def test_two_hundred_seeds_make_scenarios_that_are_sound_and_can_be_set_up(batch: int) -> None:
    references = packs.base_references()
    for seed in range(25 * batch, 25 * batch + 25):
        data = random_scenario(seed)
        scenario = read_scenario(data, data["name"])
        assert list(ScenarioCheck(packs.FILES, scenario, references, None).faults()) == [], seed
        game = begun(data, str(seed))
        game.keep_undo = False
        rng = random.Random(seed)
        while game.decision is not None and game.decision.prompt.startswith("set-up"):
            game.play(rng.choice(game.decision.choices), game.decision.seat)
        assert game.decision is None or not game.decision.prompt.startswith("set-up")
        waiting = [u for u in game.view(0)["units"] if u["hex"] is None]  # type: ignore[attr-defined]
        assert waiting == [], seed


@pytest.mark.parametrize("seed", range(3))
def test_generated_scenarios_play_to_their_end(seed: int) -> None:
    game = begun(random_scenario(f"end {seed}"), str(seed))
    game.keep_undo = False
    rng = random.Random(seed)
    while game.decision is not None:
        game.play(rng.choice(game.decision.choices), game.decision.seat)
    assert game.over


def test_the_same_seed_makes_the_same_scenario() -> None:
    assert random_scenario(7) == random_scenario("7") != random_scenario(8)


def test_old_seeds_still_make_what_they_made() -> None:
    kept = json.loads((Path(__file__).parents[1] / "golden" / "combat-commander-generated.json").read_text())
    made = {seed: sha256(json.dumps(random_scenario(seed)).encode()).hexdigest()[:16] for seed in kept}
    assert made == kept


def test_given_players_make_the_choices() -> None:
    asked: list[int] = []

    def last(game: Game, decision: Any) -> int:
        asked.append(decision.seat)
        return int(decision.choices[-1])

    data = random_scenario(3, choosers=[last, last])
    assert data["map"] == generator_rules().maps[-1]
    assert set(asked) == {0, 1}


def test_saved_loaded_and_replayed_at_any_step() -> None:
    game = at_obs()
    game.state.chance.forced = []
    rng = random.Random(1)
    while game.decision is not None:
        copy = load_game(GENERATOR_TITLE, game.save())
        assert GENERATOR_TITLE.equal(copy.state, game.state)
        assert GENERATOR_TITLE.equal(game.clone().state, game.state)
        game.play(rng.choice(game.decision.choices), game.decision.seat)
    whole = Game(GENERATOR_TITLE, {}, "9", {}, GENERATOR_TITLE.new_state({}, "9", {}))
    while whole.decision is not None:
        whole.play(rng.choice(whole.decision.choices), whole.decision.seat)
    assert GENERATOR_TITLE.equal(replay(GENERATOR_TITLE, whole.record()).state, whole.state)


# --- map, edges, sides ---


@pytest.mark.parametrize(("dice", "picker"), [([1, 1], 0), ([1, 2], 1), ([6, 6], 0), ([6, 5], 1)])
def test_even_picks_the_map_himself_odd_leaves_it_to_the_other(dice: list[int], picker: int) -> None:
    game = game_with(dice)
    assert game.decision is not None
    assert (game.decision.seat, game.decision.prompt) == (picker, "generator-map")
    assert len(game.decision.choices) == len(generator_rules().maps)


@pytest.mark.parametrize(
    ("die", "edges"),
    [
        (1, ("bottom", "top")),
        (2, ("left", "right")),
        (3, ("left", "right")),
        (4, ("top", "bottom")),
        (5, ("right", "left")),
        (6, ("right", "left")),
    ],
)
@pytest.mark.parametrize("coin", [0, 1])
def test_the_one_who_did_not_pick_rolls_for_his_edge(die: int, edges: tuple[str, str], coin: int) -> None:
    game = game_with([1, 1, die, *QUIET[3:]], [coin])
    game.play_text("map balka")
    players = game.view(0)["players"]
    assert tuple(p["edge"] for p in players) == edges  # type: ignore[attr-defined]
    assert [p["side"] for p in players] == (["axis", "allies"] if coin == 0 else ["allies", "axis"])  # type: ignore[attr-defined]


ROLLS = {2: (1, 1), 3: (1, 2), 4: (2, 2), 5: (2, 3), 6: (3, 3), 7: (3, 4), 8: (4, 4), 9: (4, 5), 10: (5, 5), 11: (5, 6),
         12: (6, 6)}  # fmt: skip


def nations_after(axis: int, year: int, allied: int, axis_quality: int = 7, allied_quality: int = 7) -> GeneratorState:
    dice = [1, 1, 1]
    for roll in (axis, year, allied, axis_quality, allied_quality):
        dice += ROLLS[roll]
    game = game_with(dice)
    game.state.chance.forced[DICE] += [3, 4] * 4  # should a quality be rolled again
    game.play_text("map balka")
    return state(game)


def test_every_line_of_every_table_is_reached() -> None:
    tables = packs.load_generator().tables
    axis_lines = {line.nation: line.low for line in tables.axis}
    years: dict[tuple[str, int], int] = {}
    for year_line in tables.year:
        years[("germany", year_line.germany)] = year_line.low
        years[("italy", year_line.italy)] = year_line.low
    for line in tables.allies:
        for roll in (line.low, line.high):
            g = nations_after(axis_lines[line.against], years[(line.against, line.year)], roll)
            assert [NATION_NAMES[n] for n in g.nation] == [line.against, line.nation]
            assert g.year == line.year


def test_every_quality_is_reached_and_has_an_order_of_battle() -> None:
    tables, rules = packs.load_generator(), generator_rules()
    meetings = {(line.against, line.nation, line.year) for line in tables.tables.allies}
    reached: set[int] = set()
    gaps: set[tuple[str, str, int, str]] = set()
    for (axis, allies, year), side, roll in product(sorted(meetings), (0, 1), range(2, 13)):
        nation, foe = (axis, allies) if side == AXIS else (allies, axis)
        quality = tables.quality(nation, year, foe, roll)
        rows = rules.rows_for(
            NATION_NAMES.index(nation), NATION_NAMES.index(foe), year, names.QUALITY_NAMES.index(quality)
        )
        reached |= set(rows)
        if not rows:
            gaps.add((nation, foe, year, quality))
    assert gaps == {("italy", "russia", 1944, "green")}
    unreached = {rules.rows[i].ob.name for i in range(len(rules.rows)) if i not in reached}
    assert unreached == set()


def test_a_quality_without_an_order_of_battle_is_rolled_again() -> None:
    """Italy in 1944 has no Green troops, although the roll of 12 says so."""
    g = nations_after(10, 5, 7, 12, 7)
    assert (g.year, NATION_NAMES[g.nation[AXIS]]) == (1944, "italy")
    assert names.QUALITY_NAMES[g.quality[AXIS]] == "line"


# --- chits ---


def test_one_open_chit_and_one_secret_chit_each() -> None:
    game = at_obs(chits="ABC")
    assert game.view(0)["open_chits"] == ["A"]
    secrets = [[p["secret_chits"] for p in game.view(seat)["players"]] for seat in (0, 1, SPECTATOR)]  # type: ignore[attr-defined]
    assert secrets == [[["B"], None], [None, ["C"]], [None, None]]
    hidden = [e[1] for e in game.events if GENERATOR_TITLE.event_names[e[0]] == "chit-secret"]
    assert hidden == [1, 2]  # told to their owners only


def test_a_chit_without_a_secret_side_is_open() -> None:
    game = at_obs(chits="AXC")
    assert game.view(1)["open_chits"] == ["A", "X"]
    assert [p["secret_count"] for p in game.view(1)["players"]] == [0, 1]  # type: ignore[attr-defined]


# --- the sealed choice ---


def test_orders_of_battle_fit_nation_year_and_quality() -> None:
    game = at_obs()
    assert {text.split("/")[1] for text in offered(game, 0)} == {"rifle", "conscripted-rifle"}
    assert all(text.startswith("ob germany/") for text in offered(game, 0))
    assert all(text.startswith("ob russia/") for text in offered(game, 1))
    assert {text.rpartition("/")[2] for text in offered(game, 1)} == {"company", "detachment", "platoon"}


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_the_choice_of_orders_of_battle_is_sealed_until_both_have_chosen(order: tuple[int, int]) -> None:
    texts = ["ob germany/rifle/platoon", "ob russia/smg/platoon"]
    game = at_obs()
    assert game.decision is not None and game.decision.seats == [0, 1]
    before = {seat: game.view(seat) for seat in (0, 1, SPECTATOR)}
    told = len(game.events)
    first, second = order
    game.play_text(texts[first], first)
    assert game.decision_of(first) is None  # no second thoughts
    for seat in (second, SPECTATOR):
        after = game.view(seat)
        before[seat].pop("asked"), after.pop("asked")
        assert after == before[seat]
    assert len(game.events) == told
    with pytest.raises(IllegalChoice):
        game.play_text(texts[first], first)
    game.play_text(texts[second], second)
    assert [p["ob"] for p in game.view(SPECTATOR)["players"]] == ["germany/rifle/platoon", "russia/smg/platoon"]  # type: ignore[attr-defined]


def test_a_player_who_thinks_ahead_does_not_learn_the_sealed_choice_nor_the_secret_chit() -> None:
    game = at_obs()
    game.play_text("ob germany/rifle/platoon", 0)
    guesses, chits = set(), set()
    for n in range(20):
        copy = game.determinise(1, str(n))
        chits.add(tuple(state(copy).secret_chits[AXIS]))
        assert state(copy).secret_chits[ALLIES] == state(game).secret_chits[ALLIES]
        copy.play_text("ob russia/smg/platoon", 1)
        guesses.add(state(copy).ob[AXIS])
    assert len(guesses) > 1 and len(chits) > 1


# --- points, Leaders, support ---


def test_the_marker_moves_toward_the_opponent_by_the_points_of_ones_own() -> None:
    game = after_obs("germany/rifle/company", "russia/smg/platoon", [1, 2, 3, 4, 3, 4])
    vps = [event[2] for event in game.events if GENERATOR_TITLE.event_names[event[0]] == "vp"]
    assert vps == [-33, -33 + 8]


def test_a_leader_who_came_up_already_is_rolled_again() -> None:
    # Germany 1943, Line: +1. A four and again a four, then a two
    game = after_obs("germany/rifle/detachment", "russia/smg/platoon", [4, 4, 2, 3, 3, 4])
    leaders = [packs.load_tables().unit_name[u] for u in state(game).leaders[AXIS]]
    assert leaders == ["germany/lt-schrader", "germany/sgt-esser"]


def test_every_leader_of_the_table_can_come_up() -> None:
    table = packs.load_leader_table()
    for nation, leaders in table.results.items():
        found = set()
        for year, quality, die in product(table.year[nation], table.quality, range(1, 7)):
            found.add(table.leader(nation, quality, int(year), die))
        assert found == set(leaders)


def test_the_cheaper_side_must_buy_a_unit_and_no_radio() -> None:
    # Axis 33, Allies 8: the Russians roll 7, a column with an 82mm Radio among its units
    game = after_obs("germany/rifle/company", "russia/smg/platoon", [1, 2, 3, 4, 3, 4])
    assert game.decision is not None and game.decision.seat == 1
    items = offered(game)
    assert "done" not in items and items and not any("radio" in item for item in items)
    game.play_text("buy russia/rifle")
    assert "done" in offered(game)


def test_bought_units_move_the_marker_toward_the_opponent() -> None:
    game = after_obs("germany/rifle/company", "russia/smg/platoon", [1, 2, 3, 4, 4, 4])
    before = state(game).vp
    game.play_text("buy russia/weapon-team+russia/infantry-gun")
    assert state(game).vp == before + 2  # for the Axis
    data = finished(game)
    entry = {"unit": "russia/weapon-team", "weapon": "russia/infantry-gun"}
    assert entry in data["allies"]["units"]  # the gun goes with its team


def test_the_second_side_buys_only_when_the_marker_has_passed_zero() -> None:
    # 19 points against 17: two VPs for the Allies
    for cost, second in ((1, False), (2, False), (3, True)):
        game = after_obs("germany/rifle/detachment", "russia/mid-war-rifle/detachment", [1, 2, 3, 4, 4, 4])
        assert state(game).vp == -2
        bought = {1: ["russia/rifle"], 2: ["russia/rifle"] * 2, 3: ["russia/rifle"] * 3}[cost]
        for unit in bought:
            game.play_text(f"buy {unit}")
        game.state.chance.forced[DICE] = [3, 4]
        game.play_text("done")
        assert state(game).vp == cost - 2
        assert game.decision is None or (game.decision.prompt == "generator-support") is second
        if second:
            assert game.decision is not None and game.decision.seat == 0


def test_no_more_units_than_there_are_counters() -> None:
    game = after_obs("germany/rifle/company", "russia/smg/platoon", [1, 2, 3, 6, 4, 5])
    leader = next(text for text in offered(game) if "russia/sgt-" in text)
    game.play_text(leader)
    assert leader not in offered(game)


def test_a_support_column_without_units_is_rolled_again() -> None:
    """Slovaks of 1939 find nothing on 2 to 4: those columns are for Finns."""
    rows = generator_rules().rows
    slovaks = next(i for i, row in enumerate(rows) if row.name == "italy/slovakian/platoon")
    game = after_obs("germany/rifle/company", "russia/smg/platoon", [1, 2, 3, 4, 4, 4])
    g = state(game)
    g.nation[AXIS], g.year, g.ob[AXIS], g.vp = ITALY, 1939, slovaks, 9
    g.frames = [g.frames[0], new_support(AXIS)]
    g.chance.forced[DICE] = [1, 1, 2, 2, 4, 5]
    again = Game(GENERATOR_TITLE, {}, "0", {}, g)
    frame = g.frames[1]
    assert isinstance(frame, SupportPurchase) and frame.column == 9
    assert again.decision is not None and again.decision.prompt == "generator-support"


def test_every_support_entry_can_be_bought() -> None:
    """Each option has an order of battle, in some year of play, whose army may have it."""
    tables, rules = packs.load_tables(), generator_rules()
    meetings = {(line.against, line.nation, line.year) for line in packs.load_generator().tables.allies}
    found: set[int] = set()
    for (axis, allies, year), side in product(meetings, (0, 1)):
        nation, foe = (axis, allies) if side == AXIS else (allies, axis)
        armies = {r.ob.army for r in rules.rows if r.ob.nation == nation and r.ob.available(year, foe)}
        for roll, army in product(range(2, 13), armies):
            found |= set(tables.support_column(NATION_NAMES.index(nation), roll, year, ARMY_NAMES.index(army)))
    assert sorted(found) == list(range(len(tables.support_nation)))


# --- postures, Fortifications, Radio ---


def standing_at(vp: int) -> Game:
    """A generator with both orders of battle, about to settle the postures."""
    game = after_obs("germany/rifle/company", "russia/smg/platoon", [1, 2, 3, 4, 4, 4])
    g = state(game)
    g.frames = g.frames[:1]
    g.vp = vp
    frame = g.frames[0]
    assert isinstance(frame, Generate)
    frame.at = POSTURES
    return Game(GENERATOR_TITLE, {}, "0", {}, g)


@pytest.mark.parametrize(
    ("vp", "postures"),
    [(5, ["defend", "attack"]), (-5, ["attack", "defend"]), (0, ["recon", "recon"])],
)
def test_more_points_defend_and_level_ones_are_on_recon(vp: int, postures: list[str]) -> None:
    game = standing_at(vp)
    data = finished(game)
    assert [data[side]["posture"] for side in ("axis", "allies")] == postures


def test_the_defender_cannot_overspend() -> None:
    game = standing_at(5)
    assert game.decision is not None and (game.decision.prompt, game.decision.seat) == ("generator-forts", 0)
    costs = {p.name: p.cost for p in generator_rules().purchases}
    while True:
        affordable = {f"fortify {name}" for name, cost in costs.items() if cost <= state(game).vp}
        assert set(offered(game)) - {"done"} == affordable
        if game.decision is None or game.decision.prompt != "generator-forts" or not affordable:
            break
        game.play_text("fortify entrenchments")
        if state(game).vp == 0:
            break
    assert state(game).vp == 0
    assert len(state(game).forts) == 5


def test_mines_are_of_one_strength() -> None:
    game = standing_at(30)
    game.play_text("fortify prepared-minefield")
    names_offered = {text.partition(" ")[2] for text in offered(game)}
    assert "prepared-minefield" in names_offered
    assert not names_offered & {"hasty-minefield", "extensive-minefield", "bunker-complex"}
    data = finished(game)
    assert data["mine_fp"] == 7
    assert {"fort": "mines", "count": 10, "group": "forts"} in data["axis"]["forts"]


def test_every_purchase_is_offered_to_a_rich_defender() -> None:
    assert len(offered(standing_at(12))) == len(generator_rules().purchases) + 1


def test_the_attacker_may_roll_once_for_a_radio_and_must_then_buy_it() -> None:
    game = standing_at(5)
    game.play_text("done")
    assert game.decision is not None
    assert (game.decision.prompt, game.decision.seat) == ("generator-radio", 1)
    game.state.chance.forced[DICE] = [3, 4]  # column 7: in 1943 an 82mm Radio for three
    game.play_text("roll")
    assert game.over
    data = scenario_made(state(game), "made", "")
    assert data["allies"]["radio"] == {"radio": "russia/radio-82mm"}
    assert data["vp"] == 5 + 3


def test_the_attacker_may_decline_or_roll_in_vain() -> None:
    game = standing_at(5)
    game.play_text("done")
    other = game.clone()
    game.play_text("decline")
    other.state.chance.forced = [[1, 1], [], []]  # column 2: none in 1943
    other.play_text("roll")
    for ended in (game, other):
        assert ended.over and "radio" not in scenario_made(state(ended), "made", "")["allies"]
        assert state(ended).vp == 5


# --- the scenario ---


@pytest.mark.parametrize(("edge", "depths"), [(1, (8, 2)), (2, (12, 3))])
def test_depths_of_defender_and_attacker_on_wide_and_narrow_boards(edge: int, depths: tuple[int, int]) -> None:
    game = standing_at(5)
    if edge == 2:
        state(game).edge = [1, 3]
    game.play_text("fortify entrenchments")
    data = finished(game)
    assert data["axis"]["areas"] == [{"depth": depths[0]}, {"group": "forts", "depth": depths[0]}]
    assert data["allies"]["areas"] == [{"depth": depths[1]}]
    assert data["setup"] == [{"side": "axis"}, {"side": "allies"}, {"side": "axis", "group": "forts"}]
    assert data["control"] == dict.fromkeys("12345", "axis")


@pytest.mark.parametrize(("edges", "depth"), [([0, 2], 4), ([1, 3], 6)])
def test_recon_sides_set_up_by_initiative_and_own_nothing(edges: list[int], depth: int) -> None:
    game = standing_at(0)  # nothing more to choose: the game is over at once
    g = state(game)
    assert game.over
    g.edge = edges
    data = scenario_made(g, "made", "")
    assert data["axis"]["areas"] == data["allies"]["areas"] == [{"depth": depth}]
    assert "control" not in data
    assert [step["side"] for step in data["setup"]] == ["axis", "allies"]  # 19 against 10


@pytest.mark.rule("9a")
def test_the_higher_initiative_number_holds_the_card_and_moves_first() -> None:
    data = finished(after_obs("germany/rifle/company", "russia/smg/platoon", [1, 2, 3, 4, 4, 4]))  # 19 against 10
    assert (data["initiative"], data["first"]) == ("axis", "axis")
    data = finished(after_obs("germany/conscripted-rifle/company", "russia/smg/platoon", [1, 2, 3, 4, 4, 4]))  # 5, 10
    assert (data["initiative"], data["first"]) == ("allies", "allies")


def test_sudden_death_is_the_sum_of_the_orders_and_surrender_is_the_obs() -> None:
    data = finished(after_obs("germany/rifle/company", "russia/smg/platoon", [1, 2, 3, 4, 4, 4]))
    assert data["sudden_death"] == 4 + 2
    assert [data[side]["surrender"] for side in ("axis", "allies")] == [12, 5]
    assert [data[side]["orders"] for side in ("axis", "allies")] == [4, 2]


def test_pieces_of_the_year_only() -> None:
    """The Rifle company has light mortars until 1943 and medium ones from 1944."""
    data = finished(after_obs("germany/rifle/company", "russia/smg/platoon", [1, 2, 3, 4, 4, 4]))
    weapons = {entry["weapon"]: entry["count"] for entry in data["axis"]["weapons"]}
    assert weapons["germany/light-mortar"] == 3 and "germany/medium-mortar" not in weapons


def test_some_orders_of_battle_discard_in_their_own_way() -> None:
    rows = generator_rules().rows
    for name, wanted in (("italy/finnish", (1, 1)), ("france/free-french", (0, 1)), ("germany/rifle", (0, 0))):
        row = next(row for row in rows if row.ob.name == name)
        assert (row.ob.discard_limit, row.ob.discard_with_orders) == wanted
    for seed in range(400):
        data = random_scenario(seed)
        if data["axis"]["army"] == "finnish":
            assert (data["axis"]["discard_limit"], data["axis"]["late_discard"]) == (1, 1)
            return
    raise AssertionError("no Finns in four hundred scenarios")
