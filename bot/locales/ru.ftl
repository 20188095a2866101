### Refusals: one for each code of contract/errors.ts

error-invalid-input = Проверьте, что введено
error-unauthorized = Войдите, чтобы продолжить
error-forbidden = У вас нет доступа
error-banned = Ваш профиль заблокирован. Напишите в поддержку
error-not-found = Не найдено
error-conflict = Уже изменилось. Обновите и попробуйте ещё раз
error-removed = Модератор снял это объявление, изменить его уже нельзя
error-key-reused = Этот Idempotency-Key уже использован для другого запроса. Возьмите новый
error-unwanted-contact = Продавец не принимает такую связь. Выберите другой способ
error-not-active = Объявление уже не активно
error-own-listing = Это ваше объявление
error-blocked = Общение с этим человеком закрыто
error-not-enough-coins = Монет не хватает
error-already-promoted = Эта услуга у объявления уже есть. Выберите другую или подождите, пока она закончится
error-price-changed = Цена изменилась. Проверьте заказ и оплатите ещё раз
error-balance-changed = Ваш баланс изменился. Проверьте заказ и оформите ещё раз
error-payment-closed = Этот платёж уже закрыт. Начните новый
error-method-unavailable = Этот способ сейчас недоступен. Выберите другой
error-group-full = В этой группе уже нет мест
error-group-ended = Время этой группы вышло
error-already-in-group = Вы уже в группе этого товара
error-code-unknown = Для этого номера код не запрашивали. Запросите его
error-code-wrong = Неверный код
error-code-expired = Код устарел. Запросите новый
error-phone-unproven = Сначала подтвердите номер телефона
error-too-large = Слишком большой размер
error-unsupported-media = Такой формат не поддерживается
error-too-many-requests = Слишком часто. Попробуйте чуть позже
error-daily-limit = На сегодня достаточно. Попробуйте завтра
error-internal = Что-то сломалось у нас. Попробуйте ещё раз

### How the bot presents itself

bot-name = Bozor
bot-about = Рынок прямо в Telegram: объявления по Узбекистану и совместные покупки в Индии.
bot-description =
    Bozor — рынок прямо в Telegram.

    🛍 Объявления: покупайте и продавайте что угодно рядом с вами, по всему Узбекистану.
    🤝 Вместе дешевле: впятером — по групповой цене, с бесплатной доставкой по Индии.

    Нажмите «Запустить», чтобы войти.
command-start = Открыть Bozor
command-balance = Сколько у меня монет
command-coins = Купить монеты
command-language = Язык
command-help = Что умеет бот
command-support = Поддержка
command-terms = Условия
command-paysupport = Вопросы об оплате
command-refund = Вернуть оплату
menu-market = Маркет
menu-shop = Магазин

### Buttons

button-market = 🛍 Объявления
button-shop = 🤝 Вместе дешевле
button-reports = 📊 Отчёты
button-listing = Открыть объявление
button-similar = Похожие объявления
button-category = Открыть раздел
button-promote = 🚀 Продвинуть объявление
button-payment = Проверить оплату
button-product = Открыть товар
button-invite = Открыть приглашение
button-group = Открыть группу
button-referral = Открыть магазин
button-support = Написать в поддержку
button-terms = Читать условия
button-phone = 📱 Поделиться номером
button-cancel = Отмена

### Start and its links

start-greeting =
    Здравствуйте, <b>{ $name }</b>! 👋

    Это <b>Bozor</b> — рынок прямо в Telegram.

    🛍 <b>Объявления</b> — покупайте и продавайте что угодно рядом с вами, по всему Узбекистану.
    🤝 <b>Вместе дешевле</b> — соберитесь впятером и купите по групповой цене, с бесплатной доставкой по Индии.

    С чего начнём?
start-unknown =
    Эта ссылка нам незнакома: возможно, она устарела или скопирована не целиком.

    Зато всё остальное — здесь 👇
start-promote =
    🚀 <b>Пусть ваше объявление заметят</b>

    Больше просмотров, место на главной или фото вдвое крупнее — выберите, что подойдёт.
