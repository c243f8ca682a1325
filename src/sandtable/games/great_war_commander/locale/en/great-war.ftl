# Great War Commander: questions, reasons, choices, lines of the log and names of its own. All words are ours.
# A message that starts with great-war- stands for the family's of the same name, wherever this game is played.

## what it calls its own way
side-central = Central Powers
side-entente = Entente
great-war-side-axis = { side-central }
great-war-side-allies = { side-entente }
great-war-nation-france = France
great-war-kind-squad = platoon
great-war-fort-bunker = blockhaus
great-war-counter-pionier = { people-m }Pioniere
great-war-counter-radio = Telephone { $calibre } mm
great-war-ask-light-wounds = The platoon is about to break: play light wounds?
great-war-ask-spotter = Who spots: the highest-ranking leader or the observer post?
great-war-ask-artillery-mode = Repair the telephone, or bombard?
great-war-ask-air-support = Which hex do the aircraft attack?
great-war-ask-support-item = Which of these does the support table bring?
great-war-ask-interdiction = Which unit in poor cover is suppressed?
great-war-ask-field-promotion = Which of your leaders becomes veteran?
great-war-ask-reconnaissance = Which of the enemy's secret objective chits is opened?
great-war-ask-sappers = Where is wire laid or cleared?
great-war-ask-scrounge = Who takes which of your lost weapons?
great-war-ask-malfunction = Which of the nearest weapons and tanks is hit?
great-war-ask-infiltration = Where do the men who slipped through appear?
great-war-ask-move-pick = Which formation moves next?
great-war-ask-activate = Which formation is activated? A leader may bring units along.
great-war-ask-activate-more = Whom does the leader bring along?
great-war-ask-advance = Advance a formation by one hex.
great-war-ask-sniper = A sniper! Which formation does he hit, if any?
great-war-ask-next-defender = Which formation makes its defence roll next?
great-war-ask-rally-next = Which formation tries to rally next?
great-war-ask-rout-next = Which broken formation is tested next?
great-war-ask-retreat = Where does the formation fall back to?
great-war-ask-overstack-remove = Too many soldiers in a hex: which formation is removed?
great-war-ask-exit-space = At what time does the formation that left come back?
great-war-ask-ambush-victim = You are ambushed: which of your formations breaks?
great-war-ask-kia = Which broken formation is killed?
great-war-ui-track-side = { $side }: { $nation }, { $posture }, { $edge } edge | lost { $lost } of { $surrender } | orders left { $orders } | hand { $hand }, deck { $draw } | telephone { $radio }
great-war-why-no-enemy-radio = The enemy has no telephone.
great-war-why-no-radio = You have no telephone that could be used so.
great-war-why-no-spotter = Neither your highest-ranking leader nor your observer post can spot now.
great-war-why-command-confusion = Command confusion is no order, unless a runner is with your highest-ranking leader and the telephone works.
great-war-why-leader-cannot-activate-leader = Only activation that starts at the highest-ranking leader is passed on to other leaders.
great-war-why-broken-no-boxed-firepower = Only unbroken pieces with boxed firepower may do that.
great-war-why-not-enemy-edge = Formations other than runners leave by the enemy's edge only.
great-war-why-nothing-to-recover = None of your formations is broken or suppressed.
great-war-why-nothing-to-rout = No unit or leader is broken; tanks are never routed.
great-war-why-nobody-can-advance = None of your formations could advance.
great-war-why-nobody-can-move = None of your formations could move.
great-war-why-nobody-can-fire = None of your formations has a shot.
great-war-log-unsuppressed = { $side }: suppressed markers are removed, but not in gas.
great-war-log-radio-broke = { $side }: the telephone is broken.
great-war-log-radio-fixed = { $side }: the telephone is working again.
great-war-log-radio-lost = { $side }: the telephone is lost.
great-war-log-melee = Melee in { $hex }: Central Powers { $number } against Entente { $number2 }.
great-war-inspect-worth = { $points ->
    [one] worth one point
   *[other] worth { $points } points
  }
great-war-brief-start = Sudden death from { $death }; points at the start: { $points } (Central Powers positive); initiative: { $side }; first: { $first }

