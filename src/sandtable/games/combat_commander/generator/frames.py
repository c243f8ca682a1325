"""The random scenario generator, step by step, as frames. Not compiled.

Of the Attacker's Radio this asks before the Defender sets up, not between the two set-ups: the scenario comes first.
"""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.rules import names
from sandtable.games.combat_commander.generator import state
from sandtable.games.combat_commander.generator.state import (
    GeneratorState,
    army_of,
    gain_vp,
    is_left,
    roll,
    roll_die,
    row_of,
    seat_of,
    side_of,
    vp_of,
)
from sandtable.games.combat_commander.names import NATION_NAMES
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, NOBODY, Frame, State
from sandtable.terrain.lattice import EDGE_NAMES

# steps of Generate
MAP: Final = 0
PICKING: Final = 1
GROUND: Final = 2
SIDES: Final = 3
CHIT_DRAW: Final = 4
ORDERS_OF_BATTLE: Final = 5
FORCES: Final = 6
SUPPORT: Final = 7
SECOND_SUPPORT: Final = 8
POSTURES: Final = 9
RADIO: Final = 10
END: Final = 11

# steps of the frames that ask
ASKING: Final = 0
ROLLING: Final = 1

GENERATOR: Final = "generator"  # in place of a rule number: the procedure stands in the playbook


class GeneratorFrame(Frame):
    """A frame of the generator. Subclasses implement step, who, choices, chosen and question."""

    def run(self, g: State) -> int:
        return self.step(cast(GeneratorState, g))

    def asked(self, g: State) -> int:
        return self.who(cast(GeneratorState, g))

    def options(self, g: State, seat: int) -> list[int]:
        return self.choices(cast(GeneratorState, g), seat)

    def take(self, g: State, seat: int, choice: int) -> None:
        self.chosen(cast(GeneratorState, g), seat, choice)

    def prompt(self, g: State) -> tuple[str, str]:
        return (self.question(), GENERATOR)

    def step(self, g: GeneratorState) -> int:
        raise NotImplementedError

    def who(self, g: GeneratorState) -> int:
        """Bit mask of the seats asked."""
        raise NotImplementedError

    def choices(self, g: GeneratorState, seat: int) -> list[int]:
        raise NotImplementedError

    def chosen(self, g: GeneratorState, seat: int, choice: int) -> None:
        raise NotImplementedError

    def question(self) -> str:
        raise NotImplementedError


class Generate(GeneratorFrame):
    """The whole procedure; only the map is asked for here."""

    def step(self, g: GeneratorState) -> int:
        if self.at == MAP:
            g.picker = 0 if roll(g, 0) % 2 == 0 else 1
            return self.go_to(PICKING)
        if self.at == PICKING:
            return ASK
        if self.at == GROUND:
            settle_edges(g)
            return self.go_to(SIDES)
        if self.at == SIDES:
            settle_sides(g)
            return self.go_to(CHIT_DRAW)
        if self.at == CHIT_DRAW:
            draw_chits(g)
            return self.go_to(ORDERS_OF_BATTLE)
        if self.at == ORDERS_OF_BATTLE:
            return self.call(g, FORCES, new_ob_choice())
        if self.at == FORCES:
            roll_leaders(g)
            return self.go_to(SUPPORT)
        if self.at == SUPPORT:
            return self.first_support(g)
        if self.at == SECOND_SUPPORT:
            return self.second_support(g, 1 - g.value)
        if self.at == POSTURES:
            return self.postures(g)
        if self.at == RADIO:
            return self.call(g, END, new_radio_offer(g.posture.index(names.ATTACK)))
        settle_initiative(g)
        g.end_game(NOBODY, 0)
        return GO

    def go_to(self, at: int) -> int:
        self.at = at
        return GO

    def call(self, g: GeneratorState, then: int, frame: Frame) -> int:
        self.at = then
        g.push(frame)
        return GO

    def first_support(self, g: GeneratorState) -> int:
        """Whoever has the cheaper order of battle must buy."""
        if g.vp == 0:
            return self.go_to(POSTURES)
        return self.call(g, SECOND_SUPPORT, new_support(0 if g.vp > 0 else 1))

    def second_support(self, g: GeneratorState, side: int) -> int:
        """If that took the VP marker past 0, the other must buy too."""
        if vp_of(g, side) > 0:
            return self.call(g, POSTURES, new_support(side))
        return self.go_to(POSTURES)

    def postures(self, g: GeneratorState) -> int:
        """More VPs defend; level, both are on Recon."""
        if g.vp == 0:
            g.posture = [names.RECON, names.RECON]
        else:
            g.posture = [names.DEFEND, names.ATTACK] if g.vp > 0 else [names.ATTACK, names.DEFEND]
        for side in range(2):
            g.tell(state.POSTURE, side, g.posture[side])
        if g.vp == 0:
            return self.go_to(END)
        return self.call(g, RADIO, new_fort_purchase(g.posture.index(names.DEFEND)))

    def who(self, g: GeneratorState) -> int:
        return 1 << g.picker

    def choices(self, g: GeneratorState, seat: int) -> list[int]:
        return [choice(state.PICK_MAP, i) for i in range(len(g.rules.maps))]

    def chosen(self, g: GeneratorState, seat: int, choice: int) -> None:
        g.map = a_of(choice)
        g.tell(state.MAP_PICKED, seat, g.map)
        self.at = GROUND

    def question(self) -> str:
        return "generator-map"


