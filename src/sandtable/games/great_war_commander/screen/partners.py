"""Two people at one side (intro.2): each decides for the cards and men of his own nation."""

from __future__ import annotations

from typing import Final

from sandtable.commander.packs.scenario import Scenario
from sandtable.commander.rules.firepower import piece_unit
from sandtable.commander.rules.state import WEAPON_PIECE
from sandtable.commander.rules.verbs import REROLL
from sandtable.commander.screen.lobby_cards import Lobby
from sandtable.games.great_war_commander.joining import joint_side
from sandtable.games.great_war_commander.rules.allies.state import (
    JOINED,
    AlliedState,
    nation_of_card,
    nation_of_strategy,
    nation_of_unit,
)
from sandtable.games.great_war_commander.rules.verbs import MEDDLING
from sandtable.kernel.choice import arguments, verb_of
from sandtable.kernel.frame import Subject
from sandtable.kernel.game import Decision
from sandtable.screens import wire
from sandtable.screens.screen import EITHER

OPTION: Final = "three_players"


class GreatWarLobby(Lobby):
    def partner(self, scenario: Scenario) -> wire.Partner | None:
        seat = joint_side(scenario)
        if seat < 0:
            return None
        return {"seat": seat, "nation": (scenario.axis, scenario.allies)[seat].joined[0], "option": OPTION}


def whose(g: AlliedState, decision: Decision, code: int, reaction: bool) -> int:
    """The nation whose choice it is. What names neither cards nor men goes with the question."""
    named = nation_named(g, code)
    return nation_asked(g, decision, reaction) if named == EITHER else named


def nation_named(g: AlliedState, code: int) -> int:
    verb = g.rules.tables.words.verbs[verb_of(code)]
    if verb.code == MEDDLING:
        return nation_of_card(g, g.meddling[g.joint])
    for kind, value in zip(verb.kinds, arguments(verb, code), strict=True):
        found = nation_of_thing(g, kind, value)
        if found != EITHER:
            return found
    return EITHER


def nation_of_thing(g: AlliedState, kind: str, value: int) -> int:
    """Of a card or piece of the side; what is the enemy's, or nobody's, is either's to choose."""
    if kind == "card":
        return nation_of_card(g, value) if g.rules.tables.card_nation[value] in g.nations else EITHER
    if kind == "strategy":
        return nation_of_strategy(g, value) if g.rules.tables.strategy_nation[value] in g.nations else EITHER
    if kind == "unit":
        return nation_of_man(g, value)
    if kind == "piece" or kind == "weapon":
        return nation_of_man(g, piece_unit(g, value + WEAPON_PIECE if kind == "weapon" else value))
    return EITHER


def nation_of_man(g: AlliedState, u: int) -> int:
    return nation_of_unit(g, u) if u >= 0 and g.u_owner[u] == g.joint else EITHER


def nation_asked(g: AlliedState, decision: Decision, reaction: bool) -> int:
    """Turns and the Initiative card are the side's; else the nation whose men it is about, or the one that acts."""
    subject = decision.subject
    if subject.kind == "turn" or any(verb_of(code) == REROLL for code in decision.choices):
        return EITHER
    about = nation_of_subject(g, subject)
    if about != EITHER or reaction:
        return about  # a card of either may be played, where it is about nobody
    return nation_acting(g)


def nation_acting(g: AlliedState) -> int:
    """In the enemy's Turn the side's own nation acts for want of another."""
    return g.acting if g.active == g.joint or g.acting == JOINED else EITHER


def nation_of_subject(g: AlliedState, subject: Subject) -> int:
    """Of the one it is about; else of all of them, where they are of one nation."""
    led = piece_unit(g, subject.piece) if subject.piece >= 0 else -1
    for men in ([subject.unit], [led], [piece_unit(g, piece) for piece in subject.pieces], subject.units):
        nations = {nation_of_man(g, u) for u in men} - {EITHER}
        if nations:
            return nations.pop() if len(nations) == 1 else EITHER
    return EITHER
