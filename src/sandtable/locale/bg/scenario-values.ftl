## Стойности, хвърляния, карти и фигури, които сценарият променя: инструктажът
brief-value-both = И двете страни
brief-value-always = винаги
brief-value-from = от Време { $since } нататък
brief-value-until = до Време { $until }
brief-value-span = от Време { $since } до { $until }
brief-value-at = на Време { $since }
brief-value-orders = { $count ->
    [0] { $side }, { $when }: без заповеди.
    [one] { $side }, { $when }: една заповед на ход.
   *[other] { $side }, { $when }: { $count } заповеди на ход.
  }
brief-value-hand = { $side }, { $when }: карти в ръка: { $count }.
brief-value-discards = { $side }, { $when }: до { $count } изчистени карти в ход без заповеди.
brief-value-late-discards = { $side }, { $when }: до { $count } изчистени карти дори в ход със заповеди.
brief-value-snipers = { $count ->
    [0] { $side }, { $when }: снайперистите улучват само в случайното поле.
    [one] { $side }, { $when }: снайперистите улучват в случайното поле и до него.
   *[other] { $side }, { $when }: снайперистите улучват до { $count } полета от случайното.
  }
brief-value-haze = Време навън, { $when }: всяка линия на видимост е затруднена с { $count }.
brief-value-sight-limit = { $count ->
    [0] { $when }: видимостта няма граница.
    [one] Тъмнина, { $when }: никой не вижда по-далеч от едно поле.
   *[other] Тъмнина, { $when }: никой не вижда по-далеч от { $count } полета.
  }
brief-value-weather-time = Мъглата се променя с { $number } при всяко напредване на времето.
brief-value-weather-event = Мъглата се променя с { $number } при събитието { $event }, който и да го изтегли.
brief-value-weather-bounds = Никога не е под { $least } нито над { $most }.
brief-value-adds-haze = Мъглата се прибавя към другото, което затруднява линията.
brief-value-adds-smoke = Димът се прибавя към другото, което затруднява линията.
brief-value-roll = { $side }, { $when }: { $number } към { $roll }{ $how }.
brief-value-roll-attack = хвърлянето за стрелба
brief-value-roll-firepower = огневата мощ на стрелбата
brief-value-roll-melee = хвърлянето в ръкопашен бой
brief-value-roll-concealment = прикритието, което брои „Прикриване“
brief-value-roll-morale = духа
brief-value-roll-targeting = хвърлянето за прицелване
brief-value-roll-accuracy = хвърлянето за точност
brief-value-how-none = { "" }
brief-value-how-beyond = , отвъд { $beyond } полета
brief-value-how-within = , до { $within } полета
brief-value-how-span = , отвъд { $beyond } и до { $within } полета
brief-value-how-per-hex = , за всяко поле отвъд { $beyond }
brief-value-stacking = { $side }: до { $number } фигури могат да останат в { $where }.
brief-value-everywhere = което и да е поле
brief-value-sees = { $hex } и { $sees } се виждат взаимно.
brief-value-sees-hindered = { $hex } и { $sees } се виждат взаимно, затруднено с { $number }.
brief-value-sees-not = { $hex } и { $sees } не се виждат.
brief-value-going-cost = { $side }: стъпка { $where } струва { $number }.
brief-value-going-safe = { $side }: никой не стреля по тези, които минават { $where }.
brief-value-going-barred = { $side }: не се минава { $where }.
brief-value-going-advance = { $side }: настъпление може да мине до { $number } полета { $where }.
brief-value-between = от едно поле със „{ $terrains }“ в друго
brief-value-same-building = в една сграда
brief-value-cost-side = { $side }: { $terrain }: влизането или преминаването струва { $number }.
brief-value-barred-side = { $side }: { $terrain }: не може да влезе или да премине.
brief-value-may-count-as = { $side }: { $what } може да се брои за { $as_what }.
brief-value-no-event = { $side }: { $what } не се брои за нищо.
brief-value-may-no-event = { $side }: { $what } може да не се брои за нищо.
brief-value-removed = Извадени от тестето, { $side }: всички карти с { $what }.
brief-value-defends-actions = { $side }: има правата на отбраняващ се за действия.
brief-value-defends-points = { $side }: печели точки с напредването на времето като отбраняващ се.
brief-value-defends-not-actions = { $side }: няма права на отбраняващ се за действия.
brief-value-defends-not-points = { $side }: не печели точки с напредването на времето.
brief-value-captured = { $side }: { $weapon } се губи, вместо да се повреди.
brief-value-rooted = { $side }: { $weapon } не напуска полето си; ако единицата му бъде изтласкана, се губи.
brief-value-falls = { $side }: { $weapon } се губи заедно с укреплението на полето.
brief-value-shots = { $side }: { $weapon } може да стреля { $number } пъти в една заповед за огън.
brief-value-targets = { $side }: { $weapon } стреля само по { $targets }.
brief-value-target-hexes = { $hexes }
brief-value-target-fort = полета с { $fort }
brief-value-target-unit = полета с { $kind }
brief-value-mortars = { $side }: минохвъргачките на до { $number } полета от { $leader } виждат и с неговите очи.
brief-value-mortars-command = { $side }: минохвъргачките в обсега на командване на { $leader } виждат и с неговите очи.
brief-value-any-leader = който и да е командир
brief-value-blast = { $number ->
    [0] { $side }: артилерията удря само полето на пристрелочния снаряд.
   *[other] { $side }: артилерията удря до { $number } полета от пристрелочния снаряд.
  }
