# Great War Commander: собствените му въпроси, причини, избори, редове на дневника и имена.
# Съобщение, което започва с great-war-, замества общото със същото име навсякъде, където се играе тази игра.

## както само тази игра го нарича
side-central = Централните сили
side-entente = Антантата
great-war-side-axis = { side-central }
great-war-side-allies = { side-entente }
great-war-nation-france = Франция
great-war-kind-squad = взвод
great-war-fort-bunker = блокхаус
great-war-counter-pionier = { people-m }пионерен взвод
great-war-counter-radio = телефон { $calibre } мм
great-war-ask-light-wounds = Взводът ще се счупи: „Леки рани“?
great-war-ask-spotter = Кой наблюдава: най-старшият лидер или наблюдателният пост?
great-war-ask-artillery-mode = Поправка на телефона или обстрел?
great-war-ask-air-support = Кой хекс атакуват самолетите?
great-war-ask-support-item = Кое от това носи таблицата за поддръжка?
great-war-ask-interdiction = Коя единица със слабо прикритие се подавя?
great-war-ask-field-promotion = Кой ваш лидер става ветеран?
great-war-ask-reconnaissance = Кой от тайните обекти на врага се разкрива?
great-war-ask-sappers = Къде се поставя или премахва бодлива тел?
great-war-ask-scrounge = Кой кое от загубените ви оръжия взема?
great-war-ask-malfunction = Кое от най-близките оръжия и танкове е засегнато?
great-war-ask-infiltration = Къде се появяват промъкналите се?
great-war-ask-move-pick = Кое формирование се движи сега?
great-war-ask-activate = Кой се активира? Лидер може да поведе и единици.
great-war-ask-activate-more = Кого повежда лидерът?
great-war-ask-advance = Придвижете формирование с един хекс напред.
great-war-ask-sniper = Снайперист! Кое формирование улучва, ако изобщо улучва?
great-war-ask-next-defender = Кое формирование хвърля за защита сега?
great-war-ask-rally-next = Кое формирование опитва да се възстанови сега?
great-war-ask-rout-next = Кое счупено формирование се проверява сега?
great-war-ask-retreat = Накъде отстъпва формированието?
great-war-ask-overstack-remove = Препълнен хекс: кое формирование се премахва?
great-war-ask-exit-space = Кога се връща излязлото формирование?
great-war-ask-ambush-victim = Попаднахте в засада: кое ваше формирование се чупи?
great-war-ask-kia = Кое счупено формирование загива?
great-war-ui-track-side = { $side }: { $nation }, { $posture }, { $edge } край | загуби { $lost } от { $surrender } | оставащи заповеди { $orders } | ръка { $hand }, тесте { $draw } | телефон { $radio }
great-war-why-no-enemy-radio = Врагът няма телефон.
great-war-why-no-radio = Нямате телефон, който да се използва така.
great-war-why-no-spotter = Нито най-старшият ви лидер, нито наблюдателният ви пост може да наблюдава сега.
great-war-why-command-confusion = „Объркване в командването“ не е заповед, освен ако свръзка е при най-старшия ви лидер и телефонът работи.
great-war-why-leader-cannot-activate-leader = Само активиране, започнало от най-старшия лидер, се предава на други лидери.
great-war-why-broken-no-boxed-firepower = Това могат само здрави елементи с оградена огнева мощ.
great-war-why-not-enemy-edge = Всички освен свръзките напускат картата само през вражеския край.
great-war-why-nothing-to-recover = Няма ваши счупени или подавени формирования.
great-war-why-nothing-to-rout = Няма счупени единици и лидери; танковете не бягат.
great-war-why-nobody-can-advance = Никое ваше формирование не може да напредне.
great-war-why-nobody-can-move = Никое ваше формирование не може да се движи.
great-war-why-nobody-can-fire = Никое ваше формирование няма изстрел.
great-war-log-unsuppressed = { $side }: подаването е снето, но не и в газ.
great-war-log-radio-broke = { $side }: телефонът е счупен.
great-war-log-radio-fixed = { $side }: телефонът е поправен.
great-war-log-radio-lost = { $side }: телефонът е загубен.
great-war-log-melee = Ръкопашен бой в { $hex }: Централните сили { $number } срещу Антантата { $number2 }.
great-war-inspect-worth = { $points ->
    [one] струва една точка
   *[other] струва { $points } точки
  }
