# Какво се случва в „Барбароса“, ред по ред.

barbarossa-log-turn-begins = Ход { $number }.
barbarossa-log-phase-begins = { $phase }.
barbarossa-log-step-begins = Стъпка: { $step }.
barbarossa-log-hex-step = Придвижване, { $number }. хекс.
barbarossa-log-commits = { $side } потвърдиха.
barbarossa-log-order-shown = { $unit }: { $order }.
barbarossa-log-loses = { $unit } губи { $number }; остават { $number2 }.
barbarossa-log-is-destroyed = Унищожена част: { $unit }!
barbarossa-log-is-suppressed = Потисната част: { $unit }!
barbarossa-log-recovers = { $unit }: съвзема се.
barbarossa-log-tests-fortitude = { $unit }: проверка за устойчивост, { $number } при нужни { $number2 } или по-малко.
barbarossa-log-fires = { $unit } стреля по { $unit2 }: { $number ->
        [one] един зар
       *[other] { $number } зара
    } с Точност { $number2 }.
barbarossa-log-rolls = { $unit }: { $number ->
        [0] без попадения
        [one] едно попадение
       *[other] { $number } попадения
    }.
barbarossa-log-hits = { $unit } поема { $number ->
        [one] едно попадение
       *[other] { $number } попадения
    }; остава Защита { $number2 }.
barbarossa-log-moves = { $unit } отива в { $hex2 }.
barbarossa-log-stops = { $unit } е спряна в { $hex }.
barbarossa-log-is-revealed = { $unit } се разкрива в { $hex }!
barbarossa-log-hides = { $unit } се скрива.
barbarossa-log-game-over = Битката свърши.
barbarossa-log-work-destroyed = { $hex }: { $work }, унищожено съоръжение!
barbarossa-log-pillbox-destroyed = Бункерът в { $hex } е разрушен!
barbarossa-log-depot-destroyed = Складът в { $hex } е унищожен!
barbarossa-log-fires-on = { $unit } обстрелва { $hex }.
barbarossa-log-fires-at-work = { $unit } стреля по съоръжението в { $hex }: { $number ->
        [one] един зар
       *[other] { $number } зара
    } с Точност { $number2 }.
barbarossa-log-rerolls = { $unit } коригира огъня на { $unit2 }: { $number ->
        [0] нищо повече
        [one] още едно попадение
       *[other] още { $number } попадения
    }.
barbarossa-log-smoke-laid = Дим в { $hex }.
barbarossa-log-wire-destroyed = Телта в { $hex } е разкъсана.
barbarossa-log-is-captured = { $unit }: без боеприпаси, пленена в { $hex }!
barbarossa-log-counterassault = { $unit } изпреварва { $unit2 } и я посреща в нейния хекс.
barbarossa-log-order-read = Радиото издава { $unit }: { $order }.
barbarossa-log-radio-fails = { $unit } не чува нищо от { $unit2 } ({ $number }).
barbarossa-log-may-change = { $side } могат да сменят { $number ->
        [one] една заповед
       *[other] { $number } заповеди
    }.
barbarossa-log-minefield-found = Минно поле в { $hex }: { $mine }.
barbarossa-log-mines-explode = Мини избухват под { $unit } в { $hex }: { $number ->
        [0] без попадения
        [one] едно попадение
       *[other] { $number } попадения
    }.
barbarossa-log-contests = { $unit } иска същия хекс: хвърля { $number }, общо { $number2 }.
barbarossa-log-holds-fire = { $unit } не стреля.
barbarossa-log-deploys = { $unit } се разгръща в { $hex }.
barbarossa-log-withdraws = { $unit } се сгъва в { $hex }.
barbarossa-log-turns = { $unit } се обръща: { $direction }.
barbarossa-log-joins = { $unit } се влива в { $unit2 }.
barbarossa-log-mines-laid = { $unit } полага в { $hex }: { $mine }.
barbarossa-log-mines-cleared = Мините в { $hex } са обезвредени.
barbarossa-log-track-destroyed = Железният път в { $hex } е взривен.
barbarossa-log-track-repaired = Железният път в { $hex } отново е здрав.
barbarossa-log-fire-starts = { $hex } пламва!
barbarossa-log-fire-burns = { $hex } гори, ход { $number }; { $number2 } маркера.
barbarossa-log-fire-goes-out = Пожарът в { $hex } угасва.
barbarossa-log-smoke-spreads = Дим се стеле към { $hex }.
barbarossa-log-smoke-gone = Димът в { $hex } се разнесе.
barbarossa-log-wind-blows = Вятърът духа към { $direction }.
barbarossa-log-boards = { $unit } се качва на { $unit2 }.
barbarossa-log-debarks = { $unit } слиза в { $hex }.
barbarossa-log-tows = { $unit } взема на теглич { $unit2 }.
barbarossa-log-wire-removed = { $unit } срязва телта на { $hex }, { $direction }.
barbarossa-log-barrier-removed = Преградата на { $hex } е премахната, { $direction }.
barbarossa-log-bridge-built = { $hex }: { $work }, готово за преминаване.
barbarossa-log-trench-dug = Окоп в { $hex }, { $direction }.
barbarossa-log-path-cleared = През { $hex } е прокарана просека.
barbarossa-log-receives = { $unit } получава { $number } т. боеприпаси.
barbarossa-log-loads = { $unit } товари { $number } т. боеприпаси.
barbarossa-log-stores = { $unit } прибира { $number } т. боеприпаси в { $hex }.
barbarossa-log-marks-box = { $unit } продължава: { $order }, клетка { $number }.
barbarossa-log-cars-lost = { $unit } губи { $number }: { $cars }.
barbarossa-log-ammunition-lost = { $unit } губи { $number } т. боеприпаси от товара.
barbarossa-log-arrives = { $unit } пристига в { $hex }.
barbarossa-log-launches = { $unit } излита: { $order }, през { $hex }.
barbarossa-log-turns-back = { $unit } се отказва от мисията.
barbarossa-log-flies-home = { $unit } се прибира.
barbarossa-log-is-prepared = { $unit } на летището: клетка { $number }.
barbarossa-log-combines = { $unit } се влива в { $unit2 } на летището.
barbarossa-log-air-combat = Въздушен бой над { $hex }, кръг { $number }.
barbarossa-log-duels = { $unit } се бие с { $unit2 } над { $hex }.
barbarossa-log-stays-out = { $unit } остава извън боя.
barbarossa-log-low-on-fuel = { $unit }: горивото е на привършване.
barbarossa-log-mission-lost = { $unit } не може да изпълни мисията си над { $hex }.
barbarossa-log-searches = { $unit } търси: { $number } при нужни { $number2 } или по-малко.
barbarossa-log-drifts = { $unit }: вятърът отнася парашутите на { $number ->
        [one] един хекс
       *[other] { $number } хекса
    }.
barbarossa-log-parachutes = { $unit } се приземява в { $hex }.
barbarossa-log-lands-hard = { $unit }: проверка при приземяване, { $number }.
barbarossa-log-must-withdraw = { $unit }: бомбардирана, трябва да се сгъне.
barbarossa-log-supplies-land = { $number } т. боеприпаси се спускат в { $hex }.
barbarossa-log-supplies-lost = Припасите на { $unit } са загубени.
barbarossa-log-leaves-the-board = { $unit } напуска картата през { $hex }.
