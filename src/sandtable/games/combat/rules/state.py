"""The state of a game: flat lists of ints, and the few operations that keep them consistent.

A Character is an index into parallel lists and is never removed from them. Who an Enemy is (`m_man`, the printed
counter) is secret until he is Known.
"""

from __future__ import annotations

from typing import Final, cast

from sandtable.games.combat.rules.names import FRIENDLY_TEAMS, NO_ORDER
from sandtable.games.combat.rules.rules import Rules
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import is_among
from sandtable.kernel.frame import Shared, Subject

# where a Character is when he is not on the Board
DEAD: Final = -1
LEFT: Final = -2  # he has left the Board
RESERVE: Final = -3  # still to be set up or to arrive
REMOVED: Final = -4  # a Dummy that was found out; an Assistant who took the Operator's place

NOBODY: Final = -1
NOWHERE: Final = -1

# flags of a Character
SEEN: Final = 1  # a Known Enemy; a Spotted Friendly
ALERT: Final = 2
REAL: Final = 4  # an Unknown who was confirmed to be no Dummy (12.0j)
LIVE: Final = 8  # holds a live grenade (7.09c)
LIVE_SMOKE: Final = 16  # and it is a Smoke Grenade
SURPRISED: Final = 32  # does not act when next activated (9.8p)
WON: Final = 64  # won a Melee: Duck Back at his next activation (15.0k)
DUCK_HELD: Final = 128  # keeps Duck Back into the next turn (14.2g, A99)
TRIED_SMOKE: Final = 256  # failed the TQC for that Order this turn
TRIED_RIFLE: Final = 512
TRIED_RALLY: Final = 1024
MAY_RALLY: Final = 2048  # Routed, passed the TQC that lets him Rally (17.3b)
HIDE_ONLY: Final = 4096  # card effect
ENTERED: Final = 8192  # entered a hex in this activation
ROUGH: Final = 16384  # sprinted into Rough Terrain in this activation
DRY: Final = 32768  # has run out of ammunition this turn
SEARCHED: Final = 65536  # an Officer whose Papers were taken (7.15)
ACTED: Final = 131072  # was activated in this Impulse
FREED: Final = 262144  # a prisoner abandoned this turn (17.4j)
CAPTIVE: Final = 524288  # began the scenario as a prisoner
NO_CARD: Final = 1048576  # draws no card this turn (AI.r30, 17.4j)
LATE_DUCK: Final = 2097152  # his Duck Back came on Impulse 4 and is not flipped (7.19f)
FIRED: Final = 4194304  # fired or threw in this activation (13.2)
MOVE_BACK: Final = 8388608  # Routed and moving: no voluntary Duck Back this turn (17.3a)
CARRIED: Final = 33554432  # is being carried (7.18)
ASSISTS: Final = 67108864  # serves a belt-fed Weapon as Assistant this turn (14.3g)
RELIEVED: Final = 134217728  # took over a prisoner this turn (17.4b)
AWAITS: Final = 16777216  # his Order is drawn when his Team acts (Optional Rule 4)
JUST_TAKEN: Final = 268435456  # taken prisoner, or led here, in this turn: nobody searches him yet (7.15b)
TEAM_DUCK: Final = 536870912  # has just Ducked Back with his Operator: it flips with his (14.3l)

TURN_FLAGS: Final = (
    TRIED_SMOKE | TRIED_RIFLE | TRIED_RALLY | MAY_RALLY | HIDE_ONLY | FREED | NO_CARD | DRY | MOVE_BACK | AWAITS
    | CARRIED | ASSISTS | RELIEVED | LATE_DUCK | JUST_TAKEN | TEAM_DUCK
)  # fmt: skip
ACTIVATION_FLAGS: Final = ENTERED | ROUGH | FIRED

# channels of chance
D10: Final = 0
D6: Final = 1
FRIENDLY_DECK: Final = 2
ENEMY_DECK: Final = 3
CUP: Final = 4
LOT: Final = 5  # random choices among men
PLACE: Final = 6  # random choices among hexes
CHANNELS: Final = 7
CHANNEL_NAMES: Final = ["d10", "d6", "friendly-deck", "enemy-deck", "cup", "lot", "place"]

