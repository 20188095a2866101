### Notices of listings: one's own that may be sold, those one keeps, and what promotion and payments came to

button-still-selling = ✅ Yes, still selling
button-sold = 🤝 Sold
button-change-price = ✏️ Change the price
button-undo-sold = ↩️ Put back on sale
button-mute-selling = 🔕 Don’t ask me this
button-mute-prices = 🔕 No messages about lower prices
button-mute-gone = 🔕 No messages about what is sold
button-unmute-notice = 🔔 Undo: tell me again
notice-muted = Done: no more messages of this kind. You can bring them back any time: /mute
notice-unmuted = Done: we’ll tell you about this again.
button-hush-listing = 🔇 No messages about this listing
button-unhush-listing = 🔔 Write about this listing again
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
       *[other] {" "}“Sold” ends its promotion too.
    }
notice-still-selling-many =
    🛒 <b>Still selling?</b>

    { $count ->
        [one] { $count } listing of yours has been on sale for long
       *[other] { $count } listings of yours have been on sale for long
    }:
    { $names }{ notice-more }

    Close what is sold in “My listings”.
notice-more =
    { $more ->
        [0] {""}
       *[other] {"\u000A"}… and { $more } more
    }
listing-now-draft = This is still a draft
listing-now-pending = 🕓 The listing is being checked
listing-now-active = ✅ The listing is on sale already
listing-now-rejected = ✋ The listing wasn’t approved
listing-now-closed = The listing is off sale already
listing-now-expired = The listing has run out already
listing-now-removed = ⛔️ A moderator has taken the listing off sale
selling-noted = ✅ Good, the listing stays on sale
selling-sold = 🤝 Closed as sold
notice-price-drop =
    📉 <b>Now cheaper</b>

    “{ $name }”
    <s>{ $before }</s> → <b>{ $now }</b>
listing-hushed = We won’t write about this listing any more. It stays in your favourites.
listing-unhushed = We’ll write about this listing again
notice-gone =
    👋 <b>This listing is no longer on sale</b>

    “{ $name }” from your favourites. Have a look at similar ones.
notice-gone-many =
    👋 <b>No longer on sale: { $count }</b>

    From your favourites:
    { $names }{ notice-more }
promotion-views =
    {"\u000A\u000A"}In that time: { $views ->
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
        [closed] the listing is closed, so its promotion ended early.
        [replaced] a boost of another strength took its place.
       *[other] the promotion ended early.
    }{ promotion-kinds }{ promotion-brought }
notice-payment-failed =
    ⚠️ <b>The payment didn’t go through: { paid-amount }</b>

    Order no. { $id }{ $isNamed ->
        [0] {""}
       *[other] {" "}for “{ $name }”
    } isn’t paid. If money was taken all the same, the bank or the payment system gives it back by itself. You can pay the order until { $until }. Questions: /paysupport
notice-order-unpaid =
    ⌛️ <b>Order no. { $id } was closed unpaid</b>

    { $isNamed ->
        [0] {""}
       *[other] “{ $name }”,{" "}
    }{ paid-amount }: the money never came, so nothing has begun. If you still want the promotion, order it again. Questions: /paysupport
