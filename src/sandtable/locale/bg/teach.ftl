# Учителят: подсказки, разбор на приключила игра, задачи.

teach-analysis = Разбор
teach-start = Разбор на тази игра
teach-about = Всяко важно решение се сравнява с най-доброто, за което играчът е можел да знае. Отнема около минута и се запазва.
teach-waiting = Изчаква други разбори…
teach-working = Решенията се претеглят: { $percent } %
teach-failed = Разборът не стигна до край.
teach-none = За тази игра още няма разбор: никой не преценява позициите ѝ.
teach-curve = Шанс за победа на { $side }, от първото решение до последното
teach-curve-caption = С открити ръце. Числата са повратните моменти.
teach-even = равно
teach-side = { $side }: точност { $accuracy }, { $choices ->
    [one] претеглен един избор
   *[other] претеглени избори: { $choices }
  }, { $lost } пункта загубени от избор, късмет { $luck }
teach-head-side = Страна
teach-head-accuracy = Точност
teach-head-lost = Загубено от избор
teach-head-luck = Късмет
teach-units = Точност: 100 при най-добрия познат избор всеки път, 0 при игра не по-добра от жребий. Загубеното (доколкото е сигурно) и късметът са процентни пунктове от шанса за победа.
teach-unfinished = Играта не е изиграна докрай: последният шанс е този, при който е спряла.
teach-points = Повратни моменти
teach-points-none = Нищо не е обърнало тази игра.
teach-point = { $number }. Решение { $decision }, ход { $turn }: { $side } от { $before } на { $after } %
teach-chose = { $side } избра: { $choice }
teach-kind = { $kind ->
    [choice] Въпрос на избор
   *[luck] Въпрос на късмет
  }: избор { $skill }, късмет { $luck } пункта
teach-better = По-добро с { $loss } пункта (± { $error }): { $choice }
teach-go = Към момента
teach-choice = { $text }
teach-plan-written = заповедите, както са написани (решения: { $count })
teach-plan-quick = заповеди по прости правила
teach-why = Защо тази заповед?
teach-why-none = Дотогава нищо не е претегляно.
teach-why-of = Решение { $decision }, ход { $turn }, { $side }
teach-why-chosen = { $choice } обещаваше { $chance } % за победа, изпробвано в { $worlds } свята, раздадени според това, което страната е знаела.
teach-why-other = вместо това: { $choice }: { $chance } %
teach-why-thumb = Простите правила биха избрали същото.
teach-why-looked = Простите правила биха избрали друго.
teach-play-on = Играй оттук нататък
teach-play-on-text = Нова игра от тази позиция. Картите и заровете, които идват, са тези на изиграната игра.
teach-play-on-side = Играете за { $side }
teach-play-on-against = срещу { $opponent }

teach-hint = Съвет
teach-hint-thinking = Мисли…
teach-hint-best = { $choice }: { $chance } %
teach-hint-line = { $choice }: { $chance } %, с { $behind } по-слабо (± { $error })
teach-hint-title = Колко струват изборите според това, което можете да знаете
teach-hint-worlds = Изпробвано в { $worlds } свята, раздадени според това, което можете да знаете.
teach-hint-one = Тук няма какво да се претегля.
table-refused-no-hint = Подсказки има само в игри срещу компютъра.
teach-hint-no-mind = За тази игра още няма подсказки.

teach-puzzles = Задачи
teach-puzzles-about = Намерете най-добрия избор. После вижте колко струва всеки.
teach-puzzles-none = Тук още няма задачи.
teach-puzzle-name = { $scenario }, ход { $turn }: { $side }
teach-puzzle-task = Намерете най-добрия избор за { $side }.
teach-puzzle-right = Вярно: това е най-добрият избор.
teach-puzzle-wrong = Има по-добро: { $choice }
teach-puzzle-margin = То е с { $margin } пункта пред следващото (± { $error }, светове: { $worlds }).
teach-puzzle-yours = вашият избор
teach-puzzle-next = Следваща задача
teach-puzzle-score = намерени { $right } от { $count }
