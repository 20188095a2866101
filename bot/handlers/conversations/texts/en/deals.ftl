### What is said with one press, numbers, and words that are held back

button-chat-quick-available = Available?
button-chat-quick-lowest = Best price?
button-chat-quick-where = Where?
button-chat-quick-yes = ✅ Yes
button-chat-quick-reserved = 🔖 Reserve
button-chat-quick-sold = Sold
chat-quick-available = Hello! Is it still available?
chat-quick-lowest = Is the price negotiable? What's your lowest?
chat-quick-where = Where and when can I see it?
chat-quick-yes = Yes, it's still available.
chat-quick-reserved = Reserved for you for 3 days.
chat-quick-sold = It's already sold.
chat-quick-sent = Sent: { $name } · { $listing }
chat-quick-said = ✓ Sent: “{ $words }” <b>{ $name }</b> · { $listing }
button-chat-free = Remove reservation
chat-freed = No longer reserved: the listing is available to everyone.
chat-freed-other = The listing is now reserved for another buyer, and that reservation stays.
reserve-give-ask = 🔖 “{ $listing }” is reserved for <b>{ $holder }</b> until { $day }. Reserve it for <b>{ $name }</b> instead? We'll tell { $holder }.
button-reserve-give = ✅ Yes, for { $name }
button-reserve-keep = No, keep it as it is
reserve-given = 🔖 “{ $listing }” is now reserved for <b>{ $name }</b>.
reserve-stays = 🔖 OK, “{ $listing }” isn't reserved for <b>{ $name }</b>: nothing has changed.
chat-sold-ask = We told them it's sold. Take “{ $listing }” off sale, so nobody else writes?
sold-ends-promotion = ⚠️ It's still promoted: the promotion ends with the listing, and the rest of it isn't refunded.
chat-sold-ask-promoted =
    { chat-sold-ask }

    { sold-ends-promotion }
button-chat-close = ✅ Sold, take it off
button-sold-anyway = ✅ Close it anyway
button-keep-selling = Keep it on sale
chat-kept-on-sale = OK, “{ $listing }” stays on sale. We already told them it's sold, so write to them if it isn't.
chat-closed = ✅ Taken off sale: “{ $listing }”. Congratulations!

button-chat-phone = 📞 Share my number
button-chat-phone-give = 📞 Send my number
chat-phone =
    <b>{ $name }</b> · { $listing }

    📞 { $phone }
chat-phone-ask = <b>{ $name }</b> · { $listing }: this person will see your number <b>{ $phone }</b>. Send it?
chat-phone-given = ✓ Your number { $phone } was sent: <b>{ $name }</b> · { $listing }.
chat-phone-none = Please confirm your number first: press the button below. We'll ask again before sending it.
phone-proven = ✅ Thank you, your number is confirmed.

chat-held-link =
    ⚠️ <b>Not sent yet: it contains a link or a Telegram username.</b>

    This is how most scams work: you're led out of the bot, then asked for card details or “delivery” on a fake site. You can settle everything right here.
chat-held-card =
    ⛔️ <b>Not sent: this looks like a card number.</b>

    { chat-no-cards }
chat-held-card-parts =
    ⛔️ <b>Not sent: together with your last messages, this makes up a card number.</b>

    { chat-no-cards }
chat-no-cards = Card numbers never go through the bot, because that's how money gets stolen. Pay when you meet and have seen the item. If this isn't a card number, please write it differently.
button-chat-anyway = Send anyway
button-chat-drop = Don't send
chat-dropped = OK, it wasn't sent.
chat-beware = ⚠️ Careful: this contains a link or a Telegram username. Don't enter card details there and don't pay in advance.
chat-head-warned =
    <b>{ $name }</b> · { $listing }
    { $warning }
chat-says-warned =
    <b>{ $name }</b> · { $listing }
    { $warning }

    { $text }

chat-state-reserved = 🔖 Reserved. It may become available again, so you can still write.
chat-state-for-you = 🔖 Reserved for you until { $day }
chat-state-for-buyer = 🔖 Reserved until { $day }: { $name }
chat-state-offer-own =
    💰 You offered { $price }: { $status ->
        [open] waiting for an answer
        [accepted] accepted
        [lapsed] accepted, but no longer reserved
        [declined] declined
        [expired] not answered
       *[other] the price has changed since
    }
chat-state-offer =
    💰 { $name } offers { $price }: { $status ->
        [open] waiting for your answer
        [accepted] you accepted
        [lapsed] you accepted, but it's no longer reserved
        [declined] you declined
        [expired] expired
       *[other] the price has changed since
    }
