# Какво казва самата маса: откази, грешки, край, писма.
table-refused-malformed = Масата не можа да прочете това.
table-refused-too-large = Съобщението е твърде дълго.
table-refused-too-fast = Твърде бързо. Изчакайте малко.
table-refused-stale = Играта междувременно продължи. Погледнете отново.
table-refused-not-asked = Не е ваш ред да решавате.
table-refused-illegal = Това не е сред възможностите.
table-refused-not-yours = Това място не е ваше.
table-refused-no-undo = Няма нищо, което можете да върнете сам.
table-refused-over = Играта свърши.
table-refused-lesson = Още не: първо направете каквото показва урокът.
table-refused-unknown = Тук няма такова нещо.
table-refused-no-offer = Няма такова предложение.
table-refused-waiting = Играта започва, когато всички места са заети.
table-refused-unfit = Тази игра е играна по други правила и не може да се отвори. Тя се пази такава, каквато е.
table-refused-partner = Това го решава съиграчът ви.
table-why-partner = Това го решава съиграчът ви: то е на неговата нация.

table-error-malformed = Масата не можа да прочете това.
table-error-unknown = Няма такава страница или игра, или не е за вас.
table-error-bad-method = Това не може да се направи там.
table-error-too-large = Това е твърде голямо.
table-error-not-json = Масата очаква JSON.
table-error-foreign = Това не дойде от страница на тази маса.
table-error-too-fast = Твърде бързо. Изчакайте малко.
table-error-too-many-rooms = Имате твърде много започнати игри. Първо завършете някои.
table-error-bad-room = Тази игра не може да се подготви: { $field } не пасва.
table-error-bad-wishes = Няма такъв случаен сценарий: тези желания не вървят заедно.
table-error-bad-file = Файлът не може да се прочете: { $field }: { $reason }
table-error-unfit-room = Тази игра не може да се отвори по днешните правила. Решение { $decision } вече не пасва: { $reason }. Играта се пази такава, каквато е.
table-error-unreadable-room = Тази игра не може да се отвори: { $reason }. Тя се пази такава, каквато е.
table-error-bad-name = Това име не може да се използва.
table-error-name-taken = Това име е заето.
table-error-has-account = Вече имате профил.
table-error-bad-login = Името или паролата е грешна.
table-error-bad-webhook = Този адрес не може да се извика оттук.
table-error-bad-mail = На този адрес не може да се изпрати писмо.
table-error-bad-code = Това не е изпратеният код.
table-error-server = Нещо на масата се обърка. Отбелязано е.

table-ended-resigned = { $side }: предаване.
table-ended-given-up = Играта беше прекратена.
table-ended-time = { $side }: времето изтече.
table-ended-draw = Двете страни се съгласиха на равенство.

table-mail-turn = Ваш ред е: { $scenario }
table-mail-confirm = Това ваш адрес ли е?
table-mail-code = Кодът е { $code }. Въведете го на масата, за да получавате писмо, когато е ваш ред. Ако не знаете за какво става дума, не правете нищо.
