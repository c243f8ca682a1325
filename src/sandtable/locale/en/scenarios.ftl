# Scenarios: what their files say, and the same in other languages.

scenario-first-patrol = First Patrol
scenario-first-patrol-about = An American platoon feels its way into a village that a German rifle section means to keep.
scenario-first-patrol-lesson = Learn the Turn: play Orders to Fire, Move and Recover, and keep a Fire card in hand to shoot at whoever moves in view. The Germans hold all five Objectives, so the Americans must take houses; the Germans only have to make that slow. Nothing here flies, burns or falls out of the sky except by an Event.
scenario-steppe-meeting = Meeting on the Steppe
scenario-steppe-meeting-about = Two patrols want the same farm, and the gully that leads to it, before the sun is high.
scenario-steppe-meeting-lesson = Learn Objectives: nobody owns one yet, and all five are in reach. Open chits say what some are worth to both sides, your secret chit what one is worth to you both at the end. The Russian holds the Initiative and decides who goes first. Crawl along the gully, then Advance into the farm: Squads that share a hex with the enemy fight it out hand to hand.
scenario-dust-on-the-ridge = Dust on the Ridge
scenario-dust-on-the-ridge-about = British infantry with a field battery on call must throw an Italian company off a ridge that sees everything.
scenario-dust-on-the-ridge-lesson = Learn the tools of attack and defence: wire halts a moving unit, mines strike whoever enters or leaves, foxholes shelter. Against them the British have a Radio: Artillery Request calls fire down on what they can see. The Italian guns outrange everybody, but the far side of the ridge is out of their sight.
scenario-dyke-road = The Dyke Road
scenario-dyke-road-about = German motor troops need the dyke and the road beyond it. The bridge guard has its orders: nobody leaves the bridge.
scenario-snow-on-the-rides = Snow on the Rides
scenario-snow-on-the-rides-about = A rifle company has lost its way among the rides. Men on skis have not. Neither knows where the other lies.
scenario-house-by-house = House by House
scenario-house-by-house-about = Pioneers hold the north of the square, guardsmen the south. There is no artillery this close; those cards send men forward instead.
scenario-terraces-by-night = The Terraces by Night
scenario-terraces-by-night-about = After dark a Commonwealth company climbs the terraces under the cloister. Past four hexes nobody sees a thing; before dawn it must be over.
scenario-hedge-after-hedge = Hedge after Hedge
scenario-hedge-after-hedge-about = Every field is a fortress. The Germans show part of their hand only when the Americans are in the lanes.
scenario-hold-the-long-bridge = Hold the Long Bridge
scenario-hold-the-long-bridge-about = Airborne men sit at the western end of the bridge with what they could carry. Armour is said to be coming, and so, perhaps, is relief.
scenario-town-on-the-spur = The Town on the Spur
scenario-town-on-the-spur-about = The garrison of a hill town has heard that the war may soon be over. Until then its guns command both roads.
scenario-fog-on-the-saddle = Fog on the Saddle
scenario-fog-on-the-saddle-about = An Italian column climbs to the saddle in cloud so thick that a man's own bayonet looks like somebody else's.
scenario-last-train = The Last Train
scenario-last-train-about = The last hospital train loads at the station while a rifle battalion's best company comes over the sidings.
scenario-text = { $text }

## before a scenario
brief-start = Sudden death from { $death }; points at the start: { $points } (Axis positive); initiative: { $side }; first: { $first }
brief-chooses = as { $side } decides
brief-side = { $side }: surrenders at { $number } lost; its edge: { $edge }
brief-side-with = { $side }: surrenders at { $number } lost; its edge: { $edge }; has { $pieces }
brief-pieces = { $count } x { $what }
