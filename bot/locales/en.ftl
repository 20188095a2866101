### Refusals: one for each code of contract/errors.ts

error-invalid-input = Please check what you entered
error-unauthorized = Sign in to go on
error-forbidden = You have no access
error-banned = Your profile is blocked. Write to support
error-not-found = Not found
error-conflict = It has changed already. Refresh and try again
error-removed = A moderator has taken this listing down, so it can no longer be changed
error-key-reused = This Idempotency-Key was used for another call. Take a new one for a new one
error-unwanted-contact = The seller doesn't want to be contacted this way. Try the other one
error-not-active = This listing is no longer active
error-own-listing = This is your own listing
error-blocked = Contact with this person is closed
error-not-enough-coins = Not enough coins
error-already-promoted = The listing has this service already. Choose another or wait until it ends
error-price-changed = The price has changed. Check the order and pay again
error-balance-changed = Your balance has changed. Check the order and place it again
error-payment-closed = This payment is closed. Begin a new one
error-method-unavailable = This way to pay isn’t available now. Choose another
error-group-full = This group is full already
error-group-ended = The time of this group is over
error-already-in-group = You are in a group for this product already
error-code-unknown = No code was asked for with this number. Ask for one
error-code-wrong = Wrong code
error-code-expired = The code is expired. Ask for another
error-phone-unproven = Confirm your phone number first
error-too-large = It is too large
error-unsupported-media = This format isn't supported
error-too-many-requests = Too often. Try again a little later
error-daily-limit = That is enough for today. Try again tomorrow
error-internal = Something broke on our side. Try again

### How the bot presents itself

bot-name = Bozor
bot-about = A market inside Telegram: classifieds all over Uzbekistan and group buying in India.
bot-description =
    Bozor is a market that lives inside Telegram.

    🤝 Cheaper together: five people, one group price, free delivery across India.
    🛍 Classifieds: buy and sell anything nearby, all over Uzbekistan.

    Press Start to come in.
command-start = Open Bozor
command-balance = How many coins I have
command-coins = Buy coins
command-language = Language
command-help = What the bot can do
command-support = Support
command-terms = Terms
command-paysupport = Questions about payments
command-refund = Refund a payment
menu-market = Market
menu-shop = Shop

### Buttons

button-market = 🛍 Classifieds
button-shop = 🤝 Cheaper together
button-reports = 📊 Reports
button-listing = Open the listing
button-similar = Similar listings
button-category = Open the category
button-promote = 🚀 Promote a listing
button-payment = Check the payment
button-product = Open the product
button-invite = Open the invitation
button-group = Open the group
button-referral = Open the shop
button-support = Write to support
button-terms = Read the terms
button-phone = 📱 Share my number
button-cancel = Cancel

### Start and its links

start-greeting =
    Hello, <b>{ $name }</b>! 👋

    This is <b>Bozor</b>, a market that lives right here in Telegram.

    🤝 <b>Cheaper together</b> — gather five people and everyone pays the group price, with free delivery across India.
    🛍 <b>Classifieds</b> — buy and sell anything nearby, all over Uzbekistan.

    Where shall we start?
start-unknown =
    We don't know this link: it may be out of date or copied only in part.

    Everything else is right here 👇
start-promote =
    🚀 <b>Get your listing noticed</b>

    More views, a place on the main page or a photo twice as big: pick what suits you.
start-category = Here is the category you were looking for 👇
start-payment = Let's see whether the payment has arrived 👇
start-referral =
    🎁 <b>A friend has invited you</b>

    Have a look at the shop: it's cheaper together.
start-referral-own =
    🎁 <b>This is your own link</b>

    Send it to friends: the shop opens for them with an invitation from you.

### Links into the shop

price-together = 👥 <b>{ $together }</b> with friends · <s>{ $alone }</s>{ $percent ->
        [0] {""}
       *[other] {" "}· −{ $percent }%
    }
seats-left =
    { $places ->
        [one] { $places } place left
       *[other] { $places } places left
    }
time-left =
    { $hours ->
        [0] { $minutes ->
            [0] less than a minute
           *[other] { $minutes }{"\u00A0"}min
        }
       *[other] { $hours }{"\u00A0"}h{"\u00A0"}{ $minutes }{"\u00A0"}min
    }
