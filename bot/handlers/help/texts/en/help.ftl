### Help and the small print

help-text =
    <b>What I can do</b>

    🤝 <b>Cheaper together</b> — gather a group of five or join one that is forming.
    🛍 <b>Classifieds</b> — listings around you, search, favourites; posting your own takes a minute.
    📷 <b>Sell from here</b> — send photos with a caption, and I make a listing’s draft of them.

    /orders — your orders
    /balance — your rewards
    /language — change the language
    /mute — choose what I write to you about
    /stop — stop all notifications
    /privacy — your data and your account
    /support — write to people
fallback-text =
    I'm a bot and can't chat yet. Where an order is: /orders. All I can do: /help.

    Everything that matters is behind these buttons 👇
button-outdated = This button is out of date. Open the menu anew: /start
support-text = We are here. Tell us what happened, and a person will answer.
support-email = Write to { $email } and tell us what happened: a person will answer. If it is about an order or a payment, name its number.
support-none =
    There is no address of support yet, so nobody would read what you write here. This may help meanwhile:

    /orders — where an order is
    /balance — your rewards
    /privacy — your data and your account
terms-text = The terms are behind the button. By using Bozor you agree to them.
terms-shop = The shop's terms are behind the button. By ordering there you agree to them.
terms-none = There is no page of terms yet.
paysupport-text = A payment hasn't arrived, or you want a refund? Write to support and say when you paid, and we will sort it out. Telegram's own support can't help here: payments to Bozor are our business.
paysupport-email = A payment hasn't arrived, or you want a refund? Write to { $email } and say when you paid, and we will sort it out. Telegram's own support can't help here: payments to Bozor are our business.
paysupport-none = There is no address of support yet. What became of your orders: /orders. Telegram's own support can't help here: payments to Bozor are our business.
