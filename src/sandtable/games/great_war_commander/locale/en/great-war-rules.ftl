# The rules of Great War Commander in our own words, for newcomers. Each message: a title on its first line, then what
# the rule says. The key ends with the number of the rule.

great-war-rule-scenario =
    Rules of this scenario
    The scenario itself says this: its date, where formations are set up, what they may not do, and what changes as time goes on. It wins over the general rules.

great-war-rule-intro-2 =
    Two nations on one side
    If it has been chosen and the scenario joins a second nation to a side, each of the two has its own deck, hand, discard pile and strategy card. An order or action serves men of the nation whose card it is, a leader activates only his own countrymen, and a telephone is used by its own nation. Rolls come from the deck of the nation that rolls. Turns, the number of orders, initiative, objectives, casualties and victory points belong to the side.

## 1 cards
great-war-rule-1-1 =
    Hand size
    How many cards you hold depends on your posture: 6 for an attacker, 5 on recon, 4 for a defender. You fill up your hand at the end of each of your own turns. Strategy cards do not count.
great-war-rule-1-s =
    Strategy cards
    Beside his hand each side may hold one strategy card of its nation, drawn at the start and whenever time moves on and it has none. You may play one in a turn, for its text or to add 1 to a roll, but not in a turn in which you pass. One drawn when time moved on waits for the next turn. It is never an order.
great-war-rule-1-s-1 =
    A strategy card for its text
    You do what the card says. It is discarded when that is done, or when what it does is over.
great-war-rule-1-3 =
    Turning a card over
    The top card of a player's draw pile is turned face up, the part that is needed is read off it, and it goes onto that player's discard pile.
great-war-rule-1-5 =
    A card as an order
    In your own turn you may play a card from your hand for the order at its top. It is discarded at once, and its action is lost until you draw the card again.
great-war-rule-1-8 =
    Random hex
    A card is turned over, and the hex printed on it is the one. Each time this happens, the number in it also decides whether broken weapons are repaired or lost.
great-war-rule-1-9 =
    A roll
    There are no dice in this game. Whoever rolls turns over the top card of his own deck and reads the two dice printed on it. They are added up, except when ordnance or artillery takes aim: then they are multiplied.
great-war-rule-1-9-1 =
    Triggers
    Some cards have a red box with their dice. When such a card is turned over for a roll, the trigger happens first, and then the roll takes effect as it was. Rolls made while a trigger is being carried out set off no others.
great-war-rule-1-9-1-1 =
    Trigger: Event!
    Whoever rolled turns over his next card and carries out the event on it at once. He decides what the event leaves open, unless it says otherwise.
great-war-rule-1-9-1-2 =
    Trigger: Jammed!
    All weapons that fire in this attack break; the attack itself goes on at full strength. Arms of tanks and telephones never jam. On any other kind of roll it means nothing.
great-war-rule-1-9-1-3 =
    Trigger: Sniper!
    Whoever rolled turns over a card for a random hex. He may break one formation of either side in that hex or next to it; one that was already broken is eliminated.
great-war-rule-1-9-1-4 =
    Trigger: Time!
    Play stops, and the time marker moves on by one space with everything that goes with it.

## 2 and 3 map and formations
great-war-rule-2-4 =
    The observer post
    Each side has an observer post on its own edge. It is no formation and cannot be attacked, but it can spot for the artillery, once a turn.
great-war-rule-3-1-1 =
    Firepower
    The strength of a formation in a fire attack and in melee. A tank may have two: one for its gun, which is ordnance, and one for its machine gun.
great-war-rule-3-1-2 =
    Range
    The greatest distance, in hexes, at which firepower can be used. The target's hex is counted, the firer's own is not.
great-war-rule-3-1-3 =
    Movement
    The movement points that a formation may spend while it moves. Beside a tank's movement stands its bog number.
great-war-rule-3-1-4 =
    Morale
    How well a formation stands up to fire, and how easily it rallies. The cover of its hex is always added, except for tanks.
great-war-rule-3-1-5 =
    Command
    A leader's command says how far away he can bring others along, and how much he helps units and weapons in his hex. Leaders of infantry never command tanks.
great-war-rule-3-1-6 =
    Tank leaders
    A tank leader's command brings along other tanks, to move or advance, until its side has lost its first tank. It adds nothing to any number.
great-war-rule-3-1-9 =
    Engineers at work
    With any order card except Command Confusion you may activate one unbroken unit of engineers instead: it places foxholes in its hex, or takes wire away from it. This counts as an order.
great-war-rule-3-2-1 =
    Breaking
    What breaks is turned over to its other side, and from then on it uses the numbers there. It keeps its weapon and its markers. Good order means neither broken nor suppressed.
great-war-rule-3-2-3 =
    Broken units and weapons
    A broken unit cannot fire the weapon it carries. Whether the weapon itself is broken is another matter.
great-war-rule-3-2-4 =
    Breaking twice
    What is broken and breaks again is eliminated. It goes to its side's casualty track, and the enemy scores victory points for it.
great-war-rule-3-2-5 =
    Rallying
    A broken formation that rallies is turned back to its good side.
great-war-rule-3-3-1-1 =
    Command radius
    When a leader is activated he may bring along any of his units that are no more hexes away than his command. With command 0, and always when he is broken, that is only his own hex.
great-war-rule-3-3-1-2 =
    The chain of command
    Activation that starts at your highest-ranking leader may be passed on to other leaders in his command radius, from them to leaders in theirs, and so on, each with units of his own. All of them count as activated by one leader, so they may form one fire group. A leader activated by himself brings units only.
great-war-rule-3-3-1-3 =
    Ranks
    A colonel ranks above a captain, a captain above a lieutenant, and a hero is the lowest. The leader on the map with the highest rank is the highest-ranking one.
great-war-rule-3-3-1-4 =
    Equal ranks
    Among leaders of one rank the one with the higher printed command is the highest-ranking, then the one with the higher printed morale, then the one whom the owner names. Only the good side of the counter counts.
great-war-rule-3-3-1-5 =
    Help for units in the leader's hex
    A leader adds his command to the firepower, range, movement and morale of every unit in his hex, whether he is activated or not. Of several leaders only one helps. Leaders and tanks get nothing.
great-war-rule-3-3-1-7 =
    Help for weapons in the leader's hex
    A leader adds his command to the firepower and range of weapons that units carry in his hex. Ordnance gets no such help.
