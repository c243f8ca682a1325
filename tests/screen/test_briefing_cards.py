"""The briefing card: every field that a scenario uses has words, and nobody is told what another holds secretly."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from typing import Any, get_type_hints

import msgspec
import pytest

from phrases import faults, phrases_in, said, wire
from sandtable.commander.packs import scenario as commander_format
from sandtable.commander.screen import briefing_card as commander_card
from sandtable.files.tomlshapes import Part
from sandtable.games.combat.screen import briefing_card as combat_card
from sandtable.games.combat.screen.screen import SCREEN as COMBAT
from sandtable.games.combat_commander.screen import SCREEN as CC
from sandtable.games.great_war_commander.screen import SCREEN as GWC
from sandtable.kernel.errors import SandtableError
from sandtable.phrase import read_phrase
from sandtable.screens.screen import Screen
from sandtable.texts import Texts, languages

Json = dict[str, Any]
Path = tuple[str | int, ...]
SCREENS: list[Screen] = [CC, GWC, COMBAT]
SHIPPED = [(screen, str(card["name"])) for screen in SCREENS for card in screen.scenarios()]
SPECTATOR = -1

# a scenario that says everything the format knows
EVERYTHING: Json = {
    "name": "everything", "title": "Everything", "map": "causeway", "year": 1944, "month": 3, "sudden_death": 7,
    "number": 99, "difficulty": 2, "description": "All at once.", "lesson": "Much.", "provenance": "Ours.",
    "first": "axis", "initiative": "allies", "time": 1, "vp": 3, "mine_fp": 7, "concealed_setup": True,
    "setup": [{"side": "axis", "group": "main", "units": 2}, {"side": "allies", "group": "ambush"}],
    "shared_chits": ["A"], "shared_draws": 1, "melee_ties": "axis",
    "lying": [{"weapon": "russia/heavy-mg", "hex": "C4", "side": "axis", "broken": True}],
    "open_chits": ["G"], "open_draws": 1, "excluded_chits": ["V"], "control": {"1": "axis"},
    "terrain": [{"terrain": "hedge", "cost": 2, "cover": 3, "hindrance": 1},
                {"terrain": "marsh", "cost": 2.5, "side": "axis"},
                {"terrain": "wall", "barred": True},
                {"terrain": "brush", "advance_only": True}], "haze": 2, "sight_limit": 5, "ties": "axis",
    "dark": [{"beyond": 2, "every": 2, "since": 1, "until": 6}],
    "changes": [{"space": 4, "side": "axis", "vp": 2, "surrender": -1}], "map_data": None,
    "map_changes": [{"terrain": "marsh", "becomes": "open", "hexes": "C4"}, {"level": 1},
                    {"objective": 4, "hexes": "B2"}],
    "values": [
        {"side": "axis", "since": 3, "until": 5, "orders": 4, "hand": 6, "discards": 2, "late_discards": 1,
         "snipers": 2},
        {"side": "", "haze": 2, "sight_limit": 4},
        {"orders": 5, "given": [{"time_from": 2}], "any_of": [{"time_from": 3}], "unless": [{"time_to": 4}]},
    ],
    "weather": {"by_time": 1, "events": {"breeze": -1}, "least": 1, "most": 5}, "hindrance_adds": ["haze", "smoke"],
    "rolls": [{"roll": "attack", "add": -1, "side": "axis", "since": 2, "until": 8, "beyond": 3, "within": 6,
               "per_hex": False, "hexes": "C5", "units": ["squad"],
               "given": [{"time_from": 2}], "any_of": [{"time_from": 3}], "unless": [{"time_to": 4}]},
              {"roll": "firepower", "add": -1, "beyond": 2, "per_hex": True}],
    "stacking": [{"limit": 10, "hexes": "C4", "side": "allies"}],
    "sights": [{"hex": "C4", "sees": "F6", "hindrance": 1, "blocked": False},
               {"hex": "C5", "sees": "F7", "blocked": True}],
    "going": [{"between": ["building"], "hexes": "C4 C5", "same_building": True, "side": "axis", "cost": 1.5,
               "safe": True, "barred": False}, {"between": ["woods"], "barred": True},
              {"hexes": "C4 F8", "advance": 5},
              {"hexes": "C4 F9", "move": 6, "cost": 2, "into": "F9", "since": 2, "until": 8,
               "given": [{"time_from": 2}], "any_of": [{"time_from": 3}], "unless": [{"time_to": 4}]}],
    "options": {"edition": "europe"}, "define": {},
    "events": [
        {"when": "loss", "side": "axis", "name": "alarm", "units": ["squad"], "hexes": "A1", "count": 2, "once": True,
         "given": [{"objective": 3, "held_by": "allies"}, {"event": "alarm", "times": 2}],
         "any_of": [{"side": "axis", "lost": 3, "exited": 2, "lead": 4, "on_map": 5, "holds": 2}],
         "unless": [{"hexes": "A2", "occupied_by": "axis", "units": 2, "of": ["squad"], "more": True,
                     "unbroken": True, "initiative": "axis", "time_from": 2, "time_to": 6}],
         "effects": [
             {"side": "axis", "vp": 3, "surrender": -1, "do": "rally", "count": 2, "units": ["team"], "hexes": "A4",
              "by": "allies", "initiative": True, "control": 4, "sudden_death": 1, "draw": 1, "arrive": "ambush",
              "after": 2, "radio": "break", "chits": 1, "secret": 1, "end": True, "win": True},
         ]},
        {"when": "time", "space": 4, "roll_from": 5, "roll_to": 9, "effects": [{"side": "axis", "vp": 1}]},
        {"when": "end", "effects": [{"side": "axis", "vp": 1, "per": "unit", "units": ["squad"], "hexes": "A4"}]},
        {"when": "start", "effects": [{"put": "wire", "hexes": "A4"}, {"clear": "smoke", "hexes": "A5"}]},
        {"when": "control", "objective": 4, "effects": [{"vp": 1}]},
        {"when": "order", "card": "fire", "side": "axis", "given": [{"event": "alarm", "turns": 2}],
         "effects": [{"ground": "woods", "hexes": "A4"}, {"discard": 2}, {"ask": "help"}]},
        {"when": "turn", "side": "axis", "effects": [{"strike": 6, "hexes": "A4", "count": 1}]},
        {"when": "enter", "effects": [{"do": "suppress", "it": True}, {"do": "break", "hexes": "A4", "nearest": True},
                                      {"put": "smoke", "hexes": "A4", "under": "axis"},
                                      {"put": "smoke", "hexes": "A4 A5", "count": 1, "by": "axis"},
                                      {"side": "axis", "posture": "attack", "time": True, "reveal": True}]},
    ],
    "choices": [
        {"side": "axis", "when": "deal", "options": [
            {"effects": [{"first": True, "cards": ["G-5"], "pick_order": "fire", "pick_action": "ambush"}]},
            {"effects": [{"forts": "mines", "fort_count": 2, "group": "ambush"}]},
            {"effects": [{"weapons": ["light-mg"]}]},
        ]},
        {"side": "axis", "when": "asked", "name": "help",
         "options": [{"effects": [{"vp": 1}]}, {"effects": [{"draw": 1}]}]},
        {"side": "axis", "when": "asked", "name": "more",
         "options": [{"effects": [{"vp": 2}]}, {"effects": [{"draw": 2}]}]},
    ],
    "axis": {
        "nation": "germany", "posture": "defend", "quality": "line", "orders": 2, "surrender": 5, "edge": "top",
        "army": "german", "turned": False, "joined": ["italy"], "hand": ["G-1"], "hand_size": 5, "removed": ["G-2"],
        "cards": [
            {"order": "fire", "action": "ambush", "as_order": "move", "as_action": "concealment"},
            {"event": "breeze", "as_event": "dust", "may": True, "ids": ["G-13"]},
            {"event": "hero", "as_event": "nothing"}, {"trigger": "sniper", "as_trigger": "time"},
        ],
        "removed_kinds": [{"order": "rout", "action": "ambush", "event": "dust"}], "defends": ["points"],
        "weapon_rules": [
            {"weapon": "light-mg", "captured": True, "rooted": True, "falls_with_fort": True, "shots": 2, "rounds": 3,
             "target_hexes": "C4", "target_terrain": ["building"], "target_forts": ["bunker"],
             "target_units": ["team"], "since": 3, "smoke": "yes"},
        ],
        "barred": [{"order": "move", "since": 2, "until": 5, "given": [{"time_from": 2}],
                    "any_of": [{"time_from": 3}], "unless": [{"time_to": 4}]}, {"action": "ambush"},
                   {"order": "move", "units": ["squad"], "group": "ambush", "hexes": "C4"}],
        "own_orders": [{"order": "rout", "effects": [{"vp": 1}], "since": 2, "until": 5, "given": [{"time_from": 2}],
                        "any_of": [{"time_from": 3}], "unless": [{"time_to": 4}]}],
        "retreat": "right", "leads": [{"leaders": ["leader"], "units": ["squad"]}],
        "loss_factor": 2, "open_hand": True, "keeps_initiative": True,
        "mortar_spotters": [{"leader": "sgt-ganz", "within": 2}],
        "hidden": [
            {"unit": "line-team", "weapon": "light-mg", "count": 2, "veteran": True, "when": "enemy-turn", "since": 2,
             "hexes": "C4 C5", "cover": 1, "away": 2, "unseen": True},
            {"fort": "wire"},
        ],
        "secret_chits": ["L"], "secret_draws": 1, "discard_limit": 2, "late_discard": 1, "exit_factor": 2,
        "exit_forbidden": False, "confined": "A1 A2",
        "units": [
            {"unit": "rifle", "count": 2, "weapon": "light-mg", "weapon_broken": True, "broken": True,
             "group": "ambush", "suppressed": True, "veteran": True, "hex": "", "held": True, "space": -1,
             "stack": "staff", "waits": True},
            {"unit": "rifle", "hex": "B2"}, {"unit": "rifle", "space": 3, "or_by_lot": ["pionier"]},
        ],
        "weapons": [{"weapon": "heavy-mg", "count": 2, "broken": True, "group": "ambush", "to": "ambush"},
                    {"weapon": "light-mg", "space": 3, "or_by_lot": ["medium-mortar"]}],
        "forts": [{"fort": "wire", "count": 2, "hex": "C3", "only": True, "held": True},
                  {"fort": "mines", "group": "ambush"},
                  {"fort": "trench", "space": 4}],
        "areas": [{"group": "ambush", "depth": 4, "from_depth": 1, "hexes": "H1", "without": "A1", "edge": "left",
                   "on": "woods", "off": "road", "near": "A2", "within": 2, "beyond": 1, "cover": 1, "lot": "A5",
                   "each": True}],
        "placing": [{"group": "ambush", "chain": True, "chain_forts": True, "most": 1, "apart": 2, "away": 3,
                     "unseen": True,
                     "fill": "A3", "inside": "A4", "inside_count": 2}],
        "entries": [{"group": "ambush", "depth": 4, "from_depth": 1, "hexes": "H1", "without": "A1", "edge": "left",
                     "on": "woods", "off": "road", "near": "A2", "within": 2, "beyond": 1, "cover": 1,
                     "lot": "A6", "each": True, "no_enemy": True, "away": 2, "unseen": True}],
        "reserve": [{"group": "ambush", "count": 3, "at_least": 1, "spaces": [2, 3], "units": ["squad"], "most": 1,
                     "together": True, "by_lot": True}],
        "jammed": [{"count": 1, "weapons": ["heavy-mg"]}],
        "exits": [{"edge": "left", "hexes": "A1", "units": ["leader"], "factor": 3, "returns": False,
                   "carrying": "light-mg",
                   "given": [{"objective": 3, "held_by": "allies"}],
                   "any_of": [{"time_from": 3}], "unless": [{"time_from": 4}], "effects": [{"vp": 2}]}],
        "radio": {"radio": "radio-105mm", "broken": True, "space": -1, "box": "local",
                  "blast": 2, "drift": "none", "smoke": "yes", "missions": 3, "spotters": ["leader"],
                  "registered": "C4"},
    },
    "allies": {
        "nation": "russia", "posture": "attack", "quality": "elite", "orders": 3, "surrender": 6, "edge": "bottom",
        "exit_forbidden": True, "radio": {"radio": "radio-122mm", "space": 2},
    },
}  # fmt: skip

OTHERS = {
    "posture": "recon", "quality": "green", "edge": "left", "nation": "italy", "army": "greek", "first": "allies",
    "initiative": "axis", "side": "allies", "unit": "conscript", "weapon": "light-mortar", "fort": "bunker",
    "radio": "radio-81mm", "terrain": "wall", "box": "gas", "order": "advance", "action": "dig-in",
    "do": "harden", "pick_order": "move", "pick_action": "dig-in", "when": "loss", "held_by": "nobody",
    "by": "axis", "forts": "bunker", "per": "hex", "put": "smoke", "clear": "bunker", "trigger": "jammed",
    "as_trigger": "none", "ties": "allies", "or_by_lot": "light-mortar", "weapons": "light-mortar", "spotters": "team",
    "carrying": "heavy-mg", "ground": "brush", "card": "move", "ask": "more", "name": "other",
    "leaders": "hero", "becomes": "brush", "under": "allies", "smoke": "no", "group": "reserve", "retreat": "left",
    "as_order": "rout", "as_action": "dig-in", "joined": "britain", "open_chits": "H", "secret_chits": "H",
}  # fmt: skip
# of Combat!
SOME = {
    "morale": ["normal", "bold", "cautious", "aggressive"], "alert": ["waiting", "alert"],
    "friendly": ["friendly-hill", "friendly-night"], "enemy": ["enemy-night", "enemy-rescue"],
    "rank": ["officer", "nco", "any"], "for": ["papers", "friendly-killed"], "weapon": ["30cal", "mg42"],
    "team": ["red", "white", "yellow", "blue"], "teams": ["able", "baker", "charlie"], "edge": ["north", "south"],
    "man": ["connor", "maloney"], "name": ["good-victory", "court-martial"],
}  # fmt: skip
HEX = re.compile(r"(\d\d)\.(\d\d)")


def cards(screen: Screen, scenario: Json) -> str:
    """What all seats read."""
    options = screen.scenario_options(scenario)
    return wire([screen.briefing_card(scenario, options, seat) for seat in range(len(screen.title.seats))])


def leaves(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else []
    for key, value in entries:
        if isinstance(value, dict | list):
            yield from leaves(value, (*path, key))
        else:
            yield (*path, key), value


def changed(data: Json, path: Path, value: Any) -> Json:
    other = copy.deepcopy(data)
    place: Any = other
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return other


def other_values(path: Path, value: Any) -> list[Any]:
    """Something else that could stand there."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int | float):
        return [value + 1, value + 2, max(0, value - 1), *range(1, 7)]
    name = str(next(key for key in reversed(path) if isinstance(key, str)))
    others = [OTHERS[name]] if name in OTHERS and OTHERS[name] != value else []
    others += [some for some in SOME.get(name, []) if some != value] + shifted_hexes(value)
    return [*others, f"{value} A3".strip(), "A3", "allies" if value == "axis" else "axis"]


