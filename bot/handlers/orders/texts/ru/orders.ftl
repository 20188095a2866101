### Orders of the shop

start-order = Вот ваши заказы 👇
button-order = Открыть заказ
button-confirm-order = ✅ Подтвердить заказ
button-rate-order = ⭐️ Оценить
order-placed =
    🛍 <b>Мы получили ваш заказ</b>

    { $title }
    № { $number } · { $isPaid ->
        [1] при получении платить ничего не нужно.
       *[0] {""}{ $total } при получении, доставка бесплатна.
    }

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
order-balance =
    { $isBack ->
        [1]
            {""}

            💰 { $back } снова на вашем балансе.
       *[0] {""}
    }{ $isKept ->
        [1]
            {""}

            ⚠️ { $kept } ушли в счёт вознаграждения, которое больше не действует.
       *[0] {""}
    }
order-parcel =
    { $hasCarrier ->
        [1]
            {""}

            Доставляет: { $carrier }
       *[0] {""}
    }{ $hasNumber ->
        [1]
            {""}
            Номер отправления: <code>{ $trackingNumber }</code>
       *[0] {""}
    }{ $hasLink ->
        [1]
            {""}
            { $trackingLink }
       *[0] {""}
    }
order-moved-confirmed =
    ✅ <b>Ваш заказ подтверждён</b>

    { $title }
    № { $number } · { $isPaid ->
        [1] при получении платить ничего не нужно.
       *[0] {""}{ $total } при получении.
    }

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
    }{ order-parcel }{ order-note }
order-moved-delivered =
    🎉 <b>Ваш заказ доставлен</b>

    { $title }
    № { $number }

    Понравилось? Ваши звёзды помогут выбрать другим.{ order-note }
order-moved-cancelled =
    ✋ <b>Ваш заказ отменён</b>

    { $title }
    № { $number }

    Платить ничего не нужно.{ order-balance }{ order-note }
order-moved-refused =
    ↩️ <b>Ваш заказ вернулся к нам</b>

    { $title }
    № { $number }

    Его не приняли при доставке, платить ничего не нужно.{ order-balance }{ order-note }
order-moved-returned =
    ↩️ <b>Ваш возврат у нас</b>

    { $title }
    № { $number }

    { $isPaid ->
        [1] При получении вы ничего не платили, возвращать наличные не нужно.
       *[0] Мы вернём { $total }, которые вы заплатили.
    }{ order-balance }{ order-note }
order-edited =
    ✏️ <b>Мы изменили ваш заказ</b>

    { $title }
    № { $number }

    Количество: { $quantity }
    Адрес: { $address }
    { $isPaid ->
        [1] При получении платить ничего не нужно.
       *[0] К оплате при получении: { $total }.
    }
order-parcel-changed =
    🚚 <b>Как следить за заказом</b>

    { $title }
    № { $number }{ order-parcel }
