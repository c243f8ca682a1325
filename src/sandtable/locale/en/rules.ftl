# The rules in our own words, for newcomers. Each message: a title on its first line, then what the rule says.
# Key: the number of the rule in small letters, with dashes for dots. The ledger of the game has every rule in full.

rule-scenario =
    Rules of this scenario
    The scenario itself says this: where units are set up, what they may not do, and what changes as time goes on. It wins over the general rules.

## 1 cards
rule-1-1 =
    Hand size
    How many cards you hold depends on your posture: 6 for an attacker, 5 on recon, 4 for a defender. You start with a full hand and fill it up again at the end of each of your own turns.
rule-1-2 =
    What is secret
    Nobody sees your hand, and nobody sees the draw piles. The discard piles lie open for both sides.
rule-1-3 =
    Turning a card over
    The top card of a player's draw pile is turned face up, the part that is needed is read off it, and it goes onto that player's discard pile.
rule-1-5 =
    A card as an order
    In your own turn you may play a card from your hand for the order at its top. It is discarded at once, and its action is lost until you draw the card again.
rule-1-6 =
    A card as an action
    In anybody's turn you may play a card from your hand for its action, if the moment is right. It is discarded at once, so the same card cannot give its order as well. Fire cards are both: an order in your turn, an action in the enemy's.
rule-1-8 =
    Random hex
    A card is turned over, and the hex printed on it is the one. Each time this happens, the number in it also decides whether broken weapons are repaired or lost.
rule-1-9 =
    A roll
    There are no dice in this game. Whoever rolls turns over the top card of his own deck and reads the two dice printed on it. They are added up, except when ordnance or artillery takes aim: then they are multiplied.
rule-1-9-1 =
    Triggers
    Some cards have a red box with their dice. When such a card is turned over for a roll, the trigger happens first, and then the roll takes effect as it was. Rolls made while a trigger is being carried out set off no others.
rule-1-9-1-1 =
    Trigger: Event!
    Whoever rolled turns over his next card and carries out the event on it at once. He decides what the event leaves open, unless it says otherwise.
rule-1-9-1-2 =
    Trigger: Jammed!
    All weapons that fire in this attack break; the attack itself goes on at full strength. On any other kind of roll it means nothing.
rule-1-9-1-3 =
    Trigger: Sniper!
    Whoever rolled turns over a card for a random hex. He may break one unit of either side in that hex or next to it; a unit that was already broken is eliminated.
rule-1-9-1-4 =
    Trigger: Time!
    Play stops, and the time marker moves on by one space with everything that goes with it.

## 3 units
rule-3-1-1 =
    Firepower
    The strength of a unit in a fire attack and in melee. Leaders, markers and wire may change it.
rule-3-1-2 =
    Range
    The greatest distance, in hexes, at which the unit can use its firepower. The target's hex is counted, the unit's own is not.
rule-3-1-3 =
    Movement
    The movement points that the unit may spend in a Move order.
rule-3-1-4 =
    Morale
    How well a unit stands up to fire, and how easily it rallies. The cover of its hex is always added.
rule-3-2-1 =
    Breaking
    A unit that breaks is turned over to its other side, and from then on it uses the weaker numbers there. It keeps its weapon and its markers.
rule-3-2-3 =
    Broken units and weapons
    A broken unit cannot fire the weapon it carries. Whether the weapon itself is broken is another matter.
rule-3-2-4 =
    Breaking twice
    A broken unit that breaks again is eliminated. It goes to its side's casualty track, and the enemy scores victory points for it.
rule-3-2-5 =
    Rallying
    A broken unit that rallies is turned back to its good side.
rule-3-3-1 =
    Command
    Leaders have a command number. It says how far away they can bring others along in an order, and how much they help squads, teams and weapons in their own hex. A broken leader's command is 0.
rule-3-3-1-1 =
    Command radius
    When a leader is activated he may bring along any of his squads and teams that are no more hexes away than his command. With command 0 that is only his own hex. He can never bring another leader.
