"""Victory Points, the Casualty Track, control of Objectives and the end of the game (4.3, 6.3, 7), kept a second time.

An account beside the engine's: what is told that has happened changes it, and after every step both must agree.
"""

from __future__ import annotations

import oracle_gwc_pieces as p
from oracle_gwc_pieces import GreatWarState
from oracle_gwc_tables import Count

from sandtable.commander.rules import tell
from sandtable.commander.rules.names import ACTION_NAMES, DEFEND
from sandtable.commander.rules.victory import ENDING_NAMES, points
from sandtable.games.great_war_commander.rules.names import OWN_ACTIONS
from sandtable.kernel.frame import Event

ACTIONS = [*ACTION_NAMES, *OWN_ACTIONS]
EMPTY = -1
NOBODY = -1
SPACES = {"tank": 2}  # of the Casualty Track (4.3)
OFF_TRACK = ("hero", "runner")  # 4.3: back to the countermix
WORTH = {"squad": 2, "team": 1, "runner": 1, "hero": 0, "tank": 3}  # 7.1


def worth(g: GreatWarState, u: int) -> int:
    """7.1; a Leader 1 and his Command (guide 59: of the unbroken side)."""
    if p.kind(g, u) == "leader":
        return 1 + int(p.counter(g, u)["unbroken"].get("command", 0))
    return WORTH[p.kind(g, u)]


def chits(g: GreatWarState, opened: list[int]) -> list[p.Row]:
    letters = [g.rules.tables.chit_letter[chit] for chit in opened]
    return [row for row in p.data("chits")["chit"] for letter in letters if row["letter"] == letter]


def extra(g: GreatWarState, opened: list[int], special: str) -> int:
    """What chits Y and Z add (7.3.2)."""
    return sum(int(row["value"]) for row in chits(g, opened) if row.get("special") == special)


def objective_worth(g: GreatWarState, opened: list[int], number: int) -> int:
    plain = [row for row in chits(g, opened) if "special" not in row]
    return sum(int(row["value"]) for row in plain if row.get("objective", 0) in (0, number))


