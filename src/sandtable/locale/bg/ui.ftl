# Думите на играта в терминала.

ui-no-such-thing = Тук няма нищо с име „{ $text }“ ({ $kind }).
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
ui-hex = { $hex }: { $terrain }, ниво { $level }, цена за движение { $cost }, прикритие { $cover } (път { $road })
ui-hexside = { $side } към { $hex }
ui-term-led = лидери
ui-term-marks = ветеран/подавена
ui-term-wire = бодлива тел
ui-term-weapon = носено оръжие
ui-term-cover = прикритие
ui-weapon = огнева мощ { $fp }, обсег { $range }, движение { $move }; поправяне 1-{ $fix }, унищожаване от { $lost }
ui-welcome = { $title }: вие играете за { $side } срещу { $opponent }. Напишете h за помощ.
ui-pick-scenario = Кой сценарий?
ui-pick-side = За коя страна играете?
ui-your-choice = { $side }>
ui-many = { $verb }: някой от { $hexes }
ui-extras = Винаги възможно: { $choices }
ui-not-understood = „{ $text }“ не е сред изборите. Напишете номер, думите както са показани, ? за причина или h за помощ.
ui-ambiguous = „{ $text }“ може да означава: { $choices }
ui-why = { $reason } [{ $rule }]
ui-why-usage = Попитайте за избор, например: ? order G-3, ? step K8, ? activate g.rifle-2
ui-why-unknown-verb = Няма избор „{ $verb }“. Има: { $verbs }
ui-undone = Върнато назад.
ui-cannot-undo = Това не може да се върне: оттогава нещо е разкрито или решено.
ui-saved = Запазено в { $file }.
ui-loaded = Заредено от { $file }.
ui-file-missing = Посочете файл: { $command } ФАЙЛ
ui-los-usage = Посочете два хекса: los K8 F5
ui-inspect-usage = Посочете единица, оръжие или хекс: i g.rifle-2, i K8
ui-quit = Да запазя ли играта? Име на файл или Enter за изход без запазване:
ui-bye = Довиждане.
ui-odds = Шансове
ui-odds-line = { $unit }: издържа { $hold }%, подавяне { $suppress }%, счупване { $break }%, елиминиране { $die }%
ui-chance-hit = шанс за попадение { $hit }%
ui-over = Край на играта.
ui-won = Победихте ({ $ending }).
ui-lost = Загубихте ({ $ending }).
ui-help = Напишете номера на избора или думите му; стига и част, която подхожда само на един избор (K8).
    ?  защо нещо не е възможно: ? order G-3, ? step K8, ? activate g.rifle-2
    u  върни последното си решение, ако нищо не е разкрито
    i  разгледай единица, оръжие или хекс: i g.rifle-2, i K8
    los A B  линия на видимост между два хекса
    m  картата отново      f  всички сили     l ФАЙЛ  зареди
    d  изчистени карти     t  легенда         s ФАЙЛ  запази
    c  изборите отново     o  шансовете       q  изход
ui-no-odds = При този въпрос няма хвърляне.
ui-odds-target = { $title }, огнева мощ { $fp }
ui-odds-more = ... (o показва всички)
ui-odds-best = { $title } с { $fp }: { $chance }% да се счупи { $unit }
ui-other-game = { $file } е партия на { $title }; първо напуснете тази.
ui-combat-welcome = { $title }: вие водите отделението; другата страна не се играе от никого. Напишете h за помощ.
ui-combat-track = Ход { $turn } от { $turns }, { $step }, импулс { $impulse } | победни точки { $points }
ui-combat-teams = Инициатива: { $teams }
ui-combat-step-set-up = разполагане
ui-combat-step-cards = карти
ui-combat-step-orders = вашите заповеди
ui-combat-step-enemy-orders = заповедите на противника
ui-combat-step-action = действие
ui-combat-step-end = край на хода
ui-combat-legend = A, B, C: хора от „Ейбъл“, „Бейкър“, „Чарли“. R, Y, W, L: разпознати от Червен, Жълт, Бял, Син; малките букви са неразпознати. ~ дим, ! заредена граната. Всяка втора колона е половин хекс по-ниско.
ui-combat-no-such-thing = Тук няма войник, хекс, карта, картечница, заповед или екип „{ $text }“.
ui-combat-why-usage = Питайте за войник, хекс, карта или заповед, например: ? taylor, ? 12.10, ? order taylor sprint
ui-combat-inspect-usage = Посочете войник, хекс, карта, заповед или екип, или effects, track, victory, wind: i taylor, i 12.10, i F4, i E10, i sprint
ui-combat-los-usage = Посочете два хекса: los 12.10 20.08
ui-combat-help = Напишете номера на избор или думите му; стига част, която подхожда само на един (12.10).
    ?  защо нещо не може: ? taylor, ? 12.10, ? order taylor sprint
    u  връща последното ви решение, ако нищо не е разкрито
    i  поглед към войник, хекс, карта, заповед или екип, или effects, track, victory, wind
    los A B  видимост между два хекса
    m  пак картата         f  всички хора     l ФАЙЛ  зареждане
    d  изчистени карти     t  легендата       s ФАЙЛ  запис
    c  пак изборите        o  вероятности     q  изход
