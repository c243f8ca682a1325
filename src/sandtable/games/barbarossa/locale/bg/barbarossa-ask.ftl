# Въпроси, избори и причини в „Барбароса“.

barbarossa-ask-unit = { $unit }: { $ask }
barbarossa-ask-plan = Дайте на всяка част заповед за този ход, после потвърдете.
barbarossa-ask-plan-order = коя заповед?
barbarossa-ask-change-orders = Радиото издаде заповеди. { $left ->
    [0] Сменили сте колкото може от своите.
    [one] Може да смените една своя заповед.
   *[other] Може да смените { $left } свои заповеди.
}
barbarossa-ask-plan-target = { $order }: срещу кого?
barbarossa-ask-plan-hex = { $order }: кой хекс?
barbarossa-ask-plan-facing = { $order }: накъде гледа?
barbarossa-ask-plan-range = { $order }: докъде?
barbarossa-ask-plan-path = { $order }: накъде после?
barbarossa-ask-plan-fire-from = { $order }: от кой хекс стреля?
barbarossa-ask-plan-structure = { $order }: какво се взривява?
barbarossa-ask-plan-supplies = { $order }: какво става с боеприпасите?
barbarossa-ask-plan-duration = { $order }: за колко хода?
barbarossa-ask-plan-part = { $order }: какво още?
barbarossa-ask-set-up = Разположете частите си, после потвърдете.
barbarossa-ask-set-up-hex = къде застава?
barbarossa-ask-set-up-facing = накъде гледа?
barbarossa-ask-set-up-hidden = започва ли скрита?
barbarossa-ask-works-hex = { $works }: къде?
barbarossa-ask-works-facing = { $works }: по коя страна на хекса?
barbarossa-ask-works-kind = Какво се полага там?
barbarossa-ask-reaction = Врагове се движат пред оръжията ви: кой стреля и по кого?
barbarossa-ask-reroll = Пропуските могат да се хвърлят отново. Ще го направите ли?
barbarossa-ask-spill-over = Огънят се прехвърля: по коя част продължава?
barbarossa-ask-cargo-losses = Кой понася загубата на борда?
barbarossa-ask-close-combat-target = Кого напада в близкия бой?
barbarossa-ask-arrival = Подкрепления: откъде влизат?
barbarossa-ask-path-exits = Накъде излиза просеката?
barbarossa-ask-amount = Колко боеприпаси се предават?
barbarossa-ask-amount-stored = Колко боеприпаси отиват в склада?
barbarossa-ask-amount-loaded = Колко боеприпаси се товарят?
barbarossa-ask-plan-pillbox = { $order }: в бункера ли?
barbarossa-ask-plan-hand-out = { $order }: раздава ли боеприпаси?
barbarossa-ask-who-stays = Коя от двете части остава?
barbarossa-ask-mine-kind = Какво се полага тук?
barbarossa-ask-launch = От кой край на картата влита?
barbarossa-ask-counterfire = Бомбардират я: отвръща ли?
barbarossa-ask-stay-out = Ескортираната част остава ли извън боя?
barbarossa-ask-duel = С кого се бие?
barbarossa-ask-second-smoke = Къде още се стели димът?
barbarossa-ask-buy = Изразходвайте точките си за сила, после потвърдете.

## избори
barbarossa-do-give-unit = заповед за { $unit }
barbarossa-do-set-up-unit = поставете { $unit }
barbarossa-do-commit = потвърждавам
barbarossa-do-order-order = { $order }
barbarossa-do-target-unit = срещу { $unit }
barbarossa-do-at-hex = { $hex }
barbarossa-do-face-direction = с лице към { $direction }
barbarossa-do-range-number = до { $number ->
        [one] един хекс
       *[other] { $number } хекса
    }
