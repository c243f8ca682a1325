# Words of what lies around the board in the browser.

panel-close = Close
panel-done = Done
panel-dice = White die { $white }, coloured die { $coloured }

## rules
panel-rule = Rule { $rule }
panel-ruling = Ruling { $number }
panel-rule-heading = The rule
panel-rule-loading = Looking up { $rule }…
panel-rule-rows = { $count ->
    [one] One point in detail
   *[other] { $count } points in detail
  }
panel-rule-none = Nothing is written about this rule yet.

## prompt
panel-prompt-over = The game is over.
panel-prompt-end = Over
panel-prompt-wait = One moment…
panel-prompt-waiting = Waiting
panel-prompt-watching = Watching
panel-prompt-decides = { $count ->
    [one] To decide: { $side }
   *[other] To decide: { $side }
  }
panel-prompt-thinks = { $side }: thinking
panel-prompt-ahead = What you said is carried out.
panel-prompt-partner = Your partner decides.
panel-prompt-enter = Enter takes this
panel-prompt-more = More
panel-prompt-less = Less
panel-prompt-all = { $count ->
    [one] One choice
   *[other] All { $count } choices
  }
panel-prompt-undo = Undo
panel-prompt-back-hint = Back to before your last decision. What the cards will bring does not change.
panel-prompt-undo-hint = Take back your last decision (Escape)
panel-choices-search = Find
panel-choices-found = { $count ->
    [one] one choice
   *[other] { $count } choices
  }
panel-choices-more = … and { $count } more: type a word to find them.
panel-choices-extras = Also possible at any time

## hand
panel-hand-cards = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
  }, { $playable } can be played
panel-hand-empty = Your hand is empty.
panel-hand-count = { $side }: { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
  }
panel-hand-menu = What to do with this card
panel-card-label = Card { $id }: order { $order }, action { $action }, event { $event }
panel-card-playable = { $card }. Can be played: { $choice }
panel-pile-open = { $side }: look at the discard pile
panel-pile-hand = hand { $count }
panel-pile-label = { $side }: { $hand } in hand, { $draw } to draw, { $discards } discarded. Look at the discard pile.
panel-discards = Discard piles
panel-discards-summary = { $discards } discarded, { $draw } left to draw, { $hand } in hand
panel-discards-count = Discards ({ $count })
panel-discards-orders = Discarded, by order
panel-discards-seen = Seen in this hand
panel-discards-pile = Discarded, latest first
panel-discards-latest = latest
panel-discards-none = Nothing has been discarded yet.

## tracks
panel-tracks = Situation
panel-turn = Turn { $number }
panel-time = Time
panel-time-words = Time { $time }; sudden death from { $death }
panel-time-fort = { $fort } of { $nation }
panel-time-space = Time { $number }{ $now ->
    [1] {": "}now
   *[0] {""}
  }{ $death ->
    [1] {"; "}the game may end here
   *[0] {""}
  }{ $waiting ->
    [0] {""}
    [one] {"; "}one unit comes in
   *[other] {"; "}{ $waiting } units come in
  }
panel-vp = Victory points
panel-vp-short = VP
panel-vp-even = even
panel-vp-leads = { $side } +{ $points }
panel-side-turn = on turn
panel-initiative = Initiative
panel-initiative-short = I
panel-initiative-hint = Holds the Initiative card: may have a roll made again, then hands it over
panel-orders = Orders left
panel-orders-words = { $left } of { $all } orders left
panel-losses = Lost
panel-losses-words = { $lost } lost; surrender at { $surrender }
panel-radio = Radio
panel-radio-broken = broken
panel-objectives = Objectives
panel-objective-words = Objective { $number }: { $side }, known value { $value }
panel-chits-open = Open:
panel-chits-mine = Your secret:
panel-chits-secret = Secret:
panel-chits-hidden = { $count ->
    [one] one, face down
   *[other] { $count }, face down
  }

## odds and inspection
panel-odds = Odds
panel-odds-strength = Strength
panel-odds-needed = Number needed on the die, or less
panel-odds-shot = One shot
panel-odds-hit = On target
panel-odds-hold = holds
panel-odds-suppress = suppressed
panel-odds-break = breaks
panel-odds-die = dies
panel-odds-fates = Holds { $hold }%, suppressed { $suppress }%, breaks { $break }%, dies { $die }%
panel-odds-more = { $count ->
    [one] One more
   *[other] { $count } more
  }