great-war-brief-start = Внезапен край от { $death }; точки в началото: { $points } (положителни за Централните сили); инициатива: { $side }; пръв: { $first }

## въпроси
ask-highest-leader = Кой от равните лидери е най-старши?
ask-advance-with = Кой напредва заедно с него?
ask-air-assault = Бомби или обстрел от въздуха, и накъде от случайния хекс?
ask-air-target = Кой хекс от реда се атакува?
ask-air-second-target = Кой съседен хекс също се обстрелва?
ask-before-air-roll = Преди хвърлянето за въздушната атака: действия?
ask-artillery-box = В кое поле „Артилерия“ стои телефонът?
ask-artillery-area = Запазвате ли пристреляния район, или търсите нов?
ask-request-runner = Коя свръзка носи заявката?
ask-barrage-row = По кой ред падат снарядите?
ask-barrage-creep = Баражът остава на място или пълзи с един хекс?
ask-before-impact-roll = Преди хвърлянето за удара: „Бараж“?
ask-telephone-box = В кое поле „Артилерия“ се поставя телефонът?
ask-major-gas-attack = Газът действа: „Голяма газова атака“?
ask-major-gas-victim = Коя единица, току-що счупена от газа, се елиминира?
ask-remove-gas = Кой газ се разсейва?
ask-before-melee-roll = Преди вашето хвърляне за ръкопашен бой: действия?
ask-counterattack = Кой от стрелящите врагове се подавя?
ask-probe = Току-що се счупи: „Опипване“?
ask-which-team = Кой екип е това?
ask-hmg-gun = Коя тежка картечница стреля?
ask-hmg-target = Кой хекс притиска картечницата?
ask-hmg-second-target = Кой съседен хекс също?
ask-offensive-line = Кой участва в настъплението? Редица в поне два хекса, с лидер сред тях.
ask-offensive-pick = Кое формирование от настъплението се движи сега?
ask-runner-use = За какво е заповедта „Свръзка“?
ask-works = Кои сапьори работят и какво правят?
ask-initiative-bog = Картата „Инициатива“ е у вас: остава ли това хвърляне за затъване?
ask-initiative-air-assault = Картата „Инициатива“ е у вас: остава ли това хвърляне за самолетите?

ask-auftragstaktik = Кой лидер действа сам и накъде отиват хората му?
ask-blaze = Коя от най-близките сгради или гори се запалва?
ask-captured-papers = Ръката на врага е открита: коя карта се изчиства?
ask-deserters = Коя от най-близките единици без сплотеност бяга?
ask-detachment = Кой взвод дава оръжието си на екип?
ask-devil-dogs = Възстановяване на единица или преместване на маркера „Капитулация“?
ask-en-avant = Възстановяване на единица или преместване на маркера „Капитулация“?
ask-engine-down = Кой от най-близките танкове се поврежда?
ask-fatigue = Кой от най-предните ви хексове е изтощен?
ask-intelligence = Ръката на врага е открита: коя карта се изчиства?
ask-machine-gun-nest = Коя единица получава леката картечница?
ask-mobile-firepower = Коя единица получава картечницата „Шоша“?
ask-weapon-type = Коя картечница е това?
ask-marseillaise = В кой хекс се възстановяват всичките ви хора?
ask-meccano = Кой танк се оправя и как?
ask-petard-raquette = Кой враг до вашите хора се чупи?
ask-raid = Какво прави набегът: подавя две вражески единици или чупи една?
ask-raid-second = Коя вражеска единица също се подавя?
ask-raid-prisoners = Коя вражеска единица е пленена?
ask-recall-leader = Кой от най-задните лидери е отзован?
ask-runner-event = Да се яви ли свръзка при най-старшия ви лидер?
ask-stragglers = Къде се появяват изостаналите?
ask-support-next = Кое се поставя сега?
ask-surrender = Коя ваша счупена единица се предава?
ask-trommelfeuer = Кой хекс до случайния също е поразен?
ask-valor = Коя ваша единица става ветеран?

