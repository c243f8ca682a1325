"""The after-action report (Report): a record played once more, with an eye on points, losses, fire and luck."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander import tell
from sandtable.commander.cards import total
from sandtable.commander.names import LEADER
from sandtable.commander.odds import HIGHEST
from sandtable.commander.state import State
from sandtable.commander.victory import objective_value, points
from sandtable.games.combat_commander.log_lines import log_lines
from sandtable.games.combat_commander.places import places_at
from sandtable.games.combat_commander.things import unit_thing
from sandtable.games.combat_commander.title import TITLE
from sandtable.games.combat_commander.words import Words
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game
from sandtable.kernel.title import SPECTATOR, Data
from sandtable.screens.reports import Moment, Reporter

LEADER_WEIGHT: Final = 2  # of a Leader lost, in victory points
MELEE_WEIGHT: Final = 1
NO_SIDE: Final = -1

# events that open an attack; what follows is its doing until the next one
ATTACKS: Final = [tell.ATTACK, tell.MINE_ATTACK, tell.IMPACT]
HARMS: Final = {tell.BROKE: "broken", tell.ELIMINATED: "eliminated", tell.SUPPRESSED: "suppressed"}


def report(record: Data) -> Data:
    """Everything but the room."""
    return CombatCommanderReporter(record).run()


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


class Luck:
    """The rolls of one side against what its draw pile promised."""

    def __init__(self) -> None:
        self.counts = [0] * (HIGHEST + 1)
        self.expected = 0.0

    def roll(self, g: State, pile: list[int], card: int) -> None:
        self.counts[total(g, card)] += 1
        self.expected += sum(total(g, each) for each in pile) / max(1, len(pile))

    def data(self, side: int) -> Data:
        count = sum(self.counts)
        rolled = sum(number * times for number, times in enumerate(self.counts))
        return {
            "side": side,
            "count": count,
            "mean": round(rolled / max(1, count), 3),
            "expected": round(self.expected / max(1, count), 3),
            "luck": round(rolled - self.expected, 3),
            "counts": self.counts,
        }


class Fire:
    """What one side's attacks did, and how many came its way."""

    def __init__(self) -> None:
        self.numbers = dict.fromkeys(
            ["attacks", "pieces", "strength", "broken", "eliminated", "suppressed", "taken"], 0
        )

    def add(self, key: str, number: int = 1) -> None:
        self.numbers[key] += number

    def data(self, side: int) -> Data:
        return {"side": side, **self.numbers}


class CombatCommanderReporter(Reporter):
    def __init__(self, record: Data) -> None:
        super().__init__(TITLE, record)
        self.points: list[Data] = []
        self.losses: list[Data] = []
        self.fire = [Fire(), Fire()]
        self.luck = [Luck(), Luck()]
        self.active = NO_SIDE
        self.attacker = NO_SIDE  # whose attack is being resolved
        self.struck = [False, False]  # has that attack been counted as taken by a side?
        self.rolling = -1  # the unit whose Defence Roll was last told

    def data(self) -> Data:
        return {
            "points": self.points,
            "losses": self.losses,
            "fire": [fire.data(side) for side, fire in enumerate(self.fire)],
            "rolls": [luck.data(side) for side, luck in enumerate(self.luck)],
            "moments": self.best_moments(),
        }

    def begin(self, game: Game) -> None:
        self.note_points(game)

    def before(self, game: Game) -> None:
        g = cast(State, game.state)
        self.score = points(g)
        self.piles = Piles(g)

    def after(self, game: Game, told: int) -> None:
        """One decision and all it brought."""
        g = cast(State, game.state)
        self.note_points(game)
        for event in game.events[told:]:
            if event[0] == tell.ROLLED:
                self.luck[event[2]].roll(g, self.piles.draw[event[2]], event[3])
            self.piles.follow(event)
            self.note_fire(g, event)
        self.note_losses(game, told)
        self.note_moment(game, told, points(g) - self.score)

    def note_points(self, game: Game) -> None:
        g = cast(State, game.state)
        now: Data = {"revision": len(game.decisions), "turn": g.turn, "time": g.time, "vp": points(g)}
        last = self.points[-1] if self.points else None
        if last is None or [last["turn"], last["time"], last["vp"]] != [now["turn"], now["time"], now["vp"]] or g.over:
            self.points.append(now)

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
        self.struck = [False, False]
        self.attacker = {tell.ATTACK: event[2], tell.IMPACT: self.active, tell.MINE_ATTACK: NO_SIDE}[key]
        if key == tell.ATTACK and event[5] == 1:
            self.attacker = NO_SIDE  # Smoke harms nobody
        if self.attacker != NO_SIDE:
            self.fire[self.attacker].add("attacks")
            self.fire[self.attacker].add("strength", event[4] if key == tell.ATTACK else event[3] - event[4])

    def take(self, side: int) -> None:
        """An attack that makes a side roll Defence counts once."""
        if not self.struck[side]:
            self.struck[side] = True
            self.fire[side].add("taken")

    # --- losses and moments ---
    def note_losses(self, game: Game, told: int) -> None:
        g = cast(State, game.state)
        lost = [n for n in range(told, len(game.events)) if game.events[n][0] == tell.ELIMINATED]
        for n in lost:
            u = game.events[n][2]
            say = Words(g, places_at(game, n)).unit(u)
            self.losses.append(
                {
                    "side": g.u_owner[u], "thing": unit_thing(u), "say": say.data(), "revision": len(game.decisions),
                    "turn": g.turn,
                }
            )  # fmt: skip

    def note_moment(self, game: Game, told: int, swing: int) -> None:
        """A decision that moved the points, cost a Leader, changed an Objective or brought a Melee."""
        g = cast(State, game.state)
        weights = [(weight_of(g, event), event) for event in game.events[told:]]
        heaviest = max((weight for weight, _ in weights), default=0)
        if not heaviest and not swing:
            return
        main = next((n for n, (weight, _) in enumerate(weights) if weight == heaviest), 0)
        lines = log_lines(game, SPECTATOR, told + main)
        if lines:
            weight = abs(swing) + sum(weight for weight, _ in weights)
            revision = len(game.decisions)
            self.add_moment(Moment(weight, revision, g.turn, lines[0], swing, game.view(SPECTATOR)))


def weight_of(g: State, event: Event) -> int:
    """How much an event matters, beside the points it brings."""
    key = event[0]
    if key == tell.ELIMINATED and g.rules.tables.unit_kind[g.u_type[event[2]]] >= LEADER:
        return LEADER_WEIGHT
    if key == tell.CONTROL:
        return 1 + objective_value(g, event[2])
    if key == tell.MELEE:
        return MELEE_WEIGHT
    if key == tell.GAME_OVER:
        return LEADER_WEIGHT
    return 1 if key == tell.ELIMINATED else 0
