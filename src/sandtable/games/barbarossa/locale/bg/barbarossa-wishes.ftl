# Какво може да се избере за случаен сценарий на „Барбароса“.

barbarossa-wish-map = Карта
barbarossa-wish-size = Сили
barbarossa-wish-size-small = малки
barbarossa-wish-size-medium = средни
barbarossa-wish-size-large = големи
barbarossa-wish-attacker = Кой напада
barbarossa-wish-attacker-german = германците
barbarossa-wish-attacker-soviet = съветската страна
barbarossa-wish-attacker-nobody = никой: срещен бой
barbarossa-wish-length = Продължителност
barbarossa-wish-length-short = кратка
barbarossa-wish-length-medium = средна
barbarossa-wish-length-long = дълга
