# Scenarios and maps of Barbarossa: all of them are ours.

barbarossa-scenario-first-contact = First Contact
barbarossa-scenario-first-contact-about = A German patrol comes down the road and finds a Soviet picket at the hamlet. Six units, six turns: learn to give one order to each unit, and when to fire, to wait and to move.
barbarossa-scenario-keep-their-heads-down = Keep Their Heads Down
barbarossa-scenario-keep-their-heads-down-about = The same hamlet, now dug in and wired. Pin the defenders first, put smoke where they look, and only then send the men in. Staffs, mortars and a few light tanks join the fight.
barbarossa-scenario-tanks-at-noon = Tanks at Noon
barbarossa-scenario-tanks-at-noon-about = Two tank columns feel their way round one hill. Each has a place to reach; where neither is better, losses decide. Mind the slopes, pool your fire, and keep the T-34s at arm's length.
barbarossa-scenario-the-wire = The Wire
barbarossa-scenario-the-wire-about = A street village behind wire, mines and one pillbox. Pioneers have charges for all of it, if they get there. Some of the defenders are not to be seen.
barbarossa-scenario-two-bridges = Two Bridges
barbarossa-scenario-two-bridges-about = Sappers are already at work on the bridges. Get men across before they finish: over the road, the rails, the ford, or in boats, against the stream and a pair of gunboats.
barbarossa-scenario-the-halt = The Halt
barbarossa-scenario-the-halt-about = A train stands at the station with steam up and half its load still on the platform. Armoured cars are on both roads. Every box on board counts, and so does every house held.
barbarossa-scenario-silk-over-the-marsh = Silk over the Marsh
barbarossa-scenario-silk-over-the-marsh-about = There is one road through forest and marsh, and paratroopers are to have it before the others know. The wind is strong, the lake is near, and flak stands somewhere below.
barbarossa-scenario-the-iron-morning = The Iron Morning
barbarossa-scenario-the-iron-morning-about = A reinforced battalion forces a river and drives for the railway; behind the first line heavy tanks are on their way. Two maps, every arm, and a long day.

# made up by the generator: its number, who attacks (german, soviet or nobody) and where
barbarossa-scenario-random = Random scenario { $number }
barbarossa-scenario-random-about = { $attacker ->
    [german] The Germans attack, the Soviets defend
    [soviet] The Soviets attack, the Germans defend
   *[nobody] A meeting engagement
}: { $map }.

barbarossa-map-birch-crossroads = Birch Crossroads
barbarossa-map-long-village = The Long Village
barbarossa-map-two-bridges = Two Bridges
barbarossa-map-kite-hill = Kite Hill
barbarossa-map-the-halt = The Halt
barbarossa-map-lake-and-marsh = Lake and Marsh
