# По-отблизо: единица, хекс или карта.

inspect-not-seen = Не виждате такова нещо.
inspect-off-map = Не е на картата.
inspect-time = Чака на време { $space }
inspect-unit-in = { $kind } в { $hex }, { $terrain }
inspect-carries = носи { $weapon }
inspect-carried-by = носи го { $unit }
inspect-uncarried = никой не го носи
inspect-worth = { $points ->
    [one] струва една точка за противника
   *[other] струва { $points } точки за противника
  }
inspect-fix = счупено се поправя при 1-{ $fix } и се унищожава от { $lost } нагоре
inspect-ordnance = артилерийско оръжие
inspect-smoke = може да стреля с дим
inspect-cannot-fire = Не може да стреля: { $reason }
inspect-hex = Хекс { $hex }
inspect-hill = хълм, ниво { $level }
inspect-hexside = { $side } към { $hex }
inspect-smoke-marker = дим { $number }
inspect-figures = { $side }: фигурки { $count } от { $limit }
inspect-objective = Обект { $number }, точки { $value }: под контрола на { $side }
inspect-objective-free = Обект { $number }, точки { $value }: без контрол
inspect-objective-at = Обект { $number } ({ $hexes })
inspect-card = Карта { $card }: { $order }
inspect-order = Заповед: { $order }
inspect-action = Действие: { $action }
inspect-event = Събитие: { $event }
inspect-random-hex = Случаен хекс: { $hex }
inspect-chit = Жетон „Обект“ { $chit }

stat-fp = Огнева мощ
stat-range = Обсег
stat-min-range = Минимален обсег
stat-move = Движение
stat-carrier-move = Движение на носещия
stat-morale = Морал
stat-command = Командване
stat-cover = Прикритие
stat-cost = Цена за движение
stat-level = Ниво
stat-dice = Зарове
stat-value = Точки
