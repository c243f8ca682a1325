# Видове части, заповеди и терен в „Барбароса“.

## видове части
barbarossa-type-infantry = Пехота
barbarossa-type-artillery = Артилерия
barbarossa-type-vehicles = Автомобили
barbarossa-type-armored-vehicles = Бронирани машини
barbarossa-type-light-tanks = Леки танкове
barbarossa-type-medium-tanks = Средни танкове
barbarossa-type-heavy-tanks = Тежки танкове
barbarossa-type-aircraft = Авиация
barbarossa-type-installations = Съоръжения

## заповеди
barbarossa-order-wait = Чакане
barbarossa-order-defend = Отбрана
barbarossa-order-suppression-fire = Потискащ огън
barbarossa-order-open-fire = Откриване на огън
barbarossa-order-smoke-screen = Димна завеса
barbarossa-order-assault = Щурм
barbarossa-order-heavy-assault = Мощен щурм
barbarossa-order-ambush = Засада
barbarossa-order-deploy = Разгръщане
barbarossa-order-withdraw = Сгъване
barbarossa-order-change-kill-zone = Смяна на сектора за обстрел
barbarossa-order-join-up = Обединяване
barbarossa-order-place-land-mines = Полагане на мини
barbarossa-order-clear-mines = Разминиране
barbarossa-order-set-charges = Полагане на заряди
barbarossa-order-arson = Подпалване
barbarossa-order-towing = Теглене
barbarossa-order-remove-barbed-wire = Премахване на бодлива тел
barbarossa-order-remove-anti-tank-barriers = Премахване на противотанкови прегради
barbarossa-order-set-up-pontoon-bridge = Строеж на понтонен мост
barbarossa-order-receive-supplies = Получаване на припаси
barbarossa-order-load-supplies = Товарене на припаси
barbarossa-order-dig-in = Окопаване
barbarossa-order-clear-a-path = Прокарване на просека
barbarossa-order-reconnaissance = Разузнаване
barbarossa-order-adjusting-fire = Коригиране на огъня
barbarossa-order-repair-railway = Ремонт на железния път
barbarossa-order-careful-movement = Предпазливо придвижване
barbarossa-order-march = Марш
barbarossa-order-fire-and-movement = Огън в движение
barbarossa-order-board-transports = Качване на транспорт
barbarossa-order-debark-from-transports = Слизане от транспорт
barbarossa-order-load-platform-cars = Товарене на платформи
barbarossa-order-unload-platform-cars = Разтоварване на платформи
barbarossa-order-radio-interception = Радиопрехват
barbarossa-order-bombing-run = Бомбардировка
barbarossa-order-intercept = Прехващане
barbarossa-order-air-reconnaissance = Въздушно разузнаване
barbarossa-order-airborne-assault = Въздушен десант
barbarossa-order-airdrop-supplies = Спускане на припаси
barbarossa-order-combat-air-patrol = Въздушен патрул
barbarossa-order-escort = Ескорт

## терен
barbarossa-terrain-plain = Равнина
barbarossa-terrain-brush = Храсталак
barbarossa-terrain-swamp = Блато
barbarossa-terrain-light-woods = Рядка гора
barbarossa-terrain-forest = Гъста гора
barbarossa-terrain-forest-glade = Горска просека
barbarossa-terrain-light-glade = Просека в рядка гора
barbarossa-terrain-river = Река
barbarossa-terrain-ford = Брод
barbarossa-terrain-lake = Езеро
barbarossa-terrain-plowed-field = Разорана нива
barbarossa-terrain-rocks = Скали
barbarossa-terrain-ravine = Дере
barbarossa-terrain-village = Село
barbarossa-terrain-town = Град
barbarossa-terrain-railway-station = Гара
