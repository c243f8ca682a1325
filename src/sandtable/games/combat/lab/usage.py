"""What of Combat! can be used: every Order of both sides, card, card row, event, Morale change, Weapon, chart cell...

An item is a word like "card-wound F12" or "shot-at evade/hedge". What can never happen by the rules is not on the list.
"""

from __future__ import annotations

from typing import Final, cast

from sandtable.games.combat.data.packs import event_table_names, load_events, load_tables
from sandtable.games.combat.enemy.cards import BERSERK_LINE, ROUT_LINE
from sandtable.games.combat.lab.sought import KEPT, acting, sought_rarity
from sandtable.games.combat.rules import names, tell, verbs
from sandtable.games.combat.rules.cards.effect_names import (
    R_ANY_MORALE,
    R_CONFIRM,
    R_EVENT,
    R_GRENADE_ATTACK,
    ROLL_NAMES,
)
from sandtable.games.combat.rules.state import NOBODY, State, is_friendly
from sandtable.games.combat.rules.tables import Tables
from sandtable.games.combat.rules.values import terrain
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, b_of, verb_of
from sandtable.kernel.frame import Event
from sandtable.lab.kit import Usage

ROWS: Final = 10  # five In Cover, five In Open
SIDES: Final = ["friendly", "enemy"]
# Orders that a side can have (7.0, 10.0); Friendlies have no Slow Weapon, Enemies neither plan, carry, search nor heal
FRIENDLY_ORDERS: Final = [
    o for o in range(1, names.ORDERS) if o not in (names.SLOW_SUPPRESSIVE, names.GUARD, names.MELEE, names.DUCK_BACK)
]
ENEMY_ORDERS: Final = [
    names.AIMED, names.RAPID, names.SUPPRESSIVE, names.SLOW_SUPPRESSIVE, names.RUN_AND_GUN, names.SNEAK, names.EVADE,
    names.SPRINT, names.CHARGE, names.GRENADE, names.RELOAD, names.HIDE, names.RALLY, names.MELEE,
]  # fmt: skip
# lines of the chart at which somebody can be fired at: not into a Melee (15.0j); a Guard counts as without Order
TARGET_ORDERS: Final = [o for o in range(names.ORDERS) if o not in (names.MELEE, names.GUARD)]
RESULTS: Final = [
    "superb-victory", "good-victory", "just-scraped", "not-good-enough", "poor-performance", "court-martial",
]  # fmt: skip
# Orders that end in a check of their own, if the man still has them then
ORDER_ROLLS: Final = {names.MEDICAL_AID: "medical", names.PLAN: "plan", names.SEARCH: "search", names.HIDE: "hide"}
# choices that give an Order, or try to
VERB_ORDERS: Final = {
    verbs.GRENADE_AT: names.GRENADE, verbs.TRY_SMOKE: names.SMOKE_GRENADE, verbs.TRY_RIFLE: names.RIFLE_GRENADE,
    verbs.TRY_RALLY: names.RALLY, verbs.AID: names.MEDICAL_AID, verbs.CARRY_MAN: names.CARRY,
}  # fmt: skip
GROUPS: Final = [R_CONFIRM, R_GRENADE_ATTACK, R_ANY_MORALE, R_EVENT]


