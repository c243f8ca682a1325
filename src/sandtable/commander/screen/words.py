"""Events, choices, pieces and cards as phrases: keys and numbers in, texts not yet put into words out."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from sandtable.commander.rules import names, tell
from sandtable.commander.rules.firepower import is_gun, is_weapon, piece_unit, weapon_of
from sandtable.commander.rules.mines import may_hide_there
from sandtable.commander.rules.notation import argument_text, short, side_name
from sandtable.commander.rules.scenario import counting_as
from sandtable.commander.rules.scenario.own_values import NO_EVENT as VOID
from sandtable.commander.rules.state import State, other
from sandtable.commander.rules.tables import Tables
from sandtable.commander.rules.verbs import COVER, ITEM, PLAY
from sandtable.commander.rules.victory import ENDING_NAMES
from sandtable.commander.screen.places import MOVES, Places
from sandtable.commander.screen.things import COVER_ZERO
from sandtable.kernel.choice import a_of, arguments, verb_of
from sandtable.kernel.frame import Event, Subject, subject_now
from sandtable.phrase import Part, Phrase, Value, phrase
from sandtable.screens.telling import known_messages, message_of, numbered

ARRIVALS: Final = [tell.PLACED, tell.SUPPORT_ROLL, tell.RADIO_ARRIVED]  # say what brought them
NAMED: Final = [*MOVES, tell.WEAPON_GIVEN]  # say themselves where the piece goes
QUIET: Final = [tell.ACTIVATED_PLAYER]  # said by the Order itself
LOUD: Final = ["broke", "eliminated", "game-over", "control", "event", "trigger", "vp", "blaze"]

UNPROMPTED: Final = -1  # by no event of a scenario
CHOOSING: Final = "scenario-choice"
HIDDEN: Final = [names.HIDDEN_MINES, names.HIDDEN_WIRE]
NO_NATION: Final = "none"
RANKS: Final = ["cpl", "sgt", "lt", "ltn", "cpt", "cne", "hptm", "col"]
CALIBRE: Final = re.compile(r"(\d+) ?mm")


# --- what is printed on counters and cards ---


def counter(slug: str, title: str, nation: str) -> Phrase:
    """A counter's name; one that a pack has added keeps the title it was given."""
    key = "counter-" + short(slug)
    if key in known_messages():
        return phrase(key, nation=nation)
    rank, _, name = title.partition(" ")
    if rank.lower() in RANKS and name:
        return phrase("counter-" + rank.lower(), nation=nation, name=name)
    return phrase("counter-other", nation=nation, title=title)


def unit_title(tables: Tables, kind: int, nation: str = NO_NATION) -> Phrase:
    return counter(tables.unit_name[kind], tables.unit_title[kind], nation)


def weapon_title(tables: Tables, kind: int, nation: str = NO_NATION) -> Phrase:
    return counter(tables.weapon_name[kind], tables.weapon_title[kind], nation)


def radio_title(tables: Tables, kind: int) -> Phrase:
    title = tables.radio_title[kind]
    calibre = CALIBRE.search(title)
    if calibre is None:
        return phrase("counter-other", nation=NO_NATION, title=title)
    return phrase("counter-radio", calibre=int(calibre[1]))


def strategy_phrase(tables: Tables, card: int) -> Phrase:
    return phrase("strategy-" + tables.strategy_name[card])


PRINTED: Final[dict[str, Callable[[Tables, int], Phrase]]] = {
    "radio": radio_title, "unit-type": unit_title, "weapon-type": weapon_title, "strategy": strategy_phrase,
}  # fmt: skip


def order_phrase(tables: Tables, order: int) -> Phrase:
    return phrase("order-" + tables.words.orders[order])


def action_phrase(tables: Tables, action: int) -> Phrase:
    return phrase("action-" + tables.words.actions[action])


def event_phrase(tables: Tables, event: int) -> Phrase:
    return phrase("event-" + tables.words.events[event])


def whole_points(g: State, parts: int) -> int | str:
    """MPs as people write them, where a scenario has halves."""
    return points(parts / g.rules.own.parts) if g.rules.own.parts > 1 else parts


def points(cost: float) -> int | str:
    if cost == int(cost):
        return int(cost)
    return f"{int(cost)}½" if int(cost) else "½"


