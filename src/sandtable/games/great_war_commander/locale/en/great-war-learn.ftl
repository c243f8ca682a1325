# The guided lesson of Great War Commander: each step's title and text. All words are ours.

scenario-over-the-top = Over the Top
scenario-over-the-top-about = A French battalion with two light tanks goes for a ruined farm behind a German trench.
scenario-over-the-top-lesson = The guided first attack: the chain of command, barrage, move, opportunity fire, fire, tanks, cohesion, strategy cards and gas.
learn-over-the-top = Over the top: a guided attack with shells, tanks and gas

## strategy
learn-over-the-top-welcome = Your strategy card
learn-over-the-top-welcome-text = You lead the French; the Germans hold the trench and the farm behind it. Beside his hand each player holds one strategy card, and may play it once in a turn. Yours is Aerial Reconnaissance: play it for its text and draw two new ones.
learn-over-the-top-keep = Two uses
learn-over-the-top-keep-text = A strategy card is played either for its text or to add 1 to any roll. French 75's would cut the enemy's telephone. He has none, so it will serve a roll later: keep it.

## barrage
learn-over-the-top-request = Orders, and the guns
learn-over-the-top-request-text = In your turn you may give up to four orders, each by playing a card. Begin with the artillery: play the Artillery Request card that is lit.
learn-over-the-top-box = The telephone
learn-over-the-top-box-text = Your telephone reaches a 155 mm battery of firepower 10. The box it stands in says what the guns do: a local barrage on one hex and the six around it, a row of shells, or gas. Choose the local barrage.
learn-over-the-top-post = Who watches the shells
learn-over-the-top-post-text = Somebody must see where the round falls: your highest-ranking leader, or the observer post on your edge, once a turn. The post sees far and leaves your captain free. Choose it.
learn-over-the-top-round = The spotting round
learn-over-the-top-round-text = Aim at I3, where a platoon and a lieutenant sit in the trench. The dice are multiplied and must give more than the distance of 8. Even then the round drifts one hex for each die.
learn-over-the-top-impact = Impact
learn-over-the-top-impact-text = 15 was enough, and the drift led back to I3. The empty hexes took 16, too little to change the ground; I3 took 19, which turned its trench into foxholes and broke both Germans. Now forward: play the Move card.

## command
learn-over-the-top-captain = The captain
learn-over-the-top-captain-text = Captain Barnier is your highest-ranking leader, and his command reaches 2 hexes. Only with him does a chain of command begin. Activate him.
learn-over-the-top-chain = The chain of command
learn-over-the-top-chain-text = He may pass the order on to leaders within his radius, and each of them to his own units and to other leaders. Lieutenant De Grasse at C3 is 2 hexes away. Activate him.
learn-over-the-top-chain-units = The end of the chain
learn-over-the-top-chain-units-text = The platoon at C2 is 3 hexes from the captain, but De Grasse reaches it. Activate the platoons at C3 and C2, then say that you are done. One card has moved them all.

## move
learn-over-the-top-together = A platoon and its leader
learn-over-the-top-together-text = Pieces that start in one hex may move together. A leader lends his command to the units with him: to their movement, their fire and their morale. Take De Grasse, then the platoon beside him.
learn-over-the-top-points = Into no man's land
learn-over-the-top-points-text = Every hex costs movement points: open ground costs 1. After each hex you enter the enemy may fire. Step to D3.

## op-fire
learn-over-the-top-under-fire = The machine gun
learn-over-the-top-under-fire-text = At I6 an MG 08 waits in the trench. One more step brings you to E4, in the open. Go on and see.
learn-over-the-top-defence = Opportunity fire
learn-over-the-top-defence-text = The gun fires as you move: firepower 8 and a roll of 3 make 11. Each of your pieces there rolls and adds its morale and cover. Begin with the platoon: 7, and 2 more from De Grasse.

## move
learn-over-the-top-held = Nobody falters
learn-over-the-top-held-text = The platoon came to 13 and De Grasse to 13, both more than 11. An equal number would have broken them too, since they are moving; men who stand still it only suppresses. Stop here.
learn-over-the-top-alone = The other platoon
learn-over-the-top-alone-text = It goes by itself, without a leader to help. Take the platoon at C2 and step to D2, then to E2, past the shellholes, which cost 2 when first entered.

