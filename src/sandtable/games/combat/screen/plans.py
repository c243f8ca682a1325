"""Plans: what a player means by one click, as the decisions that the engine asks for one by one.

Orders for a Team, and routes over the Impulses. See docs/table.md, "Plans".
"""

from __future__ import annotations

from typing import Final, cast

from sandtable.games.combat.rules.names import MAY_MOVE, ORDER_NAMES, TEAM_NAMES
from sandtable.games.combat.rules.state import NOBODY, State
from sandtable.games.combat.rules.verbs import ACTIVATE, CHOOSE_DONE, CHOOSE_STAY, MOVE
from sandtable.games.combat.screen.plans_orders import (
    ASKED,
    EVERYBODY,
    SEED,
    OrderPlan,
    Pair,
    TeamPlan,
    drafted,
    last_orders,
    team_plans,
)
from sandtable.games.combat.screen.plans_routes import Leg, Party, Route, Walker, entry_of, slots_left
from sandtable.games.combat.screen.things import Thing, man_thing, order_thing
from sandtable.games.combat.screen.why_not import why_not
from sandtable.games.combat.screen.words import Words, order_phrase, team_phrase
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.frame import subject_now
from sandtable.kernel.game import Decision, Game
from sandtable.phrase import Phrase, phrase
from sandtable.screens import wire
from sandtable.screens.things import known_hex

AT: Final = "@"  # "u:3@sneak": this man, that Order
TEAM: Final = "who-acts"
WALKS: Final = ["must-move", "may-move", "second-hex"]


def has_plans(g: State, decision: Decision) -> bool:
    """Is there anything to propose? Of a Team: does anybody who has not acted move in this turn?"""
    if decision.prompt == TEAM:
        return any(slots_left(g, m, 0) for m in decision.subject.units)
    return decision.prompt == ASKED or decision.prompt in WALKS


def plans(game: Game, seat: int, words: Words, things: list[str], end: str | None) -> list[wire.Plan]:
    decision = game.decision_of(seat)
    if decision is None or not has_plans(words.g, decision):
        return []
    if decision.prompt == ASKED:
        return OrdersProposed(game, seat, words).all(things)
    return RoutesProposed(game, seat).all(things, end)


# --- Orders ---


class OrdersProposed:
    def __init__(self, game: Game, seat: int, words: Words) -> None:
        self.game = game
        self.seat = seat
        self.words = words

    def all(self, things: list[str]) -> list[wire.Plan]:
        """A draft as it would be given; else what each Team could be told, and what all were told last turn."""
        if things:
            pairs = [pair for pair in map(self.named, things) if pair is not None]
            return [self.draft("draft", drafted(self.game, self.seat, pairs))]
        found = [self.for_team(plan) for plan in team_plans(self.game, self.seat)]
        same = last_orders(self.game)
        return [*found, self.draft("same", drafted(self.game, self.seat, same))] if same else found

    def named(self, name: str) -> Pair | None:
        man, _, order = name.partition(AT)
        m = Thing(self.words.g, man)
        return Pair(m.value, ORDER_NAMES.index(order)) if m.kind == "man" and order in ORDER_NAMES else None

    def for_team(self, plan: TeamPlan) -> wire.Plan:
        team = "all" if plan.team == EVERYBODY else "team-" + TEAM_NAMES[plan.team]
        whose = phrase("combat-plan-everybody") if plan.team == EVERYBODY else team_phrase(plan.team)
        count, order = len(plan.pairs), order_phrase(plan.order)
        told = phrase("combat-plan-order", order=order, count=count, barred=len(plan.barred))
        found = self.data(told, plan.pairs, plan.barred, [])
        thing = "x:order-" + ORDER_NAMES[plan.order]
        return {**found, "group": {"thing": "x:" + team, "say": whose.data(), "order": thing}}

    def draft(self, name: str, plan: OrderPlan) -> wire.Plan:
        told = phrase("combat-plan-" + name, count=len(plan.pairs))
        found = self.data(told, plan.pairs, plan.barred, plan.texts)
        return {**found, "group": {"thing": "x:" + name, "say": told.data(), "order": None}}

    def data(self, told: Phrase, pairs: list[Pair], barred: list[Pair], texts: list[str]) -> wire.Plan:
        return {
            "kind": "order", "hex": "", "left": None, "enemies": [], "odds": None, "paths": [], "more": [],
            "say": told.data(), "go": phrase("combat-plan-go-orders", count=len(pairs)).data(),
            "things": [pair_thing(pair) for pair in pairs],
            "steps": [{"text": text, "key": ASKED, "when": "asked"} for text in texts],
            "barred": [self.bar(pair) for pair in barred],
        }  # fmt: skip

    def bar(self, pair: Pair) -> wire.PlanBar:
        notes = why_not(self.game, self.seat, order_thing(pair.order, pair.man))
        return {"thing": man_thing(pair.man), "reasons": [note.data() for note in notes]}


