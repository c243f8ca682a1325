"""The usual answers to what the games of the family may do differently; a game overrides where its rules differ."""

from __future__ import annotations

from sandtable.commander.rules import passage, reasons
from sandtable.commander.rules.actions.action import PLAYS, Action, ActionWindow
from sandtable.commander.rules.actions.opfire import OpFireWindow
from sandtable.commander.rules.exits import Exits
from sandtable.commander.rules.los import sight_on_drawing
from sandtable.commander.rules.mines import MineAttack
from sandtable.commander.rules.orders.activation import Activate, family_order_reason, followers
from sandtable.commander.rules.orders.advance import AdvanceOrder
from sandtable.commander.rules.orders.defence import Defence
from sandtable.commander.rules.orders.fire_attack import FireAttack
from sandtable.commander.rules.orders.melee import MeleeFight
from sandtable.commander.rules.orders.move import MoveOrder
from sandtable.commander.rules.orders.recover_rout import RecoverOrder, Retreat, RoutOrder
from sandtable.commander.rules.rolls import Roll
from sandtable.commander.rules.rules import Rules
from sandtable.commander.rules.scenario import conditions as scenario_conditions
from sandtable.commander.rules.scenario import events as scenario_events
from sandtable.commander.rules.scenario import exits as scenario_exits
from sandtable.commander.rules.scenario.ground import become, ground_at
from sandtable.commander.rules.scenario.handing_out import push_wanted
from sandtable.commander.rules.scenario.orders import carry_out_own
from sandtable.commander.rules.scenario.script import Conditions, Effect
from sandtable.commander.rules.scenario.strikes import push_strike, push_strike_on
from sandtable.commander.rules.setup import SetUp
from sandtable.commander.rules.state import State
from sandtable.commander.rules.stats import firepower, is_hero, is_leader
from sandtable.commander.rules.support import push_after_pass
from sandtable.commander.rules.time_advance import TimeAdvance
from sandtable.commander.rules.triggers import push_die_trigger
from sandtable.commander.rules.turn import Turn, push_family_order
from sandtable.commander.rules.victory import doubled_elimination_points, doubled_exit_points


