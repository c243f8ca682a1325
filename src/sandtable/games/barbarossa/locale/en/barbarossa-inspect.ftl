# What the screen says of units, hexes and odds in Barbarossa.

## odds
barbarossa-term-firepower = Firepower of { $unit }
barbarossa-term-close = Close Combat dice of { $unit }
barbarossa-term-suppression = Suppression Fire: half as much again
barbarossa-term-indirect = Indirect Fire
barbarossa-term-moving = Fire and Movement
barbarossa-term-ambush = From Ambush
barbarossa-term-mines = Mines
barbarossa-odds-attack = { $units } at { $unit }, Defense { $number }
barbarossa-odds-mines = A minefield under { $unit }
barbarossa-odds-radio = Radio Interception within { $number }, for each enemy unit
barbarossa-odds-search = Search radius { $number }, each turn
barbarossa-odds-reroll = { $number ->
        [one] One die rolled again
       *[other] { $number } dice rolled again
    }
barbarossa-chance-success = success
barbarossa-chance-expected = { $number } hits on average
barbarossa-chance-hits = { $number ->
        [one] one hit
       *[other] { $number } hits
    }
barbarossa-chance-losses = { $number ->
        [0] no losses
        [one] one loss
       *[other] { $number } losses
    }
barbarossa-chance-recovers = recovers
barbarossa-chance-stays-suppressed = stays suppressed

## a unit
barbarossa-inspect-unit = { $side }: { $unit }
barbarossa-inspect-unit-about = { $type }, { $place }
barbarossa-inspect-at = in { $hex }
barbarossa-stat-size = Size
barbarossa-stat-defense = Defense
barbarossa-stat-fortitude = Fortitude
barbarossa-stat-ammunition = Ammunition
barbarossa-stat-smoke = Smoke shells
barbarossa-stat-explosives = Explosives
barbarossa-stat-mines = Minefields to lay
barbarossa-stat-firepower = Firepower against { $type }
barbarossa-stat-accuracy = Accuracy by range
barbarossa-stat-air-accuracy = Accuracy against aircraft
barbarossa-stat-close = Close Combat
barbarossa-stat-moves = { $order }, hexes
barbarossa-stat-cost = Force Points
barbarossa-stat-sight = Sees
barbarossa-stat-cargo = Cargo, AP
barbarossa-stat-cars = Cars of the train
barbarossa-stat-points = Victory points
barbarossa-value-of = { $now } of { $most }
barbarossa-value-close = { $dice } dice at { $accuracy }
barbarossa-term-printed = printed on its card
barbarossa-term-icons = by its losses
barbarossa-term-spirit = Fighting Spirit of a staff
barbarossa-term-terrain = { $terrain }
barbarossa-term-order = { $order }
barbarossa-term-trench = trench
barbarossa-term-pillbox = pillbox
barbarossa-term-halved = landed, not equipped: half
barbarossa-term-dig-in = digging in: none
barbarossa-term-hits = hits of this turn
barbarossa-term-suppressed = suppressed: no bonuses
barbarossa-term-sight = in the open
barbarossa-term-sight-hidden = hidden
barbarossa-term-sight-pinned = pinned
barbarossa-term-level = height of its hex
barbarossa-term-road = road bonus
barbarossa-note-order = Order: { $order }
barbarossa-note-order-full = Order: { $order } ({ $what })
barbarossa-note-status = { $status }: { $about }
barbarossa-note-ability = { $ability }: { $about }
barbarossa-note-carrier = Carried by { $unit }
barbarossa-note-cargo = Carries { $unit }
barbarossa-note-boxes = Time Boxes marked: { $number }
barbarossa-note-arrives = Arrives in turn { $number }
barbarossa-note-prep = At the airfield: { $prep }
barbarossa-note-test = Passes a Fortitude Test in { $number } of 36
barbarossa-note-standing = { $instruction }: { $value }
barbarossa-note-facing = Faces direction { $number }
barbarossa-note-hidden = Nobody but its owner knows more.

## a hex
barbarossa-inspect-hex = Hex { $hex }
barbarossa-inspect-hex-about = { $terrain }, height { $level }
barbarossa-inspect-card-about = { $type }, { $number } Force Points
barbarossa-inspect-order-about = Step { $number }: { $step }
barbarossa-inspect-victory = Victory
barbarossa-inspect-wind = Wind
barbarossa-stat-terrain-defense = Defense, infantry / others
barbarossa-note-blocks = Blocks lines of sight that pass through.
barbarossa-note-one-hex = Whoever enters it off the road moves one hex that turn.
barbarossa-note-exits = Entered and left by its exits only: { $hexes }.
barbarossa-note-no-ranged = No ranged fire in or out.
barbarossa-note-ambush = Hides: { $types }.
barbarossa-note-closed = Closed off the road to: { $types }.
barbarossa-note-penalty = { $type }: { $number } hexes less.
barbarossa-note-road = A road leads to { $hexes }.
barbarossa-note-rail = Rails lead to { $hexes }.
barbarossa-note-work = { $work }.
barbarossa-note-work-sides = { $work } towards { $hexes }.
barbarossa-note-depot = Supply depot of { $side }: { $number } AP.
barbarossa-note-smoke = Smoke: nobody sees in or through.
barbarossa-note-fire = It burns, turn { $number }.
barbarossa-note-held = Held by: { $side }.
barbarossa-note-mines = Minefield: { $mine }.
barbarossa-note-rail-damaged = The track is broken.
barbarossa-note-rim = The rim of the board: aircraft only.
barbarossa-note-units = Units: { $units }.
barbarossa-note-no-wind = There is no strong wind.
barbarossa-note-wind = It blows towards direction { $number }.
barbarossa-inspect-nothing = There is nothing to say of it.
