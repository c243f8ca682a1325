"""Watches fire at hexes, works, mines, supplies and transports in a game, with the second reading beside."""

from __future__ import annotations

from typing import Any

from oracle_barb_aim import Aim
from oracle_barb_compare import Comparing
from oracle_barb_crews import AP_A_TRUCK, Crews
from oracle_barb_works import GONE, LASTS, LONG, Works

from sandtable.games.barbarossa.rules import tell, verbs
from sandtable.games.barbarossa.rules.landing import Landing
from sandtable.games.barbarossa.rules.names import ORDER_NAMES, WORK_NAMES
from sandtable.games.barbarossa.rules.special.boarding import Boarding
from sandtable.games.barbarossa.rules.special.join import JoinUp
from sandtable.games.barbarossa.rules.special.supplies import (
    FROM_DEPOT,
    FROM_TRANSPORT,
    INTO_DEPOT,
    POINTS,
    SOURCE,
    UNIT,
    WAY,
    Amounts,
)
from sandtable.games.barbarossa.rules.state import (
    DEPLOYED,
    DESTROYED,
    FIRE_SMOKE,
    FLAGGED,
    HIDDEN,
    IN_SMOKE,
    State,
    name_of,
)
from sandtable.games.barbarossa.rules.steps import special, update
from sandtable.games.barbarossa.rules.steps.fire import FireStep
from sandtable.games.barbarossa.rules.steps.move import MINES, START, MoveOut
from sandtable.games.barbarossa.rules.steps.smoke import Smoke
from sandtable.games.barbarossa.rules.steps.special import SpecialStep
from sandtable.games.barbarossa.rules.steps.update import UpdateStep
from sandtable.games.barbarossa.rules.volley import ACCURACY as SURE
from sandtable.games.barbarossa.rules.volley import ADJUST, AGAIN, DICE, FIRER, HEX, KIND, MISSES, TARGET, Volley
from sandtable.kernel.choice import a_of, b_of, verb_of


def told(g: State, key: int) -> list[tuple[int, ...]]:
    return [tuple(event[2:]) for event in g.out if event[0] == key]


