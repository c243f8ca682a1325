# The teacher: hints, the analysis of a game that is over, puzzles.

teach-analysis = Analysis
teach-start = Analyse this game
teach-about = Every decision that matters is weighed against the best that its player could have known of. It takes a minute or so, and is kept.
teach-waiting = Waiting for other analyses…
teach-working = Weighing the decisions: { $percent } %
teach-failed = The analysis did not come to an end.
teach-none = There is no analysis of this game yet: nobody judges its positions.
teach-curve = Chance to win of { $side }, from the first decision to the last
teach-curve-caption = All hands open. The numbers are the turning points.
teach-even = even
teach-side = { $side }: accuracy { $accuracy }, { $choices ->
    [one] one choice weighed
   *[other] { $choices } choices weighed
  }, { $lost } points lost by choice, luck { $luck }
teach-head-side = Side
teach-head-accuracy = Accuracy
teach-head-lost = Lost by choice
teach-head-luck = Luck
teach-units = Accuracy: 100 for the best known choice every time, 0 for what is no better than choosing by lot. Lost (as far as it is sure) and luck are percentage points of the chance to win.
teach-unfinished = The game was not played to its end: the last chance is that of where it stopped.
teach-points = Turning points
teach-points-none = Nothing turned this game.
teach-point = { $number }. Decision { $decision }, turn { $turn }: { $side } from { $before } to { $after } %
teach-chose = { $side } chose: { $choice }
teach-kind = { $kind ->
    [choice] A matter of choice
   *[luck] A matter of luck
  }: choice { $skill }, luck { $luck } points
teach-better = Better by { $loss } points (± { $error }): { $choice }
teach-go = Go there
teach-choice = { $text }
teach-plan-written = orders as they were written ({ $count } decisions)
teach-plan-quick = orders by rules of thumb
teach-why = Why this Order?
teach-why-none = Nothing was weighed until then.
teach-why-of = Decision { $decision }, turn { $turn }, { $side }
teach-why-chosen = { $choice } promised { $chance } % to win, tried in { $worlds } worlds dealt from what its side knew.
teach-why-other = instead: { $choice }: { $chance } %
teach-why-thumb = Rules of thumb would have chosen the same.
teach-why-looked = Rules of thumb would have chosen otherwise.
teach-play-on = Play on from here
teach-play-on-text = A new game from this position. The cards and dice to come are those of the game that was.
teach-play-on-side = You play { $side }
teach-play-on-against = against { $opponent }

teach-hint = Hint
teach-hint-thinking = Thinking…
teach-hint-best = { $choice }: { $chance } %
teach-hint-line = { $choice }: { $chance } %, { $behind } behind (± { $error })
teach-hint-title = What the choices are worth, from what you can know
teach-hint-worlds = Tried in { $worlds } worlds dealt from what you can know.
teach-hint-one = There is nothing to weigh here.
table-refused-no-hint = Hints are for games against the computer alone.
teach-hint-no-mind = There are no hints in this game yet.

teach-puzzles = Puzzles
teach-puzzles-about = Find the best choice. Then see what each of them is worth.
teach-puzzles-none = There are no puzzles here yet.
teach-puzzle-name = { $scenario }, turn { $turn }: { $side }
teach-puzzle-task = Find the best choice for { $side }.
teach-puzzle-right = Right: this is the best choice.
teach-puzzle-wrong = There is better: { $choice }
teach-puzzle-margin = It is { $margin } points ahead of the next (± { $error }, { $worlds } worlds).
teach-puzzle-yours = your choice
teach-puzzle-next = Next puzzle
teach-puzzle-score = { $right } of { $count } found
