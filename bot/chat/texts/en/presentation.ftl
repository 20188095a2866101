### How the bot presents itself

bot-name = Bozor
bot-about = A marketplace inside Telegram: classifieds across Uzbekistan and group buying in India.
bot-description =
    Bozor is a marketplace inside Telegram.

    🤝 Cheaper together: five people, one group price, free delivery across India.
    🛍 Classifieds: buy and sell anything nearby, all over Uzbekistan.

    Press Start to begin.
command-start = Open Bozor
command-balance = My rewards
command-coins = Buy coins
command-orders = My orders
command-mute = Choose which messages I get
command-stop = Stop all notifications
command-privacy = My data and account
command-language = Language
command-help = What the bot can do
command-support = Support
command-terms = Terms
command-paysupport = Questions about payments
command-refund = Refund a payment
menu-market = Market
menu-shop = Shop
