# Вероятности, съставки на числата и видимост в Combat! Том 1.

combat-odds-fire = { $man } по { $target }, { $weapon }, { $number ->
    [one] един изстрел
   *[other] { $number } изстрела
  }
combat-odds-check = { $man }: { $roll }
combat-odds-roll = Хвърляне: { $roll }
combat-odds-with = С „{ $card }“: { $title }
combat-odds-spot = { $man } оглежда { $target }
combat-odds-melee = { $man } напада { $target }
combat-odds-throw = { $man } хвърля по { $hex }
combat-odds-grenade = Граната до { $man }
combat-odds-wound = Карта за раната на { $man }

combat-chance-any-hit = поне едно попадение
combat-chance-check-only = попадение: само проверка на морала
combat-chance-check-failed = попадение и неиздържана проверка
combat-chance-close-call = на косъм
combat-chance-wounded = ранен
combat-chance-incapacitated = изваден от строя
combat-chance-killed = убит
combat-chance-passes = издържа
combat-chance-fails = не издържа
combat-chance-seen = разпознат
combat-chance-unseen = неразпознат
combat-chance-hits = улучва
combat-chance-lands = пада там
combat-chance-scatters = отклонява се
combat-chance-near = близо
combat-chance-far = по-далеч

combat-stake-roll = { $title }: хвърлено { $die }, нужно е { $need }: { $outcome }
combat-stake-wound = { $man }: { $wound }
combat-stake-event = { $event }: { $text }
combat-stake-flare = Ракетата се отклонява до { $scatter } хекса и осветява { $reach } хекса наоколо, за двете страни; после той заляга.

## съставки на число
combat-term-printed = отпечатано
combat-term-skill = умение с оръжието
combat-term-assistant = без помощник при картечницата
combat-term-order = заповедта му
combat-term-order-terrain = какво прави целта и къде
combat-term-range = разстояние
combat-term-wounds = рани
combat-term-morale = морал
combat-term-cards = карти и събития
combat-term-smoke = дим
combat-term-night = нощ
combat-term-tq = качество
combat-term-charge = атака в бяг
combat-term-unseen = невиждан досега
combat-term-changes = рани, морал и карти
combat-term-roll = карти и събития за това хвърляне
combat-term-heavy = тежко оръжие в движение
combat-term-leader = друг водач е наблизо
combat-term-spotting = какво прави и къде
combat-term-lands = пада точно до
combat-term-out-of-sight = хексът не се вижда
combat-term-frag = парчета, какво прави и къде
combat-term-all = с тази заповед не стреля
combat-term-floor = никога под 0
combat-term-card-spent = изразходваната карта

## видимост
combat-sight-open = { $start } вижда { $end } ({ $number } хекса)
combat-sight-blocked = { $start } не вижда { $end } ({ $number } хекса)
combat-sight-kind-hill = хълм
combat-sight-obstacle = пречи: { $kind } в { $hex }
combat-sight-hill = пречи по-високото в { $hex }
combat-sight-blind-terrain = { $hidden } е сред { $number } слепи хекса зад { $hex }: { $kind }
combat-sight-blind-hill = { $hidden } е сред { $number } слепи хекса зад по-високото в { $hex }
combat-sight-sunken-hex = който стои ниско в { $hex }, не се вижда ({ $kind })
combat-sight-over = вижда се над { $hex }: { $kind }
combat-sight-slope = склонът в { $hex } не крие нищо
combat-sight-past = линията минава край { $hex }, едната страна е свободна: { $kind }
combat-sight-missed = линията минава между: { $kind } в { $hex }
combat-sight-along-bed = вижда се по дъното от { $hex }: { $kind }
combat-sight-from-above = вижда се отгоре в { $hex }: { $kind }
combat-sight-if-low = ако някой стои ниско: { $reason }
combat-sight-smoke = дим в { $hex }: { $number }
combat-sight-smoke-past = линията минава край дима в { $hex }, едната страна е свободна
combat-sight-lit = { $hex } е осветен
combat-sight-night = нощ е: не се вижда по-далеч от { $number } хекса
combat-sight-dark = тъмнина: { $number } при стрелба
