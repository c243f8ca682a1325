"""Close Combat (cc.*, guide 3.8): everybody in the hex pays, chooses an enemy and rolls once, all at the same time.

One frame fights all Close Combats of a moment: step 5, or a hidden unit walked into (A58).
"""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import reasons, tell
from sandtable.games.barbarossa.rules.asking import Asking, first_of, last_of
from sandtable.games.barbarossa.rules.close.bonus import close_bonus, take_bonus
from sandtable.games.barbarossa.rules.close.shock import shocked
from sandtable.games.barbarossa.rules.defense import destroy
from sandtable.games.barbarossa.rules.dice import faces, label, roll
from sandtable.games.barbarossa.rules.dice import hits as count_hits
from sandtable.games.barbarossa.rules.firepower import can_fight, close_accuracy, close_dice
from sandtable.games.barbarossa.rules.fortitude import test_fortitude
from sandtable.games.barbarossa.rules.landing import new_landing
from sandtable.games.barbarossa.rules.names import (
    ASSAULT,
    CAR_NAMES,
    FLAMETHROWER,
    HEAVY_ASSAULT,
    INFANTRY,
    TRAIN,
    is_armour,
)
from sandtable.games.barbarossa.rules.observers import row_of
from sandtable.games.barbarossa.rules.orders.assault import may_take_on
from sandtable.games.barbarossa.rules.reveal import reveal_unit
from sandtable.games.barbarossa.rules.special.fire import may_set_fire
from sandtable.games.barbarossa.rules.standing import CLOSE_COMBAT, by_worth, standing
from sandtable.games.barbarossa.rules.state import (
    DESTROYED,
    HIDDEN,
    NOBODY,
    RETREATING,
    State,
    acts,
    can,
    enemies_in,
    engaged,
    has,
    of,
    sequence,
    type_of,
    visible_enemies_in,
)
from sandtable.games.barbarossa.rules.trains import kinds_of_cars
from sandtable.games.barbarossa.rules.verbs import SHOOT
from sandtable.games.barbarossa.rules.zones import in_kill_zone, is_covered
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, b_of, choice
from sandtable.kernel.frame import ASK, GO, Subject

SHOCK: Final = 0
PAY: Final = 1
CHOOSE: Final = 2
FIGHT: Final = 3
AFTER: Final = 4

# how a unit was found that had been hidden
SPRUNG: Final = 1
TAKEN_IN_FLANK: Final = 2


