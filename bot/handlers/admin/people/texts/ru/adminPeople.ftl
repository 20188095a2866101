### What admins do about people and switches

command-find = Найти человека, объявление, заказ, платёж
command-user = Карточка человека
command-ban = Заблокировать человека
command-unban = Разблокировать человека
command-flag = Переключатели
command-admin = Роли админов
command-broadcast = Рассылка
admin-left = Оставили как есть.
admin-nobody = Не нашли никого по «{ $who }». Подойдут Bozor ID, Telegram ID, @имя или телефон.
admin-several = «{ $who }» – возможно, не один человек. Посмотрите через /find и напишите Bozor ID.
admin-gone = Такого аккаунта больше нет: он удалён или объединён с другим.
find-usage = Напишите, что искать: <code>/find слова</code>. Ищет людей (имя, @имя, телефон, Telegram ID, Bozor ID), объявления (номер, ссылка, слова), заказы и платежи по номеру.
find-nothing = Ничего не нашли: «{ $words }».
find-person =
    👤 { $name }{ $isNamed ->
        [1] {" "}· @{ $username }
       *[0] {""}
    } · #{ $id }
find-listing = 📦 { $name } · № { $id } · { person-status }
find-order = 🧾 Заказ { $number } · { find-order-status }
find-transaction = 💳 Платёж № { $id } · { find-method } · 🪙 { $coins } · { find-payment-status }
find-order-status =
    { $status ->
        [placed] ждёт подтверждения
        [confirmed] подтверждён
        [packed] собран
        [shipped] в пути
        [delivered] доставлен
        [cancelled] отменён
        [refused] не забрали
       *[returned] возвращён
    }
find-payment-status =
    { $status ->
        [Created] не оплачен
        [Pending] оплачивается
        [Paid] оплачен
        [Cancelled] отменён
        [Expired] срок вышел
       *[Refunded] возвращён
    }
find-method =
    { $method ->
        [payme] Payme
        [click] Click
        [uzum] Uzum
        [stars] звёзды
       *[coins] монеты
    }
button-find-buyer = 🧾 Покупатель заказа { $number }
button-find-payer = 💳 Плательщик № { $id }
person-status =
    { $status ->
        [pending] на модерации
        [active] в продаже
        [rejected] отклонено
        [closed] закрыто
        [expired] срок вышел
       *[removed] снято
    }
person-usage = Напишите, кого показать: <code>/user id</code>, <code>/user @имя</code> или <code>/user +998901234567</code>.
person-head =
    👤 <b>{ $name }</b>{ $isNamed ->
        [1] {" "}· @{ $username }
       *[0] {""}
    }
    #{ $id } · Telegram { $telegramId }
person-language =
    { $language ->
        [ru] русский
        [uz] узбекский
        [en] английский
       *[hi] хинди
    }
person-facts =
    Язык: { person-language } · на Bozor с { $day }
    Телефон: { $phone }
    Бот: { $bot ->
        [started] запущен
        [stopped] остановлен
       *[none] не запускал
    }
person-listings = 📦 { person-status }: { $count }
person-figures =
    Одобрено: { $approved } · отказов: { $rejected } · жалоб: { $reports }
    Монеты: { $coins } · заказы: { $orders } · привёл людей: { $referrals }
person-closing = 🗑 Удаляет аккаунт
person-banned =
    ⛔️ Заблокирован с { $day }{ $isTimed ->
        [1] {" "}до { $until }
       *[0] {""}
    }{ $isNoted ->
        [1] : { $reason }
       *[0] {""}
    }
button-person-phone = 📞 Показать телефон
button-person-ban = ⛔️ Заблокировать
button-person-unban = ↩️ Разблокировать
button-person-coins = 🪙 Монеты
button-person-listings = 📦 Объявления
ban-usage = Кого заблокировать: <code>/ban кто 30d причина</code>. Дни и причину можно не писать. Причина до 300 знаков, её увидит человек.
ban-too-long = С вашей ролью блокируют на срок не больше этого, в днях: { $days }.
unban-usage = Кого разблокировать: <code>/unban кто</code>.
ban-ask =
    <b>Заблокировать: { $name } (#{ $id }){ $days ->
        [0] {""}
        [one] {" "}(на { $days } день)
        [few] {" "}(на { $days } дня)
       *[other] {" "}(на { $days } дней)
    }?</b>

    Сеансы закончатся, объявления уйдут из продажи: { $active }. { $isNoted ->
        [1] Человек увидит причину: «{ $reason }».
       *[0] Причина не указана.
    }{ $coins ->
        [0] {""}
       *[other] {"\u000A\u000A"}На продвижение осталось неизрасходованных монет: { $coins }. Вернуть их?
    }
