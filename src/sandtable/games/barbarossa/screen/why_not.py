"""Why a thing is not offered at the question that stands (Why), from the engine's own reasons."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import verbs
from sandtable.games.barbarossa.rules.orders.table import why_no_orders, why_not_order
from sandtable.games.barbarossa.rules.reasons import FINE, REASONS
from sandtable.games.barbarossa.rules.state import of
from sandtable.games.barbarossa.screen.things import Thing, order_asked, things_of_choice
from sandtable.games.barbarossa.screen.words import PREFIX
from sandtable.kernel.game import Game
from sandtable.phrase import phrase
from sandtable.screens.reasons import NOT_OFFERED, Asking, Reason, best
from sandtable.screens.shapes import Note

# the verbs one would think of for a kind of thing, beside those of the question
OBVIOUS: Final[dict[str, list[int]]] = {
    "unit": [verbs.GIVE, verbs.TARGET], "hex": [verbs.AT, verbs.STEP], "card": [verbs.BUY],
}  # fmt: skip
PAIRED: Final = [verbs.SHOOT, verbs.PLACE]  # their reasons ask for who and whom together


class Reasons(Asking):
    obvious = OBVIOUS
    packed = PAIRED


def reason_note(key: str, rule: str) -> Note:
    return Note(phrase(f"{PREFIX}why-{key}"), rule)


def why_not(game: Game, seat: int, name: str) -> list[Note]:
    """The reasons; none if the thing is offered."""
    decision = game.decision_of(seat)
    if decision is None:
        return [reason_note("not-asked", game.title.turn_rule)]
    g = of(game.state)
    if any(name in things_of_choice(g, code) for code in decision.choices + decision.extras):
        return []
    thing = Thing(g, name)
    if thing.kind == "other":
        found = order_reasons(game, seat, thing.text)
    elif thing.value < 0:
        found = []
    else:
        asking = Reasons(game, decision)
        found = asking.ask(thing.value, thing.kind) + asking.ask_packed(thing.value, PAIRED)
    return [reason_note(key, rule) for key, rule in best(found) or [(NOT_OFFERED, decision.rule)]]


def order_reasons(game: Game, seat: int, text: str) -> list[Reason]:
    """`order-march-12`: why unit 12 may not be told to march; without a unit, of the one whose order is written."""
    g = of(game.state)
    order, u = order_asked(g, text)
    decision = game.decision_of(seat)
    if order < 0 or decision is None:
        return []
    if u < 0:
        u = decision.subject.unit
    if u < 0 or g.u_side[u] != seat:
        return []
    why = why_no_orders(g, u) or why_not_order(g, u, order)
    return [REASONS[why]] if why != FINE else []
