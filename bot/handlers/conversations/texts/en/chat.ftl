### Writing to each other about a listing

chat-card =
    <b>{ $name }</b>
    { $price }
    📍 { $place }
    { $state }
    💬 You are writing to <b>{ $person }</b>
    Send text, photos and places right here: we pass them on and bring the answer. Your number and username stay hidden.
chat-head = <b>{ $name }</b> · { $listing }
chat-says =
    <b>{ $name }</b> · { $listing }

    { $text }
chat-words = { $text }
chat-sent = ✓ Passed on: <b>{ $name }</b> · { $listing }. The answer comes here.
chat-sent-already = This message has been passed on already
chat-entered = Write now: it goes to { $name } · { $listing }
chat-left = This conversation is over: <b>{ $name }</b> · { $listing }. Nothing more is passed on there.
chat-left-done = Over: nothing more goes to { $name } · { $listing }
chat-whom = For whom is this? Choose, and we pass it on.
chat-nobody =
    This went to nobody: { $why ->
        [not_active] “{ $listing }” is no longer on sale, and the conversation is over.
        [blocked] the conversation with { $name } about “{ $listing }” is blocked.
       *[conflict] { $name } has turned the bot off.
    }
chat-only-text = Only text, photos and places go through the bot. This message went nowhere.
chat-undelivered = Not delivered: <b>{ $name }</b> · { $listing }. It seems the bot is switched off there.
chat-refused = Not delivered: <b>{ $name }</b> · { $listing }. Telegram didn't take this message: send it again or in another way.
chat-own = This is your own listing. When somebody writes about it, the message comes here.
chat-blocked = Contact with this person is closed.
chat-away = This person can't be written to now: the bot is switched off there.
chat-calls-only = This listing takes phone calls only. The number is in the listing.
chat-limit = Enough new conversations for today. You can go on with the ones you have; new ones can begin tomorrow.
chat-block-ask =
    🚫 <b>Block { $name }?</b>

    Neither of you will be able to write or call from listings. What happened?
chat-block-rude = Rude
chat-block-fraud = Deceives
chat-block-spam = Sends spam
chat-block-other = Something else
chat-block-done = 🚫 You won't hear from each other any more: <b>{ $name }</b>.
chat-report-ask = ⚠️ What is wrong with the listing “{ $listing }”?
chat-report-prohibited = Prohibited goods
chat-report-fraud = Fraud
chat-report-sold = Sold already
chat-report-category = Wrong category
chat-report-offensive = Offensive
chat-report-spam = Spam
chat-report-other = Something else
chat-report-done = Thank you, a moderator will have a look.
chat-cancelled = All right, everything stays as it was.
chat-edit-over = The change wasn't passed on: this chat is over.
chat-edit-held = The change wasn't passed on: there is a link or a card's number in it.
chat-edit-long = The change wasn't passed on: it has become too long. Write it as a new message.
chat-edit-late = The change wasn't passed on: that message can't be changed any more. Write once more.
chat-edit-offer = The change wasn't passed on: your offer has been sent. Offer the new price once more.
button-chat-reply = ↩️ Reply
button-chat-block = Block
button-chat-report = Report
button-chat-listing = Listing
button-chat-end = End
button-chat-continue = 💬 Continue
button-chat-whom = { $name } · { $listing }
