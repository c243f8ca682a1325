# The guided lesson: each step's title and text. All words are ours.

learn-first-steps = First steps: a guided fight for a farm

## move
learn-first-steps-welcome = Cards give orders
learn-first-steps-welcome-text = You lead the Americans; the Germans hold the farm at E4. In your turn you may give up to three orders, each by playing a card from your hand. Play the Move card that is lit.
learn-first-steps-leader = A leader brings others along
learn-first-steps-leader-text = An order activates one unit. If that unit is a leader, he may bring along squads and teams within his command radius. Choose the sergeant at D6, whose command is 2.
learn-first-steps-squads = Who goes with him
learn-first-steps-squads-text = Both squads at D6 are within his radius. Choose one, then the other. Nobody can be activated twice in the same turn.
learn-first-steps-together = Moving together
learn-first-steps-together-text = Units move one after another, or together if they start in the same hex and stay together. Choose the sergeant, then the first squad to go along with him.
learn-first-steps-points = Movement points
learn-first-steps-points-text = Every hex costs movement points: open ground costs 1. This squad has 4, and 2 more from its leader while they share a hex. Step to D5.

## cover
learn-first-steps-woods = Into the woods
learn-first-steps-woods-text = Woods cost 2 points to enter, but they give a cover of 2. After every hex you enter the enemy may shoot: that is opportunity fire. Step to D4 and see.
learn-first-steps-under-fire = Under fire
learn-first-steps-under-fire-text = The farm opens fire: firepower 5 and a roll of 6 make an attack total of 11. Now each of your units in the hex rolls and adds its morale and cover; whoever does not beat 11 breaks. Let the squad go first, while its leader still steadies it.
learn-first-steps-held = Saved by the trees
learn-first-steps-held-text = The squad came to 12 and the sergeant to 14; both beat 11. Without the 2 from the woods the squad would have broken. This is close enough to the farm: stop here.
learn-first-steps-second = The second squad
learn-first-steps-second-text = It moves alone now, without help from a leader in its hex. Choose it.
learn-first-steps-open = Caught in the open
learn-first-steps-open-text = D5 is open ground and gives no cover at all. And whoever has fired in this order may fire again at each hex entered. Step to D5 and see the difference.

## fire
learn-first-steps-broken = A broken squad
learn-first-steps-broken-text = Firepower 5 and a roll of 10 made 15, and the squad only reached 12: it breaks. It is turned over to its weaker side, and a second break would eliminate it. Time to shoot back: play the Fire card.
learn-first-steps-fire-who = Who fires
learn-first-steps-fire-who-text = The sergeant at G6 has a squad and a team with a machine gun beside him. Activate him, then both of them. The weapon is activated with the team that carries it.
learn-first-steps-target = Range and line of sight
learn-first-steps-target-text = A target must be within range, and the straight line to it must not touch woods or houses on the way. From G6 to E4 nothing is in between. Fire at E4.
learn-first-steps-base = The piece that leads
learn-first-steps-base-text = In a fire group one piece counts with its full firepower. Take the machine gun: it has 6, and 1 more from the sergeant's command.
learn-first-steps-group = Everybody else
learn-first-steps-group-text = Every other piece that reaches the target adds 1. Let the squad join, then the team.
learn-first-steps-action = An action
learn-first-steps-action-text = Most cards can also be played as an action, at a moment like this one, just before the roll. Sustained Fire adds 2 when a machine gun fires. As an order this card is worthless, so use it here.
learn-first-steps-roll = The roll
learn-first-steps-roll-text = 7 for the gun, 2 for the others and 2 for the action: firepower 11. There are no dice; a roll turns over the top card of your deck, and the two dice printed on it are added up. Roll.

## recover
learn-first-steps-recover = Recover
learn-first-steps-recover-text = A roll of 10 made 21; the Germans only came to 14 and broke. Now look after your own: a Recover order lets each of your broken units roll, and a roll below its morale rallies it. Play it.
learn-first-steps-enemy-turn = The enemy's turn
learn-first-steps-enemy-turn-text = The roll was 5, below the squad's 8: it is fit again. That was your third order, so your turn ended and your hand was filled up to six cards. Now watch the Germans.

## opportunity fire
learn-first-steps-op-fire = Opportunity fire
learn-first-steps-op-fire-text = A German sergeant and a squad have run onto the road at G3. Each time a moving enemy enters a hex you may answer, for a Fire card can be played as an action too. Play the one you have kept.
learn-first-steps-op-fire-who = Fresh again
learn-first-steps-op-fire-who-text = The rest is like a Fire order. Your men at G6 were activated in your own turn, but this is a new turn. Choose the sergeant, the squad and the team.
learn-first-steps-op-fire-shot = The shot
learn-first-steps-op-fire-shot-text = Fire at G3. The machine gun leads again, and the squad and the team join.
learn-first-steps-op-fire-roll = One card, one use
learn-first-steps-op-fire-roll-text = An Advance card in your hand could add 2 here as Sustained Fire. But a card is played for one thing only, and orders to advance are rare: keep it. On a road in the open their cover is below zero anyway, so simply roll.

## advance and melee
learn-first-steps-advance = Advance
learn-first-steps-advance-text = Your total of 18 was too much for both: squad and sergeant broke, and the Germans ended their turn. The men in the farm are still broken too. Go in: play Advance.
learn-first-steps-advance-who = Who goes in
learn-first-steps-advance-who-text = Activate the sergeant at D4 and the squad with him, then say that you are done. The squad at D5 stays where it is.
learn-first-steps-advance-squad = One hex, whatever it costs
learn-first-steps-advance-squad-text = An advance is one hex, whatever it costs, and nobody can shoot at it. Unlike a move it may enter a hex with enemies in it. Send the squad into the farm.
learn-first-steps-melee = Melee
learn-first-steps-melee-text = Send the sergeant after the squad. Then both sides in the hex fight a melee: each adds up its firepower, here 11 against 2, and rolls. The lower total is wiped out.

## objectives
learn-first-steps-objectives = The farm is yours
learn-first-steps-objectives-text = 15 against 12: the defenders are gone, and that is 2 victory points. Whoever last stood alone on an objective controls it; the farm is worth 3, which they lost and you gained. You lead by 1 now: bring up the other squad with this Move card.
learn-first-steps-again = Once more
learn-first-steps-again-text = Activate the squad at D5, step into the woods at D4 and stop there. You know why: cover, and close to the farm.
learn-first-steps-free = On your own
learn-first-steps-free-text = That was the lesson: from here on every choice is yours, and the Germans think for themselves. As time moves on, a sudden death roll may end the fight, and whoever leads then has won. Hold the farm!
