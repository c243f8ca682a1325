"""Games of Combat! that the lab makes for one thing that hardly ever happens by itself, and what to do in them.

Each is a rarity with a name of its own kind; its `..._rarity` says what leads to the thing and what leads away.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from sandtable.games.combat.data.grounds import load_ground, load_sight
from sandtable.games.combat.data.start import SUMMER
from sandtable.games.combat.lab.pool import CAPTIVE_SQUAD, CAPTIVES, ENEMY_TEAMS, RARITY, names_of, rarity, within
from sandtable.games.combat.rules import names, verbs
from sandtable.games.combat.rules.names import BUILDING, CRATER, FOXHOLE, OPEN, RUBBLE
from sandtable.games.combat.rules.state import NOBODY, State, ammo, enemies_in, friendlies
from sandtable.games.combat.rules.values import slots
from sandtable.kernel.frame import subject_now
from sandtable.shelf import Scenario

WARD: Final = RARITY + "ward-"
GALLERY: Final = RARITY + "gallery-"
PICKET: Final = RARITY + "picket-"
SHELLING: Final = RARITY + "shelling-"
BELT: Final = RARITY + "belt-"
OFFICERS: Final = RARITY + "officers-"
SURPRISE: Final = RARITY + "surprise-"
FIRST_SHOT: Final = RARITY + "first-shot-"
LONG_SHOT: Final = RARITY + "long-shot-"
MADE: Final = ["foxholes", "rubble", "craters"]  # fields for what is not painted on a map
OFFICER_OF: Final = {"blue": "lt", "red": "lt", "white": "hptm", "yellow": "lt"}
TOWN: Final = "village"
KEPT: Final = 1_000_000  # done only if nothing else is left


# --- scenarios ---


def ward(seed: int, terrain: int | None = None, tables: tuple[str, str] | None = None) -> Scenario:
    """All Friendlies in one hex, a few Enemies who fire at it from afar: wounds, and time to treat them."""
    made = rarity(seed, None if terrain is None else painted(terrain), tables)
    ground = load_ground(made["map"])
    middle = ground.hex_index(made["compass"][0]["hex"])
    far = within(ground, middle, 5, 8)[::5]
    cup = [{"team": team, "soldat": 3} for team in ENEMY_TEAMS]
    made |= {"name": f"{WARD}{seed}", "turns": 15, "foxholes": ""}
    if terrain is not None and terrain >= FOXHOLE:
        made[MADE[terrain - FOXHOLE]] = names_of(ground, [middle])
    made["enemy"] |= {"alert": "alert", "morale": "normal", "arrival": [], "cup": cup}
    made["enemy"]["place"] = [{"hexes": names_of(ground, far), "count": min(6, len(far))}]
    made["friendly"] |= {"spotted": True, "morale": "bold", "arrival": [], "hand": 5}
    made["friendly"]["area"] = [{"hexes": names_of(ground, [middle])}]
    return made


def gallery(seed: int, terrain: int, tables: tuple[str, str] | None = None, theirs_only: bool = False) -> Scenario:
    """Both sides in and around a few hexes of one terrain, near enough to fire at each other from the first turn.

    With `theirs_only` all those hexes are the Enemy's, and his men have slow rifles.
    """
    rng = random.Random(f"combat gallery {seed}")
    made = rarity(seed, painted(terrain), tables)
    ground = load_ground(made["map"])
    middle = ground.hex_index(made["compass"][0]["hex"])
    near = within(ground, middle, 0, 5)
    alike = [h for h in near if ground.terrain[h] == painted(terrain)]
    if terrain in (FOXHOLE, CRATER):
        alike = [h for h in near if ground.terrain[h] != BUILDING][::2]
    made |= {
        "name": f"{GALLERY}{seed}",
        "turns": 15,
        "foxholes": "",
        "search": [{"hexes": names_of(ground, [h])} for h in alike],
    }
    if terrain >= FOXHOLE:
        made[MADE[terrain - FOXHOLE]] = names_of(ground, alike)
    rng.shuffle(alike)
    ours = alike[: max(1, len(alike) // 2)][:4]
    rest = [h for h in alike if h not in ours]
    others = [h for h in near if h not in alike]
    theirs = [*rest[:8], *rng.sample(others, min(8, len(others)))]
    made["enemy"] |= {"alert": "alert", "arrival": []}
    if theirs_only:
        theirs, ours = alike, others[::7]
        made["enemy"]["cup"] = [{"team": team, "soldat": 3} for team in ENEMY_TEAMS]
    made["enemy"]["place"] = [{"hexes": names_of(ground, theirs), "count": min(6, len(theirs))}]
    made["friendly"] |= {"spotted": True, "arrival": [], "area": [{"hexes": names_of(ground, ours)}], "captive": []}
    return made


def painted(terrain: int) -> int:
    """Where on a map a terrain can be, if it is one that is made."""
    return terrain if terrain < FOXHOLE else BUILDING if terrain == RUBBLE else OPEN


def picket(seed: int, tables: tuple[str, str] | None = None) -> Scenario:
    """An Alert leader, his waiting men near but out of his sight; a Team that can see him before a shot falls."""
    made = rarity(seed, BUILDING, tables)
    ground = load_ground(made["map"])
    sight = load_sight(made["map"], made["month"] in SUMMER)
    middle = ground.hex_index(made["compass"][0]["hex"])
    unmarked = bytes(ground.size)
    near, ours = within(ground, middle, 2, 3), within(ground, middle, 4, 7)
    hidden = [h for h in near if not sight.visible(unmarked, middle, h, False, False)] or near
    seeing = [h for h in ours if sight.visible(unmarked, middle, h, False, False)] or ours
    made |= {"name": f"{PICKET}{seed}", "turns": 10}
    made["enemy"] |= {"alert": "waiting", "prepared": False, "morale": "cautious", "arrival": []}
    made["enemy"]["cup"] = [{"team": "white", "hptm": 1}, {"team": "blue", "soldat": 6}]
    made["enemy"]["place"] = [
        {"hexes": names_of(ground, [middle]), "team": "white", "alert": "alert"},
        {"hexes": names_of(ground, hidden), "team": "blue", "count": min(6, len(hidden))},
    ]
    made["friendly"] |= {"teams": ["able"], "spotted": False, "arrival": [], "captive": [], "guns": []}
    made["friendly"]["area"] = [{"hexes": names_of(ground, seeing)}]
    return made


def shelling(seed: int) -> Scenario:
    """The squad in the houses of the densest village, under heavy guns, for many turns; the Enemy waits far away."""
    made = rarity(seed, BUILDING)
    ground = load_ground(TOWN)
    houses = [h for h in range(ground.size) if ground.terrain[h] == BUILDING]
    middle = max(houses, key=lambda h: len(set(within(ground, h, 0, 4)).intersection(houses)))
    by_distance = sorted(range(ground.size), key=lambda h: ground.distances[middle * ground.size + h])
    near = [h for h in by_distance if h in houses][:10]
    made |= {"map": TOWN, "name": f"{SHELLING}{seed}", "turns": 30}
    made["artillery"] = dict.fromkeys(["friendly", "enemy"], names_of(ground, near))
    made["events"] = {"friendly": "friendly-defence", "enemy": "enemy-defence"}
    made["enemy"] |= {"alert": "waiting", "arrival": []}
    made["enemy"]["place"] = [{"hexes": names_of(ground, by_distance[-4:]), "count": 4}]
    made["friendly"] |= {"spotted": False, "arrival": [], "captive": [], "hand": 0}
    made["friendly"]["area"] = [{"hexes": names_of(ground, near)}]
    return made


def belt(seed: int) -> Scenario:
    """A machine gunner fires turn after turn at Enemies in the open, his own weapon too: both run low."""
    made = rarity(seed, OPEN)
    ground = load_ground(made["map"])
    middle = ground.hex_index(made["compass"][0]["hex"])
    far = [h for h in within(ground, middle, 5, 7) if ground.terrain[h] == OPEN] or within(ground, middle, 5, 7)
    made |= {"name": f"{BELT}{seed}", "turns": 30, "foxholes": names_of(ground, [middle])}
    made["enemy"] |= {"alert": "alert", "morale": "cautious", "arrival": []}
    made["enemy"]["cup"] = [{"team": team, "soldat": 3} for team in ENEMY_TEAMS]
    made["enemy"]["place"] = [{"hexes": names_of(ground, far), "count": min(12, len(far))}]
    made["friendly"] |= {"morale": "aggressive", "spotted": True, "arrival": [], "captive": [], "hand": 5}
    made["friendly"] |= {"guns": [{"weapon": "lmg-30"}], "area": [{"hexes": names_of(ground, [middle])}]}
    return made


def officers(seed: int) -> Scenario:
    """Shaken Officers around the squad, in places that are to be searched: captured, they are searched instead."""
    made = rarity(seed, OPEN)
    ground = load_ground(made["map"])
    middle = ground.hex_index(made["compass"][0]["hex"])
    ring = within(ground, middle, 1, 1)
    made |= {"name": f"{OFFICERS}{seed}", "turns": 12}
    made["search"] = [{"hexes": names_of(ground, [hex])} for hex in [middle, *ring]]
    made["enemy"] |= {"alert": "waiting", "prepared": False, "morale": "shaken", "arrival": []}
    made["enemy"]["cup"] = [{"team": team, kind: 1} for team, kind in OFFICER_OF.items()]
    made["enemy"]["place"] = [{"hexes": names_of(ground, ring), "count": min(len(ring), len(OFFICER_OF))}]
    made["friendly"] |= {"morale": "aggressive", "spotted": False, "arrival": [], "captive": [], "hand": 5}
    made["friendly"]["area"] = [{"hexes": names_of(ground, [middle])}]
    return made


def surprise(seed: int) -> Scenario:
    """The same ring of Enemies who wait, but privates; the squad runs into them before they look up (9.8.10)."""
    made = officers(seed) | {"name": f"{SURPRISE}{seed}", "turns": 3}
    made["enemy"] |= {"morale": "normal", "cup": [{"team": "red", "soldat": 6}]}
    return made


def first_shot(seed: int, low: int = 3, high: int = 5) -> Scenario:
    """Guards of captives, who are Known, wait in the open; the squad sees them, and its first shots may shake them."""
    made = rarity(seed, OPEN)
    ground = load_ground(made["map"])
    sight = load_sight(made["map"], made["month"] in SUMMER)
    middle = ground.hex_index(made["compass"][0]["hex"])
    unmarked = bytes(ground.size)
    beside = within(ground, middle, 1, 1)[0]
    near = [h for h in within(ground, middle, low, high) if h in within(ground, beside, low, high)]
    ours = [h for h in near if sight.visible(unmarked, middle, h, False, False)] or near
    made |= {"name": f"{FIRST_SHOT}{seed}", "turns": 4, "foxholes": ""}
    made["enemy"] |= {"alert": "waiting", "morale": "aggressive", "arrival": [], "cup": [{"team": "red", "soldat": 4}]}
    made["enemy"]["place"] = [{"hexes": names_of(ground, within(ground, middle, 2, 2)[:1])}]
    captives = [{"man": man, "hex": ground.hex_name(h)} for man, h in zip(CAPTIVES, (middle, beside), strict=True)]
    made["friendly"] |= {"squad": CAPTIVE_SQUAD, "spotted": False, "arrival": [], "captive": captives}
    made["friendly"]["area"] = [{"hexes": names_of(ground, ours)}]
    return made


def long_shot(seed: int) -> Scenario:
    """The same from so far that only the hit alarms the other guard (9.8.3)."""
    return first_shot(seed, 11, 12) | {"name": f"{LONG_SHOT}{seed}"}


# --- what leads there: the lower, the sooner it is chosen; None: no matter ---


def ward_rarity(g: State, verb: int, a: int, b: int) -> int | None:
    """Aid first, then Plan for cards; the others keep to the medic's hex."""
    if verb not in (verbs.AID, verbs.ORDER) or not is_with_medic(g, a):
        return None
    if verb == verbs.AID:
        return -2
    return -1 if b == names.PLAN else 0 if b == names.HIDE else KEPT