def counted_phrase(g: State, about: Subject, code: int) -> Phrase:
    """An Order, Action or Event as which a card may count."""
    tables, kind = g.rules.tables, about.numbers["kind"]
    if code == VOID:
        return phrase("counts-as-nothing")
    if kind == counting_as.ORDER:
        return order_phrase(tables, code)
    return action_phrase(tables, code) if kind == counting_as.ACTION else event_phrase(tables, code)


def chit_phrase(tables: Tables, chit: int) -> Phrase:
    """`C (objective 3: 2)`."""
    letter, special, number = tables.chit_letter[chit], tables.chit_special[chit], tables.chit_objective[chit]
    if special:
        return phrase("chit-special", chit=letter, special=phrase("special-" + tables.words.specials[special]))
    where: Value = phrase("chit-each") if number == 0 else number
    return phrase("chit-worth", chit=letter, objective=where, value=tables.chit_value[chit])


def side_phrase(side: int) -> Phrase:
    return phrase("side-" + side_name(side) if side >= 0 else "side-none")


def nation_phrase(tables: Tables, nation: int) -> Phrase:
    return phrase("nation-" + tables.nation_name[nation])


# --- the messages of events and choices ---


def rule_of(g: State, event: Event) -> str:
    """The rule that an event rests on."""
    key, cites, words = event[0], g.rules.tables.cites, g.rules.tables.words
    if key == tell.ORDER_GIVEN:
        return cites.of("orders", words.orders[g.rules.card_order[event[3]]])
    if key == tell.ACTION_PLAYED:
        return cites.of("actions", words.actions[event[4]])
    if key == tell.EVENT:
        return cites.of("events", words.events[event[3]])
    if key == tell.TRIGGER:
        return cites.of("triggers", names.TRIGGER_NAMES[event[3]])
    if key in ARRIVALS:
        return arrival_rule(g, event[4])
    return told_rule(g, event)


def told_rule(g: State, event: Event) -> str:
    """That of a line; a game may name another for a nation, or for a kind of unit."""
    tables = g.rules.tables
    name, kinds = tables.words.tells[event[0]]
    whose = ""
    if kinds and kinds[0] == "side" and event[2] >= 0:
        whose = tables.nation_name[g.rules.nation[event[2]]]
    elif kinds and kinds[0] == "unit":
        whose = tables.words.kinds[tables.unit_kind[g.u_type[event[2]]]]
    return tables.cites.known("told", f"{name}-{whose}") or tables.cites.of("told", name)


def arrival_rule(g: State, cause: int) -> str:
    """The rule by which a piece came: that of the Event or Action that brought it, or of the Time Advance."""
    cites = g.rules.tables.cites
    if cause >= 0:
        return cites.of("events", g.rules.tables.words.events[cause])
    return cites.of("arrivals", "hidden-unit" if cause == tell.BY_HIDDEN_UNIT else "time")