start-category = Вот раздел, который вы искали 👇
start-payment = Проверим, прошла ли оплата 👇
start-referral =
    🎁 <b>Вас пригласил друг</b>

    Загляните в магазин: вместе там дешевле.
start-referral-own =
    🎁 <b>Это ваша собственная ссылка</b>

    Отправьте её друзьям: магазин откроется у них с приглашением от вас.

### Links into the shop

price-together = 👥 <b>{ $together }</b> вместе · <s>{ $alone }</s>{ $percent ->
        [0] {""}
       *[other] {" "}· −{ $percent }%
    }
seats-left =
    { $places ->
        [one] осталось { $places } место
        [few] осталось { $places } места
       *[other] осталось { $places } мест
    }
time-left =
    { $hours ->
        [0] { $minutes ->
            [0] меньше минуты
           *[other] { $minutes }{"\u00A0"}мин
        }
       *[other] { $hours }{"\u00A0"}ч{"\u00A0"}{ $minutes }{"\u00A0"}мин
    }
product-card =
    <b>{ $title }</b>

    { price-together }
    🚚 Доставка бесплатно, оплата при получении{ $places ->
        [0] {""}
       *[other]
            {""}

            Группа уже собирается:
            ⏳ { time-left } · <b>{ seats-left }</b>
    }
product-gone =
    Этот товар больше не продаётся, или ссылка скопирована не целиком.

    Посмотрите, что покупают вместе сейчас 👇
invite-card =
    🤝 { $isNamed ->
        [1] <b>{ $name } зовёт вас купить вместе</b>
       *[0] <b>Вас зовут купить вместе</b>
    }

    { $title }
    { price-together }

    ⏳ { time-left } · <b>{ seats-left }</b>

    Каждый заказывает себе и платит при получении. Если группа не соберётся, никто ничего не платит.
invite-unknown =
    Такой группы нет: возможно, ссылка скопирована не целиком. Попросите друга прислать её ещё раз.

    А вот что покупают вместе сейчас 👇
group-own-card =
    👥 <b>Ваша группа: { seats-left }</b>

    { $title }
    Вы платите { $total } при получении.

    ⏳ Ещё { time-left }. Поделитесь ссылкой: с друзьями группа соберётся.
group-full-card =
    🙌 <b>В этой группе уже нет мест</b>

    { $title }
    { price-together }

    Соберите свою: кто начинает группу, платит на 5% меньше.
group-over-card =
    ⌛️ <b>Время этой группы вышло</b>

    { $title }
    { price-together }

    Начните новую: кто начинает группу, платит на 5% меньше.
shop-category =
    <b>{ $name }</b>
    { $count ->
        [0] Здесь скоро появятся товары.
        [one] { $count } товар, вместе от { $from }.
        [few] { $count } товара, вместе от { $from }.
       *[other] { $count } товаров, вместе от { $from }.
    }
button-start-group = Начать свою группу

### A listing's card

listing-card =
    <b>{ $name }</b>
    { $price }
    📍 { $place }
listing-over =
    <b>{ $name }</b>

    Объявление уже не активно. Посмотрите похожие — вдруг найдётся лучше.
listing-gone =
    Такого объявления нет: возможно, его сняли.

    Посмотрите, что продают сейчас 👇
price-sum = { $amount } сум
price-uye = { $amount } у.е.
price-negotiable = Договорная

### Writing to each other about a listing

chat-card =
    <b>{ $name }</b>
    { $price }
    📍 { $place }

    💬 Вы пишете: <b>{ $person }</b>
    Отправляйте текст и фото прямо сюда — передадим и принесём ответ. Ваши номер и имя пользователя останутся скрыты.
chat-head = <b>{ $name }</b> · { $listing }
chat-says =
    <b>{ $name }</b> · { $listing }

    { $text }
