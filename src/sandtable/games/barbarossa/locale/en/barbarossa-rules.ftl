# Rules of Barbarossa in our words: a title and a few sentences for each chapter.

barbarossa-rule-basics =
    Everything at once
    All players act at the same time. Orders of one class are carried out together; dice may be rolled one after another, but they count as rolled at once. A unit can only be given orders that its card has.
barbarossa-rule-prep =
    Before the battle
    A scenario gives map, forces and goals. Each side sets its units up in its area, unseen by the other, and says which way they face. Several people may share a side's units.
barbarossa-rule-card =
    The Unit Card
    A card says what a unit is: its type, size, Fortitude, Defense, Firepower by target, range, ammunition and abilities. On its back are the orders that it can be given.
barbarossa-rule-card-type =
    Unit types
    There are eight: infantry, artillery, vehicles, armored vehicles, light, medium and heavy tanks, aircraft. The type says where a unit can go and which Firepower counts against it.
barbarossa-rule-card-size =
    Size and losses
    A unit has as many icons as its size. Each hit that gets past its Defense crosses one out. When the last is gone, the unit is destroyed.
barbarossa-rule-card-fort =
    Fortitude
    How well a unit bears fire. It falls as the unit loses icons. Fortitude Tests are rolled against it.
barbarossa-rule-card-def =
    Defense
    Hits first wear Defense down, the base before the bonuses; only the rest cost icons. Terrain, orders, trenches and pillboxes add to it. It is whole again when the next turn begins.
barbarossa-rule-card-abil =
    Abilities
    What a unit can do beyond its orders is printed on its card as abilities.
barbarossa-rule-card-ammo =
    Ammunition
    Every shot costs Ammunition Points: 1 for Open Fire, 3 for Suppression Fire, 1 for a round of Close Combat. Without them a unit cannot fire, and in Close Combat it is captured.
barbarossa-rule-card-fp =
    Firepower
    The row of the target's type says how many dice are rolled; the column is the firer's losses. A type without a row cannot be attacked. Some rows are for Close Combat alone.
barbarossa-rule-card-range =
    Range and Accuracy
    The Range Diagram gives the Accuracy at each distance. Each die that shows that number or less is a hit. Beyond the last space nobody fires.
barbarossa-rule-turn =
    The course of a turn
    A turn has four phases: Planning, Radio Interception, Execution and Fortitude Tests. After the last turn the scenario says who has won.
barbarossa-rule-plan =
    Planning
    Both sides secretly write one order for each unit, with all that it needs: target, path, facing, range. A unit without an order waits. When both have committed, nothing can be changed.
barbarossa-rule-plan-int =
    Broken-off work
    An order that takes several turns must be given again each turn. If it is broken off or its unit suppressed, the Time Boxes marked so far are lost.
barbarossa-rule-radio =
    Radio Interception
    For each enemy unit within the chosen distance one die is rolled; the chart says how low it must be to read its order. A side that read any and has a fit staff rolls a die: so many of its own orders it may change.
barbarossa-rule-exec =
    Execution
    All orders are shown and carried out in 9 steps: Defend, Suppression Fire, Open Fire, Air Missions, Assault, Ambush, Special Orders, Move Out, Update Status. Within a step everything happens at once.
barbarossa-rule-sim =
    Simultaneous
    In a step all dice come first, then hits are added up for each target, then losses fall, then units test. Nothing that happens in a step changes another shot of it.
barbarossa-rule-fphase =
    Recovering
    When a turn ends, each unit that was suppressed all turn long tests its Fortitude. If it passes it recovers, if not it tests again next turn.
barbarossa-rule-fire =
    Fire Tests
    Roll the dice of your Firepower: each that is not above the Accuracy hits. All hits on a unit in a step are added up and set against its Defense once. The rest are losses.
barbarossa-rule-los =
    Line of Sight
    A line from centre to centre; woods, brush, settlements and smoke that it passes block it, those at its ends do not. A unit sees 6 hexes, a hidden one 8, more from a hill, and only 1 when it is pinned.
barbarossa-rule-kz =
    Kill Zones
    A unit with a Kill Zone faces one side of its hex and fires only into the cone that opens from it. Defend, Ambush, trenches and pillboxes give one too.
barbarossa-rule-flank =
    Flanks and rear
    A unit that faces one way and is assaulted from another side tests its Fortitude before the fight, and its trench does not help it.
barbarossa-rule-gfire =
    Spill-over
    With 3 or more enemies in the hex fired at, half of the dice that missed, rounded up, attack the next unit of the same type, and so on. A single die is always the last.
