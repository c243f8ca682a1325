"""Great War Commander's own answers to what the games of the family may do differently.

Each is a line or two: what it asks lies in the modules of its chapter.
"""

from __future__ import annotations

from sandtable.commander.rules import reasons
from sandtable.commander.rules.actions.action import Action, ActionWindow, Boost
from sandtable.commander.rules.exits import Exits
from sandtable.commander.rules.mines import MineAttack
from sandtable.commander.rules.names import (
    ARTILLERY_DENIED,
    ARTILLERY_REQUEST,
    COMMAND_CONFUSION,
    SQUAD,
    TEAM,
)
from sandtable.commander.rules.orders.advance import AdvanceOrder
from sandtable.commander.rules.orders.artillery import denied_reason, deny_artillery
from sandtable.commander.rules.orders.move import MoveOrder
from sandtable.commander.rules.rolls import Roll
from sandtable.commander.rules.scenario.ground import may_become, sweep_away
from sandtable.commander.rules.scenario.orders import NOT_ITS_OWN, own_order_reason
from sandtable.commander.rules.scenario.values import is_order_barred
from sandtable.commander.rules.state import State, other
from sandtable.commander.rules.time_advance import DEFENDER, DIG, REINFORCE, SMOKE
from sandtable.games.great_war_commander.rules import command, victory
from sandtable.games.great_war_commander.rules.actions.after_pass import push_after_pass
from sandtable.games.great_war_commander.rules.actions.barred import action_reason
from sandtable.games.great_war_commander.rules.actions.by_window import ACTIONS, BOOSTS
from sandtable.games.great_war_commander.rules.activation import GreatWarActivate
from sandtable.games.great_war_commander.rules.events.by_name import push_event
from sandtable.games.great_war_commander.rules.events.detachment import part, teams_detached
from sandtable.games.great_war_commander.rules.facts import Facts
from sandtable.games.great_war_commander.rules.melee import GreatWarMelee, is_ambushed, melee_power
from sandtable.games.great_war_commander.rules.morale import GreatWarRetreat, GreatWarRout, may_rout, may_unsuppress
from sandtable.games.great_war_commander.rules.names import (
    AIR_ASSAULT,
    ENEMY_AIR_ASSAULT,
    ENEMY_IMPACT,
    ENEMY_OFFENSIVE,
    HMG_SUPPRESS,
    OFFENSIVE,
    OWN_ACCURACY,
    OWN_TURN,
    RUNNER_ORDER,
)
from sandtable.games.great_war_commander.rules.gas import push_gas_attack, spread_gas
from sandtable.games.great_war_commander.rules.orders import (
    air,
    artillery,
    defence,
    exits,
    fire,
    hmg_suppress,
    movement,
    runner,
)
from sandtable.games.great_war_commander.rules.orders.advance import GreatWarAdvanceOrder
from sandtable.games.great_war_commander.rules.orders.defence import GreatWarDefence
from sandtable.games.great_war_commander.rules.orders.exits import GreatWarExits
from sandtable.games.great_war_commander.rules.orders.fire import GreatWarFireAttack
from sandtable.games.great_war_commander.rules.orders.mines import new_mine_attack
from sandtable.games.great_war_commander.rules.orders.move import new_move_order
from sandtable.games.great_war_commander.rules.orders.offensive import push_offensive
from sandtable.games.great_war_commander.rules.orders.offensive_line import offensive_reason
from sandtable.games.great_war_commander.rules.orders.spotters import leaders_to_spot
from sandtable.games.great_war_commander.rules.orders.telephone import lift_barrage
from sandtable.games.great_war_commander.rules.setup import GreatWarSetUp
from sandtable.games.great_war_commander.rules.sight.los import sight, sight_from_post
from sandtable.games.great_war_commander.rules.stacking import drive_out_gas
from sandtable.games.great_war_commander.rules.state import IGNORES_WIRE, NO_CARD, of, set_ground
from sandtable.games.great_war_commander.rules.strategy.announced import announce
from sandtable.games.great_war_commander.rules.strategy.cards import lapse
from sandtable.games.great_war_commander.rules.strategy.moves import is_op_fire_at, is_surging
from sandtable.games.great_war_commander.rules.strategy.reminders import firepower_bonus, woods_bonus, works_bonus
from sandtable.games.great_war_commander.rules.strategy.rolls import push_add_one
from sandtable.games.great_war_commander.rules.strategy.situation import (
    Situation,
    is_situation,
    play_quietly,
    play_situation,
    push_situation_window,
    quiet_choices,
    situation_choices,
    situation_reason,
)
from sandtable.games.great_war_commander.rules.strategy.table import SITUATIONS
from sandtable.games.great_war_commander.rules.time_advance import (
    GAS,
    STRATEGY,
    GreatWarTimeAdvance,
    new_great_war_time_advance,
)
from sandtable.games.great_war_commander.rules.turn import GreatWarTurn, new_great_war_turn
from sandtable.games.great_war_commander.rules.verbs import OP_FIRE
from sandtable.games.great_war_commander.rules.windows import OFFENSIVE_MOVING


