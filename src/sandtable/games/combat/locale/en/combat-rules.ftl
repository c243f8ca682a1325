# The rules of Combat! Volume 1 in our own words, for newcomers. Each message: a title on its first line, then what the rule says.

## 2 to 4
combat-rule-2-0 =
    Troop Quality, skills and dice
    Every man has a Troop Quality, perhaps Leadership, and a skill with each weapon. A D10 counts from 0 to 9. Who rolls his number or less has made it. Wounds, Morale, Orders and cards change the number.
combat-rule-2-0-r0 =
    Rule of 0
    Where the number needed is below 0, a rolled 0 still gives a chance: he rolls again and must make his Troop Quality plus that negative number. If that too is below 0, there is no hope.
combat-rule-3-0 =
    The map
    One hex is a few steps of ground. The name of a hex is its column and its row. Any number of men may share a hex.
combat-rule-4-0 =
    The turn
    You play a card, give Orders, the Enemy gets his; then come four Impulses. In each of them every Team acts once, lowest initiative first: each man does what his Order shows, then looks around, then may Duck Back. At the end grenades go off and checks are made.

## 5 cards
combat-rule-5-0 =
    Your hand
    You play one card each turn and may keep five. With an empty hand you may draw one card; planned cards are added.
combat-rule-5-1 =
    Friendly cards
    A card gives your three Teams their initiative. It is also an Order, a Discard or an Event card, and its bar tells wounds when it is drawn for a hit.
combat-rule-5-1-1 =
    Order cards and events
    What an Order card says happens when it is played. Some of it lasts this turn: changed skills, barred Orders, a man who can only hide.
combat-rule-5-1-2 =
    Discard cards
    You spend such a card from your hand at its moment: before or after a roll, at a hit, at an event, or when all is quiet. Then it is discarded.
combat-rule-5-1-3 =
    Event cards
    Two cards have no initiative. When one comes up, an event is rolled, deck and discards are shuffled together, and the draw goes on.

## 6, 7 Orders
combat-rule-6-0 =
    Order markers
    A marker shows four numbers, one for each Impulse: black must move, blue may move, red fires, M attacks. Many markers change Weapon Skill or Leadership; some take all of it.
combat-rule-7-0 =
    Giving Orders
    Before any Enemy card is drawn, every man of yours gets one Order, in any sequence. He has to do what its number says in each Impulse.
combat-rule-7-01 =
    Aimed Fire
    He may fire on Impulses 2 and 4 at a Known Enemy who has been in sight since the Impulse began.
combat-rule-7-02 =
    Rapid Fire
    He may fire on all four Impulses, at −2. Slow weapons cannot.
combat-rule-7-03 =
    Suppressive Fire
    He may fire on every Impulse, a Slow weapon on 2 and 4. What the target does and where it lies do not count, but a hit is only a Morale Check.
combat-rule-7-04 =
    Run & Gun
    He moves on Impulses 1 and 3. On 2 he may fire at a target he has, on 4 he must; without a target he moves. The shots have −2.
combat-rule-7-05 =
    Sneak
    He may move on Impulse 2 and must on 4. He keeps low: grass, fields in summer, logs and hollows hide him.
combat-rule-7-06 =
    Evade
    He moves a hex on every Impulse, in short dashes that are hard to hit.
combat-rule-7-07 =
    Sprint
    He moves one hex on Impulse 1 and two on each other. Who has entered Rough terrain Ducks Back at the end of the Impulse. After one hex of two he can stop only by ducking.
combat-rule-7-08 =
    Charge
    He runs at a Known Enemy seen within 4 hexes: one hex, one, two, and then he attacks with +1. If he meets nobody by Impulse 3, he Ducks Back.
combat-rule-7-09 =
    Grenade
    The target is a Known Enemy within 4 hexes. He arms on Impulse 1, steps closer or shifts the target on 2, throws up to 3 hexes on 3. The throw scatters on 9, or on 6 and more if he does not see the hex. Then it lies near or far from each man there.
combat-rule-7-10 =
    Smoke Grenade
    He must pass a check to be given this Order. He throws on Impulse 3 at any hex within 3.
combat-rule-7-11 =
    Rifle Grenade
    With the launcher, after a check, at a Known Enemy in sight and range. The target may be shifted by a check on Impulses 1 and 2; it is fired on 3 and goes off at once.
combat-rule-7-12 =
    Plan
    A leader who still holds this Order at the end of the turn and passes a check draws as many cards as his Leadership, for the next turn.
combat-rule-7-13 =
    Reload
    At the end of the turn ammunition markers come off.