panel-odds-note = Exact, from the cards that can still come.
panel-inspector = Details
panel-inspector-none = Point at a unit, a hex or a card.
panel-inspector-boxed = boxed

## log and chat
panel-log = Log
panel-log-filter = Which lines
panel-log-all = All
panel-log-loud = Important
panel-log-before = Before the first turn
panel-log-none = Nothing has happened yet.
panel-log-search = Search the log
panel-log-search-short = Search
panel-log-found = { $count ->
    [one] one line
   *[other] { $count } lines
  }
panel-log-no-match = Nothing of that kind has happened.
panel-log-newer = New lines
panel-chat = Chat
panel-chat-label = Say something
panel-chat-send = Send
panel-chat-none = Nobody has said anything yet.
panel-chat-watcher = Spectator

## players, clocks, offers
panel-player-you = you
panel-player-guest = Guest
panel-player-named = { $name }
panel-player-open = open seat
panel-player-opponent = { $level }
panel-player-here = here now
panel-player-away = away
panel-player-decides = decides
panel-player-you-decide = decide
panel-level-random = Recruit
panel-level-sergeant = Sergeant
panel-level-sergeant-cautious = Cautious sergeant
panel-level-sergeant-bold = Bold sergeant
panel-level-captain = Captain
panel-level-colonel = Colonel
panel-level-corporal = Corporal
panel-level-other = Opponent
panel-clock-left = { $left } left
panel-clock-none = no clock
panel-clock-days = { $days } d { $hours } h
panel-clock-hours = { $hours } h { $minutes } min
panel-clock-minutes = { $minutes } min
panel-offer-draw = { $side }: a draw is offered.
panel-offer-undo = { $count ->
    [one] { $side }: asks to take back one decision.
   *[other] { $side }: asks to take back { $count } decisions.
  }
panel-offer-rematch = { $side }: a rematch is offered, with sides swapped.
panel-offer-mine-draw = You have offered a draw.
panel-offer-mine-undo = { $count ->
    [one] You have asked to take back one decision.
   *[other] You have asked to take back { $count } decisions.
  }
panel-offer-mine-rematch = You have offered a rematch.
panel-offer-yes = Accept
panel-offer-no = Decline

## reactions
panel-react-intro = At many moments you may play an action from your hand. Say here which of them you want to be asked about.
panel-react-intro-alone = At many moments you may spend a card from your hand. Say here which of them you want to be asked about.
panel-react-now = You are being asked now: { $kind }
panel-react-pass-from-now = Always pass here
panel-react-rest = At every such moment
panel-react-ask = Always ask me
panel-react-ask-hint = You decide each time. Nothing tells the other side what you hold.
panel-react-ask-hint-alone = You decide each time, even if nothing in your hand fits.
panel-react-auto = Ask me when I can
panel-react-auto-hint = Passed for you when your hand offers nothing. A quick pass may tell a watchful opponent so.
panel-react-auto-hint-alone = Passed for you when your hand offers nothing. Quiet moments pass, too, when it offers nothing new.
panel-react-pass = Always pass
panel-react-pass-hint = Passed at once, whatever you hold. Nothing tells the other side.
panel-react-pass-hint-alone = Passed at once, whatever you hold. Fastest, but no card is ever spent.
panel-react-each = For one kind of moment
panel-react-as-rest = As above
panel-react-secret = The other side never sees these settings. It sees only that you passed, as it would in any case.
panel-react-kind-op-fire = The enemy moves in sight (Op Fire)
panel-react-kind-hidden-defences = The enemy enters a hex (hidden mines, wire)
panel-react-kind-before-attack-roll = Before your attack roll
panel-react-kind-before-defence-roll = Before your defence roll
panel-react-kind-light-wounds = Your squad is about to break (Light Wounds)
panel-react-kind-ambush = Before a melee (Ambush)
panel-react-kind-no-quarter = After a melee is won (No Quarter)
panel-react-kind-dig-in = Time moves on (Dig In)
panel-react-kind-after-pass = The opponent has passed (Demolitions, Hidden Unit)
panel-react-kind-late-discard = Discarding at the end of your turn
panel-react-kind-initiative = A roll while you hold the Initiative: make it again?
panel-react-initiative-pass = Never ask
panel-react-initiative-auto = Ask if it may help
panel-react-initiative-ask = Always ask

