"""Events that change units and Weapons on the map.

E43 Air Support, E44 Battle Harden, E50 Commissar, E51 Cower, E52 Deploy, E60 Interdiction, E62 KIA, E63 Malfunction,
E64 Medic!, E66 Prisoners of War, E71 Scrounge, E72 Shell Shock, E75 Suppressing Fire.
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import tell
from sandtable.commander.rules.breaking import break_unit, break_weapon, rally, suppress
from sandtable.commander.rules.cards import total
from sandtable.commander.rules.cover import hex_cover, morale
from sandtable.commander.rules.events.frames import (
    BEGIN,
    OneChoice,
    Received,
    closest,
    hex_choices,
    inactive_first,
    neighbours,
    receive,
    unit_choices,
)
from sandtable.commander.rules.los import hexes_apart, sees
from sandtable.commander.rules.names import SQUAD
from sandtable.commander.rules.orders.activation import in_command
from sandtable.commander.rules.purposes import COMMISSAR
from sandtable.commander.rules.rolls import push_random_hex, push_roll
from sandtable.commander.rules.stacking import push_deploy_split
from sandtable.commander.rules.state import (
    BROKEN,
    IN_BOX,
    NO_UNIT,
    NO_WEAPON,
    SUPPRESSED,
    VETERAN,
    State,
    occupied_by,
    other,
    same_unit,
    set_broken,
    units_in,
    units_of,
    units_on_map,
)
from sandtable.commander.rules.stats import is_leader, weapon_range
from sandtable.commander.rules.verbs import CHOOSE_DONE, CHOOSE_NONE, GIVE, UNIT, WEAPON
from sandtable.commander.rules.victory import eliminate
from sandtable.kernel.choice import a_of, b_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO

HEX_KNOWN: Final = 1
TARGET: Final = 2
PICK: Final = 3
BREAK: Final = 4
ROLLED: Final = 5


def is_squad(g: State, u: int) -> bool:
    return g.rules.tables.unit_kind[g.u_type[u]] == SQUAD


def broken_on_map(g: State) -> list[int]:
    """Broken units of either side."""
    return [u for u in units_on_map(g) if g.u_flags[u] & BROKEN]


# --- E43 ---


class AirSupport(Received):
    """E43: all units in the Random Hex, or else in the closest occupied one, break if the player wants it."""

    hex: int
    picked: list[int]  # first edition: the units chosen so far
    waiting: list[int]  # still to break

    def step(self, g: State) -> int:
        if self.at == BEGIN:
            self.at = HEX_KNOWN
            return push_random_hex(g, self.side)
        if self.at == HEX_KNOWN:
            self.hex = g.value
            self.at = TARGET
        if self.at == TARGET:
            return ASK if bombed_hexes(g, self.hex) else g.pop()
        if self.at == PICK:
            return ASK
        return self.break_next(g)

    def choices(self, g: State) -> list[int]:
        if self.at == PICK:
            return self.picks(g)
        found = hex_choices(bombed_hexes(g, self.hex))
        if not g.rules.options.air_support_must:
            found.append(CHOOSE_NONE)
        return found

    def picks(self, g: State) -> list[int]:
        """First edition: one or more of the units, in ascending order."""
        last = self.picked[-1] if self.picked else -1
        found = unit_choices([u for u in units_in(g, self.hex) if u > last])
        if self.picked:
            found.append(CHOOSE_DONE)
        return found

    def chosen(self, g: State, choice: int) -> None:
        if choice == CHOOSE_NONE:
            g.pop()
        elif choice == CHOOSE_DONE:
            self.start_breaking(g, self.picked)
        elif verb_of(choice) == UNIT:
            self.picked.append(a_of(choice))
        else:
            self.hex = a_of(choice)
            if g.rules.options.air_support_some:
                self.at = PICK
            else:
                self.start_breaking(g, units_in(g, self.hex))

    def start_breaking(self, g: State, units: list[int]) -> None:
        self.waiting = inactive_first(g, units)
        self.at = BREAK

    def break_next(self, g: State) -> int:
        if not self.waiting:
            return g.pop()
        break_unit(g, self.waiting.pop(0))
        return GO

    def question(self, g: State) -> str:
        return "air-support-units" if self.at == PICK else "air-support"


def bombed_hexes(g: State, hex: int) -> list[int]:
    """The hexes that Air Support may hit; more than one only when the Random Hex is empty and others tie."""
    if hex < 0:
        return []
    if g.h_top[hex] != NO_UNIT:
        return [hex]
    if g.rules.options.air_support_adjacent:
        return [n for n in neighbours(g, hex) if g.h_top[n] != NO_UNIT]
    occupied = [h for h in range(g.rules.map.size) if g.h_top[h] != NO_UNIT]
    return closest(g, hex, occupied, occupied)


def push_air_support(g: State, side: int) -> None:
    frame = AirSupport()
    frame.hex = -1
    frame.picked = []
    frame.waiting = []
    receive(g, frame, side)


# --- E44 ---


class BattleHarden(OneChoice):
    """E44: one own unit becomes Veteran."""

    def found(self, g: State) -> list[int]:
        return unit_choices([u for u in units_of(g, self.side) if not g.u_flags[u] & VETERAN])

    def carry_out(self, g: State, code: int) -> None:
        g.u_flags[a_of(code)] |= VETERAN
        g.tell(tell.VETERAN, a_of(code))

    def question(self, g: State) -> str:
        return "battle-harden"


def push_battle_harden(g: State, side: int) -> None:
    receive(g, BattleHarden(), side)


# --- E50 ---


class Commissar(Received):
    """E50: one own broken unit rolls; above its Morale it dies, otherwise it rallies. Only Russia has the card."""

    unit: int
    morale: int  # when the roll was made (1.9.1)

    def step(self, g: State) -> int:
        if self.at == ROLLED:
            return self.rolled(g)
        return ASK if self.suspects(g) else g.pop()

    def suspects(self, g: State) -> list[int]:
        return [u for u in units_of(g, self.side) if g.u_flags[u] & BROKEN]

    def choices(self, g: State) -> list[int]:
        return unit_choices(self.suspects(g))

    def chosen(self, g: State, choice: int) -> None:
        self.unit = a_of(choice)
        self.morale = morale(g, self.unit)
        self.at = ROLLED
        push_roll(g, self.side, COMMISSAR)

    def rolled(self, g: State) -> int:
        roll = total(g, g.value)
        g.tell(tell.COMMISSAR_ROLL, self.unit, roll, self.morale)
        g.pop()
        for u in same_unit(g, self.unit):
            if roll > self.morale:
                eliminate(g, u)
            else:
                rally(g, u)
        return GO

    def question(self, g: State) -> str:
        return "commissar"


def push_commissar(g: State, side: int) -> None:
    frame = Commissar()
    frame.unit = NO_UNIT
    frame.morale = 0
    receive(g, frame, side)


# --- E51 ---


def cower(g: State, side: int) -> None:
    """E51: every Squad outside the Command Radius of all friendly Leaders is Suppressed."""
    own = units_of(g, side)
    leaders = [u for u in own if is_leader(g, u)]
    for u in own:
        if is_squad(g, u) and not any(in_command(g, leader, u) for leader in leaders):
            suppress(g, u)


# --- E52 ---


class Deploy(OneChoice):
    """E52.1: one own Squad may become two Teams."""

    def found(self, g: State) -> list[int]:
        return unit_choices([u for u in units_of(g, self.side) if is_squad(g, u)])

    def may_decline(self, g: State) -> bool:
        return not g.rules.options.deploy_must

    def carry_out(self, g: State, code: int) -> None:
        push_deploy_split(g, a_of(code))

    def question(self, g: State) -> str:
        return "deploy"


def push_deploy(g: State, side: int) -> None:
    """In the first edition the active player splits a Squad, whoever drew the card."""
    receive(g, Deploy(), g.active if g.rules.options.deploy_by_active else side)


# --- E60 ---


class Interdiction(OneChoice):
    """E60: one unit of either side in Cover below 1 is Suppressed."""

    def found(self, g: State) -> list[int]:
        exposed = [u for u in units_on_map(g) if not g.u_flags[u] & SUPPRESSED and hex_cover(g, g.u_hex[u]) < 1]
        return unit_choices(exposed)

    def carry_out(self, g: State, code: int) -> None:
        suppress(g, a_of(code))

    def question(self, g: State) -> str:
        return "interdiction"


def push_interdiction(g: State, side: int) -> None:
    receive(g, Interdiction(), side)


# --- E62, E64, E66 ---


class KilledInAction(OneChoice):
    """E62: one broken unit of either side is eliminated."""

    def found(self, g: State) -> list[int]:
        return unit_choices(broken_on_map(g))

    def carry_out(self, g: State, code: int) -> None:
        eliminate(g, a_of(code))

    def question(self, g: State) -> str:
        return "kia"


def push_killed_in_action(g: State, side: int) -> None:
    receive(g, KilledInAction(), side)


class Medic(OneChoice):
    """E64: one broken unit of either side rallies."""

    def found(self, g: State) -> list[int]:
        return unit_choices(broken_on_map(g))

    def carry_out(self, g: State, code: int) -> None:
        rally(g, a_of(code))

    def question(self, g: State) -> str:
        return "medic"


def push_medic(g: State, side: int) -> None:
    receive(g, Medic(), side)


class PrisonersOfWar(OneChoice):
    """E66: one own broken unit with or next to an enemy unit is eliminated."""

    def found(self, g: State) -> list[int]:
        return unit_choices([u for u in broken_on_map(g) if g.u_owner[u] == self.side and near_enemy(g, u)])

    def carry_out(self, g: State, code: int) -> None:
        eliminate(g, a_of(code))

    def question(self, g: State) -> str:
        return "prisoners-of-war"


def near_enemy(g: State, u: int) -> bool:
    """Is an enemy unit in the same hex or an adjacent one?"""
    hex, foe = g.u_hex[u], other(g.u_owner[u])
    return occupied_by(g, hex, foe) or any(occupied_by(g, n, foe) for n in neighbours(g, hex))


def push_prisoners_of_war(g: State, side: int) -> None:
    receive(g, PrisonersOfWar(), side)


# --- E63, E72: what is closest to a Random Hex ---


class ClosestToRandomHex(Received):
    """The drawing player is only asked when several are equally near."""

    hex: int

    def step(self, g: State) -> int:
        if self.at == BEGIN:
            self.at = HEX_KNOWN
            return push_random_hex(g, self.side)
        if self.at == HEX_KNOWN:
            self.hex = g.value
            self.at = TARGET
        return ASK if self.hex >= 0 and self.choices(g) else g.pop()


class Malfunction(ClosestToRandomHex):
    """E63: the closest unbroken Weapon of either side breaks."""

    def choices(self, g: State) -> list[int]:
        working = [w for w in range(len(g.w_type)) if in_play(g, w) and not g.w_broken[w]]
        places = [g.u_hex[g.w_carrier[w]] for w in working]
        return [choice(WEAPON, w) for w in closest(g, self.hex, working, places)]

    def chosen(self, g: State, choice: int) -> None:
        g.pop()
        break_weapon(g, a_of(choice))

    def question(self, g: State) -> str:
        return "malfunction"


def in_play(g: State, w: int) -> bool:
    """Carried by a unit on the map."""
    return g.w_carrier[w] >= 0 and g.u_hex[g.w_carrier[w]] >= 0


def push_malfunction(g: State, side: int) -> None:
    frame = Malfunction()
    frame.hex = -1
    receive(g, frame, side)


class ShellShock(ClosestToRandomHex):
    """E72: the closest unit of either side breaks."""

    def choices(self, g: State) -> list[int]:
        units = units_on_map(g)
        return unit_choices(closest(g, self.hex, units, [g.u_hex[u] for u in units]))

    def chosen(self, g: State, choice: int) -> None:
        g.pop()
        break_unit(g, a_of(choice))

    def question(self, g: State) -> str:
        return "shell-shock"


def push_shell_shock(g: State, side: int) -> None:
    frame = ShellShock()
    frame.hex = -1
    receive(g, frame, side)


# --- E71 ---


class Scrounge(OneChoice):
    """E71: an eliminated Weapon of either side may come back, unbroken (Q21), to an own unit without one."""

    def found(self, g: State) -> list[int]:
        unarmed = [u for u in units_of(g, self.side) if g.u_weapon[u] == NO_WEAPON]
        lost = [w for w in range(len(g.w_type)) if g.w_carrier[w] == IN_BOX]
        return [choice(GIVE, w, u) for w in lost for u in unarmed]

    def may_decline(self, g: State) -> bool:
        return not g.rules.options.scrounge_must

    def carry_out(self, g: State, code: int) -> None:
        w, u = a_of(code), b_of(code)
        g.w_carrier[w] = u
        g.u_weapon[u] = w
        set_broken(g, w, 0)
        g.tell(tell.WEAPON_GIVEN, w, u)

    def question(self, g: State) -> str:
        return "scrounge"


def push_scrounge(g: State, side: int) -> None:
    receive(g, Scrounge(), side)


# --- E75 ---


class SuppressingFire(OneChoice):
    """E75: one enemy unit that an own MG covers may be Suppressed."""

    def found(self, g: State) -> list[int]:
        guns = [w for w in range(len(g.w_type)) if covers_ground(g, self.side, w)]
        exposed = [u for u in units_of(g, other(self.side)) if not g.u_flags[u] & SUPPRESSED]
        return unit_choices([u for u in exposed if any(is_covered(g, w, g.u_hex[u]) for w in guns)])

    def may_decline(self, g: State) -> bool:
        return True

    def carry_out(self, g: State, code: int) -> None:
        suppress(g, a_of(code))

    def question(self, g: State) -> str:
        return "suppressing-fire"


def covers_ground(g: State, side: int, w: int) -> bool:
    """An unbroken MG with an unbroken, unsuppressed carrier; it does not fire, so Water and Wire do not matter."""
    if not in_play(g, w) or g.w_broken[w] or not g.rules.tables.weapon_is_mg[g.w_type[w]]:
        return False
    u = g.w_carrier[w]
    return g.u_owner[u] == side and not g.u_flags[u] & (BROKEN | SUPPRESSED)


def is_covered(g: State, w: int, hex: int) -> bool:
    """Within the Weapon's current Range and line of sight."""
    place = g.u_hex[g.w_carrier[w]]
    return hexes_apart(g, place, hex) <= weapon_range(g, w) and sees(g, place, hex)


def push_suppressing_fire(g: State, side: int) -> None:
    receive(g, SuppressingFire(), side)
