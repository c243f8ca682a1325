"""Situations (1.S.1, S98.1): Strategy Cards played for their text. Each says when it may be played and what it does.

Which card does what is a table of the game (`Facts.situation`); who offers them, explains them or plays for a side
asks the same list.
"""

from __future__ import annotations

from sandtable.commander.rules import reasons
from sandtable.commander.rules.state import Procedure, State
from sandtable.commander.rules.verbs import CHOOSE_NONE
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.allies.state import resume, turn_to_strategy
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.names import MOMENT_NAMES, OWN_TURN
from sandtable.games.great_war_commander.rules.state import of
from sandtable.games.great_war_commander.rules.strategy.cards import (
    discard,
    holder_reason,
    keep_on_table,
    spend,
    text_reason,
    unseen_cards,
)
from sandtable.games.great_war_commander.rules.verbs import SITUATION, plays_text
from sandtable.kernel.choice import B_SHIFT, MASK, a_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Subject


def is_situation(code: int) -> bool:
    return plays_text(verb_of(code))


class Situation:
    """The text of one Strategy Card, or of several that read alike."""

    def may(self, g: State, side: int, moment: int) -> bool:
        """Could somebody who holds the card play it now? Says only what everybody can see."""
        return True

    def ways(self, g: State, side: int, card: int, moment: int) -> list[int]:
        """All choices to play it; none where it may not be played."""
        return [choice(SITUATION, card)] if self.may(g, side, moment) else []

    def lasts(self, code: int) -> bool:
        """Does it do something until the Order now running is over?"""
        return False

    def is_quiet(self, g: State, code: int) -> bool:
        """May it be played in the middle of an Order too? It is no Order and harms nobody who is acting."""
        return True

    def happens(self, g: State, side: int, code: int) -> None:
        raise NotImplementedError


class Reminder(Situation):
    """It lies on the table from now on; those whom it concerns look for it there (S98.1.1)."""

    def happens(self, g: State, side: int, code: int) -> None:
        """Nothing more."""


def situation_of(g: State, card: int) -> Situation:
    return facts_of(g).situation(g.rules.tables.strategy_kind[card])


# --- what may be played at a moment ---


def situation_choices(g: State, side: int, moment: int) -> list[int]:
    if holder_reason(g, side):
        return []
    found: list[int] = []
    for card in of(g).s_hand[side]:
        if text_reason(g, card, moment) == reasons.OK:
            found += situation_of(g, card).ways(g, side, card, moment)
    return found


def could_play(g: State, side: int, moment: int) -> bool:
    """Could a player's card, for all that the others know, be one that he may play now?"""
    if holder_reason(g, side):
        return False
    for card in unseen_cards(g, side):
        if text_reason(g, card, moment) == reasons.OK and situation_of(g, card).may(g, side, moment):
            return True
    return False


def situation_reason(g: State, side: int, thing: int, moment: int) -> int:
    """Why a card cannot be played for its text now; `thing` may be a card with what it is used for."""
    card = thing >> B_SHIFT if thing > MASK else thing
    why = holder_reason(g, side)
    if why or card not in of(g).s_hand[side]:
        return why
    return text_reason(g, card, moment)


def play_situation(g: State, side: int, code: int) -> None:
    """1.S.1: discarded once it is carried out; kept on the table while it is in force."""
    card = a_of(code)
    turn_to_strategy(g, side, card)
    situation = situation_of(g, card)
    spend(g, side, card)
    g.tell(tell.STRATEGY_PLAYED, side, card)
    if g.rules.tables.strategy_reminder[card] or situation.lasts(code):
        keep_on_table(g, side, card)
    else:
        discard(g, side, card)
    situation.happens(g, side, code)
    resume(g)


# --- beside another question (S98.1) ---


def quiet_choices(g: State, seat: int) -> list[int]:
    """What the active player may play in the middle of an Order: any time in one's own Turn is any time."""
    if seat != g.active or len(g.frames) == 1:
        return []  # the Turn itself offers all
    return [code for code in situation_choices(g, seat, OWN_TURN) if situation_of(g, a_of(code)).is_quiet(g, code)]


def play_quietly(g: State, seat: int, code: int) -> bool:
    """Was it offered beside the question, and not by it?"""
    if code in g.frames[-1].options(g, seat):
        return False
    play_situation(g, seat, code)
    return True


# --- a moment by itself ---


class SituationWindow(Procedure):
    """One player may answer what has just been done. Returns 1 if he has."""

    side: int
    moment: int

    def step(self, g: State) -> int:
        return ASK

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        found = situation_choices(g, self.side, self.moment)
        found.append(CHOOSE_NONE)
        return found

    def chosen(self, g: State, choice: int) -> None:
        g.pop(0 if choice == CHOOSE_NONE else 1)
        if choice != CHOOSE_NONE:
            play_situation(g, self.side, choice)

    def question(self, g: State) -> str:
        return "situation-" + MOMENT_NAMES[self.moment]

    def cited(self, g: State) -> str:
        return cited_by_nation(g, self.side, self.question(g))

    def hides(self, g: State) -> bool:
        return True

    def reason(self, g: State, thing: int, verb: int) -> int:
        if not plays_text(verb):
            return reasons.OK
        return situation_reason(g, self.side, thing, self.moment)

    def about(self, g: State) -> Subject:
        return Subject("situation", self.side, numbers={"moment": self.moment})


def cited_by_nation(g: State, side: int, question: str) -> str:
    """Cards of several nations read alike, each under a number of its own."""
    own = f"{question}-{g.rules.tables.nation_name[g.rules.nation[side]]}"
    return own if own in g.rules.tables.cites.prompts else question


def push_situation_window(g: State, side: int, moment: int) -> bool:
    """Ask, if there could be an answer."""
    if not could_play(g, side, moment):
        return False
    frame = SituationWindow()
    frame.at = GO
    frame.side = side
    frame.moment = moment
    g.push(frame)
    return True
