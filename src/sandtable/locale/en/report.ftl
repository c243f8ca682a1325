# The after-action report.

report-loading = Writing the report…
report-kicker = After-action report
report-won = winner
report-even = even
report-points = Victory points
report-length = { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }, time { $time }, { $decisions } decisions
report-length-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }, { $decisions } decisions
report-replay = Replay
report-print = Print
report-as-table = As a table
report-turn = Turn
report-time = Time
report-leader = Leads
report-turn-number = turn { $turn }

report-vp = Victory points over time
report-vp-title = Victory points from the first decision to the last
report-vp-caption = From the first decision to the last; dotted lines are where time moved on.
report-vp-caption-turns = From the first decision to the last; dotted lines are where a new turn began.
report-vp-time = Time

report-moments = Moments that counted
report-swing = { $points ->
    [one] { $side } gained a point
   *[other] { $side } gained { $points } points
  }
report-see = See it in the replay

report-losses = Losses
report-losses-of = { $side }: { $count ->
    [0] none
    [one] one lost
   *[other] { $count } lost
  }
report-losses-none = Everybody came through.

report-fire = Fire
report-fire-attacks = Attacks made
report-fire-pieces = Pieces that fired
report-fire-strength = Firepower in all
report-fire-suppressed = Enemies suppressed
report-fire-broken = Enemies broken
report-fire-eliminated = Enemies eliminated
report-fire-taken = Attacks taken

report-luck = Luck
report-luck-text = What each side rolled, against what the cards left in its deck promised before each roll. The figure is the sum over the whole game.
report-luck-mean = { $count ->
    [one] One roll
   *[other] { $count } rolls
  }, { $mean } on average; { $expected } was to be expected
report-luck-good = luckier than fair
report-luck-bad = unluckier than fair
report-luck-fair = about fair
report-luck-chart = { $side }: how often each total was rolled, { $count } rolls in all
report-luck-total = Total
report-luck-rolled = Rolled
report-luck-expected = Expected
report-luck-legend = what two fair dice would give