product-card =
    <b>{ $title }</b>

    { price-together }
    🚚 Free delivery, pay at the door{ $places ->
        [0] {""}
       *[other]
            {""}

            A group is forming:
            ⏳ { time-left } · <b>{ seats-left }</b>
    }
product-gone =
    This product isn’t on sale any more, or the link was copied only in part.

    See what people are buying together right now 👇
invite-card =
    🤝 { $isNamed ->
        [1] <b>{ $name } invites you to buy together</b>
       *[0] <b>You are invited to buy together</b>
    }

    { $title }
    { price-together }

    ⏳ { time-left } · <b>{ seats-left }</b>

    Everyone orders for themselves and pays at the door. If the group doesn’t fill, nobody pays anything.
invite-unknown =
    We can’t find this group: the link may have been copied only in part. Ask your friend to send it once more.

    And this is what people are buying together right now 👇
group-own-card =
    👥 <b>Your group: { seats-left }</b>

    { $title }
    You pay { $total } at the door.

    ⏳ { time-left } to go. Share the link: friends make it full.
group-full-card =
    🙌 <b>This group is full already</b>

    { $title }
    { price-together }

    Start a group of your own: whoever starts one pays 5% less.
group-over-card =
    ⌛️ <b>The time of this group is over</b>

    { $title }
    { price-together }

    Start a new one: whoever starts a group pays 5% less.
shop-category =
    <b>{ $name }</b>
    { $count ->
        [0] New products come here soon.
        [one] { $count } product, { $from } with friends.
       *[other] { $count } products, from { $from } with friends.
    }
button-start-group = Start a group

### A listing's card

listing-card =
    <b>{ $name }</b>
    { $price }
    📍 { $place }
listing-over =
    <b>{ $name }</b>

    This listing is no longer active. Have a look at similar ones: one of them may be even better.
listing-gone =
    There is no such listing: it may have been taken down.

    See what is on sale right now 👇
price-sum = { $amount } sum
price-uye = { $amount } у.е.
price-negotiable = Negotiable

### Writing to each other about a listing

chat-card =
    <b>{ $name }</b>
    { $price }
    📍 { $place }

    💬 You are writing to <b>{ $person }</b>
    Send text and photos right here: we pass them on and bring the answer. Your number and username stay hidden.
chat-head = <b>{ $name }</b> · { $listing }
chat-says =
    <b>{ $name }</b> · { $listing }

    { $text }
chat-words = { $text }
chat-sent = ✓ Passed on: <b>{ $name }</b> · { $listing }. The answer comes here.
chat-sent-already = This message has been passed on already
chat-entered = Write now: it goes to { $name } · { $listing }
chat-left = This conversation is over: <b>{ $name }</b> · { $listing }. Nothing more is passed on there.
chat-left-already = This conversation is over already
chat-whom = For whom is this? Choose, and we pass it on.
chat-only-text = Only text and photos go through the bot. This message went nowhere.
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
button-chat-reply = ↩️ Reply
button-chat-block = Block
button-chat-report = Report
button-chat-end = End
button-chat-continue = 💬 Continue
button-chat-whom = { $name } · { $listing }

### What became of a notice's button

listing-renewed = ✅ Renewed: buyers see it until { $day }
listing-reopened = ✅ On sale again
listing-resubmitted = ✅ Sent to the moderators

### Sharing the phone

phone-ask = To confirm your number, press the button below: Telegram will pass us your contact. We won't call it or write to it without your knowledge.
phone-not-yours = That is somebody else's contact. Please share your own with the button below.
phone-press-button = Press “📱 Share my number” below, or “Cancel” if you have changed your mind.
phone-code-comes = ✅ Thank you, your number is confirmed. Here comes your code.
phone-other-number = ✅ Your number is confirmed. But the code was asked for with another number, so it can't come here. Enter this very number in the shop, or open the link in the Telegram account of that number.
phone-link-old = ✅ Your number is confirmed. This link is out of date or was copied only in part: ask for a new code in the shop and open its link.
phone-cancelled = All right, no number needed.

### One-time codes