barbarossa-rule-cc =
    Close Combat
    Enemies in one hex fight: each pays 1 Ammunition Point and attacks one enemy there, all at once. Next turn they can only fight on or retreat one hex. Infantry attacks armour only in cover.
barbarossa-rule-cc-panic =
    Tank Panic
    Infantry with this mark that a tank assaults must pass a Fortitude Test before the fight, or is suppressed.
barbarossa-rule-cc-ret =
    Retreating
    Who wants out of Close Combat moves one hex away in step 8 and does not fire, but is still fired at before.
barbarossa-rule-cc-ctr =
    Counterassault
    Two units that assault each other dice with their Fortitude for who comes first into whose hex.
barbarossa-rule-cc-ammo =
    Out of ammunition
    A unit without ammunition that must fight in Close Combat is captured and removed.
barbarossa-rule-ft =
    Fortitude Tests
    Two dice against Fortitude: that much or less passes. Losses, Suppression Fire, bombs, flank attacks, Heavy Assaults and tanks make units test. Who fails is suppressed.
barbarossa-rule-sup =
    Suppressed
    A suppressed unit loses its order and all Defense bonuses. It can be given no orders in the next turn and tests to recover when that ends. In Close Combat it fights with poor Accuracy.
barbarossa-rule-hid =
    Hidden units
    A hidden unit is off the board: only its owner knows its hex, facing and range. It cannot be fired at or assaulted, but fire on its hex may find it.
barbarossa-rule-hid-fire =
    Firing from hiding
    When enemies move in its Kill Zone, a hidden unit may fire at one of them with 1 die more. If it hits, the target tests its Fortitude. Then the unit is revealed.
barbarossa-rule-hid-rev =
    Revealed
    A hidden unit comes to light when it fires, when an enemy walks into it, when scouts or aircraft find it, or when fire suppresses it.
barbarossa-rule-hid-att =
    Fire at hidden units
    Nobody can name a hidden unit as a target. Suppression Fire on its hex tests against it; it stays hidden unless it is suppressed.
barbarossa-rule-hid-sp =
    Orders in hiding
    A hidden unit that keeps Ambush stays hidden and may be given a new range. Any other order but Change Kill Zone brings it back.
barbarossa-rule-burn =
    Fire
    Settlements burn for some turns, give off smoke and can be neither entered nor held. Who set the fire must leave.
barbarossa-rule-wind =
    Strong winds
    If the scenario has strong winds, a die says before the game where they blow. They spread smoke and carry parachutes away.
barbarossa-rule-time =
    Time Boxes
    Long work has Time Boxes on the card. One is marked each turn in step 9; with the last the work is done.
barbarossa-rule-ord =
    Orders
    Each order belongs to one step of Execution. The card says what it needs and how long it takes.
barbarossa-rule-def =
    Defend
    The unit gets the bonus of its card to Defense all turn long and watches one direction up to a range. It may fire once at an enemy that moves there, for 1 Ammunition Point; if it hits, the target tests its Fortitude.
barbarossa-rule-supf =
    Suppression Fire
    Step 2, for 3 Ammunition Points: Firepower counts half as much again, and whoever is fired at tests its Fortitude, hit or not. Who is suppressed now loses its later orders of this turn.
barbarossa-rule-open =
    Open Fire
    Step 3, for 1 Ammunition Point: a Fire Test at an enemy in sight and range when the order is written. If it cannot be fired at any more, nothing is spent.
barbarossa-rule-smoke =
    Smoke screens
    Smoke lies on the target hex and one next to it for 3 turns. Nobody sees into it or through it, nobody moves into it, and who stands in it can be given no orders to fire.
barbarossa-rule-aslt =
    Assault
    Step 5: the unit charges along its path into the enemy's hex and fights there at once. The enemy's hex counts towards the charge distance. Defend and Ambush do not fire at those who charge.
barbarossa-rule-hvy =
    Heavy Assault
    An assault by picked troops: the defender tests its Fortitude before the fight.
barbarossa-rule-amb =
    Ambush
    The unit hides in step 6 where the terrain allows it for its type: it writes down where it looks and how far it will fire. Armour needs 2 turns to hide.
barbarossa-rule-spec =
    Special Orders
    Step 7: engineers, guns and transports do their work. Much of it takes several turns.
barbarossa-rule-dep =
    Deploy
    Guns are set up in their hex or the next, facing one way, after the Time Boxes of their card. Only then can they fire. Not on bridges and in glades.
