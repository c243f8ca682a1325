"""Packs: finding them, laying them over the game, and naming every fault with its file, line and field."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.commander.packs.check import PackError, PackFile, Problem, References
from sandtable.commander.rules import names
from sandtable.files.tomllines import KeyPath, key_lines, line_of
from sandtable.games.combat_commander import files as packs

pytestmark = pytest.mark.once  # files and their readers: none of it is compiled

PACK: Final = """\
name = "sample"
title = "A sample"

[provenance]
facts = "none"
ours = "all"
"""

UNITS: Final = """\
[provenance]
facts = "none"
ours = "all"

[[unit]]
name = "italy/alpini"
title = "Alpini"
kind = "squad"
count = 12
unbroken = { fp = 5, range = 4, move = 5, morale = 8, boxed = ["move"] }
broken = { fp = 2, range = 1, move = 1, morale = 8 }
"""

LEADERS: Final = """\
[provenance]
facts = "none"
ours = "all"

[[leader]]
name = "italy/maj-rossi"
title = "Maj Rossi"
rank = "major"

[[rank]]
name = "major"
unbroken = { fp = 2, range = 1, move = 6, morale = 10, command = 3 }
broken = { fp = 1, range = 0, move = 1, morale = 11 }
"""

OB: Final = """\
[provenance]
facts = "none"
ours = "all"

[[ob]]
name = "italy/alpini"
title = "Alpini"
letter = "K"
army = "italian"
quality = "elite"
years = ["1940-43"]

[[ob.size]]
size = "company"
points = 20
initiative = 5
orders = 4
surrender = 12
leaders = 3
units = [{ n = 9, unit = "italy/alpini" }, { n = 2, unit = "italy/weapon-team" }]
weapons = [{ n = 2, weapon = "italy/light-mg" }]
"""


def make_pack(folder: Path, **files: str) -> Path:
    """A pack with a sound pack.toml and these files; ob_italy is ob-italy.toml, maps__hill is maps/hill.toml."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in {"pack": PACK, **files}.items():
        path = folder / (name.replace("__", "/").replace("_", "-") + ".toml")
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def seen(problems: list[Problem]) -> list[tuple[str, int, str]]:
    return [(Path(problem.file).name, problem.line, problem.field) for problem in problems]


# sound packs


def test_a_sound_pack_adds_to_the_game_and_moves_no_index(tmp_path: Path) -> None:
    pack = make_pack(tmp_path, units=UNITS, leaders=LEADERS, ob_italy=OB)
    assert packs.check_pack(pack) == []
    base, with_pack = packs.load_tables(), packs.load_tables([pack])
    assert with_pack.unit_name[: len(base.unit_name)] == base.unit_name
    assert with_pack.unit_name[len(base.unit_name) :] == ["italy/alpini", "italy/maj-rossi"]
    major = with_pack.unit_type("italy/maj-rossi")
    assert (with_pack.unit_vp[major], with_pack.unit_command[2 * major]) == (4, 3)
    assert "italy/alpini" not in base.unit_index
    assert [ob.title for ob in packs.load_orders_of_battle([pack])][-1] == "Alpini"


def test_a_pack_takes_the_place_of_things_with_the_same_name(tmp_path: Path) -> None:
    stronger = UNITS.replace("italy/alpini", "italy/sissi")
    deck = (packs.DATA / "deck-germany.toml").read_text(encoding="utf-8").replace("direction = 1", "direction = 4")
    pack = make_pack(tmp_path, units=stronger, deck_germany=deck)
    assert packs.check_pack(pack) == []
    base, with_pack = packs.load_tables(), packs.load_tables([pack])
    assert with_pack.unit_name == base.unit_name
    assert with_pack.unit_title[with_pack.unit_type("italy/sissi")] == "Alpini"
    breeze = with_pack.card("G-13")
    assert (base.card_direction[breeze], with_pack.card_direction[breeze]) == (1, 4)
    assert with_pack.card_order == base.card_order


def test_a_later_pack_wins_over_an_earlier_one(tmp_path: Path) -> None:
    first = make_pack(tmp_path / "a", units=UNITS)
    second = make_pack(tmp_path / "b", units=UNITS.replace('"Alpini"', '"Mountain troops"'))
    tables = packs.load_tables([first, second])
    assert tables.unit_title[tables.unit_type("italy/alpini")] == "Mountain troops"


# faulty packs


