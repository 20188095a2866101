### How the bot presents itself

bot-name = Bozor
bot-about = A market inside Telegram: classifieds all over Uzbekistan and group buying in India.
bot-description =
    Bozor is a market that lives inside Telegram.

    🤝 Cheaper together: five people, one group price, free delivery across India.
    🛍 Classifieds: buy and sell anything nearby, all over Uzbekistan.

    Press Start to come in.
command-start = Open Bozor
command-balance = My rewards
command-coins = Buy coins
command-orders = My orders
command-mute = What the bot writes to me about
command-stop = Stop all notifications
command-privacy = My data and my account
command-language = Language
command-help = What the bot can do
command-support = Support
command-terms = Terms
command-paysupport = Questions about payments
command-refund = Refund a payment
menu-market = Market
menu-shop = Shop
