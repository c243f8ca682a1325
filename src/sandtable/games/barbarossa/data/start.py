"""From a scenario as plain data to a state at its first decision."""

from __future__ import annotations

from sandtable.games.barbarossa.data.ground_file import hexes_on, load_ground
from sandtable.games.barbarossa.data.packs import load_tables
from sandtable.games.barbarossa.data.scenario import Scenario, area_hexes, read_scenario
from sandtable.games.barbarossa.data.scenario_shapes import Force, Goal, Hexes, Score, Side
from sandtable.games.barbarossa.rules import objectives
from sandtable.games.barbarossa.rules.ground import Ground
from sandtable.games.barbarossa.rules.names import (
    AIRCRAFT,
    DEPLOYS,
    ORDER_NAMES,
    SIDE_NAMES,
    TYPE_NAMES,
)
from sandtable.games.barbarossa.rules.prep.setup import push_set_up
from sandtable.games.barbarossa.rules.prep.start import add_unit, fresh_state, settle
from sandtable.games.barbarossa.rules.rules import Rules
from sandtable.games.barbarossa.rules.state import (
    ABOARD,
    AIRFIELD,
    DEPLOYED,
    NOBODY,
    TOWED,
    TRANSPORTED,
    UNBOUGHT,
    State,
)
from sandtable.games.barbarossa.rules.tables import OPTION_VALUES, Options
from sandtable.kernel.errors import BadFile
from sandtable.kernel.frame import with_byte, with_item
from sandtable.kernel.title import Data

BOTH = "both"
TEAM_OPTIONS = [f"{side}_team" for side in SIDE_NAMES]  # two people lead that side's units (prep.3)


def build_state(data: Data, options: Data, seed: str) -> State:
    scenario = read_scenario(dict(data), "scenario")
    rules = rules_for(scenario, options)
    g = fresh_state(rules, seed)
    for side in range(len(SIDE_NAMES)):
        add_forces(g, scenario, side)
        add_purchases(g, scenario, side)
        add_depots(g, scenario.sides[side], side)
    settle(g)
    push_set_up(g)
    return g


def rules_only(data: Data, options: Data) -> Rules:
    """What a save does not hold: the same rules that a fresh game would have."""
    return build_state(data, options, "").rules


def rules_for(s: Scenario, options: Data) -> Rules:
    ground = load_ground(s.map)
    rules = Rules(load_tables(), ground, chosen_options({**s.options, **options}))
    rules.turns = s.turns
    rules.stream = s.stream
    rules.strong_winds = s.strong_winds or rules.options.strong_winds == 1
    rules.fixed_wind = s.wind - 1
    rules.victory = victory_of(s, ground)
    for side in range(len(SIDE_NAMES)):
        rules.works += works_of(s.sides[side], side, ground)
        rules.works += works_for_sale(s.sides[side], side, rules)
        purchase = s.sides[side].purchase
        rules.budget[side] = purchase.budget if purchase is not None else 0
        hidden = s.sides[side].hidden
        if hidden is not None:
            rules.may_hide[side] = hidden.most
            rules.hidden_cards[side] = [rules.tables.card_of[id] for id in hidden.cards]
    return rules


def chosen_options(given: Data) -> Options:
    """By the names of their values; what is not said has its default."""
    options = Options()
    for name, value in given.items():
        if name == "windows" or name in TEAM_OPTIONS:  # the table's own
            continue
        if isinstance(value, bool):  # a switch of the table
            name, value = switched(name, value, options)
        values = OPTION_VALUES.get(name)
        if values is None:
            raise BadFile("options", name, f"is not known; there are {', '.join(OPTION_VALUES)}")
        if str(value) not in values:
            raise BadFile("options", name, f"must be one of {', '.join(values)}")
        set_option(options, name, values.index(str(value)))
    return options


def switched(name: str, on: bool, options: Options) -> tuple[str, str]:
    """What a switch that is on or off says. A point with a third reading has a switch more, which stays if it is on."""
    real = "trench_bonus" if name == "trench_bonus_card_units" else name
    values = OPTION_VALUES.get(real, ["", "", ""])
    if not on:
        return real, values[getattr(options, real, 0)]
    return real, values[1 if real == name else 2]


def set_option(options: Options, name: str, value: int) -> None:
    setattr(options, name, value)


# --- forces ---


def add_forces(g: State, s: Scenario, side: int) -> None:
    """Flag numbers as the file lists them, from 1."""
    given, flag = s.sides[side], 1
    for force in given.force:
        for _ in range(force.number):
            u = add_unit(g, g.rules.tables.card_of[force.card], side, flag)
            place_by_scenario(g, u, force, given)
            flag += 1
    for u in range(len(g.u_card)):
        if g.u_side[u] == side:
            put_aboard(g, u, given)