code-message =
    🔐 <b>Your sign-in code:</b> <code>{ $code }</code>

    Tap it to copy. It is good for 5 minutes.

    <b>Don't tell it to anybody</b>, whoever they say they are: we never ask for it. If you aren't signing in, just leave it be.
button-copy-code = 📋 Copy the code

### Language

language-choose = Which language shall we speak?
language-chosen = Done, we speak English now.

### Help and the small print

help-text =
    <b>What I can do</b>

    🤝 <b>Cheaper together</b> — gather a group of five or join one that is forming.
    🛍 <b>Classifieds</b> — listings around you, search, favourites; posting your own takes a minute.

    /language — change the language
    /support — write to people
fallback-text = I'm a bot and can't chat yet. Everything that matters is behind these buttons 👇
button-outdated = This button is out of date. Open the menu anew: /start
support-text = We are here. Tell us what happened, and a person will answer.
support-none = Please write a little later: the support address isn't set yet.
terms-text = The terms are behind the button. By using Bozor you agree to them.
terms-none = The terms will be here soon.
paysupport-text = A payment hasn't arrived, or you want a refund? Write to support and say when you paid, and we will sort it out. Telegram's own support can't help here: payments for Bozor's services are our business.

### What a moderator decided

button-fix = Fix it
notice-reason =
    <b>Reason:</b> { $reason ->
        [prohibited] this may not be sold here
        [duplicate] you have such a listing already
        [category] it is in the wrong category
        [photo] the photos don't fit
        [misleading] the description or the price misleads
        [spam] it looks like spam
       *[other] it doesn't follow the rules
    }.{ $isNoted ->
        [1]
            {""}

            💬 { $note }
       *[0] {""}
    }
notice-approved =
    ✅ <b>Your listing is on sale</b>

    Buyers can see “{ $name }” now.
notice-rejected =
    ✋ <b>Your listing didn't pass the check</b>

    “{ $name }”

    { notice-reason }

    Fix it and send it again: we'll look once more.
notice-revision-approved =
    ✅ <b>Your changes are published</b>

    “{ $name }” has its new look now.
notice-revision-rejected =
    ✋ <b>Your changes didn't pass the check</b>

    “{ $name }” stays on sale as it was.

    { notice-reason }
notice-removed =
    ⛔️ <b>Your listing was taken off sale</b>

    “{ $name }”

    { notice-reason }{ $isLost ->
        [1]
            {""}

            What was left of its paid promotion is lost, as the listing broke the rules.
       *[0] {""}
    }

    If this is a mistake, write to us: /support

### A listing's time runs out

button-renew = 🔄 Renew for 30 days
button-reopen = 🔄 Put back on sale
notice-expiring =
    ⏳ <b>Your listing runs out soon</b>

    Buyers see “{ $name }” until { $day }. If the offer still stands, renew it: that's free.
notice-expired =
    ⌛️ <b>Your listing has run out</b>

    Buyers no longer see “{ $name }”. If the offer still stands, put it back on sale: that's free.

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
notice-promoted =
    🚀 <b>Payment received: { paid-amount }</b>

    “{ $name }”{ services }

    The services start within 15 minutes. “My listings” shows how many people saw it.
notice-promoted-partly =
    🪙 <b>Payment received, but not all of it worked out</b>

    “{ $name }”: of what was paid ({ paid-amount }), services worth { $coins } coins couldn’t be given – the listing isn’t on sale or has them already. These coins are on your balance now.{ $begun ->
        [0] {""}
       *[other] {"\u000A\u000A"}The rest starts within 15 minutes:{ services }
    }
notice-promotion-refunded =
    ↩️ <b>Refund of payment no. { $id }</b>

    Amount: { paid-amount }{ $unit ->
        [stars] , on the way to your Telegram balance
        [coins] , on your balance again
       *[other] {""}
    }. The services it paid for are no longer active.{ $coins ->
        [0] {""}
       *[other] {" "}Coins taken back: { $coins }.
    }
notice-coins-refunded =
    ↩️ <b>Refund of purchase no. { $id }</b>

    Coins taken back: { $coins }. The Stars are on the way to your Telegram balance.
