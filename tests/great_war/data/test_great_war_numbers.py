"""The numbers and citations of Great War Commander: each is in its file, is what the rulebook says, and is read."""

from __future__ import annotations

import csv
import re
from pathlib import Path
from typing import Final

import pytest
from great_war_files import AMERICA, DATA, FRANCE, GERMANY, copy_data, month, packs_in, usual_tables

from sandtable.commander.rules.tables import EVER, NEVER, NONE, Tables
from sandtable.games.combat_commander.files import load_tables as sister_tables
from sandtable.games.great_war_commander.rules.words import WORDS

pytestmark = pytest.mark.once  # readers of files are not compiled

NUMBER: Final = re.compile(r"(?<=[=\[,] )-?\d+(?=\s*(?:#|,|\]|\}|$))|(?<=\[)\d+", re.MULTILINE)
MONTH: Final = re.compile(r'"19(\d\d)-(\d\d)"')
FILES: Final = ["numbers.toml", "nations.toml"]
LEDGER: Final = DATA.parent / "ledger" / "great-war-commander.tsv"


@pytest.fixture(scope="module")
def t() -> Tables:
    return usual_tables()


@pytest.mark.rule("gwc:A51")
def test_germans_and_americans_give_no_quarter(t: Tables) -> None:
    assert [t.gives_no_quarter[nation] for nation in (GERMANY, FRANCE, AMERICA)] == [1, 0, 1]


@pytest.mark.rule("gwc:1.1a")
def test_hand_sizes(t: Tables) -> None:
    assert t.hand_size == [6, 4, 5]  # attack, defend, recon


@pytest.mark.rule("gwc:8.2a", "gwc:F128.2a", "gwc:E63")
def test_limits(t: Tables) -> None:
    assert (t.stacking_limit, t.mine_strengths, t.mine_fp_tanks, t.deserters_retreat) == (7, [6], 9, 3)
    assert t.discard_limit == [4, 3, 3]


@pytest.mark.rule("gwc:6.1.2e", "gwc:7.3.1.2", "gwc:O27.2.1a")
def test_victory_points_beside_those_of_counters(t: Tables) -> None:
    assert (t.time_advance_vp, t.no_quarter_vp, t.light_wounds_vp) == (1, 2, -1)
    assert (t.runner_exit_vp, t.tank_objective_vp) == (1, 1)


@pytest.mark.rule("gwc:2.1a", "gwc:2.1b", "gwc:O19.2.1.1b")
def test_the_map_and_its_observers(t: Tables) -> None:
    assert (t.map_columns, t.map_rows) == (15, 11)
    hexes = [f"{chr(65 + col)}{row + 1}" for col, row in zip(t.observer_col, t.observer_row, strict=True)]
    assert hexes == ["A6", "O6", "H1", "H11"]
    assert t.observer_level == 2


@pytest.mark.rule("gwc:6.1.2f")
def test_tracks_and_markers(t: Tables) -> None:
    assert (t.time_spaces, t.casualty_spaces) == (13, 20)
    assert (t.smoke_removed, t.gas_removed) == (2, 2)
    assert (t.gas_count, t.blaze_count) == (21, 8)
    assert t.tank_hindrance == 1


@pytest.mark.rule("gwc:O17.1d", "gwc:O17.1e")
def test_aircraft(t: Tables) -> None:
    assert [t.bombing(month(1914, 12)), t.bombing(month(1915, 1)), t.bombing(month(1918, 11))] == [3, 6, 6]
    assert t.strafing_fp == 5
    assert t.strafing_from == [month(1915, 8), month(1916, 2), month(1917, 4)]
    assert t.air_break_from == month(1917)


@pytest.mark.rule("gwc:O19.2b", "gwc:O19.2.1.4b", "gwc:A54.1")
def test_when_things_begin(t: Tables) -> None:
    assert (t.barrage_from, t.barrage_reach) == (month(1915), 3)
    assert t.gas_from == [month(1915, 6), month(1915, 7), month(1917, 4)]
    assert t.storm_troops_from == month(1916)


@pytest.mark.rule("gwc:intro.1")
def test_germany_stands_against_the_entente(t: Tables) -> None:
    assert t.nation_axis == [1, 0, 0]
    assert [t.nation("germany"), t.nation("france"), t.nation("america")] == [GERMANY, FRANCE, AMERICA]


