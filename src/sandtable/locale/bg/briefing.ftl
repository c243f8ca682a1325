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

brief-card-points = Когато играта свърши, печели който води по победни точки; при 0 печели държателят на картата Инициатива, в началото { $side }. Точки носят целите, унищоженият противник и излизането от картата.
brief-card-ahead = { $points ->
    [one] Преднина в началото: { $side }, една точка.
   *[other] Преднина в началото: { $side }, { $points } точки.
  }
brief-card-holds = Цели в началото, { $side }: { $objectives }.
brief-card-holds-none = В началото никой не държи цел.
brief-card-chits = Открити за всички: { $chits }.
brief-card-chits-drawn = { $count ->
    [one] Тегли се още един открит жетон: вижте го при показателите.
   *[other] Теглят се още { $count } открити жетона: вижте ги при показателите.
  }
brief-card-secret = { $count ->
    [one] { $side }: един таен жетон, който се брои накрая.
   *[other] { $side }: { $count } тайни жетона, които се броят накрая.
  }
brief-card-secret-own = Вашите: { $chits }.
brief-card-chits-out = Не участват жетоните { $chits }.
brief-card-surrender = { $side }: капитулация при { $number } загуби.
brief-card-exit = { $side }: точки за единици, които излязат през края „{ $edge }“.
brief-card-exit-times = { $side }: излизанията се броят по { $factor } пъти.
brief-card-no-exit = { $side }: излизане от картата не се разрешава.

brief-card-length = Времето започва от поле { $start }. От поле { $death } нататък всяко преместване на времето носи хвърляне за внезапен край: ако то е по-малко от достигнатото поле, играта свършва веднага.
brief-card-first = Първи ход: { $side }.
brief-card-initiative = Картата Инициатива в началото: { $side }.

brief-card-force = { $posture }, качество: { $quality }; заповеди на ход: { $orders }; карти в ръка: { $hand }; свой край на картата: { $edge }.
brief-card-joined = Заедно с тях: { $nations }.
brief-card-army = Боен ред: { $army }.
brief-card-units = Единици: { $units }.
brief-card-pieces = Освен това: { $pieces }.
brief-card-count = { $count } × { $what }
brief-card-marked = { $what } ({ $marks })
brief-card-broken = { $what }, повредено
brief-card-broken-unit = разбита
brief-card-suppressed = притисната
brief-card-veteran = ветерани
brief-card-at = в { $hex }
brief-card-held = не напуска мястото си
brief-card-parts = { $parts }

brief-card-order = Ред: { $steps }.
brief-card-step = { $side } ({ $group })
brief-card-concealed = Двете страни се разполагат, без да се виждат; всичко се показва, когато и двете са готови.
brief-card-area = { $who }: { $place }.
brief-card-rows = { $depth ->
    [one] редът до края „{ $edge }“
   *[other] първите { $depth } реда от края „{ $edge }“
  }
brief-card-rows-from = редовете от { $start } до { $depth } от края „{ $edge }“
brief-card-hexes = полетата { $hexes }
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
    [one] Тъмнина: никой не вижда по-далеч от едно поле.
   *[other] Тъмнина: никой не вижда по-далеч от { $number } полета.
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
brief-card-confined = { $side }: единиците, които не напускат мястото си, не се движат, не настъпват и не излизат извън { $hexes }; отстъпление може да ги изведе.

## Combat!
combat-brief-head-length = Времетраене
combat-brief-head-results = Резултат по точки
combat-brief-head-counts = Какво се брои
combat-brief-card-turns = { $turns ->
    [one] Един ход.
   *[other] { $turns } хода.
  }