rule-3-3-1-2 =
    Help for units in the leader's hex
    A leader adds his command to the firepower, range, movement and morale of every squad and team in his hex, whether he is activated or not. Several leaders add up. Leaders do not help leaders.
rule-3-3-1-3 =
    Help for weapons in the leader's hex
    A leader adds his command to the firepower and range of weapons that squads and teams carry in his hex. Ordnance gets no such help, and neither does a weapon that a leader carries himself.

## 4 to 7 tracks, turn, time, victory
rule-4-2 =
    Casualty track
    Eliminated units go to the first free space of their side's row. When a unit has to be put on the space with the side's surrender marker, that side has lost.
rule-5 =
    The turn
    The sides take turns. In your turn you either give orders, or you pass and discard cards; never both. Actions are free for both sides at any time, as far as their hands allow.
rule-5-1 =
    Orders
    You may give as many orders in your turn as your side is allowed, one card for each. They are carried out one after the other, so you see how one ends before you decide on the next.
rule-5-2 =
    Actions
    Both sides may play any number of actions in any turn. Only their hands and the conditions of each action set a limit.
rule-5-3 =
    Discarding
    In a turn without orders you may discard cards, up to the limit of your nation, to get rid of what you cannot use.
rule-5-4 =
    Filling up the hand
    At the end of your own turn you draw until your hand is full again. The other side draws nothing then. If the deck runs out, time moves on, and drawing continues from the reshuffled deck.
rule-6-1-2 =
    Time moves on
    When a Time! trigger is rolled, or the last card of a deck is used, the time marker moves on by one space. The side that caused it reshuffles its deck, and past a certain space it makes a sudden death roll. Then a defender gains 1 victory point, one smoke is taken off, reinforcements due now come in, and both sides may dig in.
rule-6-2-2 =
    Sudden death
    Once the time marker has reached the sudden death space, each advance of time brings a roll. If it is lower than the number of the space where the time marker stands, the game ends at once.
rule-6-3 =
    The end of the game
    You lose at once when your casualties reach your surrender marker, or when the last of your units on the map is eliminated. Otherwise the game ends by sudden death, or when a side takes its own last unit off the map. Then secret objectives are shown, and whoever is ahead in victory points wins; at 0 it is the holder of the Initiative card.
rule-7 =
    Victory points
    You score for eliminated enemies, for units that leave by the enemy's edge, and for objectives you control. Both sides share one marker: what one gains, the other loses.
rule-7-1 =
    Points for eliminated units
    A squad is worth 2, a team 1, a leader 1 plus his command, a hero nothing. The enemy gets them, whatever was the cause.
rule-7-2-1 =
    Leaving the map
    A unit that moves or advances may leave by the enemy's edge, and its side scores as many points as the unit is worth. It is put on a space of the time track of its owner's choice and comes back as a reinforcement.
rule-7-3-1 =
    Control of objectives
    An objective belongs to the side that was the last to have units there without the enemy, even when they have gone. If it is in a building of several hexes, no enemy may be in any of them.
rule-7-3-2 =
    Objective chits
    An objective is worth only what the chits in play say. Several chits for one objective add up. Some chits count for all five, some double points, and one wins the game for whoever holds all five.
rule-7-3-3 =
    Open and secret chits
    Open chits count at once: when such an objective changes hands, its points are taken from one side and given to the other. Secret chits are known only to their owner and count when they are shown, at the latest at the end.

## 8 to 13
rule-8-1-1 =
    What a unit can have
    A unit has at most one suppressed marker, one veteran marker and one weapon.
rule-8-1-2 =
    One radio
    Each side has at most one radio. While it is there, no other can come in.
rule-8-2 =
    Stacking
    At the end of every turn each side may have at most seven soldiers in a hex: a squad is four, a team two, a leader one. Its owner removes what is too much, and the enemy scores for it. In each such hex he may first split one squad into two teams.
rule-9-1 =
    The Initiative card
    Its holder may cancel a roll that either side has just made, before anything comes of it, and have it made again. The card then passes to the other side, who may use it at once.