combat-rule-7-14 =
    Medical Aid
    A medic who shares a hex with a wounded man may bandage one wound at the end of the turn, if he passes a check. His patient lies still.
combat-rule-7-15 =
    Search
    With a captured officer, or in a place the scenario names, a passed check at the end of the turn finds papers.
combat-rule-7-16 =
    Hide
    He keeps low and does nothing. In cover and out of sight of all Known Enemies, a check at the end of the turn makes him Hidden again.
combat-rule-7-17 =
    Rally
    A man who is Cautious or worse takes a Rally Check at the end of the turn, with +1 near another leader. A routed man must first pass a check, in cover and out of sight.
combat-rule-7-18 =
    Carry
    He takes another man of his hex along and may move a hex on Impulses 2 and 4.
combat-rule-7-19 =
    Duck Back
    Who is hit, wounded, fails a Morale Check or wants to break off Ducks Back. When he is next activated, it becomes Hide.

## 8 men
combat-rule-8-1 =
    Your men
    A counter shows Troop Quality, Leadership, weapons and grenades. A Tough man draws two wound cards and the better one counts. A Medic can bandage.
combat-rule-8-2 =
    Unknown Enemies and Dummies
    Enemies start face down: you see their Team and no more. Some are Dummies: they move and look around like men, and vanish when they are found out or would have to fire, throw, fight or be hit.

## 9 the Enemy's Orders
combat-rule-9-0 =
    Enemy cards
    Every Alert Enemy draws a card for his Order. The first card of a Team also gives its initiative.
combat-rule-9-1 =
    Reading an Enemy card
    In Cover or In Open, then his Morale, pick one of ten lines. It gives his Order and the directions of his moves. Teams act by initiative, lowest first.
combat-rule-9-2 =
    Large Battle
    One card serves the whole Team.
combat-rule-9-4 =
    Taking cover
    An Enemy who entered cover and sees a Spotted man takes a plain check; if he passes, he Ducks Back. Not with Run & Gun, Grenade or Charge, and not Berserk.
combat-rule-9-5 =
    Edges of the map
    Over his own edge or yours an Enemy leaves the game. A Neutral edge stops him: he waits if a later move leads on, else he Ducks Back. Your men leave the map only where the scenario lets them.
combat-rule-9-6 =
    Charge and Grenade Checks
    With C or G on his line and a Spotted man within 4 hexes, he checks in the printed sequence. The first passed check replaces his Order.
combat-rule-9-8 =
    Waiting and Alert
    A Waiting Enemy does nothing but look around. Shots, explosions, hits, Melee, comrades or the sight of your men make him Alert, for good. So does a hit from any distance, or one of your men who comes into his hex.
combat-rule-9-8-1 =
    Alert by a shot
    Any weapon fired within 10 hexes of a Waiting Enemy makes him Alert, after the whole attack.
combat-rule-9-8-2 =
    Alert by sight
    When activated, a Waiting Enemy who sees a Spotted man of yours becomes Alert.
combat-rule-9-8-3 =
    Alert by a hit
    Another Enemy within 3 hexes was hit by fire.
combat-rule-9-8-4 =
    Alert by a comrade
    An Alert Enemy enters his hex.
combat-rule-9-8-5 =
    Alert by an explosion
    Something goes off within 5 hexes.
combat-rule-9-8-6 =
    Alert by a leader
    At the end of the turn he is within the Leadership of a Known, Alert officer or NCO.
combat-rule-9-8-7 =
    Alert by Melee
    There is a Melee within 3 hexes.
combat-rule-9-8-8 =
    Alert by neighbours
    At the end of the turn an Alert Enemy is within 3 hexes and sees him.
combat-rule-9-8-9 =
    Alert by spotting
    He has spotted one of your men.

## 10 what the Enemy does
combat-rule-10-0 =
    Enemies act
    A Team's men act from the top row down; in one row the one nearest to your men goes first. Wounds and weapons that bar a move make it the next slower one.
combat-rule-10-01 =
    The Enemy's aimed fire
    On Impulses 2 and 4 he must fire if he has a target: the easiest to hit, then the nearest, then by lot.
combat-rule-10-02 =
    The Enemy's rapid fire
    As Rapid Fire of your men, but he must fire. A Slow weapon makes it Aimed Fire.
combat-rule-10-03 =
    The Enemy's suppressive fire
    As Suppressive Fire of your men, but he must fire.
combat-rule-10-04 =
    The Enemy's Run & Gun
    He moves by his directions on Impulses 1 and 3; on 2 and 4 he fires if he can, else he moves.
combat-rule-10-05 =
    The Enemy sneaks
    The first direction on Impulse 2, the second on 4, and he must move.
