# Въпроси, избори и причини в Combat! Том 1.

combat-ask-man = { $man }: { $ask }
combat-ask-set-up = Къде започва?
combat-ask-arrive = Къде пристига?
combat-ask-give-gun = Кой носи картечницата?
combat-ask-draw = Ръката ви е празна: ще теглите ли карта?
combat-ask-hand-limit = Може да задържите пет карти: коя изчиствате?
combat-ask-play-card = Коя карта изигравате този ход?
combat-ask-orders = Дайте заповед на всеки.
combat-ask-rifle-grenade-target = Накъде отива пушечната граната?
combat-ask-who-acts = Кой действа сега?
combat-ask-fire = по кого стреля?
combat-ask-fire-or-flare = по кого стреля или над кой хекс пуска ракета?
combat-ask-flare = над кой хекс пуска ракета, или не стреля?
combat-ask-melee = кого напада?
combat-ask-throw-smoke = къде хвърля димката?
combat-ask-adjust-rifle-grenade = мести ли целта?
combat-ask-adjust-grenade = приближава ли, или мести целта?
combat-ask-must-move = накъде тръгва?
combat-ask-may-move = тръгва ли, или остава?
combat-ask-shift-to = къде мести целта?
combat-ask-step-closer = трябва да приближи: накъде?
combat-ask-second-hex = вторият хекс?
combat-ask-spot-or-duck = оглед, залягане, край?
combat-ask-spot-or-done = оглежда ли се, или приключва?
combat-ask-duck-or-done = залягане или край?
combat-ask-before-roll = Предстои хвърляне: ще изразходвате ли карта?
combat-ask-after-roll = Хвърлено е: ще изразходвате ли карта за ново хвърляне?
combat-ask-quiet = Тих момент: ще изразходвате ли карта?
combat-ask-enemy-fires = Противник ще стреля: карта?
combat-ask-hit-announced = Улучен е: карта?
combat-ask-wound-drawn = Картата за раната е изтеглена: ще изразходвате ли карта?
combat-ask-which-wound-card = Той е издръжлив: коя карта за рана важи?
combat-ask-event-rolled = Хвърлено е събитие: ще го отмените ли с карта?
combat-ask-which-wound = Коя рана се превързва?
combat-ask-which-ammo = Кой маркер за боеприпаси се маха?
combat-ask-what-searched = Кой или какво се претърсва?
combat-ask-who-rallies = Чия проверка за съвземане е следващата?
combat-ask-who-guards = Предават се: кой ги пази?

## избори
combat-do-draw = теглете карта
combat-do-no-draw = без теглене
combat-do-discard-card = изчистете { $card }
combat-do-play-card = изиграйте { $card }
combat-do-order-man-order = { $man }: { $order }
combat-do-grenade-man-hex = { $man }: Граната по { $hex }
combat-do-try-smoke-man = { $man }: проверка за димна граната
combat-do-try-rifle-grenade-man = { $man }: проверка за пушечна граната
combat-do-try-rally-man = { $man }: проверка дали може да се съвземе
combat-do-aid-man-man = { $man }: Първа помощ за { $man2 }
combat-do-carry-man-man = { $man }: Носене на { $man2 }
combat-do-abandon-man-order = { $man }: изостави пленника, { $order }
combat-do-relieve-man-man = { $man } поема пленника от { $man2 }
combat-do-serve-gun-man = { $man } поема { $gun }
combat-do-assist-gun-man = { $man } помага при { $gun }
combat-do-leave-gun-gun = оставете { $gun } тук
combat-do-aim-hex = прицел в { $hex }
combat-do-activate-man = действа { $man }
combat-do-move-hex = към { $hex }
combat-do-stay = остава
combat-do-fire-man-slot-number = огън по { $man }: { $slot }, { $number ->
    [one] един изстрел
   *[other] { $number } изстрела
  }
combat-do-hold-fire = не стреля
combat-do-flare-hex = пуска ракета над { $hex }
combat-do-try-shift = проверка за преместване на целта
combat-do-to-hex = в { $hex }
combat-do-throw-hex = хвърля по { $hex }
combat-do-attack-man = напада { $man }
combat-do-spot-man = оглежда { $man }
combat-do-duck-back = заляга
combat-do-done = готово
combat-do-spend-card = изразходвайте { $card }
combat-do-spend-card-man = изразходвайте { $card } за { $man }
combat-do-roll = хвърлете
combat-do-keep = така да остане
combat-do-wound-card = вземете { $card }
combat-do-wound-of-card = { $wound }: { $card }
combat-do-guard-man = пази { $man }
combat-do-place-man-hex = { $man } в { $hex }
combat-do-give-gun-man = { $gun } за { $man }
combat-do-exit-edge = напуска картата през { $edge } край
combat-do-bandage-wound-kind = превръзка: { $wound-kind }
combat-do-reload-weapon = презареждане: { $weapon }
combat-do-search-man = претърсване: { $man }
combat-do-search-place = претърсване на мястото
combat-do-try-duck-back = проверка за залягане
combat-do-pass = без карта

