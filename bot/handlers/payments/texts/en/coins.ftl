### Stars and coins

coins-balance =
    🪙 <b>Your balance: { $coins }</b>

    Use coins to promote listings. 1 coin is 100 sum.
coins-packs =
    🪙 <b>Buy coins</b>

    You pay with Telegram Stars. Coins arrive right away and stay on your balance until you spend them.
coins-none = No coins are on sale right now. Please check back later.
button-buy-coins = 🪙 Buy coins
button-coin-pack = 🪙 { $coins } — ⭐ { $stars }
checkout-unknown = We don't recognise this invoice. Please create a new one.
checkout-foreign = This invoice was created for someone else.
checkout-banned = Your account is blocked. Contact support: /support
checkout-changed = The price has changed. Please create a new invoice.
checkout-paid = This invoice has already been paid.
checkout-busy = A payment for this is already in progress. Finish it or try again later.
checkout-closed = This invoice is closed. If you still need it, please create a new one.
checkout-elsewhere = This order, or part of it, has already been paid another way. Please order what's missing again.
checkout-unavailable = This is no longer available: the listing isn't on sale or already has this service.
checkout-later = We can't take the payment right now. Please try again in a minute.
notice-stars-surplus =
    ↩️ <b>Your Stars are coming back: { $stars }</b>

    This invoice could no longer be paid, or was created for someone else, so we're returning the payment in full.
admin-stars-stuck =
    ⚠️ <b>Stars can't be returned</b>

    Payment { $payment }, transaction { $transaction }. Telegram says: { $said }. We keep trying; what to do is in docs/payments.md.
admin-stars-twice =
    ⚠️ <b>Stars were returned twice: { $stars }</b>

    Payment { $payment }, transaction { $transaction }: it had already been returned by hand, and now Telegram has returned it too. Settle it with the payer: docs/payments.md.
admin-ledger-faults =
    ⚠️ <b>The coins don't add up: { $count }</b>

    { $faults }

    More: npm run ledger -- check
coins-count =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
refund-usage = Write the transaction number: <code>/refund 1017</code>
refund-unknown = There is no transaction { $id }.
refund-not-paid = Transaction { $id } isn't paid or has already been refunded.
refund-used-up = Transaction { $id } can't be refunded: what it bought has been used up.
refund-own = You can't refund your own payment { $id }: another admin has to.
refund-spent = Transaction { $id } can't be refunded: the coins it bought have been spent.
refund-dashboard =
    <b>Transaction { $id }</b> · { $name } · { coins-count } · { $provider }

    Refunds for this provider are made in its merchant dashboard. As soon as it tells us, the services stop automatically.
refund-dashboard-click =
    <b>Transaction { $id }</b> · { $name } · { coins-count } · { $provider }

    Click's refunds are made in its merchant dashboard, and Click doesn't notify us. Refund it there, then run on the server:
    <code>npm run ledger -- returned { $id } "why" --by name</code>
refund-ask-pack =
    <b>Transaction { $id }</b> · { $name } · ⭐ { $stars }

    We'll take { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } off the balance and return all the Stars. This can't be undone.
refund-ask-stars =
    <b>Transaction { $id }</b> · { $name } · ⭐ { $stars }

    We'll stop the services it paid for and return all the Stars. This can't be undone.
refund-ask-coins =
    <b>Transaction { $id }</b> · { $name } · { coins-count }

    We'll stop the services it paid for and return the coins to the balance. This can't be undone.
button-refund = Refund
refund-done = ✅ Transaction { $id } has been refunded. If it was paid with Stars, they'll arrive within a minute.
refund-left = OK, nothing was refunded.
