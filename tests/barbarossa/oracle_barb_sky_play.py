"""Watches aircraft in a game: missions, launch, flight, flak, meetings, duels, bombs, landings and the airfield."""

from __future__ import annotations

from typing import Any

from oracle_barb_compare import Comparing
from oracle_barb_sky import MISSIONS, Sky

from sandtable.games.barbarossa.rules import tell, verbs
from sandtable.games.barbarossa.rules.air import bombing as bombs
from sandtable.games.barbarossa.rules.air import combat
from sandtable.games.barbarossa.rules.air.bombing import Bombing
from sandtable.games.barbarossa.rules.air.combat import AirCombat
from sandtable.games.barbarossa.rules.air.launch import Launch
from sandtable.games.barbarossa.rules.names import ORDER_NAMES
from sandtable.games.barbarossa.rules.state import AIRFIELD, DESTROYED, EQUIPPING, HIDDEN, LANDED, State, name_of
from sandtable.games.barbarossa.rules.steps import air, update
from sandtable.games.barbarossa.rules.steps.air import AirMissions
from sandtable.games.barbarossa.rules.steps.update import UpdateStep
from sandtable.games.barbarossa.rules.volley import ACCURACY, DICE, FIRER, KIND, TARGET, Volley
from sandtable.kernel.choice import a_of, b_of, verb_of

SEARCH = {1: 5, 2: 4, 3: 3, 4: 2}  # our chart: radius, highest die that finds (guide 5)