unban-ask = <b>Разблокировать: { $name } (#{ $id })?</b> Объявления, закрытые блокировкой, вернутся в продажу.
button-ban = ⛔️ Заблокировать
button-ban-lost = ⛔️ По вине: монеты сгорят ({ $coins })
button-ban-returned = ⛔️ Вернуть монеты ({ $coins })
button-ban-undo = ↩️ Отменить
button-unban = ↩️ Разблокировать
ban-done =
    ⛔️ { $name }: аккаунт заблокирован. Ушло из продажи: { $listings }{ $coins ->
        [0] .
       *[other] , возвращено монет: { $coins }.
    }
unban-done = ↩️ { $name }: аккаунт снова открыт. Вернулось в продажу: { $listings }.
ban-refused = Так нельзя: нельзя блокировать себя и других админов.
ban-is-on = { $name }: аккаунт уже заблокирован.
ban-is-off = { $name }: аккаунт не заблокирован.
gift-usage = Напишите так: <code>/coins кто +50 причина</code> или <code>/coins кто -50 причина</code>. Причина до 300 знаков, её увидит человек.
gift-how = Напишите: <code>/coins #{ $id } +50 причина</code>. Чтобы списать, поставьте минус.
gift-amount =
    { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
       *[many] { $amount } монет
    }
gift-ask =
    <b>{ $isGiven ->
        [1] Начислить { gift-amount }
       *[0] Списать { gift-amount }
    }: { $name } (#{ $id })?</b>

    Сейчас на балансе: { $balance }. Человек увидит причину: «{ $reason }».
button-gift =
    { $isGiven ->
        [1] 🪙 Начислить { $amount }
       *[0] 🪙 Списать { $amount }
    }
gift-done =
    🪙 { $isGiven ->
        [1] Начислено: { $amount }
       *[0] Списано: { $amount }
    } · { $name }. На балансе: { $balance }.
gift-not-enough = { $name }: столько монет нет, ниже нуля списать нельзя.
gift-refused = Себе монеты не начисляют и не списывают.
flag-list = <b>Переключатели</b>
flag-about =
    { $key ->
        [PAID_FEATURES_ENABLED] {"\u000A"}Платное продвижение
        [DEBUG_PANEL_ENABLED] {"\u000A"}Панель отладки для админов
        [CONTACTS_PER_DAY] {"\u000A"}Обращений к продавцам в сутки от одного человека
        [LISTINGS_PER_DAY] {"\u000A"}Объявлений в сутки от одного человека
        [PHOTOS_PER_HOUR] {"\u000A"}Фото в час от одного человека
        [ORDERS_PER_DAY] {"\u000A"}Заказов в магазине в сутки от одного человека
        [ORDERS_CLAIM] {"\u000A"}Сколько продано: слова для магазина
        [ORDERS_CLAIM_HI] {"\u000A"}Сколько продано: слова на хинди
        [ORDERS_CLAIM_LIVE] {"\u000A"}Сколько продано: считать за 7 дней
       *[other] {""}
    }
flag-line =
    { $isOn ->
        [1] 🟢
       *[0] ⚪️
    } <code>{ $key }</code>{ flag-about }
flag-set = <b>Задаётся на сервере</b>
flag-value = <code>{ $key }</code> = { $value }{ flag-about }
flag-usage = Напишите так: <code>/flag ИМЯ on</code> или <code>/flag ИМЯ off</code>. Список: /flag
flag-unknown = Переключателя «{ $name }» нет. Список: /flag
flag-so-already =
    <code>{ $name }</code> уже { $isOn ->
        [1] включён.
       *[0] выключен.
    }
flag-ask =
    <b>{ $isOn ->
        [1] Включить
       *[0] Выключить
    } { $name }?</b> Подействует сразу и для всех.
button-flag =
    { $isOn ->
        [1] 🟢 Включить
       *[0] ⚪️ Выключить
    }
button-flag-turn =
    { $isOn ->
        [1] 🟢 Включить
       *[0] ⚪️ Выключить
    } { $name }
flag-done =
    <code>{ $name }</code>: { $isOn ->
        [1] 🟢 включён.
       *[0] ⚪️ выключен.
    }
notice-banned =
    ⛔️ <b>Ваш аккаунт заблокирован{ $days ->
        [0] {""}
        [one] {" "}на { $days } день
        [few] {" "}на { $days } дня
       *[other] {" "}на { $days } дней
    }</b>{ $isNoted ->
        [1] {"\u000A\u000A"}{ $reason }
       *[0] {""}
    }{ $coins ->
        [0] {""}
       *[other] {"\u000A\u000A"}За неиспользованное продвижение вернули монет: { $coins }.
    }

    Если это ошибка, напишите нам: /support
notice-unbanned =
    ✅ <b>Ваш аккаунт разблокирован</b>{ $listings ->
        [0] {""}
       *[other] {"\u000A\u000A"}Вернулось в продажу объявлений: { $listings }.
    }
notice-coins-adjusted =
    🪙 <b>{ $isGiven ->
        [1] Вам начислено монет: { $coins }
       *[0] Списано монет: { $coins }
    }</b>

    { $reason }

    На балансе: { $balance }.
