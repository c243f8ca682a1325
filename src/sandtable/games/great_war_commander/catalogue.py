"""What is printed on the cards and counters that only this game has. Not compiled."""

from __future__ import annotations

from functools import lru_cache

from sandtable.commander.rules.tables import Tables
from sandtable.games.great_war_commander import wire
from sandtable.phrase import phrase


@lru_cache(maxsize=4)
def great_war_facts(tables: Tables) -> wire.GreatWarFacts:
    kinds = range(len(tables.unit_name))
    return {
        "ranks": {tables.unit_name[kind]: tables.unit_rank[kind] for kind in kinds if tables.unit_leads[kind]},
        "engineers": [tables.unit_name[kind] for kind in kinds if tables.unit_engineer[kind]],
        "tanks": {tables.unit_name[kind]: tank_data(tables, kind) for kind in kinds if tables.unit_is_tank[kind]},
        "strategies": {strategy_key(tables, card): strategy_data(tables, card) for card in strategy_cards(tables)},
    }


def strategy_cards(tables: Tables) -> range:
    return range(len(tables.strategy_name))


def strategy_key(tables: Tables, card: int) -> str:
    """Nations share names of cards, but not what they do."""
    return tables.nation_name[tables.strategy_nation[card]] + "/" + tables.strategy_name[card]


def strategy_data(tables: Tables, card: int) -> wire.StrategyFacts:
    name = tables.strategy_name[card]
    return {
        "nation": tables.nation_name[tables.strategy_nation[card]],
        "title": phrase("strategy-" + name).data(),
        "text": phrase("strategy-" + name + "-text").data(),
        "rule": tables.strategy_rule[card],
        "reminder": tables.strategy_reminder[card] != 0,
    }


def tank_data(tables: Tables, kind: int) -> wire.TankFacts:
    leads = tables.unit_tank_leads[kind] != 0
    return {
        "front": tank_face(tables, kind * 2),
        "back": tank_face(tables, kind * 2 + 1),
        "command": tables.unit_command[kind * 2] if leads else None,
    }


def tank_face(tables: Tables, face: int) -> wire.TankFace:
    return {
        "gun": arms(tables.gun_fp[face], tables.gun_range[face]),
        "mg": arms(tables.unit_fp[face], tables.unit_range[face]),
        "move": tables.unit_move[face] if tables.unit_move[face] >= 0 else None,
        "bog": tables.bog[face],
    }


def arms(firepower: int, reach: int) -> wire.Arms | None:
    return {"fp": firepower, "range": reach} if firepower else None
