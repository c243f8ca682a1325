"""Cards, units, choices and events as phrases: keys and numbers in, texts not yet put into words out."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.data.ground_file import load_ground
from sandtable.games.barbarossa.data.packs import shipped_tables
from sandtable.games.barbarossa.rules import names, tell
from sandtable.games.barbarossa.rules.cards import Card
from sandtable.games.barbarossa.rules.objectives import WORK_KINDS
from sandtable.games.barbarossa.rules.standing import INSTRUCTION_NAMES, REACTION
from sandtable.games.barbarossa.rules.state import NOBODY, PHASE_NAMES, SETTING_UP, State, card, name_of
from sandtable.games.barbarossa.rules.verbs import GIVE, INSTRUCT, VERBS
from sandtable.kernel.choice import arguments, b_of, c_of, verb_of
from sandtable.kernel.frame import Event
from sandtable.phrase import Phrase, Value, phrase
from sandtable.screens.telling import known_messages, message_of, numbered

PREFIX: Final = "barbarossa-"
EVENT_ARGUMENTS: Final = [numbered(kinds) for _, kinds in tell.EVENTS]
VERB_ARGUMENTS: Final = [numbered(verb.kinds) for verb in VERBS]

# argument kinds whose values are named in the texts
NAMES: Final[dict[str, list[str]]] = {
    "order": names.ORDER_NAMES, "side": names.SIDE_NAMES, "phase": PHASE_NAMES, "step": names.STEP_NAMES,
    "mine": names.MINE_NAMES, "instruction": INSTRUCTION_NAMES, "structure": names.STRUCTURE_NAMES,
    "cars": names.CAR_NAMES, "work": names.WORK_NAMES,
}  # fmt: skip

REACTION_WORDS: Final = ["ask", "first", "best", "armour", "hold"]  # and from a range on
INSTRUCTION_WORDS: Final[dict[str, list[str]]] = {
    "spill-over": ["ask", "weakest", "strongest"], "counterfire": ["ask", "yes", "no"],
    "losses": ["ask", "largest", "smallest"], "reroll": ["ask", "always", "never"],
    "duel": ["ask", "weakest", "strongest"], "close-combat": ["ask", "weakest", "strongest"],
    "stay-out": ["ask", "yes", "no"], "second-smoke": ["ask", "beyond", "before"], "edge": ["ask", "shortest", "own"],
    "mines": ["ask", "anti-vehicle", "anti-infantry", "fake"], "exits": ["ask", "all"],
    "who-stays": ["ask", "more", "less"], "amount": ["ask", "all", "nothing"], "radio": ["ask", "keep"],
    "arrival": ["ask", "soon", "late"],
}  # fmt: skip


def rule_key(rule: str) -> str:
    """Key of the text that says a rule in our words: its own, or that of the chapter it belongs to."""
    parts = rule.lower().split(".")
    for n in range(len(parts), 1, -1):
        key = f"{PREFIX}rule-{'-'.join(parts[:n])}"
        if key in known_messages():
            return key
    return f"{PREFIX}rule-{parts[0]}"


def say(kind: str, name: str) -> Phrase:
    return phrase(f"{PREFIX}{kind}-{name}")


def card_phrase(card: Card) -> Phrase:
    """A card of a pack that we have no words for goes by the name it gives itself."""
    own, shipped = f"{PREFIX}card-{card.id.lower()}", shipped_tables()
    ours = card.id in shipped.card_of and shipped.cards[shipped.card_of[card.id]].name == card.name
    return phrase(own) if ours and own in known_messages() else phrase(PREFIX + "card-other", name=card.name)


def map_phrase(name: str) -> Phrase:
    """A map of a pack goes by its title."""
    own = f"{PREFIX}map-{name}"
    return phrase(own) if own in known_messages() else phrase(PREFIX + "map-other", name=load_ground(name).title)


def side_phrase(side: int) -> Phrase:
    return say("side", names.SIDE_NAMES[side] if side >= 0 else "nobody")


def order_phrase(order: int) -> Phrase:
    return say("order", names.ORDER_NAMES[order])


def unit_phrase(g: State, u: int) -> Phrase:
    """Army and flag number, and what it is."""
    if u == NOBODY:
        return phrase(PREFIX + "nobody")
    return phrase(PREFIX + "unit", name=name_of(g, u), card=card_phrase(card(g, u)))


def instruction_value(kind: int, value: int) -> Phrase:
    """What a standing instruction says."""
    name = INSTRUCTION_NAMES[kind]
    if kind == REACTION:
        if value < len(REACTION_WORDS):
            return say("standing-reaction", REACTION_WORDS[value])
        return phrase(PREFIX + "standing-reaction-range", number=value - len(REACTION_WORDS) + 1)
    return say("standing-" + name, INSTRUCTION_WORDS[name][value])


def argument_phrase(g: State, kind: str, value: int) -> Value:
    """A thing in a sentence."""
    if kind == "unit":
        return unit_phrase(g, value)
    if kind == "hex":
        return g.rules.ground.hex_name(value) if value >= 0 else phrase(PREFIX + "hex-none")
    if kind == "card":
        return card_phrase(g.rules.tables.cards[value])
    if kind == "works":
        return say("work", WORK_KINDS[g.rules.works[value].kind])
    if kind == "direction":
        return phrase(PREFIX + "direction", number=value + 1)
    if kind == "side":
        return side_phrase(value)
    if kind in NAMES and 0 <= value < len(NAMES[kind]):
        return say(kind, NAMES[kind][value])
    return value


def choice_phrase(g: State, code: int) -> Phrase:
    verb = VERBS[verb_of(code)]
    kinds = zip(VERB_ARGUMENTS[verb.code], verb.kinds, arguments(verb, code), strict=True)
    found = {name: argument_phrase(g, kind, value) for name, kind, value in kinds}
    if verb.code == INSTRUCT:
        found["number"] = instruction_value(b_of(code), c_of(code))
    if verb.code == GIVE and g.phase == SETTING_UP:
        return phrase(PREFIX + "do-set-up-unit", **found)
    return phrase(message_of(verb, PREFIX), **found)


def event_phrase(g: State, event: Event) -> Phrase:
    name, kinds = tell.EVENTS[event[0]]
    words = zip(EVENT_ARGUMENTS[event[0]], kinds, event[2:], strict=False)
    return phrase(f"{PREFIX}log-{name}", **{name: argument_phrase(g, kind, value) for name, kind, value in words})