def is_with_medic(g: State, m: int) -> bool:
    medics = [other for other in friendlies(g) if g.rules.tables.man_medic[g.m_man[other]]]
    return any(g.m_hex[m] == g.m_hex[medic] for medic in medics)


def quiet_rarity(g: State, verb: int, a: int, b: int) -> int | None:
    """Nobody fires."""
    return KEPT if verb == verbs.FIRE_AT else None


def shelling_rarity(g: State, verb: int, a: int, b: int) -> int | None:
    """Nobody fires or leaves his house; Plan draws the cards that bring the events."""
    if verb == verbs.ORDER:
        return -1 if b == names.PLAN else KEPT
    return quiet_rarity(g, verb, a, b)


def belt_rarity(g: State, verb: int, a: int, b: int) -> int | None:
    """The gunner fires with whatever is loaded; the card that reloads waits until both his weapons run low."""
    if verb == verbs.ORDER and a in g.gun_man:
        return -1 if b in (names.RAPID, names.SUPPRESSIVE) else KEPT
    if verb == verbs.FIRE_AT and acting(g) in g.gun_man:
        return -1 if ammo(g, acting(g), b) == names.LOADED else None
    if verb in (verbs.PLAY, verbs.DISCARD, verbs.SPEND, verbs.SPEND_ON) and g.rules.tables.fcard_effect[a] == "reload":
        return -1 if verb == verbs.SPEND_ON and runs_low(g, b) > 1 else KEPT
    if verb in (verbs.DUCK, verbs.TRY_DUCK, verbs.LEAVE_GUN):
        return KEPT
    return -1 if verb == verbs.ORDER and b == names.PLAN else None


