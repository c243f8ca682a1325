# What happened, one line for each structured event. Arguments are named by kind: $unit, $unit2, $number, $number2...
# With $card come $order, $action and $dice. All words are ours.

log-turn-begins = Turn { $number }: { $side }
log-order-given = { $side }: { $order } order ({ $card }).
log-action-played = { $side }: { $action } ({ $card }).
log-passed = { $number ->
    [0] { $side }: pass, nothing discarded.
    [one] { $side }: pass, one card discarded.
   *[other] { $side }: pass, { $number } cards discarded.
  }
log-discarded = { $side }: { $card } discarded ({ $order } / { $action }).
log-drew = { $side }: { $card } drawn ({ $order } / { $action }).
log-drew-hidden = { $side }: a card is drawn.
log-activated = { $unit } is activated.
log-activated-player = { $side }: the player is activated, his men are not.
log-rolled = { $side }: roll for { $purpose }, { $dice } makes { $number } ({ $card }).
log-rerolled = { $side }: the Initiative card is handed over for a new roll.
log-revealed = { $side }: { $card } is turned over.
log-trigger = { $side }: the card triggers { $trigger }
log-event = { $side }: event { $event }.
log-random-hex = Random hex: { $hex }.
log-weapon-broke = { $weapon } breaks.
log-weapon-fixed = { $weapon } is working again.
log-weapon-lost = { $weapon } is gone for good.
log-weapon-given = { $weapon } goes to { $unit }.
log-broke = { $unit } breaks!
log-rallied = { $unit } rallies.
log-suppressed = { $unit } is suppressed.
log-unsuppressed = { $side }: nobody is suppressed any more.
log-veteran = { $unit } is now veteran.
log-eliminated = { $unit } is eliminated!
log-replaced = { $unit } is replaced by { $unit2 }.
log-vp = { $number ->
    [one] { $side }: one victory point.
   *[other] { $side }: { $number } victory points.
  }
