"""Step 3 (9.0 to 9.2): Enemy cards, Orders and initiative; the Initiative Track."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.enemy.cards import draw_enemy_card
from sandtable.games.combat.enemy.cup import team_can_come
from sandtable.games.combat.enemy.orders import assign, fires_before_he_draws, needs_order
from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.cards.checks import by_key, lot
from sandtable.games.combat.rules.cards.effect_names import E_INITIATIVE
from sandtable.games.combat.rules.names import FRIENDLY_TEAMS, TEAMS
from sandtable.games.combat.rules.orders.men import is_led, put_order
from sandtable.games.combat.rules.sight.seeing import nearest_friendly
from sandtable.games.combat.rules.state import AWAITS, LOT, NOBODY, State, in_melee, is_prisoner, mark, team_on_board
from sandtable.games.combat.rules.values import EFFECT_SIZE

LAST: Final = 100  # initiative of a Friendly Team if no card could be played


def activation_order(g: State, men: list[int]) -> list[int]:
    """10.0b-c: ascending Row, then closest to a Friendly (Hidden ones too, AI.r24), then random."""
    return by_key(g, men, [order_key(g, m) for m in men])


def order_key(g: State, m: int) -> int:
    hex = g.m_hex[m]
    return hex % g.rules.ground.rows * 1000 + nearest_friendly(g, hex)


def enemy_phase(g: State) -> None:
    """9.0, AI.r01-r02: Red, Yellow, White, Blue; a card for each Team with a counter on the Board, or still to come."""
    for team in range(FRIENDLY_TEAMS, TEAMS):
        men = team_on_board(g, team)
        if men or team_can_come(g, team):
            team_cards(g, team, men)
    fill_track(g)


def team_cards(g: State, team: int, men: list[int]) -> None:
    box = team - FRIENDLY_TEAMS
    if g.rules.large_battle or g.rules.options.late_orders:
        show_card(g, team, draw_enemy_card(g))
    ready = activation_order(g, [m for m in men if needs_order(g, m)])
    if g.rules.options.late_orders:
        for m in ready:
            if in_melee(g, m) or is_prisoner(g, m):
                assign(g, m, NOBODY)
            elif not fires_before_he_draws(g, m):
                mark(g, m, AWAITS)
        return
    led = [m for m in ready if is_led(g, m)]
    for m in ready:
        if m in led:
            continue
        drawn = assign(g, m, g.e_display[box] if g.rules.large_battle else NOBODY)
        if drawn >= 0 and not g.rules.large_battle:
            if g.e_display[box] < 0:
                show_card(g, team, drawn)
            else:
                g.e_discard.append(drawn)  # 9.0b
    for m in led:  # 14.3l: whatever their Operators have
        operator = g.m_partner[m]
        put_order(g, m, g.m_order[operator], g.m_dirs[operator])
    if g.e_display[box] < 0:
        show_card(g, team, draw_enemy_card(g))  # 9.1d


def show_card(g: State, team: int, card: int) -> None:
    g.e_display[team - FRIENDLY_TEAMS] = card
    g.tell(tell.TEAM_CARD, team, card)


# --- the track (4.0.3c, 9.1e) ---


def fill_track(g: State) -> None:
    values: list[int] = []
    teams: list[int] = []
    for team in range(TEAMS):
        value = initiative_of(g, team)
        g.initiative[team] = value if value >= 0 else 0
        if value >= 0:
            teams.append(team)
            values.append(value)
    g.track = []
    while teams:
        best = min(values)
        equal = [teams[i] for i in range(len(teams)) if values[i] == best]
        team = lot(g, LOT, equal)  # A4
        i = teams.index(team)
        g.track.append(team)
        g.tell(tell.TRACK, team, values[i])
        del teams[i], values[i]


def initiative_of(g: State, team: int) -> int:
    """NOBODY for a Team that is not on the track."""
    if team < FRIENDLY_TEAMS:
        if not is_in_play(g, team):
            return NOBODY
        value = g.rules.tables.fcard_initiative[g.f_played][team] if g.f_played >= 0 else LAST
    else:
        card = g.e_display[team - FRIENDLY_TEAMS]
        if card < 0:
            return NOBODY
        value = g.rules.tables.ecard_initiative[card]
    for i in range(0, len(g.effects), EFFECT_SIZE):
        if g.effects[i] == E_INITIATIVE and g.effects[i + 1] == team:
            value = g.effects[i + 2]
    return value


def is_in_play(g: State, team: int) -> bool:
    return len(team_on_board(g, team)) > 0