ask-add-one = Стратегическа карта за +1 към хвърлянето?
panel-react-kind-strategy-roll = Хвърляне, докато държите стратегическа карта: още 1?
panel-react-strategy-roll-pass = Не питай никога
panel-react-strategy-roll-auto = Питай, ако ще помогне
panel-react-strategy-roll-ask = Питай винаги
ask-keep-strategy = Коя от двете стратегически карти запазвате?
ask-red-trousers = Коя от активираните единици се подавя?
ask-situation-own-turn = Играете ли стратегическата си карта?
ask-situation-own-move = При движение: стратегическа карта?
ask-situation-own-offensive = При настъпление: стратегическа карта?
ask-situation-own-accuracy = Наблюдателният пост улучи: стратегическа карта?
ask-situation-melee = Преди ръкопашния бой: стратегическа карта?
ask-situation-enemy-air-assault = Врагът праща самолети: стратегическа карта?
ask-situation-enemy-offensive = Врагът започва настъпление: стратегическа карта?
ask-situation-enemy-op-fire = Врагът отговаря с огън: стратегическа карта?
ask-situation-enemy-action = Врагът обявява действие: стратегическа карта?
ask-situation-enemy-impact = Снарядите на врага ще паднат: стратегическа карта?

## причини
why-not-a-unit = Единици са само взводовете, екипите и свръзките.
why-no-hmg = Никоя ваша тежка картечница не може това: тя трябва да работи, единицата ѝ да е в добър ред и неактивирана, а враг да е във видимост и обсег.
why-no-offensive-line = Няма ваши съседни формирования с лидер сред тях, които да започнат настъпление.
why-no-runner = Никоя ваша свръзка не може да се използва сега.
why-no-highest-leader = Няма най-старши лидер, който да може това.
why-tank-no = Този терен е затворен за танкове.
why-bogged-down = Танкът е затънал.
why-too-early = Към датата на този сценарий това още го няма.
why-strategy-played-already = Вече изиграхте стратегическа карта в този ход.
why-strategy-just-drawn = Стратегическа карта, изтеглена при напредване на времето, чака следващия ход.
why-no-strategy-moment = Сега не е моментът за текста на тази стратегическа карта.
why-no-strategy-card = Нямате стратегическа карта.
why-strategy-in-a-pass = Който пасува, не играе стратегическа карта в този ход.
why-out-of-period = Текстът на тази стратегическа карта не важи към датата на този сценарий.
why-meddling-pending = Първо трябва да се обърне картата на щаба.
why-no-engineer = Няма здрави сапьори, които да бъдат активирани за това.
why-overstack-on-the-way = При настъпление никой хекс не бива да се препълва, дори по пътя.
why-been-there = При настъпление никой не влиза два пъти в един хекс.
why-not-in-a-line = Не е до никого от линията на настъплението.
why-air-barred = Врагът владее небето: без въздушни атаки до края на играта.
why-tanks-only = Танков лидер командва само танкове и никой друг не ги командва.
why-no-runner-counter = Всички свръзки са в игра.
why-tank-there = Там вече има танк.
why-tank-fires-alone = Оръжията на танка стрелят сами.
why-other-leader = Активирана е от друг лидер.
why-only-tanks-there = Там има само танкове, а на тях вредят само оръжия, артилерия и танкове.
why-two-tanks = Два танка никога не са в един хекс.
why-exited-before = Този танк вече е напускал картата веднъж.
why-not-own-edge = Свръзката излиза само през своя край.
why-stopped-to-fight = Влязло е в хекс с врагове и трябва да спре там.
why-no-tank-leaders = Танков лидер не повежда друг танков лидер.
why-broken-no-offensive = В настъпление участват само здрави формирования.
why-no-action = Картата не служи за действие, а само за заповедта и заровете си.
why-defenders-only = Това може само страна в отбрана.
why-other-nation = Това е на другата нация от страната: карти, командири и телефони служат само на своите.

