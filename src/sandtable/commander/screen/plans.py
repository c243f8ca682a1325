"""Plans: what a player means by one click, as the decisions that the engine asks for one by one.

A Fire Group with its activation, a Move to a hex far away, an Advance of several units. The engine goes on asking piece
by piece; whoever composes a plan sends its decisions as they are asked, and stops when anything else happens.
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.firepower import piece_hex
from sandtable.commander.rules.state import ADVANCING, FIRING, GUN_PIECE, MOVING, OP_FIRING, WEAPON_PIECE, State
from sandtable.commander.screen.chances import Chances, attack_odds, harm
from sandtable.commander.screen.plans_fire import FirePlan, FirePlans
from sandtable.commander.screen.plans_going import AdvancePlan, AdvancePlans, MovePlan, MovePlans
from sandtable.commander.screen.plans_rehearsal import Rehearsal
from sandtable.commander.screen.things import Thing, piece_thing, unit_thing
from sandtable.commander.screen.words import Words, whole_points
from sandtable.kernel.frame import Subject
from sandtable.kernel.game import Game
from sandtable.phrase import phrase
from sandtable.screens import wire
from sandtable.screens.shapes import sum_of
from sandtable.screens.things import known_hex

FIRES: Final = ["fire-target", "fire-base", "fire-group", "op-fire"]
KINDS: Final = {FIRING: "fire", OP_FIRING: "fire", MOVING: "move", ADVANCING: "advance"}
AT: Final = "@"  # "u:3@K8": this unit, to that hex


def kind_of(about: Subject) -> str:
    """What can be composed at a question; empty: nothing."""
    if about.kind in FIRES:
        return "" if about.number("smoke") else "fire"
    if about.kind in ("move", "move-step"):
        return "move"
    if about.kind == "activation":
        return KINDS.get(about.numbers["flag"], "")
    return "advance" if about.kind == "advance" else ""


def plans(game: Game, seat: int, words: Words, chances: Chances, things: list[str], end: str | None) -> list[wire.Plan]:
    decision = game.decision_of(seat)
    kind = kind_of(decision.subject) if decision is not None else ""
    if not kind:
        return []
    g, only = words.g, -1 if end is None else known_hex(Thing(words.g, "h:" + end))
    rehearsal = Rehearsal.of(game, seat)
    wanted = pieces_named(g, [thing for thing in things if AT not in thing])
    if kind == "fire":
        shots = FirePlans(rehearsal, chances, wanted or None).all(only)
        return [fire_data(words, plan) for plan in shots]
    wanted = [piece for piece in wanted if piece < GUN_PIECE]  # units go, with whatever is theirs
    if kind == "move":
        return [move_data(words, plan) for plan in MovePlans(rehearsal, wanted or None).all(only)]
    fixed = dict(pair_named(g, thing) for thing in things if AT in thing)
    return [advance_data(words, plan) for plan in AdvancePlans(rehearsal, fixed, wanted or None).all(only)]


# --- what the browser names ---


def pieces_named(g: State, things: list[str]) -> list[int]:
    """Units and Weapons; a vehicle stands for its gun too."""
    found: list[int] = []
    for name in things:
        thing = Thing(g, name)
        if thing.kind == "weapon":
            found.append(WEAPON_PIECE + thing.value)
        elif thing.kind == "unit":
            found += [thing.value, GUN_PIECE + thing.value]
    return found


def pair_named(g: State, name: str) -> tuple[int, int]:
    unit, _, hex = name.partition(AT)
    return Thing(g, unit).value, known_hex(Thing(g, "h:" + hex))


# --- what it is told ---


def percent(chance: float) -> int:
    return round(100 * chance)


def fire_data(words: Words, plan: FirePlan) -> wire.Plan:
    g, attack = words.g, plan.attack
    target = g.rules.map.hex_name(attack.hex)
    chance = percent(harm(attack.worst()))
    here = dict.fromkeys(g.rules.map.hex_name(piece_hex(g, p)) for p in attack.group)
    return {
        "kind": "fire", "hex": target, "left": None, "enemies": [],
        "say": phrase("plan-fire", hex=target, strength=sum_of(attack.terms), chance=chance).data(),
        "go": (phrase("plan-go-op-fire", card=plan.card) if plan.card else phrase("plan-go-fire", hex=target)).data(),
        "things": things_of(attack.group), "more": things_of(plan.more),
        "paths": [{"hexes": [hex, target], "threats": []} for hex in here],
        "odds": attack_odds(words, attack), "steps": plan.rehearsal.steps,
    }  # fmt: skip


def things_of(pieces: list[int]) -> list[str]:
    return list(dict.fromkeys(piece_thing(p) for p in pieces))


def move_data(words: Words, plan: MovePlan) -> wire.Plan:
    path, name = plan.path, words.g.rules.map.hex_name
    hex = name(path.hexes[-1])
    return {
        "kind": "move", "hex": hex, "left": path.left // words.g.rules.own.parts,
        "enemies": [unit_thing(u) for u in path.enemies],
        "say": phrase(
            "plan-move", hex=hex, spent=whole_points(words.g, path.spent), left=whole_points(words.g, path.left),
            enemies=len(path.enemies),
        ).data(),
        "go": phrase("plan-go-move", hex=hex).data(),
        "things": things_of(plan.units), "more": things_of(plan.more),
        "paths": [{"hexes": [name(h) for h in path.hexes], "threats": path.threats}],
        "odds": None, "steps": plan.steps,
    }  # fmt: skip


def advance_data(words: Words, plan: AdvancePlan) -> wire.Plan:
    g, name = words.g, words.g.rules.map.hex_name
    hex = name(plan.pairs[-1][1])
    ways = dict.fromkeys((name(g.u_hex[u]), name(to)) for u, to in plan.pairs)
    return {
        "kind": "advance", "hex": hex, "left": None, "enemies": [],
        "say": phrase("plan-advance", count=len(plan.pairs), hex=hex).data(),
        "go": phrase("plan-go-advance", count=len(plan.pairs)).data(),
        "things": [f"{unit_thing(u)}{AT}{name(to)}" for u, to in plan.pairs], "more": things_of(plan.more),
        "paths": [{"hexes": [here, to], "threats": []} for here, to in ways],
        "odds": None, "steps": plan.steps,
    }  # fmt: skip
