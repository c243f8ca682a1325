# What a scenario says of set-up, exits, events and choices.
place-objective = objective { $number }
place-level = level { $number }
place-edge = { $edge } edge
place-all = anywhere
place-hill = hills
place-setup = own set-up area
place-friendly-edge = own edge
place-enemy-edge = enemy edge

brief-card-on = only { $places }
brief-card-but-not = but not { $places }
brief-card-within = within { $number } of { $places }
brief-card-beyond = more than { $number } from { $places }
brief-card-with-cover = only with cover of at least { $number }
brief-card-lot = within { $number } of a hex drawn by lot: { $places }
brief-card-lot-each = each unit within { $number } of a hex drawn for it by lot: { $places }

brief-card-chain = { $who }: the hexes of the units form an unbroken chain.
brief-card-chain-forts = { $who }: the hexes of the fortifications form an unbroken chain.
brief-card-most = { $number ->
    [one] { $who }: no two units in one hex.
   *[other] { $who }: no more than { $number } units in one hex.
  }
brief-card-apart = { $who }: units in different hexes are at least { $number } apart.
brief-card-away = { $who }: at least { $number } from every enemy unit.
brief-card-no-enemy = where there is no enemy
brief-card-far-from-enemy = at least { $number } from every enemy
brief-card-entry = { $who }, from the time track: { $place }.
brief-card-reserve = { $who }: { $least } to { $most } units of the owner’s choice wait on the time track, on { $spaces } ({ $marks }).
brief-card-reserve-most = no more than { $number } on one space
brief-card-reserve-together = all on one space
brief-card-any-units = any units
brief-card-leaders = leaders of all kinds
brief-card-jammed = { $side }: weapons drawn by lot that start broken: { $count }.
brief-card-jammed-among = { $side }: weapons drawn by lot that start broken: { $count } of { $weapons }.
brief-card-stack = with { $stack } in one hex
brief-card-waits = waits for an event
brief-card-weapon-to = for { $group }
brief-card-weapon-later = given out at time { $space }
brief-card-fort-only = of no use to the enemy
brief-card-fort-held = was held by this side last

brief-card-choice = Before the set-up { $side } chooses: { $options }.
brief-card-choice-deal = After the deal { $side } chooses: { $options }.
brief-card-option = ({ $number }) { $effects }

brief-card-if = if { $what }
brief-card-if-any = if one is so: { $what }
brief-card-unless = unless { $what }
brief-card-if-held = { $side } holds objective { $number }
brief-card-if-free = nobody holds objective { $number }
brief-card-if-lost = { $side } has lost at least { $number }
brief-card-if-exited = at least { $number } of { $side } have left the map
brief-card-if-lead = { $side } is ahead by at least { $number } victory points
brief-card-if-on-map = { $side } has at least { $number } on the map ({ $units })
brief-card-if-there = { $side } has at least { $number } in { $places } ({ $units })
brief-card-if-from = from time { $number } on
brief-card-if-to = up to time { $number }
brief-card-if-event = “{ $event }” has happened at least { $number ->
    [one] once
   *[other] { $number } times
  }

effect-vp = { $side } { $points } victory points
effect-surrender = surrender of { $side } { $number }
effect-initiative = { $side } gets the Initiative card
effect-first = { $side } has the first turn
effect-control = { $side } gets objective { $number }
effect-sudden-death = sudden death { $number }
effect-draw = { $side } draws { $count }
effect-arrive = { $side }: { $group } comes { $number ->
    [one] one space later
   *[other] { $number } spaces later
  }
effect-cards = { $side } is dealt { $cards }
effect-pick = { $side } picks a card for the first hand: { $what }
effect-any-card = any
effect-forts = { $side }: { $forts } more ({ $group })
effect-win = { $side } wins at once
deed-rally = { $count ->
    [0] all broken units of { $side } rally
   *[other] { $count } of { $side } rally
  }
deed-harden = { $count ->
    [0] all units of { $side } become veterans
   *[other] { $count } of { $side } become veterans
  }
deed-break = { $count ->
    [0] all units of { $side } break
   *[other] { $count } of { $side } break
  }
