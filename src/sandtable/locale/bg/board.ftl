# Полето в браузъра: описания на глас, бележки и инструменти. Всички думи са наши.

board-label = Поле
board-keys = Стрелките местят по хексовете, Enter или интервал избира, N отива на следващото, което може да се избере, Page Up и Page Down минават през жетоните в хекса, L показва линиите на видимост, плюс, минус и 0 променят мащаба.

board-unit = { $title } ({ $kind }, { $nation })
board-weapon-broken = { $title } (счупено)
board-carries = носи { $weapon }
board-figures = огнева мощ { $fp }, обсег { $range }, движение { $move }, морал { $morale }
board-command = командване { $command }
board-hex = { $hex }: { $terrain }
board-level = ниво { $level }
board-objective = обект { $number }, държи го { $owner }, струва { $value }
board-smoke = дим { $number }
board-melee = Тук са двете страни
board-can-choose = Може да се избере
board-can-choose-in = { $count ->
    [one] Тук може да се избере един жетон
   *[other] Тук могат да се изберат { $count } жетона
  }
board-empty = Там няма нищо.

board-picked = Избрано: { $things }.
board-next = { $count ->
    [one] Следва избор на едно нещо.
   *[other] Следва избор между { $count } неща.
  }
board-dropped = Вече нищо не е избрано.
board-menu = Какво да стане?
board-more = десен бутон: още

board-tray = За поставяне
board-waiting = { $count ->
    [one] Още един
   *[other] Още { $count }
  }
board-zoom-in = По-близо
board-zoom-out = По-далеч
board-zoom-all = Цялото поле
board-zoom-close = По-близо, за да се чете всичко
board-sight = Линии на видимост
board-sight-from = От { $hex }: посочете хекс; щракнете, за да гледате от друг.
board-sight-start = Посочете хекс, за да видите какво се вижда от него; щракнете, за да го задържите.
board-sight-open = { $from } вижда { $to }.
board-sight-hindered = { $from } вижда { $to }, затруднение { $number }.
board-sight-blocked = { $from } не вижда { $to }.
board-off-screen = { $count ->
    [one] Един избор е извън погледа
   *[other] { $count } избора са извън погледа
  }

board-list = Полето като списък
board-list-choose = Може да се избере сега
board-list-all = Други хексове с жетони или маркери
board-list-other = Други избори
board-list-none = Сега на полето няма какво да се избира.
board-list-back = Откажи избраното
board-list-find = Към хекс
board-list-not-found = Тук няма хекс { $hex }.

board-point = Показване на другите: щракнете хекс или изтеглете стрелка от един до друг
board-shows-hex = { $who } посочва { $from }.
board-shows-arrow = { $who } посочва от { $from } към { $to }.
board-shows-sight = { $who } показва линията на видимост от { $from } до { $to }.
## съставяне на няколко решения наведнъж
compose-part = Предложение
compose-hint-fire = Посочете цел: предлага се най-добрата група.
compose-hint-move = Посочете хекс или ги влачете дотам.
compose-hint-advance = Посочете хекс: всички, които могат да напреднат там.
compose-who = Кой участва
compose-drop = Без тази фигура
compose-add = И тази фигура
compose-clear = Без предложение
compose-list = Възможни: { $count }
compose-under-way = Изпълнява се.
compose-stop = Спиране
compose-left = Остават { $left }
compose-hint-order = Заповеди за няколко наведнъж
compose-hint-route = Посочете хекс или влачете войник дотам
compose-the-rest = Останалите
compose-barred = Не могат: { $count }. Защо?
compose-arrives = Импулс { $time }
standing-part = Казано предварително
standing-rest = Екипът е готов
standing-rest-hint = Другите от този екип не правят нищо в този импулс. Ще ви питат, ако някой трябва да действа или има по кого да стреля или кого да огледа.
standing-skip = Тихо до новина
standing-skip-hint = Никой не прави нищо в този ход, освен ако трябва. Ще ви питат, щом нещо се случи: изстрел по вашите, събитие, враг, който се показва.
standing-skipping = Тихо
standing-under-way = { $count ->
    [one] 1 човек е на път.
   *[other] { $count } души са на път.
  }
standing-go-on = Нататък
standing-drop = Отказ
standing-moment = Питане в следващия тих момент
standing-moment-hint = Тихите моменти, в които може да се похарчи карта, минават сами, когато с никоя карта не може да се направи нещо ново (вижте „Реакции“). Натиснете, за да ви питат и в следващия.
