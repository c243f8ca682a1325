"""Plays games of Barbarossa and lets the second reading look over the engine's shoulder, at every question and step."""

from __future__ import annotations

import random
from typing import Any, cast

from oracle_barb_close import Melee
from oracle_barb_crews import EVERY_ORDER, Crews
from oracle_barb_fire import MOVING, OPEN_FIRE, Guns
from oracle_barb_move import Traffic
from oracle_barb_sky_play import SkyWatch
from oracle_barb_staff_play import StaffWatch
from oracle_barb_works_play import WorksWatch

from sandtable.games.barbarossa.lab import pool
from sandtable.games.barbarossa.lab.usage import BarbarossaUsage
from sandtable.games.barbarossa.rules import tell, verbs
from sandtable.games.barbarossa.rules.air.bombing import Bombing
from sandtable.games.barbarossa.rules.air.combat import AirCombat
from sandtable.games.barbarossa.rules.close import combat
from sandtable.games.barbarossa.rules.close.combat import CloseCombat
from sandtable.games.barbarossa.rules.landing import ABSORB, Landing
from sandtable.games.barbarossa.rules.names import ORDER_NAMES
from sandtable.games.barbarossa.rules.planning import Planning
from sandtable.games.barbarossa.rules.prep.setup import SetUp
from sandtable.games.barbarossa.rules.sight import sees_hex
from sandtable.games.barbarossa.rules.special.supplies import Amounts
from sandtable.games.barbarossa.rules.state import DESTROYED, HIDDEN, RETREATING, SUPPRESSED, State, name_of
from sandtable.games.barbarossa.rules.steps import move
from sandtable.games.barbarossa.rules.steps.fire import FireStep
from sandtable.games.barbarossa.rules.steps.move import MoveOut
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.games.barbarossa.rules.volley import ACCURACY, CARS, DICE, FIRER, TARGET, Volley
from sandtable.kernel.choice import a_of, verb_of
from sandtable.kernel.frame import ASK

WHIM = 0.25
WEIGHED = 40
PATHS = ("careful-movement", "march")
FIRE = ("open-fire", "suppression-fire")


