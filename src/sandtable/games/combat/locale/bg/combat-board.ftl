# Масата на Combat! Том 1 в браузъра: полето с думи, следи, карти и отчет. Всички думи са наши.

side-enemy = противникът

combat-board-team = екип { $team }
combat-board-tq = Качество { $number }
combat-board-goal = място { $number }: носи победни точки
combat-board-corpse = тук падна { $man }
combat-board-lit = осветено от ракета
combat-board-operator = картечар ({ $weapon })
combat-board-assistant = помощник на картечар ({ $weapon })
combat-counter-prisoner = Пленник
combat-counter-carried = Носят го
combat-counter-down = Извън строя
combat-counter-near = близо
combat-counter-far = далеч
combat-die = Зар: { $number }
combat-odds-exact = Точно: броят се всички възможни хвърляния.

## какво показва маркерът за един импулс
combat-marker-nothing = нищо
combat-marker-must-move = трябва да се движи
combat-marker-may-move = може да се движи
combat-marker-move-two = трябва да се движи два хекса
combat-marker-fire = огън
combat-marker-fire-else-move = огън или движение
combat-marker-attack = атака
combat-marker-arm = зареждане
combat-marker-adjust = нагласяне
combat-marker-throw = хвърляне

## следи
combat-track-turn = { $turn ->
    [0] Преди ход 1 от { $turns }
   *[other] Ход { $turn } от { $turns }
  }
combat-track-turn-short = Ход
combat-track-impulses = { $number ->
    [0] Импулси
   *[other] Импулс { $number } от 4
  }
combat-track-initiative = Скала на инициативата
combat-track-empty = Този ход още никой няма място на нея.
combat-track-acting = действа
combat-track-men = { $count ->
    [one] един човек
   *[other] { $count } души
  }
combat-track-points-hint = Как се получават точките
combat-track-wind = Вятър и светлина
combat-track-effects = { $count ->
    [one] един ефект
   *[other] { $count } ефекта
  }
combat-step-set-up = Подготовка
combat-step-cards = Карти
combat-step-orders = Заповеди
combat-step-enemy-orders = Заповеди на противника
combat-step-action = Действие
combat-step-end = Край на хода
combat-replay-turn = { $time ->
    [0] Ход { $turn }
   *[other] Ход { $turn } · Импулс { $time }
  }

## карти
combat-card-no-initiative = без инициатива
combat-card-label = Карта { $id }: { $title }, { $kind }. { $text } Инициатива: Ейбъл { $able }, Бейкър { $baker }, Чарли { $charlie }
combat-card-label-plain = Карта { $id }: { $title }, { $kind }. { $text }
combat-pile-hand = В ръката
combat-pile-played = Изиграна
combat-pile-planned = Планирани
combat-pile-open = Вижте изчистените карти
combat-pile-label = { $hand } в ръката, { $draw } за теглене, { $discards } изчистени. Вижте изчистените карти.
combat-pile-enemy = Тестето на противника: { $draw } за теглене, { $discards } използвани. В чашата: { $cup }.
combat-row-cover = В прикритие
combat-row-open = На открито
combat-letter-c = проверка за атака в бяг
combat-letter-g = проверка за граната

## отчет
combat-report-fire-attacks = Направени атаки
combat-report-fire-pieces = Изстрели и хвърляния
combat-report-fire-suppressed = Разколебани врагове
combat-report-fire-broken = Нанесени рани
combat-report-fire-eliminated = Убити
combat-report-fire-taken = Понесени атаки
combat-report-luck-text = Всички проверки на двете страни. Ниските хвърляния са добри: числото показва с колко под средното са били общо.
combat-report-luck-legend = какво би дал честен десетостенен зар

## урок
combat-theme-card = Изиграване на карта
combat-theme-orders = Даване на заповеди
combat-theme-impulses = Четирите импулса
combat-theme-spotting = Забелязване
combat-theme-fire = Огън и шансове
combat-theme-enemy = Как решава противникът
combat-theme-morale = Рани и морал

## знаци по жетоните
combat-sign-teams = седемте екипа
combat-sign-spotted = забелязан
combat-sign-hidden = скрит: никой противник не го вижда
combat-sign-alert = противник, който е нащрек
combat-sign-waiting = противник, който чака
combat-sign-raised = морал над нормалния, по степени
combat-sign-lowered = морал под нормалния, по степени
combat-sign-wound = рана; тъмният ръб е тежка рана
combat-sign-bandaged = превързана рана
combat-sign-grenade = жива граната
combat-sign-near = близо до него лежи заредена граната
combat-sign-far = в хекса му лежи заредена граната, по-далеч от него
combat-sign-fumes = димна граната, която ще се взриви
combat-sign-target = накъде ще отиде граната
combat-sign-low-ammo = боеприпасите са на привършване
combat-sign-no-ammo = без боеприпаси
combat-sign-down = изваден от строя
combat-sign-lit = ракета; точките ограждат осветеното
combat-sign-crew = картечар
combat-sign-helper = помощник на картечар
combat-sign-bonds = пленник

## въпрос, който идва често
combat-often-label = Нищо повече този ход:
combat-often-one = за него
combat-often-one-hint = До края на хода не оглежда тези неразпознати и не заляга. Ако може да направи нещо друго, пак ще ви питат.
combat-often-all = за никого
combat-often-all-hint = До края на хода никой не оглежда неразпознатите, които са сега на картата, и никой не заляга сам. За онези, които дойдат после, пак ще ви питат.
combat-often-again = Питайте пак: оглеждане, залягане
combat-often-again-hint = На въпроса за оглеждане и залягане се отговаря вместо вас „готово“. Тук пак ще ви питат.
