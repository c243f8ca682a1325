"""Reasons why something is not possible. 0 means that it is possible. The rule of each is cited by the game."""

from __future__ import annotations

from typing import Final

REASON_NAMES: Final = [
    "possible",  # = OK
    "not-yours",
    "already-activated",
    "out-of-command",
    "leader-cannot-activate-leader",  # = LEADER_NO_LEADER
    "not-on-map",
    "nothing-to-carry-out",
    "no-target",
    "out-of-range",
    "too-near",
    "line-of-sight-blocked",  # = LOS_BLOCKED
    "weapon-broken",
    "carrier-broken",
    "carrier-suppressed",
    "weapon-in-water",
    "weapon-in-wire",
    "already-fired",
    "ordnance-fires-alone",  # = ORDNANCE_ALONE
    "no-ordnance-in-op-fire",  # = NO_ORDNANCE_OP_FIRE
    "not-adjacent-chain",  # = NOT_CHAINED
    "wire-no-fire-group",  # = WIRE_NO_GROUP
    "firepower-below-one",  # = FP_BELOW_ONE
    "no-enemy-there",
    "off-map",
    "not-adjacent",
    "enemy-occupied",
    "impassable",
    "blaze",  # = BLAZE_THERE
    "cliff",  # = CLIFF_THERE
    "cliff-with-weapon",
    "bridge-side",
    "not-enough-movement",
    "wire-stops",
    "already-moved",
    "not-the-same-hex",  # = NOT_SAME_HEX
    "confined",
    "exit-forbidden",
    "not-enemy-edge",
    "no-such-order-card",  # = NO_SUCH_CARD
    "no-orders-left",
    "command-confusion",  # = CONFUSION
    "no-enemy-radio",
    "no-radio",  # = NO_RADIO_OF_OWN
    "no-spotter",
    "nothing-to-recover",
    "nothing-to-rout",
    "player-already-activated",  # = PLAYER_ACTIVATED
    "nobody-can-advance",  # = NOBODY_ADVANCES
    "nobody-can-move",  # = NOBODY_MOVES
    "nobody-can-fire",  # = NOBODY_FIRES
    "not-in-hand",
    "not-the-moment",
    "broken-no-boxed-firepower",  # = NO_BOXED_FP
    "already-has-weapon",  # = ALREADY_ARMED
    "not-a-lower-hex",  # = NOT_CLOSER
    "not-offered",
    "outside-area",
    "enemy-set-up-there",
    "too-many-figures",
    "no-fortification-there",  # = NO_FORT_THERE
    "fortified-already",
    "exit-not-yet",
    "exit-elsewhere",
    "exit-not-for-it",
    "too-far-from-lot",
    "too-near-enemy",
    "too-near-own",
    "too-many-of-group",
    "breaks-chain",
    "not-with-stack",
    "no-cover-there",
    "others-needed-elsewhere",
    "weapon-rooted",
    "not-its-target",
    "scenario-bars",
    "not-in-scenario",
    "no-missions",
    "not-his-to-lead",
    "order-not-for-it",
    "advance-only",
    "seen-by-enemy",
]
# numbered by tools/number_tables.py: REASON_NAMES
OK: Final = 0
NOT_YOURS: Final = 1
ALREADY_ACTIVATED: Final = 2
OUT_OF_COMMAND: Final = 3
LEADER_NO_LEADER: Final = 4
NOT_ON_MAP: Final = 5
NOTHING_TO_CARRY_OUT: Final = 6
NO_TARGET: Final = 7
OUT_OF_RANGE: Final = 8
TOO_NEAR: Final = 9
LOS_BLOCKED: Final = 10
WEAPON_BROKEN: Final = 11
CARRIER_BROKEN: Final = 12
CARRIER_SUPPRESSED: Final = 13
WEAPON_IN_WATER: Final = 14
WEAPON_IN_WIRE: Final = 15
ALREADY_FIRED: Final = 16
ORDNANCE_ALONE: Final = 17
NO_ORDNANCE_OP_FIRE: Final = 18
NOT_CHAINED: Final = 19
WIRE_NO_GROUP: Final = 20
FP_BELOW_ONE: Final = 21
NO_ENEMY_THERE: Final = 22
OFF_MAP: Final = 23
NOT_ADJACENT: Final = 24
ENEMY_OCCUPIED: Final = 25
IMPASSABLE: Final = 26
BLAZE_THERE: Final = 27
CLIFF_THERE: Final = 28
CLIFF_WITH_WEAPON: Final = 29
BRIDGE_SIDE: Final = 30
NOT_ENOUGH_MOVEMENT: Final = 31
WIRE_STOPS: Final = 32
ALREADY_MOVED: Final = 33
NOT_SAME_HEX: Final = 34
CONFINED: Final = 35
EXIT_FORBIDDEN: Final = 36
NOT_ENEMY_EDGE: Final = 37
NO_SUCH_CARD: Final = 38
NO_ORDERS_LEFT: Final = 39
CONFUSION: Final = 40
NO_ENEMY_RADIO: Final = 41
NO_RADIO_OF_OWN: Final = 42
NO_SPOTTER: Final = 43
NOTHING_TO_RECOVER: Final = 44
NOTHING_TO_ROUT: Final = 45
PLAYER_ACTIVATED: Final = 46
NOBODY_ADVANCES: Final = 47
NOBODY_MOVES: Final = 48
NOBODY_FIRES: Final = 49
NOT_IN_HAND: Final = 50
NOT_THE_MOMENT: Final = 51
NO_BOXED_FP: Final = 52
ALREADY_ARMED: Final = 53
NOT_CLOSER: Final = 54
NOT_OFFERED: Final = 55
OUTSIDE_AREA: Final = 56
ENEMY_SET_UP_THERE: Final = 57
TOO_MANY_FIGURES: Final = 58
NO_FORT_THERE: Final = 59
FORTIFIED_ALREADY: Final = 60
EXIT_NOT_YET: Final = 61
EXIT_ELSEWHERE: Final = 62
EXIT_NOT_FOR_IT: Final = 63
TOO_FAR_FROM_LOT: Final = 64
TOO_NEAR_ENEMY: Final = 65
TOO_NEAR_OWN: Final = 66
TOO_MANY_OF_GROUP: Final = 67
BREAKS_CHAIN: Final = 68
NOT_WITH_STACK: Final = 69
NO_COVER_THERE: Final = 70
OTHERS_NEEDED_ELSEWHERE: Final = 71
WEAPON_ROOTED: Final = 72
NOT_ITS_TARGET: Final = 73
SCENARIO_BARS: Final = 74
NOT_IN_SCENARIO: Final = 75
NO_MISSIONS: Final = 76
NOT_HIS_TO_LEAD: Final = 77
ORDER_NOT_FOR_IT: Final = 78
ADVANCE_ONLY: Final = 79
SEEN_BY_ENEMY: Final = 80