## questions
ask-highest-leader = Which of the equal leaders ranks highest?
ask-advance-with = Who advances along with it?
ask-air-assault = Bomb or strafe, and in which direction from the random hex?
ask-air-target = Which hex of the row is attacked?
ask-air-second-target = Which hex next to it is strafed as well?
ask-before-air-roll = Just before the attack roll from the air: actions?
ask-artillery-box = In which artillery box does the telephone stand?
ask-artillery-area = Keep the registered area, or find a new one?
ask-request-runner = Which runner carries the request?
ask-barrage-row = Along which row do the shells fall?
ask-barrage-creep = Does the barrage stand, or creep one hex on?
ask-before-impact-roll = Just before the impact roll: a barrage?
ask-telephone-box = In which artillery box is the telephone put?
ask-major-gas-attack = The gas works: play major gas attack?
ask-major-gas-victim = Which unit that the gas has just broken is eliminated?
ask-remove-gas = Which gas blows away?
ask-before-melee-roll = Just before your melee roll: actions?
ask-counterattack = Which of the firing enemies is suppressed?
ask-probe = It has just broken: play probe?
ask-which-team = Which team is it?
ask-hmg-gun = Which heavy machine gun fires?
ask-hmg-target = Which hex does the machine gun pin down?
ask-hmg-second-target = Which hex next to it as well?
ask-offensive-line = Who takes part in the offensive? A line over two hexes or more, a leader among them.
ask-offensive-pick = Which formation of the offensive moves next?
ask-runner-use = What is the runner order for?
ask-works = Which engineers work, and at what?
ask-initiative-bog = You hold the Initiative card: keep this bog roll?
ask-initiative-air-assault = You hold the Initiative card: keep this roll for the aircraft?

ask-auftragstaktik = Which leader takes the initiative, and where do his men go?
ask-blaze = Which of the nearest buildings or woods catches fire?
ask-captured-papers = The enemy's hand lies open: which card is discarded?
ask-deserters = Which of the nearest units out of cohesion runs?
ask-detachment = Which platoon hands its weapon to a team?
ask-devil-dogs = Rally a unit, or move your surrender marker on?
ask-en-avant = Rally a unit, or move your surrender marker on?
ask-engine-down = Which of the nearest tanks breaks down?
ask-fatigue = Which of your foremost hexes is tired out?
ask-intelligence = The enemy's hand lies open: which card is discarded?
ask-machine-gun-nest = Which unit gets the light machine gun?
ask-mobile-firepower = Which unit gets the Chauchat?
ask-weapon-type = Which machine gun is it?
ask-marseillaise = In which hex do all your men rally?
ask-meccano = Which tank is put right, and how?
ask-petard-raquette = Which enemy next to your men breaks?
ask-raid = What does the raid do: suppress two enemy units or break one?
ask-raid-second = Which enemy unit is suppressed as well?
ask-raid-prisoners = Which enemy unit is taken prisoner?
ask-recall-leader = Which of the rearmost leaders is recalled?
ask-runner-event = Does a runner report to your highest-ranking leader?
ask-stragglers = Where do the stragglers appear?
ask-support-next = Which of them is placed next?
ask-surrender = Which of your broken units gives itself up?
ask-trommelfeuer = Which hex next to the random one is struck as well?
ask-valor = Which of your units becomes veteran?

ask-add-one = Play your strategy card for 1 more on this roll?
panel-react-kind-strategy-roll = A roll while you hold a strategy card: add 1?
panel-react-strategy-roll-pass = Never ask
panel-react-strategy-roll-auto = Ask if it may help
panel-react-strategy-roll-ask = Always ask
ask-keep-strategy = Which of the two strategy cards do you keep?
ask-red-trousers = Which of the activated units is suppressed?
ask-situation-own-turn = Play your strategy card?
ask-situation-own-move = On the move: play your strategy card?
ask-situation-own-offensive = In the offensive: play your strategy card?
ask-situation-own-accuracy = The observer post has hit: play your strategy card?
ask-situation-melee = Before the melee: play your strategy card?
ask-situation-enemy-air-assault = The enemy sends aircraft: play your strategy card?
ask-situation-enemy-offensive = The enemy starts an offensive: play your strategy card?
ask-situation-enemy-op-fire = The enemy reacts with fire: play your strategy card?
ask-situation-enemy-action = The enemy announces an action: play your strategy card?
ask-situation-enemy-impact = The enemy's shells are about to fall: play your strategy card?

