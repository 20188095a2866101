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
       *[other] {"\u000A"}• VIP: on the home page until ten more listings take VIP
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
invoice-coins-about = To pay for promoting listings on Bozor. They stay on your balance.
invoice-promotion = Listing promotion
invoice-promotion-about = Services for the listing:{ services }{"\u000A"}They start within 15 minutes after payment.
button-my-listings = My listings
notice-coins-bought =
    🪙 <b>Coins added: { $coins }</b>

    Use them to pay for promotion.

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

    The services start within 15 minutes. See how many people viewed it in “My listings”.{ promoted-until }

    Receipt no. { $id }.
notice-promoted-partly =
    🪙 <b>Payment received, but part of it couldn't be used</b>

    “{ $name }”: of what was paid ({ paid-amount }), services worth { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } couldn't be provided – the listing isn't on sale or already has them. These coins are now on your balance.{ $begun ->
        [0] {""}
       *[other] {"\u000A\u000A"}The rest starts within 15 minutes:{ services }{ promoted-until }
    }

    Receipt no. { $id }.
notice-promotion-refunded =
    ↩️ <b>Refund of payment no. { $id }</b>

    Amount: { paid-amount }{ $unit ->
        [stars] , on the way to your Telegram balance
        [coins] , returned to your balance
       *[other] {""}
    }.{ $coins ->
        [0] {""}
       *[other] {" "}Coins taken back: { $coins }.
    }{ $isEnded ->
        [0] {" "}The services it paid for are no longer active.
       *[other] {"\u000A\u000A"}The promotion of “{ $name }” has ended with it:{ promotion-kinds }{ promotion-views }
    }
notice-coins-refunded =
    ↩️ <b>Refund of purchase no. { $id }</b>

    Coins taken back: { $coins }. The Stars are on the way to your Telegram balance.
notice-top-up-over =
    📈 <b>The views boost has ended</b>

    “{ $name }” is no longer boosted.{ promotion-brought }
notice-vip-over =
    ⭐️ <b>The listing has left VIP</b>

    “{ $name }”: ten more listings have taken VIP after yours. You can take first place again.{ promotion-brought }
notice-premium-over =
    🏷 <b>Premium has ended</b>

    “{ $name }” is shown as a regular card again.{ promotion-brought }
notice-unused-returned =
    🪙 <b>Coins returned: { $coins }</b>

    For the unused promotion of “{ $name }”.
notice-surplus =
    ⚠️ <b>Payment not used: { $sum } sum</b>

    Order no. { $transaction } is already paid or closed, so this money hasn't bought anything. We've kept it, and an admin will return it to you. Questions: /paysupport
notice-surplus-returned =
    ↩️ <b>Your money was returned: { $sum } sum</b>

    We've sent back the unused payment for order no. { $transaction }. When it arrives depends on your bank. Questions: /paysupport
notice-surplus-credited =
    🪙 <b>Coins added: { $coins }</b>

    This is the unused payment for order no. { $transaction }. Use the coins to pay for promotion. Questions: /paysupport
notice-stars-credited =
    🪙 <b>Coins added: { $coins }</b>

    Payment for order no. { $transaction }: { paid-amount }. { $tries ->
        [0] We've added coins instead of returning them.
       *[other] Telegram couldn't return them, so we've added coins.
    } Use them to pay for promotion. Questions: /paysupport
admin-surplus =
    ⚠️ <b>Unexpected payment: { coins-count }</b>

    { $provider }, payment no. { $payment } came for transaction no. { $transaction }, which no longer needs it. Return it in the provider's merchant dashboard or credit it to the payer: docs/payments.md.
admin-refund-loss =
    ⚠️ <b>Transaction no. { $transaction } was refunded</b>

    Already spent and can't be taken back: { coins-count }.
admin-click-cancelled =
    ⚠️ <b>Click cancelled payment no. { $payment }, which had been made</b>

    It paid for transaction no. { $transaction }, and nothing has changed here. Check in Click's merchant dashboard whether the payer got the money back: docs/payments.md.
admin-uzum-late =
    ⚠️ <b>Uzum confirmed payment no. { $payment } too late</b>

    More than 30 minutes had passed, so we refused it, and it doesn't pay for transaction no. { $transaction }. Check in Uzum's registry that the payer got the money back: docs/payments.md.