class Score:
    """Follows one game from its first Turn on."""

    def __init__(self, seen: Count) -> None:
        self.seen = seen
        self.begun = False
        self.time_due = False  # a Time Advance whose Defender has not had his point yet
        self.over = False

    def begin(self, g: GreatWarState) -> None:
        self.begun = True
        self.bank = g.score  # without Objectives, positive for the Axis
        self.control = list(g.control)
        self.opened = list(g.open_chits)
        self.rows = [list(row) for row in g.casualties]
        self.surrender = list(g.surrender)

    def gain(self, side: int, vps: int) -> None:
        self.bank += vps if side == 0 else -vps

    # --- after a step ---
    def settle(self, g: GreatWarState, events: list[Event]) -> None:
        if self.over:
            return
        if not self.begun:
            if any(event[0] == tell.TURN_BEGINS for event in events):
                self.begin(g)
            return
        self.bereft: set[int] = set()  # sides that have lost somebody in this step
        self.gone: set[int] = set()  # sides of which somebody has left the map
        self.dead = False
        for event in events:
            self.read(g, event)
        self.take_objectives(g)
        self.compare(g)
        self.ending(g, events)

    def read(self, g: GreatWarState, event: Event) -> None:
        key, _, a, b, c, _ = event
        if key == tell.ELIMINATED:
            self.lost(g, a)
        elif key == tell.EXITED:
            self.gone.add(g.u_owner[a])
            self.gain(g.u_owner[a], self.exit_points(g, a))
        elif key == tell.CHIT_OPEN:
            self.opened.append(a)
        elif key == tell.PLACED:
            self.rows = [[v for v in row if v != a] for row in self.rows]  # E97; guide 60: the row closes up
        elif key == tell.SURRENDER_MOVED:
            self.surrender[a] += 1  # E65, E66
        elif key == tell.ACTION_PLAYED and ACTIONS[c] == "light-wounds":
            self.gain(a, -1)  # A47
        elif key == tell.ACTION_PLAYED and ACTIONS[c] == "no-quarter":
            self.gain(a, 2)  # A51
        elif key == tell.EVENT and g.rules.tables.words.events[b] == "battlefield-attrition":
            self.gain(a, len({u for u in self.rows[1 - a] if u != EMPTY}))  # E59
        else:
            self.read_time(g, event)

    def read_time(self, g: GreatWarState, event: Event) -> None:
        key, _, a, b, _, _ = event
        if key == tell.TIME:
            self.time_due = a < g.sudden_death
        elif key == tell.SUDDEN_DEATH:
            self.dead = a < b  # 6.2.2
            self.time_due = not self.dead
        elif key == tell.SCENARIO_CHANGE:
            for change in [change for change in g.rules.changes if (change.space, change.side) == (a, b)]:
                self.gain(b, change.vp)
                self.surrender[b] += change.surrender
        elif key == tell.VP and self.time_due:
            self.time_due = False  # 6.1.2 step 3
            for side in (0, 1):
                self.gain(side, int(g.rules.posture[side] == DEFEND))

    def asked(self, g: GreatWarState, prompt: str) -> None:
        """At a question: the Defender has had his point."""
        if self.begun and not prompt.startswith("initiative-"):
            owed = self.time_due and any(g.rules.posture[side] == DEFEND for side in (0, 1))
            self.seen.compare("Defender's point", False, owed, prompt)
            self.time_due = False

    # --- eliminations and exits ---
    def lost(self, g: GreatWarState, u: int) -> None:
        side, kind = g.u_owner[u], p.kind(g, u)
        self.bereft.add(side)
        if kind != "hero":  # E70.1
            self.gain(1 - side, worth(g, u) + extra(g, self.opened, "elim-plus-1"))
        if kind in OFF_TRACK:
            return
        row, size = self.rows[side], SPACES.get(kind, 1)
        first = next(i for i in range(len(row) + 1) if all(v == EMPTY for v in row[i : i + size]))
        row += [EMPTY] * (first + size - len(row))
        row[first : first + size] = [u] * size

    def exit_points(self, g: GreatWarState, u: int) -> int:
        """7.2.1, O27.2.1."""
        if p.kind(g, u) == "hero":
            return 0
        if p.kind(g, u) == "runner":
            return 1
        return (worth(g, u) + extra(g, self.opened, "exit-plus-1")) * g.rules.exit_factor[g.u_owner[u]]

    # --- Objectives (7.3.1) ---
    def take_objectives(self, g: GreatWarState) -> None:
        if g.rules.options.control_at_turn_end:
            self.control = list(g.control)
            return
        for number in range(1, 6):
            there = [u for u in p.in_play(g) if g.rules.map.objective[g.u_hex[u]] == number]
            sides = {g.u_owner[u] for u in there}
            takers = [u for u in there if p.kind(g, u) != "runner"]  # 7.3.1.3
            if len(sides) == 1 and takers and self.control[number] not in sides:
                self.control[number] = sides.pop()
                if any(p.is_tank(g, u) for u in takers):
                    self.gain(self.control[number], 1)  # 7.3.1.2

    def marker(self, g: GreatWarState) -> int:
        """The VP marker: with open chits (7.3.3)."""
        total = self.bank
        for number in range(1, 6):
            if self.control[number] != NOBODY:
                worth = objective_worth(g, self.opened, number)
                total += worth if self.control[number] == 0 else -worth
        return total

    def compare(self, g: GreatWarState) -> None:
        self.seen.compare("control", self.control, list(g.control))
        self.seen.compare("VPs", self.marker(g), points(g), f"turn {g.turn}")
        self.seen.compare("casualties", self.rows, [list(row) for row in g.casualties])
        self.seen.compare("surrender", self.surrender, list(g.surrender))
        if self.bank != g.score:
            self.bank = g.score  # so that one difference is told once

    # --- the end (6.3) ---
    def ending(self, g: GreatWarState, events: list[Event]) -> None:
        told = [(event[2], ENDING_NAMES[event[3]]) for event in events if event[0] == tell.GAME_OVER]
        wanted = self.loss(g) or self.by_points(g)
        self.seen.compare("end", wanted, told[0] if told else None, f"turn {g.turn} {self.rows} {self.surrender}")
        self.over = bool(told) or wanted is not None

    def loss(self, g: GreatWarState) -> tuple[int, str] | None:
        given_up = [any(u != EMPTY for u in self.rows[side][self.surrender[side] - 1 :]) for side in (0, 1)]
        wiped = [side in self.bereft and not p.in_play(g, side) for side in (0, 1)]
        losers = [side for side in (0, 1) if given_up[side] or wiped[side]]
        if not losers:
            return None
        winner = g.initiative if len(losers) == 2 else 1 - losers[0]  # 6.3.1, 9.2
        return winner, "surrender" if any(given_up) else "elimination"

    def by_points(self, g: GreatWarState) -> tuple[int, str] | None:
        """6.3.2: secret chits are open by now."""
        left = any(not p.in_play(g, side) for side in self.gone)
        if not left and not self.dead:
            return None
        total = self.marker(g)
        self.seen.compare("secrets", [[], []], [list(held) for held in g.secret_chits])
        winner = g.initiative if total == 0 else 0 if total > 0 else 1
        return winner, "exit" if left else "sudden-death"
