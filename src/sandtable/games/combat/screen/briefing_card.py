"""The briefing card of a scenario of Combat!: what its file says, in words, but for what is found out in play.

`UNTOLD` names what is no rule or not for the player to know beforehand; a test changes every other field that a
scenario uses and looks for words.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from sandtable.games.combat.data.scenario import Scenario, read_scenario
from sandtable.games.combat.data.scenario_shapes import KINDS, Hexes
from sandtable.games.combat.rules.hexes import read_hexes
from sandtable.games.combat.rules.state import State
from sandtable.games.combat.rules.title import TITLE
from sandtable.games.combat.screen.inspection_beside import result_notes, vp_phrase
from sandtable.games.combat.screen.lobby_cards import own_words
from sandtable.games.combat.screen.words import name_phrase, say, weapon_phrase
from sandtable.kernel.title import Data
from sandtable.phrase import Part, Phrase, phrase, read_phrase, signed
from sandtable.screens import wire
from sandtable.screens.briefings import Section, rules_section

CARD: Final = "combat-brief-card-"
SQUAD: Final = 0

# names, lists and pictures; and of the Enemy where he is and comes from, which the map shows, or play finds out
UNTOLD: Final = {
    "name", "number", "difficulty", "map", "provenance",
    "compass.to", "compass.teams", "vp.place", "results.win", "search.finds",
    "enemy.place.hexes", "enemy.place.team", "enemy.cup.men",
    "enemy.arrival.hexes", "enemy.arrival.count", "enemy.arrival.team", "enemy.arrival.alert", "enemy.arrival.morale",
}  # fmt: skip


def told(key: str, **args: Part | list[Part]) -> Phrase:
    return phrase(CARD + key, **args)


class CardMaker:
    def __init__(self, scenario: Data) -> None:
        self.s = read_scenario(scenario, "scenario")
        self.g = cast(State, TITLE.new_state(scenario, "briefing", {}))

    def sections(self) -> list[Section]:
        made = [
            Section("situation", phrase("brief-head-situation"), list(situation(self.s))),
            Section(
                "goal", phrase("combat-brief-head-counts"), [vp_phrase(self.g, points) for points in self.g.rules.vp]
            ),
            Section("goal", phrase("combat-brief-head-results"), [note.say for note in result_notes(self.g)]),
            Section("side", phrase("side-friendly"), list(self.squad()), SQUAD),
            Section("side", phrase("side-enemy"), list(enemy(self.s))),
            Section("set-up", phrase("brief-head-set-up"), list(set_up(self.s))),
            Section("length", phrase("combat-brief-head-length"), [told("turns", turns=self.s.turns)]),
            Section("arrivals", phrase("brief-head-arrivals"), list(arrivals(self.s))),
            Section("special", phrase("brief-head-special"), list(special(self.s))),
        ]
        return [section for section in made if section.lines]

    def squad(self) -> Iterator[Phrase]:
        side, tables = self.s.friendly, self.g.rules.tables
        yield told("teams", teams=teams(side.teams))
        yield told("squad-fixed", number=side.squad) if side.squad else told("squad-roll")
        yield told("force", morale=say("morale", side.morale), cards=side.hand)
        if side.spotted:
            yield told("spotted")
        for gun in side.guns:
            weapon = weapon_phrase(tables, tables.weapon_name.index(gun.weapon))
            yield told("gun", weapon=weapon, teams=teams(gun.teams)) if gun.teams else told("gun-all", weapon=weapon)
        for team, count in side.flares.items():
            yield told("flares", team=say("team", team), count=count)
        for captive in side.captive:
            man = tables.man_name.index(captive.man)
            yield told("captive", man=name_phrase(tables, man), hex=captive.hex)


def situation(s: Scenario) -> Iterator[Phrase]:
    yield told("date", year=s.year, month=s.month)
    for part in ("-place", "-story", "-task"):
        words = own_words(s.name, part)
        if words is not None:
            yield read_phrase(words)


def enemy(s: Scenario) -> Iterator[Phrase]:
    """How many, of what kinds; not who stands where."""
    side = s.enemy
    alert, morale = say("brief", side.alert), say("morale", side.morale)
    count = sum(group.count or len(read_hexes(group.hexes)) for group in side.place)
    yield told("enemy", count=count, alert=alert, morale=morale)
    states: list[Part] = [say("brief", group.alert) for group in side.place if group.alert]
    states += [say("morale", group.morale) for group in side.place if group.morale]
    if states:
        yield told("groups", states=states)
    yield told("prepared" if side.prepared else "unprepared")
    for cup in side.cup:
        counts: list[Part] = [told("kind-" + kind, count=count) for kind in KINDS if (count := getattr(cup, kind))]
        if counts:
            yield told("cup", team=say("team", cup.team), men=counts)


def set_up(s: Scenario) -> Iterator[Phrase]:
    for area in s.friendly.area:
        where = hexes(area.hexes)
        yield told("area", teams=teams(area.teams), hexes=where) if area.teams else told("area-all", hexes=where)


def arrivals(s: Scenario) -> Iterator[Phrase]:
    for arrival in s.friendly.arrival:
        yield told("arrival", turn=arrival.turn, teams=teams(arrival.teams), hexes=hexes(arrival.hexes))
    turns: list[Part] = [group.turn for group in s.enemy.arrival]
    if turns:
        yield told("enemy-later", turns=turns)


def special(s: Scenario) -> Iterator[Phrase]:
    for edge, whose in s.edges.items():
        yield told("edges" if whose == "friendly" else "edges-enemy", edge=say("edge", edge))
    yield told("compass", hexes=[compass.hex for compass in s.compass])
    for exit in s.exits:
        key = "exit-hexes" if exit.hexes else "exit"
        yield told(key, edge=say("edge", exit.edge), hexes=hexes(exit.hexes))
    if s.large_battle:
        yield told("large")
    if s.wind:
        yield told("wind", direction=s.wind)
    if s.night is not None:
        n = s.night
        modifiers = {"spotting": signed(n.spotting), "fire": signed(n.fire)}
        yield told("night", range=n.range, dice=n.dice, free=n.free, **modifiers)
    for key, where in (("foxholes", s.foxholes), ("rubble", s.rubble), ("craters", s.craters)):
        if where:
            yield told(key, hexes=hexes(where))
    for entry in s.search:
        yield told("search", hexes=hexes(entry.hexes))
    yield from fire_and_events(s)


def fire_and_events(s: Scenario) -> Iterator[Phrase]:
    if s.artillery.friendly:
        yield told("artillery-friendly", hexes=hexes(s.artillery.friendly))
    if s.artillery.enemy:
        yield told("artillery-enemy", hexes=hexes(s.artillery.enemy))
    yield told("events-friendly", table=table_phrase(s.events.friendly))
    yield told("events-enemy", table=table_phrase(s.events.enemy))


def table_phrase(name: str) -> Phrase:
    return phrase("combat-table-" + name.partition("-")[2])


def teams(names: list[str]) -> list[Part]:
    return [say("team", name) for name in names]


def hexes(where: Hexes) -> str:
    """As the file has them, in runs: they are many."""
    return where if isinstance(where, str) else " ".join(where)


def briefing_card(scenario: Data, rules: list[wire.ChosenRule]) -> wire.Briefing:
    found = [section.data() for section in CardMaker(scenario).sections()]
    return {"sections": found + rules_section(phrase("brief-head-rules"), rules)}
