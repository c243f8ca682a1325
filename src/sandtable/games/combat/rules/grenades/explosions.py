"""Explosions (14.2, 20.0): Damage rolls, Crater and Rubble, Morale Checks all around, smoke, alarm."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.enemy.alert import BLAST_RANGE, W_BLAST, alert_within
from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.cards.checks import NOBODYS, d10, has_passed, push_check, roll_now
from sandtable.games.combat.rules.cards.effect_names import BOTH, E_DUDS, R_CRATER, R_DAMAGE, R_MORALE, R_RUBBLE
from sandtable.games.combat.rules.fire.fire_rules import chart
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.morale.morale import push_morale_check
from sandtable.games.combat.rules.morale.wounds import BY_BLAST, BY_SHELL, push_hit
from sandtable.games.combat.rules.names import BUILDING, CRATER, RUBBLE
from sandtable.games.combat.rules.orders.men import is_smoke_blast, kill, reveal
from sandtable.games.combat.rules.sight.smoke import add_smoke
from sandtable.games.combat.rules.state import NOBODY, Procedure, State, is_enemy, men_in, side_of
from sandtable.games.combat.rules.values import EFFECT_SIZE, neighbours, terrain
from sandtable.kernel.frame import GO, Subject, with_byte

BUILD: Final = 0
DAMAGE: Final = 1
ROLLED: Final = 2
GROUND: Final = 3
CHECKS: Final = 4

W_20: Final = tell.why("20.0")
NEAR: Final = 0
FAR: Final = 1


class Blast(Procedure):
    """One grenade or shell goes off."""

    blast: int
    hex: int
    side: int
    shell: int  # 1: a shell (20.0), 0: a grenade (14.2)
    victims: list[int]  # man, rolls left, Frag number: three each
    checks: list[int]  # who has to take an MC

    def step(self, g: State) -> int:
        if self.at == BUILD:
            self.build(g)
        if self.at == ROLLED:
            return self.rolled(g)
        if self.at == DAMAGE:
            return self.next_roll(g)
        if self.at == GROUND:
            self.change_ground(g)
        return self.next_check(g)

    def build(self, g: State) -> None:
        g.tell(tell.EXPLODED, self.hex, self.blast)
        self.at = DAMAGE
        if self.shell:
            self.shell_victims(g)

    def shell_victims(self, g: State) -> None:
        """20.0d-e: everybody in the hex; for larger guns everybody in the adjacent hexes too."""
        tables = g.rules.tables
        damage, frag = tables.blast_damage[self.blast], tables.blast_frag[self.blast]
        for m in men_in(g, self.hex):
            self.victims += [m, damage[0], frag[0]]
        if len(damage) > 1 and damage[1] > 0:
            for hex in neighbours(g, self.hex):
                for m in men_in(g, hex):
                    self.victims += [m, damage[1], frag[1]]

    def next_roll(self, g: State) -> int:
        """14.2b, 20.0d: each roll equal to or below Frag, modified by Order and Terrain, is a hit."""
        victims = self.victims
        while victims and (victims[1] <= 0 or g.m_hex[victims[0]] < 0):
            del victims[:3]
        if not victims:
            self.at = GROUND
            return GO
        victims[1] -= 1
        self.at = ROLLED
        g.tell(tell.DAMAGE, victims[0])
        need = victims[2] + chart(g, victims[0])
        if self.shell:
            g.value = roll_now(g, R_DAMAGE, NOBODYS, need)  # cards that touch grenades do not touch shells
            return GO
        return push_check(g, R_DAMAGE, NOBODYS, need, self.side)

    def rolled(self, g: State) -> int:
        self.at = DAMAGE
        if has_passed(g.value):
            return push_hit(g, self.victims[0], BY_SHELL if self.shell else BY_BLAST)
        return GO

    # --- Crater and Rubble (20.0f-g, j, A100: after the attacks) ---
    def change_ground(self, g: State) -> None:
        self.at = CHECKS
        tables = g.rules.tables
        if self.shell:
            place = terrain(g, self.hex)
            if place == BUILDING:
                self.rubble(g, self.hex, tables.blast_rubble[self.blast])
            elif place != RUBBLE:
                self.crater(g, tables.blast_crater[self.blast])
            for hex in neighbours(g, self.hex):
                if terrain(g, hex) == BUILDING:
                    self.rubble(g, hex, tables.blast_rubble_adjacent[self.blast])
        if shakes(g, self.blast):
            for hex in [self.hex, *neighbours(g, self.hex)]:
                self.checks += men_in(g, hex)

    def crater(self, g: State, rating: int) -> None:
        if rating >= 0 and ground_roll(g, R_CRATER, rating):
            g.h_made = with_byte(g.h_made, self.hex, CRATER)
            g.tell(tell.CRATER, self.hex)

    def rubble(self, g: State, hex: int, rating: int) -> None:
        """20.0g: all occupants die."""
        if rating < 0 or not ground_roll(g, R_RUBBLE, rating):
            return
        g.h_made = with_byte(g.h_made, hex, RUBBLE)
        g.tell(tell.RUBBLE, hex)
        for m in men_in(g, hex):
            if is_enemy(g, m):
                reveal(g, m, W_20)  # a Dummy goes, a gunner's Assistant is there too (14.3i)
        for m in men_in(g, hex):
            kill(g, m, W_20)

    # --- Morale Checks (14.2f, 20.0i), then smoke and alarm ---
    def next_check(self, g: State) -> int:
        while self.checks:
            m = self.checks.pop(0)
            if g.m_hex[m] >= 0:
                return push_morale_check(g, m, R_MORALE, held=not self.shell)
        add_smoke(g, self.hex, g.rules.tables.blast_smoke[self.blast])
        if shakes(g, self.blast):
            alert_within(g, self.hex, BLAST_RANGE, W_BLAST)
        g.pop()
        for hex in [self.hex, *neighbours(g, self.hex)]:
            push_contact(g, hex)  # a Guard may have fallen
        return GO

    def about(self, g: State) -> Subject:
        return Subject("blast", self.side, units=self.victims[::3], hex=self.hex, numbers={"blast": self.blast})


def shakes(g: State, blast: int) -> bool:
    """A91: a Smoke Grenade causes no MC and alerts nobody, unless the switch says so."""
    return not is_smoke_blast(g, blast) or g.rules.options.smoke_grenade_shakes


def ground_roll(g: State, purpose: int, rating: int) -> bool:
    die = d10(g)
    g.tell(tell.CHECKED, NOBODYS, purpose, die, rating)
    return die <= rating


def push_blast(g: State, blast: int, hex: int, side: int, shell: bool) -> Blast:
    frame = Blast()
    frame.at = BUILD
    frame.blast = blast
    frame.hex = hex
    frame.side = side
    frame.shell = 1 if shell else 0
    frame.victims = []
    frame.checks = []
    g.push(frame)
    return frame


# --- live thrown grenades ---


def grenade_side(g: State, grenade: int) -> int:
    return side_of(g, g.t_man[grenade])


def is_dud(g: State, grenade: int) -> bool:
    """A card's `duds` are hand grenades only."""
    side = grenade_side(g, grenade)
    if g.t_blast[grenade] == g.rules.rifle_blast:
        return False
    for i in range(0, len(g.effects), EFFECT_SIZE):
        if g.effects[i] == E_DUDS and (g.effects[i + 1] == side or g.effects[i + 1] == BOTH):
            return True
    return False


