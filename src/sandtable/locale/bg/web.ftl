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
web-save = Запазване
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
web-missing = Извън картата
web-missing-text = На този адрес няма страница.

## начална страница
web-hero = Тактически военни игри по пълните им правила
web-hero-text = Хексове, жетони и карти, и маса, която знае всяко правило. Тя показва какво можете, казва защо не и пресмята шансовете. Не е нужен правилник.
web-play-now = Играйте сега
web-quick-start = Бърз старт: { $title }
web-play-now-hint = Кратък бой за американците срещу компютъра. Без профил, без инсталиране.
web-learn = Научете се да играете
web-my-games = Моите игри
web-turns-waiting = { $count ->
    [one] ваш ход в една игра
   *[other] ваш ход в { $count } игри
  }
web-open-seats = Свободни места
web-watch = Игри за гледане
web-scenarios = Сценарии
web-random = Случаен сценарий
web-random-text = Което оставите на късмета, се решава със зар. Едно и също число дава един и същ сценарий.
web-random-made = Сценарият
web-seed = Число или дума
web-seed-hint = изненада
web-wishes = Вашите желания
web-wish-nothing = Без желания
web-roll-again = Нов жребий
web-wish-chance = на късмет
web-import = Отваряне на записана игра
web-import-hint = Файл, който сте записали от игра
web-filter = Търсене на сценарий
web-filter-words = Търсене
web-filter-nation = Нация
web-filter-length = Продължителност
web-filter-difficulty = Трудност
web-filter-title = Игра
web-any-nation = Всички нации
web-any-length = Всяка продължителност
web-any-difficulty = Всяка трудност
web-shown = { $count ->
    [one] един сценарий
   *[other] { $count } сценария
  }
web-none-match = Няма такъв сценарий.
web-show-all = Покажи всички
web-show-more = { $count ->
    [one] още една
   *[other] още { $count }
  }
web-length-short = Кратък
web-length-medium = Среден
web-length-long = Дълъг
web-length-turns = { $count ->
    [one] един ход
   *[other] { $count } хода
  }
web-difficulty-1 = Лесен
web-difficulty-2 = Умерен
web-difficulty-3 = Труден
web-units = { $count ->
    [one] една единица
   *[other] { $count } единици
  }
web-men = { $count ->
    [one] един човек
   *[other] { $count } души
  }
web-people-america = Американци
web-people-britain = Британци
web-people-france = Французи
web-people-germany = Германци
web-people-italy = Италианци
web-people-russia = Руснаци
web-play = Игра
web-play-title = Игра: { $title }
web-map-of = Карта на „{ $title }“
web-you = вие
web-nameless = някой
web-game-turn = ход { $turn }
web-game-setup = разполагане
web-tidy-hide = Махане от списъка: { $title }
web-tidy-delete = Изтриване: { $title }
web-tidy-text = { $game }. Играта се изтрива завинаги, заедно със записа ѝ.
web-tidy-do = Изтриване
web-open-hands = Открита маса
web-open-hands-hint = Всички ръце са открити и нищо не е скрито: за да се учите заедно или да играете и двете страни.
web-open-hands-note = Открита маса: и двамата играчи виждат всички ръце и всичко скрито.
web-tab-hands = Ръцете
web-seat-free = свободно
web-your-turn = Ваш ход
web-finished = Завършена
web-look = Гледане
web-status-waiting = Изчаква се играч
web-status-playing = Ход на противника
web-status-finished = Завършена

## започване на игра
web-your-side = Вашата страна
web-your-squad = Вашето отделение
web-alone = Играете сами: противникът се води сам, по своите карти.
web-against = Срещу
web-against-opponent = Компютъра
web-against-opponent-text = Започва веднага
web-against-friend = Приятел
web-against-friend-text = Получавате връзка за изпращане
web-against-hotseat = Един до друг
web-against-hotseat-text = Двама играчи на един екран
web-against-anybody = Когото и да е
web-against-anybody-text = В списъка със свободни места
web-level = Противник
web-level-random = Новобранец (играе каквото и да е)
web-level-sergeant = Сержант
web-level-corporal = Ефрейтор
web-edition = Издание на правилата
web-edition-anniversary = Юбилейно издание (20 години)
web-edition-europe = Европа (първо издание)
web-edition-europe-bg = Европа (първо издание), по буквата на българския правилник
web-options = Правила по избор
web-options-hint = Играта е наред и ако тук не се пипа нищо.
web-options-changed = { $count ->
    [one] едно променено
   *[other] { $count } променени
  }
