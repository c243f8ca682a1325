# Какво се е случило. Термините следват речника на проекта; изреченията са наши.

log-turn-begins = Ход { $number }: { $side }
log-order-given = { $side }: заповед „{ $order }“ ({ $card }).
log-action-played = { $side }: действие „{ $action }“ ({ $card }).
log-passed = { $number ->
    [0] { $side }: пас без изчистени карти.
    [one] { $side }: пас, изчистена една карта.
   *[other] { $side }: пас, изчистени карти: { $number }.
  }
log-discarded = { $side }: изчистена карта { $card } ({ $order } / { $action }).
log-drew = { $side }: изтеглена карта { $card } ({ $order } / { $action }).
log-drew-hidden = { $side }: изтеглена е карта.
log-activated = Активира се { $unit }.
log-activated-player = { $side }: активиран е играчът, не хората му.
log-rolled = { $side }: { $purpose }, { $dice } дава { $number } ({ $card }).
log-rerolled = { $side }: картата „Инициатива“ се предава за повторно хвърляне.
log-revealed = { $side }: разкрита карта { $card }.
log-trigger = { $side }: картата задейства { $trigger }
log-event = { $side }: събитие „{ $event }“.
log-random-hex = Случаен хекс: { $hex }.
log-weapon-broke = { $weapon }: счупено оръжие.
log-weapon-fixed = { $weapon }: оръжието е поправено.
log-weapon-lost = { $weapon }: оръжието е унищожено.
log-weapon-given = { $weapon } вече се носи от { $unit }.
log-broke = { $unit } се чупи!
log-rallied = { $unit } се възстановява.
log-suppressed = { $unit } получава маркер „Подавена“.
log-unsuppressed = { $side }: вече няма подавени единици.
log-veteran = { $unit } вече е ветеран.
log-eliminated = Елиминира се { $unit }!
log-replaced = { $unit } се заменя с { $unit2 }.
log-vp = { $number ->
    [one] { $side }: една победна точка.
   *[other] { $side }: { $number } победни точки.
  }
log-control = Обект { $number } вече е под контрола на: { $side }.
log-moved = { $unit } се движи от { $hex } до { $hex2 } (похарчени точки движение: { $number }).
log-advanced = { $unit } напредва от { $hex } до { $hex2 }.
log-retreated = { $unit } отстъпва от { $hex } до { $hex2 }.
log-placed = { $unit } влиза в { $hex }.
log-exited = { $unit } напуска картата.
log-time-space = { $unit } може да се върне във време { $number }.
log-attack = { $number2 ->
    [1] { $side }: димни снаряди по { $hex }.
   *[other] { $side }: огън по { $hex } с огнева мощ { $number }.
  }
log-attack-piece = ... { $piece }
log-attack-total = Сбор на атаката { $number } (зарове { $number2 }).
log-attack-reduced = Сборът на атаката пада на { $number }.
log-defence = { $unit } се защитава с { $number }: сбор { $number2 } срещу { $number3 }.
log-targeting = { $number3 ->
    [1] Попадение: { $number } е повече от { $number2 }.
   *[other] Пропуск: { $number } не е повече от { $number2 }.
  }
log-smoke = Дим { $number } в { $hex }.
log-smoke-gone = Димът в { $hex } се разсейва.
log-smoke-drawn = { $side }: изтеглен дим { $number }.
log-blaze = Пожар в { $hex }!
log-fortified = { $hex }: { $fort }.
log-fort-gone = { $hex }: премахнато укрепление ({ $fort }).
log-melee = Ръкопашен бой в { $hex }: Оста { $number } срещу Съюзниците { $number2 }.
log-melee-total = { $side }: сбор в ръкопашния бой { $number }.
log-time = Времето напредва до { $number }.
log-reshuffled = { $side }: тестето се разбърква отново.
log-sudden-death = Хвърляне за внезапен край: { $number } срещу време { $number2 }.
log-radio-broke = { $side }: радиото е счупено.
log-radio-fixed = { $side }: радиото е поправено.
log-radio-lost = { $side }: радиото е загубено.
log-radio-arrived = { $side }: { $radio } е на разположение.
log-spotting-round = Пристрелъчен снаряд в { $hex }.
log-drift = Пада: { $hex } (отклонение { $number }).
log-chit-open = Открит обект { $chit }.
log-chit-secret = { $side }: таен обект { $chit }.
log-chit-secret-hidden = { $side }: взет е таен обект.
log-hand-shown = { $side }: цялата ръка е показана.
log-seen-card = { $side }: в ръката е { $card } ({ $order } / { $action }).
log-surrender-moved = { $side }: капитулация вече при { $number } загуби.
log-support-roll = { $side }: { $number } по таблицата за поддръжка.
log-initiative = Карта „Инициатива“: { $side }.
log-game-over = Край на играта ({ $ending }). Победител: { $side }.
log-rally-roll = { $unit } опитва да се възстанови: хвърлено { $number }, трябва под { $number2 }.
log-rout-roll = Заплаха от бягство за { $unit }: хвърлено { $number } срещу морал { $number2 }.
log-commissar-roll = Комисарят съди { $unit }: хвърлено { $number } срещу морал { $number2 }.
log-mine-attack = Мините в { $hex } атакуват с { $number }.
log-impact = Снаряди удрят { $hex }: сила { $number }, зарове { $number2 }.
log-set-up = { $unit } се разполага в { $hex }.
log-set-up-done = { $side }: подготовката е готова.
log-scenario-change = Време { $number }: сценарият променя нещо за { $side }.
log-abandoned = { $side }: атаката се изоставя, няма огнева мощ.

