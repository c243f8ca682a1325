"""What a seat may know (1.2, 7.3.3), as plain data; and the same line drawn the other way: what is dealt afresh."""

from __future__ import annotations

from sandtable.commander.map.kinds import TERRAIN_NAMES
from sandtable.commander.rules import names
from sandtable.commander.rules.cover import morale
from sandtable.commander.rules.notation import unit_tag, weapon_tag
from sandtable.commander.rules.scenario.frames import redeal_picks
from sandtable.commander.rules.scenario.values import orders_a_turn, posture_of
from sandtable.commander.rules.setup import SetUp
from sandtable.commander.rules.scenario.taking_up import lies_at
from sandtable.commander.rules.state import (
    BROKEN,
    CONCEALED,
    HIDDEN_AWAY,
    IN_BOX,
    IN_MIX,
    LYING,
    NO_RADIO,
    NO_WEAPON,
    OFF,
    SUPPRESSED,
    TIME_TRACK,
    VETERAN,
    WAITING,
    State,
)
from sandtable.commander.rules.stats import command, fire_range, firepower, is_leader, morale_without_cover, movement
from sandtable.commander.rules.victory import objective_value, points
from sandtable.kernel.title import SPECTATOR, Data

FLAG_NAMES = [
    (BROKEN, "broken"), (SUPPRESSED, "suppressed"), (VETERAN, "veteran"), (8, "activated"), (16, "moving"),
    (32, "op-firing"), (64, "moved"),
]  # fmt: skip


def knows_hand(seat: int, side: int) -> bool:
    return seat == side


def is_concealed_from(g: State, u: int, seat: int) -> bool:
    """Units set up unseen are known to their owner only."""
    return g.u_flags[u] & CONCEALED != 0 and g.u_owner[u] != seat


def is_hidden_away(g: State, u: int) -> bool:
    """Is it a hidden unit of the scenario that its owner has not put down yet?"""
    return g.u_hex[u] == OFF and g.u_time[u] == HIDDEN_AWAY


def view_of(g: State, seat: int) -> Data:
    return {
        "map": g.rules.map.name,
        "seat": seat,
        "sides": [side_view(g, seat, side) for side in range(2)],
        "units": [unit_view(g, u) for u in shown_units(g, seat)],
        "weapons": [weapon_view(g, w) for w in range(len(g.w_type)) if shows_weapon(g, w, seat)],
        "hexes": hex_markers(g),
        "objectives": [objective_view(g, n) for n in range(1, 6)],
        "open_chits": [g.rules.tables.chit_letter[c] for c in g.open_chits],
        "active": g.active,
        "turn": g.turn,
        "orders_given": g.orders_given,
        "time": g.time,
        "sudden_death": g.sudden_death,
        "vp": points(g),
        "initiative": g.initiative,
        "year": g.rules.year,
        "cup": len(g.cup),
        "over": g.over,
        "winner": g.winner,
    }


def side_view(g: State, seat: int, side: int) -> Data:
    tables = g.rules.tables
    hand: list[str] | None = None
    if knows_hand(seat, side):
        hand = [tables.card_name[c] for c in g.hand[side]]
    secret: list[str] | None = None
    if knows_hand(seat, side):
        secret = [tables.chit_letter[c] for c in g.secret_chits[side]]
    radio: Data | None = None
    if g.radio[side] != NO_RADIO:
        radio = {"radio": tables.radio_name[g.radio[side]], "broken": g.radio_broken[side] != 0}
    return {
        "nation": g.rules.tables.nation_name[g.rules.nation[side]],
        "posture": names.POSTURE_NAMES[posture_of(g, side)],
        "quality": names.QUALITY_NAMES[g.rules.quality[side]],
        "orders": orders_a_turn(g, side),
        "edge": g.rules.edge[side],
        "hand": hand,
        "hand_count": len(g.hand[side]),
        # shown to the opponent by Interrogation; a spectator was not shown
        "seen": [tables.card_name[c] for c in g.seen[side]] if seat == 1 - side else [],
        "draw_count": len(g.draw[side]),
        "discards": [tables.card_name[c] for c in g.discards[side]],
        "secret_chits": secret,
        "secret_count": len(g.secret_chits[side]),
        "casualties": [unit_tag(g, u) if u >= 0 else None for u in g.casualties[side]],
        "surrender": g.surrender[side],
        "radio": radio,
    }


def shown_units(g: State, seat: int) -> list[int]:
    """Units on the map or the Time Track; those waiting for set-up are known to exist."""
    found: list[int] = []
    for u in range(len(g.u_hex)):
        if g.u_hex[u] >= 0 and is_concealed_from(g, u, seat):
            continue
        if is_hidden_away(g, u):
            if g.u_owner[u] == seat:
                found.append(u)
        elif g.u_hex[u] >= 0 or g.u_hex[u] == TIME_TRACK or (g.u_hex[u] == WAITING and not g.rules.concealed_setup):
            found.append(u)
    return found