great-war-rule-3-3-2 =
    Cohesion
    A unit is in cohesion on its own edge, in a friendly objective hex, with an unbroken weapon, or in the command radius of a leader. Runners and Stosstruppen always are; leaders and tanks need none.
great-war-rule-3-3-2-1 =
    Out of cohesion
    At the end of every turn each unit that is out of cohesion is suppressed, on both sides. Leaders and tanks are not concerned.

## 4 to 7 tracks, turn, time, victory
great-war-rule-4-3 =
    Casualty track
    Eliminated formations go to the first free space of their side's row; a tank takes 2. Heroes and runners never go there. When something has to be put on the space with the side's surrender marker, that side has lost.
great-war-rule-5 =
    The turn
    The sides take turns. In your turn you either give orders, or you pass and discard cards; never both. At its end overstacked hexes are cleared, units that are out of cohesion are suppressed, and you fill up your hand.
great-war-rule-5-1 =
    Orders
    You may give as many orders in your turn as the scenario allows your side, one card for each. They are carried out one after the other, so you see how one ends before you decide on the next.
great-war-rule-5-2 =
    Actions
    Both sides may play any number of actions in any turn. Only their hands and the conditions of each action set a limit.
great-war-rule-5-3 =
    Discarding
    In a turn without orders you may discard cards, up to the limit that the scenario gives, or none at all. Then you play no strategy card in that turn.
great-war-rule-5-4 =
    Filling up the hand
    At the end of your own turn you draw until your hand is full again. The other side draws nothing then. If the deck runs out, time moves on, and drawing continues from the reshuffled deck.
great-war-rule-6-1-2 =
    Time moves on
    On a Time! trigger or the last card of a deck the time marker moves on. The side that caused it reshuffles its deck, and past a certain space makes a sudden death roll. A defender gains 1 victory point; 2 gas and 2 smoke markers go; reinforcements come in, a new telephone takes the place of the old one; both sides may dig in. Who has no strategy card draws one.
great-war-rule-6-2-2 =
    Sudden death
    Once the time marker has reached the sudden death space, each advance of time brings a roll. If it is lower than the number of the space where the time marker stands, the game ends at once.
great-war-rule-6-3 =
    The end of the game
    You lose at once when your casualties reach your surrender marker, or when your last formation on the map is eliminated. Otherwise the game ends by sudden death, or when a side takes its last formation off the map. Then secret objectives are shown, and whoever is ahead in victory points wins; at 0 it is the holder of the Initiative card.
great-war-rule-7 =
    Victory points
    You score for eliminated enemies, for formations that leave by the enemy's edge, for runners that leave by your own, and for objectives you control. Both sides share one marker: what one gains, the other loses.
great-war-rule-7-1 =
    Points for eliminated formations
    A platoon is worth 2, a team 1, a runner 1, a leader 1 plus his command, a tank 3, a hero nothing. The enemy gets them, whatever was the cause.
great-war-rule-7-2-1 =
    Leaving the map
    A formation that moves, advances or takes part in an offensive may leave by the enemy's edge, and its side scores what it is worth. It is put on a later space of the time track and comes back as good as new. Runners leave by their own edge only.
great-war-rule-7-2-1-1 =
    Tanks that leave the map
    Each tank may leave the map once in a game. It takes 2 spaces of the time track and comes back by the enemy's edge when time reaches either.
great-war-rule-7-3-1 =
    Control of objectives
    An objective belongs to the side that was the last to be there without the enemy, even when it has gone. If it is in a building of several hexes, no enemy may be in any of them. Runners hold objectives but never take them.
great-war-rule-7-3-1-2 =
    A tank takes an objective
    The moment a tank takes an objective its side gains 1 victory point, whatever else the objective is worth.
great-war-rule-7-3-2 =
    Objective chits
    An objective is worth only what the chits in play say. Several chits for one objective add up. Some chits count for all five; two open ones make each exit or each elimination worth 1 more.
great-war-rule-7-3-3 =
    Open and secret chits
    Open chits count at once: when such an objective changes hands, its points are taken from one side and given to the other. Secret chits are known only to their owner and count when they are shown, at the latest at the end.

## 8 to 13
great-war-rule-8-1-1 =
    What a unit can have
    A formation has at most one suppressed marker, one veteran marker and one weapon. Only platoons and teams carry weapons.
great-war-rule-8-2 =
    Stacking
    At the end of every turn each side may have at most 7 soldiers in a hex: a platoon is 4, a team 2, a leader or runner 1, a tank 3. Its owner removes what is too much, and the enemy scores for it.
great-war-rule-8-2-1 =
    One tank in a hex
    Two tanks are never in the same hex, not even on the way. A tank counts as 3 soldiers.
great-war-rule-9-1 =
    The Initiative card
    Its holder may cancel a roll that either side has just made, before anything comes of it, and have it made again. The card then passes to the other side, who may use it at once.
great-war-rule-10-1 =
    Line of sight
    To fire at a hex you must see it. Sight runs in a straight line from the centre of one hex to the centre of the other, and it is the same both ways. What stands in or at the edges of these two hexes does not matter, except smoke and gas. Men never block it; a tank on the way hinders by 1.
great-war-rule-10-1-1 =
    Men and tanks on the line
    Units and leaders never affect a line of sight. A tank of either side on the way hinders it by 1.
great-war-rule-10-2 =
    Obstacles
    Woods, boulders, walls, hedges and hills on the way block the line of sight, and so does the drawing of a building that it touches.
great-war-rule-10-2-1 =
    A blaze blocks everything
    A blaze fills its whole hex with all six sides. No line of sight passes through or along it, at any height.
great-war-rule-10-3 =
    Hindrance
    Some terrain lets you see through it but makes the shot weaker: the firepower, or the aim of ordnance, drops by its number. Only the greatest hindrance on the line counts, they are never added up.
great-war-rule-10-3-2-1 =
    At least 1 firepower
    An attack needs 1 firepower or more after the hindrance is taken off. Actions that add firepower may lift it there.
great-war-rule-10-3-4 =
    Smoke and gas
    They hinder every line of sight into, out of or through their hex, and along its sides, at every height.
great-war-rule-11-1 =
    Weapons
    A weapon is activated together with the unit that carries it, and fires on its own or with others. It is fired only by a unit in good order. Heavy ones slow their carrier down.
