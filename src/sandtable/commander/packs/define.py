"""Counters and cards that one position defines for itself, laid over the game's data. Not compiled.

[[define.unit]]
name = "germany/veterans"
like = "germany/rifle"          # the rest is as on this one; a name that is known already is changed
unbroken = { fp = 9 }
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import to_builtins

from sandtable.files.departures import find_faults
from sandtable.commander.packs.data import Data
from sandtable.commander.packs.packs import Packs, data_in
from sandtable.commander.packs.schemas import (
    Card,
    Chit,
    Leader,
    Radio,
    Side,
    SmokeCount,
    StrategyCard,
    Table,
    Tank,
    Unit,
    Weapon,
)
from sandtable.commander.packs.tables import build_tables
from sandtable.commander.rules.tables import Tables
from sandtable.kernel.errors import BadFile

Definition = dict[str, Any]
Definitions = dict[str, list[Definition]]

SHAPES: Final[dict[str, type[Table]]] = {
    "unit": Unit,
    "leader": Leader,
    "tank": Tank,
    "weapon": Weapon,
    "radio": Radio,
    "card": Card,
    "strategy": StrategyCard,
    "chit": Chit,
    "smoke": SmokeCount,
}
NAMED_BY: Final = {"card": "id", "chit": "letter"}  # else by its name
ONE_OF_A_KIND: Final = "quality"  # the Team of a quality (A36): what is like it is not that Team as well


def tables_with(packs: Packs, define: Definitions, source: str) -> Tables:
    """Tables of their own for whoever defines something; those of the game stay as they are."""
    return Definer(packs, source).tables(define)


class Definer:
    def __init__(self, packs: Packs, source: str) -> None:
        self.source = source
        self.packs = packs
        self.folders: tuple[Path, ...] = tuple(packs.installed())
        self.data: Data = data_in(packs.data, self.folders)
        self.references = packs.references_to([packs.own_names, known_in(self.data)])

    def tables(self, define: Definitions) -> Tables:
        for kind, definitions in define.items():
            if kind not in SHAPES:
                raise BadFile(self.source, f"define.{kind}", f"{kind!r} is none of {', '.join(SHAPES)}")
            for i, definition in enumerate(definitions):
                self.define(kind, f"define.{kind}[{i}]", dict(definition))
        return build_tables(self.data, self.packs.words)

    def define(self, kind: str, field: str, definition: Definition) -> None:
        if kind == "smoke":
            self.add_smoke(field, definition)
            return
        key = NAMED_BY.get(kind, "name")
        name = definition.get(key)
        if not isinstance(name, str):
            raise BadFile(self.source, field, f"needs its {key}")
        like = definition.pop("like", name)
        nation = definition.pop("nation", "") if kind == "strategy" else ""
        base = self.printed(kind, like, nation)
        if base is None and like != name:
            raise BadFile(self.source, f"{field}.like", f"there is no {kind} {like!r}")
        whole = laid_over(base or {}, definition)
        if like != name and ONE_OF_A_KIND not in definition:
            whole.pop(ONE_OF_A_KIND, None)
        self.put(kind, name, nation, self.shaped(kind, field, whole))

    def add_smoke(self, field: str, definition: Definition) -> None:
        """More counters in the cup; they have no names."""
        counters = self.shaped("smoke", field, definition)
        assert isinstance(counters, SmokeCount)
        self.data.smoke.counts.append(counters)

    def shaped(self, kind: str, field: str, whole: Definition) -> Table:
        for path, reason in find_faults(whole, SHAPES[kind], (), self.references):
            raise BadFile(self.source, ".".join([field, *map(str, path[:1])]), reason)
        return msgspec.convert(whole, SHAPES[kind])

    # --- what is printed ---
    def printed(self, kind: str, name: str, nation: str) -> Definition | None:
        """What the game's data say of a thing, every field written out."""
        found = next((thing for thing in self.known(kind, nation) if name_of(kind, thing) == name), None)
        if found is None:
            return None
        fields: Definition = to_builtins(found)
        if isinstance(found, Leader):
            rank = self.data.ranks[found.rank]
            fields["unbroken"] = side_fields(found.unbroken or rank.unbroken)
            fields["broken"] = side_fields(found.broken or rank.broken)
        return {key: value for key, value in fields.items() if value not in (None, "")}

    def known(self, kind: str, nation: str) -> list[Table]:
        data = self.data
        if kind in ("unit", "leader", "tank"):
            return [piece for piece in data.units.values() if isinstance(piece, SHAPES[kind])]
        if kind == "card":
            return [card for deck in data.decks.values() for card in deck.cards]
        if kind == "strategy":
            return [*data.strategies[nation].cards] if nation in data.strategies else []
        return [*{"weapon": data.weapons.values(), "radio": data.radios.values(), "chit": data.chits}[kind]]

    # --- in its place ---
    def put(self, kind: str, name: str, nation: str, thing: Table) -> None:
        data = self.data
        if isinstance(thing, Unit | Leader | Tank):
            data.units[name] = thing
        elif isinstance(thing, Weapon):
            data.weapons[name] = thing
        elif isinstance(thing, Radio):
            data.radios[name] = thing
        else:
            self.put_in_pile(kind, name, nation, thing)

    def put_in_pile(self, kind: str, name: str, nation: str, thing: Table) -> None:
        """Piles keep their size: a card or chit takes the place of the one with its name."""
        data = self.data
        piles: list[list[Any]] = [data.chits]
        if kind == "card":
            piles = [deck.cards for deck in data.decks.values()]
        elif kind == "strategy":
            piles = [data.strategies[nation].cards] if nation in data.strategies else []
        for pile in piles:
            for i, card in enumerate(pile):
                if name_of(kind, card) == name:
                    pile[i] = thing
                    return
        reason = f"there is no {kind} {name!r} whose place it could take"
        raise BadFile(self.source, f"define.{kind}", reason)


def known_in(data: Data) -> dict[str, list[str]]:
    """Names that a definition may use, those of packs among them."""
    return {"unit": list(data.units), "weapon": list(data.weapons), "rank": list(data.ranks)}


def name_of(kind: str, thing: Table) -> str:
    return str(getattr(thing, NAMED_BY.get(kind, "name")))


def side_fields(side: Side) -> Definition:
    fields: Definition = to_builtins(side)
    return fields


def laid_over(base: Definition, new: Definition) -> Definition:
    """Tables in both are laid over each other too: `unbroken = { fp = 9 }` changes the FP alone."""
    whole = dict(base)
    for key, value in new.items():
        old = whole.get(key)
        whole[key] = {**old, **value} if isinstance(old, dict) and isinstance(value, dict) else value
    return whole
