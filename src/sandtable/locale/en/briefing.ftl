# The briefing card of a scenario.

brief-head-situation = Situation
brief-head-goal = How to win
brief-head-set-up = Set-up
brief-head-length = Length and first turn
brief-head-arrivals = What comes later
brief-head-special = Special rules
brief-head-rules = Rules chosen for this game
brief-card-side = { $side }: { $nation }
brief-card-date = { NUMBER($year, useGrouping: 0) }

brief-card-points = When the game ends, whoever is ahead in victory points wins; at 0 it is the holder of the Initiative card, at the start { $side }. Points come from objectives, eliminated enemies and exits.
brief-card-ahead = { $points ->
    [one] Ahead at the start: { $side }, by one point.
   *[other] Ahead at the start: { $side }, by { $points } points.
  }
brief-card-holds = Objectives held at the start by { $side }: { $objectives }.
brief-card-holds-none = At the start nobody holds an objective.
brief-card-chits = Open to all: { $chits }.
brief-card-chits-drawn = { $count ->
    [one] One more chit is drawn and lies open: the tracks show it.
   *[other] { $count } more chits are drawn and lie open: the tracks show them.
  }
brief-card-secret = { $count ->
    [one] { $side }: one secret chit, which counts at the end.
   *[other] { $side }: { $count } secret chits, which count at the end.
  }
brief-card-secret-own = Yours: { $chits }.
brief-card-chits-out = Not in this game: chits { $chits }.
brief-card-surrender = { $side }: surrender at { $number } lost.
brief-card-exit = { $side }: points for units that leave by the { $edge } edge.
brief-card-exit-times = Exits of { $side } count { $factor } times.
brief-card-no-exit = { $side }: no unit may leave the map.

brief-card-length = Time starts at space { $start }. From space { $death } on each advance of time brings a sudden death roll: if it is lower than the space reached, the game ends at once.
brief-card-first = First turn: { $side }.
brief-card-initiative = The Initiative card starts with { $side }.

brief-card-force = { $posture }, { $quality } quality; orders a turn: { $orders }; cards in hand: { $hand }; friendly edge: { $edge }.
brief-card-joined = With them fight: { $nations }.
brief-card-army = Order of battle: { $army }.
brief-card-units = Units: { $units }.
brief-card-pieces = Besides: { $pieces }.
brief-card-count = { $count } × { $what }
brief-card-marked = { $what } ({ $marks })
brief-card-broken = { $what }, broken
brief-card-broken-unit = broken
brief-card-suppressed = suppressed
brief-card-veteran = veteran
brief-card-at = in { $hex }
brief-card-held = must stay
brief-card-parts = { $parts }

brief-card-order = In this order: { $steps }.
brief-card-step = { $side } ({ $group })
brief-card-concealed = Both sides set up unseen; all is shown when both are done.
brief-card-area = { $who }: { $place }.
brief-card-rows = { $depth ->
    [one] the row at the { $edge } edge
   *[other] the first { $depth } rows from the { $edge } edge
  }
brief-card-rows-from = rows { $start } to { $depth } from the { $edge } edge
brief-card-hexes = hexes { $hexes }
brief-card-without = but not { $hexes }

brief-card-arrives = Time { $space }, { $side }: { $pieces }.
brief-card-change-points = Time { $space }, { $side }: { $points } victory points.
brief-card-change-surrender = Time { $space }, { $side }: the number lost that means surrender changes by { $number }.

brief-card-impassable = { $terrain }: nobody can enter or cross it.
brief-card-cost = { $terrain }: costs { $number } to enter or cross.
brief-card-cover = { $terrain }: cover { $number }.
brief-card-hindrance = { $terrain }: hindrance { $number }.
brief-card-haze = Weather: every line of sight has a hindrance of at least { $number }.
brief-card-sight = { $number ->
    [one] Darkness: nobody sees farther than one hex.
   *[other] Darkness: nobody sees farther than { $number } hexes.
  }
brief-card-mines = Mines attack with { $number }.
brief-card-counts-as = { $side }: { $what } counts as { $as_what }.
brief-card-dealt = { $count ->
    [one] { $side }: one card of the first hand is fixed.
   *[other] { $side }: { $count } cards of the first hand are fixed.
  }
brief-card-dealt-own = These are { $cards }.
brief-card-removed = Taken out of the deck of { $side }: { $cards }.
brief-card-discards = { $count ->
    [0] { $side }: no discards in a turn without orders.
    [one] { $side }: one card may be discarded in a turn without orders.
   *[other] { $side }: { $count } cards may be discarded in a turn without orders.
  }
brief-card-late-discard = { $count ->
    [one] { $side }: one card may be discarded even in a turn with orders.
   *[other] { $side }: { $count } cards may be discarded even in a turn with orders.
  }
brief-card-confined = { $side }: units that must stay do not move, advance or exit beyond { $hexes }; a retreat may take them out.

web-briefing-yours = you
web-briefing-begin = To the table
web-briefing-on-arrival = Show on arrival
web-briefing-myself = I set up myself
web-briefing-ready = Ready-made set-up
