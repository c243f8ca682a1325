"""Whom and what an Event may be done to (E56 to E97), a second time and plainly: every choice, and no other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import oracle_gwc_fire as fire
import oracle_gwc_orders as orders
import oracle_gwc_pieces as p
import oracle_gwc_time as time
import oracle_gwc_ways as ways
from oracle_gwc_pieces import GreatWarState
from oracle_gwc_question import Question
from oracle_gwc_tables import Count

from sandtable.commander.rules import tell, verbs
from sandtable.commander.rules.state import VETERAN
from sandtable.commander.rules.time_advance import TimeAdvance
from sandtable.games.great_war_commander.rules import verbs as own
from sandtable.kernel.choice import a_of, b_of, verb_of
from sandtable.kernel.frame import Event

Choices = set[tuple[int, ...]]
Look = Callable[[GreatWarState, int, int, int], Choices]  # receiving player, Random Hex, card of the Event

IN_BOX = -2  # a Weapon on the Casualty Track
NO_HEX = -1
STACKING = 7
MAY = (
    "air-support", "auftragstaktik", "detachment", "devil-dogs", "en-avant", "field-promotion", "hero-rally", "meccano",
    "raid", "runner-event", "sappers", "scrounge",
)  # fmt: skip  # all that may be declined


# --- who is who ---


def units(g: GreatWarState, side: int | None = None) -> list[int]:
    return [u for u in p.in_play(g, side) if p.is_unit(g, u)]


def leaders(g: GreatWarState, side: int) -> list[int]:
    return [u for u in p.in_play(g, side) if p.is_leader(g, u)]


def tanks(g: GreatWarState) -> list[int]:
    return [u for u in p.in_play(g) if p.is_tank(g, u)]


def good(g: GreatWarState, side: int) -> list[int]:
    return [u for u in units(g, side) if p.is_good_order(g, u)]


def next_to(g: GreatWarState, u: int, others: list[int]) -> bool:
    return any(p.apart(g, g.u_hex[u], g.u_hex[v]) == 1 for v in others)


def is_led(g: GreatWarState, u: int) -> bool:
    return any(p.is_leader(g, v) for v in p.at(g, g.u_hex[u], g.u_owner[u]))


def nearest(g: GreatWarState, hex: int, places: dict[tuple[int, ...], int]) -> Choices:
    if hex == NO_HEX or not places:
        return set()
    least = min(p.apart(g, hex, place) for place in places.values())
    return {one for one, place in places.items() if p.apart(g, hex, place) == least}


def each(found: list[int]) -> Choices:
    return {(verbs.UNIT, u) for u in found}


def hexes(found: Any) -> Choices:
    return {(verbs.HEX, hex) for hex in found}


# --- Formations on the map ---


def air_support(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    """E57: any hex; one without Units would be nothing."""
    return hexes(g.u_hex[u] for u in units(g))


def auftragstaktik(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    found: Choices = set()
    for u in leaders(g, side):
        if not p.at(g, g.u_hex[u], 1 - side):  # not in Melee
            around = [to for to in p.around(g, g.u_hex[u]) if to >= 0 and not ways.is_impassable(g, to)]
            found |= {(verbs.PLACE, u, to) for to in around}
    return found


def deserters(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    lost = [u for u in units(g, side) if not p.in_cohesion(g, u)]
    return nearest(g, hex, {(verbs.UNIT, u): g.u_hex[u] for u in lost})


def detachment(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    """E64; counters of a date are the countermix's (guide 68)."""
    armed = [u for u in units(g, side) if p.kind(g, u) == "squad" and g.u_weapon[u] >= 0 and is_led(g, u)]
    return each([u for u in armed if orders.in_mix(g, nation_of(g, u), "team") > 0])


def nation_of(g: GreatWarState, u: int) -> str:
    return g.rules.tables.unit_name[g.u_type[u]].split("/")[0]