rule-10-1 =
    Line of sight
    To fire at a hex you must see it. Sight runs in a straight line from the centre of one hex to the centre of the other, and it is the same both ways. What stands in or at the edges of these two hexes does not matter, except smoke. Units never block it.
rule-10-2 =
    Obstacles
    Woods, buildings, walls, hedges, hills and blazes block the line of sight when it touches their drawing on the way.
rule-10-2-1 =
    A blaze blocks everything
    A blaze fills its whole hex with all six sides. No line of sight passes through or along it, at any height.
rule-10-3 =
    Hindrance
    Some terrain lets you see through it but makes the shot weaker: the firepower, or the aim of ordnance, drops by its number. Only the greatest hindrance on the line counts, they are never added up.
rule-10-3-2-1 =
    At least 1 firepower
    An attack needs 1 firepower or more after the hindrance is taken off. Actions that add firepower may lift it there.
rule-10-3-4 =
    Smoke
    Smoke hinders every line of sight into, out of or through its hex, and along its sides. Of several smokes only the thickest counts.
rule-11-1 =
    Weapons
    A weapon is activated together with the unit that carries it, and fires on its own or with others. It cannot be fired while its carrier is broken or suppressed. Heavy ones slow their carrier down.
rule-11-3 =
    Passing weapons on
    In a Move order a weapon can be handed to another unit in the same hex for 1 movement point. If its carrier is eliminated or leaves the map, it goes with him. Its owner may throw it away at any time.
rule-11-4 =
    Broken weapons
    A weapon that breaks is turned over; if it breaks again, it is lost. Whenever a random hex is drawn, its number is compared with what is printed on each broken weapon: it may be repaired, be lost, or stay as it is.
rule-13-1 =
    Suppression
    A unit is suppressed by some events, and when its defence, rally or rout roll comes out just equal. The marker stays until its side gives a Recover order.
rule-13-2 =
    What suppression does
    A suppressed unit has 1 less firepower, range, movement and morale, and cannot fire its weapon. Being suppressed again makes it no worse.

## orders
rule-o14-1 =
    Giving an order
    You play a card and name its order, then you activate one unit that has not been activated this turn. If it is a leader, he may bring along squads and teams within his command radius. All are named before anything happens, and each unit can be activated only once a turn.
rule-o14-4 =
    Orders must be carried out
    You cannot give an order that nobody could carry out, and at least one unit activated for it must really do it.
rule-o15 =
    Pass
    Instead of giving orders you may pass, and discard as many cards as your nation may. If you discard one or more, the enemy may answer with Demolitions or Hidden Unit.
rule-o16 =
    Advance
    Activated units go one hex each, whatever it costs, even into a hex with enemies. Nobody can shoot at them on the way. Where both sides meet, there is a melee.
rule-o16-1 =
    Advancing
    Each activated unit may enter one neighbouring hex and stops there. Movement points and terrain costs do not matter, and there is no opportunity fire.
rule-o16-2 =
    What an advance can do
    It may enter a hex with enemies, leave the map by the enemy's edge, and climb a cliff if the unit carries no weapon. Water barriers and blazes stay closed to it.
rule-o16-4 =
    Melee
    When an order or a trigger has brought units of both sides into one hex, they fight there until one side is gone. Several melees are fought one after the other, in the order that the active player likes.
rule-o16-4-1 =
    Strength in melee
    First come Ambush actions, the inactive side's before the active side's. Then each side adds up the firepower of all its units in the hex, broken ones too, with 1 more for each unit whose firepower is boxed. Weapons do not count.
rule-o16-4-2 =
    Rolls in melee
    The inactive side rolls first and adds its strength, then the active side does the same.
rule-o16-4-3 =
    The outcome of a melee
    The side with the lower total loses all its units in the hex. If the totals are equal, both sides do; only in a bunker or pillbox the side that was there first survives a tie.
rule-o17 =
    Artillery Denied
    The enemy's radio breaks; if it was broken already, he loses it. He must have one for you to give this order.
rule-o18 =
    Artillery Request
    With a broken radio you ask for battery access, and with a working one for fire for effect. For the second you also need an unbroken leader to spot.