great-war-rule-11-3 =
    Passing weapons on
    In a Move order a platoon can hand its weapon to a team in its hex for 1 movement point. If its carrier is eliminated the weapon is lost; if he leaves the map it goes with him. Its owner may throw it away at any time.
great-war-rule-11-4 =
    Broken weapons
    A weapon that breaks is turned over; if it breaks again, it is lost. Whenever a random hex is drawn, its number is compared with what is printed on each broken weapon: it may be repaired, be lost, or stay as it is.
great-war-rule-11-6 =
    Ordnance
    Mortars, guns and the guns of most tanks must first hit the hex with a targeting roll. They fire alone and never in opportunity fire.
great-war-rule-11-7 =
    Flamethrowers
    Whoever is attacked with a flamethrower has no cover of any kind. Only a team carries one.
great-war-rule-12 =
    Telephones
    A telephone stands for a battery behind the lines. Each side has at most one, and it stands in the artillery box of the bombardment that is chosen: local barrage, standing or creeping barrage, or gas.
great-war-rule-13-1 =
    Suppression
    Men are suppressed by some orders, actions and events, by gas, when they are out of cohesion, and when their defence, rally or rout roll comes out just equal. The marker stays until their side gives a Recover order.
great-war-rule-13-2 =
    What suppression does
    What is suppressed has 1 less firepower, range, movement and morale, and cannot fire its weapon. Being suppressed again makes it no worse, except by gas.

## orders
great-war-rule-o14-1 =
    Giving an order
    You play a card and name its order, then you activate one formation that has not been activated this turn. A leader may bring along units within his command radius. All are named before anything happens, and each can be activated only once a turn.
great-war-rule-o14-2-1 =
    Tank leaders
    A tank leader may bring along other tanks within its command radius, but only to move or advance, and only until its side has lost its first tank. Nobody else commands tanks.
great-war-rule-o14-5 =
    Orders must be carried out
    You cannot give an order that nobody could carry out, and at least one formation activated for it must really do it.
great-war-rule-o15 =
    Pass
    Instead of giving orders you may pass and discard as many cards as the scenario allows you, even none. If you discard one or more, a defender may answer with Hidden Unit.
great-war-rule-o16 =
    Advance
    Activated formations go one hex each, whatever it costs, even into a hex with enemies. Nobody can shoot at them on the way. Where both sides meet, there is a melee.
great-war-rule-o16-1 =
    Advancing
    Each activated formation may enter one neighbouring hex and stops there. Movement points and terrain costs do not matter, and there is no opportunity fire.
great-war-rule-o16-2 =
    What an advance can do
    Those who start in one hex may go one by one or together. They may enter a hex with enemies and leave the map by the enemy's edge, runners by their own.
great-war-rule-o16-4 =
    Melee
    When an order or a trigger has brought both sides into one hex, they fight there until one side is gone. Several melees are fought one after the other, in the order that the active player likes.
great-war-rule-o16-4-1 =
    Strength in melee
    A side that has only a runner loses him at once. Otherwise melee actions come first, the inactive side's before the active side's. Then each side adds up the firepower of all it has in the hex, with 1 more for each boxed one. Weapons do not count, and a tank uses the lower of two numbers.
great-war-rule-o16-4-2 =
    Rolls in melee
    The inactive side rolls first and adds its strength, then the active side does the same.
great-war-rule-o16-4-3 =
    The outcome of a melee
    The side with the lower total loses all it has in the hex. If the totals are equal, both sides do; only in a blockhaus or pillbox the side that was there first survives a tie.
great-war-rule-o17 =
    Air Assault
    An aircraft comes in over a random hex and attacks along one row of hexes, with bombs or with its machine guns.
great-war-rule-o17-1 =
    Bombing and strafing
    You point the aircraft along one of six rows from a random hex. Bombs hit one occupied hex of the row with 3 firepower in 1914 and 6 later; strafing hits two neighbouring hexes with 5, as soon as your nation has such aircraft. All units there are suppressed first. Cover counts, but sight and height do not.
great-war-rule-o18 =
    Artillery Denied
    The enemy's telephone breaks; if it was broken already, he loses it. He must have one for you to give this order.
great-war-rule-o18-1 =
    A telephone breaks
    Its owner's barrage is taken off the map at once: spotting round and impact markers.
great-war-rule-o19 =
    Artillery Request
    With a broken telephone you ask for battery access, and with a working one for fire for effect: a barrage, or gas.
great-war-rule-o19-1 =
    Battery access
    Your broken telephone works again, in an artillery box of your choice that the date allows. Nobody is activated.
great-war-rule-o19-2 =
    Fire for effect
    You put the telephone into a box: local barrage at any time, standing or creeping barrage from January 1915, gas from June 1915 for Germany, July 1915 for France, and always for America. Then your unbroken highest-ranking leader spots, or your observer post, which can do so once a turn.
great-war-rule-o19-2-1-1 =
    Spotting
    The spotting round goes to any hex that the spotter sees, however far. The observer post sees as if it stood at level 2.
great-war-rule-o19-2-1-2 =
    Accuracy and drift
    The two dice are multiplied, less any hindrance; on target means more than the distance in hexes. On target the round drifts one hex in the direction of each die of the next card. Off target it drifts in the direction of the white die, as far as the coloured one says. If it leaves the map, nothing happens.
great-war-rule-o19-2-1-3 =
    Gas attack
    Gas is placed in the hex of the round and the six around it; there is no roll. Whoever is there is suppressed, and breaks if he was suppressed already. The gas stays.
great-war-rule-o19-2-1-4 =
    Where the shells fall
    A local barrage hits the hex of the round and the six around it. A standing or creeping barrage hits a straight row of 7 hexes with the round in its middle, along the row that you choose.
great-war-rule-o19-2-1-4-1 =
    Impact on empty hexes
    First one roll is made for all hexes without men: the telephone's firepower and the dice. With 18 or more the ground becomes shellholes, a building or bridge rubble, and fortifications are reduced; a blockhaus or pillbox needs 20. Empty shellholes are left alone.
great-war-rule-o19-2-1-4-2 =
    Impact on occupied hexes
    Then each hex with men is attacked with a roll of its own, in the order you choose. First ground and fortification may suffer; then everybody there, of both sides, defends with the cover that is left. A standing or creeping barrage stays on the map afterwards.