## reasons
why-not-a-unit = Only platoons, teams and runners are units.
why-no-hmg = No heavy machine gun of yours can do that: it must work, its unit be in good order and not activated, and an enemy be in its sight and range.
why-no-offensive-line = No two of your formations that lie next to each other, with a leader among them, can start an offensive.
why-no-runner = No runner of yours can be used now.
why-no-highest-leader = There is no highest-ranking leader who could do that.
why-tank-no = That ground is closed to tanks.
why-bogged-down = The tank is stuck.
why-too-early = That was not yet there at the date of this scenario.
why-strategy-played-already = You have played a strategy card this turn already.
why-strategy-just-drawn = A strategy card drawn as time moved on waits for the next turn.
why-no-strategy-moment = This is not the moment for the text of that strategy card.
why-no-strategy-card = You hold no strategy card.
why-strategy-in-a-pass = Who passes plays no strategy card in that turn.
why-out-of-period = The text of that strategy card does not hold at the date of this scenario.
why-meddling-pending = The high command's card must be turned over first.
why-no-engineer = No unbroken engineers can be activated for that.
why-overstack-on-the-way = In an offensive no hex may be overstacked, not even on the way.
why-been-there = In an offensive nobody enters a hex twice.
why-not-in-a-line = It is not next to anybody in the line of the offensive.
why-air-barred = The enemy rules the sky: no air assault for the rest of the game.
why-tanks-only = A tank leader commands tanks only, and nobody else commands them.
why-no-runner-counter = All runners are in play.
why-tank-there = There is a tank there already.
why-tank-fires-alone = A tank's arms fire alone.
why-other-leader = It was activated by another leader.
why-only-tanks-there = Only tanks are there, and only weapons, artillery and tanks can hurt them.
why-two-tanks = Two tanks never share a hex.
why-exited-before = That tank has left the map once already.
why-not-own-edge = A runner leaves by his own edge only.
why-stopped-to-fight = It has entered a hex with enemies and must stop there.
why-no-tank-leaders = A tank leader brings no other tank leader along.
why-broken-no-offensive = Only unbroken formations take part in an offensive.
why-no-action = The card is good for no action, only for its order and its dice.
why-defenders-only = Only a side whose posture is defence may play that.
why-other-nation = That belongs to the other nation of the side: cards, Leaders and Telephones serve their own.

## choices
do-situation-strategy = play { $strategy }
do-situation-strategy-way = play { $strategy }: { $way }
do-situation-strategy-unit = play { $strategy }: { $unit }
do-situation-strategy-radio = play { $strategy }: { $radio }
do-add-one-strategy = play { $strategy } for 1 more
do-keep-strategy-strategy = keep { $strategy }
do-op-fire-card = play Op Fire with the card of { $action }
do-works-card = have engineers work ({ $order })
do-bomb-number = bomb: { war-compass }
do-strafe-number = strafe: { war-compass }
do-barrage-number = { $number ->
    [0] local barrage
    [1] standing or creeping barrage
   *[other] gas attack
  }
do-direction-number = creep: { war-compass }
do-axis-number = { $number ->
    [1] from top to bottom
    [2] from the upper right to the lower left
   *[other] from the upper left to the lower right
  }
do-observer = the observer post
do-keep-area = keep the registered area
do-new-area = find a new area
do-gas-hex = gas at { $hex }
do-runner-place = a runner joins the highest-ranking leader
do-runner-move-unit = { $unit } moves
do-runner-artillery = the runner carries an artillery request
do-meddling = turn over the high command's card
do-stand = the barrage stands
do-dig-unit = { $unit } digs foxholes
do-clear-wire-unit = { $unit } clears wire
do-team-unit-type = { $unit-type }
do-weapon-type-weapon-type = { $weapon-type }
do-secret-chit-number = secret chit { $number }
do-rally-unit = rally { $unit }
do-unsuppress-unit = { $unit } is no longer suppressed
do-break-unit = break { $unit }
do-suppress-unit = suppress { $unit }
do-surrender-up = move the surrender marker on
way-post-request = artillery request by the observer post
way-spy = discard the enemy's strategy card and look at both draw piles
way-clear-reminders = discard the enemy's reminder cards
way-draw-two = draw two strategy cards and keep one
way-cancel = cancel the air assault
way-air-assault = air assault without a card
way-ignore-wire = wire does nothing to those who move
way-storm = enter hexes with enemies
war-compass = { $number ->
    [1] up
    [2] to the upper right
    [3] to the lower right
    [4] down
    [5] to the lower left
   *[other] to the upper left
  }

