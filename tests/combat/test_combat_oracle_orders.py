"""The Orders of the Enemy in random games, held against a second reading of the rules (`oracle_orders.py`)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import cast

import oracle_orders as oracle
import pytest
from combat_helpers import machine_gun
from combat_table import Table
from oracle_orders import Mismatch, Roll, Script

from sandtable.build_mode import build_mode
from sandtable.games.combat.enemy.alert import alert
from sandtable.games.combat.lab import pool, sought
from sandtable.games.combat.rules import names as n
from sandtable.games.combat.rules import state as s
from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.cards.effect_names import E_INITIATIVE, R_AUTOMATIC
from sandtable.games.combat.rules.title import TITLE
from sandtable.kernel.frame import Event
from sandtable.kernel.game import new_game
from sandtable.kernel.title import Data
from sandtable.shelf import Scenario

interpreted = pytest.mark.skipif(
    build_mode() == "compiled",
    reason="compiled code writes events past the listener; golden traces hold both builds to the same play",
)
EXTRA_SHARE = 0.05  # cards that could be spent


class Watcher(list[Event]):
    """Stands where the engine writes its events, and looks at the state at the moment of each."""

    def __init__(self, g: s.State) -> None:
        self.g = g
        self.scripts: dict[int, Script] = {}
        self.marks: dict[int, tuple[int, ...]] = {}
        self.orders = g.m_order[:]
        self.dirs = g.m_dirs[:]
        self.given: list[tuple[int, int, int]] = []  # Team, Row, distance of those given Orders in this Step 3
        self.first: dict[int, int] = {}  # the first card of each Team
        self.track: list[int] = []
        self.tried: set[int] = set()  # Optional Rules 2 and 4: who failed his TQC in Step 3
        self.newcomers: set[int] = set()  # came onto the Board during Step 4
        self.lacking: set[int] = set()  # had no Order when the Impulse began
        self.count: Counter[str] = Counter()
        self.faults: list[str] = []

    def append(self, event: Event) -> None:
        try:
            self.look(event)
        except Mismatch as found:
            self.faults.append(f"turn {self.g.turn}.{self.g.impulse} {event}: {found}")
        if event[0] != tell.ALERTED:  # an Assistant's, who is Alert by the Order that his Operator is being given
            self.orders, self.dirs = self.g.m_order[:], self.g.m_dirs[:]
        super().append(event)

    def look(self, event: Event) -> None:
        key, _, a, b, c, d = event
        g = self.g
        if key == tell.TURN_BEGINS:
            self.given, self.first, self.track = [], {}, []
            self.tried, self.newcomers, self.lacking = set(), set(), set()
        elif key == tell.ENEMY_CARD and g.step != s.ORDER_STEP:  # in Step 2 only a freed prisoner's (17.4k)
            self.card_drawn(a, b, d)
        elif key == tell.CHECKED and a >= 0 and s.is_enemy(g, a) and b in oracle.ORDER_CHECKS:
            self.script(a).rolls.append(Roll(b, c, d))
            if b == R_AUTOMATIC and g.rules.options.late_orders and c > d:
                self.failed_to_fire(a)
        elif key == tell.CONFIRMED_ROLL and self.script(a).rolls:
            rolls = self.script(a).rolls
            rolls[-1] = rolls[-1]._replace(second=b)
        elif key == tell.ENEMY_ORDER:
            self.order_told(a, b, c)
        elif key == tell.TARGET_MARKED and s.is_enemy(g, a):
            self.target_marked(a, b)
        elif key == tell.TEAM_CARD:
            self.team_card(a, b)
        elif key == tell.TRACK:
            self.on_track(a, b)
        elif key == tell.ENEMY_PLACED and g.step == s.ACTION_STEP:
            self.newcomers.add(a)
        elif key == tell.IMPULSE_BEGINS:
            self.everybody_has_one(a)

    def script(self, m: int) -> Script:
        return self.scripts.setdefault(m, Script())

    # --- cards ---

    def card_drawn(self, e: int, card: int, line: int) -> None:
        g = self.g
        self.script(e).cards.append((card, line))
        box = g.m_team[e] - n.FRIENDLY_TEAMS
        if g.rules.large_battle and g.step in (s.ENEMY_STEP, s.ACTION_STEP) and card != g.e_display[box]:
            raise Mismatch("in a Large Battle the Team's card is read")  # 9.2
        if g.step == s.ENEMY_STEP:
            self.first.setdefault(g.m_team[e], card)

    def team_card(self, team: int, card: int) -> None:
        if self.first.setdefault(team, card) != card:
            raise Mismatch("the first card drawn for a Team is its initiative")  # 9.0
        self.count["team card"] += 1

    def on_track(self, team: int, value: int) -> None:
        if self.track and value < self.track[-1]:
            raise Mismatch("the lowest initiative acts first")  # 9.1
        changed = any(code == E_INITIATIVE and whose == team for code, whose, _, _ in oracle.effects(self.g))
        printed = self.g.rules.tables.ecard_initiative
        if team >= n.FRIENDLY_TEAMS and not changed and value != printed[self.first[team]]:
            raise Mismatch("the first card drawn for a Team is its initiative")  # 9.1
        self.track.append(value)
        if len(self.track) == 1:
            self.after_step_3()

    def failed_to_fire(self, e: int) -> None:
        """Optional Rules 2 and 4 together: the TQC is made in Step 3, the card comes later."""
        g = self.g
        if g.step != s.ENEMY_STEP or oracle.is_ruled_before_cards(g, e) or not oracle.tries_to_fire(g, e):
            raise Mismatch(f"{self.facts(e)}: no reason for a TQC")
        oracle.fires_automatically(g, e, self.script(e))
        self.tried.add(e)

    # --- Orders ---

    def order_told(self, e: int, order: int, dirs: int) -> None:
        if self.orders[e] not in (n.NO_ORDER, n.MELEE):
            self.order_changed(e, order, dirs)
            return
        g = self.g
        script = self.scripts.pop(e, Script())
        try:
            expected = oracle.order_of(g, e, script, g.step == s.ENEMY_STEP)
        except Mismatch as found:
            raise Mismatch(f"{self.facts(e)}: {found}") from None
        self.count[f"order {n.ORDER_NAMES[order]}"] += 1
        self.count[expected.rule] += 1
        if not s.has(g, e, s.ALERT) or (s.has(g, e, s.FREED | s.NO_CARD) and order != n.MELEE):
            raise Mismatch(f"{self.facts(e)}: he is given no Order now")  # 9.8m, 17.4j, AI.r30
        if (order, dirs) != expected[:2]:
            raise Mismatch(f"{self.facts(e)}: should be {n.ORDER_NAMES[expected.order]} {expected.dirs}")
        if script.leftovers():
            raise Mismatch(f"{self.facts(e)}: {script.leftovers()} too many")
        if expected.marks:
            self.marks[e] = expected.marks
        if order != n.MELEE and oracle.leads(g, e) and not self.orders[g.m_partner[e]]:
            self.like(g.m_partner[e], e)
        if g.step == s.ENEMY_STEP:
            self.in_turn(e)

    def facts(self, e: int) -> str:
        g = self.g
        return (
            f"{n.ORDER_NAMES[self.orders[e]]} -> {n.ORDER_NAMES[g.m_order[e]]} {n.MORALE_NAMES[g.m_morale[e]]} "
            f"{g.rules.tables.man_name[g.m_man[e]]} known {oracle.known(g, e)} wounds {g.m_wounds[e]:x} "
            f"ammo {g.m_ammo[e]} step {g.step} partner {g.m_partner[e]} flags {g.m_flags[e]:x}"
        )

    def order_changed(self, e: int, order: int, dirs: int) -> None:
        """I13, 14.3q: an Order that his weapon or his gun does not allow."""
        g, before = self.g, self.orders[e]
        self.count["changed"] += 1
        if oracle.slow(g, e) and oracle.SLOW_SIDE.get(before) == order:
            return
        moves = order != before and before in oracle.SPEEDS and dirs == self.dirs[e]
        if moves and oracle.moving(g, e, before, dirs, "").order == order:
            return
        raise Mismatch(f"{self.facts(e)}: no reason to change it")

    def target_marked(self, e: int, hex: int) -> None:
        """10.09: on the closest Friendly."""
        if hex not in self.marks.pop(e, ()):
            raise Mismatch("the Target Marker should lie elsewhere")

    def in_turn(self, e: int) -> None:
        """A2, 10.0: Teams in turn, in each from the top of the map down, then by the distance to a Friendly."""
        g = self.g
        fit = [f for f in s.friendlies(g) if oracle.tq(g, f) + oracle.wound_tq(g, f) > 0]
        nearest = min((s.distance(g, e, f) for f in fit), default=999)
        place = (g.m_team[e], g.m_hex[e] % g.rules.ground.rows, nearest)
        if self.given and place < self.given[-1]:
            raise Mismatch(f"{place} comes after {self.given[-1]}")
        self.given.append(place)

    # --- who has none ---

    def after_step_3(self) -> None:
        """9.1: every Team on the Board has a card. Whoever draws none has another's Order."""
        g = self.g
        for e in s.enemies(g):
            if g.m_team[e] not in self.first:
                raise Mismatch(f"Team {g.m_team[e]} has no card")
            if s.has(g, e, s.AWAITS) and oracle.tries_to_fire(g, e) and e not in self.tried:
                if not oracle.is_ruled_before_cards(g, e):
                    raise Mismatch(f"{self.facts(e)}: he should have tried to fire")
            if oracle.is_led(g, e) and not any(s.has(g, m, s.DUCK_HELD) for m in (e, g.m_partner[e])):
                self.like(e, g.m_partner[e])
            if s.is_prisoner(g, e) and not s.has(g, e, s.FREED):
                self.like(e, g.m_guard[e])

    def like(self, e: int, leader: int) -> None:
        """14.3, 17.4: an Assistant has his Operator's Order, a prisoner his Guard's."""
        g = self.g
        self.count["assistant" if oracle.is_led(g, e) else "prisoner"] += 1
        if (g.m_order[e], g.m_dirs[e]) != (g.m_order[leader], g.m_dirs[leader]):
            raise Mismatch(f"{self.facts(e)}: he should have the Order of man {leader}")

    def everybody_has_one(self, impulse: int) -> None:
        """9.0, 9.8: every Alert Enemy has an Order when Step 3 is over, or when his Team has acted since."""
        g = self.g
        lacking: set[int] = set()
        for e in s.enemies(g):
            if not s.has(g, e, s.ALERT) and g.m_order[e] != n.NO_ORDER:
                raise Mismatch(f"{self.facts(e)}: he waits")
            if not s.is_prisoner(g, e) and not oracle.fits(g, e):
                raise Mismatch(f"{self.facts(e)}: his Order does not fit him")
            excused = s.has(g, e, s.FREED | s.NO_CARD) or g.m_team[e] not in g.track
            if not s.has(g, e, s.ALERT) or g.m_order[e] != n.NO_ORDER or excused:
                continue
            if impulse == 1 and s.has(g, e, s.AWAITS):  # Optional Rule 4
                continue
            lacking.add(e)
            if impulse == 1 or e in self.lacking or (g.rules.prepared and e not in self.newcomers):
                raise Mismatch(f"{self.facts(e)}: he should have an Order")
        self.lacking = lacking
        if self.marks:
            raise Mismatch(f"{self.marks}: no Target Marker was placed")


