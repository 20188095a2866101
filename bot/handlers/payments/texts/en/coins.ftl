### Stars and coins

coins-balance =
    🪙 <b>Your balance: { $coins }</b>

    Coins pay for promoting listings. 1 coin is 100 soums.
coins-packs =
    🪙 <b>Buy coins</b>

    You pay with Telegram Stars. Coins come at once and stay on your balance until you spend them.
coins-none = No coins are sold just now. Please look again later.
button-buy-coins = 🪙 Buy coins
button-coin-pack = 🪙 { $coins } — ⭐ { $stars }
checkout-unknown = We don’t know this invoice. Please make a new one.
checkout-foreign = This invoice was made for somebody else.
checkout-banned = Your profile is blocked. Write to support: /support
checkout-changed = The price has changed. Please make a new invoice.
checkout-paid = This invoice has been paid already.
checkout-busy = A payment for this is already under way. Finish it, or try again later.
checkout-closed = This invoice is closed. If you still need it, please make a new one.
checkout-elsewhere = This order, or a part of it, has already been paid for in another way. Please order what is missing anew.
checkout-unavailable = This can’t be bought any more: the listing isn’t on sale, or it has this service already.
checkout-later = We can’t take the payment just now. Please try again in a minute.
notice-stars-surplus =
    ↩️ <b>Your Stars are coming back: { $stars }</b>

    This invoice could no longer be paid, or was made for somebody else, so we return the payment in full.
admin-stars-stuck =
    ⚠️ <b>Stars can’t be returned</b>

    Payment { $payment }, transaction { $transaction }. Telegram says: { $said }. We keep trying; what to do is in docs/payments.md.
admin-stars-twice =
    ⚠️ <b>Stars went back twice: { $stars }</b>

    Payment { $payment }, transaction { $transaction }: it had been given back by hand, and now by Telegram too. Settle it with the payer: docs/payments.md.
admin-ledger-faults =
    ⚠️ <b>The coins don’t add up: { $count }</b>

    { $faults }

    More: npm run ledger -- check
coins-count =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
refund-usage = Write the number of the transaction: <code>/refund 1017</code>
refund-unknown = There is no transaction { $id }.
refund-not-paid = Transaction { $id } isn’t paid, or is refunded already.
refund-used-up = Transaction { $id } can’t be refunded: what it bought is used up.
refund-own = Your own payment { $id } is for another admin to refund.
refund-spent = Transaction { $id } can’t be refunded: the coins it bought are spent.
refund-cabinet =
    <b>Transaction { $id }</b> · { $name } · { coins-count } · { $provider }

    Money of this provider is returned in its cabinet. As soon as it tells us, the services stop by themselves.
refund-cabinet-click =
    <b>Transaction { $id }</b> · { $name } · { coins-count } · { $provider }

    Money of Click is returned in its cabinet, and Click doesn’t tell us. Return it there, then run at the server:
    <code>npm run ledger -- returned { $id } "why" --by name</code>
refund-ask-pack =
    <b>Transaction { $id }</b> · { $name } · ⭐ { $stars }

    We take { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } off the balance and return all the Stars. This can’t be undone.
refund-ask-stars =
    <b>Transaction { $id }</b> · { $name } · ⭐ { $stars }

    We stop the services it paid for and return all the Stars. This can’t be undone.
refund-ask-coins =
    <b>Transaction { $id }</b> · { $name } · { coins-count }

    We stop the services it paid for and return the coins to the balance. This can’t be undone.
button-refund = Refund
refund-done = ✅ Transaction { $id } is refunded. If it was paid with Stars, they arrive within a minute.
refund-left = All right, nothing is refunded.
