# What a scenario says at the table of set-up, exits, events and choices.
place-objective = objective { $number }
place-level = level { $number }
place-edge = { $edge } edge
place-all = anywhere
place-hill = hills
place-setup = own set-up area
place-friendly-edge = own edge
place-enemy-edge = enemy edge
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
ask-scenario-choice = A rule of the scenario: what do you choose?
ask-scenario-card = Which card do you begin with?
ask-scenario-units = A rule of the scenario: which unit?
ask-set-up-reserve = Set up: which unit waits on the time track?
ask-set-up-space = On which space of the time track does it wait?
ask-late-weapon = Who gets the weapon that has come?
ask-take-up = Who takes up the weapon that lies here?
log-scenario-event = A rule of the scenario: { $event }
log-scenario-choice = { $side } has chosen before the start.
ending-scenario = a rule of the scenario
why-exit-not-yet = The scenario does not let units leave here as things are.
why-exit-elsewhere = The scenario lets units leave from other hexes only.
why-exit-not-for-it = The scenario lets only other units leave here.
why-too-far-from-lot = It is too far from the hex that was drawn.
why-too-near-enemy = It is too near to an enemy unit.
why-too-near-own = It is too near to another unit of the group.
why-seen-by-enemy = An enemy unit sees the hex.
why-too-many-of-group = The scenario allows no more units of the group in one hex.
why-breaks-chain = The chain of hexes could not be closed any more.
why-not-with-stack = It is set up together with others who are elsewhere.
why-no-cover-there = There is not enough cover.
effect-chits = objective chits drawn and laid open: { $count }
effect-secret = { $side } draws { $count } secret objective { $count ->
    [one] chit
   *[other] chits
 }
effect-end = the game ends and points are counted
why-others-needed-elsewhere = The units that are left are needed elsewhere.
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
deed-lose = { $count ->
    [0] all units of { $side } are lost
    [one] one unit of { $side } is lost
   *[other] { $count } units of { $side } are lost
  }
ask-counts-as = Does the card count as the other?
ask-counts-as-what = Does { $card } count as { $instead } instead of { $printed }?
counts-as-nothing = nothing
ask-put-down = Put hidden pieces down?
why-weapon-rooted = Its weapon does not leave this hex in this scenario.
why-not-its-target = The scenario does not let this weapon fire at that hex.
why-scenario-bars = The scenario bars this step.
term-scenario = the scenario
log-haze-now = The haze now hinders by { $number }.
log-event-void = { $side }: { $event } counts for nothing in this scenario.
sight-haze-added = haze over the whole map adds { $number }
sight-scenario-open = the scenario lets these hexes see each other (hindrance { $number })
sight-scenario-blocked = the scenario does not let these hexes see each other
inspect-order-too = may count as the order { $order }
inspect-action-too = may count as the action { $action }
inspect-event-too = may count as the event { $event }
inspect-event-void = the event counts for nothing
inspect-weapon-captured = lost where it would break
inspect-weapon-rooted = does not leave its hex
inspect-weapon-falls = lost with the fortification of its hex
inspect-weapon-lies = { $weapon } lies here with nobody
inspect-weapon-shots = fires up to { $number } times in one fire order
inspect-weapon-targets = fires only at { $targets }
sight-dark = the dark hinders by { $number } at this distance
why-not-in-scenario = The scenario does not let this be played now.
why-not-his-to-lead = The scenario does not let this Leader lead that unit.
why-order-not-for-it = The scenario does not let this unit be given such an Order now.
effect-strike = shells with an FP of { $number } on everybody in { $places }
effect-strike-some = { $count ->
    [one] shells with an FP of { $number } on everybody in one hex drawn by lot of { $places }
   *[other] shells with an FP of { $number } on everybody in { $count } hexes drawn by lot of { $places }
  }
effect-weapon = { $side } gets { $weapon } too
ask-set-up-in-turns = Set up: which unit now, and where?
why-no-missions = The battery has fired as often as the scenario lets it.
effect-ground = ground becomes { $terrain }: { $places }
effect-some-of = { $count ->
    [one] one hex drawn by lot of { $places }
   *[other] { $count } hexes drawn by lot of { $places }
  }
effect-discard = { $side } discards { $count } drawn by lot
effect-ask = the choice “{ $choice }” is made
deed-return = { $count ->
    [0] all lost units of { $side } come back
   *[other] { $count } lost of { $side } come back
  } { $number ->
    [one] one space of time later
   *[other] { $number } spaces of time later
  }
moment-order = When { $side } gives an order
moment-order-of = When { $side } gives the order { $card }
moment-action = When { $side } plays an action
moment-action-of = When { $side } plays { $card }
moment-event = When { $side } draws an event
moment-event-of = When { $side } draws { $card }
log-scenario-chosen = { $side } chooses: { $what }.
effect-posture = { $side }: posture { $posture } from now on
effect-reveal = the secret chits of { $side } are laid open
effect-time = Time advances
effect-under = { $places }, only with units of { $side }
effect-nearest = the hex with units nearest to one drawn by lot ({ $places })
effect-by-event = what events make of it
effect-noted = nothing at once, but it counts
scenario-gas = gas
place-whole-map = the whole map
it-rally = that unit rallies
it-harden = that unit becomes a veteran
it-break = that unit breaks
it-suppress = that unit is suppressed
it-unsuppress = that unit is no longer suppressed
it-release = that unit need not stay any more
it-lose = that unit is lost
it-return = that unit comes back, { $number } spaces later
it-halt = that unit goes no farther in this Move
moment-trigger = When a roll of { $side } triggers something
moment-trigger-of = When a roll of { $side } triggers { $card }
moment-pass = When { $side } passes
moment-rally = When a unit of { $side } rallies
moment-reshuffle = When the deck of { $side } is reshuffled
ask-scenario-hexes = A rule of the scenario: which hex?
effect-picked-of = { $count } of { $places }, picked by { $side }
why-advance-only = In this scenario that is crossed or entered by an Advance only.
