# Клиентът в браузъра: страници, прозорци и съобщения около играта.

## навсякъде
web-skip = Към съдържанието
web-nav = Страници
web-nav-lobby = Игри
web-nav-learn = Обучение
web-nav-account = Профил
web-settings = Настройки
web-help = Помощ
web-menu = Меню
web-close = Затваряне
web-cancel = Отказ
web-again = Нов опит
web-copy = Копиране
web-copied = Копирано
web-loading = Зареждане…
web-to-lobby = Към игрите
web-foot = Sandtable е свободен проект на любители. Имената на игрите принадлежат на издателите им.
web-offline = Няма връзка с мрежата. Показаното може да е остаряло; страницата продължава сама, щом връзката се върне.

## когато нещо не стане
web-error-heading = Не се получи
web-error-offline = Няма връзка с масата. Проверете мрежата и опитайте отново.
web-error-unreadable = Отговорът на масата не може да се разчете. Презаредете страницата.
web-error-missing = Тук няма нищо или не е за вас.
web-error-server = На масата възникна проблем (грешка { NUMBER($status, useGrouping: "false") }). Нищо не е променено. Опитайте отново.
web-error-other = Масата отказва ({ $code }).
web-error-page = Страницата се спъна: { $what }
web-error-chunk = Част от страницата не се зареди. Може би има по-нова версия: заредете страницата отново.
web-error-lost = Връзката прекъсна. Вижте картата: тя показва дали изборът ви е приет.
web-error-not-connected = В момента няма връзка. Тя се възстановява сама.
web-error-file = { $name } не е записана игра.
## начална страница
web-length-turns = { $count ->
    [one] един ход
   *[other] { $count } хода
  }
web-units = { $count ->
    [one] една единица
   *[other] { $count } единици
  }
web-men = { $count ->
    [one] един човек
   *[other] { $count } души
  }
web-open-hands-note = Открита маса: и двамата играчи виждат всички ръце и всичко скрито.
web-tab-hands = Ръцете
## започване на игра
web-level = Противник
web-level-random = Новобранец (играе каквото и да е)
web-level-sergeant = Сержант
web-level-sergeant-cautious = Сержант, предпазлив
web-level-sergeant-bold = Сержант, смел
web-level-captain = Капитан (гледа напред)
web-level-colonel = Полковник (гледа по-далеч)
web-level-corporal = Ефрейтор
web-edition = Издание на правилата
web-edition-anniversary = Юбилейно издание (20 години)
web-edition-europe = Европа (първо издание)
web-edition-europe-bg = Европа (първо издание), по буквата на българския правилник
web-rules-chosen = Избрани правила
web-rules-usual = както са в сценария
web-clock = Часовник
## обучение
web-theme-move = Движение
web-theme-cover = Прикритие
web-theme-fire = Огън
web-theme-opfire = Огън по движещите се
web-theme-recover = Възстановяване
web-theme-melee = Напредване и ръкопашен бой
web-theme-objectives = Обекти

## игра
web-room = Игра
web-room-loading = Масата се подрежда…
web-room-missing = Няма такава игра
web-room-missing-text = На този адрес няма игра или тя не е отворена за вас. Ако приятел ви е пратил връзка, използвайте я цялата, до последния знак.
web-connection-lost = Връзката прекъсна. Нов опит…
web-connect-now = Опит сега
web-part-prompt = Какво се решава
web-part-board = Карта
web-part-side = Скали, подробности и дневник
web-side-hide = Прибери панела
web-side-show = Покажи панела
web-hand-raise = Вдигни ръката (H)
web-hand-keep = Ръката да остане вдигната
web-tab-log = Дневник
web-tab-chat = Чат
web-tab-list = Списък
web-tab-hand = Ръка
web-tab-tracks = Скали
web-tab-details = Детайли
web-tab-hint = Съвет
web-analysis = Разбор
web-spectators = { $count ->
    [one] един зрител
   *[other] { $count } зрители
  }
web-you-watch = Вие гледате тази игра.
web-seat-open = В тази игра има свободно място.
web-seat-taken = Друг току-що зае това място.
web-sit-as = Играйте за { $side }
web-sit-down = Към масата
web-just-look = Само поглед
web-waiting-for = Чака се играч: { $side }.
web-invite = Покана на играч
web-invite-text = Изпратете тази връзка на онзи, който ще играе. Тя отваря мястото за първия, който я използва.
web-invite-once = Всеки, който има връзката, може да седне, но само веднъж.
web-invite-spent = Поканата вече е използвана или връзката не е цяла.
web-invited = Поканени сте на игра
web-invited-text = Някой пази място на масата за вас.
web-scenario = Сценарий
web-invited-side = Вашата страна
web-your-name = Вашето име
web-your-name-hint = Това виждат другите играчи. Може да остане празно.
web-take-back = Връщане назад
web-take-back-now = Последното ви решение може да се върне: оттогава нищо не е разкрито.
web-take-back-ask = След последното ви решение е разкрито нещо, затова другата страна трябва да се съгласи.
web-take-back-ask-alone = След последното ви решение е разкрито нещо. Играете сами, затова пак може да го върнете; зарове и карти ще се паднат същите.
web-take-back-none = Няма ваше решение за връщане.
web-ask = Попитай
web-asked = Попитано е. Решава другата страна.
web-offer-draw = Предлагане на равенство
web-offer-draw-text = Ако другата страна се съгласи, играта свършва без победител.
web-resign = Предаване
web-resign-alone = Отказване
web-resign-text = Играта свършва и другата страна печели. Това не може да се върне.
web-resign-text-alone = Играта свършва тук, без победа. Това не може да се върне.
web-reactions = Реакции
web-along = Пренасяне на друг сървър
web-along-text = С този файл играта продължава на всеки Sandtable: „Отваряне на записана игра“ в началото му. Играта тук остава, както е.
web-along-note = Файлът не е запечатан: който го прочете, може да узнае кои карти предстоят.
web-export = Запис във файл
web-replay = Повторение
web-report = Отчет след боя
web-rematch = Реванш
web-rematch-alone = Още веднъж
web-rematch-go = Към реванша
web-rematch-go-alone = Към новата игра
web-over-won = Победихте!
web-over-lost = Загубихте.
web-over-nobody = Няма победител.
web-over-nobody-alone = Без победа.
web-over-side = Победител: { $side }.
web-notify-turn = Ваш ход е
web-curtain = Сега: { $side }
web-curtain-text = Предайте екрана. Другият играч гледа настрани; продължете, когато сте готови.
web-curtain-news = Какво видяхте да се случва
web-curtain-ready = Готово

## за проекта
web-about = За Sandtable
