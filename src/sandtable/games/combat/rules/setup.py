"""Setting up (23.0): wind, squad, Enemies face-down, the player's men, the opening hand; later arrivals."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.enemy.cup import draw_group, draw_man
from sandtable.games.combat.rules import reasons, tell
from sandtable.games.combat.rules.cards.cards import is_reshuffle_card, reshuffle, take_card
from sandtable.games.combat.rules.cards.checks import d6
from sandtable.games.combat.rules.cards.effects import roll_wind
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.names import ABLE, FRIENDLY, GUARD, SOLDAT
from sandtable.games.combat.rules.state import (
    CAPTIVE,
    ENEMY_DECK,
    FRIENDLY_DECK,
    NOBODY,
    REAL,
    RESERVE,
    SEEN,
    Procedure,
    State,
    enemies_in,
    mark,
    new_man,
)
from sandtable.games.combat.rules.values import map_direction
from sandtable.games.combat.rules.verbs import GIVE, PLACE
from sandtable.kernel.choice import MASK, a_of, b_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Subject, with_byte

SQUAD: Final = 12
W_GUARD: Final = tell.why("17.4")
TEAM_STARTS: Final = [0, 3, 6, 12]  # Able, Baker and Charlie in a line of the squad table


def begin(g: State) -> None:
    """Everything before the player's first choice."""
    set_wind(g)
    set_night(g)
    for i, hex in enumerate(g.rules.made_hexes):
        g.h_made = with_byte(g.h_made, hex, g.rules.made_kinds[i])
    g.cup = g.rules.cup[:]
    raise_squad(g)
    place_captives(g)
    for group in g.rules.groups:
        draw_group(g, group)
    shuffle_decks(g)


def set_wind(g: State) -> None:
    if g.rules.fixed_wind:
        g.wind = map_direction(g, ABLE, g.rules.fixed_wind)
        g.tell(tell.WIND, g.wind)
    else:
        roll_wind(g)


def set_night(g: State) -> None:
    """21.0: how far is seen tonight."""
    if g.rules.night:
        g.night_range = g.rules.night_base
        for _ in range(g.rules.night_dice):
            g.night_range += d6(g)
        g.tell(tell.NIGHT, g.night_range)


def raise_squad(g: State) -> None:
    """23.0e: a D6 on the squad table."""
    roll = g.rules.fixed_squad if g.rules.fixed_squad else d6(g)
    g.tell(tell.SQUAD, roll)
    men = g.rules.squad[(roll - 1) * SQUAD : roll * SQUAD]
    for team in g.rules.friendly_teams:
        for i in range(TEAM_STARTS[team], TEAM_STARTS[team + 1]):
            m = new_man(g, men[i], team, RESERVE)
            if i == TEAM_STARTS[team]:
                g.m_flares[m] = g.rules.flares[team]
            if g.rules.spotted:
                mark(g, m, SEEN)
    for _ in g.rules.gun_weapon:
        g.gun_hex.append(NOBODY)
        g.gun_man.append(NOBODY)
        g.gun_helper.append(NOBODY)
        g.gun_ammo.append(0)
        g.gun_changed.append(0)


def place_captives(g: State) -> None:
    """Men beside the squad who start as prisoners, each with a Guard from the Cup."""
    tables = g.rules.tables
    for i in range(len(g.rules.captive_man)):
        man, hex = g.rules.captive_man[i], g.rules.captive_hex[i]
        guards = enemies_in(g, hex)  # one may guard several
        guard = guards[0] if guards else draw_guard(g, hex)
        if guard < 0:
            continue
        m = new_man(g, man, tables.man_team[man], hex)
        mark(g, m, CAPTIVE | SEEN)
        g.m_guard[m] = guard
        g.m_order[m] = GUARD
        g.tell(tell.PLACED, m, hex)


def draw_guard(g: State, hex: int) -> int:
    """A Soldat: whoever else is drawn, a Dummy or a gunner too, goes back."""
    tables = g.rules.tables
    others = [man for man in g.cup if tables.man_dummy[man] or tables.man_gun[man] or tables.man_rank[man] != SOLDAT]
    g.cup = [man for man in g.cup if man not in others]
    guard = draw_man(g, hex, -1, g.rules.default_alert, -1)
    g.cup += others
    if guard >= 0:
        mark(g, guard, SEEN | REAL)
        g.tell(tell.REVEALED, guard, W_GUARD)
    return guard


def shuffle_decks(g: State) -> None:
    tables = g.rules.tables
    g.f_draw = g.chance.shuffle(FRIENDLY_DECK, list(range(len(tables.fcard_name))))
    g.f_draw.reverse()
    g.e_draw = g.chance.shuffle(ENEMY_DECK, list(range(len(tables.ecard_serial))))
    g.e_draw.reverse()


