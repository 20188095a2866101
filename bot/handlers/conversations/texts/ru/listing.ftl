### A listing's card

listing-card =
    <b>{ $name }</b>
    { $price }
    📍 { $place }
listing-card-reserved =
    { listing-card }
    🔖 Забронировано. Может снова освободиться, писать можно.
link-admin =
    { listing-card }
    { $status ->
        [pending] ⏳ На модерации
        [rejected] ⛔️ Отклонено
       *[removed] 🗑 Снято с сайта
    }
listing-over =
    <b>{ $name }</b>
    { $price }
    📍 { $place }

    Объявление уже не активно. Посмотрите похожие — вдруг найдётся лучше.
listing-gone =
    Такого объявления нет: возможно, его сняли.

    Посмотрите, что продают сейчас 👇
price-sum = { $amount } сум
price-uye = { $amount } у.е.
price-negotiable = Договорная
