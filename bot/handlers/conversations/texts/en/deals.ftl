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
chat-quick-sold = It's sold already.
chat-quick-sent = Passed on: { $name } · { $listing }
chat-quick-said = ✓ Passed on: “{ $words }” <b>{ $name }</b> · { $listing }
button-chat-free = Free it again
chat-freed = Not reserved any more: the listing is free for everyone.
chat-freed-other = The listing is reserved for another buyer by now: that reservation stays.
reserve-give-ask = 🔖 “{ $listing }” is reserved for <b>{ $holder }</b> until { $day }. Give it to <b>{ $name }</b> instead? { $holder } will be told.
button-reserve-give = ✅ Yes, for { $name }
button-reserve-keep = No, keep it so
reserve-given = 🔖 “{ $listing }” is reserved for <b>{ $name }</b> now.
reserve-stays = 🔖 All right, “{ $listing }” isn't reserved for <b>{ $name }</b>: nothing has changed.
chat-sold-ask = We told them it's sold. Take “{ $listing }” off sale, so nobody else writes?
sold-ends-promotion = ⚠️ It is still promoted: the promotion ends with the listing, and what is left of it isn’t returned.
chat-sold-ask-promoted =
    { chat-sold-ask }

    { sold-ends-promotion }
button-chat-close = ✅ Sold, take it off
button-sold-anyway = ✅ Close it anyway
button-keep-selling = Keep it on sale
chat-kept-on-sale = All right, “{ $listing }” stays on sale. They have been told that it is sold: write to them if it isn’t.
chat-closed = ✅ Taken off sale: “{ $listing }”. Congratulations!

button-chat-phone = 📞 Share my number
button-chat-phone-give = 📞 Send my number
chat-phone =
    <b>{ $name }</b> · { $listing }

    📞 { $phone }
chat-phone-ask = <b>{ $name }</b> · { $listing }: this person will see your number <b>{ $phone }</b>. Send it?
chat-phone-given = ✓ The number { $phone } is sent: <b>{ $name }</b> · { $listing }.
chat-phone-none = Please confirm your number first: press the button below. We'll ask again before sending it.
phone-proven = ✅ Thank you, the number is confirmed.

chat-held-link =
    ⚠️ <b>Not passed on yet: there is a link or a Telegram name in it.</b>

    That's how people are cheated most: led out of the bot, asked for card details, “delivery” on a fake site. Everything can be settled right here.
chat-held-card =
    ⛔️ <b>Not passed on: this looks like a card number.</b>

    { chat-no-cards }
chat-held-card-parts =
    ⛔️ <b>Not passed on: together with your last messages this makes a card number.</b>

    { chat-no-cards }
chat-no-cards = Card numbers never go through the bot: that's how money is stolen. Pay when you meet and have seen the thing. If it isn't a card, please write it differently.
button-chat-anyway = Send anyway
button-chat-drop = Don't send
chat-dropped = All right, it wasn't sent.
chat-beware = ⚠️ Careful: there is a link or a Telegram name here. Don't enter card details there and don't pay in advance.
chat-head-warned =
    <b>{ $name }</b> · { $listing }
    { $warning }
chat-says-warned =
    <b>{ $name }</b> · { $listing }
    { $warning }

    { $text }

chat-state-reserved = 🔖 Reserved. It may be free again, so you can still write.
chat-state-for-you = 🔖 Reserved for you until { $day }
chat-state-for-buyer = 🔖 Reserved until { $day }: { $name }
chat-state-offer-own =
    💰 You offered { $price }: { $status ->
        [open] waiting for an answer
        [accepted] accepted
        [lapsed] accepted, but not reserved any more
        [declined] declined
        [expired] not answered
       *[other] the price has changed since
    }
chat-state-offer =
    💰 { $name } offers { $price }: { $status ->
        [open] waiting for your answer
        [accepted] you accepted
        [lapsed] you accepted, but it isn't reserved any more
        [declined] you declined
        [expired] it has run out
       *[other] the price has changed since
    }
