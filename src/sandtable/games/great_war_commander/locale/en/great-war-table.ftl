# Great War Commander at the table in the browser. All words are ours.

## the lobby
web-game-great-war-commander = For two, or against the computer: platoons in the trenches, gas, barrages and the first tanks
web-edition-first = First edition

## the tracks
great-war-panel-radio = Guns
great-war-panel-radio-broken = broken
war-boxes = Box
war-boxes-words = The telephone stands in the box { $box }.
war-box-letter-local = L
war-box-letter-standing-creeping = S/C
war-box-letter-gas = G
war-deck = { $hand } in hand, { $draw } to draw, { $discards } discarded
war-strategy = Strategy
war-strategy-held = { $count ->
    [0] none held
    [one] one card held
   *[other] { $count } cards held
  }
war-strategy-played = played this turn
war-strategy-fresh = drawn this turn: to be played later
war-reminders = On the table
war-meddling = A card of the high command lies face down.
war-command-show = Chain of command
war-command-hint = Shows whom each leader can activate. Pointing at a leader shows his own.
war-scattered = { $count ->
    [one] one unit out of cohesion
   *[other] { $count } units out of cohesion
  }

## strategy cards
war-strategy-card = Strategy card { $card }
war-strategy-heading = Strategy cards
war-strategy-open = { $side }: look at the strategy cards
war-strategy-label = { $side }: strategy cards, { war-strategy-held }, { $draw } to draw, { $table } on the table. Look at them.
war-strategy-short = strategy
war-strategy-use-text = For its text
war-strategy-use-roll = For a roll
war-strategy-in-hand = Held
war-strategy-hidden = One card, known to its owner only.
war-strategy-none = None.
war-strategy-known = You have seen
war-strategy-place-held = held
war-strategy-place-either = held, or the last of the pile
war-strategy-place-above = { $count ->
    [0] on top of the pile
    [one] under one card of the pile
   *[other] under { $count } cards of the pile
  }
war-strategy-discarded = Discarded, latest first

## the board in words
war-state-scattered = out of cohesion
war-state-highest = highest-ranking leader
war-state-engineers = engineers
war-tank-gun = gun: firepower { $fp }, range { $range }
war-tank-bog = bog number { $bog }
war-tank-command = leads tanks within { $command }
war-hex-barrage = barrage of { $side }
war-hex-spotting = spotting round of { $side }
war-hex-observer = observer post of { $side }
war-hex-trail = trail destroyed

## what the lesson teaches
war-theme-strategy = Strategy cards
war-theme-barrage = Calling the guns
war-theme-command = The chain of command
war-theme-move = Moving
war-theme-op-fire = Fire at whoever moves
war-theme-cohesion = Cohesion
war-theme-fire = Fire
war-theme-tanks = Tanks
war-theme-gas = Gas