class SkyWatch(Comparing):
    fired: set[tuple[int, int]]  # flak and air units at which it has fired in this step

    def before_sky(self, g: State, frame: Any) -> Any:
        if isinstance(frame, AirMissions):
            looks = {
                air.LAUNCH: self.launch, air.PLOT: self.plot, air.FLAK: self.flak, air.MEET: self.meet,
                air.OTHERS: self.landings,
            }  # fmt: skip
            return looks[frame.at](g, frame) if frame.at in looks else None
        if isinstance(frame, AirCombat):
            if frame.at == combat.FIRE:
                return self.duels(g, frame)
            return self.after_round(g, frame) if frame.at == combat.AFTER else None
        if isinstance(frame, Bombing) and frame.at == bombs.BOMB:
            return self.bombing(g, frame)
        if isinstance(frame, UpdateStep) and frame.at == update.REST:
            return self.airfield(g)
        return None

    # --- who flies ---

    def launch(self, g: State, frame: AirMissions) -> Any:
        found = Sky(g).taking_off()
        self.fired = set()

        def look() -> None:
            top = g.frames[-1]
            assert isinstance(top, Launch)
            self.same(g, "taking off", self.names(g, top.taking_off), self.names(g, found))

        return look

    def plot(self, g: State, frame: AirMissions) -> Any:
        """A straight line from where it is; goals of those that follow others are the others'."""
        sky, f = Sky(g), frame.flights
        found: dict[int, list[set[int]]] = {}
        for u in sky.over():
            goal = -1
            if f.launched[u] and sky.order(u) in ("bombing-run", "airdrop-supplies", "combat-air-patrol",
                                                  "air-reconnaissance"):  # fmt: skip
                named = sky.order(u) == "bombing-run" and g.u_target[u] >= 0
                goal = g.u_hex[g.u_target[u]] if named else g.u_at[u]
            elif sky.waits(u) and not f.launched[u]:
                goal = g.u_at[u]
            if goal >= 0:
                found[u] = sky.line_of_flight(g.u_hex[u], goal)
        for u in sky.over():
            if sky.order(u) == "escort" and g.u_target[u] in found:
                found[u] = found[g.u_target[u]]

        def look() -> None:
            for u, line in found.items():
                got = [{h for h in pair if h >= 0} for pair in zip(f.path[u], f.along[u], strict=True)]
                self.same(g, "lines of flight", got, line, name_of(g, u))

        return look

    # --- flak ---

    def flak(self, g: State, frame: AirMissions) -> Any:
        """At whoever enters its range for the first time in this turn, and his escorts, for 1 AP."""
        sky, f, k = Sky(g), frame.flights, g.hex_step
        found, ap = set(), {u: g.u_ap[u] for u in g.sequence}
        price = 1 if g.rules.options.defend_ammo == 0 else 0
        for u in [u for u in sky.units() if sky.is_flak(u) and not sky.can(u, "kill-zone")]:
            for v in sky.over(1 - g.u_side[u]):
                if sky.order(v) == "escort" or not f.flies(g, v) or k >= len(f.path[v]) or (u, v) in self.fired:
                    continue
                sure = sky.upward(u, {h for h in (f.path[v][k], f.along[v][k]) if h >= 0})
                if sure:
                    self.fired.add((u, v))
                if sure and ap[u] >= price:
                    ap[u] -= price
                    group = [v, *(w for w in sky.over() if sky.order(w) == "escort" and g.u_target[w] == v)]
                    found |= {(u, w, sky.dice_up(u), sure) for w in group}
        judged = [u for u in sky.units() if not sky.can(u, "kill-zone") and g.u_hex[u] >= 0]

        def look() -> None:
            top = g.frames[-1]
            shots = top.shots if isinstance(top, Volley) else []
            got = {(s[FIRER], s[TARGET], s[DICE], s[ACCURACY]) for s in shots if s[FIRER] in judged}
            self.same(g, "flak", sorted(got), sorted(found))
            self.same(g, "ammunition of flak", {u: g.u_ap[u] for u in judged}, {u: ap[u] for u in judged})

        return look

    # --- meetings and combat ---

    def meet(self, g: State, frame: AirMissions) -> Any:
        """Pairs who meet: in a patrolled area, in a hex of both lines, or because one seeks the other."""
        sky, f, k = Sky(g), frame.flights, g.hex_step
        met = [pair[:] for pair in f.met]
        flying = {u: [set(p) - {-1} for p in zip(f.path[u], f.along[u], strict=True)] for u in sky.over()}
        before = {u: sky.order(u) for u in sky.over()}
        pairs = set()
        for a in sky.over(0):
            for b in sky.over(1):
                if [a, b] not in met and self.meets(g, sky, f, (a, b), k, flying):
                    pairs.add((a, b))
        gone = [u for u in sky.over() if before[u] == "escort" and not sky.on_board(g.u_target[u])]

        def look() -> None:
            if gone:
                return  # escorts that go home first change who is there
            got = {(a, b) for fight in frame.fights for a in fight[1:] for b in fight[1:]}
            apart = [pair for pair in pairs if pair not in got]
            self.same(g, "meetings", apart, [])
            fighting = {u for fight in frame.fights for u in fight[1:]}
            self.same(g, "fighters", self.names(g, fighting), self.names(g, {u for pair in pairs for u in pair}))

        return look

    def meets(self, g: State, sky: Sky, f: Any, pair: tuple[int, int], k: int, flying: dict[int, Any]) -> bool:
        for u, v in (pair, pair[::-1]):
            if self.patrols(g, sky, f, u, k) and self.busy(g, sky, f, v):
                here = flying[v][min(k, len(flying[v]) - 1)] if flying[v] else {g.u_hex[v]}
                if any(sky.far(g.u_hex[u], h) <= g.u_range[u] for h in here):
                    return True
        for u, v in (pair, pair[::-1]):
            ward = g.u_target[v] if sky.order(v) == "escort" else -1
            if sky.order(u) == "intercept" and g.u_target[u] in (v, ward):
                there = flying[u] and k >= len(flying[u]) - 1 and f.flies(g, u)
                his = not f.flies(g, v) or k >= len(flying[v]) - 1
                idle = sky.waits(v) and not f.flies(g, v)
                return bool(there and his and g.u_hex[u] == g.u_hex[v] and not idle)
        a, b = pair
        if not f.flies(g, a) or not f.flies(g, b):
            return False
        mine, theirs = flying[a][: k + 1], flying[b][: k + 1]
        steps = [(i, j) for i in range(len(mine)) for j in range(len(theirs)) if max(i, j) == k]
        return any(mine[i] & theirs[j] for i, j in steps)

    def patrols(self, g: State, sky: Sky, f: Any, u: int, k: int) -> bool:
        if sky.order(u) != "combat-air-patrol" or f.due[u]:
            return False
        return k >= len(f.path[u]) - 1 if f.path[u] else not f.launched[u]

    def busy(self, g: State, sky: Sky, f: Any, v: int) -> bool:
        """On its way, or on a mission of an earlier turn that goes on (cap.3)."""
        if f.flies(g, v):
            return True
        stays = sky.order(v) in ("combat-air-patrol", "air-reconnaissance", "escort")
        ward = g.u_target[v] if sky.order(v) == "escort" else v
        return stays and not f.due[v] and not f.launched[v] and not sky.waits(v) and not sky.waits(ward)

    def duels(self, g: State, frame: AirCombat) -> Any:
        found = Sky(g).air_shots(frame.units, frame.victim, frame.armed)
        engaged = [u for u in frame.units if frame.victim[u] < 0]
        foes = {u: [v for v in frame.units if g.u_side[v] != g.u_side[u]] for u in engaged}
        idle = [u for u in engaged if Sky(g).can(u, "fighter") and foes[u]]
        self.same(g, "fighters without a duel", self.names(g, idle), [])

        def look() -> None:
            top = g.frames[-1]
            assert isinstance(top, Volley)
            self.same(g, "air combat", sorted((s[0], s[1], s[DICE], s[ACCURACY]) for s in top.shots), sorted(found))

        return look

    def after_round(self, g: State, frame: AirCombat) -> Any:
        """a2a.14, A36: a Time Box for each that is left; with all of them full it goes home."""
        left = [u for u in frame.units if g.u_hex[u] >= 0]
        tired = [u for u in left if g.u_flown[u] + 1 >= Sky(g).card(u).flight]

        def look() -> None:
            home = [u for u in left if g.u_hex[u] == AIRFIELD]
            self.same(g, "low on fuel", self.names(g, home), self.names(g, tired))

        return look

    def look_at_duels(self, g: State, frame: AirCombat, choices: list[int]) -> None:
        if frame.at == combat.STAYING_OUT:
            self.staying_out(g, frame, a_of(choices[0]))
        if frame.at == combat.CHOOSE:
            u = a_of(choices[0])
            found = Sky(g).opponents(u, frame.units, frame.victim)
            self.same(g, "opponents", self.names(g, {b_of(c) for c in choices}), self.names(g, found), name_of(g, u))

    def staying_out(self, g: State, frame: AirCombat, u: int) -> None:
        """a2a.5: an escorted unit, if the others of its side are enough for all opponents but their own wards."""
        wards = {g.u_target[v] for v in frame.all if ORDER_NAMES[g.u_order[v]] == "escort"} & set(frame.all)
        sides = [[v for v in frame.all if g.u_side[v] == side and v not in wards] for side in (0, 1)]
        mine, theirs = sides[g.u_side[u]], sides[1 - g.u_side[u]]
        self.same(g, "staying out", True, u in wards and len(mine) >= len(theirs), name_of(g, u))

    # --- at the target ---

    def bombing(self, g: State, frame: Bombing) -> Any:
        sky = Sky(g)
        found = sky.bombs(frame.bombers)
        back = {u for u in frame.bombed if frame.answer[u] >= 0}
        self.same(g, "counterfire", self.names(g, [u for u in back if not sky.fires_back(u)]), [])

        def look() -> None:
            top = g.frames[-1]
            assert isinstance(top, Volley)
            mine = [s for s in top.shots if s[FIRER] in frame.bombers and s[DICE]]
            got = {(s[FIRER], s[TARGET], s[KIND], s[DICE], s[ACCURACY]) for s in mine}
            trains = {s[TARGET] for s in mine if s[TARGET] >= 0 and sky.can(s[TARGET], "train")}
            self.same(g, "bombs", sorted(s for s in got if s[1] not in trains),
                      sorted(s for s in found if s[1] not in trains))  # fmt: skip

        return look

    def look_at_counterfire(self, g: State, frame: Bombing, choices: list[int]) -> None:
        sky, u = Sky(g), a_of(choices[0])
        offered = {b_of(c) for c in choices if verb_of(c) == verbs.SHOOT}
        over = [b for b in sky.over(1 - g.u_side[u]) if g.u_hex[b] == g.u_hex[u] and sky.order(b) == "bombing-run"]
        found = over if sky.fires_back(u) else []
        self.same(g, "counterfire", self.names(g, offered), self.names(g, found), name_of(g, u))

    def landings(self, g: State, frame: AirMissions) -> Any:
        """Paratroopers and supplies, by the dice of their Drift Tests; who is due goes home."""
        sky, f = Sky(g), frame.flights
        jumping = [u for u in sky.over() if sky.order(u) == "airborne-assault" and f.flies(g, u)]
        men = {v: u for u in jumping for v in sky.units() if g.u_carrier[v] == u}
        supply = [u for u in sky.over() if sky.order(u) == "airdrop-supplies" and f.flies(g, u)]
        over = {u: g.u_hex[u] for u in [*jumping, *supply]}
        sizes = {v: g.u_size[v] for v in men}
        due = [u for u in sky.over() if f.due[u]]
        old = list(g.h_stock)
        hard = {h: sky.hard(h) for h in range(g.rules.ground.size)}

        charts = {u: SEARCH[g.u_range[u]] for u in sky.over() if sky.order(u) == "air-reconnaissance" and not f.due[u]}

        def look() -> None:
            searched = {e[2]: (e[3], e[4]) for e in g.out if e[0] == tell.SEARCHES}
            self.same(g, "searches", {u: need for u, (_, need) in searched.items()}, charts)
            for u, (die, need) in searched.items():
                foes = [v for v in sky.enemies(u) if g.u_flags[v] & HIDDEN and g.u_hex[v] >= 0]
                near = [v for v in foes if sky.far(g.u_hex[u], g.u_hex[v]) <= g.u_range[u]]
                if g.u_hex[u] >= 0:
                    self.same(g, "found from the air", self.names(g, near if die <= need else []), [])
            drift = {e[2]: e[3] for e in g.out if e[0] == tell.DRIFTS}
            dice = {e[2]: e[3] for e in g.out if e[0] == tell.LANDS_HARD}
            for v, u in men.items():
                h = sky.down_at(over[u], drift.get(u, 0))
                lost = sizes[v] if h < 0 else dice[v] if v in dice and dice[v] <= hard[h] else 0
                left = max(0, sizes[v] - lost)
                place = DESTROYED if left == 0 else h
                self.same(g, "parachutes", (g.u_hex[v], g.u_size[v]), (place, left), name_of(g, v))
                self.same(g, "landing tests", v in dice, h >= 0 and hard[h] > 0, name_of(g, v))
            if len(supply) == 1:
                h = sky.down_at(over[supply[0]], drift.get(supply[0], 0))
                stock = old[:]
                if h >= 0 and not sky.swallowed(h):
                    stock[h] = min(36, stock[h] + sky.card(supply[0]).airdrop)
                self.same_table(g, "airdrop", g.h_stock, stock)
            self.same(g, "going home", [name_of(g, u) for u in due if g.u_hex[u] != AIRFIELD], [])

        return look

    # --- the airfield ---

    def airfield(self, g: State) -> Any:
        """air.5: one Preparation Box a turn up to Standby; a Time Box for patrols, searches and escorts."""
        sky = Sky(g)
        boxes = {u: min(4, g.u_prep[u] + 1) for u in sky.planes() if g.u_hex[u] == AIRFIELD}
        timed = ("combat-air-patrol", "air-reconnaissance", "escort")
        flown = {u: g.u_flown[u] + (1 if sky.order(u) in timed else 0) for u in sky.over()}

        down = [u for u in sky.units() if g.u_flags[u] & LANDED and sky.can(u, "equipping")]
        ready = [u for u in sky.units() if g.u_flags[u] & EQUIPPING]

        def look() -> None:
            busy = [u for u in sky.units() if g.u_flags[u] & EQUIPPING and g.u_hex[u] != DESTROYED]
            fit = [u for u in down if u not in ready and g.u_hex[u] != DESTROYED]
            self.same(g, "equipping", self.names(g, busy), self.names(g, fit))
            self.same(g, "Preparation Boxes", {u: g.u_prep[u] for u in boxes}, boxes)
            self.same(g, "Time Boxes in the air", {u: g.u_flown[u] for u in flown}, flown)

        return look

    # --- orders ---

    def look_at_missions(self, g: State, d: Any, choices: list[int], about: str) -> None:
        sky, u = Sky(g), d.unit
        if sky.type(u) != "aircraft":
            return
        offered = {verb: {a_of(c) for c in choices if verb_of(c) == verb} for verb in (verbs.AT, verbs.TARGET)}
        if d.order < 0:
            found = {ORDER_NAMES[a_of(c)] for c in choices if verb_of(c) == verbs.ORDER}
            self.same(g, "missions", sorted(found & set(MISSIONS)), sorted(sky.missions(u)), about)
            return
        name, side = ORDER_NAMES[d.order], g.u_side[u]
        if d.hex < 0 and d.target < 0 and name == "bombing-run":
            self.same(g, "bombed units", self.names(g, offered[verbs.TARGET]), self.names(g, sky.bombable(side)), about)
        if d.hex < 0 and d.target < 0 and name in ("bombing-run", "airdrop-supplies"):
            self.same(g, "goals", self.hexes(g, offered[verbs.AT]), self.hexes(g, sky.observed(side)), about)
        elif d.hex < 0 and offered[verbs.AT]:
            self.same(g, "goals", self.hexes(g, offered[verbs.AT]), self.hexes(g, sky.inside()), about)
        named = {"intercept": sky.flying_soon(1 - side), "escort": sky.wards(u), "airborne-assault": sky.jumpers(u)}
        if d.target < 0 and name in named:
            self.same(g, "named units", self.names(g, offered[verbs.TARGET]), self.names(g, named[name]), about)