def devil_dogs(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    """E65, E66."""
    return each([u for u in units(g, side) if p.is_broken(g, u)]) | {(own.SURRENDER_UP,)}


def engine_down(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    return nearest(g, hex, {(verbs.UNIT, u): g.u_hex[u] for u in tanks(g)})


def fatigue(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    away = {g.u_hex[u]: p.to_edge(g, g.u_hex[u], g.rules.edge[1 - side]) for u in p.in_play(g, side)}
    return hexes(hex for hex in away if away[hex] == min(away.values()))


def field_promotion(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    return each([u for u in leaders(g, side) if not g.u_flags[u] & VETERAN])


def malfunction(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    """E77: Weapons and Tanks alike."""
    carried = [(w, u) for w, u in enumerate(g.w_carrier) if u >= 0 and g.u_hex[u] >= 0 and not g.w_broken[w]]
    places: dict[tuple[int, ...], int] = {(verbs.WEAPON, w): g.u_hex[u] for w, u in carried}
    places |= {(verbs.UNIT, u): g.u_hex[u] for u in tanks(g) if not p.is_broken(g, u)}
    return nearest(g, hex, places)


def marseillaise(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    """E78; where nobody is broken it would be nothing."""
    return hexes(g.u_hex[u] for u in units(g, side) + leaders(g, side) if p.is_broken(g, u))


def meccano(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    found: Choices = {(own.UNSUPPRESS, u) for u in tanks(g) if p.is_suppressed(g, u)}
    return found | {(own.RALLY, u) for u in tanks(g) if p.is_broken(g, u)}


def petard(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    return each([u for u in p.in_play(g, 1 - side) if next_to(g, u, good(g, side))])


def raided(g: GreatWarState, side: int) -> list[int]:
    raiders = [u for u in good(g, side) if is_led(g, u)]
    return [u for u in units(g, 1 - side) if any(p.apart(g, g.u_hex[u], g.u_hex[v]) <= 2 for v in raiders)]


def raid(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    exposed = raided(g, side)
    fresh = {(own.SUPPRESS, u) for u in exposed if not p.is_suppressed(g, u)}
    return {(own.BREAK, u) for u in exposed} | fresh


def raid_second(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    return each([u for u in raided(g, side) if not p.is_suppressed(g, u)])


def raid_prisoners(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    captors = [u for u in units(g, side) if not p.is_broken(g, u)]
    return each([u for u in units(g, 1 - side) if not p.in_cohesion(g, u) and next_to(g, u, captors)])


def recall(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    away = {u: p.to_edge(g, g.u_hex[u], g.rules.edge[side]) for u in leaders(g, side)}
    return each([u for u in away if away[u] == min(away.values())])


def suppressing_fire(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    carried = [(w, u) for w, u in enumerate(g.w_carrier) if u >= 0 and g.u_hex[u] >= 0 and g.u_owner[u] == side]
    guns = [(w, u) for w, u in carried if p.weapon(g, w)["class"] in ("hmg", "lmg") and functions(g, w, u)]
    targets = [u for u in p.in_play(g, 1 - side) if not p.is_leader(g, u) and not p.is_suppressed(g, u)]
    return each([u for u in targets if any(covers(g, w, v, u) for w, v in guns)])


def functions(g: GreatWarState, w: int, u: int) -> bool:
    """11.5, and in neither Wire nor Water."""
    dry = p.fort(g, g.u_hex[u]) != "wire" and not p.is_water(g, g.u_hex[u])
    return not g.w_broken[w] and p.is_good_order(g, u) and dry


def covers(g: GreatWarState, w: int, bearer: int, u: int) -> bool:
    here, there = g.u_hex[bearer], g.u_hex[u]
    return p.apart(g, here, there) <= p.weapon_reach(g, w) and fire.sees(g, here, there)


def surrender(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    broken = [u for u in units(g, side) if p.is_broken(g, u)]
    return each([u for u in broken if next_to(g, u, units(g, 1 - side))])


def valor(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    plain = [u for u in units(g, side) if not g.u_flags[u] & VETERAN]
    return each([u for u in plain if next_to(g, u, p.in_play(g, 1 - side))])


def interdiction(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    bare = [u for u in units(g) if p.best_cover(g, g.u_hex[u]) < 1]
    return each([u for u in bare if not p.is_suppressed(g, u)])


def kia(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    return each([u for u in p.in_play(g) if p.is_broken(g, u)])


# --- the map ---


def blaze(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    every = range(g.rules.map.size)
    dry = [to for to in every if p.terrain(g, to) in ("building", "woods") and not g.h_blaze[to]]
    return nearest(g, hex, {(verbs.HEX, to): to for to in dry})


def sappers(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    near = {to for u in good(g, side) for to in p.around(g, g.u_hex[u]) if to >= 0 and not p.at(g, to, 1 - side)}
    return hexes(to for to in near if p.fort(g, to) == "wire" or orders.may_fortify(g, to))


# --- arrivals ---


def hero(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    """E70: any friendly hex (the glossary)."""
    nation = g.rules.tables.nation_name[g.rules.nation[side]]
    if any(p.kind(g, u) == "hero" and nation_of(g, u) == nation for u in p.in_play(g, side)):
        return set()
    held = [to for to in range(g.rules.map.size) if p.is_friendly_objective(g, to, side)]
    open_to = [to for to in held if not ways.is_impassable(g, to)]
    return hexes([*(g.u_hex[u] for u in p.in_play(g, side)), *open_to])


def runner(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    """E88, within the limit of stacking."""
    first = p.highest(g, side)
    if first < 0 or not orders.may_place_runner(g, side):
        return set()
    return {(verbs.YES,)} if p.figures(g, p.at(g, g.u_hex[first], side)) < STACKING else set()


def scrounge(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    """E90; the Weapons are one's own that no enemy nation made."""
    enemy = g.rules.tables.nation_name[g.rules.nation[1 - side]]
    lost = [w for w, place in enumerate(g.w_carrier) if place == IN_BOX]
    mine = [w for w in lost if not g.rules.tables.weapon_name[g.w_type[w]].startswith(f"{enemy}/")]
    return {(verbs.GIVE, w, u) for w in mine for u in units(g, side) if may_carry(g, u, p.weapon(g, w))}


def may_carry(g: GreatWarState, u: int, weapon: p.Row) -> bool:
    """8.1.1, 11.2, 11.7."""
    if g.u_weapon[u] >= 0 or p.kind(g, u) not in ("squad", "team"):
        return False
    return weapon["class"] != "flamethrower" or p.kind(g, u) == "team"


def walking_wounded(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    return each([u for row in g.casualties for u in row if u >= 0 and not p.is_tank(g, u)])


def captured(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    """E62, E73."""
    return {(verbs.CARD, one) for one in g.hand[1 - side]}


def reconnaissance(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    return {(own.SECRET_CHIT, n) for n in range(len(g.secret_chits[1 - side]))}


def trommelfeuer(g: GreatWarState, side: int, hex: int, card: int) -> Choices:
    return hexes(to for to in p.around(g, hex) if to >= 0) if hex != NO_HEX else set()


# by the Event: the key of its question, whether a Random Hex comes first, and what may be chosen
EVENTS: dict[str, tuple[str, bool, Look]] = {
    "air-support": ("air-support", False, air_support), "auftragstaktik": ("auftragstaktik", False, auftragstaktik),
    "blaze": ("blaze", True, blaze), "captured-papers": ("captured-papers", False, captured),
    "deserters": ("deserters", True, deserters), "detachment": ("detachment", False, detachment),
    "devil-dogs": ("devil-dogs", False, devil_dogs), "en-avant": ("en-avant", False, devil_dogs),
    "engine-down": ("engine-down", True, engine_down), "fatigue": ("fatigue", False, fatigue),
    "field-promotion": ("field-promotion", False, field_promotion), "hero": ("hero", False, hero),
    "intelligence": ("intelligence", False, captured), "interdiction-breeze": ("interdiction", False, interdiction),
    "kia": ("kia", False, kia), "malfunction": ("malfunction", True, malfunction),
    "marseillaise": ("marseillaise", False, marseillaise), "meccano": ("meccano", False, meccano),
    "petard-raquette": ("petard-raquette", False, petard), "raid": ("raid", False, raid),
    "raid-prisoners": ("raid-prisoners", False, raid_prisoners), "recall-leader": ("recall-leader", False, recall),
    "reconnaissance": ("reconnaissance", False, reconnaissance), "runner": ("runner-event", False, runner),
    "sappers": ("sappers", False, sappers), "scrounge": ("scrounge", False, scrounge),
    "suppressing-fire": ("suppressing-fire", False, suppressing_fire), "surrender": ("surrender", False, surrender),
    "trommelfeuer": ("trommelfeuer", True, trommelfeuer), "valor": ("valor", False, valor),
    "walking-wounded": ("walking-wounded", False, walking_wounded),
}  # fmt: skip
INSIDE = ("initiative-", "add-one", "highest-leader", "remove-", "reinforcements", "dig-in", "telephone-box")


class Drawn:
    """Follows the Events of one game: the receiving player is asked, of all that he may choose and nothing else."""

    def __init__(self, seen: Count) -> None:
        self.seen = seen
        self.name = ""  # of the Event that has still to ask
        self.side = -1
        self.card = -1
        self.hex = NO_HEX
        self.chosen = 0  # hexes of a Trommelfeuer
        self.waiting = False  # there is something to choose

    def read(self, g: GreatWarState, event: Event) -> None:
        key, _, a, b, _, _ = event
        if key == tell.EVENT:
            self.name = g.rules.tables.words.events[b]
            self.side, self.hex, self.chosen = a, NO_HEX, 0
            known = EVENTS.get(self.name)
            self.waiting = known is not None and not known[1] and bool(known[2](g, a, NO_HEX, self.card))
        elif key == tell.RANDOM_HEX and self.name in EVENTS and EVENTS[self.name][1] and self.hex == NO_HEX:
            self.hex = b
            self.waiting = bool(EVENTS[self.name][2](g, self.side, b, self.card))

    def asked(self, q: Question) -> None:
        known = EVENTS.get(self.name)
        if known is not None and q.prompt == known[0]:
            self.same(q, known[2](q.g, self.side, self.hex, self.card))
        elif not any(q.prompt.startswith(key) for key in INSIDE) and not in_time(q.g):
            self.over(q.prompt)
        if q.prompt == "raid-second":
            self.seen.compare("event raid-second", raid_second(q.g, q.asks.side, NO_HEX, -1), told(q))
        elif q.prompt == "hero-rally":
            here = [u for u in p.at(q.g, q.asks.hex) if p.is_unit(q.g, u) and p.is_broken(q.g, u)]
            self.seen.compare("event hero-rally", each(here), told(q))
        elif q.prompt == "walking-wounded-hex":
            self.seen.compare("event walking-wounded-hex", self.around(q.g, q.asks.unit, q.asks.hex), told(q))

    def over(self, prompt: str = "") -> None:
        """The Event is over, or something else is asked."""
        if self.name in EVENTS:
            self.seen.compare(f"event {self.name} asks", False, self.waiting, prompt)
        self.name = ""

    def same(self, q: Question, wanted: Choices) -> None:
        if self.name == "trommelfeuer":  # two hexes, one after the other
            wanted = {one for one in wanted if one[1] not in q.asks.hexes}
        self.waiting = False
        self.seen.compare(f"event {self.name}", wanted, told(q), f"side {self.side}")
        self.seen.compare(f"event {self.name} who", self.side, q.asks.who(q.g))
        self.seen.compare(f"event {self.name} may", known_may(q.prompt), q.has(verbs.NONE))

    def around(self, g: GreatWarState, u: int, hex: int) -> Choices:
        """E97: in or adjacent to the hex, within the limit of stacking."""
        return hexes(to for to in [hex, *p.around(g, hex)] if to >= 0 and time.has_room(g, u, to))


def told(q: Question) -> Choices:
    found: Choices = set()
    for code in q.choices:
        kinds = len(q.g.rules.tables.words.verbs[verb_of(code)].kinds)
        if verb_of(code) != verbs.NONE:
            found.add((verb_of(code), a_of(code), b_of(code))[: kinds + 1])
    return found


def known_may(prompt: str) -> bool:
    return prompt in MAY


def in_time(g: GreatWarState) -> bool:
    return any(isinstance(frame, TimeAdvance) for frame in g.frames)