# --- steps without a choice ---


def settle_edges(g: GeneratorState) -> None:
    """The player who did not pick the map rolls for his edge; the other has the opposite one."""
    die = roll_die(g)
    g.reveal(die)
    other = 1 - g.picker
    g.edge[other] = EDGE_NAMES.index(g.rules.generator.edge(die))
    g.edge[g.picker] = (g.edge[other] + 2) % 4
    for seat in range(2):
        g.tell(state.EDGE, seat, g.edge[seat])


def settle_sides(g: GeneratorState) -> None:
    """Sides by a coin; then nations, year and troop quality."""
    tables = g.rules.generator
    g.axis_seat = g.chance.pick(state.COIN, [0, 1])
    g.reveal(g.axis_seat)
    g.tell(state.AXIS_PLAYER, g.axis_seat)
    axis = tables.axis_nation(roll(g, g.axis_seat))
    g.year = tables.year(axis, roll(g, g.axis_seat))
    allies = tables.allied_nation(axis, g.year, roll(g, 1 - g.axis_seat))
    g.nation = [NATION_NAMES.index(axis), NATION_NAMES.index(allies)]
    g.tell(state.YEAR, g.year)
    for side in range(2):
        g.tell(state.NATION, side, g.nation[side])
        roll_quality(g, side)


def roll_quality(g: GeneratorState, side: int) -> None:
    """Rolled again where no order of battle has the quality (Italy in 1944: Green troops)."""
    nation, foe = g.nation[side], g.nation[1 - side]
    while True:
        result = roll(g, seat_of(g, side))
        name = g.rules.generator.quality(NATION_NAMES[nation], g.year, NATION_NAMES[foe], result)
        g.quality[side] = names.QUALITY_NAMES.index(name)
        if g.rules.rows_for(nation, foe, g.year, g.quality[side]):
            g.tell(state.QUALITY, side, g.quality[side])
            return


def draw_chits(g: GeneratorState) -> None:
    """One open chit, one secret chit each; one without a secret side is open (7.3.3)."""
    draw_chit(g, state.NOT_YET)
    for side in range(2):
        draw_chit(g, side)


def draw_chit(g: GeneratorState, side: int) -> None:
    chit = g.chance.pick(state.CHITS, g.chit_pool)
    g.chit_pool.remove(chit)
    g.reveal(chit)
    if side == state.NOT_YET or g.rules.tables.chit_open_only[chit]:
        g.open_chits.append(chit)
        g.tell(state.CHIT_OPEN, chit)
    else:
        g.secret_chits[side].append(chit)
        g.tell(state.CHIT_SECRET, side, chit, audience=1 << seat_of(g, side))