rule-o18-1 =
    Battery access
    Your broken radio works again, at once. Nobody is activated.
rule-o18-2 =
    Fire for effect
    One unbroken leader is activated as the spotter. He marks a hex, a roll shows how true the aim is, the shells drift a little, and then they hit seven hexes.
rule-o18-2-1 =
    Spotting
    The spotting round goes to any hex that the spotter sees, however far. If the radio has smoke shells, you say now whether you want smoke instead.
rule-o18-2-2 =
    Accuracy and drift
    The two dice are multiplied, less any hindrance; on target means more than the distance in hexes. On target the round drifts one hex in the direction of each die of the next card. Off target it drifts in the direction of the white die, as far as the coloured one says. If it leaves the map, nothing happens.
rule-o18-2-3 =
    Impact
    In the hex of the round and the six around it, every hex with units of either side or a fortification is attacked: the radio's firepower and a roll, against which each unit makes its defence roll. One particular roll destroys the fortification.
rule-o19 =
    Command Confusion
    A card with this order cannot be played for an order; it only fills your hand.
rule-o20 =
    Fire
    Activated units and their weapons shoot at hexes with enemies, alone or in fire groups. Attack total: firepower and a roll. Each unit in the target hex answers with its morale, its cover and a roll.
rule-o20-1 =
    Who can be ordered to fire
    At least one of the units you activate, or a weapon of theirs, must have an enemy within its range and line of sight.
rule-o20-2 =
    Ordnance
    Mortars, guns and the like, marked by a white band, must first hit the hex by a targeting roll. They fire alone, take no part in opportunity fire, and get no help from leaders.
rule-o20-2-1 =
    Firing smoke
    Some ordnance can fire smoke instead, at any hex it could reach, with or without enemies. If it hits, a random smoke marker is placed there.
rule-o20-2-2 =
    Minimum range
    Some weapons cannot fire at targets that are too near. The least distance is printed with their range.
rule-o20-2-3 =
    Targeting roll
    The two dice are multiplied, less the hindrance. The shot hits if the result is more than the distance to the target; otherwise the attack is over.
rule-o20-3 =
    The fire attack
    Each activated piece may fire once in the order, at a hex within its range and sight that holds an enemy. Everybody in that hex is attacked; units in between are not.
rule-o20-3-1 =
    Fire group
    Several pieces may fire together if each of them sees the target and has the range, and if their hexes form a chain of neighbours. Nobody has to join.
rule-o20-3-1-1 =
    Ordnance fires alone
    Ordnance is never part of a fire group.
rule-o20-3-1-2 =
    Firepower of a group
    One piece of your choice counts in full, and every other piece adds 1.
rule-o20-3-2 =
    Firing through hindrance
    The firepower drops by the greatest hindrance on any line from a firing piece to the target. If less than 1 would be left, the shot cannot be taken.
rule-o20-3-3 =
    The attack roll
    Just before it the firing side may play actions. Then it rolls, and firepower and roll make the attack total.
rule-o20-3-4 =
    The defence roll
    Each unit in the target hex rolls, one at a time, as its owner likes, and adds its morale and cover. Less than the attack total: it breaks. Equal: it is suppressed, or it breaks if it is moving. More: nothing happens.
rule-o21 =
    Move
    Activated units go from hex to hex and pay movement points. After every hex the enemy may react.
rule-o21-1 =
    Movement points
    Entering a hex costs what its terrain says, with 1 more across a wall, hedge or fence and 1 more uphill. A unit must be able to pay the whole cost. How much it has changes on the way, as it leaves its leader or comes upon a road.
rule-o21-2 =
    One after another, or together
    One unit finishes its move before the next begins. Units that start in the same hex may go together, if they stay together; then the slowest sets the pace.
rule-o21-3 =
    The enemy may fire
    Each time a moving unit enters a hex, the other side may answer with opportunity fire.
rule-o21-4 =
    Where a move cannot go
    Not into a hex with enemies, not into water barriers or blazes, not over a cliff, and onto a major bridge only along its road. The map is left only by the enemy's edge, for 1 movement point.
