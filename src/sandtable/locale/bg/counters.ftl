# Какво е отпечатано на жетоните. $nation е страна или „none“, където страната е ясна и без това.
# Прилагателното е в рода на съществителното (m, f, n).

people-m = { $nation ->
    [america] американски{" "}
    [britain] британски{" "}
    [france] френски{" "}
    [germany] германски{" "}
    [italy] италиански{" "}
    [russia] руски{" "}
   *[none] {""}
  }
people-f = { $nation ->
    [america] американска{" "}
    [britain] британска{" "}
    [france] френска{" "}
    [germany] германска{" "}
    [italy] италианска{" "}
    [russia] руска{" "}
   *[none] {""}
  }
people-n = { $nation ->
    [america] американско{" "}
    [britain] британско{" "}
    [france] френско{" "}
    [germany] германско{" "}
    [italy] италианско{" "}
    [russia] руско{" "}
   *[none] {""}
  }

## отделения, екипи и лидери без име
counter-engineer = { people-n }сапьорно отделение
counter-paratroop = { people-n }парашутно отделение
counter-elite = { people-n }елитно отделение
counter-line = { people-n }редовно отделение
counter-green = { people-n }отделение новобранци
counter-weapon-team = { people-m }екип с оръжие
counter-elite-team = { people-m }елитен екип
counter-line-team = { people-m }редовен екип
counter-green-team = { people-m }екип новобранци
counter-airborne = { people-n }въздушнодесантно отделение
counter-guards = { people-n }гвардейско отделение
counter-territorial = { people-n }териториално отделение
counter-bar = { people-n }отделение с BAR
counter-legionnaire = { people-n }отделение легионери
counter-chasseur = { people-n }отделение шасьори
counter-reservist = { people-n }отделение резервисти
counter-pionier = { people-n }пионерно отделение
counter-ss = { people-n }отделение на СС
counter-elite-rifle = { people-n }елитно стрелково отделение
counter-parachute = { people-n }парашутно отделение
counter-rifle = { people-n }стрелково отделение
counter-volksgrenadier = { people-n }отделение фолксгренадири
counter-conscript = { people-n }отделение наборници
counter-guastatori = { people-n }отделение гуастатори
counter-sissi = { people-n }отделение сиси
counter-bersaglieri = { people-n }отделение берсалиери
counter-fucilieri = { people-n }отделение фучилиери
counter-blackshirt = { people-n }отделение „Черни ризи“
counter-assault = { people-n }щурмово отделение
counter-guards-smg = { people-n }гвардейско отделение с автомати
counter-guards-rifle = { people-n }гвардейско стрелково отделение
counter-smg = { people-n }отделение с автомати
counter-militia = { people-n }отделение опълченци
counter-private = { people-m }редник
counter-hero = { people-m }герой

## лидери по чин; имената остават имена
counter-cpl = { people-m }ефрейтор { $name }
counter-sgt = { people-m }сержант { $name }
counter-lt = { people-m }лейтенант { $name }
counter-cpt = { people-m }капитан { $name }

## оръжия
counter-flamethrower = { people-f }огнехвъргачка
counter-satchel-charge = { people-m }взривен заряд
counter-light-mg = { people-f }лека картечница
counter-medium-mg = { people-f }средна картечница
counter-heavy-mg = { people-f }тежка картечница
counter-50cal-mg = { people-f }картечница .50
counter-light-mortar = { people-f }лека минохвъргачка
counter-medium-mortar = { people-f }средна минохвъргачка
counter-50mm-mortar = { people-f }50-мм минохвъргачка
counter-60mm-mortar = { people-f }60-мм минохвъргачка
counter-brixia-mortar = { people-f }минохвъргачка „Бриксия“
counter-grw-mortar = { people-f }минохвъргачка GrW
counter-brandt-mortar = { people-f }минохвъргачка „Брант“
counter-pack-howitzer = { people-f }планинска гаубица
counter-25-pounder = { people-n }25-фунтово оръдие
counter-ig-18 = { people-n }оръдие IG 18
counter-ig-33 = { people-n }оръдие IG 33
counter-mountain-gun = { people-n }планинско оръдие
counter-infantry-gun = { people-n }пехотно оръдие
counter-french-75 = френско 75-мм оръдие
counter-molotov-cocktail = коктейл „Молотов“

## други, и как се различават
counter-other = { people-m }{ $title }
counter-radio = радио { $calibre } мм
unit-numbered = { $unit } { $number }
unit-at = { $unit } ({ $hex })
gun-of = оръдие ({ $unit })
weapon-of = { $weapon } ({ $unit })
support-with = { $unit } + { $weapon }