class GreatWarRules(Facts):
    # --- ground and sight (10, T99.5) ---
    def terrain_at(self, g: State, hex: int) -> int:
        marker = of(g).h_ground[hex]
        return marker - 1 if marker else self.map.terrain[hex]

    def become(self, g: State, hex: int, terrain: int) -> None:
        """By the markers that this game has for it (T99.5)."""
        if may_become(g, hex, terrain):
            set_ground(g, hex, terrain)
            sweep_away(g, hex, terrain)

    def sight(self, g: State, a: int, b: int) -> int:
        return sight(g, self.lines, a, b)

    def walls(self, g: State) -> list[int]:
        return [] if self.own.sights else self.lines.walls(of(g).h_ground)

    def sight_from_post(self, g: State, post: int, b: int) -> int:
        """What an observer post sees (2.4)."""
        return sight_from_post(g, self.lines, post, b)

    # --- command, Turn and time (3.3, 5, 6, O14) ---
    def combined_command(self, so_far: int, command: int) -> int:
        """3.3.1.7: one Leader's, and the highest is always the best."""
        return max(so_far, command)

    def may_lead(self, g: State, leader: int, u: int) -> bool:
        return command.may_lead(g, leader, u)

    def leads_others(self, g: State, u: int, flag: int) -> bool:
        return command.leads_others(g, u, flag)

    def followers(self, g: State, u: int, flag: int) -> list[int]:
        return command.followers(g, u, flag)

    def time_steps(self) -> list[int]:
        return [DEFENDER, SMOKE, GAS, REINFORCE, DIG, STRATEGY]

    def new_set_up(self) -> GreatWarSetUp:
        return GreatWarSetUp()

    def new_turn(self) -> GreatWarTurn:
        return new_great_war_turn()

    def new_activation(self) -> GreatWarActivate:
        return GreatWarActivate()

    def new_time_advance(self) -> GreatWarTimeAdvance:
        return new_great_war_time_advance()

    # --- Orders: which there are, and what carries them out (O14 to O27) ---
    def order(self, g: State, order: int) -> None:
        if order == ARTILLERY_DENIED:
            deny_artillery(g, g.active)
        elif order == ARTILLERY_REQUEST:
            artillery.push_artillery_request(g)
        elif order == AIR_ASSAULT:
            air.push_air_assault(g)
        elif order == RUNNER_ORDER:
            runner.push_runner_order(g)
        elif order == COMMAND_CONFUSION:
            artillery.push_runner_request(g)
        elif order == HMG_SUPPRESS:
            hmg_suppress.push_hmg_suppress(g)
        elif order == OFFENSIVE:
            push_offensive(g)
        else:
            super().order(g, order)

    def can_order(self, g: State, side: int, order: int) -> int:
        if self.own.barred and is_order_barred(g, side, order):
            return reasons.NOT_IN_SCENARIO
        if self.script.orders[side]:
            why = own_order_reason(g, side, order)
            if why != NOT_ITS_OWN:
                return why
        if order == ARTILLERY_DENIED:
            return denied_reason(g, side)
        if order == ARTILLERY_REQUEST:
            return artillery.request_reason(g, side)
        if order == AIR_ASSAULT:
            return air.air_reason(g, side)
        if order == RUNNER_ORDER:
            return runner.runner_order_reason(g, side)
        if order == COMMAND_CONFUSION:
            return runner.confusion_reason(g, side)
        if order == HMG_SUPPRESS:
            return hmg_suppress.hmg_reason(g, side)
        if order == OFFENSIVE:
            return offensive_reason(g, side)
        return super().can_order(g, side, order)

    # --- fire (O21, O22, A42) ---
    def may_fire_together(self, g: State, base: int, piece: int) -> bool:
        return fire.group_reason(g, base, piece) == reasons.OK

    def group_reason(self, g: State, base: int, piece: int) -> int:
        return fire.group_reason(g, base, piece)

    def target_reason(self, g: State, piece: int, target: int) -> int:
        return fire.target_reason(g, piece, target)

    def more_strength(self, g: State, side: int) -> int:
        return len(fire.lifting_cards(g, side))

    def must_defend(self, g: State, u: int, pieces: list[int]) -> bool:
        return fire.must_defend(g, u, pieces)

    def new_fire_attack(self) -> GreatWarFireAttack:
        return GreatWarFireAttack()

    def new_defence(self) -> GreatWarDefence:
        return defence.new_defence()

    # --- movement and stacking (O16, O23, O24, 7.2, 8) ---
    def overstacked_deploy(self) -> bool:
        return False

    def may_take_weapon(self, g: State, giver: int, taker: int) -> bool:
        """11.3: from a Platoon to a Team only."""
        kinds = self.tables.unit_kind
        return kinds[g.u_type[giver]] == SQUAD and kinds[g.u_type[taker]] == TEAM

    def step_cost(self, g: State, u: int, d: int) -> int:
        return movement.step_cost(g, u, d)

    def step_reason(self, g: State, u: int, d: int) -> int:
        return movement.step_reason(g, u, d)

    def can_step(self, g: State, u: int, d: int, points: int) -> bool:
        return movement.step_reason(g, u, d) == reasons.OK and movement.step_cost(g, u, d) <= points

    def advance_reason(self, g: State, u: int, d: int) -> int:
        return movement.passage_reason(g, u, d)

    def exit_reason(self, g: State, u: int) -> int:
        return exits.exit_reason(g, u)

    def burn(self, g: State, hex: int) -> None:
        drive_out_gas(g, hex)

    # --- gas that a scenario sends (O19.2.1.3, T107) ---
    def gas_attack(self, g: State, side: int, hexes: list[int]) -> None:
        push_gas_attack(g, side, hexes)

    def lay_gas(self, g: State, hexes: list[int]) -> None:
        spread_gas(g, hexes)

    def lift_gas(self, g: State, hex: int) -> None:
        drive_out_gas(g, hex)

    def ignores_wire(self, g: State, u: int) -> bool:
        return g.u_flags[u] & IGNORES_WIRE != 0

    def new_move_order(self) -> MoveOrder:
        return new_move_order()

    def new_advance_order(self) -> AdvanceOrder:
        return GreatWarAdvanceOrder()

    def new_mine_attack(self) -> MineAttack:
        return new_mine_attack()

    def new_exits(self) -> Exits:
        return GreatWarExits()

    # --- artillery and aircraft (O17 to O20) ---
    def may_spot(self, g: State, u: int) -> bool:
        return u in leaders_to_spot(g, g.u_owner[u])

    def radio_broke(self, g: State, side: int) -> None:
        lift_barrage(g, side)

    # --- Actions (A28 to A55) ---
    def actions(self, window: int) -> list[Action]:
        if window == OFFENSIVE_MOVING and self.switches.offensive_bars_cards:
            return []
        return ACTIONS[window]

    def action_reason(self, g: State, side: int, card: int) -> int:
        return action_reason(g, side, card)

    def boost(self, action: int) -> Boost | None:
        return BOOSTS.get(action)

    # --- Events and the Support Tables (E56 to E97) ---
    def event(self, g: State, side: int, event: int, card: int) -> None:
        push_event(g, side, event, card)

    def after_pass(self, g: State, side: int) -> None:
        push_after_pass(g, side)

    def shares_result(self, g: State, u: int) -> list[int]:
        return teams_detached(g, u)

    def will_defend(self, g: State, units: list[int]) -> None:
        part(g, units)

    # --- Strategy Cards and rolls (1.S, 9, S98) ---
    def face_down(self, g: State, side: int) -> list[int]:
        return [card for card in [of(g).meddling[side]] if card != NO_CARD]

    def after_roll(self, g: State, roll: Roll) -> None:
        push_add_one(g, roll)

    def situation(self, kind: int) -> Situation:
        return SITUATIONS[kind]

    def strategy_choices(self, g: State) -> list[int]:
        return situation_choices(g, g.active, OWN_TURN)

    def strategy_reason(self, g: State, thing: int) -> int:
        return situation_reason(g, g.active, thing, OWN_TURN)

    def play_situation(self, g: State, code: int) -> None:
        play_situation(g, g.active, code)

    def side_choices(self, g: State, seat: int) -> list[int]:
        return quiet_choices(g, seat)

    def side_chosen(self, g: State, seat: int, code: int) -> bool:
        return is_situation(code) and play_quietly(g, seat, code)

    def order_over(self, g: State) -> None:
        lapse(g)

    def offensive_declared(self, g: State, side: int) -> None:
        push_situation_window(g, other(side), ENEMY_OFFENSIVE)

    def air_announced(self, g: State, side: int) -> None:
        push_situation_window(g, other(side), ENEMY_AIR_ASSAULT)

    def impact_begins(self, g: State, side: int) -> None:
        push_situation_window(g, other(side), ENEMY_IMPACT)

    def announced(self, g: State, w: ActionWindow, action: Action, code: int) -> None:
        announce(g, w, action, code)

    def attack_bonus(self, g: State, side: int, pieces: list[int]) -> int:
        return firepower_bonus(g, side, pieces)

    def cover_bonus(self, g: State, u: int) -> int:
        return works_bonus(g, u)

    def is_play(self, verb: int) -> bool:
        return verb == OP_FIRE or super().is_play(verb)

    def cannot_break(self, g: State, u: int, pieces: list[int]) -> bool:
        return is_op_fire_at(g, u, pieces) and is_surging(g, u)

    def morale_bonus(self, g: State, u: int) -> int:
        return woods_bonus(g, u)

    def observer_hit(self, g: State, side: int) -> None:
        push_situation_window(g, side, OWN_ACCURACY)

    # --- Melee, morale and victory (O16.4, O25, O26, 7) ---
    def new_melee(self) -> GreatWarMelee:
        return GreatWarMelee()

    def melee_power(self, g: State, u: int) -> int:
        return melee_power(g, u)

    def no_quarter_allowed(self, side: int) -> bool:
        """A51."""
        return self.tables.gives_no_quarter[self.nation[side]] != 0

    def new_rout_order(self) -> GreatWarRout:
        return GreatWarRout()

    def new_retreat(self) -> GreatWarRetreat:
        return GreatWarRetreat()

    def may_unsuppress(self, g: State, u: int) -> bool:
        return may_unsuppress(g, u)

    def may_rout(self, g: State, u: int) -> bool:
        return may_rout(g, u)

    def may_take_control(self, g: State, objective: int, side: int) -> bool:
        return not is_ambushed(g, objective) and victory.may_take_control(g, objective, side)

    def took_control(self, g: State, objective: int, side: int) -> None:
        victory.took_control(g, objective, side)

    def is_tracked(self, g: State, u: int) -> bool:
        return victory.is_tracked(g, u)

    def elimination_points(self, g: State, u: int) -> int:
        return victory.elimination_points(g, u)

    def exit_points(self, g: State, u: int) -> int:
        return victory.exit_points(g, u)

    def lost(self, g: State, u: int) -> None:
        victory.note_loss(g, u)