class CombatUsage(Usage):
    def __init__(self) -> None:
        super().__init__()
        self.tables: Tables = load_tables()
        self.order: list[int] = []  # by man, as the events have it
        self.hex: list[int] = []

    # --- reading ---
    def begin(self, state: kernel.State, events: list[Event]) -> None:
        self.keep(cast(State, state))
        super().begin(state, events)

    def keep(self, g: State) -> None:
        """Orders and places as they are at a decision."""
        self.order = g.m_order[:]
        self.hex = g.m_hex[:]

    def choice(self, code: int) -> None:
        self.note("verb " + verb_item(verb_of(code)))

    def read(self, state: kernel.State, events: list[Event]) -> None:
        g = cast(State, state)
        while len(self.order) < len(g.m_order):  # men who came meanwhile
            self.order.append(names.NO_ORDER)
            self.hex.append(g.m_hex[len(self.hex)])
        for event in events:
            self.note("told " + tell.NAMES[event[0]])
            self.reasons(event)
            self.cards(g, event)
            self.acts(g, event)
        self.keep(g)

    def reasons(self, event: Event) -> None:
        for kind, value in zip(tell.EVENTS[event[0]][1], event[2:], strict=False):
            if kind == "why" and value > 0:
                self.note("rule " + tell.WHY[value])

    def cards(self, g: State, event: Event) -> None:
        key, _, a, b, c, d = event
        if key == tell.CARD_PLAYED:
            self.note("card-played " + self.card(a))
        elif key == tell.CARD_SPENT:
            self.note("card-spent " + self.card(a))
        elif key == tell.EVENT_CARD:
            self.note("card-event " + self.card(a))
        elif key == tell.WOUND_CARD:
            self.note("card-wound " + self.card(b))
        elif key == tell.ENEMY_CARD and d >= 0:
            self.note(row_item(self.tables.ecard_serial[b], d))
        elif key == tell.EVENT_ROLLED:
            name = g.rules.event_name[a][b]
            self.note("event " + name)

    def acts(self, g: State, event: Event) -> None:
        key, _, a, b, c, _ = event
        if key == tell.ORDER_GIVEN:
            self.order[a] = b
            self.note("order-friendly " + names.ORDER_NAMES[b])
        elif key == tell.ENEMY_ORDER:
            self.order[a] = b
            self.note("order-enemy " + names.ORDER_NAMES[b])
        elif key == tell.DUCKED_BACK:
            self.order[a] = names.DUCK_BACK
            self.note("ducked " + SIDES[not is_friendly(g, a)])
        elif key == tell.HIDES:
            self.order[a] = names.HIDE
        elif key == tell.MORALE:
            self.note(f"morale {SIDES[not is_friendly(g, a)]} {names.MORALE_NAMES[b]}")
        elif key == tell.MOVED:
            self.hex[a] = b
            self.note("terrain " + names.TERRAIN_NAMES[terrain(g, b)])
        elif key == tell.FIRED:
            self.note("weapon " + self.tables.weapon_name[c])
            self.shot_at(g, b)
        elif key == tell.CHECKED:
            self.note("roll " + ROLL_NAMES[b])
        elif key == tell.EXPLODED or key == tell.SHELL:
            self.note("blast " + self.tables.blast_name[b if key == tell.EXPLODED else a])
        elif key == tell.GAME_OVER:
            self.note("result " + g.rules.result_name[b])

    def shot_at(self, g: State, target: int) -> None:
        """The cell of the chart that counts. Terrain is as it is after the decision."""
        if self.hex[target] < 0:
            return
        order = self.order[target]
        order = names.NO_ORDER if order == names.GUARD else order
        ground = terrain(g, self.hex[target])
        self.note("shot-at " + cell(order, ground))

    def card(self, card: int) -> str:
        return f"F{self.tables.fcard_number[card]}"

    # --- what is wanted ---
    def rarity(self, state: kernel.State, code: int) -> int:
        g = cast(State, state)
        verb, a, b = verb_of(code), a_of(code), b_of(code)
        sought = sought_rarity(g, verb, a, b)
        if sought is not None:
            return sought
        if verb in (verbs.PLAY, verbs.DISCARD) and self.is_to_be_spent(a):
            return KEPT
        if verb in (verbs.DUCK, verbs.TRY_DUCK) and self.should_hold(g):
            return KEPT
        if verb == verbs.PLAY:
            return self.count["card-played " + self.card(a)]
        if verb in (verbs.SPEND, verbs.SPEND_ON):
            return self.count["card-spent " + self.card(a)]
        if verb == verbs.DISCARD:
            return 10 - self.count["card-played " + self.card(a)]
        if verb == verbs.ORDER or verb in VERB_ORDERS:
            order = b if verb == verbs.ORDER else VERB_ORDERS[verb]
            return self.order_rarity(order, terrain(g, g.m_hex[a])) if g.m_hex[a] >= 0 else 0
        if verb == verbs.FIRE_AT:
            return self.cell_rarity(g.m_order[a], terrain(g, g.m_hex[a]))
        if verb == verbs.MOVE:
            return self.cell_rarity(g.m_order[max(acting(g), 0)], terrain(g, a))
        return self.count["verb " + verb_item(verb)]

    def cell_rarity(self, order: int, ground: int) -> int:
        return self.count["shot-at " + cell(order, ground)]

    def order_rarity(self, order: int, ground: int) -> int:
        """How seldom a man with it was shot at, or its own check was made."""
        shot = self.cell_rarity(order, ground)
        return min(shot, self.count["roll " + ORDER_ROLLS[order]]) if order in ORDER_ROLLS else shot

    def should_hold(self, g: State) -> bool:
        """Is the acting man's Order one that nobody was shot at with here, or one with a check to come?"""
        m = acting(g)
        if m == NOBODY or g.m_hex[m] < 0:
            return False
        return g.m_order[m] in ORDER_ROLLS or not self.cell_rarity(g.m_order[m], terrain(g, g.m_hex[m]))

    def is_to_be_spent(self, card: int) -> bool:
        """A Discard card that was never spent is kept for its moment."""
        return self.tables.fcard_type[card] == names.DISCARD and not self.count["card-spent " + self.card(card)]

    def needy_terrain(self, turn: int) -> int | None:
        """The terrains with cells never fired at in turn, each as often as it has such cells."""
        missing = [ground for order in TARGET_ORDERS for ground in self.terrains_without(order)]
        return missing[turn % len(missing)] if missing else None

    def terrains_without(self, order: int) -> list[int]:
        """Where nobody with this Order was shot at."""
        return [ground for ground in range(names.TERRAINS) if not self.cell_rarity(order, ground)]

    def lacks_card(self, roll: int) -> bool:
        """Was a Discard card that passes this check never spent on one?"""
        t = self.tables
        return any(
            t.fcard_type[card] == names.DISCARD
            and t.fcard_effect[card] == "auto-pass"
            and roll in t.fcard_args[card]
            and not self.count["card-spent " + self.card(card)]
            for card in range(len(t.fcard_number))
        )

    def neediest_tables(self, names_of: dict[str, list[str]]) -> tuple[str, str]:
        """Of each side the event table with most results never rolled."""
        best: list[str] = []
        for side in SIDES:
            tables = [t for t in event_table_names() if t.startswith(side)]
            best.append(max(tables, key=lambda t: sum(not self.count["event " + name] for name in names_of[t])))
        return best[0], best[1]

    def items(self) -> list[str]:
        return every_item(self.tables)


