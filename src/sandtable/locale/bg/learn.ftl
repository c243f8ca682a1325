# Уроците: думите на наставника. Термините следват речника на проекта.

learn-step = Стъпка { $step } от { $steps }
learn-coach = Урок
learn-do = Направи го
learn-on = Напред
learn-wait = Гледайте: другата страна действа.
learn-free = Сега всеки избор е верен.
learn-leave = Напусни урока
learn-hide = Скрий
learn-show = Покажи урока
learn-rules = Правила:
