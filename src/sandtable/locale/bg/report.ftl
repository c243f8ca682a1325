# Отчетът след боя.

report-loading = Отчетът се пише…
report-kicker = Отчет след боя
report-won = победител
report-even = поравно
report-points = Победни точки
report-length = { $turns ->
    [one] един ход
   *[other] { $turns } хода
  }, време { $time }, решения: { $decisions }
report-length-turns = { $turns ->
    [one] един ход
   *[other] { $turns } хода
  }, решения: { $decisions }
report-replay = Повторение
report-print = Печат
report-as-table = Като таблица
report-turn = Ход
report-time = Време
report-leader = Води
report-turn-number = ход { $turn }

report-vp = Победни точки във времето
report-vp-title = Победни точки от първото до последното решение
report-vp-caption = От първото до последното решение; пунктирът показва къде е напреднало времето.
report-vp-caption-turns = От първото до последното решение; пунктирът показва къде започва нов ход.
report-vp-time = Време

report-moments = Решаващи моменти
report-swing = { $points ->
    [one] { $side }: спечелена една точка
   *[other] { $side }: спечелени { $points } точки
  }
report-see = Вижте го в повторението

report-losses = Загуби
report-losses-of = { $side }: { $count ->
    [0] няма
    [one] една загуба
   *[other] { $count } загуби
  }
report-losses-none = Всички са оцелели.

report-fire = Огън
report-fire-attacks = Направени атаки
report-fire-pieces = Стреляли единици и оръжия
report-fire-strength = Обща огнева мощ
report-fire-suppressed = Подавени врагове
report-fire-broken = Счупени врагове
report-fire-eliminated = Елиминирани врагове
report-fire-taken = Понесени атаки

report-luck = Късмет
report-luck-text = Какво е хвърлила всяка страна спрямо онова, което са обещавали картите в тестето ѝ преди всяко хвърляне. Числото е сборът за цялата игра.
report-luck-mean = { $count ->
    [one] Едно хвърляне
   *[other] { $count } хвърляния
  }, средно { $mean }; очаквано { $expected }
report-luck-good = повече късмет от полагащия се
report-luck-bad = по-малко късмет от полагащия се
report-luck-fair = горе-долу колкото се полага
report-luck-chart = { $side }: колко пъти се е паднал всеки сбор, общо { $count } хвърляния
report-luck-total = Сбор
report-luck-rolled = Хвърлено
report-luck-expected = Очаквано
report-luck-legend = колкото биха дали два честни зара
