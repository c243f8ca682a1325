"""Why a thing is not offered at the question that stands (Why), from the engine's own reasons."""

from __future__ import annotations

from typing import Final, cast

from sandtable.games.combat.rules import verbs
from sandtable.games.combat.rules.names import ORDER_NAMES
from sandtable.games.combat.rules.reasons import NOT_IN_HAND, NOT_ON_BOARD, NOT_THE_MOMENT, NOT_YOURS, REASONS
from sandtable.games.combat.rules.state import REMOVED, State, is_enemy
from sandtable.games.combat.screen.things import Thing, order_asked, things_of_choice
from sandtable.kernel.choice import B_SHIFT, a_of, verb_of
from sandtable.kernel.game import Decision, Game
from sandtable.phrase import phrase
from sandtable.screens.reasons import NOT_OFFERED, Asking, Reason, best
from sandtable.screens.shapes import Note

OWN: Final = [verbs.ORDER, verbs.ACTIVATE, verbs.PLACE, verbs.SERVE, verbs.ASSIST]  # verbs for the player's own men

# Orders that are given by a verb of their own
ORDER_VERBS: Final = {
    "grenade": verbs.GRENADE_AT, "smoke-grenade": verbs.TRY_SMOKE, "rifle-grenade": verbs.TRY_RIFLE,
    "medical-aid": verbs.AID, "carry": verbs.CARRY_MAN,
}  # fmt: skip

# the verbs one would think of for a kind of thing, beside those of the question
OBVIOUS: Final[dict[str, list[int]]] = {
    "man": [verbs.ACTIVATE, verbs.FIRE_AT, verbs.SPOT, verbs.ATTACK_MAN], "hex": [verbs.MOVE], "gun": [verbs.SERVE],
    "card": [verbs.PLAY],
}  # fmt: skip


def reason_note(key: str, rule: str) -> Note:
    return Note(phrase("combat-why-" + key), rule)


def why_not(game: Game, seat: int, name: str) -> list[Note]:
    """The reasons; none if the thing is offered."""
    g = cast(State, game.state)
    decision = game.decision_of(seat)
    if decision is None:
        return [reason_note("not-asked", game.title.turn_rule)]
    if any(name in names_of_choice(g, code) for code in decision.choices + decision.extras):
        return []
    found = best(Reasons(game, decision).of(name)) or [(NOT_OFFERED, decision.rule)]
    return [reason_note(key, rule) for key, rule in found]


def names_of_choice(g: State, code: int) -> list[str]:
    """The things of a choice; of an Order with a verb of its own, also the man with that Order."""
    orders = [name for name, verb in ORDER_VERBS.items() if verb == verb_of(code)]
    return things_of_choice(g, code) + [f"x:order-{name}-{a_of(code)}" for name in orders]


class Reasons(Asking):
    obvious = OBVIOUS

    def __init__(self, game: Game, decision: Decision) -> None:
        super().__init__(game, decision)
        self.g = cast(State, game.state)

    def of(self, name: str) -> list[Reason]:
        thing = Thing(self.g, name)
        if thing.kind == "other":
            return self.order(thing.text)
        if thing.value < 0 or thing.kind == "ecard":
            return []
        if thing.kind == "man":
            return self.man(thing.value)
        if thing.kind == "card":
            return self.card(thing.value)
        found = self.ask(thing.value, thing.kind)
        return found + self.ask_packed(thing.value, [verbs.PLACE]) if thing.kind == "hex" else found

    def man(self, m: int) -> list[Reason]:
        """Of an Unknown the engine's reasons look at nothing but what lies on the Board."""
        if self.g.m_hex[m] == REMOVED:
            return []
        if self.g.m_hex[m] < 0:
            return [REASONS[NOT_ON_BOARD]]
        if is_enemy(self.g, m) and set(self.verbs) & set(OWN):
            return [REASONS[NOT_YOURS]]
        return self.ask(m, "man")

    def order(self, text: str) -> list[Reason]:
        """`order-sprint-12`: why man 12 may not be told to sprint."""
        order, m = order_asked(self.g, text)
        if m < 0 or self.g.m_hex[m] == REMOVED:
            return []
        if is_enemy(self.g, m):
            return [REASONS[NOT_YOURS]]
        verb = ORDER_VERBS.get(ORDER_NAMES[order], verbs.ORDER)
        found = [self.explain(m << B_SHIFT | order, verbs.ORDER) if verb == verbs.ORDER else self.explain(m, verb)]
        if ORDER_NAMES[order] == "rally":
            found.append(self.explain(m, verbs.TRY_RALLY))
        return [entry for entry in found if entry is not None]

    def card(self, card: int) -> list[Reason]:
        if card not in self.g.hand:
            return [REASONS[NOT_IN_HAND]]
        for verb in (verbs.PLAY, verbs.DISCARD):
            if verb in self.verbs:
                found = self.explain(card, verb)
                return [found] if found is not None and found[0] != NOT_OFFERED else []
        return [REASONS[NOT_THE_MOMENT]]
