# Setting up by a roster; names of armies and groups.
web-briefing = Briefing
web-briefing-of = Briefing: { $title }
group-ambush = ambush
group-forts = fortifications
group-bridge = bridge guard
group-obstacles = obstacles
group-station = station

army-american = American
army-brazilian = Brazilian
army-british = British
army-canadian = Canadian
army-anzac = ANZAC
army-indian = Indian
army-french = French
army-free-french = Free French
army-belgian = Belgian
army-polish = Polish
army-greek = Greek
army-dutch = Dutch
army-norwegian = Norwegian
army-yugoslav = Yugoslav
army-german = German
army-italian = Italian
army-finnish = Finnish
army-slovakian = Slovak
army-hungarian = Hungarian
army-romanian = Romanian
army-croat = Croatian
army-bulgarian = Bulgarian
army-russian = Russian

## set-up
table-refused-misplaced = This set-up cannot be played.
table-place-unknown = There is no piece { $piece } to set up now.
table-place-missing = { $piece } is not placed yet.
table-place-not-there = { $piece } cannot go to { $place }.
table-place-refused = { $piece } cannot go to { $place }: { $why }
web-roster = Roster
web-roster-prompt = { $left ->
    [0] Set-up: all is placed. Move what you like, then say done.
    [one] Set-up: one piece is still to be placed.
   *[other] Set-up: { $left } pieces are still to be placed.
  }
web-roster-filling = Your side is being set up…
web-roster-pick = Set-up: where does { $piece } go?
web-roster-to = { $piece } to { $place }
web-roster-for-me = Set up for me
web-roster-all-up = Take all up
web-roster-done = Done
web-roster-take-up = Take up { $piece }
web-roster-waiting = to be placed
web-roster-placed = placed
web-roster-optional = may be left out
web-roster-help = Choose a piece and then a lit hex, or drag it there. A placed piece can be moved or taken up again until you say done.

## a turn without a possible order
ask-no-order = No order is possible: you pass and may discard.
ask-no-order-why = { $order }: { $why }
