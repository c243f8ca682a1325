# What happens is shown on the board, one thing after the other: the words of the director.

stage-controls = What happens
stage-go-on = Go on
stage-skip = To the end
stage-space = Space
stage-back = Back one step
stage-pause = Pause
stage-resume = Go on playing
stage-left = { $count ->
    [one] One thing still to be shown
   *[other] { $count } things still to be shown
  }
stage-sound = Sound
stage-recap = Since your last decision
stage-recap-play = Play again
stage-recap-close = Close

stage-pace-step = Step by step
stage-pace-slow = Slow
stage-pace-normal = Normal
stage-pace-fast = Fast
stage-pace-once = At once

stage-roll-for = Roll for { $purpose }
stage-total = Total { $ours }
stage-needs = { $ours }, needs { $needs }
stage-against = { $ours } against { $theirs }
stage-outcome-holds = holds
stage-outcome-broke = breaks
stage-outcome-suppressed = suppressed
stage-outcome-eliminated = eliminated
stage-outcome-rallied = rallies
stage-outcome-stays = stays broken
stage-outcome-hit = on target
stage-outcome-missed = off target
stage-outcome-made = made it
stage-outcome-failed = failed
stage-outcome-over = it is over
stage-outcome-won = wins
stage-outcome-lost = loses
stage-outcome-even = even
stage-bar = { $hits } of { $dice }
stage-bar-open = Show the dice
stage-only-mine = Only what touched my units
stage-play-from = Watch from here