rule-o22 =
    Recover
    All your suppressed units recover, and each of your broken units tries to rally.
rule-o22-1 =
    Who can recover
    You need at least one broken or suppressed unit. You are activated yourself, not your units, so they are free for other orders; but only one Recover is possible in a turn, and none after a Rout against yourself.
rule-o22-2 =
    How recovery goes
    First all your suppressed markers come off. Then you make one rally roll for each unit that was broken when you gave the order, one after another as you like.
rule-o22-3 =
    The rally roll
    Less than the unit's morale, cover and command included: it rallies. Equal: it is suppressed and stays broken. More: nothing happens. Roll for broken leaders first, they help the others.
rule-o23 =
    Rout
    The broken units of one side, yours or the enemy's, are tested; those that fail run towards their own edge.
rule-o23-1 =
    Whom a rout can strike
    You choose a side that has broken units and has not recovered or routed in this turn.
rule-o23-2 =
    The rout roll
    You roll for each unit that was broken when the order was given. Less than its morale: nothing. Equal: it is suppressed. More: it retreats as many hexes as the difference.
rule-o23-3 =
    Retreat
    The unit's owner moves it, and every hex must be nearer to its own edge. It costs no movement points and nobody can fire at it. If it has to leave the map, or has no way but into enemies or impassable terrain, it is eliminated.

## actions
rule-a24-1 =
    Playing actions
    Each action says when it can be played. Several may be played at the same moment, and they add up. If both sides want to, the inactive side plays all of its own first.
rule-a25 =
    Ambush
    In a melee, before the rolls: the enemy must break one of his own units in it, of his choice.
rule-a26 =
    Assault Fire
    During your Move order: one fire attack by units that are moving and have boxed firepower, or by such weapons of theirs.
rule-a27 =
    Bore Sighting
    Only for a defender, just before an attack roll with a weapon of printed firepower 5 or more: 2 more firepower.
rule-a28 =
    Command Confusion
    A card with this action cannot be played for an action.
rule-a29 =
    Concealment
    Just before one of your defence rolls: the attack total drops by the cover of the hex under attack, for this roll and those still to come.
rule-a30 =
    Crossfire
    Just before your attack roll at moving units: 2 more firepower.
rule-a31 =
    Demolitions
    When the enemy passes and discards: you remove a fortification from a hex where you have a unit.
rule-a32 =
    Dig In
    When time has moved on: you place foxholes in a hex with one of your units, if it is not water and has no fortification yet.
rule-a33 =
    Opportunity fire
    In the enemy's Move order you may play a Fire card whenever a moving unit enters a hex, activate units as for a Fire order, and fire at that hex.
rule-a33-1 =
    When it can be played
    Only in the enemy's Move order, right after a moving unit has paid to enter a new hex.
rule-a33-2 =
    How it goes
    The card activates one unit, or a leader with those he brings along. Units activated so may make one attack on the hex just entered, and then the mover goes on.
rule-a33-3 =
    Limits of opportunity fire
    Ordnance takes no part. Units activated for it may fire again at every hex entered later in the same order, without another card, but there is only one attack for each hex entered.
rule-a34 =
    Hand Grenades
    Just before your attack roll, if one of the firing pieces is next to the target: 2 more firepower.
rule-a35 =
    Hidden defences
    These five actions are only for a side whose posture is defence: it turns out that something was there all the time.
rule-a35-1 =
    Hidden Entrenchments
    Just before a defender's defence roll: foxholes appear in the hex under attack, if it is no building or water and has no fortification. They count from this roll on.
rule-a35-2 =
    Hidden Mines
    When enemies move or advance into a hex: mines appear there and attack them at once. Not in water, and not where there is a fortification.
rule-a35-3 =
    Hidden Pillbox
    Just before a defender's defence roll in an objective hex: the only pillbox of the game appears there, if it is not in play yet.
rule-a35-4 =
    Hidden Unit
    When the enemy passes and discards: you roll on your support table and take one unit from it for nothing. It appears in an empty hex of your set-up area with cover 1 or better.
