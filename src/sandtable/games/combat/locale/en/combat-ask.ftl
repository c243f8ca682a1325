# Questions, choices and reasons of Combat! Volume 1.

combat-ask-man = { $man }: { $ask }
combat-ask-set-up = Where does he start?
combat-ask-arrive = Where does he arrive?
combat-ask-give-gun = Who carries the machine gun?
combat-ask-draw = Your hand is empty: draw a card?
combat-ask-hand-limit = You may keep five cards: which one goes?
combat-ask-play-card = Which card do you play this turn?
combat-ask-orders = Give every man an Order.
combat-ask-rifle-grenade-target = Where does the rifle grenade go?
combat-ask-who-acts = Who acts next?
combat-ask-fire = fire at whom?
combat-ask-fire-or-flare = fire at whom, or a flare over which hex?
combat-ask-flare = a flare over which hex, or hold fire?
combat-ask-melee = attack whom?
combat-ask-throw-smoke = where does the smoke grenade go?
combat-ask-adjust-rifle-grenade = shift the target?
combat-ask-adjust-grenade = step closer, or shift the target?
combat-ask-must-move = move where?
combat-ask-may-move = move, or stay?
combat-ask-shift-to = shift the target where?
combat-ask-step-closer = he must step closer: where?
combat-ask-second-hex = the second hex?
combat-ask-spot-or-duck = look for an Unknown, Duck Back, or done?
combat-ask-spot-or-done = look for an Unknown, or done?
combat-ask-duck-or-done = Duck Back, or done?
combat-ask-before-roll = A roll is due: spend a card on it?
combat-ask-after-roll = The roll is made: spend a card to roll again?
combat-ask-quiet = A quiet moment: spend a card?
combat-ask-enemy-fires = An Enemy is about to fire: spend a card?
combat-ask-hit-announced = He is hit: spend a card?
combat-ask-wound-drawn = The wound card is drawn: spend a card?
combat-ask-which-wound-card = He is tough: which wound card counts?
combat-ask-event-rolled = An event is rolled: cancel it with a card?
combat-ask-which-wound = Which wound is bandaged?
combat-ask-which-ammo = Which ammunition marker comes off?
combat-ask-what-searched = Who or what is searched?
combat-ask-who-rallies = Who takes his Rally Check next?
combat-ask-who-guards = They surrender: who guards them?

## choices
combat-do-draw = draw a card
combat-do-no-draw = draw no card
combat-do-discard-card = discard { $card }
combat-do-play-card = play { $card }
combat-do-order-man-order = { $man }: { $order }
combat-do-grenade-man-hex = { $man }: Grenade at { $hex }
combat-do-try-smoke-man = { $man }: check for a Smoke Grenade
combat-do-try-rifle-grenade-man = { $man }: check for a Rifle Grenade
combat-do-try-rally-man = { $man }: check whether he may Rally
combat-do-aid-man-man = { $man }: Medical Aid for { $man2 }
combat-do-carry-man-man = { $man }: Carry { $man2 }
combat-do-abandon-man-order = { $man }: leave the prisoner, { $order }
combat-do-relieve-man-man = { $man } takes over the prisoner from { $man2 }
combat-do-serve-gun-man = { $man } serves { $gun }
combat-do-assist-gun-man = { $man } assists at { $gun }
combat-do-leave-gun-gun = leave { $gun } here
combat-do-aim-hex = aim at { $hex }
combat-do-activate-man = { $man } acts
combat-do-move-hex = move to { $hex }
combat-do-stay = stay
combat-do-fire-man-slot-number = fire at { $man }: { $slot }, { $number ->
    [one] one shot
   *[other] { $number } shots
  }
combat-do-hold-fire = hold fire
combat-do-flare-hex = fire a flare over { $hex }
combat-do-try-shift = check to shift the target
combat-do-to-hex = to { $hex }
combat-do-throw-hex = throw at { $hex }
combat-do-attack-man = attack { $man }
combat-do-spot-man = look for { $man }
combat-do-duck-back = Duck Back
combat-do-done = done
combat-do-spend-card = spend { $card }
combat-do-spend-card-man = spend { $card } on { $man }
combat-do-roll = roll
combat-do-keep = keep it
combat-do-wound-card = take { $card }
combat-do-wound-of-card = { $wound }: { $card }
combat-do-guard-man = { $man } guards
combat-do-place-man-hex = { $man } in { $hex }
combat-do-give-gun-man = { $gun } goes to { $man }
combat-do-exit-edge = leave the map by the { $edge } edge
combat-do-bandage-wound-kind = bandage: { $wound-kind }
combat-do-reload-weapon = reload: { $weapon }
combat-do-search-man = search { $man }
combat-do-search-place = search the place
combat-do-try-duck-back = check to Duck Back
combat-do-pass = spend nothing

