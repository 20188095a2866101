### What links show

link-promote-off =
    🚀 Promotion isn't on sale right now, but it will be back soon.

    Everyone can see listings without it, too 👇
link-category =
    <b>{ $name }</b>
    { $count ->
        [0] Nothing here yet: your listing could be the first.
        [one] { $count } listing
       *[other] { $count } listings
    }
link-category-gone =
    We have no such category: the link may be incomplete.

    All categories are here 👇
link-payment =
    { $isCoins ->
        [1] 🪙 <b>Coins: { $coins }</b>
       *[0] 🚀 <b>Promotion of { $isNamed ->
            [1] “{ $name }”
           *[0] a listing
        }</b>{ services }
    }
    { paid-amount }

    { $status ->
        [Created] ⏳ Not paid yet.
        [Pending] ⏳ Payment in progress: it usually takes a minute or two.
        [Paid] ✅ Paid.
        [Cancelled] ✋ Cancelled, no money was taken.
        [Expired] ⌛️ The time to pay is over. You can start again.
       *[Refunded] ↩️ The money was returned.
    }
link-payment-unknown =
    We couldn't find this payment in your account: it may have been made from another Telegram account.

    Were you charged and got nothing for it? Write to us: /paysupport
link-order =
    📦 <b>{ $title }</b>
    No. { $number }

    { $status ->
        [placed] 🛍 Order received. { $isPaid ->
            [1] There is nothing to pay on delivery.
           *[0] You pay { $toPay } on delivery.
        }
        [confirmed] ✅ Confirmed, being packed. { $isPaid ->
            [1] There is nothing to pay on delivery.
           *[0] You pay { $toPay } on delivery.
        }
        [packed] 📦 Packed, on its way soon. { $isPaid ->
            [1] There is nothing to pay on delivery.
           *[0] You pay { $toPay } on delivery.
        }
        [shipped] 🚚 On its way. { $isPaid ->
            [1] There is nothing to pay on delivery.
           *[0] Have { $toPay } ready.
        }
        [delivered] 🎉 Delivered.
        [cancelled] ✋ Cancelled, there is nothing to pay.
        [refused] ↩️ It came back to us, there is nothing to pay.
       *[returned] ↩️ Returned.
    }
link-order-unknown =
    We couldn't find this order in your account: it may have been placed from another one.

    All your orders are here 👇
link-own-pending =
    <b>{ $name }</b>
    { $price }
    📍 { $place }

    ⏳ Your listing is in review, usually for up to 15 minutes. Then everyone can see it.
link-own-rejected =
    <b>{ $name }</b>
    { $price }
    📍 { $place }

    ✋ Your listing wasn't approved.
    { notice-reason }
link-own-removed =
    <b>{ $name }</b>
    { $price }
    📍 { $place }

    ⛔️ A moderator has taken your listing off sale.
    { notice-reason }

    If this is a mistake, write to us: /support
link-own-over =
    <b>{ $name }</b>
    { $price }
    📍 { $place }

    Your listing isn't on sale. One tap puts it back.
button-orders = My orders
