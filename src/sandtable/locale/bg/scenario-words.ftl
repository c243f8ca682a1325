# Какво казва сценарият на масата за разполагане, изходи, събития и избори.
place-objective = обект { $number }
place-level = височина { $number }
place-edge = { $edge } край
place-all = навсякъде
place-hill = хълмовете
place-setup = своя район за подготовка
place-friendly-edge = своя край
place-enemy-edge = края на врага
effect-vp = { $side } { $points } победни точки
effect-surrender = капитулация на { $side } { $number }
effect-initiative = { $side } получава картата „Инициатива“
effect-first = { $side } има първия ход
effect-control = { $side } получава обект { $number }
effect-sudden-death = внезапен край { $number }
effect-draw = { $side } тегли { $count }
effect-arrive = { $side }: { $group } идва { $number ->
    [one] едно място по-късно
   *[other] { $number } места по-късно
  }
effect-cards = { $side } получава { $cards }
effect-pick = { $side } избира карта за първата ръка: { $what }
effect-any-card = коя да е
effect-forts = { $side }: още { $forts } ({ $group })
effect-win = { $side } побеждава веднага
deed-rally = { $count ->
    [0] всички разбити единици на { $side } се събират
   *[other] { $count } на { $side } се събират
  }
deed-harden = { $count ->
    [0] всички единици на { $side } стават ветерани
   *[other] { $count } на { $side } стават ветерани
  }
deed-break = { $count ->
    [0] всички единици на { $side } се разбиват
   *[other] { $count } на { $side } се разбиват
  }
deed-suppress = { $count ->
    [0] всички единици на { $side } са потиснати
   *[other] { $count } на { $side } са потиснати
  }
deed-unsuppress = { $count ->
    [0] никоя единица на { $side } вече не е потисната
   *[other] { $count } на { $side } вече не са потиснати
  }
deed-release = { $count ->
    [0] никоя единица на { $side } вече не е длъжна да стои
   *[other] { $count } на { $side } вече не са длъжни да стоят
  }
moment-exit = Когато единица на { $side } излезе
moment-loss = Когато { $side } загуби единица
moment-break = Когато единица на { $side } се разбие
moment-enter = Когато единица на { $side } влезе
moment-weapon-loss = Когато { $side } загуби оръжие
moment-control = { $number ->
    [0] Когато { $side } завземе обект
   *[other] Когато { $side } завземе обект { $number }
  }
moment-time = { $number ->
    [0] При всеки напредък на времето
   *[other] Когато времето стигне { $number }
  }
ask-scenario-choice = Правило на сценария: какво избирате?
ask-scenario-card = С коя карта започвате?
ask-scenario-units = Правило на сценария: коя единица?
ask-set-up-reserve = Подготовка: коя единица чака на лентата на времето?
ask-set-up-space = На кое място от лентата на времето чака?
ask-late-weapon = Кой получава дошлото оръжие?
ask-take-up = Кой взема оръжието, което лежи тук?
log-scenario-event = Правило на сценария: { $event }
log-scenario-choice = { $side } е избрала преди началото.
ending-scenario = правило на сценария
why-exit-not-yet = При това положение сценарият не допуска излизане оттук.
why-exit-elsewhere = Сценарият допуска излизане само от други хексове.
why-exit-not-for-it = Сценарият допуска оттук да излизат само други единици.
why-too-far-from-lot = Твърде далеч е от изтегления хекс.
why-too-near-enemy = Твърде близо е до вражеска единица.
why-too-near-own = Твърде близо е до друга единица от групата.
why-seen-by-enemy = Вражеска единица вижда хекса.
why-too-many-of-group = Сценарият не допуска повече единици от групата в един хекс.
why-breaks-chain = Веригата от хексове вече не може да се затвори.
why-not-with-stack = Тя се разполага заедно с други, които са другаде.
why-no-cover-there = Няма достатъчно прикритие.
effect-chits = изтеглени и открити жетони за обекти: { $count }
effect-secret = { $side } тегли тайни жетони за обекти: { $count }
effect-end = играта свършва и точките се броят
why-others-needed-elsewhere = Останалите единици са нужни другаде.
effect-radio-fix = радиостанцията на { $side } е поправена
effect-radio-break = радиостанцията на { $side } се поврежда
effect-radio-lose = { $side } губи радиостанцията
moment-turn = Когато започва ход на { $side }
ask-set-up-give-way = Подготовка: там се е разположил и врагът; къде отива единицата?
moment-start = Преди подготовката
moment-end = Когато се броят точките
moment-melee = Когато { $side } спечели ръкопашен бой
moment-radio = Когато радиостанцията на { $side } се повреди
effect-vp-each = { $side } { $points } победни точки { $what }
effect-per-unit = за всяка единица
effect-per-hex = за всеки хекс с единици
effect-per-objective = за всеки държан обект
effect-put = на картата се слага: { $what } ({ $places })
effect-clear = от картата се маха: { $what } ({ $places })
scenario-smoke = дим
scenario-blaze = пожар (не където стои някой)
deed-lose = { $count ->
    [0] всички единици на { $side } са загубени
    [one] една единица на { $side } е загубена
   *[other] { $count } единици на { $side } са загубени
  }
