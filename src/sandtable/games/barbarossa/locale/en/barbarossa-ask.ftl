# Questions, choices and reasons of Barbarossa.

barbarossa-ask-unit = { $unit }: { $ask }
barbarossa-ask-plan = Give each unit its order for this turn, then commit.
barbarossa-ask-plan-order = which order?
barbarossa-ask-change-orders = The radio gave orders away. { $left ->
    [0] You have changed as many of yours as you may.
    [one] You may change one order of yours.
   *[other] You may change { $left } orders of yours.
}
barbarossa-ask-plan-target = { $order }: at whom?
barbarossa-ask-plan-hex = { $order }: which hex?
barbarossa-ask-plan-facing = { $order }: which way does it face?
barbarossa-ask-plan-range = { $order }: how far?
barbarossa-ask-plan-path = { $order }: where to next?
barbarossa-ask-plan-fire-from = { $order }: from which hex does it fire?
barbarossa-ask-plan-structure = { $order }: what is blown up?
barbarossa-ask-plan-supplies = { $order }: what becomes of the ammunition?
barbarossa-ask-plan-duration = { $order }: for how many turns?
barbarossa-ask-plan-part = { $order }: what else?
barbarossa-ask-set-up = Set your units up, then commit.
barbarossa-ask-set-up-hex = where does it stand?
barbarossa-ask-set-up-facing = which way does it face?
barbarossa-ask-set-up-hidden = does it begin hidden?
barbarossa-ask-works-hex = { $works }: where?
barbarossa-ask-works-facing = { $works }: on which side of the hex?
barbarossa-ask-works-kind = What is laid there?
barbarossa-ask-reaction = Enemies move under your guns: who fires, and at whom?
barbarossa-ask-reroll = Misses can be rolled again. Do you?
barbarossa-ask-spill-over = The fire spills over: whom does it hit next?
barbarossa-ask-cargo-losses = Who suffers the casualty aboard?
barbarossa-ask-close-combat-target = Whom does it attack in Close Combat?
barbarossa-ask-arrival = Reinforcements: where do they enter?
barbarossa-ask-path-exits = Where does the path lead out?
barbarossa-ask-amount = How much ammunition changes hands?
barbarossa-ask-amount-stored = How much ammunition goes into the depot?
barbarossa-ask-amount-loaded = How much ammunition is loaded?
barbarossa-ask-plan-pillbox = { $order }: in the pillbox?
barbarossa-ask-plan-hand-out = { $order }: does it hand ammunition out?
barbarossa-ask-who-stays = Which of the two units goes on?
barbarossa-ask-mine-kind = What is laid here?
barbarossa-ask-launch = From which edge of the board does it fly in?
barbarossa-ask-counterfire = It is bombed: does it fire back?
barbarossa-ask-stay-out = Does the escorted unit stay out of the fight?
barbarossa-ask-duel = Whom does it duel with?
barbarossa-ask-second-smoke = Where does the smoke go as well?
barbarossa-ask-buy = Spend your Force Points, then commit.

## choices
barbarossa-do-give-unit = orders for { $unit }
barbarossa-do-set-up-unit = place { $unit }
barbarossa-do-commit = commit
barbarossa-do-order-order = { $order }
barbarossa-do-target-unit = at { $unit }
barbarossa-do-at-hex = { $hex }
barbarossa-do-face-direction = facing { $direction }
barbarossa-do-range-number = up to { $number ->
        [one] one hex
       *[other] { $number } hexes
    }
