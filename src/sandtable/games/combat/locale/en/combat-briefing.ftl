# What is read before a game.

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
combat-brief-card-compass = The Enemy takes his bearings from { $hexes }.
combat-brief-card-kind-soldat = { $count ->
    [one] one private
   *[other] { $count } privates
  }
combat-brief-card-kind-obfr = { $count ->
    [one] one NCO
   *[other] { $count } NCOs
  }
combat-brief-card-kind-lt = { $count ->
    [one] one lieutenant
   *[other] { $count } lieutenants
  }
combat-brief-card-kind-hptm = { $count ->
    [one] one captain
   *[other] { $count } captains
  }
combat-brief-card-kind-mg = { $count ->
    [one] one machine-gun crew
   *[other] { $count } machine-gun crews
  }
combat-brief-card-kind-dummy = { $count ->
    [one] one false alarm
   *[other] { $count } false alarms
  }
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

# tables of Events
combat-table-attack = attack
combat-table-counterattack = counterattack
combat-table-defence = defence
combat-table-hedgerows = hedgerows
combat-table-night = night
combat-table-pursuit = pursuit
combat-table-rescue = rescue
combat-table-farmhouse = farmhouse
combat-table-hill = hill
combat-table-withdrawal = withdrawal