def shifted_hexes(text: str) -> list[str]:
    """Hexes of Combat! with the last one elsewhere."""
    found = list(HEX.finditer(text))
    if not found:
        return []
    last, column, row = found[-1], int(found[-1][1]), int(found[-1][2])
    near = [(column, row + 1), (column, row - 1), (column + 1, row), (column - 1, row), (column, row + 2)]
    return [f"{text[: last.start()]}{c:02}.{r:02}{text[last.end() :]}" for c, r in near]


def named(path: Path) -> str:
    return ".".join(key for key in path if isinstance(key, str))


def unnoticed(screen: Screen, scenario: Json, untold: set[str]) -> list[str]:
    """Fields that could say something else without a word of it on the card."""
    before = cards(screen, scenario)
    found: list[str] = []
    for path, value in leaves(scenario):
        if named(path) in untold or path[0] in untold or value is None:
            continue
        notices = False
        for other in other_values(path, value):
            try:
                notices = cards(screen, changed(scenario, path, other)) != before
            except SandtableError:
                continue  # no such scenario can be
            except (LookupError, ValueError):
                notices = True  # the card has looked for it, and there is no such piece
            if notices:
                break
        if not notices:
            found.append(named(path))
    return found


def test_the_scenario_that_says_everything_uses_every_field_of_the_format() -> None:
    given = {named(path) for path, _ in leaves(EVERYTHING)}
    found: dict[type[Part], list[str]] = {}
    for shape, at in all_shapes(commander_format.Scenario, ""):
        found.setdefault(shape, []).extend([at, at.replace("axis.", "allies.")])
    for shape, where in found.items():  # what stands in several places has the same words in all of them
        for field in msgspec.structs.fields(shape):
            places = [at + field.name for at in where]
            told = any(name == place or name.startswith(place + ".") for name in given for place in places)
            assert told or field.name in {*commander_card.UNTOLD, "map_data"}, places[0]


