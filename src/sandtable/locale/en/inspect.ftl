# A closer look at a piece, a hex or a card.

inspect-not-seen = You see no such piece.
inspect-off-map = It is not on the map.
inspect-time = Waiting at time { $space }
inspect-unit-in = { $kind } in { $hex }, { $terrain }
inspect-carries = carries { $weapon }
inspect-carried-by = carried by { $unit }
inspect-uncarried = nobody carries it
inspect-worth = { $points ->
    [one] worth one point to the enemy
   *[other] worth { $points } points to the enemy
  }
inspect-fix = broken, it is fixed by 1-{ $fix } and lost from { $lost }
inspect-ordnance = ordnance
inspect-smoke = can fire smoke
inspect-cannot-fire = Cannot fire: { $reason }
inspect-hex = Hex { $hex }
inspect-hill = hill of level { $level }
inspect-hexside = { $side } towards { $hex }
inspect-smoke-marker = smoke { $number }
inspect-figures = { $side }: { $count } of { $limit } soldiers
inspect-objective = Objective { $number }, worth { $value }: held by { $side }
inspect-objective-free = Objective { $number }, worth { $value }: held by nobody
inspect-objective-at = Objective { $number } ({ $hexes })
inspect-card = Card { $card }: { $order }
inspect-order = Order: { $order }
inspect-action = Action: { $action }
inspect-event = Event: { $event }
inspect-random-hex = Random hex: { $hex }
inspect-chit = Objective chit { $chit }

stat-fp = Firepower
stat-range = Range
stat-min-range = Minimum range
stat-move = Movement
stat-carrier-move = Carrier's movement
stat-morale = Morale
stat-command = Command
stat-cover = Cover
stat-cost = Move cost
stat-level = Level
stat-dice = Dice
stat-value = Points
