## Values, rolls, cards and pieces that a scenario changes: the briefing
brief-value-both = Both sides
brief-value-always = always
brief-value-from = from Time { $since } on
brief-value-until = up to Time { $until }
brief-value-span = on Time { $since } to { $until }
brief-value-at = on Time { $since }
brief-value-orders = { $count ->
    [0] { $side }, { $when }: no orders.
    [one] { $side }, { $when }: one order a turn.
   *[other] { $side }, { $when }: { $count } orders a turn.
  }
brief-value-hand = { $side }, { $when }: hand size { $count }.
brief-value-discards = { $side }, { $when }: up to { $count } cards discarded in a turn without orders.
brief-value-late-discards = { $side }, { $when }: up to { $count } cards discarded even in a turn with orders.
brief-value-snipers = { $count ->
    [0] { $side }, { $when }: snipers hit in the random hex only.
    [one] { $side }, { $when }: snipers hit in the random hex and next to it.
   *[other] { $side }, { $when }: snipers hit up to { $count } hexes from the random hex.
  }
brief-value-haze = Weather, { $when }: every line of sight has a hindrance of { $count }.
brief-value-sight-limit = { $count ->
    [0] { $when }: sight has no limit.
    [one] Darkness, { $when }: nobody sees farther than one hex.
   *[other] Darkness, { $when }: nobody sees farther than { $count } hexes.
  }
brief-value-weather-time = The haze changes by { $number } at every Time advance.
brief-value-weather-event = The haze changes by { $number } at the event { $event }, whoever draws it.
brief-value-weather-bounds = It is never below { $least } nor above { $most }.
brief-value-adds-haze = The haze is added to what else hinders a line.
brief-value-adds-smoke = Smoke is added to what else hinders a line.
brief-value-roll = { $side }, { $when }: { $number } to { $roll }{ $how }.
brief-value-roll-attack = the roll of a fire attack
brief-value-roll-firepower = the FP of a fire attack
brief-value-roll-melee = the roll of a melee
brief-value-roll-concealment = the cover that Concealment counts
brief-value-roll-morale = morale
brief-value-roll-targeting = a targeting roll
brief-value-roll-accuracy = an accuracy roll
brief-value-how-none = { "" }
brief-value-how-beyond = , beyond { $beyond } hexes
brief-value-how-within = , within { $within } hexes
brief-value-how-span = , beyond { $beyond } and within { $within } hexes
brief-value-how-per-hex = , for each hex beyond { $beyond }
brief-value-stacking = { $side }: up to { $number } figures may stay in { $where }.
brief-value-everywhere = any hex
brief-value-sees = { $hex } and { $sees } see each other.
brief-value-sees-hindered = { $hex } and { $sees } see each other with a hindrance of { $number }.
brief-value-sees-not = { $hex } and { $sees } do not see each other.
brief-value-going-cost = { $side }: a step { $where } costs { $number }.
brief-value-going-safe = { $side }: nobody fires at those who step { $where }.
brief-value-going-barred = { $side }: no step { $where }.
brief-value-going-advance = { $side }: an advance may go up to { $number } hexes { $where }.
brief-value-between = from one hex with { $terrains } to another
brief-value-same-building = within one building
brief-value-cost-side = { $side }: { $terrain } costs { $number } to enter or cross.
brief-value-barred-side = { $side }: { $terrain } cannot be entered or crossed.
brief-value-may-count-as = { $side }: { $what } may count as { $as_what }.
brief-value-no-event = { $side }: { $what } counts for nothing.
brief-value-may-no-event = { $side }: { $what } may count for nothing.
brief-value-removed = Taken out of the deck of { $side }: every card with { $what }.
brief-value-defends-actions = { $side }: has the rights of a defender for actions.
brief-value-defends-points = { $side }: gains points as time advances, as a defender does.
brief-value-defends-not-actions = { $side }: has no rights of a defender for actions.
brief-value-defends-not-points = { $side }: gains no points as time advances.
brief-value-captured = { $side }: { $weapon } is lost where it would break.
brief-value-rooted = { $side }: { $weapon } does not leave its hex; if its unit is driven out, it is lost.
brief-value-falls = { $side }: { $weapon } is lost with the fortification of its hex.
brief-value-shots = { $side }: { $weapon } may fire { $number } times in one fire order.
brief-value-targets = { $side }: { $weapon } fires only at { $targets }.
brief-value-target-hexes = { $hexes }
brief-value-target-fort = hexes with { $fort }
brief-value-target-unit = hexes with { $kind }
brief-value-mortars = { $side }: mortars within { $number } hexes of { $leader } see with his eyes too.
brief-value-mortars-command = { $side }: mortars within the command radius of { $leader } see with his eyes too.
brief-value-any-leader = any leader
brief-value-blast = { $number ->
    [0] { $side }: artillery hits only the hex of its spotting round.
   *[other] { $side }: artillery hits up to { $number } hexes from its spotting round.
  }
brief-value-drift-none = { $side }: spotting rounds do not drift.
brief-value-drift-misses = { $side }: spotting rounds drift only after a miss.
brief-value-drift-one = { $side }: spotting rounds drift one hex, in the direction of the white die.
brief-value-drift-half = { $side }: spotting rounds drift only half of the way.
brief-value-smoke-yes = { $side }: artillery may fire smoke.
brief-value-smoke-no = { $side }: artillery fires no smoke.
brief-value-smoke-only = { $side }: artillery fires smoke only.
brief-value-hidden = { $side }: { $pieces } may be put down { $when } { $where }.
brief-value-hidden-own-turn = at the start of an own turn
brief-value-hidden-enemy-turn = at the start of an enemy turn
brief-value-hidden-any-turn = at the start of any turn
brief-value-hidden-enemy-move = when an enemy has entered a hex
brief-value-hidden-since = { $when }, from Time { $since } on,
brief-value-hidden-area = in the set-up area
brief-value-hidden-cover = { $where } with cover { $number } or more
brief-value-hidden-away = { $where }, { $number } hexes or more from every enemy

## at the table
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
inspect-weapon-shots = fires up to { $number } times in one fire order
inspect-weapon-targets = fires only at { $targets }

brief-value-dark = { $every ->
    [one] Darkness, { $when }: a hindrance of 1 for each hex beyond { $beyond }; the greater of this and the line’s own counts.
   *[other] Darkness, { $when }: a hindrance of 1 for every { $every } hexes beyond { $beyond }; the greater of this and the line’s own counts.
  }
brief-card-points-ties = When the game ends, whoever is ahead in victory points wins; at 0, or where both lose at once, it is { $side }, whoever holds the Initiative card. Points come from objectives, eliminated enemies and exits.
brief-value-in-places = { $how }, in { $places }
brief-value-of-units = { $how }, where such take part: { $units }
brief-value-between-places = between two of these: { $places }
brief-value-free-side = { $side }: { $terrain } costs nothing to cross.
brief-card-free = { $terrain }: costs nothing to cross.
brief-value-barred = { $side } may not play { $what }: { $when }.
brief-value-loss-factor = { $number ->
    [0] Lost units of { $side } bring the enemy no points.
   *[other] Lost units of { $side } bring the enemy { $number } times their points.
  }
brief-value-weapon-since = { $side }: { $weapon } does not fire before Time { $number }.
brief-value-roll-rally = the morale with which a unit rallies
brief-value-roll-rout = the morale with which a unit routs
brief-value-roll-movement = movement
brief-value-roll-range = range
sight-dark = the dark hinders by { $number } at this distance
why-not-in-scenario = The scenario does not let this be played now.
