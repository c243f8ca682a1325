"""Why a thing is not offered at the question that stands (Why), from the engine's own reasons."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.rules.reasons import NOT_IN_HAND, NOT_ON_MAP, NOT_THE_MOMENT, NOT_YOURS
from sandtable.commander.rules.reasons import NOT_OFFERED as NOT_OFFERED_CODE
from sandtable.commander.rules.state import WEAPON_PIECE, State
from sandtable.commander.rules.verbs import (
    ACTIVATE,
    ADVANCE_TO,
    BASE,
    FIRE_AT,
    FORT,
    GIVE,
    HEX,
    JOIN,
    MOVER,
    ORDER,
    PLACE,
    STEP,
    UNIT,
    WEAPON,
    WITH,
)
from sandtable.commander.rules.view import shown_units, shows_weapon
from sandtable.commander.screen.things import Thing, things_of_choice
from sandtable.commander.screen.words import Words
from sandtable.kernel.choice import B_SHIFT
from sandtable.kernel.game import Decision, Game
from sandtable.phrase import phrase
from sandtable.screens.reasons import NOT_OFFERED, Asking, Reason, best
from sandtable.screens.shapes import Note

TO_HEX: Final = [ADVANCE_TO, PLACE, FORT]  # verbs whose reasons ask for what and where together
TO_UNIT: Final = [GIVE]
PACKED: Final = TO_HEX + TO_UNIT

OWN: Final = [ACTIVATE, MOVER, WITH, ADVANCE_TO, BASE, JOIN]  # verbs for a player's own pieces

# the verbs one would think of for a kind of thing, beside those of the question
OBVIOUS: Final[dict[str, list[int]]] = {
    "unit": [ACTIVATE, MOVER, UNIT], "weapon": [WEAPON], "piece": [BASE, JOIN], "hex": [FIRE_AT, STEP, HEX],
}  # fmt: skip


def reason_of(g: State, code: int) -> tuple[str, str]:
    key = g.rules.tables.words.reasons[code]
    return key, g.rules.tables.cites.of("reasons", key)


def reason_note(key: str, rule: str) -> Note:
    return Note(phrase("why-" + key), rule)


def why_not(game: Game, words: Words, seat: int, name: str) -> list[Note]:
    """The reasons; none if the thing is offered."""
    decision = game.decision_of(seat)
    if decision is None:
        return [reason_note("not-asked", game.title.turn_rule)]
    if any(name in things_of_choice(words.g, code) for code in decision.choices + decision.extras):
        return []
    thing = Thing(words.g, name)
    if thing.value < 0 or not is_shown(words.g, seat, thing):
        return [reason_note(NOT_OFFERED, decision.rule)]
    if thing.kind == "card":
        return card_reasons(game, words, decision, thing.value)
    found = best(Reasons(game, decision).of(thing)) or [(NOT_OFFERED, decision.rule)]
    return [reason_note(key, rule) for key, rule in found]


def is_shown(g: State, seat: int, thing: Thing) -> bool:
    if thing.kind == "weapon":
        return shows_weapon(g, thing.value, seat)
    return thing.kind != "unit" or thing.value in shown_units(g, seat)


class Reasons(Asking):
    obvious = OBVIOUS
    packed = PACKED

    def of(self, thing: Thing) -> list[Reason]:
        g = cast(State, self.game.state)
        if thing.kind == "unit" and g.u_hex[thing.value] < 0:
            return [reason_of(g, NOT_ON_MAP)]
        if thing.kind == "unit" and g.u_owner[thing.value] != self.decision.seat and set(self.verbs) & set(OWN):
            return [reason_of(g, NOT_YOURS)]
        if thing.kind == "weapon":
            return self.ask(thing.value, "weapon") + self.ask(WEAPON_PIECE + thing.value, "piece")
        if thing.kind == "unit":
            return self.of_unit(g, thing.value)
        if thing.kind == "hex":
            return self.ask(thing.value, "hex") + self.ask_packed(thing.value, TO_HEX)
        return []

    def of_unit(self, g: State, u: int) -> list[Reason]:
        """Of the unit itself, and of its hex if the question is where to."""
        found = self.ask(u, "unit") + self.ask(u, "piece") + self.ask_packed(u, TO_UNIT)
        if ADVANCE_TO in self.verbs:
            found.append(self.explain(u << B_SHIFT | g.u_hex[u], ADVANCE_TO) or reason_of(g, NOT_OFFERED_CODE))
        return found + self.ask_packed(g.u_hex[u], TO_HEX)


# --- cards ---


def card_reasons(game: Game, words: Words, decision: Decision, card: int) -> list[Note]:
    """Why neither the Order nor the Action of a card can be played now."""
    g = cast(State, game.state)
    if card not in g.hand[decision.seat]:
        return [reason_note(*reason_of(g, NOT_IN_HAND))]
    order = card_reason(
        game, decision, card, [ORDER], ("order-not-now", g.rules.tables.cites.of("reasons", "order-not-now"))
    )
    plays = [verb.code for verb in g.rules.tables.words.verbs if g.rules.is_play(verb.code)]
    action = card_reason(game, decision, card, plays, reason_of(g, NOT_THE_MOMENT))
    return [
        Note(phrase("why-order", order=words.order_name(card), reason=phrase("why-" + order[0])), order[1]),
        Note(phrase("why-action", action=words.action_name(card), reason=phrase("why-" + action[0])), action[1]),
    ]


def card_reason(game: Game, decision: Decision, card: int, verbs: list[int], otherwise: Reason) -> Reason:
    """The engine's reason against one use of a card; `otherwise` where this question is not about such a use."""
    for verb in verbs:
        found = game.explain(decision.seat, card, verb)
        if found is not None and found[0] != NOT_OFFERED:
            return found
    return otherwise
