"""Faults in files of Great War Commander are named with file, field and reason."""

from __future__ import annotations

from pathlib import Path

import pytest
from great_war_files import DATA, copy_data, packs_in

from sandtable.games.combat_commander.files import check_data as sister_check

pytestmark = pytest.mark.once  # files and their readers: none of it is compiled

NEHRING_BROKEN = "broken = { fp = 1, range = 0, move = 2, morale = 11 }\n\n[[leader]]"


def test_the_games_own_files_have_no_fault(tmp_path: Path) -> None:
    assert packs_in(copy_data(tmp_path / "data")).check_data() == []
    assert packs_in(DATA).check_data() == []
    assert sister_check() == []


@pytest.mark.parametrize(
    ("file", "old", "new", "field", "reason"),
    [
        ("units", 'until = "1914-12"', 'until = "1914"', "unit[0].until", "'1914' is not a month such as 1916-05"),
        ("units", 'until = "1914-12"', 'until = "1914-13"', "unit[0].until", "is not a month"),
        ("units", 'from = "1916-01"', 'from = "1916-01"\nuntil = "1915-12"', "unit[5].until", "before 1916-01"),
        ("units", 'kind = "runner"', 'kind = "tank"', "unit[8].kind", "not one of 'squad', 'team', 'runner'"),
        ("units", "engineer = true", 'engineer = "yes"', "unit[6].engineer", "true or false"),
        ("leaders", 'rank = "colonel"', 'rank = "general"', "leader[10].rank", "no rank named 'general'"),
        ("leaders", "seniority = 3", "seniority = -1", "rank[0].seniority", ">= 0"),
        (
            "leaders",
            "broken = { fp = 1, range = 0, move = 2, morale = 11 }\n\n[[leader]]",
            "\n[[leader]]",
            "leader[1]",
            "both",
        ),
        ("leaders", "morale = 10, command = 2 }", "morale = 10, orders = 2 }", "leader[1].unbroken.orders", "unknown"),
        ("weapons", "elim = [10, 11]", "elim = [9, 10]", "weapon[0].fix", "end at 11"),
        ("weapons", "fix = [1, 5]", "fix = [1, 10]", "weapon[0].elim", "both repair and eliminate"),
        ("weapons", 'class = "hmg"', 'class = "smg"', "weapon[0].class", "not one of"),
        ("weapons", 'from = "1917-01"', 'from = "1917-1"', "weapon[1].from", "is not a month"),
        ("weapons", "team_only = true", "team_only = 1", "weapon[6].team_only", "true or false"),
        ("tanks", "mg_range = 5, ", "", "tank[0].unbroken.mg_range", "FP and range"),
        ("tanks", ", bog = 5", "", "tank[0].unbroken.bog", "bog number"),
        ("tanks", "morale = 9 }", "morale = 9, bog = 5 }", "tank[0].broken.bog", "bog number"),
        ("tanks", "mg_fp = 5, mg_range = 6, ", "", "tank[5].unbroken", "a gun, an MG or both"),
        ("tanks", '"france/saint-chamond"', '"france/schneider"', "tank[2].name", "here already"),
        ("deck-germany", 'hex = "G11"', 'hex = "G12"', "deck.cards[6].hex", "15 columns and 11 rows"),
        ("deck-germany", "direction = 1 ", "direction = 0 ", "deck.cards[6].direction", "direction"),
        ("deck-germany", 'order = "air-assault"', 'order = "air-raid"', "deck.cards[1].order", "no order named"),
        ("deck-germany", 'of = "germany"', 'of = "prussia"', "deck.cards[64].of", "no nation named 'prussia'"),
        ("deck-germany", "dice = [3, 2] }", 'dice = [3, 2], of = "france" }', "deck.cards[0].of", "only Marksmanship"),
        ("deck-germany", 'from = "1917-01"', 'from = "January"', "deck.cards[23].from", "is not a month"),
        ("strategy-france", '"assaults"', '"sorties"', "strategy.cards[3].name", "no strategy named 'sorties'"),
        ("strategy-france", '"assaults"', '"under-shot"', "strategy.cards[8].name", "here already"),
        ("strategy-france", '["melee"]', '["brawl"]', "strategy.cards[7].moments[0]", "'brawl' is not one of"),
        ("strategy-france", '["melee"]', "[]", "strategy.cards[7].moments", "never be played"),
        ("strategy-france", '"1917-12"', '"1914-12"', "strategy.cards[6].until", "before 1915-01"),
        ("support-germany", "roll = 4", "roll = 5", "support.row", "each roll from 2 to 12"),
        ("support-germany", "red_x = true", 'radio = "germany/telephone-77mm"', "support.row", "one row is the Red X"),
        ("support-germany", 'rank = "lieutenant"', 'rank = "major"', "support.row[8].pieces[0].rank", "no rank named"),
        ("support-germany", 'unit = "germany/bote"', "", "support.row[1].pieces[0]", "a unit or any Leader"),
        ("support-germany", '"germany/mg-08"', '"germany/mg-42"', "support.row[9].pieces[0].weapon", "no weapon named"),
        ("chits", '"exit-plus-1"', '"exit-plus-2"', "chit[18].special", "not one of"),
        ("numbers", '"H11"', '"H12"', "observers.hexes[3]", "15 columns and 11 rows"),
        ("numbers", '["squad", "team"]', '["squad", "crew"]', "limits.carriers[1]", "'crew' is not one of"),
        ("numbers", 'row_from = "1915-01"', 'row_from = "1915"', "barrages.row_from", "is not a month"),
        ("nations", 'side = "central"', 'side = "axis powers"', "nation[0].side", "not one of"),
        ("nations", 'gas = "1915-06"', 'gas = "june"', "nation[0].gas", "is not a month"),
    ],
)
def test_a_fault(tmp_path: Path, file: str, old: str, new: str, field: str, reason: str) -> None:
    home = copy_data(tmp_path / "data")
    path = home / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    problems = packs_in(home).check_data()
    assert [(Path(problem.file).stem, problem.field) for problem in problems] == [(file, field)]
    assert reason in problems[0].reason