brief-value-drift-none = { $side }: пристрелочните снаряди не се отклоняват.
brief-value-drift-misses = { $side }: пристрелочните снаряди се отклоняват само след пропуск.
brief-value-drift-one = { $side }: пристрелочните снаряди се отклоняват с едно поле по посоката на белия зар.
brief-value-drift-half = { $side }: пристрелочните снаряди се отклоняват само наполовина.
brief-value-smoke-yes = { $side }: артилерията може да стреля с дим.
brief-value-smoke-no = { $side }: артилерията не стреля с дим.
brief-value-smoke-only = { $side }: артилерията стреля само с дим.
brief-value-hidden = { $side }: { $pieces } може да се появи { $when } { $where }.
brief-value-hidden-own-turn = в началото на свой ход
brief-value-hidden-enemy-turn = в началото на ход на противника
brief-value-hidden-any-turn = в началото на всеки ход
brief-value-hidden-enemy-move = когато противник е влязъл в поле
brief-value-hidden-since = { $when }, от Време { $since } нататък,
brief-value-hidden-area = в областта за разполагане
brief-value-hidden-cover = { $where } с прикритие поне { $number }
brief-value-hidden-away = { $where }, поне на { $number } полета от всеки противник

## на масата
ask-counts-as = Брои ли се картата за другото?
ask-counts-as-what = Брои ли се { $card } за { $instead } вместо за { $printed }?
counts-as-nothing = нищо
ask-put-down = Ще сложите ли скрити фигури?
why-weapon-rooted = Оръжието ѝ не напуска това поле в този сценарий.
why-not-its-target = Сценарият не позволява това оръжие да стреля по това поле.
why-scenario-bars = Сценарият не позволява тази стъпка.
term-scenario = сценарият
log-haze-now = Мъглата вече затруднява с { $number }.
log-event-void = { $side }: { $event } не се брои за нищо в този сценарий.
sight-haze-added = мъгла над цялата карта прибавя { $number }
sight-scenario-open = сценарият позволява на тези полета да се виждат (затруднение { $number })
sight-scenario-blocked = сценарият не позволява на тези полета да се виждат
inspect-order-too = може да се брои за заповедта { $order }
inspect-action-too = може да се брои за действието { $action }
inspect-event-too = може да се брои за събитието { $event }
inspect-event-void = събитието не се брои за нищо
inspect-weapon-captured = губи се, вместо да се повреди
inspect-weapon-rooted = не напуска полето си
inspect-weapon-falls = губи се с укреплението на полето
inspect-weapon-shots = стреля до { $number } пъти в една заповед за огън
inspect-weapon-targets = стреля само по { $targets }

brief-value-dark = { $every ->
    [one] Тъмнина, { $when }: затруднение 1 за всяко поле отвъд { $beyond }; брои се по-голямото от това и от затруднението на линията.
   *[other] Тъмнина, { $when }: затруднение 1 на всеки { $every } полета отвъд { $beyond }; брои се по-голямото от това и от затруднението на линията.
  }
brief-card-points-ties = Когато играта свърши, печели който води по победни точки; при 0, или ако и двете страни загубят едновременно, печели { $side }, който и да държи картата „Инициатива“. Точки носят целите, унищоженият противник и излизането от картата.
brief-value-in-places = { $how }, в { $places }
brief-value-of-units = { $how }, когато участват такива: { $units }
brief-value-between-places = между две от тези: { $places }
brief-value-free-side = { $side }: { $terrain }: преминаването не струва нищо.
brief-card-free = { $terrain }: преминаването не струва нищо.
brief-value-barred = { $side } не може да играе { $what }: { $when }.
brief-value-loss-factor = { $number ->
    [0] Загубените единици на { $side } не носят точки на противника.
   *[other] Загубените единици на { $side } носят на противника { $number } пъти точките си.
  }
brief-value-weapon-since = { $side }: { $weapon } не стреля преди Време { $number }.
brief-value-roll-rally = духа, с който единица се съвзема
brief-value-roll-rout = духа, с който единица бяга
brief-value-roll-movement = движението
brief-value-roll-range = обсега
sight-dark = тъмнината затруднява с { $number } на това разстояние
why-not-in-scenario = Сценарият не позволява това да се играе сега.
