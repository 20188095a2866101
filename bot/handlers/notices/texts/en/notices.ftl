### Notices of listings: one's own that may be sold, those one keeps, and what promotion and payments came to

button-still-selling = ✅ Yes, still selling
button-sold = 🤝 Sold
button-change-price = ✏️ Change the price
button-undo-sold = ↩️ Put back on sale
button-mute-selling = 🔕 Don't ask me this again
button-mute-prices = 🔕 No messages about price drops
button-mute-gone = 🔕 No messages about sold listings
button-unmute-notice = 🔔 Undo: tell me again
notice-muted = Done: no more messages of this kind. You can turn them back on any time: /mute
notice-unmuted = Done: we'll tell you about this again.
button-hush-listing = 🔇 Mute this listing
button-unhush-listing = 🔔 Unmute this listing
button-similar-to = Similar: { $name }
button-favourites = ❤️ Favourites
button-promote-again = 🚀 Promote again
button-pay-again = 🚀 Pay again
notice-still-selling =
    🛒 <b>Still selling?</b>

    “{ $name }”, { $price }
    On sale for { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.{ $isPromoted ->
        [0] {""}
       *[other] {" "}“Sold” also ends its promotion.
    }
notice-still-selling-many =
    🛒 <b>Still selling?</b>

    { $count ->
        [one] { $count } of your listings has been on sale for a long time
       *[other] { $count } of your listings have been on sale for a long time
    }:
    { $names }{ notice-more }

    Close what's sold in “My listings”.
notice-more =
    { $more ->
        [0] {""}
       *[other] {"\u000A"}… and { $more } more
    }
listing-now-draft = This is still a draft
listing-now-pending = 🕓 The listing is in review
listing-now-active = ✅ The listing is already on sale
listing-now-rejected = ✋ The listing wasn't approved
listing-now-closed = The listing is already off sale
listing-now-expired = The listing has already expired
listing-now-removed = ⛔️ A moderator has taken the listing off sale
selling-noted = ✅ Good, the listing stays on sale
selling-sold = 🤝 Closed as sold
notice-price-drop =
    📉 <b>Price drop</b>

    “{ $name }”
    <s>{ $before }</s> → <b>{ $now }</b>
listing-hushed = We won't message you about this listing any more. It stays in your favourites.
listing-unhushed = We'll message you about this listing again
notice-gone =
    👋 <b>This listing is no longer on sale</b>

    “{ $name }” from your favourites. Take a look at similar ones.
notice-gone-many =
    👋 <b>No longer on sale: { $count }</b>

    From your favourites:
    { $names }{ notice-more }
promotion-views =
    {"\u000A\u000A"}During this time: { $views ->
        [one] { $views } view
       *[other] { $views } views
    }, { $contacts ->
        [one] { $contacts } contact
       *[other] { $contacts } contacts
    }.
promotion-brought =
    { promotion-views }{ $paid ->
        [0] {""}
        [1] {" "}Receipt { $receipts }.
       *[other] {" "}Receipts { $receipts }.
    }
promotion-kinds =
    { $isTopUp ->
        [0] {""}
       *[other] {"\u000A"}• More views
    }{ $isVip ->
        [0] {""}
       *[other] {"\u000A"}• VIP
    }{ $isPremium ->
        [0] {""}
       *[other] {"\u000A"}• Premium
    }
notice-promotion-ended =
    🏁 <b>The promotion has ended</b>

    “{ $name }”: { $reason ->
        [closed] the listing was closed, so its promotion ended early.
        [replaced] a boost of another strength replaced it.
       *[other] the promotion ended early.
    }{ promotion-kinds }{ promotion-brought }
notice-payment-failed =
    ⚠️ <b>The payment didn't go through: { paid-amount }</b>

    Order no. { $id }{ $isNamed ->
        [0] {""}
       *[other] {" "}for “{ $name }”
    } isn't paid. If you were charged anyway, your bank or payment system will refund it automatically. You can still pay for the order until { $until }. Questions: /paysupport
notice-order-unpaid =
    ⌛️ <b>Order no. { $id } was closed unpaid</b>

    { $isNamed ->
        [0] {""}
       *[other] “{ $name }”,{" "}
    }{ paid-amount }: the payment never arrived, so nothing was started. If you still want the promotion, order it again. Questions: /paysupport
