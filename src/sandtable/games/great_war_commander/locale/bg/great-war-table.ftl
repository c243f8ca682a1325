# Great War Commander на масата в браузъра. Всички думи са наши.

## фоайето
web-game-great-war-commander = За двама или срещу компютъра: взводове в окопите, газ, огневи валове и първите танкове
web-edition-first = Първо издание

## пистите
great-war-panel-radio = Оръдия
great-war-panel-radio-broken = повреден
war-boxes = Кутия
war-boxes-words = Телефонът е в кутията „{ $box }“.
war-box-letter-local = М
war-box-letter-standing-creeping = Н/П
war-box-letter-gas = Г
war-deck = в ръка { $hand }, за теглене { $draw }, изчистени { $discards }
war-strategy = Стратегия
war-strategy-held = { $count ->
    [0] няма карта
    [one] държи една карта
   *[other] държи { $count } карти
  }
war-strategy-played = изиграна този ход
war-strategy-fresh = изтеглена този ход: играе се по-късно
war-reminders = На масата
war-meddling = Карта на върховното командване лежи закрита.
war-command-show = Командна верига
war-command-hint = Показва кого може да задейства всеки лидер. Посочете лидер, за да видите само неговите.
war-scattered = { $count ->
    [one] една единица без сплотеност
   *[other] { $count } единици без сплотеност
  }

## стратегически карти
war-strategy-card = Карта „Стратегия“ { $card }
war-strategy-heading = Стратегически карти
war-strategy-open = { $side }: вижте стратегическите карти
war-strategy-label = { $side }: стратегически карти, { war-strategy-held }, { $draw } за теглене, { $table } на масата. Вижте ги.
war-strategy-short = стратегия
war-strategy-use-text = Заради текста
war-strategy-use-roll = За хвърляне
war-strategy-in-hand = В ръка
war-strategy-hidden = Една карта, позната само на притежателя си.
war-strategy-none = Няма.
war-strategy-known = Видели сте
war-strategy-place-held = в ръка
war-strategy-place-either = в ръка или последна в тестето
war-strategy-place-above = { $count ->
    [0] най-отгоре в тестето
    [one] под една карта от тестето
   *[other] под { $count } карти от тестето
  }
war-strategy-discarded = Изчистени, последната първа

## дъската с думи
war-state-scattered = без сплотеност
war-state-highest = най-старши лидер
war-state-engineers = пионери
war-tank-gun = оръдие: огнева мощ { $fp }, обсег { $range }
war-tank-bog = число за затъване { $bog }
war-tank-command = води танкове до { $command }
war-hex-barrage = огневи вал на { $side }
war-hex-spotting = пристрелка на { $side }
war-hex-observer = наблюдателен пост на { $side }
war-hex-trail = пътеката е разрушена

## какво учи урокът
war-theme-strategy = Стратегически карти
war-theme-barrage = Викане на оръдията
war-theme-command = Командната верига
war-theme-move = Движение
war-theme-op-fire = Огън по движещите се
war-theme-cohesion = Сплотеност
war-theme-fire = Огън
war-theme-tanks = Танкове
war-theme-gas = Газ