class CloseCombat(Asking):
    hexes: list[int]  # where it is fought
    came: list[int]  # by unit: the hex from which it charged in just now; -1: it stood there
    lurking: list[int]  # by unit: SPRUNG or TAKEN_IN_FLANK if it was hidden until this moment (hid.rev.2, hid.rev.3)
    victim: list[int]  # by unit: whom it attacks; NOBODY: not chosen yet
    bonus: list[int]  # by unit: Defense that counts in this fight alone

    def run(self, g: kernel.State) -> int:
        state = of(g)
        if self.at == SHOCK:
            self.at = PAY
            turned = [u for u in self.fighters(state) if self.lurking[u] == TAKEN_IN_FLANK and not is_covered(state, u)]
            test_fortitude(state, shocked(state, self.fighters(state), self.came) + turned, "shock")
        elif self.at == PAY:
            self.at = CHOOSE
            self.pay(state)
        elif self.at == CHOOSE:
            if self.asked(g):
                return ASK
            self.at = FIGHT
        elif self.at == FIGHT:
            self.at = AFTER
            self.fight(state)
        else:
            take_bonus(state, self.bonus, False)
            self.burn(state)
            state.pop()
        return GO

    def fighters(self, g: State) -> list[int]:
        return [u for u in sequence(g) if g.u_hex[u] in self.hexes and engaged(g, u)]

    def pay(self, g: State) -> None:
        """cc.4; without AP a unit is a prisoner (cc.ammo.1). Retreaters neither pay nor fire (A52)."""
        for u in [u for u in self.fighters(g) if not has(g, u, RETREATING)]:
            if g.u_ap[u] < g.rules.numbers.ap_close_combat:
                g.tell(tell.IS_CAPTURED, u, g.u_hex[u])
                destroy(g, u)
            else:
                g.u_ap[u] -= g.rules.numbers.ap_close_combat

    # --- who attacks whom ---

    def choices_of(self, g: State, u: int) -> list[int]:
        """The named enemy if he is here (A8); else whoever of those in the hex it can attack. Defenders choose among
        the assaulters, if there are any (cc.3)."""
        enemies = [v for v in visible_enemies_in(g, g.u_hex[u], g.u_side[u]) if self.can_attack(g, u, v)]
        if g.u_target[u] in enemies and self.assaults(g, u):
            return [g.u_target[u]]
        assaulting = [v for v in enemies if self.came[v] >= 0 or self.assaults(g, v)]
        return assaulting if self.came[u] < 0 and assaulting else enemies

    def assaults(self, g: State, u: int) -> bool:
        """It has charged in, or goes on with an Assault that nothing has cancelled; other orders name nobody here."""
        return g.u_order[u] in (ASSAULT, HEAVY_ASSAULT) and (self.came[u] >= 0 or acts(g, u))

    def can_attack(self, g: State, u: int, v: int) -> bool:
        """Its chart has dice, and infantry finds ground on which armour can be attacked (cc.12)."""
        if not can_fight(g, u, row_of(g, v)):
            return False
        if type_of(g, u) == INFANTRY and is_armour(row_of(g, v)):
            return may_take_on(g, u, v)
        return True

    def open_of(self, g: State, side: int) -> int:
        for u in self.fighters(g):
            if g.u_side[u] == side and self.victim[u] == NOBODY and not has(g, u, RETREATING):
                found = self.choices_of(g, u)
                said = standing(g, u, CLOSE_COMBAT)
                if len(found) > 1 and said == 0:
                    return u
                if found:
                    self.victim[u] = by_worth(
                        said, found, [g.u_size[v] * 10 + g.u_base[v] + g.u_bonus[v] for v in found]
                    )
        return NOBODY

    def is_open(self, g: State, side: int) -> bool:
        return self.open_of(g, side) != NOBODY

    def options(self, g: kernel.State, seat: int) -> list[int]:
        u = self.open_of(of(g), seat)
        return [choice(SHOOT, u, v) for v in self.choices_of(of(g), u)]

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        self.victim[a_of(code)] = b_of(code)

    def forget(self, g: State, side: int) -> None:
        for u in self.fighters(g):
            if g.u_side[u] == side:
                self.victim[u] = NOBODY

    def question(self, g: State, side: int) -> tuple[str, str]:
        return ("close-combat-target", "cc.3" if self.came[self.open_of(g, side)] < 0 else "cc.5")

    def about(self, g: State, side: int) -> Subject:
        """Who attacks, whom he can choose, and `pool` all enemies in the hex."""
        u = self.open_of(g, side)
        enemies = visible_enemies_in(g, g.u_hex[u], side)
        return Subject("close-combat", side, u, self.choices_of(g, u), pool=enemies, hex=g.u_hex[u])

    def reason(self, g: State, side: int, thing: int, verb: int) -> int:
        """`thing` is an enemy, the attacker, or both."""
        u, v = self.open_of(g, side), last_of(thing)
        if verb != SHOOT or first_of(thing) == NOBODY and thing == u or v in self.choices_of(g, u):
            return reasons.FINE
        if v not in visible_enemies_in(g, g.u_hex[u], side):
            return reasons.NOT_IN_THIS_CLOSE_COMBAT
        if not self.can_attack(g, u, v):
            return reasons.NOT_IN_CHART
        return reasons.ASSAULTERS_FIRST

    # --- the fight ---

    def fight(self, g: State) -> None:
        """cc.5, cc.5b: one Fire Test each, then all losses at once, then tests for casualties (cc.17)."""
        landing = new_landing(g, "close")
        for u in self.fighters(g):
            v = self.victim[u]
            if v == NOBODY or has(g, u, RETREATING):
                continue
            if can(g, v, TRAIN):
                landing.cars += [[v, cars, self.strike(g, u, v, f" {CAR_NAMES[cars]}")] for cars in kinds_of_cars(g, v)]
            else:
                landing.hits[v] += self.strike(g, u, v)
        self.bonus = [close_bonus(g, u, self.came) if g.u_hex[u] in self.hexes else 0 for u in range(len(g.u_card))]
        take_bonus(g, self.bonus, True)
        g.push(landing)

    def strike(self, g: State, u: int, v: int, cars: str = "") -> int:
        """hid.rev.2: a unit found in Ambush has its extra die, if it was not taken in the flank. A train is attacked by
        kinds of cars (train.fire.1)."""
        row = row_of(g, v)
        dice = close_dice(g, u, row) + (g.rules.numbers.ambush_dice if self.lurking[u] == SPRUNG else 0)
        uphill = self.came[u] >= 0 and g.rules.ground.level[g.u_hex[u]] > 0
        accuracy = close_accuracy(g, u, row, uphill)
        rolled = roll(g, label(g, "close", u, v) + cars, dice)
        made = count_hits(rolled, accuracy)
        g.tell(tell.FIRES, u, v, dice, accuracy)
        g.tell(tell.ROLLS, u, made, faces(rolled))
        return made

    def burn(self, g: State) -> None:
        """burn.1: flamethrower tanks that fight in a settlement set it on fire."""
        for u in sequence(g):
            if g.u_hex[u] in self.hexes and can(g, u, FLAMETHROWER) and self.victim[u] != NOBODY:
                may_set_fire(g, g.u_hex[u], u)


