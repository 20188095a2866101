### Writing to each other about a listing

chat-card =
    <b>{ $name }</b>
    { $price }
    📍 { $place }
    { $state }
    💬 You are writing to <b>{ $person }</b>
    Send text, photos and locations right here: we'll pass them on and bring you the reply. Your number and username stay hidden.
chat-head = <b>{ $name }</b> · { $listing }
chat-says =
    <b>{ $name }</b> · { $listing }

    { $text }
chat-words = { $text }
chat-sent = ✓ Sent: <b>{ $name }</b> · { $listing }. The reply will come here.
chat-sent-already = This message has already been sent
chat-entered = Type your message: it goes to { $name } · { $listing }
chat-left = This conversation has ended: <b>{ $name }</b> · { $listing }. Messages there are no longer sent.
chat-left-done = Ended: nothing more goes to { $name } · { $listing }
chat-whom = Who is this for? Choose, and we'll send it.
chat-nobody =
    This wasn't sent: { $why ->
        [not_active] “{ $listing }” is no longer on sale, and the conversation has ended.
        [blocked] the conversation with { $name } about “{ $listing }” is blocked.
       *[conflict] { $name } has turned the bot off.
    }
chat-only-text = Only text, photos and locations go through the bot. This message wasn't sent.
chat-undelivered = Not delivered: <b>{ $name }</b> · { $listing }. They seem to have turned off the bot.
chat-refused = Not delivered: <b>{ $name }</b> · { $listing }. Telegram didn't accept this message. Send it again or in another form.
chat-own = This is your own listing. When someone writes about it, the message comes here.
chat-blocked = You can't contact this person.
chat-away = You can't write to this person right now: they've turned off the bot.
chat-calls-only = This seller takes phone calls only. The number is in the listing.
chat-limit = You've reached today's limit for new conversations. You can continue the ones you have and start new ones tomorrow.
chat-block-ask =
    🚫 <b>Block { $name }?</b>

    You won't be able to write to or call each other from listings. What happened?
chat-block-rude = Rude
chat-block-fraud = Fraud
chat-block-spam = Spam
chat-block-other = Something else
chat-block-done = 🚫 You won't hear from each other any more: <b>{ $name }</b>.
chat-report-ask = ⚠️ What's wrong with the listing “{ $listing }”?
chat-report-prohibited = Prohibited item
chat-report-fraud = Fraud
chat-report-sold = Already sold
chat-report-category = Wrong category
chat-report-offensive = Offensive
chat-report-spam = Spam
chat-report-other = Something else
chat-report-done = Thank you. A moderator will take a look.
chat-cancelled = OK, nothing has changed.
chat-edit-over = Your edit wasn't sent: this chat has ended.
chat-edit-held = Your edit wasn't sent: it contains a link or a card number.
chat-edit-long = Your edit wasn't sent: it's too long now. Send it as a new message.
chat-edit-late = Your edit wasn't sent: that message can't be edited any more. Send a new one.
chat-edit-offer = Your edit wasn't sent: your offer has already been made. Make a new one instead.
chat-edit-unsent = Your edit wasn't sent: neither was the message. Write it again.
button-chat-reply = ↩️ Reply
button-chat-block = Block
button-chat-report = Report
button-chat-listing = Listing
button-chat-end = End
button-chat-continue = 💬 Continue
button-chat-whom = { $name } · { $listing }
