# Scenarios of Combat! Volume 1: all ours.

combat-scenario-first-patrol = First Patrol
combat-scenario-first-patrol-place = Normandy, June 1944
combat-scenario-first-patrol-story = The farm between the lines should be empty. Smoke rises from its chimney all the same. Take your squad over the fields and find out who is cooking.
combat-scenario-first-patrol-task = Hold the farmhouse when time is up, and leave nobody in the barn. The men you meet are not waiting for you.
combat-scenario-first-patrol-lesson = Learn the turn: play a card for initiative, give every man an Order, and watch the four Impulses. Move one Team by Sneak or Evade while another covers it with Aimed Fire. Enemies lie face down until you spot them, and some of them are nobody at all.

combat-scenario-hold-the-crossroads = Hold the Crossroads
combat-scenario-hold-the-crossroads-place = Lorraine, September 1944
combat-scenario-hold-the-crossroads-story = You have the village, a machine gun and an hour to dig. Then they come over the stream, in the open at first and in good heart.
combat-scenario-hold-the-crossroads-task = Keep the church and keep them off the square. Nobody may get through to the west.
combat-scenario-hold-the-crossroads-lesson = Learn to wait: your men are Hidden until they shoot or are spotted. Aimed Fire given early shoots at whoever comes into view. The machine gun needs two men in its hex, and Foxholes hide a man who lies low.

combat-scenario-behind-the-hedges = Behind the Hedges
combat-scenario-behind-the-hedges-place = Normandy, July 1944
combat-scenario-behind-the-hedges-story = The corn stands high and every hedge has a gap that somebody is watching. Battalion wants the squad on the far side of it, and the cottage in between without its machine gun.
combat-scenario-behind-the-hedges-task = Clear the cottage and the byre, and get as many men as you can off the eastern edge.
combat-scenario-behind-the-hedges-lesson = Learn to come close: in summer a man who sneaks or hides behind a field is out of sight. Grenades reach three hexes, smoke covers a gap, and an MG that sees three men or one man near it does not spare its belts.

combat-scenario-high-ground = High Ground
combat-scenario-high-ground-place = Vosges, October 1944
combat-scenario-high-ground-story = Whoever has the hut on the hill sees the road, the stream and the company's kitchen. At the moment that is not us.
combat-scenario-high-ground-task = Take the hut and sweep the crest. Their first line is awake; the second is not, until the shooting starts.

combat-scenario-bring-them-back = Bring Them Back
combat-scenario-bring-them-back-place = Lorraine, September 1944
combat-scenario-bring-them-back-story = Maloney and Connor walked into the farm with a bucket and did not walk out. They are in the barn, each with a rifle at his back, and an officer in the house has marked maps on the kitchen table.
combat-scenario-bring-them-back-task = Free the two and bring them off the western edge. Search the house for papers if there is time.

combat-scenario-counterattack = Counterattack
combat-scenario-counterattack-place = Hürtgen, November 1944
combat-scenario-counterattack-story = They want the village back and come for it from three sides at once. Charlie is still on the road behind you.
combat-scenario-counterattack-task = Hold the church and the town hall until it is over, and clear the square of whoever gets in.

combat-scenario-the-way-back = The Way Back
combat-scenario-the-way-back-place = Normandy, August 1944
combat-scenario-the-way-back-story = The attack went on without its neighbours, and now the line has closed behind the squad. They know where you are. A picket sits in the hedges between you and home.
combat-scenario-the-way-back-task = Get your men off the western edge: only those who come home count for you. The fallen, the captured and the helpless count against you.

combat-scenario-night-raid = Night Raid
combat-scenario-night-raid-place = Ardennes, December 1944
combat-scenario-night-raid-story = A captain with all their plans sleeps in the dugout house behind the hill. It is dark, the sentries are cold, and nobody can see farther than a stone's throw, until somebody fires a flare.
combat-scenario-night-raid-task = Search both rooms of the dugout house, take the captain if you can, and be off the map by the south or the west before the turns run out.

combat-result-superb-victory = Superb victory: a commendation is noted in the men's files
combat-result-good-victory = Good victory
combat-result-just-scraped = A win, just scraped
combat-result-not-good-enough = Not good enough
combat-result-poor-performance = Poor performance
combat-result-court-martial = Court martial

# What victory points are given for. $points is signed; $rank, $place and $edge are messages below.
combat-vp-enemy-killed = { $points } for every { $rank } killed
combat-vp-enemy-captured = { $points } for every { $rank } captured
combat-vp-enemy-routed-off = { $points } for every Enemy who leaves the map in Rout by his own edge
combat-vp-enemy-through = { $points } for every Enemy who gets through to your edge
combat-vp-enemy-in = { $points } for every Enemy in { $place } at the end
combat-vp-friendly-killed = { $points } for every man killed
combat-vp-friendly-captured = { $points } for every man captured
combat-vp-friendly-incapacitated = { $points } for every man incapacitated
combat-vp-friendly-wounded = { $points } for every man on the map with an unbandaged wound at the end
combat-vp-friendly-off = { $points } for every man who leaves by the { $edge } edge
combat-vp-friendly-on = { $points } for every man still on the map at the end
combat-vp-papers = { $points } for every set of papers
combat-vp-captive-freed = { $points } for every captive freed
combat-vp-captive-off = { $points } for every captive brought off the { $edge } edge
combat-vp-held = { $points } for holding { $place } at the end
combat-vp-cleared = { $points } if no Enemy is in { $place } at the end
combat-vp-searched = { $points } for every place searched with success
combat-vp-limit = { $text }, { $most } in all
combat-vp-rank-any = Enemy
combat-vp-rank-other = other Enemy
combat-vp-rank-soldat = private
combat-vp-rank-nco = NCO
combat-vp-rank-officer = officer
combat-vp-rank-mg = machine gunner
combat-edge-north = northern
combat-edge-east = eastern
combat-edge-south = southern
combat-edge-west = western

combat-place-house = the farmhouse
combat-place-barn = the barn
combat-place-church = the church
combat-place-square = the square
combat-place-cottage = the cottage and the byre
combat-place-hut = the hut
combat-place-crest = the crest
combat-place-town-hall = the town hall

## before a scenario
combat-brief-squad = Your men: { $morale } Morale, { $cards } cards
combat-brief-enemy = Enemies in { $places } places, { $alert }, { $morale } Morale
combat-brief-enemy-later = Enemies in { $places } places, { $alert }, { $morale } Morale; more may come on turn { $turns }
combat-brief-alert = Alert
combat-brief-waiting = Waiting
