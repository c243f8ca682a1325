"""What a step may expect of all that lies beside the map: piles, tracks, chits, and marks of the Turn. Not compiled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from sandtable.cases.table import Difference, held
from sandtable.commander.cases.format import Step
from sandtable.commander.packs.scenario import SIDES
from sandtable.commander.rules.notation import short, weapon_tag
from sandtable.commander.rules.state import (
    ACTIVATED,
    ADVANCING,
    BROKEN,
    CONCEALED,
    FIRING,
    HALTED,
    HELD,
    IN_BOX,
    IN_MIX,
    MOVED,
    MOVING,
    OFF,
    ON_ROAD,
    OP_FIRING,
    SUPPRESSED,
    TIME_TRACK,
    VETERAN,
    State,
)
from sandtable.kernel.errors import SandtableError

if TYPE_CHECKING:
    from sandtable.commander.cases.check import Table

MARKS: Final = {
    BROKEN: "broken",
    SUPPRESSED: "suppressed",
    VETERAN: "veteran",
    ACTIVATED: "activated",
    MOVING: "moving",
    OP_FIRING: "op-firing",
    MOVED: "moved",
    CONCEALED: "concealed",
    HELD: "held",
    FIRING: "firing",
    ADVANCING: "advancing",
    ON_ROAD: "on-road",
    HALTED: "halted",
}
EMPTY: Final = "-"  # a space of a track with nothing on it
ROWS: Final = ["meddling"]  # words that lie in an order
PILES: Final = ["draw", "strategy_draw", "joined_draw", "joined_strategy_draw"]  # of which a case names the top


def words(text: str) -> str:
    return " ".join(sorted(text.split()))


def beside(table: Table, step: Step) -> Iterator[Difference]:
    """Everything that all games of the family have."""
    yield from piles(table, step)
    yield from tracks(table, step)
    yield from chits(table, step)
    yield from units(table, step)
    g = table.g
    if step.recovered is not None:
        players = [name for side, name in enumerate(SIDES) if g.recovered >> side & 1]
        yield "recovered", words(step.recovered), words(" ".join(players))
    for name, wanted, now in (
        ("orders_given", step.orders_given, g.orders_given),
        ("turn", step.turn, g.turn),
        ("sudden_death", step.sudden_death, g.sudden_death),
    ):
        if wanted is not None:
            yield name, str(wanted), str(now)


# --- cards ---


def piles(table: Table, step: Step) -> Iterator[Difference]:
    g = table.g
    card_name = g.rules.tables.card_name
    for side, wanted in step.draw.items():
        yield pile(f"draw.{side}", wanted, [card_name[card] for card in reversed(table.draw_pile(SIDES.index(side)))])
    for side, wanted in step.discards.items():
        yield in_place(f"discards.{side}", wanted, [card_name[card] for card in table.discard_pile(SIDES.index(side))])
    for side, cards in step.seen.items():
        yield held(f"seen.{side}", cards, [card_name[card] for card in g.seen[SIDES.index(side)]])


def pile(what: str, wanted: int | list[str], cards: list[str]) -> Difference:
    """How many cards lie there, or the topmost in their order; an empty list means an empty pile."""
    return in_place(what, wanted, cards[: len(wanted)] if isinstance(wanted, list) and wanted else cards)


def in_place(what: str, wanted: int | list[str], cards: list[str]) -> Difference:
    if isinstance(wanted, int):
        return what, str(wanted), str(len(cards))
    return what, str(wanted), str(cards)


# --- off the map ---


def tracks(table: Table, step: Step) -> Iterator[Difference]:
    g = table.g
    for side, wanted in step.casualties.items():
        if isinstance(wanted, str):
            row = [EMPTY if u < 0 else table.unit_name(u) for u in g.casualties[SIDES.index(side)]]
            yield f"casualties.{side}", " ".join(wanted.split()), " ".join(row)
    for side, lost in step.weapons_lost.items():
        nation = g.rules.nation[SIDES.index(side)]
        in_box = [w for w in range(len(g.w_type)) if g.w_carrier[w] == IN_BOX and of_nation(g, w, nation)]
        yield f"weapons_lost.{side}", words(lost), words(" ".join(table.piece_name(weapon_tag(g, w)) for w in in_box))
    for space, waiting in step.time_track.items():
        yield f"time_track.{space}", words(waiting), words(" ".join(on_space(table, space)))
    for name, count in step.mix.items():
        yield f"mix.{name}", str(count), str(left_in_mix(table, name))


def of_nation(g: State, w: int, nation: int) -> bool:
    """A Weapon of no nation is shown in both boxes."""
    return g.rules.tables.weapon_nation[g.w_type[w]] in (nation, -1)


def on_space(table: Table, space: str) -> list[str]:
    """Units by their tags, Radios and Fortifications by what they are."""
    if not space.isdigit():
        raise SandtableError(f"{space!r} is no space of the Time Track")
    g, number = table.g, int(space)
    found = [u for u in range(len(g.u_type)) if g.u_hex[u] == TIME_TRACK and number in table.spaces(u)]
    tags = [table.unit_name(u) for u in found]
    radios = triples(g.radio_waiting, number)
    forts = triples(table.found().get("fort_waiting", []), number)
    tags += [short(g.rules.tables.radio_name[kind]) for kind in radios]
    return tags + [g.rules.tables.words.forts[kind] for kind in forts]


def triples(waiting: list[int], space: int) -> list[int]:
    """Kinds on a space, of a list of side, kind and space."""
    return [waiting[i + 1] for i in range(0, len(waiting), 3) if waiting[i + 2] == space]


def left_in_mix(table: Table, name: str) -> int:
    g = table.g
    t = g.rules.tables
    own = table.counters_left(name)
    if own is not None:
        return own
    if name in t.unit_index:
        kind = t.unit_index[name]
        used = [u for u in range(len(g.u_type)) if g.u_type[u] == kind and g.u_hex[u] != OFF]
        return t.unit_count[kind] - len(used)
    if name in t.weapon_index:
        kind = t.weapon_index[name]
        return t.weapon_count[kind] - len(
            [w for w in range(len(g.w_type)) if g.w_type[w] == kind and g.w_carrier[w] != IN_MIX]
        )
    if name in t.radio_name:
        kind = t.radio_name.index(name)
        return t.radio_count[kind] - (g.radio + g.radio_waiting[1::3]).count(kind)
    if name in t.words.forts[1:]:
        fort = t.words.forts.index(name)
        return t.fort_count[fort] - g.h_fort.count(fort)
    raise SandtableError(
        f"{name!r} is no unit, Weapon, Radio or marker of the mix; write its nation too, as in germany/rifle"
    )


# --- chits and the cup ---


def chits(table: Table, step: Step) -> Iterator[Difference]:
    g = table.g
    letter = g.rules.tables.chit_letter
    if step.open_chits is not None:
        yield held("open_chits", step.open_chits, [letter[chit] for chit in g.open_chits])
    for side, wanted in step.secret_chits.items():
        yield held(f"secret_chits.{side}", wanted, [letter[chit] for chit in g.secret_chits[SIDES.index(side)]])
    if step.chit_pool is not None:
        yield held("chit_pool", step.chit_pool, [letter[chit] for chit in g.chit_pool])
    if step.cup is not None:
        values = step.cup if isinstance(step.cup, int) else [str(value) for value in step.cup]
        yield held("cup", values, [str(value) for value in g.cup])


# --- marks and stacks ---


def units(table: Table, step: Step) -> Iterator[Difference]:
    g = table.g
    if step.activated is not None:
        found = [table.unit_name(u) for u in range(len(g.u_type)) if g.u_flags[u] & ACTIVATED]
        yield "activated", words(step.activated), words(" ".join(found))
    for tag, wanted in step.marks.items():
        flags = g.u_flags[table.unit(tag)]
        names = {**MARKS, **table.flag_names()}
        yield f"marks.{tag}", words(wanted), words(" ".join(name for flag, name in names.items() if flags & flag))
    for name, tags in step.in_hex.items():
        hex = table.hex(name)
        there = [table.unit_name(u) for u in range(len(g.u_type)) if g.u_hex[u] == hex]
        yield f"in_hex.{name}", words(tags), words(" ".join(there))
    for name, side in step.sole.items():
        last = g.h_sole[table.hex(name)]
        yield f"sole.{name}", side, SIDES[last - 1] if last else "nobody"


# --- what this game alone has ---


def own(table: Table, step: Step) -> Iterator[Difference]:
    if not step.own:
        return
    found = table.found()
    for key, wanted in step.own.items():
        if key not in found:
            raise SandtableError(f"own.{key}: unknown; known are {', '.join(found) or 'none'}")
        yield from own_key(key, wanted, found[key])


def own_key(key: str, wanted: Any, now: Any) -> Iterator[Difference]:
    if not isinstance(now, dict):
        yield one_thing(f"own.{key}", key, wanted, now)
        return
    if not isinstance(wanted, dict):
        raise SandtableError(f"own.{key}: write a table, such as {{ axis = ... }}")
    for name, value in wanted.items():
        yield one_thing(f"own.{key}.{name}", key, value, now.get(name, ""))


def one_thing(what: str, key: str, wanted: Any, now: Any) -> Difference:
    """Words in any order; piles in theirs."""
    if key in ROWS:
        return what, " ".join(str(wanted).split()), str(now)
    if isinstance(now, list) and isinstance(wanted, int | list):
        return pile(what, wanted, now) if key in PILES else in_place(what, wanted, now)
    return what, words(str(wanted)), words(str(now))