def test_every_fault_is_named_with_its_line_and_field(tmp_path: Path) -> None:
    faulty = (
        UNITS.replace('kind = "squad"', 'kind = "platoon"')
        .replace("count = 12", 'count = "12"')
        .replace("morale = 8 }", "morale = 8, courage = 9 }")
    )
    faulty += '\n[[unit]]\nname = "Alpini"\ntitle = "Alpini"\nkind = "team"\nbroken = 3\n'
    ob = (
        OB.replace('"italy/light-mg"', '"italy/light-gm"').replace('"1940-43"', '"1943-40"').replace("italian", "roman")
    )
    problems = packs.check_pack(make_pack(tmp_path, units=faulty, ob_italy=ob))
    assert seen(problems) == [
        ("ob-italy.toml", 9, "ob[0].army"),
        ("ob-italy.toml", 11, "ob[0].years[0]"),
        ("ob-italy.toml", 21, "ob[0].size[0].weapons[0].weapon"),
        ("units.toml", 8, "unit[0].kind"),
        ("units.toml", 9, "unit[0].count"),
        ("units.toml", 11, "unit[0].broken.courage"),
        ("units.toml", 14, "unit[1].name"),
        ("units.toml", 13, "unit[1].count"),
        ("units.toml", 13, "unit[1].unbroken"),
        ("units.toml", 17, "unit[1].broken"),
    ]
    reasons = {problem.field: problem.reason for problem in problems}
    assert reasons["unit[0].kind"] == "'platoon' is not one of 'squad', 'team'"
    assert reasons["unit[0].count"] == "Expected a whole number, got a text (found '12')"
    assert reasons["unit[1].count"] == "missing"
    assert "near: italy/light-mg" in reasons["ob[0].size[0].weapons[0].weapon"]
    assert str(problems[0]).startswith(f"{tmp_path / 'ob-italy.toml'}:9: ob[0].army: there is no army named 'roman'")


def test_a_faulty_pack_cannot_be_loaded(tmp_path: Path) -> None:
    pack = make_pack(tmp_path, units=UNITS.replace("fp = 5", "fp = 55").replace("italy/", "spain/"))
    with pytest.raises(PackError) as caught:
        packs.load_tables([pack])
    assert seen(caught.value.problems) == [("units.toml", 6, "unit[0].name"), ("units.toml", 10, "unit[0].unbroken.fp")]
    assert len(str(caught.value).splitlines()) == 2


def test_units_may_be_those_of_the_same_pack_but_of_no_other(tmp_path: Path) -> None:
    assert packs.check_pack(make_pack(tmp_path / "a", units=UNITS, ob_italy=OB)) == []
    alone = packs.check_pack(make_pack(tmp_path / "b", ob_italy=OB))
    assert seen(alone) == [("ob-italy.toml", 20, "ob[0].size[0].units[0].unit")]


def test_a_file_that_is_no_toml_is_named_with_its_line(tmp_path: Path) -> None:
    problems = packs.check_pack(make_pack(tmp_path, units="[provenance]\nfacts = \n", maps__hill="tiles = ["))
    assert seen(problems) == [("units.toml", 2, ""), ("hill.toml", 1, "")]
    assert problems[0].reason.startswith("not valid TOML: ")


def test_other_files_that_cannot_be_used(tmp_path: Path) -> None:
    assert seen(packs.check_pack(tmp_path)) == [("pack.toml", 0, "")]
    pack = make_pack(tmp_path, terrain="", rules="")
    (pack / "units.toml").write_bytes(b'name = "\xff"')
    (pack / "weapons.toml").mkdir()
    problems = packs.check_pack(pack)
    assert seen(problems) == [
        ("rules.toml", 0, ""),
        ("terrain.toml", 0, ""),
        ("units.toml", 0, ""),
        ("weapons.toml", 0, ""),
    ]


