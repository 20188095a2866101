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

    Чек № { $id }: { paid-amount }.
promoted-until =
    { $topUpUntil ->
        [0] {""}
       *[other] {"\u000A"}Подъём действует до { $topUpUntil }.
    }{ $premiumUntil ->
        [0] {""}
       *[other] {"\u000A"}Premium действует до { $premiumUntil }.
    }
notice-promoted =
    🚀 <b>Оплата прошла: { paid-amount }</b>

    «{ $name }»{ services }

    Услуги начнут работать в течение 15 минут. Сколько людей увидели объявление, видно в «Моих объявлениях».{ promoted-until }

    Чек № { $id }.
notice-promoted-partly =
    🪙 <b>Оплата прошла, но не всё получилось</b>

    «{ $name }»: из оплаченного ({ paid-amount }) услуги на { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } дать не удалось — объявление не в продаже или такая услуга уже есть. Эти монеты мы вернули на ваш баланс.{ $begun ->
        [0] {""}
       *[other] {"\u000A\u000A"}Остальное начнёт работать в течение 15 минут:{ services }{ promoted-until }
    }

    Чек № { $id }.
notice-promotion-refunded =
    ↩️ <b>Возврат платежа № { $id }</b>

    Сумма: { paid-amount }{ $unit ->
        [stars] , они возвращаются на ваш счёт в Telegram
        [coins] , они снова на вашем балансе
       *[other] {""}
    }.{ $coins ->
        [0] {""}
       *[other] {" "}Монеты списаны: { $coins }.
    }{ $isEnded ->
        [0] {" "}Оплаченные им услуги больше не действуют.
       *[other] {"\u000A\u000A"}Вместе с ним закончилось продвижение «{ $name }»:{ promotion-kinds }{ promotion-views }
    }
notice-coins-refunded =
    ↩️ <b>Возврат покупки № { $id }</b>

    Монеты списаны: { $coins }. Звёзды возвращаются на ваш счёт в Telegram.
notice-top-up-over =
    📈 <b>Подъём просмотров закончился</b>

    Просмотры объявления «{ $name }» больше не поднимаются.{ promotion-brought }
notice-vip-over =
    ⭐️ <b>Объявление вышло из VIP</b>

    «{ $name }»: после вашего VIP оплатили ещё для десяти объявлений. Можно снова занять первое место.{ promotion-brought }
notice-premium-over =
    🏷 <b>Premium закончился</b>

    «{ $name }» снова показывается обычной карточкой.{ promotion-brought }
notice-unused-returned =
    🪙 <b>Вернули монеты: { $coins }</b>

    За неиспользованное продвижение объявления «{ $name }».
notice-surplus =
    ⚠️ <b>Оплата не засчитана: { $sum } сум</b>

    Заказ № { $transaction } уже оплачен или закрыт, поэтому эти деньги ничего не купили. Они сохранены, и админ вернёт их вам. Вопросы — /paysupport
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
    ⚠️ <b>Лишние деньги: { coins-count }</b>

    { $provider }, платёж № { $payment } пришёл за транзакцию № { $transaction }, которой он уже не нужен. Верните его в кабинете провайдера или зачислите плательщику: docs/payments.md.
admin-refund-loss =
    ⚠️ <b>Возврат транзакции № { $transaction }</b>

    Потрачено до возврата и списать уже нечего: { coins-count }.
admin-click-cancelled =
    ⚠️ <b>Click отменил оплаченный платёж № { $payment }</b>

    Он оплатил транзакцию № { $transaction }, и у нас ничего не изменилось. Посмотрите в кабинете Click, вернулись ли деньги плательщику: docs/payments.md.
admin-uzum-late =
    ⚠️ <b>Uzum подтвердил платёж № { $payment } слишком поздно</b>

    Прошло больше 30 минут, поэтому мы отказали и транзакция № { $transaction } этим платежом не оплачена. Проверьте в реестре Uzum, что деньги вернулись плательщику: docs/payments.md.
