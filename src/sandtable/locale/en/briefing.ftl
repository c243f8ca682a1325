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

## Combat!
combat-brief-head-length = Length
combat-brief-head-results = Result by points
combat-brief-head-counts = What counts
combat-brief-card-turns = { $turns ->
    [one] One turn.
   *[other] { $turns } turns.
  }
combat-brief-card-date = { $month ->
    [1] January { NUMBER($year, useGrouping: 0) }
    [2] February { NUMBER($year, useGrouping: 0) }
    [3] March { NUMBER($year, useGrouping: 0) }
    [4] April { NUMBER($year, useGrouping: 0) }
    [5] May { NUMBER($year, useGrouping: 0) }
    [6] June { NUMBER($year, useGrouping: 0) }
    [7] July { NUMBER($year, useGrouping: 0) }
    [8] August { NUMBER($year, useGrouping: 0) }
    [9] September { NUMBER($year, useGrouping: 0) }
    [10] October { NUMBER($year, useGrouping: 0) }
    [11] November { NUMBER($year, useGrouping: 0) }
   *[other] December { NUMBER($year, useGrouping: 0) }
  }
combat-brief-card-edges = Your edge: { $edge }.
combat-brief-card-edges-enemy = Enemy edge: { $edge }.
combat-brief-card-teams = Your teams: { $teams }.
combat-brief-card-squad-roll = Who serves in them is rolled for.
combat-brief-card-squad-fixed = Who serves in them: line { $number } of the squad table.
combat-brief-card-force = { $morale } Morale; { $cards } cards in hand.
combat-brief-card-spotted = Your men start spotted.
combat-brief-card-gun = A { $weapon } for { $teams }.
combat-brief-card-gun-all = A { $weapon } for any team.
combat-brief-card-flares = { $count ->
    [one] { $team }: one flare.
   *[other] { $team }: { $count } flares.
  }
combat-brief-card-captive = { $man } is a prisoner in { $hex }.
combat-brief-card-area = { $teams } set up in { $hexes }.
combat-brief-card-area-all = Your men set up in { $hexes }.
combat-brief-card-arrival = Turn { $turn }: { $teams } come on at { $hexes }.
combat-brief-card-enemy = Enemies on the map, unknown at first: { $count }; { $alert }, { $morale } Morale.
combat-brief-card-enemy-later = More Enemies may come on turn { $turns }.
combat-brief-card-groups = Some of them are { $states }.
combat-brief-card-prepared = They are prepared.
combat-brief-card-unprepared = They are not prepared.
combat-brief-card-cup = { $team }: { $men }.
combat-brief-card-kind = { $count } × { $kind }
combat-brief-card-compass = The Enemy takes his bearings from { $hexes }.
combat-brief-card-kind-soldat = privates
combat-brief-card-kind-obfr = NCOs
combat-brief-card-kind-lt = lieutenants
combat-brief-card-kind-hptm = captains
combat-brief-card-kind-mg = machine-gun crews
combat-brief-card-kind-dummy = false alarms
combat-brief-card-large = A large battle: every Enemy team has a card of its own.
combat-brief-card-wind = The wind blows towards { $direction }.
combat-brief-card-events-friendly = Events of your own come from the table “{ $table }”.
combat-brief-card-events-enemy = Events of the Enemy come from the table “{ $table }”.
combat-brief-card-artillery-friendly = Fire from off the map that is yours falls on one of { $hexes }.
combat-brief-card-artillery-enemy = Fire from off the map that is the Enemy's falls on one of { $hexes }.
combat-brief-card-foxholes = Foxholes: { $hexes }.
combat-brief-card-rubble = Rubble: { $hexes }.
combat-brief-card-craters = Craters: { $hexes }.
combat-brief-card-night = Night: one sees { $range } hexes and as many more as { $dice } dice show. Beyond { $free } hexes { $spotting } to spot and { $fire } to fire.
combat-brief-card-search = A search in { $hexes } may find papers.
combat-brief-card-exit = Your men may leave by the { $edge } edge.
combat-brief-card-exit-hexes = Your men may leave by the { $edge } edge at { $hexes }.

web-briefing-yours = you
web-briefing-begin = To the table
web-briefing-on-arrival = Show on arrival
web-briefing-myself = I set up myself
web-briefing-ready = Ready-made set-up