def deal_hand(g: State) -> None:
    """The last of the set-up (guide, 3.1).

    5.1.3d: an Event card without Initiative is replaced without a roll; then deck and discards are shuffled.
    """
    while len(g.hand) < g.rules.hand_size:
        card = take_card(g)
        if card < 0:
            return
        if is_reshuffle_card(g, card):
            g.f_discard.append(card)
        else:
            g.hand.append(card)
            g.tell(tell.CARD_TO_HAND, card)
    if g.f_discard:
        reshuffle(g)


class PlaceMen(Procedure):
    """D0: where each man starts (or arrives), then who gets each belt-fed Weapon. Ends when all are placed."""

    men: list[int]
    hexes: list[int]  # where they may arrive; none: the set-up areas of their Teams
    guns: int  # 1: belt-fed Weapons are given out here

    def step(self, g: State) -> int:
        if self.men or self.next_gun(g) >= 0:
            return ASK
        return g.pop()

    def next_gun(self, g: State) -> int:
        if self.guns:
            for gun in range(len(g.gun_man)):
                if g.gun_hex[gun] == NOBODY and self.bearers(g, gun):  # not one that was left lying, or taken off
                    return gun
        return NOBODY

    def bearers(self, g: State, gun: int) -> list[int]:
        teams = g.rules.gun_teams[gun]
        return [
            m
            for m in range(len(g.m_hex))
            if g.m_hex[m] >= 0 and g.m_team[m] in teams and m not in g.gun_man and g.m_guard[m] < 0
        ]

    def places(self, g: State, m: int) -> list[int]:
        return self.hexes if self.hexes else g.rules.area[g.m_team[m]]

    def choices(self, g: State) -> list[int]:
        if self.men:
            m = self.men[0]
            return [choice(PLACE, m, hex) for hex in self.places(g, m)]
        gun = self.next_gun(g)
        return [choice(GIVE, gun, m) for m in self.bearers(g, gun)]

    def chosen(self, g: State, choice: int) -> None:
        a, b = a_of(choice), b_of(choice)
        if verb_of(choice) == GIVE:
            g.gun_man[a] = b
            g.gun_hex[a] = g.m_hex[b]
            g.tell(tell.GUN_SERVED, a, b, NOBODY)
            return
        self.men.pop(0)
        g.m_hex[a] = b
        g.tell(tell.PLACED, a, b)
        push_contact(g, b)

    def question(self, g: State) -> tuple[str, str]:
        if not self.men:
            return ("give-gun", "14.3")
        return ("arrive", "23.0") if self.hexes else ("set-up", "23.0")

    def reason(self, g: State, thing: int, verb: int) -> int:
        if verb == PLACE and self.men:
            return reasons.OK if thing & MASK in self.places(g, self.men[0]) else reasons.NOT_SET_UP_AREA
        return reasons.OK

    def about(self, g: State) -> Subject:
        if not self.men:
            gun = self.next_gun(g)
            return Subject("gun", FRIENDLY, units=self.bearers(g, gun), numbers={"gun": gun})
        m = self.men[0]
        return Subject("placing", FRIENDLY, m, self.men, hexes=self.places(g, m))


def placing_now(g: State) -> PlaceMen | None:
    """The placing that asks now, for whoever drafts one on a copy."""
    frame = g.frames[len(g.frames) - 1] if g.frames else None
    return frame if isinstance(frame, PlaceMen) else None


def push_placing(g: State, men: list[int], hexes: list[int], guns: bool) -> int:
    frame = PlaceMen()
    frame.at = 0
    frame.men = men
    frame.hexes = hexes
    frame.guns = 1 if guns else 0
    g.push(frame)
    return GO


def push_set_up(g: State) -> int:
    later: list[int] = []
    for arrival in g.rules.arrivals:
        later += arrival.teams
    men = [m for m in range(len(g.m_hex)) if g.m_hex[m] == RESERVE and g.m_team[m] not in later]
    return push_placing(g, men, [], True)


def push_arrivals(g: State) -> int:
    """Friendlies who come on this turn."""
    for arrival in g.rules.arrivals:
        if arrival.turn == g.turn:
            men = [m for m in range(len(g.m_hex)) if g.m_hex[m] == RESERVE and g.m_team[m] in arrival.teams]
            if men:
                push_placing(g, men, arrival.hexes, True)
    return GO


def more_to_come(g: State) -> bool:
    for m in range(len(g.m_hex)):
        if g.m_hex[m] == RESERVE:
            return True
    return False
