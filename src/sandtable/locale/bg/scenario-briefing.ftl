# Особените правила на сценариите с думи: инструктажът.
brief-card-on = само { $places }
brief-card-but-not = но не { $places }
brief-card-within = до { $number } хекса от { $places }
brief-card-beyond = на повече от { $number } от { $places }
brief-card-with-cover = само с прикритие поне { $number }
brief-card-lot = до { $number } от хекс, изтеглен по жребий: { $places }
brief-card-lot-each = всяка единица до { $number } от хекс, изтеглен за нея по жребий: { $places }
brief-card-chain = { $who }: хексовете на единиците са непрекъсната верига.
brief-card-chain-forts = { $who }: хексовете на укрепленията са непрекъсната верига.
brief-card-most = { $number ->
    [one] { $who }: най-много една единица в хекс.
   *[other] { $who }: най-много { $number } единици в хекс.
  }
brief-card-apart = { $who }: единици в различни хексове са поне на { $number } една от друга.
brief-card-away = { $who }: поне на { $number } от всяка вражеска единица.
brief-card-no-enemy = където няма враг
brief-card-far-from-enemy = поне на { $number } от всеки враг
brief-card-entry = { $who }, от лентата на времето: { $place }.
brief-card-reserve = { $who }: от { $least } до { $most } единици по избор чакат на лентата на времето, на { $spaces } ({ $marks }).
brief-card-reserve-most = най-много { $number } на едно място
brief-card-reserve-together = всички на едно място
brief-card-any-units = всякакви единици
brief-card-leaders = всички командири
brief-card-jammed = { $side }: оръжия, повредени по жребий в началото: { $count }.
brief-card-jammed-among = { $side }: оръжия, повредени по жребий в началото: { $count } от { $weapons }.
brief-card-stack = с { $stack } в един хекс
brief-card-waits = чака събитие
brief-card-weapon-to = за { $group }
brief-card-weapon-later = раздава се във време { $space }
brief-card-fort-only = не служи на врага
brief-card-fort-held = последно е било на тази страна
brief-card-choice = Преди подготовката { $side } избира: { $options }.
brief-card-choice-deal = След раздаването { $side } избира: { $options }.
brief-card-option = ({ $number }) { $effects }
brief-card-if = ако { $what }
brief-card-if-any = ако поне едно е вярно: { $what }
brief-card-unless = освен ако { $what }
brief-card-if-held = обект { $number } е на { $side }
brief-card-if-free = обект { $number } не е на никого
brief-card-if-lost = { $side } е загубила поне { $number }
brief-card-if-exited = поне { $number } на { $side } са излезли
brief-card-if-lead = { $side } води поне с { $number } победни точки
brief-card-if-on-map = { $side } има поне { $number } на картата ({ $units })
brief-card-if-there = { $side } има поне { $number } в { $places } ({ $units })
brief-card-if-from = от време { $number } нататък
brief-card-if-to = до време { $number }
brief-card-if-event = „{ $event }“ се е случило поне { $number ->
    [one] веднъж
   *[other] { $number } пъти
  }
brief-card-picked-by = по избор на { $side }
brief-card-that-side = тази страна
brief-card-either-side = която и да е страна
brief-card-exit-rule = { $side } може да излиза: { $marks }.
brief-card-exit-factor = точки × { $number }
brief-card-event = { $when }: { $effects }.
brief-card-count-only = само номер { $number }
brief-card-once = само веднъж
brief-card-fill = { $who }: поне по една единица във всяко от { $places }.
brief-card-inside = { $who }: поне { $number } в { $places }.
brief-card-no-return = без да се връща
brief-card-if-initiative = { $side } държи картата „Инициатива“
brief-card-roll = само ако два зара покажат от { $low } до { $high }
brief-card-reserve-lot = мястото се тегли по жребий
brief-card-reserve-exact = { $count ->
    [one] { $who }: една единица по избор чака на лентата на времето, на { $spaces } ({ $marks }).
   *[other] { $who }: { $count } единици по избор чакат на лентата на времето, на { $spaces } ({ $marks }).
  }