great-war-rule-o19-2-2 =
    Firing again
    With another Artillery Request you may keep a standing or creeping barrage that is on the map, without spotting and accuracy; a spotter must still see its middle hex. Or you look for a new area, and the old one is given up.
great-war-rule-o19-2-2-1 =
    Standing barrage
    The barrage strikes the same hexes again and stays where it is.
great-war-rule-o19-2-2-2 =
    Creeping barrage
    The whole barrage moves one hex in a direction of your choice, strikes there and stays on the map.
great-war-rule-o20 =
    Command Confusion
    Such a card cannot be played for an order. Only if your runner is with your highest-ranking leader, neither has been activated and your telephone works, it may be played as an Artillery Request; both are then activated.
great-war-rule-o21 =
    Fire
    Activated men and their weapons shoot at hexes with enemies, alone or in fire groups. Attack total: firepower and a roll. Each formation in the target hex answers with its morale, its cover and a roll.
great-war-rule-o21-1 =
    When you may fire
    At least one of those activated, or a weapon of theirs, must have an enemy in sight and range.
great-war-rule-o21-2-1 =
    Range of ordnance
    The target must be within the printed range. Mortars also have a minimum range.
great-war-rule-o21-2-1-1 =
    Targeting roll
    The two dice are multiplied, less the greatest hindrance on the line. To hit, the result must be more than the distance in hexes; otherwise the attack has no effect.
great-war-rule-o21-3 =
    Fire attack
    Each activated piece may shoot once, a tank once with each of its arms, at a hex with enemies in its sight and range. One attack roll stands against a defence roll of each formation in the hex.
great-war-rule-o21-3-1 =
    Fire groups
    Men and weapons other than ordnance may fire together if they were activated by the same leader; those of the chain of command were. Each must see and reach the target, and their hexes must form a chain of neighbours. Tanks never join.
great-war-rule-o21-3-1-1 =
    Ordnance fires alone
    Ordnance joins no fire group. Nobody has to: units and their weapons may fire apart, at different hexes.
great-war-rule-o21-3-1-2 =
    Strength of a fire group
    You choose one piece whose firepower counts in full. Each other piece adds 1.
great-war-rule-o21-3-2 =
    Tanks that fire
    A tank may fire each of its arms, at one hex or at two. An unbroken tank has 2 more firepower at a hex next to it.
great-war-rule-o21-3-3 =
    Firing at tanks
    Only weapons, artillery and other tanks can hurt a tank; the firepower of units and leaders themselves cannot.
great-war-rule-o21-3-4 =
    Actions before the roll
    Actions that add firepower are played before the roll, and they all add up.
great-war-rule-o21-3-5 =
    Hindrance of a shot
    If any of those who fire is hindered, the whole attack loses the greatest such hindrance. With less than 1 firepower the shot cannot be made.
great-war-rule-o21-3-6 =
    Attack total
    The final firepower and the roll. If the roll says Jammed!, the weapons that fired break, but the total stands.
great-war-rule-o21-3-7 =
    Defence
    Each formation in the hex rolls and adds its morale with cover. Less than the attack total: it breaks. Equal: it is suppressed, or breaks if it is moving. More: nothing happens.
great-war-rule-o21-3-7-1 =
    Defence of tanks
    Neither cover nor command helps a tank.
great-war-rule-o22 =
    HMG Suppress
    One heavy machine gun pins down one hex with enemies, or two that are next to each other. There is no roll.
great-war-rule-o22-1 =
    Which machine gun
    The heavy machine gun must not be broken, its unit be in good order and not activated, in neither wire nor water, and an enemy be in its sight and range.
great-war-rule-o22-2 =
    What is pinned down
    All enemies in one hex, or in two neighbouring hexes, in sight and range of the gun are suppressed, leaders and tanks too. Hindrance does not matter.
great-war-rule-o23 =
    Move
    Activated formations spend movement points to enter hexes. The enemy may fire at them in each hex they enter.
great-war-rule-o23-1 =
    Movement points
    Each hex costs what its terrain says, more across hexsides and uphill. You may enter a hex only if you can pay for it in full.
great-war-rule-o23-2 =
    One after the other
    Each formation ends its move before the next begins. Those who start in one hex may go together, but then they stay together until the order ends, at the pace of the slowest.
great-war-rule-o23-4 =
    Where a move cannot go
    Not into a hex with enemies, not into impassable terrain, onto a bridge only along its road or railway, and off the map only by the enemy's edge, runners by their own.
great-war-rule-o23-5-1 =
    Tanks together
    Each tank is activated by itself. A tank leader may bring along other tanks within its command radius to move or advance, but no other tank leader, and only until its side has lost its first tank.
great-war-rule-o23-5-4 =
    Bogging down
    Gullies, slopes, rubble, trenches, foxholes and the first shellhole of an order may bog a tank down. There a roll is made at once, unless one of your units is in the hex. If it is not more than the tank's bog number, the tank stops and breaks.
great-war-rule-o23-5-7 =
    Tanks and wire
    A tank that enters wire crushes it and must stop there for the rest of the order.
great-war-rule-o23-5-8 =
    Ground closed to tanks
    A tank cannot enter woods without a road, a stream without a bridge, destroyed woods at all, nor a building that covers the middle of its hex, unless a road leads there.
great-war-rule-o24 =
    Offensive
    A whole line moves forward together, and then those who have moved may fire once.
great-war-rule-o24-1 =
    The line of an offensive
    Two or more unbroken formations that have not been activated, with a leader among them, each next to another of them. Command radius does not matter.
great-war-rule-o24-2 =
    How an offensive goes
    First all of them move, as in a Move order. Then those men who entered a new hex may make one fire attack together, with one leader and units in his command radius; no weapon and no tank fires.
great-war-rule-o24-2-1 =
    Moving in an offensive
    The enemy may fire as at any move. Nobody may play Assault Fire, no hex may ever be overstacked, and nobody enters a hex where he has been in this offensive.
great-war-rule-o25 =
    Recover
    Suppressed markers come off, and all your broken men try to rally.
great-war-rule-o25-1 =
    When you may recover
    You need something broken or suppressed. It activates you yourself, not your men, and only once a turn, Rout included.
great-war-rule-o25-2 =
    Rallying by an order
    First your suppressed markers come off, except in gas. Then one roll for each of your broken formations: less than its morale and it rallies, equal and it is suppressed, more and nothing happens.
