### What links show

link-promote-off =
    🚀 We aren't selling promotion just now: it comes back soon.

    Everybody sees listings without it, too 👇
link-category =
    <b>{ $name }</b>
    { $count ->
        [0] Nothing here yet: your listing can be the first.
        [one] { $count } listing
        [few] { $count } listings
       *[other] { $count } listings
    }
link-category-gone =
    We have no such category: the link may have been copied only in part.

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
        [Pending] ⏳ The payment is on its way: it usually takes a minute or two.
        [Paid] ✅ Paid.
        [Cancelled] ✋ Cancelled, no money was taken.
        [Expired] ⌛️ The time to pay is over. You can start anew.
       *[Refunded] ↩️ The money was returned.
    }
link-payment-unknown =
    We can't find this payment among yours: it may have been made from another Telegram account.

    Money was taken and nothing came of it? Write to us: /paysupport
link-order =
    📦 <b>{ $title }</b>
    No. { $number }

    { $status ->
        [placed] 🛍 We have the order. { $isPaid ->
            [1] There is nothing to pay at the door.
           *[0] { $toPay } to pay at the door.
        }
        [confirmed] ✅ Confirmed, we are packing it. { $isPaid ->
            [1] There is nothing to pay at the door.
           *[0] { $toPay } to pay at the door.
        }
        [packed] 📦 Packed, it goes on its way soon. { $isPaid ->
            [1] There is nothing to pay at the door.
           *[0] { $toPay } to pay at the door.
        }
        [shipped] 🚚 On its way. { $isPaid ->
            [1] There is nothing to pay at the door.
           *[0] Have { $toPay } ready.
        }
        [delivered] 🎉 Delivered.
        [cancelled] ✋ Cancelled, there is nothing to pay.
        [refused] ↩️ It went back to us, there is nothing to pay.
       *[returned] ↩️ Returned.
    }
link-order-unknown =
    We can't find this order among yours: it may have been placed from another account.

    All your orders are here 👇
link-own-pending =
    <b>{ $name }</b>
    { $price }
    📍 { $place }

    ⏳ Your listing is being checked, usually within 15 minutes. Then everybody sees it.
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

    If that is a mistake, write to us: /support
link-own-over =
    <b>{ $name }</b>
    { $price }
    📍 { $place }

    Your listing isn't on sale. One press puts it back.
button-orders = My orders