def all_shapes(shape: type[Part], at: str) -> Iterator[tuple[type[Part], str]]:
    """A shape and those of its fields, each with the place where it stands; of the two sides one is enough."""
    yield shape, at
    for name, hint in get_type_hints(shape).items():
        if name == "allies":
            continue
        for inner in [hint, *getattr(hint, "__args__", ())]:
            if isinstance(inner, type) and issubclass(inner, Part):
                yield from all_shapes(inner, f"{at}{name}.")


@pytest.mark.once
def test_every_field_of_the_format_has_words() -> None:
    assert unnoticed(CC, EVERYTHING, commander_card.UNTOLD) == []


@pytest.mark.parametrize(("screen", "name"), [(CC, "last-train"), (GWC, "side-by-side"), (CC, "house-by-house")])
def test_every_field_that_a_commander_scenario_uses_has_words(screen: Screen, name: str) -> None:
    scenario = {key: value for key, value in screen.scenario(name).items() if key != "description"}  # has words itself
    assert unnoticed(screen, scenario, commander_card.UNTOLD) == []


@pytest.mark.parametrize("name", ["night-raid", "counterattack", "bring-them-back"])
def test_every_field_that_a_scenario_of_combat_uses_has_words(name: str) -> None:
    scenario = {key: value for key, value in COMBAT.scenario(name).items() if value not in ({}, [], "", None)}
    assert set(unnoticed(COMBAT, scenario, combat_card.UNTOLD)) <= BOUND