log-control = Objective { $number } now belongs to: { $side }.
log-moved = { $unit } moves { $hex } to { $hex2 } ({ $number } MP spent).
log-advanced = { $unit } advances { $hex } to { $hex2 }.
log-retreated = { $unit } falls back { $hex } to { $hex2 }.
log-placed = { $unit } comes in at { $hex }.
log-exited = { $unit } leaves the map.
log-time-space = { $unit } may be back at time { $number }.
log-attack = { $number2 ->
    [1] { $side }: smoke is fired at { $hex }.
   *[other] { $side }: fire at { $hex } with { $number } firepower.
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
log-smoke-drawn = { $side }: smoke { $number } is drawn.
log-blaze = { $hex } is on fire!
log-fortified = { $hex }: { $fort }.
log-fort-gone = { $hex }: { $fort } removed.
log-melee = Melee in { $hex }: Axis { $number } against Allies { $number2 }.
log-melee-total = { $side }: melee total { $number }.
log-time = Time moves on to { $number }.
log-reshuffled = { $side }: the deck is reshuffled.
log-sudden-death = Sudden death roll: { $number } against time { $number2 }.
log-radio-broke = { $side }: the radio is broken.
log-radio-fixed = { $side }: the radio is working again.
log-radio-lost = { $side }: the radio is lost.
log-radio-arrived = { $side }: { $radio } is ready.
log-spotting-round = Spotting round at { $hex }.
log-drift = It lands: { $hex } (drift { $number }).
log-chit-open = Open objective chit { $chit }.
log-chit-secret = { $side }: secret objective chit { $chit }.
log-chit-secret-hidden = { $side }: a secret objective chit is taken.
log-hand-shown = { $side }: the whole hand is shown.
log-seen-card = { $side }: the hand holds { $card } ({ $order } / { $action }).
log-surrender-moved = { $side }: surrender now at { $number } casualties.
log-support-roll = { $side }: { $number } on the support table.
log-initiative = Initiative card: { $side }.
log-game-over = The game is over ({ $ending }). Winner: { $side }.
log-rally-roll = { $unit } tries to rally: rolled { $number }, must stay under { $number2 }.
log-rout-roll = { $unit } is pressed to rout: rolled { $number } against morale { $number2 }.
log-commissar-roll = The commissar judges { $unit }: rolled { $number } against morale { $number2 }.
log-mine-attack = Mines in { $hex } attack with { $number }.
log-impact = Shells hit { $hex }: strength { $number } (dice { $number2 }).
log-set-up = { $unit } sets up in { $hex }.
log-set-up-done = { $side }: all set up.
log-scenario-change = Time { $number }: the scenario changes something for { $side }.
log-abandoned = { $side }: the attack is given up, it has no firepower left.

# nothing came of an event, or of a sniper
log-nothing-splits = Nobody splits.
log-nothing-there = Nobody is there.
log-nothing-hit = Nobody is hit.
log-nothing-veteran = Nobody becomes a veteran.
log-nothing-points = It brings no victory points.
log-nothing-fire = Nothing catches fire.
log-nothing-placed = Nothing is placed.
log-nothing-wind = There is neither smoke nor fire.
log-nothing-judged = There is nobody to judge.
log-nothing-suppressed = Nobody is suppressed.
log-nothing-comes = Nobody comes.
log-nothing-promoted = Nobody is promoted.
log-nothing-discarded = No card is lost.
log-nothing-eliminated = Nobody is lost.
log-nothing-taken = Nobody is taken prisoner.
log-nothing-breaks = Nothing breaks down.
log-nothing-rallies = Nobody rallies.
log-nothing-chit = No objective chit is turned or taken.
log-nothing-weapon = No weapon is found.
log-nothing-mended = Nothing is mended.
log-nothing-recalled = Nobody is called back.
log-nothing = { $what ->
    [deploy] { log-nothing-splits }
    [detachment] { log-nothing-splits }
    [sniper] { log-nothing-there }
    [air-support] { log-nothing-hit }
    [shell-shock] { log-nothing-hit }
    [petard-raquette] { log-nothing-hit }
    [trommelfeuer] { log-nothing-hit }
    [raid] { log-nothing-hit }
    [white-phosphorus] { log-nothing-hit }
    [battle-harden] { log-nothing-veteran }
    [valor] { log-nothing-veteran }
    [devil-dogs] { log-nothing-veteran }
    [battlefield-integrity] { log-nothing-points }
    [command-and-control] { log-nothing-points }
    [battlefield-attrition] { log-nothing-points }
    [blaze] { log-nothing-fire }
    [booby-trap] { log-nothing-placed }
    [rubble] { log-nothing-placed }
    [shellholes] { log-nothing-placed }
    [entrench] { log-nothing-placed }
    [dust] { log-nothing-placed }
    [sappers] { log-nothing-placed }
    [breeze] { log-nothing-wind }
    [commissar] { log-nothing-judged }
    [cower] { log-nothing-suppressed }
    [interdiction] { log-nothing-suppressed }
    [interdiction-breeze] { log-nothing-suppressed }
    [suppressing-fire] { log-nothing-suppressed }
    [fatigue] { log-nothing-suppressed }
    [hero] { log-nothing-comes }
    [infiltration] { log-nothing-comes }
    [reinforcements] { log-nothing-comes }
    [walking-wounded] { log-nothing-comes }
    [stragglers] { log-nothing-comes }
    [runner] { log-nothing-comes }
    [auftragstaktik] { log-nothing-comes }
    [field-promotion] { log-nothing-promoted }
    [fog-of-war] { log-nothing-discarded }
    [interrogation] { log-nothing-discarded }
    [captured-papers] { log-nothing-discarded }
    [intelligence] { log-nothing-discarded }
    [kia] { log-nothing-eliminated }
    [surrender] { log-nothing-eliminated }
    [deserters] { log-nothing-eliminated }
    [prisoners-of-war] { log-nothing-taken }
    [raid-prisoners] { log-nothing-taken }
    [malfunction] { log-nothing-breaks }
    [engine-down] { log-nothing-breaks }
    [telephone-wires-cut] { log-nothing-breaks }
    [medic] { log-nothing-rallies }
    [marseillaise] { log-nothing-rallies }
    [en-avant] { log-nothing-rallies }
    [mission-objective] { log-nothing-chit }
    [reconnaissance] { log-nothing-chit }
    [strategic-objective] { log-nothing-chit }
    [new-mission] { log-nothing-chit }
    [scrounge] { log-nothing-weapon }
    [machine-gun-nest] { log-nothing-weapon }
    [mobile-firepower] { log-nothing-weapon }
    [meccano] { log-nothing-mended }
    [recall-leader] { log-nothing-recalled }
   *[other] Nothing comes of it.
  }
log-defence-gone = { $unit } is no more: its roll counts for nothing.