def runs_low(g: State, m: int) -> int:
    """How many ammunition markers he has."""
    return len([slot for slot in slots(g, m) if ammo(g, m, slot) != names.LOADED])


def officers_rarity(g: State, verb: int, a: int, b: int) -> int | None:
    if verb == verbs.ORDER and b in (names.SEARCH, names.CHARGE):
        return -1
    return -1 if verb == verbs.MOVE and enemies_in(g, a) else None


def surprise_rarity(g: State, verb: int, a: int, b: int) -> int | None:
    if verb == verbs.ORDER:
        return -1 if b in (names.SPRINT, names.EVADE) else KEPT
    return -1 if verb == verbs.MOVE and enemies_in(g, a) else None


def first_shot_rarity(g: State, verb: int, a: int, b: int) -> int | None:
    """A hit by Suppressive Fire is a Morale Check and no more."""
    return -1 if verb == verbs.FIRE_AT or (verb == verbs.ORDER and b == names.SUPPRESSIVE) else None


def long_shot_rarity(g: State, verb: int, a: int, b: int) -> int | None:
    """Many shots."""
    return -1 if verb == verbs.FIRE_AT or (verb == verbs.ORDER and b == names.RAPID) else None


def acting(g: State) -> int:
    """The Friendly whose activation it is, or NOBODY."""
    about = subject_now(g)
    return about.unit if about.kind == "activation" else NOBODY


SOUGHT: Final[dict[str, Callable[[State, int, int, int], int | None]]] = {
    WARD: ward_rarity, PICKET: quiet_rarity, SHELLING: shelling_rarity, BELT: belt_rarity, OFFICERS: officers_rarity,
    SURPRISE: surprise_rarity, FIRST_SHOT: first_shot_rarity, LONG_SHOT: long_shot_rarity,
}  # fmt: skip
PATIENT: Final = (GALLERY, *SOUGHT)  # games that whims would spoil


def sought_rarity(g: State, verb: int, a: int, b: int) -> int | None:
    for kind, rarity_of in SOUGHT.items():
        if g.rules.scenario.startswith(kind):
            return rarity_of(g, verb, a, b)
    return None
