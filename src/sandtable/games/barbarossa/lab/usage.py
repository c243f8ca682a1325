"""What of Barbarossa can be used: verbs, events, questions, orders, missions, instructions, ground, cards, reasons...

An item is a word like "order dig-in" or "shot-at village". What can never happen by the rules is not on the list.
"""

from __future__ import annotations

from typing import Final, cast

from sandtable.games.barbarossa.data.packs import load_tables
from sandtable.games.barbarossa.lab.pool import EVERY
from sandtable.games.barbarossa.rules import names, reasons, tell, verbs
from sandtable.games.barbarossa.rules.move.going import why_not_enter, why_not_step
from sandtable.games.barbarossa.rules.observers import why_not_fire_at, why_not_fire_on
from sandtable.games.barbarossa.rules.orders.table import why_no_orders, why_not_order
from sandtable.games.barbarossa.rules.planning import Planning
from sandtable.games.barbarossa.rules.prep.setup import HEX, UNIT, SetUp
from sandtable.games.barbarossa.rules.sight import why_not_seen
from sandtable.games.barbarossa.rules.standing import INSTRUCTION_NAMES, VALUES
from sandtable.games.barbarossa.rules.state import (
    DEPLOYED,
    IN_BETWEEN,
    NOBODY,
    PHASE_NAMES,
    State,
    card,
    cargo_of,
    engaged,
    has,
    is_ground,
    on_board,
    units_of,
)
from sandtable.games.barbarossa.rules.tables import OPTION_VALUES
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import B_SHIFT, Verb, a_of, b_of, c_of, verb_of
from sandtable.kernel.engine import asked_seats
from sandtable.kernel.frame import Event
from sandtable.lab.kit import Usage

NEVER: Final = 10**6
LAST: Final = 10**4
STOP_AT: Final = 40
SWARM: Final = 4  # fighters that are enough for a combat of several at once
QUESTIONS: Final = [
    "set-up", "arrival", "plan", "reaction", "reroll", "spill-over", "cargo-losses", "close-combat-target", "launch",
    "counterfire", "second-smoke", "who-stays", "amount",
]  # fmt: skip
# what cannot come about
NO_VERBS: Final = ["load"]  # no card of ours has several types of ammunition
NO_EVENTS: Final = ["holds-fire"]  # holding fire tells nothing
NO_REASONS: Final = [
    "fine",  # says that there is nothing to say
    "pillbox-full",  # whoever finds no room in it is not asked whether he goes in
    "not-engineers",  # on our cards only engineers have orders of engineers; a pack's may be otherwise
    "steep-slope",  # no map of ours has a hexside as steep as that
    "nothing-beyond",  # the rim lies all around where units can stand
    "keeps-its-facing",  # the one facing that is left is written without asking
    "would-be-too-large",  # where one of a pair alone can stay, nobody is asked which
]
ACTS: Final = [tell.FIRES, tell.MOVES, tell.MARKS_BOX, tell.LAUNCHES, tell.HIDES, tell.FIRES_ON, tell.TESTS_FORTITUDE]