## what happened
log-strategy-drawn = { $side }: strategy card { $strategy } drawn.
log-strategy-drawn-hidden = { $side }: a strategy card is drawn.
log-strategy-played = { $side }: strategy card { $strategy }.
log-strategy-added = { $side }: strategy card { $strategy } adds 1 to the roll.
log-strategy-reminder = { $side }: { $strategy } stays on the table.
log-strategy-discarded = { $side }: strategy card { $strategy } discarded.
log-strategy-seen = { $side }: the top strategy card is { $strategy }.
log-strategy-seen-hidden = { $side }: the enemy looks at the top strategy card.
log-strategy-returned = { $side }: { $strategy } goes to the bottom of the strategy deck.
log-strategy-returned-hidden = { $side }: a strategy card goes to the bottom of the deck.
log-strategy-lapsed = { $side }: { $strategy } is over.
log-offensive-cancelled = { $side }: the offensive is cancelled.
log-action-cancelled = { $side }: { $action } comes to nothing ({ $card }).
log-barrage-shifted = { $side }: the barrage now lies around { $hex }.
log-cohesion-lost = { $unit } is out of cohesion and suppressed.
log-bog = { $unit } on difficult ground: rolled { $number }, must beat { $number2 }.
log-bogged = { $unit } is stuck!
log-wire-crushed = { $unit } crushes the wire in { $hex }.
log-gas-placed = Gas in { $hex }.
log-gas-removed = The gas in { $hex } is gone.
log-ground-changed = { $hex } is shot up: { $terrain }.
log-trail-gone = The trail through { $hex } is destroyed.
log-fort-reduced = { $hex }: { $fort } shot up, now { $fort2 }.
log-barrage-placed = { $side }: a barrage is registered on { $hex }.
log-barrage-removed = { $side }: the barrage on { $hex } is given up.
log-telephone-replaced = { $side }: the new telephone is { $radio }.
log-box-set = { $number ->
    [0] { $side }: the telephone stands in the box local barrage.
    [1] { $side }: the telephone stands in the box standing or creeping barrage.
   *[other] { $side }: the telephone stands in the box gas attack.
  }
log-air-assault = { $number ->
    [0] { $side }: aircraft come to bomb (direction { $number2 }).
   *[other] { $side }: aircraft come to strafe (direction { $number2 }).
  }
log-air-attack = { $side }: { $hex } is attacked from the air, strength { $number } (dice { $number2 }).
log-runner-placed = { $unit } reports in { $hex }.
log-runner-delivered = { $unit } gets his message through.
log-meddling-card = { $side }: the high command sends { $card } ({ $order } / { $action }).
log-meddling-drawn = { $side }: the high command meddles; a card lies face down.
log-meddling-order = { $side }: the high command orders { $order } ({ $card }).
log-order-forfeited = { $side }: the order { $order } cannot be carried out and is lost ({ $card }).
log-tank-objective = { $unit } takes objective { $number }.
log-nation-reshuffles = { $number ->
    [0] { $side }: it is the deck of the side's own nation.
   *[other] { $side }: it is the deck of the nation that has joined it.
  }
log-works-ordered = { $side }: engineers work with { $card }.
log-works-done = { $unit } works in { $hex }: { $fort }.
log-hmg-suppressed = { $weapon } pins down { $hex }.
log-offensive = { $number ->
    [one] { $side }: one formation starts an offensive.
   *[other] { $side }: { $number } formations start an offensive.
  }