chat-words = { $text }
chat-sent = ✓ Передали: <b>{ $name }</b> · { $listing }. Ответ придёт сюда.
chat-sent-already = Это сообщение уже передано
chat-entered = Пишите: сообщение получит { $name } · { $listing }
chat-left = Разговор закончен: <b>{ $name }</b> · { $listing }. Больше ничего туда не передаём.
chat-left-already = Этот разговор уже закончен
chat-whom = Кому это? Выберите, и мы передадим.
chat-only-text = Через бота передаём только текст и фото. Это сообщение никуда не ушло.
chat-undelivered = Не доставлено: <b>{ $name }</b> · { $listing }. Похоже, бот там отключён.
chat-refused = Не доставлено: <b>{ $name }</b> · { $listing }. Telegram не принял это сообщение: пришлите его ещё раз или иначе.
chat-own = Это ваше объявление. Когда по нему напишут, сообщение придёт сюда.
chat-blocked = Общение с этим человеком закрыто.
chat-away = Этому человеку сейчас не написать: бот у него отключён.
chat-calls-only = По этому объявлению отвечают только по телефону. Номер — в объявлении.
chat-limit = На сегодня новых разговоров достаточно. Начатые можно продолжать, новые — завтра.
chat-block-ask =
    🚫 <b>Заблокировать: { $name }?</b>

    Вы не сможете писать друг другу и звонить из объявлений. Что случилось?
chat-block-rude = Грубит
chat-block-fraud = Обманывает
chat-block-spam = Присылает спам
chat-block-other = Другое
chat-block-done = 🚫 Больше вы друг другу не напишете: <b>{ $name }</b>.
chat-report-ask = ⚠️ Что не так с объявлением «{ $listing }»?
chat-report-prohibited = Запрещённый товар
chat-report-fraud = Мошенничество
chat-report-sold = Уже продано
chat-report-category = Не та категория
chat-report-offensive = Оскорбительное
chat-report-spam = Спам
chat-report-other = Другое
chat-report-done = Спасибо, модератор посмотрит.
chat-cancelled = Хорошо, всё остаётся как было.
button-chat-reply = ↩️ Ответить
button-chat-block = Заблокировать
button-chat-report = Пожаловаться
button-chat-end = Закончить
button-chat-continue = 💬 Продолжить
button-chat-whom = { $name } · { $listing }

### What became of a notice's button

listing-renewed = ✅ Продлено: видно покупателям до { $day }
listing-reopened = ✅ Снова в продаже
listing-resubmitted = ✅ Отправлено на проверку

### Sharing the phone

phone-ask = Чтобы подтвердить номер, нажмите кнопку внизу: Telegram передаст нам ваш контакт. Писать и звонить по нему без вашего ведома мы не станем.
phone-not-yours = Это чужой контакт. Поделитесь, пожалуйста, своим — кнопкой внизу.
phone-press-button = Нажмите «📱 Поделиться номером» внизу — или «Отмена», если передумали.
phone-code-comes = ✅ Спасибо, номер подтверждён. Сейчас придёт код.
phone-other-number = ✅ Номер подтверждён. Но код запрашивали для другого номера, поэтому сюда он не придёт. Введите в магазине этот номер — или откройте ссылку в аккаунте Telegram с тем номером.
phone-link-old = ✅ Номер подтверждён. Эта ссылка устарела или скопирована не целиком: запросите в магазине новый код и откройте его ссылку.
phone-cancelled = Хорошо, номер не понадобится.

### One-time codes

code-message =
    🔐 <b>Код для входа:</b> <code>{ $code }</code>

    Нажмите на него, чтобы скопировать. Он действует 5 минут.

    <b>Никому его не говорите</b>, кем бы ни представлялись: мы его не спрашиваем. Если вы не входите, просто не обращайте внимания.
button-copy-code = 📋 Скопировать код

### Language

language-choose = На каком языке говорим?
language-chosen = Готово, говорим по-русски.

### Help and the small print

help-text =
    <b>Что я умею</b>

    🛍 <b>Объявления</b> — лента рядом с вами, поиск, избранное; подать своё можно за минуту.
    🤝 <b>Вместе дешевле</b> — соберите группу из пяти человек или присоединитесь к готовой.

    /language — сменить язык
    /support — написать людям
