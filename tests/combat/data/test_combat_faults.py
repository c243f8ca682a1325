"""Mistakes in the data files: each names its file, line, field and reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sandtable.files.tomlfile import field_line, read_toml
from sandtable.games.combat.data.packs import DATA, load_events, load_tables
from sandtable.kernel.errors import BadFile

pytestmark = pytest.mark.once  # files and their readers: none of it is compiled

FAULTS = [
    ("weapons.toml", "rof = [3]", "rof = [3, 1]", "weapon[4].rof", "rates rise"),
    ("weapons.toml", "[[1, 2], [3, 1], [8, 0]", "[[3, 2], [3, 1], [8, 0]", "weapon[1].bands", "limits rise"),
    ("weapons.toml", "very_heavy = true\n", "", "weapon[6].belt", "Very Heavy"),
    ("weapons.toml", "frag = [4, 2]", "frag = [4]", "explosive[0].damage", "same one or two"),
    ("weapons.toml", "damage = [3, 1]\nfrag = [4, 2]", "damage = [3, 1, 1]\nfrag = [4, 2, 1]", "explosive[0].damage",
     "same one or two"),
    ("friendlies.toml", "weapons = { m3 = 7,", "weapons = { m4 = 7,", "man[0].weapons", "no Weapon named 'm4'"),
    ("friendlies.toml", 'team = "baker"', 'team = "red"', "man[6].team", "other side"),
    ("friendlies.toml", 'name = "pvt-crowe"', 'name = "pvt-cragg"', "man[5].name", "here already"),
    ("friendlies.toml", 'baker = ["pvt-johnson", ', 'baker = ["pvt-jonson", ', "squad[0].baker", "near: pvt-johnson"),
    ("friendlies.toml", 'baker = ["pvt-johnson", ', "baker = [", "squad[0].baker", "has 3 men"),
    ("friendlies.toml", "roll = 2", "roll = 3", "squad", "in the order of the die"),
    ("enemies.toml", "number = 14", "number = 13", "man[13].number", "here already"),
    ("enemies.toml", 'gun = "assistant"', "", "man", "must be followed by an Assistant"),
    ("enemies.toml", "dummy = true", "dummy = true\ntq = 3", "man[44]", "nothing but a Team"),
    ("charts.toml", "-4M", "-4X", "order-terrain.reload", "-4X"),
    ("charts.toml", '"open field', '"field open', "order-terrain.columns", "must be"),
    ("charts.toml", "\nsneak ", "\nsneek ", "order-terrain.sneek", "near: sneak"),
    ("markers.toml", 'ws = "all"', 'ws = "some"', "order", "neither a number nor all"),
    ("markers.toml", 'name = "rapid-fire"', 'name = "run-and-gun"', "order[1].name", "here already"),
    ("terrain.toml", 'sight = "drawn"', 'sight = "drown"', "terrain[4].sight", "near: drawn"),
    ("friendly-deck.toml", "initiative = [42, 52, 30]", "initiative = [42, 52, 31]", "card[3].initiative", "even"),
    ("friendly-deck.toml", "initiative = [42, 52, 30]", "initiative = [42, 52, 42]", "card[3].initiative", "different"),
    ("friendly-deck.toml", "initiative = [42, 52, 30]", "", "card[3]", "only Event cards"),
    ("friendly-deck.toml", 'wound = "light-wound"', 'wound = "none"', "card[1]", "only Event cards"),
    ("friendly-deck.toml", 'effect = "jam"', 'effect = "jamm"', "card[11].effect", "near: jam"),
    ("friendly-deck.toml", 'effect = "jam"', 'effect = "wind"', "card[11].effect", "not for discard cards"),
    ("friendly-deck.toml", 'args = ["both", -1]', "args = [-1]", "card[5].args", "takes 2 arguments"),
    ("friendly-deck.toml", 'args = ["able"]', 'args = ["abel"]', "card[24].args", "is none of"),
    ("enemy-deck.toml", "initiative = 63", "initiative = 64", "card[43].initiative", "is odd"),
    ("enemy-deck.toml", "initiative = 63", "initiative = 3", "card[43].initiative", "here already"),
    ("enemy-deck.toml", '"aimed-fire C"', '"aimed-fire 5 C"', "card", "others have none"),
    ("enemy-deck.toml", '"sneak 1/2"', '"sneak 1/7"', "card", "directions are 1 to 6"),
    ("enemy-deck.toml", '"sneak 1/2"', '"sneek 1/2"', "card", "near: sneak"),
]  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(DATA, tmp_path / "data")
    return tmp_path / "data"


@pytest.mark.parametrize(("name", "old", "new", "field", "reason"), FAULTS)
def test_a_mistake_in_a_data_file(folder: Path, name: str, old: str, new: str, field: str, reason: str) -> None:
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        load_tables(folder)
    assert caught.value.source == str(folder / name)
    assert caught.value.field.startswith(field)
    assert reason in caught.value.reason
    assert caught.value.line > 0


@pytest.mark.parametrize(
    ("old", "new", "field", "reason"),
    [
        ('"81mm"', '"82mm"', "result[0].args", "near: 81mm"),
        ('"1d6", "1d6"]', '"1d6", "1d7"]', "result[0].args", "no roll of dice"),
        ('effect = "rally"', 'effect = "steady"', "result[4].effect", "not for event"),
        ('name = "friendly-attack"', 'name = "attack"', "name", "not the name of its file"),
        ('[[result]]\nname = "quiet-moment"\neffect = "nothing"\n', "", "result", "10 results, this one 9"),
        ('effect = "nothing"', 'effect = "smoke"\nargs = [3]', "result[9].hexes", "needs hexes"),
        ('effect = "nothing"', 'effect = "nothing"\nhexes = "01.01"', "result[9].args", "takes no hexes"),
        ('effect = "nothing"', 'effect = "nothing"\nhexes = "01.99"', "result[9].hexes", "is not a hex"),
    ],
)  # fmt: skip
def test_a_mistake_in_an_event_table(folder: Path, old: str, new: str, field: str, reason: str) -> None:
    path = folder / "events" / "friendly-attack.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        load_events("friendly-attack", folder)
    assert caught.value.field == field and reason in caught.value.reason and caught.value.line > 0


def test_files_that_are_no_toml(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_text("a = 1\nb = \n", encoding="utf-8")
    with pytest.raises(BadFile, match=r"x\.toml:2: not valid TOML"):
        read_toml(path)
    path.write_bytes(b"a = '\xff'")
    with pytest.raises(BadFile, match="not UTF-8"):
        read_toml(path)
    with pytest.raises(BadFile, match="cannot be read"):
        read_toml(tmp_path / "none.toml")


def test_lines_of_fields() -> None:
    text = "a = 1\n[b]\nc = [\n  { d = 2 },\n]\n[[e.f]]\ng = 1\n[[e.f]]\ng = 2\n"
    assert [field_line(text, field) for field in ("a", "b.c[0].d", "e.f[1].g", "e.f[0].x", "b")] == [1, 4, 9, 6, 2]
    assert field_line(text, "nothing") == 0 and field_line("", "a") == 0
