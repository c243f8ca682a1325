"""Strategy Cards (1.S, S98), a second time and plainly: who may play one, which, at what moment, and who is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import oracle_gwc_orders as orders
import oracle_gwc_pieces as p
from oracle_gwc_pieces import GreatWarState
from oracle_gwc_question import Question
from oracle_gwc_tables import Count

from sandtable.commander.rules import purposes, tell, verbs
from sandtable.commander.rules.names import ACTION_NAMES
from sandtable.commander.rules.orders.bombardment import Bombardment
from sandtable.commander.rules.state import MOVING, NO_RADIO
from sandtable.commander.rules.time_advance import TimeAdvance
from sandtable.games.great_war_commander.rules import tell as own_tell
from sandtable.games.great_war_commander.rules import verbs as own
from sandtable.games.great_war_commander.rules.names import OWN_ACTIONS, WAY_NAMES
from sandtable.games.great_war_commander.rules.orders.artillery import POST
from sandtable.games.great_war_commander.rules.orders.move import LoneMove
from sandtable.games.great_war_commander.rules.orders.offensive import OffensiveOrder
from sandtable.games.great_war_commander.rules.state import OFFENSIVE
from sandtable.kernel.choice import a_of, b_of, verb_of
from sandtable.kernel.frame import Event

ACTIONS = [*ACTION_NAMES, *OWN_ACTIONS]
SCOUTED = ("concealment", "counterattack", "go-to-ground", "hidden-wire")  # S98.5.7
MOVE_PROMPTS = ("move-pick", "move-step", "offensive-pick")
OPEN = None  # the rulebook leaves it open, or it is the engine's own shape of a question
PLAY = "play"

Ways = set[Any]

# by name: moments and, where the text says so, first and last year (S98.3 to S98.5)
CARDS: dict[str, tuple[str, int, int]] = {
    "aerial-reconnaissance": ("own-turn", 0, 9999), "drachen": ("own-turn", 0, 9999),
    "air-dominance": ("own-turn enemy-air-assault", 0, 9999), "dog-fights": ("own-turn enemy-air-assault", 0, 9999),
    "anti-gas-strategy": ("own-turn", 1916, 1918), "assaults": ("own-move", 0, 9999),
    "field-reports": ("own-turn", 0, 9999), "french-75s": ("own-turn", 0, 9999),
    "gabions-et-fascines": ("own-turn", 1915, 1917), "la-force-noire": ("melee", 0, 9999),
    "under-shot": ("own-turn", 0, 9999), "forward-observer": ("own-accuracy", 0, 9999),
    "red-trousers": ("enemy-offensive", 1914, 1914), "sturmabteilung-vor": ("enemy-op-fire", 1916, 1918),
    "sturmtruppen": ("own-move", 1916, 9999), "walter-rathenau": ("own-turn", 0, 9999),
    "battle-morale": ("own-turn", 0, 9999), "doughboy-surge": ("own-offensive", 0, 9999),
    "firepower": ("own-turn", 0, 9999), "flying-squadrons": ("own-turn", 0, 9999),
    "hidden-path": ("own-move", 0, 9999), "scout": ("enemy-action", 0, 9999), "woods-fighting": ("own-turn", 0, 9999),
}  # fmt: skip
KEPT = ("anti-gas-strategy", "firepower", "flying-squadrons", "gabions-et-fascines", "woods-fighting")  # S98.1.1
RESULTS = (
    tell.TRIGGER, tell.ATTACK_TOTAL, tell.DEFENCE, tell.TARGETING, tell.RALLY_ROLL, tell.ROUT_ROLL, tell.MELEE_TOTAL,
    tell.IMPACT, tell.SUPPORT_ROLL, tell.TIME, own_tell.IMPACT_VACANT, own_tell.AIR_ATTACK, own_tell.BOG,
)  # fmt: skip


def name_of(g: GreatWarState, card: int) -> str:
    return g.rules.tables.strategy_name[card]


# --- what a text asks for ---


def works(g: GreatWarState, side: int) -> bool:
    """A Telephone that is not broken."""
    return g.radio[side] != NO_RADIO and not g.radio_broken[side]


def kept(g: GreatWarState, side: int) -> list[str]:
    """Reminder Cards; what lies there for one Order is none."""
    return [name for name in p.reminders(g, side) if name in KEPT]


def reconnaissance(g: GreatWarState, side: int) -> Ways:
    """S98.3.1; an Artillery Request may also repair (O19.1), which asks for no Spotter."""
    found: Ways = {"spy"}
    if g.radio[side] != NO_RADIO and (g.radio_broken[side] or orders.is_post_free(g, side)):
        found.add("post-request")
    if kept(g, 1 - side):
        found.add("clear-reminders")
    return found | ({"draw-two"} if g.s_draw[side] else set())


def aircraft(g: GreatWarState, side: int, moment: str) -> Ways:
    if moment == "enemy-air-assault":
        return {"cancel"}
    return set() if "flying-squadrons" in p.reminders(g, 1 - side) else {"air-assault"}  # guide 79


def rathenau(g: GreatWarState, side: int) -> Ways:
    """Another Telephone of the countermix, or the Reminder Cards."""
    found: Ways = {"clear-reminders"} if kept(g, 1 - side) else set()
    for kind, name in enumerate(g.rules.tables.radio_name):
        row = next(row for row in p.data("radios")["radio"] if row["name"] == name)
        out = g.radio.count(kind) + g.radio_waiting[1::3].count(kind)
        if works(g, side) and name.startswith("germany/") and out < int(row.get("count", 1)):
            found.add(("radio", kind))
    return found


def led_and_broken(g: GreatWarState, side: int) -> Ways:
    """S98.5.2: Leaders whom it would help, or whose men it would."""
    found: Ways = set()
    for leader in [u for u in p.in_play(g, side) if p.is_leader(g, u)]:
        radius = int(p.counter(g, leader)["unbroken"].get("command", 0))
        men = [u for u in p.in_play(g, side) if p.is_unit(g, u) and p.apart(g, g.u_hex[leader], g.u_hex[u]) <= radius]
        if any(p.is_broken(g, u) for u in [leader, *men]):
            found.add(("unit", leader))
    return found


def wanted(g: GreatWarState, asks: Any, side: int, name: str, moment: str) -> Ways:
    moments, first, last = CARDS[name]
    if name == "under-shot" and g.rules.options.under_shot_interrupts:  # type: ignore[attr-defined]
        moments = "enemy-impact"
    if moment not in moments.split() or not first <= g.rules.year <= last:
        return set()
    if name in ("aerial-reconnaissance", "drachen"):
        return reconnaissance(g, side)
    if name in ("air-dominance", "dog-fights"):
        return aircraft(g, side, moment)
    if name == "walter-rathenau":
        return rathenau(g, side)
    if name == "battle-morale":
        return led_and_broken(g, side)
    if name == "french-75s":
        return {PLAY} if works(g, 1 - side) else set()
    if name == "under-shot":
        return {PLAY} if g.spotting[1 - side] >= 0 else set()
    if name == "la-force-noire":
        return {PLAY} if p.at(g, asks.hex, 1 - side) else set()
    if moment == "own-move":
        movers = [u for u in p.in_play(g, side) if g.u_flags[u] & MOVING and not p.is_tank(g, u)]
        both = {"ignore-wire", "storm"} if name == "sturmtruppen" else {PLAY}
        return both if movers else set()
    if name == "doughboy-surge":
        return {PLAY} if any(g.u_flags[u] & OFFENSIVE for u in p.in_play(g, side)) else set()
    return {PLAY}


# --- which moment a question is ---


def moments_of(q: Question) -> list[str]:
    g, prompt = q.g, q.prompt
    if prompt in ("turn", "next-order"):
        return ["own-turn"]
    if prompt.startswith("situation-"):
        return [prompt.removeprefix("situation-")]
    if prompt == "ambush":
        return ["melee"]
    if prompt == "before-defence-roll" and q.asks.who(g) == g.active:
        return ["own-offensive"]
    if prompt not in MOVE_PROMPTS or isinstance(q.asks, LoneMove):
        return []
    if not isinstance(q.asks, OffensiveOrder):
        return ["own-move"]
    barred = g.rules.options.offensive_bars_cards  # type: ignore[attr-defined]
    return ["own-offensive"] if barred else ["own-offensive", "own-move"]


def offered(codes: list[int], card: int) -> Ways:
    labels: dict[int, Callable[[int], Any]] = {
        own.SITUATION: lambda b: PLAY, own.SITUATION_WAY: lambda b: WAY_NAMES[b],
        own.SITUATION_UNIT: lambda b: ("unit", b), own.SITUATION_RADIO: lambda b: ("radio", b),
    }  # fmt: skip
    mine = [code for code in codes if verb_of(code) in labels and a_of(code) == card]
    return {labels[verb_of(code)](b_of(code)) for code in mine}


class Cards:
    """Follows one game."""

    def __init__(self, seen: Count) -> None:
        self.seen = seen
        self.shut: set[int] = set()  # players who may play none any more in this Turn: played, just drawn, passed
        self.adders: list[int] = []  # who is to be asked about the last roll, in this order (S98.2)
        self.heard: set[int] = set()  # who has been
        self.due: dict[str, int] = {}  # windows that must come, and for whom

    def may(self, g: GreatWarState, side: int) -> bool:
        """1.S: one in a Turn, not in the one in which it was drawn at a Time Advance, none after a pass."""
        return bool(g.s_hand[side]) and side not in self.shut

    def holds(self, g: GreatWarState, side: int, moment: str) -> bool:
        """Does he hold a card that he may play at this moment?"""
        cards = g.s_hand[side] if self.may(g, side) else []
        return any(wanted(g, None, side, name_of(g, card), moment) for card in cards)

    # --- what was chosen and told ---
    def chosen(self, seat: int, code: int) -> None:
        if verb_of(code) == verbs.PASS:
            self.shut.add(seat)

    def read(self, g: GreatWarState, event: Event, frames: list[Any]) -> None:
        key, _, a, b, c, d = event
        if key in RESULTS:
            late = [side for side in self.adders if self.may(g, side) and side not in self.heard]
            self.seen.compare("asked to add one", [], late)
            self.adders = []
        if key == tell.TURN_BEGINS:
            self.shut.clear()
        elif key in (own_tell.STRATEGY_PLAYED, own_tell.STRATEGY_ADDED):
            self.shut.add(a)
        elif key == own_tell.STRATEGY_DRAWN and any(isinstance(frame, TimeAdvance) for frame in g.frames):
            self.shut.add(a)
        elif key == tell.ROLLED:
            self.adders = [] if c == purposes.SUDDEN_DEATH else [1 - g.active, g.active]
            self.heard.clear()
        elif key == tell.REROLLED:
            self.adders = []
        else:
            self.answers(g, key, a, b, c, d, frames)

    def answers(self, g: GreatWarState, key: int, a: int, b: int, c: int, d: int, frames: list[Any]) -> None:
        """What the other player may answer at once, and the last moment for it."""
        if key == tell.ORDER_GIVEN and orders.ORDERS[g.rules.card_order[b]] == "air-assault":
            self.expect(g, "enemy-air-assault", 1 - a)
        elif key == own_tell.OFFENSIVE:
            self.expect(g, "enemy-offensive", 1 - a)
        elif key == tell.ACTION_PLAYED and ACTIONS[c] in SCOUTED:
            self.expect(g, "enemy-action", 1 - a)
        elif key == tell.ACTION_PLAYED and ACTIONS[c] == "fire":
            self.expect(g, "enemy-op-fire", 1 - a)
        elif key == tell.TARGETING and d and any(is_post_request(frame) for frame in frames):
            self.expect(g, "own-accuracy", g.active)
        elif key == tell.RANDOM_HEX:
            self.too_late("enemy-air-assault")
        elif key == tell.ATTACK:
            self.too_late("enemy-op-fire")
        elif key == tell.DRIFT:
            self.too_late("own-accuracy")

    def expect(self, g: GreatWarState, moment: str, side: int) -> None:
        if self.holds(g, side, moment):
            self.due[moment] = side

    def too_late(self, moment: str) -> None:
        self.seen.compare(f"asked {moment}", False, self.due.pop(moment, None) is not None)

    # --- at a question ---
    def asked(self, q: Question) -> None:
        g = q.g
        if q.prompt == "add-one":
            self.add_one(q)
            return
        moments = moments_of(q)
        side = q.asks.who(g)
        for card in g.s_hand[side]:
            name, ways = name_of(g, card), set()
            for moment in moments if self.may(g, side) else []:
                ways |= wanted(g, q.asks, side, name, moment)
            told = offered(q.choices, card)
            if moments or told:
                self.seen.compare(f"situation {name}", ways, told, f"at {q.prompt} turn {g.turn}")
        self.beside(q, side, moments)
        self.windows(q, side)

    def beside(self, q: Question, side: int, moments: list[str]) -> None:
        """S98.1: any time in one's own Turn; a Reminder Card disturbs nothing."""
        g = q.g
        if side != g.active or "own-turn" in moments or not q.asks.may_scrap() or len(g.frames) == 1:
            return
        extras = q.asks.extras(g, side)
        for card in g.s_hand[side]:
            name = name_of(g, card)
            if name in KEPT:
                ways = wanted(g, q.asks, side, name, "own-turn") if self.may(g, side) else set()
                self.seen.compare(f"beside {name}", ways, offered(extras, card), f"at {q.prompt} turn {g.turn}")

    def windows(self, q: Question, side: int) -> None:
        if q.prompt.startswith("initiative-"):
            return
        moment = q.prompt.removeprefix("situation-")
        if moment in self.due:
            self.seen.compare(f"asked {moment}", self.due.pop(moment), side)
        elif "enemy-action" in self.due:
            self.too_late("enemy-action")
        elif q.prompt == "offensive-pick" and "enemy-offensive" in self.due:
            self.too_late("enemy-offensive")

    def add_one(self, q: Question) -> None:
        """The inactive player first."""
        g, side = q.g, q.asks.who(q.g)
        self.heard.add(side)
        waiting = [one for one in self.adders if self.may(g, one) and one not in self.heard]
        able = side in self.adders and self.may(g, side) and (side == 1 - g.active or not waiting)
        self.seen.compare("who adds one", True, able, f"turn {g.turn} side {side}")
        self.seen.compare("what adds one", sorted(g.s_hand[side]), sorted(q.offered(own.ADD_ONE)))


def is_post_request(frame: Any) -> bool:
    return isinstance(frame, Bombardment) and frame.spotter == POST
