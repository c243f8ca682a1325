# Odds, terms of numbers and lines of sight of Combat! Volume 1.

combat-odds-fire = { $man } at { $target }, { $weapon }, { $number ->
    [one] one shot
   *[other] { $number } shots
  }
combat-odds-check = { $man }: { $roll }
combat-odds-roll = Roll: { $roll }
combat-odds-with = With { $card }: { $title }
combat-odds-spot = { $man } looks for { $target }
combat-odds-melee = { $man } attacks { $target }
combat-odds-throw = { $man } throws at { $hex }
combat-odds-grenade = Grenade beside { $man }
combat-odds-wound = Wound card for { $man }

combat-chance-any-hit = at least one hit
combat-chance-check-only = hit: a Morale Check only
combat-chance-check-failed = hit, and the check fails
combat-chance-close-call = Close Call
combat-chance-wounded = wounded
combat-chance-incapacitated = Incapacitated
combat-chance-killed = killed
combat-chance-passes = passes
combat-chance-fails = fails
combat-chance-seen = found out
combat-chance-unseen = not found out
combat-chance-hits = hits
combat-chance-lands = lands there
combat-chance-scatters = scatters
combat-chance-near = near
combat-chance-far = some way off

combat-stake-roll = { $title }: rolled { $die }, needs { $need }: { $outcome }
combat-stake-wound = { $man }: { $wound }
combat-stake-event = { $event }: { $text }
combat-stake-flare = A flare strays up to { $scatter } hexes and lights { $reach } hexes around, for both sides; then he Ducks Back.

## terms of a number
combat-term-printed = printed
combat-term-skill = Weapon Skill
combat-term-assistant = no assistant at the gun
combat-term-order = his Order
combat-term-order-terrain = what the target does, and where
combat-term-range = range
combat-term-wounds = wounds
combat-term-morale = Morale
combat-term-cards = cards and events
combat-term-smoke = smoke
combat-term-night = night
combat-term-tq = Troop Quality
combat-term-charge = Charge
combat-term-unseen = not seen before
combat-term-changes = wounds, Morale and cards
combat-term-roll = cards and events for this roll
combat-term-heavy = Heavy weapon on the run
combat-term-leader = another leader is near
combat-term-spotting = what he does, and where
combat-term-lands = lands on up to
combat-term-out-of-sight = the hex is out of sight
combat-term-frag = fragments, and what he does and where
combat-term-all = cannot fire under this Order
combat-term-floor = never below 0
combat-term-card-spent = the card spent

## sight
combat-sight-open = { $start } sees { $end } ({ $number } hexes)
combat-sight-blocked = { $start } does not see { $end } ({ $number } hexes)
combat-sight-kind-hill = hill
combat-sight-obstacle = { $kind } in { $hex } is in the way
combat-sight-hill = higher ground in { $hex } is in the way
combat-sight-blind-terrain = { $hidden } is in one of the { $number } Blind Hexes behind { $kind } in { $hex }
combat-sight-blind-hill = { $hidden } is in one of the { $number } Blind Hexes behind the higher ground in { $hex }
combat-sight-sunken-hex = a man keeping low in { $hex } is out of sight ({ $kind })
combat-sight-over = seen over: { $kind } in { $hex }
combat-sight-slope = the slope in { $hex } does not hide anything
combat-sight-past = the line runs beside { $hex }, one side is free: { $kind }
combat-sight-missed = the line passes between: { $kind } in { $hex }
combat-sight-along-bed = seen along the bed from { $hex }: { $kind }
combat-sight-from-above = seen from above into { $hex }: { $kind }
combat-sight-if-low = if either keeps low: { $reason }
combat-sight-smoke = smoke in { $hex }: { $number }
combat-sight-smoke-past = the line runs beside the smoke in { $hex }, one side is free
combat-sight-lit = { $hex } is lit
combat-sight-night = it is night: nothing is seen beyond { $number } hexes
combat-sight-dark = darkness: { $number } to fire