barbarossa-do-step-hex = към { $hex }
barbarossa-do-stop = спри тук
barbarossa-do-fire-from-hex = стреляй от { $hex }
barbarossa-do-instruct-unit-instruction-number = { $unit }, { $instruction }: { $number }
barbarossa-do-amount-unit-number = { $unit }: { $number } т. боеприпаси
barbarossa-do-kind-mine = { $mine }
barbarossa-do-shoot-unit-unit = { $unit } стреля по { $unit2 }
barbarossa-do-hold-unit = { $unit } не стреля
barbarossa-do-reroll-unit = хвърлете отново, чрез { $unit }
barbarossa-do-keep = така да остане
barbarossa-do-yes = да
barbarossa-do-no = не
barbarossa-do-place-unit-hex = { $unit } в { $hex }
barbarossa-do-take-up-unit = вземете обратно { $unit }
barbarossa-do-buy-card = купете { $card }
barbarossa-do-load-unit-card = { $unit } взема: { $card }
barbarossa-do-sell-unit = върнете { $unit }
barbarossa-do-lose-unit = { $unit }
barbarossa-do-done = готово
barbarossa-do-cancel = все пак не това
barbarossa-do-structure-structure = { $structure }
barbarossa-do-hand-out = раздай боеприпаси
barbarossa-do-store-hex = прибери ги в склада в { $hex }
barbarossa-do-build-works = поставете: { $works }
barbarossa-do-raze-number = вземете обратно поставеното (номер { $number })
barbarossa-do-duration-number = за { $number ->
        [one] един ход
       *[other] { $number } хода
    }
barbarossa-do-stay-out-unit = { $unit } остава настрана
barbarossa-do-join-in-unit = { $unit } се включва
barbarossa-do-combine-unit-unit = { $unit } се влива в { $unit2 }

