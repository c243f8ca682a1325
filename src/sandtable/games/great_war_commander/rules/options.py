"""The switches of Great War Commander: where its rulebook is open, the reading that is not the usual one."""

from __future__ import annotations

from sandtable.commander.rules.rules import Options, fill_defaults


class GreatWarOptions(Options):
    three_players: bool  # an allied side of two nations has two decks and two hands
    air_support_1917_only: bool  # E57: breaks in 1917 only, not later
    strategy_lifts: bool  # 10.3.2.1: a Strategy Card's +1 may make an attack of 0 FP legal
    mortars_spare_ground: bool  # T99.5: only Artillery downgrades terrain and works
    under_shot_interrupts: bool  # S98: played at the opponent's Impact, not in one's own Turn
    offensive_from_one_hex: bool  # O24: Formations that share a hex count as adjacent
    wire_spares_tanks: bool  # A45.4: Hidden Wire under a Tank is crushed at once
    air_actions: bool  # A40, A48, A55: may strengthen an Air Assault
    barrage_for_all: bool  # A32: +2 for every Impact Roll of the bombardment
    obstacle_sides_block: bool  # 10.2: a line along the hexside of one Obstacle is blocked
    offensive_bars_cards: bool  # O24.2: Move Actions and Strategy Cards stay out of an Offensive


def great_war_options() -> GreatWarOptions:
    o = GreatWarOptions()
    fill_defaults(o)
    o.edition = "first"
    o.exit_ahead = True  # 7.2.1: a future space of the Time Track
    o.three_players = False
    o.air_support_1917_only = False
    o.strategy_lifts = False
    o.mortars_spare_ground = False
    o.under_shot_interrupts = False
    o.offensive_from_one_hex = False
    o.wire_spares_tanks = False
    o.air_actions = False
    o.barrage_for_all = False
    o.obstacle_sides_block = False
    o.offensive_bars_cards = False
    return o