notice-top-up-over =
    📈 <b>The boost of views is over</b>

    The views of “{ $name }” are no longer boosted.
notice-vip-over =
    ⭐️ <b>The listing has left VIP</b>

    “{ $name }”: VIP has been paid for ten more listings after yours. You can take the first place again.
notice-premium-over =
    🏷 <b>Premium is over</b>

    “{ $name }” is an ordinary card again.
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
    ⚠️ <b>Money nobody waits for: { $coins } coins</b>

    { $provider }, payment no. { $payment } came for transaction no. { $transaction }, which no longer needs it. Return it in the provider’s cabinet or credit it to the payer: docs/payments.md.
admin-refund-loss =
    ⚠️ <b>Transaction no. { $transaction } was refunded</b>

    Spent before that and can’t be taken back: { $coins } coins.
admin-click-cancelled =
    ⚠️ <b>Click cancelled payment no. { $payment }, which was made</b>

    It paid transaction no. { $transaction }, and nothing has changed here. See in Click’s cabinet whether the money went back to the payer: docs/payments.md.
admin-uzum-late =
    ⚠️ <b>Uzum confirmed payment no. { $payment } too late</b>

    More than 30 minutes had passed, so it was refused, and transaction no. { $transaction } isn’t paid by it. See in Uzum’s registry that the money went back to the payer: docs/payments.md.

### Stars and coins

coins-balance =
    🪙 <b>Your balance: { $coins }</b>

    Coins pay for promoting listings. 1 coin is 100 soums.
coins-packs =
    🪙 <b>Buy coins</b>

    You pay with Telegram Stars. Coins come at once and stay on your balance until you spend them.
coins-none = No coins are sold just now. Please look again later.
button-buy-coins = 🪙 Buy coins
button-coin-pack = 🪙 { $coins } — ⭐ { $stars }
checkout-unknown = We don’t know this invoice. Please make a new one.
checkout-foreign = This invoice was made for somebody else.
checkout-banned = Your profile is blocked. Write to support: /support
checkout-changed = The price has changed. Please make a new invoice.
checkout-paid = This invoice has been paid already.
checkout-busy = This invoice is being paid right now.
checkout-closed = This invoice is closed. If you still need it, please make a new one.
checkout-elsewhere = This order, or a part of it, has already been paid for in another way. Please order what is missing anew.
checkout-unavailable = This can’t be bought any more: the listing isn’t on sale, or it has this service already.
checkout-later = We can’t take the payment just now. Please try again in a minute.
notice-stars-surplus =
    ↩️ <b>Your Stars are coming back: { $stars }</b>

    This invoice could no longer be paid, or was made for somebody else, so we return the payment in full.
admin-stars-stuck =
    ⚠️ <b>Stars can’t be returned</b>

    Payment { $payment }, transaction { $transaction }. Telegram says: { $said }. We keep trying; what to do is in docs/payments.md.
admin-stars-twice =
    ⚠️ <b>Stars went back twice: { $stars }</b>

    Payment { $payment }, transaction { $transaction }: it had been given back by hand, and now by Telegram too. Settle it with the payer: docs/payments.md.
admin-ledger-faults =
    ⚠️ <b>The coins don’t add up: { $count }</b>

    { $faults }

    More: npm run ledger -- check
refund-usage = Write the number of the transaction: <code>/refund 1017</code>
refund-unknown = There is no transaction { $id }.
refund-not-paid = Transaction { $id } isn’t paid, or is refunded already.
refund-used-up = Transaction { $id } can’t be refunded: what it bought is used up.
refund-spent = Transaction { $id } can’t be refunded: the coins it bought are spent.
refund-cabinet =
    <b>Transaction { $id }</b> · { $name } · { $coins } coins · { $provider }

    Money of this provider is returned in its cabinet. As soon as it tells us, the services stop by themselves.
refund-cabinet-click =
    <b>Transaction { $id }</b> · { $name } · { $coins } coins · { $provider }

    Money of Click is returned in its cabinet, and Click doesn’t tell us. Return it there, then run at the server:
    <code>npm run ledger -- returned { $id } "why" --by name</code>
refund-ask-pack =
    <b>Transaction { $id }</b> · { $name } · ⭐ { $stars }

    We take { $coins } coins off the balance and return all the Stars. This can’t be undone.