# steps of the turn (4.0), as the view shows them
STEP_NAMES: Final = ["set-up", "cards", "orders", "enemy-orders", "action", "end"]
SETTING_UP: Final = 0
CARD_STEP: Final = 1
ORDER_STEP: Final = 2
ENEMY_STEP: Final = 3
ACTION_STEP: Final = 4
END_STEP: Final = 5

# wounds of a Character are four small numbers in one int
LIGHT: Final = 0
BAD: Final = 1
LIGHT_BANDAGED: Final = 2
BAD_BANDAGED: Final = 3
WOUND_BITS: Final = 4

GUN_SLOT: Final = 15  # weapon slot of a Friendly belt-fed Weapon
AMMO_BITS: Final = 2


class State(kernel.State):
    rules: Shared[Rules]

    m_man: list[int]  # printed counter
    m_team: list[int]
    m_hex: list[int]
    m_morale: list[int]
    m_order: list[int]
    m_dirs: list[int]  # two digits: compass directions of an Enemy's moves
    m_aim: list[int]  # hex of his Target Marker
    m_with: list[int]  # patient, man carried or carrier
    m_flags: list[int]
    m_wounds: list[int]
    m_ammo: list[int]  # two bits for each Weapon
    m_guard: list[int]  # of a prisoner
    m_partner: list[int]  # the other man of an Enemy MG team
    m_flares: list[int]
    m_papers: list[int]  # Papers markers he holds (7.15)
    m_exit: list[int]  # how he left the Board: side of the map, + 4 if Routed, + 8 if a prisoner, + 16 * hex

    gun_hex: list[int]  # Friendly belt-fed Weapons (14.3)
    gun_man: list[int]
    gun_helper: list[int]
    gun_ammo: list[int]
    gun_changed: list[int]  # turn in which it was last taken over or left

    h_made: bytes  # Foxhole, Rubble or Crater
    melees: list[int]  # hexes with a Melee marker

    smoke_hexes: list[list[int]]  # markers of each source, in the order they were placed
    smoke_value: list[int]
    smoke_fading: list[int]
    smoke_born: list[int]  # turn of the explosion
    light_hex: list[int]  # Illumination markers
    light_born: list[int]
    corpse_hex: list[int]
    corpse_man: list[int]

    t_blast: list[int]  # live thrown grenades
    t_hex: list[int]
    t_man: list[int]
    mark_grenade: list[int]  # Near and Far markers: of which grenade, on whom
    mark_man: list[int]
    mark_near: list[int]

    f_draw: list[int]  # top card last
    f_discard: list[int]
    hand: list[int]
    aside: list[int]
    f_played: int
    e_draw: list[int]
    e_discard: list[int]
    e_display: list[int]  # by Enemy Team
    cup: list[int]

    turn: int
    step: int
    impulse: int  # 1 to 4
    wind: int  # map direction
    night_range: int
    track: list[int]  # Teams in the order in which they act
    initiative: list[int]  # by Team
    acting: int  # Team, or NOBODY
    effects: list[int]  # of this turn: effect code and three arguments each
    s_seen: list[int]  # snapshot at the start of the Impulse (7.01c)
    s_hex: list[int]
    s_low: list[int]
    s_light: list[int]  # Illumination markers
    s_made: bytes

    points: int  # victory points from events
    found: list[int]  # entries of the scenario's search list that were found


