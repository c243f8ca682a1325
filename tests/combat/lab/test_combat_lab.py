"""Combat! in the lab: random games keep every promise, and a broken promise is heard of."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from imitation import Imitation
from sandtable.games.combat.lab import pool, sought
from sandtable.games.combat.lab.sought import KEPT
from sandtable.games.combat.lab.table import CombatLedger, enemy_faults, table_faults
from sandtable.games.combat.lab.usage import CombatUsage, cell, every_item
from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.names import MEDICAL_AID, TERRAINS
from sandtable.games.combat.rules.state import DEAD, SEEN, State, enemies, unmark
from sandtable.games.combat.rules.title import TITLE
from sandtable.games.combat.rules.verbs import DISCARD, PLAY
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import choice
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.record import check_record
from sandtable.kernel.title import SPECTATOR, Data
from sandtable.lab import fuzz
from sandtable.shelf import kit_of as kit

KIT = kit("combat")


def table(game: Game) -> State:
    return cast(State, game.state)


@pytest.fixture
def game() -> Game:
    """A skirmish after some turns of random play."""
    made = new_game(TITLE, pool.skirmish(7), "lab")
    made.keep_undo = False
    rng = random.Random(7)
    while table(made).turn < 3 or made.decision is None or made.decision.prompt != "orders":
        made.play(rng.choice(made.choices))
    return made


# --- the fuzz ---


@pytest.mark.long
def test_random_games_keep_every_promise() -> None:
    found = fuzz.run(3, seed=11, sampled=True, title="combat")
    assert found["faults"] == [] and found["decisions"] > 300


@pytest.mark.long
def test_the_same_seed_gives_the_same_run_in_one_process_or_two() -> None:
    alone = fuzz.run(2, seed=3, sampled=True, title="combat")
    assert fuzz.run(2, seed=3, sampled=True, processes=2, title="combat") == alone


@pytest.mark.parametrize("seed", range(8))
def test_skirmishes_and_rarities_are_proper_scenarios(seed: int) -> None:
    made = [pool.skirmish(seed), pool.rarity(seed), pool.rarity(seed, seed + 3), sought.ward(seed), sought.picket(seed)]
    made += [
        sought.shelling(seed),
        sought.belt(seed),
        sought.officers(seed),
        sought.surprise(seed),
        sought.first_shot(seed),
        sought.long_shot(seed),
        sought.gallery(seed, seed),
        sought.gallery(seed, seed + 8),
    ]
    for scenario in made:
        game = new_game(TITLE, scenario, "0")
        assert game.decision is not None
        assert json.loads(json.dumps(scenario)) == scenario


def test_a_fault_is_described_and_its_game_written_as_a_record(tmp_path: Path) -> None:
    class Broken(fuzz.Run):
        def check(self, game: Any) -> None:
            if len(game.decisions) == 30:
                table(game).f_discard.append(0)
            super().check(game)

    one = Broken(KIT, pool.shipped()["first-patrol"], "fault", {}, KIT.usage(), sampled=True)
    one.play()
    fault = fuzz.keep(one, 12, tmp_path)[0]
    assert "cards" in fault.reason and fault.scenario == "first-patrol"
    data = json.loads(Path(fault.file).read_text())
    check_record(fault.file, data)
    assert data["title"] == "combat" and data["fault"]


# --- one look at the table ---


def lose_card(g: State) -> None:
    g.f_draw.pop()


def lose_enemy_card(g: State) -> None:
    g.e_draw.pop()


def double_enemy(g: State) -> None:
    first, second = enemies(g)[:2]
    g.m_man[first] = g.m_man[second]


def swap_friend(g: State) -> None:
    g.m_man[1] = g.m_man[2]


def bury_the_living(g: State) -> None:
    g.corpse_hex.append(0)
    g.corpse_man.append(1)


def forget_a_column(g: State) -> None:
    g.m_aim.pop()


BREAKS: list[tuple[Callable[[State], None], str]] = [
    (lose_card, "Friendly cards"), (lose_enemy_card, "Enemy cards"), (double_enemy, "in and out of the Cup"),
    (swap_friend, "no line of the table"), (bury_the_living, "who lives"), (forget_a_column, "differ in length"),
]  # fmt: skip


@pytest.mark.parametrize(("broken", "said"), BREAKS)
def test_a_broken_table_is_found(game: Game, broken: Callable[[State], None], said: str) -> None:
    g = table(game)
    assert table_faults(g) == []
    broken(g)
    assert said in "\n".join(table_faults(g))


# --- the ledger ---


def ledger_of(game: Game) -> CombatLedger:
    ledger = CombatLedger(game)
    assert ledger.read(game) == []
    return ledger


def test_points_losses_and_cards_that_nobody_was_told_of_are_found(game: Game) -> None:
    g = table(game)
    ledger = ledger_of(game)
    g.points += 2
    assert any("points of events are" in fault for fault in ledger.read(game))
    g.points -= 2
    g.f_discard.append(g.f_draw.pop())
    assert ledger.read(game) == []
    g.hand.append(g.f_discard.pop())
    assert any("hand and planned cards" in fault for fault in ledger.read(game))
    g.hand.pop()
    g.m_hex[1] = DEAD
    assert any("the dead are" in fault for fault in ledger.read(game))


def test_a_roll_of_an_unknown_that_is_told_is_found(game: Game) -> None:
    g = table(game)
    ledger = ledger_of(game)
    stranger = enemies(g)[0]
    unmark(g, stranger, SEEN)
    game.events.append((tell.CHECKED, -1, stranger, 7, 3, 5))
    assert f"a roll of the Unknown {stranger} is told" in ledger.read(game)


# --- secrets ---


class Careless(Imitation):
    """Shows who the Enemies are."""

    def view(self, g: kernel.State, seat: int) -> Data:
        return {**super().view(g, seat), "really": list(cast(State, g).m_man)}


def test_a_view_that_tells_who_the_unknown_are_is_found() -> None:
    game = new_game(TITLE, pool.skirmish(7), "lab")  # nobody is Known yet
    for seat in (0, SPECTATOR):
        assert KIT.view_faults(game, seat, "x") == []
    game.title = Careless(TITLE)
    assert "the view of seat 0 depends on what it cannot know" in KIT.view_faults(game, 0, "x")


def test_the_enemys_orders_hang_on_nothing_that_he_may_not_know() -> None:
    looked = 0
    for seed in range(3):
        game = new_game(TITLE, pool.skirmish(seed), f"secret {seed}")
        game.keep_undo = False
        rng = random.Random(seed)
        while not game.over:
            found = enemy_faults(game, rng)
            looked += game.decision is not None and game.decision.prompt == "orders"
            assert found == []
            game.play(rng.choice(game.choices))
    assert looked > 20


# --- use ---


def test_the_report_lists_what_was_never_used() -> None:
    usage = CombatUsage()
    items = every_item(usage.tables)
    assert usage.never() == items and len(items) == len(set(items))
    assert len([item for item in items if item.startswith("row ")]) == 11 * 50 + 1
    assert len([item for item in items if item.startswith("card-wound ")]) == 52
    usage.note("weapon mg-42")
    assert len(usage.never()) == len(items) - 1


def test_a_game_fills_the_report() -> None:
    usage = CombatUsage()
    one = fuzz.Run(KIT, pool.skirmish(3), "use", {}, usage, sampled=True)
    one.play()
    assert one.faults == []
    used = {item.split()[0] for item in usage.count}
    assert {"order-friendly", "order-enemy", "row", "card-played", "verb", "told", "rule", "terrain"} <= used
    assert set(usage.count) <= set(every_item(usage.tables))


def test_a_card_never_spent_is_kept() -> None:
    usage = CombatUsage()
    marvel = usage.tables.fcard_number.index(42)
    state = new_game(TITLE, sought.ward(1), "ward").state
    assert usage.rarity(state, choice(PLAY, marvel)) == usage.rarity(state, choice(DISCARD, marvel)) == KEPT
    usage.note("card-spent F42")
    assert usage.rarity(state, choice(PLAY, marvel)) == 0


def test_late_games_are_made_for_what_has_not_happened_yet() -> None:
    usage = CombatUsage()

    def made() -> str:
        return str(KIT.scenario(0, 0, [], usage, late=True)["name"])

    assert made().startswith(sought.WARD)  # a card that passes a medic's check was never spent
    usage.note("card-spent F42")
    assert made().startswith(sought.WARD)  # no medic was ever shot at
    for ground in range(TERRAINS):
        usage.note("shot-at " + cell(MEDICAL_AID, ground))
    assert made().startswith(sought.PICKET)
    usage.note("rule 9.8.6")
    assert made().startswith(sought.SHELLING)
    usage.note("rule 20.0")
    assert made().startswith(sought.FIRST_SHOT)
    usage.note("rule AI.r30")
    assert made().startswith(sought.LONG_SHOT)  # nobody was alarmed by a hit alone
    usage.note("rule 9.8.3")
    assert made().startswith(sought.SURPRISE)
    usage.note("rule 9.8.10")
    assert made().startswith(sought.BELT)  # nobody chose which of two weapons is reloaded
    usage.note("verb reload weapon")
    assert made().startswith(sought.OFFICERS)  # nor whom to search
    usage.note("verb search man")
    usage.note("verb search-place")
    assert made().startswith(sought.OFFICERS)  # a card that passes a search was never spent
    usage.note("card-spent F29")
    assert made().startswith(sought.GALLERY)
    for item in every_item(usage.tables):
        usage.note(item)
    assert made() == f"{pool.RARITY}0"