barbarossa-rule-wdr =
    Withdraw
    Guns are made ready to move, after the Time Boxes of their card. Till then they can neither fire nor move.
barbarossa-rule-ckz =
    Change Kill Zone
    A deployed unit turns to another side of its hex. Not in a trench.
barbarossa-rule-join =
    Join Up
    Two damaged units of one card in one hex become one, if together they are not too large and both have the order.
barbarossa-rule-mine =
    Laying mines
    Engineers lay a minefield in their hex. Its kind, or that it is a fake, only the owner knows.
barbarossa-rule-mdet =
    Mines explode
    Whoever enters a minefield stops there. A real one makes a Fire Test against the unit and stays; a fake one is removed. Engineers are not harmed.
barbarossa-rule-mfind =
    Finding mines
    Engineers who come near or enter a minefield find it.
barbarossa-rule-mclr =
    Clear Mines
    Engineers take the mines out of their hex, after the Time Boxes of their card.
barbarossa-rule-chg =
    Set Charges
    Engineers blow up a bridge, pillbox, depot or railway in their hex, for 1 explosive.
barbarossa-rule-arson =
    Arson
    Engineers and flamethrowers set the settlement that they are in on fire, and must leave.
barbarossa-rule-tow =
    Towing
    A transport hitches up a withdrawn gun in its hex. What it tows goes where it goes.
barbarossa-rule-wire-rm =
    Cutting wire
    Engineers remove the barbed wire of one side of their hex.
barbarossa-rule-atb-rm =
    Removing barriers
    Engineers remove the anti-tank barrier of one side of their hex.
barbarossa-rule-pont =
    Pontoon bridges
    Enough engineer units next to a river hex build a bridge over it, or repair one that was destroyed.
barbarossa-rule-sply =
    Receive Supplies
    A unit takes ammunition from a transport with the same order, or from its own depot, in its hex. Its owner says how much.
barbarossa-rule-load =
    Load Supplies
    A transport loads ammunition from a depot of its own side.
barbarossa-rule-dig =
    Dig In
    Units dig a trench along one side of their hex. While they dig they have no Defense at all.
barbarossa-rule-path =
    Clear a Path
    Engineers turn forest or light woods into a glade with exits.
barbarossa-rule-recon =
    Reconnaissance
    All hidden enemies within the distance of the card and in sight are revealed.
barbarossa-rule-adj =
    Adjusting Fire
    A unit that sees the target of a gun lets it roll all dice that missed again, once. Not for Suppression Fire and not against aircraft.
barbarossa-rule-rail =
    Repair Railway
    Engineers mend a broken track in their hex.
barbarossa-rule-mov =
    Move Out
    Step 8: all moving units go their first hex at once, then the second, and so on. Friends may share a hex; enemies may not.
barbarossa-rule-enc =
    Encounters
    Enemies whose ways cross stop. If the same hex is the end of both ways, each rolls a die and adds its Fortitude: only who is above all enemies goes in.
barbarossa-rule-grp =
    Groups
    Units in one hex may be put together on a Group Card, up to 3 vehicles and 6 others, and be ordered as one.
barbarossa-rule-care =
    Careful Movement
    A short move with the Defense bonus of the card.
barbarossa-rule-march =
    March
    A long move over plain, settlements and roads only. If it keeps to a road all the way, it goes farther.
barbarossa-rule-wait =
    Wait
    The unit does nothing. It still has the Defense of its ground.
barbarossa-rule-fam =
    Fire and Movement
    The unit moves and fires once from the hex that it underlined, with fewer dice, at an enemy that it saw when the order was written.
barbarossa-rule-board =
    Boarding
    A unit gets on or off a transport in its hex; both need the order. Carried units get no orders and suffer with their transport.
barbarossa-rule-lpc =
    Loading a train
    Vehicles drive onto the platform cars of a train in their hex.
barbarossa-rule-upc =
    Unloading a train
    Vehicles drive off the platform cars by a movement order of theirs.
barbarossa-rule-air =
    At the airfield
    Aircraft that have landed pass 4 boxes, one a turn, and can fly again from the last, Standby. Damaged units of a kind may be joined there.
barbarossa-rule-airm =
    Air Missions
    Step 4: aircraft fly in from any edge hex in a straight line to their target. Flak and fighters meet them on the way. A fit staff must be on the board.
barbarossa-rule-aa =
    Anti-aircraft fire
    Flak with Defend fires once at aircraft that come into range, and again at those whose target is its own hex.
