### Notices of listings: one's own that may be sold, those one keeps, and what promotion and payments came to

button-still-selling = ✅ Да, продаю
button-sold = 🤝 Продано
button-change-price = ✏️ Изменить цену
button-undo-sold = ↩️ Вернуть в продажу
button-mute-selling = 🔕 Не спрашивать об этом
button-mute-prices = 🔕 Не писать о снижении цен
button-mute-gone = 🔕 Не писать о проданном
button-unmute-notice = 🔔 Снова сообщать об этом
notice-muted = Готово: таких сообщений больше не будет. Вернуть их можно в любой момент: /mute
notice-unmuted = Готово: снова будем сообщать об этом.
button-hush-listing = 🔇 Не писать об этом объявлении
button-unhush-listing = 🔔 Снова писать об этом объявлении
button-similar-to = Похожие: { $name }
button-favourites = ❤️ Избранное
button-promote-again = 🚀 Продвинуть снова
button-pay-again = 🚀 Оплатить снова
notice-still-selling =
    🛒 <b>Ещё продаёте?</b>

    «{ $name }», { $price }
    В продаже уже { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }.{ $isPromoted ->
        [0] {""}
       *[other] {" "}Кнопка «Продано» завершит и продвижение.
    }
notice-still-selling-many =
    🛒 <b>Ещё продаёте?</b>

    Давно в продаже { $count ->
        [one] { $count } ваше объявление
        [few] { $count } ваших объявления
       *[many] { $count } ваших объявлений
    }:
    { $names }{ notice-more }

    Что продано, закройте в «Моих объявлениях».
notice-more =
    { $more ->
        [0] {""}
       *[other] {"\u000A"}… и ещё { $more }
    }
listing-now-draft = Это пока черновик
listing-now-pending = 🕓 Объявление на модерации
listing-now-active = ✅ Объявление уже в продаже
listing-now-rejected = ✋ Объявление не прошло проверку
listing-now-closed = Объявление уже снято с продажи
listing-now-expired = Срок объявления уже вышел
listing-now-removed = ⛔️ Объявление снял модератор
selling-noted = ✅ Хорошо, объявление остаётся в продаже
selling-sold = 🤝 Закрыто как проданное
notice-price-drop =
    📉 <b>Стало дешевле</b>

    «{ $name }»
    <s>{ $before }</s> → <b>{ $now }</b>
listing-hushed = Больше не напишем об этом объявлении. В избранном оно остаётся.
listing-unhushed = Снова будем писать об этом объявлении
notice-gone =
    👋 <b>Объявление больше не в продаже</b>

    «{ $name }» из вашего избранного. Посмотрите похожие.
notice-gone-many =
    👋 <b>Больше не в продаже: { $count }</b>

    Из вашего избранного:
    { $names }{ notice-more }
promotion-views =
    {"\u000A\u000A"}За это время: { $views ->
        [one] { $views } просмотр
        [few] { $views } просмотра
       *[many] { $views } просмотров
    }, { $contacts ->
        [one] { $contacts } обращение
        [few] { $contacts } обращения
       *[many] { $contacts } обращений
    }.
promotion-brought =
    { promotion-views }{ $paid ->
        [0] {""}
        [1] {" "}Чек { $receipts }.
       *[other] {" "}Чеки { $receipts }.
    }
promotion-kinds =
    { $isTopUp ->
        [0] {""}
       *[other] {"\u000A"}• Подъём просмотров
    }{ $isVip ->
        [0] {""}
       *[other] {"\u000A"}• VIP
    }{ $isPremium ->
        [0] {""}
       *[other] {"\u000A"}• Premium
    }
notice-promotion-ended =
    🏁 <b>Продвижение закончилось</b>

    «{ $name }»: { $reason ->
        [closed] объявление закрыто, поэтому продвижение закончилось раньше времени.
        [replaced] его заменил подъём другой силы.
       *[other] продвижение закончилось раньше времени.
    }{ promotion-kinds }{ promotion-brought }
notice-payment-failed =
    ⚠️ <b>Оплата не прошла: { paid-amount }</b>

    Заказ № { $id }{ $isNamed ->
        [0] {""}
       *[other] {" "}для «{ $name }»
    } не оплачен. Если деньги всё же списались, их вернут сами банк или платёжная система. Оплатить заказ можно до { $until }. Вопросы — /paysupport
notice-order-unpaid =
    ⌛️ <b>Заказ № { $id } закрыт без оплаты</b>

    { $isNamed ->
        [0] {""}
       *[other] «{ $name }»,{" "}
    }{ paid-amount }: деньги так и не пришли, поэтому ничего не началось. Если продвижение ещё нужно, закажите его снова. Вопросы — /paysupport