# fields of Combat! that cannot be changed alone: another value would not fit the rest of its scenario
BOUND = {
    "edges.east", "edges.west", "enemy.cup.team", "events.friendly", "exits.edge", "vp.edge", "vp.for", "compass.hex",
    "friendly.area.teams", "friendly.arrival.teams", "friendly.guns.weapon", "friendly.captive.man", "friendly.squad",
}  # fmt: skip


def test_fields_that_cannot_be_changed_alone_are_told_too() -> None:
    raid, attack, rescue = (lines(COMBAT, name, 0) for name in ("night-raid", "counterattack", "bring-them-back"))
    for line in ("Your edge: western.", "Enemy edge: eastern.", "Your men may leave by the southern edge."):
        assert line in raid
    assert (
        "The Enemy takes his bearings from 20.10." in raid
        and "+1 for every man who leaves by the southern edge" in raid
    )
    assert "Events of your own come from the table “night”." in raid
    assert any(line.startswith("White: 5 privates") for line in raid)
    assert "A .30 machine gun for Able, Baker." in attack
    assert "Turn 3: Charlie come on at 01.08 01.09 01.10 01.11 01.12." in attack
    assert any(line.startswith("Able, Baker set up in 13.07-13.13") for line in attack)
    assert any("Maloney is a prisoner in 26.10." in line for line in rescue)
    assert any(line.startswith("Who serves in them: line") for line in rescue)


