"""What a seat may know, as plain data; and the same line drawn the other way: what is dealt afresh.

Secret are the order of both decks and of the Cup, and who an Unknown Enemy is. A spectator sees what the player sees,
but not his hand.
"""

from __future__ import annotations

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.notation import (
    AMMO_NAMES,
    WOUND_KIND_NAMES,
    card_tag,
    enemy_card_tag,
    gun_tag,
    man_tag,
)
from sandtable.games.combat.rules.sight.seeing import is_lit
from sandtable.games.combat.rules.state import (
    ALERT,
    CAPTIVE,
    CARRIED,
    DEAD,
    ENEMY_DECK,
    FRIENDLY_DECK,
    LEFT,
    LIVE,
    LIVE_SMOKE,
    LOT,
    REAL,
    REMOVED,
    RESERVE,
    SEEN,
    STEP_NAMES,
    State,
    ammo,
    is_enemy,
    is_friendly,
    wounds,
)
from sandtable.games.combat.rules.values import is_incapacitated, leadership, printed_tq, slots, weapon_in
from sandtable.games.combat.rules.victory import total_points
from sandtable.kernel.chance import new_chance
from sandtable.kernel.title import SPECTATOR, Data

PLACES = {DEAD: "dead", LEFT: "left", RESERVE: "reserve", REMOVED: "removed"}


def is_secret(g: State, m: int) -> bool:
    """The one line between known and unknown: an Enemy who is not Known."""
    return is_enemy(g, m) and not g.m_flags[m] & SEEN


def view_of(g: State, seat: int) -> Data:
    mine = seat != SPECTATOR
    return {
        "map": g.rules.ground.name,
        "scenario": g.rules.scenario,
        "seat": seat,
        "turn": g.turn,
        "turns": g.rules.turns,
        "step": STEP_NAMES[g.step],
        "impulse": g.impulse,
        "wind": g.wind,
        "night": g.night_range if g.rules.night else None,
        "men": [man_view(g, m) for m in range(len(g.m_hex)) if g.m_hex[m] != REMOVED],
        "guns": [gun_view(g, gun) for gun in range(len(g.gun_hex))],
        "hand": [card_tag(g, card) for card in g.hand] if mine else None,
        "hand_count": len(g.hand),
        "aside": [card_tag(g, card) for card in g.aside] if mine else None,
        "aside_count": len(g.aside),
        "played": card_tag(g, g.f_played) if g.f_played >= 0 else None,
        "draw_count": len(g.f_draw),
        "discards": [card_tag(g, card) for card in g.f_discard],
        "enemy_draw_count": len(g.e_draw),
        "enemy_discards": [enemy_card_tag(g, card) for card in g.e_discard],
        "display": [enemy_card_tag(g, card) if card >= 0 else None for card in g.e_display],
        "cup_count": len(g.cup),
        "track": [{"team": names.TEAM_NAMES[team], "initiative": g.initiative[team]} for team in g.track],
        "acting": names.TEAM_NAMES[g.acting] if g.acting >= 0 else None,
        "effects": list(g.effects),
        "markers": marker_view(g),
        "points": total_points(g),
        "found": list(g.found),
        "over": g.over,
        "winner": g.winner,
        "result": g.rules.result_name[g.ending] if g.over else None,
    }


def man_view(g: State, m: int) -> Data:
    """An Unknown shows what lies on the Board and no more."""
    hex = g.m_hex[m]
    flags = g.m_flags[m]
    data: Data = {
        "id": m,
        "tag": man_tag(g, m),
        "side": "friendly" if is_friendly(g, m) else "enemy",
        "team": names.TEAM_NAMES[g.m_team[m]],
        "hex": g.rules.ground.hex_name(hex) if hex >= 0 else None,
        "place": PLACES.get(hex, "board"),
        "known": not is_secret(g, m),
        "morale": names.MORALE_NAMES[g.m_morale[m]],
        "order": names.ORDER_NAMES[g.m_order[m]],
        "directions": g.m_dirs[m],
        "aim": g.rules.ground.hex_name(g.m_aim[m]) if g.m_aim[m] >= 0 else None,
        "with": man_tag(g, g.m_with[m]) if g.m_with[m] >= 0 else None,
        "guard": man_tag(g, g.m_guard[m]) if g.m_guard[m] >= 0 else None,
        "grenade": "smoke" if flags & LIVE_SMOKE else "live" if flags & LIVE else None,
        "marks": [
            "near" if g.mark_near[i] else "far" for i in range(len(g.mark_man)) if g.mark_man[i] == m
        ],
    }  # fmt: skip
    if is_enemy(g, m):
        data["alert"] = flags & ALERT != 0
        data["confirmed"] = flags & REAL != 0
    else:
        data["spotted"] = flags & SEEN != 0
    if not is_secret(g, m):
        data.update(open_view(g, m))
    return data