fallback-text = Я бот и переписываться пока не умею. Всё главное — за этими кнопками 👇
button-outdated = Эта кнопка устарела. Откройте меню заново: /start
support-text = Мы рядом. Расскажите, что случилось, — ответит человек.
support-none = Напишите об этом чуть позже: адрес поддержки ещё не указан.
terms-text = Условия — по кнопке. Пользуясь Bozor, вы с ними соглашаетесь.
terms-none = Условия скоро появятся здесь.
paysupport-text = Не пришла оплата или хотите вернуть деньги? Напишите в поддержку и укажите, когда платили, — разберёмся. Поддержка Telegram с этим не поможет: за оплату услуг Bozor отвечаем мы.

### What a moderator decided

button-fix = Исправить
notice-reason =
    <b>Причина:</b> { $reason ->
        [prohibited] такое у нас продавать нельзя
        [duplicate] такое объявление у вас уже есть
        [category] выбрана не та категория
        [photo] не подходят фотографии
        [misleading] описание или цена вводят в заблуждение
        [spam] похоже на спам
       *[other] не соответствует правилам
    }.{ $isNoted ->
        [1]
            {""}

            💬 { $note }
       *[0] {""}
    }
notice-approved =
    ✅ <b>Объявление опубликовано</b>

    «{ $name }» уже видят покупатели.
notice-rejected =
    ✋ <b>Объявление не прошло проверку</b>

    «{ $name }»

    { notice-reason }

    Исправьте его и отправьте снова — проверим ещё раз.
notice-revision-approved =
    ✅ <b>Изменения опубликованы</b>

    «{ $name }» теперь выглядит по-новому.
notice-revision-rejected =
    ✋ <b>Изменения не прошли проверку</b>

    «{ $name }» остаётся в продаже в прежнем виде.

    { notice-reason }
notice-removed =
    ⛔️ <b>Объявление снято с продажи</b>

    «{ $name }»

    { notice-reason }{ $isLost ->
        [1]
            {""}

            Остаток оплаченного продвижения сгорел: объявление снято по вине продавца.
       *[0] {""}
    }

    Если это ошибка, напишите нам: /support

### A listing's time runs out

button-renew = 🔄 Продлить на 30 дней
button-reopen = 🔄 Снова выставить
notice-expiring =
    ⏳ <b>Объявление скоро закончится</b>

    «{ $name }» видно покупателям до { $day }. Если предложение ещё в силе, продлите — это бесплатно.
notice-expired =
    ⌛️ <b>Срок объявления вышел</b>

    «{ $name }» больше не видно покупателям. Если предложение ещё в силе, выставьте его снова — это бесплатно.

### Payments and promotion

days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
services =
    { $times ->
        [0] {""}
       *[other] {"\u000A"}• Подъём просмотров до ×{ $times } на { $topUpDays ->
            [one] { $topUpDays } день
            [few] { $topUpDays } дня
           *[many] { $topUpDays } дней
        }
    }{ $isVip ->
        [0] {""}
       *[other] {"\u000A"}• VIP: место на главной, пока VIP не оплатят ещё для десяти объявлений
    }{ $premiumDays ->
        [0] {""}
       *[other] {"\u000A"}• Premium на { $premiumDays ->
            [one] { $premiumDays } день
            [few] { $premiumDays } дня
           *[many] { $premiumDays } дней
        }
    }
paid-amount =
    { $unit ->
        [sum] { $paid } сум
        [stars] { $paid ->
            [one] { $paid } звезда
            [few] { $paid } звезды
           *[many] { $paid } звёзд
        }
        [coins] { $paid ->
            [one] { $paid } монета
            [few] { $paid } монеты
           *[many] { $paid } монет
        }
       *[other] { $paid }
    }
invoice-coins = Монеты: { $coins }
invoice-coins-about = Для оплаты продвижения объявлений в Bozor. Остаются на вашем балансе.
invoice-promotion = Продвижение объявления
invoice-promotion-about = Услуги для объявления:{ services }{"\u000A"}Начнут работать в течение 15 минут после оплаты.
button-my-listings = Мои объявления
notice-coins-bought =
    🪙 <b>Монеты зачислены: { $coins }</b>

    Ими можно оплатить продвижение объявлений.
notice-promoted =
    🚀 <b>Оплата прошла: { paid-amount }</b>

    «{ $name }»{ services }

    Услуги начнут работать в течение 15 минут. Сколько людей увидели объявление, видно в «Моих объявлениях».
