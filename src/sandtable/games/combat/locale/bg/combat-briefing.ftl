# What is read before a game.

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
combat-brief-card-edges = Вие сте откъм { $edge } край.
combat-brief-card-edges-enemy = Противникът е откъм { $edge } край.
combat-brief-card-teams = Вашите екипи: { $teams }.
combat-brief-card-squad-roll = Кой служи в тях, решава зар.
combat-brief-card-squad-fixed = Кой служи в тях: ред { $number } от таблицата на отделението.
combat-brief-card-force = Морал: { $morale }; карти в ръка: { $cards }.
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
combat-brief-card-enemy = Противник на картата, отначало неизвестен: { $count }; { $alert }, морал: { $morale }.
combat-brief-card-enemy-later = Още противник може да дойде в ход { $turns }.
combat-brief-card-groups = Някои от тях са { $states }.
combat-brief-card-prepared = Те са подготвени.
combat-brief-card-unprepared = Те не са подготвени.
combat-brief-card-cup = { $team }: { $men }.
combat-brief-card-compass = Противникът се ориентира от { $hexes }.
combat-brief-card-kind-soldat = { $count ->
    [one] един редник
   *[other] { $count } редници
  }
combat-brief-card-kind-obfr = { $count ->
    [one] един подофицер
   *[other] { $count } подофицери
  }
combat-brief-card-kind-lt = { $count ->
    [one] един лейтенант
   *[other] { $count } лейтенанти
  }
combat-brief-card-kind-hptm = { $count ->
    [one] един капитан
   *[other] { $count } капитани
  }
combat-brief-card-kind-mg = { $count ->
    [one] един картечен разчет
   *[other] { $count } картечни разчета
  }
combat-brief-card-kind-dummy = { $count ->
    [one] една лъжлива тревога
   *[other] { $count } лъжливи тревоги
  }
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

# tables of Events
combat-table-attack = нападение
combat-table-counterattack = контраатака
combat-table-defence = отбрана
combat-table-hedgerows = живи плетове
combat-table-night = нощ
combat-table-pursuit = преследване
combat-table-rescue = спасяване
combat-table-farmhouse = ферма
combat-table-hill = хълм
combat-table-withdrawal = отстъпление