def test_the_sister_game_has_nothing_of_all_this() -> None:
    t = sister_tables()
    assert (t.map_columns, t.map_rows, t.time_spaces, t.casualty_spaces) == (15, 10, 13, 0)
    assert (t.smoke_removed, t.gas_removed, t.gas_count, t.blaze_count) == (1, 0, 0, 0)
    assert (t.runner_exit_vp, t.tank_objective_vp, t.tank_hindrance, t.mine_fp_tanks) == (0, 0, 0, 0)
    assert (t.barrage_from, t.smoke_from, t.storm_troops_from, t.air_break_from) == (EVER, EVER, EVER, NEVER)
    assert t.observer_col == t.bombing_from == t.strategy_name == []
    assert set(t.gas_from) == set(t.strafing_from) == {NEVER}
    assert set(t.unit_carries) == set(t.unit_covered) == set(t.unit_spaces) == {1}
    for flags in (t.unit_is_runner, t.unit_is_tank, t.unit_tank_leads, t.unit_engineer, t.unit_steady, t.unit_rank):
        assert set(flags) == {0}
    assert (set(t.unit_from), set(t.unit_until)) == ({EVER}, {NEVER})
    assert t.unit_led == [1 - leads for leads in t.unit_leads]
    assert set(t.card_marksmen) == set(t.support_red_x) == {NONE}
    assert set(t.support_slot) == set(t.card_event_from) == {0}


# every number and date of these files is read


def contents(tables: Tables) -> dict[str, object]:
    found = {name: getattr(tables, name) for name in dir(tables) if not name.startswith("_")}
    return {name: value for name, value in found.items() if isinstance(value, int | str | list | dict)}


def places(pattern: re.Pattern[str]) -> list[tuple[str, int]]:
    """Each match in the files, by its place in the text."""
    return [(name, m.start()) for name in FILES for m in pattern.finditer((DATA / name).read_text(encoding="utf-8"))]


def changed(home: Path, name: str, start: int, old: str, new: str) -> dict[str, object]:
    """The tables when one place of a file says something else."""
    file = copy_data(home) / name
    text = file.read_text(encoding="utf-8")
    file.write_text(text[:start] + new + text[start + len(old) :], encoding="utf-8")
    return contents(packs_in(home).load_tables())


@pytest.mark.parametrize(("name", "start"), places(NUMBER))
def test_a_number_is_read_from_its_file(name: str, start: int, tmp_path: Path) -> None:
    found = NUMBER.match((DATA / name).read_text(encoding="utf-8"), start)
    assert found is not None
    tables = changed(tmp_path / "data", name, start, found[0], str(int(found[0]) + 1))
    assert tables != contents(usual_tables())


@pytest.mark.parametrize(("name", "start"), places(MONTH))
def test_a_date_is_read_from_its_file(name: str, start: int, tmp_path: Path) -> None:
    found = MONTH.match((DATA / name).read_text(encoding="utf-8"), start)
    assert found is not None
    tables = changed(tmp_path / "data", name, start, found[0], f'"1913-{found[2]}"')
    assert tables != contents(usual_tables())


# citations

NEVER_SAID: Final = {"cliff", "cliff-with-weapon", "commissar-roll"}  # the sister game's alone


def test_every_reason_and_line_of_the_log_is_cited(t: Tables) -> None:
    cited = t.cites.tables
    assert set(WORDS.reasons) - set(cited["reasons"]) <= NEVER_SAID
    own_tables = {"order-given", "action-played", "event", "trigger", "placed", "radio-arrived", "support-roll"}
    assert {name for name, _ in WORDS.tells} - set(cited["told"]) - own_tables <= NEVER_SAID
    assert set(WORDS.forts[1:]) == set(cited["forts"])


def test_every_purpose_of_a_roll_can_be_rolled_again(t: Tables) -> None:
    questions = {f"initiative-{purpose}" for purpose in WORDS.purposes} - {"initiative-commissar"}
    assert questions <= set(t.cites.prompts)


def test_every_rule_cited_is_in_the_ledger() -> None:
    with LEDGER.open(encoding="utf-8", newline="") as file:
        known = [row["id"] for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)]
    text = (DATA / "citations.toml").read_text(encoding="utf-8")
    for number in re.findall(r'^[\w-]+ = "([\d.]+|[A-Z][\d.]+)"$', text, re.MULTILINE):
        row = re.compile(re.escape(number) + r"(?![0-9])")
        assert any(row.match(id) for id in known), number