## избори
do-situation-strategy = изиграй „{ $strategy }“
do-situation-strategy-way = изиграй „{ $strategy }“: { $way }
do-situation-strategy-unit = изиграй „{ $strategy }“: { $unit }
do-situation-strategy-radio = изиграй „{ $strategy }“: { $radio }
do-add-one-strategy = изиграй „{ $strategy }“ за още 1
do-keep-strategy-strategy = запази „{ $strategy }“
do-op-fire-card = стреляй при възможност с картата „{ $action }“
do-works-card = сапьорите работят („{ $order }“)
do-bomb-number = бомби: { war-compass }
do-strafe-number = обстрел: { war-compass }
do-barrage-number = { $number ->
    [0] местен бараж
    [1] неподвижен или пълзящ бараж
   *[other] газова атака
  }
do-direction-number = баражът пълзи { war-compass }
do-axis-number = { $number ->
    [1] отгоре надолу
    [2] от горе вдясно до долу вляво
   *[other] от горе вляво до долу вдясно
  }
do-observer = наблюдателният пост
do-keep-area = запази пристреляния район
do-new-area = търси нов район
do-gas-hex = газ по { $hex }
do-runner-place = свръзка отива при най-старшия лидер
do-runner-move-unit = { $unit } се движи
do-runner-artillery = свръзката носи заявка за артилерия
do-meddling = обърни картата на щаба
do-stand = баражът остава на място
do-dig-unit = { $unit } копае стрелкови окопи
do-clear-wire-unit = { $unit } премахва бодлива тел
do-team-unit-type = { $unit-type }
do-weapon-type-weapon-type = { $weapon-type }
do-secret-chit-number = таен жетон { $number }
do-rally-unit = възстанови { $unit }
do-unsuppress-unit = { $unit } вече не е подавена
do-break-unit = счупи { $unit }
do-suppress-unit = подави { $unit }
do-surrender-up = премести маркера „Капитулация“
way-post-request = заявка за артилерия от наблюдателния пост
way-spy = изчисти стратегическата карта на врага и виж горните карти на двете тестета
way-clear-reminders = изчисти картите на врага от масата
way-draw-two = изтегли две стратегически карти и запази едната
way-cancel = отмени въздушната атака
way-air-assault = въздушна атака без карта
way-ignore-wire = бодливата тел не пречи на движещите се
way-storm = влизане в хексове с врагове
war-compass = { $number ->
    [1] нагоре
    [2] нагоре вдясно
    [3] надолу вдясно
    [4] надолу
    [5] надолу вляво
   *[other] нагоре вляво
  }

## какво се случи
log-strategy-drawn = { $side }: изтеглена стратегическа карта „{ $strategy }“.
log-strategy-drawn-hidden = { $side }: изтеглена е стратегическа карта.
log-strategy-played = { $side }: стратегическа карта „{ $strategy }“.
log-strategy-added = { $side }: стратегическата карта „{ $strategy }“ добавя 1 към хвърлянето.
log-strategy-reminder = { $side }: „{ $strategy }“ остава на масата.
log-strategy-discarded = { $side }: изчистена стратегическа карта „{ $strategy }“.
log-strategy-seen = { $side }: най-горната стратегическа карта е „{ $strategy }“.
log-strategy-seen-hidden = { $side }: врагът вижда най-горната стратегическа карта.
log-strategy-returned = { $side }: „{ $strategy }“ отива най-отдолу в стратегическото тесте.
log-strategy-returned-hidden = { $side }: стратегическа карта отива най-отдолу в тестето.
log-strategy-lapsed = { $side }: „{ $strategy }“ вече не действа.
log-offensive-cancelled = { $side }: настъплението е отменено.
log-action-cancelled = { $side }: от „{ $action }“ не излиза нищо ({ $card }).
log-barrage-shifted = { $side }: баражът вече е около { $hex }.
log-cohesion-lost = { $unit } е без сплотеност и получава маркер „Подавена“.
log-bog = { $unit } на труден терен: хвърлено { $number }, трябва над { $number2 }.
log-bogged = { $unit } затъва!
log-wire-crushed = { $unit } смачква бодливата тел в { $hex }.
log-gas-placed = Газ в { $hex }.
log-gas-removed = Газът в { $hex } се разсейва.
log-ground-changed = { $hex } е разорано от снаряди: { $terrain }.
log-trail-gone = Пътеката през { $hex } е унищожена.
log-fort-reduced = { $hex }: разбито укрепление ({ $fort }), вече { $fort2 }.
log-barrage-placed = { $side }: бараж, пристрелян по { $hex }.
log-barrage-removed = { $side }: баражът по { $hex } е прекратен.
log-telephone-replaced = { $side }: новият телефон е { $radio }.
log-box-set = { $number ->
    [0] { $side }: телефонът е в полето за местен бараж.
    [1] { $side }: телефонът е в полето за неподвижен или пълзящ бараж.
   *[other] { $side }: телефонът е в полето за газова атака.
  }