def explode(g: State, grenade: int) -> int:
    """14.2b: those under its Near and Far markers suffer; the markers and the grenade come off."""
    tables = g.rules.tables
    blast, hex, side = g.t_blast[grenade], g.t_hex[grenade], grenade_side(g, grenade)
    dud = is_dud(g, grenade)
    victims: list[int] = []
    for i in range(len(g.mark_grenade)):
        if g.mark_grenade[i] == grenade:
            ring = NEAR if g.mark_near[i] else FAR
            victims += [g.mark_man[i], tables.blast_damage[blast][ring], tables.blast_frag[blast][ring]]
    remove_grenade(g, grenade)
    if dud:
        g.tell(tell.DUD, hex, blast)
        return GO
    frame = push_blast(g, blast, hex, side, shell=False)
    if not is_smoke_blast(g, blast):
        frame.victims = victims
    return GO


def remove_grenade(g: State, grenade: int) -> None:
    """Later grenades move up by one, so their markers are renumbered."""
    for i in range(len(g.mark_grenade) - 1, -1, -1):
        if g.mark_grenade[i] == grenade:
            del g.mark_grenade[i], g.mark_man[i], g.mark_near[i]
        elif g.mark_grenade[i] > grenade:
            g.mark_grenade[i] -= 1
    del g.t_blast[grenade], g.t_hex[grenade], g.t_man[grenade]


class GrenadesExplode(Procedure):
    """5a: all grenades on the Board, in the order in which they were thrown."""

    def step(self, g: State) -> int:
        if g.t_hex:
            return explode(g, 0)
        return g.pop()


def push_explosions(g: State) -> int:
    frame = GrenadesExplode()
    frame.at = NOBODY
    g.push(frame)
    return GO
