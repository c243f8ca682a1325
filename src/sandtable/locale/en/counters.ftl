# What is printed on the counters. $nation is a nation, or "none" where the nation is plain anyway.
# The adjective stands in the gender of its noun (m, f, n), for languages that have one.

people-m = { $nation ->
    [america] American{" "}
    [britain] British{" "}
    [france] French{" "}
    [germany] German{" "}
    [italy] Italian{" "}
    [russia] Russian{" "}
   *[none] {""}
  }
people-f = { $nation ->
    [america] American{" "}
    [britain] British{" "}
    [france] French{" "}
    [germany] German{" "}
    [italy] Italian{" "}
    [russia] Russian{" "}
   *[none] {""}
  }
people-n = { $nation ->
    [america] American{" "}
    [britain] British{" "}
    [france] French{" "}
    [germany] German{" "}
    [italy] Italian{" "}
    [russia] Russian{" "}
   *[none] {""}
  }

## squads, teams and the leaders without a name
counter-engineer = { people-n }Engineer
counter-paratroop = { people-n }Paratroop
counter-elite = { people-n }Elite
counter-line = { people-n }Line
counter-green = { people-n }Green
counter-weapon-team = { people-m }Weapon Team
counter-elite-team = { people-m }Elite Team
counter-line-team = { people-m }Line Team
counter-green-team = { people-m }Green Team
counter-airborne = { people-n }Airborne
counter-guards = { people-n }Guards
counter-territorial = { people-n }Territorial
counter-bar = { people-n }BAR
counter-legionnaire = { people-n }Legionnaire
counter-chasseur = { people-n }Chasseur
counter-reservist = { people-n }Reservist
counter-pionier = { people-n }Pionier
counter-ss = { people-n }SS
counter-elite-rifle = { people-n }Elite Rifle
counter-parachute = { people-n }Parachute
counter-rifle = { people-n }Rifle
counter-volksgrenadier = { people-n }Volksgrenadier
counter-conscript = { people-n }Conscript
counter-guastatori = { people-n }Guastatori
counter-sissi = { people-n }Sissi
counter-bersaglieri = { people-n }Bersaglieri
counter-fucilieri = { people-n }Fucilieri
counter-blackshirt = { people-n }Blackshirt
counter-assault = { people-n }Assault
counter-guards-smg = { people-n }Guards SMG
counter-guards-rifle = { people-n }Guards Rifle
counter-smg = { people-n }SMG
counter-militia = { people-n }Militia
counter-private = { people-m }Private
counter-hero = { people-m }Hero

## leaders by rank; names stay names
counter-cpl = { people-m }Cpl { $name }
counter-sgt = { people-m }Sgt { $name }
counter-lt = { people-m }Lt { $name }
counter-cpt = { people-m }Cpt { $name }

## weapons
counter-flamethrower = { people-f }Flamethrower
counter-satchel-charge = { people-m }Satchel Charge
counter-light-mg = { people-f }Light MG
counter-medium-mg = { people-f }Medium MG
counter-heavy-mg = { people-f }Heavy MG
counter-50cal-mg = { people-f }.50cal MG
counter-light-mortar = { people-f }Light Mortar
counter-medium-mortar = { people-f }Medium Mortar
counter-50mm-mortar = { people-f }50mm Mortar
counter-60mm-mortar = { people-f }60mm Mortar
counter-brixia-mortar = { people-f }Brixia Mortar
counter-grw-mortar = { people-f }GrW Mortar
counter-brandt-mortar = { people-f }Brandt Mortar
counter-pack-howitzer = { people-f }Pack Howitzer
counter-25-pounder = { people-n }25-Pounder
counter-ig-18 = { people-n }IG 18 Gun
counter-ig-33 = { people-n }IG 33 Gun
counter-mountain-gun = { people-n }Mountain Gun
counter-infantry-gun = { people-n }Infantry Gun
counter-french-75 = French 75
counter-molotov-cocktail = Molotov Cocktail

## others, and how pieces are told apart
counter-other = { people-m }{ $title }
counter-radio = Radio { $calibre }mm
unit-numbered = { $unit } { $number }
unit-at = { $unit } ({ $hex })
gun-of = gun of { $unit }
weapon-of = { $weapon } of { $unit }
support-with = { $unit } + { $weapon }