log-air-assault = { $number ->
    [0] { $side }: самолети с бомби (посока { $number2 }).
   *[other] { $side }: самолети обстрелват с картечници (посока { $number2 }).
  }
log-air-attack = { $side }: въздушна атака по { $hex }, сила { $number }, зарове { $number2 }.
log-runner-placed = { $unit } се явява в { $hex }.
log-runner-delivered = { $unit } предава съобщението.
log-meddling-card = { $side }: щабът праща { $card } ({ $order } / { $action }).
log-meddling-drawn = { $side }: щабът се намесва; карта лежи с лицето надолу.
log-meddling-order = { $side }: щабът заповядва „{ $order }“ ({ $card }).
log-order-forfeited = { $side }: заповедта „{ $order }“ не може да се изпълни и е загубена ({ $card }).
log-tank-objective = { $unit } превзема обект { $number }.
log-nation-reshuffles = { $number ->
    [0] { $side }: това е колодата на собствената нация на страната.
   *[other] { $side }: това е колодата на присъединилата се нация.
  }
log-works-ordered = { $side }: сапьорите работят с { $card }.
log-works-done = { $unit } работи в { $hex }: { $fort }.
log-hmg-suppressed = { $weapon } притиска { $hex }.
log-offensive = { $number ->
    [one] { $side }: едно формирование започва настъпление.
   *[other] { $side }: { $number } формирования започват настъпление.
  }
log-probe = { $side }: хората в { $hex } се съвземат.
log-counterattacked = { $side }: контраатаката удря { $hex }.
log-observer-spots = { $side }: наблюдава наблюдателният пост.
log-impact-vacant = { $number ->
    [one] Снаряди падат по един празен хекс: сила { $number2 }, зарове { $number3 }.
   *[other] Снаряди падат по { $number } празни хекса: сила { $number2 }, зарове { $number3 }.
  }
log-air-cancelled = { $side }: въздушната атака е отменена.
log-highest-leader = { $unit } е най-старшият лидер.
log-suppression-gone = { $unit } вече не е подавена.
log-detached = { $unit } дава оръжието си: { $unit2 }.

## имена
order-air-assault = Въздушна атака
order-hmg-suppress = Подавяне с тежка картечница
order-offensive = Настъпление
order-runner = Свръзка

action-ach-komm = „Ах, хайде!“
action-barrage = Бараж
action-bayonets = Щикове / Връзка гранати
action-charge = На нож!
action-counterattack = Контраатака
action-elan = Устрем
action-engineering-works = Инженерни работи
action-go-to-ground = Залягане
action-hidden-position = Скрита позиция
action-intersect-machine-guns = Кръстосани картечници
action-live-forever = „Вечно ли ще живеете?“
action-major-gas-attack = Голяма газова атака
action-oh-les-boches = „О! Швабите!“
action-probe = Опипване
action-storm-troops = Щурмови войски
action-unternehmungslustig = Предприемчивост
action-what-was-that = „Какво беше това?“

