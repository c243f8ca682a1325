"""Plans: whole orders as the decisions that the engine asks for one by one.

Asked with things: a unit (and a hex: all that ends there), a unit and hexes (that path), several units (the same move
for each), a unit and "x:cone" (Defend and Ambush); with nothing, the drafts of all who have no order.
"""

from __future__ import annotations

from typing import Final, cast

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.move.going import why_not_step
from sandtable.games.barbarossa.rules.names import CAREFUL_MOVEMENT, FIRE_AND_MOVEMENT, MARCH, ORDER_NAMES
from sandtable.games.barbarossa.rules.observers import why_not_fire_at
from sandtable.games.barbarossa.rules.orders.table import why_no_orders, why_not_order
from sandtable.games.barbarossa.rules.state import (
    HIDDEN,
    NOBODY,
    NOWHERE,
    State,
    has,
    name_of,
    place_of,
    visible_enemies_in,
)
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.games.barbarossa.screen.drafts import Drafts, Origin
from sandtable.games.barbarossa.screen.plans_odds import chance_of, pooled_with
from sandtable.games.barbarossa.screen.plans_reach import (
    CONES,
    WALKS,
    along,
    cones,
    ended,
    ending_at,
    everywhere,
    shooting,
    walks,
)
from sandtable.games.barbarossa.screen.warnings import warnings
from sandtable.games.barbarossa.screen.writing import Writing, may_be_given, standing_order
from sandtable.kernel.game import Decision, Game
from sandtable.phrase import Phrase, phrase
from sandtable.screens import wire

PLANNING: Final = ["plan", "change-orders"]  # the prompts
CONE: Final = "x:cone"
GUESS: Final = "x:guess"  # what an enemy could be ordered
CONE_NAMES: Final = [ORDER_NAMES[order] for order in CONES]
SEED: Final = "plans"  # of the world in which they are tried out
FORESEEN: Final = 4  # reasons that are told at most


def has_plans(decision: Decision) -> bool:
    return decision.prompt in PLANNING


def plans(game: Game, seat: int, things: list[str], end: str | None) -> wire.PlansAnswer:
    decision = game.decision_of(seat)
    if decision is None or not has_plans(decision):
        return {"plans": []}
    return Plans(game, seat).all(things, end)


