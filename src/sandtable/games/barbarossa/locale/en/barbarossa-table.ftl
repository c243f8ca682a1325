# Barbarossa at the table: the board in words, orders that are drawn, warnings, the strip of the nine steps, what if, the film.

web-game-barbarossa = For two, or against the computer: secret orders for every platoon, carried out all at once
side-german = Germans
side-soviet = Soviets

## what its lesson teaches
barbarossa-theme-orders = Secret orders
barbarossa-theme-steps = The nine steps
barbarossa-theme-fire = Fire and suppression
barbarossa-theme-cones = Kill Zones
barbarossa-theme-close = Assaults
barbarossa-theme-fortitude = Fortitude

## the board in words
barbarossa-board-left = { $left } of { $size } left
barbarossa-board-figures = { $ap } AP, Defense { $defense }
barbarossa-board-carried = carried by { $unit }
barbarossa-board-order-to = { $order } to { $hex }
barbarossa-board-order-at = { $order } at { $target }
barbarossa-board-order-face = { $order }, side { $face }, range { $range }
barbarossa-board-smoke = smoke
barbarossa-board-fire = burning
barbarossa-board-trench = trench
barbarossa-board-pillbox = pillbox
barbarossa-board-wire = barbed wire
barbarossa-board-barrier = anti-tank barriers
barbarossa-board-rail = track destroyed
barbarossa-board-depot = depot of the { $side } with { $stock } AP
barbarossa-board-held = held by the { $side }

## tracks
barbarossa-track-turn = Turn { $turn } of { $turns }
barbarossa-track-turn-short = Turn
barbarossa-track-steps = The nine steps of Execution
barbarossa-track-hex-step = hex { $number }
barbarossa-track-off-map = Off the map: { $side }
barbarossa-track-prep = box { $box }
barbarossa-track-arrives = turn { $turn }
barbarossa-replay-turn = Turn { $turn }
barbarossa-odds-note = Of what you may know; hidden units and orders of the enemy are not counted in.
barbarossa-report-fire-attacks = Shots
barbarossa-report-fire-pieces = Units fired at
barbarossa-report-fire-suppressed = Suppressed
barbarossa-report-fire-eliminated = Destroyed

## orders that are proposed
barbarossa-plan-unit = { $unit }: { $order }
barbarossa-plan-path = { $plan } to { $hex }, { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}
barbarossa-plan-target = { $plan } at { $unit }
barbarossa-plan-hex = { $plan } at { $hex }
barbarossa-plan-face = { $plan }, side { $direction }, range { $range }
barbarossa-plan-written = { $unit }: { $order }
barbarossa-plan-group = Move { $count ->
    [one] { $count } unit
   *[other] { $count } units
}{ $barred ->
    [0] {""}
   *[other] , { $barred } cannot
}
barbarossa-plan-chance = { $dice } dice, { $percent } %

## before all is settled
barbarossa-warn-must-leave = { $unit } must leave the hex that it set on fire.
barbarossa-warn-no-order = { $unit } has no order and will wait.
barbarossa-warn-own-fire = { $unit } stands where { $unit2 } fires.
barbarossa-warn-no-partner = { $unit } wants to join up with { $unit2 }, which has not been told to.
barbarossa-warn-no-transport = { $unit } wants to board { $unit2 }, which has not been told to take it on.
barbarossa-warn-no-supplies = { $unit } waits for supplies from { $unit2 }, which hands out none.
barbarossa-warn-few-hands = { $unit } is at work with { $have } of the { $need } units that it takes.
barbarossa-warn-known-cone = The way of { $unit } leads through the Kill Zone of { $unit2 }.
barbarossa-warn-into-enemies = The way of { $unit } leads into { $hex }: it ends before it unless { $unit2 } leaves. An Assault goes in.
barbarossa-warn-same-hex = { $unit } and { $unit2 } both charge into { $hex }.
barbarossa-warn-no-ap = { $unit } has no ammunition: it will only be harder to hit.
barbarossa-warn-last-ap = { $unit } spends its last ammunition.
barbarossa-warn-one-staff = { $unit } fires over the heads of others: it needs { $unit2 } unsuppressed.
barbarossa-warn-target-may-be-gone = { $target } may be gone when { $unit } attacks: { $unit2 } comes first.
barbarossa-warn-adjusts = { $unit } adjusts the fire of { $unit2 }.