notice-promoted-partly =
    🪙 <b>Оплата прошла, но не всё получилось</b>

    «{ $name }»: из оплаченного ({ paid-amount }) услуги на { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } дать не удалось — объявление не в продаже или такая услуга уже есть. Эти монеты мы вернули на ваш баланс.{ $begun ->
        [0] {""}
       *[other] {"\u000A\u000A"}Остальное начнёт работать в течение 15 минут:{ services }
    }
notice-promotion-refunded =
    ↩️ <b>Возврат платежа № { $id }</b>

    Сумма: { paid-amount }{ $unit ->
        [stars] , они возвращаются на ваш счёт в Telegram
        [coins] , они снова на вашем балансе
       *[other] {""}
    }. Оплаченные им услуги больше не действуют.{ $coins ->
        [0] {""}
       *[other] {" "}Монеты списаны: { $coins }.
    }
notice-coins-refunded =
    ↩️ <b>Возврат покупки № { $id }</b>

    Монеты списаны: { $coins }. Звёзды возвращаются на ваш счёт в Telegram.
notice-top-up-over =
    📈 <b>Подъём просмотров закончился</b>

    Просмотры объявления «{ $name }» больше не поднимаются.
notice-vip-over =
    ⭐️ <b>Объявление вышло из VIP</b>

    «{ $name }»: после вашего VIP оплатили ещё для десяти объявлений. Можно снова занять первое место.
notice-premium-over =
    🏷 <b>Premium закончился</b>

    «{ $name }» снова показывается обычной карточкой.
notice-unused-returned =
    🪙 <b>Вернули монеты: { $coins }</b>

    За неиспользованное продвижение объявления «{ $name }».
notice-surplus =
    ⚠️ <b>Оплата не засчитана: { $sum } сум</b>

    Заказ № { $transaction } уже оплачен или закрыт, поэтому эти деньги ничего не купили. Они сохранены, и администратор вернёт их вам. Вопросы — /paysupport
notice-surplus-returned =
    ↩️ <b>Деньги возвращены: { $sum } сум</b>

    Оплату заказа № { $transaction }, которую мы не засчитали, отправили обратно. Когда она придёт, зависит от вашего банка. Вопросы — /paysupport
notice-surplus-credited =
    🪙 <b>Монеты зачислены: { $coins }</b>

    Это оплата заказа № { $transaction }, которую мы не засчитали. Монетами можно оплатить продвижение объявлений. Вопросы — /paysupport
notice-stars-credited =
    🪙 <b>Монеты зачислены: { $coins }</b>

    Оплата заказа № { $transaction }: { paid-amount }. { $tries ->
        [0] Вместо возврата мы зачислили монеты.
       *[other] Вернуть их Telegram не смог, поэтому мы зачислили монеты.
    } Ими можно оплатить продвижение объявлений. Вопросы — /paysupport
admin-surplus =
    ⚠️ <b>Лишние деньги: { $coins } монет</b>

    { $provider }, платёж № { $payment } пришёл за транзакцию № { $transaction }, которой он уже не нужен. Верните его в кабинете провайдера или зачислите плательщику: docs/payments.md.
admin-refund-loss =
    ⚠️ <b>Возврат транзакции № { $transaction }</b>

    Потрачено до возврата и списать уже нечего: { $coins } монет.
admin-click-cancelled =
    ⚠️ <b>Click отменил оплаченный платёж № { $payment }</b>

    Он оплатил транзакцию № { $transaction }, и у нас ничего не изменилось. Посмотрите в кабинете Click, вернулись ли деньги плательщику: docs/payments.md.
admin-uzum-late =
    ⚠️ <b>Uzum подтвердил платёж № { $payment } слишком поздно</b>

    Прошло больше 30 минут, поэтому мы отказали и транзакция № { $transaction } этим платежом не оплачена. Проверьте в реестре Uzum, что деньги вернулись плательщику: docs/payments.md.

### Stars and coins

coins-balance =
    🪙 <b>На балансе: { $coins }</b>

    Монетами оплачивают продвижение объявлений. 1 монета — 100 сум.
coins-packs =
    🪙 <b>Купить монеты</b>

    Оплата звёздами Telegram. Монеты придут сразу и останутся на балансе, пока вы их не потратите.
