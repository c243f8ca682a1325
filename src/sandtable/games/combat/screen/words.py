"""Events, choices, men and cards as phrases: keys and numbers in, texts not yet put into words out."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules import names, tell
from sandtable.games.combat.rules.cards import effect_names as codes
from sandtable.games.combat.rules.cards.checks import always_fails, has_rule_of_0
from sandtable.games.combat.rules.names import FRIENDLY_TEAMS, RANK_NAMES
from sandtable.games.combat.rules.notation import (
    AMMO_NAMES,
    WOUND_KIND_NAMES,
    card_tag,
    enemy_card_tag,
    short,
)
from sandtable.games.combat.rules.rules import SIDE_OF_MAP_NAMES
from sandtable.games.combat.rules.state import State
from sandtable.games.combat.rules.tables import Tables
from sandtable.games.combat.rules.values import weapon_in
from sandtable.games.combat.rules.verbs import ABANDON, FIRE_AT, VERBS, WOUND
from sandtable.games.combat.screen.moments import Moment
from sandtable.kernel.choice import arguments, verb_of
from sandtable.kernel.frame import Event
from sandtable.phrase import Phrase, Value, phrase, signed
from sandtable.screens.telling import message_of, numbered

PREFIX: Final = "combat-"
EVENT_ARGUMENTS: Final = [numbered(kinds) for _, kinds in tell.EVENTS]
VERB_ARGUMENTS: Final = [numbered(verb.kinds) for verb in VERBS]

# argument kinds whose values are named in the texts
NAMES: Final[dict[str, list[str]]] = {
    "order": names.ORDER_NAMES, "morale": names.MORALE_NAMES, "team": codes.TEAM_WORDS, "side": codes.SIDE_WORDS,
    "roll": codes.ROLL_NAMES, "ammo": AMMO_NAMES, "wound": names.WOUND_NAMES, "wound-kind": WOUND_KIND_NAMES,
    "who": codes.WHO_WORDS, "edge": SIDE_OF_MAP_NAMES, "terrain": names.TERRAIN_NAMES, "rank": RANK_NAMES,
}  # fmt: skip

# the rule each event rests on, if it does not say so itself: of a Friendly or of nobody, then of an Enemy
EVENT_RULES: Final[dict[str, list[str]]] = {
    "turn-begins": ["4.0"], "impulse-begins": ["4.0"], "team-acts": ["4.0", "10.0"], "drew-card": ["5.0"],
    "card-to-hand": ["5.0"], "card-discarded": ["5.0"], "card-played": ["5.1"], "card-spent": ["5.1.2"],
    "deck-reshuffled": ["5.1.3"], "event-card": ["5.1.3"], "event": ["23.0"], "event-cancelled": ["5.1.2"],
    "effect": ["5.1.1"], "effect-on": ["5.1.1"], "team-card": ["9.0"], "track": ["9.1"], "spotted": ["12.0"],
    "hidden": ["7.16"], "checked": ["19.0"], "confirmed-roll": ["2.0.R0"], "passed-by-card": ["5.1.2"],
    "failed-by-card": ["5.1.2"], "rerolled": ["5.1.2"], "moved": ["7.0"], "held": ["7.0"], "left-board": ["9.5"],
    "hides": ["7.19", "10.13"], "fired": ["13.0"], "ammo": ["13.0"], "wound-card": ["16.0"],
    "wounded": ["16.0"], "incapacitated": ["16.2"], "grenade-armed": ["7.09", "10.09"],
    "target-marked": ["7.09", "10.09"], "target-shifted": ["7.09"], "thrown": ["7.09", "10.09"],
    "scattered": ["7.09"], "near": ["14.2"], "far": ["14.2"], "dropped": ["14.2"], "exploded": ["14.2"],
    "dud": ["5.1.1"], "damage": ["14.2"], "crater": ["20.0"], "rubble": ["20.0"], "smoke": ["18.0"],
    "smoke-fades": ["18.0"], "smoke-gone": ["18.0"], "shell": ["20.0"], "flare": ["21.1"], "light-drifts": ["21.1"],
    "light-out": ["21.1"], "melee": ["15.0"], "melee-over": ["15.0"], "attacked": ["15.0"],
    "surrendered": ["17.4"], "no-quarter": ["17.4"], "guard-relieved": ["17.4"], "bandaged": ["16.1"],
    "papers": ["7.15"], "swapped": ["14.3"], "assistant": ["14.3"], "gun-served": ["14.3"], "gun-left": ["14.3"],
    "placed": ["23.0"], "enemy-placed": ["23.0"], "squad": ["23.0"], "wind": ["22.0"], "night": ["21.0"],
    "game-over": ["23.0"], "points": ["23.0"], "random-man": ["5.1.1"], "search-found": ["7.15"],
    "captured": ["17.4"], "enemy-card": ["9.1"], "enemy-order": ["9.1"], "alerted": ["9.8"], "revealed": ["12.0"],
    "confirmed": ["12.0"], "dummy-removed": ["8.2"], "ducked-back": ["7.19"], "hit": ["13.0"], "no-fire": ["13.0"],
    "killed": ["16.0"], "morale": ["17.0"], "made-safe": ["14.2"], "guard-freed": ["17.4"], "shot-for": ["13.0"],
}  # fmt: skip
ORDER_RULES: Final = [
    "7.0", "7.01", "7.02", "7.03", "7.03", "7.04", "7.05", "7.06", "7.07", "7.08", "7.09", "7.10", "7.11", "7.12",
    "7.13", "7.14", "7.15", "7.16", "7.17", "7.18", "7.19", "15.0", "17.4",
]  # fmt: skip
ROLL_RULES: Final[dict[str, str]] = {
    "fire": "13.0", "confirm": "2.0.R0", "throw": "7.09", "grenade": "7.09", "damage": "14.2", "melee": "15.0",
    "spotting": "12.0", "rally": "7.17", "medical": "7.14", "plan": "7.12", "search": "7.15", "hide": "7.16",
    "smoke": "7.10", "rifle-grenade": "7.11", "shift": "7.09", "rout": "17.3", "charge-check": "9.6",
    "grenade-check": "9.6", "cover": "9.4", "nerve": "22.0.O1", "automatic": "22.0.O2", "crater": "20.0",
    "rubble": "20.0", "light": "21.1",
}  # fmt: skip
ENEMY_ROLL_RULES: Final[dict[str, str]] = {**ROLL_RULES, "throw": "10.09", "grenade": "10.09", "rally": "10.12"}
# an Enemy's rules (10.07b, 10.08f), and those of the player's men that are told in the same words
DUCK_REASONS: Final = {"10.07": "7.07", "10.08": "7.08"}
# reasons that are no numbers of the rulebook: words, rulings and what its list of triggers leaves out
WHY_RULES: Final = {
    "event": "23.0", "card": "5.1.2", "shell": "20.0", "comrade": "14.2", "AI.r05": "8.2", "AI.r07": "10.07",
    "AI.r11": "10.09", "AI.r12": "10.09", "AI.r17": "14.1", "AI.r28": "14.2", "AI.r30": "9.8", "9.8.10": "9.8",
}  # fmt: skip

QUIET: Final = [tell.DAMAGE]  # said by the roll that follows
# say themselves where the man goes
NAMED: Final = [tell.MOVED, tell.PLACED, tell.ENEMY_PLACED, tell.SWAPPED, tell.ASSISTANT]
LOUD: Final = [
    "killed", "wounded", "incapacitated", "revealed", "dummy-removed", "alerted", "spotted", "surrendered", "melee",
    "exploded", "event", "game-over", "captured", "points", "rubble",
]  # fmt: skip


FALLING: Final = {tell.FLARE: 2, tell.SHELL: 2, tell.SCATTERED: 1}  # which of their arguments is where it comes down
BY_SOMEBODY: Final = {tell.FLARE: 0, tell.SPOTTED: 1}  # which of their arguments is who did it, or nobody
# checks in which a 0 and a 9 count for themselves
NATURAL: Final = [codes.R_MORALE, codes.R_WOUND_MORALE, codes.R_RALLY]
LAST: Final = 9  # the highest that a die shows

SIGNED: Final = [codes.E_WS, codes.E_TQ, codes.E_ROLL_BONUS, codes.E_LDR]  # effects whose number is added to something


# --- what is printed ---


def rule_key(rule: str) -> str:
    """Key of a rule in words."""
    return PREFIX + "rule-" + rule.lower().replace(".", "-")


def say(kind: str, name: str) -> Phrase:
    return phrase(f"{PREFIX}{kind}-{name}")


def order_phrase(order: int) -> Phrase:
    return say("order", names.ORDER_NAMES[order])


def morale_phrase(morale: int) -> Phrase:
    return say("morale", names.MORALE_NAMES[morale])


def team_phrase(team: int) -> Phrase:
    return say("team", codes.TEAM_WORDS[team])


def weapon_phrase(tables: Tables, weapon: int) -> Phrase:
    return say("weapon", tables.weapon_name[weapon])


def blast_phrase(tables: Tables, blast: int) -> Phrase:
    return say("blast", tables.blast_name[blast])


def card_phrase(tables: Tables, card: int) -> Phrase:
    return say("card", tables.fcard_name[card])


def name_phrase(tables: Tables, man: int) -> Phrase:
    """`Sgt Taylor`; a Dummy is just that."""
    if tables.man_dummy[man]:
        return phrase("combat-dummy")
    rank = say("rank", RANK_NAMES[tables.man_rank[man]])
    return phrase("combat-man", rank=rank, name=say("name", short(tables.man_name[man])))


def directions_phrase(directions: int) -> Value:
    """`6/5`, or `6` if both are the same."""
    first, second = directions // 10, directions % 10
    if not directions:
        return phrase("combat-no-directions")
    both = first == second or not first
    return phrase("combat-directions", text=str(second) if both else f"{first}/{second}")


def because(why: int) -> Phrase:
    """The line of the rules that made the Enemy do it."""
    rule = tell.WHY[why] if 0 <= why < len(tell.WHY) else ""
    return phrase(PREFIX + "because-" + (rule.lower().replace(".", "-") if rule else "none"))


def because_he_ducks(why: int) -> Phrase:
    """Of an Enemy's Sprint and Charge: not what made him move, but what ended it."""
    return because(tell.why(DUCK_REASONS.get(tell.WHY[why], tell.WHY[why])))