barbarossa-do-step-hex = to { $hex }
barbarossa-do-stop = stop here
barbarossa-do-fire-from-hex = fire from { $hex }
barbarossa-do-instruct-unit-instruction-number = { $unit }, { $instruction }: { $number }
barbarossa-do-amount-unit-number = { $unit }: { $number } AP
barbarossa-do-kind-mine = { $mine }
barbarossa-do-shoot-unit-unit = { $unit } fires at { $unit2 }
barbarossa-do-hold-unit = { $unit } holds fire
barbarossa-do-reroll-unit = roll again, by { $unit }
barbarossa-do-keep = leave it so
barbarossa-do-yes = yes
barbarossa-do-no = no
barbarossa-do-place-unit-hex = { $unit } to { $hex }
barbarossa-do-take-up-unit = take { $unit } up again
barbarossa-do-buy-card = buy { $card }
barbarossa-do-load-unit-card = { $unit } takes along: { $card }
barbarossa-do-sell-unit = give { $unit } back
barbarossa-do-lose-unit = { $unit }
barbarossa-do-done = done
barbarossa-do-cancel = not that after all
barbarossa-do-structure-structure = { $structure }
barbarossa-do-hand-out = hand ammunition out
barbarossa-do-store-hex = store it in the depot at { $hex }
barbarossa-do-build-works = place { $works }
barbarossa-do-raze-number = take up again what was placed (number { $number })
barbarossa-do-duration-number = for { $number ->
        [one] one turn
       *[other] { $number } turns
    }
barbarossa-do-stay-out-unit = { $unit } stays out
barbarossa-do-join-in-unit = { $unit } joins in
barbarossa-do-combine-unit-unit = { $unit } goes into { $unit2 }