def watched(scenario: Scenario, seed: str, options: dict[str, bool]) -> Watcher:
    """A random game; what the watcher found in it."""
    game = new_game(TITLE, scenario, seed, cast(Data, options))
    game.keep_undo = False
    watcher = Watcher(cast(s.State, game.state))
    rng = random.Random(seed)
    while not game.over:
        decision = game.decision
        assert decision is not None
        spend = decision.extras and rng.random() < EXTRA_SHARE
        game.state.out = watcher
        game.play(rng.choice(decision.extras if spend else decision.choices), decision.seat)
        watcher.clear()
    return watcher


BOTH_RULES = {"automatic_fire": True, "late_orders": True}  # Optional Rules 2 and 4
GAMES: dict[str, list[tuple[Callable[[int], Scenario], int, dict[str, bool]]]] = {
    "skirmishes": [(pool.skirmish, number, {}) for number in (0, 1, 2, 8)],
    "rarities": [(pool.rarity, number, {}) for number in (4, 30, 33, 44)],
    "fire from cover": [(pool.skirmish, number, {"automatic_fire": True}) for number in (1, 5, 9)],
    "late orders": [(pool.skirmish, number, {"late_orders": True}) for number in (2, 6)],
    "both": [(pool.skirmish, number, BOTH_RULES) for number in (3, 7)],
    "made": [(kind, 4, {}) for kind in (sought.ward, sought.picket, sought.belt, sought.officers, sought.first_shot)],
}


