"""The after-action report (Report): a record played once more, with an eye on points, losses, fire and luck."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.rules import tell
from sandtable.commander.rules.cards import total
from sandtable.commander.rules.state import State
from sandtable.commander.rules.victory import objective_value, points
from sandtable.commander.screen.log_lines import log_lines
from sandtable.commander.screen.places import places_at
from sandtable.commander.screen.things import unit_thing
from sandtable.commander.screen.words import Words
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game
from sandtable.kernel.title import Data, Title
from sandtable.screens import wire
from sandtable.screens.reports import Reporter, Standing

LEADER_WEIGHT: Final = 2  # of a Leader lost, in victory points
MELEE_WEIGHT: Final = 1
NO_SIDE: Final = -1

# events that open an attack; what follows is its doing until the next one
ATTACKS: Final = [tell.ATTACK, tell.MINE_ATTACK, tell.IMPACT]
HARMS: Final = {tell.BROKE: "broken", tell.ELIMINATED: "eliminated", tell.SUPPRESSED: "suppressed"}


class Piles:
    """Draw and discard pile of each side, followed event by event within one decision."""

    def __init__(self, g: State) -> None:
        self.draw = [pile[:] for pile in g.draw]
        self.discards = [pile[:] for pile in g.discards]

    def follow(self, event: Event) -> None:
        key, _, side, card, _, _ = event
        if key in (tell.ROLLED, tell.REVEALED, tell.DREW):
            if card in self.draw[side]:
                self.draw[side].remove(card)
            if key != tell.DREW:
                self.discards[side].append(card)
        elif key in (tell.DISCARDED, tell.ORDER_GIVEN, tell.ACTION_PLAYED):
            self.discards[side].append(card)
        elif key == tell.RESHUFFLED:
            self.draw[side] += self.discards[side]
            self.discards[side] = []


def promised(g: State, pile: list[int]) -> float:
    """The roll to be expected of a draw pile."""
    return sum(total(g, card) for card in pile) / max(1, len(pile))


class CommanderReporter(Reporter):
    def __init__(self, title: Title, record: Data) -> None:
        super().__init__(title, record, high_is_good=True)
        self.active = NO_SIDE
        self.attacker = NO_SIDE  # whose attack is being resolved
        self.struck = [False, False]  # has that attack been counted as taken by a side?
        self.rolling = -1  # the unit whose Defence Roll was last told

    def standing(self, game: Game) -> Standing:
        g = cast(State, game.state)
        return Standing(g.turn, g.time, points(g))

    def weight_of(self, game: Game, event: Event) -> int:
        """A Leader lost, an Objective changed, a Melee."""
        g, key = cast(State, game.state), event[0]
        if key == tell.ELIMINATED and g.rules.tables.unit_leads[g.u_type[event[2]]]:
            return LEADER_WEIGHT
        if key == tell.CONTROL:
            return 1 + objective_value(g, event[2])
        if key == tell.MELEE:
            return MELEE_WEIGHT
        if key == tell.GAME_OVER:
            return LEADER_WEIGHT
        return 1 if key == tell.ELIMINATED else 0

    def log(self, game: Game, seat: int, start: int) -> list[wire.LogEntry]:
        return log_lines(game, seat, start)

    def before(self, game: Game) -> None:
        self.piles = Piles(cast(State, game.state))

    def after(self, game: Game, told: int) -> None:
        g = cast(State, game.state)
        for n, event in enumerate(game.events[told:], told):
            if event[0] == tell.ROLLED:
                self.luck[event[2]].roll(total(g, event[3]), promised(g, self.piles.draw[event[2]]))
            self.piles.follow(event)
            self.note_fire(g, event)
            if event[0] == tell.ELIMINATED:
                u = event[2]
                self.add_loss(game, g.u_owner[u], unit_thing(u), Words(g, places_at(game, n)).unit(u))

    # --- fire given and taken ---
    def note_fire(self, g: State, event: Event) -> None:
        key = event[0]
        if key in ATTACKS:
            self.open_attack(event)
        elif key == tell.ATTACK_PIECE and self.attacker != NO_SIDE:
            self.fire[self.attacker].add("pieces")
        elif key == tell.DEFENCE:
            self.rolling = event[2]
            self.take(g.u_owner[event[2]])
        elif key in HARMS and event[2] == self.rolling:
            if self.attacker != NO_SIDE and self.attacker != g.u_owner[event[2]]:
                self.fire[self.attacker].add(HARMS[key])
            self.rolling = -1
        elif key == tell.ROLLED:
            self.rolling = -1
        elif key == tell.TURN_BEGINS:
            self.active = event[2]

    def open_attack(self, event: Event) -> None:
        """Artillery is the active player's; Mines are nobody's doing."""
        key = event[0]
        attacker = {tell.ATTACK: event[2], tell.IMPACT: self.active, tell.MINE_ATTACK: NO_SIDE}[key]
        if key == tell.ATTACK and event[5] == 1:
            attacker = NO_SIDE  # Smoke harms nobody
        self.begin_attack(attacker, event[4] if key == tell.ATTACK else event[3] - event[4])

    def begin_attack(self, attacker: int, strength: int) -> None:
        self.struck = [False, False]
        self.attacker = attacker
        if attacker != NO_SIDE:
            self.fire[attacker].add("attacks")
            self.fire[attacker].add("strength", strength)

    def take(self, side: int) -> None:
        """An attack that makes a side roll Defence counts once."""
        if not self.struck[side]:
            self.struck[side] = True
            self.fire[side].add("taken")
