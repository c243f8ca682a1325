# The table of Combat! Volume 1 in the browser: its board in words, tracks, cards and report. All words are ours.

side-enemy = the Enemy

combat-board-team = team { $team }
combat-board-tq = Troop Quality { $number }
combat-board-goal = place { $number }: worth victory points
combat-board-corpse = { $man } fell here
combat-board-lit = lit by a flare
combat-board-operator = fires the { $weapon }
combat-board-assistant = helps with the { $weapon }
combat-counter-prisoner = Prisoner
combat-counter-carried = Carried
combat-counter-down = Down
combat-counter-near = near
combat-counter-far = far
combat-die = Die: { $number }
combat-odds-exact = Exact: every way the die can fall is counted.

## what a marker shows for an Impulse
combat-marker-nothing = nothing
combat-marker-must-move = must move
combat-marker-may-move = may move
combat-marker-move-two = must move two
combat-marker-fire = fire
combat-marker-fire-else-move = fire, else move
combat-marker-attack = attack
combat-marker-arm = arm
combat-marker-adjust = adjust
combat-marker-throw = throw

## tracks
combat-track-turn = { $turn ->
    [0] Before turn 1 of { $turns }
   *[other] Turn { $turn } of { $turns }
  }
combat-track-turn-short = Turn
combat-track-impulses = { $number ->
    [0] Impulses
   *[other] Impulse { $number } of 4
  }
combat-track-initiative = Initiative track
combat-track-empty = Nobody has a place on it yet this turn.
combat-track-acting = acts
combat-track-men = { $count ->
    [one] one man
   *[other] { $count } men
  }
combat-track-points-hint = How the points come about
combat-track-wind = Wind and light
combat-track-effects = { $count ->
    [one] one effect
   *[other] { $count } effects
  }
combat-step-set-up = Set-up
combat-step-cards = Cards
combat-step-orders = Orders
combat-step-enemy-orders = Enemy Orders
combat-step-action = Action
combat-step-end = End of turn
combat-replay-turn = { $time ->
    [0] Turn { $turn }
   *[other] Turn { $turn } · Impulse { $time }
  }

## cards
combat-card-no-initiative = no initiative
combat-card-label = Card { $id }: { $title }, { $kind }. { $text } Initiative: Able { $able }, Baker { $baker }, Charlie { $charlie }
combat-card-label-plain = Card { $id }: { $title }, { $kind }. { $text }
combat-pile-hand = In hand
combat-pile-played = Played
combat-pile-planned = Planned
combat-pile-open = Look at the discard pile
combat-pile-label = { $hand } in hand, { $draw } to draw, { $discards } discarded. Look at the discard pile.
combat-pile-enemy = The Enemy's deck: { $draw } to draw, { $discards } used. In the cup: { $cup }.
combat-row-cover = In cover
combat-row-open = In the open
combat-letter-c = Charge Check
combat-letter-g = Grenade Check

## report
combat-report-fire-attacks = Attacks made
combat-report-fire-pieces = Shots and throws
combat-report-fire-suppressed = Enemies shaken
combat-report-fire-broken = Wounds given
combat-report-fire-eliminated = Men killed
combat-report-fire-taken = Attacks taken
combat-report-luck-text = Every check of each side. Low rolls are good ones: the figure is how much lower than the average they were, all in all.
combat-report-luck-legend = what a fair ten-sided die would give

## lesson
combat-theme-card = Playing a card
combat-theme-orders = Giving Orders
combat-theme-impulses = The four Impulses
combat-theme-spotting = Spotting
combat-theme-fire = Fire and its odds
combat-theme-enemy = How the Enemy decides
combat-theme-morale = Wounds and Morale

## signs on counters
combat-sign-teams = the seven teams
combat-sign-spotted = Spotted
combat-sign-hidden = Hidden: no Enemy sees him
combat-sign-alert = an Enemy who is Alert
combat-sign-waiting = an Enemy who waits
combat-sign-raised = Morale above normal, by steps
combat-sign-lowered = Morale below normal, by steps
combat-sign-wound = a wound; a dark rim is a Bad Wound
combat-sign-bandaged = a wound, bandaged
combat-sign-grenade = a live grenade
combat-sign-near = a live grenade lies near him
combat-sign-far = a live grenade lies in his hex, some way off
combat-sign-fumes = a smoke grenade that will go off
combat-sign-target = where a grenade is to go
combat-sign-low-ammo = low on ammunition
combat-sign-no-ammo = out of ammunition
combat-sign-down = Incapacitated
combat-sign-lit = a flare; the dotted line shows what it lights
combat-sign-crew = fires a machine gun
combat-sign-helper = helps with a machine gun
combat-sign-bonds = a prisoner

## a question that comes often
combat-often-label = Nothing more this turn:
combat-often-one = for him
combat-often-one-hint = Until the turn ends he looks for none of these Unknowns and does not Duck Back. You are asked again if he can do anything else.
combat-often-all = for anybody
combat-often-all-hint = Until the turn ends nobody looks for an Unknown who is on the map now, and nobody Ducks Back by himself. You are asked again about Unknowns who come later.
combat-often-again = Ask again: look, Duck Back
combat-often-again-hint = “Done” is answered for you when it is about looking and Duck Back. Be asked again.