def event_text(name: str) -> Phrase:
    return say("event", name)


# --- rules ---


def cited_rule(why: str) -> str:
    """The rule of the rulebook that a reason of an event rests on."""
    return WHY_RULES.get(why, why)


def rule_of(g: State, event: Event) -> str:
    """The rule that an event rests on."""
    name, kinds = tell.EVENTS[event[0]]
    if "why" in kinds:
        why = event[2 + kinds.index("why")]
        if why > 0:
            return cited_rule(tell.WHY[why])
    if event[0] == tell.ORDER_GIVEN:
        return ORDER_RULES[event[3]]
    if event[0] == tell.CHECKED:
        rolls = ENEMY_ROLL_RULES if is_enemys(g, kinds, event) else ROLL_RULES
        return rolls.get(codes.ROLL_NAMES[event[3]], "19.0")
    if event[0] == tell.EXPLODED and is_shell(g, event[3]):
        return "20.0"
    rules = EVENT_RULES[name]
    return rules[-1] if is_enemys(g, kinds, event) else rules[0]


def is_shell(g: State, blast: int) -> bool:
    return blast not in (*g.rules.grenade_blast, g.rules.smoke_blast, g.rules.rifle_blast)


def wind_number(g: State, wind: int) -> int:
    """22.0a: by the numbers of the first compass."""
    return (wind - g.rules.compass[names.ABLE]) % 6 + 1


