"""A closer look at a man, gun, hex, card, Order or at what lies beside the map (Inspection), number by number.

A seat is shown what its view shows and what is printed on cards. Of an Unknown that is what lies on the Board.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.notation import AMMO_NAMES, card_tag, enemy_card_tag
from sandtable.games.combat.rules.sight.los import TERRAIN_RULES
from sandtable.games.combat.rules.state import REMOVED, State, men_in
from sandtable.games.combat.rules.values import (
    FULL,
    PLAIN,
    WOUNDS,
    is_cover,
    is_rough,
    printed_tq,
    slots,
    terrain,
    weapon_in,
)
from sandtable.games.combat.rules.view import is_secret
from sandtable.games.combat.screen.inspection_beside import inspect_other
from sandtable.games.combat.screen.inspection_notes import man_notes, not_seen, note, open_notes
from sandtable.games.combat.screen.terms import ldr_terms, skill_terms, tq_terms
from sandtable.games.combat.screen.things import Thing
from sandtable.games.combat.screen.words import (
    Words,
    card_phrase,
    directions_phrase,
    order_phrase,
    say,
    team_phrase,
    weapon_phrase,
)
from sandtable.kernel.title import SPECTATOR
from sandtable.phrase import Phrase, phrase
from sandtable.screens.shapes import Inspection, Note, Stat, Term, sum_of

STAT: Final = "combat-stat-"
ROW_NAMES: Final = ["aggressive", "bold", "normal", "cautious", "shaken"]
CARD_RULES: Final = {"discard": "5.1.2", "order": "5.1.1", "event": "5.1.3"}


def inspect(words: Words, seat: int, name: str) -> Inspection:
    """A thing as a seat may see it."""
    g = words.g
    thing = Thing(g, name)
    if thing.kind == "other":
        return inspect_other(words, thing.text)
    if thing.value < 0:
        return not_seen()
    if thing.kind == "man":
        return inspect_man(words, thing.value)
    if thing.kind == "gun":
        return inspect_gun(words, thing.value)
    if thing.kind == "hex":
        return inspect_hex(words, thing.value)
    if thing.kind == "ecard":
        return inspect_enemy_card(words, thing.value)
    return inspect_card(words, seat, thing.value) if thing.kind == "card" else not_seen()


def stat(key: str, terms: list[Term]) -> Stat:
    return Stat(key, sum_of(terms), False, terms, STAT)


def fact(key: str, value: int | str) -> Stat:
    return Stat(key, value, False, [], STAT)


# --- men ---


def inspect_man(words: Words, m: int) -> Inspection:
    g = words.g
    if g.m_hex[m] == REMOVED:
        return not_seen()
    where = place_phrase(words, m)
    if is_secret(g, m):
        return Inspection(words.man_name(m), where, [], man_notes(words, m))
    return Inspection(words.man_name(m), where, man_stats(g, m), man_notes(words, m) + open_notes(words, m))


def place_phrase(words: Words, m: int) -> Phrase:
    g = words.g
    team, hex = team_phrase(g.m_team[m]), g.m_hex[m]
    if hex < 0:
        return phrase("combat-inspect-off-map", team=team)
    return phrase("combat-inspect-in", team=team, hex=words.hex(hex), terrain=ground_phrase(g, hex))


def ground_phrase(g: State, hex: int) -> Phrase:
    return say("terrain", names.TERRAIN_NAMES[terrain(g, hex)]) if hex >= 0 else phrase("combat-off-board")


def man_stats(g: State, m: int) -> list[Stat]:
    """TQ in its flavours, LDR, and the Weapon Skills as they stand before any target."""
    if g.m_hex[m] < 0:
        return [fact("tq", printed_tq(g, m))]
    tables, man = g.rules.tables, g.m_man[m]
    found = [stat("tq", tq_terms(g, m, FULL))]
    for key, flavour in (("tq-wounds", WOUNDS), ("tq-plain", PLAIN)):
        terms = tq_terms(g, m, flavour)
        if sum_of(terms) != found[0].value:
            found.append(stat(key, terms))
    if tables.man_ldr[man] > 0:
        found.append(stat("ldr", ldr_terms(g, m)))
    return found + skill_stats(g, m)


def skill_stats(g: State, m: int) -> list[Stat]:
    tables, man = g.rules.tables, g.m_man[m]
    found: list[Stat] = []
    for slot in slots(g, m):
        weapon = weapon_in(g, m, slot)
        printed = printed_tq(g, m) if tables.weapon_belt[weapon] else tables.man_skills[man][slot]
        terms = skill_terms(g, m, printed)
        label = phrase("combat-stat-ws", weapon=weapon_phrase(tables, weapon))
        found.append(Stat("ws", sum_of(terms), False, terms, STAT, label))
    for key, printed in (("grenades", tables.man_grenade[man]), ("rifle-grenades", tables.man_rifle_grenade[man])):
        if printed >= 0:
            found.append(stat(key, skill_terms(g, m, printed)))
    return found


# --- guns ---


def inspect_gun(words: Words, gun: int) -> Inspection:
    g = words.g
    tables, weapon = g.rules.tables, g.rules.gun_weapon[gun]
    notes = [note("gun-place", "14.3", hex=words.hex(g.gun_hex[gun]))]
    if g.gun_man[gun] >= 0:
        notes.append(note("gun-operator", "14.3", man=words.man(g.gun_man[gun])))
    if g.gun_helper[gun] >= 0:
        notes.append(note("gun-assistant", "14.3", man=words.man(g.gun_helper[gun])))
    if g.gun_ammo[gun]:
        notes.append(Note(say("ammo", AMMO_NAMES[g.gun_ammo[gun]]), "13.0"))
    stats = [fact("range", tables.weapon_range[weapon]), fact("rof", rates(tables.weapon_rof[weapon]))]
    return Inspection(words.gun(gun), None, stats, notes)


def rates(rof: list[int]) -> str:
    return "/".join(str(rate) for rate in rof)


# --- hexes ---


def inspect_hex(words: Words, hex: int) -> Inspection:
    g = words.g
    kind = terrain(g, hex)
    notes = [note("cover" if is_cover(g, hex) else "open", "11.0")]
    if is_rough(g, hex):
        notes.append(note("rough", "11.0"))
    notes.append(Note(say("terrain", names.TERRAIN_NAMES[kind]), TERRAIN_RULES[kind]))
    notes += hex_markers(words, hex)
    stats = [
        fact("level", g.rules.ground.level[hex]),
        Stat("size", halves(g.rules.tables.terrain_size[kind]), False, [], STAT),
    ]
    return Inspection(phrase("combat-inspect-hex", hex=words.hex(hex)), ground_phrase(g, hex), stats, notes)


def halves(size: int) -> str:
    whole = f"{'-' if size < 0 else ''}{abs(size) // 2 or ''}"
    return (whole + "½" if size % 2 else whole) or "0"


def hex_markers(words: Words, hex: int) -> list[Note]:
    g = words.g
    found = [
        note("smoke-fading" if g.smoke_fading[i] else "smoke", "18.0")
        for i, hexes in enumerate(g.smoke_hexes)
        for h in hexes
        if h == hex
    ]
    if hex in g.melees:
        found.append(note("melee", "15.0"))
    if hex in g.light_hex:
        found.append(note("light", "21.1"))
    for i in range(len(g.t_hex)):
        if g.t_hex[i] == hex:
            found.append(note("grenade", "14.2", blast=say("blast", g.rules.tables.blast_name[g.t_blast[i]])))
    found += [note("man-here", "3.0", man=words.man(m, False)) for m in men_in(g, hex)]
    corpses = sum(1 for h in g.corpse_hex if h == hex)
    return found + ([note("corpses", "16.0", number=corpses)] if corpses else [])


# --- cards ---


def inspect_card(words: Words, seat: int, card: int) -> Inspection:
    """What is printed on a Friendly card."""
    g, tables = words.g, words.tables
    kind = names.CARD_TYPE_NAMES[tables.fcard_type[card]]
    title = phrase("combat-card-named", card=card_phrase(tables, card), number=card_tag(g, card))
    stats = [fact(names.TEAM_NAMES[team], value) for team, value in enumerate(tables.fcard_initiative[card])]
    text = say("card", tables.fcard_name[card] + "-text")
    wound = say("wound", names.WOUND_NAMES[tables.fcard_wound[card]])
    notes = [Note(text, CARD_RULES[kind]), note("wound-bar", "16.0", wound=wound)]
    if seat != SPECTATOR and card in g.hand:
        notes.append(note("in-hand", "5.0"))
    return Inspection(title, say("card-type", kind), stats, notes)


def inspect_enemy_card(words: Words, card: int) -> Inspection:
    """All its lines (9.1): In Cover, In Open, Rout, Berserk."""
    tables = words.tables
    title = phrase("combat-inspect-enemy-card", number=enemy_card_tag(words.g, card))
    notes: list[Note] = []
    for row in range(10):
        order = order_phrase(tables.ecard_order[card][row])
        letters = tables.ecard_letters[card][row]
        line = phrase(
            "combat-inspect-line",
            row=say("row", str(row)), order=order, directions=directions_phrase(tables.ecard_dirs[card][row]),
            letters=phrase("combat-letters", text=letters) if letters else phrase("combat-no-letters"),
        )  # fmt: skip
        notes.append(Note(line, "9.1"))
    for key, directions, rule in (
        ("rout-line", tables.ecard_rout[card], "17.3"),
        ("berserk-line", tables.ecard_berserk[card], "17.2"),
    ):
        notes.append(note(key, rule, directions=directions_phrase(directions)))
    return Inspection(title, None, [fact("initiative", tables.ecard_initiative[card])], notes)
