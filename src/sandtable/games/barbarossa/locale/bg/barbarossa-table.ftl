# Барбароса на масата: полето с думи, чертани заповеди, предупреждения, лентата на деветте стъпки, „ами ако“, филмът.

web-game-barbarossa = За двама или срещу компютъра: тайни заповеди за всеки взвод, изпълнявани едновременно
side-german = Германците
side-soviet = Съветите

## на какво учи урокът
barbarossa-theme-orders = Тайни заповеди
barbarossa-theme-steps = Деветте стъпки
barbarossa-theme-fire = Огън и потискане
barbarossa-theme-cones = Сектори за обстрел
barbarossa-theme-close = Щурмове
barbarossa-theme-fortitude = Устойчивост

## полето с думи
barbarossa-board-left = останали { $left } от { $size }
barbarossa-board-figures = { $ap } БТ, защита { $defense }
barbarossa-board-carried = превозва се от { $unit }
barbarossa-board-order-to = { $order } до { $hex }
barbarossa-board-order-at = { $order } по { $target }
barbarossa-board-order-face = { $order }, страна { $face }, обсег { $range }
barbarossa-board-smoke = дим
barbarossa-board-fire = гори
barbarossa-board-trench = окоп
barbarossa-board-pillbox = бункер
barbarossa-board-wire = бодлива тел
barbarossa-board-barrier = противотанкови прегради
barbarossa-board-rail = разрушена линия
barbarossa-board-depot = склад с { $stock } БТ ({ $side })
barbarossa-board-held = държи се от { $side }

## следи
barbarossa-track-turn = Ход { $turn } от { $turns }
barbarossa-track-turn-short = Ход
barbarossa-track-steps = Деветте стъпки на изпълнението
barbarossa-track-hex-step = хекс { $number }
barbarossa-track-off-map = Извън картата: { $side }
barbarossa-track-prep = поле { $box }
barbarossa-track-arrives = ход { $turn }
barbarossa-replay-turn = Ход { $turn }
barbarossa-odds-note = По това, което можете да знаете; скритите части и заповедите на врага не се броят.
barbarossa-report-fire-attacks = Изстрели
barbarossa-report-fire-pieces = Обстрелвани части
barbarossa-report-fire-suppressed = Потиснати
barbarossa-report-fire-eliminated = Унищожени

## предложени заповеди
barbarossa-plan-unit = { $unit }: { $order }
barbarossa-plan-path = { $plan } до { $hex }, { $count ->
    [one] { $count } хекс
   *[other] { $count } хекса
}
barbarossa-plan-target = { $plan } по { $unit }
barbarossa-plan-hex = { $plan } по { $hex }
barbarossa-plan-face = { $plan }, страна { $direction }, обсег { $range }
barbarossa-plan-written = { $unit }: { $order }
barbarossa-plan-group = Преместване на { $count ->
    [one] { $count } част
   *[other] { $count } части
}{ $barred ->
    [0] {""}
   *[other] , { $barred } не могат
}
barbarossa-plan-chance = { $dice } зара, { $percent } %

## преди да се потвърди
barbarossa-warn-must-leave = { $unit } трябва да напусне хекса, който подпали.
barbarossa-warn-no-order = { $unit } няма заповед и ще чака.
barbarossa-warn-own-fire = { $unit } стои там, където стреля { $unit2 }.
barbarossa-warn-no-partner = { $unit } иска да се слее с { $unit2 }, но на нея това не е заповядано.
barbarossa-warn-no-transport = { $unit } иска да се качи на { $unit2 }, но на него не е заповядано да я вземе.
barbarossa-warn-no-supplies = { $unit } чака припаси от { $unit2 }, който не раздава.
barbarossa-warn-few-hands = { $unit } работи с { $have } от нужните { $need } части.
barbarossa-warn-known-cone = Пътят на { $unit } минава през сектора за обстрел на { $unit2 }.
barbarossa-warn-into-enemies = Пътят на { $unit } води в { $hex }: свършва пред него, ако { $unit2 } не го напусне. Вътре влиза само щурм.
barbarossa-warn-same-hex = { $unit } и { $unit2 } щурмуват един и същ хекс { $hex }.
barbarossa-warn-no-ap = { $unit } няма боеприпаси: само ще е по-трудна за улучване.
barbarossa-warn-last-ap = { $unit } харчи последните си боеприпаси.
barbarossa-warn-one-staff = { $unit } стреля през главите на другите: { $unit2 } не бива да е потиснат.
barbarossa-warn-target-may-be-gone = { $target } може вече да го няма, когато атакува { $unit }: { $unit2 } е преди нея.
barbarossa-warn-adjusts = { $unit } коригира огъня на { $unit2 }.

