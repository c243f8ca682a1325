"""Reasons why something is not possible, with the rule each rests on. 0 means that it is possible."""

from __future__ import annotations

from typing import Final

OK: Final = 0
REASONS: Final[list[tuple[str, str]]] = [
    ("possible", "5"),
    ("not-yours", "O14.1"),
    ("already-activated", "O14.1"),
    ("out-of-command", "3.3.1.1"),
    ("leader-cannot-activate-leader", "3.3.1.1"),
    ("not-on-map", "O14.1"),
    ("nothing-to-carry-out", "O14.4"),
    ("no-target", "O20.1"),
    ("out-of-range", "3.1.2"),
    ("too-near", "O20.2.2"),
    ("line-of-sight-blocked", "10.2"),
    ("weapon-broken", "11.4"),
    ("carrier-broken", "11.1"),
    ("carrier-suppressed", "13.2"),
    ("weapon-in-water", "T89"),
    ("weapon-in-wire", "F106.3"),
    ("already-fired", "O20.3"),
    ("ordnance-fires-alone", "O20.3.1.1"),
    ("no-ordnance-in-op-fire", "A33.3"),
    ("not-adjacent-chain", "O20.3.1"),
    ("wire-no-fire-group", "F106.3"),
    ("firepower-below-one", "10.3.2.1"),
    ("no-enemy-there", "O20.3"),
    ("off-map", "O21.4"),
    ("not-adjacent", "O21.1"),
    ("enemy-occupied", "O21.4"),
    ("impassable", "T98"),
    ("blaze", "T79"),
    ("cliff", "T83"),
    ("cliff-with-weapon", "O16.2"),
    ("bridge-side", "T80.1"),
    ("not-enough-movement", "O21.1"),
    ("wire-stops", "F106.2"),
    ("already-moved", "O21.2"),
    ("not-the-same-hex", "O21.2"),
    ("confined", "scenario"),
    ("exit-forbidden", "scenario"),
    ("not-enemy-edge", "7.2.1"),
    ("no-such-order-card", "O14.1"),
    ("no-orders-left", "5.1"),
    ("command-confusion", "O19"),
    ("no-enemy-radio", "O17"),
    ("no-radio", "O18"),
    ("no-spotter", "O18"),
    ("nothing-to-recover", "O22.1"),
    ("nothing-to-rout", "O23.1"),
    ("player-already-activated", "O22.1"),
    ("nobody-can-advance", "O16.1"),
    ("nobody-can-move", "O21.1"),
    ("nobody-can-fire", "O20.1"),
    ("not-in-hand", "1.5"),
    ("not-the-moment", "A24.1"),
    ("broken-no-boxed-firepower", "A26"),
    ("already-has-weapon", "8.1.1"),
    ("not-a-lower-hex", "O23.3"),
    ("not-offered", "5"),
    ("outside-area", "scenario"),
    ("enemy-set-up-there", "scenario"),
    ("too-many-figures", "8.2"),
    ("no-fortification-there", "F100.1"),
    ("fortified-already", "F100.1"),
]
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