def roll_leaders(g: GeneratorState) -> None:
    """The Leader Table; a Leader who has come up already is rolled again."""
    for side in range(2):
        row = row_of(g, side)
        while len(g.leaders[side]) < row.size.leaders:
            nation = NATION_NAMES[g.nation[side]]
            name = g.rules.leader_table.leader(nation, row.ob.quality, g.year, roll_die(g))
            leader = g.rules.tables.unit_type(name)
            g.reveal(leader)
            if leader not in g.leaders[side]:
                g.leaders[side].append(leader)
                g.tell(state.LEADER, side, leader)


def settle_initiative(g: GeneratorState) -> None:
    """9: the higher Initiative number holds the card and moves first. A tie is settled by the coin."""
    numbers = [row_of(g, side).size.initiative for side in range(2)]
    if numbers[0] == numbers[1]:
        g.initiative = g.chance.pick(state.COIN, [0, 1])
        g.reveal(g.initiative)
    else:
        g.initiative = 0 if numbers[0] > numbers[1] else 1
    g.tell(state.INITIATIVE, g.initiative)


# --- orders of battle ---


class ObChoice(GeneratorFrame):
    """Both pick in secret, then reveal; the VP marker moves toward the opponent by the points of one's own."""

    answers: list[int]  # by seat; no view shows them

    def step(self, g: GeneratorState) -> int:
        if state.NOT_YET in self.answers:
            return ASK
        for side in range(2):
            g.ob[side] = self.answers[seat_of(g, side)]
            g.tell(state.OB_REVEALED, side, g.ob[side])
        for side in range(2):
            gain_vp(g, 1 - side, row_of(g, side).size.points)
        g.reveal(g.ob[0])
        g.reveal(g.ob[1])
        return g.pop()

    def who(self, g: GeneratorState) -> int:
        return sum(1 << seat for seat in range(2) if self.answers[seat] == state.NOT_YET)

    def choices(self, g: GeneratorState, seat: int) -> list[int]:
        return [choice(state.PICK_OB, row) for row in self.rows(g, seat)]

    def rows(self, g: GeneratorState, seat: int) -> list[int]:
        side = side_of(g, seat)
        return g.rules.rows_for(g.nation[side], g.nation[1 - side], g.year, g.quality[side])

    def chosen(self, g: GeneratorState, seat: int, choice: int) -> None:
        self.answers[seat] = a_of(choice)

    def question(self) -> str:
        return "generator-ob"

    def redeal(self, g: GeneratorState, seat: int) -> None:
        """Another's sealed answer, dealt afresh."""
        for other in range(2):
            if other != seat and self.answers[other] != state.NOT_YET:
                self.answers[other] = g.chance.pick(state.COIN, self.rows(g, other))


def new_ob_choice() -> ObChoice:
    frame = ObChoice()
    frame.at = ASKING
    frame.answers = [state.NOT_YET, state.NOT_YET]
    return frame


# --- purchases ---


class SupportPurchase(GeneratorFrame):
    """One or more units of the column rolled, never Radios; their cost goes to the opponent as VPs."""

    side: int
    column: int  # the roll
    bought: int

    def step(self, g: GeneratorState) -> int:
        """A column without a unit to be had is rolled again."""
        while not self.bought and not self.items(g):
            self.column = roll(g, seat_of(g, self.side))
        return ASK if self.items(g) else g.pop(self.side)

    def items(self, g: GeneratorState) -> list[int]:
        if self.column == state.NOT_YET:
            return []
        tables = g.rules.tables
        column = tables.support_column(g.nation[self.side], self.column, g.year, army_of(g, self.side))
        return [i for i in column if tables.support_unit[i] >= 0 and is_left(g, self.side, i)]

    def who(self, g: GeneratorState) -> int:
        return 1 << seat_of(g, self.side)

    def choices(self, g: GeneratorState, seat: int) -> list[int]:
        found = [choice(state.BUY, i) for i in self.items(g)]
        return [*found, choice(state.DONE)] if self.bought else found

    def chosen(self, g: GeneratorState, seat: int, choice: int) -> None:
        if verb_of(choice) == state.DONE:
            g.pop(self.side)
            return
        self.bought += 1
        buy(g, self.side, a_of(choice))

    def question(self) -> str:
        return "generator-support"


