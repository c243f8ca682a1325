"""Step 4, Air Missions (exec.7, airm.1, guide 3.6): launch, flight hex by hex, combats, missions, return."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules.air.airfield import go_home
from sandtable.games.barbarossa.rules.air.bombing import push_bombing
from sandtable.games.barbarossa.rules.air.combat import push_air_combat
from sandtable.games.barbarossa.rules.air.drift import drop_supplies
from sandtable.games.barbarossa.rules.air.flak import flak_shots
from sandtable.games.barbarossa.rules.air.flight import (
    Flights,
    aircraft_over,
    fly,
    let_escorts_go,
    new_flights,
    plot,
)
from sandtable.games.barbarossa.rules.air.launch import push_launch
from sandtable.games.barbarossa.rules.air.meetings import fights_now
from sandtable.games.barbarossa.rules.air.paratroops import jump
from sandtable.games.barbarossa.rules.air.search import search
from sandtable.games.barbarossa.rules.names import (
    AIR_RECONNAISSANCE,
    AIRBORNE_ASSAULT,
    AIRCRAFT,
    AIRDROP_SUPPLIES,
    BOMBING_RUN,
)
from sandtable.games.barbarossa.rules.state import State, of, on_board, sequence, type_of
from sandtable.games.barbarossa.rules.volley import push_volley
from sandtable.kernel import frame as kernel
from sandtable.kernel.frame import GO, Frame

LAUNCH: Final = 0
PLOT: Final = 1
FLAK: Final = 2
FLAK_AGAIN: Final = 3
MEET: Final = 4
FIGHT: Final = 5
BOMB: Final = 6
OTHERS: Final = 7


class AirMissions(Frame):
    flights: Flights
    fights: list[list[int]]  # combats of this hex-step still to come: hex, units

    def run(self, g: kernel.State) -> int:
        state, at = of(g), self.at
        self.at += 1
        if at == LAUNCH:
            push_launch(state, self.flights)
        elif at == PLOT:
            plot(state, self.flights)
        elif at == FLAK:
            self.shoot(state, False)
        elif at == FLAK_AGAIN:
            self.shoot(state, True)
        elif at == MEET:
            let_escorts_go(state)
            self.fights = fights_now(state, self.flights, state.hex_step)
        elif at == FIGHT:
            self.fight_on(state)
        elif at == BOMB:
            state.hex_step = 0
            push_bombing(state, self.at_target(state, BOMBING_RUN))
        else:
            self.carry_out(state)
            self.go_home(state)
            state.pop()
        return GO

    def shoot(self, g: State, again: bool) -> None:
        """a2a.8: before any combat of the hex-step, and its losses are applied."""
        shots = flak_shots(g, self.flights, g.hex_step, again)
        if shots:
            push_volley(g, shots, "anti-aircraft-again" if again else "anti-aircraft")

    def fight_on(self, g: State) -> None:
        """a2a.17: one combat after the other, then the next hex for everybody."""
        if self.fights:
            self.at = FIGHT
            fight = self.fights.pop(0)
            push_air_combat(g, fight[0], [u for u in fight[1:] if on_board(g, u)])
            return
        let_escorts_go(g)
        if g.hex_step < self.flights.length(g):
            g.hex_step += 1
            fly(g, self.flights, g.hex_step)
            self.at = FLAK

    def at_target(self, g: State, order: int) -> list[int]:
        """Who has come through to carry out this order."""
        return [u for u in aircraft_over(g) if g.u_order[u] == order and self.flights.flies(g, u)]

    def carry_out(self, g: State) -> None:
        """Searches of this turn (arec.3), parachutes, supplies."""
        for u in aircraft_over(g):
            if g.u_order[u] == AIR_RECONNAISSANCE and not self.flights.due[u]:
                search(g, u)
        for u in self.at_target(g, AIRBORNE_ASSAULT):
            jump(g, u)
        for u in self.at_target(g, AIRDROP_SUPPLIES):
            drop_supplies(g, u)

    def go_home(self, g: State) -> None:
        """airm.9, airm.10: whose mission ended in an earlier turn, after all combats."""
        for u in sequence(g):
            if type_of(g, u) == AIRCRAFT and self.flights.due[u]:
                go_home(g, u)
        let_escorts_go(g)


def push_air_missions(g: State) -> None:
    frame = AirMissions()
    frame.at = LAUNCH
    frame.flights = new_flights(g)
    frame.fights = []
    g.push(frame)