## cohesion
learn-over-the-top-far = Out of touch
learn-over-the-top-far-text = F1 is 3 hexes from De Grasse, and his command is 2. Go there all the same, stop, and end the order. What that costs comes at the end of the turn.

## fire
learn-over-the-top-fire = Fire
learn-over-the-top-fire-text = The Germans at I3 are broken already. Another break eliminates them. Play the Fire card.
learn-over-the-top-fire-who = A leader by himself
learn-over-the-top-fire-who-text = Lieutenant Violette at C7 is not the highest-ranking one, so he starts no chain, but he brings along units within his radius of 1. Activate him; the platoon with the Hotchkiss comes too.
learn-over-the-top-target = Far away
learn-over-the-top-target-text = A rifle reaches 5 hexes, the Hotchkiss 11. It has firepower 8, and 1 more from Violette. Nothing stands between C7 and I3: fire there.
learn-over-the-top-roll = The roll
learn-over-the-top-roll-text = Élan on the Artillery Request card could help now, but you will need that card for the guns. There are no dice: a roll turns over the top card of your deck. Roll.
learn-over-the-top-killed = Eliminated
learn-over-the-top-killed-text = 9 and a roll of 10 made 19. The platoon came to 14 and is gone, which is 2 victory points; Lieutenant Ebel came to 21 and holds on. Nothing more to fire at: end the order.

## tanks
learn-over-the-top-tanks = Tanks
learn-over-the-top-tanks-text = Tanks hear nobody but their own leader, within his radius of 2, and only to move or advance. Play the other Move card, then activate the tank leader at B7 and the tank at B8.
learn-over-the-top-tank-move = On tracks
learn-over-the-top-tank-move-text = A tank moves like the others, but never into woods off the road, nor into water. Take the leader's tank to C8.
learn-over-the-top-bog = Soft ground
learn-over-the-top-bog-text = D8 is full of shellholes. Whoever enters such ground in a tank rolls at once, and must roll more than the tank's bog number, here 4. A friendly unit in the hex would guide it. Step to D8.
learn-over-the-top-second-tank = Through
learn-over-the-top-second-tank-text = A 5, just enough. Take it on to E8 and stop. Then take the second tank to C8.
learn-over-the-top-bogged = And the second
learn-over-the-top-bogged-text = The same shellholes, the same number, and again nobody to guide it. Step to D8.

## cohesion
learn-over-the-top-cohesion = What the turn cost
learn-over-the-top-cohesion-text = A 4: the tank is stuck and broken. And at the end of the turn the platoon at F1 was in no leader's radius: it lost cohesion and is suppressed, 1 weaker in everything. Now a German platoon has moved to I7. Play your Fire card against it.

## op-fire
learn-over-the-top-shot = Your opportunity fire
learn-over-the-top-shot-text = Activate Violette and fire at I7. The Hotchkiss leads with 8 and 1 for Violette; this time the rifles reach as well, and add 1. Let the platoon join.
learn-over-the-top-shot-roll = Firepower 10
learn-over-the-top-shot-roll-text = It stands in the open, without cover. Roll.

## strategy
learn-over-the-top-plus-one = One more
learn-over-the-top-plus-one-text = A 10. After any roll, yours or his, a strategy card may be given up to add 1 to it. That is what you kept French 75's for: add it.

## gas
learn-over-the-top-gas = Gas
learn-over-the-top-gas-text = 21 against 18: the Germans broke and, far from their leaders, lost cohesion too. Your turn again, and the observer post is fresh. Play the second Artillery Request.
learn-over-the-top-gas-box = The third box
learn-over-the-top-gas-box-text = Move the telephone to the gas box, and let the post spot again. From July 1915 the French have gas.
learn-over-the-top-gas-where = The wind is right
learn-over-the-top-gas-where-text = Gas fills one hex and the six around it. There is no roll: whoever is there is suppressed, and breaks if he was suppressed already. Announce gas at I4.
learn-over-the-top-free = Now by yourself
learn-over-the-top-free-text = The round drifted to J4, on the German captain, who is suppressed with his platoon. The gas stays: keep out of it until time blows it away. From here on every choice is yours; the farm at K4 and the ruin at J4 are objectives.
