"""Why something is not offered: a code, its key and the rule. The same predicates make the choices."""

from __future__ import annotations

from typing import Final

# numbered by tools/number_tables.py: REASONS
FINE: Final = 0
NOT_ON_CARD: Final = 1
NOT_ORDERABLE: Final = 2
IS_FLAGGED: Final = 3
IS_CARRIED: Final = 4
IS_EQUIPPING: Final = 5
NOT_STANDBY: Final = 6
IN_SMOKE_NOW: Final = 7
IS_ENGAGED: Final = 8
NO_AP: Final = 9
NOT_DEPLOYED: Final = 10
NOT_WITHDRAWN: Final = 11
NO_TARGET: Final = 12
WRONG_TERRAIN: Final = 13
MUST_LEAVE: Final = 14
NO_WAY: Final = 15
NOT_IN_CHART: Final = 16
NO_RANGED_FIRE: Final = 17
OUT_OF_RANGE: Final = 18
OUT_OF_KILL_ZONE: Final = 19
NO_LINE: Final = 20
NO_SMOKE: Final = 21
PILLBOX_FULL: Final = 22
TOO_FAR_TO_SEE: Final = 23
TERRAIN_BLOCKS: Final = 24
BOTH_SIDES_BLOCK: Final = 25
HILL_BLOCKS: Final = 26
IN_SHADOW: Final = 27
SMOKE_BLOCKS: Final = 28
IN_RAVINE: Final = 29
NOT_BY_EXIT: Final = 30
INSIDE_FOREST: Final = 31
NOT_SEEN: Final = 32
NO_INDIRECT_FIRE_HERE: Final = 33
NOT_ADJACENT: Final = 34
OFF_THE_BOARD: Final = 35
CLOSED_TERRAIN: Final = 36
CLOSED_WATER: Final = 37
CLOSED_SWAMP: Final = 38
NO_EXIT: Final = 39
OFF_THE_BRIDGE: Final = 40
BRIDGE_IS_GONE: Final = 41
WIRE_IN_THE_WAY: Final = 42
BARRIER_IN_THE_WAY: Final = 43
ABRUPT_SLOPE: Final = 44
STEEP_SLOPE: Final = 45
SMOKE_IN_THE_WAY: Final = 46
FIRE_SMOKE_IN_THE_WAY: Final = 47
IS_BURNING: Final = 48
OFF_THE_WATER: Final = 49
OFF_THE_RAILS: Final = 50
TRAIN_TURNS_BACK: Final = 51
NOT_FOR_MARCH: Final = 52
TOO_LONG: Final = 53
IN_FIRE_SMOKE: Final = 54
HAS_NO_ENGINE: Final = 55
ONLY_CAREFUL: Final = 56
IN_TRENCH: Final = 57
IS_DEPLOYED: Final = 58
IS_WITHDRAWN: Final = 59
NO_PARTNER: Final = 60
NO_STRUCTURE: Final = 61
NO_EXPLOSIVES: Final = 62
NO_MINEFIELD: Final = 63
ALREADY_MINED: Final = 64
NO_SETTLEMENT: Final = 65
NO_WIRE: Final = 66
NO_BARRIER: Final = 67
NO_RIVER: Final = 68
TOO_FEW_HANDS: Final = 69
NOTHING_MISSING: Final = 70
NO_SUPPLIES: Final = 71
NO_DEPOT: Final = 72
NO_ROOM: Final = 73
NO_TRENCH_HERE: Final = 74
NO_FOREST: Final = 75
TRACK_IS_WHOLE: Final = 76
NO_TRANSPORT: Final = 77
NOT_ABOARD: Final = 78
ON_RAILWAY_BRIDGE: Final = 79
NOTHING_TO_TOW: Final = 80
NOT_ENGINEERS: Final = 81
NOTHING_TO_LOAD: Final = 82
ONLY_GUNS_OF_A_TRAIN: Final = 83
NOT_IN_AREA: Final = 84
NO_STAFF: Final = 85
NOT_OBSERVED: Final = 86
NO_PARATROOPERS: Final = 87
NOT_AT_AIRFIELD: Final = 88
NOT_YOURS: Final = 89
NO_MORE_CHANGES: Final = 90
DID_NOT_MOVE: Final = 91
NOT_ON_WATCH: Final = 92
HAS_ANSWERED: Final = 93
OF_ANOTHER_TYPE: Final = 94
ATTACKED_ALREADY: Final = 95
IN_ANOTHER_HEX: Final = 96
CANNOT_ADJUST: Final = 97
NOT_CARRIED: Final = 98
NOT_AN_EDGE_HEX: Final = 99
FIGHTERS_FIRST: Final = 100
OTHERS_FIRST: Final = 101
NOT_IN_THIS_COMBAT: Final = 102
NOT_BOMBING_IT: Final = 103
NOT_IN_THIS_CLOSE_COMBAT: Final = 104
ASSAULTERS_FIRST: Final = 105
NO_MINES_LEFT: Final = 106
NOT_BESIDE: Final = 107
NOTHING_BEYOND: Final = 108
IS_AN_EXIT: Final = 109
MORE_THAN_THERE_IS: Final = 110
DOES_NOT_ARRIVE_NOW: Final = 111
ENEMIES_AT_THE_ENTRY: Final = 112
DOES_NOT_JOIN: Final = 113
WOULD_BE_TOO_LARGE: Final = 114
NONE_LEFT_TO_BUILD: Final = 115
NOT_BUILT_HERE: Final = 116
STANDS_ALREADY: Final = 117
CANNOT_STAND_THERE: Final = 118
WORKS_FIRST: Final = 119
KEEPS_ITS_FACING: Final = 120
FACES_THERE_ALREADY: Final = 121
RANGE_AT_LEAST_ONE: Final = 122
AIMS_AT_HEXES: Final = 123
NO_INSTALLATION: Final = 124
NOT_ARTILLERY: Final = 125
NO_CHARGE_LEADS_THERE: Final = 126
ARMOUR_IN_THE_OPEN: Final = 127
TAKES_TOO_LONG: Final = 128
NOT_IN_ITS_PATH: Final = 129
NOT_IN_THE_AIR: Final = 130
NOT_ONE_ROAD: Final = 131
NO_TRAIN_HERE: Final = 132
ENEMIES_THERE: Final = 133
MUST_ARRIVE: Final = 134
NOT_ESCORTED: Final = 135
NOT_FOR_SALE: Final = 136
TOO_EXPENSIVE: Final = 137
NOT_ITS_AMMUNITION: Final = 138