rule-a35-5 =
    Hidden Wire
    When enemies move or advance into a hex: wire appears there, and a move ends at once. Not in water, and not where there is a fortification.
rule-a36 =
    Light Wounds
    When one of your squads is about to break: you lose 1 victory point, and a team takes its place instead. The team is broken if the squad was, and keeps its weapon and markers.
rule-a37 =
    Marksmanship
    Just before your attack roll, if a squad or team of the nation named on the card is firing: 2 more firepower.
rule-a38 =
    No Quarter
    After a melee that one of your units has survived: 2 victory points. Germans may play it only against Russians, Russians against anybody.
rule-a39 =
    Smoke Grenades
    For a unit that is moving and has boxed movement: a random smoke marker in its own hex or one next to it. You name the hex before you see how thick it is.
rule-a40 =
    Spray Fire
    Just before your attack roll, if all firing pieces have boxed range: the same roll also attacks a second hex with enemies next to the first. All pieces must reach both.
rule-a41 =
    Sustained Fire
    Just before your attack roll, if a machine gun or mortar is firing: 2 more firepower. But if the roll is a double, one of these weapons breaks.

## events
rule-e43 =
    Air Support
    A random hex is drawn. You may break all units in it, of both sides; if it is empty, those in the nearest hex that has any.
rule-e44 =
    Battle Harden
    One of your units of your choice becomes veteran.
rule-e44-1 =
    Veterans
    A veteran unit has 1 more firepower, range, movement and morale, until it is eliminated or leaves the map.
rule-e45 =
    Battlefield Integrity
    You gain 1 victory point for each enemy unit on the casualty track.
rule-e46 =
    Blaze
    A random hex catches fire, unless it is water. Smoke and fortifications in it are gone, and units there flee to neighbouring hexes of their owners' choice.
rule-e47 =
    Booby Trap
    Mines are placed in a random hex, unless it is water, on fire or fortified.
rule-e48 =
    Breeze
    All smoke is taken off the map, and each blaze spreads to the next hex in the direction of the wind printed on the card.
rule-e49 =
    Command and Control
    You gain 1 victory point for each objective you control.
rule-e50 =
    Commissar
    The Russian player must choose one of his broken units and roll. More than its morale: it is eliminated. Otherwise it rallies.
rule-e51 =
    Cower
    All your squads that are outside every leader's command radius are suppressed.
rule-e52 =
    Deploy
    You may split one of your squads into two teams.
rule-e52-1 =
    Splitting a squad
    The squad is replaced by two teams of your side's quality, in the same hex.
rule-e52-2 =
    What the teams take over
    Both are broken if the squad was. Its weapon and its suppressed and veteran markers go to one team each, as you choose. What was about to happen to the squad happens to both.
rule-e53 =
    Dust
    A random smoke marker is placed in a random hex, unless it is water or on fire.
rule-e54 =
    Élan
    Your surrender marker moves one space further away: your men can take one more loss.
rule-e55 =
    Entrench
    You may place foxholes in a hex with one of your units, if it is not water and has no fortification yet.
rule-e56 =
    Field Promotion
    If your nation's private is not on the map, you may place him, a leader, with one of your broken units.
rule-e57 =
    Fog of War
    Each side draws one card at random from the other's hand, and it is discarded.
rule-e58 =
    Hero
    If your hero is not on the map, you place him in one of your hexes. He may rally one broken unit there. A hero can be activated again and again in a turn, and costs no points when he falls.
rule-e59 =
    Infiltration
    You roll on your support table and take one unit from it for nothing. It appears in a random hex or next to it, even among enemies, which means a melee.
rule-e60 =
    Interdiction
    You must suppress one unit of either side that is in a hex with cover below 1.
rule-e61 =
    Interrogation
    The enemy shows you his whole hand, and you may choose one card that he has to discard.
rule-e62 =
    Killed in Action
    You must eliminate one broken unit of either side.
rule-e63 =
    Malfunction
    The working weapon nearest to a random hex breaks, whoever carries it.