combat-brief-card-date = { $month ->
    [1] Януари { NUMBER($year, useGrouping: 0) } г.
    [2] Февруари { NUMBER($year, useGrouping: 0) } г.
    [3] Март { NUMBER($year, useGrouping: 0) } г.
    [4] Април { NUMBER($year, useGrouping: 0) } г.
    [5] Май { NUMBER($year, useGrouping: 0) } г.
    [6] Юни { NUMBER($year, useGrouping: 0) } г.
    [7] Юли { NUMBER($year, useGrouping: 0) } г.
    [8] Август { NUMBER($year, useGrouping: 0) } г.
    [9] Септември { NUMBER($year, useGrouping: 0) } г.
    [10] Октомври { NUMBER($year, useGrouping: 0) } г.
    [11] Ноември { NUMBER($year, useGrouping: 0) } г.
   *[other] Декември { NUMBER($year, useGrouping: 0) } г.
  }
combat-brief-card-edges = Свой край: през { $edge }.
combat-brief-card-edges-enemy = Край на противника: през { $edge }.
combat-brief-card-teams = Вашите екипи: { $teams }.
combat-brief-card-squad-roll = Кой служи в тях, решава зар.
combat-brief-card-squad-fixed = Кой служи в тях: ред { $number } от таблицата на отделението.
combat-brief-card-force = Дух: { $morale }; карти в ръка: { $cards }.
combat-brief-card-spotted = Хората ви започват забелязани.
combat-brief-card-gun = { $weapon } за { $teams }.
combat-brief-card-gun-all = { $weapon } за който и да е екип.
combat-brief-card-flares = { $count ->
    [one] { $team }: една сигнална ракета.
   *[other] { $team }: { $count } сигнални ракети.
  }
combat-brief-card-captive = { $man } е пленник в { $hex }.
combat-brief-card-area = { $teams } се разполагат в { $hexes }.
combat-brief-card-area-all = Хората ви се разполагат в { $hexes }.
combat-brief-card-arrival = Ход { $turn }: { $teams } идват в { $hexes }.
combat-brief-card-enemy = Противник на картата, отначало неизвестен: { $count }; { $alert }, дух: { $morale }.
combat-brief-card-enemy-later = Още противник може да дойде в ход { $turns }.
combat-brief-card-groups = Някои от тях са { $states }.
combat-brief-card-prepared = Те са подготвени.
combat-brief-card-unprepared = Те не са подготвени.
combat-brief-card-cup = { $team }: { $men }.
combat-brief-card-kind = { $count } × { $kind }
combat-brief-card-compass = Противникът се ориентира от { $hexes }.
combat-brief-card-kind-soldat = редници
combat-brief-card-kind-obfr = подофицери
combat-brief-card-kind-lt = лейтенанти
combat-brief-card-kind-hptm = капитани
combat-brief-card-kind-mg = картечни разчети
combat-brief-card-kind-dummy = лъжливи тревоги
combat-brief-card-large = Голям бой: всеки екип на противника има своя карта.
combat-brief-card-wind = Вятърът духа към { $direction }.
combat-brief-card-events-friendly = Вашите събития са от таблицата „{ $table }“.
combat-brief-card-events-enemy = Събитията на противника са от таблицата „{ $table }“.
combat-brief-card-artillery-friendly = Вашият огън извън картата пада върху някое от { $hexes }.
combat-brief-card-artillery-enemy = Огънят на противника извън картата пада върху някое от { $hexes }.
combat-brief-card-foxholes = Окопчета: { $hexes }.
combat-brief-card-rubble = Развалини: { $hexes }.
combat-brief-card-craters = Воронки: { $hexes }.
combat-brief-card-night = Нощ: вижда се на { $range } полета и още колкото покажат { $dice } зара. Отвъд { $free } полета: { $spotting } за забелязване и { $fire } за стрелба.
combat-brief-card-search = Претърсване в { $hexes } може да открие документи.
combat-brief-card-exit = Хората ви могат да излязат през { $edge } край.
combat-brief-card-exit-hexes = Хората ви могат да излязат през { $edge } край при { $hexes }.

web-briefing-yours = вие
web-briefing-begin = Към масата
web-briefing-on-arrival = Показвай при влизане
web-briefing-myself = Ще разположа сам
web-briefing-ready = Готова подготовка
