"""Everything about one game that never changes while it is played: tables, map, scenario facts and switches.

A Commander game subclasses Rules and fills the hooks at the end; the shared procedures call them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.commander.map.map import Map
from sandtable.commander.rules.muster import Muster
from sandtable.commander.rules.scenario.own_values import OwnValues
from sandtable.commander.rules.scenario.script import Conditions, Effect, Script
from sandtable.commander.rules.tables import Tables

if TYPE_CHECKING:
    from sandtable.commander.rules.actions.action import Action, ActionWindow, Boost
    from sandtable.commander.rules.actions.opfire import OpFireWindow
    from sandtable.commander.rules.exits import Exits
    from sandtable.commander.rules.mines import MineAttack
    from sandtable.commander.rules.orders.activation import Activate
    from sandtable.commander.rules.orders.advance import AdvanceOrder
    from sandtable.commander.rules.orders.defence import Defence
    from sandtable.commander.rules.orders.fire_attack import FireAttack
    from sandtable.commander.rules.orders.melee import MeleeFight
    from sandtable.commander.rules.orders.move import MoveOrder
    from sandtable.commander.rules.orders.recover_rout import RecoverOrder, Retreat, RoutOrder
    from sandtable.commander.rules.rolls import Roll
    from sandtable.commander.rules.scenario.ground import Remade
    from sandtable.commander.rules.setup import SetUp
    from sandtable.commander.rules.state import State
    from sandtable.commander.rules.time_advance import TimeAdvance
    from sandtable.commander.rules.turn import Turn

TIME_SPACES: Final = 13  # highest space of the Time Track: there Sudden Death is certain (6.2.2)


class Options:
    """Named switches. The defaults are the 20th Anniversary Edition and the guide's resolutions."""

    edition: str
    smoke_removal_all: bool  # 6.1.2 step 4: all Smoke, not one
    sniper_must: bool  # 1.9.1.3
    sniper_hex_first: bool
    air_support_some: bool  # E43: one or more units, not all or none
    air_support_must: bool
    air_support_adjacent: bool
    exit_ahead: bool  # 7.2.1: only spaces ahead of the Time marker
    control_at_turn_end: bool  # 7.3.1
    action_card_after: bool  # 1.6: discarded after the Action
    deploy_by_active: bool  # E52.1
    deploy_must: bool
    interrogation_must: bool  # E61
    scrounge_must: bool  # E71
    ask_cover: bool  # T78.3: ask which Cover, instead of taking the best
    hidden_on_own: bool  # Q41: Hidden Mines and Wire on one's own units' entry too
    wounds_escape: bool  # A36: a Squad replaced in the middle of its own roll escapes the result
    zero_pass: bool  # O15: a pass may discard nothing
    windows: bool  # ask wherever a card could be played, whether or not one is held


def default_options() -> Options:
    o = Options()
    fill_defaults(o)
    return o


def fill_defaults(o: Options) -> None:
    o.edition = "anniversary"
    o.smoke_removal_all = False
    o.sniper_must = False
    o.sniper_hex_first = False
    o.air_support_some = False
    o.air_support_must = False
    o.air_support_adjacent = False
    o.exit_ahead = False
    o.control_at_turn_end = False
    o.action_card_after = False
    o.deploy_by_active = False
    o.deploy_must = False
    o.interrogation_must = False
    o.scrounge_must = False
    o.ask_cover = False
    o.hidden_on_own = False
    o.wounds_escape = False
    o.zero_pass = True
    o.windows = False


