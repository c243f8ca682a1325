# Great War Commander на екрана: отблизо, числата и съставките им, шансовете и масата като текст.

inspect-in-cohesion = има сплотеност
inspect-out-of-cohesion = без сплотеност: подавя се в края на хода
inspect-engineer = сапьори
inspect-rank = чин: { $rank }
inspect-highest-leader = най-старшият лидер ({ $rank })
inspect-tank-leader = танков лидер
inspect-commands = в командния му радиус: { $units }
inspect-commanded-by = в командния радиус на { $units }
inspect-ground = разорано от снаряди; беше { $terrain }
inspect-trail-gone = пътеката е унищожена
inspect-spotting-round = { $side }: пристрелъчен снаряд
inspect-impact-marker = { $side }: бараж
inspect-observer-post = { $side }: наблюдателен пост

sight-gas = газ в { $hex } затруднява с { $number }
sight-tank = танк в { $hex } затруднява с { $number }

stat-gun-fp = Огнева мощ на оръдието
stat-gun-range = Обсег на оръдието
stat-close-fp = Още огнева мощ по съседен хекс
stat-bog = Число за затъване
term-aircraft = самолети
term-card = стратегическа карта на масата
odds-bog = { $unit } в { $hex }
chance-bogs = затъва
chance-goes-on = продължава
stake-bog = { $unit } има число за затъване { $number }; хвърлено е { $dice }

great-war-ui-legend = ГЛАВНИ букви Централните сили, малки Антантата: S взвод, T екип, L лидер, H герой, R свръзка, K танк; + оръжие, - подавена, * счупена. Долен ред: f стрелкови окопи, t траншея, m мини, x бодлива тел, b блокхаус, p дот, ~ дим, % пожар, g газ, @ пристрелъчен снаряд, ! бараж, o наблюдателен пост. Цифра: обект; ¹²³ ниво.
ui-war-side = { $side }: стратегия { $held }, за теглене { $draw }; на масата: { $reminders }; поле „Артилерия“: { $box }
ui-war-deck = { $nation }: в ръка { $hand }, за теглене { $draw }, изчистени { $discards }
ui-war-calibre = { $calibre } мм
ui-war-gun = оръдие { $stats }
ui-war-out = без сплотеност
ui-war-highest = най-старши

## какво може да се избере на случаен сценарий
great-war-wish-allies = Врагът на Германия
