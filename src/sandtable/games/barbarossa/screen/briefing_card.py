"""The briefing of a scenario of Barbarossa: what its file says, in words, section by section.

`UNTOLD` names what is no rule; a test changes every other field that a scenario uses and looks for words.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.games.barbarossa.data.packs import load_tables
from sandtable.games.barbarossa.data.scenario import Scenario, read_scenario
from sandtable.games.barbarossa.data.scenario_shapes import Area, Force, Goal, Hexes, Score, Side
from sandtable.games.barbarossa.rules.names import SIDE_NAMES
from sandtable.games.barbarossa.screen.lobby_cards import scenario_words
from sandtable.games.barbarossa.screen.words import PREFIX, card_phrase, say, side_phrase
from sandtable.kernel.title import Data
from sandtable.phrase import Part, Phrase, phrase, read_phrase
from sandtable.screens import wire
from sandtable.screens.briefings import Section, rules_section

UNTOLD: Final = {"name", "number", "map", "provenance", "options"}
BOTH: Final = "both"


def told(key: str, **args: Part | list[Part]) -> Phrase:
    return phrase(f"{PREFIX}brief-{key}", **args)


def briefing_card(scenario: Data, rules: list[wire.ChosenRule]) -> wire.Briefing:
    s = read_scenario(dict(scenario), "scenario")
    found = [section.data() for section in sections(s)]
    return {"sections": found + rules_section(phrase("brief-head-rules"), rules)}


def briefing(scenario: Data) -> list[Phrase]:
    """The lines that matter most: what is fought for."""
    return list(goals(read_scenario(dict(scenario), "scenario")))


def sections(s: Scenario) -> list[Section]:
    sides = [Section("side", side_phrase(n), list(forces(side)), n) for n, side in enumerate(s.sides)]
    made = [
        Section("situation", phrase("brief-head-situation"), list(situation(s))),
        Section("goal", phrase("brief-head-goal"), list(goals(s))),
        *sides,
        Section("set-up", phrase("brief-head-set-up"), [line for side in range(2) for line in set_up(s, side)]),
        Section("length", phrase(PREFIX + "brief-head-length"), [told("turns", number=s.turns)]),
        Section("arrivals", phrase("brief-head-arrivals"), [line for side in s.sides for line in arrivals(side)]),
        Section("special", phrase("brief-head-special"), list(special(s))),
    ]
    return [section for section in made if section.lines]


def situation(s: Scenario) -> Iterator[Phrase]:
    words = scenario_words(s)["-about"]
    if words is not None:
        yield read_phrase(words)


# --- forces ---


def card_of(id: str) -> Phrase:
    tables = load_tables()
    return card_phrase(tables.cards[tables.card_of[id]])


def forces(side: Side) -> Iterator[Phrase]:
    yield told("points", number=side.points)
    for force in side.force:
        yield force_line(force)
    for works in side.works:
        key = "works-fake" if works.fake else "works"
        where = hexes(works.hexes) if works.hexes else told("in-area")
        yield told(key, number=works.number, works=say("work", works.kind), hexes=where, fake=works.fake)
    for depot in side.depot:
        yield told("depot", hex=depot.hex, number=depot.ap)
    if side.hidden is not None:
        cards: list[Part] = [card_of(id) for id in side.hidden.cards]
        yield (
            told("hidden-of", number=side.hidden.most, cards=cards)
            if cards
            else told("hidden", number=side.hidden.most)
        )
    if side.purchase is not None:
        bought: list[Part] = [card_of(id) for id in side.purchase.cards]
        bought += [say("work", kind) for kind in side.purchase.works]
        yield told("purchase", number=side.purchase.budget, cards=bought)


def force_line(force: Force) -> Phrase:
    """How many of a card, and how they come into the game."""
    how: list[Part] = []
    if force.state:
        how.append(told("state-" + force.state))
    if force.at:
        how.append(told("at", hex=force.at))
    if force.carried_by:
        how.append(told("carried", card=card_of(force.carried_by)))
    if force.towed_by:
        how.append(told("towed", card=card_of(force.towed_by)))
    if force.inside:
        how.append(told("inside", works=say("work", force.inside)))
    if force.airfield:
        how.append(told("airfield"))
    if force.arrival is not None:
        how.append(told("later", number=force.arrival.turn))
    if force.begun is not None:
        order = say("order", force.begun.order)
        how.append(told("begun", order=order, number=force.begun.boxes, hexes=hexes(force.begun.hexes)))
    key = "force-how" if how else "force"
    return told(key, number=force.number, card=card_of(force.card), how=how)


def arrivals(side: Side) -> Iterator[Phrase]:
    for force in side.force:
        if force.arrival is not None:
            key = "arrival-until" if force.arrival.until > force.arrival.turn else "arrival"
            yield told(
                key, card=card_of(force.card), number=force.number, turn=force.arrival.turn, until=force.arrival.until,
                hexes=hexes(force.arrival.hexes),
            )  # fmt: skip


# --- where ---


def set_up(s: Scenario, seat: int) -> Iterator[Phrase]:
    side = s.sides[seat]
    if side.area is not None:
        yield told("area", side=side_phrase(seat), area=area_phrase(side.area))
    for force in side.force:
        if force.area is not None:
            yield told("area-of", card=card_of(force.card), area=area_phrase(force.area))


def area_phrase(area: Area) -> Phrase:
    parts: list[Part] = []
    if area.columns:
        parts.append(told("columns", columns=area.columns))
    if area.hexes:
        parts.append(told("hexes", hexes=hexes(area.hexes)))
    if area.without:
        parts.append(told("without", hexes=hexes(area.without)))
    return told("area-parts", parts=parts)


def hexes(where: Hexes) -> str:
    """As the file has them, in runs, with commas."""
    return ", ".join(where.split() if isinstance(where, str) else where)


# --- what counts ---


def goals(s: Scenario) -> Iterator[Phrase]:
    victory = s.victory
    yield told("rule-" + victory.rule)
    for score in victory.score:
        yield score_line(score)
    for goal in victory.goal:
        yield goal_line(goal)
    for score in victory.tie_break:
        yield told("tie-break", score=score_line(score))
    if victory.otherwise in SIDE_NAMES:
        yield told(f"otherwise-{victory.rule}", side=say("side", victory.otherwise))
    else:
        yield told(f"otherwise-draw-{victory.rule}")


def score_line(score: Score) -> Phrase:
    side = say("brief", "both-sides") if score.side == BOTH else say("side", score.side)
    types: list[Part] = [say("type", name) for name in score.types]
    what = told(
        "score-" + score.what, hexes=hexes(score.hexes), turn=score.from_turn,
        types=told("of-types", types=types) if types else told("of-any-type"),
    )  # fmt: skip
    return told("score", side=side, number=score.points, what=what)


def goal_line(goal: Goal) -> Phrase:
    parts: list[Part] = []
    if goal.hold_all:
        parts.append(told("hold-all", hexes=hexes(goal.hold_all)))
    if goal.hold_some:
        parts.append(told("hold-some", number=goal.some, hexes=hexes(goal.hold_some)))
    return told("goal-" + goal.result, side=say("side", goal.side), parts=parts)


def special(s: Scenario) -> Iterator[Phrase]:
    if s.strong_winds:
        yield told("wind-from-scenario", number=s.wind) if s.wind else told("wind-by-die")
    if s.stream:
        yield told("stream")