combat-rule-10-06 =
    The Enemy evades
    The first direction on Impulses 1 and 3, the second on 2 and 4.
combat-rule-10-07 =
    The Enemy sprints
    One hex on Impulse 1, two on each other, by his directions. Rough terrain stops him and he Ducks Back; if a later Impulse leads around it, he waits.
combat-rule-10-08 =
    The Enemy charges
    He runs at the nearest Spotted man, then at the one of lowest Troop Quality, through the terrain in which he is hardest to hit. With no contact by Impulse 3 he Ducks Back.
combat-rule-10-09 =
    The Enemy's grenades
    The target is the nearest Spotted man within 4 hexes. He arms, steps closer (cover first) or, if no man of yours is there, lets the marker go nearer to a Spotted one, throws on Impulse 3, and on 4 leaves open ground.
combat-rule-10-10 =
    The Enemy reloads
    With No Ammo a firing Order becomes Reload. Who runs dry in mid-turn and has no other weapon Ducks Back.
combat-rule-10-11 =
    The Enemy hides
    He keeps low and only looks around.
combat-rule-10-12 =
    The Enemy rallies
    He takes a Rally Check at the end of the turn. A routed one needs cover, nobody in sight and a passed check.
combat-rule-10-13 =
    The Enemy ducks
    As with your men: at his next activation it becomes Hide.

## 11 terrain
combat-rule-11-0 =
    Cover and Rough terrain
    Every terrain gives cover or not, is Rough or not, and blocks sight in its own way. Smoke makes any hex cover. A line along a hexside is blocked only if both hexes block it.
combat-rule-11-01 =
    Rocks
    Cover, Rough, half a level high. Who hides, rallies or reloads here can be shaken by a hit, but not wounded.
combat-rule-11-02 =
    Buildings
    Cover, Rough, one level high. Who hides, rallies or reloads inside can be shaken by a hit, but not wounded.
combat-rule-11-03 =
    Trees
    Cover, one level high. Sight is blocked only where the line runs through a drawn tree.
combat-rule-11-04 =
    Marsh
    Cover, Rough, half a level high.
combat-rule-11-05 =
    Hedgerows
    Cover, Rough, half a level high; the hex blocks sight.
combat-rule-11-06 =
    Walls
    Cover, Rough, half a level high; the hex blocks sight.
combat-rule-11-07 =
    Long grass
    Cover, half a level high. It hides only those who keep low.
combat-rule-11-08 =
    Depressions
    Cover, half a level deep. A man who keeps low in one is seen only from very near, from high ground or along the hollow.
combat-rule-11-09 =
    Streams
    As a depression, and Rough.
combat-rule-11-10 =
    Orchards
    Cover, one level high; the hex blocks sight.
combat-rule-11-11 =
    Logs
    Cover. They hide those who keep low, where the line runs through a drawn log.
combat-rule-11-12 =
    Fields
    No cover. From June to August they hide those who keep low.
combat-rule-11-13 =
    Foxholes
    Cover; a man who keeps low in one is hidden as in a depression.
combat-rule-11-14 =
    Rubble
    What is left of a building: cover, Rough, half a level high.
combat-rule-11-15 =
    Craters
    Cover and Rough; a man who keeps low in one is hidden as in a depression.
combat-rule-11-16 =
    Open ground
    No cover, and nothing in the way.

## 12 sight and spotting
combat-rule-12-0 =
    Sight and spotting
    In his activation a man may check every Unknown he sees: Troop Quality with wounds, range, and what the other does and where. If he makes it, the Unknown is turned over. Enemies look for your Hidden men in the same way.
combat-rule-12-1 =
    Heights
    What is as high as the higher of the two men blocks the line. What is lower hides some Blind Hexes behind it, more the farther away it is, fewer the higher the looker stands.

## 13, 14 fire
combat-rule-13-0 =
    Fire
    Weapon Skill, range, the target's Order and terrain, the firer's Order, Morale, wounds and smoke make a number; a roll of it or less hits, and a wound card is drawn. A natural 9 misses and costs ammunition; a natural 0 that hits raises the firer's Morale. An Enemy shoots at the man he hits most easily, then at the nearest, then by lot.
combat-rule-13-2 =
    Fire betrays
    A Hidden man who fires or throws in sight of a real Enemy is Spotted. An Unknown who fires or throws in sight of your men is turned over first.
combat-rule-14-0 =
    Weapons
    Each has a range, modifiers by distance and a number of shots. Of some the number can be chosen.
