"""Scenarios and event tables: the rulebook's samples, and that everything a scenario can say is said somewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from sandtable.files.tomlfile import read_toml
from sandtable.games.combat.data.packs import DATA, Events, event_table_names, load_events, load_tables
from sandtable.games.combat.data.scenario import (
    Scenario,
    cup_men,
    facing,
    load_scenario,
    load_scenario_file,
    plain,
    read_scenario,
    scenario_names,
)  # fmt: skip
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.effect_names import ANY_TEAM, EFFECT_NAMES, EFFECTS, dice_code, effect_args
from sandtable.games.combat.rules.hexes import hex_index, hex_name, read_hexes
from sandtable.games.combat.rules.rules import VP_NAMES, VP_RANK_NAMES
from sandtable.kernel.errors import BadFile
from sandtable.texts import messages

pytestmark = pytest.mark.once  # files and their readers: none of it is compiled

T = load_tables()
ALL: Final = [load_scenario(name) for name in scenario_names()]
TABLES: Final = {name: load_events(name) for name in event_table_names()}
GENERIC: Final = ["friendly-attack", "enemy-attack", "friendly-defence", "enemy-defence"]
SAMPLE_HEXES: Final = "20.07 27.11 20.14 27.16 30.12 28.07 19.14 24.13 23.06 12.10"


# event tables


@pytest.mark.rule("combat:20.0x3")
def test_the_sample_mortar_fire() -> None:
    events = TABLES["friendly-farmhouse"]
    assert events.effects[0] == "artillery"
    side, blast, attacks, scatter, *hexes = events.args[0]
    assert (side, T.blast_name[blast]) == (names.FRIENDLY, "81mm")
    assert attacks == scatter == dice_code("1d6")
    assert [hex_name(h) for h in hexes] == SAMPLE_HEXES.split()


def test_generic_tables_and_tables_of_scenarios() -> None:
    assert set(GENERIC) <= set(TABLES)
    used = {name for s in ALL for name in (s.events.friendly, s.events.enemy)}
    assert used == set(TABLES)
    for name in GENERIC:
        assert TABLES[name].side == name.startswith("enemy")
        for effect, args in zip(TABLES[name].effects, TABLES[name].args, strict=True):
            assert effect not in ("illuminate", "smoke", "reinforce")  # they would need hexes of one map
            assert effect != "artillery" or len(args) == 4


def whole(events: Events, roll: int) -> list[int]:
    """Arguments with a hex where the table leaves them to the scenario."""
    args = events.args[roll]
    return [*args, 0] if events.effects[roll] == "artillery" and len(args) == 4 else args


@pytest.mark.parametrize("name", sorted(TABLES))
def test_every_result_can_be_carried_out(name: str) -> None:
    events = TABLES[name]
    assert len(events.names) == len(events.effects) == len(events.args) == 10
    for roll in range(10):
        key, when, kinds = EFFECTS[EFFECT_NAMES.index(events.effects[roll])]
        assert when in ("event", "both")
        args = whole(events, roll)
        assert len(args) == len(kinds) or kinds[-1:] == ["hexes"] and len(args) > len(kinds), key
        for kind, value in zip(kinds, args, strict=False):
            assert kind != "team" or 0 <= value <= ANY_TEAM


def test_every_effect_is_used() -> None:
    in_tables = {effect for events in TABLES.values() for effect in events.effects}
    assert in_tables >= {key for key, when, _ in EFFECTS if when == "event"}
    assert in_tables | set(T.fcard_effect) >= {key for key, _, _ in EFFECTS if key}


def test_initiatives_of_events_cannot_tie() -> None:
    found = [
        args
        for events in TABLES.values()
        for effect, args in zip(events.effects, events.args, strict=True)
        if effect == "initiative"
    ]
    assert found and all(args[1] % 2 == (args[0] >= names.FRIENDLY_TEAMS) for args in found)


def test_an_event_of_one_name_is_one_event() -> None:
    """Its text stands once, so only its hexes may differ between tables."""
    found: dict[str, tuple[str, list[int]]] = {}
    for events in TABLES.values():
        for i, name in enumerate(events.names):
            kinds = EFFECTS[EFFECT_NAMES.index(events.effects[i])][2]
            fixed = (events.effects[i], events.args[i][: len([kind for kind in kinds if kind != "hexes"])])
            assert found.setdefault(name, fixed) == fixed, name


# the eight


def test_eight_scenarios_on_four_maps_from_easy_to_hard() -> None:
    assert [s.number for s in ALL] == list(range(1, 9))
    assert [s.difficulty for s in ALL] == sorted(s.difficulty for s in ALL)
    assert sorted(s.map for s in ALL) == sorted(2 * ["farmhouse", "village", "hill", "hedgerows"])
    assert ALL[0].name == "first-patrol" and ALL[-1].night is not None


@pytest.mark.rule("combat:23.0a", "combat:23.0b", "combat:23.0c")
def test_every_feature_is_used_somewhere() -> None:
    assert {s.enemy.alert for s in ALL} == {"waiting", "alert"}
    assert {s.enemy.prepared for s in ALL} == {True, False}
    assert {s.large_battle for s in ALL} == {True, False}
    assert max(len(s.compass) for s in ALL) >= 3
    assert len({s.enemy.morale for s in ALL}) >= 3 and len({s.friendly.morale for s in ALL}) >= 3
    assert any(s.night and s.friendly.flares for s in ALL)
    assert any(s.friendly.captive for s in ALL) and any(s.search for s in ALL)
    assert any(s.friendly.arrival for s in ALL) and any(s.enemy.arrival for s in ALL)
    assert any(s.friendly.guns for s in ALL) and any(entry.mg for s in ALL for entry in s.enemy.cup)
    assert any(s.foxholes for s in ALL) and any(s.exits for s in ALL)
    assert any(s.month in (6, 7, 8) for s in ALL) and any(s.month not in (6, 7, 8) for s in ALL)
    assert {s.friendly.spotted for s in ALL} == {True, False}
    assert {bool(s.friendly.squad) for s in ALL} == {True, False}
    assert len({s.friendly.hand for s in ALL}) > 1
    assert {entry.what for s in ALL for entry in s.vp} == set(VP_NAMES)
    assert {group.alert for s in ALL for group in s.enemy.place} == {"", "alert", "waiting"}
    assert any(group.morale for s in ALL for group in s.enemy.arrival)
    ranks = {entry.rank for s in ALL for entry in s.vp}
    assert {"any", "officer", "mg"} <= ranks <= set(VP_RANK_NAMES)


@pytest.mark.rule("combat:23.0x")
def test_a_narrow_win_is_a_matter_of_some_points() -> None:
    for s in ALL:
        names = [line.name for line in s.results]
        assert names[:3] == ["superb-victory", "good-victory", "just-scraped"], s.name
        superb, good, scraped = (line.at_least for line in s.results[:3])
        assert superb is not None and good is not None and scraped is not None
        assert superb > good >= scraped + 3, s.name


@pytest.mark.rule("combat:23.0c")
def test_who_holds_the_crossroads_may_stand_on_them() -> None:
    s = load_scenario("hold-the-crossroads")
    area = {hex for entry in s.friendly.area for hex in read_hexes(entry.hexes)}
    to_hold = {hex for line in s.vp if line.what in ("held", "cleared") for hex in read_hexes(line.hexes)}
    assert to_hold and to_hold <= area


@pytest.mark.rule("combat:23.0x")
def test_the_sample_result_table() -> None:
    sample = [(15, True), (12, True), (9, True), (6, False), (1, False), (None, False)]
    assert [(line.at_least, line.win) for line in load_scenario("first-patrol").results] == sample


@pytest.mark.rule("combat:21.0a", "combat:21.0x")
def test_the_sample_night() -> None:
    night = load_scenario("night-raid").night
    assert night is not None
    assert (night.range, night.dice, night.spotting, night.fire, night.free) == (2, 1, -2, -2, 2)


@pytest.mark.rule("combat:9.3a", "combat:9.3d")
def test_compasses_point_enemies_at_the_player() -> None:
    """Directions 5 and 6 lead towards the Friendly edge, or into the village from its own side."""
    for s in ALL:
        assert facing(s.compass[0]) == 0 and s.edges["west"] == "friendly"
    ahead = {}
    for compass in load_scenario("counterattack").compass:
        for team in compass.teams:
            ahead[team] = {(facing(compass) + d) % 6 for d in (4, 5)}
    assert ahead == {"red": {4, 5}, "yellow": {4, 5}, "white": {3, 4}, "blue": {5, 0}}


@pytest.mark.rule("combat:23.0d")
@pytest.mark.parametrize("s", ALL, ids=lambda s: s.name)
def test_the_cup_holds_enough_of_everybody(s: Scenario) -> None:
    men = cup_men(s, T)
    assert len(set(men)) == len(men)
    assert all(T.man_side[m] == names.ENEMY for m in men)
    real = [m for m in men if not T.man_dummy[m]]
    dummies = len(men) - len(real)
    assert dummies and len(real) > dummies / 2
    drawn = sum(group.count or len(read_hexes(group.hexes)) for group in s.enemy.place) + len(s.friendly.captive)
    assert drawn <= len(men)
    for team in {group.team for group in s.enemy.place if group.team}:
        wanted = sum(group.count or len(read_hexes(group.hexes)) for group in s.enemy.place if group.team == team)
        assert wanted <= sum(names.TEAM_NAMES[T.man_team[m]] == team for m in men)


@pytest.mark.parametrize("s", ALL, ids=lambda s: s.name)
def test_there_is_room_for_the_friendlies(s: Scenario) -> None:
    for area in s.friendly.area:
        assert len(read_hexes(area.hexes)) >= 12


def test_a_scenario_goes_into_a_record_and_back() -> None:
    for s in ALL:
        assert read_scenario(plain(s), s.name) == s


# texts


@pytest.mark.parametrize("lang", ["en", "bg"])
def test_everything_has_a_text(lang: str) -> None:
    known = set(messages(lang))
    needed = {f"combat-card-{name}{part}" for name in T.fcard_name for part in ("", "-text")}
    needed |= {f"combat-event-{name}{part}" for e in TABLES.values() for name in e.names for part in ("", "-text")}
    for s in ALL:
        needed |= {f"combat-scenario-{s.name}{part}" for part in ("", "-place", "-story", "-task")}
        needed |= {f"combat-result-{line.name}" for line in s.results}
        needed |= {f"combat-place-{entry.place}" for entry in s.vp if entry.place}
    needed |= {f"combat-vp-{name}" for name in VP_NAMES} | {f"combat-vp-rank-{name}" for name in VP_RANK_NAMES}
    assert needed - known == set()
    ours = {key for key, file in messages(lang).items() if file in ("combat-cards.ftl", "combat-scenarios.ftl")}
    prefixes = ("combat-card-", "combat-event-", "combat-result-", "combat-place-")
    assert {key for key in ours - needed if key.startswith(prefixes)} == set()


def test_every_place_of_a_victory_schedule_has_a_name() -> None:
    for s in ALL:
        for entry in s.vp:
            assert bool(entry.place) == (entry.what in ("held", "cleared", "enemy-in")), (s.name, entry.what)


def test_titles_in_the_data_are_those_of_the_texts() -> None:
    text = (DATA.parent / "locale" / "en" / "combat-cards.ftl").read_text(encoding="utf-8")
    for card in read_toml(DATA / "friendly-deck.toml").data["card"]:
        assert f"\ncombat-card-{card['name']} = {card['title']}\n" in text


# hexes and provenance


def test_hex_names() -> None:
    assert hex_name(hex_index("27.08")) == "27.08"
    assert [hex_name(h) for h in read_hexes("03.05-03.07 12.10")] == ["03.05", "03.06", "03.07", "12.10"]
    assert hex_index("35.01") == hex_index("01.21") == hex_index("A1") == hex_index("1.1") == -1
    for wrong in ("03.05 03.05", "03.05-04.07", "03.07-03.05", "00.01"):
        with pytest.raises(ValueError, match=r"twice|column"):
            read_hexes(wrong)


def test_every_file_says_what_is_fact() -> None:
    files = [path for path in DATA.rglob("*.toml") if path.parent.name not in ("maps", "lessons")]
    assert len(files) > 20
    for path in files:
        provenance = read_toml(path).data["provenance"]
        assert provenance if isinstance(provenance, str) else provenance["facts"] and provenance["ours"], path


# mistakes: file, line, field, reason


FIELD_FAULTS: Final = [
    ('map = "farmhouse"', 'map = "farmhous"', "map", "near: farmhouse"),
    ("month = 6", "month = 13", "month", "1 to 12"),
    ("turns = 9", "turns = 0", "turns", "1 to 30"),
    ("turns = 9", 'turns = "12"', "turns", "a whole number"),
    ("turns = 9", 'turns = 9\nrubble = "01.01"', "rubble", "where a Building was"),
    ("turns = 9", 'turns = 9\ncraters = "24.08"', "craters", "a Crater elsewhere"),
    ("turns = 9", 'turns = 9\nrubble = "24.99"', "rubble", "is not a hex"),
    ("turns = 9", 'turns = 9\nfoxholes = "01.01"\ncraters = "01.01"', "craters", "not two of them"),
    ("turns = 9", "turn = 12", "", "unknown field `turn`"),
    ('east = "enemy"', 'east = "neutral"', "edges", "Enemy's"),
    ('to = "17.09"', 'to = "17.07"', "compass[0].to", "not next to"),
    ('enemy = "enemy-attack"', 'enemy = "friendly-attack"', "events.enemy", "other side"),
    ('enemy = "enemy-attack"', 'enemy = "enemy-atack"', "events.enemy", "near: enemy-attack"),
    ('enemy = "15.08 13.09', 'enemy = "15.08', "artillery.enemy", "10 hexes"),
    ('enemy = "15.08', 'enemy = "45.08', "artillery.enemy", "is not a hex"),
    ("hand = 4", "hand = 6", "friendly.hand", "0 to 5"),
    ('"08.05-08.16', '"24.08 08.05-08.16', "friendly.area[0].hexes", "an Enemy may be set up in 24.08"),
    ('alert = "waiting"', 'alert = "asleep"', "enemy.alert", "no alert state"),
    ("soldat = 4", "soldat = 40", "enemy.cup[0].soldat", "there are 7"),
    ("dummy = 4", "dummy = 1", "enemy.place", "more men are drawn"),
    ('for = "held"', 'for = "holding"', "vp[3].for", "victory points"),
    ("at_least = 12", "at_least = 16", "results", "best first"),
    ("at_least = 6", "", "results", "at_least"),
    ('name = "first-patrol"', 'name = "second-patrol"', "name", "not the name of its file"),
]


@pytest.mark.parametrize(("old", "new", "field", "reason"), FIELD_FAULTS)
def test_a_mistake_names_file_line_field_and_reason(
    tmp_path: Path, old: str, new: str, field: str, reason: str
) -> None:
    text = (DATA / "scenarios" / "first-patrol.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "first-patrol.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        load_scenario_file(path)
    assert caught.value.field == field
    assert reason in caught.value.reason
    assert caught.value.source == str(path)
    written = path.read_text(encoding="utf-8").splitlines()
    if field:
        assert (
            field.split(".")[-1].split("[")[0] in written[caught.value.line - 1]
            or "[[" in written[caught.value.line - 1]
        )


def test_an_unknown_scenario_is_named() -> None:
    with pytest.raises(BadFile, match="near: first-patrol"):
        load_scenario("first-patrole")


def test_effects_have_the_arguments_they_need() -> None:
    with pytest.raises(ValueError, match="takes 2 arguments"):
        effect_args("ws", ["both"])
