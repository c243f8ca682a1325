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
ui-cannot-undo = That cannot be taken back: something has been revealed or the other side has decided since.
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