class Watcher(WorksWatch, SkyWatch, StaffWatch):
    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.usage = BarbarossaUsage()

    # --- playing ---

    def play(self, scenario: dict[str, Any], seed: str, options: dict[str, Any]) -> None:
        g = cast(State, TITLE.new_state(scenario, seed, options))
        self.begin_staff(scenario, g)
        while not g.over:
            frame = g.frames[-1]
            looks = [self.before(g, frame), self.before_works(g, frame), self.before_sky(g, frame)]
            looks.append(self.before_staff(g, frame))
            g.out.clear()
            asks = frame.run(g) == ASK
            for look in looks:
                if look is not None:
                    look()
            if asks and not g.over:
                self.answer(g)
            g.shown.clear()

    def answer(self, g: State) -> None:
        frame = g.frames[-1]
        mask = frame.asked(g)
        seats = [seat for seat in (0, 1) if mask >> seat & 1]
        seat = self.rng.choice(seats)
        g.asking = seat
        choices = frame.options(g, seat)
        if isinstance(frame, Planning):
            self.look_at_orders(g, frame, seat, choices)
        elif isinstance(frame, SetUp):
            self.look_at_market(g, frame, seat, choices)
        elif isinstance(frame, Amounts):
            self.look_at_amounts(g, frame, seat, choices)
        elif isinstance(frame, AirCombat):
            self.look_at_duels(g, frame, choices)
        elif isinstance(frame, Bombing):
            self.look_at_counterfire(g, frame, choices)
        if self.rng.random() < WHIM:
            code = self.rng.choice(choices)
        else:
            few = self.rng.sample(choices, min(WEIGHED, len(choices)))
            code = min(few, key=lambda one: self.usage.rarity(g, one))
        self.usage.choice(code)
        if isinstance(frame, SetUp):
            self.note_market(g, seat, code)
        frame.take(g, seat, code)
        self.usage.read(g, list(g.out)) if not g.over else None

    # --- orders ---

    def look_at_orders(self, g: State, frame: Planning, seat: int, choices: list[int]) -> None:
        d = frame.draft(seat)
        if d.unit < 0:
            self.look_around(g, seat)
            return
        about = f"{name_of(g, d.unit)} {g.rules.tables.cards[g.u_card[d.unit]].id}"
        self.look_at_missions(g, d, choices, about)
        if d.order < 0:
            staff = Crews(g)
            if staff.judged(d.unit):
                offered = {ORDER_NAMES[a_of(c)] for c in choices if verb_of(c) == verbs.ORDER}
                self.same(g, "orders", sorted(offered & set(EVERY_ORDER)), sorted(staff.allowed(d.unit)), about)
            return
        self.look_at_parts(g, d, choices, about)
        order = ORDER_NAMES[d.order]
        if order in PATHS and g.u_hex[d.unit] >= 0 and d.target < 0 and d.hex < 0:
            offered = {a_of(c) for c in choices if verb_of(c) == verbs.STEP}
            found = Crews(g).next_hexes(d.unit, order, d.path)
            way = " ".join(g.rules.ground.hex_name(h) for h in [g.u_hex[d.unit], *d.path])
            self.same(g, "paths", self.hexes(g, offered), self.hexes(g, found), f"{about} {order} {way}")
        elif order in FIRE and d.target < 0 and d.hex < 0 and not Crews(g).aims_elsewhere(d.unit):
            offered = {a_of(c) for c in choices if verb_of(c) == verbs.TARGET}
            if g.u_hex[d.unit] >= 0:
                self.same(g, "targets", self.names(g, offered), self.names(g, Guns(g).targets(d.unit)), about)

    def look_around(self, g: State, seat: int) -> None:
        """Line of Sight of one unit to a few hexes."""
        mine = [u for u in g.sequence if g.u_side[u] == seat and g.u_hex[u] >= 0]
        if not mine:
            return
        eyes, u = Guns(g), self.rng.choice(mine)
        for _ in range(4):
            h = self.rng.randrange(g.rules.ground.size)
            where = f"{name_of(g, u)} {g.rules.ground.hex_name(g.u_hex[u])} to {g.rules.ground.hex_name(h)}"
            self.same(g, "sight", sees_hex(g, u, h), eyes.sees(u, h), where)

    # --- steps ---

    def before(self, g: State, frame: Any) -> Any:
        """What to look at after this frame has run; the second reading is asked before."""
        if isinstance(frame, FireStep) and frame.at == 0:
            return self.ordered_fire(g, frame)
        if isinstance(frame, Landing) and frame.at == ABSORB:
            return self.landing(g, frame)
        if isinstance(frame, MoveOut):
            if frame.at == move.GO_ON:
                return self.hex_step(g, frame)
            if frame.at == move.SHOOT_NOW:
                return self.reaction(g, frame)
        if isinstance(frame, CloseCombat) and frame.at == combat.FIGHT:
            return self.close(g, frame)
        return None

    def shots(self, g: State) -> set[tuple[int, ...]]:
        top = g.frames[-1]
        assert isinstance(top, Volley)
        guns = Guns(g)
        aimed = [s for s in top.shots if s[TARGET] >= 0 and s[CARS] < 0]
        plain = [s for s in aimed if g.u_target[s[FIRER]] >= 0 or not guns.can(s[FIRER], "fire-on-location")]
        return {(s[FIRER], s[TARGET], s[DICE], s[ACCURACY]) for s in plain if g.u_hex[s[FIRER]] >= 0}

    def ordered_fire(self, g: State, frame: FireStep) -> Any:
        guns = Guns(g)
        found = guns.ordered_shots(frame.order)
        plain = {s for s in found if not guns.can(s[0], "fire-on-location") and not guns.can(s[1], "train")}

        def look() -> None:
            self.same(g, "ordered shots", sorted(self.shots(g)), sorted(plain), ORDER_NAMES[frame.order])

        return look

    def landing(self, g: State, frame: Landing) -> Any:
        guns = Guns(g)
        riders = [u for u in g.sequence if g.u_carrier[u] >= 0]
        carriers = [g.u_carrier[u] for u in riders]
        free = [u for u in g.sequence if u not in riders and u not in carriers and not g.u_cars[u] and g.u_size[u] > 0]
        sizes = {u: g.u_size[u] - guns.losses(u, frame.hits[u])[0] for u in free if g.u_hex[u] != DESTROYED}
        self.loads = self.cargo_before(g, frame)
        tests = sorted(u for u in sizes if sizes[u] > 0 and (frame.must[u] or sizes[u] < g.u_size[u]))
        if frame.holds_tests:  # casualties by mines test with the fire of their hex-step (A11)
            tests = []
        suppressed = {u for u in free if g.u_flags[u] & SUPPRESSED}

        def later() -> None:
            self.pending = (frame, sizes, tests, suppressed)
            self.finish(g)

        return later

    def finish(self, g: State) -> None:
        """Run the rest of a landing about which nothing is asked; then losses and tests are known."""
        frame, sizes, tests, suppressed = self.pending
        while frame in g.frames:
            if g.frames[-1].run(g) == ASK:
                self.answer(g)
        self.cargo_after(g)
        told = [event for event in g.out if event[0] == tell.TESTS_FORTITUDE]
        self.same(g, "losses", {u: g.u_size[u] for u in sizes}, sizes)
        judged = [event for event in told if event[2] in sizes]
        self.same(g, "tests", sorted(event[2] for event in judged), tests)
        guns = Guns(g)
        for event in judged:
            u, rolled, need = event[2], event[3], event[4]
            if guns.type(u) == "aircraft":
                continue
            if len(told) == 1:  # a test may take away the staff that others lean on
                self.same(g, "fortitude", need, guns.fortitude(u), name_of(g, u))
            fails = rolled > need
            self.same(g, "suppression", bool(g.u_flags[u] & SUPPRESSED), fails or u in suppressed, name_of(g, u))

    def hex_step(self, g: State, frame: MoveOut) -> Any:
        traffic = Traffic(g)
        guns = Guns(g)
        moving = [u for u in g.sequence if frame.place[u] >= 0 and g.u_hex[u] >= 0]
        active = [u for u in moving if guns.acts(u) or g.u_flags[u] & RETREATING or g.u_cars[u]]
        if not active or g.rules.options.contested_hex == 1:
            return None
        next_ = {u: g.u_path[u][frame.place[u]] for u in active}
        ends = {u for u in active if frame.place[u] == len(g.u_path[u]) - 1}
        fortitude = {u: guns.fortitude(u) for u in active}
        old = copied(g)

        def look() -> None:
            rolls = {}
            for event in g.out:
                if event[0] == tell.CONTESTS:
                    rolls[event[2]] = event[4]
                    self.same(g, "contest totals", event[4], event[3] + fortitude[event[2]], name_of(g, event[2]))
            traffic.g = old
            found = traffic.hex_step(next_, ends, {**dict.fromkeys(active, 0), **rolls})
            hidden = [u for u in active if any(e[0] == tell.IS_REVEALED for e in g.out)]
            if not hidden:
                got = {u: g.u_hex[u] for u in active}
                name = g.rules.ground.hex_name
                intents = {name_of(g, u): name(h) for u, h in next_.items()}
                self.same(g, "hex-steps", got, found, f"{intents} {rolls}")

        return look

    def reaction(self, g: State, frame: MoveOut) -> Any:
        guns = Guns(g)
        movers = [u for u in g.sequence if frame.left[u] >= 0]
        found = set()
        for u in g.sequence:
            v = frame.answer[u]
            if guns.watches(u):
                foes = [w for w in movers if g.u_side[w] != g.u_side[u] and guns.nameable(w)]
                seen = [w for w in foes if guns.reaction_hex(u, w, frame.left[w]) >= 0]
                self.same(g, "reaction targets", self.names(g, frame.targets(g, u)), self.names(g, seen), name_of(g, u))
            if v >= 0:
                h = guns.reaction_hex(u, v, frame.left[v])
                dice = guns.dice(u, v)
                if g.u_flags[u] & HIDDEN:
                    if guns.card(u).boxes[OPEN_FIRE] is None:
                        dice = -(-dice * 3 // 2)
                    dice += 1
                found.add((u, v, dice, guns.accuracy(u, h)))
            if g.u_order[u] == MOVING and guns.acts(u) and g.u_fire_at[u] == g.hex_step and frame.left[u] >= 0:
                found |= self.on_the_move(g, guns, u)
        fliers = {s for s in found if not guns.can(s[0], "fire-on-location") and not guns.can(s[1], "train")}

        def look() -> None:
            if isinstance(g.frames[-1], Volley):
                self.same(g, "reaction shots", sorted(self.shots(g)), sorted(fliers))

        return look

    def on_the_move(self, g: State, guns: Guns, u: int) -> set[tuple[int, ...]]:
        v = g.u_target[u]
        if g.u_hex[u] < 0 or g.u_ap[u] < 1 or v < 0 or not guns.nameable(v):
            return set()
        h = g.u_hex[v]
        if not guns.may_hit(u, v, h) or not guns.sees(u, h):
            return set()
        box = guns.card(u).boxes[MOVING]
        return {(u, v, max(0, guns.dice(u, v) - box.penalty), guns.accuracy(u, h))}

    def close(self, g: State, frame: CloseCombat) -> Any:
        melee = Melee(g)
        fighters = [u for u in melee.fighters(frame.hexes) if frame.victim[u] >= 0 and not g.u_flags[u] & RETREATING]
        found = set()
        for u in fighters:
            v = frame.victim[u]
            dice = melee.close_dice(u, v, bool(frame.lurking[u]))
            found.add((u, v, dice, melee.close_accuracy(u, v, frame.came[u] >= 0)))

        def look() -> None:
            got = {event[2:6] for event in g.out if event[0] == tell.FIRES}
            self.same(g, "close combat", sorted(got), sorted(found))

        return look


def copied(g: State) -> State:
    return cast(State, TITLE.clone(g))


def watch(games: int, seed: int = 0) -> Watcher:
    """Small fights and, now and then, a shipped scenario."""
    watcher = Watcher(f"oracle {seed}")
    shipped = list(pool.shipped().values())[:7]
    for number in range(games):
        rng = random.Random(f"oracle {seed} {number}")
        themed = pool.themed(pool.EVERY[number % len(pool.EVERY)], seed * 1000 + number)
        scenario = shipped[number // 6 % len(shipped)] if number % 6 == 5 else themed
        options = pool.random_options(rng) if number % 3 == 0 else {}
        watcher.play(scenario, f"oracle-{seed}-{number}", options)
    return watcher