coins-none = Сейчас монеты не продаются. Загляните позже.
button-buy-coins = 🪙 Купить монеты
button-coin-pack = 🪙 { $coins } — ⭐ { $stars }
checkout-unknown = Такого счёта у нас нет. Создайте новый.
checkout-foreign = Этот счёт выставлен другому человеку.
checkout-banned = Ваш профиль заблокирован. Напишите в поддержку: /support
checkout-changed = Цена изменилась. Создайте новый счёт.
checkout-paid = Этот счёт уже оплачен.
checkout-busy = Этот счёт уже оплачивается.
checkout-closed = Этот счёт закрыт. Если покупка ещё нужна, создайте новый.
checkout-elsewhere = Этот заказ или его часть уже оплачены другим способом. Чего не хватает, закажите заново.
checkout-unavailable = Это уже не купить: объявление не в продаже или услуга у него уже есть.
checkout-later = Сейчас не получается принять оплату. Попробуйте через минуту.
notice-stars-surplus =
    ↩️ <b>Звёзды вернутся: { $stars }</b>

    Платить по этому счёту было уже нельзя, или он выставлен другому человеку, поэтому оплату мы возвращаем целиком.
admin-stars-stuck =
    ⚠️ <b>Звёзды не возвращаются</b>

    Платёж № { $payment }, транзакция № { $transaction }. Telegram отвечает: { $said }. Попытки продолжаются; что делать — docs/payments.md.
admin-stars-twice =
    ⚠️ <b>Звёзды вернулись дважды: { $stars }</b>

    Платёж № { $payment }, транзакция № { $transaction }: его уже вернули вручную, а теперь и Telegram. Решите с плательщиком: docs/payments.md.
admin-ledger-faults =
    ⚠️ <b>Учёт монет не сходится: { $count }</b>

    { $faults }

    Подробности: npm run ledger -- check
refund-usage = Напишите номер транзакции: <code>/refund 1017</code>
refund-unknown = Транзакции № { $id } нет.
refund-not-paid = Транзакция № { $id } не оплачена или уже возвращена.
refund-used-up = Транзакцию № { $id } не вернуть: купленное уже использовано.
refund-spent = Транзакцию № { $id } не вернуть: купленные монеты уже потрачены.
refund-cabinet =
    <b>Транзакция № { $id }</b> · { $name } · { $coins } монет · { $provider }

    Деньги этого провайдера возвращают в его кабинете. Как только он нам об этом сообщит, услуги остановятся сами.
refund-cabinet-click =
    <b>Транзакция № { $id }</b> · { $name } · { $coins } монет · { $provider }

    Деньги Click возвращают в его кабинете, и он нам об этом не сообщает. Верните их там, затем выполните на сервере:
    <code>npm run ledger -- returned { $id } "причина" --by имя</code>
refund-ask-pack =
    <b>Транзакция № { $id }</b> · { $name } · ⭐ { $stars }

    Спишем { $coins } монет с баланса и вернём звёзды целиком. Отменить это нельзя.
refund-ask-stars =
    <b>Транзакция № { $id }</b> · { $name } · ⭐ { $stars }

    Остановим оплаченные услуги и вернём звёзды целиком. Отменить это нельзя.
refund-ask-coins =
    <b>Транзакция № { $id }</b> · { $name } · { $coins } монет

    Остановим оплаченные услуги и вернём монеты на баланс. Отменить это нельзя.
button-refund = Вернуть
refund-done = ✅ Транзакция № { $id } возвращена. Звёзды, если платили ими, придут в течение минуты.
refund-left = Хорошо, возврата не будет.

### Groups of the shop

group-completed =
    🎉 <b>Ваша группа собралась!</b>

    { $title }

    Вы платите { $total } при получении, доставка бесплатна. Напишем, когда заказ будет в пути.
group-completed-ask =
    { group-completed }

    Всё в силе? Подтвердите заказ, и мы его соберём.
group-expired =
    ⌛️ <b>Группа не успела собраться</b>

    { $title }

    Заказ отменён, платить ничего не нужно. Начните снова и позовите ещё нескольких друзей.
button-start-again = Начать снова

