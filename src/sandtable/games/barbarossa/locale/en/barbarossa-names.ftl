# Unit types, orders and terrain of Barbarossa. The terms are the game's.

## unit types
barbarossa-type-infantry = Infantry
barbarossa-type-artillery = Artillery
barbarossa-type-vehicles = Vehicles
barbarossa-type-armored-vehicles = Armored Vehicles
barbarossa-type-light-tanks = Light Tanks
barbarossa-type-medium-tanks = Medium Tanks
barbarossa-type-heavy-tanks = Heavy Tanks
barbarossa-type-aircraft = Aircraft
barbarossa-type-installations = Installations

## orders
barbarossa-order-wait = Wait
barbarossa-order-defend = Defend
barbarossa-order-suppression-fire = Suppression Fire
barbarossa-order-open-fire = Open Fire
barbarossa-order-smoke-screen = Smoke Screen
barbarossa-order-assault = Assault
barbarossa-order-heavy-assault = Heavy Assault
barbarossa-order-ambush = Ambush
barbarossa-order-deploy = Deploy
barbarossa-order-withdraw = Withdraw
barbarossa-order-change-kill-zone = Change Kill Zone
barbarossa-order-join-up = Join Up
barbarossa-order-place-land-mines = Place Land Mines
barbarossa-order-clear-mines = Clear Mines
barbarossa-order-set-charges = Set Charges
barbarossa-order-arson = Arson
barbarossa-order-towing = Towing
barbarossa-order-remove-barbed-wire = Remove Barbed Wire
barbarossa-order-remove-anti-tank-barriers = Remove Anti-Tank Barriers
barbarossa-order-set-up-pontoon-bridge = Set Up Pontoon Bridge
barbarossa-order-receive-supplies = Receive Supplies
barbarossa-order-load-supplies = Load Supplies
barbarossa-order-dig-in = Dig In
barbarossa-order-clear-a-path = Clear a Path
barbarossa-order-reconnaissance = Reconnaissance
barbarossa-order-adjusting-fire = Adjusting Fire
barbarossa-order-repair-railway = Repair Railway
barbarossa-order-careful-movement = Careful Movement
barbarossa-order-march = March
barbarossa-order-fire-and-movement = Fire and Movement
barbarossa-order-board-transports = Board Transports
barbarossa-order-debark-from-transports = Debark From Transports
barbarossa-order-load-platform-cars = Load Platform Cars
barbarossa-order-unload-platform-cars = Unload Platform Cars
barbarossa-order-radio-interception = Radio Interception
barbarossa-order-bombing-run = Bombing Run
barbarossa-order-intercept = Intercept
barbarossa-order-air-reconnaissance = Air Reconnaissance
barbarossa-order-airborne-assault = Airborne Assault
barbarossa-order-airdrop-supplies = Airdrop Supplies
barbarossa-order-combat-air-patrol = Combat Air Patrol
barbarossa-order-escort = Escort

## terrain
barbarossa-terrain-plain = Plain
barbarossa-terrain-brush = Brush
barbarossa-terrain-swamp = Swamp
barbarossa-terrain-light-woods = Light woods
barbarossa-terrain-forest = Forest
barbarossa-terrain-forest-glade = Forest glade
barbarossa-terrain-light-glade = Glade in light woods
barbarossa-terrain-river = River
barbarossa-terrain-ford = Ford
barbarossa-terrain-lake = Lake
barbarossa-terrain-plowed-field = Plowed field
barbarossa-terrain-rocks = Rocks
barbarossa-terrain-ravine = Ravine
barbarossa-terrain-village = Village
barbarossa-terrain-town = Town
barbarossa-terrain-railway-station = Railway station
