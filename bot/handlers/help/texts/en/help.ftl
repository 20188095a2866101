### Help and the small print

help-text =
    <b>What I can do</b>

    🤝 <b>Cheaper together</b> — start a group of five or join an open one.
    🛍 <b>Classifieds</b> — listings near you, search, favourites. Posting your own takes a minute.
    📷 <b>Sell from here</b> — send photos with a caption, and I'll turn them into a draft listing.

    /orders — your orders
    /balance — your rewards
    /language — change the language
    /mute — choose which messages you get
    /stop — stop all notifications
    /privacy — your data and account
    /support — talk to a person
fallback-text =
    I'm a bot and can't chat yet. To see where your order is: /orders. To see what I can do: /help.

    These buttons open everything important 👇
button-outdated = This button is out of date. Open the menu again: /start
support-text = We're here. Tell us what happened, and a person will reply.
support-email = Write to { $email } and tell us what happened: a person will reply. If it's about an order or a payment, include its number.
support-none =
    There is no support address yet, so nobody would read your message. These may help:

    /orders — where your order is
    /balance — your rewards
    /privacy — your data and account
terms-text = Tap the button to read the terms. By using Bozor, you agree to them.
terms-shop = Tap the button to read the shop's terms. By ordering there, you agree to them.
terms-none = There are no published terms yet.
paysupport-text = Is a payment missing, or do you want a refund? Contact support and say when you paid, and we'll sort it out. Telegram's own support can't help with this: payments to Bozor are handled by us.
paysupport-email = Is a payment missing, or do you want a refund? Write to { $email } and say when you paid, and we'll sort it out. Telegram's own support can't help with this: payments to Bozor are handled by us.
paysupport-none = There is no support address yet. See your orders: /orders. Telegram's own support can't help with this: payments to Bozor are handled by us.