combat-rule-14-1 =
    Slow and heavy weapons
    Slow weapons cannot Rapid Fire; an Unknown's shows when he would first fire, and his Order changes. A Heavy one does not Sprint and has another −2 with Run & Gun. A Very Heavy one only sneaks, or evades with an assistant.
combat-rule-14-2 =
    Live grenades
    They go off at the end of the turn: several rolls against each man near or far, then Morale Checks in and around the hex, and smoke. Who leaves the hex is safe; who comes in is in danger. Who ducks with a live grenade in his hand drops it. Nothing is thrown further than 3 hexes.
combat-rule-14-3 =
    Machine guns
    A belt-fed gun uses Troop Quality for its skill, with −3 without an assistant. The assistant does as the operator does. A Known Enemy gun of Normal Morale or better that sees a Spotted man gets Aimed Fire without a card, or Rapid Fire if it sees 3 of them or one within 3 hexes.

## 15 to 19
combat-rule-15-0 =
    Melee
    Men of both sides in one hex fight. On Impulses 2 and 4 each checks his Troop Quality: +1 after a Charge, +2 for the first attack of a man not seen before. Success draws a wound card. An Enemy attacks whom he charged, else the lowest Troop Quality. The winner Ducks Back at his next activation, unless a prisoner is in the hex.
combat-rule-16-0 =
    Wounds
    The bar of the wound card says: Close Call and a Morale Check, Light Wound, Bad Wound, or death. Wounds lower Troop Quality and skill, bar fast moves and mean Duck Back and a Wound Morale Check.
combat-rule-16-1 =
    Bandages
    A bandaged wound is turned over: it counts less, and only a bandaged Bad Wound still bars a Sprint.
combat-rule-16-2 =
    Incapacitated and dead
    When wounds take as much as his Troop Quality, a man of yours is Incapacitated; more kills him. An Enemy dies at once.
combat-rule-17-0 =
    Morale
    Seven states from Rout to Berserk. They change Troop Quality and skill, and for Enemies they pick the line of the card.
combat-rule-17-2 =
    Berserk
    Only a natural 0 in a Morale Check makes a man so. He fires, charges or goes forward, and takes no prisoners.
combat-rule-17-3 =
    Rout
    A routed man runs back the fastest way he can and never fires. In cover and out of sight he may check; if he passes, he may Rally.
combat-rule-17-4 =
    Prisoners and guards
    Routed men who share a hex with the other side surrender; one of the captors becomes their guard. Prisoners move with him. Without a guard in the hex they are free and Duck Back.
combat-rule-18-0 =
    Smoke
    Each marker on the line costs −4, a fading one −2; beside a line along a hexside only what is on both sides. Smoke grows downwind turn by turn, then fades, then goes. It lowers Leadership in its hex.
combat-rule-19-0 =
    Checks
    A D10 against Troop Quality. Morale Check: 0 raises a state, a miss lowers one, 9 two, and he ducks. Wound Morale Check: lower by one, two or three. Rally Check: 0 raises two, a pass one, 9 lowers one.

## 20 to 23
combat-rule-20-0 =
    Artillery
    Shells come by events. Each scatters, then rolls damage against everybody in its hex, a large one next to it too. It may leave a crater or bring a building down on those inside.
combat-rule-21-0 =
    Night
    Nothing is seen beyond the scenario's range, and beyond its free range shots and spotting are harder. Lit hexes are seen as by day.
combat-rule-21-1 =
    Flares
    A flare is fired on Impulse 2 of Aimed Fire, up to 6 hexes, and scatters. It lights 3 hexes around, drifts with the wind and goes out on 8 or 9. Who fired it Ducks Back.
combat-rule-22-0 =
    Wind and optional rules
    A D6 sets the wind: smoke and lights go in that direction of the compass. The optional rules are switches to be chosen before a game: keeping the shot, fire from cover, picking targets, late Orders.
combat-rule-22-0-o1 =
    Option: keeping the shot
    An Enemy whose number is below 0 takes a check; if he passes, he does not fire.
combat-rule-22-0-o2 =
    Option: fire from cover
    An Enemy in cover who sees a Spotted man takes a check; if he passes, he gets Rapid Fire without a card.
combat-rule-22-0-o3 =
    Option: picking targets
    From 5 hexes or less the firer picks his man in a hex; from further away it is any of his targets there. Into a hex with men of both sides only single aimed shots from 5 hexes or less.
combat-rule-22-0-o4 =
    Option: late Orders
    Enemies get their Orders only when their Team acts, or when they are fired on.
combat-rule-23-0 =
    The scenario
    It says who is where, how long it lasts, what events may come and what victory points are given for. At the end the points pick a result.
