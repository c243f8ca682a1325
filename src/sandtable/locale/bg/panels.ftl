# Думите около полето в браузъра.

panel-close = Затвори
panel-done = Готово
panel-dice = Бял зар { $white }, цветен зар { $coloured }

## правила
panel-rule = Правило { $rule }
panel-ruling = Тълкувание { $number }
panel-rule-heading = Правилото
panel-rule-loading = Търси се { $rule }…
panel-rule-rows = { $count ->
    [one] Една точка в подробности
   *[other] { $count } точки в подробности
  }
panel-rule-none = За това правило още няма нищо написано.

## въпрос
panel-prompt-over = Край на играта.
panel-prompt-end = Край
panel-prompt-wait = Един момент…
panel-prompt-waiting = Изчакване
panel-prompt-watching = Зрител
panel-prompt-decides = { $count ->
    [one] На ход да решат: { $side }
   *[other] На ход да решат: { $side }
  }
panel-prompt-thinks = { $side }: обмислят
panel-prompt-ahead = Изпълнява се каквото казахте.
panel-prompt-partner = Решава съиграчът ви.
panel-prompt-enter = Enter избира това
panel-prompt-more = Още
panel-prompt-less = По-малко
panel-prompt-all = { $count ->
    [one] Един избор
   *[other] Всички { $count } избора
  }
panel-prompt-undo = Върни назад
panel-prompt-back-hint = Назад до момента преди последното ви решение. Това, което ще донесат картите, не се променя.
panel-prompt-undo-hint = Върни последното си решение (Escape)
panel-choices-search = Намери
panel-choices-found = { $count ->
    [one] един избор
   *[other] { $count } избора
  }
panel-choices-more = … и още { $count }: напишете дума, за да ги намерите.
panel-choices-extras = Възможно по всяко време

## ръка
panel-hand-cards = { $count ->
    [one] Вашата ръка: една карта
   *[other] Вашата ръка: { $count } карти
  }, могат да се изиграят: { $playable }
panel-hand-empty = Ръката ви е празна.
panel-hand-count = { $side }: { $count ->
    [one] една карта в ръката
   *[other] { $count } карти в ръката
  }
panel-hand-menu = Какво да се направи с тази карта
panel-card-label = Карта { $id }: заповед { $order }, действие { $action }, събитие { $event }
panel-card-playable = { $card }. Може да се изиграе: { $choice }
panel-pile-open = { $side }: вижте изчистените карти
panel-pile-hand = ръка { $count }
panel-pile-label = { $side }: { $hand } в ръката, { $draw } за теглене, { $discards } изчистени. Вижте изчистените карти.
panel-discards = Изчистени карти
panel-discards-summary = { $discards } изчистени, { $draw } за теглене, { $hand } в ръката
panel-discards-count = Изчистени ({ $count })
panel-discards-orders = Изчистени, по заповеди
panel-discards-seen = Видени в тази ръка
panel-discards-pile = Изчистени, последните първи
panel-discards-latest = последна
panel-discards-none = Още няма изчистени карти.

## скали
panel-tracks = Положение
panel-turn = Ход { $number }
panel-time = Време
panel-time-words = Време { $time }; внезапен край от { $death }
panel-time-fort = { $fort } ({ $nation })
panel-time-space = Време { $number }{ $now ->
    [1] {": "}сега
   *[0] {""}
  }{ $death ->
    [1] {"; "}тук играта може да свърши
   *[0] {""}
  }{ $waiting ->
    [0] {""}
    [one] {"; "}идва една единица
   *[other] {"; "}идват { $waiting } единици
  }
panel-vp = Победни точки
panel-vp-short = ПТ
panel-vp-even = поравно
panel-vp-leads = { $side } +{ $points }
panel-side-turn = на ход
panel-initiative = Инициатива
panel-initiative-short = И
panel-initiative-hint = Държи картата „Инициатива“: може да поиска повторно хвърляне и тогава я предава
panel-orders = Заповеди
panel-orders-words = Оставащи заповеди: { $left } от { $all }
panel-losses = Загуби
panel-losses-words = Загуби: { $lost }; капитулация при { $surrender }
panel-radio = Радио
panel-radio-broken = счупено
panel-objectives = Обекти
panel-objective-words = Обект { $number }: { $side }, известна стойност { $value }
panel-chits-open = Открити:
panel-chits-mine = Ваш таен:
panel-chits-secret = Тайни:
panel-chits-hidden = { $count ->
    [one] един, с лицето надолу
   *[other] { $count }, с лицето надолу
  }

## шансове и подробности
panel-odds = Шансове
panel-odds-strength = Сила
panel-odds-needed = Нужно число на зара, или по-малко
panel-odds-shot = Един изстрел
panel-odds-hit = Попадение
panel-odds-hold = издържа
panel-odds-suppress = подавена
panel-odds-break = счупена
panel-odds-die = елиминирана
panel-odds-fates = Издържа { $hold }%, подавена { $suppress }%, счупена { $break }%, елиминирана { $die }%
panel-odds-more = { $count ->
    [one] Още един
   *[other] Още { $count }
  }