def test_what_the_shape_of_a_deck_cannot_say(tmp_path: Path) -> None:
    lines = (packs.DATA / "deck-italy.toml").read_text(encoding="utf-8").splitlines()
    first = next(i for i, line in enumerate(lines) if '"I-1"' in line)
    lines[first] = lines[first].replace(", direction = 1", "")
    lines[first + 1] = lines[first + 1].replace("breeze", "cower")
    lines[first + 3] = lines[first + 3].replace("I-4", "I-40")
    del lines[first + 71]
    problems = packs.check_pack(make_pack(tmp_path, deck_italy="\n".join(lines)))
    assert seen(problems) == [
        ("deck-italy.toml", first, "deck.cards"),
        ("deck-italy.toml", first + 1, "deck.cards[0].direction"),
        ("deck-italy.toml", first + 2, "deck.cards[1].direction"),
        ("deck-italy.toml", first + 4, "deck.cards[3].id"),
    ]


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('hex = "A3"', 'hex = "P3"', "hex"),
        ('hex = "A3"', 'hex = "A11"', "hex"),
        ('order = "recover"', 'order = "recovery"', "order"),
        ('action = "assault-fire"', 'action = "op-fire"', "action"),
        ('event = "breeze"', 'event = "wind"', "event"),
        ('trigger = "jammed"', 'trigger = "jam"', "trigger"),
        ("dice = [1, 1]", "dice = [1, 7]", "dice"),
        ('id = "I-1"', 'id = "I-73"', "id"),
        ("direction = 1", "direction = 7", "direction"),
    ],
)
def test_a_wrong_card(tmp_path: Path, old: str, new: str, field: str) -> None:
    text = (packs.DATA / "deck-italy.toml").read_text(encoding="utf-8")
    problems = packs.check_pack(make_pack(tmp_path, deck_italy=text.replace(old, new, 1)))
    assert [problem.field for problem in problems] == [f"deck.cards[0].{field}"]


WEAPON: Final = """\
[provenance]
facts = "none"
ours = "all"

[[weapon]]
name = "any/sling"
title = "Sling"
class = "mortar"
count = 1
fp = 1
range = 4
min_range = 2
fix = [1, 2]
elim = [9, 10]
"""


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("fix = [1, 2]", "fix = [2, 3]", "fix"),
        ("elim = [9, 10]", "elim = [8, 9]", "fix"),
        ("elim = [9, 10]", "elim = [2, 10]", "elim"),
        ("min_range = 2", "min_range = 5", "min_range"),
        ('class = "mortar"', 'class = "sling"', "class"),
        ("fp = 1", "fp = 1\nmove = 1", "move"),
        ("any/sling", "none/sling", "name"),
    ],
)
def test_a_wrong_weapon(tmp_path: Path, old: str, new: str, field: str) -> None:
    assert packs.check_pack(make_pack(tmp_path / "sound", weapons=WEAPON)) == []
    problems = packs.check_pack(make_pack(tmp_path / "wrong", weapons=WEAPON.replace(old, new)))
    assert [problem.field for problem in problems] == [f"weapon[0].{field}"]


def test_units_belong_to_a_nation_and_only_leaders_command(tmp_path: Path) -> None:
    text = UNITS.replace("italy/", "any/")
    assert [p.field for p in packs.check_pack(make_pack(tmp_path / "a", units=text))] == ["unit[0].name"]
    text = UNITS.replace("morale = 8 }", "morale = 8, command = 1 }")
    assert [p.field for p in packs.check_pack(make_pack(tmp_path / "b", units=text))] == ["unit[0]"]
    twice = UNITS + UNITS.split("\n\n", 1)[1]
    problems = packs.check_pack(make_pack(tmp_path / "c", units=twice))
    assert seen(problems) == [("units.toml", 13, "unit[1].name")]


JUNK: Final = st.recursive(
    st.sampled_from(["true", "7", "-1", "2.5", '"x"', "1943-05-06", "nan"]),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(lambda parts: "[" + ", ".join(parts) + "]"),
        st.lists(inner, max_size=2).map(lambda p: "{" + ", ".join(f"k{i} = {v}" for i, v in enumerate(p)) + "}"),
    ),
    max_leaves=5,
)


@given(data=st.data(), junk=JUNK)
def test_no_value_brings_the_checker_down(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject, junk: str
) -> None:
    lines = OB.splitlines()
    i = data.draw(st.sampled_from([i for i, line in enumerate(lines) if " = " in line]))
    lines[i] = lines[i].split(" = ")[0] + " = " + junk
    pack = make_pack(tmp_path_factory.mktemp("pack"), units=UNITS, ob_italy="\n".join(lines))
    for problem in packs.check_pack(pack):
        assert Path(problem.file).name == "ob-italy.toml"
        assert problem.line > 0
        assert problem.reason


# maps and scenarios: checked by whoever knows them