class Procedure(kernel.Frame):
    """A frame of this game. Only one seat is ever asked. Subclasses implement step, choices, chosen and question."""

    def run(self, g: kernel.State) -> int:
        return self.step(cast(State, g))

    def asked(self, g: kernel.State) -> int:
        return 1

    def options(self, g: kernel.State, seat: int) -> list[int]:
        return self.choices(cast(State, g))

    def take(self, g: kernel.State, seat: int, choice: int) -> None:
        self.chosen(cast(State, g), choice)

    def nothing(self, g: kernel.State) -> None:
        self.no_choice(cast(State, g))

    def extras(self, g: kernel.State, seat: int) -> list[int]:
        return self.besides(cast(State, g))

    def prompt(self, g: kernel.State) -> tuple[str, str]:
        return self.question(cast(State, g))

    def window(self, g: kernel.State, seat: int) -> bool:
        return self.is_window()

    def why(self, g: kernel.State, seat: int, thing: int, verb: int) -> int:
        return self.reason(cast(State, g), thing, verb)

    def subject(self, g: kernel.State) -> Subject:
        return self.about(cast(State, g))

    def step(self, g: State) -> int:
        raise NotImplementedError

    def choices(self, g: State) -> list[int]:
        raise NotImplementedError

    def chosen(self, g: State, choice: int) -> None:
        raise NotImplementedError

    def no_choice(self, g: State) -> None:
        super().nothing(g)

    def besides(self, g: State) -> list[int]:
        return []

    def question(self, g: State) -> tuple[str, str]:
        raise NotImplementedError

    def is_window(self) -> bool:
        """Is only asked whether a card is spent (I9), so that it can be answered in advance?"""
        return False

    def reason(self, g: State, thing: int, verb: int) -> int:
        return 0

    def about(self, g: State) -> Subject:
        return Subject()


# --- flags ---


def has(g: State, m: int, flag: int) -> bool:
    return g.m_flags[m] & flag != 0


def mark(g: State, m: int, flag: int) -> None:
    g.m_flags[m] = g.m_flags[m] | flag


def unmark(g: State, m: int, flag: int) -> None:
    now = g.m_flags[m]
    if now & flag:
        g.m_flags[m] = now & ~flag


def unmark_all(g: State, flags: int) -> None:
    for m, now in enumerate(g.m_flags):
        if now & flags:
            g.m_flags[m] = now & ~flags


# --- who is where ---


def is_friendly(g: State, m: int) -> bool:
    return g.m_team[m] < FRIENDLY_TEAMS


def is_enemy(g: State, m: int) -> bool:
    return g.m_team[m] >= FRIENDLY_TEAMS


def side_of(g: State, m: int) -> int:
    return 0 if g.m_team[m] < FRIENDLY_TEAMS else 1


def friendlies(g: State) -> list[int]:
    """Friendlies on the Board."""
    return [m for m, team in enumerate(g.m_team) if team < FRIENDLY_TEAMS and g.m_hex[m] >= 0]


def enemies(g: State) -> list[int]:
    """Enemy counters on the Board, Dummies too."""
    return [m for m, team in enumerate(g.m_team) if team >= FRIENDLY_TEAMS and g.m_hex[m] >= 0]


def men_in(g: State, hex: int) -> list[int]:
    return [m for m, place in enumerate(g.m_hex) if place == hex]


def are_several_in(g: State, hex: int) -> bool:
    """Is there more than one Character in a hex?"""
    alone = True
    for place in g.m_hex:
        if place == hex:
            if not alone:
                return True
            alone = False
    return False


def friendlies_in(g: State, hex: int) -> list[int]:
    return [m for m, place in enumerate(g.m_hex) if place == hex and g.m_team[m] < FRIENDLY_TEAMS]


def enemies_in(g: State, hex: int) -> list[int]:
    return [m for m, place in enumerate(g.m_hex) if place == hex and g.m_team[m] >= FRIENDLY_TEAMS]


def team_on_board(g: State, team: int) -> list[int]:
    return [m for m, own in enumerate(g.m_team) if own == team and g.m_hex[m] >= 0]


def distance(g: State, a: int, b: int) -> int:
    """Hexes between two Characters on the Board; 0 in the same hex."""
    ground = g.rules.ground
    return ground.distances[g.m_hex[a] * ground.size + g.m_hex[b]]


def hex_distance(g: State, a: int, b: int) -> int:
    ground = g.rules.ground
    return ground.distances[a * ground.size + b]


def in_melee(g: State, m: int) -> bool:
    return is_among(g.m_hex[m], g.melees)


def is_prisoner(g: State, m: int) -> bool:
    return g.m_guard[m] >= 0


def prisoners_of(g: State, guard: int) -> list[int]:
    if not is_among(guard, g.m_guard):  # as nearly always
        return []
    return [m for m, by in enumerate(g.m_guard) if by == guard and g.m_hex[m] >= 0]


# --- wounds and ammunition, packed ---


def wounds(g: State, m: int, kind: int) -> int:
    return g.m_wounds[m] >> (kind * WOUND_BITS) & 15


