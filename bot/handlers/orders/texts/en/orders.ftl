### Orders of the shop

start-order = Here are your orders 👇
button-order = Open the order
button-confirm-order = ✅ Confirm the order
button-rate-order = ⭐️ Rate it
order-placed =
    🛍 <b>We've received your order</b>

    { $title }
    No. { $number } · { $isPaid ->
        [1] there is nothing to pay on delivery.
       *[0] pay { $total } on delivery, delivery is free.
    }

    Confirm it, and we'll pack it.
order-confirmed = ✅ Confirmed. We'll pack it and message you when it's on its way.
order-confirmed-before = ✅ This order is already confirmed.
order-over = This order is closed: there is nothing to confirm and nothing to pay.
order-unknown = We couldn't find this order in your account.
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

            💰 { $back } has been returned to your balance.
       *[0] {""}
    }{ $isKept ->
        [1]
            {""}

            ⚠️ { $kept } was kept to cover a reward that no longer counts.
       *[0] {""}
    }
order-parcel =
    { $hasCarrier ->
        [1]
            {""}

            Delivered by: { $carrier }
       *[0] {""}
    }{ $hasNumber ->
        [1]
            {""}
            Tracking number: <code>{ $trackingNumber }</code>
       *[0] {""}
    }{ $hasLink ->
        [1]
            {""}
            { $trackingLink }
       *[0] {""}
    }
order-moved-confirmed =
    ✅ <b>Your order is confirmed</b>

    { $title }
    No. { $number } · { $isPaid ->
        [1] there is nothing to pay on delivery.
       *[0] pay { $total } on delivery.
    }

    We'll pack it and message you when it's on its way.{ order-note }
order-moved-packed =
    📦 <b>Your order is packed</b>

    { $title }
    No. { $number }

    It will be on its way soon.{ order-note }
order-moved-shipped =
    🚚 <b>Your order is on its way</b>

    { $title }
    No. { $number }

    { $isPaid ->
        [1] There is nothing to pay on delivery.
       *[0] Have { $total } ready: you pay cash on delivery, and delivery is free.
    }{ order-parcel }{ order-note }
order-moved-delivered =
    🎉 <b>Your order has been delivered</b>

    { $title }
    No. { $number }

    How do you like it? Your rating helps others choose.{ order-note }
order-moved-cancelled =
    ✋ <b>Your order is cancelled</b>

    { $title }
    No. { $number }

    There is nothing to pay.{ order-balance }{ order-note }
order-moved-refused =
    ↩️ <b>Your order came back to us</b>

    { $title }
    No. { $number }

    It wasn't accepted on delivery, and there is nothing to pay.{ order-balance }{ order-note }
order-moved-returned =
    ↩️ <b>We've received your return</b>

    { $title }
    No. { $number }

    { $isPaid ->
        [1] You paid nothing on delivery, so there is no cash to return.
       *[0] You'll get back the { $total } you paid.
    }{ order-balance }{ order-note }
order-edited =
    ✏️ <b>Your order has been changed</b>

    { $title }
    No. { $number }

    Quantity: { $quantity }
    Address: { $address }
    { $isPaid ->
        [1] There is nothing to pay on delivery.
       *[0] You pay { $total } on delivery.
    }
order-parcel-changed =
    🚚 <b>How to follow your order</b>

    { $title }
    No. { $number }{ order-parcel }
