# Какво казва екранът за части, хексове и изгледи в „Барбароса“.

## изгледи
barbarossa-term-firepower = Огнева мощ на { $unit }
barbarossa-term-close = Зарове за близък бой на { $unit }
barbarossa-term-suppression = Потискащ огън: и половина
barbarossa-term-indirect = Непряк огън
barbarossa-term-moving = Огън в движение
barbarossa-term-ambush = От засада
barbarossa-term-mines = Мини
barbarossa-odds-attack = { $units } по { $unit }, Защита { $number }
barbarossa-odds-mines = Минно поле под { $unit }
barbarossa-odds-radio = Радиопрехват до { $number }, за всяка вражеска част
barbarossa-odds-search = Радиус на търсене { $number }, всеки ход
barbarossa-odds-reroll = { $number ->
        [one] Един зар отново
       *[other] { $number } зара отново
    }
barbarossa-chance-success = успех
barbarossa-chance-expected = средно { $number } попадения
barbarossa-chance-hits = { $number ->
        [one] едно попадение
       *[other] { $number } попадения
    }
barbarossa-chance-losses = { $number ->
        [0] без загуби
        [one] една загуба
       *[other] { $number } загуби
    }
barbarossa-chance-recovers = съвзема се
barbarossa-chance-stays-suppressed = остава потисната

## част
barbarossa-inspect-unit = { $side }: { $unit }
barbarossa-inspect-unit-about = { $type }, { $place }
barbarossa-inspect-at = в { $hex }
barbarossa-stat-size = Големина
barbarossa-stat-defense = Защита
barbarossa-stat-fortitude = Устойчивост
barbarossa-stat-ammunition = Боеприпаси
barbarossa-stat-smoke = Димни снаряди
barbarossa-stat-explosives = Взрив
barbarossa-stat-mines = Мини за полагане
barbarossa-stat-firepower = Огнева мощ срещу: { $type }
barbarossa-stat-accuracy = Точност според далечината
barbarossa-stat-air-accuracy = Точност срещу авиация
barbarossa-stat-close = Близък бой
barbarossa-stat-moves = { $order }, хексове
barbarossa-stat-cost = Точки за сила
barbarossa-stat-sight = Вижда на
barbarossa-stat-cargo = Товар, т. боеприпаси
barbarossa-stat-cars = Вагони на влака
barbarossa-stat-points = Победни точки
barbarossa-value-of = { $now } от { $most }
barbarossa-value-close = { $dice } зара с { $accuracy }
barbarossa-term-printed = отпечатано на картата
barbarossa-term-icons = според загубите
barbarossa-term-spirit = Боен дух от щаба
barbarossa-term-terrain = { $terrain }
barbarossa-term-order = { $order }
barbarossa-term-trench = окоп
barbarossa-term-pillbox = бункер
barbarossa-term-halved = приземена, неекипирана: наполовина
barbarossa-term-dig-in = копае: никаква
barbarossa-term-hits = попадения този ход
barbarossa-term-suppressed = потисната: без бонуси
barbarossa-term-sight = на открито
barbarossa-term-sight-hidden = скрита
barbarossa-term-sight-pinned = притисната
barbarossa-term-level = височина на хекса
barbarossa-term-road = бонус по път
barbarossa-note-order = Заповед: { $order }
barbarossa-note-order-full = Заповед: { $order } ({ $what })
barbarossa-note-status = { $status }: { $about }
barbarossa-note-ability = { $ability }: { $about }
barbarossa-note-carrier = Превозва се от { $unit }
barbarossa-note-cargo = Превозва { $unit }
barbarossa-note-boxes = Отбелязани клетки време: { $number }
barbarossa-note-arrives = Пристига в ход { $number }
barbarossa-note-prep = На летището: { $prep }
barbarossa-note-test = Издържа проверка за устойчивост в { $number } от 36
barbarossa-note-standing = { $instruction }: { $value }
barbarossa-note-facing = Гледа в посока { $number }
barbarossa-note-hidden = Само собственикът знае повече.

## хекс
barbarossa-inspect-hex = Хекс { $hex }
barbarossa-inspect-hex-about = { $terrain }, височина { $level }
barbarossa-inspect-card-about = { $type }, { $number } точки за сила
barbarossa-inspect-order-about = Стъпка { $number }: { $step }
barbarossa-inspect-victory = Победа
barbarossa-inspect-wind = Вятър
barbarossa-stat-terrain-defense = Защита, пехота / други
barbarossa-note-blocks = Закрива линии на видимост, които минават през него.
barbarossa-note-one-hex = Който влезе извън път, минава само един хекс този ход.
barbarossa-note-exits = Влиза се и се излиза само през изходите: { $hexes }.
barbarossa-note-no-ranged = Няма стрелба от разстояние навътре и навън.
barbarossa-note-ambush = Крие: { $types }.
barbarossa-note-closed = Извън път затворен за: { $types }.
barbarossa-note-penalty = { $type }: с { $number } хекса по-малко.
barbarossa-note-road = Път води към { $hexes }.
barbarossa-note-rail = Железен път води към { $hexes }.
barbarossa-note-work = { $work }.
barbarossa-note-work-sides = { $work } откъм { $hexes }.
barbarossa-note-depot = Склад, { $side }: { $number } т. боеприпаси.
barbarossa-note-smoke = Дим: никой не вижда в него и през него.
barbarossa-note-fire = Гори, ход { $number }.
barbarossa-note-held = Държи се от: { $side }.
barbarossa-note-mines = Минно поле: { $mine }.
barbarossa-note-rail-damaged = Железният път е прекъснат.
barbarossa-note-rim = Краят на картата: само за авиация.
barbarossa-note-units = Части: { $units }.
barbarossa-note-no-wind = Няма силен вятър.
barbarossa-note-wind = Духа към посока { $number }.
barbarossa-inspect-nothing = Няма какво да се каже за това.
