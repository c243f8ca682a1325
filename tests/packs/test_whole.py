"""What the files of a pack must not do to the game around them."""

from __future__ import annotations

from pathlib import Path

import pytest
from good_pack import UNITS, write_pack
from mutations import great_war_pack

from sandtable.games.combat_commander import files as commander
from sandtable.games.great_war_commander.files import FILES as GREAT_WAR

pytestmark = pytest.mark.once  # none of it is compiled

NATIONS = (commander.DATA / "nations.toml").read_text(encoding="utf-8")
CHITS = (commander.DATA / "chits.toml").read_text(encoding="utf-8")


def told(pack: Path) -> list[tuple[str, str]]:
    return [(Path(problem.file).name, problem.field) for problem in commander.check_pack(pack)]


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [('letter = "A"', 'letter = "X"', "nation[0].letter"), ('side = "allies"', 'side = "axis"', "nation[0].side")],
)
def test_a_nation_stays_what_it_is(tmp_path: Path, old: str, new: str, field: str) -> None:
    assert told(write_pack(tmp_path / "good", {"nations.toml": NATIONS})) == []
    pack = write_pack(tmp_path / "bad", {"nations.toml": NATIONS.replace(old, new, 1)})
    assert ("nations.toml", field) in told(pack)


def test_the_chits_that_scenarios_name_are_there(tmp_path: Path) -> None:
    """A set of chits takes the place of the game's own."""
    head, *chits = CHITS.split("[[chit]]")
    assert told(write_pack(tmp_path / "good", {"chits.toml": CHITS})) == []
    pack = write_pack(tmp_path / "bad", {"chits.toml": "[[chit]]".join([head, *chits[1:]])})
    assert told(pack) == [("chits.toml", "chit")]


def test_only_a_team_has_a_quality(tmp_path: Path) -> None:
    """Deploy would turn a Squad into two Squads, and these into four."""
    text = UNITS.replace('kind = "squad"', 'kind = "squad"\nquality = "line"', 1)
    assert told(write_pack(tmp_path, {"units.toml": text})) == [("units.toml", "unit[0].quality")]


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('hidden_gun = "germany/77-mm-gun"\n', "", "nation[0].hidden_gun"),
        ('hidden_gun = "germany/77-mm-gun"', 'hidden_gun = "germany/78-mm-gun"', "nation[0].hidden_gun"),
    ],
)
def test_a_hidden_gun_is_one_that_there_is(tmp_path: Path, old: str, new: str, field: str) -> None:
    files = great_war_pack()
    assert old in files["nations.toml"]
    files["nations.toml"] = files["nations.toml"].replace(old, new, 1)
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert [(problem.field) for problem in GREAT_WAR.packs.check_pack(tmp_path)] == [field]