## the same where his name stands above them
combat-do-order-man-order-brief = { $order }
combat-do-grenade-man-hex-brief = Grenade at { $hex }
combat-do-try-smoke-man-brief = check for a Smoke Grenade
combat-do-try-rifle-grenade-man-brief = check for a Rifle Grenade
combat-do-try-rally-man-brief = check whether he may Rally
combat-do-aid-man-man-brief = Medical Aid for { $man2 }
combat-do-carry-man-man-brief = Carry { $man2 }
combat-do-abandon-man-order-brief = leave the prisoner, { $order }
combat-do-relieve-man-man-brief = take over the prisoner from { $man2 }
combat-do-serve-gun-man-brief = serve { $gun }
combat-do-assist-gun-man-brief = assist at { $gun }

## why not
combat-why-possible = That is possible.
combat-why-not-asked = Nothing is asked of you now.
combat-why-not-offered = That is not what is asked now.
combat-why-not-on-board = He is not on the map.
combat-why-not-yours = He is not one of yours.
combat-why-has-order = He has his Order already.
combat-why-prisoner = He is a prisoner.
combat-why-in-melee = He is fighting hand to hand.
combat-why-still-ducking = He has Ducked Back: that is his Order this turn.
combat-why-incapacitated = He is Incapacitated: he can only hide.
combat-why-hide-only = A card lets him only Hide this turn.
combat-why-patient = A medic is at work on him: Hide, Rally or Plan only.
combat-why-guard = He guards a prisoner: that Order would leave him.
combat-why-not-a-guard = He guards nobody.
combat-why-berserk = Berserk men only fire, charge or go forward.
combat-why-routed = A routed man can only run the fastest way he can.
combat-why-order-barred = A card bars this Order this turn.
combat-why-wounded = His wounds do not allow it.
combat-why-no-weapon = He has no weapon for it.
combat-why-slow-weapon = His weapon is too slow for it.
combat-why-not-slow-weapon = His weapon is not slow: he needs the other side of the marker.
combat-why-heavy-weapon = His weapon is too heavy for it.
combat-why-needs-assistant = Without an assistant the gun is too heavy.
combat-why-no-target-near = No Known Enemy in sight within 4 hexes.
combat-why-no-grenades = He has no grenades.
combat-why-no-target-in-reach = No Known Enemy in reach.
combat-why-too-far = Too far.
combat-why-check-failed = He has failed the check this turn.
combat-why-no-launcher = He has no grenade launcher.
combat-why-no-leader = He has no Leadership now.
combat-why-nothing-to-reload = He has ammunition.
combat-why-no-medic = He is no medic.
combat-why-no-patient = Nobody here can be treated.
combat-why-nothing-to-search = There is nothing to search here.
combat-why-morale-too-good = His Morale is good enough.
combat-why-rout-check-needed = A routed man must pass a check first.
combat-why-not-in-cover = He is not in cover.
combat-why-enemy-in-sight = He sees a Known Enemy.
combat-why-nobody-to-carry = There is nobody here to carry.
combat-why-never-chosen = This Order is never chosen: rules give it.
combat-why-not-this-team = It is another Team's turn to act.
combat-why-already-acted = He has acted in this Impulse.
combat-why-not-adjacent = That hex is not next to him.
combat-why-wrong-direction = His Morale lets him go only another way.
combat-why-runs-back = A routed man goes only back.
combat-why-entered-before = He has been there in this move.
combat-why-not-closer = That is not closer.
combat-why-not-known = He is still Unknown.
combat-why-not-in-sight = He cannot be seen from here.
combat-why-not-since-start = He must have been Known and in sight since the Impulse began.
combat-why-out-of-range = Out of range.
combat-why-no-ammo = No ammunition, or no weapon that this Order lets him fire.
combat-why-melee-hex = Nobody fires into a Melee.
combat-why-already-known = He is Known already.
combat-why-already-looked = He has looked there in this activation.
combat-why-no-duck-back = He may not Duck Back now.
combat-why-not-in-hand = That card is not in your hand.
combat-why-not-the-moment = This is not the moment for that card.
combat-why-no-initiative = That card has no initiative.
combat-why-not-set-up-area = Outside his set-up area.
combat-why-not-in-hex = He is not in the hex of the gun.
combat-why-lower-quality = The better man of the two must serve the gun.
combat-why-carried = He is being carried.
combat-why-mixed-hex = Friend and foe share that hex: aimed single shots from 5 hexes or less only.

## several decisions at once
combat-plan-everybody = Everybody
combat-plan-order = { $order } · { $count ->
    [one] 1 man
   *[other] { $count } men
  }{ $barred ->
    [0] {""}
   *[other] , not { $barred }
  }
combat-plan-draft = { $count ->
    [one] 1 Order drafted
   *[other] { $count } Orders drafted
  }
combat-plan-same = As last turn
combat-plan-go-orders = { $count ->
    [one] Give the Order
   *[other] Give { $count } Orders
  }
combat-plan-route = { $hex }: there in Impulse { $impulse }{ $left ->
    [0] {""}
    [one] ; then one hex more must follow
   *[other] ; then { $left } hexes more must follow
  }
combat-plan-go-route = { $count ->
    [one] Go to { $hex }
   *[other] { $count } men go there
  }