brief-card-one-of = едно по жребий от { $among }
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
    [0] { $side }, { $when }: снайперистите улучват само в случайния хекс.
    [one] { $side }, { $when }: снайперистите улучват в случайния хекс и до него.
   *[other] { $side }, { $when }: снайперистите улучват до { $count } хекса от случайния.
  }
brief-value-haze = Време навън, { $when }: всяка линия на видимост е затруднена с { $count }.
brief-value-sight-limit = { $count ->
    [0] { $when }: видимостта няма граница.
    [one] Тъмнина, { $when }: никой не вижда по-далеч от един хекс.
   *[other] Тъмнина, { $when }: никой не вижда по-далеч от { $count } хекса.
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
brief-value-how-beyond = , отвъд { $beyond } хекса
brief-value-how-within = , до { $within } хекса
brief-value-how-span = , отвъд { $beyond } и до { $within } хекса
brief-value-how-per-hex = , за всеки хекс отвъд { $beyond }
brief-value-stacking = { $side }: до { $number } фигури могат да останат в { $where }.
brief-value-everywhere = кой да е хекс
brief-value-sees = { $hex } и { $sees } се виждат взаимно.
brief-value-sees-hindered = { $hex } и { $sees } се виждат взаимно, затруднено с { $number }.
brief-value-sees-not = { $hex } и { $sees } не се виждат.
brief-value-going-cost = { $side }: стъпка { $where } струва { $number }.
brief-value-going-safe = { $side }: никой не стреля по тези, които минават { $where }.
brief-value-going-barred = { $side }: не се минава { $where }.
brief-value-going-advance = { $side }: напредване може да мине до { $number } хекса { $where }.
brief-value-between = от един хекс със „{ $terrains }“ в друг
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
brief-value-rooted = { $side }: { $weapon } не напуска хекса си; ако единицата му бъде изтласкана, се губи.
brief-value-falls = { $side }: { $weapon } се губи заедно с укреплението в хекса.
brief-value-shots = { $side }: { $weapon } може да стреля { $number } пъти в една заповед за огън.
brief-value-targets = { $side }: { $weapon } стреля само по { $targets }.
brief-value-target-hexes = { $hexes }
brief-value-target-fort = хексове с { $fort }
brief-value-target-unit = хексове с { $kind }
brief-value-mortars = { $side }: минохвъргачките на до { $number } хекса от { $leader } виждат и с неговите очи.
brief-value-mortars-command = { $side }: минохвъргачките в обсега на командване на { $leader } виждат и с неговите очи.
brief-value-any-leader = който и да е командир
brief-value-blast = { $number ->
    [0] { $side }: артилерията удря само хекса на пристрелочния снаряд.
   *[other] { $side }: артилерията удря до { $number } хекса от пристрелочния снаряд.
  }
brief-value-drift-none = { $side }: пристрелочните снаряди не се отклоняват.
brief-value-drift-misses = { $side }: пристрелочните снаряди се отклоняват само след пропуск.
brief-value-drift-one = { $side }: пристрелочните снаряди се отклоняват с един хекс по посоката на белия зар.
brief-value-drift-half = { $side }: пристрелочните снаряди се отклоняват само наполовина.
brief-value-smoke-yes = { $side }: артилерията може да стреля с дим.
brief-value-smoke-no = { $side }: артилерията не стреля с дим.
brief-value-smoke-only = { $side }: артилерията стреля само с дим.
brief-value-hidden = { $side }: { $pieces } може да се появи { $when } { $where }.
brief-value-hidden-own-turn = в началото на свой ход
brief-value-hidden-enemy-turn = в началото на ход на противника
brief-value-hidden-any-turn = в началото на всеки ход
brief-value-hidden-enemy-move = когато противник е влязъл в хекс
brief-value-hidden-since = { $when }, от Време { $since } нататък,
brief-value-hidden-area = в областта за разполагане
brief-value-hidden-cover = { $where } с прикритие поне { $number }
brief-value-hidden-away = { $where }, поне на { $number } хекса от всеки противник
brief-value-dark = { $every ->
    [one] Тъмнина, { $when }: затруднение 1 за всеки хекс отвъд { $beyond }; брои се по-голямото от това и от затруднението на линията.
   *[other] Тъмнина, { $when }: затруднение 1 на всеки { $every } хекса отвъд { $beyond }; брои се по-голямото от това и от затруднението на линията.
  }
brief-card-points-ties = Когато играта свърши, печели онзи, който води по победни точки; при 0, или ако и двете страни загубят едновременно, печели { $side }, който и да държи картата „Инициатива“. Точки носят обектите, унищоженият противник и излизането от картата.
brief-card-initiative-nobody = Никой не държи картата „Инициатива“: с нея не се отменят хвърляния.
brief-card-shared = И двете страни знаят { $count ->
    [one] един таен жетон за обект, който се брои
   *[other] { $count } тайни жетона за обекти, които се броят
 } веднъж, за който владее обекта, щом бъде открит.
brief-card-shared-own = Известно и на двете: { $chits }.
brief-card-lying = { $weapon } лежи в { $hex } без собственик. { $side }: в края на свой ход здрава единица там може да го вземе, ако ръцете ѝ са свободни и в хекса няма противник.
brief-card-melee-ties = { $side } печели равен ръкопашен бой, освен ако решава бункер или дот.
brief-card-if-holds = { $side } държи поне толкова обекта: { $number }
brief-card-if-more = и повече, отколкото противникът има там
brief-card-unbroken = здрави { $units }
brief-card-unbroken-any = здрави единици
brief-card-unseen = { $who }: извън погледа на всяка вражеска единица.
brief-card-unseen-there = извън погледа на всяка вражеска единица
brief-value-rounds = { $side }: { $weapon } прави общо { $number } атаки и след това се губи.
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
brief-value-roll-command = командването на водачите
brief-value-roll-cover = прикритието
brief-value-roll-sudden-death = хвърлянето за внезапен край
brief-value-into = в { $places }
brief-value-going-move = { $side }: движение може да мине наведнъж до { $number } хекса { $where }, за { $cost }.
brief-value-missions = { $number ->
    [one] { $side }: артилерията стреля веднъж и толкова.
   *[other] { $side }: артилерията стреля { $number } пъти и толкова.
  }
brief-value-radio-spotters = { $side }: за артилерията насочват само: { $units }.
brief-card-step-units = { $who }: { $count ->
    [one] една единица
   *[other] { $count } единици
  }
brief-card-choice-placed = Когато всички са разположени, { $side } избира: { $options }.
brief-card-choice-asked = „{ $name }“: когато дойде ред, { $side } избира: { $options }.
brief-card-if-turns = „{ $event }“ е било { $number ->
    [one] в този ход
   *[other] в този ход или в някой от последните { $number }
  }
brief-card-by-lot = изтеглени по жребий
brief-card-carrying = с { $weapon }
brief-card-keeps-initiative = { $side } запазва картата „Инициатива“, когато с нея отмени хвърляне; за всяко хвърляне тя служи веднъж.
brief-card-open-hand = Картите на { $side } са открити за врага.
brief-value-leads = { $side }: { $leaders } водят само { $units }.
brief-card-of-nation = тези на { $nation }
brief-value-barred-units = { $side }: за { $what } не могат да се активират тези ({ $units }): { $when }.
brief-card-own-order = { $side }: { $order } прави само това: { $effects }.
brief-card-retreat = { $side } отстъпва към { $edge } край.
brief-value-weapon-smoke-yes = { $side }: { $weapon } може да стреля с дим.
brief-value-weapon-smoke-no = { $side }: { $weapon } не стреля с дим.
brief-value-registered = { $side }: пристрелъчните залпове в { $places } не се отклоняват.
brief-card-objective-moved = Обект { $number } е другаде: { $places }.
brief-card-level-is = Теренът е на ниво { $number }: { $places }.
brief-card-all-ground = всичкият терен
brief-card-is-not-there = { $what } няма: { $places }.
brief-card-is-another = { $what } се смята за { $other }: { $places }.
brief-card-turned = На тази страна се бие: { $nation }.
brief-value-advance-only = { $side }: { $terrain } се преминава само с Настъпление.
