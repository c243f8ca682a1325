# Подреждане по списък; имена на армии и групи.
web-briefing = Инструктаж
web-briefing-of = Инструктаж: { $title }
group-ambush = засада
group-forts = укрепления
group-bridge = охрана на моста
group-obstacles = заграждения
group-station = гара

army-american = американски
army-brazilian = бразилски
army-british = британски
army-canadian = канадски
army-anzac = АНЗАК
army-indian = индийски
army-french = френски
army-free-french = Свободна Франция
army-belgian = белгийски
army-polish = полски
army-greek = гръцки
army-dutch = нидерландски
army-norwegian = норвежки
army-yugoslav = югославски
army-german = германски
army-italian = италиански
army-finnish = финландски
army-slovakian = словашки
army-hungarian = унгарски
army-romanian = румънски
army-croat = хърватски
army-bulgarian = български
army-russian = руски

## подготовка
table-refused-misplaced = Тази подготовка не може да се изиграе.
table-place-unknown = Няма фигура { $piece }, която да се разполага сега.
table-place-missing = { $piece }: още не е на мястото си.
table-place-not-there = { $piece }: не може да отиде в { $place }.
table-place-refused = { $piece }: не може да отиде в { $place }. { $why }
web-roster = Списък
web-roster-prompt = { $left ->
    [0] Подготовка: всичко е на мястото си. Местете каквото искате и кажете готово.
    [one] Подготовка: остава една фигура.
   *[other] Подготовка: остават { $left } фигури.
  }
web-roster-filling = Страната ви се разполага…
web-roster-pick = Подготовка: къде отива { $piece }?
web-roster-to = { $piece } в { $place }
web-roster-for-me = Разположи вместо мен
web-roster-all-up = Вдигни всичко
web-roster-done = Готово
web-roster-take-up = Вдигни { $piece }
web-roster-waiting = за поставяне
web-roster-placed = поставени
web-roster-optional = може да се пропусне
web-roster-help = Изберете фигура и после осветен хекс или я завлечете там. Поставена фигура може да се мести и вдига, докато не кажете готово.

## ход без възможна заповед
ask-no-order = Никоя заповед не е възможна: пасувате и можете да изчистите карти.
ask-no-order-why = { $order }: { $why }
