"""A pack may put the printed numbers in place of ours: counters, cards, tables and chits."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from great_war_files import DATA, GERMANY, copy_data, packs_in

from sandtable.commander.rules.tables import Tables
from sandtable.games.great_war_commander.rules.words import WORDS

PACK = 'name = "mine"\ntitle = "Mine"\ngame = "great-war-commander"\n\n[provenance]\nfacts = "none"\nours = "all"\n'


def fp(name: str) -> Callable[[Tables], object]:
    return lambda t: t.unit_fp[2 * t.unit_type(name)]


@pytest.mark.parametrize(("file", "old", "new", "seen", "found"), [
    ("units", "fp = 5, range = 6, move = 4, morale = 8", "fp = 7, range = 6, move = 4, morale = 8",
     fp("germany/fusiliere"), 7),
    ("leaders", "fp = 2, range = 1, move = 6, morale = 10, command = 3", "fp = 3, range = 1, move = 6, morale = 10",
     fp("france/col-driant"), 3),
    ("tanks", "bog = 5, morale = 11, command = 2", "bog = 8, morale = 11, command = 2",
     lambda t: t.bog[2 * t.unit_type("france/schneider-leader")], 8),
    ("weapons", "elim = [10, 11]", "elim = [9, 11]", lambda t: t.weapon_elim_low[t.weapon_type("germany/mg-08")], 9),
    ("radios", "fp = 8", "fp = 10", lambda t: t.radio_fp[t.radio_name.index("germany/telephone-77mm")], 10),
    ("chits", "objective = 2\nvalue = 1", "objective = 4\nvalue = 1", lambda t: t.chit_objective[t.chit("B")], 4),
    ("nations", 'gas = "1915-06"', 'gas = "1915-04"', lambda t: t.gas_from[GERMANY], 1915 * 12 + 4),
    ("deck-germany", '"command-confusion", action = "crossfire"', '"recover", action = "crossfire"',
     lambda t: WORDS.orders[t.card_order[t.card("G-1")]], "recover"),
    ("deck-germany", "dice = [3, 2]", "dice = [3, 6]", lambda t: t.card_coloured[t.card("G-1")], 6),
    ("strategy-germany", '"drachen", rule = "S98.4.3", moments = ["own-turn"]',
     '"drachen", rule = "S98.4.3", moments = ["own-turn"], from = "1916-01"',
     lambda t: t.strategy_from[t.strategy_name.index("drachen")], 1916 * 12 + 1),
    ("support-germany", 'pieces = [{ unit = "germany/bote" }]', 'pieces = [{ unit = "germany/garde" }]',
     lambda t: [t.unit_name[u] for r, u in zip(t.support_roll, t.support_unit, strict=True) if r == 3][0],
     "germany/garde"),
])  # fmt: skip
def test_a_pack_puts_other_numbers_in_place(
    tmp_path: Path, file: str, old: str, new: str, seen: Callable[[Tables], object], found: object
) -> None:
    packs = packs_in(copy_data(tmp_path / "data"))
    text = (DATA / f"{file}.toml").read_text(encoding="utf-8")
    assert old in text
    pack = tmp_path / "mine"
    pack.mkdir()
    (pack / "pack.toml").write_text(PACK, encoding="utf-8")
    (pack / f"{file}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    assert packs.check_pack(pack) == []
    assert seen(packs.load_tables([])) != found == seen(packs.load_tables([pack]))