## същите, когато името му стои над тях
combat-do-order-man-order-brief = { $order }
combat-do-grenade-man-hex-brief = Граната по { $hex }
combat-do-try-smoke-man-brief = проверка за димна граната
combat-do-try-rifle-grenade-man-brief = проверка за пушечна граната
combat-do-try-rally-man-brief = проверка дали може да се съвземе
combat-do-aid-man-man-brief = Първа помощ за { $man2 }
combat-do-carry-man-man-brief = Носене на { $man2 }
combat-do-abandon-man-order-brief = изостави пленника, { $order }
combat-do-relieve-man-man-brief = поеми пленника от { $man2 }
combat-do-serve-gun-man-brief = поеми { $gun }
combat-do-assist-gun-man-brief = помагай при { $gun }

## защо не
combat-why-possible = Това е възможно.
combat-why-not-asked = Сега не ви питат нищо.
combat-why-not-offered = Не за това ви питат сега.
combat-why-not-on-board = Не е на картата.
combat-why-not-yours = Не е ваш.
combat-why-has-order = Вече има заповед.
combat-why-prisoner = Пленник е.
combat-why-in-melee = Бие се отблизо.
combat-why-still-ducking = Заляга: това е заповедта му за този ход.
combat-why-incapacitated = Изваден е от строя: може само да се крие.
combat-why-hide-only = Карта му позволява само „Скриване“ този ход.
combat-why-patient = Санитар работи по него: само „Скриване“, „Съвземане“ или „План“.
combat-why-guard = Пази пленник: тази заповед би го изоставила.
combat-why-not-a-guard = Не пази никого.
combat-why-berserk = В ярост само се стреля, атакува или върви напред.
combat-why-routed = Бягащ може само да тича възможно най-бързо.
combat-why-order-barred = Карта забранява тази заповед този ход.
combat-why-wounded = Раните му не го позволяват.
combat-why-no-weapon = Няма оръжие за това.
combat-why-slow-weapon = Оръжието му е твърде бавно.
combat-why-not-slow-weapon = Оръжието му не е бавно: нужна е другата страна на маркера.
combat-why-heavy-weapon = Оръжието му е твърде тежко.
combat-why-needs-assistant = Без помощник картечницата е твърде тежка.
combat-why-no-target-near = Няма разпознат противник, видим до 4 хекса.
combat-why-no-grenades = Няма гранати.
combat-why-no-target-in-reach = Няма разпознат противник в обсега.
combat-why-too-far = Твърде далеч.
combat-why-check-failed = Не издържа проверката този ход.
combat-why-no-launcher = Няма тромблон.
combat-why-no-leader = Сега няма водачество.
combat-why-nothing-to-reload = Има боеприпаси.
combat-why-no-medic = Не е санитар.
combat-why-no-patient = Тук няма кого да лекува.
combat-why-nothing-to-search = Тук няма какво да се претърсва.
combat-why-morale-too-good = Моралът му е достатъчно добър.
combat-why-rout-check-needed = Бягащ първо трябва да издържи проверка.
combat-why-not-in-cover = Не е в прикритие.
combat-why-enemy-in-sight = Вижда разпознат противник.
combat-why-nobody-to-carry = Тук няма кого да носи.
combat-why-never-chosen = Тази заповед не се избира: правилата я дават.
combat-why-not-this-team = Сега действа друг екип.
combat-why-already-acted = Вече действа в този импулс.
combat-why-not-adjacent = Този хекс не е до него.
combat-why-wrong-direction = Моралът му го пуска само в друга посока.
combat-why-runs-back = Бягащият върви само назад.
combat-why-entered-before = Вече беше там в това движение.
combat-why-not-closer = Това не е по-близо.
combat-why-not-known = Още е неразпознат.
combat-why-not-in-sight = Оттук не се вижда.
combat-why-not-since-start = Трябва да е бил разпознат и видим от началото на импулса.
combat-why-out-of-range = Извън обсега.
combat-why-no-ammo = Няма боеприпаси или оръжие, с което тази заповед позволява стрелба.
combat-why-melee-hex = В ръкопашен бой не се стреля.
combat-why-already-known = Вече е разпознат.
combat-why-already-looked = Вече погледна там при това активиране.
combat-why-no-duck-back = Сега не може да заляга.
combat-why-not-in-hand = Тази карта не е в ръката ви.
combat-why-not-the-moment = Сега не е моментът за тази карта.
combat-why-no-initiative = Тази карта няма инициатива.
combat-why-not-set-up-area = Извън зоната му за разполагане.
combat-why-not-in-hex = Не е в хекса на картечницата.
combat-why-lower-quality = По-добрият от двамата трябва да стреля с картечницата.
combat-why-carried = Носят го.
combat-why-mixed-hex = Свои и чужди са в един хекс: само единични прицелени изстрели до 5 хекса.

## няколко решения наведнъж
combat-plan-everybody = Всички
combat-plan-order = { $order } · { $count ->
    [one] 1 човек
   *[other] { $count } души
  }{ $barred ->
    [0] {""}
   *[other] , без { $barred }
  }
combat-plan-draft = { $count ->
    [one] 1 заповед на чернова
   *[other] { $count } заповеди на чернова
  }
combat-plan-same = Като миналия ход
combat-plan-go-orders = { $count ->
    [one] Дайте заповедта
   *[other] Дайте { $count } заповеди
  }
combat-plan-route = { $hex }: там в импулс { $impulse }{ $left ->
    [0] {""}
    [one] ; после трябва още един хекс
   *[other] ; после трябват още { $left } хекса
  }
combat-plan-go-route = { $count ->
    [one] Към { $hex }
   *[other] { $count } души отиват там
  }