class Rules:
    tables: Tables
    map: Map
    options: Options

    # the sides, by side number
    nation: list[int]
    posture: list[int]
    quality: list[int]
    capability: list[int]  # Orders a Turn (5.1)
    hand_size: list[int]
    discard_limit: list[int]
    late_discard: list[int]  # cards that may be discarded even in a Turn with Orders (some OBs)
    army: list[int]  # whose order of battle, for the Support Table's footnotes
    edge: list[int]  # friendly board edge
    setup_area: list[list[int]]  # 1 in the hexes of a side's original set-up area (A35.4)
    year: int
    mine_fp: int  # F103.2

    # the Terrain Chart as this scenario has it, by terrain code or hexside code
    move_cost: list[int]  # 0 = impassable
    cover: list[int]
    is_water: list[bool]
    side_cost: list[int]
    side_cover: list[int]
    sight_hindrance: list[int]  # by terrain code, then Fences and Railways
    haze: int  # Hindrance over the whole map (weather)
    sight_limit: int  # greatest distance at which anything is seen (night); 0 = none

    # the cards as this scenario reads them, by card
    card_order: list[int]
    card_action: list[int]
    card_actions: list[int]  # the same as bit masks, with those that count too if the player likes
    card_event: list[int]
    card_trigger: list[int]

    # scenario rules on exits and areas, by side
    exit_forbidden: list[bool]
    exit_factor: list[int]
    confined: list[list[int]]  # 1 in the hexes a HELD unit may be in
    objective_hexes: list[list[int]]  # by Objective number (7.3.1.1)

    # set-up: areas by group (1 in its hexes), steps in order, and which pieces belong to which group
    areas: list[list[int]]
    setup_side: list[int]
    setup_leave: list[int]  # by step: units of its group that wait for a later one
    setup_group: list[int]
    setup_open: list[list[int]]  # by step: the hexes in which there is room, whatever the enemy has done before
    unit_group: list[int]
    weapon_group: list[int]
    weapon_side: list[int]
    fort_kind: list[int]
    fort_side: list[int]
    fort_group: list[int]
    concealed_setup: bool
    first_chooser: int  # who decides who goes first, or -1
    dealt: list[list[int]]  # cards dealt to a side at the start

    # by time space: what a scenario changes when the Time marker gets there
    changes: list[Change]

    script: Script  # what else the scenario says
    told: object  # the scenario as its file has it, for screens
    own: OwnValues  # what the scenario changes in the numbers and rights of the game

    muster: Muster  # of the state that was asked last
    remade: Remade | None  # lines of sight over the ground of the state that was asked last

    # --- what the games of the family do differently; `family.py` has the usual answers ---
    def combined_command(self, so_far: int, command: int) -> int:
        """Command of Leaders in one hex: one more is put to those before him (3.3.1.2)."""
        raise NotImplementedError

    def may_lead(self, g: State, leader: int, u: int) -> bool:
        """May a Leader activate this unit, if it is near enough (3.3.1.1)?"""
        raise NotImplementedError

    def leads_others(self, g: State, u: int, flag: int) -> bool:
        """May a unit that an Order activates name others?"""
        raise NotImplementedError

    def followers(self, g: State, u: int, flag: int) -> list[int]:
        """All units that could be activated through this one for an Order, ascending (O14.1)."""
        raise NotImplementedError

    def may_fire_together(self, g: State, base: int, piece: int) -> bool:
        """May a piece form a Fire Group with the base, if their hexes form a chain (O20.3.1)?"""
        raise NotImplementedError

    def group_reason(self, g: State, base: int, piece: int) -> int:
        """Why it may not."""
        raise NotImplementedError

    def more_strength(self, g: State, side: int) -> int:
        """What a player could add to the FP of an attack beside the Actions of his hand (10.3.2.1)."""
        raise NotImplementedError

    def target_reason(self, g: State, piece: int, target: int) -> int:
        """Why a piece cannot fire at what is in a hex, if it reaches and sees it (O20.3)."""
        raise NotImplementedError

    def may_take_weapon(self, g: State, giver: int, taker: int) -> bool:
        """May a unit be handed a Weapon by another in its hex (11.3, O21.1.1)?"""
        raise NotImplementedError

    def may_spot(self, g: State, u: int) -> bool:
        """May a unit spot for artillery, if it has not been activated (O18.2)?"""
        raise NotImplementedError

    def radio_broke(self, g: State, side: int) -> None:
        """What else follows when a side's Radio has broken or is gone (O17)."""
        raise NotImplementedError

    def must_defend(self, g: State, u: int, pieces: list[int]) -> bool:
        """Does an attack by these pieces touch a unit in the target hex (O20.3.4)?"""
        raise NotImplementedError

    def shares_result(self, g: State, u: int) -> list[int]:
        """Other units on the map that take what a roll made for this one brings."""
        raise NotImplementedError

    def will_defend(self, g: State, units: list[int]) -> None:
        """These units are about to make Defence Rolls, each its own."""
        raise NotImplementedError

    def terrain_at(self, g: State, hex: int) -> int:
        """The terrain type that counts in a hex now (T78.1)."""
        raise NotImplementedError

    def sight(self, g: State, a: int, b: int) -> int:
        """`los.BLOCKED`, or the largest Hindrance between two hexes (10)."""
        raise NotImplementedError

    def walls(self, g: State) -> list[int]:
        """`los.BLOCKED` by from * size + to where the ground alone is known to hide two hexes from each other, so that
        nothing more need be asked; empty where that cannot be told so."""
        raise NotImplementedError

    def step_cost(self, g: State, u: int, d: int) -> int:
        """MPs that a unit pays to cross a hexside that is not barred (O21.1); 0: impassable after all."""
        raise NotImplementedError

    def step_reason(self, g: State, u: int, d: int) -> int:
        """Why a unit may not Move across a hexside, MPs apart (O21.4)."""
        raise NotImplementedError

    def can_step(self, g: State, u: int, d: int, points: int) -> bool:
        """May a unit Move across a hexside, and has it so many MPs to do so?"""
        raise NotImplementedError

    def advance_reason(self, g: State, u: int, d: int) -> int:
        """Why a unit may not Advance across a hexside (O16.3)."""
        raise NotImplementedError

    def exit_reason(self, g: State, u: int) -> int:
        """Why a unit may not leave the map from its hex (7.2.1)."""
        raise NotImplementedError

    def overstacked_deploy(self) -> bool:
        """May a Squad in an overstacked hex deploy before units go (8.2)?"""
        raise NotImplementedError

    def burn(self, g: State, hex: int) -> None:
        """Take away what else of a game's own a Blaze leaves no room for (8.1.5)."""
        raise NotImplementedError

    def ignores_wire(self, g: State, u: int) -> bool:
        """Is a unit free of the effects of Wire for now?"""
        raise NotImplementedError

    def may_take_control(self, g: State, objective: int, side: int) -> bool:
        """May the sole occupant of an Objective take it (7.3.1)?"""
        raise NotImplementedError

    def took_control(self, g: State, objective: int, side: int) -> None:
        """What else follows when an Objective changes hands."""
        raise NotImplementedError

    def is_tracked(self, g: State, u: int) -> bool:
        """Does a unit go to the Casualty Track or the Time Track, and not to the counter mix (4.2, E58.1)?"""
        raise NotImplementedError

    # --- what a scenario makes of what happens (rules/scenario/) ---
    def exit_rule(self, g: State, u: int) -> int:
        """Number of the scenario's rule by which a unit may leave from its hex, or -1."""
        raise NotImplementedError

    def exit_times(self, g: State, u: int) -> int:
        """By how much the scenario multiplies the VPs of an exit."""
        raise NotImplementedError

    def exited(self, g: State, u: int, hex: int, rule: int) -> None:
        raise NotImplementedError

    def unit_lost(self, g: State, u: int, hex: int) -> None:
        raise NotImplementedError

    def happened(self, g: State, moment: int, side: int, u: int, hex: int, number: int) -> None:
        """Something has happened that an event of the scenario may wait for, to a unit or to none (-1)."""
        raise NotImplementedError

    def strike(self, g: State, side: int, effect: Effect) -> None:
        """Shells that the scenario sends, of a side or (NOBODY) of nobody."""
        raise NotImplementedError

    def strike_on(self, g: State, side: int, effect: Effect, hexes: list[int]) -> None:
        """The same on hexes that a player has picked."""
        raise NotImplementedError

    def gas_attack(self, g: State, side: int, hexes: list[int]) -> None:
        """Gas that the scenario sends into some hexes, of a side or (NOBODY) of nobody."""
        raise NotImplementedError

    def lay_gas(self, g: State, hexes: list[int]) -> None:
        """The same before the first Turn: it hits nobody."""
        raise NotImplementedError

    def lift_gas(self, g: State, hex: int) -> None:
        """The scenario clears a hex of gas."""
        raise NotImplementedError

    def own_order(self, g: State, side: int, order: int) -> bool:
        """Carry out what the scenario lets an Order do instead; false if it says nothing of it."""
        raise NotImplementedError

    def wanted(self, g: State, effect: int) -> None:
        """Push what an effect of the scenario asks of a player: a choice, or to give out Weapons."""
        raise NotImplementedError

    def become(self, g: State, hex: int, terrain: int) -> None:
        """The scenario makes a hex another terrain, for all purposes."""
        raise NotImplementedError

    def are_met(self, g: State, needs: Conditions) -> bool:
        """Is what a scenario makes something depend on so?"""
        raise NotImplementedError

    def elimination_points(self, g: State, u: int) -> int:
        """VPs for the opponent of an eliminated unit (7.1)."""
        raise NotImplementedError

    def exit_points(self, g: State, u: int) -> int:
        """VPs for a unit that has left the map (7.2.1)."""
        raise NotImplementedError

    def lost(self, g: State, u: int) -> None:
        """What else follows when a unit is eliminated."""
        raise NotImplementedError

    def melee_power(self, g: State, u: int) -> int:
        """A unit's FP in a Melee, boxes apart (O16.4.1)."""
        raise NotImplementedError

    def attack_bonus(self, g: State, side: int, pieces: list[int]) -> int:
        """What else adds to the roll of a Fire Attack."""
        raise NotImplementedError

    def cover_bonus(self, g: State, u: int) -> int:
        """What else adds to the Cover of a unit that makes a Defence Roll."""
        raise NotImplementedError

    def is_play(self, verb: int) -> bool:
        """Does this verb play a card of the hand as an Action?"""
        raise NotImplementedError

    def cannot_break(self, g: State, u: int, pieces: list[int]) -> bool:
        """Does a unit that loses its Defence Roll against these pieces not break?"""
        raise NotImplementedError

    def morale_bonus(self, g: State, u: int) -> int:
        """What else adds to a unit's Morale."""
        raise NotImplementedError

    def may_unsuppress(self, g: State, u: int) -> bool:
        """Does a Recover Order take a unit's Suppressed marker (O22.2)?"""
        raise NotImplementedError

    def may_rout(self, g: State, u: int) -> bool:
        """Does a Rout Order touch a broken unit (O23.1)?"""
        raise NotImplementedError

    def time_steps(self) -> list[int]:
        """The steps of a Time Advance after Sudden Death, in order (6.1.2)."""
        raise NotImplementedError

    def face_down(self, g: State, side: int) -> list[int]:
        """Cards of a side's deck that lie aside, unseen by both."""
        raise NotImplementedError

    def after_roll(self, g: State, roll: Roll) -> None:
        """Push what players may do once a roll stands, before its trigger and its result."""
        raise NotImplementedError

    def side_choices(self, g: State, seat: int) -> list[int]:
        """What a player may do beside whatever he is asked."""
        raise NotImplementedError

    def side_chosen(self, g: State, seat: int, code: int) -> bool:
        """Do that, if the choice is one of these."""
        raise NotImplementedError

    # --- frames of which a game may have its own kind ---
    def new_set_up(self) -> SetUp:
        raise NotImplementedError

    def new_turn(self) -> Turn:
        raise NotImplementedError

    def new_time_advance(self) -> TimeAdvance:
        raise NotImplementedError

    def new_activation(self) -> Activate:
        raise NotImplementedError

    def new_move_order(self) -> MoveOrder:
        raise NotImplementedError

    def new_advance_order(self) -> AdvanceOrder:
        raise NotImplementedError

    def new_fire_attack(self) -> FireAttack:
        raise NotImplementedError

    def new_defence(self) -> Defence:
        raise NotImplementedError

    def new_op_fire_window(self) -> OpFireWindow:
        raise NotImplementedError

    def new_melee(self) -> MeleeFight:
        raise NotImplementedError

    def new_recover_order(self) -> RecoverOrder:
        raise NotImplementedError

    def new_rout_order(self) -> RoutOrder:
        raise NotImplementedError

    def new_retreat(self) -> Retreat:
        raise NotImplementedError

    def new_mine_attack(self) -> MineAttack:
        raise NotImplementedError

    def new_exits(self) -> Exits:
        raise NotImplementedError

    def announced(self, g: State, w: ActionWindow, action: Action, code: int) -> None:
        """An Action has been announced, its card discarded: let it happen, unless somebody has an answer to it."""
        raise NotImplementedError

    def action_reason(self, g: State, side: int, card: int) -> int:
        """Why the Action of a card in hand is not offered in a window of its player."""
        raise NotImplementedError

    # --- hooks ---
    def actions(self, window: int) -> list[Action]:
        """The Actions that may be played in a window, in the order in which they are offered (A24)."""
        raise NotImplementedError

    def boost(self, action: int) -> Boost | None:
        """What an Action that strengthens an attack asks for; None for all others."""
        raise NotImplementedError

    def event(self, g: State, side: int, event: int, card: int) -> None:
        """Push the procedure of an Event (E43 to E77)."""
        raise NotImplementedError

    def trigger(self, g: State, side: int, kind: int) -> None:
        """Push a die trigger (1.9.1)."""
        raise NotImplementedError

    def no_quarter_allowed(self, side: int) -> bool:
        """May this player give no quarter (A38)?"""
        raise NotImplementedError

    def order(self, g: State, order: int) -> None:
        """Push the procedure of an Order: the family's (`turn.push_family_order`) or one of the game's own."""
        raise NotImplementedError

    def can_order(self, g: State, side: int, order: int) -> int:
        """Reason why an Order cannot be given; 0 if it can."""
        raise NotImplementedError

    def after_pass(self, g: State, side: int) -> None:
        """Push the window of the opponent of a player who passed and discarded (A31, A35.4)."""
        raise NotImplementedError

    def support_items(self, side: int, roll: int, radio: bool) -> list[int]:
        """Numbers of the Support Table items of a roll's column, in the year, with or without Radios."""
        raise NotImplementedError

    def support_unit(self, item: int) -> int:
        """Unit type of a Support Table item, or -1 for a Radio."""
        raise NotImplementedError

    def support_weapon(self, item: int) -> int:
        raise NotImplementedError

    def support_radio(self, item: int) -> int:
        raise NotImplementedError


class Change:
    """A scenario rule that comes into force when the Time marker reaches a space."""

    space: int
    side: int
    vp: int  # VPs gained by the side
    surrender: int  # added to the side's Surrender space