def pair_thing(pair: Pair) -> str:
    return f"{man_thing(pair.man)}{AT}{ORDER_NAMES[pair.order]}"


# --- routes ---


class RoutesProposed:
    """For the man who acts, or for those of his Team who have not."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game.determinise(seat, SEED)
        self.seat = seat
        self.g = cast(State, self.game.state)
        about = subject_now(self.g)
        acting = about.kind == "activation"
        self.active = about.unit if acting else NOBODY
        self.entered = about.hexes if acting else []  # in this activation, from where it began

    def all(self, things: list[str], end: str | None) -> list[wire.Plan]:
        """To every hex that can be reached, told by the way of whoever comes there; or all ways to the one named."""
        able = [walker for walker in map(self.walker, self.men()) if walker.slots]
        going = [walker for walker in able if not things or man_thing(walker.man) in things]
        party = Party(going)
        more = [man_thing(walker.man) for walker in able if walker not in going]
        if end is not None:
            routes = party.routes(known_hex(Thing(self.g, "h:" + end)))
            return [self.data(going, more, routes, self.steps(routes))] if routes else []
        return [self.data(going, more, [route], []) for route in party.leads().values()]

    def men(self) -> list[int]:
        if self.active >= 0:
            return [self.active]
        return [a_of(code) for code in self.game.choices if verb_of(code) == ACTIVATE]

    def walker(self, m: int) -> Walker:
        return Walker(self.g, m, self.entered)

    def data(self, going: list[Walker], more: list[str], routes: list[Route], steps: list[wire.PlanStep]) -> wire.Plan:
        name, first = self.g.rules.ground.hex_name, routes[0]
        hex = name(first.way.hexes[-1])
        told = phrase("combat-plan-route", hex=hex, impulse=first.times[-1], left=first.left, count=len(going))
        return {
            "kind": "route", "hex": hex, "left": first.left, "enemies": [], "odds": None, "more": more,
            "say": told.data(), "go": phrase("combat-plan-go-route", hex=hex, count=len(going)).data(),
            "things": [man_thing(walker.man) for walker in going],
            "paths": [self.path(route) for route in routes],
            "steps": steps,
        }  # fmt: skip

    def path(self, route: Route) -> wire.PlanPath:
        hexes = [self.g.rules.ground.hex_name(hex) for hex in route.way.hexes]
        return {"hexes": hexes, "threats": route.way.threats, "times": route.times, "who": man_thing(route.man)}

    # --- decisions ---
    def steps(self, routes: list[Route]) -> list[wire.PlanStep]:
        """Impulse by Impulse, man by man; from where somebody must go on without a goal, he is asked."""
        impulses = sorted({leg.impulse for route in routes for leg in route.legs})
        return [
            step
            for impulse in impulses
            for route in routes
            for leg in route.legs
            if leg.impulse == impulse and (leg.hexes or not self.must_go_on(route, leg))
            for step in self.of_leg(route, leg)
        ]

    def must_go_on(self, route: Route, leg: Leg) -> bool:
        last = route.times[-1]
        return route.left > 0 and leg.impulse > last

    def of_leg(self, route: Route, leg: Leg) -> list[wire.PlanStep]:
        m, now = route.man, leg.impulse == self.g.impulse and route.man == self.active
        named = [self.step(leg, None, choice(ACTIVATE, m), TEAM)] if not now else []
        halfway = 1 if now and len(self.entered) > 1 else 0
        keys = [self.key(m, leg, n + halfway) for n in range(len(leg.hexes))]
        moves = [self.step(leg, m, choice(MOVE, hex), key) for hex, key in zip(leg.hexes, keys, strict=True)]
        stays = [self.step(leg, m, CHOOSE_STAY, "may-move")] if leg.stays else []
        return [*named, *moves, *stays, self.step(leg, m, CHOOSE_DONE, "spot-or-duck", "idle")]

    def key(self, m: int, leg: Leg, n: int) -> str:
        if n > 0:
            return "second-hex"
        return "may-move" if entry_of(self.g, m, leg.impulse) == MAY_MOVE else "must-move"

    def step(self, leg: Leg, m: int | None, code: int, key: str, when: wire.PlanWhen = "asked") -> wire.PlanStep:
        scope = f"{self.g.turn}.{leg.impulse}.{self.g.acting}"
        actor = None if m is None else man_thing(m)
        text = self.game.notation(code)
        return {"text": text, "key": key, "when": when, "scope": scope, "actor": actor}