### Reminders and cards of groups

button-invite-friends = 📣 Позвать друзей
button-mute-reminder = 🔕 Не напоминать об этом
button-unmute-reminder = 🔔 Вернуть напоминания
reminder-muted = Готово: таких сообщений больше не будет. Вернуть их можно в любой момент в вашем аккаунте.
reminder-unmuted = Готово: снова будем напоминать.
group-invite-text = Давайте купим вместе: { $title } за { $together } вместо { $alone }
group-still-open = <b>{ seats-left }</b> · ⏳ { time-left }
reminder-not-joined =
    👀 <b>Ещё думаете?</b>

    { $title }
    { price-together }

    { $places ->
        [0] Начните группу: { $friends ->
            [1] ещё один друг
            [one] ещё { $friends } друг
            [few] ещё { $friends } друга
           *[other] ещё { $friends } друзей
        }, и каждый заплатит групповую цену.
       *[other] Группа уже собирается, присоединяйтесь: { group-still-open }
    }
reminder-not-shared =
    📣 <b>Друзья ещё не знают о вашей группе</b>

    { $title }
    { group-still-open }

    Отправьте им ссылку: без них группа не соберётся.
reminder-link-copied =
    🔗 <b>По вашей ссылке пока никто не пришёл</b>

    { $title }
    { group-still-open }

    Отправьте её ещё одному другу или в другой чат.
reminder-no-joins-3 =
    👥 <b>Три часа никого нового</b>

    { $title }
    { group-still-open }

    Часто достаточно написать ещё двум-трём друзьям.
reminder-no-joins-10 =
    ⏰ <b>Ваша группа ждёт последних участников</b>

    { $title }
    { group-still-open }

    Если она не соберётся вовремя, заказ отменится, и никто ничего не заплатит. Позовите ещё нескольких друзей.
reminder-group-over =
    ⌛️ <b>Группа не успела собраться</b>

    { $title }

    Заказ отменён, платить ничего не нужно. Начните снова с теми же людьми и позовите ещё нескольких друзей.
group-card =
    👥 <b>Ваша группа: { $taken } из { $seats }</b>

    { $title }

    { $circles } { $names }
    <b>{ seats-left }</b> · ⏳ { $hours ->
        [1] меньше часа
        [one] меньше { $hours }{"\u00A0"}часа
       *[other] меньше { $hours }{"\u00A0"}часов
    }
group-card-complete =
    🎉 <b>Ваша группа собралась!</b>

    { $title }

    { $circles } { $names }
    Вы платите { $total } при получении, доставка бесплатна.
group-card-complete-ask =
    { group-card-complete }

    Подтвердите заказ, и мы его соберём.
group-card-complete-confirmed =
    { group-card-complete }

    { order-confirmed }
group-card-over =
    ⌛️ <b>Группа не успела собраться</b>

    { $title }

    { $circles } { $names }
    Платить ничего не нужно. Начните снова с теми же людьми.
group-order-over =
    ✋ <b>Ваш заказ в этой группе закрыт</b>

    { $title }

    Платить ничего не нужно.
group-card-left =
    👋 <b>Вы вышли из этой группы</b>

    { $title }

    Платить ничего не нужно.

### Pages and pictures of the web