class Words:
    """Puts a game into phrases, with every piece where `places` has it."""

    def __init__(self, g: State, places: Places) -> None:
        self.g = g
        self.places = places

    # --- things ---
    def hex(self, hex: int) -> Part:
        return self.g.rules.map.hex_name(hex) if hex >= 0 else phrase("hex-none")

    def unit_name(self, u: int) -> Phrase:
        """`German Rifle 2`."""
        g = self.g
        tables, kind = g.rules.tables, g.u_type[u]
        title = unit_title(tables, kind, tables.nation_name[tables.unit_nation[kind]])
        if tables.unit_leads[kind]:
            return title
        return phrase("unit-numbered", unit=title, number=1 + g.u_type[:u].count(kind))

    def unit(self, u: int, here: bool = True) -> Phrase:
        """With its hex, unless the line names it anyway."""
        if u < 0:
            return phrase("side-none")
        hex = self.places.hex(u)
        if here and hex >= 0:
            return phrase("unit-at", unit=self.unit_name(u), hex=self.g.rules.map.hex_name(hex))
        return self.unit_name(u)

    def weapon(self, w: int, here: bool = True) -> Phrase:
        """`German Light MG`, with who carries it."""
        tables, kind = self.g.rules.tables, self.g.w_type[w]
        nation = tables.weapon_nation[kind]
        title = weapon_title(tables, kind, tables.nation_name[nation] if nation >= 0 else NO_NATION)
        carrier = self.places.carrier(w)
        if carrier < 0 or not here:
            return title
        return phrase("weapon-of", weapon=title, unit=self.unit(carrier))

    def piece(self, piece: int) -> Phrase:
        if piece < 0:
            return phrase("side-none")
        if is_gun(piece):
            return phrase("gun-of", unit=self.unit(piece_unit(self.g, piece)))
        return self.weapon(weapon_of(piece)) if is_weapon(piece) else self.unit(piece)

    def order_name(self, card: int) -> Phrase:
        return order_phrase(self.g.rules.tables, self.g.rules.card_order[card])

    def action_name(self, card: int) -> Phrase:
        return action_phrase(self.g.rules.tables, self.g.rules.card_action[card])

    def card_arguments(self, card: int) -> dict[str, Value]:
        tables = self.g.rules.tables
        return {
            "card": tables.card_name[card],
            "order": self.order_name(card),
            "action": self.action_name(card),
            "dice": f"{tables.card_white[card]}+{tables.card_coloured[card]}",
        }

    def item(self, number: int) -> Phrase:
        """An item of the Support Table."""
        rules = self.g.rules
        unit, weapon = rules.support_unit(number), rules.support_weapon(number)
        if unit < 0:
            return radio_title(rules.tables, rules.support_radio(number))
        if weapon < 0:
            return unit_title(rules.tables, unit)
        return phrase("support-with", unit=unit_title(rules.tables, unit), weapon=weapon_title(rules.tables, weapon))

    def option(self, number: int) -> Phrase:
        """What a scenario offers before the start."""
        from sandtable.commander.screen.scenario_words import option_line

        return option_line(self.g, subject_now(self.g), number)

    def value(self, kind: str, value: int, here: bool) -> Value:
        """One argument of an event or choice."""
        if kind == "number":
            return value
        if kind == "side":
            return side_phrase(value)
        if kind == "unit":
            return self.unit(value, here)
        if kind == "piece":
            return self.piece(value)
        if kind == "hex":
            return self.hex(value)
        if value < 0:
            return phrase("side-none")
        if kind == "weapon":
            return self.weapon(value, here)
        if kind in PRINTED:
            return PRINTED[kind](self.g.rules.tables, value)
        if kind == "ending":
            return phrase("ending-" + ENDING_NAMES[value])
        named = self.g.rules.tables.words.named
        if kind in named:
            return phrase(f"{kind}-{named[kind][value]}")
        return argument_text(self.g, kind, value)

    def arguments(self, named: list[str], kinds: list[str], values: list[int], here: bool) -> dict[str, Value]:
        found: dict[str, Value] = {}
        for name, kind, value in zip(named, kinds, values, strict=False):
            found[name] = self.value(kind, value, here)
            if kind == "card" and value >= 0:
                found.update(self.card_arguments(value))
        return found

    def plays_op_fire(self, code: int) -> bool:
        """Is a Fire card played for its Order (A33)? If its Action is Hidden Mines or Wire, that goes first."""
        about = subject_now(self.g)
        if verb_of(code) != PLAY or about.kind != "op-fire":
            return False
        g, card = self.g, a_of(code)
        hides = g.rules.card_action[card] in HIDDEN and may_hide_there(g, about.side, other(about.side), about.hex)
        return g.rules.card_order[card] == names.FIRE and not hides

    # --- events and choices ---
    def event(self, event: Event) -> Phrase:
        """The line of the log, without its rule number."""
        name, kinds = self.g.rules.tables.words.tells[event[0]]
        if event[0] == tell.SCENARIO_CHANGE and event[4] != UNPROMPTED:
            from sandtable.commander.screen.scenario_words import scenario_line  # which has its words from here

            return scenario_line(self.g, event)
        named = self.arguments(numbered(kinds), kinds, list(event[2:]), event[0] not in NAMED)
        if event[0] == tell.MOVED:
            named["number"] = whole_points(self.g, event[5])
        return Phrase("log-" + name, named)

    def choice(self, code: int) -> Phrase:
        verb = self.g.rules.tables.words.verbs[verb_of(code)]
        values = arguments(verb, code)
        named = self.arguments(numbered(verb.kinds), verb.kinds, values, True)
        if self.plays_op_fire(code):
            return phrase("do-op-fire", card=named["card"])
        if verb.code == ITEM:
            named["item"] = self.option(values[0]) if subject_now(self.g).kind == CHOOSING else self.item(values[0])
        if verb.code == COVER:
            named["cover"] = values[0] - COVER_ZERO
        return Phrase(message_of(verb), named)
