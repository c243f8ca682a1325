# Картата с инструктажа на сценарий.

brief-head-situation = Обстановка
brief-head-goal = Как се печели
brief-head-set-up = Подготовка
brief-head-length = Времетраене и първи ход
brief-head-arrivals = Какво идва по-късно
brief-head-special = Особени правила
brief-head-rules = Избрани правила за тази игра
brief-card-side = { $side }: { $nation }
brief-card-date = { NUMBER($year, useGrouping: 0) } г.

brief-card-points = Когато играта свърши, печели онзи, който води по победни точки; при 0 печели държателят на картата „Инициатива“, в началото { $side }. Точки носят обектите, унищоженият противник и излизането от картата.
brief-card-ahead = { $points ->
    [one] Преднина в началото: { $side }, една точка.
   *[other] Преднина в началото: { $side }, { $points } точки.
  }
brief-card-holds = Обекти в началото, { $side }: { $objectives }.
brief-card-holds-none = В началото никой не държи обект.
brief-card-chits = Открити за всички: { $chits }.
brief-card-chits-drawn = { $count ->
    [one] Тегли се още един открит жетон: вижте го в „Скали“.
   *[other] Теглят се още { $count } открити жетона: вижте ги в „Скали“.
  }
brief-card-secret = { $count ->
    [one] { $side }: един таен жетон, който се брои накрая.
   *[other] { $side }: { $count } тайни жетона, които се броят накрая.
  }
brief-card-secret-own = Вашите: { $chits }.
brief-card-chits-out = Не участват жетоните { $chits }.
brief-card-surrender = { $side }: капитулация при { $number } загуби.
brief-card-exit = { $side }: точки за единици, които излязат през { $edge } край.
brief-card-exit-times = { $side }: излизанията се броят по { $factor } пъти.
brief-card-no-exit = { $side }: излизане от картата не се разрешава.

brief-card-length = Времето започва от поле { $start }. От поле { $death } нататък всяко преместване на времето носи хвърляне за внезапен край: ако то е по-малко от достигнатото поле, играта свършва веднага.
brief-card-first = Първи ход: { $side }.
brief-card-initiative = Картата „Инициатива“ в началото: { $side }.

brief-card-force = { $posture }, качество: { $quality }; заповеди на ход: { $orders }; карти в ръка: { $hand }; свой край на картата: { $edge }.
brief-card-joined = Заедно с тях: { $nations }.
brief-card-army = Боен ред: { $army }.
brief-card-units = Единици: { $units }.
brief-card-pieces = Освен това: { $pieces }.
brief-card-count = { $count } × { $what }
brief-card-marked = { $what } ({ $marks })
brief-card-broken = { $what }, повредено
brief-card-broken-unit = счупена
brief-card-suppressed = подавена
brief-card-veteran = ветерани
brief-card-at = в { $hex }
brief-card-held = не напуска мястото си
brief-card-parts = { $parts }

brief-card-order = Ред: { $steps }.
brief-card-step = { $side } ({ $group })
brief-card-concealed = Двете страни се разполагат, без да се виждат; всичко се показва, когато и двете са готови.
brief-card-area = { $who }: { $place }.
brief-card-rows = { $depth ->
    [one] редът до { $edge } край
   *[other] първите { $depth } реда от { $edge } край
  }
brief-card-rows-from = редовете от { $start } до { $depth } от { $edge } край
brief-card-hexes = хексовете { $hexes }
brief-card-without = без { $hexes }

brief-card-arrives = Време { $space }, { $side }: { $pieces }.
brief-card-change-points = Време { $space }, { $side }: { $points } победни точки.
brief-card-change-surrender = Време { $space }, { $side }: броят загуби за капитулация се променя с { $number }.

brief-card-impassable = { $terrain }: никой не може да влезе или да премине.
brief-card-cost = { $terrain }: влизането или преминаването струва { $number }.
brief-card-cover = { $terrain }: прикритие { $number }.
brief-card-hindrance = { $terrain }: затруднена видимост { $number }.
brief-card-haze = Време навън: всяка линия на видимост е затруднена поне с { $number }.
brief-card-sight = { $number ->
    [one] Тъмнина: никой не вижда по-далеч от един хекс.
   *[other] Тъмнина: никой не вижда по-далеч от { $number } хекса.
  }
brief-card-mines = Мините нападат със сила { $number }.
brief-card-counts-as = { $side }: { $what } се брои за { $as_what }.
brief-card-dealt = { $count ->
    [one] { $side }: една карта от първата ръка е определена.
   *[other] { $side }: { $count } карти от първата ръка са определени.
  }
brief-card-dealt-own = Те са { $cards }.
brief-card-removed = Извадени от тестето, { $side }: { $cards }.
brief-card-discards = { $count ->
    [0] { $side }: без изчистване на карти в ход без заповеди.
    [one] { $side }: може да изчисти една карта в ход без заповеди.
   *[other] { $side }: до { $count } изчистени карти в ход без заповеди.
  }
brief-card-late-discard = { $count ->
    [one] { $side }: една изчистена карта дори в ход със заповеди.
   *[other] { $side }: до { $count } изчистени карти дори в ход със заповеди.
  }
brief-card-confined = { $side }: единиците, които не напускат мястото си, не се движат, не напредват и не излизат извън { $hexes }; отстъпление може да ги изведе.

web-briefing-yours = вие
web-briefing-begin = Към масата
web-briefing-on-arrival = Показвай при влизане
web-briefing-myself = Ще разположа сам
web-briefing-ready = Готова подготовка
