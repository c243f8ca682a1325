# The terminal game's own words.

ui-no-such-thing = Nothing here is written “{ $text }”.
ui-track-time = Time { $time }, sudden death from { $death } | points: { $leader } { $vp } | initiative: { $initiative } | turn { $turn }
ui-track-side = { $side }: { $nation }, { $posture }, { $edge } edge | lost { $lost } of { $surrender } | orders left { $orders } | hand { $hand }, deck { $draw } | radio { $radio }
ui-no-radio = none
ui-objectives = Objectives:
ui-objective = { $number } at { $hex }: { $side } ({ $value })
ui-chits-open = Open chits: { $chits }
ui-chits-secret = Your secret chits: { $chits }
ui-chits-hidden = { $side } has secret chits: { $count }
ui-hand = Your hand ({ $count })
ui-seen = Cards you have seen in the other hand: { $cards }
ui-cards = { $count } discarded
ui-waiting = Waiting: { $units }
ui-command-short = {" "}C{ $command }
ui-legend = CAPITALS Axis, small letters Allies: S squad, T team, L leader, H hero; + weapon, - suppressed, * broken. Lower line: f foxholes, t trench, m mines, x wire, b bunker, p pillbox, w weapon that nobody has, ~ smoke, % blaze. Digit: objective; ¹²³ level.
ui-welcome = { $title }: you play { $side } against { $opponent }. Type h for help.
ui-welcome-alone = { $title }: you play alone; the rules play the other side. Type h for help.
ui-pick-game = Which game?
ui-pick-scenario = Which scenario?
ui-pick-side = Which side do you play?
ui-your-choice = { $side }>
ui-many = { $verb }: any of { $hexes }
ui-extras = Also possible at any time: { $choices }
ui-extras-many = { $choice } (and the like: { $count })
ui-not-understood = “{ $text }” is none of the choices. Type a number, the words as shown, ? for a reason, or h for help.
ui-ambiguous = “{ $text }” could mean: { $choices }
ui-why-possible = That is possible now: { $choices }
ui-why-not-asked = That is not asked now. The question is: { $question }
ui-why-not-offered = That is not among the choices of this question.
ui-why-usage = Ask about a choice or about anything on the table, for example: ? { $example }
ui-undone = Taken back.
ui-cannot-undo = That cannot be taken back: something has been revealed or decided since.
ui-saved = Saved to { $file }.
ui-loaded = Loaded { $file }.
ui-file-missing = Name a file: { $command } FILE
ui-los-usage = Name two hexes: los, from where, to where
ui-inspect-usage = Name something on the table: a piece, a hex, a card, for example: i { $example }
ui-quit = Save before leaving? File name, or Enter to leave without saving:
ui-bye = Goodbye.
ui-odds = Odds
ui-odds-line = { $unit }: holds { $hold }, suppressed { $suppress }, breaks { $break }, eliminated { $die }
ui-chance-hit = hits { $hit }
ui-over = The game is over.
ui-won = You have won.
ui-lost = You have lost.
ui-help = Type the number of a choice or its words; a part that fits only one choice is enough.
    ?  why something is not possible: ? and a choice or a thing (? { $example })
    i  look at a piece, a hex, a card: i and its name
    los A B  line of sight between two hexes
    u  take back your last decision, as long as nothing was revealed
    rest  nothing here, nor for the others who would act now
    skip  nothing here, nor later in this turn, until something new is at stake
    hint  what the choices are worth, by what you can know
    m  the whole map       f  all forces      l FILE  load
    d  discard piles       t  the legend      s FILE  save
    c  the choices again   o  all odds        q  quit
ui-no-odds = No roll is at stake in this question.
ui-cannot-pass = Every choice here does something: choose one.
ui-passed-over = { $count ->
    [one] (one question was passed over)
   *[other] ({ $count } questions were passed over)
  }
ui-nothing-there = There is nothing to show.
ui-map-part = Columns { $first } to { $last } of { $columns }; m shows the whole map.
ui-odds-more = ... (type o for all)
ui-other-game = { $file } is a game of { $title }; leave this one first.
ui-combat-track = Turn { $turn } of { $turns }, { $step }, Impulse { $impulse } | victory points { $points }
ui-combat-teams = Initiative: { $teams }
ui-combat-step-set-up = set-up
ui-combat-step-cards = cards
ui-combat-step-orders = your Orders
ui-combat-step-enemy-orders = the Enemy's Orders
ui-combat-step-action = action
ui-combat-step-end = end of the turn
ui-combat-legend = A, B, C: men of Able, Baker, Charlie. R, Y, W, L: Known Enemies of Red, Yellow, White, Blue; small letters are Unknown. ~ smoke, ! live grenade. Every other column lies half a hex lower. Type i with effects, track, victory or wind for what lies beside the map, with an Order or a Team for what it does.
ui-combat-compass = Directions: { $points }
ui-combat-compass-of = Directions of { $teams }: { $points }