class Plans:
    """Tried out in a world in which all that the seat cannot know is dealt afresh."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.g = cast(State, game.determinise(seat, SEED).state)

    def all(self, things: list[str], end: str | None) -> wire.PlansAnswer:
        guessing = GUESS in things
        units = [u for u in map(self.unit, things) if u != NOBODY and self.is_asked_for(u, guessing)]
        hexes = [self.hex(thing[2:]) for thing in things if thing.startswith("h:")]
        if not things:
            return self.drafts()
        if not units:
            return {"plans": []}
        if CONE in things:
            return self.answer([self.plan(one) for one in cones(self.g, units[0])], units[0], None)
        if len(units) > 1:
            return {"plans": self.group(units, self.hex(end))} if end else {"plans": []}
        if hexes:
            return self.path(units[0], hexes, self.unit(things[-1]) if things[-1] != f"u:{units[0]}" else NOBODY)
        return self.to(units[0], end)

    def is_asked_for(self, unit: int, guessing: bool) -> bool:
        """One's own; of the enemy those that are to be seen, for guesses."""
        own = self.g.u_side[unit] == self.seat
        return not own and not has(self.g, unit, HIDDEN) if guessing else own

    # --- names ---
    def unit(self, thing: str) -> int:
        number = thing[2:]
        known = thing.startswith("u:") and number.isdigit() and int(number) < len(self.g.u_card)
        return int(number) if known else NOBODY

    def hex(self, name: str) -> int:
        return self.g.rules.ground.hex_index(name)

    def hex_name(self, h: int) -> str:
        return self.g.rules.ground.hex_name(h) if h >= 0 else ""

    # --- one unit ---
    def to(self, unit: int, end: str | None) -> wire.PlansAnswer:
        """All orders that end in a hex; without one, for every hex the likeliest."""
        if end is None:
            return self.answer([self.plan(one) for one in everywhere(self.g, unit).values()], unit, None)
        found = [self.plan(one, odds=True) for one in ending_at(self.g, unit, self.hex(end))]
        return self.answer(found, unit, self.hex(end))

    def answer(self, found: list[wire.Plan], unit: int, end: int | None) -> wire.PlansAnswer:
        """With the reasons why nothing leads there, if nothing but a field of fire does."""
        if end is None and found or any(plan["order"]["name"] not in CONE_NAMES for plan in found):
            return {"plans": found}
        return {"plans": found, "why": self.why(unit, end)}

    def path(self, unit: int, hexes: list[int], enemy: int) -> wire.PlansAnswer:
        """The path that was drawn, as each order of movement would have it; at an enemy: with fire on the way."""
        if place_of(self.g, unit) == hexes[0]:
            hexes = hexes[1:]
        found: list[wire.Plan] = []
        why: list[wire.Note] = []
        for order in [FIRE_AND_MOVEMENT] if enemy != NOBODY else [*WALKS, FIRE_AND_MOVEMENT]:
            reason = why_not_order(self.g, unit, order)
            if reason == reasons.FINE:
                way, count, reason = along(self.g, unit, order, hexes)
                shot = shooting(way, enemy if enemy != NOBODY else None) if order == FIRE_AND_MOVEMENT else ended(way)
                if count == len(hexes) and shot is not None and shot.whole:
                    found.append(self.plan(shot, odds=True))
                    continue
            if order in WALKS and reason != reasons.FINE:
                why.append(note(reason))
        return {"plans": found} if found else {"plans": [], "why": different(why)}

    def why(self, unit: int, end: int | None) -> list[wire.Note]:
        """Why nothing can be drawn there, by the engine's own reasons."""
        g = self.g
        barred = why_no_orders(g, unit)
        if barred != reasons.FINE:
            return [note(barred)]
        if end is None or end < 0:
            return []
        enemies = visible_enemies_in(g, end, g.u_side[unit])
        if enemies:
            return different([note(why_not_fire_at(g, unit, v)) for v in enemies])
        reason = why_not_order(g, unit, CAREFUL_MOVEMENT)
        if reason == reasons.FINE:
            reason = self.why_no_way(unit, end)
        return [note(reason)] if reason != reasons.FINE else []

    def why_no_way(self, unit: int, end: int) -> int:
        """What stops the way that comes nearest."""
        g, ground = self.g, self.g.rules.ground
        ways = [way.draft.path for way in walks(g, unit, CAREFUL_MOVEMENT).values()]
        path = min([[], *ways], key=lambda one: ground.distance(one[-1] if one else place_of(g, unit), end))
        last = path[-1] if path else place_of(g, unit)
        nearer = min(ground.adjacent(last), key=lambda h: ground.distance(h, end))
        return why_not_step(g, unit, CAREFUL_MOVEMENT, path, nearer)

    # --- several ---
    def group(self, units: list[int], end: int) -> list[wire.Plan]:
        """The same move for each, as far from where it stands as the first one's; Careful Movement, else March."""
        moves = [self.moved(unit, units[0], end) for unit in units]
        done = [move for move in moves if isinstance(move, Writing)]
        barred = [
            bar(unit, move) for unit, move in zip(units, moves, strict=True) if not isinstance(move, Writing)
        ]  # fmt: skip
        if not done:
            return []
        told = phrase("barbarossa-plan-group", count=len(done), barred=len(barred))
        found = self.data(told, done)
        found["orders"], found["barred"] = [self.order(one, "drawn") for one in done], barred
        found["things"] = [f"u:{one.unit}" for one in done]
        return [found]

    def moved(self, unit: int, first: int, end: int) -> Writing | int:
        goal = shifted(self.g, place_of(self.g, unit), place_of(self.g, first), end)
        if goal < 0:
            return reasons.OFF_THE_BOARD
        for order in (CAREFUL_MOVEMENT, MARCH):
            if may_be_given(self.g, unit, order):
                way = walks(self.g, unit, order).get(goal)
                if way is not None and way.whole:
                    return way
        why = why_no_orders(self.g, unit) or why_not_order(self.g, unit, CAREFUL_MOVEMENT)
        return why or self.why_no_way(unit, goal) or reasons.NO_WAY

    # --- drafts ---
    def drafts(self) -> wire.PlansAnswer:
        drafts = Drafts(self.game, self.g, self.seat)
        found = [self.plan(draft.writing, odds=True, origin=draft.origin) for draft in drafts.all()]
        written = [self.written(unit, drafts.changed(unit)) for unit in drafts.written()]
        said = warnings(self.g, self.seat, [draft.writing for draft in drafts.all()])
        return {"plans": [*found, *written], "warnings": said}

    def written(self, unit: int, changed: bool) -> wire.Plan:
        """An order that stands, to be drawn as it is."""
        one = standing_order(self.g, unit)
        found = self.data(phrase("barbarossa-plan-written", unit=name_of(self.g, unit), order=order_phrase(one)), [one])
        found["order"], found["steps"] = self.order(one, "written", odds=True), []
        if changed:
            found["order"]["changed"] = True
        return found

    # --- as it goes over the wire ---
    def plan(self, one: Writing, odds: bool = False, origin: Origin = "drawn") -> wire.Plan:
        found = self.data(self.say(one), [one])
        found["order"] = self.order(one, origin, odds)
        return found

    def say(self, one: Writing) -> Phrase:
        d, g = one.draft, self.g
        whose = phrase("barbarossa-plan-unit", unit=name_of(g, one.unit), order=order_phrase(one))
        if d.path:
            count = len(d.path)
            return phrase("barbarossa-plan-path", plan=whose, hex=self.hex_name(d.path[-1]), count=count)
        if d.target != NOBODY:
            return phrase("barbarossa-plan-target", plan=whose, unit=name_of(g, d.target))
        if d.hex != NOWHERE:
            return phrase("barbarossa-plan-hex", plan=whose, hex=self.hex_name(d.hex))
        if d.face != NOWHERE:
            return phrase("barbarossa-plan-face", plan=whose, direction=d.face + 1, range=max(d.range, 0))
        return whose

    def data(self, told: Phrase, orders: list[Writing]) -> wire.Plan:
        texts = [self.game.title.notation(self.g, code) for one in orders for code in one.codes]
        return {
            "kind": "written", "hex": self.hex_name(orders[0].end), "say": told.data(), "enemies": [], "left": None,
            "odds": None, "more": [], "go": told.data(), "things": [f"u:{orders[0].unit}"],
            "paths": [self.way(one) for one in orders if one.draft.path],
            "steps": [{"text": text, "key": "plan", "when": "asked"} for text in texts],
        }  # fmt: skip

    def way(self, one: Writing) -> wire.PlanPath:
        hexes = [self.hex_name(h) for h in [one.start, *one.draft.path]]
        count = len(one.draft.path)
        return {
            "hexes": hexes, "threats": [0] * count, "times": list(range(1, count + 1)), "who": f"u:{one.unit}",
        }  # fmt: skip

    def order(self, one: Writing, origin: Origin, odds: bool = False) -> wire.PlanOrder:
        d = one.draft
        places = [one.start, *d.path]
        return {
            "name": ORDER_NAMES[one.order], "step": one.step, "unit": f"u:{one.unit}",
            "target": f"u:{d.target}" if d.target != NOBODY else None,
            "at": self.hex_name(d.hex) if d.hex != NOWHERE else None, "face": d.face + 1, "range": max(d.range, 0),
            "path": [self.hex_name(h) for h in d.path],
            "fire_from": self.hex_name(places[max(d.fire_at, 0)]) if one.order == FIRE_AND_MOVEMENT else None,
            "cone": [self.hex_name(h) for h in one.cone()], "origin": origin,
            "chance": chance_of(self.g, one) if odds else None, "pooled": pooled_with(self.g, one) if odds else None,
        }  # fmt: skip


def order_phrase(one: Writing) -> Phrase:
    return phrase(f"barbarossa-order-{ORDER_NAMES[one.order]}")


def note(reason: int) -> wire.Note:
    key, rule = TITLE.reason(reason)
    return {"say": phrase(f"barbarossa-why-{key}").data(), "rule": rule}


def different(notes: list[wire.Note]) -> list[wire.Note]:
    """Each once."""
    return list({found["say"]["k"]: found for found in notes}.values())[:FORESEEN]


def bar(unit: int, reason: int) -> wire.PlanBar:
    return {"thing": f"u:{unit}", "reasons": [note(reason)]}


def shifted(g: State, here: int, from_: int, to: int) -> int:
    """The hex that lies to one as another to its own; NOWHERE off the map. Odd columns lie half a hex lower."""
    ground = g.rules.ground
    if min(here, from_, to) < 0:
        return NOWHERE
    rows = ground.rows
    slanted = [h % rows - (h // rows >> 1) for h in (here, from_, to)]
    col = here // rows + to // rows - from_ // rows
    row = slanted[0] + slanted[2] - slanted[1] + (col >> 1)
    return col * rows + row if 0 <= col < ground.cols and 0 <= row < rows else NOWHERE