ask-counts-as = Брои ли се картата за другото?
ask-counts-as-what = Брои ли се { $card } за { $instead } вместо за { $printed }?
counts-as-nothing = нищо
ask-put-down = Ще сложите ли скрити фигури?
why-weapon-rooted = Оръжието ѝ не напуска този хекс в този сценарий.
why-not-its-target = Сценарият не позволява това оръжие да стреля по този хекс.
why-scenario-bars = Сценарият не позволява тази стъпка.
term-scenario = сценарият
log-haze-now = Мъглата вече затруднява с { $number }.
log-event-void = { $side }: { $event } не се брои за нищо в този сценарий.
sight-haze-added = мъгла над цялата карта прибавя { $number }
sight-scenario-open = сценарият позволява на тези хексове да се виждат (затруднение { $number })
sight-scenario-blocked = сценарият не позволява на тези хексове да се виждат
inspect-order-too = може да се брои за заповедта { $order }
inspect-action-too = може да се брои за действието { $action }
inspect-event-too = може да се брои за събитието { $event }
inspect-event-void = събитието не се брои за нищо
inspect-weapon-captured = губи се, вместо да се повреди
inspect-weapon-rooted = не напуска хекса си
inspect-weapon-falls = губи се с укреплението в хекса
inspect-weapon-lies = { $weapon } лежи тук без собственик
inspect-weapon-shots = стреля до { $number } пъти в една заповед за огън
inspect-weapon-targets = стреля само по { $targets }
sight-dark = тъмнината затруднява с { $number } на това разстояние
why-not-in-scenario = Сценарият не позволява това да се играе сега.
why-not-his-to-lead = Сценарият не позволява този командир да води тази единица.
why-order-not-for-it = Сценарият не позволява на тази единица да се дава сега такава заповед.
effect-strike = снаряди с огнева мощ { $number } по всички в { $places }
effect-strike-some = { $count ->
    [one] снаряди с огнева мощ { $number } по всички в едно хекс, изтеглен по жребий от { $places }
   *[other] снаряди с огнева мощ { $number } по всички в { $count } хекса, изтеглени по жребий от { $places }
  }
effect-weapon = { $side } получава и { $weapon }
ask-set-up-in-turns = Подготовка: коя единица сега и къде?
why-no-missions = Батареята е стреляла толкова пъти, колкото позволява сценарият.
effect-ground = теренът става { $terrain }: { $places }
effect-some-of = { $count ->
    [one] едно хекс, изтеглен по жребий от { $places }
   *[other] { $count } хекса, изтеглени по жребий от { $places }
  }
effect-discard = { $side } изхвърля { $count } по жребий
effect-ask = прави се изборът „{ $choice }“
deed-return = { $count ->
    [0] всички загубени единици на { $side } се връщат
   *[other] { $count } загубени на { $side } се връщат
  } { $number ->
    [one] едно място на времето по-късно
   *[other] { $number } места на времето по-късно
  }
moment-order = Когато { $side } даде заповед
moment-order-of = Когато { $side } даде заповедта { $card }
moment-action = Когато { $side } изиграе действие
moment-action-of = Когато { $side } изиграе { $card }
moment-event = Когато { $side } изтегли събитие
moment-event-of = Когато { $side } изтегли { $card }
log-scenario-chosen = { $side } избира: { $what }.
effect-posture = { $side }: отсега нататък действа така: { $posture }
effect-reveal = тайните жетони на { $side } се откриват
effect-time = Времето напредва
effect-under = { $places }, само с единици на { $side }
effect-nearest = хексът с единици, най-близо до един по жребий ({ $places })
effect-by-event = което следва от събитията
effect-noted = нищо веднага, но се брои
scenario-gas = газ
place-whole-map = цялата карта
it-rally = тази единица се събира
it-harden = тази единица става ветеран
it-break = тази единица се разбива
it-suppress = тази единица е потисната
it-unsuppress = тази единица вече не е потисната
it-release = тази единица вече не е длъжна да стои
it-lose = тази единица е загубена
it-return = тази единица се връща { $number } места на времето по-късно
it-halt = тази единица не продължава в това движение
moment-trigger = Когато хвърляне на { $side } предизвика нещо
moment-trigger-of = Когато хвърляне на { $side } предизвика { $card }
moment-pass = Когато { $side } пропуска
moment-rally = Когато единица на { $side } се събере
moment-reshuffle = Когато тестето на { $side } се разбърка отново
ask-scenario-hexes = Правило на сценария: кой хекс?
effect-picked-of = { $count } от { $places }, по избор на { $side }
why-advance-only = В този сценарий там се минава или влиза само с Настъпление.