barbarossa-rule-a2a =
    Air combat
    Aircraft that meet are paired in duels, the highest Fortitude choosing first. They fire at once; losses make them test, and who fails flies home. Each round costs a Time Box.
barbarossa-rule-bomb =
    Bombing Run
    Every unit in the target hex is attacked by its own Fire Test and tests its Fortitude. Somebody must see the hex.
barbarossa-rule-ctrf =
    Counterfire
    Bombed units may fire back, at the same time. Units with a Kill Zone are forced to withdraw instead.
barbarossa-rule-intc =
    Intercept
    Fighters attack a mission that began earlier, or one of this turn, on its way.
barbarossa-rule-arec =
    Air Reconnaissance
    Each turn on station a die against the chart of the search radius reveals all hidden enemies in it. Own artillery may fire at whatever is in the Surveillance Zone.
barbarossa-rule-airb =
    Airborne Assault
    Paratroopers fly with a transport, jump over the target and land by themselves. They equip for a turn with half Firepower and half Defense.
barbarossa-rule-land =
    Landing
    On easy ground nothing happens. On medium ground a die of 1 costs an icon; on difficult ground a 1 costs 1 and a 2 costs 2.
barbarossa-rule-drop =
    Dropping supplies
    A transport aircraft drops ammunition, which becomes a depot where it lands. In water, swamp and rocks it is lost. With strong winds it may drift.
barbarossa-rule-cap =
    Combat Air Patrol
    Fighters guard the sky around a hex for some turns and fight whoever flies in.
barbarossa-rule-esc =
    Escort
    Fighters fly with another air unit, fight for it and are shot at with it.
barbarossa-rule-trn =
    Transports
    Each truck carries 1 size point or 6 Ammunition Points. Losses of the transport fall on what it carries too; its owner divides them.
barbarossa-rule-train-move =
    Trains
    A train moves on rails alone and does not turn round on its way.
barbarossa-rule-train-load =
    Loading trains
    Transport cars carry men and ammunition, platform cars vehicles and guns.
barbarossa-rule-train-fire =
    Fire on a train
    A train is attacked as armored vehicles, with a Fire Test for each kind of its cars. Without an engine it does not move.
barbarossa-rule-train-aa =
    Flak on a train
    Anti-aircraft units aboard fire from the train, even while it moves.
barbarossa-rule-ab-wire =
    Breaking through wire
    Such a unit crosses barbed wire and destroys it.
barbarossa-rule-ab-tank =
    Tanks
    Light, medium and heavy tanks count as tanks wherever the rules say so.
barbarossa-rule-ab-ind =
    Indirect Fire
    The unit fires at what another sees, with fewer dice. A fit staff must be on the board.
barbarossa-rule-ab-fol =
    Fire on Location
    The order names a hex. Every enemy in it is attacked by itself; wide fire reaches the hexes around with its second row.
barbarossa-rule-ab-dwire =
    Fire that clears wire
    Fire of such a unit into a hex destroys the barbed wire there.
barbarossa-rule-ab-smoke =
    Smoke shells
    A unit with smoke shells can lay a smoke screen instead of firing.
barbarossa-rule-ab-kz =
    Bound to a Kill Zone
    This unit always faces one side and fires only there.
barbarossa-rule-ab-airb =
    Paratroopers
    They can be carried by transport aircraft and dropped.
barbarossa-rule-ab-swamp =
    Through the swamp
    This unit can enter swamp, one hex a turn.
barbarossa-rule-ab-mtn =
    Mountaineers
    They climb slopes that are closed to others.
barbarossa-rule-ab-amph =
    Amphibious
    This unit crosses water, one hex a turn.
barbarossa-rule-ab-conc =
    Concealment
    Such a unit cannot be fired at unless it is detected or an enemy is next to it. Firing or marching gives it away.
barbarossa-rule-ab-panic =
    Afraid of tanks
    Infantry with this mark tests its Fortitude when a tank assaults it.
barbarossa-rule-cmd =
    Command Area
    A staff helps friendly units within its Command Area that it sees.
barbarossa-rule-cmd-spirit =
    Fighting Spirit
    Units in the Command Area add the staff's bonus to their Fortitude. Two staffs do not add up.
barbarossa-rule-cmd-adj =
    The staff adjusts fire
    Once a turn a staff lets a gun roll its misses again, if the target is within 8 hexes.