class WorksWatch(Comparing):
    laying: dict[int, int]  # who lays smoke in this step, where
    wired: set[int]  # hexes whose wire is shot to pieces in it
    loads: list[tuple[int, list[int], int, int, int]]  # what carriers and cargo must have after the losses of a step

    def before_works(self, g: State, frame: Any) -> Any:
        if isinstance(frame, FireStep):
            return self.aimed_fire(g, frame) if frame.at == 0 else self.after_fire(g, frame) if frame.at == 1 else None
        if isinstance(frame, SpecialStep):
            return self.at_once(g) if frame.at == special.AT_ONCE else self.burning(g)
        if isinstance(frame, UpdateStep):
            looks = {update.BOXES: self.boxes, update.EXPLOSIONS: self.charges, update.REST: self.screens}
            return looks[frame.at](g, frame) if frame.at in looks else None
        if isinstance(frame, MoveOut) and frame.at in (START, MINES):
            return self.mines(g, frame) if frame.at == MINES else self.mines_underfoot(g, frame)
        if isinstance(frame, JoinUp):
            return self.joining(g, frame)
        if isinstance(frame, Boarding) and frame.at != 1:  # in between mines are met
            return self.debarking(g) if frame.at == 0 else self.boarding(g)
        if isinstance(frame, Volley) and frame.at == ADJUST:
            self.adjusting(g, frame)
        return None

    # --- fire at hexes ---

    def aimed_fire(self, g: State, frame: FireStep) -> Any:
        aim, order = Aim(g), frame.order
        shots, ap, wire = aim.aimed_shots(order), aim.paid(order), aim.wire_hit(order)
        self.laying = aim.smokers() if order == ORDER_NAMES.index("open-fire") else {}
        self.wired = wire
        own = [u for u in g.sequence if g.u_hex[u] >= 0]

        def look() -> None:
            top = g.frames[-1]
            assert isinstance(top, Volley)
            hexed = [s for s in top.shots if g.u_target[s[FIRER]] < 0 and s[DICE] > 0 and g.u_hex[s[FIRER]] >= 0]
            plain = {(s[FIRER], s[TARGET], s[KIND], s[DICE], s[SURE]) for s in hexed}
            self.same(g, "aimed shots", sorted(plain), sorted(shots), ORDER_NAMES[order])
            self.same(g, "ammunition", {u: g.u_ap[u] for u in own}, {u: ap[u] for u in own})

        return look

    def after_fire(self, g: State, frame: FireStep) -> Any:
        laying, wired = self.laying, self.wired

        def look() -> None:
            self.same(g, "wire after fire", [h for h in wired if g.h_wire[h]], [])
            top = g.frames[-1]
            found = dict(zip(top.layers, top.first, strict=True)) if isinstance(top, Smoke) else {}
            self.same(g, "smoke", found, laying)

        return look

    def adjusting(self, g: State, frame: Volley) -> Any:
        """Every shot of artillery by Open Fire or Defend that missed with some dice."""
        aim, found = Aim(g), {}
        for i, s in enumerate(frame.shots):
            if not frame.settled[i] and s[MISSES] and s[TARGET] >= 0 and self.is_adjustable(aim, s):
                again = any(t[FIRER] == s[FIRER] and t[AGAIN] for t in frame.shots)
                found[i] = set() if again else aim.adjusters(s[FIRER], s[TARGET], s[HEX])
        for i, oracle in found.items():
            engine = {a_of(c) for c in frame.answers(g, i) if verb_of(c) == verbs.REROLL}
            self.same(g, "rerolls", self.names(g, engine), self.names(g, oracle), name_of(g, frame.shots[i][FIRER]))

    def is_adjustable(self, aim: Aim, shot: list[int]) -> bool:
        firer = shot[FIRER]
        if aim.type(shot[TARGET]) == "aircraft" or aim.type(firer) != "artillery":
            return False
        order = ORDER_NAMES[aim.g.u_order[firer]]
        return (order == "open-fire" and aim.g.step == 3) or (order in ("defend", "ambush") and aim.g.step == 8)

    # --- step 7 ---

    def at_once(self, g: State) -> Any:
        works = Works(g)
        wire, seen = works.wire_left(), works.found_by_scouts()
        facing = {u: g.u_face[u] for u in works.fit("change-kill-zone")}
        towing = [t for t in works.fit("towing") if g.u_target[t] >= 0 and works.can_tow(t, g.u_target[t])]
        towing = [t for t in towing if works.order(g.u_target[t]) != "deploy"]  # whoever unfolds stays
        hitched = {g.u_target[t]: t for t in towing}
        rivals = len(set(hitched)) < len(towing)

        def look() -> None:
            self.same_table(g, "wire removed", g.h_wire, wire)
            self.same(g, "found by scouts", [name_of(g, u) for u in seen if g.u_flags[u] & HIDDEN], [])
            self.same(g, "kill zones", {u: g.u_facing[u] for u in facing}, facing)
            if not rivals:
                self.same(g, "towing", {v: g.u_carrier[v] for v in hitched}, hitched)

        return look

    def burning(self, g: State) -> Any:
        works = Works(g)
        lit = works.lights()
        homes = [h for h in range(g.rules.ground.size) if works.terrain(h) in LASTS]
        found = {h: works.fire_after(h, h in lit) for h in homes}

        def look() -> None:
            self.same(g, "fires", {h: (g.h_fire[h], g.h_markers[h]) for h in homes}, found)
            smoky = {h for h in range(g.rules.ground.size) if g.h_smoke[h] == FIRE_SMOKE}
            lines = {h for home in homes for h in works.smoke_line(home, found[home][0])}
            self.same(g, "smoke of fires", self.hexes(g, smoky), self.hexes(g, lines))

        return look

    # --- step 9 ---

    def boxes(self, g: State, frame: UpdateStep) -> Any:
        works = Works(g)
        busy = [u for u in works.units() if works.works_on(u)]
        done = [u for u in busy if g.u_boxes[u] + 1 >= works.boxes(u)]
        ground = works.built(done)
        loaded = works.at_platforms()
        orders = {u: g.u_order[u] for u in works.units()}

        def look() -> None:
            marked = {e[0] for e in told(g, tell.MARKS_BOX) if e[1] == orders[e[0]] and ORDER_NAMES[e[1]] in LONG}
            self.same(g, "Time Boxes", self.names(g, marked), self.names(g, busy))
            self.same(g, "finished", self.names(g, frame.done), self.names(g, done))
            for name in ("barrier", "work", "trench", "rail"):
                self.same_table(g, f"built: {name}", getattr(g, f"h_{name}"), ground[name])
            self.same_table(g, "mines cleared", g.f_live, ground["mines"])
            self.same(g, "platform cars", {u: g.u_carrier[u] for u in loaded}, loaded)

        return look

    def charges(self, g: State, frame: UpdateStep) -> Any:
        works = Works(g)
        done = [u for u in frame.done if works.order(u) == "set-charges" and g.u_hex[u] >= 0]
        still = [u for u in done if g.u_range[u] in works.structures(g.u_hex[u])]
        bridges, gone, dead = works.blown(still)
        stocks = {u: g.u_explosives[u] + g.u_mines[u] - 1 for u in done}
        guns = [u for u in frame.done if works.order(u) in ("deploy", "withdraw") and g.u_hex[u] >= 0]
        ready = {u: works.order(u) == "deploy" for u in guns if u not in dead}

        def look() -> None:
            self.same(g, "bridges blown", {h: WORK_NAMES[g.h_work[h]] for h in bridges}, bridges)
            left = {"pillbox": g.h_pillbox, "depot": g.h_depot}
            for name in ("pillbox", "depot"):
                self.same(g, f"{name} blown", [h for h in gone[name] if left[name][h]], [])
            self.same(g, "track blown", [h for h in gone["railway"] if not g.h_rail[h]], [])
            self.same(g, "blown up", [name_of(g, u) for u in dead if g.u_hex[u] != DESTROYED], [])
            spent = {u: g.u_explosives[u] + g.u_mines[u] for u in done}
            self.same(g, "charges", spent, stocks)
            self.same(g, "deployed", {u: bool(g.u_flags[u] & DEPLOYED) for u in ready}, ready)

        return look

    def screens(self, g: State, frame: UpdateStep) -> Any:
        """Without wind a screen is gone in step 9 of its third turn, or its fourth (A23)."""
        last = 3 + g.rules.options.smoke_screen_turns
        old = list(g.h_age)
        found = [0 if age >= last else age + 1 if age else 0 for age in old]

        def look() -> None:
            if not g.rules.strong_winds:
                self.same_table(g, "age of smoke", g.h_age, found)

        return look

    # --- step 8 ---

    def mines(self, g: State, frame: MoveOut) -> Any:
        """mdet.*: who has entered a field stops; it goes off against those it is for, engineers apart."""
        works = Works(g)
        movers = [u for u in g.sequence if frame.left[u] >= 0 and g.u_hex[u] >= 0]
        live = {f: g.f_hex[f] for f in range(len(g.f_hex)) if g.f_live[f]}
        met = [(u, f) for u in movers for f, h in live.items() if h == g.u_hex[u]]
        bitten = sorted((u, live[f]) for u, f in met if self.bites(works, u, g.f_kind[f]))
        kinds = {f: g.f_kind[f] for f in live}

        def look() -> None:
            got = sorted(event[:2] for event in told(g, tell.MINES_EXPLODE))
            self.same(g, "mines explode", got, bitten)
            self.same(g, "stopped by mines", [name_of(g, u) for u, _ in met if frame.place[u] >= 0], [])
            after = {f: (g.f_known[f], g.f_live[f]) for _, f in met}
            self.same(g, "mines found", after, {f: (1, 0 if kinds[f] == 2 else 1) for f in after})

        return look

    def mines_underfoot(self, g: State, frame: MoveOut) -> Any:
        """mdet.5, mfind.2: before it leaves a field it is bitten again, and moves one hex; so are engineers in a known
        field who are not clearing it, moving or not. Whoever laid it goes unharmed (A44)."""
        works = Works(g)
        under: dict[int, list[int]] = {}
        for u in works.units():
            fields = [f for f in range(len(g.f_hex)) if g.f_live[f] and g.f_hex[f] == g.u_hex[u] and g.f_unit[f] != u]
            if fields and works.type(u) != "aircraft":
                under[u] = fields
        known = {u for u, fields in under.items() if any(g.f_known[f] for f in fields)}
        kinds = list(g.f_kind)

        def look() -> None:
            bitten, slow = [], []
            for u, fields in under.items():
                moves = frame.place[u] >= 0
                free = g.u_flags[u] & (FLAGGED | IN_SMOKE) == 0
                careless = works.can(u, "engineer") and u in known and works.order(u) != "clear-mines" and free
                if (moves and not works.can(u, "engineer")) or careless:
                    bitten += [(u, g.f_hex[f]) for f in fields if self.hurts(works, u, kinds[f])]
                    slow += [u] if moves and len(g.u_path[u]) > 1 else []
            got = sorted(event[:2] for event in told(g, tell.MINES_EXPLODE))
            self.same(g, "mines underfoot", got, sorted(bitten))
            self.same(g, "slowed by mines", self.names(g, slow), [])

        return look

    def joining(self, g: State, frame: JoinUp) -> Any:
        """join.4: as many icons as before, on a card that has room for them."""
        sums = {(u, v): g.u_size[u] + g.u_size[v] for u, v in frame.couples}

        def look() -> None:
            if frame in g.frames:
                return
            for (u, v), total in sums.items():
                left = [w for w in (u, v) if g.u_hex[w] >= 0]
                self.same(g, "joined", [g.u_size[w] for w in left], [total], name_of(g, u))
                self.same(g, "too many", [w for w in left if total > Works(g).card(w).size], [])

        return look

    def hurts(self, works: Works, u: int, kind: int) -> bool:
        """By its type; a train's track is not mined."""
        if works.can(u, "train") or kind == 2:
            return False
        return (works.type(u) in ("infantry", "artillery")) == (kind == 1)

    def bites(self, works: Works, u: int, kind: int) -> bool:
        return not works.can(u, "engineer") and self.hurts(works, u, kind)

    def debarking(self, g: State) -> Any:
        off = Works(g).carriers_after()
        landed = [u for u in off if off[u] != g.u_carrier[u]]
        return lambda: self.same(g, "debarked", [name_of(g, u) for u in landed if g.u_carrier[u] >= 0], [])

    def boarding(self, g: State) -> Any:
        works = Works(g)
        serving = works.fit("board-transports")
        going = [u for u in serving if not works.carrier(u) and g.u_target[u] in serving]
        alone = [u for u in going if [g.u_target[v] for v in going].count(g.u_target[u]) == 1]
        fits = {u: g.u_target[u] if works.can_board(u, g.u_target[u]) else -1 for u in alone}

        return lambda: self.same(g, "boarded", {u: g.u_carrier[u] for u in fits}, fits)

    # --- cargo under fire (trn.4-trn.8, train.fire.*) ---

    def cargo_before(self, g: State, frame: Landing) -> list[tuple[int, list[int], int, int, int]]:
        """Of each carrier: those who share its losses, their icons then, its own size and its ammunition then."""
        works, found = Works(g), []
        for t in [t for t in works.units() if works.carrier(t) and works.on_board(t)]:
            riders = works.cargo(t)
            size, full = g.u_size[t], sum(g.u_size[v] for v in riders)
            if not works.can(t, "train"):
                lost = works.losses(t, frame.hits[t])[0]
                ap = g.u_cargo_ap[t] if riders else max(0, g.u_cargo_ap[t] - AP_A_TRUCK * lost)
                room = max(0, size - lost - max(0, full - lost)) * AP_A_TRUCK
                found.append((t, riders, max(0, full - lost), size - lost, min(ap, room)))
                continue
            shares = []
            for kind, name in enumerate(("engines", "transport", "platform", "flak")):
                here = [v for v in riders if works.in_cars(v) == name]
                icons = sum(g.u_size[v] for v in here)
                cars = icons if name == "flak" else g.u_cars[t][kind]
                hits = sum(h for train, k, h in frame.cars if (train, k) == (t, kind))
                shares.append(max(0, icons - min(hits, cars)))
            if g.u_base[t] + g.u_bonus[t] == 0:
                found.append((t, riders, sum(shares), size, -1))
        return found

    def cargo_after(self, g: State) -> None:
        """Losses fall on those aboard one for one, whatever their Defense; ammunition goes by the truck."""
        for t, riders, icons, size, ap in self.loads:
            self.same(g, "cargo", sum(g.u_size[v] for v in riders), icons, name_of(g, t))
            self.same(g, "carriers", g.u_size[t], size, name_of(g, t))
            if ap >= 0 and size > 0:
                self.same(g, "ammunition aboard", g.u_cargo_ap[t], ap, name_of(g, t))

    # --- questions ---

    def look_at_amounts(self, g: State, frame: Amounts, seat: int, choices: list[int]) -> None:
        deal = frame.deals[frame.open_of(g, seat)]
        u, way, source = deal[UNIT], deal[WAY], deal[SOURCE]
        works = Works(g)
        said = [d for d in frame.deals if d[POINTS] > 0 and d is not deal]
        if way == FROM_TRANSPORT:
            drawn = sum(d[POINTS] for d in said if d[WAY] == way and d[SOURCE] == source)
            most = min(works.missing(u), g.u_cargo_ap[source] - drawn)
        elif way == INTO_DEPOT:
            filled = sum(d[POINTS] for d in said if d[WAY] == way and d[SOURCE] == source)
            most = min(g.u_cargo_ap[u], 36 - g.h_stock[source] - filled)
        else:
            drawn = sum(d[POINTS] for d in said if d[WAY] not in (FROM_TRANSPORT, INTO_DEPOT) and d[SOURCE] == source)
            room = works.missing(u) if way == FROM_DEPOT else works.room_for_ap(u)
            most = min(room, g.h_stock[source] - drawn)
        self.same(g, "amounts", max(b_of(c) for c in choices), max(0, most), name_of(g, u))

    def look_at_parts(self, g: State, d: Any, choices: list[int], about: str) -> None:
        """Hexes, sides and units that an order of engineers, guns or transports may name."""
        crews, order, u = Crews(g), ORDER_NAMES[d.order], d.unit
        if g.u_hex[u] < 0:
            return
        offered = {verb: {a_of(c) for c in choices if verb_of(c) == verb} for verb in (verbs.AT, verbs.TARGET)}
        sides = {a_of(c) for c in choices if verb_of(c) == verbs.FACE}
        if order == "smoke-screen" and d.hex < 0:
            self.same(g, "smoke hexes", self.hexes(g, offered[verbs.AT]), self.hexes(g, crews.smoke_hexes(u)), about)
        elif order in ("open-fire", "suppression-fire") and crews.aims_elsewhere(u) and d.target < 0 and d.hex < 0:
            self.same(g, "aimed hexes", self.hexes(g, offered[verbs.AT]), self.hexes(g, crews.hexes_for(u)), about)
            named = set() if crews.can(u, "fire-on-location") else crews.targets(u)
            self.same(g, "targets", self.names(g, offered[verbs.TARGET]), self.names(g, named), about)
        elif order == "set-up-pontoon-bridge" and d.hex < 0:
            self.same(g, "bridge sites", self.hexes(g, offered[verbs.AT]), self.hexes(g, crews.bridge_sites(u)), about)
        elif order in ("remove-barbed-wire", "remove-anti-tank-barriers") and d.face < 0:
            mask = (g.h_wire if order == "remove-barbed-wire" else g.h_barrier)[g.u_hex[u]]
            self.same(g, "sides", sides, {n for n in range(6) if mask >> n & 1}, about)
        elif order == "towing" and d.target < 0:
            found = [v for v in crews.own(u) if crews.can_tow(u, v)]
            self.same(g, "to be towed", self.names(g, offered[verbs.TARGET]), self.names(g, found), about)
        elif order == "board-transports" and d.target < 0 and not crews.carrier(u):
            found = [t for t in crews.own(u) if crews.can_board(u, t)]
            self.same(g, "transports", self.names(g, offered[verbs.TARGET]), self.names(g, found), about)
        elif order == "join-up" and d.target < 0:
            found = [v for v in crews.own(u) if crews.can_join(u, v)]
            self.same(g, "partners", self.names(g, offered[verbs.TARGET]), self.names(g, found), about)


__all__ = ["GONE", "WorksWatch"]
