# Страниците извън масата: лоби, уроци, профил. Всички думи са наши.

web-save = Запазване
web-missing = Извън картата
web-missing-text = На този адрес няма страница.
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
web-difficulty-1 = Лесен
web-difficulty-2 = Умерен
web-difficulty-3 = Труден
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
web-seat-free = свободно
web-your-turn = Ваш ход
web-finished = Завършена
web-look = Гледане
web-status-waiting = Изчаква се играч
web-status-playing = Ход на противника
web-status-finished = Завършена
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
web-options = Правила по избор
web-options-hint = Играта е наред и ако тук не се пипа нищо.
web-options-changed = { $count ->
    [one] едно променено
   *[other] { $count } променени
  }
web-options-reset = Както са в сценария
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
web-learn-text = Кратък бой с наставник до вас. На всяка стъпка правите едно нещо на картата и научавате по кое правило е. Около четвърт час.
web-lesson-start = Начало
web-no-lessons = На тази маса още няма урок.
web-or-play = Или направо в боя
web-or-play-text = Масата осветява онова, което можете да направите. Посочете каквото и да е, за да разберете какво е или защо не може да се избере.
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
web-password-change = Смяна на паролата
web-password-change-text = Във всички други браузъри ще излезете от профила.
web-password-old = Досегашна парола
web-password-new = Нова парола
web-password-wrong = Това не е досегашната парола.
web-password-changed = Паролата е сменена, а всички други браузъри са излезли от профила.
web-register = Нов профил
web-register-text = Игрите от този браузър отиват в него.
web-registered = Профилът е създаден.
web-log-in = Вход
web-log-in-text = Вече имате профил.
web-logged-in = Влязохте.
web-log-out = Изход
web-logged-out = Излязохте.
web-sessions = Влезли сте и другаде?
web-sessions-text = Браузър, който сте дали, изгубили или забравили, не излиза сам от профила ви. Оттук излизате от всички наведнъж, освен от този.
web-sessions-end = Край на всички други сесии
web-sessions-ended = Всички други сесии са прекратени.
web-about-what = Какво е това
web-about-what-text = Sandtable играе военни игри с хексове и жетони по пълните им правила: двигател, който знае всеки позволен избор, противници, които не виждат повече от вас, и маса в браузъра.
web-about-fair = Честна игра
web-about-fair-text = Масата изпраща на всеки играч само онова, което той може да знае. Картите се разбъркват там, където никой не може да погледне, а противниците мислят само с това, което виждат.
web-about-titles = Имена и издатели
web-about-titles-text = Проектът не е свързан с никой издател. Всички имена на игри принадлежат на издателите си и нищо тук не замества издадените игри: ако ви харесва, купете ги. Текстовете, картите, сценариите и рисунките тук са наши.
web-about-privacy = Какво се пази
web-about-privacy-text = Вашите игри, бисквитка, която знае местата ви, и, ако си направите профил, името му и паролата, необратимо шифрована. Няма следене и нищо от други сайтове.
web-about-free = Програмата
web-about-free-text = Всеки може да пусне собствена маса. Всичко, което прави браузърът, минава през отворен интерфейс.
web-about-type = Шрифтове
web-about-type-text = Текстът е набран със Sofia Sans, а заглавията с Vollkorn; и двата са под SIL Open Font License.
web-about-type-licence = Лицензът на шрифтовете
web-about-api = Интерфейсът
web-left-out = Пропуснати пакети
web-left-out-hint = Само вие виждате това, защото масата е ваша. Поправете грешките и пуснете сървъра отново.
web-left-out-pack = { $name }: { $count ->
    [one] една грешка
   *[other] { $count } грешки
  }
