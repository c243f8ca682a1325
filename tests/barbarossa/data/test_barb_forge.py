"""Cards are forged: they are what the formula gives, every knob moves some of them, and mistakes are named."""

from __future__ import annotations

import re
import shutil
import tomllib
from decimal import Decimal, localcontext
from pathlib import Path

import pytest

from sandtable.files.tomlfile import TomlFile, decode
from sandtable.games.barbarossa.data.forge.__main__ import main
from sandtable.games.barbarossa.data.forge.make import Forge
from sandtable.games.barbarossa.data.forge.numbers import CONTEXT, floor, nearest
from sandtable.games.barbarossa.data.forge.shapes import Formula
from sandtable.games.barbarossa.data.forge.write import cards_text
from sandtable.games.barbarossa.data.packs import DATA, load_tables
from sandtable.kernel.errors import BadFile

pytestmark = pytest.mark.once  # files and their readers: none of it is compiled

NUMBER = re.compile(r"(?<=[=\[, ])-?\d+(?:\.\d+)?(?=\s*(?:#|,|\]|\}|$))", re.MULTILINE)
FILES = ["formula.toml", "inputs.toml", "by_hand.toml", "templates.toml"]


def forge_copy(folder: Path) -> Path:
    for name in [*FILES, "cards.toml"]:
        shutil.copy(DATA / name, folder / name)
    return folder


def test_the_cards_are_what_the_formula_gives() -> None:
    assert main(["--check"]) == 0


def places() -> list[int]:
    return [match.start() for match in NUMBER.finditer((DATA / "formula.toml").read_text(encoding="utf-8"))]


@pytest.fixture(scope="module")
def forge() -> Forge:
    return Forge(DATA)


@pytest.mark.once
@pytest.mark.parametrize("start", places())
def test_every_knob_moves_a_card(start: int, forge: Forge) -> None:
    text = (DATA / "formula.toml").read_text(encoding="utf-8")
    match = NUMBER.match(text, start)
    assert match is not None
    before = (DATA / "cards.toml").read_text(encoding="utf-8")
    moved = False
    for other in [Decimal(match[0]) * Decimal("1.5") + 1, Decimal(match[0]) / 2]:
        number = str(other) if "." in match[0] else str(int(other))
        changed = text[:start] + number + text[match.end() :]
        forge.formula = decode(TomlFile("formula.toml", changed, tomllib.loads(changed)), Formula)
        moved = cards_text(forge.cards()) != before
        if moved:
            break
    assert moved, text[: match.end()].splitlines()[-1]


def test_a_changed_knob_makes_the_cards_stale_until_they_are_forged(tmp_path: Path) -> None:
    forge_copy(tmp_path)
    formula = tmp_path / "formula.toml"
    formula.write_text(formula.read_text(encoding="utf-8").replace("dice = 0.65", "dice = 0.75"), encoding="utf-8")
    assert main(["--check", str(tmp_path)]) == 1
    assert main([str(tmp_path)]) == 0
    assert main(["--check", str(tmp_path)]) == 0
    for name in ["terrain.toml", "numbers.toml", "charts.toml"]:
        shutil.copy(DATA / name, tmp_path / name)
    ours, theirs = load_tables(), load_tables(tmp_path)
    tank = ours.card_of["S13"]
    assert sum(theirs.cards[tank].firepower[4]) > sum(ours.cards[tank].firepower[4])


def test_without_cards_the_check_fails(tmp_path: Path) -> None:
    forge_copy(tmp_path)
    (tmp_path / "cards.toml").unlink()
    assert main(["--check", str(tmp_path)]) == 1


@pytest.mark.parametrize(
    ("name", "old", "new", "field", "reason"),
    [
        ("formula.toml", "suppressed = 1", "suppressed = 1\nlucky = 2", "accuracy", "unknown field `lucky`"),
        ("formula.toml", "factor = 7.4\n", "", "cost", "missing required field `factor`"),
        ("formula.toml", "[cost.measured]\n", "[cost.measured]\nG98 = 1.5\n", "cost.measured", "no card"),
        ("formula.toml", "hex = 250", 'hex = "250"', "scale.hex", "a whole number"),
        ("inputs.toml", "german-squad = 4 }", "german-sqad = 4 }", "unit[1].squads", "near: german-squad"),
        ("inputs.toml", 'trajectory = "howitzer"', 'trajectory = "lob"', "unit[10].gun.trajectory", "no trajectory"),
        ("inputs.toml", 'id = "G02"', 'id = "G01"', "unit[1].id", "twice"),
        ("by_hand.toml", "[card.G02]", "[card.G99]", "unit[1].id", "not in by_hand.toml"),
        ("by_hand.toml", 'kit = "bundles"', 'kit = "bundle"', "card.G01.kit", "near: bundles"),
        ("by_hand.toml", 'nerve = "elite"', 'nerve = "elit"', "card.G02.nerve", "near: elite"),
        ("by_hand.toml", 'specials = ["engineer"]', 'specials = ["enginer"]', "card.G03.specials", "near: engineer"),
        ("by_hand.toml", 'protection = "men"\n', "", "card.G01.protection", "no protection"),
        ("by_hand.toml", 'orders = "infantry"', 'orders = "infanty"', "template", "near: infantry"),
    ],
)  # fmt: skip
def test_a_mistake_is_named(tmp_path: Path, name: str, old: str, new: str, field: str, reason: str) -> None:
    forge_copy(tmp_path)
    text = (tmp_path / name).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        Forge(tmp_path).cards()
    assert caught.value.field.startswith(field) and reason in caught.value.reason
    assert main(["--check", str(tmp_path)]) == 2


def test_halves_go_up_and_roots_do_not_blur_them() -> None:
    with localcontext(CONTEXT):
        assert [nearest(Decimal(text)) for text in ["2.5", "3.5", "2.4999", "0.5", "0.49"]] == [3, 4, 2, 1, 0]
        assert nearest(Decimal("6.25").sqrt()) == 3
        third = Decimal(1) / 3
        assert (nearest(third * 3 / 2), floor(third * 3)) == (1, 1)