## защо не
barbarossa-why-not-asked = Сега не ви питат нищо.
barbarossa-why-not-offered = Не за това ви питат сега.
barbarossa-why-possible = Това е възможно.
barbarossa-why-fine = Това е възможно.
barbarossa-why-not-on-card = Картата ѝ няма тази заповед.
barbarossa-why-not-orderable = Сега не може да получава заповеди.
barbarossa-why-is-flagged = Потисната е и пропуска този ход.
barbarossa-why-is-carried = На борда е.
barbarossa-why-is-equipping = Парашутистите още се приготвят.
barbarossa-why-not-standby = Самолетите не са в готовност.
barbarossa-why-in-smoke-now = Мина през дим и изгуби връзка.
barbarossa-why-is-engaged = В близък бой е: може само да се бие или да отстъпи.
barbarossa-why-no-ap = Няма достатъчно боеприпаси.
barbarossa-why-not-deployed = Не е разгърната.
barbarossa-why-not-withdrawn = Не е сгъната: първо трябва да се сгъне.
barbarossa-why-no-target = Няма кого да нападне.
barbarossa-why-wrong-terrain = Теренът тук не го позволява.
barbarossa-why-must-leave = Подпалила е хекса си и трябва да го напусне.
barbarossa-why-no-way = Няма накъде да тръгне.
barbarossa-why-not-in-chart = Такава цел я няма в таблицата ѝ за Огнева мощ.
barbarossa-why-no-ranged-fire = От и в гъста гора не се стреля от разстояние.
barbarossa-why-out-of-range = Извън обсега е.
barbarossa-why-out-of-kill-zone = Извън сектора ѝ за обстрел е.
barbarossa-why-no-line = Няма линия на видимост.
barbarossa-why-no-smoke = Няма повече димни снаряди.
barbarossa-why-pillbox-full = Бункерът е пълен.
barbarossa-why-too-far-to-see = Твърде далеч е, за да се види.
barbarossa-why-terrain-blocks = Терен по пътя закрива гледката.
barbarossa-why-both-sides-block = Линията минава между два хекса и двата я закриват.
barbarossa-why-hill-blocks = Помежду има хълм.
barbarossa-why-in-shadow = В мъртвото пространство зад височина е.
barbarossa-why-smoke-blocks = Дим закрива гледката.
barbarossa-why-in-ravine = От дере се виждат само съседните хексове.
barbarossa-why-not-by-exit = Линията не излиза през изход на просеката.
barbarossa-why-inside-forest = Линията започва или свършва вътре в гората.
barbarossa-why-not-seen = Никой не знае, че е там.
barbarossa-why-no-indirect-fire-here = От просека няма непряк огън.
barbarossa-why-not-adjacent = Този хекс не е до нея.
barbarossa-why-off-the-board = Това е краят на картата: там са само самолети.
barbarossa-why-closed-terrain = Не може да влезе в този терен.
barbarossa-why-closed-water = Не може да мине през вода.
barbarossa-why-closed-swamp = Не може да мине през блато.
barbarossa-why-no-exit = От тази страна няма изход.
barbarossa-why-off-the-bridge = От мост се слиза само в двата му края.
barbarossa-why-bridge-is-gone = Мостът е разрушен.
barbarossa-why-wire-in-the-way = Пътя препречва бодлива тел.
barbarossa-why-barrier-in-the-way = Пътя препречва противотанкова преграда.
barbarossa-why-abrupt-slope = Склонът е стръмен: само за пехота.
barbarossa-why-steep-slope = Склонът е твърде стръмен: само за планинари.
barbarossa-why-smoke-in-the-way = На пътя има димна завеса.
barbarossa-why-fire-smoke-in-the-way = На пътя има дим от пожар.
barbarossa-why-is-burning = Гори.
barbarossa-why-off-the-water = Лодките остават във водата.
barbarossa-why-off-the-rails = Влаковете остават на релсите.
barbarossa-why-train-turns-back = Влакът не обръща по пътя.
barbarossa-why-not-for-march = Маршът води само през равнина, пътища и населени места.
barbarossa-why-too-long = Пътят е твърде дълъг.
barbarossa-why-in-fire-smoke = Стои в дим от пожар.
barbarossa-why-has-no-engine = Влакът е останал без локомотив.
barbarossa-why-only-careful = Кацнала е във вода или блато: сега само Предпазливо придвижване.
barbarossa-why-in-trench = В окоп не може да се обръща.
barbarossa-why-is-deployed = Вече е разгърната.
barbarossa-why-is-withdrawn = Вече е сгъната.
barbarossa-why-no-partner = Тук няма част, с която да се обедини.
barbarossa-why-no-structure = Тук няма какво да се взриви.
barbarossa-why-no-explosives = Няма повече взрив.
barbarossa-why-no-minefield = Не знае тук да има мини.
barbarossa-why-already-mined = Тук вече има минно поле.
barbarossa-why-no-settlement = Тук няма населено място.
barbarossa-why-no-wire = Тук няма бодлива тел.
barbarossa-why-no-barrier = Тук няма преграда.
barbarossa-why-no-river = До нея няма река.
barbarossa-why-too-few-hands = Твърде малко части работят по това.
barbarossa-why-nothing-missing = Нищо не ѝ липсва.
barbarossa-why-no-supplies = Тук няма припаси.
barbarossa-why-no-depot = Тук няма свой склад.
barbarossa-why-no-room = Няма място за нея.
barbarossa-why-no-trench-here = Тук не може да се копае окоп.
barbarossa-why-no-forest = Тук няма гора.
barbarossa-why-track-is-whole = Железният път е здрав.
barbarossa-why-no-transport = Тук няма транспорт.
barbarossa-why-not-aboard = Не е на борда.
barbarossa-why-on-railway-bridge = Не върху железопътен мост.
barbarossa-why-nothing-to-tow = Тук няма какво да се тегли.
barbarossa-why-not-engineers = Не са инженери.
barbarossa-why-nothing-to-load = Тук няма какво да се товари.
barbarossa-why-only-guns-of-a-train = От качените на влак стреля само зенитната част.
barbarossa-why-not-in-area = Извън района ѝ е.
barbarossa-why-no-staff = Няма щаб, способен да командва.
barbarossa-why-not-observed = Никой от вашите не вижда този хекс.
barbarossa-why-no-paratroopers = Няма парашутисти за превоз.
barbarossa-why-not-at-airfield = Не е на летището.
barbarossa-why-not-yours = Не е ваша.
barbarossa-why-no-more-changes = Не може да сменяте повече заповеди.
barbarossa-why-did-not-move = Не се е движила в тази стъпка.
barbarossa-why-not-on-watch = Не е нащрек.
barbarossa-why-has-answered = На това вече е отговорено.
barbarossa-why-of-another-type = От друг вид е.
barbarossa-why-attacked-already = Вече е обстреляна.
barbarossa-why-in-another-hex = В друг хекс е.
barbarossa-why-cannot-adjust = Не може да коригира този огън.
barbarossa-why-not-carried = Не се превозва там.
barbarossa-why-not-an-edge-hex = Това не е хекс от края.
barbarossa-why-fighters-first = Първо се посрещат изтребителите.
barbarossa-why-others-first = Първо са тези без противник.
barbarossa-why-not-in-this-combat = Не участва в този бой.
barbarossa-why-not-bombing-it = Не бомбардира тази част.
barbarossa-why-not-in-this-close-combat = Не е в този близък бой.
barbarossa-why-assaulters-first = Първо са щурмуващите.
barbarossa-why-no-mines-left = Няма повече мини.
barbarossa-why-not-beside = Този хекс не е до първия.
barbarossa-why-nothing-beyond = От тази страна няма какво да се достигне.
barbarossa-why-is-an-exit = Там вече има изход.
barbarossa-why-more-than-there-is = Няма толкова.
barbarossa-why-does-not-arrive-now = Не пристига сега.
barbarossa-why-enemies-at-the-entry = Врагове държат входа.
barbarossa-why-does-not-join = Не ѝ е наредено да се обединява.
barbarossa-why-would-be-too-large = Заедно биха били твърде големи.
barbarossa-why-none-left-to-build = Няма повече за поставяне.
barbarossa-why-not-built-here = Не се поставя в този хекс.
barbarossa-why-stands-already = Там вече има.
barbarossa-why-cannot-stand-there = Не може да стои там.
barbarossa-why-works-first = Първо трябва да се постави съоръжението ѝ.
barbarossa-why-keeps-its-facing = Посоката ѝ не се сменя.
barbarossa-why-faces-there-already = Вече гледа натам.
barbarossa-why-range-at-least-one = Далечината е поне един хекс.
barbarossa-why-aims-at-hexes = Стреля по хексове, не по части.
barbarossa-why-no-installation = Няма съоръжение, по което да се стреля.
barbarossa-why-not-artillery = Коригира се само огън на артилерия.
barbarossa-why-no-charge-leads-there = Никой щурм не стига дотам навреме.
barbarossa-why-armour-in-the-open = Тук пехотата не напада броня: нужно ѝ е прикритие.
barbarossa-why-takes-too-long = Би отнело твърде дълго.
barbarossa-why-not-in-its-path = Този хекс не е на пътя ѝ.
barbarossa-why-not-in-the-air = Не е във въздуха.
barbarossa-why-not-one-road = Това не е един и същ път.
barbarossa-why-no-train-here = Тук няма влак.
barbarossa-why-enemies-there = Там има врагове.
barbarossa-why-must-arrive = Трябва да пристигне сега.
barbarossa-why-not-escorted = Няма ескорт.
barbarossa-why-not-its-ammunition = На картата ѝ няма такива боеприпаси.
barbarossa-why-not-for-sale = Тази страна не може да го купи.
barbarossa-why-too-expensive = Не остават достатъчно точки за сили.

## край
barbarossa-ending-points = { $winner ->
        [german] Германците печелят по точки, { $german } на { $soviet }.
        [soviet] Съветите печелят по точки, { $soviet } на { $german }.
       *[nobody] Равен бой, { $german } на { $soviet }.
    }
barbarossa-ending-goals = { $winner ->
        [german] Германците постигнаха целта си и печелят.
        [soviet] Съветите постигнаха целта си и печелят.
       *[nobody] Никоя страна не постигна достатъчно: равен бой.
    }

## списък
barbarossa-roster-facing = { $unit } гледа
barbarossa-roster-ammunition = { $unit } взема
barbarossa-roster-hidden = { $unit } започва скрита
barbarossa-roster-side = { $works }: страна на хекса
barbarossa-roster-kind = { $works }: вид
barbarossa-roster-way-facing = гледа { $number ->
        [1] ↑
        [2] ↗
        [3] ↘
        [4] ↓
        [5] ↙
       *[6] ↖
    }
barbarossa-roster-way-side = страна { $number ->
        [1] ↑
        [2] ↗
        [3] ↘
        [4] ↓
        [5] ↙
       *[6] ↖
    }
barbarossa-roster-way-hidden = започва скрита