def open_view(g: State, m: int) -> Data:
    """What is printed on his counter, and his markers."""
    tables = g.rules.tables
    man = g.m_man[m]
    return {
        "name": tables.man_name[man],
        "title": tables.man_title[man],
        "rank": names.RANK_NAMES[tables.man_rank[man]],
        "tq": printed_tq(g, m),
        "ldr": tables.man_ldr[man],
        "current_ldr": leadership(g, m) if g.m_hex[m] >= 0 else 0,
        "tough": tables.man_tough[man] != 0,
        "medic": tables.man_medic[man] != 0,
        "dummy": tables.man_dummy[man] != 0,
        "gun": ["", "operator", "assistant"][tables.man_gun[man]],
        "grenades": tables.man_grenade[man],
        "rifle_grenades": tables.man_rifle_grenade[man],
        "weapons": [
            {"weapon": tables.weapon_name[weapon_in(g, m, slot)], "slot": slot, "ammo": AMMO_NAMES[ammo(g, m, slot)]}
            for slot in slots(g, m)
        ],
        "skills": list(tables.man_skills[man]),
        "wounds": [name for kind, name in enumerate(WOUND_KIND_NAMES) for _ in range(wounds(g, m, kind))],
        "incapacitated": g.m_hex[m] >= 0 and is_incapacitated(g, m),
        "flares": g.m_flares[m],
        "papers": g.m_papers[m],
        "captive": g.m_flags[m] & CAPTIVE != 0,
        "carried": g.m_flags[m] & CARRIED != 0,
    }


def gun_view(g: State, gun: int) -> Data:
    hex = g.gun_hex[gun]
    return {
        "id": gun,
        "tag": gun_tag(gun),
        "weapon": g.rules.tables.weapon_name[g.rules.gun_weapon[gun]],
        "hex": g.rules.ground.hex_name(hex) if hex >= 0 else None,
        "operator": man_tag(g, g.gun_man[gun]) if g.gun_man[gun] >= 0 else None,
        "assistant": man_tag(g, g.gun_helper[gun]) if g.gun_helper[gun] >= 0 else None,
        "ammo": AMMO_NAMES[g.gun_ammo[gun]],
    }


def marker_view(g: State) -> Data:
    name = g.rules.ground.hex_name
    return {
        "made": {name(h): names.TERRAIN_NAMES[g.h_made[h]] for h in range(len(g.h_made)) if g.h_made[h]},
        "melees": [name(h) for h in g.melees],
        "smoke": [
            {"hexes": [name(h) for h in hexes if h >= 0], "fading": g.smoke_fading[i] != 0, "value": g.smoke_value[i]}
            for i, hexes in enumerate(g.smoke_hexes)
        ],
        "lights": [name(h) for h in g.light_hex],
        "lit": [name(h) for h in range(g.rules.ground.size) if is_lit(g, h, g.light_hex)] if g.light_hex else [],
        "grenades": [
            {"hex": name(g.t_hex[i]), "blast": g.rules.tables.blast_name[g.t_blast[i]]} for i in range(len(g.t_hex))
        ],
        "corpses": [{"hex": name(h), "man": man_tag(g, m)} for h, m in zip(g.corpse_hex, g.corpse_man, strict=True)],
    }


# --- dealing afresh ---


def redeal(g: State, seat: int, seed: str) -> None:
    """Everything that the seat cannot know: later chance, the decks, the Cup, who the Unknowns are."""
    g.chance = new_chance(seed)
    hidden = list(g.f_draw)
    if seat == SPECTATOR:
        hidden += g.hand + g.aside
    dealt = g.chance.shuffle(FRIENDLY_DECK, hidden)
    if seat == SPECTATOR:
        g.hand = [dealt.pop() for _ in g.hand]
        g.aside = [dealt.pop() for _ in g.aside]
    g.f_draw = dealt
    g.e_draw = g.chance.shuffle(ENEMY_DECK, g.e_draw)
    for team in range(names.FRIENDLY_TEAMS, names.TEAMS):
        redeal_team(g, team)


def redeal_team(g: State, team: int) -> None:
    """Unknowns of a Team and its men in the Cup change places; one confirmed as real stays real (12.0j)."""
    tables = g.rules.tables
    unknown = [m for m in range(len(g.m_hex)) if g.m_team[m] == team and g.m_hex[m] != REMOVED and is_secret(g, m)]
    inside = [man for man in g.cup if tables.man_team[man] == team]
    pool = g.chance.shuffle(LOT, [g.m_man[m] for m in unknown] + inside)
    for m in sorted(unknown, key=lambda m: not g.m_flags[m] & REAL):
        real = [man for man in pool if not tables.man_dummy[man]]
        chosen = real[0] if g.m_flags[m] & REAL else pool[0]
        pool.remove(chosen)
        g.m_man[m] = chosen
    g.cup = [man for man in g.cup if tables.man_team[man] != team] + pool
