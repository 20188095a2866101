### Help and the small print

help-text =
    <b>What I can do</b>

    🤝 <b>Cheaper together</b> — gather a group of five or join one that is forming.
    🛍 <b>Classifieds</b> — listings around you, search, favourites; posting your own takes a minute.
    📷 <b>Sell from here</b> — send photos with a caption, and I make a listing’s draft of them.

    /orders — your orders
    /balance — coins and rewards
    /language — change the language
    /mute — choose what I write to you about
    /stop — stop all notifications
    /privacy — your data and your account
    /support — write to people
fallback-text =
    I'm a bot and can't chat yet. But if you are selling something, send me photos with a caption: I make a listing's draft of them.

    Everything that matters is behind these buttons 👇
button-outdated = This button is out of date. Open the menu anew: /start
support-text = We are here. Tell us what happened, and a person will answer.
support-email = Write to { $email } and tell us what happened: a person will answer. If it is about an order or a payment, name its number.
support-none =
    There is no address of support yet, so nobody would read what you write here. This may help meanwhile:

    /orders — where an order is
    /balance — coins and rewards
    /privacy — your data and your account

    A listing breaks the rules? Its page has a button to report it.
terms-text = The terms are behind the button. By using Bozor you agree to them.
terms-shop = The shop's terms are behind the button. By ordering there you agree to them.
terms-none = Classifieds have no page of terms yet.
paysupport-text = A payment hasn't arrived, or you want a refund? Write to support and say when you paid, and we will sort it out. Telegram's own support can't help here: payments for Bozor's services are our business.
paysupport-email = A payment hasn't arrived, or you want a refund? Write to { $email } and say when you paid, and we will sort it out. Telegram's own support can't help here: payments for Bozor's services are our business.
paysupport-none = There is no address of support yet. What came of your payments: /balance. Telegram's own support can't help here: payments for Bozor's services are our business.
