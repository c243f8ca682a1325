# What happens in Barbarossa, line by line.

barbarossa-log-turn-begins = Turn { $number }.
barbarossa-log-phase-begins = { $phase }.
barbarossa-log-step-begins = Step: { $step }.
barbarossa-log-hex-step = Movement, hex { $number }.
barbarossa-log-commits = { $side } have committed.
barbarossa-log-order-shown = { $unit }: { $order }.
barbarossa-log-loses = { $unit } loses { $number }; { $number2 } left.
barbarossa-log-is-destroyed = { $unit } is destroyed!
barbarossa-log-is-suppressed = { $unit } is suppressed!
barbarossa-log-recovers = { $unit } recovers.
barbarossa-log-tests-fortitude = { $unit } tests its Fortitude: { $number }, needs { $number2 } or less.
barbarossa-log-fires = { $unit } fires at { $unit2 }: { $number ->
        [one] one die
       *[other] { $number } dice
    } at Accuracy { $number2 }.
barbarossa-log-rolls = { $unit }: { $number ->
        [0] no hits
        [one] one hit
       *[other] { $number } hits
    }.
barbarossa-log-hits = { $unit } takes { $number ->
        [one] one hit
       *[other] { $number } hits
    }; Defense left: { $number2 }.
barbarossa-log-moves = { $unit } moves to { $hex2 }.
barbarossa-log-stops = { $unit } is stopped in { $hex }.
barbarossa-log-is-revealed = { $unit } is revealed in { $hex }!
barbarossa-log-hides = { $unit } goes into hiding.
barbarossa-log-game-over = The battle is over.
barbarossa-log-work-destroyed = { $hex }: { $work }, destroyed!
barbarossa-log-pillbox-destroyed = The pillbox in { $hex } is destroyed!
barbarossa-log-depot-destroyed = The depot in { $hex } is destroyed!
barbarossa-log-fires-on = { $unit } fires on { $hex }.
barbarossa-log-fires-at-work = { $unit } fires at the installation in { $hex }: { $number ->
        [one] one die
       *[other] { $number } dice
    } at Accuracy { $number2 }.
barbarossa-log-rerolls = { $unit } corrects the fire of { $unit2 }: { $number ->
        [0] no more hits
        [one] one more hit
       *[other] { $number } more hits
    }.
barbarossa-log-smoke-laid = Smoke in { $hex }.
barbarossa-log-wire-destroyed = The wire in { $hex } is torn up.
barbarossa-log-is-captured = { $unit } is out of ammunition and captured in { $hex }!
barbarossa-log-counterassault = { $unit } is faster and meets { $unit2 } in its own hex.
barbarossa-log-order-read = The radio gives away { $unit }: { $order }.
barbarossa-log-radio-fails = { $unit } hears nothing of { $unit2 } ({ $number }).
barbarossa-log-may-change = { $side } may change { $number ->
        [one] one order
       *[other] { $number } orders
    }.
barbarossa-log-minefield-found = A minefield in { $hex }: { $mine }.
barbarossa-log-mines-explode = Mines explode under { $unit } in { $hex }: { $number ->
        [0] no hits
        [one] one hit
       *[other] { $number } hits
    }.
barbarossa-log-contests = { $unit } wants the same hex: rolls { $number }, { $number2 } in all.
barbarossa-log-holds-fire = { $unit } holds its fire.
barbarossa-log-deploys = { $unit } is deployed in { $hex }.
barbarossa-log-withdraws = { $unit } is withdrawn in { $hex }.
barbarossa-log-turns = { $unit } turns: { $direction }.
barbarossa-log-joins = { $unit } goes into { $unit2 }.
barbarossa-log-mines-laid = { $unit } lays { $mine } in { $hex }.
barbarossa-log-mines-cleared = The mines in { $hex } are cleared.
barbarossa-log-track-destroyed = The railway in { $hex } is blown up.
barbarossa-log-track-repaired = The railway in { $hex } is whole again.
barbarossa-log-fire-starts = { $hex } is on fire!
barbarossa-log-fire-burns = { $hex } burns, turn { $number }; { $number2 } markers.
barbarossa-log-fire-goes-out = The fire in { $hex } goes out.
barbarossa-log-smoke-spreads = Smoke drifts into { $hex }.
barbarossa-log-smoke-gone = The smoke in { $hex } is gone.
barbarossa-log-wind-blows = The wind blows towards { $direction }.
barbarossa-log-boards = { $unit } boards { $unit2 }.
barbarossa-log-debarks = { $unit } gets off in { $hex }.
barbarossa-log-tows = { $unit } takes { $unit2 } in tow.
barbarossa-log-wire-removed = { $unit } cuts the wire of { $hex }, { $direction }.
barbarossa-log-barrier-removed = The barrier of { $hex } is removed, { $direction }.
barbarossa-log-bridge-built = { $hex }: { $work }, ready to cross.
barbarossa-log-trench-dug = A trench in { $hex }, { $direction }.
barbarossa-log-path-cleared = A path is cut through { $hex }.
barbarossa-log-receives = { $unit } receives { $number } AP.
barbarossa-log-loads = { $unit } loads { $number } AP.
barbarossa-log-stores = { $unit } stores { $number } AP in { $hex }.
barbarossa-log-marks-box = { $unit } works on: { $order }, box { $number }.
barbarossa-log-cars-lost = { $unit } loses { $number }: { $cars }.
barbarossa-log-ammunition-lost = { $unit } loses { $number } AP of its load.
barbarossa-log-arrives = { $unit } arrives in { $hex }.
barbarossa-log-launches = { $unit } takes off: { $order }, by { $hex }.
barbarossa-log-turns-back = { $unit } gives up its mission.
barbarossa-log-flies-home = { $unit } flies home.
barbarossa-log-is-prepared = { $unit } at the airfield: box { $number }.
barbarossa-log-combines = { $unit } goes into { $unit2 } at the airfield.
barbarossa-log-air-combat = Air combat over { $hex }, round { $number }.
barbarossa-log-duels = { $unit } duels with { $unit2 } over { $hex }.
barbarossa-log-stays-out = { $unit } stays out of the fight.
barbarossa-log-low-on-fuel = { $unit } is low on fuel.
barbarossa-log-mission-lost = { $unit } cannot carry out its mission at { $hex }.
barbarossa-log-searches = { $unit } searches: { $number }, needs { $number2 } or less.
barbarossa-log-drifts = { $unit } drifts { $number ->
        [one] one hex
       *[other] { $number } hexes
    } with the wind.
barbarossa-log-parachutes = { $unit } lands in { $hex }.
barbarossa-log-lands-hard = { $unit } tests its landing: { $number }.
barbarossa-log-must-withdraw = { $unit } is bombed and must withdraw.
barbarossa-log-supplies-land = { $number } AP come down in { $hex }.
barbarossa-log-supplies-lost = The supplies of { $unit } are lost.
barbarossa-log-leaves-the-board = { $unit } leaves the board by { $hex }.