class FamilyRules(Rules):
    def leads_others(self, g: State, u: int, flag: int) -> bool:
        return is_leader(g, u)

    def followers(self, g: State, u: int, flag: int) -> list[int]:
        """A Leader's own radius, and nobody else's (3.3.1.1)."""
        return followers(g, u, flag) if is_leader(g, u) else []

    def may_fire_together(self, g: State, base: int, piece: int) -> bool:
        return True

    def group_reason(self, g: State, base: int, piece: int) -> int:
        return reasons.OK

    def more_strength(self, g: State, side: int) -> int:
        return 0

    def target_reason(self, g: State, piece: int, target: int) -> int:
        return reasons.OK

    def may_take_weapon(self, g: State, giver: int, taker: int) -> bool:
        return True

    def radio_broke(self, g: State, side: int) -> None:
        """Nothing: it leaves no markers on the map."""

    def must_defend(self, g: State, u: int, pieces: list[int]) -> bool:
        return True

    def shares_result(self, g: State, u: int) -> list[int]:
        return []

    def will_defend(self, g: State, units: list[int]) -> None:
        """Nobody shares a result with them."""

    def terrain_at(self, g: State, hex: int) -> int:
        return ground_at(g, hex) if g.ground else self.map.terrain[hex]

    def become(self, g: State, hex: int, terrain: int) -> None:
        become(g, hex, terrain)

    def gas_attack(self, g: State, side: int, hexes: list[int]) -> None:
        """Nothing: no gas in this game."""

    def lay_gas(self, g: State, hexes: list[int]) -> None:
        """Nor here."""

    def lift_gas(self, g: State, hex: int) -> None:
        """Nor here."""

    def strike_on(self, g: State, side: int, effect: Effect, hexes: list[int]) -> None:
        push_strike_on(g, side, effect, hexes)

    def own_order(self, g: State, side: int, order: int) -> bool:
        return carry_out_own(g, side, order)

    def wanted(self, g: State, effect: int) -> None:
        push_wanted(g, effect)

    def sight(self, g: State, a: int, b: int) -> int:
        return sight_on_drawing(g, a, b)

    def walls(self, g: State) -> list[int]:
        return [] if self.own.changes_sight else self.map.los

    def step_cost(self, g: State, u: int, d: int) -> int:
        return passage.step_cost(g, g.u_hex[u], d, g.u_owner[u])

    def step_reason(self, g: State, u: int, d: int) -> int:
        return passage.step_reason(g, u, d)

    def can_step(self, g: State, u: int, d: int, points: int) -> bool:
        return passage.can_step(g, u, d, points)

    def advance_reason(self, g: State, u: int, d: int) -> int:
        return passage.advance_reason(g, u, d)

    def exit_reason(self, g: State, u: int) -> int:
        return passage.exit_reason(g, u)

    def overstacked_deploy(self) -> bool:
        return True

    def burn(self, g: State, hex: int) -> None:
        """Nothing: Smoke and Fortifications are the family's."""

    def ignores_wire(self, g: State, u: int) -> bool:
        return False

    def may_take_control(self, g: State, objective: int, side: int) -> bool:
        return True

    def took_control(self, g: State, objective: int, side: int) -> None:
        """Nothing more."""

    def is_tracked(self, g: State, u: int) -> bool:
        return not is_hero(g, u)

    def exit_rule(self, g: State, u: int) -> int:
        return scenario_exits.exit_rule(g, u)

    def exit_times(self, g: State, u: int) -> int:
        return scenario_exits.exit_factor(g, u)

    def exited(self, g: State, u: int, hex: int, rule: int) -> None:
        scenario_events.exited(g, u, hex, rule)

    def unit_lost(self, g: State, u: int, hex: int) -> None:
        scenario_events.lost(g, u, hex)

    def happened(self, g: State, moment: int, side: int, u: int, hex: int, number: int) -> None:
        scenario_events.happened(g, moment, side, u, hex, number)

    def strike(self, g: State, side: int, effect: Effect) -> None:
        push_strike(g, side, effect)

    def are_met(self, g: State, needs: Conditions) -> bool:
        return scenario_conditions.are_met(g, needs)

    def elimination_points(self, g: State, u: int) -> int:
        return doubled_elimination_points(g, u)

    def exit_points(self, g: State, u: int) -> int:
        return doubled_exit_points(g, u)

    def lost(self, g: State, u: int) -> None:
        """Nothing more."""

    def melee_power(self, g: State, u: int) -> int:
        return firepower(g, u)

    def attack_bonus(self, g: State, side: int, pieces: list[int]) -> int:
        return 0

    def cover_bonus(self, g: State, u: int) -> int:
        return 0

    def is_play(self, verb: int) -> bool:
        return verb in PLAYS

    def cannot_break(self, g: State, u: int, pieces: list[int]) -> bool:
        return False

    def morale_bonus(self, g: State, u: int) -> int:
        return 0

    def announced(self, g: State, w: ActionWindow, action: Action, code: int) -> None:
        action.happens(g, w, code)

    def action_reason(self, g: State, side: int, card: int) -> int:
        return reasons.NOT_THE_MOMENT

    def may_unsuppress(self, g: State, u: int) -> bool:
        return True

    def may_rout(self, g: State, u: int) -> bool:
        return True

    def face_down(self, g: State, side: int) -> list[int]:
        return []

    def after_roll(self, g: State, roll: Roll) -> None:
        """Nothing: the Initiative card alone touches a roll (9.1)."""

    def side_choices(self, g: State, seat: int) -> list[int]:
        return []

    def side_chosen(self, g: State, seat: int, code: int) -> bool:
        return False

    def trigger(self, g: State, side: int, kind: int) -> None:
        push_die_trigger(g, side, kind)

    def order(self, g: State, order: int) -> None:
        push_family_order(g, order)

    def can_order(self, g: State, side: int, order: int) -> int:
        return family_order_reason(g, side, order)

    def after_pass(self, g: State, side: int) -> None:
        push_after_pass(g, side)

    # --- the Support Table, of whose options the tables say what each brings ---
    def support_unit(self, item: int) -> int:
        return self.tables.support_unit[item]

    def support_weapon(self, item: int) -> int:
        return self.tables.support_weapon[item]

    def support_radio(self, item: int) -> int:
        return self.tables.support_radio[item]

    # --- frames ---
    def new_set_up(self) -> SetUp:
        return SetUp()

    def new_turn(self) -> Turn:
        return Turn()

    def new_time_advance(self) -> TimeAdvance:
        return TimeAdvance()

    def new_activation(self) -> Activate:
        return Activate()

    def new_move_order(self) -> MoveOrder:
        return MoveOrder()

    def new_advance_order(self) -> AdvanceOrder:
        return AdvanceOrder()

    def new_fire_attack(self) -> FireAttack:
        return FireAttack()

    def new_defence(self) -> Defence:
        return Defence()

    def new_op_fire_window(self) -> OpFireWindow:
        return OpFireWindow()

    def new_melee(self) -> MeleeFight:
        return MeleeFight()

    def new_recover_order(self) -> RecoverOrder:
        return RecoverOrder()

    def new_rout_order(self) -> RoutOrder:
        return RoutOrder()

    def new_retreat(self) -> Retreat:
        return Retreat()

    def new_mine_attack(self) -> MineAttack:
        return MineAttack()

    def new_exits(self) -> Exits:
        return Exits()