great-war-rule-o26 =
    Rout
    You press your own or the enemy's broken men: who fails his roll falls back.
great-war-rule-o26-1 =
    Whom a rout can press
    A side with a broken unit or leader that has neither recovered nor routed this turn.
great-war-rule-o26-2 =
    Rout roll
    One roll for each broken formation except tanks. Less than its morale: nothing. Equal: it is suppressed. More: it falls back as many hexes as the difference. Cover does not help in gas.
great-war-rule-o26-3 =
    Falling back
    The owner chooses the way. Each hex must be nearer to his edge; terrain costs nothing, and there is no opportunity fire. Whoever has to go off the map, into enemies or into impassable terrain is eliminated.
great-war-rule-o27 =
    Runner
    One of three: a runner is placed with your highest-ranking leader; one of your runners moves; or, with a runner beside him and a working telephone, your highest-ranking leader makes an Artillery Request.
great-war-rule-o27-2-1 =
    A message gets through
    A runner who leaves the map by his own edge earns 1 victory point and can be used again.

## actions
great-war-rule-a28-1 =
    Playing actions
    Either side may play an action from its hand whenever its condition is met. Several may answer the same situation, and what they do adds up. If both sides want to, the inactive one goes first.
great-war-rule-a29 =
    Ach Komm!
    This cannot be played; the card is good only for its order.
great-war-rule-a30 =
    Ambush
    Before the rolls of a melee: the enemy chooses one of his formations there and breaks it.
great-war-rule-a31 =
    Assault Fire
    In your Move order: those of your moving pieces that have boxed firepower make one fire attack.
great-war-rule-a32 =
    Barrage
    Before an impact roll of your standing or creeping barrage, from 1915 on: 2 more firepower.
great-war-rule-a33 =
    Bayonets / Grenade Bundle
    Just before your melee roll: 2 more. Germans may instead play it before weapons of theirs fire at a tank next to them: 2 more firepower.
great-war-rule-a34 =
    Bore Sighting
    Only for a defender, just before an attack roll with a weapon of printed firepower 5 or more: 2 more firepower.
great-war-rule-a35 =
    Charge
    Just before your melee roll, with a leader of yours in the hex: 2 more.
great-war-rule-a36 =
    Concealment
    Just before your defence roll: the attack total drops by the cover of the hex, for all that are still to roll.
great-war-rule-a37 =
    Counterattack
    Just before your defence roll against fire, if an unbroken unit of yours other than a runner is next to one of those who fire: one or two of them next to your units are suppressed.
great-war-rule-a38 =
    Crossfire
    Just before your attack roll at those who move: 2 more firepower.
great-war-rule-a39 =
    Dig In
    When time has moved on: you place foxholes in a hex with men of yours, if it is not water and has no fortification yet.
great-war-rule-a40 =
    Élan
    Just before your melee or attack roll: 2 more.
great-war-rule-a41 =
    Engineering Works
    In your move, for somebody on the move with boxed movement: wire in his hex or next to it is removed, and those it has just stopped may go on.
great-war-rule-a42 =
    Opportunity fire
    In the enemy's move you may play a Fire card whenever somebody enters a hex, activate men as for a Fire order, and fire at that hex.
great-war-rule-a42-3 =
    Limits of opportunity fire
    Ordnance takes no part. Those activated for it may fire again at every hex entered later in the same order, without another card, but there is only one attack for each hex entered.
great-war-rule-a43 =
    Go to Ground
    Just before a defence roll, not of a tank, on open ground or a field without fortification: there is a shellhole, and it counts from this roll on.
great-war-rule-a44 =
    Hand Grenades
    Just before your attack roll, if one of the firing pieces is next to the target: 2 more firepower.
great-war-rule-a45 =
    Hidden defences
    These four actions are only for a side whose posture is defence: it turns out that something was there all the time.
great-war-rule-a45-1 =
    Hidden Pillbox
    Just before a defender's defence roll in an objective hex: a pillbox appears there, if it is not water and has no fortification.
great-war-rule-a45-2 =
    Hidden Position
    Just before a defender's defence roll in his set-up area, with cover 2 or better: a team with a gun appears there and has to defend itself as well. Germans get a 77 mm gun, the others a 75 mm gun.
great-war-rule-a45-3 =
    Hidden Unit
    When the enemy passes and discards: you roll on your support table, and what it brings appears in empty neighbouring hexes of your set-up area with cover 1 or better. No telephone comes so.
great-war-rule-a45-4 =
    Hidden Wire
    When enemies move or advance into a hex: wire appears there, and a move ends at once. Not in water, and not where there is a fortification.
great-war-rule-a46 =
    Intersect Machine Guns
    Just before your defence roll, if two or more of your working machine guns see and reach one of those who attack: the attack total drops by 1 for each of them.
great-war-rule-a47 =
    Light Wounds
    When one of your platoons is about to break: you lose 1 victory point, and a team takes its place instead. The team is broken if the platoon was, and keeps its weapon and markers.
great-war-rule-a48 =
    Live Forever
    Just before your melee or attack roll: 2 more.
great-war-rule-a49 =
    Major Gas Attack
    In your gas attack: one unit that has just broken by the gas is eliminated.
great-war-rule-a50 =
    Marksmanship
    Just before your attack roll, if a platoon or team of the nation named on the card is firing: 2 more firepower.
great-war-rule-a51 =
    No Quarter
    For Germans and Americans, after a melee that one of their units has survived: 2 victory points.
great-war-rule-a52 =
    Oh! Les Boches! / What Was That?
    This cannot be played; the card is good only for its order.
great-war-rule-a53 =
    Probe
    When one of your unbroken units or leaders has just broken on its defence roll: it rallies at once, and may go on with what it was doing.
great-war-rule-a54 =
    Storm Troops
    For Germans, from 1916 on, in their move: moving units with boxed range, and leaders with them, may enter hexes with enemies. There they stop, and a melee follows.
great-war-rule-a55 =
    Unternehmungslustig
    Just before your melee or attack roll: 2 more.

## events
great-war-rule-e57 =
    Air Support
    You may suppress all units in any one hex. For the Germans they break instead, from 1917 on.
great-war-rule-e58 =
    Auftragstaktik
    One of your leaders and all units in his hex may go together into one neighbouring hex.
