### Prices that a buyer and a seller offer each other

button-offer = 💰 Make an offer
button-offer-name = 💰 Name a price
button-offer-less = { $price } (−{ $percent } %)
button-offer-own = ✏️ Another price
button-offer-accept = ✅ Accept
button-offer-counter = Counter-offer
button-offer-decline = Decline
button-offer-again = 💰 Make another offer
offer-choose = How much do you want to offer for “{ $listing }”?
offer-ask =
    What price do you want to offer? Send one number.

    For example: <code>250 000</code>, <code>250k</code>, <code>1.5 million</code>
offer-asked-already = Already asked: send one number
offer-no-number = We couldn't read that as a price. Send one number, such as <code>250 000</code> or <code>1.5 million</code>, or “Cancel”.
offer-too-low = That's too low. You can offer { $least } or more.
offer-too-high = That's more than the asking price. You can offer { $most } at most.
offer-other-currency = The listing's price is in another currency. You can offer { $least } to { $most }.
offer-cancelled = OK, no offer was made.
offer-sent = ✓ You offered <b>{ $price }</b>: <b>{ $name }</b> · { $listing }. The answer will come here within a day.
offer-sent-already = ✓ They already have this offer: <b>{ $price }</b>. <b>{ $name }</b> · { $listing }
offer-made =
    <b>{ $name }</b> · { $listing }

    💰 Offers <b>{ $price }</b>
    The asking price is { $asked }. You can answer within a day.
offer-agreed = ✅ Agreed: { $price }. Reserved until { $day }. Now arrange where and when to meet.
offer-accepted =
    <b>{ $name }</b> · { $listing }

    ✅ Agreed: <b>{ $price }</b>
    Reserved until { $day }. Now arrange where and when to meet.
offer-refused = You declined. You can name your own price or just write.
offer-declined =
    <b>{ $name }</b> · { $listing }

    { $price } was declined. You can offer another price.
offer-outdated = The listing's price has changed, so this offer is no longer valid.
offer-too-late = This offer has expired and can't be answered any more.
offer-over = This offer is no longer valid: it was answered, or there is a newer one.
offer-reserved = The listing is now reserved for another buyer. If it becomes available while this offer stands, you can still accept it.
offer-not-active = The listing is off sale, so you can't make an offer.
offer-expired = <b>{ $name }</b> · { $listing }: your offer of { $price } wasn't answered within a day.
offer-freed = “{ $listing }” is no longer reserved for you. It's still on sale, so you can write.
offer-lapsed = 🔖 Agreed earlier, but now reserved for another buyer.
offer-given-away = “{ $listing }” is no longer reserved for you: the seller has reserved it for another buyer. You can still write in case it becomes available.
offer-wanted =
    <b>{ $name }</b> · { $listing }

    🔖 This buyer would take it for your price of { $price }, but it's reserved for another buyer, so the price isn't agreed. Reserve it for them or write.
