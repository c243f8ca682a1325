# The board of the browser: its spoken descriptions, notes and tools. All words are ours.

board-label = Board
board-keys = Arrow keys move over the hexes, Enter or Space chooses, N goes to the next thing that can be chosen, Page Up and Page Down go through the pieces of a hex, L shows lines of sight, plus, minus and 0 zoom.

board-unit = { $title } ({ $kind }, { $nation })
board-weapon-broken = { $title } (broken)
board-carries = with { $weapon }
board-figures = firepower { $fp }, range { $range }, movement { $move }, morale { $morale }
board-command = command { $command }
board-hex = { $hex }: { $terrain }
board-level = level { $level }
board-objective = objective { $number }, held by { $owner }, worth { $value }
board-smoke = smoke { $number }
board-melee = Both sides are here
board-can-choose = Can be chosen
board-can-choose-in = { $count ->
    [one] One piece here can be chosen
   *[other] { $count } pieces here can be chosen
  }
board-empty = Nothing there.

board-picked = Picked: { $things }.
board-next = { $count ->
    [one] One thing can be chosen next.
   *[other] { $count } things can be chosen next.
  }
board-dropped = Nothing is picked any more.
board-menu = What shall be done?
board-more = right click: more

board-tray = To be placed
board-waiting = { $count ->
    [one] one more waits
   *[other] { $count } more wait
  }
board-zoom-in = Nearer
board-zoom-out = Farther
board-zoom-all = Whole board
board-zoom-close = Nearer, to read everything
board-sight = Lines of sight
board-sight-from = From { $hex }: point at a hex, click to look from another one.
board-sight-start = Point at a hex to see what is visible from there; click to keep it.
board-sight-open = { $from } sees { $to }.
board-sight-hindered = { $from } sees { $to }, hindered by { $number }.
board-sight-blocked = { $from } does not see { $to }.
board-off-screen = { $count ->
    [one] One choice is out of view
   *[other] { $count } choices are out of view
  }

board-list = The board as a list
board-list-choose = Can be chosen now
board-list-all = Other hexes with pieces or markers
board-list-other = Other choices
board-list-none = Nothing is to be chosen on the board now.
board-list-back = Drop what is picked
board-list-find = Go to hex
board-list-not-found = There is no hex { $hex } here.

board-point = Show the others: click a hex, or draw from one to another
board-shows-hex = { $who } points at { $from }.
board-shows-arrow = { $who } points from { $from } to { $to }.
board-shows-sight = { $who } shows the line of sight from { $from } to { $to }.
## composing several decisions at once
compose-part = Proposal
compose-hint-fire = Click a target: the best group is proposed.
compose-hint-move = Click a hex, or drag them there.
compose-hint-advance = Click a hex: all who can advance there.
compose-who = Who takes part
compose-drop = Leave out
compose-add = Take along
compose-clear = Propose nothing
compose-list = { $count } possible
compose-under-way = Being carried out.
compose-stop = Stop
compose-left = { $left } MP left
compose-hint-order = Orders for several at once
compose-hint-route = Click a hex, or drag a man there
compose-the-rest = The rest
compose-barred = { $count } cannot: why?
compose-arrives = Impulse { $time }
standing-part = Said ahead
standing-rest = Team done
standing-rest-hint = The others of this Team do nothing in this Impulse. You are asked if somebody must act or has something to fire at or look for.
standing-skip = Quiet until news
standing-skip-hint = Nobody does anything in this turn, unless he must. You are asked when something happens: a shot at your men, an Event, an Enemy who comes into sight.
standing-skipping = Quiet
standing-under-way = { $count ->
    [one] 1 man is on his way.
   *[other] { $count } men are on their way.
  }
standing-go-on = Go on
standing-drop = Give it up
standing-moment = Ask at the next quiet moment
standing-moment-hint = Quiet moments, at which a card can be spent, pass by themselves where none can do anything new (see Reactions). Press to be asked at the next one all the same.
