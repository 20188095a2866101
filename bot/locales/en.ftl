### Refusals: one for each code of contract/errors.ts

error-invalid-input = Please check what you entered
error-unauthorized = Sign in to go on
error-forbidden = You have no access
error-banned = Your profile is blocked. Write to support
error-not-found = Not found
error-conflict = It has changed already. Refresh and try again
error-not-active = This listing is no longer active
error-own-listing = This is your own listing
error-blocked = Contact with this person is closed
error-too-large = It is too large
error-unsupported-media = This format isn't supported
error-too-many-requests = Too often. Try again a little later
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
command-language = Language
command-help = What the bot can do
command-support = Support
command-terms = Terms
command-paysupport = Questions about payments
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
start-product = This product is in the group-buying shop 👇
start-invite =
    🤝 <b>You are invited to buy together</b>

    Join in: once all five are there, everyone gets the product at the group price.
start-group = Your group is waiting 👇
start-referral =
    🎁 <b>Your friends have invited you</b>

    Have a look at the shop: it's cheaper together.

### A listing's card

listing-card =
    <b>{ $name }</b>
    { $price }
    📍 { $place }
listing-write =
    <b>{ $name }</b>
    { $price }
    📍 { $place }

    Open the listing to write to the seller.
listing-over =
    <b>{ $name }</b>

    This listing is no longer active. Have a look at similar ones: one of them may be even better.
listing-gone =
    There is no such listing: it may have been taken down.

    See what is on sale right now 👇
price-sum = { $amount } sum
price-uye = { $amount } у.е.
price-negotiable = Negotiable

### Sharing the phone

phone-ask = To confirm your number, press the button below: Telegram will pass us your contact. We won't call it or write to it without your knowledge.
phone-not-yours = That is somebody else's contact. Please share your own with the button below.
phone-press-button = Press “📱 Share my number” below, or “Cancel” if you have changed your mind.
phone-saved = ✅ Thank you, your number is confirmed.
phone-cancelled = All right, no number needed.

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

### When something breaks

error-unexpected =
    Sorry, something broke on our side. We can already see it in our log.

    Please try again. If it happens once more, give support the number { $id }.
error-gave-up = Sorry, we could not cope with your last message. Please try again: /start