page-shop = Bozor – вместе дешевле
page-shop-about = Пять человек покупают вместе, и каждый платит групповую цену. Бесплатная доставка по Индии, оплата при получении.
page-products = Все товары по групповым ценам – Bozor
page-shop-search = Поиск – Bozor
page-terms = Условия – Bozor
page-about = О Bozor
page-missing = Здесь ничего нет – Bozor
page-market = Bozor – объявления Узбекистана
page-market-about = Покупайте и продавайте рядом: машины, жильё, телефоны, одежда и многое другое. Бесплатно и прямо в Telegram.
page-market-search = Поиск объявлений – Bozor
page-category = { $name } – объявления на Bozor
page-category-about = { $name }: объявления со всего Узбекистана с ценами и фото.
page-product = { $title } – { $price } с друзьями
page-product-about = { $price } с друзьями вместо { $regular } в одиночку. Бесплатная доставка, оплата при получении.
page-shop-category = { $name } по групповым ценам – Bozor
page-shop-category-about = { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[other] { $count } товаров
} по групповым ценам от { $price }. Бесплатная доставка, оплата при получении.
page-invitation = Присоединяйтесь – осталось мест: { $left } из { $places }: { $title }
page-invitation-full = Группа собрана, начните свою: { $title }
page-invitation-ended = Группа завершена, начните свою: { $title }
page-invitation-from = { $name } зовёт вас купить вместе.
page-listing = { $name } – { $price }, { $place }
page-listing-over = { $name } – уже не продаётся
page-listing-about = { $price }, { $place }.
page-open = Открыть в Telegram
picture-tagline = Вместе дешевле
picture-together = С друзьями
picture-delivery = Бесплатная доставка · Оплата при получении
picture-places = Осталось мест: { $left } из { $places }
picture-full = Группа собрана
picture-market = Объявления Узбекистана
picture-shop-promise = Вместе дешевле
picture-shop-more = Пять человек, одна групповая цена. Бесплатная доставка по Индии.
picture-market-promise = Покупайте и продавайте рядом
picture-market-more = Объявления Узбекистана прямо в Telegram.

### What comes of bringing friends

referral-approved =
    🎉 <b>{ $amount } ваши</b>

    Ваши друзья получили свои заказы. Потратьте вознаграждение на свою покупку или попросите выплатить его.
referral-paid =
    💸 <b>Мы выплатили вам { $amount }</b>

    Спасибо, что приводите друзей.
referral-paid-to =
    💸 <b>Мы выплатили вам { $amount }</b>

    Куда: { $method }
button-rewards = Мои вознаграждения

### Orders of the shop

start-order = Вот ваш заказ 👇
button-order = Открыть заказ
button-confirm-order = ✅ Подтвердить заказ
button-rate-order = ⭐️ Оценить
order-placed =
    🛍 <b>Мы получили ваш заказ</b>

    { $title }
    № { $number } · { $total } при получении, доставка бесплатна.

    Подтвердите его, и мы его соберём.
order-confirmed = ✅ Подтверждён. Соберём и напишем, когда он будет в пути.
order-confirmed-before = ✅ Этот заказ уже подтверждён.
order-over = Этот заказ закрыт: подтверждать и платить ничего не нужно.
order-unknown = Среди ваших заказов такого нет.
order-note =
    { $isNoted ->
        [1]
            {""}

            💬 { $note }
       *[0] {""}
    }
order-moved-confirmed =
    ✅ <b>Ваш заказ подтверждён</b>

    { $title }
    № { $number } · { $total } при получении.

    Соберём и напишем, когда он будет в пути.{ order-note }
order-moved-packed =
    📦 <b>Ваш заказ собран</b>

    { $title }
    № { $number }

    Скоро отправим.{ order-note }
order-moved-shipped =
    🚚 <b>Ваш заказ в пути</b>

    { $title }
    № { $number }

    { $isPaid ->
        [1] При получении платить ничего не нужно.
       *[0] Приготовьте { $total }: оплата наличными при получении, доставка бесплатна.
    }{ order-note }
order-moved-delivered =
    🎉 <b>Ваш заказ доставлен</b>

    { $title }
    № { $number }

    Понравилось? Ваши звёзды помогут выбрать другим.{ order-note }
order-moved-cancelled =
    ✋ <b>Ваш заказ отменён</b>

    { $title }
    № { $number }

    Платить ничего не нужно.{ order-note }
order-moved-refused =
    ↩️ <b>Ваш заказ вернулся к нам</b>

    { $title }
    № { $number }

    Его не приняли при доставке, платить ничего не нужно.{ order-note }
order-moved-returned =
    ↩️ <b>Ваш возврат у нас</b>

    { $title }
    № { $number }

    Товар снова у нас, и мы вернём то, что вы заплатили.{ order-note }

### When something breaks

error-unexpected =
    Простите, у нас что-то сломалось. Мы уже видим это в журнале.

    Попробуйте ещё раз. Если повторится, назовите поддержке номер { $id }.
error-gave-up = Простите, с вашим последним сообщением мы не справились. Попробуйте ещё раз: /start