great-war-rule-e59 =
    Battlefield Attrition / Breeze
    You gain 1 victory point for each enemy on the casualty track. Then all smoke and gas is gone, and each blaze spreads to the next building or woods in the direction of the wind printed on the card.
great-war-rule-e60 =
    Blaze
    The building or woods nearest to a random hex catches fire. Smoke and fortifications there are gone, and whoever is there flees to a neighbouring hex.
great-war-rule-e61 =
    Breeze
    All smoke and gas is gone, and each blaze spreads to the next building or woods in the direction of the wind printed on the card.
great-war-rule-e62 =
    Captured Papers
    You see the enemy's hand and choose one card that he discards. Then one of his secret objective chits, of your choice, is opened.
great-war-rule-e63 =
    Deserters
    Of your units that are out of cohesion, the one nearest to a random hex falls back 3 hexes.
great-war-rule-e64 =
    Detachment
    A platoon in a leader's hex may hand its weapon to a new team.
great-war-rule-e64-1 =
    A team is detached
    The platoon must be with a leader and carry a weapon. A team is added to the hex and takes the weapon; it is broken if the platoon is. What is about to happen to the platoon happens to the team, too.
great-war-rule-e65 =
    Devil Dogs
    You may rally one of your units, or move your surrender marker one space further away.
great-war-rule-e66 =
    En Avant!
    You may rally one of your units, or move your surrender marker one space further away.
great-war-rule-e67 =
    Engine Down
    The tank nearest to a random hex breaks, whichever side it is on.
great-war-rule-e68 =
    Fatigue
    All your men in the hex of yours that is nearest to the enemy's edge are suppressed.
great-war-rule-e69 =
    Field Promotion
    You may make one of your leaders veteran: 1 more firepower, range, movement and morale.
great-war-rule-e70 =
    Hero
    If your hero is not on the map, you place him in one of your hexes. He may rally one broken unit there. A hero can be activated again and again in a turn, and costs no points when he falls.
great-war-rule-e71 =
    High Command Meddling
    A card of your deck is laid face down before you. The next time you could give an order you must turn it over and give that order instead. If it cannot be carried out, the order is lost.
great-war-rule-e71-2 =
    No pass while the high command waits
    While the high command's card lies before you, you may not pass. Its order must be given even if it hurts you.
great-war-rule-e72 =
    Infiltration
    You roll on your support table. What is still to be had appears in a random hex or next to it, even among enemies, which means a melee. No telephone comes so.
great-war-rule-e73 =
    Intelligence
    The enemy shows his whole hand, and you choose one card of it that he discards.
great-war-rule-e74 =
    Interdiction / Breeze
    You must suppress one unit of either side that is in a hex with cover below 1. Then all smoke and gas is gone, and each blaze spreads with the wind.
great-war-rule-e75 =
    Killed in Action
    You must eliminate one broken formation of either side.
great-war-rule-e76 =
    Machine Gun Nest
    One of your units in good order without a weapon gets a light machine gun, if there were any at that date.
great-war-rule-e77 =
    Malfunction
    Of all weapons and tanks that work, the one nearest to a random hex is hit: a weapon breaks, a tank is suppressed.
great-war-rule-e78 =
    Marseillaise
    All your units and leaders in one hex rally.
great-war-rule-e79 =
    Meccano
    One tank may rally, or lose its suppressed marker.
great-war-rule-e80 =
    Mobile Firepower
    One of your unbroken units without a weapon gets a Chauchat, from May 1916 on.
great-war-rule-e81 =
    New Mission
    You draw one more secret objective chit, and a strategy card if you have none.
great-war-rule-e82 =
    Pétard-Raquette
    You break one enemy next to one of your units in good order.
great-war-rule-e83 =
    Raid
    You may suppress 2 enemy units or break 1, within 2 hexes of a unit of yours that is in good order and with a leader.
great-war-rule-e84 =
    Raid Prisoners
    You eliminate one enemy unit that is out of cohesion and next to one of your unbroken units.
great-war-rule-e85 =
    Recall Leader
    Your leader nearest to your own edge leaves the map and comes back when time moves on.
great-war-rule-e86 =
    Reconnaissance
    You choose one of the enemy's secret objective chits. It is open from then on.
great-war-rule-e87 =
    Reinforcements
    You roll on your support table. What is still to be had comes in at your own edge; a telephone takes the place of the one you have.
great-war-rule-e88 =
    Runner
    You may place a runner with your highest-ranking leader.
great-war-rule-e89 =
    Sappers
    You may place or remove wire in a hex without enemies next to one of your units in good order.
great-war-rule-e90 =
    Scrounge
    You may give one of your lost weapons to one of your units that has none.
great-war-rule-e91 =
    Stragglers
    As Infiltration, but all who come so are suppressed.
great-war-rule-e92 =
    Suppressing Fire
    You suppress one enemy unit or tank in sight and range of one of your working machine guns.
great-war-rule-e93 =
    Surrender
    You must eliminate one of your broken units that is next to an enemy unit.
great-war-rule-e94 =
    Telephone Wires Cut
    The enemy's telephone breaks; if it was broken already, he loses it. A bombardment that is under way is finished first.
great-war-rule-e95 =
    Trommelfeuer
    In a random hex and two neighbours of it that you choose, all tanks are eliminated and all units break, on both sides. Buildings and pillboxes become rubble, trenches foxholes, and all else shellholes.
great-war-rule-e96 =
    Valor
    One of your units next to an enemy becomes veteran: 1 more firepower, range, movement and morale.
great-war-rule-e97 =
    Walking Wounded
    You choose one eliminated unit or leader of either side. It comes back, broken, in a random hex or next to it.

## strategy cards
great-war-rule-s98 =
    Strategy cards
    Each side may hold one strategy card and play one in a turn, for its text or to add 1 to a roll. Who has none draws one when time moves on, and plays it in a later turn. Who passes plays none in that turn.
great-war-rule-s98-1 =
    A strategy card for its text
    It is played in your own turn, unless the card says otherwise, and you do what it says. Of several ways you use one.
great-war-rule-s98-1-1 =
    Reminder cards
    Some cards stay face up on the table for the rest of the game. They are no longer held, so their owner may draw another.
great-war-rule-s98-1-2 =
    Cards with a date
    The text of some cards holds only in scenarios of certain years. To add 1 to a roll they can always be played.
