"""Every number that a die has to meet, against the oracle: in random games, and on tables as no game has them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import oracle_numbers as oracle
import pytest
from oracle_numbers_watch import Watch

from sandtable.games.combat.lab import pool, sought
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards import effect_names as rolls
from sandtable.games.combat.rules.cards.checks import confirm_number
from sandtable.games.combat.rules.fire.fire_rules import fire_number
from sandtable.games.combat.rules.grenades.grenades import grenade_number, throw_number
from sandtable.games.combat.rules.melee.melee import melee_number
from sandtable.games.combat.rules.morale.morale import rally_number
from sandtable.games.combat.rules.odds import check_number
from sandtable.games.combat.rules.sight.spotting import spotting_number
from sandtable.games.combat.rules.state import ALERT, ASSISTS, GUN_SLOT, SEEN, State, has, is_enemy, side_of
from sandtable.games.combat.rules.values import roll_bonus
from sandtable.lab import fuzz
from sandtable.shelf import Scenario
from sandtable.shelf import kit_of as kit

KIT = kit("combat")


def play(scenario: Scenario, seed: str, options: dict[str, Any], watch: Watch, decisions: int = 100_000) -> None:
    run = fuzz.Run(KIT, scenario, seed, options, KIT.usage())
    game = KIT.new_game(scenario, seed, options)
    game.keep_undo = False
    while not game.over and len(game.decisions) < decisions:
        watch.look(game, run.checks)
        code = run.choose(game)
        copy = cast(State, game.clone().state)
        told = len(game.events)
        watch.follow(copy, code)
        game.play(code)
        assert copy.out == game.events[told:]
        run.usage.choice(code)
        run.usage.read(game.state, game.events[told:])


MADE: dict[str, Callable[[int], Scenario]] = {
    "shipped": lambda n: list(pool.shipped().values())[n % len(pool.shipped())],
    "skirmish": pool.skirmish,
    "rarity": pool.rarity,
    "gallery": lambda n: sought.gallery(n, n % names.TERRAINS),
    "ward": sought.ward,
    "picket": sought.picket,
    "shelling": sought.shelling,
    "belt": sought.belt,
    "officers": sought.officers,
    "first-shot": sought.first_shot,
    "long-shot": sought.long_shot,
}


@pytest.mark.parametrize("kind", MADE)
def test_every_die_meets_the_number_of_the_rulebook(kind: str) -> None:
    watch = Watch()
    for n in range(2):
        options = pool.random_options(random.Random(f"numbers {n}"))
        play(MADE[kind](n), f"numbers-{n}", options, watch, 250)
    assert watch.faults == []
    assert sum(watch.count.values()) > 30, watch.count


# --- tables as no game has them: everything that changes a number at once ---

CHANGES = (
    [rolls.E_WS, 0, -1, 0], [rolls.E_WS, 1, 1, 0], [rolls.E_WS, 2, -2, 0], [rolls.E_TQ, 0, 1, 0],
    [rolls.E_TQ, 1, -1, 0], [rolls.E_LDR, 1, 0, 0], [rolls.E_LDR, -1, 0, 0],
    [rolls.E_ROLL_BONUS, rolls.R_ANY_MORALE, 1, 1],
    [rolls.E_ROLL_BONUS, rolls.R_GRENADE_ATTACK, 2, -1], [rolls.E_ROLL_BONUS, rolls.R_FIRE, 0, 2],
)  # fmt: skip
MADE_GROUND = (0, 0, 0, names.FOXHOLE, names.RUBBLE, names.CRATER)
FIRE_ORDERS = (names.AIMED, names.RAPID, names.SUPPRESSIVE, names.SLOW_SUPPRESSIVE, names.RUN_AND_GUN)


def scramble(g: State, rng: random.Random) -> list[int]:
    """Morale, Wounds, Orders, smoke, light, cards and made ground at random; returns the men on the Board."""
    men = [m for m in range(len(g.m_hex)) if g.m_hex[m] >= 0]
    ground = g.rules.ground
    near = [h for h in range(ground.size) if any(ground.distances[h * ground.size + g.m_hex[m]] < 4 for m in men)]
    for m in men:
        waits = is_enemy(g, m) and not has(g, m, ALERT)
        g.m_morale[m] = rng.randrange(7)
        g.m_order[m] = names.NO_ORDER if waits else rng.randrange(names.ORDERS)
        g.m_wounds[m] = sum(rng.choice((0, 0, 1)) << 4 * kind for kind in range(4))
        g.m_flags[m] ^= rng.choice((0, SEEN))
    for m in men:
        if g.m_guard[m] >= 0:
            g.m_order[m] = g.m_order[g.m_guard[m]]
    sources = rng.randrange(4)
    g.smoke_hexes = [rng.choices(near, k=rng.randint(1, 3)) for _ in range(sources)]
    g.smoke_value, g.smoke_born = [3] * sources, [0] * sources
    g.smoke_fading = [rng.randrange(2) for _ in range(sources)]
    g.light_hex = rng.sample(near, rng.randrange(2))
    g.light_born = [0] * len(g.light_hex)
    g.effects = [value for row in rng.sample(CHANGES, rng.randrange(4)) for value in row]
    made = bytearray(ground.size)
    for m in men:
        made[g.m_hex[m]] = rng.choice(MADE_GROUND)
    g.h_made = bytes(made)
    return men


class Scrambled:
    """Every number of the engine on such a table, against the oracle's."""

    def __init__(self, g: State, rng: random.Random) -> None:
        self.g = g
        self.rng = rng
        self.men = scramble(g, rng)
        self.faults: list[str] = []
        self.met: Counter[str] = Counter()  # what counted in a number

    def compare(self, kind: str, wanted: int, found: int, m: int, t: int = -1) -> None:
        if wanted != found:
            self.faults.append(f"{kind} of {m} at {t}: {found}, by the rules {wanted}")

    def all(self) -> None:
        for m in self.men:
            self.checks(m)
            opponents = [t for t in self.men if is_enemy(self.g, t) != is_enemy(self.g, m) and self.g.m_guard[t] != m]
            for t in self.rng.sample(opponents, min(4, len(opponents))):
                self.compare("spotting", oracle.to_spot(self.g, m, t), spotting_number(self.g, m, t), m, t)
                self.shots(m, t)
                self.throws(m, t)

    def checks(self, m: int) -> None:
        g = self.g
        unseen = not has(g, m, SEEN)
        self.compare("melee", oracle.in_melee_hits(g, m, not unseen), melee_number(g, m), m)
        self.compare("rally", oracle.to_rally(g, m), rally_number(g, m), m)
        morale = oracle.tq(g, m) + oracle.roll_card(g, rolls.R_MORALE, side_of(g, m))
        self.compare("morale", morale, check_number(g, m, rolls.R_MORALE), m)
        self.compare("confirm", oracle.to_confirm(g, m, -2), confirm_number(g, m, -2), m)
        for roll in range(rolls.R_GRENADE_ATTACK):
            self.compare("card", oracle.roll_card(g, roll, side_of(g, m)), roll_bonus(g, roll, side_of(g, m)), m)
        self.met["charge"] += g.m_order[m] == names.CHARGE
        self.met["unseen"] += unseen
        self.met["led"] += not is_enemy(g, m) and oracle.is_led(g, m)

    def shots(self, m: int, t: int) -> None:
        g = self.g
        slots = list(range(len(g.rules.tables.man_weapons[g.m_man[m]])))
        slots += [GUN_SLOT] if m in g.gun_man else []
        order = g.m_order[m]
        for slot in slots:
            weapon = oracle.weapon_of(g, m, slot)
            away = oracle.range_between(g, g.m_hex[m], g.m_hex[t])
            if away > g.rules.tables.weapon_range[weapon]:
                continue
            g.m_order[m] = self.rng.choice(FIRE_ORDERS)
            self.help(m)
            for waiting in (False, True):
                wanted, found = oracle.to_hit(g, m, slot, t, waiting), fire_number(g, m, slot, t, waiting)
                self.compare("fire", wanted, found, m, t)
            self.meet(m, weapon, t)
        g.m_order[m] = order

    def help(self, m: int) -> None:
        """Half of the Assistants do as the Operator does."""
        g = self.g
        other = g.gun_helper[g.gun_man.index(m)] if m in g.gun_man else g.m_partner[m]
        if other >= 0 and self.rng.random() < 0.5:
            g.m_order[other] = g.m_order[m]
            g.m_flags[other] |= ASSISTS
            g.m_wounds[other] &= self.rng.choice((0, ~0))

    def meet(self, m: int, weapon: int, t: int) -> None:
        g, start, end = self.g, self.g.m_hex[m], self.g.m_hex[t]
        self.met["smoke"] += oracle.smoke(g, start, end) != 0
        self.met["night"] += oracle.dark(g, start, end, g.rules.night_fire) != 0
        self.met["weight"] += oracle.weight(g, m, weapon) != 0
        self.met["cards"] += oracle.side_card(g, rolls.E_WS, side_of(g, m)) != 0
        self.met["wounds"] += oracle.from_wounds(g, m, g.rules.tables.wound_ws) != 0
        self.met["guard"] += g.m_order[t] == names.GUARD
        if g.rules.tables.weapon_belt[weapon]:
            self.met["assisted" if oracle.is_assisted(g, m) else "alone"] += 1

    def throws(self, m: int, t: int) -> None:
        g, order = self.g, self.g.m_order[m]
        g.m_order[m] = names.GRENADE
        start, end, side = g.m_hex[m], g.m_hex[t], names.ENEMY if is_enemy(g, m) else names.FRIENDLY
        self.compare("throw", oracle.not_to_scatter(g, m, end), throw_number(g, m, end), m, t)
        blasts = [g.rules.grenade_blast[side]]
        blasts += [g.rules.rifle_blast] if g.rules.tables.man_rifle_grenade[g.m_man[m]] >= 0 else []
        for blast in blasts:
            if oracle.range_between(g, start, end) <= g.rules.tables.blast_range[blast]:
                wanted, found = oracle.grenade_near(g, m, start, t, blast), grenade_number(g, m, start, t, blast)
                self.compare("grenade", wanted, found, m, t)
                self.met["rifle grenade" if blast == g.rules.rifle_blast else "grenade"] += 1
        g.m_order[m] = order


def begun(n: int) -> State:
    """A skirmish somewhere in its first turns."""
    run = fuzz.Run(KIT, pool.skirmish(n), f"scrambled-{n}", {}, KIT.usage())
    game = KIT.new_game(run.scenario, run.seed, {})
    game.keep_undo = False
    while not game.over and len(game.decisions) < 60:
        game.play(run.rng.choice(game.choices))
    return cast(State, game.state)


def test_every_number_on_tables_as_no_game_has_them() -> None:
    met: Counter[str] = Counter()
    for n in (2, 6, 9, 12, 17, 24):  # by day and by night, with belt-fed Weapons
        g, rng = begun(n), random.Random(f"scrambled {n}")
        for _ in range(12):
            table = Scrambled(g, rng)
            table.all()
            assert table.faults == []
            met += table.met
    assert set(met) >= {
        "charge", "unseen", "led", "smoke", "night", "weight", "cards", "wounds", "guard", "assisted", "alone",
        "grenade", "rifle grenade",
    }, met  # fmt: skip