def add_purchases(g: State, s: Scenario, side: int) -> None:
    """All that its Force Points could buy, each kind by itself; set up in the side's area."""
    given = s.sides[side]
    if given.purchase is None:
        return
    flag = 1 + max((g.u_flag[u] for u in range(len(g.u_card)) if g.u_side[u] == side), default=0)
    for id in given.purchase.cards:
        card = g.rules.tables.card_of[id]
        for _ in range(given.purchase.budget // max(1, g.rules.tables.cards[card].cost)):
            u = add_unit(g, card, side, flag, UNBOUGHT)
            place_by_scenario(g, u, Force(card=id, number=1), given)
            g.u_hex[u] = UNBOUGHT
            g.rules.for_sale[u] = True
            flag += 1


def place_by_scenario(g: State, u: int, force: Force, given: Side) -> None:
    rules, ground = g.rules, g.rules.ground
    card = rules.tables.cards[g.u_card[u]]
    if card.has(DEPLOYS) and force.state != "withdrawn":
        g.u_flags[u] |= DEPLOYED
    area: list[int] = []
    if force.airfield or card.type == AIRCRAFT:
        g.u_hex[u] = AIRFIELD
    elif force.at:
        g.u_hex[u] = hexes_on(ground, force.at)[0]
    elif not force.carried_by and not force.towed_by and force.arrival is None:
        found = force.area if force.area is not None else given.area
        area = area_hexes(ground, found) if found is not None else []
    arrival, begun = force.arrival, force.begun
    rules.for_sale.append(False)
    rules.given.append(g.u_card[u])
    rules.areas.append(area)
    rules.arrives.append(arrival.turn if arrival else 0)
    rules.until.append(max(arrival.turn, arrival.until) if arrival else 0)
    rules.entries.append(hexes_on(ground, arrival.hexes) if arrival else [])
    rules.inside.append(objectives.WORK_KINDS.index(force.inside) if force.inside else NOBODY)
    rules.begun_order.append(ORDER_NAMES.index(begun.order) if begun else NOBODY)
    rules.begun_boxes.append(begun.boxes if begun else 0)
    rules.begun_hexes.append(hexes_on(ground, begun.hexes) if begun else [])


def put_aboard(g: State, u: int, given: Side) -> None:
    """Carried and towed units are with the first transport of the card that has none of their kind yet."""
    flag = 0
    for force in given.force:
        for _ in range(force.number):
            flag += 1
            carrier = force.carried_by or force.towed_by
            if flag == g.u_flag[u] and carrier:
                put_on(g, u, g.rules.tables.card_of[carrier], TOWED if force.towed_by else TRANSPORTED)


def put_on(g: State, u: int, carrier: int, status: int) -> None:
    """Paratroopers wait at the airfield: they get in when they are told to (airb.1)."""
    if g.rules.tables.cards[carrier].type == AIRCRAFT:
        g.u_hex[u] = AIRFIELD
        return
    g.u_carrier[u] = find_carrier(g, u, carrier)
    g.u_hex[u] = ABOARD
    g.u_flags[u] = g.u_flags[u] & ~DEPLOYED | status


def find_carrier(g: State, u: int, card: int) -> int:
    found = [v for v in range(len(g.u_card)) if g.u_side[v] == g.u_side[u] and g.u_card[v] == card]
    load = [sum(g.u_size[w] for w in range(len(g.u_card)) if g.u_carrier[w] == v and w != u) for v in found]
    return found[load.index(min(load))]


def add_depots(g: State, given: Side, side: int) -> None:
    for depot in given.depot:
        h = hexes_on(g.rules.ground, depot.hex)[0]
        g.h_depot = with_byte(g.h_depot, h, side + 1)
        g.h_stock = with_item(g.h_stock, h, depot.ap)


def works_of(given: Side, side: int, ground: Ground) -> list[objectives.WorksGiven]:
    found: list[objectives.WorksGiven] = []
    for entry in given.works:
        made = objectives.WorksGiven(side, objectives.WORK_KINDS.index(entry.kind), entry.number)
        area = area_hexes(ground, given.area) if given.area is not None else []
        made.hexes = hexes_on(ground, entry.hexes) if entry.hexes else area
        made.fakes = entry.fake
        found.append(made)
    return found


def works_for_sale(given: Side, side: int, rules: Rules) -> list[objectives.WorksGiven]:
    """As many as the Force Points could ever pay for; minefields that are bought are real."""
    if given.purchase is None:
        return []
    found: list[objectives.WorksGiven] = []
    for name in given.purchase.works:
        made = objectives.WorksGiven(side, objectives.WORK_KINDS.index(name), given.purchase.budget)
        made.hexes = area_hexes(rules.ground, given.area) if given.area is not None else []
        made.bought = True
        found.append(made)
    return found


# --- victory ---


def victory_of(s: Scenario, ground: Ground) -> objectives.Victory:
    made = objectives.Victory()
    made.rule = objectives.BY_GOALS if s.victory.rule == "goals" else objectives.BY_POINTS
    made.otherwise = SIDE_NAMES.index(s.victory.otherwise) if s.victory.otherwise in SIDE_NAMES else objectives.DRAWN
    made.scores = [one for score in s.victory.score for one in scores_of(score, ground)]
    made.tie_break = [one for score in s.victory.tie_break for one in scores_of(score, ground)]
    made.goals = [goal_of(goal, ground) for goal in s.victory.goal]
    return made


def scores_of(score: Score, ground: Ground) -> list[objectives.Score]:
    """For both sides it is two."""
    found: list[objectives.Score] = []
    for side in range(len(SIDE_NAMES)):
        if score.side in (SIDE_NAMES[side], BOTH):
            made = objectives.Score(objectives.SCORE_NAMES.index(score.what), side, score.points)
            made.hexes = on(ground, score.hexes)
            made.types = [TYPE_NAMES.index(name) for name in score.types]
            made.since = score.from_turn
            found.append(made)
    return found


def goal_of(goal: Goal, ground: Ground) -> objectives.Goal:
    made = objectives.Goal(SIDE_NAMES.index(goal.side), goal.result == "win")
    made.hold_all, made.hold_some, made.some = on(ground, goal.hold_all), on(ground, goal.hold_some), goal.some
    return made


def on(ground: Ground, hexes: Hexes) -> list[int]:
    return hexes_on(ground, hexes) if hexes else []
