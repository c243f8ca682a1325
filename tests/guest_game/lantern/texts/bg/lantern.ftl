# Фенер на български.

side-smuggler = контрабандист
side-guard = страж
web-game-lantern = За двама: контрабандист в тъмното и страж с фенер

lantern-scenario-new-moon = Новолуние
lantern-scenario-new-moon-about = Свети само фенерът на стража. Осем хода до зори.
lantern-scenario-first-light = Зазоряване
lantern-scenario-first-light-about = Контрабандистът е закъснял, а стражът стои по-близо.

lantern-ask-hide = Откъде на запад влизате в блатото?
lantern-ask-creep = Накъде се промъквате?
lantern-ask-walk = Накъде отнасяте фенера?

lantern-do-hide-hex = влезте при { $hex }
lantern-do-creep-hex = промъкнете се до { $hex }
lantern-do-wait = останете на място
lantern-do-slip = измъкнете се от блатото
lantern-do-walk-hex = идете до { $hex }

lantern-log-crept = Вие сте в { $hex }.
lantern-log-stirred = Нещо шава в тръстиката.
lantern-log-walked = Стражът отива в { $hex }.
lantern-log-waited = На място остава: { $side }.
lantern-log-heard = Стражът се ослушва ({ $number }): някой е до него!
lantern-log-quiet = Стражът се ослушва ({ $number }): до него няма никого.
lantern-log-deaf = Стражът се ослушва ({ $number }): само вятърът.
lantern-log-ended = Това е краят.

lantern-why-not-west = В блатото се влиза от запад: колона A.
lantern-why-too-far = Това поле не е до вас.
lantern-why-guarded = Там стои стражът.
lantern-why-not-offered = Сега това не може да се направи.

lantern-ending-caught = Стражът побеждава: контрабандистът е хванат.
lantern-ending-slipped = Контрабандистът побеждава: измъкна се.
lantern-ending-dawn = Стражът побеждава: съмна се.

lantern-rule-3 = В своя ход контрабандистът се промъква в съседно поле, но не в това на стража, или чака. Никой не го вижда.
