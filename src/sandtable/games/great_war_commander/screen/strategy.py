"""Strategy Cards on the screen: what one says, and why it cannot be played now."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.reasons import NOT_IN_HAND
from sandtable.commander.rules.state import State, other
from sandtable.commander.screen.things import things_of_choice
from sandtable.commander.screen.why_not import reason_note, reason_of
from sandtable.commander.screen.words import Words, strategy_phrase
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.reasons import NO_STRATEGY_MOMENT, OUT_OF_PERIOD
from sandtable.games.great_war_commander.rules.state import of
from sandtable.games.great_war_commander.rules.strategy.cards import deck_of, holder_reason
from sandtable.games.great_war_commander.rules.verbs import ADD_ONE, SITUATION
from sandtable.kernel.frame import NOBODY
from sandtable.kernel.game import Game
from sandtable.phrase import phrase
from sandtable.screens.reasons import NOT_OFFERED
from sandtable.screens.shapes import Inspection, Note

THING: Final = "x:strategy-"


def strategy_named(g: State, seat: int, thing: str) -> int:
    """The card that a thing on the wire means, or -1: one's own, else the enemy's, else of a nation not here."""
    slug = thing.removeprefix(THING)
    names = g.rules.tables.strategy_name
    if not thing.startswith(THING) or slug not in names:
        return -1
    decks = [seat, other(seat)] if seat in range(2) else [0, 1]
    here = [card for side in decks for card in deck_of(g, side) if names[card] == slug]
    return here[0] if here else names.index(slug)


def strategy_written(g: State, text: str) -> str | None:
    thing = THING + text.lower()
    return thing if strategy_named(g, NOBODY, thing) >= 0 else None


def inspect_strategy(words: Words, card: int) -> Inspection:
    """What is printed on it, and what the date of the scenario makes of that."""
    g = words.g
    tables = g.rules.tables
    slug = tables.strategy_name[card]
    notes = [Note(phrase(f"strategy-{slug}-text"), tables.strategy_rule[card])]
    if not tables.strategy_serves(card, facts_of(g).date):
        notes.append(Note(phrase("why-out-of-period"), reason_of(g, OUT_OF_PERIOD)[1]))
    notes.append(Note(phrase("strategy-modifier"), tables.cites.of("notes", "strategy")))
    return Inspection(strategy_phrase(tables, card), phrase("strategy-term"), [], notes)


def strategy_reasons(game: Game, words: Words, seat: int, thing: str) -> list[Note] | None:
    """Why a Strategy Card is not offered at the question that stands; None for anything else."""
    g, decision = words.g, game.decision_of(seat)
    if decision is None or strategy_named(g, seat, thing) < 0:
        return None
    if any(thing in things_of_choice(g, code) for code in decision.choices + decision.extras):
        return []
    held = [card for card in of(g).s_hand[seat] if thing == THING + g.rules.tables.strategy_name[card]]
    if not held:
        return [reason_note(*reason_of(g, NOT_IN_HAND))]
    return [reason_note(*why_held(game, g, seat, held[0]))]


def why_held(game: Game, g: State, seat: int, card: int) -> tuple[str, str]:
    barred = holder_reason(g, seat)
    if barred:
        return reason_of(g, barred)
    for verb in (SITUATION, ADD_ONE):
        found = game.explain(seat, card, verb)
        if found is not None and found[0] != NOT_OFFERED:
            return found
    return reason_of(g, NO_STRATEGY_MOMENT)
