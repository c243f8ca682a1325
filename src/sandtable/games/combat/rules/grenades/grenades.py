"""Throwing grenades and firing rifle grenades (7.09 to 7.11, 10.09, 14.2)."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.enemy.alert import alert_after_fire
from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.cards.checks import has_passed, push_check
from sandtable.games.combat.rules.cards.effect_names import R_GRENADE, R_THROW
from sandtable.games.combat.rules.fire.fire import betray
from sandtable.games.combat.rules.fire.fire_rules import chart
from sandtable.games.combat.rules.grenades.explosions import explode
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.names import BUILDING
from sandtable.games.combat.rules.orders.men import held_blast, is_smoke_blast, new_grenade, put_mark
from sandtable.games.combat.rules.sight.night import scattered
from sandtable.games.combat.rules.sight.seeing import night_change, sees_hex, smoke_change
from sandtable.games.combat.rules.state import (
    FIRED,
    LIVE,
    LIVE_SMOKE,
    NOBODY,
    NOWHERE,
    Procedure,
    State,
    hex_distance,
    is_friendly,
    mark,
    men_in,
    side_of,
    unmark,
)
from sandtable.games.combat.rules.values import band, skill_changes, terrain
from sandtable.kernel.frame import GO, Subject

THROW_RANGE: Final = 3
ORDER_RANGE: Final = 4  # where a Target Marker may be placed (7.09b)
LANDS: Final = 8  # 9 or more scatters (7.09h)
UNSEEN: Final = 3  # added out of LOS
TERM_NAMES: Final = ["skill", "order-terrain", "range", "changes", "smoke", "night"]


def throw_number(g: State, m: int, hex: int) -> int:
    """7.09h: the highest roll that lands where it should."""
    return LANDS if sees_hex(g, m, hex) else LANDS - UNSEEN


def is_rifle_blast(g: State, blast: int) -> bool:
    return blast == g.rules.rifle_blast


def grenade_terms(g: State, m: int, start: int, t: int, blast: int) -> list[int]:
    """7.09i, 7.11h: Grenade WS (or Rifle Grenade WS with its range band) with Order/Terrain and the thrower's markers.

    Into a Building from an adjacent hex the Order/Terrain modifier is 0 (14.2m).
    """
    tables = g.rules.tables
    man = g.m_man[m]
    end = g.m_hex[t]
    ground = chart(g, t)
    if is_rifle_blast(g, blast):
        away = hex_distance(g, start, end)
        return [
            tables.man_rifle_grenade[man],
            ground,
            band(tables.blast_bands[blast], away),
            skill_changes(g, m),
            smoke_change(g, start, end),
            night_change(g, start, end, g.rules.night_fire),
        ]
    if terrain(g, end) == BUILDING and hex_distance(g, start, end) == 1:
        ground = 0
    return [tables.man_grenade[man], ground, 0, skill_changes(g, m), 0, 0]


def grenade_number(g: State, m: int, start: int, t: int, blast: int) -> int:
    return sum(grenade_terms(g, m, start, t, blast))


THROW: Final = 0
LANDED: Final = 1
NEXT: Final = 2
PLACED: Final = 3
AFTER: Final = 4
EXPLODED: Final = 5


class Throw(Procedure):
    """Impulse 3: the throw, scatter, a WS roll for each Character in the hex; a rifle grenade explodes at once."""

    man: int
    hex: int
    start: int
    blast: int
    grenade: int
    left: list[int]  # Characters still to be rolled for

    def step(self, g: State) -> int:
        if self.at == THROW:
            return self.throw(g)
        if self.at == LANDED:
            self.land(g)
        if self.at == PLACED:
            self.placed(g)
        if self.at == NEXT:
            return self.next_roll(g)
        return self.after(g)

    def throw(self, g: State) -> int:
        m = self.man
        g.tell(tell.THROWN, m, self.hex, self.blast)
        mark(g, m, FIRED)
        unmark(g, m, LIVE | LIVE_SMOKE)
        g.m_aim[m] = NOWHERE
        self.at = LANDED
        return push_check(g, R_THROW, m, throw_number(g, m, self.hex), side_of(g, m))

    def land(self, g: State) -> None:
        """A grenade that scatters off the Board is lost."""
        if not has_passed(g.value):
            aimed = self.hex
            self.hex = scattered(g, self.hex, 1)
            g.tell(tell.SCATTERED, aimed, self.hex)
        self.at = AFTER
        if self.hex < 0:
            return
        self.grenade = new_grenade(g, self.blast, self.hex, self.man)
        if not is_smoke_blast(g, self.blast):
            self.left = men_in(g, self.hex)
            self.at = NEXT

    def next_roll(self, g: State) -> int:
        if not self.left:
            self.at = AFTER
            return GO
        self.at = PLACED
        need = grenade_number(g, self.man, self.start, self.left[0], self.blast)
        return push_check(g, R_GRENADE, self.man, need, side_of(g, self.man))

    def placed(self, g: State) -> None:
        put_mark(g, self.grenade, self.left.pop(0), has_passed(g.value))
        self.at = NEXT

    def after(self, g: State) -> int:
        """13.2: who throws in sight is seen; 17.4n: now a prisoner may be taken; 7.11i-j: a rifle grenade goes off."""
        m = self.man
        if self.at == AFTER and is_friendly(g, m) and g.m_hex[m] >= 0:
            betray(g, m)
        if self.at == AFTER and is_rifle_blast(g, self.blast) and self.grenade >= 0:
            self.at = EXPLODED
            return explode(g, self.grenade)
        g.pop()
        if is_rifle_blast(g, self.blast):
            alert_after_fire(g, self.start, [], [])  # the shot was heard, whatever became of him
        return push_contact(g, g.m_hex[m])

    def about(self, g: State) -> Subject:
        """`hexes`: where it is thrown from."""
        kind = "throw" if self.at in (THROW, LANDED) else "grenade"
        side, numbers = side_of(g, self.man), {"blast": self.blast}
        return Subject(kind, side, self.man, self.left, hex=self.hex, hexes=[self.start], numbers=numbers)


def push_throw(g: State, m: int, hex: int, blast: int) -> int:
    frame = Throw()
    frame.at = THROW
    frame.man = m
    frame.hex = hex
    frame.start = g.m_hex[m]
    frame.blast = blast
    frame.grenade = NOBODY
    frame.left = []
    g.push(frame)
    return GO


def arm(g: State, m: int, smoke: bool) -> None:
    """7.09c: a Grenade Marker; from now on it is live."""
    mark(g, m, LIVE | (LIVE_SMOKE if smoke else 0))
    g.tell(tell.GRENADE_ARMED, m)


def throw_held(g: State, m: int, hex: int) -> int:
    return push_throw(g, m, hex, held_blast(g, m))