event-auftragstaktik = Самостоятелна задача
event-battlefield-attrition = Изтощение / Вятър
event-captured-papers = Пленени документи
event-deserters = Дезертьори
event-detachment = Отделяне на екип
event-devil-dogs = „Дяволски псета“
event-en-avant = Напред!
event-engine-down = Повреден двигател
event-fatigue = Умора
event-high-command-meddling = Намеса на щаба
event-intelligence = Разузнаване
event-interdiction-breeze = Възпиращ огън / Вятър
event-machine-gun-nest = Картечно гнездо
event-marseillaise = „Марсилеза“
event-meccano = Ремонт на танк
event-mobile-firepower = Подвижна огнева мощ
event-new-mission = Нова задача
event-petard-raquette = Граната с ръкохватка
event-raid = Набег
event-raid-prisoners = Пленници от набег
event-recall-leader = Отзован лидер
event-runner = Свръзка
event-stragglers = Изостанали
event-surrender = Предаване
event-telephone-wires-cut = Прекъснат телефон
event-trommelfeuer = Ураганен огън
event-valor = Храброст

kind-runner = свръзка
kind-tank = танк
purpose-bog = хвърляне за затъване
purpose-air-assault = хвърляне за въздушна атака
special-exit-plus-1 = всяко излизане носи една точка повече
special-elim-plus-1 = всяко елиминиране носи една точка повече
marker-gas = газ
rank-hero = герой
rank-lieutenant = лейтенант
rank-captain = капитан
rank-colonel = полковник
box-local = местен бараж
box-standing-creeping = неподвижен или пълзящ бараж
box-gas = газова атака
observer-post = наблюдателен пост
war-date = { $month ->
    [1] януари { NUMBER($year, useGrouping: 0) }
    [2] февруари { NUMBER($year, useGrouping: 0) }
    [3] март { NUMBER($year, useGrouping: 0) }
    [4] април { NUMBER($year, useGrouping: 0) }
    [5] май { NUMBER($year, useGrouping: 0) }
    [6] юни { NUMBER($year, useGrouping: 0) }
    [7] юли { NUMBER($year, useGrouping: 0) }
    [8] август { NUMBER($year, useGrouping: 0) }
    [9] септември { NUMBER($year, useGrouping: 0) }
    [10] октомври { NUMBER($year, useGrouping: 0) }
    [11] ноември { NUMBER($year, useGrouping: 0) }
   *[other] декември { NUMBER($year, useGrouping: 0) }
  }

## взводове, екипи, свръзки
counter-fusiliere = { people-m }взвод фюзилери
counter-infanterie = { people-m }пехотен взвод
counter-landwehr = { people-m }взвод на ландвера
counter-jaeger = { people-m }егерски взвод
counter-garde = { people-m }гвардейски взвод
counter-stosstruppen = { people-m }щурмови взвод
counter-abteilung = { people-m }екип
counter-bote = { people-f }свръзка
counter-ligne = { people-m }линеен взвод
counter-zouaves = { people-m }взвод зуави
counter-poilus = { people-m }взвод поалю
counter-territoriaux = { people-m }териториален взвод
counter-chasseurs = { people-m }взвод шасьори
counter-tirailleurs = { people-m }взвод тиральори
counter-legion = { people-m }взвод на Легиона
counter-genie = { people-m }сапьорен взвод
counter-specialistes = { people-m }екип специалисти
counter-agent-de-liaison = { people-f }свръзка
counter-doughboys = { people-m }взвод доубойс
counter-marines = { people-m }взвод морски пехотинци
counter-recruits = { people-m }взвод новобранци
counter-engineers = { people-m }инженерен взвод
counter-specialists = { people-m }екип специалисти
counter-runner = { people-f }свръзка

## лидери по чин; имената остават имена
counter-hptm = { people-m }хауптман { $name }
counter-cne = { people-m }капитан { $name }
counter-ltn = { people-m }лейтенант { $name }
counter-col = { people-m }полковник { $name }