## settings
panel-settings = Settings
panel-settings-language = Language
panel-settings-theme = Colours
panel-settings-theme-auto = As the system
panel-settings-theme-light = Light
panel-settings-theme-dark = Dark
panel-settings-motion = Movement on the screen
panel-settings-motion-auto = As the system
panel-settings-motion-on = On
panel-settings-motion-off = Off
panel-settings-counters = Counters
panel-settings-counters-small = Small
panel-settings-counters-normal = Normal
panel-settings-counters-large = Large
panel-settings-names = Hex names and grid
panel-settings-names-on = On
panel-settings-names-faint = Faint
panel-settings-names-off = Off
panel-settings-text = Text
panel-settings-text-normal = Normal
panel-settings-text-large = Large
panel-settings-text-larger = Very large
panel-settings-pace = How fast what happens is shown
panel-settings-sound = Sound
panel-settings-sound-on = Soft sounds, and a chime when it is my turn
panel-settings-notify = Notices
panel-settings-notify-on = Tell me when it is my turn and this page is in the background
panel-settings-notify-refused = The browser does not allow it. You can change that in its settings for this page.
panel-settings-notify-none = This browser has no notices.
panel-settings-kept = Kept in this browser only.

## help
panel-help = Help
panel-help-how = How to play here
panel-help-light = What can be chosen is lit. One click on a lit unit, hex or card does it.
panel-help-drag = Whoever may go somewhere can be dragged there; the way and who could fire at it are drawn.
panel-help-point = Point at anything to see its numbers and how they come about; at what is not lit, to see why not.
panel-help-rule = Every number such as O20.3 is a rule: click it to read it in plain words.
panel-help-odds = Before a roll, the odds stand beside the board.
panel-help-hand = Cards that can be played stand higher and are lit. Both discard piles are open: click a pile.
panel-help-hand-alone = Cards that can be played stand higher and are lit. Your discards are open: click the pile.
panel-help-undo = Undo goes back to the last moment at which something was revealed. Further back, ask the other side.
panel-help-undo-alone = Undo goes back to the last moment at which something was revealed. To go further back, use Take back in the menu: nobody minds, but dice and cards will fall the same way.
panel-help-signs = Signs
panel-help-glow = can be chosen now
panel-help-learn = The guided first scenario explains the rules as they are used.
panel-help-keys = Keys
panel-help-keys-replay = Keys of a replay
panel-help-key-default = take the marked choice
panel-help-key-undo = let go of what is picked; else undo
panel-help-key-numbers = take a choice by its number
panel-help-key-choices = all choices in words
panel-help-key-arrows = move over the map, the hand or a list
panel-help-key-zoom = zoom in, out, whole map
panel-help-key-sight = line of sight
panel-help-key-hand = bring up the hand, put it away
panel-help-key-tab = go through everything on the page
panel-help-key-search = search the log
panel-help-key-point = point at a hex for the others; with Shift from one to the next, in the sight tool the line
panel-help-key-help = this help
panel-help-key-replay-play = play and pause
panel-help-key-replay-step = one decision back, on
panel-help-key-replay-turn = one turn back, on
panel-help-key-replay-ends = to the beginning, to the end

## replay
panel-replay-loading = Fetching the game…
panel-replay-turn = Turn { $turn }: { $side } · time { $time }
panel-replay-eyes = Seen by
panel-replay-all-eyes = Everybody
panel-replay-spectator = A spectator
panel-replay-links = More of this game
panel-replay-room = To the table
panel-replay-report = Report
panel-replay-copy = Copy link
panel-replay-board = Board
panel-replay-side = Situation and log
panel-replay-hands = Hands
panel-replay-scrub = Decision
panel-replay-at = Decision { $revision } of { $count }
panel-replay-at-turn = Decision { $revision } of { $count }, turn { $turn } ({ $side })
panel-replay-start = To the beginning
panel-replay-end = To the end
panel-replay-turn-back = A turn back
panel-replay-turn-on = A turn on
panel-replay-step-back = A decision back
panel-replay-step = A decision on
panel-replay-play = Play
panel-replay-pause = Pause
panel-replay-speed = Speed