log-probe = { $side }: the men in { $hex } pull themselves together.
log-counterattacked = { $side }: the counterattack hits { $hex }.
log-observer-spots = { $side }: the observer post spots.
log-impact-vacant = { $number ->
    [one] Shells fall on one empty hex: strength { $number2 } (dice { $number3 }).
   *[other] Shells fall on { $number } empty hexes: strength { $number2 } (dice { $number3 }).
  }
log-air-cancelled = { $side }: the air assault is cancelled.
log-highest-leader = { $unit } is the highest-ranking leader.
log-suppression-gone = { $unit } is no longer suppressed.
log-detached = { $unit } hands its weapon to { $unit2 }.

## names
order-air-assault = Air Assault
order-hmg-suppress = HMG Suppress
order-offensive = Offensive
order-runner = Runner

action-ach-komm = Ach Komm!
action-barrage = Barrage
action-bayonets = Bayonets / Grenade Bundle
action-charge = Charge
action-counterattack = Counterattack
action-elan = Élan
action-engineering-works = Engineering Works
action-go-to-ground = Go to Ground
action-hidden-position = Hidden Position
action-intersect-machine-guns = Intersect Machine Guns
action-live-forever = Live Forever
action-major-gas-attack = Major Gas Attack
action-oh-les-boches = Oh! Les Boches!
action-probe = Probe
action-storm-troops = Storm Troops
action-unternehmungslustig = Unternehmungslustig
action-what-was-that = What Was That?

event-auftragstaktik = Auftragstaktik
event-battlefield-attrition = Battlefield Attrition / Breeze
event-captured-papers = Captured Papers
event-deserters = Deserters
event-detachment = Detachment
event-devil-dogs = Devil Dogs
event-en-avant = En Avant!
event-engine-down = Engine Down
event-fatigue = Fatigue
event-high-command-meddling = High Command Meddling
event-intelligence = Intelligence
event-interdiction-breeze = Interdiction / Breeze
event-machine-gun-nest = Machine Gun Nest
event-marseillaise = Marseillaise
event-meccano = Meccano
event-mobile-firepower = Mobile Firepower
event-new-mission = New Mission
event-petard-raquette = Pétard-Raquette
event-raid = Raid
event-raid-prisoners = Raid Prisoners
event-recall-leader = Recall Leader
event-runner = Runner
event-stragglers = Stragglers
event-surrender = Surrender
event-telephone-wires-cut = Telephone Wires Cut
event-trommelfeuer = Trommelfeuer
event-valor = Valor

kind-runner = runner
kind-tank = tank
purpose-bog = bogging down
purpose-air-assault = the air assault
special-exit-plus-1 = each exit counts one point more
special-elim-plus-1 = each elimination counts one point more
marker-gas = gas
rank-hero = hero
rank-lieutenant = lieutenant
rank-captain = captain
rank-colonel = colonel
box-local = local barrage
box-standing-creeping = standing or creeping barrage
box-gas = gas attack
observer-post = observer post
war-date = { $month ->
    [1] January { NUMBER($year, useGrouping: 0) }
    [2] February { NUMBER($year, useGrouping: 0) }
    [3] March { NUMBER($year, useGrouping: 0) }
    [4] April { NUMBER($year, useGrouping: 0) }
    [5] May { NUMBER($year, useGrouping: 0) }
    [6] June { NUMBER($year, useGrouping: 0) }
    [7] July { NUMBER($year, useGrouping: 0) }
    [8] August { NUMBER($year, useGrouping: 0) }
    [9] September { NUMBER($year, useGrouping: 0) }
    [10] October { NUMBER($year, useGrouping: 0) }
    [11] November { NUMBER($year, useGrouping: 0) }
   *[other] December { NUMBER($year, useGrouping: 0) }
  }

