### Prices that a buyer and a seller offer each other

button-offer = 💰 Offer a price
button-offer-name = 💰 Name a price
button-offer-less = { $price } (−{ $percent } %)
button-offer-own = ✏️ Another price
button-offer-accept = ✅ Accept
button-offer-counter = Name another
button-offer-decline = Decline
button-offer-again = 💰 Offer again
offer-choose = How much do you offer for “{ $listing }”?
offer-ask =
    Which price do you offer? Send one number.

    For example: <code>250 000</code>, <code>250k</code>, <code>1.5 million</code>
offer-asked-already = Just asked: send one number
offer-no-number = That's no price we understand. Send one number, such as <code>250 000</code> or <code>1.5 million</code>, or “Cancel”.
offer-too-low = That's too little. You can offer { $least } or more for it.
offer-too-high = That's more than the listing asks. You can offer { $most } at most.
offer-other-currency = The listing has its price in another currency. You can offer { $least } to { $most }.
offer-cancelled = All right, nothing was offered.
offer-sent = ✓ Offered <b>{ $price }</b>: <b>{ $name }</b> · { $listing }. The answer will come here, within a day.
offer-sent-already = ✓ They have this offer already: <b>{ $price }</b>. <b>{ $name }</b> · { $listing }
offer-made =
    <b>{ $name }</b> · { $listing }

    💰 Offers <b>{ $price }</b>
    The listing asks { $asked }. It can be answered within a day.
offer-agreed = ✅ Agreed: { $price }. Reserved until { $day }. Write where and when you'll meet.
offer-accepted =
    <b>{ $name }</b> · { $listing }

    ✅ Agreed: <b>{ $price }</b>
    Reserved until { $day }. Write where and when you'll meet.
offer-refused = You declined. You can name your own price, or just write.
offer-declined =
    <b>{ $name }</b> · { $listing }

    Not for { $price }. You can offer another price.
offer-outdated = The listing's price has changed since, so this offer doesn't stand any more.
offer-too-late = This offer can't be answered any more: its day is over.
offer-over = This offer doesn't stand any more: it was answered, or there is a newer one.
offer-reserved = The listing is reserved for another buyer now. If it is freed while this offer stands, you can still accept the price.
offer-not-active = The listing is off sale, so no price can be offered.
offer-expired = <b>{ $name }</b> · { $listing }: your offer of { $price } wasn't answered within a day.
offer-freed = “{ $listing }” isn't reserved for you any more. It's still on sale, so you can write.
offer-lapsed = 🔖 Agreed before: it is reserved for another buyer now.
offer-given-away = “{ $listing }” isn't reserved for you any more: the seller has reserved it for another buyer. You can still write, in case it is freed.
offer-wanted =
    <b>{ $name }</b> · { $listing }

    🔖 Would take it for your { $price }, but it is reserved for another buyer, so the price isn't agreed. Reserve it for them, or write.