barbarossa-rule-cmd-air =
    Calling the air force
    Air missions need a staff with this ability that is neither suppressed nor in Close Combat, again at take-off.
barbarossa-rule-cmd-hq =
    Staffs
    A staff is a unit like others, worth protecting: without it much cannot be done.
barbarossa-rule-water =
    Boats
    Boats stay on water and pass under no fords and pontoons. With a current they drift.
barbarossa-rule-depot =
    Supply depots
    A depot holds up to 36 Ammunition Points of one side. One hit or a charge destroys it.
barbarossa-rule-bridge =
    Bridges
    A bridge carries the road over the river and is crossed by its ends. One hit or a charge destroys it, with all on it.
barbarossa-rule-dbridge =
    Destroyed bridges
    Nobody crosses; engineers can repair it.
barbarossa-rule-rbridge =
    Railway bridges
    Trains cross, and other units too, but vehicles do not load or unload there. It cannot be repaired.
barbarossa-rule-wire =
    Barbed wire
    Infantry and trucks do not cross it. Tanks do, and destroy it.
barbarossa-rule-dragon =
    Anti-tank barriers
    Vehicles of all kinds do not cross them until engineers remove them.
barbarossa-rule-trench =
    Trenches
    A unit with Defend is in the trench of its hex: 1 more Defense besides the order's, a Kill Zone to the front, flanks and a rear.
barbarossa-rule-pill =
    Pillboxes
    Up to 2 infantry units with Defend are inside: Defense 3 more and a wide Kill Zone. Two hits or a charge destroy it, with all in it.
barbarossa-rule-pontoon =
    Crossing pontoons
    Any unit crosses as over plain; boats do not pass.
barbarossa-rule-plain =
    Plain
    Open ground: free to move, no cover. Infantry does not assault armour from it.
barbarossa-rule-brush =
    Brush
    It blocks the view and hides infantry and artillery, but gives no Defense.
barbarossa-rule-swamp =
    Swamp
    Only units made for it go in, one hex a turn. No trenches here.
barbarossa-rule-lwood =
    Light woods
    Defense 1, and they block the view. Trucks and armored vehicles stay on the road; tanks lose 1 hex of movement. All may hide.
barbarossa-rule-forest =
    Forest
    Defense 2, and it blocks the view. Only infantry goes in off the road, one hex a turn. Nobody fires in or out over a distance.
barbarossa-rule-river =
    River
    Boats and amphibious units only, but for bridges and fords. With a current boats drift.
barbarossa-rule-road =
    Roads
    A way along a road ignores the terrain, and a March that keeps to it goes farther.
barbarossa-rule-plow =
    Plowed fields
    No cover, and slow going off the road: 1 or 2 hexes less.
barbarossa-rule-ford =
    Fords
    Ground units cross the river here; boats do not pass. No cover.
barbarossa-rule-glade =
    Glades
    A glade is entered and left by its exits only. Other units than infantry also see and fire by them alone. Guns are not deployed here.
barbarossa-rule-lake =
    Lake
    Boats and amphibious units only. No cover.
barbarossa-rule-rocks =
    Rocks
    Trucks lose 2 hexes of movement, armored vehicles 1. No trench can be dug.
barbarossa-rule-ravine =
    Ravine
    Entered and left by its exits; no trucks and armored vehicles. Who is in it sees and is seen only from the next hexes.
barbarossa-rule-vill =
    Village
    Defense 2 for infantry and 1 for others; it blocks the view, counts as road and can burn.
barbarossa-rule-town =
    Town
    Defense 3 for infantry and 2 for others; it blocks the view, counts as road and can burn.
barbarossa-rule-stat =
    Railway station
    Defense 2 for infantry and 1 for others; it blocks the view. Vehicles lose 1 hex of movement.
barbarossa-rule-settle =
    Settlements
    Villages, towns and stations. In Close Combat there infantry has 1 more Accuracy against vehicles and armour.
barbarossa-rule-hill =
    Hills and slopes
    Going up one level costs the whole move, one hex. A slope of 2 levels is for infantry alone, of 3 for mountaineers.
barbarossa-rule-hill-los =
    Hills and sight
    Ground higher than the one who looks blocks the view. From a hill one looks over woods and houses, but what lies directly behind them is in dead ground.
barbarossa-rule-hill-cc =
    Hills in Close Combat
    Who stands on a hill and is assaulted has 1 more Defense; who assaults it has 1 less Accuracy.
barbarossa-rule-hill-fire =
    Firing from hills
    From a hill down to the plain the range counts as one hex less.
