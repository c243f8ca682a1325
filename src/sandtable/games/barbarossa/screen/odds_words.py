"""The odds at the question that stands (OddsAnswer): chances.py put into words."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import odds, verbs
from sandtable.games.barbarossa.rules.names import (
    AIR_RECONNAISSANCE,
    AMBUSH,
    ASSAULT,
    DEFEND,
    FIRE_AND_MOVEMENT,
    HEAVY_ASSAULT,
    OPEN_FIRE,
    RADIO_INTERCEPTION,
    SUPPRESSION_FIRE,
)
from sandtable.games.barbarossa.rules.state import HIDDEN, NOBODY, State, has, visible_enemies_in
from sandtable.games.barbarossa.screen import chances
from sandtable.games.barbarossa.screen.chances import Attack
from sandtable.games.barbarossa.screen.things import unit_thing
from sandtable.games.barbarossa.screen.words import PREFIX, unit_phrase
from sandtable.kernel.choice import a_of, b_of, verb_of
from sandtable.kernel.game import Decision
from sandtable.phrase import Phrase, phrase
from sandtable.screens import wire
from sandtable.screens.shapes import Outlook, attack_data, odds_data

FIGHTING: Final = [OPEN_FIRE, SUPPRESSION_FIRE, FIRE_AND_MOVEMENT, ASSAULT, HEAVY_ASSAULT]
SEARCHING: Final = [RADIO_INTERCEPTION, AIR_RECONNAISSANCE]
MOST: Final = 40  # choices that are looked at


class Chances:
    """Of one seat's question."""

    def __init__(self, g: State, seat: int, decision: Decision) -> None:
        self.g = g
        self.seat = seat
        self.decision = decision
        self.about = decision.subject
        self.order = self.about.numbers.get("order", NOBODY)

    def has_any(self, choices: list[int]) -> bool:
        return any(self.attacks(code) or self.outlooks(code) for code in choices[:MOST])

    def at_stake(self) -> list[Phrase]:
        return []

    def of(self, codes: list[int]) -> wire.OddsAnswer:
        attacks = [made for code in codes[:MOST] for made in self.attacks(code)]
        return odds_data(
            [attack_odds(self.g, made, code) for made, code in attacks],
            [made for code in codes[:MOST] for made in self.outlooks(code)],
        )

    def attacks(self, code: int) -> list[tuple[Attack, int]]:
        g, verb, u = self.g, verb_of(code), self.about.unit
        if verb == verbs.SHOOT:
            return [(self.reaction(a_of(code), b_of(code)), code)]
        if verb == verbs.TARGET and self.decision.prompt == "close-combat-target" and u >= 0:
            return [(chances.close_attack(g, self.seat, u, a_of(code)), code)]
        if verb == verbs.TARGET and self.order in FIGHTING and u >= 0:
            alone = chances.attack(g, self.seat, u, a_of(code), self.order, self.fires_from())
            return [(alone, code)]
        if verb == verbs.AT and self.order in chances.POOLED and u >= 0:
            found = visible_enemies_in(g, a_of(code), self.seat)
            return [(chances.attack(g, self.seat, u, v, self.order), code) for v in found]
        return []

    def fires_from(self) -> int:
        """The underlined hex of Fire and Movement."""
        place = self.about.numbers.get("fire_at", NOBODY)
        return self.about.hexes[place - 1] if self.order == FIRE_AND_MOVEMENT and place > 0 else NOBODY

    def reaction(self, u: int, v: int) -> Attack:
        at = NOBODY
        if v in self.about.units and len(self.about.hexes) == len(self.about.units):
            at = self.about.hexes[self.about.units.index(v)]
        return chances.attack(self.g, self.seat, u, v, AMBUSH if has(self.g, u, HIDDEN) else DEFEND, at=at)

    def outlooks(self, code: int) -> list[Outlook]:
        verb = verb_of(code)
        if verb == verbs.RANGE and self.order in SEARCHING:
            number = a_of(code)
            chance = chances.radio(self.g, number) if self.order == RADIO_INTERCEPTION else self.search(number)
            key = "odds-radio" if self.order == RADIO_INTERCEPTION else "odds-search"
            success = [(phrase(PREFIX + "chance-success"), chance)]
            return [Outlook(phrase(PREFIX + key, number=number), None, success, code)]
        if verb == verbs.REROLL and "misses" in self.about.numbers:
            numbers = self.about.numbers
            found = odds.hits_of(numbers["misses"], numbers["accuracy"])
            return [Outlook(phrase(PREFIX + "odds-reroll", number=numbers["misses"]), None, hit_chances(found), code)]
        return []

    def search(self, radius: int) -> float:
        return chances.air_search(self.g, radius)


def hit_chances(hits: list[float]) -> list[tuple[Phrase, float]]:
    """Of each number that can well be."""
    return [(phrase(PREFIX + "chance-hits", number=n), p) for n, p in enumerate(hits) if p >= 0.005]


def loss_chances(losses: list[float]) -> list[tuple[Phrase, float]]:
    return [(phrase(PREFIX + "chance-losses", number=n), p) for n, p in enumerate(losses) if p >= 0.005]


def title_of(g: State, attack: Attack) -> Phrase:
    firers = [unit_phrase(g, shot.firer) for shot in attack.shots if shot.firer >= 0]
    target = unit_phrase(g, attack.target)
    if not firers:
        return phrase(PREFIX + "odds-mines", unit=target)
    return phrase(PREFIX + "odds-attack", units=list(firers), unit=target, number=attack.defense)


def attack_odds(g: State, attack: Attack, code: int | None = None) -> wire.AttackOdds:
    """Dice, the chance of one die, what awaits the target, and the chance of each number of losses."""
    outcome = attack.outcome(g)
    fate: wire.Fate = {
        "thing": unit_thing(attack.target), "say": unit_phrase(g, attack.target).data(), "hold": outcome.hold,
        "suppress": outcome.suppress, "breaks": outcome.damage, "eliminate": outcome.destroy,
    }  # fmt: skip
    terms = [term for shot in attack.shots for term in shot.terms]
    accuracies = {shot.accuracy for shot in attack.shots}
    hit = odds.chance_of_die(accuracies.pop()) if len(accuracies) == 1 else None
    found = attack_data(title_of(g, attack), code, terms, hit, [fate])
    mean = phrase(PREFIX + "chance-expected", number=tenths(attack.expected()))
    lines = [(mean, 1.0), *loss_chances(outcome.losses)]
    told: list[wire.Chance] = [{"say": say.data(), "chance": p} for say, p in lines]
    return {**found, "chances": told}


def tenths(number: float) -> str:
    """A mean, with one digit behind the point."""
    return f"{number:.1f}"