web-options-reset = Както са в сценария
web-rules-chosen = Избрани правила
web-rules-usual = както са в сценария
web-clock = Часовник
web-clock-none = Без часовник
web-clock-live = На живо: { $minutes } минути и по { $increment } секунди за всяко решение
web-clock-days = Кореспондентски: { $count ->
    [one] един ден
   *[other] { $count } дни
  } за мислене
web-watchable = Други могат да гледат
web-partner = Приятел играе с мен: { $nation }
web-partner-against = Двама приятели играят срещу мен, единият от тях: { $nation }
web-partner-text = Всеки решава за картите и хората на своята нация. Получавате връзка за изпращане.
web-start = Начало

## обучение
web-learn-text = Малък бой с човек до вас. На всяка стъпка правите едно нещо на картата и научавате кое правило е било. Около четвърт час.
web-lesson-start = Начало
web-no-lessons = На тази маса още няма урок.
web-or-play = Или направо в боя
web-or-play-text = Масата осветява онова, което можете да направите. Посочете каквото и да е, за да разберете какво е или защо не може да се избере.
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
web-spectators = { $count ->
    [one] един зрител
   *[other] { $count } зрители
  }
web-you-watch = Вие гледате тази игра.
web-seat-open = В тази игра има свободно място.
web-seat-taken = Друг току-що зае това място.
web-sit-as = Играйте за { $side }
web-sit-down = Сядане
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
web-report = Доклад след боя
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

## профил
web-account-text = Можете да играете и без профил. С профил намирате игрите си на всеки компютър.
web-account-in = Влезли сте като { $name }. Игрите ви са с вас, където и да влезете.
web-name = Име
web-name-saved = Името е запазено.
web-notices = Когато съм на ход
web-notices-text = В игри с дълги срокове масата може да ви извика, ако ви няма.
web-notices-mail = Адрес за поща
web-notices-webhook = Уебхук
web-notices-webhook-hint = Адрес с https, който получава кратко съобщение в JSON с връзка към играта
web-notices-saved = Запазено.
web-notices-code = Код от писмото
web-notices-code-hint = Изпратен е на { $mail }.
web-notices-confirm = Потвърждаване
web-notices-confirmed = Адресът е потвърден.
web-password = Парола
web-password-hint = Поне { $count } знака
web-register = Нов профил
web-register-text = Игрите от този браузър отиват в него.
web-registered = Профилът е създаден.
web-log-in = Вход
web-log-in-text = Вече имате профил.
web-logged-in = Влязохте.
web-log-out = Изход
web-logged-out = Излязохте.

## за проекта
web-about = За Sandtable
web-about-what = Какво е това
web-about-what-text = Sandtable играе военни игри с хексове и жетони по пълните им правила: двигател, който знае всеки позволен избор, противници, които не виждат повече от вас, и маса в браузъра.
web-about-fair = Честна игра
web-about-fair-text = Масата изпраща на всеки играч само онова, което той може да знае. Картите се бъркат там, където никой не може да погледне, а противниците мислят само с това, което виждат.
web-about-titles = Имена и издатели
web-about-titles-text = Проектът не е свързан с никой издател. Всички имена на игри принадлежат на издателите си и нищо тук не замества издадените игри: ако ви харесва, купете ги. Текстовете, картите, сценариите и рисунките тук са наши.
web-about-privacy = Какво се пази
web-about-privacy-text = Вашите игри, бисквитка, която знае местата ви, и, ако си направите профил, името му и объркана парола. Няма следене и нищо от други сайтове.
web-about-free = Програмата
web-about-free-text = Всеки може да пусне собствена маса. Всичко, което прави браузърът, минава през отворен интерфейс.
web-about-type = Шрифтове
web-about-type-text = Текстът е набран със Sofia Sans, а заглавията с Vollkorn; и двата са под SIL Open Font License.
web-about-type-licence = Лицензът на шрифтовете
web-about-api = Интерфейсът