def is_enemys(g: State, kinds: list[str], event: Event) -> bool:
    first, value = kinds[0] if kinds else "", event[2]
    if first == "man" and value >= 0:
        return g.m_team[value] >= FRIENDLY_TEAMS
    return first == "team" and value >= FRIENDLY_TEAMS


class Words:
    """Puts a game into phrases, with every man where and as he was at a moment."""

    def __init__(self, g: State, moment: Moment) -> None:
        self.g = g
        self.moment = moment
        self.tables: Tables = g.rules.tables

    # --- things ---
    def hex(self, hex: int) -> Value:
        return self.g.rules.ground.hex_name(hex) if hex >= 0 else phrase("combat-off-board")

    def man_name(self, m: int) -> Phrase:
        """`Sgt Taylor`; an Unknown is `Red 3`."""
        g = self.g
        man = self.moment.printed(g, m)
        if self.moment.is_known(g, m) and not self.tables.man_dummy[man]:
            return name_phrase(self.tables, man)
        team = g.m_team[m]
        return phrase("combat-unknown", team=team_phrase(team), number=1 + g.m_team[:m].count(team))

    def man(self, m: int, here: bool = True) -> Phrase:
        """With his hex, unless the line names it anyway."""
        if m < 0:
            return phrase("combat-nobody")
        hex = self.moment.hex(m)
        if here and hex >= 0:
            return phrase("combat-man-at", man=self.man_name(m), hex=self.hex(hex))
        return self.man_name(m)

    def gun(self, gun: int) -> Phrase:
        return phrase("combat-gun", weapon=weapon_phrase(self.tables, self.g.rules.gun_weapon[gun]), number=gun + 1)

    def value(self, kind: str, value: int, here: bool) -> Value:
        """One argument of an event or choice."""
        if kind == "man":
            return self.man(value, here)
        if kind == "hex":
            return self.hex(value)
        if kind == "why":
            return because(value)
        if kind == "directions":
            return directions_phrase(value)
        if kind == "direction":
            return wind_number(self.g, value)
        if value < 0 and kind not in ("number", "need"):
            return phrase("combat-nobody")
        if kind in NAMES:
            return say(kind, NAMES[kind][value])
        return self.printed_value(kind, value)

    def printed_value(self, kind: str, value: int) -> Value:
        if kind == "card":
            return phrase("combat-card-named", card=card_phrase(self.tables, value), number=card_tag(self.g, value))
        if kind == "ecard":
            return enemy_card_tag(self.g, value)
        if kind == "weapon":
            return weapon_phrase(self.tables, value)
        if kind == "blast":
            return blast_phrase(self.tables, value)
        if kind == "gun":
            return self.gun(value)
        if kind == "result":
            return say("result", self.g.rules.result_name[value])
        if kind == "row":
            return say("row", str(value))
        if kind == "effect":
            return say("effect", codes.EFFECT_NAMES[value])
        return value

    def arguments(self, named: list[str], kinds: list[str], values: list[int], here: bool) -> dict[str, Value]:
        return {name: self.value(kind, value, here) for name, kind, value in zip(named, kinds, values, strict=False)}

    # --- effects of cards and events ---
    def effect(self, code: int, args: list[int]) -> Phrase:
        """What an effect does, in words: arguments by kind, as effect_names has them."""
        kinds = [kind for kind in codes.EFFECTS[code][2] if kind not in ("hexes", "dice")]
        every = codes.EFFECTS[code][2]
        values = [args[i] for i, kind in enumerate(every[:3]) if kind in kinds]
        named = self.arguments(numbered(kinds), kinds, values, True)
        if code in SIGNED and "number" in named:
            named["number"] = signed(values[kinds.index("number")])
        return Phrase(PREFIX + "effect-" + codes.EFFECT_NAMES[code], named)

    # --- events and choices ---
    def event(self, event: Event) -> Phrase:
        """The line of the log, without its rule number."""
        name, kinds = tell.EVENTS[event[0]]
        values = list(event[2:])
        if event[0] == tell.EFFECT:
            return phrase("combat-log-effect", effect=self.effect(values[0], values[1:]))
        if event[0] == tell.EFFECT_ON:
            return phrase(PREFIX + "on-" + codes.EFFECT_NAMES[values[0]], man=self.man(values[1]))
        named = self.arguments(EVENT_ARGUMENTS[event[0]], kinds, values, event[0] not in NAMED)
        if event[0] == tell.EVENT_ROLLED:
            key = self.g.rules.event_name[values[0]][values[1]]
            named |= {"event": event_text(key), "text": event_text(key + "-text")}
        if event[0] == tell.CHECKED:
            named["outcome"] = outcome_phrase(values[1], values[2], values[3])
            named["need"] = need_phrase(values[1], values[3], values[0] < 0)
            if values[1] == codes.R_DAMAGE and self.moment.victim >= 0:
                return Phrase(PREFIX + "log-damage-rolled", {**named, "man": self.man(self.moment.victim)})
            if values[0] < 0:
                del named["man"]
                return Phrase(PREFIX + "log-checked-by-nobody", named)
        if event[0] == tell.CONFIRMED_ROLL:
            named["outcome"] = phrase("combat-outcome-pass" if values[1] <= values[2] else "combat-outcome-fail")
            named["need"] = need_phrase(codes.R_CONFIRM, values[2])
        if event[0] == tell.DUCKED_BACK:
            named["why"] = because_he_ducks(values[1])
        if event[0] == tell.REVEALED:
            named["who"] = name_phrase(self.tables, self.moment.printed(self.g, values[0]))
        if event[0] == tell.ORDER_GIVEN:
            named = {"man": named["man"], "order": named["order"]}
        return Phrase(PREFIX + "log-" + name + self.variant(event[0], values), named)

    def variant(self, code: int, values: list[int]) -> str:
        """Of what comes down off the map, of what no man has fired or seen, and of a card that his Team drew (9.2)."""
        if code == tell.ENEMY_CARD and tell.WHY[values[2]] == "9.2":
            return "-of-team"
        lost = "-lost" if code in FALLING and values[FALLING[code]] < 0 else ""
        return lost + ("-by-nobody" if code in BY_SOMEBODY and values[BY_SOMEBODY[code]] < 0 else "")

    def choice(self, code: int, actor: int = -1) -> Phrase:
        """`actor` is the man who is activated, for choices that do not name him."""
        verb = VERBS[verb_of(code)]
        values = arguments(verb, code)
        named = self.arguments(VERB_ARGUMENTS[verb.code], verb.kinds, values, True)
        if verb.code == FIRE_AT and actor >= 0:
            named["slot"] = weapon_phrase(self.tables, weapon_in(self.g, actor, values[1]))
        if verb.code == WOUND:
            named["wound"] = say("wound", names.WOUND_NAMES[self.tables.fcard_wound[values[0]]])
            return Phrase("combat-do-wound-of-card", named)
        if verb.code == ABANDON:
            return Phrase("combat-do-abandon-man-order", named)
        return Phrase(message_of(verb, PREFIX), named)


def need_phrase(purpose: int, need: int, nobodys: bool = False) -> Phrase:
    """What a roll must show, in words that make sense below 0 and above 9 too."""
    if need < 0:
        helped = purpose in NATURAL or (has_rule_of_0(purpose) and not nobodys)
        return phrase("combat-need-only-zero" if helped else "combat-need-nothing-helps", number=need)
    if need >= LAST:
        never = purpose in NATURAL or always_fails(purpose, LAST)
        return phrase("combat-need-not-nine") if never else phrase("combat-need-any", number=need)
    return phrase("combat-need-or-less", number=need) if need else phrase("combat-need-zero")


def outcome_phrase(purpose: int, die: int, need: int) -> Phrase:
    """Whether a roll made it, as far as the die alone says."""
    if purpose in NATURAL and die in (0, 9):
        return phrase(f"combat-outcome-natural-{die}")
    if need < 0 and die == 0 and has_rule_of_0(purpose):
        return phrase("combat-outcome-rule-of-0")
    passed = die <= need and not always_fails(purpose, die)
    return phrase("combat-outcome-pass" if passed else "combat-outcome-fail")
