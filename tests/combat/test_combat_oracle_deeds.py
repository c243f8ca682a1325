"""Random games, every Enemy activation of which is compared with the oracle of `oracle_deeds.py`."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import oracle_deeds as oracle
import oracle_men as men
import pytest
from combat_helpers import code, machine_gun
from combat_table import Table
from oracle_deeds import Deed

from sandtable.games.combat.lab import pool, sought
from sandtable.games.combat.rules import names, tell
from sandtable.games.combat.rules import state as s
from sandtable.games.combat.rules.cards.effect_names import R_COVER, R_FIRE, R_NERVE, R_SPOTTING
from sandtable.games.combat.rules.state import State
from sandtable.games.combat.rules.title import TITLE
from sandtable.kernel.frame import ASK, Event, Frame
from sandtable.shelf import Scenario

WATCHED = ["EnemyActivation", "Fire", "MeleeAttack", "SpottingCheck", "Throw", "DieRoll"]
ACTING, LOOKING, ENDING = range(3)


def name_of(frame: Frame) -> str:
    return type(frame).__name__


class Activation:
    """What one Enemy does, told step by step."""

    def __init__(self, g: State, e: int, seen: Counter[str]) -> None:
        self.e = e
        self.seen = seen
        self.faults: list[str] = []
        self.phase = ACTING
        self.last = g  # the state before the last step
        self.deed: Deed | None = None
        self.done = 0  # hexes entered, shots fired
        self.over = False  # the deed is done before it is complete
        self.entered = False
        self.looked: set[int] = set()
        self.charge: set[int] = set()
        self.ducked = False
        self.checked_cover = False
        self.fire = (-1, -1, 0)  # at whom, hex, shots to come
        self.slot = 0
        self.nervous = False  # has failed the TQC of Optional Rule 1
        self.train: list[int] = []  # who goes where he goes
        self.wakes = not men.flagged(g, e, s.ALERT) and men.sees_prey(g, e)  # 9.8, trigger 2
        self.idle = self.begin(g)

    def begin(self, g: State) -> bool:
        """Does he only receive an Order, or not even that, in this activation (4.0-4a-i)?"""
        e = self.e
        if not men.flagged(g, e, s.ALERT):
            return not (g.rules.prepared and self.wakes)
        return g.m_order[e] == names.NO_ORDER and not men.flagged(g, e, s.WON)

    # --- what must be so ---

    def expect(self, what: str, right: bool, told: Any = "") -> None:
        self.seen[what] += 1
        if not right:
            g, e = self.last, self.e
            where = f"in {g.rules.ground.hex_name(g.m_hex[e])} on turn {g.turn}, Impulse {g.impulse}"
            order = f"{names.ORDER_NAMES[g.m_order[e]]} {g.m_dirs[e]}"
            self.faults.append(f"{what}: {told}; man {e} {where} with {order}; {self.deed}")

    def settled(self, g: State) -> Deed:
        if self.deed is None:
            self.deed = Deed(oracle.NOTHING) if self.idle else oracle.deed(g, self.e)
        return self.deed

    def is_there(self, g: State) -> bool:
        return g.m_hex[self.e] >= 0 and g.m_guard[self.e] < 0

    def act_is_complete(self, g: State) -> bool:
        """Is nothing left of step (i)?"""
        deed = self.settled(g)
        if self.over or deed.kind == oracle.NOTHING or not self.is_there(g):
            return True
        if deed.kind == oracle.MARCH:
            return self.done == deed.count or (self.done > 0 and self.is_stopped(g))
        if deed.kind == oracle.CHARGE:
            ways = oracle.charge_ways(g, self.e)
            halted = g.m_hex[self.e] in g.melees or g.m_order[self.e] != names.CHARGE
            return self.done == deed.count or halted or not ways
        return self.done > 0

    def is_stopped(self, g: State) -> bool:
        return g.m_order[self.e] != names.SPRINT or g.m_hex[self.e] in g.melees or men.is_rough(g, g.m_hex[self.e])

    def to_phase(self, g: State, phase: int) -> None:
        if self.phase == ACTING and phase > ACTING:
            self.expect("the deed is done", self.act_is_complete(g))
            self.expect("shoots all it can", self.burst_is_complete(g), self.fire)
        if self.phase < ENDING and phase == ENDING and self.is_there(g):
            left = oracle.to_spot(g, self.e, self.looked)
            self.expect("nobody is left to spot", not left, sorted(left))
        self.phase = phase

    def burst_is_complete(self, g: State) -> bool:
        """13.1, A46: all shots, but for a Weapon run dry, nobody left to shoot at, or a firer who cannot go on."""
        target, hex, left = self.fire
        if left == 0 or not self.is_there(g) or g.m_order[self.e] == names.DUCK_BACK:
            return True
        return g.m_ammo[self.e] >> 2 * self.slot & 3 == names.NO_AMMO or not oracle.caught(g, self.e, hex)

    # --- what is told ---

    def read(self, before: State, frame: Frame, events: list[Event]) -> None:
        self.last = before
        if self.train:
            together = all(before.m_hex[m] in (before.m_hex[self.e], s.DEAD) for m in self.train)
            self.expect("goes together", together, self.train)
            self.train = []
        for event in events:
            handler = HANDLERS.get(event[0])
            if handler is not None and event[2] == self.e:
                handler(self, before, frame, event)
            elif event[0] == tell.CARD_SPENT and name_of(frame) == "Fire" and self.done == 0:
                self.over = True  # his Weapon is jammed before the first shot
            keep_up(before, event)
        if self.phase == ACTING:
            self.settled(before)

    def alerted(self, g: State, frame: Frame, event: Event) -> None:
        if name_of(frame) == "EnemyActivation":
            self.expect("wakes at the sight of a Friendly", self.wakes)
            self.wakes = False

    def ordered(self, g: State, frame: Frame, event: Event) -> None:
        if self.phase == ACTING and self.done == 0:
            self.deed = None

    def flipped(self, g: State, frame: Frame, event: Event) -> None:
        self.expect("flips Duck Back", self.settled(g).kind == oracle.FLIP)
        self.done += 1

    def moved(self, g: State, frame: Frame, event: Event) -> None:
        if name_of(frame) != "EnemyActivation":
            return
        deed, hex = self.settled(g), event[3]
        self.entered = True
        self.train = oracle.train(g, self.e)
        if deed.kind == oracle.MARCH:
            self.expect("moves by direction", oracle.next_step(g, self.e) == ("moved", hex), hex)
            self.expect("moves no further", not self.act_is_complete(g))
        elif deed.kind == oracle.CHARGE:
            self.charged(g, hex)
        else:
            self.expect("steps", deed.kind in (oracle.APPROACH, oracle.WITHDRAW) and hex in deed.those, hex)
        self.done += 1

    def charged(self, g: State, hex: int) -> None:
        ways = oracle.charge_ways(g, self.e)
        fit = {f for f in ways if hex in ways[f] and (not self.charge or f in self.charge)}
        self.expect("charges", bool(fit) and not self.act_is_complete(g), hex)
        self.charge = fit
        self.over = any(g.m_hex[f] == hex for f in oracle.fighters(g))  # 10.08e: he stops there

    def held(self, g: State, frame: Frame, event: Event) -> None:
        deed = self.settled(g)
        right = deed.kind == oracle.MARCH and oracle.next_step(g, self.e).what == "held"
        self.expect("holds", right and not self.act_is_complete(g))
        self.over = True

    def left(self, g: State, frame: Frame, event: Event) -> None:
        right = self.settled(g).kind == oracle.MARCH and oracle.next_step(g, self.e).what == "left"
        self.expect("leaves the Board", right)
        self.over = True

    def armed(self, g: State, frame: Frame, event: Event) -> None:
        self.expect("arms", self.settled(g).kind == oracle.ARM)
        self.deed = None  # late, he goes on with what this Impulse asks (AI.r06)

    def shifted(self, g: State, frame: Frame, event: Event) -> None:
        deed = self.settled(g)
        self.expect("shifts the marker", deed.kind == oracle.SHIFT and event[3] in deed.those, event[3])
        self.done += 1

    def thrown(self, g: State, frame: Frame, event: Event) -> None:
        deed = self.settled(g)
        self.expect("throws", deed.kind == oracle.THROWS and event[3] in deed.those, event[3])
        self.done += 1

    def made_safe(self, g: State, frame: Frame, event: Event) -> None:
        if name_of(frame) == "EnemyActivation":
            self.expect("makes safe", self.settled(g).kind == oracle.MAKES_SAFE)
            self.done += 1

    def attacked(self, g: State, frame: Frame, event: Event) -> None:
        deed = self.settled(g)
        self.expect("attacks", deed.kind == oracle.ATTACK and event[3] in deed.those, event[3])
        self.done += 1

    def shown(self, g: State, frame: Frame, event: Event) -> None:
        """13.2, AI.r05: he fires or throws; a Dummy that would have to is removed."""
        if name_of(frame) == "EnemyActivation" and self.phase == ACTING:
            kind = self.settled(g).kind
            leaves = kind == oracle.MARCH and oracle.next_step(g, self.e).what == "left"
            self.expect("shows himself", kind in (oracle.FIRE, oracle.THROWS) or leaves, tell.WHY[event[3]])

    def removed(self, g: State, frame: Frame, event: Event) -> None:
        self.expect("is a Dummy", men.is_dummy(g, self.e))
        self.shown(g, frame, event)
        self.over = True

    def fired(self, g: State, frame: Frame, event: Event) -> None:
        e, target = self.e, event[3]
        self.deed = None if self.done == 0 else self.deed
        deed = self.settled(g)
        self.expect("fires", deed.kind == oracle.FIRE and self.done == 0)
        self.expect("is Known when he fires", men.flagged(g, e, s.SEEN) and not men.is_dummy(g, e))
        if deed.kind != oracle.FIRE:
            return
        self.expect("fires at the easiest", target in deed.those, target)
        hesitates = g.rules.options.nerve and oracle.chance(g, e, target) < 0
        self.expect("hesitates first", self.nervous or not hesitates)
        weapon = oracle.weapons(g, e)[oracle.slot_for(g, e, target)]
        rate = max(g.rules.tables.weapon_rof[weapon])
        self.expect("fires that Weapon, all it can", event[4:] == (weapon, rate), event[4:])
        self.slot = oracle.slot_for(g, e, target)
        self.fire = (target, g.m_hex[target], rate)
        self.done += 1

    def no_fire(self, g: State, frame: Frame, event: Event) -> None:
        self.expect("does not fire", self.over)

    def checked(self, g: State, frame: Frame, event: Event) -> None:
        purpose, die, need = event[3:]
        if purpose == R_SPOTTING and name_of(frame) == "SpottingCheck":
            self.looks(g, frame)
        elif purpose == R_COVER:
            self.to_phase(g, ENDING)
            self.expect("checks Cover", oracle.checks_cover(g, self.e, self.entered))
            self.checked_cover = True
            self.ducked = die <= need
        elif purpose == R_FIRE and name_of(frame) == "Fire":
            self.shot(g, frame, need)
        elif purpose == R_FIRE:
            self.counted()  # a card may change this one
        elif purpose == R_NERVE:
            self.nerve(g, die > need)

    def nerve(self, g: State, failed: bool) -> None:
        deed = self.settled(g)
        self.nervous = failed
        self.over = not failed
        unlikely = deed.kind == oracle.FIRE and all(oracle.chance(g, self.e, f) < 0 for f in deed.those)
        self.expect("hesitates", g.rules.options.nerve and unlikely)

    def looks(self, g: State, frame: Any) -> None:
        self.to_phase(g, LOOKING)
        target = frame.target
        self.expect("spots the nearest", target in oracle.to_spot(g, self.e, self.looked), target)
        self.looked.add(target)

    def shot(self, g: State, frame: Any, need: int) -> None:
        target, hex, left = self.fire
        whom = oracle.caught(g, self.e, hex)
        self.expect("shoots at one in the hex", frame.target in whom, (frame.target, whom))
        self.expect("shoots no more than that", left > 0)
        if not men.is_enemy(g, frame.target):
            self.expect("the number to hit", oracle.chance(g, self.e, frame.target) == need, need)
        self.counted()

    def counted(self) -> None:
        target, hex, left = self.fire
        self.fire = (target, hex, left - 1)

    def by_card(self, g: State, frame: Frame, event: Event) -> None:
        if event[3] == R_FIRE:
            self.counted()

    def rolled_again(self, g: State, frame: Frame, event: Event) -> None:
        if event[3] == R_FIRE:
            target, hex, left = self.fire
            self.fire = (target, hex, left + 1)

    def ducks(self, g: State, frame: Frame, event: Event) -> None:
        if name_of(frame) != "EnemyActivation":
            return
        deed = self.settled(g)
        if self.phase == ACTING and deed.kind == oracle.WON:
            self.expect("ducks back from a Melee won", True)
            self.done += 1
            return
        if self.phase == ACTING and deed.kind == oracle.MARCH and not self.act_is_complete(g):
            if oracle.next_step(g, self.e).what == "duck":
                self.expect("ducks at the edge", True)
                self.over = True
                return
        self.to_phase(g, ENDING)
        dry = men.flagged(g, self.e, s.DRY)
        right = self.ducked or oracle.must_duck(g, self.e, self.entered, dry)
        self.expect("ducks back", right, tell.WHY[event[3]])
        self.ducked = True
        self.checked_cover = True

    def end(self, g: State) -> None:
        """`g` is the state before his last step."""
        self.last = g
        self.expect("does not oversleep", not self.wakes)
        if not self.is_there(g):
            return
        self.to_phase(g, ENDING)
        if self.ducked:
            return
        dry = men.flagged(g, self.e, s.DRY)
        self.expect("need not duck back", not oracle.must_duck(g, self.e, self.entered, dry))
        if not self.checked_cover:
            self.expect("need not check Cover", not oracle.checks_cover(g, self.e, self.entered))


HANDLERS = {
    tell.ALERTED: Activation.alerted,
    tell.ENEMY_ORDER: Activation.ordered,
    tell.HIDES: Activation.flipped,
    tell.MOVED: Activation.moved,
    tell.HELD: Activation.held,
    tell.LEFT_BOARD: Activation.left,
    tell.GRENADE_ARMED: Activation.armed,
    tell.TARGET_SHIFTED: Activation.shifted,
    tell.THROWN: Activation.thrown,
    tell.MADE_SAFE: Activation.made_safe,
    tell.ATTACKED: Activation.attacked,
    tell.REVEALED: Activation.shown,
    tell.DUMMY_REMOVED: Activation.removed,
    tell.FIRED: Activation.fired,
    tell.NO_FIRE: Activation.no_fire,
    tell.CHECKED: Activation.checked,
    tell.PASSED_BY_CARD: Activation.by_card,
    tell.FAILED_BY_CARD: Activation.by_card,
    tell.REROLLED: Activation.rolled_again,
    tell.DUCKED_BACK: Activation.ducks,
}


def keep_up(g: State, event: Event) -> None:
    """What has been told in a step already happened before what is told next."""
    key, _, man, what, more, _ = event
    if key == tell.ALERTED:
        g.m_flags[man] |= s.ALERT
    elif key == tell.ENEMY_ORDER:
        g.m_order[man], g.m_dirs[man] = what, more
    elif key == tell.GRENADE_ARMED:
        g.m_flags[man] |= s.LIVE
    elif key == tell.TARGET_MARKED:
        g.m_aim[man] = what
    elif key == tell.REVEALED:
        g.m_flags[man] |= s.SEEN
    elif key == tell.SPOTTED:
        g.m_flags[what] |= s.SEEN
    elif key == tell.MOVED:
        g.m_hex[man] = what
    elif key == tell.DUCKED_BACK:
        g.m_order[man] = names.DUCK_BACK


class Watch:
    """Plays a game at random, frame by frame, and compares every activation of an Enemy."""

    def __init__(self, scenario: Scenario, seed: str, options: dict[str, Any], seen: Counter[str]) -> None:
        g = TITLE.new_state(scenario, seed, options)
        assert isinstance(g, State)
        self.g = g
        self.rng = random.Random(seed)
        self.seen = seen
        self.faults: list[str] = []
        self.now: Activation | None = None

    def play(self) -> None:
        g = self.g
        while not g.over:
            frame = g.frames[-1]
            if self.step(frame, None) != ASK or g.over:
                continue
            options = frame.options(g, 0)
            self.step(frame, self.rng.choice(options) if options else -1)

    def step(self, frame: Frame, choice: int | None) -> int:
        """One step of the top frame, or an answer to its question, and a look at what it did."""
        g = self.g
        acts = [f for f in g.frames if name_of(f) == "EnemyActivation"]
        before = None
        if acts and name_of(frame) in WATCHED:
            before = TITLE.clone(g)
            assert isinstance(before, State)
            if self.now is None:
                self.now = Activation(before, acts[0].man, self.seen)  # type: ignore[attr-defined]
        told = len(g.out)
        found = self.carry_on(frame, choice)
        if before is not None and self.now is not None:
            self.now.read(before, frame, g.out[told:])
            if acts[0] not in g.frames:
                self.now.end(before)
                self.faults += self.now.faults
                self.now = None
        return found

    def carry_on(self, frame: Frame, choice: int | None) -> int:
        if choice is None:
            return frame.run(self.g)
        if choice < 0:
            frame.nothing(self.g)
        else:
            frame.take(self.g, 0, choice)
        return ASK


# --- the games ---

SPECIAL = [
    lambda n: sought.gallery(n, n % names.TERRAINS),
    sought.first_shot,
    sought.officers,
    sought.belt,
    sought.shelling,
    sought.long_shot,
    sought.picket,
    sought.ward,
]


def watched(scenarios: list[Scenario], seed: str) -> Counter[str]:
    """Play them, each second one with switches; the comparisons made."""
    seen: Counter[str] = Counter()
    faults: list[str] = []
    for i, scenario in enumerate(scenarios):
        options = pool.random_options(random.Random(f"options {seed} {i}")) if i % 2 else {}
        watch = Watch(scenario, f"{seed}-{i}", options, seen)
        watch.play()
        faults += [f"{scenario['name']} {options}: {fault}" for fault in watch.faults]
    assert faults == []
    return seen


@pytest.mark.rule(
    "combat:4.0.4b", "combat:9.3a", "combat:9.5d", "combat:9.5e", "combat:10.04a", "combat:10.06a", "combat:10.07a",
    "combat:13.0b", "combat:13.0c", "combat:13.1c", "combat:12.0i", "combat:9.4a",
)  # fmt: skip
def test_in_skirmishes_enemies_do_what_the_oracle_says() -> None:
    seen = watched([pool.skirmish(n) for n in range(4)], "skirmish")
    assert seen["moves by direction"] > 20 and seen["fires at the easiest"] > 20 and seen["spots the nearest"] > 5


@pytest.mark.rule(
    "combat:10.08b",
    "combat:10.08h",
    "combat:10.09d",
    "combat:10.09f",
    "combat:10.09i",
    "combat:AI.r13",
    "combat:10.13e",
)
def test_in_rarities_enemies_do_what_the_oracle_says() -> None:
    seen = watched([pool.rarity(n) for n in range(4)], "rarity")
    assert seen["charges"] > 2 and seen["attacks"] > 5 and seen["throws"] > 0 and seen["flips Duck Back"] > 5


def test_in_games_made_for_one_thing_enemies_do_what_the_oracle_says() -> None:
    seen = watched([made(n) for n, made in enumerate(SPECIAL)], "made")
    assert seen["the deed is done"] > 200


def test_in_shipped_scenarios_enemies_do_what_the_oracle_says() -> None:
    seen = watched(list(pool.shipped().values())[:3], "shipped")
    assert seen["the deed is done"] > 200


# --- what it has found ---


@pytest.mark.rule("combat:10.08e", "combat:17.4l")
def test_a_berserk_charger_who_kills_whom_he_meets_goes_no_further() -> None:
    t = Table()
    jung = t.put("jung", "05.05", order="charge", morale="berserk")
    cragg = t.put("cragg", "05.06", known=True, morale="rout", order="hide")
    t.put("crowe", "05.08", known=True, order="hide")
    t.act("red", 3)
    assert t.g.m_hex[cragg] == s.DEAD and t.g.m_hex[jung] == t.hex("05.06")


@pytest.mark.rule("combat:14.3l", "combat:17.3c")
def test_an_assistant_with_an_order_of_his_own_acts_on_it_beside_his_operator() -> None:
    def moves(operator_order: str) -> bool:
        t = Table()
        operator, assistant = machine_gun(t, "05.05")
        t.g.m_order[operator], t.g.m_order[assistant] = code(operator_order), code("run-and-gun")
        t.g.m_dirs[assistant], t.g.m_morale[assistant] = 33, names.ROUT
        t.act(names.TEAM_NAMES[t.g.m_team[operator]], 3)
        return t.g.m_hex[assistant] != t.hex("05.05")

    assert moves("hide") and not moves("guard")