def cell(order: int, ground: int) -> str:
    """`evade/hedge`"""
    return f"{names.ORDER_NAMES[order]}/{names.TERRAIN_NAMES[ground]}"


def verb_item(verb: int) -> str:
    return " ".join([verbs.VERBS[verb].name, *verbs.VERBS[verb].kinds])


def every_item(tables: Tables) -> list[str]:
    """All that can happen by the rules."""
    items = ["order-friendly " + names.ORDER_NAMES[o] for o in FRIENDLY_ORDERS]
    items += ["order-enemy " + names.ORDER_NAMES[o] for o in ENEMY_ORDERS]
    items += ["ducked " + side for side in SIDES]
    items += [f"morale {side} {state}" for side in SIDES for state in names.MORALE_NAMES]
    items += ["weapon " + name for name in tables.weapon_name]
    items += ["blast " + name for name in tables.blast_name if name != "flare"]
    items += ["result " + name for name in RESULTS]
    items += ["terrain " + name for name in names.TERRAIN_NAMES]
    items += ["roll " + name for roll, name in enumerate(ROLL_NAMES) if roll not in GROUPS]
    items += ["shot-at " + cell(o, t) for o in TARGET_ORDERS for t in range(names.TERRAINS)]
    items += sorted({"verb " + verb_item(v.code) for v in verbs.VERBS})
    items += ["told " + name for name in tell.NAMES]
    items += ["rule " + rule for rule in tell.WHY if rule]
    return items + card_items(tables) + event_items() + row_items(tables)


def card_items(tables: Tables) -> list[str]:
    """Each Friendly card played, drawn for a wound, spent if it is a Discard card; the Event cards drawn (5.1)."""
    items: list[str] = []
    for card, number in enumerate(tables.fcard_number):
        if tables.fcard_initiative[card]:
            items += [f"card-played F{number}", f"card-wound F{number}"]
        else:
            items.append(f"card-event F{number}")
        if tables.fcard_type[card] == names.DISCARD:
            items.append(f"card-spent F{number}")
    return items


def event_items() -> list[str]:
    return sorted({"event " + name for table in event_names().values() for name in table})


def event_names() -> dict[str, list[str]]:
    return {table: list(load_events(table).names) for table in event_table_names()}


def row_item(serial: int, line: int) -> str:
    """The Berserk line of all cards is one: it is read only by Berserk men with nobody near (17.2), who are few."""
    return f"row any/{line}" if line == BERSERK_LINE else f"row E{serial}/{line}"


def row_items(tables: Tables) -> list[str]:
    """Every row of every Enemy card, and its Rout line; the Berserk line once (9.1)."""
    lines = [*range(ROWS), ROUT_LINE]
    return [row_item(serial, line) for serial in tables.ecard_serial for line in lines] + [row_item(0, BERSERK_LINE)]