REASONS: Final[list[tuple[str, str]]] = [
    ("fine", ""),
    ("not-on-card", "basics.3"),
    ("not-orderable", "plan.1"),
    ("is-flagged", "sup.5"),
    ("is-carried", "board.3"),
    ("is-equipping", "airb.9"),
    ("not-standby", "air.6"),
    ("in-smoke-now", "smoke.4"),
    ("is-engaged", "cc.8"),
    ("no-ap", "card.ammo.3"),
    ("not-deployed", "dep.1"),
    ("not-withdrawn", "wdr.1"),
    ("no-target", "open.2"),
    ("wrong-terrain", "amb.8"),
    ("must-leave", "burn.v2"),
    ("no-way", "mov.1"),
    ("not-in-chart", "card.fp.1"),
    ("no-ranged-fire", "forest.3a"),
    ("out-of-range", "card.range.5"),
    ("out-of-kill-zone", "kz.1"),
    ("no-line", "los.1"),
    ("no-smoke", "smoke.1"),
    ("pillbox-full", "pill.6a"),
    ("too-far-to-see", "los.5"),
    ("terrain-blocks", "los.2"),
    ("both-sides-block", "los.4"),
    ("hill-blocks", "hill.los.1"),
    ("in-shadow", "hill.los.2"),
    ("smoke-blocks", "smoke.6"),
    ("in-ravine", "ravine.2"),
    ("not-by-exit", "glade.3b"),
    ("inside-forest", "hill.los.ex1"),
    ("not-seen", "hid.1"),
    ("no-indirect-fire-here", "glade.3c"),
    ("not-adjacent", "mov.1"),
    ("off-the-board", "mov.1"),
    ("closed-terrain", "card.type.2"),
    ("closed-water", "river.1b"),
    ("closed-swamp", "swamp.1b"),
    ("no-exit", "glade.2a"),
    ("off-the-bridge", "bridge.1a"),
    ("bridge-is-gone", "dbridge.1a"),
    ("wire-in-the-way", "wire.1b"),
    ("barrier-in-the-way", "dragon.1"),
    ("abrupt-slope", "hill.3"),
    ("steep-slope", "hill.4"),
    ("smoke-in-the-way", "smoke.5"),
    ("fire-smoke-in-the-way", "burn.s3"),
    ("is-burning", "burn.s4"),
    ("off-the-water", "water.1"),
    ("off-the-rails", "train.move.1"),
    ("train-turns-back", "train.move.3"),
    ("not-for-march", "march.2"),
    ("too-long", "mov.1"),
    ("in-fire-smoke", "burn.s2"),
    ("has-no-engine", "train.fire.2"),
    ("only-careful", "land.5"),
    ("in-trench", "ckz.4"),
    ("is-deployed", "dep.1"),
    ("is-withdrawn", "wdr.1"),
    ("no-partner", "join.1"),
    ("no-structure", "chg.1"),
    ("no-explosives", "chg.3"),
    ("no-minefield", "mclr.1"),
    ("already-mined", "mine.1"),
    ("no-settlement", "arson.1"),
    ("no-wire", "wire.rm.1"),
    ("no-barrier", "atb.rm.1"),
    ("no-river", "pont.1"),
    ("too-few-hands", "pont.1"),
    ("nothing-missing", "sply.3"),
    ("no-supplies", "sply.1"),
    ("no-depot", "load.1"),
    ("no-room", "trn.1"),
    ("no-trench-here", "dig.4"),
    ("no-forest", "path.1"),
    ("track-is-whole", "rail.1"),
    ("no-transport", "board.1"),
    ("not-aboard", "board.4"),
    ("on-railway-bridge", "rbridge.2d"),
    ("nothing-to-tow", "tow.1"),
    ("not-engineers", "mine.1"),
    ("nothing-to-load", "lpc.1"),
    ("only-guns-of-a-train", "train.aa.3"),
    ("not-in-area", "prep.1"),
    ("no-staff", "airm.11"),
    ("not-observed", "airm.12"),
    ("no-paratroopers", "airb.1"),
    ("not-at-airfield", "airb.1"),
    ("not-yours", "plan.1"),
    ("no-more-changes", "radio.4"),
    ("did-not-move", "def.9"),
    ("not-on-watch", "def.1"),
    ("has-answered", "basics.1"),
    ("of-another-type", "gfire.1"),
    ("attacked-already", "gfire.3"),
    ("in-another-hex", "gfire.1"),
    ("cannot-adjust", "adj.1"),
    ("not-carried", "trn.6"),
    ("not-an-edge-hex", "airm.3"),
    ("fighters-first", "a2a.10"),
    ("others-first", "a2a.11"),
    ("not-in-this-combat", "a2a.1"),
    ("not-bombing-it", "ctrf.1"),
    ("not-in-this-close-combat", "cc.5"),
    ("assaulters-first", "cc.3"),
    ("no-mines-left", "mine.3"),
    ("not-beside", "smoke.3"),
    ("nothing-beyond", "path.1"),
    ("is-an-exit", "path.1"),
    ("more-than-there-is", "sply.3"),
    ("does-not-arrive-now", "tow.6"),
    ("enemies-at-the-entry", "tow.6"),
    ("does-not-join", "join.1"),
    ("would-be-too-large", "join.3"),
    ("none-left-to-build", "prep.1"),
    ("not-built-here", "prep.1"),
    ("stands-already", "prep.1"),
    ("cannot-stand-there", "prep.1"),
    ("works-first", "prep.1"),
    ("keeps-its-facing", "def.5"),
    ("faces-there-already", "ckz.1"),
    ("range-at-least-one", "def.3"),
    ("aims-at-hexes", "ab.fol.1"),
    ("no-installation", "open.1"),
    ("not-artillery", "adj.1"),
    ("no-charge-leads-there", "aslt.2"),
    ("armour-in-the-open", "cc.12"),
    ("takes-too-long", "a2a.18"),
    ("not-in-its-path", "fam.2"),
    ("not-in-the-air", "intc.1"),
    ("not-one-road", "march.4"),
    ("no-train-here", "lpc.1"),
    ("enemies-there", "cc.1"),
    ("must-arrive", "tow.6"),
    ("not-escorted", "a2a.5"),
    ("not-for-sale", "card.cost.1"),
    ("too-expensive", "card.cost.1"),
    ("not-its-ammunition", "card.ammo.6"),
]
