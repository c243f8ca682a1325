# What happened, one line for each structured event. Arguments are named by kind: $unit, $unit2, $number, $number2...
# With $card come $order, $action and $dice. All words are ours.

log-turn-begins = Turn { $number }: { $side }
log-order-given = { $side } orders { $order } ({ $card }).
log-action-played = { $side } plays { $action } ({ $card }).
log-passed = { $number ->
    [0] { $side } passes and keeps every card.
    [one] { $side } passes and discards one card.
   *[other] { $side } passes and discards { $number } cards.
  }
log-discarded = { $side } discards { $card } ({ $order } / { $action }).
log-drew = { $side } draws { $card } ({ $order } / { $action }).
log-drew-hidden = { $side } draws a card.
log-activated = { $unit } is activated.
log-activated-player = { $side } is activated as a whole.
log-rolled = { $side } rolls for { $purpose }: { $dice } makes { $number } ({ $card }).
log-rerolled = { $side } hands over the Initiative card and calls for a new roll.
log-revealed = { $side } turns over { $card }.
log-trigger = { $side }'s card triggers: { $trigger }
log-event = Event for { $side }: { $event }.
log-random-hex = Random hex: { $hex }.
log-weapon-broke = { $weapon } breaks.
log-weapon-fixed = { $weapon } is working again.
log-weapon-lost = { $weapon } is gone for good.
log-weapon-given = { $weapon } goes to { $unit }.
log-broke = { $unit } breaks!
log-rallied = { $unit } rallies.
log-suppressed = { $unit } is suppressed.
log-unsuppressed = { $side } has no suppressed units any more.
log-veteran = { $unit } is now veteran.
log-eliminated = { $unit } is eliminated!
log-replaced = { $unit } is replaced by { $unit2 }.
log-vp = { $number ->
    [one] { $side } gains one victory point.
   *[other] { $side } gains { $number } victory points.
  }
log-control = Objective { $number } now belongs to: { $side }.
log-moved = { $unit } moves { $hex } to { $hex2 } ({ $number } MP spent).
log-advanced = { $unit } advances { $hex } to { $hex2 }.
log-retreated = { $unit } falls back { $hex } to { $hex2 }.
log-placed = { $unit } comes in at { $hex }.
log-exited = { $unit } leaves the map; it may be back at time { $number }.
log-attack = { $number2 ->
    [1] { $side } fires smoke at { $hex }.
   *[other] { $side } fires at { $hex } with { $number } firepower.
  }
log-attack-piece = ... { $piece }
log-attack-total = Attack total { $number } (dice { $number2 }).
log-attack-reduced = The attack total drops to { $number }.
log-defence = { $unit } defends with { $number }: total { $number2 } against { $number3 }.
log-targeting = { $number3 ->
    [1] On target: { $number } beats { $number2 }.
   *[other] Off target: { $number } does not beat { $number2 }.
  }
log-smoke = Smoke { $number } in { $hex }.
log-smoke-gone = The smoke in { $hex } is gone.
log-smoke-drawn = { $side } draws smoke { $number }.
log-blaze = { $hex } is on fire!
log-fortified = { $fort } in { $hex }.
log-fort-gone = { $fort } in { $hex }: removed.
log-melee = Melee in { $hex }: Axis { $number } against Allies { $number2 }.
log-melee-total = Melee total of { $side }: { $number }.
log-time = Time moves on to { $number }.
log-reshuffled = { $side } reshuffles the deck.
log-sudden-death = Sudden death roll: { $number } against time { $number2 }.
log-radio-broke = { $side }'s radio is broken.
log-radio-fixed = { $side }'s radio is working again.
log-radio-lost = { $side }'s radio is lost.
log-radio-arrived = { $side } has a radio now: { $radio }.
log-spotting-round = Spotting round at { $hex }.
log-drift = It drifts { $number } hexes and lands: { $hex }.
log-chit-open = Open objective chit { $chit }.
log-chit-secret = { $side } has a secret objective chit: { $chit }.
log-chit-secret-hidden = { $side } takes a secret objective chit.
log-hand-shown = { $side } shows the whole hand.
log-seen-card = { $side } holds { $card } ({ $order } / { $action }).
log-surrender-moved = { $side } now surrenders at { $number } casualties.
log-support-roll = { $side } rolls { $number } on the support table.
log-initiative = Initiative card: { $side }.
log-game-over = The game is over ({ $ending }). Winner: { $side }.
log-rally-roll = { $unit } tries to rally: rolled { $number }, must stay under { $number2 }.
log-rout-roll = { $unit } is pressed to rout: rolled { $number } against morale { $number2 }.
log-commissar-roll = The commissar judges { $unit }: rolled { $number } against morale { $number2 }.
log-mine-attack = Mines in { $hex } attack with { $number }.
log-impact = Shells hit { $hex }: strength { $number }, total { $number2 }.
log-set-up = { $unit } sets up in { $hex }.
log-set-up-done = { $side } has set up.
log-scenario-change = Time { $number }: the scenario changes something for { $side }.
log-abandoned = { $side } gives up the attack: it has no firepower left.