## танкове
counter-schneider-leader = { people-m }танк „Шнайдер“ CA 1 (командирски)
counter-schneider = { people-m }танк „Шнайдер“ CA 1
counter-saint-chamond = { people-m }танк „Сен Шамон“
counter-renault-ft-gun-leader = { people-m }танк „Рено“ FT с оръдие (командирски)
counter-renault-ft-gun = { people-m }танк „Рено“ FT с оръдие
counter-renault-ft-mg = { people-m }танк „Рено“ FT с картечница

## оръжия
counter-mg-08 = { people-f }картечница MG 08
counter-mg-08-15 = { people-f }лека картечница MG 08/15
counter-granatenwerfer = { people-f }гранатохвъргачка
counter-leichter-minenwerfer = { people-f }лека минохвъргачка
counter-25-cm-minenwerfer = { people-f }25-см минохвъргачка
counter-77-mm-gun = { people-n }77-мм оръдие
counter-flammenwerfer = { people-f }огнехвъргачка
counter-saint-etienne = { people-f }картечница „Сент Етиен“
counter-hotchkiss = { people-f }картечница „Хочкис“
counter-chauchat = { people-f }лека картечница „Шоша“
counter-crapouillot = { people-f }минохвъргачка „Крапуйо“
counter-37-mm-gun = { people-n }37-мм оръдие
counter-75-mm-gun = { people-n }75-мм оръдие
counter-schilt = { people-f }огнехвъргачка „Шилт“
counter-stokes-mortar = { people-f }минохвъргачка „Стокс“

## правила по избор
option-three-players = Две нации, две колоди
option-three-players-text = Където на една страна воюват две нации, всяка има своя колода, ръка, стратегическа карта и командна верига; картите ѝ служат на нейните хора. Ходовете, заповедите и победните точки са общи. В другите сценарии нищо не се променя.
option-air-support-1917-only = Германските самолети чупят само през 1917
option-air-support-1917-only-text = Събитието „Въздушна поддръжка“ чупи единици за германците през 1917, но само ги подавя през 1918. Иначе чупи от 1917 нататък.
option-strategy-lifts = Стратегическа карта може да вдигне атака
option-strategy-lifts-text = Атака, чиято огнева мощ би била под едно, може да се направи, ако стратегическа карта ще добави към хвърлянето.
option-mortars-spare-ground = Минохвъргачките не променят терена
option-mortars-spare-ground-text = Само артилерията превръща терена в снарядни ями и намалява укрепленията. Иначе го правят и минохвъргачките.
option-under-shot-interrupts = „Къс изстрел“ отговаря на вражеските снаряди
option-under-shot-interrupts-text = Стратегическата карта „Къс изстрел“ се играе, когато снарядите на врага ще паднат, а не в своя ход.
option-offensive-from-one-hex = Настъпление може да тръгне от един хекс
option-offensive-from-one-hex-text = Формирования в един хекс се броят за съседни, когато се съставя линията на настъплението.
option-wire-spares-tanks = Скритата тел не спира танкове
option-wire-spares-tanks-text = Скрита бодлива тел, появила се под движещ се танк, се смачква веднага.
option-air-actions = Действия усилват въздушната атака
option-air-actions-text = „Устрем“, „Вечно ли ще живеете?“ и „Предприемчивост“ могат да се играят преди хвърлянето за въздушна атака.
option-barrage-for-all = „Бараж“ важи за целия обстрел
option-barrage-for-all-text = Действието „Бараж“ усилва всяко хвърляне за удар в обстрела, а не само следващото.
option-obstacle-sides-block = Страните на препятствие закриват
option-obstacle-sides-block-text = Линия на видимост по страната на едно-единствено препятствие е блокирана. Иначе препятствия трябва да са и двата хекса до линията.
option-offensive-bars-cards = Настъплението не е движение за картите
option-offensive-bars-cards-text = Действия и стратегически карти за движещи се не могат да се играят при настъпление.
