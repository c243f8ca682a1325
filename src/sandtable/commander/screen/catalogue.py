"""Everything printed on cards and counters (Catalogue): facts that no game changes."""

from __future__ import annotations

from functools import lru_cache

from sandtable.commander.rules import names
from sandtable.commander.rules.tables import Tables
from sandtable.commander.screen import wire
from sandtable.commander.screen.words import (
    action_phrase,
    chit_phrase,
    event_phrase,
    order_phrase,
    radio_title,
    strategy_phrase,
    unit_title,
    weapon_title,
)
from sandtable.phrase import phrase


@lru_cache(maxsize=4)
def catalogue(tables: Tables) -> wire.Catalogue:
    found: wire.Catalogue = {
        "cards": {name: card_data(tables, card) for card, name in enumerate(tables.card_name)},
        "units": {name: unit_data(tables, kind) for kind, name in enumerate(tables.unit_name)},
        "weapons": {name: weapon_data(tables, kind) for kind, name in enumerate(tables.weapon_name)},
        "radios": {name: radio_data(tables, kind) for kind, name in enumerate(tables.radio_name)},
        "chits": {letter: chit_data(tables, chit) for chit, letter in enumerate(tables.chit_letter)},
    }
    if tables.strategy_name:
        found["strategies"] = {name: strategy_data(tables, name) for name in dict.fromkeys(tables.strategy_name)}
    return found


def card_data(tables: Tables, card: int) -> wire.CardFacts:
    order, action, event = tables.card_order[card], tables.card_action[card], tables.card_event[card]
    trigger = tables.card_trigger[card]
    return {
        "nation": tables.nation_name[tables.card_nation[card]],
        "order": order_phrase(tables, order).data(),
        "action": action_phrase(tables, action).data(),
        "event": event_phrase(tables, event).data(),
        "order_rule": tables.cites.of("orders", tables.words.orders[order]),
        "action_rule": tables.cites.of("actions", tables.words.actions[action]),
        "event_rule": tables.cites.of("events", tables.words.events[event]),
        "trigger": names.TRIGGER_NAMES[trigger] if trigger != names.NO_TRIGGER else None,
        "hex": chr(ord("A") + tables.card_hex_col[card]) + str(tables.card_hex_row[card] + 1),
        "white": tables.card_white[card],
        "coloured": tables.card_coloured[card],
    }


def unit_data(tables: Tables, kind: int) -> wire.UnitFacts:
    found: wire.UnitFacts = {
        "nation": tables.nation_name[tables.unit_nation[kind]],
        "kind": tables.words.kinds[tables.unit_kind[kind]],
        "title": unit_title(tables, kind).data(),
        "front": face_data(tables, kind, 0),
        "back": face_data(tables, kind, 1),
    }
    if tables.unit_rank[kind]:
        found["rank"] = tables.unit_rank[kind]
    if tables.unit_engineer[kind]:
        found["engineer"] = True
    return found


def face_data(tables: Tables, kind: int, broken: int) -> wire.Face:
    f = kind * 2 + broken
    boxes = [
        ("fp", tables.unit_boxed_fp[f]), ("range", tables.unit_boxed_range[f]), ("move", tables.unit_boxed_move[f]),
    ]  # fmt: skip
    found: wire.Face = {
        "fp": tables.unit_fp[f],
        "range": tables.unit_range[f],
        "move": tables.unit_move[f],
        "morale": tables.unit_morale[f],
        "command": tables.unit_command[f] if tables.unit_leads[kind] or tables.unit_tank_leads[kind] else None,
        "boxed": [stat for stat, boxed in boxes if boxed],
    }
    if tables.gun_fp[f]:
        found["gun_fp"], found["gun_range"] = tables.gun_fp[f], tables.gun_range[f]
    if tables.close_fp[f]:
        found["close_fp"] = tables.close_fp[f]
    if tables.bog[f]:
        found["bog"] = tables.bog[f]
    return found


def weapon_data(tables: Tables, kind: int) -> wire.WeaponFacts:
    nation = tables.weapon_nation[kind]
    boxes = [("fp", tables.weapon_boxed_fp[kind]), ("range", tables.weapon_boxed_range[kind])]
    return {
        "nation": tables.nation_name[nation] if nation >= 0 else None,
        "title": weapon_title(tables, kind).data(),
        "kind": tables.words.weapon_classes[tables.weapon_class[kind]],
        "fp": tables.weapon_fp[kind],
        "range": tables.weapon_max_range[kind],
        "min_range": tables.weapon_min_range[kind],
        "move": tables.weapon_move[kind],
        "boxed": [stat for stat, boxed in boxes if boxed],
        "ordnance": tables.weapon_ordnance[kind] != 0,
    }


def radio_data(tables: Tables, kind: int) -> wire.RadioFacts:
    return {
        "nation": tables.nation_name[tables.radio_nation[kind]],
        "title": radio_title(tables, kind).data(),
        "fp": tables.radio_fp[kind],
        "kind": "smoke" if tables.radio_smoke[kind] else "plain",
    }


def chit_data(tables: Tables, chit: int) -> wire.ChitFacts:
    return {
        "say": chit_phrase(tables, chit).data(),
        "objective": tables.chit_objective[chit],
        "value": tables.chit_value[chit],
    }


def strategy_data(tables: Tables, name: str) -> wire.StrategyFacts:
    cards = [card for card, slug in enumerate(tables.strategy_name) if slug == name]
    return {
        "rules": {tables.nation_name[tables.strategy_nation[card]]: tables.strategy_rule[card] for card in cards},
        "title": strategy_phrase(tables, cards[0]).data(),
        "text": phrase(f"strategy-{name}-text").data(),
        "reminder": tables.strategy_reminder[cards[0]] != 0,
    }
