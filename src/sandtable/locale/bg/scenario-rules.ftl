# Какво казва сценарият за подготовка, излизане, събития и избор.
place-objective = обект { $number }
place-level = височина { $number }
place-edge = край „{ $edge }“
place-all = навсякъде
place-hill = хълмовете
place-setup = своя район за подготовка
place-friendly-edge = своя край
place-enemy-edge = края на врага

brief-card-on = само { $places }
brief-card-but-not = но не { $places }
brief-card-within = до { $number } полета от { $places }
brief-card-beyond = на повече от { $number } от { $places }
brief-card-with-cover = само с прикритие поне { $number }
brief-card-lot = до { $number } от поле, изтеглено по жребий: { $places }
brief-card-lot-each = всяка единица до { $number } от поле, изтеглено за нея по жребий: { $places }

brief-card-chain = { $who }: полетата на единиците са непрекъсната верига.
brief-card-chain-forts = { $who }: полетата на укрепленията са непрекъсната верига.
brief-card-most = { $number ->
    [one] { $who }: най-много една единица в поле.
   *[other] { $who }: най-много { $number } единици в поле.
  }
brief-card-apart = { $who }: единици в различни полета са поне на { $number } една от друга.
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
brief-card-stack = с { $stack } в едно поле
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
brief-card-picked-by = по избор на { $side }
brief-card-that-side = тази страна
brief-card-either-side = която и да е страна
brief-card-exit-rule = { $side } може да излиза: { $marks }.
brief-card-exit-factor = точки × { $number }
brief-card-event = { $when }: { $effects }.
brief-card-count-only = само номер { $number }
brief-card-once = само веднъж
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

ask-scenario-choice = Преди първия ход: какво избирате?
ask-scenario-card = С коя карта започвате?
ask-scenario-units = Правило на сценария: коя единица?
ask-set-up-reserve = Подготовка: коя единица чака на лентата на времето?
ask-set-up-space = На кое място от лентата на времето чака?
ask-late-weapon = Кой получава дошлото оръжие?
log-scenario-event = Правило на сценария: { $event }
log-scenario-choice = { $side } е избрала преди началото.
ending-scenario = правило на сценария

why-exit-not-yet = При това положение сценарият не допуска излизане оттук.
why-exit-elsewhere = Сценарият допуска излизане само от други полета.
why-exit-not-for-it = Сценарият допуска оттук да излизат само други единици.
why-too-far-from-lot = Твърде далеч е от изтегленото поле.
why-too-near-enemy = Твърде близо е до вражеска единица.
why-too-near-own = Твърде близо е до друга единица от групата.
why-too-many-of-group = Сценарият не допуска повече единици от групата в едно поле.
why-breaks-chain = Веригата от полета вече не може да се затвори.
why-not-with-stack = Тя се разполага заедно с други, които са другаде.
why-no-cover-there = Няма достатъчно прикритие.

brief-card-fill = { $who }: поне по една единица във всяко от { $places }.
brief-card-inside = { $who }: поне { $number } в { $places }.
effect-chits = изтеглени и открити жетони за обекти: { $count }
effect-end = играта свършва и точките се броят
brief-card-no-return = без да се връща
why-others-needed-elsewhere = Останалите единици са нужни другаде.
brief-card-if-initiative = { $side } държи картата „Инициатива“
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
effect-per-hex = за всяко поле с единици
effect-per-objective = за всеки държан обект
effect-put = на картата се слага: { $what } ({ $places })
effect-clear = от картата се маха: { $what } ({ $places })
scenario-smoke = дим
scenario-blaze = пожар (не където стои някой)
brief-card-roll = само ако два зара покажат от { $low } до { $high }
brief-card-reserve-lot = мястото се тегли по жребий
brief-card-reserve-exact = { $count ->
    [one] { $who }: една единица по избор чака на лентата на времето, на { $spaces } ({ $marks }).
   *[other] { $who }: { $count } единици по избор чакат на лентата на времето, на { $spaces } ({ $marks }).
  }
brief-card-one-of = едно по жребий от { $among }
deed-lose = { $count ->
    [0] всички единици на { $side } са загубени
    [one] една единица на { $side } е загубена
   *[other] { $count } единици на { $side } са загубени
  }
