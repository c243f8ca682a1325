"""The tables of Squads, Teams, Runners, Leaders and Tanks."""

from __future__ import annotations

from typing import Final

from sandtable.commander.packs.data import Data, nation_code, since, until
from sandtable.commander.packs.schemas import Leader, Side, Tank, TankSide, Unit
from sandtable.commander.rules import names
from sandtable.commander.rules.tables import EVER, NEVER, NONE, QUALITIES, Tables

RUNNER: Final = "runner"
TANK: Final = "tank"


def fill_units(t: Tables, data: Data) -> None:
    t.deploy_team = [NONE] * (len(data.nations) * QUALITIES)
    t.hero_type = [NONE] * len(data.nations)
    t.private_type = [NONE] * len(data.nations)
    for name, piece in data.units.items():
        t.unit_index[name] = len(t.unit_name)
        t.unit_name.append(name)
        t.unit_title.append(piece.title)
        t.unit_nation.append(nation_code(t, name))
        if isinstance(piece, Leader):
            _leader(t, data, piece)
        elif isinstance(piece, Tank):
            _tank(t, data, piece)
        else:
            _unit(t, data, piece)
        kind = t.unit_index[name]
        t.unit_seniority.append((t.unit_rank[kind] * 100 + t.unit_command[kind * 2]) * 100 + t.unit_morale[kind * 2])


def _unit(t: Tables, data: Data, unit: Unit) -> None:
    vp = data.numbers.vp
    worth = {"squad": vp.squad, "team": vp.team, RUNNER: vp.runner}[unit.kind]
    quality = names.QUALITY_NAMES.index(unit.quality) if unit.quality else names.NO_QUALITY
    _kind(t, data, unit.kind, worth, unit.count)
    t.unit_quality.append(quality)
    t.unit_private.append(0)
    t.unit_rank.append(0)
    t.unit_engineer.append(int(unit.engineer))
    t.unit_steady.append(int(unit.steady))
    _service(t, unit)
    if quality != names.NO_QUALITY:
        t.deploy_team[nation_code(t, unit.name) * QUALITIES + quality] = t.unit_index[unit.name]
    _stats(t, unit.unbroken, unit.broken)


def _leader(t: Tables, data: Data, leader: Leader) -> None:
    rank = data.ranks[leader.rank]
    nation, vp = nation_code(t, leader.name), data.numbers.vp
    unbroken, broken = leader.unbroken or rank.unbroken, leader.broken or rank.broken
    if leader.rank == "hero":
        _kind(t, data, "hero", vp.hero, 1)
        t.hero_type[nation] = t.unit_index[leader.name]
    else:
        _kind(t, data, "leader", vp.leader + unbroken.command, 1)  # 7.1: Command of the unbroken side
    if leader.rank == "private":
        t.private_type[nation] = t.unit_index[leader.name]
    t.unit_private.append(int(leader.rank == "private"))
    t.unit_rank.append(rank.seniority)
    _plain(t)
    _service(t, None)
    _stats(t, unbroken, broken)


def _tank(t: Tables, data: Data, tank: Tank) -> None:
    _kind(t, data, TANK, data.numbers.vp.tank, tank.count)
    t.unit_private.append(0)
    t.unit_rank.append(0)
    _plain(t)
    _service(t, tank)
    _tank_side(t, tank.unbroken, data.numbers.tanks.adjacent_fp)
    _tank_side(t, tank.broken, 0)


def _plain(t: Tables) -> None:
    """What only Squads, Teams and Runners may be."""
    t.unit_quality.append(names.NO_QUALITY)
    t.unit_engineer.append(0)
    t.unit_steady.append(0)


def _kind(t: Tables, data: Data, kind: str, vp: int, count: int) -> None:
    leads = kind in ("leader", "hero")
    t.unit_kind.append(t.words.kinds.index(kind))
    t.unit_leads.append(int(leads))
    t.unit_figures.append(data.numbers.figures[kind])
    t.unit_vp.append(vp)
    t.unit_count.append(count)
    t.unit_is_runner.append(int(kind == RUNNER))
    t.unit_is_tank.append(int(kind == TANK))
    t.unit_led.append(int(not leads and kind != TANK))
    t.unit_covered.append(int(kind != TANK))
    t.unit_spaces.append(data.numbers.tanks.spaces if kind == TANK else 1)
    t.unit_carries.append(int(kind in data.numbers.limits.carriers))


def _service(t: Tables, piece: Unit | Tank | None) -> None:
    t.unit_from.append(since(piece.since) if piece else EVER)
    t.unit_until.append(until(piece.until) if piece else NEVER)
    t.unit_tank_leads.append(int(isinstance(piece, Tank) and piece.unbroken.command > 0))


def _tank_side(t: Tables, side: TankSide, close_fp: int) -> None:
    t.unit_fp.append(side.mg_fp)
    t.unit_range.append(side.mg_range)
    t.unit_move.append(NONE if side.move is None else side.move)
    t.unit_morale.append(side.morale)
    t.unit_command.append(side.command)
    for boxed in (t.unit_boxed_fp, t.unit_boxed_range, t.unit_boxed_move):
        boxed.append(0)
    t.gun_fp.append(side.gun_fp)
    t.gun_range.append(side.gun_range)
    t.close_fp.append(close_fp)
    t.bog.append(side.bog)


def _stats(t: Tables, unbroken: Side, broken: Side) -> None:
    for side in (unbroken, broken):
        t.unit_fp.append(side.fp)
        t.unit_range.append(side.range)
        t.unit_move.append(side.move)
        t.unit_morale.append(side.morale)
        t.unit_command.append(side.command)
        t.unit_boxed_fp.append(int("fp" in side.boxed))
        t.unit_boxed_range.append(int("range" in side.boxed))
        t.unit_boxed_move.append(int("move" in side.boxed))
        t.gun_fp.append(0)
        t.gun_range.append(0)
        t.close_fp.append(0)
        t.bog.append(0)