## лентата
barbarossa-strip = Заповедите за този ход
barbarossa-strip-hint = Плъзнете част дотам, където да отиде, или върху врага, по когото да стреля. { $drafts ->
    [0] {""}
    [one] { $drafts } чернова влиза в сила, щом потвърдите.
   *[other] { $drafts } чернови влизат в сила, щом потвърдите.
} { $idle ->
    [0] {""}
    [one] { $idle } част е без заповед.
   *[other] { $idle } части са без заповед.
}
barbarossa-strip-unit-hint = Плъзнете я или посочете накъде. За сектора ѝ за обстрел дръпнете някоя от стрелките.
barbarossa-strip-lasso-hint = Заградете частите, които вървят заедно.
barbarossa-strip-group = { $count ->
    [one] { $count } част
   *[other] { $count } части
}
barbarossa-strip-group-hint = Посочете къде да отиде първата; другите запазват местата си спрямо нея.
barbarossa-strip-orders = Заповеди за { $unit }
barbarossa-strip-cone = Сектор за обстрел (C)
barbarossa-strip-wait = Изчакване (Delete)
barbarossa-strip-lasso = Няколко части заедно (G)
barbarossa-strip-undo = Връщане на последната заповед
barbarossa-strip-redo = Даване отново
barbarossa-strip-warnings = { $count ->
    [0] Без предупреждения
    [one] { $count } предупреждение
   *[other] { $count } предупреждения
}
barbarossa-strip-no-warnings = Няма предупреждения.
barbarossa-strip-commit = Потвърждаване
barbarossa-strip-commit-anyway = { $drafts ->
    [0] Потвърждаване
    [one] Потвърждаване с { $drafts } чернова
   *[other] Потвърждаване с { $drafts } чернови
}
barbarossa-strip-standing = Постоянни указания за { $unit }
barbarossa-strip-changed = { $order } (сменена)
barbarossa-film-runs = Заповедите на двете страни се изпълняват.
barbarossa-film-on = Към следващите заповеди
barbarossa-radio-read = { $count ->
    [one] Радиото издава една заповед
   *[other] Радиото издава { $count } заповеди
}
barbarossa-dice = Зарове: { $faces }

## образци
barbarossa-templates = Образци
barbarossa-template-none = Още няма образец. Дайте заповеди на няколко части и ги запазете тук под някакво име.
barbarossa-template-name = Име на образеца
barbarossa-template-keep = { $count ->
    [0] Запазване на заповеди
    [one] Запазване на { $count } заповед
   *[other] Запазване на { $count } заповеди
}
barbarossa-template-forget = Изтриване на образеца { $name }
barbarossa-template-aim = Посочете целта.
barbarossa-template-at = срещу { $hex }
barbarossa-template-role = { $order } ({ $unit })
barbarossa-template-role-of = Роля на { $unit }
barbarossa-template-no-role = никаква
barbarossa-template-keeps = Остава при каквото ѝ е наредено.
barbarossa-template-drop = Не сега
barbarossa-template-give = { $count ->
    [0] Даване на заповеди
    [one] Даване на { $count } заповед
   *[other] Даване на { $count } заповеди
}

## ами ако
barbarossa-what-if = Ами ако?
barbarossa-what-if-hint = Това виждате само вие. Начертайте какво би направил врагът и опитайте. { $count ->
    [0] {""}
    [one] { $count } догадка.
   *[other] { $count } догадки.
}
barbarossa-what-if-try = Опит
barbarossa-what-if-running = Заровете се търкалят…
barbarossa-what-if-runs = { $runs ->
    [one] Изиграно веднъж
   *[other] Изиграно { $runs } пъти
} с различни зарове.
barbarossa-what-if-watch = Гледане на типичен изход
barbarossa-what-if-watched = Нищо от това не се е случило.
barbarossa-what-if-back = Обратно към плана
barbarossa-what-if-unit = остават { $left } от { $before }, потисната { $suppressed }, унищожена { $destroyed }
barbarossa-what-if-nothing = Никой не пострадва.