## platoons, teams, runners and leaders without a name
counter-fusiliere = { people-m }Fusiliere
counter-infanterie = { people-m }Infanterie
counter-landwehr = { people-m }Landwehr
counter-jaeger = { people-m }Jäger
counter-garde = { people-m }Garde
counter-stosstruppen = { people-m }Stosstruppen
counter-abteilung = { people-m }Abteilung
counter-bote = { people-m }Bote
counter-ligne = { people-m }Ligne
counter-zouaves = { people-m }Zouaves
counter-poilus = { people-m }Poilus
counter-territoriaux = { people-m }Territoriaux
counter-chasseurs = { people-m }Chasseurs
counter-tirailleurs = { people-m }Tirailleurs
counter-legion = { people-m }Légion
counter-genie = { people-m }Génie
counter-specialistes = { people-m }Spécialistes
counter-agent-de-liaison = { people-m }Agent de Liaison
counter-doughboys = { people-m }Doughboys
counter-marines = { people-m }Marines
counter-recruits = { people-m }Recruits
counter-engineers = { people-m }Engineers
counter-specialists = { people-m }Specialists
counter-runner = { people-m }Runner

## leaders by rank; names stay names
counter-hptm = { people-m }Hptm { $name }
counter-cne = { people-m }Cne { $name }
counter-ltn = { people-m }Ltn { $name }
counter-col = { people-m }Col { $name }

## tanks
counter-schneider-leader = { people-m }Schneider CA 1 (leader)
counter-schneider = { people-m }Schneider CA 1
counter-saint-chamond = { people-m }Saint-Chamond
counter-renault-ft-gun-leader = { people-m }Renault FT with gun (leader)
counter-renault-ft-gun = { people-m }Renault FT with gun
counter-renault-ft-mg = { people-m }Renault FT with machine gun

## weapons
counter-mg-08 = { people-f }MG 08
counter-mg-08-15 = { people-f }MG 08/15
counter-granatenwerfer = { people-m }Granatenwerfer
counter-leichter-minenwerfer = { people-m }leichter Minenwerfer
counter-25-cm-minenwerfer = { people-m }25 cm Minenwerfer
counter-77-mm-gun = { people-n }77 mm gun
counter-flammenwerfer = { people-f }Flammenwerfer
counter-saint-etienne = { people-f }Saint-Étienne
counter-hotchkiss = { people-f }Hotchkiss
counter-chauchat = { people-f }Chauchat
counter-crapouillot = { people-m }Crapouillot
counter-37-mm-gun = { people-n }37 mm gun
counter-75-mm-gun = { people-n }75 mm gun
counter-schilt = { people-f }Schilt flamethrower
counter-stokes-mortar = { people-m }Stokes mortar

## rules to choose
option-three-players = Two nations, two decks
option-three-players-text = Where two nations fight on one side, each has its own deck, hand, strategy card and chain of command; its cards serve its own men. They share turns, orders and victory points. In other scenarios nothing changes.
option-air-support-1917-only = German aircraft break in 1917 only
option-air-support-1917-only-text = The Air Support event breaks units for the Germans in 1917, but only suppresses them in 1918. Otherwise it breaks from 1917 on.
option-strategy-lifts = A strategy card may lift an attack
option-strategy-lifts-text = An attack whose firepower would be less than one may be made if a strategy card is to add to its roll.
option-mortars-spare-ground = Mortars do not change the ground
option-mortars-spare-ground-text = Only artillery turns terrain into shellholes and reduces fortifications. Otherwise mortars do so, too.
option-under-shot-interrupts = Under Shot answers the enemy's shells
option-under-shot-interrupts-text = The strategy card Under Shot is played when the enemy's barrage is about to fall, not in one's own turn.
option-offensive-from-one-hex = An offensive may start from one hex
option-offensive-from-one-hex-text = Formations that share a hex count as next to each other when the line of an offensive is made up.
option-wire-spares-tanks = Hidden wire does not stop tanks
option-wire-spares-tanks-text = Hidden Wire that appears under a moving tank is crushed at once.
option-air-actions = Actions strengthen an air assault
option-air-actions-text = Élan, Live Forever and Unternehmungslustig may be played before the roll of an air assault.
option-barrage-for-all = Barrage counts for the whole bombardment
option-barrage-for-all-text = The Barrage action strengthens every impact roll of the bombardment, not only the next one.
option-obstacle-sides-block = Edges of an obstacle block
option-obstacle-sides-block-text = A line of sight that runs along the hexside of a single obstacle is blocked. Otherwise both hexes beside the line must be obstacles.
option-offensive-bars-cards = An offensive is no move for cards
option-offensive-bars-cards-text = Actions and strategy cards for those who move cannot be played in an offensive.