## the strip
barbarossa-strip = Orders of this turn
barbarossa-strip-hint = Drag a unit to where it should go or at whom it should fire. { $drafts ->
    [0] {""}
    [one] { $drafts } draft is entered when you commit.
   *[other] { $drafts } drafts are entered when you commit.
} { $idle ->
    [0] {""}
    [one] { $idle } unit has no order.
   *[other] { $idle } units have no order.
}
barbarossa-strip-unit-hint = Drag it, or click where to. Pull a handle for its field of fire.
barbarossa-strip-lasso-hint = Draw a loop around the units that go together.
barbarossa-strip-group = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
barbarossa-strip-group-hint = Click where the first of them should go; the others keep their places.
barbarossa-strip-orders = Orders for { $unit }
barbarossa-strip-cone = Pull a field of fire (C)
barbarossa-strip-wait = Wait (Delete)
barbarossa-strip-lasso = Several units together (G)
barbarossa-strip-undo = Take back the last order
barbarossa-strip-redo = Give it again
barbarossa-strip-warnings = { $count ->
    [0] No warnings
    [one] { $count } warning
   *[other] { $count } warnings
}
barbarossa-strip-no-warnings = Nothing to warn of.
barbarossa-strip-commit = Commit
barbarossa-strip-commit-anyway = { $drafts ->
    [0] Commit
    [one] Commit with { $drafts } draft
   *[other] Commit with { $drafts } drafts
}
barbarossa-strip-standing = Standing instructions of { $unit }
barbarossa-strip-changed = { $order } (changed)
barbarossa-film-runs = The orders of both sides are carried out.
barbarossa-film-on = On to the next orders
barbarossa-radio-read = { $count ->
    [one] The radio gives away one order
   *[other] The radio gives away { $count } orders
}
barbarossa-dice = Dice: { $faces }

## templates
barbarossa-templates = Templates
barbarossa-template-none = No template yet. Give several units their orders, then keep them here under a name.
barbarossa-template-name = Name of the template
barbarossa-template-keep = { $count ->
    [0] Keep orders
    [one] Keep { $count } order
   *[other] Keep { $count } orders
}
barbarossa-template-forget = Delete the template { $name }
barbarossa-template-aim = Click the target.
barbarossa-template-at = at { $hex }
barbarossa-template-role = { $order } ({ $unit })
barbarossa-template-role-of = Role of { $unit }
barbarossa-template-no-role = none
barbarossa-template-keeps = Keeps what it has been told.
barbarossa-template-drop = Not now
barbarossa-template-give = { $count ->
    [0] Give orders
    [one] Give { $count } order
   *[other] Give { $count } orders
}

## what if
barbarossa-what-if = What if?
barbarossa-what-if-hint = Only you see this. Draw what the enemy might do, then try it out. { $count ->
    [0] {""}
    [one] { $count } guess.
   *[other] { $count } guesses.
}
barbarossa-what-if-try = Try it out
barbarossa-what-if-running = The dice are rolling…
barbarossa-what-if-runs = { $runs ->
    [one] Played once
   *[other] Played { $runs } times
} with different dice.
barbarossa-what-if-watch = Watch a typical run
barbarossa-what-if-watched = None of this has happened.
barbarossa-what-if-back = Back to the plan
barbarossa-what-if-unit = { $left } of { $before } left, suppressed { $suppressed }, destroyed { $destroyed }
barbarossa-what-if-nothing = Nobody is harmed.
