# Шансове за хвърлянията, съставки на числата и какво значи хвърляне на масата.

## заглавия
odds-target = { $hex }: базова { $piece }, общо стрелящи { $count }
odds-best = { $piece } по { $hex }
odds-base = { $piece }
odds-group = { $count ->
    [one] Огън по { $hex }, стрелящ: един
   *[other] Огън по { $hex }, стрелящи: { $count }
  }
odds-defence = Защита: { $unit }
odds-hex = { $hex }
odds-melee = Ръкопашен бой в { $hex }

## шансове
chance-rallies = възстановяване
chance-suppressed = подавяне
chance-nothing = нищо
chance-retreats = отстъпление
chance-win = печелите
chance-both-die = загиват всички
chance-lose = губите

## хвърляне, което лежи на масата
stake-defence = { $total } срещу { $attack }: { $unit } се защитава с { $number }
stake-attack = огнева мощ { $number } и зарове { $dice }: сбор на атаката { $total }
stake-total = сбор на атаката { $attack }
stake-morale = { $unit } има морал { $number }; хвърлено е { $dice }

## съставки на число
term-printed = отпечатано
term-led = лидери в хекса
term-led-weapon = лидери в хекса
term-veteran = ветеран
term-suppressed = подавена
term-wire = в бодлива тел
term-weapon = носи { $weapon }
term-cover = прикритие: { $terrain }
term-cover-fort = прикритие: { $fort }
term-road = през хекса минава път
term-close = танк срещу съседен хекс
term-others = други в огневата група
term-above = стреля отвисоко
term-below = стреля отниско
term-hindrance = затруднение
term-actions = изиграни действия
term-airburst = въздушни разриви в гората
term-total = сбор на атаката на масата
term-barrage = артилерия
