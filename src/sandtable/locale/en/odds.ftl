# Odds of rolls, the terms of a number, and what a roll on the table means.

## titles
odds-target = { $hex }: { $piece } leads { $count } in all
odds-best = { $piece } at { $hex }
odds-base = { $piece }
odds-group = { $count ->
    [one] Fire at { $hex } by one piece
   *[other] Fire at { $hex } by { $count } pieces
  }
odds-defence = Defence of { $unit }
odds-hex = { $hex }
odds-melee = Melee in { $hex }

## chances
chance-rallies = rallies
chance-suppressed = suppressed
chance-nothing = nothing happens
chance-retreats = falls back
chance-win = you win
chance-both-die = all die
chance-lose = you lose

## a roll that lies on the table
stake-defence = { $total } against { $attack }: { $unit } defends with { $number }
stake-attack = firepower { $number } and dice { $dice }: attack total { $total }
stake-total = attack total { $attack }
stake-morale = { $unit } has morale { $number }; the roll is { $dice }

## terms of a number
term-printed = printed
term-led = leaders in the hex
term-led-weapon = leaders in the hex
term-veteran = veteran
term-suppressed = suppressed
term-wire = in wire
term-weapon = carries { $weapon }
term-cover = cover of { $terrain }
term-cover-fort = cover of { $fort }
term-road = a road runs through
term-close = tank at the next hex
term-others = others of the fire group
term-above = fires from above
term-below = fires from below
term-hindrance = hindrance
term-actions = actions played
term-airburst = bursts in the trees
term-total = attack total on the table
term-barrage = artillery