@interpreted
@pytest.mark.rule(
    "combat:9.0a", "combat:9.0b", "combat:9.1a", "combat:9.1c", "combat:9.6a", "combat:9.6d", "combat:10.0a"
)
@pytest.mark.rule("combat:10.02a", "combat:10.10a", "combat:14.3n", "combat:17.2e", "combat:17.3d", "combat:17.4e")
@pytest.mark.parametrize("kind", GAMES)
def test_every_order_of_the_enemy_is_as_the_rules_say(kind: str) -> None:
    count: Counter[str] = Counter()
    for number, (made, index, options) in enumerate(GAMES[kind]):
        found = watched(made(index), f"{kind} {number}", options)
        assert found.faults == [], (made.__name__, index)
        count += found.count
    assert count["row"] > 20 and count["team card"] > 20, count


@interpreted
def test_every_shipped_scenario_too() -> None:
    for name, scenario in pool.shipped().items():
        assert watched(scenario, name, {}).faults == []


# --- found by it ---


@pytest.mark.rule("combat:9.8n", "combat:9.8o", "combat:14.3l")
@pytest.mark.parametrize("prepared", [True, False])
def test_an_operator_is_alert_with_his_assistant(prepared: bool) -> None:
    """They share one Order: an Alert Assistant would have none while his Operator waits."""
    table = Table(prepared=prepared)
    operator, assistant = machine_gun(table, "05.05", alert=False)
    g = table.g
    alert(g, assistant, tell.why("9.8.9"))
    assert s.has(g, operator, s.ALERT) and s.has(g, assistant, s.ALERT)
    assert (g.m_order[operator] != n.NO_ORDER) == prepared
    assert (g.m_order[assistant], g.m_dirs[assistant]) == (g.m_order[operator], g.m_dirs[operator])