# nothing came of an event, or of a sniper
log-nothing-splits = Никой не се разделя.
log-nothing-there = Там няма никого.
log-nothing-hit = Никой не пострада.
log-nothing-veteran = Никой не става ветеран.
log-nothing-points = Не носи победни точки.
log-nothing-fire = Нищо не пламва.
log-nothing-placed = Нищо не се поставя.
log-nothing-wind = Няма нито дим, нито огън.
log-nothing-judged = Няма кого да съди.
log-nothing-suppressed = Никой не е подавен.
log-nothing-comes = Никой не идва.
log-nothing-promoted = Никой не е повишен.
log-nothing-discarded = Никоя карта не се губи.
log-nothing-eliminated = Никой не е загубен.
log-nothing-taken = Никой не е пленен.
log-nothing-breaks = Нищо не се поврежда.
log-nothing-rallies = Никой не се възстановява.
log-nothing-chit = Никой жетон за обект не се обръща, нито тегли.
log-nothing-weapon = Не се намира оръжие.
log-nothing-mended = Нищо не се поправя.
log-nothing-recalled = Никой не е отзован.
log-nothing = { $what ->
    [deploy] { log-nothing-splits }
    [detachment] { log-nothing-splits }
    [sniper] { log-nothing-there }
    [air-support] { log-nothing-hit }
    [shell-shock] { log-nothing-hit }
    [petard-raquette] { log-nothing-hit }
    [trommelfeuer] { log-nothing-hit }
    [raid] { log-nothing-hit }
    [white-phosphorus] { log-nothing-hit }
    [battle-harden] { log-nothing-veteran }
    [valor] { log-nothing-veteran }
    [devil-dogs] { log-nothing-veteran }
    [battlefield-integrity] { log-nothing-points }
    [command-and-control] { log-nothing-points }
    [battlefield-attrition] { log-nothing-points }
    [blaze] { log-nothing-fire }
    [booby-trap] { log-nothing-placed }
    [rubble] { log-nothing-placed }
    [shellholes] { log-nothing-placed }
    [entrench] { log-nothing-placed }
    [dust] { log-nothing-placed }
    [sappers] { log-nothing-placed }
    [breeze] { log-nothing-wind }
    [commissar] { log-nothing-judged }
    [cower] { log-nothing-suppressed }
    [interdiction] { log-nothing-suppressed }
    [interdiction-breeze] { log-nothing-suppressed }
    [suppressing-fire] { log-nothing-suppressed }
    [fatigue] { log-nothing-suppressed }
    [hero] { log-nothing-comes }
    [infiltration] { log-nothing-comes }
    [reinforcements] { log-nothing-comes }
    [walking-wounded] { log-nothing-comes }
    [stragglers] { log-nothing-comes }
    [runner] { log-nothing-comes }
    [auftragstaktik] { log-nothing-comes }
    [field-promotion] { log-nothing-promoted }
    [fog-of-war] { log-nothing-discarded }
    [interrogation] { log-nothing-discarded }
    [captured-papers] { log-nothing-discarded }
    [intelligence] { log-nothing-discarded }
    [kia] { log-nothing-eliminated }
    [surrender] { log-nothing-eliminated }
    [deserters] { log-nothing-eliminated }
    [prisoners-of-war] { log-nothing-taken }
    [raid-prisoners] { log-nothing-taken }
    [malfunction] { log-nothing-breaks }
    [engine-down] { log-nothing-breaks }
    [telephone-wires-cut] { log-nothing-breaks }
    [medic] { log-nothing-rallies }
    [marseillaise] { log-nothing-rallies }
    [en-avant] { log-nothing-rallies }
    [mission-objective] { log-nothing-chit }
    [reconnaissance] { log-nothing-chit }
    [strategic-objective] { log-nothing-chit }
    [new-mission] { log-nothing-chit }
    [scrounge] { log-nothing-weapon }
    [machine-gun-nest] { log-nothing-weapon }
    [mobile-firepower] { log-nothing-weapon }
    [meccano] { log-nothing-mended }
    [recall-leader] { log-nothing-recalled }
   *[other] Нищо не излиза от това.
  }
log-defence-gone = { $unit } вече е извън играта: хвърлянето не важи.
