# Сценарии на Combat! Том 1: всички са наши.

combat-scenario-first-patrol = Първи патрул
combat-scenario-first-patrol-place = Нормандия, юни 1944
combat-scenario-first-patrol-story = Чифликът между двете линии би трябвало да е празен. От комина му обаче се вие дим. Преведете отделението през нивите и разберете кой готви.
combat-scenario-first-patrol-task = В края на играта дръжте къщата и не оставяйте никого в плевника. Онези, които ще срещнете, не ви очакват.
combat-scenario-first-patrol-lesson = Научете хода: изиграйте карта за инициатива, дайте на всеки заповед и следете четирите импулса. Движете един екип с „Промъкване“ или „Прибежки“, докато друг го пази с „Прицелен огън“. Противниците лежат с лицето надолу, докато не ги забележите, а някои от тях не са никой.

combat-scenario-hold-the-crossroads = Дръжте кръстопътя
combat-scenario-hold-the-crossroads-place = Лотарингия, септември 1944
combat-scenario-hold-the-crossroads-story = Имате селото, картечница и един час за копане. После те идват през потока, отначало по открито и с висок дух.
combat-scenario-hold-the-crossroads-task = Задръжте църквата и не ги пускайте на площада. Никой не бива да мине на запад.
combat-scenario-hold-the-crossroads-lesson = Научете се да чакате: вашите хора са скрити, докато не стрелят или не бъдат забелязани. „Прицелен огън“, даден навреме, стреля по всеки, който се покаже. Картечницата иска двама души в хекса си, а окопът скрива онзи, който лежи ниско.

combat-scenario-behind-the-hedges = Зад живите плетове
combat-scenario-behind-the-hedges-place = Нормандия, юли 1944
combat-scenario-behind-the-hedges-story = Житото е високо и всеки плет има пролука, която някой наблюдава. Батальонът иска отделението от другата страна, а къщурката помежду им без картечницата ѝ.
combat-scenario-behind-the-hedges-task = Прочистете къщурката и обора и изведете колкото може повече хора през източния край.
combat-scenario-behind-the-hedges-lesson = Научете се да приближавате: през лятото онзи, който се промъква или се крие зад нива, не се вижда. Гранатите стигат три хекса, димът закрива пролука, а картечница, която вижда трима души или един наблизо, не пести лентите.

combat-scenario-high-ground = Високото
combat-scenario-high-ground-place = Вогези, октомври 1944
combat-scenario-high-ground-story = Който държи хижата на хълма, вижда пътя, потока и кухнята на ротата. В момента това не сме ние.
combat-scenario-high-ground-task = Превземете хижата и изчистете билото. Първата им линия е будна; втората не е, докато не започне стрелбата.

combat-scenario-bring-them-back = Върнете ги
combat-scenario-bring-them-back-place = Лотарингия, септември 1944
combat-scenario-bring-them-back-story = Малоуни и Конър влязоха в чифлика с една кофа и не излязоха. Те са в плевника, всеки с пушка зад гърба, а офицер в къщата има начертани карти върху кухненската маса.
combat-scenario-bring-them-back-task = Освободете двамата и ги изведете през западния край. Претърсете къщата за документи, ако остане време.

combat-scenario-counterattack = Контраатака
combat-scenario-counterattack-place = Хюртген, ноември 1944
combat-scenario-counterattack-story = Искат си селото и идват за него от три страни наведнъж. „Чарли“ е още на път зад вас.
combat-scenario-counterattack-task = Дръжте църквата и кметството до края и изчистете площада от всеки, който влезе.

combat-scenario-the-way-back = Обратният път
combat-scenario-the-way-back-place = Нормандия, август 1944
combat-scenario-the-way-back-story = Атаката продължи без съседите си и сега линията се е затворила зад отделението. Те знаят къде сте. В плетовете между вас и дома стои застава.
combat-scenario-the-way-back-task = Изведете хората си през западния край: точки носят само прибралите се. Убитите, пленените и извадените от строя са за ваша сметка.

combat-scenario-night-raid = Нощен набег
combat-scenario-night-raid-place = Ардени, декември 1944
combat-scenario-night-raid-story = Капитан с всичките им планове спи в землянката зад хълма. Тъмно е, на часовите им е студено и никой не вижда по-далеч от хвърлей камък, докато някой не изстреля ракета.
combat-scenario-night-raid-task = Претърсете и двете стаи на землянката, хванете капитана, ако можете, и напуснете картата от юг или запад, преди ходовете да свършат.

combat-result-superb-victory = Блестяща победа: в досиетата на хората е вписана похвала
combat-result-good-victory = Добра победа
combat-result-just-scraped = Победа на косъм
combat-result-not-good-enough = Не достига
combat-result-poor-performance = Слабо представяне
combat-result-court-martial = Военен съд

# За какво се дават победни точки. $points е със знак; $rank, $place и $edge са съобщения по-долу.
combat-vp-enemy-killed = { $points } за всеки убит { $rank }
combat-vp-enemy-captured = { $points } за всеки пленен { $rank }
combat-vp-enemy-routed-off = { $points } за всеки противник, който напусне картата в бягство през своя край
combat-vp-enemy-through = { $points } за всеки противник, който стигне до вашия край
combat-vp-enemy-in = { $points } за всеки противник на това място в края: { $place }
combat-vp-friendly-killed = { $points } за всеки ваш убит
combat-vp-friendly-captured = { $points } за всеки ваш пленен
combat-vp-friendly-incapacitated = { $points } за всеки ваш изваден от строя
combat-vp-friendly-wounded = { $points } за всеки ваш на картата, който в края има непревързана рана
combat-vp-friendly-off = { $points } за всеки ваш, който излезе през { $edge } край
combat-vp-friendly-on = { $points } за всеки ваш, който в края е още на картата
combat-vp-papers = { $points } за всеки намерен комплект документи
combat-vp-captive-freed = { $points } за всеки освободен пленник
combat-vp-captive-off = { $points } за всеки пленник, изведен през { $edge } край
combat-vp-held = { $points }, ако в края държите: { $place }
combat-vp-cleared = { $points }, ако в края тук няма противник: { $place }
combat-vp-searched = { $points } за всяко успешно претърсено място
combat-vp-limit = { $text }, общо { $most }
combat-vp-rank-any = противник
combat-vp-rank-other = друг противник
combat-vp-rank-soldat = редник
combat-vp-rank-nco = подофицер
combat-vp-rank-officer = офицер
combat-vp-rank-mg = картечар
combat-edge-north = северния
combat-edge-east = източния
combat-edge-south = южния
combat-edge-west = западния

combat-place-house = къщата
combat-place-barn = плевникът
combat-place-church = църквата
combat-place-square = площадът
combat-place-cottage = къщурката и оборът
combat-place-hut = хижата
combat-place-crest = билото
combat-place-town-hall = кметството

## преди сценарий
combat-brief-squad = Вашите хора: дух { $morale }, карти { $cards }
combat-brief-enemy = Противник на { $places } места, { $alert }, дух { $morale }
combat-brief-enemy-later = Противник на { $places } места, { $alert }, дух { $morale }; още може да дойдат на ход { $turns }
combat-brief-alert = вдигнат по тревога
combat-brief-waiting = в очакване
