# The special rules of scenarios, in words: the briefing.
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
brief-card-picked-by = picked by { $side }
brief-card-that-side = that side
brief-card-either-side = either side
brief-card-exit-rule = { $side } may leave: { $marks }.
brief-card-exit-factor = points × { $number }
brief-card-event = { $when }: { $effects }.
brief-card-count-only = only number { $number }
brief-card-once = once only
brief-card-fill = { $who }: at least one unit in each of { $places }.
brief-card-inside = { $who }: at least { $number } in { $places }.
brief-card-no-return = never to come back
brief-card-if-initiative = { $side } holds the Initiative card
brief-card-roll = only if two dice show { $low } to { $high }
brief-card-reserve-lot = the space is drawn by lot
brief-card-reserve-exact = { $count ->
    [one] { $who }: one unit of the owner’s choice waits on the time track, on { $spaces } ({ $marks }).
   *[other] { $who }: { $count } units of the owner’s choice wait on the time track, on { $spaces } ({ $marks }).
  }
brief-card-one-of = one by lot of { $among }
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
brief-value-dark = { $every ->
    [one] Darkness, { $when }: a hindrance of 1 for each hex beyond { $beyond }; the greater of this and the line’s own counts.
   *[other] Darkness, { $when }: a hindrance of 1 for every { $every } hexes beyond { $beyond }; the greater of this and the line’s own counts.
  }
brief-card-points-ties = When the game ends, whoever is ahead in victory points wins; at 0, or where both lose at once, it is { $side }, whoever holds the Initiative card. Points come from objectives, eliminated enemies and exits.
brief-card-initiative-nobody = Nobody holds the Initiative card: no roll is cancelled by it.
brief-card-shared = Both sides know { $count ->
    [one] a secret objective chit that counts
   *[other] { $count } secret objective chits that count
 } once, for whoever holds the objective, when it is laid open.
brief-card-shared-own = Known to both: { $chits }.
brief-card-lying = { $weapon } lies in { $hex } with nobody. { $side }: at the end of its own turn an unbroken unit there may take it up, with its hands free and no enemy in the hex.
brief-card-melee-ties = { $side } wins a tied melee, unless a bunker or pillbox decides.
brief-card-if-holds = { $side } holds at least { $number } objectives
brief-card-if-more = and more than the enemy has there
brief-card-unbroken = unbroken { $units }
brief-card-unbroken-any = unbroken units
brief-card-unseen = { $who }: out of sight of every enemy unit.
brief-card-unseen-there = out of sight of every enemy unit
brief-value-rounds = { $side }: { $weapon } makes { $number } attacks in all and is then lost.
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
brief-value-roll-command = the command of leaders
brief-value-roll-cover = cover
brief-value-roll-sudden-death = the Sudden Death roll
brief-value-into = into { $places }
brief-value-going-move = { $side }: a move may go up to { $number } hexes at once { $where }, for { $cost }.
brief-value-missions = { $number ->
    [one] { $side }: the artillery fires once, and no more.
   *[other] { $side }: the artillery fires { $number } times, and no more.
  }
brief-value-radio-spotters = { $side }: only these may spot for the artillery: { $units }.
brief-card-step-units = { $who }: { $count ->
    [one] one unit
   *[other] { $count } units
  }
brief-card-choice-placed = When all are set up { $side } chooses: { $options }.
brief-card-choice-asked = “{ $name }”, when it is asked for, { $side } chooses: { $options }.
brief-card-if-turns = “{ $event }” was { $number ->
    [one] in this turn
   *[other] in this turn or one of the { $number } last
  }
brief-card-by-lot = drawn by lot
brief-card-carrying = with { $weapon }
brief-card-keeps-initiative = { $side } keeps the Initiative card when it is used to cancel a roll; it can be used once for each roll.
brief-card-open-hand = The cards of { $side } lie open to the enemy.
brief-value-leads = { $side }: { $leaders } lead only { $units }.
brief-card-of-nation = those of { $nation }
brief-value-barred-units = { $side }: these may not be activated for { $what } ({ $units }): { $when }.
brief-card-own-order = { $side }: { $order } does this and nothing else: { $effects }.
brief-card-retreat = { $side } retreats towards the { $edge } edge.
brief-value-weapon-smoke-yes = { $side }: { $weapon } may fire smoke.
brief-value-weapon-smoke-no = { $side }: { $weapon } fires no smoke.
brief-value-registered = { $side }: spotting rounds placed in { $places } do not drift.
brief-card-objective-moved = Objective { $number } lies elsewhere: { $places }.
brief-card-level-is = The ground is on level { $number }: { $places }.
brief-card-all-ground = all terrain
brief-card-is-not-there = { $what } is not there: { $places }.
brief-card-is-another = { $what } counts as { $other }: { $places }.
brief-card-turned = { $nation } fights on this side.
brief-value-advance-only = { $side }: { $terrain } is entered or crossed by an Advance only.