rule-e64 =
    Medic
    You must rally one broken unit of either side.
rule-e65 =
    Mission Objective
    You draw one more objective chit and keep it secret, unless it has no secret side.
rule-e66 =
    Prisoners of War
    You must eliminate one of your broken units that has an enemy in its hex or next to it. So keep broken units away from the enemy.
rule-e67 =
    Reconnaissance
    The enemy must show one of his secret objective chits. It is open from then on.
rule-e68 =
    Reinforcements
    You roll on your support table and take one entry from it for nothing. Units come in at your own edge of the map; a radio is ready at once if you have none.
rule-e69 =
    Rubble
    Wire is placed in a random hex, unless it is water, on fire or fortified.
rule-e70 =
    Sappers
    You may remove mines or wire from one hex, anywhere on the map.
rule-e71 =
    Scrounge
    You may take one lost weapon of either side and give it to one of your units that has none.
rule-e72 =
    Shell Shock
    The unit nearest to a random hex breaks, whichever side it is on.
rule-e73 =
    Shellholes
    Foxholes are placed in a random hex, unless it is water, on fire or fortified.
rule-e74 =
    Strategic Objective
    One more objective chit is drawn and lies open; it counts at once.
rule-e75 =
    Suppressing Fire
    You may suppress one enemy within range and sight of one of your machine guns that could fire.
rule-e76 =
    Walking Wounded
    You choose one eliminated unit of either side. It comes back, broken, in a random hex or next to it. The points scored for it stay.
rule-e77 =
    White Phosphorus
    You may draw a smoke marker and place it next to one of your unbroken squads. Each side with units in that hex must break one of its own there.

## terrain
rule-t78-3 =
    Cover
    Cover is added to the morale of every unit in the hex, for every purpose, and it can be below 0. If there are several kinds, only one counts: the best, unless the owner wants another.
rule-t79 =
    Blaze
    Nobody can be in or enter a burning hex. It blocks all lines of sight.
rule-t80 =
    Bridge
    A bridge gives cover 2, less 1 for the road on it, and hinders the line of sight by 1.
rule-t80-1 =
    Major bridge
    It spans whole hexes. It is entered and left only along its road or railway, for 1 movement point.
rule-t80-2 =
    Minor bridge
    It lies within one hex. Along its road or railway it costs 1; from any other side, what the rest of the hex costs.
rule-t81 =
    Brush
    Costs 2, cover 1. Seeing through it is hindered by 3.
rule-t82 =
    Building
    Costs 2, cover 3. It blocks the line of sight. An objective in a building of several hexes covers all of them.
rule-t83 =
    Cliff
    No move crosses a cliff. Units without a weapon may advance up or down it. It does not affect sight.
rule-t84 =
    Fence
    Costs 1 more to cross and gives no cover. It hinders sight by 1, unless it is at the edge of the firing or the target hex.
rule-t85 =
    Field
    Costs 1, no cover. Seeing through it is hindered by 1.
rule-t86 =
    Gully
    Costs 2, cover 1. Units in it are seen, and see, only from next to it or from higher ground.
rule-t87 =
    Hedge
    Costs 1 more to cross. It gives cover 1 against fire that comes in over it, but not against mortars and artillery. It blocks the line of sight, unless it is at the edge of the firing or the target hex.
rule-t88 =
    Hills
    Hills have levels from 1 to 4. Going up costs 1 more, firing down adds 1 firepower, and firing up takes 1 off. From higher ground you see over lower woods and houses, but not into the hex right behind them.
rule-t88-2 =
    Firing up and down
    If the target is lower than any of the firing pieces, the attack has 1 more firepower; if it is higher than any of them, 1 less.
rule-t88-3-2 =
    Seeing up and down a hill
    Looking up, you see only as far as the edge of each higher level. Looking down, you see only from the edge of your own level, and nothing as high as you may lie in between.
rule-t88-3-3 =
    Hills in between
    A hill blocks the line of sight between two hexes that are both lower than it.