def test_a_registered_checker_gets_the_files_of_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def check_scenario(file: PackFile, references: References) -> list[Problem]:
        faults = [
            (("map",), references.reason("map", file.data["map"])),
            (("force", 1, "unit"), references.reason("unit", file.data["force"][1]["unit"])),
        ]
        return file.problems((path, reason) for path, reason in faults if reason)

    monkeypatch.delitem(packs.FILES.packs.checkers, "maps", raising=False)
    monkeypatch.setitem(packs.FILES.packs.checkers, "scenarios", check_scenario)
    packs.FILES.packs.register_checker("scenarios", check_scenario)
    scenario = 'map = "ridge"\n\n[[force]]\nunit = "italy/alpini"\n\n[[force]]\nunit = "italy/alpino"\n'
    pack = make_pack(tmp_path, units=UNITS, maps__hill="", scenarios__assault=scenario)
    problems = packs.check_pack(pack)
    assert seen(problems) == [("assault.toml", 1, "map"), ("assault.toml", 7, "force[1].unit")]
    assert packs.find_files("maps", [pack])["hill"] == pack / "maps" / "hill.toml"


def test_packs_are_found_where_the_variable_and_the_home_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = make_pack(tmp_path / "home" / ".local" / "share" / "sandtable" / "packs" / "mine")
    listed = make_pack(tmp_path / "many" / "one")
    alone = make_pack(tmp_path / "alone")
    (tmp_path / "many" / "no-pack").mkdir()
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SANDTABLE_PACKS", f"{tmp_path / 'many'}:{alone}:{tmp_path / 'nowhere'}")
    assert packs.find_packs() == [listed, alone, home]
    monkeypatch.delenv("SANDTABLE_PACKS")
    assert packs.find_packs() == [home]


# lines

AWKWARD: Final = '''\
# [not] a = "table"
"quoted key" = 1
a.b.c = [1, # one, ]
  2,
  [3,
   4]]
text = """
[no] = "table"
\\"""" # a quote at the end
other = \'\'\'
x = 1\'\'\'

[server . "a.b"]
port = { low = 1, high = [
  { deep = 2 } ] }

[[fruit]]
name = "apple"
[fruit.skin]
colour = "red"
[[fruit.kind]]
name = "one"
[[fruit.kind]]
name = "two"
[[fruit]]
name = "pear"
[[fruit.kind]]
name = "three"
'''

LINES: Final[dict[KeyPath, int]] = {
    ("quoted key",): 2,
    ("a", "b", "c"): 3,
    ("a", "b", "c", 0): 3,
    ("a", "b", "c", 1): 4,
    ("a", "b", "c", 2): 5,
    ("a", "b", "c", 2, 1): 6,
    ("text",): 7,
    ("other",): 10,
    ("server", "a.b"): 13,
    ("server", "a.b", "port", "high"): 14,
    ("server", "a.b", "port", "high", 0, "deep"): 15,
    ("fruit", 0): 17,
    ("fruit", 0, "name"): 18,
    ("fruit", 0, "skin", "colour"): 20,
    ("fruit", 0, "kind", 1, "name"): 24,
    ("fruit", 1, "name"): 26,
    ("fruit", 1, "kind", 0, "name"): 28,
}


@pytest.mark.parametrize(("path", "line"), LINES.items())
def test_the_line_of_a_key(path: KeyPath, line: int) -> None:
    assert key_lines(AWKWARD)[path] == line


def test_the_line_of_what_is_not_there_is_that_of_what_is_around_it() -> None:
    lines = key_lines(AWKWARD)
    assert line_of(lines, ("fruit", 1, "taste", "sweet")) == 25
    assert line_of(lines, ("vegetable",)) == 0


def paths(value: Any, path: KeyPath) -> list[KeyPath]:
    if isinstance(value, dict):
        return [p for key, inner in value.items() for p in [(*path, key), *paths(inner, (*path, key))]]
    if isinstance(value, list):
        return [p for i, inner in enumerate(value) for p in [(*path, i), *paths(inner, (*path, i))]]
    return []


@pytest.mark.parametrize("file", sorted(packs.DATA.glob("*.toml")), ids=lambda file: file.name)
def test_everything_in_the_games_own_files_has_its_line(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    lines, rows = key_lines(text), text.splitlines()
    for path in paths(tomllib.loads(text), ()):
        if isinstance(path[-1], str):
            assert path[-1] in rows[lines[path] - 1], path
        else:
            assert lines[path] > 0


def test_names_of_kinds_are_parallel_to_their_codes() -> None:
    assert names.ORDER_NAMES[names.ROUT] == "rout"
    assert names.ACTION_NAMES[names.HIDDEN_MINES] == "hidden-mines"
    assert names.ACTION_NAMES[names.SUSTAINED_FIRE] == "sustained-fire"
    assert names.EVENT_NAMES[names.AIR_SUPPORT] == "air-support"
    assert names.EVENT_NAMES[names.WHITE_PHOSPHORUS] == "white-phosphorus"
    assert len(names.EVENT_NAMES) == 77 - 43 + 1
