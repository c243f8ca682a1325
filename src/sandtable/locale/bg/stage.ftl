# Каквото става, се показва на дъската едно след друго: думите на режисьора.

stage-controls = Какво става
stage-go-on = Нататък
stage-skip = До края
stage-space = Интервал
stage-back = Една стъпка назад
stage-pause = Пауза
stage-resume = Продължи показването
stage-left = { $count ->
    [one] Остава да се покаже едно нещо
   *[other] Остава да се покажат { $count } неща
  }
stage-sound = Звук
stage-recap = След последното ви решение
stage-recap-play = Покажи пак
stage-recap-close = Затвори

stage-pace-step = Стъпка по стъпка
stage-pace-slow = Бавно
stage-pace-normal = Нормално
stage-pace-fast = Бързо
stage-pace-once = Наведнъж

stage-roll-for = { $purpose }
stage-total = Сбор { $ours }
stage-needs = { $ours }, нужно: { $needs }
stage-against = { $ours } срещу { $theirs }
stage-outcome-holds = удържа
stage-outcome-broke = се чупи
stage-outcome-suppressed = „Подавена“
stage-outcome-eliminated = елиминира се
stage-outcome-rallied = възстановява се
stage-outcome-stays = остава счупена
stage-outcome-hit = точно
stage-outcome-missed = встрани
stage-outcome-made = успех
stage-outcome-failed = неуспех
stage-outcome-over = край
stage-outcome-won = надделява
stage-outcome-lost = губи
stage-outcome-even = наравно
stage-bar = { $hits } от { $dice }
stage-bar-open = Покажи зарчетата
stage-only-mine = Само това, което засегна моите части
stage-play-from = Гледане оттук