def unit_view(g: State, u: int) -> Data:
    tables = g.rules.tables
    hex = g.u_hex[u]
    data: Data = {
        "id": u,
        "tag": unit_tag(g, u),
        "type": tables.unit_name[g.u_type[u]],
        "title": tables.unit_title[g.u_type[u]],
        "kind": tables.words.kinds[tables.unit_kind[g.u_type[u]]],
        "side": g.u_owner[u],
        "hex": g.rules.map.hex_name(hex) if hex >= 0 else None,
        "space": g.u_time[u] if hex == TIME_TRACK else None,
        "flags": [name for flag, name in FLAG_NAMES if g.u_flags[u] & flag],
        "weapon": g.u_weapon[u] if g.u_weapon[u] != NO_WEAPON else None,
    }
    if hex >= 0:
        data["stats"] = {
            "fp": firepower(g, u),
            "range": fire_range(g, u),
            "move": movement(g, u),
            "morale": morale(g, u),
            "cover": morale(g, u) - morale_without_cover(g, u),
            "command": command(g, u) if is_leader(g, u) else None,
        }
    return data


def shows_weapon(g: State, w: int, seat: int) -> bool:
    u = g.w_carrier[w]
    if u == IN_MIX or u == OFF:
        return False
    if u >= 0 and is_hidden_away(g, u):
        return g.u_owner[u] == seat
    if u >= 0:
        return not is_concealed_from(g, u, seat) and (g.u_hex[u] != WAITING or not g.rules.concealed_setup)
    return u == IN_BOX or u == LYING or not g.rules.concealed_setup


def weapon_view(g: State, w: int) -> Data:
    tables = g.rules.tables
    kind = g.w_type[w]
    data: Data = {
        "id": w,
        "tag": weapon_tag(g, w),
        "type": tables.weapon_name[kind],
        "title": tables.weapon_title[kind],
        "carrier": g.w_carrier[w] if g.w_carrier[w] >= 0 else None,
        "eliminated": g.w_carrier[w] == IN_BOX,
        "broken": g.w_broken[w] != 0,
    }
    if lies_at(g, w) >= 0:
        data["lies"] = g.rules.map.hex_name(lies_at(g, w))
    return data


def hex_markers(g: State) -> list[Data]:
    found: list[Data] = []
    for h in range(g.rules.map.size):
        changed = h in g.ground[::2]
        if g.h_fort[h] or g.h_smoke[h] or g.h_blaze[h] or changed:
            shown: Data = {
                "hex": g.rules.map.hex_name(h),
                "fort": g.rules.tables.words.forts[g.h_fort[h]] if g.h_fort[h] else None,
                "smoke": g.h_smoke[h],
                "blaze": g.h_blaze[h] > 0,
            }
            if changed:
                shown["ground"] = TERRAIN_NAMES[g.rules.terrain_at(g, h)]
            found.append(shown)
    return found


def objective_view(g: State, n: int) -> Data:
    return {"number": n, "control": g.control[n], "value": objective_value(g, n)}


# --- dealing the unknown afresh ---


def redeal(g: State, seat: int, seed: str) -> None:
    """Everything `seat` cannot know, dealt anew: draw piles, the other hand, chits, and all chance to come."""
    chance = g.chance
    chance.seed = seed
    chance.count = 0
    chance.forced = []
    for side in range(2):
        redeal_cards(g, side, seat)
    redeal_chits(g, seat)
    for frame in g.frames:
        if isinstance(frame, SetUp):
            frame.redeal(g, seat)
    if g.turn == 0:
        redeal_picks(g, seat)


def redeal_cards(g: State, side: int, seat: int) -> None:
    if seat == side:
        known = g.hand[side][:]
    elif seat == SPECTATOR:
        known = []
    else:
        known = g.seen[side][:]
    unknown = [c for c in g.hand[side] if c not in known] + g.draw[side]
    unknown.sort()
    mixed = g.chance.shuffle(0, unknown)
    count = len(g.hand[side]) - len(known)
    g.hand[side] = sorted(known + mixed[:count])
    g.draw[side] = mixed[count:]


def redeal_chits(g: State, seat: int) -> None:
    """Secret chits come from those that have a secret side; the rest of the cup keeps its number."""
    hidden = [side for side in range(2) if side != seat]
    shared = [c for c in g.secret_chits[0] if c in g.secret_chits[1]]  # both sides know them
    pool = g.chit_pool[:]
    for side in hidden:
        pool += [c for c in g.secret_chits[side] if c not in shared]
    if len(hidden) == 2:
        pool += shared
    pool.sort()
    mixed = g.chance.shuffle(0, pool)
    counts = [len(g.secret_chits[side]) - len(shared) for side in range(2)]
    if len(hidden) == 2:
        shared, mixed = secret_among(g, mixed, len(shared))
    for side in hidden:
        secret, mixed = secret_among(g, mixed, counts[side])
        g.secret_chits[side] = shared + secret
    g.chit_pool = sorted(mixed)


def secret_among(g: State, chits: list[int], count: int) -> tuple[list[int], list[int]]:
    """The first so many that have a secret side, and the rest."""
    secret: list[int] = []
    for chit in chits:
        if len(secret) < count and not g.rules.tables.chit_open_only[chit]:
            secret.append(chit)
    return secret, [c for c in chits if c not in secret]