panel-odds-note = Точно, според картите, които още могат да излязат.
panel-inspector = Подробности
panel-inspector-none = Посочете единица, хекс или карта.
panel-inspector-boxed = оградена стойност

## дневник и разговор
panel-log = Дневник
panel-log-filter = Кои редове
panel-log-all = Всичко
panel-log-loud = Важното
panel-log-before = Преди първия ход
panel-log-none = Още нищо не се е случило.
panel-log-search = Търсене в дневника
panel-log-search-short = Търсене
panel-log-found = { $count ->
    [one] един ред
   *[other] { $count } реда
  }
panel-log-no-match = Такова нещо не се е случвало.
panel-log-newer = Нови редове
panel-chat = Разговор
panel-chat-label = Кажете нещо
panel-chat-send = Изпрати
panel-chat-none = Още никой нищо не е казал.
panel-chat-watcher = Зрител

## играчи, часовници, предложения
panel-player-you = вие
panel-player-guest = Гост
panel-player-named = { $name }
panel-player-open = свободно място
panel-player-opponent = { $level }
panel-player-here = тук е
panel-player-away = няма го
panel-player-decides = решава
panel-player-you-decide = решавате
panel-level-random = Новобранец
panel-level-sergeant = Сержант
panel-level-sergeant-cautious = Предпазлив сержант
panel-level-sergeant-bold = Смел сержант
panel-level-captain = Капитан
panel-level-colonel = Полковник
panel-level-corporal = Ефрейтор
panel-level-other = Противник
panel-clock-left = остават { $left }
panel-clock-none = без часовник
panel-clock-days = { $days } д { $hours } ч
panel-clock-hours = { $hours } ч { $minutes } мин
panel-clock-minutes = { $minutes } мин
panel-offer-draw = { $side }: предложено е равенство.
panel-offer-undo = { $count ->
    [one] { $side }: молба за връщане на едно решение.
   *[other] { $side }: молба за връщане на { $count } решения.
  }
panel-offer-rematch = { $side }: предложен е реванш с разменени страни.
panel-offer-mine-draw = Предложихте равенство.
panel-offer-mine-undo = { $count ->
    [one] Помолихте за връщане на едно решение.
   *[other] Помолихте за връщане на { $count } решения.
  }
panel-offer-mine-rematch = Предложихте реванш.
panel-offer-yes = Приеми
panel-offer-no = Откажи

## реакции
panel-react-intro = В много моменти може да изиграете действие от ръката си. Кажете тук за кои искате да бъдете питани.
panel-react-intro-alone = В много моменти може да изразходвате карта от ръката си. Кажете тук за кои искате да бъдете питани.
panel-react-now = Сега сте питани за: { $kind }
panel-react-pass-from-now = Тук винаги пас
panel-react-rest = Във всеки такъв момент
panel-react-ask = Питай ме винаги
panel-react-ask-hint = Решавате всеки път. Нищо не издава на другата страна какво държите.
panel-react-ask-hint-alone = Решавате всеки път, дори когато нищо в ръката ви не става.
panel-react-auto = Питай ме, когато мога
panel-react-auto-hint = Пасува се вместо вас, когато ръката ви нищо не позволява. Бързият пас може да го издаде на внимателен противник.
panel-react-auto-hint-alone = Пасува се вместо вас, когато ръката ви нищо не позволява. Тихите моменти минават и когато не предлага нищо ново.
panel-react-pass = Винаги пас
panel-react-pass-hint = Пасува се веднага, каквото и да държите. Нищо не го издава на другата страна.
panel-react-pass-hint-alone = Пасува се веднага, каквото и да държите. Най-бързо, но не се изразходва никоя карта.
panel-react-each = За отделен вид момент
panel-react-as-rest = Както по-горе
panel-react-secret = Другата страна никога не вижда тези настройки. Тя вижда само, че сте пасували, както и без тях.
panel-react-kind-op-fire = Противникът се движи пред вас (огън при възможност)
panel-react-kind-hidden-defences = Противникът влиза в хекс (скрити мини, бодлива тел)
panel-react-kind-before-attack-roll = Преди ваше хвърляне за атака
panel-react-kind-before-defence-roll = Преди ваше хвърляне за защита
panel-react-kind-light-wounds = Ваше отделение ще се счупи (Леки рани)
panel-react-kind-ambush = Преди ръкопашен бой (Засада)
panel-react-kind-no-quarter = След спечелен ръкопашен бой (Без пощада)
panel-react-kind-dig-in = Времето напредва (Вкопаване)
panel-react-kind-after-pass = Противникът е пасувал (Взривни работи, Скрита единица)
panel-react-kind-late-discard = Изчистване в края на вашия ход
panel-react-kind-initiative = Хвърляне, докато Инициативата е у вас: ново хвърляне?
panel-react-initiative-pass = Не питай никога
panel-react-initiative-auto = Питай, ако ще помогне
panel-react-initiative-ask = Питай винаги

