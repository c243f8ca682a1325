# The lesson of Combat! Volume 1: title and text of every step.

combat-scenario-first-orders = First Orders
learn-first-orders = First orders: a guided fight at the farm

## setting up
learn-first-orders-welcome = Every man counts
learn-first-orders-welcome-text = You lead three men of Able Team. Three Germans lie face down at the farm, and nobody has told you who they are. You win points for those you stop, and for holding the house. Put Sergeant Taylor in 20.09.
learn-first-orders-cover = Open and Cover
learn-first-orders-cover-text = A hex is either Open or Cover. The Wall in 21.08 is Cover, and so is the Long Grass in 20.12. Put Cragg at the Wall and Brubaker in the grass.

## turn 1
learn-first-orders-card = A card for the initiative
learn-first-orders-card-text = Each turn you play one card. Its numbers say when your Teams act, the lowest first: Just a Scratch gives Able 66. Its text is only for those who keep it in hand, so playing it gives that up. Play it.
learn-first-orders-rapid = Four numbers
learn-first-orders-rapid-text = A turn has four Impulses, and an Order shows a number for each: black must move, blue may move, red fires. Rapid Fire is red on all four, with 2 off the skill. Give it to Taylor, whose submachine gun fires bursts.
learn-first-orders-aimed = Aimed Fire
learn-first-orders-aimed-text = Aimed Fire reads 0-1-0-1: it fires on Impulses 2 and 4 only, with nothing off the skill. That suits Cragg and his rifle.
learn-first-orders-evade = Evade
learn-first-orders-evade-text = Evade is a black 1 on every Impulse: one hex each time, and hard to hit. Give it to Brubaker, who has to get closer. When everybody has an Order, the Enemy gets his.

## impulse 1
learn-first-orders-enemy = The Enemy reads his cards
learn-first-orders-enemy-text = Each German drew a card and read the line for his Morale and his Cover: Rapid Fire, Hide, Aimed Fire. The first card said 27, so Red acts before your 66. They have Spotted Cragg and Taylor; the log says by which rule. Activate Taylor.
learn-first-orders-spot = Spotting
learn-first-orders-spot-text = Only a Known Enemy can be shot at. A Spotting Check is one die from 0 to 9; the number needed comes from the man's quality, from range, Order and Cover. For Red 3, in the Open, Taylor needs 6 or less. Spot him.
learn-first-orders-known = Roll low
learn-first-orders-known-text = A 0: Red 3 turns out to be Soldat Berger, and stays Known from now on. Taylor is done. Activate Cragg, and let him look for Red 1 in the house: there he needs 4 or less.
learn-first-orders-slow = What he carries
learn-first-orders-slow-text = A 1, and it is Soldat Jung. His rifle is Slow: now that it is seen, Rapid Fire becomes Aimed Fire. Any man may end his activation with Duck Back, which gives up his Order to save his skin. Not Cragg: he is done.
learn-first-orders-move = One hex
learn-first-orders-move-text = Brubaker has to move one hex now, to any of those lit. The Wall in 21.12 is Cover again. Move there, and leave it at that.

## impulse 2
learn-first-orders-wound = Hit
learn-first-orders-wound-text = Red acts first. Jung missed Cragg, but Berger needed 3 and rolled 1, and the card drawn for Taylor says Light Wound. That means Duck Back, and a check: 2 against 5 costs him one step of Morale. Activate him; he goes into Hide.
learn-first-orders-fire = Fire with odds
learn-first-orders-fire-text = Cragg has a skill of 5, and for Berger in the Open nothing comes off. He hits with 5 or less, six times in ten; a 9 always misses and costs ammunition. Activate him and fire at Berger.
learn-first-orders-hit = Wounds and nerves
learn-first-orders-hit-text = A 2 hits: Light Wound. His check failed, 6 against 3, which costs two steps: Berger is Shaken, and will read other lines of his cards. Cragg is done; Brubaker goes on to 21.11.

## impulse 3
learn-first-orders-third = Nothing to do
learn-first-orders-third-text = Whoever Ducked Back goes into Hide when he is activated again, as Berger just did. Aimed Fire has a 0 on odd Impulses: Cragg only looks. Activate both and let them be.
learn-first-orders-open = Into the open
learn-first-orders-open-text = Brubaker must move again. From 22.10 he sees far into the yard, but there is no Cover at all. Step there and see what it costs.

## impulse 4
learn-first-orders-shaken = Shaken
learn-first-orders-shaken-text = Jung needed 3 and rolled 3: a Light Wound for Brubaker too. His check, 8 against 3, takes two steps, and he is Shaken. Low Morale and wounds make every roll harder. First Taylor, who keeps his head down.
learn-first-orders-house = A man in a house
learn-first-orders-house-text = What a man does, and where he does it, changes your number: Jung in his house makes it 2 lower than Berger in the Open. Cragg needs 3 or less. Fire at Jung.
learn-first-orders-killed = The end of a turn
learn-first-orders-killed-text = A 3 hits, and the card says Head Wound: Jung is dead, which is worth 2 points. Cragg and Brubaker are done. Four Impulses are over, and all Orders come off.

## turn 2
learn-first-orders-order-card = A card with a text
learn-first-orders-order-card-text = Sights Set is an Order card: besides its initiative, 96 for Able, it adds 1 to all your Weapon Skills this turn. Discard cards are different: they are spent from your hand when their moment comes. Play Sights Set.
learn-first-orders-rally = Rally
learn-first-orders-rally-text = Brubaker needs his nerve back. With Rally he lies low, and at the end of the turn he makes a Rally Check; a Leader near him, such as Taylor, helps. Give him Rally.
learn-first-orders-again = Cover him
learn-first-orders-again-text = The other two keep the Germans busy. Rapid Fire for Taylor, Aimed Fire for Cragg.
learn-first-orders-line = Why he creeps away
learn-first-orders-line-text = Red 2 hides again. Berger, Shaken and in the Open, read another line of his card: Sneak 3/2, which leads him away. Red has 95 and you have 96, so he acts first, but Sneak does nothing on Impulse 1. Activate Taylor.
learn-first-orders-burst = A burst
learn-first-orders-burst-text = Taylor's gun rolls three dice, one after another, and each of them needs 4 or less. A 9 would leave him low on ammunition, and a second one without any. Fire at Berger.
learn-first-orders-rout = A close call
learn-first-orders-rout-text = 7, 3 and 6: one hit, and the card says Close Call. That is no wound but a Morale Check, and 3 against 1 fails: from Shaken down to Rout, the last of seven states. The others have nothing to do on Impulse 1.
learn-first-orders-second = Once more
learn-first-orders-second-text = Berger lies flat now, so Taylor needs 3 or less with each die. Fire again.
learn-first-orders-quiet = Until the end of the turn
learn-first-orders-quiet-text = A Bad Wound on top of a light one is more than Berger can bear: he is dead. The rest of the turn is quiet. Let everybody finish; after Impulse 4 comes Brubaker's Rally Check.
learn-first-orders-free = Lead on
learn-first-orders-free-text = A 2 against 4, and Brubaker is Cautious again. You have 4 points, which just scrapes a win; the house gives 4 more at the end, if you hold it. Somebody still lies in the barn. Give your Orders: any choice is right now.