def add_wound(g: State, m: int, kind: int) -> None:
    g.m_wounds[m] += 1 << (kind * WOUND_BITS)


def drop_wound(g: State, m: int, kind: int) -> None:
    g.m_wounds[m] -= 1 << (kind * WOUND_BITS)


def is_wounded(g: State, m: int) -> bool:
    """Has he a wound that is not bandaged?"""
    return g.m_wounds[m] & 255 != 0


def badly_wounded(g: State, m: int) -> bool:
    return wounds(g, m, BAD) > 0


def ammo(g: State, m: int, slot: int) -> int:
    if slot == GUN_SLOT:
        return g.gun_ammo[gun_of(g, m)]
    return g.m_ammo[m] >> (slot * AMMO_BITS) & 3


def set_ammo(g: State, m: int, slot: int, level: int) -> None:
    if slot == GUN_SLOT:
        g.gun_ammo[gun_of(g, m)] = level
    else:
        g.m_ammo[m] = g.m_ammo[m] & ~(3 << (slot * AMMO_BITS)) | level << (slot * AMMO_BITS)


def gun_of(g: State, m: int) -> int:
    """The belt-fed Weapon that a Friendly operates, or NOBODY."""
    return g.gun_man.index(m) if is_among(m, g.gun_man) else NOBODY


# --- making Characters ---


def new_man(g: State, man: int, team: int, hex: int) -> int:
    m = len(g.m_man)
    g.m_man.append(man)
    g.m_team.append(team)
    g.m_hex.append(hex)
    g.m_morale.append(g.rules.default_morale[0 if team < FRIENDLY_TEAMS else 1])
    g.m_order.append(NO_ORDER)
    g.m_dirs.append(0)
    g.m_aim.append(NOWHERE)
    g.m_with.append(NOBODY)
    g.m_flags.append(0)
    g.m_wounds.append(0)
    g.m_ammo.append(0)
    g.m_guard.append(NOBODY)
    g.m_partner.append(NOBODY)
    g.m_flares.append(0)
    g.m_papers.append(0)
    g.m_exit.append(0)
    g.s_seen.append(0)
    g.s_hex.append(NOWHERE)
    g.s_low.append(0)
    return m


def empty_state(g: State, rules: Rules) -> None:
    """Fill every field of a fresh state: nobody on the Board, no cards dealt."""
    g.rules = rules
    g.m_man, g.m_team, g.m_hex, g.m_morale, g.m_order, g.m_dirs = [], [], [], [], [], []
    g.m_aim, g.m_with, g.m_flags, g.m_wounds, g.m_ammo, g.m_guard = [], [], [], [], [], []
    g.m_partner, g.m_flares, g.m_papers, g.m_exit = [], [], [], []
    g.gun_hex, g.gun_man, g.gun_helper, g.gun_ammo, g.gun_changed = [], [], [], [], []
    g.h_made = bytes(rules.ground.size)
    g.melees = []
    g.smoke_hexes, g.smoke_value, g.smoke_fading, g.smoke_born = [], [], [], []
    g.light_hex, g.light_born, g.corpse_hex, g.corpse_man = [], [], [], []
    g.t_blast, g.t_hex, g.t_man, g.mark_grenade, g.mark_man, g.mark_near = [], [], [], [], [], []
    g.f_draw, g.f_discard, g.hand, g.aside, g.f_played = [], [], [], [], NOBODY
    g.e_draw, g.e_discard, g.e_display, g.cup = [], [], [NOBODY] * 4, []
    g.turn, g.step, g.impulse, g.wind, g.night_range = 0, SETTING_UP, 0, 0, 0
    g.track, g.initiative, g.acting, g.effects = [], [0] * 7, NOBODY, []
    g.s_seen, g.s_hex, g.s_low, g.s_light, g.s_made = [], [], [], [], g.h_made
    g.points, g.found = 0, []
    new_man(g, 0, 0, REMOVED)  # nobody: with men counted from 1, a pair (man, Order) never looks like a single man


def clear_order(g: State, m: int) -> None:
    """Take an Order away with everything that belongs to it, but for a live grenade."""
    g.m_order[m] = NO_ORDER
    g.m_dirs[m] = 0
    g.m_aim[m] = NOWHERE
    g.m_with[m] = NOBODY