def buy(g: GeneratorState, side: int, item: int) -> None:
    g.support[side].append(item)
    g.tell(state.BOUGHT, side, item)
    gain_vp(g, 1 - side, g.rules.tables.support_cost[item])


def new_support(side: int) -> SupportPurchase:
    frame = SupportPurchase()
    frame.at = ASKING
    frame.side = side
    frame.column = state.NOT_YET
    frame.bought = 0
    return frame


class FortPurchase(GeneratorFrame):
    """The Defender may spend up to his VPs on fortification OBs; his Mines have one strength only."""

    side: int

    def step(self, g: GeneratorState) -> int:
        return ASK

    def who(self, g: GeneratorState) -> int:
        return 1 << seat_of(g, self.side)

    def choices(self, g: GeneratorState, seat: int) -> list[int]:
        found = [choice(state.FORTIFY, i) for i in range(len(g.rules.purchases)) if self.may_buy(g, i)]
        return [*found, choice(state.DONE)]

    def may_buy(self, g: GeneratorState, i: int) -> bool:
        purchase = g.rules.purchases[i]
        strengths = {g.rules.purchases[p].mine_fp for p in g.forts if g.rules.purchases[p].mine_fp}
        fits = not purchase.mine_fp or not strengths or purchase.mine_fp in strengths
        return fits and purchase.cost <= vp_of(g, self.side)

    def chosen(self, g: GeneratorState, seat: int, choice: int) -> None:
        if verb_of(choice) == state.DONE:
            g.pop()
            return
        g.forts.append(a_of(choice))
        g.tell(state.FORTIFIED, self.side, a_of(choice))
        gain_vp(g, 1 - self.side, g.rules.purchases[a_of(choice)].cost)

    def question(self) -> str:
        return "generator-forts"


def new_fort_purchase(side: int) -> FortPurchase:
    frame = FortPurchase()
    frame.at = ASKING
    frame.side = side
    return frame


class RadioOffer(GeneratorFrame):
    """The Attacker may roll once for a Radio; if the column has one in that year he must buy it."""

    side: int
    column: int

    def step(self, g: GeneratorState) -> int:
        return ASK if self.at == ASKING or self.radios(g) else g.pop()

    def radios(self, g: GeneratorState) -> list[int]:
        tables = g.rules.tables
        column = tables.support_column(g.nation[self.side], self.column, g.year, army_of(g, self.side))
        return [i for i in column if tables.support_radio[i] >= 0]

    def who(self, g: GeneratorState) -> int:
        return 1 << seat_of(g, self.side)

    def choices(self, g: GeneratorState, seat: int) -> list[int]:
        if self.at == ROLLING:
            return [choice(state.BUY, i) for i in self.radios(g)]
        return [choice(state.ROLL), choice(state.DECLINE)]

    def chosen(self, g: GeneratorState, seat: int, choice: int) -> None:
        if verb_of(choice) == state.ROLL:
            self.column = roll(g, seat)
            self.at = ROLLING
            return
        if verb_of(choice) == state.BUY:
            buy(g, self.side, a_of(choice))
        g.pop()

    def question(self) -> str:
        return "generator-radio"


def new_radio_offer(side: int) -> RadioOffer:
    frame = RadioOffer()
    frame.at = ASKING
    frame.side = side
    frame.column = state.NOT_YET
    return frame


def push_generate(g: GeneratorState) -> None:
    frame = Generate()
    frame.at = MAP
    g.push(frame)