refund-ask-stars =
    <b>Transaction { $id }</b> · { $name } · ⭐ { $stars }

    We stop the services it paid for and return all the Stars. This can’t be undone.
refund-ask-coins =
    <b>Transaction { $id }</b> · { $name } · { $coins } coins

    We stop the services it paid for and return the coins to the balance. This can’t be undone.
button-refund = Refund
refund-done = ✅ Transaction { $id } is refunded. If it was paid with Stars, they arrive within a minute.
refund-left = All right, nothing is refunded.

### Groups of the shop

group-completed =
    🎉 <b>Your group is complete!</b>

    { $title }

    You pay { $total } at the door, and delivery is free. We’ll write when it is on its way.
group-completed-ask =
    { group-completed }

    Do you still want it? Confirm your order, and we pack it.
group-expired =
    ⌛️ <b>The group didn’t fill in time</b>

    { $title }

    Your order is cancelled and there is nothing to pay. Start again and invite a few more friends.
button-start-again = Start again

### Reminders and cards of groups

button-invite-friends = 📣 Invite friends
button-mute-reminder = 🔕 Don’t remind me of this
button-unmute-reminder = 🔔 Undo: remind me again
reminder-muted = Done: no more messages of this kind. You can bring them back any time in your account.
reminder-unmuted = Done: we’ll remind you again.
group-invite-text = Let’s buy this together: { $title } for { $together } instead of { $alone }
group-still-open = <b>{ seats-left }</b> · ⏳ { time-left }
reminder-not-joined =
    👀 <b>Still thinking about it?</b>

    { $title }
    { price-together }

    { $places ->
        [0] Start a group: { $friends ->
            [1] one friend more
           *[other] { $friends } friends more
        }, and each of you pays the group price.
       *[other] A group is forming, and you can join it: { group-still-open }
    }
reminder-not-shared =
    📣 <b>Your friends don’t know of your group yet</b>

    { $title }
    { group-still-open }

    Send them the link: the group fills only with them.
reminder-link-copied =
    🔗 <b>Nobody has joined by your link yet</b>

    { $title }
    { group-still-open }

    Send it to one more friend or chat.
reminder-no-joins-3 =
    👥 <b>Nobody new for three hours</b>

    { $title }
    { group-still-open }

    A word to two or three friends is often enough.
reminder-no-joins-10 =
    ⏰ <b>Your group is waiting for its last people</b>

    { $title }
    { group-still-open }

    If it doesn’t fill in time, the order is cancelled and nobody pays. Invite a few more friends.
reminder-group-over =
    ⌛️ <b>The group didn’t fill in time</b>

    { $title }

    Your order is cancelled and there is nothing to pay. Start again with the same people and invite a few more friends.
group-card =
    👥 <b>Your group: { $taken } of { $seats }</b>

    { $title }

    { $circles } { $names }
    <b>{ seats-left }</b> · ⏳ { $hours ->
        [1] less than an hour to go
       *[other] less than { $hours }{"\u00A0"}hours to go
    }
group-card-complete =
    🎉 <b>Your group is complete!</b>

    { $title }

    { $circles } { $names }
    You pay { $total } at the door, and delivery is free.
group-card-complete-ask =
    { group-card-complete }

    Confirm your order, and we pack it.
group-card-complete-confirmed =
    { group-card-complete }

    { order-confirmed }
group-card-over =
    ⌛️ <b>The group didn’t fill in time</b>

    { $title }

    { $circles } { $names }
    There is nothing to pay. Start again with the same people.
group-order-over =
    ✋ <b>Your order in this group is over</b>

    { $title }

    There is nothing to pay.
group-card-left =
    👋 <b>You have left this group</b>

    { $title }

    There is nothing to pay.

### Pages and pictures of the web

