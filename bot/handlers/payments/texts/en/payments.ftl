### Payments and promotion

days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
services =
    { $times ->
        [0] {""}
       *[other] {"\u000A"}• More views, up to ×{ $times }, for { $topUpDays ->
            [one] { $topUpDays } day
           *[other] { $topUpDays } days
        }
    }{ $isVip ->
        [0] {""}
       *[other] {"\u000A"}• VIP: on the home page until it is paid for ten more listings
    }{ $premiumDays ->
        [0] {""}
       *[other] {"\u000A"}• Premium for { $premiumDays ->
            [one] { $premiumDays } day
           *[other] { $premiumDays } days
        }
    }
paid-amount =
    { $unit ->
        [sum] { $paid } sum
        [stars] { $paid ->
            [one] { $paid } Star
           *[other] { $paid } Stars
        }
        [coins] { $paid ->
            [one] { $paid } coin
           *[other] { $paid } coins
        }
       *[other] { $paid }
    }
invoice-coins = Coins: { $coins }
invoice-coins-about = To pay for promotion of listings in Bozor. They stay on your balance.
invoice-promotion = Promotion of a listing
invoice-promotion-about = Services for the listing:{ services }{"\u000A"}They start within 15 minutes after payment.
button-my-listings = My listings
notice-coins-bought =
    🪙 <b>Coins added: { $coins }</b>

    You can pay for promotion with them.

    Receipt no. { $id }: { paid-amount }.
promoted-until =
    { $topUpUntil ->
        [0] {""}
       *[other] {"\u000A"}More views run until { $topUpUntil }.
    }{ $premiumUntil ->
        [0] {""}
       *[other] {"\u000A"}Premium runs until { $premiumUntil }.
    }
notice-promoted =
    🚀 <b>Payment received: { paid-amount }</b>

    “{ $name }”{ services }

    The services start within 15 minutes. “My listings” shows how many people saw it.{ promoted-until }

    Receipt no. { $id }.
notice-promoted-partly =
    🪙 <b>Payment received, but not all of it worked out</b>

    “{ $name }”: of what was paid ({ paid-amount }), services worth { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } couldn’t be given – the listing isn’t on sale or has them already. These coins are on your balance now.{ $begun ->
        [0] {""}
       *[other] {"\u000A\u000A"}The rest starts within 15 minutes:{ services }{ promoted-until }
    }

    Receipt no. { $id }.
notice-promotion-refunded =
    ↩️ <b>Refund of payment no. { $id }</b>

    Amount: { paid-amount }{ $unit ->
        [stars] , on the way to your Telegram balance
        [coins] , on your balance again
       *[other] {""}
    }.{ $coins ->
        [0] {""}
       *[other] {" "}Coins taken back: { $coins }.
    }{ $isEnded ->
        [0] {" "}The services it paid for are no longer active.
       *[other] {"\u000A\u000A"}With it the promotion of “{ $name }” has ended:{ promotion-kinds }{ promotion-views }
    }
notice-coins-refunded =
    ↩️ <b>Refund of purchase no. { $id }</b>

    Coins taken back: { $coins }. The Stars are on the way to your Telegram balance.
notice-top-up-over =
    📈 <b>The boost of views is over</b>

    The views of “{ $name }” are no longer boosted.{ promotion-brought }
notice-vip-over =
    ⭐️ <b>The listing has left VIP</b>

    “{ $name }”: VIP has been paid for ten more listings after yours. You can take the first place again.{ promotion-brought }
notice-premium-over =
    🏷 <b>Premium is over</b>

    “{ $name }” is an ordinary card again.{ promotion-brought }
notice-unused-returned =
    🪙 <b>Coins returned: { $coins }</b>

    For the unused promotion of “{ $name }”.
notice-surplus =
    ⚠️ <b>Payment not used: { $sum } sum</b>

    Order no. { $transaction } is paid or closed already, so this money has bought nothing. It is kept, and an admin will return it to you. Questions: /paysupport
notice-surplus-returned =
    ↩️ <b>Your money was returned: { $sum } sum</b>

    We have sent the payment for order no. { $transaction } that wasn’t used back. When it arrives depends on your bank. Questions: /paysupport
notice-surplus-credited =
    🪙 <b>Coins added: { $coins }</b>

    This is the payment for order no. { $transaction } that wasn’t used. You can pay for promotion with coins. Questions: /paysupport
notice-stars-credited =
    🪙 <b>Coins added: { $coins }</b>

    Payment for order no. { $transaction }: { paid-amount }. { $tries ->
        [0] Instead of returning them we have added coins.
       *[other] Telegram couldn’t return them, so we have added coins.
    } You can pay for promotion with them. Questions: /paysupport
admin-surplus =
    ⚠️ <b>Money nobody waits for: { coins-count }</b>

    { $provider }, payment no. { $payment } came for transaction no. { $transaction }, which no longer needs it. Return it in the provider’s cabinet or credit it to the payer: docs/payments.md.
admin-refund-loss =
    ⚠️ <b>Transaction no. { $transaction } was refunded</b>

    Spent before that and can’t be taken back: { coins-count }.
admin-click-cancelled =
    ⚠️ <b>Click cancelled payment no. { $payment }, which was made</b>

    It paid transaction no. { $transaction }, and nothing has changed here. See in Click’s cabinet whether the money went back to the payer: docs/payments.md.
admin-uzum-late =
    ⚠️ <b>Uzum confirmed payment no. { $payment } too late</b>

    More than 30 minutes had passed, so it was refused, and transaction no. { $transaction } isn’t paid by it. See in Uzum’s registry that the money went back to the payer: docs/payments.md.