class BarbarossaUsage(Usage):
    def __init__(self) -> None:
        super().__init__()
        self.ticks = 0

    # --- reading ---
    def begin(self, state: kernel.State, events: list[Event]) -> None:
        g = cast(State, state)
        for name, values in OPTION_VALUES.items():
            self.note(f"option {name} {values[getattr(g.rules.options, name)]}")
        super().begin(state, events)

    def choice(self, code: int) -> None:
        verb = verb_of(code)
        self.note("verb " + verbs.VERBS[verb].name)
        if verb == verbs.INSTRUCT:
            self.note(instruction(b_of(code), c_of(code)))

    def read(self, state: kernel.State, events: list[Event]) -> None:
        g = cast(State, state)
        for event in events:
            self.note("told " + tell.EVENTS[event[0]][0])
            self.acts(g, event)
        if not g.over:
            for seat in asked_seats(g):
                self.note("question " + g.frames[-1].prompt_for(g, seat)[0])
                self.ask_why(g, seat)

    def ask_why(self, g: State, seat: int) -> None:
        """Of what could be asked about and is not offered: a few things of the kinds that the choices have."""
        self.ticks += 1
        frame = g.frames[-1]
        options = frame.options(g, seat)
        often = isinstance(frame, (Planning, SetUp))
        if isinstance(frame, Planning) and frame.draft(seat).order != NOBODY:
            for verb in (verbs.TARGET, verbs.AT, verbs.FACE):
                self.ask_of(g, seat, verbs.VERBS[verb], 0, 3)
        if isinstance(frame, SetUp):
            self.ask_to_load(g, seat)
        if not options or (often and self.ticks % 3):
            return
        code = options[self.ticks % len(options)]
        self.ask_of(g, seat, verbs.VERBS[verb_of(code)], a_of(code) << B_SHIFT, 3 if often else 1)
        also = ALSO_ASKED if not often else [ALSO_ASKED[self.ticks // 3 % len(ALSO_ASKED)]]
        for verb in also:
            self.ask_of(g, seat, verbs.VERBS[verb], 0, 3 if often else 1)

    def ask_to_load(self, g: State, seat: int) -> None:
        """Of a unit that has no types of ammunition to choose among."""
        u = units_of(g, seat)[-1]
        self.reason(g.frames[-1].why(g, seat, u << B_SHIFT | g.u_card[u], verbs.LOAD))

    def ask_of(self, g: State, seat: int, verb: Verb, first: int, stride: int) -> None:
        """Every so manieth thing of the kind that the verb takes."""
        sizes = {"unit": len(g.u_card), "hex": g.rules.ground.size, "card": len(g.rules.tables.cards)}
        first = first if len(verb.kinds) == 2 else 0
        size = sizes.get(verb.kinds[-1] if verb.kinds else "", 7)
        for thing in range(self.ticks % stride, size, stride):
            self.reason(g.frames[-1].why(g, seat, first | thing, verb.code))

    def acts(self, g: State, event: Event) -> None:
        key, _, a, b, c, _ = event
        if key == tell.ORDER_SHOWN:
            self.note("order " + names.ORDER_NAMES[b])
        elif key == tell.LAUNCHES:
            self.note("mission " + names.ORDER_NAMES[b])
        elif key == tell.MARKS_BOX:
            self.note("work " + names.ORDER_NAMES[b])
        elif key == tell.MOVES and is_ground(g, a):
            self.note("terrain " + names.TERRAIN_NAMES[g.h_terrain[c]])
            self.note("height " + str(g.rules.ground.level[c]))
        elif key == tell.FIRES and b != NOBODY and on_board(g, b) and is_ground(g, b):
            self.note("shot-at " + names.TERRAIN_NAMES[g.h_terrain[g.u_hex[b]]])
            self.note("shot-type " + names.TYPE_NAMES[card(g, b).type])
        elif key == tell.GAME_OVER:
            self.note("result " + (names.SIDE_NAMES[a] if a >= 0 else "draw"))
        elif key == tell.PHASE_BEGINS and PHASE_NAMES[a] == "planning":
            self.reasons(g)
        if key in ACTS:
            self.note("card " + card(g, a).id)

    def reasons(self, g: State) -> None:
        """Why not: of every order of every unit, of the hexes around it, and of a few lines."""
        for u in g.sequence:
            self.reason(why_no_orders(g, u))
            self.reason(why_not_seen(g, u, g.rules.ground.size // 2)[0])
            if why_no_orders(g, u) != reasons.FINE:
                continue
            for order in range(1, names.ORDERS):
                self.reason(why_not_order(g, u, order))
            if on_board(g, u) and is_ground(g, u):
                self.lines(g, u)

    def lines(self, g: State, u: int) -> None:
        ground = g.rules.ground
        for h in ground.adjacent(g.u_hex[u]):
            self.reason(why_not_enter(g, u, g.u_hex[u], h))
            for order in (names.MARCH, names.CAREFUL_MOVEMENT):
                if card(g, u).boxes[order] is not None:
                    self.reason(why_not_step(g, u, order, [], h))
        for h in range((u + g.turn) % 7, ground.size, 7):
            self.reason(why_not_seen(g, u, h)[0])
            if ground.distance(h, g.u_hex[u]) > 1 and card(g, u).boxes[names.MARCH] is not None:
                self.reason(why_not_step(g, u, names.MARCH, [], h))
            self.reason(why_not_fire_on(g, u, h))
        for v in units_of(g, 1 - g.u_side[u]):
            self.reason(why_not_fire_at(g, u, v))

    def reason(self, code: int) -> None:
        if code != reasons.FINE:
            self.note("reason " + reasons.REASONS[code][0])

    # --- what is wanted ---
    def rarity(self, state: kernel.State, code: int) -> int:
        g, verb = cast(State, state), verb_of(code)
        frame = g.frames[-1]
        if verb in (verbs.CANCEL, verbs.TAKE_UP, verbs.RAZE):
            return NEVER
        if verb == verbs.TARGET and isinstance(frame, Planning):
            return target_rarity(g, frame.draft(g.asking).order, a_of(code))
        if verb == verbs.COMMIT:
            return LAST
        if verb == verbs.GIVE and isinstance(frame, Planning):
            return LAST + 1 if frame.changed[a_of(code)] else 0
        if isinstance(frame, SetUp):
            return set_up_rarity(g, frame, code)
        if verb == verbs.ORDER and isinstance(frame, Planning):
            return self.order_rarity(g, frame, a_of(code))
        if verb == verbs.STEP:
            return self.step_rarity(g, a_of(code))
        if verb == verbs.STOP:
            return STOP_AT
        if verb == verbs.INSTRUCT:
            return self.count[instruction(b_of(code), c_of(code))]
        if verb in (verbs.HOLD, verbs.NO, verbs.KEEP, verbs.STAY_OUT):
            return 1 + self.count["verb " + verbs.VERBS[verb].name]
        if verb == verbs.AT and isinstance(frame, Planning):
            return self.at_rarity(g, frame, a_of(code))
        if verb == verbs.RANGE and is_swarm(g, g.asking):
            return -a_of(code)
        if verb in (verbs.TARGET, verbs.FACE, verbs.RANGE, verbs.PLACE, verbs.LOSE, verbs.AMOUNT):
            return 0
        return self.count["verb " + verbs.VERBS[verb].name]

    def order_rarity(self, g: State, frame: Planning, order: int) -> int:
        """Work that is begun goes on; else what was given least. Waiting is last."""
        seat = g.asking
        u = frame.draft(seat).unit
        if u != NOBODY and g.u_work[u] == order and g.u_boxes[u] > 0:
            return -1
        partners = [v for v in units_of(g, seat) if v != u and frame.changed[v] and g.u_order[v] == order]
        if order in TOGETHER and any(u in (g.u_target[v], v) or g.u_hex[v] == g.u_hex[u] for v in partners):
            return -1
        if order in (names.INTERCEPT, names.ESCORT) and partners:
            return -1  # a whole squadron
        if order == names.COMBAT_AIR_PATROL and is_swarm(g, seat):
            return -1  # all of them over one place, where the enemy's are
        if u != NOBODY and g.turn % 2 and is_seldom(g, u, order):
            return -1
        if order == names.WAIT:
            return LAST
        return self.count["order " + names.ORDER_NAMES[order]]

    def at_rarity(self, g: State, frame: Planning, h: int) -> int:
        """What others of the side have been ordered to do there, they do together; patrols meet over the middle."""
        order = frame.draft(g.asking).order
        if order == names.BOMBING_RUN:
            return 2  # units rather than hexes
        if order == names.COMBAT_AIR_PATROL:
            return g.rules.ground.distance(h, patrolled(g))
        others = [v for v in units_of(g, g.asking) if frame.changed[v] and g.u_order[v] == order]
        return -1 if any(g.u_at[v] == h for v in others) else 0

    def step_rarity(self, g: State, h: int) -> int:
        """Every second time towards the enemy, else to ground that was hardly entered."""
        seen = [g.u_hex[v] for v in units_of(g, 1 - g.asking) if on_board(g, v) and is_ground(g, v)]
        if seen and (g.turn + h) % 2:
            return min(g.rules.ground.distance(h, other) for other in seen)
        return min(STOP_AT - 1, self.count["terrain " + names.TERRAIN_NAMES[g.h_terrain[h]]])

    def extra_rarity(self, code: int) -> int:
        """Of what can be said or done beside the question."""
        if verb_of(code) == verbs.INSTRUCT:
            return self.count[instruction(b_of(code), c_of(code))]
        return self.count["verb " + verbs.VERBS[verb_of(code)].name]

    def wanted_themes(self) -> list[str]:
        """Those with something that has not happened yet, each as often as it has."""
        return [theme for item in self.never() for theme in themes_for(item)]

    def items(self) -> list[str]:
        return every_item()


def is_swarm(g: State, side: int) -> bool:
    return len([u for u in units_of(g, side) if card(g, u).has(names.FIGHTER)]) >= SWARM


def patrolled(g: State) -> int:
    """Where patrols of both sides meet: swarms over a unit on the ground, others over the middle."""
    below = [g.u_hex[u] for u in g.sequence if on_board(g, u) and is_ground(g, u)]
    return below[0] if below and is_swarm(g, g.asking) else g.rules.ground.size // 2


def is_seldom(g: State, u: int, order: int) -> bool:
    """What needs two orders that fit: a staff that adjusts fire defends, rockets suppress, a gun waits to be towed; and
    what is seldom the rarest: guns that defend where they stand, engineers without mines who lay fakes."""
    c = card(g, u)
    if order == names.DEFEND:
        lies = c.has(names.KILL_ZONE) and g.turn % 3 == 0
        return c.has(names.HQ_ADJUSTING_FIRE) or c.has(names.ANTI_AIRCRAFT) or lies
    if order == names.PLACE_LAND_MINES:
        return g.u_mines[u] == 0
    if order == names.SUPPRESSION_FIRE:
        return any(c.adjacent)
    trucks = [t for t in units_of(g, g.u_side[u]) if card(g, t).has(names.TRANSPORT) and g.u_hex[t] == g.u_hex[u]]
    folded = c.has(names.TOWED_GUN) and not has(g, u, DEPLOYED | IN_BETWEEN)
    return order == names.WAIT and folded and len(trucks) > 0


def target_rarity(g: State, order: int, v: int) -> int:
    """Bombs on whoever fires back or must withdraw; charges where others charge or fight; fire at the loaded."""
    if order == names.BOMBING_RUN:
        return 0 if card(g, v).firepower[names.AIRCRAFT] or card(g, v).has(names.KILL_ZONE) else 1
    if order in (names.ASSAULT, names.HEAVY_ASSAULT):
        others = [u for u in units_of(g, g.asking) if g.u_order[u] == order and g.u_target[u] == v]
        return 0 if others or engaged(g, v) else 1
    if order in (names.INTERCEPT, names.ESCORT):
        others = [u for u in units_of(g, g.asking) if g.u_order[u] == order and g.u_target[u] == v]
        return 0 if others else 2 if card(g, v).has(names.FIGHTER) else 1
    if order in (names.OPEN_FIRE, names.SUPPRESSION_FIRE):
        return 0 if cargo_of(g, v) else 1  # loaded transports: who bears their losses?
    return 0


def set_up_rarity(g: State, frame: SetUp, code: int) -> int:
    """Works first; then units in them, with the same front."""
    held, verb = frame.holding[g.asking], verb_of(code)
    mine = [placed for placed in g.placing if placed[0] == g.asking]
    if verb == verbs.AT and held[UNIT] != NOBODY:
        return -1 if any(placed[2] == a_of(code) for placed in mine) else 0
    if verb == verbs.FACE and held[UNIT] != NOBODY:
        return -1 if any(placed[2:] == [held[HEX], a_of(code)] for placed in mine) else 0
    return -1 if verb == verbs.BUILD else 0


# orders that two units or more must have (guide 4.3)
TOGETHER: Final = [
    names.JOIN_UP, names.BOARD_TRANSPORTS, names.DEBARK_FROM_TRANSPORTS, names.RECEIVE_SUPPLIES,
    names.SET_UP_PONTOON_BRIDGE, names.DIG_IN, names.AIRBORNE_ASSAULT, names.LOAD_PLATFORM_CARS,
    names.UNLOAD_PLATFORM_CARS,
]  # fmt: skip
# verbs that are asked about though none of them is offered
ALSO_ASKED: Final = [verbs.TARGET, verbs.AT, verbs.HOLD, verbs.FACE, verbs.BUY]
AIR_ORDERS: Final = [order for order in range(names.ORDERS) if names.STEP_OF[order] == names.STEP_AIR]


# words of items, and the themes in which they come about
SOUGHT: Final[dict[str, list[str]]] = {
    "train": ["train"], "track": ["train"], "cars": ["train"], "rail": ["train"], "platform": ["train"],
    "pontoon": ["river"], "bridge": ["river", "engineers"], "water": ["river"], "river": ["river"], "lake": ["river"],
    "ford": ["river"], "boat": ["river"], "swamp": ["river", "men"],
    "air": ["air"], "mission": ["air", "silk"], "fuel": ["air"], "duel": ["air", "dogfight"], "escort": ["air"],
    "stay-out": ["air"], "stays-out": ["air"], "combine": ["dogfight"], "intercept": ["air"], "bomb": ["raid"],
    "counterfire": ["raid"], "-first": ["dogfight"], "others-first": ["swarm"], "mines-left": ["layers"],
    "combat": ["dogfight", "men"],
    "parachute": ["silk"], "lands": ["silk"], "drift": ["silk"], "airborne": ["silk"], "equipping": ["silk"],
    "mine": ["engineers"], "charges": ["engineers", "train"], "arson": ["engineers"], "wire": ["engineers"],
    "barrier": ["engineers"], "path": ["engineers"], "trench": ["engineers", "men"], "fire-": ["engineers"],
    "supplies": ["supplies"], "depot": ["supplies", "engineers"], "transports": ["supplies", "convoy"],
    "stores": ["supplies"], "tow": ["guns"], "smoke": ["guns"], "reroll": ["guns"], "adjust": ["guns"],
    "ambush": ["ambush"], "hid": ["ambush"], "counterassault": ["men", "armour"], "contest": ["men", "armour"],
    "join": ["men"], "pillbox": ["men", "ambush"], "must-withdraw": ["air"], "arrive": ["reserves"],
    "entry": ["reserves"], "buy": ["market"], "sell": ["market"], "sale": ["market"], "expensive": ["market"],
    "leaves-the-board": ["escape"], "assaulters": ["brawl"], "stays": ["brawl"], "-join": ["brawl"],
    "lose": ["convoy"], "losses": ["convoy"], "carried": ["convoy"],
    "unload": ["escape"], "withdraw": ["raid"], "in-trench": ["trenches"],
    "installation": ["guns", "supplies"], "aims": ["guns", "supplies"],
}  # fmt: skip


def themes_for(item: str) -> list[str]:
    found = [theme for word, themes in SOUGHT.items() if word in item for theme in themes]
    return found or EVERY


def instruction(kind: int, value: int) -> str:
    return f"instruction {INSTRUCTION_NAMES[kind]} {value}"


def every_item() -> list[str]:
    """All that can happen by the rules."""
    items = ["verb " + verb.name for verb in verbs.VERBS if verb.name not in NO_VERBS]
    items += ["told " + name for name, _ in tell.EVENTS if name not in NO_EVENTS]
    items += ["question " + name for name in QUESTIONS]
    items += ["order " + name for order, name in enumerate(names.ORDER_NAMES) if order not in AIR_ORDERS]
    items += ["mission " + names.ORDER_NAMES[order] for order in AIR_ORDERS]
    items += [instruction(kind, value) for kind, values in enumerate(VALUES) for value in range(values)]
    items += [f"option {name} {value}" for name, values in OPTION_VALUES.items() for value in values]
    items += ["terrain " + name for name in names.TERRAIN_NAMES]
    items += ["shot-at " + name for name in names.TERRAIN_NAMES]
    items += ["shot-type " + name for name in names.TYPE_NAMES if name != "aircraft"]
    items += ["height " + str(level) for level in range(4)]
    items += ["result " + name for name in [*names.SIDE_NAMES, "draw"]]
    items += ["card " + card.id for card in load_tables().cards if card.cost]
    items += ["reason " + name for name, _ in reasons.REASONS if name not in NO_REASONS]
    return list(dict.fromkeys(items))
