"""Step 8, Move Out (exec.11): one hex for everybody, encounters, hidden units, mines, fire, and again (guide 3.7)."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import reasons, tell
from sandtable.games.barbarossa.rules.asking import Asking, first_of, last_of
from sandtable.games.barbarossa.rules.close.combat import walk_into
from sandtable.games.barbarossa.rules.landing import Landing, new_landing, units_in
from sandtable.games.barbarossa.rules.move.advance import OVER, one_hex, starters, withdraw_contestants
from sandtable.games.barbarossa.rules.move.mines import disturbs, enter_field, leave_field
from sandtable.games.barbarossa.rules.move.reaction import (
    answer_ahead,
    hex_to_hit,
    moving_shot,
    pay,
    price,
    reaction_shot,
    targets_now,
    watches,
    why_not_react,
)
from sandtable.games.barbarossa.rules.names import DESTROY_BARBED_WIRE, ENGINEER, FIRE_AND_MOVEMENT
from sandtable.games.barbarossa.rules.reveal import reveal_unit
from sandtable.games.barbarossa.rules.standing import ASK_ME, REACTION, standing
from sandtable.games.barbarossa.rules.state import (
    HIDDEN,
    MOVED,
    NOBODY,
    RETREATING,
    SHOT,
    STOPPED,
    State,
    acts,
    can,
    has,
    mark,
    of,
    on_board,
    place_of,
    sequence,
    units_of,
)
from sandtable.games.barbarossa.rules.steps.wire import clear_wire
from sandtable.games.barbarossa.rules.verbs import DONE, DONE_CHOICE, HOLD, SHOOT
from sandtable.games.barbarossa.rules.volley import FIRER, HEX, push_volley
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, b_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Late, Subject

START: Final = 0
FIRST_SHOTS: Final = 1
GO_ON: Final = 2
MINES: Final = 3
WATCH: Final = 4
SHOOT_NOW: Final = 5
UNCOVER: Final = 6
MINES_DONE: Final = 7

HOLDS: Final = -2


class MoveOut(Asking):
    place: list[int]  # by unit: which hex of its path is next; OVER
    left: list[int]  # by unit: the hex that it left in this hex-step; -1: it made no move
    answer: list[int]  # by unit: whom it fires at in this window; HOLDS; NOBODY: not said yet
    aimed: Late[list[int]]  # hexes fired into in this window by units that destroy wire
    shaken: list[int]  # units with casualties by mines in this hex-step; they test once, when all shots are fired (A11)

    def run(self, g: kernel.State) -> int:
        state = of(g)
        if self.at == START:
            self.start(state)
        elif self.at == FIRST_SHOTS:
            self.at = GO_ON
            self.drop_out(state)
            shaken = units_in(state, state.value)
            shots = self.moving_shots(state, 0)
            self.aimed = aimed_by(state, shots)
            push_volley(state, shots, "fire-and-movement", shaken)
        elif self.at == GO_ON:
            return self.go_on(state)
        elif self.at == MINES:
            self.at = MINES_DONE
            self.meet_mines(state)
        elif self.at == MINES_DONE:
            self.at = WATCH
            self.shaken = units_in(state, state.value)
        elif self.at == WATCH:
            self.drop_out(state)
            if self.asked(g):
                return ASK
            self.at = SHOOT_NOW
        elif self.at == SHOOT_NOW:
            self.at = UNCOVER
            self.shoot(state)
        else:
            self.at = GO_ON
            self.uncover(state)
        return GO

    def start(self, g: State) -> None:
        """Window 0: who moves at all, and mines under those who leave or disturb them."""
        self.at = FIRST_SHOTS
        self.place = starters(g)
        if g.rules.options.contested_hex == 1:
            withdraw_contestants(g, self.place)
        landing = mine_landing(g)
        for u in sequence(g):
            moves = self.place[u] != OVER
            stays = not moves and (not disturbs(g, u) or has(g, u, MOVED | STOPPED))  # a charge has met them in step 5
            if on_board(g, u) and not stays and (not can(g, u, ENGINEER) or disturbs(g, u)):
                if leave_field(g, u, landing) and moves:
                    g.u_path[u] = g.u_path[u][:1]
        g.push(landing)

    def go_on(self, g: State) -> int:
        """One hex for everybody who has one left."""
        for h in self.aimed:
            clear_wire(g, h)  # wire.2a
        self.aimed = []
        self.drop_out(g)
        if all(place == OVER for place in self.place):
            g.hex_step = 0
            return g.pop()
        g.hex_step += 1
        g.tell(tell.HEX_STEP, g.hex_step)
        self.left = one_hex(g, self.place)
        self.answer = [NOBODY] * len(g.u_card)
        self.at = MINES
        self.discover(g)
        return GO

    def drop_out(self, g: State) -> None:
        """Who is suppressed or gone moves no further, but a retreat goes through (cc.ret.3)."""
        for u in sequence(g):
            if self.place[u] != OVER and not (acts(g, u) or has(g, u, RETREATING) and on_board(g, u)):
                self.place[u] = OVER
                if on_board(g, u):
                    mark(g, u, STOPPED)
                    g.tell(tell.STOPS, u, g.u_hex[u])

    def movers(self, g: State) -> list[int]:
        return [u for u in sequence(g) if self.left[u] >= 0]

    def discover(self, g: State) -> None:
        """hid.rev.2: whoever has walked into a hidden enemy stops, and they fight at once (A58)."""
        for u in walk_into(g, self.left):
            self.place[u] = OVER

    def meet_mines(self, g: State) -> None:
        landing = mine_landing(g)
        for u in self.movers(g):
            if on_board(g, u) and enter_field(g, u, landing):
                self.place[u] = OVER
        g.push(landing)

    # --- D8a: fire or hold ---

    def targets(self, g: State, u: int) -> list[int]:
        return targets_now(g, u, self.movers(g), self.left) if watches(g, u) else []

    def open_of(self, g: State, side: int) -> int:
        """The first watcher of a side who has not said what he does."""
        for u in sequence(g):
            if g.u_side[u] == side and self.answer[u] == NOBODY:
                found = self.targets(g, u)
                if found:
                    known, victim = answer_ahead(g, u, found, self.left)
                    if not known:
                        return u
                    self.answer[u] = victim if victim != NOBODY else HOLDS
        return NOBODY

    def is_open(self, g: State, side: int) -> bool:
        return self.open_of(g, side) != NOBODY or self.lies_in_wait(g, side)

    def lies_in_wait(self, g: State, side: int) -> bool:
        """At a window a side with men in hiding is asked whenever enemies move: else the question would give them away.
        Those who have their instructions are not asked about."""
        if not g.windows or all(g.u_side[u] == side for u in self.movers(g)):
            return False
        asked = [u for u in units_of(g, side) if has(g, u, HIDDEN) and standing(g, u, REACTION) == ASK_ME]
        return len(asked) > 0 and all(self.answer[u] == NOBODY for u in asked)

    def options(self, g: kernel.State, seat: int) -> list[int]:
        u = self.open_of(of(g), seat)
        if u == NOBODY:
            return [DONE_CHOICE]
        return [*(choice(SHOOT, u, v) for v in self.targets(of(g), u)), choice(HOLD, u)]

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        if verb_of(code) == DONE:
            for u in units_of(of(g), seat):
                self.answer[u] = HOLDS if self.answer[u] == NOBODY else self.answer[u]
        else:
            self.answer[a_of(code)] = b_of(code) if verb_of(code) == SHOOT else HOLDS

    def forget(self, g: State, side: int) -> None:
        for u in sequence(g):
            if g.u_side[u] == side:
                self.answer[u] = NOBODY

    def question(self, g: State, side: int) -> tuple[str, str]:
        u = self.open_of(g, side)
        return ("reaction", "hid.fire.2" if u == NOBODY or has(g, u, HIDDEN) else "def.7")

    def window(self, g: kernel.State, seat: int) -> bool:
        """That a hidden unit could fire must not show."""
        return True

    def about(self, g: State, side: int) -> Subject:
        """The shooter, whom he can fire at, and for each of these the hex that is hit and how far it is."""
        u = self.open_of(g, side)
        if u == NOBODY:
            return Subject("reaction", side, numbers={"hex_step": g.hex_step})
        found = self.targets(g, u)
        hexes = [hex_to_hit(g, u, v, self.left[v]) for v in found]
        ranges = [g.rules.ground.distance(place_of(g, u), h) for h in hexes]
        numbers = {"hex_step": g.hex_step, "price": price(g, u), "ap": g.u_ap[u]}
        return Subject("reaction", side, u, found, hex=place_of(g, u), hexes=hexes, by_hex=ranges, numbers=numbers)

    def reason(self, g: State, side: int, thing: int, verb: int) -> int:
        """`thing` is an enemy, the shooter, or both."""
        u, v = self.open_of(g, side), last_of(thing)
        if u == NOBODY:
            return reasons.NOT_ON_WATCH if verb in (SHOOT, HOLD) else reasons.FINE
        if verb == HOLD and thing != u:
            return reasons.HAS_ANSWERED
        if verb != SHOOT or first_of(thing) == NOBODY and thing == u:
            return reasons.FINE
        if first_of(thing) not in (NOBODY, u) or v not in range(len(g.u_card)) or g.u_side[v] == side:
            return reasons.NOT_ON_WATCH
        return why_not_react(g, u, v, self.left[v])

    # --- fire ---

    def moving_shots(self, g: State, place: int) -> list[list[int]]:
        """Fire and Movement units that are in their marked hex now; 0 is the hex they start in (A57)."""
        shots: list[list[int]] = []
        for u in sequence(g):
            here = g.u_order[u] == FIRE_AND_MOVEMENT and acts(g, u) and g.u_fire_at[u] == place
            if here and on_board(g, u) and (place == 0 or self.left[u] >= 0):
                shot = moving_shot(g, u)
                if shot:
                    g.u_ap[u] -= g.rules.numbers.ap_open_fire
                    shots.append(shot)
        return shots

    def shoot(self, g: State) -> None:
        """All shots of this hex-step together (guide 3.7, 9)."""
        shots = self.moving_shots(g, g.hex_step)
        for u in sequence(g):
            v = self.answer[u]
            if v >= 0:
                shots.append(reaction_shot(g, u, v, self.left[v]))
                pay(g, u)
                mark(g, u, SHOT)
        self.aimed = aimed_by(g, shots)
        push_volley(g, shots, "move-out", self.shaken)

    def uncover(self, g: State) -> None:
        """hid.fire.5: an ambusher who has fired is revealed."""
        for u in sequence(g):
            if self.answer[u] >= 0:
                reveal_unit(g, u)


def aimed_by(g: State, shots: list[list[int]]) -> list[int]:
    """Hexes whose wire these shots destroy, hit or miss (ab.dwire.1)."""
    return [shot[HEX] for shot in shots if can(g, shot[FIRER], DESTROY_BARBED_WIRE)]


def mine_landing(g: State) -> Landing:
    """Losses at once, tests with those of the shots that follow (A11)."""
    landing = new_landing(g, "mines")
    landing.holds_tests = True
    return landing


def push_move_out(g: State) -> None:
    frame = MoveOut()
    frame.at = START
    frame.place = [OVER] * len(g.u_card)
    frame.left = [-1] * len(g.u_card)
    frame.answer = [NOBODY] * len(g.u_card)
    frame.shaken = []
    frame.aimed = []
    g.push(frame)