great-war-rule-s98-2 =
    A strategy card for a roll
    Right after any roll of either side, and after the Initiative card, it may add 1. Not to a sudden death roll. The inactive side decides first. Triggers are not changed by it.
great-war-rule-s98-3 =
    French strategy cards
    France has nine strategy cards of its own.
great-war-rule-s98-3-1 =
    { strategy-aerial-reconnaissance }
    { strategy-aerial-reconnaissance-text }
great-war-rule-s98-3-2 =
    { strategy-air-dominance }
    { strategy-air-dominance-text }
great-war-rule-s98-3-3 =
    { strategy-anti-gas-strategy } (France)
    { strategy-anti-gas-strategy-text }
great-war-rule-s98-3-4 =
    { strategy-assaults }
    { strategy-assaults-text }
great-war-rule-s98-3-5 =
    { strategy-field-reports }
    { strategy-field-reports-text }
great-war-rule-s98-3-6 =
    { strategy-french-75s }
    { strategy-french-75s-text }
great-war-rule-s98-3-7 =
    { strategy-gabions-et-fascines }
    { strategy-gabions-et-fascines-text }
great-war-rule-s98-3-8 =
    { strategy-la-force-noire }
    { strategy-la-force-noire-text }
great-war-rule-s98-3-9 =
    { strategy-under-shot } (France)
    { strategy-under-shot-text }
great-war-rule-s98-4-1 =
    { strategy-anti-gas-strategy } (Germany)
    { strategy-anti-gas-strategy-text }
great-war-rule-s98-4-2 =
    { strategy-dog-fights }
    { strategy-dog-fights-text }
great-war-rule-s98-4-3 =
    { strategy-drachen }
    { strategy-aerial-reconnaissance-text }
great-war-rule-s98-4-4 =
    { strategy-forward-observer }
    { strategy-forward-observer-text }
great-war-rule-s98-4-5 =
    { strategy-red-trousers }
    { strategy-red-trousers-text }
great-war-rule-s98-4-6 =
    { strategy-sturmabteilung-vor }
    { strategy-sturmabteilung-vor-text }
great-war-rule-s98-4-7 =
    { strategy-sturmtruppen }
    { strategy-sturmtruppen-text }
great-war-rule-s98-4-8 =
    { strategy-under-shot } (Germany)
    { strategy-under-shot-text }
great-war-rule-s98-4-9 =
    { strategy-walter-rathenau }
    { strategy-walter-rathenau-text }
great-war-rule-s98-5-1 =
    { strategy-anti-gas-strategy } (America)
    { strategy-anti-gas-strategy-text }
great-war-rule-s98-5-2 =
    { strategy-battle-morale }
    { strategy-battle-morale-text }
great-war-rule-s98-5-3 =
    { strategy-doughboy-surge }
    { strategy-doughboy-surge-text }
great-war-rule-s98-5-4 =
    { strategy-firepower }
    { strategy-firepower-text }
great-war-rule-s98-5-5 =
    { strategy-flying-squadrons }
    { strategy-flying-squadrons-text }
great-war-rule-s98-5-6 =
    { strategy-hidden-path }
    { strategy-hidden-path-text }
great-war-rule-s98-5-7 =
    { strategy-scout }
    { strategy-scout-text }
great-war-rule-s98-5-8 =
    { strategy-under-shot } (America)
    { strategy-under-shot-text }
great-war-rule-s98-5-9 =
    { strategy-woods-fighting }
    { strategy-woods-fighting-text }

## terrain
great-war-rule-t99-3 =
    Cover
    Cover is added to the morale of everybody in the hex except tanks, for every purpose, and it can be below 0. If there are several kinds, only one counts: the best, unless the owner wants another.
great-war-rule-t99-5 =
    Ground that is shot up
    When shells hit a hex with a total of 18 or more, it becomes a shellhole; a building or bridge becomes rubble. From then on it is that terrain.
great-war-rule-t100 =
    Blaze
    Nobody can be in or enter a burning hex. It blocks all lines of sight.
great-war-rule-t101 =
    Boulders
    Cost 1, cover 2. They block the line of sight and hide the hex right behind them from above. Shells of 18 or more make a shellhole of them.
great-war-rule-t102 =
    Bridge
    It is entered and left only along its road, railway or trail, for 1 movement point. Cover 2; it hinders the line of sight by 1. Shells of 18 or more make rubble of it.
great-war-rule-t103 =
    Brush
    Costs 2, cover 1. Seeing through it is hindered by 3. Shells of 18 or more make a shellhole of it.
great-war-rule-t104 =
    Building
    Costs 2, cover 3. Its drawing blocks the line of sight, and it hides the hex right behind it from above. An objective in a building of several hexes covers all of them. Shells of 18 or more make rubble of it.
great-war-rule-t105 =
    Fence
    Costs 1 more to cross and gives no cover. It hinders sight by 1, unless it is at the edge of the firing or the target hex.
great-war-rule-t106 =
    Field
    Costs 1, no cover. Seeing through it is hindered by 1. Shells of 18 or more make a shellhole of it.
great-war-rule-t107 =
    Gas
    Costs 1 more. Whoever enters is suppressed, and breaks if he was suppressed already. Sight into, out of and through it is hindered by 1. In gas suppressed markers do not come off, and cover does not help against a rout.
great-war-rule-t107-2 =
    Gas blows away
    Each time time moves on, the side that caused it removes 2 gas markers of its choice.
great-war-rule-t108 =
    Gully
    Costs 2, cover 1. Men in it are seen, and see, only from next to it or from higher ground. Tanks may bog down. Shells of 18 or more make a shellhole of it.
great-war-rule-t109 =
    Hedge
    Costs 1 more to cross. It gives cover 1 against fire that comes in over it, but not against mortars and artillery. It blocks the line of sight, unless it is at the edge of the firing or the target hex.
great-war-rule-t110 =
    Hills
    Hills have levels from 1 to 4. Going up costs 1 more, except along a road. From higher ground you see over lower obstacles, but not into the hex right behind them. A tank that changes level may bog down.
great-war-rule-t110-2 =
    Firing up and down
    If the target is lower than any of the firing pieces, the attack has 1 more firepower; if it is higher than any of them, 1 less.
great-war-rule-t110-3-2 =
    Seeing up and down a hill
    Looking up, you see only as far as the edge of each higher level. Looking down, you see only from the edge of your own level, and nothing as high as you may lie in between.