def new_combat(g: State, hexes: list[int], came: list[int], lurking: list[int]) -> CloseCombat:
    frame = CloseCombat()
    frame.at = SHOCK
    frame.hexes = hexes
    frame.came = came
    frame.lurking = lurking
    frame.victim = [NOBODY] * len(g.u_card)
    frame.bonus = [0] * len(g.u_card)
    return frame


def how_found(g: State, u: int, entered: list[int]) -> int:
    """SPRUNG if all who came in crossed the side of its Kill Zone, from these hexes; else TAKEN_IN_FLANK."""
    return SPRUNG if all(in_kill_zone(g, u, g.u_facing[u], 1, h) for h in entered) else TAKEN_IN_FLANK


def walk_into(g: State, left: list[int]) -> list[int]:
    """hid.rev.2, A58: whoever has come into a hidden enemy's hex fights him at once. `left`: by unit the hex it left,
    -1 if it did not move. Returns those who did."""
    movers = [u for u in sequence(g) if left[u] >= 0]
    hidden = [[v for v in enemies_in(g, g.u_hex[u], g.u_side[u]) if has(g, v, HIDDEN)] for u in movers]
    found = {v for some in hidden for v in some}
    if not found:
        return []
    lurking = [0] * len(g.u_card)
    for v in found:
        lurking[v] = how_found(g, v, [left[u] for u, some in zip(movers, hidden, strict=True) if v in some])
    for v in [v for v in sequence(g) if v in found]:
        reveal_unit(g, v)
    g.push(new_combat(g, sorted({g.u_hex[v] for v in found}), left[:], lurking))
    return [u for u, some in zip(movers, hidden, strict=True) if some]


def combat_hexes(g: State) -> list[int]:
    """Hexes with visible units of both sides."""
    return sorted({g.u_hex[u] for u in sequence(g) if g.u_hex[u] != DESTROYED and engaged(g, u)})
