"""The random scenario generator as a small title of its own, and scenarios made by it. Not compiled."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, cast

from sandtable.commander.packs.drafts import FORTS, made_from, setup_steps
from sandtable.commander.packs.scenario import SIDES
from sandtable.commander.packs.wishes import SOURCE, Wishes
from sandtable.commander.rules import names
from sandtable.games.combat_commander.generator.frames import ObChoice, push_generate
from sandtable.games.combat_commander.generator.state import (
    CHITS,
    DICE,
    EVENTS,
    VERBS,
    GeneratorRules,
    GeneratorState,
    is_narrow,
    new_generator_state,
    row_of,
    seat_of,
    side_of,
)
from sandtable.games.combat_commander.generator.wishes import WISHES, first_dice, granted, wanted_choices
from sandtable.games.combat_commander.names import NATION_NAMES
from sandtable.games.combat_commander.rules import codec_generated
from sandtable.kernel import codec_generated as kernel_codec
from sandtable.kernel.chance import new_chance
from sandtable.kernel.codec import Frames
from sandtable.kernel.errors import BadFile, SandtableError
from sandtable.kernel.frame import State as KernelState
from sandtable.kernel.frame import awaken
from sandtable.kernel.game import Decision, Game
from sandtable.kernel.title import Data, Title
from sandtable.terrain.lattice import EDGE_NAMES

FRAMES: Final = Frames()
kernel_codec.register(FRAMES)
codec_generated.register(FRAMES)

MOST_TRIES: Final = 1000  # for a Posture that is wished for

Chooser = Callable[[Game, Decision], int]


@lru_cache(maxsize=1)
def generator_rules() -> GeneratorRules:
    return GeneratorRules()


class GeneratorTitle(Title):
    """Two players make a scenario; `scenario_made` is the result."""

    def __init__(self) -> None:
        self.name = "combat-commander-generator"
        self.revision = 1
        self.changes = ["as first released"]
        self.turn_rule = "generator"
        self.seats = ["one", "two"]
        self.verbs = VERBS
        self.first_verbs = []  # nobody keeps records of it
        self.events = EVENTS

    def new_state(self, scenario: Data, seed: str, options: Data) -> KernelState:
        g = new_generator_state(generator_rules(), new_chance(seed))
        push_generate(g)
        return g

    def clone(self, g: KernelState) -> KernelState:
        return codec_generated.clone_GeneratorState(cast(GeneratorState, g))

    def dump(self, g: KernelState) -> Data:
        return codec_generated.dump_GeneratorState(cast(GeneratorState, g))

    def load(self, data: Data, scenario: Data, options: Data) -> KernelState:
        g = codec_generated.load_GeneratorState(data, FRAMES)
        g.rules = generator_rules()
        awaken(g)
        return g

    def equal(self, a: KernelState, b: KernelState) -> bool:
        return codec_generated.equal_GeneratorState(cast(GeneratorState, a), cast(GeneratorState, b))

    def view(self, g: KernelState, seat: int) -> Data:
        return view_of(cast(GeneratorState, g), seat)

    def determinise(self, g: KernelState, seat: int, seed: str) -> None:
        redeal(cast(GeneratorState, g), seat, seed)

    def argument(self, g: KernelState, kind: str, value: int) -> str:
        return argument_text(kind, value)

    def thing(self, g: KernelState, text: str) -> int:
        raise SandtableError("the generator explains nothing")

    def reason(self, code: int) -> tuple[str, str]:
        return ("not-offered", "generator")


def argument_text(kind: str, value: int) -> str:
    rules = generator_rules()
    known: dict[str, list[str]] = {
        "map": rules.maps,
        "ob": [row.name for row in rules.rows],
        "purchase": [purchase.name for purchase in rules.purchases],
        "nation": NATION_NAMES,
        "quality": names.QUALITY_NAMES,
        "posture": names.POSTURE_NAMES,
        "side": SIDES,
        "edge": EDGE_NAMES,
        "chit": rules.tables.chit_letter,
        "unit": rules.tables.unit_name,
    }
    if kind == "item":
        return item_text(value)
    return known[kind][value] if kind in known else str(value)


def item_text(item: int) -> str:
    """`germany/weapon-team+germany/heavy-mg`, or a Radio."""
    tables = generator_rules().tables
    if tables.support_unit[item] < 0:
        return tables.radio_name[tables.support_radio[item]]
    unit = tables.unit_name[tables.support_unit[item]]
    weapon = tables.support_weapon[item]
    return f"{unit}+{tables.weapon_name[weapon]}" if weapon >= 0 else unit


# --- what a player may know ---


def view_of(g: GeneratorState, seat: int) -> Data:
    return {
        "seat": seat,
        "map": known("map", g.map),
        "year": g.year if g.year > 0 else None,
        "vp": g.vp,
        "open_chits": [g.rules.tables.chit_letter[c] for c in g.open_chits],
        "players": [player_view(g, seat, player) for player in range(2)],
    }


def player_view(g: GeneratorState, seat: int, player: int) -> Data:
    if g.axis_seat < 0:
        return {"seat": player, "edge": known("edge", g.edge[player])}
    side = side_of(g, player)
    secret = [g.rules.tables.chit_letter[c] for c in g.secret_chits[side]]
    return {
        "seat": player,
        "side": SIDES[side],
        "edge": known("edge", g.edge[player]),
        "nation": known("nation", g.nation[side]),
        "quality": known("quality", g.quality[side]),
        "ob": known("ob", g.ob[side]),
        "leaders": [argument_text("unit", u) for u in g.leaders[side]],
        "support": [item_text(i) for i in g.support[side]],
        "posture": known("posture", g.posture[side]),
        "secret_chits": secret if player == seat else None,
        "secret_count": len(secret),
    }


def known(kind: str, value: int) -> str | None:
    return argument_text(kind, value) if value >= 0 else None


def redeal(g: GeneratorState, seat: int, seed: str) -> None:
    """Secret chits and sealed answers of others, and all dice to come."""
    g.chance.seed, g.chance.count, g.chance.forced = seed, 0, []
    for side in range(2):
        if g.axis_seat < 0 or seat_of(g, side) == seat:
            continue
        g.chit_pool += g.secret_chits[side]
        hidden = [c for c in sorted(g.chit_pool) if not g.rules.tables.chit_open_only[c]]
        g.secret_chits[side] = [g.chance.pick(CHITS, hidden)] if g.secret_chits[side] else []
        g.chit_pool = sorted(c for c in g.chit_pool if c not in g.secret_chits[side])
    for frame in g.frames:
        if isinstance(frame, ObChoice):
            frame.redeal(g, seat)


# --- the scenario ---


def scenario_made(g: GeneratorState, name: str, provenance: str) -> dict[str, Any]:
    """The finished scenario as plain data, for `new_game` or a file."""
    tables = g.rules.tables
    rows = [row_of(g, side) for side in range(2)]
    data: dict[str, Any] = {
        "name": name,
        "title": f"{rows[0].ob.title} against {rows[1].ob.title}",
        "map": g.rules.maps[g.map],
        "year": g.year,
        "sudden_death": sum(row.size.orders for row in rows),
        "first": SIDES[g.initiative],
        "initiative": SIDES[g.initiative],
        "vp": g.vp,
        "mine_fp": max([6] + [g.rules.purchases[i].mine_fp for i in g.forts]),
        "open_chits": [tables.chit_letter[c] for c in g.open_chits],
        "description": f"{side_text(g, 0)} against {side_text(g, 1)}, {g.year}.",
        "provenance": provenance,
        "setup": setup_steps(defender_of(g), g.initiative, bool(g.forts)),
    }
    defender = defender_of(g)
    if defender is not None:
        data["control"] = dict.fromkeys("12345", SIDES[defender])
    for side in range(2):
        data[SIDES[side]] = side_data(g, side)
    return data


def defender_of(g: GeneratorState) -> int | None:
    return g.posture.index(names.DEFEND) if names.DEFEND in g.posture else None


def side_text(g: GeneratorState, side: int) -> str:
    row = row_of(g, side)
    return f"{row.ob.title} {row.size.called or row.size.size} ({names.POSTURE_NAMES[g.posture[side]]})"


def side_data(g: GeneratorState, side: int) -> dict[str, Any]:
    tables, row = g.rules.tables, row_of(g, side)
    depth = g.rules.generator.depth_of(names.POSTURE_NAMES[g.posture[side]], is_narrow(g))
    units: list[dict[str, Any]] = [{"unit": tables.unit_name[u]} for u in g.leaders[side]]
    units += [{"unit": unit, "count": n} for n, unit in row.size.units_in(g.year)]
    data: dict[str, Any] = {
        "nation": NATION_NAMES[g.nation[side]],
        "army": row.ob.army,
        "posture": names.POSTURE_NAMES[g.posture[side]],
        "quality": row.ob.quality,
        "orders": row.size.orders,
        "surrender": row.size.surrender,
        "edge": EDGE_NAMES[g.edge[seat_of(g, side)]],
        "units": units,
        "weapons": [{"weapon": weapon, "count": n} for n, weapon in row.size.weapons_in(g.year)],
        "areas": [{"depth": depth}],
        "secret_chits": [tables.chit_letter[c] for c in g.secret_chits[side]],
    }
    for item in g.support[side]:
        add_support(g, data, item)
    if g.posture[side] == names.DEFEND and g.forts:
        data["areas"].append({"group": FORTS, "depth": depth})
        data["forts"] = forts_data(g)
    if row.ob.discard_limit:
        data["discard_limit"] = row.ob.discard_limit
    if row.ob.discard_with_orders:
        data["late_discard"] = row.ob.discard_with_orders
    return data


def add_support(g: GeneratorState, data: dict[str, Any], item: int) -> None:
    """A support Weapon goes with its unit."""
    tables = g.rules.tables
    if tables.support_unit[item] < 0:
        data["radio"] = {"radio": tables.radio_name[tables.support_radio[item]]}
        return
    entry = {"unit": tables.unit_name[tables.support_unit[item]]}
    if tables.support_weapon[item] >= 0:
        entry["weapon"] = tables.weapon_name[tables.support_weapon[item]]
    data["units"].append(entry)


def forts_data(g: GeneratorState) -> list[dict[str, Any]]:
    bought = [pieces for i in g.forts for pieces in g.rules.purchases[i].pieces]
    kinds = dict.fromkeys(pieces.fortification for pieces in bought)
    counts = {kind: sum(p.n for p in bought if p.fortification == kind) for kind in kinds}
    return [{"fort": kind, "count": n, "group": FORTS} for kind, n in counts.items()]


# --- driving it ---

GENERATOR_TITLE: Final = GeneratorTitle()


def random_scenario(
    seed: int | str, wishes: Wishes | None = None, choosers: list[Chooser] | None = None
) -> dict[str, Any]:
    """A whole scenario from a seed. What no wish names is rolled; `choosers`, one for each seat, make the players'
    choices, else they are random."""
    wanted = wishes or {}
    WISHES.check(wanted)
    for n in range(MOST_TRIES):
        g = generated(str(seed) if n == 0 else f"{seed} again {n}", wanted, choosers)
        if granted(g, wanted):
            return scenario_made(g, **made_from(seed, wanted))
    raise BadFile(SOURCE, "attacker", f"nothing of the kind comes of the seed {seed}")


def generated(seed: str, wishes: Wishes, choosers: list[Chooser] | None) -> GeneratorState:
    g = cast(GeneratorState, GENERATOR_TITLE.new_state({}, seed, {}))
    g.chance.forced[DICE] = first_dice(random.Random(f"dice of {seed}"), wishes)
    game = Game(GENERATOR_TITLE, {}, seed, {}, g)
    game.keep_undo = False
    rng = random.Random(f"choices of {seed}")
    while (decision := game.decision) is not None:
        if choosers:
            picked = choosers[decision.seat](game, decision)
        else:
            picked = rng.choice(wanted_choices(g, decision, wishes))
        game.play(picked, decision.seat)
    return g
