"""Everything printed on counters, cards and charts, as flat lists by index. Filled from data/ by `packs.py`."""

from __future__ import annotations

from typing import Final

NONE: Final = -1


class Tables:
    # Characters: one entry for each printed counter (8.0)
    man_name: list[str]  # slug, such as "sgt-taylor", "soldat-jung"
    man_title: list[str]  # as printed, such as "Sgt Taylor"
    man_side: list[int]
    man_team: list[int]
    man_rank: list[int]
    man_number: list[int]  # ID of an Enemy, 0 for Friendlies
    man_tq: list[int]
    man_ldr: list[int]  # 0: none
    man_tough: list[int]
    man_medic: list[int]
    man_dummy: list[int]
    man_gun: list[int]  # 0, or OPERATOR or ASSISTANT of an Enemy belt-fed Weapon (14.3)
    man_partner: list[int]  # the Assistant's counter of an Operator, else NONE
    man_weapons: list[list[int]]  # as listed on the counter, Grenades left out
    man_skills: list[list[int]]  # Weapon Skills in the same order
    man_grenade: list[int]  # Grenade WS, NONE without grenades
    man_rifle_grenade: list[int]  # Rifle Grenade WS, NONE without the launcher
    squads: list[list[int]]  # by squad roll less 1: twelve counters, Able's three, Baker's three, Charlie's six (23.0e)

    # Weapons (14.0)
    weapon_name: list[str]
    weapon_title: list[str]
    weapon_range: list[int]
    weapon_bands: list[list[int]]  # range modifiers: up to, modifier, up to, modifier...
    weapon_rof: list[list[int]]  # rates that can be chosen, highest last (13.1)
    weapon_slow: list[int]
    weapon_heavy: list[int]  # 0, 1 Heavy, 2 Very Heavy (14.1)
    weapon_belt: list[int]  # belt-fed (14.3)
    weapon_pistol: list[int]  # never runs out of ammunition

    # explosives: hand grenades, rifle grenades, shells (14.2, 20.0); -1 where there is no such roll
    blast_name: list[str]
    blast_range: list[int]  # NONE: off board
    blast_bands: list[list[int]]  # of rifle grenades
    blast_damage: list[list[int]]  # Near, Far of grenades; target hex, adjacent hexes of shells
    blast_frag: list[list[int]]
    blast_crater: list[int]
    blast_rubble: list[int]
    blast_rubble_adjacent: list[int]  # second number of the Rubble rating (20.0k): 105mm 4/0; -1 for no roll
    blast_smoke: list[int]

    # charts (13.0 step 2, 12.0, 16.0, 17.0)
    order_terrain: list[list[int]]  # by Order, by terrain
    order_terrain_mc: list[list[int]]  # 1 where a hit is a Morale Check at most: (M)
    spotting: list[list[int]]  # by Order, by terrain
    spotting_bands: list[int]  # up to, modifier...
    order_ws: list[int]  # by Order; -99 is -A
    order_ldr: list[int]
    morale_tq: list[int]  # by Morale State
    morale_ws: list[int]
    morale_ldr: list[int]
    wound_tq: list[int]  # light, bad, light bandaged, bad bandaged
    wound_ws: list[int]
    wound_ldr: list[int]
    dummy_tq: int

    # terrain (11.0)
    terrain_cover: list[int]
    terrain_rough: list[int]
    terrain_size: list[int]  # in halves
    terrain_sight: list[int]  # one of the codes below

    # Friendly cards (5.1)
    fcard_number: list[int]
    fcard_name: list[str]
    fcard_type: list[int]
    fcard_effect: list[str]  # key of the effect, "" for none
    fcard_args: list[list[int]]
    fcard_initiative: list[list[int]]  # Able, Baker, Charlie; empty on Event cards without
    fcard_wound: list[int]

    # Enemy cards (9.1); rows: In Cover aggressive to shaken, then In Open
    ecard_serial: list[int]
    ecard_initiative: list[int]
    ecard_order: list[list[int]]
    ecard_dirs: list[list[int]]  # two digits: first and second direction; 0 for none; a single one is read twice
    ecard_letters: list[list[str]]  # "", "C", "G", "CG", "GC"
    ecard_rout: list[int]
    ecard_berserk: list[int]


OPERATOR: Final = 1
ASSISTANT: Final = 2

# how terrain affects sight
CLEAR: Final = 0
BLOCKS: Final = 1  # by its Size
BLOCKS_LOW: Final = 2  # only if either man keeps low (Sneak, Hide, Rally, Reload): Long Grass, Fields in summer
DRAWN: Final = 3  # through its drawing: Trees
DRAWN_LOW: Final = 4  # through its drawing, if either man keeps low: Logs
SUNKEN: Final = 5  # no sight to a man in it who keeps low: Depression, Stream, Foxhole, Crater