rule-t88-4 =
    Seeing over obstacles
    From a hill you see over obstacles that stand lower than you; those as high as you or higher block.
rule-t88-4-1 =
    Blind hexes
    From higher ground the hex right behind a lower wood or building is hidden, if it is no higher than they are. Beyond it you see again.
rule-t88-5 =
    Hindrances and height
    Terrain that hinders sight does so only at its own level; from higher ground you see over it. Smoke hinders at every height.
rule-t89 =
    Marsh
    Costs 3, no cover. Seeing through it is hindered by 1. It is water: no weapon can be fired from it, and there is never smoke, fire or a fortification in it.
rule-t90 =
    Open ground
    Costs 1, gives no cover and does not affect sight.
rule-t91 =
    Orchard
    Costs 1, cover 1. Seeing through it is hindered by 2.
rule-t92 =
    Railway
    Along it every hex costs 1. Cover is that of the other terrain. It hinders sight by 1, unless you look right along it.
rule-t93 =
    Road
    Along it every hex costs 1, and a unit that has come upon a road has 1 more movement for the rest of the order. It takes 1 off the cover in its hex, even below 0. Looking right along it, nothing in the hex is in the way.
rule-t94 =
    Smoke
    Smoke does not change cost or cover. It hinders sight into, out of and through its hex by the number on its marker.
rule-t95 =
    Stream
    Costs 3, cover is 1 below zero, and sight is not affected. It is water: no weapon can be fired from it, and there is never smoke, fire or a fortification in it.
rule-t96 =
    Trail
    Along it every hex costs 1. Unlike a road it gives no extra movement and takes away no cover.
rule-t97 =
    Wall
    Costs 1 more to cross. It gives cover 2 against fire that comes in over it, but not against mortars and artillery. It blocks the line of sight, unless it is at the edge of the firing or the target hex.
rule-t98 =
    Water barrier
    Nobody can ever be there. It does not affect sight.
rule-t99 =
    Woods
    Costs 2, cover 2. Woods block the line of sight. Shells of mortars and artillery burst in the trees: 2 more against units in woods.

## fortifications
rule-f100-1 =
    Fortifications
    There are foxholes, trenches, mines, wire, bunkers and one pillbox. They come with the set-up or by some actions and events, and serve both sides alike. One fits in a hex, and none in water.
rule-f100-2 =
    How fortifications go
    They are removed only by events, by Demolitions, or by artillery that rolls exactly the right number.
rule-f101 =
    Bunker
    Cover 6, or 7 against mortars and artillery. The side that was in it first survives a tied melee.
rule-f102 =
    Foxholes
    Cover 3, or 4 against mortars and artillery.
rule-f103 =
    Mines
    They attack everybody who enters or leaves the hex, of either side.
rule-f103-1 =
    When mines attack
    They attack units of either side that move, advance or retreat into the hex or out of it. Units that move together suffer one attack.
rule-f103-2 =
    The mine attack
    Mines attack with 6 firepower, in some scenarios with 7 or 8, and cover does not help. Only the units on the move roll for defence; the other side rolls for the mines.
rule-f104 =
    Pillbox
    Cover 5, or 6 against mortars and artillery. There is only one in the game. The side that was in it first survives a tied melee.
rule-f105 =
    Trench
    Cover 4, or 5 against mortars and artillery, and a safe way from trench to trench.
rule-f105-1 =
    Cover of a trench
    Cover 4, or 5 against mortars and artillery.
rule-f105-2 =
    Along the trenches
    Moving between a trench and a neighbouring trench, bunker or pillbox costs 1, whatever the terrain, and nobody can fire at it.
rule-f106 =
    Wire
    It weakens units that are in it, stops those that move, and no weapon can be fired from it.
rule-f106-1 =
    In the wire
    Units in wire have 1 less firepower, range and morale.
rule-f106-2 =
    Wire stops a move
    As soon as a moving unit has entered or left a hex with wire, its movement points are gone. Advances and retreats are not stopped.
rule-f106-3 =
    Firing from wire
    Units in wire form no fire group with pieces outside, and no weapon can be fired from wire.
