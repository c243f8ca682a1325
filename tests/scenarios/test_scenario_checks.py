"""Faults in what a scenario says of set-up, exits, events and choices: each is named by field and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.games.combat_commander import files

GUIDE = (Path(__file__).resolve().parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
MILL = GUIDE.split("```toml\n")[1].split("```")[0]

Faulty = tuple[str, str, str]  # what is added (after ">>" to the Axis), field named, part of the reason
VP = "effects = [{ vp = 1 }]"


def checked(tmp_path: Path, added: str) -> list[str]:
    text = MILL
    if added.startswith(">>"):
        text = text.replace("[axis]\n", f"[axis]\n{added[2:]}\n", 1)
    elif added.startswith("areas"):
        text = text.replace("areas = [{ depth = 6 }]", added, 1)
    else:
        text = text.replace("vp = 4\n", f"vp = 4\n{added}\n", 1)
    path = tmp_path / "mill.toml"
    path.write_text(text, encoding="utf-8")
    return [str(problem) for problem in files.check_scenario(files.read_file(path), files.base_references())]


FAULTS: list[Faulty] = [
    ('areas = [{ depth = 6, on = "castle" }]', "axis.areas[0].on", "nor is it a word for places"),
    ("areas = [{ depth = 6, within = 2 }]", "axis.areas[0].near", "says of no place how near"),
    ('areas = [{ depth = 6, near = "A1" }]', "axis.areas[0].within", "near needs within or beyond"),
    ('areas = [{ near = "A1", within = 1000 }]', "axis.areas[0].within", "not within -1 to 30"),
    ('areas = [{ depth = 6, edge = "north" }]', "axis.areas[0].edge", "top, right"),
    ('areas = [{ lot = "A1" }]', "axis.areas[0].within", "how near"),
    ("areas = [{ depth = 6, each = true }]", "axis.areas[0].each", "give lot"),
    ("areas = [{ depth = 6, cover = 5000 }]", "axis.areas[0].cover", "not within"),
    ("areas = [{ depth = 100000 }]", "axis.areas[0].depth", "not within 0 to 30"),
    ('>>placing = [{ group = "x", chain = true }]', "axis.placing[0].group", "not known"),
    (">>placing = [{ apart = 999 }]", "axis.placing[0].apart", "not within"),
    (">>placing = [{ chain = true, apart = 2 }]", "axis.placing[0].apart", "a chain cannot"),
    (">>placing = [{ most = 1 }, { most = 2 }]", "axis.placing[1].group", "already"),
    (">>reserve = [{ count = 99, spaces = [2] }]", "axis.reserve[0].count", "not within 1 to 5"),
    (">>reserve = [{ count = 1, spaces = [] }]", "axis.reserve[0].spaces", "one space"),
    (">>reserve = [{ count = 1, spaces = [14] }]", "axis.reserve[0].spaces[0]", "not within"),
    (">>reserve = [{ count = 1, spaces = [2, 2] }]", "axis.reserve[0].spaces[1]", "twice"),
    ('>>reserve = [{ count = 1, spaces = [2], units = ["rifel"] }]', "axis.reserve[0].units[0]", "no unit of germany"),
    ('>>entries = [{ hexes = "A1" }]', "axis.entries[0].group", "waits on the Time Track"),
    ('>>reserve = [{ count = 1, spaces = [2] }]\nentries = [{ group = "main" }]', "axis.entries[0]", "as without it"),
    ('>>jammed = [{ weapons = ["light-mg"] }]', "axis.jammed[0].weapons[0]", "has no 'light-mg'"),
    (">>jammed = [{ count = 0 }]", "axis.jammed[0].count", "not within"),
    ('>>weapons = [{ weapon = "light-mg", to = "x" }]', "axis.weapons[0].to", "no units of the group"),
    ('>>weapons = [{ weapon = "light-mg", space = 99 }]', "axis.weapons[0].space", "not within"),
    (">>exits = [{ factor = 10 }]", "axis.exits[0].factor", "not within"),
    ('>>exits = [{ hexes = "Z9" }]', "axis.exits[0].hexes", "not a hex"),
    (">>exits = [{ given = [{}] }]", "axis.exits[0].given[0]", "asks for nothing"),
    (">>exits = [{ given = [{ objective = 3 }] }]", "axis.exits[0].given[0]", "go together"),
    ('>>exits = [{ unless = [{ side = "axis" }] }]', "axis.exits[0].unless[0]", "side goes with"),
    ('>>exits = [{ any_of = [{ event = "x" }] }]', "axis.exits[0].any_of[0].event", "not known"),
    (">>exits = [{}]\nexit_forbidden = true", "axis.exits[0]", "forbidden"),
    (f'events = [{{ when = "drizzle", {VP} }}]', "events[0].when", "exit, loss"),
    (f'events = [{{ when = "exit", space = 3, {VP} }}]', "events[0].space", "time"),
    (f'events = [{{ when = "loss", objective = 3, {VP} }}]', "events[0].objective", "control"),
    (f'events = [{{ when = "time", units = ["squad"], {VP} }}]', "events[0]", "about no unit"),
    (f'events = [{{ when = "time", space = 99, {VP} }}]', "events[0].space", "not within"),
    ('events = [{ when = "loss", effects = [] }]', "events[0].effects", "nothing happens"),
    ('events = [{ when = "loss", effects = [{}] }]', "events[0].effects[0]", "does nothing"),
    ('events = [{ when = "loss", effects = [{ vp = 100000 }] }]', "events[0].effects[0].vp", "not within"),
    ('events = [{ when = "loss", effects = [{ first = true }] }]', "events[0].effects[0].first", "before the start"),
    ('events = [{ when = "loss", effects = [{ count = 2 }] }]', "events[0].effects[0].do", "do what"),
    ('events = [{ when = "loss", effects = [{ do = "dance" }] }]', "events[0].effects[0].do", "rally"),
    ('events = [{ when = "loss", effects = [{ arrive = "x" }] }]', "events[0].effects[0].arrive", "waits for it"),
    (f'events = [{{ when = "time", {VP} }}]', "events[0].effects[0].side", "say whose"),
    (f'choices = [{{ side = "axis", options = [{{ {VP} }}] }}]', "choices[0].options", "2 to 12"),
    (
        'choices = [{ side = "axis", options = [{ effects = [{ draw = 1 }] }, { effects = [{ cards = ["A-1"] }] }] }]',
        "choices[0].options[0].effects[0].draw",
        "not dealt yet",
    ),
    (
        'choices = [{ side = "axis", options = [{ effects = [{ vp = 1 }] }, { effects = [{ cards = ["A-1"] }] }] }]',
        "choices[0].options[1].effects[0].cards[0]",
        "not in the deck of germany",
    ),
]


@pytest.mark.parametrize(("added", "field", "reason"), FAULTS)
def test_a_fault_is_named_by_field_and_reason(tmp_path: Path, added: str, field: str, reason: str) -> None:
    problems = checked(tmp_path, added)
    assert any(f" {field}: " in problem and reason in problem for problem in problems), problems


@pytest.mark.parametrize(
    "added",
    [
        'areas = [{ depth = 6, on = "road woods open", near = "objective-3", within = 9 }]',
        ">>placing = [{ chain = true, away = 3 }]\nreserve = [{ count = 2, at_least = 0, spaces = [2, 3] }]",
        '>>exits = [{ hexes = "edge-bottom", given = [{ objective = 3, held_by = "axis" }] }, { factor = 2 }]',
        'events = [{ when = "loss", side = "axis", units = ["leaders"], effects = [{ do = "rally", count = 1 }] }]',
        'choices = [{ side = "axis", options = [{ effects = [{ vp = 1 }] }, { effects = [{ cards = ["G-1"] }] }] }]',
    ],
)
def test_what_the_page_explains_is_sound(tmp_path: Path, added: str) -> None:
    assert checked(tmp_path, added) == []
