"""What the design notes say of nations, Leaders, map and cards, held against the data."""

from __future__ import annotations

from statistics import mean
from typing import Final

import pytest
from great_war_files import AMERICA, FRANCE, GERMANY, usual_tables

from sandtable.commander.rules.names import HERO, LEADER, SQUAD, TEAM
from sandtable.games.combat_commander.files import DATA as SISTER_DATA
from sandtable.games.combat_commander.files import FILES as SISTER
from sandtable.games.great_war_commander.files import DATA, FILES
from sandtable.games.great_war_commander.rules.words import WORDS

pytestmark = pytest.mark.once  # files and their readers: none of it is compiled

T: Final = usual_tables()
WHOLE, FLIPPED = 0, 1


def troops(nation: int, *kinds: int) -> list[int]:
    """Types of a nation, each as often as it has counters."""
    found = [k for k in range(len(T.unit_name)) if T.unit_nation[k] == nation and T.unit_kind[k] in kinds]
    return [k for k in found for _ in range(T.unit_count[k])]


def average(values: list[int], nation: int, *kinds: int, side: int = WHOLE) -> float:
    return mean(values[k * 2 + side] for k in troops(nation, *kinds))


@pytest.mark.rule("gwc:notes.1")
def test_each_nation_has_its_character() -> None:
    fp, morale, command = [
        [average(values, nation, *kinds) for nation in (GERMANY, FRANCE, AMERICA)]
        for values, kinds in ((T.unit_fp, (SQUAD, TEAM)), (T.unit_morale, (SQUAD, TEAM)), (T.unit_command, (LEADER,)))
    ]
    assert fp[AMERICA] > max(fp[GERMANY], fp[FRANCE])
    assert command[FRANCE] > command[GERMANY] > command[AMERICA]
    assert morale[FRANCE] < morale[GERMANY]
    broken = [average(T.unit_morale, nation, SQUAD, TEAM, side=FLIPPED) for nation in (GERMANY, FRANCE)]
    assert broken[0] > broken[1]
    kinds_of_weapons = [T.weapon_nation.count(nation) for nation in (GERMANY, FRANCE, AMERICA)]
    assert kinds_of_weapons[GERMANY] == max(kinds_of_weapons)


@pytest.mark.rule("gwc:notes.2")
def test_the_colonel_alone_has_command_three_and_outranks_all() -> None:
    colonel = T.unit_type("france/col-driant")
    assert T.unit_command[colonel * 2] == 3
    others = [k for k, kind in enumerate(T.unit_kind) if kind in (LEADER, HERO) and k != colonel]
    assert max(T.unit_command[k * 2] for k in others) == 2
    assert max(T.unit_rank[k] for k in others) < T.unit_rank[colonel]


@pytest.mark.rule("gwc:notes.3")
def test_one_row_more_than_the_sister_game_27_actions_and_41_events() -> None:
    ours = {(m.cols, m.rows) for m in (FILES.maps.bare(path) for path in sorted((DATA / "maps").glob("*.toml")))}
    theirs = {SISTER.maps.bare(path).rows for path in sorted((SISTER_DATA / "maps").glob("*.toml"))}
    assert ours == {(15, 11)} and theirs == {10}
    actions = {T.cites.of("actions", WORDS.actions[a]).partition(".")[0] for a in T.card_action}
    assert actions | {"A42"} == {f"A{n}" for n in range(29, 56)}
    assert {T.cites.of("events", WORDS.events[e]) for e in T.card_event} == {f"E{n}" for n in range(57, 98)}