@pytest.mark.parametrize("lang", languages())
def test_every_card_can_be_said(lang: str) -> None:
    texts = Texts(lang)
    made = [(screen, screen.scenario(name)) for screen, name in SHIPPED]
    made += [(screen, screen.random_scenario(seed)) for screen in (CC, GWC) for seed in range(5)]
    made.append((CC, EVERYTHING))
    for screen, scenario in made:
        for seat in (SPECTATOR, 0):
            card = screen.briefing_card(scenario, screen.scenario_options(scenario), seat)
            for phrase in phrases_in(card):
                assert faults(texts, read_phrase(phrase)) == [], phrase


@pytest.mark.parametrize(("screen", "name"), SHIPPED)
def test_a_card_says_what_a_player_asks_first(screen: Screen, name: str) -> None:
    card = screen.briefing_card(screen.scenario(name), {}, 0)
    keys = [section["key"] for section in card["sections"]]
    assert {"situation", "goal", "side", "set-up", "length"} <= set(keys)
    assert keys[0] == "situation" and keys.count("side") == 2


def lines(screen: Screen, name: str, seat: int) -> list[str]:
    scenario = screen.scenario(name)
    card = screen.briefing_card(scenario, screen.scenario_options(scenario), seat)
    return [said(line) for section in card["sections"] for line in section["lines"]]


def test_what_was_enforced_and_never_told() -> None:
    house = lines(CC, "house-by-house", 0)
    assert "Axis: Artillery Request counts as Advance." in house
    assert "Axis: no unit may leave the map." in house
    bridge = lines(CC, "hold-the-long-bridge", 0)
    assert any(line.startswith("Time 5, Allies: 2 × Guards") for line in bridge)
    assert any("3 × foxholes" in line and "wire (in I6)" in line for line in bridge)


def test_nobody_reads_what_another_holds_secretly() -> None:
    """House by House gives the Axis a chit; the defenders of the bridge are dealt cards."""
    mine, theirs, anybody = (lines(CC, "house-by-house", seat) for seat in (0, 1, SPECTATOR))
    own = set(mine) - set(theirs)
    assert len(own) == 1 and "L (" in own.pop()
    assert anybody == [line for line in theirs if not line.startswith("Yours")]
    dealt = "These are B-30, B-45."
    assert dealt in lines(CC, "hold-the-long-bridge", 1)
    assert dealt not in lines(CC, "hold-the-long-bridge", 0) + lines(CC, "hold-the-long-bridge", SPECTATOR)


def test_switches_that_are_on_are_told() -> None:
    card = CC.briefing_card(CC.scenario("first-patrol"), {"zero_pass": True}, 0)
    assert [section["key"] for section in card["sections"]][-1] == "rules"
