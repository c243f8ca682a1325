"""Events, choices, pieces and cards in words, for one reader: keys and numbers in, text from the Fluent files out."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander import names, tell
from sandtable.commander.firepower import is_weapon, weapon_of
from sandtable.commander.notation import argument_text, piece_tag, side_name, unit_tag, weapon_tag
from sandtable.commander.rolls import PURPOSE_NAMES
from sandtable.commander.state import WEAPON_PIECE, State
from sandtable.commander.verbs import COVER, ITEM, VERBS
from sandtable.commander.victory import ENDING_NAMES
from sandtable.kernel.choice import Verb, arguments, verb_of
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game
from sandtable.texts import Argument, Texts

ORDER_RULES: Final = ["O16", "O17", "O18", "O19", "O20", "O21", "O22", "O23"]
ACTION_RULES: Final = [
    "A25", "A26", "A27", "A28", "A29", "A30", "A31", "A32", "A33", "A34", "A35.1", "A35.2", "A35.3", "A35.4", "A35.5",
    "A36", "A37", "A38", "A39", "A40", "A41",
]  # fmt: skip
TRIGGER_RULES: Final = ["1.9.1", "1.9.1.1", "1.9.1.2", "1.9.1.3", "1.9.1.4"]
FIRST_EVENT: Final = 43  # Air Support is E43

# the rule each event rests on; Orders, Actions, Events and triggers have their own
EVENT_RULES: Final[dict[str, str]] = {
    "turn-begins": "5", "passed": "O15", "discarded": "5.3", "drew": "5.4", "drew-hidden": "5.4", "activated": "O14.1",
    "activated-player": "O14.1", "rolled": "1.9", "rerolled": "9.1", "revealed": "1.3", "random-hex": "1.8",
    "weapon-broke": "11.4", "weapon-fixed": "11.4", "weapon-lost": "11.4", "weapon-given": "11.3", "broke": "3.2.1",
    "rallied": "3.2.5", "suppressed": "13.1", "unsuppressed": "O22.1", "veteran": "E44.1", "eliminated": "4.2",
    "replaced": "A36", "vp": "7", "control": "7.3.1", "moved": "O21.1", "advanced": "O16.1", "retreated": "O23.3",
    "placed": "6.1.2", "exited": "7.2.1", "attack": "O20.3", "attack-piece": "O20.3.1", "attack-total": "O20.3.3",
    "attack-reduced": "A29", "defence": "O20.3.4", "targeting": "O20.2.3", "smoke": "T94", "smoke-gone": "6.1.2",
    "smoke-drawn": "E77", "blaze": "T79", "fortified": "F100.1", "fort-gone": "F100.2", "melee": "O16.4",
    "melee-total": "O16.4.2", "time": "6.1.2", "reshuffled": "6.1.2", "sudden-death": "6.2.2", "radio-broke": "O17",
    "radio-fixed": "O18.1", "radio-lost": "O17", "radio-arrived": "8.1.2", "spotting-round": "O18.2.1",
    "drift": "O18.2.2", "chit-open": "7.3.2", "chit-secret": "7.3.3", "chit-secret-hidden": "7.3.3",
    "hand-shown": "E61", "seen-card": "E61", "surrender-moved": "E54", "support-roll": "A35.4", "initiative": "9.1",
    "game-over": "6.3", "rally-roll": "O22.2", "rout-roll": "O23.2", "commissar-roll": "E50", "mine-attack": "F103.2",
    "impact": "O18.2.3", "set-up": "scenario", "set-up-done": "scenario", "scenario-change": "scenario",
    "abandoned": "10.3.2.1",
}  # fmt: skip
MOVES: Final = {"moved": 2, "advanced": 2, "retreated": 2, "placed": 1, "set-up": 1}  # which argument is the new hex
NAMED: Final = ["weapon-given"]  # says itself where the Weapon goes
QUIET: Final = ["activated-player"]  # said by the Order itself

# argument kinds whose values are named in the texts
NAMES: Final[dict[str, list[str]]] = {
    "action": names.ACTION_NAMES, "event": names.EVENT_NAMES, "trigger": names.TRIGGER_NAMES,
    "purpose": PURPOSE_NAMES, "ending": ENDING_NAMES, "fort": names.FORT_NAMES,
}  # fmt: skip


def numbered(kinds: list[str]) -> list[str]:
    """Names of arguments by kind: unit, unit2, hex..."""
    found: list[str] = []
    for i, kind in enumerate(kinds):
        count = 1 + kinds[:i].count(kind)
        found.append(kind if count == 1 else f"{kind}{count}")
    return found


def message_of(verb: Verb) -> str:
    return "-".join(["do", verb.name, *verb.kinds])


class Words:
    """Puts a game into words. Remembers where units were, so that a log line names the hex of its own moment."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts
        self.told = len(game.events)
        self.where: dict[int, int] = {}
        self.look()

    @property
    def g(self) -> State:
        return cast(State, self.game.state)

    def look(self) -> None:
        """Take note of where everybody stands now."""
        self.where = dict(enumerate(self.g.u_hex))

    # --- things ---
    def side(self, side: int) -> str:
        return self.texts.format("side-" + side_name(side) if side >= 0 else "side-none")

    def unit_name(self, u: int) -> str:
        """`German Rifle 2`."""
        g = self.g
        tables = g.rules.tables
        kind = g.u_type[u]
        people = self.texts.format("people-" + names.NATION_NAMES[tables.unit_nation[kind]])
        title = f"{people} {tables.unit_title[kind]}"
        if tables.unit_kind[kind] >= names.LEADER:
            return title
        return f"{title} {1 + g.u_type[:u].count(kind)}"

    def unit(self, u: int, here: bool = True) -> str:
        """With its hex, unless the line names it anyway."""
        if u < 0:
            return self.texts.format("side-none")
        hex = self.where.get(u, self.g.u_hex[u])
        if here and hex >= 0:
            return self.texts.format("ui-unit-at", unit=self.unit_name(u), hex=self.g.rules.map.hex_name(hex))
        return self.unit_name(u)

    def weapon(self, w: int, here: bool = True) -> str:
        """`German Light MG`, with who carries it."""
        g = self.g
        tables = g.rules.tables
        kind = g.w_type[w]
        nation = tables.weapon_nation[kind]
        title = tables.weapon_title[kind]
        if nation >= 0:
            title = f"{self.texts.format('people-' + names.NATION_NAMES[nation])} {title}"
        if g.w_carrier[w] < 0 or not here:
            return title
        return self.texts.format("ui-weapon-of", weapon=title, unit=self.unit(g.w_carrier[w]))

    def piece(self, piece: int) -> str:
        if piece < 0:
            return self.texts.format("side-none")
        return self.weapon(weapon_of(piece)) if is_weapon(piece) else self.unit(piece)

    def order_name(self, card: int) -> str:
        return self.texts.format("order-" + names.ORDER_NAMES[self.g.rules.card_order[card]])

    def action_name(self, card: int) -> str:
        return self.texts.format("action-" + names.ACTION_NAMES[self.g.rules.card_action[card]])

    def card_arguments(self, card: int) -> dict[str, Argument]:
        tables = self.g.rules.tables
        return {
            "card": tables.card_name[card],
            "order": self.order_name(card),
            "action": self.action_name(card),
            "dice": f"{tables.card_white[card]}+{tables.card_coloured[card]}",
        }

    def item(self, number: int) -> str:
        """An item of the Support Table."""
        rules = self.g.rules
        tables = rules.tables
        unit, weapon, radio = rules.support_unit(number), rules.support_weapon(number), rules.support_radio(number)
        words = [tables.unit_title[unit]] if unit >= 0 else []
        words += [tables.weapon_title[weapon]] if weapon >= 0 else []
        words += [tables.radio_title[radio]] if radio >= 0 else []
        return " + ".join(words) or str(number)

    def value(self, kind: str, value: int, here: bool) -> Argument:
        """One argument of an event or choice."""
        texts = self.texts
        if kind == "number":
            return value
        if kind == "side":
            return self.side(value)
        if kind == "unit":
            return self.unit(value, here)
        if kind == "piece":
            return self.piece(value)
        if value < 0:
            return texts.format("hex-none" if kind == "hex" else "side-none")
        if kind == "weapon":
            return self.weapon(value, here)
        if kind == "radio":
            return self.g.rules.tables.radio_title[value]
        if kind in NAMES:
            return texts.format(f"{kind}-{NAMES[kind][value]}")
        return argument_text(self.g, kind, value)

    def arguments(self, kinds: list[str], values: list[int], here: bool = True) -> dict[str, Argument]:
        found: dict[str, Argument] = {}
        for name, kind, value in zip(numbered(kinds), kinds, values, strict=False):
            found[name] = self.value(kind, value, here)
            if kind == "card" and value >= 0:
                found.update(self.card_arguments(value))
        return found

    # --- events ---
    def rule_of(self, event: Event) -> str:
        name, _ = tell.EVENTS[event[0]]
        if name == "order-given":
            return ORDER_RULES[self.g.rules.card_order[event[3]]]
        if name == "action-played":
            return ACTION_RULES[event[4]]
        if name == "event":
            return f"E{FIRST_EVENT + event[3]}"
        if name == "trigger":
            return TRIGGER_RULES[event[3]]
        return EVENT_RULES[name]

    def event_line(self, event: Event) -> str:
        """The line of the log, without its rule number."""
        name, kinds = tell.EVENTS[event[0]]
        here = name not in MOVES and name not in NAMED
        line = self.texts.format("log-" + name, **self.arguments(kinds, list(event[2:]), here))
        if name in MOVES:
            self.where[event[2]] = event[2 + MOVES[name]]
        elif name in ("eliminated", "exited"):
            self.where[event[2]] = -1
        return line

    def news(self, seat: int) -> list[tuple[str, str, str]]:
        """Key, line and rule of everything told to a seat since the last call."""
        if self.told > len(self.game.events):  # something was taken back
            self.told = len(self.game.events)
        found: list[tuple[str, str, str]] = []
        for event in self.game.events[self.told :]:
            name = tell.EVENTS[event[0]][0]
            line = self.event_line(event)
            if may_hear(event[1], seat) and name not in QUIET:
                found.append((name, line, self.rule_of(event)))
        self.told = len(self.game.events)
        self.look()
        return found

    # --- choices ---
    def choice(self, code: int) -> str:
        verb = VERBS[verb_of(code)]
        values = arguments(verb, code)
        named = self.arguments(verb.kinds, values)
        if verb.code == ITEM:
            named["item"] = self.item(values[0])
        if verb.code == COVER:
            named["cover"] = values[0] - 16
        return self.texts.format(message_of(verb), **named)

    # --- names typed by a player ---
    def find(self, kind: str, text: str) -> int:
        """The thing of a kind that is written so; raises what is wrong with it."""
        g = self.g
        wanted = text.lower()
        found = -1
        if kind in ("unit", "piece"):
            found = index_of([unit_tag(g, u) for u in range(len(g.u_type))], wanted)
        if kind in ("weapon", "piece") and found < 0:
            found = index_of([weapon_tag(g, w) for w in range(len(g.w_type))], wanted)
            if found >= 0 and kind == "piece":
                found += WEAPON_PIECE
        if kind == "hex":
            found = g.rules.map.hex_index(text.upper())
        if kind == "card":
            found = index_of([name.lower() for name in g.rules.tables.card_name], wanted)
        if kind == "side":
            found = index_of(["axis", "allies"], wanted)
        if kind == "number" and text.isdigit():
            found = int(text)
        if found < 0:
            raise SandtableError(self.texts.format("ui-no-such-thing", kind=kind, text=text))
        return found

    def tag(self, piece: int) -> str:
        return piece_tag(self.g, piece)


def index_of(tags: list[str], wanted: str) -> int:
    return tags.index(wanted) if wanted in tags else -1


def may_hear(audience: int, seat: int) -> bool:
    """An audience is a bit mask of seats; a negative one leaves out somebody, and spectators hear it."""
    return audience < 0 if seat < 0 else bool(audience >> seat & 1)