## настройки
panel-settings = Настройки
panel-settings-language = Език
panel-settings-theme = Цветове
panel-settings-theme-auto = Като системата
panel-settings-theme-light = Светли
panel-settings-theme-dark = Тъмни
panel-settings-motion = Движение по екрана
panel-settings-motion-auto = Като системата
panel-settings-motion-on = Включено
panel-settings-motion-off = Изключено
panel-settings-counters = Жетони
panel-settings-counters-small = Малки
panel-settings-counters-normal = Нормални
panel-settings-counters-large = Големи
panel-settings-names = Имена на хексовете и мрежа
panel-settings-names-on = Ясни
panel-settings-names-faint = Бледи
panel-settings-names-off = Без тях
panel-settings-text = Текст
panel-settings-text-normal = Нормален
panel-settings-text-large = Голям
panel-settings-text-larger = Много голям
panel-settings-pace = Колко бързо се показва какво става
panel-settings-sound = Звук
panel-settings-sound-on = Тихи звуци и камбанка, когато е мой ред
panel-settings-notify = Известия
panel-settings-notify-on = Кажи ми, когато е мой ред, а страницата е на заден план
panel-settings-notify-refused = Браузърът не го разрешава. Може да го промените в неговите настройки за тази страница.
panel-settings-notify-none = Този браузър няма известия.
panel-settings-kept = Пази се само в този браузър.

## помощ
panel-help = Помощ
panel-help-how = Как се играе тук
panel-help-light = Каквото може да се избере, свети. Стига едно щракване върху светеща единица, хекс или карта.
panel-help-drag = Който може да отиде някъде, може и да се премести с влачене; чертаят се пътят му и кой може да стреля по него.
panel-help-point = Посочете каквото и да е, за да видите числата му и откъде идват; ако не свети, ще видите защо.
panel-help-rule = Всяко число като O20.3 е правило: щракнете, за да го прочетете с прости думи.
panel-help-odds = Преди хвърляне шансовете са до картата.
panel-help-hand = Картите, които могат да се изиграят, са по-високо и светят. Изчистените карти на двете страни са открити: щракнете върху купчината.
panel-help-hand-alone = Картите, които могат да се изиграят, са по-високо и светят. Изчистените ви карти са открити: щракнете върху купчината.
panel-help-undo = „Върни назад“ стига до последния момент, в който нещо е било разкрито. За по-назад помолете другата страна.
panel-help-undo-alone = „Върни назад“ стига до последния момент, в който нещо е било разкрито. За по-назад има „Връщане назад“ в менюто: никой няма нищо против, но зарове и карти ще се паднат същите.
panel-help-signs = Знаци
panel-help-glow = може да се избере сега
panel-help-learn = Първият сценарий с водач обяснява правилата, докато ги ползвате.
panel-help-keys = Клавиши
panel-help-keys-replay = Клавиши при повторение
panel-help-key-default = избира отбелязаното
panel-help-key-undo = отказва избраното; иначе връща назад
panel-help-key-numbers = избира по номер
panel-help-key-choices = всички избори с думи
panel-help-key-arrows = обхожда картата, ръката или списък
panel-help-key-zoom = приближава, отдалечава, показва цялата карта
panel-help-key-sight = линия на видимост
panel-help-key-hand = вдига и прибира ръката
panel-help-key-tab = обхожда всичко на страницата
panel-help-key-search = търси в дневника
panel-help-key-point = показва хекс на другите; с Shift – стрелка до следващия, а при линията на видимост – самата линия
panel-help-key-help = тази помощ
panel-help-key-replay-play = пуска и спира
panel-help-key-replay-step = едно решение назад, напред
panel-help-key-replay-turn = един ход назад, напред
panel-help-key-replay-ends = към началото, към края

## повторение
panel-replay-loading = Играта се зарежда…
panel-replay-turn = Ход { $turn }: { $side } · време { $time }
panel-replay-eyes = През очите на
panel-replay-all-eyes = Всички
panel-replay-spectator = Зрител
panel-replay-links = Още за тази игра
panel-replay-room = Към масата
panel-replay-report = Отчет
panel-replay-copy = Копирай връзка
panel-replay-board = Поле
panel-replay-side = Положение и дневник
panel-replay-hands = Ръце
panel-replay-scrub = Решение
panel-replay-at = Решение { $revision } от { $count }
panel-replay-at-turn = Решение { $revision } от { $count }, ход { $turn } ({ $side })
panel-replay-start = Към началото
panel-replay-end = Към края
panel-replay-turn-back = Ход назад
panel-replay-turn-on = Ход напред
panel-replay-step-back = Решение назад
panel-replay-step = Решение напред
panel-replay-play = Пусни
panel-replay-pause = Спри
panel-replay-speed = Скорост