def test_a_strategy_deck_has_nine_cards(tmp_path: Path) -> None:
    home = copy_data(tmp_path / "data")
    path = home / "strategy-america.toml"
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if '"scout"' not in line]
    path.write_text("\n".join(lines), encoding="utf-8")
    (problem,) = packs_in(home).check_data()
    assert (problem.field, problem.reason) == ("strategy.cards", "a nation has 9 Strategy Cards, this one 8")


def test_a_support_table_has_items_or_rows(tmp_path: Path) -> None:
    home = copy_data(tmp_path / "data")
    path = home / "support-america.toml"
    path.write_text(path.read_text(encoding="utf-8").partition("[[support.row]]")[0], encoding="utf-8")
    (problem,) = packs_in(home).check_data()
    assert (problem.field, problem.reason) == ("support", "a Support Table has either items or rows")


def test_a_pack_may_add_a_tank_and_a_leader_with_stats_of_his_own(tmp_path: Path) -> None:
    provenance = '[provenance]\nfacts = "none"\nours = "all"\n\n'
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "pack.toml").write_text('name = "more"\ntitle = "More"\n\n' + provenance, encoding="utf-8")
    (pack / "tanks.toml").write_text(
        provenance
        + '[[tank]]\nname = "germany/a7v"\ntitle = "A7V"\ncount = 1\nfrom = "1918-03"\n'
        + "unbroken = { gun_fp = 7, gun_range = 10, mg_fp = 6, mg_range = 6, move = 3, bog = 7, morale = 12 }\n"
        + "broken = { mg_fp = 3, mg_range = 5, morale = 10 }\n",
        encoding="utf-8",
    )
    packs = packs_in(copy_data(tmp_path / "data"))
    assert packs.check_pack(pack) == []
    tables = packs.load_tables([pack])
    tank = tables.unit_type("germany/a7v")
    assert tank == len(tables.unit_name) - 1
    assert (tables.unit_is_tank[tank], tables.gun_fp[2 * tank], tables.gun_fp[2 * tank + 1]) == (1, 7, 0)