deed-suppress = { $count ->
    [0] all units of { $side } are suppressed
   *[other] { $count } of { $side } are suppressed
  }
deed-unsuppress = { $count ->
    [0] no unit of { $side } is suppressed any more
   *[other] { $count } of { $side } are no longer suppressed
  }
deed-release = { $count ->
    [0] no unit of { $side } must stay any more
   *[other] { $count } of { $side } need not stay any more
  }
brief-card-picked-by = picked by { $side }
brief-card-that-side = that side
brief-card-either-side = either side
brief-card-exit-rule = { $side } may leave: { $marks }.
brief-card-exit-factor = points × { $number }
brief-card-event = { $when }: { $effects }.
brief-card-count-only = only number { $number }
brief-card-once = once only
moment-exit = When a unit of { $side } leaves the map
moment-loss = When a unit of { $side } is lost
moment-break = When a unit of { $side } breaks
moment-enter = When a unit of { $side } enters
moment-weapon-loss = When a weapon of { $side } is lost
moment-control = { $number ->
    [0] When { $side } takes an objective
   *[other] When { $side } takes objective { $number }
  }
moment-time = { $number ->
    [0] At each advance of time
   *[other] When time gets to { $number }
  }

ask-scenario-choice = Before the first turn: what do you choose?
ask-scenario-card = Which card do you begin with?
ask-scenario-units = A rule of the scenario: which unit?
ask-set-up-reserve = Set up: which unit waits on the time track?
ask-set-up-space = On which space of the time track does it wait?
ask-late-weapon = Who gets the weapon that has come?
log-scenario-event = A rule of the scenario: { $event }
log-scenario-choice = { $side } has chosen before the start.
ending-scenario = a rule of the scenario

why-exit-not-yet = The scenario does not let units leave here as things are.
why-exit-elsewhere = The scenario lets units leave from other hexes only.
why-exit-not-for-it = The scenario lets only other units leave here.
why-too-far-from-lot = It is too far from the hex that was drawn.
why-too-near-enemy = It is too near to an enemy unit.
why-too-near-own = It is too near to another unit of the group.
why-too-many-of-group = The scenario allows no more units of the group in one hex.
why-breaks-chain = The chain of hexes could not be closed any more.
why-not-with-stack = It is set up together with others who are elsewhere.
why-no-cover-there = There is not enough cover.

brief-card-fill = { $who }: at least one unit in each of { $places }.
brief-card-inside = { $who }: at least { $number } in { $places }.
effect-chits = objective chits drawn and laid open: { $count }
effect-end = the game ends and points are counted
brief-card-no-return = never to come back
why-others-needed-elsewhere = The units that are left are needed elsewhere.
brief-card-if-initiative = { $side } holds the Initiative card
effect-radio-fix = the radio of { $side } is fixed
effect-radio-break = the radio of { $side } breaks
effect-radio-lose = { $side } loses the radio
moment-turn = When a turn of { $side } begins
ask-set-up-give-way = Set up: enemies have set up there too; where does the unit go?

moment-start = Before the set-up
moment-end = When the points are counted
moment-melee = When { $side } wins a melee
moment-radio = When the radio of { $side } breaks
effect-vp-each = { $side } { $points } victory points { $what }
effect-per-unit = for each unit
effect-per-hex = for each hex with units
effect-per-objective = for each objective held
effect-put = put on the map: { $what } ({ $places })
effect-clear = taken off the map: { $what } ({ $places })
scenario-smoke = smoke
scenario-blaze = a blaze (not where anybody stands)
brief-card-roll = only if two dice show { $low } to { $high }
brief-card-reserve-lot = the space is drawn by lot
brief-card-reserve-exact = { $count ->
    [one] { $who }: one unit of the owner’s choice waits on the time track, on { $spaces } ({ $marks }).
   *[other] { $who }: { $count } units of the owner’s choice wait on the time track, on { $spaces } ({ $marks }).
  }
brief-card-one-of = one by lot of { $among }
deed-lose = { $count ->
    [0] all units of { $side } are lost
    [one] one unit of { $side } is lost
   *[other] { $count } units of { $side } are lost
  }
