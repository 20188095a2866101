### Orders of the shop

start-order = Here are your orders 👇
button-order = Open the order
button-confirm-order = ✅ Confirm the order
button-rate-order = ⭐️ Rate it
order-placed =
    🛍 <b>We have your order</b>

    { $title }
    No. { $number } · { $total } to pay at the door, delivery is free.

    Confirm it, and we pack it.
order-confirmed = ✅ Confirmed. We pack it and write when it is on its way.
order-confirmed-before = ✅ This order is confirmed already.
order-over = This order is over: there is nothing to confirm and nothing to pay.
order-unknown = We can’t find this order among yours.
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

            💰 { $back } is back on your balance.
       *[0] {""}
    }{ $isKept ->
        [1]
            {""}

            ⚠️ { $kept } paid back a reward that no longer counts.
       *[0] {""}
    }
order-moved-confirmed =
    ✅ <b>Your order is confirmed</b>

    { $title }
    No. { $number } · { $total } to pay at the door.

    We pack it and write when it is on its way.{ order-note }
order-moved-packed =
    📦 <b>Your order is packed</b>

    { $title }
    No. { $number }

    It goes on its way soon.{ order-note }
order-moved-shipped =
    🚚 <b>Your order is on its way</b>

    { $title }
    No. { $number }

    { $isPaid ->
        [1] There is nothing to pay at the door.
       *[0] Have { $total } ready: you pay in cash at the door, delivery is free.
    }{ order-note }
order-moved-delivered =
    🎉 <b>Your order is delivered</b>

    { $title }
    No. { $number }

    How do you like it? Your stars help others choose.{ order-note }
order-moved-cancelled =
    ✋ <b>Your order is cancelled</b>

    { $title }
    No. { $number }

    There is nothing to pay.{ order-balance }{ order-note }
order-moved-refused =
    ↩️ <b>Your order went back to us</b>

    { $title }
    No. { $number }

    It wasn’t taken at the door, and there is nothing to pay.{ order-balance }{ order-note }
order-moved-returned =
    ↩️ <b>Your return is here</b>

    { $title }
    No. { $number }

    { $isPaid ->
        [1] We have it back.
       *[0] We have it back, and you get back the { $total } that you paid.
    }{ order-balance }{ order-note }