page-shop = Bozor – cheaper with friends
page-shop-about = Five people buy together, and each pays the group price. Free delivery across India, cash on delivery.
page-products = All products at group prices – Bozor
page-shop-search = Search – Bozor
page-terms = Terms & Conditions – Bozor
page-about = About Bozor
page-missing = Nothing here – Bozor
page-market = Bozor – classifieds of Uzbekistan
page-market-about = Buy and sell near you: cars, homes, phones, clothes and more. Free to post, right in Telegram.
page-market-search = Search – Bozor
page-category = { $name } – listings on Bozor
page-category-about = { $name }: listings from all over Uzbekistan with prices and photos.
page-product = { $title } – { $price } with friends
page-product-about = { $price } with friends instead of { $regular } alone. Free delivery, cash on delivery.
page-shop-category = { $name } at group prices – Bozor
page-shop-category-about = { $count ->
    [one] { $count } product
   *[other] { $count } products
} at group prices from { $price }. Free delivery, cash on delivery.
page-invitation = Join – { $left } of { $places } places left: { $title }
page-invitation-full = This group is full, start your own: { $title }
page-invitation-ended = This group has ended, start your own: { $title }
page-invitation-from = { $name } invites you to buy together.
page-listing = { $name } – { $price }, { $place }
page-listing-over = { $name } – not on sale any more
page-listing-about = { $price }, { $place }.
page-open = Open in Telegram
picture-tagline = Cheaper with friends
picture-together = With friends
picture-delivery = Free delivery · Cash on delivery
picture-places = { $left } of { $places } places left
picture-full = This group is full
picture-market = Classifieds of Uzbekistan
picture-shop-promise = Cheaper with friends
picture-shop-more = Five people, one group price. Free delivery across India.
picture-market-promise = Buy and sell near you
picture-market-more = Classifieds of Uzbekistan, right in Telegram.

### What comes of bringing friends

referral-approved =
    🎉 <b>{ $amount } is yours</b>

    Friends you have invited are happy with their orders. Lower your next total with it, or let us pay it out.
referral-paid =
    💸 <b>We have paid you { $amount }</b>

    Thank you for bringing friends.
referral-paid-to =
    💸 <b>We have paid you { $amount }</b>

    It went to: { $method }
button-rewards = My rewards

### Orders of the shop

start-order = Here is your order 👇
button-order = Open the order
button-confirm-order = ✅ Confirm the order
button-rate-order = ⭐️ Rate it
order-placed =
    🛍 <b>We have your order</b>

    { $title }
    No. { $number } · { $total } to pay at the door, delivery is free.

    Confirm it, and we pack it.
order-confirmed = ✅ Confirmed. We pack it and write when it is on its way.
order-confirmed-before = ✅ This order is confirmed already.
order-over = This order is over: there is nothing to confirm and nothing to pay.
order-unknown = We can’t find this order among yours.
order-note =
    { $isNoted ->
        [1]
            {""}

            💬 { $note }
       *[0] {""}
    }
order-moved-confirmed =
    ✅ <b>Your order is confirmed</b>

    { $title }
    No. { $number } · { $total } to pay at the door.

    We pack it and write when it is on its way.{ order-note }
order-moved-packed =
    📦 <b>Your order is packed</b>

    { $title }
    No. { $number }

    It goes on its way soon.{ order-note }
order-moved-shipped =
    🚚 <b>Your order is on its way</b>

    { $title }
    No. { $number }

    { $isPaid ->
        [1] There is nothing to pay at the door.
       *[0] Have { $total } ready: you pay in cash at the door, delivery is free.
    }{ order-note }
order-moved-delivered =
    🎉 <b>Your order is delivered</b>

    { $title }
    No. { $number }

    How do you like it? Your stars help others choose.{ order-note }
order-moved-cancelled =
    ✋ <b>Your order is cancelled</b>

    { $title }
    No. { $number }

    There is nothing to pay.{ order-note }
order-moved-refused =
    ↩️ <b>Your order went back to us</b>

    { $title }
    No. { $number }

    It wasn’t taken at the door, and there is nothing to pay.{ order-note }
order-moved-returned =
    ↩️ <b>Your return is here</b>

    { $title }
    No. { $number }

    We have it back, and you get back what you paid.{ order-note }

### When something breaks

error-unexpected =
    Sorry, something broke on our side. We can already see it in our log.

    Please try again. If it happens once more, give support the number { $id }.
error-gave-up = Sorry, we could not cope with your last message. Please try again: /start
