# Думите на играта в терминала.

ui-no-such-thing = Тук няма нищо с име „{ $text }“.
ui-track-time = Време { $time }, внезапен край от { $death } | точки: { $leader } { $vp } | инициатива: { $initiative } | ход { $turn }
ui-track-side = { $side }: { $nation }, { $posture }, { $edge } край | загуби { $lost } от { $surrender } | оставащи заповеди { $orders } | ръка { $hand }, тесте { $draw } | радио { $radio }
ui-no-radio = няма
ui-objectives = Обекти:
ui-objective = { $number } в { $hex }: { $side } ({ $value })
ui-chits-open = Открити обекти: { $chits }
ui-chits-secret = Вашите тайни обекти: { $chits }
ui-chits-hidden = { $side }, тайни обекти: { $count }
ui-hand = Вашата ръка ({ $count })
ui-seen = Видени карти от другата ръка: { $cards }
ui-cards = изчистени карти { $count }
ui-waiting = Чакат: { $units }
ui-command-short = {" "}К{ $command }
ui-legend = ГЛАВНИ букви Оста, малки Съюзниците: S отделение, T екип, L лидер, H герой; + оръжие, - подавена, * счупена. Долен ред: f стрелкови окопи, t траншея, m мини, x бодлива тел, b бункер, p дот, ~ дим, % пожар. Цифра: обект; ¹²³ ниво.
ui-welcome = { $title }: вие играете за { $side } срещу { $opponent }. Напишете h за помощ.
ui-welcome-alone = { $title }: играете сами; другата страна се води от правилата. Напишете h за помощ.
ui-pick-game = Коя игра?
ui-pick-scenario = Кой сценарий?
ui-pick-side = За коя страна играете?
ui-your-choice = { $side }>
ui-many = { $verb }: някой от { $hexes }
ui-extras = Винаги възможно: { $choices }
ui-extras-many = { $choice } (и подобни: { $count })
ui-not-understood = „{ $text }“ не е сред изборите. Напишете номер, думите както са показани, ? за причина или h за помощ.
ui-ambiguous = „{ $text }“ може да означава: { $choices }
ui-why-possible = Това е възможно сега: { $choices }
ui-why-not-asked = Сега не се пита за това. Въпросът е: { $question }
ui-why-not-offered = Това не е сред изборите на този въпрос.
ui-why-usage = Попитайте за избор или за каквото и да е на масата, например: ? { $example }
ui-undone = Върнато назад.
ui-cannot-undo = Това не може да се върне: оттогава нещо е разкрито или решено.
ui-saved = Запазено в { $file }.
ui-loaded = Заредено от { $file }.
ui-file-missing = Посочете файл: { $command } ФАЙЛ
ui-los-usage = Посочете два хекса: los, откъде, докъде
ui-inspect-usage = Посочете нещо на масата: фигура, хекс, карта, например: i { $example }
ui-quit = Да запазя ли играта? Име на файл или Enter за изход без запазване:
ui-bye = Довиждане.
ui-odds = Шансове
ui-odds-line = { $unit }: издържа { $hold }, подавяне { $suppress }, счупване { $break }, елиминиране { $die }
ui-chance-hit = попадение { $hit }
ui-over = Край на играта.
ui-won = Победихте.
ui-lost = Загубихте.
ui-help = Напишете номера на избора или думите му; стига и част, която подхожда само на един избор.
    ?  защо нещо не е възможно: ? и избор или нещо от масата (? { $example })
    i  разгледай фигура, хекс или карта: i и името
    los A B  линия на видимост между два хекса
    u  върни последното си решение, ако нищо не е разкрито
    rest  нищо тук, нито за останалите, които биха действали сега
    skip  нищо тук, нито по-нататък в този ход, докато няма нещо ново
    hint  колко струват изборите според това, което можете да знаете
    m  цялата карта        f  всички сили     l ФАЙЛ  зареди
    d  изчистени карти     t  легенда         s ФАЙЛ  запази
    c  изборите отново     o  всички шансове  q  изход
ui-no-odds = При този въпрос няма хвърляне.
ui-cannot-pass = Тук всеки избор прави нещо: изберете един.
ui-passed-over = { $count ->
    [one] (подминат е един въпрос)
   *[other] (подминати са { $count } въпроса)
  }
ui-nothing-there = Няма какво да се покаже.
ui-map-part = Колони от { $first } до { $last } от общо { $columns }; m показва цялата карта.
ui-odds-more = ... (o показва всички)
ui-other-game = { $file } е партия на { $title }; първо напуснете тази.
ui-combat-track = Ход { $turn } от { $turns }, { $step }, импулс { $impulse } | победни точки { $points }
ui-combat-teams = Инициатива: { $teams }
ui-combat-step-set-up = разполагане
ui-combat-step-cards = карти
ui-combat-step-orders = вашите заповеди
ui-combat-step-enemy-orders = заповедите на противника
ui-combat-step-action = действие
ui-combat-step-end = край на хода
ui-combat-legend = A, B, C: хора от „Ейбъл“, „Бейкър“, „Чарли“. R, Y, W, L: разпознати от Червен, Жълт, Бял, Син; малките букви са неразпознати. ~ дим, ! заредена граната. Всяка втора колона е половин хекс по-ниско. Напишете i с effects, track, victory или wind за това, което е до картата, и с име на заповед или екип за това, което прави.
ui-combat-compass = Посоки: { $points }
ui-combat-compass-of = Посоки за { $teams }: { $points }