great-war-rule-t110-3-3 =
    Hills in between
    A hill blocks the line of sight between two hexes that are both lower than it.
great-war-rule-t110-4 =
    Seeing over obstacles
    From a hill you see over obstacles that stand lower than you; those as high as you or higher block.
great-war-rule-t110-4-1 =
    Blind hexes
    From higher ground the hex right behind lower woods, boulders or a building is hidden, if it is no higher than they are. Of destroyed woods it takes two hexes to hide the next.
great-war-rule-t110-5 =
    Hindrances and height
    Terrain that hinders sight does so only at its own level; from higher ground you see over it. Smoke and gas hinder at every height.
great-war-rule-t111 =
    Marsh
    Costs 3, no cover. Seeing through it is hindered by 1. It is water: no weapon can be fired from it, and there is never smoke, fire or a fortification in it.
great-war-rule-t112 =
    Open ground
    Costs 1, gives no cover and does not affect sight. Shells of 18 or more make a shellhole of it.
great-war-rule-t113 =
    Orchard
    Costs 1, cover 1. Seeing through it is hindered by 2. Shells of 18 or more make a shellhole of it.
great-war-rule-t114 =
    Quarry
    Costs 2, from quarry to quarry 1; cover 1. Men in it are seen, and see, only from next to it or from higher ground. Shells of 18 or more make a shellhole of it.
great-war-rule-t115 =
    Railway
    Along it every hex costs 1. Cover is that of the other terrain. It hinders sight by 1, unless you look right along it.
great-war-rule-t116 =
    Road
    Along it every hex costs 1, also uphill, and who has come upon a road has 1 more movement for the rest of the order. On open ground it takes 1 off the cover. Looking right along it, nothing is in the way.
great-war-rule-t117 =
    Rubble
    Costs 2, cover 2. Seeing through it is hindered by 2. Tanks may bog down. Shells of 18 or more make a shellhole of it.
great-war-rule-t118 =
    Shellhole
    Costs 1, and 1 more for the first one in an order; cover 1. It does not affect sight and is never shot up further. The first one in an order may bog a tank down.
great-war-rule-t119 =
    Smoke
    Smoke exists from 1916 on. It does not change cost or cover. It hinders sight into, out of and through its hex by the number on its marker.
great-war-rule-t120 =
    Stream
    Costs 3, cover is 1 below zero, and sight is not affected. It is water: no weapon can be fired from it, and there is never smoke, fire or a fortification in it.
great-war-rule-t121 =
    Trail
    Along it every hex costs 1. Through printed shellholes it takes away the extra cost and the danger of bogging down.
great-war-rule-t121-1 =
    Trails are shot up
    Where a trail runs through printed shellholes, shells of 18 or more destroy it there for the rest of the game.
great-war-rule-t122 =
    Wall
    Costs 1 more to cross. It gives cover 2 against fire that comes in over it, but not against mortars and artillery. It blocks the line of sight, unless it is at the edge of the firing or the target hex.
great-war-rule-t122-1 =
    Destroyed wall
    Like a wall with cover 2, but it costs nothing more to cross.
great-war-rule-t123 =
    Water barrier
    Nobody can ever be there. It does not affect sight.
great-war-rule-t124 =
    Woods
    Costs 2, cover 2. Woods block the line of sight and hide the hex right behind them from above. Shells of mortars and artillery burst in the trees: 2 more against those in woods. Shells of 18 or more make a shellhole of them.
great-war-rule-t124-1 =
    Destroyed woods
    Costs 1, and 1 more for the first one in an order; cover 2. You see 2 hexes deep into them. Tanks cannot enter. Shells of 18 or more make a shellhole of them.

## fortifications
great-war-rule-f125-1 =
    Fortifications
    There are foxholes, trenches, mines, wire, pillboxes and blockhauses. They come with the set-up or by some actions and events, and serve both sides alike.
great-war-rule-f125-2 =
    How fortifications go
    They are removed by events, by engineers, and by artillery. Tanks crush wire, and a blaze burns everything.
great-war-rule-f125-3 =
    Fortifications are shot up
    When shells hit a hex with a total that reaches what is printed for its fortification, that becomes the next weaker one, or shellholes or rubble.
great-war-rule-f125-4 =
    One in a hex
    Only one fortification fits in a hex, and none in water. Its cover is not added to another.
great-war-rule-f126 =
    Blockhaus
    Cover 6. The side that was the last to be there alone survives a tied melee. Shells of 20 or more make rubble of it.
great-war-rule-f127 =
    Foxholes
    Cover 3. Tanks may bog down. Shells of 18 or more make a shellhole of them.
great-war-rule-f128 =
    Mines
    They attack everybody who enters or leaves the hex, of either side. Shells of 18 or more destroy them.
great-war-rule-f128-1 =
    When mines attack
    They attack those of either side who move, advance or retreat into the hex or out of it. Those who move together suffer one attack.
great-war-rule-f128-2 =
    The mine attack
    Mines attack with 6 firepower, tanks with 9, and cover does not help. Only those on the move roll for defence; the other side rolls for the mines.
great-war-rule-f129 =
    Pillbox
    Cover 5. The side that was the last to be there alone survives a tied melee. Shells of 20 or more make rubble of it.
great-war-rule-f130 =
    Trench
    Cover 4, and a safe way from trench to trench. Tanks may bog down. Shells of 18 or more make foxholes of it.
great-war-rule-f130-1 =
    Cover of a trench
    Cover 4; shells of 18 or more make foxholes of it.
great-war-rule-f130-2 =
    Along the trenches
    Moving between a trench and a neighbouring trench, blockhaus or pillbox costs 1, whatever the terrain, and nobody can fire at it. Tanks cannot do so.
great-war-rule-f131 =
    Wire
    It weakens those who are in it, stops those who move, and no weapon can be fired from it. Shells of 18 or more destroy it.
great-war-rule-f131-1 =
    In the wire
    Men in wire have 1 less firepower, range and morale.
great-war-rule-f131-2 =
    Wire stops a move
    As soon as somebody moving has entered or left a hex with wire, his movement points are gone. Advances and retreats are not stopped.
great-war-rule-f131-3 =
    Firing from wire
    Men in wire form no fire group with pieces outside, and no weapon can be fired from wire.
