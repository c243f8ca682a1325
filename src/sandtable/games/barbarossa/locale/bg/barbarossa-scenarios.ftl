# Сценарии и карти на „Барбароса“: всички са наши.

barbarossa-scenario-first-contact = Първа среща
barbarossa-scenario-first-contact-about = Германски патрул слиза по пътя и заварва съветски пост край махалата. Шест части, шест хода: научете се да давате по една заповед на всяка част и да избирате кога да стреляте, кога да чакате и кога да тръгнете.
barbarossa-scenario-keep-their-heads-down = Не ги оставяйте да вдигнат глава
barbarossa-scenario-keep-their-heads-down-about = Същата махала, вече с окопи и тел. Първо притиснете защитниците, пуснете дим натам, накъдето гледат, и чак тогава пратете хората. В боя се включват щабове, минохвъргачки и няколко леки танка.
barbarossa-scenario-tanks-at-noon = Танкове по пладне
barbarossa-scenario-tanks-at-noon-about = Две танкови колони се опипват около един хълм. Всяка има място, което да стигне; ако никоя не надделее, решават загубите. Внимавайте със склоновете, обединявайте огъня и дръжте Т-34 на разстояние.
barbarossa-scenario-the-wire = Телта
barbarossa-scenario-the-wire-about = Село по протежение на улицата, зад тел, мини и един бункер. Пионерите носят заряди за всичко това, стига да стигнат дотам. Част от защитниците не се виждат.
barbarossa-scenario-two-bridges = Двата моста
barbarossa-scenario-two-bridges-about = Сапьорите вече работят по мостовете. Прехвърлете хора, преди да са свършили: по пътя, по релсите, през брода или с лодки, срещу течението и два бронекатера.
barbarossa-scenario-the-halt = Спирката
barbarossa-scenario-the-halt-about = На гарата чака влак под пара, а половината товар е още на перона. Бронирани коли идват и по двата пътя. Всеки сандък на борда се брои, както и всяка удържана къща.
barbarossa-scenario-silk-over-the-marsh = Коприна над блатото
barbarossa-scenario-silk-over-the-marsh-about = През гората и блатото води един-единствен път и парашутистите трябва да го вземат, преди другите да разберат. Вятърът е силен, езерото е близо, а някъде долу има зенитни оръдия.
barbarossa-scenario-the-iron-morning = Желязното утро
barbarossa-scenario-the-iron-morning-about = Усилен батальон форсира река и напредва към железния път; зад първата линия вече идват тежки танкове. Две карти, всички родове войски и дълъг ден.

# съставен от генератора: номерът му, кой напада (german, soviet или nobody) и къде
barbarossa-scenario-random = Случаен сценарий { $number }
barbarossa-scenario-random-about = { $attacker ->
    [german] Германците нападат, съветските части се отбраняват
    [soviet] Съветските части нападат, германците се отбраняват
   *[nobody] Насрещен бой
}: { $map }.

barbarossa-map-birch-crossroads = Брезовият кръстопът
barbarossa-map-long-village = Дългото село
barbarossa-map-two-bridges = Двата моста
barbarossa-map-kite-hill = Хвърчиловият хълм
barbarossa-map-the-halt = Спирката
barbarossa-map-lake-and-marsh = Езеро и блато
