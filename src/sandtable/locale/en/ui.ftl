# The terminal game's own words.

ui-no-such-thing = There is no { $kind } written “{ $text }” here.
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
ui-legend = CAPITALS Axis, small letters Allies: S squad, T team, L leader, H hero; + weapon, - suppressed, * broken. Lower line: f foxholes, t trench, m mines, x wire, b bunker, p pillbox, ~ smoke, % blaze. Digit: objective; ¹²³ level.
ui-hex = { $hex }: { $terrain }, level { $level }, costs { $cost } MP, cover { $cover } (road { $road })
ui-hexside = { $side } towards { $hex }
ui-term-led = leaders
ui-term-marks = veteran/suppressed
ui-term-wire = wire
ui-term-weapon = weapon carried
ui-term-cover = cover
ui-weapon = firepower { $fp }, range { $range }, movement { $move }; fixed by 1-{ $fix }, lost from { $lost }
ui-welcome = { $title }: you play { $side } against { $opponent }. Type h for help.
ui-pick-scenario = Which scenario?
ui-pick-side = Which side do you play?
ui-your-choice = { $side }>
ui-many = { $verb }: any of { $hexes }
ui-extras = Also possible at any time: { $choices }
ui-not-understood = “{ $text }” is none of the choices. Type a number, the words as shown, ? for a reason, or h for help.
ui-ambiguous = “{ $text }” could mean: { $choices }
ui-why = { $reason } [{ $rule }]
ui-why-usage = Ask about a choice, for example: ? order G-3, ? step K8, ? activate g.rifle-2
ui-why-unknown-verb = No choice is called “{ $verb }”. There are: { $verbs }
ui-undone = Taken back.
ui-cannot-undo = That cannot be taken back: something has been revealed or decided since.
ui-saved = Saved to { $file }.
ui-loaded = Loaded { $file }.
ui-file-missing = Name a file: { $command } FILE
ui-los-usage = Name two hexes: los K8 F5
ui-inspect-usage = Name a unit, a weapon or a hex: i g.rifle-2, i K8
ui-quit = Save before leaving? File name, or Enter to leave without saving:
ui-bye = Goodbye.
ui-odds = Odds
ui-odds-line = { $unit }: holds { $hold }%, suppressed { $suppress }%, breaks { $break }%, eliminated { $die }%
ui-chance-hit = chance to hit { $hit }%
ui-over = The game is over.
ui-won = You have won ({ $ending }).
ui-lost = You have lost ({ $ending }).
ui-help = Type the number of a choice or its words; a part that fits only one choice is enough (K8).
    ?  why something is not possible: ? order G-3, ? step K8, ? activate g.rifle-2
    u  take back your last decision, as long as nothing was revealed
    i  look at a unit, weapon or hex: i g.rifle-2, i K8
    los A B  line of sight between two hexes
    m  the map again       f  all forces      l FILE  load
    d  discard piles       t  the legend      s FILE  save
    c  the choices again   o  the odds        q  quit
ui-no-odds = No roll is at stake in this question.
ui-odds-target = { $title }, firepower { $fp }
ui-odds-more = ... (type o for all)
ui-odds-best = { $title } with { $fp }: breaks { $unit } { $chance }%
ui-other-game = { $file } is a game of { $title }; leave this one first.
ui-combat-welcome = { $title }: you lead the squad; nobody plays the other side. Type h for help.
ui-combat-track = Turn { $turn } of { $turns }, { $step }, Impulse { $impulse } | victory points { $points }
ui-combat-teams = Initiative: { $teams }
ui-combat-step-set-up = set-up
ui-combat-step-cards = cards
ui-combat-step-orders = your Orders
ui-combat-step-enemy-orders = the Enemy's Orders
ui-combat-step-action = action
ui-combat-step-end = end of the turn
ui-combat-legend = A, B, C: men of Able, Baker, Charlie. R, Y, W, L: Known Enemies of Red, Yellow, White, Blue; small letters are Unknown. ~ smoke, ! live grenade. Every other column lies half a hex lower.
ui-combat-no-such-thing = There is no man, hex, card, gun, Order or Team written “{ $text }” here.
ui-combat-why-usage = Ask about a man, a hex, a card or an Order, for example: ? taylor, ? 12.10, ? order taylor sprint
ui-combat-inspect-usage = Name a man, hex, card, Order or Team, or effects, track, victory, wind: i taylor, i 12.10, i F4, i E10, i sprint
ui-combat-los-usage = Name two hexes: los 12.10 20.08
ui-combat-help = Type the number of a choice or its words; a part that fits only one choice is enough (12.10).
    ?  why something is not possible: ? taylor, ? 12.10, ? order taylor sprint
    u  take back your last decision, as long as nothing was revealed
    i  look at a man, hex, card, Order or Team, or at effects, track, victory, wind
    los A B  line of sight between two hexes
    m  the map again       f  all men         l FILE  load
    d  discard pile        t  the legend      s FILE  save
    c  the choices again   o  the odds        q  quit