## why not
barbarossa-why-not-asked = You are not asked anything now.
barbarossa-why-not-offered = That is not what is asked now.
barbarossa-why-possible = This is possible.
barbarossa-why-fine = This is possible.
barbarossa-why-not-on-card = Its card does not have this order.
barbarossa-why-not-orderable = It can be given no orders now.
barbarossa-why-is-flagged = It is suppressed and sits out this turn.
barbarossa-why-is-carried = It is aboard.
barbarossa-why-is-equipping = Its paratroopers are still getting ready.
barbarossa-why-not-standby = The aircraft are not on standby.
barbarossa-why-in-smoke-now = It moved in smoke and has lost touch.
barbarossa-why-is-engaged = It is in Close Combat: it can only fight on or retreat.
barbarossa-why-no-ap = It has not enough ammunition.
barbarossa-why-not-deployed = It is not deployed.
barbarossa-why-not-withdrawn = It is not withdrawn: it must fold up first.
barbarossa-why-no-target = There is nobody it could attack.
barbarossa-why-wrong-terrain = The terrain here does not allow it.
barbarossa-why-must-leave = It has set its hex on fire and must leave.
barbarossa-why-no-way = It cannot go anywhere.
barbarossa-why-not-in-chart = Its Firepower chart does not have this type of target.
barbarossa-why-no-ranged-fire = From or into forest nobody fires over a distance.
barbarossa-why-out-of-range = It is out of range.
barbarossa-why-out-of-kill-zone = It is outside its Kill Zone.
barbarossa-why-no-line = There is no line of sight.
barbarossa-why-no-smoke = It has no smoke shells left.
barbarossa-why-pillbox-full = The pillbox is full.
barbarossa-why-too-far-to-see = It is too far to be seen.
barbarossa-why-terrain-blocks = Terrain in between blocks the view.
barbarossa-why-both-sides-block = The line runs between two hexes that both block it.
barbarossa-why-hill-blocks = A hill is in between.
barbarossa-why-in-shadow = It is in the dead ground behind a height.
barbarossa-why-smoke-blocks = Smoke blocks the view.
barbarossa-why-in-ravine = From a ravine only the next hexes can be seen.
barbarossa-why-not-by-exit = The line does not leave by an exit of the glade.
barbarossa-why-inside-forest = The line starts or ends inside the forest.
barbarossa-why-not-seen = Nobody knows that it is there.
barbarossa-why-no-indirect-fire-here = From a glade there is no indirect fire.
barbarossa-why-not-adjacent = That hex is not next to it.
barbarossa-why-off-the-board = That is the rim of the board: only aircraft go there.
barbarossa-why-closed-terrain = It cannot enter this terrain.
barbarossa-why-closed-water = It cannot cross water.
barbarossa-why-closed-swamp = It cannot cross swamp.
barbarossa-why-no-exit = There is no exit on that side.
barbarossa-why-off-the-bridge = A bridge is left at its ends only.
barbarossa-why-bridge-is-gone = The bridge is gone.
barbarossa-why-wire-in-the-way = Barbed wire is in the way.
barbarossa-why-barrier-in-the-way = An anti-tank barrier is in the way.
barbarossa-why-abrupt-slope = The slope is abrupt: infantry only.
barbarossa-why-steep-slope = The slope is too steep: mountaineers only.
barbarossa-why-smoke-in-the-way = A smoke screen is in the way.
barbarossa-why-fire-smoke-in-the-way = Smoke of a fire is in the way.
barbarossa-why-is-burning = It is burning.
barbarossa-why-off-the-water = Boats stay on the water.
barbarossa-why-off-the-rails = Trains stay on the rails.
barbarossa-why-train-turns-back = A train does not turn round on its way.
barbarossa-why-not-for-march = A March leads over plain, roads and settlements only.
barbarossa-why-too-long = The way is too long.
barbarossa-why-in-fire-smoke = It stands in the smoke of a fire.
barbarossa-why-has-no-engine = The train has no engine left.
barbarossa-why-only-careful = It landed in water or swamp: only Careful Movement now.
barbarossa-why-in-trench = In a trench it cannot turn.
barbarossa-why-is-deployed = It is deployed already.
barbarossa-why-is-withdrawn = It is withdrawn already.
barbarossa-why-no-partner = There is no unit here that it could join.
barbarossa-why-no-structure = There is nothing to blow up here.
barbarossa-why-no-explosives = It has no explosives left.
barbarossa-why-no-minefield = There are no mines here that it knows of.
barbarossa-why-already-mined = There is a minefield here already.
barbarossa-why-no-settlement = There is no settlement here.
barbarossa-why-no-wire = There is no barbed wire here.
barbarossa-why-no-barrier = There is no barrier here.
barbarossa-why-no-river = There is no river next to it.
barbarossa-why-too-few-hands = Too few units work at it.
barbarossa-why-nothing-missing = It lacks nothing.
barbarossa-why-no-supplies = There are no supplies here.
barbarossa-why-no-depot = There is no depot of its own here.
barbarossa-why-no-room = There is no room for it.
barbarossa-why-no-trench-here = No trench can be dug here.
barbarossa-why-no-forest = There are no woods here.
barbarossa-why-track-is-whole = The track is whole.
barbarossa-why-no-transport = There is no transport here.
barbarossa-why-not-aboard = It is not aboard.
barbarossa-why-on-railway-bridge = Not on a railway bridge.
barbarossa-why-nothing-to-tow = There is nothing to tow here.
barbarossa-why-not-engineers = They are not engineers.
barbarossa-why-nothing-to-load = There is nothing to load here.
barbarossa-why-only-guns-of-a-train = Of those aboard a train only its flak fires.
barbarossa-why-not-in-area = It is outside its area.
barbarossa-why-no-staff = There is no staff fit to command.
barbarossa-why-not-observed = Nobody on your side sees that hex.
barbarossa-why-no-paratroopers = There are no paratroopers to carry.
barbarossa-why-not-at-airfield = It is not at the airfield.
barbarossa-why-not-yours = It is not yours.
barbarossa-why-no-more-changes = You may change no more orders.
barbarossa-why-did-not-move = It did not move in this hex-step.
barbarossa-why-not-on-watch = It is not on watch.
barbarossa-why-has-answered = That is answered already.
barbarossa-why-of-another-type = It is of another type.
barbarossa-why-attacked-already = It has been attacked already.
barbarossa-why-in-another-hex = It is in another hex.
barbarossa-why-cannot-adjust = It cannot correct this fire.
barbarossa-why-not-carried = It is not carried there.
barbarossa-why-not-an-edge-hex = That is no hex of the edge.
barbarossa-why-fighters-first = Fighters must be met first.
barbarossa-why-others-first = Those without an opponent come first.
barbarossa-why-not-in-this-combat = It does not take part in this combat.
barbarossa-why-not-bombing-it = It does not bomb this unit.
barbarossa-why-not-in-this-close-combat = It is not in this Close Combat.
barbarossa-why-assaulters-first = Those who assault come first.
barbarossa-why-no-mines-left = No mines are left.
barbarossa-why-not-beside = That hex is not next to the first.
barbarossa-why-nothing-beyond = Nothing can be reached on that side.
barbarossa-why-is-an-exit = There is an exit already.
barbarossa-why-more-than-there-is = There is not so much.
barbarossa-why-does-not-arrive-now = It does not arrive now.
barbarossa-why-enemies-at-the-entry = Enemies hold the entry.
barbarossa-why-does-not-join = It was not told to join up.
barbarossa-why-would-be-too-large = Together they would be too large.
barbarossa-why-none-left-to-build = None are left to place.
barbarossa-why-not-built-here = It is not placed in this hex.
barbarossa-why-stands-already = One stands there already.
barbarossa-why-cannot-stand-there = It cannot stand there.
barbarossa-why-works-first = Its installation must be placed first.
barbarossa-why-keeps-its-facing = It keeps the way it faces.
barbarossa-why-faces-there-already = It faces there already.
barbarossa-why-range-at-least-one = The range is at least one hex.
barbarossa-why-aims-at-hexes = It aims at hexes, not at units.
barbarossa-why-no-installation = There is no installation to fire at.
barbarossa-why-not-artillery = Only the fire of artillery is corrected.
barbarossa-why-no-charge-leads-there = No charge leads there in time.
barbarossa-why-armour-in-the-open = Infantry does not attack armour here: it needs cover.
barbarossa-why-takes-too-long = It would take too long.
barbarossa-why-not-in-its-path = That hex is not on its way.
barbarossa-why-not-in-the-air = It is not in the air.
barbarossa-why-not-one-road = That is not one and the same road.
barbarossa-why-no-train-here = There is no train here.
barbarossa-why-enemies-there = Enemies are there.
barbarossa-why-must-arrive = It must arrive now.
barbarossa-why-not-escorted = It has no escort.
barbarossa-why-not-its-ammunition = Its card does not print this ammunition.
barbarossa-why-not-for-sale = This side cannot buy it.
barbarossa-why-too-expensive = There are not enough Force Points left.

## endings
barbarossa-ending-points = { $winner ->
        [german] The Germans win by points, { $german } to { $soviet }.
        [soviet] The Soviets win by points, { $soviet } to { $german }.
       *[nobody] A draw, { $german } to { $soviet }.
    }
barbarossa-ending-goals = { $winner ->
        [german] The Germans have reached their goal and win.
        [soviet] The Soviets have reached their goal and win.
       *[nobody] Neither side has reached enough: a draw.
    }

## roster
barbarossa-roster-facing = { $unit } faces
barbarossa-roster-ammunition = { $unit } takes along
barbarossa-roster-hidden = { $unit } begins hidden
barbarossa-roster-side = { $works }: side of the hex
barbarossa-roster-kind = { $works }: kind
barbarossa-roster-way-facing = faces { $number ->
        [1] ↑
        [2] ↗
        [3] ↘
        [4] ↓
        [5] ↙
       *[6] ↖
    }
barbarossa-roster-way-side = side { $number ->
        [1] ↑
        [2] ↗
        [3] ↘
        [4] ↓
        [5] ↙
       *[6] ↖
    }
barbarossa-roster-way-hidden = begins hidden
